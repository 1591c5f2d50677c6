//! What people write around what they want, in five languages, and what only looks like it.

use crate::courtesy::*;

/// Closings as people write them, each with nothing but names and numbers behind and below.
const CLOSINGS: &str = "
Cheers, Peter
Best
Thanks!
Tel. 555 0100
Best regards, Peter Lind
Kind regards,|Peter
All the best, P.
Many thanks and best wishes, Peter
Thanks again, P. Lind
Thanks in advance!|Peter Lind|Tel. 555 0100
Yours sincerely,|Peter Lind|Head of Sales|+44 20 7946 0958
Take care, Peter
Have a nice evening Peter
Have a great weekend!
See you soon, Peter
Talk soon|P
Looking forward to hearing from you,|Peter
xx Peter
BR, Peter
Rgds|PL
Warm regards,|Peter Lind|12 Main Street|Dublin
Sincerely yours|Peter Lind
Love, Peter
Bye bye!
Good night, Peter
Peter
P. Lind
Peter Lind
- Peter
Mit freundlichen Grüßen
Mit freundlichen Grüßen,|Peter Lind
Mit freundlichen Grüßen|i. A. Peter Lind
MfG|Peter
Viele Grüße, Peter
Viele Grüße aus Oslo
Liebe Grüße|Peter
LG Peter
VG
Herzliche Grüße, Euer Peter
Schöne Grüße|Peter Lind|Tel.: 030 1234567
Beste Grüße und vielen Dank, Peter
Vielen Dank im Voraus!
Danke und Gruß, Peter
Danke!
Besten Dank, Peter Lind
Schönen Abend noch, Peter
Schönes Wochenende!|Peter
Bis bald, Peter
Tschüss, Peter
Hochachtungsvoll|Peter Lind
Mobil: 0171-1234567
Gruesse Peter
Mach's gut, Peter
Vennlig hilsen
Vennlig hilsen Peter Lind
Med vennlig hilsen,|Peter Lind
Mvh
Mvh Peter
Mvh.|Peter Lind|Tlf. 22 33 44 55
Hilsen Peter
Hilsen fra Peter i Oslo
Beste hilsener, Peter
Ha det bra!|Peter
Ha en fin kveld, Peter
God helg!|Peter
Tusen takk, Peter
Takk for hjelpen!
Takk på forhånd,|Peter
Klem, Peter
Vi snakkes, Peter
Med venlig hilsen
Med venlig hilsen|Peter Lind|Tlf.: 33 12 34 56
Venlig hilsen, Peter
De bedste hilsner fra Peter
Kærlig hilsen Peter
KH Peter
Mange hilsner
Knus, Peter
Hav en god dag!|Peter
Ha' det godt, Peter
Tusind tak!|Peter
Tak på forhånd, Peter
Vi ses, Peter
Un saludo
Un saludo, Peter
Un cordial saludo,|Peter Lind
Saludos cordiales|Peter
Saludos desde Oslo, Peter
Muchos saludos, Peter
Atentamente,|Peter Lind|Tel. 91 123 45 67
Un abrazo, Peter
Besos, Peter
Muchas gracias, Peter
¡Gracias!
Gracias de antemano,|Peter
Hasta luego, Peter
Que tengas un buen día, Peter
Buen fin de semana, Peter
Nos vemos pronto, Peter
¡Hasta pronto!|Peter
peter@players.test
www.lind.example
https://lind.example/peter
+47 22 33 44 55
(030) 123 45 67
";

/// Greetings as people write them.
const GREETINGS: &str = "
Hi!
Hi Bo,
Hello everyone!
Hello again, Bo
Dear Sir or Madam,
Dear Bo,
Good morning!
Hey there
Guten Tag,
Guten Morgen zusammen!
Sehr geehrte Damen und Herren,
Sehr geehrter Herr Holm,
Hallo Bo,
Hallo zusammen!
Moin!
Liebe Alva,
Grüß Gott!
Servus Bo
Hei!
Hei Bo,
Hei alle sammen!
God kveld, Bo
Kjære Alva,
Hej!
Hej Bo,
Hejsa!
Kære Alva,
Goddag,
Hola,
¡Hola, Bo!
Buenos días,
Buenas tardes a todos:
Estimado Bo:
Estimados señores:
Querida Alva,
¡Buenas!
";

