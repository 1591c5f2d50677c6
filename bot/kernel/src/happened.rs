//! What happened, as the outbox and remembered answers store it: small, versioned JSON without
//! prose. What its reader sees is made when it is shown (`present`).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::{Fault, PlayerId};
use templates::accounts::AccountNews;
use templates::circle::CircleNews;
use templates::ladder::LadderNews;
use templates::organising::ActAsked;
use templates::told::{ClosedQuestion, GameNews, GamePoint, InvitationRef};
use templates::tournament::{TournamentEvent, TournamentNews};

use crate::answered::{MailAnswer, MailAsked};
use crate::edition_news::EditionNews;
use crate::refused::Refused;

/// Something to tell somebody: the person who asked, or others concerned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    Joined,
    Invited(InvitationRef),
    /// It was declined, possibly with a reason.
    InvitationDeclined {
        invitation: i64,
        reason: Option<String>,
    },
    /// It was withdrawn.
    InvitationCancelled(InvitationRef),
    /// It was not answered in time, or not all games of an open challenge were taken.
    InvitationExpired(InvitationRef),
    /// A player seeks opponents. Only that player is told.
    Sought(InvitationRef),
    /// There is a new open challenge for a ruleset that the reader follows.
    SeekOpened(InvitationRef),
    /// A match is over: this moment ended its last game.
    MatchOver(GamePoint),
    /// The player whose turn it is has been warned about the time.
    Warned(GamePoint),
    /// The player whose turn it is asked to be reminded of the time.
    Reminded(GamePoint),
    /// The state of the reader's own vacation.
    Vacation {
        /// Until when it lasts, in seconds since 1970.
        until: Option<i64>,
        /// How many days are left.
        left: i64,
        /// When the next one begins and ends, in seconds since 1970.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        planned: Option<(i64, i64)>,
    },
    /// An opponent is on vacation, or is back.
    Away {
        player: i64,
        /// Until when, in seconds since 1970.
        until: i64,
    },
    /// The club did not run for a while.
    ClubWasAway {
        /// From when, in seconds since 1970.
        from: i64,
        until: i64,
    },
    /// What the reader has planned in a game.
    Planned {
        game: i64,
        /// The whole plan, in the order language; empty for none.
        plan: String,
    },
    /// A plan ended with the ply of that moment.
    PlanOver {
        at: GamePoint,
        why: PlanEnd,
    },
    /// An order waits for its "yes".
    Asked {
        /// The order's canonical text.
        order: String,
        game: Option<i64>,
    },
    Dropped {
        /// The order's canonical text; older versions did not store it.
        #[serde(default)]
        order: String,
        #[serde(default)]
        game: Option<i64>,
    },
    Noted {
        game: i64,
        /// The number of the line that was saved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u32>,
    },
    Said {
        game: i64,
        message: i64,
        /// Further messages, sent before this one went out.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        more: Vec<i64>,
    },
    NotesOpened {
        game: i64,
        player: i64,
    },
    Account(AccountNews),
    Circle(CircleNews),
    Ladder(LadderNews),
    Tournament(TournamentNews),
    /// The result of an email.
    Answered(MailAnswer),
    /// Asks a player whether an email was theirs.
    MailAsked(MailAsked),
    /// An email was dealt with; the results are in the outbox.
    Mailed,
    Extended(GamePoint),
    /// What a copy of the club's file lacked of a game has been put back.
    BroughtForward {
        at: GamePoint,
        /// How many plies.
        plies: u32,
        /// The number in the organisers' log.
        act: i64,
    },
    /// What a finished game was worth.
    Reviewed(GamePoint),
    /// A game has ended that the reader follows; if it is reviewed, it has been.
    EndFollowed(GamePoint),
    /// The evening edition.
    Edition(EditionNews),
    /// It is morning, and an organiser wants to know how the club is doing.
    ClubToday,
    /// The house thinks about a hint.
    HintAsked(GamePoint),
    /// A good move at that moment, as it is typed.
    Hint {
        at: GamePoint,
        ply: String,
        /// The chances of the player whose turn it is, in hundredths.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chances: Option<u8>,
    },
    /// Organisers have suspended a player, or ended a suspension.
    Barred {
        /// The number in the organisers' log.
        act: i64,
    },
    /// A player has become an organiser, or is one no longer.
    OrganiserChanged {
        /// The number in the organisers' log.
        act: i64,
    },
    /// A player has written to the organisers.
    ReportMade {
        report: i64,
    },
    /// It has been answered.
    ReportAnswered {
        report: i64,
    },
    /// An organiser has announced something to everybody.
    Announced {
        /// The number in the organisers' log.
        act: i64,
        /// How many were told, told to who announced it.
        #[serde(default, skip_serializing_if = "is_zero")]
        players: u32,
    },
    /// What an organiser decides waits for a "yes".
    ActAsked {
        act: ActAsked,
        reason: String,
    },
    /// An organiser has decided that, which has been done.
    Organised {
        done: Box<Happened>,
    },
    #[serde(untagged)]
    Game {
        what: GameNews,
        #[serde(flatten)]
        at: GamePoint,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanEnd {
    /// The opponent did something else.
    Other,
    Stop,
    /// It says to tell of this ply.
    Told,
    /// The planned answer is not legal in this position.
    Illegal {
        typed: String,
    },
}

/// How an action concerns another player who is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A move in a game of theirs. It can only follow a move or a plan of their own, so it is
    /// always told, at once.
    Turn,
    /// It belongs to a game, a match or a tournament of theirs: they are told even of somebody
    /// they have blocked, but not too often.
    Game,
    /// It is somebody's wish or message: players are not told if they have blocked that person.
    Person,
}

