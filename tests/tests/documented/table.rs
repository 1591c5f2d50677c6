//! Placeholders in the documents, and lines that no test can run.

/// Whole lines that leave something out, or need something done before.
pub const MEANT: &[(&str, &str)] = &[
    ("taflpost board skalk --art mine -o skalk.png", "cp -r templates/pictures/art mine && LINE"),
    // Where it is only mentioned.
    ("taflpost backup", "LINE copy.sqlite"),
    ("taflpost games remove", "taflpost games import games.csv --ruleset copenhagen && LINE 1"),
    (
        "taflpost games remove NUMBER",
        "taflpost games import games.csv --ruleset copenhagen && taflpost games remove 1",
    ),
    ("taflpost host …", "taflpost host log"),
    ("taflpost host", "LINE log"),
    ("taflpost host appoint NAME", "LINE --yes"),
    ("taflpost host suspend NAME 3 days REASON", "LINE --yes"),
    ("taflpost host ladder close RULESET REASON", "LINE --yes"),
    ("taflpost host ladder place RULESET NAME PLACE REASON", "LINE --yes"),
    ("taflpost host ladder take out RULESET NAME REASON", "LINE --yes"),
    ("taflpost host tournament take out 3 Ylva asked us to", "LINE --yes"),
    ("taflpost host tournament cancel 3 too few have time", "LINE --yes"),
    (
        "taflpost host ladder open CIRCLE/RULESET",
        "taflpost host circle open Danes && taflpost host ladder open Danes/skalk",
    ),
    // That of skalk is open there.
    ("taflpost host ladder open RULESET", "taflpost host ladder open brandubh"),
    ("taflpost init", "rm club/taflpost.toml && LINE"),
    (
        "sudo -u taflpost taflpost --club /var/lib/taflpost init",
        "rm club/taflpost.toml && taflpost --club club init",
    ),
    ("taflpost mail", "LINE --as nora@example.org join Nora"),
    ("taflpost mail --as ADDRESS WORDS", "taflpost mail --as nora@example.org join Nora"),
    ("taflpost man DIR", "taflpost man pages"),
    ("taflpost receive", "LINE --rcpt play@taflpost.localhost < hello.eml"),
    ("taflpost umpire", "LINE --ruleset castillos --moves d1-d4"),
    ("taflpost verify", "LINE --all"),
    ("taflpost verify --head", "LINE 1 $(taflpost verify 1 | grep -oE '[0-9a-f]{64}')"),
    (
        "taflpost verify --head GAME DIGITS",
        "taflpost verify --head 1 $(taflpost verify 1 | grep -oE '[0-9a-f]{64}')",
    ),
    // A club is moved to a place without one.
    ("taflpost club import FILE", "taflpost club export moved.sqlite && rm -r club && LINE"),
    ("taflpost --club NEW club import FILE", "taflpost club export moved.sqlite && LINE"),
    ("taflpost --club DIR club import", "taflpost backup moved.sqlite && rm -r club && LINE FILE"),
    ("taflpost club import", "taflpost club export moved.sqlite && rm -r club && LINE FILE"),
];

/// Parts of lines that stand for others, here for the folder in which they are run.
pub const PARTS: &[(&str, &str)] = &[
    ("cargo run --release --locked -- ", "taflpost "),
    ("cargo run --release --locked", "taflpost"),
    ("sudo -u taflpost ", ""),
    ("sudo ", ""),
    ("/var/lib/taflpost", "club"),
    ("/usr/bin/", "usr/bin/"),
    ("/usr/local/", "usr/local/"),
    ("/etc/", "etc/"),
    ("--club /club", "--club club"),
    ("\"d1-d4; …\"", "d1-d4"),
    ("\"…\"", "\"as we agreed\""),
    ("2026-12-01", "NEXT-WEEK"),
];

/// Words that stand for others.
pub const WORDS: &[(&str, &str)] = &[
    ("ADDRESS", "play@taflpost.localhost"),
    ("DIR", "club"),
    ("FILE", "moved.sqlite"),
    ("FILE.csv", "games.csv"),
    ("GAME", "1"),
    ("LEVEL", "1"),
    ("MAIL", "hello.eml"),
    ("NAME", "Ylva"),
    ("NAVN", "Ylva"),
    ("NEW", "new"),
    ("NOMBRE", "Ylva"),
    ("PLACE", "2"),
    ("REASON", "spam"),
    ("RECORD", "record.txt"),
    ("RULESET", "skalk"),
    ("SENDER", "alva@example.org"),
    ("SHELL", "bash"),
];

