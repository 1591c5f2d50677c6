//! Everything that happened in a game, as its players read it: a line for each event, with its time
//! in the reader's zone. The proof is the record, which is not for reading.

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;

use crate::notice::table::Table;
use crate::outcome;
use crate::reader::Reader;
use crate::shown::make_harmless;
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct HistoryLine {
    pub at: DateTime<Utc>,
    pub what: Happening,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    Began,
    Ply {
        number: u32,
        by: Side,
        /// Its canonical text.
        text: String,
        /// What the clock of the player who moved showed then, if there is one.
        left: Option<TimeDelta>,
    },
    Rolled(u8),
    /// The side to move was notified: its clock started then, if it was not running yet.
    Told(Side),
    /// The side to move could not be notified: its clock started then all the same.
    Unreached(Side),
    /// A message to that side did not arrive: its clock got that much time back.
    GivenBack(Side, TimeDelta),
    /// The notification of that side's turn bounced.
    Bounced(Side),
    DrawOffered(Side),
    DrawDeclined(Side),
    DrawWithdrawn(Side),
    /// Both agreed on a draw.
    DrawAgreed,
    /// That side withdrew its ply before anybody had seen it.
    Withdrawn(Side),
    TakebackOffered(Side),
    TakebackDeclined(Side),
    TakebackWithdrawn(Side),
    /// That many plies were taken back.
    TakenBack(u32),
    /// A side's clock was paused until then, because the club was down or the player was on
    /// vacation.
    Stood(Side, DateTime<Utc>, ClockStop),
    Warned(Side),
    TimeUp(Side),
    Claimed(Side),
    Resigned(Side),
    /// The hosts gave that side more time, and why.
    Extended(Side, TimeDelta, String),
    /// The hosts decided that this side won, or that it is a draw, and why.
    Adjudicated(Option<Side>, String),
    /// The hosts closed the game, and why.
    Closed(String),
    /// The game ended without a result, because its match about a place was not played.
    Void,
    /// The secret of the hún was published.
    Secret,
}

/// Why a clock was paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStop {
    Club,
    Vacation,
    Deferred,
}

pub(super) fn lines(reader: &Reader, table: &Table, lines: &[HistoryLine]) -> Vec<String> {
    let mut said: Vec<String> = lines.iter().map(|line| line.text(reader, table)).collect();
    if table.game.outcome().is_some() {
        said.push(outcome::describe_state(reader.words(), &table.game));
    }
    said.push(String::new());
    said.push(reader.words().say("history-more", &[]));
    said
}

impl HistoryLine {
    fn text(&self, reader: &Reader, table: &Table) -> String {
        let words = reader.words();
        let at = ("at", Arg::from(reader.moment(self.at)));
        let name = |side: Side| ("name", Arg::from(table.names[side].as_str()));
        let by = |what: &'static str, side: Side| vec![("what", Arg::from(what)), name(side)];
        let why = |reason: &str| ("reason", Arg::from(make_harmless(reason)));
        let mut arguments = match &self.what {
            Happening::Ply { number, by, text, left } => {
                let left = left.map_or_else(|| "none".to_owned(), |left| reader.span(left));
                let ply = [
                    at,
                    ("number", number.to_string().into()),
                    ("ply", text.as_str().into()),
                    name(*by),
                    ("left", left.into()),
                ];
                return words.say("history-ply", &ply);
            }
            Happening::Extended(side, more, reason) => {
                let more = ("more", Arg::from(reader.span(*more)));
                return words.say("history-extended", &[at, name(*side), more, why(reason)]);
            }
            Happening::GivenBack(side, back) => {
                let back = ("back", Arg::from(reader.span(*back)));
                return words.say("history-given-back", &[at, name(*side), back]);
            }
            Happening::Adjudicated(Some(side), reason) => {
                return words.say("history-adjudicated", &[at, name(*side), why(reason)]);
            }
            Happening::Adjudicated(None, reason) => {
                return words.say("history-adjudicated-draw", &[at, why(reason)]);
            }
            Happening::Closed(reason) => return words.say("history-closed", &[at, why(reason)]),
            Happening::Rolled(face) => {
                return words.say("history-rolled", &[at, ("roll", u32::from(*face).into())]);
            }
            Happening::TakenBack(plies) => {
                return words.say("history-taken-back", &[at, ("count", (*plies).into())]);
            }
            Happening::Stood(side, until, stand) => {
                let stand = match stand {
                    ClockStop::Club => "club",
                    ClockStop::Vacation => "vacation",
                    ClockStop::Deferred => "deferred",
                };
                let until = ("until", Arg::from(reader.moment(*until)));
                let stand = ("because", Arg::from(stand));
                return words.say("history-stood", &[at, name(*side), until, stand]);
            }
            Happening::Began => by("began", Side::Attackers),
            Happening::DrawAgreed => by("draw-agreed", Side::Attackers),
            Happening::Secret => by("secret", Side::Attackers),
            Happening::Void => by("void", Side::Attackers),
            Happening::Told(side) => by("told", *side),
            Happening::Unreached(side) => by("unreached", *side),
            Happening::Bounced(side) => by("bounced", *side),
            Happening::DrawOffered(side) => by("draw-offered", *side),
            Happening::DrawDeclined(side) => by("draw-declined", *side),
            Happening::DrawWithdrawn(side) => by("draw-withdrawn", *side),
            Happening::Withdrawn(side) => by("withdrawn", *side),
            Happening::TakebackOffered(side) => by("takeback-offered", *side),
            Happening::TakebackDeclined(side) => by("takeback-declined", *side),
            Happening::TakebackWithdrawn(side) => by("takeback-withdrawn", *side),
            Happening::Warned(side) => by("warned", *side),
            Happening::TimeUp(side) => by("time-up", *side),
            Happening::Claimed(side) => by("claimed", *side),
            Happening::Resigned(side) => by("resigned", *side),
        };
        arguments.push(at);
        words.say("history-line", &arguments)
    }
}
