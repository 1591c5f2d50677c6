//! The table of orders: one row for each. How an order is read and written, and what it needs,
//! follow from its row.
//!
//! ```text
//! Watch(game: u32 = rest.need_number()?): Watch in TheClub [is_said: true], Nothing;
//! ```
//! An order is called `Watch` and comes with the number of a game, which is the next thing in the
//! `rest` of the line. The line begins with the word `watch` of any language, and the order needs
//! nothing else to be answered.
//!
//! It is explained in a part of help: `Watch in TheClub`. What else is true of its word stands in brackets
//! ([`WordRow`]).
//!
//! Orders that share their first word are under `shared`, each with all words of its canonical
//! text. The end of the table says how to read what follows such a word.
//!
//! The rest of a row is what is true of the order everywhere ([`OrderRow`]); what it leaves out is the strict
//! answer. `+ harmless` says that it is done from anywhere, takes nothing away and may be guessed. A row can look at what
//! comes with its order (`Resign` takes nothing away until it is sure), and one that holds a family of
//! orders asks the rows of that family.

use engine::Square;
use engine::ruleset::shipped_library;

use super::archive::{self, ArchiveQuestion};
use super::circle::{self, CircleDeed, CircleQuestion};
use super::follows::Follows;
use super::ladder::{self, LadderDeed, LadderQuestion};
use super::more_time::{ExtraDays, PauseLength};
use super::order::Order;
use super::organise::{self, OrganiserAct};
use super::parts::{
    AfterPly, LineNumber, LinkTarget, Offer, Sure, TellsEnd, TriedPlies, WhichDevices, WhichGames,
};
use super::rest::RestOfLine;
use super::row::OrderFrom::{Anywhere, Channels};
use super::row::Pressed::{Box as InBox, Moves, Terms};
use super::row::ProseRule::{AnyLength, Named, NotAsking, OfSomebody, Plan, Short, Told};
use super::row::Role::{Accepts, Declines, GivesUp, Repeats};
use super::row::Whose::{Anybody, Visitors};
use super::row::{HelpGroup, OrderRow, Pressed, Role, Whose, WordRow};
use super::shared::{
    follow, learn, one_of_two, organisers, plan_or_order, rules, settings, time, trying,
};
use super::text::{Canonical, begins_with_its_word, joined, written_as_shown};
use super::tournament::{self, TournamentDeed, TournamentQuestion};
use crate::Misread;
use crate::proposal::{Proposal, is_first_game};
use crate::ruleset_called;
use crate::settings::Setting;
use crate::vacation::VacationOrder;
use crate::words::{
    AccountWord, BoardWord, ChannelWord, CircleWord, ConditionWord, GamesWord, HistoryWord,
    LadderWord, NotesWord, OrderWord, PartWord, SettingWord, TournamentWord, TryWord, VacationWord,
    Word,
};

/// What an order has to know before it can be answered or carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// No game, or one that only the order itself can name.
    Nothing,
    /// A game. In an answer to an email about one game, it is that game.
    Game,
    /// A game at the ply that its sender saw, because it would mean something else at another.
    Ply,
}

/// Nobody loses anything by asking.
impl Question {
    const fn strict(free: &[bool]) -> OrderRow<'static> {
        OrderRow { suspended: true, ..OrderRow::strict(free).harmless() }
    }
}

impl GameQuestion {
    const fn strict(free: &[bool]) -> OrderRow<'static> {
        Question::strict(free)
    }
}

impl Deed {
    const fn strict(free: &[bool]) -> OrderRow<'static> {
        OrderRow::strict(free)
    }
}

written_as_shown!(Proposal, Setting, ExtraDays, PauseLength, ArchiveQuestion, VacationOrder);
begins_with_its_word!(CircleQuestion: CircleWord, CircleDeed: CircleWord);
begins_with_its_word!(LadderQuestion: LadderWord, LadderDeed: LadderWord);
begins_with_its_word!(TournamentQuestion: TournamentWord, TournamentDeed: TournamentWord);

impl Canonical for GameQuestion {
    fn canonical_text(&self) -> String {
        self.to_string()
    }

