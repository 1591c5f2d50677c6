//! Which address shows what.

use commands::words::Word;
use commands::{
    ArchiveQuestion, ArchivedView, CircleQuestion, LadderQuestion, Order, Question,
    TournamentQuestion, WhichGames,
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use templates::medium::web::Addresses;
use templates::told::NextStep;

/// The addresses as a page links to them; its own address is where its charts are drawn.
pub struct OurAddresses {
    /// The page that is shown, if it can be asked for again.
    pub here: Option<String>,
}

impl Addresses for OurAddresses {
    fn of_step(&self, step: &NextStep) -> Option<String> {
        use CircleQuestion as C;
        use LadderQuestion as L;
        use Question as Q;
        let Order::Ask(question) = step.order()?.order else { return None };
        Some(match question {
            Q::Games(WhichGames::Own) | Q::Invitations => "/mine".into(),
            Q::Settings => "/settings".into(),
            Q::Help(None) => "/help".into(),
            Q::Help(Some(command)) => format!("/help/{}", escaped(&command)),
            Q::Seeks(None) => "/challenges".into(),
            Q::Rulesets => "/rules".into(),
            Q::Rules(ruleset, None) => format!("/rules/{}", escaped(&ruleset)),
            Q::Rules(ruleset, Some(part)) => {
                format!("/rules/{}/{}", escaped(&ruleset), part.canonical())
            }
            Q::Learn(ruleset, lesson, ply) => {
                let lesson = lesson.map(|lesson| format!("/{lesson}")).unwrap_or_default();
                let ply = ply.map(|ply| format!("/{}", escaped(&ply))).unwrap_or_default();
                format!("/learn/{}{lesson}{ply}", escaped(&ruleset))
            }
            Q::Watch(game, None) => format!("/game/{game}"),
            Q::Archive(ArchiveQuestion::Show(game, ArchivedView::Board(None))) => {
                format!("/archive/{game}")
            }
            Q::Privacy => "/privacy".into(),
            Q::Circle(C::List) => "/circles".into(),
            Q::Circle(C::Show(circle)) => format!("/circle/{}", escaped(&circle)),
            Q::Ladder(L::Show(None)) => "/ladders".into(),
            Q::Ladder(L::Show(Some(ladder))) => format!("/ladder/{}", escaped(&ladder)),
            Q::Ladder(L::Rules(Some(ladder))) => format!("/ladder/{}/rules", escaped(&ladder)),
            Q::Tournament(TournamentQuestion::List) => "/tournaments".into(),
            Q::Tournament(TournamentQuestion::Show(number)) => format!("/tournament/{number}"),
            _ => return None,
        })
    }

    fn of_player(&self, name: &str) -> String {
        format!("/player/{}", escaped(name))
    }

    fn of_chart(&self, name: &str) -> Option<String> {
        let here = self.here.as_ref()?;
        let joint = if here.contains('?') { '&' } else { '?' };
        Some(format!("{here}{joint}chart={}", escaped(name)))
    }
}

/// A text as a part of an address (RFC 3986).
pub fn escaped(text: &str) -> String {
    const ESCAPED: &AsciiSet =
        &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    utf8_percent_encode(text, ESCAPED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_is_one_part_of_an_address() {
        assert_eq!(escaped("Åse B/?#%"), "%C3%85se%20B%2F%3F%23%25");
        let ours = OurAddresses { here: Some("/ladder/skalk".into()) };
        assert_eq!(ours.of_player("../x"), "/player/..%2Fx");
        assert_eq!(ours.of_chart("places").unwrap(), "/ladder/skalk?chart=places");
        assert_eq!(
            ours.of_step(&templates::told::give(Question::Watch(12, None))).unwrap(),
            "/game/12"
        );
    }
}
