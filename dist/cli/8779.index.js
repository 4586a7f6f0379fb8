export const id = 8779;
export const ids = [8779, 6455];
export const modules = {
	14478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => runToolCall });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _approve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30359);
		var _run_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89361);
		async function runToolCall(request) {
			let { tool, context, emit } = request;
			let durationMs = 0;
			let end = (ending, result, { changes = [], decision } = {}) => ({
				tool,
				ending,
				result,
				changes,
				decision,
				durationMs
			});
			let decided = (0, _run_call_js__WEBPACK_IMPORTED_MODULE_1__.f)(request);
			if (!decided.ok) return end("failed", decided);
			let { call, decision } = decided.value;
			emit({
				kind: "run_started",
				call,
				mode: request.land === void 0 ? "preview" : "apply"
			});
			let ran = await (0, _run_call_js__WEBPACK_IMPORTED_MODULE_1__.u)(decided.value, request);
			if (ran.kind === "unapproved") return end("unapproved", (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(ran.error), { decision });
			let { result, changes } = ran;
			durationMs = ran.durationMs;
			if (!result.ok) return end("failed", result, { decision });
			if (changes.length === 0) return end("done", result, { decision });
			context.workspace.seal();
			if (request.land === void 0) return end("previewed", result, {
				changes,
				decision
			});
			let refusal = tool.effect === "external" ? void 0 : await (0, _approve_js__WEBPACK_IMPORTED_MODULE_0__.X)(decision, {
				call,
				changes
			}, request);
			if (refusal !== void 0) return end("unapproved", (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(refusal), {
				changes,
				decision
			});
			let landingFrom = context.clock.elapsed();
			let landed = await request.land(changes);
			durationMs += context.clock.elapsed() - landingFrom;
			if (!landed.ok) return end("failed", landed, {
				changes,
				decision
			});
			emit({
				kind: "landed",
				changes,
				decision
			});
			return end("landed", result, {
				changes,
				decision
			});
		}
	}),
	99968: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeBundleTool: () => invokeBundleTool });
		var _engine_landing_land_on_disk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79906);
		var _engine_run_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14478);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _tools_bundle_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92036);
		var _workspace_patch_render_patch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68836);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78509);
		var _mcp_one_by_one_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(87252);
		var _mcp_prepare_recipe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43515);
		var _open_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31810);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2425);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(21081);
		var _session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29925);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90127);
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
			let tool = await (0, _tools_bundle_registry_js__WEBPACK_IMPORTED_MODULE_3__.B)(definition);
			if (!tool.ok) return tool;
			let opened = await (0, _open_folder_js__WEBPACK_IMPORTED_MODULE_7__.N)(invocation, bundles.root);
			if (!opened.ok) return opened;
			let config = await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_8__.loadConfig)(opened.value.tree, new Date());
			if (!config.ok) return config;
			let rules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_10__.readUserRules)(invocation);
			if (!rules.ok) return rules;
			let session = await (0, _session_js__WEBPACK_IMPORTED_MODULE_9__.f)({
				invocation,
				category: tool.value.category,
				opened: opened.value,
				allowHosts,
				verbose
			});
			let run = await (0, _engine_run_tool_js__WEBPACK_IMPORTED_MODULE_1__.O)({
				tool: tool.value,
				args,
				context: {
					...session.context,
					http: withinHosts(session.context.http, config.value.config),
					secrets: (0, _secrets_js__WEBPACK_IMPORTED_MODULE_11__.y)(invocation.env, config.value.config.secrets),
					usage: bundles.usage
				},
				rules: rules.value,
				root: session.root,
				approver,
				land: (changes) => (0, _engine_landing_land_on_disk_js__WEBPACK_IMPORTED_MODULE_0__.landOnDisk)({
					...(0, _landing_place_js__WEBPACK_IMPORTED_MODULE_5__.landingPlace)(opened.value),
					changes,
					progress: () => void 0
				}),
				emit(event) {
					event.kind === "progress" && request.progress(event.progress);
				}
			});
			definition.http === void 0 && bundles.usage.called(definition.id);
			if (!run.result.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.V)(run.result.error);
			let { value } = run.result;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.k)(definition.http === void 0 ? value : value.value);
		}
		async function planRecipe({ bundles, invocation, tool, args, approver, verbose }, name) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { root, usage } = bundles;
				let { findValueProblems } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 554));
				let problems = findValueProblems(tool.argSchema, args);
				let [first] = problems;
				if (first !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.V)({
					...(0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", `${first.field} ${first.reason}`, "Correct the inputs."),
					problems
				});
				usage.called(tool.id);
				let served = {
					invocation,
					root,
					verbose,
					landing: new _mcp_one_by_one_js__WEBPACK_IMPORTED_MODULE_13__.k(),
					log: () => void 0
				};
				let prepared = await (0, _mcp_prepare_recipe_js__WEBPACK_IMPORTED_MODULE_6__.s)(served, {
					name,
					inputs: args,
					signal: invocation.signal,
					shared: void 0
				});
				if (!prepared.ok) return prepared;
				let made = await prepared.value.plan({
					isTrusted: prepared.value.isTrusted,
					approver,
					emit: () => void 0
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value;
				if (outcome.kind === "failed") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.V)(outcome.failure.error);
				if (loaded === void 0) throw Error("There is no plan although nothing failed.");
				let kept = await prepared.value.keep(loaded);
				if (!kept.ok) return kept;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_12__.k)({
					status: outcome.kind,
					digest: loaded.plan.digest,
					changes: outcome.changes.map(({ kind, path }) => ({
						kind,
						path
					})),
					diff: await (0, _workspace_patch_render_patch_js__WEBPACK_IMPORTED_MODULE_4__.renderTextPatch)(outcome.changes),
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
		function withinHosts(http, { fetchHosts }) {
			if (fetchHosts === void 0) return http;
			return { send: (request) => http.send({
				...request,
				mayReach: (host) => fetchHosts.includes(host)
			}) };
		}
	}),
	87252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => OneByOne });
		class OneByOne {
			#last = Promise.resolve();
			add(work) {
				let mine = this.#last.then(work, work);
				this.#last = mine.catch(() => void 0);
				return mine;
			}
		}
	}),
	43515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => prepareRecipe });
		var _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53367);
		var _model_policy_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6240);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _approve_landing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81227);
		var _land_loaded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6276);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71951);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28219);
		var _prepare_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99810);
		var _trust_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58105);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90127);
		var _shared_folder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11554);
		let OPTIONS = {
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
		async function prepareRecipe(served, request) {
			let { root, verbose } = served;
			let invocation = {
				...served.invocation,
				signal: request.signal
			};
			let inputs = Object.entries(request.inputs).map(([name, value]) => `${name}=${typeof value == "string" ? value : JSON.stringify(value)}`);
			let prepared = await (0, _prepare_run_js__WEBPACK_IMPORTED_MODULE_7__.Z)(invocation, {
				...OPTIONS,
				word: request.name,
				root,
				inputs
			});
			if (!prepared.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_11__.V)(asError(prepared.error));
			let run = {
				...prepared.value,
				opened: (0, _shared_folder_js__WEBPACK_IMPORTED_MODULE_10__.A)(prepared.value.opened, request.shared)
			};
			let policy = (0, _model_policy_hash_js__WEBPACK_IMPORTED_MODULE_1__.t)(run.config);
			let trust = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_8__.c)(run, policy, invocation);
			if (!trust.ok) return trust;
			let userRules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_9__.readUserRules)(invocation);
			if (!userRules.ok) return userRules;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.J)(run.opened);
			let { hash, calls, isTrusted } = trust.value;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_11__.k)({
				recipe: run.recipe,
				root,
				hash,
				externalCalls: calls,
				isTrusted,
				plan: (made) => (0, _make_run_js__WEBPACK_IMPORTED_MODULE_5__.SA)({
					run,
					invocation,
					policy,
					rules: made.isTrusted ? [...userRules.value, ...run.config.rules] : [],
					approver: made.approver,
					emit: made.emit,
					allowHosts: [],
					verbose
				}),
				approve: ({ plan, changes }, approver) => (0, _approve_landing_js__WEBPACK_IMPORTED_MODULE_3__.$)({
					plan,
					changes,
					hash,
					rules: userRules.value,
					root,
					approver
				}),
				keep: (loaded) => (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_0__.hp)(place.store, loaded),
				land: (loaded) => served.landing.add(() => (0, _land_loaded_js__WEBPACK_IMPORTED_MODULE_4__.l)({
					loaded,
					place,
					options: OPTIONS,
					opened: run.opened,
					invocation
				}))
			});
		}
		function asError(unprepared) {
			switch (unprepared.kind) {
				case "error": return unprepared.error;
				case "invalid_recipe": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", "The recipe is not valid any more", "See 'sous validate' for what is wrong.");
				case "invalid_inputs": {
					let messages = unprepared.diagnostics.map(({ message }) => message).join("; ");
					return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", messages, unprepared.diagnostics[0]?.suggestion ?? "Correct the inputs.");
				}
			}
		}
	}),
	11554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => sharedFolder });
		var model_path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		class NarrowedTree {
			#base;
			#directories;
			#way;
			constructor(base, directories) {
				this.#base = base;
				this.#directories = directories;
				this.#way = new Set([model_path.hK, ...directories.flatMap(model_path.Gw)]);
			}
			get folder() {
				return this.#base.folder;
			}
			async files() {
				return this.#narrow(await this.#base.files());
			}
			async *batches() {
				for await (let listing of this.#base.batches()) yield this.#narrow(listing);
			}
			async entry(path) {
				return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : (0, result.V)(outside(path));
			}
			async read(path, limit) {
				return this.#isWithin(path) ? this.#base.read(path, limit) : (0, result.V)(outside(path));
			}
			async directory(path) {
				if (path !== model_path.hK && this.#isWithin(path)) return this.#base.directory(path);
				if (!this.#way.has(path)) return (0, result.V)(outside(path));
				let entries = await this.#base.directory(path);
				if (!entries.ok) return entries;
				let at = (name) => path === model_path.hK ? name : `${path}/${name}`;
				return (0, result.k)(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))));
			}
			staged(path) {
				return this.#base.staged?.(path);
			}
			async footprint() {
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#isWithin(path) && this.#base.isWritable(path);
			}
			#narrow({ files, warnings }) {
				return {
					files: files.filter((path) => this.#isWithin(path)),
					warnings
				};
			}
			#isWithin(path) {
				return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`));
			}
		}
		function outside(path) {
			return (0, tool_error.$4)("path_outside_working_dir", `Path '${path}' is outside the folders that the client shares`, "Use a path below one of them, or share the folder.");
		}
		function sharedFolder(opened, shared) {
			return shared === void 0 ? opened : {
				...opened,
				view: new NarrowedTree(opened.tree, shared)
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
	}),
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			XU: () => allTools,
			pl: () => LISTING_TOOLS,
			rY: () => ALIASES,
			zy: () => SEARCHING_TOOLS
		});
		let LOADERS = {
			get_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(3616)
			]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(2999)
			]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(9895)
			]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(6864)
			]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(1943)
			]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(1754)
			]).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(2653)
			]).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(7103)
			]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7568)
			]).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(9876)
			]).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5797)
			]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3505)
			]).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(6574)
			]).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(961)
			]).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8708),
				__webpack_require__.e(2355)
			]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(179)
			]).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(456)
			]).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5020)
			]).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7352)
			]).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8886)
			]).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		let SEARCHING_TOOLS = new Set([
			"grep",
			"grep_search",
			"search"
		]);
		let LISTING_TOOLS = new Set([
			...SEARCHING_TOOLS,
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		]);
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
		async function allTools() {
			return Promise.all(Object.values(LOADERS).map((load) => load()));
		}
	}),
	68836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			renderPatch: () => renderPatch,
			renderTextPatch: () => renderTextPatch
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_crypto_ = __webpack_require__(77598);
		var model_bytes = __webpack_require__(7682);
		var external_node_zlib_ = __webpack_require__(38522);
		function renderBinary(before, after) {
			return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
		}
		function renderLiteral(content) {
			let packed = (0, external_node_zlib_.deflateSync)(content);
			let lines = [`literal ${content.length}\n`];
			for (let start = 0; start < packed.length; start += 52) {
				let line = packed.subarray(start, start + 52);
				lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
			}
			return lines.join("");
		}
		function encode85(bytes) {
			let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
			bytes.copy(padded);
			let text = "";
			for (let at = 0; at < padded.length; at += 4) {
				let rest = padded.readUInt32BE(at);
				let group = "";
				for (let digit = 0; digit < 5; digit++) {
					group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
					rest = Math.floor(rest / 85);
				}
				text += group;
			}
			return text;
		}
		var diff_change = __webpack_require__(84969);
		let NO_OBJECT = "0".repeat(40);
		async function renderPatch(changes) {
			return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
		}
		async function renderTextPatch(changes) {
			let files = await renderFiles(changes, (bytes, change, diff) => (0, external_node_buffer_.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
				...diff,
				isBinary: !0
			}), "latin1"));
			return Buffer.concat(files).toString("utf8");
		}
		async function renderFiles(changes, finish) {
			let files = [];
			for (let change of changes) {
				let diff = await (0, diff_change.a)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
			}
			return files;
		}
		function renderFile(change, diff) {
			let { before, after } = (0, diff_change.K)(change);
			let from = quotePath("a", change.path);
			let to = quotePath("b", change.path);
			let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
			let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
			if (isSameContent) return head;
			let isSameMode = diff.modeBefore === diff.mode;
			let index = `index ${`${change.kind === "create" ? NO_OBJECT : blobOid(before)}..${change.kind === "delete" ? NO_OBJECT : blobOid(after)}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
			if (diff.isBinary) return head + index + renderBinary(before, after);
			if (diff.hunks.length === 0) return head + index;
			return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
		}
		function renderModes({ modeBefore, mode }) {
			if (modeBefore === void 0) return `new file mode ${mode}\n`;
			if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
			return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
		}
		let MARKS = {
			context: " ",
			removed: "-",
			added: "+"
		};
		function renderHunk(hunk) {
			let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
			for (let { kind, bytes } of hunk.runs) {
				let mark = MARKS[kind];
				let lines = (0, model_bytes.bS)(bytes).toString("latin1");
				let isEnded = lines.endsWith("\n");
				let body = isEnded ? lines.slice(0, -1) : lines;
				text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
			}
			return text;
		}
		function range(start, lines) {
			return lines === 1 ? String(start) : `${start},${lines}`;
		}
		function blobOid(bytes) {
			return (0, external_node_crypto_.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		function quotePath(side, path) {
			let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
			return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
		}
		function endName(name) {
			return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
		}
	})
};
