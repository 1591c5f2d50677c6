//! Boards of every size in every form, and lists that are longer than Discord shows at once.

use tests::discord::{Message, Permission, Reply, User};

use crate::discord::decided::begin;
use crate::discord::table::{Hall, server};

/// Rulesets with their sizes, smallest first.
const SIZES: [(&str, usize); 5] =
    [("brandubh", 7), ("tablut", 9), ("skalk", 11), ("parlett", 13), ("alea-evangelii", 19)];

/// How wide and how high a PNG is.
fn pixels(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    (number(16), number(20))
}

fn picture(message: &Message) {
    let [picture] = message.attachments.as_slice() else { panic!("{}", message.text()) };
    assert_eq!(pixels(&picture.bytes), (800, 800));
    let alt = picture.description.as_deref().unwrap_or_default();
    assert!((100..=1024).contains(&alt.encode_utf16().count()), "{alt}");
}

#[test]
fn every_size_in_every_form_and_every_list_in_pages() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    for (number, (ruleset, size)) in (1..).zip(SIZES) {
        let given = [("player", "bo"), ("rules", ruleset), ("side", "attack")];
        let _ = alva.says(games, "/tafl challenge", &given);
        let accepted = bo.says(games, "/tafl accept", &[("number", &number.to_string())]);
        picture(accepted.message());
        let begins = format!("Parti {number}:");
        let board = hall.discord.wait_for("the board", |world| {
            let of_game =
                |one: &Message| one.ephemeral_for.is_none() && one.text().contains(&begins);
            world.messages(games).into_iter().find(of_game)
        });
        picture(&board);
        // With the picture in a group, only its description there is shown.
        let embed = &board.embeds[0];
        assert_eq!(
            embed["image"]["description"].as_str(),
            board.attachments[0].description.as_deref()
        );
        // He defends, and sees it as the channel does.
        assert_eq!(accepted.message().attachments[0].bytes, board.attachments[0].bytes);
        // A question after a press comes below; the board keeps its picture.
        let asked = bo.presses(accepted.message(), "more:");
        assert_ne!(asked.message().id, accepted.message().id);
        picture(&bo.now(accepted.message()));
        let game = number.to_string();
        let board_as =
            |form: &str| alva.says(games, "/tafl board", &[("game", &game), ("form", form)]);
        let whole = |reply: &Reply| {
            let more = hall.discord.followups(reply);
            let all = std::iter::once(reply.message().clone()).chain(more);
            all.map(|one| one.content).collect::<Vec<_>>().join("\n")
        };
        let text = whole(&board_as("text"));
        // A row of the grid for each rank, and one for the files above and below.
        let rows = text.split("```").nth(1).expect("a block").trim().lines().count();
        assert_eq!(rows, size + 2, "{text}");
        let emoji = whole(&board_as("emoji"));
        // Beyond 13×13 Discord's clients would not draw them all.
        assert_eq!(emoji.contains("```"), size > 13, "{emoji}");
        assert_eq!(emoji.contains("that many emoji"), size > 13, "{emoji}");
        assert!(whole(&board_as("words")).contains("The king stands on"));

        // Every piece and every square can be reached, a page at a time.
        let moves = legal_moves(ruleset);
        let mut page = alva.presses(&board, "pieces:");
        let mut pieces: Vec<String> = Vec::new();
        loop {
            // They are marked in a picture, too, for the one who chooses.
            picture(page.message());
            let ids = page.message().buttons().into_iter().filter_map(|button| button.custom_id);
            let ids = ids.filter(|id| id.starts_with("squares:"));
            let square = |id: String| id.split(':').rev().nth(1).expect("a square").to_owned();
            pieces.extend(ids.map(square));
            if !page.text().contains("[Next]") {
                break;
            }
            page = alva.presses(page.message(), "Next");
        }
        let mut from: Vec<String> = moves.iter().map(|(from, _)| from.clone()).collect();
        from.sort();
        from.dedup();
        pieces.sort();
        assert_eq!(pieces, from, "{ruleset}");
        assert_eq!(page.text().contains("[Previous]"), from.len() > 24, "{}", page.text());
    }

    // Where something is not allowed, the next best comes instead.
    let posted = |player: &User, ply: &str| {
        let reply = player.says(games, "/tafl move", &[("game", "1"), ("move", ply)]);
        assert!(reply.text().contains(ply), "{}", reply.text());
        hall.discord.wait_for("the ply", |world| {
            let tells = |one: &Message| one.ephemeral_for.is_none() && one.content.contains(ply);
            world.messages(games).into_iter().find(tells)
        })
    };
    let grouped = posted(&alva, "d1-c1");
    assert!(
        grouped.embeds.len() == 1 && !grouped.content.contains("Parti 1"),
        "{}",
        grouped.text()
    );
    server.forbid(games, Permission::EmbedLinks);
    let below = posted(&bo, "d3-a3");
    picture(&below);
    assert!(below.embeds.is_empty() && below.content.contains("Parti 1"), "{}", below.text());
    server.forbid(games, Permission::AttachFiles);
    let plain = alva.says(games, "/tafl board", &[("game", "1")]);
    assert!(plain.message().attachments.is_empty(), "{}", plain.text());
    assert!(plain.text().contains("```"), "{}", plain.text());
    let text = posted(&alva, "c1-c2");
    assert!(text.attachments.is_empty() && text.content.contains("```"), "{}", text.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// The bar beside a board changes with the side whose turn it is, and with the end.
#[test]
fn a_bar_shows_whose_turn_it_is() {
    let hall = Hall::open();
    let (_, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin((&alva, &bo), "1", games, "public");
    let bar = |words: &str| {
        let post = hall.discord.wait_for(words, |world| {
            let tells = |one: &Message| one.ephemeral_for.is_none() && one.text().contains(words);
            world.messages(games).into_iter().rfind(|one| tells(one) && !one.embeds.is_empty())
        });
        post.embeds[0]["color"].as_u64().expect("a colour")
    };
    let attackers = bar("Partiet begynner");
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let defenders = bar("d1-c1");
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
    let attackers_again = bar("d3-a3");
    let asked = alva.says(games, "/tafl resign", &[]);
    let _ = alva.presses(asked.message(), "yes:");
    let over = bar("har vunnet");
    assert_eq!(attackers, attackers_again);
    let lightness = |colour: u64| (colour >> 16) + (colour >> 8 & 255) + (colour & 255);
    let all = [attackers, over, defenders].map(lightness);
    // They differ for those who see no colours, too.
    assert!(all.windows(2).all(|two| two[0] + 100 < two[1]), "{all:?}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// All moves that can begin a game.
fn legal_moves(ruleset: &str) -> Vec<(String, String)> {
    let ruleset = engine::ruleset::shipped_library().newest(ruleset).expect("a ruleset").clone();
    let game = engine::Game::new(ruleset, engine::Terms::default()).expect("a game");
    let moves = game.legal_moves().into_iter();
    moves.map(|mv| (mv.from.to_string(), mv.to.to_string())).collect()
}
