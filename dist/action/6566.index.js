export const id = 6566;
export const ids = [6566];
export const modules = {
	1236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => escapeRegex });
		function escapeRegex(text) {
			return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
		}
	}),
	26665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => MAX_RECIPE_DEPTH,
			w: () => checkRecipeCalls
		});
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15846);
		var _input_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75332);
		let MAX_RECIPE_DEPTH = 5;
		function checkRecipeCalls(recipe, library) {
			let diagnostics = new _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.r();
			for (let { step, name, at } of callsOf(recipe)) {
				let called = library.find(name);
				if (called === void 0) {
					let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__.a)(name, library.names);
					let suggestion = near === void 0 ? "See 'sous list' for all of them." : `Did you mean '${near}'?`;
					diagnostics.error(at, "unknown_recipe", `There is no recipe '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`, suggestion);
					continue;
				}
				checkInputs(step, called, at, diagnostics);
				checkDepth(recipe, name, at, library, diagnostics);
			}
			return diagnostics.list();
		}
		function callsOf(recipe) {
			return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === "recipe" ? [{
				step,
				name: step.call.recipe,
				at: step.call.at
			}] : []);
		}
		function checkInputs(step, called, at, diagnostics) {
			let names = called.inputs.map((input) => input.name);
			for (let { key, keyAt, value } of step.with) {
				let input = called.inputs.find((candidate) => candidate.name === key);
				if (input === void 0) {
					let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__.a)(key, names);
					let all = names.length === 0 ? "It has no inputs." : `There is ${names.join(", ")}.`;
					let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
					diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(key)}'`, suggestion);
				} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Give one value.");
				else if (value.kind === "scalar") {
					let checked = (0, _input_rules_js__WEBPACK_IMPORTED_MODULE_1__.o)(input, value.value);
					checked.ok || diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
				}
			}
			for (let input of called.inputs) {
				if (!input.required || step.with.some((entry) => entry.key === input.name)) continue;
				let message = `The recipe '${called.name}' needs the input '${input.name}'`;
				diagnostics.error(at, "missing_input", message, `Add '${input.name}:' under 'with:'.`);
			}
		}
		function checkDepth(caller, name, at, library, diagnostics) {
			let problem = findProblem(name, {
				path: [caller.source.path],
				library,
				done: new Set()
			});
			if (problem === void 0) return;
			let path = problem.path.map(_model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg).join(" \u2192 ");
			problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other without end: ${path}`, "Take one of these calls out.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 deep: ${path}`, "Call the inner recipes directly.");
		}
		function findProblem(name, { path, library, done }) {
			let recipe = library.find(name);
			if (recipe === void 0) return;
			let file = recipe.source.path;
			let longer = [...path, file];
			if (path.includes(file)) return {
				kind: "cycle",
				path: longer
			};
			if (path.length > 5) return {
				kind: "depth",
				path: longer
			};
			let key = `${path.length} ${file}`;
			if (done.has(key)) return;
			done.add(key);
			for (let call of callsOf(recipe)) {
				let problem = findProblem(call.name, {
					path: longer,
					library,
					done
				});
				if (problem !== void 0) return problem;
			}
		}
	}),
	15846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => Diagnostics });
		class Diagnostics {
			#found = [];
			error(at, code, message, suggestion) {
				this.isFull || this.#found.push({
					severity: "error",
					code,
					message,
					suggestion,
					at
				});
			}
			warning(at, code, message, suggestion) {
				this.isFull || this.#found.push({
					severity: "warning",
					code,
					message,
					suggestion,
					at
				});
			}
			get hasErrors() {
				return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === "error");
			}
			get isFull() {
				return this.#found.length >= 200;
			}
			list() {
				let sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
				let last = sorted.at(-1);
				if (last === void 0 || !this.isFull) return sorted;
				return [...sorted, {
					severity: "error",
					code: "too_many_problems",
					message: "There may be more than these 200 problems",
					suggestion: "Correct these first, then check again.",
					at: last.at
				}];
			}
		}
	}),
	31360: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { YK: () => parseExpression });
		var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32339);
		var _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12083);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _text_functions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91979);
		let CONTEXTS = [
			"inputs",
			"steps",
			"item",
			"index",
			"recipe",
			"env",
			"github"
		];
		let MAX_TOKENS = 1e3;
		let DEFINITIONS = [...Object.values(_actions_expressions__WEBPACK_IMPORTED_MODULE_0__.j7), ..._text_functions_js__WEBPACK_IMPORTED_MODULE_3__.g];
		let FUNCTIONS = DEFINITIONS.map((definition) => definition.name.replace("Json", "JSON"));
		let ELSEWHERE = new Map([
			["hashfiles", "Recipes have no hashFiles: use the outputs of a step that reads or searches the files."],
			["success", "A step runs only when the steps before it succeeded: leave it out."],
			["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
			["failure", "Set 'continue-on-error: true' on the step and ask for steps.<id>.outcome == 'failure'."],
			["cancelled", "A cancelled run does nothing more: leave it out."],
			["secrets", "Recipes are given no secrets."],
			["vars", "Declare an input and give it the value."],
			["matrix", "Use 'for-each' and item."]
		]);
		function parseExpression(text) {
			if (text.trim() === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(fault("expression_syntax", "The expression is empty", "Write a value, such as inputs.name.", 0, 0));
			let tokens = [];
			try {
				tokens = new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.JG(text).lex().tokens;
				let places = placeTokens(text, tokens);
				let placeOf = (token) => places.get(token) ?? {
					start: 0,
					end: text.length
				};
				let found = checkTokens(tokens, placeOf);
				if (found !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(found);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
					tree: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.iX(tokens, [...CONTEXTS], [..._text_functions_js__WEBPACK_IMPORTED_MODULE_3__.g]).parse(),
					placeOf
				});
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(error instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.tj ? fromParser(text, tokens, error) : fromLexer(text, error));
			}
		}
		function checkTokens(tokens, placeOf) {
			if (tokens.length > MAX_TOKENS) return fault("expression_too_long", `More than ${MAX_TOKENS} words in one expression`, "Split it over several steps.", 0, 0);
			for (let [i, token] of tokens.entries()) {
				token.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.STRING && Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
				if (token.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.IDENTIFIER || tokens[i - 1]?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.DOT) continue;
				let isCall = tokens[i + 1]?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.LEFT_PAREN;
				if ((isCall ? FUNCTIONS : CONTEXTS).some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue;
				let { start, end } = placeOf(token);
				return isCall ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
			}
		}
		function unknownFunction(name, start, end) {
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(name, FUNCTIONS);
			let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${FUNCTIONS.join(", ")}.` : `Did you mean '${near}'?`);
			return fault("unknown_function", `There is no function '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_2__.Kg)(name)}'`, suggestion, start, end);
		}
		function unknownContext(name, start, end) {
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(name, CONTEXTS);
			let quoted = `A text needs single quotes: '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_2__.Kg)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
			let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
			return fault("unknown_name", `There is no '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_2__.Kg)(name)}'`, suggestion, start, end);
		}
		function placeTokens(text, tokens) {
			let places = new Map();
			let at = 0;
			for (let token of tokens) {
				for (; at < text.length && /\s/.test(text[at] ?? "");) at++;
				let start = token.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.EOF ? text.length : at;
				at = start + token.lexeme.length;
				places.set(token, {
					start,
					end: at
				});
			}
			return places;
		}
		let SYNTAX_ADVICE = "Check quotes, brackets and operators; a text needs single quotes.";
		function fromParser(text, tokens, error) {
			let token = tokens.find((candidate) => candidate.range.start === error.pos);
			if (token?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_1__.ks.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
			let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
				start: 0,
				end: text.length
			};
			let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
			let suggestion = form === void 0 ? SYNTAX_ADVICE : `Its form is ${form}.`;
			return fault("expression_syntax", (0, _model_path_js__WEBPACK_IMPORTED_MODULE_2__.Kg)(error.message), suggestion, start, end);
		}
		function formOf(name) {
			let definition = DEFINITIONS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
			return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
		}
		function fromLexer(text, error) {
			let thrown = error instanceof Error ? error.message : String(error);
			if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
			let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
			if (text[start] === "'") return fault("expression_syntax", "A quoted text is not closed", "Add the closing '.", start, text.length);
			if (text[start] === "\"") return fault("expression_syntax", "Expressions have no double quotes", "Write texts in single quotes: 'text'.", start, start + 1);
			return fault("expression_syntax", (0, _model_path_js__WEBPACK_IMPORTED_MODULE_2__.Kg)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
		}
		function fault(code, message, suggestion, start, end) {
			return {
				code,
				message,
				suggestion,
				start,
				end
			};
		}
	}),
	75332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => compileInputPattern,
			o: () => checkInputValue
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		let MAX_INPUT_LENGTH = 65536;
		function compileInputPattern(pattern) {
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(RegExp(`^(?:${pattern})$`, "u"));
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)(error instanceof Error ? error.message : String(error));
			}
		}
		function checkInputValue(input, value) {
			let what = `Input '${input.name}'`;
			switch (input.type) {
				case "number":
					if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Give a number, such as 20.");
					return checkRange(input, value);
				case "boolean":
					if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Give true or false.");
					return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(value);
				case "choice":
					if (typeof value == "string" && input.options.includes(value)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(value);
					return finding("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(_model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg).join(", ")}.`);
				case "string":
					if (typeof value != "string") return wrong(`${what} must be a text`, "Give a text.");
					return checkText(input, value);
			}
		}
		function checkRange(input, value) {
			let { min, max } = input;
			if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(value);
			let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
			return finding("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(" and ")}.`);
		}
		function checkText(input, value) {
			if (value.length > MAX_INPUT_LENGTH) return finding("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Give a shorter text.");
			if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, "Give a text of whole characters.");
			if (input.pattern === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(value);
			let pattern = compileInputPattern(input.pattern);
			if (!pattern.ok || pattern.value.test(value)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(value);
			return finding("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(input.pattern)}/.`);
		}
		function shown(value) {
			return typeof value == "string" ? `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(value)}'` : (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(JSON.stringify(value) ?? "nothing");
		}
		function wrong(message, suggestion) {
			return finding("input_type", message, suggestion);
		}
		function finding(code, message, suggestion) {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				code,
				message,
				suggestion
			});
		}
	}),
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
	91979: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => TEXT_FUNCTIONS });
		var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32339);
		var _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1236);
		let TEXT_FUNCTIONS = [{
			name: "escapeRegex",
			description: "`escapeRegex( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.uQ((0, _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_1__.$)(text?.coerceString() ?? ""))
		}, {
			name: "escapeReplacement",
			description: "`escapeReplacement( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.uQ((text?.coerceString() ?? "").replaceAll("$", "$$$$"))
		}];
	}),
	76234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => describeArgumentErrors });
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9726);
		var _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91524);
		function describeArgumentErrors(tool, issues, args) {
			let schema = tool.args();
			return issues.flatMap((issue) => {
				if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
				let value = valueAt(args, issue.path);
				let problem = issue.message === "Invalid input" ? sentence(issue, value, (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.lv)(schema, issue.path)) : issue.message;
				let name = showPath(issue.path);
				return name === "" ? `The arguments ${problem}` : `${name}: ${problem}`;
			});
		}
		function unknownArgument(tool, key, path) {
			let names = (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.eZ)((0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.lv)(tool.args(), path));
			let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__.a)(key, names);
			let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
			return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is not known here"}; ${hint}`;
		}
		function sentence(issue, value, schema) {
			let got = `, got ${show(value)}`;
			switch (issue.code) {
				case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
				case "too_small":
				case "too_big": return sizeSentence(issue, value, schema);
				case "invalid_value": {
					if (value === void 0) return `is required; it must be ${oneOf(issue.values)}`;
					let meant = typeof value == "string" ? (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__.a)(value, issue.values.map(String)) : void 0;
					return `must be ${oneOf(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
				}
				case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
				case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
				case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
				case "invalid_key": return "this name is not allowed here";
				case "invalid_element": return `the entry ${show(issue.key)} is not valid`;
				default: return `is not valid${got}`;
			}
		}
		function sizeSentence(issue, value, schema) {
			let range = describeRange(issue, schema);
			if (issue.origin !== "string" && issue.origin !== "array") return `must be ${range}, got ${show(value)}`;
			let length = value?.length ?? 0;
			return length === 0 ? "must not be empty" : `must have ${range} ${issue.origin === "string" ? "characters" : "items"}, got ${length}`;
		}
		function describeRange(issue, schema) {
			let { least, most } = (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.BO)(schema);
			if (least !== void 0 && most !== void 0) return `between ${least} and ${most}`;
			if (issue.code === "too_small") return issue.inclusive === !1 ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
			return issue.inclusive === !1 ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
		}
		function typeName(expected) {
			return {
				string: "a string",
				number: "a number",
				int: "a whole number",
				boolean: "true or false",
				array: "a list",
				object: "an object",
				record: "an object"
			}[expected] ?? `of type ${expected}`;
		}
		function unionOf(alternatives) {
			let names = alternatives.map(([first]) => {
				if (first?.code === "invalid_type") return typeName(first.expected);
				return first?.code === "invalid_value" ? oneOf(first.values) : "of another form";
			});
			return [...new Set(names)].join(" or ");
		}
		function oneOf(values) {
			return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(", ")}`;
		}
		function show(value) {
			let text = JSON.stringify(value) ?? String(value);
			return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
		}
		function showPath(path) {
			return path.reduce((text, part) => {
				if (typeof part == "number") return `${text}[${part}]`;
				return text === "" ? String(part) : `${text}.${String(part)}`;
			}, "");
		}
		function valueAt(args, path) {
			return path.reduce((value, part) => value?.[part], args);
		}
	}),
	91524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BO: () => boundsOf,
			I: () => kindOf,
			eZ: () => namesOf,
			lv: () => schemaAt,
			oA: () => unwrap
		});
		function unwrap(schema) {
			let at = schema;
			for (; "innerType" in at._zod.def;) at = at._zod.def.innerType;
			return at;
		}
		function kindOf(schema) {
			let { def } = unwrap(schema)._zod;
			switch (def.type) {
				case "boolean":
				case "number":
				case "record":
				case "object": return def.type;
				case "array": return "list";
				case "union": return def.options.some((option) => kindOf(option) === "list") ? "list" : "text";
				default: return "text";
			}
		}
		function memberOf(schema) {
			let { def } = unwrap(schema)._zod;
			if (def.type === "array") return def.element;
			if (def.type === "record") return def.valueType;
			return def.type === "union" ? def.options.map(memberOf).find((member) => member !== void 0) : void 0;
		}
		function schemaAt(schema, path) {
			return path.reduce((at, part) => {
				if (at === void 0) return;
				let { def } = unwrap(at)._zod;
				return def.type === "object" ? def.shape[String(part)] : memberOf(at);
			}, schema);
		}
		function namesOf(schema) {
			let def = schema && unwrap(schema)._zod.def;
			return def?.type === "object" ? Object.keys(def.shape) : [];
		}
		function boundsOf(schema) {
			let bounds = ((schema && unwrap(schema)._zod.def.checks) ?? []).map((check) => check._zod.def);
			return {
				least: asBound(bounds.find((bound) => bound.check === "min_length")?.minimum ?? bounds.find(isInclusive("greater_than"))?.value),
				most: asBound(bounds.find((bound) => bound.check === "max_length")?.maximum ?? bounds.find(isInclusive("less_than"))?.value)
			};
		}
		function isInclusive(check) {
			return (bound) => bound.check === check && bound.inclusive === !0;
		}
		function asBound(bound) {
			return typeof bound == "number" ? bound : void 0;
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
