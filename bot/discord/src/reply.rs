//! The result of a request, as its asker sees it: pure. The words come from `templates`; the
//! controls below them are added here.

use engine::Square;
use service::Seen;
use service::choose::{BoardChoice, Moves, Saying};
use service::names;
use templates::controls::{self, Button, Prompt};
use templates::medium::discord::{escape_markdown, message_link, page_messages};
use templates::notice::{BoardPost, GameLine, GameState, Table};
use templates::page::{Block, Page};
use templates::told::NextStep;
use templates::{Apology, BoardForm, Notice, Reader, Refusal};

use super::control::{At, Control};
use super::screen::{
    ButtonLook, ControlRow, MOST_ENTRIES, Push, Screen, ScreenPicture, page_of_squares,
};

/// Discord's limits on buttons.
const BUTTONS_IN_ROW: usize = 5;
const MOST_ROWS: usize = 5;

/// What a notice looks like where it notifies somebody. `calls_mover` says whether the player whose
/// turn it is, and nobody else, is mentioned in front of it.
pub fn post_screen(notice: &Notice, reader: &Reader, calls_mover: bool) -> Screen {
    paged(notice, &notice.post(reader, calls_mover), reader)
}

/// What calls for a player's attention to a post that everybody could read before.
pub fn call_screen(
    notice: &Notice,
    reader: &Reader,
    board: &BoardPost,
    calls_mover: bool,
) -> Screen {
    let mut page = notice.post(reader, calls_mover);
    // The rest is where the link leads.
    page.blocks.truncate(usize::from(page.lead.is_none()));
    page.next.clear();
    let said = page_messages(&page, reader).into_iter().next().unwrap_or_default();
    let first = said.lines().next().unwrap_or_default();
    Screen::from_text(format!("{first}\n{}", message_link(board)))
}

/// What a notice looks like to its reader: alone, or where others see it too.
pub fn notice_screen(notice: &Notice, reader: &Reader) -> Screen {
    paged(notice, &notice.page(reader), reader)
}

fn paged(notice: &Notice, page: &Page<'_>, reader: &Reader) -> Screen {
    let mut screen = Screen {
        rows: rows(notice, reader),
        file: notice.archive().cloned(),
        ..laid_out(page, reader)
    };
    if let Notice::Replay(table) = notice
        && reader.board == BoardForm::Picture
    {
        let replay = ScreenPicture::of_replay(table, reader.words());
        screen.pictures.push((0, replay));
    }
    screen
}

/// What an answer looks like to the asker. If it asks a question, that is answered in that place.
pub fn answer_screen(notice: &Notice, reader: &Reader, place: &str) -> Screen {
    let mut screen = notice_screen(notice, reader);
    let asked = question(notice, reader, place);
    if !asked.is_empty() {
        screen.rows = vec![ControlRow::Buttons(asked)];
    }
    screen
}

fn question(notice: &Notice, reader: &Reader, place: &str) -> Vec<Push> {
    let yes = match notice.next_steps().first() {
        Some(NextStep::EraseAs(_)) => {
            Push::plain(Control::EraseAs(place.into()), &Button::EraseAs, reader)
        }
        Some(NextStep::Yes) => Push::plain(Control::Yes(place.into()), &Button::Yes, reader),
        _ => return Vec::new(),
    };
    vec![
        yes.with_look(ButtonLook::Grave),
        Push::plain(Control::No(place.into()), &Button::No, reader),
    ]
}

/// A ladder where everybody sees it; somebody who presses a button there is answered alone.
pub fn ladder_board(notice: &Notice, ladder: &str, reader: &Reader) -> Screen {
    let mut screen = laid_out(&notice.page(reader), reader);
    let say = |order: &str| Control::Do(None, format!("ladder {order} {ladder}"));
    let challenge = Push::plain(show_ladder(ladder), &Button::ChallengeOnLadder, reader);
    screen.rows = vec![ControlRow::Buttons(vec![
        challenge.with_look(ButtonLook::Main),
        Push::plain(say("join"), &Button::JoinLadder, reader),
        Push::plain(say("rules"), &Button::LadderRules, reader),
    ])];
    // It is a single message, which is edited.
    screen.texts.truncate(1);
    screen
}

