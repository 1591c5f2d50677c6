//! The watched mailbox: against servers that fail on purpose, and against Dovecot.

mod dovecot;
mod proxy;
mod script;
mod watcher;

use std::time::Duration;

use mail::imap::status::{ImapLink, ImapTrouble};
use mail::imap::{Dealt, ImapSettings, MailboxPlace, Times, Tls};
use mail::{LARGEST, Taken};

use dovecot::Dovecot;
use proxy::Proxy;
use watcher::Watcher;

/// The longest that a test waits for something.
const PATIENCE: Duration = Duration::from_secs(20);

fn config(server: String) -> ImapSettings {
    ImapSettings {
        server,
        tls: Tls::Off,
        user: "club".into(),
        password: "se\"cr\\et".into(),
        folder: "INBOX".into(),
        authority: None,
    }
}

fn times() -> Times {
    let first_pause = Duration::from_millis(20);
    Times { first_pause, longest_pause: Duration::from_millis(200), ..Times::default() }
}

#[tokio::test]
async fn mails_from_before_and_from_now() {
    let Some(dovecot) = Dovecot::start() else { return };
    dovecot.deliver("one");
    dovecot.deliver("two");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.expect(&["one", "two"]).await;
    dovecot.until_seen(&["one", "two"]).await;
    for name in ["three", "four", "five"] {
        dovecot.deliver(name);
        watcher.expect(&[name]).await;
    }
    dovecot.until_seen(&["five", "four", "one", "three", "two"]).await;

    // The stored place is enough to continue, even past what somebody else has seen.
    watcher.until_place(5).await;
    let place = watcher.stop().await;
    dovecot.deliver_seen("six");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), place);
    watcher.expect(&["six"]).await;
    dovecot.deliver("seven");
    watcher.expect(&["seven"]).await;
}

#[tokio::test]
async fn what_others_have_read_before_us_is_left() {
    let Some(dovecot) = Dovecot::start() else { return };
    dovecot.deliver("one");
    dovecot.deliver_seen("old");
    dovecot.deliver("two");
    dovecot.deliver_seen("older");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.expect(&["one", "two"]).await;
    dovecot.deliver("three");
    watcher.expect(&["three"]).await;
}

#[tokio::test]
async fn idle_is_said_again_and_again() {
    let Some(dovecot) = Dovecot::start() else { return };
    let times = Times { idle: Duration::from_millis(50), ..times() };
    let mut watcher = Watcher::start(config(dovecot.plain()), times, None);
    for name in ["one", "two", "three", "four"] {
        tokio::time::sleep(Duration::from_millis(120)).await;
        dovecot.deliver(name);
        watcher.expect(&[name]).await;
    }
    assert_eq!(watcher.status().link, ImapLink::Watching);
}

#[tokio::test]
async fn a_lost_connection_loses_no_mail() {
    let Some(dovecot) = Dovecot::start() else { return };
    let mut proxy = Proxy::start(dovecot.plain()).await;
    let mut watcher = Watcher::start(config(proxy.address()), times(), None);
    for (uid, name) in [(1, "one"), (2, "two"), (3, "three")] {
        dovecot.deliver(name);
        proxy.mend();
        watcher.expect(&[name]).await;
        // If the connection is lost before the place is stored, the mail would come a second time.
        watcher.until_place(uid).await;
        proxy.cut();
        watcher.until(|status| matches!(status.link, ImapLink::Trouble(_))).await;
    }
    proxy.mend();
    watcher.until(|status| status.link == ImapLink::Watching).await;
    dovecot.deliver("four");
    watcher.expect(&["four"]).await;
}

#[tokio::test]
async fn a_mailbox_that_counts_again_is_read_by_what_is_unseen() {
    let Some(dovecot) = Dovecot::start() else { return };
    dovecot.deliver("one");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.expect(&["one"]).await;
    watcher.until_place(1).await;
    let before = watcher.stop().await.unwrap();

    dovecot.count_again();
    dovecot.deliver("two");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), Some(before));
    watcher.expect(&["two"]).await;
    dovecot.deliver("three");
    watcher.expect(&["three"]).await;
    watcher.until_place(3).await;
    dovecot.until_seen(&["one", "three", "two"]).await;
    let after = watcher.stop().await.unwrap();
    assert_ne!(before.validity, after.validity);
}

#[tokio::test]
async fn a_mail_that_shall_come_again_holds_back_the_next() {
    let Some(dovecot) = Dovecot::start() else { return };
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.answer(&[Taken::Yes, Taken::Later, Taken::Later, Taken::Yes, Taken::Refused("x")]);
    dovecot.deliver("one");
    watcher.expect(&["one"]).await;
    dovecot.deliver("two");
    watcher.expect(&["two", "two"]).await;
    dovecot.deliver("three");
    watcher.expect(&["two", "three"]).await;
    watcher.until(|status| (status.taken, status.refused) == (2, 1)).await;
    dovecot.until_seen(&["one", "three", "two"]).await;
}

