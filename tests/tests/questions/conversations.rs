//! Random conversations of a player with twenty games in all four channels at once, while notices
//! cross with answers, and answers come late and twice. Whatever an answer does, the very message
//! that it answers has said; nothing newer was asked there, nothing else was said there since, and
//! it is done once. Where an answer is to the last thing that was asked, it does that.
//!
//! What a message says is read off the message itself, as its player reads it, and what a command
//! does is tried in a copy of the club.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use commands::{Deed, Needs, Order, OrderLine, Role, first_game};
use mail::{MailText, read_orders};
use service::mail::{Incoming, Keys, MailId, Proof, Sent};
use service::token::Token;
use service::{Actor, Answer, MessageAt, Place, Request};
use storage::Channel;
use templates::Refusal;
use templates::notice::{LineAnswer, Notice};
use templates::told::{NextStep, give};
use terminal::sitting::Sitting;
use tests::chance::Chance;

use crate::questions::hall::{Hall, at_terminal, on_device};

const SEQUENCES: u64 = 30;
const STEPS: usize = 60;
const GAMES: u32 = 20;

const ADDRESS: &str = "mia@example.org";
const DEVICE: Token = Token::of_bits([5; 16]);

/// How long a question can be answered, by email and elsewhere.
const BY_MAIL: TimeDelta = TimeDelta::days(2);
const ELSEWHERE: TimeDelta = TimeDelta::minutes(10);

/// What may be an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reply {
    Yes,
    Number(usize),
    /// `4: yes`
    InGame(u32),
    No,
}

/// Something that Mia says.
#[derive(Clone, Debug)]
struct Words {
    text: String,
    reply: Option<Reply>,
    /// Whether it can do something by itself.
    is_deed: bool,
}

/// What a message says that can be said to it.
#[derive(Clone, Debug, Default)]
struct Says {
    /// The commands of which it asks whether they are to be carried out.
    choices: Vec<String>,
    /// Whether they are numbered, or offered and not asked about in words of their own.
    are_offers: bool,
    /// What others offer in it.
    offers: Vec<String>,
}

impl Says {
    /// What an answer to it does: nothing, or one of these.
    fn means(&self, reply: Reply) -> Vec<String> {
        let is_in = |line: &String, game| commands::read(line).is_ok_and(|it| it.game == game);
        match (reply, self.choices.as_slice()) {
            (Reply::Yes, []) => self.offers.clone(),
            (Reply::Yes, [only]) => vec![only.clone()],
            (Reply::Number(number), choices) if self.are_offers => {
                number.checked_sub(1).and_then(|at| choices.get(at)).cloned().into_iter().collect()
            }
            (Reply::InGame(game), choices) => {
                let mut of_game = choices.iter().filter(|line| is_in(line, Some(game)));
                match (of_game.next(), of_game.next()) {
                    (Some(only), None) => vec![only.clone()],
                    _ => Vec::new(),
                }
            }
            (Reply::No, []) => self.offers.iter().map(|line| declined(line)).collect(),
            (Reply::Yes | Reply::Number(_) | Reply::No, _) => Vec::new(),
        }
    }

    fn of(answer: &Answer, game: Option<u32>) -> Says {
        match answer {
            Answer::Done(notice) => Says::of_notice(notice, game),
            Answer::Refused(refusal) => Says::of_refusal(refusal, game),
        }
    }