/// Shows a ladder to the person who presses, with a button for each rung they can challenge.
pub fn show_ladder(ladder: &str) -> Control {
    Control::Do(None, format!("ladder {ladder}"))
}

/// What a refusal looks like; `name` is a suggestion for somebody who is not a player yet.
pub fn refusal_screen(refusal: &Refusal, reader: &Reader, name: &str) -> Screen {
    if refusal.code() == "stranger" {
        return stranger(reader, name);
    }
    let rows = in_rows(&buttons(&refusal.next_steps(), None, reader));
    Screen { rows, ..laid_out(&refusal.page(reader), reader) }
}

/// The message for when something went wrong on our side.
pub fn apology_screen(apology: &Apology, reader: &Reader) -> Screen {
    Screen::from_text(escape_markdown(&apology.text(reader)))
}

/// The message for somebody who is not a player, with a way to become one.
fn stranger(reader: &Reader, name: &str) -> Screen {
    let mut buttons = Vec::new();
    if let Some(name) = names::suggested(name) {
        let join = Control::Do(None, format!("join {name}"));
        buttons.push(Push::plain(join, &Button::Join(name), reader).with_look(ButtonLook::Main));
    }
    buttons.push(Push::plain(Control::JoinAs, &Button::JoinAs, reader));
    Screen { rows: vec![ControlRow::Buttons(buttons)], ..prompt_screen(Prompt::Stranger, reader) }
}

pub fn choice_screen(
    choice: &BoardChoice,
    at: At,
    (moves, page): (Moves, u8),
    reader: &Reader,
) -> Screen {
    let say = |prompt: Prompt| prompt_screen(prompt, reader);
    let cancel = || Push::plain(Control::Drop, &Button::Cancel, reader);
    match choice {
        BoardChoice::Game(table) => notice_screen(&Notice::Board(table.clone()), reader),
        BoardChoice::RollFirst(_) => {
            let roll = Control::Do(Some(at), "roll".into());
            let roll = Push::plain(roll, &Button::Roll, reader).with_look(ButtonLook::Main);
            Screen { rows: vec![ControlRow::Buttons(vec![roll, cancel()])], ..say(Prompt::Roll) }
        }
        BoardChoice::NoAnnouncements(_) => say(Prompt::NoAnnouncements),
        BoardChoice::Pieces(_, pieces) if pieces.is_empty() => say(Prompt::NothingToAnnounce),
        BoardChoice::Pieces(table, pieces) => {
            let prompt = match moves {
                Moves::All => Prompt::Piece,
                Moves::Announced => Prompt::PieceToAnnounce,
            };
            let list = List {
                squares: pieces,
                page,
                id: Control::Piece(at, moves, page),
                turn: &|page| Control::Pieces(at, moves, page),
                placeholder: controls::ChoiceCaption::Piece,
                king: Some(table.game.position().king()),
            };
            Screen { rows: list.rows(reader, vec![cancel()]), ..say(prompt) }
        }
        BoardChoice::Squares(_, from, squares) => {
            let from = *from;
            let list = List {
                squares,
                page,
                id: Control::Square(at, moves, from, page),
                turn: &|page| Control::Squares(at, moves, from, page),
                placeholder: controls::ChoiceCaption::Square,
                king: None,
            };
            let back = Push::plain(Control::Pieces(at, moves, 0), &Button::Back, reader);
            Screen { rows: list.rows(reader, vec![back, cancel()]), ..say(Prompt::Square(from)) }
        }
        BoardChoice::Ply(table, ply, sayings) => {
            let shown = Notice::Preview(table.clone());
            let mut said: Vec<&Saying> = sayings.iter().collect();
            if moves == Moves::Announced {
                // This is first because the player may have come to announce something.
                said.sort_by_key(|saying| !matches!(saying, Saying::Announce(_)));
            }
            let ways = sayings.len();
            let buttons = said.into_iter().map(|saying| play(at, ply, saying, ways, reader));
            let mut buttons: Vec<Push> = buttons.collect();
            if let Some(first) = buttons.first_mut() {
                first.look = ButtonLook::Main;
            }
            let pieces = Control::Pieces(at, moves, 0);
            buttons.push(Push::plain(pieces, &Button::Back, reader));
            buttons.push(cancel());
            Screen {
                rows: vec![ControlRow::Buttons(buttons)],
                ..laid_out(&shown.page(reader), reader)
            }
        }
    }
}

