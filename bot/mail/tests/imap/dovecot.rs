//! A Dovecot server of our own in a temporary folder, with one mailbox, on its own ports. It needs
//! neither root nor any of the system's configuration.

use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, getegid, geteuid, kill_process};
use tempfile::TempDir;

use crate::imap::PATIENCE;
use crate::imap::watcher::subject;

const DOVECOT: &str = "/usr/sbin/dovecot";

pub struct Dovecot {
    folder: TempDir,
    server: Child,
    plain: u16,
    encrypted: u16,
    delivered: AtomicUsize,
}

impl Dovecot {
    /// `None` if Dovecot is not installed, which is reported; with `TAFLPOST_DOVECOT=1` it is a
    /// failure instead.
    pub fn start() -> Option<Dovecot> {
        if !Path::new(DOVECOT).exists() {
            let is_wanted = std::env::var_os("TAFLPOST_DOVECOT").is_some_and(|value| value == "1");
            assert!(!is_wanted, "there is no {DOVECOT}, and TAFLPOST_DOVECOT=1 wants it");
            let test = std::thread::current().name().unwrap_or("?").to_owned();
            // Not with `eprintln`, because the output of a passing test is hidden.
            let line = format!("NOT RUN: {test}: there is no {DOVECOT}\n");
            std::io::stderr().write_all(line.as_bytes()).unwrap();
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let (plain, encrypted) = (free_port(), free_port());
        let dovecot = folder.path();
        make_certificate(dovecot);
        let (uid, gid) = owner();
        for part in ["mail", "mail/new", "mail/cur", "mail/tmp"] {
            fs::create_dir(dovecot.join(part)).unwrap();
            chown(dovecot.join(part), Some(uid), Some(gid)).unwrap();
        }
        fs::write(dovecot.join("users"), "club:{PLAIN}se\"cr\\et\n").unwrap();
        fs::write(dovecot.join("conf"), configuration(dovecot, plain, encrypted)).unwrap();
        let server = Command::new(DOVECOT)
            .arg("-F")
            .arg("-c")
            .arg(dovecot.join("conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", plain)).is_err() {
            let log = || fs::read_to_string(dovecot.join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "Dovecot does not start: {}", log());
            std::thread::sleep(Duration::from_millis(10));
        }
        Some(Dovecot { folder, server, plain, encrypted, delivered: AtomicUsize::new(0) })
    }

    pub fn plain(&self) -> String {
        format!("127.0.0.1:{}", self.plain)
    }

    pub fn encrypted(&self) -> String {
        format!("127.0.0.1:{}", self.encrypted)
    }

    pub fn certificate(&self) -> Vec<u8> {
        fs::read(self.folder.path().join("cert.pem")).unwrap()
    }

    pub fn deliver(&self, subject: &str) {
        self.put(subject, "new", "");
    }

    /// Delivers a mail that somebody else has looked at before us.
    pub fn deliver_seen(&self, subject: &str) {
        self.put(subject, "cur", ":2,S");
    }

    fn put(&self, subject: &str, part: &str, flags: &str) {
        let number = self.delivered.fetch_add(1, Ordering::Relaxed);
        // Dovecot numbers the mails by these names.
        let name = format!("1{number:09}.M{number}P1.test");
        let draft = self.mail().join("tmp").join(&name);
        fs::write(&draft, format!("From: alva@players.test\r\nSubject: {subject}\r\n\r\nhi\r\n"))
            .unwrap();
        let (uid, gid) = owner();
        chown(&draft, Some(uid), Some(gid)).unwrap();
        fs::rename(draft, self.mail().join(part).join(name + flags)).unwrap();
    }

    /// Forgets all numbers and counts again, like a mailbox that was moved or repaired.
    pub fn count_again(&self) {
        let list = self.mail().join("dovecot-uidlist");
        let header = fs::read_to_string(&list).unwrap().lines().next().unwrap().to_owned();
        let fields: Vec<String> = header
            .split(' ')
            .map(|field| match (field.strip_prefix('V'), field.starts_with('N')) {
                (Some(validity), _) => format!("V{}", validity.parse::<u32>().unwrap() + 1),
                (None, true) => "N1".into(),
                (None, false) => field.into(),
            })
            .collect();
        for entry in fs::read_dir(self.mail()).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                fs::remove_file(entry.path()).unwrap();
            }
        }
        fs::write(&list, fields.join(" ") + "\n").unwrap();
        let (uid, gid) = owner();
        chown(list, Some(uid), Some(gid)).unwrap();
    }

    /// Waits until these mails and no others are marked as seen.
    pub async fn until_seen(&self, subjects: &[&str]) {
        let began = Instant::now();
        loop {
            let seen = self.seen();
            if seen == subjects {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "seen: {seen:?}, not {subjects:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn seen(&self) -> Vec<String> {
        let mut seen = Vec::new();
        for entry in fs::read_dir(self.mail().join("cur")).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            let flags = name.split_once(":2,").map_or("", |(_, flags)| flags);
            // The file is renamed with every flag; if it is gone now, it will be back soon.
            if let (true, Ok(text)) = (flags.contains('S'), fs::read(entry.path())) {
                seen.push(subject(&text));
            }
        }
        seen.sort();
        seen
    }

    fn mail(&self) -> PathBuf {
        self.folder.path().join("mail")
    }
}

