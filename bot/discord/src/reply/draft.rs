//! A challenge that is being put together by choosing, before it is sent.

use std::sync::Arc;

use commands::Misread;
use commands::words::OrderWord;
use engine::Ruleset;
use templates::controls::{self, Button};
use templates::invitation::choices;
use templates::medium::discord::escape_markdown;
use templates::{Reader, Refusal};

use crate::control::{Control, Draft, DraftFor, DraftPart};
use crate::reply::refusal_screen;
use crate::screen::{ButtonLook, ControlRow, MOST_ENTRIES, Push, Screen};

/// A challenge that is being put together, with everything that can be changed in it. What isn't
/// chosen yet is as usual, and so is what is too long to be kept while the rest is chosen.
pub fn draft_screen(
    draft: Draft,
    usual: &Draft,
    rulesets: &[Arc<Ruleset>],
    reader: &Reader,
) -> Screen {
    let words = reader.words();
    let named = if draft.ruleset.is_empty() { &usual.ruleset } else { &draft.ruleset };
    let ruleset = rulesets.iter().find(|known| known.id.eq_ignore_ascii_case(named));
    let sides = choices::side_choices(words, ruleset.map(|ruleset| &**ruleset));
    let draft = match sides.as_slice() {
        [(only, _)] => draft.with(DraftPart::Side, only.clone()),
        _ => draft,
    };
    let terms = [
        (DraftPart::Ruleset, "ruleset", choices::ruleset_choices(words, rulesets)),
        (DraftPart::Side, "side", sides),
        (DraftPart::Clock, "clock", choices::clock_choices(words)),
    ];
    let offered = |part| {
        let terms = terms.iter().filter(move |(known, ..)| *known == part);
        terms.flat_map(|(.., entries)| entries.iter().map(|(value, _)| value.as_str()))
    };
    let opponent = match &draft.to {
        DraftFor::Account(id, _) => Some(reader.address(id)),
        DraftFor::Named(name) => Some(name.clone()),
        DraftFor::Everybody | DraftFor::SenderOf(_) => None,
    };
    let Some((draft, left_out)) = fitted(draft, usual, &|part| offered(part).collect()) else {
        let typed = opponent.unwrap_or_default();
        let order = OrderWord::Challenge;
        let refusal = Misread::BadArgument { order, typed, nearest: Vec::new(), act: None };
        return refusal_screen(&Refusal::Misread(refusal), reader, None);
    };
    let text = match (&draft.to, opponent) {
        (DraftFor::SenderOf(_), _) => choices::counter_text(reader),
        (_, opponent) => choices::play_text(reader, opponent.as_deref()),
    };
    let is_left_out = |part: &DraftPart| left_out.contains(part);
    let left_out = terms.iter().filter(|(part, ..)| is_left_out(part));
    let left_out = left_out.map(|(_, term, _)| choices::left_out_text(reader, term));
    let text = std::iter::once(text).chain(left_out).collect::<Vec<_>>().join("\n");
    let setting =
        |(part, caption, mut entries): (DraftPart, &'static str, Vec<choices::Choice>)| {
            let value = draft.value(part).to_owned();
            let is_known = value.is_empty() || entries.iter().any(|(known, _)| *known == value);
            if !is_known {
                // It was typed, and is tried when the challenge is sent.
                entries.truncate(MOST_ENTRIES - 1);
                entries.push((value.clone(), value.clone()));
            }
            entries.truncate(MOST_ENTRIES);
            let id = Control::Play(part, draft.clone());
            let placeholder = controls::ChoiceCaption::Several(caption.into()).text(words);
            ControlRow::Setting { id, placeholder, entries, value }
        };
    let send = Control::Play(DraftPart::Send, draft.clone());
    let buttons = ControlRow::Buttons(vec![
        Push::plain(send, &Button::SendChallenge, reader).with_look(ButtonLook::Main),
        Push::plain(Control::Drop, &Button::Cancel, reader),
    ]);
    let rows = terms.into_iter().map(setting).chain([buttons]).collect();
    Screen { rows, ..Screen::from_text(escape_markdown(&text, reader)) }
}

/// The draft with the usual values for what isn't chosen, so that it fits whatever is chosen of what
/// is offered; and the parts in which what was typed didn't fit. `None` if nothing fits because of
/// the person that it is for.
fn fitted<'a>(
    draft: Draft,
    usual: &Draft,
    offered: &dyn Fn(DraftPart) -> Vec<&'a str>,
) -> Option<(Draft, Vec<DraftPart>)> {
    let length = |text: &str| text.chars().count();
    let mut draft = DraftPart::TERMS.into_iter().fold(draft, |draft, part| {
        let is_open = draft.value(part).is_empty();
        if is_open { draft.with(part, usual.value(part).to_owned()) } else { draft }
    });
    let mut left_out = Vec::new();
    loop {
        let longest = DraftPart::TERMS.into_iter().fold(draft.clone(), |longest, part| {
            let most = offered(part).into_iter().max_by_key(|value| length(value));
            match most.filter(|most| length(most) > length(longest.value(part))) {
                Some(most) => longest.with(part, most.to_owned()),
                None => longest,
            }
        });
        if draft.fits() && longest.fits() {
            return Some((draft, left_out));
        }
        let is_typed = |part: &DraftPart| {
            let value = draft.value(*part);
            !value.is_empty() && !offered(*part).contains(&value)
        };
        let typed = DraftPart::TERMS.into_iter().filter(is_typed);
        // A colon would end it in the id of a control.
        let part = typed.max_by_key(|part| {
            let value = draft.value(*part);
            (value.contains(':'), length(value))
        })?;
        if draft.value(part) == usual.value(part) {
            // Nobody typed it: it is one that isn't offered any more.
            draft = draft.with(part, String::new());
        } else {
            draft = draft.with(part, usual.value(part).to_owned());
            left_out.push(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ruleset::{Language, shipped_library};

    use super::*;

    #[test]
    fn a_challenge_can_be_sent_whatever_is_typed_and_chosen() {
        let reader = Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH);
        let all = shipped_library().iter().cloned().collect::<Vec<_>>();
        let usual = Draft {
            to: DraftFor::Everybody,
            ruleset: "copenhagen".into(),
            side: choices::USUAL_SIDE.into(),
            clock: choices::USUAL_CLOCK.into(),
        };
        let targets = [
            DraftFor::Everybody,
            DraftFor::Account("18446744073709551615".into(), true),
            DraftFor::Named("é".repeat(30)),
            DraftFor::SenderOf(i64::MAX),
        ];
        for to in targets {
            for typed in ["", "5 days", "1:00", &"é".repeat(40), &"x".repeat(6_000)] {
                let [ruleset, side, clock] = [(); 3].map(|()| typed.to_owned());
                let draft = Draft { to: to.clone(), ruleset, side, clock };
                let screen = draft_screen(draft, &usual, &all, &reader);
                assert_eq!(screen.rows.len(), 4);
                for row in screen.rows {
                    match row {
                        ControlRow::Setting { id: Control::Play(part, draft), entries, .. } => {
                            assert_eq!(draft.to, to);
                            for (value, _) in entries {
                                assert!(draft.clone().with(part, value).fits(), "{draft:?}");
                            }
                        }
                        ControlRow::Buttons(buttons) => {
                            assert!(buttons.iter().all(|push| push.id.fits()), "{buttons:?}");
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
        }
    }
}
