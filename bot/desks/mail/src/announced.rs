//! What the sender of an email says about announcing escapes around a move, in lines of their own: the
//! move is played with the announcement, or held if that isn't clear. Among the attackers, and where
//! nothing is announced, these are words like any others. It depends on words, the ruleset and the
//! side, and never on which routes are open.

use std::sync::Arc;

use commands::{Deed, Order, OrderLine};
use engine::notation::{Body, PlyText};
use engine::ruleset::Ruleset;
use engine::{Move, PlyAnnouncement};
use everyday::announcing::{self, AnnouncementPlace, Announcements, Settled, Utterance};
use kernel::ledger::Ledger;
use play::announcing::ruleset_of;
use storage::{Fault, GameId, PlayerId};

use crate::board::ShownGames;
use crate::incoming::{Incoming, MailLine, Proof};

/// The most moves of which it is asked with which announcement they are meant.
const MOST_MOVES: usize = 2;

/// A move of an email in a game whose escapes its sender announces.
struct CandidateMove {
    /// Among what the email says.
    at: usize,
    game: GameId,
    ruleset: Arc<Ruleset>,
    /// As they are written, each with its number of a game.
    plies: Vec<(Option<u32>, String)>,
}

/// The email with its moves as they are meant after what it says about announcing; `None` if that
/// changes nothing.
pub fn settled(
    ledger: &Ledger<'_>,
    player: Option<PlayerId>,
    mail: &Incoming,
) -> Result<Option<Incoming>, Fault> {
    let Some(player) = player else { return Ok(None) };
    let board = ShownGames::of(ledger, mail.answers)?;
    let (mut candidates, mut has_others) = (Vec::new(), false);
    for (at, said) in mail.said.iter().enumerate() {
        let plies = plies_of(said);
        let Some((game, ply)) = plies.first() else { continue };
        let line = OrderLine { game: *game, order: Deed::Ply(ply.clone()).into() };
        match announced_game(ledger, player, &board, line)? {
            Some((game, ruleset)) => candidates.push(CandidateMove { at, game, ruleset, plies }),
            None => has_others = true,
        }
    }
    if candidates.is_empty() {
        let just_words = mail.beside.iter().any(|line| line.announces);
        if has_others && just_words {
            let mut mail = mail.clone();
            mail.beside.iter_mut().filter(|line| line.announces).for_each(|line| {
                (line.stays, line.announces) = (false, false);
            });
            return Ok(Some(mail));
        }
        return match has_others {
            true => Ok(None),
            false => alone(ledger, player, &board, mail),
        };
    }
    let mut settled = mail.clone();
    let is_one = candidates.len() == 1;
    for candidate in &candidates {
        if let (Some(said), Some(line)) =
            (candidate.said(mail, is_one), settled.said.get_mut(candidate.at))
        {
            *line = said;
        }
    }
    if settled.said == mail.said {
        return Ok(None);
    }
    // What was an announcement is no other line.
    let announcements: Vec<Announcements> =
        candidates.iter().map(|candidate| Announcements::of(&candidate.ruleset)).collect();
    let is_said = |text: &str| announcements.iter().any(|it| it.is_nothing_else(text));
    settled.said.retain(|said| !matches!(said, MailLine::Unclear { typed, .. } if is_said(typed)));
    settled.rest.retain(|line| !is_said(line));
    settled.beside.retain(|line| !is_said(&line.text));
    Ok(Some(settled))
}

