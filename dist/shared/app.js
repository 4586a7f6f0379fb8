(() => {
	var __webpack_modules__ = {
		2630: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"apply-saved": () => __nccwpck_require__(1988),
				"approve-campaign": () => __nccwpck_require__(7814),
				"campaign-views": () => __nccwpck_require__(6829),
				"invoke-bundle-tool": () => __nccwpck_require__(696),
				"open-bundles": () => __nccwpck_require__(1896),
				"open-campaign": () => __nccwpck_require__(3599),
				"open-saved-plans": () => __nccwpck_require__(4051),
				"plan-place": () => __nccwpck_require__(4409),
				"plan-recipe": () => __nccwpck_require__(410),
				"prepare-run": () => __nccwpck_require__(1397),
				previews: () => __nccwpck_require__(7873),
				questions: () => __nccwpck_require__(2559),
				recover: () => __nccwpck_require__(1894),
				"report-campaign": () => __nccwpck_require__(5721),
				trust: () => __nccwpck_require__(7840),
				undo: () => __nccwpck_require__(442),
				"update-recipes": () => __nccwpck_require__(2447),
				"user-files": () => __nccwpck_require__(7141)
			};
		},
		3630: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
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
				let where = ref === "HEAD" ? "no branch. 'git switch -c NAME' gives it one." : `${ref.replace(/^refs\/heads\//, "")}.`;
				let detail = `Commit ${commit.slice(0, 12)} is on ${where}`;
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
					approver: approver ?? $tool_call_work.NO_APPROVER,
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
		7814: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				approveCampaign: () => approveCampaign,
				approvedRows: () => approvedRows,
				deliverCampaign: () => deliverCampaign,
				findLocalTargets: () => findLocalTargets,
				genuineApprovals: () => genuineApprovals,
				planCampaign: () => planCampaign,
				retryCampaign: () => retryCampaign,
				setCampaignPhase: () => setCampaignPhase,
				startedState: () => startedState
			});
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $campaign_approvals = __nccwpck_require__(65);
			var $campaign_campaign = __nccwpck_require__(87);
			var $zod_api = __nccwpck_require__(5035);
			var $core_work_3 = __nccwpck_require__(9379);
			var $user_files_2 = __nccwpck_require__(7141);
			var $apply_apply_plan_3 = __nccwpck_require__(7613);
			var $apply_apply_on_disk = __nccwpck_require__(1089);
			var $plan_permissions = __nccwpck_require__(7600);
			var $plan_seal = __nccwpck_require__(6047);
			var $apply_saved = __nccwpck_require__(1988);
			var $plan_place = __nccwpck_require__(4409);
			var $tool_call_work_3 = __nccwpck_require__(7467);
			var $base_json = __nccwpck_require__(5934);
			var $git_snapshots = __nccwpck_require__(9376);
			var $open_campaign = __nccwpck_require__(3599);
			var $node_fs = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
			var $late_crypto = __nccwpck_require__(3630);
			var $late_os = __nccwpck_require__(9009);
			//! src/app/campaign/approve-campaign.ts
			function startedState({ ledger, id }) {
				return ledger.state === void 0 ? (0, $start_start_3.failure)(ERRORS$4.notStarted(id)) : (0, $start_start_3.success)(ledger.state);
			}
			async function approveCampaign(campaign, scope) {
				let { ledger, control } = campaign;
				let state = startedState(campaign);
				if (!state.ok) return state;
				let wrong = (0, $campaign_approvals.checkPhase)(state.value, campaign.id) ?? (0, $campaign_approvals.checkScope)(state.value, scope);
				if (wrong !== void 0) return (0, $start_start_3.failure)(wrong);
				let identity = await (0, $core_work_3.gitIdentity)(control.recipes.opened, control.surroundings);
				if (!identity.ok) return identity;
				let key = readKey(control.surroundings, "make");
				if (!key.ok) return key;
				let by = identity.value.person;
				let approval = {
					...scope,
					by,
					seal: sealOf(campaign.id, {
						...scope,
						by
					}, key.value)
				};
				let part = [scope.group && ` group ${scope.group}`, scope.wave && ` wave ${scope.wave}`].filter(Boolean).join(",");
				return ledger.append({
					message: `approve: ${scope.digest}${part}`,
					change: (now) => (0, $campaign_approvals.recordApproval)(now ?? state.value, approval)
				});
			}
			function genuineApprovals(campaign, state) {
				let { approvals } = state.head;
				if (approvals.length === 0) return (0, $start_start_3.success)([]);
				let key = readKey(campaign.control.surroundings, "read");
				if (!key.ok) return key;
				return (0, $start_start_3.success)(approvals.filter(({ seal, ...approval }) => isEqual(seal, sealOf(campaign.id, approval, key.value))));
			}
			async function setCampaignPhase(campaign, phase) {
				let state = startedState(campaign);
				if (!state.ok) return state;
				return campaign.ledger.append({
					message: phase,
					change: (now) => (0, $campaign_approvals.setPhase)(now ?? state.value, phase)
				});
			}
			async function retryCampaign(campaign, names) {
				let state = startedState(campaign);
				if (!state.ok) return state;
				let stopped = (0, $campaign_approvals.checkPhase)(state.value, campaign.id);
				if (stopped !== void 0) return (0, $start_start_3.failure)(stopped);
				return campaign.ledger.append({
					message: `retry: ${names.length === 0 ? "all that stopped" : names.join(", ")}`,
					change: (now) => (0, $campaign_approvals.retryRows)(now ?? state.value, names)
				});
			}
			function readKey({ env }, how) {
				let file = $node_path_3.join((0, $user_files_2.stateFolder)(env), "campaign-key");
				try {
					if (how === "make" && !$node_fs.existsSync(file)) {
						$node_fs.mkdirSync($node_path_3.dirname(file), {
							recursive: !0,
							mode: 448
						});
						let temporary = `${file}.${(0, $late_crypto.randomBytes)(6).toString("hex")}`;
						$node_fs.writeFileSync(temporary, (0, $late_crypto.randomBytes)(32), {
							mode: 384,
							flag: "wx"
						});
						$node_fs.existsSync(file) ? $node_fs.rmSync(temporary) : $node_fs.renameSync(temporary, file);
					}
					let key = $node_fs.existsSync(file) ? $node_fs.readFileSync(file) : (0, $late_crypto.randomBytes)(32);
					return key.length === 32 ? (0, $start_start_3.success)(key) : (0, $start_start_3.failure)(ERRORS$4.badKey(file, `it has ${key.length} bytes`));
				} catch (error) {
					return (0, $start_start_3.failure)(ERRORS$4.badKey(file, error.message));
				}
			}
			function sealOf(id, { digest, group, wave, by }, key) {
				return (0, $late_crypto.createHmac)("sha256", key).update(JSON.stringify([
					id,
					digest,
					group ?? null,
					wave ?? null,
					by
				])).digest("hex");
			}
			function isEqual(a, b) {
				let [left, right] = [Buffer.from(a), Buffer.from(b)];
				return left.length === right.length && (0, $late_crypto.timingSafeEqual)(left, right);
			}
			let ERRORS$4 = {
				notStarted: (id) => (0, $base_tool_errors.toolError)("not_found", `The campaign '${id}' has not started`, `Run: sous campaign plan ${id} --targets '~/src/*'`),
				badKey: (file, why) => (0, $base_tool_errors.toolError)("io_error", `Cannot use the key for approvals ${file}: ${why}`, "Make it readable, or delete it and approve again.")
			};
			//! src/app/campaign/delivery-record.ts
			function recordRef(campaign) {
				return `refs/sous/delivered/${campaign}`;
			}
			let FILE = "delivery.json";
			async function writeDelivery({ tree, git }, campaign, record) {
				let { repository } = tree;
				if (repository === void 0) return;
				let place = {
					git,
					repository
				};
				let ref = recordRef(campaign);
				let text = `${JSON.stringify(record, void 0, 2)}\n`;
				let tip = await (0, $git_snapshots.readRef)(place, ref);
				let before = tip.ok && tip.value !== void 0 ? await (0, $git_snapshots.readSnapshot)(place, tip.value) : void 0;
				let known = before?.ok ? before.value.files.get(FILE) : void 0;
				if (!tip.ok || known !== void 0 && (0, $start_start_3.asBuffer)(known).toString("utf8") === text) return;
				let { name, delivered } = record.row;
				let written = await (0, $git_snapshots.writeSnapshot)(place, {
					files: new Map([[FILE, Buffer.from(text)]]),
					previous: before?.ok ? before.value : void 0,
					message: `${campaign}: ${name} as ${delivered?.to}`,
					time: new Date()
				});
				written.ok && await (0, $git_snapshots.moveRef)(place, {
					ref,
					from: tip.value,
					to: written.value.commit
				});
			}
			function mayHaveRef(gitDirectory, ref) {
				let at = (name) => $node_path_3.join(gitDirectory, name);
				if ($node_fs.existsSync(at("commondir")) || $node_fs.existsSync(at("reftable")) || $node_fs.existsSync(at(ref))) return !0;
				let packed = (0, $core_work_3.attempt)(() => $node_fs.readFileSync(at("packed-refs"), "utf8"));
				return packed.ok && packed.value.includes(ref);
			}
			async function readDelivery({ tree, git }, campaign) {
				let { repository } = tree;
				if (repository === void 0 || !mayHaveRef(repository.gitDirectory, recordRef(campaign))) return;
				let place = {
					git,
					repository
				};
				let tip = await (0, $git_snapshots.readRef)(place, recordRef(campaign));
				let found = tip.ok && tip.value !== void 0 ? await (0, $git_snapshots.readSnapshot)(place, tip.value) : void 0;
				let json = found?.ok ? (0, $base_json.parseJson)((0, $start_start_3.asBuffer)(found.value.files.get(FILE) ?? new Uint8Array()).toString("utf8")) : void 0;
				let Record = (0, $zod_api.strictObject)({
					row: (0, $campaign_campaign.ledgerSchemas)().row,
					sample: (0, $campaign_campaign.ledgerSchemas)().sample
				});
				let read = json?.ok ? Record.safeParse(json.value) : void 0;
				if (!read?.success) return;
				let record = read.data;
				let { id, plan, delivered } = record.row;
				if (id !== tree.folder || record.sample.repository !== id || delivered === void 0 || delivered.plan !== plan) return;
				if (delivered.commit === void 0) return record;
				let commit = await git.run({
					...repository,
					args: [
						"cat-file",
						"-p",
						delivered.commit
					]
				});
				return commit.ok && (0, $start_start_3.asBuffer)(commit.value).toString("utf8").includes(`\nSous-Plan: ${plan}\n`) ? record : void 0;
			}
			//! src/app/campaign/deliver-target.ts
			var __addDisposableResource$1 = function(env, value, async) {
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
			var __disposeResources$1 = (function(SuppressedError) {
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
			async function deliverTarget(request) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { campaign, row } = request;
					let opened = await (0, $core_work_3.openFolder)({ ...campaign.control.surroundings }, row.id);
					if (!opened.ok) return stopped(row, "missing", opened.error);
					if (opened.value.tree.repository === void 0) return stopped(row, "not_a_repository", ERRORS$3.notInGit());
					let place = (0, $plan_place.planPlace)(opened.value);
					let recovered = await recoverOwn(place, row.plan);
					if (!recovered.ok) return recovered.error.code === "apply_busy" ? row : stopped(row, "failed", recovered.error);
					let earlier = await findEarlier(request, opened.value, place);
					if (earlier !== void 0) return earlier;
					let loaded = await loadOrDerive(request, opened.value, place);
					if (!loaded.ok) return loaded.error;
					return applyTarget(request, {
						plan: __addDisposableResource$1(env_1, loaded.value, !0),
						opened: opened.value,
						place
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources$1(env_1);
					result_1 && await result_1;
				}
			}
			async function recoverOwn({ target, store }, plan) {
				let unfinished = (0, $apply_apply_on_disk.findUnfinished)(target.place);
				if (!unfinished.ok || unfinished.value === void 0) return unfinished;
				let saved = await store.list(plan);
				return saved.ok && saved.value.length > 0 ? (0, $apply_apply_on_disk.recover)(target.place, "rollback") : (0, $start_start_3.failure)(ERRORS$3.unfinished(unfinished.value.folder));
			}
			async function findEarlier({ campaign, row, options }, opened, { store }) {
				let { tree, git } = opened;
				let stored = await store.load(row.plan);
				if (!stored.ok || tree.repository === void 0) return;
				let { plan, changes } = stored.value;
				let found = async (where) => {
					await store.markApplied(plan.digest);
					let delivered = deliveredRow(row, {
						plan: plan.digest,
						...where
					});
					await writeDelivery(opened, campaign.id, {
						row: delivered,
						sample: await (0, $open_campaign.sampleOf)(row.id, changes)
					});
					return delivered;
				};
				let repository = new $apply_apply_plan_3.ApplyRepository(git, tree.repository);
				if (options.branch !== void 0) {
					let commit = await repository.findCommit(`refs/heads/${options.branch}`, plan);
					return commit === void 0 ? void 0 : found({
						to: "branch",
						branch: options.branch,
						commit
					});
				}
				if (options.commit) {
					let commit = await repository.findCommit("HEAD", plan);
					return commit === void 0 ? void 0 : found({
						to: "commit",
						commit
					});
				}
				return await (0, $apply_apply_plan_3.findPlanState)(plan, tree, plan.base) === "applied" ? found({ to: "working-tree" }) : void 0;
			}
			async function loadOrDerive(request, opened, { store }) {
				let { campaign, row, date } = request;
				let saved = await store.list(row.plan);
				if (saved.ok && saved.value.length > 0) {
					let loaded = await (0, $plan_seal.loadPlan)(store, row.plan, (0, $tool_call_work_3.sealToolsFor)(opened, campaign.control.surroundings));
					if (!loaded.ok) return (0, $start_start_3.failure)(stopped(row, loaded.error.code === "stale" ? "moved" : "failed", loaded.error));
					let { patch } = await (0, $open_campaign.plannedRow)(loaded.value.plan, loaded.value.changes);
					let refusal = checkMember(request, patch);
					if (refusal === void 0) return (0, $start_start_3.success)(loaded.value);
					await loaded.value[Symbol.asyncDispose]();
					return (0, $start_start_3.failure)(stopped(row, "moved", refusal));
				}
				let planned = await (0, $open_campaign.planTarget)({
					campaign,
					target: row,
					date,
					consent: {
						trust: void 0,
						yes: !1
					},
					wantsSample: () => !1
				});
				let { loaded } = planned;
				if (loaded === void 0) return (0, $start_start_3.failure)(outcomeOfReplan(row, planned.row));
				let refusal = loaded.plan.digest === row.plan ? checkMember(request, planned.row.patch) : ERRORS$3.moved(row.head, planned.row.head);
				if (refusal === void 0 && !(0, $plan_permissions.hasRunExternal)(loaded.plan)) return (0, $start_start_3.success)(loaded);
				await loaded[Symbol.asyncDispose]();
				return (0, $start_start_3.failure)(stopped(row, "moved", refusal ?? ERRORS$3.notSaved()));
			}
			function outcomeOfReplan(row, { state, why, head }) {
				if (state === "missing" || state === "not_a_repository" || state === "opted_out") return {
					...row,
					state,
					...why && { why }
				};
				return stopped(row, state === "failed" ? "failed" : "moved", why === void 0 ? ERRORS$3.moved(row.head, head) : {
					...why,
					suggestion: why.advice
				});
			}
			function checkMember({ campaign, row, approved, groups }, patch) {
				let group = groups.find((one) => one.patch === patch)?.label ?? "";
				let leaf = {
					repository: row.id,
					head: row.head ?? "",
					plan: row.plan,
					group,
					wave: row.wave,
					patch: patch ?? ""
				};
				return approved.of(leaf).length > 0 ? void 0 : ERRORS$3.notApproved(campaign.id);
			}
			async function applyTarget(request, { plan, opened, place }) {
				let { campaign, row, options } = request;
				let { surroundings } = campaign.control;
				let saved = await place.store.save(plan);
				if (!saved.ok) return stopped(row, "failed", saved.error);
				let applied = await (0, $apply_saved.applyLoaded)({
					loaded: plan,
					place,
					options,
					opened,
					surroundings,
					progress: () => void 0
				});
				if (!applied.ok) {
					if (applied.error.code === "apply_busy") return row;
					let earlier = await findEarlier(request, opened, place);
					if (earlier !== void 0) return earlier;
					(0, $plan_permissions.hasRunExternal)(plan.plan) || await place.store.drop(plan.plan.digest);
					return stopped(row, await whyNot(applied.error, row, opened), applied.error);
				}
				let { commit } = applied.value;
				let to = options.branch === void 0 ? options.commit ? "commit" : "working-tree" : "branch";
				let delivered = {
					plan: row.plan,
					to,
					...commit !== void 0 && { commit },
					...options.branch !== void 0 && { branch: options.branch }
				};
				await writeDelivery(opened, campaign.id, {
					row: deliveredRow(row, delivered),
					sample: await (0, $open_campaign.sampleOf)(row.id, plan.changes)
				});
				return deliveredRow(row, delivered);
			}
			async function whyNot({ code }, row, { tree, git }) {
				if (code === "already_exists") return "taken";
				if (code !== "stale") return "failed";
				let now = await (0, $plan_seal.readBase)(git, tree.repository, tree.folder);
				return now.ok && now.value.commit === row.head ? "dirty" : "moved";
			}
			function deliveredRow({ why: _, ...row }, delivered) {
				return {
					...row,
					state: "delivered",
					delivered
				};
			}
			function stopped(row, state, error) {
				return {
					...row,
					state,
					why: (0, $open_campaign.reasonOfRow)(error)
				};
			}
			let ERRORS$3 = {
				notInGit: () => (0, $base_tool_errors.toolError)("not_found", "It is no longer a git repository", "Restore it, then run 'sous campaign retry'."),
				moved: (planned, now) => (0, $base_tool_errors.toolError)("stale", planned === now || now === void 0 ? "Its files, its configuration or the recipe changed since it was planned" : `It was planned on ${planned?.slice(0, 12) ?? "no commit"}, and is at ${now.slice(0, 12)} now`, "'sous campaign retry' plans it again. If the new plan is different, it needs approval again."),
				unfinished: (folder) => (0, $base_tool_errors.toolError)("apply_unfinished", "An apply of another plan was interrupted there", `Run: sous recover --root ${(0, $core_work_3.shellWord)(folder)}`),
				notSaved: () => (0, $base_tool_errors.toolError)("stale", "Its plan ran commands and is no longer saved, so it cannot be applied", "'sous campaign retry' plans it again."),
				notApproved: (id) => (0, $base_tool_errors.toolError)("approval_needed", "This exact plan is not approved", `'sous campaign status ${id}' shows what to approve.`)
			};
			//! src/app/campaign/local-targets.ts
			function findLocalTargets(words, { folder, env }) {
				let home = env.HOME ?? (0, $user_files_2.homeOfUser)();
				let found = new Map();
				for (let word of words) {
					let whole = $node_path_3.resolve(folder, word.replace(/^~(?=\/|$)/, home));
					let matches = expand(whole);
					let repositories = matches.flatMap(repositoriesAt);
					let named = repositories.length > 0 || /[*?[{]/.test(word) ? repositories : [whole];
					if (matches.length === 0 && named.length === 0) return (0, $start_start_3.failure)(ERRORS$2.noMatch(word));
					if (named.length === 0) return (0, $start_start_3.failure)(ERRORS$2.noRepositories(word));
					for (let place of named) found.set(place, {
						id: place,
						name: place
					});
				}
				return (0, $start_start_3.success)(namesFor([...found.keys()]).sort((a, b) => a.id < b.id ? -1 : 1));
			}
			function expand(pattern) {
				let { root } = $node_path_3.parse(pattern);
				let places = [root];
				for (let segment of pattern.slice(root.length).split($node_path_3.sep).filter((part) => part !== "")) {
					if (!/[*?[{]/.test(segment)) {
						places = places.map((place) => $node_path_3.join(place, segment));
						continue;
					}
					let glob = (0, $core_work_3.parseGlob)(`./${segment}`);
					if (!glob.ok) return [];
					places = places.flatMap((place) => namesIn(place).filter((name) => !name.startsWith(".") && glob.value.matches(name)).map((name) => $node_path_3.join(place, name)));
				}
				return places.filter((place) => $node_fs.existsSync(place));
			}
			function namesIn(place) {
				let names = (0, $core_work_3.attempt)(() => $node_fs.readdirSync(place));
				return names.ok ? names.value : [];
			}
			function repositoriesAt(place) {
				let real = (0, $core_work_3.attempt)(() => $node_fs.realpathSync(place));
				if (!real.ok) return [];
				let repository = (0, $core_work_3.locateRepository)(real.value);
				if (repository !== void 0) return [repository.workTree];
				return namesIn(real.value).flatMap((name) => $node_fs.existsSync($node_path_3.join(real.value, name, ".git")) ? [$node_fs.realpathSync($node_path_3.join(real.value, name))] : []);
			}
			function namesFor(places) {
				let named = new Map();
				for (let parts = 1, open = [...places]; open.length > 0; parts++) {
					let counts = new Map();
					let shortOf = (place) => place.split($node_path_3.sep).slice(-parts).join("/");
					for (let place of open) counts.set(shortOf(place), (counts.get(shortOf(place)) ?? 0) + 1);
					let isEnough = (place) => counts.get(shortOf(place)) === 1 || parts >= place.split($node_path_3.sep).length;
					for (let place of open.filter(isEnough)) named.set(place, shortOf(place));
					open = open.filter((place) => !isEnough(place));
				}
				return places.map((id) => ({
					id,
					name: named.get(id) ?? id
				}));
			}
			function sharedWith(id, others) {
				let own = commonFolder(id);
				if (own === void 0) return;
				for (let other of others) if (other < id && commonFolder(other) === own) return other;
			}
			function commonFolder(workTree) {
				let marker = $node_path_3.join(workTree, ".git");
				let stats = (0, $core_work_3.attempt)(() => $node_fs.statSync(marker));
				if (!stats.ok) return;
				if (stats.value.isDirectory()) return marker;
				let own = (0, $core_work_3.locateRepository)(workTree)?.gitDirectory;
				if (own === void 0) return;
				let pointer = (0, $core_work_3.attempt)(() => $node_fs.readFileSync($node_path_3.join(own, "commondir"), "utf8").trim());
				return pointer.ok ? $node_path_3.resolve(own, pointer.value) : own;
			}
			let ERRORS$2 = {
				noMatch: (word) => (0, $base_tool_errors.toolError)("not_found", `--targets: nothing matches '${word}'`, "Name folders with git repositories."),
				noRepositories: (word) => (0, $base_tool_errors.toolError)("not_found", `--targets: there are no git repositories in '${word}'`, "Name the folders of repositories, or the one that they are in.")
			};
			//! src/app/campaign/plan-campaign.ts
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
			async function planCampaign(request) {
				let { campaign, targets, now } = request;
				let { ledger, definition } = campaign;
				let { waves } = campaign.campaign;
				let before = ledger.state;
				let stopped = before && (0, $campaign_approvals.checkPhase)(before, campaign.id);
				if (stopped !== void 0) return (0, $start_start_3.failure)(stopped);
				if (targets.length === 0 && (before === void 0 || before.rows.size === 0)) return (0, $start_start_3.failure)(ERRORS$1.noTargets(campaign.id));
				let date = now.toISOString().slice(0, 10);
				let frozen = await ledger.append({
					message: `plan: ${(0, $core_work_3.countOf)(targets.length, "repository", "repositories")} named`,
					change: (state) => (0, $start_start_3.success)((0, $campaign_approvals.freezeTargets)(state, {
						definition,
						date,
						targets,
						waves
					}))
				});
				if (!frozen.ok) return frozen;
				let restored = before === void 0 ? await restore(request, frozen.value) : frozen;
				if (!restored.ok) return restored;
				let all = [...restored.value.rows.values()];
				let isWaiting = all.some(({ state }) => state === "waiting");
				return planRows(request, all.filter((row) => isWaiting ? row.state === "waiting" : isReplanned(row)));
			}
			function isReplanned({ state, delivered }) {
				return state !== "merged" && (state !== "delivered" || delivered?.to === "branch");
			}
			async function restore({ campaign, progress }, state) {
				let rows = [...state.rows.values()].filter((row) => row.state === "waiting");
				let records = [];
				await inParallel(rows, progress, async (row) => {
					let opened = await (0, $core_work_3.openFolder)(campaign.control.surroundings, row.id);
					let record = opened.ok ? await readDelivery(opened.value, campaign.id) : void 0;
					record !== void 0 && records.push(record);
				});
				if (records.length === 0) return (0, $start_start_3.success)(state);
				return campaign.ledger.append({
					message: `plan: ${(0, $core_work_3.countOf)(records.length, "delivery", "deliveries")} found in the repositories`,
					change: (now) => (0, $start_start_3.success)((0, $campaign_approvals.restoreRows)(now ?? state, records, campaign.campaign.waves))
				});
			}
			async function planRows(request, rows) {
				let { campaign, consent, progress } = request;
				let { ledger } = campaign;
				let { waves } = campaign.campaign;
				let { signal } = campaign.control.surroundings;
				let { state } = ledger;
				if (state === void 0) throw Error("The targets were frozen.");
				let ids = [...state.rows.keys()];
				let lowest = new Map([...state.samples].map(([patch, { repository }]) => [patch, repository]));
				for (let { patch } of state.groups) lowest.set(patch, "");
				let results = [];
				let fault;
				let savedAt = Date.now();
				let save = async () => {
					let plans = results;
					results = [];
					savedAt = Date.now();
					let saved = await ledger.append({
						message: `plan: ${(0, $core_work_3.countOf)(plans.length, "repository", "repositories")}`,
						change: (now) => (0, $start_start_3.success)(withBranches((0, $campaign_approvals.recordPlans)(now ?? state, plans, waves), plans))
					});
					saved.ok || (fault ??= saved.error);
				};
				await inParallel(rows, progress, async (row) => {
					if (fault !== void 0 || signal.aborted) return;
					let twin = sharedWith(row.id, ids);
					if (twin !== void 0) {
						results.push({ row: {
							id: row.id,
							name: row.name,
							state: "duplicate",
							why: ERRORS$1.duplicate(twin)
						} });
						return;
					}
					let wantsSample = (patch) => {
						let known = lowest.get(patch);
						if (known !== void 0 && known < row.id) return !1;
						lowest.set(patch, row.id);
						return !0;
					};
					let planned = await (0, $open_campaign.planTarget)({
						campaign,
						target: row,
						date: state.head.date,
						consent,
						wantsSample
					});
					results.push(await keepPlan(planned));
					Date.now() - savedAt > 2e3 && await save();
				});
				fault === void 0 && await save();
				if (fault !== void 0) return (0, $start_start_3.failure)(fault);
				return signal.aborted ? (0, $start_start_3.failure)(ERRORS$1.cancelled()) : (0, $start_start_3.success)(ledger.state ?? state);
			}
			function withBranches(state, plans) {
				let merged = plans.flatMap(({ row }) => {
					let known = state.rows.get(row.id);
					return known?.state === "delivered" && known.delivered?.to === "branch" && row.state === "clean" ? [{
						...known,
						state: "merged"
					}] : [];
				});
				return merged.length === 0 ? state : (0, $campaign_approvals.recordRows)(state, merged);
			}
			async function keepPlan({ row, sample, opened, loaded }) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					if (opened === void 0 || loaded === void 0) return {
						row,
						...sample && { sample }
					};
					let kept = __addDisposableResource(env_1, loaded, !0);
					if (!(0, $plan_permissions.hasRunExternal)(kept.plan)) return {
						row,
						...sample && { sample }
					};
					let saved = await (0, $plan_place.planPlace)(opened).store.save(kept);
					if (saved.ok) return {
						row,
						...sample && { sample }
					};
					let { code, message, suggestion } = saved.error;
					return { row: {
						id: row.id,
						name: row.name,
						state: "failed",
						why: {
							code,
							message,
							advice: suggestion
						}
					} };
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function inParallel(items, progress, work) {
				let next = 0;
				let done = 0;
				let total = items.length;
				let worker = async () => {
					for (let item = items[next++]; item !== void 0; item = items[next++]) {
						await work(item);
						done++;
						progress({
							done,
							total,
							unit: "repositories"
						});
					}
				};
				let workers = Math.min(total, $late_os.availableParallelism() * 2);
				await Promise.all(Array.from({ length: workers }, worker));
			}
			let ERRORS$1 = {
				noTargets: (id) => (0, $base_tool_errors.toolError)("invalid_arguments", "The campaign has no repositories yet", `Name local clones: sous campaign plan ${id} --targets '~/src/*'`),
				duplicate: (twin) => {
					let { code, message, suggestion } = (0, $base_tool_errors.toolError)("already_exists", `It is another work tree of '${twin}'`, "Leave one of them out.");
					return {
						code,
						message,
						advice: suggestion
					};
				},
				cancelled: () => (0, $base_tool_errors.toolError)("cancelled", "Cancelled. What was planned so far is saved", "'sous campaign plan' goes on where it stopped.")
			};
			//! src/app/campaign/deliver-campaign.ts
			async function deliverCampaign({ campaign, options, progress }) {
				let { ledger, definition } = campaign;
				let started = startedState(campaign);
				if (!started.ok) return started;
				let state = started.value;
				let stopped = (0, $campaign_approvals.checkPhase)(state, campaign.id);
				if (stopped !== void 0) return (0, $start_start_3.failure)(stopped);
				if (state.head.definition !== definition) return (0, $start_start_3.failure)(ERRORS.otherDefinition(campaign.id));
				let approvals = genuineApprovals(campaign, state);
				if (!approvals.ok) return approvals;
				let approved = new $campaign_approvals.ApprovedPlans(approvals.value, [...state.approved.values()]);
				let choice = options ?? choiceOf(campaign);
				let { signal } = campaign.control.surroundings;
				let delivered = 0;
				let fault;
				for (let { name } of campaign.campaign.waves) {
					let wave = (0, $campaign_approvals.waveProgress)([...state.rows.values()], campaign.campaign.waves).find((one) => one.wave.name === name);
					if (wave === void 0 || wave.waitsFor !== void 0) break;
					let isApproved = approvedRows(state, approved);
					await inParallel(wave.rows.filter((row) => row.state === "planned").filter($campaign_campaign.hasPlan).filter(({ id }) => isApproved.has(id)), progress, async (row) => {
						if (fault !== void 0 || signal.aborted) return;
						let { groups, head } = state;
						let next = await deliverTarget({
							campaign,
							row,
							date: head.date,
							groups,
							approved,
							options: choice
						});
						let told = await ledger.append({
							message: `deliver: ${next.name} ${next.state}${next.delivered?.commit === void 0 ? "" : ` as ${next.delivered.commit}`}`,
							change: (now) => (0, $start_start_3.success)((0, $campaign_approvals.recordRows)(now ?? state, [next]))
						});
						told.ok || (fault ??= told.error);
						next.state === "delivered" && delivered++;
					});
					if (fault !== void 0) return (0, $start_start_3.failure)(fault);
					if (signal.aborted) return (0, $start_start_3.failure)(ERRORS.cancelled());
					state = ledger.state ?? state;
				}
				let covered = approvedRows(state, approved);
				let unapproved = [...state.rows.values()].filter((row) => row.state === "planned" && (0, $campaign_campaign.hasPlan)(row) && !covered.has(row.id));
				return (0, $start_start_3.success)({
					state,
					delivered,
					unapproved
				});
			}
			function approvedRows(state, approved, leastFor = () => 1) {
				let leaves = (0, $campaign_approvals.leavesOf)([...state.rows.values()], state.groups);
				let least = (id) => {
					let row = state.rows.get(id);
					return row === void 0 ? Infinity : leastFor(row);
				};
				return new Set(leaves.filter((leaf) => approved.of(leaf, least(leaf.repository)).length > 0).map(({ repository }) => repository));
			}
			function choiceOf({ id, campaign }) {
				return campaign.deliver === "commit" ? {
					commit: !0,
					branch: void 0
				} : {
					commit: !1,
					branch: `sous/${id}`
				};
			}
			let ERRORS = {
				otherDefinition: (id) => (0, $base_tool_errors.toolError)("stale", "The recipe, its inputs or Sous changed since the campaign was planned", `Run: sous campaign plan ${id}`),
				cancelled: () => (0, $base_tool_errors.toolError)("cancelled", "Cancelled. What was delivered so far is saved", "'sous campaign deliver' goes on where it stopped.")
			};
		},
		6829: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyPlanOf: () => applyPlanOf,
				completeDraft: () => completeDraft,
				editDraft: () => editDraft,
				hoverDraft: () => hoverDraft,
				listCampaignViews: () => listCampaignViews,
				listPalette: () => listPalette,
				listPlans: () => listPlans,
				listRecipes: () => listRecipes,
				openCampaignView: () => openCampaignView,
				openRecipe: () => openRecipe,
				readSettings: () => readSettings,
				saveRecipe: () => saveRecipe,
				showPlan: () => showPlan,
				undoPlanOf: () => undoPlanOf
			});
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $core_work_5 = __nccwpck_require__(9379);
			var $start_terminal = __nccwpck_require__(3833);
			var $start_paths_3 = __nccwpck_require__(6237);
			var $base_digest = __nccwpck_require__(8348);
			var $tools_json_schema = __nccwpck_require__(6484);
			var $campaign_campaign_3 = __nccwpck_require__(87);
			var $tool_call_work_5 = __nccwpck_require__(7467);
			var $reader_work = __nccwpck_require__(7359);
			var $plan_seal = __nccwpck_require__(6047);
			var $open_campaign_2 = __nccwpck_require__(3599);
			var $plan_place = __nccwpck_require__(4409);
			var $open_saved_plans_2 = __nccwpck_require__(4051);
			var $apply_saved_2 = __nccwpck_require__(1988);
			var $texts_campaign_texts = __nccwpck_require__(4002);
			var $campaign_campaign_markdown = __nccwpck_require__(1005);
			var $report_saved_run = __nccwpck_require__(2578);
			var $bundles_bundle_views = __nccwpck_require__(2549);
			var $system_record_disk = __nccwpck_require__(9867);
			var $report_plan_view = __nccwpck_require__(6766);
			var $previews = __nccwpck_require__(7873);
			var $questions = __nccwpck_require__(2559);
			var $undo = __nccwpck_require__(442);
			var $report_campaign = __nccwpck_require__(5721);
			var $bundles_list_bundles = __nccwpck_require__(1490);
			var $recipe_cursor_context = __nccwpck_require__(5033);
			var $node_fs_3 = __nccwpck_require__(3024);
			//! src/app/studio/edit-draft.ts
			async function editDraft(folder, draft, edits) {
				let text = await (0, $recipe_cursor_context.editRecipe)(draft.text, edits);
				if (!text.ok) return text;
				let reading = await (0, $previews.checkDraft)(folder, {
					...draft,
					text: text.value
				});
				return reading.ok ? (0, $start_start_3.success)({
					text: text.value,
					reading: reading.value
				}) : reading;
			}
			//! src/app/studio/help-draft.ts
			async function completeDraft(folder, { text, offset }) {
				let context = (0, $recipe_cursor_context.cursorContext)(text, Math.min(offset, text.length));
				let { from, to } = context;
				if (context.expression !== void 0) return (0, $start_start_3.success)({
					from,
					to,
					items: expressionItems(text)
				});
				let items = context.part === "key" ? await keyItems(context) : await valueItems(folder, context);
				return (0, $start_start_3.success)({
					from,
					to,
					items
				});
			}
			async function hoverDraft({ text, offset }) {
				let context = (0, $recipe_cursor_context.cursorContext)(text, Math.min(offset, text.length));
				let { from, to, part, key } = context;
				if (from === to) return null;
				if (part === "value") {
					let tool = key === "tool" ? await (0, $core_work_5.findTool)(text.slice(from, to)) : void 0;
					return tool === void 0 ? null : {
						from,
						to,
						text: [tool.summary, tool.when ?? ""].filter((line) => line !== "").join("\n\n")
					};
				}
				let described = propertiesOf(await schemaFor(context))[key]?.description;
				return typeof described == "string" ? {
					from,
					to,
					text: described
				} : null;
			}
			let NO_TOOLS = { names: [] };
			async function schemaFor({ path, around }) {
				let inner = path.at(-1);
				let isOfStep = path[0] === "steps" || path[0] === "verify";
				if (path.length === 0) return $reader_work.RECIPE.schema(NO_TOOLS);
				if (inner === "-" && isOfStep) return $reader_work.STEP.schema(NO_TOOLS);
				if (inner === "with" && isOfStep) {
					let tool = await (0, $core_work_5.findTool)(around.get("tool") ?? "");
					return tool === void 0 ? void 0 : { ...(0, $tools_json_schema.argumentSchema)(tool) };
				}
				if (path[0] === "permissions" && path.length === 1) return $reader_work.PERMISSIONS.schema(NO_TOOLS);
				return path[0] === "inputs" && path.length === 2 ? $reader_work.INPUT.schema(NO_TOOLS) : void 0;
			}
			function propertiesOf(schema) {
				return schema?.properties ?? {};
			}
			async function keyItems(context) {
				let schema = await schemaFor(context);
				let required = new Set(schema?.required ?? []);
				return Object.entries(propertiesOf(schema)).filter(([key]) => !context.siblings.has(key)).map(([key, each]) => ({
					label: key,
					insert: `${key}: `,
					detail: required.has(key) ? "required" : "",
					info: describe(each)
				}));
			}
			async function valueItems(folder, context) {
				let { key, path } = context;
				let isStep = path.at(-1) === "-";
				if (isStep && key === "tool") return (await (0, $core_work_5.allTools)()).map(({ name, summary, effect }) => ({
					label: name,
					insert: name,
					detail: effect,
					info: summary
				}));
				if (isStep && key === "recipe") {
					let recipes = await (0, $reader_work.openRecipes)(folder.surroundings, folder.root, { isOffline: !0 });
					if (!recipes.ok) return [];
					return [...recipes.value.all, ...recipes.value.shipped].map(({ name, path: file }) => ({
						label: name,
						insert: name,
						detail: file,
						info: ""
					}));
				}
				let field = propertiesOf(await schemaFor(context))[key] ?? {};
				return (field.enum ?? (field.type === "boolean" ? [!0, !1] : [])).map((value) => ({
					label: String(value),
					insert: String(value),
					detail: value === field.default ? "default" : "",
					info: ""
				}));
			}
			function describe(schema) {
				return typeof schema.description == "string" ? schema.description : "";
			}
			function expressionItems(text) {
				let item = (label, detail) => ({
					label,
					insert: label,
					detail,
					info: ""
				});
				let names = [...(/^inputs:[ ]*\r?\n((?:[ \t#].*(?:\r?\n|$)|\r?\n)*)/m.exec(text)?.[1] ?? "").matchAll(/^ {1,4}([A-Za-z_][\w-]*)[ ]*:/gm)].map((match) => match[1] ?? "");
				let ids = [...text.matchAll(/^[ -]*id:[ ]*['"]?([\w-]+)/gm)].map((match) => match[1] ?? "");
				return [
					...names.map((name) => item(`inputs.${name}`, "input")),
					...ids.map((id) => item(`steps.${id}.outputs`, "step")),
					...[
						"item",
						"contains()",
						"format()",
						"join()",
						"toJSON()",
						"fromJSON()"
					].map((name) => item(name, ""))
				];
			}
			//! src/app/studio/recipe-documents.ts
			async function listRecipes(folder) {
				let recipes = await (0, $reader_work.openRecipes)(folder.surroundings, folder.root, { isOffline: !0 });
				if (!recipes.ok) return recipes;
				let read = await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]);
				return (0, $start_start_3.success)({
					folder: folder.root,
					recipes: read.map(({ name, path, origin, recipe, draft, diagnostics }) => ({
						name,
						path,
						origin: origin.kind === "shipped" ? "shipped" : "repository",
						title: draft?.name ?? "",
						description: draft?.description ?? "",
						isValid: recipe !== void 0,
						errors: diagnostics.filter(({ severity }) => severity === "error").length,
						inputs: (draft?.inputs ?? []).map((input) => input.name),
						runsCommands: (draft?.permissions.run.length ?? 0) > 0
					}))
				});
			}
			async function openRecipe(folder, path) {
				let bytes = path.startsWith("sous:") ? readShipped(folder, path) : await readOwn(folder, path);
				if (!bytes.ok) return bytes;
				if (bytes.value === void 0) return (0, $start_start_3.failure)(ERRORS$1.missing(path));
				let text = decode(bytes.value, path);
				if (!text.ok) return text;
				let reading = await (0, $previews.checkDraft)(folder, {
					text: text.value,
					path
				});
				if (!reading.ok) return reading;
				let origin = path.startsWith("sous:") ? "shipped" : "repository";
				return (0, $start_start_3.success)({
					path,
					origin,
					text: text.value,
					sha256: (0, $base_digest.sha256)(bytes.value),
					reading: reading.value
				});
			}
			async function saveRecipe(folder, { path, text, expected }) {
				let place = (0, $previews.parseRecipePath)(path);
				if (!place.ok) return place;
				if (Buffer.byteLength(text) > 262144 || !text.isWellFormed()) return (0, $start_start_3.failure)(ERRORS$1.unwritable());
				let before = await readOwn(folder, path);
				if (!before.ok) return before;
				let found = before.value === void 0 ? null : (0, $base_digest.sha256)(before.value);
				if (found !== expected) return changed(folder, path, found);
				let disk = (0, $system_record_disk.realRecordDisk)(folder.root);
				let now = $core_work_5.realDisk.readFile(`${folder.root}/${place.value}`);
				if (found !== null && (!now.ok || (0, $base_digest.sha256)(now.value.bytes) !== found)) return changed(folder, path, now.ok ? "" : null);
				let written = found === null ? disk.create(place.value, text) : disk.replace(place.value, text);
				if (!written.ok && written.error.code === "EEXIST") return changed(folder, path, "");
				if (!written.ok) return (0, $start_start_3.failure)((0, $core_work_5.fromDiskFault)(written.error, path, "write"));
				let document = await openRecipe(folder, path);
				return document.ok ? (0, $start_start_3.success)({
					kind: "saved",
					document: document.value,
					isNew: found === null
				}) : document;
			}
			async function changed(folder, path, found) {
				let document = found === null ? void 0 : await openRecipe(folder, path);
				if (document?.ok === !1) return document;
				return (0, $start_start_3.success)({
					kind: "changed",
					error: ERRORS$1.changed(path, found === null),
					document: document?.value ?? null
				});
			}
			function readShipped({ surroundings }, path) {
				let origin = (0, $reader_work.findShipped)(surroundings.program).find((file) => file.path === path)?.origin;
				return (0, $start_start_3.success)(origin?.kind === "shipped" ? $node_fs_3.readFileSync(origin.file) : void 0);
			}
			async function readOwn({ surroundings, root }, path) {
				let place = (0, $previews.parseRecipePath)(path);
				if (!place.ok) return place;
				let opened = await (0, $core_work_5.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let { tree } = opened.value;
				let entry = await tree.entry(place.value);
				if (!entry.ok) return entry;
				if (entry.value.kind === "missing") return (0, $start_start_3.success)(void 0);
				let content = await tree.read(place.value);
				return content.ok ? (0, $start_start_3.success)(content.value.bytes) : content;
			}
			let utf8 = new TextDecoder("utf-8", {
				fatal: !0,
				ignoreBOM: !0
			});
			function decode(bytes, path) {
				try {
					return (0, $start_start_3.success)(utf8.decode(bytes));
				} catch {
					return (0, $start_start_3.failure)(ERRORS$1.notText(path));
				}
			}
			let ERRORS$1 = {
				missing: (path) => (0, $base_tool_errors.toolError)("not_found", `Recipe '${(0, $start_paths_3.briefText)(path)}' does not exist`, "GET /recipes lists all of them."),
				notText: (path) => (0, $base_tool_errors.toolError)("encoding_unsupported", `'${(0, $start_paths_3.briefText)(path)}' is not UTF-8`, "Save it as UTF-8 first."),
				unwritable: () => (0, $base_tool_errors.toolError)("invalid_arguments", `A recipe must be valid Unicode of at most ${$reader_work.MAX_YAML_BYTES} bytes`, "Make it shorter, or split it."),
				changed: (path, isGone) => (0, $base_tool_errors.toolError)("changed_on_disk", isGone ? `'${(0, $start_paths_3.briefText)(path)}' is gone` : `'${(0, $start_paths_3.briefText)(path)}' has changed since you opened it`, "Nothing was written. Compare the two, then save with the hash of the file as it is now.")
			};
			//! src/app/studio/campaign-views.ts
			let MAX_ROWS = 2e3;
			let NO_ROWS = {
				todo: 0,
				done: 0,
				stopped: 0
			};
			async function listCampaignViews(folder) {
				let control = await (0, $open_campaign_2.openControl)(folder.surroundings, folder.root);
				if (!control.ok) return control;
				let ids = await (0, $open_campaign_2.listCampaignIds)(control.value);
				if (!ids.ok) return ids;
				let campaigns = [];
				for (let id of ids.value) {
					let view = await viewCampaign(control.value, id);
					if (!view.ok) return view;
					let { title, phase, counts } = view.value;
					campaigns.push({
						id: (0, $start_start_3.printableLine)(id),
						title,
						phase,
						counts
					});
				}
				return (0, $start_start_3.success)({ campaigns });
			}
			async function openCampaignView(folder, id) {
				let control = await (0, $open_campaign_2.openControl)(folder.surroundings, folder.root);
				if (!control.ok) return control;
				let ids = await (0, $open_campaign_2.listCampaignIds)(control.value);
				if (!ids.ok) return ids;
				return ids.value.includes(id) ? viewCampaign(control.value, id) : (0, $start_start_3.failure)(ERRORS.unknown(id));
			}
			async function viewCampaign(control, id) {
				let opened = await (0, $open_campaign_2.openCampaign)(control, id);
				let { next } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let bare = {
					id: (0, $start_start_3.printableLine)(id),
					title: (0, $start_start_3.printableLine)(id),
					counts: NO_ROWS,
					digest: null,
					moreRows: 0
				};
				let empty = {
					states: [],
					groups: [],
					waves: [],
					rows: [],
					history: []
				};
				if (!opened.ok) {
					let problems = opened.error.kind === "error" ? [{
						place: "",
						...wordsOf(opened.error.error)
					}] : opened.error.file.diagnostics.map((each) => ({
						place: (0, $start_start_3.printableLine)(`${each.at.file}:${each.at.line}`),
						...wordsOf(each)
					}));
					return (0, $start_start_3.success)({
						...bare,
						...empty,
						phase: "invalid",
						next: [next.validate(id)],
						problems
					});
				}
				let title = (0, $start_start_3.printableLine)(opened.value.campaign.title ?? id);
				let { state } = opened.value.ledger;
				if (state === void 0) return (0, $start_start_3.success)({
					...bare,
					...empty,
					title,
					phase: "new",
					next: [next.firstPlan(id)],
					problems: []
				});
				let report = await (0, $report_campaign.reportCampaign)(opened.value, state);
				return report.ok ? (0, $start_start_3.success)(viewReport(report.value)) : report;
			}
			function wordsOf({ message, suggestion }) {
				return {
					message: (0, $start_start_3.printableLine)(message),
					suggestion: (0, $start_start_3.printableLine)(suggestion)
				};
			}
			function viewReport(report) {
				let { id, title, phase, digest, counts, states, groups, waves, rows, next, history } = report;
				let labels = new Map(groups.flatMap(({ label, rows: own }) => own.map((row) => [row.id, label])));
				let stopped = rows.filter(({ state }) => $campaign_campaign_3.ROW_STATES[state] === "stopped" || state === "gated");
				let needy = new Set(stopped);
				let ordered = [...stopped, ...rows.filter((row) => !needy.has(row))];
				return {
					id: (0, $start_start_3.printableLine)(id),
					title: (0, $start_start_3.printableLine)(title),
					phase,
					digest: digest ?? null,
					counts,
					states,
					groups: groups.map(({ label, rows: own, approved, size, sample, warning }) => {
						let lines = (0, $start_start_3.printable)(warning === void 0 ? sample.text : `${warning}\n${sample.text}`).trimEnd().split("\n");
						return {
							label,
							repositories: own.length,
							approved,
							...size !== void 0 && {
								files: size.files,
								added: size.additions,
								removed: size.deletions
							},
							sample: {
								repository: (0, $start_start_3.printableLine)(rows.find((row) => row.id === sample.repository)?.name ?? sample.repository),
								lines: lines.slice(0, 400),
								isCut: sample.isCut || lines.length > 400
							}
						};
					}),
					waves: waves.map((wave) => ({
						...wave,
						name: (0, $start_start_3.printableLine)(wave.name)
					})),
					rows: ordered.slice(0, MAX_ROWS).map((row) => viewRow(row, labels.get(row.id))),
					moreRows: Math.max(ordered.length - MAX_ROWS, 0),
					next: next.map($start_start_3.printableLine),
					history: (0, $campaign_campaign_markdown.spreadMoments)(history).map(({ at, todo, done, stopped: halted }) => ({
						at: at.toISOString(),
						todo,
						done,
						stopped: halted
					})),
					problems: []
				};
			}
			function viewRow({ name, state, wave, why, delivered }, group) {
				let { pull, branch, commit } = delivered ?? {};
				let where = pull === void 0 ? branch ?? commit?.slice(0, 12) : `#${pull}`;
				return {
					name: (0, $start_start_3.printableLine)(name),
					state,
					kind: $campaign_campaign_3.ROW_STATES[state],
					...group !== void 0 && { group },
					...wave !== void 0 && { wave: (0, $start_start_3.printableLine)(wave) },
					...where !== void 0 && { delivered: (0, $start_start_3.printableLine)(where) },
					...why !== void 0 && { why: wordsOf({
						message: why.message,
						suggestion: why.advice
					}) }
				};
			}
			let ERRORS = { unknown: (id) => (0, $base_tool_errors.toolError)("not_found", `There is no campaign '${(0, $start_paths_3.briefText)(id)}'`, "List them: GET /campaigns") };
			//! src/app/studio/saved-plans.ts
			async function listPlans({ surroundings, root }) {
				let opened = await (0, $core_work_5.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let plans = await (0, $open_saved_plans_2.listSavedPlans)(opened.value, surroundings);
				return (0, $start_start_3.success)({ plans: plans.map(viewListed) });
			}
			async function showPlan(folder, previews, digest) {
				let found = await findPlan(folder, digest);
				if (!found.ok) return found;
				let { listed, opened, stored } = found.value;
				let { plan, changes } = stored;
				let there = await (0, $core_work_5.openFolder)(folder.surroundings, (0, $open_saved_plans_2.folderOfPlan)(opened, plan));
				let home = there.ok ? there.value : opened;
				let places = await (0, $apply_saved_2.protectedPlaces)(home);
				let waits = (0, $report_saved_run.waitingStep)(plan);
				let waiting = waits && await (0, $reader_work.findAnyTool)(waits.tool, (0, $reader_work.bundleToolsIn)(home.tree));
				let { steps, outcome } = (0, $report_saved_run.storedRun)({
					stored,
					recipe: (0, $report_saved_run.recordedRecipe)(plan),
					places,
					waiting
				});
				let view = await $report_plan_view.PlanView.of(changes, steps, places);
				return (0, $start_start_3.success)({
					...viewListed(listed),
					...await view.changes(() => void 0, outcome),
					id: previews.show(view)
				});
			}
			async function applyPlanOf(folder, { digest, ...options }, following) {
				return change($apply_saved_2.applySaved, folder, {
					digest,
					options,
					following
				});
			}
			async function undoPlanOf(folder, digest, following) {
				return change($undo.undoPlan, folder, {
					digest,
					options: {
						commit: !1,
						branch: void 0
					},
					following
				});
			}
			async function change(useCase, folder, { digest, options, following }) {
				let found = await findPlan(folder, digest);
				if (!found.ok) return found;
				let { stored, opened } = found.value;
				let surroundings = {
					...folder.surroundings,
					signal: AbortSignal.any([folder.surroundings.signal, following.signal])
				};
				let done = await useCase({
					choice: {
						word: digest,
						root: (0, $open_saved_plans_2.folderOfPlan)(opened, stored.plan)
					},
					options,
					surroundings,
					asking: askingOn(surroundings, following),
					whileApplying: (work) => work(following.progress)
				});
				if (!done.ok) return done;
				let { plan, changes, ended } = done.value;
				return ended.ok ? (0, $start_start_3.success)((0, $previews.viewApplied)(ended.value, {
					plan,
					changes
				})) : ended;
			}
			function askingOn(surroundings, { ask, isConsented }) {
				return {
					isPerson: ask !== void 0,
					show: async () => void 0,
					approver(places, root) {
						if (isConsented) return $tool_call_work_5.CONSENTED;
						return ask === void 0 ? $tool_call_work_5.NO_APPROVER : (0, $questions.pageApprover)({
							ask,
							surroundings,
							root,
							places: async () => places
						});
					}
				};
			}
			async function findPlan({ surroundings, root }, digest) {
				let opened = await (0, $core_work_5.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let [listed] = await (0, $open_saved_plans_2.listSavedPlans)(opened.value, surroundings, digest);
				if (listed === void 0) return (0, $start_start_3.failure)($open_saved_plans_2.SAVED_PLAN_ERRORS.noSuchPlan(digest));
				if (listed.error !== void 0) return (0, $start_start_3.failure)(listed.error);
				let stored = await (0, $plan_place.planPlace)(opened.value).store.load(digest);
				return stored.ok ? (0, $start_start_3.success)({
					listed,
					opened: opened.value,
					stored: stored.value
				}) : stored;
			}
			function viewListed({ digest, state, keptMs, commit, plan, error }) {
				return {
					digest,
					state,
					savedAt: new Date(keptMs).toISOString(),
					recipe: (0, $start_start_3.printableLine)(plan?.recipe.path ?? ""),
					title: (0, $start_start_3.printableLine)(plan?.message.split("\n", 1)[0] ?? ""),
					inputs: plan?.inputs ?? {},
					files: plan?.changes.filter(({ kind }) => kind !== "create_directory").length ?? 0,
					...commit !== void 0 && { commit },
					...error !== void 0 && { error: (0, $previews.problemOf)(error) }
				};
			}
			//! src/app/studio/settings.ts
			async function readSettings({ surroundings, root }) {
				let opened = await (0, $core_work_5.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let { tree, git } = opened.value;
				let [base, file] = await Promise.all([(0, $plan_seal.readBase)(git, tree.repository, tree.folder), (0, $reader_work.readConfigFile)(tree, new Date())]);
				let branch = base.ok ? base.value.ref?.replace(/^refs\/heads\//, "") : void 0;
				return (0, $start_start_3.success)({
					version: $start_terminal.VERSION,
					folder: root,
					isRepository: tree.repository !== void 0,
					...branch !== void 0 && { branch },
					...file?.config !== void 0 && /^language:/m.test(file.text) && { language: file.config.language }
				});
			}
			async function listPalette(folder, { store, usageOf }) {
				let [recipes, plans, views] = await Promise.all([
					listRecipes(folder),
					listPlans(folder),
					store.views()
				]);
				if (!recipes.ok) return recipes;
				let tools = views.tools.filter((tool) => tool.recipe === void 0 && (0, $bundles_list_bundles.isOn)(tool, views));
				return (0, $start_start_3.success)({ items: [
					...recipes.value.recipes.map((recipe) => ({
						kind: "recipe",
						id: recipe.path,
						title: (0, $start_start_3.printableLine)(recipe.title === "" ? recipe.name : recipe.title),
						detail: firstLine(recipe.description),
						keywords: [recipe.name]
					})),
					...tools.map((tool) => {
						let usedAt = usageOf(tool.id)?.lastCalledAt;
						return {
							kind: "tool",
							id: tool.isBuiltIn ? tool.local?.function ?? tool.slug : (0, $core_work_5.referenceText)((0, $bundles_bundle_views.referenceOf)(tool)),
							title: (0, $start_start_3.printableLine)(tool.displayName),
							detail: firstLine(tool.description),
							keywords: [
								tool.slug,
								tool.slug.replaceAll("-", "_"),
								tool.bundleSlug,
								...tool.tags
							],
							...usedAt !== void 0 && { usedAt }
						};
					}),
					...(plans.ok ? plans.value.plans : []).map((plan) => ({
						kind: "plan",
						id: plan.digest,
						title: plan.title,
						detail: plan.state,
						keywords: [plan.digest.slice(0, 12), plan.recipe],
						usedAt: plan.savedAt
					}))
				] });
			}
			function firstLine(text) {
				return (0, $start_start_3.printableLine)(text.split("\n", 1)[0] ?? "");
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
			var $apply_apply_on_disk_3 = __nccwpck_require__(1089);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $core_work_7 = __nccwpck_require__(9379);
			var $tool_call_work = __nccwpck_require__(7467);
			var $tools_bundle_tool = __nccwpck_require__(7867);
			var $workspace_render_patch = __nccwpck_require__(2493);
			var $reader_work_3 = __nccwpck_require__(7359);
			var $plan_place_2 = __nccwpck_require__(4409);
			var $plan_recipe = __nccwpck_require__(410);
			var $user_files_3 = __nccwpck_require__(7141);
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
				let opened = await (0, $core_work_7.openFolder)(surroundings, bundles.root);
				if (!opened.ok) return opened;
				let config = await (0, $reader_work_3.loadConfig)(opened.value.tree, new Date());
				if (!config.ok) return config;
				let rules = (0, $user_files_3.readUserRules)(surroundings);
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
					context: bundleContext({
						...session.context,
						...request.output && { output: request.output }
					}, {
						env: surroundings.env,
						config: config.value.config,
						usage: bundles.usage
					}),
					rules: rules.value,
					root: session.root,
					approver,
					apply: (changes) => (0, $apply_apply_on_disk_3.applyOnDisk)({
						...(0, $plan_place_2.applyPlace)(opened.value),
						changes,
						progress: () => void 0
					}),
					emit(event) {
						event.kind === "run_started" && request.started?.(event.call);
						event.kind === "progress" && request.progress(event.progress);
					}
				});
				if (!run.result.ok) return (0, $start_start_5.failure)(run.result.error);
				let { value } = run.result;
				return (0, $start_start_5.success)(definition.http === void 0 ? value : value.value);
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
					if (first !== void 0) return (0, $start_start_5.failure)({
						...ERRORS.badInput(first.field, first.reason),
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
							trust: async (found) => approver === $tool_call_work.NO_APPROVER ? (0, $start_start_5.success)(found) : (0, $start_start_5.failure)(ERRORS.untrusted(name)),
							approver: () => approver
						},
						emit: () => void 0,
						allowHosts,
						verbose
					});
					if (!planned.ok) return (0, $start_start_5.failure)((0, $plan_recipe.unpreparedError)(planned.error));
					let { run, made } = planned.value;
					let loaded = __addDisposableResource(env_1, made.loaded, !0);
					let { outcome } = made;
					if (outcome.kind === "failed") return (0, $start_start_5.failure)(outcome.failure.error);
					let saved = loaded === void 0 ? (0, $start_start_5.success)(void 0) : await (0, $plan_place_2.planPlace)(run.opened).store.save(loaded);
					if (!saved.ok) return saved;
					return (0, $start_start_5.success)({
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
			let ERRORS = {
				untrusted: (name) => (0, $base_tool_errors_3.toolError)("untrusted_recipe", `The recipe '${name}' runs commands or uses the network, and you have not trusted it yet`, `Nothing was run. In a terminal, 'sous run ${(0, $core_work_7.shellWord)(name)}' shows what it does and asks whether you trust it.`),
				badInput: (field, reason) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `${field} ${reason}`, "Correct the inputs.")
			};
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
			var $base_digest_3 = __nccwpck_require__(8348);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $bundles_bundle_files = __nccwpck_require__(7792);
			var $tool_call_work = __nccwpck_require__(7467);
			var $system_process_lock = __nccwpck_require__(4279);
			var $system_record_disk_3 = __nccwpck_require__(9867);
			var $tools_provided_bundles = __nccwpck_require__(8219);
			var $core_work_9 = __nccwpck_require__(9379);
			var $reader_work_5 = __nccwpck_require__(7359);
			var $user_files_3 = __nccwpck_require__(7141);
			var $node_path_5 = __nccwpck_require__(6760);
			//! src/app/open-bundles.ts
			var open_bundles_exports = (0, $start_runtime.__exportAll)({
				openBundles: () => openBundles,
				openUsage: () => openUsage,
				switchedOffIn: () => switchedOffIn
			});
			async function openBundles(surroundings, folder) {
				let opened = await (0, $core_work_9.openFolder)(surroundings, folder ?? (0, $reader_work_5.homeFolder)(surroundings.folder));
				if (!opened.ok) return opened;
				let { tree } = opened.value;
				let root = tree.folder;
				let lockFolder = tree.repository === void 0 ? $node_path_5.join(root, ".github/sous") : $node_path_5.join(tree.repository.gitDirectory, "sous");
				let store = new $bundles_bundle_files.BundleStore({
					disk: (0, $system_record_disk_3.realRecordDisk)(root),
					lock: (0, $system_process_lock.realProcessLock)($node_path_5.join(lockFolder, "bundles.lock")),
					clock: $tool_call_work.realClock,
					provided: providedBundles(surroundings, root),
					functions: new Set($core_work_9.TOOL_NAMES)
				});
				return (0, $start_start_5.success)({
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
					let recipes = await (0, $reader_work_5.openRecipes)(surroundings, root, { isOffline: !0 });
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
				let folder = $node_path_5.join((0, $user_files_3.stateFolder)(env), "bundles", (0, $base_digest_3.sha256)(Buffer.from(root)).slice(0, 16));
				return new $bundles_bundle_files.FileUsage({
					disk: (0, $system_record_disk_3.realRecordDisk)(folder),
					lock: (0, $system_process_lock.realProcessLock)($node_path_5.join(folder, "usage.lock")),
					clock: $tool_call_work.realClock
				});
			}
			function switchedOffIn(folder) {
				let disk = (0, $system_record_disk_3.realRecordDisk)(folder);
				return new $core_work_9.SwitchedOff(async (path) => {
					let text = disk.read(path);
					return text.ok ? text : (0, $start_start_5.failure)(ERRORS.unreadable(path, text.error.message));
				});
			}
			let ERRORS = { unreadable: (path, why) => (0, $base_tool_errors_3.toolError)("io_error", `${path} cannot be read: ${why}`, "Check its permissions.") };
		},
		3599: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				approveCallsOf: () => approveCallsOf,
				campaignId: () => campaignId,
				findCampaigns: () => findCampaigns,
				listCampaignIds: () => listCampaignIds,
				openCampaign: () => openCampaign,
				openControl: () => openControl,
				pickCampaign: () => pickCampaign,
				planTarget: () => planTarget,
				plannedRow: () => plannedRow,
				readCampaignFile: () => readCampaignFile,
				reasonOfRow: () => reasonOfRow,
				sampleOf: () => sampleOf,
				shownRow: () => shownRow
			});
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $core_work_5 = __nccwpck_require__(9379);
			var $start_terminal = __nccwpck_require__(3833);
			var $start_paths_3 = __nccwpck_require__(6237);
			var $base_digest = __nccwpck_require__(8348);
			var $campaign_campaign_5 = __nccwpck_require__(87);
			var $tool_call_work_7 = __nccwpck_require__(7467);
			var $workspace_render_patch_3 = __nccwpck_require__(2493);
			var $plan_plan_outcome = __nccwpck_require__(8);
			var $reader_work_5 = __nccwpck_require__(7359);
			var $tools_config_tools = __nccwpck_require__(4692);
			var $prepare_run = __nccwpck_require__(1397);
			var $trust = __nccwpck_require__(7840);
			var $plan_recipe_2 = __nccwpck_require__(410);
			var $node_path_7 = __nccwpck_require__(6760);
			//! src/app/campaign/open-campaign.ts
			async function openControl(surroundings, root) {
				let recipes = await (0, $reader_work_5.openRecipes)({
					...surroundings,
					opensAnyRecipe: !1
				}, root ?? controlFolder(surroundings.folder));
				if (!recipes.ok) return recipes;
				let { tree, git } = recipes.value.opened;
				if (tree.repository === void 0) return (0, $start_start_3.failure)(ERRORS$2.noRepository(tree.folder));
				return (0, $start_start_3.success)({
					surroundings,
					recipes: recipes.value,
					ledgers: (0, $campaign_campaign_5.localLedgers)({
						git,
						repository: tree.repository
					})
				});
			}
			function controlFolder(folder) {
				for (let at = folder;; at = $node_path_7.dirname(at)) {
					if ($core_work_5.realDisk.entry($node_path_7.join(at, ".github/campaigns")).ok && isDirectory($node_path_7.join(at, ".github/campaigns"))) return at;
					if ($node_path_7.dirname(at) === at) return;
				}
			}
			function isDirectory(place) {
				let entry = $core_work_5.realDisk.entry(place);
				return entry.ok && entry.value?.kind === "directory";
			}
			async function findCampaigns({ recipes }) {
				let { tree } = recipes.opened;
				let folder = (0, $start_paths_3.parseRepoPath)($campaign_campaign_5.CAMPAIGNS_FOLDER);
				if (!folder.ok) return folder;
				let entry = await tree.entry(folder.value);
				if (!entry.ok) return entry;
				if (entry.value.kind !== "directory") return (0, $start_start_3.success)([]);
				let listed = await tree.directory(folder.value);
				if (!listed.ok) return listed;
				let names = listed.value.filter(({ name }) => $reader_work_5.EXTENSION.test(name)).map(({ name }) => name);
				let found = [];
				for (let name of names.toSorted()) {
					let file = (0, $start_paths_3.parseRepoPath)(`${$campaign_campaign_5.CAMPAIGNS_FOLDER}/${name}`);
					if (!file.ok) return file;
					found.push(file.value);
				}
				return (0, $start_start_3.success)(found);
			}
			function campaignId(file) {
				return $node_path_7.posix.basename(file).replace($reader_work_5.EXTENSION, "");
			}
			async function pickCampaign(control, word) {
				let found = await findCampaigns(control);
				if (!found.ok) return found;
				let ids = found.value.map(campaignId);
				if (word === void 0) {
					let [only, ...others] = found.value;
					if (only === void 0) return (0, $start_start_3.failure)(ERRORS$2.none(control.recipes.folder));
					return others.length === 0 ? (0, $start_start_3.success)(only) : (0, $start_start_3.failure)(ERRORS$2.which(ids));
				}
				let [file, second] = found.value.filter((file) => campaignId(file) === word || file === $node_path_7.posix.normalize(word));
				if (second !== void 0) return (0, $start_start_3.failure)(ERRORS$2.twice(word));
				return file === void 0 ? (0, $start_start_3.failure)(ERRORS$2.unknown(word, (0, $core_work_5.didYouMean)(word, ids), ids)) : (0, $start_start_3.success)(file);
			}
			let ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
			async function readCampaignFile(control, file) {
				let { recipes } = control;
				let id = campaignId(file);
				let text = await (0, $reader_work_5.readYamlText)(file, recipes.opened.tree);
				if (!text.ok) return {
					id,
					path: file,
					text: "",
					diagnostics: [text.error],
					ready: void 0
				};
				let { campaign, diagnostics, places } = (0, $campaign_campaign_5.readCampaign)(text.value, file, $tools_config_tools.CONFIG_TOOLS);
				let found = [...diagnostics];
				ID.test(id) || found.push({
					severity: "error",
					at: places.top,
					...ERRORS$2.badName(id)
				});
				let read = {
					id,
					path: file,
					text: text.value
				};
				if (campaign === void 0) return {
					...read,
					diagnostics: found,
					ready: void 0
				};
				let prepared = await (0, $prepare_run.prepareRecipe)(recipes, campaign.recipe, campaign.inputs);
				if (!prepared.ok) {
					let { error } = prepared;
					if (error.kind === "error") {
						let names = [...recipes.all, ...recipes.shipped].map(({ name }) => name);
						let isUnknown = error.error.code === "unknown_recipe";
						found.push(isUnknown ? (0, $campaign_campaign_5.unknownRecipeOfCampaign)(campaign, places, names) : {
							...error.error,
							severity: "error",
							at: places.recipe
						});
					} else if (error.kind === "invalid_recipe") found.push(...error.files.flatMap((one) => one.diagnostics.filter(({ severity }) => severity === "error")));
					else {
						let selected = await recipes.select([campaign.recipe]);
						let [one] = selected.ok ? await recipes.read(selected.value) : [];
						found.push(...one?.recipe === void 0 ? error.diagnostics : (0, $campaign_campaign_5.checkCampaignInputs)(campaign, places, one.recipe));
					}
					return {
						...read,
						diagnostics: found,
						ready: void 0
					};
				}
				let hasErrors = found.some(({ severity }) => severity === "error");
				let recipe = prepared.value;
				return {
					...read,
					diagnostics: found,
					ready: hasErrors ? void 0 : {
						campaign,
						recipe,
						definition: definitionOf(recipe)
					}
				};
			}
			function definitionOf({ recipe, library, inputs }) {
				let called = [...library.names].sort().flatMap((name) => library.find(name)?.source.digest ?? []);
				return (0, $base_digest.sha256)(Buffer.from(JSON.stringify([
					$start_terminal.VERSION,
					recipe.source.digest,
					called,
					inputs
				])));
			}
			async function openCampaign(control, word) {
				let picked = await pickCampaign(control, word);
				if (!picked.ok) return (0, $start_start_3.failure)({
					kind: "error",
					error: picked.error
				});
				let file = await readCampaignFile(control, picked.value);
				if (file.ready === void 0) return (0, $start_start_3.failure)({
					kind: "invalid",
					file
				});
				let ledger = await $campaign_campaign_5.Ledger.open(control.ledgers, file.id);
				if (!ledger.ok) return (0, $start_start_3.failure)({
					kind: "error",
					error: ledger.error
				});
				return (0, $start_start_3.success)({
					...file.ready,
					id: file.id,
					control,
					ledger: ledger.value
				});
			}
			async function listCampaignIds(control) {
				let [files, started] = [await findCampaigns(control), await (0, $campaign_campaign_5.listCampaigns)(control.ledgers)];
				if (!files.ok) return files;
				return started.ok ? (0, $start_start_3.success)([...new Set([...files.value.map(campaignId), ...started.value])].sort()) : started;
			}
			let ERRORS$2 = {
				noRepository: (folder) => (0, $base_tool_errors.toolError)("not_found", `'${folder}' is not in a git repository`, "Campaigns save their state in git refs. Run: git init"),
				none: (folder) => (0, $base_tool_errors.toolError)("not_found", `There are no campaigns in '${folder}'`, "'sous campaign init' writes a first one."),
				which: (ids) => (0, $base_tool_errors.toolError)("invalid_arguments", "Which campaign?", `Name one of ${ids.join(", ")}.`),
				twice: (word) => (0, $base_tool_errors.toolError)("invalid_arguments", `Two files are called '${(0, $start_paths_3.briefText)(word)}'`, "Rename one of them."),
				unknown: (word, near, ids) => (0, $base_tool_errors.toolError)("not_found", `There is no campaign '${(0, $start_paths_3.briefText)(word)}' in ${$campaign_campaign_5.CAMPAIGNS_FOLDER}`, near === void 0 ? ids.length === 0 ? "'sous campaign init' writes a first one." : `Name one of ${ids.join(", ")}.` : `Did you mean '${near}'?`),
				badName: (id) => (0, $base_tool_errors.toolError)("invalid_arguments", `'${(0, $start_paths_3.briefText)(id)}' is not a valid name for a campaign`, "Use letters, digits, dashes and underscores only.")
			};
			//! src/app/campaign/planned-row.ts
			let MAX_SAMPLE_CHARACTERS = 262144;
			async function plannedRow(plan, changes) {
				let diffs = await diffsOf(changes);
				let size = {
					files: changes.length,
					additions: diffs.reduce((sum, { additions }) => sum + additions, 0),
					deletions: diffs.reduce((sum, { deletions }) => sum + deletions, 0)
				};
				let patch = (0, $campaign_campaign_5.patchKey)(await (0, $workspace_render_patch_3.renderTextPatch)(changes));
				if (patch === void 0) throw Error("The text of a patch cannot be read.");
				return {
					state: plan.status === "gated" ? "gated" : "planned",
					plan: plan.digest,
					patch,
					size
				};
			}
			async function shownRow(plan, changes) {
				let row = await plannedRow(plan, changes);
				let calls = externalCalls(plan).map(callText);
				if (calls.length === 0) return (0, $start_start_3.success)(row);
				if (calls.join("\n").length > 1e3) return {
					ok: !1,
					error: ERRORS$1.tooLong()
				};
				return (0, $start_start_3.success)({
					...row,
					calls,
					patch: (0, $campaign_campaign_5.groupKey)(row.patch, {
						isGated: row.state === "gated",
						calls
					})
				});
			}
			function externalCalls({ steps }) {
				return steps.filter(({ tool, outcome }) => (outcome.kind === "ran" || outcome.kind === "failed" || outcome.kind === "deferred" && outcome.because === "external") && (0, $core_work_5.isExternalTool)(tool));
			}
			function callText({ tool, args }) {
				return `${tool} ${(0, $tool_call_work_7.serializeParameters)(args)}`;
			}
			function approveCallsOf(plan) {
				let approved = new Set(externalCalls(plan).map(callText));
				return {
					ask: async ({ call: { tool, args } }) => approved.has(callText({
						tool: tool.name,
						args
					})) ? "approved" : "unavailable",
					remember: async () => void 0
				};
			}
			async function diffsOf(changes) {
				let diffs = [];
				for (let change of (0, $workspace_render_patch_3.pairRenames)(changes)) {
					let diff = await (0, $workspace_render_patch_3.diffChange)(change);
					diff !== void 0 && diffs.push(diff);
				}
				return diffs;
			}
			async function sampleOf(repository, changes) {
				let text = await (0, $workspace_render_patch_3.renderTextPatch)(changes);
				return {
					repository,
					text: text.slice(0, MAX_SAMPLE_CHARACTERS),
					isCut: text.length > MAX_SAMPLE_CHARACTERS
				};
			}
			let ERRORS$1 = { tooLong: () => (0, $base_tool_errors.toolError)("too_large", "Its calls are too long to be shown whole, so nobody can approve them", "Put the command into a script of the repository, and call that.") };
			//! src/app/campaign/plan-target.ts
			async function planTarget(request) {
				let { campaign, target, consent } = request;
				let { surroundings } = campaign.control;
				let end = (row) => ({
					row: {
						...target,
						...row
					},
					opened: void 0,
					loaded: void 0
				});
				let quiet = {
					...surroundings,
					notice: () => void 0
				};
				let opened = await (0, $core_work_5.openFolder)(quiet, target.id);
				if (!opened.ok) return end({
					state: "missing",
					why: reasonOfRow(opened.error)
				});
				let { tree } = opened.value;
				if (tree.repository === void 0) return end({ state: "not_a_repository" });
				let config = await (0, $reader_work_5.loadConfig)(tree, new Date());
				if (!config.ok) return end({
					state: "failed",
					why: reasonOfRow(config.error)
				});
				if (!config.value.config.campaigns) return end({ state: "opted_out" });
				if (!await hasWantedFiles(campaign, opened.value)) return end({ state: "clean" });
				let planned = await (0, $plan_recipe_2.planRecipe)({
					surroundings: quiet,
					recipe: {
						...campaign.recipe,
						config: config.value.config,
						opened: opened.value
					},
					consent: "repository" in consent ? {
						rules: [],
						approver: consent.approver
					} : userConsent(consent),
					..."repository" in consent && { facts: { repository: { id: consent.repository } } },
					emit: () => void 0,
					allowHosts: [],
					verbose: !1,
					time: new Date(`${request.date}T00:00:00Z`)
				});
				if (!planned.ok) return end({
					state: "failed",
					why: reasonOfRow((0, $plan_recipe_2.unpreparedError)(planned.error))
				});
				let { made, trust } = planned.value;
				let head = made.record?.base.commit;
				let found = { ...head !== void 0 && { head } };
				if (made.outcome.kind === "failed") return end({
					state: "failed",
					why: reasonOfRow(made.outcome.failure.error)
				});
				let onGitHub = "repository" in consent && made.loaded !== void 0 ? await shownRow(made.loaded.plan, made.loaded.changes) : void 0;
				if (onGitHub?.ok === !1) {
					await made.loaded?.[Symbol.asyncDispose]();
					return end({
						...found,
						state: "failed",
						why: reasonOfRow(onGitHub.error)
					});
				}
				if (made.outcome.kind === "gated" && onGitHub === void 0) {
					await made.loaded?.[Symbol.asyncDispose]();
					let gate = ERRORS.gated(campaign.id, trust?.isTrusted === !1 ? trust.hash : void 0);
					return end({
						...found,
						state: "gated",
						...made.loaded && { plan: made.loaded.plan.digest },
						why: reasonOfRow(gate)
					});
				}
				if (made.loaded === void 0) {
					let unfinished = (0, $plan_plan_outcome.findTimedOut)(made.outcome);
					return end(unfinished === void 0 ? {
						...found,
						state: "clean"
					} : {
						...found,
						state: "failed",
						why: reasonOfRow(ERRORS.timedOut(unfinished))
					});
				}
				let { plan, changes } = made.loaded;
				let shown = onGitHub?.value ?? await plannedRow(plan, changes);
				let sample = request.wantsSample(shown.patch) ? await sampleOf(target.id, changes) : void 0;
				let why = shown.state === "gated" ? { why: reasonOfRow(ERRORS.waits()) } : {};
				return {
					row: {
						...target,
						...found,
						...shown,
						...why
					},
					...sample && { sample },
					opened: opened.value,
					loaded: made.loaded
				};
			}
			function userConsent({ trust: hash, yes }) {
				return {
					async trust(found, run) {
						let isMeant = hash !== void 0 && (0, $trust.decideTrust)(found, run, hash).kind === "trusted";
						return (0, $start_start_3.success)(isMeant ? {
							...found,
							isTrusted: !0
						} : found);
					},
					approver: (trust) => trust.isTrusted && yes ? $tool_call_work_7.CONSENTED : $tool_call_work_7.NO_APPROVER
				};
			}
			async function hasWantedFiles({ campaign }, { tree }) {
				let { has } = campaign.targets;
				if (has.length === 0) return !0;
				let globs = (0, $core_work_5.parseGlobs)(has);
				return !globs.ok || (await tree.files()).files.some((file) => globs.value.matches(file));
			}
			function reasonOfRow({ code, message, suggestion }) {
				return {
					code,
					message,
					advice: suggestion
				};
			}
			let ERRORS = {
				gated: (id, hash) => (0, $base_tool_errors.toolError)("approval_needed", "One of its calls runs a command or uses the network", `Read the recipe, then run: sous campaign plan ${id}${hash === void 0 ? "" : ` --trust ${hash}`} --yes`),
				waits: () => (0, $base_tool_errors.toolError)("approval_needed", "One of its calls runs a command or uses the network", "Approve it in the issue of the campaign. Two people have to."),
				timedOut: (what) => (0, $base_tool_errors.toolError)("timed_out", what, "Narrow the recipe, or raise its limits.")
			};
		},
		4051: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				SAVED_PLAN_ERRORS: () => SAVED_PLAN_ERRORS,
				folderOfPlan: () => folderOfPlan,
				listSavedPlans: () => listSavedPlans,
				openPlan: () => openPlan,
				openStored: () => openStored,
				rootOfPlan: () => rootOfPlan,
				severalPlans: () => severalPlans
			});
			var $apply_apply_plan_5 = __nccwpck_require__(7613);
			var $base_digest_3 = __nccwpck_require__(8348);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_paths = __nccwpck_require__(6237);
			var $start_start = __nccwpck_require__(8137);
			var $plan_seal_3 = __nccwpck_require__(6047);
			var $core_work_11 = __nccwpck_require__(9379);
			var $plan_place_3 = __nccwpck_require__(4409);
			var $reader_work_3 = __nccwpck_require__(7359);
			var $tool_call_work_9 = __nccwpck_require__(7467);
			//! src/app/open-saved-plans.ts
			async function openPlan(options, surroundings) {
				let named = await findNamed(options, surroundings, "previewed");
				if (!named.ok) return named;
				let { digest, ...found } = named.value;
				let loaded = await (0, $plan_seal_3.loadPlan)(found.place.store, digest, (0, $tool_call_work_9.sealToolsFor)(found.opened, surroundings));
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
				let opened = await (0, $core_work_11.openFolder)(surroundings, root ?? (0, $reader_work_3.homeFolder)(surroundings.folder));
				if (!opened.ok) return opened;
				let place = (0, $plan_place_3.planPlace)(opened.value);
				let digest = word === void 0 ? await findLatest(latest, opened.value, surroundings) : await completeDigest(word, place);
				return digest.ok ? (0, $start_start.success)({
					digest: digest.value,
					place,
					opened: opened.value
				}) : digest;
			}
			async function completeDigest(word, { store }) {
				let whole = (0, $base_digest_3.parseDigest)(word);
				if (whole.ok) return whole;
				if (!/^[0-9a-f]+$/.test(word)) return (0, $start_start.failure)(SAVED_PLAN_ERRORS.notADigest(word));
				if (word.length < 7) return (0, $start_start.failure)(SAVED_PLAN_ERRORS.tooShort(word));
				let listed = await store.list(word);
				if (!listed.ok) return listed;
				let found = listed.value;
				let [only] = found;
				if (only === void 0) return (0, $start_start.failure)(SAVED_PLAN_ERRORS.noSuchPlan(word));
				return found.length === 1 ? (0, $start_start.success)(only) : (0, $start_start.failure)(severalPlans(word, found));
			}
			function severalPlans(word, digests) {
				let shown = digests.slice(0, 5).join(", ");
				return SAVED_PLAN_ERRORS.ambiguous(word, digests.length, shown);
			}
			async function findLatest(latest, opened, { notice }) {
				let { store, target } = (0, $plan_place_3.planPlace)(opened);
				let here = (await store.entries("")).flatMap(({ plan, ...entry }) => plan.ok && folderOfPlan(opened, plan.value) === opened.tree.folder && !(0, $apply_apply_plan_5.isUndo)(plan.value) ? [{
					...entry,
					plan: plan.value
				}] : []);
				let found = latest === "previewed" ? here.find(({ wasPreviewed }) => wasPreviewed) : await findLastApplied(here, ({ plan }) => (0, $apply_apply_plan_5.isAsBefore)(plan, target.tree));
				if (found === void 0) return (0, $start_start.failure)(latest === "previewed" ? SAVED_PLAN_ERRORS.noPreview() : SAVED_PLAN_ERRORS.nothingToUndo());
				let [subject = ""] = found.plan.message.split("\n", 1);
				notice({
					kind: "hint",
					text: `${subject} (${(0, $base_digest_3.shortDigest)(found.plan.digest)})`
				});
				return (0, $start_start.success)(found.plan.digest);
			}
			async function findLastApplied(entries, isTakenBack) {
				let applied = entries.filter(({ appliedMs }) => appliedMs !== void 0).toSorted((a, b) => (b.appliedMs ?? 0) - (a.appliedMs ?? 0));
				for (let entry of applied) if (!await isTakenBack(entry)) return entry;
			}
			async function listSavedPlans(opened, surroundings, beginning = "") {
				let { store, target } = (0, $plan_place_3.planPlace)(opened);
				let kept = await store.entries(beginning);
				let { repository } = opened.tree;
				let commits = repository === void 0 || kept.length === 0 ? new Map() : await new $apply_apply_plan_5.ApplyRepository(target.git, repository).appliedPlans();
				let folders = new Map();
				let folderOf = (plan) => {
					let { directory } = plan.base;
					let found = folders.get(directory) ?? (0, $core_work_11.openFolder)(surroundings, folderOfPlan(opened, plan));
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
				let { tree, git } = (0, $plan_place_3.planPlace)(folder.value).target;
				if (commit !== void 0 && !await isUndone(plan.value, commit, folder.value)) return {
					...listed,
					state: "applied",
					commit
				};
				let base = await (0, $plan_seal_3.readBase)(git, tree.repository, folder.value.tree.folder);
				let state = base.ok ? await (0, $apply_apply_plan_5.findPlanState)(plan.value, tree, base.value) : "stale";
				let isChanged = state === "stale" && appliedMs !== void 0 && !await (0, $apply_apply_plan_5.isAsBefore)(plan.value, tree);
				return {
					...listed,
					state: isChanged ? "changed" : state
				};
			}
			async function isUndone(plan, commit, opened) {
				let { tree, git } = (0, $plan_place_3.planPlace)(opened).target;
				if (tree.repository === void 0 || !await (0, $apply_apply_plan_5.isAsBefore)(plan, tree)) return !1;
				return new $apply_apply_plan_5.ApplyRepository(git, tree.repository).isInHistory(commit);
			}
			let SAVED_PLAN_ERRORS = {
				noSuchPlan: (word) => (0, $base_tool_errors_3.toolError)("not_found", `No plan saved here has a digest that starts with '${(0, $start_paths.briefText)(word)}'`, "'sous plans' lists the saved plans."),
				notADigest: (word) => (0, $base_tool_errors_3.toolError)("digest_malformed", `'${(0, $start_paths.briefText)(word)}' is not a digest`, "'sous plans' lists the saved plans."),
				tooShort: (word) => (0, $base_tool_errors_3.toolError)("digest_malformed", `'${word}' is too short`, "Type at least 7 characters of the digest."),
				ambiguous: (word, digests, shown) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `'${(0, $start_paths.briefText)(word)}' is the start of ${digests} digests`, `Type more of the one you mean: ${shown}`),
				noPreview: () => (0, $base_tool_errors_3.toolError)("not_found", "You have not previewed a plan here", "Run 'sous preview <recipe>' first. 'sous plans' lists all saved plans."),
				nothingToUndo: () => (0, $base_tool_errors_3.toolError)("not_found", "There is no applied plan to undo here", "'sous plans' lists the saved plans.")
			};
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
			var $plan_plan_store = __nccwpck_require__(3761);
			var $system_real_apply_disk = __nccwpck_require__(1007);
			var $node_fs_5 = __nccwpck_require__(3024);
			//! src/app/plan-place.ts
			var plan_place_exports = (0, $start_runtime.__exportAll)({
				applyPlace: () => applyPlace,
				planPlace: () => planPlace
			});
			function planPlace(opened) {
				let { tree, git } = opened;
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
						git
					}
				};
			}
			function applyPlace({ tree, programs }) {
				let root = tree.folder;
				let gitDirectory = tree.repository?.gitDirectory;
				let syncProgram = process.platform === "linux" ? programs.find("sync") : void 0;
				return {
					folder: root,
					gitDirectory: gitDirectory === void 0 ? void 0 : $node_fs_5.realpathSync(gitDirectory),
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
			var $core_work_13 = __nccwpck_require__(9379);
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $start_terminal = __nccwpck_require__(3833);
			var $plan_call_memo = __nccwpck_require__(8065);
			var $plan_plan_limits = __nccwpck_require__(9814);
			var $plan_seal_5 = __nccwpck_require__(6047);
			var $workspace_narrowed_tree = __nccwpck_require__(8365);
			var $apply_saved_3 = __nccwpck_require__(1988);
			var $prepare_run_2 = __nccwpck_require__(1397);
			var $tool_call_work_11 = __nccwpck_require__(7467);
			var $trust_2 = __nccwpck_require__(7840);
			var $user_files_4 = __nccwpck_require__(7141);
			//! src/app/plan-recipe.ts
			async function planRecipe(request) {
				let { surroundings, recipe, shared } = request;
				let prepared = "opened" in recipe ? (0, $start_start_7.success)(recipe) : await (0, $prepare_run_2.prepareRun)(surroundings, recipe);
				if (!prepared.ok) return prepared;
				let run = {
					...prepared.value,
					opened: sharedFolder(prepared.value.opened, shared)
				};
				let policy = (0, $core_work_13.policyHash)(run.config);
				let settled = await settleConsent(request, run, policy);
				if (!settled.ok) return (0, $start_start_7.failure)({
					kind: "error",
					error: settled.error
				});
				let { trust, userRules, rules, approver } = settled.value;
				let made = await makeRun(request, run, {
					policy,
					rules,
					approver
				});
				if (!made.ok) return (0, $start_start_7.failure)({
					kind: "error",
					error: made.error
				});
				let hash = trust?.hash ?? "";
				let root = run.opened.tree.folder;
				return (0, $start_start_7.success)({
					run,
					made: made.value,
					...trust && { trust },
					approve: ({ plan, changes }, asked, onRule) => (0, $apply_saved_3.approveApply)({
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
				if ("rules" in consent) return (0, $start_start_7.success)({
					...consent,
					userRules: []
				});
				let found = await (0, $trust_2.findTrust)(run, policy, surroundings);
				if (!found.ok) return found;
				let trust = found.value.isTrusted ? found : await consent.trust(found.value, run);
				if (!trust.ok) return trust;
				let userRules = (0, $user_files_4.readUserRules)(surroundings);
				if (!userRules.ok) return userRules;
				return (0, $start_start_7.success)({
					trust: trust.value,
					userRules: userRules.value,
					rules: trust.value.isTrusted ? [...userRules.value, ...trust.value.isShipped ? [] : run.config.rules] : [],
					approver: consent.approver(trust.value, run)
				});
			}
			async function makeRun(request, run, { policy, rules, approver }) {
				let { surroundings, emit, allowHosts, verbose, facts, github, time = new Date(), memo } = request;
				let { opened, recipe, inputs, library, config, findTool } = run;
				let { tree } = opened;
				let session = await (0, $tool_call_work_11.openSession)({
					surroundings,
					category: "Search & Discovery",
					opened,
					allowHosts,
					verbose
				});
				let tools = (0, $tool_call_work_11.toolsOf)(opened);
				let base = await (0, $plan_seal_5.readBase)(tools.git, tree.repository, tree.folder);
				if (!base.ok) return base;
				return (0, $plan_call_memo.makePlan)({
					recipe,
					inputs,
					library,
					findTool,
					context: {
						...session.context,
						secrets: (0, $tool_call_work_11.secretsFrom)(surroundings.env, config.secrets),
						usage: (0, $tool_call_work_11.lazyUsage)(surroundings.env, session.root)
					},
					openSandbox: (workspace) => (0, $tool_call_work_11.lazySandbox)({
						workspace,
						repository: tree.repository,
						...tools
					}),
					contexts: {
						env: variablesFor(surroundings.env),
						github: github ?? {}
					},
					time,
					rules,
					root: session.root,
					approver,
					limits: (0, $plan_plan_limits.planLimits)(config.limits),
					...config.fetchHosts && { fetchHosts: config.fetchHosts },
					exclude: config.exclude,
					memo,
					emit,
					facts: {
						sousVersion: $start_terminal.VERSION,
						base: base.value,
						policy,
						message: messageFor(recipe),
						target: "working-tree",
						...facts
					},
					seal: (0, $tool_call_work_11.sealToolsFor)(opened, surroundings)
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
					case "invalid_recipe": return ERRORS.noLongerValid();
					case "invalid_inputs": {
						let messages = unprepared.diagnostics.map(({ message }) => message).join("; ");
						return ERRORS.badInputs(messages, unprepared.diagnostics[0]?.suggestion);
					}
				}
			}
			let ERRORS = {
				noLongerValid: () => (0, $base_tool_errors_5.toolError)("unknown_recipe", "The recipe is no longer valid", "Run 'sous validate' to see what is wrong."),
				badInputs: (messages, suggestion) => (0, $base_tool_errors_5.toolError)("invalid_arguments", messages, suggestion ?? "Correct the inputs.")
			};
		},
		1397: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				prepareRecipe: () => prepareRecipe,
				prepareRun: () => prepareRun
			});
			var $base_tool_errors = __nccwpck_require__(2848);
			var $start_start_3 = __nccwpck_require__(8137);
			var $recipe_input_values = __nccwpck_require__(692);
			var $reader_work_7 = __nccwpck_require__(7359);
			var $node_fs_7 = __nccwpck_require__(3024);
			var $node_path_9 = __nccwpck_require__(6760);
			//! src/app/prepare-run.ts
			async function prepareRun(surroundings, options) {
				let { word } = options;
				if (word === void 0) return refuse(ERRORS.whichRecipe());
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
				return prepared.ok ? (0, $start_start_3.success)({
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
				if (!inputs.ok) return (0, $start_start_3.failure)({
					kind: "invalid_inputs",
					recipe: callName,
					diagnostics: inputs.error
				});
				return (0, $start_start_3.success)({
					recipe,
					callName,
					inputs: inputs.value,
					library: await recipes.libraryOf(recipe),
					findTool: recipes.findTool
				});
			}
			async function readOne(recipes, word) {
				let selected = await recipes.select([word]);
				if (!selected.ok) return refuse(selected.error);
				let read = await recipes.read(selected.value);
				let [first] = read;
				if (read.length !== 1 || first === void 0) return refuse(ERRORS.severalRecipes(word));
				let off = await recipes.whyOff(first);
				if (off !== void 0) return refuse(off);
				if (first.recipe === void 0) return (0, $start_start_3.failure)({
					kind: "invalid_recipe",
					files: read
				});
				let isFound = recipes.all.some((file) => file.path === first.path);
				return (0, $start_start_3.success)({
					recipe: first.recipe,
					callName: isFound ? first.name : first.path
				});
			}
			async function readGiven({ folder }, { inputs, inputsFile }) {
				if (inputsFile === void 0) return (0, $start_start_3.success)(inputs);
				let file = $node_path_9.resolve(folder, inputsFile);
				let text;
				try {
					text = $node_fs_7.readFileSync(file, "utf8");
				} catch (error) {
					let { code } = error;
					let why = code === "ENOENT" ? `File '${inputsFile}' does not exist` : `Cannot read '${inputsFile}': ${code}`;
					return (0, $start_start_3.failure)(ERRORS.badInputsFile(why));
				}
				let values = (0, $recipe_input_values.readInputsText)(text, inputsFile);
				if (!values.ok) return values;
				if (!isTyped(inputs)) return (0, $start_start_3.success)({
					...values.value,
					...inputs
				});
				let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
				let names = new Set(pairs.map(([name]) => name));
				if (names.has("") || names.size !== pairs.length) return (0, $start_start_3.success)(inputs);
				return (0, $start_start_3.success)({
					...values.value,
					...Object.fromEntries(pairs)
				});
			}
			function isTyped(inputs) {
				return Array.isArray(inputs);
			}
			function refuse(error) {
				return (0, $start_start_3.failure)({
					kind: "error",
					error
				});
			}
			let ERRORS = {
				whichRecipe: () => (0, $base_tool_errors.toolError)("invalid_arguments", "Which recipe?", "Name a recipe. 'sous list' lists them."),
				severalRecipes: (word) => (0, $base_tool_errors.toolError)("invalid_arguments", `${word} contains several recipes`, "Name one of them."),
				badInputsFile: (why) => (0, $base_tool_errors.toolError)("invalid_arguments", `--inputs: ${why}`, "Name a YAML or JSON file with the inputs.")
			};
		},
		7873: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkDraft: () => checkDraft,
				parseRecipePath: () => parseRecipePath,
				previews_exports: () => previews_exports,
				problemOf: () => problemOf,
				viewApplied: () => viewApplied
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $plan_call_memo_3 = __nccwpck_require__(8065);
			var $tool_call_work_13 = __nccwpck_require__(7467);
			var $report_approval_display = __nccwpck_require__(3981);
			var $report_plan_view_3 = __nccwpck_require__(6766);
			var $apply_saved_4 = __nccwpck_require__(1988);
			var $plan_place_4 = __nccwpck_require__(4409);
			var $plan_recipe_3 = __nccwpck_require__(410);
			var $recipe_outline = __nccwpck_require__(4443);
			var $report_annotations = __nccwpck_require__(7815);
			var $start_paths_5 = __nccwpck_require__(6237);
			var $reader_work_9 = __nccwpck_require__(7359);
			var $core_work_15 = __nccwpck_require__(9379);
			var $plan_plan_outcome_3 = __nccwpck_require__(8);
			var $prepare_run_3 = __nccwpck_require__(1397);
			var $questions_2 = __nccwpck_require__(2559);
			var $node_fs_9 = __nccwpck_require__(3024);
			var $late_crypto = __nccwpck_require__(3630);
			//! src/app/studio/open-draft.ts
			async function openDraft({ surroundings, root }, draft, { isOffline }) {
				let opened = await (0, $core_work_15.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let { tree, programs } = opened.value;
				let view = new $tool_call_work_13.StagedWorkspace(tree);
				let path = (0, $reader_work_9.findShipped)(surroundings.program).some(({ path, origin }) => path === draft.path && isTextOf(origin, draft.text)) ? void 0 : await placeOfDraft(draft, view);
				if (path !== void 0) {
					let laid = await view.stage(path, Buffer.from(draft.text, "utf8"));
					if (!laid.ok) return laid;
				}
				let shared = (0, $reader_work_9.sharedRecipes)({
					tree,
					surroundings,
					programs,
					isOffline
				});
				let recipes = await (0, $reader_work_9.recipesIn)(view, surroundings.program, {
					...surroundings,
					shared
				});
				if (!recipes.ok) return recipes;
				return (0, $start_start_7.success)({
					opened: opened.value,
					recipes: recipes.value,
					word: path ?? draft.path ?? ""
				});
			}
			function isTextOf(origin, text) {
				return origin.kind === "shipped" && $node_fs_9.readFileSync(origin.file, "utf8") === text;
			}
			async function placeOfDraft({ path }, tree) {
				let own = path === void 0 ? void 0 : parseRecipePath(path);
				if (own?.ok) return own.value;
				for (let i = 1;; i++) {
					let free = `${$reader_work_9.RECIPE_FOLDERS[1]}/new${i === 1 ? "" : `-${i}`}.yml`;
					let entry = await tree.entry(free);
					if (!entry.ok || entry.value.kind === "missing") return free;
				}
			}
			function parseRecipePath(path) {
				let parsed = (0, $start_paths_5.parseRepoPath)(path);
				if (!parsed.ok) return parsed;
				return (0, $reader_work_9.isRecipePath)(parsed.value) ? parsed : (0, $start_start_7.failure)(ERRORS$1.notARecipePath(path));
			}
			let ERRORS$1 = { notARecipePath: (path) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `'${(0, $start_paths_5.briefText)(path)}' is not a valid path for a recipe`, `Use a name that ends in .yml, in ${$reader_work_9.RECIPE_FOLDERS.map((name) => `${name}/`).join(" or ")}.`) };
			//! src/app/studio/check-draft.ts
			async function checkDraft(folder, draft) {
				let open = await openDraft(folder, draft, { isOffline: !0 });
				if (!open.ok) return open;
				let { recipes, word } = open.value;
				let files = await recipes.select([word]);
				if (!files.ok) return files;
				let [read] = await recipes.read(files.value);
				return (0, $start_start_7.success)(readingOf(draft.text, read?.diagnostics ?? []));
			}
			function readingOf(text, diagnostics) {
				let recipe = new $recipe_outline.RecipeText(text);
				let { outline } = recipe;
				return {
					diagnostics: placeDiagnostics(text, diagnostics, recipe),
					outline: outline === void 0 ? null : {
						...outline,
						permissions: {
							...outline.permissions,
							text: permissionTexts(outline.permissions)
						}
					}
				};
			}
			function placeDiagnostics(text, diagnostics, recipe = new $recipe_outline.RecipeText(text)) {
				let offsetOf = placesIn(text);
				return diagnostics.map(({ severity, code, message, suggestion, at }) => {
					let [from, to] = [offsetOf(at.line, at.column), offsetOf(at.endLine, at.endColumn)];
					return {
						severity,
						code,
						message,
						suggestion,
						from,
						to,
						line: at.line,
						column: at.column,
						path: recipe.locate(from)
					};
				});
			}
			function locationsIn(text) {
				let [recipe, offsetOf] = [new $recipe_outline.RecipeText(text), placesIn(text)];
				return ({ line, column }) => recipe.locate(offsetOf(line, column));
			}
			function permissionTexts({ write, run, fetch, maxFiles }) {
				let rows = (0, $report_annotations.permissionRows)({
					write,
					run,
					fetch,
					maxFiles,
					at: void 0
				});
				let verb = "";
				let texts = rows.map(([word, what]) => {
					verb = word === "" ? verb : word;
					return what.startsWith("(") ? what : `${verb} ${what}`;
				});
				return texts.length === 0 ? [$report_annotations.READS_ONLY] : texts;
			}
			function placesIn(text) {
				let starts = [+!!text.startsWith("\ufeff")];
				for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
				return (line, column) => Math.min((starts[line - 1] ?? text.length) + column - 1, text.length);
			}
			//! src/app/studio/preview-draft.ts
			let PREVIEW_CONSENT = {
				trust: async (found) => (0, $start_start_7.success)(found),
				approver: () => $tool_call_work_13.NO_APPROVER
			};
			async function planDraft({ folder, draft, consent, allowHosts, emit, calls }) {
				let notices = [];
				let surroundings = {
					...folder.surroundings,
					notice: ({ kind, text }) => void (kind === "warning" && notices.push(text))
				};
				let prepared = await prepareDraft({
					...folder,
					surroundings
				}, draft);
				if (!prepared.ok) return prepared;
				let { opened } = prepared.value;
				let memo = calls.over(opened.tree, await opened.tree.footprint());
				let recorder = new $plan_plan_outcome_3.StepRecorder();
				let planned = await (0, $plan_recipe_3.planRecipe)({
					surroundings,
					recipe: {
						...prepared.value,
						opened: {
							...opened,
							view: memo.watched
						}
					},
					memo,
					consent,
					emit(event) {
						recorder.record(event);
						emit(event);
					},
					allowHosts,
					verbose: !1
				});
				return planned.ok ? (0, $start_start_7.success)({
					planned: planned.value,
					steps: recorder.steps,
					notices
				}) : planned;
			}
			async function prepareDraft(folder, draft) {
				let open = await openDraft(folder, draft, { isOffline: !1 });
				if (!open.ok) return refuse(open.error);
				let { opened, recipes, word } = open.value;
				let loaded = await (0, $reader_work_9.loadConfig)(opened.tree, new Date());
				if (!loaded.ok) return refuse(loaded.error);
				let { config, warnings } = loaded.value;
				for (let text of warnings) folder.surroundings.notice({
					kind: "warning",
					text
				});
				let prepared = await (0, $prepare_run_3.prepareRecipe)(recipes, word, draft.inputs);
				return prepared.ok ? (0, $start_start_7.success)({
					...prepared.value,
					config,
					opened
				}) : prepared;
			}
			function refuse(error) {
				return (0, $start_start_7.failure)({
					kind: "error",
					error
				});
			}
			function diagnosticsOf(unprepared) {
				return unprepared.kind === "invalid_inputs" ? unprepared.diagnostics : unprepared.files.flatMap(({ diagnostics }) => diagnostics);
			}
			async function changesOf({ run, made }) {
				return {
					changes: made.outcome.kind === "failed" ? [] : made.outcome.changes,
					places: await (0, $apply_saved_4.protectedPlaces)(run.opened, run.config)
				};
			}
			//! src/app/studio/previews.ts
			var previews_exports = (0, $start_runtime.__exportAll)({
				Previews: () => Previews,
				problemOf: () => problemOf,
				viewApplied: () => viewApplied
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
			var Previews = class {
				#folder;
				#allowHosts;
				#kept = new Map();
				#running = new Map();
				#calls = new $plan_call_memo_3.CallMemo(268435456);
				constructor(folder, allowHosts) {
					this.#folder = folder;
					this.#allowHosts = allowHosts;
				}
				async preview({ tab, ...draft }, following) {
					let started = performance.now();
					let newer = new AbortController();
					if (tab !== void 0) {
						this.#running.get(tab)?.abort();
						this.#running.set(tab, newer);
					}
					let signal = AbortSignal.any([
						this.#folder.surroundings.signal,
						following.signal,
						newer.signal
					]);
					try {
						let planned = await this.#plan(draft, {
							...following,
							signal
						}, PREVIEW_CONSENT);
						if (signal.aborted) {
							planned.ok && await planned.value.planned.made.loaded?.[Symbol.asyncDispose]();
							return (0, $start_start_7.failure)(ERRORS.overtaken());
						}
						let view = planned.ok ? await this.#keep(draft, planned.value) : await this.#unprepared(draft, planned.error);
						return (0, $start_start_7.success)({
							...view,
							durationMs: Math.round(performance.now() - started)
						});
					} finally {
						tab !== void 0 && this.#running.get(tab) === newer && this.#running.delete(tab);
					}
				}
				show(view) {
					return this.#add({
						draft: {
							text: "",
							inputs: {}
						},
						planned: void 0,
						view
					});
				}
				viewOf(id) {
					let view = this.#kept.get(id)?.view;
					return view === void 0 ? (0, $start_start_7.failure)(ERRORS.gone()) : (0, $start_start_7.success)(view);
				}
				async apply(id, { digest, ...options }, following) {
					let kept = this.#kept.get(id);
					let loaded = kept?.planned?.made.loaded;
					if (kept?.planned === void 0 || loaded === void 0) return (0, $start_start_7.failure)(ERRORS.gone());
					if (loaded.plan.digest !== digest) return (0, $start_start_7.failure)(ERRORS.otherDigest());
					this.#kept.delete(id);
					let applied = kept.planned.made.outcome.kind === "gated" ? await this.#run(kept.draft, options, following) : await this.#applyPlan(kept.planned, loaded, options, following);
					applied.ok ? await loaded[Symbol.asyncDispose]() : this.#put(id, kept);
					return applied;
				}
				async [Symbol.asyncDispose]() {
					for (let { planned } of this.#kept.values()) await planned?.made.loaded?.[Symbol.asyncDispose]();
					this.#kept.clear();
				}
				#plan(draft, { signal, emit }, consent) {
					return planDraft({
						folder: {
							...this.#folder,
							surroundings: {
								...this.#folder.surroundings,
								signal
							}
						},
						draft,
						consent,
						allowHosts: this.#allowHosts,
						emit,
						calls: this.#calls
					});
				}
				async #run(draft, options, following) {
					let env_1 = {
						stack: [],
						error: void 0,
						hasError: !1
					};
					try {
						let { ask, signal: asked } = following;
						if (ask === void 0) return (0, $start_start_7.failure)(ERRORS.noOneToAsk());
						let signal = AbortSignal.any([this.#folder.surroundings.signal, asked]);
						let surroundings = {
							...this.#folder.surroundings,
							signal
						};
						let approver = (0, $questions_2.pageApprover)({
							ask,
							surroundings,
							root: this.#folder.root
						});
						let made = await this.#plan(draft, {
							...following,
							signal
						}, {
							trust: (found, run) => (0, $questions_2.askForTrust)(found, run, {
								ask,
								surroundings
							}),
							approver: () => approver
						});
						if (!made.ok) return (0, $start_start_7.failure)(errorOf(made.error));
						let { planned } = made.value;
						let { outcome, loaded } = planned.made;
						__addDisposableResource(env_1, loaded, !0);
						if (outcome.kind === "failed") return (0, $start_start_7.failure)(outcome.failure.error);
						if (loaded === void 0) return (0, $start_start_7.success)({
							reason: "clean",
							detail: "",
							digest: null,
							files: 0
						});
						if (outcome.kind === "gated") return (0, $start_start_7.failure)(ERRORS.stillGated(outcome.gate.label));
						let impossible = await this.#check(planned, loaded, options);
						if (impossible !== void 0) return (0, $start_start_7.failure)(impossible);
						let places = () => (0, $apply_saved_4.protectedPlaces)(planned.run.opened, planned.run.config);
						let refusal = await planned.approve(loaded, (0, $questions_2.pageApprover)({
							ask,
							surroundings,
							root: this.#folder.root,
							places
						}));
						return refusal === void 0 ? await this.#write(planned, loaded, options, following) : (0, $start_start_7.failure)(refusal);
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = !0;
					} finally {
						let result_1 = __disposeResources(env_1);
						result_1 && await result_1;
					}
				}
				async #applyPlan(planned, loaded, options, following) {
					let impossible = await this.#check(planned, loaded, options);
					if (impossible !== void 0) return (0, $start_start_7.failure)(impossible);
					let refusal = await planned.approve(loaded, $tool_call_work_13.CONSENTED);
					return refusal === void 0 ? this.#write(planned, loaded, options, following) : (0, $start_start_7.failure)(refusal);
				}
				#check({ run: { opened } }, loaded, options) {
					return (0, $apply_saved_4.checkLoaded)({
						loaded,
						place: (0, $plan_place_4.planPlace)(opened),
						options,
						opened,
						surroundings: this.#folder.surroundings
					});
				}
				async #write({ run: { opened } }, loaded, options, { progress }) {
					let place = (0, $plan_place_4.planPlace)(opened);
					let saved = await place.store.save(loaded, { isPreviewed: !0 });
					if (!saved.ok) return saved;
					let applied = await (0, $apply_saved_4.applyLoaded)({
						loaded,
						place,
						options,
						opened,
						surroundings: this.#folder.surroundings,
						progress
					});
					return applied.ok ? (0, $start_start_7.success)(viewApplied(applied.value, loaded)) : applied;
				}
				async #keep(draft, { planned, steps, notices }) {
					let { made, run } = planned;
					let { outcome, loaded } = made;
					let { changes, places } = await changesOf(planned);
					let view = await $report_plan_view_3.PlanView.of(changes, steps, places);
					let id = this.#add({
						draft,
						planned,
						view
					});
					let locate = locationsIn(draft.text);
					let shown = await view.changes(({ place: { depth, at } }) => depth === 0 ? stepAround(locate(at)) : void 0, outcome.kind === "failed" ? {} : outcome);
					return {
						...shown,
						id,
						kind: outcome.kind === "complete" && loaded === void 0 ? "clean" : outcome.kind,
						digest: loaded?.plan.digest ?? null,
						notes: [...notices.map($start_start_7.printableLine), ...shown.notes],
						permissions: permissionTexts(run.recipe.permissions),
						outputs: outcome.kind === "complete" ? outcome.outputs : {},
						...outcome.kind === "gated" && { waiting: {
							step: (0, $start_start_7.printableLine)(outcome.gate.label),
							tool: outcome.gate.call.tool.name,
							reason: (0, $start_start_7.printableLine)(outcome.gate.reason),
							lines: (0, $report_approval_display.renderApproval)({
								call: outcome.gate.call,
								changes: [],
								reason: ""
							}).trimEnd().split("\n")
						} },
						...outcome.kind === "failed" && { error: {
							...problemOf(outcome.failure.error),
							...isIn(draft, outcome.failure.at.file, run.recipe.source.path) && { path: locate(outcome.failure.at) }
						} },
						diagnostics: []
					};
				}
				async #unprepared(draft, unprepared) {
					let view = await $report_plan_view_3.PlanView.of([], []);
					let diagnostics = unprepared.kind === "error" ? [] : placeDiagnostics(draft.text, diagnosticsOf(unprepared));
					return {
						...await view.changes(() => void 0, {}),
						id: this.#add({
							draft,
							planned: void 0,
							view
						}),
						kind: "failed",
						digest: null,
						permissions: [],
						outputs: {},
						error: problemOf(errorOf(unprepared)),
						diagnostics
					};
				}
				#add(kept) {
					let id = (0, $late_crypto.randomUUID)();
					this.#put(id, kept);
					return id;
				}
				#put(id, kept) {
					this.#kept.set(id, kept);
					for (let [oldest, { planned }] of this.#kept) {
						if (this.#kept.size <= 8) return;
						this.#kept.delete(oldest);
						planned?.made.loaded?.[Symbol.asyncDispose]();
					}
				}
			};
			function stepAround(location) {
				let end = location[2] === "steps" && typeof location[3] == "number" ? 4 : 2;
				return typeof location[end - 1] == "number" ? location.slice(0, end) : void 0;
			}
			function isIn({ path }, file, recipe) {
				return file === recipe || file === path;
			}
			function errorOf(unprepared) {
				return unprepared.kind === "invalid_recipe" ? ERRORS.invalid() : (0, $plan_recipe_3.unpreparedError)(unprepared);
			}
			function problemOf({ code, message, suggestion, problems }) {
				return {
					code,
					message: (0, $start_start_7.printable)(message),
					suggestion: (0, $start_start_7.printable)(suggestion),
					...problems !== void 0 && { problems }
				};
			}
			function viewApplied({ reason, detail, commit }, { plan, changes }) {
				return {
					reason,
					detail: (0, $start_start_7.printable)(detail ?? ""),
					digest: plan.digest,
					...commit !== void 0 && { commit },
					files: changes.filter(({ kind }) => kind !== "create_directory").length
				};
			}
			let ERRORS = {
				overtaken: () => (0, $base_tool_errors_5.toolError)("cancelled", "The preview was cancelled", "A newer preview replaced it, or its page was closed."),
				gone: () => (0, $base_tool_errors_5.toolError)("not_found", "This preview no longer exists", "Run the preview again."),
				otherDigest: () => (0, $base_tool_errors_5.toolError)("stale", "This is not the digest of the preview", "Nothing was written. Look at the preview again."),
				noOneToAsk: () => (0, $base_tool_errors_5.toolError)("approval_needed", "A call of this recipe needs approval, and there is no one to ask", "Use the page of sous studio, or a terminal."),
				stillGated: (step) => (0, $base_tool_errors_5.toolError)("approval_needed", `Step '${step}' still waits for approval`, "Nothing was written."),
				invalid: () => (0, $base_tool_errors_5.toolError)("invalid_document", "The recipe is not valid", "Correct the mistakes that are shown.")
			};
		},
		2559: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				askForTrust: () => askForTrust,
				pageApprover: () => pageApprover,
				questions_exports: () => questions_exports
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $tool_call_work_15 = __nccwpck_require__(7467);
			var $report_approval_display_3 = __nccwpck_require__(3981);
			var $report_plan_view_5 = __nccwpck_require__(6766);
			var $trust_3 = __nccwpck_require__(7840);
			var $user_files_5 = __nccwpck_require__(7141);
			var $late_crypto_3 = __nccwpck_require__(3630);
			//! src/app/studio/questions.ts
			var questions_exports = (0, $start_runtime.__exportAll)({
				Questions: () => Questions,
				askForTrust: () => askForTrust,
				pageApprover: () => pageApprover
			});
			var Questions = class {
				#open = new Map();
				through(send) {
					return ({ view, ...asked }, signal) => new Promise((resolve) => {
						if (signal.aborted) return resolve(void 0);
						let id = (0, $late_crypto_3.randomUUID)();
						let settle = (choice) => {
							this.#open.delete(id);
							signal.removeEventListener("abort", leave);
							resolve(choice);
						};
						let leave = () => settle(void 0);
						signal.addEventListener("abort", leave, { once: !0 });
						this.#open.set(id, {
							view,
							settle: (choice) => settle(choice !== void 0 && asked.choices.includes(choice) ? choice : "no")
						});
						send({
							...asked,
							id,
							files: [],
							moreFiles: 0,
							...view?.files()
						});
					});
				}
				viewOf(id) {
					return this.#open.get(id)?.view;
				}
				answer(id, choice) {
					let waiting = this.#open.get(id);
					if (waiting === void 0) return (0, $start_start_7.failure)(ERRORS.notAsked());
					waiting.settle(choice);
					return (0, $start_start_7.success)(void 0);
				}
			};
			let ANSWERS = {
				yes: "approved",
				no: "refused",
				always: "always"
			};
			function pageApprover({ ask, surroundings, root, places }) {
				let answered = new Map();
				return {
					async ask(request) {
						let isForAll = request.calls !== void 0 && isListed(request, request.calls);
						let known = isForAll ? answered.get(request.calls) : void 0;
						if (known !== void 0) return known;
						let choice = await ask(await questionFor(request, isForAll, request.changes.length === 0 ? void 0 : await places?.()), surroundings.signal);
						let answer = choice === void 0 ? "cancelled" : ANSWERS[choice];
						isForAll && answered.set(request.calls, answer);
						return answer;
					},
					async remember({ call }) {
						let added = (0, $user_files_5.addApproval)((0, $user_files_5.approvalsFile)(surroundings.env), (0, $tool_call_work_15.ruleForCall)(call, root));
						added.ok || surroundings.notice({
							kind: "warning",
							text: added.error.message
						});
					}
				};
			}
			async function questionFor(request, isForAll, places) {
				let { call, calls = [], changes, warnings = [] } = request;
				let isPlan = (0, $report_approval_display_3.isPlanRequest)(request);
				let isUndo = isPlan && call.tool.summary.startsWith(UNDO);
				let text = isForAll ? calls.map($report_approval_display_3.renderCallLine).join("") + (0, $report_approval_display_3.renderCallFacts)(request) : (0, $report_approval_display_3.renderApproval)(request, places);
				let [title = ""] = call.tool.summary.split("\n", 1);
				return {
					kind: isPlan ? "plan" : "call",
					title: (0, $start_start_7.printableLine)(title),
					tool: (0, $start_start_7.printableLine)(call.tool.name),
					lines: isPlan ? [] : text.trimEnd().split("\n"),
					warnings: isPlan ? (0, $report_approval_display_3.warnOfProtected)(changes, places) : warnings.map($start_start_7.printableLine),
					view: changes.length === 0 ? void 0 : await $report_plan_view_5.PlanView.of(changes, [], places),
					choices: isUndo ? ["yes", "no"] : [
						"yes",
						"no",
						"always"
					]
				};
			}
			let UNDO = "Undo: ";
			function isListed({ call }, calls) {
				let parameters = (0, $tool_call_work_15.serializeParameters)(call.args);
				return calls.some((other) => other.tool === call.tool && (0, $tool_call_work_15.serializeParameters)(other.args) === parameters);
			}
			async function askForTrust(trust, { recipe }, { ask, surroundings }) {
				if (trust.isTrusted) return (0, $start_start_7.success)(trust);
				let choice = await ask({
					kind: "trust",
					title: (0, $start_start_7.printableLine)(recipe.name),
					tool: (0, $start_start_7.printableLine)(`recipe:${recipe.source.path}`),
					lines: trust.calls.flatMap((call) => (0, $start_start_7.printable)(call.trimEnd()).split("\n")),
					warnings: [`sha256 ${trust.hash}`],
					choices: ["yes", "no"]
				}, surroundings.signal);
				if (choice === void 0) return (0, $start_start_7.failure)(ERRORS.cancelled());
				if (choice === "no") return (0, $start_start_7.failure)(ERRORS.notTrusted());
				let remembered = (0, $trust_3.trustRecipe)(trust, surroundings);
				return remembered.ok ? (0, $start_start_7.success)({
					...trust,
					isTrusted: !0,
					isRemembered: !0
				}) : remembered;
			}
			let ERRORS = {
				notAsked: () => (0, $base_tool_errors_5.toolError)("not_found", "This question is no longer open", "It was answered, or its request has ended."),
				cancelled: () => (0, $base_tool_errors_5.toolError)("cancelled", "The run was cancelled", "Nothing was run."),
				notTrusted: () => (0, $base_tool_errors_5.toolError)("untrusted_recipe", "You did not trust the recipe", "Nothing was run. Read it, then try again.")
			};
		},
		1894: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recoverFolder: () => recoverFolder });
			var $apply_apply_on_disk_5 = __nccwpck_require__(1089);
			var $start_start_3 = __nccwpck_require__(8137);
			var $core_work_5 = __nccwpck_require__(9379);
			var $open_saved_plans_3 = __nccwpck_require__(4051);
			var $plan_place_5 = __nccwpck_require__(4409);
			//! src/app/recover.ts
			async function recoverFolder({ root, how, surroundings }) {
				let opened = await (0, $core_work_5.openFolder)(surroundings, root);
				if (!opened.ok) return opened;
				let place = (0, $plan_place_5.applyPlace)(opened.value);
				if (how === void 0) {
					let waiting = (0, $apply_apply_on_disk_5.findUnfinished)(place);
					return waiting.ok ? (0, $start_start_3.success)({
						kind: "found",
						unfinished: waiting.value
					}) : waiting;
				}
				let ended = (0, $apply_apply_on_disk_5.recover)(place, how);
				if (!ended.ok) return ended;
				if (ended.value !== void 0 && how === "finish") for (let { digest, state } of await (0, $open_saved_plans_3.listSavedPlans)(opened.value, surroundings)) state === "applied" && await (0, $plan_place_5.planPlace)(opened.value).store.markApplied(digest);
				return (0, $start_start_3.success)({
					kind: "ended",
					how,
					recovered: ended.value,
					isRepository: place.gitDirectory !== void 0
				});
			}
		},
		5721: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { reportCampaign: () => reportCampaign });
			var $start_start_9 = __nccwpck_require__(8137);
			var $campaign_approvals_3 = __nccwpck_require__(65);
			var $campaign_campaign_markdown_3 = __nccwpck_require__(1005);
			var $approve_campaign = __nccwpck_require__(7814);
			//! src/app/campaign/report-campaign.ts
			async function reportCampaign(opened, state) {
				let { id, campaign, ledger } = opened;
				let approvals = (0, $approve_campaign.genuineApprovals)(opened, state);
				if (!approvals.ok) return approvals;
				let history = await ledger.history();
				if (!history.ok) return history;
				let approved = (0, $approve_campaign.approvedRows)(state, new $campaign_approvals_3.ApprovedPlans(approvals.value, [...state.approved.values()]));
				return (0, $start_start_9.success)((0, $campaign_campaign_markdown_3.makeCampaignReport)({
					id,
					campaign,
					state,
					approved,
					history: history.value
				}));
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
			var $base_digest_5 = __nccwpck_require__(8348);
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $base_json_3 = __nccwpck_require__(5934);
			var $core_work_7 = __nccwpck_require__(9379);
			var $reader_work_11 = __nccwpck_require__(7359);
			var $user_files_2 = __nccwpck_require__(7141);
			var $node_fs_11 = __nccwpck_require__(3024);
			//! src/app/trust.ts
			async function findTrust(run, policy, { env, program }) {
				let recipes = recipesOf(run.recipe, run.library);
				let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
				let calls = found.map(({ text }) => text);
				let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
				let hash = (0, $base_digest_5.sha256)(Buffer.from([
					...recipes.map(({ source }) => source.digest),
					policy,
					...files
				].join("\n")));
				if (calls.length === 0) return (0, $start_start_7.success)({
					hash,
					calls,
					isTrusted: !0,
					isRemembered: !0
				});
				let trusted = readTrusted((0, $user_files_2.trustFile)(env));
				if (!trusted.ok) return trusted;
				if (trusted.value.includes(hash)) return (0, $start_start_7.success)({
					hash,
					calls,
					isTrusted: !0,
					isRemembered: !0
				});
				let shipped = new Set((0, $reader_work_11.findShipped)(program).map((file) => file.path));
				let isShipped = recipes.every(({ source }) => shipped.has(source.path)) && files.length === 0;
				return (0, $start_start_7.success)({
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
					error: ERRORS.untrusted(trust, `--trust does not match: this recipe has the hash ${trust.hash}`)
				};
				return {
					kind: "needs_trust",
					error: ERRORS.untrusted(trust, `The recipe '${callName}' runs commands or uses the network, and you have not trusted it yet`)
				};
			}
			function trustRecipe({ hash }, { env }) {
				return addTrusted((0, $user_files_2.trustFile)(env), hash);
			}
			function recipesOf(recipe, library) {
				let found = new Map();
				let visit = (current) => {
					if (found.has(current.source.path)) return;
					found.set(current.source.path, current);
					for (let { call } of (0, $core_work_7.allSteps)(current)) {
						let called = call.kind === "recipe" ? library.find(call.recipe) : void 0;
						called !== void 0 && visit(called);
					}
				};
				visit(recipe);
				return [...found.values()];
			}
			async function externalCalls(recipe, findTool) {
				let calls = [];
				for (let step of (0, $core_work_7.allSteps)(recipe)) {
					let tool = step.call.kind === "tool" ? await findTool(step.call.tool) : void 0;
					if (tool?.effect !== "external") continue;
					let does = (tool.hosts?.join(", ") ?? whatItDoes(step)).trimEnd();
					calls.push({
						tool,
						text: `${step.at.file}:${step.at.line}  ${tool.name}${does.includes("\n") ? "\n" : "  "}${does}`
					});
				}
				return calls;
			}
			function whatItDoes({ with: given }) {
				let what = given.find(({ key }) => key === "command" || key === "url")?.value;
				if (what?.kind === "scalar") return String(what.value);
				return what?.kind === "template" ? what.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("") : "";
			}
			function readTrusted(file) {
				let text;
				try {
					let stats = $node_fs_11.statSync(file, { throwIfNoEntry: !1 });
					if (stats === void 0) return (0, $start_start_7.success)([]);
					if (process.platform !== "win32" && stats.mode & 18) return (0, $start_start_7.failure)(ERRORS.broken(file, "users other than its owner can change it", `Run: chmod 600 ${file}`));
					text = $node_fs_11.readFileSync(file, "utf8");
				} catch (error) {
					return (0, $start_start_7.failure)(ERRORS.broken(file, error.message, "Make it readable, or delete it."));
				}
				let parsed = (0, $base_json_3.parseJson)(text);
				let trusted = parsed.ok ? parsed.value?.trusted : void 0;
				return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, $start_start_7.success)(trusted) : (0, $start_start_7.failure)(ERRORS.broken(file, "it has no list of hashes called 'trusted'", "Delete it."));
			}
			function addTrusted(file, hash) {
				let present = readTrusted(file);
				if (!present.ok) return present;
				if (present.value.includes(hash)) return (0, $start_start_7.success)(void 0);
				try {
					(0, $core_work_7.replacePrivateFile)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
					return (0, $start_start_7.success)(void 0);
				} catch (error) {
					return (0, $start_start_7.failure)(ERRORS.broken(file, error.message, "Make its folder writable."));
				}
			}
			let ERRORS = {
				untrusted: ({ hash }, message) => (0, $base_tool_errors_5.toolError)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`),
				broken: (file, why, suggestion) => (0, $base_tool_errors_5.toolError)("io_error", `Trusted recipes ${file}: ${why}`, suggestion)
			};
		},
		442: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { undoPlan: () => undoPlan });
			var $apply_apply_plan_5 = __nccwpck_require__(7613);
			var $apply_apply_on_disk_3 = __nccwpck_require__(1089);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_start_5 = __nccwpck_require__(8137);
			var $core_work_7 = __nccwpck_require__(9379);
			var $start_terminal_3 = __nccwpck_require__(3833);
			var $plan_seal_5 = __nccwpck_require__(6047);
			var $apply_saved_4 = __nccwpck_require__(1988);
			var $open_saved_plans = __nccwpck_require__(4051);
			var $tool_call_work_9 = __nccwpck_require__(7467);
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
					let open = await (0, $open_saved_plans.openStored)(choice, surroundings);
					if (!open.ok) return open;
					let made = await makeUndo(open.value.stored, open.value, surroundings);
					if (!made.ok) return made;
					let loaded = __addDisposableResource(env_1, made.value, !0);
					let { plan, changes } = loaded;
					return (0, $start_start_5.success)({
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
				let refusal = await (0, $apply_saved_4.confirmApply)({
					...applying,
					rules: []
				});
				if (refusal !== void 0) return (0, $start_start_5.failure)(refusal);
				let applied = await request.whileApplying((progress) => (0, $apply_saved_4.applyLoaded)({
					...applying,
					progress
				}));
				return applied.ok && applied.value.reason === "applied" ? (0, $start_start_5.success)({ reason: "undone" }) : applied;
			}
			async function makeUndo({ plan, changes }, { opened, place }, surroundings) {
				if (plan.status !== "complete") return (0, $start_start_5.failure)(ERRORS.neverApplied("it waits for approval"));
				let base = await (0, $plan_seal_5.readBase)(place.target.git, opened.tree.repository, opened.tree.folder);
				if (!base.ok) return base;
				let elsewhere = (0, $apply_apply_plan_5.checkPlanRoot)(plan.base, base.value);
				if (elsewhere !== void 0) return (0, $start_start_5.failure)(elsewhere);
				let state = await (0, $apply_apply_on_disk_3.findTreeState)(opened.tree, changes);
				if (!state.ok) return state;
				if (state.value === "open") {
					let reversed = await (0, $apply_apply_on_disk_3.findTreeState)(opened.tree, (0, $apply_apply_plan_5.reverseChanges)(changes));
					if (reversed.ok && reversed.value === "applied") return (0, $start_start_5.failure)(ERRORS.neverApplied("the files are as they were before it"));
					let unfinished = (0, $apply_apply_on_disk_3.findUnfinished)(place.target.place);
					if (unfinished.ok && unfinished.value !== void 0) return (0, $start_start_5.failure)(ERRORS.halfDone());
					let changed = await findChanged(changes, opened);
					if (changed.length > 0) return (0, $start_start_5.failure)(ERRORS.changedSince(changed));
				}
				return (0, $plan_seal_5.completePlan)((0, $apply_apply_plan_5.undoContent)(plan, base.value, $start_terminal_3.VERSION), (0, $apply_apply_plan_5.reverseChanges)(changes), (0, $tool_call_work_9.sealToolsFor)(opened, surroundings));
			}
			async function findChanged(changes, { tree }) {
				let found = [];
				for (let change of changes) {
					let state = change.kind === "create_directory" ? (0, $start_start_5.success)("applied") : await (0, $apply_apply_on_disk_3.findTreeState)(tree, [change]);
					state.ok && state.value !== "open" || found.push(change.path);
				}
				return found;
			}
			let ERRORS = {
				changedSince: (paths) => (0, $base_tool_errors_3.toolError)("stale", `Changed since the plan was applied: ${(0, $core_work_7.nameSome)(paths, 10)}`, "Nothing was written. Undo the later changes first, or undo this one by hand."),
				halfDone: () => (0, $base_tool_errors_3.toolError)("apply_unfinished", "An apply was interrupted here and is half done", "Run 'sous recover' to roll it back."),
				neverApplied: (why) => (0, $base_tool_errors_3.toolError)("stale", `Nothing to undo: ${why}`, "Nothing was written.")
			};
		},
		2447: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				allowAdvice: () => allowAdvice,
				checkWider: () => checkWider,
				prepareUpdate: () => prepareUpdate
			});
			var $core_work_13 = __nccwpck_require__(9379);
			var $base_digest_3 = __nccwpck_require__(8348);
			var $base_tool_errors_3 = __nccwpck_require__(2848);
			var $start_paths = __nccwpck_require__(6237);
			var $start_start = __nccwpck_require__(8137);
			var $reader_work_11 = __nccwpck_require__(7359);
			//! src/app/shared/used-recipes.ts
			async function findUsed(recipes, lock) {
				let used = new Map();
				for (let read of await recipes.read(recipes.all)) for (let { recipe: text, at } of (0, $reader_work_11.callsInDraft)(read)) {
					let wanted = (0, $start_paths.isElsewhere)(text) ? (0, $start_paths.parseWantedVersion)(text) : void 0;
					if (wanted?.name === void 0) continue;
					used.set(text, {
						text,
						wanted,
						ref: (0, $start_paths.parseRecipeRef)(text),
						places: [...used.get(text)?.places ?? [], at]
					});
				}
				let nested = new Set();
				for (let { ref } of lock.values()) {
					let read = await readShared(recipes, ref);
					if (read.ok) for (let name of callNames(read.value.draft)) nested.add(name);
				}
				for (let { ref: text } of lock.values()) {
					let ref = (0, $start_paths.parseRecipeRef)(text);
					let wanted = (0, $start_paths.parseWantedVersion)(text);
					ref !== void 0 && wanted !== void 0 && !nested.has(text) && !used.has(text) && used.set(text, {
						text,
						wanted,
						ref,
						places: []
					});
				}
				return [...used.values()];
			}
			function callNames(recipe) {
				return recipe === void 0 ? [] : (0, $reader_work_11.namesCalledBy)(recipe);
			}
			function chooseTargets(used, words) {
				if (words.length === 0) return (0, $start_start.success)(used.map((one) => one.ref === void 0 ? one : {
					...one,
					wanted: {
						...one.wanted,
						version: void 0
					}
				}));
				let targets = new Map();
				for (let word of words) {
					let wanted = (0, $start_paths.parseWantedVersion)(word);
					if (wanted === void 0) return (0, $start_start.failure)(ERRORS$1.notARecipe(word));
					let { source, name, version } = wanted;
					let named = used.filter((one) => one.wanted.source.toLowerCase() === source.toLowerCase() && (name === void 0 || one.wanted.name === name));
					if (named.length === 0 && name === void 0) return (0, $start_start.failure)(ERRORS$1.notUsedHere(source));
					for (let one of named) targets.set(one.text, {
						...one,
						wanted: {
							...one.wanted,
							version: version ?? (one.ref ? void 0 : one.wanted.version)
						}
					});
					named.length === 0 && targets.set(word, {
						text: word,
						wanted,
						ref: void 0,
						places: []
					});
				}
				return (0, $start_start.success)([...targets.values()]);
			}
			async function readShared(recipes, text) {
				let selected = await recipes.select([text]);
				if (!selected.ok) return selected;
				let [read] = await recipes.read(selected.value);
				return read === void 0 ? (0, $start_start.failure)(ERRORS$1.noSuchPath(text)) : (0, $start_start.success)(read);
			}
			let ERRORS$1 = {
				notARecipe: (word) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `'${word}' is not a repository or a recipe of one`, "Write owner/repository or owner/repository/recipe, with @ and a tag, branch or commit if you want that one."),
				notUsedHere: (source) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `No recipe of '${source}' is used here`, `To add one, name it too: ${source}/<recipe>.`),
				noSuchPath: (text) => (0, $base_tool_errors_3.toolError)("unknown_recipe", `'${text}' does not exist`, "Check its name.")
			};
			//! src/app/shared/update-recipes.ts
			async function prepareUpdate({ surroundings, root, words }) {
				let opened = await (0, $reader_work_11.openRecipes)(surroundings, root);
				if (!opened.ok) return refuse(opened.error);
				let recipes = opened.value;
				let config = await (0, $reader_work_11.loadConfig)(recipes.opened.tree, new Date());
				if (!config.ok) return refuse(config.error);
				let lock = await recipes.shared.lock();
				if (!lock.ok) return refuse(lock.error);
				let used = await findUsed(recipes, lock.value);
				let targets = chooseTargets(used, words);
				if (!targets.ok) return refuse(targets.error);
				let pins = new Map();
				for (let one of targets.value) {
					let { source, name = "", version } = one.wanted;
					let commit = await recipes.shared.resolve(source, version);
					if (!commit.ok) return refuse(withPlace(commit.error, one));
					let [owner = "", repository = ""] = source.split("/");
					pins.set(one.text, {
						owner,
						repository,
						name,
						commit: commit.value
					});
				}
				for (let { text, ref } of used) ref !== void 0 && !pins.has(text) && pins.set(text, ref);
				let all = [...used, ...targets.value.filter(({ text }) => used.every((one) => one.text !== text))];
				let locked = await lockOf(recipes, {
					pins,
					used: all,
					old: lock.value
				});
				if (!locked.ok) return locked;
				let moved = await describeMoved(recipes, {
					locked: locked.value,
					pins,
					used: all,
					old: lock.value
				});
				let run = await makeUpdate(recipes, config.value.config, {
					locked: locked.value,
					pins,
					used,
					moved
				});
				if (!run.ok) return run;
				return (0, $start_start.success)({
					moved,
					run: run.value,
					isUsed: all.length > 0,
					notAllowed: findNotAllowed(locked.value, config.value.config)
				});
			}
			async function lockOf(recipes, { pins, used, old }) {
				let locked = new Map();
				let waiting = [...pins].map(([text, ref]) => ({
					ref,
					from: used.find((one) => one.text === text)
				}));
				for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
					let { ref, from } = next;
					let key = (0, $start_paths.refKey)(ref);
					if (locked.has(key)) continue;
					let text = (0, $start_paths.showRecipeRef)(ref);
					let read = await readShared(recipes, text);
					if (!read.ok && old.has(key) && read.error.code === "source_unavailable") {
						for (let [other, kept] of old) sameCommit(kept.ref, ref) && locked.set(other, {
							...kept,
							read: void 0
						});
						continue;
					}
					if (!read.ok) return refuse(withPlace(read.error, from));
					if (read.value.recipe === void 0) return (0, $start_start.failure)({
						kind: "invalid_recipe",
						files: [read.value]
					});
					locked.set(key, {
						ref: text,
						sha256: (0, $base_digest_3.sha256)(Buffer.from(read.value.text)),
						read: read.value
					});
					for (let name of (0, $reader_work_11.namesCalledBy)(read.value.recipe)) {
						let called = (0, $start_paths.parseRecipeRef)(name);
						called !== void 0 && waiting.push({
							ref: called,
							from
						});
					}
				}
				return (0, $start_start.success)(locked);
			}
			function sameCommit(text, ref) {
				let other = (0, $start_paths.parseRecipeRef)(text);
				return other !== void 0 && (0, $start_paths.sourceOfRef)(other).toLowerCase() === (0, $start_paths.sourceOfRef)(ref).toLowerCase() && other.commit === ref.commit;
			}
			async function describeMoved(recipes, { locked, pins, used, old }) {
				let moved = [];
				for (let [key, { ref: to, read }] of locked) {
					let own = used.filter(({ text }) => (0, $start_paths.refKey)(pins.get(text)) === key);
					if (read === void 0 || old.has(key)) continue;
					let pinned = own.map(({ text }) => text).filter((text) => text !== to && (0, $start_paths.parseRecipeRef)(text) !== void 0);
					let remembered = pinned.length === 0 ? earlier(to, old) : void 0;
					let [from, ...others] = remembered === void 0 ? pinned : [remembered];
					let before = await knownVersion(recipes, from);
					let all = [before, ...await Promise.all(others.map((text) => knownVersion(recipes, text)))];
					let after = read.recipe?.permissions;
					let gains = after === void 0 ? [] : new Set(all.flatMap((one) => widen(one?.recipe?.permissions, after)));
					moved.push({
						from,
						to,
						places: own.flatMap(({ places }) => places),
						before,
						after: read,
						gains: [...gains]
					});
				}
				return moved.toSorted((a, b) => a.to < b.to ? -1 : 1);
			}
			async function knownVersion(recipes, text) {
				let read = text === void 0 ? void 0 : await readShared(recipes, text);
				return read?.ok ? read.value : void 0;
			}
			function earlier(to, old) {
				let withoutCommit = (text) => text.slice(0, text.lastIndexOf("@")).toLowerCase();
				return [...old.values()].find(({ ref }) => withoutCommit(ref) === withoutCommit(to))?.ref;
			}
			function widen(before, after) {
				let added = (key) => after[key].filter((one) => !before?.[key].includes(one));
				let isMore = before !== void 0 && before.write.length > 0 && (after.maxFiles ?? Infinity) > (before.maxFiles ?? Infinity);
				let most = after.maxFiles === void 0 ? "any number of" : after.maxFiles;
				return [
					...added("write").map((glob) => `change ${glob}`),
					...added("run").map((command) => `run ${JSON.stringify(command)}`),
					...added("fetch").map((host) => `fetch from ${host}`),
					...isMore ? [`change ${most} files instead of ${before.maxFiles}`] : []
				];
			}
			async function makeUpdate(recipes, config, { locked, pins, used, moved }) {
				let [{ writeRecipeLock }, { RecipeCatalogue, readRecipeText }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3068, 23)).then((n) => n.recipe_lock_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7148, 23)).then((n) => n.recipe_catalogue_exports)]);
				let edits = used.flatMap(({ text, places }) => {
					let to = (0, $start_paths.showRecipeRef)(pins.get(text));
					return to === text ? [] : [...new Set(places.map(({ file }) => file))].map((path) => ({
						path,
						find: exactly(text),
						replace: to
					}));
				});
				let before = await (0, $reader_work_11.readLockFile)(recipes.opened.tree);
				let content = writeRecipeLock(locked.values());
				let isNew = before === void 0;
				let hasLock = isNew ? locked.size > 0 : before.text !== content;
				if (edits.length === 0 && !hasLock) return (0, $start_start.success)(void 0);
				let steps = [...edits.map((edit) => ({
					tool: "replace_in_file",
					with: {
						...edit,
						is_regex: !0
					},
					expect: { replacements: ">= 1" }
				})), ...hasLock ? [{
					tool: isNew ? "create_file" : "update_file",
					with: {
						path: $core_work_13.LOCK_FILE,
						content
					}
				}] : []];
				let write = [...new Set([...edits.map(({ path }) => (0, $core_work_13.escapeGlob)(path)), ...hasLock ? [$core_work_13.LOCK_FILE] : []])];
				let description = moved.map(({ from, to }) => `${from ?? "new"} \u2192 ${to}`).join("\n") || "Writes the lock.";
				let text = JSON.stringify({
					name: "Update shared recipes",
					description,
					permissions: { write },
					steps
				}, void 0, 1);
				let read = await readRecipeText(text, UPDATE, new RecipeCatalogue({ trustsPatterns: !0 }));
				if (read.recipe === void 0) return (0, $start_start.failure)({
					kind: "invalid_recipe",
					files: [{
						...read,
						name: UPDATE,
						path: UPDATE,
						origin: {
							kind: "shared",
							text
						},
						text
					}]
				});
				let { findTool, opened } = recipes;
				return (0, $start_start.success)({
					recipe: read.recipe,
					callName: UPDATE,
					library: {
						names: [],
						find: () => void 0
					},
					inputs: {},
					findTool,
					config,
					opened
				});
			}
			let UPDATE = "sous update";
			function exactly(text) {
				return `(?<![\\w./@-])${(0, $core_work_13.escapeRegex)(text)}(?![\\w./@-])`;
			}
			function findNotAllowed(locked, { recipeSources }) {
				let allowed = new Set(recipeSources.map((source) => source.toLowerCase()));
				let sources = [...locked.values()].flatMap(({ ref }) => (0, $start_paths.parseRecipeRef)(ref) ?? []).map($start_paths.sourceOfRef);
				return [...new Set(sources)].filter((source) => !allowed.has(source.toLowerCase())).toSorted();
			}
			function withPlace(error, used) {
				let at = used?.places[0];
				return at === void 0 ? error : {
					...error,
					message: `${at.file}:${at.line}:${at.column}: ${error.message}`
				};
			}
			function checkWider({ moved }) {
				let [first] = moved.filter(({ from, gains }) => from !== void 0 && gains.length > 0);
				if (first === void 0) return;
				let at = first.places[0];
				let place = at === void 0 ? $core_work_13.LOCK_FILE : `${at.file}:${at.line}:${at.column}`;
				return ERRORS.asksForMore(place, first.to, first.gains);
			}
			function allowAdvice(sources) {
				return `On GitHub these recipes run only if ${$core_work_13.CONFIG_FILE} allows them: recipes: { allow: [${sources.join(", ")}] }`;
			}
			function refuse(error) {
				return (0, $start_start.failure)({
					kind: "error",
					error
				});
			}
			let ERRORS = { asksForMore: (place, to, gains) => (0, $base_tool_errors_3.toolError)("wider_permissions", `${place}: ${to} asks for more than before: ${gains.join(", ")}`, "Read the difference. If you accept it, confirm it at the terminal or add --accept-permissions. Nothing was changed.") };
		},
		7141: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				addApproval: () => addApproval,
				approvalsFile: () => approvalsFile,
				cacheFolder: () => cacheFolder,
				homeOfUser: () => homeOfUser,
				readUserRules: () => readUserRules,
				stateFolder: () => stateFolder,
				trustFile: () => trustFile,
				user_files_exports: () => user_files_exports
			});
			var $start_runtime = __nccwpck_require__(6457);
			var $base_tool_errors_5 = __nccwpck_require__(2848);
			var $start_start_7 = __nccwpck_require__(8137);
			var $base_json_3 = __nccwpck_require__(5934);
			var $core_work_7 = __nccwpck_require__(9379);
			var $tool_call_work = __nccwpck_require__(7467);
			var $node_fs_13 = __nccwpck_require__(3024);
			var $node_path_11 = __nccwpck_require__(6760);
			var $late_os_3 = __nccwpck_require__(9009);
			//! src/app/user-files.ts
			var user_files_exports = (0, $start_runtime.__exportAll)({ readUserRules: () => readUserRules });
			function approvalsFile(env) {
				return $node_path_11.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
			}
			function trustFile(env) {
				return $node_path_11.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
			}
			function stateFolder(env) {
				return $node_path_11.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
			}
			function cacheFolder(env) {
				return $node_path_11.join(baseFolder(env, "XDG_CACHE_HOME", ".cache"), "sous", "recipes");
			}
			function baseFolder(env, variable, fallback) {
				let named = env[variable];
				if (named !== void 0 && $node_path_11.isAbsolute(named)) return named;
				let home = env.HOME ?? "";
				return $node_path_11.join($node_path_11.isAbsolute(home) ? home : homeOfUser(), fallback);
			}
			function homeOfUser() {
				let user = (0, $core_work_7.attempt)(() => $late_os_3.userInfo());
				return user.ok && $node_path_11.isAbsolute(user.value.homedir) ? user.value.homedir : $late_os_3.devNull;
			}
			function readUserRules({ env, notice }) {
				let approvals = readApprovals(approvalsFile(env));
				if (!approvals.ok) return approvals;
				for (let problem of approvals.value.problems) notice({
					kind: "warning",
					text: problem
				});
				return (0, $start_start_7.success)(approvals.value.rules);
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
					let stats = $node_fs_13.statSync(file, { throwIfNoEntry: !1 });
					if (stats === void 0) return (0, $start_start_7.success)({
						rules: [],
						problems: []
					});
					if (process.platform !== "win32" && stats.mode & 18) return (0, $start_start_7.failure)(ERRORS.broken(file, "users other than its owner can change it", `Run: chmod 600 ${(0, $core_work_7.shellWord)(file)}`));
					text = $node_fs_13.readFileSync(file, "utf8");
				} catch (error) {
					if (error.code === "ENOTDIR") return (0, $start_start_7.success)({
						rules: [],
						problems: []
					});
					return (0, $start_start_7.failure)(ERRORS.broken(file, error.message, "Make it readable, or delete it."));
				}
				let parsed = (0, $base_json_3.parseJson)(text);
				if (!parsed.ok) {
					let { line, column, message } = parsed.error;
					return (0, $start_start_7.failure)(ERRORS.broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
				}
				let rules = parsed.value?.rules;
				if (!Array.isArray(rules)) return (0, $start_start_7.failure)(ERRORS.broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
				let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
				if (problem !== void 0) return (0, $start_start_7.failure)(ERRORS.broken(file, problem, "Correct it, or delete it."));
				return (0, $start_start_7.success)({
					rules,
					problems: (0, $tool_call_work.findRuleProblems)(rules).map((found) => `${file}: ${found}`)
				});
			}
			function addApproval(file, rule) {
				let present = readApprovals(file);
				if (!present.ok) return present;
				try {
					(0, $core_work_7.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
					return (0, $start_start_7.success)(void 0);
				} catch (error) {
					return (0, $start_start_7.failure)(ERRORS.broken(file, error.message, "Make its folder writable."));
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
			let ERRORS = { broken: (file, why, suggestion, position = "") => (0, $base_tool_errors_5.toolError)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion) };
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
		2549: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-views"]();
			module.exports = {
				__esModule: !0,
				get referenceOf() {
					return part().referenceOf;
				}
			};
		},
		1960: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["json-schema-check"]();
		},
		1490: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["list-bundles"]();
			module.exports = {
				__esModule: !0,
				get isOn() {
					return part().isOn;
				}
			};
		},
		65: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).approvals();
			module.exports = {
				__esModule: !0,
				get ApprovedPlans() {
					return part().ApprovedPlans;
				},
				get checkPhase() {
					return part().checkPhase;
				},
				get checkScope() {
					return part().checkScope;
				},
				get freezeTargets() {
					return part().freezeTargets;
				},
				get leavesOf() {
					return part().leavesOf;
				},
				get recordApproval() {
					return part().recordApproval;
				},
				get recordPlans() {
					return part().recordPlans;
				},
				get recordRows() {
					return part().recordRows;
				},
				get restoreRows() {
					return part().restoreRows;
				},
				get retryRows() {
					return part().retryRows;
				},
				get setPhase() {
					return part().setPhase;
				},
				get waveProgress() {
					return part().waveProgress;
				}
			};
		},
		1005: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["campaign-markdown"]();
			module.exports = {
				__esModule: !0,
				get makeCampaignReport() {
					return part().makeCampaignReport;
				},
				get spreadMoments() {
					return part().spreadMoments;
				}
			};
		},
		87: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).campaign();
			module.exports = {
				__esModule: !0,
				get CAMPAIGNS_FOLDER() {
					return part().CAMPAIGNS_FOLDER;
				},
				get Ledger() {
					return part().Ledger;
				},
				get ROW_STATES() {
					return part().ROW_STATES;
				},
				get checkCampaignInputs() {
					return part().checkCampaignInputs;
				},
				get groupKey() {
					return part().groupKey;
				},
				get hasPlan() {
					return part().hasPlan;
				},
				get ledgerSchemas() {
					return part().ledgerSchemas;
				},
				get listCampaigns() {
					return part().listCampaigns;
				},
				get localLedgers() {
					return part().localLedgers;
				},
				get patchKey() {
					return part().patchKey;
				},
				get readCampaign() {
					return part().readCampaign;
				},
				get unknownRecipeOfCampaign() {
					return part().unknownRecipeOfCampaign;
				}
			};
		},
		9379: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		9376: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653).snapshots();
			module.exports = {
				__esModule: !0,
				get moveRef() {
					return part().moveRef;
				},
				get readRef() {
					return part().readRef;
				},
				get readSnapshot() {
					return part().readSnapshot;
				},
				get writeSnapshot() {
					return part().writeSnapshot;
				}
			};
		},
		8065: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["call-memo"]();
			module.exports = {
				__esModule: !0,
				get CallMemo() {
					return part().CallMemo;
				},
				get makePlan() {
					return part().makePlan;
				}
			};
		},
		8905: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6084).permissions();
		},
		7600: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084).permissions();
			module.exports = {
				__esModule: !0,
				get hasRunExternal() {
					return part().hasRunExternal;
				}
			};
		},
		9814: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-limits"]();
			module.exports = {
				__esModule: !0,
				get planLimits() {
					return part().planLimits;
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
		8: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-outcome"]();
			module.exports = {
				__esModule: !0,
				get StepRecorder() {
					return part().StepRecorder;
				},
				get findTimedOut() {
					return part().findTimedOut;
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
				},
				get readBase() {
					return part().readBase;
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
				get EXTENSION() {
					return part().EXTENSION;
				},
				get INPUT() {
					return part().INPUT;
				},
				get MAX_YAML_BYTES() {
					return part().MAX_YAML_BYTES;
				},
				get PERMISSIONS() {
					return part().PERMISSIONS;
				},
				get RECIPE() {
					return part().RECIPE;
				},
				get RECIPE_FOLDERS() {
					return part().RECIPE_FOLDERS;
				},
				get STEP() {
					return part().STEP;
				},
				get bundleToolsIn() {
					return part().bundleToolsIn;
				},
				get callsInDraft() {
					return part().callsInDraft;
				},
				get findAnyTool() {
					return part().findAnyTool;
				},
				get findShipped() {
					return part().findShipped;
				},
				get homeFolder() {
					return part().homeFolder;
				},
				get isRecipePath() {
					return part().isRecipePath;
				},
				get loadConfig() {
					return part().loadConfig;
				},
				get namesCalledBy() {
					return part().namesCalledBy;
				},
				get openRecipes() {
					return part().openRecipes;
				},
				get readConfigFile() {
					return part().readConfigFile;
				},
				get readLockFile() {
					return part().readLockFile;
				},
				get readYamlText() {
					return part().readYamlText;
				},
				get recipesIn() {
					return part().recipesIn;
				},
				get sharedRecipes() {
					return part().sharedRecipes;
				}
			};
		},
		5033: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6799)["cursor-context"]();
			module.exports = {
				__esModule: !0,
				get cursorContext() {
					return part().cursorContext;
				},
				get editRecipe() {
					return part().editRecipe;
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
		4443: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6799).outline();
			module.exports = {
				__esModule: !0,
				get RecipeText() {
					return part().RecipeText;
				}
			};
		},
		3068: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6799)["recipe-lock"]();
		},
		7815: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887).annotations();
			module.exports = {
				__esModule: !0,
				get READS_ONLY() {
					return part().READS_ONLY;
				},
				get permissionRows() {
					return part().permissionRows;
				}
			};
		},
		3981: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["approval-display"]();
			module.exports = {
				__esModule: !0,
				get isPlanRequest() {
					return part().isPlanRequest;
				},
				get renderApproval() {
					return part().renderApproval;
				},
				get renderCallFacts() {
					return part().renderCallFacts;
				},
				get renderCallLine() {
					return part().renderCallLine;
				},
				get warnOfProtected() {
					return part().warnOfProtected;
				}
			};
		},
		6766: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["plan-view"]();
			module.exports = {
				__esModule: !0,
				get PlanView() {
					return part().PlanView;
				}
			};
		},
		2578: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["saved-run"]();
			module.exports = {
				__esModule: !0,
				get recordedRecipe() {
					return part().recordedRecipe;
				},
				get storedRun() {
					return part().storedRun;
				},
				get waitingStep() {
					return part().waitingStep;
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
		4002: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["campaign-texts"]();
			module.exports = {
				__esModule: !0,
				get CAMPAIGN_TEXTS() {
					return part().CAMPAIGN_TEXTS;
				}
			};
		},
		7467: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get CONSENTED() {
					return part().CONSENTED;
				},
				get NO_APPROVER() {
					return part().NO_APPROVER;
				},
				get StagedWorkspace() {
					return part().StagedWorkspace;
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
				get ruleForCall() {
					return part().ruleForCall;
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
				get serializeParameters() {
					return part().serializeParameters;
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
		4692: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["config-tools"]();
			module.exports = {
				__esModule: !0,
				get CONFIG_TOOLS() {
					return part().CONFIG_TOOLS;
				}
			};
		},
		6484: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["json-schema"]();
			module.exports = {
				__esModule: !0,
				get argumentSchema() {
					return part().argumentSchema;
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
				get diffChange() {
					return part().diffChange;
				},
				get pairRenames() {
					return part().pairRenames;
				},
				get renderTextPatch() {
					return part().renderTextPatch;
				}
			};
		},
		5035: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get strictObject() {
					return part().strictObject;
				}
			};
		},
		5741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
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
		5175: (module) => {
			"use strict";
			module.exports = require("./campaign.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		3653: (module) => {
			"use strict";
			module.exports = require("./git.js");
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
		1887: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		1642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		1401: (module) => {
			"use strict";
			module.exports = require("./texts.js");
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
		7598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
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
