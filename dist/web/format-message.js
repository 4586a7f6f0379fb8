// src/texts/page/format-message.ts
/**
* Writes an ICU message: `{name}`, `{count, plural, =0 {none} one {# file} other {# files}}` and `{kind, select, a {…} other {…}}`.
* The library for this is seven times as long, and needs a build step to leave its parser out of the page.
*/
var MessageFormat = class {
	#parsed = /* @__PURE__ */ new Map();
	#rules;
	#numbers;
	constructor(locale) {
		this.#rules = new Intl.PluralRules(locale);
		this.#numbers = new Intl.NumberFormat(locale);
	}
	format(message, values = {}) {
		if (!/[{']/.test(message)) return message;
		let parts = this.#parsed.get(message);
		if (parts === void 0) {
			parts = parseMessage(message);
			this.#parsed.set(message, parts);
		}
		return this.#write(parts, values, 0);
	}
	#write(parts, values, count) {
		return parts.map((part) => this.#writePart(part, values, count)).join("");
	}
	#writePart(part, values, count) {
		if (typeof part === "string") return part;
		if (part.kind === "number") return this.#numbers.format(count);
		const value = values[part.name] ?? "";
		if (part.kind === "value") return typeof value === "number" ? this.#numbers.format(value) : value;
		const word = part.kind === "plural" ? this.#rules.select(Number(value)) : String(value);
		const chosen = part.cases.get(`=${value}`) ?? part.cases.get(word) ?? part.cases.get("other") ?? [];
		return this.#write(chosen, values, part.kind === "plural" ? Number(value) : count);
	}
};
/** Changes the words of a message, and leaves its places as they are. */
function mapWords(message, change) {
	const write = (parts) => parts.map((part) => {
		if (typeof part === "string") return change(part).replaceAll("'", "''");
		if (part.kind === "number") return "#";
		if (part.kind === "value") return `{${part.name}}`;
		return `{${part.name}, ${part.kind}, ${[...part.cases].map(([name, inner]) => `${name} {${write(inner)}}`).join(" ")}}`;
	}).join("");
	return write(parseMessage(message));
}
function parseMessage(message) {
	const reader = new Reader(message);
	const parts = reader.parts(false);
	if (!reader.isAtEnd) throw new SyntaxError(`The message has a brace too many: ${message}`);
	return parts;
}
var Reader = class {
	#text;
	#at = 0;
	constructor(text) {
		this.#text = text;
	}
	get isAtEnd() {
		return this.#at === this.#text.length;
	}
	parts(isPlural) {
		const parts = [];
		let words = "";
		const flush = () => {
			if (words !== "") parts.push(words);
			words = "";
		};
		while (!this.isAtEnd && this.#text[this.#at] !== "}") {
			const char = this.#text[this.#at++];
			if (char === "'" && this.#text[this.#at] === "'") {
				words += "'";
				this.#at++;
			} else if (char === "{") {
				flush();
				parts.push(this.#place());
			} else if (char === "#" && isPlural) {
				flush();
				parts.push({ kind: "number" });
			} else words += char;
		}
		flush();
		return parts;
	}
	#place() {
		const [, name = "", kind] = this.#take(/\s*(\w+)\s*(?:,\s*(plural|select)\s*,|\})/y);
		if (kind !== "plural" && kind !== "select") return {
			kind: "value",
			name
		};
		const cases = /* @__PURE__ */ new Map();
		for (;;) {
			const [, word] = this.#take(/\s*(?:(=?[\w-]+)\s*\{|\})/y);
			if (word === void 0) return {
				kind,
				name,
				cases
			};
			cases.set(word, this.parts(kind === "plural"));
			this.#take(/\}/y);
		}
	}
	#take(pattern) {
		pattern.lastIndex = this.#at;
		const match = pattern.exec(this.#text);
		if (match === null) throw new SyntaxError(`The message cannot be read at ${this.#at}: ${this.#text}`);
		this.#at = pattern.lastIndex;
		return match;
	}
};
export { mapWords as n, MessageFormat as t };
