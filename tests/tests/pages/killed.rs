//! The club is killed between a tap on "Confirm" and its answer: whenever that is, the same form
//! makes the move exactly once, and its answer is the same.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

use tests::mail::until;

use crate::pages::Hall;
use crate::pages::visitor::{Form, Visitor};

/// Until when the club lives.
#[derive(Clone, Copy, Debug)]
enum Until {
    HalfTheForm,
    TheWholeForm,
    /// The move is in the club's file.
    TheMove,
    TheAnswersFirstByte,
}

/// Taps, and lives until then.
fn tap(hall: &mut Hall, device: &Visitor, form: &Form, end: Until) {
    let body = form.body();
    let cookies: Vec<_> =
        device.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let pages = hall.club.pages();
    let request = format!(
        "POST {} HTTP/1.1\r\nHost: {pages}\r\nOrigin: http://{pages}\r\nCookie: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        form.action,
        cookies.join("; "),
        body.len(),
    );
    let plies = hall.club.plies(1).len();
    let mut stream = TcpStream::connect(pages).expect("the pages");
    let all = request.as_bytes();
    let sent = if matches!(end, Until::HalfTheForm) { &all[..all.len() - 20] } else { all };
    stream.write_all(sent).expect("a socket");
    match end {
        Until::HalfTheForm | Until::TheWholeForm => {}
        Until::TheMove => {
            until("the move is made", || (hall.club.plies(1).len() > plies).then_some(()));
        }
        Until::TheAnswersFirstByte => {
            stream.read_exact(&mut [0]).expect("an answer");
        }
    }
    hall.club.kill();
}

/// What the answer says about the move, without the time, which passes.
fn said(device: &mut Visitor, form: &Form) -> String {
    let answer = device.submit(form);
    assert_eq!(answer.status, 200, "{}", answer.said());
    let mut said = answer.texts("main caption, main .about");
    said.extend(answer.texts("main .lines p").into_iter().filter(|line| line.contains("moved")));
    said.extend(answer.attributes(".grid [aria-label]", "aria-label"));
    said.join("\n")
}

#[test]
fn a_move_is_made_once_whenever_the_club_is_killed() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let mut ylva = hall.ylva_at();
    let mut made = Vec::new();
    for (number, (ply, end)) in [
        ("d1-c1", Until::HalfTheForm),
        ("d3-a3", Until::TheWholeForm),
        ("c1-b1", Until::TheMove),
        ("a3-a2", Until::TheAnswersFirstByte),
    ]
    .into_iter()
    .enumerate()
    {
        let device = if number % 2 == 0 { &mut alva } else { &mut ylva };
        let (from, to) = ply.split_once('-').expect("two squares");
        let form = device.get(&format!("/game/1?from={from}&to={to}")).button("Confirm");
        tap(&mut hall, device, &form, end);
        hall.club.start();
        for device in [&mut alva, &mut ylva] {
            device.moves_to(hall.club.pages());
        }
        let before = hall.club.plies(1).len() - made.len();
        match end {
            Until::HalfTheForm => assert_eq!(before, 0, "half a form is none"),
            Until::TheWholeForm => assert!(before <= 1),
            Until::TheMove | Until::TheAnswersFirstByte => assert_eq!(before, 1),
        }
        let device = if number % 2 == 0 { &mut alva } else { &mut ylva };
        made.push(ply);
        let first = said(device, &form);
        assert!(first.contains(ply), "{end:?}: {first}");
        assert_eq!(hall.club.plies(1), made, "{end:?}");
        assert_eq!(said(device, &form), first, "{end:?}");
        assert_eq!(hall.club.plies(1), made, "{end:?}");
    }
    // Each was told once at most, because both are at their pages; a club that is killed while it sends
    // an email sends the same one again.
    let letters = hall.club.letters();
    for ply in made {
        let told = letters.iter().filter(|letter| {
            letter.text.contains(&format!("moved {ply}.")) && letter.text.contains("your turn")
        });
        let told: BTreeSet<Option<&str>> = told.map(|letter| letter.header("Message-ID")).collect();
        assert!(told.len() <= 1, "{ply}: {told:?}");
    }
}
