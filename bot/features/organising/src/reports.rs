//! What players write to the organisers, about another player (a report) or about nobody, and the
//! organisers' answers. A player who is reported learns nothing of it, even as an organiser. What
//! has been answered is closed.

use kernel::feature::{Feature, StillSaid};
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{kept, named, names, organisers};
use storage::{Fault, PlayerId, ReportRow};
use templates::accounts::AccountNews;
use templates::organising::HostRefused;
use templates::told::TextKind;

use crate::reports;

/// What players and organisers write to each other.
pub struct Organisers;

impl Feature for Organisers {
    fn current(
        &self,
        lookup: Lookup<'_>,
        _reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        let is_over = match news {
            // It has been deleted with its sender, or another organiser was faster.
            Happened::ReportMade { report } => {
                lookup.view.report(*report)?.is_none_or(|report| report.answered_at.is_some())
            }
            // The answer has been deleted with the organiser who wrote it.
            Happened::ReportAnswered { report } => {
                let answer = lookup.view.report(*report)?.and_then(|report| report.answer);
                answer.is_none_or(|answer| answer.is_empty())
            }
            _ => false,
        };
        Ok(is_over.then_some(StillSaid::Nothing))
    }
}

/// A player writes to the organisers, about nobody.
pub fn write(ledger: &Ledger<'_>, player: PlayerId, text: &str) -> Result<Happened, Stop> {
    make(ledger, player, None, text)?;
    Ok(Happened::Account(AccountNews::WroteToOrganisers))
}

/// Keeps what a player writes, and tells the organisers, except the one that it is about.
pub fn make(
    ledger: &Ledger<'_>,
    player: PlayerId,
    subject: Option<PlayerId>,
    text: &str,
) -> Result<(), Stop> {
    kept::check(ledger, player, TextKind::Report, text)?;
    let report = ledger.change.insert_report(player, subject, ledger.now, text)?;
    for organiser in organisers::of_club(ledger.lookup())? {
        if organiser != player && Some(organiser) != subject {
            ledger.tell(organiser, &Happened::ReportMade { report })?;
        }
    }
    Ok(())
}

/// For an organiser, what is about them might as well not be there.
pub(crate) fn must_not_be_about(
    ledger: &Ledger<'_>,
    own: PlayerId,
    number: i64,
) -> Result<(), Stop> {
    match ledger.view().report(number)? {
        Some(row) if row.reported == Some(own) => Err(no_such(number)),
        _ => Ok(()),
    }
}

/// Whether a player wrote that, or it is about them.
pub fn concerns(ledger: &Ledger<'_>, player: PlayerId, number: i64) -> Result<bool, Fault> {
    let row = ledger.view().report(number)?;
    Ok(row.is_some_and(|row| row.player == player || row.reported == Some(player)))
}

/// An organiser or the host answers, which closes it; the player who wrote it is told.
pub fn answer(ledger: &Ledger<'_>, number: i64, text: &str) -> Result<Happened, Stop> {
    let row: Option<ReportRow> = ledger.view().report(number)?;
    let row = row.ok_or_else(|| no_such(number))?;
    if row.answered_at.is_some() {
        return Err(HostRefused::ReportAnswered { report: number }.into());
    }
    kept::check_length(text)?;
    ledger.change.answer_report(number, ledger.now, ledger.organiser, text)?;
    let what = format!("message {number} answered");
    host_log::log(ledger, &what, HostTarget::Nobody, None, String::new())?;
    let happened = Happened::ReportAnswered { report: number };
    ledger.tell(row.player, &happened)?;
    Ok(happened)
}

fn no_such(number: i64) -> Stop {
    HostRefused::NoSuchReport { report: number }.into()
}

pub fn report(
    ledger: &Ledger<'_>,
    player: PlayerId,
    typed: &str,
    text: &str,
) -> Result<Happened, Stop> {
    let (name, text) = whole_name(ledger, typed, text)?;
    let other = named::another(ledger, player, &name)?;
    reports::make(ledger, player, Some(other), text)?;
    Ok(Happened::Account(AccountNews::Reported(other.0.into())))
}

/// Somebody's name with the words at the front of a text that belong to it, and the rest of the text:
/// `report Anna Berg insults me` isn't about another Anna.
pub fn whole_name<'a>(
    ledger: &Ledger<'_>,
    typed: &str,
    text: &'a str,
) -> Result<(String, &'a str), Stop> {
    for (front, rest) in names::fronts(text, names::MOST_WORDS - 1) {
        let name = format!("{typed} {}", front.trim_end_matches([':', ',', '.']));
        if !rest.is_empty() && ledger.view().player_called(&names::folded(&name))?.is_some() {
            return Ok((name, rest));
        }
    }
    Ok((typed.to_owned(), text))
}
