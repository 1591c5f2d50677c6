//! What is said by email only: what came of each line of an email, whether an email was the
//! player's, and the one email to somebody who is not a player.

use std::collections::BTreeSet;

use commands::{command_in_language, first_game};

use crate::apology::Apology;
use crate::invitation::terms::Invitation;
use crate::notice::Notice;
use crate::notice::table::Table;
use crate::page::{Block, Page};
use crate::reader::{Reader, quoted};
use crate::refusal::Refusal;
use crate::refusal::mail::RefusedMail;
use crate::shown::make_harmless;
use crate::told::closed::ClosedQuestion;
use crate::told::closing::{Closing, LastAnswer, LostText};
use crate::told::words_beside::WordsBeside;
use crate::words::Arg;

/// Sides and clock: what makes it an invitation. Players get all of its terms.
const FIRST_TERMS: usize = 2;

/// What somebody is told about a line of theirs.
#[derive(Clone, Debug)]
pub enum LineAnswer {
    /// It was done, or here is the answer.
    Done(Box<Notice>),
    /// It was not done, and why.
    Refused(Box<Refusal>),
    /// It was not done because of an error of ours.
    Failed(Apology),
    /// It was left out, because the email had too many lines.
    LeftOut,
}

#[derive(Clone, Debug)]
pub struct AnsweredLine {
    pub typed: String,
    pub answer: LineAnswer,
}

/// What is said to somebody who is not a player.
#[derive(Clone, Debug)]
pub enum ContactNotice {
    /// The reader has written to the club, and can join under that name.
    Wrote {
        /// The name, if one was given or seems suitable.
        name: Option<String>,
        /// The answer to a question that everybody may ask.
        answers: Vec<Notice>,
        /// What the reader does as soon as they have joined, in canonical words.
        wish: Option<String>,
        /// Why nothing more is answered for now, if so.
        last: Option<LastAnswer>,
    },
    /// A player invites the reader, who can join under that name.
    Invited {
        /// The name, if one seems suitable.
        name: Option<String>,
        invitation: Box<Invitation>,
    },
    /// The reader cannot join like that.
    Refused(Box<Refusal>),
    /// Asks whether the reader wants no more email.
    StopAsked,
}

/// The games that lines are about, each once.
pub(super) fn games(lines: &[AnsweredLine]) -> BTreeSet<i64> {
    lines.iter().filter_map(AnsweredLine::done).filter_map(Notice::game).collect()
}

impl AnsweredLine {
    /// What was done or answered.
    pub(super) fn done(&self) -> Option<&Notice> {
        match &self.answer {
            LineAnswer::Done(notice) => Some(notice),
            LineAnswer::Refused(_) | LineAnswer::Failed(_) | LineAnswer::LeftOut => None,
        }
    }
}

