//! Every kind of page, in all colours: it fits the screen, and keeps nobody out.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{Cookie, Key, WebDriver};

use crate::driver::{SCREENS, not_run};
use crate::judge::{axe, changed, judge, tap, wait};
use crate::{PATIENCE, with_browsers};

/// The colours of a page: those of the device, or what was chosen on a device that has others.
struct Look {
    name: &'static str,
    chosen: &'static str,
    device: &'static str,
}

const LOOKS: [Look; 6] = [
    Look { name: "device-light", chosen: "device", device: "light" },
    Look { name: "device-dark", chosen: "device", device: "dark" },
    Look { name: "light", chosen: "light", device: "dark" },
    Look { name: "dark", chosen: "dark", device: "light" },
    Look { name: "high-contrast", chosen: "high-contrast", device: "dark" },
    Look { name: "colour-blind", chosen: "colour-blind", device: "dark" },
];

/// Pages for everybody.
const PUBLIC: [(&str, &str); 27] = [
    ("home", "/"),
    ("games", "/games"),
    ("challenges", "/challenges"),
    ("players", "/players"),
    ("player", "/player/Alva"),
    ("circles", "/circles"),
    ("circle", "/circle/Vikings"),
    ("ladders", "/ladders"),
    ("ladder", "/ladder/brandubh"),
    ("ladder-rules", "/ladder/brandubh/rules"),
    ("tournaments", "/tournaments"),
    ("tournament", "/tournament/1"),
    ("rulesets", "/rules"),
    ("rules-short", "/rules/kopenhagen"),
    ("rules", "/rules/kopenhagen/all"),
    ("rules-part", "/rules/kopenhagen/captures"),
    ("help", "/help"),
    ("help-part", "/help/challenge"),
    ("privacy", "/privacy"),
    ("game", "/game/1"),
    ("game-large", "/game/2"),
    ("game-before", "/game/3?ply=0"),
    ("game-over", "/game/4"),
    ("game-over-before", "/game/4?ply=7"),
    ("archived", "/archive/1"),
    ("archived-before", "/archive/1?ply=1"),
    ("nothing", "/game/x"),
];

/// Pages for who has signed in.
const OWN: [(&str, &str); 4] = [
    ("game-piece", "/game/1?from=d1"),
    ("game-confirm", "/game/1?from=d1&to=c1"),
    ("mine", "/mine"),
    ("settings", "/settings"),
];

/// Commands whose answers are pages, too: questions, a line, boards, lists, a refusal, and what
/// isn't understood.
const ANSWERED: [(&str, &str); 13] = [
    ("resign", "1: resign"),
    ("draw", "1: draw"),
    ("line", "1: try d1-c1"),
    ("board", "1: board"),
    ("moves", "1: moves d1"),
    ("history", "1: history"),
    ("say", "1: say hello"),
    ("wrong-move", "1: a1-a9"),
    ("devices", "settings devices"),
    ("ladder-player", "ladder player Alva brandubh"),
    ("ladder-why", "ladder why Alva brandubh"),
    ("calendar", "settings calendar"),
    ("misread", "fetch me a beer"),
];

/// A browser in which pages are judged and drawn.
struct Viewer<'a> {
    browser: &'a WebDriver,
    address: &'a str,
    axe: Option<&'a str>,
    shots: Option<&'a Path>,
    screen: &'a str,
    look: &'a Look,
}

