//! A ladder before its reader: who stands where, a step and why it was taken, whom one may
//! challenge, what a player has done on it.

use chrono::{DateTime, TimeDelta, Utc};

use super::{ClockTerms, shown};
use crate::page::{Block, Chart, Page};
use crate::picture::{Course, Curve, Diagram, Label, Plot, Top, round_values};
use crate::{Arg, Reader, Words};

/// Something about a ladder, asked for or told.
#[derive(Clone, Debug)]
pub enum Ladder {
    /// Who stands where.
    Table(Box<LadderTable>),
    /// Where somebody stands, and why.
    Why(Box<LadderWhy>),
    /// What somebody has done.
    Record(Box<LadderRecord>),
    /// Its rules.
    Sheet(Box<LadderSheet>),
    /// A match about a place has begun.
    Challenged(Box<LadderChallenge>),
    /// A match about a place was put off.
    Deferred {
        /// By whom.
        by: Whom,
        /// Its games.
        games: [i64; 2],
        /// Until when his clocks stand.
        until: DateTime<Utc>,
    },
    /// The reader has made no ply yet in a match about a place.
    NotBegun {
        /// Against whom.
        rival: String,
        /// Its games.
        games: [i64; 2],
        /// By when he has to.
        until: DateTime<Utc>,
        /// Whether he is the challenger.
        challenges: bool,
    },
    /// It has changed, or something on it is to be known.
    Step(Box<LadderStep>),
    /// The reader leaves that one when his matches are over.
    Leaving(String),
}

/// A ladder, now or at the end of a month.
#[derive(Clone, Debug)]
pub struct LadderTable {
    /// The ruleset's id.
    pub ladder: String,
    /// How many stand on it.
    pub players: u32,
    /// The end of which month this is, as `2026-10`; `None` for now.
    pub month: Option<String>,
    /// From the top; `None` where some are left out.
    pub rungs: Vec<Option<Rung>>,
    /// Who stands first, and for how long.
    pub king: Option<King>,
    /// How much stronger the attackers are, if anything was rated.
    pub bias: Option<Bias>,
    /// How it stands with the reader.
    pub reader: LadderReader,
    /// How they came where they stand, lately; those in front last.
    pub past: Vec<Past>,
    /// From when to when that goes.
    pub span: [DateTime<Utc>; 2],
}

/// Where somebody stood, and since when.
#[derive(Clone, Debug)]
pub struct Past {
    /// Who, in ASCII: pictures have no other letters.
    pub name: String,
    /// Whether it is the reader.
    pub is_reader: bool,
    /// From when on at which place, in order; `None` for none.
    pub places: Vec<(DateTime<Utc>, Option<u32>)>,
}

/// How a reader stands to a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderReader {
    /// He stands on it, and reaches up to that place.
    On {
        /// His own place.
        place: u32,
        /// The highest that he may challenge.
        highest: u32,
    },
    /// He does not, and can join.
    Off,
    /// Nobody in particular, or it is past.
    Nobody,
}

/// Somebody on a ladder.
#[derive(Clone, Debug)]
pub struct Rung {
    /// From 1.
    pub place: u32,
    /// Who.
    pub name: String,
    /// Whether it is the reader.
    pub is_reader: bool,
    /// How strong he is.
    pub rating: Option<ShownRating>,
    /// How many matches about the ladder he plays.
    pub matches: u32,
    /// What else is to be known of him.
    pub state: Option<RungState>,
    /// Whether the reader may challenge him now.
    pub open: bool,
}

/// What keeps somebody from being challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RungState {
    /// He has lost on time and made no ply since.
    Held,
    /// He leaves.
    Leaving,
    /// He is on vacation until then.
    Away(DateTime<Utc>),
    /// Nothing was heard of him for long.
    Silent,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownRating {
    /// In points.
    pub points: i32,
    /// Its standard deviation.
    pub deviation: u32,
}

/// Who stands first.
#[derive(Clone, Debug)]
pub struct King {
    /// Who.
    pub name: String,
    /// For how many days without a break.
    pub days: u32,
    /// How many challenges he has withstood one after the other.
    pub defences: u32,
}

/// How much stronger the attackers are in a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bias {
    /// In rating points; less than 0 if the defenders are.
    pub points: i32,
    /// Its error bar.
    pub deviation: u32,
    /// From how many games.
    pub games: u32,
}

