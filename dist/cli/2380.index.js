"use strict";
exports.id = 2380;
exports.ids = [2380];
exports.modules = { 7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		askToApply: () => askToApply,
		consented: () => consented,
		terminalApprover: () => terminalApprover
	});
	__webpack_require__(4472);
	var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
	var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2140);
	var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
	var _run_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(744);
	let consented = {
		ask: async () => "approved",
		remember: async () => void 0
	};
	let ANSWERS = {
		y: "approved",
		yes: "approved",
		n: "refused",
		no: "refused",
		always: "always"
	};
	function terminalApprover(asking) {
		let { console, root, approvalsFile, signal, isShown } = asking;
		return {
			async ask(request) {
				let places = request.changes.length === 0 ? void 0 : await asking.places?.();
				isShown || await showCallChanges(request, console, places);
				console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.d)(request, places));
				let hasDiff = request.changes.length > 0;
				let hint = hasDiff ? _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.l : "";
				for (;;) {
					let answer = (await console.ask(`\n${hint}${_hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.c}`, signal))?.trim().toLowerCase();
					if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
					if (answer === "d" && hasDiff) await showCallChanges(request, console, places);
					else {
						let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
						if (known !== void 0) return known;
						console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.u)(hasDiff));
					}
				}
			},
			async remember(request) {
				let added = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.d)(approvalsFile, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(request.call, root));
				added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.k)(added.error, console.errStyle));
			}
		};
	}
	async function showCallChanges({ changes }, console, places) {
		if (changes.length === 0) return;
		let [{ diffChanges }, { renderDiff }] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 2140)).then((n) => n.i), Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
		console.err(`${renderDiff({
			changes,
			diffs: await diffChanges(changes),
			...places && { places }
		}, console.errStyle)}\n`);
	}
	async function askToApply(request) {
		let { loaded, opened, options, invocation, call, rules } = request;
		let { console, env, signal } = invocation;
		let { plan, changes } = loaded;
		let canAsk = console.isInteractive && !options.yes && !options.json;
		let places = await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(opened);
		options.json || await (0, _run_report_js__WEBPACK_IMPORTED_MODULE_5__.hq)(changes, console, places);
		let root = opened.tree.folder;
		let asking = {
			console,
			root,
			approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.f)(env),
			signal,
			isShown: !0,
			places: async () => places
		};
		let impossible = canAsk ? await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.i)(request) : void 0;
		if (impossible !== void 0) return impossible;
		let approver = options.yes ? consented : canAsk ? terminalApprover(asking) : _list_2_js__WEBPACK_IMPORTED_MODULE_2__.w;
		return (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.r)({
			plan,
			changes,
			hash: plan.digest,
			rules,
			root,
			approver,
			...call && { call }
		});
	}
}) };
