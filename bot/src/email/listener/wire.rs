//! One connection of the listener: lines and messages in, within bounds of length and time, and
//! replies out. What they say it does not know.

use std::io;
use std::time::Duration;

use tokio::io::{
    AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, BufWriter, ReadHalf, WriteHalf,
};
use tokio::time::{Instant, timeout, timeout_at};

use super::Limits;
use super::door::Stream;
use super::message::Message;

/// Octets of a command, its end included.
const LINE: usize = 1000;
/// Octets of a longer line that are read only to find its end.
const LONGEST_LINE: usize = 64 << 10;
/// How long a client that is sent away may take to hear it.
const PARTING: Duration = Duration::from_secs(1);

/// A client that went away, or that is no longer worth waiting for.
pub struct Gone;

impl From<io::Error> for Gone {
    fn from(_: io::Error) -> Gone {
        Gone
    }
}

/// What was read as a command.
pub enum Line {
    /// A line without its end.
    Command(Vec<u8>),
    /// It had an end, far away.
    TooLong,
    /// After that nobody knows where the next one begins; the client is told this and left.
    Unfit(&'static str),
}

/// A connection.
pub struct Wire {
    from: BufReader<ReadHalf<Box<dyn Stream>>>,
    to: BufWriter<WriteHalf<Box<dyn Stream>>>,
    limits: Limits,
}

impl Wire {
    pub fn new(stream: Box<dyn Stream>, limits: Limits) -> Wire {
        let (from, to) = tokio::io::split(stream);
        Wire { from: BufReader::new(from), to: BufWriter::new(to), limits }
    }

    /// Writes a reply. It leaves before the next thing is waited for.
    pub async fn say(&mut self, reply: &str) -> Result<(), Gone> {
        let written = self.to.write_all(reply.as_bytes());
        Ok(timeout(self.limits.command_time, written).await.map_err(|_| Gone)??)
    }

    async fn send(&mut self) -> Result<(), Gone> {
        Ok(timeout(self.limits.command_time, self.to.flush()).await.map_err(|_| Gone)??)
    }

    /// Reads a command, however long or broken.
    pub async fn line(&mut self) -> Result<Line, Gone> {
        // Replies to commands that came together may leave together.
        if !self.from.buffer().contains(&b'\n') {
            self.send().await?;
        }
        let mut line = Vec::new();
        let mut from = (&mut self.from).take(LONGEST_LINE as u64);
        let reading = from.read_until(b'\n', &mut line);
        let Ok(read) = timeout(self.limits.command_time, reading).await else {
            return Ok(Line::Unfit("421 4.4.2 Nothing was said for too long\r\n"));
        };
        read?;
        if line.ends_with(b"\r\n") {
            if line.len() > LINE {
                return Ok(Line::TooLong);
            }
            line.truncate(line.len() - 2);
            return Ok(Line::Command(line));
        }
        match line.len() {
            _ if line.ends_with(b"\n") => Ok(Line::Unfit("500 5.5.2 A line ends on CR LF\r\n")),
            LONGEST_LINE => Ok(Line::Unfit("421 4.7.0 A line without an end\r\n")),
            // The client has gone in the middle of it.
            _ => Err(Gone),
        }
    }

    /// Reads a message to its end, or says why the client is left before that.
    pub async fn message(&mut self) -> Result<Result<Message, &'static str>, Gone> {
        self.send().await?;
        let until = Instant::now() + self.limits.message_time;
        let mut message = Message::new(self.limits.largest);
        while !message.has_ended() {
            if message.octets() > self.limits.largest.saturating_add(self.limits.excess) {
                return Ok(Err("421 4.3.4 The mail is far too large\r\n"));
            }
            let Ok(octets) = timeout_at(until, self.from.fill_buf()).await else {
                return Ok(Err("421 4.4.2 The mail takes too long\r\n"));
            };
            let octets = octets?;
            if octets.is_empty() {
                return Err(Gone);
            }
            let own = message.read(octets);
            self.from.consume(own);
        }
        Ok(Ok(message))
    }

    /// Says the last thing. What the client still sends is read for a moment: closed over
    /// unread octets, a connection is reset, and the client would not hear why.
    pub async fn part(mut self, reply: &str) -> Result<(), Gone> {
        self.say(reply).await?;
        self.send().await?;
        self.to.shutdown().await?;
        let _ = timeout(PARTING, tokio::io::copy(&mut self.from, &mut tokio::io::sink())).await;
        Ok(())
    }
}
