//! The house in a club whose time a test controls.

use chrono::{DateTime, Utc};
use commands::OrderLine;
use service::{Answer, HouseTurns, Request, Service};

/// Has the house do what it has to do; returns whether there was anything.
///
/// # Panics
/// The club can't be read, or refuses what the house does.
pub(crate) fn play_for_house(service: &mut Service, now: DateTime<Utc>) -> bool {
    let mut searcher = None;
    let mut turns = HouseTurns::default();
    while let Some(task) = service::house::house_task(service, now, &mut turns).expect("the outbox")
    {
        let searcher = searcher.get_or_insert_with(|| search::Searcher::new(16));
        let decision = house::think(&task, searcher, &|| true).expect("a decision");
        if let Some(thought) = decision.thought {
            service::house::house_thought(service, now, &task, &thought).expect("a thought");
        }
        let Some(deed) = decision.deed else { continue };
        let request = Request {
            id: task.request(),
            actor: task.actor.clone(),
            order: OrderLine { game: u32::try_from(task.number.0).ok(), order: deed.into() },
            seen: Some(task.seen()),
            place: None,
        };
        let answer = service::handle(service, now, &request).expect("an answer");
        assert!(matches!(answer, Answer::Done(_)), "{request:?}: {answer:?}");
    }
    searcher.is_some()
}
