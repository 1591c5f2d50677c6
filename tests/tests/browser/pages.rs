//! Every kind of page, in all colours: it fits the screen, and keeps nobody out.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{Cookie, Key, WebDriver};

use crate::driver::{DESK, PHONE, PHONE_ON_ITS_SIDE, Screen};
use crate::judge::{Axe, changed, judge, judge_colours, tap, wait};
use crate::{PATIENCE, in_filled_hall, with_browsers};

/// The colours of a page: those of the device, or what was chosen on a device that has others.
#[derive(Clone, Copy)]
struct Look {
    name: &'static str,
    chosen: &'static str,
    device: &'static str,
}

const LIGHT_DEVICE: Look = Look { name: "device-light", chosen: "device", device: "light" };
const DARK_DEVICE: Look = Look { name: "device-dark", chosen: "device", device: "dark" };
const LIGHT: Look = Look { name: "light", chosen: "light", device: "dark" };
const DARK: Look = Look { name: "dark", chosen: "dark", device: "light" };
const CONTRAST: Look = Look { name: "high-contrast", chosen: "high-contrast", device: "dark" };
const COLOUR_BLIND: Look = Look { name: "colour-blind", chosen: "colour-blind", device: "dark" };

/// A screen, and the colours in which it is looked at: first as the club serves them, where everything
/// is judged, then in others, where colours are.
#[derive(Clone, Copy)]
struct View {
    screen: Screen,
    served: Look,
    other: Look,
}

/// Colours change no size and no word, so one screen is enough for each of them.
const ON_A_PHONE: View = View { screen: PHONE, served: COLOUR_BLIND, other: CONTRAST };
const ON_ITS_SIDE: View = View { screen: PHONE_ON_ITS_SIDE, served: DARK, other: DARK_DEVICE };
const ON_A_DESK: View = View { screen: DESK, served: LIGHT_DEVICE, other: LIGHT };

/// Pages of games, for everybody.
const GAMES: [(&str, &str); 11] = [
    ("home", "/"),
    ("games", "/games"),
    ("challenges", "/challenges"),
    ("game", "/game/1"),
    ("game-large", "/game/2"),
    ("game-before", "/game/3?ply=0"),
    ("game-over", "/game/4"),
    ("game-over-before", "/game/4?ply=7"),
    ("archived", "/archive/1"),
    ("archived-before", "/archive/1?ply=1"),
    ("nothing", "/game/x"),
];

/// Other pages for everybody.
const CLUB: [(&str, &str); 18] = [
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
    ("lesson", "/learn/brandubh"),
    ("lesson-after", "/learn/brandubh/1/d1-c1"),
    ("help", "/help"),
    ("help-part", "/help/challenge"),
    ("privacy", "/privacy"),
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

/// What pages are judged with, and where they are drawn.
struct Judges {
    axe: Option<Axe>,
    shots: Option<PathBuf>,
}

/// A browser in which pages are judged and drawn.
struct Viewer<'a> {
    browser: &'a WebDriver,
    address: &'a str,
    judges: &'a Judges,
    view: View,
}

