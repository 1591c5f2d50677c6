//! A game as one reader may see it: the board, the players, the clocks. The game in it has both
//! sides' silent routes; only announced routes are shown and drawn.

use chrono::{DateTime, TimeDelta, Utc};
use commands::BoardForm;
use engine::notation::PlyText;
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Game, Side};

use crate::board::Board;
use crate::board::prose::Prose;
use crate::outcome;
use crate::reader::{Client, Reader};
use crate::shown::make_harmless;
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct Table {
    pub number: i64,
    pub names: BySide<String>,
    /// The reader's side; `None` for a spectator.
    pub seat: Option<Side>,
    pub game: Game,
    pub time: Option<Time>,
    /// How it ended, on the board or off it.
    pub end: Option<GameEnd>,
    /// The hosts' reason, if they ended it and the reader may know it.
    pub ruled: Option<String>,
    pub draw_offered: Option<Side>,
    pub takeback_offered: Option<Side>,
    /// The open offer about the clocks, and the side that made it.
    pub time_offered: Option<(Side, MoreTime)>,
    /// What the offer or the agreement was about of which the reader is told.
    pub time_told: Option<MoreTime>,
    /// The other game of a match, while that one is running.
    pub other_of_match: Option<i64>,
    /// The reader is at one of their first turns in their first game, and may not know yet how a
    /// move is written.
    pub beginner: bool,
    /// The number of the last event.
    pub event: u32,
    /// The head of the chain as of the last ply, or of the end: its first 32 hexadecimal digits;
    /// none where the board shows something that has not happened.
    pub chain: Option<String>,
    /// The address of the game's page for its reader, which is secret in a private game; none where
    /// the club has no public pages.
    pub page: Option<String>,
    /// Whether everybody may see it.
    pub is_public: bool,
}

/// What the clocks of a game show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    pub left: BySide<TimeDelta>,
    /// When the time of the side to move is up; `None` while its clock is not running, because its
    /// player has not been notified yet or the game is over.
    pub deadline: Option<DateTime<Utc>>,
    /// When it would be up if its player were notified at the moment of reading; `None` once it
    /// runs.
    pub if_told: Option<DateTime<Utc>>,
    /// Until when the running clock is paused.
    pub stands_until: Option<DateTime<Utc>>,
    /// Until when the game is paused by agreement, if it is.
    pub paused_until: Option<DateTime<Utc>>,
    /// Since when it has been running, if nothing has notified its player.
    pub unreached_since: Option<DateTime<Utc>>,
}

/// What two players can agree on about their clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoreTime {
    /// Both get so much more.
    More(TimeDelta),
    /// No clock runs until then.
    PauseUntil(DateTime<Utc>),
}

impl MoreTime {
    /// Which of the two it is, and the span or the moment.
    pub(crate) fn arguments(&self, reader: &Reader) -> [(&'static str, Arg); 2] {
        match self {
            MoreTime::More(more) => [("what", "more".into()), ("time", reader.span(*more).into())],
            MoreTime::PauseUntil(until) => {
                [("what", "pause".into()), ("time", reader.moment(*until).into())]
            }
        }
    }
}

impl Table {
    /// `Game 12: Alva (attackers) against Ylva (defenders), kopenhagen`.
    pub fn title(&self, reader: &Reader) -> String {
        let arguments = [
            ("number", Arg::from(self.number.to_string())),
            ("attackers", self.names.attackers.as_str().into()),
            ("defenders", self.names.defenders.as_str().into()),
            ("ruleset", self.game.ruleset().name(reader.language).into()),
        ];
        reader.words().say("table-title", &arguments)
    }

    /// The game's number in the names of files. Games from elsewhere have numbers of their own, which
    /// are negative in their tables.
    pub fn number_in_files(&self) -> String {
        match self.number {
            archived @ ..0 => format!("archive-{}", archived.unsigned_abs()),
            number => number.to_string(),
        }
    }

    /// A player's relation to the reader: `you`, `opponent`, or `player` for a spectator, to choose
    /// the words; and the name.
    pub(crate) fn who(&self, side: Side) -> [(&'static str, Arg); 2] {
        let name = self.names[side].as_str();
        [("who", self.relation(side).into()), ("name", name.into())]
    }

    /// Whether the reader plays it against the house.
    pub(crate) fn is_against_house(&self) -> bool {
        self.seat.is_some_and(|own| commands::house_player_level(&self.names[!own]).is_some())
    }

    pub(crate) fn relation(&self, side: Side) -> &'static str {
        match self.seat {
            Some(own) if own == side => "you",
            Some(_) => "opponent",
            None => "player",
        }
    }

