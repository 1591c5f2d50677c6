//! Reads what players type, with what the club knows about names.

use chrono::{DateTime, Utc};
use commands::{Misread, OrderLine, Vocabulary};
use engine::ruleset::Language;
use storage::Fault;
use templates::notice::has_help;
use templates::ruleset_called;

use super::lookup::Lookup;
use super::names;
use super::questions::Questions;
use super::request::Actor;

impl Questions {
    /// Reads a line as a command, or else as people speak in the actor's language.
    pub fn understand(
        &self,
        now: DateTime<Utc>,
        actor: &Actor,
        line: &str,
    ) -> Result<Result<OrderLine, Misread>, Fault> {
        let (player, reader) = self.who(now, actor)?;
        Ok(understand_or_guess(self.lookup(now), player.is_some(), reader.language, line))
    }
}

/// Reads a line as [`understand`] does, or else guesses what it means.
pub(super) fn understand_or_guess(
    lookup: Lookup<'_>,
    is_player: bool,
    language: Language,
    line: &str,
) -> Result<OrderLine, Misread> {
    if !is_player {
        return understand(lookup, is_player, language, line);
    }
    let club = ClubWords { lookup, is_player, language };
    commands::understand_or_guess(line, language, &club)
}

/// Why a player's line was not understood, with what it may mean; `None` if it is understood.
pub(super) fn misread(lookup: Lookup<'_>, language: Language, line: &str) -> Option<Misread> {
    let why = understand(lookup, true, language, line).err()?;
    let club = ClubWords { lookup, is_player: true, language };
    Some(match commands::guess(line, language, &club, why) {
        Ok(line) => Misread::Offered { commands: vec![line.to_string()] },
        Err(why) => why,
    })
}

/// Reads a line as a command, or else as people speak in that language.
pub(super) fn understand(
    lookup: Lookup<'_>,
    is_player: bool,
    language: Language,
    line: &str,
) -> Result<OrderLine, Misread> {
    let club = ClubWords { lookup, is_player, language };
    match commands::understand(line, language, &club) {
        // Whoever isn't a player yet has nobody to greet and nothing to resign.
        Err(Misread::Offered { .. } | Misread::NoClock { .. }) if !is_player => {
            commands::read(line)
        }
        understood => understood,
    }
}

struct ClubWords<'a> {
    lookup: Lookup<'a>,
    /// Whether a player asks. Nobody else is told who plays here.
    is_player: bool,
    language: Language,
}

impl Vocabulary for ClubWords<'_> {
    fn player(&self, typed: &str) -> Option<String> {
        if !self.is_player {
            return None;
        }
        // If the file cannot be read, carrying the order out says so.
        let player = self.lookup.view.player_called(&names::folded(typed)).ok().flatten();
        player.map(|player| player.handle)
    }

    fn ruleset(&self, typed: &str) -> Option<String> {
        ruleset_called(self.lookup.library, typed).map(|ruleset| ruleset.id.clone())
    }

    fn has_help(&self, topic: &str) -> bool {
        has_help(topic, self.language)
    }
}
