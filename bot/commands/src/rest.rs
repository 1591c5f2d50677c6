//! The rest of a line after the word of an order, taken from the front piece by piece. If a piece
//! is missing, the error says which order lacks what.

use engine::{MAX_SIZE, Square, notation};
use unicode_normalization::UnicodeNormalization as _;

use crate::organise::form::ActPlace;
use crate::parts::{
    AfterPly, LineNumber, LinkTarget, Offer, Sure, TellsEnd, TriedPlies, WhichGames,
};
use crate::words::{
    AnswerWord, BoardWord, ChannelWord, FollowWord, GamesWord, OpponentWord, OrderWord, TopicWord,
    Word, fold,
};
use crate::{Misread, ply};

#[derive(Clone, Copy)]
pub struct RestOfLine<'a> {
    /// The order with which the line began.
    pub order: OrderWord,
    /// What has not been taken yet, as written.
    pub rest: &'a str,
    /// Which part of which organiser's act is taken, for what an error says.
    pub act: Option<ActPlace>,
}

impl<'a> RestOfLine<'a> {
    pub fn of(order: OrderWord, rest: &'a str) -> RestOfLine<'a> {
        RestOfLine { order, rest, act: None }
    }

    /// Whether only punctuation is left.
    pub fn is_empty(&self) -> bool {
        fold(self.rest).is_empty()
    }

    /// Refuses if nothing is left.
    pub fn need_more(&self) -> Result<(), Misread> {
        if self.is_empty() { Err(self.missing()) } else { Ok(()) }
    }

    /// What was understood, if nothing is left.
    pub fn end<T>(self, understood: T) -> Result<T, Misread> {
        match self.is_empty() {
            true => Ok(understood),
            false => {
                let act = self.act.map(|place| ActPlace { part: None, ..place });
                Err(Misread::Superfluous { order: self.order, typed: shown(self.rest), act })
            }
        }
    }

    /// The next run of characters that are not spaces; empty at the end.
    pub fn peek(&self) -> &'a str {
        self.rest.split_whitespace().next().unwrap_or_default()
    }

    /// Takes what [`RestOfLine::peek`] shows.
    pub fn skip(&mut self) {
        let rest = self.rest.trim_start();
        self.rest = rest.strip_prefix(self.peek()).unwrap_or(rest).trim_start();
    }

    /// Takes the known phrase at the front.
    pub fn word<W: Word>(&mut self) -> Option<W> {
        let (meanings, rest) = W::at_start(self.rest)?;
        let word = meanings.into_iter().next()?;
        self.rest = rest;
        Some(word)
    }

    /// Takes a known phrase, which is required.
    pub fn need_word<W: Word>(&mut self) -> Result<W, Misread> {
        self.need_more()?;
        let before = *self;
        self.word().ok_or_else(|| {
            let nearest = W::nearest(before.rest).into_iter().map(str::to_owned).collect();
            before.bad(before.peek(), nearest)
        })
    }

    /// Takes a number at the front, `12` or `#12`; anything else is left.
    pub fn number(&mut self) -> Option<u32> {
        let folded = notation::fold_typed(self.peek());
        let bare = folded.trim_start_matches('#').trim_end_matches([',', '.', ';', ':', '!']);
        let digits = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { bare.parse().ok() } else { None }?;
        self.skip();
        Some(number)
    }

    /// Takes the ply after which a board is meant, `after 7`; anything else is left.
    pub fn after(&mut self) -> Option<AfterPly> {
        let before = *self;
        let ply = self.word().and_then(|BoardWord::After| self.number());
        if ply.is_none() {
            *self = before;
        }
        ply.map(AfterPly)
    }

    /// Takes the number of a saved line, if one is named here: `tries 2`.
    pub fn saved_line(&mut self) -> Option<LineNumber> {
        let before = *self;
        let line = match OrderWord::at_start(self.rest) {
            Some((words, rest)) if words.contains(&OrderWord::Tries) => {
                self.rest = rest;
                self.number()
            }
            _ => None,
        };
        if line.is_none() {
            *self = before;
        }
        line.map(LineNumber)
    }

    /// Takes the number of a ply, with or without a word before it.
    pub fn after_or_number(&mut self) -> Option<u32> {
        self.after().map(|AfterPly(ply)| ply).or_else(|| self.number())
    }

