//! The lines of a mail that its sender wrote, each with its reading. If a quote without marks
//! begins, reading ends if there was an order above it; otherwise it continues after what we sent
//! ourselves. What follows may be an answer or an older mail, so the person is asked. The same is
//! true below anything that may be the head of a quote, a rule, a program's signature or the foot
//! of a list, unless a marked quote follows it at once, because people write below those.

use commands::{Deed, Order, OrderLine};
use templates::medium::mail::MARK;

use super::furniture::{self, Furniture};
use super::moves;
use super::quoted::{self, Origin};
use super::whole::{self, Reading};
use crate::effort;
use crate::html::CUT;
use crate::text::MailText;

const MOST_LINES: usize = 5_000;

/// How many bytes of a line are looked at; a paragraph may be one line.
const LONGEST: usize = 8 * 1024;

/// This many lines of ours are a quote; one may be a coincidence.
const QUOTE: usize = 2;

/// The most lines that are read. After twice as many new lines nothing more is looked at.
pub const MOST_READ: usize = 200;

pub(super) struct Own<'a> {
    pub line: &'a str,
    /// Lines with the same number follow each other without a gap.
    pub paragraph: usize,
    pub reading: Reading,
    /// It may be old, because it is below our mail quoted without marks, or below what may be the
    /// head of another mail.
    pub is_below: bool,
    /// How many letters the marked quote has that ends on the line directly above it.
    pub follows: usize,
}

pub(super) fn own_lines<'a>(text: &'a MailText, sent: &str) -> Vec<Own<'a>> {
    let short = |line: &'a str| line.get(..line.floor_char_boundary(LONGEST)).unwrap_or(line);
    let mut lines: Vec<&str> = text.lines().map(short).take(MOST_LINES).collect();
    if let Some((at, ply)) = copied_row(&lines, sent)
        && let Some(line) = lines.get_mut(at)
    {
        *line = ply;
    }
    let origins = quoted::line_origins(&lines, sent);
    let new = origins.iter().enumerate().filter(|(_, origin)| **origin == Origin::New);
    let most = new.map(|(at, _)| at).nth(2 * MOST_READ).unwrap_or(lines.len());
    let lines = lines.get(..most).unwrap_or(&lines);
    let furniture = furniture::find_furniture(lines, &origins);
    let mut own: Vec<Own<'a>> = Vec::new();
    let mut paragraph = 0;
    let mut is_said = false;
    let mut at = 0;
    let mut end = lines.len();
    let (mut has_marks, mut is_below, mut ours) = (false, false, 0);
    let mut doubt = Doubt::None;
    while at < end {
        let (Some(line), Some(origin)) = (lines.get(at), origins.get(at)) else { break };
        has_marks |= *origin == Origin::Marked;
        ours += usize::from(*origin == Origin::Ours && !has_marks);
        is_below |= ours >= QUOTE;
        // If a marked quote, or one that was left out, directly follows the head, what comes after
        // it is new again.
        if doubt == Doubt::Head && (*origin == Origin::Marked || line.trim() == CUT) {
            doubt = Doubt::None;
        }
        let furniture_here = furniture.get(at).copied().flatten();
        match (origin, furniture_here) {
            (_, Some(Furniture::Delimiter)) => break,
            (_, Some(Furniture::Header | Furniture::Program | Furniture::Armour)) if is_said => {
                break;
            }
            (_, Some(Furniture::Header)) => {
                let Some(next) = behind_quote(at, end, &origins, &furniture) else { break };
                // Inside an unmarked quote it is unclear who wrote what.
                (at, end, is_below) = (next.at, next.end, is_below | !next.has_marks);
                paragraph += 1;
                continue;
            }
            (Origin::New, None | Some(Furniture::Hint)) => {
                if furniture_here.is_some() {
                    doubt.begin();
                    paragraph += 1;
                } else if doubt == Doubt::Head {
                    doubt = Doubt::Inside;
                }
                let is_below = is_below || doubt != Doubt::None;
                let reading = whole::read_line(line);
                let reading = if is_below { reading.doubted() } else { reading };
                is_said |= reading.is_said() || moves::has_move(line);
                let above =
                    at.checked_sub(1).filter(|above| origins.get(*above) == Some(&Origin::Marked));
                let above = above.and_then(|above| lines.get(above));
                let follows = above.map_or(0, |above| above.chars().count());
                own.push(Own { line: line.trim(), paragraph, reading, is_below, follows });
                if own.len() >= MOST_READ {
                    break;
                }
            }
            (_, Some(Furniture::Program | Furniture::Disclaimer | Furniture::Hint)) => {
                doubt.begin();
                paragraph += 1;
            }
            _ => paragraph += 1,
        }
        at += 1;
    }
    own
}

/// The first line, if it is our line with a move, copied with its bar and its explanation and
/// perhaps another move. A quote has more than that one line of ours.
fn copied_row<'a>(lines: &[&'a str], sent: &str) -> Option<(usize, &'a str)> {
    let (at, line) = lines.iter().enumerate().find(|(_, line)| !line.trim().is_empty())?;
    let (ply, explained) = row(line)?;
    let is_ours = |row_of: &str| row(row_of).is_some_and(|(_, other)| other == explained);
    let next = lines.get(at + 1..)?.iter().map(|line| line.trim()).find(|line| !line.is_empty());
    let is_quote =
        next.is_some_and(|next| next.starts_with('|') || sent.lines().any(|ours| ours == next));
    effort::count_letters(sent.len());
    (!is_quote && sent.lines().any(is_ours)).then_some((at, ply))
}

/// The move and the explanation of a row in the table of answers.
fn row(line: &str) -> Option<(&str, &str)> {
    let (ply, explained) = line.trim().strip_prefix(MARK)?.trim().split_once("  ")?;
    let is_ply =
        matches!(commands::as_typed(ply), Ok(OrderLine { order: Order::Do(Deed::Ply(_)), .. }));
    is_ply.then_some((ply.trim(), explained.trim()))
}

/// Whether the next line may belong to an old mail of which only the head was recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doubt {
    None,
    /// It is directly above.
    Head,
    /// Something was read below it.
    Inside,
}

impl Doubt {
    fn begin(&mut self) {
        if *self == Doubt::None {
            *self = Doubt::Head;
        }
    }
}

/// Where to continue reading when a quote begins and nothing was said above it.
struct Next {
    at: usize,
    end: usize,
    has_marks: bool,
}

/// Where the quote ends; `None` if nothing below can be distinguished from it.
fn behind_quote(
    header: usize,
    end: usize,
    origins: &[Origin],
    furniture: &[Option<Furniture>],
) -> Option<Next> {
    let is_header = |at: usize| furniture.get(at) == Some(&Some(Furniture::Header));
    let is_blank = |at: usize| origins.get(at) == Some(&Origin::Blank);
    let begin = (header..end).find(|&at| !is_header(at) && !is_blank(at))?;
    // The quote is marked, so unmarked lines are new.
    if origins.get(begin) == Some(&Origin::Marked) {
        return Some(Next { at: begin, end, has_marks: true });
    }
    let next = (begin..end).find(|&at| is_header(at)).unwrap_or(end);
    effort::count_letters(next - header);
    let ours = (begin..next).rev().find(|&at| origins.get(at) == Some(&Origin::Ours))?;
    Some(Next { at: ours + 1, end: next, has_marks: false })
}
