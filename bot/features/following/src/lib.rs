//! What players follow (`follow`), what the evening edition tells them of it (`edition`), and what
//! organisers want to know in the morning (`today`).

pub mod edition;
pub mod follow;
pub mod today;
