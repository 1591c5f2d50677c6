//! The courier takes notices from the club, posts them, and tells the club what happened to each.
//! It stores nothing: a notice that it has not reported comes again under the same nonce, and is
//! first looked up in its channel once Discord has forgotten that nonce.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use club::Closed;
use serenity::all::{
    AutoArchiveDuration, ChannelId, CreateThread, EditMessage, EditThread, GetMessages, Message,
    MessageId, UserId,
};
use serenity::builder::Builder;
use serenity::http::Http;
use service::discord::{
    ClosingThread, Earlier, NewThread, Post, PostReceipt, Posted, Target, ThreadEnd, Tried,
};
use storage::NoticeId;
use templates::medium::discord::{escape_markdown, message_link};
use templates::notice::BoardPost;
use templates::{BoardForm, Reader};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::answer::Desk;
use super::board;
use super::closing;
use super::hints;
use super::reply;
use super::screen::Screen;
use super::sending::{self, Envelope};
use super::settled;
use super::trouble::DiscordError;
use super::wire::{self, DiscordMessage};

const AT_ONCE: u32 = 16;

/// How often the outbox is checked when there is no news.
const GLANCE: Duration = Duration::from_secs(5);

const PAUSE: Duration = Duration::from_secs(5);

/// How long to wait after a hint could not be said.
const PAUSE_OF_HINTS: Duration = Duration::from_secs(60);

/// For how long Discord certainly recognizes a nonce.
const NONCE_KNOWN: TimeDelta = TimeDelta::minutes(2);

pub(super) const LOOKED_THROUGH: u8 = 100;

/// A message already has a thread.
const THREAD_EXISTS: isize = 160_004;

/// When Discord's ids start to count, in milliseconds since 1970.
const FIRST_ID: i64 = 1_420_070_400_000;

pub async fn post_notices(desk: Desk, http: Arc<Http>) {
    let mut courier = Courier {
        desk,
        http,
        opened: BTreeMap::new(),
        boards: Vec::new(),
        done_with: BTreeSet::new(),
        hints_from: Instant::now(),
        warned: String::new(),
    };
    // A closed club has nothing more to post.
    let _ = courier.work().await;
}

/// How a post with a board is written. Each needs fewer permissions than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Its picture and its text are grouped.
    Grouped,
    /// Its picture is below the text.
    Picture,
    Text,
    /// As its reader wants boards.
    Own,
}

fn looks(post: &Post) -> &'static [Look] {
    match post.reader.board {
        BoardForm::Picture if shows_board(post) => &[Look::Grouped, Look::Picture, Look::Text],
        BoardForm::Picture if !post.notice.charts(&post.reader).is_empty() => {
            &[Look::Own, Look::Text]
        }
        _ => &[Look::Own],
    }
}

