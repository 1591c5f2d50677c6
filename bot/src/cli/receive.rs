//! `taflpost receive`: hands a mail from standard input to the club, for mail servers that run a
//! program and for trying things out. It speaks LMTP with the running club; if none is running, it
//! opens the club for as long as that takes.
//!
//! Exit status as mail servers expect it (sysexits.h): 0 if the club has taken the mail, 65 if it
//! is refused, 75 if it should be sent again.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ::mail::inbox::Inbox;
use clap::Args;
use club::{Club, Folder, Opened};
use lmtp::{LARGEST, MailEnvelope, MailHandler as _, Taken};
use storage::Channel;
use tokio::runtime::Builder;
use tools::{CliError, CliResult, Exit};

use crate::cli::{Whereabouts, configuration, serve};

const PATIENCE: Duration = Duration::from_secs(120);

#[derive(Args)]
pub(super) struct ReceiveArguments {
    /// The club's address that the email was sent to (can be given several times)
    #[arg(long, value_name = "ADDRESS", required = true)]
    rcpt: Vec<String>,

    /// The envelope's sender; empty for bounces
    #[arg(long, value_name = "ADDRESS", default_value = "")]
    from: String,
}

pub(super) enum Status {
    Taken,
    Refused(String),
    Again(String),
}

pub(super) fn answer(club: &Whereabouts<'_>, arguments: &ReceiveArguments) -> CliResult {
    let mut mail = Vec::new();
    let most = LARGEST as u64 + 1;
    io::stdin().lock().take(most).read_to_end(&mut mail)?;
    let status = match Folder::as_it_is(club.path) {
        _ if mail.len() > LARGEST => Status::Refused("the email is larger than 1 MiB".into()),
        folder => match hand_in(&folder.mail_socket(), &arguments.from, &arguments.rcpt, &mail) {
            Ok(status) => status,
            // Nobody is there; or the club was killed and left its socket behind.
            Err(_) => in_own_club(club, arguments, mail).unwrap_or_else(Status::Again),
        },
    };
    match status {
        Status::Taken => Ok(Exit::Good),
        Status::Refused(why) => Err(CliError::Mail(65, format!("refused: {why}"))),
        Status::Again(why) => Err(CliError::Mail(75, format!("try again later: {why}"))),
    }
}

/// Opens the club for this mail alone: nothing is sent, and nothing else comes in. The error says
/// why the club cannot be opened now.
fn in_own_club(
    club: &Whereabouts<'_>,
    arguments: &ReceiveArguments,
    mail: Vec<u8>,
) -> Result<Status, String> {
    let folder = serve::folder(club).map_err(|trouble| trouble.to_string())?;
    let configuration = configuration::read(&folder);
    let configuration = configuration.map_err(|trouble| trouble.to_string())?;
    let channels = [Channel::Terminal, Channel::Email, Channel::House];
    let opened = Club::open_to(&folder, configuration.rulebook(&club.library), &channels);
    let Opened { club, threads, .. } = opened.map_err(|error| error.to_string())?;
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|_| "the system cannot start a thread")?;
    let status = runtime.block_on(async {
        let inbox = Inbox::new(club.clone(), Arc::new(configuration.mail));
        let mut recipients = Vec::new();
        for address in &arguments.rcpt {
            match inbox.accepts(address).await {
                Some(true) => recipients.push(address.clone()),
                Some(false) => {}
                None => return Status::Again("the club's file cannot be read".into()),
            }
        }
        if recipients.is_empty() {
            return Status::Refused("550 5.1.1 No such address here".into());
        }
        let sender = Some(arguments.from.clone()).filter(|from| !from.is_empty());
        match inbox.take(MailEnvelope { sender, recipients }, mail).await {
            Taken::Yes => Status::Taken,
            Taken::Refused(why) => Status::Refused(format!("550 {why}")),
            Taken::Later => Status::Again("the club has a problem".into()),
        }
    });
    drop(runtime);
    drop(club);
    threads.join();
    Ok(status)
}

/// Hands in a mail over LMTP (RFC 2033), from that sender to these addresses of the club.
pub(super) fn hand_in(
    socket: &Path,
    from: &str,
    rcpt: &[String],
    mail: &[u8],
) -> io::Result<Status> {
    let stream = UnixStream::connect(socket)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut client = LmtpClient { from: BufReader::new(stream.try_clone()?), to: stream };
    client.reply()?;
    client.command("LHLO localhost")?;
    if let Some(status) = unwanted(&client.command(&format!("MAIL FROM:<{from}>"))?) {
        return Ok(status);
    }
    let mut accepted = 0;
    let mut refused = None;
    for address in rcpt {
        match unwanted(&client.command(&format!("RCPT TO:<{address}>"))?) {
            None => accepted += 1,
            Some(status) => refused = Some(status),
        }
    }
    if let (0, Some(status)) = (accepted, refused) {
        return Ok(status);
    }
    let ready = client.command("DATA")?;
    if !ready.starts_with("354") {
        return Ok(Status::Again(ready));
    }
    client.to.write_all(&stuffed(mail))?;
    let mut status = Status::Taken;
    for _ in 0..accepted {
        if let Some(unwanted) = unwanted(&client.reply()?) {
            status = unwanted;
        }
    }
    let _ = client.to.write_all(b"QUIT\r\n");
    Ok(status)
}

struct LmtpClient {
    from: BufReader<UnixStream>,
    to: UnixStream,
}

impl LmtpClient {
    fn command(&mut self, command: &str) -> io::Result<String> {
        // A line end in an address would begin another command.
        let command: String = command.chars().filter(|c| !c.is_control()).collect();
        self.to.write_all(format!("{command}\r\n").as_bytes())?;
        self.reply()
    }

    /// The last line of a reply.
    fn reply(&mut self) -> io::Result<String> {
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line.as_bytes().get(3) != Some(&b'-') {
                return Ok(line.trim_end().to_owned());
            }
        }
    }
}

/// `None` if a reply is good.
fn unwanted(reply: &str) -> Option<Status> {
    match reply.bytes().next() {
        Some(b'2') => None,
        Some(b'5') => Some(Status::Refused(reply.to_owned())),
        _ => Some(Status::Again(reply.to_owned())),
    }
}

/// A mail as it goes over the wire: lines end on CRLF, and a line that begins with a dot gets
/// another one.
fn stuffed(mail: &[u8]) -> Vec<u8> {
    let mut stuffed = Vec::with_capacity(mail.len() + mail.len() / 32);
    for line in mail.split_inclusive(|&byte| byte == b'\n') {
        if line.starts_with(b".") {
            stuffed.push(b'.');
        }
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        stuffed.extend(line);
        stuffed.extend(b"\r\n");
    }
    stuffed.extend(b".\r\n");
    stuffed
}
