//! Nobody is flooded: one person's actions send another only a few messages, and strangers almost
//! none. Weeks pass in no time here; the last tests are emails over real SMTP.

use chrono::TimeDelta;
use service::mail::{Outgoing, Proof, Return};
use service::{Answer, Failure};
use storage::Channel;
use tests::mail::{Club, Correspondent, Style};

use crate::mail::limits::Desk;
use crate::mail::table::Table;

/// How many of the emails went to an address.
fn to(letters: &[Outgoing], address: &str) -> usize {
    letters.iter().filter(|letter| letter.address == address).count()
}

const ALVA: &str = "alva@players.test";

/// A day in which Ylva says that every few minutes; returns how many emails Alva gets in each hour,
/// and what they say.
fn a_day_of(desk: &mut Desk, says: impl Fn(usize) -> String) -> (Vec<usize>, String) {
    let (mut hours, mut text) = (Vec::new(), String::new());
    for hour in 0..24 {
        let mut got = 0;
        for nth in 0..20 {
            desk.mail("ylva", Desk::order(&says(hour * 20 + nth)), &[]);
            for letter in desk.letters().iter().filter(|letter| letter.address == ALVA) {
                got += 1;
                text.push_str(&letter.text);
            }
            desk.now += TimeDelta::minutes(3);
        }
        hours.push(got);
    }
    (hours, text)
}

#[test]
fn twelve_letters_an_hour_and_forty_a_day_and_no_message_is_lost() {
    let mut desk = Desk::laid();
    desk.now += TimeDelta::days(1);
    let (hours, mut text) = a_day_of(&mut desk, |nth| format!("say word{nth}."));
    assert!(hours.iter().all(|&got| got <= 12), "{hours:?}");
    assert_eq!(hours[0], 12, "{hours:?}");
    assert!(hours.iter().sum::<usize>() <= 40, "{hours:?}");
    // The rest comes when it is allowed to, and then every word has come.
    for _ in 0..24 {
        desk.now += TimeDelta::hours(1);
        text.extend(desk.letters().into_iter().map(|letter| letter.text));
    }
    // More than a hundred in a day are refused.
    let missing: Vec<_> = (0..100).filter(|nth| !text.contains(&format!("word{nth}."))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_mail_of_199_messages_is_a_few_letters() {
    let mut desk = Desk::laid();
    let said = (0..199).flat_map(|nth| Desk::order(&format!("say word{nth}."))).collect();
    desk.mail("ylva", said, &[]);
    let letters = desk.letters();
    assert!(to(&letters, ALVA) <= 12, "{}", to(&letters, ALVA));
    let to_alva = letters.iter().filter(|letter| letter.address == ALVA);
    let text: String = to_alva.map(|letter| letter.text.as_str()).collect();
    // The rest of an email is not carried out, and its sender is told what was left out.
    assert!((0..20).all(|nth| text.contains(&format!("word{nth}."))));
    assert!(!text.contains("word20."), "{text}");
    let answer = letters.iter().find(|letter| letter.address == "ylva@players.test");
    assert!(answer.is_some_and(|letter| letter.text.contains("179")), "{letters:?}");
}

#[test]
fn long_messages_come_in_several_letters() {
    let mut desk = Desk::laid();
    let long = "so ".repeat(600);
    let said = (0..60).flat_map(|nth| Desk::order(&format!("say {nth} {long}"))).collect();
    desk.mail("ylva", said, &[]);
    let mut letters = desk.letters();
    letters.retain(|letter| letter.address == ALVA);
    assert!(letters.len() <= 12, "{}", letters.len());
    assert!(letters.iter().all(|letter| letter.text.len() < 20_000));
}

#[test]
fn vacations_that_begin_and_end_at_once_cost_days_and_tell_once() {
    let mut desk = Desk::laid();
    let mut said = Vec::new();
    for _ in 0..99 {
        said.extend(Desk::order("vacation 1 day"));
        said.extend(Desk::order("vacation end"));
    }
    desk.mail("ylva", said, &[]);
    let letters = desk.letters();
    let to_alva: Vec<_> = letters.iter().filter(|letter| letter.address == ALVA).collect();
    assert_eq!(to_alva.len(), 1, "{to_alva:?}");
    assert!(to_alva[0].text.contains("Ylva"), "{}", to_alva[0].text);
    // Ten of them were begun, and this is the eleventh of 28 days.
    let answer = desk.ask(Channel::Email, "ylva@players.test", "vacation 1 day");
    assert!(format!("{answer:?}").contains("left: 17"), "{answer:?}");
}

#[test]
fn an_invitation_that_is_taken_back_before_it_went_out_is_never_told() {
    let mut desk = Desk::laid();
    let mut said = Desk::order("challenge Alva brandubh attack");
    said.extend(Desk::order("cancel"));
    desk.mail("ylva", said, &[]);
    assert_eq!(to(&desk.letters(), ALVA), 0);
    // Once it has been sent, its end is reported too.
    desk.mail("ylva", Desk::order("challenge Alva brandubh attack"), &[]);
    assert_eq!(to(&desk.letters(), ALVA), 1);
    desk.mail("ylva", Desk::order("cancel"), &[]);
    assert_eq!(to(&desk.letters(), ALVA), 1);
}

#[test]
fn a_turn_is_told_at_once_however_much_was_said_and_takes_along_what_waits() {
    let mut desk = Desk::laid();
    // Alva attacks in game 1: she moves, and Ylva floods her before the answer.
    desk.mail("alva", Desk::order("1: d1-c1"), &[]);
    desk.sent();
    for nth in 0..30 {
        desk.mail("ylva", Desk::order(&format!("say word{nth}.")), &[]);
        desk.sent();
    }
    desk.mail("ylva", Desk::order("1: d3-c3"), &[]);
    let letters = desk.letters();
    let told: Vec<_> = letters.iter().filter(|letter| letter.address == ALVA).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].text.contains("d3-c3") && told[0].text.contains("word29."), "{told:?}");
    // Her clock runs from then.
    let Answer::Done(board) = desk.ask(Channel::Email, ALVA, "1: d2-c2") else { panic!("refused") };
    drop(board);
}

