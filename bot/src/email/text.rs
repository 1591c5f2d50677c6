//! The text of a mail in one shape: decoded, un-flowed, every width and dash of letters folded
//! to the plain one, nothing invisible in it. Whose words they are is for `written`.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization as _;

use super::effort;

/// As much of a text as is looked at.
pub(crate) const LONGEST: usize = 256 * 1024;

/// What a mail says, as lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailText(String);

impl MailText {
    /// A text of those lines.
    #[must_use]
    pub fn new(lines: &str) -> MailText {
        MailText(limited(&normalized(limited(lines))).to_owned())
    }

    /// Its lines.
    pub fn lines(&self) -> std::str::Lines<'_> {
        self.0.lines()
    }

    /// All of it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.0.trim().is_empty()
    }
}

/// A plain text with its parameters (`format=flowed; delsp=yes`).
pub(super) fn plain_text(decoded: &str, parameters: &BTreeMap<String, String>) -> MailText {
    let says = |name: &str, value: &str| {
        parameters.get(name).is_some_and(|given| given.eq_ignore_ascii_case(value))
    };
    let decoded = limited(decoded);
    match says("format", "flowed") {
        true => MailText::new(&unflowed(decoded, says("delsp", "yes"))),
        false => MailText::new(decoded),
    }
}

/// As much as is looked at.
fn limited(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text)
}

/// Letters and signs in their plain forms, one kind of line break, nothing invisible.
fn normalized(text: &str) -> String {
    effort::looked(text.len());
    let mut normal = String::with_capacity(text.len());
    let broken = text.replace("\r\n", "\n");
    for c in broken.nfkc() {
        match c {
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{b}' | '\u{c}' => normal.push('\n'),
            '\n' | '\t' => normal.push(c),
            c if c.is_control() || is_invisible(c) => {}
            c => normal.push(c),
        }
    }
    normal
}

/// What takes no room, and what turns the direction of writing.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// Lines that the writer's program broke, joined again (RFC 3676): one that ends on a space goes
/// on in the next, if both are quoted as deeply and it is no signature's delimiter.
fn unflowed(text: &str, is_space_dropped: bool) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut open: Option<usize> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.strip_suffix('\r').unwrap_or(line);
        let bare = line.trim_start_matches('>');
        let depth = line.len() - bare.len();
        let bare = bare.strip_prefix(' ').unwrap_or(bare);
        let is_delimiter = bare == "-- ";
        if open != Some(depth) || is_delimiter {
            if index > 0 {
                joined.push('\n');
            }
            // Marks of many levels mean no more than one.
            joined.push_str(if depth > 0 { "> " } else { "" });
        }
        let goes_on = bare.ends_with(' ') && !is_delimiter;
        let bare =
            if goes_on && is_space_dropped { bare.strip_suffix(' ').unwrap_or(bare) } else { bare };
        joined.push_str(bare);
        open = goes_on.then_some(depth);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flowed(text: &str, delsp: &str) -> String {
        let parameters = [("format", "Flowed"), ("delsp", delsp)];
        let parameters = parameters.map(|(name, value)| (name.to_owned(), value.to_owned()));
        plain_text(text, &BTreeMap::from(parameters)).0
    }

    #[test]
    fn flowed_lines_are_joined() {
        assert_eq!(
            flowed("say a \nlong one\nd1-d4\n-- \nAlva", "no"),
            "say a long one\nd1-d4\n-- \nAlva"
        );
        assert_eq!(flowed("> said \n> before \nd1-d4", "no"), "> said before \nd1-d4");
        assert_eq!(flowed("say lo \nng", "yes"), "say long");
        assert_eq!(flowed(" > typed\n\n  two", "no"), "> typed\n\n two");
        assert_eq!(flowed(">> deep \n> flat", "no"), "> deep \n> flat");
        assert_eq!(flowed("\n\nd1-d4", "no"), "\n\nd1-d4");
    }

    #[test]
    fn texts_have_one_shape() {
        for (text, shape) in [
            ("ｄ１－ｄ４", "d1-d4"),
            ("d\u{ad}1\u{200b}-d4\u{feff}", "d1-d4"),
            ("a\u{a0}b\rc\u{2028}d\r\ne", "a b\nc\nd\ne"),
            ("\u{202e}x\u{7}\0", "x"),
        ] {
            assert_eq!(MailText::new(text).0, shape);
        }
        assert!(MailText::new(&"\u{fdfa}".repeat(200_000)).0.len() <= LONGEST);
    }
}
