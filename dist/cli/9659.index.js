"use strict";
exports.id = 9659;
exports.ids = [9659];
exports.modules = { 9659: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		bareResult: () => bareResult,
		planResult: () => planResult
	});
	__webpack_require__(4472);
	var _outcome_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6850);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
	var _plan_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1219);
	function planResult(report, { isIncomplete = !1 } = {}) {
		let { recipe, inputs, outcome, plan, steps, records, ending } = report;
		let { shown, more } = (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_1__.i)(report);
		let count = (level) => shown.filter((one) => one.level === level).length + more[level];
		return {
			...frame(ending, plan),
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
			warnings: [...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_3__.o)(report), ...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_3__.n)(report)],
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
			...frame(ending, plan),
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
				...(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(diagnostic)
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
	function frame(ending, plan) {
		let { reason, commit, next } = ending;
		return {
			schema_version: 1,
			decision: (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_1__.u)(reason),
			reason_code: reason,
			message: [(0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_1__.r)(ending, (detail) => detail), ...ending.note === void 0 ? [] : [ending.note]].join(" "),
			digest: plan?.digest ?? null,
			base: plan?.base.commit ?? null,
			commit: commit ?? null,
			next: next.map(({ command, does }) => ({
				command,
				does
			}))
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
		let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_3__.l)(step);
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
}) };
