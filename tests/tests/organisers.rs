//! What organisers decide is done for them in every channel, and refused to everybody else there;
//! nobody decides what they have a part in, and a game that is lost on time is lost before anybody
//! decides it.

use chrono::TimeDelta;
use commands::OrganiserAct;
use engine::ruleset::Language;
use service::{Actor, Answer, LadderRules};
use storage::{Channel, HostLogRow};
use templates::Reader;
use tests::simulated::Simulated;

/// One of each, about people other than the organiser.
const ACTS: [&str; 22] = [
    "suspend cleo 3 days a test",
    "lift cleo a test",
    "adjudicate 1 attackers a test",
    "extend 1 defenders 2d a test",
    "close 1 a test",
    "ladder place skalk cleo 1 a test",
    "tournament open \"Winter\" skalk 2026-12-01 18:00 groups 4",
    "circle open Jutes",
    "circle appoint Vikings cleo",
    "circle dismiss Vikings cleo a test",
    "circle close Vikings a test",
    "circle announce Vikings a test",
    "ladder open brandubh",
    "ladder close skalk a test",
    "ladder take-out skalk cleo a test",
    "tournament start 1",
    "tournament cancel 1 a test",
    "tournament take-out 1 cleo a test",
    "appoint cleo",
    "dismiss cleo a test",
    "answer 1 a test",
    "announce a test",
];

fn at(channel: Channel, address: &str) -> Actor {
    Actor { channel, address: address.to_owned(), language: None }
}

/// Olav is an organiser who plays nothing, in three channels under three names; Alva and Cleo play
/// game 1, are on a ladder and in tournament 1, and Bo does nothing.
fn club() -> Simulated {
    let mut club = Simulated::new(LadderRules::default());
    for name in ["Olav", "Alva", "Cleo", "Bo"] {
        done(club.says(name, "join"));
    }
    for (actor, name) in [
        (at(Channel::Email, "olav@post.test"), "Oda"),
        (at(Channel::Discord, "1001"), "Odin"),
        (at(Channel::Email, "bo@post.test"), "Berit"),
        (at(Channel::Discord, "1002"), "Bjarne"),
    ] {
        done(club.asks(actor, &format!("join {name}")));
    }
    for name in ["Olav", "Oda", "Odin"] {
        done(club.host(&OrganiserAct::Appoint { name: name.to_owned() }));
    }
    // Organisers appoint nobody who has just joined.
    club.now += TimeDelta::days(8);
    done(club.says("Alva", "challenge cleo skalk attack 3d/ply no-vacation"));
    done(club.says("Cleo", "accept"));
    done(club.host(&OrganiserAct::read("ladder open skalk").expect("an act")));
    for name in ["Alva", "Cleo"] {
        done(club.says(name, "ladder join skalk"));
    }
    done(club.host(&OrganiserAct::read("circle open Vikings").expect("an act")));
    done(club.says("Cleo", "circle join Vikings"));
    let open = "tournament open \"Autumn\" skalk 2026-12-01";
    done(club.host(&OrganiserAct::read(open).expect("an act")));
    for name in ["Alva", "Cleo"] {
        done(club.says(name, "tournament join 1"));
    }
    done(club.says("Cleo", "organisers a test"));
    club
}

/// Whether somebody loses something by it, or gets a say, so that it has to be confirmed.
fn is_asked_about(act: &str) -> bool {
    let gives = [
        "circle open",
        "lift",
        "extend",
        "ladder open",
        "tournament open",
        "tournament start",
        "answer",
    ];
    !gives.iter().any(|gives| act.starts_with(gives))
}

fn done(answer: Answer) {
    if let Answer::Refused(refusal) = answer {
        panic!("{}", refusal.code());
    }
}

fn refused(answer: Answer) -> &'static str {
    match answer {
        Answer::Refused(refusal) => refusal.code(),
        Answer::Done(_) => panic!("it was done"),
    }
}

/// An organiser appoints somebody, and says yes.
fn appoint(club: &mut Simulated, by: &str, name: &str) {
    done(club.says(by, &format!("organise appoint {name}")));
    done(club.says(by, "yes"));
}

