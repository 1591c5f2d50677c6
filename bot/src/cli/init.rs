//! `taflpost init`: asks for what a club needs to know, or takes it from flags; writes a commented
//! configuration that has been checked; and says what must be in DNS and in the mail server's
//! configuration.

use std::fs::OpenOptions;
use std::io::{self, BufRead, IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;

use clap::{Args, ValueEnum};

use super::{CliError, CliResult, Exit, Whereabouts, configuration, serve};

/// What the configuration is to say. What is not said is asked for at a terminal, else it stays as
/// it usually is.
#[derive(Args)]
pub(super) struct InitArguments {
    /// What the club is called in its mails
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// What it speaks to whom it does not know yet: en, nb, da, de or es
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// The domain of its mail addresses; without one only this machine can write to it
    #[arg(long, value_name = "DOMAIN")]
    domain: Option<String>,
    /// How its mail comes in
    #[arg(long, value_enum, value_name = "WAY")]
    way_in: Option<WayIn>,
    /// Whose word about senders is believed: the name that your mail server signs verdicts with
    #[arg(long, value_name = "NAME")]
    authserv: Option<String>,
    /// The mailbox, as HOST:PORT, for mail that comes in by IMAP
    #[arg(long, value_name = "HOST:PORT")]
    imap_server: Option<String>,
    /// Who logs into the mailbox
    #[arg(long, value_name = "USER")]
    imap_user: Option<String>,
    /// The file with its password, in the club's folder, for your eyes alone
    #[arg(long, value_name = "FILE")]
    imap_password_file: Option<String>,
    /// Where mail goes out: smtp://127.0.0.1:25, starttls://HOST:587 or smtps://HOST:465
    #[arg(long, value_name = "URL")]
    relay: Option<String>,
    /// The file with the token of the bot in Discord, in the club's folder, for your eyes alone
    #[arg(long, value_name = "FILE")]
    discord_token_file: Option<String>,
    /// Where others see the club's pages: https://…
    #[arg(long, value_name = "URL")]
    web: Option<String>,
    /// Which rulesets have a ladder, with commas between; all if not said
    #[arg(long, value_name = "RULESETS", value_delimiter = ',')]
    ladders: Vec<String>,
    /// Ask nothing
    #[arg(long)]
    yes: bool,
}

/// How mail comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum WayIn {
    /// A mail server on this machine hands it over (LMTP)
    Server,
    /// A mailbox is watched (IMAP)
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
            "{shown} is there already, and is not written over; change it by hand (docs/host.md \
             has all keys), or move it away and say taflpost init again"
        )));
    }
    if io::stdin().is_terminal() && !asked.yes {
        ask(&mut asked, &mut io::stdin().lock(), out)?;
    }
    let text = written(&asked);
    // No configuration is kept that the club would refuse to start with.
    configuration::parse(&folder, &club.library, &text).map_err(|trouble| {
        let why = trouble.to_string();
        // The place in the file is of no use before the file is written.
        let why = why.split_once(": ").map_or(&*why, |(_, why)| why);
        CliError::BadArguments(format!("nothing is written: {why}"))
    })?;
    let mut options = OpenOptions::new();
    let file = options.write(true).create_new(true).mode(0o600).open(&path);
    let failed = |error| CliError::No(format!("cannot write {shown}: {error}"));
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(failed)?;
    writeln!(out, "{shown} is written; each key in it says what it is for.")?;
    if let Some(domain) = &asked.domain {
        out.write_all(dns(domain).as_bytes())?;
        if asked.way_in.unwrap_or(WayIn::Server) == WayIn::Server {
            out.write_all(mail_server(domain, asked.authserv.as_deref()).as_bytes())?;
        }
    }
    let program = club.program();
    writeln!(out, "\nNext:")?;
    writeln!(out, "  {program} doctor    says what is still missing")?;
    writeln!(out, "  {program}           opens the club")?;
    Ok(Exit::Good)
}

