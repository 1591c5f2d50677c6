//! A host's files in place of ours: what is taken, and what is refused and why.
#![allow(clippy::unwrap_used)]

use engine::ruleset::shipped_library;
use pictures::{Art, FILES, Painter, Picture, Seat, Theme, Width};

use crate::shown::painter;

#[test]
fn a_host_can_replace_files() {
    let king = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\
                <rect fill='@gold' x='20' y='20' width='60' height='60'/></svg>";
    let art = Art::with(&[("pieces/king.svg", king)]).unwrap();
    let picture = Picture::start(shipped_library().newest("tablut").unwrap(), Seat::South);
    let ours = painter().png(&picture, Theme::Light, Width::W400);
    assert_ne!(Painter::new(art).png(&picture, Theme::Light, Width::W400), ours);
    // Our own files are as good as any.
    let art = Art::with(&FILES).unwrap();
    assert_eq!(Painter::new(art).png(&picture, Theme::Light, Width::W400), ours);
}

fn light_theme() -> String {
    FILES.iter().find(|(name, _)| *name == "themes/light.toml").unwrap().1.to_owned()
}

#[test]
fn bad_files_are_refused_by_name_and_reason() {
    let svg = |inside: &str| {
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>{inside}</svg>")
    };
    let cases = [
        ("pieces/queen.svg", String::new(), "pictures don't use such a file"),
        ("pieces/king.svg", "no svg".into(), ""),
        ("pieces/king.svg", svg("").replace("100 100", "50 50"), "viewBox"),
        ("pieces/king.svg", svg(""), "it would be invisible"),
        ("pieces/king.svg", svg("<path fill='@face' d='nonsense'/>"), "it would be invisible"),
        ("pieces/king.svg", svg("<path fill='@face' d='M1'/>"), "it would be invisible"),
        ("pieces/king.svg", svg("<path fill='red' d='M0 0H9V9z'/>"), "must refer to a part"),
        ("pieces/king.svg", svg("<path fill='@crown' d='M0 0H9V9z'/>"), "no part @crown"),
        ("pieces/king.svg", svg("<script>alert(1)</script>"), "<script> is not one of"),
        ("pieces/king.svg", svg("<text>K</text>"), "<text> is not one of"),
        ("pieces/king.svg", svg("<image href='https://example.org/k.png'/>"), "<image>"),
        ("pieces/king.svg", svg("<rect onload='alert(1)'/>"), "onload is not one of"),
        ("pieces/king.svg", svg("<rect id='a'/>"), "id is not one of"),
        ("pieces/king.svg", svg("<g transform='url(#x)'/>"), "characters that no shape needs"),
        ("pieces/king.svg", svg("words"), "it contains text: \"words\""),
        ("pieces/king.svg", svg(&"<g>".repeat(9000)), "bytes"),
        ("marks/throne.svg", svg(&format!("{}{}", "<g>".repeat(9), "</g>".repeat(9))), "too deep"),
        (
            "marks/throne.svg",
            format!("<!DOCTYPE svg [<!ENTITY a 'b'>]>{}", svg("<g>&a;</g>")),
            "DTD",
        ),
        ("glyphs.toml", "a = [36, \"M0 0H9\"]".into(), "'0' is missing"),
        ("glyphs.toml", "a = [36, \"M0 0\\\"/>\"]".into(), "should be a width"),
        ("glyphs.toml", "a = [36, \"none\"]".into(), "\"a\" would be invisible"),
        ("glyphs.toml", "ab = [36, \"M0 0\"]".into(), "isn't a single letter"),
        ("themes/dark.toml", "[board]\nsquare = \"#6f747d\"".into(), "grain is missing in [board]"),
        ("themes/dark.toml", "[board]\nsquare = \"grey\"".into(), "is not a colour"),
        ("themes/dark.toml", "[board]\nsky = \"#6f747d\"".into(), "unknown key \"sky\" in [board]"),
        ("themes/dark.toml", "[sky]".into(), "unknown table [sky]"),
        (
            "themes/light.toml",
            light_theme().replace("label = \"#3d2814\"", "label = \"#a08050\""),
            "the contrast of a letter is 2.64:1, but must be at least 4.5:1",
        ),
        ("themes/high-contrast.toml", light_theme(), "must be at least 7:1"),
        ("themes/dark.toml", "[board".into(), ""),
    ];
    for (file, text, reason) in cases {
        let bad = Art::with(&[(file, &text)]).expect_err(&text);
        assert_eq!(bad.file, file);
        assert!(bad.reason.contains(reason), "{:?} should say {reason:?}", bad.reason);
        assert!(!bad.reason.is_empty());
    }
}
