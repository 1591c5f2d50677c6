//! A person at Discord: what they type, press and choose, and what they see then.

use std::sync::Arc;

use serde_json::{Value, json};

use super::interaction::{Deed, FIRST_ANSWER};
use super::menu::Typed;
use super::message::{Message, text_of};
use super::place::{Kind, Place};
use super::reply::{Modal, Reply};
use super::shape::numbered;
use super::shared::Shared;
use super::world::World;

/// A person at Discord.
#[derive(Clone, Debug)]
pub struct User {
    pub(super) shared: Arc<Shared>,
    pub(super) id: u64,
}

impl User {
    /// The person's number.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// How messages mention this person.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// From now on only friends can write to this person.
    pub fn closes_dms(&self) {
        self.shared.change(|world| world.people.get_mut(&self.id).expect("her").closed = true);
    }

    /// From now on everybody can write to this person.
    pub fn opens_dms(&self) {
        self.shared.change(|world| world.people.get_mut(&self.id).expect("her").closed = false);
    }

    /// Changes the person's language.
    pub fn speaks(&self, locale: &str) {
        let change = |world: &mut World| {
            let person = world.people.get_mut(&self.id).expect("her");
            locale.clone_into(&mut person.locale);
        };
        self.shared.change(change);
    }

    /// Types a command, as `/tafl move` with its options, and waits for the result.
    ///
    /// # Panics
    /// Discord would not offer that.
    pub fn says(&self, place: Place, line: &str, given: &[(&str, &str)]) -> Reply {
        let id = self.types(place, line, given);
        self.awaits(id)
    }

    /// Types a command and does not wait; `awaits` does.
    ///
    /// # Panics
    /// Discord would not offer that.
    pub fn types(&self, place: Place, line: &str, given: &[(&str, &str)]) -> u64 {
        let typed = Typed { place, user: self.id, line, given, focused: None };
        self.shared.change(|world| {
            let data = world.typed(&typed);
            self.does(world, 2, place, data, None, None)
        })
    }

    /// Writes commands into the box that is there for them.
    pub fn orders(&self, place: Place, text: &str) -> Reply {
        let open = self.says(place, "/tafl order", &[]);
        self.submits(open.modal(), &[("text", text)])
    }

    /// Chooses an entry in the menu of a person.
    ///
    /// # Panics
    /// There is no such entry.
    pub fn opens_menu(&self, place: Place, of: &User, entry: &str) -> Reply {
        let id = self.shared.change(|world| {
            let locale = world.person(self.id).locale.clone();
            let called = |one: &&Value| {
                one["type"] == 2
                    && (one["name"] == entry || one["name_localizations"][&locale] == entry)
            };
            let command = world.commands.iter().find(called);
            let command = command.unwrap_or_else(|| panic!("no entry {entry}"));
            let data = json!({
                "id": command["id"],
                "name": command["name"],
                "type": 2,
                "target_id": of.id.to_string(),
                "resolved": world.resolved(place, &[of.id], &[]),
            });
            self.does(world, 2, place, data, None, None)
        });
        self.awaits(id)
    }

    /// Begins to type a command and sees what is offered for one option: words and values.
    ///
    /// # Panics
    /// Discord would not ask for that, or nothing was offered.
    pub fn completes(
        &self,
        place: Place,
        line: &str,
        given: &[(&str, &str)],
        focused: &str,
    ) -> Vec<(String, String)> {
        let typed = Typed { place, user: self.id, line, given, focused: Some(focused) };
        let (id, locale) = self.shared.change(|world| {
            let data = world.typed(&typed);
            let locale = world.person(self.id).locale.clone();
            (self.does(world, 4, place, data, None, None), locale)
        });
        let reply = self.awaits(id);
        assert!(reply.answered, "nothing was offered for {focused} of {line}");
        let choices = self.shared.look().interactions[&id].choices.clone();
        let words = choices.into_iter().map(|choice| {
            let localized = choice["name_localizations"][&locale].as_str().map(str::to_owned);
            let value = match &choice["value"] {
                Value::String(value) => value.clone(),
                value => value.to_string(),
            };
            (localized.unwrap_or_else(|| text_of(&choice, "name")), value)
        });
        words.collect()
    }

