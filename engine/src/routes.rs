//! Escape routes: goal squares the king reaches by one move along empty squares, each
//! named by its goal (RULES 1).

use crate::square::Square;

/// At most four routes, one in each direction, by file, then by rank.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Routes {
    goals: [Option<Square>; 4],
}

impl Routes {
    pub const NONE: Routes = Routes { goals: [None; 4] };

    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.goals.iter().flatten().copied()
    }

    pub fn len(&self) -> usize {
        self.iter().count()
    }

    pub fn is_empty(&self) -> bool {
        self.goals[0].is_none()
    }

    pub fn contains(&self, goal: Square) -> bool {
        self.iter().any(|route| route == goal)
    }

    /// The routes that `keep` accepts.
    #[must_use]
    pub fn filter(self, keep: impl Fn(Square) -> bool) -> Routes {
        self.iter().filter(|&goal| keep(goal)).collect()
    }
}

impl FromIterator<Square> for Routes {
    /// Sorts, drops duplicates, and keeps the first four: a king has four directions.
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Routes {
        let mut routes = Routes::NONE;
        for square in squares {
            let mut carried = Some(square);
            if routes.contains(square) {
                continue;
            }
            for goal in &mut routes.goals {
                match (*goal, carried) {
                    (Some(here), Some(new)) if here < new => {}
                    (_, None) => break,
                    _ => std::mem::swap(goal, &mut carried),
                }
            }
        }
        routes
    }
}

impl std::fmt::Debug for Routes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