    fn act(&self) -> String {
        GameQuestion::act(self)
    }

    fn about(&self) -> String {
        GameQuestion::about(self)
    }
}

/// Tells an act on one of several things from that on all of them.
fn one_of<T>(named: Option<&T>) -> &'static str {
    if named.is_some() { "one" } else { "" }
}

/// What is asked about others, and not about the asker.
const fn of_visitors(is_about_others: bool) -> Whose {
    if is_about_others { Visitors } else { Whose::Players }
}

/// The first game of somebody who has played none has words of its own.
fn of_opponent(name: &str, terms: &Proposal) -> &'static str {
    if is_first_game(name, terms) { "first" } else { "" }
}

/// Nothing is left to choose for a first game.
fn pressed_for(name: &str, terms: &Proposal) -> Pressed {
    if is_first_game(name, terms) { Pressed::AtOnce } else { Pressed::Terms }
}

fn of_part(part: Option<PartWord>) -> &'static str {
    match part {
        None => "",
        Some(PartWord::All) => "all",
        Some(_) => "part",
    }
}

fn of_lesson(lesson: Option<&u32>, ply: Option<&String>) -> &'static str {
    match (lesson, ply) {
        (None, _) => "",
        (Some(_), None) => "lesson",
        (Some(_), Some(_)) => "move",
    }
}

/// What a player is told depends on what they follow.
fn followed(what: &str) -> &'static str {
    match ruleset_called(shipped_library(), what) {
        Some(_) => "ruleset",
        None if what == OrderWord::ClubToday.canonical() => "today",
        None => "",
    }
}

/// A row: its own columns, or those of a family of orders.
macro_rules! row {
    ($Enum:ident, [$($Part:ty),*], [$($harmless:ident)?], [$($column:ident: $value:expr,)*]) => {
        OrderRow {
            $($column: $value,)*
            ..$Enum::strict(&[$(<$Part as Canonical>::IS_FREE),*])$(.$harmless())?
        }
    };
    ($Enum:ident, [$($Part:ty),*], [], [] => $family:expr) => { $family };
}

