//! The lines that can be sent in reply to a notice, each with what it does: for email, which has no
//! buttons. They depend only on what the reader can do and see; the move is an example of how moves
//! are written, and is the first legal one in the order of squares, so that it advises nothing.

use std::fmt::Display;

use engine::ruleset::options::Dice;
use engine::{Move, Piece, Side};

use super::{Notice, mailed};
use crate::notice::invitation::Invitation;
use crate::notice::ladder::Ladder;
use crate::notice::ladder::table::LadderTable;
use crate::notice::mailed::{AnsweredLine, ContactNotice};
use crate::notice::table::Table;
use crate::notice::tournament::{Tournament, TournamentLine, TournamentReader};
use crate::orders::Word;
use crate::orders::places::{AnswerWord, LadderWord, OrderWord, ProposalWord, TournamentWord};
use crate::page::Reply;
use crate::reader::Reader;
use crate::refusal::misread::example;
use crate::told::game::GameNews;
use crate::told::news::News;
use crate::told::step::NextStep;
use crate::told::who::Who;

/// What the reader can answer.
pub(super) fn replies(notice: &Notice, reader: &Reader) -> Vec<Reply> {
    let replies = Replies { reader };
    match notice {
        Notice::Invited(invitation) => replies.invited(invitation),
        Notice::Sought(seek) => {
            vec![replies.with(OrderWord::Cancel, seek.number, "reply-cancel")]
        }
        Notice::Answered { table, lines, .. } => {
            let done = lines.iter().rev().find_map(AnsweredLine::done);
            let notice = match (done, table) {
                (Some(done), None) => done,
                (Some(done), Some(_)) if done.table().is_some() => done,
                (_, Some(table)) => return replies.table(notice, table),
                (None, None) => return replies.usual(),
            };
            let replies = self::replies(notice, reader);
            match notice.game() {
                Some(game) if mailed::games(lines).len() > 1 => {
                    replies.into_iter().map(|reply| reply.in_game(game, reader)).collect()
                }
                _ => replies,
            }
        }
        Notice::Contact(contact) => replies.contact(contact),
        Notice::Ladder(Ladder::Table(table)) => replies.ladder(table),
        Notice::Ladder(Ladder::Why(_) | Ladder::Record(_)) => {
            [NextStep::Ladder, NextStep::Games, NextStep::Help]
                .map(|step| replies.step(&step))
                .into()
        }
        Notice::Tournament(Tournament::Page(page)) => replies.tournament(&page.line),
        Notice::Tournament(Tournament::News { page: Some(page), .. }) => {
            replies.tournament(&page.line)
        }
        Notice::News(News { next: Some(steps), .. }) => {
            steps.iter().map(|step| replies.step(step)).collect()
        }
        Notice::Asked { .. } | Notice::MailAsked { .. } => replies.yes_or_no(),
        Notice::Said { by: Who::Other(_), .. } => vec![
            replies.example(OrderWord::Say, "reply-say"),
            replies.alone(OrderWord::Mute, "reply-mute"),
            replies.alone(OrderWord::Board, "reply-board"),
        ],
        _ => match notice.table() {
            Some(table) => replies.table(notice, table),
            None => replies.usual(),
        },
    }
}

struct Replies<'a> {
    reader: &'a Reader,
}

