//! What an export holds: everything the club stores about one player, as one JSON text that includes their
//! games as records. It contains nothing that others wrote.

use std::collections::BTreeSet;

use chrono::DateTime;
use correspondence::chain::moment;
use engine::{BySide, Side};
use kernel::channels::SHOWS_GAMES;
use kernel::lookup::{Lookup, folded_address};
use play::record;
use serde_json::{Value, json};
use storage::{Fault, FollowKind, GameId, GameRow, HostLogRow, PlayerId, Preferences};
use templates::accounts::TextFile;

/// The version of the format, increased when something is left out or renamed.
const VERSION: u32 = 2;

/// An export that has not been put together yet: that would take too long on the
/// deciding thread, so `service::letters::complete` does it.
pub fn to_be(lookup: Lookup<'_>, player: PlayerId) -> Result<Box<TextFile>, Fault> {
    let name = lookup.view.player(player)?.ascii;
    let file = format!("taflpost-{name}-{}.json", lookup.now.format("%Y-%m-%d"));
    Ok(Box::new(TextFile { file, text: String::new() }))
}

pub fn text(lookup: Lookup<'_>, player: PlayerId) -> Result<String, Fault> {
    let mut export = json!({
        "version": VERSION,
        "made_at": moment(lookup.now),
        "player": account(lookup, player)?,
        "addresses": addresses(lookup, player)?,
        "codes": codes(lookup, player)?,
        "devices": devices(lookup, player)?,
        "games": games(lookup, player)?,
        "circles": lookup.view.circles_of(player)?,
        "ladders": ladders(lookup, player)?,
        "ratings": ratings(lookup, player)?,
        "tournaments": tournaments(lookup, player)?,
        "invitations": invitations(lookup, player)?,
        "notes": notes(lookup, player)?,
        "lines_being_tried": trials(lookup, player)?,
        "messages": messages(lookup, player)?,
        "plans": plans(lookup, player)?,
        "vacations": vacations(lookup, player)?,
        "mutes": lookup.view.mutes_of(player)?.iter().map(|game| game.0).collect::<Vec<_>>(),
        "follows": follows(lookup, player)?,
        "blocks": lookup.view.blocked_by(player)?,
        "reports": reports(lookup, player)?,
        "answers_as_organiser": answers(lookup, player)?,
        "rulings": each(lookup.view.host_acts_about(player), |act| Ok(ruling(&act)))?,
        "decided": each(lookup.view.host_acts_by(player), |act| Ok(ruling(&act)))?,
        "waits_for_yes": waits_for_yes(lookup, player)?,
        "requests": requests(lookup, player)?,
        "notices": notices(lookup, player)?,
        "mails": mails(lookup, player)?,
        "invited_by_mail": invited_by_mail(lookup, player)?,
    });
    // Whether JSON keeps an order of its own depends on what else is built.
    export.sort_all_objects();
    serde_json::to_string_pretty(&export).map(|text| text + "\n").map_err(Fault::row)
}

/// What the export says of each of these rows.
fn each<R>(
    rows: Result<Vec<R>, Fault>,
    entry: impl FnMut(R) -> Result<Value, Fault>,
) -> Result<Vec<Value>, Fault> {
    rows?.into_iter().map(entry).collect()
}

fn name(lookup: Lookup<'_>, player: PlayerId) -> Result<String, Fault> {
    Ok(lookup.view.player(player)?.name)
}

fn account(lookup: Lookup<'_>, player: PlayerId) -> Result<Value, Fault> {
    let row = lookup.view.player(player)?;
    // By their names, so that none is forgotten.
    let Preferences { digest, quiet, board, remind_hours, pass_on, reports, pace } =
        row.preferences;
    Ok(json!({
        "number": row.id.0,
        "name": row.name,
        "handle": row.handle,
        "all_names": lookup.view.names_of(player)?,
        "renamed_at": row.renamed_at.map(moment),
        "ascii": row.ascii,
        "language": row.locale.language.code(),
        "zone": row.locale.zone.name(),
        "channel": row.channel.name(),
        "digest": digest.name(),
        "quiet_hours": quiet.map(|(from, until)| [from, until]),
        "board": board.name(),
        "remind_hours": remind_hours,
        "words_around_moves": pass_on.name(),
        "reports": reports.name(),
        "pace_shown": pace.name(),
        "calendar_addresses_before": lookup.view.calendar_generation(player)?,
        "joined_at": moment(row.joined_at),
        "seen_at": moment(row.seen_at),
    }))
}

