//! Recorded games go into the club's file and come out of it again.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use chrono::{DateTime, Utc};
use engine::notation::Record;
use engine::notation::record::GameEnd;
use engine::ruleset::Library;
use interchange::games_csv::{self, CsvLoss};
use service::recorded;
use storage::{Change, File, RecordedId, View};
use templates::notice::make_harmless;
use tools::disk::{self, Existing};
use tools::progress::Progress;
use tools::{CliError, CliResult, Exit, shelf};

use crate::cli::games::read::{NoGame, ReadGame};
use crate::cli::games::{Export, Import, Remove, read};
use crate::cli::{Whereabouts, file};

/// How many games are kept at once: what was kept before stays if the program is stopped.
const AT_ONCE: usize = 200;

const HINT: &str = "close it first, and open it again when the games are in";

/// A file that shows how much of it has been read.
struct Measured {
    file: fs::File,
    read: u64,
    /// How long it is; unknown for a pipe.
    length: Option<u64>,
    progress: Progress,
}

impl Measured {
    fn open(path: &Path) -> Result<Measured, CliError> {
        let cannot =
            |error| CliError::BadArguments(format!("cannot read {}: {error}", path.display()));
        let file = fs::File::open(path).map_err(cannot)?;
        let about = file.metadata().map_err(cannot)?;
        let length = Some(about.len()).filter(|_| about.is_file());
        let progress = match length {
            Some(length) => Progress::begin("Reading games", length),
            None => Progress::begin_unmeasured("Reading games"),
        };
        Ok(Measured { file, read: 0, length, progress })
    }
}

impl Read for Measured {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.read += read as u64;
        if let Some(length) = self.length {
            self.progress.reach(self.read, length);
        }
        Ok(read)
    }
}

#[derive(Default)]
struct Counts {
    read: usize,
    kept: usize,
    there: usize,
    skipped: usize,
}

pub(super) fn import(club: &Whereabouts<'_>, import: &Import, out: &mut impl Write) -> CliResult {
    let Whereabouts { path, library, now } = club;
    let ruleset = import.ruleset.as_deref().map(|id| shelf::ruleset(library, id)).transpose()?;
    let name = import.file.display().to_string();
    let (mut file, _lock) = file::open_alone(path, HINT)?;
    let from = Measured::open(&import.file)?;
    let mut counts = Counts::default();
    let mut waiting = Vec::with_capacity(AT_ONCE);
    read::games(from, &name, library, ruleset, &mut |game| {
        counts.read += 1;
        match game {
            Ok(record) => waiting.push(record),
            Err(no_game) => {
                counts.skipped += 1;
                tell(&no_game, out)?;
            }
        }
        if waiting.len() >= AT_ONCE {
            keep(&mut file, &mut waiting, *now, &mut counts)?;
        }
        Ok(())
    })?;
    keep(&mut file, &mut waiting, *now, &mut counts)?;
    // Who reads the file meanwhile, as a backup does, doesn't undo what was kept.
    drop(file);
    let Counts { read, kept, there, skipped } = counts;
    writeln!(out, "read           {read}")?;
    writeln!(out, "kept           {kept}")?;
    writeln!(out, "already there  {there}")?;
    writeln!(out, "skipped        {skipped}")?;
    Ok(if skipped == 0 { Exit::Good } else { Exit::Bad })
}

/// Keeps the games that wait, in one transaction.
fn keep(
    file: &mut File,
    waiting: &mut Vec<Record>,
    now: DateTime<Utc>,
    counts: &mut Counts,
) -> Result<(), CliError> {
    let change: Change<'_> = file.change()?;
    let (mut kept, mut there) = (0, 0);
    for record in waiting.iter() {
        match recorded::keep(&change, record, now)? {
            true => kept += 1,
            false => there += 1,
        }
    }
    change.commit()?;
    counts.kept += kept;
    counts.there += there;
    waiting.clear();
    Ok(())
}

/// Says why there is no game. What it quotes from the file can't control a terminal, and is short.
pub(super) fn tell(no_game: &NoGame, out: &mut impl Write) -> Result<(), CliError> {
    let NoGame { line, ply, why } = no_game;
    let ply = ply.map_or_else(String::new, |ply| format!(", ply {ply}"));
    Ok(writeln!(out, "line {line}{ply}: {}", short(why))?)
}

/// The beginning of a reason, which may quote the file.
pub(super) fn short(why: &str) -> String {
    const LONGEST: usize = 200;
    let why = make_harmless(why);
    let mut shown: String = why.chars().take(LONGEST).collect();
    if shown.len() < why.len() {
        shown.push('…');
    }
    shown
}

/// Reads games as an import does, and says which couldn't be kept.
pub(super) fn check(club: &Whereabouts<'_>, import: &Import, out: &mut impl Write) -> CliResult {
    let name = import.file.display().to_string();
    let from = Measured::open(&import.file)?;
    let (mut games, mut plies, mut skipped) = (0_usize, 0, 0_usize);
    read::games(from, &name, &club.library, None, &mut |game: ReadGame| {
        match game {
            Ok(record) => {
                games += 1;
                plies += record.plies.len();
            }
            Err(no_game) => {
                skipped += 1;
                tell(&no_game, out)?;
            }
        }
        Ok(())
    })?;
    writeln!(out, "games      {games}")?;
    writeln!(out, "plies      {plies}")?;
    writeln!(out, "skipped    {skipped}")?;
    Ok(if skipped == 0 { Exit::Good } else { Exit::Bad })
}

