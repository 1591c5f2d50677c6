//! What the sentences of news and refusals name, looked up for one reader.

use accounts::{account, erase, exported};
use chrono::{DateTime, TimeDelta, Utc};
use correspondence::event::Event;
use engine::Side;
use engine::notation::PlyText;
use invitation::seek;
use kernel::lookup::Lookup;
use kernel::{alike, free_names, host_log, kept, ladders};
use organising::{announce, host};
use play::agree;
use play::shown_game::table;
use play::shown_invitation::invitation_row;
use storage::clock::{Clock, ClockError, LONGEST_DAYS};
use storage::{Fault, GameId, InvitationRow, InvitationState, PlayerId};
use templates::accounts::{Settings, TextFile};
use templates::invitation::Challenger;
use templates::ladder::LadderStep;
use templates::notice::Table;
use templates::told::{
    ActFacts, AnnouncementFacts, Became, ClockFault, GamePoint, InvitationFacts, Limit, Lookups,
    MatchFacts, OwnGroup, Refused, ReportFacts, ShownGroups, TournamentFacts,
};
use templates::tournament::TournamentPage;
use templates::{Refusal, RefusedPly, RulesetName};

use crate::people;

/// Why an order was not carried out, as the asker is told.
pub(crate) fn refusal(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    refused: &Refused,
) -> Result<Refusal, Fault> {
    refused.resolve(&Facts { lookup, reader, for_hosts: false })
}

/// The club as one reader can see it.
pub(super) struct Facts<'a> {
    pub lookup: Lookup<'a>,
    pub reader: Option<PlayerId>,
    /// Whether the hosts are told what they have done.
    pub for_hosts: bool,
}

impl Facts<'_> {
    fn known(&self) -> Result<PlayerId, Fault> {
        self.reader.ok_or_else(|| Fault::defect("a reader who isn't a player"))
    }
}

