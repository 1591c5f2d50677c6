//! People who play by email, in Discord and at terminals at one club, which may be killed
//! meanwhile: each gives orders over their channel until the club has them. They read what there is
//! to do in the club's own file, as if they looked over its shoulder; so the answers they got can
//! be compared with what it stores.
//!
//! `house` is the club with its Discord and its mail server, `person` somebody who plays there,
//! `book` reads the file.

mod book;
mod house;
mod person;

pub use book::{Book, Table};
pub use house::House;
pub use person::{Heard, Person};
