//! The language in which a player writes, where it isn't the one they are written to in. A single
//! word may be borrowed; after two emails with commands in the same other language, the answers say
//! how to switch to it.

use engine::ruleset::Language;
use kernel::answered::MailAnswer;
use kernel::ledger::Ledger;
use kernel::remember;
use storage::{Fault, MailHelp, PlayerId};

use crate::heard;
use crate::incoming::Incoming;

/// The language in which a player has written now and before, and isn't written to.
pub fn spoken(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    answered: &MailAnswer,
) -> Result<Option<Language>, Fault> {
    let Some(spoken) = mail.language else { return Ok(None) };
    if heard::kind(mail, answered) == MailHelp::Unread {
        return Ok(None);
    }
    // What this email has set counts already.
    let own = ledger.player(player)?.locale.language;
    let mut before = false;
    for language in Language::ALL {
        let is_marked = remember::marked(ledger.view(), player, &mark(language))?.is_some();
        if language == spoken {
            before = is_marked;
        } else if is_marked {
            remember::unmark(&ledger.change, player, &mark(language))?;
        }
    }
    if !before {
        remember::mark(&ledger.change, player, &mark(spoken), ledger.now)?;
    }
    Ok(Some(spoken).filter(|&spoken| before && spoken != own))
}

/// Under what name it is remembered that somebody wrote in a language; no Message-ID looks like it.
fn mark(language: Language) -> String {
    format!("wrote in {}", language.code())
}
