//! The shape of `taflpost.toml`: its tables and keys as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConfigurationKeys {
    pub club: ClubKeys,
    pub mail: MailSection,
    pub web: WebSection,
    pub watch: WatchSection,
    pub discord: DiscordSection,
    pub ladder: LadderKeys,
    pub log: LogKeys,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClubKeys {
    pub name: Option<String>,
    pub language: Option<String>,
    pub contact: Option<String>,
    pub welcome: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MailSection {
    pub domain: Option<String>,
    pub listen: Option<String>,
    pub authserv: Option<String>,
    pub dns: Option<String>,
    pub relay: Option<String>,
    pub relay_user: Option<String>,
    pub relay_password_file: Option<String>,
    pub relay_authority: Option<String>,
    pub imap: Option<ImapSection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ImapSection {
    pub server: String,
    #[serde(default = "on")]
    pub tls: String,
    pub user: String,
    pub password_file: String,
    #[serde(default = "inbox")]
    pub folder: String,
    pub authority: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebSection {
    pub listen: Option<String>,
    pub address: Option<String>,
    pub public: Option<bool>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WatchSection {
    pub listen: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DiscordSection {
    pub token_file: Option<String>,
    pub api: Option<String>,
    pub api_authority: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogKeys {
    pub format: Option<String>,
    pub level: Option<String>,
}

#[derive(Default, Deserialize)]
pub struct LadderKeys {
    pub tie: Option<String>,
    pub clock: Option<String>,
    /// Whatever it says, it has no effect.
    pub rulesets: Option<toml::Value>,
    #[serde(flatten)]
    pub numbers: BTreeMap<String, toml::Value>,
}

fn on() -> String {
    "on".to_owned()
}

fn inbox() -> String {
    "INBOX".to_owned()
}
