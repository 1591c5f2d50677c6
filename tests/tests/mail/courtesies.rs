//! What people write around what they want: a greeting hides nothing, whatever nothing was done about
//! is named, and a closing is neither.

use crate::mail::table::Table;

#[test]
fn a_greeting_never_hides_the_sentence_behind_it() {
    let mut table = Table::laid();
    // Each greeting before a wish, on the same line and above it; what can't be done is refused with
    // what can.
    for (greetings, wish, offered) in [
        (["Hi!", "Hello Ylva,", "Good morning!", "Dear all,"], "I offer a draw.", "draw"),
        (
            ["Hi there!", "Hey,", "Good evening,", "Hello again!"],
            "I am back from holiday",
            "vacation until",
        ),
        (["Guten Tag,", "Hallo!", "Moin!", "Liebe Ylva,"], "Ich biete ein Remis an.", "draw"),
        (["Hei!", "Hei Ylva,", "God kveld!", "Kjære Ylva,"], "Jeg tilbyr remis.", "draw"),
        (["Hej!", "Hej Ylva,", "Hejsa!", "Kære Ylva,"], "Jeg tilbyder remis.", "draw"),
        (["¡Hola!", "Hola Ylva,", "Buenos días,", "Estimada Ylva:"], "Ofrezco tablas.", "draw"),
    ] {
        for greeting in greetings {
            for words in [format!("{greeting} {wish}"), format!("{greeting}\n\n{wish}\n\nAlva")] {
                let told = table.tell_afresh(&words);
                let mut marked = told.marked();
                assert!(marked.any(|line| line.starts_with(offered)), "{words}: {told}");
                assert!(!told.says("“Alva”") && !told.says("couldn’t read"), "{words}: {told}");
            }
        }
    }
}

#[test]
fn a_sentence_that_nothing_was_done_about_is_named() {
    let mut table = Table::laid();
    let odd = "The kettle sang of wombats and wool.";
    for words in [
        format!("Hi!\n\n{odd}"),
        format!("Hi! {odd}"),
        format!("Hello Ylva, {odd}\n\nBest,\nAlva"),
        format!("{odd} Whose turn is it?"),
        format!("Whose turn is it? {odd}\n\nCheers, Alva"),
        format!("Whose turn is it?\n{odd}\n\nVennlig hilsen\nAlva Holm\nTlf. 22 33 44 55"),
        format!("I offer a draw. {odd} Thanks!"),
        format!("board\n\n{odd}\n\nMvh Alva"),
    ] {
        let told = table.tell_afresh(&words);
        assert!(told.says("kettle sang of wombats"), "{words}: {told}");
        for courtesy in ["“Hi!”", "“Best", "“Alva", "“Cheers", "hilsen", "Tlf", "“Thanks", "Mvh"]
        {
            assert!(!told.says(courtesy), "{courtesy} in {words}: {told}");
        }
    }
}

#[test]
fn a_closing_is_never_said_to_be_unread() {
    let mut table = Table::laid();
    for closing in [
        "Cheers, Alva",
        "Alva",
        "Best",
        "Thanks!",
        "Tel. 555 0100",
        "Mit freundlichen Grüßen\nAlva Holm",
        "Vennlig hilsen\nAlva",
        "Mvh\nAlva Holm\n+47 22 33 44 55",
        "Un saludo,\nAlva",
        "Med venlig hilsen\nAlva\nwww.alva.example",
        "Best regards,\nA. Holm",
    ] {
        for words in [closing.to_owned(), format!("board\n\n{closing}")] {
            let told = table.tell_afresh(&words);
            assert!(
                !told.says("couldn’t read") && !told.says("isn’t a command"),
                "{words}: {told}"
            );
        }
    }
}

#[test]
fn greetings_and_closings_around_a_move_need_no_question() {
    for words in [
        "Hi!\n\nd1-c1",
        "Hello Ylva,\n\nd1-c1\n\nHave a nice evening!\nAlva",
        "d1-c1\n\nCheers, Alva",
        "d1-c1\n\nMit freundlichen Grüßen\nAlva",
        "Hei!\nd1-c1\nHa en fin kveld, Alva",
    ] {
        let mut table = Table::laid();
        let draft = table.alva.answers(&table.begins, words);
        let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert!(!told.says("Should your opponent"), "{words}: {told}");
        assert!(!told.says("stays with you") && !told.says("couldn’t read"), "{words}: {told}");
        assert!(moved.says("d1-c1") && !moved.says("says"), "{words}: {moved}");
        assert_eq!(table.club.number("SELECT count(*) FROM messages"), 0, "{words}");
    }
}
