//! Posts whose question has been answered, so that they are changed to say so and lose their
//! buttons. Each is changed once, and as well as possible: an old button refuses anyway. An open
//! challenge for several games says how many are left, and keeps its buttons.

use chrono::{DateTime, Utc};
use correspondence::event::Event;
use kernel::desk::Service;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::news::venue_to_all;
use kernel::{happened, readers};
use play::{shown_game, shown_invitation};
use storage::{
    Fault, GameId, InvitationRow, InvitationState, NoticeId, PostAsks, PostRow, TournamentId,
};
use templates::notice::{ClosedPost, InvitationEnd, OfferEnd, Offered};
use templates::{Client, Notice, OwnInDiscord, Reader};

/// A post to be changed.
#[derive(Clone, Debug)]
pub struct SettledPost {
    pub notice: NoticeId,
    pub channel: String,
    pub message: String,
    pub reader: Reader,
    pub says: SaysNow,
}

/// What a post says from now on.
#[derive(Clone, Debug)]
pub enum SaysNow {
    /// Nothing is asked any more. With the number of the challenge, somebody who isn't a player can
    /// still say that they never want to be mentioned again.
    Closed(ClosedPost, Option<i64>),
    /// It still asks: the notice, which says that there are that many games left.
    Asks(Box<Notice>, u32),
}

/// Takes posts that ask nothing any more, all or those in a channel or thread, up to a limit.
/// What can't be changed now falls behind the others.
pub fn claim_settled(
    service: &mut Service,
    now: DateTime<Utc>,
    within: Option<&str>,
    most: u32,
) -> Result<Vec<SettledPost>, Fault> {
    let now = whole_seconds(now);
    if service.file.view().settled_posts(now, within, 1)?.is_empty() {
        return Ok(Vec::new());
    }
    let ledger = service.ledger(now)?;
    let mut settled = Vec::new();
    for post in ledger.view().settled_posts(now, within, most)? {
        ledger.change.try_post(post.notice, now)?;
        let says = match settle(&ledger, &post) {
            Ok(says) => says,
            // What this program can't read it can't word, and a press there is refused.
            Err(fault) => {
                fault.lasting()?;
                ledger.change.drop_controls(post.notice)?;
                continue;
            }
        };
        match says.zip(post.channel.clone().zip(post.message.clone())) {
            Some(((reader, says), (channel, message))) => {
                let notice = post.notice;
                settled.push(SettledPost { notice, channel, message, reader, says });
            }
            // It is still open after what has happened since.
            None => ledger.change.note_asking(post.notice)?,
        }
    }
    ledger.change.commit()?;
    Ok(settled)
}

/// A post was changed, or can't be.
pub fn post_settled(
    service: &mut Service,
    now: DateTime<Utc>,
    post: &SettledPost,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| match post.says {
        SaysNow::Closed(..) => ledger.change.drop_controls(post.notice),
        SaysNow::Asks(_, left) => ledger.change.set_games_left_of_post(post.notice, left),
    })
}

