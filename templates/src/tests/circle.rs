//! What is told about circles, and refused.

use engine::ruleset::{Language, shipped_library};

use crate::circle::{CircleFacts, CircleNews, CircleRefused, circle, circles};
use crate::notice::Notice;
use crate::refusal::Refusal;
use crate::ruleset_name::RulesetName;
use crate::tests::club::{Club, shown, told};
use crate::told::{Refused, Sentence, Value};

fn facts() -> [CircleFacts; 3] {
    let empty = CircleFacts {
        name: "Vikings".into(),
        language: Language::German,
        in_server: true,
        members: Vec::new(),
        has_reader: Some(false),
        organisers: Vec::new(),
        ladders: Vec::new(),
        tournaments: Vec::new(),
    };
    let full = CircleFacts {
        name: "Normans".into(),
        language: Language::English,
        in_server: false,
        members: vec!["Ylva".into(), "Bo\u{202e}".into()],
        has_reader: Some(true),
        organisers: vec!["Ylva".into()],
        ladders: vec![RulesetName::find(shipped_library(), "Normans/skalk")],
        tournaments: vec![(3, "Winter cup".into())],
    };
    let one = CircleFacts { members: vec!["Ylva".into()], has_reader: None, ..full.clone() };
    [empty, full, one]
}

pub(super) fn notices() -> Vec<Notice> {
    let mut all = vec![circles(&[], &[], &[]), circles(&facts(), &[], &[])];
    all.extend(facts().iter().map(circle));
    let name = || "Vikings".to_owned();
    let mut news = vec![
        CircleNews::Joined { circle: name() },
        CircleNews::LeftServer { circle: name() },
        CircleNews::Opened { circle: name() },
        CircleNews::Waits { circle: name() },
        CircleNews::ToSee { open: vec![name()], waiting: vec!["Jutes".into(), "Angles".into()] },
        CircleNews::Disbanded { circle: name(), reason: "nobody played".into() },
    ];
    news.extend([0, 1, 2].map(|ladders| CircleNews::Left { circle: name(), ladders }));
    news.extend([0, 1, 2].map(|players| CircleNews::Closed { circle: name(), players }));
    let usual = Club::usual();
    all.extend(news.iter().map(|news| told(news.news(&usual))));
    for reader in [Some(8), None] {
        for is_over in [false, true] {
            let club = Club { reader, is_over, ..Club::usual() };
            let changed = CircleNews::OrganiserChanged { circle: name(), act: 1 };
            all.push(told(changed.news(&club)));
        }
    }
    all.into_iter().map(Notice::News).collect()
}

/// A name for one of them.
pub(super) fn heading(said: &Sentence) -> Option<String> {
    let code = said.code();
    let about = match (said.value("who"), said.value("circle")) {
        (Some(Value::Choice("you")), _) => ", to the player".to_owned(),
        (Some(_), _) => ", to the organisers".to_owned(),
        (None, Some(Value::Text(name))) if code == "circle-line" => format!(": {name}"),
        _ => ["ladders", "players"]
            .iter()
            .find_map(|name| match said.value(name)? {
                Value::Count(count) => Some(format!(", {count} {name}")),
                _ => None,
            })
            .unwrap_or_default(),
    };
    code.starts_with("circle").then(|| {
        let members = match said.value("members") {
            Some(Value::Count(count)) if code == "circle-line" => format!(", {count} members"),
            _ => String::new(),
        };
        format!("{}{about}{members}", code.replace('-', " "))
    })
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    let circle = || "Vikings".to_owned();
    let all = vec![
        CircleRefused::NoCircle { name: "danes\u{202e}".into() },
        CircleRefused::AlreadyIn { circle: circle() },
        CircleRefused::NotIn { circle: circle() },
        CircleRefused::OtherNotIn { circle: circle(), player: 8 },
        CircleRefused::OnlyThere { circle: circle() },
        CircleRefused::OnlyMembers { circle: circle() },
        CircleRefused::BadName { name: "a1".into(), most: 20 },
        CircleRefused::Taken { circle: circle() },
        CircleRefused::HasOne { circle: circle() },
        CircleRefused::BadServer { typed: "here".into() },
        CircleRefused::StillWaits { circle: circle() },
    ];
    shown(all.into_iter().map(Refused::Circle).collect())
}
