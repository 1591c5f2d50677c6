//! The club's pages: the real program, asked over HTTP by a browser without scripts, which judges
//! every answer (`visitor`). What a real browser shows is tried by `.ci/pages`.

mod archive;
mod cookies;
mod forms;
mod hostile;
mod killed;
mod links;
mod looking;
mod lynx;
mod playing;
mod private;
mod refused;
mod scanners;
mod socket;
mod visitor;
mod w3m;
mod whole;

use std::collections::BTreeMap;

use engine::hex::write_hex;
use service::token::Token;
use tests::mail::{Club, Correspondent, Letter, Style, until};

use visitor::Visitor;

/// A club in which Alva (attackers) and Ylva have just begun a game by email, and its pages.
struct Hall {
    club: Club,
    alva: Correspondent,
    ylva: Correspondent,
    begins: Letter,
}

impl Hall {
    /// Brandubh, 7×7: the attackers are on d1 and d2, the defenders on d3 and d5.
    fn open() -> Hall {
        Hall::with_game("brandubh attack")
    }

    fn with_game(terms: &str) -> Hall {
        Hall::in_club(Club::open(), terms)
    }

    /// The same where emails link to the pages.
    fn public(terms: &str) -> Hall {
        let pages = "listen = \"127.0.0.1:0\"\naddress = \"https://tafl.test\"\npublic = true";
        let configuration = format!("[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\n{pages}\n");
        Hall::in_club(Club::configured(&configuration, "play@taflpost.localhost"), terms)
    }

    fn in_club(mut club: Club, terms: &str) -> Hall {
        let mut alva = Correspondent::new("alva@players.test", Style::Top);
        let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
        let welcome = club.welcome(&mut alva, "Alva");
        let _ = club.welcome(&mut ylva, "Ylva");
        let challenge = alva.answers(&welcome, &format!("challenge Ylva {terms}"));
        let [_, invited] = club.tell(&challenge, [&alva, &ylva]);
        let [_, begins] = club.tell(&ylva.answers(&invited, "accept"), [&ylva, &alva]);
        club.forget_limits();
        Hall { club, alva, ylva, begins }
    }

    fn visitor(&self) -> Visitor {
        Visitor::at(self.club.pages())
    }

    /// The same behind a web server that says from which network they come.
    fn visitor_from(&self, network: &str) -> Visitor {
        let mut visitor = self.visitor();
        visitor.network = Some(network.to_owned());
        visitor
    }

    /// A device on which Alva has signed in, with the code that she got by email.
    fn alva_at(&mut self) -> Visitor {
        self.signed_in("Alva", "alva@players.test")
    }

    /// A device on which Ylva has.
    fn ylva_at(&mut self) -> Visitor {
        self.signed_in("Ylva", "ylva@others.test")
    }

    fn signed_in(&mut self, name: &str, address: &str) -> Visitor {
        self.sign_in(self.visitor(), name, address)
    }

    fn sign_in(&mut self, mut visitor: Visitor, name: &str, address: &str) -> Visitor {
        let page = visitor.get("/sign-in");
        let asked = visitor.submit(&page.form_with("name", name));
        let code = self.code_for(&visitor, address);
        let there = visitor.submit(&asked.form_with("code", &code));
        assert_eq!(there.status, 200, "{}", there.said());
        visitor
    }

    /// The code for which that device has asked last, in the newest email to that address.
    fn code_for(&mut self, device: &Visitor, address: &str) -> String {
        let secret: Token = device.cookies["taflpost"].parse().expect("a secret");
        let hash = write_hex(&secret.hash());
        let asked =
            format!("SELECT count(*) FROM devices WHERE lower(hex(secret_hash)) = '{hash}'");
        until("a code is sent", || (self.club.number(&asked) > 0).then_some(()));
        let letters = self.club.letters();
        let letter = letters.iter().rfind(|letter| letter.to() == address).expect("an email");
        let mut words = letter.text.split(|c: char| !c.is_alphanumeric());
        let code = words.find(|word| word.len() == 6 && word.bytes().all(|b| b.is_ascii_digit()));
        code.unwrap_or_else(|| panic!("no code: {letter}")).to_owned()
    }
}

/// Waits until the club has dealt with that many requests for codes by name.
fn codes_asked(club: &Club, count: i64) {
    let asked = "SELECT count(*) FROM codes_asked";
    until("codes are sent", || (club.number(asked) >= count).then_some(()));
}

/// Everything that is in the club's file.
fn everything(club: &Club) -> BTreeMap<String, Vec<String>> {
    let tables = club.texts("SELECT name FROM sqlite_master WHERE type = 'table'");
    let rows = |table: &String| {
        let columns =
            format!("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info('{table}')");
        let columns = club.texts(&columns).join(" || ' ' || ");
        club.texts(&format!("SELECT {columns} FROM \"{table}\" ORDER BY 1"))
    };
    tables.into_iter().map(|table| (table.clone(), rows(&table))).collect()
}

/// Checks that nothing was written down since, but that the club is open.
fn nothing_happened_since(before: &BTreeMap<String, Vec<String>>, club: &Club) {
    let after = everything(club);
    assert_eq!(before.len(), after.len());
    for (table, rows) in before {
        if table != "club" {
            assert_eq!(rows, &after[table], "{table}");
        }
    }
}
