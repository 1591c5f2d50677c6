//! Breaks lines between words, and keeps them from reading as orders. Counts characters: those of
//! our languages are one column wide. It does not know what an order is.

/// A space at which no line is broken; it is written as a plain one.
pub(crate) const KEEP: &str = "\u{a0}";

/// Keeps a line from reading as an order. A dot is enough for a move; nothing after `> `, which
/// marks a quoted line, is an order.
const MARKS: [&str; 2] = ["· ", "> "];

/// The text in lines of at most `width` characters, each ended. The first begins with `bullet`, the
/// others with an indent of the same width. A longer word gets a line of its own.
pub(crate) fn wrap(text: &str, bullet: &str, width: usize) -> String {
    wrap_apart(text, bullet, width, &|_| false)
}

/// The same in lines, none of which reads as an order: one that would is moved after a word of the
/// line above or, if that does not help, after a mark. Nothing may be an order with `> ` before it.
pub(crate) fn wrap_apart(
    text: &str,
    bullet: &str,
    width: usize,
    is_order: &dyn Fn(&str) -> bool,
) -> String {
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let indent = " ".repeat(bullet.chars().count());
    let line = |lead: &str, words: &[&str]| {
        format!("{lead}{}", words.join(" ")).trim_end().replace(KEEP, " ")
    };
    let first_line = |lead: &str, words: &[&str]| line(lead, &words[..fitting(words, lead, width)]);

    let mut lines = String::new();
    let mut lead = apart(bullet, |lead| is_order(&first_line(lead, &words)));
    let mut rest = words.as_slice();
    loop {
        let most = fitting(rest, &lead, width);
        let breaks_well = |&count: &usize| {
            let (here, below) = rest.split_at(count);
            let is_harmless = below.is_empty() || !is_order(&first_line(&indent, below));
            // All the words that fit are not an order after this lead: it was chosen that way.
            is_harmless && (count == most || !is_order(&line(&lead, here)))
        };
        let count = (1..=most).rev().find(breaks_well);
        let (here, below) = rest.split_at(count.unwrap_or(most));
        lines.push_str(&line(&lead, here));
        lines.push('\n');
        if below.is_empty() {
            return lines;
        }
        lead = match count {
            Some(_) => indent.clone(),
            None => apart(&indent, |lead| is_order(&first_line(lead, below))),
        };
        rest = below;
    }
}

/// A line as it is or, if it reads as an order, after a mark. If the line is indented, the mark
/// replaces two spaces, so that columns stay aligned.
pub(crate) fn without_order(line: &str, is_order: &dyn Fn(&str) -> bool) -> String {
    let words = line.trim_start_matches(' ');
    let indent = &line[..line.len() - words.len()];
    apart(indent, |lead| is_order(&format!("{lead}{words}"))) + words
}

/// How many words the first line has: those that fit, and one at least.
fn fitting(words: &[&str], lead: &str, width: usize) -> usize {
    let mut column = lead.chars().count();
    let fits = |(index, word): &(usize, &&str)| {
        column += usize::from(*index > 0) + word.chars().count();
        column <= width
    };
    words.iter().enumerate().take_while(fits).count().max(1).min(words.len())
}

