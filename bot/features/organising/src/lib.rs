//! What organisers do: `organise` (who may decide what), `host` (what is decided), `announce`, `reports`
//! (what players write to them, and their answers).

pub mod announce;
pub mod host;
pub mod organise;
pub mod reports;
