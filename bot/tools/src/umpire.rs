//! `taflpost umpire`: plays moves from a position and says what each did, or why it is illegal, to
//! settle a dispute from a phone call or to check another program.

use std::io::Write;

use clap::ValueEnum;
use engine::notation::{PlyText, without_spaces_at_dashes};
use engine::ruleset::Library;
use engine::ruleset::options::Dice;
use engine::{Game, Illegal, Policy, Routes, Terms};
use serde::Serialize;
use templates::{Board, RefusedPly, Words, outcome};

use crate::{CliError, CliResult, Exit, language, shelf};

/// What to judge.
#[derive(clap::Args)]
pub struct UmpireArguments {
    /// The id of the ruleset (see `taflpost rulesets`)
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// Play from this position instead of the start: "RANKS SIDE", where SIDE is a or d
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// What happens to a move that leaves an escape route unannounced
    #[arg(long, value_enum, default_value_t = AnnouncementChoice::Strict)]
    announcements: AnnouncementChoice,
    /// Play with the die; rolls are given with the moves: "roll 2 f6-f8"
    #[arg(long, value_enum)]
    dice: Option<DiceChoice>,
    /// The moves, separated by `;` or spaces, with or without numbers, as a page shows them
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    moves: String,
    /// Print the answer as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: language::Spoken,
}

#[derive(Clone, Copy, ValueEnum)]
enum AnnouncementChoice {
    /// The move counts, but the king can't use the route
    Strict,
    /// The move waits until the route is announced, or the move is sent with `silent`
    Remind,
    /// The route is announced for the player
    Auto,
}

#[derive(Clone, Copy, ValueEnum)]
enum DiceChoice {
    /// The four-sided die of kongens-bord
    Hun,
}

pub fn answer(library: &Library, arguments: &UmpireArguments, out: &mut impl Write) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.ruleset)?;
    let terms = Terms {
        announcements: match arguments.announcements {
            AnnouncementChoice::Strict => Policy::Strict,
            AnnouncementChoice::Remind => Policy::Remind,
            AnnouncementChoice::Auto => Policy::Auto,
        },
        dice: match arguments.dice {
            None => Dice::None,
            Some(DiceChoice::Hun) => Dice::Hun,
        },
    };
    let mut game = shelf::game(ruleset, terms, arguments.position.as_deref())?;
    let texts = separate(&arguments.moves, &game);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let mut refused = None;
    for &text in &texts {
        if let Err(illegal) = play(&mut game, text) {
            refused = Some((text, illegal));
            break;
        }
    }
    let words = arguments.language.words();
    if arguments.json {
        let report = UmpireReport::new(words, &game, &texts, refused.as_ref());
        let json = serde_json::to_string(&report).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
    } else {
        tell(words, &game, refused.as_ref(), out)?;
    }
    Ok(if refused.is_some() { Exit::Bad } else { Exit::Good })
}

/// The moves of a text. They are separated by `;`, or by nothing but spaces and line breaks: then
/// each word that is a move by itself begins another, with its number and its roll in front of it.
fn separate(moves: &str, game: &Game) -> Vec<String> {
    let is_move = |word: &str| {
        PlyText::parse(word, &game.ruleset().spellings).is_ok_and(|ply| ply.roll.is_none())
    };
    let mut texts = Vec::new();
    for part in moves.split(';') {
        let closed = without_spaces_at_dashes(part);
        let mut words = closed.split_whitespace().peekable();
        // The words of a move with what belongs to it.
        let mut text: Vec<String> = Vec::new();
        let has_move = |text: &[String]| text.last().is_some_and(|word| is_move(word));
        let mut is_whole = false;
        while let Some(word) = words.next() {
            let digits = word.trim_end_matches(['.', '…', ')']);
            let is_digits = digits.parse::<u32>().is_ok();
            // In a table, a number stands alone in front of its moves. It could also be a roll, or
            // say how many routes are announced.
            let is_alone = is_digits && digits == word;
            let is_number = match is_alone {
                true => {
                    (text.is_empty() || has_move(&text))
                        && words.peek().is_some_and(|next| is_move(next))
                }
                false => is_digits,
            };
            let begins = is_number || is_move(word) || word.eq_ignore_ascii_case("roll");
            if is_whole && begins {
                texts.push(std::mem::take(&mut text).join(" "));
                is_whole = false;
            }
            text.push(if is_number { format!("{digits}.") } else { word.to_owned() });
            is_whole |= is_move(word);
        }
        texts.extend((!text.is_empty()).then(|| text.join(" ")));
    }
    texts
}

