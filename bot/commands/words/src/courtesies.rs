//! What people write around what they want: greetings, closings, and how to reach them. None of it
//! wants anything. The words are in `words/courtesies.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::everyday::length_of_group;
use super::fold;

/// Groups of folded words, the longest first.
#[derive(Debug)]
pub struct Courtesies {
    /// What opens an email.
    pub hellos: Vec<Vec<String>>,
    /// What closes one.
    pub closings: Vec<Vec<String>>,
    /// Who is greeted, and what joins a closing with a name.
    pub others: Vec<Vec<String>>,
    /// What stands before a number to call, or an address.
    pub contacts: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCourtesies {
    hellos: Vec<String>,
    closings: Vec<String>,
    others: Vec<String>,
    contacts: Vec<String>,
}

impl Courtesies {
    /// Those of all languages.
    pub fn all() -> &'static Courtesies {
        static ALL: LazyLock<Courtesies> = LazyLock::new(|| {
            // Tests read the file, so it can be read here.
            let written: WrittenCourtesies = toml::from_str(include_str!("../courtesies.toml"))
                .expect("courtesies.toml has every list");
            Courtesies {
                hellos: groups(&written.hellos),
                closings: groups(&written.closings),
                others: groups(&written.others),
                contacts: groups(&written.contacts),
            }
        });
        &ALL
    }

    /// How many of the folded words in front open an email.
    pub fn length_of_hello(&self, words: &[&str]) -> Option<usize> {
        length_of_group(&self.hellos, words)
    }

    /// How many of them close one.
    pub fn length_of_closing(&self, words: &[&str]) -> Option<usize> {
        length_of_group(&self.closings, words)
    }
}

fn groups(phrases: &[String]) -> Vec<Vec<String>> {
    let words = |phrase: &String| fold(phrase).split(' ').map(str::to_owned).collect();
    let mut groups: Vec<Vec<String>> = phrases.iter().map(words).collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_counts() {
        let all = Courtesies::all();
        assert_eq!(all.length_of_closing(&["kind", "regards", "nora"]), Some(2));
        assert_eq!(all.length_of_closing(&["kind", "words"]), None);
        assert_eq!(all.length_of_hello(&["guten", "tag"]), Some(2));
        assert!(all.contacts.iter().flatten().all(|word| !word.is_empty()));
    }
}
