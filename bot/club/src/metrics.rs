//! What a host can monitor of a running club, in the text format of Prometheus: how many requests
//! come and what results from them, how long it takes until they are on the disk, what is waiting
//! in the outbox, and how late clocks are checked. Only numbers: no names, addresses or texts.

use std::time::Duration;

use chrono::{DateTime, Utc};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use storage::{Channel, Delivery, OutboxCount};

/// Seconds, from a fast disk to the two seconds after which Discord would have given up.
const COMMITS: [f64; 10] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// Seconds: clocks are checked every five.
const LATENESS: [f64; 8] = [1.0, 2.0, 5.0, 6.0, 10.0, 30.0, 60.0, 600.0];

/// Seconds, from what a busy channel waits for to what a second rename does.
const LIMITS: [f64; 6] = [1.0, 5.0, 10.0, 60.0, 600.0, 3_600.0];

/// What is counted while a club runs.
#[derive(Debug)]
pub struct Metrics {
    requests: Family<Labels, Counter>,
    commits: Histogram,
    lateness: Histogram,
    limits: Histogram,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequestOutcome {
    /// It was carried out, or answered.
    Done,
    Refused,
    /// Something went wrong on our side.
    Failed,
}

impl RequestOutcome {
    /// Its word in logs and metrics.
    pub const fn word(self) -> &'static str {
        match self {
            RequestOutcome::Done => "done",
            RequestOutcome::Refused => "refused",
            RequestOutcome::Failed => "failed",
        }
    }
}

/// The name and the word of each label.
type Labels = [(&'static str, &'static str); 2];

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            requests: Family::default(),
            commits: Histogram::new(COMMITS),
            lateness: Histogram::new(LATENESS),
            limits: Histogram::new(LIMITS),
        }
    }
}

impl Metrics {
    pub(super) fn asked(&self, channel: Channel, outcome: RequestOutcome) {
        let asked = [("channel", channel.name()), ("outcome", outcome.word())];
        self.requests.get_or_create(&asked).inc();
    }

    /// Notes how long it took to decide something and get it onto the disk.
    pub(super) fn decided(&self, took: Duration) {
        self.commits.observe(took.as_secs_f64());
    }

    /// Notes how late the most overdue clock was checked.
    pub(super) fn late(&self, by: Duration) {
        self.lateness.observe(by.as_secs_f64());
    }

    /// Notes for how long Discord took no more requests of some kind.
    pub(super) fn limited(&self, by: Duration) {
        self.limits.observe(by.as_secs_f64());
    }

    /// All metrics as text, with what is waiting in the outbox now.
    pub fn text(&self, outbox: &[OutboxCount], now: DateTime<Utc>) -> String {
        let mut registry = Registry::with_prefix("taflpost");
        registry.register(
            "requests",
            "Commands and questions, by channel and outcome",
            self.requests.clone(),
        );
        registry.register(
            "commit_seconds",
            "Time from the start of a decision until it was on the disk",
            self.commits.clone(),
        );
        registry.register(
            "deadline_lateness_seconds",
            "How late the most overdue clock was when due clocks were checked",
            self.lateness.clone(),
        );
        registry.register(
            "discord_limit_seconds",
            "For how long a request to Discord was to wait because of Discord's limits",
            self.limits.clone(),
        );
        let depth = Family::<Labels, Gauge>::default();
        let age = Family::<Labels, Gauge>::default();
        let labels = |channel: Channel, state: Delivery| {
            [("channel", channel.name()), ("state", state.name())]
        };
        // A channel without waiting notices is reported as zero.
        for channel in Channel::ALL {
            let none = labels(channel, Delivery::Queued);
            depth.get_or_create(&none).set(0);
            age.get_or_create(&none).set(0);
        }
        for count in outbox {
            let waiting = labels(count.channel, count.state);
            depth.get_or_create(&waiting).set(i64::from(count.count));
            let oldest = (now - count.oldest).num_seconds().max(0);
            age.get_or_create(&waiting).set(oldest);
        }
        registry.register("outbox_notices", "Messages in the outbox, by channel and state", depth);
        registry.register(
            "outbox_oldest_seconds",
            "The age of the oldest message in the outbox, by channel and state",
            age,
        );
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &registry);
        text
    }
}
