//! What stops an order: a refusal, whose reasons `templates::told` lists, or a fault.

use commands::first_game;
use storage::Fault;
use templates::accounts::AccountRefused;
use templates::circle::CircleRefused;
use templates::following::FollowRefused;
use templates::ladder::LadderRefused;
use templates::organising::HostRefused;
use templates::tournament::TournamentRefused;

use crate::channels::{AddressForm, traits};
use crate::request::Actor;

pub use templates::told::Refused;

/// What stops an order: a refusal, which is an answer, or an error on our side.
#[derive(Debug)]
pub enum Stop {
    /// The asker is told why.
    Refused(Refused),
    /// It is logged, the club apologizes, and the order can be tried again.
    Fault(Fault),
}

macro_rules! stop_for {
    ($($refused:ty),+) => {$(
        impl From<$refused> for Stop {
            fn from(refused: $refused) -> Stop {
                Stop::Refused(refused.into())
            }
        }
    )+};
}

stop_for!(
    Refused,
    AccountRefused,
    CircleRefused,
    FollowRefused,
    HostRefused,
    LadderRefused,
    TournamentRefused
);

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

/// What was done, or the refusal that is the answer instead; a fault goes on to the caller.
pub fn or_refused<T>(done: Result<T, Stop>) -> Result<Result<T, Refused>, Fault> {
    match done {
        Ok(done) => Ok(Ok(done)),
        Err(Stop::Refused(refused)) => Ok(Err(refused)),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// Why somebody who hasn't joined is refused something that only players can do.
pub fn unknown(actor: &Actor) -> Refused {
    let address = actor.address.clone();
    match traits(actor.channel).address {
        AddressForm::Name => Refused::NotAPlayer { name: address, wish: first_game().to_string() },
        AddressForm::Mailbox | AddressForm::Account => AccountRefused::Stranger { address }.into(),
        AddressForm::Device => AccountRefused::NotSignedIn.into(),
    }
}
