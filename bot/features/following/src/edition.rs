//! The evening edition: once a day, what happened in a club's public games, on its ladders and among
//! its open challenges, and what was opened, for players who follow some of it and for servers that
//! want it. What there is to tell is decided when it is due, and looked up again when it is shown.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use engine::{BySide, Side};
use kernel::edition_news::EditionNews;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::terms::GameTerms;
use kernel::{
    circles, ladders, news, openings, pace, seeks, server_scene, telling, tournaments, venue,
};
use play::{shown_game, shown_invitation};
use storage::{
    EditionRow, Fault, FollowKind, GameId, InvitationId, InvitationRow, LadderRow, PlayerId,
    ServerRow, StepRow, TournamentRow,
};
use templates::following::{Edition, EditionGame, Followed, MOST_BOARDS};
use templates::ladder::LadderNews;
use templates::notice::Table;
use templates::told::GamePoint;
use templates::tournament::{TournamentEvent, TournamentNews};
use templates::{Notice, of_ladder};

use crate::{follow, today};

/// The hour at which it comes, in its reader's time zone.
const HOUR: u8 = 20;

/// The hour at which organisers are told what they want to know of the club.
const MORNING: u8 = 8;

/// What comes after the number of an organiser who is told that.
const TODAY: &str = " today";

/// How long ago something can have happened that is told: after a long outage, only the last of it.
const LONGEST: TimeDelta = TimeDelta::days(3);

/// In how many games, steps of a ladder and challenges that is looked for.
const MOST: u32 = 200;

/// At most as many challenges, and steps, are in one edition.
const MOST_LINES: usize = 8;

/// What happened in the club that everybody may know.
pub struct ClubDay {
    games: Vec<MovedGame>,
    seeks: Vec<InvitationRow>,
    steps: Vec<StepRow>,
    ladders: Vec<LadderRow>,
    tournaments: Vec<TournamentRow>,
}

/// A public game in which somebody moved, or that ended, and when that was.
struct MovedGame {
    game: GameId,
    players: [PlayerId; 2],
    at: DateTime<Utc>,
}

impl ClubDay {
    /// Everything that these editions can tell; they are of nearly the same time.
    pub fn of(lookup: Lookup<'_>, due: &[EditionRow]) -> Result<ClubDay, Fault> {
        let since = due.iter().map(|row| row.since).min();
        ClubDay::since(lookup, since.unwrap_or(lookup.now).max(lookup.now - LONGEST))
    }

    fn since(lookup: Lookup<'_>, since: DateTime<Utc>) -> Result<ClubDay, Fault> {
        let mut games = Vec::new();
        for game in lookup.view.moved_games(since, MOST)? {
            // A game that can't be read hides no other.
            let open = match lookup.existing(game) {
                Ok(open) => open,
                Err(fault) => {
                    fault.lasting()?;
                    continue;
                }
            };
            let at = moved_at(&open).filter(|at| *at >= since && open.course.start.public);
            let players = [open.row.players.attackers, open.row.players.defenders];
            games.extend(at.map(|at| MovedGame { game, players, at }));
        }
        games.sort_by_key(|moved| (std::cmp::Reverse(moved.at), moved.game));
        let mut seeks = lookup.view.open_seeks(MOST)?;
        seeks.retain(|seek| seek.sent_at >= since);
        let mut steps = Vec::new();
        for ladder in lookup.view.ladders()? {
            let newest = lookup.view.newest_steps(&ladder, MOST)?.into_iter();
            let mut new: Vec<StepRow> = newest.take_while(|step| step.at >= since).collect();
            new.reverse();
            for step in new {
                if news::is_news(ladders::change_of(&step)?) {
                    steps.push(step);
                }
            }
        }
        let mut ladders = lookup.view.open_ladders()?;
        ladders.retain(|ladder| ladder.opened_at >= since);
        let mut tournaments = lookup.view.tournaments(MOST)?;
        tournaments.retain(|row| row.opened_at >= since);
        Ok(ClubDay { games, seeks, steps, ladders, tournaments })
    }
}

/// When somebody last moved in a game, or when it ended.
fn moved_at(open: &Open) -> Option<DateTime<Utc>> {
    let moved = open.course.turns().last().and_then(|turn| turn.made).map(|(at, _)| at);
    open.course.end.map(|(_, at)| at).or(moved)
}

