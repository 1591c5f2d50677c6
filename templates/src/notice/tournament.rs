//! Tournaments before their reader: which ones there are, the state of one, and what happens in it.

use chrono::{DateTime, Utc};

use super::crosstable::{Gone, Group, GroupRow};
use crate::notice::invitation::ClockTerms;
use crate::notice::ladder::Whom;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::shown::shown;
use crate::words::{Arg, Words};

/// Something about tournaments: an answer or a notification.
#[derive(Clone, Debug)]
pub enum Tournament {
    /// The last ones, the newest first.
    List(Vec<TournamentLine>),
    Page(Box<TournamentPage>),
    /// Something that happened, perhaps with the standings after it.
    News(Box<TournamentNews>),
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct TournamentLine {
    pub number: i64,
    /// The hosts' name for it.
    pub name: String,
    pub ruleset: String,
    /// Its stage.
    pub stage: TournamentStage,
    /// How many players it has.
    pub players: u32,
    /// What the reader can do about it.
    pub reader: TournamentReader,
}

/// The stage of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentStage {
    /// Players can enter until then, when it begins.
    Open(DateTime<Utc>),
    /// It has been running since then.
    Running(DateTime<Utc>),
    /// It was over then.
    Over(DateTime<Utc>),
    /// The hosts called it off then for a reason; without a reason, too few players had entered.
    CalledOff(DateTime<Utc>, Option<String>),
}

/// What a reader can do about a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentReader {
    MayEnter,
    /// They play in it, and can withdraw.
    Plays,
    Nothing,
}

/// A tournament and its state.
#[derive(Clone, Debug)]
pub struct TournamentPage {
    pub line: TournamentLine,
    /// The clock of its games.
    pub clock: ClockTerms,
    /// The most players in a group, if that leaves no group with too few.
    pub group_size: u32,
    /// Within how many days each player has to move.
    pub window: u32,
    /// Who has entered, before it begins.
    pub names: Vec<String>,
    /// Its groups after that, the reader's first.
    pub groups: Vec<Group>,
}

/// Something that happened in a tournament.
#[derive(Clone, Debug)]
pub struct TournamentNews {
    pub number: i64,
    /// The hosts' name for it.
    pub name: String,
    pub what: TournamentWhat,
    /// The state after it, if that is shown.
    pub page: Option<TournamentPage>,
}

/// What happened in a tournament.
#[derive(Clone, Debug)]
pub enum TournamentWhat {
    /// The hosts have opened it.
    Opened,
    /// The reader plays in it.
    Entered,
    /// The reader has left; it has not begun.
    Left,
    /// Asks whether the reader withdraws.
    LeaveAsked {
        /// Whether the reader's unplayed games count as lost. If not, none of the reader's games
        /// counts.
        counts: bool,
        /// How many games the reader would resign.
        resigned: u32,
    },
    /// Somebody has left before the end.
    Gone {
        who: Whom,
        how: Gone,
        /// Whether their unplayed games count as lost, or none of their games counts; `None` if it
        /// had not begun.
        counts: Option<bool>,
        reason: Option<String>,
    },
    Began {
        /// The reader's group, opponents, and games from the first to the last.
        own: Option<OwnGroup>,
        /// Within how many days the reader has to move.
        window: u32,
    },
    /// The reader has not moved yet.
    NotBegun {
        /// The deadline.
        until: DateTime<Utc>,
    },
    /// It was called off; without a reason, too few players had entered.
    CalledOff(Option<String>),
    Over {
        /// The reader's group, place and number of players; `None` if the reader's games did not
        /// count or there were none.
        own: Option<[u32; 3]>,
    },
}

/// A player's group.
#[derive(Clone, Debug)]
pub struct OwnGroup {
    pub group: u32,
    /// The opponents, with the numbers of the games.
    pub rivals: Vec<(String, [i64; 2])>,
}

impl Tournament {
    pub(super) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        match self {
            Tournament::List(lines) => list(reader, lines),
            Tournament::Page(page) => page.lay_out(reader),
            Tournament::News(news) => news.lay_out(reader),
        }
    }
}

