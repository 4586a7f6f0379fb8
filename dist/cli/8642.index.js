"use strict";
exports.id = 8642;
exports.ids = [8642, 9983];
exports.modules = {
	2022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => nextCommands });
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(668);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		function nextCommands({ reason, options, trust, plan }) {
			let root = options.root === void 0 ? [] : ["--root", options.root];
			let digest = plan?.digest ?? "";
			let isOfCall = plan !== void 0 && (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_0__.n)(plan) !== void 0;
			let needsTrust = trust === void 0 || trust.isRemembered ? [] : ["--trust", trust.hash];
			let asTrusted = options.trust === void 0 ? [] : needsTrust;
			switch (reason) {
				case "approval_needed":
					if (isOfCall) return [command([
						"plans",
						digest,
						...root
					], "shows it"), command([
						"apply",
						digest,
						...root,
						...landing(options),
						"--yes"
					], "lands exactly this")];
					return [command([
						"apply",
						digest,
						...root,
						...landing(options)
					], "lands exactly this")];
				case "previewed": return [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], isOfCall ? "asks, and lands exactly this" : "lands exactly this")];
				case "landed":
				case "committed": return options.branch === void 0 ? [command([
					"undo",
					digest,
					...root
				], "brings back what was there")] : [switchTo(options.branch, options.root), command([
					"undo",
					digest,
					...root
				], "brings back what was there, on that branch")];
				case "gated": {
					let asks = command([
						"run",
						...again(options),
						...asTrusted
					], "asks about the call on a terminal");
					if (trust === void 0) return [asks];
					return [asks, command([
						"run",
						...again(options),
						"--yes",
						...needsTrust
					], "approves the call and what comes of it beforehand")];
				}
				case "changes_found": return [command([
					"run",
					...again(options),
					...asTrusted
				], "shows the plan again and asks whether to land it")];
				case "stale": return trust === void 0 ? [] : [command([
					"preview",
					...again({
						...options,
						commit: !1,
						branch: void 0
					}),
					...asTrusted
				], "makes the plan anew")];
				case "failed:landing_unfinished": return [command(["recover", ...root], "tells how the interrupted landing can be ended"), command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this afterwards")];
				default: return trust === void 0 || plan === void 0 || !reason.startsWith("failed:") ? [] : [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this once that is mended")];
			}
		}
		function again({ word, inputs, inputsFile, root, allowHosts, ...rest }) {
			return [
				word ?? "",
				...inputs.flatMap((input) => ["-i", input]),
				...inputsFile === void 0 ? [] : ["--inputs", inputsFile],
				...allowHosts.flatMap((host) => ["--allow-host", host]),
				...root === void 0 ? [] : ["--root", root],
				...landing(rest)
			];
		}
		function landing({ commit, branch }) {
			return [...commit ? ["--commit"] : [], ...branch === void 0 ? [] : ["--branch", branch]];
		}
		function switchTo(branch, root) {
			return {
				command: [
					"git",
					...root === void 0 ? [] : ["-C", root],
					"switch",
					branch
				].map(_list_2_js__WEBPACK_IMPORTED_MODULE_1__.x).join(" "),
				does: "checks the branch out"
			};
		}
		function command(words, does) {
			return {
				command: ["sous", ...words].map(_list_2_js__WEBPACK_IMPORTED_MODULE_1__.x).join(" "),
				does
			};
		}
	}),
	668: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => callOfPlan,
			r: () => planOfCall,
			t: () => callDigest
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _seal_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7607);
		let ORIGIN = "tool:";
		function planOfCall({ call, reason, changes, facts, seal }) {
			let { name } = call.tool;
			let source = `${ORIGIN}${name}`;
			let decision = {
				kind: "needs_approval",
				reason
			};
			let at = {
				file: source,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let filesAffected = changes.map((change) => change.path);
			let content = {
				...facts,
				schemaVersion: 1,
				status: "complete",
				recipe: {
					path: source,
					digest: callDigest(call),
					includes: []
				},
				inputs: {},
				evidence: [],
				steps: [{
					label: "1",
					tool: name,
					args: call.args,
					decision,
					outcome: {
						kind: "ran",
						output: "",
						warnings: [],
						filesAffected
					},
					at
				}],
				message: `Call ${name}: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.It)(filesAffected, 3)}`,
				target: "working-tree"
			};
			return (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_3__.t)(content, changes, seal);
		}
		function callOfPlan({ recipe, steps }) {
			return recipe.path.startsWith(ORIGIN) ? steps[0] : void 0;
		}
		function callDigest({ tool, args }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.gt)(Buffer.from(`${tool.name}\n${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.E)(args)}`));
		}
	}),
	1464: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => makePlanReport });
		var _change_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6999);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5862);
		async function hunkAuthors(diffs, { outcome, steps }) {
			let versions = versionsByPath(outcome.calls, steps);
			let authors = new Map();
			for (let diff of diffs) {
				let made = versions.get(diff.path) ?? [];
				let labels = unique(made.map(({ label }) => label));
				let find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels);
				for (let hunk of diff.hunks) authors.set(hunk, find(hunk));
			}
			return authors;
		}
		function versionsByPath(calls, steps) {
			let labels = stepLabels(steps);
			let versions = new Map();
			for (let call of calls) {
				let label = labels.get(call) ?? call.planned.label;
				for (let change of call.changes) {
					let known = versions.get(change.path);
					known === void 0 ? versions.set(change.path, [{
						label,
						change
					}]) : known.push({
						label,
						change
					});
				}
			}
			return versions;
		}
		function stepLabels(steps) {
			return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label])));
		}
		async function followLines(versions) {
			let removedBy = new Map();
			let lines;
			for (let { label, change } of versions) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.t)(change);
				lines ??= Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
			}
			return {
				lines: lines ?? [],
				removedBy
			};
		}
		function follow(lines, { hunks }, label, removedBy) {
			let next = [];
			let at = 0;
			let keepTo = (end) => {
				for (; at < end; at++) next.push(lines[at] ?? label);
			};
			for (let hunk of hunks) {
				keepTo(firstIndex(hunk.oldStart, hunk.oldLines));
				for (let { kind, lines: count } of hunk.runs) if (kind === "context") keepTo(at + count);
				else if (kind === "added") for (let i = 0; i < count; i++) next.push(label);
				else for (let end = at + count; at < end; at++) {
					let line = lines[at];
					typeof line == "number" && removedBy.set(line, label);
				}
			}
			keepTo(lines.length);
			return next;
		}
		function finder({ lines, removedBy }, all) {
			return (hunk) => {
				let found = new Set();
				let oldAt = firstIndex(hunk.oldStart, hunk.oldLines);
				let newAt = firstIndex(hunk.newStart, hunk.newLines);
				for (let { kind, lines: count } of hunk.runs) {
					for (let i = 0; i < count && kind === "removed"; i++) found.add(removedBy.get(oldAt + i + 1));
					for (let i = 0; i < count && kind === "added"; i++) found.add(lines[newAt + i]);
					kind !== "added" && (oldAt += count);
					kind !== "removed" && (newAt += count);
				}
				let authors = all.filter((label) => found.has(label));
				return authors.length === 0 ? all : authors;
			};
		}
		function firstIndex(start, lines) {
			return lines === 0 ? start : start - 1;
		}
		function unique(labels) {
			return [...new Set(labels)];
		}
		async function makePlanReport(run) {
			let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
			let diffs = await (0, _change_summary_js__WEBPACK_IMPORTED_MODULE_0__.n)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, _change_summary_js__WEBPACK_IMPORTED_MODULE_0__.r)(changes, diffs, run.places),
				authors
			};
		}
	}),
	9983: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => protected_places_exports,
			t: () => protectedPlaces
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var protected_places_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ protectedPlaces: () => protectedPlaces });
		async function protectedPlaces({ tree }, known) {
			let [{ readConfigFile }, { matchProtected }] = await Promise.all([__webpack_require__.e(9132).then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.w), __webpack_require__.e(5648).then(__webpack_require__.bind(__webpack_require__, 5648))]);
			let { repository, folder } = tree;
			let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_2__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(relative || ".");
			let config = known ?? (await readConfigFile(tree, new Date()))?.config;
			return {
				...directory.ok && { directory: directory.value },
				...config && { matches: matchProtected(config.protectedPaths) }
			};
		}
	}),
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => checkBranchName,
			n: () => describeRunOptions,
			r: () => readRunOptions,
			t: () => NO_RUN_OPTIONS
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
		}
		let NO_RUN_OPTIONS = {
			word: void 0,
			root: void 0,
			inputs: [],
			inputsFile: void 0,
			out: void 0,
			trust: void 0,
			branch: void 0,
			allowHosts: [],
			commit: !1,
			yes: !1,
			json: !1,
			verbose: !1,
			help: !1
		};
		let flag = { type: "boolean" };
		let value = { type: "string" };
		let list = {
			type: "string",
			multiple: !0
		};
		let COMMON = {
			root: value,
			json: flag,
			verbose: flag,
			help: {
				...flag,
				short: "h"
			}
		};
		let MAKING = {
			input: {
				...list,
				short: "i"
			},
			inputs: value,
			out: value,
			trust: value,
			"allow-host": list,
			yes: {
				...flag,
				short: "y"
			}
		};
		let LANDING = {
			commit: flag,
			branch: value
		};
		let TAKES = {
			preview: {
				...COMMON,
				...MAKING
			},
			check: {
				...COMMON,
				...MAKING
			},
			run: {
				...COMMON,
				...MAKING,
				...LANDING
			},
			apply: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			},
			undo: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			}
		};
		function readRunOptions(command, argv) {
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notBranch = given.branch === void 0 ? void 0 : checkBranchName(given.branch);
				if (notBranch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notBranch);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.o)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					word,
					root: given.root,
					inputs: [...given.input ?? [], ...others],
					inputsFile: given.inputs,
					out: given.out,
					trust: given.trust,
					branch: given.branch,
					allowHosts: given["allow-host"] ?? [],
					commit: given.commit ?? !1,
					yes: given.yes ?? !1,
					json: given.json ?? !1,
					verbose: given.verbose ?? !1,
					help: given.help ?? !1
				});
			} catch (error) {
				return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
		let OPTION_HELP = {
			input: "-i, --input NAME=VALUE  an input of the recipe, as without the option; repeatable",
			inputs: "--inputs FILE           inputs from a YAML or JSON file; those given one by one go before them",
			yes: "-y, --yes               approve beforehand, for use without a terminal",
			trust: "--trust SHA256          trust the recipe of that hash, for use without a terminal",
			"allow-host": "--allow-host H          a host that may be fetched from although its address is private; repeatable",
			commit: "--commit                land as a commit on the current branch",
			branch: "--branch NAME           land as a commit on a new branch; the working tree stays as it is",
			out: "--out DIR               also write summary.md, result.json and changes.patch there",
			root: "--root DIR              the folder to work in (default: this one if it has recipes, else the whole repository)",
			json: "--json                  one JSON document instead of text",
			verbose: "--verbose               say on standard error what happens",
			help: "-h, --help              this text"
		};
		function describeRunOptions(command) {
			return Object.keys(OPTION_HELP).filter((name) => Object.hasOwn(TAKES[command], name)).map((name) => `  ${OPTION_HELP[name]}\n`).join("");
		}
	}),
	8642: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { showKeptPlan: () => showKeptPlan });
		__webpack_require__(4472);
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _plan_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1464);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9132);
		var _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8694);
		var _next_commands_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2022);
		var _protected_places_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9983);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8910);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(744);
		function storedRun({ stored, recipe, places, waiting }) {
			let { plan, changes } = stored;
			let calls = plan.steps.map((planned) => ({
				planned,
				step: stepOf(planned, recipe),
				changes: [],
				outputs: void 0,
				durationMs: 0
			}));
			let known = {
				calls,
				evidence: plan.evidence,
				includes: plan.recipe.includes,
				changes
			};
			return {
				recipe,
				inputs: plan.inputs,
				outcome: outcomeOf(known, plan, waiting),
				plan,
				steps: stepsOf(calls, recipe),
				places
			};
		}
		function recordedRecipe({ recipe: { path, digest }, message }) {
			let [name = path] = message.split("\n", 1);
			return {
				name,
				description: "",
				inputs: [],
				permissions: {
					write: [],
					run: [],
					fetch: [],
					maxFiles: 0,
					at: void 0
				},
				steps: [],
				verify: [],
				outputs: [],
				source: {
					path,
					digest
				}
			};
		}
		function waitingStep({ steps }) {
			return steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		}
		function outcomeOf(known, plan, tool) {
			let waits = waitingStep(plan);
			if (waits === void 0) return {
				kind: "complete",
				outputs: {},
				...known
			};
			let { label, at, args, decision } = waits;
			let reason = decision.kind === "allow" ? decision.rule : decision.reason;
			return {
				kind: "gated",
				gate: {
					label,
					at,
					call: {
						tool: tool ?? unknownTool(waits.tool),
						args
					},
					reason
				},
				...known
			};
		}
		function unknownTool(name) {
			return {
				name,
				summary: "",
				category: "Network",
				effect: "external",
				risk: "dangerous",
				permissions: []
			};
		}
		function stepsOf(calls, { verify }) {
			let groups = [];
			for (let call of calls) {
				let last = groups.at(-1);
				let isSame = last?.[0] !== void 0 && placeOf(last[0].planned) === placeOf(call.planned);
				last !== void 0 && isSame ? last.push(call) : groups.push([call]);
			}
			return groups.map((group, i) => recordOf(group, {
				number: i + 1,
				total: groups.length,
				verify
			}));
		}
		function recordOf(calls, { number, total, verify }) {
			let [first] = calls;
			if (first === void 0) throw Error("A step without a call.");
			let { label, tool, at } = first.planned;
			return {
				place: {
					label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
					calls: tool,
					number,
					total,
					isVerify: verify.includes(first.step),
					depth: 0,
					at
				},
				ending: endingOf(calls),
				calls,
				startMs: 0,
				durationMs: 0
			};
		}
		function endingOf(calls) {
			let kinds = new Set(calls.map(({ planned }) => planned.outcome.kind));
			if (kinds.has("deferred")) return "deferred";
			if (kinds.has("failed")) return "failure";
			return kinds.has("ran") ? "success" : "skipped";
		}
		function placeOf({ at }) {
			return `${at.file}:${at.line}:${at.column}`;
		}
		function stepOf(planned, recipe) {
			let { tool, at } = planned;
			let own = [...recipe.steps, ...recipe.verify].find((step) => step.at.line === at.line && step.at.file === at.file);
			if (own !== void 0) return own;
			return {
				id: void 0,
				name: void 0,
				if: void 0,
				forEach: void 0,
				timeoutSeconds: void 0,
				report: void 0,
				call: {
					kind: "tool",
					tool,
					at
				},
				with: [],
				expect: [],
				continueOnError: !1,
				at
			};
		}
		async function showKeptPlan({ word, opened, options, invocation }) {
			let found = pickPlan(word, await (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_7__.n)(opened, invocation, word));
			if (!found.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(found.error, invocation);
			let { store, landing } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened);
			let stored = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.b)(store, found.value.digest);
			if (!stored.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(stored.error, invocation);
			let { plan } = stored.value;
			let waits = waitingStep(plan);
			let folder = (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_7__.t)(opened, plan);
			let there = folder === opened.tree.folder ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.V)(opened) : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.G)(invocation, folder);
			let home = there.ok ? there.value : opened;
			let { tree } = home;
			let run = storedRun({
				stored: stored.value,
				recipe: recordedRecipe(plan),
				places: await (0, _protected_places_js__WEBPACK_IMPORTED_MODULE_9__.t)(home),
				waiting: waits && await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.A)(waits.tool, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.k)(tree))
			});
			let root = (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_7__.r)(opened, plan, options.root);
			let { commit } = found.value;
			let branch = commit && tree.repository && await new _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.n(landing.git, tree.repository).branchElsewhere(commit);
			let ending = endingFor(found.value, plan, {
				root,
				branch
			});
			await (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__.Go)(await (0, _plan_report_js__WEBPACK_IMPORTED_MODULE_5__.t)({
				...run,
				isRecordOnly: !0,
				ending
			}), {
				options,
				invocation
			});
			return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
		}
		function pickPlan(word, plans) {
			let [first] = plans;
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.G)("not_found", `No plan is kept here whose digest begins with '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Xn)(word)}'`, "'sous plans' lists them."));
			if (plans.length > 1) {
				let digests = plans.slice(0, 5).map(({ digest }) => digest);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.G)("invalid_arguments", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Xn)(word)}' is the beginning of ${plans.length} plans`, `Give more of one: ${digests.join(", ")}`));
			}
			return first.error === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.V)(first) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)(first.error);
		}
		let REASONS = {
			waiting: "previewed",
			landed: "already_applied",
			gated: "gated",
			changed: "stale",
			stale: "stale",
			damaged: "failed:plan_tampered"
		};
		let DETAILS = {
			changed: "Files were changed since this plan landed. It can be undone once they are as it left them.",
			stale: "The branch or one of the files has changed since this plan was made, so that it cannot land any more."
		};
		function endingFor({ state, commit }, plan, where) {
			let [reason, detail] = [REASONS[state], DETAILS[state]];
			let options = {
				..._run_options_js__WEBPACK_IMPORTED_MODULE_10__.t,
				...askedFor(plan),
				...where
			};
			return {
				reason,
				next: (0, _next_commands_js__WEBPACK_IMPORTED_MODULE_8__.t)({
					reason: state === "landed" ? "landed" : reason,
					options,
					plan
				}),
				...detail && { detail: detail + (state === "stale" ? remedyFor(plan) : "") },
				...commit && { commit }
			};
		}
		function remedyFor(plan) {
			return (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_1__.n)(plan) === void 0 ? " Preview again." : " Let the call be made again.";
		}
		function askedFor({ recipe, inputs }) {
			return {
				word: recipe.path,
				inputs: Object.entries(inputs).map(([name, value]) => `${name}=${value}`)
			};
		}
	})
};