#[tokio::test]
async fn a_mail_that_is_set_aside_comes_again_after_those_behind_it() {
    let Some(dovecot) = Dovecot::start() else { return };
    for name in ["one", "two", "three"] {
        dovecot.deliver(name);
    }
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    let yes = Dealt::Taken(Taken::Yes);
    watcher.deal(&[Dealt::Aside, yes, Dealt::Aside, Dealt::Aside, yes, yes]);
    watcher.expect(&["one", "two", "three", "one", "one", "three"]).await;
    watcher.until_place(3).await;
    watcher.until(|status| status.taken == 3).await;
    dovecot.until_seen(&["one", "three", "two"]).await;
}

#[tokio::test]
async fn it_is_seen_after_it_is_dealt_with_and_not_before() {
    let Some(dovecot) = Dovecot::start() else { return };
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.shut();
    dovecot.deliver("one");
    watcher.expect(&["one"]).await;
    // The mail is being dealt with when the program ends.
    watcher.stop().await;
    dovecot.until_seen(&[]).await;
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.expect(&["one"]).await;
    dovecot.until_seen(&["one"]).await;
}

#[tokio::test]
async fn too_large_a_mail_is_left_unread() {
    let Some(dovecot) = Dovecot::start() else { return };
    dovecot.deliver(&format!("large\r\n\r\n{}", "x".repeat(LARGEST)));
    dovecot.deliver("small");
    let mut watcher = Watcher::start(config(dovecot.plain()), times(), None);
    watcher.expect(&["small"]).await;
    watcher.until(|status| (status.taken, status.refused) == (1, 1)).await;
    dovecot.until_seen(&["large", "small"]).await;
}

#[tokio::test]
async fn a_wrong_password_is_told() {
    let Some(dovecot) = Dovecot::start() else { return };
    let wrong = ImapSettings { password: "wrong".into(), ..config(dovecot.plain()) };
    let watcher = Watcher::start(wrong, times(), None);
    watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Login)).await;
    let wrong = ImapSettings { folder: "Nowhere".into(), ..config(dovecot.plain()) };
    let watcher = Watcher::start(wrong, times(), None);
    watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Folder)).await;
}

#[tokio::test]
async fn the_way_there_may_be_encrypted() {
    let Some(dovecot) = Dovecot::start() else { return };
    let authority = Some(dovecot.certificate());
    let mut place = None;
    let ways = [(1, Tls::On, dovecot.encrypted()), (2, Tls::StartTls, dovecot.plain())];
    for (uid, tls, server) in ways {
        let name = format!("{tls:?}");
        let server = server.replace("127.0.0.1", "localhost");
        let trusting = ImapSettings { tls, authority: authority.clone(), ..config(server) };
        dovecot.deliver(&name);
        let mut watcher = Watcher::start(trusting.clone(), times(), place);
        watcher.expect(&[&name]).await;
        watcher.until_place(uid).await;
        place = watcher.stop().await;

        let doubting = ImapSettings { authority: None, ..trusting.clone() };
        let watcher = Watcher::start(doubting, times(), place);
        watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Encryption)).await;

        let address = trusting.server.replace("localhost", "127.0.0.1");
        let elsewhere = ImapSettings { server: address, ..trusting };
        let watcher = Watcher::start(elsewhere, times(), place);
        watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Encryption)).await;
    }
}

#[tokio::test]
async fn no_password_leaves_this_machine_in_clear() {
    // An address for documentation: nobody is there, and no connection is tried.
    let watcher = Watcher::start(config("192.0.2.1:143".into()), times(), None);
    watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Unencrypted)).await;
}

#[tokio::test]
async fn a_connection_lost_within_a_command_loses_no_mail() {
    // Each time the server leaves one command later; this is never mistaken for an empty mailbox or
    // for a mail that is gone.
    let commands =
        ["LOGIN", "CAPABILITY", "SELECT", "UID SEARCH", "RFC822.SIZE", "BODY.PEEK", "UID STORE"];
    for command in commands {
        for ending in [script::Ending::Close, script::Ending::Refuse] {
            let server = script::server(command, ending).await;
            let place = Some(MailboxPlace { validity: 7, uid: 4 });
            let mut watcher = Watcher::start(config(server), times(), place);
            watcher.expect(&["five"]).await;
            if command == "UID STORE" && ending == script::Ending::Close {
                // It was dealt with, but that was not stored.
                watcher.expect(&["five"]).await;
            }
            watcher.until_place(5).await;
        }
    }
}

#[tokio::test]
async fn a_silent_server_is_left() {
    let limit = Duration::from_millis(100);
    for command in ["LOGIN", "SELECT", "UID SEARCH", "BODY.PEEK", "IDLE", "DONE"] {
        let server = script::server(command, script::Ending::Hang).await;
        let times = Times { command: limit, done: limit, idle: limit, ..times() };
        let mut watcher = Watcher::start(config(server), times, None);
        watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::Silent)).await;
        watcher.expect(&["five"]).await;
    }
}

#[tokio::test]
async fn a_server_without_idle_is_told() {
    let server = script::server("IDLE", script::Ending::Missing).await;
    let watcher = Watcher::start(config(server), times(), None);
    watcher.until(|status| status.link == ImapLink::Trouble(ImapTrouble::NoIdle)).await;
}
