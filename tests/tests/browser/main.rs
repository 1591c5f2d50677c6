//! The pages in a real browser, headless Chromium, on a phone and on a desk: a move is three taps,
//! also with the keyboard alone; nothing is wider than the screen; nothing that axe-core knows keeps
//! anybody out, whatever the colours; and no page loads anything from elsewhere.
//!
//! Needs Debian's `chromium` and `chromium-driver`, and axe-core's one file, which `TAFLPOST_AXE`
//! names (`.ci/pages` gets all three). What is missing is reported, and with `TAFLPOST_CHROMIUM=1` a
//! failure. `TAFLPOST_SHOTS` names a folder for pictures of all pages.

mod driver;
mod hall;
mod judge;
mod pages;
mod playing;

use std::time::Duration;

use thirtyfour::error::WebDriverResult;
use tokio::runtime::Runtime;

use driver::Driver;
use hall::Hall;

/// Long, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

fn with_browsers(test: impl AsyncFn(&mut Hall, &Driver) -> WebDriverResult<()>) {
    let Some(driver) = Driver::start() else { return };
    let mut hall = Hall::open();
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(test(&mut hall, &driver)).expect("a browser that does as it is told");
}
