//! Takes one thing to do after the other, has it thought about, and gives the order. Whenever it is
//! killed, what was not ordered comes again, and what was ordered isn't repeated: the id of an order
//! follows from its notice and the state of the game.

use std::time::Duration;

use club::{Closed, Club};
use commands::OrderLine;
use service::{Answer, HouseTask, HouseThought, HouseTurns, Request};
use tokio::time::sleep;

use super::mind::Mind;
use super::think::think;

/// How often the outbox is checked without news, since moves that take their time come due in between.
const GLANCE: Duration = Duration::from_secs(5);

/// After trouble with the club's file.
const PAUSE: Duration = Duration::from_secs(5);

/// Plays for the house until the club closes.
pub async fn run_house(club: Club) {
    let mut courier = HouseCourier {
        club,
        mind: Mind::start(think),
        turns: HouseTurns::default(),
        refused: None,
        warned: String::new(),
    };
    // A closed club has nothing more to play.
    let _ = courier.work().await;
}

struct HouseCourier {
    club: Club,
    mind: Mind,
    /// Whose turn it is. After trouble with the club's file, nobody has had one.
    turns: HouseTurns,
    /// The last order that was refused: mostly the game has moved on, and the same isn't due again.
    refused: Option<String>,
    /// The last trouble, which is logged once.
    warned: String,
}

impl HouseCourier {
    async fn work(&mut self) -> Result<(), Closed> {
        let mut news = self.club.news();
        loop {
            let mut turns = std::mem::take(&mut self.turns);
            let task = self.club.decide(move |service, now| {
                let task = service::house::house_task(service, now, &mut turns)?;
                Ok((task, turns))
            });
            let task = task.await.map(|(task, turns)| {
                self.turns = turns;
                task
            });
            match task {
                Ok(None) => {
                    tokio::select! {
                        changed = news.changed() => changed.map_err(|_| Closed)?,
                        () = sleep(GLANCE) => {}
                    }
                }
                Ok(Some(task)) => self.deal_with(task).await?,
                Err(why) => {
                    self.warn_once(format!("the house cannot read the outbox: {}", why.fault()?));
                    sleep(PAUSE).await;
                }
            }
        }
    }

    async fn deal_with(&mut self, task: HouseTask) -> Result<(), Closed> {
        if self.refused.as_ref() == Some(&task.request()) {
            return self.put_off(&task, "its order was refused").await;
        }
        let Some(decision) = self.mind.decide(&task).await else {
            return self.put_off(&task, "it found nothing to do").await;
        };
        if let Some(thought) = decision.thought {
            self.keep(&task, thought).await?;
        }
        let Some(deed) = decision.deed else { return Ok(()) };
        let request = Request {
            id: task.request(),
            actor: task.actor.clone(),
            order: OrderLine { game: u32::try_from(task.number.0).ok(), order: deed.into() },
            seen: Some(task.seen()),
            place: None,
        };
        match self.club.ask(request).await {
            Ok(Answer::Done(_)) => Ok(()),
            Ok(Answer::Refused(_)) => {
                self.refused = Some(task.request());
                Ok(())
            }
            Err(why) => {
                let trouble = why.fault()?.to_string();
                self.put_off(&task, &trouble).await
            }
        }
    }

    /// Keeps what the house expects, or tells a hint.
    async fn keep(&mut self, task: &HouseTask, thought: HouseThought) -> Result<(), Closed> {
        let about = task.clone();
        let kept = self.club.decide(move |service, now| {
            service::house::house_thought(service, now, &about, &thought)
        });
        match kept.await {
            Ok(()) => Ok(()),
            Err(why) => {
                let trouble = why.fault()?.to_string();
                self.put_off(task, &trouble).await
            }
        }
    }

    /// Leaves a task for later, so that the others don't wait for it.
    async fn put_off(&mut self, task: &HouseTask, trouble: &str) -> Result<(), Closed> {
        self.warn_once(format!("the house does nothing in game {} yet: {trouble}", task.number));
        let (notice, trouble) = (task.notice, trouble.to_owned());
        let noted = self.club.decide(move |service, now| {
            service::house::house_failed(service, now, notice, &trouble)
        });
        if let Err(why) = noted.await {
            self.warn_once(format!("the house cannot put a task off: {}", why.fault()?));
            sleep(PAUSE).await;
        }
        Ok(())
    }

    fn warn_once(&mut self, trouble: String) {
        if self.warned != trouble {
            tracing::warn!("{trouble}");
            self.warned = trouble;
        }
    }
}
