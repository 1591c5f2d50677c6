//! Everything that happened in a game, as its players read it: a line for each event, with its time
//! in the reader's zone. The proof is the record, which is not for reading.

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;

use crate::notice::table::{MoreTime, Table};
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
    TimeOffered(Side, MoreTime),
    TimeDeclined(Side),
    TimeWithdrawn(Side),
    /// Both agreed on more time, or on a pause.
    TimeAgreed(MoreTime),
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
    said
}

impl HistoryLine {
    fn text(&self, reader: &Reader, table: &Table) -> String {
        let name = |side: &Side| ("name", Arg::from(&table.names[*side]));
        let why = |reason: &str| ("reason", Arg::from(make_harmless(reason)));
        let line =
            |what: &str, side: &Side| ("history-line", vec![("what", Arg::from(what)), name(side)]);
        let (id, mut arguments) = match &self.what {
            Happening::Ply { number, by, text, left } => {
                let left = left.map_or_else(|| "none".to_owned(), |left| reader.span(left));
                let number = ("number", number.to_string().into());
                ("history-ply", vec![number, ("ply", text.into()), name(by), ("left", left.into())])
            }
            Happening::Extended(side, more, reason) => {
                let more = ("more", reader.span(*more).into());
                ("history-extended", vec![name(side), more, why(reason)])
            }
            Happening::GivenBack(side, back) => {
                ("history-given-back", vec![name(side), ("back", reader.span(*back).into())])
            }
            Happening::Adjudicated(Some(side), reason) => {
                ("history-adjudicated", vec![name(side), why(reason)])
            }
            Happening::Adjudicated(None, reason) => ("history-adjudicated-draw", vec![why(reason)]),
            Happening::Closed(reason) => ("history-closed", vec![why(reason)]),
            Happening::Rolled(face) => ("history-rolled", vec![("roll", (*face).into())]),
            Happening::TakenBack(plies) => ("history-taken-back", vec![("count", (*plies).into())]),
            Happening::TimeOffered(side, what) => {
                let [what, span] = what.arguments(reader);
                ("history-time-offered", vec![name(side), what, span])
            }
            Happening::TimeAgreed(what) => ("history-time-agreed", what.arguments(reader).to_vec()),
            Happening::TimeDeclined(side) => line("time-declined", side),
            Happening::TimeWithdrawn(side) => line("time-withdrawn", side),
            Happening::Stood(side, until, stop) => {
                let because = match stop {
                    ClockStop::Club => "club",
                    ClockStop::Vacation => "vacation",
                    ClockStop::Deferred => "deferred",
                };
                let until = ("until", reader.moment(*until).into());
                ("history-stood", vec![name(side), until, ("because", because.into())])
            }
            Happening::Began => line("began", &Side::Attackers),
            Happening::DrawAgreed => line("draw-agreed", &Side::Attackers),
            Happening::Secret => line("secret", &Side::Attackers),
            Happening::Void => line("void", &Side::Attackers),
            Happening::Told(side) => line("told", side),
            Happening::Unreached(side) => line("unreached", side),
            Happening::Bounced(side) => line("bounced", side),
            Happening::DrawOffered(side) => line("draw-offered", side),
            Happening::DrawDeclined(side) => line("draw-declined", side),
            Happening::DrawWithdrawn(side) => line("draw-withdrawn", side),
            Happening::Withdrawn(side) => line("withdrawn", side),
            Happening::TakebackOffered(side) => line("takeback-offered", side),
            Happening::TakebackDeclined(side) => line("takeback-declined", side),
            Happening::TakebackWithdrawn(side) => line("takeback-withdrawn", side),
            Happening::Warned(side) => line("warned", side),
            Happening::TimeUp(side) => line("time-up", side),
            Happening::Claimed(side) => line("claimed", side),
            Happening::Resigned(side) => line("resigned", side),
        };
        arguments.push(("at", reader.moment(self.at).into()));
        reader.words().say(id, &arguments)
    }
}
