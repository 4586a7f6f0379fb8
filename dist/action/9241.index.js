"use strict";
exports.id = 9241;
exports.ids = [9241];
exports.modules = { 9241: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { tellDrift: () => tellDrift });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2528);
	var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
	let Issue = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({
		number: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
		html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)(),
		state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.yn)(["open", "closed"]),
		title: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)(),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)()),
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt })),
		pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.On)({}))
	});
	async function reportDrift(report) {
		let found = await findIssue(report);
		if (!found.ok) return found;
		let issue = found.value;
		if (report.body === void 0) return issue?.state === "open" ? closeIssue(report, issue) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "none",
			issue: void 0
		});
		let text = {
			title: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.B)(report.title, 200),
			body: `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.xt)(markOf(report))}\n${report.body}`
		};
		if (issue === void 0) return openIssue(report, text);
		if (sameText(issue.body ?? "", text.body)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: issue.state === "open" ? "unchanged" : "left",
			issue: driftIssue(issue)
		});
		let changed = await change(report, issue, {
			...text,
			state: "open"
		});
		return changed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
		let marker = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.xt)(markOf(report));
		let own = listed.value.filter(({ user, body, pull_request: pull }) => user?.id === self.id && pull === void 0 && body?.startsWith(marker));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(own.find(({ state }) => state === "open") ?? own.toSorted((a, b) => b.number - a.number)[0]);
	}
	async function openIssue(report, text) {
		let created = await report.github.write({
			route: "POST /repos/{owner}/{repo}/issues",
			parameters: text,
			schema: Issue,
			look: () => findIssue(report)
		});
		return created.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vn)()
		});
		let warning = said.ok ? {} : { warning: `The comment on #${issue.number} could not be written: ${said.error.message}` };
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(now.value.state === values.state && sameText(now.value.body ?? "", values.body) ? now.value : void 0);
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
	async function tellDrift({ context, forge }, report) {
		let self = await forge.self();
		if (!self.ok) return self;
		let { path } = report.recipe.source;
		let name = (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__._)({ recipe: report.recipe.source });
		let folder = context.runner.input("working-directory") || ".";
		let told = await reportDrift({
			github: forge.github,
			self: self.value,
			subject: folder === "." ? path : `${folder} ${path}`,
			title: folder === "." ? `Drift: ${report.recipe.name}` : `Drift in ${folder}: ${report.recipe.name}`,
			body: report.changes.length === 0 ? void 0 : (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.M)(report, name),
			closing: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.vt)(name)} would change nothing any more, so [this run](${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.l)(context)}) closed the issue.\n`
		});
		if (!told.ok) {
			let { code, message, suggestion } = told.error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)(code, `The issue could not be written: ${message}`, suggestion));
		}
		let { kind, issue, warning } = told.value;
		warning !== void 0 && context.runner.say(`${warning}\n`);
		if (issue === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("There is nothing to change, and no open issue.");
		let said = kind === "left" ? "was closed by someone and says the same, so Sous left it" : `is ${kind}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(`#${issue.number} ${said}: ${issue.url}`);
	}
}) };
