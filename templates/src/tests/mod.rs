//! Renders everything the crate can say and draw, in every language that ships.

mod account;
mod agreements;
mod boards;
mod club;
mod commands;
mod examples;
mod golden;
mod guide;
mod help;
mod host;
mod ladder;
mod mailed;
mod mails;
mod media;
mod messages;
mod moments;
mod notices;
mod one_of_each;
mod prose;
mod refusals;
mod samples;
mod spoken;
mod stop_page;
mod tables;
mod tournament;

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static USED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that the running test has rendered this message.
pub(crate) fn note_used(id: &str) {
    USED.with_borrow_mut(|used| used.insert(id.to_owned()));
}

fn used() -> BTreeSet<String> {
    USED.with_borrow(Clone::clone)
}
