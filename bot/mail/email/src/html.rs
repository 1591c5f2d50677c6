//! The text of mails that are only HTML. Before a library parses a page and lays it out, everything
//! is removed that it does not need: attributes, formatting, scripts, hidden elements, and those in
//! which mail programs put quotes. That has to come first: while parsing, open formatting elements
//! are repeated in every paragraph, so that a small page could become a huge tree.

#[cfg(test)]
mod tests;

use super::effort;
use super::phrases::{PhraseList, mail_phrases};
use super::text::MailText;

pub const LONGEST: usize = 128 * 1024;

/// The most elements inside each other; laying out costs the square of the depth.
const DEEPEST: usize = 100;

/// The most elements that are laid out; the rest is not read.
const MOST: usize = 6_000;

/// The most that they may cost together: each costs its depth.
const DEAREST: usize = 50_000;

/// Columns; wider than any line that a person writes.
const WIDTH: usize = 2000;

/// Put where a program begins to quote without marks; `written` recognizes such lines.
const RULE: &str = "<p>________________________________</p>";

/// Put where something begins that may be quoted, or behind a signature.
const DOUBT: &str = "<p>\u{2014}\u{2014}\u{2014}</p>";

/// Elements that hold something beside the text.
const ASIDE: &[&str] = &["aside", "details", "fieldset"];

/// Attributes by which mail programs name their elements.
const NAMES: [&str; 4] = ["id", "class", "name", "data-marker"];

/// Put in the place of a marked quote that was left out.
pub const CUT: &str = "[...]";

/// Elements that make lines. Of all others only the content is kept.
#[rustfmt::skip]
const KEPT: &[&str] = &[
    "address", "article", "blockquote", "br", "center", "dd", "div", "dl", "dt", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "li", "main", "ol", "p", "pre", "section",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
];

const DROPPED: &[&str] =
    &["del", "head", "s", "script", "select", "strike", "style", "svg", "template", "title"];

const HIDING: &[&str] = &["display:none", "visibility:hidden", "mso-hide:all", "line-through"];

/// The ends of elements that make a text a page.
const PAGE_ENDS: &[&str] = &["</html>", "</body>", "</div>", "</p>", "</blockquote>"];

const VOID: &[&str] = &["br", "hr", "img", "input", "link", "meta", "area", "base", "col", "wbr"];

/// Elements whose end tag is optional, so that they do not nest.
const OPEN: &[&str] = &["dd", "dt", "li", "p", "tbody", "td", "tfoot", "th", "thead", "tr"];

/// Whether a page shows something that is no text.
pub(super) fn has_picture(page: &str) -> bool {
    let lower = page.get(..page.floor_char_boundary(LONGEST)).unwrap_or(page).to_ascii_lowercase();
    effort::count_letters(lower.len());
    ["<img", "<input", "<object", "<video"].iter().any(|tag| lower.contains(tag))
}

/// Whether a text is HTML, whatever it is called: nobody types the end of a paragraph.
pub(super) fn is_page(text: &str) -> bool {
    let lower = text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text).to_ascii_lowercase();
    effort::count_letters(lower.len());
    PAGE_ENDS.iter().any(|end| lower.contains(end))
}

/// The text of a page; empty if it is nested more deeply than any mail that a person writes.
pub(super) fn text_of_html(page: &str) -> MailText {
    let read = page.get(..page.floor_char_boundary(LONGEST)).unwrap_or(page);
    let mut is_cut = read.len() < page.len();
    let plain = simplified_page(read).and_then(|(page, is_whole)| {
        is_cut |= !is_whole;
        let layout = html2text::config::plain_no_decorate();
        let layout = layout.raw_mode(true).allow_width_overflow();
        layout.string_from_read(page.as_bytes(), WIDTH).ok()
    });
    is_cut |= plain.is_none();
    let text = MailText::new(&plain.unwrap_or_default());
    if is_cut { text.cut() } else { text }
}

