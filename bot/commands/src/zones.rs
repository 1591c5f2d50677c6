//! Time zones as people name them: by a city or a country in the five languages, or by an offset; and
//! what a zone is called in texts. Places are in `words/zones.toml`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Offset as _, TimeZone as _};
use chrono_tz::{TZ_VARIANTS, Tz};
use engine::notation;

use crate::words::{fold, nearest_of};

/// The areas whose zones are places. Other names are offsets with the sign turned around (POSIX), or
/// are there for old programs.
const AREAS: [&str; 10] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
];

/// The names under which a zone with an offset of whole hours is known, without its number.
const TURNED_AROUND: &str = "Etc/GMT";

/// The zones of places, which are those that are offered.
pub fn place_zones() -> impl Iterator<Item = Tz> {
    let is_place =
        |zone: &&Tz| zone.name().split_once('/').is_some_and(|(area, _)| AREAS.contains(&area));
    TZ_VARIANTS.iter().filter(is_place).copied()
}

/// What a zone is called in texts: its own name, or its offset as people write it (`UTC+1`).
pub fn zone_name(zone: Tz) -> Cow<'static, str> {
    match fixed_hours(zone) {
        Some(hours) => offset_text(hours * 60).into(),
        None => zone.name().into(),
    }
}

/// Whether a zone is nothing but an offset, and so without summer time.
pub fn is_fixed(zone: Tz) -> bool {
    fixed_hours(zone).is_some()
}

/// How far ahead of UTC such a zone is, in hours.
fn fixed_hours(zone: Tz) -> Option<i32> {
    let hours = zone.name().strip_prefix(TURNED_AROUND)?.parse::<i32>().ok()?;
    Some(-hours)
}

/// `UTC+1`, `UTC-3:30`; `UTC` alone where it is the same.
pub fn offset_text(minutes: i32) -> String {
    match (minutes / 60, minutes.abs() % 60) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{hours:+}"),
        (hours, rest) => {
            let sign = if minutes < 0 { '-' } else { '+' };
            format!("UTC{sign}{}:{rest:02}", hours.abs())
        }
    }
}

/// Whether clocks show that time twice in a zone, because summer time ends.
pub fn comes_twice(zone: Tz, local: NaiveDateTime) -> bool {
    matches!(zone.offset_from_local_datetime(&local), chrono::LocalResult::Ambiguous(..))
}

/// How far ahead of UTC a zone is at a moment, in minutes.
pub fn offset_of(at: &DateTime<Tz>) -> i32 {
    at.offset().fix().local_minus_utc() / 60
}

/// The zone that somebody means. If that isn't sure, the names of those that it may be: all of a
/// country, those with an offset that has no zone of its own, or places that are written almost so.
pub fn find_zone(typed: &str) -> Result<Tz, Vec<String>> {
    if let Some(minutes) = offset_in(typed) {
        return zone_at(minutes);
    }
    let names = |zones: &[Tz]| zones.iter().map(|zone| zone.name().to_owned()).collect();
    match PLACES.get(&fold(typed)).map(Vec::as_slice) {
        Some([zone]) => return Ok(*zone),
        Some(several) => return Err(names(several)),
        None => {}
    }
    let known = TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(typed.trim()));
    known.copied().ok_or_else(|| {
        let near = nearest_of(typed, PLACES.keys().map(String::as_str));
        let mut zones: Vec<Tz> = Vec::new();
        for zone in near.into_iter().filter_map(|place| PLACES.get(place)).flatten() {
            if !zones.contains(zone) {
                zones.push(*zone);
            }
        }
        names(&zones)
    })
}

/// Zones of places that somebody may be typing, whose own names or other names hold those letters.
pub fn zones_with(typed: &str) -> Vec<Tz> {
    let typed = fold(typed);
    let holds = |zone: &Tz| fold(zone.name()).contains(&typed);
    let mut zones: Vec<Tz> = place_zones().filter(holds).collect();
    let named = PLACES.iter().filter(|(place, _)| place.contains(&typed));
    for zone in named.flat_map(|(_, zones)| zones) {
        if !zones.contains(zone) {
            zones.push(*zone);
        }
    }
    zones
}

