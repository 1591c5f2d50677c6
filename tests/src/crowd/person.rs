//! Somebody who plays over one channel, and gives orders there until the club has them.

use std::sync::Arc;

use storage::Channel;
use terminal::protocol::LineOutcome;

use super::house::House;
use crate::discord::{Place, User};
use crate::mail::{Correspondent, Draft, Signer, Style, until};
use crate::terminal::{Luck, Terminal};

/// Whether the club has an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has carried it out.
    Done,
    /// It has answered something else.
    Told(String),
    No,
}

/// Somebody who plays.
#[derive(Debug)]
pub struct Person {
    /// Their name at the club.
    pub name: String,
    way: Way,
    /// Who signs their emails.
    signer: Option<Arc<Signer>>,
    /// How many emails had to be sent again.
    pub again: u32,
}

#[derive(Debug)]
enum Way {
    Mail(Box<Correspondent>),
    Discord(User, Place),
    Terminal(Box<Terminal>),
}

impl Person {
    /// Somebody who writes emails, like that program does.
    pub fn by_mail(name: &str, style: Style) -> Person {
        let address = format!("{}@players.test", name.to_lowercase());
        Person::of(name, Way::Mail(Box::new(Correspondent::new(&address, style))))
    }

    /// Somebody in Discord who plays in direct messages, or in that place.
    pub fn in_discord(name: &str, locale: &str, house: &House, place: Option<Place>) -> Person {
        let user = house.discord.user(name, locale);
        let place = place.unwrap_or_else(|| house.discord.dm(&user));
        Person::of(name, Way::Discord(user, place))
    }

    /// Somebody at a terminal.
    pub fn at_a_terminal(name: &str, house: &House) -> Person {
        let socket = house.club().folder.join("terminal.socket");
        Person::of(name, Way::Terminal(Box::new(Terminal::new(&socket, name))))
    }

    fn of(name: &str, way: Way) -> Person {
        Person { name: name.to_owned(), way, signer: None, again: 0 }
    }

    /// The same, whose provider signs emails.
    #[must_use]
    pub fn signed_by(self, signer: &Arc<Signer>) -> Person {
        Person { signer: Some(Arc::clone(signer)), ..self }
    }

    /// The channel, and the player's address there.
    pub fn address(&self) -> (Channel, String) {
        match &self.way {
            Way::Mail(writer) => (Channel::Email, writer.address.clone()),
            Way::Discord(user, _) => (Channel::Discord, user.id().to_string()),
            Way::Terminal(terminal) => (Channel::Terminal, terminal.name.clone()),
        }
    }

    /// The terminal at which the player sits.
    pub fn terminal(&mut self) -> Option<&mut Terminal> {
        match &mut self.way {
            Way::Terminal(terminal) => Some(terminal),
            Way::Mail(_) | Way::Discord(..) => None,
        }
    }

    /// The account, if the player is in Discord.
    pub fn user(&self) -> Option<&User> {
        match &self.way {
            Way::Discord(user, _) => Some(user),
            Way::Mail(_) | Way::Terminal(_) => None,
        }
    }

    /// Becomes a player.
    ///
    /// # Panics
    /// The club does not welcome them.
    pub fn joins(&mut self, house: &House) {
        match &mut self.way {
            Way::Mail(writer) => {
                let own = house.club().own.clone();
                let draft = writer.writes(&own, &format!("join {}", self.name));
                send(house, draft, self.signer.as_deref(), &mut self.again);
                let asked = house.letter_to(&writer.address);
                let draft = writer.answers(&asked, &format!("join {}", self.name));
                send(house, draft, self.signer.as_deref(), &mut self.again);
                until("a welcome", || {
                    (house.letter_to(&writer.address).id() != asked.id()).then_some(())
                });
            }
            Way::Discord(user, place) => {
                let asked = user.says(*place, "/tafl games", &[]);
                let joined = user.presses(asked.message(), "say:join");
                assert!(
                    joined.text().to_lowercase().contains(&self.name.to_lowercase()),
                    "{}",
                    joined.text()
                );
            }
            Way::Terminal(terminal) => {
                let (_, told) = terminal.ask("join", Luck::Good);
                assert_eq!(told.outcome, LineOutcome::Done, "{}", told.text);
            }
        }
    }

    /// Makes a ply in a game, the first being 1.
    pub fn plays(&mut self, house: &House, game: i64, number: usize, ply: &str) -> Heard {
        let text = format!("{game}: {ply}");
        let game_text = game.to_string();
        let given = [("game", &*game_text), ("move", ply)];
        self.orders(house, Some((game, number)), &text, "/tafl move", &given)
    }

    /// Waits until the other's ply is shown, if the player is in Discord, where no more than one post
    /// a second is taken.
    pub fn waits_for_board(&self, house: &House, game: i64, ply: usize) {
        let Way::Discord(_, place) = self.way else { return };
        let picture = format!("game-{game}-ply-{ply}-");
        until(&format!("{picture} in Discord"), || {
            let shown = house.discord.messages(place);
            let mut pictures = shown.iter().flat_map(|message| &message.attachments);
            pictures.find(|file| file.filename.starts_with(&picture)).map(drop)
        });
    }

    /// Looks for an opponent.
    pub fn seeks(&mut self, house: &House, ruleset: &str) -> Heard {
        let text = format!("seek {ruleset}");
        self.orders(house, None, &text, "/tafl seek", &[("rules", ruleset)])
    }

    /// Accepts an invitation or an open challenge.
    pub fn accepts(&mut self, house: &House, invitation: i64) -> Heard {
        let number = invitation.to_string();
        let given = [("number", &*number)];
        self.orders(house, None, &format!("accept {number}"), "/tafl accept", &given)
    }

    fn orders(
        &mut self,
        house: &House,
        turn: Option<(i64, usize)>,
        text: &str,
        command: &str,
        given: &[(&str, &str)],
    ) -> Heard {
        match &mut self.way {
            Way::Mail(writer) => {
                let letter = match turn {
                    Some((game, ply)) => house.turn_of(&writer.address, game, ply),
                    None => house.letter_to(&writer.address),
                };
                let draft = writer.answers(&letter, text);
                send(house, draft, self.signer.as_deref(), &mut self.again);
                Heard::Done
            }
            Way::Discord(user, place) => {
                let reply = user.says(*place, command, given);
                match &reply.message {
                    // What was done in a game is shown with its board.
                    Some(message) if turn.is_some() && !message.attachments.is_empty() => {
                        Heard::Done
                    }
                    Some(message) => Heard::Told(message.text()),
                    None => Heard::No,
                }
            }
            Way::Terminal(terminal) => match terminal.ask(text, Luck::Good).1 {
                told if told.outcome == LineOutcome::Done => Heard::Done,
                told => Heard::Told(told.text),
            },
        }
    }
}

/// Sends an email until it is accepted, as a mail server does.
fn send(house: &House, draft: Draft, signer: Option<&Signer>, again: &mut u32) {
    let draft = match signer {
        Some(signer) => signer.sign(&draft, None),
        None => draft,
    };
    *again += draft.send_until_taken(|| house.club().known_port());
}
