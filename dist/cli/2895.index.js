"use strict";
exports.id = 2895;
exports.ids = [2895];
exports.modules = {
	2895: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		__webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);
		var _served_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8704);
		var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
		var node_util__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7975);
		let MAX_RATE = 1e5;
		let REQUEST_MS = 3e4;
		async function serveCommand(invocation) {
			let options = readOptions(invocation.argv);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(options.error, invocation);
			if (options.value.help) {
				invocation.console.out("Usage: sous serve [--root DIR] [--port N] [--rate N] [--yes] [--allow-host HOST]\n\nServes bundles and their tools over HTTP, to programs on this machine only. Every request needs the bearer token, which is\nwritten to a file that only you can read. GET /openapi.json describes everything.\n\n  --root DIR         the folder to serve (default: the current one, unless it is a whole disk or a home folder)\n  --port N           the port (default: any that is free)\n  --rate N           answer N requests a second, and three times as many at once; 'off' for all (default: 10)\n  --token-file FILE  where to write the token (default: in your state folder)\n  --yes              approve every call beforehand; without it, only calls that your own rules allow are made\n  --allow-host HOST  let tools reach a private host by name\n  --verbose          say on standard error what goes wrong\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_3__.l.done;
			}
			let root = (0, _served_root_js__WEBPACK_IMPORTED_MODULE_5__.t)(invocation.folder, options.value.root);
			if (!root.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(root.error, invocation);
			let { openBundles } = await Promise.all([
				__webpack_require__.e(9062),
				__webpack_require__.e(2441),
				__webpack_require__.e(4878),
				__webpack_require__.e(1582)
			]).then(__webpack_require__.bind(__webpack_require__, 4878));
			let bundles = await openBundles(invocation, root.value);
			return bundles.ok ? serve(bundles.value, options.value, invocation) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(bundles.error, invocation);
		}
		async function serve(bundles, options, invocation) {
			let { console, signal, env } = invocation;
			let [{ serve: listen }, { restApp }, { malformedAnswer }, { SearchIndex }, { invokeBundleTool }, { consented }, { replacePrivateFile }] = await Promise.all([
				__webpack_require__.e(6202).then(__webpack_require__.bind(__webpack_require__, 6202)),
				Promise.all([
					__webpack_require__.e(9062),
					__webpack_require__.e(2441),
					__webpack_require__.e(2198)
				]).then(__webpack_require__.bind(__webpack_require__, 2198)),
				Promise.all([
					__webpack_require__.e(9062),
					__webpack_require__.e(2441),
					__webpack_require__.e(2198)
				]).then(__webpack_require__.bind(__webpack_require__, 2198)),
				__webpack_require__.e(3639).then(__webpack_require__.bind(__webpack_require__, 3639)),
				Promise.all([
					__webpack_require__.e(9062),
					__webpack_require__.e(9540),
					__webpack_require__.e(6816),
					__webpack_require__.e(2441),
					__webpack_require__.e(3952),
					__webpack_require__.e(2845),
					__webpack_require__.e(4503),
					__webpack_require__.e(3125),
					__webpack_require__.e(7856)
				]).then(__webpack_require__.bind(__webpack_require__, 1874)),
				Promise.all([
					__webpack_require__.e(9540),
					__webpack_require__.e(6816),
					__webpack_require__.e(3952),
					__webpack_require__.e(1219),
					__webpack_require__.e(744),
					__webpack_require__.e(5237)
				]).then(__webpack_require__.bind(__webpack_require__, 7618)),
				Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 8403)).then((n) => n.Gt)
			]);
			let { store, usage, root } = bundles;
			let token = (0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(32).toString("base64url");
			let tokenFile = options.tokenFile ?? node_path__WEBPACK_IMPORTED_MODULE_6__.join((0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.h)(env), "serve", `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(Buffer.from(root)).slice(0, 16)}.token`);
			replacePrivateFile(node_path__WEBPACK_IMPORTED_MODULE_6__.resolve(invocation.folder, tokenFile), `${token}\n`);
			let hosts = [];
			let over = new AbortController();
			let app = restApp({
				version: _entry_js__WEBPACK_IMPORTED_MODULE_3__.c,
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
					approver: options.yes ? consented : _list_2_js__WEBPACK_IMPORTED_MODULE_1__.w,
					allowHosts: options.allowHosts,
					verbose: options.verbose
				}),
				fault: (error) => console.err(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.R)(error instanceof Error ? error.stack ?? error.message : String(error))}\n`)
			}, {
				token,
				hosts: () => hosts,
				rate: {
					perSecond: options.rate,
					elapsed: _shared_js__WEBPACK_IMPORTED_MODULE_4__.Qt.elapsed
				}
			});
			let opening = await new Promise((resolve) => {
				let server = listen({
					fetch: app.fetch,
					hostname: "127.0.0.1",
					port: options.port,
					serverOptions: { maxHeaderSize: 65536 }
				}, ({ port }) => {
					hosts = [
						"127.0.0.1",
						"localhost",
						"[::1]"
					].map((name) => `${name}:${port}`);
					console.out(`Listening on http://127.0.0.1:${port}\n`);
					console.err(`The token is in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.R)(tokenFile)}\n`);
					resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ut)(server));
				});
				server.on("clientError", (error, socket) => {
					socket.writable && error.code !== "ECONNRESET" ? socket.end(malformedAnswer(error)) : socket.destroy();
				});
				server.on("error", (error) => resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.pt)("io_error", `Cannot listen: ${error.message}`, "Choose another port."))));
			});
			if (!opening.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(opening.error, invocation);
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
			return _entry_js__WEBPACK_IMPORTED_MODULE_3__.l.cancelled;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.pt)("invalid_arguments", message, "See sous serve --help."));
			try {
				let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_8__.parseArgs)({
					args: [...argv],
					options: {
						root: { type: "string" },
						port: {
							type: "string",
							default: "0"
						},
						rate: {
							type: "string",
							default: "10"
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
				let { root, port, rate, yes, verbose, help, "token-file": tokenFile, "allow-host": allowHosts } = values;
				if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) return wrong(`--port: '${port}' is no port`);
				if (rate !== "off" && (!/^[1-9]\d{0,5}$/.test(rate) || Number(rate) > MAX_RATE)) return wrong(`--rate: '${rate}' is neither 'off' nor a whole number from 1 to ${MAX_RATE}`);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.c)(allowHosts);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ct)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ut)({
					root,
					port: Number(port),
					rate: rate === "off" ? rate : Number(rate),
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