/// A step of a ladder's log.
#[derive(Clone, Debug)]
pub struct LadderStep {
    /// The ruleset's id.
    pub ladder: String,
    /// What it was.
    pub what: LadderWhat,
    /// Who moved or stayed.
    pub who: Whom,
    /// From which place.
    pub from: Option<u32>,
    /// To which.
    pub to: Option<u32>,
    /// Against whom, and where that one stood.
    pub rival: Option<(Whom, Option<u32>)>,
    /// The match that it was about, by its games.
    pub games: Option<[i64; 2]>,
    /// What explains it further.
    pub detail: u32,
    /// The hosts' reason.
    pub reason: Option<String>,
    /// For how many days something of it holds now.
    pub days: u32,
}

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderWhat {
    /// Came to the end.
    Joined,
    /// Came back; the detail is the old place.
    Returned,
    /// Left.
    Left,
    /// Was erased.
    Erased,
    /// Won; the detail is half points.
    Won,
    /// Was level; the detail is half points.
    Tied,
    /// Lost; the detail is half points.
    Lost,
    /// Did not begin his challenge.
    Void,
    /// Was not met by the rival.
    Absent,
    /// Was conceded the place.
    Conceded,
    /// The match was closed.
    Closed,
    /// Idled; the detail is days.
    Decayed,
    /// Lost a game on time; the detail is points.
    Late,
    /// Lost too many on time; the detail is how many.
    Sunk,
    /// Was put there by the hosts.
    Corrected,
}

/// Somebody, as the reader knows him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The reader.
    You,
    /// Somebody else.
    Other(String),
}

/// Why somebody may not be challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// It is the reader.
    Yourself,
    /// The reader does not stand on the ladder.
    YouAreNotOn,
    /// The other does not.
    NotOn,
    /// The other stands below.
    Below {
        /// Where.
        place: u32,
        /// Where the reader stands.
        own: u32,
    },
    /// The other stands too far up.
    TooFar {
        /// Where.
        place: u32,
        /// Where the reader stands.
        own: u32,
        /// The highest place that he may challenge.
        highest: u32,
        /// By which rule: `small`, `places`, `percent` or `rating`.
        by: String,
    },
    /// They play a match.
    Playing {
        /// Its first game.
        game: i64,
    },
    /// The reader has lost to the other.
    Shielded {
        /// Until when he is safe.
        until: DateTime<Utc>,
    },
    /// The reader leaves.
    YouLeave,
    /// The other leaves.
    Leaves,
    /// The reader has lost on time and made no ply since.
    YouAreHeld,
    /// The other has.
    Held,
    /// The reader has too many points.
    YourPoints {
        /// How many.
        points: u32,
        /// With how many one may not.
        limit: u32,
    },
    /// The reader has as many challenges open as one may have.
    Outgoing {
        /// How many.
        open: u32,
        /// How many one may.
        most: u32,
    },
    /// The other is challenged as often as one may be.
    Incoming {
        /// How often.
        open: u32,
        /// How often one may be.
        most: u32,
    },
    /// The other is on vacation.
    Away {
        /// Until when.
        until: DateTime<Utc>,
    },
    /// Nothing was heard of the other.
    Silent {
        /// Since when.
        since: DateTime<Utc>,
        /// How many days that may be.
        days: u32,
    },
    /// The other takes no challenges.
    TakesNone,
}

/// Where somebody stands, whether he may be challenged, and how he came there.
#[derive(Clone, Debug)]
pub struct LadderWhy {
    /// The ruleset's id.
    pub ladder: String,
    /// Who.
    pub name: String,
    /// Where; `None` if he is not on it.
    pub place: Option<u32>,
    /// How many stand on it.
    pub players: u32,
    /// Whether the reader may challenge him.
    pub may: Result<(), Barrier>,
    /// Every step that has moved him or was about him, in order.
    pub steps: Vec<PastStep>,
    /// How many came before those.
    pub earlier: u32,
}

/// A step, and what it made of somebody's place.
#[derive(Clone, Debug)]
pub struct PastStep {
    /// When.
    pub at: DateTime<Utc>,
    /// What happened.
    pub step: LadderStep,
    /// His place before and after.
    pub place: [Option<u32>; 2],
}

