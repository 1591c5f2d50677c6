//! A ruleset in OpenTafl's words: the rules string that comes nearest, what it cannot
//! say, and the ruleset that it does say.

use std::fmt;

use super::entries::{RulesString, squares_text};
use super::position::ALL_PIECES;
use crate::Square;
use crate::notation::ranks;
use crate::ruleset::options::{
    self, Announcement, AttackersWithoutMove, Corners, DefendersWithoutMove, Dice, EdgeFort,
    Encirclement, FirstMove, Goal, KingAndDefender, KingArmed, KingAtEdge, KingBesideCorner,
    KingBesideThrone, KingInTheOpen, KingMoves, KingOnThrone, LinnaeanCapture, MatchGames,
    MatchTieBreak, MenMove, OccupiedThroneHostileTo, Options, Repetition, Shieldwall,
    ShieldwallCorner, ShieldwallKing, Throne, ThronePassing,
};
use crate::ruleset::{Ruleset, RulesetError};

/// A choice of ours that OpenTafl's rules string has no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsayable {
    /// The option's name, as in ruleset files.
    pub option: &'static str,
    pub word: String,
    /// What is missing there.
    pub why: &'static str,
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.option, self.word, self.why)
    }
}

/// The rules string that says exactly this ruleset.
///
/// # Errors
/// Everything that cannot be said.
pub fn rules(ruleset: &Ruleset) -> Result<RulesString, Vec<Unsayable>> {
    let Nearest { string, unsayable, .. } = nearest(ruleset);
    if unsayable.is_empty() { Ok(string) } else { Err(unsayable) }
}

/// What OpenTafl's words can make of a ruleset.
pub(super) struct Nearest {
    pub string: RulesString,
    /// What it leaves out.
    pub unsayable: Vec<Unsayable>,
    /// The choices that it says.
    options: Options,
    repetition_at: u32,
}

/// The nearest rules string, and what it leaves out. Colours are no rule and stay unsaid.
pub(super) fn nearest(ruleset: &Ruleset) -> Nearest {
    let mut told = Telling {
        options: ruleset.options,
        repetition_at: ruleset.repetition_at,
        unsayable: Vec::new(),
    };
    told.leave_out();
    let string = told.string(ruleset);
    let Telling { options, repetition_at, unsayable } = told;
    Nearest { string, unsayable, options, repetition_at }
}

impl Nearest {
    /// The ruleset that the string says, by which OpenTafl would replay.
    pub(super) fn as_said(&self, ruleset: &Ruleset) -> Result<Ruleset, RulesetError> {
        use std::fmt::Write;
        let size = ruleset.size();
        let centred = ruleset.start().king() == Square::at(size / 2, size / 2);
        let mut file = format!(
            "id = \"as-said\"\nversion = 1\nsource = \"\"\nsymmetric = false\n\
             king-starts = \"{}\"\nboard = '''\n",
            if centred { "on-throne" } else { "elsewhere" }
        );
        for rank in (0..size).rev() {
            let piece = |file| ruleset.start().piece_at(Square::at(file, rank));
            let row = (0..size).map(|file| piece(file).map_or('.', |piece| piece.letter()));
            file.extend(row.chain(['\n']));
        }
        file.push_str("'''\n[names]\nen = \"as said\"\n[rules]\n");
        let choices = self.options.choices();
        for (name, word) in choices.iter().filter(|(name, _)| options::applies(&choices, name)) {
            // Writing to a string does not fail.
            let _ = writeln!(file, "{name} = \"{word} C\"");
        }
        let _ = writeln!(file, "repetition-at = \"{} C\"", self.repetition_at);
        Ruleset::parse(&file)
    }
}

/// Choices on their way to a rules string.
struct Telling {
    options: Options,
    repetition_at: u32,
    unsayable: Vec<Unsayable>,
}

impl Telling {
    fn not(&mut self, option: &'static str, word: &str, why: &'static str) {
        self.unsayable.push(Unsayable { option, word: word.to_owned(), why });
    }

    /// Names every choice that has no words, and puts in its place the one that OpenTafl's
    /// reader will take it for.
    fn leave_out(&mut self) {
        // One choice: if it is not the one that can be said, it is named and replaced.
        macro_rules! only {
            ($name:literal, $field:ident, $said:expr, $why:literal) => {
                if self.options.$field != $said {
                    self.not($name, self.options.$field.word(), $why);
                    self.options.$field = $said;
                }
            };
        }
        only!("men-move", men_move, MenMove::AnyDistance, "every piece goes any distance");
        only!("king-moves", king_moves, KingMoves::AnyDistance, "every piece goes any distance");
        self.leave_out_throne();
        only!("king-at-edge", king_at_edge, KingAtEdge::EdgeNeverHelps, "no entry for the edge");
        let pair = KingAndDefender::NotTaken;
        only!("king-and-defender", king_and_defender, pair, "no entry for the pair");
        if self.options.shieldwall == Shieldwall::Taken {
            let part = ShieldwallKing::TakesPart;
            only!("shieldwall-king", shieldwall_king, part, "no entry for a king in the row");
        }
        let lose = AttackersWithoutMove::Lose;
        only!("attackers-without-move", attackers_without_move, lose, "no entry for a draw");
        let lose = DefendersWithoutMove::Lose;
        only!("defenders-without-move", defenders_without_move, lose, "no entry for a draw");
        self.leave_out_repetition();
        only!("announcement", announcement, Announcement::None, "no entry for announcements");
        only!("dice", dice, Dice::None, "no entry for dice");
        only!("match", match_games, MatchGames::One, "no entry for matches");
        only!("match-tie-break", match_tie_break, MatchTieBreak::None, "no entry for matches");
    }

