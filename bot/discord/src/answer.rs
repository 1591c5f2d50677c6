//! Answers requests in Discord: asks the club and shows what it says. It sends nothing itself and
//! knows no token.

use std::sync::Arc;

use club::{Closed, Unanswered, apology};
use commands::words::OrderWord;
use commands::{
    self, ArchiveQuestion, ArchivedView, BoardForm, Deed, FIRST_RULESET, GameQuestion, Misread,
    Order, OrderLine, Question, Sure,
};
use engine::Ruleset;
use serenity::all::Http;
use service::choose::{BoardChoice, BoardQuestion, Moves};
use service::discord::{Scene, ServerChannel};
use service::{Actor, Answer, Place, Request, Seen, at_once};
use storage::{Channel, GameId};
use templates::controls::{Prompt, TextBox};
use templates::invitation::choices;
use templates::ladder::LadderAnswer;
use templates::medium::discord::escape_markdown;
use templates::{
    Apology, Client, Notice, OwnInDiscord, Reader, Refusal, RefusedMail, Right, ServerNote, Words,
};
use tokio::task::spawn_blocking;

use crate::control::{At, Control, Draft, DraftFor, DraftPart, Wish};
use crate::desk::Desk;
use crate::examine::examine;
use crate::parse::{HERE_CHOICE, ParsedRequest};
use crate::reply::{choosing, draft, in_game};
use crate::screen::Screen;
use crate::wire::DiscordMessage;
use crate::{parse, people, reply, setup, wire};

const MOST_OFFERED: usize = 25;

#[derive(Clone, Debug)]
pub struct DiscordAsker {
    /// The asker, as the club knows them.
    pub actor: Actor,
    /// What they are called in Discord, the name that is shown first.
    pub names: Vec<String>,
    /// What they want, for somebody who has to become a player first.
    pub wish: Option<Control>,
    /// The request's own id, by which it is remembered.
    pub id: String,
    pub scene: Scene,
    /// Whether the asker can change the server's settings.
    pub governs: bool,
    pub takes_files: bool,
}

#[derive(Debug)]
pub enum Reaction {
    /// Messages for the asker, at least one.
    Show(Vec<DiscordMessage>),
    /// A box to write in, and what its id holds.
    Box(TextBox, String),
    /// Suggestions that fit, each with its name first.
    Offer(Vec<(String, String)>),
}

impl Desk {
    pub async fn answer_interaction(
        &self,
        http: &Arc<Http>,
        asker: &DiscordAsker,
        asked: ParsedRequest,
    ) -> Result<Reaction, Closed> {
        let screen = match asked {
            ParsedRequest::Box(text_box, place) => return Ok(Reaction::Box(text_box, place)),
            ParsedRequest::Complete(completion) => {
                let mut offered = self.complete(asker, completion).await?;
                offered.truncate(MOST_OFFERED);
                return Ok(Reaction::Offer(offered));
            }
            ParsedRequest::Orders(lines, form) => self.orders(asker, lines, None, form).await?,
            ParsedRequest::Typed(text) => {
                let lines = self.club.understand_lines(asker.actor.clone(), &text).await?;
                self.orders(asker, lines, None, None).await?
            }
            ParsedRequest::Answer(line, place) => {
                self.order(asker, line, (0, Some(place), None), None, None).await?
            }
            ParsedRequest::Press(control, chosen) => {
                self.press(http, asker, control, chosen).await?
            }
            ParsedRequest::Join(line, wish) => self.join(http, asker, line, wish).await?,
            ParsedRequest::JoinAnd(wish) if self.is_player(asker).await? => {
                self.press(http, asker, wish, None).await?
            }
            ParsedRequest::JoinAnd(wish) => match self.free_name(asker).await? {
                Some(name) => {
                    let line = OrderLine::without_game(Deed::Join(Some(name)));
                    self.join(http, asker, Ok(line), Some(Box::new(wish))).await?
                }
                None => {
                    return Ok(Reaction::Box(
                        TextBox::of_order(OrderWord::Join),
                        parse::then(Some(&wish)),
                    ));
                }
            },
            ParsedRequest::Nothing(why) => {
                reply::prompt_screen(why, &self.reader(asker, None).await?)
            }
            ParsedRequest::Board(ladder, shown) => self.board(http, asker, ladder, shown).await?,
            ParsedRequest::Play(draft) => self.draft(asker, draft).await?,
            ParsedRequest::Here(game) => self.here(asker, game).await?,
            ParsedRequest::OpenCircle(name) => setup::open_circle(self, asker, name).await?,
            ParsedRequest::Setup(change) => setup::set_up(self, http, asker, change).await?,
        };
        let painter = Arc::clone(&self.painter);
        let drawn = spawn_blocking(move || wire::screen_messages(&screen, &painter)).await;
        // A panic has already been reported; the order was carried out.
        Ok(Reaction::Show(drawn.unwrap_or_else(|_| vec![self.apology_message(asker)])))
    }

