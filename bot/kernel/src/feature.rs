//! What the core asks of the features of the club, and of all of them together, so that it need not
//! know which there are. They are listed in `features`, in the order in which they are asked.

use commands::{Deed, OrganiserAct, Question};
use storage::{Channel, Fault, InvitationId, OutboxRow, PlayerId, PlayerRow};
use templates::medium::calendar::Deadline;
use templates::organising::ClubToday;
use templates::told::{GamePoint, Sentence};
use templates::{Notice, Refusal};

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::{Lookup, Open};
use crate::refused::{Refused, Stop};
use crate::request::{Actor, Seen};
use crate::terms::GameTerms;

/// The club as it is put together: its features, and what takes all of them.
pub trait Assembly: Sync {
    /// The features, in the order in which they are asked.
    fn features(&self) -> &'static [&'static dyn Feature];

    /// Carries out a deed, in the game with that number if one was given, or says what stops it.
    fn carry_out(
        &self,
        ledger: &mut Ledger<'_>,
        actor: &Actor,
        line: (Option<u32>, &Deed),
        seen: Option<Seen>,
    ) -> Result<(Option<PlayerId>, Happened), Stop>;

    /// Answers a question; with the moment of the game that the answer shows.
    fn ask(
        &self,
        lookup: Lookup<'_>,
        player: Option<&PlayerRow>,
        actor: &Actor,
        game: Option<u32>,
        question: &Question,
    ) -> Result<(Notice, Option<GamePoint>), Stop>;

    /// What a reader is told of something that happened.
    fn notice(
        &self,
        lookup: Lookup<'_>,
        reader: PlayerId,
        happened: &Happened,
    ) -> Result<Notice, Fault>;

    /// Why an order was not carried out, as the asker is told.
    fn refusal(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        refused: &Refused,
    ) -> Result<Refusal, Fault>;

    /// What hosts, and those who manage a server, are told of what they have done.
    fn for_hosts(&self, lookup: Lookup<'_>, done: &Happened) -> Result<Notice, Fault>;

    /// What a waiting notice says to its reader, and the moments of other games that it shows.
    fn letter(
        &self,
        lookup: Lookup<'_>,
        row: &OutboxRow,
        happened: &Happened,
    ) -> Result<(Notice, Vec<GamePoint>), Fault>;

    /// A line about something in an evening edition, for a player or for everybody.
    fn edition_line(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        happened: &Happened,
    ) -> Result<Sentence, Fault>;
}

/// What the club offers beside the game between two players. What a feature leaves out doesn't
/// concern it.
pub trait Feature: Sync {
    /// Does what follows from that, in the same transaction.
    fn follow_up(&self, _ledger: &Ledger<'_>, _occasion: &Occasion<'_>) -> Result<(), Stop> {
        Ok(())
    }

    /// Carries out what an organiser or the host decides, if it is for this feature.
    fn decide(
        &self,
        _ledger: &mut Ledger<'_>,
        _act: &OrganiserAct,
    ) -> Option<Result<Happened, Stop>> {
        None
    }

    /// What is still to be said of its news, to that player or to everybody: nothing if it is over, or
    /// about somebody who is gone. `None` if it isn't this feature's, or can be said as it is.
    fn current(
        &self,
        _lookup: Lookup<'_>,
        _reader: Option<PlayerId>,
        _news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        Ok(None)
    }

    /// Adds what organisers want to know of it in the morning.
    fn add_to_today(&self, _lookup: Lookup<'_>, _today: &mut ClubToday) -> Result<(), Fault> {
        Ok(())
    }

    /// What a player has to do by when, apart from the plies that are due in their games.
    fn deadlines(&self, _lookup: Lookup<'_>, _player: PlayerId) -> Result<Vec<Deadline>, Fault> {
        Ok(Vec::new())
    }
}

/// What is still to be said of some news.
pub enum StillSaid {
    Nothing,
    This(Box<Happened>),
}

/// Something from which more may follow.
pub enum Occasion<'a> {
    /// A player makes a ply, in any game.
    Ply(PlayerId),
    /// A game has ended, and its players have been told how.
    GameEnded(&'a Open),
    /// A player goes on vacation or comes back, or will do so at another time.
    VacationChanged(PlayerId),
    /// A player can't play any more until further notice.
    Suspended(PlayerId),
    /// A player is being erased, whose games still go on.
    Leaving(PlayerId),
    /// A player is being erased, whose games have been resigned.
    Left(PlayerId),
    /// A player is being erased, who is named nowhere any more but in what each feature keeps of what
    /// they sent.
    Forgotten(PlayerId),
    /// A player seeks an opponent for a game by these rules.
    Sought { by: PlayerId, invitation: InvitationId, ruleset: &'a str },
    /// A player no longer wants to hear from another.
    Blocked { by: PlayerId, other: PlayerId },
    /// Somebody is invited by an address that no player is known by, on these terms.
    AddressInvited { by: PlayerId, address: &'a str, terms: &'a GameTerms },
    /// The person at an address wants nothing to be kept that names it.
    AddressForgotten(&'a str),
    /// Somebody has given a wrong code for that link, and can try so often again.
    WrongCode { link: i64, left: u32 },
    /// The last message to a player who was erased has gone out, or can't.
    FarewellOver(&'a OutboxRow),
    /// An address belongs to a player from now on.
    AddressGained(PlayerId, Channel, &'a str),
    /// An address no longer belongs to a player.
    AddressLost(PlayerId, Channel, &'a str),
    /// A player leaves a circle.
    CircleLeft(PlayerId, &'a str),
    /// A circle is closed, for that reason.
    CircleClosed(&'a str, &'a str),
}

impl Ledger<'_> {
    /// Has each feature do what follows from that.
    pub fn follow_up_on(&self, occasion: &Occasion<'_>) -> Result<(), Fault> {
        for feature in self.assembly.features() {
            match feature.follow_up(self, occasion) {
                Ok(()) => {}
                Err(Stop::Fault(fault)) => return Err(fault),
                Err(Stop::Refused(why)) => {
                    return Err(Fault::defect(format_args!("what had to follow: {why:?}")));
                }
            }
        }
        Ok(())
    }
}

impl Lookup<'_> {
    /// What a reader is told of something that happened.
    pub fn notice(self, reader: PlayerId, happened: &Happened) -> Result<Notice, Fault> {
        self.assembly.notice(self, reader, happened)
    }

    /// Why an order was not carried out, as the asker is told.
    pub fn refusal(self, reader: Option<PlayerId>, refused: &Refused) -> Result<Refusal, Fault> {
        self.assembly.refusal(self, reader, refused)
    }

    /// What is still to be said of some news, to that player or to everybody; `None` if nothing is.
    pub fn current(
        self,
        reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<Happened>, Fault> {
        for feature in self.assembly.features() {
            match feature.current(self, reader, news)? {
                Some(StillSaid::Nothing) => return Ok(None),
                Some(StillSaid::This(news)) => return Ok(Some(*news)),
                None => {}
            }
        }
        Ok(Some(news.clone()))
    }
}
