//! What somebody tries who wants to be signed in as another player.

use std::sync::Arc;

use accounts::devices::{DeviceFor, MOST, MOST_CODES, MOST_CODES_IN_ALL, NewDevice, PATIENCE};
use chrono::{DateTime, TimeDelta, Utc};
use commands::OrganiserAct;
use engine::ruleset::shipped_library;
use kernel::desk::Service;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::request::{Actor, Answer, Place, Request};
use kernel::rulebook::Rulebook;
use kernel::signed_in::KEPT_DAYS;
use kernel::token::Token;
use storage::{Channel, Fault, File, GameId, PlayerId};
use templates::Refusal;
use templates::accounts::AccountNews;

const NOW: DateTime<Utc> = DateTime::from_timestamp(1_793_613_600, 0).unwrap();

struct Club {
    _folder: tempfile::TempDir,
    service: Service,
    requests: u32,
}

impl Club {
    /// A club with public pages, in which these have joined, all by email.
    fn with(players: &[&str]) -> Club {
        Club::at(Some("https://tafl.example"), players)
    }

    /// The same with its pages at that address.
    fn at(pages: Option<&'static str>, players: &[&str]) -> Club {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let library = Arc::new(shipped_library().clone());
        let rules = Rulebook { pages, ..Rulebook::from(library) };
        let mut drawn = 0_u64;
        let entropy = move || {
            drawn += 1;
            let mut bytes = [0; 32];
            bytes[24..].copy_from_slice(&(drawn * 7919).to_be_bytes());
            bytes
        };
        let service = crate::write_side(file, rules, Box::new(entropy));
        let service = service.reached_over([Channel::Terminal, Channel::Email]);
        let mut club = Club { _folder: folder, service, requests: 0 };
        crate::upkeep::wake(&mut club.service, NOW).unwrap();
        for name in players {
            let from = (Channel::Email, format!("{}@example.org", name.to_lowercase()));
            assert!(club.done(NOW, from, &format!("join {name}")));
        }
        club
    }

    /// Whether an order is carried out.
    fn done(&mut self, now: DateTime<Utc>, from: (Channel, String), line: &str) -> bool {
        self.requests += 1;
        let request = Request {
            id: format!("{} {line}", self.requests),
            actor: Actor { channel: from.0, address: from.1, language: None },
            order: commands::read(line).unwrap(),
            seen: None,
            place: Some(Place::of_message("here")),
        };
        matches!(crate::handle(&mut self.service, now, &request).unwrap(), Answer::Done(_))
    }

    /// Asks for a code, and returns it with the address to which it goes, if it is sent.
    fn ask(
        &mut self,
        now: DateTime<Utc>,
        secret: u8,
        whose: DeviceFor,
    ) -> Option<(String, String)> {
        self.ask_on(now, (secret, None), whose)
    }

    /// The same on a device on which somebody has been signed in before.
    fn ask_on(
        &mut self,
        now: DateTime<Utc>,
        (secret, known): (u8, Option<PlayerId>),
        whose: DeviceFor,
    ) -> Option<(String, String)> {
        let before = self.newest();
        let name = "Firefox\r\non Android".into();
        let device = NewDevice { secret: token(secret), name, known };
        crate::devices::ask_device_code(&mut self.service, now, &device, &whose).unwrap();
        let after = self.newest();
        (after != before).then(|| {
            let notice = self.service.file.view().notice(after).unwrap().unwrap();
            match happened::read(&notice.data).unwrap() {
                Happened::Account(AccountNews::DeviceCode { code: Some(code), device }) => {
                    assert_eq!(device, "Firefoxon Android");
                    (notice.address.unwrap(), code)
                }
                other => panic!("{other:?}"),
            }
        })
    }

    fn newest(&self) -> storage::NoticeId {
        self.service.file.view().newest_notice().unwrap()
    }

    fn code(&mut self, now: DateTime<Utc>, secret: u8, name: &str) -> String {
        self.ask(now, secret, named(name)).expect("a code").1
    }

    /// Who is signed in by a code.
    fn confirm(&mut self, now: DateTime<Utc>, secret: u8, code: &str) -> Option<PlayerId> {
        let confirmed: Result<Result<PlayerId, Refusal>, Fault> =
            crate::devices::confirm_device(&mut self.service, now, token(secret), code);
        match confirmed.unwrap() {
            Ok(player) => Some(player),
            // There is one refusal, whatever is wrong.
            Err(refusal) => {
                assert_eq!(refusal.code(), "wrong-device-code");
                None
            }
        }
    }

