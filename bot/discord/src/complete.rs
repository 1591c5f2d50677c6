//! What is offered to somebody who types a command.

use club::Closed;
use commands::words::{Everyday, OpponentWord, fold};
use commands::{
    self, AfterPly, LadderQuestion, OrderLine, Question, TournamentQuestion, WhichGames,
};
use engine::ruleset::Language;
use service::choose::OfferedPly;
use service::{Answer, Request};
use storage::GameId;
use templates::invitation::{Invitation, Party, choices};
use templates::ladder::{LadderAnswer, LadderTable};
use templates::tournament::{Tournament, TournamentLine};
use templates::{Notice, Reader, Words};

use crate::answer::DiscordAsker;
use crate::control::LONGEST;
use crate::desk::Desk;
use crate::parse::Completion;
use crate::reply::steps;

impl Desk {
    pub(super) async fn complete(
        &self,
        asker: &DiscordAsker,
        completion: Completion,
    ) -> Result<Vec<(String, String)>, Closed> {
        let (actor, scene) = (asker.actor.clone(), asker.scene.clone());
        let id = |game: Option<u32>| game.map(|game| GameId(game.into()));
        let offers_house = matches!(completion, Completion::Opponent(_));
        let (question, typed) = match completion {
            // What is not known is not suggested.
            Completion::Ply(game, typed) => {
                let plies = self.club.answer(move |questions, now| {
                    service::choose::complete_ply(
                        questions,
                        now,
                        &actor,
                        GameId(game.into()),
                        &typed,
                    )
                });
                return Ok(unnamed(plies.await.unwrap_or_default()));
            }
            Completion::AnyPly(game, typed) => {
                let plies = self.club.answer(move |questions, now| {
                    service::choose::complete_plies(
                        questions,
                        now,
                        (&actor, &scene),
                        (id(game), &typed),
                    )
                });
                return Ok(plies.await.unwrap_or_default().into_iter().map(offered).collect());
            }
            Completion::Announcement(game, ply) => {
                let announcements = self.club.answer(move |questions, now| {
                    service::choose::complete_announcement(
                        questions,
                        now,
                        (&actor, &scene),
                        id(game),
                        &ply,
                    )
                });
                return Ok(unnamed(announcements.await.unwrap_or_default()));
            }
            Completion::Trial(game, after, typed) => {
                let trial = (id(game), after.map(AfterPly));
                return Ok(self.complete_trial(asker, trial, typed).await);
            }
            Completion::Zone(typed) => {
                let fitting = commands::zones::zones_with(&typed).into_iter();
                return Ok(unnamed(fitting.map(|zone| zone.name().to_owned()).collect()));
            }
            Completion::Ruleset(typed) => {
                let (rulesets, reader) =
                    (self.rulesets(asker).await?, self.reader(asker, None).await?);
                return Ok(fitting(choices::ruleset_choices(reader.words(), &rulesets), &typed));
            }
            Completion::Ladder(typed) => return self.complete_ladder(asker, &typed).await,
            Completion::Circle(typed) => {
                let open = self
                    .club
                    .answer(move |questions, _| service::home::open_circles(questions, &scene));
                let mut open = open.await.unwrap_or_default();
                let typed = typed.to_lowercase();
                open.retain(|name| name.to_lowercase().contains(&typed));
                return Ok(unnamed(open));
            }
            Completion::Clock(typed) => {
                let reader = self.reader(asker, None).await?;
                let offered = fitting(choices::clock_choices(reader.words()), &typed);
                let other = commands::terms(&typed).filter(|_| offered.is_empty());
                return Ok(other.map_or(offered, |clock| vec![(typed, clock)]));
            }
            Completion::Terms(against, typed) => {
                let reader = self.reader(asker, None).await?;
                return Ok(terms(reader.words(), against, &typed));
            }
            Completion::Player(typed) | Completion::Opponent(typed) => {
                let part = Some(typed.clone()).filter(|part| !part.is_empty());
                (Question::Players(part), typed)
            }
            Completion::Game(typed) => (Question::Games(WhichGames::Own), typed),
            Completion::Invitation(typed) => (Question::Invitations, typed),
            Completion::Rival(ladder, typed) => {
                (Question::Ladder(LadderQuestion::Show(ladder)), typed)
            }
            Completion::Tournament(typed) => {
                (Question::Tournament(TournamentQuestion::List), typed)
            }
        };
        let reader = self.reader(asker, None).await?;
        let Some(mut found) = self.suggest_from(asker, question, &typed, &reader).await? else {
            return Ok(Vec::new());
        };
        if offers_house {
            let house = choices::house_choices(reader.words());
            // Whatever it is called by: computer, bot, engine.
            let is_called = is_house_called(reader.language, &typed);
            found.extend(fitting(house, if is_called { "" } else { &typed }));
        }
        Ok(found)
    }

    async fn complete_trial(
        &self,
        asker: &DiscordAsker,
        trial: (Option<GameId>, Option<AfterPly>),
        typed: String,
    ) -> Vec<(String, String)> {
        let (actor, scene) = (asker.actor.clone(), asker.scene.clone());
        let lines = self.club.answer(move |questions, now| {
            service::choose::complete_trial(questions, now, (&actor, &scene), trial, &typed)
        });
        let mut lines = lines.await.unwrap_or_default();
        lines.retain(|line| line.chars().count() <= LONGEST);
        unnamed(lines)
    }

