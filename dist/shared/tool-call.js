(() => {
	var __webpack_modules__ = {
		1860: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				command: () => __nccwpck_require__(2055),
				work: () => __nccwpck_require__(5834)
			};
		}),
		1247: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8161)[name] });
		}),
		258: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8500)[name] });
		}),
		8084: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(714)[name] });
		}),
		31: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["apply-saved"]();
		}),
		6927: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["invoke-bundle-tool"]();
		}),
		7243: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["open-bundles"]();
		}),
		4952: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["plan-place"]();
		}),
		3100: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["user-files"]();
		}),
		2911: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["user-files"]();
			module.exports = {
				__esModule: !0,
				get approvalsFile() {
					return part().approvalsFile;
				},
				get stateFolder() {
					return part().stateFolder;
				}
			};
		}),
		4876: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(837)["apply-on-disk"]();
		}),
		7828: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		}),
		3761: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).plan();
			module.exports = {
				__esModule: !0,
				get compileRulePattern() {
					return part().compileRulePattern;
				}
			};
		}),
		6374: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		}),
		9280: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5211).approvers();
		}),
		106: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5211)["invoke-command"]();
		}),
		6614: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		}),
		2869: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		}),
		6859: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6084)["plan-of-call"]();
		}),
		1502: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6084).seal();
		}),
		8142: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).work();
		}),
		8758: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["hunk-lines"]();
		}),
		9432: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["terminal-diff"]();
		}),
		6302: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["tool-help"]();
		}),
		3005: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["wire-json"]();
			module.exports = {
				__esModule: !0,
				get contractForm() {
					return part().contractForm;
				}
			};
		}),
		8783: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		}),
		1335: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		}),
		2095: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		}),
		339: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		}),
		4997: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1642).history();
		}),
		9396: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1642)["real-http"]();
		}),
		863: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1642).shell();
		}),
		2055: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ProgressLine: () => ProgressLine,
				checkAllowedHosts: () => checkAllowedHosts,
				peekRoot: () => peekRoot,
				readToolOptions: () => readToolOptions,
				tool_command_exports: () => tool_command_exports,
				withCommand: () => withCommand,
				withParams: () => withParams,
				withProgress: () => withProgress
			});
			var $start_runtime = __nccwpck_require__(1335);
			var $core_work = __nccwpck_require__(2869);
			var $base_tool_errors = __nccwpck_require__(6374);
			var $work = __nccwpck_require__(5834);
			var $app_user_files = __nccwpck_require__(2911);
			var $start_start = __nccwpck_require__(2095);
			var $report_wire_json = __nccwpck_require__(3005);
			var $base_json = __nccwpck_require__(7828);
			var $start_paths = __nccwpck_require__(8783);
			var $start_terminal = __nccwpck_require__(339);
			var $node_path = __nccwpck_require__(6760);
			//! src/cli/options/allowed-hosts.ts
			let NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
			let BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i;
			function checkAllowedHosts(hosts) {
				for (let host of hosts) {
					let plain = plainHost(host);
					if (plain === host.toLowerCase()) continue;
					let example = plain === void 0 ? "a name or address such as localhost, 10.0.0.7 or localhost:8080" : `--allow-host ${(0, $core_work.shellWord)(plain)}`;
					return ERRORS$1.notAHost(host, example);
				}
			}
			function plainHost(text) {
				let isUrl = text.includes("://");
				let address = BARE_IPV6.test(text) ? `[${text}]` : text;
				let whole = isUrl ? text : `http://${address}`;
				if (!URL.canParse(whole)) return;
				let url = new URL(whole);
				if (!NAME.test(url.hostname)) return;
				let port = isUrl ? url.port : /:0*(\d+)$/.exec(address.replace(/[/?#].*$/, ""))?.[1] ?? "";
				return port === "" ? url.hostname : `${url.hostname}:${port}`;
			}
			let ERRORS$1 = { notAHost: (host, example) => (0, $base_tool_errors.toolError)("invalid_arguments", `--allow-host takes the name of a host, not '${(0, $start_paths.briefText)(host)}'`, `Use ${example}.`) };
			//! src/cli/terminal/progress-line.ts
			var ProgressLine = class {
				#console;
				#label;
				#timer;
				#started = (0, $work.elapsedMs)();
				#drawn = 0;
				#frame = 0;
				#latest;
				constructor(console, label) {
					this.#console = console;
					this.#label = label;
					console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
				}
				update(progress) {
					this.#latest = progress;
					this.#timer !== void 0 && this.#draw();
				}
				end() {
					clearInterval(this.#timer);
					this.#drawn > 0 && this.#console.err("\r\x1B[K");
					this.#drawn = 0;
				}
				#draw() {
					let now = (0, $work.elapsedMs)();
					if (now - this.#started < 500 || now - this.#drawn < 100) return;
					this.#drawn = now;
					this.#frame = (this.#frame + 1) % 10;
					let seconds = Math.floor((now - this.#started) / 1e3);
					let line = `${"\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[this.#frame]} ${this.#label} ${this.#count()}${this.#console.errStyle.dim(`${seconds}s`)}`;
					this.#console.err(`\r${(0, $start_terminal.fitLine)(line, this.#console.errColumns)}\u001b[K`);
				}
				#count() {
					if (this.#latest === void 0) return "";
					let { done, total } = this.#latest;
					let shown = (number) => number.toLocaleString("en");
					return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, $start_start.unitOf)(this.#latest)} `;
				}
			};
			async function withProgress(console, label, work) {
				let line = new ProgressLine(console, label);
				try {
					return await work((update) => line.update(update));
				} finally {
					line.end();
				}
			}
			//! src/cli/options/tool-options.ts
			let SHORT = {
				"-h": "--help",
				"-y": "--yes",
				"-v": "--verbose"
			};
			function readToolOptions(tool, words) {
				let options = optionsOf(tool);
				let args = {};
				let common = {};
				for (let i = 0; i < words.length; i++) {
					let word = SHORT[words[i] ?? ""] ?? words[i] ?? "";
					if (!word.startsWith("--") || word === "--") return (0, $start_start.failure)(usage(`'${word}' is not an option`, hintForWord(tool)));
					let equals = word.indexOf("=");
					let name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll("_", "-");
					let negated = name.startsWith("no-") && options.get(name) === void 0 ? options.get(name.slice(3)) : void 0;
					let option = negated?.kind === "flag" ? negated : options.get(name);
					if (option === void 0) return (0, $start_start.failure)(unknownOption(tool, name, options));
					let shown = `--${name}`;
					let text = equals < 0 ? void 0 : word.slice(equals + 1);
					if (option.kind !== "flag" && text === void 0) {
						let next = words[++i];
						if (next === void 0) return (0, $start_start.failure)(usage(`${shown} needs a value`, `Use ${shown} VALUE.`));
						if (next.startsWith("--") && options.has(next.slice(2).split("=", 1)[0]?.replaceAll("_", "-") ?? "")) return (0, $start_start.failure)(usage(`${shown} needs a value, but '${next}' follows`, `If that is the value, use ${shown}=${next}.`));
						text = next;
					}
					let key = option.argument ?? name;
					let problem = put(option.argument === void 0 ? common : args, key, {
						option,
						text,
						shown,
						isNegated: negated !== void 0
					});
					if (problem !== void 0) return (0, $start_start.failure)(problem);
				}
				let collected = collect(args, common);
				let notHost = checkAllowedHosts(collected.allowHosts);
				return notHost === void 0 ? (0, $start_start.success)(collected) : (0, $start_start.failure)(notHost);
			}
			function mergeParams(args, text) {
				let parsed = (0, $base_json.parseJson)(text);
				if (!parsed.ok) {
					let { line, column, message } = parsed.error;
					return (0, $start_start.failure)(usage(`--params is not JSON: line ${line}, column ${column}: ${message}`, "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
				}
				if (typeof parsed.value != "object" || parsed.value === null || Array.isArray(parsed.value)) return (0, $start_start.failure)(usage("--params must be a JSON object", "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
				let both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name));
				if (both.length > 0) return (0, $start_start.failure)(usage(`${both.join(", ")}: given both in --params and as an option`, "Give it once."));
				return (0, $start_start.success)({
					...parsed.value,
					...args
				});
			}
			function optionsOf(tool) {
				let options = new Map();
				for (let [name, { kind }] of Object.entries($work.CALL_OPTIONS)) options.set(name, {
					kind,
					argument: void 0,
					convert: (text) => text
				});
				for (let [argument, schema] of Object.entries(tool.args().shape)) options.set(argument.replaceAll("_", "-"), {
					kind: optionKind((0, $core_work.argumentKind)(schema)),
					argument,
					convert: (text) => convert(schema, text)
				});
				return options;
			}
			function optionKind(kind) {
				if (kind === "boolean") return "flag";
				return kind === "list" || kind === "record" ? kind : "value";
			}
			function put(into, key, { option, text, shown, isNegated }) {
				if (option.kind === "flag") {
					if (Object.hasOwn(into, key)) return usage(`${shown} is given twice`, "Give it once.");
					if (text !== void 0 && text !== "true" && text !== "false") return usage(`${shown} is on or off, not '${text}'`, `Use ${shown} or ${shown}=false.`);
					into[key] = text !== "false" !== isNegated;
					return;
				}
				let value = text ?? "";
				if (option.kind === "list") {
					into[key] = [...into[key] ?? [], ...asJsonList(value) ?? [option.convert(value)]];
					return;
				}
				if (option.kind === "record") {
					let equals = value.indexOf("=");
					if (equals < 1) return usage(`${shown} needs KEY=VALUE, not '${value}'`, `Use ${shown} NAME=value.`);
					into[key] = {
						...into[key],
						[value.slice(0, equals)]: option.convert(value.slice(equals + 1))
					};
					return;
				}
				if (Object.hasOwn(into, key)) return usage(`${shown} is given twice`, "Give it once.");
				into[key] = option.convert(value);
			}
			function asJsonList(text) {
				let [, start] = /^\s*\[\s*(["{])/.exec(text) ?? [];
				let parsed = start === void 0 ? void 0 : (0, $base_json.parseJson)(text);
				let items = parsed?.ok === !0 && Array.isArray(parsed.value) ? parsed.value : void 0;
				return items?.every((each) => typeof each == (start === "{" ? "object" : "string")) ? items : void 0;
			}
			function convert(schema, text) {
				let kind = (0, $core_work.argumentKind)(schema);
				if (kind === "number") return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
				if (kind === "boolean") return text === "true" || text !== "false" && text;
				if (kind === "text") return text;
				let member = (0, $core_work.memberOf)(schema);
				if (member !== void 0) return convert(member, text);
				let parsed = (0, $base_json.parseJson)(text);
				return parsed.ok ? parsed.value : text;
			}
			function collect(args, common) {
				return {
					args,
					params: common.params,
					root: common.root,
					allowHosts: common["allow-host"] ?? [],
					apply: common.apply === !0,
					yes: common.yes === !0,
					json: common.json === !0,
					verbose: common.verbose === !0
				};
			}
			function unknownOption(tool, name, options) {
				let meant = (0, $core_work.didYouMean)(name, options.keys());
				let help = `See sous tool ${tool.name} --help.`;
				return usage(`${tool.name} has no option '--${name}'`, meant === void 0 ? help : `Did you mean '--${meant}'? ${help}`);
			}
			function hintForWord(tool) {
				let [first] = Object.keys(tool.args().shape);
				return `Give arguments by name,${first === void 0 ? "" : ` such as --${first.replaceAll("_", "-")} VALUE,`} and flags as --name=false. See sous tool ${tool.name} --help.`;
			}
			function usage(message, suggestion) {
				return (0, $base_tool_errors.toolError)("invalid_arguments", message, suggestion);
			}
			async function withParams({ args, params }, console) {
				let text = params === "-" ? await console.readInput() : (0, $start_start.success)(params);
				if (!text.ok) return text;
				return text.value === void 0 ? (0, $start_start.success)(args) : mergeParams(args, text.value);
			}
			function peekRoot(words) {
				let at = words.findIndex((word) => word === "--root" || word.startsWith("--root="));
				return words[at] === "--root" ? words[at + 1] : words[at]?.slice(7);
			}
			//! src/cli/call-tool-command.ts
			async function callToolCommand({ tool, options, folder, invocation }) {
				let args = await withParams(options, invocation.console);
				if (!args.ok) return args;
				let opened = await folder;
				if (!opened.ok) return opened;
				let off = await (0, $work.whyToolOff)(tool.name, opened.value, options.root !== void 0);
				if (off !== void 0) return (0, $start_start.failure)(off);
				let { apply: applies, allowHosts, verbose } = options;
				let { category, effect } = tool;
				let call = await (0, $work.openCall)({
					surroundings: invocation,
					opened: opened.value,
					category,
					effect,
					applies,
					allowHosts,
					verbose
				});
				if (!call.ok) return call;
				let progress;
				let wasAsked = !1;
				let wasWarned = !1;
				try {
					let run = await call.value.run({
						tool,
						args: (0, $core_work.withTypedPaths)(tool, args.value, [opened.value.tree.folder, $node_path.resolve(invocation.folder, options.root ?? ".")]),
						approver: () => approverFor(options, opened.value, invocation),
						whileApplying: (work) => withProgress(invocation.console, "apply", work),
						emit(event) {
							event.kind === "step_started" && (progress = new ProgressLine(invocation.console, tool.name));
							event.kind === "progress" && progress?.update(event.progress);
							event.kind === "step_finished" && progress?.end();
							if (event.kind === "approval_checked") {
								wasAsked = event.answer !== "unavailable" && !options.yes;
								wasWarned = wasAsked && event.request.warnings !== void 0;
							}
						}
					});
					return (0, $start_start.success)({
						run,
						root: call.value.root,
						wasAsked,
						wasWarned
					});
				} finally {
					progress?.end();
				}
			}
			async function approverFor(options, opened, invocation) {
				if (options.yes) return $work.CONSENTED;
				let { console, env, signal } = invocation;
				if (!console.isInteractive) return $work.NO_APPROVER;
				let { terminalApprover } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9280, 23)).then((n) => n.approvers_exports);
				let places = async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 31, 23)).then((n) => n.apply_saved_exports)).protectedPlaces(opened);
				return terminalApprover({
					console,
					root: opened.tree.folder,
					approvalsFile: (0, $app_user_files.approvalsFile)(env),
					signal,
					places
				});
			}
			async function reportJson({ run, command }) {
				let result = run.result.ok ? run.result : {
					...run.result,
					error: withCommand(run.result.error, command)
				};
				let form = (0, $report_wire_json.contractForm)(run.tool, result, run.durationMs);
				if (run.tool.effect !== "stage") return `${(0, $start_start.printableJson)(form)}\n`;
				if (run.changes.length === 0) return `${(0, $start_start.printableJson)({
					...form,
					applied: !1,
					changes: [],
					diff: ""
				})}\n`;
				let [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8758, 23)).then((n) => n.hunk_lines_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6476, 23)).then((n) => n.render_patch_exports)]);
				let changes = recordChanges(run.changes, await diffChanges(run.changes));
				let diff = await renderTextPatch(run.changes);
				return `${(0, $start_start.printableJson)({
					...form,
					applied: run.ending === "applied",
					changes,
					diff
				})}\n`;
			}
			async function reportText({ run, root, command, wasAsked, wasWarned }, console) {
				let { outStyle, errStyle } = console;
				let isShowing = run.ending === "previewed" || run.ending === "unapproved" && !wasAsked;
				let summary = run.changes.length === 0 ? "" : await showChanges(run, isShowing, console);
				let { out = "", err = "" } = run.result.printed ?? {};
				wasWarned || console.err((0, $core_work.renderWarnings)(run.warnings, errStyle));
				if (!run.result.ok) {
					out !== "" && console.data((0, $core_work.renderAnswer)(out));
					console.err((0, $core_work.renderErrorOutput)(err, errStyle));
					console.err((0, $core_work.renderError)(withCommand(run.result.error, command), errStyle));
					return;
				}
				let { result } = run;
				if (result.answer !== void 0) {
					console.err((0, $core_work.renderOutput)(result, errStyle));
					console.data((0, $core_work.renderAnswer)(result.answer));
					return;
				}
				console.out((0, $core_work.renderOutput)(result, outStyle, run.ending === "previewed" ? "\u25cb" : "\u2713"));
				if (run.ending === "previewed") {
					console.out(`\n${summary}\n${outStyle.yellow("Nothing was written.")} Add --apply to apply it.\n`);
					return;
				}
				out !== "" && console.data((0, $core_work.renderAnswer)(out));
				console.err((0, $core_work.renderErrorOutput)(err, errStyle));
				let isOneLine = out === "" && !result.output.trimEnd().includes("\n");
				let isCommand = run.tool.effect === "external";
				let files = isOneLine || isCommand ? result.filesAffected : [];
				let facts = (0, $core_work.renderFacts)(files, {
					root,
					label: isCommand ? "Changed" : "Location",
					durationMs: run.durationMs,
					style: isOneLine ? outStyle : errStyle
				});
				isOneLine ? console.out(facts) : console.err(facts);
			}
			async function showChanges(run, isShowing, console) {
				if (!isShowing) return "";
				let [{ diffChanges, recordChanges, summarizeChanges }, { diffParts }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8758, 23)).then((n) => n.hunk_lines_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9432, 23)).then((n) => n.terminal_diff_exports)]);
				let diffs = await diffChanges(run.changes);
				for (let part of diffParts({
					changes: run.changes,
					diffs
				}, console.outStyle)) console.out(`${part}\n`);
				return summarizeChanges(recordChanges(run.changes, diffs));
			}
			function withCommand(error, command) {
				if (error.code !== "approval_needed") return error;
				let again = command.at(command.indexOf("--params") + 1) === "-" ? " (with the same standard input)" : "";
				return {
					...error,
					suggestion: `To approve it without a question: ${[...command, "--yes"].map($core_work.shellWord).join(" ")}${again}`
				};
			}
			//! src/cli/commands/tool-command.ts
			var tool_command_exports = (0, $start_runtime.__exportAll)({ toolCommand: () => toolCommand });
			let toolCommand = (0, $core_work.defineCommand)({
				usage: (texts) => texts.tool((0, $work.describeCallOptions)().join("\n")),
				options: $core_work.readWords,
				run: ({ words }, invocation) => callNamed(words, invocation)
			});
			async function callNamed([name, ...words], invocation) {
				let { console } = invocation;
				if (name === void 0 || name.startsWith("-")) return (0, $start_terminal.fail)(ERRORS.whichTool(), invocation);
				if (name.includes("/")) return (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 106, 23)).then((n) => n.invoke_command_exports)).invokeCommand(invocation);
				let asksForHelp = words.includes("--help") || words.includes("-h");
				let likelyRoot = peekRoot(words) ?? ".";
				let early = $core_work.LISTING_TOOLS.has(name) && !asksForHelp ? (0, $core_work.openEarly)(invocation, likelyRoot, $core_work.SEARCHING_TOOLS.has(name)) : void 0;
				let tool = await (0, $core_work.findTool)(name);
				if (tool === void 0) return (0, $start_terminal.fail)(unknownTool(name), invocation, name);
				if (asksForHelp) {
					let { renderToolHelp } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6302, 23)).then((n) => n.tool_help_exports);
					console.out(renderToolHelp(tool, console.outStyle));
					return $start_terminal.EXIT.done;
				}
				let options = readToolOptions(tool, words);
				if (!options.ok) return (0, $start_terminal.fail)(options.error, invocation, tool.name);
				let { root = "." } = options.value;
				let folder = early !== void 0 && root === likelyRoot ? early : (0, $core_work.openFolder)(invocation, root);
				let called = await callToolCommand({
					tool,
					options: options.value,
					folder,
					invocation
				});
				if (!called.ok) return (0, $start_terminal.fail)(called.error, invocation, tool.name);
				let report = {
					...called.value,
					command: [
						"sous",
						"tool",
						...invocation.argv
					]
				};
				options.value.json ? console.data(await reportJson(report)) : await reportText(report, console);
				let { result } = called.value.run;
				if (result.ok) return $start_terminal.EXIT.done;
				return invocation.signal.aborted ? $start_terminal.EXIT.cancelled : (0, $start_terminal.exitCodeFor)(result.error.code);
			}
			function unknownTool(name) {
				let meant = (0, $core_work.didYouMean)(name, [...$core_work.TOOL_NAMES, ...Object.keys($core_work.ALIASES)]);
				return ERRORS.unknownTool(name, meant);
			}
			let ERRORS = {
				whichTool: () => (0, $base_tool_errors.toolError)("invalid_arguments", "Which tool?", "Use sous tool <name>. 'sous tools' lists them."),
				unknownTool: (name, meant) => (0, $base_tool_errors.toolError)("unknown_tool", `Tool '${name}' does not exist`, meant === void 0 ? "'sous tools' lists them." : `Did you mean '${meant}'? 'sous tools' lists them all.`)
			};
		}),
		5834: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CALL_OPTIONS: () => CALL_OPTIONS,
				CONSENTED: () => CONSENTED,
				NO_APPROVER: () => NO_APPROVER,
				OWN: () => OWN,
				OneByOne: () => OneByOne,
				StagedWorkspace: () => StagedWorkspace,
				TrackedTree: () => TrackedTree,
				acceptNames: () => acceptNames,
				checkPrepared: () => checkPrepared,
				codeWarnings: () => codeWarnings,
				decide: () => decide,
				decideCall: () => decideCall,
				depthWarning: () => depthWarning,
				describeCallOptions: () => describeCallOptions,
				describeRefused: () => describeRefused,
				elapsedMs: () => elapsedMs,
				findRuleProblems: () => findRuleProblems,
				findingsOf: () => findingsOf,
				fitsInTime: () => fitsInTime,
				groupsOutput: () => groupsOutput,
				hasFewPaths: () => hasFewPaths,
				hitsOf: () => hitsOf,
				isSecretFile: () => isSecretFile,
				lazySandbox: () => lazySandbox,
				lazyUsage: () => lazyUsage,
				logTo: () => logTo,
				longLinesWarning: () => longLinesWarning,
				makeSieve: () => makeSieve,
				memoryHistory: () => memoryHistory,
				namesFile: () => namesFile,
				obtainApproval: () => obtainApproval,
				openCall: () => openCall,
				openSession: () => openSession,
				readGitIndex: () => readGitIndex,
				readGitRecords: () => readGitRecords,
				realClock: () => realClock,
				realSandboxDisk: () => realSandboxDisk,
				regexPattern: () => regexPattern,
				renderMatches: () => renderMatches,
				renderWithContext: () => renderWithContext,
				requiredText: () => requiredText,
				ruleForCall: () => ruleForCall,
				runDecided: () => runDecided,
				runGuarded: () => runGuarded,
				runToolCall: () => runToolCall,
				sandbox_disk_exports: () => sandbox_disk_exports,
				scanAll: () => scanAll,
				sealToolsFor: () => sealToolsFor,
				searchFiles: () => searchFiles,
				searchTimedOut: () => searchTimedOut,
				searchWarnings: () => searchWarnings,
				secretWarning: () => secretWarning,
				secretsFrom: () => secretsFrom,
				selectFiles: () => selectFiles,
				serializeParameters: () => serializeParameters,
				textPattern: () => textPattern,
				tool_grep_exports: () => tool_grep_exports,
				toolsOf: () => toolsOf,
				truncationWarning: () => truncationWarning,
				whyCodeUnfinished: () => whyCodeUnfinished,
				whyToolOff: () => whyToolOff,
				whyUnfinished: () => whyUnfinished,
				whyUnprepared: () => whyUnprepared,
				withWorkLimit: () => withWorkLimit
			});
			var runtime = __nccwpck_require__(1335);
			var tool_errors = __nccwpck_require__(6374);
			var start = __nccwpck_require__(2095);
			var work = __nccwpck_require__(2869);
			var terminal = __nccwpck_require__(339);
			var shared_start_paths = __nccwpck_require__(8783);
			var api = __nccwpck_require__(4201);
			var plan = __nccwpck_require__(3761);
			var user_files = __nccwpck_require__(2911);
			let external_node_fs_namespaceObject = require("node:fs");
			var external_node_path_ = __nccwpck_require__(6760);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var os = __nccwpck_require__(1247);
			var vm = __nccwpck_require__(8084);
			let external_node_url_namespaceObject = require("node:url");
			var timers_promises = __nccwpck_require__(258);
			//! src/git/index.ts
			function readGitIndex(bytes, { prefix, isOnDisk }) {
				let entries = GitIndexEntries.open(bytes);
				if (entries === void 0) return;
				let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
				let lines = new shared_start_paths.PathLines(bytes.length);
				let paths = [];
				let refused = [];
				let links = [];
				let modules = [];
				let isSparse = !1;
				let previous = "";
				let step = entries.next();
				for (; step === "entry"; step = entries.next()) {
					let { nameBytes, nameEnd } = entries;
					isSparse ||= entries.isSkipped;
					let start = entries.nameStart + above.length;
					if (above.length > 0 && !(start < nameEnd && begins(nameBytes, entries.nameStart, above))) continue;
					if (entries.isFile && !entries.isInConflict && !entries.isSkipped && lines.add(nameBytes, start, nameEnd)) continue;
					let name = nameBytes.toString("utf8", start, nameEnd);
					if (name === previous || isOwn(name)) continue;
					previous = name;
					if (entries.isSkipped && !isOnDisk(name)) continue;
					if (!entries.isFile && !isOnDisk(name)) (entries.isModule ? modules : links).push(name);
					else {
						let path = (0, external_node_buffer_namespaceObject.isUtf8)(nameBytes.subarray(start, nameEnd)) ? (0, shared_start_paths.parseRepoPath)(name) : void 0;
						path?.ok ? paths.push(path.value) : refused.push(name);
					}
				}
				if (step !== "end") return;
				let usual = acceptLines(lines);
				return {
					paths: (0, start.mergeByBytes)(usual.paths, paths, (path) => path),
					refused: [...usual.refused, ...refused],
					links,
					modules,
					isSparse
				};
			}
			function begins(bytes, start, above) {
				let end = start + above.length;
				return bytes[end - 1] === 47 && bytes.compare(above, 0, above.length, start, end) === 0;
			}
			function acceptLines(lines) {
				let { areAllPlain, names } = lines.take();
				let { paths, refused } = areAllPlain ? {
					paths: names,
					refused: []
				} : acceptNames(names, !1);
				return {
					paths: lines.anyStartsWith(".sous/") ? paths.filter((path) => !isOwn(path)) : paths,
					refused
				};
			}
			let LONG_NAME = 4095;
			var GitIndexEntries = class GitIndexEntries {
				isFile = !1;
				isModule = !1;
				isSkipped = !1;
				isInConflict = !1;
				nameBytes;
				nameStart = 0;
				nameEnd = 0;
				#bytes;
				#end;
				#joined;
				#at = 12;
				#left;
				constructor(bytes, version) {
					this.#bytes = bytes;
					this.nameBytes = bytes;
					this.#end = bytes.length - 20;
					this.#left = bytes.readUInt32BE(8);
					this.#joined = version === 4 ? Buffer.alloc(65536) : void 0;
				}
				static open(bytes) {
					if (bytes.length < 32 || bytes.readUInt32BE(0) !== 1145655875) return;
					let version = bytes.readUInt32BE(4);
					return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : void 0;
				}
				next() {
					if (this.#left === 0) return this.#hasKnownEnd() ? "end" : "broken";
					this.#left--;
					let bytes = this.#bytes;
					let at = this.#at;
					if (at + 62 >= this.#end) return "broken";
					let flags = bytes[at + 60] << 8 | bytes[at + 60 + 1];
					let isExtended = !!(flags & 16384);
					let name = at + 62 + (isExtended ? 2 : 0);
					let kind = bytes[at + 24 + 2] >> 4;
					this.isFile = kind === 8;
					this.isModule = kind === 14;
					this.isInConflict = !!(flags & 12288);
					this.isSkipped = isExtended && !!(bytes.readUInt16BE(at + 62) & 16384);
					return (this.#joined === void 0 ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)) ? "entry" : "broken";
				}
				#readName(start, length) {
					let end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start);
					if (end < start || end >= this.#end || this.#bytes[end] !== 0) return !1;
					this.nameStart = start;
					this.nameEnd = end;
					this.#at += end - this.#at + 8 & -8;
					return !0;
				}
				#joinName(start, joined) {
					let at = start;
					let byte = this.#bytes[at++];
					let removed = byte & 127;
					for (; byte & 128 && at < this.#end;) {
						byte = this.#bytes[at++];
						removed = removed + 1 << 7 | byte & 127;
					}
					let end = this.#bytes.indexOf(0, at);
					let kept = this.nameEnd - removed;
					if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return !1;
					this.nameBytes = joined;
					this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end);
					this.#at = end + 1;
					return !0;
				}
				#hasKnownEnd() {
					let at = this.#at;
					for (; at + 8 <= this.#end && isCapital(this.#bytes[at]);) at += 8 + this.#bytes.readUInt32BE(at + 4);
					return at === this.#end;
				}
			};
			function isCapital(byte) {
				return byte >= 65 && byte <= 90;
			}
			function acceptNames(names, areSomeDamaged) {
				let paths = [];
				let refused = [];
				for (let name of names) {
					let path = (0, shared_start_paths.parseRepoPath)(name);
					path.ok && !(areSomeDamaged && (0, start.mayBeDamaged)(name)) ? paths.push(path.value) : refused.push(name);
				}
				return {
					paths,
					refused
				};
			}
			function describeRefused(refused) {
				if (refused.length === 0) return [];
				let shown = refused.slice(0, 3).map((name) => `'${(0, shared_start_paths.briefText)(name)}'`);
				let more = refused.length > 3 ? ", \u2026" : "";
				return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
			}
			let OWN = ".sous/";
			function readGitRecords(output, { above, isOnDisk }) {
				let text = (0, start.asBuffer)(output).toString("utf8");
				let tracked = [];
				let links = [];
				let modules = [];
				let untracked = [];
				let nameOffset = 0;
				let previous = "";
				for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
					let tag = text.charCodeAt(at);
					tag !== 63 && nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
					let start = at + (tag === 63 ? 2 : nameOffset);
					if (!text.startsWith(above, start)) continue;
					let name = text.slice(start + above.length, end);
					if (isOwn(name)) continue;
					if (tag === 63) {
						untracked.push(name);
						continue;
					}
					if (name === previous) continue;
					previous = name;
					if (tag === 83 && !isOnDisk(name)) continue;
					let mode = at + 2;
					text.startsWith("100", mode) || isOnDisk(name) ? tracked.push(name) : (text.startsWith("160", mode) ? modules : links).push(name);
				}
				return {
					tracked,
					links,
					modules,
					untracked
				};
			}
			function isOwn(name) {
				return name.startsWith(OWN);
			}
			//! src/workspace/listing/tracked-tree.ts
			var TrackedTree = class {
				#request;
				#names;
				#goneFiles = new Set();
				#goneDirectories = new Set();
				#added = [];
				#unreadable = [];
				#seen = new Set();
				#inTop;
				topAdded;
				constructor(request) {
					this.#request = request;
					let { paths, refused, links, modules } = request.names;
					let others = [
						...refused,
						...links,
						...modules
					].sort(start.compareBytes);
					this.#names = {
						all: (0, start.mergeByBytes)(paths, others, (name) => name),
						modules: new Set(modules)
					};
					this.#inTop = this.#look({
						prefix: "",
						from: 0,
						to: this.#names.all.length
					});
					this.topAdded = this.#added.splice(0);
				}
				compare() {
					for (let directory of this.#inTop) this.#visit(directory);
					return {
						tracked: without(this.#request.names, this.#goneFiles, this.#goneDirectories),
						added: this.#added,
						unreadable: this.#unreadable,
						directories: this.#seen
					};
				}
				#visit(directory) {
					let path = pathOf(directory);
					if (!this.#goneDirectories.has(path)) for (let inner of this.#look(directory, path)) this.#visit(inner);
				}
				#look(directory, path = "") {
					let { disk, folder } = this.#request;
					let entries = disk.readDirectory(path === "" ? folder : `${folder}/${path}`);
					let { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : []);
					let isMissing = !entries.ok && (entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR");
					!entries.ok && !isMissing && this.#unreadable.push(directory.prefix);
					let actual = entries.ok ? difference : this.#lookAtEach(directory, directories);
					entries.ok && path !== "" && actual?.isRepository !== !0 && this.#seen.add(path);
					for (let name of actual?.goneFiles ?? []) this.#goneFiles.add(name);
					for (let name of actual?.goneDirectories ?? []) this.#goneDirectories.add(name);
					this.#added.push(...actual?.added ?? []);
					return directories;
				}
				#lookAtEach(directory, directories) {
					let { disk, folder } = this.#request;
					let isGone = (name, kind) => {
						let entry = disk.entry(`${folder}/${name}`);
						return !(entry.ok && entry.value?.kind === kind);
					};
					return {
						goneFiles: namesIn(this.#names, directory).filter((name) => isGone(name, "file")),
						goneDirectories: directories.map(pathOf).filter((name) => isGone(name, "directory")),
						added: [],
						isRepository: !1
					};
				}
			};
			function without(names, goneFiles, goneDirectories) {
				if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
				let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
				return {
					paths: names.paths.filter(isThere),
					refused: names.refused.filter(isThere)
				};
			}
			function isBelow(name, directories) {
				return directories.size > 0 && (0, shared_start_paths.ancestorsOf)(name).some((ancestor) => directories.has(ancestor));
			}
			let DOT_GIT = ".git";
			function compareDirectory(names, directory, entries) {
				let { prefix, from, to } = directory;
				let directories = [];
				let entry = nextFile(entries, 0);
				let isSame = !0;
				for (let at = from; at < to;) {
					let name = names.all[at];
					let slash = name.indexOf("/", prefix.length);
					if (slash < 0) {
						isSame &&= isCalled(name, prefix, entries[entry]?.name);
						entry = nextFile(entries, entry + 1);
						at++;
					} else {
						let inner = directoryFrom(names.all, at, to, name.slice(0, slash + 1));
						directories.push(inner);
						at = inner.to;
					}
				}
				isSame &&= entry >= entries.length && hasDirectories(entries, directories, prefix);
				return {
					directories,
					difference: isSame ? void 0 : findDifference(names, directory, directories, entries)
				};
			}
			function namesIn({ all }, { prefix, from, to }) {
				return all.slice(from, to).filter((name) => name.indexOf("/", prefix.length) < 0);
			}
			function pathOf({ prefix }) {
				return prefix.slice(0, -1);
			}
			function nextFile(entries, from) {
				let entry = from;
				for (; entry < entries.length && entries[entry]?.kind !== "file";) entry++;
				return entry;
			}
			function isCalled(path, prefix, name) {
				return name !== void 0 && path.length === prefix.length + name.length && path.endsWith(name);
			}
			function directoryFrom(names, from, to, prefix) {
				let isWithin = (at) => at < to && names[at]?.startsWith(prefix) === !0;
				let last = from;
				let step = 1;
				for (; isWithin(last + step); step *= 2) last += step;
				for (; step >= 1; step /= 2) isWithin(last + step) && (last += step);
				return {
					prefix,
					from,
					to: last + 1
				};
			}
			function hasDirectories(entries, directories, prefix) {
				let onDisk = entries.filter(({ kind }) => kind !== "file");
				if (onDisk.length !== directories.length) return !1;
				let tracked = new Set(directories.map((directory) => directory.prefix));
				return onDisk.every(({ name, kind }) => kind === "directory" && tracked.has(`${prefix}${name}/`));
			}
			function findDifference(names, directory, directories, entries) {
				let onDisk = (wanted) => entries.filter(({ name, kind }) => kind === wanted && name !== DOT_GIT).map(({ name }) => `${directory.prefix}${name}`);
				let found = {
					files: new Set(onDisk("file")),
					directories: new Set(onDisk("directory"))
				};
				let tracked = {
					names: new Set(namesIn(names, directory)),
					directories: new Set(directories.map(pathOf))
				};
				return {
					goneFiles: [...tracked.names].filter((name) => !found.files.has(name)),
					goneDirectories: [...tracked.directories].filter((name) => !found.directories.has(name)),
					added: [...[...found.files].filter((name) => !tracked.names.has(name)), ...[...found.directories].filter((name) => !tracked.directories.has(name) && !names.modules.has(name))],
					isRepository: entries.some(({ name }) => name === DOT_GIT) || isForeignGit(directory.prefix, tracked.names, entries)
				};
			}
			function isForeignGit(prefix, tracked, entries) {
				return !tracked.has(`${prefix}HEAD`) && (0, work.isGitDirectory)((name) => entries.find((entry) => entry.name === name)?.kind);
			}
			//! src/system/clock.ts
			function elapsedMs() {
				let [seconds, nanoseconds] = process.hrtime();
				return seconds * 1e3 + nanoseconds / 1e6;
			}
			let realClock = {
				elapsed: elapsedMs,
				now: () => new Date()
			};
			//! src/system/process/time-limit.ts
			let guard;
			function withWorkLimit(work, limitMs, mostMs = 64 * limitMs) {
				let deadline = elapsedMs() + mostMs;
				for (let limit = limitMs;; limit *= 2) {
					let left = deadline - elapsedMs();
					if (left <= 0) return "timed_out";
					let before = workedMs();
					let end = attempt(work, Math.min(limit, left));
					if (end === "done") return end;
					if (end === "interrupted" || workedMs() - before >= .25 * limitMs) return "timed_out";
				}
			}
			function workedMs() {
				let { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
				return (user + system) / 1e3;
			}
			function attempt(work, limitMs) {
				let { context, script } = prepareGuard(work);
				try {
					let breakOnSigint = process.listenerCount("SIGINT") > 0;
					script.runInContext(context, {
						timeout: Math.max(1, Math.ceil(limitMs)),
						breakOnSigint
					});
					return "done";
				} catch (error) {
					let { code } = error;
					if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return "timed_out";
					if (code !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw error;
					process.emit("SIGINT");
					return "interrupted";
				}
			}
			function fitsInTime(pattern, text, { limitMs = 500, isTrusted = !1 } = {}) {
				if (whyUnprepared(pattern.source, pattern.flags, isTrusted ? "here" : "apart") !== void 0) return;
				let fits;
				withWorkLimit(() => {
					fits = pattern.test(text);
				}, limitMs);
				return fits;
			}
			function prepareGuard(work) {
				if (guard === void 0) {
					let made = {
						context: vm.createContext({ run: () => made.work() }),
						script: new vm.Script("run()"),
						work
					};
					guard = made;
				}
				guard.work = work;
				return guard;
			}
			let LIMIT_MS = 3e4;
			let TOO_MUCH = "takes too long to compile";
			let UNKNOWN$2 = "could not be tested in a separate process";
			let tried = new Map();
			function whyUnprepared(source, flags, trial = "apart") {
				if (trial === "nowhere" || hasFewPaths(source, flags)) return;
				let decisive = flags.replace(/[^iu]/g, "");
				let key = `${decisive}/${source}`;
				if (tried.has(key)) return tried.get(key);
				let end = trial === "here" ? canPrepare(source, decisive) ? void 0 : TOO_MUCH : runTrial(source, decisive);
				if (end !== UNKNOWN$2) {
					tried.size >= 1e3 && tried.clear();
					tried.set(key, end);
				}
				return end;
			}
			function canPrepare(source, flags) {
				try {
					for (let more of [
						"",
						"m",
						"ms"
					]) {
						let regex = new RegExp(source, flags + more);
						for (let text of ["", "\u0100"]) for (let times = 0; times < 4; times++) regex.exec(text);
					}
					return !0;
				} catch {
					return !1;
				}
			}
			let WORK = `
const { parentPort } = require('node:worker_threads')
const canPrepare = ${canPrepare}
parentPort.on('message', ([source, flags]) => parentPort.postMessage(canPrepare(source, flags) ? 'y' : 'n'))`;
			let ANSWERS = [
				UNKNOWN$2,
				void 0,
				TOO_MUCH,
				UNKNOWN$2
			];
			let thread;
			function runTrial(source, flags) {
				if (thread === void 0) {
					let threads = process.getBuiltinModule("node:worker_threads");
					let workerData = {
						program: [
							"\nconst { Worker } = require('node:worker_threads')\nconst { argv: [, work, limit] } = process\nconst worker = new Worker(work, { eval: true, resourceLimits: { stackSizeMb: 0.8 } })\nconst worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }\nlet began\nworker.on('message', (answer) => { began = undefined; process.stdout.write(answer) })\nsetInterval(() => { if (began !== undefined && worked() - began > limit) process.kill(process.pid, 'SIGKILL') }, 20)\nrequire('node:readline').createInterface({ input: process.stdin })\n  .on('line', (line) => { began = worked(); worker.postMessage(JSON.parse(line)) })\n  .on('close', () => process.kill(process.pid, 'SIGKILL'))",
							WORK,
							"2000"
						],
						limit: LIMIT_MS
					};
					thread = new threads.Worker("\nconst { spawn } = require('node:child_process')\nconst { parentPort, workerData } = require('node:worker_threads')\nlet child, answer\nfunction start(node) {\n  const mine = child = spawn(node, ['-e', ...workerData.program], { stdio: ['pipe', 'pipe', 'ignore'], cwd: '/', env: {} })\n  const end = (number) => { if (child === mine) { child = undefined; answer?.(number) } }\n  mine.stdin.on('error', () => undefined)\n  mine.stdout.on('data', (data) => { if (child === mine) answer?.(String(data) === 'y' ? 1 : 2) })\n  mine.on('error', () => end(3))\n  // The signal went to the whole process group: its listeners get it as soon as they can.\n  mine.on('exit', (_, signal) => end(['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal) ? 3 : 2))\n}\nparentPort.on('message', ({ node, expression, state }) => {\n  const timer = setTimeout(() => { const late = child; child = undefined; late?.kill('SIGKILL'); answer?.(3) }, workerData.limit)\n  answer = (number) => {\n    answer = undefined\n    clearTimeout(timer)\n    Atomics.store(state, 0, number)\n    Atomics.notify(state, 0)\n  }\n  if (child === undefined) start(node)\n  child.stdin.write(JSON.stringify(expression) + '\\n')\n})", {
						eval: !0,
						workerData,
						env: {},
						execArgv: []
					});
					thread.unref();
				}
				let state = new Int32Array(new SharedArrayBuffer(4));
				thread.postMessage({
					node: process.execPath,
					expression: [source, flags],
					state
				});
				Atomics.wait(state, 0, 0, 2 * LIMIT_MS);
				return ANSWERS[Atomics.load(state, 0)];
			}
			let TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy;
			let BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis;
			let QUANTIFIER$1 = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
			let CONDITION = /^(?:[$^]|\\[bBk1-9])/;
			let ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/;
			let SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s;
			function hasFewPaths(source, flags) {
				if (source.length > 4e3) return !1;
				let isUnicode = flags.includes("u");
				return countPaths(isUnicode ? source.replace(BRACKETED, (escaped) => escaped.slice(0, 2)) : source, isUnicode) <= 1e4;
			}
			function countPaths(source, isUnicode) {
				let outer = [];
				let group = openGroup(!1);
				TOKEN.lastIndex = 0;
				for (let token = TOKEN.exec(source)?.[0]; token !== void 0; token = TOKEN.exec(source)?.[0]) if (token.startsWith("(")) {
					outer.push(group);
					group = openGroup(/^\(\?<?[=!]/.test(token));
				} else if (token === "|") group = {
					...group,
					others: group.others + group.last,
					last: 1
				};
				else {
					let parent = token === ")" ? outer.pop() : void 0;
					let part = parent === void 0 ? pathsOf(token, isUnicode) : allOf(group);
					parent !== void 0 && (group = parent);
					group = {
						...group,
						last: group.last * repeated(part, source)
					};
				}
				return allOf(group);
			}
			function openGroup(isLook) {
				return {
					isLook,
					others: 0,
					last: 1
				};
			}
			function allOf({ isLook, others, last }) {
				return others + last + +!!isLook;
			}
			function pathsOf(token, isUnicode) {
				if (CONDITION.test(token)) return 2;
				if (!isUnicode) return 1;
				return SOME_PAIRS_TOKEN.test(token) ? 16 : ANY_PAIR_TOKEN.test(token) ? 4 : 1;
			}
			function repeated(part, source) {
				QUANTIFIER$1.lastIndex = TOKEN.lastIndex;
				let found = QUANTIFIER$1.exec(source);
				if (found === null) return part;
				TOKEN.lastIndex = QUANTIFIER$1.lastIndex;
				let { least, most } = countsOf(found);
				let certain = Math.min(least, 3);
				return part ** certain * (part + 1) ** (Math.min(most, 4) - certain);
			}
			function countsOf([, sign, from, comma, to]) {
				if (sign !== void 0) return {
					least: +(sign === "+"),
					most: sign === "+" ? 2 : 1
				};
				let least = Number(from);
				return {
					least,
					most: comma === "" ? least : to === "" ? least + 1 : Number(to)
				};
			}
			//! src/plan/decide.ts
			function serializeParameters(args) {
				return JSON.stringify(args);
			}
			function decide(call, rules, circumstances) {
				if (!(0, start.requiresApproval)(call.tool)) return {
					kind: "allow",
					rule: "reading needs no approval"
				};
				let parameters = serializeParameters(call.args);
				let rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances));
				if (rule !== void 0) return {
					kind: "allow",
					rule: `${rule.tool} ${rule.pattern}`
				};
				return {
					kind: "needs_approval",
					reason: call.tool.effect === "external" ? `no rule allows this call of ${call.tool.name}` : `${call.tool.name} changes files, and no rule allows this call`
				};
			}
			function findRuleProblems(rules) {
				return rules.flatMap((rule, i) => {
					let problems = [];
					if (/^\w*$/.test(rule.tool) && !work.TOOL_NAMES.includes(rule.tool)) {
						let meant = Object.hasOwn(work.ALIASES, rule.tool) ? work.ALIASES[rule.tool] : void 0;
						problems.push(`rule ${i + 1} never matches: tool '${rule.tool}' does not exist${meant === void 0 ? "" : `, did you mean '${meant}'?`}`);
					}
					(0, plan.compileRulePattern)(rule.pattern).ok || problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is not a regular expression`);
					rule.expires !== void 0 && Number.isNaN(Date.parse(rule.expires)) && problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is not a date`);
					return problems;
				});
			}
			function ruleForCall(call, root) {
				let { name, definition } = call.tool;
				return {
					tool: name,
					pattern: `^${(0, work.escapeRegex)(serializeParameters(call.args))}$`,
					root,
					...definition !== void 0 && { definition }
				};
			}
			function matches(rule, tool, parameters, { now, root, trustsPatterns = !1 }) {
				if (rule.tool !== tool.name || rule.enabled === !1) return !1;
				if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
				if (rule.root !== void 0 && rule.root !== root) return !1;
				if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
				let pattern = (0, plan.compileRulePattern)(rule.pattern);
				return pattern.ok && fitsInTime(pattern.value, parameters, { isTrusted: trustsPatterns }) === !0;
			}
			let NO_APPROVER = {
				ask: async () => "unavailable",
				remember: async () => void 0
			};
			let CONSENTED = {
				ask: async () => "approved",
				remember: async () => void 0
			};
			async function obtainApproval(decision, request, { approver, emit }) {
				if (decision.kind === "allow") return;
				let { name } = request.call.tool;
				if (decision.kind === "deny") return ERRORS$6.notAllowed(name, decision.reason);
				let asked = {
					...request,
					reason: decision.reason
				};
				let answer = await approver.ask(asked);
				emit({
					kind: "approval_checked",
					request: asked,
					answer
				});
				switch (answer) {
					case "approved": return;
					case "always":
						await approver.remember(asked);
						return;
					case "refused": return ERRORS$6.declined(name);
					case "cancelled": return ERRORS$6.cancelled();
					case "unavailable": return ERRORS$6.noOneToAsk(name);
					case "too_long": {
						let what = request.changes.length === 0 ? "it" : "the change";
						return ERRORS$6.tooLongToShow(name, what);
					}
				}
			}
			let ERRORS$6 = {
				notAllowed: (name, why) => (0, tool_errors.toolError)("approval_refused", `${name} is not allowed: ${why}`, "Change the rule if it should be allowed."),
				declined: (name) => (0, tool_errors.toolError)("approval_refused", `You declined the call of ${name}`, "Nothing was done. Change the call, or skip it."),
				cancelled: () => (0, tool_errors.toolError)("cancelled", "The run was cancelled", "Nothing was done. Run it again if you still need it."),
				noOneToAsk: (name) => (0, tool_errors.toolError)("approval_needed", `The call of ${name} needs approval, and there is no one to ask`, "Run it in a terminal, or approve it in advance."),
				tooLongToShow: (name, what) => (0, tool_errors.toolError)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to show here`, "Review and approve it in a terminal.")
			};
			//! src/system/disk/sandbox-disk.ts
			var sandbox_disk_exports = (0, runtime.__exportAll)({
				copyDiskFile: () => copyDiskFile,
				realSandboxDisk: () => realSandboxDisk,
				scanFolder: () => scanFolder$1
			});
			var __addDisposableResource = function(env, value, async) {
				if (value != null) {
					if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
					var dispose, inner;
					if (async) {
						if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
						dispose = value[Symbol.asyncDispose];
					}
					if (dispose === void 0) {
						if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
						dispose = value[Symbol.dispose];
						async && (inner = dispose);
					}
					if (typeof dispose != "function") throw TypeError("Object not disposable.");
					inner && (dispose = function() {
						try {
							inner.call(this);
						} catch (e) {
							return Promise.reject(e);
						}
					});
					env.stack.push({
						value,
						dispose,
						async
					});
				} else async && env.stack.push({ async: !0 });
				return value;
			};
			var __disposeResources = (function(SuppressedError) {
				return function(env) {
					function fail(e) {
						env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
						env.hasError = !0;
					}
					var r, s = 0;
					function next() {
						for (; r = env.stack.pop();) try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
						if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
						if (env.hasError) throw env.error;
					}
					return next();
				};
			})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
				var e = Error(message);
				return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
			});
			let NAME = /^sous-sandbox-(\d+)-/;
			function realSandboxDisk(home) {
				let real = (0, work.attempt)(() => external_node_fs_namespaceObject.realpathSync.native(home));
				let realHome = real.ok ? real.value : external_node_path_.resolve(home);
				return {
					home: realHome,
					makeFolder: () => (0, work.attempt)(() => external_node_fs_namespaceObject.mkdtempSync(external_node_path_.join(realHome, `sous-sandbox-${process.pid}-`))),
					makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
					copy: copyAll,
					write: (folder, name, { bytes, mode }) => at(name, () => {
						let parent = external_node_path_.posix.dirname(name);
						parent !== "." && makeDirectory(folder, parent);
						let file = external_node_path_.join(folder, name);
						external_node_fs_namespaceObject.rmSync(file, {
							recursive: !0,
							force: !0
						});
						external_node_fs_namespaceObject.writeFileSync(file, bytes, {
							flag: "wx",
							mode: mode === "100755" ? 511 : 438
						});
					}),
					removeEntry: (folder, name) => at(name, () => {
						isBelowRealDirectories(folder, name) && removeEntry(external_node_path_.join(folder, name));
					}),
					readLink: (link) => (0, work.attempt)(() => external_node_fs_namespaceObject.readlinkSync(link)),
					makeLink: (link, target) => (0, work.attempt)(() => external_node_fs_namespaceObject.symlinkSync(target, link)),
					scan: scanFolder$1,
					now: (folder) => (0, work.attempt)(() => {
						let clock = external_node_path_.join(folder, "clock");
						external_node_fs_namespaceObject.writeFileSync(clock, "");
						return external_node_fs_namespaceObject.lstatSync(clock, { bigint: !0 }).ctimeNs;
					}),
					removeFolder,
					findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
				};
			}
			function at(name, call) {
				let result = (0, work.attempt)(call);
				return result.ok ? result : (0, start.failure)({
					...result.error,
					path: name
				});
			}
			function makeDirectory(folder, directory) {
				let reached = folder;
				for (let segment of directory.split("/")) {
					reached = external_node_path_.join(reached, segment);
					let stats = external_node_fs_namespaceObject.lstatSync(reached, { throwIfNoEntry: !1 });
					if (stats?.isDirectory()) continue;
					stats !== void 0 && external_node_fs_namespaceObject.unlinkSync(reached);
					external_node_fs_namespaceObject.mkdirSync(reached);
				}
			}
			function isBelowRealDirectories(folder, name) {
				let reached = folder;
				for (let segment of external_node_path_.posix.dirname(name).split("/")) {
					reached = external_node_path_.join(reached, segment);
					if (external_node_fs_namespaceObject.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
				}
				return !0;
			}
			function removeEntry(entry) {
				let stats = external_node_fs_namespaceObject.lstatSync(entry, { throwIfNoEntry: !1 });
				stats?.isDirectory() && external_node_fs_namespaceObject.readdirSync(entry).length === 0 ? external_node_fs_namespaceObject.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && external_node_fs_namespaceObject.unlinkSync(entry);
			}
			async function copyAll(files, signal) {
				let waiting = files.values();
				let faults = [];
				async function copyInTurn() {
					for (let { from, to } of waiting) {
						if (signal?.aborted) return;
						try {
							await copyDiskFile(from, to, signal);
						} catch (error) {
							let { code, message } = error;
							if (code === void 0) throw error;
							faults.push({
								code,
								message,
								path: from
							});
						}
					}
				}
				await Promise.all(Array.from({ length: 16 }, copyInTurn));
				return faults;
			}
			async function removeFolder(folder) {
				let removed = await remove(folder);
				if (removed.ok) return removed;
				(0, work.attempt)(() => openUp(folder));
				return remove(folder);
			}
			async function remove(folder) {
				try {
					await external_node_fs_namespaceObject.promises.rm(folder, {
						recursive: !0,
						force: !0,
						maxRetries: 2
					});
					return (0, start.success)(void 0);
				} catch (error) {
					let { code, message } = error;
					if (code === void 0) throw error;
					return (0, start.failure)({
						code,
						message
					});
				}
			}
			function openUp(directory) {
				external_node_fs_namespaceObject.chmodSync(directory, 448);
				for (let entry of external_node_fs_namespaceObject.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(external_node_path_.join(directory, entry.name));
			}
			function findLeftovers(home, olderThanMs) {
				let names = (0, work.attempt)(() => external_node_fs_namespaceObject.readdirSync(home));
				let oldest = Date.now() - olderThanMs;
				return (names.ok ? names.value : []).flatMap((name) => {
					let pid = NAME.exec(name)?.[1];
					if (pid === void 0) return [];
					let folder = external_node_path_.join(home, name);
					let stats = (0, work.attempt)(() => external_node_fs_namespaceObject.lstatSync(folder));
					return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
				});
			}
			function isRunning(pid) {
				let signalled = (0, work.attempt)(() => process.kill(pid, 0));
				return signalled.ok || signalled.error.code !== "ESRCH";
			}
			let { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = external_node_fs_namespaceObject.constants;
			let CHUNK_BYTES = 1048576;
			let BLOCK_BYTES = 4096;
			let ZEROS = Buffer.alloc(CHUNK_BYTES);
			async function copyDiskFile(from, to, signal) {
				let stats = external_node_fs_namespaceObject.statSync(from);
				stats.size <= 4194304 ? await external_node_fs_namespaceObject.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE) : await clone(from, to) || await copyChunks(from, to, stats, signal);
			}
			async function clone(from, to) {
				try {
					await external_node_fs_namespaceObject.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE);
					return !0;
				} catch {
					return !1;
				}
			}
			async function copyChunks(from, to, { size, blocks, mode }, signal) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let hasHoles = blocks * 512 < size;
					let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
					let source = __addDisposableResource(env_1, await external_node_fs_namespaceObject.promises.open(from, "r"), !0);
					let target = __addDisposableResource(env_1, await external_node_fs_namespaceObject.promises.open(to, "wx", mode), !0);
					let at = 0;
					for (; signal?.aborted !== !0;) {
						let { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, at);
						if (bytesRead === 0) break;
						let read = chunk.subarray(0, bytesRead);
						for (let { start, end } of hasHoles ? dataIn(read) : [{
							start: 0,
							end: bytesRead
						}]) await writeAll(target, read.subarray(start, end), at + start);
						at += bytesRead;
					}
					await target.truncate(at);
					await target.chmod(mode);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function writeAll(target, bytes, at) {
				for (let written = 0; written < bytes.length;) {
					let { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written);
					written += bytesWritten;
				}
			}
			function dataIn(chunk) {
				let found = [];
				if (isZeros(chunk, 0, chunk.length)) return found;
				for (let start = 0; start < chunk.length; start += BLOCK_BYTES) {
					let end = Math.min(chunk.length, start + BLOCK_BYTES);
					if (isZeros(chunk, start, end)) continue;
					let last = found.at(-1);
					last?.end === start ? last.end = end : found.push({
						start,
						end
					});
				}
				return found;
			}
			function isZeros(bytes, start, end) {
				return bytes.compare(ZEROS, 0, end - start, start, end) === 0;
			}
			function scanFolder$1(folder, { from, skipped, mayEnter }) {
				let entries = new Map();
				let directories = [];
				let unentered = [];
				let waiting = [...from];
				for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
					directory !== "" && directories.push(directory);
					let names = (0, work.attempt)(() => external_node_fs_namespaceObject.readdirSync(external_node_path_.join(folder, directory), { withFileTypes: !0 }));
					if (!names.ok) return (0, start.failure)({
						...names.error,
						path: directory === "" ? "." : directory
					});
					for (let entry of names.value) {
						let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
						if (skipped.has(name)) continue;
						let isRepository = (0, shared_start_paths.isDotGit)(entry.name);
						if (!entry.isDirectory() || isRepository) {
							let looked = (0, work.attempt)(() => describe$1(external_node_path_.join(folder, name), isRepository));
							if (!looked.ok) return (0, start.failure)({
								...looked.error,
								path: name
							});
							entries.set(name, looked.value);
						} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
					}
				}
				return (0, start.success)({
					entries,
					directories,
					unentered
				});
			}
			function describe$1(file, isRepository) {
				let stats = external_node_fs_namespaceObject.lstatSync(file, {
					bigint: !0,
					throwIfNoEntry: !1
				});
				if (stats === void 0) return {
					kind: "other",
					size: 0,
					mode: "100644",
					mark: "unreachable",
					changedAt: 0n
				};
				return {
					kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
					size: Number(stats.size),
					mode: stats.mode & 64n ? "100755" : "100644",
					mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
					changedAt: stats.ctimeNs
				};
			}
			//! src/system/process/threads.ts
			let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
			function realThreads({ search, code, packages }, cores, worthwhileFiles = 12e3) {
				return {
					cores,
					worthwhileFiles,
					startSearchWorker: (workerData) => startThread(search, workerData),
					code: {
						packages,
						start: (workerData) => startThread(code, workerData)
					}
				};
			}
			function startThread(program, workerData) {
				return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(program, {
					workerData,
					env: {},
					execArgv: [],
					resourceLimits: RESOURCE_LIMITS
				}));
			}
			function asThread(worker) {
				worker.on("error", () => void 0);
				return {
					post: (message) => worker.postMessage(message),
					onMessage: (listener) => void worker.on("message", listener),
					onEnd: (listener) => void worker.once("exit", listener),
					end: async () => void await worker.terminate()
				};
			}
			//! src/workspace/staged-names.ts
			var StagedNames = class {
				#uses = new Map();
				#folded = new Map();
				add(path) {
					for (let part of [...(0, shared_start_paths.ancestorsOf)(path), path]) {
						let parent = (0, shared_start_paths.parentOf)(part);
						let name = nameIn(parent, part);
						let uses = this.#uses.get(parent) ?? new Map();
						let earlier = uses.get(name) ?? 0;
						uses.set(name, earlier + 1);
						this.#uses.set(parent, uses);
						if (earlier > 0) continue;
						let key = foldedKey(parent, name);
						this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
					}
				}
				remove(path) {
					for (let part of [...(0, shared_start_paths.ancestorsOf)(path), path]) {
						let parent = (0, shared_start_paths.parentOf)(part);
						let name = nameIn(parent, part);
						let uses = this.#uses.get(parent);
						let left = (uses?.get(name) ?? 0) - 1;
						if (left > 0) {
							uses?.set(name, left);
							continue;
						}
						uses?.delete(name);
						uses?.size === 0 && this.#uses.delete(parent);
						this.#folded.get(foldedKey(parent, name))?.delete(name);
					}
				}
				in(directory) {
					return this.#uses.get(directory)?.keys() ?? [];
				}
				has(directory, name) {
					return this.#uses.get(directory)?.has(name) === !0;
				}
				hasBelow(path) {
					return this.#uses.has(path);
				}
				like(directory, name) {
					return this.#folded.get(foldedKey(directory, name)) ?? [];
				}
			};
			function nameIn(parent, path) {
				return parent === "." ? path : path.slice(parent.length + 1);
			}
			function foldedKey(directory, name) {
				return `${directory}/${(0, shared_start_paths.foldPath)(name)}`;
			}
			var Aliases = class {
				#base;
				#known = new Map();
				constructor(base) {
					this.#base = base;
				}
				forget() {
					this.#known.clear();
				}
				async find({ path, names, isRemoved }) {
					for (let part of [...(0, shared_start_paths.ancestorsOf)(path), path]) {
						let parent = (0, shared_start_paths.parentOf)(part);
						let name = nameIn(parent, part);
						let present = [...((await this.#foldedNames(parent)).get((0, shared_start_paths.foldPath)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
						if (present.includes(name)) continue;
						return present[0] === void 0 ? void 0 : pathIn(parent, present[0]);
					}
				}
				async #foldedNames(directory) {
					let known = this.#known.get(directory);
					if (known !== void 0) return known;
					let folded = new Map();
					let entries = await this.#base.directory(directory);
					for (let { name } of entries.ok ? entries.value : []) {
						let same = folded.get((0, shared_start_paths.foldPath)(name));
						same === void 0 ? folded.set((0, shared_start_paths.foldPath)(name), [name]) : same.push(name);
					}
					this.#known.set(directory, folded);
					return folded;
				}
			};
			function pathIn(directory, name) {
				return directory === "." ? name : `${directory}/${name}`;
			}
			//! src/workspace/staged-workspace.ts
			let MISSING = {
				kind: "missing",
				size: 0
			};
			var StagedWorkspace = class StagedWorkspace {
				#base;
				#aliases;
				#files = new Map();
				#directories = new Set();
				#names = new StagedNames();
				#removed = new StagedNames();
				#listing;
				#isSealed = !1;
				constructor(base) {
					this.#base = base;
					this.#aliases = new Aliases(base);
				}
				get folder() {
					return this.#base.folder;
				}
				get dropsEmptied() {
					return this.#base.dropsEmptied;
				}
				async files() {
					let base = await this.#base.files();
					if (this.#files.size === 0) return base;
					if (this.#listing?.base !== base) {
						let kept = base.files.filter((path) => !this.#files.has(path));
						let written = [...this.#files].filter(([, file]) => file.after !== void 0).map(([path]) => path);
						this.#listing = {
							base,
							files: {
								...base,
								files: [...kept, ...written].sort(start.compareBytes)
							}
						};
					}
					return this.#listing.files;
				}
				async *batches() {
					this.#files.size === 0 ? yield* this.#base.batches() : yield await this.files();
				}
				async entry(path) {
					let staged = this.#files.get(path)?.after;
					if (staged !== void 0) return (0, start.success)({
						kind: "file",
						size: staged.bytes.length
					});
					if (this.#hasDirectory(path)) return (0, start.success)({
						kind: "directory",
						size: 0
					});
					if (this.#files.has(path)) return (0, start.success)(MISSING);
					let above = this.#stagedAbove(path);
					if (above === void 0) return await this.#isDropped(path) ? (0, start.success)(MISSING) : this.#base.entry(path);
					return above.isRemoved ? (0, start.success)(MISSING) : (0, start.failure)(work.DISK_ERRORS.notADirectory(above.path));
				}
				async read(path, limit) {
					let staged = this.#files.get(path)?.after;
					if (staged !== void 0) return (0, start.success)(limit === void 0 ? staged : {
						...staged,
						bytes: staged.bytes.subarray(0, limit)
					});
					if (this.#hasDirectory(path)) return (0, start.failure)(work.DISK_ERRORS.notAFile(path));
					if (this.#files.has(path)) return (0, start.failure)(work.DISK_ERRORS.fileNotFound(path));
					let above = this.#stagedAbove(path);
					if (above === void 0) return await this.#isEmptied(path) ? (0, start.failure)(work.DISK_ERRORS.fileNotFound(path)) : this.#base.read(path, limit);
					return (0, start.failure)(above.isRemoved ? work.DISK_ERRORS.fileNotFound(path) : work.DISK_ERRORS.notADirectory(above.path));
				}
				async directory(path) {
					if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, start.failure)(work.DISK_ERRORS.notADirectory(path));
					let isOurs = path !== "." && this.#hasDirectory(path);
					let base = await this.#base.directory(path);
					if (!base.ok && (!isOurs || isUnreadable(base.error))) return base;
					let at = (name) => path === "." ? name : `${path}/${name}`;
					let entries = new Map();
					for (let entry of base.ok ? base.value : []) {
						let inner = at(entry.name);
						(entry.kind === "directory" ? await this.#isDropped(inner) : this.#isRemoved(inner)) || entries.set(entry.name, entry);
					}
					for (let name of this.#names.in(path)) entries.set(name, {
						name,
						kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
					});
					return (0, start.success)([...entries.values()].sort((a, b) => (0, start.compareBytes)(a.name, b.name)));
				}
				async footprint() {
					this.#aliases.forget();
					return this.#base.footprint?.();
				}
				isWritable(path) {
					return this.#base.isWritable(path);
				}
				staged(path) {
					let staged = this.#files.size === 0 ? void 0 : this.#files.get(path);
					return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
				}
				async stage(path, bytes, options = {}) {
					this.#assertOpen();
					if ((0, shared_start_paths.isInSousDirectory)(path)) return (0, start.failure)(work.DISK_ERRORS.belongsToSous(path));
					let earlier = this.#files.get(path);
					let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, start.success)(earlier.before);
					if (!before.ok) return before;
					if (earlier?.after === void 0) {
						let isNew = before.value === void 0 || earlier !== void 0;
						let refusal = await this.#refuse(path, isNew);
						if (refusal !== void 0) return (0, start.failure)(refusal);
					}
					let mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? "100644";
					let edits = earlier === void 0 ? options.edits : void 0;
					this.#put(path, {
						before: before.value,
						after: {
							bytes,
							mode
						},
						edits
					});
					return (0, start.success)(void 0);
				}
				async remove(path) {
					this.#assertOpen();
					if ((0, shared_start_paths.isInSousDirectory)(path)) return (0, start.failure)(work.DISK_ERRORS.belongsToSous(path));
					let earlier = this.#files.get(path);
					if (earlier?.after !== void 0) {
						this.#put(path, earlier.before && {
							before: earlier.before,
							after: void 0,
							edits: void 0
						});
						return (0, start.success)(void 0);
					}
					let before = await this.read(path);
					if (!before.ok) return before;
					if (!this.#base.isWritable(path)) return (0, start.failure)(work.DISK_ERRORS.permissionDenied("delete file", path));
					this.#put(path, {
						before: before.value,
						after: void 0,
						edits: void 0
					});
					return (0, start.success)(void 0);
				}
				async makeDirectory(path) {
					this.#assertOpen();
					if ((0, shared_start_paths.isInSousDirectory)(path)) return (0, start.failure)(work.DISK_ERRORS.belongsToSous(path));
					let created = [];
					for (let directory of [...(0, shared_start_paths.ancestorsOf)(path), path]) {
						let entry = await this.entry(directory);
						if (!entry.ok) return entry;
						if (entry.value.kind === "directory") continue;
						if (entry.value.kind === "symlink") return (0, start.failure)(work.DISK_ERRORS.symlinkDenied(path));
						if (entry.value.kind !== "missing") return (0, start.failure)(ERRORS$5.fileInTheWay(directory));
						created.push(directory);
					}
					if (created.length > 0) {
						let alias = await this.#findAlias(path);
						if (alias !== void 0) return (0, start.failure)(ERRORS$5.aliasError(path, alias));
						if (!this.#base.isWritable(path)) return (0, start.failure)(work.DISK_ERRORS.permissionDenied("create directory", path));
					}
					for (let directory of created) {
						this.#directories.add(directory);
						this.#names.add(directory);
					}
					return (0, start.success)(created);
				}
				async changes() {
					let changes = [];
					for (let [path, file] of this.#files) {
						let change = netChange(path, file);
						change !== void 0 && changes.push(change);
					}
					let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, shared_start_paths.ancestorsOf)(change.path)));
					for (let path of this.#directories) holding.has(path) || changes.push({
						kind: "create_directory",
						path
					});
					return changes.sort((a, b) => (0, start.compareBytes)(a.path, b.path));
				}
				fork() {
					return new StagedWorkspace(this);
				}
				seal() {
					this.#isSealed = !0;
				}
				#assertOpen() {
					if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing more can be staged.");
				}
				#put(path, file) {
					let wasRemoved = this.#isRemoved(path);
					let wasThere = this.#files.get(path)?.after !== void 0;
					let isThere = file?.after !== void 0;
					isThere && !wasThere && this.#names.add(path);
					wasThere && !isThere && this.#names.remove(path);
					file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
					this.#isRemoved(path) && !wasRemoved && this.#removed.add(path);
					!this.#isRemoved(path) && wasRemoved && this.#removed.remove(path);
					isThere !== wasThere && (this.#listing = void 0);
				}
				#hasDirectory(path) {
					return this.#directories.has(path) || this.#names.hasBelow(path);
				}
				#isRemoved(path) {
					let staged = this.#files.get(path);
					return staged !== void 0 && staged.after === void 0;
				}
				async #isDropped(path) {
					return this.#base.dropsEmptied && this.#isEmptied(path);
				}
				async #isEmptied(path) {
					if (!this.#removed.hasBelow(path)) return !1;
					let listed = await this.#base.directory(path);
					for (let { name, kind } of listed.ok ? listed.value : []) {
						let inner = `${path}/${name}`;
						if (!(kind === "directory" ? await this.#isEmptied(inner) : this.#isRemoved(inner))) return !1;
					}
					return listed.ok;
				}
				#stagedAbove(path) {
					if (this.#files.size === 0) return;
					let above = (0, shared_start_paths.ancestorsOf)(path).find((ancestor) => this.#files.has(ancestor));
					return above && {
						path: above,
						isRemoved: this.#isRemoved(above)
					};
				}
				async #contentBefore(path, options) {
					if (options.from !== void 0) return (0, start.success)(options.from);
					let content = await this.read(path);
					if (content.ok) return content;
					return content.error.code === "not_found" ? (0, start.success)(void 0) : content;
				}
				async #refuse(path, isNew) {
					if (isNew) {
						if (this.#hasDirectory(path)) return work.DISK_ERRORS.notAFile(path);
						for (let ancestor of (0, shared_start_paths.ancestorsOf)(path)) {
							let entry = await this.entry(ancestor);
							if (!entry.ok) return entry.error;
							if (entry.value.kind === "symlink") return work.DISK_ERRORS.symlinkDenied(path);
							if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return work.DISK_ERRORS.notADirectory(ancestor);
						}
						let alias = await this.#findAlias(path);
						if (alias !== void 0) return ERRORS$5.aliasError(path, alias);
					}
					return this.#base.isWritable(path) ? void 0 : work.DISK_ERRORS.permissionDenied(isNew ? "create file" : "write file", path);
				}
				#findAlias(path) {
					return this.#aliases.find({
						path,
						names: this.#names,
						isRemoved: (other) => this.#isRemoved(other)
					});
				}
			};
			function netChange(path, { before, after, edits }) {
				if (after === void 0) return before && {
					kind: "delete",
					path,
					before: before.bytes,
					modeBefore: before.mode
				};
				if (before === void 0) return {
					kind: "create",
					path,
					after: after.bytes,
					mode: after.mode
				};
				if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return;
				return {
					kind: "update",
					path,
					before: before.bytes,
					after: after.bytes,
					modeBefore: before.mode,
					mode: after.mode,
					...edits && { edits }
				};
			}
			function isUnreadable({ code }) {
				return code === "permission_denied" || code === "io_error";
			}
			let ERRORS$5 = {
				aliasError: (path, alias) => (0, tool_errors.toolError)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`),
				fileInTheWay: (directory) => (0, tool_errors.toolError)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first.")
			};
			//! src/app/session.ts
			async function openSession({ surroundings, category, opened, allowHosts, verbose, history }) {
				let { env, program, signal, trustsPatterns } = surroundings;
				let { tree, programs } = opened;
				let { folder } = tree;
				return {
					root: folder,
					context: {
						workspace: new StagedWorkspace(opened.view ?? tree),
						shell: lazyShell(env, programs),
						http: lazyHttp,
						threads: searchThreads(program),
						history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
						clock: realClock,
						log: logTo((text) => surroundings.notice({
							kind: "log",
							text
						}), verbose ? "trace" : "warn"),
						limits: work.DEFAULT_LIMITS,
						project: (0, work.projectOf)(tree),
						allowPrivateHosts: allowHosts,
						trustsPatterns,
						signal
					}
				};
			}
			function searchThreads({ folder, extension }) {
				let isSource = extension === ".ts";
				let beside = (file) => external_node_path_.join(folder, file);
				return realThreads({
					search: (0, external_node_url_namespaceObject.pathToFileURL)(beside(`search-worker${extension}`)),
					code: (0, external_node_url_namespaceObject.pathToFileURL)(beside(isSource ? "../../src/cli/code-worker.ts" : "../shared/code-worker.js")),
					packages: beside(isSource ? "../../node_modules" : "../vendor")
				}, os.availableParallelism());
			}
			async function userHistory(env, root) {
				let { fileHistory } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4997, 23)).then((n) => n.history_exports);
				return fileHistory({
					stateFolder: (0, user_files.stateFolder)(env),
					root
				});
			}
			function memoryHistory() {
				let record;
				return {
					last: () => record,
					remember(latest) {
						record = latest;
					}
				};
			}
			function logTo(print, threshold) {
				let lowest = work.LOG_LEVELS.indexOf(threshold);
				return { write(level, message) {
					work.LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
				} };
			}
			let lazyHttp = { async send(request) {
				let { realHttp } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9396, 23)).then((n) => n.real_http_exports);
				return realHttp().send(request);
			} };
			function lazyShell(env, programs) {
				let find = () => (0, work.findShell)(env.SHELL, programs);
				return {
					get program() {
						return find() ?? "none";
					},
					async run(request) {
						let { realShell } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 863, 23)).then((n) => n.shell_exports);
						return realShell({
							inherited: env,
							searchPath: programs.path,
							program: find()
						}).run(request);
					}
				};
			}
			function lazySandbox(request) {
				let opened;
				let isDisposed = !1;
				let open = () => {
					if (isDisposed) throw Error("The sandbox was disposed of, so a new checkout would never be removed.");
					opened ??= Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3958, 23)).then((n) => n.sandbox_exports).then(({ openSandbox }) => openSandbox(request));
					return opened;
				};
				return {
					prepare: async (signal) => (await open()).prepare(signal),
					readBack: async () => (await open()).readBack(),
					async [Symbol.asyncDispose]() {
						isDisposed = !0;
						await (await opened)?.[Symbol.asyncDispose]();
					}
				};
			}
			function toolsOf({ git }) {
				return {
					git,
					disk: work.realDisk,
					sandboxDisk: realSandboxDisk(os.tmpdir())
				};
			}
			function sealToolsFor(opened, surroundings) {
				let { repository } = opened.tree;
				return repository === void 0 ? void 0 : {
					...toolsOf(opened),
					repository,
					askUsersGit: (0, work.usersGit)(opened, surroundings)
				};
			}
			function secretsFrom(env, origins = {}) {
				return {
					originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
					valueOf: (name) => env[`SOUS_SECRET_${name}`]
				};
			}
			function lazyUsage(env, root) {
				let opened;
				let open = () => {
					opened ??= Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7243, 23)).then((n) => n.open_bundles_exports).then(({ openUsage }) => openUsage(env, root));
					return opened;
				};
				return {
					reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
					called: (id) => void open().then((usage) => usage.called(id)),
					of: () => void 0,
					settled: async () => (await opened)?.settled()
				};
			}
			var OneByOne = class {
				#last = Promise.resolve();
				add(signal, work) {
					let mine = this.#last.then(async () => signal.aborted ? (0, start.failure)(ERRORS$4.cancelled()) : work());
					this.#last = mine.catch(() => void 0);
					return mine;
				}
			};
			let ERRORS$4 = { cancelled: () => (0, tool_errors.toolError)("cancelled", "The call was cancelled while it waited for another one", "Nothing was done. Run it again if you still need it.") };
			//! src/plan/run-tool.ts
			async function runToolCall(request) {
				let { tool, context, emit } = request;
				let durationMs = 0;
				let end = (ending, result, { changes = [], warnings = [], decision } = {}) => ({
					tool,
					ending,
					result,
					changes,
					warnings: result.ok ? result.warnings : warnings,
					decision,
					durationMs
				});
				let decided = decideCall(request);
				if (!decided.ok) return end("failed", decided);
				let { call, decision } = decided.value;
				emit({
					kind: "run_started",
					call,
					mode: request.apply === void 0 ? "preview" : "apply"
				});
				let ran = await runDecided(decided.value, request);
				if (ran.kind === "unapproved") return end("unapproved", (0, start.failure)(ran.error), { decision });
				let { changes } = ran;
				let result = withNotes(ran.result);
				durationMs = ran.durationMs;
				if (!result.ok) return end("failed", result, { decision });
				if (changes.length === 0) return end("done", result, { decision });
				context.workspace.seal();
				if (request.apply === void 0) return end("previewed", result, {
					changes,
					decision
				});
				let { warnings } = result;
				let refusal = tool.effect === "external" ? void 0 : await obtainApproval(decision, {
					call,
					changes,
					warnings
				}, request);
				if (refusal !== void 0) return end("unapproved", (0, start.failure)(refusal), {
					changes,
					warnings,
					decision
				});
				let applyFrom = context.clock.elapsed();
				let applied = await request.apply(changes);
				durationMs += context.clock.elapsed() - applyFrom;
				if (!applied.ok) return end("failed", applied, {
					changes,
					decision
				});
				emit({
					kind: "applied",
					changes,
					decision
				});
				return end("applied", result, {
					changes,
					decision
				});
			}
			function withNotes(result) {
				if (!result.ok || result.leftOut === void 0) return result;
				return {
					...result,
					warnings: [...result.warnings, ...(0, work.describeLeftOut)(result.leftOut)]
				};
			}
			function decideCall({ tool, args, context, rules, root }) {
				let checked = (0, work.checkToolCall)(tool, args, context);
				if (!checked.ok) return checked;
				let details = tool.explain?.(checked.value.complete);
				let call = {
					tool,
					args: checked.value.given,
					...details !== void 0 && { details }
				};
				return (0, start.success)({
					call,
					args: checked.value,
					decision: decide(call, rules, {
						now: context.clock.now(),
						root,
						trustsPatterns: context.trustsPatterns
					})
				});
			}
			async function runDecided({ call, args, decision }, request) {
				let { tool, context, emit, inTurn } = request;
				if (tool.effect === "external") {
					let refusal = await obtainApproval(decision, {
						call,
						changes: []
					}, request);
					if (refusal !== void 0) return {
						kind: "unapproved",
						error: refusal
					};
				}
				let started = context.clock.elapsed();
				let run = () => {
					emit({
						kind: "step_started",
						call
					});
					started = context.clock.elapsed();
					return runChecked(tool, args, {
						...context,
						progress: (progress) => emit({
							kind: "progress",
							progress
						})
					});
				};
				let result = await (inTurn !== void 0 && tool.permissions.includes("RunCommands") ? inTurn(run) : run());
				let changes = result.ok ? await context.workspace.changes() : [];
				let durationMs = context.clock.elapsed() - started;
				emit({
					kind: "step_finished",
					result,
					changes,
					durationMs
				});
				return {
					kind: "ran",
					result,
					changes,
					durationMs
				};
			}
			async function runChecked(tool, args, context) {
				let { log } = context;
				if (context.signal.aborted) return (0, start.failure)(ERRORS$3.cancelledBefore(tool.name));
				log.write("trace", `Tool called: ${tool.name}`);
				try {
					let started = args.complete.preview_only === !0 ? preview(tool, args, context) : tool.run(args.complete, context);
					let result = await started;
					result.ok ? log.write(started instanceof Promise ? "trace" : "debug", `Tool ${tool.name} completed successfully`) : log.write("debug", `Tool ${tool.name} ended with ${result.error.code}`);
					return result;
				} catch (error) {
					log.write("error", `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
					throw error;
				}
			}
			async function preview(tool, args, context) {
				let workspace = context.workspace.fork();
				let result = await tool.run(args.complete, {
					...context,
					workspace
				});
				if (!result.ok) return result;
				let { renderTextPatch } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6476, 23)).then((n) => n.render_patch_exports);
				let diff = await renderTextPatch(await workspace.changes());
				let output = diff === "" ? result.output : `${result.output} (preview only)\n${diff}`;
				return {
					...result,
					value: {
						...result.value,
						diff
					},
					output,
					filesAffected: []
				};
			}
			let ERRORS$3 = { cancelledBefore: (name) => (0, tool_errors.toolError)("cancelled", `${name} was cancelled before it started`, "Run it again if you still need it.") };
			//! src/app/call-tool.ts
			async function openCall(request) {
				let { surroundings, opened, effect, applies, turns } = request;
				let { signal } = surroundings;
				let mayAsk = effect === "external" || effect === "stage" && applies;
				let rules = mayAsk ? (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3100, 23)).then((n) => n.user_files_exports)).readUserRules(surroundings) : (0, start.success)([]);
				if (!rules.ok) return rules;
				let session = await openSession(request);
				let { root } = session;
				let context = request.isOfBundle ? await bundleSession(session.context, opened, surroundings) : (0, start.success)(session.context);
				if (!context.ok) return context;
				return (0, start.success)({
					context: context.value,
					root,
					async run({ tool, args, approver, emit, whileApplying }) {
						return runToolCall({
							tool,
							args,
							context: context.value,
							rules: rules.value,
							root,
							approver: mayAsk ? await approver() : NO_APPROVER,
							emit,
							...turns && { inTurn: (work) => turns.add(signal, work) },
							...applies && { async apply(changes) {
								let [{ applyOnDisk }, { applyPlace }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4876, 23)).then((n) => n.apply_on_disk_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4952, 23)).then((n) => n.plan_place_exports)]);
								let apply = () => whileApplying((progress) => applyOnDisk({
									...applyPlace(opened),
									changes,
									progress
								}));
								return turns === void 0 ? apply() : turns.add(signal, apply);
							} }
						});
					},
					plan: (asked) => planCall(asked, opened, surroundings),
					async save(loaded) {
						let { planPlace } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4952, 23)).then((n) => n.plan_place_exports);
						return planPlace(opened).store.save(loaded);
					}
				});
			}
			async function planCall({ call, changes, reason }, opened, surroundings) {
				let [{ loadConfig }, { readBase }, { policyHash }, { planOfCall }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8142, 23)).then((n) => n.load_config_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1502, 23)).then((n) => n.seal_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6614, 23)).then((n) => n.config_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6859, 23)).then((n) => n.plan_of_call_exports)
				]);
				let config = await loadConfig(opened.tree, new Date());
				if (!config.ok) return config;
				let seal = sealToolsFor(opened, surroundings);
				let base = seal === void 0 ? (0, start.success)({ directory: "." }) : await readBase(seal.git, seal.repository, opened.tree.folder);
				if (!base.ok) return base;
				return planOfCall({
					call,
					changes,
					reason,
					facts: {
						sousVersion: terminal.VERSION,
						base: base.value,
						policy: policyHash(config.value.config)
					},
					seal
				});
			}
			async function bundleSession(context, { tree }, { env }) {
				let [{ loadConfig }, { bundleContext }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8142, 23)).then((n) => n.load_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6927, 23)).then((n) => n.invoke_bundle_tool_exports)]);
				let config = await loadConfig(tree, new Date());
				return config.ok ? (0, start.success)(bundleContext(context, {
					env,
					config: config.value.config,
					usage: lazyUsage(env, tree.folder)
				})) : config;
			}
			async function whyToolOff(name, { tree }, isNamed) {
				let { folder, repository } = tree;
				if ((isNamed || repository === void 0 ? [folder] : [folder, repository.workTree]).every((place) => !external_node_fs_namespaceObject.existsSync(external_node_path_.join(place, ".github/sous/switches.json")))) return;
				let [{ homeFolder }, { switchedOffIn }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8142, 23)).then((n) => n.recipe_files_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7243, 23)).then((n) => n.open_bundles_exports)]);
				return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name);
			}
			//! src/report/call-options.ts
			let CALL_OPTIONS = {
				params: {
					kind: "value",
					value: "JSON",
					help: "arguments as a JSON object, or - for standard input"
				},
				root: {
					kind: "value",
					value: "DIR",
					help: "folder to work in (default: this one)"
				},
				apply: {
					kind: "flag",
					help: "ask, then apply the changes (default: only show them)",
					isFor: (tool) => tool.effect === "stage"
				},
				yes: {
					kind: "flag",
					help: "approve without asking, for scripts",
					isFor: start.requiresApproval
				},
				"allow-host": {
					kind: "list",
					value: "H",
					help: "let fetches reach a host with a private address; repeatable",
					isFor: (tool) => tool.permissions.includes("Network")
				},
				json: {
					kind: "flag",
					help: "print one JSON document"
				},
				verbose: {
					kind: "flag",
					help: "log what happens to standard error"
				},
				help: {
					kind: "flag",
					help: "show this help"
				}
			};
			function describeCallOptions(tool) {
				return Object.entries(CALL_OPTIONS).filter(([, { isFor }]) => tool === void 0 || isFor === void 0 || isFor(tool)).map(([name, { value, help }]) => `  ${`--${name}${value === void 0 ? "" : ` ${value}`}`.padEnd(14)}  ${help}`);
			}
			//! src/workspace/glob/attribute-rules.ts
			let GENERATED = ["linguist-generated", "linguist-vendored"];
			let WANTED = new Set(["text", ...GENERATED]);
			function readAttributeRules(files) {
				let ordered = files.toSorted((a, b) => a.prefix.length - b.prefix.length);
				let macros = new Map([["binary", [
					"-diff",
					"-merge",
					"-text"
				]]]);
				let rules = ordered.flatMap((file) => readRules(file, macros)).reverse();
				if (!rules.some(leavesOut)) return;
				return (path) => {
					let stateOf = (name) => findRule(rules, name, path)?.states.get(name);
					if (GENERATED.some((name) => stateOf(name) === "set")) return "generated";
					let rule = findRule(rules, "text", path);
					return rule !== void 0 && isBinaryRule(rule) ? "binary" : void 0;
				};
			}
			function findRule(rules, name, path) {
				return rules.find(({ prefix, matches, states }) => states.has(name) && path.startsWith(prefix) && matches(path.slice(prefix.length)));
			}
			function leavesOut(rule) {
				return isBinaryRule(rule) || GENERATED.some((name) => rule.states.get(name) === "set");
			}
			function isBinaryRule({ states, isCatchAll }) {
				return states.get("text") === "unset" && !(isCatchAll && states.get("binary") !== "set");
			}
			function readRules({ prefix, text }, macros) {
				let rules = [];
				for (let line of text.replace(/^\ufeff/, "").split(/\r?\n/)) {
					if (Buffer.byteLength(line) >= 2048) continue;
					let { pattern, words } = splitLine(line);
					let [, macro] = /^\[attr\](.+)$/.exec(pattern) ?? [];
					macro !== void 0 && prefix === "" && macros.set(macro, words);
					if (pattern === "" || pattern.startsWith("#") || pattern.startsWith("!") || macro !== void 0) continue;
					let states = new Map();
					for (let word of words) applyWord(word, states, macros);
					let matches = compilePattern(pattern);
					matches !== void 0 && [...states.keys()].some((name) => WANTED.has(name)) && rules.push({
						prefix,
						matches,
						isCatchAll: /^\/?\*{1,2}(?:\/\*{1,2})*$/.test(pattern),
						states
					});
				}
				return rules;
			}
			function splitLine(line) {
				let [, quoted, rest = ""] = /^[ \t]*"((?:[^"\\]|\\.)*)"(.*)$/.exec(line) ?? [];
				if (quoted !== void 0) return {
					pattern: unquote(quoted),
					words: wordsIn(rest)
				};
				let [pattern = "", ...words] = wordsIn(line);
				return {
					pattern,
					words
				};
			}
			function wordsIn(text) {
				return text.split(/[ \t]+/).filter((word) => word !== "");
			}
			let ESCAPES = {
				a: "\x07",
				b: "\b",
				f: "\f",
				n: "\n",
				r: "\r",
				t: "	",
				v: "\v"
			};
			function unquote(quoted) {
				let bytes = [...quoted.matchAll(/\\([0-3][0-7]{2})|\\(.)|[^\\]+/g)].map(([plain, octal, letter]) => octal === void 0 ? Buffer.from(letter === void 0 ? plain : ESCAPES[letter] ?? letter) : Buffer.from([Number.parseInt(octal, 8)]));
				return Buffer.concat(bytes).toString("utf8");
			}
			function applyWord(word, states, macros, depth = 0) {
				let [, sign, name = "", value] = /^([-!]?)([^=]+)(?:=(.*))?$/.exec(word) ?? [];
				let state = sign === "-" || value === "false" ? "unset" : sign === "!" || value !== void 0 && value !== "true" ? "other" : "set";
				states.set(name, state);
				if (state !== "set" || depth > macros.size) return;
				for (let meant of macros.get(name) ?? []) applyWord(meant, states, macros, depth + 1);
			}
			function compilePattern(pattern) {
				if (pattern.endsWith("/")) return;
				let segments = pattern.includes("/") ? [] : [{ kind: "globstar" }];
				for (let source of pattern.replace(/^\//, "").split("/")) {
					let segment = (0, work.parseSegment)(source);
					if (!segment.ok) return;
					(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
				}
				return (0, work.compileSegments)(segments);
			}
			//! src/workspace/search/file-selection.ts
			async function selectFiles(place, selection) {
				let selector = await makeSelector(place, selection);
				if (!selector.ok) return selector;
				let { only, pick } = selector.value;
				if (only !== void 0) return (0, start.success)({
					files: only,
					tooDeep: [],
					secret: [],
					leftOut: {},
					warnings: []
				});
				let { files, warnings } = await place.workspace.files();
				return (0, start.success)({
					...pick(files),
					warnings
				});
			}
			async function makeSelector({ workspace, walk }, selection) {
				let { under = ".", include = [], exclude = [] } = selection;
				let wanted = (0, work.parseGlobs)(include);
				if (!wanted.ok) return wanted;
				let unwanted = (0, work.parseExcludes)(exclude);
				if (!unwanted.ok) return unwanted;
				let place = await kindOfPlace(workspace, under);
				if (!place.ok) return place;
				let prefix = under === "." ? "" : `${under}/`;
				let maxDepth = selection.maxDepth + (prefix === "" ? 0 : (0, shared_start_paths.depthOf)(under) + 1);
				let isTooDeep = (path) => path.length > 2 * maxDepth && (0, shared_start_paths.depthOf)(path) > maxDepth;
				let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
				let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
				let excludes = walk?.excludes;
				let attributes = selection.editable ? await attributesOf(workspace) : void 0;
				let isNarrowed = prefix !== "" || suffix !== "" || include.length > 0 || exclude.length > 0 || excludes !== void 0;
				let named = place.value === "file" ? [under].filter(fits) : void 0;
				return (0, start.success)({
					only: selection.only ?? named,
					isNamed: named !== void 0,
					pick(candidates) {
						let files = [];
						let tooDeep = [];
						let secret = [];
						let leftOut = new work.LeftOutFiles();
						let secrets = secretFilesAmong(candidates);
						if (!isNarrowed && attributes === void 0 && secrets.size === 0 && !candidates.some(isTooDeep)) return {
							files: candidates,
							tooDeep,
							secret,
							leftOut: {}
						};
						for (let path of candidates) {
							if (!path.startsWith(prefix) || !fits(path)) continue;
							let kind = excludes?.matches(path) ? "excluded" : include.includes(path) ? void 0 : attributes?.(path);
							kind === void 0 ? secrets.has(path) && !include.some((glob) => namesFile(glob, path)) ? secret.push(path) : isTooDeep(path) ? tooDeep.push(path) : files.push(path) : leftOut.add(kind, [path]);
						}
						return {
							files,
							tooDeep,
							secret,
							leftOut: leftOut.found.leftOut ?? {}
						};
					}
				});
			}
			async function attributesOf(workspace) {
				let { files } = await workspace.files();
				let found = files.filter((path) => path.endsWith(".gitattributes") && baseName(path) === ".gitattributes");
				if (found.length === 0) return;
				let read = found.map(async (path) => {
					let content = await workspace.read(path, 1048576);
					let text = content.ok ? Buffer.from(content.value.bytes).toString("utf8") : "";
					return {
						prefix: path.slice(0, -14),
						text
					};
				});
				return readAttributeRules(await Promise.all(read));
			}
			async function kindOfPlace(workspace, under) {
				if (under === ".") return (0, start.success)("directory");
				let entry = await workspace.entry(under);
				if (!entry.ok) return entry;
				switch (entry.value.kind) {
					case "file":
					case "directory": return (0, start.success)(entry.value.kind);
					case "symlink": return (0, start.failure)(work.DISK_ERRORS.symlinkDenied(under));
					case "missing": return (0, start.failure)(ERRORS$2.noPath(under));
					case "other": return (0, start.failure)(work.DISK_ERRORS.notAFile(under));
				}
			}
			let SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
			let SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i;
			let HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i;
			let ANY_SECRET = RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, "gim");
			function secretFilesAmong(paths) {
				let lines = (0, shared_start_paths.linesOf)(paths);
				let secret = new Set();
				for (let { index } of lines.matchAll(ANY_SECRET)) {
					let start = index === 0 ? 0 : lines.lastIndexOf("\n", index - 1) + 1;
					let path = lines.slice(start, lines.indexOf("\n", index));
					isSecretFile(path) && secret.add(path);
				}
				return secret;
			}
			function isSecretFile(path) {
				return (SECRET_ENDING.test(path) || SECRET_NAME.test(path)) && !HARMLESS_NAME.test(baseName(path));
			}
			function namesFile(glob, path) {
				return baseName(glob) === baseName(path);
			}
			function baseName(path) {
				return path.slice(path.lastIndexOf("/") + 1);
			}
			let ERRORS$2 = { noPath: (under) => (0, tool_errors.toolError)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere.") };
			//! src/workspace/search/required-text.ts
			let QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
			let UNKNOWN$1 = {
				exact: void 0,
				contains: void 0
			};
			let NO_WIDTH = {
				exact: [""],
				contains: void 0
			};
			function requiredText(source) {
				if (source.split("(", 502).length > 501) return;
				let part = new Reader(source).alternatives();
				return better(usable(part.exact), usable(part.contains));
			}
			var Reader = class {
				#source;
				#at = 0;
				constructor(source) {
					this.#source = source;
				}
				alternatives() {
					let branches = [this.#sequence()];
					for (; this.#peek() === "|";) {
						this.#at++;
						branches.push(this.#sequence());
					}
					let [only] = branches;
					return branches.length === 1 && only !== void 0 ? only : oneOf(branches);
				}
				#sequence() {
					let run = [""];
					let isExact = !0;
					let best;
					let endRun = () => {
						best = better(best, usable(run));
						run = [""];
						isExact = !1;
					};
					for (; this.#at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")";) {
						let atom = this.#atom();
						let { least, most } = this.#quantifier();
						let part = repeat(atom, least, most);
						let longer = part.exact === void 0 ? void 0 : joinAll(run, part.exact);
						if (longer !== void 0) {
							run = longer;
							continue;
						}
						least >= 1 && atom.exact !== void 0 && (run = joinAll(run, atom.exact) ?? run);
						endRun();
						best = better(best, part.contains);
						best = better(best, usable(part.exact));
					}
					if (isExact) return {
						exact: run,
						contains: void 0
					};
					return {
						exact: void 0,
						contains: better(best, usable(run))
					};
				}
				#atom() {
					let char = this.#next();
					switch (char) {
						case "(": return this.#group();
						case "[": return this.#characterClass();
						case "\\": return this.#escape();
						case "^":
						case "$": return NO_WIDTH;
						case ".": return UNKNOWN$1;
						default: return oneCharacter(char);
					}
				}
				#group() {
					let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
					this.#at += opening.length;
					let inside = this.alternatives();
					this.#at++;
					if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
					return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN$1;
				}
				#characterClass() {
					let start = this.#at;
					for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
					let inside = this.#source.slice(start, this.#at);
					this.#at++;
					return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN$1;
				}
				#escape() {
					let rest = this.#source.slice(this.#at);
					let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
					let char = this.#next();
					if (long !== void 0) {
						this.#at += long.length - 1;
						return UNKNOWN$1;
					}
					if (char === "b" || char === "B") return NO_WIDTH;
					if (char === "t") return oneCharacter("	");
					return /[A-Za-z0-9]/.test(char) ? UNKNOWN$1 : oneCharacter(char);
				}
				#quantifier() {
					QUANTIFIER.lastIndex = this.#at;
					let [all = "", simple, least, comma, most] = QUANTIFIER.exec(this.#source) ?? [];
					this.#at += all.length;
					if (all === "") return {
						least: 1,
						most: 1
					};
					if (simple !== void 0) return {
						least: +(simple === "+"),
						most: simple === "?" ? 1 : Infinity
					};
					if (comma === "") return {
						least: Number(least),
						most: Number(least)
					};
					return {
						least: Number(least),
						most: most === "" ? Infinity : Number(most)
					};
				}
				#peek() {
					return this.#source.charAt(this.#at);
				}
				#next() {
					return this.#source.charAt(this.#at++);
				}
			};
			function oneCharacter(char) {
				return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN$1 : {
					exact: [char],
					contains: void 0
				};
			}
			function repeat(part, least, most) {
				if (least === 1 && most === 1) return part;
				if (least === 0) return most === 1 && part.exact !== void 0 ? {
					exact: [...part.exact, ""],
					contains: void 0
				} : UNKNOWN$1;
				return {
					exact: void 0,
					contains: better(usable(part.exact), part.contains)
				};
			}
			function oneOf(parts) {
				if (parts.every((part) => part.exact !== void 0)) {
					let exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
					if (exact.length <= 12) return {
						exact,
						contains: void 0
					};
				}
				let needed = parts.map((part) => better(usable(part.exact), part.contains));
				let contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
				return {
					exact: void 0,
					contains: needed.every((strings) => strings !== void 0) && contains.length <= 12 ? contains : void 0
				};
			}
			function joinAll(heads, tails) {
				if (heads.length * tails.length > 12) return;
				return heads.flatMap((head) => tails.map((tail) => head + tail));
			}
			function usable(strings) {
				return strings === void 0 || strings.includes("") ? void 0 : strings;
			}
			function better(a, b) {
				if (a === void 0 || b === void 0) return a ?? b;
				return worth(b) > worth(a) ? b : a;
			}
			function worth(strings) {
				return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
			}
			function rarePairInAnyCase(text) {
				let best = text.slice(0, 2);
				for (let i = 1; i + 1 < text.length; i++) rarity(text.slice(i, i + 2)) < rarity(best) && (best = text.slice(i, i + 2));
				let [first = "", second = ""] = best;
				return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)));
			}
			function rarity(pair) {
				let [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => /[a-z]/.test(char) ? "zqjxkvybwgphfmudclnsoritae".indexOf(char) : 13);
				return 2 * first + second;
			}
			function casesOf(char) {
				return [...new Set([char.toLowerCase(), char.toUpperCase()])];
			}
			//! src/workspace/search/pattern.ts
			let MAX_REGEX_LINE_CHARACTERS = 1e4;
			function literalPattern(text, options) {
				return {
					source: (0, work.escapeRegex)(text),
					flags: options.caseSensitive ? "" : "i",
					literal: text,
					required: [text],
					strategy: /[\n\r]/.test(text) ? "line" : "text",
					maxLineCharacters: Infinity
				};
			}
			function textPattern(text, options) {
				let pattern = literalPattern(text, options);
				return whyUnprepared(pattern.source, pattern.flags, options.trial) === void 0 ? (0, start.success)(pattern) : (0, start.failure)(ERRORS$1.tooLongText(text));
			}
			function regexPattern(source, options) {
				let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
				try {
					new RegExp(source, flags);
				} catch (error) {
					return (0, start.failure)(explainInvalid(source, error.message));
				}
				if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return textPattern(source, options);
				let required = requiredText(source);
				let refusal = checkPrepared(source, flags, options.trial);
				if (refusal !== void 0) return (0, start.failure)(refusal);
				return (0, start.success)({
					source,
					flags,
					literal: void 0,
					required,
					strategy: strategyFor(source),
					maxLineCharacters: repeatsWithoutEnd(source) ? MAX_REGEX_LINE_CHARACTERS : Infinity
				});
			}
			function repeatsWithoutEnd(source) {
				return /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, ""));
			}
			function strategyFor(source) {
				let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\[tb1-7]-|[\u0000-\u001f\u2028\u2029]/.test(source);
				let hasAnchor = /[$^]|\\B/.test(source);
				let hasLookaround = /\(\?<?[=!]/.test(source);
				if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
				return mayMatchLineEnd || hasAnchor || hasLookaround ? "text-then-line" : "text";
			}
			let ADVICE = [
				[
					"Unterminated group",
					"unclosed group",
					"Close every '(' with ')', or write '\\(' to find a parenthesis."
				],
				[
					"Unmatched ')'",
					"')' without '('",
					"Open a group with '(' before it, or write '\\)' to find a parenthesis."
				],
				[
					"Unterminated character class",
					"unclosed character class",
					"Close every '[' with ']', or write '\\[' to find a bracket."
				],
				[
					"Nothing to repeat",
					"nothing to repeat",
					"Put something before '*', '+' or '?', or write '\\*' to find the character itself."
				],
				[
					"Lone quantifier brackets",
					"braces without something to repeat",
					"Write '\\{' and '\\}' to find braces."
				],
				[
					"\\ at end of pattern",
					"a backslash at the end",
					"Write '\\\\' to find a backslash."
				],
				[
					"Invalid group",
					"unknown kind of group",
					"Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."
				],
				[
					"Range out of order",
					"a range that ends before it starts",
					"Write ranges in ascending order, such as '[a-z]'."
				],
				[
					"numbers out of order",
					"a repetition that ends before it starts",
					"Write the smaller number first, such as '{2,5}'."
				]
			];
			function checkPrepared(source, flags, trial) {
				let why = whyUnprepared(source, flags, trial);
				if (why === void 0) return;
				let advice = why === "takes too long to compile" ? "Use fewer alternatives, optional parts and '\\b' in a row, or search in several steps." : "Run it again.";
				return ERRORS$1.tooComplex(why, advice, source);
			}
			function explainInvalid(source, message) {
				let reason = message.slice(message.lastIndexOf(": ") + 2);
				let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
				let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
				let suggestion = advice?.[2] ?? "Use JavaScript syntax such as 'async fn.*execute', and a backslash before special characters.";
				return ERRORS$1.invalid(words, suggestion, source);
			}
			function limitFor(pattern, regexMsPerFile) {
				return pattern.literal === void 0 ? regexMsPerFile : Infinity;
			}
			function runWithLimit(work, limitMs, remainingMs = Infinity) {
				if (Number.isFinite(limitMs)) return withWorkLimit(work, limitMs, Math.min(remainingMs, 8 * limitMs));
				work();
				return "done";
			}
			function* runGuarded(run) {
				let { to, step, limitMs, remainingMs = () => Infinity, isStopped = () => !1, isAboutFile = () => !0 } = run;
				let isGuarded = Number.isFinite(limitMs);
				let file = run.from;
				let isAlone = !1;
				for (; file < to && !isStopped() && remainingMs() > 0;) {
					let until = isAlone ? file + 1 : to;
					let [began, since] = [0, 0];
					let work = () => {
						isGuarded && (began = elapsedMs());
						for (; file < until && !isStopped();) {
							isGuarded && (since = elapsedMs());
							file = step(file, until);
						}
					};
					let end = runWithLimit(work, limitMs, remainingMs());
					let now = elapsedMs();
					let isCulprit = isAlone || isAboutFile() && now - since >= .9 * (now - began);
					let isLate = end === "timed_out" && isCulprit && remainingMs() > 0;
					isAlone = end === "timed_out" && !isCulprit;
					yield isLate ? file++ : void 0;
				}
			}
			let ERRORS$1 = {
				tooLongText: (text) => (0, tool_errors.toolError)("invalid_pattern", `The text to find is too long: it has ${text.length} characters`, `Use a part of it. The text was '${(0, shared_start_paths.briefText)(text)}'.`),
				tooComplex: (why, advice, source) => (0, tool_errors.toolError)("invalid_pattern", `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`),
				invalid: (why, advice, source) => (0, tool_errors.toolError)("invalid_pattern", `Invalid regex pattern: ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`)
			};
			//! src/workspace/search/sieve.ts
			let NONE = { kind: "none" };
			let UNKNOWN = { kind: "unknown" };
			let NO_SIEVE = {
				mayMatch: () => !0,
				sift: () => UNKNOWN
			};
			function makeSieve(pattern) {
				let { required, literal, flags, strategy } = pattern;
				let shortest = Math.min(...(required ?? []).map((text) => text.length));
				if (required === void 0 || shortest < 2 && literal === void 0) return NO_SIEVE;
				let isCountable = literal !== void 0 && strategy !== "line";
				if (flags === "") {
					let needles = needlesFor(required);
					return {
						mayMatch: hasAny(needles),
						sift: isCountable ? countBytes(needles) : siftLines(needles)
					};
				}
				let areAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
				if (flags !== "i" || !areAscii) return NO_SIEVE;
				let regex = new RegExp(required.map(work.escapeRegex).join("|"), "gi");
				let sift = isCountable ? countAnyCase(regex) : siftAnyCase(regex);
				if (required.length > 2) return {
					mayMatch: () => !0,
					sift
				};
				let mayMatch = hasAny(required.flatMap(rarePairInAnyCase));
				return {
					mayMatch,
					sift: (bytes) => mayMatch(bytes) ? sift(bytes) : NONE
				};
			}
			function hasAny(needles) {
				return (bytes) => needles.some((needle) => bytes.includes(needle));
			}
			function needlesFor(texts) {
				return texts.flatMap((text) => {
					let utf8 = Buffer.from(text, "utf8");
					return utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text) ? [utf8, Buffer.from(text, "latin1")] : [utf8];
				});
			}
			function countBytes(needles) {
				let [needle] = needles;
				if (needle === void 0 || needles.length > 1 || !(0, external_node_buffer_namespaceObject.isAscii)(needle)) return siftLines(needles);
				let asCharacters = needle.toString("latin1");
				return (bytes) => {
					let first = bytes.indexOf(needle);
					if (first < 0) return NONE;
					let text = bytes.toString("latin1", first);
					let count = 0;
					for (let at = 0; at >= 0; at = text.indexOf(asCharacters, at)) {
						count++;
						at = text.indexOf("\n", at);
						if (at < 0) break;
					}
					return {
						kind: "counted",
						count
					};
				};
			}
			function siftLines(needles) {
				return (bytes) => {
					let next = needles.map((needle) => bytes.indexOf(needle));
					if (next.every((at) => at < 0)) return NONE;
					let starts = [];
					let ends = [];
					for (;;) {
						let first = Math.min(...next.filter((at) => at >= 0));
						if (first === Infinity) return {
							kind: "lines",
							starts,
							ends
						};
						if (starts.length === 32) return UNKNOWN;
						let newline = bytes.indexOf(10, first);
						let end = newline < 0 ? bytes.length : newline;
						starts.push(first === 0 ? 0 : bytes.lastIndexOf(10, first - 1) + 1);
						ends.push(end);
						for (let [i, needle] of needles.entries()) {
							let at = next[i] ?? -1;
							at >= 0 && at < end && (next[i] = bytes.indexOf(needle, end));
						}
					}
				};
			}
			function siftAnyCase(regex) {
				return (bytes) => {
					regex.lastIndex = 0;
					return regex.test(bytes.toString("latin1")) ? UNKNOWN : NONE;
				};
			}
			function countAnyCase(regex) {
				return (bytes) => {
					let text = bytes.toString("latin1");
					let count = 0;
					regex.lastIndex = 0;
					for (; regex.test(text);) {
						count++;
						let newline = text.indexOf("\n", regex.lastIndex);
						if (newline < 0) break;
						regex.lastIndex = newline + 1;
					}
					return count === 0 ? NONE : {
						kind: "counted",
						count
					};
				};
			}
			//! src/tools/search/search-output.ts
			function searchWarnings({ skipped, isPartial, warnings, fileBytes }, limits, depth, howToNameSecret = "name the file exactly to search it") {
				let said = [...warnings, ...whyUnfinished({
					skipped,
					isPartial
				}, limits)];
				if (skipped.tooLarge.length > 0) {
					let advice = fileBytes < limits.readFileBytes ? "; grep searches a file that path names" : "";
					said.push(`Skipped ${(0, work.countOf)(skipped.tooLarge.length, "file")} larger than ${(0, work.sizeText)(fileBytes)}: ${(0, work.nameSome)(skipped.tooLarge, 5)}${advice}`);
				}
				said.push(...longLinesWarning(skipped.longLines));
				skipped.unreadable.length > 0 && said.push(`Could not read ${(0, work.countOf)(skipped.unreadable.length, "file")}: ${(0, work.nameSome)(skipped.unreadable, 5)}`);
				return [
					...said,
					...depthWarning(skipped.tooDeep, depth),
					...secretWarning(skipped.secret, howToNameSecret)
				];
			}
			function whyUnfinished({ skipped, isPartial }, limits) {
				let said = isPartial ? [searchTimedOut(limits)] : [];
				for (let path of skipped.timedOut.slice(0, 5)) said.push(`Pattern took longer than ${limits.regexMsPerFile / 1e3}s on '${path}', the file was abandoned`);
				let more = skipped.timedOut.length - 5;
				more > 0 && said.push(`Pattern took too long on ${(0, work.countOf)(more, "more file", "more files")}, they were abandoned`);
				return said;
			}
			function searchTimedOut({ searchMs }) {
				return `Search timed out after ${searchMs / 1e3}s, returning partial results`;
			}
			function codeWarnings(found, limits, howToNameSecret) {
				let { tooLarge, unreadable, binary, tooDeep, secret } = found.skipped;
				let said = [...found.warnings, ...whyCodeUnfinished(found, limits)];
				tooLarge.length > 0 && said.push(`Left out ${(0, work.countOf)(tooLarge.length, "file")} larger than ${(0, work.sizeText)(limits.searchFileBytes)}: ${(0, work.nameSome)(tooLarge, 5)}`);
				binary.length > 0 && said.push(`Left out ${(0, work.countOf)(binary.length, "binary file")}: ${(0, work.nameSome)(binary, 5)}`);
				unreadable.length > 0 && said.push(`Could not read ${(0, work.countOf)(unreadable.length, "file")}: ${(0, work.nameSome)(unreadable, 5)}`);
				return [
					...said,
					...depthWarning(tooDeep, limits.searchDepth),
					...secretWarning(secret, howToNameSecret)
				];
			}
			function whyCodeUnfinished({ isPartial, skipped: { timedOut } }, limits) {
				let said = isPartial ? [searchTimedOut(limits)] : [];
				let seconds = limits.codeMsPerFile / 1e3;
				timedOut.length > 0 && said.push(`Parsing took longer than ${seconds}s or too much memory, files were abandoned: ${(0, work.nameSome)(timedOut, 5)}`);
				return said;
			}
			function depthWarning(count, depth) {
				return count === 0 ? [] : [`Skipped ${(0, work.countOf)(count, "file")} more than ${depth} directories deep`];
			}
			function longLinesWarning(files) {
				if (files.length === 0) return [];
				let lines = files.reduce((sum, { count }) => sum + count, 0);
				let named = files.map(({ path, count }) => `${path} (${count})`);
				let most = MAX_REGEX_LINE_CHARACTERS.toLocaleString("en");
				return [`Skipped ${(0, work.countOf)(lines, "line")} longer than ${most} characters: ${(0, work.nameSome)(named, 5)}`];
			}
			function secretWarning(count, howToName) {
				if (count === 0) return [];
				return [`Skipped ${(0, work.countOf)(count, "file")} that may contain secrets; ${howToName}`];
			}
			function truncationWarning(total, shown, advice) {
				return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : [];
			}
			function findingsOf(matches, total) {
				return {
					shown: matches.map(({ path, line, column, text }) => ({
						path,
						line,
						column,
						text
					})),
					total
				};
			}
			function renderMatches(matches) {
				return matches.map(({ path, line, text }) => `\n  ${path}:${line}: ${text.trim()}`).join("");
			}
			function renderWithContext(matches) {
				let hasContext = matches.some(({ before, after }) => before.length + after.length > 0);
				let shown = [];
				let last;
				for (let [i, { path, line, text, before, after }] of matches.entries()) {
					let first = line - before.length;
					hasContext && last !== void 0 && (last.path !== path || last.line + 1 < first) && shown.push("  --");
					let seen = last?.path === path ? last.line : 0;
					for (let [j, around] of before.entries()) first + j > seen && shown.push(`  ${path}:${first + j}- ${around}`);
					shown.push(`  ${path}:${line}: ${text}`);
					let next = matches[i + 1];
					let room = next?.path === path ? next.line - line - 1 : after.length;
					let following = after.slice(0, Math.max(0, room));
					for (let [j, around] of following.entries()) shown.push(`  ${path}:${line + 1 + j}- ${around}`);
					last = {
						path,
						line: line + following.length
					};
				}
				return shown.map((line) => `\n${line}`).join("");
			}
			function groupsOutput() {
				return (0, api.optional)((0, api.record)((0, api.string)(), (0, api.string)()).check((0, api.describe)("What each named group such as (?<name>\u2026) matched, empty if it took no part; left out when there is none")));
			}
			//! src/system/disk/bulk-reader.ts
			var ReadGroup = class {
				from;
				bytes;
				#ends;
				constructor(from, bytes, ends) {
					this.from = from;
					this.bytes = bytes;
					this.#ends = ends;
				}
				get to() {
					return this.from + this.#ends.length;
				}
				get hasFaults() {
					return this.#ends.some((end) => typeof end == "string");
				}
				at(file) {
					let end = this.#ends[file - this.from] ?? "missing";
					return typeof end == "string" ? end : this.bytes.subarray(this.#startOf(file), end);
				}
				#startOf(file) {
					for (let before = file - this.from - 1; before >= 0; before--) {
						let end = this.#ends[before];
						if (typeof end == "number") return end;
					}
					return 0;
				}
			};
			var BulkReader = class {
				#folder;
				#limit;
				#buffer;
				#isRealDirectory = new Map([["", !0]]);
				#lastDirectory = "";
				#openFile;
				constructor(folder, limit) {
					this.#folder = folder;
					this.#limit = limit;
					this.#buffer = Buffer.allocUnsafeSlow(65600 + limit + 1).subarray(64);
				}
				read(path) {
					let end = this.#readTo(0, path);
					return typeof end == "number" ? this.#buffer.subarray(0, end) : end;
				}
				readGroup(from, to, pathOf) {
					let ends = [];
					let filled = 0;
					for (let file = from; file < to && filled < 65536; file++) {
						let path = pathOf(file);
						let end = path === void 0 ? "missing" : this.#readTo(filled, path);
						typeof end == "number" && (filled = end);
						ends.push(end);
					}
					return new ReadGroup(from, this.#buffer.subarray(0, filled), ends);
				}
				#readTo(start, path) {
					this.#close();
					if (!this.#isInRealDirectory(path)) return "missing";
					try {
						this.#openFile = external_node_fs_namespaceObject.openSync(`${this.#folder}/${path}`, work.OPEN_TO_READ);
						return this.#fill(start, this.#openFile);
					} catch (error) {
						return faultOf(error);
					} finally {
						this.#close();
					}
				}
				#close() {
					let file = this.#openFile;
					this.#openFile = void 0;
					file !== void 0 && external_node_fs_namespaceObject.closeSync(file);
				}
				#fill(start, file) {
					let size = external_node_fs_namespaceObject.readSync(file, this.#buffer, start, this.#limit + 1, 0);
					if ((size === 0 || size > this.#limit) && !external_node_fs_namespaceObject.fstatSync(file).isFile()) return "missing";
					return size > this.#limit ? "too_large" : start + size;
				}
				#isInRealDirectory(path) {
					if (path.startsWith(this.#lastDirectory) && path.indexOf("/", this.#lastDirectory.length) < 0) return !0;
					let end = path.lastIndexOf("/") + 1;
					let isReal = this.#check(path.slice(0, Math.max(0, end - 1)));
					isReal && (this.#lastDirectory = path.slice(0, end));
					return isReal;
				}
				#check(directory) {
					let known = this.#isRealDirectory.get(directory);
					if (known !== void 0) return known;
					let parent = directory.slice(0, Math.max(0, directory.lastIndexOf("/")));
					let isReal = this.#check(parent) && isDirectory(`${this.#folder}/${directory}`);
					this.#isRealDirectory.set(directory, isReal);
					return isReal;
				}
			};
			let EVEN_IF_MISSING = { throwIfNoEntry: !1 };
			function isDirectory(path) {
				try {
					return external_node_fs_namespaceObject.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === !0;
				} catch {
					return !1;
				}
			}
			function faultOf(error) {
				switch (error.code) {
					case void 0: throw error;
					case "ENOENT":
					case "ENOTDIR":
					case "ELOOP":
					case "EISDIR":
					case "ENXIO":
					case "ESPIPE": return "missing";
					default: return "unreadable";
				}
			}
			//! src/workspace/search/line-matches.ts
			function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
				let tester = new LineTester(pattern);
				let whole = text.split("\n");
				let lines = whole.map((line, i) => withoutReturn(line, i < whole.length - 1));
				lines.at(-1) === "" && lines.pop();
				let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0));
				let matches = [];
				let find = () => {
					matches.length = 0;
					for (let [i, line] of lines.entries()) {
						if (matches.length >= limit) return;
						if ((whole[i]?.length ?? 0) > pattern.maxLineCharacters) continue;
						let found = tester.find(line);
						if (found === void 0) continue;
						matches.push({
							path,
							line: i + 1,
							column: found.at + 1,
							text: excerpt(line, found.at, found.length),
							before: show(i - contextLines, i),
							after: show(i + 1, i + 1 + contextLines),
							...found.groups && { groups: found.groups }
						});
					}
				};
				runWithLimit(find, limitFor(pattern, limitMs));
				return matches;
			}
			function excerpt(line, at, length) {
				if (line.length <= 500) return line;
				let middle = at + Math.min(length, 500) / 2;
				let start = Math.max(0, Math.min(Math.floor(middle - 250), line.length - 500));
				let end = start + 500;
				return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
			}
			var LineTester = class {
				#inLine;
				#inText;
				#strategy;
				constructor(pattern) {
					this.#inLine = new RegExp(pattern.source, pattern.flags);
					this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`);
					this.#strategy = pattern.strategy;
				}
				matches(line, isEnded) {
					return this.#inLine.test(withoutReturn(line, isEnded));
				}
				find(line) {
					let match = this.#inLine.exec(line);
					if (match === null) return;
					let groups = match.groups && Object.entries(match.groups).map(([name, text]) => [name, text ?? ""]);
					return {
						at: match.index,
						length: match[0].length,
						...groups && { groups: Object.fromEntries(groups) }
					};
				}
				count(text) {
					return this.#strategy === "line" ? this.#countByLine(text) : this.#countByText(text);
				}
				#countByLine(text) {
					let count = 0;
					for (let start = 0; start < text.length;) {
						let newline = text.indexOf("\n", start);
						let end = newline < 0 ? text.length : newline;
						this.matches(text.slice(start, end), newline >= 0) && count++;
						start = end + 1;
					}
					return count;
				}
				#countByText(text) {
					let regex = this.#inText;
					let isSure = this.#strategy === "text";
					let count = 0;
					regex.lastIndex = 0;
					for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
						let newline = text.indexOf("\n", hit.index);
						let end = newline < 0 ? text.length : newline;
						let start = hit.index === 0 ? 0 : text.lastIndexOf("\n", hit.index - 1) + 1;
						if (start === text.length) break;
						(isSure || this.matches(text.slice(start, end), newline >= 0)) && count++;
						if (newline < 0) break;
						regex.lastIndex = end + 1;
					}
					return count;
				}
			};
			function withoutReturn(line, isEnded) {
				return isEnded && line.endsWith("\r") ? line.slice(0, -1) : line;
			}
			//! src/workspace/search/scanner.ts
			let NO_GROUP = {
				from: 0,
				to: 0,
				bytes: Buffer.alloc(0),
				hasFaults: !1,
				at: () => "missing"
			};
			var Scanner = class {
				#tester;
				#sieve;
				#request;
				#tally = emptyTally();
				#longLines = 0;
				constructor(request) {
					this.#request = request;
					this.#tester = new LineTester(request.pattern);
					this.#sieve = makeSieve(request.pattern);
				}
				*scan({ from, to, read }) {
					let { pattern, regexMsPerFile, remainingMs, isStopped } = this.#request;
					let group = NO_GROUP;
					let step = (file, until) => {
						if (file < group.to) {
							this.#scanFile(file, group.at(file));
							return file + 1;
						}
						group = NO_GROUP;
						group = read(file, until);
						return this.#isPassedOver(group) ? group.to : file;
					};
					let run = {
						from,
						to,
						step,
						limitMs: limitFor(pattern, regexMsPerFile),
						remainingMs,
						...isStopped && { isStopped }
					};
					for (let late of runGuarded({
						...run,
						isAboutFile: () => group !== NO_GROUP
					})) {
						late !== void 0 && this.#tally.timedOut.push(late);
						yield;
					}
					let tally = this.#tally;
					this.#tally = emptyTally();
					return tally;
				}
				#isPassedOver(group) {
					let files = group.to - group.from;
					if (files === 1 || group.hasFaults || group.bytes.includes(0) || this.#sieve.mayMatch(group.bytes)) return !1;
					this.#tally.searched += files;
					return !0;
				}
				#scanFile(file, bytes) {
					this.#request.onFile?.(file);
					if (bytes === "too_large") this.#tally.tooLarge.push(file);
					else if (bytes === "unreadable") this.#tally.unreadable.push(file);
					else if (bytes === "missing") return;
					else if ((0, work.isBinary)(bytes)) this.#tally.binary.push(file);
					else {
						this.#longLines = 0;
						let count = this.#count(bytes);
						this.#tally.searched++;
						count > 0 && this.#tally.hits.push(file, count);
						this.#longLines > 0 && this.#tally.longLines.push(file, this.#longLines);
					}
				}
				#count(bytes) {
					let sifted = this.#sieve.sift(bytes);
					switch (sifted.kind) {
						case "none": return 0;
						case "counted": return sifted.count;
						case "unknown": return this.#countShortLines(decodeSearched(bytes));
						case "lines": return this.#hasLongLine(bytes) ? this.#countShortLines(decodeSearched(bytes)) : this.#countLines(bytes, sifted.starts, sifted.ends);
					}
				}
				#hasLongLine(bytes) {
					return (0, work.splitAtLongLines)(bytes, this.#request.pattern.maxLineCharacters).long.length > 0;
				}
				#countShortLines(text) {
					let { short, long } = (0, work.splitAtLongLines)(text, this.#request.pattern.maxLineCharacters);
					this.#longLines = long.filter(({ start, end }) => this.#sieve.mayMatch(Buffer.from(text.slice(start, end)))).length;
					return short.reduce((count, { start, end }) => count + this.#tester.count(text.slice(start, end)), 0);
				}
				#countLines(bytes, starts, ends) {
					let encoding = encodingOf(bytes);
					let mark = textStart(bytes, encoding);
					let count = 0;
					for (let [i, start] of starts.entries()) {
						let end = ends[i] ?? bytes.length;
						this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), end), end < bytes.length) && count++;
					}
					return count;
				}
			};
			function hitsOf({ hits }) {
				return countsIn(hits);
			}
			function longLinesOf({ longLines }) {
				return countsIn(longLines);
			}
			function countsIn(numbers) {
				return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]).sort(([a], [b]) => a - b);
			}
			function emptyTally() {
				return {
					searched: 0,
					hits: [],
					binary: [],
					tooLarge: [],
					unreadable: [],
					timedOut: [],
					longLines: []
				};
			}
			function encodingOf(bytes) {
				return (0, external_node_buffer_namespaceObject.isAscii)(bytes) || !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? "latin1" : "utf8";
			}
			function decodeSearched(bytes) {
				let encoding = encodingOf(bytes);
				return bytes.toString(encoding, textStart(bytes, encoding));
			}
			function textStart(bytes, encoding) {
				return encoding === "utf8" ? (0, work.markLength)(bytes) : 0;
			}
			//! src/workspace/search/worker-loop.ts
			var SharedWork = class {
				#cells;
				#files;
				#chunkFiles;
				constructor(shared, files) {
					this.#cells = new Int32Array(shared);
					this.#files = files;
					this.#chunkFiles = this.#cells.length > 2 ? 1024 : 2048;
				}
				static buffer(workers) {
					return new SharedArrayBuffer(4 * (2 + 3 * workers));
				}
				get chunks() {
					return Math.ceil(this.#files / this.#chunkFiles);
				}
				takeChunk() {
					if (this.isStopped()) return;
					let chunk = Atomics.add(this.#cells, 0, 1);
					return chunk < this.chunks ? chunk : void 0;
				}
				filesOf(chunk) {
					return {
						from: chunk * this.#chunkFiles,
						to: Math.min(this.#files, (chunk + 1) * this.#chunkFiles)
					};
				}
				stop() {
					Atomics.store(this.#cells, 1, 1);
				}
				isStopped() {
					return Atomics.load(this.#cells, 1) === 1;
				}
				report(slot, chunk) {
					Atomics.store(this.#cells, 2 + 3 * slot, chunk + 1);
				}
				beat(slot, file) {
					Atomics.store(this.#cells, 2 + 3 * slot + 1, file);
					Atomics.add(this.#cells, 2 + 3 * slot + 2, 1);
				}
				whereabouts(slot) {
					let cell = (i) => Atomics.load(this.#cells, 2 + 3 * slot + i);
					return {
						chunk: cell(0) - 1,
						file: cell(1),
						beat: cell(2)
					};
				}
			};
			//! src/workspace/search/worker-pool.ts
			function workersFor(files, threads) {
				if (files < threads.worthwhileFiles) return 0;
				return Math.min(threads.cores - 1, 7, Math.max(1, Math.floor(files / 6e3)));
			}
			var WorkerPool = class {
				#work;
				#members = [];
				#lastFiles = new Map();
				#stillMs;
				#wake = () => void 0;
				constructor(work, regexMsPerFile) {
					this.#work = work;
					this.#stillMs = 4 * regexMsPerFile + 2e3;
				}
				start(threads, job, onDone) {
					let worker = threads.startSearchWorker(job);
					if (worker === void 0) return;
					let member = {
						worker,
						slot: job.slot,
						isAlive: !0,
						beat: 0,
						beatAt: elapsedMs()
					};
					this.#members.push(member);
					worker.onMessage((done) => {
						onDone(done);
						this.#wake();
					});
					worker.onEnd(() => this.#bury(member));
				}
				get isIdle() {
					return this.#members.every((member) => !member.isAlive);
				}
				async news(patienceMs) {
					await new Promise((resolve) => {
						let timer = setTimeout(resolve, patienceMs);
						this.#wake = () => {
							clearTimeout(timer);
							resolve();
						};
					});
					for (let member of this.#members) member.isAlive && this.#standsStill(member) && await member.worker.end();
				}
				lastFileOf(chunk) {
					return this.#lastFiles.get(chunk);
				}
				async end() {
					await Promise.all(this.#members.map((member) => member.worker.end()));
				}
				#standsStill(member) {
					let { beat } = this.#work.whereabouts(member.slot);
					if (beat !== member.beat) {
						member.beat = beat;
						member.beatAt = elapsedMs();
					}
					return elapsedMs() - member.beatAt > this.#stillMs;
				}
				#bury(member) {
					member.isAlive = !1;
					let { chunk, file } = this.#work.whereabouts(member.slot);
					this.#lastFiles.set(chunk, file);
					this.#wake();
				}
			};
			//! src/workspace/search/scan-all.ts
			async function scanAll(request, around) {
				let { workspace } = around;
				let { files, remainingMs } = request;
				let total = emptyTally();
				let isOver = () => around.signal.aborted || remainingMs() <= 0;
				let { folder } = workspace;
				let isOnDisk = (path) => folder !== void 0 && workspace.staged(path) === void 0;
				let inMemory = numbersOf(files, (path) => !isOnDisk(path));
				let onDisk = inMemory.length === 0 ? void 0 : numbersOf(files, isOnDisk);
				await letOthersRun();
				await scanMemory({
					...request,
					numbers: inMemory,
					total,
					isOver
				}, around);
				folder !== void 0 && inMemory.length < files.length && !isOver() && await scanFolder({
					...request,
					numbers: onDisk,
					total,
					isOver,
					folder
				}, around);
				return {
					tally: total,
					isPartial: isOver()
				};
			}
			function numbersOf(files, isWanted) {
				let numbers = [];
				for (let file = 0; file < files.length; file++) isWanted(files[file]) && numbers.push(file);
				return numbers;
			}
			async function scanMemory(scan, around) {
				let { pattern, remainingMs, numbers, total } = scan;
				let { workspace, limits } = around;
				let scanner = new Scanner({
					pattern,
					regexMsPerFile: limits.regexMsPerFile,
					remainingMs
				});
				for (let from = 0; from < numbers.length && !scan.isOver(); from += 256) {
					let to = Math.min(numbers.length, from + 256);
					let contents = [];
					for (let number of numbers.slice(from, to)) contents.push(await contentOf$1(scan.files[number], workspace, limits.searchFileBytes));
					let steps = scanner.scan({
						from,
						to,
						read: (file) => groupOfOne(file, contents[file - from] ?? "missing")
					});
					let step = steps.next();
					for (; step.done !== !0; step = steps.next()) await letOthersRun();
					merge(total, step.value, numbers);
				}
			}
			async function contentOf$1(path, workspace, limit) {
				if (path === void 0) return "missing";
				let staged = workspace.staged(path);
				let content = staged === void 0 ? await workspace.read(path) : (0, start.success)({ bytes: staged });
				if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
				let { bytes } = content.value;
				return bytes.length > limit ? "too_large" : (0, start.asBuffer)(bytes);
			}
			function groupOfOne(file, content) {
				let hasFaults = typeof content == "string";
				return {
					from: file,
					to: file + 1,
					bytes: hasFaults ? Buffer.alloc(0) : content,
					hasFaults,
					at: () => content
				};
			}
			async function scanFolder(scan, around) {
				let { folder, pattern, numbers, remainingMs, isOver } = scan;
				let { limits, threads } = around;
				let paths = numbers === void 0 ? scan.files : numbers.map((file) => scan.files[file]);
				let workers = workersFor(paths.length, threads);
				let shared = SharedWork.buffer(workers);
				let work = new SharedWork(shared, paths.length);
				let pool = new WorkerPool(work, limits.regexMsPerFile);
				let done = new Set();
				let filesDone = 0;
				let finish = ({ chunk, tally }) => {
					done.add(chunk);
					merge(scan.total, tally, numbers);
					let { from, to } = work.filesOf(chunk);
					filesDone += to - from;
					around.progress({
						done: filesDone,
						total: paths.length,
						unit: "files"
					});
				};
				let job = {
					folder,
					pattern,
					fileBytes: limits.searchFileBytes,
					regexMsPerFile: limits.regexMsPerFile,
					remainingMs: remainingMs(),
					files: paths.length,
					chunks: workers > 0 ? joinChunks(paths, work) : [],
					shared
				};
				for (let slot = 0; slot < workers; slot++) pool.start(threads, {
					...job,
					slot
				}, finish);
				let isStopped = () => work.isStopped();
				let scanner = new Scanner({
					pattern,
					regexMsPerFile: limits.regexMsPerFile,
					remainingMs,
					isStopped
				});
				let reader = new BulkReader(folder, limits.searchFileBytes);
				let turn = elapsedMs();
				let breathe = async () => {
					if (elapsedMs() - turn < 40) return;
					await letOthersRun();
					turn = elapsedMs();
					isOver() && work.stop();
				};
				let scanHere = async (chunk, except) => {
					let pathOf = (file) => file === except ? void 0 : paths[file];
					let read = (from, to) => reader.readGroup(from, to, pathOf);
					let steps = scanner.scan({
						...work.filesOf(chunk),
						read
					});
					let step = steps.next();
					for (; step.done !== !0; step = steps.next()) await breathe();
					except !== void 0 && step.value.timedOut.push(except);
					finish({
						chunk,
						tally: step.value
					});
				};
				for (let chunk = work.takeChunk(); chunk !== void 0; chunk = work.takeChunk()) await scanHere(chunk);
				for (; done.size < work.chunks && !isOver();) if (!pool.isIdle) await pool.news(Math.min(100, Math.max(1, remainingMs())));
				else for (let chunk = 0; chunk < work.chunks; chunk++) done.has(chunk) || await scanHere(chunk, pool.lastFileOf(chunk));
				work.stop();
				let ending = pool.end();
				done.size < work.chunks && await ending;
			}
			function joinChunks(paths, work) {
				let lines = (0, shared_start_paths.linesOf)(paths);
				let start = 0;
				return Array.from({ length: work.chunks }, (_, chunk) => {
					let { from, to } = work.filesOf(chunk);
					let end = start;
					for (let file = from; file < to; file++) end += (paths[file]?.length ?? 0) + 1;
					let chunkLines = lines.slice(start, end - 1);
					start = end;
					return chunkLines;
				});
			}
			async function letOthersRun() {
				await (0, timers_promises.setImmediate)();
				await (0, timers_promises.setImmediate)();
			}
			function merge(total, part, numbers) {
				let inWhole = (file) => numbers?.[file] ?? file;
				total.searched += part.searched;
				for (let list of ["hits", "longLines"]) for (let [i, number] of part[list].entries()) total[list].push(i % 2 == 0 ? inWhole(number) : number);
				for (let list of [
					"binary",
					"tooLarge",
					"unreadable",
					"timedOut"
				]) total[list].push(...part[list].map(inWhole));
			}
			//! src/workspace/search/search.ts
			async function searchFiles(request, surroundings) {
				let { workspace, clock } = surroundings;
				let end = clock.elapsed() + surroundings.limits.searchMs;
				let remainingMs = () => end - clock.elapsed();
				let selector = await makeSelector(surroundings, request.selection);
				if (!selector.ok) return selector;
				let around = selector.value.isNamed ? {
					...surroundings,
					limits: forNamedFile(surroundings.limits)
				} : surroundings;
				let found = new Findings();
				let leftOut = new work.LeftOutFiles();
				let hasCandidates = !1;
				for await (let batch of batchesOf(selector.value, workspace)) {
					let { tally, isPartial } = await scanAll({
						files: batch.files,
						pattern: request.pattern,
						remainingMs
					}, around);
					let [tooDeep, secret] = [await countPresent(batch.tooDeep, workspace), await countPresent(batch.secret, workspace)];
					found.add(tally, {
						...batch,
						tooDeep,
						secret
					});
					leftOut.addAll(batch.leftOut);
					isPartial && (found.isPartial = !0);
					hasCandidates ||= batch.files.length + tooDeep + secret + Object.keys(batch.leftOut).length > 0;
				}
				if (around.signal.aborted) return (0, start.failure)(ERRORS.cancelled());
				let { under, include = [], extension } = request.selection;
				under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, belongs to another repository, or contains no files`);
				let files = request.selection.editable && !selector.value.isNamed ? await decodable(found.files, workspace, leftOut) : found.files;
				return (0, start.success)({
					files,
					totalMatches: files.reduce((sum, file) => sum + file.count, 0),
					matches: await describe(files, request, around),
					filesSearched: found.searched,
					skipped: found.skipped,
					leftOut: leftOut.found.leftOut ?? {},
					fileBytes: around.limits.searchFileBytes,
					isPartial: found.isPartial,
					warnings: found.warnings
				});
			}
			function forNamedFile(limits) {
				return {
					...limits,
					searchFileBytes: Math.max(limits.searchFileBytes, limits.readFileBytes)
				};
			}
			async function* batchesOf({ only, pick }, workspace) {
				if (only !== void 0) yield {
					files: only,
					tooDeep: [],
					secret: [],
					leftOut: {},
					warnings: []
				};
				else for await (let { files, warnings } of workspace.batches()) yield {
					...pick(files),
					warnings
				};
			}
			async function decodable(found, workspace, leftOut) {
				let kept = [];
				for (let file of found) {
					let content = await workspace.read(file.path);
					content.ok && !(0, work.decodeText)(content.value.bytes, file.path).ok ? leftOut.add("undecodable", [file.path]) : kept.push(file);
				}
				return kept;
			}
			async function countPresent(paths, workspace) {
				let count = 0;
				for (let path of paths) {
					let entry = await workspace.entry(path);
					entry.ok && entry.value.kind === "file" && count++;
				}
				return count;
			}
			let FAULTS = [
				"binary",
				"tooLarge",
				"unreadable",
				"timedOut"
			];
			var Findings = class {
				files = [];
				warnings = [];
				searched = 0;
				isPartial = !1;
				#skipped = {
					binary: [],
					tooLarge: [],
					unreadable: [],
					timedOut: [],
					longLines: [],
					tooDeep: 0,
					secret: 0
				};
				add(tally, { files, tooDeep, secret, warnings }) {
					let named = ([file, count]) => ({
						path: pathAt(files, file),
						count
					});
					this.files = (0, start.mergeByBytes)(this.files, hitsOf(tally).map(named), ({ path }) => path);
					let longLines = (0, start.mergeByBytes)(this.#skipped.longLines, longLinesOf(tally).map(named), ({ path }) => path);
					let skipped = {
						...this.#skipped,
						longLines,
						tooDeep: this.#skipped.tooDeep + tooDeep,
						secret: this.#skipped.secret + secret
					};
					for (let fault of FAULTS) {
						let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
						skipped[fault] = (0, start.mergeByBytes)(skipped[fault], more, (path) => path);
					}
					this.#skipped = skipped;
					this.searched += tally.searched;
					this.warnings.push(...warnings);
				}
				get skipped() {
					return this.#skipped;
				}
			};
			async function describe(found, request, around) {
				let { workspace, limits } = around;
				let reader = workspace.folder === void 0 ? void 0 : new BulkReader(workspace.folder, limits.searchFileBytes);
				let matches = [];
				for (let { path } of found) {
					if (matches.length >= request.maxMatches) break;
					let bytes = await contentOf(path, workspace, reader);
					if (bytes === void 0) continue;
					let { pattern, contextLines } = request;
					let limit = request.maxMatches - matches.length;
					matches.push(...findLineMatches({
						path,
						text: decodeSearched(bytes),
						pattern,
						contextLines,
						limit,
						limitMs: limits.regexMsPerFile
					}));
					await (0, timers_promises.setImmediate)();
				}
				return matches;
			}
			async function contentOf(path, workspace, reader) {
				let staged = workspace.staged(path);
				if (staged !== void 0) return (0, start.asBuffer)(staged);
				let read = reader?.read(path);
				if (read !== void 0) return typeof read == "object" ? read : void 0;
				let content = await workspace.read(path);
				return content.ok ? (0, start.asBuffer)(content.value.bytes) : void 0;
			}
			function pathAt(files, file) {
				let path = files[file];
				if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
				return path;
			}
			let ERRORS = { cancelled: () => (0, tool_errors.toolError)("cancelled", "The search was cancelled", "Run it again if you still need it.") };
			//! src/tools/search/tool_grep.ts
			var tool_grep_exports = (0, runtime.__exportAll)({ grep: () => grep });
			let grep = (0, work.defineTool)({
				name: "grep",
				summary: "Search file contents with a regular expression.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, api.strictObject)({
					pattern: (0, api.string)().check((0, api._minLength)(1), (0, api.describe)("Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters with a warning")),
					case_sensitive: (0, api._default)((0, api.boolean)().check((0, api.describe)("Whether to match case")), !0),
					file_type: (0, work.fileTypeArgument)(),
					include: (0, work.includeArgument)("Only search files that match one of these globs, relative to the working directory"),
					exclude: (0, work.globsArgument)("Skip files and directories that match one of these globs"),
					include_generated: (0, work.searchGeneratedArgument)(),
					path: (0, api._default)((0, api.string)().check((0, api.describe)("Directory or file to search. A file named here may have up to 10 MB, others up to 1 MB")), "."),
					context_lines: (0, api._default)((0, api.int)().check((0, api._gte)(0), (0, api._lte)(20), (0, api.describe)("How many lines to show before and after each match")), 2),
					hide_text: (0, api._default)((0, api.boolean)().check((0, api.describe)("Report only the position of matches, not their text: for secrets, for example")), !1),
					max_results: (0, api.optional)((0, api.int)().check((0, api._gte)(1), (0, api.describe)("How many matches to return (default: 50, at most 500)"))),
					max_depth: (0, api.optional)((0, api.int)().check((0, api._gte)(0), (0, api.describe)("How many directories deep to search")))
				}),
				outputs: () => (0, api.strictObject)({
					matches: (0, api.array)(matchOutput()).check((0, api.describe)("The matching lines, at most max_results")),
					files: (0, api.array)((0, api.string)()).check((0, api.describe)("Every file with a match, however many matches are returned")),
					count: (0, api.int)().check((0, api.describe)("Number of files with a match")),
					total_matches: (0, api.int)().check((0, api.describe)("Number of matching lines in all files")),
					files_searched: (0, api.int)().check((0, api.describe)("Number of text files searched")),
					truncated: (0, api.boolean)().check((0, api.describe)("Whether there are more matches than returned"))
				}),
				metadata: [
					"count",
					"total_matches",
					"files_searched",
					"truncated"
				],
				when: "Use it to find lines with a regular expression. In recipes, use it instead of grep_search: it has more filters.",
				termination: "Use terminate=false if the results need further processing, such as reading or editing the files; terminate=true if they are what the user asked to see.",
				examples: [
					{
						description: "Find async functions in Rust sources",
						args: {
							pattern: "async fn.*execute",
							file_type: "rs"
						}
					},
					{
						description: "Find a word in any case, without context lines",
						args: {
							pattern: "todo",
							case_sensitive: !1,
							context_lines: 0
						}
					},
					{
						description: "Search only some files",
						args: {
							pattern: "FROM node:\\d+",
							include: "**/Dockerfile"
						}
					}
				],
				async run(args, context) {
					let { limits } = context;
					let pattern = regexPattern(args.pattern, {
						caseSensitive: args.case_sensitive,
						trial: (0, work.trialIn)(context)
					});
					if (!pattern.ok) return pattern;
					let under = (0, work.parseDirectoryArgument)(args.path);
					if (!under.ok) return under;
					let { limit, warnings } = (0, work.resultLimit)(args.max_results, {
						usual: limits.grepResults,
						maximum: limits.grepResultsMaximum
					});
					let maxDepth = args.max_depth ?? limits.searchDepth;
					let selection = {
						under: under.value,
						include: (0, work.asList)(args.include),
						exclude: (0, work.asList)(args.exclude),
						editable: !(args.include_generated ?? context.walk?.isVerify !== !0),
						maxDepth,
						...args.file_type !== void 0 && { extension: (0, work.extensionIn)(args.file_type) }
					};
					let contextLines = args.hide_text ? 0 : args.context_lines;
					let found = await searchFiles({
						pattern: pattern.value,
						selection,
						maxMatches: limit,
						contextLines
					}, context);
					if (!found.ok) return found;
					let { totalMatches } = found.value;
					let matches = args.hide_text ? found.value.matches.map(({ groups: _, ...match }) => ({
						...match,
						text: "(not shown)"
					})) : found.value.matches;
					let value = {
						matches: matches.map((match) => ({
							...match,
							before: [...match.before],
							after: [...match.after]
						})),
						files: found.value.files.map((file) => file.path),
						count: found.value.files.length,
						total_matches: totalMatches,
						files_searched: found.value.filesSearched,
						truncated: totalMatches > matches.length
					};
					let output = totalMatches === 0 ? `No matches found for '${(0, shared_start_paths.briefText)(args.pattern)}'` : `Found ${(0, work.countOf)(totalMatches, "match", "matches")} in ${(0, work.countOf)(value.count, "file")} for '${(0, shared_start_paths.briefText)(args.pattern)}':${renderWithContext(matches)}`;
					return (0, start.succeeded)(value, output, {
						findings: findingsOf(matches, totalMatches),
						unfinished: whyUnfinished(found.value, limits)[0],
						leftOut: found.value.leftOut,
						warnings: [
							...warnings,
							...truncationWarning(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
							...searchWarnings(found.value, limits, maxDepth)
						]
					});
				}
			});
			function matchOutput() {
				return (0, api.strictObject)({
					path: (0, api.string)().check((0, api.describe)("File with the match")),
					line: (0, api.int)().check((0, api.describe)("Line number, from 1")),
					column: (0, api.int)().check((0, api.describe)("Column of the match, from 1")),
					text: (0, api.string)().check((0, api.describe)("The line, or the part of a very long line around the match")),
					before: (0, api.array)((0, api.string)()).check((0, api.describe)("Lines before it")),
					after: (0, api.array)((0, api.string)()).check((0, api.describe)("Lines after it")),
					groups: groupsOutput()
				});
			}
		}),
		6476: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986)["render-patch"]();
		}),
		3958: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986).sandbox();
		}),
		4201: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
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
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get describe() {
					return part().describe;
				},
				get int() {
					return part().int;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				}
			};
		}),
		5741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		8116: ((module) => {
			"use strict";
			module.exports = require("./app.js");
		}),
		837: ((module) => {
			"use strict";
			module.exports = require("./apply.js");
		}),
		5902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		5211: ((module) => {
			"use strict";
			module.exports = require("./cli.js");
		}),
		8816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		6084: ((module) => {
			"use strict";
			module.exports = require("./plan.js");
		}),
		4512: ((module) => {
			"use strict";
			module.exports = require("./reader.js");
		}),
		1887: ((module) => {
			"use strict";
			module.exports = require("./report.js");
		}),
		7885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		1642: ((module) => {
			"use strict";
			module.exports = require("./system.js");
		}),
		8986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
		}),
		8161: ((module) => {
			"use strict";
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			"use strict";
			module.exports = require("node:path");
		}),
		8500: ((module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		}),
		714: ((module) => {
			"use strict";
			module.exports = require("node:vm");
		})
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
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
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
	var __webpack_exports__ = __nccwpck_require__(1860);
	module.exports = __webpack_exports__;
})();
