//! Which of the lines that a person has typed come back with the arrow keys. They are kept in
//! memory for one sitting, and never in a file: several people may play on one machine, and what
//! they write to each other is between them. A code never comes back at all.

use commands::{Deed, LinkTarget, Order};

/// What codes are made of, and how long they are: no word of ours is made of that.
const SIGNS: &str = "3479BCDFGHJKMNPQRSTVWXZ";
const CODE_LENGTH: usize = 8;

/// Whether what was typed may be shown again. What is pasted can be several lines.
pub(super) fn may_come_back(typed: &str) -> bool {
    !typed.lines().any(|line| gives_code(line) || line.split_whitespace().any(looks_like_code))
}

fn gives_code(line: &str) -> bool {
    let read = commands::read(line).map(|line| line.order);
    matches!(read, Ok(Order::Do(Deed::Link(LinkTarget::Code(_)))))
}

/// Whether it could be a code, behind a command that was mistyped or alone.
fn looks_like_code(word: &str) -> bool {
    let signs: String = word.chars().filter(|c| c.is_alphanumeric()).collect();
    let signs = signs.to_uppercase();
    signs.len() == CODE_LENGTH && signs.chars().all(|sign| SIGNS.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::may_come_back;

    #[test]
    fn a_code_does_not_come_back_and_everything_else_does() {
        for code in [
            "link BCDF3479",
            "link bcdf-3479",
            "koble til wxzv7493",
            "verknüpfen BCDF347",
            "lnik BCDF3479",
            "(BCDF3479)",
            "board\nlink BCDF3479",
        ] {
            assert!(!may_come_back(code), "{code}");
        }
        for line in [
            "board",
            "d1-c1",
            "12: d10-d11",
            "d1-d4xd5",
            "link nora@example.org",
            "link discord nora",
            "challenge ylva brandubh attack 3d",
            "rules kongens-bord",
            "if d1-c1 then d3-d2",
        ] {
            assert!(may_come_back(line), "{line}");
        }
    }
}
