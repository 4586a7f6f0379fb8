export const id = 9514;
export const ids = [9514];
export const modules = {
	59514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { matchProtected: () => matchProtected });
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70888);
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)([(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path)));
		}
	}),
	70888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			qF: () => parseGlob,
			nS: () => parseGlobs
		});
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, result.k)([pattern]);
			let reader = {
				pattern,
				at: 0
			};
			let expanded = readSequence(reader, !1);
			if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
			return expanded;
		}
		function classEnd(pattern, open) {
			let at = open + 1;
			(pattern[at] === "!" || pattern[at] === "^") && at++;
			pattern[at] === "]" && at++;
			for (; at < pattern.length && pattern[at] !== "/"; at++) if (pattern[at] === "\\") at++;
			else if (pattern[at] === "]") return at;
			return -1;
		}
		function syntaxFault(reason) {
			return (0, result.V)({
				kind: "syntax",
				reason
			});
		}
		function unclosedClass() {
			return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
		}
		function readSequence(reader, isInside) {
			let { pattern } = reader;
			let heads = [""];
			for (; reader.at < pattern.length;) {
				let character = pattern.charAt(reader.at);
				if (character === "}" || isInside && character === ",") break;
				let tails;
				if (character === "{") {
					let group = readGroup(reader);
					if (!group.ok) return group;
					tails = group.value;
				} else {
					let end = character === "[" ? classEnd(pattern, reader.at) : reader.at + +(character === "\\");
					if (end < 0) return unclosedClass();
					tails = [pattern.slice(reader.at, end + 1)];
					reader.at = end + 1;
				}
				if (heads.length * tails.length > MAX_ALTERNATIVES) return tooMany();
				heads = heads.flatMap((head) => tails.map((tail) => head + tail));
			}
			return (0, result.k)(heads);
		}
		function readGroup(reader) {
			let alternatives = [];
			do {
				reader.at++;
				let alternative = readSequence(reader, !0);
				if (!alternative.ok) return alternative;
				alternatives.push(...alternative.value);
				if (alternatives.length > MAX_ALTERNATIVES) return tooMany();
			} while (reader.pattern[reader.at] === ",");
			if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
			reader.at++;
			return (0, result.k)(alternatives);
		}
		function tooMany() {
			return (0, result.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
		function parseSegment(source) {
			if (source === "**") return (0, result.k)({ kind: "globstar" });
			let tokens = [];
			let text = "";
			let flush = () => {
				text !== "" && tokens.push({
					kind: "text",
					text
				});
				text = "";
			};
			for (let at = 0; at < source.length; at++) {
				let character = source.charAt(at);
				if (character === "*" || character === "?") {
					flush();
					character === "?" ? tokens.push({ kind: "one" }) : tokens.at(-1)?.kind !== "star" && tokens.push({ kind: "star" });
				} else if (character === "[") {
					flush();
					let end = classEnd(source, at);
					if (end < 0) return unclosedClass();
					let parsed = parseClass(source.slice(at + 1, end));
					if (!parsed.ok) return parsed;
					tokens.push(parsed.value);
					at = end;
				} else {
					character === "\\" && at++;
					text += source.charAt(at);
				}
			}
			let isLiteral = tokens.length === 0;
			flush();
			return (0, result.k)(isLiteral ? {
				kind: "literal",
				text: tokens[0]?.kind === "text" ? tokens[0].text : ""
			} : {
				kind: "tokens",
				tokens
			});
		}
		function matchTokens(tokens, path, start, end) {
			let at = start;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let token = tokens[index];
				if (token === void 0) {
					if (at === end) return !0;
				} else if (token.kind === "star") {
					if (index === tokens.length - 1) return !0;
					starIndex = index++;
					starAt = at;
					continue;
				} else {
					let next = take(token, path, at, end);
					if (next >= 0) {
						at = next;
						index++;
						continue;
					}
				}
				if (starIndex < 0 || starAt >= end) return !1;
				starAt += widthAt(path, starAt);
				at = starAt;
				index = starIndex + 1;
			}
		}
		function take(token, path, at, end) {
			if (token.kind === "text") return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
			if (at >= end) return -1;
			if (token.kind === "class") {
				let point = path.codePointAt(at) ?? 0;
				if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1;
			}
			return at + widthAt(path, at);
		}
		function widthAt(path, at) {
			return (path.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
		function parseClass(source) {
			if (source.includes("[:")) return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
			let isNegated = /^[!^]/.test(source);
			let members = [];
			let characters = [...isNegated ? source.slice(1) : source];
			for (let i = 0; i < characters.length; i++) {
				let isEscaped = characters[i] === "\\" && i + 1 < characters.length;
				isEscaped && i++;
				members.push({
					point: characters[i]?.codePointAt(0) ?? 0,
					isDash: characters[i] === "-" && !isEscaped
				});
			}
			let ranges = [];
			for (let i = 0; i < members.length; i++) {
				let from = members[i]?.point ?? 0;
				let to = members[i + 1]?.isDash ? members[i + 2]?.point : void 0;
				to !== void 0 && (i += 2);
				if (to !== void 0 && to < from) return syntaxFault("Turn the range in the class around: it ends before it begins.");
				ranges.push([from, to ?? from]);
			}
			return (0, result.k)({
				kind: "class",
				isNegated,
				ranges
			});
		}
		function compileSegments(segments) {
			let literals = [];
			for (let segment of segments) {
				if (segment.kind !== "literal") break;
				literals.push(segment.text);
			}
			let rest = segments.slice(literals.length);
			if (rest.length === 0) {
				let whole = literals.join("/");
				return (path) => path === whole;
			}
			let prefix = literals.map((literal) => `${literal}/`).join("");
			let matchRest = compileCommon(rest) ?? compileAny(rest);
			return prefix === "" ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
		}
		function compileCommon([first, second, third, ...more]) {
			if (first?.kind !== "globstar" || more.length > 0) return;
			if (second === void 0) return (path, from) => path.length > from;
			if (third === void 0) {
				if (second.kind === "literal") return (path, from) => endsWithName(path, from, second.text);
				let suffix = suffixOf(second);
				return suffix === void 0 ? void 0 : (path) => path.endsWith(suffix);
			}
			if (second.kind !== "literal" || third.kind !== "globstar") return;
			let directory = `${second.text}/`;
			return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
		}
		function endsWithName(path, from, name) {
			let start = path.length - name.length;
			return path.endsWith(name) && (start === from || start > from && path[start - 1] === "/");
		}
		function suffixOf(segment) {
			if (segment.kind !== "tokens" || segment.tokens.length > 2 || segment.tokens[0]?.kind !== "star") return;
			let last = segment.tokens[1];
			if (last === void 0) return "";
			return last.kind === "text" ? last.text : void 0;
		}
		function compileAny(segments) {
			let last = segments.at(-1);
			let lastToken = last?.kind === "tokens" ? last.tokens.at(-1) : void 0;
			let suffix = lastToken?.kind === "text" ? lastToken.text : "";
			return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
		}
		function matchSegments(segments, path, from) {
			let at = from;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let segment = segments[index];
				if (segment === void 0) {
					if (at > path.length) return !0;
				} else if (segment.kind === "globstar") {
					if (index === segments.length - 1) return at < path.length;
					starIndex = index++;
					starAt = at;
					continue;
				} else if (at <= path.length) {
					let slash = path.indexOf("/", at);
					let end = slash < 0 ? path.length : slash;
					if (matchName(segment, path, at, end)) {
						at = end + 1;
						index++;
						continue;
					}
				}
				if (starIndex < 0) return !1;
				let slash = path.indexOf("/", starAt);
				if (slash < 0) return !1;
				starAt = slash + 1;
				at = starAt;
				index = starIndex + 1;
			}
		}
		function matchName(segment, path, start, end) {
			if (segment.kind === "tokens") return matchTokens(segment.tokens, path, start, end);
			return end - start === segment.text.length && path.startsWith(segment.text, start);
		}
		function parseGlob(pattern) {
			return parseGlobs([pattern]);
		}
		function parseGlobs(patterns) {
			return compile(patterns, (segments) => [segments]);
		}
		function parseExcludes(patterns) {
			return compile(patterns, (segments) => segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]]);
		}
		let GLOBSTAR = { kind: "globstar" };
		function compile(patterns, variants) {
			let matchers = [];
			let alternatives = 0;
			for (let pattern of patterns) {
				let parsed = parsePattern(pattern);
				if (!parsed.ok) return parsed;
				alternatives += parsed.value.length;
				if (alternatives > MAX_ALTERNATIVES) return (0, result.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(compileSegments));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, result.k)({ matches: only });
			return (0, result.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, result.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, result.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, result.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = expandBraces(pattern);
			if (!expanded.ok) return (0, result.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, result.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, result.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, result.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = parseSegment(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, result.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, path.Kg)(pattern)}'`;
			let outside = () => (0, tool_error.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, tool_error.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
			if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
			if (alternative.split(/[/\\]/).includes("..")) return outside();
			if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
			if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
		}
		function fromFault(pattern, fault) {
			return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
		}
		function invalid(pattern, advice) {
			return (0, tool_error.$4)("invalid_pattern", `Invalid glob pattern '${(0, path.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, tool_error.$4)("limit_exceeded", `Glob pattern '${(0, path.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	})
};
