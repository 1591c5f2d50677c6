//! What the documents say about the command line is true: every command explains itself, every
//! command line in the documents or in the program's output is run in a real club, and a club opens
//! with every configuration that is shown. `table` says what the words of the lines stand for.

mod acts;
mod help;
mod lines;
mod table;
mod world;
mod written;
