//! Every transcript reads as it should, and together they show every order and every refusal.
//! `UPDATE_EXPECT=1` rewrites them: read the changes as a player would.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use commands::words::{OrderWord, Word};
use tests::first_difference;
use tests::transcript::{self, Played};

/// A test for each transcript, by its name.
macro_rules! transcripts {
    ($($name:ident)*) => {
        mod each {
            $(#[test] fn $name() { super::reads_as_it_should(stringify!($name)); })*
        }

        /// Each is played once, by the test that asks first.
        static PLAYED: [(&str, OnceLock<Played>); ALL.len()] = [$((stringify!($name), OnceLock::new())),*];

        const ALL: &[&str] = &[$(stringify!($name)),*];
    };
}

transcripts! {
    a_game
    addresses
    addresses_of_ones_own
    alone
    announce
    announce_de
    announcements
    announcing
    archive
    bounces
    bounces_and_pauses
    called
    circles
    circles_de
    clock_ahead
    clocks
    club_today
    club_today_de
    contact
    contact_de
    counter_offers
    delivery
    devices
    endings
    evening_da
    evening_da_page
    evening_de
    evening_de_page
    evening_en
    evening_en_page
    evening_es
    evening_es_page
    evening_nb
    evening_nb_page
    first_evening_discord_de
    first_evening_discord_en
    first_evening_en
    first_evening_mail_de
    first_evening_mail_en
    first_evening_nb
    flood
    flood_block
    following
    half_said
    hosts
    house
    house_ladder
    house_ladder_de
    house_limits
    house_tournament
    in_your_own_words
    invitations
    facts
    joining
    kept_texts
    ladder
    ladder_adversaries
    ladder_hosts
    ladder_leaving
    ladder_open
    ladder_openings
    ladder_settings
    ladder_time
    ladder_walls
    languages
    learning
    letters
    letters_de
    lines
    links
    looking
    matches
    more_time
    moveless
    names
    no_more_mail
    notes
    organisers
    organisers_de
    organisers_refused
    organisers_refused_de
    out_of_reach
    own_bounces
    people
    pictures
    plans
    plans_that_end
    privacy
    probing_plans
    questions
    refusals
    rematch
    reminders
    seeks
    settings
    stages
    stages_de
    time_odds
    tournament_rulesets
    tournaments
    tournaments_leaving
    tournaments_vacation
    trying
    two_games
    vacations
    watch_and_why
    who
    withdrawing
    yes_and_no
    yes_and_no_de
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts")
}

fn file(name: &str) -> PathBuf {
    folder().join(name.replace('_', "-")).with_extension("txt")
}

fn played(name: &str) -> &'static Played {
    let (_, played) = PLAYED.iter().find(|(of, _)| *of == name).expect("a transcript");
    played.get_or_init(|| transcript::play(&file(name)))
}

fn reads_as_it_should(name: &str) {
    let played = played(name);
    let difference = first_difference(&played.written, &played.said);
    assert!(difference.is_none(), "{}: {}", file(name).display(), difference.unwrap_or_default());
}

#[test]
fn each_transcript_has_a_test() {
    let files = fs::read_dir(folder()).expect("transcripts");
    let files: BTreeSet<PathBuf> = files.map(|entry| entry.expect("an entry").path()).collect();
    assert_eq!(files, ALL.iter().map(|name| file(name)).collect());
}

