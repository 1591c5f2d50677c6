//! Examples for what words explain badly: a small drawn board below its rule. Every drawing is
//! played under the ruleset whose sheet is printed, and left out if it does not do exactly what is
//! drawn: so the sheet of a club's own ruleset shows nothing false either.

use engine::{
    Capture, CaptureRule, Effects, Game, KingFall, Outcome, Position, Reason, Ruleset, Square,
};

use super::drawing::{DrawingPlace, Placed, RuleDrawing};
use crate::board::cutout::Cutout;
use crate::board::{Board, Seat};
use crate::outcome::{quote_announcement, throne_text};
use crate::words::{Arg, Words};

/// A drawing, the rule it belongs to, and what it must show.
pub(crate) struct Example {
    /// The option, or the message, that it follows.
    pub below: &'static str,
    /// The message of its caption.
    pub caption: &'static str,
    drawing: RuleDrawing,
    shows: Shows,
}

/// What the move of an example does, apart from capturing the men that are drawn small and no
/// others.
pub(crate) enum Shows {
    /// It captures by a certain rule, and the game goes on.
    Capture(fn(CaptureRule) -> bool),
    /// It captures nothing, and the game goes on.
    Safety,
    /// It ends the game.
    End(fn(&Ruleset, Reason) -> bool),
    /// It opens one escape route, which is announced.
    Route,
    /// It opens one escape route to the other side's king, who may use it unannounced.
    OpenedRoute,
    /// It closes the only escape route of the other side's king.
    Stop,
}

use DrawingPlace::{Centre, Corner, Edge, Open};

/// What is shown in lessons alone: it is no rule, but what follows from them.
pub(crate) const LESSONS: &str = "lessons";

