//! The result of a request, as its asker sees it: pure. The words come from `templates`; the
//! controls below them are added here.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Move, Ruleset, Square};
use service::Seen;
use service::choose::{BoardChoice, Moves, Saying};
use service::names;
use templates::controls::{self, Button, Prompt};
use templates::medium::discord::{escape_markdown, message_link, page_messages};
use templates::notice::{BoardPost, ClosedPost, GameLine, GameState, Table};
use templates::orders::OrderWord;
use templates::page::{Block, Page};
use templates::play;
use templates::told::NextStep;
use templates::{Apology, BoardForm, Misread, Notice, Reader, Refusal};

use super::control::{At, Control, Draft, DraftFor, DraftPart, LONGEST};
use super::parse::WRITE_BOX;
use super::screen::{ButtonLook, ControlRow, MOST_ENTRIES, Push, Screen, ScreenPicture};

/// Discord's limits on buttons.
const BUTTONS_IN_ROW: usize = 5;
const MOST_ROWS: usize = 5;
/// Discord's limit on the entries of a list.
const LONGEST_ENTRY: usize = 100;

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

/// What a post says once its question has been answered, with the way to what came of it; `None` if
/// only its buttons go.
pub fn closed_text(closed: &ClosedPost, reader: &Reader) -> Option<String> {
    let said = page_messages(&closed.page(reader)?, reader).into_iter().next()?;
    Some(match closed.board() {
        Some(board) => format!("{said}\n{}", message_link(board)),
        None => said,
    })
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

/// A challenge that is being put together, with everything that can be changed in it. What isn't
/// chosen yet is as usual, and so is what is too long to be kept while the rest is chosen.
pub fn draft_screen(
    draft: Draft,
    usual: &Draft,
    rulesets: &[Arc<Ruleset>],
    reader: &Reader,
) -> Screen {
    let words = reader.words();
    let terms = [
        (DraftPart::Ruleset, "ruleset", play::ruleset_choices(words, rulesets)),
        (DraftPart::Side, "side", play::side_choices(words)),
        (DraftPart::Clock, "clock", play::clock_choices(words)),
    ];
    let offered = |part| {
        let terms = terms.iter().filter(move |(known, ..)| *known == part);
        terms.flat_map(|(.., entries)| entries.iter().map(|(value, _)| value.as_str()))
    };
    let whom = match &draft.to {
        DraftFor::Account(id, _) => Some(reader.address(id)),
        DraftFor::Named(name) => Some(name.clone()),
        DraftFor::Everybody | DraftFor::SenderOf(_) => None,
    };
    let Some((draft, left_out)) = fitted(draft, usual, &|part| offered(part).collect()) else {
        let typed = whom.unwrap_or_default();
        let order = OrderWord::Challenge;
        let refusal = Misread::BadArgument { order, typed, nearest: Vec::new() };
        return refusal_screen(&Refusal::Misread(refusal), reader, "");
    };
    let text = match (&draft.to, whom) {
        (DraftFor::SenderOf(_), _) => play::counter_text(reader),
        (_, whom) => play::play_text(reader, whom.as_deref()),
    };
    let is_left_out = |part: &DraftPart| left_out.contains(part);
    let left_out = terms.iter().filter(|(part, ..)| is_left_out(part));
    let left_out = left_out.map(|(_, term, _)| play::left_out_text(reader, term));
    let text = std::iter::once(text).chain(left_out).collect::<Vec<_>>().join("\n");
    let setting = |(part, caption, mut entries): (DraftPart, &'static str, Vec<play::Choice>)| {
        let value = draft.value(part).to_owned();
        let is_known = value.is_empty() || entries.iter().any(|(known, _)| *known == value);
        if !is_known {
            // It was typed, and is tried when the challenge is sent.
            entries.truncate(MOST_ENTRIES - 1);
            entries.push((value.clone(), value.clone()));
        }
        entries.truncate(MOST_ENTRIES);
        let id = Control::Play(part, draft.clone());
        let placeholder = controls::ChoiceCaption::Several(caption).text(words);
        ControlRow::Setting { id, placeholder, entries, value }
    };
    let send = Control::Play(DraftPart::Send, draft.clone());
    let buttons = ControlRow::Buttons(vec![
        Push::plain(send, &Button::SendChallenge, reader).with_look(ButtonLook::Main),
        Push::plain(Control::Drop, &Button::Cancel, reader),
    ]);
    let rows = terms.into_iter().map(setting).chain([buttons]).collect();
    Screen { rows, ..Screen::from_text(escape_markdown(&text, reader)) }
}

/// The draft with the usual values for what isn't chosen, so that it fits whatever is chosen of what
/// is offered; and the parts in which what was typed didn't fit. `None` if nothing fits because of
/// the person whom it is for.
fn fitted<'a>(
    draft: Draft,
    usual: &Draft,
    offered: &dyn Fn(DraftPart) -> Vec<&'a str>,
) -> Option<(Draft, Vec<DraftPart>)> {
    let length = |text: &str| text.chars().count();
    let mut draft = DraftPart::TERMS.into_iter().fold(draft, |draft, part| {
        let is_open = draft.value(part).is_empty();
        if is_open { draft.with(part, usual.value(part).to_owned()) } else { draft }
    });
    let mut left_out = Vec::new();
    loop {
        let longest = DraftPart::TERMS.into_iter().fold(draft.clone(), |longest, part| {
            let most = offered(part).into_iter().max_by_key(|value| length(value));
            match most.filter(|most| length(most) > length(longest.value(part))) {
                Some(most) => longest.with(part, most.to_owned()),
                None => longest,
            }
        });
        if draft.fits() && longest.fits() {
            return Some((draft, left_out));
        }
        let is_typed = |part: &DraftPart| {
            let value = draft.value(*part);
            !value.is_empty() && !offered(*part).contains(&value)
        };
        let typed = DraftPart::TERMS.into_iter().filter(is_typed);
        // A colon would end it in the id of a control.
        let part = typed.max_by_key(|part| {
            let value = draft.value(*part);
            (value.contains(':'), length(value))
        })?;
        if draft.value(part) == usual.value(part) {
            // Nobody typed it: it is one that isn't offered any more.
            draft = draft.with(part, String::new());
        } else {
            draft = draft.with(part, usual.value(part).to_owned());
            left_out.push(part);
        }
    }
}

