//! A transcript: a whole correspondence as a play. Lines like `Alva: d1-d4` are what players say;
//! the indented text below is what they and the others are told. Lines in brackets are stage
//! directions, lines with `#` remarks.
//!
//! ```text
//! [Monday 2 November 2026, 10:00]      the time, always UTC
//! [3 days 2 hours later]               time passes, and with it whatever is due
//! [a club with its terminal alone]     without mail and Discord
//! [ladder rules: clock 3d/ply no-vacation; tie below; silence-days 9]   those of the club
//! [contact: host@example.org]          how to reach the host
//! [welcome: We meet on Fridays.]       what new players are told
//! [open ladders: skalk, kopenhagen]    that the organisers opened
//! [boards], [no boards]                whether boards are printed
//! [Nils speaks nb]                     whatever a line of Nils looks like
//! [the courier sleeps], [the courier wakes]
//! [mail fails], [mail works]           a channel that is down (mail or discord)
//! [mail to Alva bounces]               an address at which nothing arrives any more
//! [mail to Alva arrives]               and again
//! [the last mail to Alva comes back]   which had seemed to arrive
//! $ taflpost outbox                    what the host sees
//! $ taflpost host close 1 we agreed     what the host is asked
//! $ taflpost host --yes close 1 we agreed   what the host does
//! [the club is down for 1 week]        and starts again
//! [Alva and Ylva play game 1: d1-d3, f8-i8]   plies that nobody needs to read about
//! [Alva sends 99 times: say hello]     so often that nobody needs to read about it
//! [20 others join the skalk ladder]    whose names do not matter
//! Alva again: d1-d4                    the very same request once more
//! [Alva leaves and sits down again]    at her terminal
//! [Alva sits down]                     and is told what waits for her
//! Alva, seeing ply 3: d1-d4            in answer to the board before ply 3
//! [Alva’s phone asks for a code for Alva]   to sign in on a device, which is named
//! [Alva’s phone sends the code 402917]
//! Alva’s phone (page): board           on that device
//! ```
//!
//! With `UPDATE_EXPECT=1` the file is rewritten with what the club says now.

mod delivery;
mod directions;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use chrono::{DateTime, Utc};
use commands::{Order, Sure};
use engine::ruleset::{Language, shipped_library};
use service::devices;
use service::ladder_rules::{Number, Tie};
use service::token::Token;
use service::{
    Actor, Answer, Fault, Heard, LadderRules, Letter, MayShow, OwnWords, Questions, Request,
    Rulebook, Seen, Service,
};
use storage::{Channel, File, GameId};
use templates::{Notice, Reader};
use terminal::sitting::Sitting;

/// The first line in a transcript of a club without email and Discord.
const ALONE: &str = "[a club with its terminal alone]";

/// Begins the line that names the club's ladder rules.
const LADDERS: &str = "[ladder rules: ";

/// Begin the lines with what the host says to people in the club.
const CONTACT: &str = "[contact: ";
const WELCOME: &str = "[welcome: ";

/// A stage: a club, its time, and the text of the play so far.
struct Stage {
    service: Service,
    questions: Questions,
    now: DateTime<Utc>,
    boards: bool,
    courier: bool,
    /// Channels that are down.
    down: BTreeSet<Channel>,
    /// The players whose addresses, or the addresses, at which nothing arrives.
    broken: BTreeSet<(Channel, String)>,
    /// What was last delivered to a player on a channel.
    last: BTreeMap<(Channel, String), Letter>,
    folder: PathBuf,
    requests: u32,
    /// Who speaks which language, for channels that can tell; of others it shows in what they say.
    languages: BTreeMap<String, Language>,
    /// The players who sit at a terminal.
    sittings: BTreeMap<String, Sitting>,
    text: String,
    orders: BTreeSet<String>,
    refusals: BTreeSet<&'static str>,
}

