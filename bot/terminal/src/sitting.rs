//! A player at a terminal: which game they look at, and what was shown to them last. A yes is an
//! answer to that: notices that come meanwhile neither answer nor end a question, but one that
//! offers something itself comes between, so that the question is asked again.

use commands::{Deed, GameQuestion, Misread, Needs, Order, OrderLine, Question};
use service::{Answer, MessageAt, Place};
use templates::Notice;

/// The refusals of a game that isn't the player's own.
const NOT_A_SEAT: [&str; 3] = ["no-game", "not-your-game", "not-a-player"];

/// A player at a terminal, until they leave.
#[derive(Clone, Debug)]
pub struct Sitting {
    id: String,
    /// How many lines were answered and offers shown.
    shown: u64,
    /// The game that the player has looked at last, by a command of their own.
    game: Option<u32>,
    /// The line after which the player was asked which game they mean.
    unclear: Option<OrderLine>,
}

impl Sitting {
    /// A new one, with an id that no other has had, and with the game at which the player was
    /// looking when the connection broke.
    pub fn new(id: String, game: Option<u32>) -> Sitting {
        Sitting { id, shown: 0, game, unclear: None }
    }

    /// The game that a line is about if it names none. Only the player's own lines change it,
    /// never what arrives: a move must not be played elsewhere because of a message that came while
    /// it was typed.
    pub fn game(&self) -> Option<u32> {
        self.game
    }

    /// Something is shown that a yes could be meant for as well.
    pub fn show_offer(&mut self) {
        self.shown += 1;
        self.unclear = None;
    }

    /// Where the next line is said.
    pub fn turn_page(&mut self) -> Place {
        let at = |shown: u64| MessageAt {
            conversation: format!("terminal {}", self.id),
            message: shown.to_string(),
        };
        let place = Place { answers: at(self.shown), asks: at(self.shown + 1) };
        self.shown += 1;
        place
    }

    /// What a line means here.
    pub fn hear(
        &mut self,
        text: &str,
        read: Result<OrderLine, Misread>,
    ) -> Result<OrderLine, Misread> {
        let unclear = self.unclear.take();
        read.map(|line| match (unclear, number_alone(text, &line)) {
            (Some(unclear), Some(game)) => OrderLine { game: Some(game), ..unclear },
            _ => self.in_current_game(line),
        })
    }

    fn in_current_game(&self, line: OrderLine) -> OrderLine {
        // A rematch is of the last game, which is over.
        let is_for_current = line.game.is_none()
            && line.order.needs() != Needs::Nothing
            && line.order != Order::Do(Deed::Rematch);
        match is_for_current {
            true => OrderLine { game: self.game, ..line },
            false => line,
        }
    }

    /// Notes what came of a line.
    pub fn note_answer(&mut self, line: &OrderLine, answer: &Answer) {
        match answer {
            Answer::Done(notice) => match shown_game(notice) {
                Some(ShownGame { number, is_over: false }) => self.game = Some(number),
                Some(ShownGame { number, is_over: true }) => self.leave_game(number),
                None => {}
            },
            Answer::Refused(refusal) => match (refusal.code(), line.game) {
                ("which-game", None) => self.unclear = Some(line.clone()),
                ("over", Some(game)) => self.leave_game(game),
                // A game that is named has been looked at, whatever else was wrong.
                (code, Some(game)) if !NOT_A_SEAT.contains(&code) => self.game = Some(game),
                _ => {}
            },
        }
    }

    /// Notes what came of a line that is no command: the player may be asked in which game the only
    /// one is meant that it may stand for.
    pub fn note_misread(&mut self, misread: &Misread, answer: &Answer) {
        let is_asked = matches!(answer, Answer::Refused(refusal) if refusal.code() == "which-game");
        let commands = match misread {
            Misread::Offered { commands } | Misread::NoClock { commands } => commands.as_slice(),
            _ => &[],
        };
        if is_asked
            && let [only] = commands
            && let Ok(line) = commands::read(only)
        {
            self.note_answer(&line, answer);
        }
    }

    fn leave_game(&mut self, game: u32) {
        self.game.take_if(|current| *current == game);
    }
}

/// The number of a game if a line is nothing else: `3`, or `game 3 please`, but not `3: board`.
fn number_alone(text: &str, line: &OrderLine) -> Option<u32> {
    let is_board = line.order == Order::Ask(Question::Game(GameQuestion::Board(None)));
    line.game.filter(|_| is_board && commands::read(text).is_err())
}

struct ShownGame {
    number: u32,
    is_over: bool,
}

/// The player's own game that an answer is about.
fn shown_game(notice: &Notice) -> Option<ShownGame> {
    let (number, is_over) = match (notice, notice.table()) {
        (_, Some(table)) => (table.seat.map(|_| table.number)?, table.end.is_some()),
        (Notice::Noted { game, .. } | Notice::Said { game, .. }, None) => (*game, false),
        _ => return None,
    };
    Some(ShownGame { number: number.try_into().ok()?, is_over })
}
