export const id = 8708;
export const ids = [8708];
export const modules = {
	68049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => asList,
			Kd: () => listArgument,
			bp: () => textArgument,
			eS: () => previewArgument
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		function textArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description));
		}
		function listArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description)));
		}
		function asList(value) {
			if (value === void 0) return [];
			return typeof value == "string" ? [value] : value;
		}
		function previewArgument() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("Return the diff and change nothing")));
		}
	}),
	98188: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sv: () => encodeContent,
			lT: () => makeEdit,
			GU: () => openTextFile,
			n1: () => stageEdit,
			g$: () => tooLarge
		});
		var model_path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		var workspace_text = __webpack_require__(54010);
		function toByteEdits({ text, encoding }, bytes, edits) {
			let encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
			let skipped = encoding === "utf8-bom" ? workspace_text.yv : 0;
			let isOneByteEach = bytes.length - skipped === text.length;
			let seenUnits = 0;
			let seenBytes = skipped;
			let position = (unit) => {
				if (isOneByteEach) return unit + skipped;
				seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
				seenUnits = unit;
				return seenBytes;
			};
			return edits.map((edit) => ({
				start: position(edit.start),
				end: position(edit.end),
				replacement: encode(edit.replacement)
			}));
		}
		function lengthAfter(bytes, edits) {
			return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length);
		}
		function applyEdits(bytes, edits) {
			let result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits));
			let from = 0;
			let to = 0;
			for (let edit of edits) {
				result.set(bytes.subarray(from, edit.start), to);
				to += edit.start - from;
				result.set(edit.replacement, to);
				to += edit.replacement.length;
				from = edit.end;
			}
			result.set(bytes.subarray(from), to);
			return result;
		}
		function splitsCharacter(text, { start, end }) {
			return isInsidePair(text, start) || isInsidePair(text, end);
		}
		function isInsidePair(text, offset) {
			return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
		}
		function encodeReplacement(replacement, encoding) {
			return (0, workspace_text.wx)({
				text: replacement,
				encoding: encoding === "utf8-bom" ? "utf8" : encoding
			});
		}
		function rememberLast(make) {
			let last;
			return (text) => {
				last?.text !== text && (last = {
					text,
					made: make(text)
				});
				return last.made;
			};
		}
		async function openTextFile(given, context) {
			let path = (0, model_path.NP)(given);
			if (!path.ok) return path;
			let content = await readWhole(path.value, context);
			if (!content.ok) return content;
			let text = (0, workspace_text.g7)(content.value.bytes, path.value);
			return text.ok ? (0, result.k)({
				path: path.value,
				content: content.value,
				text: text.value
			}) : text;
		}
		async function readWhole(path, { workspace, limits }) {
			let entry = await workspace.entry(path);
			if (!entry.ok) return entry;
			if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, result.V)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
			return workspace.read(path);
		}
		function encodeContent(content, { limits }) {
			let bytes = Buffer.from(content, "utf8");
			return bytes.length > limits.writeFileBytes ? (0, result.V)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, result.k)(bytes);
		}
		function makeEdit(request) {
			let { file, limit } = request;
			let { path, content, text } = file;
			for (let written of request.written) {
				let refusal = (0, workspace_text._S)(written, text.encoding, path);
				if (refusal !== void 0) return (0, result.V)(refusal);
			}
			if (content.bytes.length !== text.text.length && request.edits.some((edit) => splitsCharacter(text.text, edit))) return (0, result.V)(matchesHalf(path));
			let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
			if (changing.length === 0) return (0, result.k)(void 0);
			let edits = toByteEdits(text, content.bytes, changing);
			let length = lengthAfter(content.bytes, edits);
			if (length > limit) return (0, result.V)(tooLarge(`File '${path}' after the edit`, length, limit));
			return (0, result.k)({
				path,
				before: content,
				bytes: applyEdits(content.bytes, edits),
				edits
			});
		}
		async function stageEdit(file, edit, { workspace, limits }) {
			let made = makeEdit({
				file,
				edits: [edit],
				written: [edit.replacement],
				limit: limits.writeFileBytes
			});
			if (!made.ok) return made;
			if (made.value === void 0) return (0, result.k)(!1);
			let { bytes, edits } = made.value;
			let staged = await workspace.stage(file.path, bytes, {
				from: file.content,
				edits
			});
			return staged.ok ? (0, result.k)(!0) : staged;
		}
		function matchesHalf(path) {
			return (0, tool_error.$4)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
		}
		function tooLarge(what, size, limit) {
			return (0, tool_error.$4)("too_large", `${what} is too large: ${(0, wording.lP)(size)}, the limit is ${(0, wording.lP)(limit)}`, "Work on a smaller file, or split the content.");
		}
	}),
	69826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Uh: () => withLineEnding,
			Yf: () => dominantLineEnding,
			ZX: () => lineSpan,
			ik: () => newlineLengthBefore,
			lt: () => countLines,
			mh: () => lineAt,
			vH: () => isCrlfThroughout
		});
		function countLines(text) {
			let ended = countNewlines(text, text.length);
			return text === "" || text.endsWith("\n") ? ended : ended + 1;
		}
		function lineAt(text, offset) {
			return countNewlines(text, offset) + 1;
		}
		function lineSpan(text, first, last) {
			let start = endOfLines(text, first - 1, 0);
			return {
				start,
				end: endOfLines(text, last - first + 1, start)
			};
		}
		function dominantLineEnding(text) {
			let { newlines, crlf } = countEndings(text);
			return crlf * 2 > newlines ? "\r\n" : "\n";
		}
		function isCrlfThroughout(text) {
			if (!text.includes("\r\n")) return !1;
			let { newlines, crlf } = countEndings(text);
			return newlines === crlf;
		}
		function withLineEnding(text, ending) {
			return text.replace(/\r?\n/g, ending);
		}
		function newlineLengthBefore(text, offset) {
			if (text[offset - 1] !== "\n") return 0;
			return text[offset - 2] === "\r" ? 2 : 1;
		}
		function countNewlines(text, end) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
			return count;
		}
		function endOfLines(text, lines, from) {
			let end = from;
			for (let line = 0; line < lines; line++) {
				let newline = text.indexOf("\n", end);
				if (newline < 0) return text.length;
				end = newline + 1;
			}
			return end;
		}
		function countEndings(text) {
			let newlines = 0;
			let crlf = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
				newlines++;
				text[at - 1] === "\r" && crlf++;
			}
			return {
				newlines,
				crlf
			};
		}
	}),
	29148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => nearestMiss });
		var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69826);
		let LIKENESSES = [
			{
				difference: "line endings",
				simplify: (text) => text.replaceAll("\r\n", "\n")
			},
			{
				difference: "case",
				simplify: (text) => text.toLowerCase()
			},
			{
				difference: "the way accents are composed",
				simplify: (text) => text.normalize("NFC")
			},
			{
				difference: "whitespace",
				simplify: dropWhitespace
			},
			{
				difference: "whitespace and case",
				simplify: (text) => dropWhitespace(text.toLowerCase())
			}
		];
		function nearestMiss(text, find) {
			if (text.length > 1e6) return;
			for (let { difference, simplify } of LIKENESSES) {
				let wanted = simplify(find);
				let at = wanted === "" ? -1 : simplify(text).indexOf(wanted);
				if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
			}
			return firstLineOf(text, find);
		}
		function lineOfSimplified(text, simplify, offset) {
			let low = 0;
			let high = text.length;
			for (; low < high;) {
				let middle = low + high >> 1;
				simplify(text.slice(0, middle)).length > offset ? high = middle : low = middle + 1;
			}
			return (0, _lines_js__WEBPACK_IMPORTED_MODULE_0__.mh)(text, low - 1);
		}
		function firstLineOf(text, find) {
			let lines = find.split("\n").filter((line) => line.trim() !== "");
			let first = lines[0]?.trim();
			let at = first === void 0 || lines.length < 2 ? -1 : text.indexOf(first);
			return at < 0 ? void 0 : `Line ${(0, _lines_js__WEBPACK_IMPORTED_MODULE_0__.mh)(text, at)} has its first line, but the lines after it differ.`;
		}
		function dropWhitespace(text) {
			return text.replace(/\s+/g, "");
		}
	}),
	36798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => compileReplacement });
		var escape_regex = __webpack_require__(1236);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var lines = __webpack_require__(69826);
		var wording = __webpack_require__(60493);
		let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
		function parseTemplate(replacement, expression) {
			let { count, names } = groupsOf(expression);
			let parts = [];
			let from = 0;
			for (let match of replacement.matchAll(DOLLAR)) {
				let [whole, dollar, ampersand, around, name, digits] = match;
				match.index > from && parts.push(replacement.slice(from, match.index));
				from = match.index + whole.length;
				if (dollar !== void 0) parts.push("$");
				else if (ampersand !== void 0) parts.push([0]);
				else if (around !== void 0) return (0, result.V)(refuseAround(whole));
				else if (name !== void 0) {
					let groups = names.get(name);
					if (groups === void 0) return (0, result.V)(unknownGroup(whole, count, [...names.keys()]));
					parts.push(groups);
				} else if (digits !== void 0) {
					let group = groupNumber(digits, count);
					if (group === void 0) return (0, result.V)(unknownGroup(whole, count, [...names.keys()]));
					parts.push([group]);
					Number(digits) !== group && parts.push(digits.slice(1));
				}
			}
			from < replacement.length && parts.push(replacement.slice(from));
			return (0, result.k)(parts);
		}
		function expandTemplate(template, groups) {
			if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
			let text = "";
			for (let part of template) if (typeof part == "string") text += part;
			else for (let group of part) text += groups[group] ?? "";
			return text;
		}
		function groupNumber(digits, count) {
			let both = Number(digits);
			if (both >= 1 && both <= count) return both;
			let first = Number(digits[0]);
			return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
		}
		function groupsOf(expression) {
			let flags = expression.flags.replace(/[gy]/g, "");
			return {
				count: (RegExp(`${expression.source}|`, flags).exec("")?.length ?? 1) - 1,
				names: namesOf(expression.source)
			};
		}
		function namesOf(source) {
			let names = new Map();
			let group = 0;
			for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
				if (!token[0].startsWith("(")) continue;
				group++;
				token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], group]);
			}
			return names;
		}
		function refuseAround(reference) {
			return (0, tool_error.$4)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
		}
		function unknownGroup(reference, count, names) {
			let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
			return (0, tool_error.$4)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${(0, wording.pq)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
		}
		var search_pattern = __webpack_require__(93395);
		function compileRegexReplacement(request) {
			let pattern = (0, search_pattern.I)(request.find, request);
			if (!pattern.ok) return pattern;
			if (!request.multiline && namesNewline(request.find)) return (0, result.V)(needsMultiline(request.find));
			let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
			let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
			let inLine = new RegExp(request.find, flags);
			let template = parseTemplate(request.replace, inLine);
			if (!template.ok) return template;
			let onWindows = crlfForm(request.find, template.value);
			return (0, result.k)({
				sieve: sieveFor(pattern.value),
				edits(text) {
					let written = onWindows !== void 0 && (0, lines.vH)(text) ? onWindows : template.value;
					let inserted = 0;
					let latest = "";
					let makeEdit = (match, offset) => {
						let start = offset + match.index;
						inserted <= MAX_INSERTED && (latest = expandTemplate(written, match));
						inserted += latest.length;
						return {
							start,
							end: start + match[0].length,
							replacement: latest
						};
					};
					if (request.multiline) return Array.from(text.matchAll(inText), (match) => makeEdit(match, 0));
					return (pattern.value.strategy === "line" ? void 0 : editWithinLines(text, inText, makeEdit)) ?? editLines(text, inLine, makeEdit);
				},
				written: [request.find, ...template.value.filter((part) => typeof part == "string")],
				needsTimeLimit: !0
			});
		}
		function crlfForm(find, template) {
			let fixed = template.filter((part) => typeof part == "string").join("");
			if (!fixed.includes("\n") || fixed.includes("\r") || /\\r|\r/.test(find)) return;
			return template.map((part) => typeof part == "string" ? (0, lines.Uh)(part, "\r\n") : part);
		}
		let MAX_INSERTED = 33554432;
		function sieveFor({ required, flags }) {
			if (required === void 0) return;
			return !flags.includes("i") || !/[ks]/i.test(required.join("")) ? {
				source: required.map(escape_regex.$).join("|"),
				flags,
				literal: void 0,
				required,
				strategy: "text"
			} : void 0;
		}
		function editLines(text, regex, makeEdit) {
			let edits = [];
			for (let start = 0; start < text.length;) {
				let newline = text.indexOf("\n", start);
				let next = newline < 0 ? text.length : newline + 1;
				let line = text.slice(start, next - (0, lines.ik)(text, next));
				for (let match of line.matchAll(regex)) edits.push(makeEdit(match, start));
				start = next;
			}
			return edits;
		}
		function editWithinLines(text, regex, makeEdit) {
			if ([
				"\r",
				"\u2028",
				"\u2029"
			].some((end) => text.includes(end))) return;
			let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
			let edits = [];
			for (let match of text.matchAll(regex)) {
				if (match[0].includes("\n")) return;
				match.index < endOfLines && edits.push(makeEdit(match, 0));
			}
			return edits;
		}
		function wholeCharacterFlags(source, flags) {
			if (flags.includes("u")) return flags;
			try {
				new RegExp(source, `${flags}u`);
				return `${flags}u`;
			} catch {
				return flags;
			}
		}
		function namesNewline(source) {
			for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
			return !1;
		}
		function needsMultiline(source) {
			return (0, tool_error.$4)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
		}
		function compileReplacement(request) {
			if (request.isRegex) return compileRegexReplacement(request);
			if (request.multiline) return (0, result.V)((0, tool_error.$4)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
			return (0, result.k)(literalReplacement(request));
		}
		function literalReplacement({ find, replace, caseSensitive }) {
			let line = longestLine(find);
			let search = caseSensitive ? indexesOf : indexesOfAnyCase;
			return {
				sieve: line === "" ? void 0 : (0, search_pattern.K)(line, { caseSensitive }),
				edits(text) {
					let adapted = adaptToCrlf(text, find, replace);
					let length = adapted.find.length;
					return search(text, adapted.find).map((start) => ({
						start,
						end: start + length,
						replacement: adapted.replace
					}));
				},
				written: [find, replace],
				needsTimeLimit: !1
			};
		}
		function indexesOf(text, find) {
			let indexes = [];
			for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
			return indexes;
		}
		function indexesOfAnyCase(text, find) {
			return Array.from(text.matchAll(new RegExp((0, escape_regex.$)(find), "gi")), (match) => match.index);
		}
		function adaptToCrlf(text, find, replace) {
			if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !(0, lines.vH)(text)) return {
				find,
				replace
			};
			return {
				find: (0, lines.Uh)(find, "\r\n"),
				replace: replace.includes("\r") ? replace : (0, lines.Uh)(replace, "\r\n")
			};
		}
		function longestLine(text) {
			return text.split(/\r?\n/).reduce((longest, line) => line.length > longest.length ? line : longest);
		}
	})
};
