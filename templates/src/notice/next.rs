//! What a reader can do next: because of what a notice says, and in general. It depends only on what
//! the reader can do and see; a move is an example of how moves are written, and is the first legal
//! one in the order of squares, so that it advises nothing.

use commands::words::{OrderWord, PartWord, ValueWord, Word};
use commands::{
    Deed, FIRST_RULESET, GameQuestion, LadderDeed, LadderQuestion, Offer, Proposal, Question, Role,
    Sure, TellsEnd, TournamentDeed, TournamentQuestion, VacationOrder, WhichGames, first_game,
};
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use engine::{Move, Piece, Side};

use crate::invitation::terms::{Invitation, Party};
use crate::ladder::LadderWhy;
use crate::ladder::answer::LadderAnswer;
use crate::ladder::table::{LadderReader, LadderTable, Rung};
use crate::notice::list::{GamesOf, NoteLine};
use crate::notice::mailed::{AnsweredLine, ContactNotice, LineAnswer};
use crate::notice::table::Table;
use crate::notice::trial::Trial;
use crate::notice::why::Explanation;
use crate::notice::{Notice, mailed};
use crate::organising::today::{ClubToday, TodayReader};
use crate::reader::Reader;
use crate::review::LEAST_PLIES;
use crate::rules::parts;
use crate::ruleset_name::RulesetName;
use crate::told::game::GameNews;
use crate::told::news::{Frame, News};
use crate::told::step::{
    NextStep, SuggestedReply, answer_report, begin, begin_in, counter, give, give_in, like,
    to_play, typed_number, yes_or_no,
};
use crate::told::who::Who;
use crate::told::words_beside::WordsBeside;
use crate::tournament::page::{Tournament, TournamentLine, TournamentReader};
use crate::words::Words;

/// What can always be done.
fn usual() -> [NextStep; 3] {
    [give(Question::Games(WhichGames::Own)), give(Question::Settings), give(Question::Help(None))]
}

impl Notice {
    /// What the reader can do because of what this says. Every medium shows it.
    pub fn next_steps(&self) -> Vec<NextStep> {
        match self {
            Notice::Game { table, .. } if table.seat.is_none() => Vec::new(),
            _ => self.shared_steps(),
        }
    }

