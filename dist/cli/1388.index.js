export const id = 1388;
export const ids = [1388];
export const modules = {
	36626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50336);
		var _report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62844);
		var _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3324);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47263);
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
					isShown || await showChanges(request, console, places);
					console.err((0, _report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.m)(request, places));
					for (;;) {
						let answer = (await console.ask(`\n${_report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.B}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d") await showChanges(request, console, places);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err("Answer y (yes), n (no), always (this very call, in this folder, from now on) or d (show the diff again).\n");
						}
					}
				},
				async remember(request) {
					let added = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(approvalsFile, (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_3__.gu)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__.vr)(added.error, console.errStyle));
				}
			};
		}
		async function showChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(5325).then(__webpack_require__.bind(__webpack_require__, 85325)), __webpack_require__.e(3582).then(__webpack_require__.bind(__webpack_require__, 63582))]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
		}
	}),
	23186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => whyProtected });
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
	62844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => APPROVAL_QUESTION,
			m: () => renderApproval
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53985);
		let APPROVAL_QUESTION = "Approve? (y/n/always): ";
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
	})
};
