//! The host's commands on a real club: through the socket of a running one, otherwise by opening
//! the club.

use std::path::Path;

use expect_test::{Expect, expect};
use tests::command::{play, say};
use tests::running::Running;

fn check(said: &str, expected: &Expect) {
    // The moments come from the machine's clock.
    let lines = said.lines().map(|line| match line.split_once(" UTC  ") {
        Some((_, rest)) => format!("(moment)  {rest}\n"),
        None => format!("{}\n", line.trim_end()),
    });
    expected.assert_eq(&lines.collect::<String>());
}

/// Without a terminal nobody can be asked.
fn nothing_is_done_unasked(club: &Path) {
    check(
        &say(club, &["host", "suspend", "Ylva", "permanently", "wrote insults"]),
        &expect![[r#"
            Suspend Ylva permanently? Ylva won’t be able to move or write, though the clocks keep running, and open challenges are withdrawn. Ylva is told your reason; opponents are only told of the suspension. Your reason: “wrote insults”
            ! taflpost: nothing was done, because there is no terminal to ask at; to do it without being asked, add --yes
            [exit 2]
        "#]],
    );
    check(
        &say(club, &["host", "suspend", "Bodil", "permanently", "wrote insults"]),
        &expect![[r#"
            Nobody here is called Bodil. Please check the spelling. Anyone who isn’t a player yet can join the club.
            [exit 1]
        "#]],
    );
    check(
        &say(club, &["host", "suspend", "Ylva", "wrote insults"]),
        &expect![[r#"
            ! taflpost: “wrote” doesn’t fit where “3 days” belongs: “taflpost host suspend NAME 3 days REASON”.
            [exit 2]
        "#]],
    );
    check(
        &say(club, &["host", "suspend", "Ylva", "--days", "3", "--reason", "wrote insults"]),
        &expect![[r#"
            ! taflpost: that is typed without options now: taflpost host suspend Ylva 3 days 'wrote insults' --yes
            [exit 2]
        "#]],
    );
    check(
        &say(club, &["host", "log"]),
        &expect![[r#"
            The organisers haven't done anything yet.
        "#]],
    );
}

fn suspend_and_log(club: &Path) {
    let suspend = ["host", "--yes", "suspend", "Ylva", "permanently", "wrote insults"];
    check(
        &say(club, &suspend),
        &expect![[r#"
        Ylva is permanently suspended and has been told. The organisers’ reason: “wrote insults”
    "#]],
    );
    check(
        &say(club, &["host", "lift", "Alva", "she is not"]),
        &expect![[r#"
        Alva isn’t suspended.
        [exit 1]
    "#]],
    );
    check(
        &say(club, &["host", "log"]),
        &expect![[r#"
        (moment)  Ylva: suspended (wrote insults)
    "#]],
    );
    check(
        &play(club, "Ylva", "seek skalk\n"),
        &expect![[r#"
        The club’s organisers have permanently suspended you. You can still look at everything, but you can’t move or write, and your clocks keep running. The organisers’ reason: “wrote insults”
          organisers …           write to the organisers: add what you want to say

        You’re permanently suspended, so your command wasn’t carried out. You can still look at everything, get your data as a file, and delete your account. If you think this is wrong, write to the organisers. Their reason: “wrote insults”
          organisers …           write to the organisers: add what you want to say
          privacy                see what the club stores about you, and why
          export                 get everything the club stores about you
          erase                  delete your account; we’ll ask you first

        [exit 1]
    "#]],
    );
}

#[test]
fn hosts_decide_while_the_club_runs() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let running = Running::start(&club, &club.join("terminal.socket"));
    for name in ["Alva", "Ylva"] {
        let _ = play(&club, name, "join\n");
    }
    nothing_is_done_unasked(&club);
    suspend_and_log(&club);
    assert!(running.stop().success());
}

#[test]
fn hosts_decide_while_no_club_runs() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    for name in ["Alva", "Ylva"] {
        let _ = play(&club, name, "join\n");
    }
    nothing_is_done_unasked(&club);
    suspend_and_log(&club);
}

/// How the club is doing can be seen while it runs, and when it doesn't.
#[test]
fn hosts_see_how_the_club_is_doing() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let running = Running::start(&club, &club.join("terminal.socket"));
    for name in ["Alva", "Ylva"] {
        let _ = play(&club, name, "join\n");
    }
    let while_it_runs = say(&club, &["status"]);
    assert!(running.stop().success());
    for said in [while_it_runs, say(&club, &["status"])] {
        // The first line has the moment.
        let rest = said.split_once('\n').expect("more than a line").1;
        check(
            rest,
            &expect![[r#"
                No games are running. 2 players have been here in the last 24 hours, and 2 in the last week.
                New since yesterday:
                Ylva and Alva
            "#]],
        );
    }
}

#[test]
fn a_mistyped_folder_is_no_new_club() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("clubb");
    check(
        &say(&club, &["host", "close", "1", "abandoned"]),
        &expect![[r#"
            ! taflpost: cannot use CLUB: No such file or directory (os error 2); give the club's folder with --club DIR
            [exit 4]
        "#]],
    );
    assert!(!club.exists());
}
