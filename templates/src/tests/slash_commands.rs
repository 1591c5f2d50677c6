//! Discord's commands and controls within Discord's limits, in every language.

use std::collections::BTreeSet;

use commands::words::OpponentWord;
use commands::{OrderWord, Pressed};
use engine::ruleset::{Language, shipped_library};

use crate::controls::{Button, ChoiceCaption, Prompt, TextBox};
use crate::invitation::choices::{
    Choice, clock_choices, counter_text, house_choices, ladder_choices, left_out_text, play_text,
    ruleset_choices, side_choices, term_choices,
};
use crate::medium::discord;
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::server::{Right, ServerNote};
use crate::slash_commands::{
    Audience, CommandOption, Localized, OptionKind, person_command, slash_commands,
};
use crate::tests::samples::at;
use crate::tests::steps::steps;
use crate::tests::tables::skalk;
use crate::told::NextStep;
use crate::words::Words;

/// Every text on controls and in commands.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let words = reader.words();
    let mut said: Vec<String> = buttons().iter().map(|button| button.label(words)).collect();
    said.extend(prompts().map(|prompt| prompt.text(reader)));
    said.push(discord::page_link("https://tafl.test/game/1", words));
    let choices = [
        ChoiceCaption::More,
        ChoiceCaption::Time { is_pause: false, days: 1 },
        ChoiceCaption::Time { is_pause: true, days: 14 },
        ChoiceCaption::Marked(vec![at("a1"), at("k9")]),
        ChoiceCaption::Game,
        ChoiceCaption::Channel,
        ChoiceCaption::OwnName(reader.language),
        ChoiceCaption::Language,
        ChoiceCaption::King(at("f6")),
    ];
    let chosen = ["more", "ruleset", "side", "clock", "which-game"].map(str::to_owned);
    let verbs = steps().into_iter().filter_map(|step| step.verb());
    let chosen = chosen.into_iter().chain(verbs);
    said.extend(chosen.map(|what| ChoiceCaption::Several(what).text(words)));
    said.extend(choices.map(|choice| choice.text(words)));
    // What is below something in Discord has its words in every other medium, too.
    said.extend(
        steps().iter().flat_map(|step| step.label(words).into_iter().chain([step.does(reader)])),
    );
    said.push(play_text(reader, None));
    said.push(play_text(reader, Some("Ylva")));
    said.push(counter_text(reader));
    said.extend(["ruleset", "side", "clock"].map(|term| left_out_text(reader, term)));
    let terms = term_choices(words, Some(OpponentWord::House), "");
    let named = self::choices(words).into_iter().chain(terms).map(|(_, name)| name);
    said.extend(named);
    for text_box in boxes() {
        said.extend(<[String; 2]>::from(text_box.texts(words)));
    }
    said.extend(server_notes().iter().flat_map(|note| note.lines(words)));
    said.extend(labels().map(|label| label.text(reader.language).to_owned()));
    said
}

fn boxes() -> Vec<TextBox> {
    let orders = [OrderWord::Say, OrderWord::Erase, OrderWord::Note].map(TextBox::of_order);
    let begun = steps().into_iter().filter(|step| step.pressed() == Pressed::Box);
    let begun = begun.filter_map(|step| match step {
        NextStep::Begin(begun) => Some(TextBox::Rest(begun)),
        _ => None,
    });
    [TextBox::Orders, TextBox::Ply].into_iter().chain(orders).chain(begun).collect()
}

/// Everything that can be chosen for a challenge.
fn choices(words: &Words) -> Vec<Choice> {
    let rulesets: Vec<_> = shipped_library().iter().cloned().collect();
    let usual = [side_choices(words, None), clock_choices(words), house_choices(words)];
    [ruleset_choices(words, &rulesets), usual.concat()].concat()
}

fn buttons() -> Vec<Button> {
    use Button as B;
    vec![
        B::Move,
        B::ReadOn(12, 14),
        B::Announce,
        B::TypeMove,
        B::Answer,
        B::More,
        B::TextBoard,
        B::LeaveAlone,
        B::Cancel,
        B::Back,
        B::Play,
        B::PlaySaying("aviso a1 a11 k1 k11".into()),
        B::PlaySilent,
        B::ChallengeOnLadder,
        B::Previous,
        B::Next,
        B::SendChallenge,
        B::SetUp,
        B::CheckAgain,
        B::WithThreads,
        B::WithoutThreads,
        B::OneBoard,
        B::BoardForEachMove,
        B::WithNews,
        B::WithoutNews,
        B::WithEvening,
        B::WithoutEvening,
        B::WhereArranged,
    ]
}

