//! Ladders before their reader: `answer` is what questions about one get (the standings are `table`, over
//! time `places`; somebody’s place and its reason `why`; what a player has done `record`), `news` what
//! happens on it, `step` a line of its log, `refused` why not.

pub(crate) mod answer;
pub(crate) mod news;
pub(crate) mod places;
pub(crate) mod ratings;
pub(crate) mod record;
pub(crate) mod refused;
pub(crate) mod step;
pub(crate) mod table;
pub(crate) mod why;

pub use answer::{LadderAnswer, LadderSheet};
pub use news::LadderNews;
pub use places::Past;
pub use ratings::{ChartedRating, ShownRating};
pub use record::LadderRecord;
pub use refused::{Barrier, LadderRefused};
pub use step::{LadderChange, LadderStep};
pub use table::{Bias, King, LadderReader, LadderTable, Rung, RungState};
pub use why::{LadderWhy, PastStep};