pub(super) fn export(club: &Whereabouts<'_>, export: &Export, out: &mut impl Write) -> CliResult {
    let library = &club.library;
    let in_lines = export.file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    let ruleset = export.ruleset.as_deref().map(|id| shelf::ruleset(library, id)).transpose()?;
    let file = file::open_to_read(club.path)?;
    let _snapshot = file.snapshot()?;
    let existing = if export.force { Existing::Replaced } else { Existing::Kept };
    let mut written = 0_usize;
    let mut lost = Lost::default();
    let mut rulesets = BTreeSet::new();
    let progress = Progress::begin("Writing games", file.view().count_recorded()?.into());
    disk::write_bit_by_bit(&export.file, existing, |to| {
        let mut write = |text: &str| {
            to.write_all(text.as_bytes()).map_err(|error| disk::cannot_write(&export.file, &error))
        };
        each(file.view(), |id, kept| {
            progress.step();
            let record = Record::parse(kept)
                .map_err(|error| CliError::NoClub(format!("archived game {id}: {error}")))?;
            if ruleset.is_some_and(|ruleset| ruleset.id != record.ruleset) {
                return Ok(());
            }
            if !in_lines {
                if written > 0 {
                    write("\n")?;
                }
                written += 1;
                return write(kept);
            }
            rulesets.insert(record.ruleset.clone());
            let line = line_of(&record, library, &mut lost)
                .map_err(|why| CliError::NoClub(format!("archived game {id}: {why}")))?;
            let Some(line) = line else { return Ok(()) };
            written += 1;
            write(&(line + "\n"))
        })?;
        if rulesets.len() > 1 {
            let all: Vec<&str> = rulesets.iter().map(String::as_str).collect();
            return Err(CliError::BadArguments(format!(
                "a .csv file can't say which ruleset a game was played with, and there are {}; \
                 choose one with --ruleset ID, or write records into a .txt file",
                all.join(", ")
            )));
        }
        Ok(())
    })?;
    drop(progress);
    writeln!(out, "written  {written}")?;
    lost.tell(out)?;
    Ok(Exit::Good)
}

/// What a file of lines doesn't say of how many games.
#[derive(Default)]
struct Lost {
    left_out: usize,
    names: usize,
    dates: usize,
    events: usize,
    endings: usize,
}

impl Lost {
    fn tell(&self, out: &mut impl Write) -> Result<(), CliError> {
        for (count, what) in [
            (
                self.left_out,
                "games are left out: they have a start of their own, announcements or rolls",
            ),
            (self.names, "games lose their players' names"),
            (self.dates, "games lose their date"),
            (self.events, "games lose their event"),
            (self.endings, "games lose by what they ended"),
        ] {
            if count > 0 {
                writeln!(out, "lost     {count} {what}")?;
            }
        }
        Ok(())
    }
}

fn line_of(record: &Record, library: &Library, lost: &mut Lost) -> Result<Option<String>, String> {
    let game = record.replay_leniently(library).map_err(|error| error.to_string())?;
    let end: Option<GameEnd> = record.result;
    let (line, loss) = match games_csv::write_line(&game, end) {
        Ok(written) => written,
        Err(_) => {
            lost.left_out += 1;
            return Ok(None);
        }
    };
    let count = |is_lost: bool| usize::from(is_lost);
    lost.names += count(record.attackers.is_some() || record.defenders.is_some());
    lost.dates += count(record.date.is_some() || record.began.is_some() || record.ended.is_some());
    lost.events += count(record.event.is_some());
    lost.endings += count(loss == Some(CsvLoss::Ending));
    Ok(Some(line))
}

/// Goes through all games by number, and holds a few of them at a time.
fn each(
    view: View<'_>,
    mut look: impl FnMut(RecordedId, &str) -> Result<(), CliError>,
) -> Result<(), CliError> {
    const AT_ONCE: u32 = 1000;
    let mut after = RecordedId(0);
    loop {
        let rows = view.recorded_after(after, AT_ONCE)?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = last.id;
        for row in &rows {
            if let Some(kept) = view.recorded_text(row.id)? {
                look(row.id, &kept)?;
            }
        }
    }
}

pub(super) fn remove(club: &Path, remove: &Remove, out: &mut impl Write) -> CliResult {
    let (mut file, _lock) = file::open_alone(club, "close it first")?;
    let change = file.change()?;
    for &number in &remove.numbers {
        if !change.delete_recorded(RecordedId(number))? {
            return Err(CliError::BadArguments(format!(
                "there is no archived game {number}, so nothing was removed"
            )));
        }
    }
    change.commit()?;
    drop(file);
    writeln!(out, "removed  {}", remove.numbers.len())?;
    Ok(Exit::Good)
}