    /// The same where several see it, players and others: each may try, and the club looks who may.
    pub fn shared_steps(&self) -> Vec<NextStep> {
        match self {
            Notice::Joined { seeks, .. } => after_joining(seeks),
            Notice::Invited(invitation) => {
                let is_new = invitation.reader == Party::Recipient;
                let rules =
                    is_new.then(|| give(Question::Rules(invitation.ruleset.id.to_string(), None)));
                answers(invitation).into_iter().chain(rules).collect()
            }
            Notice::Sought(seek) => vec![of_seek(seek)],
            Notice::Game { table, news, side } => told_of_game(table, *news, *side),
            Notice::Board(table) | Notice::Picture(table, None) | Notice::Warned(table, _) => {
                offers(table)
            }
            Notice::Plan(table, lines) if table.end.is_none() => {
                let planned = [give(GameQuestion::Plan), give(Deed::DropPlan)];
                if lines.is_empty() { vec![like(OrderWord::If)] } else { planned.into() }
            }
            Notice::Vacation { until: Some(_), .. } | Notice::Vacation { planned: Some(_), .. } => {
                vec![give(Deed::Vacation(VacationOrder::End))]
            }
            Notice::Vacation { left, .. } if *left > 0 => vec![like(OrderWord::Vacation)],
            Notice::Asked { order, .. } if is_ply(order) => {
                vec![NextStep::AnnounceAfter(order.clone()), give(Deed::No)]
            }
            Notice::Asked { .. } | Notice::MailAsked { .. } => yes_or_no().into(),
            Notice::NotesOpened { game, by: Who::Other(_) } => {
                vec![give_in(*game, GameQuestion::Notes)]
            }
            Notice::Notes(_, notes) if notes.is_empty() => vec![like(OrderWord::Note)],
            Notice::Tries(_, lines) if lines.is_empty() => vec![like(OrderWord::Try)],
            Notice::Tries(game, lines) => of_saved_lines(*game, lines),
            Notice::Noted { line: Some(_), game } => {
                vec![begin_in(*game, OrderWord::Try), give_in(*game, GameQuestion::Tries(None))]
            }
            Notice::Tried(trial) => of_trial(trial),
            Notice::News(news) => news.said.next_steps(),
            Notice::Ladder(LadderAnswer::Table(table)) => on_ladder(table),
            Notice::Ladder(LadderAnswer::Why(why)) => against_rung(why),
            Notice::Tournament(tournament) => of_tournament(tournament),
            Notice::Lesson(lesson) => lesson.steps(),
            Notice::Rules(ruleset, None) => {
                let id = || ruleset.id.to_string();
                vec![
                    give(Question::Learn(id(), None, None)),
                    give(Question::Rules(id(), Some(PartWord::Captures))),
                    give(Question::Rules(id(), Some(PartWord::All))),
                ]
            }
            Notice::Privacy => vec![give(Deed::Export(Sure::Ask)), give(Deed::Erase(None))],
            Notice::History(..) => vec![give(GameQuestion::Record)],
            Notice::Games(games) if games.invitations > 0 => vec![give(Question::Invitations)],
            Notice::Games(games) if games.lines.is_empty() => match games.of {
                GamesOf::Reader => to_play().into(),
                GamesOf::Waiting | GamesOf::Finished => Vec::new(),
            },
            Notice::Found(found) => found.next_steps(),
            Notice::Archived(board) => board.next_steps(),
            Notice::PublicGames(_, games) => games
                .iter()
                .map(|game| give(Question::Watch(typed_number(game.number), None)))
                .collect(),
            Notice::Invitations(invitations) => invitations.iter().flat_map(answers).collect(),
            Notice::Settings(settings) if let Some(which) = settings.only => {
                let lines = commands::choices(which).into_iter().map(|setting| setting.line());
                lines.map(NextStep::Send).collect()
            }
            Notice::Seeks(ruleset, seeks) => of_seeks(ruleset.as_ref(), seeks),
            // Nobody can be challenged yet.
            Notice::Members(list) if list.shown.is_empty() && list.part.is_none() => {
                vec![give(first_game()), begin(OrderWord::Seek)]
            }
            Notice::Members(_) => vec![give(Question::Seeks(None)), begin(OrderWord::Challenge)],
            Notice::Member(page) if page.member.is_reader => Vec::new(),
            Notice::Member(page) => {
                let handle = || page.member.handle.clone();
                vec![
                    give(Deed::Challenge(handle(), Proposal::default())),
                    give(Deed::Follow(handle(), TellsEnd::No)),
                ]
            }
            Notice::EndFollowed(..) => vec![give(Question::Follows)],
            Notice::Edition(edition) => {
                let watch = edition
                    .games
                    .first()
                    .map(|game| give(Question::Watch(typed_number(game.line.number), None)));
                let seeks = (!edition.seeks.is_empty()).then_some(give(Question::Seeks(None)));
                watch.into_iter().chain(seeks).collect()
            }
            Notice::ClubToday(today) => steps_after_today(today),
            Notice::Why(Explanation::Refused(refusal, _)) => refusal.next_steps(),
            Notice::Answered { lines, offers, words, closing, .. } => {
                let passed_on = can_be_passed_on(words).into_iter();
                let of_lines = numbered(self.steps_of_email_lines(lines));
                let speaks = closing.speaks.map(NextStep::AnswerIn);
                passed_on.chain(offers.iter().cloned()).chain(of_lines).chain(speaks).collect()
            }
            Notice::Contact(ContactNotice::StopAsked) => yes_or_no().into(),
            Notice::Contact(contact) => {
                let name = match contact {
                    ContactNotice::Wrote { name, .. } | ContactNotice::Invited { name, .. } => name,
                    ContactNotice::Refused(_) | ContactNotice::StopAsked => &None,
                };
                let join = match name {
                    Some(name) => give(Deed::Join(Some(name.clone()))),
                    None => begin(OrderWord::Join),
                };
                vec![join, NextStep::RefuseContact]
            }
            _ => Vec::new(),
        }
    }