    fn leave_out_throne(&mut self) {
        if self.options.throne == Throne::Ordinary {
            return;
        }
        let options = self.options;
        // An armed king on his throne is hostile to attackers himself.
        let armed = options.king_armed == KingArmed::Yes;
        let empty = options.empty_throne_hostile_to.word();
        let occupied = options.occupied_throne_hostile_to.word();
        let extra = |side| says(occupied, side) && !says(empty, side);
        if extra("attackers") && !armed || extra("defenders") {
            let why = "cenh may be read as hostile when empty too";
            self.not("occupied-throne-hostile-to", occupied, why);
        }
        if extra("attackers") || extra("defenders") {
            self.options.occupied_throne_hostile_to = OccupiedThroneHostileTo::Nobody;
        }
        if options.linnaean_capture == LinnaeanCapture::Taken {
            self.not("linnaean-capture", "taken", "no entry for Linnaeus' rule");
            self.options.linnaean_capture = LinnaeanCapture::None;
        }
        if options.king_in_the_open == KingInTheOpen::TwoInLine {
            if options.king_on_throne == KingOnThrone::FourSides {
                self.not("king-on-throne", "four-sides", "ks:n takes him everywhere by two");
            }
            if options.king_beside_throne == KingBesideThrone::ThroneIsFourth {
                self.not(
                    "king-beside-throne",
                    "throne-is-fourth",
                    "ks:n takes him everywhere by two",
                );
            }
            self.options.king_on_throne = KingOnThrone::AsInTheOpen;
            self.options.king_beside_throne = KingBesideThrone::AsInTheOpen;
        }
    }

    fn leave_out_repetition(&mut self) {
        let word = self.options.repetition.word();
        if matches!(self.options.repetition, Repetition::DefendersLose | Repetition::Forbidden) {
            self.not("repetition", word, "tfr has no letter for it");
            self.options.repetition = Repetition::Draw;
            self.repetition_at = u32::MAX;
        } else if self.repetition_at != 3 {
            let count = self.repetition_at.to_string();
            self.not("repetition-at", &count, "tfr counts to three");
            self.repetition_at = u32::MAX;
        }
    }

    fn string(&self, ruleset: &Ruleset) -> RulesString {
        let options = &self.options;
        let mut string = RulesString::new(ruleset.size(), ranks(ruleset.start(), ruleset.size()));
        let mut set = |key, value: &str| {
            // Every value written below is one of the entry's.
            let set = string.set(key, value);
            debug_assert_eq!(set, Ok(()));
        };
        let yes = |yes: bool| if yes { "y" } else { "n" };
        set("esc", if options.goal == Goal::Corner { "c" } else { "e" });
        set("surf", yes(options.encirclement == Encirclement::AttackersWin));
        set("atkf", yes(options.first_move == FirstMove::Attackers));
        set(
            "tfr",
            match options.repetition {
                _ if self.repetition_at != 3 => "i",
                Repetition::MoverLoses => "l",
                _ => "d",
            },
        );
        set("ka", yes(options.king_armed == KingArmed::Yes));
        set("ks", yes(options.king_in_the_open == KingInTheOpen::FourSides));
        set("efe", yes(options.edge_fort == EdgeFort::DefendersWin));
        set(
            "sw",
            match (options.shieldwall, options.shieldwall_corner) {
                (Shieldwall::None, _) => "n",
                (Shieldwall::Taken, ShieldwallCorner::ClosesNothing) => "w",
                (Shieldwall::Taken, ShieldwallCorner::ClosesAnEnd) => "s",
            },
        );
        set("swf", "y");

        let last = ruleset.size() - 1;
        let corners = [(0, 0), (0, last), (last, 0), (last, last)];
        let corners = corners.map(|(file, rank)| Square::at(file, rank));
        let reserved = options.corners == Corners::KingOnly;
        // The king needs corners to escape to, though anybody may stand there.
        let named = reserved || options.goal == Goal::Corner;
        set("cor", &if named { squares_text(corners.into()) } else { String::new() });
        let stands = if reserved { "K" } else { ALL_PIECES };
        set("cors", stands);
        set("corp", stands);
        let against_king = options.king_beside_corner == KingBesideCorner::CornerHelps;
        let hostile = pieces(options.corners_hostile_to.word(), against_king);
        set("corh", if reserved { &hostile } else { "" });

        let throne = ruleset.throne();
        set("cen", &throne.map(|square| square.to_string()).unwrap_or_default());
        let for_king = throne.is_some();
        let empty = options.empty_throne_hostile_to.word();
        let against_king = match (options.king_in_the_open, options.king_beside_throne) {
            (_, KingBesideThrone::ThroneIsFourth) => true,
            (KingInTheOpen::TwoInLine, _) => says(empty, "defenders"),
            (KingInTheOpen::FourSides, _) => false,
        };
        let empty = pieces(empty, against_king);
        let occupied = pieces(options.occupied_throne_hostile_to.word(), false);
        set("cenhe", if for_king { &empty } else { "" });
        set("cenh", if for_king { &occupied } else { "" });
        let all_pass = options.throne_passing == ThronePassing::Everybody;
        set("cenp", if all_pass || !for_king { ALL_PIECES } else { "K" });
        set("cens", if for_king { "K" } else { ALL_PIECES });
        string
    }
}

/// Whether a hostility word names that side's men.
fn says(word: &str, side: &str) -> bool {
    word == side || word == "both"
}

/// The pieces to which a square is hostile: the men named, and the king or not.
fn pieces(word: &str, king: bool) -> String {
    let mut pieces = String::new();
    if says(word, "attackers") {
        pieces.push_str("tcnk");
    }
    if says(word, "defenders") {
        pieces.push_str("TCN");
    }
    if king {
        pieces.push('K');
    }
    pieces
}
