//! The printed rule sheet of a ruleset: everything a player needs, from the ruleset's own choices.
//! One sentence for each choice; what the house has chosen or deduced is marked as such. A drawn
//! example follows the rules that words explain badly.

mod drawing;
pub(crate) mod examples;
pub(crate) mod reasons;
pub(crate) mod sections;

use commands::words::{PartWord, Word};
use engine::ruleset::Mark;
use engine::ruleset::options::{Corners, Dice, Throne};
use engine::{Move, Piece, Ruleset, Side, Square};

use crate::board::Board;
use crate::outcome::{quote_announcement, throne_text};
use crate::refusal::ply::example_routes;
use crate::words::{Arg, Words};
use crate::wrap::{KEEP, wrap};
use sections::{KING_ENCLOSES_SHIELDWALL, NOT_PLAYED, SECTIONS, SectionItem};

/// Characters per line, so that the lines of a sheet still fit when an email quotes them.
pub const WIDTH: usize = 72;

/// How far a drawn example is indented.
const EXAMPLE_INDENT: &str = "    ";

/// The whole sheet as plain text: name, source and version, the start, then the rules by
/// section with their examples, then how moves are written, then what the marks mean.
pub fn rule_sheet(words: &Words, ruleset: &Ruleset) -> String {
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    let name = ruleset.name(words.language());
    let mut text = format!("{name}\n{}\n", "=".repeat(name.chars().count()));
    for id in ["sheet-version", "sheet-source"] {
        text.push_str(&wrap(&words.say(id, &sheet.arguments), "", WIDTH));
    }
    let board = Board::start(ruleset);
    text.push_str(&format!("\n{}\n", board.text()));
    let legend = board.text_legend(words).join("   ").replace(' ', KEEP);
    text.push_str(&wrap(&legend.replace("\u{a0}\u{a0}\u{a0}", "\u{a0}\u{a0} "), "", WIDTH));
    if examples::EXAMPLES.iter().any(|example| example.play_under(ruleset).is_some()) {
        text.push('\n');
        text.push_str(&wrap(&words.say("example-signs", &[]), "", WIDTH));
    }

    let rules = sheet.rules();
    for (_, title, items) in SECTIONS {
        sheet.section(&mut text, title, &sheet.lines(items, &rules));
    }
    let not_played = rules.iter().filter(|rule| rule.is_not_played());
    let lines: Vec<SheetLine> =
        not_played.map(|rule| SheetLine::plain(sheet.sentence(rule))).collect();
    sheet.section(&mut text, "section-not-played", &lines);

    text.push('\n');
    for (mark, id) in [(Mark::Chosen, "note-chosen"), (Mark::Deduced, "note-deduced")] {
        if rules.iter().any(|rule| rule.mark == mark) {
            text.push_str(&wrap(&words.say(id, &[]), "", WIDTH));
        }
    }
    text
}

/// The rules in about ten lines, for somebody who wants to begin, and the words for the parts that
/// say more.
pub fn rule_summary(words: &Words, ruleset: &Ruleset) -> String {
    let [first, told @ ..] = &summary(words, ruleset)[..] else { return String::new() };
    let mut text = wrap(first, "", WIDTH);
    text.extend(told.iter().map(|line| wrap(line, "- ", WIDTH)));
    text.push('\n');
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    text.push_str(&sheet.parts_line());
    text
}

/// The same in sentences; the first says which board it is.
pub(crate) fn summary(words: &Words, ruleset: &Ruleset) -> Vec<String> {
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    let options = &ruleset.options;
    let is_special = options.throne == Throne::KingOnly || options.corners == Corners::KingOnly;
    let told = [
        Some(words.say("summary-board", &sheet.arguments_with_name())),
        Some(words.say("summary-goal", &sheet.arguments)),
        Some(words.say("summary-moves", &sheet.arguments)),
        Some(words.say("summary-captures", &sheet.arguments)),
        Some(words.say("summary-king", &sheet.arguments)),
        is_special.then(|| words.say("summary-throne", &sheet.arguments)),
        ruleset.announces().then(|| words.say("summary-announcements", &sheet.arguments)),
        Some(words.say("summary-writing", &sheet.arguments)),
    ];
    told.into_iter().flatten().map(|line| line.trim_end().to_owned()).collect()
}