/// The zones of each place that has names, of which a large country has several, and those names,
/// folded.
static NAMED: LazyLock<Vec<(Vec<Tz>, Vec<String>)>> = LazyLock::new(|| {
    // Tests read the file, so it can be read here.
    let written: BTreeMap<String, String> =
        toml::from_str(include_str!("../zones.toml")).expect("zones.toml names places");
    let read = |(zones, names): (&String, &String)| {
        let zones = zones.split(' ').map(|zone| zone.parse().expect("a zone"));
        (zones.collect(), names.split(", ").map(fold).collect())
    };
    written.iter().map(read).collect()
});

/// Each folded name of a place with its zones.
static PLACES: LazyLock<BTreeMap<String, Vec<Tz>>> = LazyLock::new(|| {
    let mut places = BTreeMap::new();
    for (zones, names) in NAMED.iter() {
        // Before other zones of that name: Istanbul is one of Asia, too, for old programs.
        let own = zones.iter().filter(|_| zones.len() == 1).map(|zone| last_part(*zone));
        places.extend(names.iter().cloned().chain(own).map(|name| (name, zones.clone())));
    }
    for zone in place_zones() {
        places.entry(fold(zone.name())).or_insert_with(|| vec![zone]);
        let known: &mut Vec<Tz> = places.entry(last_part(zone)).or_default();
        if !known.iter().any(|other| is_same_time(*other, zone)) {
            known.push(zone);
        }
    }
    places
});

fn last_part(zone: Tz) -> String {
    fold(zone.name().rsplit('/').next().unwrap_or_default())
}

/// Whether clocks show the same there, in winter and in summer.
fn is_same_time(one: Tz, other: Tz) -> bool {
    [1, 7].into_iter().all(|month| minutes_in(one, month) == minutes_in(other, month))
}

/// How far ahead of UTC a zone is in a month of 2026, in minutes.
fn minutes_in(zone: Tz, month: u32) -> Option<i32> {
    let day = NaiveDate::from_ymd_opt(2026, month, 15)?.and_hms_opt(0, 0, 0)?;
    Some(zone.offset_from_utc_datetime(&day).fix().local_minus_utc() / 60)
}

