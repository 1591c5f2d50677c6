//! Who sent an email, proved by the club itself: what signatures prove (`data/signed`), and what
//! happens to forged and signed emails at a real club that asks a name server of ours.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use mail::dkim::{Checker, Silent, SilentNames};
use mail::{Message, SenderVerdict, Unproven, message};
use tests::mail::{Answer, Club, Correspondent, Draft, Names, Signer, Style};

use crate::mail::table::Table;

/// A case of `data/signed`.
struct Case {
    name: String,
    mail: Vec<u8>,
    names: Vec<(String, Answer)>,
    most_asked: usize,
    is_silent: bool,
    expected: String,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/signed");
    let files = fs::read_dir(folder).expect("cases").map(|file| file.expect("a file").path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "eml"));
    let mut cases: BTreeMap<String, Case> = BTreeMap::new();
    for path in files {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(path.with_extension("txt")).expect("what is expected");
        let (head, expected) = text.split_once("\n\n").expect("a blank line");
        let mut case = Case {
            name: name.clone(),
            mail: fs::read(path).expect("a mail"),
            names: Vec::new(),
            most_asked: usize::MAX,
            is_silent: false,
            expected: expected.trim().to_owned(),
        };
        for line in head.lines().filter(|line| !line.starts_with('#')) {
            let (key, value) = line.split_once(": ").expect("`key: value`");
            match key {
                "asked" => case.most_asked = value.parse().expect("a number"),
                "dns" => {
                    let (name, text) = value.split_once(' ').expect("a name and a text");
                    case.is_silent |= text == "SILENT";
                    let answer = match text {
                        "SERVFAIL" => Answer::Trouble,
                        "SILENT" => Answer::Silence,
                        text => Answer::Text(text.to_owned()),
                    };
                    case.names.push((name.to_owned(), answer));
                }
                other => panic!("{name}: {other}"),
            }
        }
        cases.insert(name, case);
    }
    cases.into_values().collect()
}

fn crlf(mail: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(mail).replace('\n', "\r\n").into_bytes()
}