fn play(at: At, ply: &str, saying: &Saying, ways: usize, reader: &Reader) -> Push {
    let (order, button) = match saying {
        Saying::AsItIs if ways == 1 => (ply.to_owned(), Button::Play),
        Saying::AsItIs => (ply.to_owned(), Button::PlaySilent),
        Saying::Announce(words) => (format!("{ply} {words}"), Button::PlaySaying(words.clone())),
        Saying::Silent => (format!("{ply} silent"), Button::PlaySilent),
    };
    Push::plain(Control::Do(Some(at), order), &button, reader)
}

/// Asks whether to offer or accept a draw, or to withdraw an offer.
pub fn draw_offer_screen(table: &Table, at: At, reader: &Reader) -> Screen {
    let push =
        |order: &str, button| Push::plain(Control::Do(Some(at), order.to_owned()), &button, reader);
    match table.draw_offered {
        None => asked(Prompt::Draw, vec![push("draw", Button::OfferDraw)], reader),
        Some(by) if Some(by) == table.seat => {
            asked(Prompt::DrawOffered, vec![push("draw withdraw", Button::TakeBack)], reader)
        }
        Some(_) => {
            let accept = push("draw accept", Button::Accept);
            let decline = push("draw decline", Button::Decline);
            asked(Prompt::DrawAnswer, vec![accept, decline], reader)
        }
    }
}

/// The message for when there is nothing to choose.
pub fn prompt_screen(prompt: Prompt, reader: &Reader) -> Screen {
    Screen::from_text(escape_markdown(&prompt.text(reader)))
}

fn asked(prompt: Prompt, mut buttons: Vec<Push>, reader: &Reader) -> Screen {
    buttons.push(Push::plain(Control::Drop, &Button::Cancel, reader));
    Screen { rows: vec![ControlRow::Buttons(buttons)], ..prompt_screen(prompt, reader) }
}

struct List<'a> {
    squares: &'a [Square],
    page: u8,
    id: Control,
    turn: &'a dyn Fn(u8) -> Control,
    placeholder: controls::ChoiceCaption,
    king: Option<Square>,
}

impl List<'_> {
    fn rows(&self, reader: &Reader, below: Vec<Push>) -> Vec<ControlRow> {
        let words = reader.words();
        let (shown, pages) = page_of_squares(self.squares, self.page);
        debug_assert!(shown.len() <= MOST_ENTRIES);
        let entries = shown.iter().map(|&square| {
            let called = match self.king == Some(square) {
                true => controls::ChoiceCaption::King(square).text(words),
                false => square.to_string(),
            };
            (square.to_string(), called)
        });
        let placeholder = match (shown.first(), shown.last()) {
            (Some(&first), Some(&last)) if pages > 1 => {
                let part = controls::ChoiceCaption::Part(first, last).text(words);
                format!("{}: {part}", self.placeholder.text(words))
            }
            _ => self.placeholder.text(words),
        };
        let mut buttons = Vec::new();
        let now = self.page.min(pages.saturating_sub(1));
        if now > 0 {
            buttons.push(Push::plain((self.turn)(now - 1), &Button::Previous, reader));
        }
        if now + 1 < pages {
            buttons.push(Push::plain((self.turn)(now + 1), &Button::Next, reader));
        }
        buttons.extend(below);
        let choice =
            ControlRow::Choice { id: self.id.clone(), placeholder, entries: entries.collect() };
        vec![choice, ControlRow::Buttons(buttons)]
    }
}

