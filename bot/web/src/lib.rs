//! The club's pages: one more channel, which asks questions and sends commands like the others and
//! lays out the same answers in a browser (`templates::medium::web`). It decides nothing.
//!
//! In reading order: `site` (where the pages are, and who may see them), `door` (how many are connected), `guard` (what no request
//! gets past, and what every answer carries), `visitor` (who asks), `addresses` (which address shows
//! what), `shown` (an answer as a page), `look` (pages that only show something), `games` (the
//! club's games, in parts), `game` (one, with a board to tap on), `archive` (one from elsewhere), `send` (commands), `sign_in`, `askers` (how many codes somebody can ask for) and
//! `link` (the address in an email), `file` (pictures and records), `drawn` (pictures, drawn one by one), `stop` (the page on which people
//! stop all mail to their address). What the host alone sees is in `watch`, which
//! listens elsewhere.

mod addresses;
mod archive;
pub mod askers;
mod door;
mod drawn;
mod file;
mod game;
mod games;
mod guard;
mod link;
mod look;
mod send;
mod shown;
mod sign_in;
mod site;
mod stop;
mod visitor;
pub mod watch;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use club::{BoxFuture, Club, Listener};
use engine::ruleset::Library;
use pictures::Painter;

pub use askers::Askers;
pub use drawn::Drawings;
pub use site::Site;

/// The longest form: a command of a thousand characters, each at most twelve bytes as it is sent.
pub const LARGEST: usize = 16 * 1024;

/// Behind a web server, all its connections; on a phone's network, a page can take seconds to ask for.
/// Forms that are a little too long come in, so that they are answered in words.
const LIMITS: door::DoorLimits =
    door::DoorLimits { connections: 256, patience: Duration::from_secs(20), body: 4 * LARGEST };

/// What every page needs.
#[derive(Clone, Debug)]
pub struct Pages {
    pub club: Club,
    pub painter: Arc<Painter>,
    pub library: Arc<Library>,
    pub site: Arc<Site>,
    pub drawings: Arc<Drawings>,
    pub askers: Arc<Askers>,
}

/// Serves the pages at a port or a socket until the program ends.
pub fn serve_pages(listener: Listener, pages: Pages) -> BoxFuture<'static, ()> {
    match listener {
        Listener::Port(port) => Box::pin(door::serve(port, router(pages), LIMITS)),
        Listener::Socket(socket) => Box::pin(door::serve(socket, router(pages), LIMITS)),
    }
}

fn router(pages: Pages) -> Router {
    let looked_at = Router::new()
        .route("/", get(look::home))
        .route("/games", get(games::list))
        .route("/challenges", get(look::challenges))
        .route("/players", get(look::players))
        .route("/player/{name}", get(look::player))
        .route("/circles", get(look::circles))
        .route("/circle/{name}", get(look::circle))
        .route("/ladders", get(look::ladders))
        .route("/ladder/{ruleset}", get(look::ladder))
        .route("/ladder/{ruleset}/rules", get(look::ladder_rules))
        .route("/tournaments", get(look::tournaments))
        .route("/tournament/{number}", get(look::tournament))
        .route("/rules", get(look::rulesets))
        .route("/rules/{ruleset}", get(look::rules))
        .route("/rules/{ruleset}/{part}", get(look::rules_part))
        .route("/learn/{ruleset}", get(look::learn))
        .route("/learn/{ruleset}/{lesson}", get(look::lesson))
        .route("/learn/{ruleset}/{lesson}/{ply}", get(look::lesson_after))
        .route("/help", get(look::help))
        .route("/help/{topic}", get(look::help_with))
        .route("/privacy", get(look::privacy))
        .route("/mine", get(look::mine))
        .route("/today", get(look::today))
        .route("/settings", get(look::settings))
        .route("/game/{game}", get(game::show))
        .route("/game/{game}/record.txt", get(file::record))
        .route("/game/{game}/board.png", get(file::picture))
        .route("/game/{game}/replay.gif", get(file::replay))
        .route("/archive/{number}", get(archive::show))
        .route("/archive/{number}/{file}", get(file::archived))
        .route("/g/{game}/{token}", get(link::show))
        .route("/calendar/{player}/{file}", get(file::calendar))
        .route("/sign-in", get(sign_in::ask).post(sign_in::send_code))
        .route("/sign-in/code", post(sign_in::check_code))
        .route("/sign-out", post(sign_in::sign_out))
        .route("/send", post(send::send))
        .route("/colours", post(send::colours))
        .route("/board.svg", get(file::board))
        .route("/icon.svg", get(file::icon))
        .route("/style.css", get(file::style_file))
        .route("/page.js", get(file::script))
        .fallback(look::nothing)
        .layer(middleware::from_fn_with_state(pages.clone(), guard::answer_in_words))
        .layer(middleware::from_fn_with_state(pages.clone(), guard::only_for_the_public));
    Router::new()
        .route("/u/{token}", get(stop::ask).post(stop::stop))
        .merge(looked_at)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn(guard::carry_headers))
        .with_state(pages)
}
