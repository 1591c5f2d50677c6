//! An invitation or an open challenge before a reader: everything agreed, in full.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::options::{Announcement, Dice};
use engine::{Policy, Ruleset};

use crate::invitation::challenger::Challenger;
use crate::reader::Reader;
use crate::words::Arg;

/// An invitation, or an open challenge, which is an invitation to everybody.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub number: i64,
    pub sender: String,
    /// What is told of the sender to a player who is challenged.
    pub challenger: Option<Challenger>,
    /// Who is invited; `None` if it is an open challenge.
    pub recipient: Option<String>,
    /// Whether the reader is invited by an address, and the sender doesn't know whose it is.
    pub to_address: bool,
    /// Whether who is invited isn't a player yet, and is challenged in public.
    pub to_newcomer: bool,
    /// Whether the recipient can be told of it; only its sender is told that.
    pub is_delivered: bool,
    /// How many games can still come from it.
    pub games_left: u32,
    /// The game that it is a rematch of.
    pub rematch: Option<i64>,
    /// The invitation that this one answers with other terms, seen by the same reader and with the
    /// same sender as this one.
    pub former: Option<Box<Invitation>>,
    /// Which of the two reads this.
    pub reader: Party,
    pub ruleset: Arc<Ruleset>,
    pub sides: Sides,
    pub clock: ClockTerms,
    /// What happens to unannounced routes.
    pub announcements: Policy,
    pub dice: Dice,
    pub rated: bool,
    /// Whether others can watch.
    pub public: bool,
    /// Until when it is valid.
    pub until: DateTime<Utc>,
}

/// One of the two parties of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    Sender,
    /// The player who is invited, or who can accept the open challenge.
    Recipient,
}

/// Who would play which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    SenderAttacks,
    SenderDefends,
    Random,
    /// Two games, sides swapped.
    Match,
}