impl Happened {
    pub fn game(what: GameNews, at: GamePoint) -> Happened {
        Happened::Game { what, at }
    }

    /// How this concerns a player who is told of it because of what another did.
    pub fn reach(&self) -> Reach {
        match self {
            Happened::Game {
                what:
                    GameNews::Ply
                    | GameNews::Rolled
                    | GameNews::PlanPlayed
                    | GameNews::PlanResigned,
                ..
            }
            | Happened::PlanOver { why: PlanEnd::Told, .. } => Reach::Turn,
            Happened::Game {
                what:
                    GameNews::DrawOffered
                    | GameNews::DrawWithdrawn
                    | GameNews::TakebackOffered
                    | GameNews::TakebackWithdrawn
                    | GameNews::TimeOffered
                    | GameNews::TimeWithdrawn,
                ..
            }
            | Happened::Invited(_)
            | Happened::InvitationDeclined { .. }
            | Happened::InvitationCancelled(_)
            | Happened::InvitationExpired(_)
            | Happened::SeekOpened(_)
            | Happened::Away { .. }
            | Happened::Said { .. }
            | Happened::NotesOpened { .. }
            | Happened::Account(AccountNews::Unreachable { .. }) => Reach::Person,
            Happened::Game { .. }
            | Happened::MatchOver(_)
            | Happened::Warned(_)
            | Happened::Reminded(_)
            | Happened::PlanOver { .. }
            | Happened::Extended(_)
            | Happened::BroughtForward { .. }
            | Happened::Reviewed(_)
            | Happened::EndFollowed(_)
            | Happened::Edition(_)
            | Happened::ClubToday
            | Happened::HintAsked(_)
            | Happened::Hint { .. }
            | Happened::Barred { .. }
            | Happened::OrganiserChanged { .. }
            | Happened::Circle(_)
            | Happened::ReportMade { .. }
            | Happened::ReportAnswered { .. }
            | Happened::Announced { .. }
            | Happened::Ladder(_)
            | Happened::Tournament(_)
            // What players are told only about themselves.
            | Happened::Joined
            | Happened::Sought(_)
            | Happened::Vacation { .. }
            | Happened::ClubWasAway { .. }
            | Happened::Planned { .. }
            | Happened::Asked { .. }
            | Happened::Dropped { .. }
            | Happened::Noted { .. }
            | Happened::ActAsked { .. }
            | Happened::Organised { .. }
            | Happened::Account(_)
            | Happened::Answered(_)
            | Happened::MailAsked(_)
            | Happened::Mailed => Reach::Game,
        }
    }