    /// Who is signed in.
    fn who(&self, secret: u8) -> Option<PlayerId> {
        let actor = Actor { channel: Channel::Web, address: at(secret), language: None };
        self.service.lookup(NOW).who(&actor).unwrap().map(|player| player.id)
    }

    fn numbers(&self, player: PlayerId) -> Vec<u32> {
        let devices = self.service.file.view().devices(player).unwrap();
        devices.into_iter().filter_map(|device| device.number).collect()
    }

    /// Lets every player's turn come to have old data forgotten.
    fn tick(&mut self, now: DateTime<Utc>) {
        for _ in 0..40 {
            crate::upkeep::tick(&mut self.service, now, 100).unwrap();
        }
    }
}

fn token(secret: u8) -> Token {
    Token::of_bits([secret; 16])
}

fn at(secret: u8) -> String {
    accounts::devices::address(token(secret))
}

fn named(name: &str) -> DeviceFor {
    DeviceFor::Name(name.into())
}

fn page(secret: u8) -> (Channel, String) {
    (Channel::Web, at(secret))
}

fn wrong(code: &str) -> String {
    format!("{:06}", (code.parse::<u32>().unwrap() + 1) % 1_000_000)
}

const ALVA: PlayerId = PlayerId(1);
const BODIL: PlayerId = PlayerId(2);

#[test]
fn a_code_signs_in_the_device_that_asked_for_it_and_no_other() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    assert_eq!(club.who(1), None);
    let (address, code) = club.ask(NOW, 1, named(" ALVA ")).unwrap();
    assert_eq!(address, "alva@example.org");
    assert!(code.len() == 6 && code.bytes().all(|digit| digit.is_ascii_digit()));
    assert_eq!(club.confirm(NOW, 2, &code), None);
    // Another device that asks for the same player has another code.
    club.code(NOW, 2, "Alva");
    assert_eq!(club.confirm(NOW, 2, &code), None);
    let spaced = format!(" {} {}\n", &code[..3], &code[3..]);
    assert_eq!(club.confirm(NOW, 1, &spaced), Some(ALVA));
    assert_eq!((club.who(1), club.who(2)), (Some(ALVA), None));
    // A code works once.
    assert_eq!(club.confirm(NOW, 1, &code), None);
    assert_eq!(club.who(1), Some(ALVA));
}

#[test]
fn three_wrong_codes_spoil_the_right_one_even_though_each_is_refused() {
    let mut club = Club::with(&["Alva"]);
    let code = club.code(NOW, 1, "Alva");
    for _ in 0..2 {
        assert_eq!(club.confirm(NOW, 1, &wrong(&code)), None);
    }
    let second = club.code(NOW, 2, "Alva");
    assert_eq!(club.confirm(NOW, 1, ""), None);
    assert_eq!(club.confirm(NOW, 1, &code), None);
    // That of another device isn't spoilt, and two wrong ones are forgiven.
    for _ in 0..2 {
        assert_eq!(club.confirm(NOW, 2, &wrong(&second)), None);
    }
    assert_eq!(club.confirm(NOW, 2, &second), Some(ALVA));
}

#[test]
fn a_code_is_valid_for_ten_minutes_and_only_the_last_one_of_a_device() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    let second = TimeDelta::seconds(1);
    let code = club.code(NOW, 1, "Alva");
    assert_eq!(club.confirm(NOW + PATIENCE, 1, &code), None);
    assert_eq!(club.confirm(NOW + PATIENCE - second, 1, &code), Some(ALVA));
    let late = club.code(NOW, 2, "Alva");
    assert_eq!(club.confirm(NOW + PATIENCE, 2, &late), None);
    let first = club.code(NOW, 3, "Alva");
    let last = club.code(NOW, 3, "Bodil");
    assert_eq!(club.confirm(NOW, 3, &first), None);
    assert_eq!(club.confirm(NOW, 3, &last), Some(BODIL));
}

#[test]
fn a_device_that_signs_in_again_changes_its_player() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    for (name, player) in [("Alva", ALVA), ("Bodil", BODIL)] {
        let code = club.code(NOW, 1, name);
        assert_eq!(club.confirm(NOW, 1, &code), Some(player));
        assert_eq!(club.who(1), Some(player));
    }
    assert_eq!(club.numbers(ALVA), [0; 0]);
    crate::devices::end_device(&mut club.service, NOW, token(1)).unwrap();
    assert_eq!(club.who(1), None);
}

