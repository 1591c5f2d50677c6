//! Notices that were posted in Discord, and the direct messages with accounts.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, InvitationId, NoticeId, TournamentId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A notice that was posted, or that the club tried to post.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PostRow from "posts" {
        pub notice: NoticeId,
        pub channel: Option<String>,
        /// `None` while it is unknown whether the message is there.
        pub message: Option<String>,
        pub began_at: DateTime<Utc>,
        pub tried_at: DateTime<Utc>,
        /// The game, as long as the buttons under its board can be pressed.
        pub game: Option<GameId>,
        /// Whether that game is over.
        pub over: bool,
        /// Whether it could not be posted for all and goes to its player alone.
        pub alone: bool,
        /// The invitation that it asks to answer.
        pub invitation: Option<InvitationId>,
        /// For how many games it says that this one is open.
        pub games_left: Option<u32>,
        /// The game with the offer that it asks to answer.
        pub offer: Option<GameId>,
        /// The message that calls a player to its board, which was edited and notifies nobody.
        pub called: Option<String>,
        /// The tournament that it asks to enter.
        pub tournament: Option<TournamentId>,
    }
}

/// What a post asks, beyond a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostAsks {
    /// To answer an invitation or an open challenge, from which that many games can still come.
    Invitation(InvitationId, u32),
    /// To answer an offer in that game.
    Offer(GameId),
    /// To enter that tournament.
    Entry(TournamentId),
}

impl PostRow {
    pub fn asks(&self) -> Option<PostAsks> {
        let left = self.games_left.unwrap_or(1);
        let invitation = self.invitation.map(|invitation| PostAsks::Invitation(invitation, left));
        let offer = self.offer.map(PostAsks::Offer);
        invitation.or(offer).or(self.tournament.map(PostAsks::Entry))
    }

    /// The same post when it asks that.
    #[must_use]
    pub fn asking(self, asks: Option<PostAsks>) -> PostRow {
        let nothing =
            PostRow { invitation: None, games_left: None, offer: None, tournament: None, ..self };
        match asks {
            Some(PostAsks::Invitation(invitation, left)) => {
                PostRow { invitation: Some(invitation), games_left: Some(left), ..nothing }
            }
            Some(PostAsks::Offer(game)) => PostRow { offer: Some(game), ..nothing },
            Some(PostAsks::Entry(tournament)) => {
                PostRow { tournament: Some(tournament), ..nothing }
            }
            None => nothing,
        }
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DirectRow from "direct_messages" {
        /// `None` until it is opened.
        pub channel: Option<String>,
        /// Since when the account doesn't accept messages from the club.
        pub closed_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    pub fn post(&self, notice: NoticeId) -> Result<Option<PostRow>, Fault> {
        self.row("WHERE notice = ?1", [notice])
    }

    pub fn messages_since(&self, since: DateTime<Utc>) -> Result<Vec<String>, Fault> {
        let sql = "SELECT message FROM posts WHERE tried_at >= ?1 AND message IS NOT NULL";
        self.find_all(sql, [seconds(since)])
    }

    /// The messages about a game with buttons that can be pressed.
    pub fn posts_with_controls(&self, game: GameId) -> Result<Vec<PostRow>, Fault> {
        self.rows("WHERE game = ?1 ORDER BY notice", [game])
    }

    /// Posts whose controls are, or may be, about something that is settled: an invitation that is
    /// not open any more, or for fewer games than the post says, an offer in a game in which something
    /// has happened since, the board of a game that is over, a tournament that can't be entered any
    /// more. While something about a game is to be posted by `now`, or tried again, its posts wait for
    /// it. All of them, or those in a channel; what was tried last comes last.
    pub fn settled_posts(
        &self,
        now: DateTime<Utc>,
        within: Option<&str>,
        limit: u32,
    ) -> Result<Vec<PostRow>, Fault> {
        let is_told = |game: &str| {
            format!(
                "NOT EXISTS (SELECT 1 FROM outbox INDEXED BY outbox_due
                    WHERE outbox.channel = 'discord' AND outbox.due_at IS NOT NULL
                        AND (outbox.tries > 0 OR outbox.due_at <= ?3) AND outbox.game = {game})"
            )
        };
        let (no_offer, no_board) = (is_told("posts.offer"), is_told("posts.game"));
        // Few posts are settled, so they are found first and sorted then.
        let rest = format!(
            "NOT INDEXED WHERE notice IN (
                SELECT notice FROM posts INDEXED BY posts_inviting
                    JOIN invitations ON invitations.id = posts.invitation
                    WHERE posts.invitation IS NOT NULL
                        AND (invitations.state <> 'open'
                             OR invitations.games_left <> posts.games_left)
                UNION ALL
                SELECT notice FROM posts INDEXED BY posts_offering
                    JOIN games ON games.id = posts.offer
                    WHERE posts.offer IS NOT NULL AND games.events > posts.looked_at AND {no_offer}
                UNION ALL
                SELECT notice FROM posts INDEXED BY posts_entering
                    JOIN tournaments ON tournaments.id = posts.tournament
                    WHERE posts.tournament IS NOT NULL
                        AND (tournaments.started_at IS NOT NULL
                             OR tournaments.ended_at IS NOT NULL)
                UNION ALL
                SELECT notice FROM posts INDEXED BY posts_over WHERE posts.over = 1 AND {no_board})
            AND message IS NOT NULL AND (?1 IS NULL OR channel = ?1)
            ORDER BY tried_at, notice LIMIT ?2"
        );
        self.rows(&rest, params![within, limit, seconds(now)])
    }

