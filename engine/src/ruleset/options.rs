//! The independent choices that make a ruleset. Each has a name and a few words, the
//! same in ruleset files, in rule sheets and in errors; what a choice *does* is decided
//! where the rule lives, by asking for it.

use crate::side::BySide;

/// Declares every option: field, type, name in files, and its words. The first word is
/// what holds where the option may be left out (see [`DEPENDS`]).
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $Type:ident = $name:literal {
        $($(#[$word_doc:meta])* $Variant:ident = $word:literal),+ $(,)?
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $Type { $($(#[$word_doc])* $Variant),+ }

            impl $Type {
                /// The word for it in ruleset files.
                                pub const fn word(self) -> &'static str {
                    match self { $($Type::$Variant => $word),+ }
                }

                fn from_word(word: &str) -> Option<$Type> {
                    match word { $($word => Some($Type::$Variant),)+ _ => None }
                }
            }
        )+

        /// All choices of one ruleset.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Options { $($(#[$doc])* pub $field: $Type),+ }

        /// Every option: its name and the words it can take, in the order of rule sheets.
        pub const ALL: &[(&str, &[&str])] = &[$(($name, &[$($word),+])),+];

        impl Options {
            /// Name and word of every choice, in the order of [`ALL`].
                        pub fn choices(&self) -> Vec<(&'static str, &'static str)> {
                vec![$(($name, self.$field.word())),+]
            }
        }

        /// Choices while a file is being read.
        #[derive(Default)]
        pub(super) struct OptionsDraft { $($field: Option<$Type>),+ }

        impl OptionsDraft {
            /// Whether the word is one of the option's; the option is known to exist.
            pub(super) fn choose(&mut self, name: &str, word: &str) -> bool {
                match name {
                    $($name => {
                        self.$field = $Type::from_word(word);
                        self.$field.is_some()
                    })+
                    _ => false,
                }
            }

            pub(super) fn chosen(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => self.$field.map($Type::word),)+
                    _ => None,
                }
            }

            /// The choices, or the name of one that is missing.
            pub(super) fn finish(self) -> Result<Options, &'static str> {
                Ok(Options { $($field: self.$field.ok_or($name)?),+ })
            }
        }
    };
}

