//! Bytes as hexadecimal digits, as hashes and secrets are written.

/// Two lower-case digits for each byte.
pub fn write_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let nibbles = [byte >> 4, byte & 15].map(|nibble| char::from_digit(nibble.into(), 16));
        text.extend(nibbles.into_iter().flatten());
    }
    text
}

/// The bytes of a text that has two digits for each, in either case.
pub fn read_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> =
        text.chars().map(|c| Some(c.to_digit(16)? as u8)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}
