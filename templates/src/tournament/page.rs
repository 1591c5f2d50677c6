//! Tournaments before their reader: which ones there are, the state of one, and what happens in it.

use chrono::{DateTime, Utc};
use commands::{BoardForm, NextStage, TournamentQuestion};

use crate::invitation::terms::ClockTerms;
use crate::notice::pair;
use crate::page::{Block, Page};
use crate::reader::{Client, Reader};
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, give, typed_number};
use crate::told::who::Who;
use crate::tournament::crosstable::{GroupRow, GroupTable};
use crate::tournament::gone::why_called_off;
use crate::tournament::stage;
use crate::tournament::stage::FinalOf;
use crate::words::Arg;

/// Something about tournaments: an answer or a notification.
#[derive(Clone, Debug)]
pub enum Tournament {
    /// The last ones, the newest first.
    List(Vec<TournamentLine>),
    Page(Box<TournamentPage>),
    /// Something that happened, perhaps with the standings after it.
    News {
        said: Sentence,
        /// The reader's opponents, each in a line below.
        rivals: Vec<Sentence>,
        page: Option<Box<TournamentPage>>,
    },
    /// Something that happened, for everybody who reads it.
    ForEverybody {
        number: i64,
        said: Sentence,
        /// A line for each group.
        lines: Vec<Sentence>,
        /// The only group at the end, as a picture.
        table: Option<GroupTable>,
    },
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct TournamentLine {
    pub number: i64,
    /// The hosts' name for it.
    pub name: String,
    pub ruleset: RulesetName,
    pub stage: TournamentStage,
    pub players: u32,
    pub reader: TournamentReader,
    /// The tournament whose final it is.
    pub final_of: Option<FinalOf>,
}

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

#[derive(Clone, Debug)]
pub struct TournamentPage {
    pub line: TournamentLine,
    pub clock: ClockTerms,
    /// The most players in a group, if that leaves no group with too few.
    pub group_size: u32,
    /// Within how many days each player has to move.
    pub window: u32,
    /// Who has entered, before it begins.
    pub names: Vec<String>,
    /// Its groups after that, the reader's first.
    pub groups: Vec<GroupTable>,
    /// What follows it.
    pub next: Option<(NextStage, FollowedBy)>,
}

/// What has come of what follows a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowedBy {
    /// The tournament isn't over yet.
    Nothing,
    /// These players play in the tournament of that number.
    Running(i64, Vec<String>),
    /// They won it.
    Over(i64, Vec<String>),
    CalledOff(i64),
    /// There aren't enough players for it.
    Dropped,
}

impl Tournament {
    pub(crate) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        match self {
            Tournament::List(lines) => list(reader, lines),
            Tournament::Page(page) => page.lay_out(reader),
            Tournament::News { said, rivals, page } => {
                let mut blocks = vec![Block::Paragraph(said.say(reader))];
                let rivals: Vec<String> = rivals.iter().map(|rival| rival.say(reader)).collect();
                blocks.extend((!rivals.is_empty()).then_some(Block::Lines(rivals)));
                blocks.extend(page.iter().flat_map(|page| page.blocks(reader)));
                Page { blocks, ..Page::default() }
            }
            Tournament::ForEverybody { number, said, lines, table } => {
                let mut blocks = vec![Block::Paragraph(said.say(reader))];
                let lines: Vec<String> = lines.iter().map(|line| line.say(reader)).collect();
                blocks.extend((!lines.is_empty()).then_some(Block::Lines(lines)));
                let chart = table.as_ref().and_then(|table| table.chart(*number, reader.words()));
                blocks.extend(chart.map(|chart| Block::Chart(Box::new(chart))));
                Page { blocks, ..Page::default() }
            }
        }
    }
}

fn list<'a>(reader: &Reader, tournaments: &[TournamentLine]) -> Page<'a> {
    let words = reader.words();
    if tournaments.is_empty() {
        return Page::from_text(words.say("tournament-none", &[]));
    }
    let lines = tournaments.iter().map(|line| in_list(reader, line));
    let title = words.say("tournament-list", &[]);
    let blocks = vec![Block::Lines(lines.collect())];
    Page { title: Some(title), blocks, ..Page::default() }
}

/// The line of a tournament in a list.
pub(crate) fn in_list(reader: &Reader, line: &TournamentLine) -> String {
    let stage = line.stage.say(reader, line.players);
    let mut arguments = vec![("stage", Arg::from(stage)), ("reader", line.reader.word().into())];
    arguments.extend(line.arguments(reader));
    reader.words().say("tournament-line", &arguments).trim_end().to_owned()
}

