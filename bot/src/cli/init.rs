//! `taflpost init`: asks for what a club needs to know, or takes it from flags; writes a commented
//! configuration that has been checked; and says what must be in DNS and in the mail server's
//! configuration.

use std::fs::OpenOptions;
use std::io::{self, BufRead, IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;

use clap::{Args, ValueEnum};
use club::Folder;
use tools::{CliError, CliResult, Exit};

use crate::cli::{Whereabouts, configuration, serve};

/// What goes into the configuration. At a terminal, the program asks for what is missing; otherwise
/// that keeps its default.
#[derive(Args, Clone)]
pub(super) struct InitArguments {
    /// The club's name, as people see it
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The language for people the club doesn't know yet: en, nb, da, de or es
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// The domain of the club's email addresses; without one, only this machine can send it email
    #[arg(long, value_name = "DOMAIN")]
    domain: Option<String>,
    /// How incoming email reaches the club
    #[arg(long, value_enum, value_name = "WAY")]
    way_in: Option<WayIn>,
    /// The name in the Authentication-Results of your own mail server, if they should count too
    #[arg(long, value_name = "NAME")]
    authserv: Option<String>,
    /// The IMAP server of the mailbox, as HOST:PORT
    #[arg(long, value_name = "HOST:PORT")]
    imap_server: Option<String>,
    /// The user name for the mailbox
    #[arg(long, value_name = "USER")]
    imap_user: Option<String>,
    /// The file with the mailbox's password, in the club's folder, readable only by you
    #[arg(long, value_name = "FILE")]
    imap_password_file: Option<String>,
    /// The relay for outgoing email: smtp://127.0.0.1:25, starttls://HOST:587 or smtps://HOST:465
    #[arg(long, value_name = "URL")]
    relay: Option<String>,
    /// The file with the Discord bot's token, in the club's folder, readable only by you
    #[arg(long, value_name = "FILE")]
    discord_token_file: Option<String>,
    /// The public address of the club's pages: https://…
    #[arg(long, value_name = "URL")]
    web: Option<String>,
    /// Don't ask any questions
    #[arg(long)]
    yes: bool,
}

/// How incoming email reaches the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum WayIn {
    /// A mail server on this machine delivers it (LMTP)
    Server,
    /// The club watches a mailbox (IMAP)
    Imap,
    /// A mail server runs `taflpost receive`
    Pipe,
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    mut asked: InitArguments,
    out: &mut impl Write,
) -> CliResult {
    let folder = serve::folder(club)?;
    let path = folder.configuration();
    let shown = path.display();
    if path.exists() {
        return Err(CliError::No(format!(
            "{shown} already exists and was left unchanged; edit it by hand (docs/host.md \
             explains all settings), or move it away and run taflpost init again"
        )));
    }
    if io::stdin().is_terminal() && !asked.yes {
        // What was given is judged before anything is asked, so that no answer is lost because of it.
        let given = trouble(&folder, &with_rest(&asked));
        let is_missing = |key: &str| key == IMAP_PASSWORD.key && asked.imap_password_file.is_none();
        refuse(given.filter(|(key, _)| !is_missing(key)))?;
        let lines = io::stdin().lock();
        Interview { folder: &folder, asked: &mut asked, lines, out: &mut *out }.ask()?;
    }
    // No configuration is kept that the club would refuse to start with.
    refuse(trouble(&folder, &asked))?;
    let text = written(&asked);
    let mut options = OpenOptions::new();
    let file = options.write(true).create_new(true).mode(0o600).open(&path);
    let failed = |error| CliError::No(format!("cannot write {shown}: {error}"));
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(failed)?;
    writeln!(out, "{shown} has been written; a comment explains each setting.")?;
    if let Some(domain) = &asked.domain {
        out.write_all(dns(domain).as_bytes())?;
        if asked.way_in.unwrap_or(WayIn::Server) == WayIn::Server {
            out.write_all(mail_server(domain, asked.authserv.as_deref()).as_bytes())?;
        }
    }
    let program = club.program();
    writeln!(out, "\nNext:")?;
    writeln!(out, "  {program} doctor    shows what is still missing")?;
    writeln!(out, "  {program}           opens the club")?;
    writeln!(out, "  {program} host ladder open brandubh    opens a ladder, here for Brandubh")?;
    Ok(Exit::Good)
}

