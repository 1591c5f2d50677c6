//! The threads of matches: each is opened below what the channel is told, and the channel is told how
//! its games end.

use club::Closed;
use serenity::all::{AutoArchiveDuration, ChannelId, CreateThread};
use serenity::builder::Builder;
use service::discord::{NewThread, Post, PostTarget, ThreadEnd};
use templates::medium::discord::escape_markdown;

use super::{Courier, parse_id};
use crate::limits::within;
use crate::trouble::DiscordError;

/// A message already has a thread.
const THREAD_EXISTS: isize = 160_004;

impl Courier {
    /// Opens the thread of a match; returns the channel itself if no thread can be opened. Either is
    /// stored, so that the channel is told once that the match has begun.
    pub(super) async fn open_thread(
        &self,
        post: &Post,
        channel: &str,
        new: &NewThread,
    ) -> Result<Result<String, DiscordError>, Closed> {
        let place = match parse_id(channel) {
            Ok(id) => ChannelId::from(id),
            Err(trouble) => return Ok(Err(trouble)),
        };
        let begun = escape_markdown(&new.begun, &post.reader);
        let begun = match &new.from {
            Some(challenge) => format!("{begun}\n{}", challenge.address()),
            None => begun,
        };
        let begun = match self.say_once(post, (place, "begun"), &begun, Vec::new()).await {
            Ok(begun) => begun,
            Err(trouble) => return Ok(Err(trouble)),
        };
        let builder =
            CreateThread::new(&new.name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let thread = match within(builder.execute(&self.http, (place, Some(begun)))).await {
            Ok(thread) => thread.id.to_string(),
            // It was opened when this was tried before; it has the number of its message.
            Err(DiscordError::Refused(THREAD_EXISTS, _)) => begun.to_string(),
            Err(
                DiscordError::NotAllowed | DiscordError::Refused(..) | DiscordError::Malformed(_),
            ) => channel.to_owned(),
            Err(trouble) => return Ok(Err(trouble)),
        };
        // It is stored before anything is posted there, so that no second thread is opened.
        if let Some(&notice) = post.notices.first() {
            let (within, new) = (channel.to_owned(), thread.clone());
            let kept = self.desk.club.decide(move |service, now| {
                service::discord::set_thread(service, now, notice, (&within, &new))
            });
            if let Err(why) = kept.await {
                self.warn_once(format!("cannot store a thread: {}", why.fault()?));
            }
        }
        Ok(Ok(thread))
    }

    /// Tells the channel how a game ended, as well as possible: the players have been told. Its thread
    /// is archived later.
    pub(super) async fn say_end(&self, post: &Post, end: &ThreadEnd) {
        let PostTarget::Venue { channel, thread: Some(thread), .. } = &post.target else { return };
        let (Ok(channel), Ok(thread)) = (parse_id(channel), parse_id(thread)) else { return };
        let over = format!("{} <#{thread}>", escape_markdown(&end.over, &post.reader));
        if let Err(trouble) = self.say_once(post, (channel.into(), "over"), &over, Vec::new()).await
        {
            self.warn_once(format!("a result was not posted: {trouble}"));
        }
    }
}