    fn of_notice(notice: &Notice, game: Option<u32>) -> Says {
        let steps = notice.next_steps();
        if let Notice::Answered { table, lines, .. } = notice {
            let game = table.as_ref().and_then(|table| u32::try_from(table.number).ok()).or(game);
            let mut all = Says::default();
            for line in lines {
                let said = match &line.answer {
                    LineAnswer::Done(notice) => Says::of_notice(notice, game),
                    LineAnswer::Refused(refusal) => Says::of_refusal(refusal, game),
                    LineAnswer::Failed(_) | LineAnswer::LeftOut => Says::default(),
                };
                all.are_offers |= said.are_offers || !all.choices.is_empty();
                all.choices.extend(said.choices);
                all.offers.extend(said.offers);
            }
            return all;
        }
        let number = notice.table().map(|table| table.number);
        let in_game = |deed: Deed| {
            let game = number.and_then(|number| u32::try_from(number).ok());
            OrderLine { game, order: deed.into() }.to_string()
        };
        let offers = steps.iter().filter(|step| matches!(step, NextStep::Give(_)));
        let offers =
            offers.filter(|step| step.role() == Role::Accepts).filter_map(|step| {
                match step.order()?.order {
                    Order::Do(deed) if step.is_in_game() => Some(in_game(deed)),
                    order => Some(order.to_string()),
                }
            });
        let offers = offers.collect();
        if !steps.contains(&give(Deed::Yes(None))) {
            return Says { offers, ..Says::default() };
        }
        let asked = match (notice, notice.table()) {
            (Notice::Asked { order, .. }, Some(table)) => format!("{}: {order}", table.number),
            (Notice::Asked { order, .. }, None) => order.clone(),
            (Notice::News(news), _) => match news.said.code() {
                code if code.contains("stop-asked") => "unsubscribe yes".to_owned(),
                code if code.contains("export-asked") => "export yes".to_owned(),
                code => panic!("nobody can tell what a yes to {code} does"),
            },
            _ => panic!("nobody can tell what a yes does: {notice:?}"),
        };
        Says { choices: vec![asked], are_offers: false, offers: Vec::new() }
    }

    fn of_refusal(refusal: &Refusal, game: Option<u32>) -> Says {
        let offered = refusal.next_steps().into_iter().filter_map(|step| match step {
            NextStep::Send(command) | NextStep::Choose(_, command) => {
                let line = commands::read(&command).expect("a command that is offered");
                let needs_game = line.game.is_none() && line.order.needs() != Needs::Nothing;
                Some(OrderLine { game: if needs_game { game } else { line.game }, ..line })
            }
            _ => None,
        });
        let mut choices: Vec<String> = offered.map(|line| line.to_string()).collect();
        // By email, too, somebody without a game is offered one.
        if refusal.next_steps().first() == Some(&give(first_game())) {
            choices.push(first_game().to_string());
        }
        Says { are_offers: !choices.is_empty(), choices, offers: Vec::new() }
    }
}

/// The line that declines what another one accepts.
fn declined(line: &str) -> String {
    match line.strip_suffix(" accept") {
        Some(offer) => format!("{offer} decline"),
        None => line.replacen("accept", "decline", 1),
    }
}

/// A message that was shown to Mia.
#[derive(Clone, Debug)]
struct Shown {
    /// How its channel calls it, where an answer names it.
    name: String,
    says: Says,
    at: DateTime<Utc>,
    /// Whether nothing was said or asked in its channel since.
    is_last: bool,
}

/// An email of ours to Mia.
struct OurMail {
    mail: MailId,
    reply: Token,
    text: String,
    thread: Option<i64>,
    shown: Shown,
}

struct Mia {
    hall: Hall,
    chance: Chance,
    sitting: Sitting,
    /// Where she says something now.
    channel: u64,
    /// Which message she answered last in each channel.
    picked: [usize; 4],
    /// What was shown last at the terminal.
    last: Shown,
    pages: Vec<Shown>,
    messages: Vec<Shown>,
    mails: Vec<OurMail>,
    /// Which email of ours each email of hers answered.
    answered: BTreeMap<String, MailId>,
    /// How often answers have done something, in each channel.
    done: BTreeMap<&'static str, u32>,
    /// What was said so far, for the reader of a failure.
    log: Vec<String>,
}

fn shown(name: &str, says: Says, at: DateTime<Utc>) -> Shown {
    Shown { name: name.to_owned(), says, at, is_last: true }
}

/// A club in which Mia has twenty games with Otto, and addresses in all channels.
fn laid() -> Hall {
    let mut hall = Hall::of(&["Mia", "Otto", "Bo"]);
    for number in 1..=GAMES {
        let side = if number % 2 == 0 { "attack" } else { "defend" };
        hall.says("Mia", &format!("challenge otto brandubh {side} 90d/move"));
        hall.now += TimeDelta::hours(2);
        hall.says("Otto", &format!("accept {number}"));
        // The attackers have moved, except in a few games.
        if number > 4 {
            let mover = if number % 2 == 0 { "Mia" } else { "Otto" };
            hall.says(mover, &format!("{number}: d1-c1"));
        }
    }
    hall.link("Mia", Channel::Email, ADDRESS);
    hall.link("Mia", Channel::Discord, "100");
    hall.sign_in("Mia", DEVICE);
    hall
}