/// Everything that a sheet can show, in no particular order: each is printed below its rule.
pub(crate) const EXAMPLES: &[Example] = &[
    Example {
        below: "goal",
        caption: "example-escape",
        drawing: RuleDrawing { place: Corner, ranks: &[" * . .", " . . .", " . X .", "[K]. ."] },
        shows: Shows::End(|_, reason| matches!(reason, Reason::Escape(_))),
    },
    Example {
        below: "goal",
        caption: "example-escape",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . * . .", " . . . . .", " . X[K]X ."] },
        shows: Shows::End(|_, reason| matches!(reason, Reason::Escape(_))),
    },
    Example {
        below: "rule-custodial",
        caption: "example-custodial",
        drawing: RuleDrawing { place: Open, ranks: &[" . . . * .", " . . . . .", " . X o[X]."] },
        shows: Shows::Capture(|by| matches!(by, CaptureRule::Custodial { .. })),
    },
    Example {
        below: "capture-closing",
        caption: "example-safe",
        drawing: RuleDrawing { place: Open, ranks: &[" . . . * .", " . . . . .", " . . X[O]X"] },
        shows: Shows::Safety,
    },
    Example {
        below: "empty-throne-hostile-to",
        caption: "example-against-throne",
        drawing: RuleDrawing {
            place: Centre(1, 0),
            ranks: &[" . . . * .", " . . . . .", " . . o[X]."],
        },
        shows: Shows::Capture(|by| by == CaptureRule::AgainstThrone),
    },
    Example {
        below: "corners-hostile-to",
        caption: "example-against-corner",
        drawing: RuleDrawing { place: Corner, ranks: &[" . . * .", " . . . .", " . o[X]."] },
        shows: Shows::Capture(|by| matches!(by, CaptureRule::AgainstCorner { .. })),
    },
    Example {
        below: "linnaean-capture",
        caption: "example-linnaean",
        drawing: RuleDrawing {
            place: Centre(1, 1),
            ranks: &[" . . . * .", " . X . . .", " X K o[X].", " . X . . ."],
        },
        shows: Shows::Capture(|by| by == CaptureRule::Linnaean),
    },
    Example {
        below: "king-in-the-open",
        caption: "example-king-four-sides",
        drawing: RuleDrawing { place: Open, ranks: &[" . X . . .", " X K[X]. *", " . X . . ."] },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::FourSides)),
    },
    Example {
        below: "king-in-the-open",
        caption: "example-king-two-in-line",
        drawing: RuleDrawing { place: Open, ranks: &[" . . . . .", " X K[X]. *", " . . . . ."] },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::TwoInLine)),
    },
    Example {
        below: "king-beside-throne",
        caption: "example-king-beside-throne",
        drawing: RuleDrawing {
            place: Centre(3, 1),
            ranks: &[" . * . . .", " . . X . .", " .[X]K . .", " . . X . ."],
        },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::ThreeAndThrone)),
    },
    Example {
        below: "king-beside-throne",
        caption: "example-king-beside-throne-in-line",
        drawing: RuleDrawing {
            place: Centre(3, 1),
            ranks: &[" . . * . .", " . .[X]. .", " . . K . .", " . . X . ."],
        },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::TwoInLine)),
    },
    Example {
        below: "king-at-edge",
        caption: "example-king-at-edge",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . . * .", " . . X . .", " . X K[X]."] },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::AtEdge)),
    },
    Example {
        below: "king-at-edge",
        caption: "example-king-along-edge",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . . * .", " . . . . .", " . X K[X]."] },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::TwoInLine)),
    },
    Example {
        below: "king-beside-corner",
        caption: "example-king-beside-corner",
        drawing: RuleDrawing { place: Corner, ranks: &[" . . * .", " . X . .", " . K[X]."] },
        shows: Shows::End(|_, reason| reason == Reason::KingCaptured(KingFall::AtEdge)),
    },
    Example {
        below: "king-beside-corner",
        caption: "example-king-beside-corner",
        drawing: RuleDrawing { place: Corner, ranks: &[" . . * .", " . . . .", " . K[X]."] },
        shows: Shows::End(|ruleset, reason| match reason {
            Reason::KingCaptured(KingFall::AgainstSquare(corner)) => ruleset.is_corner(corner),
            _ => false,
        }),
    },
    Example {
        below: "pair-enclosure",
        caption: "example-pair",
        drawing: RuleDrawing {
            place: Open,
            ranks: &[" . X X . . .", " X K O[X]. *", " . X X . . ."],
        },
        shows: Shows::End(|_, reason| {
            matches!(reason, Reason::KingCaptured(KingFall::WithDefender(_)))
        }),
    },
    Example {
        below: "shieldwall-closing",
        caption: "example-shieldwall",
        drawing: RuleDrawing {
            place: Edge,
            ranks: &[" . . . . * .", " . . X X . .", " . X o o[X]."],
        },
        shows: Shows::Capture(|by| by == CaptureRule::Shieldwall),
    },
    Example {
        below: "shieldwall-corner",
        caption: "example-shieldwall-corner",
        drawing: RuleDrawing { place: Corner, ranks: &[" . . . * .", " . X X . .", " . o o[X]."] },
        shows: Shows::Capture(|by| by == CaptureRule::Shieldwall),
    },
    Example {
        below: "shieldwall-king",
        caption: "example-shieldwall-king",
        drawing: RuleDrawing {
            place: Edge,
            ranks: &[" . . . . . * .", " . . X X X . .", " . X o K o[X]."],
        },
        shows: Shows::Capture(|by| by == CaptureRule::Shieldwall),
    },
    Example {
        below: "ring",
        caption: "example-encirclement",
        drawing: RuleDrawing {
            place: Centre(3, 3),
            ranks: &[
                " . . . . * . .",
                " . . . X . . .",
                " . . X .[X]. .",
                " . X O K . X .",
                " . . X O X . .",
                " . . . X . . .",
                " . . . . . . .",
            ],
        },
        shows: Shows::End(|_, reason| reason == Reason::Encirclement),
    },
    Example {
        below: "edge-fort",
        caption: "example-edge-fort",
        drawing: RuleDrawing {
            place: Edge,
            ranks: &[" . . . . * .", " . X . X . .", " X . O O . X", " . O . K[O]."],
        },
        shows: Shows::End(|_, reason| reason == Reason::EdgeFort),
    },
    Example {
        below: "announced-with",
        caption: "example-announcement",
        drawing: RuleDrawing { place: Corner, ranks: &[" . . . * .", " . . . . .", " . . .[K]X"] },
        shows: Shows::Route,
    },
    Example {
        below: "announced-with",
        caption: "example-announcement",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . X . .", " . O K O .", "[O]. * . ."] },
        shows: Shows::Route,
    },
    Example {
        below: LESSONS,
        caption: "example-stopped",
        drawing: RuleDrawing { place: Corner, ranks: &[" . * . . .", " . . . . .", " .[X]. K X"] },
        shows: Shows::Stop,
    },
    Example {
        below: LESSONS,
        caption: "example-stopped",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . O . .", " . O K O .", " * .[X]. ."] },
        shows: Shows::Stop,
    },
    Example {
        below: "unannounced-escape",
        caption: "example-opened-route",
        drawing: RuleDrawing {
            place: Corner,
            ranks: &[" . . . . .", " . .[X]. .", " . . . . .", " . . * K X"],
        },
        shows: Shows::OpenedRoute,
    },
    Example {
        below: "unannounced-escape",
        caption: "example-opened-route",
        drawing: RuleDrawing { place: Edge, ranks: &[" . . X . .", " . O K O .", " . . * .[X]"] },
        shows: Shows::OpenedRoute,
    },
];

