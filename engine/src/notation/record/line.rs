//! Text that fits into one line of a record, and moments in time as records write them.

use std::fmt;

/// One line of text: not empty, no control characters, no space at either end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine(String);

impl RecordLine {
    /// The text, if it is such a line.
    pub fn new(text: &str) -> Option<RecordLine> {
        let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        let fits = !text.is_empty() && text.trim() == text && !text.chars().any(breaks);
        fits.then(|| RecordLine(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A moment in universal time to the second, `2026-11-21T10:05:00Z` (RFC 3339). The
/// engine has no clock and no calendar: it checks the shape and the ranges, not the length
/// of months.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RecordTime(String);

impl RecordTime {
    /// The moment, if the text has that shape.
    pub fn new(text: &str) -> Option<RecordTime> {
        const SHAPE: &[u8] = b"dddd-dd-ddTdd:dd:ddZ";
        let shaped = text.len() == SHAPE.len()
            && text.bytes().zip(SHAPE).all(|(byte, &shape)| match shape {
                b'd' => byte.is_ascii_digit(),
                _ => byte == shape,
            });
        let within = |at: usize, range: std::ops::RangeInclusive<u8>| {
            let number = text.get(at..at + 2).and_then(|digits| digits.parse().ok());
            number.is_some_and(|number| range.contains(&number))
        };
        let fits = shaped
            && within(5, 1..=12)
            && within(8, 1..=31)
            && within(11, 0..=23)
            && within(14, 0..=59)
            && within(17, 0..=60);
        fits.then(|| RecordTime(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RecordTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_cannot_break_a_record() {
        assert!(RecordLine::new("Alva, from Tromsø").is_some());
        for text in ["", " Alva", "Alva\n", "Al\nva", "Al\rva", "Al\u{2028}va", "\0"] {
            assert!(RecordLine::new(text).is_none(), "{text:?}");
        }
    }

    #[test]
    fn moments_have_one_shape() {
        assert!(RecordTime::new("2026-11-21T10:05:00Z").is_some());
        for text in [
            "2026-11-21",
            "2026-13-21T10:05:00Z",
            "2026-11-21T24:05:00Z",
            "2026-11-21 10:05:00Z",
            "2026-11-21T10:05:00+01:00",
            "２026-11-21T10:05:0",
        ] {
            assert!(RecordTime::new(text).is_none(), "{text:?}");
        }
    }
}
