//! A colour as screens know it, how far two look apart, and how much one stands out from
//! another. Knows nothing of boards.

use std::fmt;

/// Red, green and blue, sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// Reads `#rrggbb`.
    pub(crate) fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Colour([red, green, blue]))
    }

    /// Relative luminance, 0 to 1, as WCAG 2.2 defines it.
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio of WCAG 2.2, 1 to 21, the same in both directions.
    pub fn contrast(self, other: Colour) -> f32 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// Where it lies in Oklab (Björn Ottosson, 2020), in which distances are as they look.
    pub(crate) fn oklab(self) -> [f32; 3] {
        let [red, green, blue] = self.0.map(linear);
        let long = (0.412_221_46 * red + 0.536_332_55 * green + 0.051_445_995 * blue).cbrt();
        let middle = (0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue).cbrt();
        let short = (0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue).cbrt();
        [
            0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_047 * short,
            1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short,
            0.025_904_037 * long + 0.782_771_77 * middle - 0.808_675_77 * short,
        ]
    }

    /// This colour with that much of the other laid over it, 0 to 255.
    pub(crate) fn under(self, over: Colour, alpha: u8) -> Colour {
        let alpha = u32::from(alpha);
        let mix = |below: u8, above: u8| {
            // A mean of two bytes is a byte.
            ((u32::from(below) * (255 - alpha) + u32::from(above) * alpha + 127) / 255) as u8
        };
        let ([a, b, c], [d, e, f]) = (self.0, over.0);
        Colour([mix(a, d), mix(b, e), mix(c, f)])
    }
}

/// One channel as light.
pub(crate) fn linear(channel: u8) -> f32 {
    let channel = f32::from(channel) / 255.0;
    if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
}

/// As files and SVG write it.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_read_back_and_others_are_refused() {
        assert_eq!(Colour::parse("#a97F50").unwrap().to_string(), "#a97f50");
        for text in ["a97f50", "#a97f5", "#a97f500", "#a97f5g", "#+97f50", "red", "#äöü"] {
            assert_eq!(Colour::parse(text), None, "{text}");
        }
    }

    #[test]
    fn contrast_is_that_of_the_guideline() {
        let [black, white, grey] =
            ["#000000", "#ffffff", "#777777"].map(|text| Colour::parse(text).unwrap());
        assert!((black.contrast(white) - 21.0).abs() < 0.001);
        assert_eq!(white.contrast(white), 1.0);
        // The guideline's well-known example of a grey that just fails 4.5:1 on white.
        assert!((grey.contrast(white) - 4.48).abs() < 0.01);
    }
}
