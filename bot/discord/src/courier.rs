//! The courier takes notices from the club, posts them, and tells the club what happened to each.
//! It stores nothing: a notice that it has not reported comes again under the same nonce, and is
//! first looked up in its channel once Discord has forgotten that nonce. Beside that it does what no
//! post waits for: it changes posts that are answered, archives threads, and shows ladders.
//!
//! `queue` says which posts wait for which others, `boards` writes posts and edits boards, `threads`
//! opens the threads of matches and says how they end, `there` finds what an earlier try may have
//! posted, and `openings` paces direct messages.

mod boards;
mod openings;
mod queue;
mod threads;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use club::Closed;
use serenity::all::{ChannelId, Message, MessageId, UserId};
use serenity::http::Http;
use service::discord::{Post, PostReceipt, PostTarget, Posted};
use storage::NoticeId;
use tokio::sync::watch;
use tokio::time::timeout;

use super::there::{already_there, is_same, parse_id};
use openings::Openings;

use super::board;
use super::closing;
use super::desk::Desk;
use super::hints;
use super::leavers;
use super::limits::within;
use super::people;
use super::sending::{self, MessageEnvelope};
use super::settled;
use super::trouble::DiscordError;
use super::wire::DiscordMessage;

/// How often the outbox is checked when there is no news.
const GLANCE: Duration = Duration::from_secs(5);

/// For how long somebody who was found in a server is taken to be there.
const MEMBER_FOR: Duration = Duration::from_secs(3_600);

/// How many of those whose turn it is are looked for at once.
const LOOKED_FOR: usize = 8;

/// How long to wait after a hint could not be said.
const PAUSE_OF_HINTS: Duration = Duration::from_secs(60);

pub async fn post_notices(desk: Desk, http: Arc<Http>) {
    let (state, idle) = (Mutex::default(), watch::Sender::new(()));
    let courier = Arc::new(Courier { desk, http, state, idle });
    // A closed club has nothing more to post.
    let _ = tokio::try_join!(
        queue::post_all(&courier),
        courier.does_again(Chore::CloseWhatIsOver),
        courier.does_again(Chore::ShowLadders),
        courier.does_again(Chore::SayHints),
        courier.does_again(Chore::LookForMembers),
        courier.does_again(Chore::LookForMovers),
    );
}

/// The accounts that a post calls, and those that it only names.
fn mentioned(post: &Post) -> (Vec<UserId>, Vec<UserId>) {
    let users = |accounts: &[String]| -> Vec<UserId> {
        let known = accounts.iter().filter_map(|account| parse_id(account).ok());
        known.map(UserId::from).collect()
    };
    match &post.target {
        PostTarget::Venue { calls, names, .. } => (users(calls), users(names)),
        PostTarget::Direct(_) => (Vec::new(), Vec::new()),
    }
}

/// What is done beside posts, each without waiting for the others.
#[derive(Clone, Copy)]
enum Chore {
    /// Changes posts whose question is answered, and archives the threads of games that are over.
    CloseWhatIsOver,
    ShowLadders,
    /// Says what is due in servers, unless that failed a moment ago.
    SayHints,
    LookForMembers,
    LookForMovers,
}

struct Courier {
    desk: Desk,
    http: Arc<Http>,
    state: Mutex<CourierState>,
    /// Told whenever there is nothing left to post.
    idle: watch::Sender<()>,
}

/// What it remembers until it ends.
#[derive(Default)]
struct CourierState {
    /// Boards that take no more edits while their game goes on.
    stuck: BTreeSet<NoticeId>,
    /// Who was found to be in which server, and when.
    members: BTreeMap<(String, String), Instant>,
    openings: Openings,
    /// The last warning, so that the same trouble is logged once.
    warned: String,
}

impl Courier {
    fn state(&self) -> MutexGuard<'_, CourierState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does a chore whenever everything is posted, and after a while.
    async fn does_again(&self, chore: Chore) -> Result<(), Closed> {
        let (desk, http) = (&self.desk, &self.http);
        let (mut warned, mut hints_from) = (BTreeSet::new(), Instant::now());
        let mut idle = self.idle.subscribe();
        loop {
            match chore {
                Chore::CloseWhatIsOver => {
                    settled::close_posts(desk, http, None).await?;
                    closing::archive_due(desk, http, &mut warned).await?;
                }
                Chore::ShowLadders => board::show_due(desk, http).await?,
                Chore::SayHints if Instant::now() < hints_from => {}
                Chore::SayHints => {
                    if hints::say_due(desk, http).await? {
                        hints_from = Instant::now() + PAUSE_OF_HINTS;
                    }
                }
                Chore::LookForMembers => leavers::look_for_members(desk, http).await?,
                Chore::LookForMovers => self.look_for_movers().await?,
            }
            let _ = timeout(GLANCE, idle.changed()).await;
        }
    }

