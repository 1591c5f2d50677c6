//! Notices are taken to be posted, and the results are noted. Where each goes is decided when it is
//! taken: where its game is shown publicly, or to its player alone.

use accounts::export;
use chrono::{DateTime, TimeDelta, Utc};
use following::edition;
use invitation::newcomer;
use kernel::desk::{Questions, Service};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::letter::{self, LetterPart};
use kernel::lookup::whole_seconds;
use kernel::news::{self, venue_to_all};
use kernel::refused::Stop;
use kernel::ways::{public_way, venue_of_notice};
use kernel::{deliver, readers, receipts, report_posts, telling, venue};
use storage::{
    Channel, Delivery, Fault, GameId, InvitationId, InvitationRow, InvitationState, NoticeId,
    OutboxRow, PlayerId, PlayerRow, PostAsks, PostRow, TournamentId, Venue,
};
use templates::notice::{BoardPost, Table};
use templates::told::GameNews;
use templates::tournament::{TournamentEvent, TournamentNews};
use templates::{Client, Notice, OwnInDiscord, Reader};

use crate::thread::{NewThread, ThreadEnd, first_of_match, new_thread, thread_end};

/// The largest difference between Discord's clock and this machine's.
const CLOCKS: TimeDelta = TimeDelta::minutes(10);

#[derive(Clone, Debug)]
pub struct Post {
    /// The notice, and those that say the same to other players there.
    pub notices: Vec<NoticeId>,
    pub player: PlayerId,
    pub account: String,
    /// How its reader gets it.
    pub reader: Reader,
    pub notice: Notice,
    /// The same as it is stored.
    said: String,
    pub target: PostTarget,
    /// Whether it is news for everybody there, and about no game.
    pub is_news: bool,
    /// Earlier attempts, if their result is unknown.
    pub tried: Option<Tried>,
    /// Messages of the same game there whose controls are out of date.
    pub before: Vec<Earlier>,
    /// The one of them that is edited to show the board; the post calls its players to that one.
    pub replaces: Option<BoardPost>,
    /// Whether the player whose turn it is is mentioned, and nobody else.
    pub calls_mover: bool,
    /// Where everybody has been able to read it since it happened: it only calls for attention.
    pub again: Option<BoardPost>,
    /// What has to be done about the thread of a game that is over.
    pub closes: Option<ThreadEnd>,
}

/// Attempts whose result is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The time of the first attempt.
    pub first: DateTime<Utc>,
    /// The message may exist from this time on, by Discord's clock.
    pub since: DateTime<Utc>,
    /// The messages since then that are known to be different ones.
    pub others: Vec<String>,
}

/// A message that was posted before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    pub notice: NoticeId,
    pub channel: String,
    pub message: String,
    /// The message that called somebody to it.
    pub called: Option<String>,
}

impl Earlier {
    fn board_in(&self, server: String) -> BoardPost {
        BoardPost { server, channel: self.channel.clone(), message: self.message.clone() }
    }
}

/// Where a post goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostTarget {
    /// To the player alone; the channel is known if it was used before.
    Direct(Option<String>),
    /// Where others can read it too.
    Venue {
        server: String,
        channel: String,
        /// The thread, if the match has one.
        thread: Option<String>,
        /// The first game of the match, if it has a thread.
        of: Option<i64>,
        /// The thread that has to be opened first.
        opens: Option<Box<NewThread>>,
        /// The accounts that are mentioned there.
        calls: Vec<String>,
        /// Those that are named there in front of it, but not called.
        names: Vec<String>,
    },
}

impl PostTarget {
    /// The channel or thread in which it is posted, if that is known.
    fn place(&self) -> Option<String> {
        match self {
            PostTarget::Direct(channel) => channel.clone(),
            PostTarget::Venue { channel, thread, .. } => {
                Some(thread.as_ref().unwrap_or(channel).clone())
            }
        }
    }
}

impl Post {
    /// Whether it is for everybody where it goes, and not for one player.
    pub fn is_to_all(&self) -> bool {
        venue::is_address(&self.account)
    }
}

/// Takes what is due in Discord, up to a limit.
pub fn claim_posts(
    service: &mut Service,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<Post>, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let mut posts: Vec<Post> = Vec::new();
    for envelope in deliver::take_due(&ledger, Channel::Discord, most)? {
        for row in envelope.notices {
            put_together(&mut ledger, &mut posts, &row, &envelope.address)?;
        }
    }
    ledger.change.commit()?;
    Ok(posts)
}

