//! People who play by mail, in Discord and at terminals at one club, which may be killed meanwhile:
//! each gives orders in the way of his channel until the club has them. What there is to do is read
//! in the club's own file, as if they looked over its shoulder; so what they were answered and what
//! it keeps can be compared.
//!
//! `house` is the club with its Discord and its mail server, `person` who plays there, `book` what
//! stands in the file.

mod book;
mod house;
mod person;

pub use book::{Book, Table};
pub use house::House;
pub use person::{Heard, Person};
