//! A club that knows enough for the samples: the same names and games wherever one is looked up.

use std::convert::Infallible;

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;
use engine::ruleset::shipped_library;

use crate::accounts::TextFile;
use crate::accounts::settings::Settings;
use crate::invitation::Challenger;
use crate::ladder::LadderStep;
use crate::notice::table::Table;
use crate::refusal::Refusal;
use crate::refusal::ply::RefusedPly;
use crate::ruleset_name::RulesetName;
use crate::tests::tables::{skalk, table, usual, utc};
use crate::tests::{account, people, tournament};
use crate::told::{
    ActFacts, AnnouncementFacts, Became, ClockFault, GamePoint, InvitationFacts, InvitationRef,
    Limit, Lookups, MatchFacts, OwnGroup, Refused, ReportFacts, ShownGroups, TournamentFacts,
};
use crate::tournament::page::TournamentPage;

/// The game of every sample.
pub(super) const AT: GamePoint = GamePoint { game: 12, event: 9 };

/// The invitation of every sample.
pub(super) const INVITED: InvitationRef = InvitationRef { invitation: 4 };

/// The lookups. Players have the numbers 7 (erased), 8 (Ylva), 9 (Cleo) and 10
/// (Bodil).
#[derive(Clone, Debug)]
pub(super) struct Club {
    pub table: Table,
    pub similar: Option<&'static str>,
    pub invitation: InvitationFacts,
    pub clock: ClockFault,
    pub act: Option<DateTime<Utc>>,
    pub ladders: Vec<&'static str>,
    pub own_name: &'static str,
    pub settings: Settings,
    pub is_reachable: bool,
    /// How many games the reader plays.
    pub running: u32,
    pub reader: Option<i64>,
    pub for_hosts: bool,
    pub is_over: bool,
    pub extended: Side,
    /// Whether the reader is the challenger of every ladder match.
    pub challenges: bool,
    pub step: Option<LadderStep>,
    pub tournament: TournamentFacts,
    pub own_group: Option<OwnGroup>,
    pub leaving: (bool, u32),
}

impl Club {
    /// A club in which that game is played.
    pub fn with(table: Table) -> Club {
        Club {
            table,
            similar: None,
            invitation: InvitationFacts {
                is_seek: false,
                sender: "Ylva".into(),
                sender_handle: "Ylva".into(),
                recipient: Some("Ylva".into()),
                by_reader: false,
                became: Became::Game(12),
            },
            clock: ClockFault { part: "7w+1d/10d".into(), why: "unknown", days: None },
            act: None,
            ladders: vec!["kopenhagen", "castillos"],
            own_name: "Ylva",
            settings: account::settings(None).unwrap(),
            is_reachable: true,
            running: 2,
            reader: Some(1),
            for_hosts: false,
            is_over: false,
            extended: Side::Attackers,
            challenges: true,
            step: None,
            tournament: TournamentFacts {
                name: "Winter\u{202e} cup".into(),
                ruleset: skalk(),
                starts_at: utc("2026-11-09 10:00"),
                window_days: 5,
                reason: None,
                final_of: None,
                most_players: 128,
            },
            own_group: None,
            leaving: (false, 0),
        }
    }

    /// A club in which an ordinary game is played.
    pub fn usual() -> Club {
        Club::with(table(usual()))
    }

    /// A refusal as its reader gets it.
    pub fn shows(&self, refused: &Refused) -> Refusal {
        let Ok(refusal) = refused.resolve(self);
        refusal
    }
}

/// News as its reader gets it.
pub(super) fn told<T>(told: Result<T, Infallible>) -> T {
    let Ok(told) = told;
    told
}

/// Refusals of a club, where nothing else is known of it.
pub(super) fn shown(refused: Vec<Refused>) -> Vec<Refusal> {
    let club = Club::usual();
    refused.iter().map(|refused| club.shows(refused)).collect()
}

impl Lookups for Club {
    fn challenger(&self, _: i64) -> Result<Challenger, Infallible> {
        Ok(people::challenger())
    }

    type Fault = Infallible;

    fn player(&self, player: i64) -> Result<String, Infallible> {
        Ok(match player {
            7 => "player-7",
            9 => "Cleo",
            10 => "Bodil",
            _ => "Ylva",
        }
        .into())
    }

    fn handle(&self, player: i64) -> Result<String, Infallible> {
        self.player(player)
    }

    fn own_handle(&self) -> Result<String, Infallible> {
        self.own_name()
    }

    fn reader(&self) -> Option<i64> {
        self.reader
    }

    fn own_name(&self) -> Result<String, Infallible> {
        Ok(self.own_name.into())
    }

    fn settings(&self) -> Result<Box<Settings>, Infallible> {
        Ok(Box::new(self.settings.clone()))
    }

    fn calendar(&self) -> Result<String, Infallible> {
        Ok("https://tafl.example.org/calendar/1/aebagbafaydqqcikbmga2dqpca.ics".into())
    }

    fn export(&self) -> Result<Box<TextFile>, Infallible> {
        let file = "taflpost-Alva-2026-11-02.json".into();
        Ok(Box::new(TextFile { file, text: String::new() }))
    }

    fn erasure(&self) -> Result<(u32, String), Infallible> {
        Ok((self.running, "player-7".into()))
    }

    fn is_reachable(&self, _: i64) -> Result<bool, Infallible> {
        Ok(self.is_reachable)
    }

