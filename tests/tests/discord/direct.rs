//! In direct messages: a game between Discord and email, and what happens where direct messages are
//! closed.

use expect_test::expect_file;
use tests::mail::{Correspondent, Style};

use crate::discord::script::Script;
use crate::discord::table::Hall;

#[test]
fn one_plays_in_direct_messages_and_the_other_by_mail() {
    let mut hall = Hall::open();
    let alva = hall.discord.user("alva", "da");
    let direct = hall.discord.dm(&alva);
    let mut ylva = Correspondent::new("ylva@others.test", Style::Top);
    let _ = hall.club.welcome(&mut ylva, "Ylva");
    let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];
    let mut mails = String::new();
    let text = {
        let Hall { discord, club, .. } = &mut hall;
        let mut script = Script::new(discord, &[(&alva, "alva")]);
        let stranger = script.says(&alva, direct, "/tafl games", &[]);
        script.presses(&alva, stranger.message(), "say:join");
        let given = [("name", "Ylva"), ("rules", "brandubh"), ("side", "attack")];
        script.says(&alva, direct, "/tafl challenge", &given);
        let [invited] = club.letters_to([&ylva]);
        let [begun] = club.tell(&ylva.answers(&invited, "accept"), [&ylva]);
        mails.push_str(&begun.text);
        let mut board = script.reads("To alva alone", direct);
        let mut last = begun;
        for (number, ply) in plies.into_iter().enumerate() {
            if number % 2 == 1 {
                let [answer] = club.tell(&ylva.answers(&last, ply), [&ylva]);
                mails.push_str(&answer.text);
                board = script.reads("To alva alone", direct);
                continue;
            }
            let (from, to) = ply.split_once('-').expect("two squares");
            let pieces = script.presses(&alva, &board, "Flyt");
            let squares = script.presses(&alva, pieces.message(), from);
            let preview = script.presses(&alva, squares.message(), to);
            script.presses(&alva, preview.message(), "Bekræft");
            [last] = club.letters_to([&ylva]);
            mails.push_str(&last.text);
        }
        script.is_quiet(direct);
        script.text().to_owned()
    };
    expect_file!["golden/direct.txt"].assert_eq(&text);
    assert!(mails.contains("The defenders win"), "{mails}");
    assert_eq!(hall.club.plies(1).join(" "), "d1-c1 d3-a3 d2-a2xa3 d4-d1 a4-a5 d1-g1");
    hall.complained(&[]);
    hall.discord.finish();
}
