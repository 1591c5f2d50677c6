//! The features of the club, in the order in which each is asked, and what takes all of them. The order
//! matters where a game ends: its review is planned before those who follow it are told, who read it
//! with the result; ratings are stored before ladders and tournaments look at them. When a player
//! leaves, the places on ladders go before the invitations.

use commands::{Deed, Question};
use storage::{Fault, File, OutboxRow, PlayerId, PlayerRow};
use templates::told::{GamePoint, Sentence};
use templates::{Notice, Refusal};

use crate::account::Accounts;
use crate::circle::Circles;
use crate::desk::{Questions, Service};
use crate::feature::{Assembly, Feature};
use crate::follow::Following;
use crate::happened::Happened;
use crate::invite::Invitations;
use crate::ladder::Ladders;
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::mail::Emails;
use crate::ratings::Ratings;
use crate::refused::{Refused, Stop};
use crate::reports::Organisers;
use crate::request::{Actor, Seen};
use crate::reviews::Reviews;
use crate::rulebook::Rulebook;
use crate::tournament::Tournaments;
use crate::{dispatch, letters, present, questions};

/// The club with all its features.
struct WholeClub;

impl Assembly for WholeClub {
    fn features(&self) -> &'static [&'static dyn Feature] {
        &[
            &Reviews,
            &Following,
            &Ratings,
            &Ladders,
            &Tournaments,
            &Circles,
            &Invitations,
            &Accounts,
            &Organisers,
            &Emails,
        ]
    }

    fn carry_out(
        &self,
        ledger: &mut Ledger<'_>,
        actor: &Actor,
        line: (Option<u32>, &Deed),
        seen: Option<Seen>,
    ) -> Result<(Option<PlayerId>, Happened), Stop> {
        dispatch::carry_out(ledger, actor, line, seen)
    }

    fn ask(
        &self,
        lookup: Lookup<'_>,
        player: Option<&PlayerRow>,
        actor: &Actor,
        game: Option<u32>,
        question: &Question,
    ) -> Result<(Notice, Option<GamePoint>), Stop> {
        questions::ask(lookup, player, actor, game, question)
    }

    fn notice(
        &self,
        lookup: Lookup<'_>,
        reader: PlayerId,
        happened: &Happened,
    ) -> Result<Notice, Fault> {
        present::notice(lookup, reader, happened)
    }

    fn refusal(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        refused: &Refused,
    ) -> Result<Refusal, Fault> {
        present::refusal(lookup, reader, refused)
    }

    fn for_hosts(&self, lookup: Lookup<'_>, done: &Happened) -> Result<Notice, Fault> {
        present::for_hosts(lookup, done)
    }

    fn letter(
        &self,
        lookup: Lookup<'_>,
        row: &OutboxRow,
        happened: &Happened,
    ) -> Result<(Notice, Vec<GamePoint>), Fault> {
        letters::said(lookup, row, happened)
    }

    fn edition_line(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        happened: &Happened,
    ) -> Result<Sentence, Fault> {
        present::edition_line(lookup, reader, happened)
    }
}

impl Service {
    /// A service for a club's file, reached at the terminal only. `entropy` returns 32 bytes that
    /// nobody can guess.
    pub fn new(
        file: File,
        rules: impl Into<Rulebook>,
        entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
    ) -> Service {
        Service::of(&WholeClub, file, rules, entropy)
    }
}

impl Questions {
    /// Answers from a club's file that was opened for reading.
    pub fn new(file: File, rules: impl Into<Rulebook>) -> Questions {
        Questions::of(&WholeClub, file, rules)
    }
}