/// What has to be read, whatever it begins with.
const WISHES: &str = "
I would like to play
Thanks for the rules, I have read them
Best move?
Best to wait until Friday
Cheers for the game, can I have a rematch
Hi Bo, I am on holiday
How are you?
Greetings, what is this?
Thank you for nothing
Dear me, that was close
Good morning has broken like the first morning
Love is all you need
See you in the ladder
Yours is the better side
Have a nice day off and pause my games
Danke, ich möchte aufhören
Grüße bitte meinen Gegner von mir
Liebe macht blind
Hallo, ich bin im Urlaub
Bis Freitag bin ich weg
Dein Zug war gut
Hilsen til kongen sendes snart
Takk for sist, kan vi spille igjen
Hei, jeg er på ferie
Tak for kampen, vil du spille igen
Hej, jeg er på ferie
Gracias por nada, quiero parar
Hola, estoy de vacaciones
Saludos no bastan, quiero jugar
555 0100 is my favourite number of all
Please write to me at anna@example.org every day
";

fn writer() -> Writer {
    Writer::called(["Peter Lind", "peter", "peter.lind"])
}

fn lines(text: &str) -> Vec<String> {
    text.split('|').map(str::to_owned).collect()
}

fn cases(all: &str) -> impl Iterator<Item = &str> {
    all.lines().filter(|line| !line.is_empty())
}

#[test]
fn closings_names_and_numbers_want_nothing() {
    assert!(cases(CLOSINGS).count() >= 80);
    let writer = writer();
    for closing in cases(CLOSINGS) {
        assert_eq!(writer.wanting(&lines(closing)), [""; 0], "{closing}");
        // Below a sentence they are the same.
        let mut letter = vec!["It rains here.".to_owned()];
        letter.extend(lines(closing));
        assert_eq!(writer.wanting(&letter), ["It rains here."], "{closing}");
    }
}

#[test]
fn greetings_want_nothing_and_hide_nothing() {
    let writer = writer();
    for greeting in cases(GREETINGS) {
        assert!(writer.is_courtesy(greeting), "{greeting}");
        let letter = [greeting.to_owned(), "I am on holiday.".to_owned()];
        assert_eq!(writer.wanting(&letter), ["I am on holiday."], "{greeting}");
        let joined = format!("{} I am on holiday", greeting.trim_end_matches(['!', ',', ':']));
        assert!(!writer.is_courtesy(&joined), "{joined}");
        let comma = format!("{}, I am on holiday", greeting.trim_end_matches(['!', ',', ':']));
        assert_eq!(writer.without_greeting(&comma), "I am on holiday", "{comma}");
    }
}

#[test]
fn whatever_wants_something_stays() {
    let writer = writer();
    for wish in cases(WISHES) {
        assert!(!writer.is_courtesy(wish), "{wish}");
        assert_eq!(writer.wanting(&lines(wish)), [wish], "{wish}");
    }
}

#[test]
fn what_follows_a_closing_is_read_again_once_it_is_a_sentence() {
    let letter = lines("Cheers,|Peter Lind|Sales|How do I leave the club?");
    assert_eq!(writer().wanting(&letter), ["How do I leave the club?"]);
}

#[test]
fn words_beside_a_move_are_kept_whole_or_not_at_all() {
    let beside = |texts: &[&str]| -> Vec<BesideLine> {
        let line = |text: &&str| BesideLine {
            text: (*text).into(),
            game: None,
            stays: false,
            announces: false,
        };
        texts.iter().map(line).collect()
    };
    let writer = writer();
    for texts in [
        &["Hi!"][..],
        &["Hello!", "Have a nice evening Peter"],
        &["Hi Bo,", "Cheers, Peter"],
        &["Hei Bo! Ha en fin dag!"],
        &["Guten Tag!", "Viele Grüße, Peter"],
        &["Thanks!"],
    ] {
        assert_eq!(writer.beside(&beside(texts)), [], "{texts:?}");
    }
    for texts in [&["Hi Bo!", "How was your holiday?", "Peter"][..], &["Well played, Bo."]] {
        assert_eq!(writer.beside(&beside(texts)), beside(texts), "{texts:?}");
    }
}
