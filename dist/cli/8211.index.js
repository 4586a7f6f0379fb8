"use strict";
exports.id = 8211;
exports.ids = [8211];
exports.modules = {
	5035: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => commitText,
			n: () => checkBranchName,
			o: () => signatureTime,
			r: () => checkMessage,
			t: () => PLAN_TRAILER
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function checkMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
		}
	}),
	8211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkCommand: () => checkCommand,
			previewCommand: () => previewCommand,
			runCommand: () => runCommand
		});
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8910);
		function checkCommand(invocation) {
			return recipeCommand("check", invocation);
		}
		function previewCommand(invocation) {
			return recipeCommand("preview", invocation);
		}
		function runCommand(invocation) {
			return recipeCommand("run", invocation);
		}
		let TEXTS = {
			preview: "Shows what a recipe would change, and changes nothing. The plan is kept: 'sous apply <digest>' lands exactly it.\nExit code 0 when there is a whole plan, 4 when a call waits for approval.",
			check: "Tells whether a recipe would change anything, and changes nothing. Exit code 0 when not, 2 when it would.",
			run: "Shows what a recipe would change, asks, and lands exactly that. Without a terminal nothing lands unless --yes says so:\nexit code 4, and the plan is kept for 'sous apply <digest>'."
		};
		async function recipeCommand(mode, invocation) {
			let options = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_2__.r)(mode, invocation.argv);
			if (!options.ok) {
				let { failEarly } = await Promise.all([
					__webpack_require__.e(9132),
					__webpack_require__.e(6816),
					__webpack_require__.e(3952),
					__webpack_require__.e(1219),
					__webpack_require__.e(744),
					__webpack_require__.e(1764)
				]).then(__webpack_require__.bind(__webpack_require__, 744));
				return failEarly(options.error, invocation);
			}
			if (options.value.help) {
				invocation.console.out(`Usage: sous ${mode} <NAME|PATH> [name=value \u2026] [options]\n\n${TEXTS[mode]}\n\n${(0, _run_options_js__WEBPACK_IMPORTED_MODULE_2__.n)(mode)}`);
				return _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
			}
			let { runRecipe } = await Promise.all([
				__webpack_require__.e(9132),
				__webpack_require__.e(9540),
				__webpack_require__.e(6816),
				__webpack_require__.e(3952),
				__webpack_require__.e(1219),
				__webpack_require__.e(744),
				__webpack_require__.e(2845),
				__webpack_require__.e(7764)
			]).then(__webpack_require__.bind(__webpack_require__, 7764));
			return runRecipe(mode, options.value, invocation);
		}
	}),
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => describeRunOptions,
			r: () => readRunOptions,
			t: () => NO_RUN_OPTIONS
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5035);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
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
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notBranch = given.branch === void 0 ? void 0 : (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_1__.n)(given.branch);
				if (notBranch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notBranch);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.c)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
	})
};