options! {
    board_size: BoardSize = "board-size" {
        AsDrawn = "as-drawn",
    }
    men: Men = "men" {
        AsDrawn = "as-drawn",
    }
    start: Start = "start" {
        AsDrawn = "as-drawn",
    }
    first_move: FirstMove = "first-move" {
        /// The usual way, and that of all five leaflets.
        Attackers = "attackers",
        /// As some clubs play historical layouts.
        Defenders = "defenders",
    }
    /// Which side is drawn dark. Changes pictures and words, nothing else.
    colours: Colours = "colours" {
        /// Dark attackers, light defenders.
        DarkAttack = "dark-attack",
        /// Light attackers, dark defenders (skalk).
        LightAttack = "light-attack",
    }
    men_move: MenMove = "men-move" {
        /// Like the rook in chess.
        AnyDistance = "any-distance",
        /// To a neighbouring square (ard-ri).
        OneSquare = "one-square",
    }
    king_moves: KingMoves = "king-moves" {
        /// Like the rook in chess.
        AnyDistance = "any-distance",
        /// To a neighbouring square (magpie, ard-ri).
        OneSquare = "one-square",
    }
    passing: Passing = "passing" {
        Never = "never",
    }
    /// Whether a player may leave enclosed men on the board.
    captures: Captures = "captures" {
        /// What a ply encloses is always taken; nobody must play for it.
        AlwaysTaken = "always-taken",
    }
    /// In which lines men are captured.
    capture_line: CaptureLine = "capture-line" {
        NeverDiagonal = "never-diagonal",
    }
    /// Which piece makes a capture.
    capture_closing: CaptureClosing = "capture-closing" {
        /// The one that moved; a piece that moves between two enemies is safe.
        Mover = "mover",
    }
    /// Whether the edge stands in for a piece when a man is captured.
    edge_against_men: EdgeAgainstMen = "edge-against-men" {
        NeverHelps = "never-helps",
    }
    /// What the centre square is.
    throne: Throne = "throne" {
        /// Only the king may enter it; he may return.
        KingOnly = "king-only",
        Ordinary = "ordinary",
    }
    /// Who may pass over the empty throne.
    throne_passing: ThronePassing = "throne-passing" {
        Everybody = "everybody",
        KingOnly = "king-only",
    }
    /// Whose men the empty throne helps to capture.
    empty_throne_hostile_to: EmptyThroneHostileTo = "empty-throne-hostile-to" {
        Nobody = "nobody",
        Attackers = "attackers",
        Defenders = "defenders",
        Both = "both",
    }
    /// Whose men the throne helps to capture while the king is on it.
    occupied_throne_hostile_to: OccupiedThroneHostileTo = "occupied-throne-hostile-to" {
        Nobody = "nobody",
        Attackers = "attackers",
        Defenders = "defenders",
        Both = "both",
    }
    /// Linnaeus' rule: a defender beside his king on the throne, with attackers on the
    /// throne's other three sides, is taken from the far side.
    linnaean_capture: LinnaeanCapture = "linnaean-capture" {
        None = "none",
        /// The throne is the second enemy.
        Taken = "taken",
    }
    /// What the four corner squares are.
    corners: Corners = "corners" {
        KingOnly = "king-only",
        Ordinary = "ordinary",
    }
    /// How men guard a corner (000 advises to besiege them, "besetzt").
    corner_guard: CornerGuard = "corner-guard" {
        /// By standing beside it, never in it.
        FromBeside = "from-beside",
    }
    /// Whose men a corner helps to capture.
    corners_hostile_to: CornersHostileTo = "corners-hostile-to" {
        Nobody = "nobody",
        Attackers = "attackers",
        Defenders = "defenders",
        Both = "both",
    }
    /// Whether the king counts as one of the two enemies in a capture or a shieldwall.
    king_armed: KingArmed = "king-armed" {
        /// Moving in and standing.
        Yes = "yes",
        No = "no",
    }
    /// How the king falls on an ordinary square.
    king_in_the_open: KingInTheOpen = "king-in-the-open" {
        FourSides = "four-sides",
        /// Like a man, between two in line.
        TwoInLine = "two-in-line",
    }
    king_on_throne: KingOnThrone = "king-on-throne" {
        AsInTheOpen = "as-in-the-open",
        FourSides = "four-sides",
    }
    /// How he falls beside his empty throne.
    king_beside_throne: KingBesideThrone = "king-beside-throne" {
        /// As anywhere else; two in line may then be one attacker and a throne that is
        /// hostile to defenders.
        AsInTheOpen = "as-in-the-open",
        /// By three attackers, the throne being the fourth.
        ThroneIsFourth = "throne-is-fourth",
        /// As anywhere else, but by attackers alone: the throne may be hostile to his men, to
        /// him it never is.
        ThroneNeverHelps = "throne-never-helps",
    }
    /// Whether the edge closes a side of the king.
    king_at_edge: KingAtEdge = "king-at-edge" {
        /// It never does: he falls there only along the edge, if two in line suffice.
        EdgeNeverHelps = "edge-never-helps",
        /// By three attackers, the edge being the fourth.
        EdgeIsFourth = "edge-is-fourth",
    }
    /// Whether a corner closes a side of the king.
    king_beside_corner: KingBesideCorner = "king-beside-corner" {
        CornerNeverHelps = "corner-never-helps",
        CornerHelps = "corner-helps",
    }
    /// What takes a king who needs three or four sides.
    king_closing: KingClosing = "king-closing" {
        /// Any attackers' ply that ends beside the enclosed king; one who steps into a
        /// closed spot himself is safe until then.
        AttackerBeside = "attacker-beside",
    }
    /// Whether a king and his one defender, enclosed together, are lost.
    king_and_defender: KingAndDefender = "king-and-defender" {
        NotTaken = "not-taken",
        /// The king is taken.
        TakenTogether = "taken-together",
    }
    /// What counts as enclosing the two. There is exactly one defender beside the king.
    pair_enclosure: PairEnclosure = "pair-enclosure" {
        /// Every other neighbour of the two is an attacker, off the board, or hostile to the
        /// one it touches.
        ExactlyOne = "exactly-one",
        /// No other defender is beside that man, and neither of the two has a move once the
        /// men taken by the ply are off (castillos).
        Immobilized = "immobilized",
    }
    /// Whether a row of men along an edge falls together.
    shieldwall: Shieldwall = "shieldwall" {
        None = "none",
        /// Faced by enemies and closed at both ends, it falls.
        Taken = "taken",
    }
    /// Which ply takes a shieldwall.
    shieldwall_closing: ShieldwallClosing = "shieldwall-closing" {
        /// One that puts a piece on an end square, not one in front.
        EndPiece = "end-piece",
    }
    /// Whether a corner closes an end of a shieldwall.
    shieldwall_corner: ShieldwallCorner = "shieldwall-corner" {
        ClosesNothing = "closes-nothing",
        ClosesAnEnd = "closes-an-end",
    }
    /// What a king in the row does to a shieldwall. He never falls by it.
    shieldwall_king: ShieldwallKing = "shieldwall-king" {
        /// The row ends at him, and he is no enemy to close it.
        Interrupts = "interrupts",
        /// He is a member like a man, and needs an enemy in front of him.
        TakesPart = "takes-part",
    }
    /// Whether a ring around the king and every defender wins.
    encirclement: Encirclement = "encirclement" {
        Nothing = "nothing",
        AttackersWin = "attackers-win",
    }
    /// What counts as a ring.
    ring: Ring = "ring" {
        /// One that holds the king and every defender off the edge; it may close
        /// diagonally, and wins even if a capture could still break it.
        OneForAll = "one-for-all",
    }
    /// Whether an unbreakable fort at the edge wins.
    edge_fort: EdgeFort = "edge-fort" {
        Nothing = "nothing",
        DefendersWin = "defenders-win",
    }
    /// What follows when the attackers are to move and cannot.
    attackers_without_move: AttackersWithoutMove = "attackers-without-move" {
        Lose = "lose",
        Draw = "draw",
    }
    /// What follows when the defenders are to move and cannot.
    defenders_without_move: DefendersWithoutMove = "defenders-without-move" {
        Lose = "lose",
        Draw = "draw",
    }
    /// What follows from a repeated position.
    repetition: Repetition = "repetition" {
        Draw = "draw",
        /// The defenders lose, even if the attackers repeated.
        DefendersLose = "defenders-lose",
        MoverLoses = "mover-loses",
        /// The ply that would repeat is illegal.
        Forbidden = "forbidden",
        /// The same for the defenders; the attackers may repeat.
        ForbiddenToDefenders = "forbidden-to-defenders",
    }
    goal: Goal = "goal" {
        Corner = "corner",
        Edge = "edge",
    }
    /// What the defenders announce when an escape route opens.
    announcement: Announcement = "announcement" {
        None = "none",
        Count = "count",
        /// How many and which.
        Routes = "routes",
    }
    /// When it is announced.
    announced_with: AnnouncedWith = "announced-with" {
        /// With the ply before the escape, the one that leaves the route open.
        PlyBefore = "ply-before",
    }
    /// What happens to an escape that was not announced.
    unannounced_escape: UnannouncedEscape = "unannounced-escape" {
        Illegal = "illegal",
    }
    /// What follows from leaving an announcement out.
    announcement_left_out: AnnouncementLeftOut = "announcement-left-out" {
        /// Nothing but that the king may not use the route.
        ClosesTheRoute = "closes-the-route",
    }
    /// Whether a die may be agreed on.
    dice: Dice = "dice" {
        None = "none",
        /// The hún rolls the king's reach, if the players agree on it.
        Hun = "hun",
    }
    /// How many games make a match.
    match_games: MatchGames = "match" {
        /// One; two with sides swapped may be agreed.
        One = "one-game",
        /// One, or two with sides swapped: the leaflet offers both.
        TwoOptional = "two-games-optional",
        Two = "two-games",
    }
    /// How a match of two games is counted.
    match_points: MatchPoints = "match-points" {
        /// A win and a draw beat a loss and a draw.
        MorePointsWin = "more-points-win",
    }
    /// What decides a match of two games that ends level.
    match_tie_break: MatchTieBreak = "match-tie-break" {
        None = "none",
        /// If each won one game: the player who needed fewer plies.
        FewerPlies = "fewer-plies",
        /// The player who took more enemy men in the two games.
        MoreCaptures = "more-captures",
    }
}

