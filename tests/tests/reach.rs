//! Every turn has a running clock, whatever happens to the messages: it is random what arrives,
//! what bounces, who wants no more email, and what is played.

use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use service::mail::{MailId, Outgoing, Return, Sent};
use service::{Actor, Failure, Questions, Request, Service, verify};
use storage::{Channel, File, GameId};
use tests::chance::Chance;

/// The players: a name, and the channel they use.
const PEOPLE: [(&str, Channel, &str); 4] = [
    ("Alva", Channel::Email, "alva@example.org"),
    ("Ylva", Channel::Email, "ylva@example.org"),
    ("Bo", Channel::Discord, "100"),
    ("Cai", Channel::Terminal, "Cai"),
];

/// The terms: a clock that ends the game, so that each must end in time.
const GAMES: [&str; 5] = [
    "Alva: challenge ylva skalk attack 1h/ply no-vacation private",
    "Ylva: challenge bo skalk attack 3d/ply weekend",
    "Bo: challenge alva skalk attack 2d+1d/5d night=22-07 private",
    "Cai: challenge ylva skalk attack 4d/ply no-vacation",
    "Cai: challenge bo brandubh attack 2d/ply no-vacation private",
];

struct Club {
    service: Service,
    questions: Questions,
    chance: Chance,
    now: DateTime<Utc>,
    requests: u32,
    path: PathBuf,
    /// Emails that were delivered, and may bounce.
    out: Vec<MailId>,
    _folder: tempfile::TempDir,
}

impl Club {
    fn new(seed: u64) -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.sqlite");
        let file = File::open(&path).expect("a club");
        let mut drawn = seed;
        let entropy = move || {
            drawn = drawn.wrapping_add(1);
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&drawn.to_le_bytes());
            bytes
        };
        let library = Arc::new(shipped_library().clone());
        let reading = File::open_to_read(&path).expect("a club");
        let questions = service::read_side(reading, Arc::clone(&library));
        let service =
            service::write_side(file, library, Box::new(entropy)).reached_over(Channel::ALL);
        let now = DateTime::from_timestamp(1_793_613_600, 0).expect("a moment");
        let chance = Chance::new(seed);
        let mut club = Club {
            service,
            questions,
            chance,
            now,
            requests: 0,
            path,
            out: Vec::new(),
            _folder: folder,
        };
        for (name, _, _) in PEOPLE {
            club.say(name, &format!("join {name}"));
        }
        for game in GAMES {
            let (name, line) = game.split_once(": ").expect("who says what");
            club.say(name, line);
        }
        for (name, number) in [("Ylva", 1), ("Bo", 2), ("Alva", 3), ("Ylva", 4), ("Bo", 5)] {
            club.say(name, &format!("accept {number}"));
        }
        assert_eq!(club.games().len(), GAMES.len());
        club
    }

    /// Somebody says something on their channel; it may be refused.
    fn say(&mut self, name: &str, line: &str) {
        let (_, channel, address) =
            PEOPLE.into_iter().find(|(called, ..)| *called == name).expect("somebody");
        self.requests += 1;
        let request = Request {
            id: self.requests.to_string(),
            actor: Actor { channel, address: address.into(), language: None },
            order: commands::read(line).unwrap_or_else(|_| panic!("no order: {line}")),
            seen: None,
            place: None,
        };
        service::handle(&mut self.service, self.now, &request).expect("an answer");
    }

    /// The couriers deliver what is due, at random.
    fn carry(&mut self, arrives: u64) {
        let due = service::mail::claim_mails(&mut self.service, self.now, 50).expect("the outbox");
        let written = due
            .iter()
            .map(|due| service::mail::write_mail(&self.questions, self.now, due))
            .collect();
        let mails =
            service::mail::keep_mails(&mut self.service, self.now, written).expect("the outbox");
        for mail in &mails {
            let sent = self.sent(arrives);
            if matches!(sent, Sent::Handed) {
                self.out.push(mail.mail);
            }
            self.note(mail, sent);
        }
        let posts = service::letters::claim(&mut self.service, self.now, Channel::Discord, 50)
            .expect("the outbox");
        for letter in posts {
            let failure = match self.sent(arrives) {
                Sent::Handed => None,
                Sent::Failed(failure, _) => Some(failure),
                Sent::Refused(_) | Sent::Rejected(_) => Some(Failure::Temporary),
            };
            for part in &letter.parts {
                match failure {
                    None => service::letters::handed(&mut self.service, self.now, part.id),
                    Some(failure) => service::letters::not_handed(
                        &mut self.service,
                        self.now,
                        part.id,
                        &letter.address,
                        failure,
                        "no",
                    ),
                }
                .expect("a receipt");
            }
        }
    }

    fn sent(&mut self, arrives: u64) -> Sent {
        if self.chance.percent(arrives) {
            return Sent::Handed;
        }
        let why = "chance".to_owned();
        match self.chance.number() % 3 {
            0 => Sent::Refused(why),
            1 => Sent::Failed(Failure::Temporary, why),
            _ => Sent::Failed(Failure::Permanent, why),
        }
    }

    fn note(&mut self, mail: &Outgoing, sent: Sent) {
        service::mail::mails_sent(&mut self.service, self.now, &[mail.receipt(sent)])
            .expect("a receipt");
    }

    /// An email that had seemed to arrive bounces, or its reader wants no more.
    fn come_back(&mut self) {
        let whys = [Return::Hard, Return::Soft, Return::Soft, Return::Complaint, Return::Stop];
        let (mail, why) = (self.chance.one_of(&self.out), self.chance.clone().number() as usize);
        if let Some(&mail) = mail {
            let why = whys[why % whys.len()];
            service::mail::mail_returned(&mut self.service, self.now, mail, why, "chance")
                .expect("a report");
        }
    }

    /// Somebody does something.
    fn act(&mut self) {
        let (name, _, _) = PEOPLE[self.chance.number() as usize % PEOPLE.len()];
        let game = 1 + self.chance.number() % GAMES.len() as u64;
        let plies = ["d1-d3", "f8-i8", "d3-d2", "i8-h8", "d2-d3", "h8-i8", "d3-d1", "i8-f8"];
        let ply = plies[self.chance.number() as usize % plies.len()];
        let line = match self.chance.number() % 24 {
            0 => "channel mail".to_owned(),
            1 => "channel discord".to_owned(),
            2 => "settings digest daily".to_owned(),
            3 => "settings digest off".to_owned(),
            4 => format!("{game}: withdraw"),
            5 => format!("{game}: takeback"),
            6 => format!("{game}: takeback accept"),
            7 => "vacation 2 days".to_owned(),
            8 => "vacation end".to_owned(),
            9 => format!("{game}: draw"),
            _ => format!("{game}: {ply}"),
        };
        self.say(name, &line);
    }

    fn games(&self) -> Vec<storage::GameRow> {
        let file = File::open_to_read(&self.path).expect("the club");
        file.view().games_after(GameId(0), u32::MAX).expect("the games")
    }

    /// Something is due in every running game, and all columns follow from the events.
    fn check(&self, after: &str) {
        let file = File::open_to_read(&self.path).expect("the club");
        for game in self.games() {
            let goes_on = game.folded.to_move.is_some();
            assert_eq!(goes_on, game.folded.due_at.is_some(), "game {} after {after}", game.id);
            let verified = verify::game(file.view(), shipped_library(), &game).expect("the file");
            verified.unwrap_or_else(|why| panic!("game {} after {after}: {why}", game.id));
        }
    }
}