/// What somebody has done on a ladder.
#[derive(Clone, Debug)]
pub struct LadderRecord {
    /// The ruleset's id.
    pub ladder: String,
    /// Who.
    pub name: String,
    /// Where he stands.
    pub place: Option<u32>,
    /// How many stand on it.
    pub players: u32,
    /// The best place that he had.
    pub best: Option<u32>,
    /// How many days he was first, in all.
    pub king_days: u32,
    /// How many challenges he has withstood one after the other, now and at most.
    pub defences: [u32; 2],
    /// How many matches he has won, played level and lost.
    pub matches: [u32; 3],
    /// His rating.
    pub rating: Option<ShownRating>,
    /// His rating as attackers and as defenders, once that means something.
    pub sides: Option<[i32; 2]>,
    /// How many rated games on each side.
    pub games: [u32; 2],
    /// Points for games lost on time.
    pub points: u32,
    /// All places that he had.
    pub past: Past,
    /// From when to when that goes.
    pub span: [DateTime<Utc>; 2],
}

/// A match about a place that has begun.
#[derive(Clone, Debug)]
pub struct LadderChallenge {
    /// The ruleset's id.
    pub ladder: String,
    /// Who challenged, and where he stands.
    pub challenger: (Whom, Option<u32>),
    /// Whom.
    pub defender: (Whom, Option<u32>),
    /// Its games.
    pub games: [i64; 2],
    /// Within how many days each has to make a ply.
    pub days: u32,
}

/// The numbers of a ladder's rules, each with its name, for the rule sheet.
#[derive(Clone, Debug)]
pub struct LadderSheet {
    /// The ruleset's id.
    pub ladder: String,
    /// What becomes of a level match: `middle`, `nothing` or `below`.
    pub tie: &'static str,
    /// The ruleset's own tie-break: `none`, `fewer-plies` or `more-captures`.
    pub tie_break: &'static str,
    /// The clock.
    pub clock: ClockTerms,
    /// All other numbers.
    pub numbers: Vec<(&'static str, u32)>,
}

impl Ladder {
    pub(super) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        let on = |id: &str, ladder: &str| {
            Page::of(reader.words().say(id, &[("ladder", Arg::from(ladder))]))
        };
        match self {
            Ladder::Table(table) => self::table(reader, table),
            Ladder::Why(why) => self::why(reader, why),
            Ladder::Record(record) => self::record(reader, record),
            Ladder::Sheet(sheet) => self::sheet(reader, sheet),
            Ladder::Challenged(challenge) => Page::of(self::challenge(reader, challenge)),
            Ladder::Deferred { by, games, until } => Page::of(deferred(reader, by, *games, *until)),
            Ladder::NotBegun { rival, games, until, challenges } => {
                Page::of(not_begun(reader, rival, *games, *until, *challenges))
            }
            Ladder::Step(step) => Page::of(step.say(reader.words())),
            Ladder::Leaving(ladder) => on("ladder-leaving", ladder),
        }
    }
}

impl Whom {
    pub(super) fn arguments(
        &self,
        who: &'static str,
        name: &'static str,
    ) -> [(&'static str, Arg); 2] {
        match self {
            Whom::You => [(who, "you".into()), (name, "".into())],
            Whom::Other(other) => [(who, "other".into()), (name, shown(other).into())],
        }
    }
}

impl LadderWhat {
    /// All of them.
    pub const ALL: [LadderWhat; 15] = [
        LadderWhat::Joined,
        LadderWhat::Returned,
        LadderWhat::Left,
        LadderWhat::Erased,
        LadderWhat::Won,
        LadderWhat::Tied,
        LadderWhat::Lost,
        LadderWhat::Void,
        LadderWhat::Absent,
        LadderWhat::Conceded,
        LadderWhat::Closed,
        LadderWhat::Decayed,
        LadderWhat::Late,
        LadderWhat::Sunk,
        LadderWhat::Corrected,
    ];

    /// A short word for machines, one for each: the reason code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            LadderWhat::Joined => "joined",
            LadderWhat::Returned => "returned",
            LadderWhat::Left => "left",
            LadderWhat::Erased => "erased",
            LadderWhat::Won => "won",
            LadderWhat::Tied => "tied",
            LadderWhat::Lost => "lost",
            LadderWhat::Void => "void",
            LadderWhat::Absent => "absent",
            LadderWhat::Conceded => "conceded",
            LadderWhat::Closed => "closed",
            LadderWhat::Decayed => "decayed",
            LadderWhat::Late => "late",
            LadderWhat::Sunk => "sunk",
            LadderWhat::Corrected => "corrected",
        }
    }
}

