//! A page for email, in two halves that say the same: plain text of 72 columns, and HTML with the
//! board as a picture inside the email. It begins with whose turn it is, because email programs
//! show the beginning in their lists; the possible replies are in one marked block. No other line
//! reads as an order, since a reply may bring it back unmarked. Callers say what an order is, and
//! none of them may accept a line with `> ` before it as one. It knows no address and no header.

use std::collections::BTreeSet;

use commands::BoardForm;
use minijinja::{Value, context};

use crate::board::Board;
use crate::fixed::fixed_apart;
use crate::layouts;
use crate::notice::table::Table;
use crate::notice::{Notice, chain};
use crate::page::{Block, Drawn, Page, Term, in_lines};
use crate::reader::Reader;
use crate::told::game::GameNews;
use crate::told::step::{LINE, SuggestedReply};
use crate::told::who::Who;
use crate::words::Arg;
use crate::wrap::{without_order, wrap, wrap_apart};

/// Characters per line, so that lines still fit when they are quoted.
pub const WIDTH: usize = 72;

/// Every line of the block of replies begins like this, and no other line does.
pub const MARK: &str = "| ";

/// Where the pictures of the HTML half are.
type PictureLinks<'a> = &'a dyn Fn(Drawn<'_>) -> Option<String>;

/// What opens a reply with a line in it.
type ReplyLinks<'a> = &'a dyn Fn(&str) -> Option<String>;

/// How long the rule is between two notices.
const RULE: usize = 40;

/// The plain half of an email with these notices. If there are several, each is under a rule, and
/// the possible replies name their games. No other line is an order. At the end comes the chain of
/// each game that the email is about.
pub fn text_of(notices: &[Notice], reader: &Reader, is_order: &dyn Fn(&str) -> bool) -> String {
    let mut text = match parts(notices).as_slice() {
        [part] => text(&part.page(reader), &part.replies(reader, false), reader, is_order),
        parts => {
            let mut text = wrap_apart(&digest(parts.len(), reader), "", WIDTH, is_order);
            for part in parts {
                let page = part.page(reader);
                let replies = part.replies(reader, true);
                text.push_str(&format!("\n{}\n\n", "_".repeat(RULE)));
                text.push_str(&self::text(&page, &replies, reader, is_order));
            }
            text
        }
    };
    let chains = chain::lines(reader, notices);
    if !chains.is_empty() {
        text.push('\n');
    }
    text.extend(chains.iter().map(|line| wrap_apart(line, "", WIDTH, is_order)));
    text
}

/// A part of an email, with the messages about it.
struct MailPart<'a> {
    first: &'a Notice,
    said: Vec<&'a Notice>,
}

/// The parts of an email: what the opponent wrote with a move is not a part of its own.
fn parts(notices: &[Notice]) -> Vec<MailPart<'_>> {
    let mut parts: Vec<MailPart<'_>> = Vec::new();
    for notice in notices {
        let with = match notice {
            Notice::Said { game, by: Who::Other(_), .. } => parts.iter_mut().find(
                |part| matches!(part.first, Notice::Game { table, .. } if table.number == *game),
            ),
            _ => None,
        };
        match with {
            Some(part) => part.said.push(notice),
            None => parts.push(MailPart { first: notice, said: Vec::new() }),
        }
    }
    parts
}

impl<'a> MailPart<'a> {
    /// The possible replies; each names its game if the email has other parts.
    fn replies(&self, reader: &Reader, names_game: bool) -> Vec<SuggestedReply> {
        let of = |notice: &Notice| match names_game {
            true => notice.replies_with_game(reader),
            false => notice.replies(reader),
        };
        let mut replies = of(self.first);
        for reply in self.said.iter().flat_map(|said| of(said)) {
            if !replies.iter().any(|known| known.line == reply.line) {
                replies.push(reply);
            }
        }
        replies
    }

    fn page(&self, reader: &Reader) -> Page<'a> {
        let mut page = self.first.page(reader);
        // The house has answered at once, and this email answers the reader's own move, too.
        if let Notice::Game { table, news: GameNews::Ply, .. } = self.first
            && table.is_against_house()
            && let Some(own) = table.game.plies().len().checked_sub(2)
        {
            page.blocks.insert(0, Block::Paragraph(table.ply(own, reader)));
        }
        let said = self.said.iter().flat_map(|said| said.page(reader).blocks);
        let board = page.blocks.iter().position(|block| matches!(block, Block::Board(_)));
        let at = board.unwrap_or(page.blocks.len());
        page.blocks.splice(at..at, said);
        page
    }
}

