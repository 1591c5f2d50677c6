//! What is below the board of a running game and behind its [More…]: for the players of the game,
//! and for those who look on.

use commands::{Deed, ExtraDays, Offer, Order, PauseLength, Pressed, Question};
use service::Seen;
use service::choose::Moves;
use templates::controls::{self, Button, Prompt};
use templates::medium::discord::escape_markdown;
use templates::notice::Table;
use templates::told::{NextStep, give};
use templates::{Notice, Reader};

use super::prompt_screen;
use crate::control::{At, Control};
use crate::screen::{ButtonLook, ControlRow, Push, Screen};

/// Discord's limit on the entries of a list.
const LONGEST_ENTRY: usize = 100;

/// The running game whose board a notice shows.
pub(super) fn shown_board<'a>(notice: &'a Notice, reader: &Reader) -> Option<&'a Table> {
    let is_open = |table: &&Table| {
        !notice.is_elsewhere() && table.end.is_none() && notice.shows_board(reader)
    };
    notice.table().filter(is_open)
}

/// The buttons below every board, other than one that somebody who looks on sees alone. They follow
/// from the ruleset alone and never from the position, because a difference would reveal what a
/// player considers, and where a silent route is.
pub(super) fn constant(table: &Table, reader: &Reader) -> Vec<Push> {
    let at = shown_position(table);
    let announce = Push::plain(Control::Pieces(at, Moves::Announced, 0), &Button::Announce, reader);
    let mut buttons = vec![
        Push::plain(Control::Pieces(at, Moves::All, 0), &Button::Move, reader)
            .with_look(ButtonLook::Main),
        Push::plain(Control::Type(at), &Button::TypeMove, reader),
    ];
    buttons.extend(table.game.ruleset().announces().then_some(announce));
    buttons.push(Push::plain(Control::More(at), &Button::More, reader));
    buttons
}

pub fn shown_position(table: &Table) -> At {
    let ply = u32::try_from(table.game.plies().len() + 1).unwrap_or(u32::MAX);
    At { game: table.number, seen: Seen { ply, event: table.event } }
}

/// The position of the game that a notice is about, also where it shows moves that are only tried.
pub(super) fn position_of(notice: &Notice) -> Option<At> {
    let mut at = notice.table().map(shown_position)?;
    if let Notice::Tried(trial) = notice {
        at.seen.ply = u32::try_from(trial.made() + 1).unwrap_or(u32::MAX);
    }
    Some(at)
}

/// What choosing a step does, of which some ask for more first.
fn chosen(step: &NextStep, at: At) -> Option<Control> {
    let order = step.order()?.order;
    Some(match order {
        Order::Do(Deed::Say(_)) => Control::Say(at),
        Order::Do(Deed::Draw(Offer::Make)) => Control::Draw(at),
        Order::Do(Deed::OfferTime(_)) => Control::Time(at),
        Order::Do(Deed::Resign(_)) => Control::Resign(at),
        _ => match (step, step.pressed()) {
            (NextStep::Begin(_), Pressed::Moves) => Control::Pieces(at, Moves::Tried, 0),
            (NextStep::Begin(begun), Pressed::Box) => {
                Control::Write(format!("{}: {}", at.game, begun.line()))
            }
            _ => Control::Do(Some(at).filter(|_| step.is_in_game()), step.command()?),
        },
    })
}

/// What else a player can do in a game, to choose from.
pub fn more_screen(table: &Table, at: At, reader: &Reader) -> Screen {
    let steps = Notice::further_steps(table);
    let mut entries: Vec<(String, String)> = Vec::new();
    for step in steps {
        let Some(control) = chosen(&step, at) else { continue };
        entries.push((control.to_string(), capital(&step.reply(reader).what)));
    }
    let text = Button::TextBoard.label(reader.words());
    entries.push((Control::Text(at).to_string(), text));
    let rules = give(Question::Rules(table.game.ruleset().id.clone(), None));
    let control = Control::Do(None, rules.command().unwrap_or_default());
    entries.push((control.to_string(), capital(&rules.reply(reader).what)));
    let placeholder = controls::ChoiceCaption::More.text(reader.words());
    let choice = ControlRow::Choice { id: Control::Chosen(at), placeholder, entries };
    Screen { rows: vec![choice], ..prompt_screen(Prompt::More, reader) }
}

/// What somebody who doesn't play in a game is told who asks what else they can do in it: why they
/// can't, and how to look at it.
pub fn onlooker_screen(refused: Screen, at: At, reader: &Reader) -> Screen {
    let mut screen = refused;
    if let Some(ControlRow::Buttons(row)) = screen.rows.last_mut() {
        row.push(Push::plain(Control::Text(at), &Button::TextBoard, reader));
    }
    screen
}

/// A line of a list begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).take(LONGEST_ENTRY).collect()
    })
}

/// Asks whether to offer or accept a draw, or to withdraw an offer.
pub fn draw_offer_screen(table: &Table, at: At, reader: &Reader) -> Screen {
    let push = |offer| {
        let step = give(Deed::Draw(offer));
        Push::step(Control::Do(Some(at), step.command()?), &step, reader).map(Push::as_plain)
    };
    let pushes = |offers: &[Offer]| offers.iter().copied().filter_map(push).collect();
    match table.draw_offered {
        None => asked(Prompt::Draw, pushes(&[Offer::Make]), reader),
        Some(by) if Some(by) == table.seat => {
            asked(Prompt::DrawOffered, pushes(&[Offer::Withdraw]), reader)
        }
        Some(_) => asked(Prompt::DrawAnswer, pushes(&[Offer::Accept, Offer::Decline]), reader),
    }
}

