//! Checks the fake's own answers against Discord's description, if it is available: a fake that
//! answers wrongly teaches bots mistakes.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::Value;

use super::spec::{differences, spec, validator};

/// By method, path and status as described; compiled when first needed.
static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// What differs from the description.
pub(in super::super) fn answer(method: &str, path: &str, status: u16, json: &Value) -> Vec<String> {
    let Some(spec) = spec() else { return Vec::new() };
    let method = method.to_lowercase();
    let described = spec
        .paths
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(template, about)| fits(template, path) && about[&method].is_object());
    // If two fit, the one with fewer placeholders is meant.
    let Some((template, about)) = described.min_by_key(|(one, _)| one.matches('{').count()) else {
        return Vec::new();
    };
    let answers = &about[&method]["responses"][status.to_string()];
    let schema = &answers["content"]["application/json"]["schema"];
    if schema.is_null() {
        return Vec::new();
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known
        .entry(format!("{method} {template} {status}"))
        .or_insert_with(|| Arc::new(validator(schema, &spec.components)));
    let found = differences(known, json).into_iter();
    found.map(|one| format!("our own answer to {method} {template}: {one}")).collect()
}

fn fits(template: &str, path: &str) -> bool {
    let (mut template, mut path) = (template.split('/'), path.split('/'));
    loop {
        match (template.next(), path.next()) {
            (None, None) => return true,
            (Some(blank), Some(_)) if blank.starts_with('{') => {}
            (Some(word), Some(said)) if word == said => {}
            _ => return false,
        }
    }
}