/// The HTML half of an email with these notices. `pictures` gives the address of a board's picture
/// (`cid:…`), if the email has one, and `replies` the one that opens a reply with a line in it
/// (`mailto:…`), if there is one. No line other than the possible replies is an order.
pub fn html_of(
    notices: &[Notice],
    reader: &Reader,
    (pictures, replies): (PictureLinks<'_>, ReplyLinks<'_>),
    is_order: &dyn Fn(&str) -> bool,
) -> String {
    let section = |part: &MailPart<'_>, lines: &[SuggestedReply]| {
        section(&part.page(reader), lines, reader, (pictures, replies), is_order)
    };
    let (sections, opening): (Vec<Value>, _) = match parts(notices).as_slice() {
        [part] => (vec![section(part, &part.replies(reader, false))], None),
        parts => (
            parts.iter().map(|part| section(part, &part.replies(reader, true))).collect(),
            Some(without_order(&digest(parts.len(), reader), is_order)),
        ),
    };
    let told = |line: String| without_order(&line, is_order);
    layouts::fill(
        "mail.html",
        context! {
            language => reader.language.code(),
            opening => opening,
            sections => sections,
            chains => chain::lines(reader, notices).into_iter().map(told).collect::<Vec<_>>(),
            reply => without_order(&reader.words().say("mail-reply", &[]), is_order),
        },
    )
}

/// What an email is about if it belongs to no game.
pub fn mail_subject(notices: &[Notice], reader: &Reader) -> String {
    let words = reader.words();
    match notices {
        [Notice::Invited(invitation) | Notice::Sought(invitation)] => words
            .say("mail-subject-invitation", &[("number", invitation.number.to_string().into())]),
        [Notice::Answered { .. }] => words.say("mail-subject-answer", &[]),
        [Notice::MailAsked { .. }] => words.say("mail-subject-asked", &[reader.club_argument()]),
        [Notice::Edition(_)] => words.say("mail-subject-edition", &[]),
        [Notice::Contact(_)] => words.say("mail-subject-contact", &[]),
        [notice] => {
            let said = first_sentence(&notice.page(reader));
            said.unwrap_or_else(|| words.say("mail-subject-other", &[]))
        }
        _ => digest_subject(notices, reader),
    }
}

/// How long a subject is at most.
const SUBJECT: usize = 60;

/// The first sentence of a page, as far as it fits. `None` if it has a code or an address in it, which
/// nobody should read over a shoulder.
fn first_sentence(page: &Page<'_>) -> Option<String> {
    let said = page.title.as_deref().or_else(|| {
        page.in_lines().into_iter().find_map(|block| match block {
            Block::Paragraph(said) => Some(said.as_str()),
            Block::Lines(lines) => {
                lines.iter().map(String::as_str).find(|line| !line.trim().is_empty())
            }
            _ => None,
        })
    })?;
    let said = said.lines().next()?.trim();
    let ends = said.find(['.', '!', '?']).map_or(said.len(), |at| at + 1);
    let sentence = said.get(..ends)?.trim_end_matches('.');
    let is_code = |word: &str| word.len() > 4 && word.contains(|c: char| c.is_ascii_digit());
    let is_secret = sentence.contains(['@', '/'])
        || sentence.split(|c: char| !c.is_ascii_alphanumeric()).any(is_code);
    let fits = sentence.chars().count() <= SUBJECT;
    (!sentence.is_empty() && !is_secret).then(|| match fits {
        true => sentence.to_owned(),
        false => {
            let short: String = sentence.chars().take(SUBJECT - 1).collect();
            let short = short.rsplit_once(' ').map_or(short.as_str(), |(head, _)| head);
            format!("{}…", short.trim_end_matches([',', ';', ':']))
        }
    })
}

/// What an email with several parts says in a program's list: in which games it is the reader's
/// turn, by their numbers if they are few.
fn digest_subject(notices: &[Notice], reader: &Reader) -> String {
    const NAMED: usize = 3;
    let digest = digest(parts(notices).len(), reader);
    let waiting = |table: &&Table| {
        let to_move = Some(table.game.position().to_move());
        table.end.is_none() && table.seat.is_some() && table.seat == to_move
    };
    let games: BTreeSet<i64> =
        notices.iter().flat_map(Notice::tables).filter(waiting).map(|table| table.number).collect();
    if games.is_empty() {
        return digest;
    }
    let numbers = match games.len() {
        0..=NAMED => reader.words().list(games.iter().map(i64::to_string).collect()),
        many => many.to_string(),
    };
    let kind = match games.len() {
        1 => "single",
        2..=NAMED => "few",
        _ => "many",
    };
    let arguments =
        [("kind", kind.into()), ("list", numbers.into()), ("notifications", digest.into())];
    reader.words().say("mail-subject-turns", &arguments)
}

