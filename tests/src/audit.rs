//! What must be true of a club's file however often the club was killed: every order that was
//! answered is there exactly once and nothing else is, every notice reached its player, every chain
//! verifies. Compares the file with what the players themselves have seen.

mod orders;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use correspondence::chain;
use correspondence::course::Course;
use engine::ruleset::shipped_library;
use service::names;
use storage::{
    Channel, Delivery, EventRow, File, GameId, GameRow, InvitationId, NoticeId, OutboxRow,
    PlayerId, View,
};

use crate::player::Player;

/// What was found, counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Games that began, and those of them that ended.
    pub games: usize,
    pub ended: usize,
    pub plies: usize,
    /// Events of all games.
    pub events: usize,
    /// Orders that were answered as done.
    pub done: usize,
    /// Orders that were refused.
    pub refused: usize,
    /// Notices that reached their players.
    pub notices: usize,
    /// Notices that were withdrawn before anybody saw them.
    pub withdrawn: usize,
}

/// A game with everything that is stored about it.
struct Kept {
    row: GameRow,
    events: Vec<EventRow>,
    /// The head after each event.
    heads: Vec<chain::Head>,
}

struct Audit<'a> {
    view: View<'a>,
    games: BTreeMap<i64, Kept>,
    outbox: Vec<OutboxRow>,
    /// Who is notified of which event, according to the outbox.
    told: BTreeMap<(i64, u32), Vec<PlayerId>>,
    /// The events that a player's order made, each by one order.
    claimed: BTreeSet<(i64, u32)>,
    /// The same for rows of other tables: `said 7`.
    rows: BTreeSet<(&'static str, i64)>,
    figures: Figures,
}

/// Checks a club's file after the club was closed.
///
/// # Panics
/// Something is not as it must be.
pub fn audit(path: &Path, players: &[Player]) -> Figures {
    let file = File::open_to_read(path).expect("the club's file");
    let damage = file.find_damage().expect("the file can be read");
    assert!(damage.is_empty(), "SQLite finds {damage:?}");
    let mut audit = Audit {
        view: file.view(),
        games: games(file.view()),
        outbox: outbox(file.view()),
        told: BTreeMap::new(),
        claimed: BTreeSet::new(),
        rows: BTreeSet::new(),
        figures: Figures::default(),
    };
    for row in &audit.outbox {
        // The end of a match is reported in addition to the end of its game.
        let of_match = row.data.contains("\"what\":\"match-over\"");
        if let Some((game, event)) = row.about.filter(|_| !of_match) {
            audit.told.entry((game.0, event)).or_default().push(row.player);
        }
    }
    audit.games();
    for player in players {
        let id = player_id(file.view(), player);
        for said in &player.said {
            audit.order(player, id, said);
        }
    }
    audit.nothing_unasked();
    audit.notices(players);
    audit.figures
}

fn player_id(view: View<'_>, player: &Player) -> PlayerId {
    let name = &player.terminal.name;
    let row = view.player_called(&names::folded(name)).expect("the players");
    row.unwrap_or_else(|| panic!("{name} was welcomed and is no player")).id
}

fn games(view: View<'_>) -> BTreeMap<i64, Kept> {
    let rows = view.games_after(GameId(0), 1_000_000).expect("the games");
    let kept = rows.into_iter().map(|row| {
        let events = view.events(row.id).expect("its events");
        let heads = events.iter().scan(chain::BEGINNING, |head, event| {
            *head = chain::after(head, event);
            Some(*head)
        });
        let heads = heads.collect();
        (row.id.0, Kept { row, events, heads })
    });
    kept.collect()
}

fn outbox(view: View<'_>) -> Vec<OutboxRow> {
    let newest = view.newest_notice().expect("the outbox");
    (1..=newest.0).filter_map(|id| view.notice(NoticeId(id)).expect("the outbox")).collect()
}

/// Events that happen automatically, no matter whose order is carried out.
fn of_itself(text: &str) -> bool {
    ["handed", "unreached", "given-back", "warned", "paused", "bounced", "secret"]
        .iter()
        .any(|word| text.starts_with(word))
}

impl Audit<'_> {
    /// Every game can be folded, and what is stored beside its events agrees with them.
    fn games(&mut self) {
        for (number, kept) in &self.games {
            let course = Course::fold(shipped_library(), &kept.events)
                .unwrap_or_else(|broken| panic!("game {number}: {broken}"));
            assert_eq!(kept.heads.last(), Some(&kept.row.folded.head), "game {number}: the chain");
            assert_eq!(course.folded(), kept.row.folded, "game {number}: its columns");
            self.figures.games += 1;
            self.figures.ended += usize::from(course.end.is_some());
            self.figures.plies += course.game.plies().len();
            self.figures.events += kept.events.len();
        }
    }

    /// Nothing happened that no player was told they had done.
    fn nothing_unasked(&self) {
        for (&game, kept) in &self.games {
            for event in kept.events.iter().filter(|event| !of_itself(&event.text)) {
                let claimed = self.claimed.contains(&(game, event.number));
                assert!(claimed, "game {game}: nobody was answered for {event:?}");
            }
        }
        let said = (1..).take_while(|&id| self.view.message(id).expect("messages").is_some());
        let invited = (1..).take_while(|&id| {
            self.view.invitation(InvitationId(id)).expect("invitations").is_some()
        });
        for row in said.map(|id| ("said", id)).chain(invited.map(|id| ("invited", id))) {
            assert!(self.rows.contains(&row), "nobody was answered for {row:?}");
        }
    }

    /// Every notice was shown once, to the player it was meant for, and none is waiting.
    fn notices(&mut self, players: &[Player]) {
        let mut queued = BTreeSet::new();
        let ids: Vec<PlayerId> =
            players.iter().map(|player| player_id(self.view, player)).collect();
        let shown: usize = players.iter().map(|player| player.terminal.shown.len()).sum();
        for row in &self.outbox {
            let new = queued.insert((row.player, row.data.clone()));
            assert!(new, "queued twice: {row:?}");
            assert_eq!(row.channel, Channel::Terminal, "{row:?}");
            let player = ids.iter().position(|&id| id == row.player).and_then(|i| players.get(i));
            let seen = player.is_some_and(|player| player.terminal.shown.contains_key(&row.id.0));
            match row.state {
                Delivery::Handed => {
                    assert!(seen, "handed, but never shown: {row:?}");
                    self.figures.notices += 1;
                }
                Delivery::Withdrawn => {
                    assert!(!seen && row.claimed_at.is_none(), "withdrawn, but shown: {row:?}");
                    self.figures.withdrawn += 1;
                }
                Delivery::Queued | Delivery::Failed => panic!("never handed over: {row:?}"),
            }
        }
        assert_eq!(shown, self.figures.notices, "notices shown that are not in the outbox");
    }
}
