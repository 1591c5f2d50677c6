//! What organisers decide, and why something is refused because of them, or to them.

use commands::words::{OrderWord, Word as _};
use commands::{Deed, Question, Sure};
use serde::{Deserialize, Serialize};

use crate::told::lookups::{ActFacts, AnnouncementFacts, Limit, Lookups, ReportFacts};
use crate::told::news::{Frame, News};
use crate::told::point::{GamePoint, Other};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{answer_report, begin, give, yes_or_no};
use crate::told::who::Who;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "host", rename_all = "kebab-case")]
pub enum HostRefused {
    /// The asker is suspended.
    Suspended {
        /// The number in the organisers' log.
        act: i64,
    },
    /// A decision needs a reason.
    NoReason,
    LongReason,
    NoSuchGame {
        game: i64,
    },
    NoClock {
        game: i64,
    },
    NotSuspended(Other),
    /// Nobody is suspended for that long, or given that much time.
    BadSpan {
        /// How many days it may be.
        most: u32,
    },
    /// The asker isn't an organiser.
    OnlyOrganisers,
    /// The asker organises circles, none of which it belongs to.
    OnlyCircles {
        circles: Vec<String>,
    },
    /// The asker would decide something for or against themselves.
    Party(PartyTo),
    /// Another organiser is dismissed only by the one who appointed them or by the host, and
    /// suspended only by the host.
    OnlyTheHost(Other),
    AlreadyOrganiser(Other),
    NotOrganiser(Other),
    /// Somebody who is suspended can't be an organiser.
    SuspendedCandidate(Other),
    /// Only the host makes somebody an organiser who hasn't been here long.
    NewCandidate {
        player: i64,
        /// From when others can: seconds since 1970.
        from: i64,
    },
    /// Nobody has written that to the organisers, or it is about the asker, who must not learn of it.
    NoSuchReport {
        report: i64,
    },
    ReportAnswered {
        report: i64,
    },
    /// Somebody has announced something in the last day.
    Announced {
        /// When the next announcement can be made: seconds since 1970.
        again_at: i64,
    },
}

/// What an organiser has a part in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "party", rename_all = "kebab-case")]
pub enum PartyTo {
    Game {
        game: i64,
    },
    /// A place on that ladder, given by its ruleset.
    Place {
        ladder: String,
    },
    Tournament {
        tournament: i64,
    },
    /// The organiser's own account.
    Account,
    /// That player is an opponent, in a game that is running.
    Opponent {
        player: i64,
    },
    /// That player has a part in it, and one of the two has just made the other an organiser.
    Close {
        player: i64,
    },
}

/// What an organiser is about to take away, or who is about to get a say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum ActAsked {
    Suspend {
        player: i64,
        /// For how long; `None` means for good.
        days: Option<u32>,
    },
    Appoint {
        player: i64,
        /// To organise that circle; the club if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        circle: Option<String>,
    },
    Dismiss {
        player: i64,
    },
    Adjudicate {
        at: GamePoint,
        /// `None` means a draw.
        winner: Option<i64>,
    },
    Close {
        at: GamePoint,
    },
    Place {
        player: i64,
        /// The ruleset of the ladder.
        ladder: String,
        place: u32,
    },
    /// Take a player off a ladder.
    TakeOff {
        player: i64,
        /// By its ruleset.
        ladder: String,
    },
    CloseLadder {
        /// By its ruleset.
        ladder: String,
    },
    Cancel {
        tournament: i64,
    },
    TakeOut {
        player: i64,
        tournament: i64,
    },
    CloseCircle {
        circle: String,
    },
    /// A player is no longer an organiser of a circle.
    DismissOf {
        player: i64,
        circle: String,
    },
    Announce {
        /// Only to those in that circle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        circle: Option<String>,
        /// How many it would be told to.
        players: u32,
    },
}

impl ActAsked {
    /// What an organiser is asked.
    pub fn news<L: Lookups>(&self, reason: &str, club: &L) -> Result<News, L::Fault> {
        let (said, frame) = self.question(reason, club)?;
        let appoints = matches!(self, ActAsked::Appoint { .. });
        let said = said.and(appoints.then(|| Sentence::of("organise-asked-appoint-close")));
        Ok(News::framed(said.next(yes_or_no()), frame))
    }

    /// What the host is asked, who has no part in anything and answers at a shell.
    pub fn news_for_host<L: Lookups>(&self, reason: &str, club: &L) -> Result<News, L::Fault> {
        let (said, frame) = self.question(reason, club)?;
        Ok(News::framed(said, frame))
    }

