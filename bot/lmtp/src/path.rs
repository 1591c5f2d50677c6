//! Addresses in `MAIL` and `RCPT`, which must be between angle brackets. Whose they are is not
//! known here.

/// The longest address that is read, in bytes: 64 before the `@` and 255 after it.
const LONGEST: usize = 320;

/// Reads `<address>` and returns the address and the text after it; `None` if there is none. A
/// quoted local part stays as it was written, a source route (`@a,@b:`) is dropped as RFC 5321
/// says, and `<>` is the empty address. A name without `@` is accepted because `<postmaster>` is
/// an address.
pub fn read_path(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('<')?;
    let (path, rest) = inside.split_at(closing_bracket(inside)?);
    let rest = rest.strip_prefix('>')?;
    if !(rest.is_empty() || rest.starts_with(' ')) {
        return None;
    }
    let address = if path.starts_with('@') { path.split_once(':')?.1 } else { path };
    let empty_by_route = address.is_empty() && !path.is_empty();
    if empty_by_route || address.len() > LONGEST || !(address.is_empty() || is_address(address)) {
        return None;
    }
    Some((address, rest))
}

/// Where the bracket closes; one inside quotes does not count.
fn closing_bracket(text: &str) -> Option<usize> {
    let (mut quoted, mut escaped) = (false, false);
    text.char_indices().find_map(|(at, character)| {
        match character {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '>' if !quoted => return Some(at),
            _ => {}
        }
        None
    })
}

fn is_address(text: &str) -> bool {
    // After a quoted part the `@` is the last one; in an unquoted address there is only one.
    let (local, domain) = text.rsplit_once('@').unwrap_or((text, "localhost"));
    let quoted = local.strip_prefix('"').and_then(|local| local.strip_suffix('"'));
    is_domain(domain) && quoted.map_or_else(|| is_word(local), is_quoted)
}

/// Text that is valid inside quotes: it has no quote and no lone backslash.
fn is_quoted(text: &str) -> bool {
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '"' => return false,
            '\\' if characters.next().is_none() => return false,
            _ => {}
        }
    }
    true
}

fn is_word(text: &str) -> bool {
    !text.is_empty()
        && !text.contains([' ', '"', '(', ')', ',', ':', ';', '<', '>', '@', '[', ']', '\\'])
}

fn is_domain(text: &str) -> bool {
    // A literal such as `[IPv6:::1]` has colons.
    let literal = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    literal.map_or_else(
        || is_word(text),
        |text| text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-')),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stand_between_brackets() {
        for (text, address, rest) in [
            ("<alva@players.test>", "alva@players.test", ""),
            ("<alva@players.test> SIZE=7", "alva@players.test", " SIZE=7"),
            ("<>", "", ""),
            ("<postmaster>", "postmaster", ""),
            ("<@a.test,@b.test:alva@players.test>", "alva@players.test", ""),
            (r#"<"a> b\"@"@players.test>"#, r#""a> b\"@"@players.test"#, ""),
            ("<alva@[IPv6:::1]>", "alva@[IPv6:::1]", ""),
            ("<åse@players.test>", "åse@players.test", ""),
        ] {
            assert_eq!(read_path(text), Some((address, rest)), "{text}");
        }
    }

    #[test]
    fn nothing_else_is_an_address() {
        let long = format!("<{}@players.test>", "a".repeat(320));
        for text in [
            "",
            "alva@players.test",
            "<alva@players.test",
            "<alva@players.test>x",
            "<@a.test:>",
            "<@a.test>",
            "<a b@players.test>",
            "<alva@>",
            "<@players.test>",
            "<a@b@c>",
            "<alva@players.test>>",
            "<<alva@players.test>",
            r#"<"alva@players.test>"#,
            r#"<"a"b"@players.test>"#,
            "<a\\@players.test>",
            "<alva@[x>",
            &long,
        ] {
            assert_eq!(read_path(text), None, "{text}");
        }
    }
}
