//! A picture of a game and its replay by email: in the answer and attached to it, over real SMTP,
//! and for nobody who may not see the game.

use std::io::Cursor;

use mailparse::ParsedMail;
use tests::mail::{Correspondent, Letter, Style};

use crate::mail::table::Table;

/// The files of an email, each with its name, its media type and its bytes.
fn files(letter: &Letter) -> Vec<(String, String, Vec<u8>)> {
    fn gather(part: &ParsedMail<'_>, files: &mut Vec<(String, String, Vec<u8>)>) {
        if let Some(name) = part.get_content_disposition().params.get("filename") {
            let bytes = part.get_body_raw().expect("its bytes");
            files.push((name.clone(), part.ctype.mimetype.clone(), bytes));
        }
        part.subparts.iter().for_each(|part| gather(part, files));
    }
    let mut found = Vec::new();
    gather(&mailparse::parse_mail(&letter.bytes).expect("an email"), &mut found);
    found
}

/// Checks that it is a PNG, to its last pixel.
fn check_png(bytes: &[u8]) {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("all its pixels");
    assert_eq!((info.width, info.height), (600, 600));
}

/// How many pictures a GIF has.
fn frames(bytes: &[u8]) -> usize {
    let mut reader = gif::DecodeOptions::new().read_info(Cursor::new(bytes)).expect("a GIF");
    let mut count = 0;
    while reader.read_next_frame().expect("a picture").is_some() {
        count += 1;
    }
    count
}

fn tell(table: &mut Table, words: &str) -> Letter {
    let draft = table.alva.answers(&table.begins, words);
    let [told] = table.club.tell(&draft, [&table.alva]);
    told
}

#[test]
fn a_picture_is_in_the_answer_and_a_replay_attached_to_it() {
    let mut table = Table::laid();
    let [_, _] = table.ply_of_alva("d1-c1");
    // Also for somebody who otherwise wants boards as text.
    let _ = tell(&mut table, "settings board text");
    let told = tell(&mut table, "picture");
    let [(name, kind, png)] = files(&told).try_into().expect("one file");
    assert_eq!((name.as_str(), kind.as_str()), ("tafl-1-ply-1.png", "image/png"));
    check_png(&png);
    assert!(told.html.contains("src=\"cid:board-1-"), "{}", told.html);
    assert!(told.text.contains("7 # . . X . . # 7"), "the text half has it drawn: {told}");

    let told = tell(&mut table, "play the game back from the beginning");
    assert!(told.says("The game as a moving picture, from the start to move 1."), "{told}");
    let [(name, kind, gif)] = files(&told).try_into().expect("one file");
    assert_eq!((name.as_str(), kind.as_str()), ("tafl-1.gif", "image/gif"));
    assert_eq!(frames(&gif), 2, "the start and one ply");
    assert!(told.bytes.len() < 200_000, "{}", told.bytes.len());

    // Several at once, each of its own board.
    let told = tell(&mut table, "picture after 0\npicture\nreplay");
    let files = files(&told);
    let names: Vec<&str> = files.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(names, ["tafl-1-ply-0.png", "tafl-1-ply-1.png", "tafl-1.gif"]);
    assert_ne!(files[0].2, files[1].2);
    assert_eq!(files[1].2, png);
}

#[test]
fn an_email_has_eight_pictures_at_most() {
    let mut table = Table::laid();
    let lines: Vec<String> = (0..10).map(|ply| format!("picture after {ply}")).collect();
    let told = tell(&mut table, &lines.join("\n"));
    assert!(told.says("so 2 lines were left out: “picture after 8”"), "{told}");
    assert!(told.bytes.len() < 1_000_000, "{}", told.bytes.len());
    let told = tell(&mut table, "replay");
    assert_eq!(files(&told).len(), 1, "the next email has room again");
}

#[test]
fn nobody_else_gets_a_picture_of_a_private_game() {
    let mut table = Table::laid();
    let challenge = table.alva.answers(&table.begins, "challenge Ylva brandubh attack private");
    let [_, invited] = table.club.tell(&challenge, [&table.alva, &table.ylva]);
    let [_, _] =
        table.club.tell(&table.ylva.answers(&invited, "accept"), [&table.ylva, &table.alva]);
    let mut bodil = Correspondent::new("bodil@third.test", Style::Top);
    let welcome = table.club.welcome(&mut bodil, "Bodil");
    table.club.forget_limits();
    for words in ["2: picture", "picture 2", "2: replay", "replay 2", "picture 2 0"] {
        let [told] = table.club.tell(&bodil.answers(&welcome, words), [&bodil]);
        assert!(files(&told).is_empty() && !told.html.contains("cid:"), "{words}: {told}");
        table.club.forget_limits();
    }
    // The public one she may see.
    let [told] = table.club.tell(&bodil.answers(&welcome, "picture 1\nreplay 1"), [&bodil]);
    let names: Vec<String> = files(&told).into_iter().map(|(name, ..)| name).collect();
    assert_eq!(names, ["tafl-1-ply-0.png", "tafl-1.gif"]);
}
