//! What a player follows, and why something can't be followed.

use commands::words::{FollowWord, OrderWord, Word};
use commands::{Deed, Question, TellsEnd};
use serde::{Deserialize, Serialize};

use crate::told::lookups::Lookups;
use crate::told::news::News;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{give, typed_number};

/// Something that a player can follow, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Followed {
    /// Everything that is public.
    Club,
    Game(i64),
    /// The public games of that player.
    Player(i64),
    /// Open challenges for that ruleset.
    Ruleset(String),
    /// What organisers want to know of the club, each morning.
    Today,
}

/// Why something can't be followed, or not any longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "follow-why", rename_all = "kebab-case")]
pub enum FollowRefused {
    /// No game, player or ruleset is called that.
    Nothing { typed: String },
    /// The asker is told of their own games anyway.
    OwnGames,
    /// The asker follows as much as anybody can.
    TooMuch { most: u32 },
    /// The asker doesn't follow it.
    NotFollowed { typed: String },
}

impl Followed {
    /// The words by which a sentence about it is chosen and said.
    fn named<L: Lookups>(&self, said: Sentence, club: &L) -> Result<Sentence, L::Fault> {
        let kind = match self {
            Followed::Club => "club",
            Followed::Game(_) => "game",
            Followed::Player(_) => "player",
            Followed::Ruleset(_) => "ruleset",
            Followed::Today => "today",
        };
        let name = match self {
            Followed::Club | Followed::Today => Value::Club,
            Followed::Game(game) => Value::Text(game.to_string()),
            Followed::Player(player) => Value::Text(club.player(*player)?),
            Followed::Ruleset(ruleset) => Value::Ruleset(club.ruleset(ruleset)),
        };
        Ok(said.choice("what", kind).with("name", name))
    }

    /// What is typed for it.
    fn typed<L: Lookups>(&self, club: &L) -> Result<String, L::Fault> {
        Ok(match self {
            Followed::Club => FollowWord::Club.canonical().to_owned(),
            Followed::Today => OrderWord::ClubToday.canonical().to_owned(),
            Followed::Game(game) => game.to_string(),
            Followed::Player(player) => club.handle(*player)?,
            Followed::Ruleset(ruleset) => ruleset.clone(),
        })
    }

    /// It is followed from now on.
    pub(crate) fn begun<L: Lookups>(
        &self,
        tells_end: bool,
        club: &L,
    ) -> Result<Sentence, L::Fault> {
        let said = Sentence::of("follows").choice("end", if tells_end { "yes" } else { "no" });
        let typed = self.typed(club)?;
        let can_tell_end = matches!(self, Followed::Game(_) | Followed::Player(_)) && !tells_end;
        let end = can_tell_end.then(|| give(Deed::Follow(typed.clone(), TellsEnd::Yes)));
        let watch = match self {
            Followed::Game(game) => Some(give(Question::Watch(typed_number(*game), None))),
            _ => None,
        };
        let steps = watch.into_iter().chain(end).chain([give(Deed::Unfollow(typed))]);
        Ok(self.named(said, club)?.next(steps))
    }

    /// It isn't followed any more.
    pub(crate) fn ended<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        Ok(self.named(Sentence::of("follows-no-more"), club)?.next([give(Question::Follows)]))
    }

    /// A line of the list of all that is followed.
    fn line<L: Lookups>(&self, tells_end: bool, club: &L) -> Result<Sentence, L::Fault> {
        let said = Sentence::of("follows-line").choice("end", if tells_end { "yes" } else { "no" });
        Ok(self.named(said, club)?.next([give(Deed::Unfollow(self.typed(club)?))]))
    }
}

/// All that a player follows, and when the next evening edition with it comes, in seconds since 1970.
pub fn follows<L: Lookups>(
    all: &[(Followed, bool)],
    next: Option<i64>,
    club: &L,
) -> Result<News, L::Fault> {
    let Some((first, rest)) = all.split_first() else {
        let none = Sentence::of("follows-nothing").with("club", Value::Club);
        return Ok(News::of(none.next([give(Deed::Follow("club".to_owned(), TellsEnd::No))])));
    };
    let mut said = first.0.line(first.1, club)?;
    for (followed, tells_end) in rest {
        said = said.below(followed.line(*tells_end, club)?);
    }
    if let Some(next) = next {
        said = said.below(Sentence::of("follows-next").moment("at", next));
    }
    Ok(News::lines(said))
}

impl FollowRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        let why = Sentence::refusal;
        Ok(match self {
            FollowRefused::Nothing { typed } => {
                let nearest =
                    club.similar_player(typed)?.map(|name| give(Deed::Follow(name, TellsEnd::No)));
                why("follow-nothing").text("typed", typed).next(nearest)
            }
            FollowRefused::OwnGames => why("follow-own"),
            FollowRefused::TooMuch { most } => {
                why("follow-too-much").count("count", *most).next([give(Question::Follows)])
            }
            FollowRefused::NotFollowed { typed } => {
                why("not-followed").text("typed", typed).next([give(Question::Follows)])
            }
        })
    }
}
