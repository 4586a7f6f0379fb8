(() => {
	var __webpack_modules__ = {
		2630: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"apply-saved": () => __nccwpck_require__(1988),
				"invoke-bundle-tool": () => __nccwpck_require__(696),
				"open-bundles": () => __nccwpck_require__(1896),
				"open-saved-plans": () => __nccwpck_require__(4051),
				"plan-place": () => __nccwpck_require__(4409),
				"plan-recipe": () => __nccwpck_require__(410),
				"prepare-run": () => __nccwpck_require__(1397),
				recover: () => __nccwpck_require__(1894),
				trust: () => __nccwpck_require__(7840),
				undo: () => __nccwpck_require__(442),
				"user-files": () => __nccwpck_require__(7141)
			};
		},
		9009: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8161)[name] });
		},
		1988: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyLoaded: () => applyLoaded,
				applySaved: () => applySaved,
				apply_saved_exports: () => apply_saved_exports,
				approveApply: () => approveApply,
				checkLoaded: () => checkLoaded,
				confirmApply: () => confirmApply,
				protectedPlaces: () => protectedPlaces
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $apply_apply_plan = __nccwpck_require__(7613);
			var $apply_check_commit = __nccwpck_require__(4531);
			var $start_paths = __nccwpck_require__(6237);
			var $start_start = __nccwpck_require__(8137);
			var $tool_call_work = __nccwpck_require__(7467);
			var $plan_plan_of_call = __nccwpck_require__(8164);
			var $core_work = __nccwpck_require__(9379);
			var $open_saved_plans = __nccwpck_require__(4051);
			var $user_files = __nccwpck_require__(7141);
			var $node_path = __nccwpck_require__(6760);
			//! src/app/apply-saved.ts
			var apply_saved_exports = (0, $start_runtime.__exportAll)({ protectedPlaces: () => protectedPlaces });
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
			async function applySaved(request) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let open = await (0, $open_saved_plans.openPlan)(request.choice, request.surroundings);
					if (!open.ok) return open;
					let { plan, changes } = __addDisposableResource(env_1, open.value.loaded, !0);
					if (plan.status === "gated") return (0, $start_start.success)({
						plan,
						changes,
						ended: (0, $start_start.success)({
							reason: "gated",
							detail: GATED
						})
					});
					return (0, $start_start.success)({
						plan,
						changes,
						ended: await approveAndApply({
							...request,
							...open.value
						})
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			let GATED = "This plan is gated: one of its calls needs your approval before Sous knows what the recipe changes.";
			async function approveAndApply(applying) {
				let approved = await approveCallPlan(applying);
				if (!approved.ok) return approved;
				if (approved.value === "already_applied") return (0, $start_start.success)({ reason: approved.value });
				return applying.whileApplying((progress) => applyLoaded({
					...applying,
					progress
				}));
			}
			async function approveCallPlan(applying) {
				let { loaded, place, options, surroundings } = applying;
				let called = (0, $plan_plan_of_call.callOfPlan)(loaded.plan);
				if (called === void 0) return (0, $start_start.success)("approved");
				if (!options.commit && options.branch === void 0) {
					let foreseen = await (0, $apply_apply_plan.foreseeApply)({
						...loaded,
						...place.target
					});
					if (!foreseen.ok) return foreseen;
					if (foreseen.value === "already_applied") return (0, $start_start.success)(foreseen.value);
				}
				let rules = (0, $user_files.readUserRules)(surroundings);
				if (!rules.ok) return rules;
				let tool = await (0, $core_work.findTool)(called.tool);
				let refusal = await confirmApply({
					...applying,
					rules: rules.value,
					...tool && { call: {
						tool,
						args: called.args
					} }
				});
				return refusal === void 0 ? (0, $start_start.success)("approved") : (0, $start_start.failure)(refusal);
			}
			async function confirmApply(request) {
				let { loaded, opened, asking, rules, call } = request;
				let { plan, changes } = loaded;
				let places = await protectedPlaces(opened);
				await asking.show(changes, places);
				let impossible = asking.isPerson ? await checkLoaded(request) : void 0;
				if (impossible !== void 0) return impossible;
				let root = opened.tree.folder;
				return approveApply({
					plan,
					changes,
					hash: plan.digest,
					rules,
					root,
					approver: asking.approver(places, root),
					...call && { call }
				});
			}
			async function checkLoaded({ loaded, place, options, opened, surroundings }) {
				if (!options.commit && options.branch === void 0) return;
				let signature = await (0, $core_work.gitIdentity)(opened, surroundings);
				if (!signature.ok) return signature.error;
				let branch = options.branch === void 0 ? {} : { branch: options.branch };
				return (0, $apply_check_commit.checkCommit)({
					...loaded,
					...place.target,
					...branch,
					askUsersGit: (0, $core_work.usersGit)(opened, surroundings)
				});
			}
			async function applyLoaded(request) {
				let applied = await apply(request);
				applied.ok && await request.place.store.markApplied(request.loaded.plan.digest);
				return applied;
			}
			async function apply(request) {
				let { loaded, place, options, opened, surroundings, progress } = request;
				let { plan, changes, sealed } = loaded;
				let target = {
					plan,
					changes,
					...place.target,
					progress
				};
				if (!options.commit && options.branch === void 0) {
					let applied = await (0, $apply_apply_plan.applyPlan)(target);
					return applied.ok ? (0, $start_start.success)({ reason: applied.value }) : applied;
				}
				let signature = await (0, $core_work.gitIdentity)(opened, surroundings);
				if (!signature.ok) return signature;
				let committed = await (0, $apply_check_commit.commitPlan)({
					...target,
					...signature.value,
					sealed,
					askUsersGit: (0, $core_work.usersGit)(opened, surroundings),
					...options.branch !== void 0 && { branch: options.branch }
				});
				if (!committed.ok) return committed;
				let { kind, commit, ref } = committed.value;
				let where = ref === "HEAD" ? "no branch: 'git switch -c NAME' gives it one" : ref.replace(/^refs\/heads\//, "");
				let detail = `${commit.slice(0, 12)} on ${where}`;
				return (0, $start_start.success)({
					reason: kind === "applied" ? "committed" : "already_applied",
					commit,
					detail
				});
			}
			function approveApply(target) {
				let { plan, changes, hash, rules, root, approver, call = applyCall(plan, changes, hash) } = target;
				let decision = (0, $tool_call_work.decide)(call, rules, {
					now: new Date(),
					root
				});
				decision.kind === "allow" && target.onRule?.();
				return (0, $tool_call_work.obtainApproval)(decision, {
					call,
					changes
				}, {
					approver: approver ?? $tool_call_work.NOBODY,
					emit: () => void 0
				});
			}
			function applyCall(plan, changes, hash) {
				let isDangerous = changes.some(({ kind }) => kind === "delete");
				return {
					tool: {
						name: `recipe:${plan.recipe.path}`,
						summary: plan.message,
						category: "File Writing",
						effect: "stage",
						risk: isDangerous ? "dangerous" : "safe_write",
						permissions: isDangerous ? ["WriteFiles", "DeleteFiles"] : ["WriteFiles"]
					},
					args: {
						sha256: hash,
						inputs: plan.inputs
					}
				};
			}
			async function protectedPlaces({ tree }, known) {
				let [{ readConfigFile }, { matchProtected }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7148, 23)).then((n) => n.load_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8905, 23)).then((n) => n.permissions_exports)]);
				let { repository, folder } = tree;
				let relative = repository === void 0 ? "" : $node_path.relative(repository.workTree, folder).split($node_path.sep).join("/");
				let directory = (0, $start_paths.parseRepoDirectory)(relative || ".");
				let config = known ?? (await readConfigFile(tree, new Date()))?.config;
				return {
					...directory.ok && { directory: directory.value },
					...config && { matches: matchProtected(config.protectedPaths) }
				};
			}
		},
		696: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				invokeBundleTool: () => invokeBundleTool,
				invoke_bundle_tool_exports: () => invoke_bundle_tool_exports
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $apply_apply_on_disk = __nccwpck_require__(1089);
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $core_work_3 = __nccwpck_require__(9379);
			var $tool_call_work = __nccwpck_require__(7467);
			var $tools_bundle_tool = __nccwpck_require__(7867);
			var $workspace_render_patch = __nccwpck_require__(2493);
			var $reader_work = __nccwpck_require__(7359);
			var $plan_place = __nccwpck_require__(4409);
			var $plan_recipe = __nccwpck_require__(410);
			var $user_files_2 = __nccwpck_require__(7141);
			//! src/app/invoke-bundle-tool.ts
			var invoke_bundle_tool_exports = (0, $start_runtime.__exportAll)({
				bundleContext: () => bundleContext,
				invokeBundleTool: () => invokeBundleTool
			});
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
				let { bundles, surroundings, tool: definition, args, approver, allowHosts, verbose } = request;
				if (definition.recipe !== void 0) return callRecipeTool(request, definition.recipe.name);
				let tool = await (0, $tools_bundle_tool.asTool)(definition);
				if (!tool.ok) return tool;
				let opened = await (0, $core_work_3.openFolder)(surroundings, bundles.root);
				if (!opened.ok) return opened;
				let config = await (0, $reader_work.loadConfig)(opened.value.tree, new Date());
				if (!config.ok) return config;
				let rules = (0, $user_files_2.readUserRules)(surroundings);
				if (!rules.ok) return rules;
				let session = await (0, $tool_call_work.openSession)({
					surroundings,
					category: tool.value.category,
					opened: opened.value,
					allowHosts,
					verbose
				});
				let run = await (0, $tool_call_work.runToolCall)({
					tool: tool.value,
					args,
					context: bundleContext(session.context, {
						env: surroundings.env,
						config: config.value.config,
						usage: bundles.usage
					}),
					rules: rules.value,
					root: session.root,
					approver,
					apply: (changes) => (0, $apply_apply_on_disk.applyOnDisk)({
						...(0, $plan_place.applyPlace)(opened.value),
						changes,
						progress: () => void 0
					}),
					emit(event) {
						event.kind === "progress" && request.progress(event.progress);
					}
				});
				if (!run.result.ok) return (0, $start_start_3.failure)(run.result.error);
				let { value } = run.result;
				return (0, $start_start_3.success)(definition.http === void 0 ? value : value.value);
			}
			async function callRecipeTool({ bundles, surroundings, tool, args, approver, allowHosts, verbose }, name) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { root, usage } = bundles;
					let { findValueProblems } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1960, 23)).then((n) => n.json_schema_check_exports);
					let problems = findValueProblems(tool.argSchema, args);
					let [first] = problems;
					if (first !== void 0) return (0, $start_start_3.failure)({
						...(0, $base_tool_errors.toolError)("invalid_arguments", `${first.field} ${first.reason}`, "Correct the inputs."),
						problems
					});
					usage.called(tool.id);
					let planned = await (0, $plan_recipe.planRecipe)({
						surroundings,
						recipe: {
							word: name,
							root,
							inputs: args
						},
						consent: {
							trust: async (found) => approver === $tool_call_work.NOBODY ? (0, $start_start_3.success)(found) : (0, $start_start_3.failure)(untrusted(name)),
							approver: () => approver
						},
						emit: () => void 0,
						allowHosts,
						verbose
					});
					if (!planned.ok) return (0, $start_start_3.failure)((0, $plan_recipe.unpreparedError)(planned.error));
					let { run, made } = planned.value;
					let loaded = __addDisposableResource(env_1, made.loaded, !0);
					let { outcome } = made;
					if (outcome.kind === "failed") return (0, $start_start_3.failure)(outcome.failure.error);
					let saved = loaded === void 0 ? (0, $start_start_3.success)(void 0) : await (0, $plan_place.planPlace)(run.opened).store.save(loaded);
					if (!saved.ok) return saved;
					return (0, $start_start_3.success)({
						status: outcome.kind,
						digest: loaded?.plan.digest ?? null,
						changes: outcome.changes.map(({ kind, path }) => ({
							kind,
							path
						})),
						diff: await (0, $workspace_render_patch.renderTextPatch)(outcome.changes),
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
				return (0, $base_tool_errors.toolError)("untrusted_recipe", `The recipe '${name}' acts outside the workspace, and you have not trusted it yet`, `Nothing was run. In a terminal, 'sous run ${(0, $core_work_3.shellWord)(name)}' shows what it does and asks whether you trust it.`);
			}
			function bundleContext(context, { env, config, usage }) {
				return {
					...context,
					http: withinHosts(context.http, config),
					secrets: (0, $tool_call_work.secretsFrom)(env, config.secrets),
					usage
				};
			}
			function withinHosts(http, { fetchHosts }) {
				if (fetchHosts === void 0) return http;
				return { send: (request) => http.send({
					...request,
					mayReach: (host) => fetchHosts.includes(host)
				}) };
			}
		},
		1896: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				openBundles: () => openBundles,
				open_bundles_exports: () => open_bundles_exports,
				switchedOffIn: () => switchedOffIn
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $base_digest = __nccwpck_require__(8348);
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $bundles_bundle_files = __nccwpck_require__(7792);
			var $tool_call_work = __nccwpck_require__(7467);
			var $system_process_lock = __nccwpck_require__(4279);
			var $system_record_disk = __nccwpck_require__(9867);
			var $tools_provided_bundles = __nccwpck_require__(8219);
			var $core_work_5 = __nccwpck_require__(9379);
			var $reader_work_3 = __nccwpck_require__(7359);
			var $user_files_2 = __nccwpck_require__(7141);
			var $node_path_3 = __nccwpck_require__(6760);
			//! src/app/open-bundles.ts
			var open_bundles_exports = (0, $start_runtime.__exportAll)({
				openBundles: () => openBundles,
				openUsage: () => openUsage,
				switchedOffIn: () => switchedOffIn
			});
			async function openBundles(surroundings, folder) {
				let opened = await (0, $core_work_5.openFolder)(surroundings, folder ?? (0, $reader_work_3.homeFolder)(surroundings.folder));
				if (!opened.ok) return opened;
				let { tree } = opened.value;
				let root = tree.folder;
				let lockFolder = tree.repository === void 0 ? $node_path_3.join(root, ".github/sous") : $node_path_3.join(tree.repository.gitDirectory, "sous");
				let store = new $bundles_bundle_files.BundleStore({
					disk: (0, $system_record_disk.realRecordDisk)(root),
					lock: (0, $system_process_lock.realProcessLock)($node_path_3.join(lockFolder, "bundles.lock")),
					clock: $tool_call_work.realClock,
					provided: providedBundles(surroundings, root),
					functions: new Set($core_work_5.TOOL_NAMES)
				});
				return (0, $start_start_3.success)({
					store,
					usage: openUsage(surroundings.env, root),
					opened: opened.value,
					root
				});
			}
			function providedBundles(surroundings, root) {
				let builtIn;
				let known;
				return async () => {
					if (known !== void 0 && (0, $tool_call_work.elapsedMs)() - known.at < 1e3) return known.bundles;
					builtIn ??= await (0, $tools_provided_bundles.builtInBundle)();
					let recipes = await (0, $reader_work_3.openRecipes)(surroundings, root);
					let read = recipes.ok ? await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]) : [];
					let bundles = [builtIn, (0, $tools_provided_bundles.recipeBundle)(read.flatMap(({ name, recipe }) => recipe === void 0 ? [] : [{
						name,
						recipe
					}]))];
					let text = JSON.stringify(bundles);
					known = {
						text,
						bundles: known?.text === text ? known.bundles : bundles,
						at: (0, $tool_call_work.elapsedMs)()
					};
					return known.bundles;
				};
			}
			function openUsage(env, root) {
				let folder = $node_path_3.join((0, $user_files_2.stateFolder)(env), "bundles", (0, $base_digest.sha256)(Buffer.from(root)).slice(0, 16));
				return new $bundles_bundle_files.FileUsage({
					disk: (0, $system_record_disk.realRecordDisk)(folder),
					lock: (0, $system_process_lock.realProcessLock)($node_path_3.join(folder, "usage.lock")),
					clock: $tool_call_work.realClock
				});
			}
			function switchedOffIn(folder) {
				let disk = (0, $system_record_disk.realRecordDisk)(folder);
				return new $core_work_5.SwitchedOff(async (path) => {
					let text = disk.read(path);
					return text.ok ? text : (0, $start_start_3.failure)((0, $base_tool_errors.toolError)("io_error", `${path} cannot be read: ${text.error.message}`, "Check its permissions."));
				});
			}
		},
		4051: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				folderOfPlan: () => folderOfPlan,
				listSavedPlans: () => listSavedPlans,
				noSuchPlan: () => noSuchPlan,
				openPlan: () => openPlan,
				openStored: () => openStored,
				rootOfPlan: () => rootOfPlan,
				severalPlans: () => severalPlans
			});
			var $apply_apply_plan_3 = __nccwpck_require__(7613);
			var $base_digest = __nccwpck_require__(8348);
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_paths = __nccwpck_require__(6237);
			var $start_start = __nccwpck_require__(8137);
			var $plan_plan_base = __nccwpck_require__(8631);
			var $plan_seal = __nccwpck_require__(6047);
			var $core_work = __nccwpck_require__(9379);
			var $plan_place_2 = __nccwpck_require__(4409);
			var $reader_work_5 = __nccwpck_require__(7359);
			var $tool_call_work_3 = __nccwpck_require__(7467);
			//! src/app/open-saved-plans.ts
			async function openPlan(options, surroundings) {
				let named = await findNamed(options, surroundings, "previewed");
				if (!named.ok) return named;
				let { digest, ...found } = named.value;
				let loaded = await (0, $plan_seal.loadPlan)(found.place.store, digest, (0, $tool_call_work_3.sealToolsFor)(found.opened, surroundings));
				return loaded.ok ? (0, $start_start.success)({
					loaded: loaded.value,
					...found
				}) : loaded;
			}
			async function openStored(options, surroundings) {
				let named = await findNamed(options, surroundings, "applied");
				if (!named.ok) return named;
				let { digest, ...found } = named.value;
				let stored = await found.place.store.load(digest);
				return stored.ok ? (0, $start_start.success)({
					stored: stored.value,
					...found
				}) : stored;
			}
			async function findNamed({ word, root }, surroundings, latest) {
				let opened = await (0, $core_work.openFolder)(surroundings, root ?? (0, $reader_work_5.homeFolder)(surroundings.folder));
				if (!opened.ok) return opened;
				let place = (0, $plan_place_2.planPlace)(opened.value);
				let digest = word === void 0 ? await findLatest(latest, opened.value, surroundings) : await completeDigest(word, place);
				return digest.ok ? (0, $start_start.success)({
					digest: digest.value,
					place,
					opened: opened.value
				}) : digest;
			}
			async function completeDigest(word, { store }) {
				let whole = (0, $base_digest.parseDigest)(word);
				if (whole.ok) return whole;
				if (!/^[0-9a-f]+$/.test(word)) return (0, $start_start.failure)((0, $base_tool_errors.toolError)("digest_malformed", `'${(0, $start_paths.briefText)(word)}' is not a digest`, "'sous plans' lists the saved plans."));
				if (word.length < 7) return (0, $start_start.failure)((0, $base_tool_errors.toolError)("digest_malformed", `'${word}' is too short`, "Type at least 7 characters of the digest."));
				let listed = await store.list(word);
				if (!listed.ok) return listed;
				let found = listed.value;
				let [only] = found;
				if (only === void 0) return (0, $start_start.failure)(noSuchPlan(word));
				return found.length === 1 ? (0, $start_start.success)(only) : (0, $start_start.failure)(severalPlans(word, found));
			}
			function noSuchPlan(word) {
				return (0, $base_tool_errors.toolError)("not_found", `No plan saved here has a digest that starts with '${(0, $start_paths.briefText)(word)}'`, "'sous plans' lists the saved plans.");
			}
			function severalPlans(word, digests) {
				let shown = digests.slice(0, 5).join(", ");
				let message = `'${(0, $start_paths.briefText)(word)}' is the start of ${digests.length} digests`;
				return (0, $base_tool_errors.toolError)("invalid_arguments", message, `Type more of the one you mean: ${shown}`);
			}
			async function findLatest(latest, opened, { notice }) {
				let { store, target } = (0, $plan_place_2.planPlace)(opened);
				let here = (await store.entries("")).flatMap(({ plan, ...entry }) => plan.ok && folderOfPlan(opened, plan.value) === opened.tree.folder && !(0, $apply_apply_plan_3.isUndo)(plan.value) ? [{
					...entry,
					plan: plan.value
				}] : []);
				let found = latest === "previewed" ? here.find(({ wasPreviewed }) => wasPreviewed) : await findLastApplied(here, ({ plan }) => (0, $apply_apply_plan_3.isAsBefore)(plan, target.tree));
				if (found === void 0) return (0, $start_start.failure)(NO_LATEST[latest]);
				let [subject = ""] = found.plan.message.split("\n", 1);
				notice({
					kind: "hint",
					text: `${subject} (${(0, $base_digest.shortDigest)(found.plan.digest)})`
				});
				return (0, $start_start.success)(found.plan.digest);
			}
			async function findLastApplied(entries, isTakenBack) {
				let applied = entries.filter(({ appliedMs }) => appliedMs !== void 0).toSorted((a, b) => (b.appliedMs ?? 0) - (a.appliedMs ?? 0));
				for (let entry of applied) if (!await isTakenBack(entry)) return entry;
			}
			let NO_LATEST = {
				previewed: (0, $base_tool_errors.toolError)("not_found", "You have not previewed a plan here", "Run 'sous preview <recipe>' first. 'sous plans' lists all saved plans."),
				applied: (0, $base_tool_errors.toolError)("not_found", "There is no applied plan to undo here", "'sous plans' lists the saved plans.")
			};
			async function listSavedPlans(opened, surroundings, beginning = "") {
				let { store, target } = (0, $plan_place_2.planPlace)(opened);
				let kept = await store.entries(beginning);
				let { repository } = opened.tree;
				let commits = repository === void 0 || kept.length === 0 ? new Map() : await new $apply_apply_plan_3.ApplyRepository(target.git, repository).appliedPlans();
				let folders = new Map();
				let folderOf = (plan) => {
					let { directory } = plan.base;
					let found = folders.get(directory) ?? (0, $core_work.openFolder)(surroundings, folderOfPlan(opened, plan));
					folders.set(directory, found);
					return found;
				};
				let listed = [];
				for (let one of kept) listed.push(await listOne(one, commits, folderOf));
				return listed;
			}
			function folderOfPlan({ tree }, { base: { directory } }) {
				if (tree.repository === void 0) return tree.folder;
				return directory === "." ? tree.repository.workTree : `${tree.repository.workTree}/${directory}`;
			}
			function rootOfPlan(opened, plan, given) {
				let folder = folderOfPlan(opened, plan);
				return folder === opened.tree.folder ? given : folder;
			}
			async function listOne({ digest, keptMs, appliedMs, plan }, commits, folderOf) {
				if (!plan.ok) return {
					digest,
					keptMs,
					state: "damaged",
					plan: void 0,
					error: plan.error
				};
				let listed = {
					digest,
					keptMs,
					plan: plan.value,
					error: void 0
				};
				let commit = commits.get(digest);
				let folder = await folderOf(plan.value);
				if (!folder.ok) return commit === void 0 ? {
					...listed,
					state: "stale"
				} : {
					...listed,
					state: "applied",
					commit
				};
				let { tree, git } = (0, $plan_place_2.planPlace)(folder.value).target;
				if (commit !== void 0 && !await isUndone(plan.value, commit, folder.value)) return {
					...listed,
					state: "applied",
					commit
				};
				let base = await (0, $plan_plan_base.readBase)(git, tree.repository, folder.value.tree.folder);
				let state = base.ok ? await (0, $apply_apply_plan_3.findPlanState)(plan.value, tree, base.value) : "stale";
				let isChanged = state === "stale" && appliedMs !== void 0 && !await (0, $apply_apply_plan_3.isAsBefore)(plan.value, tree);
				return {
					...listed,
					state: isChanged ? "changed" : state
				};
			}
			async function isUndone(plan, commit, opened) {
				let { tree, git } = (0, $plan_place_2.planPlace)(opened).target;
				if (tree.repository === void 0 || !await (0, $apply_apply_plan_3.isAsBefore)(plan, tree)) return !1;
				return new $apply_apply_plan_3.ApplyRepository(git, tree.repository).isInHistory(commit);
			}
		},
		4409: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyPlace: () => applyPlace,
				planPlace: () => planPlace,
				plan_place_exports: () => plan_place_exports
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $core_work_7 = __nccwpck_require__(9379);
			var $plan_plan_store = __nccwpck_require__(3761);
			var $system_real_apply_disk = __nccwpck_require__(1007);
			var $node_fs = __nccwpck_require__(3024);
			//! src/app/plan-place.ts
			var plan_place_exports = (0, $start_runtime.__exportAll)({
				applyPlace: () => applyPlace,
				planPlace: () => planPlace
			});
			function planPlace(opened) {
				let { tree, programs } = opened;
				let place = applyPlace(opened);
				let { gitDirectory, folder, disk } = place;
				return {
					store: new $plan_plan_store.PlanFolder({
						home: gitDirectory ?? folder,
						isGitDirectory: gitDirectory !== void 0,
						disk
					}),
					target: {
						tree,
						place,
						git: (0, $core_work_7.realGit)((0, $core_work_7.findProgram)("git", programs), programs.path)
					}
				};
			}
			function applyPlace({ tree, programs }) {
				let root = tree.folder;
				let gitDirectory = tree.repository?.gitDirectory;
				let syncProgram = process.platform === "linux" ? (0, $core_work_7.findProgram)("sync", programs) : void 0;
				return {
					folder: root,
					gitDirectory: gitDirectory === void 0 ? void 0 : $node_fs.realpathSync(gitDirectory),
					disk: (0, $system_real_apply_disk.realApplyDisk)(syncProgram === void 0 ? {} : { syncProgram })
				};
			}
		},
		410: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				messageFor: () => messageFor,
				planRecipe: () => planRecipe,
				sharedFolder: () => sharedFolder,
				unpreparedError: () => unpreparedError
			});
			var $core_work_9 = __nccwpck_require__(9379);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $start_terminal = __nccwpck_require__(3833);
			var $plan_make_plan = __nccwpck_require__(4814);
			var $plan_plan_base = __nccwpck_require__(8631);
			var $plan_plan_limits = __nccwpck_require__(9814);
			var $workspace_narrowed_tree = __nccwpck_require__(8365);
			var $apply_saved = __nccwpck_require__(1988);
			var $prepare_run = __nccwpck_require__(1397);
			var $tool_call_work_3 = __nccwpck_require__(7467);
			var $trust = __nccwpck_require__(7840);
			var $user_files_3 = __nccwpck_require__(7141);
			//! src/app/plan-recipe.ts
			async function planRecipe(request) {
				let { surroundings, recipe, shared } = request;
				let prepared = "opened" in recipe ? (0, $start_start_5.success)(recipe) : await (0, $prepare_run.prepareRun)(surroundings, recipe);
				if (!prepared.ok) return prepared;
				let run = {
					...prepared.value,
					opened: sharedFolder(prepared.value.opened, shared)
				};
				let policy = (0, $core_work_9.policyHash)(run.config);
				let settled = await settleConsent(request, run, policy);
				if (!settled.ok) return (0, $start_start_5.failure)({
					kind: "error",
					error: settled.error
				});
				let { trust, userRules, rules, approver } = settled.value;
				let made = await makeRun(request, run, {
					policy,
					rules,
					approver
				});
				if (!made.ok) return (0, $start_start_5.failure)({
					kind: "error",
					error: made.error
				});
				let hash = trust?.hash ?? "";
				let root = run.opened.tree.folder;
				return (0, $start_start_5.success)({
					run,
					made: made.value,
					...trust && { trust },
					approve: ({ plan, changes }, asked, onRule) => (0, $apply_saved.approveApply)({
						plan,
						changes,
						hash,
						rules: userRules,
						root,
						approver: asked,
						...onRule && { onRule }
					})
				});
			}
			async function settleConsent({ consent, surroundings }, run, policy) {
				if ("rules" in consent) return (0, $start_start_5.success)({
					...consent,
					userRules: []
				});
				let found = await (0, $trust.findTrust)(run, policy, surroundings);
				if (!found.ok) return found;
				let trust = found.value.isTrusted ? found : await consent.trust(found.value, run);
				if (!trust.ok) return trust;
				let userRules = (0, $user_files_3.readUserRules)(surroundings);
				if (!userRules.ok) return userRules;
				return (0, $start_start_5.success)({
					trust: trust.value,
					userRules: userRules.value,
					rules: trust.value.isTrusted ? [...userRules.value, ...trust.value.isShipped ? [] : run.config.rules] : [],
					approver: consent.approver(trust.value, run)
				});
			}
			async function makeRun(request, run, { policy, rules, approver }) {
				let { surroundings, emit, allowHosts, verbose, facts, github } = request;
				let { opened, recipe, inputs, library, config, findTool } = run;
				let { tree } = opened;
				let session = await (0, $tool_call_work_3.openSession)({
					surroundings,
					category: "Search & Discovery",
					opened,
					allowHosts,
					verbose
				});
				let tools = (0, $tool_call_work_3.toolsOf)(opened);
				let base = await (0, $plan_plan_base.readBase)(tools.git, tree.repository, tree.folder);
				if (!base.ok) return base;
				return (0, $plan_make_plan.makePlan)({
					recipe,
					inputs,
					library,
					findTool,
					context: {
						...session.context,
						secrets: (0, $tool_call_work_3.secretsFrom)(surroundings.env, config.secrets),
						usage: (0, $tool_call_work_3.lazyUsage)(surroundings.env, session.root)
					},
					openSandbox: (workspace) => (0, $tool_call_work_3.lazySandbox)({
						workspace,
						repository: tree.repository,
						...tools
					}),
					contexts: {
						env: variablesFor(surroundings.env),
						github: github ?? {}
					},
					rules,
					root: session.root,
					approver,
					limits: (0, $plan_plan_limits.lowerLimits)($plan_plan_limits.DEFAULT_PLAN_LIMITS, config.limits),
					...config.fetchHosts && { fetchHosts: config.fetchHosts },
					emit,
					facts: {
						sousVersion: $start_terminal.VERSION,
						base: base.value,
						policy,
						message: messageFor(recipe),
						target: "working-tree",
						...facts
					},
					seal: (0, $tool_call_work_3.sealToolsFor)(opened, surroundings)
				});
			}
			function variablesFor(env) {
				let variables = Object.create(null);
				for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
				return variables;
			}
			function messageFor({ name, description }) {
				return description === "" ? name : `${name}\n\n${description}`;
			}
			function sharedFolder(opened, shared) {
				return shared === void 0 ? opened : {
					...opened,
					view: new $workspace_narrowed_tree.NarrowedTree(opened.tree, shared)
				};
			}
			function unpreparedError(unprepared) {
				switch (unprepared.kind) {
					case "error": return unprepared.error;
					case "invalid_recipe": return (0, $base_tool_errors_3.toolError)("unknown_recipe", "The recipe is no longer valid", "Run 'sous validate' to see what is wrong.");
					case "invalid_inputs": {
						let messages = unprepared.diagnostics.map(({ message }) => message).join("; ");
						return (0, $base_tool_errors_3.toolError)("invalid_arguments", messages, unprepared.diagnostics[0]?.suggestion ?? "Correct the inputs.");
					}
				}
			}
		},
		1397: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				prepareRecipe: () => prepareRecipe,
				prepareRun: () => prepareRun
			});
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $recipe_input_values = __nccwpck_require__(692);
			var $reader_work_7 = __nccwpck_require__(7359);
			var $node_fs = __nccwpck_require__(3024);
			var $node_path_5 = __nccwpck_require__(6760);
			//! src/app/prepare-run.ts
			async function prepareRun(surroundings, options) {
				let { word } = options;
				if (word === void 0) return refuse((0, $base_tool_errors_5.toolError)("invalid_arguments", "Which recipe?", "Name a recipe. 'sous list' lists them."));
				let recipes = await (0, $reader_work_7.openRecipes)(surroundings, options.root);
				if (!recipes.ok) return refuse(recipes.error);
				let loaded = await (0, $reader_work_7.loadConfig)(recipes.value.opened.tree, new Date());
				if (!loaded.ok) return refuse(loaded.error);
				let { config, warnings } = loaded.value;
				recipes.value.isAbove && surroundings.notice({
					kind: "hint",
					text: `Working in ${recipes.value.folder}, the top of the repository. Use --root . for this folder only`
				});
				for (let warning of warnings) surroundings.notice({
					kind: "warning",
					text: warning
				});
				let given = await readGiven(surroundings, options);
				if (!given.ok) return refuse(given.error);
				let prepared = await prepareRecipe(recipes.value, word, given.value);
				return prepared.ok ? (0, $start_start_7.success)({
					...prepared.value,
					config,
					opened: recipes.value.opened
				}) : prepared;
			}
			async function prepareRecipe(recipes, word, given) {
				let read = await readOne(recipes, word);
				if (!read.ok) return read;
				let { recipe, callName } = read.value;
				let inputs = (0, $recipe_input_values.resolveInputs)(recipe, given);
				if (!inputs.ok) return (0, $start_start_7.failure)({
					kind: "invalid_inputs",
					recipe: callName,
					diagnostics: inputs.error
				});
				return (0, $start_start_7.success)({
					recipe,
					callName,
					inputs: inputs.value,
					library: await libraryFor(recipe, recipes),
					findTool: recipes.findTool
				});
			}
			async function readOne(recipes, word) {
				let selected = await recipes.select([word]);
				if (!selected.ok) return refuse(selected.error);
				let read = await recipes.read(selected.value);
				let [first] = read;
				if (read.length !== 1 || first === void 0) return refuse((0, $base_tool_errors_5.toolError)("invalid_arguments", `${word} contains several recipes`, "Name one of them."));
				let off = await recipes.whyOff(first);
				if (off !== void 0) return refuse(off);
				if (first.recipe === void 0) return (0, $start_start_7.failure)({
					kind: "invalid_recipe",
					files: read
				});
				let isFound = recipes.all.some((file) => file.path === first.path);
				return (0, $start_start_7.success)({
					recipe: first.recipe,
					callName: isFound ? first.name : first.path
				});
			}
			async function libraryFor(recipe, recipes) {
				if ([...recipe.steps, ...recipe.verify].every((step) => step.call.kind === "tool")) return {
					names: [],
					find: () => void 0
				};
				let byName = new Map((await recipes.read([...recipes.all, ...recipes.shipped])).map((read) => [read.name, read.recipe]));
				return {
					names: [...byName.keys()],
					find: (name) => byName.get(name)
				};
			}
			async function readGiven({ folder }, { inputs, inputsFile }) {
				if (inputsFile === void 0) return (0, $start_start_7.success)(inputs);
				let file = $node_path_5.resolve(folder, inputsFile);
				let text;
				try {
					text = $node_fs.readFileSync(file, "utf8");
				} catch (error) {
					let { code } = error;
					let why = code === "ENOENT" ? `File '${inputsFile}' does not exist` : `Cannot read '${inputsFile}': ${code}`;
					return (0, $start_start_7.failure)((0, $base_tool_errors_5.toolError)("invalid_arguments", `--inputs: ${why}`, "Name a YAML or JSON file with the inputs."));
				}
				let values = (0, $recipe_input_values.readInputsText)(text, inputsFile);
				if (!values.ok) return values;
				if (!isTyped(inputs)) return (0, $start_start_7.success)({
					...values.value,
					...inputs
				});
				let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
				let names = new Set(pairs.map(([name]) => name));
				if (names.has("") || names.size !== pairs.length) return (0, $start_start_7.success)(inputs);
				return (0, $start_start_7.success)({
					...values.value,
					...Object.fromEntries(pairs)
				});
			}
			function isTyped(inputs) {
				return Array.isArray(inputs);
			}
			function refuse(error) {
				return (0, $start_start_7.failure)({
					kind: "error",
					error
				});
			}
		},
		1894: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recoverFolder: () => recoverFolder });
			var $apply_apply_on_disk_3 = __nccwpck_require__(1089);
			var $start_start_7 = __nccwpck_require__(8137);
			var $core_work_11 = __nccwpck_require__(9379);
			var $open_saved_plans_2 = __nccwpck_require__(4051);
			var $plan_place_3 = __nccwpck_require__(4409);
			//! src/app/recover.ts
			async function recoverFolder({ root, how, surroundings }) {
				let opened = await (0, $core_work_11.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let place = (0, $plan_place_3.applyPlace)(opened.value);
				if (how === void 0) {
					let waiting = (0, $apply_apply_on_disk_3.findUnfinished)(place);
					return waiting.ok ? (0, $start_start_7.success)({
						kind: "found",
						unfinished: waiting.value
					}) : waiting;
				}
				let ended = (0, $apply_apply_on_disk_3.recover)(place, how);
				if (!ended.ok) return ended;
				if (ended.value !== void 0 && how === "finish") for (let { digest, state } of await (0, $open_saved_plans_2.listSavedPlans)(opened.value, surroundings)) state === "applied" && await (0, $plan_place_3.planPlace)(opened.value).store.markApplied(digest);
				return (0, $start_start_7.success)({
					kind: "ended",
					how,
					recovered: ended.value,
					isRepository: place.gitDirectory !== void 0
				});
			}
		},
		7840: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				decideTrust: () => decideTrust,
				findTrust: () => findTrust,
				trustRecipe: () => trustRecipe
			});
			var $base_digest_3 = __nccwpck_require__(8348);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $base_json = __nccwpck_require__(5934);
			var $core_work_3 = __nccwpck_require__(9379);
			var $reader_work_9 = __nccwpck_require__(7359);
			var $user_files_4 = __nccwpck_require__(7141);
			var $node_fs_3 = __nccwpck_require__(3024);
			//! src/app/trust.ts
			async function findTrust(run, policy, { env, program }) {
				let recipes = recipesOf(run.recipe, run.library);
				let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
				let calls = found.map(({ text }) => text);
				let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
				let hash = (0, $base_digest_3.sha256)(Buffer.from([
					...recipes.map(({ source }) => source.digest),
					policy,
					...files
				].join("\n")));
				if (calls.length === 0) return (0, $start_start_5.success)({
					hash,
					calls,
					isTrusted: !0,
					isRemembered: !0
				});
				let trusted = readTrusted((0, $user_files_4.trustFile)(env));
				if (!trusted.ok) return trusted;
				if (trusted.value.includes(hash)) return (0, $start_start_5.success)({
					hash,
					calls,
					isTrusted: !0,
					isRemembered: !0
				});
				let shipped = new Set((0, $reader_work_9.findShipped)(program).map((file) => file.path));
				let isShipped = recipes.every(({ source }) => shipped.has(source.path)) && files.length === 0;
				return (0, $start_start_5.success)({
					hash,
					calls,
					isTrusted: isShipped,
					isRemembered: isShipped,
					...isShipped && { isShipped }
				});
			}
			function decideTrust(trust, { callName }, given) {
				if (trust.isTrusted || given === trust.hash) return { kind: "trusted" };
				if (given !== void 0) return {
					kind: "refused",
					error: untrusted(trust, `--trust does not match: this recipe has the hash ${trust.hash}`)
				};
				return {
					kind: "needs_trust",
					error: untrusted(trust, `The recipe '${callName}' acts outside the workspace, and you have not trusted it yet`)
				};
			}
			function trustRecipe({ hash }, { env }) {
				return addTrusted((0, $user_files_4.trustFile)(env), hash);
			}
			function recipesOf(recipe, library) {
				let found = new Map();
				let visit = (current) => {
					if (found.has(current.source.path)) return;
					found.set(current.source.path, current);
					for (let { call } of stepsOf(current)) {
						let called = call.kind === "recipe" ? library.find(call.recipe) : void 0;
						called !== void 0 && visit(called);
					}
				};
				visit(recipe);
				return [...found.values()];
			}
			async function externalCalls(recipe, findTool) {
				let calls = [];
				for (let step of stepsOf(recipe)) {
					let tool = step.call.kind === "tool" ? await findTool(step.call.tool) : void 0;
					tool?.effect === "external" && calls.push({
						tool,
						text: `${step.at.file}:${step.at.line}  ${tool.name}  ${tool.hosts?.join(", ") ?? whatItDoes(step)}`
					});
				}
				return calls;
			}
			function whatItDoes({ with: given }) {
				let what = given.find(({ key }) => key === "command" || key === "url")?.value;
				if (what?.kind === "scalar") return String(what.value);
				return what?.kind === "template" ? what.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("") : "";
			}
			function stepsOf({ steps, verify }) {
				return [...steps, ...verify];
			}
			function untrusted({ hash }, message) {
				return (0, $base_tool_errors_3.toolError)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
			}
			function readTrusted(file) {
				let text;
				try {
					let stats = $node_fs_3.statSync(file, { throwIfNoEntry: !1 });
					if (stats === void 0) return (0, $start_start_5.success)([]);
					if (process.platform !== "win32" && stats.mode & 18) return (0, $start_start_5.failure)(broken(file, "users other than its owner can change it", `Run: chmod 600 ${file}`));
					text = $node_fs_3.readFileSync(file, "utf8");
				} catch (error) {
					return (0, $start_start_5.failure)(broken(file, error.message, "Make it readable, or delete it."));
				}
				let parsed = (0, $base_json.parseJson)(text);
				let trusted = parsed.ok ? parsed.value?.trusted : void 0;
				return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, $start_start_5.success)(trusted) : (0, $start_start_5.failure)(broken(file, "it has no list of hashes called 'trusted'", "Delete it."));
			}
			function addTrusted(file, hash) {
				let present = readTrusted(file);
				if (!present.ok) return present;
				if (present.value.includes(hash)) return (0, $start_start_5.success)(void 0);
				try {
					(0, $core_work_3.replacePrivateFile)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
					return (0, $start_start_5.success)(void 0);
				} catch (error) {
					return (0, $start_start_5.failure)(broken(file, error.message, "Make its folder writable."));
				}
			}
			function broken(file, why, suggestion) {
				return (0, $base_tool_errors_3.toolError)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
			}
		},
		442: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { undoPlan: () => undoPlan });
			var $apply_apply_plan_3 = __nccwpck_require__(7613);
			var $apply_apply_on_disk = __nccwpck_require__(1089);
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $core_work_3 = __nccwpck_require__(9379);
			var $start_terminal_3 = __nccwpck_require__(3833);
			var $plan_plan_base_3 = __nccwpck_require__(8631);
			var $plan_seal_3 = __nccwpck_require__(6047);
			var $apply_saved = __nccwpck_require__(1988);
			var $open_saved_plans_3 = __nccwpck_require__(4051);
			var $tool_call_work_3 = __nccwpck_require__(7467);
			//! src/app/undo.ts
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
			async function undoPlan(request) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { choice, surroundings } = request;
					let open = await (0, $open_saved_plans_3.openStored)(choice, surroundings);
					if (!open.ok) return open;
					let made = await makeUndo(open.value.stored, open.value, surroundings);
					if (!made.ok) return made;
					let loaded = __addDisposableResource(env_1, made.value, !0);
					let { plan, changes } = loaded;
					return (0, $start_start_3.success)({
						plan,
						changes,
						ended: await applyUndo({
							...open.value,
							loaded
						}, request)
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function applyUndo(open, request) {
				let saved = await open.place.store.save(open.loaded);
				if (!saved.ok) return saved;
				let applying = {
					...request,
					...open
				};
				let refusal = await (0, $apply_saved.confirmApply)({
					...applying,
					rules: []
				});
				if (refusal !== void 0) return (0, $start_start_3.failure)(refusal);
				let applied = await request.whileApplying((progress) => (0, $apply_saved.applyLoaded)({
					...applying,
					progress
				}));
				return applied.ok && applied.value.reason === "applied" ? (0, $start_start_3.success)({ reason: "undone" }) : applied;
			}
			async function makeUndo({ plan, changes }, { opened, place }, surroundings) {
				if (plan.status !== "complete") return (0, $start_start_3.failure)(neverApplied("it waits for approval"));
				let base = await (0, $plan_plan_base_3.readBase)(place.target.git, opened.tree.repository, opened.tree.folder);
				if (!base.ok) return base;
				let elsewhere = (0, $apply_apply_plan_3.checkPlanRoot)(plan.base, base.value);
				if (elsewhere !== void 0) return (0, $start_start_3.failure)(elsewhere);
				let state = await (0, $apply_apply_on_disk.findTreeState)(opened.tree, changes);
				if (!state.ok) return state;
				if (state.value === "open") {
					let reversed = await (0, $apply_apply_on_disk.findTreeState)(opened.tree, (0, $apply_apply_plan_3.reverseChanges)(changes));
					if (reversed.ok && reversed.value === "applied") return (0, $start_start_3.failure)(neverApplied("the files are as they were before it"));
					let unfinished = (0, $apply_apply_on_disk.findUnfinished)(place.target.place);
					if (unfinished.ok && unfinished.value !== void 0) return (0, $start_start_3.failure)(halfDone());
					let changed = await findChanged(changes, opened);
					if (changed.length > 0) return (0, $start_start_3.failure)(changedSince(changed));
				}
				return (0, $plan_seal_3.completePlan)((0, $apply_apply_plan_3.undoContent)(plan, base.value, $start_terminal_3.VERSION), (0, $apply_apply_plan_3.reverseChanges)(changes), (0, $tool_call_work_3.sealToolsFor)(opened, surroundings));
			}
			async function findChanged(changes, { tree }) {
				let found = [];
				for (let change of changes) {
					let state = change.kind === "create_directory" ? (0, $start_start_3.success)("applied") : await (0, $apply_apply_on_disk.findTreeState)(tree, [change]);
					state.ok && state.value !== "open" || found.push(change.path);
				}
				return found;
			}
			function changedSince(paths) {
				let message = `Changed since the plan was applied: ${(0, $core_work_3.nameSome)(paths, 10)}`;
				return (0, $base_tool_errors.toolError)("stale", message, "Nothing was written. Undo the later changes first, or undo this one by hand.");
			}
			function halfDone() {
				return (0, $base_tool_errors.toolError)("apply_unfinished", "An apply was interrupted here and is half done", "Run 'sous recover' to roll it back.");
			}
			function neverApplied(why) {
				return (0, $base_tool_errors.toolError)("stale", `Nothing to undo: ${why}`, "Nothing was written.");
			}
		},
		7141: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				addApproval: () => addApproval,
				approvalsFile: () => approvalsFile,
				homeOfUser: () => homeOfUser,
				readUserRules: () => readUserRules,
				stateFolder: () => stateFolder,
				trustFile: () => trustFile,
				user_files_exports: () => user_files_exports
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $base_json = __nccwpck_require__(5934);
			var $core_work_3 = __nccwpck_require__(9379);
			var $tool_call_work = __nccwpck_require__(7467);
			var $node_fs_5 = __nccwpck_require__(3024);
			var $node_path_7 = __nccwpck_require__(6760);
			var $late_os = __nccwpck_require__(9009);
			//! src/app/user-files.ts
			var user_files_exports = (0, $start_runtime.__exportAll)({ readUserRules: () => readUserRules });
			function approvalsFile(env) {
				return $node_path_7.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
			}
			function trustFile(env) {
				return $node_path_7.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
			}
			function stateFolder(env) {
				return $node_path_7.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
			}
			function baseFolder(env, variable, fallback) {
				let named = env[variable];
				if (named !== void 0 && $node_path_7.isAbsolute(named)) return named;
				let home = env.HOME ?? "";
				return $node_path_7.join($node_path_7.isAbsolute(home) ? home : homeOfUser(), fallback);
			}
			function homeOfUser() {
				let user = (0, $core_work_3.attempt)(() => $late_os.userInfo());
				return user.ok && $node_path_7.isAbsolute(user.value.homedir) ? user.value.homedir : $late_os.devNull;
			}
			function readUserRules({ env, notice }) {
				let approvals = readApprovals(approvalsFile(env));
				if (!approvals.ok) return approvals;
				for (let problem of approvals.value.problems) notice({
					kind: "warning",
					text: problem
				});
				return (0, $start_start_5.success)(approvals.value.rules);
			}
			let KEYS = {
				tool: "string",
				pattern: "string",
				expires: "string",
				enabled: "boolean",
				root: "string",
				definition: "string"
			};
			function readApprovals(file) {
				let text;
				try {
					let stats = $node_fs_5.statSync(file, { throwIfNoEntry: !1 });
					if (stats === void 0) return (0, $start_start_5.success)({
						rules: [],
						problems: []
					});
					if (process.platform !== "win32" && stats.mode & 18) return (0, $start_start_5.failure)(broken(file, "users other than its owner can change it", `Run: chmod 600 ${(0, $core_work_3.shellWord)(file)}`));
					text = $node_fs_5.readFileSync(file, "utf8");
				} catch (error) {
					if (error.code === "ENOTDIR") return (0, $start_start_5.success)({
						rules: [],
						problems: []
					});
					return (0, $start_start_5.failure)(broken(file, error.message, "Make it readable, or delete it."));
				}
				let parsed = (0, $base_json.parseJson)(text);
				if (!parsed.ok) {
					let { line, column, message } = parsed.error;
					return (0, $start_start_5.failure)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
				}
				let rules = parsed.value?.rules;
				if (!Array.isArray(rules)) return (0, $start_start_5.failure)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
				let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
				if (problem !== void 0) return (0, $start_start_5.failure)(broken(file, problem, "Correct it, or delete it."));
				return (0, $start_start_5.success)({
					rules,
					problems: (0, $tool_call_work.findRuleProblems)(rules).map((found) => `${file}: ${found}`)
				});
			}
			function addApproval(file, rule) {
				let present = readApprovals(file);
				if (!present.ok) return present;
				try {
					(0, $core_work_3.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
					return (0, $start_start_5.success)(void 0);
				} catch (error) {
					return (0, $start_start_5.failure)(broken(file, error.message, "Make its folder writable."));
				}
			}
			function findShapeProblem(rule, i) {
				let where = `rule ${i + 1}`;
				if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
				for (let [key, value] of Object.entries(rule)) {
					if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
					if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
				}
				return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
			}
			function broken(file, why, suggestion, position = "") {
				return (0, $base_tool_errors_3.toolError)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
			}
		},
		1089: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["apply-on-disk"]();
			module.exports = {
				__esModule: !0,
				get applyOnDisk() {
					return part().applyOnDisk;
				},
				get findTreeState() {
					return part().findTreeState;
				},
				get findUnfinished() {
					return part().findUnfinished;
				},
				get recover() {
					return part().recover;
				}
			};
		},
		7613: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["apply-plan"]();
			module.exports = {
				__esModule: !0,
				get ApplyRepository() {
					return part().ApplyRepository;
				},
				get applyPlan() {
					return part().applyPlan;
				},
				get checkPlanRoot() {
					return part().checkPlanRoot;
				},
				get findPlanState() {
					return part().findPlanState;
				},
				get foreseeApply() {
					return part().foreseeApply;
				},
				get isAsBefore() {
					return part().isAsBefore;
				},
				get isUndo() {
					return part().isUndo;
				},
				get reverseChanges() {
					return part().reverseChanges;
				},
				get undoContent() {
					return part().undoContent;
				}
			};
		},
		4531: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["check-commit"]();
			module.exports = {
				__esModule: !0,
				get checkCommit() {
					return part().checkCommit;
				},
				get commitPlan() {
					return part().commitPlan;
				}
			};
		},
		8348: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get parseDigest() {
					return part().parseDigest;
				},
				get sha256() {
					return part().sha256;
				},
				get shortDigest() {
					return part().shortDigest;
				}
			};
		},
		5934: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		2848: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		7792: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-files"]();
			module.exports = {
				__esModule: !0,
				get BundleStore() {
					return part().BundleStore;
				},
				get FileUsage() {
					return part().FileUsage;
				}
			};
		},
		1960: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["json-schema-check"]();
		},
		9379: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		4814: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["make-plan"]();
			module.exports = {
				__esModule: !0,
				get makePlan() {
					return part().makePlan;
				}
			};
		},
		8905: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6084).permissions();
		},
		8631: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-base"]();
			module.exports = {
				__esModule: !0,
				get readBase() {
					return part().readBase;
				}
			};
		},
		9814: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-limits"]();
			module.exports = {
				__esModule: !0,
				get DEFAULT_PLAN_LIMITS() {
					return part().DEFAULT_PLAN_LIMITS;
				},
				get lowerLimits() {
					return part().lowerLimits;
				}
			};
		},
		8164: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-of-call"]();
			module.exports = {
				__esModule: !0,
				get callOfPlan() {
					return part().callOfPlan;
				}
			};
		},
		3761: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-store"]();
			module.exports = {
				__esModule: !0,
				get PlanFolder() {
					return part().PlanFolder;
				}
			};
		},
		6047: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084).seal();
			module.exports = {
				__esModule: !0,
				get completePlan() {
					return part().completePlan;
				},
				get loadPlan() {
					return part().loadPlan;
				}
			};
		},
		7148: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).work();
		},
		7359: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).work();
			module.exports = {
				__esModule: !0,
				get findShipped() {
					return part().findShipped;
				},
				get homeFolder() {
					return part().homeFolder;
				},
				get loadConfig() {
					return part().loadConfig;
				},
				get openRecipes() {
					return part().openRecipes;
				}
			};
		},
		692: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6799)["input-values"]();
			module.exports = {
				__esModule: !0,
				get readInputsText() {
					return part().readInputsText;
				},
				get resolveInputs() {
					return part().resolveInputs;
				}
			};
		},
		6237: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		6457: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		8137: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		3833: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		},
		4279: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["process-lock"]();
			module.exports = {
				__esModule: !0,
				get realProcessLock() {
					return part().realProcessLock;
				}
			};
		},
		1007: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["real-apply-disk"]();
			module.exports = {
				__esModule: !0,
				get realApplyDisk() {
					return part().realApplyDisk;
				}
			};
		},
		9867: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["record-disk"]();
			module.exports = {
				__esModule: !0,
				get realRecordDisk() {
					return part().realRecordDisk;
				}
			};
		},
		7467: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get NOBODY() {
					return part().NOBODY;
				},
				get decide() {
					return part().decide;
				},
				get elapsedMs() {
					return part().elapsedMs;
				},
				get findRuleProblems() {
					return part().findRuleProblems;
				},
				get lazySandbox() {
					return part().lazySandbox;
				},
				get lazyUsage() {
					return part().lazyUsage;
				},
				get obtainApproval() {
					return part().obtainApproval;
				},
				get openSession() {
					return part().openSession;
				},
				get realClock() {
					return part().realClock;
				},
				get runToolCall() {
					return part().runToolCall;
				},
				get sealToolsFor() {
					return part().sealToolsFor;
				},
				get secretsFrom() {
					return part().secretsFrom;
				},
				get toolsOf() {
					return part().toolsOf;
				}
			};
		},
		7867: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["bundle-tool"]();
			module.exports = {
				__esModule: !0,
				get asTool() {
					return part().asTool;
				}
			};
		},
		8219: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["provided-bundles"]();
			module.exports = {
				__esModule: !0,
				get builtInBundle() {
					return part().builtInBundle;
				},
				get recipeBundle() {
					return part().recipeBundle;
				}
			};
		},
		8365: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["narrowed-tree"]();
			module.exports = {
				__esModule: !0,
				get NarrowedTree() {
					return part().NarrowedTree;
				}
			};
		},
		2493: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["render-patch"]();
			module.exports = {
				__esModule: !0,
				get renderTextPatch() {
					return part().renderTextPatch;
				}
			};
		},
		837: (module) => {
			"use strict";
			module.exports = require("./apply.js");
		},
		5902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		802: (module) => {
			"use strict";
			module.exports = require("./bundles.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		6084: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		4512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		6799: (module) => {
			"use strict";
			module.exports = require("./recipe.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		1642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		6522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		1424: (module) => {
			"use strict";
			module.exports = require("./tools.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		3024: (module) => {
			"use strict";
			module.exports = require("node:fs");
		},
		8161: (module) => {
			"use strict";
			module.exports = require("node:os");
		},
		6760: (module) => {
			"use strict";
			module.exports = require("node:path");
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
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
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
	var __webpack_exports__ = __nccwpck_require__(2630);
	module.exports = __webpack_exports__;
})();