/// Takes a post again that has had to wait for others: what it says, and where it goes, may have
/// changed with them. It may have become several, or have nothing to say any more.
pub fn renew_post(
    service: &mut Service,
    now: DateTime<Utc>,
    old: &Post,
) -> Result<Vec<Post>, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let mut posts: Vec<Post> = Vec::new();
    for &notice in &old.notices {
        let row = ledger.view().notice(notice)?.filter(|row| row.state == Delivery::Queued);
        let Some((row, account)) = row.and_then(|row| Some((row.clone(), row.sent_to?))) else {
            continue;
        };
        if deliver::readable(&ledger, &row)?.is_some() {
            put_together(&mut ledger, &mut posts, &row, &account)?;
        }
    }
    ledger.change.commit()?;
    // Waiting was no try.
    let renewed = posts.into_iter().map(|post| Post { tried: old.tried.clone(), ..post });
    Ok(renewed.collect())
}

/// Puts a post together and adds it to the others, unless it has nothing to say.
fn put_together(
    ledger: &mut Ledger<'_>,
    posts: &mut Vec<Post>,
    row: &OutboxRow,
    account: &str,
) -> Result<(), Fault> {
    match ledger.attempt(|ledger| Ok(post(ledger, row, account)?)) {
        Ok(Some(post)) => add(posts, post),
        Ok(None) | Err(Stop::Refused(_)) => {}
        Err(Stop::Fault(fault)) => receipts::failed(ledger, row.id, &fault.lasting()?)?,
    }
    Ok(())
}

/// Puts together the export if a post still lacks it.
pub fn complete_post(
    questions: &Questions,
    now: DateTime<Utc>,
    post: &mut Post,
) -> Result<(), Fault> {
    let _snapshot = questions.file.snapshot()?;
    export::put_together(questions.lookup(now), post.player, [&mut post.notice])
}

/// Posts that say the same in the same place are merged, and mention both players. So are those that
/// call the same player to the same game. The text is the
/// one for the player to move, whose clock starts then.
fn add(posts: &mut Vec<Post>, mut post: Post) {
    let same = posts.iter_mut().find(|other| {
        let (PostTarget::Venue { channel, .. }, PostTarget::Venue { channel: here, .. }) =
            (&other.target, &post.target)
        else {
            return false;
        };
        // Notices that were attempted together are attempted together again, with the same nonce.
        let began = |post: &Post| post.tried.as_ref().map(|tried| tried.first);
        let game = |post: &Post| post.again.as_ref().and(post.notice.game());
        let is_call = game(other).is_some() && game(other) == game(&post);
        let is_same = match is_call {
            // One call to a game is enough, for the last thing that asks for it.
            true => other.account == post.account,
            false => other.said == post.said && other.again.is_some() == post.again.is_some(),
        };
        channel == here && is_same && began(other) == began(&post)
    });
    let Some(same) = same else { return posts.push(post) };
    if same.account == post.account {
        post.notices.extend(std::mem::take(&mut same.notices));
        *same = post;
        return same.notices.sort();
    }
    let runs = |post: &Post| {
        let time = post.notice.table().and_then(|table| table.time);
        time.is_some_and(|time| time.deadline.is_some())
    };
    if runs(&post) && !runs(same) {
        std::mem::swap(same, &mut post);
    }
    if let (
        PostTarget::Venue { calls, names, .. },
        PostTarget::Venue { calls: more, names: others, .. },
    ) = (&mut same.target, post.target)
    {
        calls.extend(more);
        names.extend(others);
        same.calls_mover = (same.calls_mover || post.calls_mover) && calls.len() + names.len() == 1;
    }
    same.notices.extend(post.notices);
    same.notices.sort();
}

