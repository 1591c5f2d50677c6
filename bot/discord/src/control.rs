//! What a control does, as encoded in its id: everything that a press needs, so that it works after
//! a restart and a year later. Ids have at most 100 characters and are not secret: every press
//! checks who presses.

use std::fmt;

use commands::Order;
use engine::Square;
use service::Seen;
use service::choose::Moves;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub game: i64,
    /// What the person who presses it has seen.
    pub seen: Seen,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Show the pieces that can move, starting from that page.
    Pieces(At, Moves, u8),
    /// Show the squares that a piece can go to, starting from that page.
    Squares(At, Moves, Square, u8),
    /// Show what that ply would do, as it is typed.
    Ply(At, Moves, String),
    /// Type a ply.
    Type(At),
    /// Show what else can be done in a game.
    More(At),
    /// Something of that was chosen; its command comes with the choice.
    Chosen(At),
    /// Write to the opponent.
    Say(At),
    Draw(At),
    /// Choose more time or a pause to offer, or answer such an offer.
    Time(At),
    /// Resign, after asking whether that is meant.
    Resign(At),
    Text(At),
    /// Give this order, in canonical words; it is about a position if one is named.
    Do(Option<At>, String),
    Yes(String),
    No(String),
    /// Confirm by typing your own name.
    EraseAs(String),
    /// Become a player under that name, and then do what was pressed or typed before that.
    Join(String, Wish),
    /// The same under the name that is typed.
    JoinAs(Wish),
    /// Do that; somebody who isn't a player yet becomes one first, under the name they have in
    /// Discord.
    JoinAnd(Box<Control>),
    /// A game was chosen whose board is to be shown; its number comes with the choice.
    Board,
    /// One of several was chosen with which that can be done; the command, in canonical words, comes
    /// with the choice.
    Choose(String),
    /// Write what comes after that command, which is in canonical words.
    Write(String),
    /// Change a challenge that is being put together, or send it.
    Play(DraftPart, Draft),
    /// For those who manage a server.
    Setup(SetupControl),
    /// Show that part of a long answer to a question, which is asked again in canonical words.
    Part(u8, String),
    /// Leave everything as it is.
    Drop,
}

/// A challenge that is being put together. What is empty isn't chosen yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    pub to: DraftFor,
    pub ruleset: String,
    pub side: String,
    pub clock: String,
}

/// Who a challenge is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DraftFor {
    #[default]
    Everybody,
    /// An account, and whether it was seen in the server where the challenge is made.
    Account(String, bool),
    /// A name in the club.
    Named(String),
    /// The sender of that challenge, whose terms are answered with others.
    SenderOf(i64),
}

/// What a press changes in a draft; its new value comes with the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftPart {
    Ruleset,
    Side,
    Clock,
    /// Nothing: it is shown.
    Show,
    Send,
}

impl DraftPart {
    /// What is chosen in every challenge.
    pub const TERMS: [DraftPart; 3] = [DraftPart::Ruleset, DraftPart::Side, DraftPart::Clock];

    const ALL: [(DraftPart, &'static str); 5] = [
        (DraftPart::Ruleset, "rules"),
        (DraftPart::Side, "side"),
        (DraftPart::Clock, "clock"),
        (DraftPart::Show, "show"),
        (DraftPart::Send, "send"),
    ];

    fn word(self) -> &'static str {
        DraftPart::ALL.iter().find(|(part, _)| *part == self).map_or("show", |(_, word)| word)
    }
}

impl Draft {
    /// The order that sends it, in canonical words.
    pub fn order(&self) -> String {
        let begins = match &self.to {
            DraftFor::Everybody => "seek".to_owned(),
            DraftFor::Account(id, _) => format!("challenge <@{id}>"),
            DraftFor::Named(name) => format!("challenge {name}"),
            DraftFor::SenderOf(number) => format!("counter {number}"),
        };
        let terms = [&self.ruleset, &self.side, &self.clock];
        let terms = terms.into_iter().filter(|term| !term.is_empty());
        terms.fold(begins, |order, term| format!("{order} {term}"))
    }

