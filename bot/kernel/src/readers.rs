//! How somebody reads: their language, zone and boards, and whether they are told of themselves.

use chrono::{DateTime, Utc};
use commands::BoardForm;
use storage::{Fault, Locale, PlayerId, PlayerRow};
use templates::told::Who;
use templates::{Client, Reader};

use crate::lookup::Lookup;

pub fn reader(club: &'static str, now: DateTime<Utc>, player: &PlayerRow) -> Reader {
    let Locale { language, zone } = player.locale;
    let board = board_form(player.preferences.board);
    Reader { language, zone, now, board, client: Client::Any, club, pages: None }
}

fn board_form(kept: storage::BoardPreference) -> BoardForm {
    match kept {
        storage::BoardPreference::Picture => BoardForm::Picture,
        storage::BoardPreference::Emoji => BoardForm::Emoji,
        storage::BoardPreference::Text => BoardForm::Text,
        storage::BoardPreference::Unicode => BoardForm::Unicode,
        storage::BoardPreference::Words => BoardForm::Words,
    }
}

/// A player, as a reader is told of them.
pub fn who(lookup: Lookup<'_>, reader: Option<PlayerId>, player: PlayerId) -> Result<Who, Fault> {
    match reader == Some(player) {
        true => Ok(Who::You),
        false => Ok(Who::Other(lookup.view.player(player)?.name)),
    }
}
