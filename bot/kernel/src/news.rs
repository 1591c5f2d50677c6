//! News for everybody in a server that wants it: what happens on and to ladders, and tournaments, and the
//! evening edition. It is a notice to the server's channel for games, and mentions nobody; nobody's
//! preferences matter.

use engine::Side;
use storage::{Fault, GameId, OutboxRow, PlayerId, StepRow, TournamentRow, Venue};
use templates::ladder::{LadderChange, LadderNews};
use templates::of_ladder;
use templates::tournament::{TournamentEvent, TournamentNews};

use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::{circles, happened, news, report_posts, server_scene, venue, ways};

/// As many steps of a ladder are told in one post.
const MOST_STEPS: usize = 8;

/// Somebody has been challenged on a ladder, to the match with that first game.
pub fn tell_of_challenge(
    ledger: &Ledger<'_>,
    game: i64,
    players: [PlayerId; 2],
) -> Result<(), Fault> {
    let happened = Happened::Ladder(LadderNews::Challenged { game });
    let row = ledger.view().ladder_match(GameId(game))?;
    let ladder = row.map(|row| row.ladder).unwrap_or_default();
    for venue in venues_of(ledger, of_ladder(&ladder).0)? {
        if knows_one_of(ledger.lookup(), &venue.server, players)? {
            ledger.post_news(players[0], &venue, &happened)?;
        }
    }
    Ok(())
}

/// A ladder has taken a step. Steps of the same ladder that follow from the same cause are one post.
pub fn tell_of_step(ledger: &Ledger<'_>, step: &StepRow, what: LadderChange) -> Result<(), Fault> {
    if !is_news(what) {
        return Ok(());
    }
    let players = [step.player, step.rival.unwrap_or(step.player)];
    for venue in venues_of(ledger, of_ladder(&step.ladder).0)? {
        if !knows_one_of(ledger.lookup(), &venue.server, players)?
            || joins_another(ledger, &venue, step)?
        {
            continue;
        }
        let (ladder, number) = (step.ladder.clone(), step.number);
        let news = LadderNews::Step { ladder, number, more: Vec::new() };
        let happened = Happened::Ladder(news);
        ledger.post_news(step.player, &venue, &happened)?;
    }
    Ok(())
}

/// A ladder was opened or closed: that concerns every server that wants news, or that of its circle.
pub fn tell_of_ladder(ledger: &Ledger<'_>, ladder: &str, news: &LadderNews) -> Result<(), Fault> {
    // The outbox keeps each notice with a player, and this one is nobody's.
    let Some(holder) = ledger.view().first_player_but(None)? else { return Ok(()) };
    let happened = Happened::Ladder(news.clone());
    for venue in venues_of(ledger, of_ladder(ladder).0)? {
        ledger.post_news(holder, &venue, &happened)?;
    }
    Ok(())
}

/// Something has happened to a tournament: that it can be entered concerns every server that wants
/// news, and what follows those that know somebody who has entered.
pub fn tell_of_tournament(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    news: TournamentEvent,
) -> Result<(), Fault> {
    // The outbox keeps each notice with a player, and this one is nobody's.
    let Some(holder) = ledger.view().first_player_but(None)? else { return Ok(()) };
    let opens = news == TournamentEvent::Opened;
    let happened = Happened::Tournament(TournamentNews { tournament: row.id.0, news });
    let entrants = ledger.view().entrants(row.id)?;
    for venue in venues_of(ledger, row.circle.as_deref())? {
        // Anybody may enter; who plays then concerns those who know somebody of them.
        let mut concerns = opens;
        for entrant in &entrants {
            concerns =
                concerns || server_scene::knows(ledger.lookup(), &venue.server, entrant.player)?;
        }
        if concerns {
            ledger.post_news(holder, &venue, &happened)?;
        }
    }
    Ok(())
}

/// A player is about to be erased with all their notices: news of tournaments is kept with another,
/// and a report with the opponent.
pub fn hand_on(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let Some(other) = ledger.view().first_player_but(Some(player))? else { return Ok(()) };
    for notice in ledger.view().notices_for(player)? {
        let is_open = notice.address.as_deref().is_some_and(venue::is_address);
        if is_open
            && matches!(
                happened::read(&notice.data)?,
                Happened::Ladder(LadderNews::Opened { .. } | LadderNews::Closed { .. })
                    | Happened::Tournament(_)
                    | Happened::Edition(_)
            )
        {
            ledger.change.set_notice_player(notice.id, other)?;
        }
        if let Some(game) = report_posts::posted(&notice) {
            let players = ledger.lookup().existing(game)?.row.players;
            let opponent =
                Side::BOTH.map(|side| players[side]).into_iter().find(|&id| id != player);
            ledger.change.set_notice_player(notice.id, opponent.unwrap_or(other))?;
        }
    }
    Ok(())
}