#[test]
fn every_turn_has_a_running_clock() {
    let (mut unreached, mut given_back) = (0, 0);
    for seed in 0..8 {
        let mut club = Club::new(seed);
        // At some clubs almost all email arrives, at others hardly any.
        let arrives = [95, 70, 40, 5][seed as usize % 4];
        for step in 0..120 {
            let what = match club.chance.number() % 8 {
                0 => {
                    club.come_back();
                    "a report"
                }
                1 => {
                    let minutes = 1 + club.chance.number() % 240;
                    club.now += TimeDelta::minutes(minutes as i64);
                    service::upkeep::tick(&mut club.service, club.now, 100).expect("the clocks");
                    "time"
                }
                2 | 3 => {
                    club.carry(arrives);
                    "the couriers"
                }
                4 if club.chance.percent(10) => {
                    service::upkeep::alive(&mut club.service, club.now).expect("the file");
                    club.now += TimeDelta::hours(5);
                    service::upkeep::wake(&mut club.service, club.now).expect("the file");
                    "an outage"
                }
                _ => {
                    club.act();
                    "an order"
                }
            };
            club.check(&format!("{what}, seed {seed}, step {step}"));
        }
        // Nobody does anything any more, and nothing is ever heard of anybody: vacations end, the
        // clocks run, and all games end.
        for half_day in 0..120 {
            club.now += TimeDelta::hours(12);
            service::upkeep::tick(&mut club.service, club.now, 100).expect("the clocks");
            club.carry(0);
            service::upkeep::tick(&mut club.service, club.now, 100).expect("the clocks");
            if half_day % 10 == 0 {
                club.check(&format!("the end of seed {seed}"));
            }
        }
        let file = File::open_to_read(&club.path).expect("the club");
        for game in club.games() {
            assert!(game.folded.ended_at.is_some(), "seed {seed}: game {} goes on", game.id);
            let events = file.view().events(game.id).expect("its events");
            let count = |word: &str| events.iter().filter(|row| row.text.starts_with(word)).count();
            unreached += count("unreached");
            given_back += count("given-back");
        }
    }
    assert!(unreached > 5 && given_back > 5, "{unreached} unreached, {given_back} given back");
}