macro_rules! orders {
    ($rest:ident: $(
        $(#[$enum_doc:meta])*
        enum $Enum:ident {
            $($(#[$doc:meta])* $Order:ident $(($($part:ident: $Part:ty = $read:expr),+))?
                : $Word:ident in $Group:ident $([$($flag:ident: $said:expr),+])?,
                  $Needs:ident $(+ $harmless:ident)? $(, $column:ident: $value:expr)*;)+
        } shared {
            $($(#[$shared_doc:meta])* $Shared:ident $(($($shared_part:ident: $SharedPart:ty),+))?
                : [$($words:expr),*], $SharedNeeds:ident
                  $(+ $shared_harmless:ident)?
                  $(, $shared_column:ident: $shared_value:expr)* $(=> $family:expr)?;)+
        }
    )+ meant { $(
        $Several:ident $(in $SeveralGroup:ident
            $([$($several_flag:ident: $several_said:expr),+])?)?: $meant:expr;
    )+ }) => {
        $(
            $(#[$enum_doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub enum $Enum {
                $($(#[$doc])* $Order $(($($Part),+))?,)+
                $($(#[$shared_doc])* $Shared $(($($SharedPart),+))?,)+
            }

            impl $Enum {
                pub const fn needs(&self) -> Needs {
                    match self {
                        $($Enum::$Order { .. } => Needs::$Needs,)+
                        $($Enum::$Shared { .. } => Needs::$SharedNeeds,)+
                    }
                }

                /// What is true of it everywhere.
                #[allow(unused_variables, reason = "few rows look at what comes with their order")]
                pub fn row(&self) -> OrderRow<'_> {
                    match self {
                        $($Enum::$Order $(($($part),+))? => row!(
                            $Enum, [$($($Part),+)?], [$($harmless)?], [$($column: $value,)*]
                        ),)+
                        $($Enum::$Shared $(($($shared_part),+))? => row!(
                            $Enum, [$($($SharedPart),+)?], [$($shared_harmless)?],
                            [$($shared_column: $shared_value,)*] $(=> $family)?
                        ),)+
                    }
                }
            }

            impl $Enum {
                /// The canonical words that say what is done.
                pub(super) fn act(&self) -> String {
                    joined(&match self {
                        $($Enum::$Order $(($($part),+))? => vec![
                            OrderWord::$Word.canonical().to_owned(),
                            $($($part.act()),+)?
                        ],)+
                        $($Enum::$Shared $(($($shared_part),+))? => vec![
                            $($words.canonical().to_owned(),)*
                            $($($shared_part.act()),+)?
                        ],)+
                    })
                }

                /// What it is about: its text without these words.
                pub(super) fn about(&self) -> String {
                    joined(&match self {
                        $($Enum::$Order $(($($part),+))? => vec![$($($part.about()),+)?],)+
                        $($Enum::$Shared $(($($shared_part),+))? => {
                            vec![$($($shared_part.about()),+)?]
                        })+
                    })
                }
            }

            impl std::fmt::Display for $Enum {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(&match self {
                        $($Enum::$Order $(($($part),+))? => joined(&[
                            OrderWord::$Word.canonical().to_owned(),
                            $($($part.canonical_text()),+)?
                        ]),)+
                        $($Enum::$Shared $(($($shared_part),+))? => joined(&[
                            $($words.canonical().to_owned(),)*
                            $($($shared_part.canonical_text()),+)?
                        ]),)+
                    })
                }
            }
        )+

        impl WordRow {
            /// What is true of that word itself.
            #[allow(clippy::needless_update, reason = "some rows say everything")]
            pub const fn of(word: OrderWord) -> WordRow {
                match word {
                    $($(OrderWord::$Word => WordRow {
                        help: Some(HelpGroup::$Group),
                        $($($flag: $said,)+)?
                        ..WordRow::STRICT
                    },)+)+
                    $(OrderWord::$Several => WordRow {
                        $(help: Some(HelpGroup::$SeveralGroup), $($($several_flag: $several_said,)+)?)?
                        ..WordRow::STRICT
                    },)+
                }
            }
        }

        /// Reads what follows the word of an order.
        pub(super) fn read_rest(mut $rest: RestOfLine<'_>) -> Result<Order, Misread> {
            match $rest.order {
                $($(OrderWord::$Word => {
                    let order = $Enum::$Order $(($($read),+))?;
                    $rest.end(order.into())
                })+)+
                $(OrderWord::$Several => $meant,)+
            }
        }
    };
}

orders! {
    rest:

    /// What can be asked about the club. The answer changes nothing.
    enum Question {
        /// List games: the player's own, or others'.
        Games(which: WhichGames = rest.which_games()):
            Games in TheClub [is_said: true, then: Follows::first::<GamesWord>()], Nothing,
                whose: of_visitors(matches!(which, WhichGames::Club | WhichGames::Of(_)));
        /// Show somebody else's game, now or as it was after that many plies.
        Watch(game: u32 = rest.need_number()?, ply: Option<u32> = rest.after_or_number()):
            Watch in TheClub [is_said: true], Nothing, whose: Visitors;
        /// Explain the last refusal, result or change.
        Why: Why in TheClub [is_said: true], Nothing;
        Invitations: Invitations in Inviting, Nothing;
        /// List the open challenges, or those for the ruleset that is called that.
        Seeks(ruleset: Option<String> = rest.whole_name()):
            Seeks in Inviting, Nothing, whose: Visitors;
        Rulesets: Rulesets in TheClub, Nothing, whose: Anybody;
        /// List the players, or those whose names have that in them.
        Players(part: Option<String> = rest.name()):
            Players in TheClub [is_said: true], Nothing, prose: AnyLength, whose: Visitors;
        /// Show a player; without a name, the one who asks.
        Player(name: Option<String> = rest.name()):
            Player in TheClub [is_said: true], Nothing, prose: AnyLength, whose: of_visitors(name.is_some());
        /// Show what organisers want to know of the club.
        ClubToday: ClubToday in TheClub, Nothing;
        /// Show what is stored, and why.
        Privacy: Privacy in You, Nothing, whose: Anybody;
        /// Help; with a topic, which is the canonical word of an order or else as typed.
        Help(topic: Option<String> = rest.topic()):
            Help in TheClub [is_said: true, then: Follows::HELP],
                Nothing, whose: Anybody, variant: one_of(topic.as_ref());
    } shared {
        /// What can be asked about a game.
        Game(question: GameQuestion): [], Game => question.row();
        /// Print the rules of that ruleset: in short, or a part of them.
        Rules(id: String, part: Option<PartWord>):
            [OrderWord::Rules], Nothing, whose: Anybody, prose: AnyLength, variant: of_part(*part);
        /// Show that lesson of a ruleset, or what comes of a ply in it, as typed.
        Learn(id: String, lesson: Option<u32>, ply: Option<String>):
            [OrderWord::Learn], Nothing, whose: Anybody, prose: Short,
                variant: of_lesson(lesson.as_ref(), ply.as_ref());
        Settings: [OrderWord::Settings], Nothing;
        /// Show who the organisers are, and what they can do.
        Organisers: [OrderWord::Organisers], Nothing, whose: Visitors;
        /// List what the player follows.
        Follows: [OrderWord::Follow], Nothing, variant: "all";
        /// Show one setting and what it can be.
        Setting(which: SettingWord): [OrderWord::Settings], Nothing;
        /// List the devices on which the player is signed in to the pages.
        Devices: [OrderWord::Settings, AccountWord::Devices], Nothing;
        /// Show the secret address of the player's calendar.
        Calendar: [OrderWord::Settings, AccountWord::Calendar], Nothing;
        /// Find games that are over, or show one from elsewhere.
        Archive(question: ArchiveQuestion):
            [OrderWord::Archive], Nothing, prose: Short, whose: Visitors, variant: question.variant();
        Circle(question: CircleQuestion):
            [OrderWord::Circle], Nothing, prose: AnyLength, whose: Visitors, variant: question.variant();
        Ladder(question: LadderQuestion):
            [OrderWord::Ladder], Nothing, prose: AnyLength, whose: Visitors, variant: question.variant();
        Tournament(question: TournamentQuestion):
            [OrderWord::Tournament], Nothing, whose: Visitors, variant: question.variant();
    }

    /// What a player can ask about a game.
    enum GameQuestion {
        /// Show the board, now or as it was after that many plies.
        Board(after: Option<AfterPly> = rest.after()):
            Board in Looking [is_said: true, takes_numbers: true, then: Follows::first::<BoardWord>()],
                Game;
        /// The same as a picture.
        Picture(after: Option<AfterPly> = rest.after()):
            Picture in Looking [takes_numbers: true, then: Follows::first::<BoardWord>()], Game;
        /// Show the whole game as a moving picture, or with a saved line at its end.
        Replay(line: Option<LineNumber> = rest.saved_line()):
            Replay in Looking [takes_numbers: true, then: Follows::first::<OrderWord>()], Game;
        /// Show the plies so far.
        Moves: Moves in Looking [is_said: true], Game;
        /// Show everything that happened as a text that reads back to the game.
        Record: Record in Looking [takes_numbers: true], Game;
        Clock: Clock in Looking [is_said: true], Game;
        /// Say what was just played, what has been captured and what can be captured next.
        Captured: Captured in Looking, Game;
        /// Show what a finished game was worth.
        Analysis: Analysis in Looking [takes_numbers: true], Game;
        /// Show where the piece on that square can go, or where all pieces can.
        Legal(from: Option<Square> = rest.square()?): Legal in Looking [is_said: true, takes_numbers: true], Game;
        /// List the lines that were saved, or go on with the one of that number.
        Tries(number: Option<u32> = rest.number()): Tries in Looking, Game, variant: one_of(number.as_ref());
        /// Show a rank, counted from 1.
        Rank(rank: u8 = rest.need_rank()?): Rank in Looking [is_said: true], Game;
        /// Show a file, `a` to `s`.
        File(file: char = rest.need_file()?): File in Looking [is_said: true], Game;
        /// Show what is around that square in the four directions.
        Rays(around: Square = rest.need_square()?): Rays in Looking, Game;
    } shared {
        /// Show everything that happened.
        History: [OrderWord::History], Game;
        /// Show all conditional moves.
        Plan: [OrderWord::If, ConditionWord::Show], Game;
        /// List your own notes, and those that others have opened.
        Notes: [OrderWord::Notes], Game;
        /// Show what these plies would do: after that many plies of the game, or at the end of the
        /// line that is being tried.
        Try(after: Option<AfterPly>, plies: TriedPlies):
            [OrderWord::Try], Game, prose: AnyLength, pressed: Moves;
        /// Take back the last ply of the line that is being tried.
        TryBack: [OrderWord::Try, TryWord::Back], Game;
        /// Print the rules of the game: in short, or a part of them.
        Rules(part: Option<PartWord>):
            [OrderWord::Rules], Game, whose: Anybody, variant: of_part(*part);
    }

    /// What a player can have done.
    ///
    /// Values come from [`super::read()`]. One that is made elsewhere must also be one that can be
    /// read: for example, not a `Decline` with a reason that begins with a number other than the
    /// invitation's.
    enum Deed {
        Roll: Roll in Playing [is_said: true], Ply + harmless;
        Draw(offer: Offer = rest.offer()?):
            Draw in Playing, Ply, from: Anywhere, is_guessed: true, keeps: *offer != Offer::Accept, role: offer.role();
        /// Take back a ply, which both have to agree to.
        Takeback(offer: Offer = rest.offer()?):
            Takeback in Playing, Ply, from: Anywhere, keeps: *offer != Offer::Accept, role: offer.role();
        /// Offer that both get so much more time.
        OfferTime(days: ExtraDays = ExtraDays::read(&mut rest)?):
            OfferTime in Playing [then: Follows::SPAN], Ply + harmless;
        /// Offer that no clock runs for a while.
        OfferPause(length: PauseLength = PauseLength::read(&mut rest)?):
            OfferPause in Playing [then: Follows::SPAN], Ply + harmless;
        /// Take back a ply of your own before it was shown.
        Withdraw: Withdraw in Playing, Ply + harmless;
        Resign(sure: Sure = rest.sure()): Resign in Playing, Ply, from: Anywhere, keeps: *sure == Sure::Ask,
            role: GivesUp;
        /// Claim the win when the opponent's time has run out.
        Claim: Claim in Playing, Ply + harmless;
        /// The answer to the last question; of several things that were offered, that one.
        Yes(choice: Option<u32> = rest.number()):
            Yes in Playing, Nothing + harmless, suspended: true, answers: true;
        /// The answer to the last question.
        No: No in Playing, Nothing + harmless, suspended: true, answers: true;
        /// Keep a private note, which is the text as written, trimmed.
        Note(text: String = rest.need_text()?):
            Note in Talking, Game + harmless, text: Some(text), prose: Told(OrderWord::Note), pressed: InBox;
        /// Write to the opponent; the text is as written, trimmed.
        Say(text: String = rest.need_text()?):
            Say in Talking [is_said: true],
                Game + harmless, text: Some(text), prose: Told(OrderWord::Say);
        /// Receive no more messages from the opponent.
        Mute: Mute in You, Game + harmless;
        Unmute: Unmute in You, Game + harmless;
        /// Ask the house for a good move in a game against it.
        Hint: Hint in Looking, Ply + harmless;
        /// Receive nothing more from that player.
        Block(name: String = rest.need_name()?): Block in You, Nothing + harmless, is_guessed: false, prose: OfSomebody(name);
        Unblock(name: String = rest.need_name()?):
            Unblock in You, Nothing + harmless, prose: OfSomebody(name);
        /// Follow that no longer: a number, a name, `club` or `club-today`.
        Unfollow(what: String = rest.need_followed()?):
            Unfollow in TheClub [then: Follows::FOLLOWED], Nothing + harmless, prose: AnyLength;
        /// Report a player to the hosts; the text is as written, trimmed.
        Report(name: String = rest.need_name()?, text: String = rest.need_text()?):
            Report in You, Nothing + harmless, is_guessed: false, text: Some(text), prose: OfSomebody(name);
        /// Ask somebody to play: a handle, a Discord mention or an address, as typed but without a
        /// leading `@`; or the house, as `house` or with its level as `house-3`.
        Challenge(name: String = rest.need_opponent()?, terms: Proposal = rest.terms()?):
            Challenge in Inviting [then: Follows::OPPONENT],
                Nothing + harmless, prose: AnyLength, variant: of_opponent(name, terms),
                pressed: pressed_for(name, terms);
        /// Ask everybody to play, for that many games.
        Seek(games: Option<u32> = rest.number(), terms: Proposal = rest.terms()?):
            Seek in Inviting [is_said: true, then: Follows::TERMS],
                Nothing + harmless, prose: AnyLength, pressed: Terms;
        /// Accept an invitation, by number if there are several.
        Accept(number: Option<u32> = rest.number()): Accept in Inviting, Nothing + harmless, role: Accepts;
        /// Decline an invitation, with a reason as written.
        Decline(number: Option<u32> = rest.number(), reason: Option<String> = rest.reason()):
            Decline in Inviting, Nothing + harmless, role: Declines,
            prose: if reason.is_some() { NotAsking } else { AnyLength };
        /// Answer an invitation with other terms.
        Counter(number: Option<u32> = rest.number(), terms: Proposal = rest.need_terms()?):
            Counter in Inviting [then: Follows::TERMS],
                Nothing + harmless, prose: AnyLength, pressed: Terms;
        /// Withdraw an invitation of your own.
        Cancel(number: Option<u32> = rest.number()):
            Cancel in Inviting, Nothing + harmless, answers: number.is_none();
        /// Play the same again with sides swapped.
        Rematch: Rematch in Inviting, Game + harmless, role: Repeats;
        /// Become a member, with that name if one is given.
        Join(name: Option<String> = rest.whole_name()):
            Join in TheClub [is_said: true],
                Nothing + harmless, whose: Anybody, prose: name.as_deref().map_or(AnyLength,
            Named), role: Role::Enters, pressed: InBox;
        /// Be shown under another name.
        Rename(name: String = rest.need_whole_name()?):
            Rename in TheClub, Nothing + harmless, is_guessed: false, prose: Named(name), pressed: InBox;
        Vacation(what: VacationOrder = VacationOrder::read(&mut rest)?):
            Vacation in You [then: Follows::first::<VacationWord>()],
                Nothing + harmless, variant: what.variant();
        /// Where notices are sent from now on.
        Channel(to: ChannelWord = rest.need_word()?):
            Channel in You [then: Follows::first::<ChannelWord>()], Nothing, keeps: true, is_guessed: true;
        /// Stop all email to the player.
        Unsubscribe(sure: Sure = rest.sure()):
            Unsubscribe in You, Nothing, from: Anywhere, suspended: true, keeps: *sure == Sure::Ask;
        /// Link an account or an address, or confirm with a code.
        Link(what: LinkTarget = rest.link()?):
            Link in You [is_said: true],
                Nothing, from: what.from(), keeps: true, is_guessed: true, whose: if what.is_code() { Anybody } else { Whose::Players },
            prose: AnyLength, variant: if what.is_code() { "code" } else { "" };
        /// Unlink an account or an address, which is given as typed.
        Unlink(what: String = rest.need_name()?): Unlink in You, Nothing, prose: AnyLength;
        /// Send everything that the club stores about the player.
        Export(sure: Sure = rest.sure()):
            Export in You, Nothing, from: Channels, suspended: true, keeps: true, is_guessed: true;
        /// Erase the player; typing the player's own handle or name confirms it.
        Erase(name: Option<String> = rest.own_name()):
            Erase in You, Nothing, suspended: true, keeps: name.is_none(), answers: name.is_some(),
            prose: AnyLength, variant: one_of(name.as_ref()), role: GivesUp;
    } shared {
        /// Answer an offer of time or a pause, or withdraw it.
        Time(offer: Offer): [OrderWord::Time], Ply + harmless, role: offer.role();
        /// A ply as it was typed, with `silent`, `pass`, `roll` and `to` replaced by the engine's
        /// words. It begins like a move; the engine judges everything else.
        Ply(text: String): [], Ply + harmless, prose: AnyLength, variant: "move";
        /// A conditional move, as typed after `if`.
        Plan(text: String): [OrderWord::If], Ply + harmless, prose: Plan(text);
        /// Delete all conditional moves.
        DropPlan: [OrderWord::If, ConditionWord::Clear], Game + harmless;
        /// Let the opponent and spectators read your notes on a game that is over.
        NotesOpen: [OrderWord::Notes, NotesWord::Open], Game + harmless;
        /// Keep the line that is being tried, with a text as written.
        TrySave(text: Option<String>):
            [OrderWord::Try, TryWord::Save], Game + harmless, text: text.as_deref(),
            prose: AnyLength;
        /// Follow a game by number, a player or a ruleset by name, the `club`, or what
        /// organisers want to know of it, `club-today`.
        Follow(what: String, end: TellsEnd):
            [OrderWord::Follow], Nothing + harmless, prose: AnyLength, variant: followed(what);
        /// Write to the organisers; the text is as written, trimmed.
        WriteToOrganisers(text: String):
            [OrderWord::Organisers], Nothing + harmless, suspended: true, text: Some(text),
            prose: Told(OrderWord::Organisers), pressed: InBox;
        /// Change settings, at least one.
        Settings(changes: Vec<Setting>):
            [OrderWord::Settings], Nothing + harmless, prose: AnyLength;
        /// Be signed out on devices.
        EndDevices(which: WhichDevices):
            [OrderWord::Settings, AccountWord::Devices, AccountWord::End], Nothing + harmless,
            suspended: true;
        /// Have another secret address of the calendar, instead of the one until then.
        NewCalendar: [OrderWord::Settings, AccountWord::Calendar, AccountWord::New],
            Nothing + harmless;
        Circle(deed: CircleDeed): [OrderWord::Circle], Nothing => deed.row();
        Ladder(deed: LadderDeed): [OrderWord::Ladder], Nothing => deed.row();
        Tournament(deed: TournamentDeed): [OrderWord::Tournament], Nothing => deed.row();
        /// What organisers do; it is asked about first if it takes something away.
        Organise(sure: Sure, act: Box<OrganiserAct>):
            [OrderWord::Organise], Nothing => act.order_row(*sure);
    }

    meant {
        If in Playing [is_said: true, then: Follows::first::<ConditionWord>()]: plan_or_order(rest);
        History in Looking [takes_numbers: true, then: Follows::first::<HistoryWord>()]:
            one_of_two::<HistoryWord>(rest, GameQuestion::History, GameQuestion::Record);
        Notes in Talking [takes_numbers: true, then: Follows::first::<NotesWord>()]:
            one_of_two::<NotesWord>(rest, GameQuestion::Notes, Deed::NotesOpen);
        Rules in TheClub [is_said: true, then: Follows::PARTS]: rules(rest);
        Learn in TheClub: learn(rest);
        Time in Playing: time(rest);
        Try in Looking [then: Follows::TRIED]: trying(rest);
        Follow in TheClub [then: Follows::FOLLOWED]: follow(rest);
        Settings in You [then: Follows::SETTINGS]: settings(rest);
        MailMe: rest.end(Deed::Channel(ChannelWord::Mail).into());
        Archive in TheClub [then: Follows::SEARCH]: archive::read(rest);
        Circle in Circles [then: Follows::first::<CircleWord>()]: circle::read(rest);
        Ladder in Ladders [then: Follows::first::<LadderWord>()]: ladder::read(rest);
        Tournament in Tournaments [then: Follows::first::<TournamentWord>()]:
            tournament::read(rest);
        Organise in TheClub [then: Follows::own(OrganiserAct::in_language)]: organise::read(rest);
        Organisers in TheClub: organisers(rest);
    }
}
