//! A page for Discord: its markdown, in messages within its limit. Nothing that players have
//! written becomes markup or a mention. Pictures and buttons are left to the channel.

use chrono::DateTime;
use commands::BoardForm;

use crate::board::Board;
use crate::discord_marks;
use crate::medium::terminal::fit;
use crate::notice::chain;
use crate::page::{Block, Page};
use crate::reader::{Client, OwnInDiscord, Reader};
use crate::slash_commands::SlashPath;
use crate::words::{COMMAND_MARK, Words};

/// The most that goes into one message, in UTF-16 units: Discord takes 2,000, and mentions come
/// before the text.
pub const MOST: usize = 1_900;

/// The most lines that a phone shows at once, as far as that can be said of all of them.
pub const LINES: usize = 25;

/// The page in messages, in order, each at most [`MOST`] long. A board that the reader wants as
/// a picture is left to the channel.
pub fn page_messages(page: &Page<'_>, reader: &Reader) -> Vec<String> {
    let mut messages = Messages::default();
    let escape = |text: &str| escape_markdown(text, reader);
    if let Some(lead) = &page.lead {
        messages.add(&format!("**{}**", escape(lead)));
    }
    if let Some(title) = &page.title {
        let title = escape(title);
        let is_first = page.lead.is_none();
        messages.add(&if is_first { format!("**{title}**") } else { format!("-# {title}") });
    }
    for block in page.in_lines() {
        match block {
            Block::Paragraph(text) => messages.add_lines(text.lines().map(escape)),
            Block::Lines(lines) => messages.add_lines(lines.iter().map(|line| escape(line))),
            Block::Fixed(text) => messages.add_code(&fit(&plain(text), discord_marks::COLUMNS)),
            // A phone breaks it where it likes, and it is still copied as a whole.
            Block::Literal(text) if !text.trim().contains('\n') => {
                messages.add(&format!("`{}`", text.trim().replace('`', "'")));
            }
            Block::Literal(text) => messages.add_code(text),
            Block::Fine(text) => messages.add(&format!("-# {}", escape(text))),
            Block::Chain(table) => {
                if let Some(line) = chain::told(reader, table) {
                    messages.add(&format!("-# {}", escape(&line)));
                }
            }
            Block::Heading(title) => messages.add_lines([String::new(), escape(title)].into_iter()),
            Block::Terms(terms) => {
                messages.add_lines(terms.iter().map(|term| escape(&term.beside())))
            }
            // Left to the channel, too; and lines have taken the place of listings.
            Block::Chart(_) | Block::RuleBoard(_) | Block::Listing(_) => {}
            Block::Board(table) => match reader.board {
                BoardForm::Picture => {}
                BoardForm::Emoji => match Board::of_game(&table.game).emoji_of(own(reader).emoji) {
                    Ok(drawn) => messages.add(drawn.trim_end()),
                    Err(_) => {
                        messages.add_code(&table.board(reader));
                        let why = reader.words().say("board-too-large-for-emoji", &[]);
                        messages.add(&format!("-# {}", escape(&why)));
                    }
                },
                BoardForm::Words => messages.add(&escape(table.board(reader).trim_end())),
                BoardForm::Text | BoardForm::Unicode => messages.add_code(&table.board(reader)),
            },
        }
    }
    // The others are buttons.
    let given =
        page.next.iter().filter_map(|step| Some((step.slash_command()?, step.does(reader))));
    for (command, what) in given {
        messages.add(&format!("{}: {}", mention(&command, reader), escape(&what)));
    }
    messages.done
}

fn own(reader: &Reader) -> OwnInDiscord {
    match reader.client {
        Client::Discord(own) => own,
        Client::Any | Client::Coloured | Client::Browser => OwnInDiscord::default(),
    }
}

/// A slash command to be pressed, or as it is typed while its id isn't known.
fn mention(command: &SlashPath, reader: &Reader) -> String {
    match own(reader).commands.and_then(|ids| ids.of(command.command)) {
        Some(id) => format!("<{command}:{id}>"),
        None => command.to_string(),
    }
}

/// A text in which nothing can be pressed, such as a label or a block of code: commands in it are
/// shown as they are typed.
pub fn plain(text: &str) -> String {
    let parts = text.split(COMMAND_MARK).enumerate();
    let shown = parts.map(|(number, part)| match number % 2 {
        0 => part.to_owned(),
        _ => SlashPath::of_order(part).to_string(),
    });
    shown.collect()
}

