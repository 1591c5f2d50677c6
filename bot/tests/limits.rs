//! All limits in one place: the table in docs/host.md, generated from the constants, which are
//! defined where each limit applies. A new limit needs one line here. To write the table, run
//! `UPDATE_EXPECT=1 cargo test --workspace --test all limits::`.

use ::mail::{self, compose, dkim, html, inbox, parts, text, written};
use chrono::TimeDelta;
use correspondence::course::reach;
use expect_test::expect_file;
use service::mail::{answered, aside, ask, contact, limits, returned, there};
use service::tournament::{member, start};
use service::{
    MOST_AT_ONCE, addressed, agree, announce, caused, channels, circle, contacts, deadline,
    deliver, devices, follow, house, invite, invite_house, kept, link, newcomer, recorded,
    remember, seek, signed_in, vacation,
};
use templates::notice::MOST_PLIES;
use web::askers;

/// Mark the beginning and end of the table in docs/host.md.
const BEGINS: &str = "<!-- limits: written by bot/tests/limits.rs -->\n";
const ENDS: &str = "<!-- end of limits -->\n";

/// A row: what is limited, to how much, and why. A row without a limit begins a group.
type LimitRow = (&'static str, String, &'static str);

#[rustfmt::skip]
fn rows() -> Vec<LimitRow> {
    let [(hour, an_hour), (day, a_day)] = caused::MOST;
    let (most_bytes, most_more) = caused::MOST_JOINED;
    let (stranger_span, to_stranger) = contacts::TO_STRANGER;
    let (unproven_span, in_domain, in_all) = contacts::UNPROVEN;
    let (answers_span, answers) = limits::ANSWERS;
    let (late_span, late) = limits::LATE;
    let (idle_span, idle_answers) = limits::UNPROVEN_ANSWERS;
    let [(help_hour, helps), (help_day, more_helps)] = limits::HELPS;
    let (codes_by_player, codes_to_address) = link::MOST_CODES;
    let (soft_bounces, soft_span) = returned::SOFT;
    let listener = lmtp::Limits::default();
    let [first, second, third] = aside::PAUSES.map(|pause| pause.num_minutes());
    let pauses = format!("{first}, {second} and {third} minutes");
    let row = |what, limit, why| (what, limit, why);
    let group = |what| (what, String::new(), "");
    vec![
        group("Between players"),
        row("Messages to one mailbox or account because of one other player", format!("{an_hour} {}, {a_day} {}", per(hour), per(day)), "Nobody is flooded. The rest waits and goes out together; the notification that it's your turn is never held back"),
        row("Messages joined into one notification", format!("{} of {most_bytes} bytes in all", most_more + 1), "Messages that are still waiting are sent as one"),
        row("Characters in a message, note or report", kept::LONGEST_TEXT.to_string(), "Anything longer is refused, with the reason"),
        row("Messages of a player to opponents, and messages and reports to the organisers", format!("{} and {} a day", kept::MESSAGES_A_DAY, kept::REPORTS_A_DAY), "The file doesn't grow without end"),
        row("Announcements to everybody in the club", per_one(announce::PAUSE), "Nobody stops reading them"),
        row("Circles that managers of Discord servers open without waiting", format!("one that no organiser has seen, and {} {}", circle::MOST_A_DAY, per(DAY)), "The others wait for an organiser's yes"),
        row("Notes of a player on a game", kept::NOTES_ON_A_GAME.to_string(), "The same"),
        row("Notifications in one email", deliver::MOST_TOGETHER.to_string(), "No digest gets too long"),
        row("Challenges by name that a player has open", invite::MOST_OPEN.to_string(), "Nobody is challenged again and again"),
        row("Challenges by name", format!("{} {}", invite::MOST_A_DAY, per(DAY)), "The same; counter-offers are always sent"),
        row("Time to answer a challenge", span(invite::PATIENCE), "Then it expires"),
        row("Open challenges of a player", format!("{}, for {} games each", seek::MOST_OPEN, seek::MOST_GAMES), "The list stays readable"),
        row("Games of a player against the house", invite_house::MOST_GAMES.to_string(), "It thinks about one after the other"),
        row("Time for which new accounts together have one turn at the house", span(house::NEWCOMER), "Players take turns there, however many games each has; accounts cost nothing"),
        row("Time for which a hint, or the answer to a draw, waits for moves of others", span(house::LONGEST), "Then they take turns as well"),
        row("Vacation", format!("{} days {}", vacation::POOL, per(TimeDelta::days(365))), "A vacation that has begun costs a day, however short"),
        row("Games, players and rulesets that a player follows", follow::MOST.to_string(), "Nobody is told of more than they can read"),
        row("More time, or a pause, that two players can agree on", format!("{} days at once", agree::MOST_DAYS), "A wrong number does little harm; they can agree again"),
        row("Codes to sign in to the pages, for one player's name and in all", format!("{} and {} {}", devices::MOST_CODES, devices::MOST_CODES_IN_ALL, per(signed_in::SPAN)), "Nobody's mailbox fills with codes. As many again are sent for the links in a player's own emails, and in browsers in which they have signed in before, so nobody can keep them out"),
        row("Of all these, codes for one browser and for one network", format!("{} and {} a day", askers::MOST_OF_BROWSER, askers::MOST_OF_NETWORK), "Nobody uses up those of all. Addresses of IPv6 count as one network with those that have the same first 64 bits"),
        row("Codes for one network that are sent at once; pause before each of the others; how many wait", format!("{}, {} seconds, {}", askers::AT_ONCE, askers::PAUSE.as_secs(), askers::MOST_WAITING), "The same. Where the web server in front doesn't say from which network somebody comes, all are one network, without a limit for the day"),
        row("Time to type such a code, and tries", format!("{}, {}", span(devices::PATIENCE), devices::MOST_TRIES), "Codes can't be guessed"),
        row("Devices on which a player is signed in", format!("{}, for {} days without use", devices::MOST, signed_in::KEPT_DAYS), "One more signs out the one that was unused for longest"),
        row("Time to confirm with `yes`, and by email", format!("{}, {}", span(channels::PATIENCE), span(channels::PATIENCE_BY_MAIL)), "A forgotten question does nothing"),
        row("Conditional moves in a plan", commands::plan::MOST.to_string(), "Reading a plan costs little"),
        row("Players in a tournament, and in a group", format!("{}, {}", member::MOST, start::MOST_IN_GROUP), "All its games begin at once"),
        group("People who aren't players"),
        row("Messages to one mailbox because others ask for them", format!("{to_stranger} {}", per(stranger_span)), "Plus addresses (and dots at Gmail) count as one mailbox. What its own reader demonstrably asks for doesn't count"),
        row("Answers to senders without proof, in one domain and in all", format!("{in_domain} and {in_all} {}", per(unproven_span)), "Forged mail makes the club send little. Senders with proof don't count, and are never turned away because of these"),
        row("Answers to one of them", per_one(contact::PAUSE), "The second waits a day, and after a no there isn't a second one"),
        row("Addresses a player may have invited", format!("{} {}", addressed::MOST_A_DAY, per(DAY)), "The club isn't for advertising"),
        row("Mentions of people on Discord servers who don't play, because of one player and of one person", format!("{} {}", newcomer::MOST_A_DAY, per(DAY)), "Nobody who doesn't play is called again and again; after a no there isn't another time"),
        row("Time as a member before inviting by address", span(contacts::NEWCOMER), "Accounts cost nothing"),
        row("Codes for linking, for one player and to one address", format!("{codes_by_player} and {codes_to_address} {}", per(link::PATIENCE)), "Nobody's mailbox fills with codes"),
        row("Time to send a code back, and tries", format!("{}, {}", span(link::PATIENCE), link::MOST_TRIES), "Codes can't be guessed"),
        group("Email that comes in"),
        row("Size of an email", bytes(lmtp::LARGEST), "`message_size_limit` in Postfix should be the same"),
        row("Connections to the listener, emails and commands in each", format!("{}, {} and {}", listener.connections, listener.mails, listener.commands), "Reading never costs much"),
        row("Time for a command, and for an email", format!("{} and {} seconds", listener.command_time.as_secs(), listener.message_time.as_secs()), "The same"),
        row("Emails read at the same time", inbox::READING.to_string(), "Each may need some megabytes"),
        row("Headers, and their size", format!("{}, {}", mail::headers::MOST, bytes(mail::headers::MOST_BYTES)), "More is refused unread"),
        row("Parts of an email", parts::MOST.to_string(), "More is refused unread"),
        row("Signatures of an email that are checked", dkim::MOST.to_string(), "Each asks the DNS"),
        row("Time for checking them", format!("{} seconds", dkim::PATIENCE.as_secs()), "What the DNS doesn't answer by then is checked again later"),
        row("The same while the DNS is silent about many names", format!("{} second, from {} names on", dkim::LITTLE_PATIENCE.as_secs(), aside::MANY), "Emails of many silent domains hold up nobody"),
        row("Pauses before an email about which the DNS didn't answer is looked at again", pauses, "Then its sender is asked"),
        row("Time for which a name counts as silent", span(aside::SILENT), "It is asked about again after the same pauses, by one email each time"),
        row("Time by which a move that had to wait counts back", span(deadline::COUNTS_BACK), "Nobody loses on time because of the DNS, and nobody gains much"),
        row("Shortest RSA key of a signature", format!("{} bits", dkim::SHORTEST_KEY), "Shorter ones can be broken"),
        row("Text that is read, and HTML", format!("{} and {}", bytes(text::LONGEST), bytes(html::LONGEST)), "Anything after that is ignored"),
        row("Lines that are read as commands", written::own::MOST_READ.to_string(), "Anything after that is ignored"),
        row("Things in one email, or one text in Discord, that are done or answered", MOST_AT_ONCE.to_string(), "One message has one answer; what is left out is named"),
        row("Answers to questions in one email", bytes(answered::LONGEST_ANSWER), "Mail servers refuse what is too large"),
        row("Pictures in one email", compose::MOST_PICTURES.to_string(), "The same"),
        row("Moves in a replay, and in all replays of one email", MOST_PLIES.to_string(), "A file stays small: of a longer game it has the last moves"),
        row("Questions to a player about unproven emails: about one game, in other replies, and in all other emails", format!("{} in {}", ask::MOST, span(there::PATIENCE)), "Forged mail fills nobody's mailbox"),
        row("Answers to the emails of one proven sender", format!("{answers} {}", per(answers_span)), "What is left over is answered in one email when the hour is over. What repeats itself is answered once; everything else is done all the same"),
        row("Of these, answers that nothing could be read, to a player and to anybody else", format!("{} and {} {}", limits::UNREAD, limits::UNREAD_OF_OTHERS, per(answers_span)), "The same. The last answer says so"),
        row("Emails in a row that answer what is left over, while nothing is done", format!("{late} {}", per(late_span)), "Two machines that answer each other come to an end"),
        row("Answers to unproven replies without a command", format!("{helps} {}, {more_helps} {}", per(help_hour), per(help_day)), "The same. The last answer says that no more come"),
        row("Answers to other unproven replies that do nothing", format!("{idle_answers} {}", per(idle_span)), "The same"),
        row("Answers to `help` in unproven replies beyond these limits", format!("1 {}", per(limits::CALL_FOR_HELP)), "Nobody is left alone"),
        row("Clock given back when an email comes back", format!("1/{} of it, for each player in a game", reach::PART_GIVEN_BACK), "Nobody gains time by refusing email"),
        row("Temporary bounces that count as a permanent one", format!("{soft_bounces} in {}", span(soft_span)), "Then nothing more is sent there"),
        group("Elsewhere"),
        row("A line at the terminal", bytes(terminal::protocol::LONGEST_LINE), "Reading never costs much"),
        row("`/tafl order` in Discord", format!("{} letters", discord::wire::LONGEST_ORDERS), "Discord's own limit is higher"),
        row("A form on the pages", bytes(web::LARGEST), "A command has a line"),
        row("Plies of a game from elsewhere, and letters of a name, and of an event, a day or a result in it", format!("{}, {} and {}", recorded::MOST_PLIES, recorded::LONGEST_NAME, recorded::LONGEST_TEXT), "A file can't make the club's file or its lists huge"),
        row("Old answers and notifications are kept for", format!("{} days", remember::KEPT_DAYS), "Longer than mail servers try"),
        row("What people who aren't players wrote is recognised for", format!("{} days", remember::KEPT_OF_NOBODY_DAYS), "Mail servers try for five days"),
        row("An email can be answered for", span(remember::KEPT_MAIL), "The right to answer ends with it"),
    ]
}

