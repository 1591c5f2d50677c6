//! What a review says about games that the search played against itself, with slips on purpose, is
//! read again from the drawn board, square by square: nothing here is shared with what found it but
//! the rules.
//!
//! `TAFLPOST_REVIEWS` says how many games, instead of one for each ruleset.

use std::collections::BTreeMap;

use engine::notation::PlyText;
use engine::{Game, Move, PlyAnnouncement, Reason, Side, Square, Terms, ruleset};
use search::facts::{MoveDeed, Slip};
use search::review::{Finding, MOST_TURNS, Review, TurningPoint};
use search::{Bounds, Budget, Searcher, Weights, forced_win, with_announcement};

/// SplitMix64.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

fn any<T: Copy>(all: &[T], state: &mut u64) -> T {
    all[usize::try_from(chance(state) % all.len() as u64).expect("an index")]
}

/// A game that begins at random; later one ply in eight is at random, and one announcement in four is
/// forgotten.
fn game(number: usize) -> Game {
    const LONGEST: usize = 90;
    let library = ruleset::shipped_library();
    let ruleset = library.iter().nth(number % library.iter().count()).expect("a ruleset").clone();
    let mut game = Game::new(ruleset.clone(), Terms::default()).expect("a game");
    let (mut searcher, mut state) = (Searcher::new(12), number as u64 * 77 + 1);
    let budget = Budget { nodes: 400, depth: 40 };
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let best = searcher.search(&game, Weights::of(&ruleset), budget, || true, |_| ()).best;
        let is_wild = game.plies().len() < 6 || chance(&mut state).is_multiple_of(8);
        let mv = if is_wild { any(&game.legal_moves(), &mut state) } else { best.expect("a move") };
        let mut ply = with_announcement(&game, mv).expect("a legal move");
        if chance(&mut state).is_multiple_of(4) {
            ply.said = PlyAnnouncement::Nothing;
        }
        game.play_read(&ply).expect("what is announced is true");
    }
    game
}

fn reviewed(game: &Game, nodes: u64) -> Review {
    Review::of(game, &mut Searcher::new(14), nodes, || true).expect("nobody stops it")
}

/// The board as it is drawn, by rank and file.
#[derive(Clone, PartialEq, Eq)]
struct Drawn(Vec<Vec<char>>);

impl Drawn {
    fn of(game: &Game) -> Drawn {
        let size = game.ruleset().size();
        let mut ranks: Vec<Vec<char>> = Vec::new();
        for rank in game.position().ranks(size).split('/') {
            let mut row = Vec::new();
            let mut number = String::new();
            for c in rank.chars().chain(['|']) {
                if c.is_ascii_digit() {
                    number.push(c);
                    continue;
                }
                row.extend(std::iter::repeat_n(' ', number.parse().unwrap_or(0)));
                number.clear();
                row.push(c);
            }
            row.pop();
            ranks.insert(0, row);
        }
        assert!(ranks.iter().all(|row| row.len() == usize::from(size)));
        Drawn(ranks)
    }

    fn at(&self, file: i32, rank: i32) -> Option<char> {
        let row = self.0.get(usize::try_from(rank).ok()?)?;
        row.get(usize::try_from(file).ok()?).copied()
    }

    fn on(&self, square: Square) -> char {
        self.at(square.file().into(), square.rank().into()).expect("a square of the board")
    }

    fn king(&self) -> (i32, i32) {
        let places = (0..self.0.len() as i32)
            .flat_map(|rank| (0..self.0.len() as i32).map(move |file| (file, rank)));
        let mut kings = places.filter(|&(file, rank)| self.at(file, rank) == Some('K'));
        let king = kings.next().expect("a king");
        assert_eq!(kings.next(), None);
        king
    }

    /// Whether only empty squares are between the king and that square, on one line.
    fn has_line_to(&self, goal: Square) -> bool {
        let (mut file, mut rank) = self.king();
        let (to_file, to_rank) = (i32::from(goal.file()), i32::from(goal.rank()));
        let (by_file, by_rank) = ((to_file - file).signum(), (to_rank - rank).signum());
        if (by_file != 0) == (by_rank != 0) {
            return false;
        }
        loop {
            (file, rank) = (file + by_file, rank + by_rank);
            if self.at(file, rank) != Some(' ') {
                return false;
            }
            if (file, rank) == (to_file, to_rank) {
                return true;
            }
        }
    }