/// One part of the sheet; if this ruleset has none, the parts that it has.
pub fn rule_part(words: &Words, ruleset: &Ruleset, part: PartWord) -> String {
    if part == PartWord::All {
        return rule_sheet(words, ruleset);
    }
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    let rules = sheet.rules();
    let mut text = String::new();
    for (_, title, items) in SECTIONS.iter().filter(|(of, _, _)| *of == part) {
        sheet.section(&mut text, title, &sheet.lines(items, &rules));
    }
    match text.is_empty() {
        true => wrap(&words.say("summary-no-part", &[]), "", WIDTH) + &sheet.parts_line(),
        false => text.trim_start().to_owned(),
    }
}

/// A part of a sheet before it is laid out, or all of them: each with its title.
pub(crate) fn sections<'a>(
    words: &Words,
    ruleset: &'a Ruleset,
    part: PartWord,
) -> Vec<RuleSection<'a>> {
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    let rules = sheet.rules();
    let wanted = SECTIONS.iter().filter(|(of, _, _)| part == PartWord::All || *of == part);
    let sections = wanted.map(|(_, title, items)| {
        let title = words.say(title, &[]);
        let lines = items.iter().filter_map(|item| {
            let (rule, sentence) = sheet.said(item, &rules)?;
            let examples = examples::below(ruleset, rule).collect();
            Some((sentence.replace(KEEP, " "), examples))
        });
        RuleSection { title, lines: lines.collect() }
    });
    sections.filter(|section| !section.lines.is_empty()).collect()
}

pub(crate) struct RuleSection<'a> {
    pub title: String,
    /// Each sentence with its examples.
    pub lines: Vec<(String, Vec<examples::ShownExample<'a>>)>,
}

/// The parts that say something under a ruleset.
pub(crate) fn parts(words: &Words, ruleset: &Ruleset) -> Vec<PartWord> {
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    sheet.parts()
}

/// What a part is called.
pub(crate) fn part_title(words: &Words, part: PartWord) -> Option<String> {
    let section = SECTIONS.iter().find(|(of, _, _)| *of == part);
    section.map(|(_, title, _)| words.say(title, &[]))
}

/// The sentences of a ruleset's sheet for these options, or for what the house has added; none for
/// an option that says nothing there.
pub(crate) fn sentences(words: &Words, ruleset: &Ruleset, named: &[&str]) -> Vec<String> {
    let sheet = RulesSheet { words, ruleset, arguments: sentence_arguments(words, ruleset) };
    let rules = sheet.rules();
    let said = named.iter().filter_map(|name| {
        let is_it = |rule: &&Rule| rule.option == *name || rule.is_of_house(name);
        rules.iter().find(is_it)
    });
    said.map(|rule| sheet.sentence(rule).replace(KEEP, " ")).collect()
}

/// One choice of the ruleset and the message that says it.
struct Rule {
    option: &'static str,
    word: &'static str,
    mark: Mark,
}

impl Rule {
    fn is_not_played(&self) -> bool {
        NOT_PLAYED.contains(&(self.option, self.word))
    }

    fn is_of_house(&self, word: &str) -> bool {
        self.option == HOUSE && self.word == word
    }
}

/// Takes the place of an option's name where the house has added a rule of its own.
const HOUSE: &str = "house";

/// The id of the message for an option's word.
pub(crate) fn rule_id(option: &str, word: &str) -> String {
    format!("rule-{option}-{word}")
}

struct SheetLine {
    sentence: String,
    /// Each is a sentence with a drawing below it.
    examples: Vec<(String, String)>,
}

