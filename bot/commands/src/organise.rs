//! What organisers do about games, players, circles, ladders and tournaments: one row for each act.
//! How an act is read and written, and what is true of it everywhere, follow from its row. The host's
//! own commands are the same lines.
//!
//! ```text
//! /// End a suspension
//! Lift { name: Name, reason: Reason }: Lift,
//!     from: Anywhere, is_asked: false, concerns: Concerned::Account(name);
//! ```
//! The line that shells show comes first. `organise lift` is followed by a name and a reason, each of
//! which is read and written as its kind is (`argument`). The other columns are those of [`ActRow`];
//! what a row leaves out is the strict answer. Nothing here knows who is an organiser.

mod argument;
mod circle;
pub(crate) mod form;
mod row;
mod tournament;

use std::fmt;

use engine::Side;
use engine::ruleset::Language;

use crate::Misread;
use crate::words::{AnswerWord, EventWord, OrderWord, OrganiseWord, Word};

pub use circle::NewCircle;
pub use form::{ActForm, ActPlace, FormPart};
pub use row::{ActOf, ActRow, Concerned};
pub use tournament::NewTournament;

use super::order::Order;
use super::parts::Sure;
use super::rest::RestOfLine;
use super::row::{OrderFrom::Anywhere, OrderRow, Pressed};
use super::text::{Canonical, joined};
use crate::table::{Deed, Question};
use argument::{
    Argument, Circle, Game, House, Ladder, More, Name, Number, OfSide, Place, Reason, SuspendedFor,
    Text, VerdictGiven,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Won(Side),
    Draw,
}

/// A number of seconds, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraTime(pub i64);

macro_rules! event {
    () => {
        None
    };
    ($Event:ident) => {
        Some(EventWord::$Event)
    };
}

macro_rules! form {
    ($about:literal, $Word:ident $($Event:ident)?, $($Kind:ident)+) => {
        ActForm {
            about: $about.trim_ascii(),
            word: OrganiseWord::$Word,
            event: event!($($Event)?),
            arguments: &[$(<$Kind as Argument>::PARTS),+],
        }
    };
}

macro_rules! acts {
    ($(
        #[doc = $about:literal]
        $Act:ident { $($argument:ident: $Kind:ident),+ }: $Word:ident $($Event:ident)?
            $(, $column:ident: $value:expr)*;
    )+) => {
        /// Names are as typed, and numbers may be those of nothing.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum OrganiserAct {
            $(#[doc = $about] $Act { $($argument: <$Kind as Argument>::Value),+ },)+
        }

        impl OrganiserAct {
            /// How each act goes.
            pub const FORMS: &'static [ActForm] =
                &[$(form!($about, $Word $($Event)?, $($Kind)+)),+];

            /// How it goes.
            pub const fn form(&self) -> &'static ActForm {
                match self {
                    $(OrganiserAct::$Act { .. } => {
                        const { &form!($about, $Word $($Event)?, $($Kind)+) }
                    })+
                }
            }

            /// What is true of it everywhere.
            #[allow(unused_variables, reason = "a row looks at few of its arguments")]
            pub fn row(&self) -> ActRow<'_> {
                match self {
                    $(OrganiserAct::$Act { $($argument),+ } => {
                        ActRow { $($column: $value,)* ..ActRow::STRICT }
                    })+
                }
            }

            /// The ladder that it names.
            pub fn ladder_mut(&mut self) -> Option<&mut String> {
                match self {
                    $(OrganiserAct::$Act { $($argument),+ } => {
                        [$(<$Kind>::ladder_in($argument)),+].into_iter().flatten().next()
                    })+
                }
            }

            /// Its text after `organise`, in the words of a language or in canonical ones.
            pub fn written(&self, language: Option<Language>) -> String {
                let words = self.form().words(language).join(" ");
                match self {
                    $(OrganiserAct::$Act { $($argument),+ } => {
                        joined(&[words, $(<$Kind>::written($argument, language)),+])
                    })+
                }
            }

            /// Takes what follows the words of that act.
            fn read_arguments(
                form: &ActForm,
                rest: &mut RestOfLine<'_>,
            ) -> Result<OrganiserAct, Misread> {
                match (form.word, form.event) {
                    $((OrganiseWord::$Word, event!($($Event)?)) => Ok(OrganiserAct::$Act {
                        $($argument: rest.argument::<$Kind>()?),+
                    }),)+
                    _ => Err(rest.missing()),
                }
            }
        }
    };
}