    pub fn apology_message(&self, asker: &DiscordAsker) -> DiscordMessage {
        let reader = self.unknown(asker);
        let text = escape_markdown(&Apology::Other.text(&reader), &reader);
        DiscordMessage { text, ..DiscordMessage::default() }
    }

    /// The asker's language, before the club has said who they are.
    pub fn words(&self, asker: &DiscordAsker) -> &'static Words {
        self.unknown(asker).words()
    }

    /// The reader settings of somebody the club knows nothing about.
    fn unknown(&self, asker: &DiscordAsker) -> Reader {
        Reader { client: self.client(), ..self.club.stranger(asker.actor.language) }
    }

    async fn said(&self, asker: &DiscordAsker, note: &ServerNote) -> Result<Screen, Closed> {
        Ok(told(note, self.reader(asker, None).await?.words()))
    }

    /// Shows a challenge that is being put together, with the usual values for what isn't chosen.
    async fn draft(&self, asker: &DiscordAsker, draft: Draft) -> Result<Screen, Closed> {
        let reader = self.reader(asker, None).await?;
        let rulesets = self.rulesets(asker).await?;
        let usual = match draft.to {
            // What isn't chosen there stays as it was offered.
            DraftFor::SenderOf(_) => Draft::default(),
            _ => Draft {
                ruleset: self.usual_ruleset(asker).await,
                side: choices::USUAL_SIDE.to_owned(),
                clock: choices::USUAL_CLOCK.to_owned(),
                to: DraftFor::Everybody,
            },
        };
        Ok(draft::draft_screen(draft, &usual, &rulesets, &reader))
    }

    /// The ruleset that is played most in the server where somebody asks, or the one to begin with.
    async fn usual_ruleset(&self, asker: &DiscordAsker) -> String {
        let scene = asker.scene.clone();
        let usual = self
            .club
            .answer(move |questions, _| service::discord::usual_ruleset(questions, &scene))
            .await;
        // Without it, another one is as good a beginning.
        usual.ok().flatten().unwrap_or_else(|| FIRST_RULESET.to_owned())
    }

    pub(super) async fn rulesets(&self, asker: &DiscordAsker) -> Result<Vec<Arc<Ruleset>>, Closed> {
        let request = Request {
            id: format!("discord {}", asker.id),
            actor: asker.actor.clone(),
            order: OrderLine::without_game(Question::Rulesets),
            seen: None,
            place: None,
        };
        match self.club.ask(request).await {
            Ok(Answer::Done(notice)) => match *notice {
                Notice::Rulesets(rulesets) => Ok(rulesets),
                _ => Ok(Vec::new()),
            },
            Ok(Answer::Refused(_)) => Ok(Vec::new()),
            Err(why) => why.fault().map(|_| Vec::new()),
        }
    }

    /// Shows a game in the place where that is asked for.
    async fn here(&self, asker: &DiscordAsker, game: Option<u32>) -> Result<Screen, Closed> {
        if asker.scene == Scene::Elsewhere {
            return self.said(asker, &ServerNote::NoServer).await;
        }
        let (actor, scene) = (asker.actor.clone(), asker.scene.clone());
        let shown = self.club.decide(move |service, now| {
            service::here::show_here(service, now, &actor, &scene, game)
        });
        let shown = shown.await;
        let reader = self.reader(asker, None).await?;
        Ok(match shown {
            Ok(Answer::Done(notice)) => reply::notice_screen(&notice, &reader),
            Ok(Answer::Refused(refusal)) => {
                let mut screen = self.refused(asker, &refusal, &reader).await?;
                let here = |game| Some(format!("{HERE_CHOICE}{game}"));
                screen.rows.extend(reply::which_game(&refusal, here, &reader));
                screen
            }
            Err(why) => failed(why, &reader)?,
        })
    }

    /// Starts or stops showing a ladder in the place where this is asked for, and says what is
    /// missing there.
    async fn board(
        &self,
        http: &Arc<Http>,
        asker: &DiscordAsker,
        ladder: String,
        shown: bool,
    ) -> Result<Screen, Closed> {
        let place = match governed(asker) {
            Ok(place) => place,
            Err(note) => return self.said(asker, &note).await,
        };
        let reader = self.reader(asker, None).await?;
        let lacks = if shown { ladder_lacks(http, &place).await } else { None };
        if let Some(ServerNote::Lacks(_, rights)) = &lacks
            && rights.iter().any(|right| matches!(right, Right::View | Right::Send))
        {
            let notes = lacks.iter().chain([&ServerNote::LadderBarred]);
            return Ok(Screen::from_lines(notes.flat_map(|note| note.lines(reader.words()))));
        }
        let kept = self.club.decide(move |service, now| {
            service::discord::keep_ladder_board(service, now, &place, &ladder, shown)
        });
        Ok(match kept.await {
            Ok(Answer::Done(notice)) => {
                let Notice::Ladder(LadderAnswer::Table(table)) = *notice else {
                    return Ok(Screen::default());
                };
                let note = ServerNote::Ladder { ladder: table.ladder, shown };
                let notes = [note].into_iter().chain(lacks);
                Screen::from_lines(notes.flat_map(|note| note.lines(reader.words())))
            }
            Ok(Answer::Refused(refusal)) => self.refused(asker, &refusal, &reader).await?,
            Err(why) => failed(why, &reader)?,
        })
    }

    /// What a refusal looks like to the asker.
    async fn refused(
        &self,
        asker: &DiscordAsker,
        refusal: &Refusal,
        reader: &Reader,
    ) -> Result<Screen, Closed> {
        let wish = asker.wish.as_ref();
        Ok(match reply::is_for_stranger(refusal) {
            true => reply::stranger_screen(self.free_name(asker).await?, wish, reader),
            false => reply::refusal_screen(refusal, reader, wish),
        })
    }

    /// A name under which the asker could join.
    async fn free_name(&self, asker: &DiscordAsker) -> Result<Option<String>, Closed> {
        let names = asker.names.clone();
        let free = self
            .club
            .answer(move |questions, now| service::questions::free_name(questions, now, &names));
        match free.await {
            Ok(name) => Ok(name),
            Err(why) => why.fault().map(|_| None),
        }
    }

    /// What a member of a server is called there who isn't a player: a press doesn't say it.
    async fn newcomer(
        &self,
        http: &Http,
        server: &str,
        account: &str,
    ) -> Result<Option<(String, String)>, Closed> {
        let actor =
            Actor { channel: Channel::Discord, address: account.to_owned(), language: None };
        match self.club.who(actor).await {
            Ok((None, _)) => {}
            Ok((Some(_), _)) => return Ok(None),
            Err(why) => return why.fault().map(|_| None),
        }
        Ok(match people::member(http, server, account).await {
            Ok(name) => name.map(|name| (account.to_owned(), name)),
            Err(trouble) => {
                tracing::warn!("Discord: cannot look up a member of a server: {trouble}");
                None
            }
        })
    }

    async fn is_player(&self, asker: &DiscordAsker) -> Result<bool, Closed> {
        match self.club.who(asker.actor.clone()).await {
            Ok((player, _)) => Ok(player.is_some()),
            Err(why) => why.fault().map(|_| false),
        }
    }

    /// Makes the asker a player, and then does what they wanted before that.
    async fn join(
        &self,
        http: &Http,
        asker: &DiscordAsker,
        line: Result<OrderLine, Misread>,
        wish: Wish,
    ) -> Result<Screen, Closed> {
        let Some(wish) = wish else { return self.orders(asker, vec![line], None, None).await };
        // Each order of a request is remembered by an id of its own.
        let next = DiscordAsker { id: format!("{} then", asker.id), ..asker.clone() };
        if self.is_player(asker).await? {
            return self.press(http, &next, *wish, None).await;
        }
        let joined = self.orders(asker, vec![line], None, None).await?;
        match self.is_player(asker).await? {
            true => Ok(joined.followed_by(self.press(http, &next, *wish, None).await?)),
            false => Ok(joined),
        }
    }

    pub fn client(&self) -> Client {
        let (emoji, commands) = (self.emoji.get().copied(), self.commands.get().copied());
        Client::Discord(OwnInDiscord { emoji, commands })
    }

    async fn orders(
        &self,
        asker: &DiscordAsker,
        lines: Vec<Result<OrderLine, Misread>>,
        seen: Option<Seen>,
        form: Option<BoardForm>,
    ) -> Result<Screen, Closed> {
        let mut screen = Screen::default();
        let lines = if lines.is_empty() { vec![Err(Misread::Empty)] } else { lines };
        let (lines, left_out) = at_once(lines, |line| line.as_ref().ok().cloned());
        // Among other answers, one is whole: the buttons below are those of the last.
        let part = (lines.len() == 1 && form.is_none()).then_some(0);
        for (number, line) in lines.into_iter().enumerate() {
            let said = self.order(asker, line, (number, None, part), seen, form).await?;
            screen = screen.followed_by(said);
        }
        if !left_out.is_empty() {
            let typed = |line: &Result<OrderLine, Misread>| match line {
                Ok(line) => line.to_string(),
                // Of a line that was not understood, no more than that is known.
                Err(_) => "…".to_owned(),
            };
            let left_out = RefusedMail::LeftOut(left_out.iter().map(typed).collect());
            let reader = self.reader(asker, form).await?;
            let said = reply::refusal_screen(&Refusal::Mail(left_out), &reader, None);
            screen = screen.followed_by(said);
        }
        Ok(screen)
    }

    /// Carries out the order with that number in a request. Each is said in a place of its own,
    /// unless it answers a question that was asked in another place. Of a long answer, one part is
    /// shown if a part is named.
    async fn order(
        &self,
        asker: &DiscordAsker,
        line: Result<OrderLine, Misread>,
        part: (usize, Option<String>, Option<u8>),
        seen: Option<Seen>,
        form: Option<BoardForm>,
    ) -> Result<Screen, Closed> {
        let said = self.try_order(asker, line, part, seen, form).await?;
        Ok(said.unwrap_or_else(|refused| refused))
    }

    /// The same; the error is what is said if it isn't carried out.
    async fn try_order(
        &self,
        asker: &DiscordAsker,
        line: Result<OrderLine, Misread>,
        (number, place, part): (usize, Option<String>, Option<u8>),
        seen: Option<Seen>,
        form: Option<BoardForm>,
    ) -> Result<Result<Screen, Screen>, Closed> {
        let id = format!("discord {} {number}", asker.id);
        let place = place.unwrap_or_else(|| id.clone());
        let order = match line {
            // Nobody is called by the number of their account.
            Ok(OrderLine { order: Order::Do(Deed::Join(None)), .. }) => {
                let name = self.free_name(asker).await?;
                name.map(|name| OrderLine::without_game(Deed::Join(Some(name))))
                    .ok_or(Misread::MissingArgument { order: OrderWord::Join, act: None })
            }
            line => line,
        };
        let order = match order {
            Ok(order) => order,
            Err(misread) => {
                let at = (asker.actor.clone(), Place::of_message(place.clone()));
                let heard = self.club.hear_misread(at, None, misread).await;
                let reader = self.reader(asker, form).await?;
                return Ok(Err(match heard.map(|heard| heard.answer) {
                    Ok(Answer::Done(notice)) => reply::answer_screen(&notice, &reader, &place),
                    Ok(Answer::Refused(refusal)) => self.refused(asker, &refusal, &reader).await?,
                    Err(why) => failed(why, &reader)?,
                }));
            }
        };
        let wants_picture = matches!(
            order.order,
            Order::Ask(
                Question::Game(GameQuestion::Picture(_) | GameQuestion::Replay(_))
                    | Question::Archive(ArchiveQuestion::Show(
                        _,
                        ArchivedView::Picture | ArchivedView::Replay
                    ))
            )
        );
        let form = if wants_picture { Some(BoardForm::Picture) } else { form };
        let asked = matches!(order.order, Order::Ask(_)).then(|| order.to_string());
        let again = order.clone();
        let actor = asker.actor.clone();
        let at = Some(Place::of_message(place.clone()));
        let request = Request { id, actor, order, seen, place: at };
        let answered = self.club.ask_in(request, Some(asker.scene.clone())).await;
        // Somebody who changes the language is answered in the new one.
        let reader = self.reader(asker, form).await?;
        Ok(match answered {
            Ok(Answer::Done(notice)) if wants_picture && !asker.takes_files => {
                let lacks = told(&ServerNote::Lacks(None, vec![Right::Attach]), reader.words());
                Ok(reply::answer_screen(&notice, &reader, &place).followed_by(lacks))
            }
            Ok(Answer::Done(notice)) if self.is_posted_here(asker, &notice).await? => {
                Ok(reply::own_ply_screen(&notice, &reader))
            }
            Ok(Answer::Done(notice)) => {
                let file = reply::record_screen(&notice, &reader).filter(|_| asker.takes_files);
                let screen = file.unwrap_or_else(|| reply::answer_screen(&notice, &reader, &place));
                Ok(match (asked, part) {
                    // A board is seen at once.
                    (Some(asked), Some(part)) if !notice.shows_board(&reader) => {
                        screen.part(part, &asked, &reader)
                    }
                    _ => screen,
                })
            }
            Ok(Answer::Refused(refusal)) => {
                let mut screen = self.refused(asker, &refusal, &reader).await?;
                let list =
                    reply::which_game(&refusal, |game| parse::in_game(&again, game), &reader);
                screen.rows.extend(list);
                Err(screen)
            }
            Err(why) => Err(failed(why, &reader)?),
        })
    }

    /// Whether that tells the asker of their own move, whose board is posted where they ask.
    async fn is_posted_here(&self, asker: &DiscordAsker, notice: &Notice) -> Result<bool, Closed> {
        let Some(table) = notice.table().filter(|_| notice.is_own_ply()) else { return Ok(false) };
        let (game, scene) = (GameId(table.number), asker.scene.clone());
        let here = self.club.answer(move |questions, now| {
            service::here::is_shown_here(questions, now, game, &scene)
        });
        match here.await {
            Ok(is_here) => Ok(is_here),
            Err(why) => why.fault().map(|_| false),
        }
    }

    async fn press(
        &self,
        http: &Http,
        asker: &DiscordAsker,
        control: Control,
        chosen: Option<String>,
    ) -> Result<Screen, Closed> {
        let offers_time = matches!(control, Control::Time(_));
        let (at, look, moves, page) = match control {
            Control::Pieces(at, moves, page) => (at, BoardQuestion::Pieces(moves), moves, page),
            Control::Squares(at, moves, from, page) => {
                (at, BoardQuestion::Squares(from, moves), moves, page)
            }
            Control::Ply(at, moves, ply) => (at, BoardQuestion::Ply(ply), moves, 0),
            Control::More(at) => return self.more(asker, at).await,
            Control::Draw(at) | Control::Time(at) => (at, BoardQuestion::Game, Moves::All, 0),
            Control::Resign(at) => {
                let game = u32::try_from(at.game).ok();
                let line = OrderLine { game, order: Deed::Resign(Sure::Ask).into() };
                return self.orders(asker, vec![Ok(line)], Some(at.seen), None).await;
            }
            Control::Text(at) => return self.text(asker, at).await,
            Control::Board => {
                let game = chosen.as_deref().and_then(|number| number.parse().ok());
                let board = Order::Ask(Question::Game(GameQuestion::Board(None)));
                let line = OrderLine { game, order: board };
                return self.orders(asker, vec![Ok(line)], None, None).await;
            }
            Control::Play(DraftPart::Send, draft) => {
                return self.send_draft(http, asker, draft).await;
            }
            Control::Play(part, draft) => {
                let draft = match chosen {
                    Some(value) => draft.with(part, value),
                    None => draft,
                };
                return self.draft(asker, draft).await;
            }
            Control::Part(part, order) => {
                let line = commands::read(&order);
                return self.order(asker, line, (0, None, Some(part)), None, None).await;
            }
            Control::Choose(_) => {
                let Some(order) = chosen else {
                    let reader = self.reader(asker, None).await?;
                    return Ok(reply::prompt_screen(Prompt::Unknown, &reader));
                };
                return self.orders(asker, vec![commands::read(&order)], None, None).await;
            }
            Control::Do(at, order) => {
                let line = commands::read(&order).map(|line| OrderLine {
                    game: at.and_then(|at| u32::try_from(at.game).ok()).or(line.game),
                    ..line
                });
                let seen = at.map(|at| at.seen);
                return self.orders(asker, vec![line], seen, None).await;
            }
            // All but the last are turned into answers and boxes when a press is read.
            Control::Setup(_)
            | Control::Yes(_)
            | Control::No(_)
            | Control::Type(_)
            | Control::Chosen(_)
            | Control::Say(_)
            | Control::EraseAs(_)
            | Control::Join(..)
            | Control::JoinAs(_)
            | Control::JoinAnd(_)
            | Control::Write(_)
            | Control::Drop => {
                return Ok(reply::prompt_screen(Prompt::Dropped, &self.reader(asker, None).await?));
            }
        };
        let key = (GameId(at.game), Some(at.seen));
        let chosen = self.club.choose(asker.actor.clone(), key, look).await;
        let reader = self.reader(asker, None).await?;
        Ok(match chosen {
            Ok(Ok(BoardChoice::Game(table))) if offers_time => {
                in_game::time_offer_screen(&table, at, &reader)
            }
            Ok(Ok(BoardChoice::Game(table))) => in_game::draw_offer_screen(&table, at, &reader),
            Ok(Ok(choice)) => choosing::choice_screen(&choice, at, (moves, page), &reader),
            Ok(Err(refusal)) => self.refused(asker, &refusal, &reader).await?,
            Err(why) => failed(why, &reader)?,
        })
    }

    /// Sends a challenge as it was put together. If it is refused, what was chosen stays below.
    async fn send_draft(
        &self,
        http: &Http,
        asker: &DiscordAsker,
        draft: Draft,
    ) -> Result<Screen, Closed> {
        let mut asker = asker.clone();
        if let (DraftFor::Account(id, true), Scene::Server(place)) = (&draft.to, &mut asker.scene) {
            place.members.push(id.clone());
            // A command says it, and a press doesn't.
            if !place.names.contains_key(id) {
                place.names.extend(self.newcomer(http, &place.server, id).await?);
            }
        }
        let line = commands::read(&draft.order());
        Ok(match self.try_order(&asker, line, (0, None, Some(0)), None, None).await? {
            Ok(sent) => sent,
            // Somebody who isn't a player yet joins first, by other buttons.
            Err(refused) if !self.is_player(&asker).await? => refused,
            Err(refused) => refused.followed_by(self.draft(&asker, draft).await?),
        })
    }

    /// What else can be done in a game by its players, or what anybody else who asks can do instead.
    async fn more(&self, asker: &DiscordAsker, at: At) -> Result<Screen, Closed> {
        let key = (GameId(at.game), Some(at.seen));
        let looked = self.club.choose(asker.actor.clone(), key, BoardQuestion::Game).await;
        let reader = self.reader(asker, None).await?;
        Ok(match looked {
            Ok(Ok(BoardChoice::Game(table))) => in_game::more_screen(&table, at, &reader),
            Ok(Err(refusal))
                if refusal.code() == "not-your-game" || reply::is_for_stranger(&refusal) =>
            {
                let refused = self.refused(asker, &refusal, &reader).await?;
                in_game::onlooker_screen(refused, at, &reader)
            }
            Ok(Ok(choice)) => choosing::choice_screen(&choice, at, (Moves::All, 0), &reader),
            Ok(Err(refusal)) => self.refused(asker, &refusal, &reader).await?,
            Err(why) => failed(why, &reader)?,
        })
    }

    /// The current board of a game as text, for anyone who can see the game.
    async fn text(&self, asker: &DiscordAsker, at: At) -> Result<Screen, Closed> {
        let Ok(game) = u32::try_from(at.game) else { return Ok(Screen::default()) };
        let line = OrderLine::without_game(Question::Watch(game, None));
        self.orders(asker, vec![Ok(line)], None, Some(BoardForm::Text)).await
    }

    pub(super) async fn reader(
        &self,
        asker: &DiscordAsker,
        form: Option<BoardForm>,
    ) -> Result<Reader, Closed> {
        let reader = match self.club.who(asker.actor.clone()).await {
            Ok((_, reader)) => reader,
            Err(why) => {
                tracing::warn!("Discord: cannot look up who is asking: {}", why.fault()?);
                self.unknown(asker)
            }
        };
        let board = match form.unwrap_or(reader.board) {
            BoardForm::Picture if !asker.takes_files => BoardForm::Text,
            form => form,
        };
        Ok(Reader { board, client: self.client(), ..reader })
    }
}