    /// Whether the king would get to a goal if there were only attackers besides him and he went
    /// step by step.
    fn leads_out(&self, game: &Game) -> bool {
        fn go(drawn: &Drawn, game: &Game, at: (i32, i32), seen: &mut Vec<(i32, i32)>) -> bool {
            if seen.contains(&at) || matches!(drawn.at(at.0, at.1), None | Some('t')) {
                return false;
            }
            seen.push(at);
            let square = Square::new(at.0 as u8, at.1 as u8).expect("a square");
            game.ruleset().is_goal(square)
                || [(0, 1), (1, 0), (0, -1), (-1, 0)]
                    .iter()
                    .any(|by| go(drawn, game, (at.0 + by.0, at.1 + by.1), seen))
        }
        go(self, game, self.king(), &mut Vec::new())
    }
}

/// The game after a move, with everything said that the rules let its side say.
fn after(game: &Game, mv: Move) -> Option<Game> {
    let mut silent = game.clone();
    let mut ply = PlyText::from(mv);
    silent.play_read(&ply).ok()?;
    let goals: Vec<Square> = silent.open_routes().iter().collect();
    ply.said = PlyAnnouncement::Routes(goals);
    let mut said = game.clone();
    Some(if said.play_read(&ply).is_ok() { said } else { silent })
}

fn goes_to(game: &Game, mv: Move) -> Game {
    after(game, mv).unwrap_or_else(|| panic!("{mv} can be played"))
}

fn all_after(game: &Game) -> Vec<Game> {
    game.legal_moves().into_iter().map(|mv| goes_to(game, mv)).collect()
}

/// The squares from which pieces are gone, but for the one that moved.
fn gone(before: &Game, mv: Move, then: &Game) -> Vec<Square> {
    let (was, is) = (Drawn::of(before), Drawn::of(then));
    let size = before.ruleset().size();
    (0..size)
        .flat_map(|file| (0..size).filter_map(move |rank| Square::new(file, rank)))
        .filter(|&square| square != mv.from && was.on(square) != ' ' && is.on(square) == ' ')
        .collect()
}

fn can_escape_to(game: &Game, goal: Square) -> bool {
    let king = game.position().king();
    Drawn::of(game).has_line_to(goal)
        && game.ruleset().is_goal(goal)
        && after(game, Move { from: king, to: goal })
            .and_then(|after| after.outcome())
            .is_some_and(|outcome| outcome.winner == Some(Side::Defenders))
}

fn is_forked(game: &Game, goals: &[Square]) -> bool {
    goals.len() > 1
        && goals.iter().all(|&goal| Drawn::of(game).has_line_to(goal))
        && game.outcome().is_none()
        && all_after(game).iter().all(|then| {
            then.outcome().is_none() && goals.iter().any(|&goal| can_escape_to(then, goal))
        })
}

fn ends_by(game: &Game, by: Move, winner: Side, is_meant: fn(Reason) -> bool) -> bool {
    let outcome = goes_to(game, by).outcome();
    outcome.is_some_and(|it| it.winner == Some(winner) && is_meant(it.reason))
}

/// Plays on against all defences, or some of them when there are many; the proof has to hold after
/// each, and to come to its end.
fn is_forced(game: &Game, winner: Side, plies: u32, state: &mut u64) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(winner);
    }
    if plies == 0 {
        return false;
    }
    let searcher = Searcher::new(4);
    let proof = |game: &Game| {
        let bounds = Bounds { plies: plies - 1, nodes: 3_000_000 };
        game.outcome().is_some_and(|outcome| outcome.winner == Some(winner))
            || forced_win(&searcher, game, winner, bounds).is_some()
    };
    let nexts = all_after(game);
    if game.position().to_move() == winner {
        let next = nexts.iter().find(|next| proof(next));
        return next.is_some_and(|next| is_forced(next, winner, plies - 1, state));
    }
    let chosen: Vec<&Game> = (0..4).map(|_| &nexts[chance(state) as usize % nexts.len()]).collect();
    nexts.iter().all(proof)
        && chosen.into_iter().all(|next| is_forced(next, winner, plies - 1, state))
}