/// What came of an email: one part for each line, in order, then what was left out. The board of a
/// game is shown once, at its last mention, and so is each that was asked for as it was. If there
/// are several games, each part says which one it is about.
pub(super) fn answered<'a>(
    reader: &Reader,
    (table, lines): (Option<&'a Table>, &'a [AnsweredLine]),
    (beside, rest): (&WordsBeside, &[String]),
    (closed, closing): (&[ClosedQuestion], &Closing),
) -> Page<'a> {
    let words = reader.words();
    let parts = lines.iter().filter_map(|line| match &line.answer {
        LineAnswer::Done(notice) => Some((line, notice.page(reader))),
        LineAnswer::Refused(refusal) => Some((line, refusal.page(reader))),
        LineAnswer::Failed(apology) => Some((line, Page::from_text(apology.text(reader)))),
        LineAnswer::LeftOut => None,
    });
    let (answered, parts): (Vec<&AnsweredLine>, Vec<Page<'_>>) = parts.unzip();
    let mut page = Page::default();
    // The last one that says whose turn it is, or that is about a game at all.
    let first = parts.iter().rev().find(|part| part.headline.is_some());
    let first = first.or_else(|| parts.iter().rev().find(|part| part.table.is_some()));
    if let Some(first) = first {
        page.headline.clone_from(&first.headline);
        page.title.clone_from(&first.title);
        page.table = first.table;
    }
    let shows_board =
        |part: &Page<'_>| part.blocks.iter().any(|block| matches!(block, Block::Board(_)));
    let stands = table.filter(|_| page.headline.is_none());
    if page.title.is_none() && stands.is_none() {
        page.title = parts.iter().rev().find_map(|part| part.title.clone());
    }
    // Somebody who has to think again needs the board for it, below what they were answered.
    if let Some(table) = stands {
        page.title = None;
        page.below.push(Block::Paragraph(table.title(reader)));
        if !parts.iter().any(shows_board) {
            page.below.push(Block::Board(table));
        }
        page.below.push(Block::Lines(table.standing(reader)));
    }
    // Which board a part shows: that of a game now, or what it was or would be after some plies.
    let board = |part: &Page<'_>, line: &AnsweredLine| {
        let elsewhere = line.done().filter(|done| done.is_elsewhere()).and_then(Notice::table);
        let table = elsewhere.or(part.table);
        let position = |table: &Table| (table.game.plies().len(), *table.game.position());
        (table.map(|table| table.number), elsewhere.map(position))
    };
    let boards: Vec<_> =
        parts.iter().zip(&answered).map(|(part, line)| board(part, line)).collect();
    let last_boards: Vec<bool> = (0..parts.len())
        .map(|index| {
            let mut later = parts.iter().zip(&boards).skip(index + 1);
            !later.any(|(later, board)| shows_board(later) && *board == boards[index])
        })
        .collect();
    let several = games(lines).len() > 1;
    if closing.is_late {
        page.blocks.push(Block::Paragraph(words.say("mail-late", &[])));
    }
    for ((part, is_last), line) in parts.into_iter().zip(last_boards).zip(answered) {
        // With only one line it is clear which one is answered, unless it was written long before.
        if lines.len() > 1 || closing.is_late {
            let typed = [("typed", Arg::from(make_harmless(&line.typed)))];
            page.blocks.push(Block::Paragraph(words.say("mail-you-wrote", &typed)));
        }
        if several {
            page.blocks.extend(part.title.map(Block::Paragraph));
        }
        let again = |block: &Block<'_>| !is_last && matches!(block, Block::Board(_));
        let blocks = part.blocks.into_iter().filter(|block| !again(block));
        page.blocks.extend(blocks.map(|block| match block {
            // In the last lines of an email nobody would know whose it is.
            Block::Fine(said) if several => Block::Paragraph(said),
            block => block,
        }));
    }
    match closing.lost {
        Some(lost) => page.blocks.push(Block::Paragraph(words.say(lost_text(lost), &[]))),
        None if lines.is_empty() && !closing.is_late => {
            page.blocks.push(Block::Paragraph(words.say("mail-nothing", &[])));
        }
        None => {}
    }
    page.blocks.extend(closed.iter().map(|closed| Block::Paragraph(closed.say(words))));
    let left_out = lines.iter().filter(|line| matches!(line.answer, LineAnswer::LeftOut));
    let left_out: Vec<String> = left_out.map(|line| line.typed.clone()).collect();
    if !left_out.is_empty() {
        page.blocks.push(Block::Paragraph(RefusedMail::LeftOut(left_out).say(reader)));
    }
    page.blocks.extend(became_of(reader, beside).into_iter().map(Block::Paragraph));
    if !rest.is_empty() {
        let unread = words.say("mail-unread", &[("lines", quoted(reader, rest).into())]);
        page.blocks.push(Block::Paragraph(unread));
    }
    let last = closing.last.map(|last| words.say(last_answer(last), &[]));
    page.blocks.extend(last.map(Block::Paragraph));
    page
}

