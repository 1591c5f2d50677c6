//! What players follow: a game, somebody's games, the whole club, or a ruleset. What happens there is
//! in their evening edition. Open challenges for a ruleset are told at once, and so is the end of a
//! game to those who want that. Nobody is told who follows them.

use commands::words::{FollowWord, OrderWord, Word};
use commands::{TellsEnd, ruleset_called};
use kernel::feature::{Feature, Occasion, StillSaid};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use kernel::{names, organisers, report_posts};
use storage::{Fault, FollowKind, FollowRow, GameId, InvitationId, PlayerId};
use templates::accounts::AccountNews;
use templates::following::{FollowRefused, Followed};

use crate::{edition, today};

/// What players follow.
pub struct Following;

impl Feature for Following {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::GameEnded(open) => Ok(tell_of_end(ledger, open)?),
            Occasion::Sought { by, invitation, ruleset } => {
                Ok(tell_of_seek(ledger, by, invitation, ruleset)?)
            }
            _ => Ok(()),
        }
    }

    fn current(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        Ok(match (news, reader) {
            (Happened::Edition(news), _) => {
                let current = edition::current(lookup, reader, news)?.map(Happened::Edition);
                Some(current.map_or(StillSaid::Nothing, |now| StillSaid::This(Box::new(now))))
            }
            (Happened::ClubToday, Some(reader)) => {
                (!today::is_wanted(lookup, reader)?).then_some(StillSaid::Nothing)
            }
            _ => None,
        })
    }
}

/// The most that anybody follows.
pub const MOST: usize = 50;

/// Follows something from now on.
pub fn follow(
    ledger: &Ledger<'_>,
    player: PlayerId,
    typed: &str,
    end: TellsEnd,
) -> Result<Happened, Stop> {
    let followed = named(ledger.lookup(), player, typed)?;
    let ends = matches!(followed, Followed::Game(_) | Followed::Player(_));
    let row = FollowRow { tells_end: ends && end == TellsEnd::Yes, ..row_of(&followed) };
    let all = ledger.view().follows(player)?;
    let is_new = !all.iter().any(|known| is_same(known, &row));
    if is_new && all.len() >= MOST {
        return Err(FollowRefused::TooMuch { most: MOST as u32 }.into());
    }
    ledger.change.set_follow(player, &row)?;
    edition::keep_for_player(ledger, player)?;
    Ok(Happened::Account(AccountNews::Follows { followed, end: row.tells_end }))
}

/// Follows something no longer. What is gone or over can be named, too.
pub fn unfollow(ledger: &Ledger<'_>, player: PlayerId, typed: &str) -> Result<Happened, Stop> {
    for row in ledger.view().follows(player)? {
        let followed = read(&row)?;
        if is_called(ledger.lookup(), &followed, typed)? {
            ledger.change.delete_follow(player, &row)?;
            edition::keep_for_player(ledger, player)?;
            return Ok(Happened::Account(AccountNews::FollowsNoMore { followed }));
        }
    }
    Err(FollowRefused::NotFollowed { typed: typed.to_owned() }.into())
}

/// A player is no longer told what organisers want to know.
pub(crate) fn end_today(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    ledger.change.delete_follow(player, &row_of(&Followed::Today))?;
    edition::keep_for_player(ledger, player)
}

/// All that a player follows.
pub fn all(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<(Followed, bool)>, Fault> {
    let rows = lookup.view.follows(player)?;
    rows.iter().map(|row| Ok((read(row)?, row.tells_end))).collect()
}

/// An open challenge has been made: those who follow its ruleset are told at once.
fn tell_of_seek(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    id: InvitationId,
    ruleset: &str,
) -> Result<(), Fault> {
    let happened = Happened::SeekOpened(id.0.into());
    for (follower, _) in ledger.view().followers(FollowKind::Ruleset, ruleset)? {
        let is_apart = ledger.view().has_blocked(sender, follower)?;
        if follower != sender && !is_apart {
            ledger.tell_because(Some(sender), follower, &happened)?;
        }
    }
    Ok(())
}

/// A game has ended: those who want to be told at once are told now, or with its report if there
/// will be one.
fn tell_of_end(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    if report_posts::is_reviewed(&open.course) {
        return Ok(());
    }
    let happened = Happened::EndFollowed(open.moment());
    let told = report_posts::awaits_end(ledger.lookup(), open)?;
    told.into_iter().try_for_each(|player| ledger.tell_because(None, player, &happened))
}

/// What is meant by a number, a name or the word for the club.
fn named(lookup: Lookup<'_>, player: PlayerId, typed: &str) -> Result<Followed, Stop> {
    if typed == FollowWord::Club.canonical() {
        return Ok(Followed::Club);
    }
    if typed == OrderWord::ClubToday.canonical() {
        organisers::must_be_organiser(lookup, player)?;
        return Ok(Followed::Today);
    }
    if let Ok(game) = typed.parse::<i64>() {
        let open = lookup.open(GameId(game))?.ok_or(Refused::NoGame { game })?;
        if open.side_of(player).is_some() {
            return Err(FollowRefused::OwnGames.into());
        }
        if !open.course.start.public {
            return Err(Refused::NotPublic { game }.into());
        }
        return match open.course.end {
            Some(_) => Err(Refused::Over(open.moment()).into()),
            None => Ok(Followed::Game(game)),
        };
    }
    if let Some(ruleset) = ruleset_called(lookup.library, typed) {
        return Ok(Followed::Ruleset(ruleset.id.clone()));
    }
    match lookup.view.player_called(&names::folded(typed))? {
        Some(found) if found.id == player => Err(FollowRefused::OwnGames.into()),
        Some(found) => Ok(Followed::Player(found.id.0)),
        None => Err(FollowRefused::Nothing { typed: typed.to_owned() }.into()),
    }
}

fn is_called(lookup: Lookup<'_>, followed: &Followed, typed: &str) -> Result<bool, Fault> {
    Ok(match followed {
        Followed::Club => typed == FollowWord::Club.canonical(),
        Followed::Today => typed == OrderWord::ClubToday.canonical(),
        Followed::Game(game) => typed == game.to_string(),
        Followed::Ruleset(id) => {
            typed == id
                || ruleset_called(lookup.library, typed).is_some_and(|found| found.id == *id)
        }
        Followed::Player(id) => {
            let found = lookup.view.player_called(&names::folded(typed))?;
            found.is_some_and(|found| found.id.0 == *id)
        }
    })
}

fn row_of(followed: &Followed) -> FollowRow {
    let (kind, what) = match followed {
        Followed::Club => (FollowKind::Club, String::new()),
        Followed::Today => (FollowKind::Today, String::new()),
        Followed::Game(game) => (FollowKind::Game, game.to_string()),
        Followed::Player(player) => (FollowKind::Player, player.to_string()),
        Followed::Ruleset(id) => (FollowKind::Ruleset, id.clone()),
    };
    FollowRow { kind, what, tells_end: false }
}

/// What a row says is followed.
pub fn read(row: &FollowRow) -> Result<Followed, Fault> {
    let number =
        || row.what.parse().map_err(|_| Fault::row(format_args!("follows {:?}", row.what)));
    Ok(match row.kind {
        FollowKind::Club => Followed::Club,
        FollowKind::Today => Followed::Today,
        FollowKind::Game => Followed::Game(number()?),
        FollowKind::Player => Followed::Player(number()?),
        FollowKind::Ruleset => Followed::Ruleset(row.what.clone()),
    })
}

fn is_same(row: &FollowRow, other: &FollowRow) -> bool {
    row.kind == other.kind && row.what == other.what
}
