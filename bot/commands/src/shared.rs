//! What follows a word with which several orders begin.

use super::order::Order;
use super::parts::{Offer, WhichDevices};
use super::rest::{RestOfLine, one_line};
use super::settings::Setting;
use super::table::{Deed, GameQuestion, Question};
use crate::Misread;
use crate::proposal::FIRST_RULESET;
use crate::words::{AccountWord, ConditionWord, OrderWord, PartWord, SettingWord, TryWord, Word};

/// After `if`: a plan, or what to do with the plan that there is.
pub(super) fn plan_or_order(rest: RestOfLine<'_>) -> Result<Order, Misread> {
    rest.need_more()?;
    Ok(match ConditionWord::find(rest.rest) {
        Some(ConditionWord::Show) => GameQuestion::Plan.into(),
        Some(ConditionWord::Clear) => Deed::DropPlan.into(),
        None => Deed::Plan(one_line(rest.rest)).into(),
    })
}

/// After `try`: plies, or what to do with the line that they make.
pub(super) fn trying(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    match rest.word() {
        Some(TryWord::Back) => rest.end(GameQuestion::TryBack.into()),
        Some(TryWord::Save) => {
            let text = rest.quoted();
            rest.end(Deed::TrySave(text).into())
        }
        None => {
            let after = rest.after();
            let plies = rest.plies()?;
            Ok(GameQuestion::Try(after, plies).into())
        }
    }
}

/// After `follow`: what, and whether to be told how games end; or nothing, to see what is followed.
pub(super) fn follow(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Follows.into());
    }
    let end = rest.tells_end();
    let what = rest.need_followed()?;
    rest.end(Deed::Follow(what, end).into())
}

/// After `organisers`: what is written to them, or nothing, to see who they are.
pub(super) fn organisers(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Organisers.into());
    }
    Ok(Deed::WriteToOrganisers(rest.need_text()?).into())
}

/// After a word that can be followed by one other: the first order without it, the second with it.
pub(super) fn one_of_two<W: Word>(
    mut rest: RestOfLine<'_>,
    without: impl Into<Order>,
    with: impl Into<Order>,
) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(without.into());
    }
    rest.need_word::<W>()?;
    rest.end(with.into())
}

/// After `time`: an answer to an offer of time or a pause, or nothing to see the clocks.
pub(super) fn time(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(GameQuestion::Clock.into());
    }
    let order = match rest.offer()? {
        Offer::Make => {
            return Err(Misread::MissingArgument { order: OrderWord::OfferTime, act: None });
        }
        answer => Deed::Time(answer),
    };
    rest.end(order.into())
}

/// After `rules`: those of a ruleset, or of the game; in short, or a part of them.
pub(super) fn rules(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if let Some(part) = rest.word::<PartWord>() {
        return rest.end(GameQuestion::Rules(Some(part)).into());
    }
    let Some(id) = rest.ruleset()? else { return Ok(GameQuestion::Rules(None).into()) };
    let part = (!rest.is_empty()).then(|| rest.need_word::<PartWord>()).transpose()?;
    rest.end(Question::Rules(id, part).into())
}

/// After `learn`: the ruleset if it isn't the first one, the number of a lesson, and a ply in it.
pub(super) fn learn(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    let mut lesson = rest.number();
    let id = match lesson {
        None => rest.ruleset()?,
        Some(_) => None,
    };
    lesson = lesson.or_else(|| rest.number());
    let ply = match lesson {
        Some(_) if !rest.is_empty() => Some(rest.need_text()?),
        _ => None,
    };
    let id = id.unwrap_or_else(|| FIRST_RULESET.to_owned());
    rest.end(Question::Learn(id, lesson, ply).into())
}

/// After `settings`: changes, or nothing to see them, or which one to see.
pub(super) fn settings(rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Settings.into());
    }
    if let Some(which) = SettingWord::find(rest.rest) {
        return Ok(Question::Setting(which).into());
    }
    let mut after = rest;
    match after.word() {
        Some(AccountWord::Devices) => return devices(after),
        Some(AccountWord::Calendar) if after.is_empty() => return Ok(Question::Calendar.into()),
        Some(AccountWord::Calendar) => {
            account_word(&mut after, AccountWord::New)?;
            return after.end(Deed::NewCalendar.into());
        }
        _ => {}
    }
    Setting::read_all(rest).map(|changes| Deed::Settings(changes).into())
}

/// After `settings devices`: nothing to see them, or which of them to end.
fn devices(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Devices.into());
    }
    account_word(&mut rest, AccountWord::End)?;
    let which = match rest.number() {
        Some(number) => WhichDevices::Number(number),
        None => {
            account_word(&mut rest, AccountWord::All)?;
            WhichDevices::All
        }
    };
    rest.end(Deed::EndDevices(which).into())
}

/// Takes that word, which is required.
fn account_word(rest: &mut RestOfLine<'_>, needed: AccountWord) -> Result<(), Misread> {
    let typed = rest.peek();
    match rest.need_word::<AccountWord>()? {
        word if word == needed => Ok(()),
        _ => Err(rest.bad(typed, vec![needed.canonical().to_owned()])),
    }
}
