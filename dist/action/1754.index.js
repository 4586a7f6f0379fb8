export const id = 1754;
export const ids = [1754];
export const modules = {
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
	57110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => parseDirectoryArgument,
			t: () => findDirectory
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function parseDirectoryArgument(text) {
			return (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.HO)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
		}
		async function findDirectory(text, workspace) {
			let directory = parseDirectoryArgument(text);
			if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK) return directory;
			let entry = await workspace.entry(directory.value);
			if (!entry.ok) return entry;
			switch (entry.value.kind) {
				case "directory": return directory;
				case "missing": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
				case "symlink": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.JV)(directory.value));
				default: return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.o5)(directory.value));
			}
		}
	}),
	42198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => renderFound,
			l: () => findFiles
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60493);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24391);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57110);
		async function findFiles(request, context) {
			let glob = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.qF)(request.pattern);
			if (!glob.ok) return glob;
			let excludes = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)(request.exclude);
			if (!excludes.ok) return excludes;
			let base = await (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)(request.base, context.workspace);
			if (!base.ok) return base;
			let listing = await context.workspace.files();
			let warnings = [...listing.warnings];
			let prefix = base.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? "" : `${base.value}/`;
			let deadline = context.clock.elapsed() + context.limits.searchMs;
			let maxDepth = (request.maxDepth ?? Infinity) + (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.d1)(prefix);
			let files = [];
			let total = 0;
			let tooDeep = 0;
			for (let [i, path] of listing.files.entries()) {
				if (i % 64 == 0 && context.clock.elapsed() > deadline) {
					warnings.push(`Search timed out after ${context.limits.searchMs / 1e3}s, returning partial results`);
					break;
				}
				let name = prefix === "" ? path : path.slice(prefix.length);
				if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
				(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.d1)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				files,
				total,
				tooDeep,
				warnings
			});
		}
		function renderFound(pattern, { files, total }) {
			if (total === 0) return `No files found matching '${pattern}'`;
			return [`Found ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_4__.pq)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
		}
	}),
	71972: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => resultLimit });
		function resultLimit(asked, { usual, maximum }) {
			if (asked === void 0) return {
				limit: Math.min(usual, maximum),
				warnings: []
			};
			if (asked <= maximum) return {
				limit: asked,
				warnings: []
			};
			return {
				limit: maximum,
				warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`]
			};
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
	41754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { glob: () => glob });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68049);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42198);
		var _result_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71972);
		var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52805);
		let EXCLUDED_BY_DEFAULT = [
			"node_modules",
			"bower_components",
			"dist",
			".venv",
			"__pycache__"
		];
		let glob = (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.u)({
			name: "glob",
			summary: "Find files whose paths match a glob pattern.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory")),
				exclude: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(", ")}, which are left out unless the pattern names them; an empty list leaves out nothing`),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Relative path of the directory to search, which patterns are relative to")), "."),
				max_results: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many files to return: 100 unless given, at most 500")))
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Paths of the files found, relative to the working directory, sorted")),
				total_files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many files match, also those not returned")),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Whether files were not returned because of max_results"))
			}),
			metadata: ["total_files", "truncated"],
			termination: "Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.",
			examples: [
				{
					description: "All React components",
					args: { pattern: "**/*.tsx" }
				},
				{
					description: "Tests below src, but not the generated ones",
					args: {
						pattern: "src/**/*.test.ts",
						exclude: ["generated"]
					}
				},
				{
					description: "The first 20 Markdown files of one directory",
					args: {
						pattern: "*.md",
						path: "docs",
						max_results: 20
					}
				}
			],
			async run(args, context) {
				let { globResults: usual, globResultsMaximum: maximum } = context.limits;
				let { limit, warnings } = (0, _result_limit_js__WEBPACK_IMPORTED_MODULE_6__.f)(args.max_results, {
					usual,
					maximum
				});
				let exclude = excludesOf(args.pattern, args.exclude);
				let found = await (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.l)({
					pattern: args.pattern,
					base: args.path,
					exclude,
					maxFiles: limit
				}, context);
				if (!found.ok) return found;
				let { files, total } = found.value;
				let truncated = total > files.length;
				let advice = `use a narrower pattern, a path or exclude${limit < maximum ? ", or a higher max_results" : ""}`;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)({
					files: [...files],
					total_files: total,
					truncated
				}, (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.H)(args.pattern, found.value), { warnings: [
					...found.value.warnings,
					...warnings,
					...truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []
				] });
			}
		});
		function excludesOf(pattern, exclude) {
			let asked = (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__.DD)(exclude);
			return exclude !== void 0 && asked.length === 0 ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !pattern.includes(name)), ...asked];
		}
	}),
	84696: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => classEnd,
			PH: () => expandBraces,
			cg: () => MAX_ALTERNATIVES,
			mf: () => syntaxFault,
			yF: () => unclosedClass
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)([pattern]);
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
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(heads);
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
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(alternatives);
		}
		function tooMany() {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
	}),
	50636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => compileSegments });
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
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
			if (segment.kind === "tokens") return (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__.I)(segment.tokens, path, start, end);
			return end - start === segment.text.length && path.startsWith(segment.text, start);
		}
	}),
	66599: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => matchTokens,
			Z: () => parseSegment
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84696);
		function parseSegment(source) {
			if (source === "**") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({ kind: "globstar" });
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
					let end = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.IR)(source, at);
					if (end < 0) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.yF)();
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
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(isLiteral ? {
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
			if (source.includes("[:")) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Write the characters out, such as '[a-z]': named classes are not known.");
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
				if (to !== void 0 && to < from) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Turn the range in the class around: it ends before it begins.");
				ranges.push([from, to ?? from]);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({
				kind: "class",
				isNegated,
				ranges
			});
		}
	}),
	24391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			nS: () => parseGlobs,
			qF: () => parseGlob
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84696);
		var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50636);
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66599);
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
				if (alternatives > _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, `there are more than ${_glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(_glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__.M));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: only });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pattern);
			if (!expanded.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__.Z)(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`;
			let outside = () => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
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
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_pattern", `Invalid glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("limit_exceeded", `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	})
};
