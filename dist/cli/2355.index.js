export const id = 2355;
export const ids = [2355];
export const modules = {
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		function partialEndLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back++) {
				let byte = bytes[bytes.length - back] ?? 0;
				if (isContinuation(byte)) continue;
				return sequenceLength(byte) > back ? back : 0;
			}
			return 0;
		}
		function partialStartLength(bytes) {
			let start = 0;
			for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
			return start;
		}
		function isContinuation(byte) {
			return (byte & 192) == 128;
		}
		function sequenceLength(lead) {
			if (lead >= 240) return 4;
			if (lead >= 224) return 3;
			return lead >= 192 ? 2 : 1;
		}
	}),
	1236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => escapeRegex });
		function escapeRegex(text) {
			return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	60493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kf: () => nameSome,
			lP: () => sizeText,
			pq: () => countOf
		});
		let MB = 1048576;
		function countOf(count, one, many = `${one}s`) {
			return `${count} ${count === 1 ? one : many}`;
		}
		function nameSome(names, most) {
			let shown = names.slice(0, most).join(", ");
			return names.length > most ? `${shown} and ${names.length - most} more` : shown;
		}
		function sizeText(bytes) {
			return bytes >= MB && bytes % MB == 0 ? `${bytes / MB} MB` : countOf(bytes, "byte");
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	17125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replaceStringInFile: () => replaceStringInFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43759);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97424);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69826);
		var _workspace_nearest_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29148);
		var _workspace_replace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36798);
		var _workspace_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54010);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68049);
		var _edit_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98188);
		let replaceStringInFile = (0, __webpack_require__(52805).u)({
			name: "replace_string_in_file",
			summary: "Replace a specific string in a file with new content; only its first occurrence.",
			category: "File Writing",
			effect: "stage",
			risk: "dangerous",
			permissions: ["ReadFiles", "WriteFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_7__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_7__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.q0y("Relative path to the file to modify")),
				old_string: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__.bp)("Exact string to find and replace; in a file with Windows line ends a plain newline means one").check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.m9(1, "must not be empty")),
				new_string: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__.bp)("String to replace with; taken literally, $ and all"),
				preview_only: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__.eS)()
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_7__.rej({
				occurrences_found: zod_mini__WEBPACK_IMPORTED_MODULE_7__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.q0y("How often the string was in the file")),
				occurrences_replaced: zod_mini__WEBPACK_IMPORTED_MODULE_7__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.q0y("How many of them were replaced: 1")),
				lines_changed: zod_mini__WEBPACK_IMPORTED_MODULE_7__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Whr()).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.q0y("Numbers of the lines, before the edit, that the replaced string was on"))
			}),
			metadata: [
				"occurrences_found",
				"occurrences_replaced",
				"lines_changed"
			],
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
			examples: [{
				description: "Change one setting",
				args: {
					path: "config.toml",
					old_string: "debug = true",
					new_string: "debug = false"
				}
			}, {
				description: "Look at the diff first",
				args: {
					path: "src/app.py",
					old_string: "def old(",
					new_string: "def new(",
					preview_only: !0
				}
			}],
			async run(args, context) {
				let file = await (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_5__.GU)(args.path, context);
				if (!file.ok) return file;
				let { path, text } = file.value;
				let refusal = (0, _workspace_text_js__WEBPACK_IMPORTED_MODULE_4__._S)(args.old_string, text.encoding, path);
				if (refusal !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_10__.V)(refusal);
				let replacement = (0, _workspace_replace_js__WEBPACK_IMPORTED_MODULE_3__.e)({
					find: args.old_string,
					replace: args.new_string,
					isRegex: !1,
					caseSensitive: !0,
					multiline: !1
				});
				if (!replacement.ok) return replacement;
				let edits = replacement.value.edits(text.text);
				let [edit] = edits;
				if (edit === void 0) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("no_matches", `String '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(args.old_string)}' not found in file`, `${(0, _workspace_nearest_miss_js__WEBPACK_IMPORTED_MODULE_2__.R)(text.text, args.old_string) ?? `Nothing like it is in '${path}'.`} Read the file and give the string exactly as it is there.`);
				let changed = await (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_5__.n1)(file.value, edit, context);
				if (!changed.ok) return changed;
				let line = (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__.mh)(text.text, edit.start);
				let spanned = (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__.lt)(text.text.slice(edit.start, edit.end));
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
					occurrences_found: edits.length,
					occurrences_replaced: 1,
					lines_changed: Array.from({ length: spanned }, (_, i) => line + i)
				}, `Replaced 1 occurrence in ${path}`, {
					filesAffected: changed.value ? [path] : [],
					warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`]
				});
			}
		});
	}),
	93395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => literalPattern,
			I: () => regexPattern
		});
		var escape_regex = __webpack_require__(1236);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let UNKNOWN = {
			exact: void 0,
			contains: void 0
		};
		let NO_WIDTH = {
			exact: [""],
			contains: void 0
		};
		function requiredText(source) {
			let part = new Reader(source).alternatives();
			return better(usable(part.exact), usable(part.contains));
		}
		class Reader {
			#source;
			#at = 0;
			constructor(source) {
				this.#source = source;
			}
			alternatives() {
				let branches = [this.#sequence()];
				for (; this.#peek() === "|";) {
					this.#at++;
					branches.push(this.#sequence());
				}
				let [only] = branches;
				return branches.length === 1 && only !== void 0 ? only : oneOf(branches);
			}
			#sequence() {
				let run = [""];
				let isExact = !0;
				let best;
				let endRun = () => {
					best = better(best, usable(run));
					run = [""];
					isExact = !1;
				};
				for (; this.#at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")";) {
					let atom = this.#atom();
					let { least, most } = this.#quantifier();
					let part = repeat(atom, least, most);
					let longer = part.exact === void 0 ? void 0 : joinAll(run, part.exact);
					if (longer !== void 0) {
						run = longer;
						continue;
					}
					least >= 1 && atom.exact !== void 0 && (run = joinAll(run, atom.exact) ?? run);
					endRun();
					best = better(best, part.contains);
					best = better(best, usable(part.exact));
				}
				if (isExact) return {
					exact: run,
					contains: void 0
				};
				return {
					exact: void 0,
					contains: better(best, usable(run))
				};
			}
			#atom() {
				let char = this.#next();
				switch (char) {
					case "(": return this.#group();
					case "[": return this.#characterClass();
					case "\\": return this.#escape();
					case "^":
					case "$": return NO_WIDTH;
					case ".": return UNKNOWN;
					default: return oneCharacter(char);
				}
			}
			#group() {
				let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
				this.#at += opening.length;
				let inside = this.alternatives();
				this.#at++;
				if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
				return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN;
			}
			#characterClass() {
				let start = this.#at;
				for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
				let inside = this.#source.slice(start, this.#at);
				this.#at++;
				return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN;
			}
			#escape() {
				let rest = this.#source.slice(this.#at);
				let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
				let char = this.#next();
				if (long !== void 0) {
					this.#at += long.length - 1;
					return UNKNOWN;
				}
				if (char === "b" || char === "B") return NO_WIDTH;
				if (char === "t") return oneCharacter("	");
				return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char);
			}
			#quantifier() {
				let [all = "", simple, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24)) ?? [];
				this.#at += all.length;
				if (all === "") return {
					least: 1,
					most: 1
				};
				if (simple !== void 0) return {
					least: +(simple === "+"),
					most: simple === "?" ? 1 : Infinity
				};
				if (comma === "") return {
					least: Number(least),
					most: Number(least)
				};
				return {
					least: Number(least),
					most: most === "" ? Infinity : Number(most)
				};
			}
			#peek() {
				return this.#source.charAt(this.#at);
			}
			#next() {
				return this.#source.charAt(this.#at++);
			}
		}
		function oneCharacter(char) {
			return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : {
				exact: [char],
				contains: void 0
			};
		}
		function repeat(part, least, most) {
			if (least === 1 && most === 1) return part;
			if (least === 0) return most === 1 && part.exact !== void 0 ? {
				exact: [...part.exact, ""],
				contains: void 0
			} : UNKNOWN;
			return {
				exact: void 0,
				contains: better(usable(part.exact), part.contains)
			};
		}
		function oneOf(parts) {
			if (parts.every((part) => part.exact !== void 0)) {
				let exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
				if (exact.length <= 12) return {
					exact,
					contains: void 0
				};
			}
			let needed = parts.map((part) => better(usable(part.exact), part.contains));
			let contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
			return {
				exact: void 0,
				contains: needed.every((strings) => strings !== void 0) && contains.length <= 12 ? contains : void 0
			};
		}
		function joinAll(heads, tails) {
			if (heads.length * tails.length > 12) return;
			return heads.flatMap((head) => tails.map((tail) => head + tail));
		}
		function usable(strings) {
			return strings === void 0 || strings.includes("") ? void 0 : strings;
		}
		function better(a, b) {
			if (a === void 0 || b === void 0) return a ?? b;
			return worth(b) > worth(a) ? b : a;
		}
		function worth(strings) {
			return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
		}
		function literalPattern(text, options) {
			return {
				source: (0, escape_regex.$)(text),
				flags: options.caseSensitive ? "" : "i",
				literal: text,
				required: [text],
				strategy: /[\n\r]/.test(text) ? "line" : "text"
			};
		}
		function regexPattern(source, options) {
			let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
			try {
				new RegExp(source, flags);
			} catch (error) {
				return (0, result.V)(explainInvalid(source, error.message));
			}
			if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return (0, result.k)(literalPattern(source, options));
			return (0, result.k)({
				source,
				flags,
				literal: void 0,
				required: requiredText(source),
				strategy: strategyFor(source)
			});
		}
		function strategyFor(source) {
			let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\t-|[\u0000-\u001f\u2028\u2029]/.test(source);
			let hasAnchor = /[$^]|\\B/.test(source);
			let hasLookaround = /\(\?<?[=!]/.test(source);
			if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
			return mayMatchLineEnd || hasAnchor ? "text-then-line" : "text";
		}
		let ADVICE = [
			[
				"Unterminated group",
				"unclosed group",
				"Close every '(' by ')', or write '\\(' to find a parenthesis."
			],
			[
				"Unmatched ')'",
				"')' without '('",
				"Open a group by '(' before it, or write '\\)' to find a parenthesis."
			],
			[
				"Unterminated character class",
				"unclosed character class",
				"Close every '[' by ']', or write '\\[' to find a bracket."
			],
			[
				"Nothing to repeat",
				"nothing to repeat",
				"Put something before '*', '+' or '?', or write '\\*' to find the character itself."
			],
			[
				"Lone quantifier brackets",
				"braces without something to repeat",
				"Write '\\{' and '\\}' to find braces."
			],
			[
				"\\ at end of pattern",
				"a backslash at the end",
				"Write '\\\\' to find a backslash."
			],
			[
				"Invalid group",
				"unknown kind of group",
				"Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."
			],
			[
				"Range out of order",
				"a range that ends before it begins",
				"Write ranges upwards, such as '[a-z]'."
			],
			[
				"numbers out of order",
				"a repetition that ends before it begins",
				"Write the smaller number first, such as '{2,5}'."
			]
		];
		function explainInvalid(source, message) {
			let reason = message.slice(message.lastIndexOf(": ") + 2);
			let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
			let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
			let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
			return (0, tool_error.$4)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
		}
	}),
	54010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => isBinary,
			Id: () => markLength,
			_S: () => refuseForeignText,
			g7: () => decodeText,
			wx: () => encodeText,
			yv: () => UTF8_MARK_BYTES
		});
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let UTF8_MARK_BYTES = 3;
		let utf8 = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		});
		function isBinary(bytes) {
			let zero = bytes.indexOf(0);
			return zero >= 0 && zero < 8e3;
		}
		function markLength(bytes) {
			return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
		}
		function decodeText(bytes, shown) {
			if (isBinary(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Exclude it."));
			let mark = markLength(bytes);
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: utf8.decode(bytes.subarray(mark)),
					encoding: mark > 0 ? "utf8-bom" : "utf8"
				});
			} catch {
				if (hasUtf16Mark(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first, or exclude it."));
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__.bS)(bytes).toString("latin1"),
					encoding: "single-byte"
				});
			}
		}
		function encodeText({ text, encoding }) {
			switch (encoding) {
				case "utf8": return Buffer.from(text, "utf8");
				case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
				case "single-byte": return Buffer.from(text, "latin1");
			}
		}
		function refuseForeignText(inserted, encoding, shown) {
			if (!inserted.isWellFormed()) return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
			if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
		}
		function hasUtf16Mark(bytes) {
			for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
			return !1;
		}
	})
};