    /// The same with another value.
    #[must_use]
    pub fn with(mut self, part: DraftPart, value: String) -> Draft {
        match part {
            DraftPart::Ruleset => self.ruleset = value,
            DraftPart::Side => self.side = value,
            DraftPart::Clock => self.clock = value,
            DraftPart::Show | DraftPart::Send => {}
        }
        self
    }

    pub fn value(&self, part: DraftPart) -> &str {
        match part {
            DraftPart::Ruleset => &self.ruleset,
            DraftPart::Side => &self.side,
            DraftPart::Clock => &self.clock,
            DraftPart::Show | DraftPart::Send => "",
        }
    }

    /// Whether it fits into the ids of controls, each of which holds all of it.
    pub fn fits(&self) -> bool {
        DraftPart::ALL.iter().all(|&(part, _)| Control::Play(part, self.clone()).fits())
    }

    fn read(text: &str) -> Option<Draft> {
        let mut parts = text.splitn(4, ':');
        let to = DraftFor::read(parts.next()?)?;
        let mut next = || parts.next().map(str::to_owned);
        Some(Draft { to, ruleset: next()?, side: next()?, clock: next()? })
    }
}

/// Each kind begins with a sign of its own, because a name can be any text that somebody types: none
/// may read as an account, and least of all as one that was seen in the server.
impl DraftFor {
    fn read(text: &str) -> Option<DraftFor> {
        if text.is_empty() {
            return Some(DraftFor::Everybody);
        }
        if let Some(name) = text.strip_prefix('=') {
            return (!name.is_empty()).then(|| DraftFor::Named(name.to_owned()));
        }
        if let Some(number) = text.strip_prefix('#') {
            return number.parse().ok().map(DraftFor::SenderOf);
        }
        let account = text.strip_prefix('@')?;
        let (id, is_here) = match account.strip_suffix('!') {
            Some(id) => (id, true),
            None => (account, false),
        };
        let is_id = !id.is_empty() && id.bytes().all(|c| c.is_ascii_digit());
        is_id.then(|| DraftFor::Account(id.to_owned(), is_here))
    }
}

impl fmt::Display for DraftFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftFor::Everybody => Ok(()),
            DraftFor::Account(id, is_here) => write!(f, "@{id}{}", if *is_here { "!" } else { "" }),
            DraftFor::Named(name) => write!(f, "={name}"),
            DraftFor::SenderOf(number) => write!(f, "#{number}"),
        }
    }
}

/// What can be seen and set about a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupControl {
    /// Show the settings, and check whether everything works.
    Show,
    /// Show games in that channel; it comes with the choice.
    Games,
    /// Show each game where it is arranged.
    Anywhere,
    /// Whether each match gets a thread.
    Threads(bool),
    /// Whether each game has one post with its board, which is edited with each ply.
    OneBoard(bool),
    /// Whether there is an evening edition.
    Evening(bool),
    /// Whether news of ladders and tournaments is posted.
    News(bool),
    /// Post in that language; it comes with the choice.
    Language,
}

impl SetupControl {
    const ALL: [(&str, SetupControl); 12] = [
        ("show", SetupControl::Show),
        ("games", SetupControl::Games),
        ("anywhere", SetupControl::Anywhere),
        ("threads", SetupControl::Threads(true)),
        ("no-threads", SetupControl::Threads(false)),
        ("one-board", SetupControl::OneBoard(true)),
        ("each-move", SetupControl::OneBoard(false)),
        ("evening", SetupControl::Evening(true)),
        ("no-evening", SetupControl::Evening(false)),
        ("news", SetupControl::News(true)),
        ("no-news", SetupControl::News(false)),
        ("language", SetupControl::Language),
    ];
}

/// What somebody wanted who had to become a player first.
pub type Wish = Option<Box<Control>>;

