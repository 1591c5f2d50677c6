//! The host's file in the club's folder, `taflpost.toml`: all of it is read before anything starts.
//! What is missing has a default; what should not be there is refused by name and line.

mod mail;
mod written;

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, absolute};
use std::sync::Arc;

use ::mail::decide::SenderPolicy;
use ::mail::settings::{MailSettings, NO_DOMAIN, USUAL_NAME, WayOut};
use club::listener::SOCKET;
use club::{Folder, ListenAt};
use commands::words::{LanguageWord, Word};
use engine::ruleset::{Language, Library};
use service::ladder_rules::{FIXED, Number, Tie};
use service::{LadderRules, OwnWords, Rulebook};
use storage::clock::Clock;
use toml::de::{DeTable, DeValue};
use tools::CliError;

use crate::cli::configuration::written::{
    ClubKeys, ConfigurationKeys, DiscordSection, LadderKeys, LogKeys,
};
use crate::cli::log;

/// The environment variable with the bot's token if no file is named.
pub(super) const TOKEN: &str = "TAFLPOST_DISCORD_TOKEN";

/// The most characters of how to reach the host, and of what new players are told.
const LONGEST_CONTACT: usize = 120;
const LONGEST_WELCOME: usize = 500;

/// Something that listens on this machine.
struct ListenKey {
    key: &'static str,
    /// A port that is free on most machines.
    port: &'static str,
    /// Whether it listens there if nothing is set.
    unless_set: bool,
    /// What a socket for it is called.
    socket: &'static str,
    /// Why it is not open to other machines.
    why: &'static str,
}

const MAIL: ListenKey = ListenKey {
    key: "[mail] listen",
    port: "127.0.0.1:2525",
    unless_set: true,
    socket: "/run/taflpost/mail.socket",
    why: "other machines could forge verdicts about senders; a mail server on this machine \
          delivers here",
};

const PAGES: ListenKey = ListenKey {
    key: "[web] listen",
    port: "127.0.0.1:8025",
    unless_set: true,
    socket: "/run/taflpost/pages.socket",
    why: "other people reach the pages through a web server with TLS",
};

const WATCH: ListenKey = ListenKey {
    key: "[watch] listen",
    port: "127.0.0.1:8026",
    unless_set: false,
    socket: "/run/taflpost/watch.socket",
    why: "it is only for the organisers",
};

pub(super) struct Configuration {
    pub mail: MailSettings,
    /// Where the pages are, unless they are switched off.
    pub pages: Option<ListenAt>,
    /// Whether the pages are for everybody, so that messages link to them.
    pub public: bool,
    /// Where the host can watch the club, if that is switched on.
    pub watch: Option<ListenAt>,
    pub discord: Option<discord::settings::DiscordSettings>,
    /// The language for people the club does not know yet.
    pub language: Language,
    /// How to reach the host, as people are told.
    pub contact: Option<String>,
    /// What new players are told.
    pub welcome: Option<String>,
    pub ladders: LadderRules,
    /// A sentence for each key, after its file and line, that has no effect any more because its
    /// value is fixed now.
    pub ineffective: Vec<String>,
    pub log: log::LogSettings,
    /// The whole configuration as it is written.
    pub written: toml::Table,
}

impl Configuration {
    /// The rules by which the club plays, with these rulesets.
    pub fn rulebook(&self, library: &Library) -> Rulebook {
        Rulebook {
            library: Arc::new(library.clone()),
            ladders: Arc::new(self.ladders.clone()),
            language: self.language,
            club: self.mail.name.clone().leak(),
            pages: self.mail.pages.clone().filter(|_| self.public).map(|pages| &*pages.leak()),
            own_words: OwnWords {
                contact: self.contact.clone().map(|contact| &*contact.leak()),
                welcome: self.welcome.clone().map(|welcome| &*welcome.leak()),
            },
        }
    }
}

/// Reads the configuration of a club, or the defaults if there is no file.
pub(super) fn read(folder: &Folder) -> Result<Configuration, CliError> {
    let path = folder.configuration();
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => {
            return Err(CliError::BadArguments(format!("cannot read {}: {error}", path.display())));
        }
    };
    parse(folder, &text)
}

