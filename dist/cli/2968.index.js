"use strict";
exports.id = 2968;
exports.ids = [2968];
exports.modules = { 2968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { recoverCommand: () => recoverCommand });
	__webpack_require__(4472);
	var _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _plan_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);
	var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9540);
	var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
	var _plan_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(889);
	var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
	let CHOICES = "  sous recover --finish    land the rest of it\n  sous recover --rollback  take back what was landed\n  sous recover --discard   leave the files as they are, and forget about the landing\n";
	let USAGE = `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Looks for a landing that was interrupted, and ends it:
${CHOICES}`;
	let NONE = "No landing was interrupted here.\n";
	let DONE = {
		finish: "Finished the landing",
		rollback: "Took the landing back"
	};
	async function recoverCommand(invocation) {
		let { console } = invocation;
		let options = readOptions(invocation.argv);
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.f)(options.error, invocation);
		if (options.value.help) {
			console.out(USAGE);
			return _entry_js__WEBPACK_IMPORTED_MODULE_5__.l.done;
		}
		let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(invocation, options.value.root);
		if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.f)(opened.error, invocation);
		let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_3__.t)(opened.value);
		let { how } = options.value;
		let { json } = options.value;
		if (how === void 0) {
			let waiting = (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.i)(place);
			if (!waiting.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.f)(waiting.error, invocation);
			console.out(json ? waitingJson(waiting.value) : describeWaiting(waiting.value));
			return waiting.value === void 0 ? _entry_js__WEBPACK_IMPORTED_MODULE_5__.l.done : _entry_js__WEBPACK_IMPORTED_MODULE_5__.l.failed;
		}
		let ended = (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.a)(place, how);
		if (!ended.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.f)(ended.error, invocation);
		let unfinished = ended.value ?? null;
		unfinished !== null && how === "finish" && await markThoseLanded(opened.value, invocation);
		console.out(json ? `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.L)({
			success: !0,
			unfinished,
			recovery: unfinished && how
		})}\n` : describeEnded(ended.value, how));
		!json && unfinished !== null && how === "finish" && place.gitDirectory !== void 0 && console.out("  If it was to become a commit, 'sous apply <digest> --commit' makes it; 'sous plans' lists the digests.\n");
		return _entry_js__WEBPACK_IMPORTED_MODULE_5__.l.done;
	}
	async function markThoseLanded(opened, invocation) {
		for (let { digest, state } of await (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_1__.n)(opened, invocation)) state === "landed" && await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_6__.r)((0, _plan_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(opened).store, digest);
	}
	function waitingJson(found) {
		let error = found && {
			...(0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.r)(found.folder),
			suggestion: "Run sous recover with --finish, --rollback or --discard."
		};
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.L)({
			success: found === void 0,
			unfinished: found ?? null,
			recovery: null,
			...error && { error }
		})}\n`;
	}
	function describeWaiting(found) {
		if (found === void 0) return NONE;
		return `! A landing of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.nt)(found.files, "file")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.I)(found.folder)} was interrupted. Choose how to end it:\n${CHOICES}`;
	}
	function describeEnded(found, how) {
		if (found === void 0) return NONE;
		let files = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.nt)(found.files, "file")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.I)(found.folder)}`;
		if (how === "discard") return `\u2713 Forgot the landing of ${files}; ${found.files === 1 ? "it stays as it is" : "they stay as they are"}\n`;
		let some = how === "rollback" && found.settled < found.files ? `${found.settled} of ` : "";
		return `\u2713 ${DONE[how]}: ${some}${files}\n`;
	}
	function readOptions(argv) {
		let flag = {
			type: "boolean",
			default: !1
		};
		try {
			let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_7__.parseArgs)({
				args: [...argv],
				options: {
					root: {
						type: "string",
						default: "."
					},
					finish: flag,
					rollback: flag,
					discard: flag,
					json: flag,
					help: {
						...flag,
						short: "h"
					}
				}
			});
			let chosen = [
				"finish",
				"rollback",
				"discard"
			].filter((how) => values[how]);
			if (chosen.length > 1) return usage(`${chosen.map((how) => `--${how}`).join(" and ")} exclude each other`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ut)({
				root: values.root,
				how: chosen[0],
				json: values.json,
				help: values.help
			});
		} catch (error) {
			return usage(error.message.split(". ", 1)[0] ?? "Wrong options");
		}
	}
	function usage(message) {
		return {
			ok: !1,
			error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.pt)("invalid_arguments", message, "See sous recover --help.")
		};
	}
}) };
