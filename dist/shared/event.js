(() => {
	var __webpack_modules__ = {
		101: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { event: () => __nccwpck_require__(940) };
		}),
		113: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get parseDigestPrefix() {
					return part().parseDigestPrefix;
				}
			};
		}),
		551: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		}),
		808: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).reasons();
			module.exports = {
				__esModule: !0,
				get refusal() {
					return part().refusal;
				}
			};
		}),
		156: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).secrets();
			module.exports = {
				__esModule: !0,
				get SecretFinder() {
					return part().SecretFinder;
				},
				get TOKEN_FORMS() {
					return part().TOKEN_FORMS;
				},
				get maskSpans() {
					return part().maskSpans;
				},
				get secretForms() {
					return part().secretForms;
				}
			};
		}),
		270: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(816).work();
			module.exports = {
				__esModule: !0,
				get didYouMean() {
					return part().didYouMean;
				}
			};
		}),
		940: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CAMPAIGN_MODES: () => CAMPAIGN_MODES,
				JOB_MODES: () => JOB_MODES,
				MODES: () => MODES,
				checkPlanSecrets: () => checkPlanSecrets,
				checkSecrets: () => checkSecrets,
				decodeLayers: () => decodeLayers,
				hider: () => hider,
				isForSous: () => isForSous,
				knownSecrets: () => knownSecrets,
				parseCommand: () => parseCommand,
				readingsOf: () => readingsOf,
				writeCommand: () => writeCommand
			});
			var $start_start = __nccwpck_require__(32);
			var $core_work = __nccwpck_require__(270);
			var $base_reasons = __nccwpck_require__(808);
			var $start_paths = __nccwpck_require__(408);
			var $base_digest = __nccwpck_require__(113);
			var $base_json = __nccwpck_require__(551);
			var $base_secrets = __nccwpck_require__(156);
			//! src/github/events/parse-command.ts
			let FORMS = {
				run: "/sous run <recipe> <name>=<value> \u2026",
				apply: "/sous apply <digest>",
				cancel: "/sous cancel [<digest>]",
				help: "/sous help [<recipe>]",
				list: "/sous list"
			};
			let MAX_LINE_CHARACTERS = 4e3;
			let ADDRESSED = /^\/sous(?![\w/.-])/i;
			let RECIPE = /^(?:sous:)?[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
			let HIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\p{Surrogate}\p{Cf}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;
			function isForSous(body) {
				return ADDRESSED.test(body);
			}
			function parseCommand(body) {
				if (!isForSous(body)) return;
				let [first = ""] = body.split("\n", 1);
				let line = first.replace(/\r$/, "").replace(/[ \t]+$/, "");
				if (line.length > MAX_LINE_CHARACTERS) return mistake(`The line has more than ${MAX_LINE_CHARACTERS} characters`, "Shorten the values.");
				let hidden = HIDDEN.exec(line);
				if (hidden !== null) return mistake(`The line has an invisible character, ${`U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`}`, "Type it again with plain spaces.");
				if (!line.startsWith("/sous")) return mistake(`'${line.slice(0, 5)}' is not '/sous'`, "Write '/sous' in lower case.");
				if (line === "/sous") return mistake("A command is missing after '/sous'", ALL_COMMANDS);
				if (/^\/sous(?! \S)/.test(line)) return mistake("There is more than one space after '/sous'", "Write one space.");
				return parseWords(line.slice(6));
			}
			function writeCommand(command) {
				switch (command.kind) {
					case "run": return [
						"/sous run",
						command.recipe,
						...command.inputs.map(writeCommandInput)
					].join(" ");
					case "apply": return `/sous apply ${command.digest}`;
					case "cancel": return command.digest === void 0 ? "/sous cancel" : `/sous cancel ${command.digest}`;
					case "help": return command.recipe === void 0 ? "/sous help" : `/sous help ${command.recipe}`;
					case "list": return "/sous list";
				}
			}
			function parseWords(text) {
				let space = text.indexOf(" ");
				let verb = space < 0 ? text : text.slice(0, space);
				let rest = space < 0 ? void 0 : text.slice(space + 1);
				switch (verb) {
					case "run": return parseRun(rest);
					case "apply": return parseDigestWord(rest, "apply", (digest) => ({
						kind: "apply",
						digest
					}));
					case "cancel": return rest === void 0 ? (0, $start_start.success)({
						kind: "cancel",
						digest: void 0
					}) : parseDigestWord(rest, "cancel", (digest) => ({
						kind: "cancel",
						digest
					}));
					case "help": return rest === void 0 ? (0, $start_start.success)({
						kind: "help",
						recipe: void 0
					}) : parseHelp(rest);
					case "list": return rest === void 0 ? (0, $start_start.success)({ kind: "list" }) : mistake("Unexpected text after '/sous list'", `Write '${FORMS.list}'.`);
					default: {
						let near = (0, $core_work.didYouMean)(verb, Object.keys(FORMS));
						let suggestion = near === void 0 ? ALL_COMMANDS : `Did you mean '${FORMS[near]}'?`;
						return mistake(`Unknown command '/sous ${(0, $start_paths.briefText)(verb)}'`, suggestion);
					}
				}
			}
			function parseRun(rest) {
				if (rest === void 0) return mistake("'/sous run' needs the name of a recipe", `Write '${FORMS.run}'. See '/sous list'.`);
				let space = rest.indexOf(" ");
				let recipe = space < 0 ? rest : rest.slice(0, space);
				if (!isRecipeName(recipe)) return badRecipe(recipe);
				if (space < 0) return (0, $start_start.success)({
					kind: "run",
					recipe,
					inputs: []
				});
				let inputs = parseCommandInputs(rest.slice(space + 1));
				return inputs.ok ? (0, $start_start.success)({
					kind: "run",
					recipe,
					inputs: inputs.value
				}) : mistake(inputs.error.message, inputs.error.suggestion);
			}
			function parseHelp(recipe) {
				return isRecipeName(recipe) ? (0, $start_start.success)({
					kind: "help",
					recipe
				}) : badRecipe(recipe);
			}
			function isRecipeName(word) {
				return RECIPE.test(word) || (0, $start_paths.parseRecipeRef)(word) !== void 0;
			}
			function badRecipe(word) {
				if (word === "") return mistake("There are two spaces in a row", "Write one space between words.");
				if ((0, $start_paths.parseWantedVersion)(word)?.name !== void 0 || /[@:]/.test(word)) {
					let { message, suggestion } = (0, $start_paths.whyNoRef)(word);
					return mistake(message, suggestion);
				}
				return mistake(`'${(0, $start_paths.briefText)(word)}' is not a recipe name`, "Use the file name without its extension. See '/sous list'.");
			}
			function parseDigestWord(rest, verb, command) {
				let [word = "", ...more] = (rest ?? "").split(" ");
				let digest = (0, $base_digest.parseDigestPrefix)(word);
				if (digest === void 0) {
					let what = word === "" ? `'/sous ${verb}' needs the digest of a plan` : `'${(0, $start_paths.briefText)(word)}' is not the digest of a plan`;
					return (0, $start_start.failure)({
						code: "digest_malformed",
						message: what,
						suggestion: "Copy the line from the preview. It takes 12 to 64 characters of the digest, in lower case."
					});
				}
				if (more.length > 0) return mistake("Unexpected text after the digest", `Write '/sous ${verb} ${word}'.`);
				return (0, $start_start.success)(command(digest));
			}
			let ALL_COMMANDS = "Comment '/sous help' to see all commands.";
			function mistake(message, suggestion) {
				return (0, $start_start.failure)({
					code: "command_mistake",
					message,
					suggestion
				});
			}
			let NAME = "[A-Za-z_][A-Za-z0-9_-]{0,63}";
			let DOUBLE = "\"(?:[^\"\\\\]|\\\\[\"\\\\])*\"";
			let BARE = "[^\\s\"'`\\u2018-\\u201f][^\\s\"]*";
			let INPUT = RegExp(`^(${NAME})=(?:(${DOUBLE})|('[^']*')|(${BARE}))(?: (?=\\S)|$)`);
			let IS_BARE = RegExp(`^${BARE}$`);
			function parseCommandInputs(text) {
				let inputs = [];
				for (let rest = text; rest !== "";) {
					let match = INPUT.exec(rest);
					if (match === null) return (0, $start_start.failure)(problemOf(rest));
					let [whole, name = "", double, single, bare = ""] = match;
					inputs.push(`${name}=${double?.slice(1, -1).replace(/\\(["\\])/g, "$1") ?? single?.slice(1, -1) ?? bare}`);
					rest = rest.slice(whole.length);
				}
				return (0, $start_start.success)(inputs);
			}
			function writeCommandInput(input) {
				let equals = input.indexOf("=");
				let value = input.slice(equals + 1);
				return IS_BARE.test(value) ? input : `${input.slice(0, equals)}="${value.replace(/["\\]/g, "\\$&")}"`;
			}
			function problemOf(rest) {
				let [word = ""] = rest.split(" ", 1);
				let shown = (0, $start_paths.briefText)(word);
				if (word === "") return {
					message: "There are two spaces in a row",
					suggestion: "Write one space between words."
				};
				let name = RegExp(`^(${NAME})=`).exec(word)?.[1];
				if (name === void 0) return {
					message: `'${shown}' does not have the form name=value`,
					suggestion: "Put a value that has spaces in quotes: name=\"a value\"."
				};
				let value = rest.slice(name.length + 1);
				if (value === "" || value.startsWith(" ")) return {
					message: `'${shown}' has no value`,
					suggestion: `Write ${shown}"" for an empty value.`
				};
				return quoteProblem(name, value);
			}
			function quoteProblem(name, value) {
				let [quote = ""] = value;
				let what = `The value of '${name}'`;
				if (/[`\u2018-\u201f]/.test(quote)) return {
					message: `${what} starts with ${quote}, which is not a straight quote`,
					suggestion: `Write ${name}="a value".`
				};
				if (quote !== "\"" && quote !== "'") return {
					message: `${what} contains a quote`,
					suggestion: "Put the whole value in single quotes."
				};
				let isDouble = quote === "\"";
				if (!(isDouble ? /^"(?:[^"\\]|\\.)*"/ : /^'[^']*'/).test(value)) return {
					message: `${what} has no closing quote`,
					suggestion: `Write ${name}=${quote}a value${quote}.`
				};
				if (isDouble && !RegExp(`^${DOUBLE}`).test(value)) return {
					message: `${what} has a backslash in double quotes`,
					suggestion: "Write it twice, or use single quotes."
				};
				let inside = isDouble ? "For a quote inside the value, write \\\"." : "If the value contains a single quote, put it in double quotes.";
				return {
					message: `Unexpected text after the closing quote of '${name}'`,
					suggestion: `Put a space after it. ${inside}`
				};
			}
			//! src/github/events/requests.ts
			let MODES = [
				"preview",
				"check",
				"propose",
				"apply"
			];
			let JOB_MODES = [
				"gate",
				"plan",
				"publish"
			];
			let CAMPAIGN_MODES = [
				"campaign-discover",
				"campaign-plan",
				"campaign-collect",
				"campaign-approve",
				"campaign-choose",
				"campaign-prepare",
				"campaign-run",
				"campaign-gather",
				"campaign-deliver",
				"campaign-sync"
			];
			//! src/base/text/decode-escapes.ts
			function decodeLayers(text, options) {
				let layers = [];
				let last;
				for (let depth = 0; depth < 3; depth++) {
					let decoded = last === void 0 ? decodeEscapes(text, options) : decodeEscapes(last.text, {
						...options,
						isBytes: !0
					});
					if (decoded === void 0) break;
					let { places } = last ?? {};
					last = places && decoded.places ? {
						...decoded,
						places: decoded.places.map((at) => places[at] ?? 0)
					} : decoded;
					layers.push(last);
				}
				return layers;
			}
			function readingsOf(text, { isBytes }) {
				return [text, ...decodeLayers(text, {
					isBytes,
					isOpen: !1,
					withPlaces: !1
				}).map((layer) => layer.text)];
			}
			let ANY_ESCAPE = /%[\da-f]{2}|&(?:#(?:\d|x[\da-f])|[a-z]{2,8};)|\\(?:[\\/"'bfnrt]|x[\da-f]{2}|u[\da-f{])|(?:%[\da-f]?|&(?:#x?|[a-z]{0,8})|\\u?|\\x[\da-f]?)$/i;
			function decodeEscapes(text, { isBytes, isOpen, withPlaces }) {
				if (!ANY_ESCAPE.test(text)) return;
				let out = new Writer(isBytes ? text.length : Buffer.byteLength(text), withPlaces);
				let index = 0;
				let isDecoded = !1;
				for (; index < text.length;) {
					let unit = text.charCodeAt(index);
					let end = index + 1;
					if (unit === 37 || unit === 38 || unit === 92) {
						if (isOpen && isUnfinished(text, index)) break;
						let read = readEscape(text, index, unit);
						if (read !== void 0) {
							read.isByte ? out.byte(read.value, index) : out.character(read.value, index);
							index = read.end;
							isDecoded = !0;
							continue;
						}
						out.byte(unit, index);
					} else if (unit < 128 || isBytes) out.byte(unit, index);
					else {
						let point = text.codePointAt(index) ?? 0;
						if (point > 65535) end++;
						else if (isOpen && end === text.length && isHighSurrogate(unit)) break;
						out.character(point, index);
					}
					index = end;
				}
				return isDecoded || index < text.length ? out.finish(index) : void 0;
			}
			function readEscape(text, start, kind) {
				if (kind === 37) return hexByte(text, start + 1);
				return kind === 38 ? readEntity(text, start) : readBackslash(text, start);
			}
			let ENTITY = /&(?:#0{0,8}(\d{1,7})|#x0{0,8}([\da-f]{1,6})|([a-z]{2,8}));/iy;
			function readEntity(text, start) {
				ENTITY.lastIndex = start;
				let [all, decimal, hex, name] = ENTITY.exec(text) ?? [];
				if (all === void 0) return;
				let value = name === void 0 ? Number.parseInt(decimal ?? hex ?? "", decimal === void 0 ? 16 : 10) : ENTITIES.get(name.toLowerCase())?.charCodeAt(0);
				return value === void 0 || value > 1114111 ? void 0 : {
					value,
					isByte: !1,
					end: start + all.length
				};
			}
			let BACKSLASHED = new Map(Object.entries({
				"\\": "\\",
				"/": "/",
				"\"": "\"",
				"'": "'",
				b: "\b",
				f: "\f",
				n: "\n",
				r: "\r",
				t: "	"
			}));
			let CODE_UNITS = /\\u(?:(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|([\da-f]{4})|\{0{0,8}([\da-f]{1,6})\})/iy;
			function readBackslash(text, start) {
				let name = (text[start + 1] ?? "").toLowerCase();
				let value = BACKSLASHED.get(name)?.charCodeAt(0);
				if (value !== void 0) return {
					value,
					isByte: !0,
					end: start + 2
				};
				if (name === "x") return hexByte(text, start + 2);
				if (name !== "u") return;
				CODE_UNITS.lastIndex = start;
				let [all, high, low, unit, point] = CODE_UNITS.exec(text) ?? [];
				if (all === void 0) return;
				let read = (hex = "") => Number.parseInt(hex, 16);
				let character = high === void 0 ? read(unit ?? point) : 65536 + ((read(high) & 1023) << 10) + (read(low) & 1023);
				return character > 1114111 ? void 0 : {
					value: character,
					isByte: !1,
					end: start + all.length
				};
			}
			function hexByte(text, at) {
				let value = hexDigit(text.charCodeAt(at)) << 4 | hexDigit(text.charCodeAt(at + 1));
				return value < 0 ? void 0 : {
					value,
					isByte: !0,
					end: at + 2
				};
			}
			function hexDigit(unit) {
				if (unit >= 48 && unit <= 57) return unit - 48;
				let letter = unit | 32;
				return letter >= 97 && letter <= 102 ? letter - 87 : -1;
			}
			let UNFINISHED = /^(?:%[\da-f]?|&(?:#(?:\d{0,15}|x[\da-f]{0,14})|[a-z]{0,8})|\\(?:x[\da-f]?|u(?:[\da-f]{0,3}|d[89ab][\da-f]{2}(?:\\(?:u[\da-f]{0,3})?)?|\{[\da-f]{0,14}))?)$/i;
			function isUnfinished(text, start) {
				return text.length - start <= 24 && UNFINISHED.test(text.slice(start));
			}
			function isHighSurrogate(unit) {
				return unit >= 55296 && unit <= 56319;
			}
			let ENTITIES = new Map([
				["tab", "	"],
				["newline", "\n"],
				["excl", "!"],
				["quot", "\""],
				["num", "#"],
				["dollar", "$"],
				["percnt", "%"],
				["amp", "&"],
				["apos", "'"],
				["lpar", "("],
				["rpar", ")"],
				["ast", "*"],
				["midast", "*"],
				["plus", "+"],
				["comma", ","],
				["period", "."],
				["sol", "/"],
				["colon", ":"],
				["semi", ";"],
				["lt", "<"],
				["equals", "="],
				["gt", ">"],
				["quest", "?"],
				["commat", "@"],
				["lsqb", "["],
				["lbrack", "["],
				["bsol", "\\"],
				["rsqb", "]"],
				["rbrack", "]"],
				["hat", "^"],
				["lowbar", "_"],
				["underbar", "_"],
				["grave", "`"],
				["lcub", "{"],
				["lbrace", "{"],
				["verbar", "|"],
				["vert", "|"],
				["rcub", "}"],
				["rbrace", "}"]
			]);
			let LEADS = [
				0,
				192,
				224,
				240
			];
			var Writer = class {
				#bytes;
				#places;
				#size = 0;
				constructor(most, withPlaces) {
					this.#bytes = new Uint8Array(most);
					this.#places = withPlaces ? new Int32Array(most + 1) : void 0;
				}
				byte(byte, place) {
					this.#places && (this.#places[this.#size] = place);
					this.#bytes[this.#size++] = byte;
				}
				character(point, place) {
					if (point >= 55296 && point <= 57343) this.character(65533, place);
					else if (point < 128) this.byte(point, place);
					else {
						let rest = point < 2048 ? 1 : point < 65536 ? 2 : 3;
						this.byte((LEADS[rest] ?? 0) | point >> 6 * rest, place);
						for (let left = rest - 1; left >= 0; left--) this.byte(128 | point >> 6 * left & 63, place);
					}
				}
				finish(end) {
					this.#places && (this.#places[this.#size] = end);
					return {
						text: (0, $start_start.asBuffer)(this.#bytes.subarray(0, this.#size)).toString("latin1"),
						places: this.#places?.subarray(0, this.#size + 1)
					};
				}
			};
			//! src/github/remote/secret-guard.ts
			function checkSecrets(text, where, known = []) {
				return refuseIn(text, where, secretFinder(known));
			}
			function checkPlanSecrets(plan, changes, known) {
				let finder = secretFinder(known);
				let record = refuseIn(JSON.stringify(plan), "the record of the plan", finder);
				if (record !== void 0) return record;
				for (let change of changes) {
					if (!("after" in change)) continue;
					let after = readingsOfFile(change.after);
					let where = `the new content of '${change.path}'`;
					if (finder?.isIn(after)) return ERRORS.found("a secret of this run", where);
					let tokens = tokensIn(after);
					let before = tokens.length > 0 && "before" in change ? readingsOfFile(change.before) : [];
					let added = tokens.find(({ token }) => !before.some((reading) => reading.includes(token)));
					if (added !== void 0) return ERRORS.found(added.kind, where);
				}
			}
			function refuseIn(text, where, finder) {
				let readings = readingsOf(text, { isBytes: !1 });
				if (finder?.isIn(readings)) return ERRORS.found("a secret of this run", where);
				let [token] = tokensIn(readings);
				return token && ERRORS.found(token.kind, where);
			}
			function tokensIn(readings) {
				return $base_secrets.TOKEN_FORMS.flatMap(({ kind, pattern }) => readings.flatMap((reading) => (reading.match(pattern) ?? []).map((token) => ({
					kind,
					token
				}))));
			}
			function secretFinder(secrets) {
				let forms = secrets.flatMap(longSecretForms);
				return forms.length === 0 ? void 0 : new $base_secrets.SecretFinder(forms);
			}
			function longSecretForms(secret) {
				return secret.length < 8 ? [] : (0, $base_secrets.secretForms)(secret).filter((form) => form.length >= 8);
			}
			function readingsOfFile(bytes) {
				return readingsOf((0, $start_start.asBuffer)(bytes).toString("latin1"), { isBytes: !0 });
			}
			let SECRET_NAME = /^SOUS_SECRET_|(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_?KEY|PRIVATE_KEY|CREDENTIALS?)$|^INPUT_APP-KEY$/i;
			function knownSecrets(env) {
				let values = Object.entries(env).flatMap(([name, value]) => SECRET_NAME.test(name) && value !== void 0 ? [value.trim()] : []);
				return [...new Set(values.flatMap((value) => [
					value,
					...value.split(/\r?\n/),
					...textsIn(value)
				]))].filter(({ length }) => length >= 8);
			}
			function textsIn(value) {
				let json = /^[[{]/.test(value) ? (0, $base_json.parseJson)(value) : void 0;
				return json?.ok ? leavesOf(json.value) : [];
			}
			function leavesOf(value) {
				if (typeof value == "string") return [value];
				return typeof value == "object" && value ? Object.values(value).flatMap(leavesOf) : [];
			}
			function hider(env) {
				let finder = (0, $start_start.once)(() => secretFinder(knownSecrets(env)));
				return (text) => {
					let found = finder()?.find(text, { isOpen: !1 });
					return found === void 0 ? text : (0, $base_secrets.maskSpans)(text, found.spans);
				};
			}
			let ERRORS = { found: (kind, where) => (0, $base_reasons.refusal)("secret_in_output", `Found ${kind} in ${where}`) };
		}),
		408: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		}),
		32: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		})
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(101);
	module.exports = __webpack_exports__;
})();