/// Asks for what was not given; an empty line skips a question.
fn ask(
    asked: &mut InitArguments,
    lines: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "An empty line leaves a thing as it usually is.\n")?;
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
    question("What is the club called, in its mails? (Taflpost)", &mut asked.name)?;
    question(
        "Which language does it speak to whom it does not know yet: en, nb, da, de or es? (en)",
        &mut asked.language,
    )?;
    question("Which domain do its addresses have? (none: this machine alone)", &mut asked.domain)?;
    if asked.domain.is_some() {
        let mut way = asked.way_in.map(|_| String::new());
        question("How does mail come in: server, imap or pipe? (server)", &mut way)?;
        if let Some(way) = way.filter(|way| !way.is_empty()) {
            let known = WayIn::from_str(&way, true);
            asked.way_in = Some(known.map_err(|_| {
                CliError::BadArguments(format!("{way:?} is not server, imap or pipe"))
            })?);
        }
        if asked.way_in == Some(WayIn::Imap) {
            question("The mailbox, as HOST:PORT?", &mut asked.imap_server)?;
            question("Who logs into it?", &mut asked.imap_user)?;
            question("Which file has the password?", &mut asked.imap_password_file)?;
        }
        question(
            "Whose word about senders counts beside their signatures? (nobody's)",
            &mut asked.authserv,
        )?;
        question("By which relay does mail go out? (smtp://127.0.0.1:25)", &mut asked.relay)?;
        asked.relay.get_or_insert_with(|| "smtp://127.0.0.1:25".to_owned());
        question("Where do others see the pages? https://… (nowhere)", &mut asked.web)?;
    }
    question(
        "Which file has the token of the bot in Discord? (none)",
        &mut asked.discord_token_file,
    )?;
    if asked.ladders.is_empty() {
        let mut ladders = None;
        question("Which rulesets have a ladder, with commas between? (all)", &mut ladders)?;
        let ladders = ladders.unwrap_or_default();
        let ids = ladders.split(',').map(str::trim).filter(|id| !id.is_empty());
        asked.ladders = ids.map(str::to_owned).collect();
    }
    Ok(())
}

/// The configuration: what was given, and the rest as comments.
#[rustfmt::skip]
fn written(asked: &InitArguments) -> String {
    let mut text = String::from(
        "# A club's configuration. What stands behind # is as it usually is; docs/host.md has all keys.\n",
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
        ("name", quoted(&asked.name), "\"Taflpost\"", "What it is called in its mails."),
        ("language", quoted(&asked.language), "\"en\"", "What it speaks to whom it does not know yet: en, nb, da, de or es."),
    ]);
    let listens = match asked.way_in {
        Some(WayIn::Imap | WayIn::Pipe) => Some("\"off\"".to_owned()),
        Some(WayIn::Server) | None => None,
    };
    table("mail", &[
        ("domain", quoted(&asked.domain), "\"tafl.example.org\"", "The domain of play@DOMAIN."),
        ("listen", listens, "\"127.0.0.1:2525\"", "Where a mail server of this machine hands mail over."),
        ("authserv", quoted(&asked.authserv), "\"mx.example.org\"", "Whose Authentication-Results count beside signatures, which the club checks itself."),
        ("relay", quoted(&asked.relay), "\"smtp://127.0.0.1:25\"", "Where mail goes out; without it, into a postbox."),
    ]);
    if asked.way_in == Some(WayIn::Imap) {
        table("mail.imap", &[
            ("server", quoted(&asked.imap_server), "\"imap.example.org:993\"", "The mailbox."),
            ("user", quoted(&asked.imap_user), "\"play@tafl.example.org\"", "Who logs into it."),
            ("password-file", quoted(&asked.imap_password_file), "\"imap.password\"", "The password, in a file of the club's folder."),
        ]);
    }
    table("web", &[
        ("listen", None, "\"127.0.0.1:8025\"", "Where the pages are, on this machine."),
        ("address", quoted(&asked.web), "\"https://tafl.example.org\"", "Where others see them."),
    ]);
    table("watch", &[
        ("listen", None, "\"127.0.0.1:8026\"", "Health and numbers for you alone, on this machine; off if not said."),
    ]);
    table("discord", &[
        ("token-file", quoted(&asked.discord_token_file), "\"discord.token\"", "The bot's token, in a file of the club's folder; or set TAFLPOST_DISCORD_TOKEN."),
    ]);
    let ladders: Vec<String> = asked.ladders.iter().map(|id| format!("{id:?}")).collect();
    let ladders = (!ladders.is_empty()).then(|| format!("[{}]", ladders.join(", ")));
    table("ladder", &[
        ("rulesets", ladders, "[\"kopenhagen\", \"skalk\"]", "Which rulesets have a ladder; all if not said. docs/ladder.md has the rules."),
    ]);
    table("log", &[
        ("format", None, "\"text\"", "Or \"json\"."),
        ("level", None, "\"warn\"", "Or \"error\", \"info\", \"debug\"."),
    ]);
    text
}

fn dns(domain: &str) -> String {
    format!(
        "\nIn DNS:
  {domain}.                  MX   10 YOUR.MAIL.SERVER.
  {domain}.                  TXT  \"v=spf1 mx -all\"
  tafl._domainkey.{domain}.  TXT  \"v=DKIM1; k=rsa; p=…\"   (what opendkim-genkey writes, below)
  _dmarc.{domain}.           TXT  \"v=DMARC1; p=reject; adkim=r; aspf=r\"
and the server's address has to resolve back to its name.
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

To sign what goes out (once, as root):
  opendkim-genkey --bits=2048 --domain={domain} --selector=tafl
and in opendkim.conf:
  Mode                  sv
  AuthservID            {authserv}
  RemoveARAll           yes
docs/host.md has the rest, with OpenDMARC and the headers to sign.
"
    )
}