    fn question<L: Lookups>(&self, reason: &str, club: &L) -> Result<(Sentence, Frame), L::Fault> {
        let of = Sentence::of;
        let mut frame = Frame::Nothing;
        let said = match self {
            ActAsked::Suspend { player, days } => of("organise-asked-suspend")
                .text("name", club.player(*player)?)
                .count("days", days.unwrap_or(0)),
            ActAsked::Appoint { player, circle } => of("organise-asked-appoint")
                .text("name", club.player(*player)?)
                .choice("of", if circle.is_some() { "circle" } else { "club" })
                .text("circle", circle.as_deref().unwrap_or_default()),
            ActAsked::Dismiss { player } => {
                of("organise-asked-dismiss").text("name", club.player(*player)?)
            }
            ActAsked::Adjudicate { at, winner } => {
                frame = Frame::Board(club.table(*at)?);
                let said = of("organise-asked-adjudicate").number("game", at.game);
                match winner {
                    Some(winner) => said.choice("how", "won").text("name", club.player(*winner)?),
                    None => said.choice("how", "draw").text("name", ""),
                }
            }
            ActAsked::Close { at } => {
                frame = Frame::Board(club.table(*at)?);
                of("organise-asked-close").number("game", at.game)
            }
            ActAsked::Place { player, ladder, place } => of("organise-asked-place")
                .text("name", club.player(*player)?)
                .with("ladder", Value::Ruleset(club.ruleset(ladder)))
                .number("place", i64::from(*place)),
            ActAsked::TakeOff { player, ladder } => of("organise-asked-take-off")
                .text("name", club.player(*player)?)
                .with("ladder", Value::Ruleset(club.ruleset(ladder))),
            ActAsked::CloseLadder { ladder } => of("organise-asked-close-ladder")
                .with("ladder", Value::Ruleset(club.ruleset(ladder))),
            ActAsked::Cancel { tournament } => of("organise-asked-cancel")
                .number("number", *tournament)
                .text("tournament", club.tournament(*tournament)?.name),
            ActAsked::TakeOut { player, tournament } => of("organise-asked-take-out")
                .text("name", club.player(*player)?)
                .number("number", *tournament)
                .text("tournament", club.tournament(*tournament)?.name),
            ActAsked::CloseCircle { circle } => {
                of("organise-asked-close-circle").text("circle", circle)
            }
            ActAsked::DismissOf { player, circle } => of("organise-asked-dismiss-of")
                .text("name", club.player(*player)?)
                .text("circle", circle),
            ActAsked::Announce { circle: None, players } => {
                of("organise-asked-announce").count("players", *players)
            }
            ActAsked::Announce { circle: Some(circle), players } => {
                let asked = of("organise-asked-announce-in-circle").count("players", *players);
                asked.text("circle", circle)
            }
        };
        let reason = match self {
            ActAsked::Appoint { .. } => None,
            ActAsked::Announce { .. } => Some(of("organise-asked-text").text("text", reason)),
            _ => Some(of("organise-asked-reason").text("reason", reason)),
        };
        Ok((said.and(reason), frame))
    }
}

