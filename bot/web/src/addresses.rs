//! Which address shows what.

use commands::words::Word;
use templates::medium::web::Addresses;
use templates::told::NextStep;

/// The addresses as a page links to them; its own address is where its charts are drawn.
pub struct OurAddresses {
    /// The page that is shown, if it can be asked for again.
    pub here: Option<String>,
}

impl Addresses for OurAddresses {
    fn of_step(&self, step: &NextStep) -> Option<String> {
        Some(match step {
            NextStep::Games | NextStep::Invitations => "/mine".into(),
            NextStep::Settings => "/settings".into(),
            NextStep::Help => "/help".into(),
            NextStep::HelpWith(command) => format!("/help/{}", escaped(command)),
            NextStep::OpenChallenges => "/challenges".into(),
            NextStep::Rulesets => "/rules".into(),
            NextStep::Rules(ruleset) => format!("/rules/{}", escaped(ruleset)),
            NextStep::RulesPart(ruleset, part) => {
                format!("/rules/{}/{}", escaped(ruleset), part.canonical())
            }
            NextStep::Watch(game) => format!("/game/{game}"),
            NextStep::Archived(game) => format!("/archive/{game}"),
            NextStep::Privacy => "/privacy".into(),
            NextStep::Circles => "/circles".into(),
            NextStep::OneCircle(circle) => format!("/circle/{}", escaped(circle)),
            NextStep::Ladder => "/ladders".into(),
            NextStep::OneLadder(ladder) => format!("/ladder/{}", escaped(ladder.id())),
            NextStep::LadderRules(ladder) => format!("/ladder/{}/rules", escaped(ladder)),
            NextStep::Tournaments => "/tournaments".into(),
            NextStep::Tournament(number) => format!("/tournament/{number}"),
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
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                escaped.push(char::from(byte));
            }
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
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
        assert_eq!(ours.of_step(&NextStep::Watch(12)).unwrap(), "/game/12");
    }
}
