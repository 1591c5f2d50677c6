//! Failures of requests, as a test orders them: Discord is busy, broken, slow, or the line is cut
//! before or after the work was done.

use std::time::Duration;

use super::shared::Shared;
use super::world::Request;

/// Which limit was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot's own, for this kind of request.
    User,
    /// The bot's own, for all requests.
    Global,
    /// The one of everybody who uses the same thing; not counted against the bot.
    Shared,
}

/// How a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 429: try again after that long.
    Limited(Duration, Scope),
    /// That status, and nothing was done: 500, 502, 503.
    Broken(u16),
    /// That status with that code of Discord's, and nothing was done.
    Refused(u16, u32),
    /// The connection ends, and nothing was done.
    CutBefore,
    /// The connection ends when everything was done.
    CutAfter,
    /// Nothing happens for that long; then it is done and answered.
    SlowBefore(Duration),
    /// It is done at once, and answered after that long.
    SlowAfter(Duration),
    /// Nothing happens until the test lets it go on.
    HeldBefore,
    /// It is done at once, and answered when the test lets it go on.
    HeldAfter,
}

/// A fault that waits for its request.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub method: String,
    pub prefix: String,
    pub fault: Fault,
    /// How many more requests it is for.
    pub left: usize,
}

/// The fault that waits for that request, if there is one.
pub(super) fn take(waiting: &mut Vec<Waiting>, request: &Request) -> Option<Fault> {
    let fits =
        |one: &Waiting| one.method == request.method && request.path.starts_with(&one.prefix);
    let at = waiting.iter().position(fits)?;
    let fault = waiting[at].fault;
    waiting[at].left -= 1;
    if waiting[at].left == 0 {
        waiting.remove(at);
    }
    Some(fault)
}

/// The failures of requests.
#[derive(Debug)]
pub struct Faults<'a>(pub(super) &'a Shared);

impl Faults<'_> {
    /// The next request of that method whose path, after `/api/v10`, begins like that.
    pub fn next(&self, method: &str, prefix: &str, fault: Fault) {
        self.times(1, method, prefix, fault);
    }

    /// The next few of them.
    pub fn times(&self, times: usize, method: &str, prefix: &str, fault: Fault) {
        let (method, prefix) = (method.to_owned(), prefix.to_owned());
        let waiting = Waiting { method, prefix, fault, left: times };
        self.0.change(|world| world.faults.push(waiting));
    }

    /// All of them, until `clear`.
    pub fn always(&self, method: &str, prefix: &str, fault: Fault) {
        self.times(usize::MAX, method, prefix, fault);
    }

    /// Nothing goes wrong any longer.
    pub fn clear(&self) {
        self.0.change(|world| world.faults.clear());
    }

    /// How many requests are held.
    pub fn held(&self) -> usize {
        self.0.look().held.len()
    }

    /// What is held goes on.
    pub fn lets_go_on(&self) {
        self.0.change(|world| world.held.clear());
    }

    /// How many faults wait for their requests.
    pub fn left(&self) -> usize {
        self.0.look().faults.len()
    }
}
