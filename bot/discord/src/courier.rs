//! The courier takes notices from the club, posts them, and tells the club what happened to each.
//! It stores nothing: a notice that it has not reported comes again under the same nonce, and is
//! first looked up in its channel once Discord has forgotten that nonce.
//!
//! `boards` writes posts and edits boards, `threads` opens and closes the threads of matches, and
//! `there` finds what an earlier try may have posted.

mod boards;
mod there;
mod threads;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::{Duration, Instant};

use club::Closed;
use serenity::all::{ChannelId, Message, MessageId, UserId};
use serenity::http::Http;
use service::discord::{Earlier, Post, PostReceipt, Posted, Target};
use storage::NoticeId;
use tokio::time::sleep;

use there::is_same;
pub(super) use there::{LOOKED_THROUGH, own_messages};

use super::answer::Desk;
use super::board;
use super::closing;
use super::hints;
use super::leavers;
use super::people;
use super::sending::{self, Envelope};
use super::settled;
use super::trouble::DiscordError;
use super::wire::DiscordMessage;

const AT_ONCE: u32 = 16;

/// How often the outbox is checked when there is no news.
const GLANCE: Duration = Duration::from_secs(5);

const PAUSE: Duration = Duration::from_secs(5);

/// For how long somebody who was found in a server is taken to be there.
const MEMBER_FOR: Duration = Duration::from_secs(3_600);

/// How long to wait after a hint could not be said.
const PAUSE_OF_HINTS: Duration = Duration::from_secs(60);

pub async fn post_notices(desk: Desk, http: Arc<Http>) {
    let mut courier = Courier {
        desk,
        http,
        opened: BTreeMap::new(),
        boards: Vec::new(),
        done_with: BTreeSet::new(),
        stuck: BTreeSet::new(),
        members: BTreeMap::new(),
        hints_from: Instant::now(),
        warned: String::new(),
    };
    // A closed club has nothing more to post.
    let _ = courier.work().await;
}

/// The accounts that a post calls, and those that it only names.
fn mentioned(post: &Post) -> (Vec<UserId>, Vec<UserId>) {
    let users = |accounts: &[String]| -> Vec<UserId> {
        let known = accounts.iter().filter_map(|account| parse_id(account).ok());
        known.map(UserId::from).collect()
    };
    match &post.target {
        Target::Venue { calls, names, .. } => (users(calls), users(names)),
        Target::Direct(_) => (Vec::new(), Vec::new()),
    }
}

struct Courier {
    desk: Desk,
    http: Arc<Http>,
    /// Where matches go whose threads were to be opened, after posts for those matches had been
    /// taken.
    opened: BTreeMap<i64, String>,
    /// Boards that were posted after the posts that replace them had been taken, each with its game.
    boards: Vec<(i64, Earlier)>,
    /// Boards whose controls it has removed since the posts that are being sent were taken.
    done_with: BTreeSet<NoticeId>,
    /// Boards that take no more edits while their game goes on.
    stuck: BTreeSet<NoticeId>,
    /// Who was found to be in which server, and when.
    members: BTreeMap<(String, String), Instant>,
    /// When hints are tried again.
    hints_from: Instant,
    /// The last warning, so that the same trouble is logged once.
    warned: String,
}

