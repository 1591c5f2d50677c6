//! What somebody is told who sits down at a terminal: where they are and what waits for them there,
//! or how to become a player.

use commands::{Deed, Question, WhichGames, first_game};

use crate::medium::terminal;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::shown::make_harmless;
use crate::told::step::{NextStep, give};
use crate::words::Arg;

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Greeting {
    /// Nobody who plays here, under that name.
    Stranger {
        name: String,
    },
    Player(WaitingFor),
}

/// What waits for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingFor {
    pub name: String,
    /// The games in which it is their turn.
    pub games: Vec<i64>,
    /// How many challenges to them are open.
    pub challenges: usize,
    /// How many open challenges of others there are.
    pub open_challenges: usize,
}

impl Greeting {
    /// Plain text, several lines, for a terminal.
    pub fn text(&self, reader: &Reader) -> String {
        let said = match self {
            Greeting::Stranger { name } => {
                let name = ("name", Arg::from(make_harmless(name)));
                reader.words().say("greeting-stranger", &[name, reader.club_argument()])
            }
            Greeting::Player(waiting) => waiting.say(reader),
        };
        let page = Page { next: self.next_steps(), ..Block::Paragraph(said).into() };
        terminal::page_text(&page, reader)
    }

    fn next_steps(&self) -> Vec<NextStep> {
        match self {
            Greeting::Stranger { name } => {
                let join = give(Deed::Join(Some(name.clone())));
                vec![join, give(first_game()), give(Question::Help(None))]
            }
            Greeting::Player(WaitingFor { games, challenges, open_challenges, .. }) => {
                let steps = [
                    (!games.is_empty(), give(Question::Games(WhichGames::Own))),
                    (*challenges > 0, give(Question::Invitations)),
                    (*open_challenges > 0, give(Question::Seeks(None))),
                ];
                steps.into_iter().filter_map(|(is_open, step)| is_open.then_some(step)).collect()
            }
        }
    }
}

impl WaitingFor {
    fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let name = ("name", Arg::from(self.name.as_str()));
        let mut said = vec![words.say("greeting-player", &[name, reader.club_argument()])];
        let games = words.list(self.games.iter().map(i64::to_string).collect());
        for (id, count) in [
            ("greeting-games", self.games.len()),
            ("greeting-challenges", self.challenges),
            ("greeting-open-challenges", self.open_challenges),
        ] {
            if count > 0 {
                let count = ("count", Arg::from(count));
                said.push(words.say(id, &[count, ("numbers", games.as_str().into())]));
            }
        }
        if said.len() == 1 {
            said.push(words.say("greeting-nothing", &[]));
        }
        said.join(" ")
    }
}