impl SheetLine {
    fn plain(sentence: String) -> SheetLine {
        SheetLine { sentence, examples: Vec::new() }
    }
}

struct RulesSheet<'a> {
    words: &'a Words,
    ruleset: &'a Ruleset,
    arguments: Vec<(&'static str, Arg)>,
}

impl RulesSheet<'_> {
    /// The choices that say something here, and what is not an option: how often is too often, how
    /// the house reads the source, and what it adds to announcements and the hún (RULES 4 and 6).
    fn rules(&self) -> Vec<Rule> {
        let statements = self.ruleset.statements().into_iter();
        let mut rules: Vec<Rule> =
            statements.map(|(option, word, mark)| Rule { option, word, mark }).collect();
        if let Some(&mark) = self.ruleset.marks.get("repetition-at") {
            rules.push(Rule { option: "repetition-at", word: "counted", mark });
        }
        let mut house = |word| rules.push(Rule { option: HOUSE, word, mark: Mark::Chosen });
        self.ruleset.readings.iter().copied().for_each(&mut house);
        if self.ruleset.announces() {
            house("whole-truth");
        }
        if self.ruleset.options.dice == Dice::Hun {
            house("hun-duty");
            house("hun-secret");
        }
        rules
    }

    fn sentence(&self, rule: &Rule) -> String {
        let sentence = self.words.say(&rule_id(rule.option, rule.word), &self.arguments);
        // A choice of words can leave nothing to say at the end.
        let sentence = sentence.trim_end();
        let tag = match rule.mark {
            Mark::Stated => return sentence.to_owned(),
            Mark::Deduced => "tag-deduced",
            Mark::Chosen => "tag-chosen",
        };
        // A tag stays on one line.
        format!("{sentence} {}", self.words.say(tag, &[]).replace(' ', KEEP))
    }

    fn lines(&self, items: &[SectionItem], rules: &[Rule]) -> Vec<SheetLine> {
        items.iter().filter_map(|item| self.line(item, rules)).collect()
    }

    fn arguments_with_name(&self) -> Vec<(&'static str, Arg)> {
        let name = self.ruleset.name(self.words.language()).to_owned();
        self.arguments.iter().cloned().chain([("name", name.into())]).collect()
    }

    /// The words for the parts that say something here.
    fn parts_line(&self) -> String {
        let parts = self.parts().into_iter().chain([PartWord::All]);
        let language = self.words.language();
        let parts: Vec<String> = parts.map(|part| part.phrase(language).to_owned()).collect();
        let parts = [("parts", Arg::from(parts.join(", ")))];
        wrap(&self.words.say("summary-parts", &parts), "", WIDTH)
    }

    fn parts(&self) -> Vec<PartWord> {
        let rules = self.rules();
        let has_lines =
            |items: &[SectionItem]| items.iter().any(|item| self.said(item, &rules).is_some());
        let parts = SECTIONS.iter().filter(|(_, _, items)| has_lines(items));
        parts.map(|(part, _, _)| *part).collect()
    }

    fn line(&self, item: &SectionItem, rules: &[Rule]) -> Option<SheetLine> {
        let (rule, sentence) = self.said(item, rules)?;
        let examples = examples::below(self.ruleset, rule);
        let examples = examples.map(|shown| (shown.caption(self.words), shown.text()));
        Some(SheetLine { sentence, examples: examples.collect() })
    }

    /// What an item says here, and which examples can stand below it.
    fn said(&self, item: &SectionItem, rules: &[Rule]) -> Option<(&'static str, String)> {
        Some(match *item {
            SectionItem::Rule(option) => {
                (option, self.played(rules, |rule| rule.option == option)?)
            }
            SectionItem::House(word) => (word, self.played(rules, |rule| rule.is_of_house(word))?),
            SectionItem::Text(id) => (id, self.words.say(id, &self.arguments)),
            SectionItem::TextIf(id, applies) if applies(self.ruleset) => {
                (id, self.words.say(id, &self.arguments))
            }
            SectionItem::TextIf(..) => return None,
        })
    }

    fn played(&self, rules: &[Rule], is_it: impl Fn(&Rule) -> bool) -> Option<String> {
        let rule = rules.iter().find(|rule| is_it(rule) && !rule.is_not_played())?;
        Some(self.sentence(rule))
    }

    fn section(&self, text: &mut String, title: &str, lines: &[SheetLine]) {
        if lines.is_empty() {
            return;
        }
        let title = self.words.say(title, &[]);
        text.push_str(&format!("\n{title}\n{}\n", "-".repeat(title.chars().count())));
        let mut below_example = false;
        for line in lines {
            if below_example {
                text.push('\n');
            }
            text.push_str(&wrap(&line.sentence, "- ", WIDTH));
            for (caption, drawing) in &line.examples {
                text.push_str(&wrap(caption, "  ", WIDTH));
                text.push('\n');
                for row in drawing.lines() {
                    text.push_str(&format!("{EXAMPLE_INDENT}{row}\n"));
                }
            }
            below_example = !line.examples.is_empty();
        }
    }
}

