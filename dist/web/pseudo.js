import { n as mapWords } from "./format-message.js";
// src/texts/page/pseudo.ts
const ACCENTED = {
	a: "á",
	c: "ç",
	d: "ð",
	e: "é",
	g: "ğ",
	h: "ĥ",
	i: "í",
	j: "ĵ",
	k: "ķ",
	l: "ļ",
	n: "ñ",
	o: "ó",
	r: "ř",
	s: "š",
	t: "ţ",
	u: "ú",
	w: "ŵ",
	y: "ý",
	z: "ž",
	A: "Á",
	C: "Ç",
	D: "Ð",
	E: "É",
	G: "Ğ",
	I: "Í",
	L: "Ļ",
	N: "Ñ",
	O: "Ó",
	P: "Þ",
	R: "Ř",
	S: "Š",
	T: "Ţ",
	U: "Ú",
	W: "Ŵ",
	Y: "Ý"
};
/** Longer, with accents and brackets: what is cut off, or is in no catalogue, shows. */
function pseudoMessages(messages) {
	const entries = Object.entries(messages).map(([key, message]) => [key, `[${mapWords(message, stretch)}]`]);
	return Object.fromEntries(entries);
}
function stretch(words) {
	return words.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter).replaceAll(/[áéíóú]/g, "$&$&");
}
export { pseudoMessages };