/// Refuses what the club would refuse to start with.
fn refuse(trouble: Option<(String, String)>) -> Result<(), CliError> {
    match trouble {
        None => Ok(()),
        Some((key, why)) => {
            Err(CliError::BadArguments(format!("nothing was written: {key} {why}")))
        }
    }
}

/// Asks for what was not given. Each answer is checked at once, and asked for again if the club
/// would refuse it; an empty line keeps the default.
struct Interview<'a, R, W> {
    folder: &'a Folder,
    asked: &'a mut InitArguments,
    lines: R,
    out: &'a mut W,
}

impl<R: BufRead, W: Write> Interview<'_, R, W> {
    fn ask(&mut self) -> Result<(), CliError> {
        writeln!(self.out, "To keep the default in brackets, just press Enter.\n")?;
        self.question("What is the club called? (Taflpost)", NAME)?;
        self.question(
            "Which language should it use for people it doesn't know yet: en, nb, da, de or es? \
             (en)",
            LANGUAGE,
        )?;
        self.question(
            "Which domain do its email addresses have? (none: only this machine can send it \
             email)",
            DOMAIN,
        )?;
        if self.asked.domain.is_some() {
            self.ask_about_mail()?;
        }
        self.question("Which file contains the Discord bot's token? (none)", DISCORD_TOKEN)
    }

    fn ask_about_mail(&mut self) -> Result<(), CliError> {
        self.ask_way_in()?;
        if self.asked.way_in == Some(WayIn::Imap) {
            self.demand("What is the IMAP server of the mailbox, as HOST:PORT?", IMAP_SERVER)?;
            self.demand("What is the user name for the mailbox?", IMAP_USER)?;
            self.demand(
                "Which file in the club's folder contains the password, and nothing else?",
                IMAP_PASSWORD,
            )?;
        }
        self.question(
            "Which mail server's verdicts about senders count, besides signatures? (none)",
            AUTHSERV,
        )?;
        self.question("Which relay sends outgoing email? (smtp://127.0.0.1:25)", RELAY)?;
        self.asked.relay.get_or_insert_with(|| "smtp://127.0.0.1:25".to_owned());
        self.question("What is the public address of the club's pages? https://… (none)", WEB)
    }

    fn ask_way_in(&mut self) -> Result<(), CliError> {
        while self.asked.way_in.is_none() {
            let text = "How does incoming email reach it: server, imap or pipe? (server)";
            let way = self.answer_to(text)?;
            if way.is_empty() {
                return Ok(());
            }
            match WayIn::from_str(&way, true) {
                Ok(way) => self.asked.way_in = Some(way),
                Err(_) => writeln!(self.out, "Type server, imap or pipe.\n")?,
            }
        }
        Ok(())
    }

    /// Asks for something that has a default.
    fn question(&mut self, text: &str, setting: InitSetting) -> Result<(), CliError> {
        while (setting.of)(self.asked).is_none() {
            let answer = self.answer_to(text)?;
            if answer.is_empty() {
                return Ok(());
            }
            self.take(answer, setting)?;
        }
        Ok(())
    }

    /// Asks for something that can't be left out.
    fn demand(&mut self, text: &str, setting: InitSetting) -> Result<(), CliError> {
        while (setting.of)(self.asked).is_none() {
            let answer = self.answer_to(text)?;
            if answer.is_empty() {
                writeln!(
                    self.out,
                    "This has no default. (Ctrl-C ends the questions, and nothing is written.)\n"
                )?;
                continue;
            }
            self.take(answer, setting)?;
        }
        Ok(())
    }

    /// Keeps an answer if the club would start with it; otherwise says why not.
    fn take(&mut self, answer: String, setting: InitSetting) -> Result<(), CliError> {
        let mut trial = self.asked.clone();
        *(setting.of)(&mut trial) = Some(answer);
        match trouble(self.folder, &with_rest(&trial)) {
            Some((key, why)) if key == setting.key => {
                writeln!(self.out, "That can't be used: it {why}.\n")?;
            }
            // What is said about another setting, which hasn't been asked for yet, can wait.
            _ => *self.asked = trial,
        }
        Ok(())
    }

    fn answer_to(&mut self, text: &str) -> Result<String, CliError> {
        write!(self.out, "{text}\n> ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.lines.read_line(&mut line)? == 0 {
            return Err(CliError::No(
                "nothing was written, because not all questions were answered".into(),
            ));
        }
        Ok(line.trim().to_owned())
    }
}

