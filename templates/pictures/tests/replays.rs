//! Replays, put together again frame by frame.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use pictures::{Picture, Replay, Seat, Theme, Then, Width};

use crate::shown::{decoded, game, painter};

/// The replay put together again frame by frame ends with the very pixels of the picture.
#[test]
fn a_replay_ends_where_the_game_stands() {
    let painter = painter();
    let game = game("copenhagen", 60);
    for theme in Theme::ALL {
        let replay = Replay {
            pace: Duration::from_millis(700),
            rest: Duration::from_secs(4),
            ..Replay::of(&game)
        };
        let file = painter.replay(&replay, theme, Width::W600);
        assert!(file.len() <= 400_000, "{}", file.len());
        let mut decoder = gif::DecodeOptions::new().read_info(&*file).unwrap();
        assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
        assert_eq!((decoder.width(), decoder.height()), (600, 600));
        let palette = decoder.global_palette().unwrap().to_vec();
        let mut canvas = vec![0; 600 * 600];
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            delays.push(frame.delay);
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            for (row, pixels) in frame.buffer.chunks(frame.width.into()).enumerate() {
                for (column, pixel) in pixels.iter().enumerate() {
                    if Some(*pixel) != frame.transparent {
                        canvas[(top + row) * 600 + left + column] = *pixel;
                    }
                }
            }
        }
        assert_eq!(delays.len(), 61, "the start and sixty plies");
        assert!(delays[..60].iter().all(|delay| *delay == 70));
        assert_eq!(delays[60], 400);
        let shown: Vec<u8> = canvas
            .iter()
            .flat_map(|&pixel| palette[3 * usize::from(pixel)..][..3].to_vec())
            .collect();
        let picture = Picture::of(&game, Seat::South);
        let (_, _, pixels) = decoded(&painter.png(&picture, theme, Width::W600));
        assert!(shown == pixels, "{}", theme.word());
    }
}

/// It begins on the board that there was, and ends like one of the whole game.
#[test]
fn a_replay_can_begin_later() {
    let painter = painter();
    let (long, early) = (game("copenhagen", 60), game("copenhagen", 45));
    let file = painter.replay(&Replay { from: 45, ..Replay::of(&long) }, Theme::Light, Width::W400);
    let mut decoder = gif::DecodeOptions::new().read_info(&*file).unwrap();
    let palette = decoder.global_palette().unwrap().to_vec();
    let first = decoder.read_next_frame().unwrap().unwrap().buffer.to_vec();
    let shown: Vec<u8> =
        first.iter().flat_map(|&pixel| palette[3 * usize::from(pixel)..][..3].to_vec()).collect();
    let picture = Picture::of(&early, Seat::South);
    let (_, _, pixels) = decoded(&painter.png(&picture, Theme::Light, Width::W400));
    assert!(shown == pixels, "the board after 45 plies");
    let mut later = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        later += 1;
    }
    assert_eq!(later, 15);
    // Nothing is left to show of a game that is shorter.
    let nothing = Replay { from: 99, ..Replay::of(&early) };
    assert!(painter.replay(&nothing, Theme::Light, Width::W400).starts_with(b"GIF89a"));
}

#[test]
fn a_replay_can_stop_and_can_be_of_nothing() {
    let painter = painter();
    let game = game("brandubh", 0);
    let replay =
        Replay { then: Then::Stop, pace: Duration::ZERO, rest: Duration::MAX, ..Replay::of(&game) };
    let file = painter.replay(&replay, Theme::Light, Width::W400);
    let mut decoder = gif::DecodeOptions::new().read_info(&*file).unwrap();
    let frame = decoder.read_next_frame().unwrap().unwrap();
    assert_eq!(frame.delay, 60_000);
    assert!(decoder.read_next_frame().unwrap().is_none());
    assert_eq!(decoder.repeat(), gif::Repeat::Finite(0));
}
