//! A club in which Alva (attackers) and Ylva have just begun a game by email.

use tests::mail::{Club, Correspondent, Letter, Style};

pub struct Table {
    pub club: Club,
    pub alva: Correspondent,
    pub ylva: Correspondent,
    /// The email that told Alva that the game begins.
    pub begins: Letter,
    /// The same for Ylva, who does not move first.
    pub begun: Letter,
}

impl Table {
    /// Brandubh, 7×7: the attackers are on d1, d2, the defenders on d3 and d5.
    pub fn laid() -> Table {
        Table::laid_in(Club::open(), "")
    }

    /// In that club, whose mail server adds that above what they send.
    pub fn laid_in(mut club: Club, stamp: &str) -> Table {
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
        alva.stamp = stamp.replace("DOMAIN", "players.test");
        ylva.stamp = stamp.replace("DOMAIN", "others.test");
        let welcome = club.welcome(&mut alva, "Alva");
        let _ = club.welcome(&mut ylva, "Ylva");
        let challenge = alva.answers(&welcome, "challenge Ylva brandubh attack");
        let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
        let [begun, begins] = club.tell(&ylva.answers(&invited, "accept"), [&ylva, &alva]);
        // Newcomers can't invite by address yet.
        club.forget_limits();
        Table { club, alva, ylva, begins, begun }
    }

    /// Alva answers with that; returns what she and Ylva get.
    pub fn ply_of_alva(&mut self, words: &str) -> [Letter; 2] {
        let draft = self.alva.answers(&self.begins, words);
        self.club.tell(&draft, [&self.alva, &self.ylva])
    }

    /// Alva answers that email with these words; returns what she is told.
    pub fn tell(&mut self, letter: &Letter, words: &str) -> Letter {
        let draft = self.alva.answers(letter, words);
        let [told] = self.club.tell(&draft, [&self.alva]);
        told
    }

    /// The same to the email with which the game began, whatever she has written before.
    pub fn tell_afresh(&mut self, words: &str) -> Letter {
        self.club.forget_limits();
        let begins = self.begins.clone();
        self.tell(&begins, words)
    }

    /// Everything that waits for a digest has been waiting for a long time.
    pub fn let_the_day_end(&self) {
        self.club.change("UPDATE outbox SET queued_at = queued_at - 172800 WHERE state = 'queued'");
        self.club.pass_time();
    }
}
