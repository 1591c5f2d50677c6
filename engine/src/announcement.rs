//! Announced escapes (RULES 4): whether what a player says with a ply is the whole truth, and
//! which routes stay announced.

use crate::illegal::{Illegal, WrongAnnouncement};
use crate::notation::ply_text::PlyAnnouncement;
use crate::routes::Routes;
use crate::ruleset::Ruleset;
use crate::ruleset::options::{Announcement, Goal};
use crate::side::Side;

/// What happens to a ply that leaves routes unannounced. Fixed when the game is agreed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// It counts, and the routes are closed to the king. The leaflets' way.
    #[default]
    Strict,
    /// It is held until the mover announces or says `silent`.
    Remind,
    /// The routes are announced for the player, unless the player says `silent`.
    Auto,
}

impl Policy {
    pub const ALL: [Policy; 3] = [Policy::Strict, Policy::Remind, Policy::Auto];

    /// `strict`, `remind`, `auto`.
    pub const fn word(self) -> &'static str {
        match self {
            Policy::Strict => "strict",
            Policy::Remind => "remind",
            Policy::Auto => "auto",
        }
    }

    pub fn from_word(word: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.word() == word)
    }
}

/// The announced routes after a ply of `mover` with which `said` was said. `open` are the open
/// routes; `still_open` are those of them that were announced before.
///
/// # Errors
/// The announcement is not the whole truth, or not the mover's to make, or the players
/// agreed to be reminded.
pub(crate) fn announced(
    ruleset: &Ruleset,
    policy: Policy,
    mover: Side,
    said: &PlyAnnouncement,
    open: Routes,
    still_open: Routes,
) -> Result<Routes, Illegal> {
    if !ruleset.announces() {
        return match said.is_made() {
            true => Err(WrongAnnouncement::NotInThisRuleset.into()),
            false => Ok(Routes::NONE),
        };
    }
    if mover == Side::Attackers {
        return match said.is_made() {
            true => Err(WrongAnnouncement::AttackersHaveNone.into()),
            false => Ok(still_open),
        };
    }
    match said {
        PlyAnnouncement::Silent => return Ok(still_open),
        PlyAnnouncement::Nothing => {
            return match policy {
                Policy::Auto => Ok(open),
                Policy::Remind if still_open != open => {
                    Err(WrongAnnouncement::Remind { open }.into())
                }
                Policy::Strict | Policy::Remind => Ok(still_open),
            };
        }
        PlyAnnouncement::One
        | PlyAnnouncement::Two
        | PlyAnnouncement::Routes(_)
        | PlyAnnouncement::Counted { .. }
            if open.is_empty() =>
        {
            return Err(WrongAnnouncement::NothingToAnnounce.into());
        }
        PlyAnnouncement::One | PlyAnnouncement::Two
            if ruleset.options.announcement == Announcement::Routes =>
        {
            return Err(WrongAnnouncement::MustBeNamed { open }.into());
        }
        PlyAnnouncement::One if open.len() == 1 => {}
        PlyAnnouncement::Two if open.len() == 2 => {}
        PlyAnnouncement::Two if open.len() > 2 && ruleset.options.goal == Goal::Edge => {}
        PlyAnnouncement::One | PlyAnnouncement::Two => {
            return Err(WrongAnnouncement::WrongCount { open }.into());
        }
        // The word that introduces the names, or their number, without any.
        PlyAnnouncement::Routes(named) | PlyAnnouncement::Counted { named, .. }
            if named.is_empty() =>
        {
            return Err(match ruleset.options.announcement {
                Announcement::Routes => WrongAnnouncement::MustBeNamed { open }.into(),
                _ => WrongAnnouncement::WrongCount { open }.into(),
            });
        }
        PlyAnnouncement::Routes(named) | PlyAnnouncement::Counted { named, .. } => {
            let complete = open.iter().all(|route| named.contains(&route));
            let true_all = named.iter().all(|&square| open.contains(square));
            if !(complete && true_all) {
                let named = named.clone();
                return Err(WrongAnnouncement::WrongRoutes { named, open }.into());
            }
            if let PlyAnnouncement::Counted { count, .. } = said
                && usize::try_from(*count) != Ok(open.len())
            {
                return Err(WrongAnnouncement::WrongNumber { number: *count, open }.into());
            }
        }
    }
    Ok(open)
}

/// The canonical words for announcing `open` under that ruleset: `raichi`, `tuichi`, or
/// `aviso` and the routes.
pub fn announcement_words(ruleset: &Ruleset, open: Routes) -> String {
    if ruleset.options.announcement == Announcement::Routes {
        let mut text = String::from("aviso");
        for route in open.iter() {
            text.push(' ');
            text.push_str(&route.to_string());
        }
        return text;
    }
    if open.len() == 1 { "raichi".into() } else { "tuichi".into() }
}