fn post(ledger: &mut Ledger<'_>, row: &OutboxRow, account: &str) -> Result<Option<Post>, Fault> {
    let happened = happened::read(&row.data)?;
    let is_news = news::channel(row.address.as_deref(), &happened).is_some();
    let part = match is_news {
        true => news_part(ledger, row, &happened)?,
        false => letter::part(ledger, row)?,
    };
    let Some(part) = part else { return Ok(None) };
    let player = ledger.player(row.player)?;
    let own = own_reader(ledger, &player, is_news);
    let known = ledger.view().post(row.id)?;
    let to_all = report_posts::is_to_all(row);
    let alone =
        !to_all && (row.address.is_some() || known.as_ref().is_some_and(|known| known.alone));
    let venue = match () {
        () if alone => None,
        () if to_all => venue_to_all(ledger.lookup(), row, &happened)?,
        () => venue_of_notice(ledger.lookup(), account, &happened)?,
    };
    let report = report_posts::posted(row);
    if to_all && venue.is_none() {
        ledger.change.finish_notice(row.id, Delivery::Failed)?;
        report.map_or(Ok(()), |game| reviews::tell_alone(ledger, game))?;
        return Ok(None);
    }
    let mut again = match (&venue, row.shown) {
        (Some(venue), Some(shown)) => shown_at(ledger, venue, shown)?,
        _ => None,
    };
    let has_been_read = again.is_some() && !asks(ledger, row.player, &happened)?;
    if has_been_read || to_all && is_settled(ledger, &happened)? {
        ledger.change.finish_notice(row.id, Delivery::Handed)?;
        return Ok(None);
    }
    let mentions = mentions_in(ledger, row, (&player, account), (&happened, part.notice.table()))?;
    let calls_mover = mentions.are_mover_alone;
    let public = match is_news {
        true => Some(part.notice.clone()),
        false => part.notice.public(),
    };
    let open = venue.zip(public);
    let (mut closes, mut one_board_in) = (None, None);
    let (notice, reader, target) = match open {
        Some((venue, notice)) => {
            let server = ledger.view().server(&venue.server)?;
            let language = server.as_ref().map_or(own.language, |server| server.language);
            one_board_in = server.filter(|server| server.one_board).map(|server| server.id);
            let reader = Reader { language, zone: chrono_tz::Tz::UTC, ..own };
            let target = in_venue(ledger, &venue, &notice, (mentions, &reader))?;
            let in_thread = matches!(target, PostTarget::Venue { thread: Some(_), .. });
            if in_thread && again.is_none() && report.is_none() {
                closes = thread_end(ledger, &notice, &reader)?;
            }
            (notice, reader, target)
        }
        None => {
            let known = ledger.view().direct_messages(account)?;
            (part.notice, own, PostTarget::Direct(known.and_then(|known| known.channel)))
        }
    };
    if let (Some(server), Some(table)) = (&one_board_in, notice.table())
        && again.is_none()
        && let Some(newer) = newer_board(ledger, GameId(table.number), (&target, server), row.id)?
    {
        // An earlier try has failed, and the one board there has gone on since.
        if !asks(ledger, row.player, &happened)? {
            ledger.change.finish_notice(row.id, Delivery::Handed)?;
            return Ok(None);
        }
        again = Some(newer);
    }
    // Only a new board replaces a board.
    let is_board = again.is_none() && notice.shows_board(&reader);
    let game = notice.table().filter(|table| is_board && table.end.is_none());
    let game = game.map(|table| GameId(table.number));
    let asks = if again.is_none() { question(ledger, &happened)? } else { None };
    let tried = known.filter(|post| post.message.is_none());
    let tried = note_try(ledger, (row.id, alone), game, (asks, tried))?;
    let before = match notice.table().filter(|_| is_board) {
        Some(table) => earlier(ledger, GameId(table.number), &target, row.id)?,
        None => Vec::new(),
    };
    let replaces = one_board_in.zip(before.last()).map(|(server, last)| last.board_in(server));
    Ok(Some(Post {
        notices: vec![row.id],
        player: row.player,
        account: account.to_owned(),
        reader,
        notice,
        said: row.data.clone(),
        target,
        is_news,
        tried,
        before,
        replaces,
        calls_mover,
        again,
        closes,
    }))
}

/// Who reads a notice in Discord as long as it isn't known where: its player, or anybody if it is
/// news.
fn own_reader(ledger: &Ledger<'_>, player: &PlayerRow, is_news: bool) -> Reader {
    let own = match is_news {
        true => Reader::stranger(ledger.language, ledger.club, ledger.now),
        false => readers::reader(ledger.club, ledger.now, player),
    };
    Reader { client: Client::Discord(OwnInDiscord::default()), pages: ledger.pages, ..own }
}

/// Whom a post in a venue mentions.
struct Mentions {
    calls: Vec<String>,
    /// Those that are named and not called.
    names: Vec<String>,
    /// Whether that is the player whose turn it is, and nobody else.
    are_mover_alone: bool,
}

fn mentions_in(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    (player, account): (&PlayerRow, &str),
    (happened, table): (&Happened, Option<&Table>),
) -> Result<Mentions, Fault> {
    let to_all = report_posts::is_to_all(row);
    let is_on_move = table.is_some_and(|table| table.seat == Some(table.game.position().to_move()));
    // The first game of a match has called both players, so the second only calls who is on move.
    let begins = matches!(happened, Happened::Game { what: GameNews::Began, .. });
    let is_called_already = match table.filter(|_| begins && !to_all && !is_on_move) {
        Some(table) => first_of_match(ledger, table)?.0 != table.number,
        None => false,
    };
    let own_account = vec![account.to_owned()];
    let (calls, named_besides) = match () {
        () if to_all => (newcomer(ledger, happened)?, Vec::new()),
        () if is_called_already => (Vec::new(), own_account),
        () => (own_account, Vec::new()),
    };
    // A post that concerns somebody whose call waits still says who it concerns.
    let waits = to_all && calls.is_empty();
    let names = match waits && (is_on_move || matches!(happened, Happened::Invited(_))) {
        true => named(ledger, row, player, happened)?.into_iter().collect(),
        false => named_besides,
    };
    let are_mover_alone = is_on_move && calls.len() + names.len() == 1;
    Ok(Mentions { calls, names, are_mover_alone })
}