    /// Whether this can wait for a digest or the end of quiet hours as long as its game isn't over.
    /// News about time, the end of games and the player's own addresses can't.
    pub fn may_wait(&self) -> bool {
        !matches!(
            self,
            Happened::Warned(_)
                | Happened::Reminded(_)
                | Happened::Game {
                    what: GameNews::TimeUp | GameNews::TimeAgreed | GameNews::Ended,
                    ..
                }
                | Happened::Extended(_)
                | Happened::BroughtForward { .. }
                | Happened::HintAsked(_)
                | Happened::Hint { .. }
                | Happened::Barred { .. }
                | Happened::OrganiserChanged { .. }
                | Happened::Ladder(LadderNews::Challenged { .. } | LadderNews::NotBegun { .. })
                | Happened::Tournament(TournamentNews {
                    news: TournamentEvent::Began | TournamentEvent::NotBegun { .. },
                    ..
                })
                | Happened::Answered(_)
                | Happened::MailAsked(_)
                | Happened::Account(
                    AccountNews::Linked(_)
                        | AccountNews::Elsewhere { .. }
                        | AccountNews::DeviceCode { .. }
                        | AccountNews::DeviceNew { .. }
                        | AccountNews::CodeLost(_)
                        | AccountNews::Suspended(_)
                        | AccountNews::Stopped(_)
                        | AccountNews::Exported
                        | AccountNews::Left { .. }
                )
        )
    }

    /// Whether the player asked to be told of this at once: it waits for the end of quiet hours, but
    /// for no digest.
    pub fn is_asked_for(&self) -> bool {
        matches!(self, Happened::PlanOver { why: PlanEnd::Told, .. } | Happened::SeekOpened(_))
    }

    /// Whether everybody can read about it where the game is shown.
    pub fn is_public(&self) -> bool {
        match self {
            Happened::Game { what, .. } => what.is_public(),
            Happened::Invited(_) | Happened::Sought(_) => true,
            _ => false,
        }
    }

    /// The player who has been erased by this, and is told so.
    pub fn erased(&self) -> Option<PlayerId> {
        match self {
            Happened::Account(AccountNews::Erased(who)) => Some(PlayerId(who.player)),
            _ => None,
        }
    }

    /// The moment of a game that this is about.
    pub fn moment(&self) -> Option<GamePoint> {
        match self {
            Happened::Game { at: moment, .. }
            | Happened::Warned(moment)
            | Happened::Reminded(moment)
            | Happened::MatchOver(moment)
            | Happened::Extended(moment)
            | Happened::Reviewed(moment)
            | Happened::EndFollowed(moment)
            | Happened::HintAsked(moment)
            | Happened::Hint { at: moment, .. }
            | Happened::BroughtForward { at: moment, .. }
            | Happened::PlanOver { at: moment, .. } => Some(*moment),
            Happened::Joined
            | Happened::Invited(_)
            | Happened::InvitationDeclined { .. }
            | Happened::InvitationCancelled(_)
            | Happened::InvitationExpired(_)
            | Happened::Sought(_)
            | Happened::SeekOpened(_)
            | Happened::Asked { .. }
            | Happened::Dropped { .. }
            | Happened::Planned { .. }
            | Happened::Vacation { .. }
            | Happened::Away { .. }
            | Happened::ClubWasAway { .. }
            | Happened::Noted { .. }
            | Happened::Said { .. }
            | Happened::NotesOpened { .. }
            | Happened::Barred { .. }
            | Happened::OrganiserChanged { .. }
            | Happened::ReportMade { .. }
            | Happened::ReportAnswered { .. }
            | Happened::Announced { .. }
            | Happened::ActAsked { .. }
            | Happened::Organised { .. }
            | Happened::Edition(_)
            | Happened::ClubToday
            | Happened::Circle(_)
            | Happened::Ladder(_)
            | Happened::Tournament(_)
            | Happened::Answered(_)
            | Happened::MailAsked(_)
            | Happened::Mailed
            | Happened::Account(_) => None,
        }
    }
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// What came of an order.
pub type Remembered = Result<Happened, Refused>;

/// An answer as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswer {
    pub came: Remembered,
    pub first: Option<ToldFirst>,
}

/// What somebody is told before an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum ToldFirst {
    /// They are a player now, although what they came for was refused.
    Joined,
    /// A question has ended without an answer, and a yes to it would have taken something away.
    Closed(ClosedQuestion),
}