impl HostRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        let why = Sentence::refusal;
        Ok(match self {
            HostRefused::Suspended { act } => {
                let act = club.host_act(*act)?;
                let until = act.until.map_or(Value::Choice("none"), Value::Moment);
                let why = why("suspended").with("until", until).text("reason", act.reason);
                let why = with_contact(why, club.contact());
                why.next([
                    begin(OrderWord::Organisers),
                    give(Question::Privacy),
                    give(Deed::Export(Sure::Ask)),
                    give(Deed::Erase(None)),
                ])
            }
            HostRefused::NoReason => why("no-reason"),
            HostRefused::LongReason => {
                why("long-reason").count("most", club.limit(Limit::LettersOfAHostsReason))
            }
            HostRefused::NoSuchGame { game } => why("no-such-game").number("game", *game),
            HostRefused::NoClock { game } => why("no-clock").number("game", *game),
            HostRefused::NotSuspended(other) => {
                why("not-suspended").text("name", club.player(other.player)?)
            }
            HostRefused::BadSpan { most } => why("bad-span").count("most", *most),
            HostRefused::OnlyCircles { circles } => why("only-circles")
                .with("circles", Value::All(circles.clone()))
                .next([give(Question::Organisers)]),
            HostRefused::OnlyOrganisers => {
                why("only-organisers").next([give(Question::Organisers)])
            }
            HostRefused::Party(to) => {
                let why = why("party-to");
                match to {
                    PartyTo::Game { game } => {
                        why.choice("what", "game").number("number", *game).text("name", "")
                    }
                    PartyTo::Place { ladder } => why
                        .choice("what", "place")
                        .number("number", 0)
                        .with("name", Value::Ruleset(club.ruleset(ladder))),
                    PartyTo::Tournament { tournament } => {
                        let name = club.tournament(*tournament)?.name;
                        why.choice("what", "tournament")
                            .number("number", *tournament)
                            .text("name", name)
                    }
                    PartyTo::Account => {
                        why.choice("what", "account").number("number", 0).text("name", "")
                    }
                    PartyTo::Opponent { player } => why
                        .choice("what", "opponent")
                        .number("number", 0)
                        .text("name", club.player(*player)?),
                    PartyTo::Close { player } => why
                        .choice("what", "close")
                        .number("number", 0)
                        .text("name", club.player(*player)?),
                }
            }
            HostRefused::OnlyTheHost(other) => {
                why("only-the-host").text("name", club.player(other.player)?)
            }
            HostRefused::AlreadyOrganiser(other) => {
                why("already-organiser").text("name", club.player(other.player)?)
            }
            HostRefused::NotOrganiser(other) => {
                why("not-organiser").text("name", club.player(other.player)?)
            }
            HostRefused::SuspendedCandidate(other) => {
                why("suspended-candidate").text("name", club.player(other.player)?)
            }
            HostRefused::NewCandidate { player, from } => {
                why("new-candidate").text("name", club.player(*player)?).moment("from", *from)
            }
            HostRefused::NoSuchReport { report } => why("no-such-report").number("number", *report),
            HostRefused::ReportAnswered { report } => {
                let (who, name) = answerer(club.report(*report)?.as_ref(), club)?;
                let why = why("report-answered").number("number", *report);
                why.choice("who", who).text("name", name)
            }
            HostRefused::Announced { again_at } => why("announced").moment("again", *again_at),
        })
    }
}

/// A suspension or its end, told to the player, an opponent, or the organisers.
pub fn barred<L: Lookups>(act: i64, club: &L) -> Result<News, L::Fault> {
    let act = club.host_act(act)?;
    let (who, name) = match club.who(act.player)? {
        Who::You => ("you", String::new()),
        Who::Other(name) if club.for_hosts() => ("player", name),
        Who::Other(name) => ("opponent", name),
    };
    let said = match act.is_over {
        true => Sentence::of("host-lifted"),
        false => {
            let until = act.until.map_or(Value::Choice("none"), Value::Moment);
            Sentence::of("host-suspended").with("until", until)
        }
    };
    let said = said.choice("who", who).text("name", name);
    // Opponents aren't told the reason.
    let said = said.and((who != "opponent").then(|| hosts_reason(&act.reason)));
    let next = (who == "you" && !act.is_over).then_some(begin(OrderWord::Organisers));
    Ok(News::of(said.next(next)))
}

/// Who made somebody an organiser, or ended that, told to everybody else; nothing if the host did.
pub(crate) fn decided_by<L: Lookups>(
    act: &ActFacts,
    club: &L,
) -> Result<Option<Sentence>, L::Fault> {
    let others = act.organiser.filter(|by| *by != act.player && !club.for_hosts());
    match others.map(|by| club.who(by)).transpose()? {
        Some(Who::Other(name)) => Ok(Some(Sentence::of("host-decided-by").text("name", name))),
        Some(Who::You) | None => Ok(None),
    }
}

/// That a player has become an organiser or is one no longer, told to the player or the organisers.
pub fn organiser_changed<L: Lookups>(act: i64, club: &L) -> Result<News, L::Fault> {
    let act = club.host_act(act)?;
    let (who, name) = match club.who(act.player)? {
        Who::You => ("you", String::new()),
        Who::Other(name) => ("player", name),
    };
    let said = Sentence::of(if act.is_over { "host-dismissed" } else { "host-appointed" });
    let said = said.choice("who", who).text("name", name);
    let reason = (!act.reason.is_empty()).then(|| hosts_reason(&act.reason));
    let next = (who == "you" && !act.is_over)
        .then_some(give(Question::Help(Some(OrderWord::Organise.canonical().to_owned()))));
    Ok(News::of(said.and(decided_by(&act, club)?).and(reason).next(next)))
}

/// Who the organisers are, by name, those of circles, and how to reach the host; told to anybody.
pub fn organisers(
    names: Vec<String>,
    circles: Vec<(String, Vec<String>)>,
    contact: Option<String>,
) -> News {
    let said = match names.is_empty() {
        true => Sentence::of("organisers-none"),
        false => Sentence::of("organisers").with("names", Value::All(names)),
    };
    let said = circles.into_iter().fold(said, |said, (circle, names)| {
        let of = Sentence::of("organisers-of").text("circle", circle);
        said.below(of.with("names", Value::All(names)))
    });
    News::of(with_contact(said, contact).next([begin(OrderWord::Organisers)]))
}

