//! A stretch of full hours, usually over midnight: `22-07`. Quiet hours and nights without a
//! running clock are written like this.

use std::fmt;

/// From one full hour to another, both 0 to 23 and different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    from: u8,
    until: u8,
}

impl Hours {
    /// The stretch, if both are hours of a day and different.
    pub const fn new(from: u8, until: u8) -> Option<Hours> {
        if from < 24 && until < 24 && from != until { Some(Hours { from, until }) } else { None }
    }

    pub const fn from(self) -> u8 {
        self.from
    }

    pub const fn until(self) -> u8 {
        self.until
    }

    /// Reads `22-07`, `22-7`, `22:00-07:00`.
    pub(super) fn read(text: &str) -> Option<Hours> {
        let (from, until) = text.split_once('-')?;
        Hours::new(hour(from)?, hour(until)?)
    }
}

fn hour(text: &str) -> Option<u8> {
    let text = text.strip_suffix(":00").unwrap_or(text);
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && text.len() <= 2 { text.parse().ok() } else { None }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}-{:02}", self.from, self.until)
    }
}
