//! The result of a request, as its asker sees it: pure. The words come from `templates`; the
//! controls below them are added here.
//!
//! In reading order: this module (notices, answers and refusals) with `steps` (what can be done
//! next); `in_game` (what is below a board, and behind its [More…]) with `choosing` (a move) and
//! `grid` (buttons in rows); `draft` (a challenge that is being put together).

pub mod choosing;
pub mod draft;
mod grid;
pub mod in_game;
pub mod steps;

use commands::{BoardForm, Deed, LadderDeed, LadderQuestion, Offer, Order, OrderWord};
use service::Seen;
use templates::controls::{Button, ChoiceCaption, Prompt};
use templates::ladder::{LadderAnswer, LadderReader};
use templates::medium::discord::{MOST, escape_markdown, page_link, page_messages};
use templates::notice::{BoardPost, ClosedPost, DrawingKind, Table, record_file, record_page};
use templates::page::{Block, Page};
use templates::told::{NextStep, Who, begin, give, typed_number};
use templates::{Apology, Notice, Reader, Refusal, ServerNote};

use crate::control::{At, Control, LONGEST, SetupControl};
use crate::screen::{
    Accent, ButtonLook, ControlRow, MOST_ENTRIES, MOST_ROWS, Push, Screen, ScreenPicture,
};
use in_game::{constant, shown_board, shown_position};
use steps::{buttons, by_number, games, in_rows, list, more};

/// What a notice looks like where it notifies somebody. `calls_mover` says whether the player whose
/// turn it is, and nobody else, is mentioned in front of it.
pub fn post_screen(notice: &Notice, reader: &Reader, calls_mover: bool) -> Screen {
    let page = notice.post(reader, calls_mover);
    let screen = with_link(paged(notice, &page, reader), &page, reader);
    // A board as text needs all the columns that there are.
    let has_board = notice.shows_board(reader) && reader.board == BoardForm::Picture;
    Screen { accent: notice.table().filter(|_| has_board).map(accent), ..screen }
}

fn accent(table: &Table) -> Accent {
    match table.end {
        Some(_) => Accent::Over,
        None => Accent::Turn(table.game.position().to_move()),
    }
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
    Screen::from_text(format!("{first}\n{}", board.address()))
}

/// What a post says once its question has been answered, with the way to what came of it; `None` if
/// only its buttons go. Somebody who was mentioned with that challenge can still ask for no more of
/// it.
pub fn closed_screen(
    closed: &ClosedPost,
    challenge: Option<i64>,
    reader: &Reader,
) -> Option<Screen> {
    let said = page_messages(&closed.page(reader)?, reader).into_iter().next()?;
    let said = match closed.board() {
        Some(board) => format!("{said}\n{}", board.address()),
        None => said,
    };
    let leave_alone = challenge.and_then(|number| {
        let decline =
            Control::Do(None, give(Deed::Decline(Some(typed_number(number)), None)).command()?);
        Some(ControlRow::Buttons(vec![Push::plain(decline, &Button::LeaveAlone, reader)]))
    });
    Some(Screen { rows: leave_alone.into_iter().collect(), ..Screen::from_text(said) })
}

/// What a notice looks like to its reader: alone, or where others see it too.
pub fn notice_screen(notice: &Notice, reader: &Reader) -> Screen {
    paged(notice, &notice.page(reader), reader)
}

fn paged(notice: &Notice, page: &Page<'_>, reader: &Reader) -> Screen {
    let mut screen = Screen {
        rows: rows(notice, reader),
        file: notice.file().cloned(),
        ..laid_out(page, reader)
    };
    if let Notice::Replay(table, line) = notice
        && reader.board == BoardForm::Picture
    {
        let replay = ScreenPicture::of_replay(table, *line, reader.words());
        screen.pictures.push((0, replay));
    }
    if let Notice::Archived(board) = notice
        && let Some(DrawingKind::Replay(line)) = board.drawn
        && reader.board == BoardForm::Picture
    {
        // It ends with the board that the answer would show otherwise.
        let replay = ScreenPicture::of_replay(&board.table, line, reader.words());
        screen.pictures = vec![(0, replay)];
    }
    screen
}

/// What an answer looks like to the asker. If it asks a question, that is answered in that place.
pub fn answer_screen(notice: &Notice, reader: &Reader, place: &str) -> Screen {
    let mut screen = notice_screen(notice, reader);
    if let (true, Some(table)) = (notice.is_own_ply(), notice.table()) {
        // The board is posted where it is shown: here is only what the player may want back.
        let undo = buttons(
            &[&give(Deed::Takeback(Offer::Make))],
            Some(shown_position(table)),
            None,
            reader,
        );
        if let Some(ControlRow::Buttons(row)) = screen.rows.first_mut() {
            let last = row.len().saturating_sub(1);
            row.splice(last..last, undo);
        }
    }
    let more = more(notice, reader).filter(|_| screen.rows.len() < MOST_ROWS);
    screen.rows.extend(more);
    let asked = question(notice, reader, place);
    if !asked.is_empty() {
        screen.rows = vec![ControlRow::Buttons(asked)];
    }
    screen
}

