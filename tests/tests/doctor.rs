//! What `taflpost doctor` says about a healthy club, and about each unhealthy one.

use std::fs::{self, OpenOptions, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};

use expect_test::{Expect, expect};
use rusqlite::Connection;
use storage::{File, Traces};
use tempfile::TempDir;
use tests::command::{play, say};
use tests::discord::Discord;
use tests::mail::{Answer, Names};
use tests::running::{Running, configure};

struct Club {
    folder: PathBuf,
    _parent: TempDir,
}

impl Club {
    fn new() -> Club {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        let _ = play(&folder, "Alva", "join\n");
        Club { folder, _parent: parent }
    }

    fn patch(&self, at: u64, bytes: &[u8]) {
        let file = OpenOptions::new().write(true).open(self.folder.join("club.sqlite"));
        file.expect("the club's file").write_all_at(bytes, at).expect("bytes");
    }

    fn check(&self, expected: &Expect) {
        let said = say(&self.folder, &["doctor"]);
        let is_of_this_machine = |line: &&str| line.starts_with("ok machine: ");
        let own = said.lines().find(is_of_this_machine).unwrap_or("no line about the machine");
        expected.assert_eq(&said.replace(own, "ok machine: this is HOST"));
    }
}

#[test]
fn a_healthy_club() {
    let club = Club::new();
    club.check(&expect![[r#"
        ok folder: only you can open it
        ok lock: no process is using the club
        ok machine: this is HOST
        ok socket: the club isn't running
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        ok file: can be opened, version N
        ok contents: no damage
        ok clock: this machine's clock hasn't been set back
        ok outbox: nothing is waiting to be sent
        ok addresses: messages reach all of them
        ok traces: nothing that was deleted is left
        ok games: the rulesets of all running games are available
        ok heads: no game lacks one that somebody has named
    "#]]);
    let running = Running::start(&club.folder, &club.folder.join("terminal.socket"));
    club.check(&expect![[r#"
        ok folder: only you can open it
        ok lock: process N is using the club
        ok machine: this is HOST
        ok socket: the club answers
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        ok file: can be opened, version N
        ok contents: no damage
        ok clock: this machine's clock hasn't been set back
        ok outbox: nothing is waiting to be sent
        ok addresses: messages reach all of them
        ok traces: nothing that was deleted is left
        ok games: the rulesets of all running games are available
        ok heads: no game lacks one that somebody has named
    "#]]);
    assert!(running.stop().success());
}

/// Settings that are no longer any do no harm, and the host is told to remove them.
#[test]
fn a_configuration_with_settings_that_are_fixed_now() {
    let club = Club::new();
    configure(
        &club.folder,
        "[ladder]\nsmall-ladder = 40\nhold-days = 14\nply-points = 2\nrulesets = [\"skalk\"]\n",
    );
    let said = say(&club.folder, &["doctor"]);
    let found = said.lines().filter(|line| line.contains("configuration:"));
    expect![[r#"
        ok configuration: can be read
        !! configuration: CLUB/taflpost.toml, line 4: [ladder] ply-points is no longer a setting: it is 1 in every club; remove the line
        !! configuration: CLUB/taflpost.toml, line 2: [ladder] small-ladder is no longer a setting: it is 25 in every club; remove the line
        !! configuration: CLUB/taflpost.toml, line 5: [ladder] rulesets is no longer a setting: there are the ladders that you open with taflpost host ladder open RULESET; remove the line
    "#]].assert_eq(&found.map(|line| format!("{line}\n")).collect::<String>());
    assert!(said.ends_with("[exit 1]\n"), "{said}");
}

#[test]
fn a_club_that_does_not_answer() {
    let club = Club::new();
    let _lock = club::Folder::existing(&club.folder)
        .and_then(|folder| folder.lock())
        .expect("nobody holds it");
    club.check(&expect![[r#"
        ok folder: only you can open it
        ok lock: process N is using the club
        ok machine: this is HOST
        !! socket: the club isn't answering: Connection refused (os error 111); if it isn't just starting up, end its process (kill N) and start it again
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        ok file: can be opened, version N
        ok contents: no damage
        ok clock: this machine's clock hasn't been set back
        ok outbox: nothing is waiting to be sent
        ok addresses: messages reach all of them
        ok traces: nothing that was deleted is left
        ok games: the rulesets of all running games are available
        ok heads: no game lacks one that somebody has named
        [exit 1]
    "#]]);
}

#[test]
fn a_folder_that_others_can_read() {
    let club = Club::new();
    fs::set_permissions(&club.folder, Permissions::from_mode(0o755)).expect("open to all");
    club.check(&expect![[r#"
        !! folder: other users can look into it (mode 755); run chmod 700 CLUB
        ok lock: no process is using the club
        ok machine: this is HOST
        ok socket: the club isn't running
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        ok file: can be opened, version N
        ok contents: no damage
        ok clock: this machine's clock hasn't been set back
        ok outbox: nothing is waiting to be sent
        ok addresses: messages reach all of them
        ok traces: nothing that was deleted is left
        ok games: the rulesets of all running games are available
        ok heads: no game lacks one that somebody has named
        [exit 1]
    "#]]);
}

#[test]
fn no_folder() {
    let mut club = Club::new();
    club.folder.push("nowhere");
    club.check(&expect![[r#"
        !! folder: CLUB doesn't exist; give the club's folder with --club DIR, or run taflpost serve to create a new club
        ok rulesets: all can be read
        [exit 1]
    "#]]);
}

#[test]
fn a_file_of_a_newer_version() {
    let club = Club::new();
    // Where SQLite keeps `user_version`.
    club.patch(60, &9999_u32.to_be_bytes());
    club.check(&expect![[r#"
        ok folder: only you can open it
        ok lock: no process is using the club
        ok machine: this is HOST
        ok socket: the club isn't running
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        !! file: CLUB/club.sqlite was written by a newer taflpost (the file has version N, this program knows N); run that newer program
        [exit 1]
    "#]]);
}

#[test]
fn a_damaged_file() {
    let club = Club::new();
    club.patch(0, b"this was a club's file once");
    club.check(&expect![[r#"
        ok folder: only you can open it
        ok lock: no process is using the club
        ok machine: this is HOST
        ok socket: the club isn't running
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        ok rulesets: all can be read
        !! file: CLUB/club.sqlite isn't a club's file, or it is damaged; replace it with the last backup (a copy made by `taflpost backup`), and remove CLUB/club.sqlite-wal and CLUB/club.sqlite-shm if they are there
        [exit 1]
    "#]]);
}

#[test]
fn a_file_with_a_damaged_page() {
    let club = Club::new();
    // On a busy machine the last program may have left pages in the log.
    File::open(&club.folder.join("club.sqlite")).expect("a club").close().expect("closed");
    // Indexes: without the list of tables nothing opens at all.
    let file = Connection::open(club.folder.join("club.sqlite")).expect("a club");
    let mut indexes = file
        .prepare("SELECT rootpage FROM sqlite_schema WHERE name LIKE 'games_%' AND type = 'index'")
        .expect("a list of tables");
    let pages = indexes.query_map([], |row| row.get::<_, u32>(0)).expect("pages");
    let pages: Vec<u32> = pages.collect::<Result<_, _>>().expect("pages");
    assert!(!pages.is_empty());
    for page in pages {
        club.patch(u64::from(page - 1) * 4096, &[0xa5; 4096]);
    }
    let said = say(&club.folder, &["doctor"]);
    let contents = said.lines().find(|line| line.contains(" contents: ")).unwrap_or(&said);
    assert!(contents.starts_with("!! contents: ") && contents.contains("last backup"), "{said}");
    assert!(said.ends_with("[exit 1]\n"), "{said}");
}

#[test]
fn rulesets_that_cannot_be_read() {
    let club = Club::new();
    let bad = club.folder.join("rulesets");
    fs::create_dir(&bad).expect("a folder");
    fs::write(bad.join("mine.toml"), "id = ").expect("a file");
    let said = say(&club.folder, &["doctor", "--rulesets", bad.to_str().expect("a path")]);
    expect![[r#"
        ok folder: only you can open it
        ok lock: no process is using the club
        ok machine: this is vm
        ok socket: the club isn't running
        ok disk: there is enough space
        ok configuration: can be read
        ok senders: policy token: anybody on this machine who knows a reply address is trusted
        ok mail in: only through taflpost receive
        ok mail out: put into CLUB/postbox, and not sent
        ok pages: off
        ok watch: off
        ok discord: off
        !! rulesets: CLUB/rulesets/mine.toml, line 1: string values must be quoted, expected literal string; correct the file, or choose another folder with --rulesets DIR
        ok file: can be opened, version N
        ok contents: no damage
        ok clock: this machine's clock hasn't been set back
        ok outbox: nothing is waiting to be sent
        ok addresses: messages reach all of them
        ok traces: nothing that was deleted is left
        ok games: not checked, because the rulesets cannot be read
        ok heads: no game lacks one that somebody has named
        [exit 1]
    "#]].assert_eq(&said);
}

#[test]
fn a_name_server_that_does_not_answer() {
    let club = Club::new();
    let names = Names::open();
    let configuration = format!(
        "[mail]\ndomain = \"tafl.test\"\nlisten = \"127.0.0.1:0\"\ndns = \"{}\"\n",
        names.address
    );
    fs::write(club.folder.join("taflpost.toml"), configuration).expect("a configuration");
    let dns = || {
        let said = say(&club.folder, &["doctor"]).replace(&names.address.to_string(), "ADDRESS");
        said.lines().filter(|line| line.contains(" dns: ")).collect::<String>()
    };
    // That there is no such name is an answer.
    expect!["ok dns: the name server ADDRESS answers"].assert_eq(&dns());
    names.tell("_dmarc.tafl.test", Answer::Trouble);
    expect!["!! dns: the name server ADDRESS isn't answering; check /etc/resolv.conf, or set another in [mail] dns; until one answers, signed emails are delayed"].assert_eq(&dns());
}

/// What `doctor --all` says about the clubs below a folder, without what it says about each.
fn together(halls: &Path) -> String {
    let said = say(halls, &["doctor", "--all"]);
    let told = |line: &&str| {
        ["== ", "ok together", "!! ", "[exit", "! "].iter().any(|start| line.starts_with(start))
    };
    said.lines().filter(told).map(|line| format!("{line}\n")).collect()
}

#[test]
fn three_clubs_of_one_machine() {
    let halls = tempfile::tempdir().expect("a folder");
    let halls = halls.path();
    expect![[r#"
        ! taflpost: there is no club in CLUB or directly below it; give another folder with --club DIR
        [exit 4]
    "#]].assert_eq(&together(halls));
    for name in ["Vikings", "Wolves", "Ravens"] {
        let folder = halls.join(name.to_lowercase());
        let lower = name.to_lowercase();
        configure(
            &folder,
            &format!(
                "[club]\nname = \"{name} of Oslo\"\n\n[mail]\nlisten = \"unix:../{lower}-mail\"\n\n\
                 [web]\nlisten = \"127.0.0.1:0\"\n"
            ),
        );
        let _ = play(&folder, "Alva", "join\n");
    }
    // What is no club is left out.
    fs::create_dir(halls.join("letters")).expect("a folder");
    fs::write(halls.join("vikings.old"), "").expect("a file");
    let all = say(halls, &["doctor", "--all"]);
    let each = say(&halls.join("ravens"), &["doctor"]).replace("CLUB", "CLUB/ravens");
    assert!(all.contains(&each), "{each:?} is not in {all}");
    expect![[r#"
        == CLUB/ravens (Ravens of Oslo)
        == CLUB/vikings (Vikings of Oslo)
        == CLUB/wolves (Wolves of Oslo)
        == together
        ok together: each club has its own ports, sockets, domain, bot and mailbox
    "#]]
    .assert_eq(&together(halls));

    // One of them is not well.
    fs::set_permissions(halls.join("wolves"), Permissions::from_mode(0o755)).expect("open to all");
    fs::write(halls.join("ravens/taflpost.toml"), "[mali]\n").expect("a configuration");
    expect![[r#"
        == CLUB/ravens
        !! configuration: CLUB/ravens/taflpost.toml, line 1: unknown field `mali`, expected one of `club`, `mail`, `web`, `watch`, `discord`, `ladder`, `log` (did you mean "mail"?); correct the file, and start the club again
        == CLUB/vikings (Vikings of Oslo)
        == CLUB/wolves (Wolves of Oslo)
        !! folder: other users can look into it (mode 755); run chmod 700 CLUB/wolves
        == together
        ok together: each club has its own ports, sockets, domain, bot and mailbox
        !! together: ravens can't be compared with the others; correct what is wrong there first
        [exit 1]
    "#]].assert_eq(&together(halls));
}

#[test]
fn clubs_that_use_what_each_needs_for_itself() {
    let halls = tempfile::tempdir().expect("a folder");
    let halls = halls.path();
    let names = Names::open();
    let discord = Discord::start();
    let free = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port");
    let mail = format!("domain = \"tafl.test\"\ndns = \"{}\"", names.address);
    let imap = "[mail.imap]\nserver = \"LOCALHOST:1\"\nuser = \"play\"\n\
                password-file = \"secret\"\ntls = \"off\"";
    for (name, mail, rest) in [
        ("vikings", format!("{mail}\nlisten = \"unix:../mail\"\n{imap}"), String::new()),
        (
            "wolves",
            format!("{mail}\nlisten = \"{free}\"\n{}", imap.to_lowercase()),
            discord.configuration(halls),
        ),
        (
            "ravens",
            format!("listen = \"unix:{}/ravens/../mail\"", halls.display()),
            format!("[watch]\nlisten = \"{free}\"\n\n{}", discord.configuration(halls)),
        ),
    ] {
        let folder = halls.join(name);
        configure(&folder, &format!("[mail]\n{mail}\n\n[web]\nlisten = \"off\"\n\n{rest}"));
        fs::write(folder.join("secret"), "hush\n").expect("a secret");
        fs::set_permissions(folder.join("secret"), Permissions::from_mode(0o600))
            .expect("its mode");
    }
    let said = together(halls).replace(&free.to_string(), "127.0.0.1:PORT");
    assert!(!said.contains(discord.token()), "{said}");
    expect![[r#"
        == CLUB/ravens (Taflpost)
        == CLUB/vikings (Taflpost)
        !! mail in: the IMAP server LOCALHOST:1 cannot be reached: Connection refused (os error 111); check [mail.imap] server, and whether that server is running
        == CLUB/wolves (Taflpost)
        !! mail in: the IMAP server localhost:1 cannot be reached: Connection refused (os error 111); check [mail.imap] server, and whether that server is running
        == together
        !! together: ravens ([watch] listen), wolves ([mail] listen) use the port 127.0.0.1:PORT; set another in all of them but one
        !! together: ravens ([mail] listen), vikings ([mail] listen) use the socket CLUB/mail; set another in all of them but one
        !! together: vikings ([mail] domain), wolves ([mail] domain) use the domain tafl.test; every club needs its own
        !! together: ravens ([discord] token-file), wolves ([discord] token-file) use the same Discord token; create an application for each club in Discord's developer portal, so that each has its own bot
        !! together: vikings ([mail.imap]), wolves ([mail.imap]) use the folder INBOX of the mailbox play at localhost:1; every club needs its own, or it reads the others' email
        [exit 1]
    "#]].assert_eq(&said);
    discord.finish();
}

#[test]
fn a_file_that_keeps_what_was_deleted() {
    let club = Club::new();
    let path = club.folder.join("club.sqlite");
    let mut file = File::open(&path).expect("the club's file");
    let change = file.change().expect("nobody writes");
    change.set_traces(Traces::Stay).expect("the club's file");
    change.commit().expect("the club's file");
    file.close().expect("the club's file");
    let traces = |club: &Club| {
        let said = say(&club.folder, &["doctor"]);
        said.lines().filter(|line| line.contains("traces")).collect::<String>()
    };
    expect!["!! traces: data of deleted accounts may still be in the file, which is too large to be rewritten while the club is running; close the club for a few minutes and run taflpost compact"].assert_eq(&traces(&club));
    let running = Running::start(&club.folder, &club.folder.join("terminal.socket"));
    expect![[r#"
        ! taflpost: the club in CLUB is running; close it first, because nobody can play while its file is being rewritten
        [exit 4]
    "#]].assert_eq(&say(&club.folder, &["compact"]));
    assert!(running.stop().success());
    let said = say(&club.folder, &["compact"]);
    let (sizes, rest) = said.split_once('\n').expect("two lines");
    assert!(sizes.starts_with("The club's file has been rewritten: "), "{said}");
    assert_eq!(
        rest,
        "Nothing that was deleted is left in it. Older backups may still contain it.\n"
    );
    expect!["ok traces: nothing that was deleted is left"].assert_eq(&traces(&club));
    let (out, nobody) =
        (club.folder.with_file_name("nowhere"), say(&club.folder, &["verify", "--all"]));
    assert!(!nobody.contains("[exit"), "{nobody}");
    assert!(say(&out, &["compact"]).ends_with("[exit 4]\n"));
}