impl From<Remembered> for KeptAnswer {
    fn from(came: Remembered) -> KeptAnswer {
        KeptAnswer { came, first: None }
    }
}

/// The version of the format; when it changes, code to read the older one stays.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    v: u32,
    #[serde(flatten)]
    what: T,
}

#[derive(Serialize, Deserialize)]
struct Answer {
    #[serde(flatten)]
    came: Came,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<ToldFirst>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Came {
    Done(Happened),
    Refused(Refused),
}

/// The keys whose texts are words of our own.
const OWN_WORDS: [&str; 21] = [
    "barrier",
    "because",
    "by",
    "changed",
    "channel",
    "follow-why",
    "followed",
    "host",
    "how",
    "ladder",
    "ladder-news",
    "ladder-why",
    "ladders",
    "last",
    "news",
    "of",
    "speaks",
    "steps",
    "tournament-why",
    "what",
    "why",
];

/// The texts in a stored notice or answer that somebody may have typed: names, addresses, reasons.
/// They are searched when a person is erased.
pub fn typed_texts(json: &str) -> Result<Vec<String>, Fault> {
    fn collect(value: Value, typed: &mut Vec<String>) {
        match value {
            Value::String(text) => typed.push(text),
            Value::Array(values) => values.into_iter().for_each(|value| collect(value, typed)),
            Value::Object(values) => {
                let others = values.into_iter().filter(|(key, _)| !OWN_WORDS.contains(&&**key));
                others.for_each(|(_, value)| collect(value, typed));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut typed = Vec::new();
    collect(serde_json::from_str(json).map_err(unwritten)?, &mut typed);
    Ok(typed)
}

/// Writes a notice as JSON.
pub fn write(happened: &Happened) -> Result<String, Fault> {
    serde_json::to_string(&Versioned { v: VERSION, what: happened }).map_err(Fault::row)
}

pub fn read(json: &str) -> Result<Happened, Fault> {
    let read: Versioned<Happened> = serde_json::from_str(json).map_err(unwritten)?;
    Ok(read.what)
}

/// Writes an answer as JSON.
pub(crate) fn write_answer(answer: &KeptAnswer) -> Result<String, Fault> {
    let came = match &answer.came {
        Ok(happened) => Came::Done(happened.clone()),
        Err(refused) => Came::Refused(refused.clone()),
    };
    let what = Answer { came, first: answer.first.clone() };
    serde_json::to_string(&Versioned { v: VERSION, what }).map_err(Fault::row)
}

pub fn read_answer(json: &str) -> Result<KeptAnswer, Fault> {
    let read: Versioned<Answer> = serde_json::from_str(json).map_err(unwritten)?;
    let Answer { came, first } = read.what;
    let came = match came {
        Came::Done(happened) => Ok(happened),
        Came::Refused(refused) => Err(refused),
    };
    Ok(KeptAnswer { came, first })
}

/// The content may be personal: the error only says where the text stops making sense.
fn unwritten(error: serde_json::Error) -> Fault {
    let (line, column) = (error.line(), error.column());
    Fault::row(format_args!("a text that this program didn't write (line {line}, {column})"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const NOTICES: &str = include_str!("../tests/kept/notices.jsonl");
    const ANSWERS: &str = include_str!("../tests/kept/answers.jsonl");

    /// Each kind of text that a club's file contains stays readable, and is written as before.
    #[test]
    fn what_files_hold_is_read_and_written_again() {
        for line in NOTICES.lines() {
            let happened = read(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
            assert_eq!(write(&happened).unwrap(), line);
        }
        for line in ANSWERS.lines() {
            let answer = read_answer(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
            assert_eq!(write_answer(&answer).unwrap(), line);
        }
    }

    /// A text that is read at all is written so that it reads back as the same.
    #[test]
    fn any_kept_text_is_read_and_written_again_or_refused() {
        let corpus: Vec<Vec<u8>> =
            NOTICES.lines().chain(ANSWERS.lines()).map(|line| line.as_bytes().to_vec()).collect();
        let words = ["{", "}", "\"", ",", ":", "null", "[]", "-1", "\"what\"", "\\u0000", "9e99"];
        laws::hold("kept_texts", &corpus, &words, 2_000, |bytes| {
            let text = String::from_utf8_lossy(bytes);
            if let Ok(happened) = read(&text) {
                let written = write(&happened).unwrap();
                assert_eq!(write(&read(&written).unwrap()).unwrap(), written, "{text}");
            }
            if let Ok(answer) = read_answer(&text) {
                let written = write_answer(&answer).unwrap();
                assert_eq!(
                    write_answer(&read_answer(&written).unwrap()).unwrap(),
                    written,
                    "{text}"
                );
            }
        });
    }

    /// The names under which variants are stored, as serde lists them for an unknown one.
    fn variants(json: &str, is_unknown: impl Fn(&str) -> String) -> Vec<String> {
        let error = is_unknown(json);
        let (_, list) = error.split_once("expected").unwrap_or_else(|| panic!("{json}: {error}"));
        let list = list.split('`').skip(1).step_by(2);
        list.map(str::to_owned).collect()
    }

    #[test]
    fn of_each_kind_there_is_an_example() {
        let refusal = |json: &str| serde_json::from_str::<Refused>(json).unwrap_err().to_string();
        let missing = |lines: &str, key: &str, variants: Vec<String>| {
            assert!(variants.len() > 3, "{key}: {variants:?}");
            let there: BTreeSet<&str> = lines
                .split(&format!("\"{key}\":\""))
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            let missing = variants.into_iter().filter(|variant| !there.contains(&**variant));
            missing.collect::<Vec<_>>()
        };
        // Serde doesn't list what an enum with an untagged variant knows.
        let source = include_str!("happened.rs").split("pub enum Happened {").nth(1).unwrap();
        let source = source.split("\n}\n").next().unwrap().lines();
        let named =
            source.filter_map(|line| line.strip_prefix("    ")?.split([' ', '(', ',']).next());
        let named = named.filter(|name| name.starts_with(char::is_uppercase) && *name != "Game");
        let kebab = |name: &str| {
            name.chars().fold(String::new(), |word, letter| match letter {
                'A'..='Z' if word.is_empty() => letter.to_lowercase().collect(),
                'A'..='Z' => format!("{word}-{}", letter.to_lowercase()),
                _ => word + &letter.to_string(),
            })
        };
        let mut whats: Vec<String> = named.map(kebab).collect();
        let news = GameNews::ALL.map(|news| serde_json::to_string(&news).unwrap());
        whats.extend(news.map(|word| word.trim_matches('"').to_owned()));
        assert!(whats.len() > 40, "{whats:?}");
        assert_eq!(missing(NOTICES, "what", whats), [""; 0]);
        let account =
            |json: &str| serde_json::from_str::<AccountNews>(json).unwrap_err().to_string();
        let ladder = |json: &str| serde_json::from_str::<LadderNews>(json).unwrap_err().to_string();
        let of = variants(r#"{"of":"?"}"#, account);
        assert_eq!(missing(NOTICES, "of", of), [""; 0]);
        let news = variants(r#"{"ladder-news":"?"}"#, ladder);
        assert_eq!(missing(NOTICES, "ladder-news", news), [""; 0]);
        let circle = |json: &str| serde_json::from_str::<CircleNews>(json).unwrap_err().to_string();
        let news = variants(r#"{"circle-news":"?"}"#, circle);
        assert_eq!(missing(NOTICES, "circle-news", news), [""; 0]);
        for (key, json) in [
            ("why", r#"{"why":"?"}"#),
            ("because", r#"{"why":"account","because":"?"}"#),
            ("host", r#"{"why":"host","host":"?"}"#),
            ("circle-why", r#"{"why":"circle","circle-why":"?"}"#),
            ("ladder-why", r#"{"why":"ladder","ladder-why":"?"}"#),
            ("follow-why", r#"{"why":"follow","follow-why":"?"}"#),
            ("tournament-why", r#"{"why":"tournament","tournament-why":"?"}"#),
        ] {
            assert_eq!(missing(ANSWERS, key, variants(json, refusal)), [""; 0], "{key}");
        }
        let barrier = r#"{"why":"ladder","ladder-why":"may-not","ladder":"x","player":1,
                         "because":{"barrier":"?"}}"#;
        assert_eq!(missing(ANSWERS, "barrier", variants(barrier, refusal)), [""; 0]);
    }
}