/// The most characters that Discord takes in an id, and in a value of a list.
pub const LONGEST: usize = 100;

/// Stands between how somebody joins and what they wanted: no name of a player has it in it.
pub const AND_THEN: char = '|';

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.game, self.seen.ply, self.seen.event)
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::Pieces(at, moves, page) => write!(f, "pieces:{at}:{}:{page}", word(*moves)),
            Control::Squares(at, moves, from, page) => {
                write!(f, "squares:{at}:{}:{from}:{page}", word(*moves))
            }
            Control::Ply(at, moves, ply) => write!(f, "ply:{at}:{}:{ply}", word(*moves)),
            Control::Type(at) => write!(f, "type:{at}"),
            Control::More(at) => write!(f, "more:{at}"),
            Control::Chosen(at) => write!(f, "chosen:{at}"),
            Control::Say(at) => write!(f, "message:{at}"),
            Control::Draw(at) => write!(f, "draw:{at}"),
            Control::Time(at) => write!(f, "time:{at}"),
            Control::Resign(at) => write!(f, "resign:{at}"),
            Control::Text(at) => write!(f, "text:{at}"),
            Control::Do(Some(at), order) => write!(f, "do:{at}:{order}"),
            Control::Do(None, order) => write!(f, "say:{order}"),
            Control::Yes(place) => write!(f, "yes:{place}"),
            Control::No(place) => write!(f, "no:{place}"),
            Control::EraseAs(place) => write!(f, "erase:{place}"),
            Control::Join(name, wish) => {
                write!(f, "say:join {name}")?;
                wish.iter().try_for_each(|wish| write!(f, "{AND_THEN}{wish}"))
            }
            Control::JoinAs(wish) => {
                f.write_str("join")?;
                wish.iter().try_for_each(|wish| write!(f, "{AND_THEN}{wish}"))
            }
            Control::JoinAnd(wish) => write!(f, "join-and:{wish}"),
            Control::Board => f.write_str("board"),
            Control::Choose(verb) => write!(f, "choose:{verb}"),
            Control::Write(order) => write!(f, "write:{order}"),
            Control::Play(part, Draft { to, ruleset, side, clock }) => {
                write!(f, "play:{}:{to}:{ruleset}:{side}:{clock}", part.word())
            }
            Control::Setup(what) => {
                let word = SetupControl::ALL.iter().find(|(_, control)| control == what);
                write!(f, "setup:{}", word.map_or("show", |(word, _)| word))
            }
            Control::Part(part, order) => write!(f, "part:{part}:{order}"),
            Control::Drop => f.write_str("drop"),
        }
    }
}

impl Control {
    /// Whether Discord takes its id, which reads back as the same.
    pub fn fits(&self) -> bool {
        let id = self.to_string();
        id.chars().count() <= LONGEST && Control::from_id(&id).as_ref() == Some(self)
    }

    /// How to become a player and then do that, unless both are too long for one id.
    pub fn before(wish: Option<&Control>, join: impl Fn(Wish) -> Control) -> Control {
        let whole = join(wish.cloned().map(Box::new));
        if whole.fits() { whole } else { join(None) }
    }