/// How often a player has been told that.
fn told(club: &Simulated, name: &str, what: &str) -> usize {
    let view = club.reading.view();
    let player = view.player_called(&name.to_lowercase()).expect("a file").expect("a player");
    let notices = view.notices_for(player.id).expect("notices");
    notices.iter().filter(|notice| notice.data.contains(what)).count()
}

fn reader(club: &Simulated) -> Reader {
    Reader::stranger(Language::English, "Club", club.now)
}

/// What an organiser is told of the club.
fn today(club: &mut Simulated, name: &str) -> String {
    match club.says(name, "club today") {
        Answer::Done(notice) => notice.text(&reader(club)),
        Answer::Refused(refusal) => panic!("{}", refusal.code()),
    }
}

/// The same for the host.
fn status(club: &Simulated) -> String {
    let notice = service::today::club_today(&club.questions(), club.now).expect("the club");
    notice.text(&reader(club))
}

fn log(club: &Simulated) -> Vec<HostLogRow> {
    club.reading.view().host_log(100).expect("a log")
}

#[test]
fn there_is_one_of_each() {
    let acts = ACTS.map(|act| OrganiserAct::read(act).expect(act));
    for form in OrganiserAct::FORMS {
        assert!(acts.iter().any(|act| act.form() == form), "{form:?}");
    }
}

#[test]
fn nobody_else_organises_in_any_channel() {
    let mut club = club();
    let before = log(&club);
    let acts = ACTS.iter().flat_map(|act| ["", "yes "].map(|sure| format!("organise {sure}{act}")));
    let seen = ["club today", "follow club today"].map(str::to_owned);
    for line in acts.chain(seen) {
        for (actor, code) in [
            (at(Channel::Terminal, "Bo"), "only-organisers"),
            (at(Channel::Terminal, "Alva"), "only-organisers"),
            (at(Channel::Email, "bo@post.test"), "only-organisers"),
            (at(Channel::Discord, "1002"), "only-organisers"),
            (at(Channel::Terminal, "Nobody"), "not-a-player"),
            (at(Channel::Email, "nobody@post.test"), "stranger"),
            (at(Channel::Discord, "1003"), "stranger"),
            (at(Channel::Web, "a browser"), "not-signed-in"),
        ] {
            assert_eq!(refused(club.asks(actor.clone(), &line)), code, "{actor:?}: {line}");
        }
    }
    assert_eq!(log(&club), before);
    // Somebody who isn't one any more is nobody special, even with a question that was asked
    // before.
    let ask = |club: &mut Simulated| club.says("Olav", "organise close 1 a test");
    done(ask(&mut club));
    let dismiss = OrganiserAct::read("dismiss olav a test").expect("an act");
    done(club.host(&dismiss));
    assert_eq!(refused(ask(&mut club)), "only-organisers");
    assert_eq!(refused(club.says("Olav", "yes")), "only-organisers");
    // Nor is somebody who is suspended.
    done(club.host(&OrganiserAct::read("suspend oda permanently a test").expect("an act")));
    let oda = at(Channel::Email, "olav@post.test");
    assert_eq!(refused(club.asks(oda, "organise close 1 a test")), "suspended");
}

/// What organisers of the circle Vikings do there: game 2 is a match about its ladder, and
/// tournament 2 is its own.
const OF_A_CIRCLE: &[&str] = &[
    "circle announce Vikings a test",
    "circle appoint Vikings alva",
    "ladder open Vikings/brandubh",
    "ladder place Vikings/skalk cleo 2 a test",
    "ladder close Vikings/skalk a test",
    "ladder take-out Vikings/skalk cleo a test",
    "tournament open \"Spring\" skalk 2026-12-01 circle Vikings",
    "tournament start 2",
    "tournament take-out 2 cleo a test",
    "tournament cancel 2 a test",
    "adjudicate 2 attackers a test",
    "extend 2 attackers 2d a test",
    "close 2 a test",
];