    /// Takes all that is left as plies; none if nothing is left.
    pub fn plies(&mut self) -> Result<TriedPlies, Misread> {
        if self.is_empty() {
            return Ok(TriedPlies(Vec::new()));
        }
        let plies = ply::read_all(self.rest);
        let plies = plies.ok_or_else(|| self.bad(self.peek(), Vec::new()))?;
        self.rest = "";
        Ok(TriedPlies(plies))
    }

    /// Takes a number, which is required.
    pub fn need_number(&mut self) -> Result<u32, Misread> {
        self.need_more()?;
        self.number().ok_or_else(|| self.bad(self.peek(), Vec::new()))
    }

    /// Takes a square, which is required.
    pub fn need_square(&mut self) -> Result<Square, Misread> {
        self.need_more()?;
        let typed = self.peek();
        let square = fold(typed).parse().map_err(|_| self.bad(typed, Vec::new()))?;
        self.skip();
        Ok(square)
    }

    /// Takes a square, if anything is left.
    pub fn square(&mut self) -> Result<Option<Square>, Misread> {
        if self.is_empty() { Ok(None) } else { self.need_square().map(Some) }
    }

    /// Takes which games are meant; without a word or a name, the player's own.
    pub fn which_games(&mut self) -> WhichGames {
        match self.word() {
            Some(GamesWord::Waiting) => WhichGames::Waiting,
            Some(GamesWord::Finished) => WhichGames::Finished,
            Some(GamesWord::All) => WhichGames::Club,
            None => self.name().map_or(WhichGames::Own, WhichGames::Of),
        }
    }

    /// Takes all that is left as what somebody follows, which is required: a number, a name, or the
    /// canonical word for the club or for what organisers want to know of it.
    pub fn need_followed(&mut self) -> Result<String, Misread> {
        let before = *self;
        if self.word() == Some(OrderWord::ClubToday) && self.is_empty() {
            return Ok(OrderWord::ClubToday.canonical().to_owned());
        }
        *self = before;
        let word = self.word();
        if word == Some(FollowWord::Club) && self.is_empty() {
            return Ok(FollowWord::Club.canonical().to_owned());
        }
        if word != Some(FollowWord::Game) {
            *self = before;
        }
        match self.number().filter(|_| self.is_empty()) {
            Some(game) => Ok(game.to_string()),
            None => {
                *self = before;
                let name = self.need_whole_name()?;
                // What stood around it may have hidden a number.
                let mut whole = RestOfLine::of(self.order, &name);
                let number = whole.number().filter(|_| whole.is_empty());
                Ok(number.map_or(name.clone(), |number| number.to_string()))
            }
        }
    }

    /// Takes from the end of what is left that somebody wants to be told how games end.
    pub fn tells_end(&mut self) -> TellsEnd {
        let text = self.rest.trim_end_matches(around_name);
        let spaces = text.char_indices().filter(|(_, letter)| letter.is_whitespace());
        let ends = spaces.map(|(at, _)| at).find(|&at| {
            let rest = text.get(at..).unwrap_or_default();
            FollowWord::find(rest) == Some(FollowWord::End)
        });
        match ends {
            Some(at) => {
                self.rest = text.get(..at).unwrap_or_default();
                TellsEnd::Yes
            }
            None => TellsEnd::No,
        }
    }

    /// Takes a rank of the largest board, which is required.
    pub fn need_rank(&mut self) -> Result<u8, Misread> {
        let typed = self.peek();
        let number = self.need_number()?;
        let rank = u8::try_from(number).ok().filter(|rank| (1..=MAX_SIZE).contains(rank));
        rank.ok_or_else(|| self.bad(typed, Vec::new()))
    }

    /// Takes a file of the largest board, which is required.
    pub fn need_file(&mut self) -> Result<char, Misread> {
        self.need_more()?;
        let typed = self.peek();
        let folded = fold(typed);
        let mut letters = folded.chars();
        let (Some(file @ 'a'..='s'), None) = (letters.next(), letters.next()) else {
            return Err(self.bad(typed, Vec::new()));
        };
        self.skip();
        Ok(file)
    }

    /// Takes a name, address, account or the like, without the punctuation around it.
    pub fn name(&mut self) -> Option<String> {
        let typed = composed(self.peek());
        // A mention (`<@17>`) keeps its brackets.
        let around = |c: char| !c.is_alphanumeric() && !"<>_".contains(c);
        let name = typed.trim_matches(around);
        if fold(name).is_empty() || is_to_fill_in(name) {
            return None;
        }
        self.skip();
        Some(name.to_owned())
    }