/// The output that some of them must have.
pub const SAYS: &[(&str, &str)] = &[
    (
        "echo games | target/release/taflpost play --as Alva",
        "Kongens Bord (King's Table) against Ylva",
    ),
    ("taflpost verify --all", "agree"),
    ("taflpost verify --head GAME DIGITS", "is here, at ply"),
    ("taflpost ratings --recompute --check", "agree"),
];

/// Lines that no test can run, and why.
pub const NOT_RUN: &[(&str, &str)] = &[
    (
        "taflpost host accept-time",
        "needs a clock that was wrong; transcripts/clock-ahead.txt has one",
    ),
    ("taflpost host bring-forward", "needs a club that has gone back; mail/restored.rs has one"),
    (
        "taflpost host bring-forward GAME FILE --reason TEXT",
        "needs a club that has gone back, as tests/tests/mail/restored.rs makes one",
    ),
    (
        "ExecStart=/bin/sh -c 'exec taflpost --club /var/lib/taflpost backup \
         /backup/tafl-$(date +%%s).sqlite'",
        "is a line of a unit; in a shell, a percent sign is not written twice",
    ),
    (
        "sudo useradd --system --home-dir /var/lib/taflpost --shell /usr/sbin/nologin taflpost",
        "makes a user, as root",
    ),
    ("sudo usermod --append --groups taflpost postfix", "changes a user, as root"),
    (
        "sudo systemctl daemon-reload && sudo systemctl enable --now taflpost",
        "speaks of the unit to systemd, as root",
    ),
    ("systemctl reload taflpost", "speaks of the unit to systemd; watching.rs sends the signal"),
    ("systemd-analyze security taflpost", "speaks of the unit to systemd"),
    ("docker build -f contrib/docker/Dockerfile -t taflpost packages", "needs Docker"),
    (
        "docker run -d --name tafl --network host -v tafl:/club -v /etc/machine-id:/etc/machine-id:ro \
         taflpost",
        "needs Docker",
    ),
    ("man taflpost", "needs the installed package; `.ci/installed` looks for the page"),
    ("sudo systemctl enable --now taflpost", "speaks of the unit to systemd, as root"),
    ("sudo usermod --shell /bin/sh taflpost", "changes a user, as root"),
    (
        "sudo install -d -o taflpost -g taflpost -m 0700 /var/lib/taflpost/.ssh",
        "needs the user taflpost",
    ),
    (
        "sudo -u taflpost tee -a /var/lib/taflpost/.ssh/authorized_keys <<'END'",
        "is the first of three lines",
    ),
    (
        "restrict,pty,command=\"cd / && taflpost --club /var/lib/taflpost play --as Alva\" \
         ssh-ed25519 AAAA… alva",
        "is a line of a file",
    ),
    (
        "alva ALL=(taflpost) NOPASSWD: /usr/bin/taflpost --club /var/lib/taflpost play --as Alva",
        "is a line of a file",
    ),
];

/// What is run for a line, or the part of it that nobody understands.
pub fn run(line: &str) -> Result<String, String> {
    let meant = MEANT.iter().find(|(written, _)| *written == line);
    let mut text = meant.map_or_else(|| line.to_owned(), |(_, run)| run.replace("LINE", line));
    for (part, other) in PARTS {
        text = text.replace(part, other);
    }
    let next_week = chrono::Utc::now() + chrono::TimeDelta::days(7);
    text = text.replace("NEXT-WEEK", &next_week.format("%F").to_string());
    let mut words: Vec<&str> = text.split(' ').collect();
    for word in &mut words {
        if let Some((_, other)) = WORDS.iter().find(|(name, _)| name == word) {
            *word = other;
        }
        let is_name = word.len() > 2 && word.chars().all(|c| c.is_ascii_uppercase() || c == '-');
        if word.contains('…') || is_name && !word.starts_with('-') {
            return Err((*word).to_owned());
        }
    }
    Ok(words.join(" "))
}
