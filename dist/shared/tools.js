(() => {
	var __webpack_modules__ = {
		5954: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"bundle-tool": () => __nccwpck_require__(7583),
				catalogue: () => __nccwpck_require__(5623),
				"command-failure": () => __nccwpck_require__(8560),
				"config-tools": () => __nccwpck_require__(7784),
				"content-tool": () => __nccwpck_require__(9306),
				"describe-tool": () => __nccwpck_require__(1060),
				"edit-file": () => __nccwpck_require__(3107),
				"json-schema": () => __nccwpck_require__(5984),
				"provided-bundles": () => __nccwpck_require__(8223),
				"replace-files": () => __nccwpck_require__(9536),
				"tool-collection": () => __nccwpck_require__(3415),
				tool_append_file: () => __nccwpck_require__(8422),
				tool_apply_patch: () => __nccwpck_require__(6584),
				tool_copy_file: () => __nccwpck_require__(49),
				tool_create_directory: () => __nccwpck_require__(9709),
				tool_create_file: () => __nccwpck_require__(6502),
				tool_delete_file: () => __nccwpck_require__(295),
				tool_edit_data: () => __nccwpck_require__(5368),
				tool_edit_lines: () => __nccwpck_require__(9057),
				tool_ensure_lines: () => __nccwpck_require__(1215),
				tool_fetch_webpage: () => __nccwpck_require__(418),
				tool_file_search: () => __nccwpck_require__(3790),
				tool_find_code: () => __nccwpck_require__(136),
				tool_get_category_content: () => __nccwpck_require__(6486),
				tool_get_collection_content: () => __nccwpck_require__(6194),
				tool_get_content: () => __nccwpck_require__(6947),
				tool_glob: () => __nccwpck_require__(3303),
				tool_grep_search: () => __nccwpck_require__(4252),
				tool_list_dir: () => __nccwpck_require__(9093),
				tool_list_directory: () => __nccwpck_require__(93),
				tool_move_file: () => __nccwpck_require__(5289),
				tool_read_data: () => __nccwpck_require__(6692),
				tool_read_file: () => __nccwpck_require__(3778),
				tool_replace_code: () => __nccwpck_require__(1477),
				tool_replace_string_in_file: () => __nccwpck_require__(1152),
				tool_run_in_terminal: () => __nccwpck_require__(6587),
				tool_search: () => __nccwpck_require__(3717),
				tool_terminal_last_command: () => __nccwpck_require__(1610),
				tool_update_file: () => __nccwpck_require__(7029),
				tool_write_file: () => __nccwpck_require__(9239)
			};
		},
		7746: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
		},
		6092: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8500)[name] });
		},
		6586: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).charset();
			module.exports = {
				__esModule: !0,
				get charsetOf() {
					return part().charsetOf;
				}
			};
		},
		8168: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		},
		4092: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		7308: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802).auth();
			module.exports = {
				__esModule: !0,
				get NO_SECRETS() {
					return part().NO_SECRETS;
				},
				get runHttpTool() {
					return part().runHttpTool;
				},
				get showCalls() {
					return part().showCalls;
				}
			};
		},
		4828: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-errors"]();
			module.exports = {
				__esModule: !0,
				get BUNDLE_ERRORS() {
					return part().BUNDLE_ERRORS;
				}
			};
		},
		9393: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-views"]();
			module.exports = {
				__esModule: !0,
				get functionOff() {
					return part().functionOff;
				},
				get referenceOf() {
					return part().referenceOf;
				},
				get resolveTool() {
					return part().resolveTool;
				}
			};
		},
		7639: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["check-tool"]();
			module.exports = {
				__esModule: !0,
				get findToolProblems() {
					return part().findToolProblems;
				}
			};
		},
		8431: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["json-schema-check"]();
			module.exports = {
				__esModule: !0,
				get findValueProblems() {
					return part().findValueProblems;
				}
			};
		},
		742: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["read-record"]();
			module.exports = {
				__esModule: !0,
				get namedUuidV7() {
					return part().namedUuidV7;
				}
			};
		},
		7307: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5146)["content-files"]();
			module.exports = {
				__esModule: !0,
				get locationOf() {
					return part().locationOf;
				},
				get retrieveContent() {
					return part().retrieveContent;
				}
			};
		},
		2663: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		555: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).work();
			module.exports = {
				__esModule: !0,
				get toolFile() {
					return part().toolFile;
				}
			};
		},
		2313: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		7525: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		2509: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		7748: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["address-rules"]();
			module.exports = {
				__esModule: !0,
				get checkPublicHost() {
					return part().checkPublicHost;
				}
			};
		},
		8992: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["child-environment"]();
			module.exports = {
				__esModule: !0,
				get checkVariable() {
					return part().checkVariable;
				},
				get isPossibleValue() {
					return part().isPossibleValue;
				}
			};
		},
		2223: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get codeWarnings() {
					return part().codeWarnings;
				},
				get depthWarning() {
					return part().depthWarning;
				},
				get findingsOf() {
					return part().findingsOf;
				},
				get groupsOutput() {
					return part().groupsOutput;
				},
				get hitsOf() {
					return part().hitsOf;
				},
				get isSecretFile() {
					return part().isSecretFile;
				},
				get longLinesWarning() {
					return part().longLinesWarning;
				},
				get makeSieve() {
					return part().makeSieve;
				},
				get regexPattern() {
					return part().regexPattern;
				},
				get renderMatches() {
					return part().renderMatches;
				},
				get renderWithContext() {
					return part().renderWithContext;
				},
				get runGuarded() {
					return part().runGuarded;
				},
				get scanAll() {
					return part().scanAll;
				},
				get searchFiles() {
					return part().searchFiles;
				},
				get searchTimedOut() {
					return part().searchTimedOut;
				},
				get searchWarnings() {
					return part().searchWarnings;
				},
				get secretWarning() {
					return part().secretWarning;
				},
				get selectFiles() {
					return part().selectFiles;
				},
				get textPattern() {
					return part().textPattern;
				},
				get truncationWarning() {
					return part().truncationWarning;
				},
				get whyCodeUnfinished() {
					return part().whyCodeUnfinished;
				},
				get whyUnfinished() {
					return part().whyUnfinished;
				}
			};
		},
		7583: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				argumentsOf: () => argumentsOf,
				asTool: () => asTool,
				bundle_tool_exports: () => bundle_tool_exports
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $base_digest = __nccwpck_require__(8168);
			var $base_tool_errors = __nccwpck_require__(4092);
			var $start_start = __nccwpck_require__(2509);
			var $bundles_bundle_views = __nccwpck_require__(9393);
			var $zod_api = __nccwpck_require__(4279);
			var $bundles_bundle_errors = __nccwpck_require__(4828);
			var $bundles_check_tool = __nccwpck_require__(7639);
			var $reader_work = __nccwpck_require__(555);
			var $bundles_auth = __nccwpck_require__(7308);
			var $bundles_json_schema_check = __nccwpck_require__(8431);
			var $core_work = __nccwpck_require__(2663);
			var $json_schema = __nccwpck_require__(5984);
			//! src/tools/bundle-tool.ts
			var bundle_tool_exports = (0, $start_runtime.__exportAll)({
				argumentsOf: () => argumentsOf,
				asTool: () => asTool,
				findBundleTool: () => findBundleTool,
				httpBundleTool: () => httpBundleTool,
				localBundleTool: () => localBundleTool
			});
			function httpBundleTool(definition, spec, source) {
				let { argSchema, outputSchema, displayName, description } = definition;
				let name = (0, $core_work.referenceText)((0, $bundles_bundle_views.referenceOf)(definition));
				return {
					...(0, $core_work.defineTool)({
						name,
						summary: firstOf(description, displayName, name),
						category: "Network",
						effect: "external",
						risk: "dangerous",
						permissions: ["Network"],
						hosts: hostsOf(spec),
						definition: definitionOf(definition),
						args: () => argumentsOf(argSchema),
						outputs: () => (0, $zod_api.strictObject)({
							value: (0, $core_work.shapeOf)(outputSchema ?? {}),
							status_code: (0, $zod_api.int)().check((0, $zod_api.describe)("HTTP status of the last call")),
							url: (0, $zod_api.string)().check((0, $zod_api.describe)("URL that answered the last call, after redirects")),
							sha256: (0, $zod_api.string)().check((0, $zod_api.describe)("SHA-256 of the response body"))
						}),
						metadata: ["status_code", "url"],
						termination: "Use terminate=false when the next step needs the response; terminate=true when the call is all the user asked for.",
						examples: [exampleCall(argSchema)],
						run: (args, context) => run(definition, spec, args, context)
					}),
					...source !== void 0 && { source },
					explain: (args) => (0, $bundles_auth.showCalls)(spec, args)
				};
			}
			function localBundleTool(definition, registered, source) {
				let { argSchema, displayName, description } = definition;
				let name = (0, $core_work.referenceText)((0, $bundles_bundle_views.referenceOf)(definition));
				let isNarrowed = Object.keys(argSchema.properties ?? {}).length > 0;
				let narrowed = () => registered.args().check(...valueChecks(argSchema));
				return {
					...registered,
					name,
					summary: firstOf(description, displayName, registered.summary),
					definition: definitionOf(definition),
					run(args, context) {
						context.usage?.called(definition.id);
						return registered.run(args, context);
					},
					...isNarrowed && {
						args: narrowed,
						examples: narrowedExamples(registered, narrowed(), argSchema)
					},
					...source !== void 0 && { source }
				};
			}
			async function run({ id, outputSchema, displayName, slug }, spec, args, context) {
				let { maxCallsPerMinute, timeoutSeconds } = spec.limits;
				if (maxCallsPerMinute !== void 0 && context.usage !== void 0) {
					let reserved = await context.usage.reserve(id, maxCallsPerMinute);
					if (!reserved.ok) return reserved;
				}
				context.usage?.called(id);
				let received = 0;
				let answer = await (0, $bundles_auth.runHttpTool)(spec, args, {
					http: context.http,
					secrets: context.secrets ?? $bundles_auth.NO_SECRETS,
					clock: context.clock,
					allowPrivate: context.allowPrivateHosts,
					timeoutMs: timeoutSeconds * 1e3,
					signal: context.signal,
					onText(text) {
						received += text.length;
						context.progress({
							done: received,
							total: void 0,
							unit: "characters",
							text
						});
					}
				});
				if (!answer.ok) return answer;
				let { value, status, url, sha256 } = answer.value;
				let problems = outputSchema === void 0 ? [] : (0, $bundles_json_schema_check.findValueProblems)(outputSchema, value);
				if (problems.length > 0) return (0, $start_start.failure)(ERRORS.otherSchema(problems));
				return (0, $start_start.succeeded)({
					value,
					status_code: status,
					url,
					sha256
				}, `${firstOf(displayName, slug)}: status ${status}`);
			}
			function exampleCall(schema, others = {}) {
				return {
					description: "Call it",
					args: {
						...others,
						...(0, $json_schema.exampleArguments)(schema)
					}
				};
			}
			function narrowedExamples({ examples }, args, schema) {
				let taken = examples.filter((example) => args.safeParse({ ...example.args }).success);
				return taken.length > 0 ? taken : [exampleCall(schema, examples[0]?.args)];
			}
			function argumentsOf(schema) {
				let required = new Set(schema.required ?? []);
				let shape = Object.entries(schema.properties ?? {}).map(([name, field]) => {
					let known = typeof field == "object" ? field : {};
					return [name, required.has(name) ? (0, $core_work.shapeOf)(known) : (0, $zod_api.optional)((0, $core_work.shapeOf)(known))];
				});
				return (0, $zod_api.strictObject)(Object.fromEntries(shape)).check(...valueChecks(schema));
			}
			function valueChecks(schema) {
				return [(0, $zod_api.check)(({ value, issues }) => {
					for (let { field, reason } of (0, $bundles_json_schema_check.findValueProblems)({ ...schema }, value)) issues.push({
						code: "custom",
						input: value,
						path: pathOf(field),
						message: reason
					});
				})];
			}
			function pathOf(field) {
				return (field.match(/[^.[\]]+/g) ?? []).map((part) => /^\d+$/.test(part) ? Number(part) : part);
			}
			function definitionOf({ argSchema, outputSchema, http, local }) {
				return (0, $base_digest.sha256)(Buffer.from(JSON.stringify([
					argSchema,
					outputSchema ?? null,
					http ?? null,
					local ?? null
				])));
			}
			function hostsOf({ calls }) {
				let urls = calls.flatMap(({ urlTemplate, auth }) => [urlTemplate, ...auth?.type === "oauth2" ? [auth.tokenUrl] : []]);
				return [...new Set(urls.map((url) => new URL(url.split("/").slice(0, 3).join("/")).hostname))];
			}
			function listProblems(problems) {
				return problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			}
			function firstOf(...texts) {
				return texts.find((text) => text.trim() !== "")?.split("\n", 1)[0] ?? "";
			}
			async function findBundleTool(name, read) {
				let reference = (0, $core_work.parseReference)(name);
				if (reference === void 0) return (0, $start_start.failure)(ERRORS.notABundleTool(name));
				let resolved = await (0, $bundles_bundle_views.resolveTool)(reference, read);
				if (!resolved.ok) return resolved;
				let { tool, path, digest } = resolved.value;
				let off = tool.local && await new $core_work.SwitchedOff(read).whyTool(tool.local.function);
				if (off !== void 0) return (0, $start_start.failure)(off.code === "disabled" ? $bundles_bundle_errors.BUNDLE_ERRORS.toolUnusable(reference, (0, $bundles_bundle_views.functionOff)(tool.local?.function ?? "")) : off);
				return asTool(tool, {
					path,
					digest
				});
			}
			async function asTool(tool, source) {
				if (tool.http !== void 0 && tool.type === "http") {
					let [problem] = await (0, $bundles_check_tool.findToolProblems)({
						...tool,
						type: tool.type
					});
					if (problem !== void 0) return (0, $start_start.failure)(brokenTool(tool, problem));
					return (0, $start_start.success)(httpBundleTool(tool, tool.http, source));
				}
				let registered = tool.local === void 0 ? void 0 : await (0, $core_work.findTool)(tool.local.function);
				if (registered !== void 0) return (0, $start_start.success)(localBundleTool(tool, registered, source));
				return (0, $start_start.failure)(ERRORS.functionGone(tool.local?.function, tool.slug));
			}
			function brokenTool(tool, { field, reason }) {
				let file = (0, $reader_work.toolFile)(tool.bundleSlug, tool.slug, tool.version);
				return ERRORS.notCallable(tool, field, reason, file);
			}
			let ERRORS = {
				otherSchema: (problems) => (0, $base_tool_errors.toolError)("invalid_output", `The response does not match the tool's output schema: ${listProblems(problems)}`, "Update the tool definition, or ask its author to."),
				notABundleTool: (name) => (0, $base_tool_errors.toolError)("unknown_tool", `'${name}' is not a bundle tool`, "Use the form bundle/tool@version."),
				functionGone: (name, tool) => (0, $base_tool_errors.toolError)("disabled", `The function '${name ?? ""}' of the tool '${tool}' no longer exists`, "The tool stays off until the function exists again. Its file was not changed."),
				notCallable: (tool, field, why, file) => (0, $base_tool_errors.toolError)("corrupt_file", `The tool '${(0, $core_work.referenceText)((0, $bundles_bundle_views.referenceOf)(tool))}' cannot be called: ${field} ${why}`, `Correct ${file}.`)
			};
		},
		5623: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CATEGORIES: () => CATEGORIES,
				byCategory: () => byCategory,
				catalogueRecord: () => catalogueRecord,
				functionDefinition: () => functionDefinition
			});
			var $start_start_3 = __nccwpck_require__(2509);
			var $describe_tool = __nccwpck_require__(1060);
			var $json_schema_2 = __nccwpck_require__(5984);
			//! src/tools/catalogue.ts
			let CATEGORIES = {
				Content: "Curated documents of the project, by category or collection. Read-only.",
				"Search & Discovery": "Find files by name and text by pattern, and list directories. Read-only; skips files that git ignores.",
				"File Reading": "Read files. Read-only.",
				"File Writing": "Create and change files. Changes are staged and shown as a diff; applying them needs approval.",
				"File Management": "Destructive operations on files. Use them only when asked for exactly this; applying needs approval.",
				Terminal: "Run shell commands. Every command needs approval before it runs.",
				Network: "Fetch from the network. Every call needs approval first."
			};
			function byCategory(tools) {
				return Object.keys(CATEGORIES).map((category) => ({
					category,
					tools: tools.filter((tool) => tool.category === category)
				})).filter((group) => group.tools.length > 0);
			}
			function functionDefinition(tool, name = tool.name) {
				return {
					name,
					description: (0, $describe_tool.shortDescription)(tool),
					parameters: (0, $json_schema_2.argumentSchema)(tool)
				};
			}
			function catalogueRecord(tool) {
				return {
					name: tool.name,
					description: (0, $describe_tool.shortDescription)(tool),
					category: tool.category,
					effect: tool.effect,
					risk_level: tool.risk,
					required_permissions: [...tool.permissions].sort($start_start_3.compareBytes),
					requires_approval: (0, $start_start_3.requiresApproval)(tool),
					parameters: (0, $json_schema_2.argumentSchema)(tool),
					outputs: (0, $json_schema_2.outputSchema)(tool),
					metadata: tool.metadata,
					...tool.when !== void 0 && { when_to_use: tool.when },
					termination_behavior: tool.termination,
					examples: tool.examples
				};
			}
		},
		8656: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				KA: () => codeQuery,
				YE: () => KNOWN_CAPTURES,
				c5: () => ruleObject,
				iC: () => codeArguments,
				ys: () => CODE_RULES
			});
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $workspace_code_lane = __nccwpck_require__(1194);
			//! src/tools/kit/code-arguments.ts
			function codeArguments() {
				return {
					language: (0, $zod_api_3._enum)($workspace_code_lane.CODE_LANGUAGES).check((0, $zod_api_3.describe)("Language of the files")),
					pattern: (0, $zod_api_3.optional)((0, $zod_api_3.string)().check((0, $zod_api_3._minLength)(1), (0, $zod_api_3.describe)("Code to find, where $A stands for one part and $$$ARGS for any number of them: readFile($$$ARGS). Use either pattern or rule"))),
					rule: (0, $zod_api_3.optional)(ruleObject().check((0, $zod_api_3.describe)("Rule object of ast-grep, for conditions around the code. Use either rule or pattern"))),
					constraints: rulesByName("Rules for captures: {A: {regex: ^use}} takes only matches whose $A fits"),
					utils: rulesByName("Rules by name, which matches in a rule refers to"),
					transform: rulesByName("New texts made from captures, to insert as $NEW: {NEW: {replace: {source: $A, replace: ^get, by: fetch}}}")
				};
			}
			let KEY_HELP = {
				pattern: "Code with captures, or {context, selector} for code that is not valid alone",
				kind: "Kind of the node in the grammar, such as call_expression",
				regex: "Regular expression in Rust syntax that the text of the node contains",
				nthChild: "Position among its siblings, from 1, or a formula such as 2n+1",
				range: "Exact position: {start: {line, column}, end: {line, column}}, from 0",
				matches: "Name of a rule in utils",
				inside: "A rule for a node around it; stopBy says how far to look: neighbor (default), end, or a rule",
				has: "A rule for a node in it; with stopBy and field",
				precedes: "A rule for a node after it; with stopBy",
				follows: "A rule for a node before it; with stopBy",
				all: "List of rules that all match the node",
				any: "List of rules, at least one of them matches the node",
				not: "A rule that does not match the node"
			};
			function ruleObject() {
				let keys = $workspace_code_lane.RULE_KEYS.map((key) => [key, (0, $zod_api_3.optional)((0, $zod_api_3.unknown)().check((0, $zod_api_3.describe)(KEY_HELP[key] ?? "")))]);
				return (0, $zod_api_3.looseObject)(Object.fromEntries(keys));
			}
			function rulesByName(description) {
				return (0, $zod_api_3.optional)((0, $zod_api_3.looseObject)({}).check((0, $zod_api_3.describe)(description)));
			}
			function codeQuery({ language, pattern, rule, constraints, utils, transform }) {
				let more = Object.fromEntries(Object.entries({
					constraints,
					utils,
					transform
				}).filter(([, value]) => value !== void 0));
				return {
					language,
					config: {
						rule: rule ?? { pattern },
						...more
					}
				};
			}
			let isUnknown = (value) => value === $core_work_3.UNKNOWN;
			let PATTERN_OR_RULE = {
				schema: { oneOf: [{ required: ["pattern"] }, { required: ["rule"] }] },
				check({ pattern, rule }) {
					if (pattern === void 0 != (rule === void 0)) return;
					let suggestion = "Use pattern for one piece of code, or rule for conditions around it.";
					return pattern === void 0 ? {
						path: [],
						code: "missing_argument",
						message: "Either pattern or rule is required",
						suggestion
					} : {
						path: ["rule"],
						code: "argument_conflict",
						message: "rule cannot be combined with pattern",
						suggestion: `${suggestion} A rule can have a pattern of its own.`
					};
				}
			};
			let CHECKS = {
				rule: $workspace_code_lane.checkRule,
				constraints: $workspace_code_lane.checkRuleMap,
				utils: $workspace_code_lane.checkRuleMap,
				transform: $workspace_code_lane.checkTransform,
				expand_start: $workspace_code_lane.checkRelation,
				expand_end: $workspace_code_lane.checkRelation
			};
			let CODE_RULES = [PATTERN_OR_RULE, { check(args) {
				for (let [name, check] of Object.entries(CHECKS)) {
					let fault = args[name] === void 0 ? void 0 : check(args[name], [name], isUnknown);
					if (fault !== void 0) return asProblem(fault);
				}
			} }];
			let KNOWN_CAPTURES = { check({ replace, pattern, rule, constraints, utils, transform }) {
				if (typeof replace != "string" || [
					pattern,
					rule,
					constraints,
					utils,
					transform
				].some(hasUnknownPart) || pattern === void 0 && rule === void 0) return;
				let known = [...(0, $workspace_code_lane.capturesOf)({
					rule: rule ?? { pattern },
					constraints,
					utils
				}).keys(), ...Object.keys(transform ?? {})];
				let unknown = (0, $workspace_code_lane.parseCodeTemplate)(replace).parts.find(({ name }) => !known.includes(name));
				if (unknown === void 0) return;
				let captures = known.length === 0 ? "The pattern captures nothing" : `It captures ${known.map((name) => `$${name}`).join(", ")}`;
				return {
					path: ["replace"],
					code: "invalid_argument",
					message: `replace uses $${unknown.name}, which the pattern does not capture`,
					suggestion: `${captures}. Capture the code in the pattern first.`
				};
			} };
			function hasUnknownPart(value) {
				return isUnknown(value) || typeof value == "object" && !!value && Object.values(value).some(hasUnknownPart);
			}
			function asProblem({ kind, path, message, suggestion }) {
				return {
					path,
					code: kind,
					message: `${path.reduce((text, part) => typeof part == "number" ? `${text}[${part}]` : text === "" ? part : `${text}.${part}`, "")}: ${message}`,
					suggestion
				};
			}
		},
		8560: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				commandFailure: () => commandFailure,
				endOf: () => endOf,
				printedBy: () => printedBy
			});
			var $base_tool_errors_3 = __nccwpck_require__(4092);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/run/command-failure.ts
			let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
			function commandFailure(exit, command, timeoutSeconds) {
				switch (exit.kind) {
					case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
					case "timed_out": return silent(exit, ERRORS.timedOut(timeoutSeconds));
					case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what killed it, then run it again.");
					case "cancelled": return silent(exit, ERRORS.cancelled());
					case "not_started": return silent(exit, ERRORS.notStarted(exit.message));
					default: return (0, $start_start_5.assertNever)(exit);
				}
			}
			function printedBy(exit) {
				return exit.kind === "not_started" ? {
					out: "",
					err: ""
				} : {
					out: exit.stdout,
					err: exit.stderr
				};
			}
			function exitFailure(exit, command) {
				let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
				if (complaint !== null) {
					let name = complaint[1] ?? complaint[2] ?? command;
					return silent(exit, ERRORS.notFound(name));
				}
				return telling(exit, `Command failed with exit code ${exit.code}`, "Read its output, fix the cause, then run it again.");
			}
			function silent(exit, error) {
				return {
					error,
					unsaid: printedBy(exit)
				};
			}
			function telling(exit, message, suggestion) {
				let { out, err } = printedBy(exit);
				let [said, unsaid] = err.trim() === "" ? [out, ""] : [err, out];
				return {
					error: (0, $base_tool_errors_3.toolError)("command_failed", withOutput(message, said.trimEnd()), suggestion),
					unsaid: {
						out: unsaid,
						err: ""
					}
				};
			}
			function withOutput(message, text) {
				return text === "" ? message : `${message}:\n${endOf(text)}`;
			}
			function endOf(text) {
				return text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text;
			}
			let ERRORS = {
				timedOut: (timeoutSeconds) => (0, $base_tool_errors_3.toolError)("timed_out", `Command timed out after ${(0, $core_work_5.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."),
				cancelled: () => (0, $base_tool_errors_3.toolError)("cancelled", "Command was cancelled", "Run it again if you still need it."),
				notStarted: (why) => (0, $base_tool_errors_3.toolError)("command_failed", `Command could not be started: ${why}`, why.includes("E2BIG") ? "The command and its variables are too long for the system. Pass large values in a file." : "Run Sous where a POSIX shell is installed."),
				notFound: (name) => (0, $base_tool_errors_3.toolError)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository.")
			};
		},
		7784: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CONFIG_TOOLS: () => CONFIG_TOOLS,
				ToolNames: () => ToolNames,
				config_tools_exports: () => config_tools_exports
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_7 = __nccwpck_require__(2663);
			//! src/tools/config-tools.ts
			var config_tools_exports = (0, $start_runtime.__exportAll)({
				CONFIG_TOOLS: () => CONFIG_TOOLS,
				ToolNames: () => ToolNames
			});
			let CONFIG_TOOLS = {
				names: [...$core_work_7.TOOL_NAMES, ...Object.keys($core_work_7.ALIASES)],
				fullName(name) {
					let full = Object.hasOwn($core_work_7.ALIASES, name) ? $core_work_7.ALIASES[name] : name;
					return full !== void 0 && ($core_work_7.TOOL_NAMES.includes(full) || (0, $core_work_7.isBundleToolName)(full)) ? full : void 0;
				},
				checkGlob(pattern) {
					let glob = (0, $core_work_7.parseGlob)(pattern);
					return glob.ok ? void 0 : glob.error.message;
				}
			};
			var ToolNames = class {
				#defaultPrefix;
				#overrides;
				constructor(defaultPrefix = "", overrides = {}) {
					this.#defaultPrefix = defaultPrefix;
					this.#overrides = new Map(Object.entries(overrides));
				}
				nameOf(tool) {
					let prefix = this.#overrides.get(tool) ?? this.#defaultPrefix;
					if (prefix === "") return tool;
					return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`;
				}
			};
		},
		9306: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CONTENT_RULES: () => CONTENT_RULES,
				contentArguments: () => contentArguments,
				contentOutputs: () => contentOutputs,
				getContent: () => getContent,
				workspaceContent: () => workspaceContent
			});
			var $base_tool_errors_3 = __nccwpck_require__(4092);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $content_content_files = __nccwpck_require__(7307);
			//! src/tools/content/content-tool.ts
			function contentArguments() {
				return {
					pattern: (0, $zod_api_5.optional)((0, $core_work_5.globArgument)("Glob pattern relative to the category's directory, instead of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*")),
					render: (0, $zod_api_5.optional)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Render templates (*.mustache) with the variables. An unknown variable is an error"))),
					variables: (0, $zod_api_5.optional)((0, $zod_api_5.record)((0, $zod_api_5.string)(), variable()).check((0, $zod_api_5.describe)("Variables for the templates: values, lists and maps of them")))
				};
			}
			function variable() {
				let value = (0, $zod_api_5.union)([
					(0, $zod_api_5.string)(),
					(0, $zod_api_5.number)(),
					(0, $zod_api_5.boolean)(),
					(0, $zod_api_5._null)()
				]);
				let map = (0, $zod_api_5.record)((0, $zod_api_5.string)(), value);
				return (0, $zod_api_5.union)([
					(0, $zod_api_5.string)(),
					(0, $zod_api_5.number)(),
					(0, $zod_api_5.boolean)(),
					(0, $zod_api_5._null)(),
					map,
					(0, $zod_api_5.array)((0, $zod_api_5.union)([value, map]))
				]);
			}
			let document = () => (0, $zod_api_5.strictObject)({
				path: (0, $zod_api_5.string)(),
				category: (0, $zod_api_5.string)(),
				filename: (0, $zod_api_5.string)(),
				basename: (0, $zod_api_5.string)(),
				is_template: (0, $zod_api_5.boolean)(),
				content_type: (0, $zod_api_5.string)(),
				location: (0, $zod_api_5.string)(),
				size: (0, $zod_api_5.int)(),
				content: (0, $zod_api_5.string)()
			});
			function contentOutputs() {
				return {
					content: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("A single document as is, several as MIME multipart")),
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the documents, relative to the working directory")),
					documents: (0, $zod_api_5.array)(document()).check((0, $zod_api_5.describe)("The documents with path, category, filename, basename (without .mustache), content and more")),
					count: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Number of documents"))
				};
			}
			let CONTENT_RULES = [(0, $core_work_5.onlyWhen)("variables", "render", !0, "Add 'render: true', or leave 'variables' out.")];
			async function getContent(call, context) {
				try {
					let project = await context.project();
					if (!project.ok) return project;
					let content = await retrieve(call, project.value, context);
					return content.ok ? present(content.value) : content;
				} catch (error) {
					let reason = error instanceof Error ? error.message : String(error);
					return (0, $start_start_5.failure)(ERRORS.notRetrieved(call.name, reason, error));
				}
			}
			function retrieve(call, project, context) {
				return (0, $content_content_files.retrieveContent)({
					name: call.name,
					kinds: call.kinds,
					selection: call.pattern === void 0 ? { kind: "defaults" } : {
						kind: "pattern",
						pattern: call.pattern
					},
					values: call.render === !0 ? call.variables ?? {} : void 0,
					project,
					files: workspaceContent(context),
					parseGlobs: $core_work_5.parseGlobs,
					maxBytes: context.limits.contentBytes,
					signal: context.signal,
					progress: (done, total) => context.progress({
						done,
						total,
						unit: "documents"
					})
				});
			}
			function present({ what, documents, text, warnings }) {
				let files = documents.map((each) => each.path);
				let more = files.length > 10 ? [`  \u2026 and ${files.length - 10} more`] : [];
				let listed = [...files.slice(0, 10).map((file) => `  ${file}`), ...more];
				let value = {
					content: text,
					files,
					documents: documents.map((each) => ({
						path: each.path,
						category: each.category,
						filename: each.filename,
						basename: each.basename,
						is_template: each.isTemplate,
						content_type: each.contentType,
						location: (0, $content_content_files.locationOf)(each),
						size: each.size,
						content: each.text
					})),
					count: documents.length
				};
				return (0, $start_start_5.succeeded)(value, [`${(0, $core_work_5.countOf)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
					answer: text,
					warnings
				});
			}
			function workspaceContent({ workspace, limits }) {
				return {
					async list(directory) {
						let found = await (0, $core_work_5.findDirectory)(directory, workspace);
						if (!found.ok) return found;
						let entries = await workspace.directory(found.value);
						if (!entries.ok) return entries;
						let { files, unreadable = [] } = await workspace.files();
						if (directory === ".") return (0, $start_start_5.success)({
							files,
							unreadable
						});
						let isIn = (path, above) => path.startsWith(`${above}/`);
						return (0, $start_start_5.success)({
							files: files.filter((path) => isIn(path, directory)),
							unreadable: unreadable.filter((each) => each === "." || isIn(each, directory) || isIn(directory, each))
						});
					},
					async read(path) {
						let content = await workspace.read(path, limits.readFileBytes + 1);
						if (!content.ok) return content;
						let { bytes } = content.value;
						if (bytes.length > limits.readFileBytes) return (0, $start_start_5.failure)(ERRORS.tooLarge(path, limits.readFileBytes));
						let text = (0, $core_work_5.decodeText)(bytes, path);
						return (0, $start_start_5.success)(text.ok ? text.value.text : void 0);
					}
				};
			}
			let ERRORS = {
				notRetrieved: (name, why, cause) => (0, $base_tool_errors_3.toolError)("unknown", `Content '${name}' could not be retrieved: ${why}`, "Please report it.", cause),
				tooLarge: (path, most) => (0, $base_tool_errors_3.toolError)("too_large", `File '${path}' is larger than ${(0, $core_work_5.sizeText)(most)}`, "Leave it out.")
			};
		},
		1060: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				describeTool: () => describeTool,
				fieldsOf: () => fieldsOf,
				guidanceOf: () => guidanceOf,
				schemaMarkdown: () => schemaMarkdown,
				shortDescription: () => shortDescription
			});
			var $json_schema_3 = __nccwpck_require__(5984);
			//! src/tools/kit/describe-tool.ts
			function fieldsOf(schema) {
				return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
					name,
					type: describeType(field),
					required: schema.required?.includes(name) ?? !1,
					default: field.default,
					description: field.description ?? ""
				}));
			}
			function schemaMarkdown(tool) {
				let fields = fieldsOf((0, $json_schema_3.argumentSchema)(tool));
				if (fields.length === 0) return "No arguments.\n";
				return [
					"| Argument | Type | Required | Default | Description |",
					"| --- | --- | --- | --- | --- |",
					...fields.map((field) => {
						let fallback = field.default === void 0 ? "" : code(JSON.stringify(field.default));
						return `| ${code(field.name)} | ${code(field.type)} | ${field.required ? "yes" : "no"} | ${fallback} | ${cell(field.description)} |`;
					}),
					""
				].join("\n");
			}
			function describeTool(tool) {
				let guidance = guidanceOf(tool);
				return [
					shortDescription(tool),
					...tool.when === void 0 ? [] : ["", tool.when],
					"",
					schemaMarkdown(tool),
					...guidance
				].join("\n");
			}
			function guidanceOf({ termination, examples }) {
				let calls = examples.map(({ description, args }) => `- ${description}: \`${JSON.stringify(args)}\``);
				return [...termination === "" ? [] : [termination, ""], ...calls.length === 0 ? [] : [
					"Examples:",
					...calls,
					""
				]];
			}
			let CONSENT_WARNING = "REQUIRES EXPLICIT USER INSTRUCTION";
			function shortDescription(tool) {
				let consent = consentOf(tool);
				if (consent === void 0) return tool.summary;
				let literal = `\`${consent.argument}\` must be ${JSON.stringify(consent.literal)}.`;
				if (tool.summary.includes(CONSENT_WARNING)) return `${tool.summary} ${literal}`;
				return `${tool.summary} ${CONSENT_WARNING}: call it only when the user asked for exactly this, never to clean up or to try something out. ${literal}`;
			}
			function consentOf(tool) {
				let literal = (0, $json_schema_3.argumentSchema)(tool).properties?.consent?.const;
				return typeof literal == "string" ? {
					argument: "consent",
					literal
				} : void 0;
			}
			function describeType(schema) {
				if (schema.const !== void 0) return JSON.stringify(schema.const);
				if (schema.enum !== void 0) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
				if (schema.anyOf !== void 0) return schema.anyOf.map(describeType).join(" | ");
				if (schema.type === "array") return `list of ${plural(describeType(schema.items ?? {}))}`;
				if (schema.type === "object") {
					if (typeof schema.additionalProperties == "object" && schema.properties === void 0) {
						let values = describeType(schema.additionalProperties);
						return values === "any" || values.includes(" of ") ? "map" : `map of ${plural(values)}`;
					}
					let names = Object.keys(schema.properties ?? {});
					return names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
				}
				return [schema.type ?? "any"].flat().join(" | ");
			}
			function plural(type) {
				return /^[a-z]+$/.test(type) ? `${type}s` : type;
			}
			function code(text) {
				return `\`${cell(text)}\``;
			}
			function cell(text) {
				return text.replaceAll("|", "\\|").replaceAll("\n", " ");
			}
		},
		3107: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				edit_file_exports: () => edit_file_exports,
				encodeContent: () => encodeContent,
				makeEdit: () => makeEdit,
				openTextFile: () => openTextFile,
				stageEdit: () => stageEdit,
				tooLarge: () => tooLarge
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			//! src/tools/edit/edit-file.ts
			var edit_file_exports = (0, $start_runtime.__exportAll)({ tooLarge: () => tooLarge });
			async function openTextFile(given, context) {
				let path = (0, $core_work_9.parsePathArgument)(given);
				if (!path.ok) return path;
				let content = await readWhole(path.value, context);
				if (!content.ok) return content;
				let text = (0, $core_work_9.decodeText)(content.value.bytes, path.value);
				return text.ok ? (0, $start_start_7.success)({
					path: path.value,
					content: content.value,
					text: text.value
				}) : text;
			}
			async function readWhole(path, { workspace, limits }) {
				let entry = await workspace.entry(path);
				if (!entry.ok) return entry;
				if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, $start_start_7.failure)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
				return workspace.read(path);
			}
			function encodeContent(content, { limits }) {
				let bytes = Buffer.from(content, "utf8");
				return bytes.length > limits.writeFileBytes ? (0, $start_start_7.failure)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, $start_start_7.success)(bytes);
			}
			function makeEdit(request) {
				let { file, limit } = request;
				let { path, content, text } = file;
				for (let written of request.written) {
					let refusal = (0, $core_work_9.checkEncodable)(written, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
				}
				if (content.bytes.length !== text.text.length && request.edits.some((edit) => (0, $core_work_9.splitsCharacter)(text.text, edit))) return (0, $start_start_7.failure)(ERRORS.matchesHalf(path));
				let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
				if (changing.length === 0) return (0, $start_start_7.success)(void 0);
				let edits = (0, $core_work_9.toByteEdits)(text, content.bytes, changing);
				let length = (0, $core_work_9.lengthAfter)(content.bytes, edits);
				if (length > limit) return (0, $start_start_7.failure)(tooLarge(`File '${path}' after the edit`, length, limit));
				return (0, $start_start_7.success)({
					path,
					before: content,
					bytes: (0, $core_work_9.applyEdits)(content.bytes, edits),
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
				if (made.value === void 0) return (0, $start_start_7.success)(!1);
				let { bytes, edits } = made.value;
				let staged = await workspace.stage(file.path, bytes, {
					from: file.content,
					...edits !== void 0 && { edits }
				});
				return staged.ok ? (0, $start_start_7.success)(!0) : staged;
			}
			function tooLarge(what, size, limit) {
				let [is, most] = (0, $core_work_9.sizesText)(size, limit);
				return ERRORS.tooLarge(what, is, most);
			}
			let ERRORS = {
				matchesHalf: (path) => (0, $base_tool_errors_5.toolError)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Remove needless backslashes such as '\\-', so that the pattern matches whole characters."),
				tooLarge: (what, is, most) => (0, $base_tool_errors_5.toolError)("too_large", `${what} is too large: ${is}, the limit is ${most}`, "Work on a smaller file, or split the content.")
			};
		},
		6125: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				H: () => renderFound,
				l: () => findFiles
			});
			var $start_paths = __nccwpck_require__(2313);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			//! src/tools/read/find-files.ts
			async function findFiles(request, context) {
				let glob = (0, $core_work_5.parseGlob)(request.pattern);
				if (!glob.ok) return glob;
				let excludes = (0, $core_work_5.parseExcludes)(request.exclude);
				if (!excludes.ok) return excludes;
				let base = await (0, $core_work_5.findDirectory)(request.base, context.workspace);
				if (!base.ok) return base;
				let listing = await context.workspace.files();
				let warnings = [...listing.warnings];
				let leftOut = new $core_work_5.LeftOutFiles();
				let prefix = base.value === "." ? "" : `${base.value}/`;
				let deadline = context.clock.elapsed() + context.limits.searchMs;
				let maxDepth = request.maxDepth + (0, $start_paths.depthOf)(prefix);
				let files = [];
				let tried = 0;
				let total = 0;
				let tooDeep = 0;
				let unfinished;
				for (let path of listing.files) {
					if (tried++ % 64 == 0 && context.clock.elapsed() > deadline) {
						unfinished = (0, $tool_call_work.searchTimedOut)(context.limits);
						warnings.push(unfinished);
						break;
					}
					let name = prefix === "" ? path : path.slice(prefix.length);
					if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
					context.walk?.excludes?.matches(path) ? leftOut.add("excluded", [path]) : (0, $start_paths.depthOf)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
				}
				return (0, $start_start_5.success)({
					files,
					total,
					tooDeep,
					warnings,
					unfinished,
					...leftOut.found
				});
			}
			function renderFound(pattern, { files, total }) {
				if (total === 0) return `No files found matching '${pattern}'`;
				return [`Found ${(0, $core_work_5.countOf)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
			}
		},
		5984: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				argumentSchema: () => argumentSchema,
				exampleArguments: () => exampleArguments,
				json_schema_exports: () => json_schema_exports,
				outputSchema: () => outputSchema
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $zod_json_schema_json_schema_processors = __nccwpck_require__(9454);
			//! src/tools/kit/json-schema.ts
			var json_schema_exports = (0, $start_runtime.__exportAll)({
				argumentSchema: () => argumentSchema,
				exampleArguments: () => exampleArguments,
				outputSchema: () => outputSchema
			});
			let made = new WeakMap();
			function argumentSchema(tool) {
				let known = made.get(tool);
				if (known !== void 0) return known;
				let schema = withoutDialect((0, $zod_json_schema_json_schema_processors.toJSONSchema)(tool.args(), { io: "input" }));
				made.set(tool, schema);
				return schema;
			}
			function outputSchema(tool) {
				let schema = withoutDialect((0, $zod_json_schema_json_schema_processors.toJSONSchema)(tool.outputs()));
				if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
				let diff = {
					type: "string",
					description: "With preview_only: the change as a unified diff"
				};
				return {
					...schema,
					properties: {
						...schema.properties,
						diff
					}
				};
			}
			function offersPreview(tool) {
				return "preview_only" in tool.args().shape;
			}
			function withoutDialect({ $schema: _, ...schema }) {
				return schema;
			}
			function exampleArguments(schema) {
				let required = schema.required ?? [];
				return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]));
			}
			function exampleValue(schema, name) {
				let [known] = [
					schema.const,
					schema.default,
					schema.examples?.[0],
					schema.enum?.[0]
				].filter((value) => value !== void 0);
				if (known !== void 0) return known;
				let [first] = schema.anyOf ?? [];
				if (first !== void 0) return exampleValue(first, name);
				switch ([schema.type].flat()[0]) {
					case "boolean": return !0;
					case "integer":
					case "number": return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
					case "array": return [exampleValue(schema.items ?? {}, name)];
					case "object": return exampleArguments(schema);
					default: return `<${name}>`;
				}
			}
		},
		2449: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				$d: () => sizeOf,
				QE: () => markedName,
				fi: () => listEntries,
				nU: () => renderEntries,
				xb: () => countKinds
			});
			var $start_start_3 = __nccwpck_require__(2509);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $core_work_9 = __nccwpck_require__(2663);
			//! src/tools/read/list-entries.ts
			async function listEntries(text, workspace) {
				let directory = await (0, $core_work_9.findDirectory)(text, workspace);
				if (!directory.ok) return directory;
				let entries = await workspace.directory(directory.value);
				if (!entries.ok) return (0, $start_start_3.failure)(entries.error.code === "permission_denied" ? ERRORS.cannotList(directory.value) : entries.error);
				let shown = entries.value.filter(({ name }) => name !== ".git" && (name !== ".sous" || directory.value !== "."));
				return (0, $start_start_3.success)({
					directory: directory.value,
					entries: [...shown].sort(filesFirst),
					warnings: []
				});
			}
			function countKinds(entries) {
				return {
					total_entries: entries.length,
					files: entries.filter(({ kind }) => kind === "file").length,
					directories: entries.filter(({ kind }) => kind === "directory").length
				};
			}
			function markedName(name, kind) {
				return name + {
					file: "",
					directory: "/",
					symlink: "@",
					other: "|"
				}[kind];
			}
			function renderEntries(directory, lines) {
				return [`Contents of ${directory === "." ? directory : `./${directory}`}:`, ...lines.length === 0 ? ["(empty)"] : lines.map($start_paths_3.escapeUnprintable)].join("\n  ").concat("\n");
			}
			async function sizeOf(directory, name, workspace) {
				let path = (0, $start_paths_3.joinPath)(directory, name);
				let entry = path.ok ? await workspace.entry(path.value) : path;
				return entry.ok && entry.value.kind !== "missing" ? entry.value.size : void 0;
			}
			function filesFirst(a, b) {
				return Number(a.kind === "directory") - Number(b.kind === "directory") || (0, $start_start_3.compareBytes)(a.name, b.name);
			}
			let ERRORS = { cannotList: (directory) => (0, $base_tool_errors_5.toolError)("permission_denied", "Cannot list directory - permission denied", `Check the permissions of '${directory}', then try again.`) };
		},
		6796: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Gn: () => TWO_PLACES,
				Ss: () => warnOfSecret,
				l2: () => checkFree,
				uZ: () => openPlacedFile
			});
			var $base_tool_errors_3 = __nccwpck_require__(4092);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			var $edit_file = __nccwpck_require__(3107);
			//! src/tools/edit/place-file.ts
			let SAME_PLACE = "from and to name the same file";
			let OTHER_PLACE = "Give another path as to.";
			let TWO_PLACES = { check({ from, to }) {
				if (typeof from != "string" || from !== to) return;
				return {
					path: ["to"],
					code: "argument_conflict",
					message: SAME_PLACE,
					suggestion: OTHER_PLACE
				};
			} };
			async function openPlacedFile(given, verb, context) {
				let from = (0, $core_work_5.parsePathArgument)(given.from);
				if (!from.ok) return from;
				let to = (0, $core_work_5.parsePathArgument)(given.to);
				if (!to.ok) return to;
				if (from.value === to.value) return (0, $start_start_5.failure)(ERRORS.samePlace());
				let content = await readSource(from.value, to.value, verb, context);
				return content.ok ? (0, $start_start_5.success)({
					from: from.value,
					to: to.value,
					content: content.value
				}) : content;
			}
			async function readSource(from, to, verb, { workspace, limits }) {
				let entry = await workspace.entry(from);
				if (!entry.ok) return entry;
				switch (entry.value.kind) {
					case "file": break;
					case "missing": return (0, $start_start_5.failure)(await missingSource(from, to, verb, workspace));
					case "symlink": return (0, $start_start_5.failure)($core_work_5.DISK_ERRORS.symlinkDenied(from));
					case "directory": return (0, $start_start_5.failure)(ERRORS.directorySource(from, verb));
					default: return (0, $start_start_5.failure)($core_work_5.DISK_ERRORS.notAFile(from));
				}
				if (entry.value.size > limits.writeFileBytes) return (0, $start_start_5.failure)((0, $edit_file.tooLarge)(`File '${from}'`, entry.value.size, limits.writeFileBytes));
				return workspace.read(from);
			}
			async function missingSource(from, to, verb, workspace) {
				let there = verb === "move" ? await workspace.entry(to) : void 0;
				if (there?.ok !== !0 || there.value.kind !== "file") return $core_work_5.DISK_ERRORS.fileNotFound(from);
				return ERRORS.movedAlready(from, to);
			}
			async function checkFree(path, advice, { workspace }) {
				let entry = await workspace.entry(path);
				if (!entry.ok) return entry.error;
				switch (entry.value.kind) {
					case "missing": return;
					case "symlink": return $core_work_5.DISK_ERRORS.symlinkDenied(path);
					case "file": return ERRORS.fileExists(path, advice);
					case "directory": return ERRORS.isDirectory(path);
					default: return ERRORS.pathExists(path);
				}
			}
			function warnOfSecret({ from, to }) {
				if (!(0, $tool_call_work.isSecretFile)(from) || (0, $tool_call_work.isSecretFile)(to)) return [];
				return [`'${from}' usually contains secrets, but nothing in the name '${to}' says so: searches and reports will show its text`];
			}
			let ERRORS = {
				samePlace: () => (0, $base_tool_errors_3.toolError)("invalid_arguments", SAME_PLACE, OTHER_PLACE),
				directorySource: (from, verb) => (0, $base_tool_errors_3.toolError)("not_a_file", `Path '${from}' is a directory. ${verb}_file takes one file`, `In a recipe, find its files with glob '${from}/**', and ${verb} each of them in a step with for-each.`),
				movedAlready: (from, to) => ({
					...$core_work_5.DISK_ERRORS.fileNotFound(from),
					suggestion: `'${to}' exists, so it may have been moved already. In a recipe, move what a glob step finds: then a second run has nothing to do.`
				}),
				fileExists: (path, advice) => (0, $base_tool_errors_3.toolError)("already_exists", `File '${path}' already exists`, advice),
				isDirectory: (path) => (0, $base_tool_errors_3.toolError)("already_exists", `Path '${path}' is a directory`, `Name the file in it, such as '${path}/name'.`),
				pathExists: (path) => (0, $base_tool_errors_3.toolError)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.")
			};
		},
		8223: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				builtInBundle: () => builtInBundle,
				recipeBundle: () => recipeBundle
			});
			var $bundles_read_record = __nccwpck_require__(742);
			var $core_work_7 = __nccwpck_require__(2663);
			var $json_schema_2 = __nccwpck_require__(5984);
			//! src/tools/provided-bundles.ts
			let PROVIDED_SINCE = "2026-01-01T00:00:00.000Z";
			async function builtInBundle() {
				let id = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_7.BUILT_IN_SLUG}`);
				return {
					bundle: {
						id,
						slug: $core_work_7.BUILT_IN_SLUG,
						displayName: "Sous",
						description: "The tools that ship with Sous.",
						isEnabled: !0,
						isBuiltIn: !0,
						createdAt: PROVIDED_SINCE,
						modifiedAt: PROVIDED_SINCE
					},
					tools: (await (0, $core_work_7.allTools)()).map((tool) => builtInTool(tool, id))
				};
			}
			function builtInTool(tool, bundleID) {
				let { bundle: bundleSlug, slug, version } = (0, $core_work_7.builtInReference)(tool.name);
				return {
					id: (0, $bundles_read_record.namedUuidV7)(`tool ${tool.name}`),
					bundleID,
					bundleSlug,
					slug,
					version,
					displayName: tool.name,
					description: tool.summary,
					tags: [tool.category.replace(/[^\p{L}\p{Nd}]+/gu, "-").toLowerCase()],
					isEnabled: !0,
					type: "local",
					argSchema: asRecord((0, $json_schema_2.argumentSchema)(tool)),
					outputSchema: asRecord((0, $json_schema_2.outputSchema)(tool)),
					local: { function: tool.name },
					isBuiltIn: !0,
					effect: tool.effect,
					...tool.when !== void 0 && { when: tool.when },
					examples: tool.examples,
					createdAt: PROVIDED_SINCE,
					modifiedAt: PROVIDED_SINCE
				};
			}
			function asRecord(schema) {
				return { ...schema };
			}
			function recipeBundle(recipes) {
				let bundleID = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_7.RECIPES_SLUG}`);
				let tools = new Map();
				for (let { name, recipe } of recipes) {
					let tool = recipeTool(name, recipe, bundleID);
					tools.has(tool.slug) || tools.set(tool.slug, tool);
				}
				return {
					bundle: {
						id: bundleID,
						slug: $core_work_7.RECIPES_SLUG,
						displayName: "Recipes",
						description: "The recipes of this repository and those that ship with Sous, as multi-step tools.",
						isEnabled: !0,
						isBuiltIn: !0,
						createdAt: PROVIDED_SINCE,
						modifiedAt: PROVIDED_SINCE
					},
					tools: [...tools.values()]
				};
			}
			function recipeTool(name, { name: displayName, description, inputs }, bundleID) {
				let required = inputs.filter((input) => input.required).map((input) => input.name);
				let { bundle: bundleSlug, slug, version } = (0, $core_work_7.recipeReference)(name);
				return {
					id: (0, $bundles_read_record.namedUuidV7)(`recipe ${name}`),
					bundleID,
					bundleSlug,
					slug,
					version,
					displayName,
					description,
					tags: ["recipe"],
					isEnabled: !0,
					type: "recipe",
					argSchema: {
						type: "object",
						properties: Object.fromEntries(inputs.map((input) => [input.name, inputSchema(input)])),
						...required.length > 0 && { required },
						additionalProperties: !1
					},
					recipe: { name },
					isBuiltIn: !0,
					createdAt: PROVIDED_SINCE,
					modifiedAt: PROVIDED_SINCE
				};
			}
			function inputSchema({ type, description, default: fallback, options, min, max }) {
				return {
					type: type === "choice" ? "string" : type,
					...description !== "" && { description },
					...fallback !== void 0 && { default: fallback },
					...type === "choice" && { enum: options },
					...min !== void 0 && { minimum: min },
					...max !== void 0 && { maximum: max }
				};
			}
		},
		9536: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				REPLACE_FILES_ERRORS: () => REPLACE_FILES_ERRORS,
				describeReplaced: () => describeReplaced,
				findEdits: () => findEdits,
				nearestMissIn: () => nearestMissIn,
				openReplacement: () => openReplacement,
				replaceInFiles: () => replaceInFiles,
				replaceInText: () => replaceInText,
				stageAll: () => stageAll
			});
			var $start_start_3 = __nccwpck_require__(2509);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $core_work_5 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			var $workspace_replace_regex = __nccwpck_require__(2990);
			var $edit_file_2 = __nccwpck_require__(3107);
			var $late_timers_promises = __nccwpck_require__(6092);
			//! src/tools/edit/replace-files.ts
			function openReplacement(request, context) {
				return (0, $workspace_replace_regex.compileReplacement)({
					...request,
					trial: (0, $core_work_5.trialIn)(context)
				});
			}
			async function replaceInFiles(paths, replacement, context) {
				let replacer = new Replacer(replacement, context, !0);
				let first = paths.slice(0, 100);
				let others = paths.slice(100);
				let early = await addAll(first, replacer, context);
				if (early !== void 0) return (0, $start_start_3.failure)(early);
				let left = others.length >= 500 && 2 * replacer.candidates <= first.length ? await sift(others, replacement, replacer, context) : others;
				if (context.signal.aborted) return (0, $start_start_3.failure)(REPLACE_FILES_ERRORS.replacementCancelled());
				let problem = await addAll(left, replacer, context) ?? await finish(replacer);
				return problem === void 0 ? (0, $start_start_3.success)(replacer) : (0, $start_start_3.failure)(problem);
			}
			async function addAll(paths, replacer, context) {
				for (let [index, path] of paths.entries()) {
					if (index % 256 == 0) {
						context.progress({
							done: index,
							total: paths.length,
							unit: "files"
						});
						await (0, $late_timers_promises.setImmediate)();
						if (context.signal.aborted) return REPLACE_FILES_ERRORS.replacementCancelled();
					}
					let problem = await replacer.addFile(path);
					if (problem !== void 0) return withExclude(problem);
				}
			}
			async function finish(replacer) {
				let problem = await replacer.finish();
				return problem && withExclude(problem);
			}
			async function sift(paths, { sieve }, replacer, context) {
				if (sieve === void 0) return paths;
				let limits = {
					...context.limits,
					searchFileBytes: context.limits.writeFileBytes
				};
				let { tally } = await (0, $tool_call_work.scanAll)({
					files: paths,
					pattern: sieve,
					remainingMs: () => Infinity
				}, {
					...context,
					limits
				});
				let pathsOf = (numbers) => numbers.flatMap((file) => paths[file] ?? []);
				replacer.leftOut.add("binary", pathsOf(tally.binary));
				let hits = (0, $tool_call_work.hitsOf)(tally).map(([file]) => file);
				let kept = new Set([
					...hits,
					...tally.tooLarge,
					...tally.unreadable,
					...tally.timedOut
				]);
				return paths.filter((_, file) => kept.has(file));
			}
			async function replaceInText(file, replacement, context) {
				let replacer = new Replacer(replacement, context);
				let problem = await replacer.addText(file) ?? await replacer.finish();
				return problem === void 0 ? (0, $start_start_3.success)(replacer) : (0, $start_start_3.failure)(problem);
			}
			async function stageAll(made, { workspace }) {
				for (let [index, { path, before, bytes, edits }] of made.entries()) {
					let staged = await workspace.stage(path, bytes, {
						from: before,
						...edits !== void 0 && { edits }
					});
					if (staged.ok) continue;
					for (let earlier of made.slice(0, index)) await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before });
					return staged;
				}
				return (0, $start_start_3.success)(void 0);
			}
			async function nearestMissIn(paths, find, { workspace, limits }) {
				for (let path of paths.slice(0, 200)) {
					let content = await workspace.read(path, limits.searchFileBytes);
					let text = content.ok ? (0, $core_work_5.decodeText)(content.value.bytes, path) : content;
					let miss = text.ok ? (0, $workspace_replace_regex.nearestMiss)(text.value.text, find) : void 0;
					if (miss !== void 0) return `${path}: ${miss}`;
				}
			}
			function withExclude(problem) {
				let already = problem.message.endsWith("; nothing was replaced") ? "" : "Nothing was replaced. ";
				return {
					...problem,
					suggestion: `${already}Leave the file out with exclude, or: ${problem.suggestion}`
				};
			}
			var Replacer = class {
				replacements = 0;
				leftOut = new $core_work_5.LeftOutFiles();
				candidates = 0;
				made = [];
				longLines = [];
				#replacement;
				#sieve;
				#context;
				#isOfMany;
				#batch = [];
				#batchCharacters = 0;
				constructor(replacement, context, isOfMany = !1) {
					this.#replacement = replacement;
					this.#sieve = replacement.sieve && (0, $tool_call_work.makeSieve)(replacement.sieve);
					this.#context = context;
					this.#isOfMany = isOfMany;
				}
				async addFile(path) {
					let { workspace, limits } = this.#context;
					let content = await workspace.read(path, limits.writeFileBytes + 1);
					if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
					let { bytes } = content.value;
					if ((0, $core_work_5.isBinary)(bytes)) {
						this.leftOut.add("binary", [path]);
						return;
					}
					if (bytes.length > limits.writeFileBytes) {
						this.leftOut.add("large", [path]);
						return;
					}
					if (this.#sieve?.sift((0, $start_start_3.asBuffer)(bytes)).kind === "none") return;
					let text = (0, $core_work_5.decodeText)(bytes, path);
					if (text.ok) return this.addText({
						path,
						content: content.value,
						text: text.value
					});
					this.leftOut.add("undecodable", [path]);
				}
				async addText(file) {
					this.candidates++;
					this.#batch.push(file);
					this.#batchCharacters += file.text.text.length;
					return this.#batchCharacters < 4194304 ? void 0 : this.finish();
				}
				async finish() {
					let batch = this.#batch;
					this.#batch = [];
					this.#batchCharacters = 0;
					let edits = await findEdits(batch, this.#replacement, this.#context);
					if (!edits.ok) return edits.error;
					for (let [index, file] of batch.entries()) {
						let problem = this.#add(file, edits.value[index] ?? []);
						if (problem !== void 0) return problem;
					}
				}
				#add(file, edits) {
					let count = this.#replacement.countLongLines(file.text.text);
					count > 0 && this.longLines.push({
						path: file.path,
						count
					});
					if (edits.length === 0) return;
					let { written } = this.#replacement;
					let made = (0, $edit_file_2.makeEdit)({
						file,
						edits,
						written,
						limit: this.#context.limits.writeFileBytes
					});
					if (!made.ok && this.#isOfMany && made.error.code === "encoding_unsupported") {
						this.leftOut.add("undecodable", [file.path]);
						return;
					}
					if (!made.ok) return made.error;
					this.replacements += edits.length;
					made.value !== void 0 && this.made.push(made.value);
				}
			};
			async function findEdits(batch, replacement, { limits, signal }) {
				if (!replacement.needsTimeLimit) return (0, $start_start_3.success)(batch.map((file) => replacement.edits(file.text.text)));
				let limitMs = limits.regexMsPerFile;
				let found = [];
				let step = (index) => {
					found[index] = replacement.edits(batch[index]?.text.text ?? "");
					return index + 1;
				};
				for (let late of (0, $tool_call_work.runGuarded)({
					from: 0,
					to: batch.length,
					step,
					limitMs
				})) {
					await (0, $late_timers_promises.setImmediate)();
					if (signal.aborted) return (0, $start_start_3.failure)(REPLACE_FILES_ERRORS.replacementCancelled());
					let tooLate = late === void 0 ? void 0 : batch[late];
					if (tooLate !== void 0) return (0, $start_start_3.failure)(REPLACE_FILES_ERRORS.tooSlow(tooLate.path, limitMs));
				}
				return (0, $start_start_3.success)(found);
			}
			function describeReplaced(replacements, files) {
				if (replacements === 0) return "0 replacements";
				let count = `Replaced ${(0, $core_work_5.countOf)(replacements, "occurrence")}`;
				let [only] = files;
				if (only === void 0) return `${count}, but the files stay the same`;
				if (files.length === 1) return `${count} in ${only}`;
				let shown = files.slice(0, 20).map((path) => `\n  ${path}`);
				let more = files.length > 20 ? `\n  \u2026 and ${files.length - 20} more` : "";
				return `${count} in ${files.length} files:${shown.join("")}${more}`;
			}
			let REPLACE_FILES_ERRORS = {
				replacementCancelled: () => (0, $base_tool_errors_5.toolError)("cancelled", "The replacement was cancelled; nothing was replaced", "Run it again if you still need it."),
				tooSlow: (path, limitMs) => (0, $base_tool_errors_5.toolError)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+', and be more specific about what may repeat.")
			};
		},
		3415: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ToolCollection: () => ToolCollection,
				collectTools: () => collectTools
			});
			var $core_work_3 = __nccwpck_require__(2663);
			//! src/tools/tool-collection.ts
			var ToolCollection = class {
				#declared = new Map();
				declare(tool) {
					if (this.#declared.has(tool.name)) throw Error(`Two tools are named ${tool.name}.`);
					this.#declared.set(tool.name, tool);
					return tool;
				}
				take() {
					let taken = this.#declared;
					this.#declared = new Map();
					return taken;
				}
			};
			async function collectTools(collection, options) {
				for (let tool of await (0, $core_work_3.allTools)()) collection.declare(tool);
				if (!options.withExamples) return;
				let { exampleTools } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 8651)).then((n) => n.tool_example_exports);
				for (let tool of exampleTools) collection.declare(tool);
			}
		},
		8422: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_append_file_exports: () => tool_append_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_append_file.ts
			var tool_append_file_exports = (0, $start_runtime.__exportAll)({ appendFile: () => appendFile });
			let appendFile = (0, $core_work_9.defineTool)({
				name: "append_file",
				summary: "Append text to the end of a file, on a line of its own.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"WriteFiles",
					"CreateFiles"
				],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of the file")),
					content: (0, $core_work_9.textArgument)("Text to append. A missing newline at the end of the file is added first, and line endings match the file"),
					create_if_missing: (0, $zod_api_7._default)((0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Create the file if it does not exist, instead of failing")), !1),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					appended_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many bytes were added")),
					size_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Size of the file afterwards"))
				}),
				metadata: ["appended_bytes", "size_bytes"],
				when: "Use it to add to the end of a file. To insert elsewhere, use edit_lines.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful append; terminate=false if it needs verification.",
				examples: [{
					description: "Add a line",
					args: {
						path: ".gitignore",
						content: "coverage/\n"
					}
				}, {
					description: "Add a line, and create the file if necessary",
					args: {
						path: "NOTES.md",
						content: "- done\n",
						create_if_missing: !0
					}
				}],
				async run(args, context) {
					let file = await (0, $edit_file_2.openTextFile)(args.path, context);
					if (!file.ok) {
						if (file.error.code !== "not_found") return file;
						let path = (0, $core_work_9.parsePathArgument)(args.path);
						if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
						return (0, $start_start_7.failure)(ERRORS.noFile(file.error.message));
					}
					let { text } = file.value.text;
					let ending = (0, $core_work_9.dominantLineEnding)(text);
					let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
					let edit = {
						start: text.length,
						end: text.length,
						replacement: separator + (0, $core_work_9.withLineEnding)(args.content, ending)
					};
					let changed = await (0, $edit_file_2.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					return report(file.value.path, {
						appended: Buffer.byteLength(edit.replacement),
						before: file.value.content.bytes.length
					});
				}
			});
			async function create(path, content, context) {
				let bytes = (0, $edit_file_2.encodeContent)(content, context);
				if (!bytes.ok) return bytes;
				let staged = await context.workspace.stage(path, bytes.value);
				if (!staged.ok) return staged;
				let size = bytes.value.length;
				return (0, $start_start_7.succeeded)({
					appended_bytes: size,
					size_bytes: size
				}, `Created file: ${path} (${(0, $core_work_9.sizeText)(size)})`, { filesAffected: [path] });
			}
			function report(path, { appended, before }) {
				let isSame = appended === 0;
				return (0, $start_start_7.succeeded)({
					appended_bytes: appended,
					size_bytes: before + appended
				}, isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${(0, $core_work_9.sizeText)(appended)})`, { filesAffected: isSame ? [] : [path] });
			}
			let ERRORS = { noFile: (why) => (0, $base_tool_errors_5.toolError)("not_found", why, "Check the path, or set create_if_missing to create the file.") };
		},
		6584: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_apply_patch_exports: () => tool_apply_patch_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $workspace_apply_hunks = __nccwpck_require__(5432);
			var $edit_file_3 = __nccwpck_require__(3107);
			var $place_file = __nccwpck_require__(6796);
			//! src/tools/edit/tool_apply_patch.ts
			var tool_apply_patch_exports = (0, $start_runtime.__exportAll)({ applyPatch: () => applyPatch });
			let DONE = {
				create: "created",
				update: "changed",
				delete: "deleted",
				rename: "renamed",
				copy: "copied"
			};
			let applyPatch = (0, $core_work_9.defineTool)({
				name: "apply_patch",
				summary: "Apply a unified diff to one or more files: exactly as it says, or not at all.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"WriteFiles",
					"CreateFiles",
					"DeleteFiles"
				],
				args: () => (0, $zod_api_7.strictObject)({
					patch: (0, $core_work_9.textArgument)("A unified diff as 'git diff' or 'diff -u' write it, with paths from the working directory. It can create, delete, rename and copy text files and change modes. Every hunk must fit at the line that it names").check((0, $zod_api_7._minLength)(1, "must not be empty")),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					files_changed: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many files the patch changed; a renamed file is one")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Paths of these files, as they are now, or as they were when deleted")),
					hunks: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many hunks were applied"))
				}),
				metadata: ["files_changed", "hunks"],
				when: "Use it for a change that exists as a patch. It does not search for lines that have moved, and a patch that was applied before does not fit a second time: in recipes, prefer replace_in_file, ensure_lines and edit_data.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful patch; terminate=false if it needs verification.",
				examples: [{
					description: "Change a line",
					args: { patch: "--- a/.nvmrc\n+++ b/.nvmrc\n@@ -1 +1 @@\n-22\n+24\n" }
				}, {
					description: "Rename a file and change it",
					args: { patch: "diff --git a/History.md b/CHANGELOG.md\nrename from History.md\nrename to CHANGELOG.md\n--- a/History.md\n+++ b/CHANGELOG.md\n@@ -1,2 +1,2 @@\n-# History\n+# Changelog\n \n" }
				}],
				async run(args, context) {
					let patch = (0, $core_work_9.isCrlfThroughout)(args.patch) ? (0, $core_work_9.withLineEnding)(args.patch, "\n") : args.patch;
					let files = (0, $workspace_apply_hunks.parsePatch)(patch);
					if (!files.ok) return files;
					let edits = [];
					for (let file of files.value) {
						let edit = await makeFileEdit(file, context);
						if (!edit.ok) return (0, $start_start_7.failure)(locate(edit.error, file.at));
						edits.push(edit.value);
					}
					let twice = findTwice(edits);
					if (twice !== void 0) return (0, $start_start_7.failure)(twice);
					let problem = await stageEdits(edits, context);
					if (problem !== void 0) return (0, $start_start_7.failure)(problem);
					let paths = edits.map(({ path }) => path);
					let hunks = files.value.reduce((sum, file) => sum + file.hunks.length, 0);
					let affected = [...new Set(edits.flatMap(({ removed, path }) => [...removed === void 0 ? [] : [removed.path], path]))];
					return (0, $start_start_7.succeeded)({
						files_changed: paths.length,
						files: paths,
						hunks
					}, describe(edits), { filesAffected: affected });
				}
			});
			async function makeFileEdit(file, context) {
				let { kind, at, hunks } = file;
				let from = (0, $core_work_9.parsePathArgument)(file.from);
				if (!from.ok) return from;
				let to = (0, $core_work_9.parsePathArgument)(file.to);
				if (!to.ok) return to;
				let mode = file.mode;
				if (kind === "create") {
					let after = patchBytes({
						bytes: new Uint8Array(),
						mode: mode ?? "100644"
					}, file, to.value, context);
					return after.ok ? (0, $start_start_7.success)({
						kind,
						at,
						path: to.value,
						removed: void 0,
						written: after.value,
						before: void 0
					}) : after;
				}
				let before = await readBefore(from.value, context);
				if (!before.ok) return before;
				let patched = hunks.length === 0 && kind !== "delete" ? (0, $start_start_7.success)(before.value) : patchBytes(before.value, file, from.value, context);
				if (!patched.ok) return patched;
				let written = {
					bytes: patched.value.bytes,
					mode: mode ?? before.value.mode
				};
				let removed = {
					path: from.value,
					content: before.value
				};
				switch (kind) {
					case "delete":
						if (written.bytes.length > 0) return (0, $start_start_7.failure)(ERRORS.notEmptied(from.value));
						return (0, $start_start_7.success)({
							kind,
							at,
							path: from.value,
							removed,
							written: void 0,
							before: void 0
						});
					case "rename": return (0, $start_start_7.success)({
						kind,
						at,
						path: to.value,
						removed,
						written,
						before: void 0
					});
					case "copy": return (0, $start_start_7.success)({
						kind,
						at,
						path: to.value,
						removed: void 0,
						written,
						before: void 0
					});
					default: return (0, $start_start_7.success)({
						kind,
						at,
						path: to.value,
						removed: void 0,
						written,
						before: before.value
					});
				}
			}
			async function readBefore(path, { workspace, limits }) {
				let entry = await workspace.entry(path);
				if (!entry.ok) return entry;
				if (entry.value.size > limits.writeFileBytes) return (0, $start_start_7.failure)((0, $edit_file_3.tooLarge)(`File '${path}'`, entry.value.size, limits.writeFileBytes));
				return workspace.read(path);
			}
			function patchBytes({ bytes, mode }, { hunks }, path, { limits }) {
				let decoded = (0, $core_work_9.decodeText)(bytes, path);
				if (!decoded.ok) return decoded;
				let { encoding } = decoded.value;
				for (let line of hunks.flatMap((hunk) => hunk.lines)) {
					let refusal = line.kind === "added" ? (0, $core_work_9.checkEncodable)(line.text, encoding, path) : void 0;
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
				}
				let mark = (0, $core_work_9.markLength)(bytes) > 0 ? "\ufeff" : "";
				let text = (0, $workspace_apply_hunks.applyHunks)(mark + decoded.value.text, hunks, path);
				if (!text.ok) return text;
				let after = (0, $core_work_9.encodeFile)({
					text: text.value,
					encoding: encoding === "single-byte" ? encoding : "utf8"
				});
				if (after.length > limits.writeFileBytes) return (0, $start_start_7.failure)((0, $edit_file_3.tooLarge)(`File '${path}' after the patch`, after.length, limits.writeFileBytes));
				return (0, $start_start_7.success)({
					bytes: after,
					mode
				});
			}
			function findTwice(edits) {
				let [taken, changed] = [new Set(), new Set()];
				for (let { at, path, removed, written } of edits) {
					if (written !== void 0 && taken.has(path) || removed !== void 0 && changed.has(removed.path)) return ERRORS.twice(at, path);
					written !== void 0 && taken.add(path);
					removed !== void 0 && changed.add(removed.path);
				}
			}
			async function stageEdits(edits, context) {
				let { workspace } = context;
				let undo = [];
				let problem = await stageOneByOne();
				if (problem !== void 0) for (let step of undo.reverse()) await step();
				return problem;
				async function stageOneByOne() {
					for (let { at, removed } of edits) {
						if (removed === void 0) continue;
						let { path, content } = removed;
						let done = await workspace.remove(path);
						if (!done.ok) return locate(done.error, at);
						undo.push(() => workspace.stage(path, content.bytes, { mode: content.mode }));
					}
					for (let edit of edits) {
						let refusal = edit.written === void 0 ? void 0 : await write(edit, edit.written, workspace);
						if (refusal !== void 0) return locate(refusal, edit.at);
					}
				}
				async function write({ path, before }, { bytes, mode }, to) {
					let taken = before === void 0 ? await (0, $place_file.l2)(path, "Nothing was changed. The patch may have been applied already.", context) : void 0;
					if (taken !== void 0) return taken;
					let staged = await to.stage(path, bytes, {
						mode,
						...before && { from: before }
					});
					if (!staged.ok) return staged.error;
					undo.push(() => before === void 0 ? to.remove(path) : to.stage(path, before.bytes, {
						mode: before.mode,
						from: before
					}));
				}
			}
			function locate(error, at) {
				return error.message.startsWith("patch:") ? error : {
					...error,
					message: `patch:${at}: ${error.message}`
				};
			}
			function describe(edits) {
				let shown = edits.slice(0, 20).map(({ kind, path, removed }) => `\n  ${kind === "rename" && removed !== void 0 ? `${removed.path} \u2192 ` : ""}${path} ${DONE[kind]}`);
				let more = edits.length > 20 ? `\n  \u2026 and ${edits.length - 20} more` : "";
				return `Applied the patch to ${(0, $core_work_9.countOf)(edits.length, "file")}:${shown.join("")}${more}`;
			}
			let ERRORS = {
				notEmptied: (path) => (0, $base_tool_errors_5.toolError)("edit_conflict", `The patch deletes '${path}', but leaves some of its lines`, "Nothing was changed. Make the patch again from the file as it is now."),
				twice: (at, path) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `patch:${at}: '${path}' is in the patch a second time`, "Nothing was changed. Apply patches that build on each other one after the other.")
			};
		},
		49: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_copy_file_exports: () => tool_copy_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $place_file_2 = __nccwpck_require__(6796);
			//! src/tools/edit/tool_copy_file.ts
			var tool_copy_file_exports = (0, $start_runtime.__exportAll)({ copyFile: () => copyFile });
			let copyFile = (0, $core_work_5.defineTool)({
				name: "copy_file",
				summary: "Copy a file, byte for byte and with its mode.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"WriteFiles",
					"CreateFiles"
				],
				args: () => (0, $zod_api_5.strictObject)({
					from: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file. One file of any kind, text or binary; not a directory")),
					to: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the copy, with its file name; missing directories are created too")),
					overwrite: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Replace a file that is there and differs, instead of failing")), !1),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					from: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Path of the file")),
					to: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Path of the copy")),
					size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the file")),
					changed: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("False if the copy was there already, with the same bytes and mode"))
				}),
				metadata: ["size_bytes", "changed"],
				when: "Use it to copy a file of any kind, such as an image. A copy that is already there and the same is not an error, so it can run again.",
				termination: "Use terminate=true after copying what the user asked for; terminate=false if you edit the copy next.",
				examples: [{
					description: "Copy an image",
					args: {
						from: "assets/logo.png",
						to: "docs/logo.png"
					}
				}, {
					description: "Bring a file up to date with another one",
					args: {
						from: "LICENSE",
						to: "packages/core/LICENSE",
						overwrite: !0
					}
				}],
				rules: [$place_file_2.Gn],
				async run(args, context) {
					let file = await (0, $place_file_2.uZ)(args, "copy", context);
					if (!file.ok) return file;
					let { from, to, content } = file.value;
					let value = {
						from,
						to,
						size_bytes: content.bytes.length
					};
					let there = await readCopy(file.value, context.workspace);
					if (there !== void 0 && isSame(content, there)) return (0, $start_start_5.succeeded)({
						...value,
						changed: !1
					}, `File unchanged: ${to}`);
					if (there === void 0 || !args.overwrite) {
						let taken = await (0, $place_file_2.l2)(to, "Choose another path, or set overwrite to replace that file.", context);
						if (taken !== void 0) return (0, $start_start_5.failure)(taken);
					}
					let staged = await context.workspace.stage(to, content.bytes, {
						mode: content.mode,
						...there && { from: there }
					});
					if (!staged.ok) return staged;
					let output = `${there === void 0 ? "Copied" : "Replaced"} file: ${from} \u2192 ${to} (${(0, $core_work_5.sizeText)(content.bytes.length)})`;
					return (0, $start_start_5.succeeded)({
						...value,
						changed: !0
					}, output, {
						warnings: (0, $place_file_2.Ss)(file.value),
						filesAffected: [to]
					});
				}
			});
			async function readCopy({ to }, workspace) {
				let content = await workspace.read(to);
				return content.ok ? content.value : void 0;
			}
			function isSame(a, b) {
				return a.mode === b.mode && Buffer.compare(a.bytes, b.bytes) === 0;
			}
		},
		9709: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_create_directory_exports: () => tool_create_directory_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			//! src/tools/edit/tool_create_directory.ts
			var tool_create_directory_exports = (0, $start_runtime.__exportAll)({ createDirectory: () => createDirectory });
			let createDirectory = (0, $core_work_9.defineTool)({
				name: "create_directory",
				summary: "Create a directory structure (equivalent to mkdir -p).",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_7.strictObject)({ path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path to directory to create")) }),
				outputs: () => (0, $zod_api_7.strictObject)({
					created: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether the directory did not exist before")),
					created_parents: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("The directories above it that did not exist either, outermost first"))
				}),
				metadata: ["created_parents"],
				when: "Use it for a directory that stays empty for now. create_file creates missing directories itself.",
				termination: "Use terminate=false if you create files in it next; terminate=true if the directory is all the user asked for.",
				examples: [{
					description: "A directory and its missing parents",
					args: { path: "src/models" }
				}],
				async run(args, { workspace }) {
					let path = (0, $core_work_9.parseDirectoryArgument)(args.path);
					if (!path.ok) return path;
					let made = path.value === "." ? {
						ok: !0,
						value: []
					} : await workspace.makeDirectory(path.value);
					if (!made.ok) return made.error.code === "permission_denied" ? (0, $start_start_7.failure)(ERRORS.permissionDenied(path.value)) : made;
					if (made.value.length === 0) return (0, $start_start_7.succeeded)({
						created: !1,
						created_parents: []
					}, `Directory already exists: ${path.value}`);
					return (0, $start_start_7.succeeded)({
						created: !0,
						created_parents: made.value.slice(0, -1)
					}, `Created directory: ${path.value}`, { filesAffected: made.value.slice(-1) });
				}
			});
			let ERRORS = { permissionDenied: (path) => (0, $base_tool_errors_5.toolError)("permission_denied", "Cannot create directory - permission denied", `Check the permissions of the directory above '${path}'.`) };
		},
		6502: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_create_file_exports: () => tool_create_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_create_file.ts
			var tool_create_file_exports = (0, $start_runtime.__exportAll)({ createFile: () => createFile });
			let createFile = (0, $core_work_9.defineTool)({
				name: "create_file",
				summary: "Create a new file with specified content.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path to the file to create; missing directories are created too")),
					content: (0, $core_work_9.textArgument)("Content to write to the file, at most 10 MB. Written as is, including line endings"),
					executable: (0, $zod_api_7._default)((0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether the file is executable")), !1)
				}),
				outputs: () => (0, $zod_api_7.strictObject)({ size_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Size of the new file")) }),
				metadata: [],
				when: "Use it for a file that does not exist yet. To change an existing file, use replace_in_file or update_file.",
				termination: "Use terminate=true after creating the file the user asked for; terminate=false if you check or edit it next.",
				examples: [{
					description: "Create a script",
					args: {
						path: "scripts/hello.py",
						content: "print('hello')\n",
						executable: !0
					}
				}, {
					description: "Create an empty file",
					args: {
						path: "src/.gitkeep",
						content: ""
					}
				}],
				async run(args, context) {
					let { workspace } = context;
					let path = (0, $core_work_9.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $edit_file_2.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let refusal = refuseExisting(path.value, entry.value.kind);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
					let staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? "100755" : "100644" });
					if (!staged.ok) return staged;
					let size = bytes.value.length;
					return (0, $start_start_7.succeeded)({ size_bytes: size }, `Created file: ${path.value} (${(0, $core_work_9.sizeText)(size)})`, { filesAffected: [path.value] });
				}
			});
			function refuseExisting(path, kind) {
				switch (kind) {
					case "missing": return;
					case "symlink": return $core_work_9.DISK_ERRORS.symlinkDenied(path);
					case "file": return ERRORS.fileExists(path);
					default: return ERRORS.pathExists(path);
				}
			}
			let ERRORS = {
				fileExists: (path) => (0, $base_tool_errors_5.toolError)("already_exists", `File '${path}' already exists. Use replace_string_in_file to modify`, "Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path."),
				pathExists: (path) => (0, $base_tool_errors_5.toolError)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.")
			};
		},
		295: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_delete_file_exports: () => tool_delete_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			//! src/tools/edit/tool_delete_file.ts
			var tool_delete_file_exports = (0, $start_runtime.__exportAll)({ deleteFile: () => deleteFile });
			let deleteFile = (0, $core_work_9.defineTool)({
				name: "delete_file",
				summary: "Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: give consent only when the user asked to delete this file. Never use it to tidy up, to make room or to start over.",
				category: "File Management",
				effect: "stage",
				risk: "dangerous",
				permissions: ["DeleteFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of the file to delete; directories are not deleted")),
					consent: (0, $zod_api_7.literal)("DELETE_FILE").check((0, $zod_api_7.describe)("The literal DELETE_FILE. Only when the user asked to delete this file"))
				}),
				outputs: () => (0, $zod_api_7.strictObject)({ deleted_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Size of the file that was deleted")) }),
				metadata: ["deleted_bytes"],
				when: "Use it for one file that the user named. To change a file, use the editing tools.",
				termination: "Use terminate=true after deleting what the user asked for; terminate=false when more files follow.",
				examples: [{
					description: "Delete one file",
					args: {
						path: "old/notes.txt",
						consent: "DELETE_FILE"
					}
				}],
				async run(args, { workspace }) {
					let path = (0, $core_work_9.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					if (entry.value.kind === "missing") return (0, $start_start_7.failure)($core_work_9.DISK_ERRORS.fileNotFound(path.value));
					if (entry.value.kind === "directory") return (0, $start_start_7.failure)(ERRORS.isDirectory(path.value));
					let removed = await workspace.remove(path.value);
					if (!removed.ok) return removed;
					return (0, $start_start_7.succeeded)({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] });
				}
			});
			let ERRORS = { isDirectory: (path) => (0, $base_tool_errors_5.toolError)("not_a_file", `Path '${path}' is a directory. delete_file deletes files only`, "Delete the files in it one by one. Git does not track empty directories.") };
		},
		5368: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_edit_data_exports: () => tool_edit_data_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $workspace_data_operations = __nccwpck_require__(1601);
			var $workspace_data_tree = __nccwpck_require__(1487);
			var $workspace_replace_regex_3 = __nccwpck_require__(2990);
			var $tool_read_data = __nccwpck_require__(6692);
			var $edit_file_4 = __nccwpck_require__(3107);
			var $replace_files = __nccwpck_require__(9536);
			//! src/tools/edit/tool_edit_data.ts
			var tool_edit_data_exports = (0, $start_runtime.__exportAll)({ editData: () => editData });
			let MAX_CHANGES = 1e3;
			let ACTIONS = [
				"set",
				"delete",
				"rename",
				"append",
				"merge",
				"replace"
			];
			let FIELDS = {
				set: {
					to: !0,
					when: !1
				},
				delete: {},
				rename: { to: !0 },
				append: { value: !0 },
				merge: { with: !0 },
				replace: {
					find: !0,
					to: !0
				}
			};
			let editData = (0, $core_work_9.defineTool)({
				name: "edit_data",
				summary: "Set, delete, rename, append, merge or replace values in JSON, JSONC, YAML and TOML files; every other byte stays the same.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					...(0, $tool_read_data.dataFileArguments)(),
					include_generated: (0, $core_work_9.includeGeneratedArgument)(),
					edits: (0, $zod_api_7.array)(editArgument()).check((0, $zod_api_7._minLength)(1, "must not be empty"), (0, $zod_api_7.describe)("What to change, one after the other. Each has one of set, delete, rename, append, merge and replace, with a JSONPath (RFC 9535)")),
					max_edits: (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)("Fail and change nothing if more values would change"))),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					edits: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many values changed")),
					files_changed: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many files changed")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Paths of the files that changed")),
					changes: (0, $zod_api_7.array)(changeOutput()).check((0, $zod_api_7.describe)(`What changed, at most ${MAX_CHANGES} of them`))
				}),
				metadata: ["edits", "files_changed"],
				when: "Use it to change values in structured files: it touches nothing else, and fails rather than change the meaning of another value. A path that selects nothing, or values that are already right, are not errors: use expect to make them fail the step.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [
					{
						description: "Raise the Node version that packages ask for, where they ask for one",
						args: {
							include: "**/package.json",
							exclude: ["**/fixtures"],
							edits: [{
								set: "$.engines.node",
								to: ">=24"
							}]
						}
					},
					{
						description: "Change the Node version of the workflows, and let their jobs read only",
						args: {
							include: ".github/workflows/*.yml",
							edits: [{
								replace: "$.jobs[*].steps[?match(@.uses,'actions/setup-node@.*')].with['node-version']",
								find: "\\d+",
								to: "24"
							}, {
								set: "$.permissions",
								to: { contents: "read" },
								when: "missing"
							}],
							preview_only: !0
						}
					},
					{
						description: "Rename a script, delete a dependency and add a keyword once",
						args: {
							path: "package.json",
							edits: [
								{
									rename: "$.scripts.build",
									to: "compile"
								},
								{ delete: "$.devDependencies.tslint" },
								{
									append: "$.keywords",
									value: "cli"
								}
							]
						}
					}
				],
				rules: [$core_work_9.PATH_OR_INCLUDE, { check: ({ edits }) => findProblems(edits, checkEdit) }],
				async loadRules() {
					let compile = await (0, $workspace_data_operations.loadQueryCompiler)();
					return [{ check: ({ edits }, trial) => findProblems(edits, (edit, index) => checkPatterns({
						edit,
						index,
						compile,
						trial
					})) }];
				},
				async run(args, context) {
					let edits = await compileEdits(args.edits, context);
					if (!edits.ok) return edits;
					let made = [];
					let changes = [];
					let found = new Set();
					let count = 0;
					let limit = context.limits.writeFileBytes;
					let seen = await (0, $tool_read_data.forEachDataFile)(args, {
						work: ({ adapter, text }) => (0, $workspace_data_operations.editDocument)(adapter, text.text, edits.value),
						finish(file, edited) {
							for (let index of edited.found) found.add(index);
							if (edited.changes.length === 0) return;
							let edit = edited.splices === void 0 ? encodeEdit(file, edited.text, limit) : (0, $edit_file_4.makeEdit)({
								file,
								edits: edited.splices,
								written: edited.splices.map((splice) => splice.replacement),
								limit
							});
							if (!edit.ok) return edit.error;
							count += edited.changes.length;
							for (let change of edited.changes.slice(0, MAX_CHANGES - changes.length)) changes.push({
								file: file.path,
								...change
							});
							edit.value !== void 0 && made.push(edit.value);
						},
						needsTimeLimit: edits.value.some((edit) => edit.kind === "replace" || edit.query.needsTimeLimit)
					}, context);
					if (!seen.ok) return seen;
					if (args.max_edits !== void 0 && count > args.max_edits) return (0, $start_start_7.failure)(ERRORS.tooMany(count, args.max_edits));
					let staged = await (0, $replace_files.stageAll)(made, context);
					if (!staged.ok) return staged;
					let files = made.map(({ path }) => path);
					return (0, $start_start_7.succeeded)({
						edits: count,
						files_changed: files.length,
						files,
						changes
					}, describe(count, files.length, changes), {
						...seen.value,
						warnings: [...seen.value.warnings, ...found.size > 0 ? [] : nothingFound(edits.value)],
						filesAffected: files
					});
				}
			});
			let pathArgument = (description) => (0, $zod_api_7.optional)((0, $zod_api_7.string)().check((0, $zod_api_7.refine)((text) => text.startsWith("$"), "must begin with '$', such as $.engines.node"), (0, $zod_api_7.describe)(description)));
			function editArgument() {
				return (0, $zod_api_7.strictObject)({
					set: pathArgument("Path of values to set to what \"to\" says"),
					delete: pathArgument("Path of values to delete"),
					rename: pathArgument("Path of members whose key becomes what \"to\" says"),
					append: pathArgument("Path of lists that get \"value\" as their last item, unless they have it"),
					merge: pathArgument("Path of objects that get the members of \"with\" that they do not have"),
					replace: pathArgument("Path of texts and numbers in which \"find\" is replaced by \"to\""),
					to: (0, $zod_api_7.optional)((0, $zod_api_7.unknown)().check((0, $zod_api_7.describe)("With set: any value. With rename: the new key. With replace: what to put there; $1, $<name> and $& insert what was matched"))),
					when: (0, $zod_api_7.optional)((0, $zod_api_7._enum)($workspace_data_operations.SET_WHEN).check((0, $zod_api_7.describe)("With set: change only values that are there (exists, the default), add only those that are not (missing), or both (always)"))),
					value: (0, $zod_api_7.optional)((0, $zod_api_7.unknown)().check((0, $zod_api_7.describe)("With append: the item"))),
					with: (0, $zod_api_7.optional)((0, $zod_api_7.record)((0, $zod_api_7.string)(), (0, $zod_api_7.unknown)()).check((0, $zod_api_7.describe)("With merge: the members; objects in them are merged in turn"))),
					find: (0, $zod_api_7.optional)((0, $core_work_9.textArgument)("With replace: a regular expression (JavaScript syntax)").check((0, $zod_api_7._minLength)(1, "must not be empty")))
				});
			}
			function changeOutput() {
				return (0, $zod_api_7.strictObject)({
					file: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("File that changed")),
					edit: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Which of the edits did it, from 0")),
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Where in the file, as a normalized path: $['engines']['node']")),
					line: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Line number before the edit, from 1")),
					before: (0, $zod_api_7.optional)((0, $zod_api_7.unknown)().check((0, $zod_api_7.describe)("What was there; left out for something new"))),
					after: (0, $zod_api_7.optional)((0, $zod_api_7.unknown)().check((0, $zod_api_7.describe)("What is there now; left out for something deleted")))
				});
			}
			function findProblems(edits, check) {
				return (Array.isArray(edits) ? edits : []).flatMap((edit, index) => typeof edit == "object" && edit ? check(edit, index) ?? [] : []);
			}
			function checkEdit(fields, index) {
				let given = Object.keys(fields).filter((key) => fields[key] !== void 0);
				let actions = ACTIONS.filter((action) => given.includes(action));
				let [action, second] = actions;
				let wrong = (code, message, key) => ({
					path: [
						"edits",
						index,
						...key === void 0 ? [] : [key]
					],
					code,
					message: `edits[${index}]: ${message}`,
					suggestion: "See the arguments of edit_data: sous tool edit_data --help"
				});
				if (action === void 0) return wrong("missing_argument", `needs exactly one of ${ACTIONS.join(", ")}, got none`);
				if (second !== void 0) return wrong("argument_conflict", `needs exactly one of ${ACTIONS.join(", ")}, got ${actions.join(" and ")}`, second);
				let known = FIELDS[action];
				let missing = Object.keys(known).find((field) => known[field] === !0 && !given.includes(field));
				if (missing !== void 0) return wrong("missing_argument", `${action} needs ${missing}`);
				let extra = given.find((field) => field !== action && !Object.hasOwn(known, field));
				if (extra !== void 0) return wrong("argument_conflict", `${action} takes no ${extra}`, extra);
				let { to, value, with: members } = fields;
				if ((action === "rename" || action === "replace") && typeof to != "string" && to !== $core_work_9.UNKNOWN) return wrong("invalid_argument", `${action} needs text for 'to'`, "to");
				return [
					to,
					value,
					members
				].map((part) => JSON.stringify(part) ?? "").some((text) => /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(text)) ? wrong("invalid_argument", "contains half of a surrogate pair, which cannot be written to a file") : void 0;
			}
			function checkPatterns({ edit, index, compile, trial }) {
				let action = ACTIONS.find((each) => edit[each] !== void 0);
				let path = action === void 0 ? void 0 : edit[action];
				if (action === void 0 || typeof path != "string") return;
				let query = compile(path);
				if (!query.ok) return (0, $tool_read_data.checkCompiled)(query, [
					"edits",
					index,
					action
				]);
				if (action === "replace" && typeof edit.find != "string") return;
				let compiled = compileEdit({
					to: "",
					...Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== $core_work_9.UNKNOWN))
				}, query.value, trial);
				let wrong = action === "replace" ? !compiled.ok && compiled.error.code === "invalid_pattern" ? "find" : "to" : action;
				return (0, $tool_read_data.checkCompiled)(compiled, [
					"edits",
					index,
					wrong
				]);
			}
			async function compileEdits(given, context) {
				let queries = await (0, $workspace_data_operations.compileQueries)(given.map((edit) => ACTIONS.map((action) => edit[action]).find((path) => path !== void 0) ?? ""));
				if (!queries.ok) return queries;
				let compiled = [];
				for (let [index, query] of queries.value.entries()) {
					let edit = compileEdit(given[index] ?? {}, query, (0, $core_work_9.trialIn)(context));
					if (!edit.ok) return edit;
					compiled.push(edit.value);
				}
				return (0, $start_start_7.success)(compiled);
			}
			function compileEdit(edit, query, trial) {
				if (edit.set !== void 0) {
					let when = edit.when ?? "exists";
					if (when !== "exists" && !query.endsInName) return (0, $start_start_7.failure)(ERRORS.needsName(when, query.source));
					return (0, $start_start_7.success)({
						kind: "set",
						query,
						value: edit.to ?? null,
						when
					});
				}
				if (edit.delete !== void 0) return (0, $start_start_7.success)({
					kind: "delete",
					query
				});
				if (edit.rename !== void 0) return (0, $start_start_7.success)({
					kind: "rename",
					query,
					key: String(edit.to)
				});
				if (edit.append !== void 0) return (0, $start_start_7.success)({
					kind: "append",
					query,
					value: edit.value ?? null
				});
				if (edit.merge !== void 0) return (0, $start_start_7.success)({
					kind: "merge",
					query,
					value: (0, $workspace_data_tree.isObject)(edit.with) ? edit.with : {}
				});
				let replacement = (0, $workspace_replace_regex_3.compileReplacement)({
					find: edit.find ?? "",
					replace: String(edit.to),
					isRegex: !0,
					trial,
					caseSensitive: !0,
					multiline: !1
				});
				return replacement.ok ? (0, $start_start_7.success)({
					kind: "replace",
					query,
					replacement: replacement.value
				}) : replacement;
			}
			function encodeEdit(file, text, limit) {
				let bytes = (0, $core_work_9.encodeFile)({
					...file.text,
					text
				});
				if (bytes.length > limit) return (0, $start_start_7.failure)((0, $edit_file_4.tooLarge)(`File '${file.path}' after the edit`, bytes.length, limit));
				return (0, $start_start_7.success)(text === file.text.text ? void 0 : {
					path: file.path,
					before: file.content,
					bytes
				});
			}
			function nothingFound(edits) {
				let [first, ...others] = edits.filter(({ kind }) => kind !== "delete" && kind !== "rename");
				if (first === void 0) return [];
				let all = others.length === 0 ? " selects" : ` and ${(0, $core_work_9.countOf)(others.length, "other path")} select`;
				return [`'${first.query.source}'${all} nothing in any of the files`];
			}
			function describe(count, files, changes) {
				if (count === 0) return "0 edits";
				let shown = changes.slice(0, 20).map((change) => `\n  ${change.file}:${change.line}: ${describeChange(change)}`);
				let more = count > shown.length ? `\n  \u2026 and ${count - shown.length} more` : "";
				return `Changed ${(0, $core_work_9.countOf)(count, "value")} in ${(0, $core_work_9.countOf)(files, "file")}:${shown.join("")}${more}`;
			}
			function describeChange({ path, before, after }) {
				if (after === void 0) return `${path} deleted`;
				if (before === void 0) return `${path} = ${(0, $tool_read_data.shortData)(after)}`;
				return `${path} ${(0, $tool_read_data.shortData)(before)} \u2192 ${(0, $tool_read_data.shortData)(after)}`;
			}
			let ERRORS = {
				tooMany: (count, most) => (0, $base_tool_errors_5.toolError)("limit_exceeded", `${(0, $core_work_9.countOf)(count, "value")} would change, more than the ${most} allowed by max_edits; nothing was changed`, "Use a narrower path, or raise max_edits."),
				needsName: (when, path) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `when: ${when} needs a path that ends in a name, and '${path}' does not`, "End the path in the name of the value to add, or use when: exists.")
			};
		},
		9057: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_edit_lines_exports: () => tool_edit_lines_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_edit_lines.ts
			var tool_edit_lines_exports = (0, $start_runtime.__exportAll)({ editLines: () => editLines });
			let BLANK = "A blank line is the content \"\\n\".";
			let TAKES = {
				insert: {
					needs: ["line", "content"],
					hint: BLANK
				},
				delete: {
					needs: ["start_line"],
					may: ["end_line"]
				},
				replace: {
					needs: ["start_line", "content"],
					may: ["end_line"],
					hint: BLANK
				}
			};
			let DONE = {
				insert: "Inserted",
				delete: "Deleted",
				replace: "Replaced"
			};
			let lineNumber = (least, description) => (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(least), (0, $zod_api_7.describe)(description)));
			let editLines = (0, $core_work_9.defineTool)({
				name: "edit_lines",
				summary: "Insert, delete or replace whole lines of a file by their numbers.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of the file")),
					operation: (0, $zod_api_7._enum)([
						"insert",
						"delete",
						"replace"
					]).check((0, $zod_api_7.describe)("What to do with the lines")),
					line: lineNumber(0, "insert: the line to insert after; 0 inserts at the top"),
					start_line: lineNumber(1, "delete, replace: the first line, from 1"),
					end_line: lineNumber(1, "delete, replace: the last line, inclusive (default: start_line)"),
					content: (0, $zod_api_7.optional)((0, $core_work_9.textArgument)("insert, replace: the new lines. The final newline is optional, \"\\n\" is one blank line, and line endings match the file")),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					total_lines: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many lines the file has afterwards")),
					previous_total_lines: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many lines the file had"))
				}),
				metadata: ["total_lines", "previous_total_lines"],
				when: "Use it when you know the line numbers. To change every occurrence of a text, use replace_in_file.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification. Line numbers change with every edit: read the file again before the next one.",
				examples: [
					{
						description: "Insert after line 10",
						args: {
							path: "src/app.py",
							operation: "insert",
							line: 10,
							content: "import os\n"
						}
					},
					{
						description: "Delete lines 5 to 8",
						args: {
							path: "src/app.py",
							operation: "delete",
							start_line: 5,
							end_line: 8
						}
					},
					{
						description: "Replace lines 10 to 15, but show the diff first",
						args: {
							path: "src/app.py",
							operation: "replace",
							start_line: 10,
							end_line: 15,
							content: "pass\n",
							preview_only: !0
						}
					}
				],
				rules: [
					(0, $core_work_9.dependingOn)("operation", TAKES),
					{ check: checkOrder },
					{ check: checkContent }
				],
				async run(args, context) {
					let instruction = readInstruction(args);
					let file = await (0, $edit_file_2.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let before = (0, $core_work_9.countLines)(text.text);
					let refusal = refuseRange(instruction, before);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
					let edit = makeLineEdit(text.text, instruction);
					let changed = await (0, $edit_file_2.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					let after = (0, $core_work_9.countLines)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
					return (0, $start_start_7.succeeded)({
						total_lines: after,
						previous_total_lines: before
					}, changed.value ? describeEdit(path, instruction, after) : `File unchanged: ${path}`, { filesAffected: changed.value ? [path] : [] });
				}
			});
			function checkContent({ operation, content }) {
				if (content !== "" || operation !== "insert" && operation !== "replace") return;
				return {
					path: ["content"],
					code: "invalid_argument",
					message: `${operation} needs content that is not empty`,
					suggestion: `${BLANK} Use delete to remove lines.`
				};
			}
			function checkOrder({ start_line: first, end_line: last }) {
				if (typeof first != "number" || typeof last != "number" || first <= last) return;
				return {
					path: ["end_line"],
					code: "argument_conflict",
					callCode: "invalid_range",
					message: `Line range invalid - end_line ${last} is before start_line ${first}`,
					suggestion: "Use a start_line that is not after end_line."
				};
			}
			function readInstruction({ operation, line, start_line, end_line, content = "" }) {
				let first = line ?? start_line ?? 0;
				let last = end_line ?? first;
				return operation === "delete" ? {
					operation,
					first,
					last
				} : {
					operation,
					first,
					last,
					content
				};
			}
			function refuseRange({ operation, first, last }, total) {
				let least = operation === "insert" ? 0 : 1;
				if (last <= total) return;
				let valid = total < least ? "it has no lines" : `valid lines are ${least}-${total}`;
				let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
				return ERRORS.invalidRange(total, requested, valid);
			}
			function makeLineEdit(text, instruction) {
				switch (instruction.operation) {
					case "insert": return (0, $core_work_9.insertLines)(text, instruction.first, instruction.content);
					case "delete": return (0, $core_work_9.deleteLines)(text, instruction.first, instruction.last);
					case "replace": return (0, $core_work_9.replaceLines)(text, instruction, instruction.content);
				}
			}
			function describeEdit(path, instruction, total) {
				let { operation, first, last } = instruction;
				let range = first === last ? `line ${first}` : `lines ${first}-${last}`;
				let what = operation === "insert" ? `${(0, $core_work_9.countOf)((0, $core_work_9.countLines)(instruction.content), "line")} after line ${first}` : range;
				return `${DONE[operation]} ${what} in ${path} (${(0, $core_work_9.countOf)(total, "line")} now)`;
			}
			let ERRORS = { invalidRange: (total, requested, valid) => (0, $base_tool_errors_5.toolError)("invalid_range", `Line range invalid - file has ${(0, $core_work_9.countOf)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines that exist.") };
		},
		1215: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_ensure_lines_exports: () => tool_ensure_lines_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $start_start = __nccwpck_require__(2509);
			var $core_work_11 = __nccwpck_require__(2663);
			var $zod_api = __nccwpck_require__(4279);
			var $workspace_ensure_lines = __nccwpck_require__(5870);
			var $workspace_replace_regex_3 = __nccwpck_require__(2990);
			var $tool_call_work_3 = __nccwpck_require__(2223);
			var $edit_file_4 = __nccwpck_require__(3107);
			var $replace_files = __nccwpck_require__(9536);
			//! src/tools/edit/tool_ensure_lines.ts
			var tool_ensure_lines_exports = (0, $start_runtime.__exportAll)({ ensureLinesTool: () => ensureLinesTool });
			let PLACES = [
				"at",
				"after",
				"before"
			];
			let ensureLinesTool = (0, $core_work_11.defineTool)({
				name: "ensure_lines",
				summary: "Insert lines into a file once: at its start or end, before or after a line, or as a marked block. A second call changes nothing.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"WriteFiles",
					"CreateFiles"
				],
				args: () => (0, $zod_api.strictObject)({
					path: (0, $zod_api.string)().check((0, $zod_api.describe)("Relative path of the file")),
					content: (0, $core_work_11.textArgument)("One or more whole lines. The final newline is optional, and line endings match the file"),
					at: (0, $zod_api.optional)((0, $zod_api._enum)(["start", "end"]).check((0, $zod_api.describe)("Insert at the start or at the end of the file (default: end)"))),
					after: (0, $zod_api.optional)(lineArgument("Insert after the line that contains this text, or matches it with is_regex")),
					before: (0, $zod_api.optional)(lineArgument("Insert before the line that contains this text, or matches it with is_regex")),
					is_regex: (0, $zod_api.optional)((0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether after or before is a regular expression (JavaScript syntax), for each line on its own"))),
					occurrence: (0, $zod_api.optional)((0, $zod_api._enum)(["first", "last"]).check((0, $zod_api.describe)("Which line to take when after or before fits several. Left out, that is an error"))),
					unless_in: (0, $zod_api.optional)((0, $zod_api._enum)(["file", "place"]).check((0, $zod_api.describe)("Insert nothing if the lines are anywhere in the file, one after the other (file, the default), or only if they are right there already (place)"))),
					begin: (0, $zod_api.optional)(lineArgument("With end: a line above the content. If both lines are in the file, what is between them is replaced instead")),
					end: (0, $zod_api.optional)(lineArgument("With begin: a line below the content")),
					create: (0, $zod_api.optional)((0, $zod_api.boolean)().check((0, $zod_api.describe)("Create the file if it does not exist, instead of failing"))),
					preview_only: (0, $core_work_11.previewArgument)()
				}),
				outputs: () => (0, $zod_api.strictObject)({
					changed: (0, $zod_api.boolean)().check((0, $zod_api.describe)("False if the lines were there already")),
					created: (0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether the file did not exist before")),
					line: (0, $zod_api.int)().check((0, $zod_api.describe)("Line number of the first of the lines in the file, from 1"))
				}),
				metadata: [
					"changed",
					"created",
					"line"
				],
				when: "Use it in recipes to add lines to a file, such as an entry of .gitignore or an import: it can run again. append_file adds them every time. To change values in JSON, YAML and TOML, use edit_data.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [
					{
						description: "Ignore a directory, also where there is no .gitignore yet",
						args: {
							path: ".gitignore",
							content: "coverage/",
							create: !0
						}
					},
					{
						description: "Add an import after the last one",
						args: {
							path: "src/main.ts",
							content: "import './polyfill.ts'",
							after: "^import ",
							is_regex: !0,
							occurrence: "last"
						}
					},
					{
						description: "Keep a marked block up to date",
						args: {
							path: "README.md",
							content: "- [Guide](docs/guide.md)",
							begin: "<!-- docs -->",
							end: "<!-- /docs -->",
							after: "## Documentation"
						}
					}
				],
				rules: [
					{ check: checkPlace },
					(0, $core_work_11.onlyWith)("is_regex", ["after", "before"]),
					(0, $core_work_11.onlyWith)("occurrence", ["after", "before"]),
					(0, $core_work_11.onlyWith)("begin", ["end"]),
					(0, $core_work_11.onlyWith)("end", ["begin"]),
					{ check: checkBlock }
				],
				async run(args, context) {
					let file = await (0, $edit_file_4.openTextFile)(args.path, context);
					if (!file.ok) {
						let path = (0, $core_work_11.parsePathArgument)(args.path);
						if (file.error.code !== "not_found" || !path.ok) return file;
						if (args.create === !0) return create(path.value, args, context);
						return (0, $start_start.failure)(ERRORS.noFile(file.error.message));
					}
					let { path, text } = file.value;
					let refusal = [
						args.content,
						args.begin,
						args.end,
						args.after,
						args.before
					].flatMap((written) => (written === void 0 ? void 0 : (0, $core_work_11.checkEncodable)(written, text.encoding, path)) ?? [])[0];
					if (refusal !== void 0) return (0, $start_start.failure)(refusal);
					let places = await findPlaces(file.value, args, context);
					if (!places.ok) return places;
					let ensured = (0, $workspace_ensure_lines.ensureLines)(text.text, requestOf(path, args, places.value));
					if (!ensured.ok) return ensured;
					let { edit, line } = ensured.value;
					if (edit === void 0) return (0, $start_start.succeeded)({
						changed: !1,
						created: !1,
						line
					}, `File unchanged: ${path} has the lines at line ${line}`);
					let changed = await (0, $edit_file_4.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					let { replacement, start, end } = edit;
					let what = start === end ? `Inserted ${(0, $core_work_11.countOf)((0, $core_work_11.countLines)(args.content), "line")} at` : replacement === "" ? "Emptied the block at" : "Updated the block at";
					return (0, $start_start.succeeded)({
						changed: !0,
						created: !1,
						line
					}, `${what} line ${line} in ${path}`, {
						warnings: places.value.warnings,
						filesAffected: [path]
					});
				}
			});
			function lineArgument(description) {
				return (0, $core_work_11.textArgument)(description).check((0, $zod_api._minLength)(1, "must not be empty"), (0, $zod_api.refine)((text) => !/[\r\n]/.test(text), "must be a single line"));
			}
			function checkPlace(args) {
				let [first, second] = PLACES.filter((name) => args[name] !== void 0);
				if (first !== void 0 && second !== void 0) return {
					path: [second],
					code: "argument_conflict",
					message: `${second} cannot be combined with ${first}`,
					suggestion: `Use only one of ${PLACES.join(", ")}.`
				};
				if (args.create === !0 && first !== void 0 && first !== "at") return {
					path: ["create"],
					code: "argument_conflict",
					message: `create cannot be combined with ${first}`,
					suggestion: "A new file has no line to look for: use at, or create the file in a step of its own."
				};
			}
			function checkBlock({ content, begin, end, unless_in: unlessIn }) {
				let wrong = (name, message, suggestion) => ({
					path: [name],
					code: "invalid_argument",
					message,
					suggestion
				});
				let isBlock = begin !== void 0;
				if (content === "" && !isBlock) return wrong("content", "content must not be empty", "A blank line is the content \"\\n\".");
				if (isBlock && unlessIn !== void 0) return wrong("unless_in", "unless_in cannot be combined with begin and end", "Leave it out: a block is found by its marker lines.");
				if (typeof begin != "string" || typeof end != "string") return;
				if (begin.trim() === "" || end.trim() === "") return wrong("begin", "begin and end must not be blank", "Use a comment as the marker.");
				if (begin.trim() === end.trim()) return wrong("end", "begin and end are the same line", "Use two different marker lines.");
				if (typeof content != "string") return;
				let marker = (0, $workspace_ensure_lines.linesIn)(content).find((line) => [begin.trim(), end.trim()].includes(line.trim()));
				return marker === void 0 ? void 0 : wrong("content", `content contains the marker line '${(0, $start_paths_3.briefText)(marker)}'`, "Give only the lines between begin and end.");
			}
			function requestOf(path, { content, begin, end, unless_in }, places) {
				let markers = begin === void 0 || end === void 0 ? void 0 : {
					begin,
					end
				};
				return {
					path,
					content,
					places,
					unlessIn: unless_in ?? "file",
					...markers && { markers }
				};
			}
			async function findPlaces(file, args, context) {
				let text = file.text.text;
				let find = args.after ?? args.before;
				if (find === void 0) {
					let line = args.at === "start" ? 0 : (0, $core_work_11.countLines)(text);
					return (0, $start_start.success)({
						side: args.at === "start" ? "after" : "before",
						lines: [line],
						chosen: (0, $start_start.success)(line),
						warnings: []
					});
				}
				let isRegex = args.is_regex === !0;
				let pattern = (0, $replace_files.openReplacement)({
					find,
					replace: "",
					isRegex,
					caseSensitive: !0,
					multiline: !1
				}, context);
				if (!pattern.ok) return pattern;
				let found = await (0, $replace_files.findEdits)([file], pattern.value, context);
				if (!found.ok) return found;
				let places = new $core_work_11.TextLines(text);
				let matching = [...new Set((found.value[0] ?? []).map(({ start }) => places.lineOf(start)))];
				let count = pattern.value.countLongLines(text);
				let warnings = (0, $tool_call_work_3.longLinesWarning)(count === 0 ? [] : [{
					path: file.path,
					count
				}]);
				let chosen = choose(matching, file, {
					...args,
					find,
					isRegex
				});
				if (args.after !== void 0) return (0, $start_start.success)({
					side: "after",
					lines: matching,
					chosen,
					warnings
				});
				let above = (line) => line - 1;
				return (0, $start_start.success)({
					side: "before",
					lines: matching.map(above),
					chosen: chosen.ok ? (0, $start_start.success)(above(chosen.value)) : chosen,
					warnings
				});
			}
			function choose(lines, { path, text }, { find, isRegex, occurrence }) {
				let [first] = lines;
				let last = lines.at(-1);
				if (first === void 0 || last === void 0) return (0, $start_start.failure)(isRegex ? ERRORS.noMatch(path, find) : ERRORS.notContained(path, find, (0, $workspace_replace_regex_3.nearestMiss)(text.text, find)));
				if (lines.length === 1 || occurrence !== void 0) return (0, $start_start.success)(occurrence === "last" ? last : first);
				return (0, $start_start.failure)(ERRORS.severalLines(`${path}:${first}`, find, lines));
			}
			async function create(path, args, context) {
				let places = {
					side: "after",
					lines: [0],
					chosen: (0, $start_start.success)(0)
				};
				let ensured = (0, $workspace_ensure_lines.ensureLines)("", requestOf(path, args, places));
				if (!ensured.ok) return ensured;
				let bytes = (0, $edit_file_4.encodeContent)(ensured.value.edit?.replacement ?? "", context);
				if (!bytes.ok) return bytes;
				let staged = await context.workspace.stage(path, bytes.value);
				if (!staged.ok) return staged;
				let { line } = ensured.value;
				return (0, $start_start.succeeded)({
					changed: !0,
					created: !0,
					line
				}, `Created file: ${path}`, { filesAffected: [path] });
			}
			let COPY_LINE = "Read the file and copy a line from it.";
			let ERRORS = {
				noFile: (why) => (0, $base_tool_errors_5.toolError)("not_found", why, "Check the path, or set create to create the file."),
				noMatch: (path, pattern) => (0, $base_tool_errors_5.toolError)("no_matches", `No line of '${path}' matches '${(0, $start_paths_3.briefText)(pattern)}'`, `Nothing was inserted. ${COPY_LINE}`),
				notContained: (path, text, nearest) => (0, $base_tool_errors_5.toolError)("no_matches", `No line of '${path}' contains '${(0, $start_paths_3.briefText)(text)}'`, `Nothing was inserted. ${nearest ?? COPY_LINE}`),
				severalLines: (place, text, lines) => (0, $base_tool_errors_5.toolError)("edit_conflict", `${place}: '${(0, $start_paths_3.briefText)(text)}' matches ${lines.length} lines: ${(0, $core_work_11.nameSome)(lines.map(String), 5)}`, "Nothing was inserted. Be more specific, or set occurrence to first or last.")
			};
		},
		8651: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_example_exports: () => tool_example_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			//! src/tools/examples/tool_example.ts
			var tool_example_exports = (0, $start_runtime.__exportAll)({ exampleTools: () => exampleTools });
			let exampleTools = [(0, $core_work_5.defineTool)({
				name: "example_echo",
				summary: "Echo a text. An example of how to write a tool, and a way to test a client.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: [],
				args: () => (0, $zod_api_5.strictObject)({
					text: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("What to say")),
					style: (0, $zod_api_5._default)((0, $zod_api_5._enum)(["plain", "loud"]).check((0, $zod_api_5.describe)("How to say it")), "plain")
				}),
				outputs: () => (0, $zod_api_5.strictObject)({ text: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("What was said")) }),
				metadata: [],
				termination: "Use terminate=true: there is nothing left to do.",
				examples: [{
					description: "Say hello",
					args: { text: "hello" }
				}],
				run({ text, style }) {
					let said = style === "loud" ? text.toUpperCase() : text;
					return (0, $start_start_5.succeeded)({ text: said }, said);
				}
			})];
		},
		418: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_fetch_webpage_exports: () => tool_fetch_webpage_exports });
			var runtime = __nccwpck_require__(7525);
			var tool_errors = __nccwpck_require__(4092);
			var paths = __nccwpck_require__(2313);
			var start = __nccwpck_require__(2509);
			var charset = __nccwpck_require__(6586);
			var api = __nccwpck_require__(4279);
			var work = __nccwpck_require__(2663);
			var address_rules = __nccwpck_require__(7748);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var late_crypto = __nccwpck_require__(7746);
			//! src/tools/run/tool_fetch_webpage.ts
			var tool_fetch_webpage_exports = (0, runtime.__exportAll)({ fetchWebpage: () => fetchWebpage });
			let KB = 1024;
			let MB = 1024 * KB;
			let REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
			let fetchWebpage = (0, work.defineTool)({
				name: "fetch_webpage",
				summary: "Fetch content from a web page.",
				category: "Network",
				effect: "external",
				risk: "dangerous",
				permissions: ["Network"],
				args: () => (0, api.strictObject)({
					url: (0, api.string)().check((0, api.describe)("URL to fetch (must be http or https)")),
					timeout_seconds: (0, api._default)((0, api.int)().check((0, api._gte)(1), (0, api._lte)(60), (0, api.describe)("Request timeout in seconds, 1 to 60 (default: 10)")), 10)
				}),
				outputs: () => (0, api.strictObject)({
					url: (0, api.string)().check((0, api.describe)("Final URL after redirects")),
					status_code: (0, api.int)().check((0, api.describe)("HTTP status; 404 is not an error")),
					content_length: (0, api.int)().check((0, api.describe)("Bytes received, at most 1 MB")),
					content_type: (0, api.string)().check((0, api.describe)("Media type without its parameters; empty if the server sends none")),
					content: (0, api.string)().check((0, api.describe)("The body as text, HTML included; empty if it is not text")),
					truncated: (0, api.boolean)().check((0, api.describe)("Whether the body was larger than 1 MB")),
					hops: (0, api.array)((0, api.string)()).check((0, api.describe)("Every URL requested, in order")),
					sha256: (0, api.string)().check((0, api.describe)("SHA-256 of the bytes received"))
				}),
				metadata: [
					"url",
					"status_code",
					"content_length",
					"content_type"
				],
				when: "Use it to read a page or a file from the web. To call an API with secrets, use a bundle tool.",
				termination: "Use terminate=false when the next step needs the page; terminate=true when fetching it is all the user asked for.",
				examples: [{
					description: "Fetch a page",
					args: { url: "https://example.com" }
				}, {
					description: "Give a slow server more time",
					args: {
						url: "https://example.com/data.json",
						timeout_seconds: 30
					}
				}],
				refuse: ({ url }, { allowPrivateHosts }) => refuseUrl(url, allowPrivateHosts),
				async run(args, { http, limits, allowPrivateHosts, signal }) {
					let outcome = await http.send({
						url: new URL(args.url),
						timeoutMs: args.timeout_seconds * 1e3,
						maxBytes: limits.fetchBytes,
						allowPrivate: allowPrivateHosts,
						signal
					});
					if (outcome.kind !== "answered") return (0, start.failure)(describeFailure(outcome, args.timeout_seconds));
					if (isEmptyRedirect(outcome)) return (0, start.failure)(ERRORS.noContent(outcome.status));
					let content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
					let value = {
						url: plainUrl(outcome.hops.at(-1) ?? args.url, args.url),
						status_code: outcome.status,
						content_length: outcome.bytes.length,
						content_type: outcome.contentType.split(";")[0]?.trim().toLowerCase() ?? "",
						content: content.text ?? "",
						truncated: outcome.truncated,
						hops: [...outcome.hops],
						sha256: (0, late_crypto.createHash)("sha256").update(outcome.bytes).digest("hex")
					};
					let warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
					let output = `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`;
					return (0, start.succeeded)(value, output, {
						warnings,
						printed: {
							out: value.content,
							err: ""
						}
					});
				}
			});
			function plainUrl(asked, written) {
				return asked === `${written}/` && asked === new URL(written).href ? written : asked;
			}
			function refuseUrl(text, allowPrivateHosts) {
				let invalid = ERRORS.invalidUrl();
				if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return invalid;
				let url = new URL(text);
				if (url.protocol !== "http:" && url.protocol !== "https:") return ERRORS.otherProtocol(url.protocol);
				if (!/^https?:\/\/(?!\/)/i.test(text)) return invalid;
				if (url.username !== "" || url.password !== "") return ERRORS.credentials();
				let refusal = (0, address_rules.checkPublicHost)(url, allowPrivateHosts);
				return refusal === void 0 ? void 0 : ERRORS.denied(refusal);
			}
			function describeFailure(outcome, timeoutSeconds) {
				switch (outcome.kind) {
					case "denied": return ERRORS.denied(outcome.message, outcome.advice);
					case "too_many_redirects": return ERRORS.tooManyRedirects(outcome.message, outcome.lastUrl);
					case "timed_out": return ERRORS.timedOut(timeoutSeconds);
					case "cancelled": return ERRORS.cancelled();
					case "failed": return ERRORS.failed(outcome.message, outcome.advice);
					default: return (0, start.assertNever)(outcome);
				}
			}
			function isEmptyRedirect({ status, bytes }) {
				return status >= 300 && status < 400 && bytes.length === 0;
			}
			function warnAbout({ status, truncated }, limit) {
				let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
				return status >= 300 ? [...warnings, `The server responded with status ${status}`] : warnings;
			}
			function showSize(bytes) {
				if (bytes < KB) return (0, work.countOf)(bytes, "byte");
				return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
			}
			let BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i;
			let NOT_TEXT = {
				text: void 0,
				warnings: ["The content is not text, so only its size and SHA-256 are shown"]
			};
			function decodeWebContent(bytes, contentType, isTruncated) {
				if (BINARY_TYPE.test(contentType.trim())) return NOT_TEXT;
				let { decoder, unknown, isGuess } = (0, charset.charsetOf)(bytes, contentType);
				let text = decoder.decode(bytes, { stream: isTruncated });
				if (text.includes("\0")) return NOT_TEXT;
				if (unknown !== void 0) return {
					text,
					warnings: [`Unknown character set '${unknown}', read as UTF-8`]
				};
				return {
					text,
					warnings: isGuess === !0 && text.includes("\ufffd") && !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? ["The server sends no character set, and some bytes are not UTF-8: they are shown as U+FFFD"] : []
				};
			}
			let ERRORS = {
				denied: (message, advice = "Use a public address, or allow a private host by name: --allow-host HOST.") => (0, tool_errors.toolError)("network_denied", `Not allowed to fetch - ${message}`, advice),
				noContent: (status) => (0, tool_errors.toolError)("network_failed", `Failed to fetch - the server responded with status ${status} and no content`, "Try again later, or use another address."),
				invalidUrl: () => (0, tool_errors.toolError)("invalid_arguments", "Invalid URL format", "Use a complete URL such as 'https://example.com/page'."),
				otherProtocol: (protocol) => (0, tool_errors.toolError)("network_denied", `Only http and https URLs can be fetched, not '${protocol}'`, "Use an http:// or https:// URL."),
				credentials: () => (0, tool_errors.toolError)("network_denied", "Not allowed to fetch - the URL contains a user name or password", "Remove the user name and password from the URL. Sous never sends credentials with this tool."),
				tooManyRedirects: (why, lastUrl) => (0, tool_errors.toolError)("limit_exceeded", `Failed to fetch - ${why}; the last URL was ${(0, paths.briefText)(lastUrl)}`, "Fetch the final URL directly."),
				timedOut: (timeoutSeconds) => (0, tool_errors.toolError)("timed_out", `Request timed out after ${(0, work.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later."),
				cancelled: () => (0, tool_errors.toolError)("cancelled", "Request was cancelled", "Fetch it again if you still need it."),
				failed: (why, advice) => (0, tool_errors.toolError)("network_failed", `Failed to fetch - ${why}`, advice ?? "Check the address and whether its server is reachable, then try again.")
			};
		},
		3790: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_file_search_exports: () => tool_file_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $find_files = __nccwpck_require__(6125);
			//! src/tools/read/tool_file_search.ts
			var tool_file_search_exports = (0, $start_runtime.__exportAll)({ fileSearch: () => fileSearch });
			let fileSearch = (0, $core_work_5.defineTool)({
				name: "file_search",
				summary: "Search for files matching a glob pattern.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					pattern: (0, $core_work_5.globArgument)("Glob pattern (e.g., '**/*.py', 'src/**/*.go')"),
					base_path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Base directory to search from (default: current directory)")), "."),
					exclude: (0, $core_work_5.globsArgument)("Directories or patterns to leave out, relative to base_path")
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files found, relative to the working directory, sorted; at most 1000")),
					matches: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many files match, including those not returned, without those that are too deep")),
					pattern: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The pattern searched for"))
				}),
				metadata: ["matches", "pattern"],
				when: "Use it to find up to 1000 files by name; it skips only what git ignores. In recipes, use glob instead.",
				termination: "Use terminate=false if the files need further processing, such as reading or editing them; terminate=true if the list is what the user asked for.",
				examples: [{
					description: "All Go files",
					args: { pattern: "**/*.go" }
				}, {
					description: "Python files below one directory",
					args: {
						pattern: "*.py",
						base_path: "scripts"
					}
				}],
				async run(args, context) {
					let { fileSearchDepth, fileSearchResults } = context.limits;
					let found = await (0, $find_files.l)({
						pattern: args.pattern,
						base: args.base_path,
						exclude: (0, $core_work_5.asList)(args.exclude),
						maxDepth: fileSearchDepth,
						maxFiles: fileSearchResults
					}, context);
					if (!found.ok) return found;
					let { files, total, tooDeep, unfinished, leftOut } = found.value;
					let warnings = [...found.value.warnings];
					total > files.length && warnings.push(`Found ${total} matches, showing first ${files.length}`);
					tooDeep > 0 && warnings.push(`Search depth limited to ${fileSearchDepth} levels, left out ${tooDeep} deeper`);
					return (0, $start_start_5.succeeded)({
						files: [...files],
						matches: total,
						pattern: args.pattern
					}, (0, $find_files.H)(args.pattern, found.value), {
						warnings,
						unfinished,
						leftOut
					});
				}
			});
		},
		136: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_find_code_exports: () => tool_find_code_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_paths_5 = __nccwpck_require__(2313);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $workspace_code_lane_3 = __nccwpck_require__(1194);
			var $code_arguments = __nccwpck_require__(8656);
			var $tool_call_work_5 = __nccwpck_require__(2223);
			//! src/tools/search/tool_find_code.ts
			var tool_find_code_exports = (0, $start_runtime.__exportAll)({ findCode: () => findCode });
			let findCode = (0, $core_work_9.defineTool)({
				name: "find_code",
				summary: "Find code by its structure, whatever its spacing and line breaks.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					...(0, $code_arguments.iC)(),
					include_generated: (0, $core_work_9.searchGeneratedArgument)(),
					path: (0, $zod_api_7._default)((0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Directory or file to search")), "."),
					include: (0, $core_work_9.includeArgument)("Only search files that match one of these globs"),
					exclude: (0, $core_work_9.globsArgument)("Skip files and directories that match one of these globs"),
					context_lines: (0, $zod_api_7._default)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(0), (0, $zod_api_7._lte)(20), (0, $zod_api_7.describe)("How many lines to show before and after each match")), 0),
					max_results: (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)("How many matches to return (default: 50, at most 500)")))
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					matches: (0, $zod_api_7.array)(codeMatchOutput()).check((0, $zod_api_7.describe)("The matches, at most max_results")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Every file with a match, however many matches are returned")),
					count: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Number of files with a match")),
					total_matches: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Number of matches in all files")),
					files_searched: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Number of files of the language")),
					truncated: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether there are more matches than returned"))
				}),
				metadata: [
					"count",
					"total_matches",
					"files_searched",
					"truncated"
				],
				when: "Use it to find calls, declarations and other structures of code: it ignores spacing, and text in comments and strings. For words and lines, use grep.",
				termination: "Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.",
				examples: [{
					description: "Find calls with any arguments",
					args: {
						language: "typescript",
						pattern: "readFile($$$ARGS)"
					}
				}, {
					description: "Find await in a loop, but not in a function inside of it",
					args: {
						language: "typescript",
						rule: {
							pattern: "await $CALL",
							inside: {
								any: [{ kind: "for_statement" }, { kind: "for_in_statement" }],
								stopBy: { kind: "arrow_function" }
							}
						}
					}
				}],
				rules: $code_arguments.ys,
				async run(args, context) {
					let { limits } = context;
					let under = (0, $core_work_9.parseDirectoryArgument)(args.path);
					if (!under.ok) return under;
					let { limit, warnings } = (0, $core_work_9.resultLimit)(args.max_results, {
						usual: limits.grepResults,
						maximum: limits.grepResultsMaximum
					});
					let end = context.clock.elapsed() + limits.searchMs;
					let selection = {
						under: under.value,
						include: (0, $core_work_9.asList)(args.include),
						exclude: (0, $core_work_9.asList)(args.exclude),
						editable: !(args.include_generated ?? context.walk?.isVerify !== !0),
						maxDepth: limits.searchDepth
					};
					let job = {
						query: (0, $code_arguments.KA)(args),
						shown: {
							most: limit,
							contextLines: args.context_lines
						}
					};
					let keep = ({ path, outcome }) => ({
						path,
						outcome
					});
					let found = await (0, $workspace_code_lane_3.searchCode)({
						job,
						keep,
						selection,
						remainingMs: () => end - context.clock.elapsed()
					}, context);
					if (!found.ok) return found;
					let { files, filesSearched } = found.value;
					let matches = files.flatMap(({ path, outcome }) => outcome.shown.map((match) => ({
						path,
						...match
					}))).slice(0, limit);
					let total = files.reduce((sum, { outcome }) => sum + outcome.count, 0);
					let value = {
						matches: matches.map(({ endLine, ...match }) => ({
							...match,
							end_line: endLine,
							before: [...match.before],
							after: [...match.after],
							groups: { ...match.groups }
						})),
						files: files.map(({ path }) => path),
						count: files.length,
						total_matches: total,
						files_searched: filesSearched,
						truncated: total > matches.length
					};
					let what = (0, $start_paths_5.briefText)(args.pattern ?? JSON.stringify(args.rule));
					let output = total === 0 ? `No matches found for '${what}'` : `Found ${(0, $core_work_9.countOf)(total, "match", "matches")} in ${(0, $core_work_9.countOf)(files.length, "file")} for '${what}':${(0, $tool_call_work_5.renderWithContext)(matches)}`;
					return (0, $start_start_7.succeeded)(value, output, {
						findings: (0, $tool_call_work_5.findingsOf)(matches, total),
						unfinished: (0, $tool_call_work_5.whyCodeUnfinished)(found.value, limits)[0],
						leftOut: found.value.leftOut,
						warnings: [
							...warnings,
							...(0, $tool_call_work_5.truncationWarning)(total, matches.length, "narrow the pattern, or use path or include"),
							...(0, $tool_call_work_5.codeWarnings)(found.value, limits, "name the file exactly to search it"),
							...brokenWarning(found.value),
							...filesSearched === 0 ? [`No ${args.language} files were searched`] : []
						]
					});
				}
			});
			function brokenWarning({ files }) {
				let broken = files.flatMap(({ path, outcome: { brokenAt } }) => brokenAt === void 0 ? [] : [`${path}:${brokenAt.line}:${brokenAt.column}`]);
				return broken.length === 0 ? [] : [`Matches may be wrong next to syntax errors: ${(0, $core_work_9.nameSome)(broken, 5)}`];
			}
			function codeMatchOutput() {
				return (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("File with the match")),
					line: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Line where it starts, from 1")),
					column: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Column where it starts, from 1")),
					end_line: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Line where it ends")),
					text: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The line where it starts, or the part of a very long line")),
					before: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Lines before it")),
					after: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Lines after it")),
					groups: (0, $zod_api_7.record)((0, $zod_api_7.string)(), (0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("What each capture stands for, by its name without $"))
				});
			}
		},
		6486: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_get_category_content_exports: () => tool_get_category_content_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_9 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_category_content.ts
			var tool_get_category_content_exports = (0, $start_runtime.__exportAll)({ getCategoryContent: () => getCategoryContent });
			let getCategoryContent = (0, $core_work_7.defineTool)({
				name: "get_category_content",
				summary: "Get the documents of a category.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_9.strictObject)({
					category: (0, $zod_api_9.string)().check((0, $zod_api_9.describe)("Name of a category, such as 'docs'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_9.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it for the name of a category. If you are not sure, use get_content.",
				termination: "Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.",
				examples: [{
					description: "All documents by the default patterns",
					args: { category: "docs" }
				}, {
					description: "All Python files",
					args: {
						category: "examples",
						pattern: "**/*.py"
					}
				}],
				rules: $content_tool.CONTENT_RULES,
				async run({ category: name, pattern, render, variables }, context) {
					return (0, $content_tool.getContent)({
						name,
						kinds: ["category"],
						pattern,
						render,
						variables
					}, context);
				}
			});
		},
		6194: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_get_collection_content_exports: () => tool_get_collection_content_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_9 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_collection_content.ts
			var tool_get_collection_content_exports = (0, $start_runtime.__exportAll)({ getCollectionContent: () => getCollectionContent });
			let getCollectionContent = (0, $core_work_7.defineTool)({
				name: "get_collection_content",
				summary: "Get the documents of a collection, category by category.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_9.strictObject)({
					collection: (0, $zod_api_9.string)().check((0, $zod_api_9.describe)("Name of a collection, such as 'onboarding'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_9.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it for the name of a collection. If you are not sure, use get_content.",
				termination: "Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.",
				examples: [{
					description: "All documents of a collection",
					args: { collection: "onboarding" }
				}, {
					description: "Only the Markdown files at the top of its categories",
					args: {
						collection: "onboarding",
						pattern: "*.md"
					}
				}],
				rules: $content_tool.CONTENT_RULES,
				async run({ collection: name, pattern, render, variables }, context) {
					return (0, $content_tool.getContent)({
						name,
						kinds: ["collection"],
						pattern,
						render,
						variables
					}, context);
				}
			});
		},
		6947: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_get_content_exports: () => tool_get_content_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_9 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_content.ts
			var tool_get_content_exports = (0, $start_runtime.__exportAll)({ getContentTool: () => getContentTool });
			let getContentTool = (0, $core_work_7.defineTool)({
				name: "get_content",
				summary: "Get the documents of a category or collection.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_9.strictObject)({
					category_or_collection: (0, $zod_api_9.string)().check((0, $zod_api_9.describe)("Name of a category or collection, such as 'docs' or 'onboarding'. A category comes first")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_9.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it for any name: it looks for a category first, then for a collection.",
				termination: "Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.",
				examples: [
					{
						description: "Everything for newcomers",
						args: { category_or_collection: "onboarding" }
					},
					{
						description: "Every introduction among the documents",
						args: {
							category_or_collection: "docs",
							pattern: "**/intro"
						}
					},
					{
						description: "With templates filled in",
						args: {
							category_or_collection: "docs",
							render: !0,
							variables: { project: "Sous" }
						}
					}
				],
				rules: $content_tool.CONTENT_RULES,
				async run({ category_or_collection: name, pattern, render, variables }, context) {
					return (0, $content_tool.getContent)({
						name,
						kinds: ["category", "collection"],
						pattern,
						render,
						variables
					}, context);
				}
			});
		},
		3303: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_glob_exports: () => tool_glob_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $tool_call_work_7 = __nccwpck_require__(2223);
			var $find_files_2 = __nccwpck_require__(6125);
			//! src/tools/read/tool_glob.ts
			var tool_glob_exports = (0, $start_runtime.__exportAll)({ glob: () => glob });
			let EXCLUDED_BY_DEFAULT = [
				"node_modules",
				"bower_components",
				"dist",
				".venv",
				"__pycache__"
			];
			let glob = (0, $core_work_5.defineTool)({
				name: "glob",
				summary: "Find files whose paths match a glob pattern.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					pattern: (0, $core_work_5.globArgument)("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory"),
					exclude: (0, $core_work_5.globsArgument)(`Directories or patterns to leave out, in addition to ${EXCLUDED_BY_DEFAULT.join(", ")}. Those are left out unless the pattern names them or this list is empty, and always outside a git repository`),
					path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the directory to search. Patterns are relative to it, and files more than 20 directories below it are left out")), "."),
					max_results: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)("How many files to return (default: 100, at most 500)")))
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files found, relative to the working directory, sorted")),
					total_files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many files match, including those not returned, without those that are too deep")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether there are more files than max_results"))
				}),
				metadata: ["total_files", "truncated"],
				when: "Use it to find files by name. In recipes, use it instead of file_search: it has exclusions and a limit. To find text, use grep.",
				termination: "Use terminate=false if the files need further processing, such as reading or editing them; terminate=true if the list is what the user asked for.",
				examples: [
					{
						description: "All React components",
						args: { pattern: "**/*.tsx" }
					},
					{
						description: "Tests below src, without the generated ones",
						args: {
							pattern: "src/**/*.test.ts",
							exclude: ["generated"]
						}
					},
					{
						description: "The first 20 Markdown files below one directory",
						args: {
							pattern: "*.md",
							path: "docs",
							max_results: 20
						}
					}
				],
				async run(args, context) {
					let { globResults: usual, globResultsMaximum: maximum, searchDepth: maxDepth } = context.limits;
					let { limit, warnings } = (0, $core_work_5.resultLimit)(args.max_results, {
						usual,
						maximum
					});
					let exclude = excludesOf(args.pattern, args.exclude);
					let found = await (0, $find_files_2.l)({
						pattern: args.pattern,
						base: args.path,
						exclude,
						maxDepth,
						maxFiles: limit
					}, context);
					if (!found.ok) return found;
					let { files, total, leftOut } = found.value;
					let truncated = total > files.length;
					let advice = `use a narrower pattern, a path or exclude${limit < maximum ? ", or a higher max_results" : ""}`;
					return (0, $start_start_5.succeeded)({
						files: [...files],
						total_files: total,
						truncated
					}, (0, $find_files_2.H)(args.pattern, found.value), {
						unfinished: found.value.unfinished,
						leftOut,
						warnings: [
							...found.value.warnings,
							...warnings,
							...(0, $tool_call_work_7.depthWarning)(found.value.tooDeep, maxDepth),
							...truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []
						]
					});
				}
			});
			function excludesOf(pattern, exclude) {
				let asked = (0, $core_work_5.asList)(exclude);
				let isEmptied = exclude !== void 0 && asked.length === 0;
				let named = new Set(pattern.split(/[/{},]/));
				return isEmptied ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !named.has(name)), ...asked];
			}
		},
		4252: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_grep_search_exports: () => tool_grep_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_paths_5 = __nccwpck_require__(2313);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $tool_call_work_9 = __nccwpck_require__(2223);
			//! src/tools/search/tool_grep_search.ts
			var tool_grep_search_exports = (0, $start_runtime.__exportAll)({ grepSearch: () => grepSearch });
			let grepSearch = (0, $core_work_9.defineTool)({
				name: "grep_search",
				summary: "Search file contents for text or a regular expression.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					pattern: (0, $zod_api_7.string)().check((0, $zod_api_7._minLength)(1), (0, $zod_api_7.describe)("Text or regex pattern to search for")),
					is_regex: (0, $zod_api_7._default)((0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether pattern is regex (default: false); with *, + or {n,} it skips lines over 10,000 characters with a warning")), !1),
					file_pattern: (0, $zod_api_7.optional)((0, $core_work_9.asGlob)((0, $zod_api_7.string)().check((0, $zod_api_7._minLength)(1), (0, $zod_api_7.describe)("Glob pattern to limit files searched (default: all files)")))),
					exclude: (0, $core_work_9.globsArgument)("Skip files and directories that match one of these globs"),
					max_results: (0, $zod_api_7._default)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7._lte)(1e3), (0, $zod_api_7.describe)("Maximum number of results to return (default: 100)")), 100)
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					total_matches: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Number of matching lines in all files")),
					files_searched: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Number of text files searched")),
					pattern: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The pattern, as given")),
					matches: (0, $zod_api_7.array)(matchOutput()).check((0, $zod_api_7.describe)("The matching lines, at most max_results")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Every file with a match, however many matches are returned"))
				}),
				metadata: [
					"total_matches",
					"files_searched",
					"pattern"
				],
				when: "Use it to find lines that contain a plain text, without escaping. In recipes, use grep instead: it has more filters.",
				termination: "Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.",
				examples: [{
					description: "Find a text as it is",
					args: { pattern: "TODO" }
				}, {
					description: "Find with a regular expression in some files",
					args: {
						pattern: "def \\w+_test",
						is_regex: !0,
						file_pattern: "**/*.py"
					}
				}],
				async run(args, context) {
					let options = {
						caseSensitive: !0,
						trial: (0, $core_work_9.trialIn)(context)
					};
					let pattern = args.is_regex ? (0, $tool_call_work_9.regexPattern)(args.pattern, options) : (0, $tool_call_work_9.textPattern)(args.pattern, options);
					if (!pattern.ok) return pattern;
					let maxDepth = context.limits.searchDepth;
					let selection = {
						include: (0, $core_work_9.asList)(args.file_pattern),
						exclude: (0, $core_work_9.asList)(args.exclude),
						editable: context.walk?.isVerify === !0,
						maxDepth
					};
					let found = await (0, $tool_call_work_9.searchFiles)({
						pattern: pattern.value,
						selection,
						maxMatches: args.max_results,
						contextLines: 0
					}, context);
					if (!found.ok) return found;
					let { totalMatches, filesSearched, matches } = found.value;
					let value = {
						total_matches: totalMatches,
						files_searched: filesSearched,
						pattern: args.pattern,
						matches: matches.map(({ path, line, column, text, groups }) => ({
							path,
							line,
							column,
							text,
							...groups && { groups }
						})),
						files: found.value.files.map((file) => file.path)
					};
					let output = totalMatches === 0 ? `No matches found for '${(0, $start_paths_5.briefText)(args.pattern)}'` : `Found ${(0, $core_work_9.countOf)(totalMatches, "match", "matches")} for '${(0, $start_paths_5.briefText)(args.pattern)}':${(0, $tool_call_work_9.renderMatches)(matches)}`;
					return (0, $start_start_7.succeeded)(value, output, {
						findings: (0, $tool_call_work_9.findingsOf)(matches, totalMatches),
						unfinished: (0, $tool_call_work_9.whyUnfinished)(found.value, context.limits)[0],
						leftOut: found.value.leftOut,
						warnings: [...(0, $tool_call_work_9.truncationWarning)(totalMatches, matches.length, "narrow the pattern or set file_pattern"), ...(0, $tool_call_work_9.searchWarnings)(found.value, context.limits, maxDepth)]
					});
				}
			});
			function matchOutput() {
				return (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("File with the match")),
					line: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Line number, from 1")),
					column: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Column of the match, from 1")),
					text: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The line, or the part of a very long line around the match")),
					groups: (0, $tool_call_work_9.groupsOutput)()
				});
			}
		},
		9093: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_list_dir_exports: () => tool_list_dir_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $list_entries = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_dir.ts
			var tool_list_dir_exports = (0, $start_runtime.__exportAll)({ listDir: () => listDir });
			let listDir = (0, $core_work_9.defineTool)({
				name: "list_dir",
				summary: "List contents of a directory.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7._default)((0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path to directory (default: current directory)")), "."),
					page: (0, $zod_api_7._default)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)("Which 1000 entries to return")), 1)
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					entries: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Names on this page, files first; a directory ends with /, a link with @")),
					total_entries: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many entries the directory has")),
					files: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many of them are files")),
					directories: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many of them are directories")),
					page: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("The page returned")),
					pages: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many pages there are"))
				}),
				metadata: [
					"total_entries",
					"files",
					"directories"
				],
				when: "Use it to page through one large directory. In recipes, use list_directory instead.",
				termination: "Use terminate=false if you open an entry next; terminate=true if the listing is what the user asked for.",
				examples: [{
					description: "The working directory",
					args: {}
				}, {
					description: "The second thousand entries of a large directory",
					args: {
						path: "src/icons",
						page: 2
					}
				}],
				async run(args, { workspace, limits }) {
					let listed = await (0, $list_entries.fi)(args.path, workspace);
					if (!listed.ok) return listed;
					let { directory, entries } = listed.value;
					let size = limits.listDirEntries;
					let pages = Math.max(1, Math.ceil(entries.length / size));
					if (args.page > pages) return (0, $start_start_7.failure)(ERRORS.noPage(args.page, directory, pages));
					let first = (args.page - 1) * size;
					let names = entries.slice(first, first + size).map(({ name, kind }) => (0, $list_entries.QE)(name, kind));
					let isLast = args.page === pages;
					let warning = `Showing entries ${first + 1}-${first + names.length} of ${entries.length}${isLast ? "" : `, use page=${args.page + 1} for more`}`;
					return (0, $start_start_7.succeeded)({
						entries: names,
						...(0, $list_entries.xb)(entries),
						page: args.page,
						pages
					}, (0, $list_entries.nU)(directory, names), { warnings: pages > 1 ? [warning] : [] });
				}
			});
			let ERRORS = { noPage: (page, directory, pages) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `Page ${page} of '${directory}' does not exist, there ${pages === 1 ? "is 1 page" : `are ${pages} pages`}`, pages === 1 ? "There is only page 1." : `Use a page from 1 to ${pages}.`) };
		},
		93: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_list_directory_exports: () => tool_list_directory_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $list_entries_2 = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_directory.ts
			var tool_list_directory_exports = (0, $start_runtime.__exportAll)({ listDirectory: () => listDirectory });
			let listDirectory = (0, $core_work_5.defineTool)({
				name: "list_directory",
				summary: "List a directory, optionally with its subdirectories.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the directory (default: current directory)")), "."),
					recursive: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether to list subdirectories too, without what git ignores")), !1),
					max_depth: (0, $zod_api_5._default)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5._lte)(20), (0, $zod_api_5.describe)("How many levels deep a recursive listing goes")), 3),
					exclude: (0, $core_work_5.globsArgument)("Files and directories to leave out, as globs relative to path"),
					show_sizes: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether to include file sizes in bytes")), !1)
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					entries: (0, $zod_api_5.array)((0, $zod_api_5.strictObject)({
						path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Path relative to the working directory")),
						kind: (0, $zod_api_5._enum)([
							"file",
							"directory",
							"symlink",
							"other"
						]).check((0, $zod_api_5.describe)("What it is")),
						size: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size in bytes, for files with show_sizes")))
					})).check((0, $zod_api_5.describe)("The entries, at most 1000")),
					total_entries: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Number of entries, including those not returned")),
					files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are files")),
					directories: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are directories")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether there are more entries than returned"))
				}),
				metadata: [
					"total_entries",
					"files",
					"directories",
					"truncated"
				],
				when: "Use it to look around in a directory or tree. In recipes, use it instead of list_dir. To find files by name, use glob.",
				termination: "Use terminate=false if you open an entry next; terminate=true if the listing is what the user asked for.",
				examples: [{
					description: "The working directory",
					args: {}
				}, {
					description: "Two levels of one directory, with sizes",
					args: {
						path: "src",
						recursive: !0,
						max_depth: 2,
						show_sizes: !0
					}
				}],
				async run(args, context) {
					let excludes = (0, $core_work_5.parseExcludes)((0, $core_work_5.asList)(args.exclude));
					if (!excludes.ok) return excludes;
					let listed = args.recursive ? await listBelow(args, excludes.value, context) : await (0, $list_entries_2.fi)(args.path, context.workspace);
					if (!listed.ok) return listed;
					let { directory, leftOut } = listed.value;
					let entries = listed.value.entries.filter(({ name }) => !excludes.value.matches(name));
					let shown = entries.slice(0, context.limits.listDirEntries);
					let described = [];
					let lines = [];
					for (let { name, kind } of shown) {
						let size = args.show_sizes && kind === "file" ? await (0, $list_entries_2.$d)(directory, name, context.workspace) : void 0;
						let path = directory === "." ? name : `${directory}/${name}`;
						described.push({
							path,
							kind,
							...size !== void 0 && { size }
						});
						lines.push((0, $list_entries_2.QE)(name, kind) + (size === void 0 ? "" : ` (${(0, $core_work_5.sizeText)(size)})`));
					}
					let truncated = entries.length > shown.length;
					let warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a subdirectory, or use glob`] : [];
					return (0, $start_start_5.succeeded)({
						entries: described,
						...(0, $list_entries_2.xb)(entries),
						truncated
					}, (0, $list_entries_2.nU)(directory, lines), {
						warnings: [...listed.value.warnings, ...warnings],
						leftOut
					});
				}
			});
			async function listBelow({ path: text, max_depth: maxDepth }, excludes, { workspace, walk }) {
				let listed = await (0, $list_entries_2.fi)(text, workspace);
				if (!listed.ok) return listed;
				let { directory } = listed.value;
				let prefix = directory === "." ? "" : `${directory}/`;
				let { files, warnings } = await workspace.files();
				let entries = new Map();
				let leftOut = new $core_work_5.LeftOutFiles();
				for (let file of files) {
					if (!file.startsWith(prefix) || excludes.matches(file.slice(prefix.length))) continue;
					if (walk?.excludes?.matches(file)) {
						leftOut.add("excluded", [file]);
						continue;
					}
					let names = file.slice(prefix.length).split("/");
					for (let depth = 1; depth <= Math.min(maxDepth, names.length); depth++) {
						let name = names.slice(0, depth).join("/");
						entries.has(name) || entries.set(name, {
							name,
							kind: depth === names.length ? "file" : "directory"
						});
					}
				}
				return (0, $start_start_5.success)({
					directory,
					entries: [...entries.values()],
					warnings,
					...leftOut.found
				});
			}
		},
		5289: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_move_file_exports: () => tool_move_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $place_file_2 = __nccwpck_require__(6796);
			//! src/tools/edit/tool_move_file.ts
			var tool_move_file_exports = (0, $start_runtime.__exportAll)({ moveFile: () => moveFile });
			let moveFile = (0, $core_work_5.defineTool)({
				name: "move_file",
				summary: "Move or rename a file. Its bytes and its mode stay the same; an existing file is never replaced.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"CreateFiles",
					"DeleteFiles"
				],
				args: () => (0, $zod_api_5.strictObject)({
					from: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file. One file of any kind, text or binary; not a directory")),
					to: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path that it gets, with its file name; missing directories are created too")),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					from: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Path of the file before")),
					to: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Path of the file now")),
					size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the file"))
				}),
				metadata: ["size_bytes"],
				when: "Use it to move or rename a file of any kind; diffs and commits show a rename. It changes no text that names the file: use replace_in_file for links and imports. A recipe needs the write permission for both paths.",
				termination: "Use terminate=true after moving the file the user asked for; terminate=false if you change the links to it next.",
				examples: [{
					description: "Move an image into another directory",
					args: {
						from: "logo.png",
						to: "docs/logo.png"
					}
				}, {
					description: "Rename a file, but show the diff first",
					args: {
						from: "History.md",
						to: "CHANGELOG.md",
						preview_only: !0
					}
				}],
				rules: [$place_file_2.Gn],
				async run(args, context) {
					let file = await (0, $place_file_2.uZ)(args, "move", context);
					if (!file.ok) return file;
					let { from, to, content } = file.value;
					let problem = await move(file.value, context);
					if (problem !== void 0) return (0, $start_start_5.failure)(problem);
					return (0, $start_start_5.succeeded)({
						from,
						to,
						size_bytes: content.bytes.length
					}, `Moved file: ${from} \u2192 ${to}`, {
						warnings: (0, $place_file_2.Ss)(file.value),
						filesAffected: [from, to]
					});
				}
			});
			async function move({ from, to, content }, context) {
				let { workspace } = context;
				let removed = await workspace.remove(from);
				if (!removed.ok) return removed.error;
				let problem = await place();
				problem !== void 0 && await workspace.stage(from, content.bytes, { mode: content.mode });
				return problem;
				async function place() {
					let taken = await (0, $place_file_2.l2)(to, "Choose another path, or delete that file first.", context);
					if (taken !== void 0) return taken;
					let staged = await workspace.stage(to, content.bytes, { mode: content.mode });
					return staged.ok ? void 0 : staged.error;
				}
			}
		},
		6692: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkCompiled: () => checkCompiled,
				dataFileArguments: () => dataFileArguments,
				forEachDataFile: () => forEachDataFile,
				shortData: () => shortData,
				tool_read_data_exports: () => tool_read_data_exports
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $workspace_data_operations_3 = __nccwpck_require__(1601);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $base_tool_errors_7 = __nccwpck_require__(4092);
			var $workspace_data_format = __nccwpck_require__(6984);
			var $tool_call_work_5 = __nccwpck_require__(2223);
			var $late_timers_promises_3 = __nccwpck_require__(6092);
			//! src/tools/read/data-files.ts
			function dataFileArguments() {
				return {
					path: (0, $zod_api_7.optional)((0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of one file. Use either path or include"))),
					include: (0, $core_work_5.includeArgument)("Glob or globs of the files, such as \"**/package.json\". Use either include or path"),
					exclude: (0, $core_work_5.globsArgument)("With include: glob or globs of files and directories to leave out"),
					format: (0, $zod_api_7.optional)((0, $zod_api_7._enum)($workspace_data_format.DATA_FORMATS).check((0, $zod_api_7.describe)("Format of the files, if their names do not show it. jsonc is JSON with comments and trailing commas")))
				};
			}
			function checkCompiled(compiled, path) {
				if (compiled.ok) return;
				let { code, message, suggestion } = compiled.error;
				return {
					path,
					code: code === "invalid_pattern" ? code : "invalid_argument",
					message,
					suggestion
				};
			}
			async function forEachDataFile(args, task, context) {
				if (args.path === void 0) return forEachMatch(args, task, context);
				let path = (0, $core_work_5.parsePathArgument)(args.path);
				if (!path.ok) return path;
				let file = await openDataFile(path.value, args.format, context);
				if (!file.ok) return file;
				let problem = await workThrough([file.value], task, context);
				return problem === void 0 ? (0, $start_start_5.success)({ warnings: [] }) : (0, $start_start_5.failure)(problem);
			}
			async function forEachMatch(args, task, context) {
				let include = (0, $core_work_5.asList)(args.include);
				let editable = args.include_generated === !1;
				let selected = await (0, $tool_call_work_5.selectFiles)(context, {
					include,
					exclude: (0, $core_work_5.asList)(args.exclude),
					editable,
					maxDepth: Infinity
				});
				if (!selected.ok) return selected;
				let { files, secret } = selected.value;
				let warnings = [...selected.value.warnings, ...(0, $tool_call_work_5.secretWarning)(secret.length, "give the exact file name to include it")];
				let leftOut = new $core_work_5.LeftOutFiles();
				leftOut.addAll(selected.value.leftOut);
				let unknown = 0;
				let batch = [];
				let characters = 0;
				for (let [index, path] of files.entries()) {
					let file = await openDataFile(path, args.format, context);
					if (file.ok) {
						batch.push(file.value);
						characters += file.value.text.text.length;
					} else if (file.error.code === "invalid_arguments") unknown++;
					else if (file.error.code === "encoding_unsupported") leftOut.add("undecodable", [path]);
					else if (file.error.code === "too_large") leftOut.add("large", [path]);
					else if (file.error.code !== "not_found") return (0, $start_start_5.failure)(withExclude(file.error));
					if (characters < 2097152 && index < files.length - 1) continue;
					context.progress({
						done: index,
						total: files.length,
						unit: "files"
					});
					let problem = await workThrough(batch, task, context, leftOut);
					if (problem !== void 0) return (0, $start_start_5.failure)(problem.code === "cancelled" ? problem : withExclude(problem));
					batch = [];
					characters = 0;
				}
				unknown > 0 && warnings.push(`Skipped ${(0, $core_work_5.countOf)(unknown, "file")} whose names do not say JSON, YAML or TOML; set format to include them`);
				files.length === 0 && selected.value.leftOut.generated === void 0 && warnings.push(`No file matches ${include.map((glob) => `'${glob}'`).join(" or ")}`);
				return (0, $start_start_5.success)({
					warnings,
					...leftOut.found
				});
			}
			async function openDataFile(path, given, { workspace, limits }) {
				let content = await workspace.read(path, limits.writeFileBytes + 1);
				if (!content.ok) return content;
				let { bytes } = content.value;
				let text = (0, $core_work_5.decodeText)(bytes, path);
				if (!text.ok) return text;
				let format = given === void 0 ? (0, $workspace_data_format.dataFormatOf)(path) : (0, $start_start_5.success)(given);
				if (!format.ok) return format;
				if (bytes.length > limits.writeFileBytes) {
					let entry = await workspace.entry(path);
					let { tooLarge } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 3107)).then((n) => n.edit_file_exports);
					return (0, $start_start_5.failure)(tooLarge(`File '${path}'`, entry.ok ? entry.value.size : bytes.length, limits.writeFileBytes));
				}
				return (0, $start_start_5.success)({
					path,
					content: content.value,
					text: text.value,
					adapter: await (0, $workspace_data_format.loadAdapter)(format.value)
				});
			}
			async function workThrough(batch, task, context, leftOut) {
				let { limits, signal } = context;
				let results = [];
				let step = (index) => {
					let file = batch[index];
					file !== void 0 && (results[index] = task.work(file));
					return index + 1;
				};
				let limitMs = task.needsTimeLimit ? limits.regexMsPerFile : Infinity;
				for (let late of (0, $tool_call_work_5.runGuarded)({
					from: 0,
					to: batch.length,
					step,
					limitMs
				})) {
					await (0, $late_timers_promises_3.setImmediate)();
					if (signal.aborted) return ERRORS.cancelled();
					let slow = late === void 0 ? void 0 : batch[late];
					if (slow !== void 0) return ERRORS.tooSlow(limitMs, slow.path);
				}
				for (let [index, file] of batch.entries()) {
					let result = results[index];
					let problem = result === void 0 ? void 0 : result.ok ? task.finish(file, result.value) : asToolError(result.error, file);
					if (problem?.code === "encoding_unsupported" && leftOut !== void 0) leftOut.add("undecodable", [file.path]);
					else if (problem !== void 0) return problem;
				}
			}
			function asToolError({ code, message, offset, suggestion }, { path, text }) {
				let { line, column } = (0, $core_work_5.placeAt)(text.text, offset);
				return (0, $base_tool_errors_7.toolError)(code, `${path}:${line}:${column}: ${message}`, suggestion);
			}
			function withExclude(problem) {
				return {
					...problem,
					suggestion: `${problem.suggestion} Or leave the file out with exclude. Nothing was changed.`
				};
			}
			let ERRORS = {
				cancelled: () => (0, $base_tool_errors_7.toolError)("cancelled", "The call was cancelled; nothing was changed", "Run it again if you still need it."),
				tooSlow: (limitMs, path) => (0, $base_tool_errors_7.toolError)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was changed`, "Avoid nested repetition such as '(a+)+', and be more specific about what may repeat.")
			};
			//! src/tools/read/tool_read_data.ts
			var tool_read_data_exports = (0, $start_runtime.__exportAll)({ readData: () => readData });
			let MAX_VALUES = 1e3;
			let readData = (0, $core_work_5.defineTool)({
				name: "read_data",
				summary: "Read values from JSON, JSONC, YAML and TOML files by a JSONPath.",
				category: "File Reading",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					...dataFileArguments(),
					query: (0, $zod_api_7.string)().check((0, $zod_api_7.refine)((text) => text.startsWith("$"), "must begin with '$', such as $.engines.node"), (0, $zod_api_7.describe)("JSONPath (RFC 9535) of the values, such as $.engines.node or $.jobs[*].steps[*].uses"))
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					values: (0, $zod_api_7.array)(valueOutput()).check((0, $zod_api_7.describe)(`The values in the order of the files, at most ${MAX_VALUES}`)),
					count: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many values the path selects in all files")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Paths of the files that have one")),
					truncated: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether there are more values than returned"))
				}),
				metadata: ["count", "truncated"],
				when: "Use it to take a value from a file into a later step, as steps.<id>.outputs.values[0].value. A path that selects nothing is not an error: use expect to make it one.",
				termination: "Use terminate=false when a value is needed for a next step; terminate=true when the user only asked to see it.",
				examples: [{
					description: "Read the version of a package",
					args: {
						path: "package.json",
						query: "$.version"
					}
				}, {
					description: "Find out which actions the workflows use",
					args: {
						include: ".github/workflows/*",
						exclude: "**/*.md",
						query: "$.jobs[*].steps[*].uses"
					}
				}],
				rules: [$core_work_5.PATH_OR_INCLUDE],
				async loadRules() {
					let compile = await (0, $workspace_data_operations_3.loadQueryCompiler)();
					return [{ check: ({ query }) => typeof query == "string" ? checkCompiled(compile(query), ["query"]) : void 0 }];
				},
				async run(args, context) {
					let queries = await (0, $workspace_data_operations_3.compileQueries)([args.query]);
					if (!queries.ok) return queries;
					let [query] = queries.value;
					if (query === void 0) throw Error("No query was compiled");
					let values = [];
					let files = [];
					let count = 0;
					let seen = await forEachDataFile(args, {
						work: ({ adapter, text }) => (0, $workspace_data_operations_3.readDocument)(adapter, text.text, query),
						finish({ path }, found) {
							found.length > 0 && files.push(path);
							count += found.length;
							for (let each of found.slice(0, MAX_VALUES - values.length)) values.push({
								file: path,
								...each,
								value: each.value
							});
						},
						needsTimeLimit: query.needsTimeLimit
					}, context);
					if (!seen.ok) return seen;
					let truncated = count > values.length;
					let more = truncated ? [`Found ${count} values, returning the first ${values.length}; narrow the path or the files`] : [];
					return (0, $start_start_5.succeeded)({
						values,
						count,
						files,
						truncated
					}, describe(values, count, args.query), {
						...seen.value,
						warnings: [...seen.value.warnings, ...more]
					});
				}
			});
			function valueOutput() {
				return (0, $zod_api_7.strictObject)({
					file: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("File with the value")),
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Where it is in the file, as a normalized path: $['engines']['node']")),
					document: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Which document of a YAML file it is in, from 1")),
					line: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Line number, from 1")),
					column: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Column, from 1")),
					value: (0, $zod_api_7.unknown)().check((0, $zod_api_7.describe)("The value: text, number, true, false, null, list or object"))
				});
			}
			function describe(values, count, query) {
				if (count === 0) return `No values found for '${query}'`;
				let shown = values.slice(0, 20).map((each) => `\n  ${each.file}:${each.line}: ${each.path} = ${shortData(each.value)}`);
				let more = count > shown.length ? `\n  \u2026 and ${count - shown.length} more` : "";
				return `Found ${(0, $core_work_5.countOf)(count, "value")} for '${query}':${shown.join("")}${more}`;
			}
			function shortData(value) {
				let text = JSON.stringify(value);
				return text.length > 60 ? `${text.slice(0, 60).trimEnd()}\u2026` : text;
			}
		},
		3778: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_read_file_exports: () => tool_read_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $base_tool_errors = __nccwpck_require__(4092);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $workspace_hex_display = __nccwpck_require__(1110);
			//! src/tools/read/tool_read_file.ts
			var tool_read_file_exports = (0, $start_runtime.__exportAll)({ readFile: () => readFile });
			let HEX_BYTES = 1024;
			let lineNumber = (description) => (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)(description)));
			let count = (description) => (0, $zod_api_7.int)().check((0, $zod_api_7.describe)(description));
			let readFile = (0, $core_work_9.defineTool)({
				name: "read_file",
				summary: "Read the contents of a file, optionally specifying line range.",
				category: "File Reading",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path to the file to read")),
					start_line: lineNumber("Starting line number (1-indexed, optional)"),
					end_line: lineNumber("Ending line number (1-indexed, inclusive, optional)")
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					content: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The text with its original line endings, or a binary file as hex, which no step can write")),
					total_lines: count("Number of lines in the file, or in its first 10 MB when truncated; 0 for a binary file"),
					lines_returned: count("Number of lines in content"),
					file_size_bytes: count("Size of the file"),
					truncated: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether only the first 10 MB of the file were read, or the first 1 KB of a binary file")),
					start_line: count("First line in content, 0 when there is none"),
					end_line: count("Last line in content, 0 when there is none"),
					encoding: (0, $zod_api_7._enum)([
						"utf8",
						"utf8-bom",
						"single-byte",
						"binary"
					]).check((0, $zod_api_7.describe)("How the bytes were decoded; single-byte means not UTF-8, shown as Latin-1"))
				}),
				metadata: [
					"total_lines",
					"lines_returned",
					"file_size_bytes",
					"truncated"
				],
				when: "Use it to see a file before you change it. To find a line in many files, use grep.",
				termination: "Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it.",
				examples: [{
					description: "Read a whole file",
					args: { path: "src/app.py" }
				}, {
					description: "Read its first ten lines",
					args: {
						path: "src/app.py",
						start_line: 1,
						end_line: 10
					}
				}],
				async run(args, { workspace, limits }) {
					let path = (0, $core_work_9.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let first = args.start_line ?? 1;
					if (args.end_line !== void 0 && args.end_line < first) return (0, $start_start_5.failure)(ERRORS.endBeforeStart(args.end_line, first));
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let read = await workspace.read(path.value, limits.readFileBytes);
					if (!read.ok) return read;
					let { bytes } = read.value;
					let size = Math.max(entry.value.size, bytes.length);
					let isCut = size > bytes.length;
					let text = (0, $core_work_9.decodeText)(isCut ? bytes.subarray(0, bytes.length - (0, $start_start_5.partialEndLength)(bytes)) : bytes, path.value);
					if (!text.ok) return showBinary(path.value, bytes, size);
					return showText({
						shown: path.value,
						...text.value,
						size,
						isCut,
						limit: limits.readFileBytes,
						first,
						last: args.end_line
					});
				}
			});
			function showText({ shown, text, encoding, size, isCut, limit, first, last }) {
				let total = (0, $core_work_9.countLines)(text);
				let isWhole = first === 1 && last === void 0;
				let known = isCut ? `the first ${(0, $core_work_9.sizeText)(limit)} of the file have` : "file has";
				if (first > total && !isWhole) return (0, $start_start_5.failure)(ERRORS.outOfRange(known, total, first, last));
				let end = Math.min(last ?? total, total);
				let span = (0, $core_work_9.lineSpan)(text, first, end);
				let content = text.slice(span.start, span.end);
				let warnings = [];
				isCut && warnings.push(`File is larger than ${(0, $core_work_9.sizeText)(limit)}, only the first ${(0, $core_work_9.sizeText)(limit)} were read`);
				last !== void 0 && last > total && warnings.push(`${(0, $core_work_9.capitalized)(known)} ${(0, $core_work_9.countOf)(total, "line")}, requested ${first}-${last}; lines ${first}-${end} returned`);
				encoding === "single-byte" && warnings.push("File is not UTF-8, bytes above 127 are displayed as Latin-1");
				let value = {
					content,
					total_lines: total,
					lines_returned: total === 0 ? 0 : end - first + 1,
					file_size_bytes: size,
					truncated: isCut,
					start_line: total === 0 ? 0 : first,
					end_line: end,
					encoding
				};
				let range = total === 0 ? "empty" : `lines ${first}-${end}`;
				return (0, $start_start_5.succeeded)(value, `Contents of ${shown} (${range}):\n${content}`, { warnings });
			}
			function showBinary(shown, bytes, size) {
				let content = (0, $workspace_hex_display.hexDisplay)(bytes.subarray(0, HEX_BYTES));
				return (0, $start_start_5.succeeded)({
					content,
					total_lines: 0,
					lines_returned: 0,
					file_size_bytes: size,
					truncated: size > HEX_BYTES,
					start_line: 0,
					end_line: 0,
					encoding: "binary"
				}, `Contents of ${shown} (binary, ${(0, $core_work_9.sizeText)(size)}):\n${content}`, {
					warnings: ["File appears to be binary, displaying first 1KB as hex"],
					display: content
				});
			}
			let ERRORS = {
				endBeforeStart: (end, start) => (0, $base_tool_errors.toolError)("invalid_range", `Line range invalid - end_line ${end} is before start_line ${start}`, "Use an end_line that is not before start_line."),
				outOfRange: (known, total, first, last) => (0, $base_tool_errors.toolError)("invalid_range", `Line range invalid - ${known} ${(0, $core_work_9.countOf)(total, "line")}, requested ${first}-${last ?? "end"}`, total === 0 ? "The file is empty: read it without a range." : `Use lines between 1 and ${total}.`)
			};
		},
		1477: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_code_exports: () => tool_replace_code_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $workspace_code_lane_3 = __nccwpck_require__(1194);
			var $code_arguments = __nccwpck_require__(8656);
			var $tool_call_work_5 = __nccwpck_require__(2223);
			var $edit_file_5 = __nccwpck_require__(3107);
			var $replace_files_2 = __nccwpck_require__(9536);
			//! src/tools/edit/tool_replace_code.ts
			var tool_replace_code_exports = (0, $start_runtime.__exportAll)({ replaceCode: () => replaceCode });
			let replaceCode = (0, $core_work_9.defineTool)({
				name: "replace_code",
				summary: "Replace code by its structure, in one file or in all files of a language that match a glob.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					...(0, $code_arguments.iC)(),
					replace: (0, $core_work_9.textArgument)("Replacement for a match; $A and $$$ARGS insert what was captured. Indentation follows the match"),
					path: (0, $zod_api_7.optional)((0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of one file. Use either path or include"))),
					include: (0, $core_work_9.includeArgument)("Glob or globs of the files, such as \"src/**\". Only files of the language are taken. Use either include or path"),
					exclude: (0, $core_work_9.globsArgument)("With include: glob or globs of files and directories to leave out"),
					include_generated: (0, $core_work_9.includeGeneratedArgument)(),
					expand_start: expansion("Also replace what is before the match up to the neighbour that this rule matches; with stopBy"),
					expand_end: expansion("Also replace what is after the match up to the neighbour that this rule matches, such as a comma: {regex: \",\"}"),
					max_replacements: (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)("Fail and change nothing if there are more matches than this"))),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					replacements: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many matches were replaced")),
					files_changed: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many files changed")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("Paths of the files that changed"))
				}),
				metadata: ["replacements", "files_changed"],
				when: "Use it to change calls, imports and other structures of code: it ignores spacing, leaves comments and strings alone, and fails rather than write code with a syntax error. For plain text, use replace_in_file.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [{
					description: "Rename a function wherever it is called, with all its arguments",
					args: {
						language: "typescript",
						include: "src/**",
						pattern: "readFile($$$ARGS)",
						replace: "readFileText($$$ARGS)"
					}
				}, {
					description: "Drop await in front of literals, but show the diff first",
					args: {
						language: "javascript",
						include: "**",
						pattern: "await $VALUE",
						constraints: { VALUE: { any: [{ kind: "string" }, { kind: "number" }] } },
						replace: "$VALUE",
						preview_only: !0
					}
				}],
				rules: [
					$core_work_9.PATH_OR_INCLUDE,
					...$code_arguments.ys,
					$code_arguments.YE
				],
				async run(args, context) {
					let { limits } = context;
					let path = args.path === void 0 ? void 0 : (0, $core_work_9.parsePathArgument)(args.path);
					if (path?.ok === !1) return path;
					let include = {
						include: (0, $core_work_9.asList)(args.include),
						exclude: (0, $core_work_9.asList)(args.exclude),
						editable: !args.include_generated
					};
					let selection = {
						...path === void 0 ? include : { under: path.value },
						maxDepth: Infinity
					};
					let { utils } = args;
					let wide = (rule) => rule && {
						rule,
						...utils !== void 0 && { utils }
					};
					let change = {
						template: args.replace,
						start: wide(args.expand_start),
						end: wide(args.expand_end)
					};
					if (path !== void 0) {
						let fault = await checkFile(path.value, context);
						if (fault !== void 0) return (0, $start_start_7.failure)(fault);
					}
					let job = {
						query: (0, $code_arguments.KA)(args),
						change
					};
					let keep = (file) => editOf(file, args.replace, limits.writeFileBytes);
					let found = await (0, $workspace_code_lane_3.searchCode)({
						job,
						keep,
						selection,
						remainingMs: () => Infinity
					}, context);
					if (!found.ok) return found.error.code === "cancelled" ? (0, $start_start_7.failure)($replace_files_2.REPLACE_FILES_ERRORS.replacementCancelled()) : found;
					let made = editsIn(found.value, context);
					if (!made.ok) return made;
					let replacements = found.value.files.reduce((sum, { count }) => sum + count, 0);
					if (args.max_replacements !== void 0 && replacements > args.max_replacements) return (0, $start_start_7.failure)(ERRORS.tooMany(replacements, args.max_replacements));
					let staged = await (0, $replace_files_2.stageAll)(made.value, context);
					if (!staged.ok) return staged;
					let files = made.value.map((edit) => edit.path);
					let warnings = [...(0, $tool_call_work_5.codeWarnings)(found.value, limits, "name the file exactly to change it")];
					found.value.filesSearched === 0 && warnings.push(`No ${args.language} file matches ${include.include.map((glob) => `'${glob}'`).join(" or ")}`);
					return (0, $start_start_7.succeeded)({
						replacements,
						files_changed: files.length,
						files
					}, (0, $replace_files_2.describeReplaced)(replacements, files), {
						warnings,
						leftOut: found.value.leftOut,
						filesAffected: files
					});
				}
			});
			function expansion(description) {
				return (0, $zod_api_7.optional)((0, $code_arguments.c5)().check((0, $zod_api_7.describe)(description)));
			}
			async function checkFile(path, { workspace, limits }) {
				let content = await workspace.read(path, limits.searchFileBytes + 1);
				if (!content.ok) return content.error;
				let entry = await workspace.entry(path);
				let size = entry.ok ? entry.value.size : content.value.bytes.length;
				return size > limits.searchFileBytes ? (0, $edit_file_5.tooLarge)(`File '${path}'`, size, limits.searchFileBytes) : void 0;
			}
			function editsIn(found, { limits }) {
				let [stuck] = found.skipped.timedOut;
				if (stuck !== void 0) return (0, $start_start_7.failure)(ERRORS.tooSlow(stuck, limits.codeMsPerFile));
				let made = [];
				for (let { edit } of found.files) {
					if (!edit.ok) return edit;
					edit.value !== void 0 && made.push(edit.value);
				}
				return (0, $start_start_7.success)(made);
			}
			function editOf({ path, content, text, outcome }, written, limit) {
				let { count, brokenAt, breaksAt, edits } = outcome;
				let fault = brokenAt === void 0 ? breaksAt && ERRORS.syntaxError(`${place(path, breaksAt)}: the replacement makes a syntax error here`, "Correct the replacement") : ERRORS.syntaxError(`${place(path, brokenAt)}: syntax error in the code to replace`, "Fix it first");
				return {
					count,
					edit: fault === void 0 ? (0, $edit_file_5.makeEdit)({
						file: {
							path,
							content,
							text
						},
						edits,
						written: [written],
						limit
					}) : (0, $start_start_7.failure)(fault)
				};
			}
			function place(path, { line, column }) {
				return `${path}:${line}:${column}`;
			}
			let ERRORS = {
				syntaxError: (what, first) => (0, $base_tool_errors_5.toolError)("syntax_error", `${what}; nothing was replaced`, `${first}, or leave the file out with exclude.`),
				tooMany: (found, most) => (0, $base_tool_errors_5.toolError)("limit_exceeded", `Found ${(0, $core_work_9.countOf)(found, "match", "matches")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Narrow the pattern or the files, or raise max_replacements."),
				tooSlow: (path, limitMs) => (0, $base_tool_errors_5.toolError)("timed_out", `Parsing '${path}' took longer than ${limitMs / 1e3}s, or too much memory; nothing was replaced`, "Leave the file out with exclude.")
			};
		},
		1152: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_string_in_file_exports: () => tool_replace_string_in_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $start_start = __nccwpck_require__(2509);
			var $workspace_replace_regex = __nccwpck_require__(2990);
			var $zod_api = __nccwpck_require__(4279);
			var $core_work_13 = __nccwpck_require__(2663);
			var $edit_file_6 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_replace_string_in_file.ts
			var tool_replace_string_in_file_exports = (0, $start_runtime.__exportAll)({ replaceStringInFile: () => replaceStringInFile });
			let replaceStringInFile = (0, $core_work_13.defineTool)({
				name: "replace_string_in_file",
				summary: "Replace a specific string in a file with new content; only its first occurrence.",
				category: "File Writing",
				effect: "stage",
				risk: "dangerous",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api.strictObject)({
					path: (0, $zod_api.string)().check((0, $zod_api.describe)("Relative path to the file to modify")),
					old_string: (0, $core_work_13.textArgument)("Exact string to find and replace. In a file with CRLF line endings, a plain newline matches CRLF").check((0, $zod_api._minLength)(1, "must not be empty")),
					new_string: (0, $core_work_13.textArgument)("String to replace with, taken literally"),
					preview_only: (0, $core_work_13.previewArgument)()
				}),
				outputs: () => (0, $zod_api.strictObject)({
					occurrences_found: (0, $zod_api.int)().check((0, $zod_api.describe)("How often the string was in the file")),
					occurrences_replaced: (0, $zod_api.int)().check((0, $zod_api.describe)("How many of them were replaced: 1, or 0 if the new string is the same")),
					lines_changed: (0, $zod_api.array)((0, $zod_api.int)()).check((0, $zod_api.describe)("Line numbers of the replaced string, before the edit"))
				}),
				metadata: [
					"occurrences_found",
					"occurrences_replaced",
					"lines_changed"
				],
				when: "Use it to change the first occurrence of a string that must exist. In recipes, use replace_in_file instead.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [{
					description: "Change one setting",
					args: {
						path: "config.toml",
						old_string: "debug = true",
						new_string: "debug = false"
					}
				}, {
					description: "Show the diff first",
					args: {
						path: "src/app.py",
						old_string: "def old(",
						new_string: "def new(",
						preview_only: !0
					}
				}],
				async run(args, context) {
					let file = await (0, $edit_file_6.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let refusal = (0, $core_work_13.checkEncodable)(args.old_string, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start.failure)(refusal);
					let replacement = (0, $workspace_replace_regex.compileReplacement)({
						find: args.old_string,
						replace: args.new_string,
						isRegex: !1,
						trial: (0, $core_work_13.trialIn)(context),
						caseSensitive: !0,
						multiline: !1
					});
					if (!replacement.ok) return replacement;
					let edits = replacement.value.edits(text.text);
					let [edit] = edits;
					if (edit === void 0) return (0, $start_start.failure)(ERRORS.notFound(args.old_string, (0, $workspace_replace_regex.nearestMiss)(text.text, args.old_string) ?? ERRORS.nothingSimilar(path)));
					let changed = await (0, $edit_file_6.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					if (!changed.value) return (0, $start_start.succeeded)({
						occurrences_found: edits.length,
						occurrences_replaced: 0,
						lines_changed: []
					}, `File unchanged: ${path}`);
					let line = (0, $core_work_13.lineAt)(text.text, edit.start);
					let spanned = (0, $core_work_13.countLines)(text.text.slice(edit.start, edit.end));
					return (0, $start_start.succeeded)({
						occurrences_found: edits.length,
						occurrences_replaced: 1,
						lines_changed: Array.from({ length: spanned }, (_, i) => line + i)
					}, `Replaced 1 occurrence in ${path}`, {
						filesAffected: [path],
						warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`]
					});
				}
			});
			let ERRORS = {
				notFound: (text, nearest) => (0, $base_tool_errors_5.toolError)("no_matches", `String '${(0, $start_paths_3.briefText)(text)}' not found in file`, `${nearest} Read the file and copy the string exactly.`),
				nothingSimilar: (path) => `'${path}' contains nothing similar.`
			};
		},
		6587: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_run_in_terminal_exports: () => tool_run_in_terminal_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $start_start = __nccwpck_require__(2509);
			var $core_work_11 = __nccwpck_require__(2663);
			var $zod_api = __nccwpck_require__(4279);
			var $system_child_environment = __nccwpck_require__(8992);
			var $workspace_footprint = __nccwpck_require__(6635);
			var $command_failure = __nccwpck_require__(8560);
			//! src/tools/run/tool_run_in_terminal.ts
			var tool_run_in_terminal_exports = (0, $start_runtime.__exportAll)({ runInTerminal: () => runInTerminal });
			let MAX_COMMAND_BYTES = 1e5;
			let runInTerminal = (0, $core_work_11.defineTool)({
				name: "run_in_terminal",
				summary: "Execute a shell command in the working directory and report the files it changed, except those that git ignores.",
				category: "Terminal",
				effect: "external",
				risk: "dangerous",
				permissions: ["RunCommands"],
				args: () => (0, $zod_api.strictObject)({
					command: (0, $zod_api.string)().check((0, $zod_api._minLength)(1, { abort: !0 }), (0, $zod_api.refine)((command) => command.trim() !== "", "must not be empty"), (0, $zod_api.refine)((command) => !command.includes("\0"), "must not contain a NUL character"), (0, $zod_api.refine)((command) => command.isWellFormed(), "contains half of a surrogate pair, which would run as another character"), (0, $zod_api.refine)((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), (0, $zod_api.describe)("Shell command to execute, in the default shell and in the working directory. A command that changes the repository itself (commit, fetch, switch) fails")),
					timeout_seconds: (0, $zod_api._default)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api._lte)(300), (0, $zod_api.describe)("Timeout in seconds, 1 to 300 (default: 30)")), 30),
					env: (0, $zod_api._default)((0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)()).check((0, $zod_api.describe)("Environment variables for the command. Put values here, not into the command")), {}),
					writes: (0, $zod_api.optional)((0, $core_work_11.asGlob)((0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Globs of the files that the command may write. Writing or removing any other file or link is an error, even if its content stays the same. What git ignores after the command (build output, dependencies; without git, directories such as dist and node_modules) may always change"))))
				}),
				outputs: () => (0, $zod_api.strictObject)({
					stdout: (0, $zod_api.string)().check((0, $zod_api.describe)("Standard output; beyond 1 MB only its beginning and end")),
					stderr: (0, $zod_api.string)().check((0, $zod_api.describe)("Standard error; beyond 1 MB only its beginning and end")),
					exit_code: (0, $zod_api.int)().check((0, $zod_api.describe)("Exit code of the command")),
					stdout_lines: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of lines on stdout")),
					stderr_lines: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of lines on stderr")),
					changed_files: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Files and links that the command wrote, created or removed, except what git ignores and what is inside another repository"))
				}),
				metadata: [
					"exit_code",
					"stdout_lines",
					"stderr_lines"
				],
				when: "Use it for builds, package managers and anything else that no other tool does. To change files, use the file tools.",
				termination: "Use terminate=true when the command is all the user asked for; terminate=false when its output decides what to do next. After an error, read the output first.",
				examples: [{
					description: "See what changed",
					args: { command: "git status --short" }
				}, {
					description: "Pass a value, allow one file to change",
					args: {
						command: "npm pkg set version=\"$WANTED\"",
						env: { WANTED: "1.2.3" },
						writes: ["package.json"],
						timeout_seconds: 60
					}
				}],
				refuse({ env, writes = [] }) {
					let declared = (0, $core_work_11.parseGlobs)(writes);
					return declared.ok ? refuseEnvironment(env) : declared.error;
				},
				async run(args, context) {
					let declared = args.writes === void 0 ? void 0 : (0, $core_work_11.parseGlobs)(args.writes);
					if (declared?.ok === !1) return declared;
					let place = await openCommandPlace(context);
					if (!place.ok) return place;
					let executedAt = context.clock.now().toISOString();
					let exit = await context.shell.run({
						command: args.command,
						folder: place.value.folder,
						isFolderOwn: place.value.isOwn,
						env: args.env,
						timeoutMs: args.timeout_seconds * 1e3,
						outputBytes: context.limits.commandOutputBytes,
						signal: context.signal,
						...context.output && { onOutput: context.output }
					});
					remember(context, args.command, executedAt, exit);
					let commandProblem = (0, $command_failure.commandFailure)(exit, args.command, args.timeout_seconds);
					let found = await place.value.findChanges(commandProblem === void 0);
					let changed = found.ok ? found.value.files : [];
					let refusal = found.ok ? refuseTampering(found.value.git) ?? refuseUndeclared(changed, declared?.value) : found.error;
					let files = changed.map($start_paths_3.escapeUnprintable);
					let problem = refusal === void 0 ? commandProblem : {
						error: refusal,
						unsaid: (0, $command_failure.printedBy)(exit)
					};
					if (problem !== void 0) {
						let { error, unsaid } = problem;
						return {
							ok: !1,
							error: withChanges(error, files),
							...whatIsKnown(exit, files),
							printed: unsaid,
							filesAffected: files
						};
					}
					if (!found.ok || exit.kind !== "exited") throw Error(`A command that was ${exit.kind} counted as a success`);
					let value = {
						...outputsOf(exit),
						exit_code: exit.code,
						changed_files: [...files]
					};
					let dropped = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`];
					let warnings = [...found.value.warnings, ...dropped];
					let printed = {
						out: "",
						err: exit.stderr
					};
					return (0, $start_start.succeeded)(value, describeOutput(exit), {
						printed,
						warnings,
						filesAffected: files
					});
				}
			});
			function whatIsKnown(exit, files) {
				if (exit.kind === "not_started") return {};
				return { value: {
					...outputsOf(exit),
					exit_code: exit.kind === "exited" ? exit.code : null,
					changed_files: files
				} };
			}
			function outputsOf(exit) {
				return {
					stdout: exit.stdout,
					stderr: exit.stderr,
					stdout_lines: exit.stdoutLines,
					stderr_lines: exit.stderrLines
				};
			}
			function refuseEnvironment(env) {
				for (let [name, value] of Object.entries(env)) {
					let why = (0, $system_child_environment.checkVariable)(name, value);
					if (why === void 0) continue;
					return ERRORS.variableDenied(name, why, (0, $system_child_environment.isPossibleValue)(value));
				}
			}
			function refuseTampering(parts) {
				if (parts.length === 0) return;
				return ERRORS.gitTampered(parts);
			}
			function refuseUndeclared(files, declared) {
				let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file)).map($start_paths_3.escapeUnprintable);
				if (undeclared.length === 0) return;
				return ERRORS.undeclaredWrite(undeclared);
			}
			function remember({ history }, command, executedAt, exit) {
				let output = exit.kind === "not_started" ? exit.message : exit.stdout + exit.stderr;
				history.remember({
					command,
					exitCode: exit.kind === "exited" ? exit.code : void 0,
					output,
					executedAt
				});
			}
			function withChanges(error, files) {
				if (files.length === 0 || error.code === "undeclared_write") return error;
				return {
					...error,
					suggestion: `${error.suggestion} It wrote or removed these files: ${(0, $core_work_11.nameSome)(files, 10)}.`
				};
			}
			function describeOutput({ stdout, stderr }) {
				if (stdout !== "") return `Command output:\n${endWithNewline(stdout)}`;
				return stderr === "" ? "The command printed nothing" : "The command printed to standard error only";
			}
			function endWithNewline(text) {
				return text.endsWith("\n") ? text : `${text}\n`;
			}
			async function openCommandPlace({ sandbox, workspace, signal }) {
				return sandbox === void 0 ? inFolder(workspace) : inSandbox(sandbox, signal);
			}
			async function inSandbox(sandbox, signal) {
				let prepared = await sandbox.prepare(signal);
				if (!prepared.ok) return prepared;
				let { folder, warnings } = prepared.value;
				return (0, $start_start.success)({
					folder,
					isOwn: !0,
					async findChanges(hasSucceeded) {
						if (!hasSucceeded) return (0, $start_start.success)({
							files: [],
							git: [],
							warnings
						});
						let read = await sandbox.readBack();
						return read.ok ? (0, $start_start.success)({
							files: read.value.changed,
							git: [],
							warnings: [...warnings, ...read.value.warnings]
						}) : read;
					}
				});
			}
			async function inFolder(workspace) {
				let staged = (await workspace.changes()).map((change) => change.path);
				if (staged.length > 0) return (0, $start_start.failure)(ERRORS.notWritten(staged));
				let { folder } = workspace;
				let before = await workspace.footprint();
				if (folder === void 0 || before === void 0) return (0, $start_start.failure)(ERRORS.noFolder());
				return (0, $start_start.success)({
					folder,
					isOwn: !1,
					async findChanges() {
						let changed = (0, $workspace_footprint.compareFootprints)(before, await workspace.footprint() ?? before);
						return (0, $start_start.success)({
							...changed,
							warnings: []
						});
					}
				});
			}
			let ERRORS = {
				notWritten: (paths) => (0, $base_tool_errors_5.toolError)("stale", `Cannot run a command while changes are not written yet: ${(0, $core_work_11.nameSome)(paths, 10)}`, "Apply these changes first, or run the command before making them."),
				noFolder: () => (0, $base_tool_errors_5.toolError)("not_a_directory", "Commands need a folder on disk to run in", "Run it in a checkout of the repository."),
				gitTampered: (parts) => (0, $base_tool_errors_5.toolError)("git_state_tampered", `The command changed the state of the git repository: ${(0, $core_work_11.nameSome)(parts, 10)}`, "Use a command that changes only files. Check what it did to the repository, and undo it if necessary."),
				undeclaredWrite: (files) => (0, $base_tool_errors_5.toolError)("undeclared_write", `The command wrote or removed files outside 'writes': ${(0, $core_work_11.nameSome)(files, 10)}`, "The changes stay on disk. Add the files to 'writes' if they may change, or undo the changes and fix the command."),
				variableDenied: (name, why, isName) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, isName ? "Use another name, such as WANTED_VERSION." : "Remove that character from the value.")
			};
		},
		3717: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_search_exports: () => tool_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $tool_call_work_9 = __nccwpck_require__(2223);
			//! src/tools/search/tool_search.ts
			var tool_search_exports = (0, $start_runtime.__exportAll)({ search: () => search });
			let search = (0, $core_work_9.defineTool)({
				name: "search",
				summary: "Find files with a text in their name or content, most relevant first.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					query: (0, $zod_api_7.string)().check((0, $zod_api_7._minLength)(1), (0, $zod_api_7.describe)("Plain text to find, ignoring case")),
					file_type: (0, $core_work_9.fileTypeArgument)(),
					exclude_dirs: (0, $core_work_9.globsArgument)("Directories to skip: a name anywhere (node_modules) or a path (src/generated)"),
					exclude: (0, $core_work_9.globsArgument)("Skip files and directories that match one of these globs"),
					max_results: (0, $zod_api_7.optional)((0, $zod_api_7.int)().check((0, $zod_api_7._gte)(1), (0, $zod_api_7.describe)("How many files to return (default: 50, at most 500)")))
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					results: (0, $zod_api_7.array)(resultOutput()).check((0, $zod_api_7.describe)("The files found, most relevant first, at most max_results")),
					files: (0, $zod_api_7.array)((0, $zod_api_7.string)()).check((0, $zod_api_7.describe)("The paths of the results")),
					total_files: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Total number of files found")),
					truncated: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether there are more files than returned"))
				}),
				metadata: ["total_files", "truncated"],
				when: "Use it when you know the topic but not the file or the exact words. To find exact lines, use grep.",
				termination: "Use terminate=false if the results need further processing, such as reading the files; terminate=true if they are what the user asked to see.",
				examples: [{
					description: "Find files about a topic",
					args: { query: "retry policy" }
				}, {
					description: "Only Markdown files, without the archive",
					args: {
						query: "install",
						file_type: "md",
						exclude_dirs: ["archive"]
					}
				}],
				async run(args, context) {
					let { limits } = context;
					let { limit, warnings } = (0, $core_work_9.resultLimit)(args.max_results, {
						usual: limits.grepResults,
						maximum: limits.grepResultsMaximum
					});
					let directories = (0, $core_work_9.asList)(args.exclude_dirs);
					let written = (0, $core_work_9.parseExcludes)(directories);
					if (!written.ok) return written;
					let selection = {
						exclude: [...directories.map((directory) => `${directory.replace(/\/$/, "")}/`), ...(0, $core_work_9.asList)(args.exclude)],
						editable: context.walk?.isVerify === !0,
						maxDepth: limits.searchDepth,
						...args.file_type !== void 0 && { extension: (0, $core_work_9.extensionIn)(args.file_type) }
					};
					let candidates = await (0, $tool_call_work_9.selectFiles)(context, selection);
					if (!candidates.ok) return candidates;
					let contents = await searchText(args.query, selection, context);
					if (!contents.ok) return contents;
					let words = await countWords(args.query, contents.value.files, context);
					if (!words.ok) return words;
					let names = [...candidates.value.files, ...candidates.value.secret];
					let ranked = rank(args.query, names, contents.value.files, words.value);
					let shown = ranked.slice(0, limit);
					let value = {
						results: shown.map(({ path, inName, matches }) => ({
							path,
							name_match: inName,
							matches
						})),
						files: shown.map((file) => file.path),
						total_files: ranked.length,
						truncated: ranked.length > shown.length
					};
					return (0, $start_start_5.succeeded)(value, render(args.query, ranked.length, shown), {
						unfinished: (0, $tool_call_work_9.whyUnfinished)(contents.value, limits)[0],
						leftOut: contents.value.leftOut,
						warnings: [
							...warnings,
							...value.truncated ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`] : [],
							...(0, $tool_call_work_9.searchWarnings)(contents.value, limits, limits.searchDepth, "grep searches a file that you name exactly")
						]
					});
				}
			});
			function resultOutput() {
				return (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The file")),
					name_match: (0, $zod_api_7.boolean)().check((0, $zod_api_7.describe)("Whether its name contains the query")),
					matches: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("How many of its lines contain the query"))
				});
			}
			async function searchText(query, selection, context) {
				let pattern = (0, $tool_call_work_9.textPattern)(query, {
					caseSensitive: !1,
					trial: (0, $core_work_9.trialIn)(context)
				});
				return pattern.ok ? (0, $tool_call_work_9.searchFiles)({
					pattern: pattern.value,
					selection,
					maxMatches: 0,
					contextLines: 0
				}, context) : pattern;
			}
			async function countWords(query, found, context) {
				let pattern = (0, $tool_call_work_9.regexPattern)(`(?<!\\w)${(0, $core_work_9.escapeRegex)(query)}(?!\\w)`, {
					caseSensitive: !1,
					trial: (0, $core_work_9.trialIn)(context)
				});
				if (!pattern.ok) return pattern;
				let selection = {
					only: found.map((file) => file.path),
					maxDepth: context.limits.searchDepth
				};
				let words = await (0, $tool_call_work_9.searchFiles)({
					pattern: pattern.value,
					selection,
					maxMatches: 0,
					contextLines: 0
				}, context);
				return words.ok ? (0, $start_start_5.success)(new Map(words.value.files.map(({ path, count }) => [path, count]))) : words;
			}
			function rank(query, candidates, contents, words) {
				let wanted = query.toLowerCase();
				let counts = new Map(contents.map(({ path, count }) => [path, count]));
				let found = [];
				for (let path of candidates) {
					let matches = counts.get(path) ?? 0;
					let folded = path.toLowerCase();
					if (matches === 0 && !folded.includes(wanted)) continue;
					let inName = folded.slice(folded.lastIndexOf("/") + 1).includes(wanted);
					found.push({
						path,
						inName,
						matches,
						wordMatches: words.get(path) ?? 0
					});
				}
				return found.sort((a, b) => Number(b.inName) - Number(a.inName) || b.wordMatches - a.wordMatches || b.matches - a.matches || (0, $start_start_5.compareBytes)(a.path, b.path));
			}
			function render(wanted, total, shown) {
				let query = (0, $start_paths_3.briefText)(wanted);
				if (total === 0) return `No files found for '${query}'`;
				let lines = shown.map(({ path, inName, matches }) => {
					let reasons = [...inName ? ["name"] : [], ...matches > 0 ? [(0, $core_work_9.countOf)(matches, "line")] : []];
					return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(", ")})` : " (path)"}`;
				});
				return `Found ${(0, $core_work_9.countOf)(total, "file")} for '${query}':${lines.join("")}`;
			}
		},
		1610: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_terminal_last_command_exports: () => tool_terminal_last_command_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			//! src/tools/run/tool_terminal_last_command.ts
			var tool_terminal_last_command_exports = (0, $start_runtime.__exportAll)({ terminalLastCommand: () => terminalLastCommand });
			let terminalLastCommand = (0, $core_work_9.defineTool)({
				name: "terminal_last_command",
				summary: "Retrieve the last shell command that was executed, with its output.",
				category: "Terminal",
				effect: "read",
				risk: "read_only",
				permissions: [],
				args: () => (0, $zod_api_7.strictObject)({}),
				outputs: () => (0, $zod_api_7.strictObject)({
					command: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("The command")),
					exit_code: (0, $zod_api_7.nullable)((0, $zod_api_7.int)()).check((0, $zod_api_7.describe)("Its exit code; null if it was stopped or did not start")),
					executed_at: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("When it started, as ISO 8601")),
					output: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("What it printed: stdout, then stderr"))
				}),
				metadata: [
					"command",
					"exit_code",
					"executed_at"
				],
				when: "Use it to see the output of the last command without running it again.",
				termination: "Use terminate=false: you read the output of the last command to decide what to do next.",
				examples: [{
					description: "Look at the last command again",
					args: {}
				}],
				run(_args, { history }) {
					let last = history.last();
					if (last === void 0) return {
						ok: !1,
						error: ERRORS.noCommand()
					};
					let value = {
						command: last.command,
						exit_code: last.exitCode ?? null,
						executed_at: last.executedAt,
						output: last.output
					};
					return (0, $start_start_7.succeeded)(value, `Last command: ${last.command}\nOutput: ${last.output}`);
				}
			});
			let ERRORS = { noCommand: () => ({
				...(0, $base_tool_errors_5.toolError)("not_found", "No previous command in this session", "Run a command with run_in_terminal first."),
				instruction: "Run a command first."
			}) };
		},
		7029: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_update_file_exports: () => tool_update_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_update_file.ts
			var tool_update_file_exports = (0, $start_runtime.__exportAll)({ updateFile: () => updateFile });
			let updateFile = (0, $core_work_9.defineTool)({
				name: "update_file",
				summary: "Replace the whole content of an existing file, byte for byte as given.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					path: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Relative path of the existing file")),
					content: (0, $core_work_9.textArgument)("The new content, at most 10 MB, written as UTF-8. Line endings and a byte-order mark are not taken from the old content"),
					preview_only: (0, $core_work_9.previewArgument)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)({
					size_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Size of the new content")),
					previous_size_bytes: (0, $zod_api_7.int)().check((0, $zod_api_7.describe)("Size of the content it replaced"))
				}),
				metadata: ["size_bytes", "previous_size_bytes"],
				when: "Use it to rewrite a whole file. For a smaller change, use replace_in_file or edit_lines.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful update; terminate=false if it needs verification.",
				examples: [{
					description: "Replace all of a file",
					args: {
						path: ".nvmrc",
						content: "24\n"
					}
				}],
				async run(args, context) {
					let { workspace } = context;
					let path = (0, $core_work_9.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $edit_file_2.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let content = await workspace.read(path.value);
					if (!content.ok) {
						if (content.error.code !== "not_found") return content;
						return (0, $start_start_7.failure)(ERRORS.noFile(content.error.message));
					}
					let isSame = Buffer.compare(bytes.value, content.value.bytes) === 0;
					if (!isSame) {
						let staged = await workspace.stage(path.value, bytes.value, { from: content.value });
						if (!staged.ok) return staged;
					}
					let size = bytes.value.length;
					return (0, $start_start_7.succeeded)({
						size_bytes: size,
						previous_size_bytes: content.value.bytes.length
					}, isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${(0, $core_work_9.sizeText)(size)})`, { filesAffected: isSame ? [] : [path.value] });
				}
			});
			let ERRORS = { noFile: (why) => (0, $base_tool_errors_5.toolError)("not_found", why, "Check the path, or use create_file to create the file.") };
		},
		9239: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_write_file_exports: () => tool_write_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $edit_file = __nccwpck_require__(3107);
			//! src/tools/edit/tool_write_file.ts
			var tool_write_file_exports = (0, $start_runtime.__exportAll)({ writeFile: () => writeFile });
			let writeFile = (0, $core_work_5.defineTool)({
				name: "write_file",
				summary: "Create a file, or replace its whole content. Nothing changes if it has that content already.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: [
					"ReadFiles",
					"WriteFiles",
					"CreateFiles"
				],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file; missing directories are created too")),
					content: (0, $core_work_5.textArgument)("The content, at most 10 MB. Written as UTF-8 and as is, including line endings"),
					executable: (0, $zod_api_5.optional)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the file is executable. Left out, a file keeps its mode and a new one is not"))),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the file")),
					created: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the file did not exist before")),
					changed: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the file is new, or its content or mode changed"))
				}),
				metadata: [
					"size_bytes",
					"created",
					"changed"
				],
				when: "Use it in recipes for a file that must have exactly this content, whether it exists or not: it can run again. create_file refuses a file that exists, and update_file one that does not.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful write; terminate=false if it needs verification.",
				examples: [{
					description: "Pin the Node version",
					args: {
						path: ".nvmrc",
						content: "24\n"
					}
				}, {
					description: "Write a script",
					args: {
						path: "scripts/hello.sh",
						content: "#!/bin/sh\necho hello\n",
						executable: !0
					}
				}],
				async run(args, context) {
					let { workspace } = context;
					let path = (0, $core_work_5.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $edit_file.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let size = bytes.value.length;
					let before = await workspace.read(path.value);
					if (!before.ok && before.error.code !== "not_found") return before;
					let mode = modeFor(args.executable) ?? (before.ok ? before.value.mode : "100644");
					if (before.ok && before.value.mode === mode && Buffer.compare(before.value.bytes, bytes.value) === 0) return (0, $start_start_5.succeeded)({
						size_bytes: size,
						created: !1,
						changed: !1
					}, `File unchanged: ${path.value}`);
					let staged = await workspace.stage(path.value, bytes.value, {
						mode,
						...before.ok && { from: before.value }
					});
					if (!staged.ok) return staged;
					let output = `${before.ok ? "Updated" : "Created"} file: ${path.value} (${(0, $core_work_5.sizeText)(size)})`;
					return (0, $start_start_5.succeeded)({
						size_bytes: size,
						created: !before.ok,
						changed: !0
					}, output, { filesAffected: [path.value] });
				}
			});
			function modeFor(executable) {
				if (executable === void 0) return;
				return executable ? "100755" : "100644";
			}
		},
		5432: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["apply-hunks"]();
			module.exports = {
				__esModule: !0,
				get applyHunks() {
					return part().applyHunks;
				},
				get parsePatch() {
					return part().parsePatch;
				}
			};
		},
		1194: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["code-lane"]();
			module.exports = {
				__esModule: !0,
				get CODE_LANGUAGES() {
					return part().CODE_LANGUAGES;
				},
				get RULE_KEYS() {
					return part().RULE_KEYS;
				},
				get capturesOf() {
					return part().capturesOf;
				},
				get checkRelation() {
					return part().checkRelation;
				},
				get checkRule() {
					return part().checkRule;
				},
				get checkRuleMap() {
					return part().checkRuleMap;
				},
				get checkTransform() {
					return part().checkTransform;
				},
				get parseCodeTemplate() {
					return part().parseCodeTemplate;
				},
				get searchCode() {
					return part().searchCode;
				}
			};
		},
		6984: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["data-format"]();
			module.exports = {
				__esModule: !0,
				get DATA_FORMATS() {
					return part().DATA_FORMATS;
				},
				get dataFormatOf() {
					return part().dataFormatOf;
				},
				get loadAdapter() {
					return part().loadAdapter;
				}
			};
		},
		1601: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["data-operations"]();
			module.exports = {
				__esModule: !0,
				get SET_WHEN() {
					return part().SET_WHEN;
				},
				get compileQueries() {
					return part().compileQueries;
				},
				get editDocument() {
					return part().editDocument;
				},
				get loadQueryCompiler() {
					return part().loadQueryCompiler;
				},
				get readDocument() {
					return part().readDocument;
				}
			};
		},
		1487: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["data-tree"]();
			module.exports = {
				__esModule: !0,
				get isObject() {
					return part().isObject;
				}
			};
		},
		5870: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["ensure-lines"]();
			module.exports = {
				__esModule: !0,
				get ensureLines() {
					return part().ensureLines;
				},
				get linesIn() {
					return part().linesIn;
				}
			};
		},
		6635: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986).footprint();
			module.exports = {
				__esModule: !0,
				get compareFootprints() {
					return part().compareFootprints;
				}
			};
		},
		1110: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["hex-display"]();
			module.exports = {
				__esModule: !0,
				get hexDisplay() {
					return part().hexDisplay;
				}
			};
		},
		2990: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["replace-regex"]();
			module.exports = {
				__esModule: !0,
				get compileReplacement() {
					return part().compileReplacement;
				},
				get nearestMiss() {
					return part().nearestMiss;
				}
			};
		},
		9454: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8760)["json-schema-processors"]();
			module.exports = {
				__esModule: !0,
				get toJSONSchema() {
					return part().toJSONSchema;
				}
			};
		},
		4279: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _lte() {
					return part()._lte;
				},
				get _minLength() {
					return part()._minLength;
				},
				get _null() {
					return part()._null;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get check() {
					return part().check;
				},
				get describe() {
					return part().describe;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get looseObject() {
					return part().looseObject;
				},
				get nullable() {
					return part().nullable;
				},
				get number() {
					return part().number;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
				},
				get refine() {
					return part().refine;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get union() {
					return part().union;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		8760: (module) => {
			"use strict";
			module.exports = require("../vendor/zod-json-schema.js");
		},
		5741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		5902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		802: (module) => {
			"use strict";
			module.exports = require("./bundles.js");
		},
		5146: (module) => {
			"use strict";
			module.exports = require("./content.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		4512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		1642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		6522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		7598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		8500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
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
	var __webpack_exports__ = __nccwpck_require__(5954);
	module.exports = __webpack_exports__;
})();
