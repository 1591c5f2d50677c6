//! The shipped rulesets, and a shelf for them and a club's own.

use std::sync::{Arc, LazyLock};

use super::{Ruleset, RulesetError};

/// The shipped files, in the order in which they are listed: the five leaflets first.
const SHIPPED: &[(&str, &str)] = &[
    ("kongens-bord", include_str!("../../rulesets/kongens-bord.toml")),
    ("stavanger", include_str!("../../rulesets/stavanger.toml")),
    ("skalk", include_str!("../../rulesets/skalk.toml")),
    ("kopenhagen", include_str!("../../rulesets/kopenhagen.toml")),
    ("castillos", include_str!("../../rulesets/castillos.toml")),
    ("copenhagen", include_str!("../../rulesets/copenhagen.toml")),
    ("fetlar", include_str!("../../rulesets/fetlar.toml")),
    ("historical", include_str!("../../rulesets/historical.toml")),
    ("tablut", include_str!("../../rulesets/tablut.toml")),
    ("brandubh", include_str!("../../rulesets/brandubh.toml")),
    ("magpie", include_str!("../../rulesets/magpie.toml")),
    ("ard-ri", include_str!("../../rulesets/ard-ri.toml")),
    ("tawlbwrdd", include_str!("../../rulesets/tawlbwrdd.toml")),
    ("sea-battle", include_str!("../../rulesets/sea-battle.toml")),
    ("parlett", include_str!("../../rulesets/parlett.toml")),
    ("hnefatafl-13", include_str!("../../rulesets/hnefatafl-13.toml")),
    ("alea-evangelii", include_str!("../../rulesets/alea-evangelii.toml")),
    ("saami-tablut", include_str!("../../rulesets/saami-tablut.toml")),
    ("lewis-cross", include_str!("../../rulesets/lewis-cross.toml")),
    ("sea-battle-9", include_str!("../../rulesets/sea-battle-9.toml")),
    ("sea-battle-11", include_str!("../../rulesets/sea-battle-11.toml")),
    ("brandubh-org", include_str!("../../rulesets/brandubh-org.toml")),
];

/// Versions that newer ones above have replaced. Games that began with them are played and shown
/// by them for good, so nothing is ever taken away here.
const EARLIER: &[(&str, &str)] = &[
    ("earlier/brandubh-1", include_str!("../../rulesets/earlier/brandubh-1.toml")),
    ("earlier/castillos-1", include_str!("../../rulesets/earlier/castillos-1.toml")),
    ("earlier/historical-1", include_str!("../../rulesets/earlier/historical-1.toml")),
    ("earlier/sea-battle-1", include_str!("../../rulesets/earlier/sea-battle-1.toml")),
];

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut library = Library { rulesets: Vec::new() };
    for (name, text) in SHIPPED.iter().chain(EARLIER) {
        // A test reads every shipped file, so a build that passed cannot fail here.
        let ruleset = Ruleset::parse(text).unwrap_or_else(|error| panic!("{name}.toml: {error}"));
        library.rulesets.push(Arc::new(ruleset));
    }
    library
});

pub fn shipped_library() -> &'static Library {
    &LIBRARY
}

#[derive(Clone, Debug)]
pub struct Library {
    rulesets: Vec<Arc<Ruleset>>,
}

impl Library {
    pub fn newest(&self, id: &str) -> Option<&Arc<Ruleset>> {
        let with_id = self.rulesets.iter().filter(|ruleset| ruleset.id == id);
        with_id.max_by_key(|ruleset| ruleset.version)
    }

    /// That very version, as a game in progress needs it.
    pub fn version(&self, id: &str, version: u32) -> Option<&Arc<Ruleset>> {
        self.rulesets.iter().find(|ruleset| ruleset.id == id && ruleset.version == version)
    }

    /// The newest version of each, in the order in which the first ones came.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Ruleset>> {
        let is_first = |at: usize, id: &str| self.rulesets.iter().take(at).all(|one| one.id != id);
        let first =
            self.rulesets.iter().enumerate().filter(move |(at, one)| is_first(*at, &one.id));
        first.filter_map(|(_, one)| self.newest(&one.id))
    }

    /// Every version of each.
    pub fn versions(&self) -> impl Iterator<Item = &Arc<Ruleset>> {
        self.rulesets.iter()
    }

    /// Puts a club's own file beside the others.
    ///
    /// # Errors
    /// What [`Ruleset::parse`] finds, or that this id has that version already: a ruleset
    /// that changes needs a new version, since games keep the one they began with.
    pub fn add(&mut self, text: &str) -> Result<(), RulesetError> {
        let ruleset = Ruleset::parse(text)?;
        let (id, version) = (&ruleset.id, ruleset.version);
        if self.version(id, version).is_some() {
            let line = 1 + text
                .lines()
                .take_while(|line| !line.trim_start().starts_with("version"))
                .count();
            let reason =
                format!("{id} already has a version {version}; raise the version or change the id");
            return Err(RulesetError { line, reason });
        }
        self.rulesets.push(Arc::new(ruleset));
        Ok(())
    }
}