    /// Whether it brings what somebody offers its reader or says to them, for which a yes could be
    /// meant.
    pub fn invites_answer(&self) -> bool {
        let is_offer =
            |step: &NextStep| matches!(step, NextStep::Give(_)) && step.role() == Role::Accepts;
        matches!(self, Notice::Said { by: Who::Other(_), .. })
            || self.next_steps().iter().any(is_offer)
    }

    /// What else a player can do in a running game, apart from moving and from what needs words that
    /// a command has to carry.
    pub fn further_steps(table: &Table) -> Vec<NextStep> {
        let mut steps = in_game(&Notice::Board(Box::new(table.clone())), table);
        steps.retain(|step| {
            let is_shown = step.plays_ply()
                || [give(GameQuestion::Board(None)), give(Question::Help(None))].contains(step);
            !is_shown && (step.command().is_some() || *step == like(OrderWord::Say))
        });
        if table.seat.is_some() && table.draw_offered == table.seat {
            steps.push(give(Deed::Draw(Offer::Withdraw)));
        }
        match table.time_offered {
            Some((by, _)) if Some(by) == table.seat => {
                steps.push(give(Deed::Time(Offer::Withdraw)))
            }
            None if table.time.is_some() && !table.is_against_house() => {
                steps.push(like(OrderWord::OfferTime))
            }
            _ => {}
        }
        let waits = table.seat.is_some_and(|seat| table.game.position().to_move() != seat);
        if waits && !steps.contains(&give(Deed::Claim)) {
            steps.push(give(Deed::Claim));
        }
        steps.push(match table.is_against_house() {
            true => give(Question::Why),
            false => give(Deed::Mute),
        });
        steps.push(give(GameQuestion::Captured));
        steps.extend(known_of(table));
        steps
    }

    /// Whether it tells the reader of their own move, which they may want back.
    pub fn is_own_ply(&self) -> bool {
        match self {
            Notice::Game {
                table,
                news: GameNews::Ply | GameNews::PlyUnannounced | GameNews::AnnouncedAfter,
                ..
            } if table.end.is_none() => {
                let mover = table.game.plies().last().map(|ply| ply.mover);
                mover.is_some() && table.seat == mover
            }
            _ => false,
        }
    }

    /// Whether it shows a game to somebody who doesn't play in it, and to nobody else.
    pub fn is_for_onlooker(&self) -> bool {
        match self {
            Notice::Board(table) | Notice::Picture(table, _) => table.seat.is_none(),
            _ => false,
        }
    }

    /// The same where what can be done is pressed: there, help says where everything is, and a game
    /// that is over leads to another one.
    pub fn pressed_steps(&self) -> Vec<NextStep> {
        match self {
            Notice::Help(None, now) => {
                let join = now.iter().filter(|step| step.role() == Role::Enters).cloned();
                let usual = [
                    give(first_game()),
                    give(Question::Rules(FIRST_RULESET.into(), None)),
                    give(Question::Games(WhichGames::Own)),
                    give(Question::Seeks(None)),
                    give(LadderQuestion::Show(None)),
                ];
                join.chain(usual).collect()
            }
            Notice::Rules(ruleset, shown) => {
                let id = || ruleset.id.to_string();
                let short = shown.map(|_| give(Question::Rules(id(), None)));
                // Which parts there are is the same in every language.
                let parts = parts(Words::of(Language::English), ruleset).into_iter();
                let others = parts.filter(|part| Some(*part) != *shown);
                short
                    .into_iter()
                    .chain(others.map(|part| give(Question::Rules(id(), Some(part)))))
                    .collect()
            }
            // A button would not say which of the games it shows.
            Notice::Edition(_) => {
                let mut steps = self.shared_steps();
                steps.retain(|step| !step.watches());
                steps
            }
            Notice::Board(table) | Notice::Picture(table, None) if self.is_for_onlooker() => {
                let rules = give(Question::Rules(table.game.ruleset().id.to_string(), None));
                let follow = give(Deed::Follow(table.number.to_string(), TellsEnd::No));
                std::iter::once(rules).chain(table.end.is_none().then_some(follow)).collect()
            }
            _ => {
                let is_over =
                    self.table().is_some_and(|table| table.end.is_some()) && !self.is_elsewhere();
                let again = (is_over && matches!(self, Notice::Game { .. } | Notice::Board(_)))
                    .then_some(give(Deed::Rematch));
                self.shared_steps().into_iter().chain(again).collect()
            }
        }
    }

