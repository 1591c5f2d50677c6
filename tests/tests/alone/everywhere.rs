//! The whole service is killed and restarted while people play over all its channels at once, by
//! email, in Discord, which keeps its limits and fails now and then, and at terminals: each ply that
//! was made is there once, each notice has arrived, and in Discord each board was shown once.
//!
//! `TAFLPOST_CRASHES` says how often (8 if not set), `TAFLPOST_SEED` from which seed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use engine::Side;
use storage::Channel;
use tests::chance::Chance;
use tests::command::say;
use tests::crowd::{Book, Heard, House, Person};
use tests::discord::{Fault, Scope};
use tests::mail::{Style, until};
use tests::run::{note, seed, setting};

/// The name of this test.
const TEST: &str = "everywhere";

/// The minimum and maximum time between a start and a crash, in milliseconds.
const LIFE: (u64, u64) = (300, 4_000);

/// The rulesets played: long games.
const RULESETS: [&str; 6] =
    ["kopenhagen", "castillos", "skalk", "copenhagen", "kongens-bord", "kopenhagen"];

/// How posts and edits in Discord fail, one between two crashes.
const FAULTS: [Fault; 6] = [
    Fault::Limited(Duration::from_secs(1), Scope::User),
    Fault::Limited(Duration::from_millis(500), Scope::Global),
    Fault::Broken(503),
    Fault::CutBefore,
    Fault::CutAfter,
    Fault::SlowAfter(Duration::from_secs(1)),
];

/// The players, in pairs: each channel meets each.
const NAMES: [&str; 12] = [
    "Alva", "Birk", "Disa", "Egil", "Frida", "Gorm", "Hild", "Ivar", "Jorunn", "Knut", "Liv", "Odd",
];

fn people(house: &House) -> Vec<Person> {
    let mail = |name, style| Person::by_mail(name, style);
    let discord = |name, locale| Person::in_discord(name, locale, house, None);
    let terminal = |name| Person::at_a_terminal(name, house);
    let [a, b, c, d, e, f, g, h, i, j, k, l] = NAMES;
    vec![
        mail(a, Style::Top),
        discord(b, "en-GB"),
        discord(c, "en-US"),
        terminal(d),
        terminal(e),
        mail(f, Style::Block),
        mail(g, Style::Html),
        mail(h, Style::Flowed),
        discord(i, "en-GB"),
        discord(j, "en-GB"),
        terminal(k),
        terminal(l),
    ]
}

/// One sends an open challenge and the other accepts: the number of their game, or of the first of
/// their match.
fn begin(house: &House, pair: &mut [Person], ruleset: &str) -> i64 {
    let [first, second] = pair else { panic!("two") };
    assert_ne!(first.seeks(house, ruleset), Heard::No);
    let book = Book::open(&house.club().file());
    let newest = "SELECT coalesce(max(id), 0) FROM games";
    let before = book.number(newest);
    assert_ne!(second.accepts(house, book.seeks()[0].0), Heard::No);
    until("the game", || (book.number(newest) > before).then_some(before + 1))
}

/// Both play at random, until nobody has to move any more or the game is over. Returns every ply
/// that they know of.
fn play(
    house: &House,
    pair: &mut [Person],
    game: i64,
    mut chance: Chance,
    open: &AtomicBool,
) -> Vec<String> {
    let book = Book::open(&house.club().file());
    let numbers: Vec<Option<i64>> = pair
        .iter()
        .map(|person| {
            let (channel, address) = person.address();
            book.player(channel, &address)
        })
        .collect();
    let mut known: Vec<String> = Vec::new();
    while open.load(Ordering::Relaxed) {
        let course = book.course(game);
        let kept = written(&course.game);
        assert_eq!(kept, known, "game {game}: what is kept, and what was answered");
        let legal = course.game.legal_moves();
        let (None, Some(mv)) = (course.end, chance.one_of(&legal)) else { break };
        let mover = Some(book.seat(game, course.to_move()));
        let person = numbers.iter().position(|&number| number == mover).expect("a player");
        if !known.is_empty() {
            pair[person].waits_for_board(house, game, known.len());
        }
        match pair[person].plays(house, game, known.len() + 1, &mv.to_string()) {
            Heard::Done => known.push(mv.to_string()),
            // The player asks for the state of the game.
            Heard::Told(_) | Heard::No => {
                let after = written(&book.course(game).game);
                if after.len() > known.len() {
                    known.push(mv.to_string());
                }
            }
        }
    }
    known
}

/// The plies as they were typed.
fn written(game: &engine::Game) -> Vec<String> {
    game.plies().iter().filter_map(|ply| ply.mv).map(|mv| mv.to_string()).collect()
}