/// What a post says from now on, and who reads it; `None` if its question is still open.
fn settle(ledger: &Ledger<'_>, post: &PostRow) -> Result<Option<(Reader, SaysNow)>, Fault> {
    let Some(row) = ledger.view().notice(post.notice)? else {
        return of_erased(ledger, post).map(Some);
    };
    let player = ledger.player(row.player)?;
    let own = readers::reader(ledger.club, ledger.now, &player);
    let own = Reader { client: Client::Discord(OwnInDiscord::default()), ..own };
    let happened = happened::read(&row.data)?;
    let shown = venue_to_all(ledger.lookup(), &row, &happened)?;
    // In direct messages it is for its player.
    let there = |venue: &storage::Venue| {
        [venue.thread.as_ref(), Some(&venue.channel)].contains(&post.channel.as_ref())
    };
    let shown = shown.filter(|venue| !post.alone && there(venue));
    let language = match &shown {
        Some(venue) => ledger.view().server(&venue.server)?.map(|server| server.language),
        None => None,
    };
    let reader = Reader { language: language.unwrap_or(own.language), ..own };
    let says = match post.asks() {
        Some(PostAsks::Invitation(id, left)) => match ledger.view().invitation(id)? {
            Some(row) if row.state == InvitationState::Open => partly_taken(ledger, row, left)?,
            Some(row) => {
                let open = waits_for_newcomer(&row).then_some(row.id.0);
                let closed = of_invitation(ledger, &row, player.name)?;
                closed.map(|closed| SaysNow::Closed(closed, open))
            }
            None => None,
        },
        Some(PostAsks::Offer(game)) => {
            let event = happened.moment().map_or(0, |moment| moment.event);
            of_offer(ledger, game, event)?.map(|closed| SaysNow::Closed(closed, None))
        }
        Some(PostAsks::Entry(TournamentId(number))) => {
            let closed = tournament::no_entries(ledger.lookup(), number)?;
            closed.map(|closed| SaysNow::Closed(closed, None))
        }
        None => Some(SaysNow::Closed(ClosedPost::Board, None)),
    };
    Ok(says.map(|says| (reader, says)))
}

/// What the post of a player says who has been erased: the same, as far as it is known. All that they
/// were asked or have asked is over.
fn of_erased(ledger: &Ledger<'_>, post: &PostRow) -> Result<(Reader, SaysNow), Fault> {
    let invitation = match post.invitation {
        Some(id) => ledger.view().invitation(id)?.zip(Some(id)),
        None => None,
    };
    let (closed, venue) = match invitation {
        Some((row, id)) => {
            let closed = of_invitation(ledger, &row, String::new())?;
            (closed, ledger.view().invitation_venue(id)?)
        }
        None => (None, None),
    };
    let server = match venue {
        Some(venue) => ledger.view().server(&venue.server)?,
        None => None,
    };
    let language = server.map_or(ledger.language, |server| server.language);
    let reader = Reader {
        client: Client::Discord(OwnInDiscord::default()),
        ..Reader::stranger(language, ledger.club, ledger.now)
    };
    Ok((reader, SaysNow::Closed(closed.unwrap_or(ClosedPost::Board), None)))
}

/// Whether somebody was mentioned with an invitation who has neither joined nor answered.
fn waits_for_newcomer(row: &InvitationRow) -> bool {
    let is_known = row.account.as_deref().is_some_and(|account| !account.is_empty());
    is_known && matches!(row.state, InvitationState::Cancelled | InvitationState::Expired)
}

/// What the post of an open challenge says if it said a number of games and fewer of them are left.
fn partly_taken(
    ledger: &Ledger<'_>,
    row: InvitationRow,
    said: u32,
) -> Result<Option<SaysNow>, Fault> {
    let left = row.games_left;
    if !row.is_seek() || left == said {
        return Ok(None);
    }
    // It is for everybody, and nobody in particular reads it.
    let seek = shown_invitation::invitation(ledger.lookup(), None, row)?;
    Ok(Some(SaysNow::Asks(Box::new(Notice::Sought(Box::new(seek))), left)))
}

fn of_invitation(
    ledger: &Ledger<'_>,
    row: &InvitationRow,
    reader: String,
) -> Result<Option<ClosedPost>, Fault> {
    let end = match row.state {
        InvitationState::Open => return Ok(None),
        InvitationState::Accepted => {
            let game = row.became.unwrap_or_default();
            let board = shown_game::board_post(ledger.lookup(), GameId(game))?;
            if board.is_none() && is_yet_to_be_shown(ledger, GameId(game))? {
                return Ok(None);
            }
            InvitationEnd::Accepted(game, board)
        }
        InvitationState::Declined => InvitationEnd::Declined,
        InvitationState::Countered => InvitationEnd::Countered,
        InvitationState::Cancelled => InvitationEnd::Cancelled,
        InvitationState::Expired => InvitationEnd::Expired,
    };
    let recipient = match row.recipient {
        _ if row.is_seek() => None,
        Some(recipient) => Some(ledger.player(recipient)?.name),
        // Somebody who isn't a player is called as they were when they were challenged in public;
        // otherwise, only the one who reads at that address has the post.
        None if row.account.is_some() => row.address.clone(),
        None => Some(reader),
    };
    // Whose name has been forgotten isn't named.
    let recipient = recipient.filter(|name| !name.is_empty());
    let sender = ledger.player(row.sender)?.name;
    Ok(Some(ClosedPost::Invitation { sender, recipient, end }))
}