/// A setting that can be asked for: its name in the configuration, and where its value is kept.
#[derive(Clone, Copy)]
struct InitSetting {
    key: &'static str,
    of: fn(&mut InitArguments) -> &mut Option<String>,
}

const NAME: InitSetting = InitSetting { key: "[club] name", of: |asked| &mut asked.name };
const LANGUAGE: InitSetting =
    InitSetting { key: "[club] language", of: |asked| &mut asked.language };
const DOMAIN: InitSetting = InitSetting { key: "[mail] domain", of: |asked| &mut asked.domain };
const AUTHSERV: InitSetting =
    InitSetting { key: "[mail] authserv", of: |asked| &mut asked.authserv };
const RELAY: InitSetting = InitSetting { key: "[mail] relay", of: |asked| &mut asked.relay };
const WEB: InitSetting = InitSetting { key: "[web] address", of: |asked| &mut asked.web };
const IMAP_SERVER: InitSetting =
    InitSetting { key: "[mail.imap] server", of: |asked| &mut asked.imap_server };
const IMAP_USER: InitSetting =
    InitSetting { key: "[mail.imap] user", of: |asked| &mut asked.imap_user };
const IMAP_PASSWORD: InitSetting =
    InitSetting { key: "[mail.imap] password-file", of: |asked| &mut asked.imap_password_file };
const DISCORD_TOKEN: InitSetting =
    InitSetting { key: "[discord] token-file", of: |asked| &mut asked.discord_token_file };

/// With something in place of what a mailbox needs and hasn't been asked for yet, without which
/// nothing else would be looked at.
fn with_rest(asked: &InitArguments) -> InitArguments {
    let mut whole = asked.clone();
    if whole.way_in == Some(WayIn::Imap) {
        whole.imap_server.get_or_insert_with(|| "imap.example.org:993".to_owned());
        whole.imap_user.get_or_insert_with(String::new);
        whole.imap_password_file.get_or_insert_with(String::new);
    }
    whole
}

/// The first setting that the club would refuse to start with, and why.
fn trouble(folder: &Folder, asked: &InitArguments) -> Option<(String, String)> {
    let refused = configuration::parse(folder, &written(asked)).err()?.to_string();
    // The place in the file is of no use before the file is written.
    let why = refused.split_once(": ").map_or(&*refused, |(_, why)| why);
    // `[table] key why`; what is no setting of ours is told as it is.
    let key_end = why.match_indices(' ').nth(1).map_or(why.len(), |(at, _)| at);
    let (key, why) = why.split_at(key_end);
    Some((key.to_owned(), why.trim().to_owned()))
}