impl Lookups for Facts<'_> {
    type Fault = Fault;

    fn player(&self, player: i64) -> Result<String, Fault> {
        Ok(self.lookup.view.player(PlayerId(player))?.name)
    }

    fn handle(&self, player: i64) -> Result<String, Fault> {
        Ok(self.lookup.view.player(PlayerId(player))?.handle)
    }

    fn challenger(&self, player: i64) -> Result<Challenger, Fault> {
        people::challenger(self.lookup, PlayerId(player))
    }

    fn reader(&self) -> Option<i64> {
        self.reader.map(|reader| reader.0)
    }

    fn settings(&self) -> Result<Box<Settings>, Fault> {
        account::settings(self.lookup, self.known()?)
    }

    fn calendar(&self) -> Result<String, Fault> {
        Ok(self.lookup.calendar(self.known()?)?.unwrap_or_default())
    }

    fn export(&self) -> Result<Box<TextFile>, Fault> {
        exported::to_be(self.lookup, self.known()?)
    }

    fn erasure(&self) -> Result<(u32, String), Fault> {
        let reader = self.known()?;
        let games = self.lookup.view.running_games(reader)?.len();
        Ok((u32::try_from(games).unwrap_or(u32::MAX), erase::pseudonym(reader)))
    }

    fn is_reachable(&self, player: i64) -> Result<bool, Fault> {
        Ok(self.lookup.way(&self.lookup.view.player(PlayerId(player))?)?.is_some())
    }

    fn similar_player(&self, name: &str) -> Result<Option<String>, Fault> {
        let handles = alike::alike(self.lookup.view, name)?;
        let nearest = commands::words::nearest_of(name, handles.iter().map(String::as_str));
        Ok(nearest.first().map(|&nearest| nearest.to_owned()))
    }

    fn free_name(&self, name: &str) -> Result<Option<String>, Fault> {
        free_names::free_like(self.lookup, name)
    }

    fn opponent(&self, game: i64) -> Result<String, Fault> {
        let Some(row) = self.lookup.view.game(GameId(game))? else { return Ok(String::new()) };
        let own = Side::BOTH.into_iter().find(|&side| Some(row.players[side]) == self.reader);
        let other = own.map_or(row.players.defenders, |side| row.players[!side]);
        self.player(other.0)
    }

    fn table(&self, at: GamePoint) -> Result<Box<Table>, Fault> {
        let open = self.lookup.open_at(at)?;
        let seat = self.reader.and_then(|reader| open.side_of(reader));
        let shown = table(self.lookup, &open, seat)?;
        let ruled = open.course.ruled.as_ref().filter(|_| self.for_hosts).map(ToString::to_string);
        Ok(Box::new(Table { ruled: shown.ruled.or(ruled), ..shown }))
    }

    fn refused_ply(
        &self,
        at: GamePoint,
        path: &[String],
        typed: &str,
    ) -> Result<Box<RefusedPly>, Fault> {
        let mut game = self.lookup.open_at(at)?.course.game;
        let spellings = game.ruleset().spellings.clone();
        for text in path {
            let ply = PlyText::parse(text, &spellings).map_err(|_| Fault::row(text))?;
            game.replay(&ply).map_err(|_| Fault::row(text))?;
        }
        match game.clone().play(typed) {
            Err(why) => Ok(Box::new(RefusedPly::new(&game, typed, why))),
            Ok(_) => Err(Fault::row(format_args!("{typed} was refused, but is legal"))),
        }
    }

    fn refused_roll(&self, at: GamePoint) -> Result<Box<RefusedPly>, Fault> {
        let mut game = self.lookup.open_at(at)?.course.game;
        let face = engine::dice::Roll::new(0);
        let why = face.and_then(|roll| game.declare_roll(roll).err());
        let why = why.ok_or_else(|| Fault::row("a roll was refused, but is allowed"))?;
        Ok(Box::new(RefusedPly::new(&game, "roll", why)))
    }

    fn board_size(&self, game: i64) -> Result<u8, Fault> {
        let open = self.lookup.open(GameId(game))?;
        Ok(open.map_or(0, |open| open.course.game.ruleset().size()))
    }

    fn invitation(&self, number: i64) -> Result<InvitationFacts, Fault> {
        let row = invitation_row(self.lookup, number)?;
        let recipient = match (&row.address, row.recipient) {
            (Some(address), _) => Some(address.clone()),
            (None, Some(recipient)) => Some(self.player(recipient.0)?),
            (None, None) => None,
        };
        Ok(InvitationFacts {
            is_seek: row.is_seek(),
            sender: self.player(row.sender.0)?,
            sender_handle: self.handle(row.sender.0)?,
            recipient,
            by_reader: Some(row.sender) == self.reader,
            became: became(&row),
        })
    }

    fn ruleset(&self, id: &str) -> RulesetName {
        self.lookup.ruleset_name(id)
    }

    fn rulesets(&self) -> Vec<String> {
        self.lookup.library.iter().map(|ruleset| ruleset.id.clone()).collect()
    }

    fn clock_fault(&self, typed: &str) -> ClockFault {
        let (part, why) = match typed.parse::<Clock>() {
            Err(ClockError::ZeroSpan(part)) => (part, "zero"),
            Err(ClockError::LongSpan(part)) => (part, "long"),
            Err(ClockError::CapBelowBank(part)) => (part, "cap-below-bank"),
            Err(ClockError::EmptyNight(part)) => (part, "empty-night"),
            Err(ClockError::Doubled(part)) => (part, "doubled"),
            Err(ClockError::UnknownWord(part)) => (part, "unknown"),
            Err(ClockError::NoSpan) | Ok(_) => (typed.to_owned(), "unknown"),
        };
        ClockFault { part, why, days: (why == "long").then_some(LONGEST_DAYS) }
    }

    fn ladders(&self) -> Result<Vec<String>, Fault> {
        ladders::open(self.lookup)
    }

    fn ladder_match(&self, game: i64) -> Result<MatchFacts, Fault> {
        ladder::match_facts(self.lookup, game)
    }

    fn deferred_until(&self, game: i64, player: i64) -> Result<DateTime<Utc>, Fault> {
        ladder::deferred_until(self.lookup, game, player)
    }

    fn ladder_step(&self, ladder: &str, number: u32) -> Result<LadderStep, Fault> {
        let row = self.lookup.view.step(ladder, number)?;
        ladder::step_facts(self.lookup, self.reader, &row)
    }

    fn tournament(&self, number: i64) -> Result<TournamentFacts, Fault> {
        tournament::facts(self.lookup, number)
    }

    fn tournament_page(
        &self,
        number: i64,
        groups: ShownGroups,
    ) -> Result<Box<TournamentPage>, Fault> {
        tournament::page_with(self.lookup, self.reader, number, groups).map(Box::new)
    }

    fn own_group(&self, number: i64) -> Result<Option<OwnGroup>, Fault> {
        let own = |reader| tournament::own_group(self.lookup, reader, number);
        self.reader.map_or(Ok(None), own)
    }

    fn leaving(&self, number: i64) -> Result<(bool, u32), Fault> {
        tournament::leaving(self.lookup, self.known()?, number)
    }

    fn for_hosts(&self) -> bool {
        self.for_hosts
    }

    fn host_act(&self, act: i64) -> Result<ActFacts, Fault> {
        host::act(self.lookup, act)
    }

    fn contact(&self) -> Option<String> {
        self.lookup.own_words.contact.map(str::to_owned)
    }

    fn announcement(&self, act: i64) -> Result<AnnouncementFacts, Fault> {
        announce::announcement(self.lookup, act)
    }

    fn report(&self, number: i64) -> Result<Option<ReportFacts>, Fault> {
        let row = self.lookup.view.report(number)?;
        Ok(row.map(|row| ReportFacts {
            by: row.player.0,
            about: row.reported.map(|about| about.0),
            text: row.text,
            answered_by: row.answered_by.map(|by| by.0),
            answer: row.answer,
        }))
    }

    fn reason_of(&self, act: i64) -> Result<String, Fault> {
        Ok(self.lookup.view.host_act(act)?.reason)
    }

    fn extension(&self, at: GamePoint) -> Result<(Side, TimeDelta, String), Fault> {
        match self.lookup.event(at)? {
            Event::Extended(side, more, reason) => Ok((side, more, reason.to_string())),
            other => Err(Fault::row(format_args!("{at:?} is {other}"))),
        }
    }

    fn limit(&self, limit: Limit) -> u32 {
        match limit {
            Limit::GamesOfAnOpenChallenge => seek::MOST_GAMES,
            Limit::LettersOfAText => u32::try_from(kept::LONGEST_TEXT).unwrap_or(u32::MAX),
            Limit::MessagesADay => kept::MESSAGES_A_DAY,
            Limit::ReportsADay => kept::REPORTS_A_DAY,
            Limit::NotesOnAGame => kept::NOTES_ON_A_GAME,
            Limit::LettersOfAHostsReason => host_log::LONGEST_REASON as u32,
            Limit::LeastTournamentPlayers => tournament::start::LEAST,
            Limit::PlayersInAGroup => tournament::start::MOST_IN_GROUP,
            Limit::LettersOfATournamentName => tournament::hosting::LONGEST_NAME,
            Limit::DaysToATournament => tournament::hosting::MOST_AHEAD,
            Limit::DaysAgreed => agree::MOST_DAYS.into(),
        }
    }
}

pub(super) fn became(row: &InvitationRow) -> Became {
    match (row.state, row.became) {
        (InvitationState::Accepted, Some(game)) if !row.is_seek() => Became::Game(game),
        (InvitationState::Accepted, _) => Became::AllTaken,
        (InvitationState::Declined, _) => Became::Declined,
        (InvitationState::Countered, other) => Became::Countered(other),
        (InvitationState::Cancelled, _) => Became::Cancelled,
        // One that is still open was refused because it is too old.
        (InvitationState::Expired | InvitationState::Open, _) => Became::Expired,
    }
}
