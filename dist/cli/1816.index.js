export const id = 1816;
export const ids = [1816];
export const modules = {
	1816: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { mcpCommand: () => mcpCommand });
		var external_node_util_ = __webpack_require__(7975);
		var result = __webpack_require__(7424);
		var tool_error = __webpack_require__(2936);
		var printable = __webpack_require__(3985);
		var system_log = __webpack_require__(7635);
		var exit_codes = __webpack_require__(1989);
		var fail = __webpack_require__(1990);
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_os_ = __webpack_require__(8161);
		var external_node_path_ = __webpack_require__(6760);
		function findServedRoot(folder, named, home = external_node_os_.homedir()) {
			let root;
			try {
				root = external_node_fs_.realpathSync(external_node_path_.resolve(folder, named ?? "."));
				if (!external_node_fs_.statSync(root).isDirectory()) return (0, result.V)(refused(`--root: '${named ?? folder}' is not a directory`));
			} catch (error) {
				return (0, result.V)(refused(`--root: ${error.message}`));
			}
			if (external_node_path_.dirname(root) === root) return (0, result.V)(refused("Sous does not serve a whole disk"));
			if (named === void 0 && root === realHome(home)) return (0, result.V)(refused("Sous does not serve a whole home folder unasked"));
			return (0, result.k)(root);
		}
		function realHome(home) {
			try {
				return external_node_fs_.realpathSync(home);
			} catch {
				return;
			}
		}
		function refused(message) {
			return (0, tool_error.$4)("invalid_arguments", message, "Name the folder of one project: sous mcp --root DIR");
		}
		function configureEnvironment(env) {
			return {
				...env,
				MCP_TOOL_PREFIX: env.MCP_TOOL_PREFIX ?? "guide"
			};
		}
		async function mcpCommand(given) {
			let env = configureEnvironment(given.env);
			let options = readOptions(given.argv);
			if (!options.ok) return (0, fail.f)(options.error, given);
			if (options.value.help) {
				given.console.out("Usage: sous mcp [--root DIR] [--verbose]\n\nServes the tools, the recipes and the documents of one folder to an MCP client, over standard input and output. Reading\nhappens at once. Everything else is shown to the person behind the client, who approves exactly that or refuses it.\n\n  --root DIR   the folder to serve (default: the current one, unless it is a whole disk or a home folder)\n  --verbose    say on standard error what happens\n\nVariables\n  MCP_TOOL_PREFIX            before the names of tools (default: guide; empty for none)\n  MCP_INCLUDE_EXAMPLE_TOOLS  'true' to offer example tools too\n");
				return exit_codes.dc.done;
			}
			let root = findServedRoot(given.folder, options.value.root);
			if (!root.ok) return (0, fail.f)(root.error, given);
			let { verbose } = options.value;
			return serve({
				...given,
				env,
				folder: root.value,
				console: {
					...given.console,
					out: given.console.err,
					isInteractive: !1
				}
			}, root.value, verbose);
		}
		async function serve(invocation, root, verbose) {
			let { console, signal } = invocation;
			let { takeStdio } = await __webpack_require__.e(5527).then(__webpack_require__.bind(__webpack_require__, 5527));
			let pipe = takeStdio(process);
			let [{ openServer }, { FrameTransport }] = await Promise.all([Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(3160),
				__webpack_require__.e(6902),
				__webpack_require__.e(6724),
				__webpack_require__.e(8815),
				__webpack_require__.e(2339),
				__webpack_require__.e(8439),
				__webpack_require__.e(1719),
				__webpack_require__.e(4619),
				__webpack_require__.e(1810),
				__webpack_require__.e(8102),
				__webpack_require__.e(6828),
				__webpack_require__.e(4106),
				__webpack_require__.e(9124),
				__webpack_require__.e(5463),
				__webpack_require__.e(3011)
			]).then(__webpack_require__.bind(__webpack_require__, 3011)), Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(3160),
				__webpack_require__.e(6902),
				__webpack_require__.e(8439),
				__webpack_require__.e(1719),
				__webpack_require__.e(6637)
			]).then(__webpack_require__.bind(__webpack_require__, 6637))]);
			let log = (0, system_log.k)((line) => console.err(`${(0, printable.oy)(line)}\n`), verbose ? "trace" : "warn");
			let gone = new AbortController();
			let server = await openServer({
				invocation: {
					...invocation,
					signal: AbortSignal.any([signal, gone.signal])
				},
				root,
				verbose,
				log: (level, message) => log.write(level, message)
			});
			let closed = new Promise((resolve) => {
				server.protocol.onclose = resolve;
				signal.addEventListener("abort", () => resolve(), { once: !0 });
			});
			await server.protocol.connect(new FrameTransport(pipe));
			log.write("info", `Serving ${root}`);
			await closed;
			gone.abort();
			await server.settled();
			process.stdin.destroy();
			return signal.aborted ? exit_codes.dc.cancelled : exit_codes.dc.done;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			try {
				let { values } = (0, external_node_util_.parseArgs)({
					args: [...argv],
					options: {
						root: { type: "string" },
						verbose: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				return (0, result.k)({
					root: values.root,
					verbose: values.verbose,
					help: values.help
				});
			} catch (error) {
				let [message = "Wrong options"] = error.message.split(". ", 1);
				return (0, result.V)((0, tool_error.$4)("invalid_arguments", message, "See sous mcp --help."));
			}
		}
	}),
	7424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	}),
	7635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => logTo });
		let LOG_LEVELS = [
			"trace",
			"debug",
			"info",
			"warn",
			"error"
		];
		function logTo(print, threshold) {
			let lowest = LOG_LEVELS.indexOf(threshold);
			return { write(level, message) {
				LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
			} };
		}
	})
};