/// In every second of the conversations, from that one on.
fn no_answer_does_anything_but_what_its_question_says(first: u64) {
    let laid = laid();
    let mut done: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in (first..SEQUENCES).step_by(2) {
        let mut mia = Mia::in_copy_of(&laid, seed);
        for _ in 0..STEPS {
            mia.step();
        }
        for (channel, times) in mia.done {
            *done.entry(channel).or_default() += times;
        }
    }
    // Otherwise nothing would have been tried.
    for channel in ["terminal", "page", "discord", "mail"] {
        assert!(done.get(channel).is_some_and(|&times| times > 2), "{done:?}");
    }
}

#[test]
fn no_answer_does_anything_but_what_its_question_says_where_notices_come_to_the_terminal() {
    no_answer_does_anything_but_what_its_question_says(0);
}

#[test]
fn no_answer_does_anything_but_what_its_question_says_where_notices_come_by_email() {
    no_answer_does_anything_but_what_its_question_says(1);
}

impl Mia {
    fn in_copy_of(laid: &Hall, seed: u64) -> Mia {
        let hall = laid.copy();
        // Notices come where she sits, or by email.
        if seed % 2 == 1 {
            hall.change("UPDATE players SET channel = 'email' WHERE handle = 'Mia'");
        }
        let now = hall.now;
        let mut mia = Mia {
            hall,
            chance: Chance::new(seed),
            sitting: Sitting::new(format!("of {seed}"), None),
            channel: seed % 4,
            picked: [0; 4],
            last: shown("", Says::default(), now),
            pages: vec![shown("first", Says::default(), now)],
            messages: Vec::new(),
            mails: Vec::new(),
            answered: BTreeMap::new(),
            done: BTreeMap::new(),
            log: vec![format!("sequence {seed}")],
        };
        // The first email that she can answer.
        let draft = Incoming { said: read_orders(&MailText::new("games"), "").said, ..mia.draft() };
        mia.send(draft);
        mia.deliver();
        mia
    }

    fn step(&mut self) {
        let minutes = match self.chance.number() % 40 {
            0 => 3 * 24 * 60,
            1..4 => 11,
            _ => 1,
        };
        self.hall.wait(TimeDelta::minutes(minutes));
        self.deliver();
        if self.chance.percent(25) {
            self.otto();
            self.deliver();
        }
        let words = self.words();
        // Mostly she goes on where she is.
        if self.chance.percent(40) {
            self.channel = self.chance.number() % 4;
        }
        match self.channel {
            0 => self.at_terminal(&words),
            1 => self.on_page(&words),
            2 => self.in_discord(&words),
            _ => self.by_mail(&words),
        }
        self.deliver();
    }

    fn game(&mut self) -> u64 {
        // A few games come up again and again.
        let most = if self.chance.percent(70) { 4 } else { u64::from(GAMES) };
        1 + self.chance.number() % most
    }

    fn one_of(&mut self, several: &[&str]) -> String {
        (*self.chance.one_of(several).expect("several")).to_owned()
    }

    /// Otto does something.
    fn otto(&mut self) {
        let game = self.game();
        let line = self.one_of(&[
            "G: draw",
            "G: takeback",
            "G: offer-time 3 days",
            "challenge mia brandubh",
            "G: say hello",
            "G: d1-c1",
            "G: d3-a3",
            "G: draw withdraw",
            "cancel",
        ]);
        let line = line.replace('G', &game.to_string());
        self.log.push(format!("Otto: {line}"));
        self.hall.says("Otto", &line);
    }

    /// What Mia says next.
    fn words(&mut self) -> Words {
        let game = self.game();
        let number = u32::try_from(game).expect("a game");
        let mut words = match self.roll() % 100 {
            ..30 => self.said(&[
                "G: resign",
                "G: resign",
                "export",
                "unsubscribe",
                "erase",
                "I give up",
                "Draw?",
                "G: resign?",
                "I would like a draw",
                "Can I take back my last move please?",
                "Can you write to me in Spanish please?",
                "play with Bo",
                "play against the computer",
                "let's call it a draw",
            ]),
            30..40 => self.said(&["games", "G: board", "the weather is nice today", "settings"]),
            40..48 => {
                let words = self.said(&["G: draw", "G: takeback", "G: say hello Otto"]);
                Words { is_deed: true, ..words }
            }
            48..78 => {
                let words = self.said(&["yes", "yes", "yes", "ok", "y"]);
                Words { reply: Some(Reply::Yes), ..words }
            }
            78..84 => Words { reply: Some(Reply::No), ..self.said(&["no", "no thanks"]) },
            84..90 => Words { reply: Some(Reply::InGame(number)), ..self.said(&["G: yes"]) },
            90..98 => Words { reply: Some(Reply::Number(1)), ..self.said(&["1", "the first one"]) },
            _ => Words { reply: Some(Reply::Number(2)), ..self.said(&["2", "the second one"]) },
        };
        words.text = words.text.replace('G', &game.to_string());
        words
    }

