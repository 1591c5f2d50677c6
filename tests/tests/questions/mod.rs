//! What the club promises of its questions: no answer does anything but what the message says that
//! it answers, in any channel (`conversations`), and nothing is offered that is refused when it is
//! sent back (`offered`). Both look at a club whose time they control (`hall`).

mod conversations;
mod hall;

mod offered;
mod silence;