#[test]
fn a_player_without_an_address_that_works_gets_no_code() {
    let mut club = Club::with(&["Alva"]);
    assert_eq!(club.ask(NOW, 1, named("Nobody")), None);
    assert_eq!(club.ask(NOW, 1, named("")), None);
    assert_eq!(club.ask(NOW, 1, named("house-3")), None);
    assert!(club.done(NOW, (Channel::Terminal, "Cleo".into()), "join"));
    assert_eq!(club.ask(NOW, 1, named("Cleo")), None);
    let suspend = |ledger: &mut Ledger<'_>| {
        let way = ledger.view().identities(ALVA)?.remove(0);
        ledger.change.suspend_identity(way.id, NOW, "550 no such mailbox")
    };
    club.service.in_ledger(NOW, suspend).unwrap();
    assert_eq!(club.ask(NOW, 1, named("Alva")), None);
    assert_eq!(club.confirm(NOW, 1, "000000"), None);
    assert!(club.service.file.view().device_asked(token(1).hash()).unwrap().is_none());
}

#[test]
fn who_asks_for_codes_in_anothers_name_neither_floods_them_nor_locks_them_out() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    assert!(club.done(
        NOW,
        (Channel::Email, "alva@example.org".into()),
        "challenge Bodil skalk private"
    ));
    assert!(club.done(NOW, (Channel::Email, "bodil@example.org".into()), "accept"));
    let asked = (0..50).filter(|_| club.ask(NOW, 9, named("Alva")).is_some()).count();
    assert_eq!(asked, MOST_CODES as usize);
    let token = club.service.lookup(NOW).game_page(GameId(1), ALVA).unwrap().unwrap();
    let token: Token = token.rsplit_once('/').unwrap().1.parse().unwrap();
    let link = || DeviceFor::Link(GameId(1), token);
    let (address, code) = club.ask(NOW, 1, link()).unwrap();
    assert_eq!(address, "alva@example.org");
    assert_eq!(club.confirm(NOW, 1, &code), Some(ALVA));
    let asked = (0..50).filter(|_| club.ask(NOW, 9, link()).is_some()).count();
    assert_eq!(asked, MOST_CODES as usize - 1);
    // Another game's link is no link, and nobody else is kept out.
    assert_eq!(club.ask(NOW, 9, DeviceFor::Link(GameId(2), token)), None);
    assert!(club.ask(NOW, 9, named("Bodil")).is_some());
    // The next day she can sign in by her name again.
    club.tick(NOW + TimeDelta::days(1));
    assert!(club.ask(NOW + TimeDelta::days(1), 2, named("Alva")).is_some());
}

#[test]
fn a_device_that_is_known_has_codes_of_its_own() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    // Somebody uses up all that is allowed, for names that nobody has as well.
    for name in ["Alva", "Nobody"].iter().cycle().take(2 * MOST_CODES_IN_ALL as usize) {
        club.ask(NOW, 9, named(name));
    }
    assert_eq!(club.ask(NOW, 9, named("Bodil")), None);
    let asks =
        |club: &mut Club, secret, whose| club.ask_on(NOW, (secret, Some(ALVA)), named(whose));
    // Elsewhere it is one like others.
    assert_eq!(asks(&mut club, 1, "Bodil"), None);
    for secret in 1..=MOST_CODES as u8 {
        let (address, code) = asks(&mut club, secret, "Alva").unwrap();
        assert_eq!(address, "alva@example.org");
        assert_eq!(club.confirm(NOW, secret, &code), Some(ALVA));
    }
    assert_eq!(asks(&mut club, 8, "Alva"), None);
}

#[test]
fn the_count_of_codes_does_not_tell_who_it_is_for() {
    let counts = ["Alva", "Nobody", "house-3"].map(|name| {
        let mut club = Club::with(&["Alva"]);
        (0..20).for_each(|_| drop(club.ask(NOW, 9, named(name))));
        club.service.file.view().codes_asked(NOW - TimeDelta::days(1)).unwrap()
    });
    assert_eq!(counts, [20; 3]);
}