    fn roll(&mut self) -> u64 {
        self.chance.number()
    }

    fn said(&mut self, several: &[&str]) -> Words {
        Words { text: self.one_of(several), reply: None, is_deed: false }
    }

    fn note(&mut self, channel: &str, to: &Shown, words: &Words) {
        let line = format!("{} {channel} to {:?}: {}", self.hall.now, to, words.text);
        self.log.push(line);
    }

    fn is_open(&self, to: &Shown, patience: TimeDelta) -> bool {
        self.hall.now - to.at <= patience
    }

    /// What may be in the club after an answer to that message, unless it stays as it is.
    fn outcomes(
        &mut self,
        actor: &Actor,
        (to, patience): (&Shown, TimeDelta),
        words: &Words,
    ) -> Vec<BTreeSet<String>> {
        let Some(reply) = words.reply else { return Vec::new() };
        if !self.is_open(to, patience) && to.says.offers.is_empty() {
            return Vec::new();
        }
        let means = to.says.means(reply);
        let done = means.iter().filter_map(|line| {
            let line = commands::read(line).expect("a command that was asked about");
            if let Order::Ask(_) = line.order {
                return None;
            }
            let mut copy = self.hall.copy();
            copy.gives(actor, line);
            Some(copy.state())
        });
        done.collect()
    }

    /// Checks what an answer has done.
    fn check(
        &mut self,
        channel: &'static str,
        before: &BTreeSet<String>,
        (outcomes, must): (&[BTreeSet<String>], bool),
        words: &Words,
    ) {
        let after = self.hall.state();
        if words.is_deed {
            return;
        }
        let is_nothing = after == *before;
        let is_said = outcomes.contains(&after);
        let is_right = match (must, outcomes) {
            (true, [only]) => after == *only,
            _ => is_nothing || is_said,
        };
        if !is_right {
            let changed: Vec<_> = after.symmetric_difference(before).collect();
            let log = self.log.join("\n");
            panic!("{log}\nWhat changed: {changed:#?}\nWhat was to be: {must} {}", outcomes.len());
        }
        if is_said && !is_nothing {
            *self.done.entry(channel).or_default() += 1;
        }
    }

    fn at_terminal(&mut self, words: &Words) {
        let to = self.last.clone();
        self.note("terminal", &to, words);
        let actor = at_terminal("Mia");
        let before = self.hall.state();
        let outcomes = self.outcomes(&actor, (&to, ELSEWHERE), words);
        let place = self.sitting.turn_page();
        let read = self.hall.understand(&actor, &place, &words.text);
        let line = self.sitting.hear(&words.text, read);
        let game = self.sitting.game();
        let id = format!("terminal Mia {}", self.hall.number());
        let (heard, request) = match line {
            Err(misread) => {
                let heard = self.hall.hear_misread((&actor, &place), game, misread.clone());
                self.sitting.note_misread(&misread, &heard.answer);
                (heard, None)
            }
            Ok(order) => {
                let place = Some(place);
                let request = Request { id, actor: actor.clone(), order, seen: None, place };
                let heard = self.hall.hear(&request);
                self.sitting.note_answer(&request.order, &heard.answer);
                (heard, Some(request))
            }
        };
        let says = self.says(&heard.answer, game);
        self.last = shown("", says, self.hall.now);
        self.last.says.offers.clear();
        self.check("terminal", &before, (&outcomes, to.is_last), words);
        self.repeat(request);
    }

    /// The same request may come twice.
    fn repeat(&mut self, request: Option<Request>) {
        let Some(request) = request.filter(|_| self.chance.percent(30)) else { return };
        let before = self.hall.state();
        self.hall.hear(&request);
        let log = self.log.join("\n");
        assert_eq!(self.hall.state(), before, "{log}\nand the same once more");
    }

