//! Posts with boards: in which ways they can be written, the one board of a game that is edited, and
//! the boards that a new one replaces.

use std::sync::Arc;

use commands::BoardForm;
use serenity::all::{ChannelId, EditMessage, Message, MessageId};
use serenity::builder::Builder;
use service::discord::{Post, Posted};
use storage::NoticeId;
use templates::Reader;
use templates::notice::BoardPost;
use tokio::task::spawn_blocking;

use super::{Courier, mentioned, parse_id};
use crate::limits::within;
use crate::screen::Screen;
use crate::there::{already_there, is_same};
use crate::trouble::DiscordError;
use crate::wire::{self, DiscordMessage};
use crate::{reply, sending};

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

pub(super) fn shows_board(post: &Post) -> bool {
    post.again.is_none() && post.notice.shows_board(&post.reader)
}

impl Courier {
    /// In the best way that is allowed there.
    pub(super) async fn send_all(
        &self,
        post: &Post,
        channel: &str,
    ) -> Result<Posted, DiscordError> {
        let place = parse_id(channel).map(ChannelId::from)?;
        let edited = match &post.replaces {
            Some(board) => self.edit_board(post, place, board).await?,
            None => None,
        };
        let (message, called) = match edited {
            Some(edited) => edited,
            None => {
                let there = already_there(&self.http, post, place).await?;
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

    /// Edits the post of a game's board and calls to it the players that the post calls; returns
    /// both messages. `None` if that post is gone or can't be edited any more, so that a new one is
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
            Err(DiscordError::TooManyEdits | DiscordError::TooMuch) => {
                // The new one replaces it.
                let _ = within(place.delete_message(&self.http, old)).await;
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

    /// Removes the controls from the boards that a new one replaces, and what called somebody to
    /// them, each once and as well as possible: anyone who presses an outdated one is told so anyway.
    /// One that takes no more edits keeps them until its game is over.
    pub(super) async fn clear(&self, post: &Post, sent: &Posted) -> Vec<NoticeId> {
        let mut cleared = Vec::new();
        if !matches!(sent, Posted::Sent { .. }) {
            return cleared;
        }
        for earlier in &post.before {
            if self.state().stuck.contains(&earlier.notice) {
                continue;
            }
            let id = |text: &str| parse_id(text).map(MessageId::from);
            if let (Ok(place), Ok(message)) = (parse_id(&earlier.channel), id(&earlier.message)) {
                let place = ChannelId::from(place);
                if let Some(Ok(call)) = earlier.called.as_deref().map(id) {
                    let _ = within(place.delete_message(&self.http, call)).await;
                }
                // The one that was edited has the controls now.
                if !sent.is_message(&earlier.message) {
                    let builder = EditMessage::new().components(Vec::new());
                    match within(builder.execute(&self.http, (place, message, None))).await {
                        Err(DiscordError::TooManyEdits) => {
                            self.state().stuck.insert(earlier.notice);
                            continue;
                        }
                        // It is tried again with the next board.
                        Err(DiscordError::TooMuch) => continue,
                        Ok(_) | Err(_) => {}
                    }
                }
            }
            cleared.push(earlier.notice);
        }
        cleared
    }
}
