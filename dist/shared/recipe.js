(() => {
	var __webpack_modules__ = {
		409: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				evaluate: () => __nccwpck_require__(503),
				"input-values": () => __nccwpck_require__(457),
				"read-config": () => __nccwpck_require__(475)
			};
		},
		618: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).plan();
			module.exports = {
				__esModule: !0,
				get compileRulePattern() {
					return part().compileRulePattern;
				}
			};
		},
		431: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		338: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		558: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get Diagnostics() {
					return part().Diagnostics;
				},
				get MapField() {
					return part().MapField;
				},
				get NAMED() {
					return part().NAMED;
				},
				get TEXT_FUNCTIONS() {
					return part().TEXT_FUNCTIONS;
				},
				get checkHost() {
					return part().checkHost;
				},
				get checkName() {
					return part().checkName;
				},
				get describeNode() {
					return part().describeNode;
				},
				get field() {
					return part().field;
				},
				get globCheck() {
					return part().globCheck;
				},
				get kind() {
					return part().kind;
				},
				get parseExpression() {
					return part().parseExpression;
				},
				get parseYaml() {
					return part().parseYaml;
				},
				get readText() {
					return part().readText;
				},
				get readTexts() {
					return part().readTexts;
				},
				get reference() {
					return part().reference;
				},
				get refine() {
					return part().refine;
				},
				get wrongType() {
					return part().wrongType;
				}
			};
		},
		503: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				evaluateCondition: () => evaluateCondition,
				evaluateTemplate: () => evaluateTemplate
			});
			var $actions_expressions_ast = __nccwpck_require__(234);
			var $start_paths = __nccwpck_require__(284);
			var $start_start = __nccwpck_require__(404);
			var $core_work = __nccwpck_require__(338);
			var $reader_work = __nccwpck_require__(558);
			//! src/recipe/expressions/evaluate.ts
			function evaluateTemplate(value, contexts) {
				return guarded(() => evaluateValue(value, contexts));
			}
			function evaluateCondition(source, contexts) {
				return guarded(() => !(0, $actions_expressions_ast.falsy)(evaluateSource(source, contexts)));
			}
			var Stopped = class extends Error {
				diagnostic;
				constructor(source, finding) {
					super(finding.message);
					let { code, message, suggestion } = finding;
					this.diagnostic = {
						severity: "error",
						code,
						message,
						suggestion,
						at: source.at
					};
				}
			};
			function guarded(run) {
				try {
					return (0, $start_start.success)(run());
				} catch (error) {
					if (error instanceof Stopped) return (0, $start_start.failure)(error.diagnostic);
					throw error;
				}
			}
			function evaluateValue(value, contexts) {
				switch (value.kind) {
					case "scalar": return value.value;
					case "list": return value.items.map((item) => evaluateValue(item, contexts));
					case "map": {
						let plain = Object.create(null);
						for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
						return plain;
					}
					case "template": {
						let [only, ...others] = value.parts;
						if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
						return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
					}
				}
			}
			function asText(source, value) {
				if (value.primitive) return value.coerceString();
				throw new Stopped(source, {
					code: "not_text",
					message: `${value instanceof $actions_expressions_ast.Array ? "a list" : "a map"} cannot be part of a string`,
					suggestion: "Use join(list, separator), toJSON(value), or one element of it."
				});
			}
			let parsed = new WeakMap();
			function evaluateSource(source, contexts) {
				let expression = parsed.get(source);
				if (expression === void 0) {
					let result = (0, $reader_work.parseExpression)(source.text);
					if (!result.ok) throw new Stopped(source, result.error);
					expression = result.value;
					parsed.set(source, expression);
				}
				try {
					return evaluate(expression, contexts);
				} catch (error) {
					throw new Stopped(source, findingOf(error));
				}
			}
			function findingOf(error) {
				for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
				return {
					code: "expression_failed",
					message: error instanceof Error ? error.message : String(error),
					suggestion: "Check the values in the expression."
				};
			}
			var EvaluationError = class extends Error {
				finding;
				constructor(code, message, suggestion) {
					super(message);
					this.finding = {
						code,
						message,
						suggestion
					};
				}
			};
			let MAX_TEXT_LENGTH = 16777216;
			function evaluate(expression, contexts) {
				return new StrictEvaluator(expression, contexts).evaluate();
			}
			var StrictEvaluator = class extends $actions_expressions_ast.Evaluator {
				#contexts;
				constructor(expression, contexts) {
					super(expression.tree, new $actions_expressions_ast.Dictionary(), FUNCTIONS);
					this.#contexts = contexts;
				}
				visitContextAccess({ name }) {
					let context = name.lexeme.toLowerCase();
					if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `'${name.lexeme}' does not exist here`, "Use another value.");
					return toData(this.#contexts[context]);
				}
				visitIndexAccess(access) {
					let whole = this.eval(access.expr);
					let key = access.index instanceof $actions_expressions_ast.Star ? access.index : asLiteral(this.eval(access.index));
					let found = super.visitIndexAccess(new $actions_expressions_ast.IndexAccess(asLiteral(whole), key));
					if (key instanceof $actions_expressions_ast.Literal && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
					return found;
				}
				visitFunctionCall(call) {
					let result = super.visitFunctionCall(call);
					if (result instanceof $actions_expressions_ast.StringData && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() returns more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
					return result;
				}
			};
			function asLiteral(value) {
				return new $actions_expressions_ast.Literal(value, NO_TOKEN);
			}
			let NO_TOKEN = {
				type: 0,
				lexeme: "",
				range: {
					start: {
						line: 0,
						column: 0
					},
					end: {
						line: 0,
						column: 0
					}
				}
			};
			function isMissing(whole, key) {
				if (whole instanceof $actions_expressions_ast.Dictionary) return !key.primitive || whole.get(key.coerceString()) === void 0;
				if (whole instanceof $actions_expressions_ast.FilteredArray) return !1;
				if (!(whole instanceof $actions_expressions_ast.Array)) return !0;
				let index = key.number();
				return !(index >= 0 && Math.floor(index) < whole.values().length);
			}
			function notThere(whole, key) {
				let name = (0, $start_paths.briefText)(key.coerceString());
				if (whole instanceof $actions_expressions_ast.Array) return new EvaluationError("unknown_name", `'${name}' does not exist in a list of ${whole.values().length}`, "Check first, for example with steps.find.outputs.count > 0.");
				let names = keysIn(whole);
				let near = (0, $core_work.didYouMean)(name, names);
				let there = names.length === 0 ? "nothing" : names.slice(0, 10).map($start_paths.briefText).join(", ");
				let suggestion = near === void 0 ? `Use one of ${there}.` : `Did you mean '${(0, $start_paths.briefText)(near)}'?`;
				return new EvaluationError("unknown_name", `'${name}' does not exist`, suggestion);
			}
			let FUNCTIONS = new Map([
				...$reader_work.TEXT_FUNCTIONS.map((definition) => [definition.name.toLowerCase(), definition]),
				["fromjson", {
					name: "fromJSON",
					minArgs: 1,
					maxArgs: 1,
					call: (text) => toData(parseJson(text.coerceString()))
				}],
				["tojson", {
					name: "toJSON",
					minArgs: 1,
					maxArgs: 1,
					call: (value) => new $actions_expressions_ast.StringData(JSON.stringify(fromData(value), void 0, 2))
				}]
			]);
			function parseJson(text) {
				try {
					return JSON.parse(text, refusePrototype);
				} catch (error) {
					let why = error instanceof Error ? error.message : String(error);
					throw new EvaluationError("not_json", `fromJSON: ${(0, $start_paths.briefText)(why)}`, "Pass a string that is valid JSON.");
				}
			}
			function refusePrototype(key, value) {
				if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
				return value;
			}
			var PlainDictionary = class extends $actions_expressions_ast.Dictionary {
				plain;
				#folded;
				constructor(plain) {
					super();
					this.plain = plain;
				}
				get(key) {
					let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
					return name === void 0 ? void 0 : toData(this.plain[name]);
				}
				values() {
					return Object.values(this.plain).map(toData);
				}
				pairs() {
					return Object.entries(this.plain).map(([key, value]) => ({
						key,
						value: toData(value)
					}));
				}
				#fold() {
					this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
					return this.#folded;
				}
			};
			var PlainArray = class extends $actions_expressions_ast.Array {
				plain;
				constructor(plain) {
					super();
					this.plain = plain;
				}
				get(index) {
					return toData(this.plain[index]);
				}
				values() {
					return this.plain.map(toData);
				}
			};
			function toData(value) {
				if (typeof value == "string") return new $actions_expressions_ast.StringData(value);
				if (typeof value == "number") return new $actions_expressions_ast.NumberData(value);
				if (typeof value == "boolean") return new $actions_expressions_ast.BooleanData(value);
				if (Array.isArray(value)) return new PlainArray(value);
				if (typeof value == "object" && value) return new PlainDictionary(value);
				return new $actions_expressions_ast.Null();
			}
			function fromData(value) {
				if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
				if (value instanceof $actions_expressions_ast.Array) return value.values().map(fromData);
				if (value instanceof $actions_expressions_ast.Dictionary) {
					let plain = Object.create(null);
					for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
					return plain;
				}
				return value instanceof $actions_expressions_ast.Null ? null : value.value;
			}
			function keysIn(value) {
				return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
			}
		},
		457: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkInputValue: () => checkInputValue,
				compileInputPattern: () => compileInputPattern,
				readInputsText: () => readInputsText,
				resolveInputs: () => resolveInputs
			});
			var $base_tool_errors = __nccwpck_require__(431);
			var $start_paths = __nccwpck_require__(284);
			var $start_start = __nccwpck_require__(404);
			var $core_work = __nccwpck_require__(338);
			var $tool_call_work = __nccwpck_require__(520);
			var $reader_work_3 = __nccwpck_require__(558);
			//! src/recipe/input-values.ts
			function resolveInputs(recipe, given) {
				let diagnostics = new $reader_work_3.Diagnostics();
				let top = {
					file: recipe.source.path,
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 1
				};
				let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
				for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown(name, recipe, top, diagnostics);
				let resolved = Object.create(null);
				for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
				return diagnostics.hasErrors ? (0, $start_start.failure)(diagnostics.list()) : (0, $start_start.success)(resolved);
			}
			function isList(given) {
				return Array.isArray(given);
			}
			function splitAll(texts, at, diagnostics) {
				let values = new Map();
				for (let text of texts) {
					let equals = text.indexOf("=");
					let name = text.slice(0, Math.max(equals, 0));
					name === "" ? diagnostics.error(at, "input_syntax", `'${(0, $start_paths.briefText)(text)}' does not have the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, $start_paths.briefText)(name)}' is set twice`, "Set it once.") : values.set(name, text.slice(equals + 1));
				}
				return values;
			}
			function reportUnknown(name, recipe, at, diagnostics) {
				let names = recipe.inputs.map((input) => input.name);
				let near = (0, $core_work.didYouMean)(name, names);
				let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_input", `Input '${(0, $start_paths.briefText)(name)}' does not exist`, suggestion);
			}
			function resolveOne(input, given, diagnostics) {
				if (!given.has(input.name)) {
					input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Add ${input.name}=VALUE.`);
					return input.default;
				}
				let checked = checkInputValue(input, convert(input, given.get(input.name)), { isTrusted: !0 });
				if (checked.ok) return checked.value;
				diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
			let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
			function convert(input, value) {
				if (typeof value != "string") return value;
				if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
				if (input.type !== "number" || !NUMBER.test(value)) return value;
				let number = Number(value);
				return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
			}
			let MAX_INPUT_LENGTH = 65536;
			function compileInputPattern(pattern, trial) {
				try {
					let compiled = RegExp(`^(?:${pattern})$`, "u");
					let why = (0, $tool_call_work.whyUnprepared)(compiled.source, compiled.flags, trial);
					return why === void 0 ? (0, $start_start.success)(compiled) : (0, $start_start.failure)(`it ${why}`);
				} catch (error) {
					return (0, $start_start.failure)(error instanceof Error ? error.message : String(error));
				}
			}
			function checkInputValue(input, value, { isTrusted = !1 } = {}) {
				let what = `Input '${input.name}'`;
				switch (input.type) {
					case "number":
						if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Use a number such as 20.");
						return checkRange(input, value);
					case "boolean":
						if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Use true or false.");
						return (0, $start_start.success)(value);
					case "choice":
						if (typeof value == "string" && input.options.includes(value)) return (0, $start_start.success)(value);
						return finding("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map($start_paths.briefText).join(", ")}.`);
					case "string":
						if (typeof value != "string") return wrong(`${what} must be a string`, typeof value == "number" ? `Put it in quotes: '${value}'.` : "Use a string.");
						return checkText(input, value, isTrusted);
				}
			}
			function checkRange(input, value) {
				let { min, max } = input;
				if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, $start_start.success)(value);
				let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
				return finding("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Use a number of ${bounds.join(" and ")}.`);
			}
			function checkText(input, value, isTrusted) {
				if (value.length > MAX_INPUT_LENGTH) return finding("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Use a shorter one.");
				if (!value.isWellFormed()) return wrong(`Input '${input.name}' contains half of a surrogate pair`, "Remove it.");
				if (input.pattern === void 0) return (0, $start_start.success)(value);
				let pattern = compileInputPattern(input.pattern, "nowhere");
				let fits = pattern.ok ? (0, $tool_call_work.fitsInTime)(pattern.value, value, { isTrusted }) : void 0;
				if (fits === !0) return (0, $start_start.success)(value);
				if (fits === void 0) return finding("input_pattern", `Checking input '${input.name}' against its pattern took too long for ${shown(value)}`, `Simplify the pattern /${(0, $start_paths.briefText)(input.pattern)}/. Avoid repetition inside repetition.`);
				return finding("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `It must match /${(0, $start_paths.briefText)(input.pattern)}/.`);
			}
			function shown(value) {
				return typeof value == "string" ? `'${(0, $start_paths.briefText)(value)}'` : (0, $start_paths.briefText)(JSON.stringify(value) ?? "nothing");
			}
			function wrong(message, suggestion) {
				return finding("input_type", message, suggestion);
			}
			function finding(code, message, suggestion) {
				return (0, $start_start.failure)({
					code,
					message,
					suggestion
				});
			}
			function readInputsText(text, file) {
				let diagnostics = new $reader_work_3.Diagnostics();
				let { root } = (0, $reader_work_3.parseYaml)(text, file, diagnostics);
				let [problem] = diagnostics.list();
				if (problem !== void 0) {
					let { at, message, suggestion } = problem;
					return (0, $start_start.failure)((0, $base_tool_errors.toolError)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
				}
				if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, $start_start.success)({});
				if (root.kind !== "map") return (0, $start_start.failure)((0, $base_tool_errors.toolError)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
				let values = Object.create(null);
				for (let { key, value } of root.entries) values[key] = plainValue(value);
				return (0, $start_start.success)(values);
			}
			function plainValue(node) {
				return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
			}
		},
		475: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { read_config_exports: () => read_config_exports });
			var $start_runtime = __nccwpck_require__(176);
			var $core_work_3 = __nccwpck_require__(338);
			var $start_paths_3 = __nccwpck_require__(284);
			var $reader_work_5 = __nccwpck_require__(558);
			var $base_plan = __nccwpck_require__(618);
			var $tool_call_work_3 = __nccwpck_require__(520);
			//! src/recipe/config/read-approval.ts
			let LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/;
			let { allowBots, codeowners, count, drafts, forks, branches, allowWorkflows, expiresAfterHours } = $core_work_3.DEFAULT_APPROVAL;
			let APPROVAL = (0, $reader_work_5.refine)(new $reader_work_5.MapField({
				description: "Who can request and approve plans on GitHub.",
				keys: {
					runners: people("Who can request plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access."),
					approvers: people("Who can approve plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access."),
					count: $reader_work_5.kind.integer("How many people must approve a plan.", 10, count),
					"allow-bots": (0, $reader_work_5.field)("Ids of bots that can request plans. Bots never approve plans.", {
						type: "array",
						items: {
							type: "integer",
							minimum: 1
						},
						uniqueItems: !0,
						default: allowBots
					}, readBots),
					codeowners: $reader_work_5.kind.boolean("Whether a code owner of every changed file must approve.", codeowners),
					forks: $reader_work_5.kind.word("Whether Sous makes plans for pull requests from forks: not at all, or with file tools only, as a patch.", $core_work_3.FORK_RULES, forks),
					drafts: $reader_work_5.kind.boolean("Whether Sous makes plans for draft pull requests.", drafts),
					branches: $reader_work_5.kind.texts("Globs of the branches that pull requests may target, besides the default branch.", {
						mayBeEmpty: !0,
						check: (0, $reader_work_5.globCheck)("release/*"),
						more: { default: branches }
					}),
					"allow-workflows": $reader_work_5.kind.boolean("Whether a plan may change files in .github/workflows/. The token also needs permission for it.", allowWorkflows),
					"expires-after-hours": $reader_work_5.kind.integer("How many hours a plan can be approved.", 720, expiresAfterHours)
				},
				advice: {
					"allow-forks": {
						text: "Use 'forks: files-only'.",
						instead: "forks"
					},
					bots: {
						text: "Did you mean 'allow-bots'?",
						instead: "allow-bots"
					},
					users: { text: "Did you mean 'runners' or 'approvers'?" },
					teams: { text: "List a team as '@org/team' under 'runners' or 'approvers'." },
					approvals: {
						text: "Did you mean 'count'?",
						instead: "count"
					},
					"required-approvals": {
						text: "Did you mean 'count'?",
						instead: "count"
					}
				}
			}), (given) => ({
				...$core_work_3.DEFAULT_APPROVAL,
				...given
			}));
			function people(description) {
				let items = {
					type: "string",
					pattern: `${LOGIN.source}|${$core_work_3.TEAM.source}`
				};
				return (0, $reader_work_5.field)(description, {
					type: "array",
					items,
					minItems: 1,
					uniqueItems: !0
				}, readPeople);
			}
			function readPeople(node, what, reading) {
				let { diagnostics } = reading;
				node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add someone, or remove the line to allow everyone with write access.");
				let known = new Map();
				return (0, $reader_work_5.readTexts)(node, what, reading, (entry, item) => {
					let isTeam = $core_work_3.TEAM.test(entry);
					let [matched, login = entry, id] = isTeam ? [entry] : LOGIN.exec(entry) ?? [];
					matched === void 0 && diagnostics.error(item.at, "invalid_login", `'${(0, $start_paths_3.briefText)(entry)}' is not a login${entry.includes("/") ? " or team" : ""}`, entryAdvice(entry));
					let keys = [[login.toLowerCase(), isTeam ? "team" : "login"], ...id === void 0 ? [] : [[id, "id"]]];
					for (let [key, same] of keys) {
						let twin = known.get(key);
						if (twin === void 0) known.set(key, entry);
						else if (matched !== void 0 && twin !== entry) {
							diagnostics.error(item.at, "duplicate_item", `'${entry}' and '${twin}' are the same ${same}`, "Remove one of them.");
							break;
						}
					}
				});
			}
			function entryAdvice(entry) {
				if (entry.includes("/")) return "Write a team as '@org/team', with the slug from its URL.";
				if (entry.endsWith("[bot]")) return "Bots never approve plans. List bots that can request plans under 'allow-bots', by id.";
				if (entry.startsWith("@")) return "Write a person without '@', and a team as '@org/team'.";
				if (entry.includes("#")) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id.";
				return "Write it as on GitHub, such as 'octocat'.";
			}
			function readBots(node, what, { diagnostics }) {
				if (node.kind !== "list") return (0, $reader_work_5.wrongType)(node, what, "a list of ids", diagnostics);
				let ids = new Set();
				for (let item of node.items) {
					if (item.kind === "invalid") continue;
					let id = item.kind === "scalar" ? item.value : void 0;
					if (typeof id != "number" || !Number.isSafeInteger(id) || id < 1) {
						let message = `An item of ${what} must be the id of a bot, not ${(0, $reader_work_5.describeNode)(item)}`;
						diagnostics.error(item.at, "wrong_type", message, "Use its numeric id. For Dependabot, 'gh api \"users/dependabot[bot]\" --jq .id' prints it.");
						continue;
					}
					ids.has(id) && diagnostics.error(item.at, "duplicate_item", `${id} is listed twice`, "Remove it.");
					ids.add(id);
				}
				return [...ids];
			}
			//! src/recipe/config/read-content.ts
			function globs(description, more = {}) {
				return $reader_work_5.kind.texts(description, {
					check: (0, $reader_work_5.globCheck)("*.md"),
					more
				});
			}
			let CATEGORY = new $reader_work_5.MapField({
				keys: {
					dir: (0, $reader_work_5.refine)($reader_work_5.kind.text("The directory, relative to the root of the repository. Use . for the root itself.", { minLength: 1 }), checkDirectory),
					patterns: globs("Globs of the documents, relative to that directory.", { default: $core_work_3.DEFAULT_CATEGORY_PATTERNS }),
					description: $reader_work_5.kind.text("What the documents are about.")
				},
				required: ["dir"],
				advice: {
					directory: {
						text: "Did you mean 'dir'?",
						instead: "dir"
					},
					path: {
						text: "Did you mean 'dir'?",
						instead: "dir"
					}
				}
			});
			let CATEGORY_NAME = (0, $reader_work_5.refine)($reader_work_5.kind.text("The name of a category."), checkCategory);
			let MEMBER = new $reader_work_5.MapField({
				keys: {
					category: CATEGORY_NAME,
					patterns: globs("Globs that replace the category's own.")
				},
				required: ["category"]
			});
			let COLLECTION = new $reader_work_5.MapField({
				keys: {
					description: $reader_work_5.kind.text("What the documents are for."),
					categories: (0, $reader_work_5.field)("Names of categories, or maps of a category and the patterns that replace its own.", {
						type: "array",
						minItems: 1,
						items: { anyOf: [{ type: "string" }, (0, $reader_work_5.reference)("member")] }
					}, readMembers)
				},
				required: ["categories"]
			});
			let CATEGORY_MAP = (0, $reader_work_5.field)("Documents that belong together, for the content tools.", {
				...$reader_work_5.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $reader_work_5.reference)("category")
			}, (node, what, reading) => {
				if (node.kind !== "map") return (0, $reader_work_5.wrongType)(node, what, "a map", reading.diagnostics);
				return namedEntries(node, "category", reading).flatMap((entry) => readCategory(entry, reading) ?? []);
			});
			let COLLECTION_MAP = (0, $reader_work_5.field)("Categories that belong together, for the content tools.", {
				...$reader_work_5.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $reader_work_5.reference)("collection")
			}, (node, what, reading) => {
				let { known, diagnostics } = reading;
				if (node.kind !== "map") return (0, $reader_work_5.wrongType)(node, what, "a map", diagnostics);
				return namedEntries(node, "collection", reading).flatMap((entry) => {
					known.includes(entry.key) && diagnostics.warning(entry.keyAt, "shadowed_name", `A category is also called '${entry.key}', and 'get_content' finds that first`, "Rename one of them, or use 'get_collection_content'.");
					return readCollection(entry, reading) ?? [];
				});
			});
			function namedEntries(node, entry, { diagnostics }) {
				let beyond = node.entries[500];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 500 entries", "Merge some of them.");
				let folded = new Map();
				return node.entries.slice(0, 500).filter(({ key, keyAt }) => {
					if (!(0, $reader_work_5.checkName)(key, `The name of a ${entry}`, keyAt, diagnostics)) return !1;
					let twin = folded.get(key.toLowerCase());
					folded.set(key.toLowerCase(), key);
					if (twin === void 0) return !0;
					diagnostics.error(keyAt, "duplicate_key", `The ${entry} '${key}' differs from '${twin}' only in case`, "Rename one of them.");
					return !1;
				});
			}
			function readCategory({ key: name, keyAt: missingAt, value }, reading) {
				let { dir: directory, patterns = $core_work_3.DEFAULT_CATEGORY_PATTERNS, description = "" } = CATEGORY.open(value, reading, {
					what: `The category '${name}'`,
					missingAt
				})?.readAll(reading) ?? {};
				return directory === void 0 ? void 0 : {
					name,
					directory,
					patterns,
					description
				};
			}
			function checkDirectory(given, node, { diagnostics }) {
				let directory = (0, $start_paths_3.parseRepoDirectory)(given);
				if (directory.ok) return directory.value;
				let { code, message, suggestion } = directory.error;
				diagnostics.error(node.at, "invalid_directory", message, code === "path_outside_working_dir" ? "Use a directory inside the repository such as 'docs', or '.' for its root." : suggestion);
			}
			function readCollection({ key: name, keyAt: missingAt, value }, reading) {
				let fields = COLLECTION.open(value, reading, {
					what: `The collection '${name}'`,
					missingAt
				});
				return fields && {
					name,
					description: "",
					categories: [],
					...fields.readAll(reading)
				};
			}
			function readMembers(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $reader_work_5.wrongType)(node, what, "a list of categories", diagnostics);
				node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a category.");
				let members = new Map();
				for (let item of node.items) {
					let member = readMember(item, `An item of ${what}`, reading);
					if (member === void 0) continue;
					members.has(member.category) && diagnostics.error(item.at, "duplicate_item", `'${member.category}' is listed twice`, "Put all its 'patterns' in one place.");
					members.set(member.category, member);
				}
				return [...members.values()];
			}
			function readMember(node, what, reading) {
				let given = node.kind === "map" ? MEMBER.read(node, what, reading) : { category: CATEGORY_NAME.read(node, what, reading) };
				return given?.category === void 0 ? void 0 : {
					...given,
					category: given.category
				};
			}
			function checkCategory(name, node, { known, diagnostics }) {
				if (known.includes(name)) return name;
				let near = (0, $core_work_3.didYouMean)(name, known);
				let suggestion = near === void 0 ? "Add it to 'categories'." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_category", `Category '${(0, $start_paths_3.briefText)(name)}' does not exist`, suggestion);
			}
			//! src/recipe/config/read-rules.ts
			let RULE = new $reader_work_5.MapField({
				what: "A rule",
				keys: {
					tool: $reader_work_5.kind.tool("The tool that may be called. For a bundle tool: bundle/tool@version.", readTool),
					parameters: (0, $reader_work_5.refine)($reader_work_5.kind.text("A regular expression that must match the whole JSON of the parameters: `\\{\"command\":\"npm test\"\\}`", { format: "regex" }), checkPattern),
					expires: (0, $reader_work_5.field)("When the rule expires: a day in UTC, or a time with its time zone.", { type: "string" }, readMoment),
					enabled: $reader_work_5.kind.boolean("Whether the rule is active.", !0)
				},
				required: ["tool", "parameters"],
				advice: {
					pattern: {
						text: "Did you mean 'parameters'?",
						instead: "parameters"
					},
					command: {
						text: "A command is matched as a part of 'parameters'.",
						instead: "parameters"
					},
					root: { text: "Remove it: the rules of a repository apply to that repository only." }
				}
			});
			let RULES = (0, $reader_work_5.field)("Calls that need no approval, such as commands and fetches.", {
				type: "array",
				maxItems: 200,
				items: (0, $reader_work_5.reference)("rule")
			}, (node, what, reading) => {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $reader_work_5.wrongType)(node, what, "a list of rules", diagnostics);
				let beyond = node.items[200];
				beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 200 rules", "Combine several rules with a broader pattern.");
				return node.items.slice(0, 200).flatMap((item) => readRule(item, reading) ?? []);
			});
			function readRule(node, reading) {
				let fields = RULE.open(node, reading);
				let tool = fields?.read("tool", reading);
				let pattern = fields?.read("parameters", {
					...reading,
					tool
				});
				let expires = fields?.read("expires", reading);
				let enabled = fields?.read("enabled", reading);
				if (tool === void 0 || pattern === void 0) return;
				return {
					tool,
					pattern,
					...expires !== void 0 && { expires },
					...enabled !== void 0 && { enabled }
				};
			}
			function readTool(node, what, reading) {
				let { tools, diagnostics } = reading;
				let name = (0, $reader_work_5.readText)(node, what, reading);
				if (name === void 0) return;
				let tool = tools.fullName(name);
				if (tool !== void 0) return tool;
				let near = (0, $core_work_3.didYouMean)(name, tools.names);
				let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_tool", `Tool '${(0, $start_paths_3.briefText)(name)}' does not exist`, suggestion);
			}
			function checkPattern(pattern, node, { tool, diagnostics, trustsPatterns }) {
				let compiled = (0, $base_plan.compileRulePattern)(pattern);
				let why = compiled.ok ? (0, $tool_call_work_3.whyUnprepared)(compiled.value.source, compiled.value.flags, trustsPatterns ? "nowhere" : "apart") : void 0;
				if (!compiled.ok || why !== void 0) {
					let reason = compiled.ok ? `it ${why}` : compiled.error;
					diagnostics.error(node.at, "invalid_pattern", reason, "Correct the regular expression (JavaScript syntax).");
					return;
				}
				BEGINS_PLAINLY.test(pattern) ? diagnostics.warning(node.at, "rule_never_matches", "This pattern never matches: it must match the whole JSON of the parameters, such as {\"command\":\"npm test\"}", "Write it in full, such as '\\{\"command\":\"npm test\"\\}'.") : (0, $tool_call_work_3.fitsInTime)(compiled.value, ANYTHING) === !0 && diagnostics.warning(node.at, "rule_allows_all", `The rule allows every call of ${tool ?? "the tool"}`, "Narrow it to the calls you know.");
				return pattern;
			}
			let BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/;
			let ANYTHING = "{\"\":\"\"}";
			let MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
			function readMoment(node, what, reading) {
				let { now, diagnostics } = reading;
				let text = node.kind === "scalar" && typeof node.value == "number" ? node.raw : (0, $reader_work_5.readText)(node, what, reading);
				if (text === void 0) return;
				let time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
				if (Number.isNaN(time)) {
					diagnostics.error(node.at, "invalid_date", `'${(0, $start_paths_3.briefText)(text)}' is not a date`, "Use a day such as 2027-01-31, or a time with its time zone such as 2027-01-31T18:00:00Z.");
					return;
				}
				time <= now.getTime() && diagnostics.warning(node.at, "rule_expired", "The rule has expired and no longer allows anything", "Remove the rule, or renew it.");
				return text;
			}
			function isDay(text) {
				let day = new Date(`${text}T00:00:00Z`);
				return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
			}
			//! src/recipe/config/read-config.ts
			var read_config_exports = (0, $start_runtime.__exportAll)({
				CONFIG: () => CONFIG,
				readConfig: () => readConfig
			});
			let PROPOSE = (0, $reader_work_5.refine)(new $reader_work_5.MapField({
				description: "How the pull requests of `mode: propose` look.",
				keys: {
					reviewers: $reader_work_5.kind.texts("Logins of the reviewers.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					"team-reviewers": $reader_work_5.kind.texts("Slugs of the reviewing teams.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					draft: $reader_work_5.kind.boolean("Whether they are opened as drafts.", $core_work_3.DEFAULT_PROPOSE.isDraft),
					"when-clean": $reader_work_5.kind.word("What happens to an open one when there is nothing left to change.", $core_work_3.WHEN_CLEAN, $core_work_3.DEFAULT_PROPOSE.whenClean)
				}
			}), ({ draft: isDraft = $core_work_3.DEFAULT_PROPOSE.isDraft, ...given }) => ({
				...$core_work_3.DEFAULT_PROPOSE,
				...given,
				isDraft
			}));
			let LIMITS = new $reader_work_5.MapField({
				description: "Upper limits of a plan. You can only lower them.",
				keys: {
					steps: limit("steps", "How many steps a plan may have, including the recipes that it calls."),
					files: limit("files", "How many files it may change."),
					bytes: limit("bytes", "How many bytes it may write."),
					seconds: limit("seconds", "How many seconds it may take to make.")
				}
			});
			function limit(key, description) {
				return $reader_work_5.kind.integer(description, $core_work_3.HIGHEST_LIMITS[key], $core_work_3.HIGHEST_LIMITS[key]);
			}
			let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
			let NOT_A_RECIPE = { text: "This file does not contain recipes. Put them in '.github/recipes/' or 'recipes/'." };
			let BELOW_APPROVAL = { text: "Move it under 'approval'." };
			let CONFIG = new $reader_work_5.MapField({
				what: "The configuration",
				keys: {
					rules: RULES,
					approval: APPROVAL,
					protected: $reader_work_5.kind.texts("Globs of files that need a second approver, in addition to the built-in ones.", {
						mayBeEmpty: !0,
						check: (0, $reader_work_5.globCheck)("src/**/*.ts")
					}),
					fetch: $reader_work_5.kind.texts("Hosts that recipes may fetch from, if their own permissions allow it too. Default: only those permissions count.", {
						mayBeEmpty: !0,
						check: $reader_work_5.checkHost
					}),
					secrets: (0, $reader_work_5.field)("For each secret, the one origin that it may be sent to, such as https://tickets.example.com. Never its value.", {
						type: "object",
						maxProperties: 100,
						propertyNames: { pattern: SECRET_NAME.source },
						additionalProperties: {
							type: "string",
							pattern: "^https?://[^/?#]+$"
						}
					}, readSecrets),
					limits: LIMITS,
					propose: PROPOSE,
					"on-push": $reader_work_5.kind.word("What happens to previews after a push, if the workflow listens to `pull_request: synchronize`: mark them as stale, or run the same requests again. A push never runs a command or a fetch.", $core_work_3.ON_PUSH, $core_work_3.DEFAULT_CONFIG.onPush),
					categories: CATEGORY_MAP,
					collections: COLLECTION_MAP
				},
				advice: {
					steps: NOT_A_RECIPE,
					recipes: NOT_A_RECIPE,
					inputs: NOT_A_RECIPE,
					permissions: { text: "Permissions belong in the recipe. Here, 'fetch', 'limits' and 'protected' narrow them for all recipes." },
					approvers: BELOW_APPROVAL,
					runners: BELOW_APPROVAL,
					codeowners: BELOW_APPROVAL,
					policy: { text: "Use 'approval' for who may run and approve, and 'rules' for calls that need no approval." }
				}
			});
			function readConfig(text, file, request) {
				let diagnostics = new $reader_work_5.Diagnostics();
				let { root } = (0, $reader_work_5.parseYaml)(text, file, diagnostics);
				let config = root === void 0 || root.kind === "scalar" && root.value === null ? $core_work_3.DEFAULT_CONFIG : readRoot(root, {
					...request,
					diagnostics
				});
				return {
					config: diagnostics.hasErrors ? void 0 : config,
					diagnostics: diagnostics.list()
				};
			}
			function readRoot(root, reading) {
				let fields = CONFIG.open(root, reading);
				if (fields === void 0) return;
				let categories = fields.entry("categories")?.value;
				let known = categories?.kind === "map" ? categories.entries.map((entry) => entry.key) : [];
				let { protected: protectedPaths = [], fetch: fetchHosts, ...given } = fields.readAll({
					...reading,
					known
				});
				return {
					...$core_work_3.DEFAULT_CONFIG,
					...given,
					protectedPaths,
					fetchHosts
				};
			}
			function checkReviewer(name, item, { diagnostics }) {
				if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return;
				diagnostics.error(item.at, "invalid_login", `'${(0, $start_paths_3.briefText)(name)}' is not a login or team`, "Use the plain name: octocat, or the slug of a team.");
			}
			function readSecrets(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return (0, $reader_work_5.wrongType)(node, what, "a map of names and origins", diagnostics);
				let beyond = node.entries[100];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 100 secrets", "Remove some of them.");
				let secrets = [];
				for (let { key, keyAt, value } of node.entries.slice(0, 100)) {
					SECRET_NAME.test(key) || diagnostics.error(keyAt, "invalid_name", `'${(0, $start_paths_3.briefText)(key)}' is not a valid secret name`, "Use capitals, digits and underscores: API_TOKEN.");
					let text = (0, $reader_work_5.readText)(value, `The secret '${(0, $start_paths_3.briefText)(key)}'`, reading);
					if (text === void 0) continue;
					let origin = originOf(text);
					origin === void 0 ? diagnostics.error(value.at, "invalid_origin", `The secret '${(0, $start_paths_3.briefText)(key)}' has no origin`, "Write the origin that the secret may be sent to, such as https://tickets.example.com. Never write its value.") : secrets.push([key, origin]);
				}
				return Object.fromEntries(secrets);
			}
			function originOf(text) {
				if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return;
				let url = new URL(text);
				return url.href === `${url.origin}/` ? url.origin : void 0;
			}
		},
		284: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		176: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		404: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		520: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get fitsInTime() {
					return part().fitsInTime;
				},
				get whyUnprepared() {
					return part().whyUnprepared;
				}
			};
		},
		234: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(589).ast();
			module.exports = {
				__esModule: !0,
				get Array() {
					return part().Array;
				},
				get BooleanData() {
					return part().BooleanData;
				},
				get Dictionary() {
					return part().Dictionary;
				},
				get Evaluator() {
					return part().Evaluator;
				},
				get FilteredArray() {
					return part().FilteredArray;
				},
				get IndexAccess() {
					return part().IndexAccess;
				},
				get Literal() {
					return part().Literal;
				},
				get Null() {
					return part().Null;
				},
				get NumberData() {
					return part().NumberData;
				},
				get Star() {
					return part().Star;
				},
				get StringData() {
					return part().StringData;
				},
				get falsy() {
					return part().falsy;
				}
			};
		},
		589: (module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		}
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
	var __webpack_exports__ = __nccwpck_require__(409);
	module.exports = __webpack_exports__;
})();
