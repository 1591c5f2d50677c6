//! What happens in tournaments.

use commands::{TournamentDeed, TournamentQuestion};
use serde::{Deserialize, Serialize};

use crate::notice::Notice;
use crate::told::lookups::{Lookups, ShownGroups};
use crate::told::news::News;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{give, typed_number, yes_or_no};
use crate::tournament::gone::{Gone, hosts_reason, why_called_off};
use crate::tournament::page::Tournament;
use crate::tournament::stage;

/// Something that happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentNews {
    pub tournament: i64,
    pub news: TournamentEvent,
}

/// What happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentEvent {
    /// The organisers have opened it.
    Opened,
    /// The asker has entered.
    Entered,
    /// The asker has left before it began.
    Left,
    /// The asker is asked whether to withdraw.
    LeaveAsked,
    Gone {
        player: i64,
        how: Gone,
        /// Whether the player's remaining games count as lost, or none of their games count; `None`
        /// if it had not begun.
        counts: Option<bool>,
        /// The organisers' action, by its number in their log.
        act: Option<i64>,
    },
    Began,
    /// The reader's first ply is due.
    NotBegun {
        /// The deadline, if the clock keeps running: seconds since 1970.
        until: i64,
    },
    /// It was called off.
    CalledOff,
    Over,
}

impl TournamentNews {
    /// The same for everybody who reads it, players in it or not.
    pub fn for_everybody<L: Lookups>(&self, club: &L) -> Result<Notice, L::Fault> {
        let number = self.tournament;
        let facts = club.tournament(number)?;
        let show = give(TournamentQuestion::Show(typed_number(number)));
        let of =
            |key| Sentence::of(key).number("number", number).with("tournament", facts.called());
        let page = || club.tournament_page(number, ShownGroups::All);
        let (said, lines, table) = match &self.news {
            TournamentEvent::Opened => {
                let said = of("news-tournament-open").with("at", Value::Moment(facts.starts_at));
                let said = said.with("ruleset", Value::Ruleset(facts.ruleset.clone()));
                let enter = give(TournamentDeed::Join(Some(typed_number(number))));
                return Ok(Notice::News(News::of(said.next([enter, show]))));
            }
            TournamentEvent::Began => (of("tournament-began"), page()?.named_groups(), None),
            TournamentEvent::Over => {
                let page = page()?;
                let lines = page.winners().into_iter().chain(page.followed_by()).collect();
                let mut groups = page.groups.into_iter();
                // A message has one picture.
                let only = groups.next().filter(|_| groups.next().is_none());
                (of("tournament-over"), lines, only)
            }
            _ => return self.notice(club),
        };
        let said = said.next([show]);
        Ok(Notice::Tournament(Tournament::ForEverybody { number, said, lines, table }))
    }

    pub fn notice<L: Lookups>(&self, club: &L) -> Result<Notice, L::Fault> {
        let number = self.tournament;
        let facts = club.tournament(number)?;
        let of =
            |key| Sentence::of(key).number("number", number).with("tournament", facts.called());
        let kind = stage::kind(facts.final_of);
        let page = |said, groups| {
            let page = club.tournament_page(number, groups)?;
            Ok(Notice::Tournament(Tournament::News { said, rivals: Vec::new(), page: Some(page) }))
        };
        Ok(Notice::News(News::of(match &self.news {
            TournamentEvent::Opened => return page(of("tournament-opened"), ShownGroups::None),
            TournamentEvent::Entered => return page(of("tournament-entered"), ShownGroups::None),
            TournamentEvent::Left => of("tournament-left"),
            TournamentEvent::LeaveAsked => {
                let (counts, resigned) = club.leaving(number)?;
                let counts = if counts { "yes" } else { "no" };
                let said = of("tournament-leave-asked").choice("counts", counts);
                said.count("resigned", resigned).next(yes_or_no())
            }
            TournamentEvent::Gone { player, how, counts, act } => {
                // The reason is between the player and the organisers.
                let may_know = club.reader().is_none_or(|reader| reader == *player);
                let reason = match act.filter(|_| may_know) {
                    Some(act) => Some(hosts_reason(&club.host_act(act)?.reason)),
                    None => None,
                };
                let gone = how.sentence(&club.who(*player)?, *counts);
                of("tournament-out").and([gone]).and(reason)
            }
            TournamentEvent::Began => {
                let Some(own) = club.own_group(number)? else {
                    return match club.for_hosts() {
                        true => page(of("tournament-began"), ShownGroups::All),
                        false => Ok(Notice::News(News::of(of("tournament-began")))),
                    };
                };
                let own_games = of("tournament-began-own")
                    .choice("kind", kind)
                    .count("group", own.group)
                    .count("games", own.rivals.len() * 2)
                    .count("window", facts.window_days);
                let rivals = own.rivals.into_iter().map(|(name, [first, second])| {
                    let rival = Sentence::of("tournament-rival").text("name", name);
                    rival.number("first", first).number("second", second)
                });
                let said = of("tournament-began").and([own_games]);
                let rivals = rivals.collect();
                return Ok(Notice::Tournament(Tournament::News { said, rivals, page: None }));
            }
            TournamentEvent::NotBegun { until } => {
                of("tournament-not-begun").moment("until", *until)
            }
            TournamentEvent::CalledOff => {
                of("tournament-called-off").and([why_called_off(facts.reason.as_deref())])
            }
            TournamentEvent::Over => {
                let place = club.own_group(number)?.and_then(|own| Some((own.group, own.place?)));
                let place = place.map(|(group, [place, players])| {
                    let own = of("tournament-over-own").choice("kind", kind).count("group", group);
                    own.count("place", place).count("players", players)
                });
                return page(of("tournament-over").and(place), ShownGroups::Own);
            }
        })))
    }
}
