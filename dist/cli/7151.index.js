export const id = 7151;
export const ids = [
	7151,
	6455,
	1473
];
export const modules = {
	47581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => isOn,
			Od: () => listBundles,
			aK: () => searchTools,
			qO: () => listTools
		});
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79670);
		var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19486);
		function listBundles(views, { bundleIDs, includeDisabled = !1, ...page }) {
			let wanted = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let bundles = views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? !0));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(bundles, (bundle) => bundle.slug, [
				"bundles",
				bundleIDs,
				includeDisabled
			], page);
		}
		function listTools(views, { bundleIDs, tags, includeDisabled = !1, ...page }) {
			let bundles = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let tools = views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag))));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__._, [
				"tools",
				bundleIDs,
				tags,
				includeDisabled
			], page);
		}
		function searchTools(views, index, { q, includeDisabled = !1, ...page }) {
			index.update(views.tools, views.generation);
			let tools = index.search(q).filter((tool) => includeDisabled || isOn(tool, views));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, (_, place) => String(place).padStart(8, "0"), [
				"search",
				q,
				includeDisabled
			], page);
		}
		function isOn(tool, { disabledBundles }) {
			return tool.isEnabled && !disabledBundles.has(tool.bundleID);
		}
	}),
	19486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => MAX_PAGE_SIZE,
			hO: () => takePage,
			xF: () => USUAL_PAGE_SIZE
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68157);
		let MAX_PAGE_SIZE = 1e3;
		let USUAL_PAGE_SIZE = 100;
		let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
		function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
			let mark = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
			let start = 0;
			if (pageToken !== void 0) {
				let last = readToken(pageToken, mark);
				if (last === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.G)([{
					field: "pageToken",
					reason: "is not one that this list gave"
				}]));
				start = findAfter(items, keyOf, last);
			}
			let taken = items.slice(start, start + pageSize);
			let end = start + taken.length;
			let last = taken.at(-1);
			if (last === void 0 || end >= items.length) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({ items: taken });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				items: taken,
				nextPageToken: Buffer.from(`${mark} ${keyOf(last, end - 1)}`).toString("base64url")
			});
		}
		function readToken(token, mark) {
			let text = TOKEN.test(token) ? Buffer.from(token, "base64url").toString("utf8") : "";
			return text.startsWith(`${mark} `) ? text.slice(mark.length + 1) : void 0;
		}
		function findAfter(items, keyOf, last) {
			let [low, high] = [0, items.length];
			for (; low < high;) {
				let middle = low + high >> 1;
				let item = items[middle];
				item !== void 0 && keyOf(item, middle) <= last ? low = middle + 1 : high = middle;
			}
			return low;
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
	97899: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeCommand: () => invokeCommand });
		var _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80582);
		var _bundles_list_bundles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
		var _engine_approve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30359);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9726);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(53985);
		var _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3324);
		var _tools_bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92036);
		var _tools_bundle_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35507);
		var _bundles_invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99968);
		var _bundles_open_bundles_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46203);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1990);
		var _progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9441);
		var _tool_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3343);
		var _user_folders_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68477);
		async function invokeCommand(invocation) {
			let { console } = invocation;
			let [name, ...words] = invocation.argv;
			if (name === "--help" || name === "-h") {
				console.out("Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE \u2026] [--params JSON] [--yes] [--json] [--root DIR]\n\nCalls a tool of a bundle. Unless a rule of your own allows the call, you are asked first, and see exactly what would be sent.\nRecipes are tools too, of the bundle 'recipes': their plan is made and shown, and 'sous apply <digest>' lands it.\n\n  sous invoke tickets/create@1 --title 'A new one'\n  sous invoke tickets/create@1 --help     what it takes\n");
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.dc.done;
			}
			let reference = name === void 0 ? void 0 : (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__.F2)(name);
			if (reference === void 0) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", "Which tool?", "Write sous invoke <bundle>/<tool>@<version>."), invocation);
			let bundles = await (0, _bundles_open_bundles_js__WEBPACK_IMPORTED_MODULE_7__.openBundles)(invocation, peekRoot(words));
			if (!bundles.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)(bundles.error, invocation);
			let definition = await findDefinition((0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__.n5)(reference), bundles.value);
			if (!definition.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)(definition.error, invocation);
			let tool = definition.value.recipe === void 0 ? await (0, _tools_bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__.B)(definition.value) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(void 0);
			if (!tool.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)(tool.error, invocation);
			if (words.includes("--help") || words.includes("-h")) return showHelp(definition.value, tool.value, invocation);
			let owner = tool.value ?? {
				name: (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__.n5)(reference),
				args: () => (0, _tools_bundle_tool_js__WEBPACK_IMPORTED_MODULE_5__.aX)(definition.value.argSchema)
			};
			let options = (0, _tool_options_js__WEBPACK_IMPORTED_MODULE_10__.F)(owner, words);
			if (!options.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)(options.error, invocation);
			let { params } = options.value;
			let args = params === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(options.value.args) : (0, _tool_options_js__WEBPACK_IMPORTED_MODULE_10__.r)(options.value.args, params === "-" ? await console.readInput() : params);
			if (!args.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.f)(args.error, invocation);
			let line = new _progress_js__WEBPACK_IMPORTED_MODULE_14__.g(console, (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__.n5)(reference));
			let result = await (0, _bundles_invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_6__.invokeBundleTool)({
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
			options.value.json ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_15__.et)(result.ok ? {
				ok: !0,
				value: result.value
			} : {
				ok: !1,
				error: errorForm(result.error)
			})}\n`) : result.ok ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_15__.et)(result.value, 2)}\n`) : console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_3__.vr)(result.error, console.errStyle));
			if (result.ok) return _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.dc.done;
			return invocation.signal.aborted ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.dc.cancelled : (0, _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.Rr)(result.error.code);
		}
		async function findDefinition(name, { store }) {
			let views = await store.views();
			let nameOf = (tool) => (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_12__.n5)({
				...tool,
				bundle: tool.bundleSlug
			});
			let tool = views.tools.find((candidate) => nameOf(candidate) === name);
			if (tool !== void 0 && (0, _bundles_list_bundles_js__WEBPACK_IMPORTED_MODULE_0__.Mp)(tool, views)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(tool);
			if (tool !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("disabled", `The tool '${name}' is off: ${tool.disabledReason ?? "it or its bundle is switched off"}`, "See sous bundle enable."));
			let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_16__.a)(name, views.tools.map(nameOf));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "See sous tools search." : `Did you mean '${meant}'?`));
		}
		async function showHelp(definition, tool, { console }) {
			tool === void 0 ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_15__.oy)(definition.displayName)}\n${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_15__.et)(definition.argSchema, 2)}\n`) : console.out((await __webpack_require__.e(7715).then(__webpack_require__.bind(__webpack_require__, 40096))).renderToolHelp(tool, console.outStyle));
			return _exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.dc.done;
		}
		function peekRoot(words) {
			let at = words.findIndex((word) => word === "--root" || word.startsWith("--root="));
			return words[at] === "--root" ? words[at + 1] : words[at]?.slice(7);
		}
		async function approverFor(options, { root }, { console, env, signal }) {
			let { consented, terminalApprover } = await __webpack_require__.e(1388).then(__webpack_require__.bind(__webpack_require__, 36626));
			if (options.yes) return consented;
			return console.isInteractive ? terminalApprover({
				console,
				root,
				approvalsFile: (0, _user_folders_js__WEBPACK_IMPORTED_MODULE_11__.rl)(env),
				signal
			}) : _engine_approve_js__WEBPACK_IMPORTED_MODULE_1__.o;
		}
		function errorForm({ code, message, suggestion }) {
			return {
				code,
				message,
				suggestion
			};
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
	21473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			argumentSchema: () => argumentSchema,
			outputSchema: () => outputSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.outputs()));
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
