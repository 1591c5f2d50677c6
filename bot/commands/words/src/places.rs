//! The places of a line that take words, and the words of each by their canonical spelling. Their
//! spellings in the languages are data.

use super::Word;

macro_rules! places {
    ($($(#[$doc:meta])* $Type:ident in $place:literal { $($Variant:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $Type { $(#[doc = concat!("`", $word, "`")] $Variant),+ }

        impl Word for $Type {
            const PLACE: &'static str = $place;
            const ALL: &'static [$Type] = &[$($Type::$Variant),+];

            fn canonical(self) -> &'static str {
                match self { $($Type::$Variant => $word),+ }
            }
        }
    )+};
}

places! {
    /// The first word of a line.
    OrderWord in "order" {
        Roll = "roll",
        Withdraw = "withdraw",
        Takeback = "takeback",
        Draw = "draw",
        Resign = "resign",
        Yes = "yes",
        No = "no",
        Claim = "claim",
        OfferTime = "offer-time",
        OfferPause = "offer-pause",
        Time = "time",
        If = "if",
        Board = "board",
        Moves = "moves",
        Clock = "clock",
        History = "history",
        Record = "record",
        Picture = "picture",
        Replay = "replay",
        Captured = "captured",
        Legal = "legal",
        Try = "try",
        Tries = "tries",
        Rank = "rank",
        File = "file",
        Rays = "rays",
        Hint = "hint",
        Analysis = "analysis",
        Say = "say",
        Note = "note",
        Notes = "notes",
        Challenge = "challenge",
        Accept = "accept",
        Decline = "decline",
        Counter = "counter",
        Cancel = "cancel",
        Invitations = "invitations",
        Seek = "seek",
        Seeks = "seeks",
        Rematch = "rematch",
        Ladder = "ladder",
        Tournament = "tournament",
        Circle = "circle",
        Settings = "settings",
        Channel = "channel",
        MailMe = "mail-me",
        Unsubscribe = "unsubscribe",
        Link = "link",
        Unlink = "unlink",
        Vacation = "vacation",
        Mute = "mute",
        Unmute = "unmute",
        Block = "block",
        Unblock = "unblock",
        Report = "report",
        Privacy = "privacy",
        Export = "export",
        Erase = "erase",
        Join = "join",
        Rename = "rename",
        Games = "games",
        Watch = "watch",
        Archive = "archive",
        Follow = "follow",
        Unfollow = "unfollow",
        Why = "why",
        Players = "players",
        Player = "player",
        ClubToday = "club-today",
        Rulesets = "rulesets",
        Organisers = "organisers",
        Organise = "organise",
        Rules = "rules",
        Learn = "learn",
        Help = "help",
    }
    /// What follows an offer, or an order that asks for confirmation.
    AnswerWord in "answer" {
        Offer = "offer",
        Accept = "accept",
        Decline = "decline",
        Yes = "yes",
        No = "no",
        Withdraw = "withdraw",
    }
    /// Words in a ply, apart from squares and announcements.
    PlyWord in "ply" {
        Roll = "roll",
        To = "to",
        Pass = "pass",
        Silent = "silent",
    }
    /// How many escapes are announced with a ply, and which, beside their squares.
    AnnouncedWord in "announced" {
        Route = "ruta",
        And = "y",
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
    }
    /// What can follow `if` apart from a condition.
    ConditionWord in "condition" {
        Show = "show",
        Clear = "clear",
    }
    /// What can follow `history`.
    HistoryWord in "history" {
        Record = "record",
    }
    /// What can follow `board` and `picture`, before the number of a ply.
    BoardWord in "at" {
        After = "after",
    }
    /// What can follow `games`.
    GamesWord in "games" {
        Waiting = "waiting",
        Finished = "finished",
        All = "all",
    }
    /// What can follow `archive`: what stands before a name, a ruleset, a day or a number, and how
    /// games ended.
    ArchiveWord in "archive" {
        Against = "against",
        Rules = "rules",
        Since = "since",
        Until = "until",
        Page = "page",
        Elsewhere = "elsewhere",
        Won = "won",
        Lost = "lost",
        Drawn = "drawn",
        Attackers = "attackers",
        Defenders = "defenders",
        KingCaptured = "king-captured",
        Escape = "escape",
        Encirclement = "encirclement",
        EdgeFort = "edge-fort",
        Immobile = "immobile",
        Repetition = "repetition",
        Resignation = "resignation",
        Time = "time",
        Agreement = "agreement",
        Adjudication = "adjudication",
        Closing = "closing",
    }
    /// What can follow the number of an archived game.
    ArchivedWord in "archived" {
        Record = "record",
        Replay = "replay",
        Picture = "picture",
    }
    /// What can follow `notes`.
    NotesWord in "notes" {
        Open = "open",
    }
    /// What can follow `try` in place of plies.
    TryWord in "tried" {
        Back = "back",
        Save = "save",
    }
    /// What can follow `follow`: the club, a word before the number of a game, and what asks at the
    /// end to be told how games end.
    FollowWord in "followed" {
        Club = "club",
        Game = "game",
        End = "end",
    }
    /// The words inside a conditional move.
    PlanWord in "plan" {
        Then = "then",
        Else = "else",
        Capture = "capture",
        Any = "any",
        Stop = "stop",
        Resign = "resign",
        TellMe = "tell-me",
    }
    /// The terms of a game.
    ProposalWord in "proposal" {
        Attack = "attack",
        Defend = "defend",
        Random = "random",
        Match = "match",
        Strict = "strict",
        Remind = "remind",
        Auto = "auto",
        Hun = "hun",
        NoHun = "no-hun",
        Rated = "rated",
        Unrated = "unrated",
        Private = "private",
        Public = "public",
        Weekend = "weekend",
        Night = "night",
        Hard = "hard",
        Claim = "claim",
        NoVacation = "no-vacation",
        Slowly = "slowly",
        Ply = "ply",
        Versus = "vs",
    }
    /// Opponents that somebody can challenge besides people.
    OpponentWord in "opponent" {
        House = "house",
    }
    /// What follows `vacation`.
    VacationWord in "vacation" {
        From = "from",
        For = "for",
        Days = "days",
        Weeks = "weeks",
        Until = "until",
        End = "end",
    }
    /// A day, or a part of one that is written in words.
    DayWord in "day" {
        Monday = "monday",
        Tuesday = "tuesday",
        Wednesday = "wednesday",
        Thursday = "thursday",
        Friday = "friday",
        Saturday = "saturday",
        Sunday = "sunday",
        January = "january",
        February = "february",
        March = "march",
        April = "april",
        May = "may",
        June = "june",
        July = "july",
        August = "august",
        September = "september",
        October = "october",
        November = "november",
        December = "december",
        Today = "today",
        Tomorrow = "tomorrow",
        Of = "of",
    }
    /// What can be set.
    SettingWord in "setting" {
        Language = "language",
        Zone = "zone",
        Digest = "digest",
        Quiet = "quiet",
        Board = "board",
        Remind = "remind",
        Words = "words",
        Reports = "reports",
        Pace = "pace",
    }
    /// What else can follow `settings`, and what follows that.
    AccountWord in "account" {
        Devices = "devices",
        Calendar = "calendar",
        End = "end",
        All = "all",
        New = "new",
    }
    /// The values of settings, apart from names, zones and hours.
    ValueWord in "value" {
        On = "on",
        Off = "off",
        Hourly = "hourly",
        Daily = "daily",
        Picture = "picture",
        Emoji = "emoji",
        Text = "text",
        Unicode = "unicode",
        Words = "words",
        Hours = "hours",
        Yes = "yes",
        No = "no",
        Ask = "ask",
    }
    /// Where notifications go.
    ChannelWord in "channel" {
        Mail = "mail",
        Discord = "discord",
        Terminal = "terminal",
    }
    /// What follows `circle`.
    CircleWord in "circle" {
        Join = "join",
        Leave = "leave",
    }
    /// What follows `ladder`.
    LadderWord in "ladder" {
        All = "all",
        Rules = "rules",
        Join = "join",
        Leave = "leave",
        Challenge = "challenge",
        Concede = "concede",
        Defer = "defer",
        Why = "why",
        Player = "player",
    }
    /// What follows `tournament`.
    TournamentWord in "tournament" {
        Join = "join",
        Leave = "leave",
    }
    /// What follows `organise`.
    OrganiseWord in "organise" {
        Suspend = "suspend",
        Lift = "lift",
        Appoint = "appoint",
        Dismiss = "dismiss",
        Adjudicate = "adjudicate",
        Extend = "extend",
        Close = "close",
        Circle = "circle",
        Ladder = "ladder",
        Tournament = "tournament",
        Answer = "answer",
        Announce = "announce",
    }
    /// Which side an organiser's decision is for.
    VerdictWord in "verdict" {
        Attackers = "attackers",
        Defenders = "defenders",
        Draw = "draw",
    }
    /// What an organiser does about a circle, a ladder or a tournament, and how.
    EventWord in "event" {
        Place = "place",
        Open = "open",
        Close = "close",
        Appoint = "appoint",
        Dismiss = "dismiss",
        Announce = "announce",
        Start = "start",
        Cancel = "cancel",
        TakeOut = "take-out",
        Groups = "groups",
        Days = "days",
        Final = "final",
        Carried = "carried",
        House = "house",
        Clock = "clock",
        Permanently = "permanently",
        Circle = "circle",
        Language = "language",
        Server = "server",
    }
    /// The languages; the canonical word is the code.
    LanguageWord in "language" {
        En = "en",
        Nb = "nb",
        Da = "da",
        De = "de",
        Es = "es",
    }
    /// A part of a ruleset's rules.
    PartWord in "part" {
        Board = "board",
        Moves = "moves",
        Throne = "throne",
        Captures = "captures",
        King = "king",
        Walls = "walls",
        End = "end",
        Announcements = "announcements",
        Dice = "dice",
        Match = "match",
        Writing = "writing",
        All = "all",
    }
    /// What can follow `help` besides the word of an order: a word of the game, or a channel.
    TopicWord in "topic" {
        All = "all",
        Raichi = "raichi",
        Chain = "chain",
        Throne = "throne",
        Corner = "corner",
        Fort = "fort",
        Shieldwall = "shieldwall",
        Ring = "ring",
        Capture = "capture",
        King = "king",
        Ply = "ply",
        Rating = "rating",
        Move = "move",
        Mail = "mail",
        Terminal = "terminal",
        Quit = "quit",
    }
}

impl ArchiveWord {
    /// By what a game can have ended; the words are the same as in records.
    pub const ENDINGS: [ArchiveWord; 11] = [
        ArchiveWord::KingCaptured,
        ArchiveWord::Escape,
        ArchiveWord::Encirclement,
        ArchiveWord::EdgeFort,
        ArchiveWord::Immobile,
        ArchiveWord::Repetition,
        ArchiveWord::Resignation,
        ArchiveWord::Time,
        ArchiveWord::Agreement,
        ArchiveWord::Adjudication,
        ArchiveWord::Closing,
    ];
}
