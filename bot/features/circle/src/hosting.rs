//! What organisers do about circles: open one, close it, and say who organises it. Those who manage
//! a Discord server can have one opened there, which makes nobody its organiser.

use chrono::TimeDelta;
use commands::NewCircle;
use commands::words::{CircleWord, Word as _};
use engine::hex::write_hex;
use engine::ruleset::Language;
use kernel::caused::is_untouched;
use kernel::circles::{self, open, unclosed, unseen};
use kernel::feature::Occasion;
use kernel::happened::{self, Happened};
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::organisers::{self, APPOINTED, DISMISSED};
use kernel::refused::Stop;
use kernel::{named, names};
use sha2::{Digest as _, Sha256};
use storage::{CircleRow, Fault, PlayerId};
use templates::circle::{CircleNews, CircleRefused};
use templates::organising::HostRefused;

/// The most letters of a name: it stands before that of a ladder.
pub const LONGEST_NAME: usize = 20;

/// What the log says of a circle that was opened.
const OPENED: &str = "opened";

/// How many circles managers of servers can open in a day before an organiser has to say yes.
pub const MOST_A_DAY: u32 = 3;

const DAY: TimeDelta = TimeDelta::days(1);

/// The digits of a number that Discord gives to a server.
const SERVER_DIGITS: std::ops::RangeInclusive<usize> = 15..=20;

/// Opens a circle, or lets everybody know of one that a manager of a server asked for.
pub fn open_circle(ledger: &Ledger<'_>, new: &NewCircle) -> Result<CircleNews, Stop> {
    let NewCircle { name, language, server } = new;
    let unseen = ledger.view().circle_called(&names::folded(name.trim()))?;
    let unseen = unseen.filter(|row| row.closed_at.is_none() && row.seen_at.is_none());
    match (unseen, language, server) {
        (Some(row), None, None) => see(ledger, row),
        _ => {
            let circle = begin(ledger, name, *language, server.as_deref(), None)?;
            host_log::log(ledger, OPENED, HostTarget::Circle(&circle), None, String::new())?;
            Ok(CircleNews::Opened { circle })
        }
    }
}

/// Makes one of its members an organiser of a circle.
pub(crate) fn appoint_in_circle(
    ledger: &Ledger<'_>,
    circle: &str,
    name: &str,
) -> Result<CircleNews, Stop> {
    let circle = open(ledger.lookup(), circle)?.name;
    let player = named::named(ledger.lookup(), name)?;
    circles::note_seen(ledger, &circle)?;
    if !ledger.view().is_in_circle(&circle, player)? {
        return Err(CircleRefused::OtherNotIn { circle, player: player.0 }.into());
    }
    if organisers::organises(ledger.lookup(), player, &circle)? {
        return Err(HostRefused::AlreadyOrganiser(player.0.into()).into());
    }
    organisers::may_organise(ledger, player)?;
    changed(ledger, circle, APPOINTED, player, String::new())
}

/// A player is no longer an organiser of a circle.
pub(crate) fn dismiss_in_circle(
    ledger: &Ledger<'_>,
    circle: &str,
    name: &str,
    reason: &str,
) -> Result<CircleNews, Stop> {
    let circle = open(ledger.lookup(), circle)?.name;
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    if !organisers::organises(ledger.lookup(), player, &circle)? {
        return Err(HostRefused::NotOrganiser(player.0.into()).into());
    }
    changed(ledger, circle, DISMISSED, player, reason)
}

/// Opens a circle for a server whose manager asks for it, or lets it wait for an organiser. The club's
/// organisers are told, who appoint its own.
pub fn open_in_server(
    ledger: &Ledger<'_>,
    name: &str,
    server: &str,
    account: &str,
) -> Result<CircleNews, Stop> {
    let by = write_hex(&Sha256::digest(account));
    let waits = must_wait(ledger, &by)?;
    let circle = begin(ledger, name, None, Some(server), Some(CircleAsker { by, waits }))?;
    tell_of_unseen(ledger)?;
    if waits {
        return Ok(CircleNews::Waits { circle });
    }
    host_log::log(ledger, OPENED, HostTarget::Circle(&circle), None, String::new())?;
    Ok(CircleNews::Opened { circle })
}