/// Plays one move. The umpire is told the rolls with the moves, so a roll in the text counts as
/// made.
fn play(game: &mut Game, text: &str) -> Result<(), Illegal> {
    let ply = PlyText::parse(text, &game.ruleset().spellings).map_err(Illegal::Unreadable)?;
    if let (Some(roll), None) = (ply.roll, game.rolled()) {
        game.declare_roll(roll)?;
    }
    game.play_read(&ply)?;
    Ok(())
}

#[derive(Serialize)]
struct UmpireReport<'a> {
    ruleset: &'a str,
    plies: Vec<UmpireLine<'a>>,
    position: String,
    to_move: &'static str,
    legal_moves: usize,
    outcome: Option<UmpireEnding>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum UmpireLine<'a> {
    Played {
        text: &'a str,
        legal: bool,
        r#move: String,
        captures: Vec<String>,
        routes: Vec<String>,
        announced: Vec<String>,
        occurrence: u32,
    },
    Refused {
        text: &'a str,
        legal: bool,
        reason: &'static str,
        message: String,
    },
}

#[derive(Serialize)]
struct UmpireEnding {
    winner: &'static str,
    reason: &'static str,
}

impl<'a> UmpireReport<'a> {
    fn new(
        words: &Words,
        game: &'a Game,
        texts: &[&'a str],
        refused: Option<&(&'a str, Illegal)>,
    ) -> UmpireReport<'a> {
        let names = |routes: Routes| routes.iter().map(|route| route.to_string()).collect();
        let played = game.plies().iter().zip(texts).map(|(ply, &text)| UmpireLine::Played {
            text,
            legal: true,
            r#move: ply.move_text(),
            captures: ply.captures.iter().map(|capture| capture.square.to_string()).collect(),
            routes: names(ply.routes),
            announced: names(ply.announced),
            occurrence: ply.occurrence,
        });
        let refused = refused.map(|(text, illegal)| UmpireLine::Refused {
            text,
            legal: false,
            reason: illegal.code(),
            message: message(words, game, text, illegal),
        });
        UmpireReport {
            ruleset: &game.ruleset().id,
            plies: played.chain(refused).collect(),
            position: game.bare_line(),
            to_move: game.position().to_move().name(),
            legal_moves: game.legal_moves().len(),
            outcome: game.outcome().map(|outcome| UmpireEnding {
                winner: outcome.winner.map_or("draw", |side| side.name()),
                reason: outcome.reason.code(),
            }),
        }
    }
}

/// The answer in words, with the board drawn.
fn tell(
    words: &Words,
    game: &Game,
    refused: Option<&(&str, Illegal)>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    for (number, ply) in (1..).zip(game.plies()) {
        let text = game.ply_text(ply);
        writeln!(out, "{number}. {text}  {}", outcome::describe_ply(words, game.ruleset(), ply))?;
        if let Some(mv) = ply.mv.filter(|_| !ply.captures.is_empty()) {
            writeln!(
                out,
                "   {}",
                outcome::explain_captures(words, game.ruleset(), mv, &ply.captures)
            )?;
        }
    }
    if let Some((text, illegal)) = refused {
        writeln!(out, "{}", message(words, game, text, illegal))?;
    }
    let board = Board::of_game(game);
    writeln!(out, "\n{}", board.text().trim_end())?;
    writeln!(out, "{}", board.text_legend(words).join("   "))?;
    writeln!(out, "{}", outcome::describe_state(words, game))?;
    Ok(())
}

fn message(words: &Words, game: &Game, text: &str, illegal: &Illegal) -> String {
    RefusedPly::new(game, text, illegal.clone()).say(words)
}
