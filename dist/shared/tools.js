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
				tool_create_directory: () => __nccwpck_require__(9709),
				tool_create_file: () => __nccwpck_require__(6502),
				tool_delete_file: () => __nccwpck_require__(295),
				tool_edit_data: () => __nccwpck_require__(5368),
				tool_edit_lines: () => __nccwpck_require__(9057),
				tool_fetch_webpage: () => __nccwpck_require__(418),
				tool_file_search: () => __nccwpck_require__(3790),
				tool_get_category_content: () => __nccwpck_require__(6486),
				tool_get_collection_content: () => __nccwpck_require__(6194),
				tool_get_content: () => __nccwpck_require__(6947),
				tool_glob: () => __nccwpck_require__(3303),
				tool_grep_search: () => __nccwpck_require__(4252),
				tool_list_dir: () => __nccwpck_require__(9093),
				tool_list_directory: () => __nccwpck_require__(93),
				tool_read_data: () => __nccwpck_require__(6692),
				tool_read_file: () => __nccwpck_require__(3778),
				tool_replace_string_in_file: () => __nccwpck_require__(1152),
				tool_run_in_terminal: () => __nccwpck_require__(6587),
				tool_search: () => __nccwpck_require__(3717),
				tool_terminal_last_command: () => __nccwpck_require__(1610),
				tool_update_file: () => __nccwpck_require__(7029)
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
				get toolUnusable() {
					return part().toolUnusable;
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
		2223: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get depthWarning() {
					return part().depthWarning;
				},
				get findingsOf() {
					return part().findingsOf;
				},
				get hitsOf() {
					return part().hitsOf;
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
				if (problems.length > 0) return (0, $start_start.failed)("invalid_output", `The response does not match the tool's output schema: ${listProblems(problems)}`, "Update the tool definition, or ask its author to.");
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
				if (reference === void 0) return (0, $start_start.failure)((0, $base_tool_errors.toolError)("unknown_tool", `'${name}' is not a bundle tool`, "Use the form bundle/tool@version."));
				let resolved = await (0, $bundles_bundle_views.resolveTool)(reference, read);
				if (!resolved.ok) return resolved;
				let { tool, path, digest } = resolved.value;
				let off = tool.local && await new $core_work.SwitchedOff(read).whyTool(tool.local.function);
				if (off !== void 0) return (0, $start_start.failure)(off.code === "disabled" ? (0, $bundles_bundle_errors.toolUnusable)(reference, (0, $bundles_bundle_views.functionOff)(tool.local?.function ?? "")) : off);
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
				let message = `The function '${tool.local?.function ?? ""}' of the tool '${tool.slug}' no longer exists`;
				return (0, $start_start.failure)((0, $base_tool_errors.toolError)("disabled", message, "The tool stays off until the function exists again. Its file was not changed."));
			}
			function brokenTool(tool, { field, reason }) {
				let file = (0, $reader_work.toolFile)(tool.bundleSlug, tool.slug, tool.version);
				return (0, $base_tool_errors.toolError)("corrupt_file", `The tool '${(0, $core_work.referenceText)((0, $bundles_bundle_views.referenceOf)(tool))}' cannot be called: ${field} ${reason}`, `Correct ${file}.`);
			}
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
			var $core_work_3 = __nccwpck_require__(2663);
			//! src/tools/run/command-failure.ts
			let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
			function commandFailure(exit, command, timeoutSeconds) {
				switch (exit.kind) {
					case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
					case "timed_out": return silent(exit, (0, $base_tool_errors_3.toolError)("timed_out", `Command timed out after ${(0, $core_work_3.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
					case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what killed it, then run it again.");
					case "cancelled": return silent(exit, (0, $base_tool_errors_3.toolError)("cancelled", "Command was cancelled", "Run it again if you still need it."));
					case "not_started": {
						let message = `Command could not be started: ${exit.message}`;
						let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system. Pass large values in a file." : "Run Sous where a POSIX shell is installed.";
						return silent(exit, (0, $base_tool_errors_3.toolError)("command_failed", message, advice));
					}
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
					return silent(exit, (0, $base_tool_errors_3.toolError)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
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
		},
		7784: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ToolNames: () => ToolNames,
				config_tools_exports: () => config_tools_exports
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/config-tools.ts
			var config_tools_exports = (0, $start_runtime.__exportAll)({
				CONFIG_TOOLS: () => CONFIG_TOOLS,
				ToolNames: () => ToolNames
			});
			let CONFIG_TOOLS = {
				names: [...$core_work_5.TOOL_NAMES, ...Object.keys($core_work_5.ALIASES)],
				fullName(name) {
					let full = Object.hasOwn($core_work_5.ALIASES, name) ? $core_work_5.ALIASES[name] : name;
					return full !== void 0 && ($core_work_5.TOOL_NAMES.includes(full) || (0, $core_work_5.isBundleToolName)(full)) ? full : void 0;
				},
				checkGlob(pattern) {
					let glob = (0, $core_work_5.parseGlob)(pattern);
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
				contentArguments: () => contentArguments,
				contentOutputs: () => contentOutputs,
				getContent: () => getContent,
				workspaceContent: () => workspaceContent
			});
			var $base_tool_errors_3 = __nccwpck_require__(4092);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $content_content_files = __nccwpck_require__(7307);
			//! src/tools/content/content-tool.ts
			function contentArguments() {
				return {
					pattern: (0, $zod_api_3.optional)((0, $core_work_3.globArgument)("Glob pattern relative to the category's directory, instead of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*")),
					render: (0, $zod_api_3.optional)((0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Render templates (*.mustache) with the variables. An unknown variable is an error"))),
					variables: (0, $zod_api_3.optional)((0, $zod_api_3.record)((0, $zod_api_3.string)(), variable()).check((0, $zod_api_3.describe)("Variables for the templates: values, lists and maps of them")))
				};
			}
			function variable() {
				let value = (0, $zod_api_3.union)([
					(0, $zod_api_3.string)(),
					(0, $zod_api_3.number)(),
					(0, $zod_api_3.boolean)(),
					(0, $zod_api_3._null)()
				]);
				let map = (0, $zod_api_3.record)((0, $zod_api_3.string)(), value);
				return (0, $zod_api_3.union)([
					(0, $zod_api_3.string)(),
					(0, $zod_api_3.number)(),
					(0, $zod_api_3.boolean)(),
					(0, $zod_api_3._null)(),
					map,
					(0, $zod_api_3.array)((0, $zod_api_3.union)([value, map]))
				]);
			}
			let document = () => (0, $zod_api_3.strictObject)({
				path: (0, $zod_api_3.string)(),
				category: (0, $zod_api_3.string)(),
				filename: (0, $zod_api_3.string)(),
				basename: (0, $zod_api_3.string)(),
				is_template: (0, $zod_api_3.boolean)(),
				content_type: (0, $zod_api_3.string)(),
				location: (0, $zod_api_3.string)(),
				size: (0, $zod_api_3.int)(),
				content: (0, $zod_api_3.string)()
			});
			function contentOutputs() {
				return {
					content: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("A single document as is, several as MIME multipart")),
					files: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("Paths of the documents, relative to the working directory")),
					documents: (0, $zod_api_3.array)(document()).check((0, $zod_api_3.describe)("The documents with path, category, filename, basename (without .mustache), content and more")),
					count: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Number of documents"))
				};
			}
			async function getContent(call, context) {
				if (call.variables !== void 0 && call.render !== !0) return (0, $start_start_5.failed)("invalid_arguments", "Argument 'variables' needs 'render: true'", "Add 'render: true', or leave 'variables' out.");
				try {
					let project = await context.project();
					if (!project.ok) return project;
					let content = await retrieve(call, project.value, context);
					return content.ok ? present(content.value) : content;
				} catch (error) {
					let reason = error instanceof Error ? error.message : String(error);
					return (0, $start_start_5.failed)("unknown", `Content '${call.name}' could not be retrieved: ${reason}`, "Please report it.", error);
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
					parseGlobs: $core_work_3.parseGlobs,
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
				return (0, $start_start_5.succeeded)(value, [`${(0, $core_work_3.countOf)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
					answer: text,
					warnings
				});
			}
			function workspaceContent({ workspace, limits }) {
				return {
					async list(directory) {
						let found = await (0, $core_work_3.findDirectory)(directory, workspace);
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
						if (bytes.length > limits.readFileBytes) return (0, $start_start_5.failure)((0, $base_tool_errors_3.toolError)("too_large", `File '${path}' is larger than ${(0, $core_work_3.sizeText)(limits.readFileBytes)}`, "Leave it out."));
						let text = (0, $core_work_3.decodeText)(bytes, path);
						return (0, $start_start_5.success)(text.ok ? text.value.text : void 0);
					}
				};
			}
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
					if (typeof schema.additionalProperties == "object") return `map of ${plural(describeType(schema.additionalProperties))}`;
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
			var $core_work_7 = __nccwpck_require__(2663);
			//! src/tools/edit/edit-file.ts
			var edit_file_exports = (0, $start_runtime.__exportAll)({ tooLarge: () => tooLarge });
			async function openTextFile(given, context) {
				let path = (0, $core_work_7.parsePathArgument)(given);
				if (!path.ok) return path;
				let content = await readWhole(path.value, context);
				if (!content.ok) return content;
				let text = (0, $core_work_7.decodeText)(content.value.bytes, path.value);
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
					let refusal = (0, $core_work_7.checkEncodable)(written, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
				}
				if (content.bytes.length !== text.text.length && request.edits.some((edit) => (0, $core_work_7.splitsCharacter)(text.text, edit))) return (0, $start_start_7.failure)(matchesHalf(path));
				let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
				if (changing.length === 0) return (0, $start_start_7.success)(void 0);
				let edits = (0, $core_work_7.toByteEdits)(text, content.bytes, changing);
				let length = (0, $core_work_7.lengthAfter)(content.bytes, edits);
				if (length > limit) return (0, $start_start_7.failure)(tooLarge(`File '${path}' after the edit`, length, limit));
				return (0, $start_start_7.success)({
					path,
					before: content,
					bytes: (0, $core_work_7.applyEdits)(content.bytes, edits),
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
			function matchesHalf(path) {
				return (0, $base_tool_errors_5.toolError)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Remove needless backslashes such as '\\-', so that the pattern matches whole characters.");
			}
			function tooLarge(what, size, limit) {
				let [is, most] = (0, $core_work_7.sizesText)(size, limit);
				return (0, $base_tool_errors_5.toolError)("too_large", `${what} is too large: ${is}, the limit is ${most}`, "Work on a smaller file, or split the content.");
			}
		},
		6125: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				H: () => renderFound,
				l: () => findFiles
			});
			var $start_paths = __nccwpck_require__(2313);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			//! src/tools/read/find-files.ts
			async function findFiles(request, context) {
				let glob = (0, $core_work_3.parseGlob)(request.pattern);
				if (!glob.ok) return glob;
				let excludes = (0, $core_work_3.parseExcludes)(request.exclude);
				if (!excludes.ok) return excludes;
				let base = await (0, $core_work_3.findDirectory)(request.base, context.workspace);
				if (!base.ok) return base;
				let listing = await context.workspace.files();
				let warnings = [...listing.warnings];
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
					(0, $start_paths.depthOf)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
				}
				return (0, $start_start_5.success)({
					files,
					total,
					tooDeep,
					warnings,
					unfinished
				});
			}
			function renderFound(pattern, { files, total }) {
				if (total === 0) return `No files found matching '${pattern}'`;
				return [`Found ${(0, $core_work_3.countOf)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
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
			var $core_work_7 = __nccwpck_require__(2663);
			//! src/tools/read/list-entries.ts
			async function listEntries(text, workspace) {
				let directory = await (0, $core_work_7.findDirectory)(text, workspace);
				if (!directory.ok) return directory;
				let entries = await workspace.directory(directory.value);
				if (!entries.ok) return (0, $start_start_3.failure)(entries.error.code === "permission_denied" ? cannotList(directory.value) : entries.error);
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
			function cannotList(directory) {
				return (0, $base_tool_errors_5.toolError)("permission_denied", "Cannot list directory - permission denied", `Check the permissions of '${directory}', then try again.`);
			}
		},
		8223: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				builtInBundle: () => builtInBundle,
				recipeBundle: () => recipeBundle
			});
			var $bundles_read_record = __nccwpck_require__(742);
			var $core_work_5 = __nccwpck_require__(2663);
			var $json_schema_2 = __nccwpck_require__(5984);
			//! src/tools/provided-bundles.ts
			let PROVIDED_SINCE = "2026-01-01T00:00:00.000Z";
			async function builtInBundle() {
				let id = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_5.BUILT_IN_SLUG}`);
				return {
					bundle: {
						id,
						slug: $core_work_5.BUILT_IN_SLUG,
						displayName: "Sous",
						description: "The tools that ship with Sous.",
						isEnabled: !0,
						isBuiltIn: !0,
						createdAt: PROVIDED_SINCE,
						modifiedAt: PROVIDED_SINCE
					},
					tools: (await (0, $core_work_5.allTools)()).map((tool) => builtInTool(tool, id))
				};
			}
			function builtInTool(tool, bundleID) {
				let { bundle: bundleSlug, slug, version } = (0, $core_work_5.builtInReference)(tool.name);
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
					createdAt: PROVIDED_SINCE,
					modifiedAt: PROVIDED_SINCE
				};
			}
			function asRecord(schema) {
				return { ...schema };
			}
			function recipeBundle(recipes) {
				let bundleID = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_5.RECIPES_SLUG}`);
				let tools = new Map();
				for (let { name, recipe } of recipes) {
					let tool = recipeTool(name, recipe, bundleID);
					tools.has(tool.slug) || tools.set(tool.slug, tool);
				}
				return {
					bundle: {
						id: bundleID,
						slug: $core_work_5.RECIPES_SLUG,
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
				let { bundle: bundleSlug, slug, version } = (0, $core_work_5.recipeReference)(name);
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
				nearestMissIn: () => nearestMissIn,
				openReplacement: () => openReplacement,
				replaceInFiles: () => replaceInFiles,
				replaceInText: () => replaceInText,
				stageAll: () => stageAll
			});
			var $start_start_3 = __nccwpck_require__(2509);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $tool_call_work_3 = __nccwpck_require__(2223);
			var $workspace_replace_regex = __nccwpck_require__(2990);
			var $core_work_9 = __nccwpck_require__(2663);
			var $edit_file = __nccwpck_require__(3107);
			var $late_timers_promises = __nccwpck_require__(6092);
			//! src/tools/edit/replace-files.ts
			function openReplacement(request, context) {
				return (0, $workspace_replace_regex.compileReplacement)({
					...request,
					trial: (0, $core_work_9.trialIn)(context)
				});
			}
			async function replaceInFiles(paths, replacement, context) {
				let replacer = new Replacer(replacement, context);
				let first = paths.slice(0, 100);
				let others = paths.slice(100);
				let early = await addAll(first, replacer, context);
				if (early !== void 0) return (0, $start_start_3.failure)(early);
				let left = others.length >= 500 && 2 * replacer.candidates <= first.length ? await sift(others, replacement, replacer, context) : others;
				if (context.signal.aborted) return (0, $start_start_3.failure)(replacementCancelled());
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
						if (context.signal.aborted) return replacementCancelled();
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
				let { tally } = await (0, $tool_call_work_3.scanAll)({
					files: paths,
					pattern: sieve,
					remainingMs: () => Infinity
				}, {
					...context,
					limits
				});
				replacer.binaryFiles += tally.binary.length;
				let hits = (0, $tool_call_work_3.hitsOf)(tally).map(([file]) => file);
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
					let text = content.ok ? (0, $core_work_9.decodeText)(content.value.bytes, path) : content;
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
				binaryFiles = 0;
				candidates = 0;
				made = [];
				longLines = [];
				#replacement;
				#sieve;
				#context;
				#batch = [];
				#batchCharacters = 0;
				constructor(replacement, context) {
					this.#replacement = replacement;
					this.#sieve = replacement.sieve && (0, $tool_call_work_3.makeSieve)(replacement.sieve);
					this.#context = context;
				}
				async addFile(path) {
					let { workspace, limits } = this.#context;
					let content = await workspace.read(path, limits.writeFileBytes + 1);
					if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
					let { bytes } = content.value;
					if ((0, $core_work_9.isBinary)(bytes)) {
						this.binaryFiles++;
						return;
					}
					if (bytes.length > limits.writeFileBytes) return (0, $edit_file.tooLarge)(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
					if (this.#sieve?.sift((0, $start_start_3.asBuffer)(bytes)).kind === "none") return;
					let text = (0, $core_work_9.decodeText)(bytes, path);
					return text.ok ? this.addText({
						path,
						content: content.value,
						text: text.value
					}) : text.error;
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
					let edits = await this.#findEdits(batch);
					if (!edits.ok) return edits.error;
					for (let [index, file] of batch.entries()) {
						let problem = this.#add(file, edits.value[index] ?? []);
						if (problem !== void 0) return problem;
					}
				}
				async #findEdits(batch) {
					let { needsTimeLimit } = this.#replacement;
					if (!needsTimeLimit) return (0, $start_start_3.success)(batch.map((file) => this.#replacement.edits(file.text.text)));
					let limitMs = this.#context.limits.regexMsPerFile;
					let found = [];
					let step = (index) => {
						found[index] = this.#replacement.edits(batch[index]?.text.text ?? "");
						return index + 1;
					};
					for (let late of (0, $tool_call_work_3.runGuarded)({
						from: 0,
						to: batch.length,
						step,
						limitMs
					})) {
						await (0, $late_timers_promises.setImmediate)();
						if (this.#context.signal.aborted) return (0, $start_start_3.failure)(replacementCancelled());
						let tooLate = late === void 0 ? void 0 : batch[late];
						if (tooLate !== void 0) return (0, $start_start_3.failure)(tooSlow(tooLate.path, limitMs));
					}
					return (0, $start_start_3.success)(found);
				}
				#add(file, edits) {
					let count = this.#replacement.countLongLines(file.text.text);
					count > 0 && this.longLines.push({
						path: file.path,
						count
					});
					if (edits.length === 0) return;
					let { written } = this.#replacement;
					let made = (0, $edit_file.makeEdit)({
						file,
						edits,
						written,
						limit: this.#context.limits.writeFileBytes
					});
					if (!made.ok) return made.error;
					this.replacements += edits.length;
					made.value !== void 0 && this.made.push(made.value);
				}
				async #sizeOf(path) {
					let entry = await this.#context.workspace.entry(path);
					return entry.ok ? entry.value.size : 0;
				}
			};
			function replacementCancelled() {
				return (0, $base_tool_errors_5.toolError)("cancelled", "The replacement was cancelled; nothing was replaced", "Run it again if you still need it.");
			}
			function tooSlow(path, limitMs) {
				return (0, $base_tool_errors_5.toolError)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+', and be more specific about what may repeat.");
			}
		},
		3415: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ToolCollection: () => ToolCollection,
				collectTools: () => collectTools
			});
			var $core_work_11 = __nccwpck_require__(2663);
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
				for (let tool of await (0, $core_work_11.allTools)()) collection.declare(tool);
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
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_append_file.ts
			var tool_append_file_exports = (0, $start_runtime.__exportAll)({ appendFile: () => appendFile });
			let appendFile = (0, $core_work_3.defineTool)({
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
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path of the file")),
					content: (0, $core_work_3.textArgument)("Text to append. A missing newline at the end of the file is added first, and line endings match the file"),
					create_if_missing: (0, $zod_api_3._default)((0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Create the file if it does not exist, instead of failing")), !1),
					preview_only: (0, $core_work_3.previewArgument)()
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					appended_bytes: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many bytes were added")),
					size_bytes: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Size of the file afterwards"))
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
						let path = (0, $core_work_3.parsePathArgument)(args.path);
						if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
						return (0, $start_start_5.failed)("not_found", file.error.message, "Check the path, or set create_if_missing to create the file.");
					}
					let { text } = file.value.text;
					let ending = (0, $core_work_3.dominantLineEnding)(text);
					let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
					let edit = {
						start: text.length,
						end: text.length,
						replacement: separator + (0, $core_work_3.withLineEnding)(args.content, ending)
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
				return (0, $start_start_5.succeeded)({
					appended_bytes: size,
					size_bytes: size
				}, `Created file: ${path} (${(0, $core_work_3.sizeText)(size)})`, { filesAffected: [path] });
			}
			function report(path, { appended, before }) {
				let isSame = appended === 0;
				return (0, $start_start_5.succeeded)({
					appended_bytes: appended,
					size_bytes: before + appended
				}, isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${(0, $core_work_3.sizeText)(appended)})`, { filesAffected: isSame ? [] : [path] });
			}
		},
		9709: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_create_directory_exports: () => tool_create_directory_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			//! src/tools/edit/tool_create_directory.ts
			var tool_create_directory_exports = (0, $start_runtime.__exportAll)({ createDirectory: () => createDirectory });
			let createDirectory = (0, $core_work_3.defineTool)({
				name: "create_directory",
				summary: "Create a directory structure (equivalent to mkdir -p).",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_3.strictObject)({ path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path to directory to create")) }),
				outputs: () => (0, $zod_api_3.strictObject)({
					created: (0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether the directory did not exist before")),
					created_parents: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("The directories above it that did not exist either, outermost first"))
				}),
				metadata: ["created_parents"],
				when: "Use it for a directory that stays empty for now. create_file creates missing directories itself.",
				termination: "Use terminate=false if you create files in it next; terminate=true if the directory is all the user asked for.",
				examples: [{
					description: "A directory and its missing parents",
					args: { path: "src/models" }
				}],
				async run(args, { workspace }) {
					let path = (0, $core_work_3.parseDirectoryArgument)(args.path);
					if (!path.ok) return path;
					let made = path.value === "." ? {
						ok: !0,
						value: []
					} : await workspace.makeDirectory(path.value);
					if (!made.ok) return made.error.code === "permission_denied" ? (0, $start_start_5.failed)("permission_denied", "Cannot create directory - permission denied", `Check the permissions of the directory above '${path.value}'.`) : made;
					if (made.value.length === 0) return (0, $start_start_5.succeeded)({
						created: !1,
						created_parents: []
					}, `Directory already exists: ${path.value}`);
					return (0, $start_start_5.succeeded)({
						created: !0,
						created_parents: made.value.slice(0, -1)
					}, `Created directory: ${path.value}`, { filesAffected: made.value.slice(-1) });
				}
			});
		},
		6502: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_create_file_exports: () => tool_create_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $edit_file = __nccwpck_require__(3107);
			//! src/tools/edit/tool_create_file.ts
			var tool_create_file_exports = (0, $start_runtime.__exportAll)({ createFile: () => createFile });
			let createFile = (0, $core_work_7.defineTool)({
				name: "create_file",
				summary: "Create a new file with specified content.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to the file to create; missing directories are created too")),
					content: (0, $core_work_7.textArgument)("Content to write to the file, at most 10 MB. Written as is, including line endings"),
					executable: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the file is executable")), !1)
				}),
				outputs: () => (0, $zod_api_5.strictObject)({ size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the new file")) }),
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
					let path = (0, $core_work_7.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $edit_file.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let refusal = refuseExisting(path.value, entry.value.kind);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
					let staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? "100755" : "100644" });
					if (!staged.ok) return staged;
					let size = bytes.value.length;
					return (0, $start_start_7.succeeded)({ size_bytes: size }, `Created file: ${path.value} (${(0, $core_work_7.sizeText)(size)})`, { filesAffected: [path.value] });
				}
			});
			function refuseExisting(path, kind) {
				switch (kind) {
					case "missing": return;
					case "symlink": return (0, $core_work_7.symlinkDenied)(path);
					case "file": return (0, $base_tool_errors_5.toolError)("already_exists", `File '${path}' already exists. Use replace_string_in_file to modify`, "Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.");
					default: return (0, $base_tool_errors_5.toolError)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.");
				}
			}
		},
		295: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_delete_file_exports: () => tool_delete_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			//! src/tools/edit/tool_delete_file.ts
			var tool_delete_file_exports = (0, $start_runtime.__exportAll)({ deleteFile: () => deleteFile });
			let deleteFile = (0, $core_work_3.defineTool)({
				name: "delete_file",
				summary: "Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: give consent only when the user asked to delete this file. Never use it to tidy up, to make room or to start over.",
				category: "File Management",
				effect: "stage",
				risk: "dangerous",
				permissions: ["DeleteFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path of the file to delete; directories are not deleted")),
					consent: (0, $zod_api_3.literal)("DELETE_FILE").check((0, $zod_api_3.describe)("The literal DELETE_FILE. Only when the user asked to delete this file"))
				}),
				outputs: () => (0, $zod_api_3.strictObject)({ deleted_bytes: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Size of the file that was deleted")) }),
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
					let path = (0, $core_work_3.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					if (entry.value.kind === "missing") return (0, $start_start_5.failure)((0, $core_work_3.fileNotFound)(path.value));
					if (entry.value.kind === "directory") return (0, $start_start_5.failed)("not_a_file", `Path '${path.value}' is a directory. delete_file deletes files only`, "Delete the files in it one by one. Git does not track empty directories.");
					let removed = await workspace.remove(path.value);
					if (!removed.ok) return removed;
					return (0, $start_start_5.succeeded)({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] });
				}
			});
		},
		5368: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_edit_data_exports: () => tool_edit_data_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $workspace_data_format = __nccwpck_require__(6984);
			var $workspace_replace_regex_3 = __nccwpck_require__(2990);
			var $tool_read_data = __nccwpck_require__(6692);
			var $edit_file_3 = __nccwpck_require__(3107);
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
			let editData = (0, $core_work_7.defineTool)({
				name: "edit_data",
				summary: "Set, delete, rename, append, merge or replace values in JSON, JSONC, YAML and TOML files; every other byte stays the same.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					...(0, $tool_read_data.dataFileArguments)(),
					edits: (0, $zod_api_5.array)(editArgument()).check((0, $zod_api_5._minLength)(1, "must not be empty"), (0, $zod_api_5.describe)("What to change, one after the other. Each has one of set, delete, rename, append, merge and replace, with a JSONPath (RFC 9535)")),
					max_edits: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)("Fail, and change nothing, when more values would change"))),
					preview_only: (0, $core_work_7.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					edits: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many values changed")),
					files_changed: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many files changed")),
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files that changed")),
					changes: (0, $zod_api_5.array)(changeOutput()).check((0, $zod_api_5.describe)(`What changed, at most ${MAX_CHANGES} of them`))
				}),
				metadata: ["edits", "files_changed"],
				when: "Use it to change values in structured files: it touches nothing else, and fails rather than change the meaning of another value. A path that selects nothing, or values that are already right, are not errors: use expect to make them some.",
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
				refuse: ({ edits }) => edits.map(checkEdit).find((problem) => problem !== void 0),
				async run(args, context) {
					let edits = await compileEdits(args.edits, context);
					if (!edits.ok) return edits;
					let made = [];
					let changes = [];
					let found = new Set();
					let count = 0;
					let limit = context.limits.writeFileBytes;
					let warnings = await (0, $tool_read_data.forEachDataFile)(args, {
						work: ({ adapter, text }) => (0, $workspace_data_format.editDocument)(adapter, text.text, edits.value),
						finish(file, edited) {
							for (let index of edited.found) found.add(index);
							if (edited.changes.length === 0) return;
							count += edited.changes.length;
							for (let change of edited.changes.slice(0, MAX_CHANGES - changes.length)) changes.push({
								file: file.path,
								...change
							});
							let edit = edited.splices === void 0 ? encodeEdit(file, edited.text, limit) : (0, $edit_file_3.makeEdit)({
								file,
								edits: edited.splices,
								written: edited.splices.map((splice) => splice.replacement),
								limit
							});
							if (!edit.ok) return edit.error;
							edit.value !== void 0 && made.push(edit.value);
						},
						needsTimeLimit: edits.value.some((edit) => edit.kind === "replace" || edit.query.hasPattern)
					}, context);
					if (!warnings.ok) return warnings;
					if (args.max_edits !== void 0 && count > args.max_edits) return (0, $start_start_7.failed)("limit_exceeded", `${(0, $core_work_7.countOf)(count, "value")} would change, more than the ${args.max_edits} allowed by max_edits; nothing was changed`, "Say more exactly which values are meant, or raise max_edits.");
					let staged = await (0, $replace_files.stageAll)(made, context);
					if (!staged.ok) return staged;
					let files = made.map(({ path }) => path);
					return (0, $start_start_7.succeeded)({
						edits: count,
						files_changed: files.length,
						files,
						changes
					}, describe(count, files.length, changes), {
						warnings: [...warnings.value, ...edits.value.flatMap((edit, index) => found.has(index) ? [] : nothingFound(edit))],
						filesAffected: files
					});
				}
			});
			let pathArgument = (description) => (0, $zod_api_5.optional)((0, $zod_api_5.string)().check((0, $zod_api_5.refine)((text) => text.startsWith("$"), "must begin with '$', such as $.engines.node"), (0, $zod_api_5.describe)(description)));
			function editArgument() {
				return (0, $zod_api_5.strictObject)({
					set: pathArgument("Path of values to set to what \"to\" says"),
					delete: pathArgument("Path of values to delete"),
					rename: pathArgument("Path of members whose key becomes what \"to\" says"),
					append: pathArgument("Path of lists that get \"value\" as their last item, unless they have it"),
					merge: pathArgument("Path of objects that get the members of \"with\" that they do not have"),
					replace: pathArgument("Path of texts and numbers in which \"find\" is replaced by \"to\""),
					to: (0, $zod_api_5.optional)((0, $zod_api_5.unknown)().check((0, $zod_api_5.describe)("With set: any value. With rename: the new key. With replace: what to put there; $1, $<name> and $& insert what was matched"))),
					when: (0, $zod_api_5.optional)((0, $zod_api_5._enum)($workspace_data_format.SET_WHEN).check((0, $zod_api_5.describe)("With set: change only values that are there (exists, the default), add only those that are not (missing), or both (always)"))),
					value: (0, $zod_api_5.optional)((0, $zod_api_5.unknown)().check((0, $zod_api_5.describe)("With append: the item"))),
					with: (0, $zod_api_5.optional)((0, $zod_api_5.record)((0, $zod_api_5.string)(), (0, $zod_api_5.unknown)()).check((0, $zod_api_5.describe)("With merge: the members; objects in them are merged in turn"))),
					find: (0, $zod_api_5.optional)((0, $core_work_7.textArgument)("With replace: a regular expression (JavaScript syntax)").check((0, $zod_api_5._minLength)(1, "must not be empty")))
				});
			}
			function changeOutput() {
				return (0, $zod_api_5.strictObject)({
					file: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("File that changed")),
					edit: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Which of the edits did it, from 0")),
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Where in the file, as a normalized path: $['engines']['node']")),
					line: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Line number before the edit, from 1")),
					before: (0, $zod_api_5.optional)((0, $zod_api_5.unknown)().check((0, $zod_api_5.describe)("What was there; left out for something new"))),
					after: (0, $zod_api_5.optional)((0, $zod_api_5.unknown)().check((0, $zod_api_5.describe)("What is there now; left out for something deleted")))
				});
			}
			function checkEdit(edit, index) {
				let given = Object.keys(edit).filter((key) => edit[key] !== void 0);
				let actions = ACTIONS.filter((action) => given.includes(action));
				let [action] = actions;
				if (action === void 0 || actions.length > 1) return wrongEdit(index, `needs exactly one of ${ACTIONS.join(", ")}, got ${actions.length === 0 ? "none" : actions.join(" and ")}`);
				let fields = FIELDS[action];
				let missing = Object.keys(fields).find((field) => fields[field] === !0 && !given.includes(field));
				if (missing !== void 0) return wrongEdit(index, `${action} needs ${missing}`);
				let extra = given.find((field) => field !== action && !Object.hasOwn(fields, field));
				if (extra !== void 0) return wrongEdit(index, `${action} takes no ${extra}`);
				if ((action === "rename" || action === "replace") && typeof edit.to != "string") return wrongEdit(index, `${action} needs a text as to`);
				return [
					edit.to,
					edit.value,
					edit.with
				].map((value) => JSON.stringify(value) ?? "").some((text) => /\\ud[89a-f]/i.test(text)) ? wrongEdit(index, "contains half of a surrogate pair, which cannot be written to a file") : void 0;
			}
			function wrongEdit(index, message) {
				return (0, $base_tool_errors_5.toolError)("invalid_arguments", `edits[${index}]: ${message}`, "See the arguments of edit_data: sous tool edit_data --help");
			}
			async function compileEdits(given, context) {
				let queries = await (0, $workspace_data_format.compileQueries)(given.map((edit) => ACTIONS.map((action) => edit[action]).find((path) => path !== void 0) ?? ""));
				if (!queries.ok) return queries;
				let compiled = [];
				for (let [index, query] of queries.value.entries()) {
					let edit = compileEdit(given[index] ?? {}, query, context);
					if (!edit.ok) return edit;
					compiled.push(edit.value);
				}
				return (0, $start_start_7.success)(compiled);
			}
			function compileEdit(edit, query, context) {
				if (edit.set !== void 0) {
					let when = edit.when ?? "exists";
					if (when !== "exists" && !query.endsInName) return (0, $start_start_7.failure)((0, $base_tool_errors_5.toolError)("invalid_arguments", `when: ${when} needs a path that ends in a name, and '${query.source}' does not`, "End the path in the name of the value to add, or use when: exists."));
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
					value: (0, $workspace_data_format.isObject)(edit.with) ? edit.with : {}
				});
				let replacement = (0, $workspace_replace_regex_3.compileReplacement)({
					find: edit.find ?? "",
					replace: String(edit.to),
					isRegex: !0,
					trial: (0, $core_work_7.trialIn)(context),
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
				let bytes = (0, $core_work_7.encodeFile)({
					...file.text,
					text
				});
				if (bytes.length > limit) return (0, $start_start_7.failure)((0, $edit_file_3.tooLarge)(`File '${file.path}' after the edit`, bytes.length, limit));
				return (0, $start_start_7.success)(text === file.text.text ? void 0 : {
					path: file.path,
					before: file.content,
					bytes
				});
			}
			function nothingFound({ kind, query }) {
				return kind === "delete" || kind === "rename" ? [] : [`'${query.source}' selects nothing in any of the files`];
			}
			function describe(count, files, changes) {
				if (count === 0) return "0 edits";
				let shown = changes.slice(0, 20).map((change) => `\n  ${change.file}:${change.line}: ${describeChange(change)}`);
				let more = count > shown.length ? `\n  \u2026 and ${count - shown.length} more` : "";
				return `Changed ${(0, $core_work_7.countOf)(count, "value")} in ${(0, $core_work_7.countOf)(files, "file")}:${shown.join("")}${more}`;
			}
			function describeChange({ path, before, after }) {
				if (after === void 0) return `${path} deleted`;
				if (before === void 0) return `${path} = ${(0, $tool_read_data.shortData)(after)}`;
				return `${path} ${(0, $tool_read_data.shortData)(before)} \u2192 ${(0, $tool_read_data.shortData)(after)}`;
			}
		},
		9057: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_edit_lines_exports: () => tool_edit_lines_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $edit_file = __nccwpck_require__(3107);
			//! src/tools/edit/tool_edit_lines.ts
			var tool_edit_lines_exports = (0, $start_runtime.__exportAll)({ editLines: () => editLines });
			let TAKES = {
				insert: ["line", "content"],
				delete: ["start_line", "end_line"],
				replace: [
					"start_line",
					"end_line",
					"content"
				]
			};
			let DONE = {
				insert: "Inserted",
				delete: "Deleted",
				replace: "Replaced"
			};
			let lineNumber = (least, description) => (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(least), (0, $zod_api_5.describe)(description)));
			let editLines = (0, $core_work_7.defineTool)({
				name: "edit_lines",
				summary: "Insert, delete or replace whole lines of a file by their numbers.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file")),
					operation: (0, $zod_api_5._enum)([
						"insert",
						"delete",
						"replace"
					]).check((0, $zod_api_5.describe)("What to do with the lines")),
					line: lineNumber(0, "insert: the line to insert after; 0 inserts at the top"),
					start_line: lineNumber(1, "delete, replace: the first line, from 1"),
					end_line: lineNumber(1, "delete, replace: the last line, inclusive (default: start_line)"),
					content: (0, $zod_api_5.optional)((0, $core_work_7.textArgument)("insert, replace: the new lines. The final newline is optional, \"\\n\" is one blank line, and line endings match the file")),
					preview_only: (0, $core_work_7.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					total_lines: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many lines the file has afterwards")),
					previous_total_lines: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many lines the file had"))
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
				async run(args, context) {
					let instruction = readInstruction(args);
					if (!instruction.ok) return instruction;
					let file = await (0, $edit_file.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let before = (0, $core_work_7.countLines)(text.text);
					let refusal = refuseRange(instruction.value, before);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
					let edit = makeLineEdit(text.text, instruction.value);
					let changed = await (0, $edit_file.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					let after = (0, $core_work_7.countLines)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
					return (0, $start_start_7.succeeded)({
						total_lines: after,
						previous_total_lines: before
					}, changed.value ? describeEdit(path, instruction.value, after) : `File unchanged: ${path}`, { filesAffected: changed.value ? [path] : [] });
				}
			});
			function readInstruction(args) {
				let { operation, line, start_line, end_line, content } = args;
				let takes = TAKES[operation];
				let foreign = [
					"line",
					"start_line",
					"end_line",
					"content"
				].filter((name) => args[name] !== void 0).filter((name) => !takes.includes(name));
				if (foreign.length > 0) return refuse(`${operation} does not take ${foreign.join(" or ")}`, operation);
				let missing = takes.filter((name) => name !== "end_line" && args[name] === void 0);
				if (missing.length > 0) return refuse(`${operation} needs ${missing.join(" and ")}`, operation);
				let first = line ?? start_line ?? 0;
				let last = end_line ?? first;
				if (last < first) return (0, $start_start_7.failure)((0, $base_tool_errors_5.toolError)("invalid_range", `Line range invalid - end_line ${last} is before start_line ${first}`, "Use a start_line that is not after end_line."));
				if (operation === "delete") return (0, $start_start_7.success)({
					operation,
					first,
					last
				});
				if (content === void 0 || content === "") return refuse(`${operation} needs content that is not empty`, operation);
				return (0, $start_start_7.success)({
					operation,
					first,
					last,
					content
				});
			}
			function refuse(problem, operation) {
				let blank = operation === "delete" ? "" : " A blank line is the content \"\\n\".";
				let takes = TAKES[operation];
				let names = `${takes.slice(0, -1).join(", ")} and ${takes.at(-1)}`;
				return (0, $start_start_7.failure)((0, $base_tool_errors_5.toolError)("invalid_arguments", problem, `Give ${names} for ${operation}.${blank}`));
			}
			function refuseRange({ operation, first, last }, total) {
				let least = operation === "insert" ? 0 : 1;
				if (last <= total) return;
				let valid = total < least ? "it has no lines" : `valid lines are ${least}-${total}`;
				let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
				return (0, $base_tool_errors_5.toolError)("invalid_range", `Line range invalid - file has ${(0, $core_work_7.countOf)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines that exist.");
			}
			function makeLineEdit(text, instruction) {
				switch (instruction.operation) {
					case "insert": return (0, $core_work_7.insertLines)(text, instruction.first, instruction.content);
					case "delete": return (0, $core_work_7.deleteLines)(text, instruction.first, instruction.last);
					case "replace": return (0, $core_work_7.replaceLines)(text, instruction, instruction.content);
				}
			}
			function describeEdit(path, instruction, total) {
				let { operation, first, last } = instruction;
				let range = first === last ? `line ${first}` : `lines ${first}-${last}`;
				let what = operation === "insert" ? `${(0, $core_work_7.countOf)((0, $core_work_7.countLines)(instruction.content), "line")} after line ${first}` : range;
				return `${DONE[operation]} ${what} in ${path} (${(0, $core_work_7.countOf)(total, "line")} now)`;
			}
		},
		8651: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_example_exports: () => tool_example_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			//! src/tools/examples/tool_example.ts
			var tool_example_exports = (0, $start_runtime.__exportAll)({ exampleTools: () => exampleTools });
			let exampleTools = [(0, $core_work_3.defineTool)({
				name: "example_echo",
				summary: "Echo a text. An example of how to write a tool, and a way to test a client.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: [],
				args: () => (0, $zod_api_3.strictObject)({
					text: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("What to say")),
					style: (0, $zod_api_3._default)((0, $zod_api_3._enum)(["plain", "loud"]).check((0, $zod_api_3.describe)("How to say it")), "plain")
				}),
				outputs: () => (0, $zod_api_3.strictObject)({ text: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("What was said")) }),
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
					if (isEmptyRedirect(outcome)) return (0, start.failure)(noContent(outcome.status));
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
				let invalid = (0, tool_errors.toolError)("invalid_arguments", "Invalid URL format", "Use a complete URL such as 'https://example.com/page'.");
				if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return invalid;
				let url = new URL(text);
				if (url.protocol !== "http:" && url.protocol !== "https:") return (0, tool_errors.toolError)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL.");
				if (!/^https?:\/\/(?!\/)/i.test(text)) return invalid;
				if (url.username !== "" || url.password !== "") return (0, tool_errors.toolError)("network_denied", "Not allowed to fetch - the URL contains a user name or password", "Remove the user name and password from the URL. Sous never sends credentials with this tool.");
				let refusal = (0, address_rules.checkPublicHost)(url, allowPrivateHosts);
				return refusal === void 0 ? void 0 : denied(refusal);
			}
			function denied(message, advice = "Use a public address, or allow a private host by name: --allow-host HOST.") {
				return (0, tool_errors.toolError)("network_denied", `Not allowed to fetch - ${message}`, advice);
			}
			function noContent(status) {
				let message = `Failed to fetch - the server responded with status ${status} and no content`;
				return (0, tool_errors.toolError)("network_failed", message, "Try again later, or use another address.");
			}
			function describeFailure(outcome, timeoutSeconds) {
				switch (outcome.kind) {
					case "denied": return denied(outcome.message, outcome.advice);
					case "too_many_redirects": return (0, tool_errors.toolError)("limit_exceeded", `Failed to fetch - ${outcome.message}; the last URL was ${(0, paths.briefText)(outcome.lastUrl)}`, "Fetch the final URL directly.");
					case "timed_out": return (0, tool_errors.toolError)("timed_out", `Request timed out after ${(0, work.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
					case "cancelled": return (0, tool_errors.toolError)("cancelled", "Request was cancelled", "Fetch it again if you still need it.");
					case "failed": return (0, tool_errors.toolError)("network_failed", `Failed to fetch - ${outcome.message}`, outcome.advice ?? "Check the address and whether its server is reachable, then try again.");
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
		},
		3790: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_file_search_exports: () => tool_file_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $find_files = __nccwpck_require__(6125);
			//! src/tools/read/tool_file_search.ts
			var tool_file_search_exports = (0, $start_runtime.__exportAll)({ fileSearch: () => fileSearch });
			let fileSearch = (0, $core_work_3.defineTool)({
				name: "file_search",
				summary: "Search for files matching a glob pattern.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					pattern: (0, $core_work_3.globArgument)("Glob pattern (e.g., '**/*.py', 'src/**/*.go')"),
					base_path: (0, $zod_api_3._default)((0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Base directory to search from (default: current directory)")), ".")
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					files: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("Paths of the files found, relative to the working directory, sorted; at most 1000")),
					matches: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many files match, including those not returned, without those that are too deep")),
					pattern: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("The pattern searched for"))
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
						exclude: [],
						maxDepth: fileSearchDepth,
						maxFiles: fileSearchResults
					}, context);
					if (!found.ok) return found;
					let { files, total, tooDeep, unfinished } = found.value;
					let warnings = [...found.value.warnings];
					total > files.length && warnings.push(`Found ${total} matches, showing first ${files.length}`);
					tooDeep > 0 && warnings.push(`Search depth limited to ${fileSearchDepth} levels, left out ${tooDeep} deeper`);
					return (0, $start_start_5.succeeded)({
						files: [...files],
						matches: total,
						pattern: args.pattern
					}, (0, $find_files.H)(args.pattern, found.value), {
						warnings,
						unfinished
					});
				}
			});
		},
		6486: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_get_category_content_exports: () => tool_get_category_content_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_category_content.ts
			var tool_get_category_content_exports = (0, $start_runtime.__exportAll)({ getCategoryContent: () => getCategoryContent });
			let getCategoryContent = (0, $core_work_5.defineTool)({
				name: "get_category_content",
				summary: "Get the documents of a category.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					category: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Name of a category, such as 'docs'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)((0, $content_tool.contentOutputs)()),
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
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_collection_content.ts
			var tool_get_collection_content_exports = (0, $start_runtime.__exportAll)({ getCollectionContent: () => getCollectionContent });
			let getCollectionContent = (0, $core_work_5.defineTool)({
				name: "get_collection_content",
				summary: "Get the documents of a collection, category by category.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					collection: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Name of a collection, such as 'onboarding'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)((0, $content_tool.contentOutputs)()),
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
			var $core_work_5 = __nccwpck_require__(2663);
			var $zod_api_7 = __nccwpck_require__(4279);
			var $content_tool = __nccwpck_require__(9306);
			//! src/tools/content/tool_get_content.ts
			var tool_get_content_exports = (0, $start_runtime.__exportAll)({ getContentTool: () => getContentTool });
			let getContentTool = (0, $core_work_5.defineTool)({
				name: "get_content",
				summary: "Get the documents of a category or collection.",
				category: "Content",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_7.strictObject)({
					category_or_collection: (0, $zod_api_7.string)().check((0, $zod_api_7.describe)("Name of a category or collection, such as 'docs' or 'onboarding'. A category comes first")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_7.strictObject)((0, $content_tool.contentOutputs)()),
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
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $tool_call_work_5 = __nccwpck_require__(2223);
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
			let glob = (0, $core_work_3.defineTool)({
				name: "glob",
				summary: "Find files whose paths match a glob pattern.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					pattern: (0, $core_work_3.globArgument)("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory"),
					exclude: (0, $core_work_3.globsArgument)(`Directories or patterns to leave out, in addition to ${EXCLUDED_BY_DEFAULT.join(", ")}. Those are left out unless the pattern names them or this list is empty, and always outside a git repository`),
					path: (0, $zod_api_3._default)((0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path of the directory to search. Patterns are relative to it, and files more than 20 directories below it are left out")), "."),
					max_results: (0, $zod_api_3.optional)((0, $zod_api_3.int)().check((0, $zod_api_3._gte)(1), (0, $zod_api_3.describe)("How many files to return (default: 100, at most 500)")))
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					files: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("Paths of the files found, relative to the working directory, sorted")),
					total_files: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many files match, including those not returned, without those that are too deep")),
					truncated: (0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether there are more files than max_results"))
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
					let { limit, warnings } = (0, $core_work_3.resultLimit)(args.max_results, {
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
					let { files, total } = found.value;
					let truncated = total > files.length;
					let advice = `use a narrower pattern, a path or exclude${limit < maximum ? ", or a higher max_results" : ""}`;
					return (0, $start_start_5.succeeded)({
						files: [...files],
						total_files: total,
						truncated
					}, (0, $find_files_2.H)(args.pattern, found.value), {
						unfinished: found.value.unfinished,
						warnings: [
							...found.value.warnings,
							...warnings,
							...(0, $tool_call_work_5.depthWarning)(found.value.tooDeep, maxDepth),
							...truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []
						]
					});
				}
			});
			function excludesOf(pattern, exclude) {
				let asked = (0, $core_work_3.asList)(exclude);
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
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $tool_call_work_7 = __nccwpck_require__(2223);
			//! src/tools/search/tool_grep_search.ts
			var tool_grep_search_exports = (0, $start_runtime.__exportAll)({ grepSearch: () => grepSearch });
			let grepSearch = (0, $core_work_7.defineTool)({
				name: "grep_search",
				summary: "Search file contents for text or a regular expression.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					pattern: (0, $zod_api_5.string)().check((0, $zod_api_5._minLength)(1), (0, $zod_api_5.describe)("Text or regex pattern to search for")),
					is_regex: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether pattern is regex (default: false); with *, + or {n,} it skips lines over 10,000 characters with a warning")), !1),
					file_pattern: (0, $zod_api_5.optional)((0, $core_work_7.asGlob)((0, $zod_api_5.string)().check((0, $zod_api_5._minLength)(1), (0, $zod_api_5.describe)("Glob pattern to limit files searched (default: all files)")))),
					max_results: (0, $zod_api_5._default)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5._lte)(1e3), (0, $zod_api_5.describe)("Maximum number of results to return (default: 100)")), 100)
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					total_matches: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Number of matching lines in all files")),
					files_searched: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Number of text files searched")),
					pattern: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The pattern, as given")),
					matches: (0, $zod_api_5.array)(matchOutput()).check((0, $zod_api_5.describe)("The matching lines, at most max_results")),
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Every file with a match, however many matches are returned"))
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
						trial: (0, $core_work_7.trialIn)(context)
					};
					let pattern = args.is_regex ? (0, $tool_call_work_7.regexPattern)(args.pattern, options) : (0, $tool_call_work_7.textPattern)(args.pattern, options);
					if (!pattern.ok) return pattern;
					let maxDepth = context.limits.searchDepth;
					let selection = {
						include: args.file_pattern === void 0 ? [] : [args.file_pattern],
						maxDepth
					};
					let found = await (0, $tool_call_work_7.searchFiles)({
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
						matches: matches.map(({ path, line, column, text }) => ({
							path,
							line,
							column,
							text
						})),
						files: found.value.files.map((file) => file.path)
					};
					let output = totalMatches === 0 ? `No matches found for '${(0, $start_paths_5.briefText)(args.pattern)}'` : `Found ${(0, $core_work_7.countOf)(totalMatches, "match", "matches")} for '${(0, $start_paths_5.briefText)(args.pattern)}':${(0, $tool_call_work_7.renderMatches)(matches)}`;
					return (0, $start_start_7.succeeded)(value, output, {
						findings: (0, $tool_call_work_7.findingsOf)(matches, totalMatches),
						unfinished: (0, $tool_call_work_7.whyUnfinished)(found.value, context.limits)[0],
						warnings: [...(0, $tool_call_work_7.truncationWarning)(totalMatches, matches.length, "narrow the pattern or set file_pattern"), ...(0, $tool_call_work_7.searchWarnings)(found.value, context.limits, maxDepth)]
					});
				}
			});
			function matchOutput() {
				return (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("File with the match")),
					line: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Line number, from 1")),
					column: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Column of the match, from 1")),
					text: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The line, or the part of a very long line around the match"))
				});
			}
		},
		9093: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_list_dir_exports: () => tool_list_dir_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $list_entries = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_dir.ts
			var tool_list_dir_exports = (0, $start_runtime.__exportAll)({ listDir: () => listDir });
			let listDir = (0, $core_work_3.defineTool)({
				name: "list_dir",
				summary: "List contents of a directory.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3._default)((0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path to directory (default: current directory)")), "."),
					page: (0, $zod_api_3._default)((0, $zod_api_3.int)().check((0, $zod_api_3._gte)(1), (0, $zod_api_3.describe)("Which 1000 entries to return")), 1)
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					entries: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("Names on this page, files first; a directory ends with /, a link with @")),
					total_entries: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many entries the directory has")),
					files: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many of them are files")),
					directories: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many of them are directories")),
					page: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("The page returned")),
					pages: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many pages there are"))
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
					if (args.page > pages) return (0, $start_start_5.failed)("invalid_arguments", `Page ${args.page} of '${directory}' does not exist, there ${pages === 1 ? "is 1 page" : `are ${pages} pages`}`, pages === 1 ? "There is only page 1." : `Use a page from 1 to ${pages}.`);
					let first = (args.page - 1) * size;
					let names = entries.slice(first, first + size).map(({ name, kind }) => (0, $list_entries.QE)(name, kind));
					let isLast = args.page === pages;
					let warning = `Showing entries ${first + 1}-${first + names.length} of ${entries.length}${isLast ? "" : `, use page=${args.page + 1} for more`}`;
					return (0, $start_start_5.succeeded)({
						entries: names,
						...(0, $list_entries.xb)(entries),
						page: args.page,
						pages
					}, (0, $list_entries.nU)(directory, names), { warnings: pages > 1 ? [warning] : [] });
				}
			});
		},
		93: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_list_directory_exports: () => tool_list_directory_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $list_entries = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_directory.ts
			var tool_list_directory_exports = (0, $start_runtime.__exportAll)({ listDirectory: () => listDirectory });
			let listDirectory = (0, $core_work_3.defineTool)({
				name: "list_directory",
				summary: "List a directory, optionally with its subdirectories.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3._default)((0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path of the directory (default: current directory)")), "."),
					recursive: (0, $zod_api_3._default)((0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether to list subdirectories too, without what git ignores")), !1),
					max_depth: (0, $zod_api_3._default)((0, $zod_api_3.int)().check((0, $zod_api_3._gte)(1), (0, $zod_api_3._lte)(20), (0, $zod_api_3.describe)("How many levels deep a recursive listing goes")), 3),
					show_sizes: (0, $zod_api_3._default)((0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether to include file sizes in bytes")), !1)
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					entries: (0, $zod_api_3.array)((0, $zod_api_3.strictObject)({
						path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Path relative to the working directory")),
						kind: (0, $zod_api_3._enum)([
							"file",
							"directory",
							"symlink",
							"other"
						]).check((0, $zod_api_3.describe)("What it is")),
						size: (0, $zod_api_3.optional)((0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Size in bytes, for files with show_sizes")))
					})).check((0, $zod_api_3.describe)("The entries, at most 1000")),
					total_entries: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Number of entries, including those not returned")),
					files: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many of them are files")),
					directories: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many of them are directories")),
					truncated: (0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether there are more entries than returned"))
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
					let listed = args.recursive ? await listBelow(args.path, args.max_depth, context) : await (0, $list_entries.fi)(args.path, context.workspace);
					if (!listed.ok) return listed;
					let { directory, entries } = listed.value;
					let shown = entries.slice(0, context.limits.listDirEntries);
					let described = [];
					let lines = [];
					for (let { name, kind } of shown) {
						let size = args.show_sizes && kind === "file" ? await (0, $list_entries.$d)(directory, name, context.workspace) : void 0;
						let path = directory === "." ? name : `${directory}/${name}`;
						described.push({
							path,
							kind,
							...size !== void 0 && { size }
						});
						lines.push((0, $list_entries.QE)(name, kind) + (size === void 0 ? "" : ` (${(0, $core_work_3.sizeText)(size)})`));
					}
					let truncated = entries.length > shown.length;
					let warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a subdirectory, or use glob`] : [];
					return (0, $start_start_5.succeeded)({
						entries: described,
						...(0, $list_entries.xb)(entries),
						truncated
					}, (0, $list_entries.nU)(directory, lines), { warnings: [...listed.value.warnings, ...warnings] });
				}
			});
			async function listBelow(text, maxDepth, { workspace }) {
				let listed = await (0, $list_entries.fi)(text, workspace);
				if (!listed.ok) return listed;
				let { directory } = listed.value;
				let prefix = directory === "." ? "" : `${directory}/`;
				let { files, warnings } = await workspace.files();
				let entries = new Map();
				for (let file of files) {
					if (!file.startsWith(prefix)) continue;
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
					warnings
				});
			}
		},
		6692: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				dataFileArguments: () => dataFileArguments,
				forEachDataFile: () => forEachDataFile,
				shortData: () => shortData,
				tool_read_data_exports: () => tool_read_data_exports
			});
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $workspace_data_format_3 = __nccwpck_require__(6984);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $base_tool_errors_7 = __nccwpck_require__(4092);
			var $tool_call_work_9 = __nccwpck_require__(2223);
			var $late_timers_promises_3 = __nccwpck_require__(6092);
			//! src/tools/read/data-files.ts
			function dataFileArguments() {
				return {
					path: (0, $zod_api_5.optional)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the one file; either this or include"))),
					include: (0, $core_work_3.globsArgument)("Pattern or patterns of the files, such as \"**/package.json\"; either this or path"),
					exclude: (0, $core_work_3.globsArgument)("With include: pattern or patterns of files and directories to leave out"),
					format: (0, $zod_api_5.optional)((0, $zod_api_5._enum)($workspace_data_format_3.DATA_FORMATS).check((0, $zod_api_5.describe)("What the files are, where their names do not say so. jsonc is JSON with comments and final commas")))
				};
			}
			async function forEachDataFile(args, task, context) {
				if (args.path !== void 0 && args.include === void 0 && args.exclude === void 0) {
					let path = (0, $core_work_3.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let file = await openDataFile(path.value, args.format, context);
					if (!file.ok) return file;
					let problem = await workThrough([file.value], task, context);
					return problem === void 0 ? (0, $start_start_5.success)([]) : (0, $start_start_5.failure)(problem);
				}
				if (args.path === void 0 && args.include !== void 0) return forEachMatch(args, task, context);
				return (0, $start_start_5.failure)((0, $base_tool_errors_7.toolError)("invalid_arguments", args.path === void 0 ? "Neither path nor include is given" : "path goes with neither include nor exclude", "Give path for one file, or include (and exclude) for many."));
			}
			async function forEachMatch(args, task, context) {
				let include = (0, $core_work_3.asList)(args.include);
				if (include.length === 0) return (0, $start_start_5.failure)((0, $base_tool_errors_7.toolError)("invalid_arguments", "include is empty", "Say which files are meant, such as \"**/*.json\"."));
				let selected = await (0, $tool_call_work_9.selectFiles)(context.workspace, {
					include,
					exclude: (0, $core_work_3.asList)(args.exclude),
					maxDepth: Infinity
				});
				if (!selected.ok) return selected;
				let { files, secret } = selected.value;
				let warnings = [...selected.value.warnings, ...(0, $tool_call_work_9.secretWarning)(secret.length, "give the exact file name to take it in")];
				let skipped = {
					unknown: 0,
					undecodable: 0
				};
				let batch = [];
				let characters = 0;
				for (let [index, path] of files.entries()) {
					let file = await openDataFile(path, args.format, context);
					if (file.ok) {
						batch.push(file.value);
						characters += file.value.text.text.length;
					} else if (file.error.code === "invalid_arguments") skipped.unknown++;
					else if (file.error.code === "encoding_unsupported") skipped.undecodable++;
					else if (file.error.code !== "not_found") return (0, $start_start_5.failure)(withExclude(file.error));
					if (characters < 2097152 && index < files.length - 1) continue;
					context.progress({
						done: index,
						total: files.length,
						unit: "files"
					});
					let problem = await workThrough(batch, task, context);
					if (problem !== void 0) return (0, $start_start_5.failure)(problem.code === "cancelled" ? problem : withExclude(problem));
					batch = [];
					characters = 0;
				}
				skipped.unknown > 0 && warnings.push(`Skipped ${(0, $core_work_3.countOf)(skipped.unknown, "file")} whose names do not say JSON, YAML or TOML; set format to take them in`);
				skipped.undecodable > 0 && warnings.push(`Skipped ${(0, $core_work_3.countOf)(skipped.undecodable, "file")} that cannot be decoded as text`);
				files.length === 0 && warnings.push(`No file fits ${include.map((glob) => `'${glob}'`).join(" or ")}`);
				return (0, $start_start_5.success)(warnings);
			}
			async function openDataFile(path, given, { workspace, limits }) {
				let content = await workspace.read(path, limits.writeFileBytes + 1);
				if (!content.ok) return content;
				let { bytes } = content.value;
				let text = (0, $core_work_3.decodeText)(bytes, path);
				if (!text.ok) return text;
				let format = given === void 0 ? (0, $workspace_data_format_3.dataFormatOf)(path) : (0, $start_start_5.success)(given);
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
					adapter: await (0, $workspace_data_format_3.loadAdapter)(format.value)
				});
			}
			async function workThrough(batch, task, context) {
				let { limits, signal } = context;
				let results = [];
				let step = (index) => {
					let file = batch[index];
					file !== void 0 && (results[index] = task.work(file));
					return index + 1;
				};
				let limitMs = task.needsTimeLimit ? limits.regexMsPerFile : Infinity;
				for (let late of (0, $tool_call_work_9.runGuarded)({
					from: 0,
					to: batch.length,
					step,
					limitMs
				})) {
					await (0, $late_timers_promises_3.setImmediate)();
					if (signal.aborted) return (0, $base_tool_errors_7.toolError)("cancelled", "The call was cancelled; nothing was changed", "Call again when it is wanted after all.");
					let slow = late === void 0 ? void 0 : batch[late];
					if (slow !== void 0) return (0, $base_tool_errors_7.toolError)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${slow.path}'; nothing was changed`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
				}
				for (let [index, file] of batch.entries()) {
					let result = results[index];
					let problem = result === void 0 ? void 0 : result.ok ? task.finish(file, result.value) : asToolError(result.error, file);
					if (problem !== void 0) return problem;
				}
			}
			function asToolError({ code, message, offset, suggestion }, { path, text }) {
				let { line, column } = (0, $workspace_data_format_3.positionAt)(text.text, offset);
				return (0, $base_tool_errors_7.toolError)(code, `${path}:${line}:${column}: ${message}`, suggestion);
			}
			function withExclude(problem) {
				return {
					...problem,
					suggestion: `${problem.suggestion} Or leave the file out with exclude. Nothing was changed.`
				};
			}
			//! src/tools/read/tool_read_data.ts
			var tool_read_data_exports = (0, $start_runtime.__exportAll)({ readData: () => readData });
			let MAX_VALUES = 1e3;
			let readData = (0, $core_work_3.defineTool)({
				name: "read_data",
				summary: "Read values from JSON, JSONC, YAML and TOML files by a JSONPath.",
				category: "File Reading",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					...dataFileArguments(),
					query: (0, $zod_api_5.string)().check((0, $zod_api_5.refine)((text) => text.startsWith("$"), "must begin with '$', such as $.engines.node"), (0, $zod_api_5.describe)("JSONPath (RFC 9535) of the values, such as $.engines.node or $.jobs[*].steps[*].uses"))
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					values: (0, $zod_api_5.array)(valueOutput()).check((0, $zod_api_5.describe)(`The values in the order of the files, at most ${MAX_VALUES}`)),
					count: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many values the path selects in all files")),
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files that have one")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether there are more values than returned"))
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
				async run(args, context) {
					let queries = await (0, $workspace_data_format_3.compileQueries)([args.query]);
					if (!queries.ok) return queries;
					let [query] = queries.value;
					if (query === void 0) throw Error("No query was compiled");
					let values = [];
					let files = [];
					let count = 0;
					let warnings = await forEachDataFile(args, {
						work: ({ adapter, text }) => (0, $workspace_data_format_3.readDocument)(adapter, text.text, query),
						finish({ path }, found) {
							found.length > 0 && files.push(path);
							count += found.length;
							for (let each of found.slice(0, MAX_VALUES - values.length)) values.push({
								file: path,
								...each,
								value: each.value
							});
						},
						needsTimeLimit: query.hasPattern
					}, context);
					if (!warnings.ok) return warnings;
					let truncated = count > values.length;
					let more = truncated ? [`Found ${count} values, returning the first ${values.length}; narrow the path or the files`] : [];
					return (0, $start_start_5.succeeded)({
						values,
						count,
						files,
						truncated
					}, describe(values, count, args.query), { warnings: [...warnings.value, ...more] });
				}
			});
			function valueOutput() {
				return (0, $zod_api_5.strictObject)({
					file: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("File with the value")),
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Where it is in the file, as a normalized path: $['engines']['node']")),
					document: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Which document of a YAML file it is in, from 1")),
					line: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Line number, from 1")),
					column: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Column, from 1")),
					value: (0, $zod_api_5.unknown)().check((0, $zod_api_5.describe)("The value: text, number, true, false, null, list or object"))
				});
			}
			function describe(values, count, query) {
				if (count === 0) return `No values found for '${query}'`;
				let shown = values.slice(0, 20).map((each) => `\n  ${each.file}:${each.line}: ${each.path} = ${shortData(each.value)}`);
				let more = count > shown.length ? `\n  \u2026 and ${count - shown.length} more` : "";
				return `Found ${(0, $core_work_3.countOf)(count, "value")} for '${query}':${shown.join("")}${more}`;
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
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			//! src/tools/read/tool_read_file.ts
			var tool_read_file_exports = (0, $start_runtime.__exportAll)({ readFile: () => readFile });
			let HEX_BYTES = 1024;
			let lineNumber = (description) => (0, $zod_api_3.optional)((0, $zod_api_3.int)().check((0, $zod_api_3._gte)(1), (0, $zod_api_3.describe)(description)));
			let count = (description) => (0, $zod_api_3.int)().check((0, $zod_api_3.describe)(description));
			let readFile = (0, $core_work_3.defineTool)({
				name: "read_file",
				summary: "Read the contents of a file, optionally specifying line range.",
				category: "File Reading",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path to the file to read")),
					start_line: lineNumber("Starting line number (1-indexed, optional)"),
					end_line: lineNumber("Ending line number (1-indexed, inclusive, optional)")
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					content: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("The text with its original line endings, or a binary file as hex")),
					total_lines: count("Number of lines in the file, or in its first 10 MB when truncated; 0 for a binary file"),
					lines_returned: count("Number of lines in content"),
					file_size_bytes: count("Size of the file"),
					truncated: (0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Whether only the first 10 MB of the file were read, or the first 1 KB of a binary file")),
					start_line: count("First line in content, 0 when there is none"),
					end_line: count("Last line in content, 0 when there is none"),
					encoding: (0, $zod_api_3._enum)([
						"utf8",
						"utf8-bom",
						"single-byte",
						"binary"
					]).check((0, $zod_api_3.describe)("How the bytes were decoded; single-byte means not UTF-8, shown as Latin-1"))
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
					let path = (0, $core_work_3.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let first = args.start_line ?? 1;
					if (args.end_line !== void 0 && args.end_line < first) return (0, $start_start_5.failed)("invalid_range", `Line range invalid - end_line ${args.end_line} is before start_line ${first}`, "Use an end_line that is not before start_line.");
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let read = await workspace.read(path.value, limits.readFileBytes);
					if (!read.ok) return read;
					let { bytes } = read.value;
					let size = Math.max(entry.value.size, bytes.length);
					let isCut = size > bytes.length;
					let text = (0, $core_work_3.decodeText)(isCut ? bytes.subarray(0, bytes.length - (0, $start_start_5.partialEndLength)(bytes)) : bytes, path.value);
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
				let total = (0, $core_work_3.countLines)(text);
				let isWhole = first === 1 && last === void 0;
				let known = isCut ? `the first ${(0, $core_work_3.sizeText)(limit)} of the file have` : "file has";
				if (first > total && !isWhole) return (0, $start_start_5.failed)("invalid_range", `Line range invalid - ${known} ${(0, $core_work_3.countOf)(total, "line")}, requested ${first}-${last ?? "end"}`, total === 0 ? "The file is empty: read it without a range." : `Use lines between 1 and ${total}.`);
				let end = Math.min(last ?? total, total);
				let span = (0, $core_work_3.lineSpan)(text, first, end);
				let content = text.slice(span.start, span.end);
				let warnings = [];
				isCut && warnings.push(`File is larger than ${(0, $core_work_3.sizeText)(limit)}, only the first ${(0, $core_work_3.sizeText)(limit)} were read`);
				last !== void 0 && last > total && warnings.push(`${(0, $core_work_3.capitalized)(known)} ${(0, $core_work_3.countOf)(total, "line")}, requested ${first}-${last}; lines ${first}-${end} returned`);
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
				let content = hexRows(bytes.subarray(0, HEX_BYTES));
				return (0, $start_start_5.succeeded)({
					content,
					total_lines: 0,
					lines_returned: 0,
					file_size_bytes: size,
					truncated: size > HEX_BYTES,
					start_line: 0,
					end_line: 0,
					encoding: "binary"
				}, `Contents of ${shown} (binary, ${(0, $core_work_3.sizeText)(size)}):\n${content}`, { warnings: ["File appears to be binary, displaying first 1KB as hex"] });
			}
			function hexRows(bytes) {
				let rows = "";
				for (let at = 0; at < bytes.length; at += 16) {
					let row = Array.from(bytes.subarray(at, at + 16), (byte) => byte.toString(16).padStart(2, "0"));
					rows += `${at.toString(16).padStart(8, "0")}  ${row.join(" ")}\n`;
				}
				return rows;
			}
		},
		1152: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_string_in_file_exports: () => tool_replace_string_in_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_paths_5 = __nccwpck_require__(2313);
			var $start_start_7 = __nccwpck_require__(2509);
			var $workspace_replace_regex = __nccwpck_require__(2990);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_13 = __nccwpck_require__(2663);
			var $edit_file_4 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_replace_string_in_file.ts
			var tool_replace_string_in_file_exports = (0, $start_runtime.__exportAll)({ replaceStringInFile: () => replaceStringInFile });
			let replaceStringInFile = (0, $core_work_13.defineTool)({
				name: "replace_string_in_file",
				summary: "Replace a specific string in a file with new content; only its first occurrence.",
				category: "File Writing",
				effect: "stage",
				risk: "dangerous",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to the file to modify")),
					old_string: (0, $core_work_13.textArgument)("Exact string to find and replace. In a file with CRLF line endings, a plain newline matches CRLF").check((0, $zod_api_5._minLength)(1, "must not be empty")),
					new_string: (0, $core_work_13.textArgument)("String to replace with, taken literally"),
					preview_only: (0, $core_work_13.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					occurrences_found: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How often the string was in the file")),
					occurrences_replaced: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them were replaced: 1, or 0 if the new string is the same")),
					lines_changed: (0, $zod_api_5.array)((0, $zod_api_5.int)()).check((0, $zod_api_5.describe)("Line numbers of the replaced string, before the edit"))
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
					let file = await (0, $edit_file_4.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let refusal = (0, $core_work_13.checkEncodable)(args.old_string, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start_7.failure)(refusal);
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
					if (edit === void 0) return (0, $start_start_7.failed)("no_matches", `String '${(0, $start_paths_5.briefText)(args.old_string)}' not found in file`, `${(0, $workspace_replace_regex.nearestMiss)(text.text, args.old_string) ?? `'${path}' contains nothing similar.`} Read the file and copy the string exactly.`);
					let changed = await (0, $edit_file_4.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					if (!changed.value) return (0, $start_start_7.succeeded)({
						occurrences_found: edits.length,
						occurrences_replaced: 0,
						lines_changed: []
					}, `File unchanged: ${path}`);
					let line = (0, $core_work_13.lineAt)(text.text, edit.start);
					let spanned = (0, $core_work_13.countLines)(text.text.slice(edit.start, edit.end));
					return (0, $start_start_7.succeeded)({
						occurrences_found: edits.length,
						occurrences_replaced: 1,
						lines_changed: Array.from({ length: spanned }, (_, i) => line + i)
					}, `Replaced 1 occurrence in ${path}`, {
						filesAffected: [path],
						warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`]
					});
				}
			});
		},
		6587: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_run_in_terminal_exports: () => tool_run_in_terminal_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $start_start = __nccwpck_require__(2509);
			var $core_work_9 = __nccwpck_require__(2663);
			var $zod_api = __nccwpck_require__(4279);
			var $workspace_footprint = __nccwpck_require__(6635);
			var $command_failure = __nccwpck_require__(8560);
			//! src/tools/run/tool_run_in_terminal.ts
			var tool_run_in_terminal_exports = (0, $start_runtime.__exportAll)({ runInTerminal: () => runInTerminal });
			let MAX_COMMAND_BYTES = 1e5;
			let runInTerminal = (0, $core_work_9.defineTool)({
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
					writes: (0, $zod_api.optional)((0, $core_work_9.asGlob)((0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Globs of the files that the command may write. Writing or removing any other file or link is an error, even if its content stays the same. What git ignores after the command (build output, dependencies; without git, directories such as dist and node_modules) may always change"))))
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
					let declared = (0, $core_work_9.parseGlobs)(writes);
					return declared.ok ? refuseEnvironment(env) : declared.error;
				},
				async run(args, context) {
					let declared = args.writes === void 0 ? void 0 : (0, $core_work_9.parseGlobs)(args.writes);
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
						signal: context.signal
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
					let why = (0, $core_work_9.checkVariable)(name, value);
					if (why === void 0) continue;
					let suggestion = (0, $core_work_9.isPossibleValue)(value) ? "Use another name, such as WANTED_VERSION." : "Remove that character from the value.";
					return (0, $base_tool_errors_5.toolError)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, suggestion);
				}
			}
			function refuseTampering(parts) {
				if (parts.length === 0) return;
				return (0, $base_tool_errors_5.toolError)("git_state_tampered", `The command changed the state of the git repository: ${(0, $core_work_9.nameSome)(parts, 10)}`, "Use a command that changes only files. Check what it did to the repository, and undo it if necessary.");
			}
			function refuseUndeclared(files, declared) {
				let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file)).map($start_paths_3.escapeUnprintable);
				if (undeclared.length === 0) return;
				return (0, $base_tool_errors_5.toolError)("undeclared_write", `The command wrote or removed files outside 'writes': ${(0, $core_work_9.nameSome)(undeclared, 10)}`, "The changes stay on disk. Add the files to 'writes' if they may change, or undo the changes and fix the command.");
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
					suggestion: `${error.suggestion} It wrote or removed these files: ${(0, $core_work_9.nameSome)(files, 10)}.`
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
				if (staged.length > 0) return (0, $start_start.failure)(notWritten(staged));
				let { folder } = workspace;
				let before = await workspace.footprint();
				if (folder === void 0 || before === void 0) return (0, $start_start.failure)(noFolder());
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
			function notWritten(paths) {
				return (0, $base_tool_errors_5.toolError)("stale", `Cannot run a command while changes are not written yet: ${(0, $core_work_9.nameSome)(paths, 10)}`, "Apply these changes first, or run the command before making them.");
			}
			function noFolder() {
				return (0, $base_tool_errors_5.toolError)("not_a_directory", "Commands need a folder on disk to run in", "Run it in a checkout of the repository.");
			}
		},
		3717: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_search_exports: () => tool_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $start_paths_3 = __nccwpck_require__(2313);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $tool_call_work_7 = __nccwpck_require__(2223);
			//! src/tools/search/tool_search.ts
			var tool_search_exports = (0, $start_runtime.__exportAll)({ search: () => search });
			let search = (0, $core_work_7.defineTool)({
				name: "search",
				summary: "Find files with a text in their name or content, most relevant first.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					query: (0, $zod_api_5.string)().check((0, $zod_api_5._minLength)(1), (0, $zod_api_5.describe)("Plain text to find, ignoring case")),
					file_type: (0, $core_work_7.fileTypeArgument)(),
					exclude_dirs: (0, $core_work_7.globsArgument)("Directories to skip: a name anywhere (node_modules) or a path (src/generated)"),
					max_results: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)("How many files to return (default: 50, at most 500)")))
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					results: (0, $zod_api_5.array)(resultOutput()).check((0, $zod_api_5.describe)("The files found, most relevant first, at most max_results")),
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("The paths of the results")),
					total_files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Total number of files found")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether there are more files than returned"))
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
					let { limit, warnings } = (0, $core_work_7.resultLimit)(args.max_results, {
						usual: limits.grepResults,
						maximum: limits.grepResultsMaximum
					});
					let directories = (0, $core_work_7.asList)(args.exclude_dirs);
					let written = (0, $core_work_7.parseExcludes)(directories);
					if (!written.ok) return written;
					let selection = {
						exclude: directories.map((directory) => `${directory.replace(/\/$/, "")}/`),
						maxDepth: limits.searchDepth,
						...args.file_type !== void 0 && { extension: (0, $core_work_7.extensionIn)(args.file_type) }
					};
					let candidates = await (0, $tool_call_work_7.selectFiles)(context.workspace, selection);
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
						unfinished: (0, $tool_call_work_7.whyUnfinished)(contents.value, limits)[0],
						warnings: [
							...warnings,
							...value.truncated ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`] : [],
							...(0, $tool_call_work_7.searchWarnings)(contents.value, limits, limits.searchDepth, "grep searches a file that you name exactly")
						]
					});
				}
			});
			function resultOutput() {
				return (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The file")),
					name_match: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether its name contains the query")),
					matches: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of its lines contain the query"))
				});
			}
			async function searchText(query, selection, context) {
				let pattern = (0, $tool_call_work_7.textPattern)(query, {
					caseSensitive: !1,
					trial: (0, $core_work_7.trialIn)(context)
				});
				return pattern.ok ? (0, $tool_call_work_7.searchFiles)({
					pattern: pattern.value,
					selection,
					maxMatches: 0,
					contextLines: 0
				}, context) : pattern;
			}
			async function countWords(query, found, context) {
				let pattern = (0, $tool_call_work_7.regexPattern)(`(?<!\\w)${(0, $core_work_7.escapeRegex)(query)}(?!\\w)`, {
					caseSensitive: !1,
					trial: (0, $core_work_7.trialIn)(context)
				});
				if (!pattern.ok) return pattern;
				let selection = {
					only: found.map((file) => file.path),
					maxDepth: context.limits.searchDepth
				};
				let words = await (0, $tool_call_work_7.searchFiles)({
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
					let reasons = [...inName ? ["name"] : [], ...matches > 0 ? [(0, $core_work_7.countOf)(matches, "line")] : []];
					return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(", ")})` : " (path)"}`;
				});
				return `Found ${(0, $core_work_7.countOf)(total, "file")} for '${query}':${lines.join("")}`;
			}
		},
		1610: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_terminal_last_command_exports: () => tool_terminal_last_command_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $base_tool_errors_5 = __nccwpck_require__(4092);
			var $start_start_7 = __nccwpck_require__(2509);
			var $core_work_7 = __nccwpck_require__(2663);
			var $zod_api_5 = __nccwpck_require__(4279);
			//! src/tools/run/tool_terminal_last_command.ts
			var tool_terminal_last_command_exports = (0, $start_runtime.__exportAll)({ terminalLastCommand: () => terminalLastCommand });
			let NO_COMMAND = {
				...(0, $base_tool_errors_5.toolError)("not_found", "No previous command in this session", "Run a command with run_in_terminal first."),
				instruction: "Run a command first."
			};
			let terminalLastCommand = (0, $core_work_7.defineTool)({
				name: "terminal_last_command",
				summary: "Retrieve the last shell command that was executed, with its output.",
				category: "Terminal",
				effect: "read",
				risk: "read_only",
				permissions: [],
				args: () => (0, $zod_api_5.strictObject)({}),
				outputs: () => (0, $zod_api_5.strictObject)({
					command: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The command")),
					exit_code: (0, $zod_api_5.nullable)((0, $zod_api_5.int)()).check((0, $zod_api_5.describe)("Its exit code; null if it was stopped or did not start")),
					executed_at: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("When it started, as ISO 8601")),
					output: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("What it printed: stdout, then stderr"))
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
						error: NO_COMMAND
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
		},
		7029: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_update_file_exports: () => tool_update_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_3 = __nccwpck_require__(2663);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $edit_file_2 = __nccwpck_require__(3107);
			//! src/tools/edit/tool_update_file.ts
			var tool_update_file_exports = (0, $start_runtime.__exportAll)({ updateFile: () => updateFile });
			let updateFile = (0, $core_work_3.defineTool)({
				name: "update_file",
				summary: "Replace the whole content of an existing file, byte for byte as given.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_3.strictObject)({
					path: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Relative path of the existing file")),
					content: (0, $core_work_3.textArgument)("The new content, at most 10 MB, written as UTF-8. Line endings and a byte-order mark are not taken from the old content"),
					preview_only: (0, $core_work_3.previewArgument)()
				}),
				outputs: () => (0, $zod_api_3.strictObject)({
					size_bytes: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Size of the new content")),
					previous_size_bytes: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("Size of the content it replaced"))
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
					let path = (0, $core_work_3.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $edit_file_2.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let content = await workspace.read(path.value);
					if (!content.ok) {
						if (content.error.code !== "not_found") return content;
						return (0, $start_start_5.failed)("not_found", content.error.message, "Check the path, or use create_file to create the file.");
					}
					let isSame = Buffer.compare(bytes.value, content.value.bytes) === 0;
					if (!isSame) {
						let staged = await workspace.stage(path.value, bytes.value, { from: content.value });
						if (!staged.ok) return staged;
					}
					let size = bytes.value.length;
					return (0, $start_start_5.succeeded)({
						size_bytes: size,
						previous_size_bytes: content.value.bytes.length
					}, isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${(0, $core_work_3.sizeText)(size)})`, { filesAffected: isSame ? [] : [path.value] });
				}
			});
		},
		6984: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["data-format"]();
			module.exports = {
				__esModule: !0,
				get DATA_FORMATS() {
					return part().DATA_FORMATS;
				},
				get SET_WHEN() {
					return part().SET_WHEN;
				},
				get compileQueries() {
					return part().compileQueries;
				},
				get dataFormatOf() {
					return part().dataFormatOf;
				},
				get editDocument() {
					return part().editDocument;
				},
				get isObject() {
					return part().isObject;
				},
				get loadAdapter() {
					return part().loadAdapter;
				},
				get positionAt() {
					return part().positionAt;
				},
				get readDocument() {
					return part().readDocument;
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