/// The values that rule sentences can name: every choice by its option's name, to choose the words,
/// and the board's numbers and squares.
pub(crate) fn sentence_arguments(words: &Words, ruleset: &Ruleset) -> Vec<(&'static str, Arg)> {
    let options = &ruleset.options;
    let start = ruleset.start();
    let size = ruleset.size();
    let file = char::from(b'a' + size.saturating_sub(1)).to_string();
    let corners = [(0, 0), (0, size - 1), (size - 1, 0), (size - 1, size - 1)];
    let corners = corners.into_iter().filter_map(|(file, rank)| Square::new(file, rank));
    let men = |side| Arg::from(start.men(side).len());
    let throne_closes = options.throne_closes_on_king();
    let armed_king = match ruleset.readings.contains(&KING_ENCLOSES_SHIELDWALL) {
        true => "read",
        false => options.king_armed.word(),
    };
    let announced = |count| Arg::from(quote_announcement(ruleset, example_routes(ruleset, count)));
    let mut arguments: Vec<(&'static str, Arg)> =
        options.choices().into_iter().map(|(option, word)| (option, Arg::from(word))).collect();
    arguments.extend([
        ("id", ruleset.id.as_str().into()),
        ("version", ruleset.version.into()),
        ("source", ruleset.source.as_str().into()),
        ("size", size.into()),
        ("last-file", file.into()),
        ("attackers", men(Side::Attackers)),
        ("defenders", men(Side::Defenders)),
        ("king-square", start.king().into()),
        ("throne-square", throne_text(ruleset)),
        ("corner-squares", words.squares(corners).into()),
        ("armed-king", armed_king.into()),
        ("throne-closes", if throne_closes { "yes" } else { "no" }.into()),
        ("at", ruleset.repetition_at.into()),
        ("one", announced(1)),
        ("two", announced(2)),
        ("first", example(ruleset, start.to_move()).into()),
        ("defence", example(ruleset, Side::Defenders).into()),
    ]);
    arguments
}

/// A move of that side in the start position, along a file if there is one.
fn example(ruleset: &Ruleset, side: Side) -> String {
    let start = ruleset.start();
    let moves = || {
        let own = start.men(side).iter().chain([start.king()]);
        let own = own.filter(move |&from| start.piece_at(from).map(Piece::side) == Some(side));
        own.flat_map(move |from| {
            let targets = start.legal_targets(ruleset, from).into_iter();
            targets.map(move |to| Move { from, to })
        })
    };
    let forward = moves().find(|mv| mv.from.file() == mv.to.file());
    // Every start has a move for both sides; a club's odd file may not.
    forward.or_else(|| moves().next()).map_or_else(|| "d1-d4".to_owned(), |mv| mv.to_string())
}