/// What an answer looks like to the asker. If it asks a question, that is answered in that place.
pub fn answer_screen(notice: &Notice, reader: &Reader, place: &str) -> Screen {
    let mut screen = notice_screen(notice, reader);
    if let (true, Some(table)) = (notice.is_own_ply(), notice.table()) {
        // The board is posted where it is shown: here is only what the player may want back.
        let undo = buttons(&[&NextStep::AskForTakeback], Some(shown_position(table)), reader);
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
    let steps = refusal.next_steps();
    let (several, single) = by_number(&steps);
    let called = |step: &NextStep| step.called(reader);
    let lists = several.iter().map(|steps| list(steps, &called, reader));
    let rows = lists.chain(in_rows(&buttons(&single, None, reader))).take(MOST_ROWS).collect();
    Screen { rows, ..laid_out(&refusal.page(reader), reader) }
}

/// The message for when something went wrong on our side.
pub fn apology_screen(apology: &Apology, reader: &Reader) -> Screen {
    Screen::from_text(escape_markdown(&apology.text(reader), reader))
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
        BoardChoice::Pieces(_, moves) if moves.is_empty() => say(Prompt::NothingToAnnounce),
        BoardChoice::Pieces(table, all) => {
            let prompt = match moves {
                Moves::All => Prompt::Piece,
                Moves::Announced => Prompt::PieceToAnnounce,
            };
            let king = table.game.position().king();
            let mut pieces: Vec<Square> = all.iter().map(|mv| mv.from).collect();
            pieces.dedup();
            let entry = |&from: &Square| {
                let ways = all.iter().filter(|mv| mv.from == from).map(Way::of);
                let ways: BTreeSet<Way> = ways.collect();
                let ways: String = ways.into_iter().map(Way::arrow).collect();
                let square = match from == king {
                    true => controls::ChoiceCaption::King(from).text(reader.words()),
                    false => from.to_string(),
                };
                let id = Control::Squares(at, moves, from, 0);
                Push { id, label: format!("{square} {ways}"), look: ButtonLook::Plain }
            };
            let turn = |page| Control::Pieces(at, moves, page);
            let entries = pieces.iter().map(entry).collect();
            let rows = grid((entries, page), &turn, vec![cancel()], reader);
            with_marks(Screen { rows, ..say(prompt) }, table, &pieces, reader)
        }
        BoardChoice::Squares(table, from, all) => {
            let from = *from;
            let mut all = all.clone();
            all.sort_by_key(|mv| (Way::of(mv), Way::length(mv)));
            let entry = |mv: &Move| {
                let label = format!("{} {}", Way::of(mv).arrow(), mv.to);
                let id = Control::Ply(at, moves, mv.to_string());
                Push { id, label, look: ButtonLook::Plain }
            };
            let turn = |page| Control::Squares(at, moves, from, page);
            let back = Push::plain(Control::Pieces(at, moves, 0), &Button::Back, reader);
            let entries = all.iter().map(entry).collect();
            let rows = grid((entries, page), &turn, vec![back, cancel()], reader);
            let marked: Vec<Square> =
                std::iter::once(from).chain(all.iter().map(|mv| mv.to)).collect();
            with_marks(Screen { rows, ..say(Prompt::Square(from)) }, table, &marked, reader)
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
    Screen::from_text(escape_markdown(&prompt.text(reader), reader))
}

fn asked(prompt: Prompt, mut buttons: Vec<Push>, reader: &Reader) -> Screen {
    buttons.push(Push::plain(Control::Drop, &Button::Cancel, reader));
    Screen { rows: vec![ControlRow::Buttons(buttons)], ..prompt_screen(prompt, reader) }
}

/// A direction on the board as it is pictured, with rank 1 below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Up,
    Right,
    Down,
    Left,
}

impl Way {
    fn of(mv: &Move) -> Way {
        let place = |square: Square| (square.file(), square.rank());
        let ((file, rank), (to_file, to_rank)) = (place(mv.from), place(mv.to));
        match () {
            () if to_rank > rank => Way::Up,
            () if to_file > file => Way::Right,
            () if to_rank < rank => Way::Down,
            () => Way::Left,
        }
    }

    fn length(mv: &Move) -> u8 {
        mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank())
    }

    /// A sign that needs no language.
    const fn arrow(self) -> char {
        match self {
            Way::Up => '↑',
            Way::Right => '→',
            Way::Down => '↓',
            Way::Left => '←',
        }
    }
}

