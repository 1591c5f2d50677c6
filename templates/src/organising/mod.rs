//! What organisers decide, as everybody hears of it, and what they want to know in the morning.

pub(crate) mod decided;
pub(crate) mod today;

pub use decided::{
    ActAsked, HostRefused, PartyTo, announced, barred, brought_forward, extended,
    organiser_changed, organisers, report_answered, report_made,
};
pub use today::{
    ClubToday, ListBeginning, MOST_LISTED, TodayGame, TodayOrganiser, TodayReader, TodayReport,
};
