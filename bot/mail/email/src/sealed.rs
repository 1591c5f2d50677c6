//! Mails that are packed in a signature (CMS signed-data, RFC 5652, 5; S/MIME calls it opaque): the
//! signed text is in the clear inside, and is found without looking at the signature. It is written
//! in BER, of which DER is the strict form: a value may be in pieces, and end with a mark.

/// How deep values are inside each other; no such mail needs more than seven.
const DEEPEST: usize = 12;

/// The most values that are looked at, pieces included.
const MOST: usize = 20_000;

/// Object identifiers in their encoded form: pkcs-7 (1.2.840.113549.1.7) 1, 2 and 3, and
/// authenticated data for a key (RFC 5083).
const SIGNED: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const ENVELOPED: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x03];
const ENVELOPED_TOO: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x17];

const OBJECT: u8 = 0x06;
const OCTETS: u8 = 0x04;
const SEQUENCE: u8 = 0x30;
const SET: u8 = 0x31;
/// A value under the number 0, which stands in front of what is wrapped.
const WRAPPED: u8 = 0xa0;
/// A value that is made of others.
const CONSTRUCTED: u8 = 0x20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// What was signed.
    Open(Vec<u8>),
    /// It is for somebody with a key.
    Encrypted,
    /// It is something else, or damaged.
    Unknown,
}

pub fn open(bytes: &[u8]) -> Sealed {
    let mut reader = BerReader { left: MOST };
    let Some(info) = reader.inside(bytes, SEQUENCE) else { return Sealed::Unknown };
    let kind = info.first().filter(|kind| kind.tag == OBJECT).map(|kind| kind.content);
    match kind {
        Some(SIGNED) => {}
        Some(ENVELOPED | ENVELOPED_TOO) => return Sealed::Encrypted,
        _ => return Sealed::Unknown,
    }
    reader.signed(&info).map_or(Sealed::Unknown, Sealed::Open)
}

/// A value: what it is, and its content.
#[derive(Clone, Copy)]
struct BerValue<'a> {
    tag: u8,
    content: &'a [u8],
}

struct BerReader {
    left: usize,
}

