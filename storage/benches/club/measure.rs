//! Times, memory, and what the bare disk does.

use std::fmt;
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Times of one kind of work.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Does some work and keeps how long it took.
    pub fn time<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let done = work();
        self.0.push(began.elapsed());
        done
    }

    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// The most that a number of runs out of 1,000 took, in microseconds.
    pub fn at(&self, per_mille: usize) -> f64 {
        let mut times = self.0.clone();
        times.sort_unstable();
        let last = times.len() - 1;
        times[(times.len() * per_mille / 1000).min(last)].as_secs_f64() * 1e6
    }

    /// How many runs fit into a second, one after the other.
    pub fn a_second(&self) -> f64 {
        self.0.len() as f64 / self.0.iter().sum::<Duration>().as_secs_f64()
    }

    pub fn median(&self) -> f64 {
        self.at(500)
    }
}

/// Median, p99 and most, in microseconds.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (median, p99, most) = (self.median(), self.at(990), self.at(1000));
        write!(f, "{median:>9.1} {p99:>9.1} {most:>9.1}")
    }
}

/// A file of fixed length on the same disk, which is written in turn with what is measured.
#[derive(Debug)]
pub struct Raw {
    file: std::fs::File,
    bytes: Vec<u8>,
}

impl Raw {
    const LENGTH: u64 = 4 << 20;

    /// A file beside `path`, for writes of `bytes` bytes.
    pub fn beside(path: &Path, bytes: usize) -> Raw {
        let path = path.with_extension("raw");
        let mut file = OpenOptions::new();
        let mut file = file.write(true).create(true).truncate(true).open(path).unwrap();
        // Page by page, as a log grows, so that the system keeps it in memory in the same pieces.
        for _ in 0..Raw::LENGTH / 4096 {
            file.write_all(&[1; 4096]).unwrap();
        }
        file.sync_all().unwrap();
        Raw { file, bytes: vec![2; bytes] }
    }

    /// Overwrites the next bytes and waits until they are on the disk.
    pub fn write(&mut self) {
        let at = self.file.stream_position().unwrap();
        if at + self.bytes.len() as u64 > Raw::LENGTH {
            self.file.seek(SeekFrom::Start(0)).unwrap();
        }
        self.file.write_all(&self.bytes).unwrap();
        self.file.sync_data().unwrap();
    }
}

impl Raw {
    /// Writes the same bytes in the pieces in which SQLite writes its log: a header of 24 bytes
    /// before each page.
    pub fn write_in_pieces(&mut self) {
        let at = self.file.stream_position().unwrap();
        if at + self.bytes.len() as u64 > Raw::LENGTH {
            self.file.seek(SeekFrom::Start(0)).unwrap();
        }
        for frame in self.bytes.chunks(24 + 4096) {
            let (header, page) = frame.split_at(24.min(frame.len()));
            self.file.write_all(header).unwrap();
            self.file.write_all(page).unwrap();
        }
        self.file.sync_data().unwrap();
    }
}

/// The length of a file's write-ahead log.
pub fn log_length(path: &Path) -> u64 {
    std::fs::metadata(format!("{}-wal", path.display())).map_or(0, |log| log.len())
}

/// This process's memory in megabytes: all of what is resident, and the part without files.
pub fn memory() -> (f64, f64) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let megabytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
    };
    (megabytes("VmRSS:"), megabytes("RssAnon:"))
}

/// Numbers that look random but are the same in every run.
#[derive(Clone, Copy, Debug)]
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as i64
    }
}