fn shows_board(post: &Post) -> bool {
    post.again.is_none() && post.notice.shows_board(&post.reader)
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
    /// Boards whose controls it has removed, or that take no more edits while their game goes on.
    done_with: BTreeSet<NoticeId>,
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
        let passes = matches!(
            trouble,
            DiscordError::Unknown(_) | DiscordError::TooMuch | DiscordError::BadToken
        );
        match trouble {
            // Nobody can be reached there, but perhaps each of them alone.
            trouble if in_venue && !passes => {
                let what = match post.is_news {
                    true => "news cannot be posted",
                    false => "a game cannot be shown where it was agreed on",
                };
                self.warn_once(format!("{what}: {trouble}"));
                Posted::NoVenue(trouble.to_string())
            }
            trouble if passes || matches!(trouble, DiscordError::Malformed(_)) => {
                self.warn_once(format!("a message was not accepted: {trouble}"));
                Posted::Failed(trouble.to_string())
            }
            // It is closed to the club, or the account is gone.
            _ => Posted::Closed,
        }
    }

    /// Posts all messages of a notice that are not there yet.
    async fn post(&mut self, post: &Post) -> Result<Result<Posted, DiscordError>, Closed> {
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
            Target::Venue { thread: Some(thread), .. } => {
                self.unarchive(thread).await.map(|()| thread.clone())
            }
            Target::Venue { channel, .. } => Ok(channel.clone()),
        };
        Ok(match channel {
            Ok(channel) => self.send_all(post, &channel).await,
            Err(trouble) => Err(trouble),
        })
    }

    /// In the best way that is allowed there.
    async fn send_all(&self, post: &Post, channel: &str) -> Result<Posted, DiscordError> {
        let place = parse_id(channel).map(ChannelId::from)?;
        let edited = match &post.replaces {
            Some(board) => self.edit_board(post, place, board).await?,
            None => None,
        };
        let (message, called) = match edited {
            Some(edited) => edited,
            None => {
                let there = self.already_there(post, place).await?;
                let mut sent = Err(DiscordError::NotAllowed);
                for &look in looks(post) {
                    sent = self.send_as(post, place, &there, look).await;
                    if sent != Err(DiscordError::NotAllowed) {
                        break;
                    }
                }
                (sent?, None)
            }
        };
        Ok(Posted::Sent {
            channel: channel.to_owned(),
            message: message.to_string(),
            called: called.map(|called| called.to_string()),
        })
    }

    /// Edits the post of a game's board and calls those to it whom the post calls; returns both
    /// messages. `None` if that post is gone or can't be edited any more, so that a new one is
    /// needed.
    async fn edit_board(
        &self,
        post: &Post,
        place: ChannelId,
        board: &BoardPost,
    ) -> Result<Option<(MessageId, Option<MessageId>)>, DiscordError> {
        let old = parse_id(&board.message).map(MessageId::from)?;
        let (calls, names) = mentioned(post);
        let mut edited = Err(DiscordError::NotAllowed);
        for &look in looks(post) {
            let written = self.written(post, look).await?.into_iter().next();
            let written = written.unwrap_or_default().naming(&[&*calls, &*names].concat());
            edited = sending::replace(&self.http, (place, old), written).await;
            if edited != Err(DiscordError::NotAllowed) {
                break;
            }
        }
        match edited {
            Err(DiscordError::NoSuchMessage) => return Ok(None),
            Err(DiscordError::TooManyEdits) => {
                // The new one replaces it.
                let _ = place.delete_message(&self.http, old).await;
                return Ok(None);
            }
            edited => edited?,
        }
        if calls.is_empty() {
            return Ok(Some((old, None)));
        }
        let reader = Reader { client: self.desk.client(), ..post.reader };
        let call = reply::call_screen(&post.notice, &reader, board, post.calls_mover);
        let text = call.texts.concat();
        let call = self.say_once(post, (place, "call"), &text, calls).await?;
        Ok(Some((old, Some(call))))
    }

    /// Returns the last of the messages.
    async fn send_as(
        &self,
        post: &Post,
        place: ChannelId,
        there: &[Message],
        look: Look,
    ) -> Result<MessageId, DiscordError> {
        let mut last = None;
        for (number, message) in self.written(post, look).await?.into_iter().enumerate() {
            last = Some(match there.iter().find(|one| is_same(one, &message)) {
                Some(found) => found.id,
                None => self.send(post, place, number, message).await?,
            });
        }
        last.ok_or_else(|| DiscordError::Malformed("a notice without a text".into()))
    }

    async fn written(&self, post: &Post, look: Look) -> Result<Vec<DiscordMessage>, DiscordError> {
        let board = if look == Look::Text { BoardForm::Text } else { post.reader.board };
        let reader = Reader { client: self.desk.client(), board, ..post.reader };
        let (notice, painter) = (post.notice.clone(), Arc::clone(&self.desk.painter));
        let (calls_mover, again) = (post.calls_mover, post.again.clone());
        let written = spawn_blocking(move || {
            let screen = match again {
                Some(board) => reply::call_screen(&notice, &reader, &board, calls_mover),
                None => reply::post_screen(&notice, &reader, calls_mover),
            };
            let accent = screen.accent.filter(|_| look == Look::Grouped);
            wire::screen_messages(&Screen { accent, ..screen }, &painter)
        });
        written.await.map_err(|_| DiscordError::Malformed("a notice that cannot be written".into()))
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

    /// Our own messages in a channel since an earlier try with an unknown outcome.
    async fn already_there(
        &self,
        post: &Post,
        place: ChannelId,
    ) -> Result<Vec<Message>, DiscordError> {
        let Some(Tried { first, since, others }) = &post.tried else { return Ok(Vec::new()) };
        if Utc::now() - *first < NONCE_KNOWN {
            return Ok(Vec::new());
        }
        let since = since.timestamp_millis() - FIRST_ID;
        let after = MessageId::new((u64::try_from(since).unwrap_or(0) << 22).max(1));
        let builder = GetMessages::new().after(after).limit(LOOKED_THROUGH);
        let mut found = own_messages(&self.http, place, builder).await?;
        found.retain(|message| !others.contains(&message.id.to_string()));
        Ok(found)
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

    /// Opens the thread of a match; returns the channel itself if no thread can be opened. Either is
    /// stored, so that the channel is told once that the match has begun.
    async fn open_thread(
        &mut self,
        post: &Post,
        channel: &str,
        new: &NewThread,
    ) -> Result<Result<String, DiscordError>, Closed> {
        if let Some(thread) = self.opened.get(&new.of) {
            return Ok(Ok(thread.clone()));
        }
        let place = match parse_id(channel) {
            Ok(id) => ChannelId::from(id),
            Err(trouble) => return Ok(Err(trouble)),
        };
        let begun = escape_markdown(&new.begun, &post.reader);
        let begun = match &new.from {
            Some(challenge) => format!("{begun}\n{}", message_link(challenge)),
            None => begun,
        };
        let begun = match self.say_once(post, (place, "begun"), &begun, Vec::new()).await {
            Ok(begun) => begun,
            Err(trouble) => return Ok(Err(trouble)),
        };
        let builder =
            CreateThread::new(&new.name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let opened = builder.execute(&self.http, (place, Some(begun))).await;
        let thread = match opened.map_err(DiscordError::from) {
            Ok(thread) => thread.id.to_string(),
            // It was opened when this was tried before; it has the number of its message.
            Err(DiscordError::Refused(THREAD_EXISTS, _)) => begun.to_string(),
            Err(
                DiscordError::NotAllowed | DiscordError::Refused(..) | DiscordError::Malformed(_),
            ) => channel.to_owned(),
            Err(trouble) => return Ok(Err(trouble)),
        };
        self.opened.insert(new.of, thread.clone());
        // It is stored before anything is posted there, so that no second thread is opened.
        if let Some(&notice) = post.notices.first() {
            let (within, new) = (channel.to_owned(), thread.clone());
            let kept = self
                .desk
                .club
                .decide(move |service, now| service.set_thread(now, notice, (&within, &new)));
            if let Err(why) = kept.await {
                self.warn_once(format!("cannot store a thread: {}", why.fault()?));
            }
        }
        Ok(Ok(thread))
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

    /// Tells the channel how a game ended, and archives its thread. This is done as well as
    /// possible: the players have been told.
    async fn close_thread(&mut self, post: &Post, end: &ThreadEnd) -> Result<(), Closed> {
        let Target::Venue { channel, thread: Some(within), .. } = &post.target else {
            return Ok(());
        };
        let (Ok(channel), Ok(thread)) = (parse_id(channel), parse_id(within)) else {
            return Ok(());
        };
        let over = format!("{} <#{thread}>", escape_markdown(&end.over, &post.reader));
        if let Err(trouble) = self.say_once(post, (channel.into(), "over"), &over, Vec::new()).await
        {
            self.warn_once(format!("a result was not posted: {trouble}"));
        }
        let Some((name, table)) = end.name.clone().zip(post.notice.table()) else { return Ok(()) };
        let thread = ClosingThread { game: table.number, thread: within.clone(), name };
        if let Some(trouble) = closing::archive(&self.desk, &self.http, thread).await? {
            self.warn_once(format!("the thread of a game was not archived: {trouble}"));
        }
        Ok(())
    }

    async fn unarchive(&self, thread: &str) -> Result<(), DiscordError> {
        let place = parse_id(thread).map(ChannelId::from)?;
        let edited = EditThread::new().archived(false).execute(&self.http, place).await;
        match edited.map_err(DiscordError::from) {
            // Without that permission, a post wakes the thread if posting is allowed.
            Ok(_) | Err(DiscordError::NotAllowed) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Removes the controls from the boards that a new one replaces, and what called somebody to
    /// them, each once and as well as possible: anyone who presses an outdated one is told so anyway.
    /// One that takes no more edits keeps them until its game is over.
    async fn clear(&mut self, post: &Post, sent: &Posted) -> Vec<NoticeId> {
        let mut cleared = Vec::new();
        let Posted::Sent { channel, message, called } = sent else { return cleared };
        let boards = self.boards.iter().filter(|(game, board)| {
            shows_board(post) && Some(*game) == post.notice.game() && board.channel == *channel
        });
        let before: Vec<Earlier> =
            post.before.iter().chain(boards.map(|(_, board)| board)).cloned().collect();
        for earlier in before {
            if !self.done_with.insert(earlier.notice) {
                continue;
            }
            let id = |text: &str| parse_id(text).map(MessageId::from);
            if let (Ok(place), Ok(message)) = (parse_id(&earlier.channel), id(&earlier.message)) {
                let place = ChannelId::from(place);
                if let Some(Ok(call)) = earlier.called.as_deref().map(id) {
                    let _ = place.delete_message(&self.http, call).await;
                }
                // The one that was edited has the controls now.
                if !sent.is_message(&earlier.message) {
                    let builder = EditMessage::new().components(Vec::new());
                    let edited = builder.execute(&self.http, (place, message, None)).await;
                    let edited = edited.map_err(DiscordError::from);
                    if matches!(edited, Err(DiscordError::TooManyEdits)) {
                        continue;
                    }
                }
            }
            cleared.push(earlier.notice);
        }
        let goes_on = post.notice.table().filter(|table| shows_board(post) && table.end.is_none());
        if let (Some(table), Some(&notice)) = (goes_on, post.notices.first()) {
            let (channel, message, called) = (channel.clone(), message.clone(), called.clone());
            self.boards.push((table.number, Earlier { notice, channel, message, called }));
        }
        cleared
    }

    fn warn_once(&mut self, what: String) {
        if self.warned != what {
            tracing::warn!("Discord: {what}");
            self.warned = what;
        }
    }
}

/// Whether a message says what should be posted: the same title and events, and the same board.
/// What it says about time has changed since then.
fn is_same(found: &Message, ours: &DiscordMessage) -> bool {
    let head = |text: &str, grouped: Option<&str>| -> Vec<String> {
        let text = [text, grouped.unwrap_or_default()].join("\n");
        let mut text = text.trim();
        // The mentioned users come first.
        while let Some((_, behind)) = text.strip_prefix("<@").and_then(|id| id.split_once('>')) {
            text = behind.trim_start();
        }
        text.lines().take(2).map(|line| without_moments(line).trim().to_owned()).collect()
    };
    let embed = found.embeds.first();
    let grouped = embed.and_then(|embed| embed.description.as_deref());
    let embedded = embed.and_then(|embed| embed.image.as_ref()).map(|image| file_of(&image.url));
    let shown = found.attachments.iter().map(|file| file.filename.as_str()).chain(embedded);
    let shown: Vec<&str> = shown.collect();
    let ours_shown: Vec<&str> = ours.files.iter().map(|file| file.filename.as_str()).collect();
    let ours_grouped = ours.card.as_ref().map(|card| card.text.as_str());
    head(&found.content, grouped) == head(&ours.text, ours_grouped)
        && (shown == ours_shown || shown.is_empty())
}

/// The name of the file to which an address leads.
fn file_of(url: &str) -> &str {
    let path = url.split('?').next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

fn without_moments(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, behind)) = rest.split_once("<t:") {
        kept.push_str(before);
        rest = behind.split_once('>').map_or("", |(_, behind)| behind);
    }
    kept + rest
}

/// Those of the messages that the club itself wrote.
pub(super) async fn own_messages(
    http: &Http,
    place: ChannelId,
    which: GetMessages,
) -> Result<Vec<Message>, DiscordError> {
    let mut found = place.messages(http, which).await?;
    let own = http.get_current_user().await?.id;
    found.retain(|message| message.author.id == own);
    Ok(found)
}

/// An id as Discord writes it; no id is 0.
pub(super) fn parse_id(text: &str) -> Result<NonZeroU64, DiscordError> {
    text.parse().map_err(|_| DiscordError::NoSuchChannel)
}