/// An example that does what is drawn, under a ruleset.
pub(crate) struct ShownExample<'a> {
    ruleset: &'a Ruleset,
    pub example: &'a Example,
    pub placed: Placed,
    pub after: Position,
    effects: Effects,
}

/// The examples for that rule that are true under the ruleset.
pub(crate) fn below<'a>(
    ruleset: &'a Ruleset,
    rule: &str,
) -> impl Iterator<Item = ShownExample<'a>> {
    let examples = EXAMPLES.iter().filter(move |example| example.below == rule);
    examples.filter_map(|example| example.play_under(ruleset))
}

impl Example {
    pub fn shows(&self) -> &Shows {
        &self.shows
    }

    /// The example played under that ruleset; nothing if it does anything other than what is drawn.
    pub fn play_under<'a>(&'a self, ruleset: &'a Ruleset) -> Option<ShownExample<'a>> {
        let placed = self.drawing.place_on(ruleset)?;
        placed.before.check_move(ruleset, placed.mv).ok()?;
        let mut after = placed.before;
        let mut effects = after.play_unchecked(ruleset, placed.mv);
        effects.captures.sort_unstable();
        let captured = effects.captures.iter().map(|capture| capture.square);
        if !captured.eq(placed.captured.iter().copied()) {
            return None;
        }
        let goes_on = effects.outcome.is_none() && after.has_move(ruleset);
        let is_shown = match self.shows {
            Shows::Capture(is_by) => {
                goes_on && effects.captures.iter().all(|capture| is_by(capture.by))
            }
            Shows::Safety => goes_on,
            Shows::End(is_so) => effects.outcome.is_some_and(|end| is_so(ruleset, end.reason)),
            Shows::Stop => {
                let open = routes(&placed.before, ruleset);
                goes_on && open.len() == 1 && routes(&after, ruleset).is_empty()
            }
            Shows::Route | Shows::OpenedRoute => {
                goes_on
                    && ruleset.announces()
                    && routes(&placed.before, ruleset).is_empty()
                    && routes(&after, ruleset).len() == 1
            }
        };
        is_shown.then_some(ShownExample { ruleset, example: self, placed, after, effects })
    }
}

/// The goals that the king reaches from there by one move.
fn routes(position: &Position, ruleset: &Ruleset) -> Vec<Square> {
    let targets = position.legal_targets(ruleset, position.king());
    targets.into_iter().filter(|&target| ruleset.is_goal(target)).collect()
}