/// A transcript that was played.
#[derive(Debug)]
pub struct Played {
    pub written: String,
    /// The same with what was said now.
    pub said: String,
    /// The canonical words of the given orders.
    pub orders: BTreeSet<String>,
    /// The codes of the refusals.
    pub refusals: BTreeSet<&'static str>,
    /// How the games ended: `kopenhagen attackers win by encirclement`.
    pub endings: BTreeSet<String>,
}

/// Plays a transcript.
///
/// # Panics
/// The file cannot be read, or a line of it makes no sense.
pub fn play(file: &Path) -> Played {
    let written = fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()));
    let folder = tempfile::tempdir().expect("a folder");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("a private one");
    let path = folder.path().join("club.sqlite");
    let store = File::open(&path).expect("a new club");
    let reading = File::open_to_read(&path).expect("the same club");
    let library = Arc::new(shipped_library().clone());
    let alone = written.lines().any(|line| line == ALONE);
    let mut seed = 0;
    let entropy = move || {
        seed += 1;
        [seed; 32]
    };
    let ladders = Arc::new(ladder_rules(&written));
    let said = |begins: &str| {
        let mut lines = written.lines();
        let text = lines.find_map(|line| line.strip_prefix(begins)?.strip_suffix(']'));
        text.map(|text| &*text.to_owned().leak())
    };
    let own_words = OwnWords { contact: said(CONTACT), welcome: said(WELCOME) };
    let rules = Rulebook { ladders, own_words, ..Rulebook::from(library) };
    let channels: Vec<Channel> = Channel::ALL
        .into_iter()
        .filter(|channel| !alone || *channel == Channel::Terminal)
        .collect();
    let mut stage = Stage {
        service: service::write_side(store, rules.clone(), Box::new(entropy))
            .reached_over(channels),
        questions: service::read_side(reading, rules),
        now: DateTime::UNIX_EPOCH,
        boards: false,
        courier: true,
        down: BTreeSet::new(),
        broken: BTreeSet::new(),
        last: BTreeMap::new(),
        folder: folder.path().to_owned(),
        requests: 0,
        languages: BTreeMap::new(),
        sittings: BTreeMap::new(),
        text: String::new(),
        orders: BTreeSet::new(),
        refusals: BTreeSet::new(),
    };
    let lines = written.lines().filter(|line| !line.starts_with(' ') && !line.is_empty());
    for line in lines {
        stage.line(line).unwrap_or_else(|why| panic!("{}: {line:?}: {why}", file.display()));
    }
    assert!(stage.requests > 0, "{}: nobody says anything", file.display());
    if env::var_os("UPDATE_EXPECT").is_some() && written != stage.text {
        fs::write(file, &stage.text)
            .unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
    }
    let endings = endings(&path);
    let Stage { text: said, orders, refusals, .. } = stage;
    Played { written, said, orders, refusals, endings }
}

/// The ladder rules that a transcript names, otherwise the usual ones.
fn ladder_rules(written: &str) -> LadderRules {
    let mut rules = LadderRules::default();
    let named = written.lines().find_map(|line| line.strip_prefix(LADDERS)?.strip_suffix(']'));
    for rule in named.into_iter().flat_map(|named| named.split("; ")) {
        let (name, value) = rule.split_once(' ').expect("a rule and what it is");
        let number = Number::ALL.iter().find(|number| number.name() == name);
        match (name, number) {
            ("clock", _) => rules.clock = value.parse().expect("a clock"),
            ("tie", _) => {
                let tie = Tie::ALL.into_iter().find(|(_, name)| *name == value);
                rules.tie = tie.expect("what happens after a level match").0;
            }
            (_, Some(&number)) => {
                rules.set(number, value.parse().expect("a number")).expect("within its range");
            }
            (_, None) => panic!("no rule of ladders is called {name}"),
        }
    }
    rules
}

