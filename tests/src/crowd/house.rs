//! A club that gets email, with a Discord beside it, and the emails that it has sent.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use tempfile::TempDir;

use crate::discord::Discord;
use crate::mail::{Club, Letter, Names, Relay, until};

/// A club with all its channels.
#[derive(Debug)]
pub struct House {
    pub discord: Discord,
    /// The mail server that takes the club's emails.
    pub relay: Relay,
    club: Mutex<Club>,
    /// The last letter to an address about a game, or about none.
    last: Mutex<BTreeMap<(String, Option<i64>), Letter>>,
    /// How many letters came.
    came: Mutex<BTreeMap<String, usize>>,
    _secrets: TempDir,
}

impl House {
    /// A club whose bot has logged in.
    ///
    /// # Panics
    /// It does not open.
    pub fn open() -> House {
        House::configured("", "taflpost.localhost")
    }

    /// The same, which asks that name server about those who write.
    ///
    /// # Panics
    /// It does not open.
    pub fn asking(names: &Names) -> House {
        let of_mail = format!("domain = \"tafl.test\"\ndns = \"{}\"\n", names.address);
        House::configured(&of_mail, "tafl.test")
    }

    fn configured(of_mail: &str, domain: &str) -> House {
        let (discord, relay) = (Discord::start(), Relay::open());
        let secrets = tempfile::tempdir().expect("a folder");
        let configuration = format!(
            "[mail]\nlisten = \"127.0.0.1:0\"\nrelay = \"smtp://{}\"\n{of_mail}\n\
             [web]\nlisten = \"127.0.0.1:0\"\naddress = \"https://tafl.test\"\n\n{}",
            relay.address,
            discord.configuration(secrets.path())
        );
        let club = Club::configured(&configuration, &format!("play@{domain}"));
        discord.awaits_bot();
        House {
            discord,
            relay,
            club: Mutex::new(club),
            last: Mutex::default(),
            came: Mutex::default(),
            _secrets: secrets,
        }
    }

    /// The club, which may be stopped at the moment.
    ///
    /// # Panics
    /// Somebody has panicked who held it.
    pub fn club(&self) -> MutexGuard<'_, Club> {
        self.club.lock().expect("no panic")
    }

    /// Reads the emails that came: how often each came, by its Message-ID.
    ///
    /// # Panics
    /// One is not as it must be.
    pub fn read_letters(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        let mut came = self.came.lock().expect("no panic");
        for letter in self.relay.letters() {
            *came.entry(letter.id().to_owned()).or_default() += 1;
            let about = (letter.to().to_owned(), game_of(letter.subject()));
            self.last.lock().expect("no panic").insert(about, letter);
        }
        came
    }

    /// The last email to that address that is about no game, once there is one.
    ///
    /// # Panics
    /// None comes.
    pub fn letter_to(&self, address: &str) -> Letter {
        self.letter((address.to_owned(), None), "")
    }

    /// The email that asks that address for that ply of a game, once it is there.
    ///
    /// # Panics
    /// None comes.
    pub fn turn_of(&self, address: &str, game: i64, ply: usize) -> Letter {
        self.letter((address.to_owned(), Some(game)), &turn(ply))
    }

    /// Whether that email is there.
    ///
    /// # Panics
    /// Somebody has panicked who read letters.
    pub fn has_turn_of(&self, address: &str, game: i64, ply: usize) -> bool {
        let last = self.last.lock().expect("no panic");
        let letter = last.get(&(address.to_owned(), Some(game)));
        letter.is_some_and(|letter| letter.says(&turn(ply)))
    }

    fn letter(&self, about: (String, Option<i64>), words: &str) -> Letter {
        until(&format!("a letter about {about:?} that says {words:?}"), || {
            drop(self.read_letters());
            let last = self.last.lock().expect("no panic");
            last.get(&about).filter(|letter| letter.says(words)).cloned()
        })
    }

    /// Removes emails about games that are over.
    ///
    /// # Panics
    /// Somebody has panicked who read letters.
    pub fn keep_letters_about(&self, runs: impl Fn(i64) -> bool) {
        self.last.lock().expect("no panic").retain(|(_, game), _| game.is_none_or(&runs));
    }
}

/// The words in an email that ask for that ply.
fn turn(ply: usize) -> String {
    format!("It’s your turn (move {ply})")
}

/// `[Tafl 12] Ylva - Alva`.
fn game_of(subject: &str) -> Option<i64> {
    let (_, rest) = subject.split_once("[Tafl ")?;
    rest.split_once(']')?.0.parse().ok()
}