    /// Presses a button, by its words or a part of the program's id for it, on the message as it is
    /// now.
    ///
    /// # Panics
    /// There is no such button, it is disabled, or the person does not see the message.
    pub fn presses(&self, message: &Message, which: &str) -> Reply {
        let message = self.now(message);
        self.presses_as_seen(&message, which)
    }

    /// Presses a button of a message as it was seen, though it may have changed since.
    ///
    /// # Panics
    /// There was no such button, it was disabled, or the person does not see the message.
    pub fn presses_as_seen(&self, message: &Message, which: &str) -> Reply {
        let id = self.taps(message, which);
        self.awaits(id)
    }

    /// Presses a button of a message as it was seen, and does not wait; `awaits` does.
    ///
    /// # Panics
    /// There was no such button, it was disabled, or the person does not see the message.
    pub fn taps(&self, message: &Message, which: &str) -> u64 {
        let buttons = message.buttons();
        let called = |one: &&super::message::Button| one.label == which;
        let named = |one: &&super::message::Button| one.label.split(' ').any(|word| word == which);
        let partly = |one: &&super::message::Button| {
            one.custom_id.as_ref().is_some_and(|id| id.contains(which))
        };
        // A square is one of the words on its button.
        let is_square = which.len() <= 3 && which.ends_with(|last: char| last.is_ascii_digit());
        let square = || buttons.iter().find(named).filter(|_| is_square);
        let found = buttons.iter().find(called).or_else(square);
        let found = found.or_else(|| buttons.iter().find(partly));
        let button = found.unwrap_or_else(|| panic!("no button {which} in:\n{}", message.text()));
        assert!(!button.disabled, "the button {which} is off in:\n{}", message.text());
        let custom_id = button.custom_id.as_ref();
        let custom_id = custom_id.unwrap_or_else(|| panic!("{which} is a link"));
        let data = json!({ "custom_id": custom_id, "component_type": 2 });
        self.uses(message, data)
    }

    /// Chooses from a list, named by its text or a part of the program's id for it; the entry by
    /// its words or its value, people by name.
    ///
    /// # Panics
    /// There is no such list or choice, it is disabled, or the person does not see the message.
    pub fn selects(&self, message: &Message, which: &str, choice: &str) -> Reply {
        let message = self.now(message);
        let selects = message.selects();
        let is_meant = |one: &&super::message::Select| {
            one.placeholder == which || one.custom_id.contains(which)
        };
        let select = selects
            .iter()
            .find(is_meant)
            .unwrap_or_else(|| panic!("no list {which} in:\n{}", message.text()));
        assert!(!select.disabled, "the list {which} is off in:\n{}", message.text());
        let mut data = json!({ "custom_id": select.custom_id, "component_type": select.kind });
        if select.kind == 5 {
            let world = self.shared.look();
            let person = world.named(choice).unwrap_or_else(|| panic!("nobody is {choice}"));
            data["values"] = json!([person.id.to_string()]);
            data["resolved"] = world.resolved(Place(message.channel), &[person.id], &[]);
        } else if select.kind == 8 {
            let world = self.shared.look();
            let mut channels = world.channels.values();
            let channel = channels.find(|channel| channel.name == choice);
            let channel = channel.unwrap_or_else(|| panic!("no channel is {choice}"));
            data["values"] = json!([channel.id.to_string()]);
            data["resolved"] = world.resolved(Place(message.channel), &[], &[channel.id]);
        } else {
            let mut options = select.options.iter();
            let found = options.find(|one| one.label == choice || one.value.starts_with(choice));
            let found = found
                .unwrap_or_else(|| panic!("no choice {choice} of {which} in:\n{}", message.text()));
            data["values"] = json!([found.value]);
        }
        let id = self.uses(&message, data);
        self.awaits(id)
    }

