//! What those who manage a server see and set: where games are shown, in which language, which
//! circle lives there, and whether the bot is allowed there all that it needs. Somebody who sets a
//! channel sees at once that it works, because the bot says hello there.

use std::sync::Arc;

use club::Closed;
use engine::ruleset::Language;
use serenity::all::{ChannelId, GetMessages, Http};
use service::Answer;
use service::discord::{GamesChannel, ServerChange};
use storage::ServerRow;
use templates::controls::{Button, ChoiceCaption};
use templates::{Reader, ServerNote};

use super::answer::{DiscordAsker, failed, governed, told};
use super::control::{Control, SetupControl};
use super::desk::Desk;
use super::examine::examine;
use super::screen::{ButtonLook, ControlRow, Push, Screen};
use super::sending::{self, MessageEnvelope};
use super::there::{LOOKED_THROUGH, own_messages, parse_id};
use super::{reply, wire};

/// Shows the settings of a server, after a change if there is one.
pub async fn set_up(
    desk: &Desk,
    http: &Arc<Http>,
    asker: &DiscordAsker,
    change: ServerChange,
) -> Result<Screen, Closed> {
    let reader = desk.reader(asker, None).await?;
    let place = match governed(asker) {
        Ok(place) => place,
        Err(note) => return Ok(told(&note, reader.words())),
    };
    let chosen = change.games.as_ref().and_then(GamesChannel::channel).map(str::to_owned);
    let (at, wants_news) =
        (place.clone(), change.news == Some(true) || change.evening == Some(true));
    let set = desk
        .club
        .decide(move |service, now| service::discord::set_server(service, now, &at, &change));
    let mut row = match set.await {
        Ok(row) => row,
        Err(why) => return failed(why, &reader),
    };
    let elsewhere = match row.games.as_deref().filter(|games| *games != place.channel) {
        Some(games) => Some(examine(http, &place, games, true).await),
        None => None,
    };
    if matches!(elsewhere, Some(ServerNote::Gone)) {
        let nowhere =
            ServerChange { games: Some(GamesChannel::WhereArranged), ..Default::default() };
        let at = place.clone();
        let set = desk
            .club
            .decide(move |service, now| service::discord::set_server(service, now, &at, &nowhere));
        row = match set.await {
            Ok(row) => row,
            Err(why) => return failed(why, &reader),
        };
    }
    let server = place.server.clone();
    let circle = desk
        .club
        .answer(move |questions, _| service::discord::circle_of_server(questions, &server));
    let circle = match circle.await {
        Ok(circle) => circle,
        Err(why) => return failed(why, &reader),
    };
    let mut notes = vec![ServerNote::Set {
        channel: row.games.as_ref().map(|channel| format!("<#{channel}>")),
        threads: row.threads,
        one_board: row.one_board,
        language: row.language,
        news: row.news_channel().is_some(),
        evening: row.evening,
        circle,
    }];
    if wants_news && row.games.is_none() {
        notes.insert(0, ServerNote::NewsNowhere);
    }
    if let Some(channel) = chosen
        && say_hello(desk, http, &row, &channel).await.is_some()
    {
        notes.push(ServerNote::SaidHello(format!("<#{channel}>")));
    }
    notes.push(examine(http, &place, &place.channel, false).await);
    notes.extend(elsewhere);
    let lines = notes.iter().flat_map(|note| note.lines(reader.words()));
    Ok(Screen { rows: rows(&row, &reader), ..Screen::from_lines(lines) })
}

/// Opens a circle for a server, and says what follows from that.
pub async fn open_circle(
    desk: &Desk,
    asker: &DiscordAsker,
    name: String,
) -> Result<Screen, Closed> {
    let reader = desk.reader(asker, None).await?;
    let place = match governed(asker) {
        Ok(place) => place,
        Err(note) => return Ok(told(&note, reader.words())),
    };
    let (server, account) = (place.server.clone(), asker.actor.address.clone());
    let opened = desk.club.decide(move |service, now| {
        service::discord::open_circle(service, now, &place, &account, &name)
    });
    let opened = opened.await;
    let is_there = desk
        .club
        .answer(move |questions, _| service::discord::circle_of_server(questions, &server));
    Ok(match opened {
        Ok(Answer::Done(notice)) => {
            let opened = reply::notice_screen(&notice, &reader);
            // It may have to wait.
            if !is_there.await.is_ok_and(|circle| circle.is_some()) {
                return Ok(opened);
            }
            let rows = opened.rows.clone();
            let next = told(&ServerNote::CircleOpened, reader.words());
            Screen { rows, ..opened.followed_by(next) }
        }
        Ok(Answer::Refused(refusal)) => reply::refusal_screen(&refusal, &reader, None),
        Err(why) => failed(why, &reader)?,
    })
}

/// The first message in the channel for games; `None` if it is there already, or can't be posted,
/// which the check explains.
async fn say_hello(desk: &Desk, http: &Arc<Http>, row: &ServerRow, channel: &str) -> Option<()> {
    let place = parse_id(channel).ok().map(ChannelId::from)?;
    let reader = Reader { language: row.language, ..desk.club.stranger(Some(row.language)) };
    let screen =
        reply::server_screen(&ServerNote::Hello, &Reader { client: desk.client(), ..reader });
    let message = wire::screen_messages(&screen, &desk.painter).into_iter().next()?;
    let latest = GetMessages::new().limit(LOOKED_THROUGH);
    let there = own_messages(http, place, latest).await.unwrap_or_default();
    if there.iter().any(|said| said.content == message.text) {
        return None;
    }
    sending::send(http, place, message, MessageEnvelope::default()).await.ok().map(drop)
}

fn rows(row: &ServerRow, reader: &Reader) -> Vec<ControlRow> {
    let words = reader.words();
    let setup = Control::Setup;
    let push = |control, button: &Button| Push::plain(setup(control), button, reader);
    let languages = Language::ALL
        .map(|language| (language.code().to_owned(), ChoiceCaption::OwnName(language).text(words)));
    let threads = match row.threads {
        true => push(SetupControl::Threads(false), &Button::WithoutThreads),
        false => push(SetupControl::Threads(true), &Button::WithThreads),
    };
    let boards = match row.one_board {
        true => push(SetupControl::OneBoard(false), &Button::BoardForEachMove),
        false => push(SetupControl::OneBoard(true), &Button::OneBoard),
    };
    let news = match row.news_channel() {
        Some(_) => push(SetupControl::News(false), &Button::WithoutNews),
        None => push(SetupControl::News(true), &Button::WithNews),
    };
    let evening = match row.evening {
        true => push(SetupControl::Evening(false), &Button::WithoutEvening),
        false => push(SetupControl::Evening(true), &Button::WithEvening),
    };
    let anywhere = push(SetupControl::Anywhere, &Button::WhereArranged);
    let anywhere = row.games.is_some().then_some(anywhere);
    let check = push(SetupControl::Show, &Button::CheckAgain).with_look(ButtonLook::Main);
    vec![
        ControlRow::Channel {
            id: setup(SetupControl::Games),
            placeholder: ChoiceCaption::Channel.text(words),
        },
        ControlRow::Choice {
            id: setup(SetupControl::Language),
            placeholder: ChoiceCaption::Language.text(words),
            entries: languages.into(),
        },
        ControlRow::Buttons(vec![check, threads, boards]),
        ControlRow::Buttons([news, evening].into_iter().chain(anywhere).collect()),
    ]
}
