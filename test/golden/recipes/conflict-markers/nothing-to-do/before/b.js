// <<<<<<<
const s = "<<<<<<< HEAD"