/// Queues one edition that is due, if there is anything to tell, and says when the next one is.
pub fn print(ledger: &Ledger<'_>, row: &EditionRow, day: &ClubDay) -> Result<(), Fault> {
    let Some(row) = ledger.view().edition(&row.reader)?.filter(|now| now == row) else {
        return Ok(());
    };
    if let Some(player) = row.reader.strip_suffix(TODAY) {
        return today::tell(ledger, player_of(&row, player)?);
    }
    let zone = match row.reader.strip_prefix('#') {
        Some(server) => {
            let Some(server) = ledger.view().server(server)? else {
                return ledger.change.delete_edition(&row.reader);
            };
            print_in_server(ledger, &row, &server, day)?;
            Tz::UTC
        }
        None => {
            let player = ledger.player(player_of(&row, &row.reader)?)?;
            let news = selected(ledger, &row, day, Some(player.id))?;
            if !news.is_empty() {
                ledger.tell_because(None, player.id, &Happened::Edition(news))?;
            }
            forget_over(ledger, player.id)?;
            player.locale.zone
        }
    };
    if ledger.view().edition(&row.reader)?.is_some() {
        keep(ledger, row.reader, zone, HOUR)?;
    }
    Ok(())
}

fn player_of(row: &EditionRow, number: &str) -> Result<PlayerId, Fault> {
    let number = number.parse();
    Ok(PlayerId(number.map_err(|_| Fault::row(format_args!("edition of {}", row.reader)))?))
}

fn print_in_server(
    ledger: &Ledger<'_>,
    row: &EditionRow,
    server: &ServerRow,
    day: &ClubDay,
) -> Result<(), Fault> {
    let news = selected(ledger, row, day, None)?;
    // The outbox keeps each notice with a player, and this one is nobody's.
    let holder = ledger.view().first_player_but(None)?;
    if let (Some(venue), Some(holder), false) =
        (venue::games_channel(server), holder, news.is_empty())
    {
        ledger.post_news(holder, &venue, &Happened::Edition(news))?;
    }
    Ok(())
}

/// Those of a day's events that a player follows; without a player, all.
fn selected(
    ledger: &Ledger<'_>,
    row: &EditionRow,
    day: &ClubDay,
    player: Option<PlayerId>,
) -> Result<EditionNews, Fault> {
    let lookup = ledger.lookup();
    let (mut all, mut games, mut players) = (player.is_none(), BTreeSet::new(), BTreeSet::new());
    let mut told_at_once = BTreeSet::new();
    for follow in player.map_or(Ok(Vec::new()), |player| lookup.view.follows(player))? {
        match follow::read(&follow)? {
            Followed::Club => all = true,
            Followed::Game(game) => drop(games.insert(GameId(game))),
            Followed::Player(id) => drop(players.insert(PlayerId(id))),
            Followed::Ruleset(id) => drop(told_at_once.insert(id)),
            Followed::Today => {}
        }
    }
    // What happens in this very second is told by the next one.
    let is_new = |at: DateTime<Utc>| row.since <= at && at < ledger.now;
    let moved = day.games.iter().filter(|moved| {
        let is_followed = all
            || games.contains(&moved.game)
            || moved.players.iter().any(|player| players.contains(player));
        is_followed && is_new(moved.at)
    });
    let moved: Vec<i64> = moved.map(|moved| moved.game.0).collect();
    let more = u32::try_from(moved.len().saturating_sub(MOST_BOARDS)).unwrap_or(u32::MAX);
    let mut seeks = Vec::new();
    for seek in day.seeks.iter().filter(|seek| is_new(seek.sent_at)) {
        let is_followed = all || players.contains(&seek.sender);
        let is_told = player == Some(seek.sender)
            || told_at_once.contains(&GameTerms::read(&seek.terms)?.ruleset);
        if is_followed && !is_told {
            seeks.push(seek.id.0);
        }
    }
    seeks.truncate(MOST_LINES);
    let mut steps = Vec::new();
    for step in day.steps.iter().filter(|step| is_new(step.at)) {
        let is_followed = all
            || players.contains(&step.player)
            || step.rival.is_some_and(|rival| players.contains(&rival));
        let concerns = match row.reader.strip_prefix('#') {
            Some(server) => circles::concerns(lookup, of_ladder(&step.ladder).0, server)?,
            None => is_followed,
        };
        if concerns {
            steps.push((step.ladder.clone(), step.number));
        }
    }
    let concerns = |circle: Option<&str>, ruleset: &str| match player {
        Some(player) => openings::is_left_to_edition(lookup, player, circle, ruleset),
        None => match row.reader.strip_prefix('#') {
            Some(server) => circles::concerns(lookup, circle, server),
            None => Ok(false),
        },
    };
    let (mut ladders, mut tournaments) = (Vec::new(), Vec::new());
    for ladder in day.ladders.iter().filter(|ladder| is_new(ladder.opened_at)) {
        let (circle, ruleset) = of_ladder(&ladder.ladder);
        if concerns(circle, ruleset)? {
            ladders.push(ladder.ladder.clone());
        }
    }
    for row in day.tournaments.iter().filter(|row| is_new(row.opened_at)) {
        if concerns(row.circle.as_deref(), &row.ruleset)? {
            tournaments.push(row.id.0);
        }
    }
    let steps = steps.into_iter().rev().take(MOST_LINES).rev().collect();
    let games = moved.into_iter().take(MOST_BOARDS).collect();
    let until = ledger.now.timestamp();
    Ok(EditionNews { until, games, more, seeks, steps, ladders, tournaments })
}