/// Notes that a post is tried now: the game whose board it shows, and what it asks. Returns what is
/// known of an earlier try whose result is unknown.
fn note_try(
    ledger: &Ledger<'_>,
    (notice, alone): (NoticeId, bool),
    game: Option<GameId>,
    (asks, tried): (Option<PostAsks>, Option<PostRow>),
) -> Result<Option<Tried>, Fault> {
    let first = tried.map(|tried| tried.began_at);
    let course = game.map(|game| ledger.open(game)).transpose()?.flatten();
    let taken = PostRow {
        notice,
        channel: None,
        message: None,
        began_at: first.unwrap_or(ledger.now),
        tried_at: ledger.now,
        game,
        over: course.is_some_and(|open| open.course.end.is_some()),
        alone,
        invitation: None,
        games_left: None,
        offer: None,
        called: None,
        tournament: None,
    };
    ledger.change.set_post(&taken.asking(asks))?;
    let Some(first) = first else { return Ok(None) };
    let since = first - CLOCKS;
    Ok(Some(Tried { first, since, others: ledger.view().messages_since(since)? }))
}

/// What is still to be said of news. If that is nothing, it isn't posted.
fn news_part(
    ledger: &mut Ledger<'_>,
    row: &OutboxRow,
    happened: &Happened,
) -> Result<Option<LetterPart>, Fault> {
    match ledger.lookup().current(None, happened)? {
        Some(current) => {
            if let (Happened::Edition(news), Some(venue)) =
                (&current, venue_to_all(ledger.lookup(), row, happened)?)
            {
                edition::shown_in_server(ledger, &venue.server, news)?;
            }
            let row = OutboxRow { data: happened::write(&current)?, ..row.clone() };
            letter::part(ledger, &row)
        }
        None => {
            ledger.change.finish_notice(row.id, Delivery::Withdrawn)?;
            Ok(None)
        }
    }
}

/// The message with which a notice was posted for everybody, if it was.
fn shown_at(
    ledger: &Ledger<'_>,
    venue: &Venue,
    notice: NoticeId,
) -> Result<Option<BoardPost>, Fault> {
    let post = ledger.view().post(notice)?;
    Ok(post.and_then(|post| {
        let (channel, message) = (post.channel?, post.message?);
        Some(BoardPost { server: venue.server.clone(), channel, message })
    }))
}

/// What the post of a notice asks to answer, as it is written now.
fn question(ledger: &Ledger<'_>, happened: &Happened) -> Result<Option<PostAsks>, Fault> {
    Ok(match happened {
        Happened::Invited(shown) | Happened::Sought(shown) => {
            let row = ledger.view().invitation(InvitationId(shown.invitation))?;
            row.map(|row| PostAsks::Invitation(row.id, row.games_left))
        }
        Happened::Game {
            what: GameNews::DrawOffered | GameNews::TakebackOffered | GameNews::TimeOffered,
            at,
        } => Some(PostAsks::Offer(GameId(at.game))),
        Happened::Tournament(TournamentNews { tournament, news: TournamentEvent::Opened }) => {
            Some(PostAsks::Entry(TournamentId(*tournament)))
        }
        _ => None,
    })
}

/// Whether what happened still asks something of that player: a turn, or an answer.
fn asks(ledger: &Ledger<'_>, player: PlayerId, happened: &Happened) -> Result<bool, Fault> {
    if let Happened::Invited(invitation) = happened {
        let row = ledger.view().invitation(InvitationId(invitation.invitation))?;
        return Ok(row.is_some_and(|row| row.state == InvitationState::Open));
    }
    let Some(moment) = happened.moment() else { return Ok(false) };
    let Some(open) = ledger.open(GameId(moment.game))? else { return Ok(false) };
    let course = &open.course;
    if course.end.is_some() || !telling::tells_of_turn(course, moment) {
        return Ok(false);
    }
    let is_on_move = open.row.players[course.to_move()] == player;
    let time_offered = course.time_offer(ledger.now).map(|offered| offered.by);
    let is_offered = [course.draw_offered, course.takeback_offered, time_offered];
    let is_offered = is_offered.into_iter().flatten();
    let mut from_other = is_offered.map(|by| open.row.players[by] != player);
    Ok(is_on_move || from_other.any(|is_from_other| is_from_other))
}

