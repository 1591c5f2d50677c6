//! Posts wait in queues, so that whatever holds up one place, or one game, holds up no other: each
//! post waits for those that were taken before it and go to the same channel, or to the same person,
//! or belong to the same match. Some are posted at a time.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use club::Closed;
use service::discord::{Post, PostTarget};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::{MissedTickBehavior, interval};

use super::{Courier, GLANCE};

/// How many posts are taken in one transaction.
const AT_ONCE: u32 = 16;

/// How many posts wait here at most; others wait in the outbox.
const MOST: usize = 512;

/// How many are posted at a time.
const AT_A_TIME: usize = 8;

/// How long a post waits here at most: what is never reported on is taken again after ten minutes.
pub(super) const LONGEST: Duration = Duration::from_secs(300);

/// What can hold up a post.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Lane {
    Account(String),
    Channel(String),
    /// A match with a thread, by its first game.
    Match(i64),
}

struct QueuedPost {
    post: Post,
    taken: Instant,
    lanes: Vec<Lane>,
    /// Whether others were posted first, so that what it says may not be true any more.
    has_waited: bool,
}

#[derive(Default)]
struct PostQueue {
    /// In the order in which they were taken.
    waiting: VecDeque<QueuedPost>,
    posting: JoinSet<Result<bool, Closed>>,
    /// What each of those that are being posted holds up.
    held: HashMap<Id, Vec<Lane>>,
}

/// Posts what is due, until the club closes.
pub(super) async fn post_all(courier: &Arc<Courier>) -> Result<(), Closed> {
    let mut news = courier.desk.club.news();
    let mut glance = interval(GLANCE);
    glance.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut queue = PostQueue::default();
    let mut looks = true;
    loop {
        if looks && queue.waiting.len() < MOST {
            looks = queue.take(courier).await?;
            queue.start(courier);
            if looks {
                continue;
            }
        }
        queue.start(courier);
        if queue.is_empty() {
            courier.idle.send_replace(());
        }
        tokio::select! {
            changed = news.changed() => {
                changed.map_err(|_| Closed)?;
                looks = true;
            }
            Some(ended) = queue.posting.join_next_with_id() => {
                let is_sent = queue.ended(ended)?;
                // What was not sent may be due elsewhere now.
                looks = looks || !is_sent || queue.is_empty();
            }
            _ = glance.tick() => looks = true,
        }
    }
}

impl PostQueue {
    fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.posting.is_empty()
    }

    /// Takes a few posts; returns whether there may be more.
    async fn take(&mut self, courier: &Courier) -> Result<bool, Closed> {
        let taken = Instant::now();
        let posts = match courier.desk.club.take_posts(AT_ONCE).await {
            Ok(posts) => posts,
            Err(why) => {
                courier.warn_once(format!("cannot read the outbox: {}", why.fault()?));
                return Ok(false);
            }
        };
        let is_some = !posts.is_empty();
        self.waiting.extend(posts.into_iter().map(|post| QueuedPost {
            lanes: lanes(&post),
            post,
            taken,
            has_waited: false,
        }));
        Ok(is_some)
    }

    /// Begins to post all that nothing holds up.
    fn start(&mut self, courier: &Arc<Courier>) {
        let mut held: BTreeSet<Lane> = self.held.values().flatten().cloned().collect();
        for mut waiting in std::mem::take(&mut self.waiting) {
            let is_free = waiting.lanes.iter().all(|lane| !held.contains(lane));
            held.extend(waiting.lanes.iter().cloned());
            if !is_free || self.posting.len() >= AT_A_TIME {
                waiting.has_waited = true;
                self.waiting.push_back(waiting);
                continue;
            }
            let QueuedPost { post, taken, lanes, has_waited } = waiting;
            let courier = Arc::clone(courier);
            let task = self.posting.spawn(async move {
                match has_waited {
                    true => courier.deliver_late(post, taken).await,
                    false => courier.deliver(post).await,
                }
            });
            self.held.insert(task.id(), lanes);
        }
    }

    /// One of them has ended; returns whether it was sent.
    fn ended(
        &mut self,
        ended: Result<(Id, Result<bool, Closed>), JoinError>,
    ) -> Result<bool, Closed> {
        let (id, is_sent) = match ended {
            Ok((id, is_sent)) => (id, is_sent?),
            // A panic has been reported, and ends nothing else. The post is taken again.
            Err(error) => (error.id(), false),
        };
        self.held.remove(&id);
        Ok(is_sent)
    }
}

/// What a post waits for. A thread holds up no other; where it is opened, and where its game's end is
/// told, the channel is told, too.
fn lanes(post: &Post) -> Vec<Lane> {
    match &post.target {
        PostTarget::Direct(_) => vec![Lane::Account(post.account.clone())],
        PostTarget::Venue { channel, thread, of, .. } => {
            let in_channel = thread.is_none() || of.is_none() || post.closes.is_some();
            let channel = in_channel.then(|| Lane::Channel(channel.clone()));
            of.map(Lane::Match).into_iter().chain(channel).collect()
        }
    }
}
