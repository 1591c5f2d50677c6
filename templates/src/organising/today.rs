//! What an organiser wants to know of the club in the morning. It shows no board and no move, so that
//! private games can be among its games.

use chrono::{DateTime, Utc};
use engine::{BySide, Side};

use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::shown::make_harmless;
use crate::tournament::page;
use crate::tournament::page::TournamentLine;
use crate::words::Arg;

/// The most of each kind that are listed.
pub const MOST_LISTED: usize = 10;

/// The most characters of a report that are shown.
const LONGEST_TEXT: usize = 120;

#[derive(Clone, Debug)]
pub struct ClubToday {
    pub at: DateTime<Utc>,
    pub reader: TodayReader,
    /// How many games are running.
    pub running: u32,
    /// How many players were here in the last day, and in the last week.
    pub seen: (u32, u32),
    /// Who has joined since yesterday.
    pub joined: ListBeginning<String>,
    /// Who has become an organiser, the newest first: since yesterday, or for the host in the last
    /// weeks.
    pub appointed: ListBeginning<TodayOrganiser>,
    /// Games in which time is up, or will be within a day, and when.
    pub pressed: ListBeginning<TodayGame>,
    /// Games in which nothing has happened for two weeks, and since when.
    pub still: ListBeginning<TodayGame>,
    /// What players have written to the organisers and nobody has answered.
    pub reports: ListBeginning<TodayReport>,
    /// Players who have an address at which nothing arrives.
    pub unreached: ListBeginning<String>,
    /// Tournaments that haven't begun.
    pub tournaments: ListBeginning<TournamentLine>,
}

/// Who it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayReader {
    /// The host, who is no player.
    Host,
    /// An organiser; whether they are told each morning.
    Organiser { is_told: bool },
}

/// The first things of a list, and how many more there are.
#[derive(Clone, Debug)]
pub struct ListBeginning<T> {
    pub first: Vec<T>,
    pub more: u32,
}

#[derive(Clone, Debug)]
pub struct TodayGame {
    pub number: i64,
    pub names: BySide<String>,
    pub to_move: Side,
    pub at: DateTime<Utc>,
}

/// Somebody who has become an organiser, of the club or of a circle.
#[derive(Clone, Debug)]
pub struct TodayOrganiser {
    pub player: String,
    pub circle: Option<String>,
    /// Who appointed them; `None` if the host did.
    pub by: Option<String>,
    pub at: DateTime<Utc>,
}

/// What somebody has written, perhaps about another player; it may be empty.
#[derive(Clone, Debug)]
pub struct TodayReport {
    pub number: i64,
    pub by: String,
    pub about: Option<String>,
    pub text: String,
}

impl<T> ListBeginning<T> {
    /// Those of a list that are shown.
    pub fn of(mut all: Vec<T>) -> ListBeginning<T> {
        let more = u32::try_from(all.len().saturating_sub(MOST_LISTED)).unwrap_or(u32::MAX);
        all.truncate(MOST_LISTED);
        ListBeginning { first: all, more }
    }

    /// The same, with each as it is shown.
    ///
    /// # Errors
    /// The first error of those that are shown.
    pub fn try_map<U, E>(
        self,
        shown: impl FnMut(T) -> Result<U, E>,
    ) -> Result<ListBeginning<U>, E> {
        let first = self.first.into_iter().map(shown).collect::<Result<_, _>>()?;
        Ok(ListBeginning { first, more: self.more })
    }
}

impl ClubToday {
    /// Whether there is nothing that an organiser might want to look after.
    pub fn is_quiet(&self) -> bool {
        let ClubToday { joined, appointed, pressed, still, .. } = self;
        let ClubToday { reports, unreached, tournaments, .. } = self;
        joined.first.is_empty()
            && appointed.first.is_empty()
            && pressed.first.is_empty()
            && still.first.is_empty()
            && reports.first.is_empty()
            && unreached.first.is_empty()
            && tournaments.first.is_empty()
    }

