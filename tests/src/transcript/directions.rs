//! Stage directions: time that passes or is set, channels that fail, plies that nobody needs to
//! read about.

use chrono::{NaiveDateTime, TimeDelta};
use commands::OrganiserAct;
use engine::ruleset::Language;
use service::devices::{DeviceFor, NewDevice};
use service::{Actor, Answer, Failure, Request};
use storage::Channel;

use super::{Stage, secret};

/// The steps in which time passes.
const STEP: TimeDelta = TimeDelta::minutes(10);

impl Stage {
    pub(super) fn direct(&mut self, direction: &str) -> Result<(), String> {
        match direction {
            "a club with its terminal alone" => {}
            _ if direction.starts_with("ladder rules: ") => {}
            _ if direction.starts_with("contact: ") || direction.starts_with("welcome: ") => {}
            _ if direction.starts_with("open ladders: ") => {
                self.open_ladders(&direction["open ladders: ".len()..])?;
            }
            _ if let Some((name, code)) = direction.split_once(" speaks ") => {
                let language = Language::from_code(code).ok_or("no such language")?;
                self.languages.insert(name.to_owned(), language);
            }
            _ if direction.ends_with(" sits down") => {
                self.greet(&direction[..direction.len() - " sits down".len()])?;
            }
            _ if direction.ends_with(" leaves and sits down again") => {
                let name = &direction[..direction.len() - " leaves and sits down again".len()];
                self.sit_down(name);
            }
            "boards" => self.boards = true,
            "no boards" => self.boards = false,
            "the courier sleeps" => self.courier = false,
            "the courier wakes" => {
                self.courier = true;
                self.deliver(None);
            }
            _ if direction.starts_with("the club is down for ") => {
                let span = read_span(&direction["the club is down for ".len()..])?;
                service::upkeep::alive(&mut self.service, self.now)
                    .map_err(|fault| fault.to_string())?;
                self.now += span;
                service::upkeep::wake(&mut self.service, self.now)
                    .map_err(|fault| fault.to_string())?;
                service::upkeep::tick(&mut self.service, self.now, 100)
                    .map_err(|fault| fault.to_string())?;
                self.deliver(Some(self.now));
            }
            "the host accepts the time" => {
                service::outage::accept_time(&mut self.service, self.now)
                    .map_err(|fault| fault.to_string())?;
                self.deliver(None);
            }
            _ if direction.contains(" asks for a code for ") => self.ask_for_code(direction)?,
            _ if direction.contains(" sends the code ") => self.send_code(direction)?,
            _ if direction.contains(" play game ") => self.play_on(direction)?,
            _ if direction.contains(" times: ") => self.repeat(direction)?,
            _ if direction.contains(" others join the ") => self.crowd(direction)?,
            _ => {
                if let Some(span) = direction.strip_suffix(" later") {
                    self.pass(read_span(span)?);
                } else if !self.disturb(direction) && !self.come_back(direction) {
                    self.set(direction)?;
                }
            }
        }
        Ok(())
    }

    /// A device asks for a code for a player’s name.
    fn ask_for_code(&mut self, direction: &str) -> Result<(), String> {
        let (device, name) = direction.split_once(" asks for a code for ").ok_or("who asks?")?;
        let asks =
            NewDevice { secret: secret(device), name: "Firefox on Android".into(), known: None };
        let whose = DeviceFor::Name(name.to_owned());
        let asked = service::devices::ask_device_code(&mut self.service, self.now, &asks, &whose);
        asked.map_err(|fault| fault.to_string())?;
        self.deliver(None);
        Ok(())
    }

    /// A device sends a code that its player typed.
    fn send_code(&mut self, direction: &str) -> Result<(), String> {
        let (device, code) = direction.split_once(" sends the code ").ok_or("who sends it?")?;
        let confirmed =
            service::devices::confirm_device(&mut self.service, self.now, secret(device), code);
        match confirmed.map_err(|fault| fault.to_string())? {
            Ok(player) => self.write(&format!("    (player {player} is signed in)")),
            Err(refusal) => {
                self.refusals.insert(refusal.code());
                let text = refusal.text(&self.reader());
                text.lines().for_each(|line| self.write(&format!("    {line}")));
            }
        }
        self.deliver(None);
        Ok(())
    }

    /// A player sits down and is told what waits.
    fn greet(&mut self, name: &str) -> Result<(), String> {
        self.sit_down(name);
        let actor = Actor { channel: Channel::Terminal, address: name.to_owned(), language: None };
        let greeting = service::questions::greeting(&self.questions, self.now, &actor);
        let (greeting, _, reader) = greeting.map_err(|fault| fault.to_string())?;
        for line in greeting.text(&reader).lines() {
            self.write(&format!("    {line}"));
        }
        Ok(())
    }

    /// Makes plies in turn without writing down what is said about them.
    fn play_on(&mut self, direction: &str) -> Result<(), String> {
        let read = || {
            let (players, rest) = direction.split_once(" play game ")?;
            Some((players.split_once(" and ")?, rest.split_once(": ")?))
        };
        let ((one, two), (game, plies)) = read().ok_or("who plays what?")?;
        for (ply, name) in plies.split(", ").zip([one, two].into_iter().cycle()) {
            self.send_unheard(name, &format!("{game}: {ply}"))?;
        }
        Ok(())
    }

    /// Sends the same line repeatedly, without writing down what is said about it.
    fn repeat(&mut self, direction: &str) -> Result<(), String> {
        let read = || {
            let (name, rest) = direction.split_once(" sends ")?;
            let (times, line) = rest.split_once(" times: ")?;
            Some((name, times.parse::<u32>().ok()?, line))
        };
        let (name, times, line) = read().ok_or("who sends what, and how often?")?;
        (0..times).try_for_each(|_| self.send_unheard(name, line))
    }