/// Buttons in rows, as many as there is room for above those of every page; each needs one tap, and
/// a list two.
fn grid(
    (entries, page): (Vec<Push>, u8),
    turn: &dyn Fn(u8) -> Control,
    below: Vec<Push>,
    reader: &Reader,
) -> Vec<ControlRow> {
    let mut rows: Vec<Vec<Push>> = Vec::new();
    let mut last = Vec::new();
    if entries.len() + below.len() <= MOST_ROWS * BUTTONS_IN_ROW {
        rows.extend(entries.chunks(BUTTONS_IN_ROW).map(<[Push]>::to_vec));
    } else {
        let pages: Vec<&[Push]> = entries.chunks((MOST_ROWS - 1) * BUTTONS_IN_ROW).collect();
        let now = usize::from(page).min(pages.len().saturating_sub(1));
        let shown = pages.get(now).copied().unwrap_or_default();
        rows.extend(shown.chunks(BUTTONS_IN_ROW).map(<[Push]>::to_vec));
        // There are fewer pages than squares.
        let number = |page: usize| u8::try_from(page).unwrap_or(u8::MAX);
        if now > 0 {
            last.push(Push::plain(turn(number(now - 1)), &Button::Previous, reader));
        }
        if now + 1 < pages.len() {
            last.push(Push::plain(turn(number(now + 1)), &Button::Next, reader));
        }
    }
    last.extend(below);
    let is_full = rows.len() == MOST_ROWS;
    match rows.last_mut().filter(|_| is_full) {
        Some(row) => row.extend(last),
        None => rows.push(last),
    }
    rows.into_iter().map(ControlRow::Buttons).collect()
}

/// With the board, on which those squares are marked, for readers who see pictures.
fn with_marks(screen: Screen, table: &Table, squares: &[Square], reader: &Reader) -> Screen {
    let shows = reader.board == BoardForm::Picture;
    let picture = shows.then(|| ScreenPicture::of_choice(table, squares, reader.words()));
    Screen { pictures: picture.into_iter().map(|picture| (0, picture)).collect(), ..screen }
}