fn list<'a>(reader: &Reader, tournaments: &[TournamentLine]) -> Page<'a> {
    let words = reader.words();
    if tournaments.is_empty() {
        return Page::of(words.say("tournament-none", &[]));
    }
    let lines = tournaments.iter().map(|line| {
        let stage = line.stage.say(reader, line.players);
        let mut arguments =
            vec![("stage", Arg::from(stage)), ("reader", line.reader.word().into())];
        arguments.extend(line.arguments());
        words.say("tournament-line", &arguments).trim_end().to_owned()
    });
    let title = words.say("tournament-list", &[]);
    let hint = words.say("tournament-list-hint", &[]);
    let blocks = vec![Block::Lines(lines.collect()), Block::Paragraph(hint)];
    Page { title: Some(title), blocks, ..Page::default() }
}

impl TournamentLine {
    fn arguments(&self) -> [(&'static str, Arg); 3] {
        [
            ("number", self.number.to_string().into()),
            ("name", shown(&self.name).into()),
            ("ruleset", self.ruleset.clone().into()),
        ]
    }
}

impl TournamentReader {
    const fn word(self) -> &'static str {
        match self {
            TournamentReader::MayEnter => "may-enter",
            TournamentReader::Plays => "plays",
            TournamentReader::Nothing => "nothing",
        }
    }
}

impl TournamentStage {
    fn say(&self, reader: &Reader, players: u32) -> String {
        let (stage, at) = match self {
            TournamentStage::Open(at) => ("open", at),
            TournamentStage::Running(at) => ("running", at),
            TournamentStage::Over(at) => ("over", at),
            TournamentStage::CalledOff(at, _) => ("called-off", at),
        };
        let arguments = [
            ("stage", stage.into()),
            ("at", Arg::from(reader.moment(*at))),
            ("players", players.into()),
        ];
        reader.words().say("tournament-stage", &arguments)
    }
}

impl TournamentPage {
    fn lay_out<'a>(&self, reader: &Reader) -> Page<'a> {
        let title = reader.words().say("tournament-title", &self.line.arguments());
        Page { title: Some(title), blocks: self.blocks(reader), ..Page::default() }
    }

    fn blocks<'a>(&self, reader: &Reader) -> Vec<Block<'a>> {
        let words = reader.words();
        let mut first = vec![self.line.stage.say(reader, self.line.players)];
        if let TournamentStage::CalledOff(_, reason) = &self.line.stage {
            first.push(why_called_off(words, reason.as_deref()));
        }
        if !self.names.is_empty() {
            let names = self.names.iter().map(|name| shown(name)).collect();
            let names = [("names", Arg::from(words.list(names)))];
            first.push(words.say("tournament-names", &names));
        }
        let mut blocks = vec![Block::Paragraph(first.join(" "))];
        for group in &self.groups {
            if self.groups.len() > 1 {
                let number = [("group", Arg::from(group.number))];
                blocks.push(Block::Paragraph(words.say("tournament-group", &number)));
            }
            blocks.push(Block::Fixed(group.text(words)));
            blocks.extend(
                group.chart(self.line.number, words).map(|chart| Block::Chart(Box::new(chart))),
            );
            let gone: Vec<String> =
                group.rows.iter().filter_map(|row| gone_from(words, row)).collect();
            if !gone.is_empty() {
                blocks.push(Block::Lines(gone));
            }
        }
        if !self.groups.is_empty() {
            blocks.push(Block::Fine(words.say("tournament-legend", &[])));
        }
        if matches!(self.line.stage, TournamentStage::Open(_) | TournamentStage::Running(_)) {
            let numbers = [("size", self.group_size.into()), ("window", Arg::from(self.window))];
            let rules = words.say("tournament-rules", &numbers);
            blocks.push(Block::Paragraph(rules));
            blocks.push(Block::Paragraph(self.clock.say(reader)));
        }
        if self.line.reader != TournamentReader::Nothing {
            let number = ("number", Arg::from(self.line.number.to_string()));
            let you = [number, ("reader", self.line.reader.word().into())];
            blocks.push(Block::Paragraph(words.say("tournament-you", &you)));
        }
        blocks
    }
}

fn why_called_off(words: &Words, reason: Option<&str>) -> String {
    match reason {
        Some(reason) => words.say("tournament-reason", &[("reason", shown(reason).into())]),
        None => words.say("tournament-too-few", &[]),
    }
}

