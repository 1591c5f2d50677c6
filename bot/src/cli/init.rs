//! `taflpost init`: asks for what a club needs to know, or takes it from flags; writes a commented
//! configuration that has been checked; and says what must be in DNS and in the mail server's
//! configuration.

use std::fs::OpenOptions;
use std::io::{self, BufRead, IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;

use clap::{Args, ValueEnum};

use super::{CliError, CliResult, Exit, Whereabouts, configuration, serve};

/// What goes into the configuration. At a terminal, the program asks for what is missing; otherwise
/// that keeps its default.
#[derive(Args)]
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
        ask(&mut asked, &mut io::stdin().lock(), out)?;
    }
    let text = written(&asked);
    // No configuration is kept that the club would refuse to start with.
    configuration::parse(&folder, &text).map_err(|trouble| {
        let why = trouble.to_string();
        // The place in the file is of no use before the file is written.
        let why = why.split_once(": ").map_or(&*why, |(_, why)| why);
        CliError::BadArguments(format!("nothing was written: {why}"))
    })?;
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

/// Asks for what was not given; an empty line skips a question.
fn ask(
    asked: &mut InitArguments,
    lines: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "To keep the default in brackets, just press Enter.\n")?;
    let mut question = |text: &str, into: &mut Option<String>| {
        if into.is_some() {
            return Ok::<_, CliError>(());
        }
        write!(out, "{text}\n> ")?;
        out.flush()?;
        let mut line = String::new();
        lines.read_line(&mut line)?;
        *into = Some(line.trim().to_owned()).filter(|line| !line.is_empty());
        Ok(())
    };
    question("What is the club called? (Taflpost)", &mut asked.name)?;
    question(
        "Which language should it use for people it doesn't know yet: en, nb, da, de or es? (en)",
        &mut asked.language,
    )?;
    question(
        "Which domain do its email addresses have? (none: only this machine can send it email)",
        &mut asked.domain,
    )?;
    if asked.domain.is_some() {
        let mut way = asked.way_in.map(|_| String::new());
        question("How does incoming email reach it: server, imap or pipe? (server)", &mut way)?;
        if let Some(way) = way.filter(|way| !way.is_empty()) {
            let known = WayIn::from_str(&way, true);
            asked.way_in = Some(known.map_err(|_| {
                CliError::BadArguments(format!("{way:?} isn't server, imap or pipe"))
            })?);
        }
        if asked.way_in == Some(WayIn::Imap) {
            question(
                "What is the IMAP server of the mailbox, as HOST:PORT?",
                &mut asked.imap_server,
            )?;
            question("What is the user name for the mailbox?", &mut asked.imap_user)?;
            question("Which file contains the password?", &mut asked.imap_password_file)?;
        }
        question(
            "Which mail server's verdicts about senders count, besides signatures? (none)",
            &mut asked.authserv,
        )?;
        question("Which relay sends outgoing email? (smtp://127.0.0.1:25)", &mut asked.relay)?;
        asked.relay.get_or_insert_with(|| "smtp://127.0.0.1:25".to_owned());
        question(
            "What is the public address of the club's pages? https://… (none)",
            &mut asked.web,
        )?;
    }
    question("Which file contains the Discord bot's token? (none)", &mut asked.discord_token_file)?;
    Ok(())
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
        ("listen", listens, "\"127.0.0.1:2525\"", "Where a mail server on this machine delivers email, or \"off\"."),
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
