//! Pages of mail programs, and pages made to do harm.
#![allow(clippy::unwrap_used)]

use crate::html::*;

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

#[test]
fn what_programs_call_a_quote_is_none_of_the_text() {
    for quote in [
        "class=gmail_quote",
        "class='x_gmail_quote other'",
        "class=yiv4711gmail_quote",
        "id=OLK_SRC_BODY_SECTION",
        "name='messageReplySection'",
        "id=\"yahoo_quoted_1234567890\"",
        "id='isReplyContent'",
        "class=missive_quote",
        "class=mail_android_quote",
        "data-marker=__QUOTED_TEXT__",
        "id=cm_replymail_content_1412",
        "id=aqm-original",
        "id=edo-original",
        "id=_originalContent",
        "class=moz-forward-container",
    ] {
        let page = format!("<p>d1-d4</p><div {quote}><p>e1-e4</p></div><p>Ylva</p>");
        assert_eq!(lines(&page), ["d1-d4", "[...]", "Ylva"], "{quote}");
    }
    for head in [
        "div id=divRplyFwdMsg",
        "div id=x_divRplyFwdMsg",
        "div id=divRpF613",
        "hr id=stopSpelling",
        "hr data-marker=__DIVIDER__",
        "div id=appendonsend",
    ] {
        let name = head.split(' ').next().unwrap();
        let page = format!("<p>d1-d4</p><{head}></{name}><p>e1-e4</p>");
        assert_eq!(lines(&page)[1], "________________________________", "{head}");
    }
    for section in [
        "div class=thread__message",
        "div class=reply-section",
        "td name=quotedText",
        "span id=forwarded",
        "div style='border-left: 1px solid #ccc; padding-left: 1ex'",
        "div style=\"border:none;border-top:solid #E1E1E1 1.0pt\"",
        "details",
        "fieldset",
    ] {
        let name = section.split(' ').next().unwrap();
        let page = format!("<p>Thanks</p><{section}><p>e1-e4</p></{name}>");
        assert_eq!(lines(&page), ["Thanks", "\u{2014}\u{2014}\u{2014}", "e1-e4"], "{section}");
    }
    for signature in ["class=gmail_signature", "id=Signature", "name=messageSignatureSection"] {
        let page = format!("<p>d1-d4</p><div {signature}>Room e1-e4</div><p>Ylva</p>");
        assert_eq!(lines(&page), ["d1-d4", "\u{2014}\u{2014}\u{2014}", "Ylva"], "{signature}");
    }
    for own in ["class=gmail_default", "style='border-left: none'", "style='border-left:0'", "id=x"]
    {
        let page = format!("<div {own}>d1-d4</div>");
        assert_eq!(lines(&page), ["d1-d4"], "{own}");
    }
}