/// The text so that Discord shows it as it is: no markup, and no mention but of our own commands.
pub fn escape_markdown(text: &str, reader: &Reader) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut is_fresh = true;
    // A number and a full stop begin a list, too.
    let mut is_number = false;
    let mut signs = text.chars();
    while let Some(c) = signs.next() {
        match c {
            discord_marks::MARK => {
                let marked: String =
                    signs.by_ref().take_while(|&sign| sign != discord_marks::MARK).collect();
                if let Some((seconds, style @ ("f" | "R"))) = marked.split_once(':')
                    && let Ok(seconds) = seconds.parse::<i64>()
                {
                    escaped.push_str(&format!("<t:{seconds}:{style}>"));
                }
            }
            discord_marks::ACCOUNT_MARK => {
                let id: String = signs
                    .by_ref()
                    .take_while(|&sign| sign != discord_marks::ACCOUNT_MARK)
                    .collect();
                if id.bytes().all(|c| c.is_ascii_digit()) {
                    escaped.push_str(&format!("<@{id}>"));
                }
            }
            COMMAND_MARK => {
                let order: String =
                    signs.by_ref().take_while(|&sign| sign != COMMAND_MARK).collect();
                escaped.push_str(&mention(&SlashPath::of_order(&order), reader));
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
    for (nth, part) in text.split(discord_marks::MARK).enumerate() {
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

/// The messages as a phone shows them: whole if they fit on its screen, and otherwise in parts of
/// about the same length.
pub fn screenfuls(messages: &[String]) -> Vec<String> {
    let whole = messages.join("\n");
    let wholes = wholes(&whole);
    let all: usize = wholes.iter().map(|part| part.height).sum();
    if all <= LINES {
        return vec![whole];
    }
    // The last one is not just what was left over.
    let room = all.div_ceil(all.div_ceil(LINES));
    let mut screens = Vec::new();
    let (mut screen, mut filled) = (String::new(), 0);
    for part in wholes {
        if filled > 0 && filled + part.height > LINES.min(room + part.height / 2) {
            screens.push(std::mem::take(&mut screen));
            filled = 0;
        }
        if !screen.is_empty() && !part.goes_on {
            screen.push('\n');
        }
        screen.push_str(&part.text);
        filled += part.height;
    }
    screens.push(screen);
    screens
}

/// What is shown together: a line, a sentence of a very long one, or a block of code.
struct Whole {
    text: String,
    height: usize,
    /// Whether it is on the same line as what comes before.
    goes_on: bool,
}

/// Begins and ends a block of code.
const FENCE: &str = "```";

fn wholes(text: &str) -> Vec<Whole> {
    let mut wholes = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line == FENCE {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != FENCE).collect();
            wholes.extend(block.chunks(LINES).map(|lines| {
                let text = format!("{FENCE}\n{}\n{FENCE}", lines.join("\n"));
                Whole { text, height: lines.iter().map(|line| height(line)).sum(), goes_on: false }
            }));
            continue;
        }
        let is_long = height(line) > LINES;
        let sentences = if is_long { line.split_inclusive(". ").collect() } else { vec![line] };
        wholes.extend(sentences.into_iter().enumerate().map(|(nth, text)| Whole {
            text: text.to_owned(),
            height: height(text),
            goes_on: nth > 0,
        }));
    }
    wholes
}

/// How many lines a phone makes of a line. A moment or a command is shown shorter than it is
/// written.
fn height(line: &str) -> usize {
    const SHOWN: usize = 16;
    let mut width = 0;
    let mut rest = line;
    while let Some((before, marked)) = rest.split_once('<') {
        width += before.chars().count() + SHOWN;
        rest = marked.split_once('>').map_or("", |(_, behind)| behind);
    }
    let signs = rest.chars().filter(|sign| *sign != '\\').count();
    (width + signs).div_ceil(discord_marks::COLUMNS).max(1)
}

/// A link to the page of the club's that shows the same, without a preview of it.
pub fn page_link(address: &str, words: &Words) -> String {
    format!("[{}](<{address}>)", words.say("page-link", &[]))
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
    let (mut piece, mut length) = (String::new(), 0);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let whole = match sign {
            '\\' | '@' => rest.chars().take(2).map(char::len_utf8).sum(),
            '<' => rest.find('>').map_or(1, |end| end + 1),
            _ => sign.len_utf8(),
        };
        let (next, behind) = rest.split_at(whole);
        if length + units(next) > SOME {
            pieces.push(std::mem::take(&mut piece));
            length = 0;
        }
        piece.push_str(next);
        length += units(next);
        rest = behind;
    }
    pieces.push(piece);
    pieces
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