    /// The board in the reader's preferred form, each line ended; as plain letters if that form is
    /// a picture, or if there are too many squares for emoji.
    pub fn board(&self, reader: &Reader) -> String {
        let board = Board::of_game(&self.game);
        let drawn = self.drawn(&board, reader);
        let fits = |columns| drawn.lines().all(|line| line.chars().count() <= columns);
        let is_drawn = reader.board != BoardForm::Words;
        match reader.columns() {
            Some(columns) if is_drawn && !fits(columns) => board.close_text(),
            _ => drawn,
        }
    }

    fn drawn(&self, board: &Board<'_>, reader: &Reader) -> String {
        match reader.board {
            BoardForm::Emoji => board.emoji().unwrap_or_else(|_| board.text()),
            BoardForm::Picture | BoardForm::Text => board.text(),
            BoardForm::Unicode => board.unicode(),
            BoardForm::Words => self.told(reader),
        }
    }

    /// The board in words, as far as the reader may know it, each line ended.
    pub fn told(&self, reader: &Reader) -> String {
        let prose = Prose { game: &self.game, end: self.end };
        format!("{}\n", prose.text(reader.words(), self.seat).trim_end())
    }

    /// What the last ply did, with its number; empty before the first.
    pub fn last_ply(&self, reader: &Reader) -> String {
        self.game
            .plies()
            .len()
            .checked_sub(1)
            .map_or_else(String::new, |last| self.ply(last, reader))
    }

    /// That an announcement was left out, because nothing is announced in this game.
    pub(super) fn says_left_out(&self, reader: &Reader) -> String {
        let ruleset = self.game.ruleset().name(reader.language);
        reader.words().say("ply-unannounced", &[("ruleset", ruleset.into())])
    }

    /// The same if one of these plies, as typed, has one.
    pub(super) fn left_out_of<'a>(
        &self,
        reader: &Reader,
        mut plies: impl Iterator<Item = &'a str>,
    ) -> Option<String> {
        let is_left_out = |typed: &str| {
            let read = PlyText::parse_for(typed, self.game.ruleset());
            read.is_ok_and(|(_, is_left_out)| is_left_out)
        };
        plies.any(is_left_out).then(|| self.says_left_out(reader))
    }

    /// The ply with that index.
    pub(crate) fn ply(&self, index: usize, reader: &Reader) -> String {
        let words = reader.words();
        let Some(ply) = self.game.plies().get(index) else { return String::new() };
        let ruleset = self.game.ruleset();
        let what = outcome::describe_ply(words, ruleset, ply);
        let arguments = [("number", Arg::from(index + 1)), ("what", what.into())];
        let mut sentences = vec![words.say("table-ply", &arguments)];
        if let Some(mv) = ply.mv.filter(|_| !ply.captures.is_empty()) {
            sentences.push(outcome::explain_captures(words, ruleset, mv, &ply.captures));
        }
        sentences.join(" ")
    }

    /// The board alone, without clocks, offers, an end and a beginner's hints.
    #[must_use]
    pub fn without_standing(self) -> Table {
        Table {
            time: None,
            end: None,
            ruled: None,
            draw_offered: None,
            takeback_offered: None,
            time_offered: None,
            time_told: None,
            other_of_match: None,
            beginner: false,
            chain: None,
            page: None,
            ..self
        }
    }

    /// What only the player who made the last ply may know of it: the routes that it left open and
    /// unannounced.
    pub(super) fn left_silent(&self, reader: &Reader) -> Option<String> {
        let ply = self.game.plies().last()?;
        let own = ply.mover == Side::Defenders && self.seat == Some(Side::Defenders);
        if !own || self.end.is_some() || !self.game.ruleset().announces() {
            return None;
        }
        let silent = ply.routes.filter(|goal| !ply.announced.contains(goal));
        if silent.is_empty() {
            return None;
        }
        let words = reader.words();
        let routes = words.squares(silent.iter());
        let arguments = [("routes", routes.into()), ("count", silent.len().into())];
        Some(words.say("table-left-silent", &arguments))
    }

    /// Whose turn it is and what the clock says, what was rolled, which routes are announced, what
    /// a repetition would do and what was offered; or how the game ended.
    pub fn standing(&self, reader: &Reader) -> Vec<String> {
        if let Some(end) = self.end {
            let mut said = vec![self.ending(reader, end)];
            if let Some(other) = self.other_of_match {
                let other = ("other", Arg::from(other.to_string()));
                said.push(reader.words().say("table-match-goes-on", &[other]));
            }
            if let Some(reason) = &self.ruled {
                said.push(
                    reader.words().say("host-reason", &[("reason", make_harmless(reason).into())]),
                );
            }
            return said;
        }
        let words = reader.words();
        let side = self.game.position().to_move();
        let mut said = vec![self.turn(reader, side)];
        if let Some(roll) = self.game.rolled() {
            // What the roll requires is for the roller alone.
            let id = if self.seat == Some(side) { "rolled" } else { "ply-rolled" };
            said.push(words.say(id, &[("roll", roll.into())]));
        }
        said.extend(outcome::game_warnings(words, &self.game));
        if let Some(by) = self.draw_offered {
            said.push(words.say("table-draw-offered", &self.who(by)));
        }
        if let Some(by) = self.takeback_offered {
            said.push(words.say("table-takeback-offered", &self.who(by)));
        }
        said.extend(self.time_offer(reader));
        said
    }

