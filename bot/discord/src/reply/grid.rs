//! Buttons in rows, and in pages if there are too many for one message.

use templates::Reader;
use templates::controls::Button;

use crate::control::Control;
use crate::screen::{BUTTONS_IN_ROW, ControlRow, MOST_ROWS, Push};

/// Buttons in rows, as many as there is room for above those of every page; each needs one tap, and
/// a list two.
pub(super) fn grid(
    (entries, page): (Vec<Push>, u8),
    turn: &dyn Fn(u8) -> Control,
    below: Vec<Push>,
    reader: &Reader,
) -> Vec<ControlRow> {
    let mut rows: Vec<Vec<Push>> = Vec::new();
    let mut last = Vec::new();
    if entries.len() + below.len() <= MOST_ROWS * BUTTONS_IN_ROW {
        rows.extend(entries.chunks(BUTTONS_IN_ROW).map(<[Push]>::to_vec));
    } else {
        let pages: Vec<&[Push]> = entries.chunks((MOST_ROWS - 1) * BUTTONS_IN_ROW).collect();
        let now = usize::from(page).min(pages.len().saturating_sub(1));
        let shown = pages.get(now).copied().unwrap_or_default();
        rows.extend(shown.chunks(BUTTONS_IN_ROW).map(<[Push]>::to_vec));
        // There are fewer pages than squares.
        let number = |page: usize| u8::try_from(page).unwrap_or(u8::MAX);
        if now > 0 {
            last.push(Push::plain(turn(number(now - 1)), &Button::Previous, reader));
        }
        if now + 1 < pages.len() {
            last.push(Push::plain(turn(number(now + 1)), &Button::Next, reader));
        }
    }
    last.extend(below);
    let is_full = rows.len() == MOST_ROWS;
    match rows.last_mut().filter(|_| is_full) {
        Some(row) => row.extend(last),
        None => rows.push(last),
    }
    rows.into_iter().map(ControlRow::Buttons).collect()
}

#[cfg(test)]
mod tests {
    use engine::ruleset::Language;

    use super::*;

    #[test]
    fn a_grid_has_all_that_can_be_chosen_and_fits() {
        let reader = Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH);
        let push = || Push::plain(Control::Drop, &Button::Cancel, &reader);
        for count in 1..60_usize {
            for below in 1..=2 {
                let mut seen = 0;
                for page in 0..4 {
                    let entries = (0..count).map(|_| push()).collect();
                    let last = (0..below).map(|_| push()).collect();
                    let rows = grid((entries, page), &|_| Control::Drop, last, &reader);
                    assert!(rows.len() <= MOST_ROWS, "{count}");
                    for row in &rows {
                        let ControlRow::Buttons(row) = row else { panic!("a list") };
                        assert!((1..=BUTTONS_IN_ROW).contains(&row.len()), "{count} {below:?}");
                    }
                    let all: usize = rows
                        .iter()
                        .map(|row| match row {
                            ControlRow::Buttons(row) => row.len(),
                            _ => 0,
                        })
                        .sum();
                    let pages = if count + below <= 25 { 1 } else { count.div_ceil(20) };
                    if usize::from(page) < pages {
                        let turning =
                            usize::from(page > 0) + usize::from(usize::from(page) + 1 < pages);
                        seen += all - below - turning;
                    }
                }
                assert_eq!(seen, count);
            }
        }
    }
}