impl Barrier {
    /// A short word for machines, one for each: the reason code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Barrier::Yourself => "yourself",
            Barrier::YouAreNotOn => "you-are-not-on",
            Barrier::NotOn => "not-on",
            Barrier::Below { .. } => "below",
            Barrier::TooFar { .. } => "too-far",
            Barrier::Playing { .. } => "playing",
            Barrier::Shielded { .. } => "shielded",
            Barrier::YouLeave => "you-leave",
            Barrier::Leaves => "leaves",
            Barrier::YouAreHeld => "you-are-held",
            Barrier::Held => "held",
            Barrier::YourPoints { .. } => "your-points",
            Barrier::Outgoing { .. } => "outgoing",
            Barrier::Incoming { .. } => "incoming",
            Barrier::Away { .. } => "away",
            Barrier::Silent { .. } => "silent",
            Barrier::TakesNone => "takes-none",
        }
    }

    /// Why that player may not be challenged, with the numbers.
    #[must_use]
    pub fn say(&self, reader: &Reader, ladder: &str, name: &str) -> String {
        let mut arguments = vec![("ladder", Arg::from(ladder)), ("name", shown(name).into())];
        match self {
            Barrier::Below { place, own } => {
                arguments.extend([("place", (*place).into()), ("own", (*own).into())]);
            }
            Barrier::TooFar { place, own, highest, by } => arguments.extend([
                ("place", Arg::from(*place)),
                ("own", (*own).into()),
                ("highest", (*highest).into()),
                ("by", by.as_str().into()),
            ]),
            Barrier::Playing { game } => arguments.push(("game", game.to_string().into())),
            Barrier::Shielded { until } | Barrier::Away { until } => {
                arguments.push(("until", reader.moment(*until).into()));
            }
            Barrier::YourPoints { points, limit } => {
                arguments.extend([("points", (*points).into()), ("limit", (*limit).into())]);
            }
            Barrier::Outgoing { open, most } | Barrier::Incoming { open, most } => {
                arguments.extend([("open", (*open).into()), ("most", (*most).into())]);
            }
            Barrier::Silent { since, days } => arguments
                .extend([("since", reader.moment(*since).into()), ("days", (*days).into())]),
            Barrier::Yourself
            | Barrier::YouAreNotOn
            | Barrier::NotOn
            | Barrier::YouLeave
            | Barrier::Leaves
            | Barrier::YouAreHeld
            | Barrier::Held
            | Barrier::TakesNone => {}
        }
        reader.words().say(&format!("ladder-no-{}", self.code()), &arguments)
    }
}

impl LadderStep {
    /// What happened, and by which numbers.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let number = |number: Option<u32>| Arg::from(number.unwrap_or(0));
        let (rival, place) = match &self.rival {
            Some((rival, place)) => (rival.clone(), *place),
            None => (Whom::Other(String::new()), None),
        };
        let [first, second] = self.games.unwrap_or_default().map(|game| game.to_string());
        let moves = if self.from == self.to { "no" } else { "yes" };
        let mut arguments = vec![
            ("ladder", Arg::from(self.ladder.as_str())),
            ("from", number(self.from)),
            ("to", number(self.to)),
            ("moves", moves.into()),
            ("rival-place", number(place)),
            ("first", first.into()),
            ("second", second.into()),
            ("detail", self.detail.into()),
            ("points", super::pair::points(self.detail).into()),
            ("rival-points", super::pair::points(4u32.saturating_sub(self.detail)).into()),
            ("days", self.days.into()),
            ("reason", shown(self.reason.as_deref().unwrap_or_default()).into()),
        ];
        arguments.extend(self.who.arguments("who", "name"));
        arguments.extend(rival.arguments("rival-who", "rival"));
        words.say(&format!("ladder-step-{}", self.what.code()), &arguments)
    }
}

impl ShownRating {
    fn text(self) -> String {
        format!("{} ±{}", self.points, self.deviation)
    }
}