    /// One of these: mostly the newest, or the one that was answered there before.
    fn pick(&mut self, count: usize) -> usize {
        let at = match self.roll() % 100 {
            ..55 => count - 1,
            55..85 => self.picked[self.channel as usize].min(count - 1),
            _ => count - 1 - self.roll() as usize % count.min(6),
        };
        self.picked[self.channel as usize] = at;
        at
    }

    fn on_page(&mut self, words: &Words) {
        let at = self.pick(self.pages.len());
        let to = self.pages[at].clone();
        self.note("page", &to, words);
        let actor = on_device(DEVICE);
        let before = self.hall.state();
        let outcomes = self.outcomes(&actor, (&to, ELSEWHERE), words);
        let name = format!("{}", self.hall.number());
        let page = |name: &str| {
            let conversation = format!("page {name}");
            MessageAt { conversation, message: String::new() }
        };
        let place = Place { answers: page(&to.name), asks: page(&name) };
        let (answer, request) = self.hear_at(&actor, place, words);
        for page in &mut self.pages {
            page.is_last = false;
        }
        self.pages[at].says = Says::default();
        let mut says = self.says(&answer, None);
        says.offers.clear();
        self.pages.push(shown(&name, says, self.hall.now));
        self.check("page", &before, (&outcomes, to.is_last), words);
        self.repeat(request);
    }

    fn in_discord(&mut self, words: &Words) {
        // Its buttons answer a message with yes or no; what is typed answers nothing.
        let is_press = matches!(words.text.as_str(), "yes" | "no");
        let at = (is_press && !self.messages.is_empty()).then(|| self.pick(self.messages.len()));
        let name = format!("{}", self.hall.number());
        let to = match at {
            Some(at) => self.messages[at].clone(),
            None => shown(&name, Says::default(), self.hall.now),
        };
        self.note("discord", &to, words);
        let actor = Actor { channel: Channel::Discord, address: "100".into(), language: None };
        let before = self.hall.state();
        let outcomes = self.outcomes(&actor, (&to, ELSEWHERE), words);
        let (answer, request) = self.hear_at(&actor, Place::of_message(&to.name), words);
        for message in &mut self.messages {
            message.is_last = false;
        }
        let mut says = self.says(&answer, None);
        says.offers.clear();
        let now = shown(&to.name, says, self.hall.now);
        match at {
            Some(at) => self.messages[at] = now,
            None => self.messages.push(now),
        }
        self.check("discord", &before, (&outcomes, to.is_last), words);
        self.repeat(request);
    }

    /// What an answer says; whoever plays no game may be offered one by it.
    fn says(&self, answer: &Answer, game: Option<u32>) -> Says {
        let mut says = Says::of(answer, game);
        if answer.offers_first_game() && !self.hall.plays("Mia") {
            says.choices = vec![first_game().to_string()];
            says.are_offers = true;
        }
        says
    }

    fn hear_at(&mut self, actor: &Actor, place: Place, words: &Words) -> (Answer, Option<Request>) {
        match self.hall.understand(actor, &place, &words.text) {
            Err(misread) => (self.hall.hear_misread((actor, &place), None, misread).answer, None),
            Ok(order) => {
                let id = format!("request {}", self.hall.number());
                let place = Some(place);
                let request = Request { id, actor: actor.clone(), order, seen: None, place };
                (self.hall.hear(&request).answer, Some(request))
            }
        }
    }

    /// An email of hers that answers nothing and says nothing.
    fn draft(&mut self) -> Incoming {
        Incoming {
            id: format!("{}@example.org", self.hall.number()),
            from: ADDRESS.to_owned(),
            name: None,
            answers: None,
            proof: Proof::Proven,
            proves: false,
            said: Vec::new(),
            rest: Vec::new(),
            beside: Vec::new(),
            own: String::new(),
            language: None,
            lost: None,
            arrived: None,
        }
    }

    fn send(&mut self, mail: Incoming) {
        for taken in
            service::mail::mails(&mut self.hall.service, self.hall.now, &[mail]).expect("no fault")
        {
            taken.expect("no fault");
        }
    }

