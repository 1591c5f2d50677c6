//! A local postbox: instead of being sent, each mail is stored in a Maildir, for clubs without a
//! relay and for trying things out. Any mail program can read it.
//! Format: <https://cr.yp.to/proto/maildir.html>.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

use chrono::Utc;

/// Distinguishes mails that one process stores in the same second.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Stores a mail in a Maildir, which is created if needed. The mail is on the disk when this
/// returns.
pub fn store_mail(folder: &Path, mail: &[u8]) -> io::Result<()> {
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("{}.P{}Q{count}.taflpost", Utc::now().timestamp(), process::id());
    for part in ["tmp", "new", "cur"] {
        DirBuilder::new().recursive(true).mode(0o700).create(folder.join(part))?;
    }
    let (first, last) = (folder.join("tmp").join(&name), folder.join("new").join(&name));
    let mut file = File::create_new(&first)?;
    let written = file.write_all(mail).and_then(|()| file.sync_all());
    drop(file);
    if let Err(error) = written.and_then(|()| fs::rename(&first, &last)) {
        // A half-written file does no harm, but takes space.
        let _ = fs::remove_file(&first);
        return Err(error);
    }
    File::open(folder.join("new"))?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_lie_in_new_each_in_its_own_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let postbox = folder.path().join("postbox");
        for mail in ["one", "two"] {
            store_mail(&postbox, mail.as_bytes()).expect("room");
        }
        let new = fs::read_dir(postbox.join("new")).expect("a folder");
        let mut texts: Vec<String> = new
            .map(|entry| fs::read_to_string(entry.expect("an entry").path()).expect("a mail"))
            .collect();
        texts.sort();
        assert_eq!(texts, ["one", "two"]);
        assert_eq!(fs::read_dir(postbox.join("tmp")).expect("a folder").count(), 0);
    }
}
