//! Pages for players and hosts under `docs/`, made of the words that the program itself uses, so
//! that they cannot drift: how to play in each channel, and what a club stores.

use commands::words::{OrderWord, Word};
use engine::ruleset::Language;
use expect_test::expect_file;

use super::tables::reader;
use crate::controls::Button;
use crate::notice::Notice;
use crate::reader::Reader;
use crate::slash_commands::{SlashCommand, slash_commands};
use crate::words::{Arg, Words};

/// `docs/player`: each language has its page.
#[test]
fn the_guide_for_players_says_what_the_program_says() {
    let made = "<!-- Made of templates/words by UPDATE_EXPECT=1 cargo test -p templates guide -->";
    for language in Language::ALL {
        let text = format!("{made}\n\n{}", guide(language));
        expect_file![format!("../../../docs/player/{}.md", language.code())].assert_eq(&text);
    }
}

/// The part of `docs/privacy.md` that says what is stored.
#[test]
fn the_page_on_privacy_lists_what_the_program_lists() {
    let page = include_str!("../../../docs/privacy.md");
    let held = Notice::Privacy.text(&Reader { language: Language::English, ..reader() });
    // After what is held, there is what can be done about it.
    let held = held.lines().skip(1).take_while(|line| line.starts_with("  "));
    for line in held {
        let entry = format!("- {}", line.trim());
        assert!(page.lines().any(|it| it == entry), "docs/privacy.md lacks\n{entry}");
    }
}

/// How to play in each channel, every order, and when clocks run.
pub(super) fn guide(language: Language) -> String {
    let words = Words::of(language);
    let join = Arg::from(OrderWord::Join.phrase(language));
    let arguments = [
        ("move", Arg::from(named("move", language))),
        ("confirm", Button::Play.label(words).into()),
        ("join", join),
        ("yes", OrderWord::Yes.phrase(language).into()),
    ];
    let say = |id: &str| words.say(id, &arguments);
    let keys = say("topic-terminal").split_whitespace().collect::<Vec<_>>().join(" ");
    let help = Notice::Help(Some("all".into()), Vec::new()).text(&Reader { language, ..reader() });
    format!(
        "# {}\n\n- {}\n- {}\n- {} {}\n\n{}\n\n```text\n{}\n```\n\n{}\n",
        say("guide-title"),
        say("guide-discord"),
        say("guide-mail"),
        say("guide-terminal"),
        keys,
        say("guide-orders"),
        help.trim_end(),
        say("act-clock.help-more")
    )
}

/// The name of a subcommand of `/tafl` in Discord.
fn named(key: &str, language: Language) -> String {
    let all: Vec<SlashCommand> = slash_commands();
    let subs = all.iter().filter(|command| command.name == "tafl").flat_map(|it| &it.subs);
    let found = subs.map(|sub| &sub.name).find(|name| name.key == key);
    found.expect(key).text(language).to_owned()
}
