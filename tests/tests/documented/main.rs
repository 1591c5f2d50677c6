//! What is written about the command line is true: every command explains itself, and every
//! command line in the documents, and every one that the program itself names, is run in a real
//! club. `table` says what is meant by their words.

mod help;
mod lines;
mod table;
mod world;
mod written;
