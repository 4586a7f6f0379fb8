"use strict";
exports.id = 5044;
exports.ids = [5044, 2663];
exports.modules = {
	1874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeBundleTool: () => invokeBundleTool });
		__webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3479);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9748);
		var _render_patch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3009);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2013);
		var _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(800);
		var _shared_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9132);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2719);
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function invokeBundleTool(request) {
			let { bundles, invocation, tool: definition, args, approver, allowHosts, verbose } = request;
			if (definition.recipe !== void 0) return planRecipe(request, definition.recipe.name);
			let tool = await (0, _bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__.asTool)(definition);
			if (!tool.ok) return tool;
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_8__.G)(invocation, bundles.root);
			if (!opened.ok) return opened;
			let config = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_9__.C)(opened.value.tree, new Date());
			if (!config.ok) return config;
			let rules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_10__.t)(invocation);
			if (!rules.ok) return rules;
			let session = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.s)({
				invocation,
				category: tool.value.category,
				opened: opened.value,
				allowHosts,
				verbose
			});
			let run = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.g)({
				tool: tool.value,
				args,
				context: (0, _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.t)(session.context, {
					env: invocation.env,
					config: config.value.config,
					usage: bundles.usage
				}),
				rules: rules.value,
				root: session.root,
				approver,
				land: (changes) => (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					...(0, _landing_place_js__WEBPACK_IMPORTED_MODULE_6__.t)(opened.value),
					changes,
					progress: () => void 0
				}),
				emit(event) {
					event.kind === "progress" && request.progress(event.progress);
				}
			});
			if (!run.result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(run.result.error);
			let { value } = run.result;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(definition.http === void 0 ? value : value.value);
		}
		async function planRecipe({ bundles, invocation, tool, args, approver, allowHosts, verbose }, name) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { root, usage } = bundles;
				let { findValueProblems } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 4503)).then((n) => n.n);
				let problems = findValueProblems(tool.argSchema, args);
				let [first] = problems;
				if (first !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
					...(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("invalid_arguments", `${first.field} ${first.reason}`, "Correct the inputs."),
					problems
				});
				usage.called(tool.id);
				let served = {
					invocation,
					root,
					verbose,
					allowHosts,
					turns: new _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.i(),
					history: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.h)(),
					log: () => void 0
				};
				let prepared = await (0, _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.n)(served, {
					name,
					inputs: args,
					signal: invocation.signal,
					shared: void 0
				});
				if (!prepared.ok) return prepared;
				let { isTrusted } = prepared.value;
				if (!isTrusted && approver !== _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(untrusted(name));
				let made = await prepared.value.plan({
					isTrusted,
					approver,
					emit: () => void 0
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value;
				if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(outcome.failure.error);
				if (loaded === void 0) throw Error("There is no plan although nothing failed.");
				let kept = await prepared.value.keep(loaded);
				if (!kept.ok) return kept;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
					status: outcome.kind,
					digest: loaded.plan.digest,
					changes: outcome.changes.map(({ kind, path }) => ({
						kind,
						path
					})),
					diff: await (0, _render_patch_js__WEBPACK_IMPORTED_MODULE_5__.t)(outcome.changes),
					outputs: outcome.kind === "complete" ? outcome.outputs : null,
					waiting: outcome.kind === "gated" ? {
						step: outcome.gate.label,
						tool: outcome.gate.call.tool.name,
						args: outcome.gate.call.args
					} : null
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		function untrusted(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("untrusted_recipe", `The recipe '${name}' acts outside the workspace, and is not trusted yet`, `Nothing was run. In a terminal, 'sous run ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(name)}' tells what it does and asks whether to trust it.`);
		}
	}),
	662: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeCommand: () => invokeCommand });
		__webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_bundles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4638);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _bundle_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9748);
		var _invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1874);
		var _open_bundles_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4878);
		async function invokeCommand(invocation) {
			let { console } = invocation;
			let [name, ...words] = invocation.argv;
			if (name === "--help" || name === "-h") {
				console.out("Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE \u2026] [--params JSON] [--yes] [--json] [--root DIR]\n\nCalls a tool of a bundle. Unless a rule of your own allows the call, you are asked first, and see exactly what would be sent.\nRecipes are tools too, of the bundle 'recipes': their plan is made and shown, and 'sous apply <digest>' lands it.\n\n  sous invoke                             find a tool by a few letters, and be asked for what it takes\n  sous invoke +create                     the tool with that slug\n  sous invoke tickets/create@1 --title 'A new one'\n  sous invoke tickets/create@1 --help     what it takes\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
			}
			if (name === void 0 || /^[+-]/.test(name)) return invokePicked(invocation);
			let reference = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(name);
			if (reference === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.G)("invalid_arguments", `'${name}' is no tool`, "Write sous invoke <bundle>/<tool>@<version>, or +<tool>."), invocation);
			let bundles = await (0, _open_bundles_js__WEBPACK_IMPORTED_MODULE_7__.openBundles)(invocation, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.a)(words));
			if (!bundles.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(bundles.error, invocation);
			let definition = await findDefinition((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(reference), bundles.value);
			if (!definition.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(definition.error, invocation);
			let tool = definition.value.recipe === void 0 ? await (0, _bundle_registry_js__WEBPACK_IMPORTED_MODULE_5__.asTool)(definition.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.V)(void 0);
			if (!tool.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(tool.error, invocation);
			if (words.includes("--help") || words.includes("-h")) return tool.value === void 0 ? explainRecipe(definition.value, bundles.value.root, invocation) : showHelp(tool.value, invocation);
			let owner = tool.value ?? {
				name: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(reference),
				args: () => (0, _bundle_registry_js__WEBPACK_IMPORTED_MODULE_5__.t)(definition.value.argSchema)
			};
			let options = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.i)(owner, words);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(options.error, invocation);
			let args = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.n)(options.value, console);
			if (!args.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(args.error, invocation);
			let line = new _list_2_js__WEBPACK_IMPORTED_MODULE_3__.p(console, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(reference));
			let invoked = await (0, _invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_6__.invokeBundleTool)({
				bundles: bundles.value,
				invocation,
				tool: definition.value,
				args: args.value,
				approver: await approverFor(options.value, bundles.value, invocation),
				allowHosts: options.value.allowHosts,
				verbose: options.value.verbose,
				progress: (update) => line.update(update)
			}).finally(() => line.end());
			await bundles.value.usage.settled();
			let result = invoked.ok ? invoked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.r)(invoked.error, [
				"sous",
				"invoke",
				...invocation.argv
			]));
			options.value.json ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.w)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(result))}\n`) : result.ok && definition.value.recipe !== void 0 ? console.out(planText(result.value, bundles.value.root)) : result.ok ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.w)(result.value, 2)}\n`) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.h)(result.error, console.errStyle));
			if (result.ok) return definition.value.recipe !== void 0 && result.value.status === "gated" ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.notApproved : _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
			return invocation.signal.aborted ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.cancelled : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.O)(result.error.code);
		}
		async function invokePicked(invocation) {
			let [first, ...rest] = invocation.argv;
			let [query, words] = first?.startsWith("+") ? [first.slice(1), rest] : ["", invocation.argv];
			let bundles = await (0, _open_bundles_js__WEBPACK_IMPORTED_MODULE_7__.openBundles)(invocation, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.a)(words));
			if (!bundles.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(bundles.error, invocation);
			let { pickTool } = await Promise.all([__webpack_require__.e(3639), __webpack_require__.e(6714)]).then(__webpack_require__.bind(__webpack_require__, 6714));
			let picked = await pickTool({
				query,
				words,
				bundles: bundles.value,
				invocation
			});
			if (!picked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(picked.error, invocation);
			return picked.value === void 0 ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.cancelled : invokeCommand({
				...invocation,
				argv: picked.value
			});
		}
		function planText({ diff, digest, waiting, outputs }, root) {
			if (waiting !== null) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.C)(diff)}Step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(waiting.step)}' waits for approval: ${waiting.tool} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.w)(waiting.args)}\n`;
			let given = Object.keys(outputs ?? {}).length === 0 ? "" : `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.w)(outputs, 2)}\n`;
			if (diff === "") return `${given}The recipe changes nothing.\n`;
			return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.C)(diff)}${given}To land it: sous apply ${digest} --root ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.x)(root)}\n`;
		}
		async function findDefinition(name, { store }) {
			let views = await store.views();
			let nameOf = (tool) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)({
				...tool,
				bundle: tool.bundleSlug
			});
			let tool = views.tools.find((candidate) => nameOf(candidate) === name);
			let off = tool === void 0 ? void 0 : (0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_2__.a)(tool, views);
			if (off !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)(off);
			if (tool !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.V)(tool);
			let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.c)(name, views.tools.map(nameOf));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.G)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "See sous tools search." : `Did you mean '${meant}'?`));
		}
		async function showHelp(tool, { console }) {
			let { renderToolHelp } = await __webpack_require__.e(2770).then(__webpack_require__.bind(__webpack_require__, 2770)).then((n) => n.n);
			let plain = renderToolHelp(tool, _entry_js__WEBPACK_IMPORTED_MODULE_4__.n);
			console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.S)(plain) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.C)(plain) : renderToolHelp(tool, console.outStyle));
			return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
		}
		async function explainRecipe({ recipe }, root, invocation) {
			let { explainCommand } = await __webpack_require__.e(9720).then(__webpack_require__.bind(__webpack_require__, 7339));
			return explainCommand({
				...invocation,
				argv: [
					recipe?.name ?? "",
					"--root",
					root
				]
			});
		}
		async function approverFor(options, { root }, { console, env, signal }) {
			let { consented, terminalApprover } = await __webpack_require__.e(5237).then(__webpack_require__.bind(__webpack_require__, 7618)).then((n) => n.t);
			if (options.yes) return consented;
			return console.isInteractive ? terminalApprover({
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.c)(env),
				signal
			}) : _list_2_js__WEBPACK_IMPORTED_MODULE_3__.y;
		}
	}),
	8638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => json_schema_exports,
			r: () => outputSchema,
			t: () => argumentSchema
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
		var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentSchema: () => argumentSchema,
			outputSchema: () => outputSchema
		});
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.outputs()));
			if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
			let diff = {
				type: "string",
				description: "With preview_only: the change as a unified diff"
			};
			return {
				...schema,
				properties: {
					...schema.properties,
					diff
				}
			};
		}
		function offersPreview(tool) {
			return "preview_only" in tool.args().shape;
		}
		function withoutDialect({ $schema: _, ...schema }) {
			return schema;
		}
	}),
	2990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realRecordDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		let TEMPORARY = ".writing-";
		let MAX_BYTES = 4194304;
		function realRecordDisk(root) {
			let onDisk = (relative) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...relative.split("/"));
			let guarded = (relative, work) => {
				let link = findLink(root, relative);
				if (link !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ELOOP",
					message: `'${link}' is a link or not a directory`
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => work(onDisk(relative)));
			};
			return {
				read(relative) {
					let text = guarded(relative, (file) => {
						let read = _entry_js__WEBPACK_IMPORTED_MODULE_0__.R.readFile(file, 4194305);
						if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
						if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
						return Buffer.from(read.value.bytes).toString("utf8");
					});
					return !text.ok && text.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : text;
				},
				names(directory) {
					let names = guarded(directory, (folder) => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
					return !names.ok && names.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]) : names;
				},
				stamp(relative) {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(onDisk(relative), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					if (stats === void 0) return;
					return {
						mark: `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
						changedAt: Number(stats.ctimeMs)
					};
				},
				create: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync(fresh, file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				replace: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
					} catch (error) {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
						throw error;
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				remove: (relative) => guarded(relative, (file) => {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(file);
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				removeDirectory: (relative) => guarded(relative, (folder) => {
					for (let name of node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder)) name.startsWith(TEMPORARY) && node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { force: !0 });
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync(folder);
				}),
				moveDirectory: (from, to) => {
					let source = guarded(from, (folder) => folder);
					if (!source.ok) return source;
					return guarded(to, (target) => {
						if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(source.value, target);
					});
				}
			};
		}
		function findLink(root, relative) {
			let parts = relative.split("/");
			for (let depth = 1; depth <= parts.length; depth++) {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
				if (stats === void 0) return;
				if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
			}
		}
		function writeFresh(file, text) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
			let fresh = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `${TEMPORARY}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`);
			let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(fresh, "wx", 420);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(open, text);
				node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
			}
			return fresh;
		}
		function syncFolder(folder) {
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => {
				let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(folder, "r");
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
				}
			});
		}
	})
};