impl Courier {
    async fn work(&mut self) -> Result<(), Closed> {
        let mut news = self.desk.club.news();
        loop {
            match self.desk.club.take_posts(AT_ONCE).await {
                Ok(posts) if posts.is_empty() => {
                    settled::close_posts(&self.desk, &self.http, None).await?;
                    closing::archive_due(&self.desk, &self.http).await?;
                    board::show_due(&self.desk, &self.http).await?;
                    self.say_hints().await?;
                    leavers::look_for_members(&self.desk, &self.http).await?;
                    tokio::select! {
                        changed = news.changed() => changed.map_err(|_| Closed)?,
                        () = sleep(GLANCE) => {}
                    }
                }
                Ok(posts) => {
                    for post in posts {
                        self.deliver(post).await?;
                    }
                    self.opened.clear();
                    self.boards.clear();
                    self.done_with.clear();
                }
                Err(why) => {
                    self.warn_once(format!("cannot read the outbox: {}", why.fault()?));
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Says what is due in servers, unless that failed a moment ago.
    async fn say_hints(&mut self) -> Result<(), Closed> {
        if self.hints_from <= Instant::now() && hints::say_due(&self.desk, &self.http).await? {
            self.hints_from = Instant::now() + PAUSE_OF_HINTS;
        }
        Ok(())
    }

    async fn deliver(&mut self, post: Post) -> Result<(), Closed> {
        let place = match &post.target {
            Target::Venue { channel, thread, .. } => Some((channel.clone(), thread.clone())),
            Target::Direct(_) => None,
        };
        let (posted, cleared, is_gone) = match self.post(&post).await? {
            Ok(sent) => {
                self.warned.clear();
                let cleared = self.clear(&post, &sent).await;
                (sent, cleared, false)
            }
            Err(trouble) => {
                let is_gone = trouble == DiscordError::NoSuchChannel;
                (self.failed(&post, trouble), Vec::new(), is_gone)
            }
        };
        let is_sent = matches!(posted, Posted::Sent { .. });
        let (notices, account) = (post.notices.clone(), post.account.clone());
        let named = post.closes.as_ref().and_then(|end| end.name.as_ref());
        let closes = named.and_then(|_| post.notice.table()).map(|table| table.number);
        let receipt = PostReceipt { notices, account, posted, cleared, place, is_gone, closes };
        let noted = self.desk.club.decide(move |service, now| service.posted(now, &receipt));
        if let Err(why) = noted.await {
            self.warn_once(format!("cannot store what was posted: {}", why.fault()?));
        }
        match &post.closes {
            Some(end) if is_sent => self.close_thread(&post, end).await,
            _ => Ok(()),
        }
    }

    fn failed(&mut self, post: &Post, trouble: DiscordError) -> Posted {
        let in_venue = matches!(post.target, Target::Venue { .. });
        match trouble {
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
    async fn post(&mut self, post: &Post) -> Result<Result<Posted, DiscordError>, Closed> {
        if let Some(left) = self.who_left(post).await {
            return Ok(Ok(left));
        }
        let channel = match &post.target {
            Target::Direct(Some(channel)) => match self.send_all(post, channel).await {
                // It was somebody else's or is gone, and there is a new one.
                Err(DiscordError::NoSuchChannel) => self.open_direct(&post.account).await?,
                sent => return Ok(sent),
            },
            Target::Direct(None) => self.open_direct(&post.account).await?,
            Target::Venue { channel, thread: None, opens: Some(new), .. } => {
                self.open_thread(post, channel, new).await?
            }
            Target::Venue { thread: Some(thread), .. } => match self.send_all(post, thread).await {
                // A post wakes a thread by itself, unless it is locked.
                Err(DiscordError::Archived) => {
                    self.unarchive(thread).await.map(|()| thread.clone())
                }
                sent => return Ok(sent),
            },
            Target::Venue { channel, .. } => Ok(channel.clone()),
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
        sending::send(&self.http, place, message, Envelope { calls, names, nonce }).await
    }

    /// A player whom a post calls, and who isn't in that server any more: nobody would read it.
    async fn who_left(&mut self, post: &Post) -> Option<Posted> {
        let Target::Venue { server, calls, .. } = &post.target else { return None };
        if post.is_to_all() {
            return None;
        }
        for account in calls {
            let here = (server.clone(), account.clone());
            if self.members.get(&here).is_some_and(|seen| seen.elapsed() < MEMBER_FOR) {
                continue;
            }
            match people::member(&self.http, server, account).await {
                Err(DiscordError::NoSuchMember) => {
                    self.members.remove(&here);
                    let (server, account) = here;
                    return Some(Posted::Left { server, account });
                }
                Ok(_) => {
                    self.members.insert(here, Instant::now());
                }
                // That decides nothing: it is posted, and fails or not.
                Err(_) => {}
            }
        }
        None
    }

    async fn open_direct(&mut self, account: &str) -> Result<Result<String, DiscordError>, Closed> {
        let recipient = match parse_id(account) {
            Ok(id) => UserId::from(id),
            Err(_) => return Ok(Err(DiscordError::ClosedToUs)),
        };
        let channel = match recipient.create_dm_channel(&*self.http).await {
            Ok(channel) => channel.id.to_string(),
            Err(error) => return Ok(Err(error.into())),
        };
        let (account, direct) = (account.to_owned(), channel.clone());
        let kept =
            self.desk.club.decide(move |service, now| service.set_direct(now, &account, &direct));
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
        let there = self.already_there(post, place).await?;
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
        let envelope = Envelope { calls, nonce, ..Envelope::default() };
        sending::send(&self.http, place, message, envelope).await
    }

    fn warn_once(&mut self, what: String) {
        if self.warned != what {
            tracing::warn!("Discord: {what}");
            self.warned = what;
        }
    }
}

/// An id as Discord writes it; no id is 0.
pub(super) fn parse_id(text: &str) -> Result<NonZeroU64, DiscordError> {
    text.parse().map_err(|_| DiscordError::NoSuchChannel)
}
