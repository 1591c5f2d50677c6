//! The command line of the one program, `taflpost`: it opens the club and starts its channels.

pub mod cli;
