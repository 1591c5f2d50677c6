//! Refusals about challenges: answering and sending them, their rules and clocks, and the house.

use commands::words::nearest_of;
use commands::{Deed, FIRST_RULESETS, OrderWord, Proposal, Question, WhichGames};

use crate::told::lookups::{Became, Limit, Lookups};
use crate::told::point::InvitationRef;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, begin, counter, give, typed_number};

pub(crate) fn refuse_no_invitation(invitation: Option<i64>) -> Sentence {
    let number = invitation.map_or_else(|| "none".into(), |id| id.to_string());
    Sentence::refusal("no-invitation").text("number", number).next([give(Question::Invitations)])
}

/// Several invitations could be meant by that order, the command's canonical word.
pub(crate) fn refuse_unnamed_invitation(order: &str, invitations: &[i64]) -> Sentence {
    let why = Sentence::refusal("which-invitation");
    match invitations {
        // Somebody said yes or no, and nothing else can be meant.
        [only] if matches!(order, "yes" | "no") => {
            let why = why.worded("refusal-one-invitation").number("number", *only);
            why.next([
                give(Deed::Accept(Some(typed_number(*only)))),
                give(Deed::Decline(Some(typed_number(*only)), None)),
            ])
        }
        _ => {
            let numbers = invitations.iter().map(i64::to_string).collect();
            let why = why.with("numbers", Value::AnyOf(numbers));
            why.next(invitations.iter().filter_map(|&number| match order {
                "accept" => Some(give(Deed::Accept(Some(typed_number(number))))),
                "decline" => Some(give(Deed::Decline(Some(typed_number(number)), None))),
                "counter" => Some(counter(number)),
                "cancel" => Some(give(Deed::Cancel(Some(typed_number(number))))),
                _ => None,
            }))
        }
    }
}

/// No ruleset is called what was typed; empty if none was named.
pub(crate) fn refuse_ruleset(club: &impl Lookups, typed: &str) -> Sentence {
    let all = club.rulesets();
    let why = Sentence::refusal("no-ruleset");
    if typed.is_empty() {
        return why.worded("refusal-which-ruleset").with("rulesets", Value::AnyOf(all));
    }
    let nearest = nearest_of(typed, all.iter().map(String::as_str));
    let nearest = nearest.first().map_or("", |&nearest| nearest).to_owned();
    let found = if nearest.is_empty() { "nothing" } else { "one" };
    let why = why.text("typed", typed).choice("found", found).text("nearest", nearest);
    why.with("rulesets", Value::AnyOf(all)).next([give(Question::Rulesets)])
}

/// An invitation lacks its ruleset, which belongs between its words.
pub(crate) fn refuse_without_ruleset(club: &impl Lookups, before: &str, after: &str) -> Sentence {
    let all = Value::AnyOf(club.rulesets());
    let why = Sentence::refusal("ruleset-missing").worded("refusal-which-ruleset");
    let with = |ruleset| format!("{before} {ruleset} {after}").trim_end().to_owned();
    let first = FIRST_RULESETS.map(|ruleset| NextStep::Send(with(ruleset)));
    why.with("rulesets", all).next(first.into_iter().chain([give(Question::Rulesets)]))
}

/// The ruleset isn't played like that.
pub(crate) fn refuse_under_ruleset(
    club: &impl Lookups,
    code: &'static str,
    ruleset: &str,
) -> Sentence {
    Sentence::refusal(code).with("ruleset", Value::Ruleset(club.ruleset(ruleset)))
}

pub(crate) fn refuse_clock(club: &impl Lookups, typed: &str) -> Sentence {
    let fault = club.clock_fault(typed);
    let days = fault.days.map_or(Value::Choice("none"), Value::Count);
    let why = Sentence::refusal("bad-clock").text("part", fault.part).choice("why", fault.why);
    why.with("days", days)
}

pub(crate) fn refuse_answered<L: Lookups>(
    club: &L,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let facts = club.invitation(invitation)?;
    let (became, other) = match facts.became {
        Became::Game(game) => ("game", game.to_string()),
        Became::AllTaken => ("all-taken", String::new()),
        Became::Declined => ("declined", String::new()),
        Became::Countered(Some(other)) => ("countered", other.to_string()),
        Became::Countered(None) => ("changed", String::new()),
        Became::Cancelled => ("cancelled", String::new()),
        Became::Expired => ("expired", String::new()),
    };
    let what = if facts.is_seek { "seek" } else { "invitation" };
    let why = Sentence::refusal("answered").number("number", invitation).choice("what", what);
    let why = why.choice("became", became).text("other", other);
    Ok(why.next(match facts.became {
        Became::Declined | Became::Expired if !facts.is_seek => Some(begin(OrderWord::Challenge)),
        Became::AllTaken | Became::Cancelled | Became::Expired if facts.is_seek => {
            Some(give(Question::Seeks(None)))
        }
        _ => None,
    }))
}