    fn by_mail(&mut self, words: &Words) {
        let at = self.pick(self.mails.len());
        let to = self.mails[at].shown.clone();
        self.note("mail", &to, words);
        let (ours, thread) = (&self.mails[at], self.mails[at].thread);
        let keys =
            Keys { from: Some(ADDRESS.to_owned()), replies: vec![ours.reply], ..Keys::default() };
        let known =
            service::mail::mail(&self.hall.questions, self.hall.now, &keys).expect("no fault");
        let known = known.answers.expect("an email of ours");
        assert_eq!(known.mail, ours.mail);
        let written = read_orders(&MailText::new(&words.text), &ours.text);
        let mail = Incoming {
            answers: Some(known.mail),
            proves: known.proves,
            said: written.said,
            rest: written.rest,
            beside: written.beside,
            language: written.language,
            ..self.draft()
        };
        let actor = Actor { channel: Channel::Email, address: ADDRESS.into(), language: None };
        let before = self.hall.state();
        let outcomes = self.outcomes(&actor, (&to, BY_MAIL), words);
        self.answered.insert(mail.id.clone(), known.mail);
        self.send(mail.clone());
        for other in &mut self.mails {
            other.shown.is_last = false;
            if other.thread == thread {
                other.shown.says.choices.clear();
            }
        }
        let must = to.is_last && !to.says.choices.is_empty();
        self.check("mail", &before, (&outcomes, must), words);
        if self.chance.percent(30) {
            let before = self.hall.state();
            self.send(mail);
            let log = self.log.join("\n");
            assert_eq!(self.hall.state(), before, "{log}\nand the same once more");
        }
    }

    /// Everything that waits is delivered.
    fn deliver(&mut self) {
        for channel in [Channel::Terminal, Channel::Discord] {
            let letters =
                service::letters::claim(&mut self.hall.service, self.hall.now, channel, 1000)
                    .expect("the outbox");
            for letter in &letters {
                for part in &letter.parts {
                    service::letters::handed(&mut self.hall.service, self.hall.now, part.id)
                        .expect("a receipt");
                    let is_seen = channel == Channel::Terminal && letter.name == "Mia";
                    if is_seen && part.notice.invites_answer() {
                        self.sitting.show_offer();
                        self.last = shown("", Says::default(), self.hall.now);
                        self.log.push("an offer comes between at the terminal".into());
                    }
                }
            }
        }
        while self.deliver_mails() > 0 {}
    }

    fn deliver_mails(&mut self) -> usize {
        let due = service::mail::claim_mails(&mut self.hall.service, self.hall.now, 1000)
            .expect("the outbox");
        let written = due
            .iter()
            .map(|due| service::mail::write_mail(&self.hall.questions, self.hall.now, due));
        let written = written.collect();
        let mails = service::mail::keep_mails(&mut self.hall.service, self.hall.now, written)
            .expect("the outbox");
        let receipts: Vec<_> = mails.iter().map(|mail| mail.receipt(Sent::Handed)).collect();
        service::mail::mails_sent(&mut self.hall.service, self.hall.now, &receipts)
            .expect("the outbox");
        for mail in &mails {
            if mail.address == ADDRESS {
                self.take(mail);
            }
        }
        due.len()
    }

    /// An email of ours comes.
    fn take(&mut self, mail: &service::mail::Outgoing) {
        let mut says = Says::default();
        for notice in &mail.notices {
            let said = Says::of_notice(notice, None);
            says.are_offers |= said.are_offers || !says.choices.is_empty();
            says.choices.extend(said.choices);
            says.offers.extend(said.offers);
        }
        // What others offered in the email that it answers can still be answered.
        let answers = mail.answers.as_ref().and_then(|id| self.answered.get(id));
        if let Some(earlier) = self.mails.iter().find(|ours| Some(&ours.mail) == answers) {
            says.offers.extend(earlier.shown.says.offers.clone());
        }
        let thread = mail.thread.as_ref().map(|thread| thread.game);
        if !says.choices.is_empty() {
            for other in &mut self.mails {
                other.shown.is_last = false;
                if other.thread == thread {
                    other.shown.says.choices.clear();
                }
            }
        }
        let asks = format!("{:?} {:?}", says.choices, says.offers);
        self.log.push(format!("an email of {thread:?}: {asks}"));
        let shown = shown("", says, self.hall.now);
        let (reply, text) = (mail.reply, mail.text.clone());
        self.mails.push(OurMail { mail: mail.mail, reply, text, thread, shown });
    }
}