#[test]
fn organisers_of_a_circle_decide_about_it_and_about_nothing_else() {
    let organisers = [
        (at(Channel::Terminal, "Bo"), "Bo"),
        (at(Channel::Email, "bo@post.test"), "Berit"),
        (at(Channel::Discord, "1002"), "Bjarne"),
    ];
    let club = || {
        let mut club = club();
        let host = |club: &mut Simulated, act: &str| {
            done(club.host(&OrganiserAct::read(act).expect("an act")));
        };
        for act in ["circle open Jutes", "ladder open Vikings/skalk"] {
            host(&mut club, act);
        }
        host(&mut club, "tournament open \"Winter\" skalk 2026-12-01 groups 4 circle Vikings");
        done(club.says("Alva", "circle join Vikings"));
        for (actor, name) in organisers.clone() {
            done(club.asks(actor, "circle join Vikings"));
            host(&mut club, &format!("circle appoint Vikings {name}"));
        }
        for name in ["Cleo", "Alva"] {
            done(club.says(name, "ladder join Vikings/skalk"));
            done(club.says(name, "tournament join 2"));
        }
        done(club.says("Alva", "ladder challenge cleo Vikings/skalk"));
        done(club.says("Olav", "circle join Vikings"));
        done(club.says("Olav", "tournament join 2"));
        let _ = club.says("Dora", "join");
        done(club.says("Dora", "circle join Vikings"));
        done(club.says("Dora", "tournament join 2"));
        club
    };
    for (actor, name) in organisers.clone() {
        for act in OF_A_CIRCLE {
            let mut club = club();
            let before = log(&club).len();
            done(club.asks(actor.clone(), &format!("organise {act}")));
            if is_asked_about(act) {
                assert_eq!(log(&club).len(), before, "{act} isn't done before it is confirmed");
                done(club.asks(actor.clone(), "yes"));
            }
            let log = log(&club);
            assert_eq!(log.len(), before + 1, "{act}");
            let by = log.first().and_then(|entry| entry.organiser).expect("an organiser");
            assert_eq!(club.reading.view().player(by).expect("a player").name, name, "{act}");
        }
    }
    // What is the club's, another circle's, or takes the circle itself away.
    let mut club = club();
    let jutes = ["circle appoint Jutes alva", "ladder open Jutes/skalk"].map(str::to_owned);
    let of_others = OF_A_CIRCLE.iter().filter(|act| act.contains("Vikings"));
    let of_others = of_others.map(|act| act.replace("Vikings", "Jutes"));
    let own = ["circle appoint Vikings cleo", "circle announce Vikings a test"];
    let of_club = ACTS.iter().filter(|act| !own.contains(act)).map(|act| (*act).to_owned());
    let before = log(&club);
    for act in of_club.chain(of_others).chain(jutes) {
        for sure in ["", "yes "] {
            let line = format!("organise {sure}{act}");
            for (actor, _) in &organisers {
                assert_eq!(refused(club.asks(actor.clone(), &line)), "only-circles", "{line}");
            }
            let alva = at(Channel::Terminal, "Alva");
            assert_eq!(refused(club.asks(alva, &line)), "only-organisers", "{line}");
        }
    }
    for line in ["club today", "follow club today"] {
        assert_eq!(refused(club.says("Bo", line)), "only-organisers");
    }
    assert_eq!(log(&club), before);
    // However the ladder is typed, nobody moves themselves on it, or closes it for themselves.
    let bjarne = at(Channel::Discord, "1002");
    done(club.asks(bjarne.clone(), "ladder join Vikings/skalk"));
    for act in [
        "ladder place vikings/skalk alva 3 a test",
        "ladder take-out VIKINGS/skalk cleo a test",
        "ladder close vikings/skalk a test",
    ] {
        for sure in ["", "yes "] {
            let line = format!("organise {sure}{act}");
            assert_eq!(refused(club.asks(bjarne.clone(), &line)), "party-to", "{line}");
        }
    }
    // An organiser who leaves the circle no longer organises it, even after coming back into it.
    done(club.says("Bo", "circle leave Vikings"));
    assert_eq!(
        refused(club.says("Bo", "organise ladder open Vikings/brandubh")),
        "only-organisers"
    );
    done(club.says("Bo", "circle join Vikings"));
    assert_eq!(
        refused(club.says("Bo", "organise ladder open Vikings/brandubh")),
        "only-organisers"
    );
}

