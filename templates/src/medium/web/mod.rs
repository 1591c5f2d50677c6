//! A page for a browser: the same parts as everywhere, with links for what can be looked at and
//! forms for what can be done. Without scripts it is whole; `layouts/page.js` only saves reloading.
//! It knows no cookie and no player's right: callers say who reads, and what stands in a form.
//!
//! `tap` is a board whose squares can be chosen, `board_address` a picture of a board as an
//! address, `step_form` what can be done next, `text` what only pages say, and `frame` what is around every
//! page.

pub mod board_address;
mod frame;
mod step_form;
mod tap;
mod text;

use commands::{OrderWord, Question, TournamentQuestion};
use minijinja::{Value, context};
use pictures::{Picture, Seat};

use crate::accounts::Settings;
use crate::board::Board;
use crate::notice::list::rulesets_of_lines;
use crate::notice::{Notice, PublicGame, Table};
use crate::page::{Block, Listing, Page, Row, Target};
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::told::step::{NextStep, begin, give, like, typed_number};
use crate::tournament::Tournament;
use crate::words::Words;

pub use board_address::BoardAddress;
pub use frame::{FormMarks, Surroundings, page_html};
pub use tap::{TapBoard, TapChoice};
pub use text::WebText;

/// The style of all pages, with the places of boards of every size.
pub fn style() -> &'static str {
    frame::STYLE.as_str()
}

/// The script of all pages.
pub const SCRIPT: &str = include_str!("../../../layouts/page.js");

/// Where things that can be looked at are on the pages.
pub trait Addresses {
    /// The address of what that step shows, if there is a page for it.
    fn of_step(&self, step: &NextStep) -> Option<String>;

    /// The address of a player's page.
    fn of_player(&self, name: &str) -> String;

    /// The address of the chart with that name on the page that is shown; `None` where its page
    /// can't be asked for again.
    fn of_chart(&self, name: &str) -> Option<String>;
}

/// A part of a page.
pub struct Section<'a> {
    pub heading: Option<String>,
    pub page: Page<'a>,
    /// A board to tap on, in place of the page's own board.
    pub tap: Option<TapBoard<'a>>,
    /// Where the lines of its first lines lead, one after the other.
    pub lines_lead_to: Vec<String>,
    /// What can be done about each of them, with what is indented below it.
    pub steps_of_lines: Vec<Vec<NextStep>>,
    /// Which rows of a listing are shown: after how many, and how many; `None` for all.
    pub rows: Option<(usize, usize)>,
    pub boards: Vec<SmallBoard>,
    pub links: Vec<Link>,
    /// How its links look: `list`, `row`, or `moves`, which are many and short.
    pub looks: &'static str,
    pub steps: Vec<NextStep>,
    /// What can be set here.
    pub settings: Option<&'a Settings>,
    /// Whether the whole of the game it is about follows, so that only what is new is said.
    pub is_brief: bool,
    pub form: Option<AskedFor>,
    /// What is chosen of a list, in a form that only looks.
    pub filters: Vec<Filter>,
}

/// A board among others, which leads to its game.
pub struct SmallBoard {
    to: String,
    picture: String,
    names: String,
    said: String,
}

impl SmallBoard {
    fn value(&self, around: &Surroundings<'_>) -> Value {
        context! {
            to => self.to,
            pictures => around.themed(&self.picture),
            names => self.names,
            said => self.said,
        }
    }
}

/// One way to choose what a list shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub field: &'static str,
    pub label: WebText,
    pub value: String,
    /// The values that it can have, with what they are called; none for a name.
    pub choices: Vec<(String, String)>,
}

impl Filter {
    fn value(&self, words: &Words) -> Value {
        let choices = self.choices.iter().map(|(value, text)| {
            context! { value => value, text => text, chosen => *value == self.value }
        });
        context! {
            field => self.field,
            label => self.label.say(words),
            value => self.value,
            choices => choices.collect::<Vec<_>>(),
        }
    }
}

/// A form with one field, or only a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedFor {
    /// Where it goes.
    pub to: &'static str,
    /// What is asked for; `None` where only the button is missing.
    pub field: Option<FormField>,
    /// What else the form carries, and for what.
    pub kept: Option<(&'static str, String)>,
    pub button: WebText,
}

