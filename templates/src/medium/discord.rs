//! A page for Discord: its markdown, in messages within its limit. Nothing that players have
//! written becomes markup or a mention. Pictures and buttons are left to the channel.

use chrono::{DateTime, Utc};

use crate::board::Board;
use crate::board::BoardForm;
use crate::board::emoji::CustomEmoji;
use crate::notice::next::hints;
use crate::notice::{BoardPost, chain};
use crate::page::{Block, Page, Reply};
use crate::reader::{Client, Reader};
use crate::told::step::NextStep;

/// The most that goes into one message, in UTF-16 units: Discord takes 2,000, and mentions come
/// before the text.
pub const MOST: usize = 1_900;

/// Encloses the seconds of a moment until its text is escaped: a private-use character, which
/// nobody types.
const MARK: char = '\u{f8ff}';

/// A moment, to be shown in each reader's own zone and language once its text is escaped.
pub(crate) fn moment(at: DateTime<Utc>) -> String {
    format!("{MARK}{}:f{MARK}", at.timestamp())
}

/// How far away a moment is, which goes on being true while the message stands.
pub(crate) fn countdown(at: DateTime<Utc>) -> String {
    format!("{MARK}{}:R{MARK}", at.timestamp())
}

/// The page in messages, in order, each at most [`MOST`] long. A board that the reader wants as
/// a picture is left to the channel.
pub fn page_messages(page: &Page<'_>, reader: &Reader) -> Vec<String> {
    let mut messages = Messages::default();
    if let Some(lead) = &page.lead {
        messages.add(&format!("**{}**", escape_markdown(lead)));
    }
    if let Some(title) = &page.title {
        let title = escape_markdown(title);
        let is_first = page.lead.is_none();
        messages.add(&if is_first { format!("**{title}**") } else { format!("-# {title}") });
    }
    for block in &page.blocks {
        match block {
            Block::Paragraph(text) => messages.add_lines(text.lines().map(escape_markdown)),
            Block::Lines(lines) => {
                messages.add_lines(lines.iter().map(|line| escape_markdown(line)))
            }
            Block::Fixed(text) => messages.add_code(text),
            Block::Fine(text) => messages.add(&format!("-# {}", escape_markdown(text))),
            Block::Chain(table) => {
                let told = chain::told(reader, table).into_iter();
                told.for_each(|line| messages.add(&format!("-# {}", escape_markdown(&line))));
            }
            // Left to the channel, too.
            Block::Chart(_) => {}
            Block::Board(table) => match reader.board {
                BoardForm::Picture => {}
                BoardForm::Emoji => match Board::of_game(&table.game).emoji_of(own(reader)) {
                    Ok(drawn) => messages.add(drawn.trim_end()),
                    Err(_) => messages.add_code(&table.board(reader)),
                },
                BoardForm::Words => messages.add(&escape_markdown(table.board(reader).trim_end())),
                BoardForm::Text | BoardForm::Unicode => messages.add_code(&table.board(reader)),
            },
        }
    }
    // The others are buttons.
    let typed: Vec<NextStep> =
        page.next.iter().filter(|step| step.button().is_none()).cloned().collect();
    for Reply { line, what } in hints(&typed, reader) {
        messages.add(&format!("`{}` {}", line.replace('`', "'"), escape_markdown(&what)));
    }
    messages.done
}

fn own(reader: &Reader) -> Option<CustomEmoji> {
    match reader.client {
        Client::Discord(own) => own,
        Client::Any => None,
    }
}

/// The text so that Discord shows it as it is: no markup, no mention.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut is_fresh = true;
    // A number and a full stop begin a list, too.
    let mut is_number = false;
    let mut signs = text.chars();
    while let Some(c) = signs.next() {
        match c {
            MARK => {
                let marked: String = signs.by_ref().take_while(|&sign| sign != MARK).collect();
                if let Some((seconds, style @ ("f" | "R"))) = marked.split_once(':')
                    && let Ok(seconds) = seconds.parse::<i64>()
                {
                    escaped.push_str(&format!("<t:{seconds}:{style}>"));
                }
            }
            '\\' | '*' | '_' | '~' | '`' | '|' | '[' | ']' | '<' | '>' => escaped.extend(['\\', c]),
            // A heading, small print or a list, at the beginning of a line.
            '#' | '-' | '+' if is_fresh => escaped.extend(['\\', c]),
            '.' if is_number => escaped.extend(['\\', c]),
            // What somebody wrote mentions nobody.
            '@' => escaped.extend(['@', '\u{200b}']),
            _ => escaped.push(c),
        }
        is_number = c.is_ascii_digit() && (is_fresh || is_number);
        is_fresh = c == '\n' || (is_fresh && c.is_whitespace());
    }
    escaped
}

/// The text with dates instead of marks: nothing is a mark in a block of fixed columns.
fn without_marks(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (nth, part) in text.split(MARK).enumerate() {
        if nth % 2 == 0 {
            plain.push_str(part);
        } else if let Some((seconds, "f")) = part.split_once(':')
            && let Some(at) = seconds.parse().ok().and_then(|at| DateTime::from_timestamp(at, 0))
        {
            plain.push_str(&at.format("%Y-%m-%d").to_string());
        }
    }
    plain
}

/// The address of a message, which Discord shows as a link to its channel.
pub fn message_link(post: &BoardPost) -> String {
    let BoardPost { server, channel, message } = post;
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}

/// Messages that are filled line by line.
#[derive(Default)]
struct Messages {
    done: Vec<String>,
}

impl Messages {
    fn add_lines(&mut self, lines: impl Iterator<Item = String>) {
        lines.for_each(|line| self.add(&line));
    }

    fn add(&mut self, text: &str) {
        pieces(text).iter().for_each(|piece| self.put(piece));
    }

    /// Adds less than a message: to the last one if there is room, otherwise to a new one.
    fn put(&mut self, piece: &str) {
        match self.done.last_mut() {
            Some(last) if units(last) + 1 + units(piece) <= MOST => {
                last.push('\n');
                last.push_str(piece);
            }
            _ => self.done.push(piece.to_owned()),
        }
    }

    /// A text in which columns count, in as many blocks as it needs.
    fn add_code(&mut self, text: &str) {
        // Three of them would end the block.
        let text = without_marks(text.trim_end()).replace('`', "'");
        let mut block = String::new();
        for line in text.lines().flat_map(pieces) {
            if units(&block) + units(&line) > SOME {
                self.put(&format!("```\n{block}```"));
                block.clear();
            }
            block.push_str(&line);
            block.push('\n');
        }
        self.put(&format!("```\n{block}```"));
    }
}

/// Less than a message: leaves room for the fences of a block.
const SOME: usize = MOST - 20;

/// The text in pieces of at most [`SOME`]; a sign stays with what escapes it, and a moment whole.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let whole = match sign {
            '\\' | '@' => rest.chars().take(2).map(char::len_utf8).sum(),
            '<' => rest.find('>').map_or(1, |end| end + 1),
            _ => sign.len_utf8(),
        };
        let (next, behind) = rest.split_at(whole);
        if units(&piece) + units(next) > SOME {
            pieces.push(std::mem::take(&mut piece));
        }
        piece.push_str(next);
        rest = behind;
    }
    pieces.push(piece);
    pieces
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