    /// What else the reader can do, too rare for a place of its own where there is little room.
    pub fn more_steps(&self) -> Vec<NextStep> {
        match self {
            Notice::Help(None, _) => vec![
                give(Question::Rulesets),
                give(Question::Invitations),
                give(TournamentQuestion::List),
                give(Question::Settings),
                give(Question::Privacy),
            ],
            Notice::Settings(settings) if settings.only.is_none() => {
                // The last one can't be taken away.
                let ways = settings.ways.iter().map(|(way, _)| way.address.clone());
                let unlink =
                    ways.map(|way| give(Deed::Unlink(way))).filter(|_| settings.ways.len() > 1);
                let account = [
                    begin(OrderWord::Rename),
                    give(Question::Privacy),
                    give(Deed::Export(Sure::Ask)),
                    give(Deed::Erase(None)),
                ];
                account.into_iter().chain(unlink).collect()
            }
            // While the game goes on, its board leads to them (`further_steps`).
            Notice::Board(table) if table.seat.is_some() && table.end.is_some() => known_of(table),
            Notice::Ladder(LadderAnswer::Table(table)) => match table.reader {
                LadderReader::On { .. } => {
                    let ladder = || table.ladder.id().to_owned();
                    vec![
                        give(LadderQuestion::Player(None, Some(ladder()))),
                        give(LadderQuestion::Rules(Some(ladder()))),
                        give(LadderDeed::Leave(Some(ladder()))),
                    ]
                }
                LadderReader::Off | LadderReader::Nobody | LadderReader::Closed(_) => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The lines that can be sent in reply to this, each with what it does: for email, which has no
    /// buttons.
    pub fn replies(&self, reader: &Reader) -> Vec<SuggestedReply> {
        let names_games = match self {
            Notice::Answered { lines, .. } => mailed::games(lines).len() > 1,
            _ => false,
        };
        let game = self.last_done().game().filter(|_| names_games);
        replies(&self.all_steps(), game, reader)
    }

    /// The same among lines about other games: each that is done in a game names it.
    pub fn replies_with_game(&self, reader: &Reader) -> Vec<SuggestedReply> {
        replies(&self.all_steps(), self.game(), reader)
    }

    /// What its reader can do next, and what can be done whatever has happened.
    pub fn all_steps(&self) -> Vec<NextStep> {
        let mut steps = self.next_steps();
        if steps.iter().any(NextStep::is_answer) || self.is_for_stranger() {
            return steps;
        }
        let always = self.always();
        steps.retain(|step| !always.contains(step));
        steps.extend(always);
        steps
    }

    /// What each line of an answered email leads to.
    fn steps_of_email_lines(&self, lines: &[AnsweredLine]) -> Vec<NextStep> {
        let last = self.last_done();
        let of_line = |line: &AnsweredLine| match &line.answer {
            LineAnswer::Done(notice) if std::ptr::eq(&**notice, last) => last.next_steps(),
            // Other lines may be about other games, and a reply would be about the last.
            LineAnswer::Done(notice) => out_of_game(notice.next_steps()),
            LineAnswer::Refused(refusal) => out_of_game(refusal.next_steps()),
            LineAnswer::Failed(_) | LineAnswer::LeftOut => Vec::new(),
        };
        lines.iter().flat_map(of_line).collect()
    }

    /// Of an email's lines, the last that was done.
    fn last_done(&self) -> &Notice {
        let Notice::Answered { lines, .. } = self else { return self };
        lines.iter().rev().find_map(AnsweredLine::done).unwrap_or(self)
    }

    /// Whether its reader is not a player yet, or no longer.
    fn is_for_stranger(&self) -> bool {
        matches!(self, Notice::Contact(_) | Notice::News(News { frame: Frame::ForStranger, .. }))
    }

    /// What can be done whatever has happened.
    fn always(&self) -> Vec<NextStep> {
        match self {
            Notice::Invited(_) | Notice::Sought(_) => Vec::new(),
            Notice::Said { by: Who::Other(_), .. } => {
                vec![like(OrderWord::Say), give(Deed::Mute), give(GameQuestion::Board(None))]
            }
            Notice::Answered { table, .. } => {
                let done = self.last_done();
                match table {
                    Some(table) if done.table().is_none() => in_game(done, table),
                    _ if std::ptr::eq(done, self) => usual().into(),
                    _ => done.always(),
                }
            }
            // What was possible then is not what is possible now.
            Notice::Past(table, _) | Notice::Picture(table, Some(_)) if table.seat.is_some() => {
                vec![give(GameQuestion::Board(None)), give(Question::Help(None))]
            }
            // Nothing is played from what is tried.
            Notice::Tried(trial) if trial.table.seat.is_some() => {
                vec![give(GameQuestion::Board(None)), give(Question::Help(None))]
            }
            _ => match self.table() {
                Some(table) => in_game(self, table),
                None => usual().into(),
            },
        }
    }
}

/// The same, with the commands that several lines of an email offer numbered from the first to the
/// last.
fn numbered(steps: Vec<NextStep>) -> Vec<NextStep> {
    let offers = |step: &NextStep| matches!(step, NextStep::Send(_) | NextStep::Choose(..));
    if steps.iter().filter(|step| offers(step)).count() < 2 {
        return steps;
    }
    let mut numbers = 1..;
    let with_number = |step| match step {
        NextStep::Send(command) | NextStep::Choose(_, command) => {
            NextStep::Choose(numbers.next().unwrap_or_default(), command)
        }
        step => step,
    };
    steps.into_iter().map(with_number).collect()
}

/// The lines for those steps. Of steps that do the same, such as to challenge one player or another,
/// the first is an example of all. `game` is named where it is given.
pub(crate) fn replies(
    steps: &[NextStep],
    game: Option<i64>,
    reader: &Reader,
) -> Vec<SuggestedReply> {
    let mut replies: Vec<SuggestedReply> = Vec::new();
    for step in steps {
        let SuggestedReply { line, what } = step.reply(reader);
        let line = match game.filter(|_| step.is_in_game()) {
            Some(game) => format!("{game}: {line}"),
            None => line,
        };
        let is_known = |other: &SuggestedReply| match step {
            // Each offered command is one of its own, and says by which number it is chosen.
            NextStep::Choose(..) => false,
            NextStep::Send(_) => other.line == line,
            _ => other.what == what,
        };
        if !replies.iter().any(is_known) {
            replies.push(SuggestedReply { line, what });
        }
    }
    replies
}

/// The lines for what a sentence leads to: for a medium that has no place of its own for them.
pub(crate) fn hints(steps: &[NextStep], reader: &Reader) -> Vec<SuggestedReply> {
    replies(steps, None, reader)
}

fn out_of_game(steps: Vec<NextStep>) -> Vec<NextStep> {
    steps.into_iter().filter(|step| !step.is_in_game()).collect()
}

/// The answers to whether what stands around an email's moves is passed on, if that is asked.
fn can_be_passed_on(words: &WordsBeside) -> Vec<NextStep> {
    let asked: &[ValueWord] = match (words.asked.is_empty(), words.is_asked_again) {
        (true, _) => &[],
        (false, true) => &[ValueWord::Yes, ValueWord::No],
        (false, false) => &[ValueWord::Yes, ValueWord::No, ValueWord::Ask],
    };
    asked.iter().copied().map(NextStep::PassOn).collect()
}

fn after_joining(seeks: &[Invitation]) -> Vec<NextStep> {
    let usual = [
        give(Question::Seeks(None)),
        begin(OrderWord::Challenge),
        give(Question::Rules(FIRST_RULESET.into(), None)),
        give(Question::Learn(FIRST_RULESET.into(), None, None)),
        give(Question::Help(None)),
    ];
    std::iter::once(give(first_game())).chain(seeks.iter().map(of_seek)).chain(usual).collect()
}

fn answers(invitation: &Invitation) -> Vec<NextStep> {
    let number = invitation.number;
    match invitation.reader {
        Party::Sender => vec![give(Deed::Cancel(Some(typed_number(number))))],
        _ if invitation.to_newcomer => {
            vec![
                NextStep::JoinAndAccept(number),
                give(Deed::Decline(Some(typed_number(number)), None)),
            ]
        }
        _ => vec![
            give(Deed::Accept(Some(typed_number(number)))),
            give(Deed::Decline(Some(typed_number(number)), None)),
            counter(number),
        ],
    }
}

fn of_seek(seek: &Invitation) -> NextStep {
    match seek.reader {
        Party::Sender => give(Deed::Cancel(Some(typed_number(seek.number)))),
        Party::Recipient => NextStep::Take(seek.number, seek.sender.clone()),
    }
}

/// The open challenges that there are, perhaps only those for a ruleset.
fn of_seeks(ruleset: Option<&RulesetName>, seeks: &[Invitation]) -> Vec<NextStep> {
    let follow = ruleset.map(|name| give(Deed::Follow(name.id().to_owned(), TellsEnd::No)));
    if !seeks.is_empty() {
        return seeks.iter().map(of_seek).chain(follow).collect();
    }
    match ruleset {
        None => vec![give(first_game()), begin(OrderWord::Seek)],
        Some(ruleset) => {
            let seek = NextStep::Send(format!("seek {}", ruleset.id()));
            [seek].into_iter().chain(follow).chain([give(Question::Seeks(None))]).collect()
        }
    }
}

fn of_saved_lines(game: i64, notes: &[NoteLine]) -> Vec<NextStep> {
    let step = |note: &NoteLine| {
        let line = note.line.as_ref()?.number;
        Some(give_in(game, GameQuestion::Tries(Some(line))))
    };
    notes.iter().filter_map(step).collect()
}

fn of_trial(trial: &Trial) -> Vec<NextStep> {
    let plan = trial.plan().map(|plan| give(Deed::Plan(plan)));
    let game = trial.game();
    let of_line = [give_in(game, GameQuestion::TryBack), give_in(game, Deed::TrySave(None))];
    let of_line = of_line.into_iter().filter(|_| !trial.line().is_empty());
    let on = std::iter::once(begin_in(game, OrderWord::Try));
    on.chain(plan).chain(of_line).chain([give_in(game, GameQuestion::Tries(None))]).collect()
}

/// Whether an order is a move.
fn is_ply(order: &str) -> bool {
    order.split(' ').next().is_some_and(|word| word.contains(|c: char| c.is_ascii_digit()))
}

fn told_of_game(table: &Table, news: GameNews, side: Side) -> Vec<NextStep> {
    if table.end.is_some() {
        return Vec::new();
    }
    let is_own = table.seat == Some(side);
    match news {
        GameNews::DrawOffered if is_own => vec![give(Deed::Draw(Offer::Withdraw))],
        GameNews::DrawOffered => {
            vec![give(Deed::Draw(Offer::Accept)), give(Deed::Draw(Offer::Decline))]
        }
        GameNews::TakebackOffered if is_own => Vec::new(),
        GameNews::TakebackOffered => {
            vec![give(Deed::Takeback(Offer::Accept)), give(Deed::Takeback(Offer::Decline))]
        }
        GameNews::TimeOffered if is_own => vec![give(Deed::Time(Offer::Withdraw))],
        GameNews::TimeOffered => {
            vec![give(Deed::Time(Offer::Accept)), give(Deed::Time(Offer::Decline))]
        }
        GameNews::TimeUp if !is_own => vec![give(Deed::Claim)],
        _ => offers(table),
    }
}

/// The answers to what the opponent has offered or asked for.
fn offers(table: &Table) -> Vec<NextStep> {
    let Some(seat) = table.seat.filter(|_| table.end.is_none()) else { return Vec::new() };
    let mut steps = Vec::new();
    if table.takeback_offered == Some(!seat) {
        steps.extend([give(Deed::Takeback(Offer::Accept)), give(Deed::Takeback(Offer::Decline))]);
    }
    if table.time_offered.is_some_and(|(by, _)| by != seat) {
        steps.extend([give(Deed::Time(Offer::Accept)), give(Deed::Time(Offer::Decline))]);
    }
    if table.draw_offered == Some(!seat) {
        steps.extend([give(Deed::Draw(Offer::Accept)), give(Deed::Draw(Offer::Decline))]);
    }
    steps
}

/// The first player from below who can be challenged comes first.
fn on_ladder(table: &LadderTable) -> Vec<NextStep> {
    let ladder = || table.ladder.id().to_owned();
    let challenge = || {
        table.rungs.iter().flatten().rev().filter(|rung| rung.open).map(|rung| {
            let (place, name, ladder) = (rung.place, rung.name.clone(), ladder());
            NextStep::ChallengeOnLadder { place, name, ladder }
        })
    };
    match table.reader {
        LadderReader::Off => {
            vec![
                give(LadderDeed::Join(Some(ladder()))),
                give(LadderQuestion::Rules(Some(ladder()))),
            ]
        }
        LadderReader::On { place: 1, .. } | LadderReader::Nobody | LadderReader::Closed(_) => {
            Vec::new()
        }
        LadderReader::On { highest, place: own } => {
            let within = |rung: &&Rung| (highest..own).contains(&rung.place) && !rung.open;
            let closed = table.rungs.iter().flatten().rev().find(within);
            let why = closed.map(|rung| give(LadderQuestion::Why(Some(rung.name.clone()), None)));
            challenge().chain(why).collect()
        }
    }
}

/// The challenge of a player on a ladder, or what could be done so that it is possible.
fn against_rung(why: &LadderWhy) -> Vec<NextStep> {
    match (&why.may, why.place) {
        (Ok(()), Some(place)) => {
            let (name, ladder) = (why.name.clone(), why.ladder.id().to_owned());
            vec![NextStep::ChallengeOnLadder { place, name, ladder }]
        }
        (Ok(()), None) => Vec::new(),
        (Err(barrier), _) => barrier.sentence(&why.ladder, &why.name).next_steps(),
    }
}

fn of_tournament(tournament: &Tournament) -> Vec<NextStep> {
    let of_line = |line: &TournamentLine| match line.reader {
        TournamentReader::MayEnter => {
            Some(give(TournamentDeed::Join(Some(typed_number(line.number)))))
        }
        TournamentReader::Plays => {
            Some(give(TournamentDeed::Leave(Some(typed_number(line.number)), Sure::Ask)))
        }
        TournamentReader::Nothing => None,
    };
    match tournament {
        Tournament::List(lines) => {
            let open = lines.iter().filter(|line| line.reader == TournamentReader::MayEnter);
            let first =
                lines.first().map(|line| give(TournamentQuestion::Show(typed_number(line.number))));
            open.filter_map(of_line).chain(first).collect()
        }
        Tournament::Page(page) | Tournament::News { page: Some(page), .. } => {
            of_line(&page.line).into_iter().chain(page.leads_to()).collect()
        }
        Tournament::News { page: None, .. } => Vec::new(),
        Tournament::ForEverybody { said, .. } => said.next_steps(),
    }
}

/// What an organiser can do about the club's day; the host does it elsewhere.
fn steps_after_today(today: &ClubToday) -> Vec<NextStep> {
    let follow = match today.reader {
        TodayReader::Host => return Vec::new(),
        TodayReader::Organiser { is_told: false } => {
            give(Deed::Follow(OrderWord::ClubToday.canonical().to_owned(), TellsEnd::No))
        }
        TodayReader::Organiser { is_told: true } => {
            give(Deed::Unfollow(OrderWord::ClubToday.canonical().to_owned()))
        }
    };
    let oldest = today.reports.first.first();
    let answer = oldest.map(|report| answer_report(report.number));
    answer.into_iter().chain([follow]).collect()
}

/// What a player can look up about a game, and write about it for themselves.
fn known_of(table: &Table) -> Vec<NextStep> {
    let kept = [like(OrderWord::Note), give_in(table.number, GameQuestion::Notes)];
    [give(GameQuestion::History), give(GameQuestion::Replay(None)), like(OrderWord::Try)]
        .into_iter()
        .chain(kept)
        .collect()
}

/// What can be done in a game.
fn in_game(notice: &Notice, table: &Table) -> Vec<NextStep> {
    let Some(seat) = table.seat else {
        return vec![give(Question::Games(WhichGames::Own)), give(Question::Help(None))];
    };
    if table.end.is_some() {
        let is_reviewed = table.game.plies().len() >= LEAST_PLIES;
        let analysis = is_reviewed.then_some(give(GameQuestion::Analysis));
        let again = [give(Deed::Rematch)].into_iter().chain(analysis);
        return again.chain([give(GameQuestion::History), give(Question::Help(None))]).collect();
    }
    let mut steps = Vec::new();
    let is_on_move = table.game.position().to_move() == seat;
    if is_on_move {
        steps.extend(may_roll(table).then_some(give(Deed::Roll)));
        steps.extend(a_move(table).map(|mv| give(Deed::Ply(mv.to_string()))));
    } else if matches!(notice, Notice::Game { news: GameNews::TimeUp, .. }) {
        steps.push(give(Deed::Claim));
    }
    steps.extend(offers(table));
    // The house reads nothing, and gives a hint instead of a draw.
    let is_house = table.is_against_house();
    if table.draw_offered.is_none() && !is_house {
        steps.push(give(Deed::Draw(Offer::Make)));
    }
    if !is_on_move && table.game.plies().last().is_some_and(|ply| ply.mover == seat) {
        if table.takeback_offered.is_none() {
            steps.push(give(Deed::Takeback(Offer::Make)));
        }
        if table.game.terms().dice == Dice::None {
            steps.push(like(OrderWord::If));
        }
    }
    steps.extend((is_house && is_on_move).then_some(give(Deed::Hint)));
    steps.push(give(Deed::Resign(Sure::Ask)));
    steps.extend((!is_house).then_some(like(OrderWord::Say)));
    steps.extend([give(GameQuestion::Board(None)), give(Question::Help(None))]);
    steps
}

/// What somebody has to know who has never played here: a move, where its piece could go instead,
/// and all that can be typed.
pub(crate) fn first_steps(table: &Table) -> Vec<NextStep> {
    let roll = may_roll(table).then_some(give(Deed::Roll));
    let ply = a_move(table);
    let legal = ply.map(|mv| give(GameQuestion::Legal(Some(mv.from))));
    let ply = ply.map(|mv| give(Deed::Ply(mv.to_string())));
    [roll, ply, legal, Some(give(Question::Help(None)))].into_iter().flatten().collect()
}

/// Whether the hún can be rolled for the king.
fn may_roll(table: &Table) -> bool {
    let game = &table.game;
    game.terms().dice == Dice::Hun
        && game.position().to_move() == Side::Defenders
        && game.rolled().is_none()
}

/// The first legal move; before a roll, that of a man.
fn a_move(table: &Table) -> Option<Move> {
    let is_king = |mv: &Move| table.game.position().piece_at(mv.from) == Some(Piece::King);
    let unrolled = may_roll(table);
    let mut moves = table.game.legal_moves().into_iter();
    moves.find(|mv| !unrolled || !is_king(mv))
}