#[test]
fn only_a_number_of_codes_go_out_for_all_names() {
    let names: Vec<String> = (1..=30).map(|number| format!("Other{number}")).collect();
    let mut club = Club::with(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut sent = 0;
    for name in names.iter().flat_map(|name| [name; MOST_CODES as usize]) {
        sent += u32::from(club.ask(NOW, 9, named(name)).is_some());
    }
    assert_eq!(sent, MOST_CODES_IN_ALL);
}

#[test]
fn a_player_who_signs_in_is_told_at_every_address_with_how_to_end_it() {
    let mut club = Club::with(&["Alva"]);
    let more = "alva@work.example";
    let link = |ledger: &mut Ledger<'_>| {
        ledger.change.insert_identity(ALVA, Channel::Email, more, more, NOW)
    };
    club.service.in_ledger(NOW, link).unwrap();
    let code = club.code(NOW, 1, "Alva");
    let before = club.newest();
    club.confirm(NOW, 1, &code).unwrap();
    let waiting = club.service.file.view().notices_for(ALVA).unwrap();
    let told = waiting.into_iter().filter(|notice| notice.id > before);
    let told: Vec<_> =
        told.map(|row| (row.address.unwrap(), happened::read(&row.data).unwrap())).collect();
    let device = "Firefoxon Android".to_owned();
    let news = Happened::Account(AccountNews::DeviceNew { number: 1, device });
    let expected = ["alva@example.org", more].map(|address| (address.to_owned(), news.clone()));
    assert_eq!(told, expected);
}

#[test]
fn devices_are_ended_by_number_and_keep_theirs() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    for secret in 1..=3 {
        let code = club.code(NOW, secret, "Alva");
        club.confirm(NOW, secret, &code).unwrap();
    }
    assert_eq!(club.numbers(ALVA), [1, 2, 3]);
    let alva = || (Channel::Email, "alva@example.org".to_owned());
    assert!(club.done(NOW, alva(), "settings devices end 2"));
    assert!(!club.done(NOW, alva(), "settings devices end 2"));
    let bodil = (Channel::Email, "bodil@example.org".to_owned());
    assert!(!club.done(NOW, bodil.clone(), "settings devices end 1"));
    assert!(club.done(NOW, bodil, "settings devices end all"));
    assert_eq!((club.who(1), club.who(2), club.who(3)), (Some(ALVA), None, Some(ALVA)));
    // A device can end others, and all of them with the codes that still wait.
    assert!(club.done(NOW, page(3), "settings devices end 1"));
    assert_eq!(club.numbers(ALVA), [3]);
    let waiting = club.code(NOW, 4, "Alva");
    assert!(club.done(NOW, page(3), "settings devices end all"));
    assert_eq!((club.who(3), club.confirm(NOW, 4, &waiting)), (None, None));
    assert!(!club.done(NOW, page(3), "settings devices end all"));
}

#[test]
fn one_device_more_than_allowed_ends_the_one_unused_for_longest() {
    let mut club = Club::with(&["Alva"]);
    let day = |day: usize| NOW + TimeDelta::days(day as i64);
    for device in 1..=MOST {
        let code = club.code(day(device), device as u8, "Alva");
        club.confirm(day(device), device as u8, &code).unwrap();
    }
    // The first has been used since, the second has not.
    assert!(club.done(day(MOST + 1), page(1), "settings pace off"));
    let code = club.code(day(MOST + 1), 99, "Alva");
    club.confirm(day(MOST + 1), 99, &code).unwrap();
    assert_eq!((club.who(1), club.who(2), club.who(99)), (Some(ALVA), None, Some(ALVA)));
    assert_eq!(club.numbers(ALVA).len(), MOST);
}

#[test]
fn what_decides_who_plays_is_refused_on_a_device() {
    let mut club = Club::with(&["Alva"]);
    let code = club.code(NOW, 1, "Alva");
    club.confirm(NOW, 1, &code).unwrap();
    let email = || (Channel::Email, "alva@example.org".to_owned());
    for line in [
        "export",
        "erase",
        "erase Alva",
        "link x@example.org",
        "link ABCD2345",
        "unlink alva@example.org",
        "channel terminal",
        "channel mail",
    ] {
        assert!(!club.done(NOW, page(1), line), "{line}");
        // Nor does a yes there do what was asked elsewhere.
        if line == "export" {
            assert!(club.done(NOW, email(), line));
            assert!(!club.done(NOW, page(1), "yes"));
        }
    }
    assert!(club.done(NOW, page(1), "settings language de"));
    assert_eq!(club.service.file.view().identities(ALVA).unwrap().len(), 1);
    assert_eq!(club.service.file.view().player(ALVA).unwrap().channel, Channel::Email);
}

