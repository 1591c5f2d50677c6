//! Mails that were changed in a few places: what is left of their headers, parts and quotes.

use super::styles::Random;

/// Pieces that have a meaning somewhere in a mail.
pub const WORDS: &[&str] = &[
    "\n",
    "\r\n",
    "\r",
    "\0",
    "\n\n",
    "From: x@y.test\n",
    "From:",
    "Content-Type: multipart/mixed; boundary=b\n",
    "Content-Type: text/html\n",
    "Content-Type: message/delivery-status\n",
    "Content-Transfer-Encoding: base64\n",
    "; format=flowed; delsp=yes",
    "; charset=utf-7",
    "Authentication-Results: mx.club.test; dmarc=pass header.from=players.test\n",
    "Authentication-Results: mx.club.test; dkim=pass header.d=players.test\n",
    "DKIM-Signature: d=players.test; s=a; h=from; b=x\n",
    "Received: from with LMTP by mx with LMTP\n",
    "Received: x\n",
    "Auto-Submitted: auto-replied\n",
    "--b\n",
    "--b--\n",
    "> ",
    "| ",
    "-- \n",
    "\nd1-d4\n",
    "\nresign\n",
    "On Fri, 20 Nov 2026, Alva wrote:\n",
    "From: x\nSent: y\n",
    "<div>",
    "</blockquote>",
    "<blockquote type=cite>",
    "=?utf-8?q?x=40y?=",
    "=3D",
    "=\n",
    "\u{200b}",
    "é",
    "１",
    "\"",
    "(",
    ";",
    "@",
];

/// A mail of the corpus, changed in one to seven places with those words and with pieces of other
/// mails, half of the time in its headers; now and then noise.
pub fn mutation(random: &mut Random, corpus: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    if random.below(50) == 0 {
        return (0..random.below(300)).map(|_| random.below(256) as u8).collect();
    }
    let mut input = random.of(corpus).clone();
    for _ in 0..=random.below(6) {
        let length = input.len();
        let places = if random.below(2) == 0 { length.min(900) } else { length };
        let at = random.below(places + 1).min(length);
        let end = (at + 1 + random.below(8)).min(length);
        match random.below(6) {
            0 => input.splice(at..end, []).for_each(drop),
            1 | 2 => {
                let word = random.of(words).as_bytes();
                input.splice(at..at, word.iter().copied()).for_each(drop);
            }
            3 if at < length => input[at] ^= 1 << random.below(8),
            4 => {
                let other = random.of(corpus);
                let from = random.below(other.len());
                let to = (from + random.below(200)).min(other.len());
                input.splice(at..end, other[from..to].iter().copied()).for_each(drop);
            }
            _ => {
                let copy: Vec<u8> = input[at..end].to_vec();
                input.splice(at..at, copy).for_each(drop);
            }
        }
    }
    input
}
