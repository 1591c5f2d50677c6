//! What is true of every page, and how a test waits for what a page shows.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, WebDriver, WebElement};

use crate::PATIENCE;
use crate::driver::not_run;

/// axe-core, which says who would be kept out of a page: its script.
pub struct Axe(String);

impl Axe {
    /// It, if there is one.
    pub fn find() -> Option<Axe> {
        let Some(file) = std::env::var_os("TAFLPOST_AXE").map(PathBuf::from) else {
            not_run("TAFLPOST_AXE names no file");
            return None;
        };
        Some(Axe(fs::read_to_string(file).expect("axe-core")))
    }
}

/// Axe-core, which [`judge`] has brought to the page that is shown, finds nothing in its colours.
pub async fn judge_colours(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    ask_axe(browser, "{ runOnly: ['color-contrast', 'link-in-text-block'] }", page).await
}

/// Axe-core finds nothing by those of its rules, in its own words.
async fn ask_axe(browser: &WebDriver, rules: &str, page: &str) -> WebDriverResult<()> {
    let run = format!(
        "const done = arguments[0];
         axe.run({rules}).then(found => done([found.passes.length > 0,
             found.violations.map(it => it.id + ': ' + it.nodes[0].html)]))"
    );
    let found = browser.execute_async(run, Vec::new()).await?;
    assert_eq!(found.json(), &serde_json::json!([true, []]), "{page}");
    Ok(())
}

/// What is true of every page: nothing is wider than the screen, comes from elsewhere or is a broken
/// picture, and axe-core, if it is there, finds nothing that keeps anybody out.
pub async fn judge(browser: &WebDriver, axe: Option<&Axe>, page: &str) -> WebDriverResult<()> {
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
        browser.execute(&axe.0, Vec::new()).await?;
        ask_axe(browser, "{}", page).await?;
    }
    Ok(())
}

/// The first element of that kind, as soon as there is one.
pub async fn wait(browser: &WebDriver, css: &str) -> WebDriverResult<WebElement> {
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
pub async fn tap(browser: &WebDriver, css: &str) -> WebDriverResult<()> {
    let since = Instant::now();
    loop {
        match wait(browser, css).await?.click().await {
            Ok(()) => return Ok(()),
            Err(why) if since.elapsed() > PATIENCE => return Err(why),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Does something that changes what a page says, and waits until it has.
pub async fn changed(
    browser: &WebDriver,
    act: impl AsyncFnOnce() -> WebDriverResult<()>,
) -> WebDriverResult<()> {
    let before = wait(browser, "main").await?.text().await?;
    act().await?;
    let since = Instant::now();
    loop {
        // One page may just be taking the place of the other.
        if let Ok(main) = browser.find(By::Css("main")).await
            && main.text().await.is_ok_and(|now| now != before)
        {
            return Ok(());
        }
        assert!(since.elapsed() < PATIENCE, "nothing changed: {before}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
