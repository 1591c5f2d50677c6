//! Pages of mail programs, and pages made to do harm.
#![allow(clippy::unwrap_used)]

use super::*;

fn lines(page: &str) -> Vec<String> {
    let text = text_of_html(page);
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn lines_are_those_that_are_seen() {
    for (page, expected) in [
        ("<div>d1-d4</div><div>On Fri</div>", vec!["d1-d4", "On Fri"]),
        ("d1<b>-</b>d4<br>Thanks &amp; bye", vec!["d1-d4", "Thanks & bye"]),
        ("<p>a<p>b", vec!["a", "b"]),
        ("<table><tr><td>d1-d4</td><td>your move</td></tr></table>", vec!["d1-d4", "your move"]),
        ("<blockquote>old</blockquote>new", vec!["> old", "new"]),
        (
            "<blockquote type=\"cite\">old<blockquote>older</blockquote></blockquote>new",
            vec!["[...]", "new"],
        ),
        ("<div>x</div><div class='a gmail_quote'><div>d1-d4</div></div>", vec!["x", "[...]"]),
        ("<style>p{}</style><span style='DISPLAY: none'>d1-d4</span>x<!-- d1-d4 -->", vec!["x"]),
        ("1 < 2 <3", vec!["1 < 2 <3"]),
        (
            "x<div id=\"divRplyFwdMsg\">From: y</div>",
            vec!["x", "________________________________", "From: y"],
        ),
        ("x<p title='a>b'>y</p>", vec!["x", "y"]),
    ] {
        assert_eq!(lines(page), expected, "{page}");
    }
}
