//! Colours for a terminal: few, from the sixteen that everybody's terminal has in tones of their
//! own choice, and never the only sign of anything. They take no column.

/// What stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tint {
    /// Whose turn it is, or how the game ended.
    Headline,
    /// What can't be done.
    Refusal,
    King,
    /// The last move.
    Moved,
}

impl Tint {
    /// Tones that can be read on a dark ground as well as on a light one.
    const fn begin(self) -> &'static str {
        match self {
            Tint::Headline => "\x1b[1m",
            Tint::Refusal => "\x1b[31m",
            Tint::King => "\x1b[1;35m",
            Tint::Moved => "\x1b[1;32m",
        }
    }
}

const END: &str = "\x1b[0m";

/// A line, or a part of one, in a tint.
pub(crate) fn tinted(tint: Tint, text: &str) -> String {
    format!("{}{text}{END}", tint.begin())
}

/// A drawn board with its king and its last move in colours.
pub(super) fn tinted_board(drawn: &str) -> String {
    let mut coloured = String::new();
    let mut is_between = false;
    for sign in drawn.chars() {
        let was_between = is_between;
        is_between = sign == '[' || is_between && sign != ']';
        let tint = match sign {
            'K' | '♔' | '♚' => Some(Tint::King),
            '[' | ']' | '*' | '◌' => Some(Tint::Moved),
            _ if was_between => Some(Tint::Moved),
            _ => None,
        };
        match tint {
            Some(tint) => coloured.push_str(&tinted(tint, sign.encode_utf8(&mut [0; 4]))),
            None => coloured.push(sign),
        }
    }
    coloured
}

/// The text without its colours.
pub(super) fn without_tints(text: &str) -> String {
    let mut plain = String::new();
    let mut is_colour = false;
    for sign in text.chars() {
        match sign {
            '\x1b' => is_colour = true,
            'm' if is_colour => is_colour = false,
            _ if is_colour => {}
            _ => plain.push(sign),
        }
    }
    plain
}

/// How a line that is in one tint begins and ends, and what is between.
pub(super) fn in_one_tint(line: &str) -> Option<(&str, &str, &'static str)> {
    let inner = line.strip_suffix(END)?;
    let at = inner.strip_prefix('\x1b')?.find('m')? + 2;
    let (begin, inner) = inner.split_at_checked(at)?;
    (!inner.contains('\x1b')).then_some((begin, inner, END))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_keeps_its_columns_in_colours() {
        let board = "   a b c\n 3 # . * 3\n 2 .[K]X 2\n 1[X]. ♔ 1\n";
        let coloured = tinted_board(board);
        assert_eq!(without_tints(&coloured), board);
        assert!(coloured.contains("\x1b[1;32m[\x1b[0m\x1b[1;35mK\x1b[0m\x1b[1;32m]\x1b[0mX 2"));
        assert!(coloured.contains("\x1b[1;32mX\x1b[0m"), "{coloured:?}");
    }
}