#[test]
fn organisers_see_how_the_club_is_doing_in_every_channel() {
    let mut club = club();
    for actor in [
        at(Channel::Terminal, "Olav"),
        at(Channel::Email, "olav@post.test"),
        at(Channel::Discord, "1001"),
    ] {
        for line in ["club today", "follow club today"] {
            done(club.asks(actor.clone(), line));
        }
    }
}

#[test]
fn organisers_decide_in_every_channel_and_are_named_in_the_log() {
    for (actor, name) in [
        (at(Channel::Terminal, "Olav"), "Olav"),
        (at(Channel::Email, "olav@post.test"), "Oda"),
        (at(Channel::Discord, "1001"), "Odin"),
    ] {
        for act in ACTS {
            let mut club = club();
            let host = |club: &mut Simulated, act| {
                done(club.host(&OrganiserAct::read(act).expect("an act")));
            };
            match act.split(' ').next() {
                Some("lift") => host(&mut club, "suspend cleo permanently a test"),
                Some("dismiss") => host(&mut club, "appoint cleo"),
                _ if act.starts_with("circle dismiss") => {
                    host(&mut club, "circle appoint Vikings cleo");
                }
                _ => {}
            }
            if act.ends_with("start 1") {
                for name in ["Bo", "Berit"] {
                    let player = match name {
                        "Bo" => at(Channel::Terminal, "Bo"),
                        _ => at(Channel::Email, "bo@post.test"),
                    };
                    done(club.asks(player, "tournament join 1"));
                }
            }
            let before = log(&club).len();
            let line = format!("organise {act}");
            if act.starts_with("dismiss") {
                assert_eq!(refused(club.asks(actor.clone(), &line)), "only-the-host");
                continue;
            }
            done(club.asks(actor.clone(), &line));
            if is_asked_about(act) {
                assert_eq!(log(&club).len(), before, "{act} isn't done before it is confirmed");
                done(club.asks(actor.clone(), "yes"));
            }
            let log = log(&club);
            assert_eq!(log.len(), before + 1, "{act}");
            let by = log.first().and_then(|entry| entry.organiser).expect("an organiser");
            let view = club.reading.view();
            assert_eq!(view.player(by).expect("a player").name, name, "{act}");
        }
    }
}

#[test]
fn what_is_not_confirmed_is_not_done() {
    let mut club = club();
    let before = log(&club);
    for act in ACTS {
        if is_asked_about(act) {
            let _ = club.says("Olav", &format!("organise {act}"));
            let _ = club.says("Olav", "no");
        }
    }
    assert_eq!(log(&club), before);
    assert_eq!(refused(club.says("Olav", "yes")), "nothing-asked");
}

#[test]
fn nobody_decides_what_they_have_a_part_in() {
    let mut club = club();
    for name in ["alva", "bo"] {
        appoint(&mut club, "Olav", name);
    }
    done(club.says("Alva", "organisers a test"));
    done(club.says("Cleo", "report alva a test"));
    for (name, act, code) in [
        ("Alva", "adjudicate 1 attackers a test", "party-to"),
        ("Alva", "extend 1 attackers 2d a test", "party-to"),
        ("Alva", "close 1 a test", "party-to"),
        ("Alva", "suspend alva 3 days a test", "party-to"),
        // Cleo's game against Alva would be lost on time.
        ("Alva", "suspend cleo 3 days a test", "party-to"),
        ("Alva", "ladder place skalk alva 2 a test", "party-to"),
        // Alva would be moved down, or up.
        ("Alva", "ladder place skalk cleo 1 a test", "party-to"),
        ("Alva", "ladder close skalk a test", "party-to"),
        ("Alva", "ladder take-out skalk alva a test", "party-to"),
        ("Alva", "tournament cancel 1 a test", "party-to"),
        ("Alva", "tournament take-out 1 cleo a test", "party-to"),
        ("Alva", "answer 2 a test", "party-to"),
        // She must not learn that it is about her.
        ("Alva", "answer 3 a test", "no-such-report"),
        ("Alva", "answer 4 a test", "no-such-report"),
        ("Bo", "suspend alva 3 days a test", "only-the-host"),
        ("Bo", "dismiss alva a test", "only-the-host"),
        ("Bo", "appoint alva", "already-organiser"),
        ("Bo", "dismiss cleo a test", "not-organiser"),
        ("Bo", "close 99 a test", "no-such-game"),
    ] {
        for sure in ["", "yes "] {
            let line = format!("organise {sure}{act}");
            assert_eq!(refused(club.says(name, &line)), code, "{name}: {line}");
        }
    }
    // An organiser who wants to stop being one may.
    done(club.says("Bo", "organise dismiss bo no more time for it"));
    done(club.says("Bo", "yes"));
    assert_eq!(refused(club.says("Bo", "organise close 1 a test")), "only-organisers");
}