/// Whether a circle can't be opened at once for that manager of a server: the last one hasn't been
/// seen by an organiser, or many were opened in a day.
fn must_wait(ledger: &Ledger<'_>, by: &str) -> Result<bool, Fault> {
    let unseen = ledger.view().unseen_circles()?;
    Ok(unseen.iter().any(|row| row.asked_by.as_deref() == Some(by))
        || ledger.view().circles_asked_since(ledger.now - DAY)? >= MOST_A_DAY)
}

/// Tells the club's organisers of all circles that none of them has seen: in one notice, and once a
/// day.
fn tell_of_unseen(ledger: &Ledger<'_>) -> Result<(), Fault> {
    let (open, waiting) = unseen(ledger.lookup())?;
    let happened = Happened::Circle(CircleNews::ToSee { open, waiting });
    for organiser in organisers::of_club(ledger.lookup())? {
        let last = circles::last_of_unseen(ledger, organiser)?;
        if let Some(row) = last.as_ref().filter(|row| is_untouched(row)) {
            ledger.change.set_notice_data(row.id, &happened::write(&happened)?)?;
            continue;
        }
        ledger.tell(organiser, &happened)?;
        let told = last.map(|row| row.claimed_at.unwrap_or(row.queued_at));
        if let Some(again) = told.map(|told| told + DAY).filter(|again| *again > ledger.now) {
            ledger.change.postpone_notice(ledger.view().newest_notice()?, again)?;
        }
    }
    Ok(())
}

/// An organiser has seen a circle that a manager of a server asked for: all can know of it, and it
/// waits no longer.
fn see(ledger: &Ledger<'_>, row: CircleRow) -> Result<CircleNews, Stop> {
    let circle = row.name;
    circles::note_seen(ledger, &circle)?;
    let what = if row.waits { OPENED } else { "seen" };
    host_log::log(ledger, what, HostTarget::Circle(&circle), None, String::new())?;
    Ok(CircleNews::Opened { circle })
}

/// A manager of a server who asks for a circle, as a hash, and whether it has to wait.
struct CircleAsker {
    by: String,
    waits: bool,
}

/// Adds a circle, and returns its name.
fn begin(
    ledger: &Ledger<'_>,
    typed: &str,
    language: Option<Language>,
    server: Option<&str>,
    asked: Option<CircleAsker>,
) -> Result<String, Stop> {
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
        if let Some(CircleRow { name: circle, waits, .. }) = ledger.view().circle_for(server)? {
            return Err(match waits {
                true => CircleRefused::StillWaits { circle }.into(),
                false => CircleRefused::HasOne { circle }.into(),
            });
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
        asked_at: asked.as_ref().map(|_| ledger.now),
        seen_at: asked.is_none().then_some(ledger.now),
        waits: asked.as_ref().is_some_and(|asked| asked.waits),
        asked_by: asked.map(|asked| asked.by),
    })?;
    Ok(name)
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
pub(crate) fn close_circle(
    ledger: &mut Ledger<'_>,
    typed: &str,
    reason: &str,
) -> Result<CircleNews, Stop> {
    let CircleRow { name: circle, waits, .. } = unclosed(ledger.lookup(), typed)?;
    let line = host_log::reason(reason)?;
    if waits {
        // Its name is free again.
        ledger.change.delete_waiting_circle(&circle)?;
        circles::forget_seen(ledger)?;
        host_log::log(ledger, "circle not opened", HostTarget::Nobody, None, line.to_string())?;
        return Ok(CircleNews::Closed { circle, players: 0 });
    }
    ledger.follow_up_on(&Occasion::CircleClosed(&circle, line.as_str()))?;
    let members = ledger.view().circle_members(&circle)?;
    for &player in &members {
        let (circle, reason) = (circle.clone(), line.to_string());
        ledger.tell(player, &Happened::Circle(CircleNews::Disbanded { circle, reason }))?;
    }
    ledger.change.close_circle(&circle, ledger.now)?;
    circles::forget_seen(ledger)?;
    host_log::log(ledger, "closed", HostTarget::Circle(&circle), None, line.to_string())?;
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
    let act = host_log::log(ledger, what, HostTarget::Member(&circle, player), None, reason)?;
    let news = CircleNews::OrganiserChanged { circle: circle.clone(), act };
    organisers::tell_of_change(ledger, player, Some(&circle), &Happened::Circle(news.clone()))?;
    Ok(news)
}