/// What a line of the terms is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TermsLine {
    Ruleset,
    Side,
    Clock,
    Announcements,
    Hun,
    Rated,
    Public,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTerms {
    /// Both players', or the sender's if there are odds.
    pub pace: InvitationPace,
    /// What the other player has instead.
    pub odds: Option<InvitationPace>,
    /// Whether it is paused on Saturdays and Sundays.
    pub weekend: bool,
    /// The hours between which it is paused every night.
    pub night: Option<(u8, u8)>,
    /// Whether a win on time must be claimed.
    pub claim: bool,
    /// Whether vacation days are used up at zero.
    pub vacation: bool,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationPace {
    /// A bank, what each ply adds, and the most it holds.
    Bank(TimeDelta, TimeDelta, TimeDelta),
    PerPly(TimeDelta),
}

impl Invitation {
    /// The terms, one per line.
    pub fn terms(&self, reader: &Reader) -> Vec<String> {
        let words = reader.words();
        let mut lines = self.proposed(reader);
        if let Some(game) = self.rematch {
            let at = lines.len().min(1);
            lines.insert(at, words.say("terms-rematch", &[("game", game.to_string().into())]));
        }
        let what = if self.recipient.is_some() { "invitation" } else { "seek" };
        let until = reader.due(self.until).into();
        lines.push(words.say("terms-until", &[("what", what.into()), ("until", until)]));
        lines
    }

    /// Everything that is proposed, one item per line; changed items also say what they were
    /// before.
    fn proposed(&self, reader: &Reader) -> Vec<String> {
        let words = reader.words();
        let new = self.each(reader);
        let Some(former) = &self.former else {
            return new.into_iter().map(|(_, line)| line).collect();
        };
        let old = former.each(reader);
        let gone = old.iter().filter(|(term, _)| new.iter().all(|(other, _)| other != term));
        let gone: Vec<String> = gone
            .map(|(_, line)| words.say("terms-gone", &[("before", line.as_str().into())]))
            .collect();
        let changed = new.iter().map(|(term, line)| {
            let before = old.iter().find(|(other, _)| other == term).map(|(_, before)| before);
            let said = ("line", Arg::from(line.as_str()));
            match before {
                Some(before) if before == line => before.clone(),
                Some(before) => {
                    words.say("terms-changed", &[said, ("before", before.as_str().into())])
                }
                None => words.say("terms-added", &[said]),
            }
        });
        changed.collect::<Vec<_>>().into_iter().chain(gone).collect()
    }

    /// Sides, clock and everything else that is agreed apart from the ruleset, one item per line,
    /// short enough for a list.
    pub(crate) fn agreement(&self, reader: &Reader) -> Vec<String> {
        let short = |(term, line)| match term {
            TermsLine::Clock => self.clock_in_list(reader),
            _ => line,
        };
        self.each(reader).into_iter().skip(1).map(short).collect()
    }

    /// What the rules are called, and the size of their board.
    pub(crate) fn rules(&self, reader: &Reader) -> [(&'static str, Arg); 2] {
        let ruleset = self.ruleset.name(reader.language);
        [("ruleset", ruleset.into()), ("size", self.ruleset.size().into())]
    }

    /// Every term with its line, the ruleset first.
    fn each(&self, reader: &Reader) -> Vec<(TermsLine, String)> {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let version = ("version", Arg::from(self.ruleset.version));
        let ruleset = self.rules(reader).into_iter().chain([version]).collect::<Vec<_>>();
        let ruleset = words.say("terms-ruleset", &ruleset);
        let mut lines = vec![
            (TermsLine::Ruleset, ruleset),
            (TermsLine::Side, self.side(reader)),
            (TermsLine::Clock, self.clock(reader)),
        ];
        if self.ruleset.options.announcement != Announcement::None {
            lines.push((
                TermsLine::Announcements,
                choose("terms-announcements", self.announcements.word()),
            ));
        }
        if self.dice == Dice::Hun {
            lines.push((TermsLine::Hun, words.say("terms-hun", &[])));
        }
        let rated = if self.rated { "rated" } else { "unrated" };
        lines.push((TermsLine::Rated, choose("terms-rated", rated)));
        let public = if self.public { "public" } else { "private" };
        lines.push((TermsLine::Public, choose("terms-public", public)));
        lines
    }

    /// The two times where the players have different ones: the reader's own comes first.
    fn odds(&self, reader: &Reader) -> Option<String> {
        let (sender, recipient) = (self.clock.pace, self.clock.odds?);
        let (own, other, name) = match self.reader {
            Party::Sender => (sender, recipient, self.recipient.as_deref()),
            Party::Recipient => (recipient, sender, Some(self.sender.as_str())),
        };
        let id = if name.is_some() { "terms-clock-odds" } else { "terms-clock-odds-of-seek" };
        let mut arguments =
            vec![("own", own.say(reader).into()), ("other", other.say(reader).into())];
        arguments.extend(name.map(|name| ("name", Arg::from(name))));
        Some(reader.words().say(id, &arguments))
    }

    fn clock(&self, reader: &Reader) -> String {
        match self.odds(reader) {
            Some(odds) => self.clock.with(odds, Some(self.clock.at_zero(reader)), reader),
            None => self.clock.say(reader),
        }
    }

    /// The same for a list.
    fn clock_in_list(&self, reader: &Reader) -> String {
        match self.odds(reader) {
            Some(odds) => self.clock.with(odds, self.clock.if_claimed(reader), reader),
            None => self.clock.in_list(reader),
        }
    }

    fn side(&self, reader: &Reader) -> String {
        let side = match self.sides {
            Sides::SenderAttacks => "sender-attacks",
            Sides::SenderDefends => "sender-defends",
            Sides::Random => "random",
            Sides::Match => "match",
        };
        let mut arguments = vec![
            ("value", Arg::from(side)),
            ("reader", self.party().into()),
            ("sender", self.sender.as_str().into()),
        ];
        let id = match &self.recipient {
            Some(recipient) => {
                arguments.push(("recipient", recipient.as_str().into()));
                "terms-side"
            }
            None => "terms-side-of-seek",
        };
        reader.words().say(id, &arguments)
    }

    /// `sender` or `recipient`, to choose the words.
    pub(crate) fn party(&self) -> &'static str {
        match self.reader {
            Party::Sender => "sender",
            Party::Recipient => "recipient",
        }
    }
}

impl InvitationPace {
    fn spans(self, reader: &Reader) -> Vec<(&'static str, Arg)> {
        let span = |span| Arg::from(reader.span(span));
        match self {
            InvitationPace::Bank(bank, increment, cap) => {
                vec![("bank", span(bank)), ("increment", span(increment)), ("cap", span(cap))]
            }
            InvitationPace::PerPly(per_ply) => vec![("span", span(per_ply))],
        }
    }

    /// What somebody has, as part of a sentence.
    fn say(self, reader: &Reader) -> String {
        let id = match self {
            InvitationPace::Bank(..) => "pace-bank",
            InvitationPace::PerPly(_) => "pace-per-ply",
        };
        reader.words().say(id, &self.spans(reader))
    }
}

impl ClockTerms {
    pub fn say(&self, reader: &Reader) -> String {
        let pace = self.usual("terms-clock-bank", reader);
        self.with(pace, Some(self.at_zero(reader)), reader)
    }

    fn at_zero(&self, reader: &Reader) -> String {
        let at_zero = if self.claim { "claim" } else { "hard" };
        reader.words().say("terms-clock-at-zero", &[("value", at_zero.into())])
    }

    /// The same for a list: without what goes without saying.
    fn in_list(&self, reader: &Reader) -> String {
        let pace = self.usual("terms-clock-bank-in-list", reader);
        self.with(pace, self.if_claimed(reader), reader)
    }

    /// What happens at zero, unless that goes without saying.
    fn if_claimed(&self, reader: &Reader) -> Option<String> {
        self.claim.then(|| self.at_zero(reader))
    }

    /// The time that both have.
    fn usual(&self, bank_words: &str, reader: &Reader) -> String {
        let id = match self.pace {
            InvitationPace::Bank(..) => bank_words,
            InvitationPace::PerPly(_) => "terms-clock-per-ply",
        };
        reader.words().say(id, &self.pace.spans(reader))
    }

    /// That time with all else that is agreed about the clocks.
    fn with(&self, pace: String, at_zero: Option<String>, reader: &Reader) -> String {
        let words = reader.words();
        let mut said = vec![pace];
        if self.weekend {
            said.push(words.say("terms-clock-weekend", &[]));
        }
        if let Some((from, until)) = self.night {
            let hour = |hour: u8| Arg::from(format!("{hour:02}:00"));
            said.push(
                words.say("terms-clock-night", &[("from", hour(from)), ("until", hour(until))]),
            );
        }
        said.extend(at_zero);
        if !self.vacation {
            said.push(words.say("terms-clock-no-vacation", &[]));
        }
        said.join(" ")
    }
}