/// What can be offered about the clocks, in days: more time, and pauses.
const MORE_DAYS: [u16; 3] = [1, 3, 7];
const PAUSE_DAYS: [u16; 3] = [3, 7, 14];

/// Asks what to offer about the clocks, or whether to accept or withdraw what is offered.
pub fn time_offer_screen(table: &Table, at: At, reader: &Reader) -> Screen {
    let order = |deed: Deed| Control::Do(Some(at), deed.to_string());
    let push = |offer| {
        let step = give(Deed::Time(offer));
        Push::step(order(Deed::Time(offer)), &step, reader).map(Push::as_plain)
    };
    let pushes = |offers: &[Offer]| offers.iter().copied().filter_map(push).collect();
    let buttons = match table.time_offered {
        None => {
            let more = MORE_DAYS.map(|days| (Deed::OfferTime(ExtraDays(days)), false, days));
            let pauses =
                PAUSE_DAYS.map(|days| (Deed::OfferPause(PauseLength::Days(days)), true, days));
            let entry = |(deed, is_pause, days)| {
                let caption = controls::ChoiceCaption::Time { is_pause, days };
                (order(deed).to_string(), caption.text(reader.words()))
            };
            let choice = ControlRow::Choice {
                id: Control::Chosen(at),
                placeholder: controls::ChoiceCaption::More.text(reader.words()),
                entries: more.into_iter().chain(pauses).map(entry).collect(),
            };
            return Screen { rows: vec![choice], ..prompt_screen(Prompt::Time, reader) };
        }
        Some((by, _)) if Some(by) == table.seat => pushes(&[Offer::Withdraw]),
        Some(_) => pushes(&[Offer::Accept, Offer::Decline]),
    };
    let said = table.time_offer(reader).unwrap_or_default();
    let buttons = with_cancel(buttons, reader);
    let text = escape_markdown(&said, reader);
    Screen { rows: vec![ControlRow::Buttons(buttons)], ..Screen::from_text(text) }
}

fn with_cancel(mut buttons: Vec<Push>, reader: &Reader) -> Vec<Push> {
    buttons.push(Push::plain(Control::Drop, &Button::Cancel, reader));
    buttons
}

fn asked(prompt: Prompt, buttons: Vec<Push>, reader: &Reader) -> Screen {
    let buttons = with_cancel(buttons, reader);
    Screen { rows: vec![ControlRow::Buttons(buttons)], ..prompt_screen(prompt, reader) }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::notation::PositionLine;
    use engine::ruleset::{Language, shipped_library};
    use engine::{BySide, Game, Side, Terms};
    use templates::told::GameNews;

    use super::super::post_screen;
    use super::*;

    /// A game that begins with that position.
    fn game(ruleset: &str, line: &str) -> Game {
        let ruleset = shipped_library().newest(ruleset).expect("a ruleset");
        let line = PositionLine::parse(line).expect("a position");
        line.game(Arc::clone(ruleset), Terms::default()).expect("a game")
    }

    fn table(game: &Game, seat: Option<Side>, draw_offered: Option<Side>) -> Box<Table> {
        Box::new(Table {
            number: 12,
            names: BySide { attackers: "Alva".into(), defenders: "Bo".into() },
            seat,
            game: game.clone(),
            time: None,
            end: None,
            ruled: None,
            draw_offered,
            takeback_offered: None,
            time_offered: None,
            time_told: None,
            other_of_match: None,
            beginner: false,
            event: 1,
            chain: None,
            page: None,
            is_public: true,
        })
    }

    /// The controls of the public post and of the same board for each player, without the position
    /// that their ids name.
    fn controls(game: &Game, draw_offered: Option<Side>) -> Vec<String> {
        let reader = Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH);
        let of = |notice: &Notice| -> Vec<String> {
            let rows = post_screen(notice, &reader, true).rows;
            let buttons = rows.into_iter().flat_map(|row| match row {
                ControlRow::Buttons(buttons) => buttons,
                _ => panic!("a list below a board"),
            });
            let verb = |push: &Push| push.id.to_string().split(':').next().map(str::to_owned);
            buttons
                .map(|push| format!("{:?} {} {:?}", verb(&push), push.label, push.look))
                .collect()
        };
        let all = [None, Some(Side::Attackers), Some(Side::Defenders)].map(|seat| -> Vec<String> {
            let table = || table(game, seat, draw_offered);
            let told = Notice::game_news(table(), GameNews::Ply);
            let public = told.public().expect("all can read it");
            [public, told, Notice::Board(table())].iter().flat_map(of).collect()
        });
        all.concat()
    }

    #[test]
    fn buttons_tell_nothing_of_a_route() {
        // From the king's place a corner can be reached, or nothing can.
        let open = game("castillos", "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d");
        let shut = game("castillos", "5t5/5T5/11/4t1t4/4ttt4/4tKt4/4ttt4/11/11/11/5t5 d");
        for offered in [None, Some(Side::Attackers)] {
            let mut all = Vec::new();
            for announcement in ["", " aviso k1 k11"] {
                let mut played = open.clone();
                played.play(&format!("f6-k6{announcement}")).expect("a move");
                all.push(controls(&played, offered));
                played.play("f1-e1").expect("a move");
                all.push(controls(&played, offered));
            }
            all.push(controls(&shut, offered));
            all.dedup();
            assert_eq!(all.len(), 1, "{all:#?}");
            assert!(all[0].iter().any(|one| one.contains("Announce")));
        }
        let unannounced = game("brandubh", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        let plain = controls(&unannounced, None);
        assert!(plain.iter().all(|one| !one.contains("Announce")), "{plain:?}");
        // Below a board that somebody looks on at alone are only the rules and following.
        assert_eq!(plain.len(), 8 * 3 + 2);
    }
}
