//! Play over Discord, as far as decisions and stored data are concerned: what servers set for
//! themselves, what is posted where (`post`) and in which threads (`thread`), what happened to it
//! (`posted`), which posts ask nothing any more (`settled`), which threads are archived (`closing`),
//! what those who manage a server are told (`hints`), the messages that show a ladder (`board`), the
//! circles that live there (`circle`), and what is usual there (`usual`). Nothing here knows what Discord is or how to talk to it.

pub mod board;
mod circle;
pub mod closing;
mod hints;
pub mod post;
pub mod posted;
pub mod settled;
mod thread;
mod usual;

use chrono::{DateTime, Utc};
use engine::ruleset::Language;
use following::edition;
use kernel::desk::{Questions, Service};
use kernel::lookup::whole_seconds;
use kernel::request::Actor;
use kernel::server_scene::{note_scene, server_of};
use storage::{Fault, ServerRow};

pub use board::{
    BoardShown, LadderBoard, claim_ladder_boards, keep_ladder_board, ladder_board_shown,
};
pub use circle::{claim_circle_members, member_left, movers_in_servers, open_circle};
pub use closing::{ClosingThread, claim_closing_threads, thread_closed};
pub use hints::{ServerHint, came_to_server, knows_server, server_hint_said, server_hints};
pub use kernel::scene::{Scene, ServerChannel};
pub use post::{Earlier, Post, PostTarget, Tried, claim_posts, complete_post, renew_post};
pub use posted::{PostReceipt, Posted, posted, set_direct, set_thread};
pub use settled::{SaysNow, SettledPost, claim_settled, post_settled};
pub use thread::{NewThread, ThreadEnd};
pub use usual::usual_ruleset;

/// What the people of a server have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChange {
    /// Where games are shown.
    pub games: Option<GamesChannel>,
    /// Whether each match gets a thread.
    pub threads: Option<bool>,
    /// Whether each game has one post with its board, which is edited with each ply.
    pub one_board: Option<bool>,
    /// The language of posts.
    pub language: Option<Language>,
    /// Whether news of ladders and tournaments is posted where games are shown.
    pub news: Option<bool>,
    /// Whether an evening edition is posted there.
    pub evening: Option<bool>,
}

/// Where a server shows its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesChannel {
    In(String),
    /// Each in the channel in which it was arranged.
    WhereArranged,
}

impl GamesChannel {
    pub fn channel(&self) -> Option<&str> {
        match self {
            GamesChannel::In(channel) => Some(channel),
            GamesChannel::WhereArranged => None,
        }
    }
}

/// What a server has set; `None` if nothing is known of it.
pub fn server(questions: &Questions, id: &str) -> Result<Option<ServerRow>, Fault> {
    questions.file.view().server(id)
}

/// The name of the circle that lives in a server.
pub fn circle_of_server(questions: &Questions, id: &str) -> Result<Option<String>, Fault> {
    Ok(questions.file.view().circle_in(id)?.map(|row| row.name))
}

/// Somebody was seen in a place: a person who sends direct messages can receive them.
pub fn visit(
    service: &mut Service,
    now: DateTime<Utc>,
    actor: &Actor,
    scene: &Scene,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| note_scene(ledger, actor, scene))
}

/// Changes the settings of a server. The caller must have checked that the requester has the
/// right to do so.
pub fn set_server(
    service: &mut Service,
    now: DateTime<Utc>,
    place: &ServerChannel,
    change: &ServerChange,
) -> Result<ServerRow, Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    let mut row = server_of(&ledger, place)?;
    if let Some(games) = &change.games {
        row.games = games.channel().map(str::to_owned);
        row.news &= row.games.is_some();
        row.evening &= row.games.is_some();
    }
    // Without a channel there is no place for news.
    row.news = change.news.map_or(row.news, |wanted| wanted && row.games.is_some());
    row.evening = change.evening.map_or(row.evening, |wanted| wanted && row.games.is_some());
    row.threads = change.threads.unwrap_or(row.threads);
    row.one_board = change.one_board.unwrap_or(row.one_board);
    if let Some(language) = change.language {
        (row.language, row.language_is_set) = (language, true);
    }
    ledger.change.set_server(&row)?;
    edition::keep_for_server(&ledger, &row.id, row.evening)?;
    ledger.change.commit()?;
    Ok(row)
}
