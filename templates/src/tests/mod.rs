pub(crate) fn note_used(_: &str) {}
