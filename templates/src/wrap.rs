//! Breaks lines between words. Counts characters: those of our languages are one column wide.

/// A space at which no line is broken; it comes out as a plain one.
pub(crate) const KEEP: &str = "\u{a0}";

/// The text in lines of at most `width` characters, each ended. The first begins with
/// `bullet`, the others with as much room. A longer word stands alone on its line.
pub(crate) fn wrap(text: &str, bullet: &str, width: usize) -> String {
    let indent = " ".repeat(bullet.chars().count());
    let mut lines = String::new();
    let mut line = String::from(bullet);
    let mut is_fresh = true;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let fits = line.chars().count() + usize::from(!is_fresh) + word.chars().count() <= width;
        if !is_fresh && !fits {
            lines.push_str(line.trim_end());
            lines.push('\n');
            line.clone_from(&indent);
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line.push_str(word);
        is_fresh = false;
    }
    lines.push_str(&line);
    lines.push('\n');
    lines.replace(KEEP, " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_only() {
        assert_eq!(wrap("a bb ccc", "- ", 6), "- a bb\n  ccc\n");
        assert_eq!(wrap("a\u{a0}bb ccc", "", 4), "a bb\nccc\n");
        assert_eq!(wrap("unbreakable a", "", 4), "unbreakable\na\n");
    }
}