#[tokio::test]
async fn signatures_prove_what_is_written_beside_them() {
    let cases = cases();
    let mut wrong = String::new();
    for case in &cases {
        for mail in [case.mail.clone(), crlf(&case.mail)] {
            let names = Names::open();
            for (name, answer) in &case.names {
                names.tell(name, answer.clone());
            }
            let mut checker = Checker::new(Some(names.address)).expect("a checker");
            if case.is_silent {
                checker.patience = Duration::from_millis(300);
            }
            let found = match message::read_message(&mail) {
                Err(why) => panic!("{}: {}", case.name, why.name()),
                Ok(message) if message.from.is_none() => "nobody".to_owned(),
                Ok(message) => match checked(&checker, &mail, &message).await {
                    Ok(SenderVerdict::Pass) => "pass".to_owned(),
                    Ok(SenderVerdict::Unproven(Unproven::Failed)) => "failed".to_owned(),
                    Ok(SenderVerdict::Unproven(_)) => "not-enough".to_owned(),
                    Err(silent) => {
                        assert!(silent.domain.ends_with("players.test"), "{}", silent.domain);
                        "later".to_owned()
                    }
                },
            };
            let asked = names.asked();
            if found != case.expected || asked.len() > case.most_asked {
                writeln!(wrong, "{}: {found}, not {}; asked {asked:?}", case.name, case.expected)
                    .expect("a line");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(cases.len() >= 50, "{} cases", cases.len());
}

async fn checked(
    checker: &Checker,
    mail: &[u8],
    message: &Message,
) -> Result<SenderVerdict, Silent> {
    checker.check(mail, message, &SilentNames::default()).await.verdict
}

/// A club at a domain of its own, whose name server is ours. Alva's and Ylva's providers sign.
pub(super) struct Signed {
    pub table: Table,
    pub names: Names,
    pub alvas: Signer,
    ylvas: Signer,
}

impl Signed {
    fn open(authserv: &str) -> (Club, Names) {
        let names = Names::open();
        for domain in ["players.test", "others.test"] {
            let policy = Answer::Text("v=DMARC1; p=reject".into());
            names.tell(&format!("_dmarc.{domain}"), policy);
        }
        let configuration = format!(
            "[mail]\ndomain = \"tafl.test\"\nlisten = \"127.0.0.1:0\"\ndns = \"{}\"\n{authserv}\n\
             [web]\nlisten = \"127.0.0.1:0\"\n",
            names.address
        );
        (Club::configured(&configuration, "play@tafl.test"), names)
    }

    /// The same with a game that has begun.
    pub fn laid(authserv: &str) -> Signed {
        let (mut club, names) = Signed::open(authserv);
        let (alvas, ylvas) =
            (Signer::of("players.test", &names), Signer::of("others.test", &names));
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
        let mut welcomes = Vec::new();
        for (who, signer, name) in [(&mut alva, &alvas, "Alva"), (&mut ylva, &ylvas, "Ylva")] {
            club.take(&signer.sign(&who.writes("play@tafl.test", &format!("join {name}")), None));
            let [asked] = club.letters_to([&*who]);
            club.take(&signer.sign(&who.answers(&asked, "yes"), None));
            let [welcome] = club.letters_to([&*who]);
            welcomes.push(welcome);
        }
        let challenge = alva.answers(&welcomes[0], "challenge Ylva brandubh attack");
        let [_, invited] = club.tell(&alvas.sign(&challenge, None), [&alva, &ylva]);
        let accept = ylvas.sign(&ylva.answers(&invited, "accept"), None);
        let [begun, begins] = club.tell(&accept, [&ylva, &alva]);
        Signed { table: Table { club, alva, ylva, begins, begun }, names, alvas, ylvas }
    }

    fn zone_of_alva(&self) -> String {
        let club = &self.table.club;
        club.texts("SELECT zone FROM players WHERE handle = 'Alva'").join("")
    }
}

/// With another From.
fn from(draft: &Draft, from: &str) -> Draft {
    let text = String::from_utf8(draft.bytes.clone()).expect("a text");
    let (before, rest) = text.split_once("From: ").expect("a From");
    let (_, after) = rest.split_once("\r\n").expect("a line");
    Draft { bytes: format!("{before}From: {from}\r\n{after}").into_bytes(), ..draft.clone() }
}

fn stamped(draft: &Draft, stamp: &str) -> Draft {
    Draft { bytes: [stamp.as_bytes(), &draft.bytes].concat(), ..draft.clone() }
}

#[test]
fn who_signs_plays_without_being_asked() {
    let Signed { mut table, names: _names, alvas, ylvas } = Signed::laid("");
    assert!(table.club.said().contains("signatures"), "{}", table.club.said());
    let begins = table.begins.clone();
    let ply = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let [_, turn] = table.club.tell(&ply, [&table.alva, &table.ylva]);
    let ply = ylvas.sign(&table.ylva.answers(&turn, "d3-c3"), None);
    let [_, _] = table.club.tell(&ply, [&table.ylva, &table.alva]);
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3"]);
}

#[test]
fn who_does_not_sign_is_asked_and_so_is_who_changes_what_was_signed() {
    let Signed { mut table, names: _names, alvas, .. } = Signed::laid("");
    let begins = table.begins.clone();
    let plain = table.alva.answers(&begins, "d1-c1");
    let [asked] = table.club.tell(&plain, [&table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
    let signed = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let text = String::from_utf8_lossy(&signed.bytes).replace("d1-c1", "d1-b1");
    let changed = Draft { bytes: text.into_bytes(), ..signed };
    let [asked] = table.club.tell(&changed, [&table.alva]);
    assert!(asked.says("d1-b1") && asked.says("If it was you"), "{asked}");
    assert!(table.club.plies(1).is_empty());
    // No player needs a provider that signs: the answer proves that she reads there.
    let yes = table.alva.answers(&asked, "yes");
    let [_, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-b1"]);
}

/// An email that answers none of ours, in words, from somebody who is proven.
#[test]
fn a_signed_hello_is_answered() {
    let Signed { mut table, alvas, .. } = Signed::laid("");
    let hello = table.alva.writes("play@tafl.test", "hello, is anybody there");
    let [told] = table.club.tell(&alvas.sign(&hello, None), [&table.alva]);
    assert!(told.marked().count() > 0, "{told}");
}

#[test]
fn trouble_in_the_dns_is_waited_for() {
    let Signed { mut table, names, alvas, .. } = Signed::laid("");
    let begins = table.begins.clone();
    // A key that has not been asked for yet, so that nothing is cached about it.
    let ply = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let text = String::from_utf8_lossy(&ply.bytes).replace("s=s1;", "s=s2;");
    let ply = Draft { bytes: text.into_bytes(), ..ply };
    names.tell("s2._domainkey.players.test", Answer::Trouble);
    let refused = ply.send(table.club.port()).expect_err("the mail is to come again");
    assert!(refused.contains("451") || refused.contains("transient"), "{refused}");
    assert!(table.club.plies(1).is_empty());
    table.club.no_letter();
}

/// The first critical finding of the hostile review: RFC 5322 reads this From as Mallory, who has
/// an account at Alva's provider, which signs it.
#[test]
fn a_from_that_can_be_read_in_two_ways_is_nobodys() {
    for authserv in ["", "authserv = \"mx.tafl.test\"\n"] {
        let mut signed = Signed::laid(authserv);
        for header in [
            "x \"<alva@players.test> (\" <mallory@players.test> (c)",
            "x \"<alva@players.test>; (\" <mallory@players.test> (c)",
            "=?utf-8?q?x?= \"<alva@players.test> (\" <mallory@players.test> (c)",
            "Mal\r\n \"<alva@players.test> (\"\r\n <mallory@players.test> (Mal)",
        ] {
            let draft = signed.table.alva.writes("play@tafl.test", "link mallory@evil.test");
            let draft = signed.alvas.sign(&from(&draft, header), None);
            let draft = stamped(
                &draft,
                "Authentication-Results: mx.tafl.test; dkim=pass header.d=players.test;\r\n \
                 dmarc=pass header.from=players.test\r\n\
                 Received: from out.players.test by mx.tafl.test with ESMTPS; today\r\n",
            );
            let refused = draft.send(signed.table.club.port()).expect_err("nobody's");
            assert!(refused.contains("5.7.1") && refused.contains("one address"), "{refused}");
        }
        signed.table.club.no_letter();
    }
}

/// The second: OpenDKIM repeats `i=` decoded, so that a stranger's signature can write findings of
/// its own in the mail server's name, which deceives OpenDMARC as well.
#[test]
fn a_verdict_that_a_stranger_wrote_into_his_signature_proves_nothing() {
    let mut signed = Signed::laid("authserv = \"mx.tafl.test\"\n");
    let attacker = Signer::of("attacker.test", &signed.names);
    let identity = "x=3B=20dkim=3Dpass=20header.d=3Dplayers.test=3B=20spf=3Dpass=20smtp.mailfrom=\
                    3Da@attacker.test";
    let stamp = "Authentication-Results: mx.tafl.test; dmarc=pass (p=reject dis=none) \
                 header.from=players.test\r\n\
                 Authentication-Results: mx.tafl.test;\r\n dkim=pass (2048-bit key) \
                 header.d=attacker.test header.i=x; dkim=pass header.d=players.test; spf=pass \
                 smtp.mailfrom=a@attacker.test\r\n\
                 Received: from mail.attacker.test by mx.tafl.test with ESMTPS; today\r\n";
    let before = signed.zone_of_alva();
    let draft = signed.table.alva.writes("play@tafl.test", "settings zone Asia/Tokyo");
    let draft = stamped(&attacker.sign(&draft, Some(identity)), stamp);
    let [asked] = signed.table.club.tell(&draft, [&signed.table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
    assert_eq!(signed.zone_of_alva(), before);
    // Nor does it play.
    let begins = signed.table.begins.clone();
    let draft = signed.table.alva.answers(&begins, "d1-c1");
    let draft = stamped(&attacker.sign(&draft, Some(identity)), stamp);
    let [asked] = signed.table.club.tell(&draft, [&signed.table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
    assert!(signed.table.club.plies(1).is_empty());
}

#[test]
fn a_signed_email_to_somebody_else_is_no_order_here() {
    let mut signed = Signed::laid("");
    let before = signed.zone_of_alva();
    let to_eve = signed.table.alva.writes("eve@elsewhere.test", "settings zone Asia/Tokyo");
    let replayed = Draft { to: "play@tafl.test".into(), ..signed.alvas.sign(&to_eve, None) };
    let [asked] = signed.table.club.tell(&replayed, [&signed.table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
    assert_eq!(signed.zone_of_alva(), before);
    // The same to the club is carried out.
    let to_us = signed.table.alva.writes("play@tafl.test", "settings zone Asia/Tokyo");
    let [told] = signed.table.club.tell(&signed.alvas.sign(&to_us, None), [&signed.table.alva]);
    assert!(told.says("Tokyo"), "{told}");
    assert_ne!(signed.zone_of_alva(), before);
}

/// A signature still holds when a header that it doesn't cover is replaced, and with it what is read
/// in the same body.
#[test]
fn a_signed_email_whose_type_anybody_could_have_changed_is_no_order_here() {
    let mut signed = Signed::laid("");
    let before = signed.zone_of_alva();
    let draft = signed.table.alva.writes("play@tafl.test", "settings zone Asia/Tokyo");
    let text = String::from_utf8_lossy(&draft.bytes).into_owned();
    assert!(text.contains("Content-Type: ") && text.contains("Content-Transfer-Encoding: "));
    let [asked] = signed.table.club.tell(&signed.alvas.sign_loosely(&draft), [&signed.table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
    assert_eq!(signed.zone_of_alva(), before);
    // Only the reader of the club's email can write to its reply address.
    let begins = signed.table.begins.clone();
    let draft = signed.table.alva.answers(&begins, "settings zone Asia/Tokyo");
    let [told] = signed.table.club.tell(&signed.alvas.sign_loosely(&draft), [&signed.table.alva]);
    assert!(told.says("Tokyo") && !told.says("If it was you"), "{told}");
    assert_ne!(signed.zone_of_alva(), before);
}

/// A club at a large provider's mailbox, or with players whose client drops the plus part.
#[test]
fn a_move_to_the_clubs_own_address_is_played_if_it_answers_the_games_email() {
    let mut signed = Signed::laid("");
    let begins = signed.table.begins.clone();
    let answer = signed.table.alva.answers(&begins, "d1-c1");
    let text = String::from_utf8_lossy(&answer.bytes).replace(begins.reply_to(), "play@tafl.test");
    let draft = Draft { to: "play@tafl.test".into(), bytes: text.into_bytes(), ..answer };
    let signed_draft = signed.alvas.sign(&draft, None);
    let table = &mut signed.table;
    let [_, _] = table.club.tell(&signed_draft, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

/// Nobody signs for Alva here, as for many people with small providers.
#[test]
fn a_forged_mail_does_not_use_up_the_question() {
    let mut signed = Signed::laid("");
    let table = &mut signed.table;
    let forged = table.alva.writes("play@tafl.test", "settings zone Asia/Tokyo");
    let [forged] = table.club.tell(&forged, [&table.alva]);
    // Her own needs confirmation as well, and is carried out with her yes.
    let own = table.alva.writes("play@tafl.test", "vacation 3 days");
    let [asked] = table.club.tell(&own, [&table.alva]);
    assert!(asked.says("vacation") && asked.says("If it was you"), "{asked}");
    let yes = table.alva.answers(&asked, "yes");
    let letters = {
        table.club.take(&yes);
        table.club.letters()
    };
    assert!(letters.iter().any(|letter| letter.to() == table.alva.address), "{letters:?}");
    assert_eq!(table.club.number("SELECT count(*) FROM vacations"), 1);
    // Nobody can answer the forged one any more.
    let yes = table.alva.answers(&forged, "yes");
    table.club.take(&yes);
    let _ = table.club.letters();
    assert!(!table.club.texts("SELECT zone FROM players").contains(&"Asia/Tokyo".to_owned()));
    // Three questions are open, asked one after the other; then a "no" makes room for her own.
    let mut last = None;
    for zone in ["Asia/Tokyo", "Europe/Oslo", "Europe/Berlin"] {
        let draft = table.alva.writes("play@tafl.test", &format!("settings zone {zone}"));
        let [asked] = table.club.tell(&draft, [&table.alva]);
        last = Some(asked);
    }
    let own = table.alva.writes("play@tafl.test", "settings language de");
    table.club.take(&own);
    table.club.no_letter();
    let last = last.expect("a question");
    assert!(last.says("no more than three"), "{last}");
    // A reply to an email of the club is asked about despite the limit: no forger can write that.
    let reply = table.alva.answers(&forged, "settings language de");
    let [asked] = table.club.tell(&reply, [&table.alva]);
    assert!(asked.says("settings language de"), "{asked}");
    let no = table.alva.answers(&last, "no");
    table.club.take(&no);
    let _ = table.club.letters();
    let own = table.alva.writes("play@tafl.test", "settings language de");
    let [asked] = table.club.tell(&own, [&table.alva]);
    assert!(asked.says("If it was you"), "{asked}");
}
