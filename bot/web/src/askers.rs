//! Who asks for codes to sign in: how many somebody can ask for in a day, and when each is dealt with.
//! It knows browsers, networks, and players who have been signed in on a device before, all of them
//! in memory alone; whose codes they ask for it doesn't know.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use service::token::Token;
use storage::PlayerId;
use tokio::time::Instant;

/// How many codes a day one browser can ask for, and a device on which somebody has been signed in.
pub const MOST_OF_BROWSER: u32 = 5;

/// How many codes a day one network can ask for, if the web server in front says which it is.
pub const MOST_OF_NETWORK: u32 = 10;

/// How many codes of a network are dealt with at once; each of the others waits for the one before it.
pub const AT_ONCE: u32 = 5;

/// How long such a code waits.
pub const PAUSE: Duration = Duration::from_secs(60);

/// How many codes of a network wait at the same time.
pub const MOST_WAITING: u32 = 5;

/// How long a code is dealt with after the answer, so that nobody learns from the time of one whether
/// there was anybody to write to.
const LATER: Duration = Duration::from_millis(250);

const DAY: Duration = Duration::from_hours(24);

/// How many askers are remembered: far more than there are codes in a day.
const MOST_ASKERS: usize = 10_000;

/// The network of an asker, or `None` if nobody says it: then all are one network.
pub type Network = Option<IpAddr>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Asker {
    /// By its device's secret.
    Browser([u8; 16]),
    Network(Network),
    /// On devices on which this player has been signed in before.
    Known(PlayerId),
}

/// What an asker has asked for within a day.
#[derive(Clone, Copy, Debug)]
struct AskerTally {
    since: Instant,
    codes: u32,
    /// When the last of them is dealt with.
    last: Instant,
}

/// All who have asked for codes.
#[derive(Debug, Default)]
pub struct Askers(Mutex<HashMap<Asker, AskerTally>>);

impl Askers {
    /// When a code is dealt with that a browser asks for, from whose next secret it is the same; `None`
    /// if it has asked for too many, or its network has.
    pub fn ask(
        &self,
        now: Instant,
        (browser, next): (Token, Token),
        network: Network,
    ) -> Option<Instant> {
        let mut askers = self.askers(now)?;
        let of_browser = asked(&askers, Asker::Browser(browser.bits()), now);
        let of_network = asked(&askers, Asker::Network(network), now);
        let is_too_many = of_browser.codes >= MOST_OF_BROWSER
            || network.is_some() && of_network.codes >= MOST_OF_NETWORK;
        let due = match of_network.codes < AT_ONCE {
            true => now + LATER,
            false => of_network.last.max(now) + PAUSE,
        };
        if is_too_many || due > now + LATER + PAUSE * MOST_WAITING {
            return None;
        }
        for browser in [browser, next] {
            askers.insert(Asker::Browser(browser.bits()), of_browser.and(due));
        }
        askers.insert(Asker::Network(network), of_network.and(due));
        Some(due)
    }

    /// The same on a device on which a player has been signed in before, whatever its network.
    pub fn ask_known(&self, now: Instant, player: PlayerId) -> Option<Instant> {
        let mut askers = self.askers(now)?;
        let before = asked(&askers, Asker::Known(player), now);
        let due = now + LATER;
        (before.codes < MOST_OF_BROWSER).then(|| {
            askers.insert(Asker::Known(player), before.and(due));
            due
        })
    }

    /// Those of the last day, unless they are too many to remember another.
    fn askers(&self, now: Instant) -> Option<MutexGuard<'_, HashMap<Asker, AskerTally>>> {
        // What is changed under this lock is whole after each line.
        let mut askers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        askers.retain(|_, asked| now.duration_since(asked.since) < DAY);
        (askers.len() < MOST_ASKERS).then_some(askers)
    }
}

fn asked(askers: &HashMap<Asker, AskerTally>, asker: Asker, now: Instant) -> AskerTally {
    askers.get(&asker).copied().unwrap_or(AskerTally { since: now, codes: 0, last: now })
}

impl AskerTally {
    /// With another code, which is dealt with then.
    fn and(self, due: Instant) -> AskerTally {
        AskerTally { codes: self.codes + 1, last: due, ..self }
    }
}

