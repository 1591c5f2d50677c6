//! A ruleset in OpenTafl's words, if they are enough for it.

use engine::ruleset::Ruleset;
use engine::ruleset::options::{
    Announcement, AttackersWithoutMove, Corners, DefendersWithoutMove, Dice, EdgeFort,
    Encirclement, FirstMove, Goal, KingAndDefender, KingArmed, KingAtEdge, KingBesideCorner,
    KingBesideThrone, KingInTheOpen, KingMoves, KingOnThrone, LinnaeanCapture, MatchGames,
    MatchTieBreak, MenMove, Options, Repetition, Shieldwall, ShieldwallCorner, ShieldwallKing,
    Throne, ThronePassing,
};
use engine::{BySide, Side};

use super::entries::{RulesString, squares_of};
use super::position::ALL_PIECES;

/// The rules string that says exactly this ruleset (colours are no rule), or `None` if there
/// are no words for one of its choices.
pub fn rules_string(ruleset: &Ruleset) -> Option<RulesString> {
    has_words_for(ruleset).then(|| write_entries(ruleset))
}

fn has_words_for(ruleset: &Ruleset) -> bool {
    let options = &ruleset.options;
    // Every piece goes any distance.
    options.men_move == MenMove::AnyDistance
        && options.king_moves == KingMoves::AnyDistance
        && (options.throne == Throne::Ordinary || has_words_for_throne(options))
        // No entry is about the edge, the king with one defender, or a king in a shieldwall.
        && options.king_at_edge == KingAtEdge::EdgeNeverHelps
        && options.king_and_defender == KingAndDefender::NotTaken
        && (options.shieldwall == Shieldwall::None
            || options.shieldwall_king == ShieldwallKing::TakesPart)
        // A side without a move loses.
        && options.attackers_without_move == AttackersWithoutMove::Lose
        && options.defenders_without_move == DefendersWithoutMove::Lose
        // `tfr` counts to three, and has no letter for the other two rules.
        && ruleset.repetition_at == 3
        && matches!(options.repetition, Repetition::Draw | Repetition::MoverLoses)
        && options.announcement == Announcement::None
        && options.dice == Dice::None
        && options.match_games == MatchGames::One
        && options.match_tie_break == MatchTieBreak::None
}

fn has_words_for_throne(options: &Options) -> bool {
    // An armed king on his throne is hostile to attackers himself.
    let armed = options.king_armed == KingArmed::Yes;
    let only_under_king = only_under_king(options);
    let hostility = !only_under_king.defenders && (armed || !only_under_king.attackers);
    // `ks:n` takes the king between two everywhere.
    let king = options.king_in_the_open == KingInTheOpen::FourSides
        || options.king_on_throne == KingOnThrone::AsInTheOpen
            && options.king_beside_throne != KingBesideThrone::ThroneIsFourth;
    hostility && king && options.linnaean_capture == LinnaeanCapture::None
}

/// The sides whose men the throne helps to capture under the king, but not when empty. `cenh`
/// may be read as hostile when empty too.
fn only_under_king(options: &Options) -> BySide<bool> {
    let empty = options.empty_throne_hostile_to.sides();
    let occupied = options.occupied_throne_hostile_to.sides();
    let only = |side: Side| occupied[side] && !empty[side];
    BySide { attackers: only(Side::Attackers), defenders: only(Side::Defenders) }
}

fn write_entries(ruleset: &Ruleset) -> RulesString {
    let options = &ruleset.options;
    let mut string = RulesString::new(ruleset.size(), ruleset.start().ranks(ruleset.size()));
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
    let corners = squares_of(&[(0, 0), (0, last), (last, 0), (last, last)]);
    let reserved = options.corners == Corners::KingOnly;
    // The king needs corners to escape to, even where every piece may enter them.
    let named = reserved || options.goal == Goal::Corner;
    set("cor", if named { &corners } else { "" });
    let enters = if reserved { "K" } else { ALL_PIECES };
    set("cors", enters);
    set("corp", enters);
    let against_king = options.king_beside_corner == KingBesideCorner::CornerHelps;
    let hostile = pieces(options.corners_hostile_to.sides(), against_king);
    set("corh", if reserved { &hostile } else { "" });

    let Some(throne) = ruleset.throne() else {
        set("cen", "");
        set("cenhe", "");
        set("cenh", "");
        set("cenp", ALL_PIECES);
        set("cens", ALL_PIECES);
        return string;
    };
    set("cen", &throne.to_string());
    let empty = options.empty_throne_hostile_to.sides();
    set("cenhe", &pieces(empty, options.throne_closes_on_king()));
    let occupied = options.occupied_throne_hostile_to.sides();
    let both_ways = only_under_king(options) == BySide::default();
    set("cenh", &if both_ways { pieces(occupied, false) } else { String::new() });
    set("cenp", if options.throne_passing == ThronePassing::Everybody { ALL_PIECES } else { "K" });
    set("cens", "K");
    string
}

/// The pieces to which a square is hostile: the men of those sides, and the king or not.
fn pieces(sides: BySide<bool>, king: bool) -> String {
    let pieces = [(sides.attackers, "tcnk"), (sides.defenders, "TCN"), (king, "K")];
    pieces.into_iter().filter_map(|(is_hostile, letters)| is_hostile.then_some(letters)).collect()
}
