//! What organisers do about circles: open one, close it, and say who organises it. Whoever manages a
//! Discord server can have one opened there, which makes nobody its organiser.

use commands::CircleAct;
use engine::ruleset::Language;
use storage::{CircleRow, PlayerId};
use templates::of_ladder;
use templates::orders::{CircleWord, Word as _};
use templates::told::{CircleNews, CircleRefused, HostRefused};

use super::open;
use crate::happened::Happened;
use crate::host::{self, HostTarget};
use crate::ladder;
use crate::ledger::Ledger;
use crate::names;
use crate::organise::{self, APPOINTED, DISMISSED};
use crate::refused::Stop;
use crate::tournament;

/// The most letters of a name: it stands before that of a ladder.
pub(crate) const LONGEST_NAME: usize = 20;

/// The digits of a number that Discord gives to a server.
const SERVER_DIGITS: std::ops::RangeInclusive<usize> = 15..=20;

/// Carries out an order from the organisers; everybody it concerns is told.
pub(crate) fn carry_out(ledger: &mut Ledger<'_>, act: &CircleAct) -> Result<CircleNews, Stop> {
    match act {
        CircleAct::Open { name, language, server } => {
            begin(ledger, name, *language, server.as_deref())
        }
        CircleAct::Close { circle, reason } => close(ledger, circle, reason),
        CircleAct::Appoint { circle, name } => {
            let circle = open(ledger.lookup(), circle)?.name;
            let player = host::called(ledger, name)?;
            if !ledger.view().is_in_circle(&circle, player)? {
                return Err(CircleRefused::OtherNotIn { circle, player: player.0 }.into());
            }
            if organise::organises(ledger.lookup(), player, &circle)? {
                return Err(HostRefused::AlreadyOrganiser(player.0.into()).into());
            }
            host::may_organise(ledger, player)?;
            changed(ledger, circle, APPOINTED, player, String::new())
        }
        CircleAct::Dismiss { circle, name, reason } => {
            let circle = open(ledger.lookup(), circle)?.name;
            let player = host::called(ledger, name)?;
            let reason = host::reason(reason)?.to_string();
            if !organise::organises(ledger.lookup(), player, &circle)? {
                return Err(HostRefused::NotOrganiser(player.0.into()).into());
            }
            changed(ledger, circle, DISMISSED, player, reason)
        }
    }
}

/// Opens a circle for a server whose manager asks for it. The club's organisers are told, who appoint
/// its own.
pub(crate) fn open_in_server(
    ledger: &Ledger<'_>,
    name: &str,
    server: &str,
) -> Result<CircleNews, Stop> {
    let opened = begin(ledger, name, None, Some(server))?;
    for organiser in organise::of_club(ledger.lookup())? {
        ledger.tell(organiser, &Happened::Circle(opened.clone()))?;
    }
    Ok(opened)
}

fn begin(
    ledger: &Ledger<'_>,
    typed: &str,
    language: Option<Language>,
    server: Option<&str>,
) -> Result<CircleNews, Stop> {
    let name = typed.trim().to_owned();
    let folded = names::folded(&name);
    if !is_name(ledger, &name) {
        let most = u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX);
        return Err(CircleRefused::BadName { name, most }.into());
    }
    if let Some(row) = ledger.view().circle_called(&folded)? {
        return Err(CircleRefused::Taken { circle: row.name }.into());
    }
    if let Some(server) = server {
        let is_number = server.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || !SERVER_DIGITS.contains(&server.len()) {
            return Err(CircleRefused::BadServer { typed: server.to_owned() }.into());
        }
        if let Some(row) = ledger.view().circle_in(server)? {
            return Err(CircleRefused::HasOne { circle: row.name }.into());
        }
    }
    ledger.change.insert_circle(&CircleRow {
        name: name.clone(),
        folded,
        // One in a server is spoken in as the server is.
        language: language.or(server.is_none().then_some(ledger.language)),
        server: server.map(str::to_owned),
        opened_at: ledger.now,
        closed_at: None,
    })?;
    host::log(ledger, "opened", HostTarget::Circle(&name), None, String::new())?;
    Ok(CircleNews::Opened { circle: name })
}

/// A word that isn't taken for an order, a ruleset, a person who runs the club or the house.
fn is_name(ledger: &Ledger<'_>, name: &str) -> bool {
    let length = name.chars().count();
    (2..=LONGEST_NAME).contains(&length)
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || c == '-')
        && names::check(name).is_ok()
        && CircleWord::find(name).is_none()
        && !names::is_barred(name, ledger.club)
        && ledger.library.newest(&name.to_lowercase()).is_none()
}

/// Its ladders are closed and its tournaments that haven't begun are called off. Games go on.
fn close(ledger: &mut Ledger<'_>, typed: &str, reason: &str) -> Result<CircleNews, Stop> {
    let circle = open(ledger.lookup(), typed)?.name;
    let line = host::reason(reason)?;
    for row in ledger.view().open_ladders()? {
        if of_ladder(&row.ladder).0 == Some(&circle) {
            ladder::close(ledger, &row.ladder, reason)?;
        }
    }
    tournament::call_off_waiting(ledger, &circle, &line)?;
    let members = ledger.view().circle_members(&circle)?;
    for &player in &members {
        let (circle, reason) = (circle.clone(), line.to_string());
        ledger.tell(player, &Happened::Circle(CircleNews::Disbanded { circle, reason }))?;
    }
    ledger.change.close_circle(&circle, ledger.now)?;
    host::log(ledger, "closed", HostTarget::Circle(&circle), None, line.to_string())?;
    let players = u32::try_from(members.len()).unwrap_or(u32::MAX);
    Ok(CircleNews::Closed { circle, players })
}

fn changed(
    ledger: &Ledger<'_>,
    circle: String,
    what: &str,
    player: PlayerId,
    reason: String,
) -> Result<CircleNews, Stop> {
    let act = host::log(ledger, what, HostTarget::Member(&circle, player), None, reason)?;
    let news = CircleNews::OrganiserChanged { circle: circle.clone(), act };
    organise::tell_of_change(ledger, player, Some(&circle), &Happened::Circle(news.clone()))?;
    Ok(news)
}