/// The network from which a request came, as the web server in front says, which runs on this machine
/// as all do that reach the pages. It writes it last; whatever is before that, a browser can make up.
pub fn network(headers: &HeaderMap) -> Network {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    let address = last.parse().or_else(|_| last.parse().map(|at: SocketAddr| at.ip())).ok()?;
    Some(match IpAddr::to_canonical(&address) {
        // Who has one address of these has all that begin alike.
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
        }
        address => address,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn browser(number: u8) -> (Token, Token) {
        let mut next = [number; 16];
        next[0] = !number;
        (Token::of_bits([number; 16]), Token::of_bits(next))
    }

    fn from(network: &str) -> Network {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", network.parse().unwrap());
        super::network(&headers)
    }

    /// How long after `now` a code is dealt with, in minutes.
    fn minutes(now: Instant, due: Option<Instant>) -> Option<u64> {
        due.map(|due| (due - now).as_secs() / 60)
    }

    #[test]
    fn a_network_waits_and_keeps_nobody_else_waiting() {
        let (askers, now) = (Askers::default(), Instant::now());
        let one = from("192.0.2.1");
        let ask = |now, number, network| minutes(now, askers.ask(now, browser(number), network));
        let asked: Vec<_> = (10..30).map(|number| ask(now, number, one)).collect();
        assert_eq!(asked[..5], [Some(0); 5]);
        assert_eq!(asked[5..10], [Some(1), Some(2), Some(3), Some(4), Some(5)]);
        assert_eq!(asked[10..], [None; 10]);
        assert_eq!(ask(now, 40, from("192.0.2.2")), Some(0));
        // What waited doesn't count against it again before a day is over.
        assert_eq!(ask(now + DAY / 2, 41, one), None);
        assert_eq!(ask(now + DAY, 41, one), Some(0));
    }

    #[test]
    fn without_a_network_all_wait_together_and_none_is_shut_out_for_a_day() {
        let (askers, now) = (Askers::default(), Instant::now());
        let sent = (10..110).filter(|&number| askers.ask(now, browser(number), None).is_some());
        assert_eq!(sent.count(), 10);
        let later = now + PAUSE * 6;
        assert_eq!(minutes(later, askers.ask(later, browser(200), None)), Some(1));
    }

    #[test]
    fn a_browser_is_the_same_with_its_next_secret() {
        let (askers, now) = (Askers::default(), Instant::now());
        let secret = |number| Token::of_bits([number; 16]);
        let network = |number: u8| from(&format!("192.0.2.{number}"));
        for number in 1..=5 {
            let secrets = (secret(number), secret(number + 1));
            assert!(askers.ask(now, secrets, network(number)).is_some(), "{number}");
        }
        assert_eq!(askers.ask(now, (secret(6), secret(7)), network(6)), None);
        assert!(askers.ask(now, (secret(99), secret(100)), network(6)).is_some());
    }

    #[test]
    fn a_known_device_waits_for_no_network() {
        let (askers, now) = (Askers::default(), Instant::now());
        let asked = (10..30).filter(|&number| askers.ask(now, browser(number), None).is_some());
        assert_eq!(asked.count(), 10);
        let known = || minutes(now, askers.ask_known(now, PlayerId(1)));
        assert_eq!([known(), known(), known(), known(), known()], [Some(0); 5]);
        assert_eq!(known(), None);
        assert!(askers.ask_known(now, PlayerId(2)).is_some());
    }

    #[test]
    fn networks_are_what_the_server_in_front_says_last() {
        let v4 = Some(IpAddr::from([192, 0, 2, 1]));
        for said in ["192.0.2.1", "10.0.0.1, 192.0.2.1", "x,192.0.2.1:4711", "::ffff:192.0.2.1"] {
            assert_eq!(from(said), v4, "{said}");
        }
        let v6 = from("2001:db8:1:2:aaaa::1");
        assert_eq!(v6, Some("2001:db8:1:2::".parse().unwrap()));
        assert_eq!(v6, from("[2001:db8:1:2:bbbb::2]:443"));
        assert_ne!(v6, from("2001:db8:1:3::1"));
        for said in ["unix:", "", "192.0.2.1,", "unknown"] {
            assert_eq!(from(said), None, "{said}");
        }
        let mut twice = HeaderMap::new();
        twice.append("x-forwarded-for", "198.51.100.7".parse().unwrap());
        twice.append("x-forwarded-for", "192.0.2.1".parse().unwrap());
        assert_eq!(network(&twice), v4);
        assert_eq!(network(&HeaderMap::new()), None);
    }
}