    pub(crate) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        let words = reader.words();
        let counts = [
            ("running", Arg::from(self.running)),
            ("today", self.seen.0.into()),
            ("week", self.seen.1.into()),
        ];
        let mut blocks = vec![Block::Paragraph(words.say("today-counts", &counts))];
        let mut section = |head: String, what: &str, (lines, more): (Vec<String>, u32)| {
            let count = [("count", Arg::from(more)), ("what", what.into())];
            let more = (more > 0).then(|| words.say("today-more", &count));
            if !lines.is_empty() {
                let lines = [head].into_iter().chain(lines).chain(more);
                blocks.push(Block::Lines(lines.collect()));
            }
        };
        let head = |key: &str| words.say(key, &[]);
        section(head("today-joined"), "player", self.joined.in_one_line(reader));
        let ListBeginning { first, more } = &self.appointed;
        let lines = first.iter().map(|organiser| organiser.say(reader)).collect();
        section(head("today-organisers"), "player", (lines, *more));
        section(head("today-pressed"), "game", self.pressed.say("today-time", reader));
        section(head("today-still"), "game", self.still.say("today-waits", reader));
        let ListBeginning { first, more } = &self.reports;
        let lines = first.iter().map(|report| report.say(reader)).collect();
        let count = u32::try_from(first.len()).unwrap_or(u32::MAX).saturating_add(*more);
        section(words.say("today-reports", &[("count", count.into())]), "report", (lines, *more));
        section(head("today-unreached"), "player", self.unreached.in_one_line(reader));
        let ListBeginning { first, more } = &self.tournaments;
        let lines = first.iter().map(|line| page::in_list(reader, line)).collect();
        section(head("today-tournaments"), "tournament", (lines, *more));
        if self.is_quiet() {
            blocks.push(Block::Paragraph(head("today-quiet")));
        }
        let title = [("at", reader.moment(self.at).into()), reader.club_argument()];
        Page { title: Some(words.say("today-title", &title)), blocks, ..Page::default() }
    }
}

impl ListBeginning<String> {
    fn in_one_line(&self, reader: &Reader) -> (Vec<String>, u32) {
        let names: Vec<String> = self.first.iter().map(|name| make_harmless(name)).collect();
        let line = match self.more {
            0 => reader.words().list(names),
            _ => names.join(", "),
        };
        let lines = (!line.is_empty()).then_some(line);
        (lines.into_iter().collect(), self.more)
    }
}

impl ListBeginning<TodayGame> {
    fn say(&self, key: &str, reader: &Reader) -> (Vec<String>, u32) {
        (self.first.iter().map(|game| game.say(key, reader)).collect(), self.more)
    }
}

impl TodayGame {
    fn say(&self, key: &str, reader: &Reader) -> String {
        let [name, opponent] = [self.to_move, !self.to_move].map(|side| &self.names[side]);
        let state = if self.at <= reader.now { "past" } else { "ahead" };
        let arguments = [
            ("number", self.number.to_string().into()),
            ("name", make_harmless(name).into()),
            ("opponent", make_harmless(opponent).into()),
            ("at", reader.moment(self.at).into()),
            ("state", Arg::from(state)),
        ];
        reader.words().say(key, &arguments)
    }
}

impl TodayOrganiser {
    fn say(&self, reader: &Reader) -> String {
        let harmless = |text: &Option<String>| text.as_deref().map(make_harmless);
        let arguments = [
            ("name", Arg::from(make_harmless(&self.player))),
            ("of", if self.circle.is_some() { "circle" } else { "club" }.into()),
            ("circle", harmless(&self.circle).unwrap_or_default().into()),
            ("who", if self.by.is_some() { "organiser" } else { "host" }.into()),
            ("organiser", harmless(&self.by).unwrap_or_default().into()),
            ("at", reader.moment(self.at).into()),
        ];
        reader.words().say("today-organiser", &arguments)
    }
}

impl TodayReport {
    fn say(&self, reader: &Reader) -> String {
        let mut text = make_harmless(&self.text);
        if text.chars().count() > LONGEST_TEXT {
            text = text.chars().take(LONGEST_TEXT - 1).chain(['…']).collect();
        }
        let about = self.about.as_deref().map(make_harmless);
        let arguments = [
            ("number", Arg::from(self.number.to_string())),
            ("name", make_harmless(&self.by).into()),
            ("kind", if about.is_some() { "report" } else { "letter" }.into()),
            ("about", about.unwrap_or_default().into()),
            ("has", if text.is_empty() { "nothing" } else { "text" }.into()),
            ("text", text.into()),
        ];
        reader.words().say("today-report", &arguments)
    }
}
