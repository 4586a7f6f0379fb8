export const id = 444;
export const ids = [444];
export const modules = {
	30359: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => obtainApproval,
			o: () => NOBODY
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
			let asked = {
				...request,
				reason: decision.reason
			};
			let answer = await approver.ask(asked);
			emit({
				kind: "approval_checked",
				request: asked,
				answer
			});
			switch (answer) {
				case "approved": return;
				case "always":
					await approver.remember(asked);
					return;
				case "refused": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
			}
		}
	}),
	30444: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
		var _engine_approve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30359);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22936);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53985);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1990);
		var _mcp_served_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71851);
		var _user_folders_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68477);
		var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25540);
		let REQUEST_MS = 3e4;
		async function serveCommand(invocation) {
			let options = readOptions(invocation.argv);
			if (!options.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_7__.f)(options.error, invocation);
			if (options.value.help) {
				invocation.console.out("Usage: sous serve [--root DIR] [--port N] [--yes] [--allow-host HOST]\n\nServes bundles and their tools over HTTP, to programs on this machine only. Every request needs the bearer token, which is\nwritten to a file that only you can read. GET /openapi.json describes everything.\n\n  --root DIR         the folder to serve (default: the current one, unless it is a whole disk or a home folder)\n  --port N           the port (default: any that is free)\n  --token-file FILE  where to write the token (default: in your state folder)\n  --yes              approve every call beforehand; without it, only calls that your own rules allow are made\n  --allow-host HOST  let tools reach a private host by name\n  --verbose          say on standard error what goes wrong\n");
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__.dc.done;
			}
			let root = (0, _mcp_served_root_js__WEBPACK_IMPORTED_MODULE_8__.P)(invocation.folder, options.value.root);
			if (!root.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_7__.f)(root.error, invocation);
			let { openBundles } = await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8439),
				__webpack_require__.e(1810),
				__webpack_require__.e(5707),
				__webpack_require__.e(6203),
				__webpack_require__.e(3045)
			]).then(__webpack_require__.bind(__webpack_require__, 46203));
			let bundles = await openBundles(invocation, root.value);
			return bundles.ok ? serve(bundles.value, options.value, invocation) : (0, _fail_js__WEBPACK_IMPORTED_MODULE_7__.f)(bundles.error, invocation);
		}
		async function serve(bundles, options, invocation) {
			let { console, signal, env } = invocation;
			let [{ serve: listen }, { restApp }, { SearchIndex }, { invokeBundleTool }, { consented }, { replacePrivateFile }] = await Promise.all([
				__webpack_require__.e(6652).then(__webpack_require__.bind(__webpack_require__, 26652)),
				Promise.all([
					__webpack_require__.e(4446),
					__webpack_require__.e(6902),
					__webpack_require__.e(3160),
					__webpack_require__.e(4343),
					__webpack_require__.e(8439),
					__webpack_require__.e(3381),
					__webpack_require__.e(7892)
				]).then(__webpack_require__.bind(__webpack_require__, 27892)),
				Promise.all([__webpack_require__.e(2150), __webpack_require__.e(2988)]).then(__webpack_require__.bind(__webpack_require__, 12988)),
				Promise.all([
					__webpack_require__.e(4446),
					__webpack_require__.e(6902),
					__webpack_require__.e(3160),
					__webpack_require__.e(4343),
					__webpack_require__.e(8815),
					__webpack_require__.e(2339),
					__webpack_require__.e(3457),
					__webpack_require__.e(2210),
					__webpack_require__.e(1810),
					__webpack_require__.e(8102),
					__webpack_require__.e(8822),
					__webpack_require__.e(5707),
					__webpack_require__.e(9321),
					__webpack_require__.e(2815),
					__webpack_require__.e(5463),
					__webpack_require__.e(2036),
					__webpack_require__.e(8779)
				]).then(__webpack_require__.bind(__webpack_require__, 99968)),
				__webpack_require__.e(6626).then(__webpack_require__.bind(__webpack_require__, 36626)),
				__webpack_require__.e(4529).then(__webpack_require__.bind(__webpack_require__, 44529))
			]);
			let { store, usage, root } = bundles;
			let token = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
			let tokenFile = options.tokenFile ?? node_path__WEBPACK_IMPORTED_MODULE_1__.join((0, _user_folders_js__WEBPACK_IMPORTED_MODULE_9__.yp)(env), "serve", `${(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_4__.sc)(Buffer.from(root)).slice(0, 16)}.token`);
			replacePrivateFile(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(invocation.folder, tokenFile), `${token}\n`);
			let hosts = [];
			let over = new AbortController();
			let app = restApp({
				version: _version_js__WEBPACK_IMPORTED_MODULE_10__.x,
				store,
				index: new SearchIndex(),
				usageOf: (id) => usage.of(id),
				invoke: (request) => invokeBundleTool({
					...request,
					bundles,
					invocation: {
						...invocation,
						signal: AbortSignal.any([over.signal, request.signal])
					},
					approver: options.yes ? consented : _engine_approve_js__WEBPACK_IMPORTED_MODULE_3__.o,
					allowHosts: options.allowHosts,
					verbose: options.verbose
				}),
				fault: (error) => console.err(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_11__.oy)(error instanceof Error ? error.stack ?? error.message : String(error))}\n`)
			}, {
				token,
				hosts: () => hosts
			});
			let opening = await new Promise((resolve) => {
				let server = listen({
					fetch: app.fetch,
					hostname: "127.0.0.1",
					port: options.port
				}, ({ port }) => {
					hosts = [
						"127.0.0.1",
						"localhost",
						"[::1]"
					].map((name) => `${name}:${port}`);
					console.out(`Listening on http://127.0.0.1:${port}\n`);
					console.err(`The token is in ${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_11__.oy)(tokenFile)}\n`);
					resolve((0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.k)(server));
				});
				server.on("error", (error) => resolve((0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_5__.$4)("io_error", `Cannot listen: ${error.message}`, "Choose another port."))));
			});
			if (!opening.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_7__.f)(opening.error, invocation);
			let server = opening.value;
			"requestTimeout" in server && Object.assign(server, {
				requestTimeout: REQUEST_MS,
				headersTimeout: REQUEST_MS / 3
			});
			let reap = () => store.reap().catch(() => void 0);
			await reap();
			let reaping = setInterval(reap, 36e5);
			await new Promise((resolve) => {
				signal.aborted && resolve();
				signal.addEventListener("abort", () => resolve(), { once: !0 });
			});
			clearInterval(reaping);
			await new Promise((resolve) => {
				server.close(() => resolve());
				"closeIdleConnections" in server && server.closeIdleConnections();
				setTimeout(() => {
					over.abort();
					"closeAllConnections" in server && server.closeAllConnections();
					resolve();
				}, 5e3).unref();
			});
			await usage.settled();
			return _exit_codes_js__WEBPACK_IMPORTED_MODULE_6__.dc.cancelled;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			let wrong = (message) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_5__.$4)("invalid_arguments", message, "See sous serve --help."));
			try {
				let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
					args: [...argv],
					options: {
						root: { type: "string" },
						port: {
							type: "string",
							default: "0"
						},
						"token-file": { type: "string" },
						yes: {
							...flag,
							short: "y"
						},
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
				let { root, port, yes, verbose, help, "token-file": tokenFile, "allow-host": allowHosts } = values;
				if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) return wrong(`--port: '${port}' is no port`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.k)({
					root,
					port: Number(port),
					tokenFile,
					yes,
					allowHosts,
					verbose,
					help
				});
			} catch (error) {
				let [message = "Wrong options"] = error.message.split(". ", 1);
				return wrong(message);
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
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => trustFile,
			rl: () => approvalsFile,
			yp: () => stateFolder
		});
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function approvalsFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
		}
		function trustFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
		}
	}),
	60474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => mergeByBytes,
			X: () => compareBytes
		});
		function compareBytes(a, b) {
			let shared = Math.min(a.length, b.length);
			for (let i = 0; i < shared; i++) {
				let x = a.charCodeAt(i);
				let y = b.charCodeAt(i);
				if (x !== y) return rank(x) - rank(y);
			}
			return a.length - b.length;
		}
		function rank(unit) {
			return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
		}
		function mergeByBytes(first, second, keyOf) {
			if (second.length === 0) return first;
			if (first.length === 0) return second;
			let merged = [];
			let next = 0;
			for (let item of first) {
				let key = keyOf(item);
				for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
				merged.push(item);
			}
			for (; next < second.length; next++) merged.push(second[next]);
			return merged;
		}
	}),
	63717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			It: () => encodeValue,
			Ym: () => encodeRecord,
			_v: () => encodeNumber,
			hz: () => encodeList,
			m: () => parseDigest,
			ol: () => digestOf,
			sc: () => sha256,
			wx: () => encodeText
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60474);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let DIGEST = /^[0-9a-f]{64}$/;
		function encodeRecord(fields) {
			let parts = [];
			for (let [tag, bytes] of fields) {
				if (bytes === void 0) continue;
				let head = Buffer.alloc(12);
				head.writeUInt32BE(tag, 0);
				head.writeBigUInt64BE(BigInt(bytes.length), 4);
				parts.push(head, bytes);
			}
			return Buffer.concat(parts);
		}
		function encodeList(items) {
			return encodeRecord(items.map((item) => [1, item]));
		}
		function encodeText(text) {
			if (text.isWellFormed()) return Buffer.from(text, "utf8");
			let parts = [];
			for (let character of text) {
				let unit = character.charCodeAt(0);
				let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
				parts.push(isHalf ? Buffer.from([
					224 | unit >> 12,
					128 | unit >> 6 & 63,
					128 | unit & 63
				]) : Buffer.from(character));
			}
			return Buffer.concat(parts);
		}
		function encodeNumber(value) {
			if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
			let bytes = Buffer.alloc(8);
			bytes.writeDoubleBE(value === 0 ? 0 : value);
			return bytes;
		}
		function encodeValue(value) {
			if (value === null) return encodeRecord([[1, new Uint8Array()]]);
			if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
			if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
			if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
			if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
			if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
			return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_3__.X)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
		}
		function digestOf(domain, record) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${domain}\0`).update(record).digest("hex");
		}
		function sha256(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex");
		}
		function parseDigest(text) {
			if (DIGEST.test(text)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text);
			return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("digest_malformed", `'${(0, _path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview."));
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
	})
};