/// What else a player can do in a game, to choose from.
pub fn more_screen(table: &Table, at: At, reader: &Reader) -> Screen {
    let steps = Notice::further_steps(table);
    let mut entries: Vec<(String, String)> = Vec::new();
    for step in steps {
        let control = match &step {
            NextStep::Say => Control::Say(at),
            NextStep::OfferDraw => Control::Draw(at),
            NextStep::Resign => Control::Resign(at),
            NextStep::Note => Control::Write(format!("{}: note", at.game)),
            step => match step.command() {
                Some(command) => Control::Do(Some(at).filter(|_| step.is_in_game()), command),
                None => continue,
            },
        };
        entries.push((control.to_string(), capital(&step.reply(reader).what)));
    }
    let text = Button::TextBoard.label(reader.words());
    entries.push((Control::Text(at).to_string(), text));
    let rules = NextStep::Rules(table.game.ruleset().id.clone());
    let control = Control::Do(None, rules.command().unwrap_or_default());
    entries.push((control.to_string(), capital(&rules.reply(reader).what)));
    let placeholder = controls::ChoiceCaption::More.text(reader.words());
    let choice = ControlRow::Choice { id: Control::Chosen(at), placeholder, entries };
    Screen { rows: vec![choice], ..prompt_screen(Prompt::More, reader) }
}

/// What somebody who doesn't play in a game is told who asks what else they can do in it.
pub fn onlooker_screen(refusal: &Refusal, at: At, reader: &Reader, name: &str) -> Screen {
    let mut screen = refusal_screen(refusal, reader, name);
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
    let board = shown_board(notice, reader).filter(|_| !notice.is_for_onlooker());
    let constant = board.map(|table| constant(table, reader));
    let at = notice.table().map(shown_position);
    let steps = notice.pressed_steps();
    let (several, single) = by_number(&steps);
    let called = |step: &NextStep| notice.called(step, reader);
    let lists = several.iter().map(|steps| list(steps, &called, reader));
    let constant = constant.into_iter().map(ControlRow::Buttons);
    let rows = games(notice, reader).into_iter().chain(constant).chain(lists);
    rows.chain(in_rows(&buttons(&single, at, reader))).take(MOST_ROWS).collect()
}

/// As many buttons that name what they are about can stand beside each other.
const MOST_ALIKE: usize = 3;

/// What else the asker can do, which is too rare for a button.
fn more(notice: &Notice, reader: &Reader) -> Option<ControlRow> {
    let game = notice.table().map(|table| table.number);
    let entry = |step: &NextStep| {
        let label = step.button()?.label(reader.words());
        let in_game = |order: String| match game.filter(|_| step.is_in_game()) {
            Some(game) => format!("{game}: {order}"),
            None => order,
        };
        let value = match (step, step.command()) {
            (NextStep::Rename, _) => format!("{WRITE_BOX}rename"),
            (NextStep::Note, _) => format!("{WRITE_BOX}{}", in_game("note".into())),
            (_, command) => in_game(command?),
        };
        (value.chars().count() <= LONGEST).then_some((value, label))
    };
    let entries: Vec<_> = notice.more_steps().iter().filter_map(entry).collect();
    let (id, caption) = (Control::Choose("more".into()), controls::ChoiceCaption::Several("more"));
    let placeholder = caption.text(reader.words());
    (!entries.is_empty()).then_some(ControlRow::Choice { id, placeholder, entries })
}