/// Whether a game has a place where its board is posted, and it hasn't been posted there yet.
fn is_yet_to_be_shown(ledger: &Ledger<'_>, game: GameId) -> Result<bool, Fault> {
    let Some(row) = ledger.view().game(game)? else { return Ok(false) };
    if ledger.view().game_venue(game)?.is_none() {
        return Ok(false);
    }
    for player in [row.players.attackers, row.players.defenders] {
        let waiting = ledger.view().waiting_about(game, player)?;
        // What only calls to a board waits for longer.
        if waiting.iter().any(|notice| notice.shown.is_none()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What became of the offer that was made by that event of a game.
fn of_offer(ledger: &Ledger<'_>, game: GameId, made: u32) -> Result<Option<ClosedPost>, Fault> {
    let Some(open) = ledger.open(game)? else { return Ok(Some(ClosedPost::Board)) };
    let events = ledger.view().events(game)?;
    let offer = events.iter().find(|event| event.number == made).map(|event| event.text.parse());
    let (what, by) = match offer {
        Some(Ok(Event::DrawOffered(by))) => (Offered::Draw, by),
        Some(Ok(Event::TakebackOffered(by))) => (Offered::Takeback, by),
        Some(Ok(Event::TimeOffered(by, what))) => (Offered::Time(shown_game::more_time(what)), by),
        _ => return Ok(Some(ClosedPost::Board)),
    };
    let is_time = matches!(what, Offered::Time(_));
    let since = events.iter().filter(|event| event.number > made);
    let end = since.filter_map(|event| event.text.parse().ok()).find_map(|event| match event {
        Event::DrawAgreed if what == Offered::Draw => Some(OfferEnd::Accepted),
        Event::TakenBack(_) if what == Offered::Takeback => Some(OfferEnd::Accepted),
        Event::DrawDeclined(_) if what == Offered::Draw => Some(OfferEnd::Declined),
        Event::TakebackDeclined(_) if what == Offered::Takeback => Some(OfferEnd::Declined),
        Event::DrawWithdrawn(_) if what == Offered::Draw => Some(OfferEnd::Withdrawn),
        Event::TakebackWithdrawn(_) if what == Offered::Takeback => Some(OfferEnd::Withdrawn),
        Event::TimeAgreed(_) if is_time => Some(OfferEnd::Accepted),
        Event::TimeDeclined(_) if is_time => Some(OfferEnd::Declined),
        Event::TimeWithdrawn(_) if is_time => Some(OfferEnd::Withdrawn),
        // What comes later is about another one.
        Event::TimeOffered(..) if is_time => Some(OfferEnd::Passed),
        _ => None,
    });
    let still = match what {
        Offered::Draw => open.course.draw_offered,
        Offered::Takeback => open.course.takeback_offered,
        Offered::Time(_) => open.course.time_offer(ledger.now).map(|offered| offered.by),
    };
    let end = match end {
        Some(end) => end,
        None if open.course.end.is_none() && still == Some(by) => return Ok(None),
        None => OfferEnd::Passed,
    };
    let name = |side| ledger.player(open.row.players[side]).map(|player| player.name);
    Ok(Some(ClosedPost::Offer { what, by: name(by)?, to: name(!by)?, end }))
}
