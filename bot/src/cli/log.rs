//! The log of a running club: one line an entry, as text or JSON, without names, addresses, tokens
//! or anything that people wrote. It goes to standard error or, while a person plays at the
//! terminal, into a file in the club's folder.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use tracing::level_filters::LevelFilter;
use tracing::subscriber::set_global_default;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::ChronoUtc;
use tracing_subscriber::fmt::writer::BoxMakeWriter;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::{LookupSpan, Registry};
use tracing_subscriber::{Layer, fmt, reload};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LogSettings {
    pub format: LogFormat,
    pub level: Level,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogFormat {
    /// With the time, for a service.
    Text,
    /// The same as JSON, for programs.
    Json,
    /// For commands that finish at once.
    Plain,
}

pub(super) const COMMAND: LogSettings =
    LogSettings { format: LogFormat::Plain, level: Level::WARN };

/// Formats an entry as `taflpost: …`.
struct Plain;

impl Default for LogSettings {
    fn default() -> LogSettings {
        LogSettings { format: LogFormat::Text, level: Level::WARN }
    }
}

impl LogFormat {
    /// With their words in the configuration.
    pub const ALL: [(&'static str, LogFormat); 2] =
        [("text", LogFormat::Text), ("json", LogFormat::Json)];
}

impl<S, N> FormatEvent<S, N> for Plain
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut to: Writer<'_>,
        event: &Event<'_>,
    ) -> std::fmt::Result {
        to.write_str("taflpost: ")?;
        context.format_fields(to.by_ref(), event)?;
        to.write_char('\n')
    }
}

/// With their words in the configuration.
pub(super) const LEVELS: [(&str, Level); 4] = [
    ("error", Level::ERROR),
    ("warn", Level::WARN),
    ("info", Level::INFO),
    ("debug", Level::DEBUG),
];

/// What is logged; it can be changed while the club runs.
static FILTER: OnceLock<reload::Handle<Targets, Registry>> = OnceLock::new();

/// Starts logging: into the file, if there is one. A process logs in one way, so later calls change
/// nothing.
pub(super) fn begin(settings: LogSettings, file: Option<&Path>) -> io::Result<()> {
    if FILTER.get().is_some() {
        return Ok(());
    }
    let (filter, handle) = reload::Layer::new(targets(settings.level));
    let time = ChronoUtc::new("%FT%TZ".to_owned());
    let written = fmt::layer().with_timer(time).with_target(false).with_ansi(false);
    let to = match file {
        Some(path) => BoxMakeWriter::new(open(path)?),
        None => BoxMakeWriter::new(io::stderr),
    };
    let layer = match settings.format {
        LogFormat::Plain => fmt::layer().event_format(Plain).with_writer(to).boxed(),
        LogFormat::Text => written.with_writer(to).boxed(),
        LogFormat::Json => written.json().flatten_event(true).with_writer(to).boxed(),
    };
    // Both fail only if logging has already been set up, which is then left as it is.
    if set_global_default(tracing_subscriber::registry().with(filter).with(layer)).is_ok() {
        let _ = FILTER.set(handle);
    }
    Ok(())
}

/// Changes what is logged to these settings; the format stays the same.
pub(super) fn set_level(level: Level) {
    if let Some(handle) = FILTER.get() {
        // This fails only when nothing is logged any more.
        let _ = handle.reload(targets(level));
    }
}

/// Logs nothing more of the lines to the outside. Whatever is under way over them when the club
/// closes is cut off, which would look like trouble there, and is done again when it opens.
pub(super) fn leave_out_cut_lines() {
    const LINES: [&str; 3] = ["discord", "mail", "web"];
    if let Some(handle) = FILTER.get() {
        let cut = LINES.map(|name| (name, LevelFilter::OFF));
        // This fails only when nothing is logged any more.
        let _ = handle.modify(|targets| *targets = targets.clone().with_targets(cut));
    }
}

/// The crates of the house that log.
const CRATES: [&str; 7] = ["bot", "club", "discord", "house", "mail", "terminal", "web"];

/// Only our own entries, because libraries log addresses.
fn targets(level: Level) -> Targets {
    let level = LevelFilter::from_level(level);
    Targets::new().with_targets(CRATES.map(|name| (name, level)))
}

fn open(path: &Path) -> io::Result<Arc<File>> {
    let mut options = OpenOptions::new();
    Ok(Arc::new(options.append(true).create(true).mode(0o600).open(path)?))
}
