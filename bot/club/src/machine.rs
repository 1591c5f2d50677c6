//! What tells this machine from others: a club's file says on which it is open. It is a hash,
//! because systemd asks programs not to show the machine's own id to anybody.

use std::fs;

use sha2::{Digest, Sha256};
use storage::Opening;

/// Where systemd and D-Bus keep the id of a machine.
pub const MACHINE_ID: &str = "/etc/machine-id";

/// A machine that can be told from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    pub(crate) id: [u8; 32],
    pub(crate) host: String,
}

impl Machine {
    /// The machine with that id, of 32 hexadecimal digits; `host` is what people call it. `None` if
    /// that is no id.
    pub fn new(id: &str, host: &str) -> Option<Machine> {
        let id = id.trim();
        let is_id = id.len() == 32 && id.bytes().all(|digit| digit.is_ascii_hexdigit());
        let hash = || Sha256::digest(format!("taflpost {}", id.to_ascii_lowercase())).into();
        is_id.then(|| Machine { id: hash(), host: host.to_owned() })
    }

    /// The machine on which this program runs, if it has an id. Containers often have none.
    pub fn this() -> Option<Machine> {
        let host = rustix::system::uname();
        Machine::new(&fs::read_to_string(MACHINE_ID).ok()?, &host.nodename().to_string_lossy())
    }

    /// Whether it was this machine that opened a file.
    pub fn has_opened(&self, opening: &Opening) -> bool {
        opening.machine == self.id
    }

    /// What people call it.
    pub fn host(&self) -> &str {
        &self.host
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_hashed_and_anything_else_is_none() {
        let id = "3d1219c7c4c5404aaa1f6d2a48adfda4";
        let machine = Machine::new(&format!("{id}\n"), "north").expect("an id");
        assert_eq!(Machine::new(&id.to_uppercase(), "north"), Some(machine.clone()));
        assert!(!format!("{machine:?}").contains(id), "{machine:?}");
        assert_ne!(Machine::new(&id.replace('3', "4"), "north"), Some(machine));
        for other in ["", "uninitialized", &id[1..], &format!("{id}0")] {
            assert_eq!(Machine::new(other, "north"), None, "{other}");
        }
    }
}
