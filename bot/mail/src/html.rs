//! The text of mails that are only HTML. Before a library parses a page and lays it out, everything
//! is removed that it does not need: attributes, formatting, scripts, hidden elements, and those in
//! which mail programs put quotes. That has to come first: while parsing, open formatting elements
//! are repeated in every paragraph, so that a small page could become a huge tree.

#[cfg(test)]
mod tests;

use super::effort;
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

/// Put in the place of a marked quote that was left out.
pub(super) const CUT: &str = "[...]";

/// Elements that make lines. Of all others only the content is kept.
#[rustfmt::skip]
const KEPT: &[&str] = &[
    "address", "article", "blockquote", "br", "center", "dd", "div", "dl", "dt", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "ol", "p", "pre", "section",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
];

const DROPPED: &[&str] = &[
    "del", "head", "s", "script", "select", "strike", "style", "svg", "template", "textarea",
    "title",
];

const HIDING: &[&str] = &["display:none", "visibility:hidden", "mso-hide:all", "line-through"];

const VOID: &[&str] = &["br", "hr", "img", "input", "link", "meta", "area", "base", "col", "wbr"];

/// Elements whose end tag is optional, so that they do not nest.
const OPEN: &[&str] = &["dd", "dt", "li", "p", "tbody", "td", "tfoot", "th", "thead", "tr"];

const QUOTE_CLASSES: &[&str] = &[
    "gmail_quote",
    "moz-cite-prefix",
    "protonmail_quote",
    "yahoo_quoted",
    "zmail_extra",
    "tutanota_quote",
];

const SIGNATURE_CLASSES: &[&str] =
    &["gmail_signature", "moz-signature", "protonmail_signature_block"];

const SIGNATURE_IDS: &[&str] = &["signature", "ms-outlook-mobile-signature"];

/// Ids of elements after which everything is quoted.
const RULE_IDS: &[&str] =
    &["appendonsend", "divrplyfwdmsg", "mail-editor-reference-message-container"];

/// The text of a page; empty if it is nested more deeply than any mail that a person writes.
pub(super) fn text_of_html(page: &str) -> MailText {
    let page = page.get(..page.floor_char_boundary(LONGEST)).unwrap_or(page);
    let plain = simplified_page(page).and_then(|page| {
        let layout = html2text::config::plain_no_decorate();
        let layout = layout.raw_mode(true).allow_width_overflow();
        layout.string_from_read(page.as_bytes(), WIDTH).ok()
    });
    MailText::new(&plain.unwrap_or_default())
}

/// The page without what the layout does not need; `None` if it is nested too deeply.
fn simplified_page(page: &str) -> Option<String> {
    let mut bare = String::with_capacity(page.len());
    let mut rest = page;
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
        if !tag.is_end && tag.begins_quote() {
            bare.push_str(RULE);
        }
        if !tag.is_end && tag.is_dropped() && !tag.is_empty {
            if tag.quotes() {
                bare.push_str(&format!("<p>{CUT}</p>"));
            }
            dropped = Some((tag.name, 1));
            continue;
        }
        if !KEPT.contains(&name) {
            continue;
        }
        // The program numbered the items; they are not numbers of plies.
        let name = if name == "ol" { "ul" } else { name };
        if !OPEN.contains(&name) && !VOID.contains(&name) {
            depth = if tag.is_end { depth.saturating_sub(1) } else { depth + 1 };
            if depth > DEEPEST {
                return None;
            }
        }
        elements += usize::from(!tag.is_end);
        cost += depth;
        if elements > MOST || cost > DEAREST {
            rest = "";
            break;
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
    Some(bare)
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

    fn begins_quote(&self) -> bool {
        self.words("id").iter().any(|id| RULE_IDS.iter().any(|rule| id.ends_with(rule)))
    }

    fn is_hidden(&self) -> bool {
        let style = self.words("style").concat();
        // `font-size:0.9em` is visible.
        let is_flat = style
            .split_once("font-size:0")
            .is_some_and(|(_, rest)| !rest.starts_with(|c: char| c == '.' || c.is_ascii_digit()));
        // Every second piece is inside quotes.
        let mut outside = self.attributes.split(['"', '\'']).step_by(2);
        let is_marked = outside.any(|piece| piece.split_whitespace().any(|word| word == "hidden"));
        is_flat || is_marked || HIDING.iter().any(|hiding| style.contains(hiding))
    }

    /// Whether it holds a quote, or the line above one.
    fn quotes(&self) -> bool {
        let is_cite = self.name == "blockquote" && self.words("type") == ["cite"];
        is_cite || self.words("class").iter().any(|class| QUOTE_CLASSES.contains(class))
    }

    fn signs(&self) -> bool {
        self.words("class").iter().any(|class| SIGNATURE_CLASSES.contains(class))
            || self.words("id").iter().any(|id| SIGNATURE_IDS.contains(id))
    }

    fn is_dropped(&self) -> bool {
        let is_dropped = self.quotes() || self.signs() || self.is_hidden();
        is_dropped || DROPPED.contains(&self.name.as_str())
    }
}
