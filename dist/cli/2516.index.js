export const id = 2516;
export const ids = [2516, 7965];
export const modules = {
	30359: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => obtainApproval,
			o: () => NOBODY
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
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
				case "refused": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
			}
		}
	}),
	14478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => runToolCall });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _approve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30359);
		var _run_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89361);
		async function runToolCall(request) {
			let { tool, context, emit } = request;
			let durationMs = 0;
			let end = (ending, result, { changes = [], decision } = {}) => ({
				tool,
				ending,
				result,
				changes,
				decision,
				durationMs
			});
			let decided = (0, _run_call_js__WEBPACK_IMPORTED_MODULE_1__.f)(request);
			if (!decided.ok) return end("failed", decided);
			let { call, decision } = decided.value;
			emit({
				kind: "run_started",
				call,
				mode: request.land === void 0 ? "preview" : "apply"
			});
			let ran = await (0, _run_call_js__WEBPACK_IMPORTED_MODULE_1__.u)(decided.value, request);
			if (ran.kind === "unapproved") return end("unapproved", (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(ran.error), { decision });
			let { result, changes } = ran;
			durationMs = ran.durationMs;
			if (!result.ok) return end("failed", result, { decision });
			if (changes.length === 0) return end("done", result, { decision });
			context.workspace.seal();
			if (request.land === void 0) return end("previewed", result, {
				changes,
				decision
			});
			let refusal = tool.effect === "external" ? void 0 : await (0, _approve_js__WEBPACK_IMPORTED_MODULE_0__.X)(decision, {
				call,
				changes
			}, request);
			if (refusal !== void 0) return end("unapproved", (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(refusal), {
				changes,
				decision
			});
			let landingFrom = context.clock.elapsed();
			let landed = await request.land(changes);
			durationMs += context.clock.elapsed() - landingFrom;
			if (!landed.ok) return end("failed", landed, {
				changes,
				decision
			});
			emit({
				kind: "landed",
				changes,
				decision
			});
			return end("landed", result, {
				changes,
				decision
			});
		}
	}),
	96390: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { toolCommand: () => toolCommand });
		var did_you_mean = __webpack_require__(9726);
		var tool_error = __webpack_require__(22936);
		var registry = __webpack_require__(54724);
		var approve = __webpack_require__(30359);
		var run_tool = __webpack_require__(14478);
		var result = __webpack_require__(97424);
		var entry_progress = __webpack_require__(9441);
		var entry_session = __webpack_require__(29925);
		var tool_options = __webpack_require__(3343);
		var user_folders = __webpack_require__(68477);
		async function callTool({ tool, options, folder, invocation, extras }) {
			let args = options.params === void 0 ? (0, result.k)(options.args) : (0, tool_options.r)(options.args, await paramsText(options.params, invocation));
			if (!args.ok) return args;
			let opened = await folder;
			if (!opened.ok) return opened;
			let { allowHosts, verbose } = options;
			let session = await (0, entry_session.f)({
				invocation,
				category: tool.category,
				opened: opened.value,
				allowHosts,
				verbose
			});
			let mayAsk = tool.effect === "external" || tool.effect === "stage" && options.apply;
			let rules = mayAsk ? (await __webpack_require__.e(127).then(__webpack_require__.bind(__webpack_require__, 90127))).readUserRules(invocation) : (0, result.k)([]);
			if (!rules.ok) return rules;
			let progress;
			let wasAsked = !1;
			let { root } = session;
			let context = {
				...session.context,
				...extras
			};
			try {
				let run = await (0, run_tool.O)({
					tool,
					args: args.value,
					context,
					rules: rules.value,
					root,
					...options.apply && { land: (changes) => land(changes, opened.value, invocation.console) },
					approver: mayAsk ? await approverFor(options, opened.value, invocation) : approve.o,
					emit(event) {
						event.kind === "step_started" && (progress = new entry_progress.g(invocation.console, tool.name));
						event.kind === "progress" && progress?.update(event.progress);
						event.kind === "step_finished" && progress?.end();
						event.kind === "approval_checked" && (wasAsked = event.answer !== "unavailable" && !options.yes);
					}
				});
				return (0, result.k)({
					run,
					root,
					wasAsked
				});
			} finally {
				progress?.end();
			}
		}
		async function land(changes, opened, console) {
			let [{ landOnDisk }, { landingPlace }] = await Promise.all([Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(4343),
				__webpack_require__.e(8102),
				__webpack_require__.e(7525)
			]).then(__webpack_require__.bind(__webpack_require__, 79906)), __webpack_require__.e(8509).then(__webpack_require__.bind(__webpack_require__, 78509))]);
			let line = new entry_progress.g(console, "landing");
			try {
				return await landOnDisk({
					...landingPlace(opened),
					changes,
					progress: (progress) => line.update(progress)
				});
			} finally {
				line.end();
			}
		}
		async function paramsText(params, { console }) {
			return params === "-" ? console.readInput() : params;
		}
		async function approverFor(options, opened, invocation) {
			let { consented, terminalApprover } = await __webpack_require__.e(4245).then(__webpack_require__.bind(__webpack_require__, 36626));
			if (options.yes) return consented;
			let { console, env, signal } = invocation;
			if (!console.isInteractive) return approve.o;
			let places = async () => (await __webpack_require__.e(6383).then(__webpack_require__.bind(__webpack_require__, 66383))).protectedPlaces(opened);
			return terminalApprover({
				console,
				root: opened.tree.folder,
				approvalsFile: (0, user_folders.rl)(env),
				signal,
				places
			});
		}
		var exit_codes = __webpack_require__(71989);
		var fail = __webpack_require__(1990);
		var open_folder = __webpack_require__(31810);
		var printable = __webpack_require__(53985);
		var shell_word = __webpack_require__(60621);
		var terminal_result = __webpack_require__(3324);
		var wire_json = __webpack_require__(54820);
		async function reportJson({ run, command }) {
			let result = run.result.ok ? run.result : {
				ok: !1,
				error: withCommand(run.result.error, command)
			};
			let form = (0, wire_json.tG)(run.tool, result, run.durationMs);
			if (run.tool.effect !== "stage") return `${(0, printable.et)(form)}\n`;
			if (run.changes.length === 0) return `${(0, printable.et)({
				...form,
				landed: !1,
				changes: [],
				diff: ""
			})}\n`;
			let [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([__webpack_require__.e(7706).then(__webpack_require__.bind(__webpack_require__, 85325)), __webpack_require__.e(8836).then(__webpack_require__.bind(__webpack_require__, 68836))]);
			let changes = recordChanges(run.changes, await diffChanges(run.changes));
			let diff = await renderTextPatch(run.changes);
			return `${(0, printable.et)({
				...form,
				landed: run.ending === "landed",
				changes,
				diff
			})}\n`;
		}
		async function reportText({ run, root, command, wasAsked }, console) {
			let { outStyle, errStyle } = console;
			let isShowing = run.ending === "previewed" || run.ending === "unapproved" && !wasAsked;
			let summary = run.changes.length === 0 ? "" : await showChanges(run, isShowing, console);
			if (!run.result.ok) {
				console.err((0, terminal_result.vr)(withCommand(run.result.error, command), errStyle));
				return;
			}
			let { result } = run;
			console.err((0, terminal_result.c7)(result.warnings, errStyle));
			if (result.answer !== void 0) {
				console.err((0, terminal_result.C8)(result, errStyle));
				console.out((0, terminal_result.x1)(result.answer));
				return;
			}
			console.out((0, terminal_result.C8)(result, outStyle, run.ending === "previewed" ? "\u25cb" : "\u2713"));
			if (run.ending === "previewed") {
				console.out(`\n${summary}\n${outStyle.yellow("Nothing was written.")} Add --apply to land this.\n`);
				return;
			}
			let isOneLine = !result.output.trimEnd().includes("\n");
			let files = isOneLine ? result.filesAffected : [];
			let facts = (0, terminal_result.Id)(files, {
				root,
				durationMs: run.durationMs,
				style: isOneLine ? outStyle : errStyle
			});
			isOneLine ? console.out(facts) : console.err(facts);
		}
		async function showChanges(run, isShowing, console) {
			if (!isShowing) return "";
			let [{ diffChanges, recordChanges, summarizeChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(7706).then(__webpack_require__.bind(__webpack_require__, 85325)), __webpack_require__.e(1201).then(__webpack_require__.bind(__webpack_require__, 63582))]);
			let diffs = await diffChanges(run.changes);
			console.out(`${renderDiff({
				changes: run.changes,
				diffs
			}, console.outStyle)}\n`);
			return summarizeChanges(recordChanges(run.changes, diffs));
		}
		function withCommand(error, command) {
			if (error.code !== "approval_needed") return error;
			return {
				...error,
				suggestion: `To approve it beforehand: ${[...command, "--yes"].map(shell_word.r).join(" ")}`
			};
		}
		async function toolCommand(invocation) {
			let { console } = invocation;
			let [name, ...words] = invocation.argv;
			if (name === void 0 || name.startsWith("-")) return (0, fail.f)((0, tool_error.$4)("invalid_arguments", "Which tool?", "Write sous tool <name>; sous tools lists them."), invocation);
			if (name.includes("/")) return (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(4343),
				__webpack_require__.e(8439),
				__webpack_require__.e(8815),
				__webpack_require__.e(2339),
				__webpack_require__.e(3457),
				__webpack_require__.e(2210),
				__webpack_require__.e(8102),
				__webpack_require__.e(8822),
				__webpack_require__.e(5707),
				__webpack_require__.e(9321),
				__webpack_require__.e(6203),
				__webpack_require__.e(5463),
				__webpack_require__.e(2036),
				__webpack_require__.e(7151)
			]).then(__webpack_require__.bind(__webpack_require__, 97899))).invokeCommand(invocation);
			let asksForHelp = words.includes("--help") || words.includes("-h");
			let likelyRoot = peekRoot(words);
			let early = registry.pl.has(name) && !asksForHelp ? (0, open_folder.o)(invocation, likelyRoot, registry.zy.has(name)) : void 0;
			let tool = await (0, registry.SG)(name);
			if (tool === void 0) return (0, fail.f)(unknownTool(name), invocation, name);
			if (asksForHelp) {
				let { renderToolHelp } = await Promise.all([
					__webpack_require__.e(4446),
					__webpack_require__.e(8439),
					__webpack_require__.e(96)
				]).then(__webpack_require__.bind(__webpack_require__, 40096));
				console.out(renderToolHelp(tool, console.outStyle));
				return exit_codes.dc.done;
			}
			let options = (0, tool_options.F)(tool, words);
			if (!options.ok) return (0, fail.f)(options.error, invocation, tool.name);
			let { root = "." } = options.value;
			let folder = early !== void 0 && root === likelyRoot ? early : (0, open_folder.N)(invocation, root);
			let called = await callTool({
				tool,
				options: options.value,
				folder,
				invocation
			});
			if (!called.ok) return (0, fail.f)(called.error, invocation, tool.name);
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
			if (result.ok) return exit_codes.dc.done;
			return invocation.signal.aborted ? exit_codes.dc.cancelled : (0, exit_codes.Rr)(result.error.code);
		}
		function peekRoot(words) {
			let at = words.findIndex((word) => word === "--root" || word.startsWith("--root="));
			return (words[at] === "--root" ? words[at + 1] : words[at]?.slice(7)) ?? ".";
		}
		function unknownTool(name) {
			let meant = (0, did_you_mean.a)(name, [...registry.K2, ...Object.keys(registry.rY)]);
			return (0, tool_error.$4)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "sous tools lists them." : `Did you mean '${meant}'? sous tools lists them all.`);
		}
	}),
	3343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => readToolOptions,
			r: () => mergeParams
		});
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		var _report_call_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39387);
		var _tools_schema_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91524);
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
				if (!word.startsWith("--") || word === "--") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage(`'${word}' is not an option`, hintForWord(tool)));
				let equals = word.indexOf("=");
				let name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll("_", "-");
				let negated = name.startsWith("no-") && options.get(name) === void 0 ? options.get(name.slice(3)) : void 0;
				let option = negated?.kind === "flag" ? negated : options.get(name);
				if (option === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(unknownOption(tool, name, options));
				let shown = `--${name}`;
				let text = equals < 0 ? void 0 : word.slice(equals + 1);
				if (option.kind !== "flag" && text === void 0) {
					let next = words[++i];
					if (next === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage(`${shown} needs a value`, `Write ${shown} VALUE.`));
					if (next.startsWith("--") && options.has(next.slice(2).split("=", 1)[0]?.replaceAll("_", "-") ?? "")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage(`${shown} needs a value, but '${next}' follows`, `If that is the value, write ${shown}=${next}.`));
					text = next;
				}
				let key = option.argument ?? name;
				let problem = put(option.argument === void 0 ? common : args, key, {
					option,
					text,
					shown,
					isNegated: negated !== void 0
				});
				if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(problem);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(collect(args, common));
		}
		function mergeParams(args, text) {
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__.q)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage(`--params is not JSON: line ${line}, column ${column}: ${message}`, "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
			}
			if (typeof parsed.value != "object" || parsed.value === null || Array.isArray(parsed.value)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage("--params must be a JSON object", "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
			let both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name));
			if (both.length > 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(usage(`${both.join(", ")}: given both in --params and as an option`, "Give it once."));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				...parsed.value,
				...args
			});
		}
		function optionsOf(tool) {
			let options = new Map();
			for (let [name, { kind }] of Object.entries(_report_call_options_js__WEBPACK_IMPORTED_MODULE_1__.i)) options.set(name, {
				kind,
				argument: void 0,
				convert: (text) => text
			});
			for (let [argument, schema] of Object.entries(tool.args().shape)) options.set(argument.replaceAll("_", "-"), {
				kind: optionKind((0, _tools_schema_shape_js__WEBPACK_IMPORTED_MODULE_4__.I)(schema)),
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
				if (text !== void 0 && text !== "true" && text !== "false") return usage(`${shown} is on or off, got '${text}'`, `Write ${shown}, or ${shown}=false.`);
				into[key] = text !== "false" !== isNegated;
				return;
			}
			let value = text ?? "";
			if (option.kind === "list") {
				into[key] = [...into[key] ?? [], option.convert(value)];
				return;
			}
			if (option.kind === "record") {
				let equals = value.indexOf("=");
				if (equals < 1) return usage(`${shown} needs KEY=VALUE, got '${value}'`, `Write ${shown} NAME=value.`);
				into[key] = {
					...into[key],
					[value.slice(0, equals)]: option.convert(value.slice(equals + 1))
				};
				return;
			}
			if (Object.hasOwn(into, key)) return usage(`${shown} is given twice`, "Give it once.");
			into[key] = option.convert(value);
		}
		function convert(schema, text) {
			let kind = (0, _tools_schema_shape_js__WEBPACK_IMPORTED_MODULE_4__.I)(schema);
			if (kind === "number") return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
			if (kind === "boolean") return text === "true" || text !== "false" && text;
			if (kind === "text") return text;
			let member = (0, _tools_schema_shape_js__WEBPACK_IMPORTED_MODULE_4__.C5)(schema);
			if (member !== void 0) return convert(member, text);
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__.q)(text);
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
			let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(name, options.keys());
			let help = `See sous tool ${tool.name} --help.`;
			return usage(`${tool.name} has no option '--${name}'`, meant === void 0 ? help : `Did you mean '--${meant}'? ${help}`);
		}
		function hintForWord(tool) {
			let [first] = Object.keys(tool.args().shape);
			return `Arguments go by name,${first === void 0 ? "" : ` such as --${first.replaceAll("_", "-")} VALUE,`} and switches as --name=false. See sous tool ${tool.name} --help.`;
		}
		function usage(message, suggestion) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", message, suggestion);
		}
	}),
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => trustFile,
			rl: () => approvalsFile,
			yp: () => stateFolder
		});
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function approvalsFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
		}
		function trustFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
		}
	}),
	60474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => mergeByBytes,
			X: () => compareBytes
		});
		function compareBytes(a, b) {
			let shared = Math.min(a.length, b.length);
			for (let i = 0; i < shared; i++) {
				let x = a.charCodeAt(i);
				let y = b.charCodeAt(i);
				if (x !== y) return rank(x) - rank(y);
			}
			return a.length - b.length;
		}
		function rank(unit) {
			return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
		}
		function mergeByBytes(first, second, keyOf) {
			if (second.length === 0) return first;
			if (first.length === 0) return second;
			let merged = [];
			let next = 0;
			for (let item of first) {
				let key = keyOf(item);
				for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
				merged.push(item);
			}
			for (; next < second.length; next++) merged.push(second[next]);
			return merged;
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	}),
	60621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => shellWord });
		function shellWord(text) {
			return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	67635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => logTo });
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
	}),
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			XU: () => allTools,
			pl: () => LISTING_TOOLS,
			rY: () => ALIASES,
			zy: () => SEARCHING_TOOLS
		});
		let LOADERS = {
			get_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(3616)
			]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(2999)
			]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(9895)
			]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(6864)
			]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(1943)
			]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(1754)
			]).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(2653)
			]).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(7103)
			]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7568)
			]).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(9876)
			]).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5797)
			]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3505)
			]).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(6574)
			]).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(961)
			]).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8708),
				__webpack_require__.e(2355)
			]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(179)
			]).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(456)
			]).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5020)
			]).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7352)
			]).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8886)
			]).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		let SEARCHING_TOOLS = new Set([
			"grep",
			"grep_search",
			"search"
		]);
		let LISTING_TOOLS = new Set([
			...SEARCHING_TOOLS,
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		]);
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
		async function allTools() {
			return Promise.all(Object.values(LOADERS).map((load) => load()));
		}
	})
};
