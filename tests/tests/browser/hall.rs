//! The club whose pages are looked at.

use std::fs;

use chrono::{TimeDelta, Utc};
use tests::command::say;
use tests::mail::{Club, Correspondent, Draft, Letter, Style, until};
use tests::reports::GAME;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{Key, WebDriver};

use crate::judge::wait;

/// Emails link to the pages, and everybody may look at them.
const CONFIGURATION: &str = "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"127.0.0.1:0\"\n\
                             address = \"https://tafl.test\"\npublic = true\n";

/// A club with a small and a large game, in both of which it is Alva's turn.
pub struct Hall {
    pub club: Club,
    pub alva: Correspondent,
    pub ylva: Correspondent,
    pub address: String,
    /// Where the link in an email to Ylva leads.
    pub linked: String,
    /// The end of the address of a page on which somebody stops emails.
    pub stop: String,
    welcomes: [Letter; 2],
}

/// The path of the page to which an email links.
fn path(letter: &Letter) -> String {
    let (_, rest) =
        letter.text.split_once("https://tafl.test").unwrap_or_else(|| panic!("{letter}"));
    rest.split_whitespace().next().unwrap_or_default().to_owned()
}

/// Gives the club a game from elsewhere, which it can't take while it runs.
fn import_game(club: &mut Club) {
    club.stop();
    let file = club.folder.join("elsewhere.csv");
    fs::write(&file, "a8-e8 d6-d8xe8 d11-d9,0,1,Ongoing\n").expect("a file");
    let words = ["games", "import", &file.display().to_string(), "--ruleset", "copenhagen"];
    let said = say(&club.folder, &words);
    assert!(said.contains("kept           1\n"), "{said}");
    club.start();
}

impl Hall {
    pub fn open() -> Hall {
        let mut club = Club::configured(CONFIGURATION, "play@taflpost.localhost");
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
        let welcome = club.welcome(&mut alva, "Alva");
        let of_ylva = club.welcome(&mut ylva, "Ylva");
        for terms in ["brandubh attack", "alea-evangelii attack"] {
            let challenge = alva.answers(&welcome, &format!("challenge Ylva {terms}"));
            let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
            let _ = club.tell(&ylva.answers(&invited, "accept"), [&ylva, &alva]);
        }
        let challenge = alva.answers(&welcome, "challenge Ylva tablut attack");
        let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
        let [begins, linked] = club.tell(&ylva.answers(&invited, "accept"), [&alva, &ylva]);
        let _ = club.tell(&alva.answers(&begins, "d1-c1"), [&alva, &ylva]);
        club.open_ladder("brandubh");
        club.open_circle("Vikings");
        club.open_ladder("Vikings/brandubh");
        for words in ["seek tablut", "ladder join brandubh"] {
            club.take(&alva.answers(&welcome, words));
        }
        club.take(&ylva.answers(&of_ylva, "ladder join brandubh"));
        club.forget_limits();
        let _ = club.letters();
        import_game(&mut club);
        let address = format!("http://{}", club.pages());
        let (linked, stop) = (path(&linked), linked.stop_page().to_owned());
        Hall { club, alva, ylva, address, linked, stop, welcomes: [welcome, of_ylva] }
    }

    /// Takes an email, with all that it leads to.
    fn hear(&mut self, draft: &Draft) {
        self.club.take(draft);
        self.club.rest();
        self.club.forget_limits();
    }

    fn alva_says(&mut self, words: &str) {
        let draft = self.alva.answers(&self.welcomes[0], words);
        self.hear(&draft);
    }

    fn ylva_says(&mut self, words: &str) {
        let draft = self.ylva.answers(&self.welcomes[1], words);
        self.hear(&draft);
    }

    /// Lets the club have something of everything: a game that was reported on (4), a match on a
    /// ladder (5 and 6), a tournament (the games from 7), and challenges.
    pub fn fill(&mut self) {
        self.alva_says("challenge Ylva stavanger attack strict");
        self.ylva_says("accept");
        for (place, ply) in GAME.iter().enumerate() {
            let words = format!("4: {ply}");
            if place % 2 == 0 { self.alva_says(&words) } else { self.ylva_says(&words) }
        }
        assert_eq!(self.club.plies(4).len(), GAME.len());
        self.club.review();
        self.ylva_says("ladder challenge Alva brandubh");
        self.ylva_says("5: d1-c1");
        self.alva_says("5: d3-a3");
        self.alva_says("6: d1-c1");
        self.ylva_says("6: d3-a3");
        self.alva_says("5: resign yes");
        self.alva_says("6: resign yes");
        // What happened on the ladder is drawn by its time.
        self.club.change("UPDATE ladder_log SET at = at - 2592000 / number");
        self.begin_tournament();
        for words in ["challenge Alva tablut", "challenge Alva skalk attack rated"] {
            self.ylva_says(words);
        }
        self.alva_says("challenge Fay brandubh");
        let _ = self.club.letters();
    }

    /// Begins a tournament, one game of which is over.
    fn begin_tournament(&mut self) {
        let folder = self.club.file();
        let folder = folder.parent().expect("the club's folder");
        let starts = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
        let order = ["host", "tournament", "open", "Winter cup", "brandubh", &starts];
        let opened = say(folder, &order);
        assert!(opened.contains("open for entries"), "{opened}");
        let _ = self.club.letters();
        let mut entered = ["Cai", "Dan", "Eli", "Fay"].map(|name| {
            let address = format!("{}@others.test", name.to_lowercase());
            let mut player = Correspondent::new(&address, Style::Block);
            let welcome = self.club.welcome(&mut player, name);
            welcome.stop_page().clone_into(&mut self.stop);
            (player, welcome)
        });
        for (player, welcome) in &mut entered {
            self.hear(&player.answers(welcome, "tournament join 1"));
            self.hear(&player.answers(welcome, "ladder join brandubh"));
        }
        let started = say(folder, &["host", "tournament", "start", "1"]);
        assert!(started.contains("has started"), "{started}");
        self.club.rest();
        // Who doesn't play there can't resign there.
        for (player, welcome) in &mut entered {
            self.hear(&player.answers(welcome, "7: resign yes"));
        }
    }

    /// Signs Alva in, with the code that she gets by email.
    pub async fn sign_in(&mut self, browser: &WebDriver) -> WebDriverResult<()> {
        browser.goto(format!("{}/sign-in", self.address)).await?;
        wait(browser, "input[name=name]").await?.send_keys("Alva" + Key::Enter).await?;
        let field = wait(browser, "input[name=code]").await?;
        // It comes after the page, and after other emails that are on their way.
        let code = until("a code comes", || {
            let letters = self.club.letters();
            let hers = letters.iter().rev().filter(|letter| letter.to() == self.alva.address);
            let mut words =
                hers.flat_map(|letter| letter.text.split(|c: char| !c.is_alphanumeric()));
            let is_code = |word: &&str| word.len() == 6 && word.bytes().all(|b| b.is_ascii_digit());
            words.find(is_code).map(str::to_owned)
        });
        field.send_keys(code + Key::Enter).await?;
        wait(browser, "form[action='/sign-out']").await?;
        Ok(())
    }
}