/// The key of what is said about a text that could not be read.
fn lost_text(lost: LostText) -> &'static str {
    match lost {
        LostText::Damaged => "mail-lost-damaged",
        LostText::Encrypted => "mail-lost-encrypted",
        LostText::Sealed => "mail-lost-sealed",
        LostText::OneProgram => "mail-lost-one-program",
        LostText::Long => "mail-lost-long",
        LostText::Forwarded => "mail-lost-forwarded",
        LostText::Files => "mail-lost-files",
    }
}

/// The key of what is said with the last answer for now.
fn last_answer(last: LastAnswer) -> &'static str {
    match last {
        LastAnswer::Unread => "mail-last-unread",
        LastAnswer::All => "mail-last-answer",
        LastAnswer::Quiet => "mail-last-quiet",
    }
}

/// What became of the words around the moves in an email.
fn became_of(reader: &Reader, beside: &WordsBeside) -> Vec<String> {
    let asked = match beside.is_asked_again {
        true => "mail-words-asked-again",
        false => "mail-words-asked",
    };
    let each = [
        ("mail-words-went", &beside.went),
        (asked, &beside.asked),
        ("mail-words-gone", &beside.gone),
        ("mail-words-taken-back", &beside.taken_back),
        ("mail-words-stayed", &beside.stayed),
    ];
    let some = each.into_iter().filter(|(_, texts)| !texts.is_empty());
    some.map(|(id, texts)| reader.words().say(id, &[("words", quoted(reader, texts).into())]))
        .collect()
}

/// Whether an email was the reader's.
pub(super) fn asked(
    reader: &Reader,
    lines: &[String],
    beside: &[String],
    sender: Option<&str>,
) -> String {
    let lines: Vec<String> =
        lines.iter().map(|line| command_in_language(line, reader.language)).collect();
    let lines = ("lines", quoted(reader, &lines).into());
    let asked = match sender {
        Some(sender) => {
            let sender = ("sender", make_harmless(sender).into());
            reader.words().say("mail-asked-consent", &[lines, sender])
        }
        None => reader.words().say("mail-asked", &[lines]),
    };
    if beside.is_empty() {
        return asked;
    }
    let beside = ("words", quoted(reader, beside).into());
    format!("{asked} {}", reader.words().say("mail-asked-words", &[beside]))
}

pub(super) fn contact<'a>(reader: &Reader, contact: &'a ContactNotice) -> Page<'a> {
    let words = reader.words();
    let said = |text: String| Block::Paragraph(text);
    let blocks = match contact {
        ContactNotice::Wrote { answers, wish, last, .. } => {
            let answers = answers.iter().flat_map(|notice| notice.page(reader).blocks);
            let order = wish.as_deref().unwrap_or_default();
            let wished = match wish {
                None => "none",
                Some(wish) if *wish == first_game().to_string() => "game",
                Some(_) => "other",
            };
            let order = command_in_language(order, words.language());
            let arguments =
                [reader.club_argument(), ("wish", wished.into()), ("order", order.into())];
            let wrote = said(words.say("contact-wrote", &arguments));
            let last = last.map(|last| said(words.say(last_answer(last), &[])));
            answers.chain([wrote]).chain(last).collect()
        }
        ContactNotice::Invited { invitation, .. } => {
            let by = [("name", Arg::from(invitation.sender.as_str())), reader.club_argument()];
            let rules = words.say("contact-ruleset", &invitation.rules(reader));
            let terms = [rules]
                .into_iter()
                .chain(invitation.agreement(reader).into_iter().take(FIRST_TERMS));
            let terms = terms.map(|line| format!("  {line}")).collect();
            vec![
                said(words.say("contact-invited", &by)),
                Block::Lines(terms),
                said(words.say("contact-invited-join", &[])),
            ]
        }
        ContactNotice::Refused(refusal) => {
            let lines = refusal.say(reader).lines().map(str::to_owned).collect();
            vec![Block::Lines(lines)]
        }
        ContactNotice::StopAsked => {
            vec![said(words.say("contact-stop-asked", &[reader.club_argument()]))]
        }
    };
    let fine = Block::Fine(words.say("contact-once", &[]));
    Page { blocks: blocks.into_iter().chain([fine]).collect(), ..Page::default() }
}