/// The answer to somebody's own move where its board is posted in the same place: what was played,
/// and the way to take it back.
pub fn own_ply_screen(notice: &Notice, reader: &Reader) -> Screen {
    let mut page = notice.page(reader);
    page.title = None;
    page.blocks.retain(|block| !matches!(block, Block::Board(_)));
    let at = notice.table().map(shown_position);
    let undo = buttons(&[&give(Deed::Takeback(Offer::Make))], at, None, reader);
    Screen { rows: in_rows(&undo), ..laid_out(&page, reader) }
}

/// A game record as a file, where files can be sent; `None` if the notice is something else.
pub fn record_screen(notice: &Notice, reader: &Reader) -> Option<Screen> {
    let Notice::Record(record) = notice else { return None };
    let file = record_file(record);
    Some(Screen { file: Some(file.clone()), ..laid_out(&record_page(&file, reader), reader) })
}

fn question(notice: &Notice, reader: &Reader, place: &str) -> Vec<Push> {
    let steps = notice.next_steps();
    let Some(yes) = steps.first().filter(|step| step.is_answer()) else { return Vec::new() };
    let control = match yes.order().map(|line| line.order) {
        Some(Order::Do(Deed::Erase(_))) => Control::EraseAs(place.into()),
        _ => Control::Yes(place.into()),
    };
    let yes = Push::step(control, yes, reader).map(|push| push.with_look(ButtonLook::Grave));
    let no = Push::step(Control::No(place.into()), &give(Deed::No), reader).map(Push::as_plain);
    [yes, no].into_iter().flatten().collect()
}

/// A ladder where everybody sees it; somebody who presses a button there is answered alone.
pub fn ladder_board(notice: &Notice, ladder: &str, reader: &Reader) -> Screen {
    let page = notice.page(reader);
    let mut screen = with_link(laid_out(&page, reader), &page, reader);
    let Notice::Ladder(LadderAnswer::Table(table)) = notice else { return screen };
    // Nobody can do anything on a closed ladder.
    if matches!(table.reader, LadderReader::Closed(_)) {
        screen.texts.truncate(1);
        return screen;
    }
    let challenge = Push::plain(show_ladder(ladder), &Button::ChallengeOnLadder, reader);
    let join = give(LadderDeed::Join(Some(ladder.to_owned())));
    let rules = give(LadderQuestion::Rules(Some(ladder.to_owned())));
    let pushes = [
        Push::step(Control::Do(None, join.command().unwrap_or_default()), &join, reader),
        Push::step(board_rules(ladder), &rules, reader),
    ];
    let mut buttons: Vec<Push> = pushes.into_iter().flatten().map(Push::as_plain).collect();
    if !table.rungs.is_empty() {
        buttons.insert(0, challenge);
    }
    let first = buttons.remove(0).with_look(ButtonLook::Main);
    screen.rows = vec![ControlRow::Buttons([vec![first], buttons].concat())];
    // It is a single message, which is edited.
    screen.texts.truncate(1);
    screen
}

/// What is said in a server, to everybody there.
pub fn server_screen(note: &ServerNote, reader: &Reader) -> Screen {
    let steps = note.next_steps();
    let mut pushes = buttons(&steps.iter().collect::<Vec<_>>(), None, None, reader);
    if note.is_for_managers() {
        let setup = Control::Setup(SetupControl::Show);
        let setup = Push::plain(setup, &Button::SetUp, reader).with_look(ButtonLook::Main);
        pushes.insert(0, setup);
    }
    Screen { rows: in_rows(&pushes), ..Screen::from_text(note.lines(reader.words()).join("\n")) }
}

/// Reads the rules of a ladder from the beginning. The message that shows a ladder always has a button
/// for that, and is known by it: no other post in a channel has it, as the news that a ladder is open
/// has its own buttons to join it and to read its rules.
pub fn board_rules(ladder: &str) -> Control {
    Control::Part(0, format!("ladder rules {ladder}"))
}

/// Shows a ladder to the person who presses, with a button for each rung they can challenge.
fn show_ladder(ladder: &str) -> Control {
    Control::Do(None, format!("ladder {ladder}"))
}

/// What a refusal looks like. Somebody who is not a player yet can join and go on with what they
/// wanted.
pub fn refusal_screen(refusal: &Refusal, reader: &Reader, wish: Option<&Control>) -> Screen {
    let steps = refusal.next_steps();
    let (several, single) = by_number(&steps);
    let called = |step: &NextStep| step.called(reader);
    let lists = several.iter().map(|steps| list(steps, &called, reader));
    let buttons = buttons(&single, None, wish, reader);
    let rows = lists.chain(in_rows(&buttons)).take(MOST_ROWS).collect();
    Screen { rows, ..laid_out(&refusal.page(reader), reader) }
}