fn prompts() -> impl Iterator<Item = Prompt> {
    use Prompt as P;
    let square = P::Square(at("f6"));
    let all = [
        P::Piece,
        P::PieceToAnnounce,
        P::PieceToTry,
        P::NothingToAnnounce,
        P::NoAnnouncements,
        square,
    ];
    let rest = [
        P::Roll,
        P::Preview,
        P::Dropped,
        P::More,
        P::Time,
        P::Unknown,
        P::Draw,
        P::DrawAnswer,
        P::DrawOffered,
        P::TwoPeople,
        P::Stranger,
        P::StrangerGoesOn,
    ];
    all.into_iter().chain(rest)
}

fn server_notes() -> Vec<ServerNote> {
    use ServerNote as N;
    let set = |channel: Option<&str>, threads, news: bool| {
        let (channel, language) = (channel.map(Into::into), Language::German);
        let circle = news.then(|| "Vikings".to_owned());
        N::Set { channel, threads, one_board: !threads, language, news, evening: news, circle }
    };
    let there = || Some("<#17>".to_owned());
    let lacks = [
        N::Lacks(None, Vec::new()),
        N::Lacks(there(), Vec::new()),
        N::Lacks(None, Right::ALL.to_vec()),
        N::Lacks(there(), vec![Right::Pin]),
        N::LadderBarred,
        N::Added,
        N::Hello,
        N::SaidHello("<#17>".into()),
        N::Gone,
        N::Unknown,
    ];
    let all = [
        set(None, false, false),
        set(Some("<#17>"), true, true),
        N::NewsNowhere,
        N::CircleOpened,
        N::NoRight,
        N::NoServer,
    ];
    let of_circle = RulesetName::find(shipped_library(), "Vikings/skalk");
    let ladders = [skalk(), of_circle]
        .into_iter()
        .flat_map(|ladder| [true, false].map(|shown| N::Ladder { ladder: ladder.clone(), shown }));
    let rest = lacks.into_iter();
    all.into_iter().chain(ladders).chain(rest).collect()
}

/// All names, descriptions and choices of all commands.
fn labels() -> impl Iterator<Item = Localized> {
    let of_slash_commands = slash_commands().into_iter().flat_map(|command| {
        let subs = command.subs.into_iter().flat_map(|sub| {
            let options = sub.options.into_iter().flat_map(of_option);
            [sub.name, sub.does].into_iter().chain(options)
        });
        let options = command.options.into_iter().flat_map(of_option);
        std::iter::once(command.does).chain(options).chain(subs)
    });
    of_slash_commands.chain([person_command()])
}

