//! Incoming mails in `mails/`, each with the expected outcome. `mails/README.md` explains how to
//! write a case.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use mail::Arrival;
use mail::MailEnvelope;
use mail::address::Recipient;
use mail::decide::{self, Known, MailDecision, MailRules, Ours, Proof, Return, SenderPolicy};
use mail::mailbox::{recipients_of_mailbox, sender_of_mailbox};
use mail::message::{self, Message};
use mail::verdict::{Evidence, SenderVerdict, Unproven};
use mail::written::{MailLine, WrittenText};
use service::mail::MailId;

const DOMAIN: &str = "tafl.test";

/// The part after the plus sign in the address to which the answered mail asked to reply.
const TOKEN: &str = "ylvasgametwelveplythreeaaa";

/// The same for a mail about another game of hers.
const OTHER: &str = "ylvasgamethirteenplytwoaaa";

/// The same for a mail to Alva.
const ALVAS: &str = "alvasgametwelveplytwoaaaaa";

/// The ids of these three mails.
const IDS: [(&str, &str); 3] =
    [("<g12.3@tafl.test>", TOKEN), ("<g13.3@tafl.test>", OTHER), ("<g12.2@tafl.test>", ALVAS)];

/// A mail, and the expectation beside it.
struct Case {
    name: String,
    mail: Vec<u8>,
    set: BTreeMap<String, Vec<String>>,
    expected: String,
}

impl Case {
    fn read(path: &Path) -> Case {
        let text = fs::read_to_string(path.with_extension("txt")).unwrap();
        let (head, expected) = text.split_once("\n\n").expect("a blank line after the head");
        let mut set: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in head.lines().filter(|line| !line.starts_with('#')) {
            let (key, value) = line.split_once(": ").expect("a line of the head is `key: value`");
            let keys = ["to", "from", "policy", "authserv", "answers", "known", "mailbox"];
            assert!(keys.contains(&key), "{path:?}: {key}");
            set.entry(key.to_owned()).or_default().push(value.to_owned());
        }
        Case {
            name: path.file_stem().unwrap().to_string_lossy().into_owned(),
            mail: fs::read(path).unwrap(),
            set,
            expected: expected.to_owned(),
        }
    }

    fn all(&self, key: &str) -> &[String] {
        self.set.get(key).map_or(&[], Vec::as_slice)
    }

    fn one<'a>(&'a self, key: &str, usual: &'a str) -> &'a str {
        match self.all(key) {
            [] => usual,
            [one] => one,
            _ => panic!("{}: {key} stands twice", self.name),
        }
    }

    fn knows(&self, what: &str) -> bool {
        self.all("known").iter().any(|known| known == what)
    }

    /// The outcome, as the expectation writes it.
    fn outcome(&self, mail: &[u8]) -> String {
        let message = match message::read_message(mail) {
            Ok(message) => message,
            Err(why) => return format!("discard {}\n", why.name()),
        };
        let envelope = self.envelope(&message);
        let known = self.known(&message, &envelope);
        let rules = MailRules {
            domain: DOMAIN,
            policy: match self.one("policy", "verified") {
                "token" => SenderPolicy::Token,
                _ => SenderPolicy::Verified,
            },
            authserv: Some(self.one("authserv", "gw.tafl.test")).filter(|name| *name != "none"),
        };
        let evidence = Evidence {
            signature: SenderVerdict::Unproven(Unproven::NotEnough),
            way: if self.one("mailbox", "no") == "yes" {
                Arrival::Mailbox
            } else {
                Arrival::Handed
            },
            now: "2026-11-20T12:00:00Z".parse().unwrap(),
        };
        told(&decide::decide_mail(&rules, &envelope, &message, &known, &evidence), &known)
    }

    fn envelope(&self, message: &Message) -> MailEnvelope {
        if self.one("mailbox", "no") == "yes" {
            return MailEnvelope {
                sender: sender_of_mailbox(message),
                recipients: recipients_of_mailbox(message, DOMAIN),
            };
        }
        let sender = self.one("from", "ylva@players.test");
        let recipients = match self.all("to") {
            [] => vec![format!("play+{TOKEN}@{DOMAIN}")],
            given => given.iter().map(|address| filled(address)).collect(),
        };
        MailEnvelope { sender: Some(sender.to_owned()).filter(|sender| sender != "<>"), recipients }
    }