/// The plies that an item of an email names.
fn plies_of(said: &MailLine) -> Vec<(Option<u32>, String)> {
    match said {
        MailLine::Order(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => {
            vec![(*game, ply.clone())]
        }
        MailLine::Several(moves) => {
            let read = moves.iter().filter_map(|typed| match commands::as_typed(typed) {
                Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => Some((game, ply)),
                _ => None,
            });
            read.collect()
        }
        MailLine::Order(_) | MailLine::Unclear { .. } | MailLine::Held { .. } => Vec::new(),
    }
}

/// The game that a line is about, and its ruleset, if the sender announces escapes there.
fn announced_game(
    ledger: &Ledger<'_>,
    player: PlayerId,
    board: &ShownGames,
    line: OrderLine,
) -> Result<Option<(GameId, Arc<Ruleset>)>, Fault> {
    let line = board.about_its_game(line);
    let Some(game) = board.meant(ledger, player, &line)? else { return Ok(None) };
    let open = match ledger.lookup().open(game) {
        Ok(open) => open,
        // A game that can't be read has its own answer.
        Err(fault) => fault.lasting().map(|_| None)?,
    };
    Ok(open.and_then(|open| Some((game, ruleset_of(&open, player)?))))
}

impl CandidateMove {
    /// What is to be done about it instead, if anything is said about announcing.
    fn said(&self, mail: &Incoming, is_one: bool) -> Option<MailLine> {
        let all = Announcements::of(&self.ruleset).heard_in(&mail.own);
        let moves: Vec<Option<Move>> = self.plies.iter().map(|(_, ply)| self.mv(ply)).collect();
        let of_this = |mv: Option<Move>| {
            all.iter().filter_map(move |it| self.about(it, mv, is_one)).collect::<Vec<Utterance>>()
        };
        let is_doubted = matches!(mail.said.get(self.at), Some(MailLine::Several(_)));
        if !is_doubted {
            let (game, ply) = self.plies.first()?;
            let heard = of_this(moves.first().copied().flatten());
            return match announcing::settle(ply, &heard, &self.ruleset) {
                Settled::AsTyped => None,
                Settled::With(ply) => {
                    let order = Deed::Ply(ply).into();
                    Some(MailLine::Order(OrderLine { game: *game, order }))
                }
                Settled::Held(plies) => Some(held(ply, plies.iter().map(|ply| (*game, ply)))),
            };
        }
        // Moves that were asked about anyway are offered with what is announced.
        let is_about = |mv: &Option<Move>| !of_this(*mv).is_empty();
        if !moves.iter().any(is_about) {
            return None;
        }
        let mut choices: Vec<(Option<u32>, String)> = Vec::new();
        for ((game, ply), mv) in self.plies.iter().zip(&moves).take(MOST_MOVES) {
            let bare = announcing::without_announcement(ply, &self.ruleset);
            let bare = bare.unwrap_or_else(|| ply.clone());
            let plies = match announcing::settle(&bare, &of_this(*mv), &self.ruleset) {
                Settled::AsTyped => vec![ply.clone()],
                Settled::With(ply) => vec![ply],
                Settled::Held(plies) => plies,
            };
            choices.extend(plies.into_iter().map(|ply| (*game, ply)));
        }
        let typed: Vec<&str> = self.plies.iter().map(|(_, ply)| ply.as_str()).collect();
        Some(held(&typed.join(", "), choices.iter().map(|(game, ply)| (*game, ply))))
    }

    fn mv(&self, ply: &str) -> Option<Move> {
        let bare = announcing::without_announcement(ply, &self.ruleset)?;
        let read = PlyText::parse(&bare, &self.ruleset.spellings).ok()?;
        debug_assert_eq!(read.said, PlyAnnouncement::Nothing);
        match read.body {
            Body::Move { mv, .. } => Some(mv),
            Body::Pass => None,
        }
    }

    /// What is said, if it is about that move; where there are several games, it isn't clear about
    /// which.
    fn about(&self, said: &Utterance, mv: Option<Move>, is_one: bool) -> Option<Utterance> {
        let is_its = match (said.place, said.game) {
            (AnnouncementPlace::With(with), game) => {
                Some(with) == mv && game.is_none_or(|game| GameId(game.into()) == self.game)
            }
            (_, Some(game)) => GameId(game.into()) == self.game,
            (_, None) => true,
        };
        let is_unclear =
            !is_one && said.game.is_none() && !matches!(said.place, AnnouncementPlace::With(_));
        let is_doubtful = said.is_doubtful || is_unclear;
        is_its.then(|| Utterance { is_doubtful, ..said.clone() })
    }
}

fn held<'a>(ply: &str, choices: impl Iterator<Item = (Option<u32>, &'a String)>) -> MailLine {
    let line = |(game, ply): (Option<u32>, &String)| {
        OrderLine { game, order: Deed::Ply(ply.clone()).into() }.to_string()
    };
    MailLine::Held { ply: ply.to_owned(), choices: choices.map(line).collect() }
}

/// An email that announces something and names no move.
fn alone(
    ledger: &Ledger<'_>,
    player: PlayerId,
    board: &ShownGames,
    mail: &Incoming,
) -> Result<Option<Incoming>, Fault> {
    let is_said = mail.said.iter().any(|said| !matches!(said, MailLine::Unclear { .. }));
    // A sender who isn't proven could only be asked about a move.
    if is_said || mail.proof == Proof::Unproven {
        return Ok(None);
    }
    let line = OrderLine { game: None, order: Deed::Ply(String::new()).into() };
    let Some((_, ruleset)) = announced_game(ledger, player, board, line)? else {
        return Ok(None);
    };
    let announcements = Announcements::of(&ruleset);
    let heard = announcements.heard_in(&mail.own);
    let counting = || heard.iter().filter(|it| it.counts());
    let Some(first) = counting().next() else { return Ok(None) };
    let Some(words) = first.words.clone().filter(|_| counting().all(|it| it.words == first.words))
    else {
        return Ok(None);
    };
    let order = Deed::Ply(words).into();
    let said = vec![MailLine::Order(OrderLine { game: first.game, order })];
    let mut rest = mail.rest.clone();
    rest.retain(|line| !announcements.is_nothing_else(line));
    Ok(Some(Incoming { said, rest, ..mail.clone() }))
}
