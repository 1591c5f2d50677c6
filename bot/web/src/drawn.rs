//! Games that are drawn into files. A long replay takes up to a second, so one thread draws them all,
//! few requests wait for it, and what was drawn last is kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many requests wait for a drawing, or are being drawn for.
const PLACES: usize = 8;

/// How much is kept, in bytes: some hundred pictures, or a dozen long replays.
const MOST_KEPT: usize = 16 * 1024 * 1024;

/// A file, by the mark of what it shows.
type DrawnFile = (String, Arc<Vec<u8>>);

/// Too many others wait for drawings.
#[derive(Debug, PartialEq, Eq)]
pub struct Busy;

/// The one place where drawings are made.
#[derive(Debug)]
pub struct Drawings {
    places: Semaphore,
    pen: Arc<Semaphore>,
    /// The latest last.
    kept: Mutex<VecDeque<DrawnFile>>,
}

impl Default for Drawings {
    fn default() -> Drawings {
        Drawings {
            places: Semaphore::new(PLACES),
            pen: Arc::new(Semaphore::new(1)),
            kept: Mutex::default(),
        }
    }
}

impl Drawings {
    /// The file that shows what has this mark: as it was kept, or drawn after those that were asked
    /// for before.
    pub async fn file(
        self: &Arc<Self>,
        mark: &str,
        draw: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) -> Result<Arc<Vec<u8>>, Busy> {
        if let Some(kept) = self.find(mark) {
            return Ok(kept);
        }
        let _place = self.places.try_acquire().map_err(|_| Busy)?;
        let pen = Arc::clone(&self.pen).acquire_owned().await.map_err(|_| Busy)?;
        // The one who waited before may have wanted the same.
        if let Some(kept) = self.find(mark) {
            return Ok(kept);
        }
        let (drawings, mark) = (Arc::clone(self), mark.to_owned());
        let drawn = spawn_blocking(move || {
            // Also when nobody waits for the answer any more, the next begins only afterwards.
            let _pen = pen;
            let file = Arc::new(draw());
            drawings.keep((mark, Arc::clone(&file)));
            file
        });
        // It fails only if the drawing panics, which is in the log.
        drawn.await.map_err(|_| Busy)
    }

    fn files(&self) -> MutexGuard<'_, VecDeque<DrawnFile>> {
        // What is changed under this lock is whole after each line.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, mark: &str) -> Option<Arc<Vec<u8>>> {
        let mut kept = self.files();
        let at = kept.iter().position(|(known, _)| known == mark)?;
        let file = kept.remove(at)?;
        let found = Arc::clone(&file.1);
        kept.push_back(file);
        Some(found)
    }

    fn keep(&self, file: DrawnFile) {
        let mut kept = self.files();
        kept.push_back(file);
        while kept.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > MOST_KEPT {
            kept.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{self, Receiver};

    use tokio::runtime::Runtime;
    use tokio::task::{JoinSet, yield_now};

    use super::*;

    /// How many draw at the moment.
    static DRAWING: AtomicUsize = AtomicUsize::new(0);

    /// Somebody asks for a drawing that is done once something is heard.
    async fn ask(
        drawings: Arc<Drawings>,
        mark: &'static str,
        heard: Arc<Mutex<Receiver<()>>>,
    ) -> Result<Vec<u8>, Busy> {
        let draw = move || {
            let others = DRAWING.fetch_add(1, Ordering::SeqCst);
            let _ = heard.lock().expect("no panic").recv();
            DRAWING.fetch_sub(1, Ordering::SeqCst);
            vec![u8::try_from(others).unwrap_or(u8::MAX)]
        };
        drawings.file(mark, draw).await.map(|file| file.to_vec())
    }

    #[test]
    fn one_thread_draws_for_a_few_and_the_others_are_told_at_once() {
        let runtime = Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let drawings = Arc::new(Drawings::default());
            let (go_on, heard) = mpsc::channel();
            let heard = Arc::new(Mutex::new(heard));
            let mut asked = JoinSet::new();
            for (mark, inside) in ["a", "b", "c", "d"].into_iter().zip(1..) {
                let task = asked.spawn(ask(Arc::clone(&drawings), mark, Arc::clone(&heard)));
                while drawings.places.available_permits() > PLACES - inside {
                    yield_now().await;
                }
                // Somebody who doesn't wait for the answer any more takes up no place.
                if mark == "d" {
                    task.abort();
                    let gone = asked.join_next().await;
                    assert!(gone.is_some_and(|gone| gone.is_err()));
                }
            }
            let places: Vec<_> =
                std::iter::from_fn(|| drawings.places.try_acquire().ok()).collect();
            assert_eq!(places.len(), PLACES - 3);
            assert_eq!(drawings.file("other", Vec::new).await, Err(Busy));
            drop((places, go_on));
            while let Some(drawn) = asked.join_next().await {
                assert_eq!(drawn.expect("no panic"), Ok(vec![0]), "nobody else draws");
            }
            // What was drawn is there without being drawn again.
            let again = drawings.file("a", || panic!("it is kept")).await;
            assert_eq!(again, Ok(Arc::new(vec![0])));
        });
    }

    #[test]
    fn what_was_wanted_last_is_kept() {
        let drawings = Drawings::default();
        let large = || Arc::new(vec![0; MOST_KEPT / 4]);
        for mark in ["a", "b", "c", "d"] {
            drawings.keep((mark.to_owned(), large()));
        }
        assert!(drawings.find("a").is_some());
        drawings.keep(("e".to_owned(), large()));
        assert!(drawings.find("b").is_none() && drawings.find("a").is_some());
    }
}