    /// Reads an id; `None` if it is not one of ours.
    pub fn from_id(id: &str) -> Option<Control> {
        const JOIN: &str = "join";
        const JOIN_UNDER: &str = "say:join ";
        if let Some((joins, wish)) = id.split_once(AND_THEN)
            && (joins == JOIN || joins.starts_with(JOIN_UNDER))
        {
            let wish = Some(Box::new(Control::from_id(wish)?.wanted()?));
            return match joins.strip_prefix(JOIN_UNDER) {
                Some("") => None,
                Some(name) => Some(Control::Join(name.to_owned(), wish)),
                None => Some(Control::JoinAs(wish)),
            };
        }
        let (verb, rest) = id.split_once(':').unwrap_or((id, ""));
        Some(match verb {
            JOIN if rest.is_empty() => Control::JoinAs(None),
            "join-and" => Control::JoinAnd(Box::new(Control::from_id(rest)?.wanted()?)),
            "board" if rest.is_empty() => Control::Board,
            "drop" if rest.is_empty() => Control::Drop,
            "write" if !rest.is_empty() => Control::Write(rest.to_owned()),
            "play" => {
                let (word, draft) = rest.split_once(':')?;
                let known = DraftPart::ALL.iter().find(|(_, known)| *known == word)?;
                Control::Play(known.0, Draft::read(draft)?)
            }
            "part" => {
                let (part, order) = rest.split_once(':').filter(|(_, order)| is_question(order))?;
                Control::Part(part.parse().ok()?, order.to_owned())
            }
            "choose" if !rest.is_empty() => Control::Choose(rest.to_owned()),
            "setup" => {
                let (_, what) = SetupControl::ALL.into_iter().find(|(word, _)| *word == rest)?;
                Control::Setup(what)
            }
            "say" if id.len() > JOIN_UNDER.len() && id.starts_with(JOIN_UNDER) => {
                Control::Join(id[JOIN_UNDER.len()..].to_owned(), None)
            }
            "say" if !rest.is_empty() => Control::Do(None, rest.to_owned()),
            "yes" if !rest.is_empty() => Control::Yes(rest.to_owned()),
            "no" if !rest.is_empty() => Control::No(rest.to_owned()),
            "erase" if !rest.is_empty() => Control::EraseAs(rest.to_owned()),
            "do" => {
                let (at, order) = at(rest)?;
                if order.is_empty() {
                    return None;
                }
                Control::Do(Some(at), order.to_owned())
            }
            "draw" | "time" | "resign" | "text" | "type" | "more" | "chosen" | "message" => {
                let (at, "") = at(rest)? else { return None };
                match verb {
                    "draw" => Control::Draw(at),
                    "time" => Control::Time(at),
                    "resign" => Control::Resign(at),
                    "text" => Control::Text(at),
                    "type" => Control::Type(at),
                    "more" => Control::More(at),
                    "chosen" => Control::Chosen(at),
                    _ => Control::Say(at),
                }
            }
            "pieces" => {
                let (at, rest) = at(rest)?;
                let (moves, page) = rest.split_once(':')?;
                Control::Pieces(at, self::moves(moves)?, page.parse().ok()?)
            }
            "squares" => {
                let (at, rest) = at(rest)?;
                let (moves, rest) = rest.split_once(':')?;
                let (from, page) = rest.split_once(':')?;
                let (moves, from) = (self::moves(moves)?, from.parse().ok()?);
                Control::Squares(at, moves, from, page.parse().ok()?)
            }
            "ply" => {
                let (at, rest) = at(rest)?;
                let (moves, ply) = rest.split_once(':')?;
                if ply.is_empty() {
                    return None;
                }
                Control::Ply(at, self::moves(moves)?, ply.to_owned())
            }
            _ => return None,
        })
    }
}

impl Control {
    /// What somebody wanted who pressed this before they were a player; `None` if it is no more than
    /// to become one, or to leave things as they are.
    pub fn wanted(self) -> Option<Control> {
        match self {
            Control::Join(_, wish) | Control::JoinAs(wish) => wish.map(|wish| *wish),
            Control::JoinAnd(wish) => Some(*wish),
            Control::Drop => None,
            control => Some(control),
        }
    }
}

/// Whether it only asks, so that it can be said again to read on.
fn is_question(order: &str) -> bool {
    commands::read(order).is_ok_and(|line| matches!(line.order, Order::Ask(_)))
}

/// `GAME:PLY:EVENT` at the beginning, and the text after it.
pub fn at(text: &str) -> Option<(At, &str)> {
    let mut parts = text.splitn(4, ':');
    let game = parts.next()?.parse().ok()?;
    let ply = parts.next()?.parse().ok()?;
    let event = parts.next()?.parse().ok()?;
    Some((At { game, seen: Seen { ply, event } }, parts.next().unwrap_or_default()))
}

