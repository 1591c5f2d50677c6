//! Announcements in emails: wherever they are said, in any of the five languages, they are played with
//! the move or the move is asked about. It is never played silently against such words.

use expect_test::expect_file;
use tests::command::play;
use tests::mail::{Club, Correspondent, Letter, Style};

/// A club with a game for each heading of the table: Bo plays by email, and Alva at a terminal at
/// which she doesn't sit, so that nobody has seen a move before it is undone.
struct Hall {
    club: Club,
    bo: Correspondent,
    games: Vec<(&'static str, i64, Letter)>,
}

/// With the defenders a move opens a route to a1: Bo's king stands on b5, and b5-b1 is due.
const TO_THE_EDGE: [&str; 5] = ["e5-e3", "e6-e4", "f6-e6", "e6-e5", "e5-b5"];

impl Hall {
    fn open() -> Hall {
        let mut club = Club::open();
        let mut bo = Correspondent::new("bo@players.test", Style::Top);
        play(&club.folder, "Alva", "join\n");
        let welcome = club.welcome(&mut bo, "Bo");
        let [_] = club.tell(&bo.answers(&welcome, "settings words yes"), [&bo]);
        let mut games = Vec::new();
        for (number, heading) in
            (1..).zip(["stavanger", "castillos", "skalk", "stavanger attackers"])
        {
            let ruleset = heading.split(' ').next().expect("a ruleset");
            let alva = if heading.ends_with("attackers") { "defend" } else { "attack" };
            club.forget_limits();
            play(&club.folder, "Alva", &format!("challenge Bo {ruleset} {alva} private\n"));
            let [invited] = club.letters_to([&bo]);
            let [mut told] = club.tell(&bo.answers(&invited, "accept"), [&bo]);
            if alva == "attack" {
                for (shuffle, ply) in ["k8-k9", "k9-k8"].iter().cycle().zip(TO_THE_EDGE) {
                    play(&club.folder, "Alva", &format!("{number}: {shuffle}\n"));
                    let [turn] = club.letters_to([&bo]);
                    let [_] = club.tell(&bo.answers(&turn, ply), [&bo]);
                }
                play(&club.folder, "Alva", &format!("{number}: k9-k8\n"));
                [told] = club.letters_to([&bo]);
            }
            games.push((heading, number, told));
        }
        Hall { club, bo, games }
    }

    /// What an email leads to, in a line: what is played and passed on, or what is asked.
    fn leads_to(&mut self, heading: &str, text: &str) -> String {
        let (_, number, turn) = self.games.iter().find(|(of, ..)| *of == heading).expect("a game");
        let passed = "SELECT text FROM messages WHERE held_ply IS NULL ORDER BY id";
        let (before, said) = (self.club.plies(*number).len(), self.club.texts(passed).len());
        self.club.forget_limits();
        let [told] = self.club.tell(&self.bo.answers(turn, text), [&self.bo]);
        let plies = self.club.plies(*number);
        let mut leads = match plies.get(before) {
            Some(ply) => format!("plays {ply}"),
            None => asked(&told),
        };
        if told.says("aren’t announced") {
            leads.push_str("; nothing needs announcing");
        }
        for words in self.club.texts(passed).split_off(said) {
            leads.push_str(&format!("; says {}", words.replace('\n', " / ")));
        }
        if plies.len() > before {
            // Nobody has seen it.
            let [_] = self.club.tell(&self.bo.answers(&told, "takeback"), [&self.bo]);
        } else if leads.starts_with("asks") || leads.contains("hasn’t been made yet") {
            // Nothing is open after this move, and the answer is the same.
            let other = self.bo.answers(turn, &text.replace("b5-b1", "b5-b3"));
            let [same] = self.club.tell(&other, [&self.bo]);
            assert_eq!(same.text.replace("b5-b3", "b5-b1"), told.text, "{text}");
        }
        leads
    }
}

/// What is asked, or why nothing is done.
fn asked(told: &Letter) -> String {
    let offered: Vec<&str> = told
        .marked()
        .filter(|line| line.contains("b5-b1"))
        .map(|line| line.split("  ").next().unwrap_or_default())
        .collect();
    if !offered.is_empty() {
        return format!("asks | {}", offered.join(" | "));
    }
    let why = [
        "The announcement is wrong",
        "You said 2 with your announcement",
        "You announced a1 and k1",
        "Only the defenders announce",
        "hasn’t been made yet, because it isn’t clear which escape routes",
    ];
    why.into_iter().find(|why| told.says(why)).map_or_else(|| told.to_string(), str::to_owned)
}

/// `announcing.txt`: an email with `/` between its lines, and what it leads to.
#[test]
fn an_announcement_in_an_email_is_played_with_its_move_or_asked_about() {
    let file = include_str!("announcing.txt");
    let mut hall = Hall::open();
    let (mut said, mut heading) = (String::new(), "");
    let mut rows = 0;
    for line in file.lines().filter(|line| !line.starts_with("    ")) {
        said.push_str(line);
        said.push('\n');
        if let Some(of) = line.strip_prefix("## ") {
            heading = of;
        } else if let Some((_, text)) = line.split_once(": ").filter(|_| !line.starts_with('#')) {
            rows += 1;
            // What limits its answers to one person is forgotten with the program.
            if rows % 6 == 0 {
                hall.club.stop();
                hall.club.start();
            }
            let leads = hall.leads_to(heading, &text.replace(" / ", "\n"));
            said.push_str(&format!("    {leads}\n"));
        }
    }
    assert!(rows >= 60, "{rows}");
    expect_file!["announcing.txt"].assert_eq(&said);
    assert_eq!(hall.club.complaints(), "");
}

#[test]
fn an_announcement_that_was_forgotten_is_made_with_the_move_as_long_as_nobody_has_seen_it() {
    let mut hall = Hall::open();
    let (_, number, turn) = hall.games.remove(0);
    let early = hall.bo.answers(&turn, "Se opp!");
    let [told] = hall.club.tell(&early, [&hall.bo]);
    assert!(told.says("An announcement goes with the move"), "{told}");
    let before = hall.club.plies(number).len();
    let [moved] = hall.club.tell(&hall.bo.answers(&turn, "b5-b1"), [&hall.bo]);
    assert_eq!(hall.club.plies(number)[before..], ["b5-b1"]);
    let [asked] = hall.club.tell(&hall.bo.answers(&moved, "Se opp, Alva!"), [&hall.bo]);
    assert!(asked.says("Do you want to undo it"), "{asked}");
    assert!(asked.marked().any(|line| line.starts_with("b5-b1 se opp")), "{asked}");
    assert_eq!(hall.club.plies(number)[before..], ["b5-b1"]);
    let [told] = hall.club.tell(&hall.bo.answers(&asked, "yes"), [&hall.bo]);
    assert!(told.says("undone and played again with the announcement"), "{told}");
    assert_eq!(hall.club.plies(number).last().map(String::as_str), Some("b5-b1 raichi"));
    // In one email with the move, in answer to the email that showed the board before it.
    let (_, number, turn) = hall.games.remove(0);
    let [_] = hall.club.tell(&hall.bo.answers(&turn, "b5-b1"), [&hall.bo]);
    let [told] = hall.club.tell(&hall.bo.answers(&turn, "b5-b1\naviso k1"), [&hall.bo]);
    assert!(told.says("You announced k1"), "{told}");
    let [_] = hall.club.tell(&hall.bo.answers(&turn, "b5-b1\naviso a1"), [&hall.bo]);
    assert_eq!(hall.club.plies(number).last().map(String::as_str), Some("b5-b1 aviso a1"));
}