/// The page without what the layout does not need, and whether all of it was looked at; `None` if
/// it is nested too deeply.
fn simplified_page(page: &str) -> Option<(String, bool)> {
    let mut bare = String::with_capacity(page.len());
    let mut rest = page;
    let hiding = hiding_names(page);
    let (mut depth, mut elements, mut cost) = (0_usize, 0_usize, 0_usize);
    // The element that is being left out, and how many of its name are open.
    let mut dropped: Option<(String, usize)> = None;
    while let Some(at) = rest.find('<') {
        let (text, behind) = rest.split_at(at);
        if dropped.is_none() {
            bare.push_str(text);
        }
        if let Some(comment) = behind.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
            continue;
        }
        let Some((tag, after)) = HtmlTag::read(behind) else {
            if dropped.is_none() {
                bare.push_str("&lt;");
            }
            rest = behind.get(1..).unwrap_or_default();
            continue;
        };
        rest = after;
        let name = tag.name.as_str();
        if let Some((open, count)) = &mut dropped {
            if name == open {
                match tag.is_end {
                    true => *count -= 1,
                    false if !tag.is_empty => *count += 1,
                    false => {}
                }
                if *count == 0 {
                    dropped = None;
                }
            }
            continue;
        }
        if !tag.is_end {
            let put = tag.meaning(&hiding);
            let is_dropped = matches!(
                put,
                ElementMeaning::Quote | ElementMeaning::Signature | ElementMeaning::Nothing
            );
            match put {
                ElementMeaning::Head => bare.push_str(RULE),
                ElementMeaning::Quote if !tag.is_empty => bare.push_str(&format!("<p>{CUT}</p>")),
                ElementMeaning::Signature if !tag.is_empty => bare.push_str(DOUBT),
                ElementMeaning::Section => bare.push_str(DOUBT),
                _ => {}
            }
            elements += usize::from(!matches!(put, ElementMeaning::Text | ElementMeaning::Nothing));
            if is_dropped && !tag.is_empty {
                dropped = Some((tag.name, 1));
                continue;
            }
        }
        if !KEPT.contains(&name) {
            continue;
        }
        let name = match name {
            // The program numbered the items; they are not numbers of plies.
            "ol" => "ul",
            // It was marked as what may be a quote.
            "blockquote" if tag.is_indent() => "div",
            name => name,
        };
        if !OPEN.contains(&name) && !VOID.contains(&name) {
            depth = if tag.is_end { depth.saturating_sub(1) } else { depth + 1 };
            if depth > DEEPEST {
                return None;
            }
        }
        elements += usize::from(!tag.is_end);
        cost += depth;
        if elements > MOST || cost > DEAREST {
            return Some((bare, false));
        }
        let slash = if tag.is_end { "/" } else { "" };
        bare.push_str(&format!("<{slash}{name}>"));
        // A warning in a table of its own is not in one paragraph with the next text.
        if tag.is_end && name == "table" {
            bare.push_str("<p>&nbsp;</p>");
        }
    }
    if dropped.is_none() {
        bare.push_str(rest);
    }
    Some((bare, true))
}

struct HtmlTag {
    /// In lower case.
    name: String,
    is_end: bool,
    is_empty: bool,
    attributes: String,
}

impl HtmlTag {
    /// Reads the tag at the beginning and returns the rest; `None` if there is no tag.
    fn read(text: &str) -> Option<(HtmlTag, &str)> {
        let inside = text.strip_prefix('<')?;
        let (is_end, inside) =
            inside.strip_prefix('/').map_or((false, inside), |inside| (true, inside));
        let is_declaration = inside.starts_with(['!', '?']);
        if !is_declaration && !inside.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let mut quote = None;
        let end = inside.find(|c: char| {
            match (quote, c) {
                (None, '>') => return true,
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), c) if open == c => quote = None,
                _ => {}
            }
            false
        });
        effort::count_letters(end.unwrap_or(inside.len()));
        // A quote that is never closed ends at the first bracket.
        let (inside, rest) = match end.or_else(|| inside.find('>')) {
            Some(end) => (inside.get(..end)?, inside.get(end + 1..)?),
            None => (inside, ""),
        };
        let name_end = inside.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(inside.len());
        let (name, attributes) = inside.split_at(name_end);
        let tag = HtmlTag {
            name: name.to_ascii_lowercase(),
            is_end,
            is_empty: inside.ends_with('/') || VOID.contains(&name.to_ascii_lowercase().as_str()),
            attributes: attributes.to_ascii_lowercase(),
        };
        Some((tag, rest))
    }

    /// The words in the value of an attribute.
    fn words(&self, attribute: &str) -> Vec<&str> {
        let mut rest = self.attributes.as_str();
        while let Some((before, value)) = rest.split_once('=') {
            let name = before.rsplit(|c: char| c.is_whitespace()).find(|word| !word.is_empty());
            let value = value.trim_start();
            let (value, after) = match value.chars().next() {
                Some(quote @ ('"' | '\'')) => {
                    let value = value.trim_start_matches(quote);
                    value.split_once(quote).unwrap_or((value, ""))
                }
                _ => value.split_once(char::is_whitespace).unwrap_or((value, "")),
            };
            if name == Some(attribute) {
                return value.split_whitespace().collect();
            }
            rest = after;
        }
        Vec::new()
    }

    /// What an element holds, by what it is called and how it looks.
    fn meaning(&self, hiding: &[String]) -> ElementMeaning {
        let names: Vec<&str> = NAMES.iter().flat_map(|name| self.words(name)).collect();
        let style = self.words("style").concat();
        let phrases = mail_phrases();
        let is_cite = self.name == "blockquote" && self.words("type") == ["cite"];
        match () {
            () if is_cite || bears(&names, &phrases.quote_marks) => ElementMeaning::Quote,
            () if bears(&names, &phrases.quote_heads) => ElementMeaning::Head,
            () if self.is_marked_hidden()
                || is_hiding(&style)
                || names.iter().any(|name| hiding.iter().any(|hiding| hiding == name))
                || DROPPED.contains(&self.name.as_str()) =>
            {
                ElementMeaning::Nothing
            }
            () if self.name == "signature" || bears(&names, &phrases.signature_marks) => {
                ElementMeaning::Signature
            }
            () if self.name == "hr" || self.is_indent() => ElementMeaning::Section,
            () if ASIDE.contains(&self.name.as_str()) || is_bordered(&style) => {
                ElementMeaning::Section
            }
            () if names.iter().any(|name| phrases.section_words.is_in(name)) => {
                ElementMeaning::Section
            }
            () => ElementMeaning::Text,
        }
    }

    /// Whether programs wrote it for text that somebody indented. It could be a quote.
    fn is_indent(&self) -> bool {
        self.name == "blockquote" && self.words("style").concat().contains("border:none")
    }

    fn is_marked_hidden(&self) -> bool {
        // Every second piece is inside quotes.
        let mut outside = self.attributes.split(['"', '\'']).step_by(2);
        outside.any(|piece| piece.split_whitespace().any(|word| word == "hidden"))
    }
}