/// The beginning of a line that keeps it from being an order: `lead`, or a mark of the same width.
fn apart(lead: &str, is_order: impl Fn(&str) -> bool) -> String {
    if !is_order(lead) {
        return lead.to_owned();
    }
    let behind = lead.strip_prefix("  ").unwrap_or(lead);
    let [dotted, quoted] = MARKS.map(|mark| format!("{mark}{behind}"));
    if is_order(&dotted) { quoted } else { dotted }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lines_break_between_words_only() {
        assert_eq!(wrap("a bb ccc", "- ", 6), "- a bb\n  ccc\n");
        assert_eq!(wrap("a\u{a0}bb ccc", "", 4), "a bb\nccc\n");
        assert_eq!(wrap("unbreakable a", "", 4), "unbreakable\na\n");
        assert_eq!(wrap("", "", 4), "\n");
    }

    /// A move is an order if nothing comes before it; a word is one even after a dot.
    fn is_order(line: &str) -> bool {
        let line = line.trim();
        line.starts_with("d1-d4")
            || matches!(line.trim_start_matches("· "), "resign" | "resign yes" | "games")
            || line.trim_start_matches("· ").starts_with("say ")
    }

    #[test]
    fn a_sentence_is_broken_before_the_word_that_leads_to_an_order() {
        for (text, lines) in [
            ("you can play d1-d4 now", "you can\nplay d1-d4\nnow\n"),
            // One word earlier is another order.
            ("play on say d1-d4 end", "play\non say d1-d4\nend\n"),
            // The words that would stay on the line above are one.
            ("games then d1-d4 is", "games then\n· d1-d4 is\n"),
            ("some words say say say so", "some\nwords say\n> say say so\n"),
            ("d1-d4 is my move", "· d1-d4 is\nmy move\n"),
            ("resign", "> resign\n"),
            ("never broken here", "never broken\nhere\n"),
        ] {
            assert_eq!(wrap_apart(text, "", 12, &is_order), lines, "{text}");
        }
        assert_eq!(wrap_apart("d1-d4 and c4", "    ", 12, &is_order), "·   d1-d4\n    and c4\n");
    }

    #[test]
    fn a_line_that_would_be_an_order_is_none_any_more() {
        for (line, expected) in [
            ("d1-d4", "· d1-d4"),
            ("  d1-d4   moves", "· d1-d4   moves"),
            ("    d1-d4", "·   d1-d4"),
            ("  games", "> games"),
            ("1. d1-d4", "1. d1-d4"),
            ("  1 . A .", "  1 . A ."),
            ("", ""),
        ] {
            assert_eq!(without_order(line, &is_order), expected);
        }
    }

    /// Short words, some joined by unbreakable spaces, and some longer than a line.
    fn texts() -> impl Strategy<Value = Vec<String>> {
        proptest::collection::vec("[a-d]{1,3}|[a-d]{1,2}(\u{a0}[a-d]{1,2}){1,3}|[ab]{20,30}", 1..30)
    }

    /// Texts that begin orders; texts that are orders by themselves; texts that are orders after a
    /// dot.
    fn orders() -> impl Strategy<Value = [Vec<String>; 3]> {
        let words = || proptest::collection::vec("[a-d]{1,2}", 0..8);
        [words(), words(), words()]
    }

    proptest! {
        #[test]
        fn no_line_reads_as_an_order(
            words in texts(),
            [first, alone, dotted] in orders(),
            bullet in prop_oneof![Just(""), Just("  "), Just("- "), Just("    ")],
            width in 10_usize..40,
        ) {
            let is_order = |line: &str| {
                let said: Vec<&str> = line.split_whitespace().filter(|word| *word != "-").collect();
                let is = |word: &str, among: &[String]| among.iter().any(|one| one == word);
                match said.as_slice() {
                    ["·", word, ..] => is(word, &dotted),
                    [word] => is(word, &alone) || is(word, &first),
                    [word, ..] => is(word, &first) || is(word, &dotted),
                    [] => false,
                }
            };
            let text = wrap_apart(&words.join(" "), bullet, width, &is_order);
            let mut said = Vec::new();
            for (index, line) in text.lines().enumerate() {
                prop_assert!(!is_order(line), "{:?} in\n{}", line, text);
                let bare = line.strip_prefix(if index == 0 { bullet } else { "" }).unwrap_or(line);
                let bare = bare.trim_start_matches(['·', '>', ' ']).trim_start_matches("- ");
                let is_word = words.iter().any(|word| word.replace(KEEP, " ") == bare);
                prop_assert!(line.chars().count() <= width || is_word, "{:?} in\n{}", line, text);
                said.extend(bare.split_whitespace());
            }
            let meant: Vec<&str> = words.iter().flat_map(|word| word.split(KEEP)).collect();
            prop_assert_eq!(said, meant);
        }

        #[test]
        fn lines_are_full_where_nothing_is_an_order(words in texts(), width in 10_usize..40) {
            let text = wrap(&words.join(" "), "", width);
            let lines: Vec<&str> = text.lines().collect();
            let mut rest = words.iter().map(|word| word.replace(KEEP, " ")).peekable();
            for (line, below) in lines.iter().zip(lines.iter().skip(1)) {
                let mut whole = String::new();
                while whole.trim_end() != *line {
                    whole.push_str(&rest.next().unwrap());
                    whole.push(' ');
                }
                let next = rest.peek().unwrap();
                prop_assert!(below.starts_with(next.as_str()));
                prop_assert!(line.chars().count() + 1 + next.chars().count() > width, "{}", text);
            }
        }
    }
}
