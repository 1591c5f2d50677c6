//! A picture of a board as an address that says everything that is drawn: anyone who knows it can
//! have the picture, so it needs no right, and its answer never changes. It names no game and no
//! player.

use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::Library;
use engine::{Move, Position, Ruleset, Side, Square};
use pictures::{Picture, Seat, Theme};

/// The path of all such addresses.
pub const PATH: &str = "/board.svg";

/// What an address asks for.
#[derive(Clone, Debug)]
pub struct BoardAddress {
    ruleset: Arc<Ruleset>,
    position: Position,
    last: Option<Move>,
    taken: Vec<Square>,
    marked: Vec<Square>,
    seat: Seat,
    pub theme: Theme,
}

impl BoardAddress {
    /// The address of a picture without trays, in no theme yet.
    pub fn of(picture: &Picture<'_>) -> String {
        let Picture { ruleset, position, last, taken, marked, seat, trays: _ } = picture;
        let side = if position.to_move() == Side::Attackers { "a" } else { "d" };
        let mut address = format!(
            "{PATH}?ruleset={}&version={}&ranks={}&side={side}",
            ruleset.id,
            ruleset.version,
            position.ranks(ruleset.size()),
        );
        if let Some(last) = last {
            address.push_str(&format!("&last={last}"));
        }
        for (name, squares) in [("taken", taken), ("marked", marked)] {
            if !squares.is_empty() {
                let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
                address.push_str(&format!("&{name}={}", squares.join(",")));
            }
        }
        if *seat == Seat::North {
            address.push_str("&seat=north");
        }
        address
    }

    /// Reads the part of an address behind its question mark; `None` if it isn't one of these.
    pub fn parse(query: &str, library: &Library) -> Option<BoardAddress> {
        let value = |name: &str| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find_map(|(key, value)| (key == name).then_some(value))
        };
        let ruleset = library.version(value("ruleset")?, value("version")?.parse().ok()?)?;
        let line = PositionLine::parse(&format!("{} {}", value("ranks")?, value("side")?)).ok()?;
        let position = line.position(ruleset).ok()?;
        let on_board = |text: &str| {
            let square: Square = text.parse().ok()?;
            square.is_on(ruleset.size()).then_some(square)
        };
        let squares = |name: &str| -> Option<Vec<Square>> {
            value(name).map_or(Some(Vec::new()), |text| text.split(',').map(on_board).collect())
        };
        let last = match value("last") {
            None => None,
            Some(text) => {
                let (from, to) = text.split_once('-')?;
                Some(Move { from: on_board(from)?, to: on_board(to)? })
            }
        };
        Some(BoardAddress {
            position,
            last,
            taken: squares("taken")?,
            marked: squares("marked")?,
            seat: if value("seat") == Some("north") { Seat::North } else { Seat::South },
            theme: value("theme").and_then(Theme::from_word).unwrap_or(Theme::Light),
            ruleset: Arc::clone(ruleset),
        })
    }

    pub fn picture(&self) -> Picture<'_> {
        Picture {
            ruleset: &self.ruleset,
            position: &self.position,
            last: self.last,
            taken: self.taken.clone(),
            marked: self.marked.clone(),
            seat: self.seat,
            trays: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ruleset::shipped_library;
    use engine::{Game, Terms};

    use super::*;

    fn again(address: &str) -> Option<String> {
        let (_, query) = address.split_once('?').expect("a query");
        let read = BoardAddress::parse(query, shipped_library())?;
        Some(BoardAddress::of(&read.picture()))
    }

    #[test]
    fn an_address_reads_back_to_the_same_picture() {
        for ruleset in shipped_library().versions() {
            let mut game = Game::new(ruleset.clone(), Terms::default()).expect("a game");
            let mut plies = 0;
            while let Some(&mv) = game.legal_moves().first().filter(|_| plies < 60) {
                let address = BoardAddress::of(&Picture::of(&game, Seat::South));
                assert_eq!(again(&address).as_ref(), Some(&address));
                let marked =
                    BoardAddress::of(&Picture::marked(&game, &[mv.from, mv.to], Seat::North));
                assert_eq!(again(&marked).as_ref(), Some(&marked));
                game.play_read(&mv.into()).expect("a legal move");
                plies += 1;
            }
        }
    }

    #[test]
    fn the_last_position_of_a_game_can_be_looked_at() {
        let ruleset = shipped_library().newest("brandubh").expect("a ruleset");
        let line = PositionLine::parse("7/7/7/7/7/1t5/3K3 d").expect("a line");
        let mut game = line.game(ruleset.clone(), Terms::default()).expect("a game");
        game.play("d1-a1").expect("an escape");
        assert!(game.outcome().is_some());
        let address = BoardAddress::of(&Picture::of(&game, Seat::South));
        assert_eq!(again(&address), Some(address));
    }

    #[test]
    fn what_is_no_board_has_no_picture() {
        let start = BoardAddress::of(&Picture::start(
            shipped_library().newest("brandubh").expect("a ruleset"),
            Seat::South,
        ));
        let (_, good) = start.split_once('?').expect("a query");
        for (from, to) in [
            ("brandubh", "nothing"),
            ("version=", "version=9"),
            ("side=a", "side=x"),
            ("side=a", "side=a&last=z1-a1"),
            ("side=a", "side=a&last=a1"),
            ("side=a", "side=a&taken=a1,,"),
            ("side=a", "side=a&marked=h8"),
            ("K", "KK"),
            ("K", "1"),
            ("/", "/8/"),
        ] {
            let bad = good.replace(from, to);
            assert!(BoardAddress::parse(&bad, shipped_library()).is_none(), "{bad}");
        }
        assert!(BoardAddress::parse(good, shipped_library()).is_some());
    }
}