    /// The post of the invitation from which a game came, until that post has been changed to say so.
    pub fn post_that_became(&self, game: GameId) -> Result<Option<PostRow>, Fault> {
        let rest = "NOT INDEXED WHERE notice IN (
                SELECT notice FROM posts INDEXED BY posts_inviting
                    JOIN invitations ON invitations.id = posts.invitation
                    WHERE posts.invitation IS NOT NULL AND invitations.state = 'accepted'
                        AND invitations.became = ?1)
            AND message IS NOT NULL ORDER BY notice LIMIT 1";
        self.row(rest, [game])
    }

    /// `None` if there were none yet.
    pub fn direct_messages(&self, account: &str) -> Result<Option<DirectRow>, Fault> {
        self.row("WHERE account = ?1", [account])
    }
}

impl Change<'_> {
    pub fn set_post(&self, post: &PostRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO posts
                       (notice, channel, message, began_at, tried_at, game, over, alone,
                        invitation, games_left, offer, called, tournament)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
        let (began_at, tried_at) = (seconds(post.began_at), seconds(post.tried_at));
        let row = params![
            post.notice,
            post.channel,
            post.message,
            began_at,
            tried_at,
            post.game,
            post.over,
            post.alone,
            post.invitation,
            post.games_left,
            post.offer,
            post.called,
            post.tournament
        ];
        self.run(sql, row)
    }

    /// A post is there: what it asks is what it asked when it was taken to be posted, and its game may
    /// have ended since.
    pub fn set_message(
        &self,
        notice: NoticeId,
        (channel, message): (&str, &str),
        called: Option<&str>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE posts SET channel = ?2, message = ?3, called = ?4 WHERE notice = ?1";
        self.run(sql, params![notice, channel, message, called])
    }

    /// The club tries to change a post.
    pub fn try_post(&self, notice: NoticeId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE posts SET tried_at = ?2 WHERE notice = ?1";
        self.run(sql, params![notice, seconds(at)])
    }

    /// A post has no controls any more. That of a player who has been erased was kept for them alone.
    pub fn drop_controls(&self, notice: NoticeId) -> Result<(), Fault> {
        self.run_each(
            &[
                "UPDATE posts SET game = NULL, invitation = NULL, offer = NULL,
                                  tournament = NULL, over = 0
                 WHERE notice = ?1",
                "DELETE FROM posts WHERE notice = ?1
                     AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = ?1)",
            ],
            [notice],
        )
    }

    /// The offer of a post was found to be open after all that has happened in its game.
    pub fn note_asking(&self, notice: NoticeId) -> Result<(), Fault> {
        let sql = "UPDATE posts
                   SET looked_at = coalesce((SELECT events FROM games WHERE id = offer), 0)
                   WHERE notice = ?1";
        self.run(sql, [notice])
    }

    /// A post says now for how many games its invitation is still open.
    pub fn set_games_left_of_post(&self, notice: NoticeId, left: u32) -> Result<(), Fault> {
        self.run("UPDATE posts SET games_left = ?2 WHERE notice = ?1", params![notice, left])
    }

    /// A game is over: nothing can be done under its boards any more.
    pub fn end_boards(&self, game: GameId) -> Result<(), Fault> {
        self.run("UPDATE posts SET over = 1 WHERE game = ?1", [game])
    }

    pub fn set_direct_messages(&self, account: &str, row: &DirectRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO direct_messages (account, channel, closed_at)
                   VALUES (?1, ?2, ?3)";
        self.run(sql, params![account, row.channel, row.closed_at.map(seconds)])
    }
}