    /// Looks again for those who were called to a turn of theirs some time ago and haven't moved.
    async fn look_for_movers(&self) -> Result<(), Closed> {
        let movers = leavers::movers(&self.desk).await?;
        let unseen = movers.into_iter().filter(|here| !self.was_seen(here)).take(LOOKED_FOR);
        for (server, account) in unseen.collect::<Vec<_>>() {
            let looked = people::member(&self.http, &server, &account).await;
            if matches!(looked, Err(DiscordError::TooMuch | DiscordError::BadToken)) {
                break;
            }
            // Trouble as when the bot itself was removed from the server says nothing of them.
            self.state().members.insert((server.clone(), account.clone()), Instant::now());
            if matches!(looked, Err(DiscordError::NoSuchMember)) {
                leavers::has_left(&self.desk, server, account).await?;
            }
        }
        Ok(())
    }

    /// Whether somebody was found in a server a short time ago.
    fn was_seen(&self, here: &(String, String)) -> bool {
        self.state().members.get(here).is_some_and(|seen| seen.elapsed() < MEMBER_FOR)
    }

    /// Posts something that was taken at that moment, and has waited for others since.
    async fn deliver_late(&self, post: Post, taken: Instant) -> Result<bool, Closed> {
        if taken.elapsed() >= queue::LONGEST {
            return self.report(post, Err(DiscordError::TooMuch)).await;
        }
        let post = Arc::new(post);
        let renewed = match self.desk.club.renew_post(&post).await {
            Ok(renewed) => renewed,
            // It is taken again.
            Err(why) => {
                self.warn_once(format!("cannot read the outbox: {}", why.fault()?));
                return Ok(false);
            }
        };
        let mut is_all_sent = true;
        for post in renewed {
            is_all_sent &= self.deliver(post).await?;
        }
        Ok(is_all_sent)
    }

    /// Posts something and reports on it; returns whether it was posted.
    async fn deliver(&self, post: Post) -> Result<bool, Closed> {
        let done = self.post(&post).await?;
        self.report(post, done).await
    }

    /// Does what follows from a post, and tells the club; returns whether it was posted.
    async fn report(&self, post: Post, done: Result<Posted, DiscordError>) -> Result<bool, Closed> {
        let place = match &post.target {
            PostTarget::Venue { channel, thread, .. } => Some((channel.clone(), thread.clone())),
            PostTarget::Direct(_) => None,
        };
        let (posted, cleared, is_gone) = match done {
            Ok(sent) => {
                self.state().warned.clear();
                let cleared = self.clear(&post, &sent).await;
                (sent, cleared, false)
            }
            Err(trouble) => {
                let is_gone = trouble == DiscordError::NoSuchChannel;
                (self.failed(&post, trouble), Vec::new(), is_gone)
            }
        };
        let (notices, account) = (post.notices.clone(), post.account.clone());
        let named = post.closes.as_ref().and_then(|end| end.name.as_ref());
        let closes = named.and_then(|_| post.notice.table()).map(|table| table.number);
        let is_sent = matches!(posted, Posted::Sent { .. });
        let receipt = PostReceipt { notices, account, posted, cleared, place, is_gone, closes };
        if let Some(end) = post.closes.as_ref().filter(|_| is_sent) {
            self.say_end(&post, end).await;
        }
        let stored = self
            .desk
            .club
            .decide(move |service, now| service::discord::posted(service, now, &receipt));
        if let Err(why) = stored.await {
            self.warn_once(format!("cannot store what was posted: {}", why.fault()?));
        }
        Ok(is_sent)
    }

    fn failed(&self, post: &Post, trouble: DiscordError) -> Posted {
        let in_venue = matches!(post.target, PostTarget::Venue { .. });
        match trouble {
            DiscordError::NotYet(wait) => Posted::Later(wait),
            // Nobody can be reached there, but perhaps each of them alone.
            trouble if in_venue && trouble.shuts_channel() => {
                let what = match post.is_news {
                    true => "news cannot be posted",
                    false => "a game cannot be shown where it was agreed on",
                };
                self.warn_once(format!("{what}: {trouble}"));
                Posted::NoVenue(trouble.to_string())
            }
            trouble if !in_venue && trouble.shuts_direct() => Posted::Closed,
            // It is tried again.
            trouble => {
                self.warn_once(format!("a message was not accepted: {trouble}"));
                Posted::Failed(trouble.to_string())
            }
        }
    }