/// The games of which somebody has to name one, as a list: each with what was asked for in that game,
/// if that is short enough to come with the choice.
pub fn which_game(
    refusal: &Refusal,
    asked: impl Fn(u32) -> Option<String>,
    reader: &Reader,
) -> Option<ControlRow> {
    let entry = |(game, opponent): &(i64, String)| {
        let value = asked(u32::try_from(*game).ok()?)?;
        let label = format!("{game} · {opponent}");
        (value.chars().count() <= LONGEST).then_some((value, label))
    };
    let entries: Vec<_> = refusal.games().iter().filter_map(entry).take(MOST_ENTRIES).collect();
    const WHICH: &str = "which-game";
    let placeholder = ChoiceCaption::Several(WHICH.into()).text(reader.words());
    let id = Control::Choose(WHICH.into());
    (!entries.is_empty()).then_some(ControlRow::Choice { id, placeholder, entries })
}

/// Whether somebody was refused because they are not a player.
pub fn is_for_stranger(refusal: &Refusal) -> bool {
    refusal.code() == "stranger"
}

/// The message for somebody who is not a player, with a way to become one and go on: under that name
/// if there is one that can be taken.
pub fn stranger_screen(name: Option<String>, wish: Option<&Control>, reader: &Reader) -> Screen {
    let steps = name.map(|name| give(Deed::Join(Some(name)))).into_iter();
    let steps: Vec<NextStep> = steps.chain([begin(OrderWord::Join)]).collect();
    let pushes = buttons(&steps.iter().collect::<Vec<_>>(), None, wish, reader);
    let goes_on = pushes.iter().all(|push| push.id.clone().wanted().is_some());
    let prompt = if goes_on { Prompt::StrangerGoesOn } else { Prompt::Stranger };
    Screen { rows: in_rows(&pushes), ..prompt_screen(prompt, reader) }
}

/// The message for when something went wrong on our side.
pub fn apology_screen(apology: &Apology, reader: &Reader) -> Screen {
    Screen::from_text(escape_markdown(&apology.text(reader), reader))
}

/// The message for when there is nothing to choose.
pub fn prompt_screen(prompt: Prompt, reader: &Reader) -> Screen {
    Screen::from_text(escape_markdown(&prompt.text(reader), reader))
}

fn laid_out(page: &Page<'_>, reader: &Reader) -> Screen {
    let picture =
        page.blocks.iter().filter(|_| reader.board == BoardForm::Picture).find_map(|block| {
            match block {
                Block::Board(table) => Some(ScreenPicture::of_table(table, reader.words())),
                Block::Chart(chart) => Some(ScreenPicture::of_chart(chart)),
                Block::RuleBoard(board) => Some(ScreenPicture::of_rule(board)),
                _ => None,
            }
        });
    let pictures = picture.map(|picture| (0, picture)).into_iter().collect();
    Screen { texts: page_messages(page, reader), pictures, ..Screen::default() }
}

/// The screen with a link to the page that shows the same, if there is one and room for it.
fn with_link(mut screen: Screen, page: &Page<'_>, reader: &Reader) -> Screen {
    if let (Some(address), Some(text)) = (&page.at, screen.texts.first_mut()) {
        let link = format!("\n{}", page_link(address, reader.words()));
        if text.chars().count() + link.chars().count() <= MOST {
            text.push_str(&link);
        }
    }
    screen
}

fn rows(notice: &Notice, reader: &Reader) -> Vec<ControlRow> {
    let board = shown_board(notice, reader).filter(|_| !notice.is_for_onlooker());
    let constant = board.map(|table| constant(table, reader));
    let at = in_game::position_of(notice);
    let steps = notice.pressed_steps();
    let (several, single) = by_number(&steps);
    let called = |step: &NextStep| notice.called(step, reader);
    let lists = several.iter().map(|steps| list(steps, &called, reader));
    let constant = constant.into_iter().map(ControlRow::Buttons);
    let rows = games(notice, reader).into_iter().chain(constant).chain(lists);
    let answer = answer_to(notice).map(|control| Push::plain(control, &Button::Answer, reader));
    let single = buttons(&single, at, None, reader).into_iter().chain(answer);
    rows.chain(in_rows(&single.collect::<Vec<_>>())).take(MOST_ROWS).collect()
}

/// How to write back to the opponent, who has written.
fn answer_to(notice: &Notice) -> Option<Control> {
    let Notice::Said { game, by: Who::Other(_), .. } = notice else { return None };
    Some(Control::Say(At { game: *game, seen: Seen { ply: 0, event: 0 } }))
}
