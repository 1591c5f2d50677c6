//! The normalized text of a mail: broken lines are joined again, letters have their plain forms,
//! and invisible characters are gone. Whose words they are is not known here.

use std::borrow::Cow;
use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization as _;

use crate::effort;

/// How many bytes of a text are read.
pub const LONGEST: usize = 256 * 1024;

/// The line between the texts of two parts of a mail. No text has such a line itself, because it
/// has no such sign.
pub const JOINT: &str = "\u{1e}";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailText {
    text: String,
    /// Whether it is only the beginning of what was there.
    is_cut: bool,
}

impl MailText {
    pub fn new(lines: &str) -> MailText {
        let read = limited(lines);
        let normal = normalized(read);
        let text = limited(&normal);
        let is_cut = read.len() < lines.len() || text.len() < normal.len();
        MailText { text: text.to_owned(), is_cut }
    }

    /// Several texts, one below the other.
    pub fn joined<'a>(texts: impl Iterator<Item = &'a MailText>) -> MailText {
        let mut joined = MailText::default();
        for text in texts.filter(|text| !text.is_blank()) {
            if !joined.is_blank() {
                joined.text.push_str(&format!("\n\n{JOINT}\n\n"));
            }
            joined.text.push_str(&text.text);
            joined.is_cut |= text.is_cut || joined.text.len() > LONGEST;
            joined.text.truncate(joined.text.floor_char_boundary(LONGEST));
        }
        joined
    }

    /// The same, with its end missing.
    pub fn cut(self) -> MailText {
        MailText { is_cut: true, ..self }
    }

    pub fn lines(&self) -> std::str::Lines<'_> {
        self.text.lines()
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    pub fn is_cut(&self) -> bool {
        self.is_cut
    }
}

/// The line above a text that is signed in place, and the one below it (RFC 9580, 7).
pub const ARMOUR: &str = "-----BEGIN PGP SIGNED MESSAGE-----";
pub const ARMOUR_END: &str = "-----BEGIN PGP SIGNATURE-----";

/// A text without the dashes that a program put in front of those at the beginning of its lines,
/// because it is signed in place.
fn without_escapes(text: &str) -> Cow<'_, str> {
    if !text.contains(ARMOUR) {
        return text.into();
    }
    let mut is_inside = false;
    let line = |line: &mut &str| {
        is_inside = is_inside || line.trim_end() == ARMOUR;
        is_inside &= line.trim_end() != ARMOUR_END;
        *line = line.strip_prefix("- ").filter(|_| is_inside).unwrap_or(line);
    };
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    lines.iter_mut().for_each(line);
    lines.concat().into()
}

/// Normalizes plain text with the parameters of its type (`format=flowed; delsp=yes`).
pub fn plain_text(decoded: &str, parameters: &BTreeMap<String, String>) -> MailText {
    let decoded = &without_escapes(decoded);
    let says = |name: &str, value: &str| {
        parameters.get(name).is_some_and(|given| given.eq_ignore_ascii_case(value))
    };
    if !says("format", "flowed") {
        return MailText::new(decoded);
    }
    let read = limited(decoded);
    let text = MailText::new(&unflowed(read, says("delsp", "yes")));
    if read.len() < decoded.len() { text.cut() } else { text }
}

fn limited(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text)
}

/// Letters and signs in their plain forms (NFKC), one kind of line break, nothing invisible.
fn normalized(text: &str) -> String {
    effort::count_letters(text.len());
    let mut normal = String::with_capacity(text.len());
    let broken = text.replace("\r\n", "\n");
    for c in broken.nfkc() {
        match c {
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{b}' | '\u{c}' => normal.push('\n'),
            '\n' | '\t' => normal.push(c),
            // A stroke through the letter before it: that is taken back.
            '\u{335}' | '\u{336}' => drop(normal.pop()),
            c if c.is_control() || is_invisible(c) => {}
            c => normal.push(c),
        }
    }
    normal
}

/// Characters without width, and those that change the direction of writing.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// Joins the lines that the writer's program broke (RFC 3676): a line that ends on a space
/// continues in the next one if both are quoted equally deeply and it is not the delimiter of a
/// signature.
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
            // Several levels of marks mean no more than one.
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
        plain_text(text, &BTreeMap::from(parameters)).text
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
    fn dashes_that_a_signature_put_in_front_are_gone() {
        let body = "- d1-d4\n- -- \nAlva";
        let signed = format!("{ARMOUR}\nHash: SHA256\n\n{body}\n{ARMOUR_END}\n- x");
        let plain = plain_text(&signed, &BTreeMap::new()).text;
        let read = format!("{ARMOUR}\nHash: SHA256\n\nd1-d4\n-- \nAlva\n{ARMOUR_END}\n- x");
        assert_eq!(plain, read);
        assert_eq!(plain_text(body, &BTreeMap::new()).text, body);
    }

    #[test]
    fn texts_have_one_shape() {
        for (text, shape) in [
            ("ｄ１－ｄ４", "d1-d4"),
            ("d\u{ad}1\u{200b}-d4\u{feff}", "d1-d4"),
            ("a\u{a0}b\rc\u{2028}d\r\ne", "a b\nc\nd\ne"),
            ("\u{202e}x\u{7}\0", "x"),
            ("d\u{336}1\u{336}-\u{336}d\u{336}4\u{336} d1-d5", " d1-d5"),
        ] {
            assert_eq!(MailText::new(text).text, shape);
        }
        assert!(MailText::new(&"\u{fdfa}".repeat(200_000)).text.len() <= LONGEST);
    }

    #[test]
    fn texts_are_joined_and_say_what_is_missing() {
        let joined = |texts: &[&str]| {
            let texts: Vec<MailText> = texts.iter().map(|text| MailText::new(text)).collect();
            MailText::joined(texts.iter())
        };
        assert_eq!(joined(&["a", " \n", "b\u{1e}"]).text, "a\n\n\u{1e}\n\nb");
        assert!(joined(&[]).is_blank() && !joined(&["a", "b"]).is_cut);
        let half = "x".repeat(LONGEST - 10);
        assert!(joined(&[&half, &half]).is_cut && !joined(&[&half]).is_cut);
        assert!(MailText::new(&"x".repeat(LONGEST + 1)).is_cut);
        let flowed = [("format".to_owned(), "flowed".to_owned())];
        assert!(plain_text(&"x \n".repeat(LONGEST), &BTreeMap::from(flowed)).is_cut);
    }
}