    /// What a club knows that has sent three mails and has two players.
    fn known(&self, message: &Message, envelope: &MailEnvelope) -> Known {
        let tokens = |is: fn(Recipient) -> Option<String>| -> Vec<String> {
            let addresses = envelope.recipients.iter();
            addresses.filter_map(|to| Recipient::from_address(to, DOMAIN).and_then(is)).collect()
        };
        let replies = tokens(|to| match to {
            Recipient::Reply(token) => Some(token.to_string()),
            _ => None,
        });
        let is_dead = self.knows("dead");
        let is_live = |token: &String| !is_dead && IDS.iter().any(|(_, live)| live == token);
        let mut live: Vec<String> =
            replies.iter().filter(|token| is_live(token)).cloned().collect();
        live.sort();
        live.dedup();
        let disagree = live.len() > 1;
        let named = || {
            let mut ids = message.answers.iter();
            ids.find_map(|id| IDS.iter().find(|(ours, _)| ours == id)).map(|(_, token)| *token)
        };
        let token = match replies.is_empty() {
            true => named().map(str::to_owned),
            false => live.first().cloned(),
        };
        let answers = token.map(|token| Ours {
            mail: MailId(1),
            by: vec![if token == ALVAS { "alva@players.test" } else { "ylva@players.test" }.into()],
            proves: self.knows("proves"),
            sent: fs::read_to_string(folder().join(self.one("answers", "sent.txt"))).unwrap(),
        });
        let reports = tokens(|to| match to {
            Recipient::Bounce(token) => Some(token.to_string()),
            _ => None,
        });
        let stops = tokens(|to| match to {
            Recipient::Stop(token) => Some(token.to_string()),
            _ => None,
        });
        Known {
            seen: self.knows("seen"),
            forgotten: answers.is_none() && self.knows("forgotten"),
            answers,
            disagree,
            sender_plays: ["ylva@players.test", "alva@players.test"]
                .contains(&message.from.as_deref().unwrap_or_default()),
            returned: reports.iter().any(is_live).then_some(MailId(1)),
            stopped: stops.iter().any(is_live).then_some(MailId(1)),
        }
    }
}

fn filled(address: &str) -> String {
    address.replace("TOKEN", TOKEN).replace("OTHER", OTHER).replace("ALVAS", ALVAS)
}

/// A decision in plain words, one line for each part.
fn told(decision: &MailDecision, known: &Known) -> String {
    let is_contact = known.answers.is_none() && !known.sender_plays;
    match decision {
        MailDecision::Discard(why) => format!("discard {}\n", why.name()),
        MailDecision::Returned { why, status, .. } => match why {
            Return::Hard => bounced("hard", status),
            Return::Soft => bounced("soft", status),
            Return::Complaint => "complained\n".to_owned(),
            Return::Stop => "stop\n".to_owned(),
        },
        MailDecision::Take(written, _) if is_contact => format!("contact\n{}", said(written)),
        MailDecision::Take(written, Proof::Proven) => format!("carry\n{}", said(written)),
        MailDecision::Take(written, Proof::Unproven) => format!("ask\n{}", said(written)),
    }
}

fn bounced(lasting: &str, status: &str) -> String {
    format!("{}\n", format!("bounced {lasting} {status}").trim_end())
}

fn said(written: &WrittenText) -> String {
    let mut told = String::new();
    for said in &written.said {
        match said {
            MailLine::Order(line) => writeln!(told, "order {line}"),
            MailLine::Unclear { typed, .. } => writeln!(told, "unclear \"{typed}\""),
            MailLine::Several(moves) => writeln!(told, "several {}", moves.join(", ")),
            MailLine::Held { choices, .. } => writeln!(told, "held {}", choices.join(", ")),
        }
        .unwrap();
    }
    for rest in &written.rest {
        writeln!(told, "rest \"{rest}\"").unwrap();
    }
    if let Some(lost) = written.lost {
        writeln!(told, "lost {lost:?}").unwrap();
    }
    told
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mails")
}

fn cases() -> Vec<Case> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let mut mails: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "eml")).collect();
    mails.sort();
    mails.iter().map(|path| Case::read(path)).collect()
}

fn crlf(mail: &[u8]) -> Vec<u8> {
    mail.split_inclusive(|&byte| byte == b'\n')
        .flat_map(|line| match line.strip_suffix(b"\n") {
            Some(line) => [line, b"\r\n"].concat(),
            None => line.to_vec(),
        })
        .collect()
}

#[test]
fn mails_mean_what_is_written_beside_them() {
    let cases = cases();
    let mut wrong = String::new();
    let mut count = 0;
    for case in &cases {
        let outcomes = [case.outcome(&case.mail), case.outcome(&crlf(&case.mail))];
        if outcomes.iter().all(|outcome| *outcome == case.expected) {
            continue;
        }
        count += 1;
        let [lf, crlf] = &outcomes;
        writeln!(wrong, "== {}\nexpected:\n{}came:\n{lf}", case.name, case.expected).unwrap();
        if lf != crlf {
            writeln!(wrong, "came with CRLF:\n{crlf}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{count} of {} cases:\n{wrong}", cases.len());
    assert!(cases.len() >= 150, "{} cases", cases.len());
}

/// A mail is stored the way the case needs it: with LF, and with its expectation beside it.
#[test]
fn the_folder_is_in_order() {
    let wild = ["trap-bare-cr-from", "trap-bare-cr-text"];
    for case in cases() {
        let has_cr = case.mail.contains(&b'\r');
        assert!(!has_cr || wild.contains(&case.name.as_str()), "{}: a CR", case.name);
        assert!(case.expected.ends_with('\n'), "{}: the last line has no end", case.name);
    }
    for file in fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".txt") && !name.starts_with("sent") {
            assert!(file.with_extension("eml").exists(), "{name} has no mail");
        }
    }
}