/// Below a crosstable: who has left the group, and whether their games count.
fn gone_from(words: &Words, row: &GroupRow) -> Option<String> {
    Some(gone(words, &Whom::Other(row.name.clone()), row.gone?, Some(row.place.is_some()), None))
}

fn gone(
    words: &Words,
    who: &Whom,
    how: Gone,
    counts: Option<bool>,
    reason: Option<&str>,
) -> String {
    let mut arguments = vec![("how", Arg::from(how.code()))];
    arguments.extend(who.arguments("who", "name"));
    let counts = counts.map(|counts| {
        let counts = if counts { "yes" } else { "no" };
        let mut arguments = vec![("counts", Arg::from(counts))];
        arguments.extend(who.arguments("who", "name"));
        words.say("tournament-gone-counts", &arguments)
    });
    let reason =
        reason.map(|reason| words.say("tournament-reason", &[("reason", shown(reason).into())]));
    let said = [Some(words.say("tournament-gone", &arguments)), counts, reason];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

impl TournamentNews {
    fn lay_out<'a>(&self, reader: &Reader) -> Page<'a> {
        let blocks = self.page.as_ref().map(|page| page.blocks(reader)).unwrap_or_default();
        let said = self.said(reader).into_iter().chain(blocks);
        Page { blocks: said.collect(), ..Page::default() }
    }

    fn said<'a>(&self, reader: &Reader) -> Vec<Block<'a>> {
        let words = reader.words();
        let say = |id: &str, more: Vec<(&'static str, Arg)>| {
            let mut arguments = vec![
                ("number", Arg::from(self.number.to_string())),
                ("tournament", shown(&self.name).into()),
            ];
            arguments.extend(more);
            words.say(id, &arguments)
        };
        let text = match &self.what {
            TournamentWhat::Opened => say("tournament-opened", Vec::new()),
            TournamentWhat::Entered => say("tournament-entered", Vec::new()),
            TournamentWhat::Left => say("tournament-left", Vec::new()),
            TournamentWhat::LeaveAsked { counts, resigned } => {
                let counts = if *counts { "yes" } else { "no" };
                let more = vec![("counts", counts.into()), ("resigned", Arg::from(*resigned))];
                say("tournament-leave-asked", more)
            }
            TournamentWhat::Gone { who, how, counts, reason } => {
                let gone = gone(words, who, *how, *counts, reason.as_deref());
                format!("{} {gone}", say("tournament-out", Vec::new()))
            }
            TournamentWhat::Began { own: None, .. } => say("tournament-began", Vec::new()),
            TournamentWhat::Began { own: Some(own), window } => {
                let first = own.rivals.len() as u32 * 2;
                let more = vec![
                    ("group", Arg::from(own.group)),
                    ("games", first.into()),
                    ("window", (*window).into()),
                ];
                let began = say("tournament-began", Vec::new());
                let text = format!("{began} {}", say("tournament-began-own", more));
                let rivals = own.rivals.iter().map(|(name, [one, two])| {
                    let arguments = [
                        ("name", shown(name).into()),
                        ("first", one.to_string().into()),
                        ("second", Arg::from(two.to_string())),
                    ];
                    words.say("tournament-rival", &arguments)
                });
                return vec![Block::Paragraph(text), Block::Lines(rivals.collect())];
            }
            TournamentWhat::NotBegun { until } => {
                say("tournament-not-begun", vec![("until", reader.moment(*until).into())])
            }
            TournamentWhat::CalledOff(reason) => {
                let off = say("tournament-called-off", Vec::new());
                format!("{off} {}", why_called_off(words, reason.as_deref()))
            }
            TournamentWhat::Over { own } => {
                let over = say("tournament-over", Vec::new());
                match own {
                    Some([group, place, players]) => {
                        let more = vec![
                            ("group", Arg::from(*group)),
                            ("place", (*place).into()),
                            ("players", (*players).into()),
                        ];
                        format!("{over} {}", say("tournament-over-own", more))
                    }
                    None => over,
                }
            }
        };
        vec![Block::Paragraph(text)]
    }
}