impl Viewer<'_> {
    async fn open(&self, path: &str) -> WebDriverResult<()> {
        self.browser.goto(format!("{}{path}", self.address)).await?;
        wait(self.browser, "main").await?;
        Ok(())
    }

    /// Takes on its look.
    async fn dress(&self) -> WebDriverResult<()> {
        let feature =
            serde_json::json!({ "name": "prefers-color-scheme", "value": self.look.device });
        let features = serde_json::json!({ "features": [feature] });
        self.browser.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
        self.open("/").await?;
        self.browser.add_cookie(Cookie::new("taflpost-colours", self.look.chosen)).await
    }

    /// Judges the page that is shown, and draws it.
    async fn judge(&self, name: &str) -> WebDriverResult<()> {
        let Viewer { browser, axe, screen, look, .. } = self;
        judge(browser, *axe, &format!("{name} ({screen}, {})", look.name)).await?;
        if let Some(shots) = self.shots {
            let file = shots.join(format!("{name}-{screen}-{}.png", look.name));
            browser.screenshot(&file).await?;
        }
        Ok(())
    }

    async fn all(&self, pages: &[(&str, &str)], of: &str) -> WebDriverResult<()> {
        for (name, path) in pages {
            self.open(path).await?;
            self.judge(&format!("{of}{name}")).await?;
        }
        Ok(())
    }

    /// Everything on the way to signing in: with a name, and with the link in an email.
    async fn sign_in(&self, linked: &str) -> WebDriverResult<()> {
        let Viewer { browser, .. } = self;
        self.open("/sign-in").await?;
        self.judge("sign-in").await?;
        // Whether there is somebody with that name isn't told.
        let name = wait(browser, "input[name=name]").await?;
        changed(browser, async || name.send_keys("Nobody" + Key::Enter).await).await?;
        self.judge("sign-in-code").await?;
        let code = wait(browser, "input[name=code]").await?;
        changed(browser, async || code.send_keys("000000" + Key::Enter).await).await?;
        self.judge("sign-in-wrong").await?;
        self.open(linked).await?;
        wait(browser, "form[action='/sign-in'] button").await?;
        self.judge("linked").await?;
        let press = async || tap(browser, "form[action='/sign-in'] button").await;
        changed(browser, press).await?;
        wait(browser, "input[name=code]").await?;
        self.judge("linked-code").await
    }

    /// The pages that stop emails, which have a layout of their own.
    async fn stop(&self, stop: &str) -> WebDriverResult<()> {
        let Viewer { browser, .. } = self;
        self.open(&format!("/u/{stop}")).await?;
        self.judge("stop").await?;
        wait(browser, "input[type=checkbox]").await?.click().await?;
        changed(browser, async || tap(browser, "main button").await).await?;
        self.judge("stop-done").await?;
        self.open("/u/x").await?;
        self.judge("stop-gone").await
    }

    /// Sends a command with the line that is below every page, and waits for its answer.
    async fn answered(&self, command: &str) -> WebDriverResult<()> {
        let Viewer { browser, .. } = self;
        self.open("/mine").await?;
        wait(browser, "form.command input[name=command]")
            .await?
            .send_keys(command + Key::Enter)
            .await?;
        let since = Instant::now();
        while !browser.current_url().await?.path().ends_with("/send") {
            assert!(since.elapsed() < PATIENCE, "no answer to {command}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        wait(browser, "main section").await?;
        Ok(())
    }
}

#[test]
fn every_page_fits_every_screen_and_keeps_nobody_out() {
    let axe = axe();
    if axe.is_none() {
        not_run("TAFLPOST_AXE names no file");
    }
    let shots = std::env::var_os("TAFLPOST_SHOTS").map(PathBuf::from);
    with_browsers(async |hall, driver| {
        hall.fill();
        let address = hall.address.clone();
        for screen in SCREENS {
            // A picture shows more of a page than a screen does.
            let screen = match (&shots, screen) {
                (Some(_), (name @ ("phone" | "desk"), width, _)) => (name, width, 4000),
                (_, screen) => screen,
            };
            let browser = driver.browser(screen).await?;
            // Colours change no size, so one screen shows all of them.
            let looks = if screen.0 == "phone" { &LOOKS[..] } else { &LOOKS[..1] };
            let viewers = looks.iter().map(|look| Viewer {
                browser: &browser,
                address: &address,
                axe: axe.as_deref(),
                shots: shots.as_deref(),
                screen: screen.0,
                look,
            });
            let viewers: Vec<Viewer<'_>> = viewers.collect();
            for viewer in &viewers {
                viewer.dress().await?;
                viewer.all(&PUBLIC, "visitor-").await?;
                viewer.sign_in(&hall.linked).await?;
                viewer.stop(&hall.stop).await?;
            }
            hall.sign_in(&browser).await?;
            for viewer in &viewers {
                viewer.dress().await?;
                viewer.all(&PUBLIC, "").await?;
                viewer.all(&OWN, "").await?;
                for (name, command) in ANSWERED {
                    viewer.answered(command).await?;
                    viewer.judge(&format!("answer-{name}")).await?;
                }
                hall.club.forget_limits();
            }
            browser.quit().await?;
        }
        Ok(())
    });
}
