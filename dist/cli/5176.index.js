"use strict";
exports.id = 5176;
exports.ids = [5176];
exports.modules = {
	5176: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { mcpCommand: () => mcpCommand });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _served_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8704);
		var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
		async function mcpCommand(given) {
			let env = configureEnvironment(given.env);
			let options = readOptions(given.argv);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(options.error, given);
			if (options.value.help) {
				given.console.out("Usage: sous mcp [--root DIR] [--allow-host HOST] [--verbose]\n\nServes the tools, also those of bundles, the recipes and the documents of one folder to an MCP client, over standard input and output. Reading\nhappens at once. Everything else is shown to the person behind the client, who approves exactly that or refuses it.\n\n  --root DIR         the folder to serve (default: the current one, unless it is a whole disk or a home folder)\n  --allow-host HOST  let tools reach a private host by name\n  --verbose          say on standard error what happens\n\nVariables\n  MCP_TOOL_PREFIX            before the names of tools (default: guide; empty for none)\n  MCP_INCLUDE_EXAMPLE_TOOLS  'true' to offer example tools too\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
			}
			let prefix = checkToolPrefix(env.MCP_TOOL_PREFIX);
			if (prefix !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(prefix, given);
			let root = (0, _served_root_js__WEBPACK_IMPORTED_MODULE_4__.t)(given.folder, options.value.root);
			if (!root.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(root.error, given);
			return serve({
				...given,
				env,
				folder: root.value,
				console: {
					...given.console,
					out: given.console.err,
					isInteractive: !1
				}
			}, root.value, options.value);
		}
		async function serve(invocation, root, { verbose, allowHosts }) {
			let { console, signal } = invocation;
			let { takeStdio } = await Promise.all([__webpack_require__.e(7853), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 257));
			let pipe = takeStdio(process);
			let [{ openServer }, { FrameTransport }] = await Promise.all([Promise.all([
				__webpack_require__.e(9132),
				__webpack_require__.e(9062),
				__webpack_require__.e(9540),
				__webpack_require__.e(6816),
				__webpack_require__.e(2441),
				__webpack_require__.e(3952),
				__webpack_require__.e(1219),
				__webpack_require__.e(4878),
				__webpack_require__.e(2845),
				__webpack_require__.e(4503),
				__webpack_require__.e(3125),
				__webpack_require__.e(7856),
				__webpack_require__.e(3436),
				__webpack_require__.e(7853),
				__webpack_require__.e(6616)
			]).then(__webpack_require__.bind(__webpack_require__, 6616)), Promise.all([__webpack_require__.e(7853), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 257))]);
			let log = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.v)((line) => console.err(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line)}\n`), verbose ? "trace" : "warn");
			let gone = new AbortController();
			let server = await openServer({
				invocation: {
					...invocation,
					signal: AbortSignal.any([signal, gone.signal])
				},
				root,
				verbose,
				allowHosts,
				log: (level, message) => log.write(level, message)
			});
			let closed = new Promise((resolve) => {
				server.protocol.onclose = resolve;
				signal.addEventListener("abort", () => resolve(), { once: !0 });
			});
			await server.protocol.connect(new FrameTransport(pipe));
			log.write("info", `Serving ${root}`);
			process.stdin.isTTY && console.err("Waiting for an MCP client on standard input; see sous mcp --help. Ctrl-C ends it.\n");
			await closed;
			gone.abort();
			await server.settled();
			process.stdin.destroy();
			return signal.aborted ? _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.cancelled : _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			try {
				let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_5__.parseArgs)({
					args: [...argv],
					options: {
						root: { type: "string" },
						"allow-host": {
							type: "string",
							multiple: !0,
							default: []
						},
						verbose: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.c)(values["allow-host"]);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
					root: values.root,
					allowHosts: values["allow-host"],
					verbose: values.verbose,
					help: values.help
				});
			} catch (error) {
				let [message = "Wrong options"] = error.message.split(". ", 1);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", message, "See sous mcp --help."));
			}
		}
		function configureEnvironment(env) {
			return {
				...env,
				MCP_TOOL_PREFIX: env.MCP_TOOL_PREFIX ?? "guide"
			};
		}
		function checkToolPrefix(prefix) {
			if (/^[\w-]{0,16}$/.test(prefix)) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `MCP_TOOL_PREFIX is '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(prefix)}', which cannot be part of a tool's name`, "Use at most 16 letters, digits, '_' and '-'.");
		}
	}),
	8704: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => findServedRoot });
		var _list_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		function findServedRoot(folder, named, home = process.env.HOME || (0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.p)()) {
			let shown = named ?? folder;
			let root;
			try {
				root = node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, named ?? "."));
				if (!node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(root).isDirectory()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refused(`--root: '${shown}' is not a directory`));
			} catch (error) {
				let { code, message } = error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refused(`--root: ${code === "ENOENT" ? `There is no folder '${shown}'` : message}`));
			}
			if (node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(root) === root) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refused("Sous does not serve a whole disk"));
			if (named === void 0 && root === realHome(home)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refused("Sous does not serve a whole home folder unasked"));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(root);
		}
		function realHome(home) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync(home);
			} catch {
				return;
			}
		}
		function refused(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", message, "Name the folder of one project: sous mcp --root DIR");
		}
	})
};