fn addresses(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.identities(player), |row| {
        let suspended = row
            .suspended
            .map(|(since, because)| json!({ "since": moment(since), "because": because }));
        let mut address = json!({
            "channel": row.channel.name(),
            "address": row.address,
            "confirmed_at": moment(row.confirmed_at),
            "nothing_arrives": suspended,
        });
        if row.channel == SHOWS_GAMES {
            let direct = lookup.view.direct_messages(&row.address)?;
            address["servers"] = json!(lookup.view.servers_of(&row.address)?);
            address["direct_messages"] = json!(direct.and_then(|direct| direct.channel));
        }
        Ok(address)
    })
}

fn codes(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.links_of(player), |row| {
        Ok(json!({
            "channel": row.channel.name(),
            "address": row.address,
            "sent_at": moment(row.sent_at),
            "wrong_tries": row.tries,
        }))
    })
}

fn devices(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.devices(player), |row| {
        Ok(json!({
            "number": row.number,
            "name": row.name,
            "asked_at": moment(row.asked_at),
            "signed_in_at": row.confirmed_at.map(moment),
            "last_used_on": row.used_on.map(|used| used.date_naive().to_string()),
        }))
    })
}

fn games(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    let mut rows = lookup.view.running_games(player)?;
    rows.extend(lookup.view.finished_games(player, u32::MAX)?);
    rows.sort_by_key(|row| row.id);
    rows.iter().map(|row| game(lookup, row)).collect()
}

fn game(lookup: Lookup<'_>, row: &GameRow) -> Result<Value, Fault> {
    let open = lookup.open_row(row.clone())?;
    let names = BySide {
        attackers: name(lookup, row.players[Side::Attackers])?,
        defenders: name(lookup, row.players[Side::Defenders])?,
    };
    let events = lookup.view.events(row.id)?;
    let record = record::record(row.id, &open.course, &events, &names, true)?;
    Ok(json!({
        "game": row.id.0,
        "partner": row.partner.map(|partner| partner.0),
        "record": record.to_string(),
        "review": lookup.view.review(row.id)?,
    }))
}

fn ladders(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.rungs_of(player), |rung| {
        let steps = lookup.view.steps_of(&rung.ladder, player, DateTime::UNIX_EPOCH)?;
        let steps = steps.iter().rev().map(|step| {
            json!({
                "number": step.number,
                "at": moment(step.at),
                "what": step.what,
                "from": step.from,
                "to": step.to,
                "match": step.game.map(|game| game.0),
                "detail": step.detail,
                "reason": step.reason,
            })
        });
        Ok(json!({
            "ladder": rung.ladder,
            "place": rung.place,
            "leaving": rung.leaving,
            "points": rung.points,
            "on_hold": rung.held,
            "idle_since": moment(rung.idle_since),
            "places_lost_by_idling": rung.decayed,
            "steps": steps.collect::<Vec<_>>(),
        }))
    })
}

fn tournaments(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.entries_of(player), |entry| {
        let row = lookup.view.tournament(entry.tournament)?;
        Ok(json!({
            "number": entry.tournament.0,
            "name": row.as_ref().map(|row| &row.name),
            "follows_tournament": row.as_ref().and_then(|row| row.previous.map(|it| it.0)),
            "entered_at": moment(entry.entered_at),
            "group": entry.seat.map(|(group, _)| group),
            "seat": entry.seat.map(|(_, seat)| seat),
            "gone": entry.gone.as_ref().map(|(how, _)| how),
            "gone_at": entry.gone.as_ref().map(|(_, at)| moment(*at)),
        }))
    })
}

fn ratings(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    let mut ratings = Vec::new();
    for ruleset in lookup.view.rated_rulesets()? {
        for row in lookup.view.ratings_of(&ruleset, player)? {
            ratings.push(json!({
                "ruleset": row.ruleset,
                "after_game": row.game.0,
                "at": moment(row.at),
                "rating": row.rating,
                "deviation": row.deviation,
                "volatility": row.volatility,
                "lean": row.lean,
                "games_as_attackers": row.games.attackers,
                "games_as_defenders": row.games.defenders,
            }));
        }
    }
    Ok(ratings)
}

fn invitations(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.invitations_of(player), |row| {
        let terms: Value = serde_json::from_str(&row.terms)
            .map_err(|error| Fault::row(format_args!("invitation {}: {error}", row.id)))?;
        Ok(json!({
            "number": row.id.0,
            "from": name(lookup, row.sender)?,
            "to": match row.address {
                Some(address) => Some(address),
                None => row.recipient.map(|to| name(lookup, to)).transpose()?,
            },
            "terms": terms,
            "sent_at": moment(row.sent_at),
            "expires_at": moment(row.expires_at),
            "state": row.state.name(),
            "became": row.became,
        }))
    })
}

fn notes(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.notes_by(player), |(GameId(game), note)| {
        Ok(json!({
            "game": game,
            "after_ply": note.ply,
            "at": moment(note.at),
            "opened_at": note.opened_at.map(moment),
            "text": note.text,
            "line": note.line,
        }))
    })
}

