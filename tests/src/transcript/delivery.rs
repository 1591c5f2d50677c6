//! What the couriers of a stage deliver, or fail to deliver: letters as they are written into a
//! play.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};
use service::{Failure, Letter};
use storage::Channel;
use templates::medium::terminal_board::drawn;
use templates::{Notice, Reader};

use super::Stage;
use crate::opponent::play_for_house;

impl Stage {
    /// Delivers what waits; `at` is written beside it.
    pub(super) fn deliver(&mut self, at: Option<DateTime<Utc>>) {
        if !self.courier {
            return;
        }
        // What one channel returns may go over another.
        while Channel::ALL
            .into_iter()
            .fold(false, |any, channel| self.deliver_on(channel, at) | any)
        {}
    }

    /// Delivers what waits on a channel; returns whether there was anything.
    fn deliver_on(&mut self, channel: Channel, at: Option<DateTime<Utc>>) -> bool {
        if channel == Channel::House {
            return play_for_house(&mut self.service, self.now);
        }
        let mut letters =
            service::letters::claim(&mut self.service, self.now, channel, 100).expect("the outbox");
        for letter in &mut letters {
            service::letters::complete(&self.questions, self.now, letter).expect("an archive");
        }
        for letter in &letters {
            let is_broken =
                |recipient: &str| self.broken.contains(&(channel, recipient.to_owned()));
            let failure = if self.down.contains(&channel) {
                Some((Failure::Temporary, "no connection"))
            } else if is_broken(&letter.name) || is_broken(&letter.address) {
                Some((Failure::Permanent, "550 no such mailbox"))
            } else {
                None
            };
            for part in &letter.parts {
                match failure {
                    None => service::letters::handed(&mut self.service, self.now, part.id),
                    Some((failure, trouble)) => service::letters::not_handed(
                        &mut self.service,
                        self.now,
                        part.id,
                        &letter.address,
                        failure,
                        trouble,
                    ),
                }
                .expect("a receipt");
            }
            if channel == Channel::Terminal
                && let Some(sitting) = self.sittings.get_mut(&letter.name)
                && letter.parts.iter().any(|part| part.notice.invites_answer())
            {
                sitting.show_offer();
            }
            match failure {
                None => {
                    self.hand(letter, channel, at);
                    self.last.insert((channel, letter.name.clone()), letter.clone());
                }
                Some((_, trouble)) => {
                    let to = heading(letter, channel, at);
                    self.write(&format!("{to} does not arrive: {trouble}"));
                }
            }
        }
        !letters.is_empty()
    }

    fn hand(&mut self, letter: &Letter, channel: Channel, at: Option<DateTime<Utc>>) {
        self.write(&format!("{}:", heading(letter, channel, at)));
        for (index, part) in letter.parts.iter().enumerate() {
            if index > 0 {
                self.write("    --");
            }
            let text = self.without_board(&part.notice, &letter.reader, Notice::news_text);
            for line in text.lines() {
                self.write(&format!("    {line}"));
            }
            if let Some(archive) = part.notice.file() {
                self.write(&format!("    [{}]", archive.file));
                archive.text.lines().for_each(|line| self.write(&format!("      {line}")));
            }
        }
    }

    /// Most of a play is easier to read without its boards.
    pub(super) fn without_board(
        &self,
        notice: &Notice,
        reader: &Reader,
        text: impl Fn(&Notice, &Reader) -> String,
    ) -> String {
        let text = text(notice, reader);
        match notice.table() {
            Some(table) if !self.boards => text.replace(&format!("\n{}", drawn(table, reader)), ""),
            _ => text,
        }
    }
}

/// A letter's recipient and channel, and also the time if time passes.
fn heading(letter: &Letter, channel: Channel, at: Option<DateTime<Utc>>) -> String {
    let mut to = match channel {
        Channel::Terminal => format!("  to {}", letter.name),
        Channel::Email => format!("  to {} (mail, {})", letter.name, letter.address),
        Channel::Discord => format!("  to {} (discord, {})", letter.name, letter.address),
        Channel::House | Channel::Web => unreachable!("nothing is sent there"),
    };
    if let Some(at) = at {
        write!(to, ", {}", at.format("%A %-d %B, %H:%M")).expect("a string takes everything");
    }
    to
}
