//! What can be done next, as buttons, and as lists where there are too many of them.

use commands::{Deed, Order, Pressed};
use engine::ruleset::Language;
use service::choose::Moves;
use templates::Words;
use templates::notice::{GameLine, GameState};
use templates::told::NextStep;
use templates::{Notice, Reader, controls};

use crate::control::{At, Control, Draft, DraftFor, DraftPart, LONGEST};
use crate::parse::WRITE_BOX;
use crate::screen::{BUTTONS_IN_ROW, ButtonLook, ControlRow, MOST_ENTRIES, MOST_ROWS, Push};

/// What a press on a step does. A question has buttons of its own (`answer_screen`).
fn control(step: &NextStep, at: Option<At>, wish: Option<&Control>) -> Option<Control> {
    let show = |to| Control::Play(DraftPart::Show, Draft { to, ..Draft::default() });
    let order = step.order().map(|line| line.order);
    Some(match (step, step.pressed(), order) {
        (NextStep::JoinAndAccept(_), ..) => {
            Control::JoinAnd(Box::new(Control::Do(None, step.command()?)))
        }
        (NextStep::Give(_), _, Some(Order::Do(Deed::Join(Some(name))))) => {
            Control::before(wish, |wish| Control::Join(name.clone(), wish))
        }
        (_, _, Some(Order::Do(Deed::Join(_)))) => Control::before(wish, Control::JoinAs),
        (NextStep::Begin(begun), Pressed::Box, _) if step.is_in_game() => {
            Control::Write(format!("{}: {}", at?.game, begun.line()))
        }
        (NextStep::Begin(begun), Pressed::Box, _) => Control::Write(begun.line()),
        (NextStep::Begin(begun), Pressed::Moves, _) => match at {
            Some(at) => Control::Pieces(at, Moves::Tried, 0),
            // Its board is shown first.
            None => Control::Do(None, begun.game.map(|_| begun.line())?),
        },
        (_, Pressed::Terms, Some(Order::Do(Deed::Counter(Some(number), _)))) => {
            show(DraftFor::SenderOf(number.into()))
        }
        (NextStep::Give(_), Pressed::Terms, Some(order)) => show(DraftFor::Named(order.about())),
        _ if step.is_answer() => return None,
        _ => Control::Do(at.filter(|_| step.is_in_game()), step.command()?),
    })
}

/// The buttons for what can be done next, what can't be undone last. Somebody who joins by one of
/// them goes on with what they wanted.
pub(super) fn buttons(
    steps: &[&NextStep],
    at: Option<At>,
    wish: Option<&Control>,
    reader: &Reader,
) -> Vec<Push> {
    let button = |step: &&NextStep| {
        let control = control(step, at, wish).filter(Control::fits)?;
        Push::step(control, step, reader)
    };
    let mut buttons: Vec<Push> = steps.iter().filter_map(button).collect();
    buttons.sort_by_key(|push| push.look == ButtonLook::Grave);
    buttons
}

pub(super) fn in_rows(buttons: &[Push]) -> Vec<ControlRow> {
    let rows = buttons.chunks(BUTTONS_IN_ROW).take(MOST_ROWS);
    rows.map(|row| ControlRow::Buttons(row.to_vec())).collect()
}

/// As many buttons that name what they are about can stand beside each other.
const MOST_ALIKE: usize = 3;

/// Steps that do the same with several things each, too many for buttons or buttons that would say
/// the same; and all others.
pub(super) fn by_number(steps: &[NextStep]) -> (Vec<Vec<&NextStep>>, Vec<&NextStep>) {
    let alike = |step: &NextStep| {
        let verb = step.verb();
        let alike = steps.iter().filter(|other| verb.is_some() && other.verb() == verb);
        alike.collect::<Vec<_>>()
    };
    let is_several = |step: &NextStep| {
        let alike = alike(step);
        let words = Words::of(Language::English);
        let says_the_same =
            alike.iter().any(|other| *other != step && other.label(words) == step.label(words));
        says_the_same || alike.len() > MOST_ALIKE
    };
    let (several, single): (Vec<&NextStep>, Vec<&NextStep>) =
        steps.iter().partition(|step| is_several(step));
    let mut lists: Vec<Vec<&NextStep>> = Vec::new();
    for step in several {
        if !lists.iter().flatten().any(|known| known.verb() == step.verb()) {
            lists.push(alike(step));
        }
    }
    (lists, single)
}

/// A choice of what the same is done with.
pub(super) fn list(
    steps: &[&NextStep],
    called: &dyn Fn(&NextStep) -> Option<String>,
    reader: &Reader,
) -> ControlRow {
    let verb = steps.iter().find_map(|step| step.verb()).unwrap_or_default();
    let entries = steps.iter().filter_map(|step| {
        let command = step.command().filter(|command| command.chars().count() <= LONGEST)?;
        Some((command, called(step)?))
    });
    ControlRow::Choice {
        id: Control::Choose(verb.clone()),
        placeholder: controls::ChoiceCaption::Several(verb.clone()).text(reader.words()),
        entries: entries.take(MOST_ENTRIES).collect(),
    }
}

/// What else the asker can do, which is too rare for a button.
pub(super) fn more(notice: &Notice, reader: &Reader) -> Option<ControlRow> {
    let game = notice.table().map(|table| table.number);
    let entry = |step: &NextStep| {
        let label = step.label(reader.words())?;
        let in_game = |order: String| match game.filter(|_| step.is_in_game()) {
            Some(game) => format!("{game}: {order}"),
            None => order,
        };
        let value = match step {
            NextStep::Begin(begun) if step.pressed() == Pressed::Box => {
                format!("{WRITE_BOX}{}", in_game(begun.line()))
            }
            NextStep::Begin(begun) => in_game(begun.line()),
            step => in_game(step.command()?),
        };
        (value.chars().count() <= LONGEST).then_some((value, label))
    };
    let entries: Vec<_> = notice.more_steps().iter().filter_map(entry).collect();
    let (id, caption) =
        (Control::Choose("more".into()), controls::ChoiceCaption::Several("more".into()));
    let placeholder = caption.text(reader.words());
    (!entries.is_empty()).then_some(ControlRow::Choice { id, placeholder, entries })
}

/// A choice of the reader's games in a list, to see the board of one.
pub(super) fn games(notice: &Notice, reader: &Reader) -> Option<ControlRow> {
    let Notice::Games(list) = notice else { return None };
    let games = list.lines.iter().take(MOST_ENTRIES);
    let entry = |game: &GameLine| {
        (game.number.to_string(), format!("{} · {}", game.number, called(game, reader)))
    };
    let entries: Vec<_> = games.map(entry).collect();
    let placeholder = controls::ChoiceCaption::Game.text(reader.words());
    let choice = ControlRow::Choice { id: Control::Board, placeholder, entries };
    (!list.lines.is_empty()).then_some(choice)
}

/// The opponent, with a mark if it is the reader's turn.
pub fn called(game: &GameLine, reader: &Reader) -> String {
    let mark = if matches!(game.state, GameState::YourTurn(_)) { "● " } else { "" };
    format!("{mark}{} · {}", game.opponent, reader.ruleset(&game.ruleset))
}