/// Reads a turning point again; says what isn't true about it.
fn untrue(whole: &Game, turn: &TurningPoint, state: &mut u64) -> Option<String> {
    let made = &whole.plies()[turn.ply - 1];
    let mv = made.mv.expect("a move");
    let mut before = whole.clone();
    before.take_back(whole.plies().len() + 1 - turn.ply);
    let mut then = whole.clone();
    then.take_back(whole.plies().len() - turn.ply);
    let better = turn.better[0];
    let best = goes_to(&before, better);
    let mut line = before.clone();
    for &mv in &turn.better {
        line = goes_to(&line, mv);
    }
    let (was, is, would) = (Drawn::of(&before), Drawn::of(&then), Drawn::of(&best));
    let (attack, defend) = (made.mover == Side::Attackers, made.mover == Side::Defenders);
    let is_true = match &turn.finding {
        Finding::Plain => true,
        Finding::Did(Slip::KeptSilent { goals }) => {
            let is_unsaid =
                |&goal: &Square| is.has_line_to(goal) && !then.announced().contains(goal);
            // If nothing is said now, the king can't go there next.
            let mut passed = then.clone();
            let stays = then.legal_moves().into_iter().find(|&mv| {
                let open = Drawn::of(&goes_to(&then, mv));
                goals.iter().all(|&goal| open.has_line_to(goal))
            });
            let is_closed = stays.is_none_or(|mv| {
                passed = goes_to(&then, mv);
                goals.iter().all(|&goal| !can_escape_to(&passed, goal))
            });
            defend && goals.iter().all(is_unsaid) && is_closed && then.ruleset().announces()
        }
        Finding::Did(Slip::LeftLine { goal }) => {
            attack && was.has_line_to(*goal) && can_escape_to(&then, *goal)
        }
        Finding::Did(Slip::OpenedLine { goal }) => {
            attack && !was.has_line_to(*goal) && can_escape_to(&then, *goal)
        }
        Finding::Did(Slip::LetFork { square, goals }) => {
            let from = then.position().king();
            attack && is_forked(&goes_to(&then, Move { from, to: *square }), goals)
        }
        Finding::Did(Slip::ExposedKing { by }) => {
            defend
                && ends_by(&then, *by, Side::Attackers, |it| matches!(it, Reason::KingCaptured(_)))
        }
        Finding::Did(Slip::LetRing { by }) => {
            defend && ends_by(&then, *by, Side::Attackers, |it| it == Reason::Encirclement)
        }
        Finding::Did(Slip::LetFort { by }) => {
            attack && ends_by(&then, *by, Side::Defenders, |it| it == Reason::EdgeFort)
        }
        Finding::Did(Slip::Lost { plies }) => is_forced(&then, !made.mover, *plies, state),
        Finding::Did(Slip::LostMen { by, men }) => {
            let taken = gone(&then, *by, &goes_to(&then, *by));
            let safe = best.legal_moves().into_iter().all(|mv| {
                gone(&best, mv, &goes_to(&best, mv)).iter().all(|square| !men.contains(square))
            });
            men.iter().all(|square| taken.contains(square)) && safe
        }
        Finding::Did(Slip::OpenedWall) => attack && !was.leads_out(&before) && is.leads_out(&then),
        Finding::Did(Slip::LeftGuard { corner }) => {
            let far = |one: u8, other: u8| i32::from(one.abs_diff(other));
            let guards = |square: Square| {
                far(square.file(), corner.file()) + far(square.rank(), corner.rank()) == 2
            };
            attack && then.ruleset().is_corner(*corner) && guards(mv.from) && !guards(mv.to)
        }
        Finding::Missed(MoveDeed::Escapes { goal }) => {
            defend && better.to == *goal && can_escape_to(&before, *goal)
        }
        Finding::Missed(MoveDeed::TakesKing) => {
            attack
                && ends_by(&before, better, Side::Attackers, |it| {
                    matches!(it, Reason::KingCaptured(_))
                })
        }
        Finding::Missed(MoveDeed::ClosesRing) => {
            attack && ends_by(&before, better, Side::Attackers, |it| it == Reason::Encirclement)
        }
        Finding::Missed(MoveDeed::BuildsFort) => {
            defend && ends_by(&before, better, Side::Defenders, |it| it == Reason::EdgeFort)
        }
        Finding::Missed(MoveDeed::Forks { goals }) => defend && is_forked(&best, goals),
        Finding::Missed(MoveDeed::Wins { plies }) => is_forced(&before, made.mover, *plies, state),
        Finding::Missed(MoveDeed::Takes { men }) => *men == gone(&before, better, &best),
        Finding::Missed(MoveDeed::ClosesLines { goals }) => {
            attack && goals.iter().all(|&goal| was.has_line_to(goal) && !would.has_line_to(goal))
        }
        Finding::Missed(MoveDeed::OpensLines { goals }) => {
            defend && goals.iter().all(|&goal| !was.has_line_to(goal) && would.has_line_to(goal))
        }
        Finding::Missed(MoveDeed::ClosesWall) => {
            attack && was.leads_out(&before) && !would.leads_out(&best)
        }
    };
    (!is_true).then(|| format!("{} ply {} {mv}: {turn:?}", whole.ruleset().id, turn.ply))
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a test may be told how long to take")]
fn what_is_said_about_a_game_is_true() {
    let count = std::env::var("TAFLPOST_REVIEWS").map_or_else(
        |_| ruleset::shipped_library().iter().count(),
        |it| it.parse().expect("a number"),
    );
    let (mut wrong, mut kinds, mut state) = (Vec::new(), BTreeMap::new(), 5);
    for number in 0..count {
        let game = game(number);
        let review = reviewed(&game, 1_500);
        assert_eq!(review.chances.len(), game.plies().len() + 1);
        assert!(review.turns.len() <= MOST_TURNS);
        for turn in &review.turns {
            let kind = format!("{:?}", turn.finding);
            let kind = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
            *kinds.entry(kind).or_insert(0) += 1;
            wrong.extend(untrue(&game, turn, &mut state));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(kinds.len() > 4, "too little was said to test it: {kinds:?}");
}

#[test]
fn the_same_game_gives_the_same_review() {
    for number in [0, 5, 9] {
        let game = game(number);
        assert_eq!(reviewed(&game, 1_000), reviewed(&game, 1_000));
    }
}

fn played(id: &str, plies: &[&str]) -> Game {
    let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
    let mut game = Game::new(ruleset, Terms::default()).expect("a game");
    for ply in plies {
        game.play(ply).unwrap_or_else(|why| panic!("{ply}: {why:?}"));
    }
    game
}

/// Whether it was given up, lost on time or is too short to have turned: what isn't over on the board
/// is worth what the search thinks of it.
#[test]
fn games_of_few_plies_have_reviews_too() {
    for plies in [&[][..], &["d1-c1"], &["d1-c1", "d3-a3"]] {
        let review = reviewed(&played("brandubh", plies), 1_000);
        assert_eq!(review.chances.len(), plies.len() + 1);
        assert!(review.turns.is_empty(), "{review:?}");
        assert!(review.chances.iter().all(|chance| (1..=99).contains(chance)), "{review:?}");
    }
}

/// The end counts as it was, also if a search would think otherwise of the board.
#[test]
fn a_game_is_worth_in_the_end_how_it_ended() {
    let mut ends = BTreeMap::new();
    for number in 0..40 {
        let game = game(number);
        let Some(outcome) = game.outcome() else { continue };
        let worth = match outcome.winner {
            Some(Side::Defenders) => 100,
            Some(Side::Attackers) => 0,
            None => 50,
        };
        let review = reviewed(&game, 50);
        assert_eq!(review.chances.last(), Some(&worth), "{number}");
        *ends.entry(worth).or_insert(0) += 1;
    }
    assert!(ends.len() >= 2, "{ends:?}");
}

/// A game in which both sides go there and back until that is a draw, if it is a draw there.
fn there_and_back() -> Game {
    let ruleset = ruleset::shipped_library()
        .iter()
        .find(|ruleset| ruleset.options.repetition == ruleset::options::Repetition::Draw);
    let id = &ruleset.expect("a ruleset with draws by repetition").id;
    let mut game = played(id, &[]);
    let both_ways = |game: &Game| {
        let position = game.position();
        let mv = position.legal_moves(game.ruleset()).into_iter().next().expect("a move");
        [mv, Move { from: mv.to, to: mv.from }]
    };
    let attack = both_ways(&game);
    game.play_read(&attack[0].into()).expect("a move");
    let defend = both_ways(&game);
    let round = [defend[0], attack[1], defend[1], attack[0]];
    for mv in round.into_iter().cycle().take(40) {
        if game.outcome().is_some() {
            break;
        }
        game.play_read(&mv.into()).expect("a move");
    }
    game
}

/// Where a position that comes back too often is a draw.
#[test]
fn a_drawn_game_is_worth_half() {
    let game = there_and_back();
    assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(None));
    assert_eq!(reviewed(&game, 200).chances.last(), Some(&50));
}

/// What is remembered of a position doesn't know what came before it.
#[test]
fn what_is_expected_ends_where_a_repetition_ends_the_game() {
    let mut game = there_and_back();
    let last = game.plies().last().and_then(|ply| ply.mv).expect("a move");
    game.take_back(1);
    let mut searcher = Searcher::new(12);
    // The table knows how it would go on from each of these positions, of which one comes back.
    let budget = Budget { nodes: 20_000, depth: 4 };
    let weights = Weights::of(game.ruleset());
    for plies in 0..4 {
        let mut earlier = game.clone();
        earlier.take_back(game.plies().len() - plies);
        searcher.search(&earlier, weights, budget, || true, |_| {});
    }
    assert_eq!(searcher.expected_line(&game, last), [last]);
    // Where it comes back for the first time, the same move goes on.
    let mut earlier = game.clone();
    earlier.take_back(4);
    assert!(searcher.expected_line(&earlier, last).len() > 1, "it knows how that goes on");
}

/// The one who asked for a review can have it stopped.
#[test]
fn a_review_that_is_stopped_says_nothing() {
    let game = game(3);
    assert_eq!(Review::of(&game, &mut Searcher::new(8), 1_000, || false), None);
}