pub(super) fn parse(folder: &Folder, text: &str) -> Result<Configuration, CliError> {
    let path = folder.configuration();
    let reader = ConfigurationReader { folder, path: &path, text };
    let written = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line(text, span.start));
        let why = error.message().trim_end();
        let meant = meant(why).map(|meant| format!(" (did you mean {meant:?}?)"));
        let meant = meant.unwrap_or_default();
        CliError::BadArguments(format!("{}, line {line}: {why}{meant}", path.display()))
    })?;
    reader.configuration(written)
}

/// Whether mail servers can write that as the name of one (`authserv-id`).
fn is_server_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&c);
    !name.is_empty() && name.chars().all(plain)
}

/// The line of that position in a text, counted from 1.
fn line(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or_default().matches('\n').count() + 1
}

/// The known key that is closest to an unknown one, from serde's message: it names what was
/// written, then what could have been, each between backticks.
fn meant(why: &str) -> Option<&str> {
    let quoted = why.strip_prefix("unknown field ")?.split('`').skip(1).step_by(2);
    let mut quoted = quoted.collect::<Vec<_>>().into_iter();
    let written = quoted.next()?;
    commands::words::nearest_of(written, quoted).into_iter().next()
}

struct ConfigurationReader<'a> {
    folder: &'a Folder,
    path: &'a Path,
    text: &'a str,
}

