//! What happens in a game and is told with its board: kept and shown by the same words.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameNews {
    Began,
    Ply,
    /// The same where an announcement was left out of the ply, because there are none under that
    /// ruleset. Only the player who made it is told.
    PlyUnannounced,
    /// A ply that nobody had seen was withdrawn and made again with its announcement. Only the
    /// player who made it is told.
    AnnouncedAfter,
    /// The hún was rolled; the player who rolled it is on move.
    Rolled,
    DrawOffered,
    DrawDeclined,
    DrawWithdrawn,
    TakebackOffered,
    TakebackDeclined,
    TakebackWithdrawn,
    TakenBack,
    /// More time for both, or a pause.
    TimeOffered,
    TimeDeclined,
    TimeWithdrawn,
    TimeAgreed,
    /// A move was withdrawn before it was seen. Only the player who made it is told.
    Withdrawn,
    /// The game ended, but not by a move.
    Ended,
    /// The time of the player on move is up, and the opponent can claim the win.
    TimeUp,
    /// The time was up, and a day of vacation was taken instead.
    DayUsed,
    /// The player on move can't be told, and their clock runs all the same.
    TellingGivenUp,
    /// A message about the turn didn't arrive, and no more than a part of the time is refunded.
    RefundedRest,
    /// The answer that the player had planned was played.
    PlanPlayed,
    /// The player had planned to resign, and has.
    PlanResigned,
}

impl GameNews {
    pub const ALL: [GameNews; 24] = [
        GameNews::Began,
        GameNews::Ply,
        GameNews::PlyUnannounced,
        GameNews::AnnouncedAfter,
        GameNews::Rolled,
        GameNews::DrawOffered,
        GameNews::DrawDeclined,
        GameNews::DrawWithdrawn,
        GameNews::TakebackOffered,
        GameNews::TakebackDeclined,
        GameNews::TakebackWithdrawn,
        GameNews::TakenBack,
        GameNews::TimeOffered,
        GameNews::TimeDeclined,
        GameNews::TimeWithdrawn,
        GameNews::TimeAgreed,
        GameNews::Withdrawn,
        GameNews::Ended,
        GameNews::TimeUp,
        GameNews::DayUsed,
        GameNews::TellingGivenUp,
        GameNews::RefundedRest,
        GameNews::PlanPlayed,
        GameNews::PlanResigned,
    ];

    /// Whether a side has offered or answered something, and the other is told.
    pub const fn is_of_one_side(self) -> bool {
        matches!(
            self,
            GameNews::DrawOffered
                | GameNews::DrawDeclined
                | GameNews::DrawWithdrawn
                | GameNews::TakebackOffered
                | GameNews::TakebackDeclined
                | GameNews::TakebackWithdrawn
                | GameNews::TimeOffered
                | GameNews::TimeDeclined
                | GameNews::TimeWithdrawn
        )
    }

    /// Whether everybody can read it where the game is shown.
    pub const fn is_public(self) -> bool {
        !matches!(
            self,
            GameNews::PlyUnannounced
                | GameNews::AnnouncedAfter
                | GameNews::Withdrawn
                | GameNews::TellingGivenUp
                | GameNews::RefundedRest
                | GameNews::PlanPlayed
                | GameNews::PlanResigned
        )
    }
}
