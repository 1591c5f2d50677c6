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

use std::sync::{Arc, Weak};
use std::time::Duration;

use thirtyfour::error::WebDriverResult;
use thirtyfour::{Cookie, WebDriver};
use tokio::runtime::Runtime;
use tokio::sync::Mutex;

use driver::{DESK, Driver};
use hall::Hall;

/// Long, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

fn with_browsers(test: impl AsyncFn(&mut Hall, &Driver) -> WebDriverResult<()>) {
    let Some(driver) = Driver::start() else { return };
    let mut hall = Hall::open();
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(test(&mut hall, &driver)).expect("a browser that does as it is told");
}

/// A club that has something of everything, and in which Alva has signed in on a device. Those who look
/// at it at the same time share one, because it takes long to fill; it ends with the last of them.
pub struct FilledHall {
    pub address: String,
    device: Vec<Cookie>,
    /// Nobody speaks with it any more.
    _hall: std::sync::Mutex<Hall>,
}

impl FilledHall {
    /// The browser is on Alva's device.
    pub async fn sign_in(&self, browser: &WebDriver) -> WebDriverResult<()> {
        for cookie in &self.device {
            browser.add_cookie(cookie.clone()).await?;
        }
        Ok(())
    }

    async fn shared(driver: &Driver) -> WebDriverResult<Arc<FilledHall>> {
        static SHARED: Mutex<Weak<FilledHall>> = Mutex::const_new(Weak::new());
        let mut shared = SHARED.lock().await;
        if let Some(hall) = shared.upgrade() {
            return Ok(hall);
        }
        let mut hall = Hall::open();
        hall.fill();
        let browser = driver.browser(DESK).await?;
        hall.sign_in(&browser).await?;
        let device = browser.get_all_cookies().await?;
        browser.quit().await?;
        let address = hall.address.clone();
        let filled = Arc::new(FilledHall { address, device, _hall: hall.into() });
        *shared = Arc::downgrade(&filled);
        Ok(filled)
    }
}

fn in_filled_hall(test: impl AsyncFn(&FilledHall, &Driver) -> WebDriverResult<()>) {
    let Some(driver) = Driver::start() else { return };
    let runtime = Runtime::new().expect("a runtime");
    let looked = runtime.block_on(async {
        let hall = FilledHall::shared(&driver).await?;
        test(&hall, &driver).await
    });
    looked.expect("a browser that does as it is told");
}