/// It waits for all of them, so its name comes behind theirs.
#[test]
fn together_they_leave_nothing_out() {
    let all: Vec<&Played> = ALL.iter().map(|name| played(name)).collect();
    let given: BTreeSet<String> =
        all.iter().flat_map(|played| played.orders.iter().cloned()).collect();
    // `mail me` is `channel mail`.
    let never: Vec<&str> = OrderWord::ALL
        .iter()
        .filter(|word| **word != OrderWord::MailMe)
        .map(|word| word.canonical())
        .filter(|word| !given.contains(*word))
        .collect();
    assert!(never.is_empty(), "orders that nobody gives: {never:?}");

    let refused: BTreeSet<&str> =
        all.iter().flat_map(|played| played.refusals.iter().copied()).collect();
    let mut never = codes();
    // What only older versions refused is still in the files of their clubs. There is no server here
    // in which somebody could want to be left alone, and nobody answers an older email.
    let elsewhere =
        ["away-already", "left-alone", "no-reason", "other-time-offered", "report-to-come"];
    never.retain(|code| !refused.contains(code.as_str()) && !elsewhere.contains(&code.as_str()));
    assert!(never.is_empty(), "refusals that nobody meets: {never:?}");

    let endings: BTreeSet<&String> = all.iter().flat_map(|played| played.endings.iter()).collect();
    for by in ["resignation", "time", "agreement", "adjudication"] {
        let shown = endings.iter().any(|ending| ending.ends_with(by));
        assert!(shown, "no game ends by {by}: {endings:?}");
    }
    for ending in BOARD_ENDINGS {
        assert!(endings.contains(&(*ending).to_owned()), "no game of {ending}: {endings:?}");
    }
}

/// Every way in which games of the five leaflets end on the board.
const BOARD_ENDINGS: &[&str] = &[
    "kongens-bord attackers win by king-captured",
    "kongens-bord defenders win by escape",
    "kongens-bord draw by repetition",
    "kongens-bord defenders win by immobile",
    "stavanger attackers win by king-captured",
    "stavanger defenders win by escape",
    "stavanger draw by repetition",
    "stavanger defenders win by immobile",
    "skalk attackers win by king-captured",
    "skalk defenders win by escape",
    "skalk draw by repetition",
    "skalk defenders win by immobile",
    "kopenhagen attackers win by king-captured",
    "kopenhagen defenders win by escape",
    "kopenhagen attackers win by repetition",
    "kopenhagen attackers win by encirclement",
    "kopenhagen draw by immobile",
    "castillos attackers win by king-captured",
    "castillos defenders win by escape",
    "castillos draw by repetition",
    "castillos defenders win by immobile",
];

/// The codes of every refusal except those of the board, which `engine` and `templates` test one by
/// one: read from their sources, so that none is forgotten.
fn codes() -> Vec<String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../templates/src");
    let read = |file: &str| fs::read_to_string(sources.join(file)).expect("a source file");
    let mut codes = Vec::new();
    // Every code has a text in the golden file, and the code that refuses names it.
    let golden = read("../tests/golden/refusals/en.txt");
    let files = [
        "told/refused.rs",
        "told/refused/agreement.rs",
        "told/refused/planning.rs",
        "told/refused/play.rs",
        "told/refused/text.rs",
        "accounts/joining.rs",
        "accounts/refused.rs",
        "invitation/refused.rs",
        "ladder/refused.rs",
        "tournament/refused.rs",
    ];
    let sources = files.map(read);
    for code in golden.lines().filter_map(|line| line.strip_prefix("# ")) {
        let quoted = format!("\"{code}\"");
        if sources.iter().any(|source| source.contains(&quoted)) {
            codes.push(code.to_owned());
        }
    }
    let misread = read("../../bot/commands/src/misread.rs");
    let body = misread.split("fn code(&self)").nth(1).expect("codes");
    let body = body.split("\n    }\n").next().expect("the end of a function");
    let arms = body.lines().filter_map(|line| line.split_once("=> \""));
    codes.extend(arms.filter_map(|(_, code)| Some(code.split_once('"')?.0.to_owned())));
    codes.sort();
    codes.dedup();
    assert!(codes.len() > 120, "{} codes: {codes:?}", codes.len());
    // Only hosts meet these, and 128 players fill a tournament (`tournaments.rs`).
    let elsewhere = [
        "other-not-on-ladder",
        "bad-place",
        "other-not-in-tournament",
        "too-few-players",
        "bad-tournament-name",
        "bad-tournament-number",
        "bad-tournament-start",
        "bad-tournament-clock",
        "tournament-full",
    ];
    codes.retain(|code| !elsewhere.contains(&code.as_str()));
    codes
}