impl ConfigurationReader<'_> {
    fn configuration(&self, written: ConfigurationKeys) -> Result<Configuration, CliError> {
        let ConfigurationKeys { club, mail, web, watch, discord, ladder, log } = written;
        let language = self.language(club.language.as_deref())?;
        let contact = self.own_words("[club] contact", club.contact.as_deref(), LONGEST_CONTACT)?;
        let welcome = self.own_words("[club] welcome", club.welcome.as_deref(), LONGEST_WELCOME)?;
        let name = self.name(club)?;
        let (ladders, ineffective) = self.ladders(ladder)?;
        let log = self.log(&log)?;
        let listen = self.listen(&MAIL, mail.listen.as_deref())?;
        let pages = self.listen(&PAGES, web.listen.as_deref())?;
        let policy =
            if mail.domain.is_some() { SenderPolicy::Verified } else { SenderPolicy::Token };
        if policy == SenderPolicy::Token {
            // Nothing outside this machine knows where such email comes from.
            let needs = [
                ("[mail.imap]", mail.imap.is_some()),
                ("[mail] authserv", mail.authserv.is_some()),
                ("[mail] dns", mail.dns.is_some()),
            ];
            if let Some((key, _)) = needs.iter().find(|(_, is_set)| *is_set) {
                return Err(self.wrong(
                    key,
                    "only works if the club has its own addresses; set [mail] domain as well",
                ));
            }
        }
        if mail.authserv.as_deref().is_some_and(|name| !is_server_name(name)) {
            let why = "must be the name of a mail server, such as \"mx.example.org\"";
            return Err(self.wrong("[mail] authserv", why));
        }
        let watch = self.listen(&WATCH, watch.listen.as_deref())?;
        let dns = mail.dns.as_deref().map(|written| {
            let why = "must be the name server's address and port, such as \"127.0.0.1:53\"";
            written.parse().map_err(|_| self.wrong("[mail] dns", why))
        });
        let dns = dns.transpose()?;
        let discord = self.discord(&discord)?;
        let relay = self.relay(&mail)?;
        let mailbox = mail.imap.map(|imap| self.imap(imap)).transpose()?;
        let address = web.address.map(|address| self.public(&address)).transpose()?;
        let public = web.public.unwrap_or(false);
        if public && address.is_none() {
            return Err(self.wrong(
                "[web] public",
                "needs the address at which others see the pages; set [web] address as well",
            ));
        }
        if public && pages.is_none() {
            return Err(self.wrong(
                "[web] public",
                "makes no sense while the pages are off; set [web] listen as well",
            ));
        }
        let domain = match mail.domain {
            Some(domain) => self.domain(&domain)?,
            None => NO_DOMAIN.to_owned(),
        };
        Ok(Configuration {
            mail: MailSettings {
                name,
                domain,
                policy,
                authserv: mail.authserv,
                dns,
                listen,
                mailbox,
                way_out: relay
                    .map_or_else(|| WayOut::Postbox(self.folder.postbox()), WayOut::Relay),
                pages: address,
            },
            pages,
            public,
            watch,
            discord,
            language,
            contact,
            welcome,
            ladders,
            ineffective,
            log,
            // It was parsed before.
            written: toml::from_str(self.text).unwrap_or_default(),
        })
    }

    fn wrong(&self, key: &str, why: &str) -> CliError {
        CliError::BadArguments(format!("{} {why}", self.located(key)))
    }

    /// The values of two keys that only make sense together.
    fn together<A, B>(
        &self,
        keys: [&str; 2],
        one: Option<A>,
        other: Option<B>,
    ) -> Result<Option<(A, B)>, CliError> {
        let [key, missing] = if one.is_some() { keys } else { [keys[1], keys[0]] };
        match (one, other) {
            (Some(one), Some(other)) => Ok(Some((one, other))),
            (None, None) => Ok(None),
            _ => {
                let missing = missing.rsplit(' ').next().unwrap_or(missing);
                let why = format!("only works together with {missing}; set both or neither");
                Err(self.wrong(key, &why))
            }
        }
    }

    /// A key with its file and line.
    fn located(&self, key: &str) -> String {
        let line = self.line_of(key).map(|line| format!(", line {line}")).unwrap_or_default();
        format!("{}{line}: {key}", self.path.display())
    }

    /// The line of the key that is called something like `[mail.imap] tls`, or of a table like
    /// `[mail.imap]`; `None` if it is not in the file.
    fn line_of(&self, called: &str) -> Option<usize> {
        let (tables, key) = called.strip_prefix('[')?.split_once(']')?;
        let keys = tables.split('.').chain(Some(key.trim()).filter(|key| !key.is_empty()));
        let written = DeTable::parse(self.text).ok()?;
        let mut table = written.get_ref();
        let mut at = None;
        for key in keys {
            let (name, value) = table.iter().find(|(name, _)| name.get_ref() == key)?;
            at = Some(name.span().start);
            if let DeValue::Table(inner) = value.get_ref() {
                table = inner;
            }
        }
        at.map(|at| line(self.text, at))
    }

    /// Where something listens: a port of this machine, `unix:` and the path of a socket, or `off`
    /// for nowhere.
    fn listen(
        &self,
        what: &ListenKey,
        written: Option<&str>,
    ) -> Result<Option<ListenAt>, CliError> {
        let ListenKey { key, port, socket, why, .. } = what;
        let written = match written {
            Some("off") => return Ok(None),
            None if !what.unless_set => return Ok(None),
            Some(written) => written,
            None => port,
        };
        if let Some(path) = written.strip_prefix(SOCKET) {
            if path.is_empty() {
                let why = format!("names no socket; write its path as well: \"{SOCKET}{socket}\"");
                return Err(self.wrong(key, &why));
            }
            let path = self.folder.path().join(path);
            let own = [self.folder.socket(), self.folder.mail_socket()];
            if own.iter().any(|own| absolute(own).ok() == absolute(&path).ok()) {
                let why = "names a socket that the club always has, for its own user; choose \
                           another name";
                return Err(self.wrong(key, why));
            }
            return Ok(Some(ListenAt::Socket(path)));
        }
        let address: SocketAddr = written.parse().map_err(|_| {
            let why = format!(
                "must be an address and a port, such as {port:?}, a socket such as \
                 \"{SOCKET}{socket}\", or \"off\""
            );
            self.wrong(key, &why)
        })?;
        if !address.ip().is_loopback() {
            let why = format!("must be on this machine (127.0.0.1), not {address}: {why}");
            return Err(self.wrong(key, &why));
        }
        Ok(Some(ListenAt::Port(address)))
    }

    /// The name of the club, which is in the headers of mails.
    fn name(&self, club: ClubKeys) -> Result<String, CliError> {
        let name = club.name.unwrap_or_else(|| USUAL_NAME.to_owned());
        let plain = |c: char| !c.is_control() && !"<>\"\\@".contains(c);
        let can_be_said = name.chars().any(char::is_alphanumeric);
        if !can_be_said || name.chars().count() > 60 || !name.chars().all(plain) {
            return Err(self.wrong(
                "[club] name",
                "must have 1 to 60 characters, with a letter or a digit and none of <>\"\\@",
            ));
        }
        Ok(name.trim().to_owned())
    }

    /// What the host says to people in the club, on one line.
    fn own_words(
        &self,
        key: &str,
        written: Option<&str>,
        longest: usize,
    ) -> Result<Option<String>, CliError> {
        let Some(text) = written else { return Ok(None) };
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = text.chars().count();
        match (1..=longest).contains(&length) && !text.chars().any(char::is_control) {
            true => Ok(Some(text)),
            false => Err(self.wrong(key, &format!("must have 1 to {longest} characters"))),
        }
    }

    /// The language for people the club does not know yet: by its code, or as players name it.
    fn language(&self, written: Option<&str>) -> Result<Language, CliError> {
        let Some(written) = written else { return Ok(Language::English) };
        let named = |word: LanguageWord| Language::from_code(word.canonical());
        LanguageWord::find(written).and_then(named).ok_or_else(|| {
            let near = LanguageWord::nearest(written).into_iter().find_map(LanguageWord::find);
            let near = near.map(|word| format!(" (did you mean {:?}?)", word.canonical()));
            let codes = Language::ALL.map(|language| format!("{:?}", language.code())).join(", ");
            let (others, last) = codes.rsplit_once(", ").unwrap_or(("", &codes));
            let why = format!("must be {others} or {last}");
            self.wrong("[club] language", &format!("{why}{}", near.unwrap_or_default()))
        })
    }

    fn public(&self, address: &str) -> Result<String, CliError> {
        let address = address.trim_end_matches('/');
        let rest = address.strip_prefix("https://").unwrap_or_default();
        let plain = |c: char| c.is_ascii_graphic() && !"<>\"\\^`{|}".contains(c);
        if !rest.is_empty() && rest.chars().all(plain) {
            return Ok(address.to_owned());
        }
        Err(self.wrong(
            "[web] address",
            "must be the address at which others see the pages: \"https://…\"",
        ))
    }

    /// The settings of the bot: its token is in a file, or in the environment.
    fn discord(
        &self,
        written: &DiscordSection,
    ) -> Result<Option<discord::settings::DiscordSettings>, CliError> {
        let token = match &written.token_file {
            Some(file) => Some(self.secret("[discord] token-file", file)?),
            None => std::env::var(TOKEN).ok().filter(|token| !token.trim().is_empty()),
        };
        let authority =
            self.certificate("[discord] api-authority", written.api_authority.as_ref())?;
        let keys = ["[discord] api", "[discord] api-authority"];
        let local = match self.together(keys, written.api.as_ref(), authority)? {
            None => None,
            Some((api, authority)) => {
                let key = "[discord] api";
                let shape = "must be HOST:PORT, such as 127.0.0.1:8443";
                let api: SocketAddr = api.parse().map_err(|_| self.wrong(key, shape))?;
                if !api.ip().is_loopback() {
                    let why = "must be on this machine (127.0.0.1), because it is for tests and \
                               gets the bot's token";
                    return Err(self.wrong(key, why));
                }
                Some(discord::settings::LocalDiscord { api, authority })
            }
        };
        Ok(token.map(|token| discord::settings::DiscordSettings {
            token: token.trim().to_owned(),
            local,
        }))
    }

    fn log(&self, written: &LogKeys) -> Result<log::LogSettings, CliError> {
        let mut settings = log::LogSettings::default();
        if let Some(format) = &written.format {
            let known = log::LogFormat::ALL.iter().find(|(word, _)| word == format);
            let why = "must be \"text\" or \"json\"";
            settings.format = known.ok_or_else(|| self.wrong("[log] format", why))?.1;
        }
        if let Some(level) = &written.level {
            let known = log::LEVELS.iter().find(|(word, _)| word == level);
            let why = "must be \"error\", \"warn\", \"info\" or \"debug\"";
            settings.level = known.ok_or_else(|| self.wrong("[log] level", why))?.1;
        }
        Ok(settings)
    }

    /// The rules of ladders, where they differ from the usual ones, and the keys without effect.
    fn ladders(&self, written: LadderKeys) -> Result<(LadderRules, Vec<String>), CliError> {
        let mut rules = LadderRules::default();
        let mut ineffective = Vec::new();
        for (key, value) in written.numbers {
            let shown = format!("[ladder] {key}");
            if let Some((_, fixed)) = FIXED.into_iter().find(|(name, _)| *name == key) {
                let why = format!("is no longer a setting: it is {fixed} in every club");
                ineffective.push(format!("{} {why}", self.located(&shown)));
                continue;
            }
            let Some(&number) = Number::ALL.iter().find(|number| number.name() == key) else {
                let names = Number::ALL.iter().map(|number| number.name());
                let names = names.chain(["tie", "clock"]);
                let why = match commands::words::nearest_of(&key, names).first() {
                    Some(nearest) => format!("isn't a ladder setting (did you mean {nearest:?}?)"),
                    None => "isn't a ladder setting; docs/ladder.md lists them all".to_owned(),
                };
                return Err(self.wrong(&shown, &why));
            };
            let value = value.as_integer().and_then(|value| u32::try_from(value).ok());
            let set =
                value.ok_or_else(|| number.range()).and_then(|value| rules.set(number, value));
            set.map_err(|range| {
                let why = format!("must be a number from {} to {}", range.start(), range.end());
                self.wrong(&shown, &why)
            })?;
        }
        if let Some(tie) = written.tie {
            let known = Tie::ALL.into_iter().find(|(_, name)| *name == tie);
            let why = "must be \"middle\", \"nothing\" or \"below\"";
            (rules.tie, _) = known.ok_or_else(|| self.wrong("[ladder] tie", why))?;
        }
        if let Some(clock) = written.clock {
            let why = "must be a time control such as \"7d+1d/10d\"";
            let clock = clock.parse().ok().filter(|clock: &Clock| clock.odds.is_none());
            rules.clock = clock.ok_or_else(|| self.wrong("[ladder] clock", why))?;
        }
        if written.rulesets.is_some() {
            let why = "is no longer a setting: there are the ladders that you open with taflpost \
                       host ladder open RULESET";
            ineffective.push(format!("{} {why}", self.located("[ladder] rulesets")));
        }
        Ok((rules, ineffective))
    }

    /// The first line of a file that nobody else is allowed to read.
    fn secret(&self, key: &str, file: &str) -> Result<String, CliError> {
        let path = self.folder.path().join(file);
        let shown = path.display();
        let unreadable =
            |error| self.wrong(key, &format!("points to {shown}, which cannot be read: {error}"));
        let found = fs::metadata(&path).map_err(unreadable)?;
        if found.permissions().mode() & 0o077 != 0 {
            let why =
                format!("points to {shown}, which other users can read; run chmod 600 {shown}");
            return Err(self.wrong(key, &why));
        }
        let text = fs::read_to_string(&path).map_err(unreadable)?;
        match text.lines().next().filter(|line| !line.is_empty()) {
            Some(line) => Ok(line.to_owned()),
            None => Err(self.wrong(key, &format!("points to {shown}, which is empty"))),
        }
    }

    fn certificate(&self, key: &str, file: Option<&String>) -> Result<Option<Vec<u8>>, CliError> {
        let Some(file) = file else { return Ok(None) };
        let path = self.folder.path().join(file);
        fs::read(&path).map(Some).map_err(|error| {
            self.wrong(key, &format!("points to {}, which cannot be read: {error}", path.display()))
        })
    }
}
