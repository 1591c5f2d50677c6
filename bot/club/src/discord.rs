//! A running club as seen by its Discord channel.

use std::sync::Arc;

use service::discord::{Post, PostReceipt, Posted};

use super::{Club, Unanswered};

impl Club {
    /// Takes at most `most` posts that are due in Discord. A post whose export cannot be put
    /// together is tried again later.
    pub async fn take_posts(&self, most: u32) -> Result<Vec<Post>, Unanswered> {
        let posts = self
            .decide(move |service, now| service::discord::claim_posts(service, now, most))
            .await?;
        self.complete(posts).await
    }

    /// Takes a post again that has had to wait for others; none if it has nothing to say any more.
    pub async fn renew_post(&self, old: &Arc<Post>) -> Result<Vec<Post>, Unanswered> {
        let old = Arc::clone(old);
        let posts = self
            .decide(move |service, now| service::discord::renew_post(service, now, &old))
            .await?;
        self.complete(posts).await
    }

    async fn complete(&self, posts: Vec<Post>) -> Result<Vec<Post>, Unanswered> {
        let mut whole = Vec::new();
        for mut post in posts {
            if post.notice.file().is_none() {
                whole.push(post);
                continue;
            }
            let lost = PostReceipt {
                notices: post.notices.clone(),
                account: post.account.clone(),
                posted: Posted::Failed("its export".into()),
                cleared: Vec::new(),
                place: None,
                is_gone: false,
                closes: None,
            };
            let completed = self.answer(move |questions, now| {
                service::discord::complete_post(questions, now, &mut post)?;
                Ok(post)
            });
            match completed.await {
                Ok(post) => whole.push(post),
                Err(why) => {
                    why.fault()?;
                    self.decide(move |service, now| service::discord::posted(service, now, &lost))
                        .await?;
                }
            }
        }
        Ok(whole)
    }
}
