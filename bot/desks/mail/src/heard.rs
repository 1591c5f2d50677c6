//! What an email was to the club, once it is known what came of it: whether anything in it could be
//! read, and whether it says the same as one that was answered before.

use commands::Misread;
use kernel::answered::{LineResult, MailAnswer, MailAnswerLine};
use kernel::ledger::Ledger;
use sha2::{Digest as _, Sha256};
use storage::{Fault, MailHelp};

use crate::incoming::{Incoming, MailLine};

/// What an email from a proven player was. Offers, looks, questions and refused wishes were
/// understood.
pub fn kind(mail: &Incoming, answered: &MailAnswer) -> MailHelp {
    let is_offered = mail
        .said
        .iter()
        .any(|said| matches!(said, MailLine::Unclear { why: Misread::Offered { .. }, .. }));
    let is_read = answered.items.iter().any(|item| !matches!(item.reply, LineResult::Unclear));
    match () {
        () if answered.did() => MailHelp::Done,
        () if is_read || is_offered => MailHelp::Understood,
        () => MailHelp::Unread,
    }
}

/// The same for emails that say the same and get the same answer.
pub fn text(
    ledger: &Ledger<'_>,
    mail: &Incoming,
    answered: &MailAnswer,
) -> Result<[u8; 16], Fault> {
    let mut text = words(mail);
    let is_read = |item: &MailAnswerLine| !matches!(item.reply, LineResult::Unclear);
    if answered.items.iter().any(is_read) {
        // The answer is another one as soon as something has happened.
        let (notice, player) = ledger.view().newest_news()?;
        text.push_str(&format!("\n{notice} {player}"));
    }
    for item in &answered.items {
        if let LineResult::Question(question) = &item.reply {
            text.push_str(&format!("\n{question}"));
        }
    }
    if mail.said.iter().any(|said| matches!(said, MailLine::Several(_))) {
        // What stands around such moves is not known here, so nothing is the same.
        text.push_str(&mail.id);
    }
    let answers =
        |said: &MailLine| matches!(said, MailLine::Order(line) if line.order.row().answers);
    // What is offered for words that are no command is offered once, or two machines would go on.
    let asks =
        |item: &MailAnswerLine| item.reply.asks() && !matches!(item.reply, LineResult::Offered(_));
    if mail.said.iter().any(answers) || answered.items.iter().any(asks) {
        // A yes means something else in reply to another email.
        text.push_str(&format!("\n{:?}", mail.answers));
    }
    Ok(half_hash(&text))
}

/// The same for emails of somebody who isn't a player that say the same.
pub(crate) fn words_of_stranger(mail: &Incoming) -> [u8; 16] {
    half_hash(&words(mail))
}

/// All that is written in an email, on lines of their own.
fn words(mail: &Incoming) -> String {
    let said = mail.said.iter().map(|said| match said {
        MailLine::Order(line) => line.to_string(),
        MailLine::Unclear { typed, .. } => typed.clone(),
        MailLine::Several(moves) => moves.join(", "),
        MailLine::Held { ply, .. } => ply.clone(),
    });
    let beside = mail.beside.iter().map(|line| line.text.clone());
    let lost = mail.lost.map(|lost| format!("{lost:?}"));
    said.chain(mail.rest.iter().cloned()).chain(beside).chain(lost).collect::<Vec<_>>().join("\n")
}

fn half_hash(text: &str) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&Sha256::digest(text)[..16]);
    half
}
