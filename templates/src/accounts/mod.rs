//! Players before their reader: joining, their settings and devices, what is stored about them, the list
//! of them, and why something about them is refused.

pub(crate) mod devices;
pub(crate) mod joining;
pub(crate) mod news;
pub(crate) mod people;
pub(crate) mod privacy;
pub(crate) mod refused;
pub(crate) mod settings;

pub use devices::{Device, devices};
pub use joining::BadName;
pub use news::{AccountNews, AddressChange};
pub use people::{LastSeen, Member, MemberPage, Members, Strength};
pub use privacy::TextFile;
pub use refused::AccountRefused;
pub use settings::Settings;
