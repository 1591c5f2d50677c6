//! How far long work has come, and how much time is left: a line on standard error that vanishes at
//! the end. It is drawn only at a terminal; a pipe gets nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use tokio::runtime;
use tokio::signal::unix::{SignalKind, signal};

/// One line, also in a narrow window.
const BAR: &str = "{msg} {wide_bar} {percent:>3} %, {eta} left";

/// A bar that vanishes when it is dropped.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar for that many steps, named after what is being done ("Checking games").
    pub fn begin(what: &'static str, steps: u64) -> Progress {
        let bar = ProgressBar::new(steps).with_message(what);
        bar.set_style(
            ProgressStyle::with_template(BAR).unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        // Drawn at once, so that it can be seen that something is going on.
        bar.tick();
        Progress(bar)
    }

    /// For work that can't say how far it has come: the time since it began.
    pub fn begin_unmeasured(what: &'static str) -> Progress {
        let bar = ProgressBar::new_spinner().with_message(what);
        bar.set_style(
            ProgressStyle::with_template("{msg}, for {elapsed}")
                .unwrap_or_else(|_| ProgressStyle::default_spinner()),
        );
        // Drawn at once: what is done soon would be over before the first tick.
        bar.tick();
        bar.enable_steady_tick(std::time::Duration::from_millis(500));
        Progress(bar)
    }

    pub fn step(&self) {
        self.0.inc(1);
    }

    /// `done` of `steps` steps are done.
    pub fn reach(&self, done: u64, steps: u64) {
        self.0.set_length(steps);
        self.0.set_position(done);
    }

    /// Takes the bar away while something is written to the same terminal.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Whether the work was told to stop (Ctrl-C, SIGTERM), for work that has something to tidy up.
/// All other work is ended by the signal itself, which does it no harm.
#[derive(Clone, Default)]
pub struct Interruption(Arc<AtomicBool>);

impl Interruption {
    /// Listens from now on, until the program ends.
    pub fn listen() -> Interruption {
        let heard = Interruption::default();
        let tell = heard.clone();
        let (ready, listening) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let Ok(runtime) = runtime::Builder::new_current_thread().enable_io().build() else {
                return;
            };
            runtime.block_on(async {
                let (interrupt, terminate) =
                    (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
                let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) else { return };
                let _ = ready.send(());
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                tell.0.store(true, Ordering::Relaxed);
            });
        });
        // Without signals nothing is listened for, and they end the program.
        let _ = listening.recv();
        heard
    }

    pub fn is_heard(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
