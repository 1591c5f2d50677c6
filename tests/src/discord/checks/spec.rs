//! Discord's own description of its interface, if `TAFLPOST_DISCORD_SPEC` says where it is: every
//! form must follow it. Two things are relaxed: numbers can also be written as numbers, as serenity
//! does for new files, and permissions as text, as Discord's documentation says.

use std::collections::HashMap;
use std::sync::OnceLock;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Draft, ValidationError, Validator};
use serde_json::{Value, json};

use super::{Findings, Form};

/// Where the file is.
const PLACE: &str = "TAFLPOST_DISCORD_SPEC";

type Validators = HashMap<(Form, u64), Validator>;

/// Which schemas are for what; answers to interactions by their type.
const SCHEMAS: [(Form, &[u64], &str); 14] = [
    (Form::Commands, &[0], "ApplicationCommandUpdateRequest"),
    (Form::Emoji, &[0], ""),
    (Form::Callback, &[4, 5], "CreateMessageInteractionCallbackRequest"),
    (Form::Callback, &[6, 7], "UpdateMessageInteractionCallbackRequest"),
    (Form::Callback, &[8], "ApplicationCommandAutocompleteCallbackRequest"),
    (Form::Callback, &[9], "ModalInteractionCallbackRequest"),
    (Form::Followup, &[0], "IncomingWebhookRequestPartial"),
    (Form::EditAnswer, &[0], "IncomingWebhookUpdateRequestPartial"),
    (Form::Message, &[0], "MessageCreateRequest"),
    (Form::EditMessage, &[0], "MessageEditRequestPartial"),
    (Form::Dm, &[0], "CreatePrivateChannelRequest"),
    (Form::ThreadOfMessage, &[0], "CreateTextThreadWithMessageRequest"),
    (Form::Thread, &[0], "CreateTextThreadWithoutMessageRequest"),
    (Form::ChangeThread, &[0], "UpdateThreadRequestPartial"),
];

/// Reads the description, if there is one; compiled once for all tests of a process.
///
/// # Panics
/// There should be one, and it cannot be used.
pub(in super::super) fn require() {
    let _ = spec();
}

/// The description, put in use.
pub(super) struct Spec {
    forms: Validators,
    pub components: Value,
    pub paths: Value,
}

pub(super) fn spec() -> Option<&'static Spec> {
    static READ: OnceLock<Option<Spec>> = OnceLock::new();
    let read = || {
        let place = std::env::var_os(PLACE)?;
        let text = std::fs::read_to_string(&place)
            .unwrap_or_else(|error| panic!("{PLACE} is {}: {error}", place.display()));
        let spec: Value = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{PLACE} is {}: {error}", place.display()));
        let components = relaxed(&spec);
        let forms = compile(&spec, &components);
        Some(Spec { forms, components, paths: spec["paths"].clone() })
    };
    READ.get_or_init(read).as_ref()
}

/// A schema that may name others.
pub(super) fn validator(schema: &Value, components: &Value) -> Validator {
    let document = json!({ "allOf": [schema], "components": components });
    let options = jsonschema::options().with_draft(Draft::Draft202012);
    options.build(&document).expect("a schema that can be used")
}

fn relaxed(spec: &Value) -> Value {
    let mut components = spec["components"].clone();
    let schemas = &mut components["schemas"];
    schemas["SnowflakeType"]["type"] = json!(["string", "integer"]);
    let command = &mut schemas["ApplicationCommandUpdateRequest"]["properties"];
    command["default_member_permissions"]["type"] = json!(["integer", "string", "null"]);
    components
}

fn compile(spec: &Value, components: &Value) -> Validators {
    let mut validators = Validators::new();
    for (form, kinds, name) in SCHEMAS {
        let schema = match form {
            Form::Emoji => emoji(spec),
            _ => {
                assert!(components["schemas"][name].is_object(), "no schema {name}");
                json!({ "$ref": format!("#/components/schemas/{name}") })
            }
        };
        let schema = match form {
            Form::Commands => json!({ "type": "array", "maxItems": 130, "items": schema }),
            _ => schema,
        };
        let validator = validator(&schema, components);
        for kind in kinds {
            validators.insert((form, *kind), validator.clone());
        }
    }
    validators
}

/// Has no name of its own.
fn emoji(spec: &Value) -> Value {
    let path = &spec["paths"]["/applications/{application_id}/emojis"]["post"];
    let schema = &path["requestBody"]["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "no schema of emoji");
    schema.clone()
}

/// What differs from the description.
pub(super) fn followed(form: Form, json: &Value, findings: &mut Findings) {
    let Some(spec) = spec() else { return };
    let kind = if form == Form::Callback { json["type"].as_u64().unwrap_or(0) } else { 0 };
    let Some(validator) = spec.forms.get(&(form, kind)) else {
        return findings.refuse(format!("no answer of type {kind} (OpenAPI)"));
    };
    for finding in differences(validator, json) {
        findings.refuse(format!("{finding} (OpenAPI)"));
    }
}

/// Where it differs from the description, and how.
pub(super) fn differences(validator: &Validator, json: &Value) -> Vec<String> {
    let mut found = Vec::new();
    validator.iter_errors(json).for_each(|error| deepest(&error, &mut found));
    found
}

/// If several things could be meant, the one with the right type is.
fn deepest(error: &ValidationError<'_>, found: &mut Vec<String>) {
    let branches = match error.kind() {
        ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } => {
            context
        }
        _ => {
            let path = error.instance_path().as_str();
            return found.push(format!("{path}: {error}"));
        }
    };
    let is_meant = |branch: &&Vec<ValidationError<'static>>| {
        !branch.is_empty()
            && !branch.iter().any(|one| {
                let path = one.instance_path().as_str();
                let is_null = matches!(one.kind(), ValidationErrorKind::Type { .. })
                    && path == error.instance_path().as_str();
                is_null || path == format!("{}/type", error.instance_path().as_str())
            })
    };
    match branches.iter().find(is_meant) {
        Some(branch) => branch.iter().for_each(|one| deepest(one, found)),
        None => found.push(format!("{}: {error}", error.instance_path().as_str())),
    }
}