/// How the games of a club's file ended.
fn endings(path: &Path) -> BTreeSet<String> {
    let file = File::open_to_read(path).expect("the same club");
    let games = file.view().games_after(GameId(0), u32::MAX).expect("games");
    let ended = games.iter().filter_map(|game| {
        let start = file.view().events(game.id).expect("events").swap_remove(0).text;
        let ruleset = start.split(' ').nth(1)?.to_owned();
        Some(format!("{ruleset} {}", game.folded.result.as_ref()?))
    });
    ended.collect()
}

/// The secret of the device with that name.
fn secret(device: &str) -> Token {
    let mut bits = [0; 16];
    bits.iter_mut().zip(device.bytes()).for_each(|(bit, byte)| *bit = byte);
    Token::of_bits(bits)
}

impl Stage {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with('#') {
            // Remarks come before what they are about.
            if !self.text.ends_with("\n\n") && !self.text.is_empty() && !self.after_remark() {
                self.text.push('\n');
            }
            self.write(line);
            return Ok(());
        }
        if !self.after_remark() && !self.text.is_empty() {
            self.text.push('\n');
        }
        self.write(line);
        if let Some(command) = line.strip_prefix("$ taflpost ") {
            return self.host(command);
        }
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(direction) => self.direct(direction),
            None => self.say(line),
        }
    }

    fn after_remark(&self) -> bool {
        self.text.lines().last().is_some_and(|line| line.starts_with('#'))
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// The output of a host's command. Its changes are made by the stage's own club, at the stage's
    /// time.
    fn host(&mut self, command: &str) -> Result<(), String> {
        let words = shlex::split(command).ok_or("a quotation mark is missing")?;
        let words = ["taflpost".to_owned()].into_iter().chain(words).map(OsString::from);
        let words: Vec<OsString> = words.collect();
        if let Some((sure, act)) = bot::cli::host_act(words.clone()) {
            self.requests += 1;
            let id = format!("transcript-{}", self.requests);
            let answered = match sure {
                Sure::Ask => service::ask_host(&mut self.service, self.now, &act),
                Sure::Yes => service::act_as_host(&mut self.service, self.now, &id, &act),
            };
            let text = match answered.map_err(|fault| fault.to_string())? {
                Answer::Done(notice) => self.without_board(&notice, &self.reader(), Notice::text),
                Answer::Refused(refusal) => refusal.text(&self.reader()),
            };
            text.lines().for_each(|line| self.write(&format!("    {line}")));
            self.deliver(None);
            return Ok(());
        }
        let arguments = words.into_iter().chain(["--club".into(), self.folder.clone().into()]);
        let (mut out, mut complaints) = (Vec::new(), Vec::new());
        bot::cli::run(arguments, self.now, &mut out, &mut complaints);
        out.append(&mut complaints);
        let text = String::from_utf8(out).map_err(|error| error.to_string())?;
        text.lines().for_each(|line| self.write(&format!("    {line}")));
        Ok(())
    }

    /// The host as a reader.
    fn reader(&self) -> Reader {
        Reader::stranger(Language::English, "Taflpost", self.now)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        let (speaker, words) = line.split_once(": ").ok_or("nobody says that")?;
        let (speaker, again) = match speaker.strip_suffix(" again") {
            Some(speaker) => (speaker, true),
            None => (speaker, false),
        };
        let (speaker, ply) = match speaker.split_once(", seeing ply ") {
            Some((speaker, ply)) => (speaker, Some(ply.parse().map_err(|_| "no ply")?)),
            None => (speaker, None),
        };
        let (name, channel) = match speaker.split_once(" (") {
            None => (speaker, Channel::Terminal),
            Some((name, "mail)")) => (name, Channel::Email),
            Some((name, "discord)")) => (name, Channel::Discord),
            Some((device, "page)")) => (device, Channel::Web),
            Some(_) => return Err("no such channel".into()),
        };
        if !again {
            self.requests += 1;
        }
        let address = match channel {
            Channel::Email if !name.contains('@') => format!("{}@example.org", name.to_lowercase()),
            Channel::Discord => name.to_lowercase(),
            Channel::Web => devices::address(secret(name)),
            Channel::Email | Channel::Terminal | Channel::House => name.to_owned(),
        };
        let language = self.languages.get(name).copied().or_else(|| commands::language(words));
        let actor = Actor { channel, address, language };
        // A play knows no emails and no buttons: elsewhere, too, an answer is to what was said
        // last.
        let place = self.sitting(speaker).turn_page();
        let read =
            service::understand::understand_line(&self.questions, self.now, &actor, &place, words);
        let read = read.map_err(|fault| fault.to_string())?;
        let heard = self.sitting(speaker).hear(words, read.clone());
        // A current game is for those who see a prompt.
        let (line, game) = match channel {
            Channel::Terminal => (heard, self.sitting(speaker).game()),
            Channel::Email | Channel::Discord | Channel::House | Channel::Web => (read, None),
        };
        let Heard { first, answer, .. } = match line {
            Err(misread) => {
                let at = (&actor, &place);
                let heard =
                    service::hear_misread(&mut self.service, self.now, at, game, misread.clone());
                let heard = heard.map_err(|fault| fault.to_string())?;
                self.sitting(speaker).note_misread(&misread, &heard.answer);
                heard
            }
            Ok(order) => {
                let word = order.order.to_string();
                self.orders.extend(word.split(' ').next().map(str::to_owned));
                let id = format!("transcript-{}", self.requests);
                // Which event that was does not matter in a play.
                let seen = ply.map(|ply| Seen { ply, event: u32::MAX });
                let (order, place) = (order.clone(), Some(place));
                let request = Request { id, actor: actor.clone(), order, seen, place };
                let heard = self.answer(&request).map_err(|fault| fault.to_string())?;
                self.sitting(speaker).note_answer(&request.order, &heard.answer);
                heard
            }
        };
        let (_, reader) =
            self.questions.who(self.now, &actor).map_err(|fault| fault.to_string())?;
        if let Some(first) = first {
            first.text(&reader).lines().for_each(|line| self.write(&format!("    {line}")));
        }
        let mut files = Vec::new();
        let answer = match answer {
            Answer::Done(notice) => {
                files.extend(notice.drawings().iter().map(|drawing| drawing.file_name()));
                self.without_board(&notice, &reader, Notice::text)
            }
            Answer::Refused(refusal) => {
                self.refusals.insert(refusal.code());
                refusal.text(&reader)
            }
        };
        for line in answer.lines() {
            self.write(&format!("    {line}"));
        }
        files.iter().for_each(|file| self.write(&format!("    (the file {file})")));
        self.deliver(None);
        Ok(())
    }

    /// A player's terminal; the player sits down there if necessary.
    fn sitting(&mut self, name: &str) -> &mut Sitting {
        let fresh = || Sitting::new(format!("{name} since request {}", self.requests), None);
        self.sittings.entry(name.to_owned()).or_insert_with(fresh)
    }

    /// A player gets up, and sits down again.
    fn sit_down(&mut self, name: &str) {
        self.sittings.remove(name);
        self.requests += 1;
        self.sitting(name);
    }

    fn answer(&mut self, request: &Request) -> Result<Heard, Fault> {
        let Order::Ask(question) = &request.order.order else {
            return service::hear(&mut self.service, self.now, request, None);
        };
        let closed = match &request.place {
            Some(place) => {
                service::close_question(&mut self.service, self.now, &request.actor, place)?
            }
            None => None,
        };
        let (actor, game) = (&request.actor, request.order.game);
        let (answer, shown) =
            service::put_question(&self.questions, self.now, actor, game, question)?;
        if let Some(shown) = shown {
            // Nothing comes between.
            assert_eq!(service::show(&mut self.service, self.now, shown)?, MayShow::Yes);
        }
        if answer.offers_first_game()
            && let Some(place) = &request.place
        {
            service::note_first_game(&mut self.service, self.now, actor, place)?;
        }
        Ok(Heard { first: closed, answer, joined: false })
    }
}