/// What rule sheets can add about how the house reads its source, by a word each. No ply depends
/// on it.
pub const READINGS: &[&str] = &[
    // castillos: 12 squares, and twice 11 men.
    "squares-decide",
    // kongens-bord: the second piece must be "umstellt".
    "umstellt",
    // castillos: the two must be immobilized.
    "inmovilizar",
    // kongens-bord: the king may be one of the "Zabelmannen" who enclose a shieldwall.
    "king-encloses-shieldwall",
];

/// An option that means nothing while another has a certain word must then be left out:
/// (option, the other, the other's word).
pub(super) const DEPENDS: &[(&str, &str, &str)] = &[
    ("throne-passing", "throne", "ordinary"),
    ("empty-throne-hostile-to", "throne", "ordinary"),
    ("occupied-throne-hostile-to", "throne", "ordinary"),
    ("linnaean-capture", "throne", "ordinary"),
    ("king-on-throne", "throne", "ordinary"),
    ("king-beside-throne", "throne", "ordinary"),
    ("corner-guard", "corners", "ordinary"),
    ("corners-hostile-to", "corners", "ordinary"),
    ("king-beside-corner", "corners", "ordinary"),
    ("pair-enclosure", "king-and-defender", "not-taken"),
    ("shieldwall-closing", "shieldwall", "none"),
    ("shieldwall-corner", "shieldwall", "none"),
    ("shieldwall-king", "shieldwall", "none"),
    ("ring", "encirclement", "nothing"),
    ("match-points", "match", "one-game"),
    ("announced-with", "announcement", "none"),
    ("unannounced-escape", "announcement", "none"),
    ("announcement-left-out", "announcement", "none"),
];