    async fn complete_ladder(
        &self,
        asker: &DiscordAsker,
        typed: &str,
    ) -> Result<Vec<(String, String)>, Closed> {
        let (rulesets, reader) = (self.rulesets(asker).await?, self.reader(asker, None).await?);
        let scene = asker.scene.clone();
        let open = self
            .club
            .answer(move |questions, now| service::home::open_ladders(questions, now, &scene));
        let open = open.await.unwrap_or_default();
        Ok(fitting(choices::ladder_choices(reader.words(), &rulesets, &open), typed))
    }

    /// What the answer to a question offers to whoever typed that; `None` if there is no answer.
    async fn suggest_from(
        &self,
        asker: &DiscordAsker,
        question: Question,
        typed: &str,
        reader: &Reader,
    ) -> Result<Option<Vec<(String, String)>>, Closed> {
        let request = Request {
            id: format!("discord {}", asker.id),
            actor: asker.actor.clone(),
            order: OrderLine::without_game(question),
            seen: None,
            place: None,
        };
        match self.club.ask(request).await {
            Ok(Answer::Done(notice)) => Ok(Some(suggestions(&notice, typed, reader))),
            Ok(Answer::Refused(_)) => Ok(None),
            Err(why) => why.fault().map(|_| None),
        }
    }
}

/// Whether what was typed begins a word for the club's own opponent.
fn is_house_called(language: Language, typed: &str) -> bool {
    let typed = fold(typed);
    let mut called = Everyday::of(language).house.iter().filter_map(|words| words.first());
    typed.chars().count() > 1 && called.any(|word| word.starts_with(&typed))
}

/// The choices whose value or name contains what was typed.
fn fitting(choices: Vec<choices::Choice>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let fits = |text: &str| text.to_lowercase().contains(&typed);
    let fitting = choices.into_iter().filter(|(value, name)| fits(value) || fits(name));
    fitting.map(|(value, name)| (name, value)).collect()
}

/// The terms that were typed, and each that can be added to them.
fn terms(words: &Words, against: Option<OpponentWord>, typed: &str) -> Vec<(String, String)> {
    let typed: Vec<&str> = typed.split_whitespace().collect();
    let read = (0..=typed.len()).rev().find_map(|count| {
        let (before, begun) = typed.split_at_checked(count)?;
        Some((commands::terms(&before.join(" "))?, before.join(" "), begun.join(" ")))
    });
    let (known, before, begun) = read.unwrap_or_default();
    let is_whole = !known.is_empty() && begun.is_empty();
    let whole = is_whole.then(|| (before.clone(), known.clone()));
    let added =
        choices::term_choices(words, against, &begun).into_iter().filter_map(|(value, name)| {
            // What contradicts the others can't be read with them.
            let together = commands::terms(&format!("{known} {value}"))?;
            let name = if before.is_empty() { name } else { format!("{before} · {name}") };
            (together != known).then(|| (name.chars().take(LONGEST).collect(), together))
        });
    whole.into_iter().chain(added).collect()
}

/// Suggestions that stand for themselves.
fn unnamed(texts: Vec<String>) -> Vec<(String, String)> {
    texts.into_iter().map(|text| (text.clone(), text)).collect()
}

/// A ply as it is offered, and as [`super::parse`] reads it.
fn offered(ply: OfferedPly) -> (String, String) {
    match ply.of {
        None => (ply.ply.clone(), ply.ply),
        Some((game, opponent)) => {
            (format!("{game} · {opponent} · {}", ply.ply), format!("{game}: {}", ply.ply))
        }
    }
}

/// The suggestions that an answer of the club's contains.
fn suggestions(notice: &Notice, typed: &str, reader: &Reader) -> Vec<(String, String)> {
    match notice {
        Notice::Games(games) => numbered(
            games.lines.iter().map(|game| (game.number, steps::called(game, reader))),
            typed,
        ),
        Notice::Invitations(invitations) => {
            let received = invitations.iter().filter(|one| one.reader == Party::Recipient);
            let called = |one: &Invitation| {
                format!("{} · {}", one.sender, one.ruleset.name(reader.language))
            };
            numbered(received.map(|one| (one.number, called(one))), typed)
        }
        Notice::Ladder(LadderAnswer::Table(table)) => rivals(table, typed),
        Notice::Members(members) => {
            let others = members.shown.iter().filter(|member| !member.is_reader);
            others.map(|member| (member.name.clone(), member.handle.clone())).collect()
        }
        Notice::Tournament(Tournament::List(lines)) => {
            let called = |line: &TournamentLine| {
                format!("{} · {}", line.called(reader), reader.ruleset(&line.ruleset))
            };
            numbered(lines.iter().map(|line| (line.number, called(line))), typed)
        }
        _ => Vec::new(),
    }
}

/// The numbers that begin with what was typed, each with its meaning.
fn numbered(all: impl Iterator<Item = (i64, String)>, typed: &str) -> Vec<(String, String)> {
    let fitting = all.filter(|(number, _)| number.to_string().starts_with(typed));
    fitting.map(|(number, called)| (format!("{number} · {called}"), number.to_string())).collect()
}

/// The players that the asker can challenge and whose names begin with what was typed, with their
/// places, the highest first.
fn rivals(table: &LadderTable, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let open = table.rungs.iter().flatten().filter(|rung| rung.open);
    let fitting = open.filter(|rung| rung.name.to_lowercase().starts_with(&typed));
    fitting.map(|rung| (format!("{} · {}", rung.place, rung.name), rung.name.clone())).collect()
}
