//! How much memory a hostile mail of the largest size takes while it is read and judged.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::fmt::Write as _;

use mail::{
    Arrival, Evidence, Known, LARGEST, MailEnvelope, MailRules, Ours, SenderPolicy, SenderVerdict,
    Unproven, decide_mail, read_message,
};
use peak_alloc::PeakAlloc;
use service::mail::MailId;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The most memory that a mail can take, in addition to its own bytes.
const MOST: f32 = 64.0;

const HEAD: &str = "From: ylva@players.test\nMessage-ID: <1@players.test>\nMIME-Version: 1.0\n";

/// The largest mail that these pieces can fill.
fn filled(head: &str, piece: &str) -> Vec<u8> {
    let mut mail = format!("{HEAD}{head}");
    mail.push_str(&piece.repeat((LARGEST - mail.len()) / piece.len()));
    mail.into_bytes()
}

fn nested() -> Vec<u8> {
    let mut mail = format!("{HEAD}Content-Type: multipart/mixed; boundary=b0\n\n");
    for depth in 1..9_000 {
        writeln!(mail, "--b{}\nContent-Type: multipart/mixed; boundary=b{depth}\n", depth - 1)
            .unwrap();
    }
    mail.into_bytes()
}

fn hostile() -> Vec<(&'static str, Vec<u8>)> {
    let plain = "Content-Type: text/plain; charset=utf-8\n\n";
    let html = "Content-Type: text/html; charset=utf-8\n\n";
    let mixed = "Content-Type: multipart/mixed; boundary=b\n\n";
    vec![
        ("one line", filled(plain, "d1-d4 ")),
        ("short lines", filled(plain, "d1\n")),
        ("quotes", filled(plain, "> x\n")),
        ("attributions", filled(plain, "On a day\n")),
        ("combining marks", filled(plain, "a\u{301}\u{302}\u{303}")),
        ("what grows eighteenfold", filled(plain, "\u{fdfa}")),
        ("deep", filled(html, "<div>")),
        ("tables", filled(html, "<table><tr><td>")),
        ("entities", filled(html, "&nbsp;")),
        ("attributes", filled(html, "<p a=b c=d e=f>x")),
        ("parts", filled(mixed, "--b\n\nx\n")),
        ("nested parts", nested()),
        ("headers", filled("", "X: y\n")),
        ("one header", filled("Subject: ", "x")),
        ("recipients", filled("To: ", "a@b.test, ")),
        ("signatures", filled("", "DKIM-Signature: d=b.test; s=a; h=from; b=x\n")),
        ("signed headers", filled("DKIM-Signature: d=b.test; s=a; b=x; h=", "a:")),
        ("references", filled("References: ", "<a@b.test> ")),
        ("encoded words", filled("Subject: ", "=?utf-8?q?=41=42?= ")),
        ("parameters", filled("Content-Type: text/plain; ", "a=b; ")),
        (
            "base64",
            filled("Content-Type: text/html\nContent-Transfer-Encoding: base64\n\n", "PGRpdj4K"),
        ),
        (
            "raw letters",
            filled(
                "Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n",
                "\u{e5}",
            ),
        ),
        (
            "base64 that is none",
            filled(
                "Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n",
                "AAAA!\nx y\n",
            ),
        ),
        (
            "sealed",
            filled(
                "Content-Type: application/pkcs7-mime\nContent-Transfer-Encoding: base64\n\n",
                "MIAE",
            ),
        ),
        ("texts", filled(mixed, "--b\n\nd1-d4 e1-e4\n").into_iter().take(90_000).collect()),
        ("names", filled(html, "<i id=reply class='gmail_quote1 x' style='border-left:1px'>")),
        ("comments", filled("Content-Type: text/plain", " (x)")),
        ("flowed", filled("Content-Type: text/plain; format=flowed; delsp=yes\n\n", "d1-d4 \n")),
    ]
}

#[test]
fn no_mail_takes_more_than_64_megabytes() {
    let rules = MailRules { domain: "tafl.test", policy: SenderPolicy::Token, authserv: None };
    let recipients = vec!["play@tafl.test".to_owned()];
    let envelope = MailEnvelope { sender: Some("ylva@players.test".into()), recipients };
    let by = vec!["ylva@players.test".to_owned()];
    let sent = "It is your turn, ply 3.\n\n  a b c d\n| d1-d4   your move\n".repeat(20);
    let answers = Some(Ours { mail: MailId(1), by, proves: false, sent });
    let known = Known { answers, sender_plays: true, ..Known::default() };
    let evidence = Evidence {
        signature: SenderVerdict::Unproven(Unproven::NotEnough),
        way: Arrival::Handed,
        now: "2026-11-20T12:00:00Z".parse().unwrap(),
    };
    let mut worst = (0.0, "");
    for (name, mail) in hostile() {
        assert!(mail.len() <= LARGEST, "{name}");
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage_as_mb();
        let read = read_message(&mail);
        if let Ok(message) = &read {
            let _ = decide_mail(&rules, &envelope, message, &known, &evidence);
        }
        let took = MEMORY.peak_usage_as_mb() - before;
        println!("{name}: {took:.1} MB, {}", if read.is_ok() { "read" } else { "refused" });
        assert!(took <= MOST, "{name} takes {took:.1} MB");
        if took > worst.0 {
            worst = (took, name);
        }
    }
    println!("most: {}, {:.1} MB", worst.1, worst.0);
}
