//! OpenTafl's positional records: ranks between slashes.

use crate::imported::short;

/// The letters of all pieces, in the order in which they are written.
pub(super) const ALL_PIECES: &str = "tcnkmgTCNKMG";

/// Ranks from the top as OpenTafl writes them: from rank 1 up, between slashes.
pub(super) fn position_text(ranks: &str) -> String {
    let rows: Vec<&str> = ranks.split('/').rev().collect();
    format!("/{}/", rows.join("/"))
}

/// The ranks of a positional record in its order, runs of empty squares in one number.
pub(crate) fn read_position(text: &str, size: u8) -> Result<Vec<String>, String> {
    let inner = text.strip_prefix('/').and_then(|text| text.strip_suffix('/'));
    let inner = inner.ok_or_else(|| {
        format!("a position must be written between slashes, not {:?}", short(text))
    })?;
    let mut ranks = Vec::new();
    for (row, letters) in (1..).zip(inner.split('/')) {
        ranks.push(read_row(letters, size).map_err(|reason| format!("row {row} {reason}"))?);
    }
    if ranks.len() != usize::from(size) {
        return Err(format!("there are {} rows, but the board has {size}", ranks.len()));
    }
    Ok(ranks)
}

fn read_row(row: &str, size: u8) -> Result<String, String> {
    let (mut text, mut width) = (String::new(), 0_u32);
    let mut rest = row;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if digits > 0 {
            let (run, behind) = rest.split_at(digits);
            // A run too long for a number is too long for a board.
            let run = run.parse().unwrap_or(u32::MAX);
            width = width.saturating_add(run);
            if run > 0 {
                text.push_str(&run.to_string());
            }
            rest = behind;
        } else if ALL_PIECES.contains(letter) {
            width = width.saturating_add(1);
            text.push(letter);
            rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        } else {
            return Err(format!("has {letter:?}, which isn't a piece"));
        }
    }
    if width == u32::from(size) {
        Ok(text)
    } else {
        Err(format!("has {width} squares, not {size}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_change_their_order_and_nothing_else() {
        let text = "/3t2T/7/7/3K3/7/7/tttTTTt/";
        let ranks = ["3t2T", "7", "7", "3K3", "7", "7", "tttTTTt"].map(String::from);
        assert_eq!(read_position(text, 7), Ok(ranks.to_vec()));
        assert_eq!(position_text("tttTTTt/7/7/3K3/7/7/3t2T"), text);
        // A run may be split, or be nothing.
        let text = "/3t2T0/7/016/3K3/7/34/tttTTTt/";
        assert_eq!(read_position(text, 7).unwrap_err(), "row 3 has 16 squares, not 7");
        let wide = read_row("5t99999999999999999999", 7);
        assert_eq!(wide.unwrap_err(), "has 4294967295 squares, not 7");
    }
}
