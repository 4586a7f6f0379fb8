(() => {
	var __webpack_modules__ = {
		853: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { values: () => __nccwpck_require__(874) };
		}),
		224: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		874: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				PathLines: () => PathLines,
				ancestorsOf: () => ancestorsOf,
				briefText: () => briefText,
				depthOf: () => depthOf,
				digestOf: () => digestOf,
				encodeList: () => encodeList,
				encodeNumber: () => encodeNumber,
				encodeRecord: () => encodeRecord,
				encodeText: () => encodeText,
				encodeValue: () => encodeValue,
				escapeUnprintable: () => escapeUnprintable,
				foldPath: () => foldPath,
				isDotGit: () => isDotGit,
				isInSousDirectory: () => isInSousDirectory,
				isWholeDigest: () => isWholeDigest,
				joinPath: () => joinPath,
				linesOf: () => linesOf,
				parentOf: () => parentOf,
				parseDigest: () => parseDigest,
				parseDigestPrefix: () => parseDigestPrefix,
				parseJson: () => parseJson,
				parseRepoDirectory: () => parseRepoDirectory,
				parseRepoPath: () => parseRepoPath,
				placeInJson: () => placeInJson,
				sha256: () => sha256,
				shortDigest: () => shortDigest
			});
			var $start_start = __nccwpck_require__(224);
			let MAX_PATH_BYTES = 4096;
			let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
			let LONE_SURROGATE = /\p{Surrogate}/u;
			let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
			let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
			let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
			let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
			let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
			function parseRepoPath(text) {
				if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, $start_start.success)(text);
				let problem = findProblem(text);
				return problem === void 0 ? (0, $start_start.success)(text) : (0, $start_start.failure)(problem);
			}
			function parseRepoDirectory(text) {
				return text === "." ? (0, $start_start.success)(".") : parseRepoPath(text);
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
				let outside = (why) => (0, $start_start.toolError)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
				let denied = (why, suggestion) => (0, $start_start.toolError)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
				if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
				if (LONE_SURROGATE.test(text)) return denied("it has half of a character (a lone surrogate)", "Write the whole character, or leave it out.");
				if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
				if (text.startsWith("/")) return outside("It is absolute.");
				if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
				if (text.startsWith("\\\\")) return outside("It names a network share.");
				if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
				if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
				if (leavesRoot(text)) return outside("It climbs above it.");
				let plain = plainForm(text);
				if (plain === ".") return denied("it is the working directory itself", "Name a file or directory in it, such as 'src/main.ts'.");
				for (let segment of text.split("/")) {
					if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plain)}'.`);
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
			let LINE_NEEDS_CLOSER_LOOK = /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i;
			let linesByPaths = new WeakMap();
			function linesOf(paths) {
				return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join("");
			}
			var PathLines = class {
				#bytes;
				#end = 1;
				constructor(room) {
					this.#bytes = Buffer.allocUnsafeSlow(room + 1);
					this.#bytes[0] = 10;
				}
				add(from, start, end) {
					if (end - start > 255) return !1;
					this.#end + end - start >= this.#bytes.length && this.#grow();
					let bytes = this.#bytes;
					let to = this.#end;
					for (let at = start; at < end; at++) {
						let byte = from[at];
						if (byte < 32 || byte > 126) return !1;
						bytes[to++] = byte;
					}
					bytes[to] = 10;
					this.#end = to + 1;
					return !0;
				}
				take() {
					if (this.#end === 1) return {
						areAllPlain: !0,
						names: []
					};
					let lines = this.#bytes.toString("latin1", 0, this.#end);
					let names = lines.slice(1, -1).split("\n");
					linesByPaths.set(names, lines.slice(1));
					return LINE_NEEDS_CLOSER_LOOK.test(lines) ? {
						areAllPlain: !1,
						names
					} : {
						areAllPlain: !0,
						names
					};
				}
				anyStartsWith(prefix) {
					return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`);
				}
				#grow() {
					let larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + 255);
					this.#bytes.copy(larger, 0, 0, this.#end);
					this.#bytes = larger;
				}
			};
			//! src/base/digest.ts
			let DIGEST = /^[0-9a-f]{64}$/;
			let PREFIX = /^[0-9a-f]{12,64}$/;
			function encodeRecord(fields) {
				let size = fields.reduce((sum, [, bytes]) => bytes === void 0 ? sum : sum + 12 + bytes.length, 0);
				let record = Buffer.allocUnsafe(size);
				let at = 0;
				for (let [tag, bytes] of fields) {
					if (bytes === void 0) continue;
					record.writeUInt32BE(tag, at);
					record.writeUInt32BE(Math.floor(bytes.length / 2 ** 32), at + 4);
					record.writeUInt32BE(bytes.length % 2 ** 32, at + 8);
					record.set(bytes, at + 12);
					at += 12 + bytes.length;
				}
				return record;
			}
			function encodeList(items) {
				return encodeRecord(items.map((item) => [1, item]));
			}
			function encodeText(text) {
				if (text.isWellFormed()) return Buffer.from(text, "utf8");
				let parts = [];
				for (let character of text) {
					let unit = character.charCodeAt(0);
					let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
					parts.push(isHalf ? Buffer.from([
						224 | unit >> 12,
						128 | unit >> 6 & 63,
						128 | unit & 63
					]) : Buffer.from(character));
				}
				return Buffer.concat(parts);
			}
			function encodeNumber(value) {
				if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
				let bytes = Buffer.alloc(8);
				bytes.writeDoubleBE(value === 0 ? 0 : value);
				return bytes;
			}
			function encodeValue(value) {
				if (value === null) return encodeRecord([[1, new Uint8Array()]]);
				if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
				if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
				if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
				if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
				if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
				return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, $start_start.compareBytes)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
			}
			function digestOf(domain, record) {
				return lateCrypto().createHash("sha256").update(`${domain}\0`).update(record).digest("hex");
			}
			function sha256(bytes) {
				return lateCrypto().hash("sha256", bytes, "hex");
			}
			function lateCrypto() {
				return process.getBuiltinModule("node:crypto");
			}
			function parseDigest(text) {
				if (DIGEST.test(text)) return (0, $start_start.success)(text);
				return (0, $start_start.failure)((0, $start_start.toolError)("digest_malformed", `'${briefText(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview; on the command line 'sous plans' lists those that are kept."));
			}
			function shortDigest(digest) {
				return digest.slice(0, 16);
			}
			function parseDigestPrefix(text) {
				return PREFIX.test(text) ? text : void 0;
			}
			function isWholeDigest(prefix) {
				return DIGEST.test(prefix);
			}
			//! src/base/text/json.ts
			function parseJson(text) {
				try {
					return (0, $start_start.success)(JSON.parse(text));
				} catch {
					let scan = new Scan(text);
					let message = scan.findFault() ?? "not JSON";
					return (0, $start_start.failure)({
						...placeAt(text, scan.at),
						message
					});
				}
			}
			let SPACE = /[ \t\r\n]*/y;
			let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
			let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
			var Scan = class {
				#text;
				at = 0;
				constructor(text) {
					this.#text = text;
				}
				findFault() {
					let open = [];
					for (;;) {
						this.#take(SPACE);
						let start = this.#text[this.at];
						if (start === "{" || start === "[") {
							this.at++;
							this.#take(SPACE);
							let close = start === "{" ? "}" : "]";
							if (this.#text[this.at] !== close) {
								open.push(close);
								if (start === "{") {
									let fault = this.#key();
									if (fault !== void 0) return fault;
								}
								continue;
							}
							this.at++;
						} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
						for (;;) {
							this.#take(SPACE);
							let close = open.at(-1);
							if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
							if (this.#text[this.at] === close) {
								this.at++;
								open.pop();
								continue;
							}
							if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
							this.at++;
							if (close === "}") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							break;
						}
					}
				}
				#key() {
					this.#take(SPACE);
					if (!this.#take(STRING)) return this.#fault("a name in double quotes");
					this.#take(SPACE);
					if (this.#text[this.at] !== ":") return this.#fault("':'");
					this.at++;
				}
				#fault(expected) {
					let found = this.#text[this.at];
					return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
				}
				#take(pattern) {
					pattern.lastIndex = this.at;
					if (!pattern.test(this.#text)) return !1;
					this.at = pattern.lastIndex;
					return !0;
				}
			};
			function placeAt(text, offset) {
				let before = text.slice(0, offset);
				return {
					line: before.split("\n").length,
					column: offset - before.lastIndexOf("\n")
				};
			}
			function placeInJson(text, field) {
				let place = skipSpace(text, 0);
				let value = place;
				for (let rest = field; rest !== "";) {
					let part = text[value] === "{" ? findMember(text, value, rest) : text[value] === "[" ? findItem(text, value, rest) : void 0;
					if (part === void 0) break;
					place = part.at;
					value = part.value;
					rest = rest.slice(part.length).replace(/^\./, "");
				}
				return placeAt(text, place);
			}
			function findMember(text, open, field) {
				let found;
				for (let at = skipSpace(text, open + 1); text[at] === "\"";) {
					let end = skipValue(text, at);
					let name = JSON.parse(text.slice(at, end));
					let value = skipSpace(text, skipSpace(text, end) + 1);
					field.startsWith(name) && [
						"",
						".",
						"["
					].includes(field.charAt(name.length)) && name.length >= (found?.length ?? 0) && (found = {
						at,
						value,
						length: name.length
					});
					at = skipComma(text, skipValue(text, value));
				}
				return found;
			}
			function findItem(text, open, field) {
				let [index, number] = /^\[(\d+)\]/.exec(field) ?? [];
				if (index === void 0) return;
				let at = skipSpace(text, open + 1);
				for (let left = Number(number); left > 0 && text[at] !== "]" && at < text.length; left--) at = skipComma(text, skipValue(text, at));
				return text[at] === "]" || at >= text.length ? void 0 : {
					at,
					value: at,
					length: index.length
				};
			}
			let STRING_AT = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
			let OTHERS = /[^"{}[\],\s]+/y;
			function skipValue(text, start) {
				let at = start;
				for (let depth = 0; at < text.length;) {
					let character = text[at];
					character === "\"" ? at = endOf(STRING_AT, text, at) : character === "{" || character === "[" ? [at, depth] = [at + 1, depth + 1] : character === "}" || character === "]" ? [at, depth] = [at + 1, depth - 1] : character === "," || character === ":" ? at++ : at = endOf(OTHERS, text, at);
					if (depth === 0) return at;
					at = skipSpace(text, at);
				}
				return at;
			}
			function endOf(pattern, text, at) {
				pattern.lastIndex = at;
				return pattern.test(text) ? pattern.lastIndex : text.length;
			}
			function skipComma(text, from) {
				let at = skipSpace(text, from);
				return text[at] === "," ? skipSpace(text, at + 1) : at;
			}
			function skipSpace(text, from) {
				let at = from;
				for (; " 	\r\n\ufeff".includes(text.charAt(at)) && at < text.length;) at++;
				return at;
			}
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
	var __webpack_exports__ = __nccwpck_require__(853);
	module.exports = __webpack_exports__;
})();
