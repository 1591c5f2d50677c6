//! What a post says once what it asked has been answered: for everybody who comes across it.

use crate::notice::{BoardPost, MoreTime};
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::shown::make_harmless;
use crate::words::Arg;

/// What became of what a post asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClosedPost {
    /// An invitation, or an open challenge, which has no recipient.
    Invitation { sender: String, recipient: Option<String>, end: InvitationEnd },
    /// What one player of a game offered the other.
    Offer { what: Offered, by: String, to: String, end: OfferEnd },
    /// A tournament that could be entered, and has begun or was called off.
    Entries { number: i64, name: String, began: bool },
    /// A board that can be played at no more: only its controls go.
    Board,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvitationEnd {
    /// This game began, and its board is there.
    Accepted(i64, Option<BoardPost>),
    Declined,
    /// It was answered with other terms.
    Countered,
    Cancelled,
    Expired,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    Draw,
    Takeback,
    Time(MoreTime),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferEnd {
    Accepted,
    Declined,
    Withdrawn,
    /// The game has gone on without an answer.
    Passed,
}

impl ClosedPost {
    /// The new text; `None` if the text stays as it is.
    pub fn page(&self, reader: &Reader) -> Option<Page<'static>> {
        let words = reader.words();
        let text = |name: &String| Arg::from(name.as_str());
        let said = match self {
            ClosedPost::Board => return None,
            ClosedPost::Invitation { sender, recipient, end } => {
                let (how, game) = match end {
                    InvitationEnd::Accepted(game, _) => ("accepted", game.to_string()),
                    InvitationEnd::Declined => ("declined", String::new()),
                    InvitationEnd::Countered => ("countered", String::new()),
                    InvitationEnd::Cancelled => ("cancelled", String::new()),
                    InvitationEnd::Expired => ("expired", String::new()),
                };
                let mut arguments =
                    vec![("how", how.into()), ("sender", text(sender)), ("game", game.into())];
                arguments.extend(recipient.as_ref().map(|name| ("recipient", text(name))));
                let id = if recipient.is_some() { "closed-invitation" } else { "closed-seek" };
                words.say(id, &arguments)
            }
            ClosedPost::Offer { what, by, to, end } => {
                let how = match end {
                    OfferEnd::Accepted => "accepted",
                    OfferEnd::Declined => "declined",
                    OfferEnd::Withdrawn => "withdrawn",
                    OfferEnd::Passed => "passed",
                };
                let (id, time) = match what {
                    Offered::Draw => ("closed-draw", None),
                    Offered::Takeback => ("closed-takeback", None),
                    Offered::Time(what) => ("closed-time", Some(what.arguments(reader))),
                };
                let mut arguments =
                    vec![("how", how.into()), ("name", text(by)), ("other", text(to))];
                arguments.extend(time.into_iter().flatten());
                words.say(id, &arguments)
            }
            ClosedPost::Entries { number, name, began } => {
                let id = if *began { "tournament-began" } else { "tournament-called-off" };
                let name = make_harmless(name);
                words.say(id, &[("number", number.to_string().into()), ("tournament", name.into())])
            }
        };
        Some(Block::Paragraph(said).into())
    }

    /// Where the game is shown that came of it.
    pub fn board(&self) -> Option<&BoardPost> {
        match self {
            ClosedPost::Invitation { end: InvitationEnd::Accepted(_, board), .. } => board.as_ref(),
            _ => None,
        }
    }
}