impl AskedFor {
    fn value(&self, words: &Words) -> Value {
        context! {
            to => self.to,
            kept => self.kept,
            button => self.button.say(words),
            field => self.field.as_ref().map(|field| context! {
                name => field.name,
                label => field.label.say(words),
                autocomplete => field.autocomplete,
                is_number => field.is_number,
            }),
        }
    }
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormField {
    pub name: &'static str,
    pub label: WebText,
    /// What browsers fill in, as HTML calls it.
    pub autocomplete: &'static str,
    /// Whether it is digits.
    pub is_number: bool,
}

/// Something to look at on another page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub to: String,
    pub text: String,
    /// Whether it leads through a game, to the board before or after.
    pub way: Option<LinkDirection>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkDirection {
    Back,
    On,
}

impl Link {
    pub fn new(to: String, text: String) -> Link {
        Link { to, text, way: None }
    }

    fn value(&self) -> Value {
        let way = self.way.map(|way| if way == LinkDirection::Back { "prev" } else { "next" });
        context! { to => self.to, text => self.text, way => way }
    }
}

impl<'a> Section<'a> {
    pub fn new(page: Page<'a>) -> Section<'a> {
        Section {
            heading: None,
            page,
            tap: None,
            lines_lead_to: Vec::new(),
            steps_of_lines: Vec::new(),
            rows: None,
            boards: Vec::new(),
            links: Vec::new(),
            looks: "list",
            steps: Vec::new(),
            settings: None,
            is_brief: false,
            form: None,
            filters: Vec::new(),
        }
    }

    /// What a notice says, with what its reader can do next.
    pub fn of_notice(
        notice: &'a Notice,
        reader: &Reader,
        addresses: &dyn Addresses,
    ) -> Section<'a> {
        let mut page = notice.page(reader);
        page.next.clear();
        if matches!(notice, Notice::Preview(_)) {
            // Whose turn it would be isn't whose turn it is.
            page.table = None;
        }
        let mut steps = notice.pressed_steps();
        steps.extend(notice.more_steps());
        // What somebody comes for who opens these pages.
        match notice {
            Notice::Seeks(..) => {
                steps.extend([begin(OrderWord::Seek), begin(OrderWord::Challenge)])
            }
            Notice::Settings(settings) if settings.only.is_none() => {
                steps.extend([
                    like(OrderWord::Vacation),
                    give(Question::Devices),
                    give(Question::Follows),
                ]);
            }
            _ => {}
        }
        let settings = match notice {
            Notice::Settings(settings) if settings.only.is_none() => Some(&**settings),
            _ => None,
        };
        let lines_lead_to = lines_lead_to(notice, addresses);
        let is_listed = page.blocks.iter().any(|block| matches!(block, Block::Listing(_)));
        let lines_lead = !lines_lead_to.is_empty();
        steps.retain(|step| match step {
            step if step.watches() => !is_listed && !lines_lead,
            step => !(lines_lead && step.shows_tournament()),
        });
        let (steps_of_lines, steps) = steps_of_lines(notice, steps);
        Section { steps, lines_lead_to, steps_of_lines, settings, ..Section::new(page) }
    }

    /// Games, each as a small board.
    pub fn of_boards(
        games: &[(PublicGame, Table)],
        reader: &Reader,
        addresses: &dyn Addresses,
    ) -> Section<'a> {
        let board = |(line, table): &(PublicGame, Table)| {
            let picture = Picture::of(&table.game, Seat::South);
            Some(SmallBoard {
                to: addresses.of_step(&give(Question::Watch(typed_number(line.number), None)))?,
                picture: BoardAddress::of(&picture),
                names: line.sides(),
                said: format!("{}: {}", reader.ruleset(&line.ruleset), line.state(reader)),
            })
        };
        Section {
            boards: games.iter().filter_map(board).collect(),
            ..Section::new(Page::default())
        }
    }

