(() => {
	var __webpack_modules__ = {
		409: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				evaluate: () => __nccwpck_require__(503),
				"read-config": () => __nccwpck_require__(475)
			};
		},
		338: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		558: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(512).work();
		},
		503: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				evaluateCondition: () => evaluateCondition,
				evaluateTemplate: () => evaluateTemplate
			});
			var $actions_expressions_ast = __nccwpck_require__(234);
			var $values_values = __nccwpck_require__(70);
			var $start_start = __nccwpck_require__(404);
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
					message: `${value instanceof $actions_expressions_ast.Array ? "a list" : "a map"} cannot be put into a text`,
					suggestion: "Use join(list, separator), toJSON(value), or one part of it."
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
					suggestion: "Check the values that the expression is given."
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
					if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
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
					if (result instanceof $actions_expressions_ast.StringData && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
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
				let name = (0, $values_values.briefText)(key.coerceString());
				if (whole instanceof $actions_expressions_ast.Array) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
				let names = keysIn(whole);
				let near = (0, $start_start.didYouMean)(name, names);
				let there = names.length === 0 ? "nothing" : names.slice(0, 10).map($values_values.briefText).join(", ");
				let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, $values_values.briefText)(near)}'?`;
				return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
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
					throw new EvaluationError("not_json", `fromJSON: ${(0, $values_values.briefText)(why)}`, "Give it a text that is JSON.");
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
		475: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { read_config_exports: () => read_config_exports });
			var $start_runtime = __nccwpck_require__(176);
			var $core_work = __nccwpck_require__(338);
			var $values_values_3 = __nccwpck_require__(70);
			var $reader_work = __nccwpck_require__(558);
			var $start_start_3 = __nccwpck_require__(404);
			var $tool_call_work = __nccwpck_require__(520);
			//! src/recipe/config/read-approval.ts
			let LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/;
			let { allowBots, codeowners, count, drafts, forks, branches, allowWorkflows, expiresAfterHours } = $core_work.DEFAULT_APPROVAL;
			let APPROVAL = (0, $reader_work.refine)(new $reader_work.MapField({
				description: "Who may ask for plans and approve them, on GitHub.",
				keys: {
					runners: people("Who can ask for a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access."),
					approvers: people("Who can approve a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access."),
					count: $reader_work.kind.integer("How many people must approve a plan.", 10, count),
					"allow-bots": (0, $reader_work.field)("Ids of bots that may ask for a plan. A bot never approves one.", {
						type: "array",
						items: {
							type: "integer",
							minimum: 1
						},
						uniqueItems: !0,
						default: allowBots
					}, readBots),
					codeowners: $reader_work.kind.boolean("Whether a code owner of every changed file must approve.", codeowners),
					forks: $reader_work.kind.word("Whether plans are made for pull requests from forks: not at all, or by tools for files only, as a patch.", $core_work.FORK_RULES, forks),
					drafts: $reader_work.kind.boolean("Whether plans are made for drafts of pull requests.", drafts),
					branches: $reader_work.kind.texts("Globs of the branches that pull requests may be for, beside the default branch.", {
						mayBeEmpty: !0,
						check: (0, $reader_work.globCheck)("release/*"),
						more: { default: branches }
					}),
					"allow-workflows": $reader_work.kind.boolean("Whether a plan may change files in .github/workflows/. The token needs the permission for it too.", allowWorkflows),
					"expires-after-hours": $reader_work.kind.integer("How many hours after it was made a plan can be approved.", 720, expiresAfterHours)
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
					teams: { text: "Name a team as '@org/team' below 'runners' or 'approvers'." },
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
				...$core_work.DEFAULT_APPROVAL,
				...given
			}));
			function people(description) {
				let items = {
					type: "string",
					pattern: `${LOGIN.source}|${$core_work.TEAM.source}`
				};
				return (0, $reader_work.field)(description, {
					type: "array",
					items,
					minItems: 1,
					uniqueItems: !0
				}, readPeople);
			}
			function readPeople(node, what, reading) {
				let { diagnostics } = reading;
				node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} names nobody`, "Name somebody, or remove the line: then everybody who may write can.");
				let known = new Map();
				return (0, $reader_work.readTexts)(node, what, reading, (entry, item) => {
					let isTeam = $core_work.TEAM.test(entry);
					let [matched, login = entry, id] = isTeam ? [entry] : LOGIN.exec(entry) ?? [];
					matched === void 0 && diagnostics.error(item.at, "invalid_login", `'${(0, $values_values_3.briefText)(entry)}' is not a login${entry.includes("/") ? " or team" : ""}`, entryAdvice(entry));
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
				if (entry.includes("/")) return "Write a team as '@org/team', with the short name that its address ends in.";
				if (entry.endsWith("[bot]")) return "A bot never approves. One that may ask for plans is named below 'allow-bots', by its id.";
				if (entry.startsWith("@")) return "Write a person without '@', and a team as '@org/team'.";
				if (entry.includes("#")) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id.";
				return "Write it as on GitHub, such as 'octocat'.";
			}
			function readBots(node, what, { diagnostics }) {
				if (node.kind !== "list") return (0, $reader_work.wrongType)(node, what, "a list of ids", diagnostics);
				let ids = new Set();
				for (let item of node.items) {
					if (item.kind === "invalid") continue;
					let id = item.kind === "scalar" ? item.value : void 0;
					if (typeof id != "number" || !Number.isSafeInteger(id) || id < 1) {
						let message = `An item of ${what} must be the id of a bot, not ${(0, $reader_work.describeNode)(item)}`;
						diagnostics.error(item.at, "wrong_type", message, "Write its number, as 'gh api \"users/dependabot[bot]\" --jq .id' tells that of Dependabot.");
						continue;
					}
					ids.has(id) && diagnostics.error(item.at, "duplicate_item", `${id} is here a second time`, "Remove it.");
					ids.add(id);
				}
				return [...ids];
			}
			//! src/recipe/config/read-content.ts
			function globs(description, more = {}) {
				return $reader_work.kind.texts(description, {
					check: (0, $reader_work.globCheck)("*.md"),
					more
				});
			}
			let CATEGORY = new $reader_work.MapField({
				keys: {
					dir: (0, $reader_work.refine)($reader_work.kind.text("The directory, from the root of the repository; . is the root itself.", { minLength: 1 }), checkDirectory),
					patterns: globs("Globs of the documents, from that directory.", { default: $core_work.DEFAULT_CATEGORY_PATTERNS }),
					description: $reader_work.kind.text("What the documents are about.")
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
			let CATEGORY_NAME = (0, $reader_work.refine)($reader_work.kind.text("The name of a category."), checkCategory);
			let MEMBER = new $reader_work.MapField({
				keys: {
					category: CATEGORY_NAME,
					patterns: globs("Globs in place of the category's own.")
				},
				required: ["category"]
			});
			let COLLECTION = new $reader_work.MapField({
				keys: {
					description: $reader_work.kind.text("What the documents are for."),
					categories: (0, $reader_work.field)("Names of categories, or maps of a category and the patterns in place of its own.", {
						type: "array",
						minItems: 1,
						items: { anyOf: [{ type: "string" }, (0, $reader_work.reference)("member")] }
					}, readMembers)
				},
				required: ["categories"]
			});
			let CATEGORY_MAP = (0, $reader_work.field)("Documents that belong together, for the content tools.", {
				...$reader_work.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $reader_work.reference)("category")
			}, (node, what, reading) => {
				if (node.kind !== "map") return (0, $reader_work.wrongType)(node, what, "a map", reading.diagnostics);
				return namedEntries(node, "category", reading).flatMap((entry) => readCategory(entry, reading) ?? []);
			});
			let COLLECTION_MAP = (0, $reader_work.field)("Categories that belong together, for the content tools.", {
				...$reader_work.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $reader_work.reference)("collection")
			}, (node, what, reading) => {
				let { known, diagnostics } = reading;
				if (node.kind !== "map") return (0, $reader_work.wrongType)(node, what, "a map", diagnostics);
				return namedEntries(node, "collection", reading).flatMap((entry) => {
					known.includes(entry.key) && diagnostics.warning(entry.keyAt, "shadowed_name", `There is also a category '${entry.key}', which 'get_content' finds first`, "Rename one of them, or use 'get_collection_content'.");
					return readCollection(entry, reading) ?? [];
				});
			});
			function namedEntries(node, entry, { diagnostics }) {
				let beyond = node.entries[500];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 500 entries", "Join some of them.");
				let folded = new Map();
				return node.entries.slice(0, 500).filter(({ key, keyAt }) => {
					if (!(0, $reader_work.checkName)(key, `The name of a ${entry}`, keyAt, diagnostics)) return !1;
					let twin = folded.get(key.toLowerCase());
					folded.set(key.toLowerCase(), key);
					if (twin === void 0) return !0;
					diagnostics.error(keyAt, "duplicate_key", `The ${entry} '${key}' differs from '${twin}' only in case`, "Rename one of them.");
					return !1;
				});
			}
			function readCategory({ key: name, keyAt: missingAt, value }, reading) {
				let { dir: directory, patterns = $core_work.DEFAULT_CATEGORY_PATTERNS, description = "" } = CATEGORY.open(value, reading, {
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
				let directory = (0, $values_values_3.parseRepoDirectory)(given);
				if (directory.ok) return directory.value;
				let { code, message, suggestion } = directory.error;
				diagnostics.error(node.at, "invalid_directory", message, code === "path_outside_working_dir" ? "Name a directory below the root of the repository, such as 'docs', or '.' for the root itself." : suggestion);
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
				if (node.kind !== "list") return (0, $reader_work.wrongType)(node, what, "a list of categories", diagnostics);
				node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Name a category.");
				let members = new Map();
				for (let item of node.items) {
					let member = readMember(item, `An item of ${what}`, reading);
					if (member === void 0) continue;
					members.has(member.category) && diagnostics.error(item.at, "duplicate_item", `'${member.category}' is here a second time`, "Put all its 'patterns' in one place.");
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
				let near = (0, $start_start_3.didYouMean)(name, known);
				let suggestion = near === void 0 ? "Add it to 'categories'." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_category", `There is no category '${(0, $values_values_3.briefText)(name)}'`, suggestion);
			}
			//! src/recipe/config/read-rules.ts
			let RULE = new $reader_work.MapField({
				what: "A rule",
				keys: {
					tool: $reader_work.kind.tool("The tool that may be called; one of a bundle as bundle/tool@version.", readTool),
					parameters: (0, $reader_work.refine)($reader_work.kind.text("A regular expression that must match the parameters as a whole, written as JSON: `\\{\"command\":\"npm test\"\\}`", { format: "regex" }), checkPattern),
					expires: (0, $reader_work.field)("The day (in UTC) or the moment with its time zone from which on the rule allows nothing.", { type: "string" }, readMoment),
					enabled: $reader_work.kind.boolean("Whether the rule counts.", !0)
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
					root: { text: "The rules of a repository are for that repository: remove it." }
				}
			});
			let RULES = (0, $reader_work.field)("Calls that need no approval, such as commands and fetches.", {
				type: "array",
				maxItems: 200,
				items: (0, $reader_work.reference)("rule")
			}, (node, what, reading) => {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $reader_work.wrongType)(node, what, "a list of rules", diagnostics);
				let beyond = node.items[200];
				beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 200 rules", "Let one rule stand for several, by its pattern.");
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
				let name = (0, $reader_work.readText)(node, what, reading);
				if (name === void 0) return;
				let tool = tools.fullName(name);
				if (tool !== void 0) return tool;
				let near = (0, $start_start_3.didYouMean)(name, tools.names);
				let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_tool", `There is no tool '${(0, $values_values_3.briefText)(name)}'`, suggestion);
			}
			function checkPattern(pattern, node, { tool, diagnostics, trustsPatterns }) {
				let compiled = (0, $tool_call_work.compileRulePattern)(pattern);
				let why = compiled.ok ? (0, $core_work.whyUnprepared)(compiled.value.source, compiled.value.flags, trustsPatterns ? "nowhere" : "apart") : void 0;
				if (!compiled.ok || why !== void 0) {
					let reason = compiled.ok ? `it ${why}` : compiled.error;
					diagnostics.error(node.at, "invalid_pattern", reason, "Correct the regular expression (JavaScript syntax).");
					return;
				}
				BEGINS_PLAINLY.test(pattern) ? diagnostics.warning(node.at, "rule_never_matches", "The pattern must match the parameters as a whole, and they are JSON, such as {\"command\":\"npm test\"}: this one never does", "Write it out, such as '\\{\"command\":\"npm test\"\\}'.") : (0, $core_work.fitsInTime)(compiled.value, ANYTHING) === !0 && diagnostics.warning(node.at, "rule_allows_all", `The rule allows every call of ${tool ?? "the tool"}`, "Narrow it to the calls you know.");
				return pattern;
			}
			let BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/;
			let ANYTHING = "{\"\":\"\"}";
			let MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
			function readMoment(node, what, reading) {
				let { now, diagnostics } = reading;
				let text = node.kind === "scalar" && typeof node.value == "number" ? node.raw : (0, $reader_work.readText)(node, what, reading);
				if (text === void 0) return;
				let time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
				if (Number.isNaN(time)) {
					diagnostics.error(node.at, "invalid_date", `'${(0, $values_values_3.briefText)(text)}' is not a date`, "Write a day such as 2027-01-31, or a moment with its time zone such as 2027-01-31T18:00:00Z.");
					return;
				}
				time <= now.getTime() && diagnostics.warning(node.at, "rule_expired", "The rule has expired and allows nothing any more", "Remove the rule, or renew it.");
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
			let PROPOSE = (0, $reader_work.refine)(new $reader_work.MapField({
				description: "How the pull requests look that `mode: propose` opens.",
				keys: {
					reviewers: $reader_work.kind.texts("Logins of those who are asked to review.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					"team-reviewers": $reader_work.kind.texts("Short names of teams that are asked to review.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					draft: $reader_work.kind.boolean("Whether they are opened as drafts.", $core_work.DEFAULT_PROPOSE.isDraft),
					"when-clean": $reader_work.kind.word("What becomes of an open one when there is nothing to change any more.", $core_work.WHEN_CLEAN, $core_work.DEFAULT_PROPOSE.whenClean)
				}
			}), ({ draft: isDraft = $core_work.DEFAULT_PROPOSE.isDraft, ...given }) => ({
				...$core_work.DEFAULT_PROPOSE,
				...given,
				isDraft
			}));
			let LIMITS = new $reader_work.MapField({
				description: "What a plan may come to. They can only be lowered.",
				keys: {
					steps: limit("steps", "How many steps a plan may have, with those of the recipes that it calls."),
					files: limit("files", "How many files it may change."),
					bytes: limit("bytes", "How many bytes it may write."),
					seconds: limit("seconds", "How long making it may take.")
				}
			});
			function limit(key, description) {
				return $reader_work.kind.integer(description, $core_work.HIGHEST_LIMITS[key], $core_work.HIGHEST_LIMITS[key]);
			}
			let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
			let NOT_A_RECIPE = { text: "Nothing in this file is a recipe: those are in '.github/recipes/' and 'recipes/'." };
			let BELOW_APPROVAL = { text: "It belongs below 'approval'." };
			let CONFIG = new $reader_work.MapField({
				what: "The configuration",
				keys: {
					rules: RULES,
					approval: APPROVAL,
					protected: $reader_work.kind.texts("Globs of files whose change needs a second person, beside those that always do.", {
						mayBeEmpty: !0,
						check: (0, $reader_work.globCheck)("src/**/*.ts")
					}),
					fetch: $reader_work.kind.texts("Hosts that recipes may fetch from, where their own permissions allow it too. Left out, only those count.", {
						mayBeEmpty: !0,
						check: $reader_work.checkHost
					}),
					secrets: (0, $reader_work.field)("The one origin that each secret may go to, such as https://tickets.example.com. Its value is never in this file.", {
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
					"on-push": $reader_work.kind.word("What happens to previews after a push, if the workflow listens to `pull_request: synchronize`: mark them as stale, or run the same requests again. A push never runs a command or a fetch.", $core_work.ON_PUSH, $core_work.DEFAULT_CONFIG.onPush),
					categories: CATEGORY_MAP,
					collections: COLLECTION_MAP
				},
				advice: {
					steps: NOT_A_RECIPE,
					recipes: NOT_A_RECIPE,
					inputs: NOT_A_RECIPE,
					permissions: { text: "What a recipe may do is said in the recipe. Here 'fetch', 'limits' and 'protected' narrow it for all." },
					approvers: BELOW_APPROVAL,
					runners: BELOW_APPROVAL,
					codeowners: BELOW_APPROVAL,
					policy: { text: "Who may run and approve is said below 'approval', and which calls need no approval below 'rules'." }
				}
			});
			function readConfig(text, file, request) {
				let diagnostics = new $reader_work.Diagnostics();
				let { root } = (0, $reader_work.parseYaml)(text, file, diagnostics);
				let config = root === void 0 || root.kind === "scalar" && root.value === null ? $core_work.DEFAULT_CONFIG : readRoot(root, {
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
					...$core_work.DEFAULT_CONFIG,
					...given,
					protectedPaths,
					fetchHosts
				};
			}
			function checkReviewer(name, item, { diagnostics }) {
				if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return;
				diagnostics.error(item.at, "invalid_login", `'${(0, $values_values_3.briefText)(name)}' is not a login or team`, "Write the name alone: octocat, or the short name of a team.");
			}
			function readSecrets(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return (0, $reader_work.wrongType)(node, what, "a map of names and origins", diagnostics);
				let beyond = node.entries[100];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 100 secrets", "Remove some of them.");
				let secrets = [];
				for (let { key, keyAt, value } of node.entries.slice(0, 100)) {
					SECRET_NAME.test(key) || diagnostics.error(keyAt, "invalid_name", `'${(0, $values_values_3.briefText)(key)}' is no name of a secret`, "Use capitals, digits and underscores: API_TOKEN.");
					let text = (0, $reader_work.readText)(value, `The secret '${(0, $values_values_3.briefText)(key)}'`, reading);
					if (text === void 0) continue;
					let origin = originOf(text);
					origin === void 0 ? diagnostics.error(value.at, "invalid_origin", `The secret '${(0, $values_values_3.briefText)(key)}' has no origin`, "Write where the secret may go, such as https://tickets.example.com, and never its value.") : secrets.push([key, origin]);
				}
				return Object.fromEntries(secrets);
			}
			function originOf(text) {
				if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return;
				let url = new URL(text);
				return url.href === `${url.origin}/` ? url.origin : void 0;
			}
		},
		176: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		404: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		520: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(522).work();
		},
		70: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		},
		234: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(589).ast();
		},
		589: (module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
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
		},
		791: (module) => {
			"use strict";
			module.exports = require("./values.js");
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
