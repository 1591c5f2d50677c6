//! Compares the answers with the file: an order that was done has its one effect, and one that was
//! refused has none.

use ::terminal::protocol::LineOutcome;
use correspondence::chain;
use serde_json::Value;
use storage::{GameId, PlayerId};

use super::{Audit, of_itself};
use crate::player::{Player, Said};
use crate::terminal;

impl Audit<'_> {
    /// One order: the answer that its player got is the one that is stored, and what it says was
    /// done is there, and was done by no other order.
    pub fn order(&mut self, player: &Player, id: PlayerId, said: &Said) {
        let Said { id: line, text, told } = said;
        let who = format!("{}: {text:?} ({line})", player.terminal.name);
        let key = format!("terminal {} {line}", player.terminal.name);
        let remembered = service::kept_answer(self.view, Some(id), &key);
        let remembered = remembered.expect("the requests");
        let remembered: Option<Value> =
            remembered.map(|json| serde_json::from_str(&json).expect("JSON"));
        if told.outcome == LineOutcome::Refused {
            // A line that is not an order never reaches the service.
            let refused = remembered.is_none_or(|answer| answer.get("refused").is_some());
            assert!(refused, "{who} was refused, and is remembered as done");
            self.figures.refused += 1;
            return;
        }
        let remembered = remembered.unwrap_or_else(|| panic!("{who} was done, and is forgotten"));
        let done = remembered.get("done").unwrap_or_else(|| panic!("{who}: {remembered}"));
        let number = |name: &str| done.get(name).and_then(Value::as_i64);
        let what = done.get("what").and_then(Value::as_str).expect("what was done");
        let table = match what {
            "joined" | "asked" | "dropped" => None,
            "noted" => {
                let game = number("game").expect("the note's game");
                let (_, words) = text.split_once("note ").expect("a note");
                let notes = self.view.notes(id, GameId(game)).expect("the notes");
                let kept = notes.iter().filter(|note| note.text == words).count();
                assert_eq!(kept, 1, "{who}: notes kept");
                None
            }
            "said" => {
                let message = number("message").expect("the message");
                let (_, words) = text.split_once("say ").expect("words");
                let kept = self.view.message(message).expect("the messages");
                assert_eq!(kept.map(|kept| kept.text).as_deref(), Some(words), "{who}");
                Some(("said", message))
            }
            "invited" => Some(("invited", number("invitation").expect("the invitation"))),
            "invitation-declined" | "invitation-cancelled" => {
                Some(("invitation ended", number("invitation").expect("the invitation")))
            }
            _ => {
                let game = number("game").unwrap_or_else(|| panic!("{who}: {done}"));
                let event = number("event").and_then(|event| u32::try_from(event).ok());
                let event = event.unwrap_or_else(|| panic!("{who}: {done}"));
                self.event(&who, said, id, what, (game, event));
                None
            }
        };
        if let Some(row) = table {
            assert!(self.rows.insert(row), "{who}: {row:?} was another order's already");
        }
        self.figures.done += 1;
    }

    /// The event that an order made: the right one, with the chain that the player was shown, and
    /// the other player is notified of it once.
    fn event(&mut self, who: &str, said: &Said, id: PlayerId, what: &str, at: (i64, u32)) {
        let (game, number) = at;
        let kept = self.games.get(&game).unwrap_or_else(|| panic!("{who}: no game {game}"));
        let index = number as usize - 1;
        let event = kept.events.get(index).unwrap_or_else(|| panic!("{who}: no event {at:?}"));
        let expected = match what {
            "began" => "start ",
            "ended" => ["draw-agreed", "resigned ", "claimed", "ply "]
                .into_iter()
                .find(|kind| event.text.starts_with(kind))
                .unwrap_or("an end"),
            other => other,
        };
        assert!(event.text.starts_with(expected), "{who}: {what}, but {at:?} is {:?}", event.text);
        if what == "ply" && !said.text.ends_with(": roll") {
            let (_, typed) = said.text.split_once(": ").expect("a ply");
            let played = event.text.contains(&format!(" {typed}"));
            assert!(played, "{who}: {at:?} is {:?}", event.text);
        }
        if let Some(shown) = terminal::chain(&said.told.text) {
            // What follows automatically right after an event is shown with it.
            let later =
                kept.events.iter().skip(index + 1).take_while(|event| of_itself(&event.text));
            let mut heads = kept.heads.iter().skip(index).take(1 + later.count());
            assert!(heads.any(|head| chain::shown(head) == shown), "{who}: chain {shown}");
        }
        assert!(self.claimed.insert(at), "{who}: {at:?} was another order's already");
        if event.text.starts_with("ply roll ") && said.text.ends_with(": roll") {
            // A roll that left no move: the pass follows automatically.
            self.claimed.insert((game, number - 1));
        }
        if what == "began"
            && let Some(partner) = kept.row.partner
        {
            self.claimed.insert((partner.0, 1));
        }
        let quiet = ["rolled", "withdrawn"].contains(&what);
        let players = kept.row.players;
        let other = if players.attackers == id { players.defenders } else { players.attackers };
        let told = self.told.get(&at).into_iter().flatten().filter(|&&to| to == other).count();
        assert_eq!(told, usize::from(!quiet), "{who}: notices of {at:?} to the other");
    }
}
