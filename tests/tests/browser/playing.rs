//! Games that are played with taps, and with keys alone.

use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, Key};

use crate::driver::{DESK, PHONE, PHONE_ON_ITS_SIDE, Screen};
use crate::hall::Hall;
use crate::judge::{Axe, judge, tap, wait};
use crate::{PATIENCE, with_browsers};

#[test]
fn a_move_is_three_taps_on_every_screen() {
    with_browsers(async |hall, driver| {
        let moves = ["d1-c1", "d2-c2", "f4-f5"];
        for (place, screen) in [PHONE, PHONE_ON_ITS_SIDE, DESK].into_iter().enumerate() {
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
            assert!((across - at(file)).abs() < 0.01, "{} {from}: {across}", screen.name);
            assert!((down - at(6.0 - rank)).abs() < 0.01, "{} {from}: {down}", screen.name);
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
                assert!(since.elapsed() < PATIENCE, "{}", screen.name);
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

/// Waits until that many moves have been made in a game.
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
        let small = Screen { name: "small-phone-on-its-side", width: 640, height: 360 };
        let (axe, mut last) = (Axe::find(), None);
        for (game, screen) in [1, 4, 5].into_iter().zip([PHONE, small, DESK]) {
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
            judge(&browser, axe.as_ref(), &format!("the end ({})", screen.name)).await?;
            browser.quit().await?;
            hall.club.forget_limits();
        }
        Ok(())
    });
}

#[test]
fn a_move_needs_no_pointer() {
    with_browsers(async |hall, driver| {
        let browser = driver.browser(DESK).await?;
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
        let browser = driver.browser(DESK).await?;
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
