//! Why something about a tournament is refused.

use commands::{Sure, TournamentDeed, TournamentQuestion};
use serde::{Deserialize, Serialize};

use crate::shown::make_harmless;
use crate::told::lookups::{Limit, Lookups};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{give, typed_number};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tournament-why", rename_all = "kebab-case")]
pub enum TournamentRefused {
    /// No tournament has that number.
    NoTournament { number: i64 },
    /// None was named, and there is none that could be meant.
    NoneMeant,
    /// None was named, and several could be meant.
    WhichTournament { tournaments: Vec<i64> },
    /// It has begun or was called off.
    NotOpen { tournament: i64 },
    /// It is over or was called off.
    Ended { tournament: i64 },
    /// The asker has entered.
    AlreadyIn { tournament: i64 },
    /// The asker doesn't play in it.
    NotIn { tournament: i64 },
    /// Somebody else doesn't play in it.
    OtherNotIn { tournament: i64, player: i64 },
    /// As many have entered as can.
    Full { tournament: i64 },
    /// The organisers have taken the asker out before it began.
    TakenOut { tournament: i64 },
    /// Too few have entered for it to begin.
    TooFew { tournament: i64, players: u32 },
    /// Its name is empty or too long.
    BadName,
    /// Groups can't have that many players.
    BadSize,
    /// That many of a group can't play a final.
    BadFinal { most: u32 },
    /// A first move can't be due after that many days.
    BadWindow { most: u32 },
    /// The clock leaves no whole day for a first move.
    ShortClock,
    /// It can't begin on that day: it is past, or too far away.
    BadStart,
}

impl TournamentRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        use TournamentRefused as Why;
        let why = Sentence::refusal;
        let of = |code, number: i64| {
            let called = club.tournament(number)?.called();
            Ok(why(code).number("number", number).with("tournament", called))
        };
        let number = |which, least: u32, most: u32| {
            let why = why("bad-tournament-number").choice("which", which);
            why.count("least", least).count("most", most)
        };
        let least = club.limit(Limit::LeastTournamentPlayers);
        Ok(match self {
            Why::NoTournament { number } => why("no-tournament")
                .number("number", *number)
                .next([give(TournamentQuestion::List)]),
            Why::NoneMeant => why("no-tournament-meant").next([give(TournamentQuestion::List)]),
            Why::WhichTournament { tournaments } => {
                let mut named = Vec::new();
                for &number in tournaments {
                    named.push(format!(
                        "{number} ({})",
                        make_harmless(&club.tournament(number)?.name)
                    ));
                }
                let why = why("which-tournament").with("tournaments", Value::AnyOf(named));
                why.next(
                    tournaments
                        .iter()
                        .copied()
                        .map(|number| give(TournamentQuestion::Show(typed_number(number)))),
                )
            }
            Why::NotOpen { tournament } => {
                of("tournament-not-open", *tournament)?.next([give(TournamentQuestion::List)])
            }
            Why::Ended { tournament } => of("tournament-ended", *tournament)?
                .next([give(TournamentQuestion::Show(typed_number(*tournament)))]),
            Why::AlreadyIn { tournament } => {
                let leave = give(TournamentDeed::Leave(Some(typed_number(*tournament)), Sure::Ask));
                of("already-in-tournament", *tournament)?.next([leave])
            }
            Why::NotIn { tournament } => of("not-in-tournament", *tournament)?
                .next([give(TournamentQuestion::Show(typed_number(*tournament)))]),
            Why::OtherNotIn { tournament, player } => {
                of("other-not-in-tournament", *tournament)?.text("name", club.player(*player)?)
            }
            Why::Full { tournament } => {
                let most = club.tournament(*tournament)?.most_players;
                let why = of("tournament-full", *tournament)?.count("most", most);
                why.next([give(TournamentQuestion::List)])
            }
            Why::TakenOut { tournament } => {
                of("taken-out-of-tournament", *tournament)?.next([give(TournamentQuestion::List)])
            }
            Why::TooFew { tournament, players } => {
                let why = of("too-few-players", *tournament)?;
                why.count("players", *players).count("least", least)
            }
            Why::BadName => why("bad-tournament-name")
                .count("most", club.limit(Limit::LettersOfATournamentName)),
            Why::BadSize => number("size", least, club.limit(Limit::PlayersInAGroup)),
            Why::BadFinal { most } => number("final", 1, *most),
            Why::BadWindow { most } => number("window", 1, *most),
            Why::ShortClock => why("bad-tournament-clock"),
            Why::BadStart => {
                why("bad-tournament-start").count("most", club.limit(Limit::DaysToATournament))
            }
        })
    }
}
