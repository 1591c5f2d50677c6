//! Chromium's driver, and the browsers that it starts, each with a screen of its own.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{
    BrowserCapabilitiesHelper, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver,
};

use crate::PATIENCE;

const DRIVER: &str = "/usr/bin/chromedriver";

/// A screen, by its size in pixels.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Screen {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
}

pub const PHONE: Screen = Screen { name: "phone", width: 360, height: 740 };
pub const PHONE_ON_ITS_SIDE: Screen = Screen { name: "phone-on-its-side", width: 740, height: 360 };
pub const DESK: Screen = Screen { name: "desk", width: 1280, height: 900 };

/// A driver that ends with its test.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_wanted() -> bool {
    std::env::var_os("TAFLPOST_CHROMIUM").is_some_and(|value| value == "1")
}

pub fn not_run(why: &str) {
    assert!(!is_wanted(), "{why}, and TAFLPOST_CHROMIUM=1 wants it");
    let test = std::thread::current().name().unwrap_or("?").to_owned();
    // Not with `eprintln`, because the output of a passing test is hidden.
    let line = format!("NOT RUN: {test}: {why}\n");
    std::io::stderr().write_all(line.as_bytes()).expect("an output");
}

impl Driver {
    pub fn start() -> Option<Driver> {
        if !Path::new(DRIVER).exists() {
            not_run(&format!("there is no {DRIVER}"));
            return None;
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("a port").port();
        drop(free);
        let child = Command::new(DRIVER)
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a driver");
        let driver = Driver { child, port };
        let since = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(since.elapsed() < PATIENCE, "the driver listens");
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(driver)
    }

    /// A browser with that screen.
    pub async fn browser(&self, screen: Screen) -> WebDriverResult<WebDriver> {
        let Screen { name, width, height } = screen;
        let mut wanted = DesiredCapabilities::chrome();
        for flag in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ] {
            wanted.add_arg(flag)?;
        }
        match name {
            "desk" => wanted.add_arg(&format!("--window-size={width},{height}"))?,
            _ => wanted.set_browser_option(
                "mobileEmulation",
                serde_json::json!({
                    "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0 }
                }),
            )?,
        }
        let browser = WebDriver::new(format!("http://127.0.0.1:{}", self.port), wanted).await?;
        browser.set_script_timeout(PATIENCE).await?;
        Ok(browser)
    }
}