fn digest(parts: usize, reader: &Reader) -> String {
    reader.words().say("mail-digest", &[("count", Arg::from(parts))])
}

/// The plain half, every line ended. No line other than the possible replies is an order.
fn text(
    page: &Page<'_>,
    replies: &[SuggestedReply],
    reader: &Reader,
    is_order: &dyn Fn(&str) -> bool,
) -> String {
    // Lines are checked as they are written.
    let is_order = &|line: &str| is_order(&unmarked(line));
    let prose = |text: &str, indent: &str| unmarked(&wrap_apart(text, indent, WIDTH, is_order));
    let mut text = String::new();
    let mut part = |lines: String| {
        if !text.is_empty() && !lines.is_empty() {
            text.push('\n');
        }
        text.push_str(&lines);
    };
    let headline = headline(page, reader);
    if let Some(headline) = &headline {
        part(prose(headline, ""));
    }
    let title = page.title.iter().map(|title| prose(title, "")).collect();
    part(title);
    let lines_of = |block: &Block<'_>| -> String {
        match block {
            Block::Paragraph(said) => said.lines().map(|line| prose(line, "")).collect(),
            Block::Fine(said) => prose(said, ""),
            Block::Lines(lines) => {
                let lines = lines.iter().filter(|line| Some(*line) != headline.as_ref());
                let parted = lines.map(|line| indented(line));
                parted.map(|(indent, words)| prose(words, indent)).collect()
            }
            Block::Fixed(lines) | Block::Literal(lines) => {
                unmarked(&fixed_apart(lines.trim_end(), WIDTH, is_order)) + "\n"
            }
            Block::Heading(title) => prose(title, ""),
            Block::Terms(terms) => {
                let lines: Vec<String> = terms.iter().map(Term::beside).collect();
                unmarked(&fixed_apart(&lines.join("\n"), WIDTH, is_order)) + "\n"
            }
            // Lines have taken the place of listings.
            Block::Chart(_) | Block::RuleBoard(_) | Block::Chain(_) | Block::Listing(_) => {
                String::new()
            }
            Block::Board(table) if reader.board == BoardForm::Words => {
                table.told(reader).lines().map(|line| prose(line, "")).collect()
            }
            Block::Board(table) => unmarked(&without_orders(&table.board(reader), is_order)),
        }
    };
    let mut fine = String::new();
    for block in page.in_lines() {
        match block {
            Block::Fine(_) => fine.push_str(&lines_of(block)),
            block => part(lines_of(block)),
        }
    }
    if let Some((said, _)) = page_line(page, reader) {
        part(prose(&said, ""));
    }
    let marked = if replies.is_empty() { String::new() } else { marked(replies, reader, is_order) };
    let below = in_lines(&page.below).into_iter().map(lines_of);
    let last = std::iter::once(marked).chain(below).chain([fine]);
    for last in last.filter(|last| !last.is_empty()) {
        text.push_str(&format!("\n{last}"));
    }
    text
}

