//! A running club as seen by channels in which people play by choosing.

use chrono::Utc;
use storage::GameId;
use templates::Refusal;

use super::{Closed, Club};
use crate::service::choose::{Choice, Look};
use crate::service::{Actor, Fault, Seen};

impl Club {
    /// What a player can choose from at a board.
    pub async fn choose(
        &self,
        actor: Actor,
        (game, seen): (GameId, Option<Seen>),
        look: Look,
    ) -> Result<Result<Result<Choice, Refusal>, Fault>, Closed> {
        self.look(move |questions| questions.choose(Utc::now(), &actor, (game, seen), &look)).await
    }

    /// Plies that the typed text may become, the best first.
    pub async fn complete_ply(
        &self,
        actor: Actor,
        game: Option<GameId>,
        typed: String,
    ) -> Result<Result<Vec<String>, Fault>, Closed> {
        self.answer(move |questions| questions.complete_ply(Utc::now(), &actor, game, &typed)).await
    }

    /// What can really be announced with a ply.
    pub async fn complete_announcement(
        &self,
        actor: Actor,
        game: Option<GameId>,
        ply: String,
    ) -> Result<Result<Vec<String>, Fault>, Closed> {
        self.answer(move |questions| {
            questions.complete_announcement(Utc::now(), &actor, game, &ply)
        })
        .await
    }
}