/// The same with how to reach who runs the club, if they have said that.
fn with_contact(said: Sentence, contact: Option<String>) -> Sentence {
    match contact {
        Some(contact) => said.below(Sentence::of("contact").text("contact", contact)),
        None => said,
    }
}

/// A player has written to the organisers, about another player or about nobody; told to them.
pub fn report_made<L: Lookups>(report: i64, club: &L) -> Result<News, L::Fault> {
    let Some(facts) = club.report(report)? else { return Ok(report_gone()) };
    let said = facts.sentence("report-made", club)?.number("number", report);
    Ok(News::of(said.next([answer_report(report)])))
}

/// It has been answered, told to who wrote it or to who answered it.
pub fn report_answered<L: Lookups>(report: i64, club: &L) -> Result<News, L::Fault> {
    let Some(facts) = club.report(report)? else { return Ok(report_gone()) };
    let answer = facts.answer.clone().unwrap_or_default();
    if club.for_hosts() {
        let said = Sentence::of("report-answered-by-you").number("number", report);
        return Ok(News::of(said.text("name", club.player(facts.by)?).text("answer", answer)));
    }
    let (who, name) = answerer(Some(&facts), club)?;
    let said = facts.sentence("report-answered", club)?.choice("who", who);
    let said = said.text("organiser", name).text("answer", answer);
    Ok(News::of(said.next([begin(OrderWord::Organisers)])))
}

/// Something that everybody in the club is told; or, told to who announced it, that they are.
pub fn announced<L: Lookups>(act: i64, players: u32, club: &L) -> Result<News, L::Fault> {
    let AnnouncementFacts { organiser, circle, text } = club.announcement(act)?;
    if club.for_hosts() {
        let said = Sentence::of("announced-by-you").count("players", players);
        return Ok(News::of(said.text("text", text)));
    }
    let said = match (organiser, &circle) {
        (Some(organiser), _) => {
            let name = club.player(organiser)?;
            Sentence::of("announced").choice("who", "organiser").text("name", name)
        }
        (None, Some(_)) => {
            Sentence::of("announced").choice("who", "organiser").with("name", Value::Club)
        }
        (None, None) => Sentence::of("announced").choice("who", "host").text("name", ""),
    };
    let to = circle.map_or(Value::Club, Value::Text);
    Ok(News::of(said.with("club", to).text("text", text)))
}

fn report_gone() -> News {
    News::of(Sentence::of("report-gone"))
}

impl ReportFacts {
    fn sentence<L: Lookups>(&self, key: &'static str, club: &L) -> Result<Sentence, L::Fault> {
        let about = self.about.map(|about| club.player(about)).transpose()?;
        Ok(Sentence::of(key)
            .text("name", club.player(self.by)?)
            .choice("kind", if about.is_some() { "report" } else { "letter" })
            .text("about", about.unwrap_or_default())
            .choice("has", if self.text.is_empty() { "nothing" } else { "text" })
            .text("text", self.text.clone()))
    }
}

/// Who answered, and with which name: an organiser, or the host.
fn answerer<L: Lookups>(
    report: Option<&ReportFacts>,
    club: &L,
) -> Result<(&'static str, String), L::Fault> {
    Ok(match report.and_then(|report| report.answered_by) {
        Some(organiser) => ("organiser", club.player(organiser)?),
        None => ("host", String::new()),
    })
}

/// More time for a side.
pub fn extended<L: Lookups>(at: GamePoint, club: &L) -> Result<News, L::Fault> {
    let (side, more, reason) = club.extension(at)?;
    let table = club.table(at)?;
    let said = Sentence::of("host-extended")
        .choice("who", table.relation(side))
        .text("name", &table.names[side])
        .with("more", Value::Span(more))
        .and([hosts_reason(&reason)]);
    Ok(News::framed(said, Frame::Board(table)))
}

/// What a copy of the club's file lacked of a game, and has now again.
pub fn brought_forward<L: Lookups>(
    at: GamePoint,
    plies: u32,
    act: i64,
    club: &L,
) -> Result<News, L::Fault> {
    let said = Sentence::of("host-brought-forward")
        .count("put-back", plies)
        .and([hosts_reason(&club.reason_of(act)?)])
        .next([begin(OrderWord::Organisers)]);
    Ok(News::framed(said, Frame::Board(club.table(at)?)))
}

/// The organisers' reason, as they wrote it.
fn hosts_reason(reason: &str) -> Sentence {
    Sentence::of("host-reason").text("reason", reason)
}
