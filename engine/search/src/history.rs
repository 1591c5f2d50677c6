//! Which positions have occurred: in the game since the last capture, and on the way to where the
//! search is.

#[derive(Clone, Debug, Default)]
pub struct PositionHistory {
    keys: Vec<u64>,
    /// Where each stretch without captures begins.
    stretches: Vec<usize>,
    /// How many of them are from the game.
    in_game: usize,
}

impl PositionHistory {
    /// The positions of a game since its last capture, the present one among them.
    pub fn of_game(keys: Vec<u64>) -> PositionHistory {
        let in_game = keys.len();
        PositionHistory { keys, stretches: vec![0], in_game }
    }

    /// The positions of the game.
    pub fn of_the_game(&self) -> &[u64] {
        self.keys.get(..self.in_game).unwrap_or_default()
    }

    /// Goes to a position; `takes` says whether something was taken on the way.
    pub fn enter(&mut self, key: u64, takes: bool) {
        if takes {
            self.stretches.push(self.keys.len());
        } else if let Some(&last) = self.stretches.last() {
            self.stretches.push(last);
        }
        self.keys.push(key);
    }

    pub fn leave(&mut self) {
        self.keys.pop();
        self.stretches.pop();
    }

    /// How often the present position has occurred, now included; and whether it did before on the
    /// way from the game's last position.
    pub fn times(&self) -> (u32, bool) {
        let from = self.stretches.last().copied().unwrap_or(0);
        let Some((&now, before)) = self.keys.split_last() else { return (0, false) };
        let (mut times, mut again) = (1, false);
        // Both sides have to move twice for a position to come back.
        for (place, &key) in before.iter().enumerate().skip(from) {
            if key == now {
                times += 1;
                again |= place >= self.in_game;
            }
        }
        (times, again)
    }
}