    /// Posts all messages of a notice that are not there yet.
    async fn post(&self, post: &Post) -> Result<Result<Posted, DiscordError>, Closed> {
        if let Some(left) = self.who_left(post).await {
            return Ok(Ok(left));
        }
        let channel = match &post.target {
            PostTarget::Direct(Some(channel)) => match self.send_all(post, channel).await {
                // It was somebody else's or is gone, and there is a new one.
                Err(DiscordError::NoSuchChannel) => self.open_direct(&post.account).await?,
                sent => return Ok(sent),
            },
            PostTarget::Direct(None) => self.open_direct(&post.account).await?,
            PostTarget::Venue { channel, thread: None, opens: Some(new), .. } => {
                self.open_thread(post, channel, new).await?
            }
            PostTarget::Venue { thread: Some(thread), .. } => {
                match self.send_all(post, thread).await {
                    // A post wakes a thread by itself, unless it is locked.
                    Err(DiscordError::Archived) => {
                        closing::unarchive(&self.http, thread).await.map(|()| thread.clone())
                    }
                    sent => return Ok(sent),
                }
            }
            PostTarget::Venue { channel, .. } => Ok(channel.clone()),
        };
        Ok(match channel {
            Ok(channel) => self.send_all(post, &channel).await,
            Err(trouble) => Err(trouble),
        })
    }

    async fn send(
        &self,
        post: &Post,
        place: ChannelId,
        number: usize,
        message: DiscordMessage,
    ) -> Result<MessageId, DiscordError> {
        let (calls, names) = if number == 0 { mentioned(post) } else { Default::default() };
        let first = post.notices.first().map_or(0, |notice| notice.0);
        let nonce = Some(format!("{first}-{number}"));
        sending::send(&self.http, place, message, MessageEnvelope { calls, names, nonce }).await
    }

    /// A player that a post calls, and who isn't in that server any more: nobody would read it.
    async fn who_left(&self, post: &Post) -> Option<Posted> {
        let PostTarget::Venue { server, calls, .. } = &post.target else { return None };
        if post.is_to_all() {
            return None;
        }
        for account in calls {
            let here = (server.clone(), account.clone());
            if self.was_seen(&here) {
                continue;
            }
            match people::member(&self.http, server, account).await {
                Err(DiscordError::NoSuchMember) => {
                    self.state().members.remove(&here);
                    let (server, account) = here;
                    return Some(Posted::Left { server, account });
                }
                Ok(_) => {
                    self.state().members.insert(here, Instant::now());
                }
                // That decides nothing: it is posted, and fails or not.
                Err(_) => {}
            }
        }
        None
    }

    /// Opens direct messages, unless many were opened just now, so that others come first.
    async fn open_direct(&self, account: &str) -> Result<Result<String, DiscordError>, Closed> {
        let recipient = match parse_id(account) {
            Ok(id) => UserId::from(id),
            Err(_) => return Ok(Err(DiscordError::ClosedToUs)),
        };
        if let Some(wait) = self.state().openings.wait_for(account, Instant::now()) {
            return Ok(Err(DiscordError::NotYet(wait)));
        }
        let channel = match within(recipient.create_dm_channel(&*self.http)).await {
            Ok(channel) => channel.id.to_string(),
            Err(trouble) => return Ok(Err(trouble)),
        };
        let (account, direct) = (account.to_owned(), channel.clone());
        let kept = self.desk.club.decide(move |service, now| {
            service::discord::set_direct(service, now, &account, &direct)
        });
        if let Err(why) = kept.await {
            self.warn_once(format!("cannot store a channel: {}", why.fault()?));
        }
        Ok(Ok(channel))
    }

    /// Says something beside a board: in the channel below which its game has a thread, or to those
    /// who are called to it. What an earlier try has said is not said again.
    async fn say_once(
        &self,
        post: &Post,
        (place, what): (ChannelId, &str),
        text: &str,
        calls: Vec<UserId>,
    ) -> Result<MessageId, DiscordError> {
        let message = DiscordMessage { text: text.to_owned(), ..DiscordMessage::default() };
        let there = already_there(&self.http, post, place).await?;
        // The challenge to which its second line leads may no longer be known.
        let is_begun = |found: &Message| {
            what == "begun" && found.content.lines().next() == text.lines().next()
        };
        let is_said = |found: &&Message| is_same(found, &message) || is_begun(found);
        if let Some(found) = there.iter().find(is_said) {
            return Ok(found.id);
        }
        let first = post.notices.first().map_or(0, |notice| notice.0);
        let nonce = Some(format!("{first}-{what}"));
        let envelope = MessageEnvelope { calls, nonce, ..MessageEnvelope::default() };
        sending::send(&self.http, place, message, envelope).await
    }

    fn warn_once(&self, what: String) {
        let mut state = self.state();
        if state.warned != what {
            tracing::warn!("Discord: {what}");
            state.warned = what;
        }
    }
}