fn of_option(option: CommandOption) -> Vec<Localized> {
    let mut labels = vec![option.name, option.does];
    if let OptionKind::Choice(choices) = option.kind {
        labels.extend(choices);
    }
    labels
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

fn is_name(text: &str) -> bool {
    let fits = |c: char| c.is_alphabetic() && !c.is_uppercase() || "-_'".contains(c);
    (1..=32).contains(&length(text)) && text.chars().all(fits)
}

#[test]
fn names_are_as_discord_takes_them_and_differ_from_their_neighbours() {
    for language in Language::ALL {
        for command in slash_commands() {
            assert!(is_name(command.name), "{}", command.name);
            assert!(command.subs.len() <= 25, "{}", command.name);
            assert!(command.subs.is_empty() || command.options.is_empty(), "{}", command.name);
            let subs: BTreeSet<&str> =
                command.subs.iter().map(|sub| sub.name.text(language)).collect();
            assert_eq!(subs.len(), command.subs.len(), "{language:?} {subs:?}");
            for sub in &command.subs {
                assert!(is_name(sub.name.key) && is_name(sub.name.text(language)), "{sub:?}");
                assert!(sub.options.len() <= 25, "{sub:?}");
                let names = sub.options.iter().map(|option| option.name.text(language));
                assert_eq!(names.collect::<BTreeSet<_>>().len(), sub.options.len(), "{sub:?}");
                for option in &sub.options {
                    let name = &option.name;
                    assert!(is_name(name.key) && is_name(name.text(language)), "{name:?}");
                }
                let required: Vec<bool> =
                    sub.options.iter().map(|option| option.required).collect();
                assert!(required.is_sorted_by(|before, after| before >= after), "{sub:?}");
            }
        }
    }
}

#[test]
fn texts_are_no_longer_than_discord_takes() {
    let longest = |label: &Localized| {
        let texts = Language::ALL.map(|language| length(label.text(language)));
        texts.into_iter().max().unwrap_or(0)
    };
    for command in slash_commands() {
        let mut total = length(command.name) + longest(&command.does);
        for label in command.options.iter().cloned().flat_map(of_option) {
            assert!((1..=100).contains(&longest(&label)), "{label:?}");
        }
        for sub in &command.subs {
            let options: Vec<Localized> = sub.options.iter().cloned().flat_map(of_option).collect();
            for label in [&sub.name, &sub.does].into_iter().chain(&options) {
                assert!((1..=100).contains(&longest(label)), "{label:?}");
                total += longest(label);
            }
            let choices = sub.options.iter().filter_map(|option| match &option.kind {
                OptionKind::Choice(choices) => Some(choices),
                _ => None,
            });
            total += choices.flatten().map(|choice| length(choice.key)).sum::<usize>();
        }
        assert!(total <= 4_000, "{}: {total}", command.name);
    }
    for language in Language::ALL {
        let words = Words::of(language);
        for button in buttons() {
            assert!(length(&button.label(words)) <= 80, "{button:?}");
        }
        for (value, name) in choices(words) {
            assert!(length(&value) <= 100 && length(&name) <= 100, "{name}");
        }
        for text_box in boxes() {
            let (title, label) = text_box.texts(words);
            assert!(length(&title) <= 45 && length(&label) <= 45, "{title} {label}");
        }
    }
}

/// Nobody finds their way among more; what is rarer is below what it is about.
#[test]
fn there_are_few_commands_and_what_is_done_daily_comes_first() {
    let commands = slash_commands();
    let for_all = commands.iter().filter(|command| command.audience == Audience::Everybody);
    let leaves: usize = for_all.map(|command| command.subs.len().max(1)).sum();
    assert!(leaves <= 25, "{leaves} commands");
    let names: Vec<&str> = commands.iter().map(|command| command.name).collect();
    assert_eq!(names[..2], ["play", "tafl"]);
    let daily: Vec<&str> = commands[1].subs.iter().map(|sub| sub.name.key).collect();
    assert_eq!(daily[..3], ["move", "games", "board"]);
}

/// What is chosen from is what helps in Discord, in words that people know it by.
#[test]
fn choices_are_what_helps_there() {
    let options = |command: &str, sub: &str| {
        let all = slash_commands().into_iter().find(|known| known.name == command);
        let subs = all.expect("a command").subs.into_iter();
        subs.clone().find(|known| known.name.key == sub).expect("a subcommand").options
    };
    let choices = |option: &CommandOption| match &option.kind {
        OptionKind::Choice(choices) => choices.clone(),
        kind => panic!("{kind:?}"),
    };
    let settings = options("club", "settings");
    let named = |key: &str| settings.iter().find(|option| option.name.key == key).expect("one");
    let keys = |option| choices(option).iter().map(|choice| choice.key).collect::<Vec<_>>();
    assert_eq!(keys(named("channel")), ["mail", "discord"]);
    assert_eq!(keys(named("board")), ["picture", "emoji", "text", "words"]);
    for language in choices(named("language")) {
        assert_eq!(language.text(Language::English), language.text(Language::Spanish));
    }
    let own: Vec<Localized> = choices(named("language"));
    assert_eq!(own[1].text(Language::English), "norsk");
    // The command and what is typed behind it aren't called the same but in English.
    for (language, ply) in [(Language::German, "zug"), (Language::Danish, "træk")] {
        assert_eq!(options("tafl", "move")[0].name.text(language), ply);
    }
}

/// `Copenhagen Hnefatafl 11×11 – the usual one`.
#[test]
fn rulesets_are_offered_by_name_size_and_a_word_about_them() {
    for language in Language::ALL {
        let rulesets: Vec<_> = shipped_library().iter().cloned().collect();
        for (id, name) in ruleset_choices(Words::of(language), &rulesets) {
            assert!(name.contains('×') && name.contains(" – "), "{id}: {name}");
        }
    }
    let rulesets: Vec<_> = shipped_library().iter().cloned().collect();
    let offered = ruleset_choices(Words::of(Language::English), &rulesets);
    let names: Vec<&str> = offered.iter().map(|(_, name)| name.as_str()).take(2).collect();
    let first = ["Brandubh 7×7 – small and quick", "Copenhagen Hnefatafl 11×11 – the usual one"];
    assert_eq!(names, first);
}

/// The ladders of the circle at hand come first, and those of others last.
#[test]
fn ladders_are_offered_with_those_of_circles() {
    let rulesets: Vec<_> = shipped_library().iter().cloned().collect();
    let open = ["Vikings/skalk", "brandubh", "skalk", "Saxons/skalk"];
    let open = open.map(|ladder| RulesetName::find(shipped_library(), ladder));
    let choices = ladder_choices(Words::of(Language::English), &rulesets, &open);
    let (values, names): (Vec<String>, Vec<String>) = choices.into_iter().unzip();
    assert_eq!(values[0], "Vikings/skalk");
    assert_eq!(values[3], "Saxons/skalk");
    assert_eq!(names[0], "Nefatavl (Skalk) (Vikings)");
    assert!(values[1..3].contains(&"skalk".to_owned()), "{values:?}");
    assert_eq!(values.len(), 4, "{values:?}");
}
