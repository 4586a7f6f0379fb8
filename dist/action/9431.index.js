"use strict";
exports.id = 9431;
exports.ids = [9431];
exports.modules = {
	9431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => markExpiredEverywhere,
			markExpired: () => markExpired
		});
		__webpack_require__(9604);
		var _sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3076);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5484);
		var _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8171);
		async function markExpired({ context, forge, pull, except }) {
			let [comments, now] = [await forge.comments(pull), forge.github.serverTime];
			if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
			if (!comments.value.some(({ body }) => isOver((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.fn)(body), now))) return;
			let [config, remote] = [await forge.config(), await forge.remote()];
			let digests = remote.ok ? await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.f)(remote.value, pull) : remote;
			if (!config.ok || !remote.ok || !digests.ok) return;
			for (let digest of digests.value) {
				let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(remote.value, digest);
				if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
				let { plan, state } = record.value;
				if (state.state !== "planned" && state.state !== "failed") continue;
				if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
				let refused = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.i)({
					context,
					forge,
					pull,
					plan,
					past: "expired"
				});
				refused === void 0 ? await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__.a)({
					context,
					forge
				}, plan) : context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.v)(refused.message)}\n`);
			}
		}
		async function markExpiredEverywhere(around) {
			let remote = await around.forge.remote();
			let refs = remote.ok ? await remote.value.readRefs([_pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.g]) : remote;
			if (!refs.ok) return around.context.runner.say(`Expired plans could not be looked for: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.v)(refs.error.message)}\n`);
			let pulls = [...new Set([...refs.value.keys()].map(_pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.b).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
			for (let pull of pulls.slice(0, 20)) await markExpired({
				...around,
				pull
			});
		}
		function askedAt({ plan, state }, comments) {
			let asked = (0, _sensitive_js__WEBPACK_IMPORTED_MODULE_1__.t)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
			return Date.parse(asked ?? state.plannedAt);
		}
		function isOver(until, now) {
			return until !== void 0 && until.getTime() < now.getTime();
		}
	}),
	8171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => showExpiredStatus,
			c: () => showStatus,
			i: () => showEndedStatus,
			n: () => failedStatus,
			o: () => showPreviewStatus,
			r: () => showCancelledStatus,
			s: () => showStaleStatus,
			t: () => appliedStatus
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3076);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5484);
		async function putStatus(github, { commit, recipe, state, description, url }) {
			let context = cut(`Sous / ${recipe}`, 255);
			let sent = await github.write({
				route: "POST /repos/{owner}/{repo}/statuses/{sha}",
				parameters: {
					sha: commit,
					state,
					context,
					description: cut(description, 140),
					target_url: url
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.pr)()
			});
			return sent.ok ? void 0 : sent.error;
		}
		function cut(text, most) {
			return text.length <= most ? text : `${text.slice(0, most - 1)}\u2026`;
		}
		let AGAIN = "Run the recipe again.";
		let REFUSED = "Failed: GitHub refused the commit. See the run.";
		let ENDED = {
			stale_head: `Stale: the branch moved after the preview. ${AGAIN}`,
			stale_base: `Stale: the base branch changed after the preview. ${AGAIN}`,
			plan_outdated: `Stale: the recipe or the configuration changed after the preview. ${AGAIN}`,
			plan_version: `Stale: another version of Sous made the preview. ${AGAIN}`,
			plan_expired: `Expired: not approved in time. ${AGAIN}`,
			plan_not_reproduced: `Failed: the plan came out differently the second time. ${AGAIN}`,
			protected_branch: REFUSED,
			workflows_permission: REFUSED,
			signatures_required: REFUSED,
			push_protection: REFUSED,
			push_rejected: REFUSED
		};
		async function showPreviewStatus(around, commit, report) {
			await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)({ recipe: report.recipe.source }),
				...previewStatus(report)
			});
		}
		function previewStatus(report) {
			let { ending, records } = report;
			let { reason, next } = ending;
			let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)(report);
			if (reason === "clean") return {
				state: "success",
				description: found === 0 ? "Clean: nothing to change." : `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(found, "finding")}.`
			};
			if (reason !== "previewed" && reason !== "gated") return failedStatus(reason);
			let files = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(records.filter(({ kind }) => kind !== "create_directory").length, "file");
			if (next.length === 0) return {
				state: "failure",
				description: `Would change ${files}, but Sous cannot apply it. See the comment.`
			};
			return {
				state: "pending",
				description: `Waiting for approval: ${reason === "gated" ? "a call has to run first" : `would change ${files}`}.`
			};
		}
		function failedStatus(reason) {
			return {
				state: "failure",
				description: `Failed: ${reason}. See the run.`
			};
		}
		function appliedStatus(commit) {
			return {
				state: "success",
				description: `Applied as ${commit.slice(0, 7)}.`
			};
		}
		async function showEndedStatus(command, { code }) {
			let { context, forge, from, digest } = command;
			let description = ENDED[code];
			if (description === void 0 || context.job === "plan") return;
			let plan = await findCurrent(forge, from.pull, digest);
			let pull = plan && await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.d)(forge.github, from.pull);
			if (plan === void 0 || !pull?.ok) return;
			await showStatus(command, {
				commit: pull.value.head.commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description
			});
		}
		async function showCancelledStatus(around, plan, pull) {
			let current = await findCurrent(around.forge, pull, plan.digest);
			let commit = plan.head?.commit;
			if (current === void 0 || commit === void 0) return;
			await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description: `Cancelled. ${AGAIN}`
			});
		}
		async function showExpiredStatus(around, plan) {
			await showPast(around, plan, plan.head?.commit, ENDED.plan_expired);
		}
		async function showStaleStatus(around, plan, head) {
			await showPast(around, plan, head, ENDED.stale_head);
		}
		async function showPast(around, plan, commit = "", description = "") {
			commit !== "" && await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description
			});
		}
		async function findCurrent(forge, pull, digest) {
			let remote = await forge.remote();
			let current = remote.ok ? await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.f)(remote.value, pull) : remote;
			let whole = current.ok ? current.value.find((one) => one.startsWith(digest)) : void 0;
			if (!remote.ok || whole === void 0) return;
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.U)(remote.value, whole);
			return record.ok ? record.value.plan : void 0;
		}
		async function showStatus({ context, forge }, status) {
			if (context.runner.input("comment") === "off") return;
			let refused = await putStatus(forge.github, {
				...status,
				url: (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.b)(context)
			});
			refused !== void 0 && context.runner.say(`No status on the commit: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.v)(refused.message)}. ${refused.suggestion}\n`);
		}
	}),
	5456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => whySensitive,
			t: () => hasRunExternal
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
		function whySensitive({ plan, changes }, config) {
			let places = {
				directory: plan.base.directory,
				matches: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.u)(config.protectedPaths)
			};
			let reasons = [];
			for (let change of changes) {
				let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(change, places);
				why !== void 0 && reasons.push(`it changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(change.path)}, which ${why}`);
			}
			reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
			let deletes = changes.filter((change) => change.kind === "delete").length;
			deletes > 20 && reasons.push(`it deletes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(deletes, "file")}`);
			return reasons;
		}
		function externalCalls({ steps }) {
			let tools = new Set();
			for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zt)(tool) && tools.add(tool);
			return [...tools];
		}
		function hasRunExternal({ steps }) {
			return steps.some(({ tool, outcome }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zt)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
		}
	})
};