#[test]
fn an_appointment_is_asked_about_told_to_all_organisers_and_can_be_taken_back() {
    let mut club = club();
    let before = log(&club).len();
    done(club.says("Olav", "organise appoint bo"));
    assert_eq!(log(&club).len(), before, "nobody is appointed before a yes");
    assert_eq!(refused(club.says("Bo", "organise close 1 a test")), "only-organisers");
    appoint(&mut club, "Olav", "bo");
    // The host appointed Olav, Oda and Odin, in this order. Olav is answered instead of told.
    for (name, times) in [("Olav", 3), ("Oda", 3), ("Odin", 2), ("Bo", 1), ("Alva", 0)] {
        assert_eq!(told(&club, name, "organiser-changed"), times, "{name}");
    }
    for text in [today(&mut club, "Oda"), today(&mut club, "Odin"), status(&club)] {
        assert!(text.contains("Bo, appointed by Olav"), "{text}");
    }
    // The host sees it for weeks, and organisers for a day.
    club.now += TimeDelta::days(20);
    assert!(status(&club).contains("Bo, appointed by Olav"), "{}", status(&club));
    assert!(!today(&mut club, "Odin").contains("Bo, appointed"));
    for sure in ["", "yes "] {
        let line = format!("organise {sure}dismiss bo a test");
        for name in ["Oda", "Odin"] {
            let actor = match name {
                "Oda" => at(Channel::Email, "olav@post.test"),
                _ => at(Channel::Discord, "1001"),
            };
            assert_eq!(refused(club.asks(actor, &line)), "only-the-host", "{name}: {line}");
        }
    }
    done(club.says("Olav", "organise dismiss bo a slip"));
    done(club.says("Olav", "yes"));
    assert_eq!(refused(club.says("Bo", "organise close 1 a test")), "only-organisers");
    // The same in a circle, also for an organiser of that circle alone.
    for name in ["Alva", "Bo"] {
        done(club.says(name, "circle join Vikings"));
    }
    done(club.host(&OrganiserAct::read("circle appoint Vikings bo").expect("an act")));
    for line in ["organise circle appoint Vikings alva", "yes"] {
        done(club.says("Bo", line));
    }
    for (name, times) in [("Olav", 2), ("Oda", 2), ("Odin", 2), ("Bo", 1), ("Alva", 1)] {
        assert_eq!(told(&club, name, "Vikings"), times, "{name}");
    }
    assert!(status(&club).contains("Alva (of the circle Vikings), appointed by Bo"));
    assert_eq!(
        refused(club.says("Alva", "organise circle dismiss Vikings bo a test")),
        "only-circles"
    );
    for line in ["organise circle dismiss Vikings alva a slip", "yes"] {
        done(club.says("Bo", line));
    }
    assert_eq!(
        refused(club.says("Alva", "organise circle announce Vikings hi")),
        "only-organisers"
    );
}

#[test]
fn who_has_just_joined_is_appointed_by_the_host_alone() {
    let mut club = club();
    done(club.says("Dora", "join"));
    done(club.says("Dora", "circle join Vikings"));
    let lines = ["appoint dora", "circle appoint Vikings dora"];
    club.now += TimeDelta::days(6) + TimeDelta::hours(23);
    for act in lines {
        for sure in ["", "yes "] {
            let line = format!("organise {sure}{act}");
            assert_eq!(refused(club.says("Olav", &line)), "new-candidate", "{line}");
        }
    }
    done(club.host(&OrganiserAct::read("circle appoint Vikings dora").expect("an act")));
    club.now += TimeDelta::hours(1);
    appoint(&mut club, "Olav", "dora");
}