/// Whether the option says anything, given the other choices.
pub fn option_applies(choices: &[(&str, &str)], name: &str) -> bool {
    !DEPENDS.iter().any(|&(option, on, word)| option == name && choices.contains(&(on, word)))
}

impl Options {
    /// Whether the empty throne closes a side of the king. Where two in line take him, it does if
    /// it is hostile to his men; by `king-beside-throne` it can be the fourth of four sides.
    pub fn throne_closes_on_king(&self) -> bool {
        match self.king_beside_throne {
            KingBesideThrone::ThroneIsFourth => true,
            KingBesideThrone::ThroneNeverHelps => false,
            KingBesideThrone::AsInTheOpen => {
                self.empty_throne_hostile_to.sides().defenders
                    && self.king_in_the_open == KingInTheOpen::TwoInLine
            }
        }
    }
}

/// Options that name the sides whose men a square helps to capture.
macro_rules! hostile {
    ($($Type:ident)+) => {
        $(impl $Type {
            /// Whether it is hostile to the men of each side.
            #[must_use]
            pub const fn sides(self) -> BySide<bool> {
                BySide {
                    attackers: matches!(self, $Type::Attackers | $Type::Both),
                    defenders: matches!(self, $Type::Defenders | $Type::Both),
                }
            }
        })+
    };
}

hostile!(EmptyThroneHostileTo OccupiedThroneHostileTo CornersHostileTo);
