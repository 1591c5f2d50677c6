//! The pages in a real browser, headless Chromium, on a phone and on a desk: a move is three taps,
//! also with the keyboard alone; nothing is wider than the screen; nothing that axe-core knows keeps
//! anybody out; and no page loads anything from elsewhere.
//!
//! Needs Debian's `chromium` and `chromium-driver`, and axe-core's one file, which `TAFLPOST_AXE`
//! names (`.ci/pages` gets all three). What is missing is reported, and with `TAFLPOST_CHROMIUM=1` a
//! failure. `TAFLPOST_SHOTS` names a folder for pictures of all pages.

use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use tests::command::say;
use tests::mail::{Club, Correspondent, Style};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{
    BrowserCapabilitiesHelper, By, ChromiumLikeCapabilities, Cookie, DesiredCapabilities, Key,
    WebDriver, WebElement,
};
use tokio::runtime::Runtime;

const DRIVER: &str = "/usr/bin/chromedriver";

/// Long, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// The screens: a phone upright and on its side, and a desk.
const SCREENS: [(&str, u32, u32); 3] =
    [("phone", 360, 740), ("phone-on-its-side", 740, 360), ("desk", 1280, 900)];

const THEMES: [&str; 5] = ["device", "light", "dark", "high-contrast", "colour-blind"];

const PAGES: [(&str, &str); 26] = [
    ("home", "/"),
    ("games", "/games"),
    ("challenges", "/challenges"),
    ("players", "/players"),
    ("player", "/player/Alva"),
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
    ("game-piece", "/game/1?from=d1"),
    ("game-confirm", "/game/1?from=d1&to=c1"),
    ("game-large", "/game/2"),
    ("mine", "/mine"),
    ("settings", "/settings"),
    ("game-before", "/game/3?ply=0"),
    ("sign-in", "/sign-in"),
    ("nothing", "/game/x"),
];