    /// Takes all that is left as the name of a person, which may have several words.
    pub fn whole_name(&mut self) -> Option<String> {
        let name = one_line(composed(self.rest).trim_matches(around_name));
        if fold(&name).is_empty() || is_to_fill_in(&name) {
            return None;
        }
        self.rest = "";
        Some(name)
    }

    /// Takes all that is left as the player's own name. Of several words the first and the last have
    /// capitals, or a sentence might be taken for it.
    pub fn own_name(&mut self) -> Option<String> {
        let before = *self;
        let name = self.whole_name()?;
        let mut words = name.split(' ');
        let ends = [words.next(), words.next_back()];
        let is_small = |word: &str| word.starts_with(char::is_lowercase);
        if ends[1].is_none() || !ends.into_iter().flatten().any(is_small) {
            return Some(name);
        }
        *self = before;
        self.name()
    }

    /// The same, which is required.
    pub fn need_whole_name(&mut self) -> Result<String, Misread> {
        self.whole_name().ok_or_else(|| self.missing())
    }

    /// Takes the name of somebody to play, which is required: a person's, or the house's with its
    /// level in one word, in whichever language that was written.
    pub fn need_opponent(&mut self) -> Result<String, Misread> {
        let typed = self.peek().trim_matches(|c: char| !c.is_alphanumeric());
        if let Some((house, level)) = house_in_one_word(typed) {
            self.skip();
            return Ok(house_with(house, Some(level)));
        }
        match self.word::<OpponentWord>() {
            Some(house) => Ok(house_with(house, self.number())),
            None => self.need_name(),
        }
    }

    /// Takes a name, which is required.
    pub fn need_name(&mut self) -> Result<String, Misread> {
        self.name().ok_or_else(|| self.missing())
    }

    /// Takes all that is left, as written, which is required.
    pub fn need_text(&mut self) -> Result<String, Misread> {
        let text = self.rest.trim();
        if text.is_empty() || is_to_fill_in(text) {
            return Err(self.missing());
        }
        self.rest = "";
        Ok(text.to_owned())
    }

    /// Takes all that is left, as written, unless it is only punctuation.
    pub fn reason(&mut self) -> Option<String> {
        if self.is_empty() { None } else { self.need_text().ok() }
    }

