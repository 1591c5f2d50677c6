//! What belongs to no feature alone, tried with a whole club.

mod caused;
mod devices;
mod house;
