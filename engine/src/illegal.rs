//! Why a ply is refused: each reason names the rule and the squares, and says what to
//! do instead. The words for it are in `templates`.

use crate::dice::Roll;
use crate::notation::ply_text::Unreadable;
use crate::outcome::Outcome;
use crate::position::Move;
use crate::routes::Routes;
use crate::side::Side;
use crate::square::Square;

/// Every reason against a ply. Nothing has changed when one is returned. Where they are named, `mv`
/// is the move asked for, and `targets` is where its piece can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The text is not a ply in any spelling.
    Unreadable(Unreadable),
    GameOver(Outcome),
    /// The number before the move is neither the ply's nor that of its pair.
    WrongNumber {
        number: u32,
        due: u32,
    },
    /// This board has no such square.
    OffBoard {
        square: Square,
        size: u8,
    },
    NoPiece {
        from: Square,
    },
    /// The piece on that square is the other side's.
    NotYourPiece {
        from: Square,
        to_move: Side,
    },
    /// The piece letter says king but the piece is a man, or the other way round.
    WrongPiece {
        from: Square,
        is_king: bool,
    },
    /// A move must be made: from and to are the same.
    SameSquare {
        square: Square,
    },
    /// Pieces go along a rank or a file.
    NotInLine {
        mv: Move,
        targets: Vec<Square>,
    },
    /// A piece stands in the way or on the square itself.
    Blocked {
        mv: Move,
        by: Square,
        targets: Vec<Square>,
    },
    /// Under this ruleset men may not pass the throne.
    ThroneNotPassable {
        mv: Move,
        targets: Vec<Square>,
    },
    /// Only the king may stand on the throne.
    ThroneReserved {
        mv: Move,
        targets: Vec<Square>,
    },
    /// Only the king may stand in a corner.
    CornerReserved {
        mv: Move,
        targets: Vec<Square>,
    },
    /// Under this ruleset the piece goes fewer squares.
    TooFar {
        mv: Move,
        most: u8,
        targets: Vec<Square>,
    },
    /// A square claimed as captured is not taken by this move.
    ClaimNotTaken {
        mv: Move,
        square: Square,
        /// What the move does take.
        taken: Vec<Square>,
    },
    /// The king may not use a route that was open and not announced.
    SilentRoute {
        goal: Square,
    },
    /// The position would occur for the n-th time, which this ruleset forbids.
    WouldRepeat {
        mv: Move,
        occurrence: u32,
    },
    /// The announcement, or its absence, does not fit.
    Announcement(WrongAnnouncement),
    /// What the die does not allow.
    Dice(WrongRoll),
}

/// What is wrong with an announcement. Told to the mover alone, since it tells what is
/// open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongAnnouncement {
    /// This ruleset has none.
    NotInThisRuleset,
    /// Only defenders announce.
    AttackersHaveNone,
    /// No route is open after this move.
    NothingToAnnounce,
    /// One route was announced and two are open, or the other way round.
    WrongCount { open: Routes },
    /// The routes named are not all those that are open, and only those.
    WrongRoutes { named: Vec<Square>, open: Routes },
    /// The routes named are those that are open, but the number said with them is another.
    WrongNumber { number: u32, open: Routes },
    /// Under this ruleset the routes must be named.
    MustBeNamed { open: Routes },
    /// A route is open and not announced, and the players agreed to be reminded. Send
    /// again with the announcement or with `silent`.
    Remind { open: Routes },
}

/// What is wrong with a roll, or with a move under the hún.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongRoll {
    /// This game is played without the die.
    NotPlayed,
    AttackersDoNotRoll,
    /// The king may be moved only after declaring the roll.
    RollFirst,
    /// A declared roll cannot be withdrawn or made twice.
    AlreadyRolled(Roll),
    /// The king can move within the roll, so he must.
    KingMustMove(Roll),
    BeyondRoll(Roll),
    /// The roll in the text is not the one that was made.
    NotTheRoll(Roll),
    /// The turn passes only if no piece can move.
    CannotPass,
}

impl Illegal {
    /// A short word for machines, one for each reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::Unreadable(_) => "unreadable",
            Illegal::GameOver(_) => "game-over",
            Illegal::WrongNumber { .. } => "wrong-number",
            Illegal::OffBoard { .. } => "off-board",
            Illegal::NoPiece { .. } => "no-piece",
            Illegal::NotYourPiece { .. } => "not-your-piece",
            Illegal::WrongPiece { .. } => "wrong-piece",
            Illegal::SameSquare { .. } => "same-square",
            Illegal::NotInLine { .. } => "not-in-line",
            Illegal::Blocked { .. } => "blocked",
            Illegal::ThroneNotPassable { .. } => "throne-not-passable",
            Illegal::ThroneReserved { .. } => "throne-reserved",
            Illegal::CornerReserved { .. } => "corner-reserved",
            Illegal::TooFar { .. } => "too-far",
            Illegal::ClaimNotTaken { .. } => "claim-not-taken",
            Illegal::SilentRoute { .. } => "silent-route",
            Illegal::WouldRepeat { .. } => "would-repeat",
            Illegal::Announcement(wrong) => match wrong {
                WrongAnnouncement::NotInThisRuleset => "no-announcements",
                WrongAnnouncement::AttackersHaveNone => "attackers-announce-nothing",
                WrongAnnouncement::NothingToAnnounce => "nothing-to-announce",
                WrongAnnouncement::WrongCount { .. } => "wrong-count",
                WrongAnnouncement::WrongRoutes { .. } => "wrong-routes",
                WrongAnnouncement::WrongNumber { .. } => "wrong-number-of-routes",
                WrongAnnouncement::MustBeNamed { .. } => "routes-must-be-named",
                WrongAnnouncement::Remind { .. } => "announce-or-silent",
            },
            Illegal::Dice(wrong) => match wrong {
                WrongRoll::NotPlayed => "no-dice",
                WrongRoll::AttackersDoNotRoll => "attackers-do-not-roll",
                WrongRoll::RollFirst => "roll-first",
                WrongRoll::AlreadyRolled(_) => "already-rolled",
                WrongRoll::KingMustMove(_) => "king-must-move",
                WrongRoll::BeyondRoll(_) => "beyond-roll",
                WrongRoll::NotTheRoll(_) => "not-the-roll",
                WrongRoll::CannotPass => "cannot-pass",
            },
        }
    }
}

impl From<WrongAnnouncement> for Illegal {
    fn from(wrong: WrongAnnouncement) -> Illegal {
        Illegal::Announcement(wrong)
    }
}

impl From<WrongRoll> for Illegal {
    fn from(wrong: WrongRoll) -> Illegal {
        Illegal::Dice(wrong)
    }
}
