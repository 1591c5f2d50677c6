//! The HTML around our words: the files in `layouts/`, filled in.

use std::sync::LazyLock;

use minijinja::{AutoEscape, Environment, Value, escape_formatter};

static LAYOUTS: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut layouts = Environment::new();
    layouts.set_auto_escape_callback(|_| AutoEscape::Html);
    // HTML can't have this character, not even escaped.
    layouts.set_formatter(|out, state, value| {
        match value.as_str().filter(|text| text.contains('\0')) {
            Some(text) => escape_formatter(out, state, &text.replace('\0', "\u{fffd}").into()),
            None => escape_formatter(out, state, value),
        }
    });
    layouts.set_trim_blocks(true);
    layouts.set_lstrip_blocks(true);
    for (name, text) in [
        ("mail.html", include_str!("../layouts/mail.html")),
        ("page.html", include_str!("../layouts/page.html")),
        ("stop.html", include_str!("../layouts/stop.html")),
    ] {
        // Tests render every layout: a build that passed cannot fail here or below.
        layouts.add_template(name, text).unwrap_or_else(|broken| panic!("{name}: {broken}"));
    }
    layouts
});

pub(crate) fn fill(name: &str, values: Value) -> String {
    let rendered = LAYOUTS.get_template(name).and_then(|layout| layout.render(values));
    rendered.unwrap_or_else(|broken| panic!("{name}: {broken}"))
}
