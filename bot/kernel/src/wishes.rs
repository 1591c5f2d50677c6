//! What people at terminals want who aren't players yet, until they say yes to joining. It is kept in
//! memory alone: nothing is stored about somebody who hasn't joined.

use std::collections::VecDeque;

use chrono::{DateTime, TimeDelta, Utc};
use commands::{Deed, Needs, Order, OrderLine, first_game};

use crate::channels::{AddressForm, traits};
use crate::request::Actor;

/// The most people whose wishes are kept at once; the oldest wish gives way.
const MOST: usize = 100;

/// For how long a yes is an answer.
const OPEN_FOR: TimeDelta = TimeDelta::minutes(10);

/// The newest wish of each of them.
#[derive(Debug, Default)]
pub struct Wishes(VecDeque<Wish>);

#[derive(Debug)]
struct Wish {
    name: String,
    line: OrderLine,
    until: DateTime<Utc>,
}

impl Wishes {
    /// Notes what somebody wants who sits at a terminal. Elsewhere it isn't known under which name
    /// somebody would join.
    pub fn note(&mut self, actor: &Actor, line: OrderLine, now: DateTime<Utc>) {
        if traits(actor.channel).address == AddressForm::Name {
            self.0.retain(|wish| wish.name != actor.address && wish.until > now);
            self.0.truncate(MOST - 1);
            let name = actor.address.clone();
            self.0.push_front(Wish { name, line, until: now + OPEN_FOR });
        }
    }

    /// What somebody wants who says something: a yes is for it, and anything else leaves it.
    pub fn take(&mut self, actor: &Actor, now: DateTime<Utc>) -> Option<OrderLine> {
        let is_named = traits(actor.channel).address == AddressForm::Name;
        let at = self.0.iter().position(|wish| is_named && wish.name == actor.address)?;
        self.0.remove(at).filter(|wish| wish.until > now).map(|wish| wish.line)
    }
}

/// What somebody can do as soon as they have joined: what they asked for, or else a first game.
pub fn wish_of(order: &Order) -> OrderLine {
    match order {
        Order::Do(deed) if deed.needs() == Needs::Nothing && !is_said_before_joining(deed) => {
            OrderLine::without_game(deed.clone())
        }
        Order::Do(_) | Order::Ask(_) => OrderLine::without_game(first_game()),
    }
}

/// Whether that is said by people who are about to join: an answer, or who they are.
fn is_said_before_joining(deed: &Deed) -> bool {
    matches!(deed, Deed::Yes(_) | Deed::No | Deed::Rename(_))
}
