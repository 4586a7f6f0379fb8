export const id = 3324;
export const ids = [3324];
export const modules = {
	2174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => UNSAFE_NAMES,
			I: () => checkName
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
		let UNSAFE_NAMES = new Set([
			"__proto__",
			"constructor",
			"prototype"
		]);
		function checkName(name, what, at, diagnostics) {
			if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
			let message = `${what} cannot be '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`;
			diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
			return !1;
		}
	}),
	81748: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qU: () => readFields,
			vr: () => reportMissing
		});
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54064);
		class Fields {
			at;
			#entries;
			#meant;
			constructor(entries, at, meant) {
				this.#entries = entries;
				this.at = at;
				this.#meant = meant;
			}
			lacks(key) {
				return !this.#entries.has(key) && !this.#meant.includes(key);
			}
			entry(key) {
				return this.#entries.get(key);
			}
			read(key, reader) {
				let entry = this.#entries.get(key);
				return entry === void 0 ? void 0 : reader(entry.value, `'${key}'`);
			}
		}
		function readFields(node, rules, diagnostics) {
			if (node.kind !== "map") return (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.gQ)(node, rules.what, "a map", diagnostics);
			let known = new Map();
			let meant = [];
			for (let entry of node.entries) rules.keys.includes(entry.key) ? known.set(entry.key, entry) : diagnostics.isFull || meant.push(...reportUnknownKey(entry, rules, diagnostics));
			return new Fields(known, node.at, meant);
		}
		function reportMissing(key, what, at, diagnostics) {
			diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
		}
		function reportUnknownKey(entry, rules, diagnostics) {
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__.a)(entry.key, rules.keys);
			let guess = near === void 0 ? `Keys are ${rules.keys.join(", ")}.` : `Did you mean '${near}'?`;
			let advice = rules.advice?.get(entry.key);
			diagnostics.error(entry.keyAt, "unknown_key", `${rules.what} has no key '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(entry.key)}'`, advice?.text ?? guess);
			return [advice === void 0 ? near : advice.instead].filter((key) => key !== void 0);
		}
	}),
	19829: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RC: () => checkHost,
			pY: () => checkGlob,
			r$: () => NO_PERMISSIONS,
			zi: () => readPermissions
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81748);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54064);
		var _read_text_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82555);
		let MAX_FILES = 2e3;
		let PERMISSION_KEYS = [
			"write",
			"run",
			"fetch",
			"max-files"
		];
		let NO_PERMISSIONS = {
			write: [],
			run: [],
			fetch: [],
			maxFiles: MAX_FILES,
			at: void 0
		};
		let HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
		function readPermissions(node, catalogue, diagnostics) {
			let fields = (0, _read_fields_js__WEBPACK_IMPORTED_MODULE_1__.qU)(node, {
				what: "'permissions'",
				keys: PERMISSION_KEYS,
				advice: ADVICE
			}, diagnostics);
			if (fields === void 0) return NO_PERMISSIONS;
			let list = (key, check) => fields.read(key, (value, what) => (0, _read_text_list_js__WEBPACK_IMPORTED_MODULE_3__.G)(value, what, diagnostics, check)) ?? [];
			return {
				write: list("write", (glob, item) => checkGlob(glob, item, {
					tools: catalogue,
					diagnostics
				})),
				run: list("run"),
				fetch: list("fetch", (host, item) => checkHost(host, item, diagnostics)),
				maxFiles: fields.read("max-files", (value, what) => (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_2__.JI)(value, what, MAX_FILES, diagnostics)) ?? MAX_FILES,
				at: fields.at
			};
		}
		let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
		let ADVICE = new Map([
			["contents", TOKEN],
			["pull-requests", TOKEN],
			["read", { text: "A recipe may always read the repository: remove it." }]
		]);
		function checkGlob(glob, item, { tools, diagnostics, example = "src/**/*.ts" }) {
			let problem = tools.checkGlob(glob);
			problem !== void 0 && diagnostics.error(item.at, "invalid_glob", problem, `Write a glob such as '${example}'.`);
		}
		function checkHost(host, item, diagnostics) {
			if (HOST.test(host)) return;
			let message = `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(host)}' is not a host name`;
			diagnostics.error(item.at, "invalid_host", message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
		}
	}),
	54064: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bk: () => mustBeQuoted,
			JI: () => readInteger,
			Vf: () => readBoolean,
			gQ: () => wrongType,
			kz: () => readNumber,
			pS: () => readWord,
			yR: () => readText
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8990);
		var _yaml_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96900);
		function readText(node, what, diagnostics) {
			let text = readAnyText(node, what, diagnostics);
			if (text === void 0) return;
			if ((0, _template_js__WEBPACK_IMPORTED_MODULE_1__.x)(text)) {
				diagnostics.error(node.at, "expression_not_allowed", `${what} cannot hold an expression`, "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
				return;
			}
			return text;
		}
		function readAnyText(node, what, diagnostics) {
			if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a text", diagnostics);
			if (typeof node.value != "string") {
				mustBeQuoted(node, what, diagnostics);
				return;
			}
			if (node.value.trim() === "") {
				diagnostics.error(node.at, "empty", `${what} is empty`, "Give it a text, or remove the line.");
				return;
			}
			return node.value;
		}
		function mustBeQuoted(node, what, diagnostics) {
			let message = `${what} must be a quoted text; without quotes YAML reads ${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(node.raw)} as a ${typeof node.value}`;
			diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(node.raw)}' in quotes.`);
		}
		function readBoolean(node, what, diagnostics) {
			if (node.kind === "scalar" && typeof node.value == "boolean") return node.value;
			return wrongType(node, what, "true or false", diagnostics);
		}
		function readNumber(node, what, diagnostics) {
			if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
			return wrongType(node, what, "a number", diagnostics);
		}
		function readInteger(node, what, most, diagnostics) {
			let value = readNumber(node, what, diagnostics);
			if (value === void 0) return;
			if (Number.isInteger(value) && value >= 1 && value <= most) return value;
			diagnostics.error(node.at, "out_of_range", `${what} must be a whole number from 1 to ${most}`, "Choose a number in that range.");
		}
		function readWord(node, what, words, diagnostics) {
			let text = node.kind === "scalar" && node.value !== null && typeof node.value != "string" ? node.raw : readText(node, what, diagnostics);
			if (text === void 0) return;
			let found = words.find((word) => word === text);
			found === void 0 && diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}'`, `Use one of ${words.join(", ")}.`);
			return found;
		}
		function wrongType(node, what, expected, diagnostics) {
			if (node.kind === "invalid") return;
			diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${(0, _yaml_node_js__WEBPACK_IMPORTED_MODULE_2__.W)(node)}`, `Write ${expected} here.`);
		}
	}),
	82555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => readTextList,
			Z: () => readTexts
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54064);
		function readTextList(node, what, diagnostics, check) {
			node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
			return readTexts(node, what, diagnostics, check);
		}
		function readTexts(node, what, diagnostics, check) {
			if (node.kind !== "list") return (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.gQ)(node, what, "a list of texts", diagnostics);
			let texts = new Set();
			for (let item of node.items) {
				let text = (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.yR)(item, `An item of ${what}`, diagnostics);
				if (text === void 0) continue;
				texts.has(text) && diagnostics.error(item.at, "duplicate_item", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}' is here a second time`, "Remove it.");
				texts.add(text);
				check?.(text, item);
			}
			return [...texts];
		}
	}),
	43296: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jl: () => MAX_YAML_BYTES,
			hN: () => parseYaml
		});
		var dist = __webpack_require__(38815);
		var path = __webpack_require__(59986);
		var names = __webpack_require__(2174);
		class YamlConverter {
			#source;
			#diagnostics;
			constructor(source, diagnostics) {
				this.#source = source;
				this.#diagnostics = diagnostics;
			}
			convert(node, offset) {
				if ((0, dist.jn)(node)) return this.#scalar(node, offset);
				if ((0, dist.oP)(node)) {
					let [start, end] = rangeOf(node, offset);
					return {
						kind: "list",
						items: node.items.map((item) => this.convert(item, start)),
						at: this.#source.range(start, end)
					};
				}
				if ((0, dist.jh)(node)) return this.#map(node.items, rangeOf(node, offset));
				return {
					kind: "invalid",
					at: this.#source.range(...rangeOf(node, offset))
				};
			}
			#scalar(node, offset) {
				let [start, end] = rangeOf(node, offset);
				let at = this.#source.range(start, end);
				let { value } = node;
				if (typeof value == "string" && !value.isWellFormed()) {
					this.#diagnostics.error(at, "forbidden_character", "Half of a surrogate pair", "Remove the escape, or write both halves.");
					return {
						kind: "invalid",
						at
					};
				}
				if (!isPlainValue(value) || node.tag !== void 0) return {
					kind: "invalid",
					at
				};
				return {
					kind: "scalar",
					value,
					raw: this.#source.text.slice(start, end),
					offset: start,
					at
				};
			}
			#map(pairs, [start, end]) {
				let first = new Map();
				let entries = [];
				for (let pair of pairs) {
					let key = this.convert(pair.key, start);
					let value = this.convert(pair.value, keyEnd(pair, start));
					if (key.kind !== "scalar") {
						key.kind !== "invalid" && this.#diagnostics.error(key.at, "key_not_text", "A key must be a text", "Use a plain word as key.");
						continue;
					}
					let entry = {
						key: String(key.value),
						keyAt: key.at,
						value
					};
					this.#accepts(key, first.get(entry.key)) && entries.push(entry);
					first.has(entry.key) || first.set(entry.key, entry);
				}
				return {
					kind: "map",
					entries,
					at: this.#source.range(start, end)
				};
			}
			#accepts(key, earlier) {
				let refuse = (code, message, suggestion) => {
					this.#diagnostics.error(key.at, code, message, suggestion);
					return !1;
				};
				if (typeof key.value != "string") return refuse("key_not_text", `The key ${key.raw || "(empty)"} is not a text`, `Put it in quotes: '${key.raw}'.`);
				if (key.value === "<<") return refuse("yaml_merge_key", "YAML merge keys are not allowed", "Write the entries out.");
				if (names.C.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
				if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, path.Kg)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
				return !0;
			}
		}
		function isPlainValue(value) {
			return value === null || [
				"string",
				"number",
				"boolean"
			].includes(typeof value);
		}
		function rangeOf(node, offset) {
			let range = node?.range;
			return [range?.[0] ?? offset, range?.[1] ?? offset];
		}
		function keyEnd(pair, offset) {
			return rangeOf(pair.key, offset)[1];
		}
		let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
		function checkCharacters(source, diagnostics) {
			for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
				let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
				diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
			}
		}
		function kindOf(character) {
			if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
			return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
		}
		function lastAtMost(ascending, value) {
			let low = 0;
			let high = ascending.length;
			for (; high - low > 1;) {
				let middle = low + high >> 1;
				(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
			}
			return low;
		}
		class SourceText {
			file;
			text;
			#lineStarts;
			constructor(file, text) {
				this.file = file;
				this.text = text;
				let starts = [0];
				for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
				this.#lineStarts = starts;
			}
			range(start, end = start) {
				let from = this.#place(start);
				let to = this.#place(Math.max(start, end));
				return {
					file: this.file,
					line: from.line,
					column: from.column,
					endLine: to.line,
					endColumn: to.column
				};
			}
			#place(offset) {
				let within = Math.min(Math.max(offset, 0), this.text.length);
				let line = lastAtMost(this.#lineStarts, within);
				return {
					line: line + 1,
					column: within - (this.#lineStarts[line] ?? 0) + 1
				};
			}
		}
		let SUGGESTIONS = {
			BAD_DQ_ESCAPE: "In double quotes a backslash begins an escape: write it twice, or use single quotes.",
			BAD_INDENT: "Close open brackets, and indent all entries of a list or map by the same number of spaces.",
			BAD_SCALAR_START: "Put the text in single quotes.",
			BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
			BLOCK_IN_FLOW: "Inside brackets write lists as [a, b] and maps as { a: b }.",
			KEY_OVER_1024_CHARS: "Use a shorter key.",
			MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
			MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
			TAB_AS_INDENT: "Indent by spaces.",
			UNEXPECTED_TOKEN: "Look for an open quote or bracket, or for a wrong indentation, before this place."
		};
		let TOLD_BEFORE = new Set([
			"ALIAS_PROPS",
			"BAD_ALIAS",
			"BAD_DIRECTIVE",
			"BAD_PROP_ORDER",
			"MULTIPLE_ANCHORS",
			"MULTIPLE_DOCS",
			"MULTIPLE_TAGS",
			"TAG_RESOLVE_FAILED",
			"BAD_COLLECTION_TYPE"
		]);
		function reportYamlErrors(errors, source, diagnostics) {
			let wasRefused = diagnostics.hasErrors;
			let news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
			let lines = new Set();
			for (let error of news) {
				let at = source.range(...error.pos);
				if (lines.has(at.line)) continue;
				if (lines.add(at.line).size > 10) break;
				let suggestion = SUGGESTIONS[error.code] ?? "Correct the YAML here.";
				diagnostics.error(at, "yaml_syntax", (0, path.Kg)(error.message), suggestion);
			}
			return news.length === 0;
		}
		let MAX_WORDS = 8e4;
		function scanYaml(source, diagnostics) {
			let nesting = new Nesting();
			let documents = new DocumentCount();
			let offset = 0;
			let lineStart = 0;
			let isScalar = !1;
			let words = [];
			for (let word of new dist.JG().lex(source.text)) {
				let type = isScalar ? "text" : dist.DB.tokenType(word) ?? "text";
				isScalar = type === "scalar";
				words.push(word);
				if (MARKS.has(word)) continue;
				if (words.length > MAX_WORDS) {
					diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} words of YAML`, "Make it shorter, or split it.");
					return;
				}
				let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
				refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
				if (nesting.read(type, offset - lineStart) > 64) {
					diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested deeper than 64 levels", "Write it flatter.");
					return;
				}
				offset += word.length;
				let newline = word.lastIndexOf("\n");
				if (newline >= 0) {
					lineStart = offset - (word.length - newline - 1);
					nesting.startLine();
				}
			}
			return words;
		}
		let MARKS = new Set([
			dist.DB.DOCUMENT,
			dist.DB.FLOW_END,
			dist.DB.SCALAR
		]);
		let SECOND_DOCUMENT = {
			code: "yaml_second_document",
			message: "A second document begins here",
			suggestion: "Keep one document in a file: remove '---' and what follows, or move it to a file of its own."
		};
		let REFUSED = {
			"directive-line": {
				code: "yaml_directive",
				message: "YAML directives are not allowed",
				suggestion: "Remove the line: Sous reads YAML 1.2 only."
			},
			anchor: {
				code: "yaml_anchor",
				message: "YAML anchors are not allowed",
				suggestion: "Remove it, and write the value out where it is used."
			},
			alias: {
				code: "yaml_alias",
				message: "YAML aliases are not allowed",
				suggestion: "Write the value out; if a text begins with '*', put it in quotes."
			},
			tag: {
				code: "yaml_tag",
				message: "YAML tags are not allowed",
				suggestion: "Remove the tag; if a text begins with '!', put it in quotes."
			}
		};
		class DocumentCount {
			#state = "before";
			isSecond(type) {
				if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
				let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
				this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
				return isSecond;
			}
		}
		class Nesting {
			#columns = [];
			#brackets = 0;
			#isFirst = !0;
			#afterItem = !1;
			#colons = 0;
			startLine() {
				this.#isFirst = !0;
				this.#afterItem = !1;
				this.#colons = 0;
			}
			read(type, column) {
				if (isBlank(type)) return this.#depth();
				type === "flow-map-start" || type === "flow-seq-start" ? this.#brackets++ : (type === "flow-map-end" || type === "flow-seq-end") && (this.#brackets = Math.max(0, this.#brackets - 1));
				type === "map-value-ind" && this.#colons++;
				let opensItem = type === "seq-item-ind" || type === "explicit-key-ind";
				let opensMap = type === "map-value-ind" && this.#colons > 1;
				this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap) && this.#enter(column);
				this.#isFirst = !1;
				this.#afterItem = opensItem;
				return this.#depth();
			}
			#enter(column) {
				for (; (this.#columns.at(-1) ?? -1) > column;) this.#columns.pop();
				this.#columns.at(-1) !== column && this.#columns.push(column);
			}
			#depth() {
				return this.#brackets + this.#columns.length;
			}
		}
		function isBlank(type) {
			return type === "space" || type === "newline" || type === "comment";
		}
		let MAX_YAML_BYTES = 262144;
		function parseYaml(text, file, diagnostics) {
			let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
			let bytes = Buffer.byteLength(source.text);
			if (bytes > MAX_YAML_BYTES) {
				let message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`;
				diagnostics.error(source.range(0), "file_too_large", message, "Make it shorter, or split it.");
				return {
					source,
					root: void 0
				};
			}
			checkCharacters(source, diagnostics);
			if (diagnostics.hasErrors) return {
				source,
				root: void 0
			};
			try {
				return {
					source,
					root: parse(source, diagnostics)
				};
			} catch (error) {
				let message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`;
				diagnostics.error(source.range(0), "yaml_syntax", message, "Simplify the file.");
				return {
					source,
					root: void 0
				};
			}
		}
		function parse(source, diagnostics) {
			let words = scanYaml(source, diagnostics);
			if (words === void 0) return;
			let [document] = new dist.Dk(OPTIONS).compose(parseWords(words), !0, source.text.length);
			let isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics);
			return document === void 0 || document.contents === null || !isSound ? void 0 : new YamlConverter(source, diagnostics).convert(document.contents, 0);
		}
		let OPTIONS = {
			version: "1.2",
			schema: "core",
			merge: !1,
			resolveKnownTags: !1,
			uniqueKeys: !1,
			prettyErrors: !1,
			logLevel: "silent"
		};
		function* parseWords(words) {
			let parser = new dist.iX();
			for (let word of words) yield* parser.next(word);
			yield* parser.end();
		}
	}),
	8990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => parseTemplate,
			x: () => hasExpression
		});
		function hasExpression(text) {
			return text.includes("${{");
		}
		function parseTemplate(text) {
			let parts = [];
			let at = 0;
			for (let open = text.indexOf("${{"); open >= 0; open = text.indexOf("${{", at)) {
				open > at && parts.push({
					kind: "text",
					text: text.slice(at, open)
				});
				let close = findClose(text, open + 3);
				if (close === void 0) return [...parts, {
					kind: "unclosed",
					text: text.slice(open),
					start: open
				}];
				let inside = text.slice(open + 3, close);
				let start = open + 3 + (inside.length - inside.trimStart().length);
				parts.push({
					kind: "expression",
					text: inside.trim(),
					start
				});
				at = close + 2;
			}
			at < text.length && parts.push({
				kind: "text",
				text: text.slice(at)
			});
			return parts;
		}
		function findClose(text, from) {
			let isQuoted = !1;
			for (let i = from; i < text.length; i++) if (text[i] === "'") isQuoted = !isQuoted;
			else if (!isQuoted && text.startsWith("}}", i)) return i;
		}
	}),
	96900: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => describeNode });
		function describeNode(node) {
			if (node.kind === "list") return "a list";
			if (node.kind === "map") return "a map";
			if (node.kind === "invalid") return "something else";
			if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means nothing`;
			if (typeof node.value == "string") return "a text";
			return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
		}
	})
};