/// The lines that go on with what is tried next.
fn trials(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.trials_of(player), |(GameId(game), trial)| {
        Ok(json!({ "game": game, "after_ply": trial.ply, "line": trial.line }))
    })
}

fn messages(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.messages_by(player), |(GameId(game), message)| {
        Ok(json!({
            "game": game,
            "at": moment(message.at),
            "text": message.text,
            "is_passed_on": message.held_ply.is_none(),
        }))
    })
}

fn plans(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.plans_of(player), |(GameId(game), plan)| {
        Ok(json!({ "game": game, "waits_for_ply": plan.ply, "if": plan.text }))
    })
}

fn vacations(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.vacations_since(player, DateTime::UNIX_EPOCH), |row| {
        let (from, until) = (moment(row.span.from), moment(row.span.until));
        Ok(json!({ "from": from, "until": until, "kind": row.kind.name() }))
    })
}

fn follows(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.follows(player), |row| {
        let what = match row.kind {
            FollowKind::Player => name(lookup, PlayerId(row.what.parse().map_err(Fault::row)?))?,
            _ => row.what,
        };
        Ok(json!({ "kind": row.kind.name(), "what": what, "told_of_end": row.tells_end }))
    })
}

fn reports(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.reports_by(player), |row| {
        let about = row.reported.map(|about| name(lookup, about)).transpose()?;
        Ok(json!({
            "about": about,
            "at": moment(row.at),
            "text": row.text,
            "answered_at": row.answered_at.map(moment),
            "answer": row.answer,
        }))
    })
}

/// What the player answered as an organiser. What was written to them is its sender's.
fn answers(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.reports_answered_by(player), |row| {
        Ok(json!({ "at": row.answered_at.map(moment), "text": row.answer }))
    })
}

/// What organisers decided. Who it is about isn't told here: that belongs to those players, not to
/// the organiser who takes a copy along.
fn ruling(act: &HostLogRow) -> Value {
    json!({
        "at": moment(act.at),
        "what": act.what,
        "until": act.until.map(moment),
        "reason": act.reason,
    })
}

fn waits_for_yes(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.open_questions(player), |row| {
        let asked: Value = serde_json::from_str(&row.asked)
            .map_err(|_| Fault::row("a question that cannot be read"))?;
        Ok(json!({ "asked": asked, "expires_at": moment(row.expires_at) }))
    })
}

/// Requests are stored as their outcome.
fn requests(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    each(lookup.view.answers_to(player), |(at, answer)| {
        let answer: Value = serde_json::from_str(&answer)
            .map_err(|_| Fault::row("an answer that cannot be read"))?;
        Ok(json!({ "at": moment(at), "answer": answer }))
    })
}

/// Of the notices to the player only the kind: the rest may quote others. Codes on their way are
/// listed elsewhere: whether one was sent would reveal whether its address belongs to somebody
/// else. So would the numbers of notices, which count the codes too.
fn notices(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    let rows = lookup.view.notices_for(player)?.into_iter().filter(|row| row.address.is_none());
    rows.map(|row| {
        let data: Value = serde_json::from_str(&row.data)
            .map_err(|_| Fault::row(format_args!("notice {} cannot be read", row.id)))?;
        Ok(json!({
            "what": data.get("what"),
            "game": row.about.map(|(game, _)| game.0),
            "event": row.about.map(|(_, event)| event),
            "channel": row.channel.name(),
            "to": row.sent_to,
            "queued_at": moment(row.queued_at),
            "tries": row.tries,
            "state": row.state.name(),
            "trouble": row.trouble,
        }))
    })
    .collect()
}

/// What is stored about the emails to the player's own addresses; their texts are in the notices.
/// Whether a code was sent to another address would reveal whether somebody plays from there.
fn mails(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    let own: BTreeSet<String> = lookup
        .view
        .identities(player)?
        .iter()
        .map(|identity| folded_address(&identity.address))
        .collect();
    let rows = lookup.view.mails_to(player)?.into_iter();
    let rows = rows.filter(|row| own.contains(&folded_address(&row.address)));
    Ok(rows.map(|row| json!({ "to": row.address, "sent_at": moment(row.sent_at) })).collect())
}

/// The addresses to which this player has sent invitations. Their owners are not named anywhere.
fn invited_by_mail(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Value>, Fault> {
    let rows = lookup.view.invitations_of(player)?.into_iter();
    let by_player = rows.filter(|row| row.sender == player);
    Ok(by_player
        .filter_map(|row| {
            let address = row.address.filter(|address| !address.is_empty())?;
            Some(json!({ "address": address, "asked_at": moment(row.sent_at) }))
        })
        .collect())
}
