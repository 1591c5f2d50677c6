//! How players leave a tournament before its end.

use serde::{Deserialize, Serialize};

use crate::told::sentence::Sentence;
use crate::told::who::Who;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    Withdrew,
    /// The organisers have taken them out.
    TakenOut,
    /// They did not begin in time.
    Absent,
    Erased,
}

impl Gone {
    pub const ALL: [Gone; 4] = [Gone::Withdrew, Gone::TakenOut, Gone::Absent, Gone::Erased];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Gone::Withdrew => "withdrew",
            Gone::TakenOut => "taken-out",
            Gone::Absent => "absent",
            Gone::Erased => "erased",
        }
    }

    /// Whether they have asked for it themselves.
    pub const fn asked(self) -> bool {
        matches!(self, Gone::Withdrew | Gone::Erased)
    }

    /// The stored text: how, and whether the remaining games count as lost.
    pub fn write(self, counts: bool) -> String {
        format!("{} {}", self.word(), if counts { "forfeits" } else { "annulled" })
    }

    /// Reads the stored text.
    pub fn read(text: &str) -> Option<(Gone, bool)> {
        let (how, counts) = text.split_once(' ')?;
        let how = Gone::ALL.into_iter().find(|gone| gone.word() == how)?;
        match counts {
            "forfeits" => Some((how, true)),
            "annulled" => Some((how, false)),
            _ => None,
        }
    }

    /// Who has left, and whether their unplayed games count as lost, or none of their games.
    pub(crate) fn sentence(self, who: &Who, counts: Option<bool>) -> Sentence {
        let named = |key| Sentence::of(key).who("who", "name", who);
        let counts = counts.map(|counts| {
            named("tournament-gone-counts").choice("counts", if counts { "yes" } else { "no" })
        });
        named("tournament-gone").choice("how", self.word()).and(counts)
    }
}

/// Why the organisers did something about a tournament, in their words.
pub(crate) fn hosts_reason(reason: &str) -> Sentence {
    Sentence::of("tournament-reason").text("reason", reason)
}

/// Why a tournament was called off: without a reason, too few players had entered.
pub(crate) fn why_called_off(reason: Option<&str>) -> Sentence {
    reason.map_or_else(|| Sentence::of("tournament-too-few"), hosts_reason)
}