/// Alva, an organiser, leaves a browser open.
#[test]
fn nobody_becomes_an_organiser_by_a_device_that_was_left_open() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    for act in ["appoint Alva", "circle open Vikings"] {
        let act = OrganiserAct::read(act).unwrap();
        assert!(matches!(
            crate::act_as_host(&mut club.service, NOW, act.to_string().as_str(), &act),
            Ok(Answer::Done(_))
        ));
    }
    let email = || (Channel::Email, "alva@example.org".to_owned());
    let bodil = (Channel::Email, "bodil@example.org".to_owned());
    assert!(club.done(NOW, bodil.clone(), "circle join Vikings"));
    let code = club.code(NOW, 1, "Alva");
    club.confirm(NOW, 1, &code).unwrap();
    let now = NOW + TimeDelta::days(8);
    let organisers =
        |club: &Club| club.service.file.view().last_host_acts(["appointed", "dismissed"]).unwrap();
    for line in ["organise appoint Bodil", "organise circle appoint Vikings Bodil"] {
        let yes = line.replace("organise", "organise yes");
        for line in [line, &yes] {
            assert!(!club.done(now, page(1), line), "{line}");
            assert!(!club.done(now, page(1), "yes"), "{line}");
        }
        // Nor does a yes there do what was asked elsewhere.
        assert!(club.done(now, email(), line), "{line}");
        assert!(!club.done(now, page(1), "yes"), "{line}");
        assert_eq!(organisers(&club).len(), 1, "{line}");
    }
    // The rest of what organisers do can be done there.
    assert!(club.done(now, page(1), "organise ladder open brandubh"));
    assert!(club.done(now, email(), "organise appoint Bodil"));
    assert!(club.done(now, email(), "yes"));
    assert_eq!(organisers(&club).len(), 2);
}

#[test]
fn who_is_erased_is_signed_in_nowhere_and_no_link_leads_to_them() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    assert!(club.done(NOW, (Channel::Email, "alva@example.org".into()), "challenge Bodil skalk"));
    assert!(club.done(NOW, (Channel::Email, "bodil@example.org".into()), "accept"));
    let page = club.service.lookup(NOW).game_page(GameId(1), ALVA).unwrap().unwrap();
    let link: Token = page.rsplit_once('/').unwrap().1.parse().unwrap();
    let calendar = club.service.lookup(NOW).calendar(ALVA).unwrap().unwrap();
    let calendar = calendar.trim_end_matches(".ics").rsplit_once('/').unwrap().1.parse().unwrap();
    let by_link = |club: &Club| club.service.lookup(NOW).game_by_link(GameId(1), link).unwrap();
    let by_calendar =
        |club: &Club| club.service.lookup(NOW).calendar_by_link(ALVA, calendar).unwrap();
    assert_eq!((by_link(&club), by_calendar(&club)), (Some(ALVA), Some(ALVA)));
    let code = club.code(NOW, 1, "Alva");
    club.confirm(NOW, 1, &code).unwrap();
    let waiting = club.code(NOW, 2, "Alva");
    assert!(club.done(NOW, (Channel::Email, "alva@example.org".into()), "erase"));
    assert!(club.done(NOW, (Channel::Email, "alva@example.org".into()), "erase Alva"));
    assert_eq!((club.who(1), club.confirm(NOW, 2, &waiting)), (None, None));
    assert_eq!((by_link(&club), by_calendar(&club)), (None, None));
    for whose in [named("Alva"), named("player-1"), DeviceFor::Link(GameId(1), link)] {
        assert_eq!(club.ask(NOW, 3, whose), None);
    }
}

#[test]
fn a_name_signs_in_its_owner_and_nobody_who_is_only_called_so() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    // Bodil is shown as “Alva Berg”, and Alva gives up nothing.
    assert!(club.done(NOW, (Channel::Email, "bodil@example.org".into()), "rename Alva Berg"));
    let address = |sent: Option<(String, String)>| sent.unwrap().0;
    assert_eq!(address(club.ask(NOW, 1, named("Alva"))), "alva@example.org");
    assert_eq!(address(club.ask(NOW, 1, named("alva berg"))), "bodil@example.org");
}

