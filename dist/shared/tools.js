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
				"json-schema": () => __nccwpck_require__(5984),
				"provided-bundles": () => __nccwpck_require__(8223),
				"tool-collection": () => __nccwpck_require__(3415),
				tool_append_file: () => __nccwpck_require__(8422),
				tool_create_directory: () => __nccwpck_require__(9709),
				tool_create_file: () => __nccwpck_require__(6502),
				tool_delete_file: () => __nccwpck_require__(295),
				tool_edit_lines: () => __nccwpck_require__(9057),
				tool_fetch_webpage: () => __nccwpck_require__(3583),
				tool_file_search: () => __nccwpck_require__(3790),
				tool_get_category_content: () => __nccwpck_require__(6486),
				tool_get_collection_content: () => __nccwpck_require__(6194),
				tool_get_content: () => __nccwpck_require__(6947),
				tool_glob: () => __nccwpck_require__(3303),
				tool_grep_search: () => __nccwpck_require__(4252),
				tool_list_dir: () => __nccwpck_require__(9093),
				tool_list_directory: () => __nccwpck_require__(93),
				tool_read_file: () => __nccwpck_require__(3778),
				tool_replace_string_in_file: () => __nccwpck_require__(1152),
				tool_run_in_terminal: () => __nccwpck_require__(6587),
				tool_search: () => __nccwpck_require__(3717),
				tool_terminal_last_command: () => __nccwpck_require__(1610),
				tool_update_file: () => __nccwpck_require__(7029)
			};
		},
		6586: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5902).charset();
		},
		7308: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802).auth();
		},
		4828: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-errors"]();
		},
		9393: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-views"]();
		},
		7639: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["check-tool"]();
		},
		8431: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["json-schema-check"]();
		},
		742: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
		},
		7307: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5146)["content-files"]();
		},
		2663: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		3265: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512)["edit-file"]();
		},
		555: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).work();
		},
		7525: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		2509: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		7748: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1642)["address-rules"]();
		},
		2223: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6522).work();
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
			var $values_values = __nccwpck_require__(367);
			var $start_start = __nccwpck_require__(2509);
			var $zod_api = __nccwpck_require__(4279);
			var $bundles_bundle_views = __nccwpck_require__(9393);
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
							url: (0, $zod_api.string)().check((0, $zod_api.describe)("URL that answered the last call")),
							sha256: (0, $zod_api.string)().check((0, $zod_api.describe)("SHA-256 of what was received"))
						}),
						metadata: ["status_code", "url"],
						termination: "Use terminate=false when its answer is needed for a next step; terminate=true when the call was all the user asked for.",
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
				if (problems.length > 0) return (0, $start_start.failed)("invalid_output", `The answer is not what the tool promises: ${listProblems(problems)}`, "Tell whoever keeps the tool.");
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
				return (0, $values_values.sha256)(Buffer.from(JSON.stringify([
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
				if (reference === void 0) return (0, $start_start.failure)((0, $start_start.toolError)("unknown_tool", `'${name}' names no tool of a bundle`, "Write bundle/tool@version."));
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
				let message = `The function '${tool.local?.function ?? ""}' of the tool '${tool.slug}' is not there any more`;
				return (0, $start_start.failure)((0, $start_start.toolError)("disabled", message, "The tool is off until the function is back. Its file was left as it is."));
			}
			function brokenTool(tool, { field, reason }) {
				let file = (0, $reader_work.toolFile)(tool.bundleSlug, tool.slug, tool.version);
				return (0, $start_start.toolError)("corrupt_file", `The tool '${(0, $core_work.referenceText)((0, $bundles_bundle_views.referenceOf)(tool))}' cannot be called: ${field} ${reason}`, `Correct ${file}.`);
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
				"Search & Discovery": "Find files by name and text by pattern, and look around in directories. Read-only; ignored files are left out.",
				"File Reading": "Read the contents of files. Read-only: nothing can be changed here.",
				"File Writing": "Create and change files. Changes are staged and shown as a diff; applying them needs approval.",
				"File Management": "Destructive operations on files. Use them only when the user asked for exactly this; applying needs approval.",
				Terminal: "Run shell commands. Every command needs approval before it runs.",
				Network: "Fetch from the network. Every call needs approval before it is made."
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
			var $start_start_3 = __nccwpck_require__(2509);
			//! src/tools/run/command-failure.ts
			let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
			function commandFailure(exit, command, timeoutSeconds) {
				switch (exit.kind) {
					case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
					case "timed_out": return silent(exit, (0, $start_start_3.toolError)("timed_out", `Command timed out after ${(0, $start_start_3.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
					case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
					case "cancelled": return silent(exit, (0, $start_start_3.toolError)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
					case "not_started": {
						let message = `Command could not be started: ${exit.message}`;
						let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
						return silent(exit, (0, $start_start_3.toolError)("command_failed", message, advice));
					}
					default: return (0, $start_start_3.assertNever)(exit);
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
					return silent(exit, (0, $start_start_3.toolError)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
				}
				return telling(exit, `Command failed with exit code ${exit.code}`, "Read what it printed, correct the cause, then run it again.");
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
					error: (0, $start_start_3.toolError)("command_failed", withOutput(message, said.trimEnd()), suggestion),
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
			var $core_work_3 = __nccwpck_require__(2663);
			//! src/tools/config-tools.ts
			var config_tools_exports = (0, $start_runtime.__exportAll)({
				CONFIG_TOOLS: () => CONFIG_TOOLS,
				ToolNames: () => ToolNames
			});
			let CONFIG_TOOLS = {
				names: [...$core_work_3.TOOL_NAMES, ...Object.keys($core_work_3.ALIASES)],
				fullName(name) {
					let full = Object.hasOwn($core_work_3.ALIASES, name) ? $core_work_3.ALIASES[name] : name;
					return full !== void 0 && ($core_work_3.TOOL_NAMES.includes(full) || (0, $core_work_3.isBundleToolName)(full)) ? full : void 0;
				},
				checkGlob(pattern) {
					let glob = (0, $core_work_3.parseGlob)(pattern);
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
			var $start_start_3 = __nccwpck_require__(2509);
			var $zod_api_3 = __nccwpck_require__(4279);
			var $content_content_files = __nccwpck_require__(7307);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/content/content-tool.ts
			function contentArguments() {
				return {
					pattern: (0, $zod_api_3.optional)((0, $core_work_5.globArgument)("Glob pattern relative to the category's directory, in place of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*")),
					render: (0, $zod_api_3.optional)((0, $zod_api_3.boolean)().check((0, $zod_api_3.describe)("Render templates (*.mustache) with the variables; an unknown variable is an error"))),
					variables: (0, $zod_api_3.optional)((0, $zod_api_3.record)((0, $zod_api_3.string)(), variable()).check((0, $zod_api_3.describe)("What templates may name when they are rendered: values, lists and maps of them")))
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
					content: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("One document as it is, several as MIME multipart")),
					files: (0, $zod_api_3.array)((0, $zod_api_3.string)()).check((0, $zod_api_3.describe)("Paths of the documents, relative to the working directory")),
					documents: (0, $zod_api_3.array)(document()).check((0, $zod_api_3.describe)("The documents one by one, with path, category, filename, basename (without .mustache), content and more")),
					count: (0, $zod_api_3.int)().check((0, $zod_api_3.describe)("How many documents there are"))
				};
			}
			async function getContent(call, context) {
				if (call.variables !== void 0 && call.render !== !0) return (0, $start_start_3.failed)("invalid_arguments", "Argument 'variables' is only for rendering", "Add 'render: true', or leave 'variables' out.");
				try {
					let project = await context.project();
					if (!project.ok) return project;
					let content = await retrieve(call, project.value, context);
					return content.ok ? present(content.value) : content;
				} catch (error) {
					let reason = error instanceof Error ? error.message : String(error);
					return (0, $start_start_3.failed)("unknown", `Content '${call.name}' could not be retrieved: ${reason}`, "Please report it.", error);
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
				return (0, $start_start_3.succeeded)(value, [`${(0, $start_start_3.countOf)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
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
						if (directory === ".") return (0, $start_start_3.success)({
							files,
							unreadable
						});
						let isIn = (path, above) => path.startsWith(`${above}/`);
						return (0, $start_start_3.success)({
							files: files.filter((path) => isIn(path, directory)),
							unreadable: unreadable.filter((each) => each === "." || isIn(each, directory) || isIn(directory, each))
						});
					},
					async read(path) {
						let content = await workspace.read(path, limits.readFileBytes + 1);
						if (!content.ok) return content;
						let { bytes } = content.value;
						if (bytes.length > limits.readFileBytes) return (0, $start_start_3.failure)((0, $start_start_3.toolError)("too_large", `File '${path}' is larger than ${(0, $start_start_3.sizeText)(limits.readFileBytes)}`, "Leave it out."));
						let text = (0, $core_work_5.decodeText)(bytes, path);
						return (0, $start_start_3.success)(text.ok ? text.value.text : void 0);
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
		6125: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				H: () => renderFound,
				l: () => findFiles
			});
			var $values_values_3 = __nccwpck_require__(367);
			var $start_start_5 = __nccwpck_require__(2509);
			var $core_work_7 = __nccwpck_require__(2663);
			//! src/tools/read/find-files.ts
			async function findFiles(request, context) {
				let glob = (0, $core_work_7.parseGlob)(request.pattern);
				if (!glob.ok) return glob;
				let excludes = (0, $core_work_7.parseExcludes)(request.exclude);
				if (!excludes.ok) return excludes;
				let base = await (0, $core_work_7.findDirectory)(request.base, context.workspace);
				if (!base.ok) return base;
				let listing = await context.workspace.files();
				let warnings = [...listing.warnings];
				let prefix = base.value === "." ? "" : `${base.value}/`;
				let deadline = context.clock.elapsed() + context.limits.searchMs;
				let maxDepth = request.maxDepth + (0, $values_values_3.depthOf)(prefix);
				let files = [];
				let tried = 0;
				let total = 0;
				let tooDeep = 0;
				let unfinished;
				for (let path of listing.files) {
					if (tried++ % 64 == 0 && context.clock.elapsed() > deadline) {
						unfinished = (0, $core_work_7.searchTimedOut)(context.limits);
						warnings.push(unfinished);
						break;
					}
					let name = prefix === "" ? path : path.slice(prefix.length);
					if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
					(0, $values_values_3.depthOf)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
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
				return [`Found ${(0, $start_start_5.countOf)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
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
			var $values_values = __nccwpck_require__(367);
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
				return [`Contents of ${directory === "." ? directory : `./${directory}`}:`, ...lines.length === 0 ? ["(empty)"] : lines.map($values_values.escapeUnprintable)].join("\n  ").concat("\n");
			}
			async function sizeOf(directory, name, workspace) {
				let path = (0, $values_values.joinPath)(directory, name);
				let entry = path.ok ? await workspace.entry(path.value) : path;
				return entry.ok && entry.value.kind !== "missing" ? entry.value.size : void 0;
			}
			function filesFirst(a, b) {
				return Number(a.kind === "directory") - Number(b.kind === "directory") || (0, $start_start_3.compareBytes)(a.name, b.name);
			}
			function cannotList(directory) {
				return (0, $start_start_3.toolError)("permission_denied", "Cannot list directory - permission denied", `Ask who owns '${directory}' to let you read it, then try again.`);
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
			var $core_work_3 = __nccwpck_require__(2663);
			var $json_schema_2 = __nccwpck_require__(5984);
			//! src/tools/provided-bundles.ts
			let PROVIDED_SINCE = "2026-01-01T00:00:00.000Z";
			async function builtInBundle() {
				let id = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_3.BUILT_IN_SLUG}`);
				return {
					bundle: {
						id,
						slug: $core_work_3.BUILT_IN_SLUG,
						displayName: "Sous",
						description: "The tools that come with Sous.",
						isEnabled: !0,
						isBuiltIn: !0,
						createdAt: PROVIDED_SINCE,
						modifiedAt: PROVIDED_SINCE
					},
					tools: (await (0, $core_work_3.allTools)()).map((tool) => builtInTool(tool, id))
				};
			}
			function builtInTool(tool, bundleID) {
				let { bundle: bundleSlug, slug, version } = (0, $core_work_3.builtInReference)(tool.name);
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
				let bundleID = (0, $bundles_read_record.namedUuidV7)(`bundle ${$core_work_3.RECIPES_SLUG}`);
				let tools = new Map();
				for (let { name, recipe } of recipes) {
					let tool = recipeTool(name, recipe, bundleID);
					tools.has(tool.slug) || tools.set(tool.slug, tool);
				}
				return {
					bundle: {
						id: bundleID,
						slug: $core_work_3.RECIPES_SLUG,
						displayName: "Recipes",
						description: "The recipes of this repository and those that come with Sous: tools of several steps.",
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
				let { bundle: bundleSlug, slug, version } = (0, $core_work_3.recipeReference)(name);
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
		3415: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ToolCollection: () => ToolCollection,
				collectTools: () => collectTools
			});
			var $core_work_9 = __nccwpck_require__(2663);
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
				for (let tool of await (0, $core_work_9.allTools)()) collection.declare(tool);
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
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $reader_edit_file = __nccwpck_require__(3265);
			//! src/tools/edit/tool_append_file.ts
			var tool_append_file_exports = (0, $start_runtime.__exportAll)({ appendFile: () => appendFile });
			let appendFile = (0, $core_work_5.defineTool)({
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
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file")),
					content: (0, $core_work_5.textArgument)("Text to append. A missing newline at the end of the file is added first, and the lines end as those of the file do"),
					create_if_missing: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Create the file when there is none, instead of failing")), !1),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					appended_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many bytes the file grew by")),
					size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the file afterwards"))
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
					description: "Add a line, or begin the file with it",
					args: {
						path: "NOTES.md",
						content: "- done\n",
						create_if_missing: !0
					}
				}],
				async run(args, context) {
					let file = await (0, $reader_edit_file.openTextFile)(args.path, context);
					if (!file.ok) {
						if (file.error.code !== "not_found") return file;
						let path = (0, $core_work_5.parsePathArgument)(args.path);
						if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
						return (0, $start_start_5.failed)("not_found", file.error.message, "Check the path, or set create_if_missing to make a new file.");
					}
					let { text } = file.value.text;
					let ending = (0, $core_work_5.dominantLineEnding)(text);
					let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
					let edit = {
						start: text.length,
						end: text.length,
						replacement: separator + (0, $core_work_5.withLineEnding)(args.content, ending)
					};
					let changed = await (0, $reader_edit_file.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					return report(file.value.path, {
						appended: Buffer.byteLength(edit.replacement),
						before: file.value.content.bytes.length
					});
				}
			});
			async function create(path, content, context) {
				let bytes = (0, $reader_edit_file.encodeContent)(content, context);
				if (!bytes.ok) return bytes;
				let staged = await context.workspace.stage(path, bytes.value);
				if (!staged.ok) return staged;
				let size = bytes.value.length;
				return (0, $start_start_5.succeeded)({
					appended_bytes: size,
					size_bytes: size
				}, `Created file: ${path} (${(0, $start_start_5.sizeText)(size)})`, { filesAffected: [path] });
			}
			function report(path, { appended, before }) {
				let isSame = appended === 0;
				return (0, $start_start_5.succeeded)({
					appended_bytes: appended,
					size_bytes: before + appended
				}, isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${(0, $start_start_5.sizeText)(appended)})`, { filesAffected: isSame ? [] : [path] });
			}
		},
		9709: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_create_directory_exports: () => tool_create_directory_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/edit/tool_create_directory.ts
			var tool_create_directory_exports = (0, $start_runtime.__exportAll)({ createDirectory: () => createDirectory });
			let createDirectory = (0, $core_work_5.defineTool)({
				name: "create_directory",
				summary: "Create a directory structure (equivalent to mkdir -p).",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_5.strictObject)({ path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to directory to create")) }),
				outputs: () => (0, $zod_api_5.strictObject)({
					created: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the directory did not exist before")),
					created_parents: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("The directories above it that did not exist either, outermost first"))
				}),
				metadata: ["created_parents"],
				when: "Use it for a directory that stays empty for now. create_file makes missing directories by itself.",
				termination: "Use terminate=false if files are to be created in it next; terminate=true if the directory is all the user asked for.",
				examples: [{
					description: "A directory, and those above it that are missing",
					args: { path: "src/models" }
				}],
				async run(args, { workspace }) {
					let path = (0, $core_work_5.parseDirectoryArgument)(args.path);
					if (!path.ok) return path;
					let made = path.value === "." ? {
						ok: !0,
						value: []
					} : await workspace.makeDirectory(path.value);
					if (!made.ok) return made.error.code === "permission_denied" ? (0, $start_start_5.failed)("permission_denied", "Cannot create directory - permission denied", `Ask who owns it to let you write where '${path.value}' is to be.`) : made;
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
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $reader_edit_file = __nccwpck_require__(3265);
			//! src/tools/edit/tool_create_file.ts
			var tool_create_file_exports = (0, $start_runtime.__exportAll)({ createFile: () => createFile });
			let createFile = (0, $core_work_5.defineTool)({
				name: "create_file",
				summary: "Create a new file with specified content.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["CreateFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to the file to create; missing directories are created too")),
					content: (0, $core_work_5.textArgument)("Content to write to the file, at most 10 MB; taken as it is, line endings and all"),
					executable: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether the file can be run as a program")), !1)
				}),
				outputs: () => (0, $zod_api_5.strictObject)({ size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the new file")) }),
				metadata: [],
				when: "Use it for a file that does not exist yet. To change one that does, use replace_in_file or update_file.",
				termination: "Use terminate=true after the file the user asked for is created; terminate=false if it is to be checked or edited further.",
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
					let path = (0, $core_work_5.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $reader_edit_file.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let refusal = refuseExisting(path.value, entry.value.kind);
					if (refusal !== void 0) return (0, $start_start_5.failure)(refusal);
					let staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? "100755" : "100644" });
					if (!staged.ok) return staged;
					let size = bytes.value.length;
					return (0, $start_start_5.succeeded)({ size_bytes: size }, `Created file: ${path.value} (${(0, $start_start_5.sizeText)(size)})`, { filesAffected: [path.value] });
				}
			});
			function refuseExisting(path, kind) {
				switch (kind) {
					case "missing": return;
					case "symlink": return (0, $core_work_5.symlinkDenied)(path);
					case "file": return (0, $start_start_5.toolError)("already_exists", `File '${path}' already exists. Use replace_string_in_file to modify`, "Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.");
					default: return (0, $start_start_5.toolError)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.");
				}
			}
		},
		295: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_delete_file_exports: () => tool_delete_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/edit/tool_delete_file.ts
			var tool_delete_file_exports = (0, $start_runtime.__exportAll)({ deleteFile: () => deleteFile });
			let deleteFile = (0, $core_work_5.defineTool)({
				name: "delete_file",
				summary: "Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: consent is given only when the user asked for this very deletion. Never use it to tidy up, to make room or to start over.",
				category: "File Management",
				effect: "stage",
				risk: "dangerous",
				permissions: ["DeleteFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the file to delete; directories are not deleted")),
					consent: (0, $zod_api_5.literal)("DELETE_FILE").check((0, $zod_api_5.describe)("The literal DELETE_FILE: only when the user asked for the deletion"))
				}),
				outputs: () => (0, $zod_api_5.strictObject)({ deleted_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the file that was deleted")) }),
				metadata: ["deleted_bytes"],
				when: "Use it for one file that the user named. To change a file, use the editing tools.",
				termination: "Use terminate=true after the deletion the user asked for; terminate=false when more files follow.",
				examples: [{
					description: "Delete one file",
					args: {
						path: "old/notes.txt",
						consent: "DELETE_FILE"
					}
				}],
				async run(args, { workspace }) {
					let path = (0, $core_work_5.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					if (entry.value.kind === "missing") return (0, $start_start_5.failure)((0, $core_work_5.fileNotFound)(path.value));
					if (entry.value.kind === "directory") return (0, $start_start_5.failed)("not_a_file", `Path '${path.value}' is a directory, delete_file deletes files only`, "Delete the files in it one by one; git does not keep empty directories.");
					let removed = await workspace.remove(path.value);
					if (!removed.ok) return removed;
					return (0, $start_start_5.succeeded)({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] });
				}
			});
		},
		9057: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_edit_lines_exports: () => tool_edit_lines_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $reader_edit_file = __nccwpck_require__(3265);
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
			let editLines = (0, $core_work_5.defineTool)({
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
					line: lineNumber(0, "insert: the line after which the content is put; 0 puts it at the top"),
					start_line: lineNumber(1, "delete, replace: the first line, from 1"),
					end_line: lineNumber(1, "delete, replace: the last line, included; the first one when left out"),
					content: (0, $zod_api_5.optional)((0, $core_work_5.textArgument)("insert, replace: the new lines. A final newline may be left out, \"\\n\" is one blank line, and the lines end as those of the file do")),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					total_lines: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many lines the file has afterwards")),
					previous_total_lines: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many lines the file had"))
				}),
				metadata: ["total_lines", "previous_total_lines"],
				when: "Use it when you know the line numbers. To change a text wherever it occurs, use replace_in_file.",
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
						description: "Replace lines 10 to 15, looking at the diff first",
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
					let file = await (0, $reader_edit_file.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let before = (0, $core_work_5.countLines)(text.text);
					let refusal = refuseRange(instruction.value, before);
					if (refusal !== void 0) return (0, $start_start_5.failure)(refusal);
					let edit = makeLineEdit(text.text, instruction.value);
					let changed = await (0, $reader_edit_file.stageEdit)(file.value, edit, context);
					if (!changed.ok) return changed;
					let after = (0, $core_work_5.countLines)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
					return (0, $start_start_5.succeeded)({
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
				if (last < first) return (0, $start_start_5.failure)((0, $start_start_5.toolError)("invalid_range", `Line range invalid - end_line ${last} is before start_line ${first}`, "Give the first line first."));
				if (operation === "delete") return (0, $start_start_5.success)({
					operation,
					first,
					last
				});
				if (content === void 0 || content === "") return refuse(`${operation} needs content that is not empty`, operation);
				return (0, $start_start_5.success)({
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
				return (0, $start_start_5.failure)((0, $start_start_5.toolError)("invalid_arguments", problem, `Give ${names} for ${operation}.${blank}`));
			}
			function refuseRange({ operation, first, last }, total) {
				let least = operation === "insert" ? 0 : 1;
				if (last <= total) return;
				let valid = total < least ? "it has no lines to choose from" : `valid lines are ${least}-${total}`;
				let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
				return (0, $start_start_5.toolError)("invalid_range", `Line range invalid - file has ${(0, $start_start_5.countOf)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines inside it.");
			}
			function makeLineEdit(text, instruction) {
				switch (instruction.operation) {
					case "insert": return (0, $core_work_5.insertLines)(text, instruction.first, instruction.content);
					case "delete": return (0, $core_work_5.deleteLines)(text, instruction.first, instruction.last);
					case "replace": return (0, $core_work_5.replaceLines)(text, instruction, instruction.content);
				}
			}
			function describeEdit(path, instruction, total) {
				let { operation, first, last } = instruction;
				let range = first === last ? `line ${first}` : `lines ${first}-${last}`;
				let what = operation === "insert" ? `${(0, $start_start_5.countOf)((0, $core_work_5.countLines)(instruction.content), "line")} after line ${first}` : range;
				return `${DONE[operation]} ${what} in ${path} (${(0, $start_start_5.countOf)(total, "line")} now)`;
			}
		},
		8651: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_example_exports: () => tool_example_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/examples/tool_example.ts
			var tool_example_exports = (0, $start_runtime.__exportAll)({ exampleTools: () => exampleTools });
			let exampleTools = [(0, $core_work_5.defineTool)({
				name: "example_echo",
				summary: "Say a text back: an example of how a tool is written, and a way to try a client out.",
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
				termination: "Use terminate=true: there is nothing to follow.",
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
		3583: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_fetch_webpage_exports: () => tool_fetch_webpage_exports });
			var runtime = __nccwpck_require__(7525);
			var start = __nccwpck_require__(2509);
			var values = __nccwpck_require__(367);
			var api = __nccwpck_require__(4279);
			var charset = __nccwpck_require__(6586);
			var address_rules = __nccwpck_require__(7748);
			var work = __nccwpck_require__(2663);
			let external_node_buffer_namespaceObject = require("node:buffer");
			let external_node_crypto_namespaceObject = require("node:crypto");
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
					url: (0, api.string)().check((0, api.describe)("URL that answered, after redirects")),
					status_code: (0, api.int)().check((0, api.describe)("HTTP status; 404 is an answer too")),
					content_length: (0, api.int)().check((0, api.describe)("Bytes received, at most 1 MB")),
					content_type: (0, api.string)().check((0, api.describe)("Media type without its parameters, empty when the server names none")),
					content: (0, api.string)().check((0, api.describe)("The body as text; HTML as it is; empty when it is not text")),
					truncated: (0, api.boolean)().check((0, api.describe)("Whether there was more than 1 MB")),
					hops: (0, api.array)((0, api.string)()).check((0, api.describe)("Every URL asked, in order")),
					sha256: (0, api.string)().check((0, api.describe)("SHA-256 of the bytes received"))
				}),
				metadata: [
					"url",
					"status_code",
					"content_length",
					"content_type"
				],
				when: "Use it to read a page or a file from the web. To call an API with secrets, use a tool of a bundle.",
				termination: "Use terminate=false when the page is read to go on with; terminate=true when fetching it was all that was asked for.",
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
						sha256: (0, external_node_crypto_namespaceObject.createHash)("sha256").update(outcome.bytes).digest("hex")
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
				let invalid = (0, start.toolError)("invalid_arguments", "Invalid URL format", "Give a whole URL, such as 'https://example.com/page'.");
				if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return invalid;
				let url = new URL(text);
				if (url.protocol !== "http:" && url.protocol !== "https:") return (0, start.toolError)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL.");
				if (!/^https?:\/\/(?!\/)/i.test(text)) return invalid;
				if (url.username !== "" || url.password !== "") return (0, start.toolError)("network_denied", "Not allowed to fetch - the URL holds a user name or password", "Leave the user name and password out of the URL; nothing that identifies anyone is sent.");
				let refusal = (0, address_rules.checkPublicHost)(url, allowPrivateHosts);
				return refusal === void 0 ? void 0 : denied(refusal);
			}
			function denied(message, advice = "Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.") {
				return (0, start.toolError)("network_denied", `Not allowed to fetch - ${message}`, advice);
			}
			function noContent(status) {
				let message = `Failed to fetch - the server answered with status ${status} and without content`;
				return (0, start.toolError)("network_failed", message, "Try again later, or ask for another address.");
			}
			function describeFailure(outcome, timeoutSeconds) {
				switch (outcome.kind) {
					case "denied": return denied(outcome.message, outcome.advice);
					case "too_many_redirects": return (0, start.toolError)("limit_exceeded", `Failed to fetch - ${outcome.message}; the last URL asked was ${(0, values.briefText)(outcome.lastUrl)}`, "Fetch the final URL directly.");
					case "timed_out": return (0, start.toolError)("timed_out", `Request timed out after ${(0, start.countOf)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
					case "cancelled": return (0, start.toolError)("cancelled", "Request was cancelled", "Fetch it again when it is wanted after all.");
					case "failed": return (0, start.toolError)("network_failed", `Failed to fetch - ${outcome.message}`, outcome.advice ?? "Check the address and that its server can be reached, then try again.");
					default: return (0, start.assertNever)(outcome);
				}
			}
			function isEmptyRedirect({ status, bytes }) {
				return status >= 300 && status < 400 && bytes.length === 0;
			}
			function warnAbout({ status, truncated }, limit) {
				let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
				return status >= 300 ? [...warnings, `The server answered with status ${status}`] : warnings;
			}
			function showSize(bytes) {
				if (bytes < KB) return (0, start.countOf)(bytes, "byte");
				return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
			}
			let BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i;
			let NOT_TEXT = {
				text: void 0,
				warnings: ["Content is not text and is left out; size and sha256 describe it"]
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
					warnings: isGuess === !0 && text.includes("\ufffd") && !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? ["The server names no character set, and not all bytes are UTF-8: those are shown as U+FFFD"] : []
				};
			}
		},
		3790: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_file_search_exports: () => tool_file_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
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
					base_path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Base directory to search from (default: current directory)")), ".")
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files found, relative to the working directory, sorted; at most 1000")),
					matches: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many files match, also those not returned, but not those that lie too deep")),
					pattern: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The pattern searched for"))
				}),
				metadata: ["matches", "pattern"],
				when: "Use it to find up to 1000 files by name, with nothing excluded but what git ignores. In recipes prefer glob.",
				termination: "Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.",
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
			var $zod_api_3 = __nccwpck_require__(4279);
			var $core_work_7 = __nccwpck_require__(2663);
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
				args: () => (0, $zod_api_3.strictObject)({
					category: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Name of a category, such as 'docs'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_3.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it for a name that is of a category. If you are not sure, use get_content.",
				termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
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
			var $zod_api_3 = __nccwpck_require__(4279);
			var $core_work_7 = __nccwpck_require__(2663);
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
				args: () => (0, $zod_api_3.strictObject)({
					collection: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Name of a collection, such as 'onboarding'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_3.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it for a name that is of a collection. If you are not sure, use get_content.",
				termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
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
			var $zod_api_3 = __nccwpck_require__(4279);
			var $core_work_7 = __nccwpck_require__(2663);
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
				args: () => (0, $zod_api_3.strictObject)({
					category_or_collection: (0, $zod_api_3.string)().check((0, $zod_api_3.describe)("Name of a category, or of a collection where there is no such category, such as 'docs' or 'onboarding'")),
					...(0, $content_tool.contentArguments)()
				}),
				outputs: () => (0, $zod_api_3.strictObject)((0, $content_tool.contentOutputs)()),
				metadata: ["count"],
				when: "Use it when you do not know whether the name is of a category or a collection: it tries the category first.",
				termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
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
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $find_files = __nccwpck_require__(6125);
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
					exclude: (0, $core_work_5.globsArgument)(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(", ")}, which are left out unless the pattern names them; an empty list leaves out nothing. Without a git repository nobody looks into them`),
					path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the directory to search, which patterns are relative to; files more than 20 directories below it are left out")), "."),
					max_results: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)("How many files to return: 100 unless given, at most 500")))
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					files: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Paths of the files found, relative to the working directory, sorted")),
					total_files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many files match, also those not returned, but not those that lie too deep")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether files were not returned because of max_results"))
				}),
				metadata: ["total_files", "truncated"],
				when: "Use it to find files by name. Prefer it to file_search in recipes: it takes exclusions and a limit. To find text, use grep.",
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
					let found = await (0, $find_files.l)({
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
					}, (0, $find_files.H)(args.pattern, found.value), {
						unfinished: found.value.unfinished,
						warnings: [
							...found.value.warnings,
							...warnings,
							...(0, $core_work_5.depthWarning)(found.value.tooDeep, maxDepth),
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
			var $values_values = __nccwpck_require__(367);
			var $start_start = __nccwpck_require__(2509);
			var $zod_api = __nccwpck_require__(4279);
			var $core_work_11 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			//! src/tools/search/tool_grep_search.ts
			var tool_grep_search_exports = (0, $start_runtime.__exportAll)({ grepSearch: () => grepSearch });
			let grepSearch = (0, $core_work_11.defineTool)({
				name: "grep_search",
				summary: "Search file contents for text or a regular expression.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api.strictObject)({
					pattern: (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api.describe)("Text or regex pattern to search for")),
					is_regex: (0, $zod_api._default)((0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether pattern is regex (default: false); one with *, + or {n,} skips lines over 10,000 characters, and warns")), !1),
					file_pattern: (0, $zod_api.optional)((0, $core_work_11.asGlob)((0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api.describe)("Glob pattern to limit files searched (default: all files)")))),
					max_results: (0, $zod_api._default)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api._lte)(1e3), (0, $zod_api.describe)("Maximum number of results to return (default: 100)")), 100)
				}),
				outputs: () => (0, $zod_api.strictObject)({
					total_matches: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of matching lines in all files")),
					files_searched: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of text files that were looked into")),
					pattern: (0, $zod_api.string)().check((0, $zod_api.describe)("The pattern, as given")),
					matches: (0, $zod_api.array)(matchOutput()).check((0, $zod_api.describe)("The matching lines, at most max_results")),
					files: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Every file with a match, however many matches are returned"))
				}),
				metadata: [
					"total_matches",
					"files_searched",
					"pattern"
				],
				when: "Use it to find lines by a plain text, without escaping. In recipes prefer grep: it has more filters.",
				termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
				examples: [{
					description: "Find a text as it is",
					args: { pattern: "TODO" }
				}, {
					description: "Find by a regular expression in some files",
					args: {
						pattern: "def \\w+_test",
						is_regex: !0,
						file_pattern: "**/*.py"
					}
				}],
				async run(args, context) {
					let options = {
						caseSensitive: !0,
						trial: (0, $core_work_11.trialIn)(context)
					};
					let pattern = args.is_regex ? (0, $core_work_11.regexPattern)(args.pattern, options) : (0, $core_work_11.textPattern)(args.pattern, options);
					if (!pattern.ok) return pattern;
					let maxDepth = context.limits.searchDepth;
					let selection = {
						include: args.file_pattern === void 0 ? [] : [args.file_pattern],
						maxDepth
					};
					let found = await (0, $tool_call_work.searchFiles)({
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
					let output = totalMatches === 0 ? `No matches found for '${(0, $values_values.briefText)(args.pattern)}'` : `Found ${(0, $start_start.countOf)(totalMatches, "match", "matches")} for '${(0, $values_values.briefText)(args.pattern)}':${(0, $core_work_11.renderMatches)(matches)}`;
					return (0, $start_start.succeeded)(value, output, {
						findings: (0, $core_work_11.findingsOf)(matches, totalMatches),
						unfinished: (0, $core_work_11.whyUnfinished)(found.value, context.limits)[0],
						warnings: [...(0, $core_work_11.truncationWarning)(totalMatches, matches.length, "narrow the pattern or give a file_pattern"), ...(0, $core_work_11.searchWarnings)(found.value, context.limits, maxDepth)]
					});
				}
			});
			function matchOutput() {
				return (0, $zod_api.strictObject)({
					path: (0, $zod_api.string)().check((0, $zod_api.describe)("File with the match")),
					line: (0, $zod_api.int)().check((0, $zod_api.describe)("Line number, from 1")),
					column: (0, $zod_api.int)().check((0, $zod_api.describe)("Column of the match, from 1")),
					text: (0, $zod_api.string)().check((0, $zod_api.describe)("The line; of a very long one the part around the match"))
				});
			}
		},
		9093: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_list_dir_exports: () => tool_list_dir_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $list_entries = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_dir.ts
			var tool_list_dir_exports = (0, $start_runtime.__exportAll)({ listDir: () => listDir });
			let listDir = (0, $core_work_5.defineTool)({
				name: "list_dir",
				summary: "List contents of a directory.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to directory (default: current directory)")), "."),
					page: (0, $zod_api_5._default)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)("Which 1000 entries to return")), 1)
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					entries: (0, $zod_api_5.array)((0, $zod_api_5.string)()).check((0, $zod_api_5.describe)("Names on this page, files first; a directory ends with /, a link with @")),
					total_entries: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many entries the directory has")),
					files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are files")),
					directories: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are directories")),
					page: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("The page returned")),
					pages: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many pages there are"))
				}),
				metadata: [
					"total_entries",
					"files",
					"directories"
				],
				when: "Use it to page through one large directory. In recipes prefer list_directory.",
				termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
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
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $list_entries = __nccwpck_require__(2449);
			//! src/tools/read/tool_list_directory.ts
			var tool_list_directory_exports = (0, $start_runtime.__exportAll)({ listDirectory: () => listDirectory });
			let listDirectory = (0, $core_work_5.defineTool)({
				name: "list_directory",
				summary: "List what is in a directory, and below it when asked.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5._default)((0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the directory (default: current directory)")), "."),
					recursive: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether to list the directories below too, without what git ignores")), !1),
					max_depth: (0, $zod_api_5._default)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5._lte)(20), (0, $zod_api_5.describe)("How many levels a recursive listing goes down")), 3),
					show_sizes: (0, $zod_api_5._default)((0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether to tell the sizes of files in bytes")), !1)
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
						size: (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size in bytes, for files when asked for")))
					})).check((0, $zod_api_5.describe)("The entries, at most 1000")),
					total_entries: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many entries there are, also those not returned")),
					files: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are files")),
					directories: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("How many of them are directories")),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether entries were not returned"))
				}),
				metadata: [
					"total_entries",
					"files",
					"directories",
					"truncated"
				],
				when: "Use it to look around in a directory or a tree. Prefer it to list_dir in recipes. To find files by name, use glob.",
				termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
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
						lines.push((0, $list_entries.QE)(name, kind) + (size === void 0 ? "" : ` (${(0, $start_start_5.sizeText)(size)})`));
					}
					let truncated = entries.length > shown.length;
					let warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a directory further down, or use glob`] : [];
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
		3778: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_read_file_exports: () => tool_read_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/read/tool_read_file.ts
			var tool_read_file_exports = (0, $start_runtime.__exportAll)({ readFile: () => readFile });
			let HEX_BYTES = 1024;
			let lineNumber = (description) => (0, $zod_api_5.optional)((0, $zod_api_5.int)().check((0, $zod_api_5._gte)(1), (0, $zod_api_5.describe)(description)));
			let count = (description) => (0, $zod_api_5.int)().check((0, $zod_api_5.describe)(description));
			let readFile = (0, $core_work_5.defineTool)({
				name: "read_file",
				summary: "Read the contents of a file, optionally specifying line range.",
				category: "File Reading",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path to the file to read")),
					start_line: lineNumber("Starting line number (1-indexed, optional)"),
					end_line: lineNumber("Ending line number (1-indexed, inclusive, optional)")
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					content: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The text with its line endings as they are, or a binary file as hex")),
					total_lines: count("How many lines the file has; only those of its first 10 MB when truncated, 0 for a binary file"),
					lines_returned: count("How many of them are in content"),
					file_size_bytes: count("Size of the file"),
					truncated: (0, $zod_api_5.boolean)().check((0, $zod_api_5.describe)("Whether only the first 10 MB of the file were read, or the first 1 KB of a binary file")),
					start_line: count("First line in content, 0 when there is none"),
					end_line: count("Last line in content, 0 when there is none"),
					encoding: (0, $zod_api_5._enum)([
						"utf8",
						"utf8-bom",
						"single-byte",
						"binary"
					]).check((0, $zod_api_5.describe)("How the bytes were read; single-byte is a file that is not UTF-8, shown as Latin-1"))
				}),
				metadata: [
					"total_lines",
					"lines_returned",
					"file_size_bytes",
					"truncated"
				],
				when: "Use it to see a file before you change it. To find a line in many files, use grep.",
				termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it.",
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
					let path = (0, $core_work_5.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let first = args.start_line ?? 1;
					if (args.end_line !== void 0 && args.end_line < first) return (0, $start_start_5.failed)("invalid_range", `Line range invalid - end_line ${args.end_line} is before start_line ${first}`, "Give an end_line that is not smaller than start_line.");
					let entry = await workspace.entry(path.value);
					if (!entry.ok) return entry;
					let read = await workspace.read(path.value, limits.readFileBytes);
					if (!read.ok) return read;
					let { bytes } = read.value;
					let size = Math.max(entry.value.size, bytes.length);
					let isCut = size > bytes.length;
					let text = (0, $core_work_5.decodeText)(isCut ? bytes.subarray(0, bytes.length - (0, $start_start_5.partialEndLength)(bytes)) : bytes, path.value);
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
				let total = (0, $core_work_5.countLines)(text);
				let isWhole = first === 1 && last === void 0;
				let known = isCut ? `the first ${(0, $start_start_5.sizeText)(limit)} of the file have` : "file has";
				if (first > total && !isWhole) return (0, $start_start_5.failed)("invalid_range", `Line range invalid - ${known} ${(0, $start_start_5.countOf)(total, "line")}, requested ${first}-${last ?? "end"}`, total === 0 ? "The file is empty: read it without a range." : `Use lines between 1 and ${total}.`);
				let end = Math.min(last ?? total, total);
				let span = (0, $core_work_5.lineSpan)(text, first, end);
				let content = text.slice(span.start, span.end);
				let warnings = [];
				isCut && warnings.push(`File is larger than ${(0, $start_start_5.sizeText)(limit)}, only the first ${(0, $start_start_5.sizeText)(limit)} were read`);
				last !== void 0 && last > total && warnings.push(`${capitalized(known)} ${(0, $start_start_5.countOf)(total, "line")}, requested ${first}-${last}; lines ${first}-${end} returned`);
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
				}, `Contents of ${shown} (binary, ${(0, $start_start_5.sizeText)(size)}):\n${content}`, { warnings: ["File appears to be binary, displaying first 1KB as hex"] });
			}
			function capitalized(text) {
				return text.charAt(0).toUpperCase() + text.slice(1);
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
			var $values_values = __nccwpck_require__(367);
			var $start_start = __nccwpck_require__(2509);
			var $zod_api = __nccwpck_require__(4279);
			var $reader_work_3 = __nccwpck_require__(555);
			var $core_work_13 = __nccwpck_require__(2663);
			var $reader_edit_file_3 = __nccwpck_require__(3265);
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
					old_string: (0, $core_work_13.textArgument)("Exact string to find and replace; in a file with Windows line ends a plain newline means one").check((0, $zod_api._minLength)(1, "must not be empty")),
					new_string: (0, $core_work_13.textArgument)("String to replace with; taken literally, $ and all"),
					preview_only: (0, $core_work_13.previewArgument)()
				}),
				outputs: () => (0, $zod_api.strictObject)({
					occurrences_found: (0, $zod_api.int)().check((0, $zod_api.describe)("How often the string was in the file")),
					occurrences_replaced: (0, $zod_api.int)().check((0, $zod_api.describe)("How many of them were replaced: 1, or 0 where the new string is the same")),
					lines_changed: (0, $zod_api.array)((0, $zod_api.int)()).check((0, $zod_api.describe)("Numbers of the lines, before the edit, that the replaced string was on"))
				}),
				metadata: [
					"occurrences_found",
					"occurrences_replaced",
					"lines_changed"
				],
				when: "Use it to change one occurrence that must be there. In recipes prefer replace_in_file.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [{
					description: "Change one setting",
					args: {
						path: "config.toml",
						old_string: "debug = true",
						new_string: "debug = false"
					}
				}, {
					description: "Look at the diff first",
					args: {
						path: "src/app.py",
						old_string: "def old(",
						new_string: "def new(",
						preview_only: !0
					}
				}],
				async run(args, context) {
					let file = await (0, $reader_edit_file_3.openTextFile)(args.path, context);
					if (!file.ok) return file;
					let { path, text } = file.value;
					let refusal = (0, $core_work_13.checkEncodable)(args.old_string, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start.failure)(refusal);
					let replacement = (0, $reader_work_3.compileReplacement)({
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
					if (edit === void 0) return (0, $start_start.failed)("no_matches", `String '${(0, $values_values.briefText)(args.old_string)}' not found in file`, `${(0, $reader_work_3.nearestMiss)(text.text, args.old_string) ?? `Nothing like it is in '${path}'.`} Read the file and give the string exactly as it is there.`);
					let changed = await (0, $reader_edit_file_3.stageEdit)(file.value, edit, context);
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
		},
		6587: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_run_in_terminal_exports: () => tool_run_in_terminal_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $values_values_5 = __nccwpck_require__(367);
			var $zod_api = __nccwpck_require__(4279);
			var $core_work_11 = __nccwpck_require__(2663);
			var $workspace_footprint = __nccwpck_require__(6635);
			var $command_failure = __nccwpck_require__(8560);
			//! src/tools/run/tool_run_in_terminal.ts
			var tool_run_in_terminal_exports = (0, $start_runtime.__exportAll)({ runInTerminal: () => runInTerminal });
			let MAX_COMMAND_BYTES = 1e5;
			let runInTerminal = (0, $core_work_11.defineTool)({
				name: "run_in_terminal",
				summary: "Execute a shell command in the working directory, and tell which files it changed, but for those that git ignores.",
				category: "Terminal",
				effect: "external",
				risk: "dangerous",
				permissions: ["RunCommands"],
				args: () => (0, $zod_api.strictObject)({
					command: (0, $zod_api.string)().check((0, $zod_api._minLength)(1, { abort: !0 }), (0, $zod_api.refine)((command) => command.trim() !== "", "must not be empty"), (0, $zod_api.refine)((command) => !command.includes("\0"), "must not have a NUL character"), (0, $zod_api.refine)((command) => command.isWellFormed(), "has half of a surrogate pair, which would run as another character"), (0, $zod_api.refine)((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), (0, $zod_api.describe)("Shell command to execute, in the default shell and in the working directory. One that changes the repository itself (commit, fetch, switch) counts as failed")),
					timeout_seconds: (0, $zod_api._default)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api._lte)(300), (0, $zod_api.describe)("Timeout in seconds, 1 to 300 (default: 30)")), 30),
					env: (0, $zod_api._default)((0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)()).check((0, $zod_api.describe)("Environment variables for the command; values go here, not into the command")), {}),
					writes: (0, $zod_api.optional)((0, $core_work_11.asGlob)((0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Globs of the files that the command may write; writing or removing another is an error, also a link, and also if it holds the same afterwards. What git ignores when the command is done (build output, dependencies; without git, directories such as dist and node_modules) may always change"))))
				}),
				outputs: () => (0, $zod_api.strictObject)({
					stdout: (0, $zod_api.string)().check((0, $zod_api.describe)("What the command printed; beyond 1 MB its beginning and end")),
					stderr: (0, $zod_api.string)().check((0, $zod_api.describe)("What the command printed as errors; beyond 1 MB its beginning and end")),
					exit_code: (0, $zod_api.int)().check((0, $zod_api.describe)("Exit code of the command")),
					stdout_lines: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of lines on stdout")),
					stderr_lines: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of lines on stderr")),
					changed_files: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Files, links and the like that the command wrote, made or removed; not what git ignores, nor what is inside another repository"))
				}),
				metadata: [
					"exit_code",
					"stdout_lines",
					"stderr_lines"
				],
				when: "Use it for what no other tool does, such as a build or a package manager. To change files, prefer the file tools.",
				termination: "Use terminate=true when the command was all that was asked for; terminate=false when its output decides what to do next. After an error read the output first.",
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
						signal: context.signal
					});
					remember(context, args.command, executedAt, exit);
					let commandProblem = (0, $command_failure.commandFailure)(exit, args.command, args.timeout_seconds);
					let found = await place.value.findChanges(commandProblem === void 0);
					let changed = found.ok ? found.value.files : [];
					let refusal = found.ok ? refuseTampering(found.value.git) ?? refuseUndeclared(changed, declared?.value) : found.error;
					let files = changed.map($values_values_5.escapeUnprintable);
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
					return (0, $start_start_5.succeeded)(value, describeOutput(exit), {
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
					let why = (0, $core_work_11.checkVariable)(name, value);
					if (why === void 0) continue;
					let suggestion = (0, $core_work_11.isPossibleValue)(value) ? "Use another name, such as WANTED_VERSION." : "Take that character out of the value.";
					return (0, $start_start_5.toolError)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, suggestion);
				}
			}
			function refuseTampering(parts) {
				if (parts.length === 0) return;
				return (0, $start_start_5.toolError)("git_state_tampered", `The command changed the state of the git repository: ${(0, $start_start_5.nameSome)(parts, 10)}`, "Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.");
			}
			function refuseUndeclared(files, declared) {
				let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file)).map($values_values_5.escapeUnprintable);
				if (undeclared.length === 0) return;
				return (0, $start_start_5.toolError)("undeclared_write", `The command wrote or removed files outside 'writes': ${(0, $start_start_5.nameSome)(undeclared, 10)}`, "What the command did stays on disk. Add them to 'writes' if they may change, or take the changes back and correct the command.");
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
					suggestion: `${error.suggestion} It wrote or removed these files: ${(0, $start_start_5.nameSome)(files, 10)}.`
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
				return (0, $start_start_5.success)({
					folder,
					isOwn: !0,
					async findChanges(hasSucceeded) {
						if (!hasSucceeded) return (0, $start_start_5.success)({
							files: [],
							git: [],
							warnings
						});
						let read = await sandbox.readBack();
						return read.ok ? (0, $start_start_5.success)({
							files: read.value.changed,
							git: [],
							warnings: [...warnings, ...read.value.warnings]
						}) : read;
					}
				});
			}
			async function inFolder(workspace) {
				let staged = (await workspace.changes()).map((change) => change.path);
				if (staged.length > 0) return (0, $start_start_5.failure)(notWritten(staged));
				let { folder } = workspace;
				let before = await workspace.footprint();
				if (folder === void 0 || before === void 0) return (0, $start_start_5.failure)(noFolder());
				return (0, $start_start_5.success)({
					folder,
					isOwn: !1,
					async findChanges() {
						let changed = (0, $workspace_footprint.compareFootprints)(before, await workspace.footprint() ?? before);
						return (0, $start_start_5.success)({
							...changed,
							warnings: []
						});
					}
				});
			}
			function notWritten(paths) {
				return (0, $start_start_5.toolError)("stale", `Cannot run a command over changes that are not written yet: ${(0, $start_start_5.nameSome)(paths, 10)}`, "Apply these changes first, or run the command before making them.");
			}
			function noFolder() {
				return (0, $start_start_5.toolError)("not_a_directory", "There is no folder on disk to run a command in", "Run it in a checkout of the repository.");
			}
		},
		3717: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_search_exports: () => tool_search_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $values_values_5 = __nccwpck_require__(367);
			var $zod_api = __nccwpck_require__(4279);
			var $core_work_11 = __nccwpck_require__(2663);
			var $tool_call_work = __nccwpck_require__(2223);
			//! src/tools/search/tool_search.ts
			var tool_search_exports = (0, $start_runtime.__exportAll)({ search: () => search });
			let search = (0, $core_work_11.defineTool)({
				name: "search",
				summary: "Find files by a text in their name or content, the most relevant first.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, $zod_api.strictObject)({
					query: (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api.describe)("Plain text to find, in any case")),
					file_type: (0, $core_work_11.fileTypeArgument)(),
					exclude_dirs: (0, $core_work_11.globsArgument)("Directories to skip: a name anywhere (node_modules) or a path (src/generated)"),
					max_results: (0, $zod_api.optional)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api.describe)("How many files to return; 50 when left out, 500 at most")))
				}),
				outputs: () => (0, $zod_api.strictObject)({
					results: (0, $zod_api.array)(resultOutput()).check((0, $zod_api.describe)("The files found, the most relevant first, at most max_results")),
					files: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("The paths of the results")),
					total_files: (0, $zod_api.int)().check((0, $zod_api.describe)("Number of files found in all")),
					truncated: (0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether there are more files than returned"))
				}),
				metadata: ["total_files", "truncated"],
				when: "Use it when you know the topic, but not the file or the exact words. To find exact lines, use grep.",
				termination: "Use terminate=false if the results need further processing, such as reading the files found; terminate=true if they are what the user asked to see.",
				examples: [{
					description: "Find what deals with a subject",
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
					let { limit, warnings } = (0, $core_work_11.resultLimit)(args.max_results, {
						usual: limits.grepResults,
						maximum: limits.grepResultsMaximum
					});
					let directories = (0, $core_work_11.asList)(args.exclude_dirs);
					let written = (0, $core_work_11.parseExcludes)(directories);
					if (!written.ok) return written;
					let selection = {
						exclude: directories.map((directory) => `${directory.replace(/\/$/, "")}/`),
						maxDepth: limits.searchDepth,
						...args.file_type !== void 0 && { extension: (0, $core_work_11.extensionIn)(args.file_type) }
					};
					let candidates = await (0, $core_work_11.selectFiles)(context.workspace, selection);
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
						unfinished: (0, $core_work_11.whyUnfinished)(contents.value, limits)[0],
						warnings: [
							...warnings,
							...value.truncated ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`] : [],
							...(0, $core_work_11.searchWarnings)(contents.value, limits, limits.searchDepth, "grep searches one that it is given by its exact name")
						]
					});
				}
			});
			function resultOutput() {
				return (0, $zod_api.strictObject)({
					path: (0, $zod_api.string)().check((0, $zod_api.describe)("The file")),
					name_match: (0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether its name contains the query")),
					matches: (0, $zod_api.int)().check((0, $zod_api.describe)("How many of its lines contain the query"))
				});
			}
			async function searchText(query, selection, context) {
				let pattern = (0, $core_work_11.textPattern)(query, {
					caseSensitive: !1,
					trial: (0, $core_work_11.trialIn)(context)
				});
				return pattern.ok ? (0, $tool_call_work.searchFiles)({
					pattern: pattern.value,
					selection,
					maxMatches: 0,
					contextLines: 0
				}, context) : pattern;
			}
			async function countWords(query, found, context) {
				let pattern = (0, $core_work_11.regexPattern)(`(?<!\\w)${(0, $start_start_5.escapeRegex)(query)}(?!\\w)`, {
					caseSensitive: !1,
					trial: (0, $core_work_11.trialIn)(context)
				});
				if (!pattern.ok) return pattern;
				let selection = {
					only: found.map((file) => file.path),
					maxDepth: context.limits.searchDepth
				};
				let words = await (0, $tool_call_work.searchFiles)({
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
				let query = (0, $values_values_5.briefText)(wanted);
				if (total === 0) return `No files found for '${query}'`;
				let lines = shown.map(({ path, inName, matches }) => {
					let reasons = [...inName ? ["name"] : [], ...matches > 0 ? [(0, $start_start_5.countOf)(matches, "line")] : []];
					return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(", ")})` : " (path)"}`;
				});
				return `Found ${(0, $start_start_5.countOf)(total, "file")} for '${query}':${lines.join("")}`;
			}
		},
		1610: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_terminal_last_command_exports: () => tool_terminal_last_command_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			//! src/tools/run/tool_terminal_last_command.ts
			var tool_terminal_last_command_exports = (0, $start_runtime.__exportAll)({ terminalLastCommand: () => terminalLastCommand });
			let NO_COMMAND = {
				...(0, $start_start_5.toolError)("not_found", "No previous command in this session", "Run a command with run_in_terminal first."),
				instruction: "Run a command first."
			};
			let terminalLastCommand = (0, $core_work_5.defineTool)({
				name: "terminal_last_command",
				summary: "Retrieve the last shell command that was executed, with its output.",
				category: "Terminal",
				effect: "read",
				risk: "read_only",
				permissions: [],
				args: () => (0, $zod_api_5.strictObject)({}),
				outputs: () => (0, $zod_api_5.strictObject)({
					command: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("The command as it was given")),
					exit_code: (0, $zod_api_5.nullable)((0, $zod_api_5.int)()).check((0, $zod_api_5.describe)("Its exit code; null when it was stopped or could not start")),
					executed_at: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("When it started, as ISO 8601")),
					output: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("What it printed: stdout, then stderr"))
				}),
				metadata: [
					"command",
					"exit_code",
					"executed_at"
				],
				when: "Use it to see the output of the last command again, without running it again.",
				termination: "Use terminate=false: the output of the last command is read in order to decide what comes next.",
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
					return (0, $start_start_5.succeeded)(value, `Last command: ${last.command}\nOutput: ${last.output}`);
				}
			});
		},
		7029: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_update_file_exports: () => tool_update_file_exports });
			var $start_runtime = __nccwpck_require__(7525);
			var $start_start_5 = __nccwpck_require__(2509);
			var $zod_api_5 = __nccwpck_require__(4279);
			var $core_work_5 = __nccwpck_require__(2663);
			var $reader_edit_file = __nccwpck_require__(3265);
			//! src/tools/edit/tool_update_file.ts
			var tool_update_file_exports = (0, $start_runtime.__exportAll)({ updateFile: () => updateFile });
			let updateFile = (0, $core_work_5.defineTool)({
				name: "update_file",
				summary: "Replace the whole content of an existing file, byte for byte as given.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api_5.strictObject)({
					path: (0, $zod_api_5.string)().check((0, $zod_api_5.describe)("Relative path of the existing file")),
					content: (0, $core_work_5.textArgument)("The new content, at most 10 MB, written as UTF-8 byte for byte: line endings and a byte order mark are those given, not those of the old content"),
					preview_only: (0, $core_work_5.previewArgument)()
				}),
				outputs: () => (0, $zod_api_5.strictObject)({
					size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the new content")),
					previous_size_bytes: (0, $zod_api_5.int)().check((0, $zod_api_5.describe)("Size of the content it replaced"))
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
					let path = (0, $core_work_5.parsePathArgument)(args.path);
					if (!path.ok) return path;
					let bytes = (0, $reader_edit_file.encodeContent)(args.content, context);
					if (!bytes.ok) return bytes;
					let content = await workspace.read(path.value);
					if (!content.ok) {
						if (content.error.code !== "not_found") return content;
						return (0, $start_start_5.failed)("not_found", content.error.message, "Check the path, or use create_file to make a new file.");
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
					}, isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${(0, $start_start_5.sizeText)(size)})`, { filesAffected: isSame ? [] : [path.value] });
				}
			});
		},
		367: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		},
		6635: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986).footprint();
		},
		9454: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8760)["json-schema-processors"]();
		},
		4279: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5741).api();
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
		791: (module) => {
			"use strict";
			module.exports = require("./values.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
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