/// Whether a style, without spaces, shows nothing of an element or strikes it out.
fn is_hiding(style: &str) -> bool {
    // `font-size:0.9em` is visible.
    let is_none = |property: &str| {
        style
            .split_once(property)
            .is_some_and(|(_, rest)| !rest.starts_with(|c: char| c == '.' || c.is_ascii_digit()))
    };
    is_none("font-size:0")
        || is_none("opacity:0")
        || HIDING.iter().any(|hiding| style.contains(hiding))
}

/// The classes and ids to which the page itself gives a style that hides or strikes out. What
/// depends on the screen (`@media`) doesn't count.
fn hiding_names(page: &str) -> Vec<String> {
    let lower = page.to_ascii_lowercase();
    effort::count_letters(lower.len());
    let mut names = Vec::new();
    for style in lower.split("<style").skip(1).filter_map(|style| style.split_once('>')) {
        let mut rest = style.1.split("</style").next().unwrap_or_default();
        while let Some((selectors, behind)) = rest.split_once('{') {
            let (rules, after) = match selectors.contains('@') {
                true => ("", behind.get(block_length(behind)..).unwrap_or_default()),
                false => behind.split_once('}').unwrap_or((behind, "")),
            };
            rest = after;
            let rules: String = rules.chars().filter(|c| !c.is_whitespace()).collect();
            if is_hiding(&rules) {
                let last = selectors.split(',').filter_map(|one| one.split_whitespace().last());
                names
                    .extend(last.filter_map(|one| Some(one.rsplit_once(['.', '#'])?.1.to_owned())));
            }
        }
    }
    names
}

/// The length of a block with others in it, behind its first bracket.
fn block_length(text: &str) -> usize {
    let mut depth = 1_usize;
    for (at, sign) in text.bytes().enumerate() {
        match sign {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    text.len()
}

/// What an element holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ElementMeaning {
    Text,
    /// A quote, or the line above one.
    Quote,
    /// Everything after it is quoted.
    Head,
    Signature,
    /// Perhaps a quote, or the rule above one.
    Section,
    /// Nothing that is seen.
    Nothing,
}

/// Whether an element bears a name of a list. Programs that pass a page on put prefixes of their own
/// in front of it, and number what there may be several of.
fn bears(names: &[&str], marks: &PhraseList) -> bool {
    names.iter().any(|name| {
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, '_' | '-'));
        marks.any(|mark| name.ends_with(mark) || bare.ends_with(mark))
    })
}

/// Whether a line is drawn beside or above an element, as beside quotes.
fn is_bordered(style: &str) -> bool {
    ["border-left:", "border-left-width:", "border-left-style:", "border-top:solid", "border-top:1"]
        .iter()
        .filter_map(|border| style.split_once(border))
        .any(|(_, value)| {
            let value = value.split(';').next().unwrap_or_default();
            !value.starts_with(['0', 'n', 'i', 'h']) && !value.contains("none")
        })
}
