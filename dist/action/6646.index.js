"use strict";
exports.id = 6646;
exports.ids = [6646];
exports.modules = {
	7008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => plannedBefore,
			n: () => expectedOf,
			r: () => expectedOnPull,
			t: () => calledName
		});
		var _make_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8656);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5296);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
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
		function expectedOnPull(trusted, pull) {
			return {
				...expectedOf(trusted),
				isFork: pull.isFork,
				checkPlace: (plan) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.h)(plan, pull)
			};
		}
		function expectedOf({ context, forge, config, prepared }) {
			let { recipe, inputs } = prepared;
			let message = context.runner.input("commit-message") || (0, _make_run_js__WEBPACK_IMPORTED_MODULE_0__.n)(recipe);
			return {
				recipe,
				inputs,
				config,
				sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_1__.d,
				message,
				isTrusted: (source) => isOnDefaultBranch(forge, prepared, source)
			};
		}
		async function plannedBefore(stored, { config, prepared }) {
			let waits = waitingStep(stored.plan);
			let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
			let places = {
				directory: stored.plan.base.directory,
				matches: (0, _make_run_js__WEBPACK_IMPORTED_MODULE_0__.o)(config.protectedPaths)
			};
			return storedRun({
				stored,
				recipe: prepared.recipe,
				places,
				waiting
			});
		}
		async function isOnDefaultBranch(forge, { library }, { path, digest }) {
			if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
			let tree = await forge.trusted();
			let text = tree.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.P)(tree.value, path) : tree;
			return text.ok && text.value !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.P)(Buffer.from(text.value)) === digest;
		}
		function calledName({ recipe: { path } }) {
			return path.startsWith("sous:") ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
		}
	}),
	6646: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { tellDrift: () => tellDrift });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7008);
		let Issue = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Yn)({
			number: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt,
			html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.tr)(),
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.In)(["open", "closed"]),
			title: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.tr)(),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.tr)()),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Yn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt })),
			pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Gn)({}))
		});
		async function reportDrift(report) {
			let found = await findIssue(report);
			if (!found.ok) return found;
			let issue = found.value;
			if (report.body === void 0) return issue?.state === "open" ? closeIssue(report, issue) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				kind: "none",
				issue: void 0
			});
			let text = {
				title: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.y)(report.title, 200),
				body: `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.V)(markOf(report))}\n${report.body}`
			};
			if (issue === void 0) return openIssue(report, text);
			if (sameText(issue.body ?? "", text.body)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				kind: issue.state === "open" ? "unchanged" : "left",
				issue: driftIssue(issue)
			});
			let changed = await change(report, issue, {
				...text,
				state: "open"
			});
			return changed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				kind: issue.state === "open" ? "updated" : "reopened",
				issue: driftIssue(changed.value)
			}) : changed;
		}
		function markOf({ subject }) {
			return {
				kind: "drift",
				subject
			};
		}
		async function findIssue(report) {
			let { github, self } = report;
			let listed = await github.requestAll("GET /repos/{owner}/{repo}/issues", {
				creator: self.login,
				state: "all"
			}, Issue);
			if (!listed.ok) return listed;
			let marker = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.V)(markOf(report));
			let own = listed.value.filter(({ user, body, pull_request: pull }) => user?.id === self.id && pull === void 0 && body?.startsWith(marker));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(own.find(({ state }) => state === "open") ?? own.toSorted((a, b) => b.number - a.number)[0]);
		}
		async function openIssue(report, text) {
			let created = await report.github.write({
				route: "POST /repos/{owner}/{repo}/issues",
				parameters: text,
				schema: Issue,
				look: () => findIssue(report)
			});
			return created.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				kind: "opened",
				issue: driftIssue(created.value)
			}) : created;
		}
		async function closeIssue(report, issue) {
			let { github, closing } = report;
			let closed = await change(report, issue, {
				state: "closed",
				body: `${(issue.body ?? "").trimEnd()}\n<!-- sous:clean -->\n`
			});
			if (!closed.ok) return closed;
			let said = await github.write({
				route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
				parameters: {
					issue_number: issue.number,
					body: closing
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ir)()
			});
			let warning = said.ok ? {} : { warning: `The comment on #${issue.number} could not be written: ${said.error.message}` };
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				kind: "closed",
				issue: driftIssue(issue),
				...warning
			});
		}
		async function change({ github }, { number }, values) {
			return github.write({
				route: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
				parameters: {
					issue_number: number,
					...values
				},
				schema: Issue,
				async look() {
					let now = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number }, Issue);
					if (!now.ok) return now;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(now.value.state === values.state && sameText(now.value.body ?? "", values.body) ? now.value : void 0);
				}
			});
		}
		function sameText(a, b) {
			return a.replaceAll("\r\n", "\n").trim() === b.replaceAll("\r\n", "\n").trim();
		}
		function driftIssue({ number, html_url: url }) {
			return {
				number,
				url
			};
		}
		let ISSUE_BUDGET = {
			bytes: 24e4,
			units: 6e4
		};
		function renderDrift(report, name) {
			let files = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sn)(report.diffs.length, "file");
			let head = `Recipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)(name)} would change ${files}. To fix it, run this in a clone and commit the result:\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mn)("sh", [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(fixOf(report, name))])}\n`;
			let parts = [
				{
					rank: 1,
					forms: [{ render: () => head }]
				},
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(report, 2),
				...report.diffs.map((diff) => ({
					...(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(diff, report.authors),
					rank: 3
				}))
			];
			return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vn)(parts, ISSUE_BUDGET).text}\nSous updates this issue, and closes it when there is nothing to change any more.\n`;
		}
		function fixOf({ recipe, inputs }, name) {
			return [
				"sous",
				"run",
				name,
				...recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default).flatMap(({ name: key }) => ["-i", `${key}=${textOf(inputs[key])}`])
			].map(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft).join(" ");
		}
		function textOf(value) {
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		async function tellDrift({ context, forge }, report) {
			let self = await forge.self();
			if (!self.ok) return self;
			let { path } = report.recipe.source;
			let name = (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_4__.t)({ recipe: report.recipe.source });
			let folder = context.runner.input("working-directory") || ".";
			let told = await reportDrift({
				github: forge.github,
				self: self.value,
				subject: folder === "." ? path : `${folder} ${path}`,
				title: folder === "." ? `Drift: ${report.recipe.name}` : `Drift in ${folder}: ${report.recipe.name}`,
				body: report.changes.length === 0 ? void 0 : renderDrift(report, name),
				closing: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)(name)} would change nothing any more, so [this run](${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(context)}) closed the issue.\n`
			});
			if (!told.ok) {
				let { code, message, suggestion } = told.error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(code, `The issue could not be written: ${message}`, suggestion));
			}
			let { kind, issue, warning } = told.value;
			warning !== void 0 && context.runner.say(`${warning}\n`);
			if (issue === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)("There is nothing to change, and no open issue.");
			let said = kind === "left" ? "was closed by someone and says the same, so Sous left it" : `is ${kind}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(`#${issue.number} ${said}: ${issue.url}`);
		}
	})
};