/// The place in a server whose settings the asker can change, or why there is none.
pub(super) fn governed(asker: &DiscordAsker) -> Result<ServerChannel, ServerNote> {
    match &asker.scene {
        Scene::Server(place) if asker.governs => Ok(place.clone()),
        Scene::Server(_) => Err(ServerNote::NoRight),
        Scene::Direct | Scene::Pages | Scene::Elsewhere => Err(ServerNote::NoServer),
    }
}

/// What is missing in a place for a message that shows a ladder, if anything is.
async fn ladder_lacks(http: &Arc<Http>, place: &ServerChannel) -> Option<ServerNote> {
    let needed = [Right::View, Right::Send, Right::Attach, Right::History, Right::Pin];
    match examine(http, place, &place.channel, false).await {
        ServerNote::Lacks(channel, mut rights) => {
            rights.retain(|right| needed.contains(right));
            (!rights.is_empty()).then_some(ServerNote::Lacks(channel, rights))
        }
        note => Some(note),
    }
}

/// The text of the note; nothing in it comes from a player.
pub(super) fn told(note: &ServerNote, words: &Words) -> Screen {
    Screen::from_text(note.lines(words).join("\n"))
}

pub(super) fn failed(why: Unanswered, reader: &Reader) -> Result<Screen, Closed> {
    let fault = why.fault()?;
    tracing::warn!("Discord: a command failed: {fault}");
    Ok(reply::apology_screen(&apology(&fault), reader))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_governed_there_by_those_who_manage_it() {
        let asker = |scene, governs| DiscordAsker {
            actor: Actor { channel: Channel::Discord, address: "17".into(), language: None },
            names: Vec::new(),
            wish: None,
            id: "1".into(),
            scene,
            governs,
            takes_files: true,
        };
        let place = ServerChannel {
            server: "18".into(),
            channel: "19".into(),
            language: None,
            members: Vec::new(),
            names: Default::default(),
        };
        let there = || Scene::Server(place.clone());
        assert!(matches!(governed(&asker(there(), true)), Ok(found) if found == place));
        assert!(matches!(governed(&asker(there(), false)), Err(ServerNote::NoRight)));
        for scene in [Scene::Direct, Scene::Elsewhere] {
            assert!(matches!(governed(&asker(scene, true)), Err(ServerNote::NoServer)));
        }
    }
}