#[test]
fn what_was_sent_counts_after_a_restart_too() {
    let mut desk = Desk::laid();
    for nth in 0..15 {
        desk.mail("ylva", Desk::order(&format!("say word{nth}.")), &[]);
        desk.sent();
    }
    desk.restart();
    desk.mail("ylva", Desk::order("say again"), &[]);
    assert_eq!(to(&desk.letters(), ALVA), 0);
    desk.now += TimeDelta::hours(1);
    let letters = desk.letters();
    assert_eq!(to(&letters, ALVA), 1);
    assert!(letters[0].text.contains("word14.") && letters[0].text.contains("again"));
}

#[test]
fn what_one_does_leaves_another_room() {
    let mut desk = Desk::laid();
    for (address, line) in
        [("cleo@players.test", "join Cleo"), ("cleo@players.test", "seek brandubh")]
    {
        assert!(matches!(desk.ask(Channel::Email, address, line), Answer::Done(_)));
    }
    assert!(matches!(desk.ask(Channel::Email, ALVA, "accept 2"), Answer::Done(_)));
    desk.sent();
    for nth in 0..15 {
        desk.mail("ylva", Desk::order(&format!("1: say word{nth}.")), &[]);
        desk.sent();
    }
    desk.mail("cleo", Desk::order("2: say hello"), &[]);
    assert_eq!(to(&desk.letters(), ALVA), 1);
}

#[test]
fn in_discord_what_is_held_comes_piece_by_piece() {
    let mut desk = Desk::laid();
    for line in ["join Cleo", "challenge Ylva brandubh attack"] {
        assert!(matches!(desk.ask(Channel::Discord, "77", line), Answer::Done(_)), "{line}");
    }
    assert!(matches!(desk.ask(Channel::Email, "ylva@players.test", "accept 2"), Answer::Done(_)));
    let mut hours = Vec::new();
    for hour in 0..30 {
        let mut got = 0;
        for nth in 0..20 {
            if hour < 10 {
                desk.mail("ylva", Desk::order(&format!("2: say word{hour}.{nth}")), &[]);
            }
            let letters =
                service::letters::claim(&mut desk.service, desk.now, Channel::Discord, 1000)
                    .expect("no trouble");
            for part in letters.into_iter().flat_map(|letter| letter.parts) {
                got += 1;
                service::letters::handed(&mut desk.service, desk.now, part.id).expect("no trouble");
            }
            desk.sent();
            desk.now += TimeDelta::minutes(3);
        }
        hours.push(got);
    }
    assert!(hours.iter().all(|&got| got <= 12), "{hours:?}");
    assert!(hours.iter().take(24).sum::<usize>() <= 41, "{hours:?}");
}

