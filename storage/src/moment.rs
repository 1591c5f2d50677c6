//! Moments as the file keeps them: whole seconds since 1970. `rows` reads them.

use chrono::{DateTime, Utc};

pub(crate) fn seconds(moment: DateTime<Utc>) -> i64 {
    moment.timestamp()
}