/// The account by which a notice for all names its player: only if their own call to it waits, and
/// will go to that server. Others there needn't learn which account belongs to somebody who plays
/// elsewhere.
fn named(
    ledger: &Ledger<'_>,
    row: &OutboxRow,
    player: &PlayerRow,
    happened: &Happened,
) -> Result<Option<String>, Fault> {
    if !ledger.view().call_waits(player.id, row.id)? {
        return Ok(None);
    }
    Ok(public_way(ledger.lookup(), player, happened)?.map(|way| way.address))
}

/// Whether a challenge that anybody could take, or that is for somebody who is no player, was
/// answered or withdrawn before it was posted, or nobody may be mentioned with it any more.
fn is_settled(ledger: &Ledger<'_>, happened: &Happened) -> Result<bool, Fault> {
    let Some(row) = of_nobody_known(ledger, happened)? else { return Ok(false) };
    match row.account {
        _ if row.state != InvitationState::Open => Ok(true),
        Some(account) => newcomer::wants_nothing(ledger, &account),
        None => Ok(false),
    }
}

/// The challenge that a notice shows, if anybody can take it, or it is for somebody who is no player.
pub(crate) fn of_nobody_known(
    ledger: &Ledger<'_>,
    happened: &Happened,
) -> Result<Option<InvitationRow>, Fault> {
    let (Happened::Invited(shown) | Happened::Sought(shown)) = happened else { return Ok(None) };
    let row = ledger.view().invitation(InvitationId(shown.invitation))?;
    Ok(row.filter(|row| row.recipient.is_none()))
}

/// Who is mentioned of those who aren't players: the one that an invitation is for.
fn newcomer(ledger: &Ledger<'_>, happened: &Happened) -> Result<Vec<String>, Fault> {
    let Happened::Invited(invited) = happened else { return Ok(Vec::new()) };
    let row = ledger.view().invitation(InvitationId(invited.invitation))?;
    let account = row.and_then(|row| row.account).filter(|account| !account.is_empty());
    Ok(account.into_iter().collect())
}

/// Where in a venue a notice goes: into its match's thread, if the server wants one.
fn in_venue(
    ledger: &Ledger<'_>,
    venue: &Venue,
    notice: &Notice,
    (mentions, reader): (Mentions, &Reader),
) -> Result<PostTarget, Fault> {
    let channel = venue.channel.clone();
    let threads = ledger.view().server(&venue.server)?.is_some_and(|row| row.threads);
    let (thread, of, opens) = match notice.table() {
        Some(table) if threads => {
            let opens = match &venue.thread {
                Some(_) => None,
                None => Some(Box::new(new_thread(ledger, table, (venue, reader))?)),
            };
            // A match for which no thread could be opened stays in the channel.
            let thread = venue.thread.clone().filter(|thread| *thread != channel);
            (thread, Some(first_of_match(ledger, table)?.0), opens)
        }
        _ => (None, None, None),
    };
    let server = venue.server.clone();
    let Mentions { calls, names, .. } = mentions;
    Ok(PostTarget::Venue { server, channel, thread, of, opens, calls, names })
}

/// The board of a game in the same place that was posted with a later notice.
fn newer_board(
    ledger: &Ledger<'_>,
    game: GameId,
    (target, server): (&PostTarget, &str),
    than: NoticeId,
) -> Result<Option<BoardPost>, Fault> {
    let posts = ledger.view().posts_with_controls(game)?.into_iter();
    let mut newer = posts.filter(|post| post.notice > than && post.channel == target.place());
    Ok(newer.next_back().and_then(|post| {
        let (channel, message) = (post.channel?, post.message?);
        Some(BoardPost { server: server.to_owned(), channel, message })
    }))
}

/// Earlier messages about a game in the same place that have controls.
fn earlier(
    ledger: &Ledger<'_>,
    game: GameId,
    target: &PostTarget,
    than: NoticeId,
) -> Result<Vec<Earlier>, Fault> {
    let place = target.place();
    let posts = ledger.view().posts_with_controls(game)?;
    let there = posts
        .into_iter()
        .filter(|post| post.notice < than && post.channel.is_some() && post.channel == place);
    let known = there.filter_map(|post| {
        let (channel, message) = (post.channel?, post.message?);
        Some(Earlier { notice: post.notice, channel, message, called: post.called })
    });
    Ok(known.collect())
}
