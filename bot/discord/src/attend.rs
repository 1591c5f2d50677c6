//! Answers a request in time: at once or, if the club needs longer, by deferring the answer within
//! Discord's three seconds. The content of the answer is up to `answer`.

use std::sync::Arc;
use std::time::Duration;

use club::Closed;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};
use serenity::builder::Builder;
use serenity::http::Http;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::timeout;

use super::answer::Reaction;
use super::desk::Desk;
use super::request::{DiscordRequest, ReplyMode};
use super::trouble::DiscordError;
use super::wire::{self, DiscordMessage};

/// How long the club can think before the answer is deferred. Discord allows three seconds, and a
/// picture takes some of that time on its way.
const FIRST: Duration = Duration::from_millis(1_500);

pub(super) async fn attend_request(desk: &Desk, http: &Arc<Http>, request: DiscordRequest) {
    let (working, at) = (desk.clone(), Arc::clone(http));
    let (asker, asked) = (request.asker.clone(), request.asked.clone());
    let mut work =
        tokio::spawn(async move { working.answer_interaction(&at, &asker, asked).await });
    let done = match timeout(FIRST, &mut work).await {
        Ok(done) => respond(desk, http, &request, done).await,
        Err(_) => later(desk, http, &request, work).await,
    };
    match done {
        Ok(()) => {}
        // Discord has already told the asker, or the request was answered before.
        Err(DiscordError::TooLate | DiscordError::AnsweredBefore | DiscordError::NoSuchMessage) => {
        }
        Err(other) => tracing::warn!("Discord: an answer could not be sent: {other}"),
    }
}

async fn later(
    desk: &Desk,
    http: &Arc<Http>,
    request: &DiscordRequest,
    work: JoinHandle<Result<Reaction, Closed>>,
) -> Result<(), DiscordError> {
    let put_off = match request.answered {
        // Suggestions for what is being typed cannot wait.
        ReplyMode::Offered => return send(http, request, offer(Vec::new())).await,
        ReplyMode::Anew => CreateInteractionResponse::Defer(
            CreateInteractionResponseMessage::new().ephemeral(true),
        ),
        ReplyMode::InPlace => CreateInteractionResponse::Acknowledge,
    };
    send(http, request, put_off).await?;
    let messages = match work.await {
        Ok(Ok(Reaction::Show(messages))) => messages,
        Ok(_) => return Ok(()),
        Err(_) => vec![desk.apology_message(&request.asker)],
    };
    if !request.is_open() {
        tracing::warn!(
            "Discord: an answer took more than a quarter of an hour, so it was not sent"
        );
        return Ok(());
    }
    let mut messages = messages.into_iter();
    if let Some(first) = messages.next() {
        first.edit().execute(http, &request.token).await?;
    }
    follow_up(http, request, messages).await
}

async fn respond(
    desk: &Desk,
    http: &Arc<Http>,
    request: &DiscordRequest,
    done: Result<Result<Reaction, Closed>, JoinError>,
) -> Result<(), DiscordError> {
    let reaction = match done {
        Ok(Ok(reaction)) => reaction,
        Ok(Err(Closed)) => return Ok(()),
        // A panic has already been reported.
        Err(_) => Reaction::Show(vec![desk.apology_message(&request.asker)]),
    };
    if !request.is_open() {
        return Ok(());
    }
    match reaction {
        Reaction::Offer(offered) => send(http, request, offer(offered)).await,
        Reaction::Box(text_box, place) => {
            let words = desk.words(&request.asker);
            let modal = wire::text_box((text_box, &place), &request.asker.scene, words);
            send(http, request, CreateInteractionResponse::Modal(modal)).await
        }
        Reaction::Show(messages) => {
            let mut messages = messages.into_iter();
            let Some(first) = messages.next() else { return Ok(()) };
            let response = match request.answered {
                ReplyMode::InPlace => CreateInteractionResponse::UpdateMessage(first.update()),
                ReplyMode::Anew | ReplyMode::Offered => {
                    CreateInteractionResponse::Message(first.response())
                }
            };
            send(http, request, response).await?;
            follow_up(http, request, messages).await
        }
    }
}

async fn send(
    http: &Arc<Http>,
    request: &DiscordRequest,
    response: CreateInteractionResponse,
) -> Result<(), DiscordError> {
    let place = (request.id, request.token.as_str());
    match response.clone().execute(http, place).await.map_err(DiscordError::from) {
        // Nobody knows whether it came; if it did, Discord says so to the second.
        Err(DiscordError::Unknown(_)) if request.awaits_answer() => {
            match response.execute(http, place).await.map_err(DiscordError::from) {
                Err(DiscordError::AnsweredBefore) => Ok(()),
                again => again,
            }
        }
        sent => sent,
    }
}

async fn follow_up(
    http: &Arc<Http>,
    request: &DiscordRequest,
    messages: impl Iterator<Item = DiscordMessage>,
) -> Result<(), DiscordError> {
    for message in messages {
        message.follow_up().execute(http, (None, &request.token)).await?;
    }
    Ok(())
}

fn offer(offered: Vec<(String, String)>) -> CreateInteractionResponse {
    let choices = offered.into_iter().map(|(name, value)| match value.parse::<i64>() {
        Ok(number) => AutocompleteChoice::new(name, number),
        Err(_) => AutocompleteChoice::new(name, value),
    });
    let response = CreateAutocompleteResponse::new().set_choices(choices.collect());
    CreateInteractionResponse::Autocomplete(response)
}