    /// The organisers open ladders before anybody is there to read of it.
    fn open_ladders(&mut self, rulesets: &str) -> Result<(), String> {
        for ruleset in rulesets.split(", ") {
            let act = OrganiserAct::OpenLadder { ladder: ruleset.to_owned(), house: None };
            let id = format!("open {ruleset}");
            let answer = service::act_as_host(&mut self.service, self.now, &id, &act);
            if let Answer::Refused(refusal) = answer.map_err(|fault| fault.to_string())? {
                return Err(refusal.text(&self.reader()));
            }
        }
        Ok(())
    }

    /// As many players join a ladder.
    fn crowd(&mut self, direction: &str) -> Result<(), String> {
        let read = || {
            let (many, rest) = direction.split_once(" others join the ")?;
            Some((many.parse::<u32>().ok()?, rest.strip_suffix(" ladder")?))
        };
        let (many, ladder) = read().ok_or("how many join what?")?;
        for name in (1..=many).map(|number| format!("Other{number}")) {
            self.send_unheard(&name, "join")?;
            self.send_unheard(&name, &format!("ladder join {ladder}"))?;
        }
        Ok(())
    }

    /// Carries out a line from a terminal that nobody needs to read about.
    fn send_unheard(&mut self, name: &str, line: &str) -> Result<(), String> {
        self.requests += 1;
        let actor = Actor { channel: Channel::Terminal, address: name.to_owned(), language: None };
        let order = commands::read(line).map_err(|_| line)?;
        let id = format!("transcript-{}", self.requests);
        let request = Request { id, actor: actor.clone(), order, seen: None, place: None };
        let answer = self.answer(&request).map_err(|fault| fault.to_string())?.answer;
        if let Answer::Refused(refusal) = answer {
            let reader = self.questions.who(self.now, &actor).map_err(|_| "who?")?.1;
            return Err(format!("{line}: {}", refusal.text(&reader)));
        }
        for channel in Channel::ALL.into_iter().filter(|&channel| channel != Channel::House) {
            for letter in service::letters::claim(&mut self.service, self.now, channel, 100)
                .expect("the outbox")
            {
                for part in &letter.parts {
                    service::letters::handed(&mut self.service, self.now, part.id)
                        .expect("a receipt");
                }
            }
        }
        Ok(())
    }

    /// The last email to a player bounces; returns whether the direction is about that.
    fn come_back(&mut self, direction: &str) -> bool {
        let name = direction.strip_prefix("the last mail to ");
        let name = name.and_then(|rest| rest.strip_suffix(" comes back"));
        let letter = name.and_then(|name| self.last.remove(&(Channel::Email, name.to_owned())));
        let Some(letter) = letter else { return false };
        for part in &letter.parts {
            service::letters::not_handed(
                &mut self.service,
                self.now,
                part.id,
                &letter.address,
                Failure::Permanent,
                "550 no such mailbox",
            )
            .expect("a receipt");
        }
        self.deliver(None);
        true
    }

    /// Makes a channel fail or work; returns whether the direction is about that.
    fn disturb(&mut self, direction: &str) -> bool {
        let (channel, what) = match direction.split_once(' ') {
            Some(("mail", what)) => (Channel::Email, what),
            Some(("discord", what)) => (Channel::Discord, what),
            _ => return false,
        };
        match (what, what.strip_prefix("to ").and_then(|to| to.split_once(' '))) {
            ("fails", _) => self.down.insert(channel),
            ("works", _) => self.down.remove(&channel),
            (_, Some((name, "bounces"))) => self.broken.insert((channel, name.to_owned())),
            (_, Some((name, "arrives"))) => self.broken.remove(&(channel, name.to_owned())),
            _ => false,
        }
    }

    /// Sets the system clock, forward or back.
    fn set(&mut self, direction: &str) -> Result<(), String> {
        let (_, date) = direction.split_once(' ').ok_or("no weekday")?;
        let read = NaiveDateTime::parse_from_str(date, "%d %B %Y, %H:%M");
        let moment = read.map_err(|error| error.to_string())?.and_utc();
        let shown = moment.format("%A %-d %B %Y, %H:%M").to_string();
        if shown != direction {
            return Err(format!("that is {shown}"));
        }
        self.now = moment;
        Ok(())
    }

    /// Lets time pass; everything that becomes due is done and delivered on the way.
    fn pass(&mut self, span: TimeDelta) {
        let end = self.now + span;
        while self.now < end {
            self.now = (self.now + STEP).min(end);
            service::upkeep::tick(&mut self.service, self.now, 100)
                .expect("the clocks can be looked at");
            self.deliver(Some(self.now));
        }
    }
}

/// `3 days 2 hours 10 minutes`.
fn read_span(text: &str) -> Result<TimeDelta, String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.chunks(2).try_fold(TimeDelta::zero(), |sum, pair| {
        let [count, unit] = pair else { return Err("a span is pairs of words".to_owned()) };
        let count: i64 = count.parse().map_err(|_| format!("{count} is no number"))?;
        let unit = match unit.trim_end_matches('s') {
            "week" => TimeDelta::weeks(count),
            "day" => TimeDelta::days(count),
            "hour" => TimeDelta::hours(count),
            "minute" => TimeDelta::minutes(count),
            "second" => TimeDelta::seconds(count),
            other => return Err(format!("{other} is no unit")),
        };
        Ok(sum + unit)
    })
}
