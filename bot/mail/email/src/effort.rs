//! What an email costs to read, counted in letters that are looked at: each function that goes
//! through a text reports its length. Tests check that twice the email costs twice as much; a release
//! counts nothing.

#[cfg(debug_assertions)]
thread_local! {
    static LOOKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Reports letters that are looked at, each a limited number of times.
#[inline]
pub fn count_letters(letters: usize) {
    #[cfg(debug_assertions)]
    LOOKED.set(LOOKED.get() + letters);
    #[cfg(not(debug_assertions))]
    let _ = letters;
}

/// How many letters are looked at on this thread during some work, where it is counted.
pub fn letters_looked_at(work: impl FnOnce()) -> usize {
    #[cfg(debug_assertions)]
    let before = LOOKED.replace(0);
    work();
    #[cfg(debug_assertions)]
    return LOOKED.replace(before);
    #[cfg(not(debug_assertions))]
    0
}
