//! One connection: reads command lines and mails within limits of length and time, and writes
//! replies. It does not know what they say.

use std::io;
use std::time::Duration;

use tokio::io::{
    AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, BufWriter, ReadHalf, WriteHalf,
};
use tokio::time::{Instant, timeout, timeout_at};

use crate::door::Stream;
use crate::limits::Limits;
use crate::message::MessageReader;

/// Bytes of a command, its end included.
const LINE: usize = 1000;
/// Bytes of a longer line that are read only to find its end.
const LONGEST_LINE: usize = 64 << 10;
/// How long a client may take to read the last reply.
const PARTING: Duration = Duration::from_secs(1);

/// The client has gone, or is no longer worth waiting for.
pub struct Disconnected;

impl From<io::Error> for Disconnected {
    fn from(_: io::Error) -> Disconnected {
        Disconnected
    }
}

/// A line that was read as a command.
pub enum ProtocolLine {
    Whole(Vec<u8>),
    /// It ended, but only far beyond the limit.
    TooLong,
    /// It is unknown where the next line begins; the client is told this and disconnected.
    Unfit(&'static str),
}

pub struct Connection {
    from: BufReader<ReadHalf<Box<dyn Stream>>>,
    to: BufWriter<WriteHalf<Box<dyn Stream>>>,
    limits: Limits,
}

impl Connection {
    pub fn new(stream: Box<dyn Stream>, limits: Limits) -> Connection {
        let (from, to) = tokio::io::split(stream);
        Connection { from: BufReader::new(from), to: BufWriter::new(to), limits }
    }

    /// Writes a reply, which is sent before anything else is read.
    pub async fn say(&mut self, reply: &str) -> Result<(), Disconnected> {
        let written = self.to.write_all(reply.as_bytes());
        Ok(timeout(self.limits.command_time, written).await.map_err(|_| Disconnected)??)
    }

    async fn send(&mut self) -> Result<(), Disconnected> {
        Ok(timeout(self.limits.command_time, self.to.flush()).await.map_err(|_| Disconnected)??)
    }

    pub async fn line(&mut self) -> Result<ProtocolLine, Disconnected> {
        // Replies to commands that came together can be sent together.
        if !self.from.buffer().contains(&b'\n') {
            self.send().await?;
        }
        let mut line = Vec::new();
        let mut from = (&mut self.from).take(LONGEST_LINE as u64);
        let reading = from.read_until(b'\n', &mut line);
        let Ok(read) = timeout(self.limits.command_time, reading).await else {
            return Ok(ProtocolLine::Unfit("421 4.4.2 Nothing was sent for too long\r\n"));
        };
        read?;
        if line.ends_with(b"\r\n") {
            if line.len() > LINE {
                return Ok(ProtocolLine::TooLong);
            }
            line.truncate(line.len() - 2);
            return Ok(ProtocolLine::Whole(line));
        }
        match line.len() {
            _ if line.ends_with(b"\n") => {
                Ok(ProtocolLine::Unfit("500 5.5.2 Lines must end with CR LF\r\n"))
            }
            LONGEST_LINE => Ok(ProtocolLine::Unfit("421 4.7.0 The line has no end\r\n")),
            // The client went away in the middle of the line.
            _ => Err(Disconnected),
        }
    }

    /// Reads a mail to its end, or gives the last reply to a client that sends too much or too
    /// slowly.
    pub async fn message(&mut self) -> Result<Result<MessageReader, &'static str>, Disconnected> {
        self.send().await?;
        let until = Instant::now() + self.limits.message_time;
        let mut message = MessageReader::new(self.limits.largest);
        while !message.has_ended() {
            if message.bytes() > self.limits.largest.saturating_add(self.limits.excess) {
                return Ok(Err("421 4.3.4 The email is far too large\r\n"));
            }
            let Ok(bytes) = timeout_at(until, self.from.fill_buf()).await else {
                return Ok(Err("421 4.4.2 The email takes too long\r\n"));
            };
            let bytes = bytes?;
            if bytes.is_empty() {
                return Err(Disconnected);
            }
            let own = message.read(bytes);
            self.from.consume(own);
        }
        Ok(Ok(message))
    }

    /// Writes the last reply and closes. What the client still sends is read for a moment: a
    /// connection that is closed over unread bytes is reset, and the client would not see why.
    pub async fn part(mut self, reply: &str) -> Result<(), Disconnected> {
        self.say(reply).await?;
        self.send().await?;
        self.to.shutdown().await?;
        let _ = timeout(PARTING, tokio::io::copy(&mut self.from, &mut tokio::io::sink())).await;
        Ok(())
    }
}
