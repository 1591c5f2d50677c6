//! Tournaments before their reader: `page` is what questions about one get, with the `crosstable` of a
//! group; `news` what happens in one, `gone` how players leave it early, `refused` why not.

pub(crate) mod crosstable;
pub(crate) mod gone;
pub(crate) mod news;
pub(crate) mod page;
pub(crate) mod refused;
pub(crate) mod stage;

pub use crosstable::{GroupRow, GroupTable, ResultMark};
pub use gone::Gone;
pub use news::{TournamentEvent, TournamentNews};
pub use page::{
    FollowedBy, Tournament, TournamentLine, TournamentPage, TournamentReader, TournamentStage,
};
pub use refused::TournamentRefused;
pub use stage::FinalOf;