#[test]
fn nothing_is_lost_on_any_channel_when_the_service_is_killed() {
    let crashes = setting("TAFLPOST_CRASHES").unwrap_or(8);
    let mut chance = Chance::new(seed(TEST));
    let house = House::open();
    house.discord.patience(Duration::from_secs(2));
    house.discord.keeps_limits();
    let mut people = people(&house);
    for person in &mut people {
        person.joins(&house);
    }
    let pairs = people.chunks_mut(2).zip(RULESETS);
    let games: Vec<i64> = pairs.map(|(pair, ruleset)| begin(&house, pair, ruleset)).collect();

    let open = AtomicBool::new(true);
    let known: Vec<Vec<String>> = thread::scope(|threads| {
        let (house, open) = (&house, &open);
        let tables: Vec<_> = people
            .chunks_mut(2)
            .zip(&games)
            .map(|(pair, &game)| {
                let chance = Chance::new(chance.number());
                threads.spawn(move || play(house, pair, game, chance, open))
            })
            .collect();
        for _ in 0..crashes {
            for method in ["POST", "PATCH"] {
                let &fault = chance.one_of(&FAULTS).expect("faults");
                house.discord.faults().next(method, "/channels/", fault);
            }
            thread::sleep(chance.milliseconds(LIFE.0, LIFE.1));
            let mut club = house.club();
            club.kill();
            // A player who was not heard of for long is tried again.
            club.pass_time();
            club.start();
        }
        house.discord.awaits_bot();
        thread::sleep(Duration::from_secs(1));
        open.store(false, Ordering::Relaxed);
        tables.into_iter().map(|table| table.join().expect("a table")).collect()
    });

    house.club().pass_time();
    for person in &mut people {
        if let Some(terminal) = person.terminal() {
            terminal.catch_up();
        }
    }
    let waiting = "SELECT count(*) FROM outbox WHERE state NOT IN ('handed', 'withdrawn')";
    let file = house.club().file();
    let book = Book::open(&file);
    until("every notice to arrive", || {
        drop(house.read_letters());
        (book.number(waiting) == 0).then_some(())
    });
    let mut plies = 0;
    for (&game, known) in games.iter().zip(&known) {
        assert_eq!(&written(&book.course(game).game), known, "game {game}");
        plies += known.len();
    }
    assert!(plies > 10 * known.len(), "hardly anybody played: {plies} plies");
    letters(&house, &book);
    let shown = boards(&house, &book, &people, &games);
    terminals(&book, &mut people);
    let again: u32 = people.iter().map(|person| person.again).sum();
    note(
        TEST,
        &format!(
            "{crashes} crashes, {plies} plies, {again} mails sent again, {} letters, {shown} boards in \
         Discord",
            house.read_letters().len()
        ),
    );
    house.club().stop();
    let verified = say(&house.club().folder, &["verify", "--all"]);
    assert!(!verified.contains("[exit"), "{verified}");
    // What failed in Discord is said, and nothing else.
    let said = house.club().complaints();
    let others = said.lines().find(|line| !line.contains("WARN Discord: "));
    assert_eq!(others, None);
}

fn handed(book: &Book, channel: Channel) -> Vec<(i64, String)> {
    book.pairs(&format!(
        "SELECT id, CAST(player AS TEXT) FROM outbox
         WHERE state = 'handed' AND channel = '{}'",
        channel.name()
    ))
}

/// Each notice came by email, always under the same Message-ID.
fn letters(house: &House, book: &Book) {
    let came = house.read_letters();
    let ids = came.keys().filter(|id| id.starts_with("<n")).count();
    // A repeated email is the same email.
    let mails = book.pairs(
        "SELECT min(mail), notices FROM (SELECT mail, group_concat(notice) AS notices
             FROM (SELECT mail, notice FROM mail_notices ORDER BY mail, notice) GROUP BY mail)
         GROUP BY notices",
    );
    assert_eq!(ids, mails.len(), "{mails:?}");
    let mailed: BTreeSet<&str> = mails.iter().flat_map(|(_, all)| all.split(',')).collect();
    for (notice, _) in handed(book, Channel::Email) {
        assert!(mailed.contains(&*notice.to_string()), "notice {notice}");
    }
}

/// A player in Discord was shown each ply of the opponent once in direct messages. Returns how many
/// there were.
fn boards(house: &House, book: &Book, people: &[Person], games: &[i64]) -> usize {
    let mut shown = 0;
    for (pair, &game) in people.chunks(2).zip(games) {
        for person in pair {
            let Some(user) = person.user() else { continue };
            let number = book.player(Channel::Discord, &user.id().to_string()).expect("a player");
            let attacks = book.seat(game, Side::Attackers) == number;
            let mut times: BTreeMap<String, usize> = BTreeMap::new();
            for message in house.discord.dm_messages(user) {
                for picture in &message.attachments {
                    let is_answer = message.interaction.is_some();
                    // The chain is at the end.
                    let board = picture.filename.rsplit_once('-').map_or("", |(board, _)| board);
                    *times.entry(board.to_owned()).or_default() += usize::from(!is_answer);
                }
            }
            let plies = book.course(game).game.plies().len();
            // The attackers make the odd ones.
            for ply in (1..=plies).filter(|ply| (ply % 2 == 0) == attacks) {
                let picture = format!("game-{game}-ply-{ply}");
                assert_eq!(times.get(&picture), Some(&1), "{}: {picture}", person.name);
                shown += 1;
            }
        }
    }
    shown
}

/// A player at a terminal has seen everything that was delivered there.
fn terminals(book: &Book, people: &mut [Person]) {
    let handed = handed(book, Channel::Terminal);
    for person in people {
        let (channel, address) = person.address();
        let Some(terminal) = person.terminal() else { continue };
        let number = book.player(channel, &address).expect("a player").to_string();
        for (notice, _) in handed.iter().filter(|(_, player)| *player == number) {
            assert!(terminal.shown.contains_key(notice), "{}: {notice}", person.name);
        }
    }
}
