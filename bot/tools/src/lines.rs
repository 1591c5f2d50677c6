//! Lines of a file or of another program, however long they are.

use std::io::{self, BufRead, BufReader, Read};

/// The longest line of another program that is read.
pub const LONGEST_SAID: usize = 64 * 1024;

/// A line's number and text, or why it has none.
pub type NumberedLine = (usize, Result<String, String>);

pub struct Lines<R> {
    file: BufReader<R>,
    number: usize,
    longest: usize,
}

impl<R: Read> Lines<R> {
    /// The lines from there on. One of more than `longest` bytes has no text.
    pub fn new(file: R, longest: usize) -> Lines<R> {
        Lines { file: BufReader::new(file), number: 0, longest }
    }

    /// The next line. Of one that is too long only a part is held.
    pub fn read_next(&mut self) -> io::Result<Option<NumberedLine>> {
        let mut bytes = Vec::new();
        let mut length = 0;
        loop {
            let buffer = self.file.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let taken = end.map_or(buffer.len(), |end| end + 1);
            length += taken;
            if length <= self.longest {
                bytes.extend(buffer.iter().take(taken));
            }
            self.file.consume(taken);
            if end.is_some() || taken == 0 {
                break;
            }
        }
        if length == 0 {
            return Ok(None);
        }
        self.number += 1;
        if length > self.longest {
            let why = format!(
                "the line has {length} bytes; the longest that is read has {}",
                self.longest
            );
            return Ok(Some((self.number, Err(why))));
        }
        let text = String::from_utf8(bytes).map_err(|_| "this isn't UTF-8 text".to_owned());
        Ok(Some((self.number, text)))
    }
}
