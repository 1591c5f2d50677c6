//! The at most sixteen colours of a picture of pixels: chosen once from how the tiles look,
//! so that rounded edges get the shades that they need most.

use std::collections::BTreeMap;

use resvg::tiny_skia::Pixmap;

use crate::canvas::opaque;
use crate::colour::Colour;

/// How many colours a 4-bit picture can have.
const MOST: usize = 16;
/// Steps of each channel in the table of nearest colours.
const STEPS: usize = 32;

/// Colours by index, and the nearest index of any colour.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    colours: Vec<Colour>,
    nearest: Vec<u8>,
}

/// How many pixels have each colour, those of nearly one colour counted together.
#[derive(Default)]
pub(crate) struct Histogram(BTreeMap<[u8; 3], (u32, [u32; 3])>);

impl Histogram {
    pub fn add(&mut self, colour: Colour) {
        let key = colour.0.map(|channel| channel >> 3);
        let (count, sum) = self.0.entry(key).or_default();
        *count += 1;
        // At most 255 for each pixel: enough for sixteen million of them.
        for (sum, channel) in sum.iter_mut().zip(colour.0) {
            *sum += u32::from(channel);
        }
    }

    pub fn add_all(&mut self, pixmap: &Pixmap) {
        pixmap.pixels().iter().for_each(|pixel| self.add(opaque(pixel)));
    }

    /// The mean colour of each group, where it lies in Oklab, and its weight. Few pixels
    /// count for more than their number: even a thin edge is seen.
    fn groups(&self) -> Vec<(Colour, [f32; 3], f32)> {
        let group = |&(count, sum): &(u32, [u32; 3])| {
            // The mean of bytes is a byte.
            let colour = Colour(sum.map(|sum| ((sum + count / 2) / count) as u8));
            (colour, colour.oklab(), (count as f32).sqrt())
        };
        self.0.values().map(group).collect()
    }
}

impl Palette {
    /// Those colours, and the others that help most.
    pub fn choose(fixed: &[Colour], histogram: &Histogram) -> Palette {
        let mut colours: Vec<Colour> = Vec::new();
        for &colour in fixed {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let groups = histogram.groups();
        let missed = |from: &[f32; 3], chosen: &[Colour]| {
            chosen.iter().map(|it| apart(from, &it.oklab())).fold(f32::MAX, f32::min)
        };
        let mut errors: Vec<f32> =
            groups.iter().map(|(_, place, _)| missed(place, &colours)).collect();
        while colours.len() < MOST {
            // The colour that reduces the sum of all errors most.
            let gain = |candidate: &[f32; 3]| -> f32 {
                let each = groups.iter().zip(&errors);
                each.map(|((_, place, weight), error)| {
                    weight * (error - apart(place, candidate)).max(0.0)
                })
                .sum()
            };
            let gains = groups.iter().map(|(colour, place, _)| (gain(place), *colour, *place));
            let best = gains.max_by(|(one, ..), (other, ..)| one.total_cmp(other));
            let Some((gain, colour, place)) = best else { break };
            if gain <= 0.0 {
                break;
            }
            colours.push(colour);
            for ((_, from, _), error) in groups.iter().zip(&mut errors) {
                *error = error.min(apart(from, &place));
            }
        }
        colours.truncate(MOST);
        let nearest = nearest(&colours);
        Palette { colours, nearest }
    }

    /// Those colours, and the picture's others that help most.
    pub fn of(fixed: &[Colour], pixmap: &Pixmap) -> Palette {
        let mut histogram = Histogram::default();
        histogram.add_all(pixmap);
        Palette::choose(fixed, &histogram)
    }

    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The colour of that index; an index beyond the last means the last.
    pub fn colour(&self, index: u8) -> Colour {
        let index = usize::from(index).min(self.colours.len() - 1);
        // There is at least one colour: every theme has some.
        self.colours[index]
    }

    /// The index of the colour itself, or of one that looks much like it.
    pub fn index(&self, colour: Colour) -> u8 {
        if let Some(exact) = self.colours.iter().position(|it| *it == colour) {
            return exact as u8;
        }
        let [red, green, blue] = colour.0.map(|channel| usize::from(channel >> 3));
        // Three indices below STEPS.
        self.nearest[(red * STEPS + green) * STEPS + blue]
    }
}

/// The table of nearest indices by red, green and blue in 32 steps each.
fn nearest(colours: &[Colour]) -> Vec<u8> {
    let places: Vec<[f32; 3]> = colours.iter().map(|colour| colour.oklab()).collect();
    let middle = |step: usize| (step * 8 + 4) as u8;
    let mut table = Vec::with_capacity(STEPS * STEPS * STEPS);
    for red in 0..STEPS {
        for green in 0..STEPS {
            for blue in 0..STEPS {
                let place = Colour([middle(red), middle(green), middle(blue)]).oklab();
                let each = places.iter().map(|it| apart(&place, it)).enumerate();
                let best = each.min_by(|(_, one), (_, other)| one.total_cmp(other));
                table.push(best.map_or(0, |(index, _)| index as u8));
            }
        }
    }
    table
}

fn apart(one: &[f32; 3], other: &[f32; 3]) -> f32 {
    one.iter().zip(other).map(|(one, other)| (one - other) * (one - other)).sum()
}