    fn similar_player(&self, _: &str) -> Result<Option<String>, Infallible> {
        Ok(self.similar.map(str::to_owned))
    }

    fn free_name(&self, name: &str) -> Result<Option<String>, Infallible> {
        Ok((name == "A1va").then(|| format!("{name} 2")))
    }

    fn opponent(&self, game: i64) -> Result<String, Infallible> {
        Ok(if game == 14 { "Bodil" } else { "Ylva" }.into())
    }

    fn table(&self, _: GamePoint) -> Result<Box<Table>, Infallible> {
        Ok(Box::new(self.table.clone()))
    }

    fn refused_ply(
        &self,
        _: GamePoint,
        _: &[String],
        typed: &str,
    ) -> Result<Box<RefusedPly>, Infallible> {
        let why = self.table.game.clone().play(typed).expect_err("a move against the rules");
        Ok(Box::new(RefusedPly::new(&self.table.game, typed, why)))
    }

    fn refused_roll(&self, at: GamePoint) -> Result<Box<RefusedPly>, Infallible> {
        self.refused_ply(at, &[], "roll")
    }

    fn board_size(&self, _: i64) -> Result<u8, Infallible> {
        Ok(11)
    }

    fn invitation(&self, _: i64) -> Result<InvitationFacts, Infallible> {
        Ok(self.invitation.clone())
    }

    fn ruleset(&self, id: &str) -> RulesetName {
        RulesetName::find(shipped_library(), id)
    }

    fn rulesets(&self) -> Vec<String> {
        ["skalk", "kopenhagen", "castillos"].map(Into::into).into()
    }

    fn clock_fault(&self, _: &str) -> ClockFault {
        self.clock.clone()
    }

    fn ladders(&self) -> Result<Vec<String>, Infallible> {
        Ok(self.ladders.iter().map(|&ladder| ladder.into()).collect())
    }

    fn ladder_match(&self, game: i64) -> Result<MatchFacts, Infallible> {
        let other = if game == 14 { 10 } else { 8 };
        let [challenger, defender] = if self.challenges { [1, other] } else { [other, 1] };
        Ok(MatchFacts {
            ladder: "skalk".into(),
            games: [12, 13],
            challenger,
            challenger_place: Some(7),
            defender,
            defender_place: Some(4),
            opening_days: 3,
        })
    }

    fn deferred_until(&self, _: i64, _: i64) -> Result<DateTime<Utc>, Infallible> {
        Ok(utc("2026-11-09 10:00"))
    }

    fn ladder_step(&self, _: &str, _: u32) -> Result<LadderStep, Infallible> {
        Ok(self.step.clone().expect("a step"))
    }

    fn tournament(&self, number: i64) -> Result<TournamentFacts, Infallible> {
        let usual = self.tournament.clone();
        Ok(match number {
            3 => usual,
            _ => TournamentFacts { name: "Spring".into(), ..usual },
        })
    }

    fn tournament_page(&self, _: i64, _: ShownGroups) -> Result<Box<TournamentPage>, Infallible> {
        Ok(Box::new(tournament::running()))
    }

    fn own_group(&self, _: i64) -> Result<Option<OwnGroup>, Infallible> {
        Ok(self.own_group.clone())
    }

    fn leaving(&self, _: i64) -> Result<(bool, u32), Infallible> {
        Ok(self.leaving)
    }

    fn for_hosts(&self) -> bool {
        self.for_hosts
    }

    fn host_act(&self, _: i64) -> Result<ActFacts, Infallible> {
        let reason = "wrote\r\n\u{202e}insults".into();
        Ok(ActFacts {
            player: 8,
            is_over: self.is_over,
            until: self.act,
            reason,
            organiser: Some(7),
        })
    }

    fn contact(&self) -> Option<String> {
        Some("host@post.test".into())
    }

    fn announcement(&self, act: i64) -> Result<AnnouncementFacts, Infallible> {
        let (organiser, text) = ((act > 1).then_some(8), "tea on Friday\n12: resign".into());
        Ok(AnnouncementFacts { organiser, circle: None, text })
    }

    /// Odd numbers are about nobody, from 3 on an organiser has answered, and 9 is gone.
    fn report(&self, number: i64) -> Result<Option<ReportFacts>, Infallible> {
        Ok((number < 9).then(|| ReportFacts {
            by: 8,
            about: (number % 2 == 0).then_some(9),
            text: "may I\r\n\u{202e}ask\n12: resign".into(),
            answered_by: (number > 2).then_some(10),
            answer: Some("of course\nresign".into()),
        }))
    }

    fn reason_of(&self, _: i64) -> Result<String, Infallible> {
        Ok("the disk\r\n\u{202e}broke\n12: resign".into())
    }

    fn extension(&self, _: GamePoint) -> Result<(Side, TimeDelta, String), Infallible> {
        Ok((self.extended, TimeDelta::days(2), "a power cut at the defender’s".into()))
    }

    fn limit(&self, limit: Limit) -> u32 {
        match limit {
            Limit::GamesOfAnOpenChallenge | Limit::ReportsADay => 10,
            Limit::LettersOfAText => 2000,
            Limit::MessagesADay => 100,
            Limit::NotesOnAGame => 200,
            Limit::LettersOfAHostsReason => 500,
            Limit::LeastTournamentPlayers => 4,
            Limit::PlayersInAGroup => 8,
            Limit::LettersOfATournamentName => 40,
            Limit::DaysToATournament => 366,
            Limit::DaysAgreed => 60,
        }
    }
}
