#!/usr/bin/env node
(() => {
	var __webpack_modules__ = {
		246: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(164)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		997: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["apply-commands"]();
		},
		890: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["bundle-command"]();
		},
		668: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["campaign-command"]();
		},
		52: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["completion-command"]();
		},
		471: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["explain-command"]();
		},
		68: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["init-command"]();
		},
		218: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["invoke-command"]();
		},
		865: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["list-command"]();
		},
		22: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["mcp-command"]();
		},
		542: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["plans-command"]();
		},
		703: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["recipe-commands"]();
		},
		462: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["recover-command"]();
		},
		38: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["render-help"]();
		},
		755: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["serve-command"]();
		},
		268: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["studio-command"]();
		},
		555: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["tools-command"]();
		},
		517: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(913)["update-command"]();
		},
		821: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(506).work();
			module.exports = {
				__esModule: !0,
				get didYouMean() {
					return part().didYouMean;
				}
			};
		},
		544: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(166).command();
		},
		959: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		},
		659: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).terminal();
		},
		4: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(568).command();
		},
		164: (module) => {
			"use strict";
			module.exports = require("../shared/base.js");
		},
		913: (module) => {
			"use strict";
			module.exports = require("../shared/cli.js");
		},
		506: (module) => {
			"use strict";
			module.exports = require("../shared/core.js");
		},
		166: (module) => {
			"use strict";
			module.exports = require("../shared/reader.js");
		},
		135: (module) => {
			"use strict";
			module.exports = require("../shared/start.js");
		},
		568: (module) => {
			"use strict";
			module.exports = require("../shared/tool-call.js");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = {};
	(() => {
		"use strict";
		__nccwpck_require__(959);
		var tool_errors = __nccwpck_require__(246);
		var terminal = __nccwpck_require__(659);
		var work = __nccwpck_require__(821);
		let external_node_fs_namespaceObject = require("node:fs");
		let external_node_path_namespaceObject = require("node:path");
		//! src/cli/run-command-line.ts
		let COMMANDS = {
			init: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 68, 23)).then((n) => n.init_command_exports)).initCommand,
			preview: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 703, 23)).then((n) => n.recipe_commands_exports)).previewCommand,
			check: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 703, 23)).then((n) => n.recipe_commands_exports)).checkCommand,
			run: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 703, 23)).then((n) => n.recipe_commands_exports)).runCommand,
			apply: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 997, 23)).then((n) => n.apply_commands_exports)).applyCommand,
			undo: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 997, 23)).then((n) => n.apply_commands_exports)).undoCommand,
			plans: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 542, 23)).then((n) => n.plans_command_exports)).plansCommand,
			tool: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4, 23)).then((n) => n.tool_command_exports)).toolCommand,
			tools: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 555, 23)).then((n) => n.tools_command_exports)).toolsCommand,
			validate: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 544, 23)).then((n) => n.validate_command_exports)).validateCommand,
			list: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 865, 23)).then((n) => n.list_command_exports)).listCommand,
			explain: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 471, 23)).then((n) => n.explain_command_exports)).explainCommand,
			campaign: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 668, 23)).then((n) => n.campaign_command_exports)).campaignCommand,
			update: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 517, 23)).then((n) => n.update_command_exports)).updateCommand,
			bundle: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 890, 23)).then((n) => n.bundle_command_exports)).bundleCommand,
			invoke: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 218, 23)).then((n) => n.invoke_command_exports)).invokeCommand,
			serve: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 755, 23)).then((n) => n.serve_command_exports)).serveCommand,
			studio: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 268, 23)).then((n) => n.studio_command_exports)).studioCommand,
			mcp: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 22, 23)).then((n) => n.mcp_command_exports)).mcpCommand,
			completion: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 52, 23)).then((n) => n.completion_command_exports)).completionCommand,
			recover: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 462, 23)).then((n) => n.recover_command_exports)).recoverCommand
		};
		async function main(invocation) {
			let [name, ...rest] = invocation.argv.filter((word) => word !== "--no-color" && word !== "--no-pager");
			if (name === "help" && Object.hasOwn(COMMANDS, rest[0] ?? "")) return main({
				...invocation,
				argv: [...rest, "--help"]
			});
			if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
				invocation.console.out((await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 38, 23)).then((n) => n.render_help_exports)).renderHelp());
				return name === void 0 ? terminal.EXIT.badArguments : terminal.EXIT.done;
			}
			if (name === "--version" || name === "-v" || name === "-V") {
				invocation.console.out(`sous ${terminal.VERSION}\n`);
				return terminal.EXIT.done;
			}
			let load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
			if (load === void 0) return (0, terminal.fail)(unknownCommand(name), invocation);
			return (await load())({
				opensAnyRecipe: !0,
				...invocation,
				argv: rest
			});
		}
		function unknownCommand(name) {
			let meant = (0, work.didYouMean)(name, Object.keys(COMMANDS));
			return ERRORS$1.unknownCommand(name, meant);
		}
		let ERRORS$1 = { unknownCommand: (name, meant) => (0, tool_errors.toolError)("invalid_arguments", `Unknown command '${name}'`, meant === void 0 ? "See sous --help." : `Did you mean 'sous ${meant}'? See sous --help.`) };
		//! src/cli/main.ts
		let argv = process.argv.slice(2);
		let program = external_node_fs_namespaceObject.realpathSync(process.argv[1] ?? process.execPath);
		let console = (0, terminal.processConsole)(process.env, {
			isColourAllowed: !argv.includes("--no-color"),
			isPagerAllowed: !argv.includes("--no-pager") && !argv.includes("--json")
		});
		let cancel = new AbortController();
		let interrupted = 0;
		for (let [signal, exitCode] of [
			["SIGINT", 130],
			["SIGTERM", 143],
			["SIGHUP", 129]
		]) process.on(signal, () => {
			if (signal === "SIGINT" && console.isPaging) return;
			cancel.signal.aborted && process.exit(exitCode);
			interrupted = exitCode;
			cancel.abort();
		});
		process.once("beforeExit", () => {
			if (process.exitCode !== void 0) return;
			process.exitCode = (0, terminal.fail)(ERRORS.stopped(), {
				argv,
				console
			});
		});
		run();
		function currentFolder(env) {
			try {
				return process.cwd();
			} catch (error) {
				if (error.code === void 0) throw error;
				let named = env.PWD ?? "";
				return external_node_path_namespaceObject.isAbsolute(named) ? named : "/dev/null/.";
			}
		}
		async function run() {
			let damaged = (0, terminal.checkArgv)(argv);
			try {
				if (damaged !== void 0) {
					process.exitCode = (0, terminal.fail)(damaged, {
						argv,
						console
					});
					return;
				}
				let code = await main({
					argv,
					env: process.env,
					folder: currentFolder(process.env),
					program: {
						folder: external_node_path_namespaceObject.dirname(program),
						extension: external_node_path_namespaceObject.extname(program)
					},
					trustsPatterns: !0,
					console,
					notice: (0, terminal.showNotices)(console),
					signal: cancel.signal
				});
				await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
				let isCancelled = code === terminal.EXIT.cancelled || interrupted !== 0 && code !== terminal.EXIT.done;
				process.exitCode = isCancelled ? interrupted : code;
			} catch (error) {
				process.exitCode = (0, terminal.reportFault)(error, {
					argv,
					env: process.env,
					console
				});
			}
		}
		let ERRORS = { stopped: () => (0, tool_errors.toolError)("cancelled", "Sous stopped before it was done", "Run it again.") };
	})();
	module.exports = __webpack_exports__;
})();
