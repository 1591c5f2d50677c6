//! Where the pages are, and who may see them.

/// Where others see the pages, if they do.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The public address, `https://…`, without a slash at the end.
    pub address: Option<String>,
    /// Whether everybody may look at the club there.
    pub public: bool,
    /// The address to which somebody can write to join, if emails to it arrive.
    pub mail: Option<String>,
    /// Whether somebody can join in Discord.
    pub in_discord: bool,
}

/// What a request may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admission {
    /// Everything, on this machine or at the public address.
    Admitted,
    /// Nothing but what a link from an email stops.
    OnlyToStop,
    /// It was made under a name that isn't ours: a page elsewhere may have sent a browser here.
    WrongHost,
}

impl Site {
    /// What a request to that host (with its port) may see.
    ///
    /// A web server in front may name this machine as the host. So as soon as there is a public
    /// address, being asked for by a local name proves nothing, and only `public` opens the pages.
    pub(crate) fn admits(&self, host: &str) -> Admission {
        let (name, _) = split_port(host);
        let is_local = matches!(name, "localhost" | "127.0.0.1" | "[::1]");
        match &self.address {
            None if is_local => Admission::Admitted,
            None => Admission::WrongHost,
            Some(_) if !self.public => Admission::OnlyToStop,
            Some(address) if is_local || Some(host) == host_of(address) => Admission::Admitted,
            Some(_) => Admission::WrongHost,
        }
    }

    /// Whether browsers reach the pages by TLS under that host.
    pub(crate) fn is_secure(&self, host: &str) -> bool {
        self.address.as_deref().and_then(host_of) == Some(host)
    }
}

fn host_of(address: &str) -> Option<&str> {
    address.strip_prefix("https://")?.split('/').next()
}

fn split_port(host: &str) -> (&str, Option<&str>) {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|c| c.is_ascii_digit()) => (name, Some(port)),
        _ => (host, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_is_shown_only_where_its_host_says_so() {
        let at_home = Site::default();
        for host in ["localhost", "127.0.0.1:8025", "[::1]:8025"] {
            assert_eq!(at_home.admits(host), Admission::Admitted, "{host}");
        }
        for host in ["", "tafl.example.org", "127.0.0.1.evil.example", "[::1].evil.example:80"] {
            assert_eq!(at_home.admits(host), Admission::WrongHost, "{host}");
        }
        let address = Some("https://tafl.example.org".to_owned());
        let closed = Site { address: address.clone(), ..Site::default() };
        for host in ["localhost", "tafl.example.org", "evil.example"] {
            assert_eq!(closed.admits(host), Admission::OnlyToStop, "{host}");
        }
        let open = Site { address, public: true, ..Site::default() };
        assert_eq!(open.admits("tafl.example.org"), Admission::Admitted);
        assert_eq!(open.admits("127.0.0.1:8025"), Admission::Admitted);
        assert_eq!(open.admits("evil.example"), Admission::WrongHost);
        assert!(open.is_secure("tafl.example.org") && !open.is_secure("127.0.0.1:8025"));
    }
}
