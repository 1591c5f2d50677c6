//! What is erased, and what that does to everybody else's emails: their texts stay, or a reply to
//! them needs confirmation.

use tests::mail::{Club, Correspondent, Draft, Letter, Style};

use crate::mail::table::Table;

/// How many emails have lost their text.
fn blank(club: &Club) -> i64 {
    club.number("SELECT count(*) FROM mails WHERE text = ''")
}

/// Joins under a name, is erased again, and reads what comes.
fn joins_and_is_erased(club: &mut Club, name: &str) -> Vec<Letter> {
    let mut player = Correspondent::new(&format!("{name}@short.test").to_lowercase(), Style::Top);
    let welcome = club.welcome(&mut player, name);
    erased(club, &mut player, name, &welcome)
}

fn erased(
    club: &mut Club,
    player: &mut Correspondent,
    name: &str,
    welcome: &Letter,
) -> Vec<Letter> {
    let gone = "SELECT count(*) FROM players WHERE erased_at IS NOT NULL";
    let before = club.number(gone);
    let [asked] = club.tell(&player.answers(welcome, "erase"), [&*player]);
    let yes = player.answers(&asked, &format!("erase {name}"));
    club.take(&yes);
    let letters = club.letters();
    assert_eq!(club.number(gone), before + 1, "{letters:?}");
    assert!(letters.iter().any(|letter| letter.to() == player.address), "{letters:?}");
    letters
}

/// Our email, as quoted by a program that leaves no marks and takes the block apart.
fn unmarked(letter: &Letter) -> String {
    letter
        .text
        .lines()
        .map(|line| line.strip_prefix("| ").unwrap_or(line).to_owned() + "\n")
        .collect()
}

#[test]
fn a_player_called_like_a_word_of_ours_takes_nobodys_texts_along() {
    let mut table = Table::laid();
    for name in ["The", "Your", "Der", "Og"] {
        let letters = joins_and_is_erased(&mut table.club, name);
        assert_eq!(letters.len(), 1, "only the farewell: {letters:?}");
        assert_eq!(blank(&table.club), 0, "{name}");
    }
    // So our own example, quoted without a mark, is still recognised as ours.
    let quote =
        format!("Thank you, I think about it until tomorrow.\n\n{}", unmarked(&table.begins));
    let draft = table.alva.answers_in(&table.begins, &quote, Style::Bare);
    let [_] = table.club.tell(&draft, [&table.alva]);
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn a_player_named_in_an_email_takes_its_text_along() {
    let mut table = Table::laid();
    let mut cleo = Correspondent::new("cleo@players.test", Style::Top);
    let welcome = table.club.welcome(&mut cleo, "Cleo");
    let challenge = cleo.answers(&welcome, "challenge Ylva brandubh");
    let _ = table.club.tell(&challenge, [&cleo, &table.ylva]);
    let naming = "SELECT count(*) FROM mails WHERE text LIKE '%ylva%'";
    assert!(table.club.number(naming) >= 3, "hers, Alva's and Cleo's");
    let invited = table.begun.clone();
    let letters = erased(&mut table.club, &mut table.ylva, "Ylva", &invited);
    assert!(letters.iter().any(|letter| letter.to() == table.alva.address), "{letters:?}");
    assert_eq!(table.club.number(naming), 0);
    let kept = "SELECT count(*) FROM mails WHERE text LIKE '%Cleo%'";
    assert!(table.club.number(kept) >= 1, "her welcome names nobody else");
}

#[test]
fn a_reply_to_a_mail_whose_text_is_gone_changes_nothing_without_a_yes() {
    let mut table = Table::laid();
    table.club.change("UPDATE mails SET text = ''");
    // Nobody can tell what was a quote of ours and what was written.
    for words in ["d1-c1", "vacation 3 days", "say hello to you"] {
        let draft = table.alva.answers(&table.begins, words);
        table.club.take(&draft);
    }
    let letters = table.club.letters();
    assert!(!letters.is_empty());
    assert!(letters.iter().all(|letter| letter.to() == table.alva.address), "{letters:?}");
    assert!(table.club.plies(1).is_empty());
    assert_eq!(table.club.number("SELECT count(*) FROM messages"), 0);
    assert_eq!(table.club.number("SELECT count(*) FROM vacations"), 0);
}

#[test]
fn the_yes_to_that_question_plays() {
    let mut table = Table::laid();
    table.club.change("UPDATE mails SET text = ''");
    let draft = table.alva.answers(&table.begins, "d1-c1");
    let [asked] = table.club.tell(&draft, [&table.alva]);
    assert!(asked.says("d1-c1"), "{asked}");
    let yes = table.alva.answers(&asked, "yes");
    let letters = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert!(letters[0].says("d1-c1"), "{}", letters[0]);
    assert_eq!(table.club.plies(1).len(), 1);
}

#[test]
fn a_reply_to_a_mail_that_is_gone_by_age_changes_nothing_without_a_yes() {
    let mut table = Table::laid();
    let draft = table.alva.answers(&table.begins, "vacation 3 days");
    for name in ["mail_notices", "mail_games", "mail_names", "mails"] {
        table.club.change(&format!("DELETE FROM {name}"));
    }
    // Its address is dead; a program that drops the plus part still says what it answers.
    assert!(draft.send(table.club.port()).is_err());
    let to = table.club.own.clone();
    table.club.take(&Draft { to, ..draft });
    let [asked] = table.club.letters_to([&table.alva]);
    assert!(asked.says("vacation"), "{asked}");
    assert_eq!(table.club.number("SELECT count(*) FROM vacations"), 0);
}