#[test]
fn a_bounced_mailbox_is_news_that_counts_too() {
    let mut desk = Desk::laid();
    let mut told = 0;
    for _ in 0..30 {
        // Emails to Ylva bounce, and she writes again.
        desk.mail("alva", Desk::order("say hello"), &[]);
        let letters = service::letters::claim(&mut desk.service, desk.now, Channel::Email, 100)
            .expect("no trouble");
        for letter in letters {
            told += usize::from(letter.address == ALVA);
            for part in letter.parts {
                let failed = Failure::Permanent;
                let done = match letter.address == ALVA {
                    true => service::letters::handed(&mut desk.service, desk.now, part.id),
                    false => service::letters::not_handed(
                        &mut desk.service,
                        desk.now,
                        part.id,
                        &letter.address,
                        failed,
                        "5.1.1 nobody",
                    ),
                };
                done.expect("no trouble");
            }
        }
        desk.mail("ylva", Desk::order("settings zone UTC"), &[]);
        told += to(&desk.letters(), ALVA);
    }
    assert!(told <= 30 + 12, "what Alva's own mails are answered, and twelve: {told}");
}

#[test]
fn eighty_forged_mails_with_plus_addresses_send_one_letter() {
    let mut desk = Desk::laid();
    for nth in 0..80 {
        let from = format!("victim+{nth}@victims.test");
        desk.mail_from(&from, Proof::Unproven, Desk::order(&format!("join BuyMyStuff{nth}")), &[]);
    }
    let letters = desk.letters();
    assert_eq!(letters.len(), 1, "{letters:?}");
    assert!(!letters[0].text.contains("BuyMyStuff"), "{}", letters[0].text);
    // A restart of the club or a change of dots does not increase the number either.
    desk.restart();
    for nth in 0..5 {
        let from = format!("v.ictim+{nth}@gmail.com");
        desk.mail_from(&from, Proof::Unproven, Desk::order("join"), &[]);
        desk.mail_from("vi.ctim@googlemail.com", Proof::Unproven, Desk::order("join"), &[]);
    }
    assert_eq!(desk.sent().len(), 1);
}

#[test]
fn a_forged_domain_leaves_room_for_others_and_all_of_them_for_senders_with_proof() {
    let mut desk = Desk::laid();
    let forge = |desk: &mut Desk, from: String| {
        desk.mail_from(&from, Proof::Unproven, Desk::order("join"), &[]);
    };
    for nth in 0..100 {
        forge(&mut desk, format!("u{nth}@large.test"));
    }
    assert_eq!(desk.sent().len(), 10, "in one domain");
    forge(&mut desk, "nils@small.test".into());
    assert_eq!(desk.sent(), ["nils@small.test"]);
    for nth in 0..100 {
        forge(&mut desk, format!("u@d{nth}.test"));
    }
    assert_eq!(desk.sent().len(), 60 - 11, "in all");
    desk.restart();
    forge(&mut desk, "one@more.test".into());
    assert!(desk.sent().is_empty());
    // Proved senders share nothing with that: neither the domain's count nor the mailbox's own.
    for from in ["new@large.test", "u1@large.test", "new@other.test"] {
        desk.mail_from(from, Proof::Proven, Desk::order("join Bodil"), &[]);
        let letters = desk.letters();
        assert_eq!(to(&letters, from), 1, "{from}");
        assert!(letters[0].text.contains("Bodil"), "what its reader typed: {}", letters[0].text);
    }
    desk.now += TimeDelta::hours(1);
    forge(&mut desk, "one@more.test".into());
    assert_eq!(desk.sent(), ["one@more.test"]);
}

#[test]
fn four_accounts_together_send_a_strangers_mailbox_three_letters_a_day() {
    let mut desk = Desk::laid();
    for number in 0..4 {
        let address = format!("sock{number}@players.test");
        let joined = desk.ask(Channel::Email, &address, &format!("join Sock{number}x"));
        assert!(matches!(joined, Answer::Done(_)), "{joined:?}");
    }
    desk.now += TimeDelta::days(1);
    for day in 0..3 {
        let mut sent = Vec::new();
        for number in 0..4 {
            for nth in 0..5 {
                let victim = format!("victim+{day}.{number}.{nth}@victims.test");
                let challenge = Desk::order(&format!("challenge {victim} brandubh"));
                desk.mail(&format!("sock{number}"), challenge, &[]);
                let sock = format!("sock{number}@players.test");
                let _ = desk.ask(Channel::Email, &sock, &format!("link {victim}"));
            }
        }
        sent.extend(desk.sent().into_iter().filter(|address| address.starts_with("victim")));
        assert_eq!(sent.len(), 3, "day {day}: {sent:?}");
        desk.now += TimeDelta::days(1);
    }
    // Another mailbox belongs to another person.
    desk.mail("alva", Desk::order("challenge nils@victims.test brandubh"), &[]);
    assert!(desk.sent().contains(&"nils@victims.test".to_owned()));
}

