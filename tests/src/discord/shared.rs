//! The state behind its lock, and how to wait for it.

use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::world::World;

/// The pause between two looks at what changes elsewhere.
const GLANCE: Duration = Duration::from_millis(50);

/// What every part of the fake holds.
#[derive(Debug)]
pub(super) struct Shared {
    world: Mutex<World>,
    changed: Condvar,
}

impl Shared {
    pub fn new() -> Shared {
        Shared { world: Mutex::new(World::new()), changed: Condvar::new() }
    }

    /// Reads the state without waking anybody. A test that panicked elsewhere does not stop the
    /// others.
    pub fn look(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Changes something, and wakes everybody who waits.
    pub fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.look());
        self.changed.notify_all();
        done
    }

    /// Waits until there is something to see, or until the time is up.
    pub fn wait<T>(
        &self,
        patience: Duration,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Option<T> {
        let until = Instant::now() + patience;
        let mut world = self.look();
        loop {
            if let Some(seen) = look(&world) {
                return Some(seen);
            }
            let left = until.checked_duration_since(Instant::now())?;
            let waited = self.changed.wait_timeout(world, left.min(GLANCE));
            world = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
        }
    }
}
