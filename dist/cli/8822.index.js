export const id = 8822;
export const ids = [8822];
export const modules = {
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
