//! The two sides of the club's file: one writes, and several read meanwhile. What is done and asked
//! with them is elsewhere.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use engine::ruleset::Language;
use storage::{Channel, Fault, File, PlayerId};
use templates::Reader;

use crate::attendance::Attendance;
use crate::feature::Assembly;
use crate::ladder_rules::LadderRules;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, whole_seconds};
use crate::recent::Recent;
use crate::request::Actor;
use crate::rulebook::Rulebook;
use crate::wishes::Wishes;

/// The write side: owns the only writable connection.
pub struct Service {
    pub assembly: &'static dyn Assembly,
    pub file: File,
    pub rules: Rulebook,
    pub entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    pub recent: Recent,
    /// How many answers have been given.
    pub answers: u32,
    /// The last player whose old data was removed.
    pub forgot: PlayerId,
    /// The last player whose names were checked. They are checked once, because what is barred changes
    /// only with the program and its configuration.
    pub checked: PlayerId,
    /// The channels over which players can be written to.
    pub channels: BTreeSet<Channel>,
    /// How often waiting notices have been rerouted.
    pub moved: Cell<u64>,
    pub wishes: Wishes,
    pub attendance: Attendance,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Service {
    /// The write side of a club that is put together like this.
    pub fn new(
        assembly: &'static dyn Assembly,
        file: File,
        rules: impl Into<Rulebook>,
        entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    ) -> Service {
        Service {
            assembly,
            file,
            rules: rules.into(),
            entropy,
            recent: Recent::default(),
            channels: BTreeSet::from([Channel::Terminal]),
            moved: Cell::default(),
            wishes: Wishes::default(),
            attendance: Attendance::default(),
            answers: 0,
            forgot: PlayerId(0),
            checked: PlayerId(0),
        }
    }

    /// Sets the channels over which it can be reached.
    #[must_use]
    pub fn reached_over(self, channels: impl IntoIterator<Item = Channel>) -> Service {
        Service { channels: channels.into_iter().collect(), ..self }
    }

    /// The name of the club.
    pub fn club(&self) -> &'static str {
        self.rules.club
    }

    /// Sets the rules of its ladders from now on.
    pub fn set_ladders(&mut self, rules: Arc<LadderRules>) {
        self.rules.ladders = rules;
    }

    /// Numbers the answers of one second, for as long as the club runs.
    pub fn next_number(&mut self) -> u32 {
        self.answers = self.answers.wrapping_add(1);
        self.answers
    }

    pub fn lookup(&self, now: DateTime<Utc>) -> Lookup<'_> {
        lookup(self.assembly, &self.file, &self.rules, &self.recent, now)
    }

    /// Runs something as one transaction, which is on the disk when this returns.
    pub fn in_ledger<T>(
        &mut self,
        now: DateTime<Utc>,
        what: impl FnOnce(&mut Ledger<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        let done = what(&mut ledger)?;
        ledger.change.commit()?;
        Ok(done)
    }

    pub fn ledger(&mut self, now: DateTime<Utc>) -> Result<Ledger<'_>, Fault> {
        Ok(Ledger {
            change: self.file.change()?,
            library: &self.rules.library,
            assembly: self.assembly,
            now,
            entropy: &mut *self.entropy,
            recent: &self.recent,
            rules: &self.rules.ladders,
            language: self.rules.language,
            club: self.rules.club,
            pages: self.rules.pages,
            own_words: self.rules.own_words,
            channels: &self.channels,
            moved: &self.moved,
            attendance: &self.attendance,
            news: RefCell::default(),
            place: None,
            closed: RefCell::default(),
            taken_back: RefCell::default(),
            scene: None,
            moves_at: None,
            by: None,
            organiser: None,
        })
    }
}

fn lookup<'a>(
    assembly: &'static dyn Assembly,
    file: &'a File,
    rules: &'a Rulebook,
    recent: &'a Recent,
    now: DateTime<Utc>,
) -> Lookup<'a> {
    let Rulebook { library, ladders, club, pages, own_words, .. } = rules;
    Lookup {
        view: file.view(),
        library,
        assembly,
        recent,
        rules: ladders,
        scene: None,
        club,
        pages: *pages,
        own_words: *own_words,
        now,
    }
}

/// The read side: answers questions while the service decides.
pub struct Questions {
    pub assembly: &'static dyn Assembly,
    pub file: File,
    pub rules: Rulebook,
    pub recent: Recent,
}

impl std::fmt::Debug for Questions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Questions").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Questions {
    /// The read side of a club that is put together like this.
    pub fn new(
        assembly: &'static dyn Assembly,
        file: File,
        rules: impl Into<Rulebook>,
    ) -> Questions {
        Questions { assembly, file, rules: rules.into(), recent: Recent::default() }
    }

    /// Sets the rules of its ladders from now on.
    pub fn set_ladders(&mut self, rules: Arc<LadderRules>) {
        self.rules.ladders = rules;
    }

    pub fn language(&self) -> Language {
        self.rules.language
    }

    /// The preferences of somebody unknown, or known only by the language they seem to speak.
    pub fn stranger(&self, now: DateTime<Utc>, speaks: Option<Language>) -> Reader {
        Reader::stranger(speaks.unwrap_or(self.rules.language), self.rules.club, now)
    }

    pub fn lookup(&self, now: DateTime<Utc>) -> Lookup<'_> {
        lookup(self.assembly, &self.file, &self.rules, &self.recent, whole_seconds(now))
    }

    /// Who asks, and how they read.
    pub fn who(
        &self,
        now: DateTime<Utc>,
        actor: &Actor,
    ) -> Result<(Option<PlayerId>, Reader), Fault> {
        let player = self.lookup(now).who(actor)?;
        let reader = match &player {
            Some(player) => crate::readers::reader(self.rules.club, now, player),
            None => self.stranger(now, actor.language),
        };
        Ok((player.map(|player| player.id), reader))
    }
}