    pub fn of_refusal(refusal: &'a Refusal, reader: &Reader) -> Section<'a> {
        let mut page = refusal.page(reader);
        let steps = std::mem::take(&mut page.next);
        Section { steps, ..Section::new(page) }
    }

    #[must_use]
    pub fn under(self, heading: String) -> Section<'a> {
        Section { heading: Some(heading), ..self }
    }

    /// Whether it begins with what it is about.
    fn is_titled(&self) -> bool {
        self.page.title.is_some() || self.page.headline.is_some() || self.page.table.is_some()
    }

    fn value(&self, around: &Surroundings<'_>) -> Value {
        let reader = around.reader;
        let words = reader.words();
        let headline = self.page.headline.clone();
        let headline = headline.or_else(|| self.page.table?.standing(reader).into_iter().next());
        // What is above it says it already, and so does what follows.
        let is_new = |line: &&String| {
            Some(*line) != headline.as_ref() && Some(*line) != self.heading.as_ref()
        };
        let is_shown = !self.is_brief && headline != self.heading;
        let mut lead_to = self.lines_lead_to.iter();
        let steps_of = |steps: &Vec<NextStep>| step_form::values(steps, self.page.table, around);
        let mut steps_of_lines = self.steps_of_lines.iter().map(steps_of);
        let blocks = self.page.blocks.iter().filter_map(|block| {
            Some(match block {
                Block::Paragraph(said) if !is_new(&said) => return None,
                Block::Paragraph(said) => {
                    context! { kind => "lines", lines => lines(said.lines(), &mut lead_to, &mut steps_of_lines) }
                }
                Block::Lines(said) => {
                    let said = said.iter().filter(is_new).map(String::as_str);
                    context! { kind => "lines", lines => lines(said, &mut lead_to, &mut steps_of_lines) }
                }
                Block::Heading(text) => context! { kind => "heading", text => text },
                Block::Listing(listing) => self.listing(listing, around),
                Block::Terms(terms) => {
                    let terms = terms.iter().map(|term| {
                        let to = term.to.as_ref().and_then(|step| around.addresses.of_step(step));
                        context! { typed => term.typed, what => term.what, to => to }
                    });
                    context! { kind => "terms", terms => terms.collect::<Vec<_>>() }
                }
                Block::Fixed(text) | Block::Literal(text) => {
                    context! { kind => "fixed", text => text.trim_end() }
                }
                Block::Fine(text) => context! { kind => "fine", text => text },
                Block::Chain(table) => {
                    let said = crate::notice::chain::told(reader, table)?;
                    context! { kind => "fine", text => said }
                }
                Block::Chart(chart) => {
                    let address = around.addresses.of_chart(&chart.name)?;
                    context! { kind => "chart", pictures => around.themed(&address), text => chart.alt }
                }
                Block::RuleBoard(board) => {
                    let address = BoardAddress::of(&board.picture(crate::board::Seat::South));
                    context! {
                        kind => "rule-board", pictures => around.themed(&address), text => board.alt,
                    }
                }
                Block::Board(_) if self.is_brief => return None,
                Block::Board(table) => {
                    let looked_at = TapBoard::looked_at(table);
                    let tap = self.tap.as_ref().unwrap_or(&looked_at);
                    tap.value(around, &Board::of_game(&tap.table.game))
                }
            })
        });
        context! {
            heading => self.heading,
            headline => headline.as_ref().filter(|_| is_shown),
            title => self.page.title.as_ref().filter(|title| !self.is_brief && is_new(title)),
            blocks => blocks.collect::<Vec<_>>(),
            links => self.links.iter().map(Link::value).collect::<Vec<_>>(),
            boards => self.boards.iter().map(|board| board.value(around)).collect::<Vec<_>>(),
            looks => self.looks,
            steps => step_form::values(&self.steps, self.page.table, around),
            change => WebText::Change.say(words),
            settings => self.settings.filter(|_| around.player.is_some())
                .map(|settings| step_form::settings(settings, around)),
            zone => self.settings.filter(|_| around.player.is_some())
                .map(|settings| step_form::zone(settings, around)),
            list => WebText::List.say(words),
            filters => self.filters.iter().map(|filter| filter.value(words)).collect::<Vec<_>>(),
            form => self.form.as_ref().map(|form| form.value(words)),
        }
    }
}

