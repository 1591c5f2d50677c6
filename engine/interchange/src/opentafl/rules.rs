//! A ruleset in OpenTafl's words, if they are enough for it.

use engine::BySide;
use engine::ruleset::Ruleset;
use engine::ruleset::options::{
    Announcement, AttackersWithoutMove, Corners, DefendersWithoutMove, Dice, EdgeFort,
    Encirclement, FirstMove, Goal, KingAndDefender, KingArmed, KingAtEdge, KingBesideCorner,
    KingBesideThrone, KingInTheOpen, KingMoves, KingOnThrone, LinnaeanCapture, MenMove, Options,
    Repetition, Shieldwall, ShieldwallCorner, ShieldwallKing, ThronePassing,
};

use super::entries::{ATTACKERS, EVERYBODY, GameBeginning, RulesString, squares_of};

/// A ruleset in OpenTafl's words.
pub(super) struct WrittenRuleset {
    /// Every choice that there are words for, and the nearest words for the others.
    pub(super) string: RulesString,
    /// The choices that there are no words for, by our options' names or OpenTafl's.
    pub(super) unsaid: Vec<&'static str>,
}

impl WrittenRuleset {
    /// In what a game's rules string says other rules than this ruleset has. What happens when a
    /// position repeats is none of it where there are no words for our rule.
    pub(super) fn differences(&self, other: &RulesString) -> Vec<&'static str> {
        let unsaid = self.unsaid.iter().copied();
        let without_match = unsaid.filter(|key| !matches!(*key, "tfr" | "announcement" | "dice"));
        let said = self.string.differences(other).into_iter();
        said.filter(|key| !self.unsaid.contains(key)).chain(without_match).collect()
    }
}

/// The rules string that says exactly this ruleset (colours are no rule, and a match is more than
/// a game), or `None` if there are no words for one of its choices.
pub fn rules_string(ruleset: &Ruleset) -> Option<RulesString> {
    let written = write(ruleset);
    written.unsaid.is_empty().then_some(written.string)
}

pub(super) fn write(ruleset: &Ruleset) -> WrittenRuleset {
    WrittenRuleset { string: write_entries(ruleset), unsaid: unsaid(ruleset) }
}

fn unsaid(ruleset: &Ruleset) -> Vec<&'static str> {
    let options = &ruleset.options;
    let walls = options.shieldwall == Shieldwall::Taken;
    let says = [
        ("ks", king_strength(options).is_some()),
        // `tfr` counts to three, and has no letter for the other rules.
        (
            "tfr",
            ruleset.repetition_at == 3
                && matches!(options.repetition, Repetition::Draw | Repetition::MoverLoses),
        ),
        // No entry is about these.
        ("king-and-defender", options.king_and_defender == KingAndDefender::NotTaken),
        ("shieldwall-king", !walls || options.shieldwall_king == ShieldwallKing::TakesPart),
        // A side without a move loses.
        ("attackers-without-move", options.attackers_without_move == AttackersWithoutMove::Lose),
        ("defenders-without-move", options.defenders_without_move == DefendersWithoutMove::Lose),
        // A game is the same without these: all routes count as announced, and nobody has to roll.
        ("announcement", options.announcement == Announcement::None),
        ("dice", options.dice == Dice::None),
    ];
    says.into_iter().filter_map(|(what, is_said)| (!is_said).then_some(what)).collect()
}

/// The letter of `ks`, if there is one.
fn king_strength(options: &Options) -> Option<&'static str> {
    use KingBesideThrone::{AsInTheOpen, ThroneIsFourth, ThroneNeverHelps};
    let on_throne = options.king_on_throne;
    match (options.king_in_the_open, options.king_at_edge, options.king_beside_throne) {
        (KingInTheOpen::FourSides, KingAtEdge::EdgeNeverHelps, _) => Some("s"),
        (KingInTheOpen::FourSides, KingAtEdge::EdgeIsFourth, _) => Some("m"),
        (KingInTheOpen::TwoInLine, KingAtEdge::EdgeIsFourth, _) => None,
        (_, _, ThroneIsFourth) => (on_throne == KingOnThrone::FourSides).then_some("c"),
        (_, _, AsInTheOpen | ThroneNeverHelps) => {
            (on_throne == KingOnThrone::AsInTheOpen).then_some("w")
        }
    }
}

fn write_entries(ruleset: &Ruleset) -> RulesString {
    let options = &ruleset.options;
    let mut string = RulesString::new(GameBeginning::of(ruleset));
    let mut set = |key, value: &str| {
        // Every value written below is one of the entry's.
        let set = string.set(key, value);
        debug_assert_eq!(set, Ok(()));
    };
    let yes = |yes: bool| if yes { "y" } else { "n" };
    set("esc", if options.goal == Goal::Corner { "c" } else { "e" });
    set("surf", yes(options.encirclement == Encirclement::AttackersWin));
    set("atkf", yes(options.first_move == FirstMove::Attackers));
    set("tfr", if options.repetition == Repetition::MoverLoses { "l" } else { "d" });
    set("ka", yes(options.king_armed == KingArmed::Yes));
    let nearest = if options.king_in_the_open == KingInTheOpen::FourSides { "s" } else { "w" };
    set("ks", king_strength(options).unwrap_or(nearest));
    set("linc", yes(options.linnaean_capture == LinnaeanCapture::Taken));
    let men = if options.men_move == MenMove::OneSquare { 1 } else { -1 };
    let king = if options.king_moves == KingMoves::OneSquare { 1 } else { -1 };
    let side = |king: i32| format!("{men},{men},{men},{king},{men},{men}");
    set("spd", &format!("{},{}", side(men), side(king)));
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
    let corners = squares_of(&[(0, 0), (0, last), (last, 0), (last, last)]);
    let reserved = options.corners == Corners::KingOnly;
    // The king needs corners to escape to, even where every piece may enter them.
    let named = reserved || options.goal == Goal::Corner;
    set("cor", if named { &corners } else { "" });
    let enters = if reserved { "K" } else { EVERYBODY };
    set("cors", enters);
    set("corp", enters);
    let against_king = options.king_beside_corner == KingBesideCorner::CornerHelps;
    let hostile = pieces(options.corners_hostile_to.sides(), against_king);
    set("corh", if reserved { &hostile } else { "" });

    let Some(throne) = ruleset.throne() else {
        set("cen", "");
        set("cenhe", "");
        set("cenh", "");
        set("cenp", EVERYBODY);
        set("cens", EVERYBODY);
        return string;
    };
    set("cen", &throne.to_string());
    let empty = options.empty_throne_hostile_to.sides();
    set("cenhe", &pieces(empty, options.throne_closes_on_king()));
    set("cenh", &pieces(options.occupied_throne_hostile_to.sides(), false));
    set("cenp", if options.throne_passing == ThronePassing::Everybody { EVERYBODY } else { "K" });
    set("cens", "K");
    string
}

/// The pieces to which a square is hostile: the men of those sides, and the king or not.
fn pieces(sides: BySide<bool>, king: bool) -> String {
    let pieces = [(sides.attackers, ATTACKERS), (sides.defenders, "TCNM"), (king, "K")];
    pieces.into_iter().filter_map(|(is_hostile, letters)| is_hostile.then_some(letters)).collect()
}