/// A notice's part of the HTML half.
fn section(
    page: &Page<'_>,
    lines: &[SuggestedReply],
    reader: &Reader,
    (pictures, replies): (PictureLinks<'_>, ReplyLinks<'_>),
    is_order: &dyn Fn(&str) -> bool,
) -> Value {
    let told = |lines: &str| without_orders(lines, is_order);
    let headline = headline(page, reader);
    let block = |block: &Block<'_>| match block {
        Block::Paragraph(said) => {
            let lines = said.lines().map(told);
            context! { kind => "paragraph", lines => lines.collect::<Vec<_>>() }
        }
        Block::Lines(lines) => {
            let lines = lines.iter().filter(|line| Some(*line) != headline.as_ref());
            let lines = lines.map(|line| {
                let (indent, words) = indented(line);
                context! { indent => indent.len(), words => told(words) }
            });
            context! { kind => "lines", lines => lines.collect::<Vec<_>>() }
        }
        Block::Fixed(text) | Block::Literal(text) => {
            context! { kind => "fixed", text => fixed_apart(text.trim_end(), WIDTH, is_order) }
        }
        Block::Fine(text) => context! { kind => "fine", text => told(text) },
        Block::Heading(title) => {
            context! { kind => "paragraph", lines => [told(title)] }
        }
        Block::Terms(terms) => {
            let lines: Vec<String> = terms.iter().map(Term::beside).collect();
            let text = fixed_apart(&lines.join("\n"), WIDTH, is_order);
            context! { kind => "fixed", text => text }
        }
        // The chain comes at the end, only Discord and browsers show boards of rules, and lines have
        // taken the place of listings.
        Block::Chain(_) | Block::RuleBoard(_) | Block::Listing(_) => context! {},
        Block::Chart(chart) => {
            let picture = pictures(Drawn::Chart(chart));
            context! { kind => "chart", picture => picture, text => told(&chart.alt) }
        }
        Block::Board(table) => {
            // Screen readers read the alternative text aloud.
            let text = match reader.board {
                BoardForm::Words => table.told(reader),
                _ => Board::of_game(&table.game).text(),
            };
            let (picture, link) = (pictures(Drawn::Board(table)), page.at.as_deref());
            context! { kind => "board", picture => picture, text => told(&text), link => link }
        }
    };
    let blocks: Vec<Value> = page.in_lines().into_iter().map(block).collect();
    let below: Vec<Value> = in_lines(&page.below).into_iter().map(block).collect();
    let lines = lines.iter().map(|reply| {
        context! { line => reply.line, what => reply.what, link => replies(&reply.line) }
    });
    context! {
        headline => headline.as_deref().map(told),
        title => page.title.as_deref().map(told),
        blocks => blocks,
        below => below,
        page => page_line(page, reader).map(|(said, link)| context! { words => told(&said), link => link }),
        replies => lines.collect::<Vec<Value>>(),
    }
}

/// What is said of the page on which the same can be seen, and its address.
fn page_line<'a>(page: &'a Page<'_>, reader: &Reader) -> Option<(String, &'a str)> {
    let address = page.at.as_deref()?;
    let shows = match page.table {
        None => "other",
        Some(table) => {
            let to_move = Some(table.game.position().to_move());
            let moves = table.end.is_none() && table.seat.is_some() && table.seat == to_move;
            if moves { "turn" } else { "game" }
        }
    };
    let arguments = [("shows", shows.into()), ("address", Arg::from(address))];
    Some((reader.words().say("mail-page", &arguments), address))
}

/// A line that may be indented: its indent, and its words.
fn indented(line: &str) -> (&str, &str) {
    line.split_at(line.len() - line.trim_start().len())
}

/// The same lines, none of which reads as an order.
fn without_orders(lines: &str, is_order: &dyn Fn(&str) -> bool) -> String {
    lines.split('\n').map(|line| without_order(line, is_order)).collect::<Vec<_>>().join("\n")
}

/// Keeps every line from beginning like the marked block, whatever players have written and
/// wherever lines were broken.
fn unmarked(lines: &str) -> String {
    let bar = MARK.trim_end();
    let line = |line: &str| {
        let words = line.trim_start();
        match words.strip_prefix(bar) {
            Some(rest) => format!("{}\u{a6}{rest}", &line[..line.len() - words.len()]),
            None => line.to_owned(),
        }
    };
    lines.split_inclusive('\n').map(line).collect()
}

/// The marked block: the possible replies, and what they do.
fn marked(replies: &[SuggestedReply], reader: &Reader, is_order: &dyn Fn(&str) -> bool) -> String {
    let mut block = wrap_apart(&reader.words().say("mail-reply", &[]), "", WIDTH, is_order);
    for SuggestedReply { line, what } in replies {
        let beside = format!("{MARK}{line:<LINE$} {what}");
        // At least two spaces, or the two would read as one.
        if line.chars().count() < LINE && beside.chars().count() <= WIDTH {
            block.push_str(&format!("{beside}\n"));
        } else {
            let below = wrap(what, &" ".repeat(LINE + 1), WIDTH - MARK.len());
            block.push_str(&format!("{MARK}{line}\n"));
            block.extend(below.lines().map(|what| format!("{MARK}{what}\n")));
        }
    }
    block
}

/// Whose turn it is, which ply, and how much time is left; or how the game ended.
fn headline(page: &Page<'_>, reader: &Reader) -> Option<String> {
    let table = page.table.filter(|_| page.below.is_empty());
    page.headline.clone().or_else(|| table?.standing(reader).into_iter().next())
}
