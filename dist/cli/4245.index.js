export const id = 4245;
export const ids = [4245, 1388];
export const modules = {
	47263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => addApproval,
			R: () => readApprovals
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50336);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44529);
		let KEYS = {
			tool: "string",
			pattern: "string",
			expires: "string",
			enabled: "boolean",
			root: "string",
			definition: "string"
		};
		function readApprovals(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, problem, "Correct it, or delete it."));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				rules,
				problems: (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__.mk)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function findShapeProblem(rule, i) {
			let where = `rule ${i + 1}`;
			if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
			for (let [key, value] of Object.entries(rule)) {
				if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
				if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
			}
			return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
		}
		function broken(file, why, suggestion, position = "") {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
		}
	}),
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
	}),
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replacePrivateFile: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