/// Games that are over needn't be followed any more.
fn forget_over(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for row in ledger.view().follows(player)? {
        if let Followed::Game(game) = follow::read(&row)? {
            let game = ledger.view().game(GameId(game))?;
            if game.is_none_or(|game| game.folded.ended_at.is_some()) {
                ledger.change.delete_follow(player, &row)?;
            }
        }
    }
    keep_for_player(ledger, player)
}

/// What a player follows has changed: an edition comes if some of it is told there.
pub(crate) fn keep_for_player(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let follows = ledger.view().follows(player)?;
    let wants = |edition: fn(FollowKind) -> bool| follows.iter().any(|row| edition(row.kind));
    let evening = wants(|kind| !matches!(kind, FollowKind::Ruleset | FollowKind::Today));
    let morning = wants(|kind| kind == FollowKind::Today);
    let zone = ledger.player(player)?.locale.zone;
    for (wanted, reader, hour) in
        [(evening, player.to_string(), HOUR), (morning, today_of(player), MORNING)]
    {
        match (wanted, ledger.view().edition(&reader)?) {
            (true, None) => keep(ledger, reader, zone, hour)?,
            (false, Some(_)) => ledger.change.delete_edition(&reader)?,
            (true, Some(_)) | (false, None) => {}
        }
    }
    Ok(())
}

fn today_of(player: PlayerId) -> String {
    format!("{player}{TODAY}")
}

/// Whether a player is told each morning what organisers want to know.
pub(crate) fn tells_today(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(lookup.view.edition(&today_of(player))?.is_some())
}

/// It is told next in the morning.
pub(crate) fn keep_today(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    keep(ledger, today_of(player), ledger.player(player)?.locale.zone, MORNING)
}

/// A server wants an evening edition, or none.
pub fn keep_for_server(ledger: &Ledger<'_>, server: &str, wanted: bool) -> Result<(), Fault> {
    let reader = format!("#{server}");
    match (wanted, ledger.view().edition(&reader)?) {
        (true, None) => keep(ledger, reader, Tz::UTC, HOUR),
        (false, Some(_)) => ledger.change.delete_edition(&reader),
        (true, Some(_)) | (false, None) => Ok(()),
    }
}

/// The next edition tells what happens from now until that hour.
fn keep(ledger: &Ledger<'_>, reader: String, zone: Tz, hour: u8) -> Result<(), Fault> {
    let due_at = pace::next(zone, hour, ledger.now);
    ledger.change.set_edition(&EditionRow { reader, since: ledger.now, due_at })
}

