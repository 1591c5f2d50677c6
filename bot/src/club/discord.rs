//! A running club as seen by its Discord channel.

use chrono::Utc;
use storage::{NoticeId, ServerRow};

use super::{Closed, Club};
use crate::orders::Order;
use crate::service::discord::{
    BoardShown, LadderBoard, Post, PostReceipt, Posted, Scene, ServerChange, ServerChannel,
};
use crate::service::{Answer, Fault, Request, Service};

impl Club {
    /// Answers a request that was made somewhere in Discord.
    pub async fn ask_in(
        &self,
        request: Request,
        scene: Scene,
    ) -> Result<Result<Answer, Fault>, Closed> {
        if matches!(request.order.order, Order::Ask(_)) {
            if scene == Scene::Direct {
                let actor = request.actor.clone();
                let noted = self.decide(move |service| service.visit(Utc::now(), &actor, &scene));
                if let Err(fault) = noted.await? {
                    return Ok(Err(fault));
                }
            }
            return self.ask(request).await;
        }
        let channel = request.actor.channel;
        let job =
            move |service: &mut Service| service.handle_in(Utc::now(), &request, Some(&scene));
        let answered = self.decide(job).await?;
        self.count_answer(channel, &answered);
        Ok(answered)
    }

    /// Changes the settings of a server.
    pub async fn set_server(
        &self,
        place: ServerChannel,
        change: ServerChange,
    ) -> Result<Result<ServerRow, Fault>, Closed> {
        self.decide(move |service| service.set_server(Utc::now(), &place, &change)).await
    }

    /// Takes at most `most` posts that are due in Discord. A post whose archive cannot be put
    /// together is tried again later.
    pub async fn take_posts(&self, most: u32) -> Result<Result<Vec<Post>, Fault>, Closed> {
        let taken = self.decide(move |service| service.claim_posts(Utc::now(), most)).await?;
        let posts = match taken {
            Ok(posts) => posts,
            Err(fault) => return Ok(Err(fault)),
        };
        let mut whole = Vec::new();
        for mut post in posts {
            if post.notice.archive().is_none() {
                whole.push(post);
                continue;
            }
            let lost = PostReceipt {
                notices: post.notices.clone(),
                account: post.account.clone(),
                posted: Posted::Failed("its archive".into()),
                cleared: Vec::new(),
                lost_thread: false,
            };
            let completed = self.answer(move |questions| {
                questions.complete_post(Utc::now(), &mut post)?;
                Ok(post)
            });
            match completed.await? {
                Ok(post) => whole.push(post),
                Err(_) => {
                    if let Err(fault) = self.posted(lost).await? {
                        return Ok(Err(fault));
                    }
                }
            }
        }
        Ok(Ok(whole))
    }

    /// Starts or stops showing a ladder in a place.
    pub async fn keep_ladder_board(
        &self,
        place: ServerChannel,
        ladder: Option<String>,
        shown: bool,
    ) -> Result<Result<Answer, Fault>, Closed> {
        self.decide(move |service| {
            service.keep_ladder_board(Utc::now(), &place, ladder.as_deref(), shown)
        })
        .await
    }

    /// Takes at most that many messages with ladders that should be shown again.
    pub async fn take_ladder_boards(
        &self,
        most: u32,
    ) -> Result<Result<Vec<LadderBoard>, Fault>, Closed> {
        self.decide(move |service| service.claim_ladder_boards(Utc::now(), most)).await
    }

    /// Notes what happened to one.
    pub async fn ladder_board_shown(
        &self,
        board: LadderBoard,
        shown: BoardShown,
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.ladder_board_shown(Utc::now(), &board, &shown)).await
    }

    /// Notes what happened to a post.
    pub async fn posted(&self, receipt: PostReceipt) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.posted(Utc::now(), &receipt)).await
    }

    /// Stores the thread that was opened for the match of a notice.
    pub async fn set_thread(
        &self,
        notice: NoticeId,
        thread: String,
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.set_thread(Utc::now(), notice, &thread)).await
    }

    /// Stores the channel of the direct messages with an account.
    pub async fn set_direct(
        &self,
        account: String,
        channel: String,
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.set_direct(Utc::now(), &account, &channel)).await
    }
}
