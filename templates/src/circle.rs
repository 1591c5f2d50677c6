//! Circles, which are clubs within the club: what happens to them, what they are, and why something
//! about one is refused.

use commands::{CircleDeed, CircleQuestion, TournamentQuestion};
use engine::ruleset::Language;
use serde::{Deserialize, Serialize};

use crate::organising::decided::decided_by;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::lookups::Lookups;
use crate::told::news::News;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, give, open_circle, typed_number};
use crate::told::who::Who;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "circle-why", rename_all = "kebab-case")]
pub enum CircleRefused {
    /// No circle is open that is called that.
    NoCircle {
        name: String,
    },
    AlreadyIn {
        circle: String,
    },
    /// The asker isn't in it.
    NotIn {
        circle: String,
    },
    /// Another player isn't in it.
    OtherNotIn {
        circle: String,
        player: i64,
    },
    /// It lives in a Discord server, and the asker isn't known there.
    OnlyThere {
        circle: String,
    },
    /// What belongs to a circle is for those who are in it.
    OnlyMembers {
        circle: String,
    },
    /// That is no name for one.
    BadName {
        name: String,
        most: u32,
    },
    /// There is or was one with that name.
    Taken {
        circle: String,
    },
    /// That server has one.
    HasOne {
        circle: String,
    },
    /// That is no number of a Discord server.
    BadServer {
        typed: String,
    },
    /// The one that was asked for in that server waits for the organisers.
    StillWaits {
        circle: String,
    },
}

impl CircleRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        use CircleRefused as Why;
        let of = |code, circle: &str| Sentence::refusal(code).text("circle", circle);
        let join = |circle: &str| [give(CircleDeed::Join(circle.to_owned()))];
        Ok(match self {
            Why::NoCircle { name } => {
                Sentence::refusal("no-circle").text("name", name).next([give(CircleQuestion::List)])
            }
            Why::AlreadyIn { circle } => of("already-in-circle", circle),
            Why::NotIn { circle } => of("not-in-circle", circle).next(join(circle)),
            Why::OtherNotIn { circle, player } => {
                of("other-not-in-circle", circle).text("name", club.player(*player)?)
            }
            Why::OnlyThere { circle } => of("circle-only-there", circle),
            Why::OnlyMembers { circle } => of("circle-only-members", circle).next(join(circle)),
            Why::BadName { name, most } => {
                Sentence::refusal("bad-circle-name").text("name", name).count("most", *most)
            }
            Why::Taken { circle } => of("circle-taken", circle),
            Why::HasOne { circle } => of("circle-has-one", circle),
            Why::StillWaits { circle } => of("circle-still-waits", circle),
            Why::BadServer { typed } => Sentence::refusal("bad-server").text("typed", typed),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "circle-news", rename_all = "kebab-case")]
pub enum CircleNews {
    /// The reader has joined it.
    Joined { circle: String },
    /// The reader has left it, and leaves so many of its ladders.
    Left { circle: String, ladders: u32 },
    /// The reader has left its server, and with that the circle.
    LeftServer { circle: String },
    /// Organisers or a manager of a server have opened it.
    Opened { circle: String },
    /// A manager of a server has asked for it, and it waits for the organisers.
    Waits { circle: String },
    /// No organiser has seen these yet: those that are open, and those that wait.
    ToSee { open: Vec<String>, waiting: Vec<String> },
    /// They have closed it, with that many players in it.
    Closed { circle: String, players: u32 },
    /// They have closed it, with the reader in it.
    Disbanded { circle: String, reason: String },
    /// A player has become its organiser, or is one no longer.
    OrganiserChanged {
        circle: String,
        /// The number in the organisers' log.
        act: i64,
    },
}