const DAY: TimeDelta = TimeDelta::days(1);

fn span(span: TimeDelta) -> String {
    let one = |many: i64, one: &str| match many {
        1 => format!("1 {one}"),
        _ => format!("{many} {one}s"),
    };
    match span {
        span if span >= DAY => one(span.num_days(), "day"),
        span if span >= TimeDelta::hours(1) => one(span.num_hours(), "hour"),
        _ => one(span.num_minutes(), "minute"),
    }
}

fn per(time: TimeDelta) -> String {
    match span(time).as_str() {
        "1 hour" => "an hour".to_owned(),
        "1 day" => "a day".to_owned(),
        "365 days" => "a year".to_owned(),
        other => format!("in {other}"),
    }
}

fn per_one(time: TimeDelta) -> String {
    format!("1 {}", per(time))
}

fn bytes(bytes: usize) -> String {
    match bytes {
        whole if whole % (1 << 20) == 0 => format!("{} MiB", whole >> 20),
        whole if whole % (1 << 10) == 0 => format!("{} KiB", whole >> 10),
        _ => format!("{bytes} bytes"),
    }
}

fn table() -> String {
    let mut table = "| limit | how much | why |\n|---|---|---|\n".to_owned();
    for (what, limit, why) in rows() {
        table.push_str(&match limit.is_empty() {
            true => format!("| **{what}** | | |\n"),
            false => format!("| {what} | {limit} | {why} |\n"),
        });
    }
    table
}

#[test]
fn the_table_of_limits_in_the_documents_is_that_of_the_program() {
    let page = include_str!("../../docs/host.md");
    let (before, rest) = page.split_once(BEGINS).expect("where the table begins");
    let (_, after) = rest.split_once(ENDS).expect("where it ends");
    let written = format!("{before}{BEGINS}{}{ENDS}{after}", table());
    expect_file!["../../docs/host.md"].assert_eq(&written);
}