#[test]
fn unused_devices_and_old_codes_are_forgotten() {
    let mut club = Club::with(&["Alva"]);
    let code = club.code(NOW, 1, "Alva");
    club.confirm(NOW, 1, &code).unwrap();
    club.code(NOW, 2, "Alva");
    let day = TimeDelta::days(1);
    club.tick(NOW + day - TimeDelta::seconds(1));
    assert!(club.service.file.view().device_asked(token(2).hash()).unwrap().is_some());
    club.tick(NOW + day);
    assert!(club.service.file.view().device_asked(token(2).hash()).unwrap().is_none());
    club.tick(NOW + TimeDelta::days(KEPT_DAYS));
    assert_eq!(club.who(1), Some(ALVA));
    club.tick(NOW + TimeDelta::days(KEPT_DAYS + 1));
    assert_eq!(club.who(1), None);
}

#[test]
fn a_calendar_that_is_renewed_has_another_address_and_a_club_without_pages_has_none() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    let alva = || (Channel::Email, "alva@example.org".to_owned());
    let address = |club: &Club, player| club.service.lookup(NOW).calendar(player).unwrap();
    let before = address(&club, ALVA).unwrap();
    assert!(before.starts_with("https://tafl.example/calendar/1/") && before.ends_with(".ics"));
    assert_ne!(address(&club, BODIL).unwrap().rsplit_once('/'), before.rsplit_once('/'));
    assert!(club.done(NOW, alva(), "settings calendar new"));
    assert_ne!(address(&club, ALVA).unwrap(), before);
    let old = before.trim_end_matches(".ics").rsplit_once('/').unwrap().1.parse().unwrap();
    assert_eq!(club.service.lookup(NOW).calendar_by_link(ALVA, old).unwrap(), None);
    assert_eq!(club.service.lookup(NOW).calendar_by_link(PlayerId(99), old).unwrap(), None);
    // The secret stays when the club starts again.
    let renewed = address(&club, ALVA);
    crate::upkeep::wake(&mut club.service, NOW).unwrap();
    assert_eq!(address(&club, ALVA), renewed);
}

#[test]
fn emails_of_a_game_lead_each_player_to_a_page_of_their_own() {
    for (pages, expected) in [(Some("https://tafl.example"), 2), (None, 0)] {
        let mut club = Club::at(pages, &["Alva", "Bodil"]);
        let email = |name: &str| (Channel::Email, format!("{name}@example.org"));
        assert!(club.done(NOW, email("alva"), "challenge Bodil skalk attack private"));
        assert!(club.done(NOW, email("bodil"), "accept"));
        assert!(club.done(NOW, email("alva"), "1: d1-d3"));
        let mut led = std::collections::BTreeSet::new();
        for letter in crate::letters::claim(&mut club.service, NOW, Channel::Email, 100).unwrap() {
            let tables = letter.parts.iter().flat_map(|part| part.notice.tables());
            for page in tables.filter_map(|table| table.page.clone()) {
                let token = page.strip_prefix("https://tafl.example/g/1/").unwrap();
                let by_link = |game| {
                    let lookup = club.service.lookup(NOW);
                    lookup.game_by_link(GameId(game), token.parse().unwrap()).unwrap()
                };
                assert_eq!((by_link(1), by_link(2)), (Some(letter.player), None));
                led.insert(letter.player);
            }
        }
        assert_eq!(led.len(), expected);
        // A club that needs no secret has none.
        let secret = club.service.file.view().club_secret().unwrap();
        assert_eq!(secret.is_some(), pages.is_some());
    }
}

#[test]
fn spectators_are_led_to_public_games_alone() {
    let mut club = Club::with(&["Alva", "Bodil"]);
    let email = |name: &str| (Channel::Email, format!("{name}@example.org"));
    for (number, kind) in [(1, "public"), (2, "private")] {
        assert!(club.done(NOW, email("alva"), &format!("challenge Bodil skalk {kind}")));
        assert!(club.done(NOW, email("bodil"), "accept"));
        let lookup = club.service.lookup(NOW);
        let open = lookup.existing(GameId(number)).unwrap();
        let page = lookup.page_of(&open, None).unwrap();
        assert_eq!(page, (number == 1).then(|| "https://tafl.example/game/1".to_owned()));
    }
}