acts! {
    /// Suspend a player, for some days or permanently
    Suspend { name: Name, days: SuspendedFor, reason: Reason }: Suspend,
        from: Anywhere, concerns: Concerned::Suspended(name);
    /// End a suspension
    Lift { name: Name, reason: Reason }: Lift,
        from: Anywhere, is_asked: false, concerns: Concerned::Account(name);
    /// Make a player an organiser, who can do from anywhere what is listed here
    Appoint { name: Name }: Appoint, concerns: Concerned::Nobody;
    /// Make a player an organiser no longer
    Dismiss { name: Name, reason: Reason }: Dismiss,
        from: Anywhere, concerns: Concerned::Office { circle: None, name };
    /// Decide a game: a win for one side, or a draw
    Adjudicate { game: Game, verdict: VerdictGiven, reason: Reason }: Adjudicate,
        from: Anywhere, of: ActOf::Game(*game), concerns: Concerned::Game(*game);
    /// Give a side more time
    Extend { game: Game, side: OfSide, more: More, reason: Reason }: Extend,
        from: Anywhere, is_asked: false, of: ActOf::Game(*game), concerns: Concerned::Game(*game);
    /// End a game without a result
    Close { game: Game, reason: Reason }: Close,
        from: Anywhere, of: ActOf::Game(*game), concerns: Concerned::Game(*game);
    /// Open a circle for players to join, with ladders, tournaments and organisers of its own
    OpenCircle { new: NewCircle }: Circle Open,
        from: Anywhere, is_asked: false, concerns: Concerned::Nobody;
    /// Close a circle and its ladders; its members are told the reason
    CloseCircle { circle: Circle, reason: Reason }: Circle Close,
        from: Anywhere, concerns: Concerned::Circle(circle);
    /// Make one of its members an organiser of a circle
    AppointInCircle { circle: Circle, name: Name }: Circle Appoint,
        of: ActOf::Circle(circle), concerns: Concerned::Nobody;
    /// Dismiss an organiser of a circle
    DismissInCircle { circle: Circle, name: Name, reason: Reason }: Circle Dismiss,
        from: Anywhere, of: ActOf::Circle(circle),
        concerns: Concerned::Office { circle: Some(circle), name };
    /// Tell everybody in a circle something, once a day
    AnnounceInCircle { circle: Circle, text: Text }: Circle Announce,
        from: Anywhere, of: ActOf::Circle(circle), concerns: Concerned::Nobody,
        text: Some(text);
    /// Move a player to another place on a ladder; the reason is kept in the ladder's log
    PlaceOnLadder { ladder: Ladder, name: Name, place: Place, reason: Reason }: Ladder Place,
        from: Anywhere, of: ActOf::Ladder(ladder),
        concerns: Concerned::Place { ladder, name };
    /// Open the ladder of a ruleset for players to join, or put the house on one
    OpenLadder { ladder: Ladder, house: House }: Ladder Open,
        from: Anywhere, is_asked: false, of: ActOf::Ladder(ladder),
        concerns: Concerned::Nobody;
    /// Close a ladder; those on it are told the reason, and its past can still be read
    CloseLadder { ladder: Ladder, reason: Reason }: Ladder Close,
        from: Anywhere, of: ActOf::Ladder(ladder),
        concerns: Concerned::Ladder(ladder);
    /// Take a player off a ladder; the player is told the reason
    TakeOffLadder { ladder: Ladder, name: Name, reason: Reason }: Ladder TakeOut,
        from: Anywhere, of: ActOf::Ladder(ladder),
        concerns: Concerned::Place { ladder, name };
    /// Open a tournament for players to enter; it begins by itself when its time comes (UTC at a shell)
    OpenTournament { new: NewTournament }: Tournament Open,
        from: Anywhere, is_asked: false, concerns: Concerned::Nobody,
        of: match &new.circle { Some(circle) => ActOf::Circle(circle), None => ActOf::Club };
    /// Begin a tournament now, with the players who have entered
    StartTournament { number: Number }: Tournament Start,
        from: Anywhere, is_asked: false, of: ActOf::Tournament(*number),
        concerns: Concerned::Nobody;
    /// Cancel a tournament; its running games end without a result
    CancelTournament { number: Number, reason: Reason }: Tournament Cancel,
        from: Anywhere, of: ActOf::Tournament(*number), concerns: Concerned::Tournament(*number);
    /// Take a player out of a tournament
    TakeOutOfTournament { number: Number, name: Name, reason: Reason }: Tournament TakeOut,
        from: Anywhere, of: ActOf::Tournament(*number), concerns: Concerned::Tournament(*number);
    /// Answer what a player has written to the organisers, and close it
    Answer { number: Number, answer: Text }: Answer,
        from: Anywhere, is_asked: false, concerns: Concerned::Letter(*number),
        text: Some(answer);
    /// Tell everybody in the club something, once a day
    Announce { text: Text }: Announce,
        from: Anywhere, concerns: Concerned::Nobody, text: Some(text);
}

