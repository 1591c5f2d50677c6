//! Which clubs there are below a folder, and what shows only when they are looked at together: two
//! that use what each needs for itself.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf, absolute};

use ::mail::settings::NO_DOMAIN;
use club::{Folder, ListenAt};

use super::super::configuration::Configuration;
use super::{Diagnosis, well, wrong};

/// A club that is compared with others, as the host calls it.
pub(super) struct Neighbour {
    pub name: String,
    pub configuration: Configuration,
}

/// Something that only one club of a machine can have.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    Listen(ListenAt),
    Domain(String),
    Pages(String),
    /// The token is compared and never shown.
    Bot(String),
    Mailbox {
        server: String,
        user: String,
        folder: String,
    },
}

impl Claim {
    /// How it is shown.
    fn described(&self) -> String {
        match self {
            Claim::Listen(at @ ListenAt::Port(_)) => format!("the port {at}"),
            Claim::Listen(ListenAt::Socket(path)) => format!("the socket {}", path.display()),
            Claim::Domain(domain) => format!("the domain {domain}"),
            Claim::Pages(address) => format!("the address {address}"),
            Claim::Bot(_) => "the same Discord token".to_owned(),
            Claim::Mailbox { server, user, folder } => {
                format!("the folder {folder} of the mailbox {user} at {server}")
            }
        }
    }

    fn remedy(&self) -> &'static str {
        match self {
            Claim::Listen(_) => "set another in all of them but one",
            Claim::Domain(_) | Claim::Pages(_) => "every club needs its own",
            Claim::Bot(_) => {
                "create an application for each club in Discord's developer portal, so that each \
                 has its own bot"
            }
            Claim::Mailbox { .. } => "every club needs its own, or it reads the others' email",
        }
    }
}

/// The clubs in a folder: itself, if it is one, and those directly below it, by name. A folder into
/// which nobody lets us look can be one.
pub(super) fn find_clubs(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && may_be_club(&path) {
            found.push(path);
        }
    }
    found.sort();
    if may_be_club(folder) {
        found.insert(0, folder.to_owned());
    }
    Ok(found)
}

fn may_be_club(path: &Path) -> bool {
    let folder = Folder::as_it_is(path);
    [folder.file(), folder.configuration()].iter().any(|file| file.try_exists().unwrap_or(true))
}

/// What several of the clubs use though each needs its own, or that there is no such thing.
pub(super) fn compare(clubs: &[Neighbour]) -> Vec<Diagnosis> {
    let mut claims: BTreeMap<Claim, Vec<(&str, &str)>> = BTreeMap::new();
    for club in clubs {
        for (key, claim) in claims_of(&club.configuration) {
            claims.entry(claim).or_default().push((&club.name, key));
        }
    }
    let shared = claims.into_iter().filter(|(_, users)| users.len() > 1);
    let mut found: Vec<Diagnosis> = shared
        .map(|(claim, users)| {
            let users = users.iter().map(|(name, key)| format!("{name} ({key})"));
            let users = users.collect::<Vec<_>>().join(", ");
            wrong(format!("{users} use {}", claim.described()), claim.remedy())
        })
        .collect();
    if found.is_empty() {
        found.push(well("each club has its own ports, sockets, domain, bot and mailbox"));
    }
    found
}

/// What a club needs for itself, each with the key that sets it.
fn claims_of(configuration: &Configuration) -> Vec<(&'static str, Claim)> {
    let Configuration { mail, pages, watch, discord, .. } = configuration;
    let mut claims = Vec::new();
    for (key, at) in
        [("[mail] listen", &mail.listen), ("[web] listen", pages), ("[watch] listen", watch)]
    {
        match at {
            // Each program gets another port.
            Some(ListenAt::Port(address)) if address.port() == 0 => {}
            Some(ListenAt::Socket(path)) => {
                claims.push((key, Claim::Listen(ListenAt::Socket(resolved(path)))));
            }
            Some(at) => claims.push((key, Claim::Listen(at.clone()))),
            None => {}
        }
    }
    if mail.domain != NO_DOMAIN {
        claims.push(("[mail] domain", Claim::Domain(mail.domain.clone())));
    }
    if let Some(address) = &mail.pages {
        claims.push(("[web] address", Claim::Pages(address.to_lowercase())));
    }
    if let Some(discord) = discord {
        claims.push(("[discord] token-file", Claim::Bot(discord.token.clone())));
    }
    if let Some(mailbox) = &mail.mailbox {
        let claim = Claim::Mailbox {
            server: mailbox.server.to_lowercase(),
            user: mailbox.user.clone(),
            folder: mailbox.folder.clone(),
        };
        claims.push(("[mail.imap]", claim));
    }
    claims
}

/// The path of a socket without links and dots, as far as its folder exists.
fn resolved(path: &Path) -> PathBuf {
    let folder = path.parent().and_then(|folder| fs::canonicalize(folder).ok());
    match (folder, path.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => absolute(path).unwrap_or_else(|_| path.to_owned()),
    }
}
