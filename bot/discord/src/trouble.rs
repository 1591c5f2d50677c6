//! What Discord refuses, by name: each kind is handled in one way, wherever it occurs. The numbers
//! are Discord's JSON error codes.

use std::time::Duration;

use serenity::Error;
use serenity::http::HttpError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscordError {
    NoSuchMessage,
    NoSuchChannel,
    /// The account isn't in that server.
    NoSuchMember,
    /// The first answer came after three seconds, or the request is unknown (10062).
    TooLate,
    AnsweredBefore,
    Expired,
    NoAccess,
    NotAllowed,
    /// The user accepts no direct messages from it (50007), or shares no server with it (50278).
    ClosedToUs,
    Archived,
    TooManyEdits,
    /// What was sent is not what Discord expects (50035), which is a defect of ours; and where.
    Malformed(String),
    BadToken,
    /// Too many requests (429), or this one wasn't sent because there were too many before it.
    TooMuch,
    /// The club itself opens direct messages slowly, and others come first.
    NotYet(Duration),
    /// Discord has trouble of its own (5xx) or was not reached, so it is unknown whether it was
    /// done.
    Unknown(String),
    /// Any other refusal, by its code.
    Refused(isize, String),
}

/// No such server; a channel without messages; a thread below a post that waits; a kind of channel that
/// can't; a locked thread; words that AutoMod stops, in two ways.
const NEVER_POSTED: [isize; 7] = [10_004, 50_008, 40_058, 50_024, 160_005, 200_000, 200_001];

impl DiscordError {
    /// Whether nothing can be posted in that channel until somebody there changes something. All else
    /// passes: what Discord limits, switches off for a while or takes for spam.
    pub fn shuts_channel(&self) -> bool {
        match self {
            DiscordError::NoSuchChannel
            | DiscordError::NoAccess
            | DiscordError::NotAllowed
            | DiscordError::Archived
            | DiscordError::Malformed(_) => true,
            DiscordError::Refused(code, _) => NEVER_POSTED.contains(code),
            _ => false,
        }
    }

    /// Whether an account takes no direct messages from the club until its person changes something,
    /// or is gone.
    pub fn shuts_direct(&self) -> bool {
        matches!(self, DiscordError::ClosedToUs | DiscordError::NoSuchMember)
    }
}

impl std::fmt::Display for DiscordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DiscordError::NoSuchMessage => f.write_str("the message is gone (10008)"),
            DiscordError::NoSuchMember => f.write_str("the account is not in that server (10007)"),
            DiscordError::NoSuchChannel => f.write_str("the channel is gone (10003)"),
            DiscordError::TooLate => f.write_str("the answer came too late (10062)"),
            DiscordError::AnsweredBefore => f.write_str("it was answered before (40060)"),
            DiscordError::Expired => f.write_str("the time for an answer is over (50027)"),
            DiscordError::NoAccess => f.write_str("the bot doesn't have access (50001)"),
            DiscordError::NotAllowed => {
                f.write_str("the bot isn't allowed to do that there (50013)")
            }
            DiscordError::ClosedToUs => f.write_str("direct messages are closed (50007, 50278)"),
            DiscordError::Archived => f.write_str("the thread is archived (50083)"),
            DiscordError::TooManyEdits => f.write_str("too many edits of an old message (30046)"),
            DiscordError::Malformed(path) => {
                write!(f, "a bug in this program: Discord refuses {path} (50035)")
            }
            DiscordError::BadToken => f.write_str("the token is refused (401)"),
            DiscordError::TooMuch => f.write_str("too many requests (429)"),
            DiscordError::NotYet(wait) => {
                write!(f, "other direct messages are opened first, for {} s", wait.as_secs())
            }
            DiscordError::Unknown(why) => write!(f, "Discord does not answer: {why}"),
            DiscordError::Refused(code, why) => write!(f, "Discord refuses it: {why} ({code})"),
        }
    }
}

impl From<Error> for DiscordError {
    fn from(error: Error) -> DiscordError {
        match &error {
            Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
                let status = refused.status_code.as_u16();
                let says = &refused.error;
                match (says.code, status) {
                    (10003, _) => DiscordError::NoSuchChannel,
                    (10007 | 10013, _) => DiscordError::NoSuchMember,
                    (10008, _) => DiscordError::NoSuchMessage,
                    (10062 | 10015, _) => DiscordError::TooLate,
                    (40060, _) => DiscordError::AnsweredBefore,
                    (50027, _) => DiscordError::Expired,
                    (50001, _) => DiscordError::NoAccess,
                    (50013, _) => DiscordError::NotAllowed,
                    (50007 | 50278, _) => DiscordError::ClosedToUs,
                    (50083, _) => DiscordError::Archived,
                    (30046, _) => DiscordError::TooManyEdits,
                    (50035, _) => {
                        let paths: Vec<&str> =
                            says.errors.iter().map(|wrong| wrong.path.as_str()).collect();
                        DiscordError::Malformed(paths.join(", "))
                    }
                    (_, 401) => DiscordError::BadToken,
                    (_, 429) => DiscordError::TooMuch,
                    (_, 500..) => DiscordError::Unknown(format!("status {status}")),
                    // Without one of Discord's codes the text may contain an address with a token in
                    // it.
                    (..0, _) => DiscordError::Unknown(format!("status {status}")),
                    (code, _) => DiscordError::Refused(code, says.message.clone()),
                }
            }
            // The request or its answer was lost; an address in the error would contain the token.
            Error::Http(_) => DiscordError::Unknown("no connection, or it was lost".into()),
            Error::Json(_) => DiscordError::Unknown("an answer that cannot be read".into()),
            Error::Model(_) => DiscordError::Malformed("the request".into()),
            _ => DiscordError::Unknown("no connection".into()),
        }
    }
}