impl TournamentLine {
    fn arguments(&self, reader: &Reader) -> [(&'static str, Arg); 3] {
        [
            ("number", self.number.to_string().into()),
            ("name", self.called(reader).into()),
            ("ruleset", reader.ruleset(&self.ruleset).into()),
        ]
    }

    /// Its name, and whether it is a final.
    pub fn called(&self, reader: &Reader) -> String {
        stage::called(&self.name, self.final_of).say(reader)
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
    /// Who plays in each group, one line for each.
    pub(crate) fn named_groups(&self) -> Vec<Sentence> {
        let line = |group: &GroupTable| {
            let names = group.rows.iter().map(|row| make_harmless(&row.called)).collect();
            self.of_group("news-tournament-group", group).with("names", Value::All(names))
        };
        self.groups.iter().map(line).collect()
    }

    /// Who won each group, one line for each that was played.
    pub(crate) fn winners(&self) -> Vec<Sentence> {
        let line = |group: &GroupTable| {
            let first: Vec<_> = group.rows.iter().filter(|row| row.place == Some(1)).collect();
            let points = first.first()?.points;
            let names = first.iter().map(|row| make_harmless(&row.called)).collect();
            let said = self.of_group("news-tournament-won", group);
            let said = said.count("winners", first.len()).with("names", Value::All(names));
            let many = if points == 2 { "one" } else { "other" };
            Some(said.text("points", pair::points(points)).choice("many", many))
        };
        self.groups.iter().filter_map(line).collect()
    }

    /// What follows it, or has followed.
    pub(crate) fn followed_by(&self) -> Option<Sentence> {
        let (NextStage::Final { first, carried }, then) = self.next.as_ref()?;
        let said = |state| {
            let said = Sentence::of("tournament-next").choice("state", state);
            let said = said.count("best", *first);
            said.choice("carried", if *carried { "yes" } else { "no" })
        };
        let named = |state, number: i64, names: &[String]| {
            let names: Vec<_> = names.iter().map(|name| make_harmless(name)).collect();
            let said = said(state).number("number", number).count("many", names.len());
            said.with("names", Value::All(names))
        };
        Some(match then {
            FollowedBy::Nothing => said("planned"),
            FollowedBy::Running(number, names) => named("running", *number, names),
            FollowedBy::Over(number, names) => named("over", *number, names),
            FollowedBy::CalledOff(number) => named("called-off", *number, &[]),
            FollowedBy::Dropped => said("dropped"),
        })
    }

    /// The tournaments that it follows and that follow it.
    pub(crate) fn leads_to(&self) -> Vec<NextStep> {
        let next = match self.next {
            Some((
                _,
                FollowedBy::Running(number, _)
                | FollowedBy::Over(number, _)
                | FollowedBy::CalledOff(number),
            )) => Some(number),
            _ => None,
        };
        let previous = self.line.final_of.map(|of| of.number);
        previous
            .into_iter()
            .chain(next)
            .map(|number| give(TournamentQuestion::Show(typed_number(number))))
            .collect()
    }

    fn of_group(&self, key: &'static str, group: &GroupTable) -> Sentence {
        Sentence::of(key).count("groups", self.groups.len()).count("group", group.number)
    }

    fn lay_out<'a>(&self, reader: &Reader) -> Page<'a> {
        let title = reader.words().say("tournament-title", &self.line.arguments(reader));
        Page { title: Some(title), blocks: self.blocks(reader), ..Page::default() }
    }

    fn blocks<'a>(&self, reader: &Reader) -> Vec<Block<'a>> {
        let words = reader.words();
        let kind = stage::kind(self.line.final_of);
        let mut first = vec![self.line.stage.say(reader, self.line.players)];
        if let TournamentStage::CalledOff(_, reason) = &self.line.stage {
            first.push(why_called_off(reason.as_deref()).say(reader));
        }
        if !self.names.is_empty() {
            let names = self.names.iter().map(|name| make_harmless(name)).collect();
            let names = [("names", Arg::from(words.list(names)))];
            first.push(words.say("tournament-names", &names));
        }
        if let Some(of) = self.line.final_of {
            let of = [("number", Arg::from(of.number.to_string())), ("kind", kind.into())];
            first.push(words.say("tournament-follows", &of));
        }
        first.extend(self.followed_by().map(|said| said.say(reader)));
        let mut blocks = vec![Block::Paragraph(first.join(" "))];
        let in_discord =
            matches!(reader.client, Client::Discord(_)) && reader.board == BoardForm::Picture;
        for (nth, group) in self.groups.iter().enumerate() {
            let number = [("group", Arg::from(group.number)), ("kind", kind.into())];
            let caption = words.say("tournament-group", &number);
            if self.groups.len() > 1 {
                blocks.push(Block::Paragraph(caption.clone()));
            }
            let chart = group.chart(self.line.number, words);
            // A message has one picture, which says the same.
            let is_picture = in_discord && nth == 0 && chart.is_some();
            if !is_picture {
                let listing = group.listing(words, reader.columns(), caption);
                blocks.push(Block::Listing(Box::new(listing)));
            }
            blocks.extend(chart.map(|chart| Block::Chart(Box::new(chart))));
            let gone: Vec<String> =
                group.rows.iter().filter_map(|row| gone_from(reader, row)).collect();
            if !gone.is_empty() {
                blocks.push(Block::Lines(gone));
            }
        }
        if !self.groups.is_empty() {
            blocks.push(Block::Fine(words.say("tournament-legend", &[])));
        }
        if matches!(self.line.stage, TournamentStage::Open(_) | TournamentStage::Running(_)) {
            let numbers = [
                ("size", self.group_size.into()),
                ("window", Arg::from(self.window)),
                ("kind", kind.into()),
            ];
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

/// Below a crosstable: who has left the group, and whether their games count.
fn gone_from(reader: &Reader, row: &GroupRow) -> Option<String> {
    let gone = row.gone?.sentence(&Who::Other(row.name.clone()), Some(row.place.is_some()));
    Some(gone.say(reader))
}
