export const id = 2798;
export const ids = [2798];
export const modules = {
	42798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			finishAction: () => finishAction,
			refusedEnding: () => refusedEnding
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var reason_code = __webpack_require__(82695);
		var annotations = __webpack_require__(18096);
		var markdown_budget = __webpack_require__(57603);
		var markdown_ending = __webpack_require__(39021);
		var markdown_parts = __webpack_require__(25069);
		var markdown_text = __webpack_require__(39157);
		var report_printable = __webpack_require__(53985);
		var style = __webpack_require__(93299);
		var terminal_plan = __webpack_require__(30382);
		var terminal_result = __webpack_require__(3324);
		function renderBareMarkdown(report, budget) {
			let { recipe, plan, ending, diagnostics = [], error } = report;
			let path = plan?.recipe.path ?? recipe;
			let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? "nothing was run"];
			let parts = [
				(0, markdown_ending.q)(title, ending, path === void 0 ? [] : [`recipe ${(0, markdown_text.SS)(path)}`]),
				...fencePart("the mistakes", listDiagnostics(diagnostics)),
				...fencePart("the error", error === void 0 ? "" : (0, terminal_result.vr)(error, style.t)),
				...(0, markdown_ending.l)(report, 2)
			];
			let { text, lacks } = (0, markdown_budget.u)(parts, budget);
			return {
				text,
				isIncomplete: lacks.length > 0
			};
		}
		function fencePart(lacks, text) {
			return text === "" ? [] : [{
				rank: 1,
				forms: [{ render: () => `${(0, markdown_parts.DC)(text)}\n` }, {
					render: () => TOO_LONG,
					lacks
				}],
				lacks
			}];
		}
		let TOO_LONG = "The list of what is wrong is too long to be shown here; it is in the log.\n\n";
		function listDiagnostics(diagnostics) {
			let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${(0, terminal_plan.Z9)(at)}: ${severity} ${code}`}: ${(0, report_printable.g$)(message)}\n  \u2192 ${(0, report_printable.g$)(suggestion)}\n`);
			let more = diagnostics.length - shown.length;
			return `${shown.join("")}${more > 0 ? `\u2026 and ${more} more\n` : ""}`;
		}
		var plan_markdown = __webpack_require__(58640);
		function diagnosticRecord({ severity, code, message, suggestion, at }) {
			let { line, column, endLine, endColumn } = at;
			return {
				severity,
				code,
				message,
				suggestion,
				line,
				column,
				end_line: endLine,
				end_column: endColumn
			};
		}
		var ending_text = __webpack_require__(64943);
		var plan_facts = __webpack_require__(92253);
		var step_summary = __webpack_require__(35387);
		function planResult(report, { isIncomplete = !1 } = {}) {
			let { recipe, inputs, outcome, plan, steps, records, ending } = report;
			let { shown, more } = (0, annotations.Ih)(report);
			let count = (level) => shown.filter((one) => one.level === level).length + more[level];
			return {
				...plan_result_frame(ending, plan),
				recipe: {
					name: recipe.name,
					path: recipe.source.path,
					digest: recipe.source.digest
				},
				inputs,
				changed: records.length > 0,
				files_changed: records.filter(({ kind }) => kind !== "create_directory").length,
				gate: outcome.kind === "gated" ? gateRecord(outcome.gate) : null,
				failure: outcome.kind === "failed" ? failureRecord(outcome.failure) : null,
				diagnostics: [],
				steps: steps.map(stepRecord),
				changes: records.map(changeRecord),
				warnings: [...(0, plan_facts.AA)(report), ...(0, plan_facts.Ir)(report)],
				annotations: {
					error: count("error"),
					warning: count("warning"),
					notice: count("notice")
				},
				outputs: outcome.kind === "complete" ? outcome.outputs : {},
				preview_incomplete: isIncomplete
			};
		}
		function bareResult({ recipe, diagnostics = [], error, plan, ending }) {
			let changes = plan?.changes ?? [];
			return {
				...plan_result_frame(ending, plan),
				recipe: {
					name: null,
					path: plan?.recipe.path ?? recipe ?? null,
					digest: plan?.recipe.digest ?? null
				},
				inputs: plan?.inputs ?? {},
				changed: changes.length > 0,
				files_changed: changes.filter(({ kind }) => kind !== "create_directory").length,
				gate: null,
				failure: error === void 0 ? null : {
					step: null,
					...errorRecord(error),
					file: null,
					...NOWHERE
				},
				diagnostics: diagnostics.map((diagnostic) => ({
					file: diagnostic.at.file,
					...diagnosticRecord(diagnostic)
				})),
				steps: plan?.steps.map(plannedStepRecord) ?? [],
				changes: changes.map(plannedChangeRecord),
				warnings: [],
				annotations: {
					error: 0,
					warning: 0,
					notice: 0
				},
				outputs: {},
				preview_incomplete: !1
			};
		}
		let NOWHERE = {
			line: null,
			column: null,
			end_line: null,
			end_column: null
		};
		function plan_result_frame(ending, plan) {
			let { reason, commit, next } = ending;
			return {
				schema_version: 1,
				decision: (0, reason_code.uv)(reason),
				reason_code: reason,
				message: (0, ending_text.p)(ending, (detail) => detail),
				digest: plan?.digest ?? null,
				base: plan?.base.commit ?? null,
				commit: commit ?? null,
				next
			};
		}
		function gateRecord({ label, at, call, reason }) {
			return {
				step: label,
				tool: call.tool.name,
				arguments: call.args,
				reason,
				file: at.file,
				...placeRecord(at)
			};
		}
		function failureRecord({ label, at, error }) {
			return {
				step: label,
				...errorRecord(error),
				file: at.file,
				...placeRecord(at)
			};
		}
		function errorRecord({ code, message, suggestion }) {
			return {
				code,
				message,
				suggestion
			};
		}
		function placeRecord({ line, column, endLine, endColumn }) {
			return {
				line,
				column,
				end_line: endLine,
				end_column: endColumn
			};
		}
		function stepRecord(step) {
			let { place, calls, durationMs } = step;
			let { status, text } = (0, step_summary.C)(step);
			let { label, calls: called, isVerify, depth, at } = place;
			return {
				label,
				calls: called,
				verify: isVerify,
				depth,
				status,
				result: text,
				items: calls.length,
				duration_ms: Math.round(durationMs),
				file: at.file,
				line: at.line
			};
		}
		function plannedStepRecord({ label, tool, outcome, at }) {
			return {
				label,
				calls: tool,
				verify: !1,
				depth: 0,
				status: outcome.kind === "deferred" && outcome.because === "external" ? "waits" : outcome.kind,
				result: "",
				items: 1,
				duration_ms: null,
				file: at.file,
				line: at.line
			};
		}
		function changeRecord({ path, kind, additions, deletions, protected: why }) {
			return {
				path,
				kind,
				additions,
				deletions,
				protected: why ?? null
			};
		}
		function plannedChangeRecord({ path, kind }) {
			return {
				path,
				kind,
				additions: null,
				deletions: null,
				protected: null
			};
		}
		var render_patch = __webpack_require__(68836);
		function refusedEnding({ code, message, suggestion }) {
			return {
				reason: code,
				message: `${message}. ${suggestion}`
			};
		}
		async function finishAction(ending, context) {
			let { runner } = context;
			let { reason, message, report } = ending;
			let decision = (0, reason_code.uv)(reason);
			let outputs = {
				decision,
				"reason-code": reason,
				changed: "false",
				"files-changed": "0"
			};
			let bare = {
				...ending.plan && { plan: ending.plan },
				ending: {
					reason,
					detail: message,
					next: [],
					...ending.commit !== void 0 && { commit: ending.commit }
				}
			};
			let result = bareResult(bare);
			if (report === void 0) decorate(() => runner.addSummary(renderBareMarkdown(bare, plan_markdown.pm).text), context);
			else {
				let summary = (0, plan_markdown.d$)(report, plan_markdown.pm);
				decorate(() => runner.addSummary(summary.text), context);
				runner.command((0, annotations.sq)((0, annotations.Ih)(report)));
				result = planResult(report, summary);
				outputs.changed = String(report.changes.length > 0);
				outputs["files-changed"] = String(report.records.filter(({ kind }) => kind !== "create_directory").length);
				report.changes.length > 0 && (outputs["patch-path"] = await writePatch(report, context));
			}
			if (ending.plan !== void 0) {
				outputs.changed = String(ending.plan.changes.length > 0);
				outputs["files-changed"] = String(ending.plan.changes.filter(({ kind }) => kind !== "create_directory").length);
			}
			outputs.digest = ending.digest ?? report?.plan?.digest ?? "";
			outputs["pull-request-number"] = String(ending.pull?.number ?? "");
			outputs["pull-request-url"] = ending.pull?.url ?? "";
			outputs["commit-sha"] = ending.commit ?? "";
			outputs.next = ending.next ?? "";
			outputs["plan-path"] = ending.planPath ?? "";
			outputs.result = JSON.stringify(result);
			for (let [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
			runner.say(`${(0, report_printable.g$)(message)} (${reason})\n`);
			let isFailure = ending.problem !== void 0 && runner.input("fail-on") !== "never" || failsJob(reason, decision, context);
			isFailure && runner.command(`::error title=Sous::${escapeData((0, report_printable.g$)(message))}\n`);
			return +!!isFailure;
		}
		function decorate(write, { runner }) {
			try {
				write();
			} catch (error) {
				runner.command(`::warning title=Sous::${escapeData(`The job summary could not be written: ${error.message}`)}\n`);
			}
		}
		async function writePatch({ changes, plan }, { env, workspace }) {
			let file = external_node_path_.join(env.RUNNER_TEMP ?? workspace, `sous-${(plan?.digest ?? "plan").slice(0, 16)}.patch`);
			external_node_fs_.writeFileSync(file, await (0, render_patch.h)(changes));
			return file;
		}
		let NEUTRAL = new Set([
			"not_a_command",
			"not_permitted",
			"not_listed",
			"bot_actor",
			"command_mistake",
			"digest_malformed"
		]);
		function failsJob(reason, decision, { runner }) {
			if (NEUTRAL.has(reason)) return !1;
			switch (runner.input("fail-on")) {
				case "never": return reason === "internal_error" || reason === "runner_file_tampered";
				case "changes": return decision === "fail" || decision === "refuse" || reason === "previewed" || reason === "proposed";
				default: return decision === "fail" || decision === "refuse";
			}
		}
		function escapeData(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
	}),
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		function partialEndLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back++) {
				let byte = bytes[bytes.length - back] ?? 0;
				if (isContinuation(byte)) continue;
				return sequenceLength(byte) > back ? back : 0;
			}
			return 0;
		}
		function partialStartLength(bytes) {
			let start = 0;
			for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
			return start;
		}
		function isContinuation(byte) {
			return (byte & 192) == 128;
		}
		function sequenceLength(lead) {
			if (lead >= 240) return 4;
			if (lead >= 224) return 3;
			return lead >= 192 ? 2 : 1;
		}
	}),
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
	}),
	23186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => whyDenied,
			f: () => whyProtected
		});
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		let PROTECTED = [
			[/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, "runs in GitHub Actions"],
			[/^(?:.*\/)?ACTION\.YA?ML$/, "runs in GitHub Actions"],
			[/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, "decides who must approve"],
			[/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)|^RECIPES\/[^/]+\.YA?ML$/, "decides what Sous may do"],
			[/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, "decides what is updated"],
			[/^(?:.*\/)?\.GIT(?:MODULES|ATTRIBUTES)$/, "changes what git checks out"],
			[/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, "decides where packages come from"],
			[/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, "decides what is installed"],
			[/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, "decides what is installed"],
			[/^(?:.*\/)?(?:GNU)?MAKEFILE$/, "executes on make"],
			[/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, "executes on commit"],
			[/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, "executes when the folder is opened"]
		];
		let MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/;
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let path = (0, _path_js__WEBPACK_IMPORTED_MODULE_1__.tu)(whole);
			let rule = PROTECTED.find(([pattern]) => pattern.test(path));
			if (rule !== void 0) return rule[1];
			if (MANIFEST.test(path) && changesScripts(change)) return "executes on install";
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}` : void 0;
		}
		function whyDenied({ path }, { directory, allowWorkflows }) {
			let folded = (0, _path_js__WEBPACK_IMPORTED_MODULE_1__.tu)(pathInRepository(path, directory));
			if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
			return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? "it is a workflow" : void 0;
		}
		function pathInRepository(path, directory = _path_js__WEBPACK_IMPORTED_MODULE_1__.hK) {
			return directory === _path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? path : `${directory}/${path}`;
		}
		function changesScripts(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? scriptsOf(change.before) : "{}";
			let after = scriptsOf(change.after);
			return before === void 0 || before !== after;
		}
		function scriptsOf(bytes) {
			try {
				let manifest = JSON.parse(Buffer.from(bytes).toString("utf8"));
				return JSON.stringify(manifest.scripts ?? {});
			} catch {
				return;
			}
		}
	}),
	82695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			Pr: () => meaningOf,
			uv: () => decisionOf
		});
		var _reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		let REASON_CODES = {
			previewed: ["pass", "The plan was made and shown; nothing was written."],
			clean: ["pass", "The recipe would change nothing."],
			landed: ["pass", "The plan was written to the working tree."],
			committed: ["pass", "The plan became a commit."],
			proposed: ["pass", "The plan became a pull request."],
			declined: ["pass", "Somebody closed the same proposal before; it is not opened again."],
			already_applied: ["pass", "The files are as the plan would leave them; nothing was written."],
			accepted: ["pass", "The command is understood and its author may give it; another job does it."],
			answered: ["pass", "The command was answered; it makes no plan."],
			undone: ["pass", "What the plan had changed was put back."],
			gated: ["wait", "A call waits for approval; what comes after it is known once it ran."],
			approval_needed: ["wait", "The plan is complete and takes effect once a person approves it; nobody could be asked."],
			approval_refused: ["refuse", "A person refused; nothing was written."],
			untrusted_recipe: ["refuse", "The recipe acts outside the workspace and nobody said yet that it is trusted."],
			stale: ["refuse", "The base or a file moved since the plan was made; nothing was written."],
			changes_found: ["fail", "The recipe was only checked, and it would change something."],
			invalid_recipe: ["fail", "The recipe has mistakes; no step ran."],
			invalid_inputs: ["fail", "The inputs do not fit the recipe; no step ran."],
			limit_exceeded: ["fail", "The recipe went beyond a limit on steps, files, bytes or time; nothing was written."],
			cancelled: ["fail", "The run was cancelled; nothing was written."],
			internal_error: ["fail", "Sous itself has a fault; nothing was written."]
		};
		let FAULTS = new Set([
			"api_unavailable",
			"api_invalid",
			"api_not_found",
			"api_conflict",
			"api_rejected",
			"api_budget",
			"auth_expired",
			"token_not_permitted",
			"payload_invalid",
			"input_invalid",
			"policy_error",
			"io_error",
			"tree_mismatch",
			"plan_tampered",
			"runner_file_tampered",
			"lock_ambiguous"
		]);
		let NAMED_ERRORS = {
			cancelled: "cancelled",
			limit_exceeded: "limit_exceeded",
			approval_needed: "approval_needed",
			approval_refused: "approval_refused",
			untrusted_recipe: "untrusted_recipe",
			stale: "stale",
			internal_error: "internal_error"
		};
		function reasonOf({ code }) {
			return NAMED_ERRORS[code] ?? `failed:${code}`;
		}
		function decisionOf(reason) {
			if (isNamed(reason)) return REASON_CODES[reason][0];
			return isRefusal(reason) && !FAULTS.has(reason) ? "refuse" : "fail";
		}
		function meaningOf(reason) {
			if (isNamed(reason)) return REASON_CODES[reason][1];
			return isRefusal(reason) ? _reason_js__WEBPACK_IMPORTED_MODULE_0__.e[reason][0] : "A step failed; nothing was written.";
		}
		function isNamed(reason) {
			return Object.hasOwn(REASON_CODES, reason);
		}
		function isRefusal(reason) {
			return Object.hasOwn(_reason_js__WEBPACK_IMPORTED_MODULE_0__.e, reason);
		}
	}),
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
	18096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ih: () => annotationsOf,
			R3: () => moreText,
			sq: () => annotationCommands,
			uW: () => matchAnnotations
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53985);
		let ANNOTATION_LEVELS = [
			"error",
			"warning",
			"notice"
		];
		function annotationsOf(report) {
			let { outcome } = report;
			return limit([...outcome.kind === "failed" ? [failureOf(outcome.failure)] : [], ...reportedMatches(report)], outcome.calls);
		}
		function matchAnnotations(report) {
			return limit(reportedMatches(report), report.outcome.calls);
		}
		function limit(all, calls) {
			let shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, 10));
			let more = (level) => {
				let [known, told] = [all, shown].map((list) => list.filter((one) => one.level === level).length);
				let reported = calls.filter(({ step }) => step.report === level);
				return (known ?? 0) - (told ?? 0) + reported.reduce((sum, { outputs }) => sum + untold(outputs), 0);
			};
			return {
				shown,
				more: {
					error: more("error"),
					warning: more("warning"),
					notice: more("notice")
				}
			};
		}
		function moreText({ more }) {
			let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(more[level], `more ${level}`)]);
			return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
		}
		function annotationCommands({ shown }) {
			return shown.map(({ level, file, line, column, message }) => `::${level} ${`file=${escapeProperty(file)},line=${line},col=${column}`},title=Sous::${escapeData((0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(message))}\n`).join("");
		}
		function escapeData(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeProperty(text) {
			return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function failureOf({ at, error, label }) {
			let message = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
			return {
				level: "error",
				file: at.file,
				line: at.line,
				column: at.column,
				message
			};
		}
		function reportedMatches({ outcome, plan }) {
			let directory = plan?.base.directory ?? ".";
			return outcome.calls.flatMap((call) => matchesOf(call, directory));
		}
		function matchesOf({ step, outputs }, directory) {
			let level = step.report;
			if (level === void 0) return [];
			return matchesIn(outputs).map(({ path, line, column, text }) => ({
				level,
				file: directory === "." ? path : `${directory}/${path}`,
				line,
				column,
				message: (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(step.name ?? text.trim(), 300)
			}));
		}
		function untold(outputs) {
			let total = outputs?.total_matches;
			return typeof total == "number" ? Math.max(0, total - matchesIn(outputs).length) : 0;
		}
		function matchesIn(outputs) {
			let matches = outputs?.matches;
			return Array.isArray(matches) ? matches.filter(isMatch) : [];
		}
		function isMatch(value) {
			let match = value;
			return typeof match?.path == "string" && typeof match.line == "number" && typeof match.column == "number" && typeof match.text == "string";
		}
	}),
	62844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => renderApproval });
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53985);
		function renderApproval({ call, changes }, places) {
			let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
			return [
				`Tool: ${call.tool.name}`,
				parameters.length === 0 ? "Parameters: none" : "Parameters:",
				...parameters,
				...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(line)}`)],
				`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
				...warnOfProtected(changes, places),
				`Risk level: ${call.tool.risk}`,
				""
			].join("\n");
		}
		function showValue(name, value, isShownWhole) {
			let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
			if (isShownWhole) return (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(text).replaceAll("\n", "\n    ");
			return name === "content" || text.length > 200 || text.includes("\n") ? `<${Buffer.byteLength(text)} bytes>` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(text);
		}
		function listFiles(changes) {
			let shown = changes.slice(0, 10).map((change) => (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(change.path));
			let more = changes.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
		}
		function warnOfProtected(changes, places) {
			let warnings = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(change.path)} (${why})`];
			});
			return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
		}
		function unknownFiles(permissions) {
			return permissions.includes("RunCommands") ? "known only after it ran" : "none";
		}
	}),
	85325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			diffChanges: () => diffChanges,
			recordChanges: () => recordChanges,
			summarizeChanges: () => summarizeChanges
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60493);
		var _workspace_patch_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84969);
		async function diffChanges(changes) {
			let diffs = [];
			for (let change of changes) {
				let diff = await (0, _workspace_patch_diff_change_js__WEBPACK_IMPORTED_MODULE_1__.a)(change);
				diff !== void 0 && diffs.push(diff);
			}
			return diffs;
		}
		function recordChanges(changes, diffs, places) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			return changes.map((change) => {
				let diff = byPath.get(change.path);
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				let counts = {
					additions: diff?.additions ?? 0,
					deletions: diff?.deletions ?? 0
				};
				return {
					path: change.path,
					kind: change.kind,
					...counts,
					...why !== void 0 && { protected: why }
				};
			});
		}
		function summarizeChanges(records) {
			let directories = records.filter((record) => record.kind === "create_directory").length;
			let files = records.length - directories;
			let additions = sum(records.map((record) => record.additions));
			let deletions = sum(records.map((record) => record.deletions));
			let parts = [];
			files > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(files, "file")} changed`);
			additions > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(additions, "insertion")}(+)`);
			deletions > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(deletions, "deletion")}(-)`);
			directories > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(directories, "directory", "directories")} created`);
			return parts.length === 0 ? "nothing changed" : parts.join(", ");
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
	}),
	27312: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ad: () => splitText,
			IN: () => cutText
		});
		function cutText(text, maxUnits) {
			if (text.length <= maxUnits) return text;
			return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}\u2026`;
		}
		function splitText(text, maxUnits) {
			let pieces = [];
			for (let start = 0; start < text.length;) {
				let end = wholeCharacter(text, Math.min(start + maxUnits, text.length));
				pieces.push(text.slice(start, end));
				start = end;
			}
			return pieces;
		}
		function wholeCharacter(text, index) {
			return /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "") ? index - 1 : index;
		}
	}),
	64943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => endingText });
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82695);
		function endingText({ reason, detail }, show) {
			if (detail === void 0) return (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(reason);
			return isToldByDetail(reason) ? show(detail) : `${(0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(reason)} ${show(detail)}`;
		}
		function isToldByDetail(reason) {
			return reason === "stale" || reason.startsWith("failed:");
		}
	}),
	41829: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xS: () => factsOf,
			G4: () => hunkLines,
			uS: () => kindText
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var model_bytes = __webpack_require__(7682);
		var file_diff = __webpack_require__(17450);
		var line_endings = __webpack_require__(50331);
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
		var printable = __webpack_require__(53985);
		function* hunkLines(hunk) {
			let marksEndings = (0, line_endings.Wq)(hunk);
			for (let line of (0, file_diff.D)(hunk)) {
				let { kind, hasLineFeed } = line;
				let text = withoutReturn(line);
				yield {
					kind,
					text,
					ending: marksEndings && kind !== "context" && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "",
					hasLineFeed
				};
			}
		}
		function withoutReturn({ text, hasLineFeed }) {
			return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
		}
		function isHiding({ path, hunks }) {
			return (0, printable.nA)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, printable.nA)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, external_node_buffer_.isUtf8)(bytes) || (0, printable.nA)((0, model_bytes.bS)(bytes).toString("utf8")));
		}
		let KINDS = {
			create: "new",
			update: "modified",
			delete: "deleted"
		};
		function kindText({ kind }) {
			return KINDS[kind];
		}
		function factsOf(diff) {
			let { kind, mode, modeBefore, hunks } = diff;
			let facts = [];
			modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
				text: `mode ${modeBefore} \u2192 ${mode}`,
				isWarning: !0
			});
			kind === "create" && hunks.length > 0 && hunks.every(line_endings.Qz) && facts.push({
				text: "CRLF line endings",
				isWarning: !1
			});
			kind === "create" && mode === "100755" && facts.push({
				text: "executable",
				isWarning: !0
			});
			isHiding(diff) && facts.push({
				text: "\u26a0 hidden characters",
				isWarning: !0
			});
			mixesAlphabets(diff.path) && facts.push({
				text: "\u26a0 name mixes alphabets",
				isWarning: !0
			});
			return facts;
		}
	}),
	50331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qz: () => isCrlfOnly,
			S4: () => withoutOwnReturns,
			Wq: () => altersEndings
		});
		function altersEndings(hunk) {
			let [removed, added, around] = [
				endingsOf(hunk, "removed"),
				endingsOf(hunk, "added"),
				endingsOf(hunk, "context")
			];
			let before = removed.lf || removed.crlf ? removed : around;
			if (!before.lf && !before.crlf) return added.lf && added.crlf;
			return added.lf && !before.lf || added.crlf && !before.crlf;
		}
		function withoutOwnReturns(text) {
			if (!text.includes("\r\n")) return text;
			return text.split(/^(?=@@ -|diff --git )/m).map((part) => part.startsWith("@@ -") && hasBothEndings(part) ? part : part.replaceAll("\r\n", "\n")).join("");
		}
		function hasBothEndings(hunk) {
			let lines = hunk.split("\n").slice(1, -1);
			let returns = lines.filter((line) => line.endsWith("\r")).length;
			return returns > 0 && returns < lines.filter((line) => !line.startsWith("\\")).length;
		}
		function isCrlfOnly(hunk) {
			let { lf, crlf } = endingsOf(hunk, "added");
			return crlf && !lf;
		}
		function endingsOf(hunk, kind) {
			let lf = !1;
			let crlf = !1;
			for (let run of hunk.runs) {
				if (run.kind !== kind) continue;
				for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) run.bytes[at - 1] === 13 ? crlf = !0 : lf = !0;
			}
			return {
				lf,
				crlf
			};
		}
	}),
	57603: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => fitParts });
		function fitParts(parts, budget) {
			let left = {
				bytes: budget.bytes,
				units: budget.units
			};
			let chosen = new Map();
			for (let part of [...parts].sort((a, b) => a.rank - b.rank)) for (let form of part.forms) {
				if (!mayFit(form, left)) continue;
				let text = form.render();
				let bytes = Buffer.byteLength(text);
				if (bytes > left.bytes || text.length > left.units) continue;
				left.bytes -= bytes;
				left.units -= text.length;
				chosen.set(part, {
					text,
					lacks: form.lacks
				});
				break;
			}
			let shown = parts.map((part) => chosen.get(part) ?? {
				text: "",
				lacks: part.lacks
			});
			return {
				text: shown.map(({ text }) => text).join(""),
				lacks: shown.flatMap(({ lacks }) => lacks === void 0 ? [] : [lacks])
			};
		}
		function mayFit({ leastBytes = 0 }, left) {
			return leastBytes <= left.bytes && leastBytes <= 3 * left.units;
		}
	}),
	44521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PS: () => diffPart,
			h$: () => notesOf,
			pw: () => MAX_LINE_CHARACTERS
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27312);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41829);
		var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39157);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		let MAX_LINE_CHARACTERS = 400;
		let MARKS = {
			context: " ",
			removed: "-",
			added: "+"
		};
		function diffPart(diff, authors) {
			let leastBytes = changedBytes(diff);
			let lacks = "diff";
			return {
				forms: [{
					render: () => `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.zH)(summaryOf(diff), bodyOf(diff, authors))}\n`,
					leastBytes
				}, {
					render: () => `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.SS)(diff.path)}: the diff is too large to be shown here.\n\n`,
					lacks
				}],
				lacks,
				leastBytes
			};
		}
		function notesOf(diff) {
			let notes = [...diff.kind === "update" ? [] : [(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.uS)(diff)], ...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.xS)(diff).map(({ text }) => text)];
			diff.isBinary && notes.push("binary, not shown");
			hasLongLines(diff) && notes.push("\u26a0 long lines, wrapped");
			return notes;
		}
		function summaryOf(diff) {
			let counts = diff.isBinary ? [] : [`+${diff.additions} \u2212${diff.deletions}`];
			return [
				(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.h8)(diff.path),
				...counts,
				...notesOf(diff)
			].join(" \u00b7 ");
		}
		function bodyOf(diff, authors) {
			if (diff.hunks.length === 0) return diff.isBinary ? "A binary file; its content is not shown.\n" : "No line changes.\n";
			return (0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.EU)("diff", [...diff.hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? []))]);
		}
		function renderHunk(hunk, authors) {
			let made = authors.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ");
			let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.G4)(hunk)) {
				let mark = MARKS[kind];
				let shown = `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text)}${ending}`;
				shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
				hasLineFeed || lines.push("\\ No newline at end of file");
			}
			return lines;
		}
		function wrap(text, mark) {
			let pieces = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_3__.Ad)(text, 400);
			return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
		}
		function hasLongLines({ hunks }) {
			return hunks.some((hunk) => mayBeLong(hunk) && [...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.G4)(hunk)].some(({ text }) => text.length > 400));
		}
		function mayBeLong({ runs }) {
			return runs.some(({ bytes }) => {
				let start = 0;
				for (let end = bytes.indexOf(10); end >= 0 && end - start <= 400; end = bytes.indexOf(10, start)) start = end + 1;
				return bytes.length - start > 400;
			});
		}
		function changedBytes({ hunks }) {
			return hunks.reduce((sum, { runs }) => sum + runs.reduce((bytes, run) => bytes + run.bytes.length, 0), 0);
		}
	}),
	39021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => nextPart,
			q: () => headlinePart
		});
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82695);
		var _ending_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64943);
		var _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39157);
		var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53985);
		let ICONS = {
			pass: "\u2705",
			wait: "\u23f8\ufe0f",
			refuse: "\ud83d\udeab",
			fail: "\u274c"
		};
		function headlinePart(title, ending, facts) {
			let { reason, commit } = ending;
			let icon = reason === "previewed" ? "\ud83d\udcdd" : ICONS[(0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.uv)(reason)];
			let made = commit === void 0 ? [] : [`Commit ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(commit)}.`];
			let text = `## ${icon} Sous: ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.ln)(title)}\n\n${[(0, _ending_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(ending, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.ln), ...made].join(" ")}\n\n${[...facts, (0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(reason)].join(" \u00b7 ")}\n\n`;
			return {
				rank: 0,
				forms: [{ render: () => text }],
				lacks: "the headline"
			};
		}
		function nextPart({ plan, ending }, rank) {
			let digest = plan === void 0 ? "" : `Digest ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(plan.digest)}\\\nin groups ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(plan.digest.match(/.{1,16}/g)?.join(" ") ?? "")}\n\n`;
			let lines = ending.next.flatMap(({ command, does }) => [`# ${does}`, ...command.split("\n")]);
			let commands = lines.length === 0 ? "" : `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.EU)("sh", lines.map(_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$))}\n`;
			return digest + commands === "" ? [] : [{
				rank,
				forms: [{ render: () => digest + commands }],
				lacks: "the digest and the next commands"
			}];
		}
	}),
	25069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Up: () => annotationsPart,
			E$: () => failurePart,
			Fx: () => gatePart,
			F8: () => inputsPart,
			Ru: () => manifestPart,
			AJ: () => outputsPart,
			V2: () => stepsPart,
			DC: () => textFence,
			Xk: () => timelinePart,
			Rm: () => warningsPart
		});
		var report_annotations = __webpack_require__(18096);
		var approval_display = __webpack_require__(62844);
		var cut_text = __webpack_require__(27312);
		var markdown_diff = __webpack_require__(44521);
		var markdown_text = __webpack_require__(39157);
		var printable = __webpack_require__(53985);
		var step_summary = __webpack_require__(35387);
		function renderTimeline(steps) {
			let ran = steps.filter((step) => ["ran", "failed"].includes((0, step_summary.C)(step).status));
			if (ran.length < 2) return "";
			let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
			if (end === 0) return "";
			let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
			let rest = ran.length - bars.length;
			let chart = (0, markdown_text.EU)("mermaid", [
				"gantt",
				"  dateFormat x",
				`  axisFormat ${end < 6e4 ? "%S.%L s" : "%M:%S min"}`,
				...bars
			]);
			return rest === 0 ? chart : `${chart}\nThe first 60 of ${ran.length} steps.\n`;
		}
		function bar({ ending, startMs, durationMs }) {
			let place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`;
			return ending === "failure" ? `crit, ${place}` : place;
		}
		function chartLabel(label) {
			let plain = (0, printable.g$)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim();
			return (0, cut_text.IN)(plain, 50);
		}
		var wording = __webpack_require__(60493);
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, wording.pq)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
		}
		var plan_facts = __webpack_require__(92253);
		var step_ticker = __webpack_require__(15309);
		var style = __webpack_require__(93299);
		var terminal_plan = __webpack_require__(30382);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, printable.g$)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, printable.oy)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
		function warningsPart(report, rank) {
			let files = (0, plan_facts.AA)(report).map(({ about, text }) => `> - ${(0, markdown_text.SS)(about)}: ${text}\n`);
			let calls = (0, plan_facts.Ir)(report).map(({ about, text }) => `> - ${(0, markdown_text.ln)(about)}: ${(0, markdown_text.ln)(text)}\n`);
			return part(rank, "the warnings", (files.length === 0 ? "" : `> [!CAUTION]\n> Look twice:\n>\n${first(files, "> - ")}\n`) + (calls.length === 0 ? "" : `> [!NOTE]\n> The tools warned:\n>\n${first(calls, "> - ")}\n`));
		}
		function first(lines, prefix) {
			let more = lines.length - 50;
			return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}and ${more} more\n` : ""}`;
		}
		function failurePart({ outcome }, rank) {
			if (outcome.kind !== "failed") return [];
			return part(rank, "why it failed", `${textFence((0, terminal_plan.zt)(outcome.failure, style.t))}\n`);
		}
		function gatePart(report, rank) {
			let { outcome } = report;
			if (outcome.kind !== "gated") return [];
			let { label, at, call, reason } = outcome.gate;
			let later = (0, plan_facts.JS)(report);
			let more = later.length > 20 ? ` and ${later.length - 20} more` : "";
			let rest = later.length === 0 ? "" : `Known after approval: ${later.slice(0, 20).map(markdown_text.ln).join(", ")}${more}.\n\n`;
			return part(rank, "the call that waits for approval", `${`### Step ${(0, markdown_text.ln)(label)} waits for approval\n\nAt ${(0, markdown_text.SS)((0, terminal_plan.Z9)(at))}: ${(0, markdown_text.ln)(reason)}.\n\n`}${textFence((0, approval_display.m)({
				call,
				changes: [],
				reason
			}))}\n${rest}`);
		}
		function manifestPart({ recipe }, rank) {
			let rows = permissionRows(recipe.permissions);
			return part(rank, "what the recipe may do", `### This recipe may\n\n${rows.length === 0 ? "It may only read the repository.\n" : textFence(textTable(rows, style.t).join("\n"))}\n`);
		}
		function inputsPart({ inputs }, rank) {
			let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[(0, markdown_text.SS)(name), (0, markdown_text.SS)(String(value))]]);
			return rows.length === 0 ? [] : part(rank, "the inputs", `### Inputs\n\n${(0, markdown_text.tp)(["Input", "Value"], rows)}\n`);
		}
		function outputsPart({ outcome }, rank) {
			let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [(0, markdown_text.SS)(name), (0, markdown_text.SS)((0, plan_facts.jO)(value))]);
			return rows.length === 0 ? [] : part(rank, "the outputs", `### Outputs\n\n${(0, markdown_text.tp)(["Output", "Value"], rows)}\n`);
		}
		function annotationsPart(report, rank) {
			let annotations = (0, report_annotations.uW)(report);
			if (annotations.shown.length === 0) return [];
			let rows = annotations.shown.map(({ level, file, line, message }) => [
				LEVELS[level],
				(0, markdown_text.SS)(`${file}:${line}`),
				(0, markdown_text.ln)(message)
			]);
			let rest = (0, report_annotations.R3)(annotations);
			return part(rank, "what was found", `### Found\n\n${(0, markdown_text.tp)([
				"",
				"Where",
				"What"
			], rows)}${rest === "" ? "" : `\n${rest}\n`}\n`);
		}
		let LEVELS = {
			error: "\u274c error",
			warning: "\u26a0\ufe0f warning",
			notice: "\u2139\ufe0f notice"
		};
		let ICONS = {
			ran: "\u2705",
			skipped: "\u2796",
			failed: "\u274c",
			waits: "\u23f8\ufe0f",
			deferred: "\u23f3",
			unfinished: "\u274c"
		};
		function stepsPart({ steps }, rank) {
			if (steps.length === 0) return [];
			let rows = steps.slice(0, 200).map((step) => {
				let { status, text } = (0, step_summary.C)(step);
				let label = `${step.place.isVerify ? "verify: " : ""}${(0, markdown_text.ln)(step.place.label)}`;
				let time = (status === "ran" || status === "failed") && step.durationMs > 0 ? (0, step_summary.S)(step.durationMs) : "";
				return [
					ICONS[status],
					label,
					(0, markdown_text.SS)((0, step_ticker.xL)(step.place)),
					text === "" ? "" : (0, markdown_text.ln)(text),
					time
				];
			});
			let more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : "";
			return part(rank, "the steps", `### Steps\n\n${(0, markdown_text.tp)([
				"",
				"Step",
				"Calls",
				"Result",
				"Time:"
			], rows)}${more}\n`);
		}
		function timelinePart({ steps }, rank) {
			let chart = renderTimeline(steps);
			return chart === "" ? [] : part(rank, "the timeline", `${(0, markdown_text.zH)("Timeline", chart)}\n`);
		}
		function textFence(text) {
			return (0, markdown_text.EU)("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, cut_text.Ad)(line, markdown_diff.pw)));
		}
		function part(rank, lacks, text) {
			return text === "" ? [] : [{
				rank,
				lacks,
				forms: [{ render: () => text }]
			}];
		}
	}),
	39157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EU: () => fence,
			SS: () => codeSpan,
			h8: () => htmlCode,
			ln: () => inlineText,
			tp: () => table,
			zH: () => details
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
		let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
		let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
		function inlineText(text) {
			let shown = (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text);
			return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
		}
		function codeSpan(text) {
			return span((0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text), 400));
		}
		function span(text) {
			if (text.trim() === "") return text === "" ? "(empty)" : "(blank)";
			let ticks = "`".repeat(longestRun(text) + 1);
			return /^`|`$|^ .* $/.test(text) ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
		}
		function fence(language, lines) {
			let body = lines.join("\n");
			let ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
			return `${ticks}${language}\n${body}\n${ticks}\n`;
		}
		function longestRun(text) {
			let longest = 0;
			for (let [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
			return longest;
		}
		let ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		function htmlCode(text) {
			return `<code>${(0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
		}
		function details(summary, body) {
			return `<details>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
		}
		function table(head, rows) {
			let line = (cells) => `| ${cells.map(withoutBars).join(" | ")} |\n`;
			return `${line(head.map((name) => name.replace(/:$/, "")))}${line(head.map((name) => name.endsWith(":") ? "---:" : "---"))}${rows.map(line).join("")}`;
		}
		function withoutBars(cell) {
			return cell.replace(/(\\*)\|/g, (_, slashes) => slashes === "" ? "\\|" : `${slashes}\u27e8U+007C\u27e9`);
		}
	}),
	92253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AA: () => fileWarnings,
			Ir: () => callWarnings,
			JS: () => deferredLabels,
			jO: () => outputText
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41829);
		var _step_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35387);
		function fileWarnings({ changes, diffs, places }) {
			let guarded = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [{
					about: change.path,
					text: why
				}];
			});
			let others = diffs.flatMap((diff) => (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
				about: diff.path,
				text: text.replace("\u26a0 ", "")
			})));
			return [...guarded, ...others];
		}
		function callWarnings({ outcome }) {
			let known = new Set();
			return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
				about: planned.label,
				text
			})));
		}
		function deferredLabels({ steps }) {
			return steps.filter((step) => (0, _step_summary_js__WEBPACK_IMPORTED_MODULE_2__.C)(step).status === "deferred").map(({ place }) => place.label);
		}
		function outputText(value) {
			return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
		}
	}),
	58640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ub: () => COMMENT_BUDGET,
			pm: () => SUMMARY_BUDGET,
			d$: () => renderPlanMarkdown
		});
		var wording = __webpack_require__(60493);
		var change_summary = __webpack_require__(85325);
		var markdown_budget = __webpack_require__(57603);
		var markdown_diff = __webpack_require__(44521);
		var markdown_ending = __webpack_require__(39021);
		var markdown_text = __webpack_require__(39157);
		var printable = __webpack_require__(53985);
		function filesPart(report, rank) {
			let { changes } = report;
			if (changes.length === 0) return [];
			let list = () => (0, markdown_text.EU)("text", changes.map(({ path, kind }) => (0, printable.oy)(kind === "create_directory" ? `${path}/` : path)));
			return [{
				rank,
				forms: [{ render: () => `### Files\n\n${renderTable(report)}\n` }, {
					render: () => `### Files\n\n${list()}\n`,
					lacks: "the counts of the files"
				}],
				lacks: "the list of the files"
			}];
		}
		function renderTable({ changes, diffs, authors }) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			let rows = changes.map((change) => {
				let diff = byPath.get(change.path);
				if (diff === void 0) return [
					(0, markdown_text.SS)(`${change.path}/`),
					"",
					"",
					"",
					"",
					"new directory"
				];
				let steps = [...new Set(diff.hunks.flatMap((hunk) => authors.get(hunk) ?? []))];
				let counts = diff.isBinary ? ["", ""] : [`+${diff.additions}`, `\u2212${diff.deletions}`];
				return [
					(0, markdown_text.SS)(change.path),
					...counts,
					sizesOf(change),
					steps.map(markdown_text.ln).join(", "),
					(0, markdown_diff.h$)(diff).join(", ")
				];
			});
			return (0, markdown_text.tp)([
				"File",
				"+:",
				"\u2212:",
				"Bytes:",
				"Steps",
				"Notes"
			], rows);
		}
		function sizesOf(change) {
			switch (change.kind) {
				case "create": return String(change.after.length);
				case "update": return `${change.before.length} \u2192 ${change.after.length}`;
				case "delete": return `${change.before.length} \u2192 0`;
				case "create_directory": return "";
			}
		}
		var markdown_parts = __webpack_require__(25069);
		let SUMMARY_BUDGET = {
			bytes: 1e6,
			units: 1e6
		};
		let COMMENT_BUDGET = {
			bytes: 24e4,
			units: 6e4
		};
		function renderPlanMarkdown(report, budget) {
			let room = {
				bytes: budget.bytes - 600,
				units: budget.units - 600
			};
			let fitted = (0, markdown_budget.u)(partsOf(report), room);
			return {
				text: `${renderNotice(fitted, report)}${fitted.text}`,
				isIncomplete: fitted.lacks.length > 0
			};
		}
		function partsOf(report) {
			let diffs = report.diffs.map((diff) => (0, markdown_diff.PS)(diff, report.authors));
			let bySize = [...diffs].sort((a, b) => a.leastBytes - b.leastBytes);
			let place = new Map(bySize.map((part, i) => [part, i / bySize.length]));
			return [
				headlineOf(report),
				...(0, markdown_parts.Rm)(report, 2),
				...(0, markdown_parts.Ru)(report, 2),
				...(0, markdown_parts.E$)(report, 1),
				...(0, markdown_parts.Fx)(report, 1),
				...(0, markdown_ending.l)(report, 1),
				...filesPart(report, 3),
				...diffs.map((part) => ({
					...part,
					rank: 10 + (place.get(part) ?? 0)
				})),
				...(0, markdown_parts.Up)(report, 5),
				...(0, markdown_parts.F8)(report, 4),
				...(0, markdown_parts.AJ)(report, 5),
				...(0, markdown_parts.V2)(report, 4),
				...(0, markdown_parts.Xk)(report, 6)
			];
		}
		function renderNotice({ lacks }, { diffs }) {
			if (lacks.length === 0) return "";
			let hidden = lacks.filter((what) => what === "diff").length;
			let others = [...new Set(lacks)].filter((what) => what !== "diff");
			return `> [!WARNING]\n> **This preview is incomplete.** Not shown for want of room: ${[...hidden === 0 ? [] : [`the diffs of ${hidden} of ${(0, wording.pq)(diffs.length, "file")}`], ...others].join(", ")}. Look at the whole plan before you approve it.\n\n`;
		}
		function headlineOf({ recipe, outcome, records, ending }) {
			let totals = outcome.kind === "failed" ? [] : [`**${(0, change_summary.summarizeChanges)(records)}**`];
			return (0, markdown_ending.q)(recipe.name, ending, [...totals, `recipe ${(0, markdown_text.SS)(recipe.source.path)}`]);
		}
	}),
	35387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => summarizeStep,
			S: () => durationText
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
		function summarizeStep(step) {
			switch (step.ending) {
				case "success": return {
					status: "ran",
					text: ranText(step)
				};
				case "skipped": return {
					status: "skipped",
					text: skippedText(step.calls)
				};
				case "failure": return {
					status: "failed",
					text: failedText(step.calls)
				};
				case "deferred": return deferredSummary(step.calls);
				case "unfinished": return {
					status: "unfinished",
					text: "did not finish"
				};
			}
		}
		function durationText(ms) {
			let seconds = ms / 1e3;
			if (seconds < 60) return `${seconds.toFixed(1)}s`;
			return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, "0")}s`;
		}
		function ranText({ calls, place }) {
			let ran = calls.filter((call) => call.planned.outcome.kind === "ran");
			let [first] = ran;
			if (first === void 0) return "";
			let changed = changedFiles(calls);
			let changedText = changed === 0 ? [] : [`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(changed, "file")} changed`];
			if (place.calls.startsWith("recipe:")) return [(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(ran.length, "call"), ...changedText].join(", ");
			let sum = sumText(ran);
			let skipped = calls.length - ran.length;
			let items = `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
			if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
			let exitCode = first.outputs?.exit_code;
			if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
			return sum ?? outputText(first);
		}
		function sumText(calls) {
			let matches = sumOf(calls, "total_matches");
			if (matches !== void 0) return `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(matches, "match", "matches")} in ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(countFiles(calls), "file")}`;
			let replacements = sumOf(calls, "replacements");
			if (replacements !== void 0) return `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(replacements, "replacement")} in ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(countFiles(calls), "file")}`;
			let files = sumOf(calls, "total_files");
			return files === void 0 ? void 0 : (0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(files, "file");
		}
		function sumOf(calls, output) {
			let sum;
			for (let { outputs } of calls) {
				let value = outputs?.[output];
				typeof value == "number" && (sum = (sum ?? 0) + value);
			}
			return sum;
		}
		function countFiles(calls) {
			let lists = calls.map(({ outputs }) => outputs?.files).filter((files) => Array.isArray(files));
			return new Set(lists.flat()).size;
		}
		function outputText({ planned }) {
			return planned.outcome.kind === "ran" ? firstLine(planned.outcome.output).replace(/:$/, "") : "";
		}
		function skippedText(calls) {
			let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
			return `skipped${conditions.length === 0 ? "" : ` (${firstLine(conditions.join(", "))})`}`;
		}
		function failedText(calls) {
			let failures = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "failed" ? [outcome] : []);
			let [first] = failures;
			if (first === void 0) return "failed";
			let more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
			return `failed: ${firstLine(first.message)}${more}`;
		}
		function deferredSummary(calls) {
			return calls.some(({ planned }) => isWaiting(planned.outcome)) ? {
				status: "waits",
				text: "waits for approval"
			} : {
				status: "deferred",
				text: "known after approval"
			};
		}
		function isWaiting(outcome) {
			return outcome.kind === "deferred" && outcome.because === "external";
		}
		function changedFiles(calls) {
			return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
		}
		function firstLine(text) {
			let [line = ""] = text.split("\n", 1);
			return (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)(line, 100);
		}
	}),
	15309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			vj: () => StepTicker,
			xL: () => calledText
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		var _step_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35387);
		class StepTicker {
			#style;
			#running = [];
			constructor(style) {
				this.#style = style;
			}
			take(event) {
				switch (event.kind) {
					case "step_started": {
						let above = this.#showAbove();
						this.#running.push({
							place: event.step,
							isShown: !1
						});
						return above;
					}
					case "progress": {
						let running = this.#running.at(-1);
						running?.place === event.step && (running.progress = event.progress);
						return "";
					}
					case "step_finished": return this.#finish(event);
					default: return "";
				}
			}
			live(frame, elapsedMs) {
				let running = this.#running.at(-1);
				if (running === void 0) return;
				let { place, progress } = running;
				let spinner = this.#style.cyan("\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[frame % 10] ?? "");
				let count = progress === void 0 ? [] : [progressText(progress)];
				return `${indent(place)}${spinner} ${[
					this.#title(place),
					...count,
					this.#style.dim((0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.S)(elapsedMs))
				].join("  ")}`;
			}
			#showAbove() {
				let hidden = this.#running.filter((running) => !running.isShown);
				let lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
				for (let running of hidden) running.isShown = !0;
				return lines.join("");
			}
			#finish(event) {
				let { step: place, ending, calls, durationMs } = event;
				this.#running.at(-1)?.place === place && this.#running.pop();
				let { status, text } = (0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.C)({
					place,
					ending,
					calls
				});
				let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
				(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.S)(durationMs)));
				return `${indent(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
			}
			#title(place) {
				let around = this.#running.findLast((other) => other.place.depth < place.depth);
				let label = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(shortLabel(place, around?.place)), 40);
				let called = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(calledText(place)), 40);
				return `${this.#style.bold(label)}  ${called}`;
			}
		}
		function calledText({ calls }) {
			return calls.replace(/^recipe:/, "recipe ");
		}
		function shortLabel(place, around) {
			let prefix = around === void 0 ? "" : `${around.label} / `;
			let label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label;
			return place.isVerify && !label.startsWith("verify") ? `verify ${label}` : label;
		}
		let MARKS = {
			ran: "\u2713",
			skipped: "\u2013",
			failed: "\u2717",
			waits: "\u2026",
			deferred: "\u2026",
			unfinished: "\u2717"
		};
		function markOf(status, style) {
			switch (status) {
				case "ran": return style.green(MARKS[status]);
				case "failed":
				case "unfinished": return style.red(MARKS[status]);
				case "waits": return style.yellow(MARKS[status]);
				default: return style.dim(MARKS[status]);
			}
		}
		function showText(status, text, style) {
			let shown = (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(text);
			if (status === "failed") return style.red(shown);
			if (status === "waits") return style.yellow(shown);
			return status === "ran" ? shown : style.dim(shown);
		}
		function indent({ depth }) {
			return "  ".repeat(depth);
		}
		function progressText({ done, total, unit }) {
			let shown = (number) => number.toLocaleString("en");
			return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${unit}`;
		}
	}),
	93299: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => PLAIN });
		let same = (text) => text;
		let PLAIN = {
			bold: same,
			dim: same,
			red: same,
			green: same,
			yellow: same,
			cyan: same
		};
	}),
	63582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderDiff: () => renderDiff });
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41829);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ") ?? "";
				let range = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
				body.push(`${style.cyan(range)}${made === "" ? "" : ` ${style.bold(made)}`}`);
				renderHunk(hunk, {
					width,
					style,
					body
				});
			}
			diff.isBinary && body.push(style.dim("  binary file, not shown"));
			return `${renderHeader(diff, style)}\n${body.map((line) => `${line}\n`).join("")}`;
		}
		function renderHeader(diff, style) {
			let parts = [style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(diff.path)), style.dim((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.uS)(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			for (let { text, isWarning } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.G4)(hunk)) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, kind === "context" ? 400 : 2e3)}${ending}`;
				kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
				hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
			}
		}
		function cut(text, limit) {
			return text.length > limit ? `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text.slice(0, limit))} \u27e8${text.length - limit} more characters\u27e9` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text);
		}
	}),
	30382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z9: () => placeText,
			zt: () => renderFailure
		});
		__webpack_require__(82695);
		__webpack_require__(62844);
		__webpack_require__(85325);
		__webpack_require__(64943);
		__webpack_require__(92253);
		var _printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53985);
		__webpack_require__(15309);
		__webpack_require__(63582);
		function renderFailure({ label, at, error }, style) {
			let step = `step '${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(label)}'`;
			return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(error.suggestion)}\n`].join("\n");
		}
		function placeText({ file, line, column }) {
			return `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(file)}:${line}:${column}`;
		}
	}),
	3324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { vr: () => renderError });
		__webpack_require__(76760);
		var _line_endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50331);
		var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53985);
		function renderError(error, style) {
			return `${style.red("\u2717 Error:")} ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)((0, _line_endings_js__WEBPACK_IMPORTED_MODULE_2__.S4)(error.message))}\n  ${style.cyan("\u2192")} ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
		}
	}),
	56302: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PT: () => lineStart,
			hi: () => isLineStart,
			lt: () => countLines,
			mt: () => nextLineStart
		});
		function countLines(bytes, start, end) {
			let lines = 0;
			for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
			return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
		}
		function isLineStart(bytes, at) {
			return at === 0 || bytes[at - 1] === 10;
		}
		function lineStart(bytes, at) {
			return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
		}
		function nextLineStart(bytes, at) {
			let feed = bytes.indexOf(10, at);
			return feed < 0 ? bytes.length : feed + 1;
		}
	}),
	84969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => contentsOf,
			a: () => diffChange
		});
		var workspace_text = __webpack_require__(54010);
		var byte_lines = __webpack_require__(56302);
		var model_bytes = __webpack_require__(7682);
		function trimBlock(before, after, block) {
			let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
			let prefix = 0;
			for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
			if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
			let oldStart = Math.max(block.oldStart, (0, byte_lines.PT)(before, block.oldStart + prefix));
			let newStart = block.newStart + (oldStart - block.oldStart);
			let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
			let suffix = 0;
			for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
			let oldEnd = block.oldEnd - suffix;
			(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, block.newEnd - suffix) || (oldEnd = Math.min((0, byte_lines.mt)(before, oldEnd), block.oldEnd));
			return {
				oldStart,
				oldEnd,
				newStart,
				newEnd: block.newEnd - (block.oldEnd - oldEnd)
			};
		}
		async function blocksByComparing(before, after, block) {
			let middle = trimBlock(before, after, block);
			if (middle === void 0) return [];
			if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
			let ids = new Map();
			let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
			let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
			let { diffArrays } = await __webpack_require__.e(7622).then(__webpack_require__.bind(__webpack_require__, 27622));
			let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
			if (parts === void 0) return [middle];
			let blocks = [];
			let oldLine = 0;
			let newLine = 0;
			for (let i = 0; i < parts.length;) {
				let firstOld = oldLine;
				let firstNew = newLine;
				for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
				(oldLine > firstOld || newLine > firstNew) && blocks.push({
					oldStart: oldLines.offset(firstOld),
					oldEnd: oldLines.offset(oldLine),
					newStart: newLines.offset(firstNew),
					newEnd: newLines.offset(newLine)
				});
				let kept = parts[i++]?.count ?? 0;
				oldLine += kept;
				newLine += kept;
			}
			return blocks;
		}
		function splitLines(bytes, start, end, known) {
			let buffer = (0, model_bytes.bS)(bytes);
			let ids = [];
			let offsets = [];
			for (let at = start; at < end;) {
				let next = Math.min((0, byte_lines.mt)(buffer, at), end);
				let line = buffer.toString("latin1", at, next);
				let id = known.get(line) ?? known.size;
				known.set(line, id);
				ids.push(id);
				offsets.push(at);
				at = next;
			}
			return {
				ids,
				offset: (line) => offsets[line] ?? end
			};
		}
		function blocksFromEdits(before, after, edits) {
			if (!leadsTo(before, after, edits)) return;
			let blocks = [];
			let shift = 0;
			for (let i = 0; i < edits.length;) {
				let first = edits[i];
				if (first === void 0) break;
				let oldStart = (0, byte_lines.PT)(before, first.start);
				let newStart = oldStart + shift;
				let firstIndex = i;
				let oldEnd = oldStart;
				for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
					shift += edit.replacement.length - (edit.end - edit.start);
					oldEnd = Math.max(oldEnd, edit.end);
					(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, oldEnd + shift) || (oldEnd = (0, byte_lines.mt)(before, oldEnd));
				}
				let block = trimBlock(before, after, {
					oldStart,
					oldEnd,
					newStart,
					newEnd: oldEnd + shift
				});
				block !== void 0 && blocks.push({
					...block,
					isOneEdit: i === firstIndex + 1
				});
			}
			return blocks;
		}
		function leadsTo(before, after, edits) {
			let oldAt = 0;
			let newAt = 0;
			for (let { start, end, replacement } of edits) {
				if (start < oldAt || end < start || end > before.length) return !1;
				if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
				newAt += start - oldAt;
				if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
				newAt += replacement.length;
				oldAt = end;
			}
			let rest = before.length - oldAt;
			return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
		}
		function isSame(a, aStart, b, bStart, length) {
			if (bStart + length > b.length) return !1;
			return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
		}
		function buildHunks(before, after, blocks) {
			let hunks = [];
			let additions = 0;
			let deletions = 0;
			let oldLine = 0;
			let oldAt = 0;
			let open;
			for (let block of blocks) {
				let gap = (0, byte_lines.lt)(before, oldAt, block.oldStart);
				if (open !== void 0 && gap > 6) {
					addContextAfter(open, before, oldAt);
					hunks.push(hunks_close(open));
					open = void 0;
				}
				oldLine += gap;
				open === void 0 ? open = openBefore(before, block.oldStart, {
					oldLine,
					newLine: oldLine + additions - deletions
				}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
				let removed = (0, byte_lines.lt)(before, block.oldStart, block.oldEnd);
				let added = (0, byte_lines.lt)(after, block.newStart, block.newEnd);
				removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
				added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
				deletions += removed;
				additions += added;
				oldLine += removed;
				oldAt = block.oldEnd;
			}
			if (open !== void 0) {
				addContextAfter(open, before, oldAt);
				hunks.push(hunks_close(open));
			}
			return {
				hunks,
				additions,
				deletions
			};
		}
		function openBefore(before, at, position) {
			let start = at;
			let context = 0;
			for (; context < 3 && start > 0; context++) start = (0, byte_lines.PT)(before, start - 1);
			let hunk = {
				oldBefore: position.oldLine - context,
				newBefore: position.newLine - context,
				oldLines: 0,
				newLines: 0,
				runs: []
			};
			context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
			return hunk;
		}
		function addContextAfter(hunk, before, at) {
			let end = at;
			let context = 0;
			for (; context < 3 && end < before.length; context++) end = (0, byte_lines.mt)(before, end);
			context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
		}
		function addRun(hunk, kind, bytes, lines) {
			hunk.runs.push({
				kind,
				bytes,
				lines
			});
			kind !== "added" && (hunk.oldLines += lines);
			kind !== "removed" && (hunk.newLines += lines);
		}
		function hunks_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
			return {
				oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
				oldLines,
				newStart: newLines === 0 ? newBefore : newBefore + 1,
				newLines,
				runs
			};
		}
		let NOTHING = new Uint8Array();
		async function diffChange(change) {
			if (change.kind === "create_directory") return;
			let { before, after } = contentsOf(change);
			let facts = {
				path: change.path,
				kind: change.kind,
				modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
				mode: change.kind === "delete" ? void 0 : change.mode
			};
			if ((0, workspace_text.Go)(before) || (0, workspace_text.Go)(after)) return {
				...facts,
				isBinary: !0,
				additions: 0,
				deletions: 0,
				hunks: []
			};
			return {
				...facts,
				isBinary: !1,
				...buildHunks(before, after, await findBlocks(change, before, after))
			};
		}
		function contentsOf(change) {
			return {
				before: change.kind === "create" ? NOTHING : change.before,
				after: change.kind === "delete" ? NOTHING : change.after
			};
		}
		async function findBlocks(change, before, after) {
			let whole = {
				oldStart: 0,
				oldEnd: before.length,
				newStart: 0,
				newEnd: after.length
			};
			let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
			if (known === void 0) return blocksByComparing(before, after, whole);
			if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
			let refined = [];
			for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
			return refined;
		}
		function mayHoldKeptLines(before, after, block) {
			return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
		}
		function hasSeveralLines(bytes, start, end) {
			let next = (0, byte_lines.mt)(bytes, start);
			return next < end && (0, byte_lines.hi)(bytes, next);
		}
	}),
	17450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => linesOf });
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7682);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_1__.bS)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer) ? "utf8" : "latin1";
				for (let start = 0; start < buffer.length;) {
					let feed = buffer.indexOf(10, start);
					let end = feed < 0 ? buffer.length : feed;
					yield {
						kind,
						text: buffer.toString(encoding, start, end),
						hasLineFeed: feed >= 0
					};
					start = end + 1;
				}
			}
		}
	}),
	68836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => renderPatch,
			renderTextPatch: () => renderTextPatch
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_crypto_ = __webpack_require__(77598);
		var model_bytes = __webpack_require__(7682);
		var external_node_zlib_ = __webpack_require__(38522);
		function renderBinary(before, after) {
			return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
		}
		function renderLiteral(content) {
			let packed = (0, external_node_zlib_.deflateSync)(content);
			let lines = [`literal ${content.length}\n`];
			for (let start = 0; start < packed.length; start += 52) {
				let line = packed.subarray(start, start + 52);
				lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
			}
			return lines.join("");
		}
		function encode85(bytes) {
			let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
			bytes.copy(padded);
			let text = "";
			for (let at = 0; at < padded.length; at += 4) {
				let rest = padded.readUInt32BE(at);
				let group = "";
				for (let digit = 0; digit < 5; digit++) {
					group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
					rest = Math.floor(rest / 85);
				}
				text += group;
			}
			return text;
		}
		var diff_change = __webpack_require__(84969);
		let NO_OBJECT = "0".repeat(40);
		async function renderPatch(changes) {
			return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
		}
		async function renderTextPatch(changes) {
			let files = await renderFiles(changes, (bytes, change, diff) => (0, external_node_buffer_.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
				...diff,
				isBinary: !0
			}), "latin1"));
			return Buffer.concat(files).toString("utf8");
		}
		async function renderFiles(changes, finish) {
			let files = [];
			for (let change of changes) {
				let diff = await (0, diff_change.a)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
			}
			return files;
		}
		function renderFile(change, diff) {
			let { before, after } = (0, diff_change.K)(change);
			let from = quotePath("a", change.path);
			let to = quotePath("b", change.path);
			let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
			let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
			if (isSameContent) return head;
			let isSameMode = diff.modeBefore === diff.mode;
			let index = `index ${`${change.kind === "create" ? NO_OBJECT : blobOid(before)}..${change.kind === "delete" ? NO_OBJECT : blobOid(after)}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
			if (diff.isBinary) return head + index + renderBinary(before, after);
			if (diff.hunks.length === 0) return head + index;
			return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
		}
		function renderModes({ modeBefore, mode }) {
			if (modeBefore === void 0) return `new file mode ${mode}\n`;
			if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
			return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
		}
		let MARKS = {
			context: " ",
			removed: "-",
			added: "+"
		};
		function renderHunk(hunk) {
			let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
			for (let { kind, bytes } of hunk.runs) {
				let mark = MARKS[kind];
				let lines = (0, model_bytes.bS)(bytes).toString("latin1");
				let isEnded = lines.endsWith("\n");
				let body = isEnded ? lines.slice(0, -1) : lines;
				text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
			}
			return text;
		}
		function range(start, lines) {
			return lines === 1 ? String(start) : `${start},${lines}`;
		}
		function blobOid(bytes) {
			return (0, external_node_crypto_.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		function quotePath(side, path) {
			let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
			return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
		}
		function endName(name) {
			return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
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