const fn word(moves: Moves) -> &'static str {
    match moves {
        Moves::All => "all",
        Moves::Announced => "announced",
        Moves::Tried => "tried",
    }
}

fn moves(word: &str) -> Option<Moves> {
    [Moves::All, Moves::Announced, Moves::Tried]
        .into_iter()
        .find(|&moves| self::word(moves) == word)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn reading_on_does_nothing() {
        for asks in ["12: history", "12: moves", "rules brandubh all", "ladder rules skalk"] {
            assert!(Control::Part(1, asks.into()).fits(), "{asks}");
        }
        for does in ["12: resign yes", "12: d1-d4", "join Nora", "erase Nora", "yes", ""] {
            assert_eq!(Control::from_id(&format!("part:1:{does}")), None, "{does}");
        }
    }

    /// What an id asks for, and what is read from the order in it.
    fn meaning(id: &str) -> String {
        let control = Control::from_id(id).unwrap_or_else(|| panic!("{id} is no id any more"));
        let order = match &control {
            Control::Do(_, order) | Control::Part(_, order) | Control::Write(order) => order,
            Control::JoinAnd(wish) if let Control::Do(_, order) = &**wish => order,
            _ => return format!("{control:?}"),
        };
        match commands::read(order) {
            Ok(line) => format!("{control:?}: {line}"),
            // The rest is written after the press.
            Err(why) => format!("{control:?}: {}", why.code()),
        }
    }

    /// Buttons that were posted years ago are pressed, too: `control.txt` has an id of each kind that
    /// ever was, and below it what it asks for. Lines are only ever added.
    #[test]
    fn whatever_was_posted_still_does_the_same() {
        let file = include_str!("control.txt");
        let mut lines = file.lines().peekable();
        let mut kinds = BTreeSet::new();
        while let Some(id) = lines.next() {
            let told = lines.next().and_then(|told| told.strip_prefix("    "));
            assert_eq!(Some(&*meaning(id)), told, "{id}");
            kinds.insert(kind(&Control::from_id(id).expect("read above")));
        }
        let source =
            include_str!("control.rs").split("pub enum Control {").nth(1).unwrap_or_default();
        let source = source.split("\n}\n").next().unwrap_or_default();
        let variants = source.lines().filter_map(|line| line.strip_prefix("    "));
        let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
        let missing: Vec<&str> = variants.filter(|line| !kinds.contains(&word(line))).collect();
        assert!(missing.is_empty(), "add an id of {missing:?} to control.txt");
        let ids = file.lines().step_by(2);
        let setup = ids.clone().filter(|id| id.starts_with("setup:")).count();
        assert_eq!(setup, SetupControl::ALL.len(), "each setting of a server is there");
        for (_, part) in DraftPart::ALL {
            assert!(ids.clone().any(|id| id.starts_with(&format!("play:{part}:"))), "{part}");
        }
    }

    /// The name of its variant.
    fn kind(control: &Control) -> String {
        word(&format!("{control:?}"))
    }

    fn word(text: &str) -> String {
        text.split(['(', ',', ' ']).next().unwrap_or_default().to_owned()
    }

    fn positions() -> impl Strategy<Value = At> {
        let at = |(game, ply, event)| At { game, seen: Seen { ply, event } };
        (1..i64::MAX, any::<u32>(), any::<u32>()).prop_map(at)
    }

    fn controls() -> impl Strategy<Value = Control> {
        let moves = prop_oneof![Just(Moves::All), Just(Moves::Announced), Just(Moves::Tried)];
        let square =
            (0..19u8, 0..19u8).prop_map(|(file, rank)| Square::new(file, rank).expect("a square"));
        (positions(), moves, square, drafts(), any::<u8>(), 0..28u8).prop_map(
            |(at, moves, from, draft, page, kind)| match kind {
                0 => Control::Pieces(at, moves, page),
                1 => Control::Ply(at, moves, "a10-a11".into()),
                2 => Control::Squares(at, moves, from, page),
                3 => Control::Type(at),
                4 => Control::Draw(at),
                5 => Control::Resign(at),
                6 => Control::Text(at),
                7 => Control::Do(Some(at), "a10-a11 aviso a1 a11 k1 k11".into()),
                8 => Control::Do(None, "accept 12".into()),
                9 => Control::JoinAs(None),
                15 => Control::Join("Wolfeschlegelsteinhausenberger".into(), None),
                16 => Control::Join("Bo".into(), Some(Box::new(Control::Resign(at)))),
                17 => Control::JoinAs(Some(Box::new(Control::Do(Some(at), "draw accept".into())))),
                18 => Control::JoinAnd(Box::new(Control::Do(None, "accept 12".into()))),
                10 => Control::Yes("discord 18446744073709551615 12".into()),
                11 => Control::No("discord 18446744073709551615 12".into()),
                12 => Control::EraseAs("discord 18446744073709551615 12".into()),
                19 => {
                    Control::Setup(SetupControl::ALL[usize::from(page) % SetupControl::ALL.len()].1)
                }
                13 => Control::Board,
                14 => Control::More(at),
                20 => Control::Chosen(at),
                21 => Control::Say(at),
                22 => Control::Choose("challenge-on-ladder".into()),
                23 => Control::Write("2147483647: note".into()),
                24 => Control::Play(DraftPart::Ruleset, draft),
                25 => Control::Part(page, "12: moves".into()),
                26 => Control::Time(at),
                _ => Control::Drop,
            },
        )
    }

    fn draft_targets() -> impl Strategy<Value = DraftFor> {
        // What looks like another kind when somebody types it as a name.
        const LOOKS: [&str; 11] =
            ["#5", "12", "12!", "@12!", "@12", "=x", "=", "@", "!", "#", "<@12>"];
        let named = prop_oneof![
            prop::sample::select(&LOOKS[..]).prop_map(str::to_owned),
            "[#@=!]{0,2}[0-9]{1,20}[#@=!]{0,2}",
            "[^:\\pC]{1,30}",
        ];
        prop_oneof![
            Just(DraftFor::Everybody),
            (any::<u64>(), any::<bool>())
                .prop_map(|(id, is_here)| DraftFor::Account(id.to_string(), is_here)),
            named.prop_map(DraftFor::Named),
            any::<i64>().prop_map(DraftFor::SenderOf),
        ]
    }

    /// As long as one that is made by pressing can be.
    fn drafts() -> impl Strategy<Value = Draft> {
        draft_targets().prop_map(|to| Draft {
            to,
            ruleset: "alea-evangelii".into(),
            side: "random".into(),
            clock: "14d+1d/21d".into(),
        })
    }

    proptest! {
        #[test]
        fn ids_read_back_and_fit(control in controls()) {
            let id = control.to_string();
            prop_assert!(id.chars().count() <= LONGEST, "{}", id);
            prop_assert_eq!(Control::from_id(&id), Some(control));
        }

        #[test]
        fn nobody_is_read_as_somebody_else(to in draft_targets()) {
            prop_assert_eq!(DraftFor::read(&to.to_string()), Some(to));
        }

        /// As ids were before each kind began with a sign of its own.
        #[test]
        fn an_unsigned_name_is_nobody(name in "[^:#@=\\pC][^:\\pC]{0,30}") {
            let id = format!("play:send:{name}:brandubh:random:3d/ply");
            prop_assert_eq!(Control::from_id(&id), None);
        }

        #[test]
        fn no_id_makes_it_panic(id in "\\PC{0,100}") {
            if let Some(control) = Control::from_id(&id) {
                let again = control.to_string();
                prop_assert_eq!(Control::from_id(&again), Some(control));
            }
        }
    }
}