#[test]
fn a_no_is_for_all_addresses_of_a_mailbox() {
    let mut desk = Desk::laid();
    desk.now += TimeDelta::days(1);
    desk.mail("alva", Desk::order("challenge vic.tim@gmail.com brandubh"), &[]);
    let letters = desk.letters();
    let asked = letters.iter().find(|letter| letter.address.starts_with("vic")).expect("a letter");
    service::mail::mail_returned(&mut desk.service, desk.now, asked.mail, Return::Stop, "no more")
        .expect("no trouble");
    desk.now += TimeDelta::days(2);
    for address in ["victim@gmail.com", "victim+x@googlemail.com", "v.i.c.t.i.m@gmail.com"] {
        desk.mail("ylva", Desk::order(&format!("challenge {address} brandubh")), &[]);
        desk.mail("ylva", Desk::order(&format!("link {address}")), &[]);
        desk.mail_from(address, Proof::Unproven, Desk::order("join"), &[]);
    }
    assert!(desk.sent().iter().all(|address| address == "ylva@players.test"));
}

#[test]
fn newcomers_invite_nobody_by_address_for_a_day_no_matter_who_reads_there() {
    let mut desk = Desk::laid();
    let joined = desk.ask(Channel::Email, "new@players.test", "join Newcomer");
    assert!(matches!(joined, Answer::Done(_)));
    for address in ["nobody@elsewhere.test", ALVA] {
        let line = format!("challenge {address} brandubh");
        let answer = desk.ask(Channel::Email, "new@players.test", &line);
        let Answer::Refused(refusal) = answer else { panic!("{address}: {answer:?}") };
        assert_eq!(refusal.code(), "too-new", "{refusal:?}");
    }
    assert!(desk.sent().is_empty());
    desk.now += TimeDelta::days(1);
    let answer =
        desk.ask(Channel::Email, "new@players.test", "challenge nobody@elsewhere.test brandubh");
    assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
    assert_eq!(desk.sent(), ["nobody@elsewhere.test"]);
}

/// Everything that somebody can do that another player is notified of, each once.
const DOINGS: &[&str] = &[
    "say hello",
    "vacation 1 day",
    "vacation end",
    "draw",
    "takeback",
    "challenge Alva brandubh attack",
    "rematch",
    "seek brandubh",
    "ladder challenge Alva brandubh",
];

#[test]
fn a_blocked_player_reaches_the_other_by_moves_alone() {
    let mut desk = Desk::laid();
    desk.mail("alva", Desk::order("block Ylva"), &[]);
    desk.mail("alva", Desk::order("1: d1-c1"), &[]);
    desk.sent();
    for line in DOINGS {
        desk.mail("ylva", Desk::order(line), &[]);
        assert_eq!(to(&desk.letters(), ALVA), 0, "{line}");
    }
    desk.mail("ylva", Desk::order("1: d3-c3"), &[]);
    let letters = desk.letters();
    assert_eq!(to(&letters, ALVA), 1);
    // An offer is on the board of the game, which she looks at anyway.
    desk.mail("alva", Desk::order("unblock Ylva"), &[]);
    desk.sent();
    desk.mail("ylva", Desk::order("say hello"), &[]);
    assert_eq!(to(&desk.letters(), ALVA), 1);
}

#[test]
fn a_block_drops_what_still_waits_of_that_person() {
    let mut desk = Desk::laid();
    for nth in 0..15 {
        desk.mail("ylva", Desk::order(&format!("say word{nth}.")), &[]);
        desk.sent();
    }
    desk.mail("alva", Desk::order("block Ylva"), &[]);
    desk.sent();
    desk.now += TimeDelta::hours(1);
    assert_eq!(to(&desk.letters(), ALVA), 0);
}

#[test]
fn over_smtp_one_mail_of_vacations_and_messages_is_a_few_letters() {
    let mut table = Table::laid();
    let lines = "vacation 1 day\nvacation end\nsay hello\n".repeat(20);
    let draft = table.ylva.answers(&table.begun, &lines);
    table.club.take(&draft);
    let letters = table.club.letters();
    let alvas = letters.iter().filter(|letter| letter.to() == table.alva.address).count();
    assert!((1..=12).contains(&alvas), "{alvas}");
}

#[test]
fn over_smtp_plus_addresses_are_one_mailbox() {
    let mut club = Club::open();
    let own = club.own.clone();
    for nth in 0..20 {
        let mut nils = Correspondent::new(&format!("nils+{nth}@new.test"), Style::Top);
        club.take(&nils.writes(&own, "Hello,\ncan I play here?"));
    }
    assert_eq!(club.letters().len(), 1);
}
