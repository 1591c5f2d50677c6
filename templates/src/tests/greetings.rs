//! What somebody at a terminal is told on sitting down, at their first turns and
//! by the terminal itself, in all languages.

use commands::BoardForm;
use engine::Side;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use expect_test::expect_file;

use super::tables::{played, reader, table};
use crate::medium::terminal_board::drawn;
use crate::notice::Table;
use crate::reader::Reader;
use crate::{Greeting, TerminalNote, WaitingFor};

pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let waiting = |games: &[i64], challenges, open_challenges| {
        let (name, games) = (String::from("Alva"), games.to_vec());
        Greeting::Player(WaitingFor { name, games, challenges, open_challenges })
    };
    let greetings = [
        Greeting::Stranger { name: "Mia".into() },
        waiting(&[], 0, 0),
        waiting(&[3], 1, 1),
        waiting(&[3, 4, 12], 2, 5),
    ];
    let mut said: Vec<String> = greetings.iter().map(|greeting| greeting.text(reader)).collect();
    for (side, plies, board) in [
        (Side::Attackers, &[][..], BoardForm::Text),
        (Side::Defenders, &["d1-c1"][..], BoardForm::Unicode),
        (Side::Defenders, &["d1-c1"][..], BoardForm::Emoji),
        (Side::Attackers, &[][..], BoardForm::Words),
    ] {
        let game = played("brandubh", None, Dice::None, plies);
        let table = Table { seat: Some(side), beginner: true, ..table(game) };
        said.push(drawn(&table, &Reader { board, ..*reader }));
    }
    let notes = [
        TerminalNote::Left { line: "taflpost play --as Alva" },
        TerminalNote::TooLong,
        TerminalNote::Lost,
        TerminalNote::GivenUp { text: "d1-d4", times: 5 },
    ];
    said.extend(notes.map(|note| note.say(reader.language)));
    said
}

#[test]
fn somebody_who_sits_down_is_told_what_waits_and_how_to_move() {
    for language in Language::ALL {
        let said = everything(&Reader { language, ..reader() }).join("\n\n");
        let file = format!("../../tests/golden/greetings/{}.txt", language.code());
        expect_file![file].assert_eq(&format!("{said}\n"));
    }
}