/// The configuration: what was given, and the rest as comments.
#[rustfmt::skip]
fn written(asked: &InitArguments) -> String {
    let mut text = String::from(
        "# The club's configuration. A setting with # in front has no effect: it shows the default or an example.\n# docs/host.md explains all settings.\n",
    );
    let mut table = |name: &str, keys: &[(&str, Option<String>, &str, &str)]| {
        text.push_str(&format!("\n[{name}]\n"));
        for (key, value, usual, what) in keys {
            let line = match value {
                Some(value) => format!("{key} = {value}"),
                None => format!("# {key} = {usual}"),
            };
            text.push_str(&format!("# {what}\n{line}\n"));
        }
    };
    let quoted = |value: &Option<String>| {
        value.as_ref().map(|value| toml::Value::String(value.clone()).to_string())
    };
    table("club", &[
        ("name", quoted(&asked.name), "\"Taflpost\"", "The club's name, as people see it."),
        ("language", quoted(&asked.language), "\"en\"", "The language for people the club doesn't know yet: en, nb, da, de or es."),
        ("contact", None, "\"host@example.org\"", "How people can reach you, in case they can't play: an address, a link or a name."),
        ("welcome", None, "\"We meet on Fridays at the library.\"", "What new players read in addition to the club's own welcome."),
    ]);
    let listens = match asked.way_in {
        Some(WayIn::Imap | WayIn::Pipe) => Some("\"off\"".to_owned()),
        Some(WayIn::Server) | None => None,
    };
    table("mail", &[
        ("domain", quoted(&asked.domain), "\"tafl.example.org\"", "The domain of the club's addresses, such as play@DOMAIN."),
        ("listen", listens, "\"127.0.0.1:2525\"", "Where a mail server on this machine delivers email: a port, \"unix:PATH\" or \"off\"."),
        ("authserv", quoted(&asked.authserv), "\"mx.example.org\"", "A mail server whose Authentication-Results count too; the club itself checks signatures."),
        ("relay", quoted(&asked.relay), "\"smtp://127.0.0.1:25\"", "The relay for outgoing email; without one, email goes into a local postbox."),
    ]);
    if asked.way_in == Some(WayIn::Imap) {
        table("mail.imap", &[
            ("server", quoted(&asked.imap_server), "\"imap.example.org:993\"", "The IMAP server of the mailbox."),
            ("user", quoted(&asked.imap_user), "\"play@tafl.example.org\"", "The user name for it."),
            ("password-file", quoted(&asked.imap_password_file), "\"imap.password\"", "The file with the password, in the club's folder."),
        ]);
    }
    table("web", &[
        ("listen", None, "\"127.0.0.1:8025\"", "Where the club's pages are, on this machine: a port, \"unix:PATH\" or \"off\"."),
        ("address", quoted(&asked.web), "\"https://tafl.example.org\"", "The public address of the pages."),
        ("public", None, "true", "Whether everybody can read and play on the pages, and emails link to them; off by default."),
    ]);
    table("watch", &[
        ("listen", None, "\"127.0.0.1:8026\"", "Health and metrics, for you alone on this machine; off by default."),
    ]);
    table("discord", &[
        ("token-file", quoted(&asked.discord_token_file), "\"discord.token\"", "The file with the bot's token, in the club's folder; or set TAFLPOST_DISCORD_TOKEN instead."),
    ]);
    table("ladder", &[
        ("clock", None, "\"7d+1d/10d\"", "The time control of ladder matches. docs/ladder.md explains the other settings."),
    ]);
    table("log", &[
        ("format", None, "\"text\"", "The format of the log: \"text\" or \"json\"."),
        ("level", None, "\"warn\"", "How much is logged: \"error\", \"warn\", \"info\" or \"debug\"."),
    ]);
    text
}

fn dns(domain: &str) -> String {
    format!(
        "\nIn DNS:
  {domain}.                  MX   10 YOUR.MAIL.SERVER.
  {domain}.                  TXT  \"v=spf1 mx -all\"
  tafl._domainkey.{domain}.  TXT  \"v=DKIM1; k=rsa; p=…\"   (the key that opendkim-genkey makes)
  _dmarc.{domain}.           TXT  \"v=DMARC1; p=reject; adkim=r; aspf=r\"
The server's IP address must also resolve back to its name.
"
    )
}

/// What a mail server needs: Postfix as in `docs/host.md`, and OpenDKIM.
fn mail_server(domain: &str, authserv: Option<&str>) -> String {
    let authserv = authserv.unwrap_or("YOUR.MAIL.SERVER");
    format!(
        "\nIn Postfix (main.cf):
  recipient_delimiter = +
  virtual_mailbox_domains = {domain}
  virtual_mailbox_maps = inline:{{ play@{domain}=play }}
  virtual_transport = lmtp:inet:127.0.0.1:2525

To sign outgoing email (once, as root):
  opendkim-genkey --bits=2048 --domain={domain} --selector=tafl
and in opendkim.conf:
  Mode                  sv
  AuthservID            {authserv}
  RemoveARAll           yes
docs/host.md explains the rest, such as OpenDMARC and the headers to sign.
"
    )
}