impl Drop for Dovecot {
    fn drop(&mut self) {
        // When asked to end, it also ends its workers.
        let _ = kill_process(Pid::from_child(&self.server), Signal::TERM);
        let _ = self.server.wait();
    }
}

/// The owner of the mail files: us, or the user `mail` if we are root, since Dovecot gives root
/// none.
fn owner() -> (u32, u32) {
    if geteuid().is_root() {
        (id(&["-u", "mail"]).parse().unwrap(), id(&["-g", "mail"]).parse().unwrap())
    } else {
        (geteuid().as_raw(), getegid().as_raw())
    }
}

fn id(arguments: &[&str]) -> String {
    let said = Command::new("id").args(arguments).output().unwrap();
    String::from_utf8(said.stdout).unwrap().trim_end().to_owned()
}

/// A port at which nothing listens, and which is given to nobody else: systems give away those from
/// 32768 on by themselves, also to other tests before Dovecot has begun to listen.
fn free_port() -> u16 {
    static GIVEN: AtomicUsize = AtomicUsize::new(0);
    let first = std::process::id() as usize * 16;
    loop {
        let number = first + GIVEN.fetch_add(1, Ordering::Relaxed);
        let port = u16::try_from(20_000 + number % 12_000).unwrap();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

fn make_certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"])
        .arg("-keyout")
        .arg(folder.join("key.pem"))
        .arg("-out")
        .arg(folder.join("cert.pem"))
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

fn configuration(folder: &Path, plain: u16, encrypted: u16) -> String {
    let (uid, gid) = owner();
    // As root, Dovecot switches to its own users; as anybody else it has no one to switch to.
    let users = if geteuid().is_root() {
        String::new()
    } else {
        let (user, group) = (id(&["-un"]), id(&["-gn"]));
        format!(
            "default_internal_user = {user}\ndefault_internal_group = {group}\n\
             default_login_user = {user}\n"
        )
    };
    let folder = folder.display();
    format!(
        "{users}base_dir = {folder}/run\nstate_dir = {folder}/state\nlog_path = {folder}/log\n\
         protocols = imap\nlisten = 127.0.0.1\ndisable_plaintext_auth = no\nfirst_valid_uid = 1\n\
         ssl = yes\nssl_cert = <{folder}/cert.pem\nssl_key = <{folder}/key.pem\n\
         mail_location = maildir:{folder}/mail\nmailbox_idle_check_interval = 1s\n\
         service imap-login {{\n  chroot =\n\
           inet_listener imap {{\n    port = {plain}\n  }}\n\
           inet_listener imaps {{\n    port = {encrypted}\n    ssl = yes\n  }}\n}}\n\
         service anvil {{\n  chroot =\n}}\nservice stats {{\n  chroot =\n}}\n\
         passdb {{\n  driver = passwd-file\n  args = {folder}/users\n}}\n\
         userdb {{\n  driver = static\n  args = uid={uid} gid={gid} home={folder}\n}}\n"
    )
}