    /// What is offered about the clocks, if anything is.
    pub fn time_offer(&self, reader: &Reader) -> Option<String> {
        let (by, what) = self.time_offered?;
        let ([who, name], [what, time]) = (self.who(by), what.arguments(reader));
        Some(reader.words().say("table-time-offered", &[who, name, what, time]))
    }

    /// Whose turn it is, with the ply's number and the time left.
    fn turn(&self, reader: &Reader, side: Side) -> String {
        let words = reader.words();
        let [who, name] = self.who(side);
        let ply = ("ply", Arg::from(self.game.plies().len() + 1));
        let mut said = vec![words.say("table-turn", &[who, name, ply, ("side", side.into())])];
        said.extend(self.time_left(reader));
        said.extend(self.unreached(reader, side));
        said.join(" ")
    }

    /// That the clock runs though nothing has notified its player: for the opponent, because the
    /// player learns of it by reading.
    fn unreached(&self, reader: &Reader, side: Side) -> Option<String> {
        let since = self.time?.unreached_since.filter(|_| self.seat == Some(!side))?;
        let [_, name] = self.who(side);
        let since = ("since", Arg::from(reader.moment(since)));
        Some(reader.words().say("time-unreached", &[name, since]))
    }

    /// What the clock of the side to move says, and whether the game is paused.
    pub fn time_left(&self, reader: &Reader) -> Option<String> {
        let time = self.time?;
        let clock = self.clock(reader, time);
        Some(match time.paused_until {
            Some(until) => {
                let until = ("until", Arg::from(reader.moment(until)));
                let paused = reader.words().say("time-paused", &[until]);
                format!("{clock} {paused}")
            }
            None => clock,
        })
    }

    fn clock(&self, reader: &Reader, time: Time) -> String {
        let words = reader.words();
        let side = self.game.position().to_move();
        let [who, name] = self.who(side);
        let left = ("left", Arg::from(reader.span(time.left[side])));
        // What is posted in Discord notifies its reader at that moment.
        let told = matches!(reader.client, Client::Discord(_)) && self.seat == Some(side);
        let Some(deadline) = time.deadline.or(time.if_told.filter(|_| told)) else {
            return words.say("time-not-running", &[who, name, left]);
        };
        if time.left[side] <= TimeDelta::zero() {
            return self.time_up(reader, side);
        }
        let until = ("until", Arg::from(reader.due(deadline)));
        // Where the deadline itself says how far away it is, a span would soon be wrong.
        let is_counted = matches!(reader.client, Client::Discord(_));
        // That the game is paused says more than that the clock is.
        match time.stands_until.filter(|_| time.paused_until.is_none()) {
            None if is_counted => words.say("time-counted", &[who, name, until]),
            None => words.say("time-running", &[who, name, left, until]),
            Some(stands) => {
                let stands = ("stands", Arg::from(reader.moment(stands)));
                words.say("time-standing", &[who, name, left, until, stands])
            }
        }
    }

    pub(super) fn time_up(&self, reader: &Reader, side: Side) -> String {
        reader.words().say("time-up", &self.who(side))
    }

    /// How the game ended, by the rules or otherwise.
    fn ending(&self, reader: &Reader, end: GameEnd) -> String {
        let words = reader.words();
        let loser = end.winner.map(|winner| !winner);
        let id = match end.by {
            EndedBy::Board(_) => {
                let how = outcome::describe_state(words, &self.game);
                let own = self.seat.zip(end.winner).map(|(own, winner)| own == winner);
                let Some(won) = own else { return how };
                let won = if won { "yes" } else { "no" };
                return format!("{} {how}", words.say("ending-own", &[("won", won.into())]));
            }
            EndedBy::Resignation => "ending-resignation",
            EndedBy::Time => "ending-time",
            EndedBy::Agreement => "ending-agreement",
            EndedBy::Adjudication => "ending-adjudication",
            EndedBy::Closing => "ending-closing",
            EndedBy::Unstated => "ending-unstated",
        };
        let Some(loser) = loser else {
            let id = match end.by {
                EndedBy::Agreement | EndedBy::Closing => id,
                EndedBy::Unstated => "ending-unstated-draw",
                _ => "ending-adjudication-draw",
            };
            return words.say(id, &[]);
        };
        let [who, name] = self.who(loser);
        words.say(id, &[who, name, ("winner", self.names[!loser].as_str().into())])
    }
}