impl Replies<'_> {
    fn reply(&self, line: String, what: &str) -> Reply {
        Reply { line, what: self.reader.words().say(what, &[]) }
    }

    fn step(&self, step: &NextStep) -> Reply {
        match step {
            NextStep::Yes => self.alone(OrderWord::Yes, "reply-yes"),
            NextStep::No => self.alone(OrderWord::No, "reply-no"),
            NextStep::EraseAs(name) => self.with(OrderWord::Erase, name, "reply-erase"),
            NextStep::LinkWith(code) => self.with(OrderWord::Link, code, "reply-link"),
            NextStep::Games => self.alone(OrderWord::Games, "reply-games"),
            NextStep::Help => self.alone(OrderWord::Help, "reply-help"),
            NextStep::Ladder => self.alone(OrderWord::Ladder, "reply-ladder"),
            NextStep::Concede(_) => self.on_ladder(LadderWord::Concede, "reply-ladder-concede"),
            NextStep::Defer(_) => self.on_ladder(LadderWord::Defer, "reply-ladder-defer"),
        }
    }

    fn alone(&self, order: OrderWord, what: &str) -> Reply {
        self.reply(order.phrase(self.reader.language).to_owned(), what)
    }

    fn yes_or_no(&self) -> Vec<Reply> {
        vec![self.alone(OrderWord::Yes, "reply-yes"), self.alone(OrderWord::No, "reply-no")]
    }

    /// An order and what follows it.
    fn with(&self, order: OrderWord, argument: impl Display, what: &str) -> Reply {
        self.reply(format!("{} {argument}", order.phrase(self.reader.language)), what)
    }

    fn example(&self, order: OrderWord, what: &str) -> Reply {
        self.reply(example(order, self.reader.words()), what)
    }

    fn accept_or_decline(&self, order: OrderWord, [accept, decline]: [&str; 2]) -> [Reply; 2] {
        [(AnswerWord::Accept, accept), (AnswerWord::Decline, decline)]
            .map(|(answer, what)| self.with(order, answer.phrase(self.reader.language), what))
    }

    fn on_ladder(&self, word: LadderWord, what: &str) -> Reply {
        self.with(OrderWord::Ladder, word.phrase(self.reader.language), what)
    }

    /// The first player from below who can be challenged is the example.
    fn ladder(&self, table: &LadderTable) -> Vec<Reply> {
        let open = table.rungs.iter().flatten().rfind(|rung| rung.open);
        let challenge = open.map(|rung| {
            let reply = self.on_ladder(LadderWord::Challenge, "reply-ladder-challenge");
            Reply { line: format!("{} {}", reply.line, rung.name), ..reply }
        });
        challenge.into_iter().chain(self.usual()).collect()
    }

    fn tournament(&self, line: &TournamentLine) -> Vec<Reply> {
        let (word, what) = match line.reader {
            TournamentReader::MayEnter => (TournamentWord::Join, "reply-tournament-join"),
            TournamentReader::Plays => (TournamentWord::Leave, "reply-tournament-leave"),
            TournamentReader::Nothing => return self.usual(),
        };
        let word = format!("{} {}", word.phrase(self.reader.language), line.number);
        [vec![self.with(OrderWord::Tournament, word, what)], self.usual()].concat()
    }

    /// Where there is nothing else to say.
    fn usual(&self) -> Vec<Reply> {
        vec![
            self.alone(OrderWord::Games, "reply-games"),
            self.alone(OrderWord::Settings, "reply-settings"),
            self.alone(OrderWord::Help, "reply-help"),
        ]
    }

    fn contact(&self, contact: &ContactNotice) -> Vec<Reply> {
        let name = match contact {
            ContactNotice::Wrote { name, .. } | ContactNotice::Invited { name, .. } => {
                name.as_deref()
            }
            ContactNotice::Refused(_) => None,
        };
        let join = match name {
            Some(name) => self.with(OrderWord::Join, name, "reply-join"),
            // Nobody can have that name: a person who copies the line is asked for a name.
            None => self.with(OrderWord::Join, "…", "reply-join-as"),
        };
        vec![join, self.alone(OrderWord::No, "reply-no-contact")]
    }

    fn invited(&self, invitation: &Invitation) -> Vec<Reply> {
        let number = invitation.number;
        if invitation.party() == "sender" {
            return vec![self.with(OrderWord::Cancel, number, "reply-cancel")];
        }
        let [random, ply] =
            [ProposalWord::Random, ProposalWord::Ply].map(|word| word.phrase(self.reader.language));
        let counter = format!("{number} {random} 3d/{ply}");
        vec![
            self.with(OrderWord::Accept, number, "reply-accept"),
            self.with(OrderWord::Decline, number, "reply-decline"),
            self.with(OrderWord::Counter, counter, "reply-counter"),
        ]
    }

    fn table(&self, notice: &Notice, table: &Table) -> Vec<Reply> {
        let Some(seat) = table.seat else {
            return vec![
                self.alone(OrderWord::Games, "reply-games"),
                self.alone(OrderWord::Help, "reply-help"),
            ];
        };
        if table.end.is_some() {
            return vec![
                self.alone(OrderWord::Rematch, "reply-rematch"),
                self.alone(OrderWord::History, "reply-history"),
                self.alone(OrderWord::Help, "reply-help"),
            ];
        }
        let mut replies = Vec::new();
        let is_on_move = table.game.position().to_move() == seat;
        if is_on_move {
            if self.may_roll(table) {
                replies.push(self.alone(OrderWord::Roll, "reply-roll"));
            }
            replies.extend(self.a_move(table));
        } else if matches!(notice, Notice::Game { news: GameNews::TimeUp, .. }) {
            replies.push(self.alone(OrderWord::Claim, "reply-claim"));
        }
        if table.takeback_offered == Some(!seat) {
            let whats = ["reply-takeback-accept", "reply-takeback-decline"];
            replies.extend(self.accept_or_decline(OrderWord::Takeback, whats));
        }
        match table.draw_offered {
            Some(by) if by != seat => {
                let whats = ["reply-draw-accept", "reply-draw-decline"];
                replies.extend(self.accept_or_decline(OrderWord::Draw, whats));
            }
            Some(_) => {}
            None => replies.push(self.alone(OrderWord::Draw, "reply-draw")),
        }
        if !is_on_move && table.game.plies().last().is_some_and(|ply| ply.mover == seat) {
            replies.push(self.alone(OrderWord::Withdraw, "reply-withdraw"));
            if table.takeback_offered.is_none() {
                replies.push(self.alone(OrderWord::Takeback, "reply-takeback"));
            }
            if table.game.terms().dice == Dice::None {
                replies.push(self.example(OrderWord::If, "reply-plan"));
            }
        }
        replies.extend([
            self.alone(OrderWord::Resign, "reply-resign"),
            self.example(OrderWord::Say, "reply-say"),
            self.alone(OrderWord::Board, "reply-board"),
            self.alone(OrderWord::Help, "reply-help"),
        ]);
        replies
    }

    /// Whether the hún can be rolled for the king.
    fn may_roll(&self, table: &Table) -> bool {
        let game = &table.game;
        game.terms().dice == Dice::Hun
            && game.position().to_move() == Side::Defenders
            && game.rolled().is_none()
    }

    /// The first legal move; before a roll, that of a man.
    fn a_move(&self, table: &Table) -> Option<Reply> {
        let is_king = |mv: &Move| table.game.position().piece_at(mv.from) == Some(Piece::King);
        let unrolled = self.may_roll(table);
        let mut moves = table.game.legal_moves().into_iter();
        let mv = moves.find(|mv| !unrolled || !is_king(mv))?;
        Some(self.reply(mv.to_string(), "reply-move"))
    }
}
