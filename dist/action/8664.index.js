"use strict";
exports.id = 8664;
exports.ids = [8664];
exports.modules = { 8664: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { sweepOld: () => sweepOld });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	let SWEPT = [
		"plans/",
		"current/",
		"objects/"
	];
	async function sweepPlans(remote, { now, keepDays }) {
		let limit = Math.floor(now.getTime() / 1e3) - keepDays * 86400;
		let old = [];
		let local = await remote.fetchTips("refs/sous/");
		if (!local.ok) return local;
		let listed = await remote.run([
			"for-each-ref",
			"--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)",
			...SWEPT.map((folder) => local.value + folder)
		]);
		if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y)("list the plans", listed.error));
		for (let line of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(listed.value).split("\n")) {
			let [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? [];
			if (id === void 0 || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.$)(id) || ref === void 0 || subject?.endsWith(": applying")) continue;
			Number(time) < limit && old.push({
				ref: `refs/sous/${ref.slice(local.value.length)}`,
				from: id
			});
		}
		let swept = old.slice(0, 50);
		for (let at = 0; at < swept.length; at += 5) {
			let pushed = await remote.push(swept.slice(at, at + 5).map(({ ref, from }) => ({
				ref,
				from,
				to: void 0
			})));
			if (!pushed.ok) return pushed;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(swept.length);
	}
	async function sweepOld({ context, forge, keepHours }) {
		let remote = await forge.remote();
		let now = forge.github.serverTime;
		if (!remote.ok || now === void 0 || context.signal.aborted) return;
		let swept = await sweepPlans(remote.value, {
			now,
			keepDays: 30 + Math.ceil(keepHours / 24)
		});
		swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Old plans could not be removed: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(swept.error.message)}\n`);
	}
}) };
