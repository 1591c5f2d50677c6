//! More time and a pause, offered and answered by email.

use crate::mail::table::Table;

fn agreed(table: &Table) -> i64 {
    table.club.number("SELECT count(*) FROM events WHERE text LIKE 'time-agreed %'")
}

#[test]
fn a_pause_is_offered_and_accepted_by_email() {
    let mut table = Table::laid();
    let [told, offered] = table.ply_of_alva("offer pause 5 days");
    assert!(told.says("You’ve offered to pause the game until"), "{told}");
    assert!(told.says("time withdraw"), "{told}");
    assert!(offered.says("Alva offers to pause the game until"), "{offered}");
    assert!(offered.says("time accept") && offered.says("time decline"), "{offered}");
    let accept = table.ylva.answers(&offered, "time accept");
    let [told, answered] = table.club.tell(&accept, [&table.ylva, &table.alva]);
    for letter in [&told, &answered] {
        assert!(letter.says("It’s agreed: from now on no clock runs."), "{letter}");
        assert!(letter.says("The game is paused until"), "{letter}");
    }
    assert_eq!(agreed(&table), 1);
    // It can still be played, and the email about it says that the game is paused.
    let [_, ply] = table.ply_of_alva("d1-c1");
    assert!(ply.says("The game is paused until") && ply.says("as agreed"), "{ply}");
}

/// An answer belongs to the offer that its writer has read.
#[test]
fn an_answer_to_an_older_offer_agrees_to_nothing() {
    let mut table = Table::laid();
    let [_, offered] = table.ply_of_alva("offer time 3 days");
    let [_, withdrawn] = table.ply_of_alva("time withdraw");
    assert!(withdrawn.says("Alva has withdrawn the offer"), "{withdrawn}");
    let [_, other] = table.ply_of_alva("offer time 30 days");
    let accept = table.ylva.answers(&offered, "time accept");
    let [refused] = table.club.tell(&accept, [&table.ylva]);
    assert!(refused.says("Nothing was agreed: the offer has changed"), "{refused}");
    assert!(refused.says("Alva offers 30 days more for both of you."), "{refused}");
    assert_eq!(agreed(&table), 0);
    let accept = table.ylva.answers(&other, "time accept");
    let [told, _] = table.club.tell(&accept, [&table.ylva, &table.alva]);
    assert!(told.says("both players get 30 days more"), "{told}");
    // The same email once more changes nothing, nor does another yes.
    let again = table.ylva.answers(&other, "time accept");
    let [refused] = table.club.tell(&again, [&table.ylva]);
    assert!(refused.says("hasn’t offered more time or a pause"), "{refused}");
    assert_eq!(agreed(&table), 1);
}

/// Somebody who has blocked the player hears nothing of an offer, and their games go on.
#[test]
fn what_somebody_offers_who_is_blocked_stays_silent() {
    let mut table = Table::laid();
    let block = table.ylva.answers(&table.begun.clone(), "block Alva");
    let [_] = table.club.tell(&block, [&table.ylva]);
    let draft = table.alva.answers(&table.begins.clone(), "offer time 3 days");
    let [_] = table.club.tell(&draft, [&table.alva]);
    let [_, ply] = table.ply_of_alva("d1-c1");
    assert!(ply.says("Alva offers 3 days more for both of you."), "{ply}");
}