impl CircleNews {
    pub fn news<L: Lookups>(&self, club: &L) -> Result<News, L::Fault> {
        let of = |key, circle: &str| Sentence::of(key).text("circle", circle);
        let show = |circle: &str| [give(CircleQuestion::Show(circle.to_owned()))];
        if let CircleNews::ToSee { open, waiting } = self {
            let all = to_see(open, waiting).into_iter();
            return Ok(News::lines(all.fold(Sentence::of("circles-to-see"), Sentence::below)));
        }
        Ok(News::of(match self {
            CircleNews::Joined { circle } => of("circle-joined", circle).next(show(circle)),
            CircleNews::Left { circle, ladders } => {
                of("circle-left", circle).count("ladders", *ladders)
            }
            CircleNews::LeftServer { circle } => of("circle-left-server", circle),
            CircleNews::Opened { circle } => of("circle-opened", circle).next(show(circle)),
            CircleNews::Waits { circle } => of("circle-waits", circle),
            // It is a list.
            CircleNews::ToSee { .. } => Sentence::of("circles-to-see"),
            CircleNews::Closed { circle, players } => {
                of("circle-closed", circle).count("players", *players)
            }
            CircleNews::Disbanded { circle, reason } => {
                let reason = Sentence::of("host-reason").text("reason", reason);
                of("circle-disbanded", circle).and([reason])
            }
            CircleNews::OrganiserChanged { circle, act } => {
                let act = club.host_act(*act)?;
                let key = if act.is_over { "circle-dismissed" } else { "circle-appointed" };
                let said = of(key, circle);
                let said = match club.who(act.player)? {
                    Who::You => said.choice("who", "you").text("name", ""),
                    Who::Other(name) => said.choice("who", "player").text("name", name),
                };
                let reason = (!act.reason.is_empty())
                    .then(|| Sentence::of("host-reason").text("reason", &act.reason));
                said.and(decided_by(&act, club)?).and(reason).next(show(circle))
            }
        }))
    }
}

/// Circles that no organiser has seen, each with how that is done.
fn to_see(open: &[String], waiting: &[String]) -> Vec<Sentence> {
    let line = |circle: &String, state| {
        let line = Sentence::of("circle-to-see").text("circle", circle).choice("state", state);
        line.next([open_circle(circle.clone())])
    };
    let open = open.iter().map(|circle| line(circle, "open"));
    open.chain(waiting.iter().map(|circle| line(circle, "waits"))).collect()
}

/// A circle as it is shown.
#[derive(Clone, Debug)]
pub struct CircleFacts {
    pub name: String,
    pub language: Language,
    /// Whether it lives in a Discord server.
    pub in_server: bool,
    /// The names of those who are in it.
    pub members: Vec<String>,
    /// Whether the reader is in it; `None` if the reader isn't a player.
    pub has_reader: Option<bool>,
    pub organisers: Vec<String>,
    /// Its open ladders.
    pub ladders: Vec<RulesetName>,
    /// Its tournaments that aren't over, by number and name.
    pub tournaments: Vec<(i64, String)>,
}

impl CircleFacts {
    fn line(&self) -> Sentence {
        Sentence::of("circle-line")
            .text("circle", &self.name)
            .count("members", self.members.len())
            .choice("place", if self.in_server { "server" } else { "nowhere" })
            .choice("reader", if self.has_reader == Some(true) { "member" } else { "no" })
            .with("language", Value::Language(self.language))
    }
}

/// All circles, each with what can be done about it, and those that an organiser has to see: open
/// ones, and waiting ones.
pub fn circles(all: &[CircleFacts], open: &[String], waiting: &[String]) -> News {
    let to_see = to_see(open, waiting);
    if all.is_empty() && to_see.is_empty() {
        return News::of(Sentence::of("circles-none"));
    }
    let line = |circle: &CircleFacts| {
        circle.line().next([give(CircleQuestion::Show(circle.name.clone()))])
    };
    let lines = all.iter().map(line).chain(to_see);
    News::lines(lines.fold(Sentence::of("circles"), Sentence::below))
}

/// One of them, with who and what belongs to it.
pub fn circle(circle: &CircleFacts) -> News {
    let list = |key: &'static str, of: &[String]| {
        let named = of.iter().map(|name| make_harmless(name)).collect();
        (!of.is_empty()).then(|| Sentence::of(key).with("names", Value::All(named)))
    };
    let ladders: Vec<String> = circle.ladders.iter().map(|ladder| ladder.id().to_owned()).collect();
    let tournaments: Vec<String> =
        circle.tournaments.iter().map(|(number, name)| format!("{number} ({name})")).collect();
    let lines = [
        list("circle-members", &circle.members),
        list("circle-organisers", &circle.organisers),
        list("circle-ladders", &ladders),
        list("circle-tournaments", &tournaments),
    ];
    let said = lines.into_iter().flatten().fold(circle.line(), Sentence::below);
    let own = match circle.has_reader {
        Some(true) => Some(give(CircleDeed::Leave(circle.name.clone()))),
        Some(false) => Some(give(CircleDeed::Join(circle.name.clone()))),
        None => None,
    };
    let ladders = circle.ladders.iter().cloned().map(NextStep::OneLadder);
    let tournaments = circle
        .tournaments
        .iter()
        .map(|(number, _)| give(TournamentQuestion::Show(typed_number(*number))));
    News::lines(said.next(own.into_iter().chain(ladders).chain(tournaments)))
}