/// The table as a page: those who stand on it, one a line, and below what it means.
fn table<'a>(reader: &Reader, table: &LadderTable) -> Page<'a> {
    let words = reader.words();
    let ladder = || ("ladder", Arg::from(table.ladder.as_str()));
    let title = match &table.month {
        Some(month) => words.say("ladder-month", &[ladder(), ("month", month.as_str().into())]),
        None => words.say("ladder-title", &[ladder(), ("players", table.players.into())]),
    };
    if table.rungs.is_empty() {
        let empty = words.say("ladder-empty", &[ladder()]);
        return Page::of(empty);
    }
    let mut blocks = vec![Block::Fixed(lines(reader, table))];
    let mut below = Vec::new();
    if let Some(king) = &table.king {
        let name = ("name", Arg::from(shown(&king.name)));
        let arguments = [name, ("days", king.days.into()), ("defences", king.defences.into())];
        below.push(words.say("ladder-king", &arguments));
    }
    if let Some(bias) = table.bias {
        below.push(bias.say(words));
    }
    below.push(match table.reader {
        LadderReader::On { place: 1, .. } => words.say("ladder-you-first", &[]),
        LadderReader::On { place, highest } => {
            let open = table.rungs.iter().flatten().filter(|rung| rung.open).count();
            let numbers = [
                ladder(),
                ("place", place.into()),
                ("highest", highest.into()),
                ("open", open.into()),
            ];
            words.say("ladder-you", &numbers)
        }
        LadderReader::Off => words.say("ladder-you-can-join", &[ladder()]),
        LadderReader::Nobody => String::new(),
    });
    below.retain(|line| !line.is_empty());
    blocks.extend(chart(reader, &table.ladder, &table.past, table.span));
    if !below.is_empty() {
        blocks.push(Block::Lines(below));
    }
    Page { title: Some(title), blocks, ..Page::default() }
}