impl BerReader {
    /// What is signed: the wrapped octets in the third value of the wrapped sequence.
    fn signed(&mut self, info: &[BerValue<'_>]) -> Option<Vec<u8>> {
        let wrapped = info.get(1).filter(|value| value.tag == WRAPPED)?;
        let data = self.inside(wrapped.content, SEQUENCE)?;
        // A version, the ways of hashing, and then the content.
        let [_, hashes, content, ..] = data.as_slice() else { return None };
        if hashes.tag != SET || content.tag != SEQUENCE {
            return None;
        }
        let content = self.values(content.content, 0)?;
        let wrapped = content.get(1).filter(|value| value.tag == WRAPPED)?;
        let mut octets = Vec::new();
        for value in self.values(wrapped.content, 0)? {
            self.octets(value, 0, &mut octets)?;
        }
        Some(octets)
    }

    /// The values in the first value, which must be of that kind.
    fn inside<'a>(&mut self, bytes: &'a [u8], tag: u8) -> Option<Vec<BerValue<'a>>> {
        let (value, _) = self.value(bytes, 0)?;
        (value.tag == tag).then(|| self.values(value.content, 0)).flatten()
    }

    fn values<'a>(&mut self, mut bytes: &'a [u8], depth: usize) -> Option<Vec<BerValue<'a>>> {
        let mut values = Vec::new();
        // Two zeros end a value of unknown length.
        while !bytes.is_empty() && !bytes.starts_with(&[0, 0]) {
            let (value, rest) = self.value(bytes, depth)?;
            values.push(value);
            bytes = rest;
        }
        Some(values)
    }

    /// Octets, perhaps in pieces.
    fn octets(&mut self, value: BerValue<'_>, depth: usize, all: &mut Vec<u8>) -> Option<()> {
        match value.tag {
            OCTETS => all.extend(value.content),
            tag if tag == OCTETS | CONSTRUCTED && depth < DEEPEST => {
                for piece in self.values(value.content, depth + 1)? {
                    self.octets(piece, depth + 1, all)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// The first value, and what follows it.
    fn value<'a>(&mut self, bytes: &'a [u8], depth: usize) -> Option<(BerValue<'a>, &'a [u8])> {
        self.left = self.left.checked_sub(1)?;
        let (&tag, rest) = bytes.split_first()?;
        let (&first, rest) = rest.split_first()?;
        let length = match first {
            0..=0x7f => usize::from(first),
            0x80 if tag & CONSTRUCTED != 0 && depth < DEEPEST => {
                let length = self.unknown_length(rest, depth)?;
                let (content, rest) = rest.split_at_checked(length)?;
                return Some((BerValue { tag, content }, rest.get(2..)?));
            }
            0x81..=0x84 => {
                let (digits, _) = rest.split_at_checked(usize::from(first & 0x7f))?;
                let length =
                    digits.iter().fold(0_usize, |sum, &digit| sum << 8 | usize::from(digit));
                let (content, rest) = rest.get(digits.len()..)?.split_at_checked(length)?;
                return Some((BerValue { tag, content }, rest));
            }
            _ => return None,
        };
        let (content, rest) = rest.split_at_checked(length)?;
        Some((BerValue { tag, content }, rest))
    }

    /// How long the content is of a value that ends with a mark.
    fn unknown_length(&mut self, bytes: &[u8], depth: usize) -> Option<usize> {
        let mut rest = bytes;
        while !rest.starts_with(&[0, 0]) {
            (_, rest) = self.value(rest, depth + 1)?;
        }
        Some(bytes.len() - rest.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value of known length.
    fn value(tag: u8, content: &[u8]) -> Vec<u8> {
        let length = content.len();
        let length = match length {
            0..=0x7f => vec![length as u8],
            _ => vec![0x82, (length >> 8) as u8, length as u8],
        };
        [&[tag], length.as_slice(), content].concat()
    }

    /// One that ends with a mark.
    fn open_value(tag: u8, content: &[u8]) -> Vec<u8> {
        [&[tag, 0x80], content, &[0, 0]].concat()
    }

    type Write = fn(u8, &[u8]) -> Vec<u8>;

    fn signed(write: Write, octets: &[u8]) -> Vec<u8> {
        let kind = value(OBJECT, &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01]);
        let content = write(SEQUENCE, &[kind, write(WRAPPED, octets)].concat());
        let data = [value(2, &[1]), value(SET, &[]), content, value(SET, b"signers")].concat();
        let wrapped = write(WRAPPED, &write(SEQUENCE, &data));
        write(SEQUENCE, &[value(OBJECT, SIGNED), wrapped].concat())
    }

    #[test]
    fn what_was_signed_is_found_however_it_is_written() {
        let text = "d1-d4 ".repeat(50).into_bytes();
        let (one, other) = text.split_at(100);
        let pieces = [value(OCTETS, one), value(OCTETS, other)].concat();
        let nested = open_value(OCTETS | CONSTRUCTED, &value(OCTETS | CONSTRUCTED, &pieces));
        for write in [value as Write, open_value as Write] {
            for octets in [
                value(OCTETS, &text),
                open_value(OCTETS | CONSTRUCTED, &pieces),
                value(OCTETS | CONSTRUCTED, &pieces),
                nested.clone(),
            ] {
                assert_eq!(open(&signed(write, &octets)), Sealed::Open(text.clone()));
            }
        }
    }

    #[test]
    fn what_is_for_a_key_or_no_signature_is_told_apart() {
        for kind in [ENVELOPED, ENVELOPED_TOO] {
            assert_eq!(open(&value(SEQUENCE, &value(OBJECT, kind))), Sealed::Encrypted);
        }
        let whole = signed(value, &value(OCTETS, b"d1-d4"));
        for end in 0..whole.len() {
            assert_eq!(open(&whole[..end]), Sealed::Unknown, "{end}");
        }
        let deep = (0..100).fold(Vec::new(), |inside, _| open_value(OCTETS | CONSTRUCTED, &inside));
        assert_eq!(open(&signed(value, &deep)), Sealed::Unknown);
        assert_eq!(open(&signed(value, &value(SET, b"d1-d4"))), Sealed::Unknown);
    }
}