pub(crate) fn refuse_own_invitation<L: Lookups>(
    club: &L,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let recipient = club.invitation(invitation)?.recipient;
    let waits = if recipient.is_some() { "one" } else { "everybody" };
    Ok(refuse_waiting(invitation, waits, recipient))
}

pub(crate) fn refuse_second_invitation<L: Lookups>(
    club: &L,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let recipient = club.invitation(invitation)?.recipient;
    Ok(refuse_waiting(invitation, "again", recipient))
}

/// The asker's own invitation waits for an answer of others.
fn refuse_waiting(invitation: i64, waits: &'static str, recipient: Option<String>) -> Sentence {
    let why = Sentence::refusal("own-invitation").number("number", invitation);
    let why = why.choice("waits", waits).text("recipient", recipient.unwrap_or_default());
    why.next([give(Deed::Cancel(Some(typed_number(invitation))))])
}

pub(crate) fn refuse_cancelling<L: Lookups>(
    club: &L,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let facts = club.invitation(invitation)?;
    let what = if facts.is_seek { "seek" } else { "invitation" };
    let why = Sentence::refusal("not-yours-to-cancel").number("number", invitation);
    let why = why.text("sender", facts.sender).choice("what", what);
    Ok(why.next(
        (!facts.is_seek).then_some(give(Deed::Decline(Some(typed_number(invitation)), None))),
    ))
}

/// An open challenge isn't for the asker, who can challenge its sender.
pub(crate) fn refuse_seek<L: Lookups>(
    club: &L,
    code: &'static str,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let facts = club.invitation(invitation)?;
    let why = Sentence::refusal(code).number("number", invitation).text("sender", facts.sender);
    Ok(why.next([give(Deed::Challenge(facts.sender_handle, Proposal::default()))]))
}

pub(crate) fn refuse_seek_games(club: &impl Lookups, games: u32) -> Sentence {
    let most = club.limit(Limit::GamesOfAnOpenChallenge);
    Sentence::refusal("seek-games").count("games", games).count("most", most)
}

pub(crate) fn refuse_more_seeks(seeks: &[i64]) -> Sentence {
    let numbers = seeks.iter().map(i64::to_string).collect();
    let why = Sentence::refusal("too-many-seeks").count("count", seeks.len());
    let why = why.with("numbers", Value::All(numbers));
    why.next(seeks.iter().map(|&seek| give(Deed::Cancel(Some(typed_number(seek))))))
}

pub(crate) fn refuse_more_invitations(open: u32) -> Sentence {
    Sentence::refusal("too-many-invitations")
        .count("count", open)
        .next([give(Question::Invitations)])
}

pub(crate) fn refuse_without_rematch() -> Sentence {
    Sentence::refusal("nothing-to-rematch").next([begin(OrderWord::Challenge)])
}

pub(crate) fn refuse_open_rematch<L: Lookups>(
    club: &L,
    InvitationRef { invitation }: InvitationRef,
) -> Result<Sentence, L::Fault> {
    let facts = club.invitation(invitation)?;
    let (by, opponent) = match (facts.by_reader, facts.recipient) {
        (true, Some(recipient)) => ("you", recipient),
        (true, None) => ("you", facts.sender),
        (false, _) => ("other", facts.sender),
    };
    let why = Sentence::refusal("rematch-open").number("number", invitation);
    let why = why.choice("by", by).text("opponent", opponent);
    let answers = [
        give(Deed::Accept(Some(typed_number(invitation)))),
        give(Deed::Decline(Some(typed_number(invitation)), None)),
    ];
    Ok(why.next(answers.into_iter().filter(|_| !facts.by_reader)))
}

pub(crate) fn refuse_more_with_house(most: u32) -> Sentence {
    Sentence::refusal("too-many-with-house")
        .count("most", most)
        .next([give(Question::Games(WhichGames::Own))])
}

/// The house can be challenged under the ladder's ruleset, but apart from the ladder.
pub(crate) fn refuse_house(ruleset: Option<&str>) -> Sentence {
    let rated = |ruleset| NextStep::Send(format!("challenge house {ruleset} rated"));
    Sentence::refusal("house-stays-out").next(ruleset.map(rated))
}