impl ShownExample<'_> {
    /// Why the game ends with its move, if it does.
    pub fn reason(&self) -> Option<Reason> {
        self.effects.outcome.map(|outcome| outcome.reason)
    }

    /// Whether the last ply of a game, from the same position, does what the example shows.
    pub fn is_done_in(&self, game: &Game) -> bool {
        let Some(ply) = game.plies().last() else { return false };
        let open = routes(game.position(), self.ruleset);
        match self.example.shows {
            Shows::Capture(is_by) => {
                let captured = |square: &Square| ply.captures.iter().any(|it| it.square == *square);
                self.placed.captured.iter().all(captured)
                    && ply.captures.iter().all(|capture| is_by(capture.by))
            }
            Shows::Safety => ply.mv.is_some_and(|mv| mv.to == self.placed.mv.to),
            Shows::End(is_so) => ply.outcome.is_some_and(|end| is_so(self.ruleset, end.reason)),
            Shows::Route => ply.announces && !ply.routes.is_empty(),
            Shows::OpenedRoute => !open.is_empty(),
            Shows::Stop => ply.outcome.is_none() && open.is_empty(),
        }
    }

    pub fn caption(&self, words: &Words) -> String {
        let mv = self.placed.mv;
        let captured = self.placed.captured.iter().copied();
        let mut arguments = vec![
            ("move", Arg::from(mv)),
            ("by", mv.to.into()),
            ("captured", words.squares(captured).into()),
            ("king", self.after.king().into()),
            ("throne", throne_text(self.ruleset)),
        ];
        arguments.extend(self.others(words, mv.to));
        words.say(self.example.caption, &arguments)
    }

    /// Values that only some captions name.
    fn others(&self, words: &Words, to: Square) -> Vec<(&'static str, Arg)> {
        let king = self.after.king();
        let corner = || Square::new(0, 0).map_or_else(|| "".into(), Arg::from);
        let opposite = |middle: Square| {
            let file = (2 * middle.file()).checked_sub(to.file())?;
            let rank = (2 * middle.rank()).checked_sub(to.rank())?;
            Square::new(file, rank)
        };
        let between = match self.effects.captures.first() {
            Some(&Capture { by: CaptureRule::Custodial { anvil }, .. }) => Some(anvil),
            _ => opposite(king),
        };
        let mut named = vec![("corner", corner())];
        named.extend(between.map(|anvil| ("between", words.squares([to, anvil]).into())));
        match self.effects.outcome {
            Some(Outcome { reason: Reason::Escape(goal), .. }) => {
                let at = if self.ruleset.is_corner(goal) { "corner" } else { "edge" };
                named.extend([("goal", goal.into()), ("at", at.into())]);
            }
            Some(Outcome { reason: Reason::KingCaptured(KingFall::WithDefender(man)), .. }) => {
                named.push(("man", man.into()))
            }
            _ => {}
        }
        if let (Shows::Stop, [goal]) =
            (&self.example.shows, routes(&self.placed.before, self.ruleset).as_slice())
        {
            named.push(("goal", (*goal).into()));
        }
        let open = routes(&self.after, self.ruleset);
        if let (Shows::Route | Shows::OpenedRoute, Some(&goal)) =
            (&self.example.shows, open.first())
        {
            let said = quote_announcement(self.ruleset, open.into_iter().collect());
            named.extend([("goal", goal.into()), ("said", said.into())]);
        }
        named
    }

    /// The drawing, each line ended.
    pub fn text(&self) -> String {
        let board = Board {
            ruleset: self.ruleset,
            position: &self.after,
            last: Some(self.placed.mv),
            seat: Seat::South,
        };
        let Placed { files, ranks, captured, .. } = &self.placed;
        Cutout { board, files: files.clone(), ranks: ranks.clone(), captured }.text()
    }
}
