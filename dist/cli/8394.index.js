export const id = 8394;
export const ids = [8394];
export const modules = {
	38394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { mcpCommand: () => mcpCommand });
		var external_node_util_ = __webpack_require__(57975);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var printable = __webpack_require__(53985);
		var system_log = __webpack_require__(67635);
		var exit_codes = __webpack_require__(71989);
		var fail = __webpack_require__(1990);
		var served_root = __webpack_require__(71851);
		var path = __webpack_require__(59986);
		function configureEnvironment(env) {
			return {
				...env,
				MCP_TOOL_PREFIX: env.MCP_TOOL_PREFIX ?? "guide"
			};
		}
		function refusePrefix(prefix) {
			if (/^[\w-]{0,16}$/.test(prefix)) return;
			return (0, tool_error.$4)("invalid_arguments", `MCP_TOOL_PREFIX is '${(0, path.Kg)(prefix)}', which cannot be part of a tool's name`, "Use at most 16 letters, digits, '_' and '-'.");
		}
		async function mcpCommand(given) {
			let env = configureEnvironment(given.env);
			let options = readOptions(given.argv);
			if (!options.ok) return (0, fail.f)(options.error, given);
			if (options.value.help) {
				given.console.out("Usage: sous mcp [--root DIR] [--verbose]\n\nServes the tools, the recipes and the documents of one folder to an MCP client, over standard input and output. Reading\nhappens at once. Everything else is shown to the person behind the client, who approves exactly that or refuses it.\n\n  --root DIR   the folder to serve (default: the current one, unless it is a whole disk or a home folder)\n  --verbose    say on standard error what happens\n\nVariables\n  MCP_TOOL_PREFIX            before the names of tools (default: guide; empty for none)\n  MCP_INCLUDE_EXAMPLE_TOOLS  'true' to offer example tools too\n");
				return exit_codes.dc.done;
			}
			let prefix = refusePrefix(env.MCP_TOOL_PREFIX);
			if (prefix !== void 0) return (0, fail.f)(prefix, given);
			let root = (0, served_root.P)(given.folder, options.value.root);
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
			let { takeStdio } = await __webpack_require__.e(5527).then(__webpack_require__.bind(__webpack_require__, 55527));
			let pipe = takeStdio(process);
			let [{ openServer }, { FrameTransport }] = await Promise.all([Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8439),
				__webpack_require__.e(8815),
				__webpack_require__.e(2339),
				__webpack_require__.e(3457),
				__webpack_require__.e(1719),
				__webpack_require__.e(4619),
				__webpack_require__.e(1810),
				__webpack_require__.e(8102),
				__webpack_require__.e(8822),
				__webpack_require__.e(9321),
				__webpack_require__.e(2815),
				__webpack_require__.e(5463),
				__webpack_require__.e(6596)
			]).then(__webpack_require__.bind(__webpack_require__, 76106)), Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(8439),
				__webpack_require__.e(1719),
				__webpack_require__.e(6637)
			]).then(__webpack_require__.bind(__webpack_require__, 86637))]);
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
			process.stdin.isTTY && console.err("Waiting for an MCP client on standard input; see sous mcp --help. Ctrl-C ends it.\n");
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
	71851: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findServedRoot });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		function findServedRoot(folder, named, home = node_os__WEBPACK_IMPORTED_MODULE_1__.homedir()) {
			let root;
			try {
				root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(folder, named ?? "."));
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(root).isDirectory()) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(refused(`--root: '${named ?? folder}' is not a directory`));
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(refused(`--root: ${error.message}`));
			}
			if (node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(root) === root) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(refused("Sous does not serve a whole disk"));
			if (named === void 0 && root === realHome(home)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(refused("Sous does not serve a whole home folder unasked"));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(root);
		}
		function realHome(home) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(home);
			} catch {
				return;
			}
		}
		function refused(message) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("invalid_arguments", message, "Name the folder of one project: sous mcp --root DIR");
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	67635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
