//! The lines of a mail that its sender wrote, each with its reading. If a quote without marks
//! begins, reading ends if there was an order above it; otherwise it continues after what we sent
//! ourselves. What follows may be an answer or an older mail, so the person is asked. The same is
//! true below anything that may be the head of a quote, a rule, a program's signature or the foot
//! of a list, unless a marked quote follows it at once, because people write below those. Each part
//! of a mail is read for itself; below a part that a quote or a signature ended, the person is asked.

use commands::{Deed, Order, OrderLine};
use email::effort;
use email::html::CUT;
use email::text::{JOINT, MailText};
use templates::medium::mail::MARK;

use crate::furniture::Furniture;
use crate::quoted::Origin;
use crate::reading::Own;
use crate::{beside, furniture, moves, quoted, whole};

const MOST_LINES: usize = 5_000;

/// How many bytes of a line are looked at; a paragraph may be one line.
const LONGEST: usize = 8 * 1024;

/// This many lines of ours are a quote; one may be a coincidence.
const QUOTE: usize = 2;

/// The fewest words of a line that says something.
const WORDS: usize = 3;

/// The most lines that are read. After twice as many new lines nothing more is looked at.
pub const MOST_READ: usize = 200;

/// The lines that somebody wrote, and whether more of them were left out than read.
pub struct OwnLines<'a> {
    pub lines: Vec<Own<'a>>,
    pub is_cut: bool,
}

pub fn own_lines<'a>(text: &'a MailText, sent: &str) -> OwnLines<'a> {
    let short = |line: &'a str| line.get(..line.floor_char_boundary(LONGEST)).unwrap_or(line);
    let mut lines: Vec<&str> = text.lines().map(short).take(MOST_LINES).collect();
    if let Some((at, ply)) = copied_row(&lines, sent)
        && let Some(line) = lines.get_mut(at)
    {
        *line = ply;
    }
    let origins = quoted::line_origins(&lines, sent);
    let new = origins.iter().enumerate().filter(|(_, origin)| **origin == Origin::New);
    let most = new.map(|(at, _)| at).nth(2 * MOST_READ);
    let is_long = most.is_some() || lines.len() >= MOST_LINES;
    let lines = most.and_then(|most| lines.get(..most)).unwrap_or(&lines);
    let furniture = furniture::find_furniture(lines, &origins);
    let mut reader = OwnReader {
        lines,
        origins: &origins,
        furniture: &furniture,
        own: Vec::new(),
        paragraph: 0,
        has_marks: false,
        ours: 0,
        is_below: false,
        doubt: Doubt::None,
        has_words: false,
    };
    let (mut begin, mut has_ended) = (0, false);
    for (part, lines) in lines.split(|line| *line == JOINT).enumerate() {
        let end = begin + lines.len();
        // What follows the end of a text in another part may belong to what ended it.
        has_ended = reader.read_part(part, begin, end);
        reader.is_below |= has_ended;
        reader.paragraph += 1;
        begin = end + 1;
    }
    let is_cut = reader.own.len() >= MOST_READ || is_long && !has_ended;
    OwnLines { lines: reader.own, is_cut }
}

struct OwnReader<'a, 'b> {
    lines: &'b [&'a str],
    origins: &'b [Origin],
    furniture: &'b [Option<Furniture>],
    own: Vec<Own<'a>>,
    paragraph: usize,
    has_marks: bool,
    /// How many lines of ours stand above, without marks.
    ours: usize,
    is_below: bool,
    doubt: Doubt,
    /// Whether something was said that is more than a greeting or a move.
    has_words: bool,
}

impl<'a> OwnReader<'a, '_> {
    /// Reads a part; whether something in it ended what the person wrote there.
    fn read_part(&mut self, part: usize, mut at: usize, mut end: usize) -> bool {
        let mut is_said = false;
        while at < end && self.own.len() < MOST_READ {
            let (Some(line), Some(origin)) = (self.lines.get(at), self.origins.get(at)) else {
                break;
            };
            self.has_marks |= *origin == Origin::Marked;
            self.ours += usize::from(*origin == Origin::Ours && !self.has_marks);
            self.is_below |= self.ours >= QUOTE;
            // If a marked quote, or one that was left out, directly follows the head, what comes
            // after it is new again.
            if self.doubt == Doubt::Head && (*origin == Origin::Marked || line.trim() == CUT) {
                self.doubt = Doubt::None;
            }
            match (origin, self.furniture.get(at).copied().flatten()) {
                (_, Some(Furniture::Delimiter)) => return true,
                (
                    _,
                    Some(
                        Furniture::Header
                        | Furniture::Title
                        | Furniture::Program
                        | Furniture::Armour,
                    ),
                ) if is_said => return true,
                (_, Some(Furniture::Header)) => {
                    let next = behind_quote(at, end, self.origins, self.furniture);
                    let Some(next) = next else { return true };
                    // Inside an unmarked quote it is unclear who wrote what.
                    self.is_below |= !next.has_marks;
                    (at, end) = (next.at, next.end);
                    self.paragraph += 1;
                    continue;
                }
                (Origin::New, here @ (None | Some(Furniture::Hint))) => {
                    is_said |= self.read_line(part, at, here.is_some());
                }
                // Below the signature of a program nobody goes on, not even below a quote; and a
                // foot of several lines is no head of one.
                (_, Some(Furniture::Program)) if !self.own.is_empty() => {
                    self.doubt = Doubt::Inside;
                    self.paragraph += 1;
                }
                (_, Some(Furniture::Disclaimer)) if self.doubt == Doubt::Head => {
                    self.doubt = Doubt::Inside;
                    self.paragraph += 1;
                }
                (
                    _,
                    Some(
                        Furniture::Title
                        | Furniture::Program
                        | Furniture::Disclaimer
                        | Furniture::Hint,
                    ),
                ) => {
                    self.doubt.begin();
                    self.paragraph += 1;
                }
                _ => self.paragraph += 1,
            }
            at += 1;
        }
        false
    }

    /// Reads a line; whether it says something that could be done.
    fn read_line(&mut self, part: usize, at: usize, is_hint: bool) -> bool {
        let Some(line) = self.lines.get(at) else { return false };
        // Below other words a greeting may open a mail that was copied into this one.
        let opens = beside::opens(line);
        let is_hint = is_hint || opens && self.has_words;
        self.has_words |=
            !opens && (line.split_whitespace().count() >= WORDS || beside::closes(line));
        if is_hint {
            self.doubt.begin();
            self.paragraph += 1;
        } else if self.doubt == Doubt::Head {
            self.doubt = Doubt::Inside;
        }
        let is_below = self.is_below || self.doubt != Doubt::None;
        let reading = whole::read_line(line);
        let is_doubtful = is_below || is_struck_out(line);
        let reading = if is_doubtful { reading.doubted() } else { reading };
        let is_said = reading.is_said() || moves::has_move(line);
        let above = at.checked_sub(1);
        let above = above.filter(|above| self.origins.get(*above) == Some(&Origin::Marked));
        let above = above.and_then(|above| self.lines.get(above));
        let follows = above.map_or(0, |above| above.chars().count());
        let paragraph = self.paragraph;
        self.own.push(Own { line: line.trim(), paragraph, part, reading, is_below, follows });
        is_said
    }
}

/// Whether something in a line stands between the signs with which chats strike out.
fn is_struck_out(line: &str) -> bool {
    line.matches('~').count() >= 2 && line.split('~').skip(1).step_by(2).any(moves::has_move)
        || line.split("~~").skip(1).any(moves::has_move) && line.matches("~~").count() >= 2
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
