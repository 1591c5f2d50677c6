//! What a person can type: the registered commands, as Discord offers them. A test that types
//! anything else is wrong.

use serde_json::{Value, json};

use super::interaction::context;
use super::place::Place;
use super::world::World;

/// A command with its options, ready to be sent.
pub(super) struct Typed<'a> {
    pub place: Place,
    pub user: u64,
    /// As in `/tafl move`.
    pub line: &'a str,
    pub given: &'a [(&'a str, &'a str)],
    /// The option that is being completed.
    pub focused: Option<&'a str>,
}

impl World {
    /// The data of the interaction.
    pub(super) fn typed(&self, typed: &Typed<'_>) -> Value {
        let locale = &self.person(typed.user).locale;
        let mut words = typed.line.trim_start_matches('/').split_whitespace();
        let first = words.next().unwrap_or_default();
        let command = self.commands.iter().find(|one| is_called(one, first, locale));
        let command = command
            .unwrap_or_else(|| panic!("no command /{first}; there are: {}", names(&self.commands)));
        self.assert_offered(command, typed);
        let mut path = Vec::new();
        let mut level = command;
        for word in words {
            let next = list(level).iter().find(|one| is_called(one, word, locale));
            level = next.filter(|one| kind(one) <= 2).unwrap_or_else(|| {
                panic!("no subcommand {word} in {}; there are: {}", typed.line, names(list(level)))
            });
            path.push((kind(level), level["name"].clone()));
        }
        let unfinished = list(level).iter().any(|one| kind(one) <= 2);
        assert!(!unfinished, "{} needs one of: {}", typed.line, names(list(level)));

        let mut people = Vec::new();
        let mut channels = Vec::new();
        let mut options = Vec::new();
        for (name, value) in typed.given {
            let option = list(level).iter().find(|one| is_called(one, name, locale));
            let option = option.unwrap_or_else(|| {
                panic!("no option {name} in {}; there are: {}", typed.line, names(list(level)))
            });
            let is_focused = typed.focused.is_some_and(|focus| is_called(option, focus, locale));
            let mut json = json!({ "name": option["name"], "type": option["type"] });
            json["value"] = if is_focused {
                assert!(option["autocomplete"] == true, "option {name} is not completed");
                json["focused"] = true.into();
                (*value).into()
            } else {
                self.value(option, value, locale, &mut people, &mut channels)
            };
            options.push(json);
        }
        if typed.focused.is_none() {
            for option in list(level).iter().filter(|option| option["required"] == true) {
                let is_given = options.iter().any(|one| one["name"] == option["name"]);
                assert!(is_given, "{} needs the option {}", typed.line, option["name"]);
            }
        }
        let mut options = Value::Array(options);
        for (kind, name) in path.into_iter().rev() {
            options = json!([{ "type": kind, "name": name, "options": options }]);
        }
        let mut data = json!({
            "id": command["id"],
            "name": command["name"],
            "type": 1,
            "options": options,
        });
        if !people.is_empty() || !channels.is_empty() {
            data["resolved"] = self.resolved(typed.place, &people, &channels);
        }
        data
    }

    fn value(
        &self,
        option: &Value,
        given: &str,
        locale: &str,
        people: &mut Vec<u64>,
        channels: &mut Vec<u64>,
    ) -> Value {
        let name = &option["name"];
        let choices = option["choices"].as_array().filter(|choices| !choices.is_empty());
        if let Some(choices) = choices {
            let found = choices
                .iter()
                .find(|choice| is_called(choice, given, locale) || choice["value"] == given);
            let Some(found) = found else {
                panic!("{name} cannot be {given}; there are: {}", names(choices))
            };
            return found["value"].clone();
        }
        let within = |number: f64, low: &str, high: &str| {
            let is_low = option[low].as_f64().is_some_and(|low| number < low);
            let is_high = option[high].as_f64().is_some_and(|high| number > high);
            assert!(!is_low && !is_high, "{name} cannot be {given}: {option}");
        };
        match kind(option) {
            3 => {
                let length = u32::try_from(given.chars().count()).expect("a short text");
                within(length.into(), "min_length", "max_length");
                given.into()
            }
            4 => {
                let number: i64 = given.parse().expect("a whole number");
                within(number as f64, "min_value", "max_value");
                number.into()
            }
            5 => given.parse::<bool>().expect("true or false").into(),
            6 => {
                let person = self.named(given).unwrap_or_else(|| panic!("nobody is {given}"));
                people.push(person.id);
                person.id.to_string().into()
            }
            7 => {
                let wanted = given.trim_start_matches('#');
                let found = self.channels.values().find(|channel| channel.name == wanted);
                let channel = found.unwrap_or_else(|| panic!("no channel is {given}"));
                channels.push(channel.id);
                channel.id.to_string().into()
            }
            10 => {
                let number: f64 = given.parse().expect("a number");
                within(number, "min_value", "max_value");
                number.into()
            }
            kind => panic!("nobody here can give {name}, which is of type {kind}"),
        }
    }

    /// Checks that the command is offered in that place.
    fn assert_offered(&self, command: &Value, typed: &Typed<'_>) {
        let channel = self.place(typed.place);
        let context = context(channel);
        let is_for_managers = !command["default_member_permissions"].is_null();
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let rules = guild.is_none_or(|guild| guild.opened || guild.rulers.contains(&typed.user));
        assert!(!is_for_managers || rules, "{} is only offered to managers", typed.line);
        let installed = u8::from(context == 2 || !self.is_joined(channel));
        let holds = |key: &str, wanted: u8| {
            command[key].as_array().is_none_or(|list| list.iter().any(|one| one == wanted))
        };
        assert!(holds("contexts", context), "{} is not offered in context {context}", typed.line);
        // In direct messages either way of installing is enough.
        let is_installed = context == 1 || holds("integration_types", installed);
        assert!(is_installed, "{} is not offered to installs of type {installed}", typed.line);
    }
}

pub(super) fn list(value: &Value) -> &[Value] {
    value["options"].as_array().map_or(&[], Vec::as_slice)
}

fn kind(option: &Value) -> u64 {
    option["type"].as_u64().unwrap_or_default()
}

/// By its own name or the one in the reader's language.
fn is_called(value: &Value, name: &str, locale: &str) -> bool {
    value["name"] == name || value["name_localizations"][locale] == name
}

fn names(values: &[Value]) -> String {
    let names = values.iter().filter_map(|value| value["name"].as_str());
    names.collect::<Vec<_>>().join(", ")
}
