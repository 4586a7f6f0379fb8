(() => {
	var __webpack_modules__ = {
		860: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				command: () => __nccwpck_require__(55),
				work: () => __nccwpck_require__(653)
			};
		}),
		578: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["apply-saved"]();
		}),
		586: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["invoke-bundle-tool"]();
		}),
		774: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["open-bundles"]();
		}),
		75: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["plan-place"]();
		}),
		799: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(837)["apply-on-disk"]();
		}),
		307: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(211).approvers();
		}),
		737: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(211)["invoke-command"]();
		}),
		869: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		}),
		145: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(84)["plan-base"]();
		}),
		382: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(84)["plan-of-call"]();
		}),
		51: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(84)["plan-store"]();
		}),
		373: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(512).work();
		}),
		501: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(887)["hunk-lines"]();
		}),
		379: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(887)["terminal-diff"]();
		}),
		701: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(887)["tool-help"]();
		}),
		335: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		}),
		95: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		339: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).terminal();
		}),
		975: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(642)["real-http"]();
		}),
		394: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(642).shell();
		}),
		55: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
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
			var $start_runtime = __nccwpck_require__(335);
			var $core_work = __nccwpck_require__(869);
			var $start_start = __nccwpck_require__(95);
			var $start_terminal = __nccwpck_require__(339);
			var $work = __nccwpck_require__(653);
			var $values_values = __nccwpck_require__(601);
			//! src/cli/options/allowed-hosts.ts
			let NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
			let BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i;
			function checkAllowedHosts(hosts) {
				for (let host of hosts) {
					let plain = plainHost(host);
					if (plain === host.toLowerCase()) continue;
					let example = plain === void 0 ? "a name or address such as localhost, 10.0.0.7 or localhost:8080" : `--allow-host ${(0, $start_start.shellWord)(plain)}`;
					return (0, $start_start.toolError)("invalid_arguments", `--allow-host takes the name of a host, not '${(0, $values_values.briefText)(host)}'`, `Write ${example}.`);
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
			//! src/cli/terminal/progress-line.ts
			var ProgressLine = class {
				#console;
				#label;
				#timer;
				#started = (0, $core_work.elapsedMs)();
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
					let now = (0, $core_work.elapsedMs)();
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
				"-y": "--yes"
			};
			function readToolOptions(tool, words) {
				let options = optionsOf(tool);
				let args = {};
				let common = {};
				for (let i = 0; i < words.length; i++) {
					let word = SHORT[words[i] ?? ""] ?? words[i] ?? "";
					if (!word.startsWith("--") || word === "--") return (0, $start_start.failure)(usage$1(`'${word}' is not an option`, hintForWord(tool)));
					let equals = word.indexOf("=");
					let name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll("_", "-");
					let negated = name.startsWith("no-") && options.get(name) === void 0 ? options.get(name.slice(3)) : void 0;
					let option = negated?.kind === "flag" ? negated : options.get(name);
					if (option === void 0) return (0, $start_start.failure)(unknownOption(tool, name, options));
					let shown = `--${name}`;
					let text = equals < 0 ? void 0 : word.slice(equals + 1);
					if (option.kind !== "flag" && text === void 0) {
						let next = words[++i];
						if (next === void 0) return (0, $start_start.failure)(usage$1(`${shown} needs a value`, `Write ${shown} VALUE.`));
						if (next.startsWith("--") && options.has(next.slice(2).split("=", 1)[0]?.replaceAll("_", "-") ?? "")) return (0, $start_start.failure)(usage$1(`${shown} needs a value, but '${next}' follows`, `If that is the value, write ${shown}=${next}.`));
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
				let parsed = (0, $values_values.parseJson)(text);
				if (!parsed.ok) {
					let { line, column, message } = parsed.error;
					return (0, $start_start.failure)(usage$1(`--params is not JSON: line ${line}, column ${column}: ${message}`, "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
				}
				if (typeof parsed.value != "object" || parsed.value === null || Array.isArray(parsed.value)) return (0, $start_start.failure)(usage$1("--params must be a JSON object", "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
				let both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name));
				if (both.length > 0) return (0, $start_start.failure)(usage$1(`${both.join(", ")}: given both in --params and as an option`, "Give it once."));
				return (0, $start_start.success)({
					...parsed.value,
					...args
				});
			}
			function optionsOf(tool) {
				let options = new Map();
				for (let [name, { kind }] of Object.entries($start_terminal.CALL_OPTIONS)) options.set(name, {
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
					if (Object.hasOwn(into, key)) return usage$1(`${shown} is given twice`, "Give it once.");
					if (text !== void 0 && text !== "true" && text !== "false") return usage$1(`${shown} is on or off, got '${text}'`, `Write ${shown}, or ${shown}=false.`);
					into[key] = text !== "false" !== isNegated;
					return;
				}
				let value = text ?? "";
				if (option.kind === "list") {
					into[key] = [...into[key] ?? [], ...asJsonTexts(value) ?? [option.convert(value)]];
					return;
				}
				if (option.kind === "record") {
					let equals = value.indexOf("=");
					if (equals < 1) return usage$1(`${shown} needs KEY=VALUE, got '${value}'`, `Write ${shown} NAME=value.`);
					into[key] = {
						...into[key],
						[value.slice(0, equals)]: option.convert(value.slice(equals + 1))
					};
					return;
				}
				if (Object.hasOwn(into, key)) return usage$1(`${shown} is given twice`, "Give it once.");
				into[key] = option.convert(value);
			}
			function asJsonTexts(text) {
				let parsed = /^\s*\[\s*"/.test(text) ? (0, $values_values.parseJson)(text) : void 0;
				let texts = parsed?.ok === !0 && Array.isArray(parsed.value) ? parsed.value : void 0;
				return texts?.every((each) => typeof each == "string") ? texts : void 0;
			}
			function convert(schema, text) {
				let kind = (0, $core_work.argumentKind)(schema);
				if (kind === "number") return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
				if (kind === "boolean") return text === "true" || text !== "false" && text;
				if (kind === "text") return text;
				let member = (0, $core_work.memberOf)(schema);
				if (member !== void 0) return convert(member, text);
				let parsed = (0, $values_values.parseJson)(text);
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
				let meant = (0, $start_start.didYouMean)(name, options.keys());
				let help = `See sous tool ${tool.name} --help.`;
				return usage$1(`${tool.name} has no option '--${name}'`, meant === void 0 ? help : `Did you mean '--${meant}'? ${help}`);
			}
			function hintForWord(tool) {
				let [first] = Object.keys(tool.args().shape);
				return `Arguments go by name,${first === void 0 ? "" : ` such as --${first.replaceAll("_", "-")} VALUE,`} and switches as --name=false. See sous tool ${tool.name} --help.`;
			}
			function usage$1(message, suggestion) {
				return (0, $start_start.toolError)("invalid_arguments", message, suggestion);
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
						args: args.value,
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
				if (!console.isInteractive) return $work.NOBODY;
				let { terminalApprover } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 307, 23)).then((n) => n.approvers_exports);
				let places = async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 578, 23)).then((n) => n.apply_saved_exports)).protectedPlaces(opened);
				return terminalApprover({
					console,
					root: opened.tree.folder,
					approvalsFile: (0, $work.approvalsFile)(env),
					signal,
					places
				});
			}
			async function reportJson({ run, command }) {
				let result = run.result.ok ? run.result : {
					...run.result,
					error: withCommand(run.result.error, command)
				};
				let form = (0, $start_terminal.contractForm)(run.tool, result, run.durationMs);
				if (run.tool.effect !== "stage") return `${(0, $start_start.printableJson)(form)}\n`;
				if (run.changes.length === 0) return `${(0, $start_start.printableJson)({
					...form,
					applied: !1,
					changes: [],
					diff: ""
				})}\n`;
				let [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 501, 23)).then((n) => n.hunk_lines_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 615, 23)).then((n) => n.render_patch_exports)]);
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
				wasWarned || console.err((0, $start_terminal.renderWarnings)(run.warnings, errStyle));
				if (!run.result.ok) {
					out !== "" && console.out((0, $start_terminal.renderAnswer)(out));
					console.err((0, $start_terminal.renderErrorOutput)(err, errStyle));
					console.err((0, $start_terminal.renderError)(withCommand(run.result.error, command), errStyle));
					return;
				}
				let { result } = run;
				if (result.answer !== void 0) {
					console.err((0, $start_terminal.renderOutput)(result, errStyle));
					console.out((0, $start_terminal.renderAnswer)(result.answer));
					return;
				}
				console.out((0, $start_terminal.renderOutput)(result, outStyle, run.ending === "previewed" ? "\u25cb" : "\u2713"));
				if (run.ending === "previewed") {
					console.out(`\n${summary}\n${outStyle.yellow("Nothing was written.")} Add --apply to apply this.\n`);
					return;
				}
				out !== "" && console.out((0, $start_terminal.renderAnswer)(out));
				console.err((0, $start_terminal.renderErrorOutput)(err, errStyle));
				let isOneLine = out === "" && !result.output.trimEnd().includes("\n");
				let isCommand = run.tool.effect === "external";
				let files = isOneLine || isCommand ? result.filesAffected : [];
				let facts = (0, $start_terminal.renderFacts)(files, {
					root,
					label: isCommand ? "Changed" : "Location",
					durationMs: run.durationMs,
					style: isOneLine ? outStyle : errStyle
				});
				isOneLine ? console.out(facts) : console.err(facts);
			}
			async function showChanges(run, isShowing, console) {
				if (!isShowing) return "";
				let [{ diffChanges, recordChanges, summarizeChanges }, { renderDiff }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 501, 23)).then((n) => n.hunk_lines_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 379, 23)).then((n) => n.terminal_diff_exports)]);
				let diffs = await diffChanges(run.changes);
				console.out(`${renderDiff({
					changes: run.changes,
					diffs
				}, console.outStyle)}\n`);
				return summarizeChanges(recordChanges(run.changes, diffs));
			}
			function withCommand(error, command) {
				if (error.code !== "approval_needed") return error;
				let again = command.at(command.indexOf("--params") + 1) === "-" ? ", with the same on standard input" : "";
				return {
					...error,
					suggestion: `To approve it beforehand: ${[...command, "--yes"].map($start_start.shellWord).join(" ")}${again}`
				};
			}
			//! src/cli/commands/tool-command.ts
			var tool_command_exports = (0, $start_runtime.__exportAll)({ toolCommand: () => toolCommand });
			let usage = () => `Usage: sous tool <name> [--<argument> VALUE \u2026] [options]
       sous tool <name> --help

Calls one tool, and shows what it would change. sous tools lists the tools; the help of each explains its arguments.

Options
${(0, $start_terminal.describeCallOptions)().join("\n")}
`;
			let toolCommand = (0, $core_work.defineCommand)({
				usage,
				options: $core_work.readWords,
				run: ({ words }, invocation) => callNamed(words, invocation)
			});
			async function callNamed([name, ...words], invocation) {
				let { console } = invocation;
				if (name === void 0 || name.startsWith("-")) return (0, $start_terminal.fail)((0, $start_start.toolError)("invalid_arguments", "Which tool?", "Write sous tool <name>; sous tools lists them."), invocation);
				if (name.includes("/")) return (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 737, 23)).then((n) => n.invoke_command_exports)).invokeCommand(invocation);
				let asksForHelp = words.includes("--help") || words.includes("-h");
				let likelyRoot = peekRoot(words) ?? ".";
				let early = $core_work.LISTING_TOOLS.has(name) && !asksForHelp ? (0, $core_work.openEarly)(invocation, likelyRoot, $core_work.SEARCHING_TOOLS.has(name)) : void 0;
				let tool = await (0, $core_work.findTool)(name);
				if (tool === void 0) return (0, $start_terminal.fail)(unknownTool(name), invocation, name);
				if (asksForHelp) {
					let { renderToolHelp } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 701, 23)).then((n) => n.tool_help_exports);
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
				options.value.json ? console.out(await reportJson(report)) : await reportText(report, console);
				let { result } = called.value.run;
				if (result.ok) return $start_terminal.EXIT.done;
				return invocation.signal.aborted ? $start_terminal.EXIT.cancelled : (0, $start_terminal.exitCodeFor)(result.error.code);
			}
			function unknownTool(name) {
				let meant = (0, $start_start.didYouMean)(name, [...$core_work.TOOL_NAMES, ...Object.keys($core_work.ALIASES)]);
				return (0, $start_start.toolError)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "sous tools lists them." : `Did you mean '${meant}'? sous tools lists them all.`);
			}
		}),
		653: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CONSENTED: () => CONSENTED,
				NOBODY: () => NOBODY,
				OneByOne: () => OneByOne,
				addApproval: () => addApproval,
				approvalsFile: () => approvalsFile,
				compileRulePattern: () => compileRulePattern,
				decide: () => decide,
				decideCall: () => decideCall,
				homeOfUser: () => homeOfUser,
				lazySandbox: () => lazySandbox,
				lazyUsage: () => lazyUsage,
				logTo: () => logTo,
				memoryHistory: () => memoryHistory,
				obtainApproval: () => obtainApproval,
				openCall: () => openCall,
				openSession: () => openSession,
				planDigest: () => planDigest,
				plannedChange: () => plannedChange,
				readUserRules: () => readUserRules,
				realSandboxDisk: () => realSandboxDisk,
				ruleForCall: () => ruleForCall,
				runDecided: () => runDecided,
				runToolCall: () => runToolCall,
				sealToolsFor: () => sealToolsFor,
				searchFiles: () => searchFiles,
				secretsFrom: () => secretsFrom,
				serializeParameters: () => serializeParameters,
				stateFolder: () => stateFolder,
				tool_grep_exports: () => tool_grep_exports,
				toolsOf: () => toolsOf,
				trustFile: () => trustFile,
				whyToolOff: () => whyToolOff
			});
			var runtime = __nccwpck_require__(335);
			var start = __nccwpck_require__(95);
			var terminal = __nccwpck_require__(339);
			var values = __nccwpck_require__(601);
			var api = __nccwpck_require__(201);
			var work = __nccwpck_require__(869);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_path_namespaceObject = require("node:path");
			let external_node_crypto_namespaceObject = require("node:crypto");
			let external_node_url_namespaceObject = require("node:url");
			let promises_namespaceObject = require("node:timers/promises");
			let external_node_os_namespaceObject = require("node:os");
			//! src/base/plan.ts
			function serializeParameters(args) {
				return JSON.stringify(args);
			}
			function compileRulePattern(pattern) {
				try {
					new RegExp(pattern);
					return (0, start.success)(RegExp(`^(?:${pattern})$`));
				} catch (error) {
					return (0, start.failure)(error instanceof Error ? error.message : String(error));
				}
			}
			function versionOf(bytes, mode) {
				return {
					mode,
					sha256: (0, values.sha256)(bytes),
					size: bytes.length
				};
			}
			function plannedChange(change) {
				switch (change.kind) {
					case "create": return {
						kind: "create",
						path: change.path,
						after: versionOf(change.after, change.mode)
					};
					case "update": {
						let before = versionOf(change.before, change.modeBefore);
						return {
							kind: "update",
							path: change.path,
							before,
							after: versionOf(change.after, change.mode)
						};
					}
					case "delete": return {
						kind: "delete",
						path: change.path,
						before: versionOf(change.before, change.modeBefore)
					};
					case "create_directory": return change;
				}
			}
			function planDigest(plan) {
				let { repository, base, head, recipe } = plan;
				return (0, values.digestOf)("sous-plan-v1", (0, values.encodeRecord)([
					[1, (0, values.encodeNumber)(plan.schemaVersion)],
					[2, (0, values.encodeText)(plan.sousVersion)],
					[3, (0, values.encodeText)(plan.status)],
					[4, repository && work_text(repository.id)],
					[5, repository?.pull === void 0 ? void 0 : (0, values.encodeNumber)(repository.pull)],
					[6, work_text(base.commit)],
					[7, work_text(base.ref)],
					[8, work_text(base.directory)],
					[9, work_text(head?.repository)],
					[10, work_text(head?.ref)],
					[11, work_text(head?.commit)],
					[12, encodeSource(recipe)],
					[13, (0, values.encodeList)(recipe.includes.toSorted((a, b) => (0, start.compareBytes)(a.path, b.path)).map(encodeSource))],
					[14, (0, values.encodeValue)(plan.inputs)],
					[15, (0, values.encodeText)(plan.policy)],
					[16, (0, values.encodeList)(plan.evidence.map(encodeEvidence))],
					[17, (0, values.encodeList)(plan.steps.map(encodeStep))],
					[18, (0, values.encodeList)(plan.changes.toSorted((a, b) => (0, start.compareBytes)(a.path, b.path)).map(encodeChange))],
					[19, work_text(plan.tree)],
					[20, (0, values.encodeText)(plan.message)],
					[21, (0, values.encodeText)(plan.target)]
				]));
			}
			function work_text(value) {
				return value === void 0 ? void 0 : (0, values.encodeText)(value);
			}
			function encodeSource({ path, digest, commit }) {
				return (0, values.encodeRecord)([
					[1, (0, values.encodeText)(path)],
					[2, (0, values.encodeText)(digest)],
					[3, work_text(commit)]
				]);
			}
			function encodeEvidence(evidence) {
				if (evidence.kind === "fetch") return (0, values.encodeRecord)([
					[1, (0, values.encodeText)(evidence.url)],
					[2, (0, values.encodeText)(evidence.finalUrl)],
					[3, (0, values.encodeNumber)(evidence.status)],
					[4, (0, values.encodeText)(evidence.sha256)]
				]);
				return (0, values.encodeRecord)([
					[5, (0, values.encodeText)(evidence.command)],
					[6, (0, values.encodeNumber)(evidence.exitCode)],
					[4, (0, values.encodeText)(evidence.sha256)]
				]);
			}
			function encodeStep({ label, tool, args, outcome }) {
				return (0, values.encodeRecord)([
					[1, (0, values.encodeText)(label)],
					[2, (0, values.encodeText)(tool)],
					[3, (0, values.encodeValue)(args)],
					[4, (0, values.encodeText)(outcome.kind)]
				]);
			}
			function encodeChange(change) {
				return (0, values.encodeRecord)([
					[1, (0, values.encodeText)(change.kind)],
					[2, (0, values.encodeText)(change.path)],
					[3, "before" in change ? encodeVersion(change.before) : void 0],
					[4, "after" in change ? encodeVersion(change.after) : void 0]
				]);
			}
			function encodeVersion({ mode, sha256, size }) {
				return (0, values.encodeRecord)([
					[1, (0, values.encodeText)(mode)],
					[2, (0, values.encodeText)(sha256)],
					[3, (0, values.encodeNumber)(size)]
				]);
			}
			//! src/tools/kit/invoke-tool.ts
			async function runChecked(tool, args, context) {
				let { log } = context;
				if (context.signal.aborted) return (0, start.failed)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
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
				let { renderTextPatch } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 615, 23)).then((n) => n.render_patch_exports);
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
			//! src/plan/decide.ts
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
					reason: call.tool.effect === "external" ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call` : `${call.tool.name} changes files, and no approval rule matches this call`
				};
			}
			function findRuleProblems(rules) {
				return rules.flatMap((rule, i) => {
					let problems = [];
					if (/^\w*$/.test(rule.tool) && !work.TOOL_NAMES.includes(rule.tool)) {
						let meant = Object.hasOwn(work.ALIASES, rule.tool) ? work.ALIASES[rule.tool] : void 0;
						problems.push(`rule ${i + 1} never matches: there is no tool '${rule.tool}'${meant === void 0 ? "" : `, but '${meant}'`}`);
					}
					compileRulePattern(rule.pattern).ok || problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is no regular expression`);
					rule.expires !== void 0 && Number.isNaN(Date.parse(rule.expires)) && problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is no date`);
					return problems;
				});
			}
			function ruleForCall(call, root) {
				let { name, definition } = call.tool;
				return {
					tool: name,
					pattern: `^${(0, start.escapeRegex)(serializeParameters(call.args))}$`,
					root,
					...definition !== void 0 && { definition }
				};
			}
			function matches(rule, tool, parameters, { now, root, trustsPatterns = !1 }) {
				if (rule.tool !== tool.name || rule.enabled === !1) return !1;
				if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
				if (rule.root !== void 0 && rule.root !== root) return !1;
				if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
				let pattern = compileRulePattern(rule.pattern);
				return pattern.ok && (0, work.fitsInTime)(pattern.value, parameters, { isTrusted: trustsPatterns }) === !0;
			}
			let NOBODY = {
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
				if (decision.kind === "deny") return (0, start.toolError)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
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
					case "refused": return (0, start.toolError)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
					case "cancelled": return (0, start.toolError)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
					case "unavailable": return (0, start.toolError)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
					case "too_long": {
						let what = request.changes.length === 0 ? "it" : "the change";
						return (0, start.toolError)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to be shown here`, "Look at it in a terminal, and approve it there.");
					}
				}
			}
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
				let { result, changes } = ran;
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
			//! src/system/disk/sandbox-disk.ts
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
				let realHome = real.ok ? real.value : external_node_path_namespaceObject.resolve(home);
				return {
					home: realHome,
					makeFolder: () => (0, work.attempt)(() => external_node_fs_namespaceObject.mkdtempSync(external_node_path_namespaceObject.join(realHome, `sous-sandbox-${process.pid}-`))),
					makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
					copy: copyAll,
					write: (folder, name, { bytes, mode }) => at(name, () => {
						let parent = external_node_path_namespaceObject.posix.dirname(name);
						parent !== "." && makeDirectory(folder, parent);
						let file = external_node_path_namespaceObject.join(folder, name);
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
						isBelowRealDirectories(folder, name) && removeEntry(external_node_path_namespaceObject.join(folder, name));
					}),
					readLink: (link) => (0, work.attempt)(() => external_node_fs_namespaceObject.readlinkSync(link)),
					makeLink: (link, target) => (0, work.attempt)(() => external_node_fs_namespaceObject.symlinkSync(target, link)),
					scan: scanFolder,
					now: (folder) => (0, work.attempt)(() => {
						let clock = external_node_path_namespaceObject.join(folder, "clock");
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
					reached = external_node_path_namespaceObject.join(reached, segment);
					let stats = external_node_fs_namespaceObject.lstatSync(reached, { throwIfNoEntry: !1 });
					if (stats?.isDirectory()) continue;
					stats !== void 0 && external_node_fs_namespaceObject.unlinkSync(reached);
					external_node_fs_namespaceObject.mkdirSync(reached);
				}
			}
			function isBelowRealDirectories(folder, name) {
				let reached = folder;
				for (let segment of external_node_path_namespaceObject.posix.dirname(name).split("/")) {
					reached = external_node_path_namespaceObject.join(reached, segment);
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
							await copyFile(from, to, signal);
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
				for (let entry of external_node_fs_namespaceObject.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(external_node_path_namespaceObject.join(directory, entry.name));
			}
			function findLeftovers(home, olderThanMs) {
				let names = (0, work.attempt)(() => external_node_fs_namespaceObject.readdirSync(home));
				let oldest = Date.now() - olderThanMs;
				return (names.ok ? names.value : []).flatMap((name) => {
					let pid = NAME.exec(name)?.[1];
					if (pid === void 0) return [];
					let folder = external_node_path_namespaceObject.join(home, name);
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
			async function copyFile(from, to, signal) {
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
			function scanFolder(folder, { from, skipped, mayEnter }) {
				let entries = new Map();
				let directories = [];
				let unentered = [];
				let waiting = [...from];
				for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
					directory !== "" && directories.push(directory);
					let names = (0, work.attempt)(() => external_node_fs_namespaceObject.readdirSync(external_node_path_namespaceObject.join(folder, directory), { withFileTypes: !0 }));
					if (!names.ok) return (0, start.failure)({
						...names.error,
						path: directory === "" ? "." : directory
					});
					for (let entry of names.value) {
						let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
						if (skipped.has(name)) continue;
						let isRepository = (0, values.isDotGit)(entry.name);
						if (!entry.isDirectory() || isRepository) {
							let looked = (0, work.attempt)(() => describe$1(external_node_path_namespaceObject.join(folder, name), isRepository));
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
			//! src/system/log.ts
			let LOG_LEVELS = [
				"trace",
				"debug",
				"info",
				"warn",
				"error"
			];
			function logTo(print, threshold) {
				let lowest = LOG_LEVELS.indexOf(threshold);
				return { write(level, message) {
					LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
				} };
			}
			//! src/system/process/history.ts
			var history_exports = (0, runtime.__exportAll)({ fileHistory: () => fileHistory });
			function memoryHistory() {
				let record;
				return {
					last: () => record,
					remember(latest) {
						record = latest;
					}
				};
			}
			let MAX_OUTPUT_CHARACTERS = 65536;
			function fileHistory({ stateFolder, root }) {
				let file = external_node_path_namespaceObject.join(stateFolder, "history", `${(0, external_node_crypto_namespaceObject.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
				let latest;
				return {
					last() {
						latest ??= readRecord(file);
						return latest;
					},
					remember(record) {
						latest = record;
						let command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
						let stored = JSON.stringify({
							...record,
							command,
							output: shorten(record.output)
						});
						(0, work.attempt)(() => (0, work.replacePrivateFile)(file, `${stored}\n`));
					}
				};
			}
			function readRecord(file) {
				let content = work.realDisk.readFile(file, 1048576);
				if (!content.ok) return;
				try {
					let { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString("utf8"));
					return [
						command,
						output,
						executedAt
					].every((text) => typeof text == "string") ? {
						command,
						exitCode: Number.isInteger(exitCode) ? exitCode : void 0,
						output,
						executedAt
					} : void 0;
				} catch {
					return;
				}
			}
			function shorten(output) {
				if (output.length <= MAX_OUTPUT_CHARACTERS) return output;
				return `${output.slice(0, 32768).toWellFormed()}\n[\u2026]\n${output.slice(-32768).toWellFormed()}`;
			}
			//! src/system/process/threads.ts
			let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
			function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
				return {
					cores,
					worthwhileFiles,
					startSearchWorker(workerData) {
						return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
							workerData,
							env: {},
							execArgv: [],
							resourceLimits: RESOURCE_LIMITS
						}));
					}
				};
			}
			function asThread(worker) {
				worker.on("error", () => void 0);
				return {
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
					for (let part of [...(0, values.ancestorsOf)(path), path]) {
						let parent = (0, values.parentOf)(part);
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
					for (let part of [...(0, values.ancestorsOf)(path), path]) {
						let parent = (0, values.parentOf)(part);
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
				return `${directory}/${(0, values.foldPath)(name)}`;
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
					for (let part of [...(0, values.ancestorsOf)(path), path]) {
						let parent = (0, values.parentOf)(part);
						let name = nameIn(parent, part);
						let present = [...((await this.#foldedNames(parent)).get((0, values.foldPath)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
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
						let same = folded.get((0, values.foldPath)(name));
						same === void 0 ? folded.set((0, values.foldPath)(name), [name]) : same.push(name);
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
					return above.isRemoved ? (0, start.success)(MISSING) : (0, start.failure)((0, work.notADirectory)(above.path));
				}
				async read(path, limit) {
					let staged = this.#files.get(path)?.after;
					if (staged !== void 0) return (0, start.success)(limit === void 0 ? staged : {
						...staged,
						bytes: staged.bytes.subarray(0, limit)
					});
					if (this.#hasDirectory(path)) return (0, start.failure)((0, work.notAFile)(path));
					if (this.#files.has(path)) return (0, start.failure)((0, work.fileNotFound)(path));
					let above = this.#stagedAbove(path);
					if (above === void 0) return await this.#isEmptied(path) ? (0, start.failure)((0, work.fileNotFound)(path)) : this.#base.read(path, limit);
					return (0, start.failure)(above.isRemoved ? (0, work.fileNotFound)(path) : (0, work.notADirectory)(above.path));
				}
				async directory(path) {
					if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, start.failure)((0, work.notADirectory)(path));
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
					if ((0, values.isInSousDirectory)(path)) return (0, start.failure)((0, work.belongsToSous)(path));
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
					if ((0, values.isInSousDirectory)(path)) return (0, start.failure)((0, work.belongsToSous)(path));
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
					if (!this.#base.isWritable(path)) return (0, start.failure)((0, work.permissionDenied)("delete file", path));
					this.#put(path, {
						before: before.value,
						after: void 0,
						edits: void 0
					});
					return (0, start.success)(void 0);
				}
				async makeDirectory(path) {
					this.#assertOpen();
					if ((0, values.isInSousDirectory)(path)) return (0, start.failure)((0, work.belongsToSous)(path));
					let created = [];
					for (let directory of [...(0, values.ancestorsOf)(path), path]) {
						let entry = await this.entry(directory);
						if (!entry.ok) return entry;
						if (entry.value.kind === "directory") continue;
						if (entry.value.kind === "symlink") return (0, start.failure)((0, work.symlinkDenied)(path));
						if (entry.value.kind !== "missing") return (0, start.failure)((0, start.toolError)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
						created.push(directory);
					}
					if (created.length > 0) {
						let alias = await this.#findAlias(path);
						if (alias !== void 0) return (0, start.failure)(aliasError(path, alias));
						if (!this.#base.isWritable(path)) return (0, start.failure)((0, work.permissionDenied)("create directory", path));
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
					let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, values.ancestorsOf)(change.path)));
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
					if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing may be staged any more.");
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
					let above = (0, values.ancestorsOf)(path).find((ancestor) => this.#files.has(ancestor));
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
						if (this.#hasDirectory(path)) return (0, work.notAFile)(path);
						for (let ancestor of (0, values.ancestorsOf)(path)) {
							let entry = await this.entry(ancestor);
							if (!entry.ok) return entry.error;
							if (entry.value.kind === "symlink") return (0, work.symlinkDenied)(path);
							if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, work.notADirectory)(ancestor);
						}
						let alias = await this.#findAlias(path);
						if (alias !== void 0) return aliasError(path, alias);
					}
					return this.#base.isWritable(path) ? void 0 : (0, work.permissionDenied)(isNew ? "create file" : "write file", path);
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
			function aliasError(path, alias) {
				return (0, start.toolError)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
			}
			//! src/app/user-files.ts
			var user_files_exports = (0, runtime.__exportAll)({ readUserRules: () => readUserRules });
			function approvalsFile(env) {
				return external_node_path_namespaceObject.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
			}
			function trustFile(env) {
				return external_node_path_namespaceObject.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
			}
			function stateFolder(env) {
				return external_node_path_namespaceObject.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
			}
			function baseFolder(env, variable, fallback) {
				let named = env[variable];
				if (named !== void 0 && external_node_path_namespaceObject.isAbsolute(named)) return named;
				let home = env.HOME ?? "";
				return external_node_path_namespaceObject.join(external_node_path_namespaceObject.isAbsolute(home) ? home : homeOfUser(), fallback);
			}
			function homeOfUser() {
				let user = (0, work.attempt)(() => external_node_os_namespaceObject.userInfo());
				return user.ok && external_node_path_namespaceObject.isAbsolute(user.value.homedir) ? user.value.homedir : external_node_os_namespaceObject.devNull;
			}
			function readUserRules({ env, notice }) {
				let approvals = readApprovals(approvalsFile(env));
				if (!approvals.ok) return approvals;
				for (let problem of approvals.value.problems) notice({
					kind: "warning",
					text: problem
				});
				return (0, start.success)(approvals.value.rules);
			}
			let KEYS = {
				tool: "string",
				pattern: "string",
				expires: "string",
				enabled: "boolean",
				root: "string",
				definition: "string"
			};
			function readApprovals(file) {
				let text;
				try {
					let stats = external_node_fs_namespaceObject.statSync(file, { throwIfNoEntry: !1 });
					if (stats === void 0) return (0, start.success)({
						rules: [],
						problems: []
					});
					if (process.platform !== "win32" && stats.mode & 18) return (0, start.failure)(broken(file, "others than its owner may change it", `Run: chmod 600 ${(0, start.shellWord)(file)}`));
					text = external_node_fs_namespaceObject.readFileSync(file, "utf8");
				} catch (error) {
					if (error.code === "ENOTDIR") return (0, start.success)({
						rules: [],
						problems: []
					});
					return (0, start.failure)(broken(file, error.message, "Make it readable, or delete it."));
				}
				let parsed = (0, values.parseJson)(text);
				if (!parsed.ok) {
					let { line, column, message } = parsed.error;
					return (0, start.failure)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
				}
				let rules = parsed.value?.rules;
				if (!Array.isArray(rules)) return (0, start.failure)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
				let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
				if (problem !== void 0) return (0, start.failure)(broken(file, problem, "Correct it, or delete it."));
				return (0, start.success)({
					rules,
					problems: findRuleProblems(rules).map((found) => `${file}: ${found}`)
				});
			}
			function addApproval(file, rule) {
				let present = readApprovals(file);
				if (!present.ok) return present;
				try {
					(0, work.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
					return (0, start.success)(void 0);
				} catch (error) {
					return (0, start.failure)(broken(file, error.message, "Make its folder writable."));
				}
			}
			function findShapeProblem(rule, i) {
				let where = `rule ${i + 1}`;
				if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
				for (let [key, value] of Object.entries(rule)) {
					if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
					if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
				}
				return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
			}
			function broken(file, why, suggestion, position = "") {
				return (0, start.toolError)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
			}
			//! src/app/session.ts
			async function openSession({ surroundings, category, opened, allowHosts, verbose, history }) {
				let { env, program, signal, trustsPatterns } = surroundings;
				let { tree, programs } = opened;
				let { folder } = tree;
				return {
					root: folder,
					context: {
						workspace: new StagedWorkspace(opened.view ?? tree),
						shell: lazyShell(() => (0, work.findShell)(env.SHELL, programs), {
							inherited: env,
							searchPath: programs.path
						}),
						http: lazyHttp,
						threads: searchThreads(program),
						history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
						clock: work.realClock,
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
				return realThreads((0, external_node_url_namespaceObject.pathToFileURL)(external_node_path_namespaceObject.join(folder, `search-worker${extension}`)), external_node_os_namespaceObject.availableParallelism());
			}
			async function userHistory(env, root) {
				let { fileHistory } = await Promise.resolve().then(() => history_exports);
				return fileHistory({
					stateFolder: stateFolder(env),
					root
				});
			}
			let lazyHttp = { async send(request) {
				let { realHttp } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 975, 23)).then((n) => n.real_http_exports);
				return realHttp().send(request);
			} };
			function lazyShell(find, surroundings) {
				return {
					get program() {
						return find() ?? "none";
					},
					async run(request) {
						let { realShell } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 394, 23)).then((n) => n.shell_exports);
						return realShell({
							...surroundings,
							program: find()
						}).run(request);
					}
				};
			}
			function lazySandbox(request) {
				let opened;
				let isDisposed = !1;
				let open = () => {
					if (isDisposed) throw Error("The sandbox was disposed of: nobody would remove what is made now.");
					opened ??= Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 277, 23)).then((n) => n.sandbox_exports).then(({ openSandbox }) => openSandbox(request));
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
			function toolsOf({ programs }) {
				return {
					git: (0, work.realGit)((0, work.findProgram)("git", programs), programs.path),
					disk: work.realDisk,
					sandboxDisk: realSandboxDisk(external_node_os_namespaceObject.tmpdir())
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
					opened ??= Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 774, 23)).then((n) => n.open_bundles_exports).then(({ openUsage }) => openUsage(env, root));
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
					let mine = this.#last.then(async () => signal.aborted ? (0, start.failure)(cancelled()) : work());
					this.#last = mine.catch(() => void 0);
					return mine;
				}
			};
			function cancelled() {
				return (0, start.toolError)("cancelled", "The call was cancelled while it waited for another one", "Nothing was done. Call again when it is wanted.");
			}
			//! src/app/call-tool.ts
			async function openCall(request) {
				let { surroundings, opened, effect, applies, turns } = request;
				let { signal } = surroundings;
				let mayAsk = effect === "external" || effect === "stage" && applies;
				let rules = mayAsk ? (await Promise.resolve().then(() => user_files_exports)).readUserRules(surroundings) : (0, start.success)([]);
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
							approver: mayAsk ? await approver() : NOBODY,
							emit,
							...turns && { inTurn: (work) => turns.add(signal, work) },
							...applies && { async apply(changes) {
								let [{ applyOnDisk }, { applyPlace }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 799, 23)).then((n) => n.apply_on_disk_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 75, 23)).then((n) => n.plan_place_exports)]);
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
						let [{ savePlan }, { planPlace }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 51, 23)).then((n) => n.plan_store_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 75, 23)).then((n) => n.plan_place_exports)]);
						return savePlan(planPlace(opened).store, loaded);
					}
				});
			}
			async function planCall({ call, changes, reason }, opened, surroundings) {
				let [{ loadConfig }, { readBase }, { policyHash }, { planOfCall }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 373, 23)).then((n) => n.load_config_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 145, 23)).then((n) => n.plan_base_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 869, 23)).then((n) => n.config_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 382, 23)).then((n) => n.plan_of_call_exports)
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
				let [{ loadConfig }, { bundleContext }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 373, 23)).then((n) => n.load_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 586, 23)).then((n) => n.invoke_bundle_tool_exports)]);
				let config = await loadConfig(tree, new Date());
				return config.ok ? (0, start.success)(bundleContext(context, {
					env,
					config: config.value.config,
					usage: lazyUsage(env, tree.folder)
				})) : config;
			}
			async function whyToolOff(name, { tree }, isNamed) {
				let { folder, repository } = tree;
				if ((isNamed || repository === void 0 ? [folder] : [folder, repository.workTree]).every((place) => !external_node_fs_namespaceObject.existsSync(external_node_path_namespaceObject.join(place, ".github/sous/switches.json")))) return;
				let [{ homeFolder }, { switchedOffIn }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 373, 23)).then((n) => n.recipe_files_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 774, 23)).then((n) => n.open_bundles_exports)]);
				return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name);
			}
			//! src/workspace/search/search.ts
			async function searchFiles(request, surroundings) {
				let { workspace, clock } = surroundings;
				let end = clock.elapsed() + surroundings.limits.searchMs;
				let remainingMs = () => end - clock.elapsed();
				let selector = await (0, work.makeSelector)(workspace, request.selection);
				if (!selector.ok) return selector;
				let around = selector.value.isNamed ? {
					...surroundings,
					limits: forNamedFile(surroundings.limits)
				} : surroundings;
				let found = new Findings();
				let hasCandidates = !1;
				for await (let batch of batchesOf(selector.value, workspace)) {
					let { tally, isPartial } = await (0, work.scanAll)({
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
					isPartial && (found.isPartial = !0);
					hasCandidates ||= batch.files.length + tooDeep + secret > 0;
				}
				if (around.signal.aborted) return (0, start.failure)((0, start.toolError)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
				let { under, include = [], extension } = request.selection;
				under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, it belongs to another repository, or it holds no files`);
				let { files } = found;
				return (0, start.success)({
					files,
					totalMatches: files.reduce((sum, file) => sum + file.count, 0),
					matches: await describe(files, request, around),
					filesSearched: found.searched,
					skipped: found.skipped,
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
					warnings: []
				};
				else for await (let { files, warnings } of workspace.batches()) yield {
					...pick(files),
					warnings
				};
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
					this.files = (0, start.mergeByBytes)(this.files, (0, work.hitsOf)(tally).map(named), ({ path }) => path);
					let longLines = (0, start.mergeByBytes)(this.#skipped.longLines, (0, work.longLinesOf)(tally).map(named), ({ path }) => path);
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
				let reader = workspace.folder === void 0 ? void 0 : new work.BulkReader(workspace.folder, limits.searchFileBytes);
				let matches = [];
				for (let { path } of found) {
					if (matches.length >= request.maxMatches) break;
					let bytes = await contentOf(path, workspace, reader);
					if (bytes === void 0) continue;
					let { pattern, contextLines } = request;
					let limit = request.maxMatches - matches.length;
					matches.push(...(0, work.findLineMatches)({
						path,
						text: (0, work.decodeSearched)(bytes),
						pattern,
						contextLines,
						limit,
						limitMs: limits.regexMsPerFile
					}));
					await (0, promises_namespaceObject.setImmediate)();
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
			//! src/tools/search/tool_grep.ts
			var tool_grep_exports = (0, runtime.__exportAll)({ grep: () => grep });
			let grep = (0, work.defineTool)({
				name: "grep",
				summary: "Search file contents by a regular expression.",
				category: "Search & Discovery",
				effect: "read",
				risk: "read_only",
				permissions: ["ReadFiles"],
				args: () => (0, api.strictObject)({
					pattern: (0, api.string)().check((0, api._minLength)(1), (0, api.describe)("Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters, and warns")),
					case_sensitive: (0, api._default)((0, api.boolean)().check((0, api.describe)("Whether upper and lower case differ")), !0),
					file_type: (0, work.fileTypeArgument)(),
					include: (0, work.globsArgument)("Only files that fit one of these globs, which are relative to the working directory"),
					exclude: (0, work.globsArgument)("No files that fit one of these globs, nor files below a directory that does"),
					path: (0, api._default)((0, api.string)().check((0, api.describe)("Directory or file to search in; a file up to 10 MB, where others are searched up to 1 MB")), "."),
					context_lines: (0, api._default)((0, api.int)().check((0, api._gte)(0), (0, api._lte)(20), (0, api.describe)("How many lines to show before and after each match")), 2),
					hide_text: (0, api._default)((0, api.boolean)().check((0, api.describe)("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
					max_results: (0, api.optional)((0, api.int)().check((0, api._gte)(1), (0, api.describe)("How many matches to return; 50 when left out, 500 at most"))),
					max_depth: (0, api.optional)((0, api.int)().check((0, api._gte)(0), (0, api.describe)("How many directories deep to search")))
				}),
				outputs: () => (0, api.strictObject)({
					matches: (0, api.array)(matchOutput()).check((0, api.describe)("The matching lines, at most max_results")),
					files: (0, api.array)((0, api.string)()).check((0, api.describe)("Every file with a match, however many matches are returned")),
					count: (0, api.int)().check((0, api.describe)("Number of files with a match")),
					total_matches: (0, api.int)().check((0, api.describe)("Number of matching lines in all files")),
					files_searched: (0, api.int)().check((0, api.describe)("Number of text files that were looked into")),
					truncated: (0, api.boolean)().check((0, api.describe)("Whether there are more matches than returned"))
				}),
				metadata: [
					"count",
					"total_matches",
					"files_searched",
					"truncated"
				],
				when: "Use it to find lines by a regular expression. Prefer it to grep_search in recipes: it has more filters.",
				termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
				examples: [
					{
						description: "Find the asynchronous functions of the Rust sources",
						args: {
							pattern: "async fn.*execute",
							file_type: "rs"
						}
					},
					{
						description: "Find a word in any case, without its surroundings",
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
					let pattern = (0, work.regexPattern)(args.pattern, {
						caseSensitive: args.case_sensitive,
						trial: (0, work.trialIn)(context)
					});
					if (!pattern.ok) return pattern;
					if (args.include?.length === 0) return (0, start.failed)("invalid_arguments", "include is empty", "Say which files are meant, or leave it out for all.");
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
					let matches = args.hide_text ? found.value.matches.map((match) => ({
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
					let output = totalMatches === 0 ? `No matches found for '${(0, values.briefText)(args.pattern)}'` : `Found ${(0, start.countOf)(totalMatches, "match", "matches")} in ${(0, start.countOf)(value.count, "file")} for '${(0, values.briefText)(args.pattern)}':${(0, work.renderWithContext)(matches)}`;
					return (0, start.succeeded)(value, output, {
						findings: (0, work.findingsOf)(matches, totalMatches),
						unfinished: (0, work.whyUnfinished)(found.value, limits)[0],
						warnings: [
							...warnings,
							...(0, work.truncationWarning)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
							...(0, work.searchWarnings)(found.value, limits, maxDepth)
						]
					});
				}
			});
			function matchOutput() {
				return (0, api.strictObject)({
					path: (0, api.string)().check((0, api.describe)("File with the match")),
					line: (0, api.int)().check((0, api.describe)("Line number, from 1")),
					column: (0, api.int)().check((0, api.describe)("Column of the match, from 1")),
					text: (0, api.string)().check((0, api.describe)("The line; of a very long one the part around the match")),
					before: (0, api.array)((0, api.string)()).check((0, api.describe)("Lines before it")),
					after: (0, api.array)((0, api.string)()).check((0, api.describe)("Lines after it"))
				});
			}
		}),
		601: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		}),
		615: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(986)["render-patch"]();
		}),
		277: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(986).sandbox();
		}),
		201: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(741).api();
		}),
		741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		116: ((module) => {
			"use strict";
			module.exports = require("./app.js");
		}),
		837: ((module) => {
			"use strict";
			module.exports = require("./apply.js");
		}),
		211: ((module) => {
			"use strict";
			module.exports = require("./cli.js");
		}),
		816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		84: ((module) => {
			"use strict";
			module.exports = require("./plan.js");
		}),
		512: ((module) => {
			"use strict";
			module.exports = require("./reader.js");
		}),
		887: ((module) => {
			"use strict";
			module.exports = require("./report.js");
		}),
		885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		642: ((module) => {
			"use strict";
			module.exports = require("./system.js");
		}),
		791: ((module) => {
			"use strict";
			module.exports = require("./values.js");
		}),
		986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
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
	var __webpack_exports__ = __nccwpck_require__(860);
	module.exports = __webpack_exports__;
})();