/// Steps that do the same with several things each, too many for buttons or buttons that would say
/// the same; and all others.
fn by_number(steps: &[NextStep]) -> (Vec<Vec<&NextStep>>, Vec<&NextStep>) {
    let alike = |step: &NextStep| {
        let verb = step.verb();
        let alike = steps.iter().filter(|other| verb.is_some() && other.verb() == verb);
        alike.collect::<Vec<_>>()
    };
    let is_several = |step: &NextStep| {
        let alike = alike(step);
        let says_the_same =
            alike.iter().any(|other| *other != step && other.button() == step.button());
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
fn list(
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
        id: Control::Choose(verb.to_owned()),
        placeholder: controls::ChoiceCaption::Several(verb).text(reader.words()),
        entries: entries.take(MOST_ENTRIES).collect(),
    }
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
fn buttons(steps: &[&NextStep], at: Option<At>, reader: &Reader) -> Vec<Push> {
    let button = |step: &&NextStep| {
        let own = match step {
            NextStep::Join(None) => Some(Control::JoinAs),
            NextStep::Rename => Some(Control::Write("rename".into())),
            NextStep::Counter(number) => {
                let to = DraftFor::SenderOf(*number);
                Some(Control::Play(DraftPart::Show, Draft { to, ..Draft::default() }))
            }
            NextStep::Challenge(Some(name)) => {
                let to = DraftFor::Named(name.clone());
                Some(Control::Play(DraftPart::Show, Draft { to, ..Draft::default() }))
            }
            _ => None,
        };
        if let Some(own) = own {
            let button = step.button().filter(|_| own.fits())?;
            return Some(Push::plain(own, &button, reader));
        }
        let (button, command) = (step.button().filter(|_| !step.is_answer())?, step.command()?);
        let control = Control::Do(at.filter(|_| step.is_in_game()), command);
        if !control.fits() {
            return None;
        }
        let look = match step {
            NextStep::Accept(_)
            | NextStep::AcceptDraw
            | NextStep::AcceptTakeback
            | NextStep::JoinLadder(_)
            | NextStep::EnterTournament(_) => ButtonLook::Main,
            NextStep::Concede(_) | NextStep::Resign | NextStep::Erase => ButtonLook::Grave,
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

/// The buttons below every board. They follow from the ruleset alone and never from the position,
/// because a difference would reveal what a player considers, and where a silent route is.
fn constant(table: &Table, reader: &Reader) -> Vec<Push> {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::notation::PositionLine;
    use engine::ruleset::{Language, shipped_library};
    use engine::{BySide, Game, Side, Terms};
    use templates::told::GameNews;

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
            other_of_match: None,
            beginner: false,
            event: 1,
            chain: None,
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
                ControlRow::Choice { .. } | ControlRow::Setting { .. } => {
                    panic!("a list below a board")
                }
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
        // Somebody who looks on at a board alone has only the rules below it.
        assert_eq!(plain.len(), 8 * 3 + 1);
    }

    #[test]
    fn a_challenge_can_be_sent_whatever_is_typed_and_chosen() {
        let reader = Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH);
        let all = shipped_library().iter().cloned().collect::<Vec<_>>();
        let usual = Draft {
            to: DraftFor::Everybody,
            ruleset: "copenhagen".into(),
            side: play::USUAL_SIDE.into(),
            clock: play::USUAL_CLOCK.into(),
        };
        let whom = [
            DraftFor::Everybody,
            DraftFor::Account("18446744073709551615".into(), true),
            DraftFor::Named("é".repeat(30)),
            DraftFor::SenderOf(i64::MAX),
        ];
        for to in whom {
            for typed in ["", "5 days", "1:00", &"é".repeat(40), &"x".repeat(6_000)] {
                let [ruleset, side, clock] = [(); 3].map(|()| typed.to_owned());
                let draft = Draft { to: to.clone(), ruleset, side, clock };
                let screen = draft_screen(draft, &usual, &all, &reader);
                assert_eq!(screen.rows.len(), 4);
                for row in screen.rows {
                    match row {
                        ControlRow::Setting { id: Control::Play(part, draft), entries, .. } => {
                            assert_eq!(draft.to, to);
                            for (value, _) in entries {
                                assert!(draft.clone().with(part, value).fits(), "{draft:?}");
                            }
                        }
                        ControlRow::Buttons(buttons) => {
                            assert!(buttons.iter().all(|push| push.id.fits()), "{buttons:?}");
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
        }
    }

    #[test]
    fn a_grid_has_all_that_can_be_chosen_and_fits() {
        let reader = Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH);
        let push = || Push::plain(Control::Drop, &Button::Cancel, &reader);
        for count in 1..60_usize {
            for below in 1..=2 {
                let mut seen = 0;
                for page in 0..4 {
                    let entries = (0..count).map(|_| push()).collect();
                    let last = (0..below).map(|_| push()).collect();
                    let rows = grid((entries, page), &|_| Control::Drop, last, &reader);
                    assert!(rows.len() <= MOST_ROWS, "{count}");
                    for row in &rows {
                        let ControlRow::Buttons(row) = row else { panic!("a list") };
                        assert!((1..=BUTTONS_IN_ROW).contains(&row.len()), "{count} {below:?}");
                    }
                    let all: usize = rows
                        .iter()
                        .map(|row| match row {
                            ControlRow::Buttons(row) => row.len(),
                            ControlRow::Choice { .. } | ControlRow::Setting { .. } => 0,
                        })
                        .sum();
                    let pages = if count + below <= 25 { 1 } else { count.div_ceil(20) };
                    if usize::from(page) < pages {
                        let turning =
                            usize::from(page > 0) + usize::from(usize::from(page) + 1 < pages);
                        seen += all - below - turning;
                    }
                }
                assert_eq!(seen, count);
            }
        }
    }
}