impl OrganiserAct {
    /// The act that a text like `suspend ylva 3 days spam` names.
    pub fn read(text: &str) -> Option<OrganiserAct> {
        let (sure, act) = OrganiserAct::typed(text).ok()?;
        (sure == Sure::Ask).then_some(act)
    }

    /// The act that somebody types after `organise`, and whether a yes came with it. A question mark
    /// in it asks nothing.
    ///
    /// # Errors
    /// It names no act.
    pub fn typed(text: &str) -> Result<(Sure, OrganiserAct), Misread> {
        let mut rest = RestOfLine::of(OrderWord::Organise, text);
        rest.need_more()?;
        let sure = rest.sure();
        let form = read_words(&mut rest)?;
        rest.act = Some(ActPlace { form, part: None });
        let act = OrganiserAct::read_arguments(form, &mut rest)?;
        rest.end((sure, act))
    }

    /// The same in the words of a language; as much of it as is an act, if it is none.
    pub fn in_language(text: &str, language: Language) -> String {
        if let Ok((sure, act)) = OrganiserAct::typed(text) {
            let yes = if sure == Sure::Yes { AnswerWord::Yes.phrase(language) } else { "" };
            return joined(&[yes.to_owned(), act.written(Some(language))]);
        }
        let mut rest = RestOfLine::of(OrderWord::Organise, text);
        match read_words(&mut rest) {
            Ok(form) => joined(&[form.words(Some(language)).join(" "), rest.rest.to_owned()]),
            Err(_) => text.to_owned(),
        }
    }

    /// A reason as it is read at the end of a line.
    pub fn reason(text: &str) -> Option<String> {
        RestOfLine::of(OrderWord::Organise, text).quoted()
    }

    pub(super) fn order_row(&self, sure: Sure) -> OrderRow<'_> {
        let ActRow { from, text, .. } = self.row();
        let pressed = if text.is_some() { Pressed::Box } else { Pressed::AtOnce };
        OrderRow { from, text, pressed, keeps: sure == Sure::Ask, ..OrderRow::strict(&[]) }
    }
}

impl Canonical for Box<OrganiserAct> {
    fn canonical_text(&self) -> String {
        self.to_string()
    }

    fn act(&self) -> String {
        self.form().words(None).join(" ")
    }

    fn about(&self) -> String {
        let text = self.to_string();
        text.strip_prefix(&self.act()).map_or("", str::trim_start).to_owned()
    }
}

/// Reads the text after `organise`; without one, help is meant.
pub(super) fn read(rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Help(Some(rest.order.canonical().to_owned())).into());
    }
    let (sure, act) = OrganiserAct::typed(rest.rest)?;
    Ok(Deed::Organise(sure, Box::new(act)).into())
}

/// Takes the words with which an act begins.
fn read_words(rest: &mut RestOfLine<'_>) -> Result<&'static ActForm, Misread> {
    let word: OrganiseWord = rest.need_word()?;
    let forms = || OrganiserAct::FORMS.iter().filter(|form| form.word == word);
    let events: Vec<EventWord> = forms().filter_map(|form| form.event).collect();
    let of_group = |why| match why {
        Misread::BadArgument { order, typed, nearest, act } => {
            let nearest = nearest.iter().map(|event| format!("{} {event}", word.canonical()));
            Misread::BadArgument { order, typed, nearest: nearest.collect(), act }
        }
        why => why,
    };
    let event = match events.as_slice() {
        [] => None,
        events => Some(event_word(rest, events).map_err(of_group)?),
    };
    forms().find(|form| form.event == event).ok_or_else(|| rest.missing())
}

/// Takes one of these words, which is required. The form of an act names them; where no act is known
/// yet, an error does.
fn event_word(rest: &mut RestOfLine<'_>, of: &[EventWord]) -> Result<EventWord, Misread> {
    rest.need_more()?;
    let before = *rest;
    if let Some(word) = rest.word().filter(|word| of.contains(word)) {
        return Ok(word);
    }
    let near = EventWord::nearest(before.rest).into_iter().filter_map(EventWord::find);
    let mut near: Vec<EventWord> = near.filter(|word| of.contains(word)).collect();
    if near.is_empty() && before.act.is_none() {
        near = of.to_vec();
    }
    let near = near.into_iter().map(|word| word.canonical().to_owned());
    Err(before.bad(before.peek(), near.collect()))
}

impl fmt::Display for OrganiserAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(None))
    }
}

