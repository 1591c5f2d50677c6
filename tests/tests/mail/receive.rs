//! `taflpost receive`: an email from standard input, for mail servers that run a program.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use expect_test::expect;
use tests::command::{command, shown};
use tests::mail::{Correspondent, Draft, Style};

use crate::mail::table::Table;

/// The program's output for an email, and how it ends.
fn receive(club: &Path, draft: &Draft) -> String {
    let mut command = command(club, &["receive", "--from", &draft.from, "--rcpt", &draft.to]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    program.stdin.take().expect("its input").write_all(&draft.bytes).expect("it reads");
    shown(club, &program.wait_with_output().expect("the program ends"))
}

#[test]
fn a_running_club_is_handed_the_mail() {
    let mut table = Table::laid();
    let mut ply = table.alva.answers(&table.begins, "d1-c1");
    // Programs pass emails on with the line ends of the machine.
    ply.bytes.retain(|&byte| byte != b'\r');
    for _ in 0..2 {
        assert_eq!(receive(&table.club.folder, &ply), "");
    }
    let [_, _] = table.club.letters_to([&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn a_club_that_does_not_run_is_opened_for_it() {
    let mut table = Table::laid();
    table.club.stop();
    let ply = table.alva.answers(&table.begins, "d1-c1");
    assert_eq!(receive(&table.club.folder, &ply), "");
    let again = receive(&table.club.folder, &ply);
    assert_eq!(again, "! taflpost: an email was ignored: seen\n");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
    // Both are notified, at the latest when it runs again.
    table.club.start();
    table.club.pass_time();
    let letters = table.club.letters();
    for who in [&table.alva, &table.ylva] {
        assert!(letters.iter().any(|letter| letter.to() == who.address), "{letters:?}");
    }
}

#[test]
fn what_is_for_nobody_or_no_mail_is_refused_for_good() {
    let mut table = Table::laid();
    let ply = table.alva.answers(&table.begins, "d1-c1");
    let nobody = Draft { to: "play+nobody@taflpost.localhost".into(), ..ply.clone() };
    expect![[r#"
        ! taflpost: refused: 550 5.1.1 There is no such address here
        [exit 65]
    "#]]
    .assert_eq(&receive(&table.club.folder, &nobody));
    let garbage = Draft { bytes: vec![0, 0xff, b'\n', b'x'], ..ply.clone() };
    let said = receive(&table.club.folder, &garbage);
    assert!(said.ends_with("[exit 65]\n"), "{said}");
    let mut large = ply.clone();
    large.bytes.extend(vec![b'x'; 1 << 20]);
    expect![[r#"
        ! taflpost: refused: the email is larger than 1 MiB
        [exit 65]
    "#]]
    .assert_eq(&receive(&table.club.folder, &large));
    table.club.stop();
    let said = receive(&table.club.folder, &nobody);
    assert!(said.contains("550 5.1.1") && said.ends_with("[exit 65]\n"), "{said}");
    table.club.start();
    table.club.no_letter();
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn a_club_that_somebody_else_holds_is_to_be_tried_again() {
    let mut table = Table::laid();
    table.club.stop();
    let ply = table.alva.answers(&table.begins, "d1-c1");
    let lock = club::Folder::existing(&table.club.folder)
        .and_then(|folder| folder.lock())
        .expect("nobody holds it");
    let said = receive(&table.club.folder, &ply);
    assert!(said.starts_with("! taflpost: try again later: "), "{said}");
    assert!(said.ends_with("[exit 75]\n"), "{said}");
    drop(lock);
    assert_eq!(receive(&table.club.folder, &ply), "");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn a_club_with_a_bad_configuration_is_to_be_tried_again() {
    let mut table = Table::laid();
    table.club.stop();
    let configuration = table.club.folder.join("taflpost.toml");
    let good = fs::read(&configuration).expect("a configuration");
    fs::write(&configuration, "[mail]\nlisen = \"off\"\n").expect("a file");
    let ply = table.alva.answers(&table.begins, "d1-c1");
    let said = receive(&table.club.folder, &ply);
    assert!(said.ends_with("[exit 75]\n"), "{said}");
    fs::write(&configuration, good).expect("a file");
    assert_eq!(receive(&table.club.folder, &ply), "");
}

#[test]
fn a_stranger_can_join_through_it() {
    let mut table = Table::laid();
    let mut nils = Correspondent::new("nils@new.test", Style::Top);
    assert_eq!(receive(&table.club.folder, &nils.writes(&table.club.own, "join Nils")), "");
    let [asked] = table.club.letters_to([&nils]);
    assert_eq!(receive(&table.club.folder, &nils.answers(&asked, "yes")), "");
    let [welcome] = table.club.letters_to([&nils]);
    assert!(welcome.says("Welcome to Taflpost, Nils!"), "{welcome}");
}