/// When a player's next edition comes.
pub fn next_for_player(
    lookup: Lookup<'_>,
    player: PlayerId,
) -> Result<Option<DateTime<Utc>>, Fault> {
    Ok(lookup.view.edition(&player.to_string())?.map(|row| row.due_at))
}

/// What is still to be told, to that player or to everybody: `None` if nothing is. Names and states
/// are those of now, and what was withdrawn or taken since isn't shown.
pub fn current(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    news: &EditionNews,
) -> Result<Option<EditionNews>, Fault> {
    let mut now = news.clone();
    now.seeks.clear();
    for &number in &news.seeks {
        let seek = lookup.view.invitation(InvitationId(number))?;
        if let Some(seek) = seek.filter(|seek| seeks::is_open(lookup, seek))
            && (reader.is_none() || seeks::concerns(lookup, reader, &seek)?)
        {
            now.seeks.push(number);
        }
    }
    now.steps.clear();
    for (ladder, number) in &news.steps {
        let step = lookup.view.step(ladder, *number)?;
        if !news::is_about_erased(lookup, &step)? {
            now.steps.push((ladder.clone(), *number));
        }
    }
    now.ladders.clear();
    for ladder in &news.ladders {
        if lookup.view.open_ladder(ladder)?.is_some() {
            now.ladders.push(ladder.clone());
        }
    }
    now.tournaments.clear();
    for &number in &news.tournaments {
        if tournaments::can_be_entered(lookup, number)? {
            now.tournaments.push(number);
        }
    }
    Ok((!now.is_empty()).then_some(now))
}

/// An edition as its reader, or everybody, gets it, and where their own games stand that it shows.
pub fn shown(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    news: &EditionNews,
) -> Result<(Notice, Vec<GamePoint>), Fault> {
    let (mut games, mut own) = (Vec::new(), Vec::new());
    let current = current(lookup, reader, news)?;
    let now = current.unwrap_or_default();
    for &number in &news.games {
        let open = lookup.existing(GameId(number))?;
        let seat: Option<Side> = reader.and_then(|reader| open.side_of(reader));
        own.extend(seat.map(|_| open.moment()));
        // It is a glance at the game: what proves its past is elsewhere.
        let table = Table { chain: None, ..shown_game::table(lookup, &open, seat)? };
        let ascii = |side: Side| lookup.view.player(open.row.players[side]).map(|row| row.ascii);
        games.push(EditionGame {
            line: shown_game::public_game(lookup, &open.row)?,
            table,
            ascii: BySide {
                attackers: ascii(Side::Attackers)?,
                defenders: ascii(Side::Defenders)?,
            },
        });
    }
    let mut seeks = Vec::new();
    for number in now.seeks {
        seeks.push(shown_invitation::seek_for(lookup, reader, number)?);
    }
    let line = |reader, said: &Happened| lookup.assembly.edition_line(lookup, reader, said);
    let mut steps = Vec::new();
    for (ladder, number) in now.steps {
        let step = LadderNews::Step { ladder, number, more: Vec::new() };
        steps.push(line(reader, &Happened::Ladder(step))?);
    }
    let until = DateTime::from_timestamp(news.until, 0).unwrap_or(lookup.now);
    let ladders = now.ladders.into_iter();
    let ladders = ladders.map(|ladder| Happened::Ladder(LadderNews::Opened { ladder }));
    let tournaments = now.tournaments.into_iter().map(|tournament| {
        let news = TournamentEvent::Opened;
        Happened::Tournament(TournamentNews { tournament, news })
    });
    let mut openings = Vec::new();
    for opened in ladders.chain(tournaments) {
        openings.push(line(None, &opened)?);
    }
    let edition = Edition { until, games, more: news.more, seeks, steps, openings };
    Ok((Notice::Edition(Box::new(edition)), own))
}

/// An edition is posted in a server: members there have seen how their own games stand that it shows.
pub fn shown_in_server(ledger: &Ledger<'_>, server: &str, news: &EditionNews) -> Result<(), Fault> {
    for &number in &news.games {
        let open = ledger.lookup().existing(GameId(number))?;
        for player in Side::BOTH.map(|side| open.row.players[side]) {
            if server_scene::knows(ledger.lookup(), server, player)? {
                telling::shown(ledger, player, open.moment())?;
            }
        }
    }
    Ok(())
}