/// A player who makes a friend an organiser neither decides what that friend has a part in, nor has
/// their own affairs decided by the friend, or by a friend's friend.
#[test]
fn nobody_decides_what_concerns_those_they_appointed_or_who_appointed_them() {
    let mut club = club();
    done(club.says("Alva", "organisers a test"));
    done(club.says("Cleo", "report alva a test"));
    let acts = [
        "adjudicate 1 attackers a test",
        "extend 1 attackers 2d a test",
        "close 1 a test",
        "suspend cleo 3 days a test",
        "ladder place skalk alva 2 a test",
        "ladder place skalk cleo 1 a test",
        "ladder take-out skalk alva a test",
        "ladder close skalk a test",
        "tournament take-out 1 cleo a test",
        "tournament cancel 1 a test",
        "answer 2 a test",
        "answer 3 a test",
    ];
    let is_refused = |club: &mut Simulated, name: &str| {
        let before = log(club);
        for act in acts {
            for sure in ["", "yes "] {
                let line = format!("organise {sure}{act}");
                assert_eq!(refused(club.says(name, &line)), "party-to", "{name}: {line}");
            }
        }
        assert_eq!(log(club), before);
    };
    appoint(&mut club, "Olav", "alva");
    is_refused(&mut club, "Olav");
    appoint(&mut club, "Alva", "bo");
    is_refused(&mut club, "Bo");
    is_refused(&mut club, "Olav");
    // That it is over doesn't undo it, and somebody else decides.
    for line in ["organise dismiss alva a test", "yes"] {
        done(club.says("Olav", line));
    }
    is_refused(&mut club, "Olav");
    for line in ["organise ladder take-out skalk alva a test", "yes"] {
        done(club.asks(at(Channel::Discord, "1001"), line));
    }
    done(club.asks(at(Channel::Discord, "1001"), "organise answer 3 a test"));
    club.now += TimeDelta::days(28);
    assert_eq!(refused(club.says("Olav", "organise answer 2 a test")), "party-to");
    club.now += TimeDelta::seconds(1);
    done(club.says("Olav", "organise answer 2 a test"));
}

/// Nothing that an organiser is told or can find out says that somebody has reported them.
#[test]
fn an_organiser_who_is_reported_does_not_learn_of_it() {
    let mut club = club();
    appoint(&mut club, "Olav", "bo");
    let told = |club: &Simulated, name: &str| told(club, name, "report-made");
    let before = [told(&club, "Olav"), told(&club, "Bo")];
    done(club.says("Cleo", "report bo a test"));
    assert_eq!([told(&club, "Olav"), told(&club, "Bo")], [before[0] + 1, before[1]]);
    let of_olav = today(&mut club, "Olav");
    assert!(of_olav.contains("2: Cleo about Bo"), "{of_olav}");
    let of_bo = today(&mut club, "Bo");
    assert!(!of_bo.contains("about"), "{of_bo}");
    assert_eq!(refused(club.says("Bo", "organise answer 2 a test")), "no-such-report");
}

/// Nothing has checked the clocks since it ran out.
#[test]
fn a_game_is_lost_on_time_before_it_is_decided() {
    for lines in [&["organise yes close 1 a test"][..], &["organise close 1 a test", "yes"]] {
        let mut club = club();
        if let [ask, _] = lines {
            done(club.says("Olav", ask));
        }
        club.now += TimeDelta::days(30);
        let last = lines.last().expect("a line");
        let answer = club.says("Olav", last);
        // A question waits for an hour at a terminal.
        let code = if *last == "yes" { "nothing-asked" } else { "over" };
        assert_eq!(refused(answer), code);
        let games = club.reading.view().game(storage::GameId(1)).expect("a file").expect("a game");
        assert!(games.folded.result.is_some_and(|result| result.ends_with("by time")));
    }
}