/// A driver that ends with its test.
struct Driver {
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

fn not_run(why: &str) {
    assert!(!is_wanted(), "{why}, and TAFLPOST_CHROMIUM=1 wants it");
    let test = std::thread::current().name().unwrap_or("?").to_owned();
    // Not with `eprintln`, because the output of a passing test is hidden.
    let line = format!("NOT RUN: {test}: {why}\n");
    std::io::stderr().write_all(line.as_bytes()).expect("an output");
}

impl Driver {
    fn start() -> Option<Driver> {
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
    async fn browser(&self, (name, width, height): (&str, u32, u32)) -> WebDriverResult<WebDriver> {
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

/// Commands whose answers are pages, too: a question, a line, a list, a refusal, and what isn't
/// understood.
const ANSWERED: [&str; 8] = [
    "1: resign",
    "1: try d1-c1",
    "1: history",
    "1: say hello",
    "1: a1-a9",
    "settings devices",
    "ladder player Alva brandubh",
    "fetch me a beer",
];

/// Sends a command with the line that is below every page, and waits for its answer.
async fn answered(browser: &WebDriver, address: &str, command: &str) -> WebDriverResult<()> {
    browser.goto(format!("{address}/mine")).await?;
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

/// A club with a small and a large game, in both of which it is Alva's turn.
struct Hall {
    club: Club,
    alva: String,
    ylva: Correspondent,
    address: String,
}

impl Hall {
    fn open() -> Hall {
        let mut club = Club::open();
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
        let welcome = club.welcome(&mut alva, "Alva");
        let _ = club.welcome(&mut ylva, "Ylva");
        for terms in ["brandubh attack", "alea-evangelii attack"] {
            let challenge = alva.answers(&welcome, &format!("challenge Ylva {terms}"));
            let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
            let _ = club.tell(&ylva.answers(&invited, "accept"), [&ylva, &alva]);
        }
        let challenge = alva.answers(&welcome, "challenge Ylva tablut attack");
        let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
        let [begins, _] = club.tell(&ylva.answers(&invited, "accept"), [&alva, &ylva]);
        let _ = club.tell(&alva.answers(&begins, "d1-c1"), [&alva, &ylva]);
        for words in ["seek tablut", "ladder join brandubh"] {
            club.take(&alva.answers(&welcome, words));
        }
        club.take(&ylva.writes(&club.own.clone(), "ladder join brandubh"));
        club.forget_limits();
        let _ = club.letters();
        let address = format!("http://{}", club.pages());
        Hall { club, alva: alva.address, ylva, address }
    }

    /// Begins a tournament, so that there is a crosstable.
    fn begin_tournament(&mut self) {
        let folder = self.club.file();
        let folder = folder.parent().expect("the club's folder");
        let starts = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
        let order = ["host", "tournament", "open", "Winter cup", "brandubh", "--starts", &starts];
        let opened = say(folder, &order);
        assert!(opened.contains("open for entries"), "{opened}");
        let entries = ["Cai", "Dan", "Eli", "Fay"].map(|name| {
            let address = format!("{}@others.test", name.to_lowercase());
            let mut player = Correspondent::new(&address, Style::Block);
            let welcome = self.club.welcome(&mut player, name);
            player.answers(&welcome, "tournament join 1")
        });
        for entry in &entries {
            self.club.take(entry);
        }
        self.club.rest();
        let started = say(folder, &["host", "tournament", "start", "1"]);
        assert!(started.contains("has started"), "{started}");
        self.club.forget_limits();
        let _ = self.club.letters();
    }

    /// Signs Alva in, with the code that she gets by email.
    async fn sign_in(&mut self, browser: &WebDriver) -> WebDriverResult<()> {
        browser.goto(format!("{}/sign-in", self.address)).await?;
        wait(browser, "input[name=name]").await?.send_keys("Alva" + Key::Enter).await?;
        let field = wait(browser, "input[name=code]").await?;
        let letters = self.club.letters();
        let letter = letters.iter().rfind(|letter| letter.to() == self.alva).expect("an email");
        let words = letter.text.split(|c: char| !c.is_ascii_digit());
        let code = words.into_iter().find(|word| word.len() == 6).expect("a code");
        field.send_keys(code + Key::Enter).await?;
        wait(browser, "form[action='/sign-out']").await?;
        Ok(())
    }
}

/// What is true of every page: nothing is wider than the screen, comes from elsewhere or is a broken
/// picture, and axe-core, if it is there, finds nothing that keeps anybody out.
async fn judge(browser: &WebDriver, axe: Option<&str>, page: &str) -> WebDriverResult<()> {
    let is_wide = "return document.documentElement.scrollWidth > innerWidth";
    let is_wide = browser.execute(is_wide, Vec::new()).await?;
    assert!(!is_wide.json().as_bool().unwrap_or(true), "{page} is too wide");
    let elsewhere = "return performance.getEntriesByType('resource')
        .map(it => it.name).filter(it => !it.startsWith(location.origin + '/'))";
    let elsewhere = browser.execute(elsewhere, Vec::new()).await?;
    assert_eq!(elsewhere.json(), &serde_json::json!([]), "{page}");
    let broken = "return [...document.images].filter(it => !it.naturalWidth)
        .map(it => it.currentSrc)";
    let broken = browser.execute(broken, Vec::new()).await?;
    assert_eq!(broken.json(), &serde_json::json!([]), "{page}");
    if let Some(axe) = axe {
        browser.execute(axe, Vec::new()).await?;
        let found = browser
            .execute_async(
                "const done = arguments[0];
                 axe.run().then(found => done(found.violations.map(it =>
                     it.id + ': ' + it.nodes[0].html)))",
                Vec::new(),
            )
            .await?;
        assert_eq!(found.json(), &serde_json::json!([]), "{page}");
    }
    Ok(())
}

/// The script of axe-core, if there is one.
fn axe() -> Option<String> {
    let file = std::env::var_os("TAFLPOST_AXE").map(PathBuf::from)?;
    Some(fs::read_to_string(file).expect("axe-core"))
}

/// The first element of that kind, as soon as there is one.
async fn wait(browser: &WebDriver, css: &str) -> WebDriverResult<WebElement> {
    let since = Instant::now();
    loop {
        match browser.find(By::Css(css)).await {
            Ok(found) => return Ok(found),
            Err(why) if since.elapsed() > PATIENCE => {
                let page = browser.source().await?;
                panic!("no {css} on {}: {why}\n{page}", browser.current_url().await?);
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Presses what may be replaced just now, because a page takes the place of another.
async fn tap(browser: &WebDriver, css: &str) -> WebDriverResult<()> {
    let since = Instant::now();
    loop {
        match wait(browser, css).await?.click().await {
            Ok(()) => return Ok(()),
            Err(why) if since.elapsed() > PATIENCE => return Err(why),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

fn with_browsers(test: impl AsyncFn(&mut Hall, &Driver) -> WebDriverResult<()>) {
    let Some(driver) = Driver::start() else { return };
    let mut hall = Hall::open();
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(test(&mut hall, &driver)).expect("a browser that does as it is told");
}

#[test]
fn a_move_is_three_taps_on_every_screen() {
    with_browsers(async |hall, driver| {
        let moves = ["d1-c1", "d2-c2", "f4-f5"];
        for (place, screen) in SCREENS.into_iter().enumerate() {
            let browser = driver.browser(screen).await?;
            hall.sign_in(&browser).await?;
            browser.goto(format!("{}/game/1", hall.address)).await?;
            let (from, to) = moves[place].split_once('-').expect("a move");
            // Each square lies where it is in the picture.
            let picture = wait(&browser, ".board img").await?.rect().await?;
            let square = wait(&browser, &format!(".grid button[value={from}]")).await?;
            let square = square.rect().await?;
            let frame = pictures::frame_share(7);
            let at = |nth: f64| frame + (1.0 - 2.0 * frame) * (nth + 0.5) / 7.0;
            let file = f64::from(from.as_bytes()[0] - b'a');
            let rank = f64::from(from.as_bytes()[1] - b'1');
            let across = (square.x + square.width / 2.0 - picture.x) / picture.width;
            let down = (square.y + square.height / 2.0 - picture.y) / picture.height;
            assert!((across - at(file)).abs() < 0.01, "{screen:?} {from}: {across}");
            assert!((down - at(6.0 - rank)).abs() < 0.01, "{screen:?} {from}: {down}");
            tap(&browser, &format!(".grid button[name=from][value={from}]")).await?;
            tap(&browser, &format!(".grid button[name=to][value={to}]")).await?;
            assert_eq!(hall.club.plies(1).len(), 2 * place, "choosing changes nothing");
            tap(&browser, "button.main").await?;
            let since = Instant::now();
            while hall.club.plies(1).len() == 2 * place {
                assert!(since.elapsed() < PATIENCE, "the move is made");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            assert_eq!(hall.club.plies(1)[2 * place], moves[place]);
            // What happened is said aloud, as soon as the page shows it.
            let since = Instant::now();
            while wait(&browser, "#said")
                .await?
                .prop("textContent")
                .await?
                .is_none_or(|told| !told.contains("Ylva"))
            {
                assert!(since.elapsed() < PATIENCE, "{screen:?}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            browser.quit().await?;
            let answer = ["d3-a3", "d5-a5", "e4-e3"][place];
            let letters = hall.club.letters();
            let letter = letters.iter().rfind(|letter| letter.to() == hall.ylva.address);
            let reply = hall.ylva.answers(letter.expect("told"), answer);
            hall.club.take(&reply);
            hall.club.rest();
        }
        Ok(())
    });
}

/// What Alva, who attacks, and Ylva play in brandubh, until the king is in a corner.
const WHOLE_GAME: [(&str, &str); 4] =
    [("d1-c1", "d3-a3"), ("c1-b1", "d4-d3"), ("b1-c1", "d3-g3"), ("c1-b1", "g3-g1")];

/// Waits until so many moves have been made in a game.
async fn moved(hall: &Hall, game: i64, plies: usize) {
    let since = Instant::now();
    while hall.club.plies(game).len() < plies {
        assert!(since.elapsed() < PATIENCE, "move {plies} of game {game} is made");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn a_whole_game_is_tapped_on_every_screen() {
    with_browsers(async |hall, driver| {
        let screens = [SCREENS[0], ("small-phone-on-its-side", 640, 360), SCREENS[2]];
        let (axe, mut last) = (axe(), None);
        for (game, screen) in [1, 4, 5].into_iter().zip(screens) {
            let browser = driver.browser(screen).await?;
            hall.sign_in(&browser).await?;
            if let Some(letter) = &last {
                hall.club.take(&hall.ylva.answers(letter, "challenge Alva brandubh defend"));
                browser.goto(format!("{}/mine", hall.address)).await?;
                tap(&browser, "button[value^=accept]").await?;
                wait(&browser, &format!(".board form[action='/game/{game}']")).await?;
            }
            for (turn, (own, answer)) in WHOLE_GAME.into_iter().enumerate() {
                let (from, to) = own.split_once('-').expect("a move");
                browser.goto(format!("{}/game/{game}", hall.address)).await?;
                for css in [
                    format!(".grid button[name=from][value={from}]"),
                    format!(".grid button[name=to][value={to}]"),
                    "button.main".to_owned(),
                ] {
                    tap(&browser, &css).await?;
                }
                moved(hall, game, 2 * turn + 1).await;
                // The board with the move is in the place of the question.
                let square = format!("main .grid [aria-label='{to}, attacker']");
                wait(&browser, &square).await?;
                hall.club.rest();
                let letters = hall.club.letters();
                let letter = letters.iter().rfind(|letter| letter.to() == hall.ylva.address);
                let letter = letter.expect("told").clone();
                hall.club.take(&hall.ylva.answers(&letter, answer));
                last = Some(letter);
                hall.club.rest();
                moved(hall, game, 2 * turn + 2).await;
            }
            browser.goto(format!("{}/game/{game}", hall.address)).await?;
            wait(&browser, &format!("button[value='{game}: rematch']")).await?;
            judge(&browser, axe.as_deref(), &format!("the end ({})", screen.0)).await?;
            browser.quit().await?;
            hall.club.forget_limits();
        }
        Ok(())
    });
}

#[test]
fn a_move_needs_no_pointer() {
    with_browsers(async |hall, driver| {
        let browser = driver.browser(SCREENS[2]).await?;
        hall.sign_in(&browser).await?;
        browser.goto(format!("{}/game/1", hall.address)).await?;
        let first = wait(&browser, ".grid button").await?;
        first.focus().await?;
        let focused = async || {
            let found = browser.active_element().await?;
            WebDriverResult::Ok(found.attr("aria-label").await?.unwrap_or_default())
        };
        assert_eq!(focused().await?, "d7, attacker");
        // Down to the throne's neighbours and on to d2, square by square.
        for name in ["d6, attacker", "d5, defender", "d4, king", "d3, defender", "d2, attacker"] {
            browser.active_element().await?.send_keys(Key::Down).await?;
            assert_eq!(focused().await?, name);
        }
        browser.active_element().await?.send_keys(Key::Enter).await?;
        wait(&browser, ".grid .chosen").await?;
        tap(&browser, ".grid button[name=to][value=c2]").await?;
        // The confirmation has the focus.
        wait(&browser, "button.main").await?;
        let since = Instant::now();
        while hall.club.plies(1).is_empty() {
            assert!(since.elapsed() < PATIENCE, "the move is made");
            // The page with it may just be taking the place of this one.
            if let Ok(at) = browser.active_element().await
                && at.class_name().await.is_ok_and(|class| class.as_deref() == Some("main"))
            {
                let _ = at.send_keys(Key::Enter).await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(hall.club.plies(1), ["d2-c2"]);
        browser.quit().await
    });
}

#[test]
fn arrows_go_through_a_game() {
    with_browsers(async |hall, driver| {
        let browser = driver.browser(SCREENS[2]).await?;
        hall.sign_in(&browser).await?;
        browser.goto(format!("{}/game/1", hall.address)).await?;
        for css in [".grid button[value=d1]", ".grid button[value=c1]", "button.main"] {
            tap(&browser, css).await?;
        }
        let since = Instant::now();
        while hall.club.plies(1).is_empty() {
            assert!(since.elapsed() < PATIENCE, "the move is made");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        browser.goto(format!("{}/game/1", hall.address)).await?;
        wait(&browser, "a[rel=prev]").await?;
        browser.find(By::Css("body")).await?.send_keys(Key::Left).await?;
        wait(&browser, "a[rel=next]").await?;
        assert_eq!(browser.current_url().await?.query(), Some("ply=0"));
        browser.find(By::Css("body")).await?.send_keys(Key::Right).await?;
        wait(&browser, "a[rel=prev]").await?;
        assert_eq!(browser.current_url().await?.query(), Some("ply=1"));
        browser.quit().await
    });
}

#[test]
fn every_page_fits_every_screen_and_keeps_nobody_out() {
    let axe = axe();
    if axe.is_none() {
        not_run("TAFLPOST_AXE names no file");
    }
    let shots = std::env::var_os("TAFLPOST_SHOTS").map(PathBuf::from);
    with_browsers(async |hall, driver| {
        hall.begin_tournament();
        for screen in SCREENS {
            // A picture shows more of a page than a screen does.
            let screen = match (&shots, screen) {
                (Some(_), (name @ ("phone" | "desk"), width, _)) => (name, width, 2400),
                (_, screen) => screen,
            };
            let browser = driver.browser(screen).await?;
            for path in ["/", "/game/1", "/rules/brandubh", "/sign-in"] {
                browser.goto(format!("{}{path}", hall.address)).await?;
                judge(&browser, axe.as_deref(), &format!("{path} of visitors")).await?;
            }
            hall.sign_in(&browser).await?;
            for command in ANSWERED {
                answered(&browser, &hall.address, command).await?;
                judge(&browser, axe.as_deref(), &format!("{command} ({})", screen.0)).await?;
                if let Some(shots) = &shots {
                    let name: String =
                        command.chars().filter(char::is_ascii_alphanumeric).collect();
                    browser
                        .screenshot(&shots.join(format!("answer-{name}-{}.png", screen.0)))
                        .await?;
                }
            }
            for theme in THEMES {
                // A theme changes no size, so one screen shows all of them.
                if theme != "device" && screen.0 != "phone" {
                    continue;
                }
                browser.add_cookie(Cookie::new("taflpost-colours", theme)).await?;
                for (name, path) in PAGES {
                    let page = format!("{path} ({} {theme})", screen.0);
                    browser.goto(format!("{}{path}", hall.address)).await?;
                    wait(&browser, "main section").await?;
                    judge(&browser, axe.as_deref(), &page).await?;
                    if let Some(shots) = &shots {
                        let file = shots.join(format!("{name}-{}-{theme}.png", screen.0));
                        browser.screenshot(&file).await?;
                    }
                }
            }
            browser.quit().await?;
        }
        Ok(())
    });
}