/// The channel of a notice, if that is news for everybody there.
pub fn channel<'a>(address: Option<&'a str>, happened: &Happened) -> Option<&'a str> {
    let channel = address?.strip_prefix('#')?;
    let is_news =
        matches!(happened, Happened::Ladder(_) | Happened::Tournament(_) | Happened::Edition(_));
    is_news.then_some(channel)
}

/// Where news for a channel is posted: nowhere once its server has chosen another one, or wants no
/// news any more.
pub fn place(
    lookup: Lookup<'_>,
    channel: &str,
    happened: &Happened,
) -> Result<Option<Venue>, Fault> {
    let wanted = match happened {
        Happened::Edition(_) => lookup.view.servers_with_edition()?,
        _ => lookup.view.servers_with_news()?,
    };
    Ok(wanted.iter().filter_map(venue::games_channel).find(|venue| venue.channel == channel))
}

/// Whether a step names a player who has been erased.
pub fn is_about_erased(lookup: Lookup<'_>, step: &StepRow) -> Result<bool, Fault> {
    let rival = step.rival.map_or(Ok(false), |rival| is_erased(lookup, rival))?;
    Ok(rival || is_erased(lookup, step.player)?)
}

pub fn is_erased(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(lookup.view.player(player)?.erased_at.is_some())
}

/// Where news of a circle is posted, or of the club.
fn venues_of(ledger: &Ledger<'_>, circle: Option<&str>) -> Result<Vec<Venue>, Fault> {
    let mut concerned = Vec::new();
    for venue in venue::venues(ledger)? {
        if circles::concerns(ledger.lookup(), circle, &venue.server)? {
            concerned.push(venue);
        }
    }
    Ok(concerned)
}

fn knows_one_of(lookup: Lookup<'_>, server: &str, players: [PlayerId; 2]) -> Result<bool, Fault> {
    Ok(server_scene::knows(lookup, server, players[0])?
        || server_scene::knows(lookup, server, players[1])?)
}

/// Adds a step to the post that this transaction has queued for the same channel about the same
/// ladder, if there is one.
fn joins_another(ledger: &Ledger<'_>, venue: &Venue, step: &StepRow) -> Result<bool, Fault> {
    for &notice in ledger.news.borrow().iter() {
        let Some(row) = ledger.view().notice(notice)? else { continue };
        let happened = happened::read(&row.data)?;
        let is_there = self::channel(row.address.as_deref(), &happened) == Some(&venue.channel);
        let Happened::Ladder(LadderNews::Step { ladder, number, mut more }) = happened else {
            continue;
        };
        if is_there && ladder == step.ladder && more.len() + 1 < MOST_STEPS {
            more.push(step.number);
            let with = Happened::Ladder(LadderNews::Step { ladder, number, more });
            ledger.change.set_notice_data(notice, &happened::write(&with)?)?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// What others like to read of a ladder. Penalties and corrections are between a player and the
/// club, and a match without effect is none.
pub fn is_news(what: LadderChange) -> bool {
    match what {
        LadderChange::Joined
        | LadderChange::Returned
        | LadderChange::Left
        | LadderChange::Won
        | LadderChange::Tied
        | LadderChange::Lost
        | LadderChange::Void
        | LadderChange::Absent
        | LadderChange::Conceded
        | LadderChange::Decayed
        | LadderChange::Sunk => true,
        LadderChange::Erased
        | LadderChange::Closed
        | LadderChange::Late
        | LadderChange::Corrected
        // The closing is told once, for the whole ladder.
        | LadderChange::TakenOut
        | LadderChange::Disbanded => false,
    }
}

/// Where a notice for everybody is posted: where its game is shown, or in the channel of a server
/// that wants news. A report is public only there.
pub fn venue_to_all(
    lookup: Lookup<'_>,
    row: &OutboxRow,
    happened: &Happened,
) -> Result<Option<Venue>, Fault> {
    match (news::channel(row.address.as_deref(), happened), happened) {
        (Some(channel), _) => news::place(lookup, channel, happened),
        (None, Happened::Reviewed(ended)) => report_posts::place(lookup, GameId(ended.game)),
        (None, _) => ways::venue_for_all(lookup, happened),
    }
}