fn laid_out(page: &Page<'_>, reader: &Reader) -> Screen {
    let picture =
        page.blocks.iter().filter(|_| reader.board == BoardForm::Picture).find_map(|block| {
            match block {
                Block::Board(table) => Some(ScreenPicture::of_table(table, reader.words())),
                Block::Chart(chart) => Some(ScreenPicture::of_chart(chart)),
                _ => None,
            }
        });
    let pictures = picture.map(|picture| (0, picture)).into_iter().collect();
    Screen { texts: page_messages(page, reader), pictures, ..Screen::default() }
}

fn rows(notice: &Notice, reader: &Reader) -> Vec<ControlRow> {
    let constant = shown_board(notice, reader).map(|table| constant(table, reader));
    let at = notice.table().map(shown_position);
    let steps = buttons(&notice.shared_steps(), at, reader);
    let constant = constant.into_iter().map(ControlRow::Buttons);
    let rows = games(notice, reader).into_iter().chain(constant).chain(in_rows(&steps));
    rows.take(MOST_ROWS).collect()
}

/// A choice of the reader's games in a list, to see the board of one.
fn games(notice: &Notice, reader: &Reader) -> Option<ControlRow> {
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

fn in_rows(buttons: &[Push]) -> Vec<ControlRow> {
    let rows = buttons.chunks(BUTTONS_IN_ROW).take(MOST_ROWS);
    rows.map(|row| ControlRow::Buttons(row.to_vec())).collect()
}

/// The buttons for what can be done next, what can't be undone last. A question has buttons of its
/// own (`answer_screen`).
fn buttons(steps: &[NextStep], at: Option<At>, reader: &Reader) -> Vec<Push> {
    let button = |step: &NextStep| {
        let (button, command) = (step.button().filter(|_| !step.is_answer())?, step.command()?);
        let control = Control::Do(at.filter(|_| step.is_in_game()), command);
        let look = match step {
            NextStep::Accept(_)
            | NextStep::AcceptDraw
            | NextStep::AcceptTakeback
            | NextStep::JoinLadder(_)
            | NextStep::EnterTournament(_) => ButtonLook::Main,
            NextStep::Concede(_) => ButtonLook::Grave,
            _ => ButtonLook::Plain,
        };
        Some(Push::plain(control, &button, reader).with_look(look))
    };
    let mut buttons: Vec<Push> = steps.iter().filter_map(button).collect();
    buttons.sort_by_key(|push| push.look == ButtonLook::Grave);
    buttons
}

/// The running game whose board a notice shows.
fn shown_board<'a>(notice: &'a Notice, reader: &Reader) -> Option<&'a Table> {
    let is_open =
        |table: &&Table| !notice.is_past() && table.end.is_none() && notice.shows_board(reader);
    notice.table().filter(is_open)
}

/// The buttons below every board. They are the same for every position, because a difference would
/// reveal what a player considers, and where a silent route is.
fn constant(table: &Table, reader: &Reader) -> Vec<Push> {
    let at = shown_position(table);
    vec![
        Push::plain(Control::Pieces(at, Moves::All, 0), &Button::Move, reader)
            .with_look(ButtonLook::Main),
        Push::plain(Control::Pieces(at, Moves::Announced, 0), &Button::Announce, reader),
        Push::plain(Control::Draw(at), &Button::Draw, reader),
        Push::plain(Control::Resign(at), &Button::Resign, reader),
        Push::plain(Control::Text(at), &Button::TextBoard, reader),
    ]
}

pub fn shown_position(table: &Table) -> At {
    let ply = u32::try_from(table.game.plies().len() + 1).unwrap_or(u32::MAX);
    At { game: table.number, seen: Seen { ply, event: table.event } }
}
