//! Players' accounts: how somebody becomes a player, is known on further channels and devices, sets what
//! they want, gets all that is stored about them, and leaves.
//!
//! `join`, `link` with `everywhere` (every address is told), `devices`, `settings`, `account` (what its
//! player sees), `calendar`, `unsubscribe`, `export` with `exported`, `erase`.

pub mod account;
pub mod calendar;
pub mod devices;
pub mod erase;
pub mod everywhere;
pub mod export;
pub mod exported;
pub mod join;
pub mod link;
pub mod settings;
pub mod unsubscribe;
