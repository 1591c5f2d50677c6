//! A game replayed as an animated GIF, which works in every program that shows animations. Each
//! frame holds only what changed. Knows no rules: it puts pieces where the plies say they went.

use std::time::Duration;

use engine::{Game, Move, Ply};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::canvas::Canvas;
use crate::layout::Area;
use crate::palette::Palette;
use crate::picture::Picture;
use crate::scene::PictureScene;
use crate::seat::Seat;

#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    pub game: &'a Game,
    pub seat: Seat,
    /// After how many plies it begins.
    pub from: usize,
    /// How long the start and each ply are shown; from 20 ms to 10 minutes, in hundredths
    /// of a second.
    pub pace: Duration,
    /// How long the last ply is shown, within the same bounds.
    pub rest: Duration,
    pub then: Then,
}

/// What a replay does at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    Stop,
    /// It starts again, forever.
    Again,
}

impl<'a> Replay<'a> {
    /// All of it, one ply a second, seen from the south, five seconds for the last, repeated forever.
    pub fn of(game: &'a Game) -> Replay<'a> {
        Replay {
            game,
            seat: Seat::South,
            from: 0,
            pace: Duration::from_secs(1),
            rest: Duration::from_secs(5),
            then: Then::Again,
        }
    }

    /// Where it begins, and what follows ply by ply; passes are left out.
    pub(crate) fn scenes(&self) -> impl Iterator<Item = PictureScene<'a>> + use<'a> {
        let start = Picture::start(self.game.ruleset(), self.seat);
        let mut start = PictureScene::of(&Picture { position: self.game.start(), ..start });
        let (before, after) = self.game.plies().split_at(self.from.min(self.game.plies().len()));
        let moves = |plies: &'a [Ply]| plies.iter().filter_map(|ply| Some((ply, ply.mv?)));
        moves(before).for_each(|(ply, mv)| go_on(&mut start, ply, mv));
        let later = moves(after).scan(start.clone(), |scene, (ply, mv)| {
            go_on(scene, ply, mv);
            Some(scene.clone())
        });
        std::iter::once(start).chain(later)
    }
}

fn go_on(scene: &mut PictureScene<'_>, ply: &Ply, mv: Move) {
    scene.pieces.shift(mv);
    scene.taken = ply.captures.iter().map(|capture| capture.square).collect();
    for &square in &scene.taken {
        scene.pieces.put(square, None);
    }
    scene.last = Some(mv);
}

/// The file, from frames of one size.
pub(crate) fn write(
    frames: impl Iterator<Item = Canvas>,
    palette: &Palette,
    replay: &Replay<'_>,
) -> Vec<u8> {
    let mut frames = frames.peekable();
    let mut file = Vec::with_capacity(128 * 1024);
    // There is at least the start.
    let Some(first) = frames.next() else { return file };
    encode(first, frames, palette, replay, &mut file)
        .expect("pictures within limits go into memory");
    file
}

fn encode(
    first: Canvas,
    mut frames: std::iter::Peekable<impl Iterator<Item = Canvas>>,
    palette: &Palette,
    replay: &Replay<'_>,
    file: &mut Vec<u8>,
) -> Result<(), EncodingError> {
    // The index after the last colour means that nothing has changed.
    let unchanged = palette.colours().len() as u8;
    // Layouts are at most a few thousand pixels wide.
    let (width, height) = (first.width as u16, first.height as u16);
    let colours = palette.colours().iter().flat_map(|colour| colour.0);
    let table: Vec<u8> = colours.chain([0, 0, 0]).collect();
    let mut encoder = Encoder::new(file, width, height, &table)?;
    if replay.then == Then::Again {
        encoder.set_repeat(Repeat::Infinite)?;
    }
    let frame = |area: Area, pixels: Vec<u8>, last: bool| Frame {
        delay: hundredths(if last { replay.rest } else { replay.pace }),
        dispose: DisposalMethod::Keep,
        transparent: Some(unchanged),
        left: area.x as u16,
        top: area.y as u16,
        width: area.width as u16,
        height: area.height as u16,
        buffer: pixels.into(),
        ..Frame::default()
    };
    let whole = Area { x: 0, y: 0, width: width.into(), height: height.into() };
    let mut shown = first;
    encoder.write_frame(&frame(whole, shown.pixels.clone(), frames.peek().is_none()))?;
    while let Some(next) = frames.next() {
        let area = difference(&shown, &next);
        let (before, mut after) = (shown.cut(area), next.cut(area));
        for (pixel, before) in after.pixels.iter_mut().zip(before.pixels) {
            if *pixel == before {
                *pixel = unchanged;
            }
        }
        encoder.write_frame(&frame(area, after.pixels, frames.peek().is_none()))?;
        shown = next;
    }
    Ok(())
}

fn hundredths(time: Duration) -> u16 {
    // Programs show a tenth of a second for anything below two.
    u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX).clamp(2, 60_000)
}

/// The smallest area outside of which the two are the same; one pixel if they are the same
/// everywhere.
fn difference(before: &Canvas, after: &Canvas) -> Area {
    let rows = || before.pixels.chunks(before.width).zip(after.pixels.chunks(after.width));
    let changed = |(before, after): (&[u8], &[u8])| before != after;
    let top = rows().position(changed).unwrap_or(0);
    let bottom = before.height - rows().rev().position(changed).unwrap_or(before.height - 1);
    let (mut left, mut right) = (before.width, 0);
    for (before, after) in rows().filter(|rows| changed(*rows)) {
        let differs = |(before, after): (&u8, &u8)| before != after;
        let pairs = before.iter().zip(after);
        left = left.min(pairs.clone().position(differs).unwrap_or(left));
        right = right.max(before.len() - pairs.rev().position(differs).unwrap_or(0));
    }
    let (left, right) = if left < right { (left, right) } else { (0, 1) };
    Area {
        x: left as u32,
        y: top as u32,
        width: (right - left) as u32,
        height: (bottom - top) as u32,
    }
}