impl ExtraTime {
    /// Reads `2d`, `12h`, `30m` or several of these, as in `1d12h`.
    pub fn read(text: &str) -> Option<ExtraTime> {
        let mut sum = 0_i64;
        let mut digits = String::new();
        for c in text.chars() {
            let unit = match c {
                '0'..='9' => {
                    digits.push(c);
                    continue;
                }
                'd' => 86_400,
                'h' => 3_600,
                'm' => 60,
                _ => return None,
            };
            let count: i64 = std::mem::take(&mut digits).parse().ok()?;
            sum = sum.checked_add(count.checked_mul(unit)?)?;
        }
        (digits.is_empty() && !text.is_empty()).then_some(ExtraTime(sum))
    }
}

impl fmt::Display for ExtraTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.0 / 60;
        let parts = [(minutes / 1440, 'd'), (minutes / 60 % 24, 'h'), (minutes % 60, 'm')];
        let mut parts = parts.into_iter().filter(|(count, _)| *count != 0).peekable();
        if parts.peek().is_none() {
            return f.write_str("0m");
        }
        parts.try_for_each(|(count, unit)| write!(f, "{count}{unit}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_days_hours_and_minutes() {
        for (text, expected) in [
            ("2d", Some(172_800)),
            ("1d12h", Some(129_600)),
            ("30m", Some(1_800)),
            ("0d", Some(0)),
            ("", None),
            ("2", None),
            ("d", None),
            ("-1d", None),
            ("99999999999999999999d", None),
            ("9999999999999999d", None),
        ] {
            let read = ExtraTime::read(text);
            assert_eq!(read.map(|time| time.0), expected, "{text}");
            let again = read.map(|time| ExtraTime::read(&time.to_string()));
            assert_eq!(again.flatten(), read, "{text}");
        }
    }

    #[test]
    fn acts_are_read_as_people_write_them() {
        for (line, meant) in [
            ("suspend ylva 3 days spam, again", "suspend ylva 3 days spam, again"),
            ("suspend ylva 2 weeks spam", "suspend ylva 14 days spam"),
            ("suspend Ylva 3d 5 games left", "suspend Ylva 3 days 5 games left"),
            ("suspend ylva for good: cheating", "suspend ylva permanently cheating"),
            ("lift ylva “she is sorry”", "lift ylva she is sorry"),
            ("appoint ylva", "appoint ylva"),
            ("dismiss ylva moved away", "dismiss ylva moved away"),
            ("decide 12 attack bare king", "adjudicate 12 attackers bare king"),
            ("adjudicate #12 draw fortress", "adjudicate 12 draw fortress"),
            ("extend 12 defender 2 days hospital", "extend 12 defenders 2d hospital"),
            ("extend 12 attackers 1d12h 3 trains", "extend 12 attackers 1d12h 3 trains"),
            ("close 12 both have left", "close 12 both have left"),
            (
                "ladder place skalk ylva 3 a wrong result",
                "ladder place skalk ylva 3 a wrong result",
            ),
            (
                "tournament open “Winter  cup” tablut 2026-12-01",
                "tournament open \"Winter cup\" tablut 2026-12-01T00:00",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 18:00 groups 6 days 3 clock 3d/move",
                "tournament open \"5\" tablut 2026-12-01T18:00 groups 6 days 3 clock 3d/ply",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 final 2 carried house 3 groups of 6",
                "tournament open \"5\" tablut 2026-12-01T00:00 groups 6 final 2 carried house 3",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 final 1 days 3",
                "tournament open \"5\" tablut 2026-12-01T00:00 days 3 final 1",
            ),
            (
                "tournament open Winter tablut 2026-12-01 clock 3d/move weekend groups 6 carried final 2",
                "tournament open \"Winter\" tablut 2026-12-01T00:00 groups 6 final 2 carried \
                 clock 3d/ply weekend",
            ),
            (
                "tournament open \"The “big” one\" tablut 2026-12-01 clock “3 days” days 5",
                "tournament open \"The “big” one\" tablut 2026-12-01T00:00 days 5 clock 3d/ply",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 clock soon house 2",
                "tournament open \"5\" tablut 2026-12-01T00:00 house 2 clock soon",
            ),
            (
                "circle open Angles server 12345 language English",
                "circle open Angles language en server 12345",
            ),
            ("ladder open skalk with the house 2", "ladder open skalk house 2"),
            ("tournament start 2", "tournament start 2"),
            ("tournament cancel 2 too few", "tournament cancel 2 too few"),
            ("tournament take out 2 ylva 3 missed", "tournament take-out 2 ylva 3 missed"),
            ("answer #5 “yes”, he said: ok?", "answer 5 “yes”, he said: ok?"),
            (
                "announce 12 boards are “new”. Who comes?",
                "announce 12 boards are “new”. Who comes?",
            ),
        ] {
            let act = OrganiserAct::read(line);
            assert_eq!(act.as_ref().map(ToString::to_string).as_deref(), Some(meant), "{line}");
            assert_eq!(OrganiserAct::read(meant), act, "{meant}");
        }
    }

    /// Where in which act something is missing or wrong.
    #[test]
    fn an_error_names_the_part_of_the_act() {
        let missing = |line: &str| match OrganiserAct::typed(line) {
            Err(Misread::MissingArgument { act, .. }) => act.map(|place| place.part),
            other => panic!("{line}: {other:?}"),
        };
        let bad = |line: &str| match OrganiserAct::typed(line) {
            Err(
                Misread::BadArgument { act, typed, .. } | Misread::Superfluous { act, typed, .. },
            ) => (typed, act.and_then(|place| place.part)),
            other => panic!("{line}: {other:?}"),
        };
        for (line, part) in [
            ("suspend", FormPart::Name),
            ("suspend ylva", FormPart::Days),
            ("suspend ylva 3 days", FormPart::Reason),
            ("extend 12 attackers", FormPart::Sample("2d")),
            ("tournament open \"5\"", FormPart::Ruleset),
            ("circle announce Vikings", FormPart::Text),
        ] {
            assert_eq!(missing(line), Some(Some(part)), "{line}");
        }
        for (line, typed, part) in [
            ("suspend ylva spam", "spam", Some(FormPart::Days)),
            ("adjudicate ylva draw it is", "ylva", Some(FormPart::Game)),
            ("extend 12 draw 2d hospital", "draw", Some(FormPart::Side)),
            ("appoint ylva now", "now", None),
            ("tournament open \"5\" tablut 2026-12-01 sides 2", "sides", None),
        ] {
            assert_eq!(bad(line), (typed.to_owned(), part), "{line}");
        }
        let (_, groups) = bad("tournament open \"5\" tablut 2026-12-01 groups many");
        assert!(matches!(groups, Some(FormPart::Option(EventWord::Groups, _))), "{groups:?}");
        assert!(matches!(
            OrganiserAct::typed("circle"),
            Err(Misread::MissingArgument { act: None, .. })
        ));
    }

    /// What a row leaves out is the strict answer, and no row does so by accident.
    #[test]
    fn every_act_has_its_row() {
        for word in OrganiseWord::ALL {
            assert!(OrganiserAct::FORMS.iter().any(|form| form.word == *word), "{word:?}");
        }
        for (at, form) in OrganiserAct::FORMS.iter().enumerate() {
            let same = |other: &ActForm| (other.word, other.event) == (form.word, form.event);
            assert_eq!(OrganiserAct::FORMS.iter().position(same), Some(at), "{form:?}");
            assert!(!form.about.is_empty(), "{form:?}");
        }
        let ActRow { from, is_asked, of, concerns, text } = ActRow::STRICT;
        assert_eq!((from, is_asked, of), (crate::OrderFrom::Confirmed, true, ActOf::Club));
        assert_eq!((concerns, text), (Concerned::Everybody, None));
    }

    #[test]
    fn half_an_act_is_none() {
        for line in [
            "suspend ylva spam in every game",
            "suspend ylva 3 days",
            "suspend ylva 3 spam",
            "suspend",
            "adjudicate 12 ylva bare king",
            "extend 12 draw 2d hospital",
            "extend 12 attackers soon hospital",
            "extend 12 attackers permanently hospital",
            "close both have left",
            "ladder place skalk ylva third a wrong result",
            "ladder start skalk",
            "tournament open Winter cup tablut 2026-12-01",
            "tournament open \"Winter cup\" tablut tomorrow",
            "tournament open \"Winter cup\" tablut 2026-12-01T25:00",
            "tournament open \"5\" tablut 2026-12-01 groups",
            "tournament open \"5\" tablut 2026-12-01 carried",
            "tournament open \"5\" tablut 2026-12-01 carried groups 6",
            "circle open Angles language xx",
            "ladder open skalk house",
            "tournament place 2",
            "tournament start",
            "answer 5",
            "announce",
            "answer ylva that she is right",
            "play d1-d4",
        ] {
            assert_eq!(OrganiserAct::read(line), None, "{line}");
        }
    }
}