/// How far ahead of UTC somebody means who writes an offset, in minutes: `GMT+1`, `UTC -3`, `+05:30`.
fn offset_in(typed: &str) -> Option<i32> {
    let plain: String = notation::fold_typed(typed).split_whitespace().collect();
    let behind = ["utc", "gmt"].iter().find_map(|name| plain.strip_prefix(name));
    if behind == Some("") || behind == Some("0") {
        return Some(0);
    }
    let offset = behind.unwrap_or(&plain);
    let (sign, digits) = match offset.split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    let (hours, minutes) = match digits.split_once([':', '.']) {
        Some(parts) => parts,
        None if digits.len() >= 3 => digits.split_at_checked(digits.len() - 2)?,
        None => (digits, "0"),
    };
    let number = |text: &str| {
        let is_short = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        is_short.then(|| text.parse::<i32>().ok()).flatten()
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    (minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// The zone with that offset all year; if it has no name of its own, places that have it.
fn zone_at(minutes: i32) -> Result<Tz, Vec<String>> {
    const MOST: usize = 3;
    if minutes == 0 {
        return Ok(Tz::UTC);
    }
    let whole = (minutes % 60 == 0).then(|| format!("{TURNED_AROUND}{:+}", -minutes / 60));
    whole.and_then(|name| name.parse().ok()).ok_or_else(|| {
        let places = NAMED.iter().filter_map(|(zones, _)| match zones.as_slice() {
            [zone] if minutes_in(*zone, 1) == Some(minutes) => Some(zone.name().to_owned()),
            _ => None,
        });
        places.take(MOST).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(typed: &str) -> String {
        match find_zone(typed) {
            Ok(zone) => zone_name(zone).into_owned(),
            Err(names) => format!("? {}", names.join(" ")),
        }
    }

    #[test]
    fn an_offset_means_what_people_mean_by_it() {
        for (typed, zone) in [
            ("GMT+1", "UTC+1"),
            ("gmt +1", "UTC+1"),
            ("UTC+01:00", "UTC+1"),
            ("+01:00", "UTC+1"),
            ("+0100", "UTC+1"),
            ("UTC\u{2212}5", "UTC-5"),
            ("GMT-5", "UTC-5"),
            ("-3", "UTC-3"),
            ("GMT+14", "UTC+14"),
            ("UTC", "UTC"),
            ("GMT", "UTC"),
            ("GMT+0", "UTC"),
            ("utc-00:00", "UTC"),
            ("+05:30", "? Asia/Colombo Asia/Kolkata"),
            ("UTC+5:45", "? Asia/Kathmandu"),
            ("UTC-3:30", "? America/St_Johns"),
            ("GMT+15", "? "),
            ("UTC+1:75", "? "),
            ("Etc/GMT-1", "UTC+1"),
        ] {
            assert_eq!(found(typed), zone, "{typed}");
        }
        for zone in TZ_VARIANTS {
            // Whatever is shown is read as the same, and no offset has its sign turned around.
            let shown = zone_name(zone);
            let read = find_zone(&shown);
            assert!(read.is_ok_and(|read| is_same_time(read, zone)), "{shown}: {zone}");
        }
    }

    #[test]
    fn places_are_known_in_five_languages() {
        for (typed, zone) in [
            ("Europe/Oslo", "Europe/Oslo"),
            ("oslo", "Europe/Oslo"),
            ("Norge", "Europe/Oslo"),
            ("Noruega", "Europe/Oslo"),
            ("Norwegen", "Europe/Oslo"),
            ("København", "Europe/Copenhagen"),
            ("Kobenhavn", "Europe/Copenhagen"),
            ("Kopenhagen", "Europe/Copenhagen"),
            ("Copenhague", "Europe/Copenhagen"),
            ("Dänemark", "Europe/Copenhagen"),
            ("España", "Europe/Madrid"),
            ("Wien", "Europe/Vienna"),
            ("München", "Europe/Berlin"),
            ("Österreich", "Europe/Vienna"),
            ("Schweiz", "Europe/Zurich"),
            ("New York", "America/New_York"),
            ("new_york", "America/New_York"),
            ("Nueva York", "America/New_York"),
            ("Buenos Aires", "America/Argentina/Buenos_Aires"),
            ("Istanbul", "Europe/Istanbul"),
            ("Japan", "Asia/Tokyo"),
            ("England", "Europe/London"),
            ("Island", "Atlantic/Reykjavik"),
            ("Knox", "America/Indiana/Knox"),
            ("Milano", "Europe/Rome"),
            ("Pekín", "Asia/Shanghai"),
            ("Islas Canarias", "Atlantic/Canary"),
            ("Svalbard", "Arctic/Longyearbyen"),
            ("MESZ", "CET"),
            ("BST", "Europe/London"),
            ("IST", "? Europe/Dublin Asia/Kolkata Asia/Jerusalem"),
        ] {
            assert_eq!(found(typed), zone, "{typed}");
        }
        assert!(found("USA").starts_with("? America/New_York America/Chicago"), "{}", found("USA"));
        assert_eq!(found("Osloo"), "? Europe/Oslo");
        assert_eq!(found("Nowhere at all"), "? ");
        // What may be meant is never an offset.
        for typed in ["GMT 1", "GTM+1", "Etc", "UCT+1"] {
            assert!(!found(typed).contains("Etc"), "{typed}: {}", found(typed));
        }
    }

    #[test]
    fn each_zone_of_the_file_is_known_and_each_name_is_of_one_entry() {
        let mut owners = BTreeMap::new();
        for (zones, names) in NAMED.iter() {
            for name in names {
                assert!(!name.is_empty(), "{zones:?}");
                let other = owners.insert(name, zones);
                assert!(other.is_none(), "{name}: {zones:?} and {other:?}");
            }
        }
        assert!(owners.len() > 900, "{}", owners.len());
    }
}
