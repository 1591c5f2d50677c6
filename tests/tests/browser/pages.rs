//! Every kind of page, in all colours: it fits the screen, and keeps nobody out.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{Cookie, Key, WebDriver};

use crate::driver::{DESK, PHONE, PHONE_ON_ITS_SIDE, Screen};
use crate::judge::{Axe, changed, judge, tap, wait};
use crate::{PATIENCE, with_browsers};

/// The colours of a page: those of the device, or what was chosen on a device that has others.
struct Look {
    name: &'static str,
    chosen: &'static str,
    device: &'static str,
}

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
    axe: Option<&'a Axe>,
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

/// Every page on that screen in these colours, for a visitor and for a player.
fn every_page_fits(screen: Screen, look: Look, axe: Option<Axe>) {
    let shots = std::env::var_os("TAFLPOST_SHOTS").map(PathBuf::from);
    with_browsers(async |hall, driver| {
        hall.fill();
        // A picture shows more of a page than a screen does.
        let height =
            if shots.is_some() && screen != PHONE_ON_ITS_SIDE { 4000 } else { screen.height };
        let browser = driver.browser(Screen { height, ..screen }).await?;
        let address = hall.address.clone();
        let viewer = Viewer {
            browser: &browser,
            address: &address,
            axe: axe.as_ref(),
            shots: shots.as_deref(),
            screen: screen.name,
            look: &look,
        };
        viewer.dress().await?;
        viewer.all(&PUBLIC, "visitor-").await?;
        viewer.sign_in(&hall.linked).await?;
        viewer.stop(&hall.stop).await?;
        hall.sign_in(&browser).await?;
        viewer.all(&PUBLIC, "").await?;
        viewer.all(&OWN, "").await?;
        for (name, command) in ANSWERED {
            viewer.answered(command).await?;
            viewer.judge(&format!("answer-{name}")).await?;
        }
        browser.quit().await
    });
}

/// Every page keeps nobody out on these screens, in the colours of a device.
mod every_page_fits {
    use super::{Axe, DESK, Look, PHONE, PHONE_ON_ITS_SIDE, every_page_fits};

    const DEVICE: Look = Look { name: "device-light", chosen: "device", device: "light" };

    #[test]
    fn a_phone() {
        every_page_fits(PHONE, DEVICE, Axe::whole());
    }

    #[test]
    fn a_phone_on_its_side() {
        every_page_fits(PHONE_ON_ITS_SIDE, DEVICE, Axe::whole());
    }

    #[test]
    fn a_desk() {
        every_page_fits(DESK, DEVICE, Axe::whole());
    }
}

/// Colours change no size and no word, so one screen shows all of them.
mod every_page_can_be_read {
    use super::{Axe, Look, PHONE, every_page_fits};

    #[test]
    fn in_the_dark_colours_of_a_device() {
        let look = Look { name: "device-dark", chosen: "device", device: "dark" };
        every_page_fits(PHONE, look, Axe::of_colours());
    }

    #[test]
    fn in_light_colours() {
        let look = Look { name: "light", chosen: "light", device: "dark" };
        every_page_fits(PHONE, look, Axe::of_colours());
    }

    #[test]
    fn in_dark_colours() {
        let look = Look { name: "dark", chosen: "dark", device: "light" };
        every_page_fits(PHONE, look, Axe::of_colours());
    }

    #[test]
    fn in_high_contrast() {
        let look = Look { name: "high-contrast", chosen: "high-contrast", device: "dark" };
        every_page_fits(PHONE, look, Axe::of_colours());
    }

    #[test]
    fn in_colours_for_the_colour_blind() {
        let look = Look { name: "colour-blind", chosen: "colour-blind", device: "dark" };
        every_page_fits(PHONE, look, Axe::of_colours());
    }
}
