//! `taflpost mail`: plays by mail without a mail program, at a club whose mail stays on this
//! machine. It answers the newest mail to an address as a person would, and shows what comes back.

use std::io::ErrorKind::{ConnectionRefused, NotFound};
use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

use ::mail::address::Recipient;
use ::mail::correspondent::{Correspondent, ReceivedLetter, is_address};
use ::mail::settings::WayOut;
use clap::Args;
use tools::{CliError, CliResult, Exit};

use crate::cli::receive::Status;
use crate::cli::{Whereabouts, configuration, receive, serve};

const PATIENCE: Duration = Duration::from_secs(20);

/// How long nothing must have come before the last mail counts as the newest: the result of the
/// opponent's last move may still be on its way.
const CALM: Duration = Duration::from_millis(500);

#[derive(Args)]
pub(super) struct MailArguments {
    /// The address to write from; emails to it are shown
    #[arg(long = "as", value_name = "ADDRESS", value_parser = address)]
    address: String,
    /// The reply to the newest email, or what to write to the club if there is none; without words,
    /// the newest email is shown
    #[arg(value_name = "WORDS")]
    words: Vec<String>,
}

/// Reads an address in the form used in an envelope.
fn address(typed: &str) -> Result<String, String> {
    match is_address(typed) {
        true => Ok(typed.to_owned()),
        false => Err("this isn't an email address such as alva@example.org".into()),
    }
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    arguments: &MailArguments,
    out: &mut impl Write,
) -> CliResult {
    let folder = serve::folder(club)?;
    let mail = configuration::read(&folder)?.mail;
    let postbox = match &mail.way_out {
        WayOut::Postbox(postbox) => postbox.clone(),
        WayOut::Relay(relay) => {
            return Err(CliError::No(format!(
                "this club sends its email through {}; read and answer it in your email program",
                relay.host
            )));
        }
    };
    let address = &arguments.address;
    let mut person = Correspondent::new(address, postbox);
    let newest = coming(&mut person, CALM)?.pop();
    if arguments.words.is_empty() {
        let Some(letter) = newest else {
            return Err(CliError::No(format!(
                "there is no email to {address} yet; to join the club, run {} mail --as {address} \
                 join NAME",
                club.program()
            )));
        };
        show(&letter, out)?;
        return Ok(Exit::Good);
    }
    let (to, subject) = match newest {
        Some(ReceivedLetter { reply_to, subject, .. }) => (reply_to, format!("Re: {subject}")),
        None => (Recipient::Club.address_at(&mail.domain), "Hnefatafl".to_owned()),
    };
    let draft = person.draft(&to, &subject, &arguments.words.join(" "));
    let status = receive::hand_in(&folder.mail_socket(), address, &[to], draft.as_bytes());
    match status {
        Ok(Status::Taken) => {}
        Ok(Status::Refused(why) | Status::Again(why)) => return Err(CliError::No(why)),
        Err(error) if [NotFound, ConnectionRefused].contains(&error.kind()) => {
            return Err(CliError::NoClub(format!(
                "the club in {} isn't running; to open it, run {}",
                club.path.display(),
                club.program()
            )));
        }
        Err(error) => return Err(CliError::NoClub(format!("the club isn't answering: {error}"))),
    }
    let came = coming(&mut person, PATIENCE)?;
    if came.is_empty() {
        return Err(CliError::No(
            "the club has accepted the email but hasn't answered it; if it ignored the email, its \
             log says why"
                .into(),
        ));
    }
    for letter in &came {
        show(letter, out)?;
    }
    Ok(Exit::Good)
}

/// The mails that come within that time, and those that follow immediately.
fn coming(person: &mut Correspondent, patience: Duration) -> Result<Vec<ReceivedLetter>, CliError> {
    let mut came = Vec::new();
    let mut until = Instant::now() + patience;
    while Instant::now() < until {
        match person.read_next().map_err(unreadable)? {
            Some(letter) => {
                came.push(letter);
                until = Instant::now() + CALM;
            }
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
    Ok(came)
}

fn unreadable(error: io::Error) -> CliError {
    CliError::No(format!("the postbox cannot be read: {error}"))
}

fn show(letter: &ReceivedLetter, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "{}\n\n{}\n", letter.subject, letter.text.trim_end())?;
    Ok(())
}