impl Viewer<'_> {
    async fn open(&self, path: &str) -> WebDriverResult<()> {
        self.browser.goto(format!("{}{path}", self.address)).await?;
        wait(self.browser, "main").await?;
        Ok(())
    }

    /// Is a device with those colours.
    async fn light(&self, look: Look) -> WebDriverResult<()> {
        let feature = serde_json::json!({ "name": "prefers-color-scheme", "value": look.device });
        let features = serde_json::json!({ "features": [feature] });
        self.browser.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Takes on the colours in which the club serves its pages.
    async fn dress(&self) -> WebDriverResult<()> {
        self.light(self.view.served).await?;
        self.open("/").await?;
        self.browser.add_cookie(Cookie::new("taflpost-colours", self.view.served.chosen)).await
    }

    /// Judges the page that is shown, and draws it; then in its other colours.
    async fn judge(&self, name: &str) -> WebDriverResult<()> {
        let View { screen, served, other } = self.view;
        let of = format!("{name} ({}, {})", screen.name, served.name);
        judge(self.browser, self.judges.axe.as_ref(), &of).await?;
        self.draw(name, served).await?;
        // What the club serves in other colours differs by this word and by the addresses of pictures.
        let wear = "document.documentElement.dataset.theme = arguments[0]";
        self.browser.execute(wear, vec![other.chosen.into()]).await?;
        self.light(other).await?;
        if self.judges.axe.is_some() {
            let of = format!("{name} ({}, {})", screen.name, other.name);
            judge_colours(self.browser, &of).await?;
        }
        self.draw(name, other).await?;
        self.light(served).await
    }

    async fn draw(&self, name: &str, look: Look) -> WebDriverResult<()> {
        if let Some(shots) = &self.judges.shots {
            let file = shots.join(format!("{name}-{}-{}.png", self.view.screen.name, look.name));
            self.browser.screenshot(&file).await?;
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

/// Which pages are looked at, and by which reader.
#[derive(Clone, Copy)]
enum Walk {
    Visitor(&'static [(&'static str, &'static str)]),
    Player(&'static [(&'static str, &'static str)]),
    Answers,
    SigningIn,
}

/// Every page of a walk fits that screen, and keeps nobody out.
fn fits(view: View, walk: Walk) {
    let shots = std::env::var_os("TAFLPOST_SHOTS").map(PathBuf::from);
    // A picture shows more of a page than a screen does.
    let is_tall = shots.is_some() && view.screen != PHONE_ON_ITS_SIDE;
    let height = if is_tall { 4000 } else { view.screen.height };
    let screen = Screen { height, ..view.screen };
    let judges = Judges { axe: Axe::find(), shots };
    let judges = &judges;
    match walk {
        Walk::SigningIn => with_browsers(async |hall, driver| {
            let browser = driver.browser(screen).await?;
            let viewer = Viewer { browser: &browser, address: &hall.address, judges, view };
            viewer.dress().await?;
            viewer.sign_in(&hall.linked).await?;
            viewer.stop(&hall.stop).await?;
            browser.quit().await
        }),
        _ => in_filled_hall(async |hall, driver| {
            let browser = driver.browser(screen).await?;
            let viewer = Viewer { browser: &browser, address: &hall.address, judges, view };
            viewer.dress().await?;
            match walk {
                Walk::Visitor(pages) => viewer.all(pages, "visitor-").await?,
                Walk::Player(pages) => {
                    hall.sign_in(&browser).await?;
                    viewer.all(pages, "").await?;
                }
                Walk::Answers | Walk::SigningIn => {
                    hall.sign_in(&browser).await?;
                    for (name, command) in ANSWERED {
                        viewer.answered(command).await?;
                        viewer.judge(&format!("answer-{name}")).await?;
                    }
                }
            }
            browser.quit().await
        }),
    }
}

/// Each walk on each screen.
macro_rules! walks {
    ($($test:ident: $walk:expr;)+) => {$(
        mod $test {
            use super::*;

            #[test]
            fn on_a_phone() {
                fits(ON_A_PHONE, $walk);
            }

            #[test]
            fn on_a_phone_on_its_side() {
                fits(ON_ITS_SIDE, $walk);
            }

            #[test]
            fn on_a_desk() {
                fits(ON_A_DESK, $walk);
            }
        }
    )+};
}

walks! {
    a_visitor_sees_games: Walk::Visitor(&GAMES);
    a_visitor_sees_the_club: Walk::Visitor(&CLUB);
    a_player_sees_games: Walk::Player(&GAMES);
    a_player_sees_the_club: Walk::Player(&CLUB);
    a_player_sees_what_is_their_own: Walk::Player(&OWN);
    a_player_sees_answers: Walk::Answers;
    somebody_signs_in_and_stops_emails: Walk::SigningIn;
}
