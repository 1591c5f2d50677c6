//! A page for mail, in two halves that say the same: plain text of 72 columns, and HTML with
//! the board as a picture inside the mail. Whose turn it is stands first, for the lists in which
//! mail programs show the beginning; what can be replied stands in one marked block. It knows
//! no address and no header.

use std::sync::LazyLock;

use minijinja::{AutoEscape, Environment, Value, context};

use crate::page::{Block, Page, Reply};
use crate::wrap::wrap;
use crate::{Board, BoardForm, Reader};

/// Characters a line, so that the text stays whole when it is quoted.
pub const WIDTH: usize = 72;

/// Every line of the block of replies begins so, and no other line does.
pub const MARK: &str = "| ";

/// Characters for the line itself before what it does.
const LINE: usize = 22;

static LAYOUTS: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut layouts = Environment::new();
    layouts.set_auto_escape_callback(|_| AutoEscape::Html);
    layouts.set_trim_blocks(true);
    layouts.set_lstrip_blocks(true);
    // Tests render every layout: a build that passed cannot fail here.
    if let Err(broken) = layouts.add_template("mail", include_str!("../../layouts/mail.html")) {
        panic!("layouts/mail.html: {broken}");
    }
    layouts
});

/// The plain half, every line ended.
#[must_use]
pub fn text(page: &Page<'_>, replies: &[Reply], reader: &Reader) -> String {
    let mut text = String::new();
    let mut part = |lines: String| {
        let lines = unmarked(&lines);
        if !text.is_empty() && !lines.is_empty() {
            text.push('\n');
        }
        text.push_str(&lines);
    };
    let headline = headline(page, reader);
    if let Some(headline) = &headline {
        part(wrap(headline, "", WIDTH));
    }
    let title = page.title.iter().map(|title| wrap(title, "", WIDTH)).collect::<String>();
    part(title);
    let mut fine = String::new();
    for block in &page.blocks {
        part(match block {
            Block::Paragraph(said) => said.lines().map(|line| wrap(line, "", WIDTH)).collect(),
            Block::Fine(said) => {
                fine.push_str(&wrap(said, "", WIDTH));
                String::new()
            }
            Block::Lines(lines) => {
                let lines = lines.iter().filter(|line| Some(*line) != headline.as_ref());
                lines.map(|line| indented(line)).collect()
            }
            Block::Fixed(lines) => format!("{}\n", lines.trim_end()),
            Block::Board(table) if reader.board == BoardForm::Words => {
                table.told(reader).lines().map(|line| wrap(line, "", WIDTH)).collect()
            }
            Block::Board(table) => table.board(reader),
        });
    }
    let fine = unmarked(&fine);
    let marked = if replies.is_empty() { String::new() } else { marked(replies, reader) };
    for last in [marked, fine].into_iter().filter(|last| !last.is_empty()) {
        text.push_str(&format!("\n{last}"));
    }
    text
}

/// The HTML half. `picture` is where the picture of the board stands (`cid:…`), if the mail
/// has one; else the board is drawn as text.
#[must_use]
pub fn html(page: &Page<'_>, replies: &[Reply], reader: &Reader, picture: Option<&str>) -> String {
    let headline = headline(page, reader);
    let block = |block: &Block<'_>| match block {
        Block::Paragraph(said) => {
            context! { kind => "paragraph", lines => said.lines().collect::<Vec<_>>() }
        }
        Block::Lines(lines) => {
            let lines = lines.iter().filter(|line| Some(*line) != headline.as_ref());
            context! { kind => "paragraph", lines => lines.collect::<Vec<_>>() }
        }
        Block::Fixed(text) => context! { kind => "fixed", text => text.trim_end() },
        Block::Fine(text) => context! { kind => "fine", text => text },
        Block::Board(table) => {
            // What stands for the picture is read aloud to some.
            let text = match reader.board {
                BoardForm::Words => table.told(reader),
                _ => Board::of(&table.game).text(),
            };
            context! { kind => "board", picture => picture, text => text }
        }
    };
    let blocks: Vec<Value> = page.blocks.iter().map(block).collect();
    let replies = replies.iter().map(|reply| context! { line => reply.line, what => reply.what });
    let reply = reader.words().say("mail-reply", &[]);
    let filled = context! {
        language => reader.language.code(),
        headline => headline,
        title => page.title,
        blocks => blocks,
        reply => reply,
        replies => replies.collect::<Vec<Value>>(),
    };
    let rendered = LAYOUTS.get_template("mail").and_then(|layout| layout.render(filled));
    rendered.unwrap_or_else(|broken| panic!("layouts/mail.html: {broken}"))
}

/// A line that may be indented, wrapped.
fn indented(line: &str) -> String {
    let words = line.trim_start();
    wrap(words, &line[..line.len() - words.len()], WIDTH)
}

/// Lines of which none begins as the marked block does, whatever players have written in them
/// and wherever they were broken.
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

/// The marked block: the lines that can be replied, and what they do.
fn marked(replies: &[Reply], reader: &Reader) -> String {
    let mut block = wrap(&reader.words().say("mail-reply", &[]), "", WIDTH);
    for Reply { line, what } in replies {
        let beside = format!("{MARK}{line:<LINE$} {what}");
        if line.chars().count() <= LINE && beside.chars().count() <= WIDTH {
            block.push_str(&format!("{beside}\n"));
        } else {
            let below = wrap(what, &" ".repeat(LINE + 1), WIDTH - MARK.len());
            block.push_str(&format!("{MARK}{line}\n"));
            block.extend(below.lines().map(|what| format!("{MARK}{what}\n")));
        }
    }
    block
}

/// Whose turn it is, which ply, and how long; or how the game ended.
fn headline(page: &Page<'_>, reader: &Reader) -> Option<String> {
    page.headline.clone().or_else(|| page.table?.standing(reader).into_iter().next())
}