    /// Fills in a form, by the labels or the program's ids for its fields, and sends it. Other
    /// fields stay as they are.
    ///
    /// # Panics
    /// Discord would not send that.
    pub fn submits(&self, modal: &Modal, given: &[(&str, &str)]) -> Reply {
        for (name, _) in given {
            let known = modal.fields.iter().any(|one| one.label == *name || one.custom_id == *name);
            assert!(known, "no field {name} in:\n{}", modal.text());
        }
        let rows = modal.fields.iter().map(|field| {
            let found =
                given.iter().find(|(name, _)| *name == field.label || *name == field.custom_id);
            let value = found.map_or(field.value.as_str(), |(_, value)| *value);
            let length = value.chars().count();
            let (least, most) = field.length;
            let is_left_out = length == 0 && !field.required;
            let least = least.max(1);
            let fits = is_left_out || (least..=most).contains(&length);
            assert!(fits, "{} cannot be {value:?}", field.label);
            let field = json!({ "type": 4, "custom_id": field.custom_id, "value": value });
            json!({ "type": 1, "components": [field] })
        });
        let rows: Vec<Value> = rows.collect();
        let data = json!({ "custom_id": modal.custom_id, "components": numbered(&rows) });
        let id = self.shared.change(|world| {
            let before = &world.interactions[&modal.opened_by];
            assert_eq!(before.user, self.id, "the form came up for somebody else");
            let (place, source) = (Place(before.channel), before.source);
            // The message may be gone, and the form still open.
            let source = source.filter(|id| world.messages.contains_key(id));
            self.does(world, 5, place, data, source, Some(modal.opened_by))
        });
        self.awaits(id)
    }

    /// Waits for the result of something that was typed or pressed: for a promised answer too, and
    /// for the first answer no longer than Discord does.
    pub fn awaits(&self, id: u64) -> Reply {
        let patience = self.shared.look().patience;
        let is_settled = |world: &World| world.is_settled(&world.interactions[&id]).then_some(());
        self.shared.wait(FIRST_ANSWER + patience, is_settled);
        let world = self.shared.look();
        let interaction = &world.interactions[&id];
        let message = world.outcome(interaction);
        let kind = interaction.answer.map(|(kind, _)| kind);
        Reply {
            ephemeral: message.as_ref().is_some_and(|one| one.ephemeral_for.is_some()),
            message,
            deferred: matches!(kind, Some(5 | 6)),
            updated: matches!(kind, Some(6 | 7)),
            took: interaction.answer.map(|(_, took)| took).unwrap_or_default(),
            modal: interaction.modal.as_ref().map(|json| Modal::read(json, id)),
            interaction: id,
            answered: kind.is_some(),
        }
    }

    /// What this person can see in a place, the oldest first.
    pub fn sees(&self, place: Place) -> Vec<Message> {
        let mut messages = self.shared.look().messages(place);
        messages.retain(|one| one.ephemeral_for.is_none_or(|id| id == self.id));
        messages
    }

    /// A message as it is now.
    ///
    /// # Panics
    /// It is gone.
    pub fn now(&self, message: &Message) -> Message {
        let found = self.shared.look().messages.get(&message.id).cloned();
        found.unwrap_or_else(|| panic!("this message is gone:\n{}", message.text()))
    }

    fn uses(&self, message: &Message, data: Value) -> u64 {
        let sees = message.ephemeral_for.is_none_or(|id| id == self.id);
        assert!(sees, "she does not see this:\n{}", message.text());
        self.shared.change(|world| {
            let place = Place(message.channel);
            let channel = world.place(place);
            let is_in = !matches!(channel.kind, Kind::Dm | Kind::Group)
                || channel.people.contains(&self.id);
            assert!(is_in, "she does not see this:\n{}", message.text());
            let is_there = world.messages.contains_key(&message.id);
            assert!(is_there, "this message is gone:\n{}", message.text());
            self.does(world, 3, place, data, Some(message.id), None)
        })
    }

    fn does(
        &self,
        world: &mut World,
        kind: u8,
        place: Place,
        data: Value,
        source: Option<u64>,
        opened_by: Option<u64>,
    ) -> u64 {
        world.happen(Deed { kind, user: self.id, place, data, source, opened_by })
    }
}