impl Section<'_> {
    /// A listing as a table, with the rows of the part that is shown.
    fn listing(&self, listing: &Listing<'_>, around: &Surroundings<'_>) -> Value {
        let to = |target: &Target| match target {
            Target::Player(name) => Some(around.addresses.of_player(name)),
            Target::Step(step) => around.addresses.of_step(step),
        };
        // A column in which nothing is said would only take room.
        let is_said = |at: &usize| {
            let mut cells = listing.rows.iter().filter_map(|row| row.cells.get(*at));
            *at == listing.names || cells.any(|cell| !cell.text.is_empty())
        };
        let said: Vec<usize> = (0..listing.heads.len()).filter(is_said).collect();
        let row = |row: &Row| {
            let cells = said.iter().filter_map(|&at| {
                let (cell, head) = (row.cells.get(at)?, listing.heads.get(at)?);
                Some(context! {
                    text => cell.text,
                    to => cell.to.as_ref().and_then(to),
                    is_name => at == listing.names,
                    is_number => head.is_number,
                })
            });
            context! { cells => cells.collect::<Vec<_>>(), is_reader => row.is_reader }
        };
        let (first, count) = self.rows.unwrap_or((0, listing.rows.len()));
        let rows = listing.rows.iter().skip(first).take(count).map(row);
        let heads = said.iter().filter_map(|&at| listing.heads.get(at)).map(|head| {
            context! { text => head.text, is_number => head.is_number }
        });
        context! {
            kind => "listing",
            caption => listing.caption,
            heads => heads.collect::<Vec<_>>(),
            columns => said.len(),
            rows => rows.collect::<Vec<_>>(),
            more => listing.more,
        }
    }
}

/// Lines, each with whether it belongs to the one above, where it leads, and what can be done about
/// it and those that belong to it.
fn lines<'a>(
    said: impl Iterator<Item = &'a str>,
    lead_to: &mut dyn Iterator<Item = &String>,
    steps: &mut dyn Iterator<Item = Vec<Value>>,
) -> Vec<Value> {
    let is_indented = |line: &str| line.starts_with(char::is_whitespace);
    let mut said = said.peekable();
    let mut lines = Vec::new();
    while let Some(line) = said.next() {
        let indented = is_indented(line);
        let to = if indented { None } else { lead_to.next() };
        let is_last = said.peek().is_none_or(|next| !is_indented(next));
        let steps = if is_last { steps.next() } else { None };
        let words = line.trim_start();
        lines.push(context! { indented => indented, words => words, to => to, steps => steps });
    }
    lines
}

/// What can be done about each line of a list, and what else can be done.
fn steps_of_lines(notice: &Notice, steps: Vec<NextStep>) -> (Vec<Vec<NextStep>>, Vec<NextStep>) {
    let mut others = steps;
    let of_lines = match notice {
        Notice::Invitations(all) | Notice::Seeks(_, all) => all
            .iter()
            .map(|one| {
                let about = |step: &NextStep| step.challenge() == Some(one.number);
                let (own, rest) = std::mem::take(&mut others).into_iter().partition(about);
                others = rest;
                own
            })
            .collect(),
        _ => Vec::new(),
    };
    (of_lines, others)
}

/// Where the lines of a list lead.
fn lines_lead_to(notice: &Notice, addresses: &dyn Addresses) -> Vec<String> {
    let step = |step: NextStep| addresses.of_step(&step);
    let all: Option<Vec<String>> = match notice {
        Notice::Games(list) => list
            .lines
            .iter()
            .map(|game| step(give(Question::Watch(typed_number(game.number), None))))
            .collect(),
        Notice::Tournament(Tournament::List(lines)) => lines
            .iter()
            .map(|line| step(give(TournamentQuestion::Show(typed_number(line.number)))))
            .collect(),
        // Headings lead nowhere.
        Notice::Rulesets(all) => {
            let to = |id: Option<&str>| match id {
                Some(id) => step(give(Question::Rules(id.to_owned(), None))),
                None => Some(String::new()),
            };
            rulesets_of_lines(all).into_iter().map(to).collect()
        }
        _ => None,
    };
    all.unwrap_or_default()
}
