#![no_std]
fn main() {}