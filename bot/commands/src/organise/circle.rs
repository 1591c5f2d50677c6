//! What organisers do about circles: `organise circle open vikings language de`.

use std::fmt;

use engine::ruleset::Language;

use super::{OrganiserAct, event_word};
use crate::Misread;
use crate::rest::RestOfLine;
use crate::text::joined;
use crate::words::{EventWord, LanguageWord, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CircleAct {
    /// Opens a circle, without anybody in it.
    Open {
        name: String,
        language: Option<Language>,
        /// The number of the Discord server in which it lives.
        server: Option<String>,
    },
    /// Closes it with its ladders: nobody is in it any more.
    Close { circle: String, reason: String },
    /// One of its members becomes its organiser.
    Appoint { circle: String, name: String },
    /// A player is no longer its organiser.
    Dismiss { circle: String, name: String, reason: String },
}

/// Takes what is done about a circle.
pub(super) fn read(rest: &mut RestOfLine<'_>) -> Result<OrganiserAct, Misread> {
    use EventWord::{Announce, Appoint, Close, Dismiss, Open};
    Ok(OrganiserAct::Circle(match event_word(rest, &[Open, Close, Appoint, Dismiss, Announce])? {
        Announce => {
            let circle = Some(rest.need_name()?);
            return Ok(OrganiserAct::Announce { circle, text: rest.need_text()? });
        }
        Close => CircleAct::Close { circle: rest.need_name()?, reason: rest.need_reason()? },
        Appoint => CircleAct::Appoint { circle: rest.need_name()?, name: rest.need_name()? },
        Dismiss => CircleAct::Dismiss {
            circle: rest.need_name()?,
            name: rest.need_name()?,
            reason: rest.need_reason()?,
        },
        _ => {
            let name = rest.need_name()?;
            let (mut language, mut server) = (None, None);
            while !rest.is_empty() {
                match event_word(rest, &[EventWord::Language, EventWord::Server])? {
                    EventWord::Language => {
                        let word: LanguageWord = rest.need_word()?;
                        language = Language::from_code(word.canonical());
                    }
                    _ => server = Some(rest.need_name()?),
                }
            }
            CircleAct::Open { name, language, server }
        }
    }))
}

impl fmt::Display for CircleAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, parts) = match self {
            CircleAct::Open { name, language, server } => {
                let mut parts = vec![name.clone()];
                if let Some(language) = language {
                    let word = EventWord::Language.canonical();
                    parts.extend([word.to_owned(), language.code().to_owned()]);
                }
                if let Some(server) = server {
                    parts.extend([EventWord::Server.canonical().to_owned(), server.clone()]);
                }
                (EventWord::Open, parts)
            }
            CircleAct::Close { circle, reason } => {
                (EventWord::Close, vec![circle.clone(), reason.clone()])
            }
            CircleAct::Appoint { circle, name } => {
                (EventWord::Appoint, vec![circle.clone(), name.clone()])
            }
            CircleAct::Dismiss { circle, name, reason } => {
                (EventWord::Dismiss, vec![circle.clone(), name.clone(), reason.clone()])
            }
        };
        write!(f, "{} {}", word.canonical(), joined(&parts))
    }
}