fn lines(reader: &Reader, table: &LadderTable) -> String {
    let words = reader.words();
    let rungs = || table.rungs.iter().flatten();
    let wide = |text: &str| text.chars().count();
    let places = rungs().map(|rung| rung.place.to_string().len()).max().unwrap_or(1);
    let names = rungs().map(|rung| wide(&shown(&rung.name))).max().unwrap_or(1);
    let rating = |rung: &Rung| rung.rating.map_or_else(String::new, ShownRating::text);
    let ratings = rungs().map(|rung| wide(&rating(rung))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for rung in &table.rungs {
        let Some(rung) = rung else {
            lines.push(format!("  {:>places$}", "⋮"));
            continue;
        };
        let mark = match rung {
            Rung { is_reader: true, .. } => '>',
            Rung { open: true, .. } => '+',
            _ => ' ',
        };
        let name = shown(&rung.name);
        let (rating, note) = (rating(rung), note(reader, words, rung));
        let line =
            format!("{mark} {:>places$}  {name:<names$}  {rating:<ratings$}  {note}", rung.place);
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

fn note(reader: &Reader, words: &Words, rung: &Rung) -> String {
    let mut notes = Vec::new();
    if let Some(state) = rung.state {
        let (state, until) = match state {
            RungState::Held => ("held", String::new()),
            RungState::Leaving => ("leaving", String::new()),
            RungState::Away(until) => ("away", reader.moment(until)),
            RungState::Silent => ("silent", String::new()),
        };
        notes.push(words.say("ladder-state", &[("state", state.into()), ("until", until.into())]));
    }
    if rung.matches > 0 {
        notes.push(words.say("ladder-plays", &[("matches", rung.matches.into())]));
    }
    notes.join(", ")
}

impl Bias {
    fn say(self, words: &Words) -> String {
        let side = if self.points < 0 { "defenders" } else { "attackers" };
        let arguments = [
            ("side", side.into()),
            ("points", self.points.unsigned_abs().into()),
            ("deviation", self.deviation.into()),
            ("games", self.games.into()),
        ];
        words.say("ladder-bias", &arguments)
    }
}

fn why<'a>(reader: &Reader, why: &LadderWhy) -> Page<'a> {
    let words = reader.words();
    let mut lines = Vec::new();
    let name = || ("name", Arg::from(shown(&why.name)));
    let ladder = || ("ladder", Arg::from(why.ladder.as_str()));
    lines.push(match why.place {
        Some(place) => {
            let numbers =
                [ladder(), name(), ("place", place.into()), ("players", why.players.into())];
            words.say("ladder-stands", &numbers)
        }
        None => words.say("ladder-stands-not", &[ladder(), name()]),
    });
    lines.push(match &why.may {
        Ok(()) => format!("{} [may]", words.say("ladder-may", &[ladder(), name()])),
        Err(Barrier::Yourself) => String::new(),
        Err(barrier) => {
            format!("{} [{}]", barrier.say(reader, &why.ladder, &why.name), barrier.code())
        }
    });
    lines.retain(|line| !line.is_empty());
    let mut blocks = vec![Block::Lines(lines)];
    let mut steps = Vec::new();
    if why.earlier > 0 {
        steps.push(words.say("ladder-earlier", &[("count", why.earlier.into())]));
    }
    for past in &why.steps {
        let said = past.step.say(words);
        let code = past.step.what.code();
        let line = words.say(
            "ladder-past",
            &[
                ("at", reader.moment(past.at).into()),
                ("step", said.into()),
                ("places", places(words, past.place).into()),
            ],
        );
        steps.push(format!("{line} [{code}]"));
    }
    if !steps.is_empty() {
        blocks.push(Block::Lines(steps));
    }
    Page { blocks, ..Page::default() }
}

/// `7 → 4`; one alone where nothing changed.
fn places(words: &Words, [before, after]: [Option<u32>; 2]) -> String {
    let place = |place: Option<u32>| match place {
        Some(place) => place.to_string(),
        None => words.say("ladder-no-place", &[]),
    };
    match before == after {
        true => place(after),
        false => format!("{} → {}", place(before), place(after)),
    }
}

fn record<'a>(reader: &Reader, record: &LadderRecord) -> Page<'a> {
    let words = reader.words();
    let name = || ("name", Arg::from(shown(&record.name)));
    let ladder = || ("ladder", Arg::from(record.ladder.as_str()));
    let mut lines = Vec::new();
    lines.push(match record.place {
        Some(place) => {
            let players = ("players", Arg::from(record.players));
            words.say("ladder-stands", &[ladder(), name(), ("place", place.into()), players])
        }
        None => words.say("ladder-stands-not", &[ladder(), name()]),
    });
    if let Some(best) = record.best {
        let numbers = [("best", Arg::from(best)), ("days", record.king_days.into())];
        lines.push(words.say("ladder-best", &numbers));
    }
    let [won, level, lost] = record.matches;
    let matches = [("won", Arg::from(won)), ("level", level.into()), ("lost", lost.into())];
    lines.push(words.say("ladder-matches", &matches));
    let [now, most] = record.defences;
    lines.push(words.say("ladder-defences", &[("now", now.into()), ("most", most.into())]));
    lines.push(match record.rating {
        Some(rating) => {
            let [attacked, defended] = record.games;
            let numbers = [
                ("rating", Arg::from(rating.text())),
                ("attacked", attacked.into()),
                ("defended", defended.into()),
            ];
            words.say("ladder-rating", &numbers)
        }
        None => words.say("ladder-unrated", &[]),
    });
    if let Some([attackers, defenders]) = record.sides {
        let sides = [
            ("attackers", Arg::from(attackers.to_string())),
            ("defenders", defenders.to_string().into()),
        ];
        lines.push(words.say("ladder-sides", &sides));
    }
    if record.points > 0 {
        lines.push(words.say("ladder-points", &[("points", record.points.into())]));
    }
    let mut blocks = vec![Block::Lines(lines)];
    let past = std::slice::from_ref(&record.past);
    blocks.extend(chart(reader, &record.ladder, past, record.span));
    Page { blocks, ..Page::default() }
}

/// Places over time, if anything has ever changed.
fn chart<'a>(
    reader: &Reader,
    ladder: &str,
    past: &[Past],
    [from, until]: [DateTime<Utc>; 2],
) -> Option<Block<'a>> {
    if until - from < TimeDelta::days(1) || past.iter().all(|one| one.places.len() < 2) {
        return None;
    }
    let day = |at: DateTime<Utc>| at.timestamp() as f64 / 86_400.0;
    let curves: Vec<Curve> = past
        .iter()
        .map(|one| Curve {
            points: one.points(until, &day),
            label: Label::new(&one.name).ok().filter(|_| past.len() > 1),
            main: one.is_reader || past.len() == 1,
        })
        .collect();
    let places = past.iter().flat_map(|one| &one.places).filter_map(|(_, place)| *place);
    let last = places.max().unwrap_or(1);
    let times = [from, until]
        .into_iter()
        .filter_map(|at| Some((day(at), Label::new(&at.format("%Y-%m-%d").to_string()).ok()?)));
    let plot = Plot {
        curves,
        times: times.collect(),
        values: round_values(1.0, f64::from(last.max(2)), 8),
        top: Top::Small,
        course: if past.len() == 1 { Course::Steps } else { Course::Line },
    };
    let words = reader.words();
    let now = past.iter().filter_map(|one| {
        let (_, place) = one.places.last()?;
        Some(format!("{} {}", (*place)?, one.name))
    });
    let mut now: Vec<String> = now.collect();
    now.sort_by_key(|line| line.split(' ').next().and_then(|place| place.parse::<u32>().ok()));
    let span = [("from", Arg::from(reader.moment(from))), ("until", reader.moment(until).into())];
    let [from, until] = span;
    let arguments =
        [("ladder", Arg::from(ladder)), from, until, ("places", words.list(now).into())];
    let alt = words.say("ladder-chart", &arguments);
    let name = match past {
        [one] => format!("ladder-{ladder}-{}", one.name),
        _ => format!("ladder-{ladder}"),
    };
    Some(Block::Chart(Box::new(Chart { name, diagram: Diagram::Plot(plot), alt })))
}

impl Past {
    /// A point where each place begins and ends: a line leads from one to the next within a day.
    fn points(&self, until: DateTime<Utc>, day: &dyn Fn(DateTime<Utc>) -> f64) -> Vec<(f64, f64)> {
        let mut points: Vec<(f64, f64)> = Vec::new();
        let number = |place: Option<u32>| place.map_or(f64::NAN, f64::from);
        let ends = self.places.iter().skip(1).map(|(at, _)| *at).chain([until]);
        for (&(at, place), end) in self.places.iter().zip(ends) {
            points.push((day(at), number(place)));
            points.push(((day(end) - 1.0).max(day(at)), number(place)));
        }
        if let Some((_, place)) = self.places.last() {
            points.push((day(until), number(*place)));
        }
        points
    }
}

fn challenge(reader: &Reader, challenge: &LadderChallenge) -> String {
    let [first, second] = challenge.games.map(|game| game.to_string());
    let mut arguments = vec![
        ("ladder", Arg::from(challenge.ladder.as_str())),
        ("first", first.into()),
        ("second", second.into()),
        ("days", challenge.days.into()),
        ("place", challenge.challenger.1.unwrap_or(0).into()),
        ("rival-place", challenge.defender.1.unwrap_or(0).into()),
    ];
    arguments.extend(challenge.challenger.0.arguments("who", "name"));
    arguments.extend(challenge.defender.0.arguments("rival-who", "rival"));
    reader.words().say("ladder-challenged", &arguments)
}

fn deferred(reader: &Reader, by: &Whom, games: [i64; 2], until: DateTime<Utc>) -> String {
    let [first, second] = games.map(|game| game.to_string());
    let mut arguments = vec![
        ("first", Arg::from(first)),
        ("second", second.into()),
        ("until", reader.moment(until).into()),
    ];
    arguments.extend(by.arguments("who", "name"));
    reader.words().say("ladder-deferred", &arguments)
}

fn not_begun(
    reader: &Reader,
    rival: &str,
    games: [i64; 2],
    until: DateTime<Utc>,
    challenges: bool,
) -> String {
    let [first, second] = games.map(|game| game.to_string());
    let arguments = [
        ("rival", shown(rival).into()),
        ("first", Arg::from(first)),
        ("second", second.into()),
        ("until", reader.moment(until).into()),
        ("role", if challenges { "challenger" } else { "defender" }.into()),
    ];
    reader.words().say("ladder-not-begun", &arguments)
}

/// The sheet: one paragraph for each rule, filled from the numbers in force.
fn sheet<'a>(reader: &Reader, sheet: &LadderSheet) -> Page<'a> {
    const PARAGRAPHS: [&str; 11] = [
        "match", "reach", "load", "opening", "result", "tie", "late", "silence", "leave", "idle",
        "ratings",
    ];
    let words = reader.words();
    let mut arguments = vec![
        ("ladder", Arg::from(sheet.ladder.as_str())),
        ("tie", sheet.tie.into()),
        ("tie-break", sheet.tie_break.into()),
    ];
    arguments.extend(sheet.numbers.iter().map(|(name, value)| (*name, Arg::from(*value))));
    let say = |id: &str| words.say(&format!("ladder-sheet-{id}"), &arguments);
    let mut blocks: Vec<Block<'_>> = PARAGRAPHS.map(|id| Block::Paragraph(say(id))).into();
    blocks.insert(1, Block::Paragraph(sheet.clock.say(reader)));
    Page { title: Some(say("title")), blocks, ..Page::default() }
}