    /// Takes all that is left, as written, without the quotes around it.
    pub fn quoted(&mut self) -> Option<String> {
        let text = self.reason()?;
        Some(text.trim_matches(ply::QUOTES).trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// The same, which is required.
    pub fn need_reason(&mut self) -> Result<String, Misread> {
        self.quoted().ok_or_else(|| self.missing())
    }

    /// Takes all that is left: the canonical word of an order or of a topic, or one line as typed.
    pub fn topic(&mut self) -> Option<String> {
        if self.is_empty() {
            return None;
        }
        let typed = std::mem::take(&mut self.rest);
        let order = OrderWord::find(typed).map(OrderWord::canonical);
        let known = order.or_else(|| TopicWord::find(typed).map(TopicWord::canonical));
        Some(known.map_or_else(|| one_line(typed), str::to_owned))
    }

    /// Takes nothing or `offer`, `accept` or `yes`, `decline` or `no`, `withdraw`.
    pub fn offer(&mut self) -> Result<Offer, Misread> {
        if self.is_empty() {
            return Ok(Offer::Make);
        }
        Ok(match self.need_word()? {
            AnswerWord::Offer => Offer::Make,
            AnswerWord::Accept | AnswerWord::Yes => Offer::Accept,
            AnswerWord::Decline | AnswerWord::No => Offer::Decline,
            AnswerWord::Withdraw => Offer::Withdraw,
        })
    }

    /// Takes `yes` at the front, if it is there.
    pub fn sure(&mut self) -> Sure {
        let before = *self;
        if self.word() == Some(AnswerWord::Yes) {
            return Sure::Yes;
        }
        *self = before;
        Sure::Ask
    }

    /// Takes an address with an `@`, a Discord account (`discord NAME` or a mention), or a code.
    pub fn link(&mut self) -> Result<LinkTarget, Misread> {
        let before = *self;
        if self.word() == Some(ChannelWord::Discord)
            && let Some(name) = self.name()
        {
            return Ok(LinkTarget::Discord(name));
        }
        *self = before;
        let typed = self.need_name()?;
        let mentioned = typed.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
        Ok(match mentioned {
            Some(id) if !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()) => {
                LinkTarget::Discord(id.to_owned())
            }
            Some(_) => LinkTarget::Code(typed),
            None if typed.contains('@') => LinkTarget::Mail(typed),
            None => LinkTarget::Code(typed),
        })
    }

    pub fn missing(&self) -> Misread {
        Misread::MissingArgument { order: self.order, act: self.act }
    }

    pub fn bad(&self, typed: &str, nearest: Vec<String>) -> Misread {
        Misread::BadArgument { order: self.order, typed: shown(typed), nearest, act: self.act }
    }
}

/// What stands in help, in each language, for something of a player's own. Somebody who sends a line of
/// it back, or whose mail program has lost the mark of a quote, has given nothing. Words that may be
/// a name (Dag) or a text are left out: no line of help that only lacks them does anything.
const TO_FILL_IN: &str = "\
    ADDRESS ADRESSE ANTAL ANTALL ANZAHL BEDINGUNGEN BEFEHL BOGSTAV BOKSTAV BUCHSTABE CASILLA \
    CODE CONDICIONES CUÁNTAS CÓDIGO DIRECCIÓN FELD FELT GRUND GRUNN JUGADA JUGADAS KODE \
    KOMMANDO LETRA LETTER LEVEL MOTIVO MOVE MOVES NAME NAVN NIVEAU NIVEL NIVÅ NOMBRE NUMBER \
    NUMMER NÚMERO PART PARTE REASON REGELSETT REGELSÆT REGELWERK REGLAMENTO RULESET RUTE \
    SQUARE STUFE TEIL TEKST TEMA TERMS TEXT TEXTO TREKK TRÆK VALOR VALUE VERDI VILKÅR VÆRDI \
    WERT ZUG ZÜGE";

fn is_to_fill_in(given: &str) -> bool {
    let mut words = given.split_whitespace().map(|word| word.trim_matches(around_name));
    words.all(|word| TO_FILL_IN.split(' ').any(|open| open == word))
}

/// What can stand around a name that has several words.
fn around_name(c: char) -> bool {
    !c.is_alphanumeric() && !"<>_.".contains(c)
}

/// `house-3`.
fn house_in_one_word(typed: &str) -> Option<(OpponentWord, u32)> {
    let (word, level) = typed.split_once('-')?;
    Some((OpponentWord::find(word)?, level.parse().ok()?))
}

fn house_with(house: OpponentWord, level: Option<u32>) -> String {
    let level = level.map_or_else(String::new, |level| format!("-{level}"));
    house.canonical().to_owned() + &level
}

/// The levels at which the house plays, the weakest first.
pub const HOUSE_LEVELS: std::ops::RangeInclusive<u32> = 1..=5;

/// What the player who is the house at a level is called in the club's file. Readers are shown a name
/// in their own language in its place.
pub fn house_player_name(level: u32) -> String {
    format!("{HOUSE_PLAYER} {level}")
}

/// The level of the house that has that name in the club's file; `None` for somebody else's name,
/// which can't look like it.
pub fn house_player_level(name: &str) -> Option<u32> {
    let level = name.strip_prefix(HOUSE_PLAYER)?.strip_prefix(' ')?.parse().ok()?;
    HOUSE_LEVELS.contains(&level).then_some(level)
}

/// Begins the name of each level of the house in the club's file.
const HOUSE_PLAYER: &str = "House";

/// The name of the house at a level.
pub fn house_at(level: u32) -> String {
    house_with(OpponentWord::House, Some(level))
}

/// Which house is meant by the name of an opponent: at some level, or at none in particular. `None`
/// if it is somebody else's name.
pub fn house(name: &str) -> Option<Option<u32>> {
    if let Some((_, level)) = house_in_one_word(name) {
        return Some(Some(level));
    }
    let is_house = name.eq_ignore_ascii_case(OpponentWord::House.canonical());
    is_house.then_some(None)
}

/// As much of a text as an answer repeats.
pub(super) fn shown(text: &str) -> String {
    text.trim().chars().take(60).collect()
}

/// The text with each letter and its accents in one: some systems write them apart, and then an accent
/// would be no part of the letter.
fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The text with single spaces between words.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
