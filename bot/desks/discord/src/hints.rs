//! What those who manage a server are told where Discord welcomes people there: once that the bot
//! has come, and once that the channel which they chose for games is gone.

use chrono::{DateTime, Utc};
use engine::ruleset::Language;
use following::edition;
use kernel::desk::{Questions, Service};
use kernel::ledger::Ledger;
use kernel::scene::ServerChannel;
use kernel::server_scene::server_of;
use storage::{Fault, ServerHintRow};
use templates::ServerNote;

const ADDED: &str = "added";

/// Something to be said in a server.
#[derive(Clone, Debug)]
pub struct ServerHint {
    pub server: String,
    pub language: Language,
    pub note: ServerNote,
    row: ServerHintRow,
}

/// What is to be said in servers now, up to a limit.
pub fn server_hints(
    questions: &Questions,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<ServerHint>, Fault> {
    let lookup = questions.lookup(now);
    let due = lookup.view.due_server_hints(most)?.into_iter();
    let hint = |row: ServerHintRow| {
        let server = lookup.view.server(&row.server)?;
        Ok(ServerHint {
            server: row.server.clone(),
            language: server.map_or(questions.language(), |server| server.language),
            note: if row.what == ADDED { ServerNote::Added } else { ServerNote::Gone },
            row,
        })
    };
    due.map(hint).collect()
}

/// Whether the club has ever been in that server.
pub fn knows_server(questions: &Questions, id: &str) -> Result<bool, Fault> {
    Ok(questions.file.view().server(id)?.is_some())
}

/// The bot is in a server with that language. Those who manage it are told once, unless the
/// club was there before.
pub fn came_to_server(
    service: &mut Service,
    now: DateTime<Utc>,
    server: &str,
    language: Option<Language>,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| {
        if ledger.view().server(server)?.is_some() {
            return Ok(());
        }
        let place = ServerChannel {
            server: server.to_owned(),
            channel: String::new(),
            language,
            members: Vec::new(),
            names: std::collections::BTreeMap::new(),
        };
        ledger.change.set_server(&server_of(ledger, &place)?)?;
        ledger.change.add_server_hint(server, ADDED)
    })
}

/// It was said, or can't be said there.
pub fn server_hint_said(
    service: &mut Service,
    now: DateTime<Utc>,
    hint: &ServerHint,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| ledger.change.finish_server_hint(&hint.row))
}

/// A channel of a server is gone. If games were to be shown there, they are shown where they are
/// arranged from now on, and those who manage the server are told.
pub(crate) fn channel_is_gone(
    ledger: &Ledger<'_>,
    server: &str,
    channel: &str,
) -> Result<(), Fault> {
    let Some(row) = ledger.view().server(server)? else { return Ok(()) };
    if row.games.as_deref() == Some(channel) {
        ledger.change.set_server(&storage::ServerRow { games: None, news: false, ..row })?;
        edition::keep_for_server(ledger, server, false)?;
        ledger.change.add_server_hint(server, channel)?;
    }
    Ok(())
}
