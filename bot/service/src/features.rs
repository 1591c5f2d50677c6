//! The features of the club, in the order in which each is asked, and what takes all of them. The order
//! matters where a game ends: its review is planned before those who follow it are told, who read it
//! with the result; ratings are stored before ladders and tournaments look at them. When a player
//! leaves, the places on ladders go before the invitations.

use accounts::account::Accounts;
use circle::Circles;
use commands::{Deed, Question};
use following::follow::Following;
use invitation::invite::Invitations;
use kernel::desk::{Questions, Service};
use kernel::feature::{Assembly, Feature};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::request::{Actor, Seen};
use kernel::rulebook::Rulebook;
use ladder::Ladders;
use mail_desk::Emails;
use organising::reports::Organisers;
use ratings::Ratings;
use reviews::Reviews;
use storage::{Fault, File, OutboxRow, PlayerId, PlayerRow};
use templates::told::{GamePoint, Sentence};
use templates::{Notice, Refusal};
use tournament::Tournaments;

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

/// The side of a club's file that writes, reached at the terminal only. `entropy` returns 32 bytes
/// that nobody can guess.
pub fn write_side(
    file: File,
    rules: impl Into<Rulebook>,
    entropy: Box<dyn FnMut() -> [u8; 32] + Send>,
) -> Service {
    Service::new(&WholeClub, file, rules, entropy)
}

/// A side of a club's file that was opened for reading, which answers questions.
pub fn read_side(file: File, rules: impl Into<Rulebook>) -> Questions {
    Questions::new(&WholeClub, file, rules)
}
