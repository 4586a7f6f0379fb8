(() => {
	var __webpack_modules__ = {
		7463: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"apply-commands": () => __nccwpck_require__(9527),
				approvers: () => __nccwpck_require__(6682),
				"ask-on-terminal": () => __nccwpck_require__(7464),
				"bundle-command": () => __nccwpck_require__(6226),
				"campaign-command": () => __nccwpck_require__(696),
				"completion-command": () => __nccwpck_require__(9284),
				"explain-command": () => __nccwpck_require__(7423),
				"init-command": () => __nccwpck_require__(7632),
				"invoke-command": () => __nccwpck_require__(8754),
				"list-command": () => __nccwpck_require__(6862),
				"mcp-command": () => __nccwpck_require__(5872),
				pager: () => __nccwpck_require__(7723),
				"plans-command": () => __nccwpck_require__(856),
				"recipe-commands": () => __nccwpck_require__(6027),
				"recover-command": () => __nccwpck_require__(5680),
				"render-help": () => __nccwpck_require__(6136),
				"serve-command": () => __nccwpck_require__(6583),
				"studio-command": () => __nccwpck_require__(6864),
				"tools-command": () => __nccwpck_require__(5863),
				"update-command": () => __nccwpck_require__(9844)
			};
		},
		9264: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(1421)[name] });
		},
		6959: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
		},
		2572: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(481)[name] });
		},
		2515: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7066)[name] });
		},
		503: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["apply-saved"]();
			module.exports = {
				__esModule: !0,
				get applyLoaded() {
					return part().applyLoaded;
				},
				get applySaved() {
					return part().applySaved;
				},
				get checkLoaded() {
					return part().checkLoaded;
				},
				get protectedPlaces() {
					return part().protectedPlaces;
				}
			};
		},
		2939: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["approve-campaign"]();
			module.exports = {
				__esModule: !0,
				get approveCampaign() {
					return part().approveCampaign;
				},
				get deliverCampaign() {
					return part().deliverCampaign;
				},
				get findLocalTargets() {
					return part().findLocalTargets;
				},
				get planCampaign() {
					return part().planCampaign;
				},
				get retryCampaign() {
					return part().retryCampaign;
				},
				get setCampaignPhase() {
					return part().setCampaignPhase;
				},
				get startedState() {
					return part().startedState;
				}
			};
		},
		890: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["invoke-bundle-tool"]();
		},
		9641: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["invoke-bundle-tool"]();
			module.exports = {
				__esModule: !0,
				get invokeBundleTool() {
					return part().invokeBundleTool;
				}
			};
		},
		8658: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["open-bundles"]();
		},
		7025: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["open-bundles"]();
			module.exports = {
				__esModule: !0,
				get openBundles() {
					return part().openBundles;
				}
			};
		},
		8068: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["open-campaign"]();
			module.exports = {
				__esModule: !0,
				get findCampaigns() {
					return part().findCampaigns;
				},
				get openCampaign() {
					return part().openCampaign;
				},
				get openControl() {
					return part().openControl;
				},
				get pickCampaign() {
					return part().pickCampaign;
				},
				get readCampaignFile() {
					return part().readCampaignFile;
				}
			};
		},
		8226: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["open-saved-plans"]();
			module.exports = {
				__esModule: !0,
				get SAVED_PLAN_ERRORS() {
					return part().SAVED_PLAN_ERRORS;
				},
				get folderOfPlan() {
					return part().folderOfPlan;
				},
				get listSavedPlans() {
					return part().listSavedPlans;
				},
				get rootOfPlan() {
					return part().rootOfPlan;
				},
				get severalPlans() {
					return part().severalPlans;
				}
			};
		},
		809: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["plan-place"]();
		},
		944: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["plan-place"]();
			module.exports = {
				__esModule: !0,
				get applyPlace() {
					return part().applyPlace;
				},
				get planPlace() {
					return part().planPlace;
				}
			};
		},
		825: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["plan-recipe"]();
			module.exports = {
				__esModule: !0,
				get planRecipe() {
					return part().planRecipe;
				}
			};
		},
		9145: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116).previews();
		},
		6325: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116).questions();
		},
		2861: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116).recover();
			module.exports = {
				__esModule: !0,
				get recoverFolder() {
					return part().recoverFolder;
				}
			};
		},
		5350: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["report-campaign"]();
			module.exports = {
				__esModule: !0,
				get reportCampaign() {
					return part().reportCampaign;
				}
			};
		},
		8379: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116).trust();
			module.exports = {
				__esModule: !0,
				get decideTrust() {
					return part().decideTrust;
				},
				get trustRecipe() {
					return part().trustRecipe;
				}
			};
		},
		5819: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116).undo();
			module.exports = {
				__esModule: !0,
				get undoPlan() {
					return part().undoPlan;
				}
			};
		},
		734: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["update-recipes"]();
			module.exports = {
				__esModule: !0,
				get allowAdvice() {
					return part().allowAdvice;
				},
				get checkWider() {
					return part().checkWider;
				},
				get prepareUpdate() {
					return part().prepareUpdate;
				}
			};
		},
		2416: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["user-files"]();
			module.exports = {
				__esModule: !0,
				get addApproval() {
					return part().addApproval;
				},
				get approvalsFile() {
					return part().approvalsFile;
				},
				get homeOfUser() {
					return part().homeOfUser;
				},
				get stateFolder() {
					return part().stateFolder;
				}
			};
		},
		9375: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(837)["apply-on-disk"]();
		},
		6018: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["apply-on-disk"]();
			module.exports = {
				__esModule: !0,
				get RECOVER_APPLY_ERRORS() {
					return part().RECOVER_APPLY_ERRORS;
				},
				get applyOnDisk() {
					return part().applyOnDisk;
				},
				get findUnfinished() {
					return part().findUnfinished;
				}
			};
		},
		7864: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["apply-plan"]();
			module.exports = {
				__esModule: !0,
				get ApplyRepository() {
					return part().ApplyRepository;
				}
			};
		},
		8443: (module, __unused_webpack_exports, __nccwpck_require__) => {
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
		5641: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		418: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).reasons();
			module.exports = {
				__esModule: !0,
				get exitCodeOf() {
					return part().exitCodeOf;
				},
				get reasonOf() {
					return part().reasonOf;
				}
			};
		},
		773: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		5259: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-errors"]();
			module.exports = {
				__esModule: !0,
				get BUNDLE_ERRORS() {
					return part().BUNDLE_ERRORS;
				}
			};
		},
		352: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-views"]();
			module.exports = {
				__esModule: !0,
				get referenceOf() {
					return part().referenceOf;
				}
			};
		},
		9082: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-zip"]();
		},
		7083: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["list-bundles"]();
			module.exports = {
				__esModule: !0,
				get isOn() {
					return part().isOn;
				},
				get searchTools() {
					return part().searchTools;
				},
				get whyOff() {
					return part().whyOff;
				}
			};
		},
		733: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["read-record"]();
			module.exports = {
				__esModule: !0,
				get faultAt() {
					return part().faultAt;
				},
				get faultText() {
					return part().faultText;
				},
				get uuidV7() {
					return part().uuidV7;
				}
			};
		},
		4479: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["search-index"]();
		},
		8818: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["search-index"]();
			module.exports = {
				__esModule: !0,
				get SearchIndex() {
					return part().SearchIndex;
				}
			};
		},
		9592: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).approvals();
			module.exports = {
				__esModule: !0,
				get checkScope() {
					return part().checkScope;
				}
			};
		},
		6440: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["campaign-markdown"]();
			module.exports = {
				__esModule: !0,
				get campaignMarkdown() {
					return part().campaignMarkdown;
				}
			};
		},
		392: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["campaign-record"]();
			module.exports = {
				__esModule: !0,
				get campaignRecord() {
					return part().campaignRecord;
				},
				get renderCampaign() {
					return part().renderCampaign;
				}
			};
		},
		868: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).campaign();
			module.exports = {
				__esModule: !0,
				get CAMPAIGNS_FOLDER() {
					return part().CAMPAIGNS_FOLDER;
				}
			};
		},
		9527: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { apply_commands_exports: () => apply_commands_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_apply_saved = __nccwpck_require__(503);
			var $app_undo = __nccwpck_require__(5819);
			var $report_annotations = __nccwpck_require__(3566);
			var $core_work = __nccwpck_require__(3660);
			var $run_options = __nccwpck_require__(2262);
			var $report_files = __nccwpck_require__(5102);
			var $run_report = __nccwpck_require__(9808);
			var $show_saved_plan = __nccwpck_require__(6513);
			var $approvers = __nccwpck_require__(6682);
			var $tool_call_command = __nccwpck_require__(1458);
			//! src/cli/commands/apply-commands.ts
			var apply_commands_exports = (0, $start_runtime.__exportAll)({
				applyCommand: () => applyCommand,
				undoCommand: () => undoCommand
			});
			let applyCommand = savedPlanCommand("apply", $app_apply_saved.applySaved);
			let undoCommand = savedPlanCommand("undo", $app_undo.undoPlan);
			function savedPlanCommand(name, useCase) {
				return (0, $core_work.defineCommand)({
					usage: (texts) => texts[name] + (0, $run_options.ft)(name, texts.options),
					options: (0, $run_options.Ku)(name),
					refuse: $run_report.failEarly,
					async run(options, invocation) {
						let folder = (0, $report_files.openReportFolder)(options, invocation);
						if (!folder.ok) return (0, $run_report.failEarly)(folder.error, invocation);
						let applied = await useCase({
							choice: options,
							options,
							surroundings: invocation,
							asking: (0, $approvers.askToApply)(options, invocation),
							whileApplying: (work) => (0, $tool_call_command.withProgress)(invocation.console, "apply", work)
						});
						if (!applied.ok) return (0, $run_report.failEarly)(applied.error, invocation, folder.value);
						let { plan, changes, ended } = applied.value;
						let ending = ended.ok ? ended.value : (0, $report_annotations.outcomeOf)(ended.error);
						let again = ending.reason === "gated" ? {
							...options,
							...(0, $show_saved_plan.askedFor)(plan)
						} : options;
						let next = (0, $run_report.nextCommands)({
							reason: ending.reason,
							options: again,
							plan
						});
						return (0, $run_report.reportApplied)({
							plan,
							ending: {
								...ending,
								next
							},
							...!ended.ok && { error: ended.error }
						}, {
							options,
							invocation,
							folder: folder.value,
							changes
						});
					}
				});
			}
		},
		6682: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				approvers_exports: () => approvers_exports,
				askToApply: () => askToApply,
				askToTrust: () => askToTrust,
				terminalApprover: () => terminalApprover
			});
			var $start_runtime = __nccwpck_require__(9262);
			var $app_trust = __nccwpck_require__(8379);
			var $app_user_files = __nccwpck_require__(2416);
			var $base_tool_errors = __nccwpck_require__(773);
			var $tool_call_work = __nccwpck_require__(9086);
			var $report_approval_display = __nccwpck_require__(6582);
			var $start_start = __nccwpck_require__(6890);
			var $core_work_3 = __nccwpck_require__(3660);
			var $texts_prompt_texts = __nccwpck_require__(275);
			var $run_report_2 = __nccwpck_require__(9808);
			//! src/cli/terminal/approvers.ts
			var approvers_exports = (0, $start_runtime.__exportAll)({ terminalApprover: () => terminalApprover });
			let ANSWERS = {
				y: "approved",
				yes: "approved",
				n: "refused",
				no: "refused",
				always: "always"
			};
			function terminalApprover(asking) {
				let { console, root, approvalsFile, isShown, lines } = asking;
				let answered = new Map();
				return {
					async ask(request) {
						let known = request.calls && answered.get(request.calls);
						if (known !== void 0 && isListed(request)) return known;
						lines?.pause();
						let places = request.changes.length === 0 ? void 0 : await asking.places?.();
						isShown || await showCallChanges(request, console, places);
						let isPlan = (0, $report_approval_display.isPlanRequest)(request);
						isPlan || console.err(renderCalls(request, places));
						let answer = await (isPlan ? askAboutPlan(request, asking, places) : askAboutCall(request, asking, places));
						request.calls !== void 0 && answered.set(request.calls, answer);
						lines?.resume();
						return answer;
					},
					async remember(request) {
						let added = (0, $app_user_files.addApproval)(approvalsFile, (0, $tool_call_work.ruleForCall)(request.call, root));
						added.ok ? console.err(console.errStyle.dim($texts_prompt_texts.PROMPT_TEXTS.remembered(approvalsFile))) : console.err((0, $core_work_3.renderError)(added.error, console.errStyle));
					}
				};
			}
			function isListed({ call, calls = [] }) {
				let parameters = (0, $tool_call_work.serializeParameters)(call.args);
				return calls.some((other) => other.tool === call.tool && (0, $tool_call_work.serializeParameters)(other.args) === parameters);
			}
			function renderCalls(request, places) {
				let { calls } = request;
				if (calls === void 0 || !isListed(request)) return (0, $report_approval_display.renderApproval)(request, places);
				return $texts_prompt_texts.PROMPT_TEXTS.severalCalls(calls.length, calls.map($report_approval_display.renderCallLine).join("")) + (0, $report_approval_display.renderCallFacts)(request);
			}
			let askAboutCall = async (request, { console, signal }, places) => {
				let hasDiff = request.changes.length > 0;
				let hint = hasDiff ? $report_approval_display.DIFF_HINT : "";
				for (;;) {
					let answer = (await console.ask(`\n${hint}${$report_approval_display.APPROVAL_QUESTION}`, signal))?.trim().toLowerCase();
					if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
					if (answer === "d" && hasDiff) await showCallChanges(request, console, places);
					else {
						let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
						if (known !== void 0) return known;
						console.err((0, $report_approval_display.approvalAnswers)(hasDiff));
					}
				}
			};
			let askAboutPlan = async (request, { console, signal }, places) => {
				let isUndo = request.call.tool.summary.startsWith("Undo: ");
				let { countChanged, diffChanges, recordChanges } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9857, 23)).then((n) => n.hunk_lines_exports);
				let records = recordChanges(request.changes, await diffChanges(request.changes));
				let size = {
					...countChanged(records),
					additions: records.reduce((sum, { additions }) => sum + additions, 0),
					deletions: records.reduce((sum, { deletions }) => sum + deletions, 0)
				};
				console.err((0, $report_approval_display.warnOfProtected)(request.changes, places).map((line) => `${line}\n`).join(""));
				let question = isUndo ? $texts_prompt_texts.PROMPT_TEXTS.undo(size) : $texts_prompt_texts.PROMPT_TEXTS.apply(size);
				let answers = isUndo ? {
					...ANSWERS,
					always: void 0
				} : {
					...ANSWERS,
					a: "always"
				};
				for (;;) {
					let answer = (await console.ask(question, signal))?.trim().toLowerCase();
					if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
					if (answer === "d" || answer === "diff") await showCallChanges(request, console, places);
					else {
						let known = Object.entries(answers).find(([word]) => word === answer)?.[1];
						if (known !== void 0) return known;
						console.err($texts_prompt_texts.PROMPT_TEXTS.planAnswers(!isUndo));
					}
				}
			};
			async function showCallChanges(request, console, places) {
				let { changes } = request;
				if (changes.length === 0) return;
				let [{ diffChanges }, { renderDiff }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9857, 23)).then((n) => n.hunk_lines_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5205, 23)).then((n) => n.terminal_diff_exports)]);
				let diff = renderDiff({
					changes,
					diffs: await diffChanges(changes),
					...places && { places }
				}, console.errStyle);
				(0, $report_approval_display.isPlanRequest)(request) ? await console.page(`${diff}\n`) : console.err(`${diff}\n`);
			}
			function askToApply({ yes, json, stat }, invocation) {
				let { console, env, signal } = invocation;
				let isPerson = console.isInteractive && !yes && !json;
				return {
					isPerson,
					show: async (changes, places) => json ? void 0 : (0, $run_report_2.showChanges)(changes, {
						console,
						places,
						isStat: stat
					}),
					approver(places, root) {
						if (yes) return $tool_call_work.CONSENTED;
						if (!isPerson) return $tool_call_work.NO_APPROVER;
						return terminalApprover({
							console,
							root,
							approvalsFile: (0, $app_user_files.approvalsFile)(env),
							signal,
							isShown: !0,
							places: async () => places
						});
					}
				};
			}
			async function askToTrust({ trust, run, given, invocation }) {
				let { console, signal } = invocation;
				let decision = (0, $app_trust.decideTrust)(trust, run, given);
				if (decision.kind === "trusted") return;
				if (decision.kind === "refused" || !console.isInteractive) return decision.error;
				console.err(renderTrust(trust, run));
				let answer = (await console.ask($texts_prompt_texts.PROMPT_TEXTS.trustQuestion, signal))?.trim().toLowerCase();
				if (signal.aborted) return ERRORS.cancelled();
				if (answer !== "y" && answer !== "yes") return ERRORS.notTrusted();
				let remembered = (0, $app_trust.trustRecipe)(trust, invocation);
				return remembered.ok ? void 0 : remembered.error;
			}
			function renderTrust({ hash, calls }, { recipe }) {
				let lines = calls.map((call) => `  ${(0, $start_start.printable)(call).replaceAll("\n", "\n      ")}`);
				return [
					$texts_prompt_texts.PROMPT_TEXTS.trustHeading((0, $start_start.printableLine)(recipe.source.path)),
					...lines,
					...$texts_prompt_texts.PROMPT_TEXTS.trustNotes(hash),
					""
				].join("\n");
			}
			let ERRORS = {
				cancelled: () => (0, $base_tool_errors.toolError)("cancelled", "The run was cancelled", "Nothing was run."),
				notTrusted: () => (0, $base_tool_errors.toolError)("untrusted_recipe", "You did not trust the recipe", "Nothing was run. 'sous explain' shows all of the recipe.")
			};
		},
		7464: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { ask_on_terminal_exports: () => ask_on_terminal_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $core_work_5 = __nccwpck_require__(3660);
			var $node_fs = __nccwpck_require__(3024);
			var $late_readline = __nccwpck_require__(2572);
			var $late_tty = __nccwpck_require__(2515);
			//! src/cli/terminal/ask-on-terminal.ts
			var ask_on_terminal_exports = (0, $start_runtime.__exportAll)({ askOnTerminal: () => askOnTerminal });
			let TERMINAL = "/dev/tty";
			let CHUNK_BYTES = 4096;
			async function askOnTerminal(question, signal) {
				let input = signal.aborted ? void 0 : answers();
				if (input === void 0) return;
				input.setRawMode?.(!0);
				dropTypedAhead();
				let reader = (0, $late_readline.createInterface)({
					input,
					output: process.stderr
				});
				try {
					let answer = await new Promise((resolve) => {
						reader.on("SIGINT", () => process.emit("SIGINT"));
						reader.on("SIGCONT", () => reader.resume());
						let leave = () => resolve(void 0);
						reader.on("close", leave);
						signal.addEventListener("abort", leave, { once: !0 });
						reader.question(question, resolve);
					});
					answer === void 0 && process.stderr.write("\n");
					return answer;
				} finally {
					reader.close();
					input !== process.stdin && input.destroy();
				}
			}
			function answers() {
				if (!process.stdin.readableEnded) return process.stdin;
				let file = (0, $core_work_5.attempt)(() => $node_fs.openSync(TERMINAL, "r"));
				return file.ok ? new $late_tty.ReadStream(file.value) : void 0;
			}
			function dropTypedAhead() {
				let file = (0, $core_work_5.attempt)(() => $node_fs.openSync(TERMINAL, $node_fs.constants.O_RDONLY | $node_fs.constants.O_NONBLOCK));
				if (!file.ok) return;
				let typed = Buffer.alloc(CHUNK_BYTES);
				for (let more = !0; more;) {
					let read = (0, $core_work_5.attempt)(() => $node_fs.readSync(file.value, typed, 0, CHUNK_BYTES, null));
					more = read.ok && read.value > 0;
				}
				$node_fs.closeSync(file.value);
			}
		},
		6226: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { bundle_command_exports: () => bundle_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_open_bundles = __nccwpck_require__(7025);
			var $base_tool_errors_3 = __nccwpck_require__(773);
			var $start_start_3 = __nccwpck_require__(6890);
			var $base_json = __nccwpck_require__(5641);
			var $core_work_7 = __nccwpck_require__(3660);
			var $bundles_bundle_views = __nccwpck_require__(352);
			var $bundles_bundle_errors = __nccwpck_require__(5259);
			var $bundles_read_record = __nccwpck_require__(733);
			var $start_terminal = __nccwpck_require__(9708);
			var $node_fs_3 = __nccwpck_require__(3024);
			var $node_path = __nccwpck_require__(6760);
			//! src/cli/commands/bundle-command.ts
			var bundle_command_exports = (0, $start_runtime.__exportAll)({ bundleCommand: () => bundleCommand });
			let ACTIONS = {
				list: listAction,
				show: showAction,
				add: addAction,
				enable: (call) => switchAction(call, !0),
				disable: (call) => switchAction(call, !1),
				export: exportAction,
				import: importAction
			};
			let OPTIONS = (0, $core_work_7.readOptions)({
				command: "bundle",
				table: {
					root: $core_work_7.VALUE,
					all: $core_work_7.FLAG,
					json: $core_work_7.FLAG,
					help: $core_work_7.HELP
				}
			}, ({ values, positionals: [name, ...words] }) => (0, $start_start_3.success)({
				name,
				words,
				...values,
				root: values.root
			}));
			let bundleCommand = (0, $core_work_7.defineCommand)({
				usage: (texts) => texts.bundle,
				options: OPTIONS,
				run: act
			});
			async function act({ name, words, all, json, root }, invocation) {
				let action = name !== void 0 && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : void 0;
				if (action === void 0) return (0, $start_terminal.fail)(ERRORS.usage(`Use one of ${Object.keys(ACTIONS).join(", ")}`), invocation);
				let bundles = await (0, $app_open_bundles.openBundles)(invocation, root);
				if (!bundles.ok) return (0, $start_terminal.fail)(bundles.error, invocation);
				let done = await action({
					words,
					all,
					json,
					bundles: bundles.value,
					invocation
				});
				for (let fault of await bundles.value.store.faults()) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, $start_start_3.printableLine)((0, $bundles_read_record.faultText)(fault))}\n`);
				if (!done.ok) return (0, $start_terminal.fail)(done.error, invocation);
				json ? invocation.console.data(done.value) : invocation.console.out(done.value);
				return $start_terminal.EXIT.done;
			}
			async function listAction({ all, json, bundles, invocation }) {
				let views = await bundles.store.views();
				let counted = views.bundles.filter((bundle) => all || bundle.isEnabled).map((bundle) => ({
					...bundle,
					tools: views.tools.filter((tool) => tool.bundleID === bundle.id).length
				}));
				if (json) return (0, $start_start_3.success)(`${(0, $start_start_3.printableJson)(counted, 2)}\n`);
				let rows = counted.map((bundle) => [bundle.slug, `${(0, $core_work_7.countOf)(bundle.tools, "tool")}${isOff(bundle)}  ${about(bundle)}`]);
				return (0, $start_start_3.success)(rowsText(rows, invocation));
			}
			async function showAction({ words, json, bundles, invocation }) {
				let found = await find(words[0], bundles);
				if (!found.ok) return found;
				let { bundle, tool } = found.value;
				if (tool !== void 0) return (0, $start_start_3.success)(`${(0, $start_start_3.printableJson)(tool, 2)}\n`);
				let tools = (await bundles.store.views()).tools.filter((each) => each.bundleID === bundle.id);
				if (json) return (0, $start_start_3.success)(`${(0, $start_start_3.printableJson)({
					...bundle,
					tools
				}, 2)}\n`);
				let rows = tools.map((each) => [(0, $core_work_7.referenceText)((0, $bundles_bundle_views.referenceOf)(each)), `${each.type}${isOff(each)}  ${about(each)}`]);
				return (0, $start_start_3.success)(`${(0, $start_start_3.printableLine)(`${bundle.slug}${isOff(bundle)}  ${about(bundle)}`.trimEnd())}\n${rowsText(rows, invocation)}`);
			}
			async function addAction({ words: [name = "", file], bundles, invocation }) {
				let reference = (0, $core_work_7.parseReference)(name);
				if (reference === void 0 || file === void 0) return (0, $start_start_3.failure)(ERRORS.usage("Give a tool and its file: <bundle>/<tool>@<version> FILE"));
				let text = file === "-" ? await invocation.console.readInput() : readFile(file, invocation);
				if (!text.ok) return text;
				let json = (0, $base_json.parseJson)(text.value.toString());
				if (!json.ok) return (0, $start_start_3.failure)(ERRORS.badJson({
					path: file,
					...json.error
				}));
				let { store } = bundles;
				let known = (await store.views()).bundles.find((bundle) => bundle.slug === reference.bundle);
				let address = {
					bundleID: known?.id ?? (0, $bundles_read_record.uuidV7)(new Date()),
					slug: reference.slug,
					version: reference.version
				};
				let checked = await store.checkTool(address, json.value);
				if (!checked.ok) return (0, $start_start_3.failure)(inFile(checked.error, file, text.value.toString()));
				if (known === void 0) {
					let made = await store.putBundle(address.bundleID, { slug: reference.bundle });
					if (!made.ok) return made;
				}
				let tool = await store.putTool(address, json.value);
				return tool.ok ? (0, $start_start_3.success)(`Added ${(0, $core_work_7.referenceText)(reference)}\n`) : (0, $start_start_3.failure)(inFile(tool.error, file, text.value.toString()));
			}
			function inFile(error, file, text) {
				if (error.problems === void 0) return error;
				let places = error.problems.map((problem) => (0, $bundles_read_record.faultText)((0, $bundles_read_record.faultAt)(problem, text, file)));
				return ERRORS.badFile(error.code, places);
			}
			async function switchAction({ words, bundles }, isEnabled) {
				let found = await find(words[0], bundles);
				if (!found.ok) return found;
				let { bundle, tool } = found.value;
				let address = {
					bundleID: bundle.id,
					slug: tool?.slug ?? "",
					version: tool?.version ?? ""
				};
				let switched = tool === void 0 ? await bundles.store.switchBundle(bundle.id, isEnabled) : await bundles.store.switchTool(address, isEnabled);
				return switched.ok ? (0, $start_start_3.success)(`${words[0]} is ${isEnabled ? "on" : "off"}\n`) : switched;
			}
			async function exportAction({ words: [name, file], bundles, invocation }) {
				let found = await find(name, bundles);
				if (!found.ok) return found;
				if (file === void 0) return (0, $start_start_3.failure)(ERRORS.usage("Give the file to write"));
				let packed = await bundles.store.exportBundle(found.value.bundle.id);
				if (!packed.ok) return packed;
				let { packBundle } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9082, 23)).then((n) => n.bundle_zip_exports);
				try {
					$node_fs_3.writeFileSync($node_path.resolve(invocation.folder, file), packBundle(packed.value), { flag: "wx" });
				} catch (error) {
					return (0, $start_start_3.failure)(ERRORS.cannotWrite(file, error.code));
				}
				return (0, $start_start_3.success)(`Exported ${(0, $core_work_7.countOf)(packed.value.tools.length, "tool")} to ${file}\n`);
			}
			async function importAction({ words: [file], bundles, invocation }) {
				if (file === void 0) return (0, $start_start_3.failure)(ERRORS.usage("Give the file to import"));
				let bytes = readFile(file, invocation);
				if (!bytes.ok) return bytes;
				let { unpackBundle } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9082, 23)).then((n) => n.bundle_zip_exports);
				let packed = unpackBundle(bytes.value);
				if (!packed.ok) return packed;
				let imported = await bundles.store.importBundle(packed.value);
				return imported.ok ? (0, $start_start_3.success)(`Imported ${imported.value.slug} with ${(0, $core_work_7.countOf)(packed.value.tools.length, "tool")}\n`) : imported;
			}
			async function find(name, { store }) {
				if (name === void 0) return (0, $start_start_3.failure)(ERRORS.usage("Give a bundle, or a tool as <bundle>/<tool>@<version>"));
				let views = await store.views();
				let reference = (0, $core_work_7.parseReference)(name);
				let bundle = views.bundles.find((candidate) => candidate.slug === (reference?.bundle ?? name));
				if (bundle === void 0) return (0, $start_start_3.failure)($bundles_bundle_errors.BUNDLE_ERRORS.missing("bundle", reference?.bundle ?? name));
				if (reference === void 0) return (0, $start_start_3.success)({
					bundle,
					tool: void 0
				});
				let tool = views.findTool({
					bundleID: bundle.id,
					slug: reference.slug,
					version: reference.version
				});
				return tool === void 0 ? (0, $start_start_3.failure)($bundles_bundle_errors.BUNDLE_ERRORS.missing("tool", name)) : (0, $start_start_3.success)({
					bundle,
					tool
				});
			}
			function readFile(file, { folder }) {
				try {
					return (0, $start_start_3.success)($node_fs_3.readFileSync($node_path.resolve(folder, file)));
				} catch (error) {
					return (0, $start_start_3.failure)(ERRORS.cannotRead(file, error.code));
				}
			}
			function rowsText(rows, { console }) {
				return rows.length === 0 ? "" : `${(0, $start_terminal.textTable)(rows, console.outStyle).join("\n")}\n`;
			}
			function about({ displayName, description }) {
				return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
			}
			function isOff({ isEnabled, ...rest }) {
				if (isEnabled) return "";
				return rest.disabledReason === void 0 ? " (off)" : ` (off: ${rest.disabledReason})`;
			}
			let ERRORS = {
				usage: (message) => (0, $base_tool_errors_3.toolError)("invalid_arguments", message, "See sous bundle --help."),
				badJson: (fault) => (0, $base_tool_errors_3.toolError)("invalid_arguments", (0, $bundles_read_record.faultText)(fault), "Correct the file."),
				badFile: (code, places) => (0, $base_tool_errors_3.toolError)(code, places.join("; "), "Correct the file. Nothing was changed."),
				cannotWrite: (file, code) => (0, $base_tool_errors_3.toolError)("io_error", code === "EEXIST" ? `File '${file}' already exists` : `Cannot write '${file}': ${code}`, "Choose another file."),
				cannotRead: (file, code) => (0, $base_tool_errors_3.toolError)("invalid_arguments", code === "ENOENT" ? `File '${file}' does not exist` : `Cannot read '${file}': ${code}`, "Choose a file that you can read.")
			};
		},
		696: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { campaign_command_exports: () => campaign_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_approve_campaign = __nccwpck_require__(2939);
			var $app_open_campaign = __nccwpck_require__(8068);
			var $app_report_campaign = __nccwpck_require__(5350);
			var $app_plan_place = __nccwpck_require__(944);
			var $apply_apply_on_disk = __nccwpck_require__(6018);
			var $base_digest = __nccwpck_require__(8443);
			var $base_tool_errors_5 = __nccwpck_require__(773);
			var $start_paths = __nccwpck_require__(5582);
			var $start_start_5 = __nccwpck_require__(6890);
			var $core_work_9 = __nccwpck_require__(3660);
			var $campaign_campaign = __nccwpck_require__(868);
			var $campaign_campaign_markdown = __nccwpck_require__(6440);
			var $campaign_campaign_record = __nccwpck_require__(392);
			var $campaign_approvals = __nccwpck_require__(9592);
			var $git_seal_git = __nccwpck_require__(7760);
			var $reader_work = __nccwpck_require__(7028);
			var $texts_campaign_texts = __nccwpck_require__(6119);
			var $start_terminal_3 = __nccwpck_require__(9708);
			var $tool_call_command_3 = __nccwpck_require__(1458);
			var $init_files = __nccwpck_require__(1534);
			//! src/cli/campaign-workflows.ts
			let CAMPAIGN_WORKFLOWS = [
				{
					path: ".github/workflows/campaigns.yml",
					text: "# Starts campaigns, follows their pull requests every day, and answers comments on their issues.\n# With more than one file in .github/campaigns, write the name of one instead of the '' below.\nname: Campaigns\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads campaigns and recipes from the default branch\n    types: [created]\n  schedule:\n    - cron: '41 5 * * *'\n  workflow_dispatch:\n    inputs:\n      campaign:\n        description: The name of a file in .github/campaigns\n        type: string\n      job:\n        description: Only deliver, sync or commands; everything if empty\n        type: string\n\npermissions: {}\n\njobs:\n  campaign:\n    name: Campaign\n    if: >-\n      github.event_name != 'issue_comment' || !github.event.issue.pull_request && github.event.comment.user.type != 'Bot'\n      && startsWith(github.event.comment.body, '/sous ')\n    permissions:\n      actions: write # starts this workflow again when its time is over\n      contents: write # the ledger, in refs/sous/campaigns of this repository\n      issues: write # the issue of the campaign\n    uses: ./.github/workflows/sous-campaign.yml\n    with:\n      campaign: ${{ inputs.campaign || '' }}\n      job: ${{ inputs.job || '' }}\n      app-id: ${{ vars.SOUS_APP_CLIENT_ID }}\n    secrets:\n      SOUS_APP_KEY: ${{ secrets.SOUS_APP_KEY }}\n"
				},
				{
					path: ".github/workflows/sous-campaign.yml",
					text: "# The jobs of a campaign: one recipe over many repositories. Another workflow calls it, with the events that start it.\n# Recipes run no commands in any of these jobs, so that nothing runs beside the App's key: sous-campaign-commands.yml has the\n# job for that. Each token is minted for the repositories of its job, with the permissions that the job needs, and never leaves\n# its process.\nname: Sous campaign\non:\n  workflow_call:\n    inputs:\n      campaign:\n        description: The name of a file in .github/campaigns\n        type: string\n        default: ''\n      job:\n        description: Only deliver, sync or commands; everything by default\n        type: string\n        default: ''\n      app-id:\n        description: Client id of the GitHub App\n        type: string\n        required: true\n      environment:\n        description: Environment with the secret SOUS_APP_KEY, limited to the default branch\n        type: string\n        default: sous-campaign\n    secrets:\n      SOUS_APP_KEY:\n        description: Private key of the GitHub App; the environment has it\n        required: false\n\npermissions: {}\n\njobs:\n  discover:\n    name: Find the repositories\n    if: github.event_name != 'issue_comment' && inputs.job == ''\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    environment: ${{ inputs.environment }}\n    permissions:\n      contents: read # the campaign, its recipe and the ledger\n    outputs:\n      shards: ${{ steps.sous.outputs.shards }}\n      campaign: ${{ steps.sous.outputs.campaign }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-discover\n          campaign: ${{ inputs.campaign }}\n          app-id: ${{ inputs.app-id }}\n          app-key: ${{ secrets.SOUS_APP_KEY }}\n      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-campaign-discovered\n          path: ${{ steps.sous.outputs.campaign-path }}\n          retention-days: 7\n          overwrite: true\n\n  plan:\n    name: Plan\n    needs: discover\n    if: needs.discover.outputs.shards != '[]'\n    runs-on: ubuntu-latest\n    timeout-minutes: 350\n    environment: ${{ inputs.environment }}\n    strategy:\n      fail-fast: false\n      max-parallel: 20\n      matrix:\n        shard: ${{ fromJSON(startsWith(needs.discover.outputs.shards, '[') && needs.discover.outputs.shards || '[]') }}\n    permissions:\n      contents: read # the campaign and its recipe\n    steps:\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          name: sous-campaign-discovered\n          path: ${{ runner.temp }}/discovered\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-plan\n          shard: ${{ matrix.shard }}\n          campaign-path: ${{ runner.temp }}/discovered\n          app-id: ${{ inputs.app-id }}\n          app-key: ${{ secrets.SOUS_APP_KEY }}\n      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-campaign-plans-${{ matrix.shard }}\n          path: ${{ steps.sous.outputs.campaign-path }}\n          retention-days: 7\n          overwrite: true\n\n  # It has no key: what it writes is the ledger and the issue of this repository.\n  collect:\n    name: Collect the plans\n    needs: [discover, plan]\n    if: ${{ !cancelled() && needs.discover.result == 'success' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      contents: write # the ledger, as refs/sous/campaigns/<campaign>\n      issues: write # the issue of the campaign\n    steps:\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          pattern: sous-campaign-*\n          merge-multiple: true\n          path: ${{ runner.temp }}/plans\n      - uses: OWNER/sous@v1\n        with:\n          mode: campaign-collect\n          campaign-path: ${{ runner.temp }}/plans\n\n  approve:\n    name: Answer on the issue\n    if: >-\n      github.event_name == 'issue_comment' && !github.event.issue.pull_request && github.event.comment.user.type != 'Bot'\n      && startsWith(github.event.comment.body, '/sous ')\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: write # the ledger\n      issues: write # the issue and the answer\n    outputs:\n      campaign: ${{ steps.sous.outputs.campaign }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-approve\n\n  # Calls that act outside a repository run once two people have approved them.\n  choose:\n    name: Which calls are approved\n    needs: [approve, sync]\n    if: >-\n      ${{ !cancelled() && (needs.approve.result == 'success' && needs.approve.outputs.campaign != ''\n      || needs.sync.result == 'success' || inputs.job == 'commands') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read # the campaign and the ledger\n      issues: read # the approvals\n    outputs:\n      targets: ${{ steps.sous.outputs.targets }}\n      seal-key: ${{ steps.sous.outputs.seal-key }}\n      open-key: ${{ steps.sous.outputs.open-key }}\n      campaign: ${{ steps.sous.outputs.campaign }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-choose\n          campaign: ${{ needs.approve.result == 'success' && needs.approve.outputs.campaign || inputs.campaign }}\n\n  # Before it counts, Sous looks up by the names of these jobs which of them made a plan. So they stay as they are.\n  commands:\n    name: Repository ${{ matrix.target }}\n    needs: choose\n    if: ${{ !cancelled() && startsWith(needs.choose.outputs.targets, '[\"') }}\n    strategy:\n      fail-fast: false\n      max-parallel: 20\n      matrix:\n        target: ${{ fromJSON(startsWith(needs.choose.outputs.targets, '[\"') && needs.choose.outputs.targets || '[\"0\"]') }}\n    permissions:\n      actions: read # the run that made an earlier plan\n      contents: read # the campaign, its recipe and the ledger\n      issues: read # the approvals\n    uses: ./.github/workflows/sous-campaign-commands.yml\n    with:\n      campaign: ${{ needs.choose.outputs.campaign }}\n      target: ${{ matrix.target }}\n      seal-key: ${{ needs.choose.outputs.seal-key }}\n      app-id: ${{ inputs.app-id }}\n      environment: ${{ inputs.environment }}\n    secrets:\n      SOUS_APP_KEY: ${{ secrets.SOUS_APP_KEY }}\n\n  # It has no key, and what it takes in counts only once delivery has looked up this run.\n  gather:\n    name: Gather what the commands made\n    needs: [choose, commands]\n    if: ${{ !cancelled() && needs.choose.result == 'success' && startsWith(needs.choose.outputs.targets, '[\"') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      actions: write # which job made which plan, and to start this workflow again for the rest\n      contents: write # the ledger, and the plans as refs/sous/plans/<digest>\n      issues: write # the issue\n    steps:\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          pattern: sous-plan-*\n          path: ${{ runner.temp }}/plans\n      - uses: OWNER/sous@v1\n        with:\n          mode: campaign-gather\n          campaign: ${{ needs.choose.outputs.campaign }}\n          open-key: ${{ needs.choose.outputs.open-key }}\n          campaign-path: ${{ runner.temp }}/plans\n\n  # After an approval, and on a schedule after the sync, when a wave may have made room for the next one.\n  deliver:\n    name: Deliver what is approved\n    needs: [approve, sync]\n    if: >-\n      ${{ !cancelled() && (needs.approve.result == 'success' && needs.approve.outputs.campaign != ''\n      || needs.sync.result == 'success' || inputs.job == 'deliver') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 358 # it stops by itself after five and a half hours\n    environment: ${{ inputs.environment }}\n    concurrency: # one at a time for all campaigns: GitHub's limits are for the App as a whole\n      group: sous-campaign-deliver\n      cancel-in-progress: false\n    permissions:\n      actions: write # the runs that made plans, and to start this workflow again when its time is over\n      contents: write # the ledger\n      issues: write # the issue\n    steps:\n      - uses: OWNER/sous@v1\n        with:\n          mode: campaign-deliver\n          campaign: ${{ needs.approve.result == 'success' && needs.approve.outputs.campaign || inputs.campaign }}\n          app-id: ${{ inputs.app-id }}\n          app-key: ${{ secrets.SOUS_APP_KEY }}\n\n  sync:\n    name: Follow the pull requests\n    needs: collect\n    if: ${{ !cancelled() && github.event_name != 'issue_comment' && inputs.job != 'deliver' && (inputs.job == 'sync' || needs.collect.result == 'success') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 350\n    environment: ${{ inputs.environment }}\n    concurrency:\n      group: sous-campaign-sync-${{ inputs.campaign }}\n      cancel-in-progress: false\n    permissions:\n      contents: write # the ledger\n      issues: write # the issue\n    steps:\n      - uses: OWNER/sous@v1\n        with:\n          mode: campaign-sync\n          campaign: ${{ inputs.campaign }}\n          app-id: ${{ inputs.app-id }}\n          app-key: ${{ secrets.SOUS_APP_KEY }}\n"
				},
				{
					path: ".github/workflows/sous-campaign-commands.yml",
					text: "# The commands of a campaign in one repository. sous-campaign.yml calls it, once two people have approved exactly these calls.\n# The first job has the App's key and runs no command; the second has no token, no secret and no files of other repositories.\nname: Sous campaign commands\non:\n  workflow_call:\n    inputs:\n      campaign:\n        description: The name of a file in .github/campaigns\n        type: string\n        required: true\n      target:\n        description: Id of the repository\n        type: string\n        required: true\n      seal-key:\n        description: Encrypts the plan for the job that gathers it\n        type: string\n        required: true\n      app-id:\n        description: Client id of the GitHub App\n        type: string\n        required: true\n      environment:\n        description: Environment with the secret SOUS_APP_KEY, limited to the default branch\n        type: string\n        required: true\n    secrets:\n      SOUS_APP_KEY:\n        description: Private key of the GitHub App; the environment has it\n        required: false\n\npermissions: {}\n\njobs:\n  prepare:\n    name: Prepare\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    environment: ${{ inputs.environment }}\n    permissions:\n      actions: read # the run that made an earlier plan\n      contents: read # the campaign, its recipe and the ledger\n      issues: read # the approvals\n    outputs:\n      artifact: ${{ steps.keep.outputs.artifact-id }}\n      key: ${{ steps.sous.outputs.target-key }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-prepare\n          campaign: ${{ inputs.campaign }}\n          target: ${{ inputs.target }}\n          app-id: ${{ inputs.app-id }}\n          app-key: ${{ secrets.SOUS_APP_KEY }}\n      - id: keep\n        if: steps.sous.outputs.campaign-path != ''\n        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-target-${{ inputs.target }}\n          path: ${{ steps.sous.outputs.campaign-path }}\n          retention-days: 1\n          overwrite: true\n      - name: Result ${{ steps.sous.outputs.target-result || 'failed' }}\n        if: ${{ !cancelled() }}\n        run: 'true'\n\n  # All jobs can read all artifacts of the run. So this one is encrypted with a key that only this job gets, and the plan for\n  # the job that gathers it.\n  run:\n    name: Run\n    needs: prepare\n    if: needs.prepare.outputs.artifact != ''\n    runs-on: ubuntu-latest\n    timeout-minutes: 60\n    permissions: {}\n    steps:\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          artifact-ids: ${{ needs.prepare.outputs.artifact }}\n          path: ${{ runner.temp }}/target\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: campaign-run\n          token: ''\n          target: ${{ inputs.target }}\n          target-key: ${{ needs.prepare.outputs.key }}\n          seal-key: ${{ inputs.seal-key }}\n          campaign-path: ${{ runner.temp }}/target\n      - if: steps.sous.outputs.campaign-path != ''\n        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-plan-${{ steps.sous.outputs.digest }}\n          path: ${{ steps.sous.outputs.campaign-path }}\n          retention-days: 30 # as long as people may take to approve it\n          overwrite: true\n      - name: Result ${{ steps.sous.outputs.target-result || 'failed' }}\n        if: ${{ !cancelled() }}\n        run: 'true'\n"
				}
			];
			//! src/cli/commands/campaign-command.ts
			var campaign_command_exports = (0, $start_runtime.__exportAll)({ campaignCommand: () => campaignCommand });
			let TABLE = {
				targets: {
					type: "string",
					multiple: !0
				},
				trust: $core_work_9.VALUE,
				branch: $core_work_9.VALUE,
				commit: $core_work_9.FLAG,
				"working-tree": $core_work_9.FLAG,
				yes: {
					...$core_work_9.FLAG,
					short: "y"
				},
				all: $core_work_9.FLAG,
				github: $core_work_9.FLAG,
				markdown: $core_work_9.FLAG,
				root: $core_work_9.VALUE,
				json: $core_work_9.FLAG,
				help: $core_work_9.HELP
			};
			let OPTIONS = (0, $core_work_9.readOptions)({
				command: "campaign",
				table: TABLE
			}, ({ values, positionals: [action, ...words] }, wrong) => {
				let { trust, branch, root } = values;
				if ([
					values.commit,
					values["working-tree"],
					branch !== void 0
				].filter(Boolean).length > 1) return wrong("Choose one of --commit, --branch and --working-tree");
				let badBranch = branch === void 0 ? void 0 : (0, $git_seal_git.checkBranchName)(branch);
				if (badBranch !== void 0) return (0, $start_start_5.failure)(badBranch);
				if (values.json && values.markdown) return wrong("--json and --markdown cannot be combined");
				return (0, $start_start_5.success)({
					...values,
					action,
					words,
					targets: values.targets ?? [],
					trust,
					branch,
					root,
					workingTree: values["working-tree"]
				});
			});
			let CAMPAIGN_ACTIONS = {
				init: initAction,
				validate: validateAction,
				plan: planAction,
				status: statusAction,
				approve: approveAction,
				deliver: deliverAction,
				pause: (call) => phaseAction(call, "paused"),
				resume: (call) => phaseAction(call, "active"),
				retry: retryAction,
				close: (call) => phaseAction(call, "closed")
			};
			let campaignCommand = (0, $core_work_9.defineCommand)({
				usage: (texts) => texts.campaign,
				options: OPTIONS,
				run: act
			});
			async function act(options, invocation) {
				let { action = "" } = options;
				let run = Object.hasOwn(CAMPAIGN_ACTIONS, action) ? CAMPAIGN_ACTIONS[action] : void 0;
				if (run === void 0) return (0, $start_terminal_3.fail)(ERRORS.unknownAction(action, Object.keys(CAMPAIGN_ACTIONS)), invocation);
				let control = await (0, $app_open_campaign.openControl)(invocation, options.root);
				if (!control.ok) return (0, $start_terminal_3.fail)(control.error, invocation);
				return run({
					...options,
					control: control.value,
					invocation
				});
			}
			async function initAction({ words: [name = $init_files.kT.name], control, json, github, invocation }) {
				let { console } = invocation;
				let { opened } = control.recipes;
				let file = (0, $start_paths.parseRepoPath)(`${$campaign_campaign.CAMPAIGNS_FOLDER}/${name}.yml`);
				if (!file.ok || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return (0, $start_terminal_3.fail)(ERRORS.badName(name), invocation);
				let entry = await opened.tree.entry(file.value);
				if (!entry.ok) return (0, $start_terminal_3.fail)(entry.error, invocation);
				if (entry.value.kind !== "missing") return (0, $start_terminal_3.fail)(ERRORS.exists(file.value), invocation);
				let made = [{
					path: file.value,
					text: $init_files.kT.text
				}];
				for (let { path, text } of github ? CAMPAIGN_WORKFLOWS : []) {
					let place = (0, $start_paths.parseRepoPath)(path);
					if (!place.ok) return (0, $start_terminal_3.fail)(place.error, invocation);
					let there = await opened.tree.entry(place.value);
					if (!there.ok) return (0, $start_terminal_3.fail)(there.error, invocation);
					there.value.kind === "missing" && made.push({
						path: place.value,
						text
					});
				}
				let changes = made.map(({ path, text }) => ({
					kind: "create",
					path,
					after: Buffer.from(text),
					mode: "100644"
				}));
				let written = await (0, $apply_apply_on_disk.applyOnDisk)({
					...(0, $app_plan_place.applyPlace)(opened),
					changes
				});
				if (!written.ok) return (0, $start_terminal_3.fail)(written.error, invocation);
				let next = $texts_campaign_texts.CAMPAIGN_COMMAND_TEXTS.afterInit(name);
				json ? console.data(`${(0, $start_start_5.printableJson)({
					schema_version: 1,
					success: !0,
					made: made.map(({ path }) => path),
					next
				})}\n`) : console.out($texts_campaign_texts.CAMPAIGN_COMMAND_TEXTS.wrote(made.map(({ path }) => console.outStyle.bold(path)), next.map((line) => console.outStyle.command(line))));
				return $start_terminal_3.EXIT.done;
			}
			async function validateAction({ words, control, json, invocation }) {
				let { console } = invocation;
				let picked = await pickAll(control, words);
				if (!picked.ok) return (0, $start_terminal_3.fail)(picked.error, invocation);
				let files = await Promise.all(picked.value.map((file) => (0, $app_open_campaign.readCampaignFile)(control, file)));
				let isFine = files.every($reader_work.isValid);
				json ? console.data(`${(0, $start_start_5.printableJson)({
					schema_version: 1,
					valid: isFine,
					...(0, $reader_work.countDiagnostics)(files),
					campaigns: files.map((file) => ({
						campaign: file.id,
						path: file.path,
						valid: (0, $reader_work.isValid)(file),
						diagnostics: file.diagnostics.map((one) => ({
							...(0, $reader_work.diagnosticRecord)(one),
							path: one.at.file
						}))
					}))
				})}\n`) : console.out((0, $reader_work.renderDiagnostics)(files, console.outStyle) + $texts_campaign_texts.CAMPAIGN_COMMAND_TEXTS.validated(files.length, (0, $reader_work.countDiagnostics)(files).errors, console.outStyle));
				return isFine ? $start_terminal_3.EXIT.done : $start_terminal_3.EXIT.badArguments;
			}
			async function pickAll(control, words) {
				if (words.length === 0) {
					let all = await (0, $app_open_campaign.findCampaigns)(control);
					if (all.ok && all.value.length > 0) return all;
				}
				let picked = await Promise.all((words.length === 0 ? [void 0] : words).map((word) => (0, $app_open_campaign.pickCampaign)(control, word)));
				let wrong = picked.find((one) => !one.ok);
				return wrong === void 0 ? (0, $start_start_5.success)(picked.flatMap((one) => one.ok ? [one.value] : [])) : wrong;
			}
			async function planAction(call) {
				let { words, targets, trust, yes, invocation } = call;
				let [named, folders] = targets.length === 0 ? [words, []] : [words.filter((word) => !/[/\\~]/.test(word)), words.filter((word) => /[/\\~]/.test(word))];
				return withCampaign({
					...call,
					words: named
				}, async (campaign) => {
					let found = (0, $app_approve_campaign.findLocalTargets)([...targets, ...folders], invocation);
					if (!found.ok) return (0, $start_terminal_3.fail)(found.error, invocation);
					let planned = await withWork(call, "plan", (progress) => (0, $app_approve_campaign.planCampaign)({
						campaign,
						targets: found.value,
						consent: {
							trust,
							yes
						},
						now: new Date(),
						progress
					}));
					return planned.ok ? report(call, campaign, planned.value) : (0, $start_terminal_3.fail)(planned.error, invocation);
				});
			}
			function statusAction(call) {
				return withCampaign(call, async (campaign) => {
					let state = (0, $app_approve_campaign.startedState)(campaign);
					return state.ok ? report(call, campaign, state.value) : (0, $start_terminal_3.fail)(state.error, call.invocation);
				});
			}
			function approveAction(call) {
				let { invocation, yes, json } = call;
				let { console, signal } = invocation;
				let [digests, rest] = [call.words.filter(isDigestLike), call.words.filter((word) => !isDigestLike(word))];
				let parts = rest.filter((word) => word.includes("="));
				return withCampaign({
					...call,
					words: rest.filter((word) => !word.includes("="))
				}, async (campaign) => {
					let state = (0, $app_approve_campaign.startedState)(campaign);
					if (!state.ok) return (0, $start_terminal_3.fail)(state.error, invocation);
					let scope = readScope(state.value, digests[0], parts);
					if (!scope.ok) return (0, $start_terminal_3.fail)(scope.error, invocation);
					let wrong = (0, $campaign_approvals.checkScope)(state.value, scope.value);
					if (wrong !== void 0) return (0, $start_terminal_3.fail)(wrong, invocation);
					if (digests.length === 0 && !yes) {
						if (!console.isInteractive || json) return (0, $start_terminal_3.fail)(ERRORS.nobodyAsked(campaign.id, scope.value.digest), invocation);
						await report({
							...call,
							markdown: !1
						}, campaign, state.value);
						let answer = (await console.ask($texts_campaign_texts.CAMPAIGN_COMMAND_TEXTS.question, signal))?.trim().toLowerCase();
						if (answer !== "y" && answer !== "yes") return (0, $start_terminal_3.fail)(ERRORS.declined(), invocation);
					}
					let approved = await (0, $app_approve_campaign.approveCampaign)(campaign, scope.value);
					return approved.ok ? report(call, campaign, approved.value) : (0, $start_terminal_3.fail)(approved.error, invocation);
				});
			}
			function isDigestLike(word) {
				return /^[0-9a-f]{12,64}$/.test(word);
			}
			function readScope(state, typed, parts) {
				let { digest } = state.head;
				if (digest === void 0) return (0, $start_start_5.failure)(ERRORS.nothingToApprove());
				let given = { digest };
				if (typed !== void 0 && !digest.startsWith(typed)) {
					let whole = (0, $base_digest.parseDigest)(typed);
					return (0, $start_start_5.failure)(ERRORS.otherDigest(whole.ok ? whole.value : typed, digest));
				}
				for (let part of parts) {
					let [key = "", value = ""] = part.split("=", 2);
					if (key !== "group" && key !== "wave" || value === "") return (0, $start_start_5.failure)(ERRORS.badPart(part));
					given[key] = value;
				}
				return (0, $start_start_5.success)(given);
			}
			function deliverAction(call) {
				let { invocation, commit, branch, workingTree } = call;
				let options = commit || branch !== void 0 || workingTree ? {
					commit,
					branch
				} : void 0;
				return withCampaign(call, async (campaign) => {
					let done = await withWork(call, "deliver", (progress) => (0, $app_approve_campaign.deliverCampaign)({
						campaign,
						options,
						progress
					}));
					if (!done.ok) return (0, $start_terminal_3.fail)(done.error, invocation);
					let { delivered, unapproved } = done.value;
					let code = await report(call, campaign, done.value.state, { delivered });
					return delivered === 0 && unapproved.length > 0 ? $start_terminal_3.EXIT.notApproved : code;
				});
			}
			function phaseAction(call, phase) {
				return withCampaign(call, async (campaign) => {
					let changed = await (0, $app_approve_campaign.setCampaignPhase)(campaign, phase);
					return changed.ok ? report(call, campaign, changed.value) : (0, $start_terminal_3.fail)(changed.error, call.invocation);
				});
			}
			function retryAction(call) {
				let { invocation, trust, yes } = call;
				let [first, ...names] = call.words;
				return withCampaign({
					...call,
					words: first === void 0 ? [] : [first]
				}, async (campaign) => {
					let retried = await (0, $app_approve_campaign.retryCampaign)(campaign, names);
					if (!retried.ok) return (0, $start_terminal_3.fail)(retried.error, invocation);
					if (![...retried.value.rows.values()].some(({ state }) => state === "waiting")) return report(call, campaign, retried.value);
					let planned = await withWork(call, "plan", (progress) => (0, $app_approve_campaign.planCampaign)({
						campaign,
						targets: [],
						consent: {
							trust,
							yes
						},
						now: new Date(),
						progress
					}));
					return planned.ok ? report(call, campaign, planned.value) : (0, $start_terminal_3.fail)(planned.error, invocation);
				});
			}
			async function withCampaign({ words, control, invocation, json }, work) {
				let [word, extra] = words;
				if (extra !== void 0) return (0, $start_terminal_3.fail)(ERRORS.extraWord(extra), invocation);
				let opened = await (0, $app_open_campaign.openCampaign)(control, word);
				return opened.ok ? work(opened.value) : failUnopened(opened.error, {
					invocation,
					json
				});
			}
			function failUnopened(unopened, { invocation, json }) {
				let { console } = invocation;
				if (unopened.kind === "error") return (0, $start_terminal_3.fail)(unopened.error, invocation);
				let { file } = unopened;
				json ? console.data(`${(0, $start_start_5.printableJson)({
					schema_version: 1,
					valid: !1,
					campaign: file.id,
					diagnostics: file.diagnostics.map((one) => ({
						...(0, $reader_work.diagnosticRecord)(one),
						path: one.at.file
					}))
				})}\n`) : console.err((0, $reader_work.renderDiagnostics)([file], console.errStyle));
				return $start_terminal_3.EXIT.badArguments;
			}
			function withWork({ invocation, json }, label, work) {
				return json ? work(() => void 0) : (0, $tool_call_command_3.withProgress)(invocation.console, label, work);
			}
			async function report(call, campaign, state, more = {}) {
				let { console } = call.invocation;
				let shown = await (0, $app_report_campaign.reportCampaign)(campaign, state);
				if (!shown.ok) return (0, $start_terminal_3.fail)(shown.error, call.invocation);
				call.json ? console.data(`${(0, $start_start_5.printableJson)({
					...(0, $campaign_campaign_record.campaignRecord)(shown.value),
					...more
				})}\n`) : call.markdown ? console.data((0, $campaign_campaign_markdown.campaignMarkdown)(shown.value)) : await console.page((0, $campaign_campaign_record.renderCampaign)(shown.value, {
					style: console.outStyle,
					columns: console.errColumns,
					all: call.all
				}));
				return $start_terminal_3.EXIT.done;
			}
			let ERRORS = {
				unknownAction: (action, known) => {
					let near = (0, $core_work_9.didYouMean)(action, known);
					return (0, $base_tool_errors_5.toolError)("invalid_arguments", action === "" ? "'sous campaign' needs an action" : `'sous campaign' has no '${(0, $start_paths.briefText)(action)}'`, near === void 0 ? `Use one of ${known.join(", ")}. See sous campaign --help.` : `Did you mean 'sous campaign ${near}'?`);
				},
				badName: (name) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `'${(0, $start_paths.briefText)(name)}' is not a valid name for a campaign`, "Use letters, digits, dashes and underscores only."),
				exists: (file) => (0, $base_tool_errors_5.toolError)("already_exists", `'${file}' already exists`, "Edit it, or choose another name."),
				extraWord: (word) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `Unexpected argument '${(0, $start_paths.briefText)(word)}'`, "Name one campaign. See sous campaign --help."),
				badPart: (part) => (0, $base_tool_errors_5.toolError)("invalid_arguments", `'${(0, $start_paths.briefText)(part)}' does not name a part of a campaign`, "Write group=a, wave=canary, or both."),
				nothingToApprove: () => (0, $base_tool_errors_5.toolError)("stale", "There is nothing to approve: the repositories are not planned yet, or none of them would change", "Look at 'sous campaign status'."),
				otherDigest: (typed, now) => (0, $base_tool_errors_5.toolError)("stale", `The digest of the campaign is now ${now.slice(0, 16)}, not ${typed.slice(0, 16)}`, "Look at 'sous campaign status', then approve what it shows."),
				nobodyAsked: (id, digest) => (0, $base_tool_errors_5.toolError)("approval_needed", "There is no one to ask", `Approve what you have seen by its digest: sous campaign approve ${id} ${digest.slice(0, 16)}`),
				declined: () => (0, $base_tool_errors_5.toolError)("approval_refused", "You declined. Nothing was approved", "Run it again if you change your mind.")
			};
		},
		9284: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { completion_command_exports: () => completion_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $reader_work_3 = __nccwpck_require__(7028);
			var $core_work_11 = __nccwpck_require__(3660);
			var $app_plan_place_3 = __nccwpck_require__(944);
			var $base_digest_3 = __nccwpck_require__(8443);
			var $base_tool_errors_7 = __nccwpck_require__(773);
			var $texts_help_texts = __nccwpck_require__(9350);
			var $start_terminal_5 = __nccwpck_require__(9708);
			var $run_options_2 = __nccwpck_require__(2262);
			//! src/cli/commands/completion-command.ts
			var completion_command_exports = (0, $start_runtime.__exportAll)({ completionCommand: () => completionCommand });
			let TEXTS = {
				which: "Which shell?",
				unknown: (shell) => `There is no completion for '${shell}'`,
				shells: "Use bash, zsh or fish."
			};
			let RECIPE_OPTIONS = [
				"--root",
				"--json",
				"--help"
			];
			let CAMPAIGN_WORDS = [
				"init",
				"validate",
				"plan",
				"status",
				"approve",
				"deliver",
				"pause",
				"resume",
				"retry",
				"close"
			];
			let COMPLETIONS = {
				init: {
					options: RECIPE_OPTIONS,
					words: []
				},
				list: {
					options: ["--all", ...RECIPE_OPTIONS],
					words: []
				},
				explain: {
					options: RECIPE_OPTIONS,
					words: "recipes"
				},
				preview: {
					options: (0, $run_options_2.Jo)("preview"),
					words: "recipes"
				},
				check: {
					options: (0, $run_options_2.Jo)("check"),
					words: "recipes"
				},
				run: {
					options: (0, $run_options_2.Jo)("run"),
					words: "recipes"
				},
				apply: {
					options: (0, $run_options_2.Jo)("apply"),
					words: "plans"
				},
				undo: {
					options: (0, $run_options_2.Jo)("undo"),
					words: "plans"
				},
				plans: {
					options: [
						"--prune",
						"--stat",
						"--no-pager",
						...RECIPE_OPTIONS
					],
					words: "plans"
				},
				recover: {
					options: [
						"--finish",
						"--rollback",
						"--discard",
						...RECIPE_OPTIONS
					],
					words: []
				},
				campaign: {
					options: [
						"--targets",
						"--trust",
						"--yes",
						"--commit",
						"--branch",
						"--working-tree",
						"--all",
						"--markdown",
						...RECIPE_OPTIONS
					],
					words: CAMPAIGN_WORDS
				},
				validate: {
					options: RECIPE_OPTIONS,
					words: "recipes"
				},
				update: {
					options: [
						"--accept-permissions",
						"--yes",
						"--stat",
						"--no-pager",
						"--out",
						"--verbose",
						...RECIPE_OPTIONS
					],
					words: "shared"
				},
				tools: {
					options: [
						"--format",
						"--json",
						"--help"
					],
					words: ["search"]
				},
				tool: {
					options: [
						"--params",
						"--root",
						"--apply",
						"--yes",
						"--json",
						"--verbose",
						"--help"
					],
					words: $core_work_11.TOOL_NAMES
				},
				studio: {
					options: [
						"--root",
						"--port",
						"--no-open",
						"--allow-host",
						"--verbose",
						"--help"
					],
					words: []
				},
				bundle: {
					options: ["--all", ...RECIPE_OPTIONS],
					words: [
						"list",
						"show",
						"add",
						"enable",
						"disable",
						"export",
						"import"
					]
				},
				invoke: {
					options: [
						"--params",
						"--yes",
						...RECIPE_OPTIONS
					],
					words: []
				},
				mcp: {
					options: [
						"--root",
						"--allow-host",
						"--verbose",
						"--help"
					],
					words: []
				},
				serve: {
					options: [
						"--root",
						"--port",
						"--rate",
						"--token-file",
						"--yes",
						"--allow-host",
						"--verbose",
						"--help"
					],
					words: []
				},
				completion: {
					options: ["--help"],
					words: [
						"bash",
						"zsh",
						"fish"
					]
				}
			};
			let SHELLS = {
				bash: bashScript,
				zsh: zshScript,
				fish: fishScript
			};
			let completionCommand = (0, $core_work_11.defineCommand)({
				usage: (texts) => texts.completion,
				options: $core_work_11.readWords,
				run: ({ words }, invocation) => complete(words, invocation)
			});
			async function complete([shell, ...rest], invocation) {
				let { console } = invocation;
				let extra = rest[0] ?? (shell?.startsWith("-") ? shell : void 0);
				if (shell === void 0 || extra !== void 0) return (0, $start_terminal_5.fail)(ERRORS.wrongShell(extra), invocation);
				let named = {
					recipes: recipeNames,
					plans: planNames,
					shared: sharedNames
				};
				if (shell === "recipes" || shell === "plans" || shell === "shared") {
					let names = await named[shell](invocation);
					console.data(names.map((name) => `${name}\n`).join(""));
					return $start_terminal_5.EXIT.done;
				}
				let script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : void 0;
				if (script === void 0) return (0, $start_terminal_5.fail)((0, $base_tool_errors_7.toolError)("invalid_arguments", TEXTS.unknown(shell), TEXTS.shells), invocation);
				console.data(script());
				return $start_terminal_5.EXIT.done;
			}
			let SAFE_NAME = /^[\w:.@/+-]+$/;
			async function recipeNames(invocation) {
				let opened = await (0, $reader_work_3.openRecipes)(invocation, void 0, { isOffline: !0 });
				if (!opened.ok) return [];
				let { all, shipped, shared } = opened.value;
				let lock = await shared.lock();
				let locked = lock.ok ? [...lock.value.values()].map(({ ref }) => ref) : [];
				return [
					...all.map(({ name }) => name),
					...locked,
					...shipped.map(({ name }) => name)
				].filter((name) => SAFE_NAME.test(name));
			}
			async function sharedNames(invocation) {
				let opened = await (0, $reader_work_3.openRecipes)(invocation, void 0, { isOffline: !0 });
				let lock = opened.ok ? await opened.value.shared.lock() : opened;
				return lock.ok ? [...new Set([...lock.value.values()].map(({ ref }) => ref.slice(0, ref.lastIndexOf("@"))))] : [];
			}
			async function planNames(invocation) {
				let opened = await (0, $core_work_11.openFolder)(invocation, (0, $reader_work_3.homeFolder)(invocation.folder));
				if (!opened.ok) return [];
				let digests = await (0, $app_plan_place_3.planPlace)(opened.value).store.list();
				return digests.ok ? digests.value.map($base_digest_3.shortDigest) : [];
			}
			function describedCommands() {
				return $texts_help_texts.HELP_GROUPS.flatMap(({ rows }) => rows.map(({ command, does }) => [command, does]));
			}
			function bashScript() {
				let cases = Object.entries(COMPLETIONS).map(([command, { options, words }]) => `    ${command}) options='${options.join(" ")}' words=${bashWords(words)} ;;\n`);
				return `# bash completion for sous
_sous() {
  local line=\${COMP_LINE:0:COMP_POINT} options='' words='' typed
  local current=\${line##*[[:space:]]}
  read -ra typed <<< "$line"
  if (( \${#typed[@]} < 2 )) || { (( \${#typed[@]} == 2 )) && [[ -n $current ]]; }; then
    COMPREPLY=($(compgen -W '${Object.keys(COMPLETIONS).join(" ")} --help --version' -- "$current"))
    return
  fi
  case \${typed[1]} in
${cases.join("")}  esac
  if [[ $current == -* ]]; then words=$options; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  # Bash replaces only what follows the last colon.
  if [[ $current == *:* && $COMP_WORDBREAKS == *:* ]]; then
    COMPREPLY=("\${COMPREPLY[@]#"\${current%"\${current##*:}"}"}")
  fi
}
complete -o default -F _sous sous
`;
			}
			function bashWords(words) {
				if (words === "files") return "''";
				return typeof words == "string" ? `$(command sous completion ${words} 2>/dev/null)` : `'${words.join(" ")}'`;
			}
			function zshScript() {
				let commands = describedCommands().map(([command, does]) => `    ${zshQuote(`${command}:${does}`)}\n`);
				let cases = Object.entries(COMPLETIONS).map(([command, { options, words }]) => `    ${command}) options=(${options.join(" ")}); names=(${zshWords(words)}) ;;\n`);
				return `#compdef sous
_sous() {
  local -a commands options names
  commands=(
${commands.join("")}  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case $words[2] in
${cases.join("")}  esac
  if [[ $PREFIX == -* ]]; then
    compadd -- $options
  elif (( $#names )); then
    compadd -- $names
  else
    _files
  fi
}
compdef _sous sous
`;
			}
			function zshWords(words) {
				if (words === "files") return "";
				return typeof words == "string" ? `\${(f)"$(command sous completion ${words} 2>/dev/null)"}` : words.join(" ");
			}
			function zshQuote(text) {
				return `'${text.replaceAll("'", "'\\''")}'`;
			}
			function fishScript() {
				let commands = describedCommands().map(([command, does]) => `complete -c sous -f -n __fish_use_subcommand -a ${command} -d ${fishQuote(does)}\n`);
				let rest = Object.entries(COMPLETIONS).map(([command, { options, words }]) => {
					let when = `complete -c sous -n '__fish_seen_subcommand_from ${command}'`;
					let names = typeof words == "string" ? `(command sous completion ${words} 2>/dev/null)` : words.join(" ");
					let flags = options.map((option) => `${when} -l ${option.slice(2)}\n`);
					return `${words.length === 0 || words === "files" ? "" : `${when} -f -a ${fishQuote(names)}\n`}${flags.join("")}`;
				});
				return `# fish completion for sous\n${commands.join("")}${rest.join("")}`;
			}
			function fishQuote(text) {
				return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
			}
			let ERRORS = { wrongShell: (extra) => (0, $base_tool_errors_7.toolError)("invalid_arguments", extra === void 0 ? TEXTS.which : `Unexpected argument '${extra}'`, TEXTS.shells) };
		},
		7423: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { explain_command_exports: () => explain_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $reader_work_3 = __nccwpck_require__(7028);
			var $base_tool_errors_3 = __nccwpck_require__(773);
			var $start_start_3 = __nccwpck_require__(6890);
			var $core_work = __nccwpck_require__(3660);
			var $start_terminal_7 = __nccwpck_require__(9708);
			var $reader_command = __nccwpck_require__(1384);
			//! src/cli/commands/explain-command.ts
			var explain_command_exports = (0, $start_runtime.__exportAll)({ explainCommand: () => explainCommand });
			let explainCommand = (0, $core_work.defineCommand)({
				usage: (texts) => texts.explain,
				options: (0, $reader_command.recipeOptions)("explain", 1),
				run: explain
			});
			async function explain(options, invocation) {
				let { console } = invocation;
				let { words, root, json } = options;
				if (words.length === 0) return (0, $start_terminal_7.fail)(ERRORS.whichRecipe(), invocation);
				let opened = await (0, $reader_work_3.openRecipes)(invocation, root);
				if (!opened.ok) return (0, $start_terminal_7.fail)(opened.error, invocation);
				let selected = await opened.value.select(words);
				if (!selected.ok) return (0, $start_terminal_7.fail)(selected.error, invocation);
				let recipes = await opened.value.read(selected.value);
				let [first] = recipes;
				if (recipes.length === 1 && first?.recipe !== void 0) {
					let { recipeRecord, renderRecipePage } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9679, 23)).then((n) => n.recipe_page_exports);
					let shown = {
						callName: opened.value.all.some((file) => file.path === first.path) ? first.name : first.path,
						recipe: first.recipe
					};
					json ? console.data(`${(0, $start_start_3.printableJson)(recipeRecord(first.name, first.recipe))}\n`) : console.out(renderRecipePage(shown, console.outStyle));
					return $start_terminal_7.EXIT.done;
				}
				if (recipes.every(({ recipe }) => recipe !== void 0)) return (0, $start_terminal_7.fail)(ERRORS.severalRecipes(words[0]), invocation);
				json ? console.data(`${(0, $start_start_3.printableJson)((0, $reader_work_3.diagnosticsRecord)(recipes))}\n`) : console.err((0, $reader_work_3.renderDiagnostics)(recipes, console.errStyle) + (0, $reader_work_3.renderValidation)(recipes, console.errStyle));
				return $start_terminal_7.EXIT.badArguments;
			}
			let ERRORS = {
				whichRecipe: () => (0, $base_tool_errors_3.toolError)("invalid_arguments", "Which recipe?", "Use sous explain <name>. 'sous list' lists the recipes."),
				severalRecipes: (word) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `${word} has several recipes`, "Choose one of them.")
			};
		},
		7632: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { init_command_exports: () => init_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $reader_work_3 = __nccwpck_require__(7028);
			var $core_work_11 = __nccwpck_require__(3660);
			var $start_paths_3 = __nccwpck_require__(5582);
			var $start_start_7 = __nccwpck_require__(6890);
			var $start_terminal_7 = __nccwpck_require__(9708);
			var $reader_command = __nccwpck_require__(1384);
			var $init_files_2 = __nccwpck_require__(1534);
			//! src/cli/commands/init-command.ts
			var init_command_exports = (0, $start_runtime.__exportAll)({ initCommand: () => initCommand });
			let TEXTS = {
				wrote: (path, what) => `Wrote ${path}: ${what}`,
				exists: "already exists",
				notNeeded: "is not needed: you have recipes already",
				noRepository: "This folder is not a git repository. Run 'git init' here before you commit the files.",
				unknownSource: (why) => `Sous could not find out which commit of itself the workflow should use: ${why}.`,
				question: "Repository and full commit of Sous, as owner/name@commit (Enter to fill it in later): ",
				fillIn: (path) => `Before you commit ${path}, replace ${UNKNOWN_ACTION} in it with the repository of Sous and the full commit to use, such as acme/sous@${"0123456789".repeat(4)}.`,
				next: "Next",
				preview: ["sous preview tidy", "shows what the first recipe would change"],
				run: ["sous run tidy", "asks, then applies it"],
				list: ["sous list", "lists your recipes"],
				validate: ["sous validate", "finds mistakes in them"]
			};
			let UNKNOWN_ACTION = "OWNER/sous@COMMIT";
			let initCommand = (0, $core_work_11.defineCommand)({
				usage: (texts) => texts.init($init_files_2.br.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join("\n")),
				options: (0, $reader_command.recipeOptions)("init", 0),
				run: init
			});
			async function init(options, invocation) {
				let { console } = invocation;
				let opened = await (0, $reader_work_3.openRecipes)(invocation, options.root);
				if (!opened.ok) return (0, $start_terminal_7.fail)(opened.error, invocation);
				let sorted = await sortFiles(opened.value);
				if (!sorted.ok) return (0, $start_terminal_7.fail)(sorted.error, invocation);
				let source = await findSource(sorted.value, options, invocation);
				let applied = await apply(sorted.value.missing.map((file) => fillIn(file, source)), opened.value);
				if (!applied.ok) return (0, $start_terminal_7.fail)(applied.error, invocation);
				let isRepository = opened.value.opened.tree.repository !== void 0;
				options.json ? console.data(renderJson(sorted.value, source)) : console.out(renderText({
					...sorted.value,
					source,
					isRepository
				}, console.outStyle));
				return $start_terminal_7.EXIT.done;
			}
			async function sortFiles({ all, opened }) {
				let missing = [];
				let left = [];
				for (let file of $init_files_2.br) {
					let path = (0, $start_paths_3.parseRepoPath)(file.path);
					if (!path.ok) return path;
					let entry = await opened.tree.entry(path.value);
					if (!entry.ok) return entry;
					entry.value.kind === "missing" ? file === $init_files_2.kn && all.length > 0 ? left.push({
						...file,
						because: TEXTS.notNeeded
					}) : missing.push(file) : left.push({
						...file,
						because: TEXTS.exists
					});
				}
				return (0, $start_start_7.success)({
					missing,
					left
				});
			}
			async function findSource({ missing }, { json }, invocation) {
				if (missing.length === 0) return;
				let found = await readClone(invocation);
				if (typeof found != "string") return found;
				let { console, signal } = invocation;
				if (json || !console.isInteractive || !missing.some(usesAction)) return;
				console.err(`${console.errStyle.yellow("!")} ${TEXTS.unknownSource(found)}\n`);
				let answer = (await console.ask(TEXTS.question, signal))?.trim() ?? "";
				return /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(answer) ? {
					action: answer,
					schemas: void 0
				} : void 0;
			}
			function usesAction({ text }) {
				return text.includes($init_files_2.dA);
			}
			let REMOTE = /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/\s]+@)?(?<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](?<owner>[\w.-]+)\/(?<name>[\w.-]+?)(?:\.git)?\/?$/;
			async function readClone(invocation) {
				let { program } = invocation;
				let opened = await (0, $core_work_11.openFolder)(invocation, program.folder);
				let git = opened.ok ? (0, $core_work_11.usersGit)(opened.value, invocation) : void 0;
				let ask = async (...args) => {
					let answer = await git?.(args);
					return answer?.ok ? Buffer.from(answer.value).toString("utf8").trim() : "";
				};
				if (git === void 0 || await ask("ls-files", "--", "action.yml") === "") return "it does not run from a clone of its repository";
				if (await ask("ls-files", "--", program.folder) === "") return "it does not run from a clone of its repository";
				let { host, owner, name } = REMOTE.exec(await ask("remote", "get-url", "origin"))?.groups ?? {};
				if (owner === void 0 || name === void 0) return "its clone has no remote 'origin' on a server";
				let commit = await ask("rev-parse", "--verify", "HEAD");
				if (!/^[0-9a-f]{40}$/.test(commit)) return "its clone has no commit";
				if (await ask("for-each-ref", "--count=1", "--contains", commit, "refs/remotes/origin") === "") return `the commit ${commit.slice(0, 12)} of its clone is not on 'origin'`;
				return {
					action: `${owner}/${name}@${commit}`,
					schemas: host === "github.com" ? `https://raw.githubusercontent.com/${owner}/${name}/${commit}` : void 0
				};
			}
			function fillIn(file, source) {
				let schema = $init_files_2.H6[file.path];
				let line = schema === void 0 || source?.schemas === void 0 ? "" : `# yaml-language-server: $schema=${source.schemas}/${schema}\n`;
				return {
					...file,
					text: line + file.text.replaceAll($init_files_2.dA, source?.action ?? UNKNOWN_ACTION)
				};
			}
			async function apply(files, { opened }) {
				let changes = [];
				for (let { path, text } of files) {
					let parsed = (0, $start_paths_3.parseRepoPath)(path);
					if (!parsed.ok) return parsed;
					changes.push({
						kind: "create",
						path: parsed.value,
						after: Buffer.from(text),
						mode: "100644"
					});
				}
				let [{ applyOnDisk }, { applyPlace }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9375, 23)).then((n) => n.apply_on_disk_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 809, 23)).then((n) => n.plan_place_exports)]);
				return applyOnDisk({
					...applyPlace(opened),
					changes
				});
			}
			function nextOf({ missing }) {
				return missing.includes($init_files_2.kn) ? [TEXTS.preview, TEXTS.run] : [TEXTS.list, TEXTS.validate];
			}
			function renderText(report, style) {
				let { missing, left, source, isRepository } = report;
				let workflow = source === void 0 ? missing.find(usesAction) : void 0;
				let warnings = [...workflow ? [TEXTS.fillIn(workflow.path)] : [], ...isRepository ? [] : [TEXTS.noRepository]];
				let next = nextOf(report);
				let width = Math.max(...next.map(([command]) => command.length));
				return [
					...missing.map(({ path, what }) => `${style.green("\u2713")} ${TEXTS.wrote(style.bold(path), what)}`),
					...left.map(({ path, because }) => `${style.dim("\u25cb")} ${path} ${because}`),
					...warnings.map((warning) => `${style.yellow("!")} ${warning}`),
					"",
					style.bold(TEXTS.next),
					...next.map(([command, does]) => `  ${style.command(command)}${" ".repeat(width - command.length)}  ${style.dim(does)}`),
					""
				].join("\n");
			}
			function renderJson(sorted, source) {
				return `${(0, $start_start_7.printableJson)({
					schema_version: 1,
					success: !0,
					made: sorted.missing.map(({ path }) => path),
					left: sorted.left.map(({ path, because }) => ({
						path,
						because
					})),
					action: source?.action ?? null,
					next: nextOf(sorted).map(([command]) => command)
				})}\n`;
			}
		},
		1534: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				H6: () => SCHEMAS,
				br: () => FIRST_FILES,
				dA: () => ACTION_PLACEHOLDER,
				kT: () => FIRST_CAMPAIGN,
				kn: () => FIRST_RECIPE
			});
			//! src/cli/commands/init-files.ts
			let FIRST_RECIPE = {
				path: ".github/recipes/tidy.yml",
				what: "a first recipe",
				text: "# A first recipe. 'sous preview tidy' shows what it would change. 'sous run tidy' asks, then applies exactly that.\nname: Tidy up text files\ndescription: No spaces at the ends of lines, and one newline at the end of each file.\ninputs:\n  files: { description: Glob of the files to tidy up, default: '**/*.{css,go,html,java,js,json,py,rb,rs,sh,toml,ts,txt,yaml,yml}' }\n# What the recipe may do. Every preview shows it, and Sous enforces it: without it a recipe can only read.\npermissions:\n  write: ['**']\n  max-files: 200\nsteps:\n  - id: spaces\n    name: Spaces at the ends of lines\n    tool: replace_in_file\n    with: { include: '${{ inputs.files }}', find: '[ \\t]+$', replace: '', is_regex: true }\n  # A recipe that comes with Sous. 'sous list --all' lists them.\n  - recipe: sous:final-newline\n    with: { files: '${{ inputs.files }}' }\n# All of this must be true in the end, or nothing changes.\nverify:\n  - tool: grep\n    with: { pattern: '[ \\t]+$', include: '${{ inputs.files }}' }\n    expect: { total_matches: '== 0' }\noutputs:\n  files: ${{ steps.spaces.outputs.files_changed }}\n"
			};
			let FIRST_CONFIG = {
				path: ".github/sous.yml",
				what: "settings",
				text: "# Settings for Sous. On GitHub they are read from the default branch, never from a pull request.\n# 'sous validate' checks them. The commented lines are examples.\n\napproval:\n  # Hours until a plan can no longer be approved.\n  expires-after-hours: 24\n  # With true, a code owner of every changed file must approve too.\n  codeowners: false\n  # Who can run recipes and who can approve plans. Default: everyone with write access.\n  # runners: [octocat]\n  # approvers: [octocat]\n  # Pull requests from forks get no plans, unless you allow recipes that only use file tools.\n  # forks: files-only\n\n# After a push to the pull request, mark its previews as stale (mark-stale) or make them again (replan).\n# on-push: replan\n\n# Calls that need no approval. The regular expression must match all of the parameters, written as JSON.\n# rules:\n#   - tool: run_in_terminal\n#     parameters: '\\{\"command\":\"npm test\"\\}'\n\n# Files whose changes a second person must approve. Workflows, CODEOWNERS and Sous's own files always need that.\n# protected: ['infra/**']\n\n# Hosts that recipes can fetch from, if their own permissions allow it too.\n# fetch: [nodejs.org]\n\n# How large a plan can be.\n# limits: { files: 200 }\n"
			};
			let FIRST_FILES = [
				FIRST_RECIPE,
				FIRST_CONFIG,
				{
					path: ".github/workflows/sous.yml",
					what: "the workflow that answers comments on pull requests",
					text: "# Answers commands on pull requests. The job that runs recipes cannot write, and the jobs that can write run no recipe.\nname: Sous\n# Names the comment that asked: before a plan with commands is applied, Sous looks up the run that made it by this.\nrun-name: Sous ${{ github.event.comment.id || github.run_id }}\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads recipes and rules from the default branch\n    types: [created]\n\npermissions: {}\n\njobs:\n  gate:\n    name: Who asks for what\n    if: github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous')\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    permissions:\n      contents: read # the configuration, and whether a plan waits for a call\n      pull-requests: write # the reaction that says it was seen\n    outputs:\n      digest: ${{ steps.sous.outputs.digest }}\n      next: ${{ steps.sous.outputs.next }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: gate\n\n  # Makes the plan that was asked for, or makes the approved one again, to compare.\n  plan:\n    name: Make the plan\n    needs: gate\n    if: needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'apply'\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      actions: read # the run that made an earlier plan\n      contents: read # the files, the recipe and the configuration\n      pull-requests: read # the pull request\n    outputs:\n      artifact: ${{ steps.keep.outputs.artifact-id }}\n      digest: ${{ steps.sous.outputs.digest }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: plan\n          gate: ${{ needs.gate.outputs.next }}\n          gate-digest: ${{ needs.gate.outputs.digest }}\n      - id: keep\n        if: ${{ !cancelled() && steps.sous.outputs.plan-path != '' }}\n        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-plan-${{ steps.sous.outputs.digest || 'none' }}\n          path: ${{ steps.sous.outputs.plan-path }}\n          retention-days: 7 # at least as long as plans are good\n          overwrite: true\n\n  report:\n    name: Show the plan\n    needs: [gate, plan]\n    if: ${{ !cancelled() && (needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'answer') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: write # the plan, as refs/sous/plans/<digest>\n      pull-requests: write # the comment that shows it\n      statuses: write # the status 'Sous / <recipe>'; leave it out for none\n    steps:\n      - if: needs.gate.outputs.next == 'plan' && needs.plan.outputs.artifact != ''\n        uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          artifact-ids: ${{ needs.plan.outputs.artifact }}\n          path: ${{ runner.temp }}/sous-plan\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: publish\n          gate-digest: ${{ needs.gate.outputs.digest }}\n          plan-path: ${{ runner.temp }}/sous-plan\n\n  apply:\n    name: Apply the plan\n    needs: [gate, plan]\n    if: ${{ !cancelled() && needs.gate.outputs.next == 'apply' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      actions: read # the run that made the plan\n      contents: write # the commit\n      pull-requests: write # the comment that reports it\n      statuses: write # the status 'Sous / <recipe>'; leave it out for none\n    concurrency:\n      group: sous-apply-${{ github.repository_id }}-${{ github.event.issue.number }}\n      cancel-in-progress: false\n      queue: max\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: publish\n          gate-digest: ${{ needs.gate.outputs.digest }}\n          derived-digest: ${{ needs.plan.outputs.digest }}\n"
				}
			];
			let ACTION_PLACEHOLDER = "OWNER/sous@v1";
			let SCHEMAS = {
				[FIRST_RECIPE.path]: "recipe.schema.json",
				[FIRST_CONFIG.path]: "sous.schema.json"
			};
			let FIRST_CAMPAIGN = {
				name: "tidy",
				text: "# One recipe over many repositories. 'sous campaign plan' shows what it would change in each, and writes nothing there.\nname: Tidy up everywhere\nrecipe: sous:trailing-whitespace\n# inputs: { files: '**/*.md' }\n\n# Which repositories, on GitHub. On this machine, name local clones: sous campaign plan --targets '~/src/*'\ntargets:\n  # query: 'org:acme archived:false'\n  # include: [acme/api]\n  # exclude: ['acme/legacy-*']\n  # Only repositories with such a file.\n  has: ['**/*.md']\n\n# Each repository gets a pull request (on this machine a branch). 'commit' only works on this machine.\ndeliver: pull-request\n\n# A few repositories first, then the rest.\n# waves:\n#   - { name: canary, size: 5, then: merged }\n#   - { name: rest, rate: 6/minute, max-open: 50 }\n\n# How many people must approve on GitHub.\napproval: { count: 1 }\n"
			};
		},
		8754: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { invoke_command_exports: () => invoke_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_invoke_bundle_tool = __nccwpck_require__(9641);
			var $app_open_bundles_3 = __nccwpck_require__(7025);
			var $app_user_files_3 = __nccwpck_require__(2416);
			var $base_tool_errors_9 = __nccwpck_require__(773);
			var $start_start_9 = __nccwpck_require__(6890);
			var $core_work_13 = __nccwpck_require__(3660);
			var $bundles_list_bundles = __nccwpck_require__(7083);
			var $tool_call_work_3 = __nccwpck_require__(9086);
			var $report_wire_json = __nccwpck_require__(9858);
			var $start_terminal_9 = __nccwpck_require__(9708);
			var $tools_bundle_tool = __nccwpck_require__(2764);
			var $tool_call_command_5 = __nccwpck_require__(1458);
			//! src/cli/commands/invoke-command.ts
			var invoke_command_exports = (0, $start_runtime.__exportAll)({ invokeCommand: () => invokeCommand });
			let invokeCommand = (0, $core_work_13.defineCommand)({
				usage: (texts) => texts.invoke,
				options: $core_work_13.readWords,
				run: ({ words }, invocation) => invokeNamed(words, invocation)
			});
			async function invokeNamed([name, ...words], invocation) {
				let { console } = invocation;
				if (name === void 0 || /^[+-]/.test(name)) return invokePicked(invocation);
				let reference = (0, $core_work_13.parseReference)(name);
				if (reference === void 0) return (0, $start_terminal_9.fail)(ERRORS.notAToolName(name), invocation);
				let bundles = await (0, $app_open_bundles_3.openBundles)(invocation, (0, $tool_call_command_5.peekRoot)(words));
				if (!bundles.ok) return (0, $start_terminal_9.fail)(bundles.error, invocation);
				let definition = await findDefinition((0, $core_work_13.referenceText)(reference), bundles.value);
				if (!definition.ok) return (0, $start_terminal_9.fail)(definition.error, invocation);
				let tool = definition.value.recipe === void 0 ? await (0, $tools_bundle_tool.asTool)(definition.value) : (0, $start_start_9.success)(void 0);
				if (!tool.ok) return (0, $start_terminal_9.fail)(tool.error, invocation);
				if (words.includes("--help") || words.includes("-h")) return tool.value === void 0 ? explainRecipe(definition.value, bundles.value.root, invocation) : showHelp(tool.value, invocation);
				let owner = tool.value ?? {
					name: (0, $core_work_13.referenceText)(reference),
					args: () => (0, $tools_bundle_tool.argumentsOf)(definition.value.argSchema)
				};
				let options = (0, $tool_call_command_5.readToolOptions)(owner, words);
				if (!options.ok) return (0, $start_terminal_9.fail)(options.error, invocation);
				let args = await (0, $tool_call_command_5.withParams)(options.value, console);
				if (!args.ok) return (0, $start_terminal_9.fail)(args.error, invocation);
				let line = new $tool_call_command_5.ProgressLine(console, (0, $core_work_13.referenceText)(reference));
				let invoked = await (0, $app_invoke_bundle_tool.invokeBundleTool)({
					bundles: bundles.value,
					surroundings: invocation,
					tool: definition.value,
					args: definition.value.local === void 0 ? args.value : (0, $core_work_13.withTypedPaths)({}, args.value, [bundles.value.root]),
					approver: await approverFor(options.value, bundles.value, invocation),
					allowHosts: options.value.allowHosts,
					verbose: options.value.verbose,
					progress: (update) => line.update(update)
				}).finally(() => line.end());
				await bundles.value.usage.settled();
				let result = invoked.ok ? invoked : (0, $start_start_9.failure)((0, $tool_call_command_5.withCommand)(invoked.error, [
					"sous",
					"invoke",
					...invocation.argv
				]));
				options.value.json ? console.data(`${(0, $start_start_9.printableJson)((0, $report_wire_json.functionalForm)(result))}\n`) : result.ok && definition.value.recipe !== void 0 ? console.out(planText(result.value, bundles.value.root)) : result.ok ? console.data(`${(0, $start_start_9.printableJson)(result.value, 2)}\n`) : console.err((0, $core_work_13.renderError)(result.error, console.errStyle));
				if (result.ok) return definition.value.recipe !== void 0 && result.value.status === "gated" ? $start_terminal_9.EXIT.notApproved : $start_terminal_9.EXIT.done;
				return invocation.signal.aborted ? $start_terminal_9.EXIT.cancelled : (0, $start_terminal_9.exitCodeFor)(result.error.code);
			}
			async function invokePicked(invocation) {
				let [first, ...rest] = invocation.argv;
				let [query, words] = first?.startsWith("+") ? [first.slice(1), rest] : ["", invocation.argv];
				let bundles = await (0, $app_open_bundles_3.openBundles)(invocation, (0, $tool_call_command_5.peekRoot)(words));
				if (!bundles.ok) return (0, $start_terminal_9.fail)(bundles.error, invocation);
				let { pickTool } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6594)).then((n) => n.pick_tool_exports);
				let picked = await pickTool({
					query,
					words,
					bundles: bundles.value,
					invocation
				});
				if (!picked.ok) return (0, $start_terminal_9.fail)(picked.error, invocation);
				return picked.value === void 0 ? $start_terminal_9.EXIT.cancelled : invokeCommand({
					...invocation,
					argv: picked.value
				});
			}
			function planText({ diff, digest, waiting, outputs }, root) {
				if (waiting !== null) return `${(0, $start_start_9.printable)(diff)}Step '${(0, $start_start_9.printableLine)(waiting.step)}' waits for approval: ${waiting.tool} ${(0, $start_start_9.printableJson)(waiting.args)}\n`;
				let given = Object.keys(outputs ?? {}).length === 0 ? "" : `${(0, $start_start_9.printableJson)(outputs, 2)}\n`;
				if (diff === "") return `${given}The recipe would change nothing.\n`;
				return `${(0, $start_start_9.printable)(diff)}${given}To apply it: sous apply ${digest} --root ${(0, $core_work_13.shellWord)(root)}\n`;
			}
			async function findDefinition(name, { store }) {
				let views = await store.views();
				let nameOf = (tool) => (0, $core_work_13.referenceText)({
					...tool,
					bundle: tool.bundleSlug
				});
				let tool = views.tools.find((candidate) => nameOf(candidate) === name);
				let off = tool === void 0 ? void 0 : (0, $bundles_list_bundles.whyOff)(tool, views);
				if (off !== void 0) return (0, $start_start_9.failure)(off);
				if (tool !== void 0) return (0, $start_start_9.success)(tool);
				let meant = (0, $core_work_13.didYouMean)(name, views.tools.map(nameOf));
				return (0, $start_start_9.failure)(ERRORS.unknownTool(name, meant));
			}
			async function showHelp(tool, { console }) {
				let { renderToolHelp } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9163, 23)).then((n) => n.tool_help_exports);
				let plain = renderToolHelp(tool, $start_terminal_9.PLAIN);
				console.out((0, $start_start_9.hasHiddenCharacters)(plain) ? (0, $start_start_9.printable)(plain) : renderToolHelp(tool, console.outStyle));
				return $start_terminal_9.EXIT.done;
			}
			async function explainRecipe({ recipe }, root, invocation) {
				let { explainCommand } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7423)).then((n) => n.explain_command_exports);
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
				if (options.yes) return $tool_call_work_3.CONSENTED;
				if (!console.isInteractive) return $tool_call_work_3.NO_APPROVER;
				let { terminalApprover } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6682)).then((n) => n.approvers_exports);
				return terminalApprover({
					console,
					root,
					approvalsFile: (0, $app_user_files_3.approvalsFile)(env),
					signal
				});
			}
			let ERRORS = {
				notAToolName: (name) => (0, $base_tool_errors_9.toolError)("invalid_arguments", `'${name}' is not the name of a tool`, "Use sous invoke <bundle>/<tool>@<version>, or +<tool>."),
				unknownTool: (name, meant) => (0, $base_tool_errors_9.toolError)("unknown_tool", `Tool '${name}' does not exist`, meant === void 0 ? "'sous tools search <text>' finds tools." : `Did you mean '${meant}'?`)
			};
		},
		6862: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { list_command_exports: () => list_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $reader_work_3 = __nccwpck_require__(7028);
			var $start_paths_5 = __nccwpck_require__(5582);
			var $start_start_3 = __nccwpck_require__(6890);
			var $report_recipe_page = __nccwpck_require__(34);
			var $core_work_7 = __nccwpck_require__(3660);
			var $start_terminal_11 = __nccwpck_require__(9708);
			//! src/cli/commands/list-command.ts
			var list_command_exports = (0, $start_runtime.__exportAll)({ listCommand: () => listCommand });
			let LIST_OPTIONS = (0, $core_work_7.readOptions)({
				command: "list",
				table: {
					root: $core_work_7.VALUE,
					json: $core_work_7.FLAG,
					all: $core_work_7.FLAG,
					help: $core_work_7.HELP
				},
				maxWords: 0
			}, ({ values }) => (0, $start_start_3.success)({
				...values,
				root: values.root
			}));
			let listCommand = (0, $core_work_7.defineCommand)({
				usage: (texts) => texts.list,
				options: LIST_OPTIONS,
				run: list
			});
			async function list(options, invocation) {
				let { console } = invocation;
				let opened = await (0, $reader_work_3.openRecipes)(invocation, options.root, { isOffline: !0 });
				if (!opened.ok) return (0, $start_terminal_11.fail)(opened.error, invocation);
				let { all, shipped, folder } = opened.value;
				let read = await opened.value.read(options.all ? [...all, ...shipped] : all);
				let recipes = [...await Promise.all(read.map(async (each) => ({
					...each,
					off: await opened.value.whyOff(each)
				}))), ...await listShared(opened.value)];
				if (options.json) console.data(`${(0, $start_start_3.printableJson)((0, $report_recipe_page.recipeListRecord)(recipes))}\n`);
				else if (recipes.length > 0) console.out((0, $report_recipe_page.renderRecipeList)(recipes, console.outStyle));
				else {
					let { message, suggestion } = (0, $reader_work_3.noRecipes)(folder);
					console.err(`${message}.\n  ${console.errStyle.cyan("\u2192")} ${suggestion}\n`);
				}
				return $start_terminal_11.EXIT.done;
			}
			async function listShared({ shared, read }) {
				let lock = await shared.lock();
				let refs = lock.ok ? [...lock.value.values()].flatMap(({ ref }) => (0, $start_paths_5.parseRecipeRef)(ref) ?? []) : [];
				return (await Promise.all(refs.map(async (ref) => {
					let file = await shared.find(ref);
					let name = (0, $start_paths_5.showRecipeRef)(ref);
					return file.ok ? read([file.value]) : [{
						name,
						path: name,
						text: "",
						recipe: void 0,
						diagnostics: [],
						off: file.error
					}];
				}))).flat();
			}
		},
		6881: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { listen_exports: () => listen_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $base_tool_errors_11 = __nccwpck_require__(773);
			var $start_start_11 = __nccwpck_require__(6890);
			var $start_terminal_13 = __nccwpck_require__(9708);
			var $tool_call_work = __nccwpck_require__(9086);
			//! src/cli/listen.ts
			var listen_exports = (0, $start_runtime.__exportAll)({ listen: () => listen });
			let REQUEST_MS = 3e4;
			async function listen(request) {
				let { bundles, invocation, token, rate, pages } = request;
				let { console, signal } = invocation;
				let [{ restApp, malformedAnswer }, { SearchIndex }, { invokeBundleTool }, { Previews }, { pageApprover, Questions }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2575, 23)).then((n) => n.rest_app_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4479, 23)).then((n) => n.search_index_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 890, 23)).then((n) => n.invoke_bundle_tool_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9145, 23)).then((n) => n.previews_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6325, 23)).then((n) => n.questions_exports)
				]);
				let { store, usage, root } = bundles;
				let over = new AbortController();
				let hosts = [];
				let surroundings = {
					...invocation,
					signal: over.signal
				};
				let studio = {
					surroundings,
					root
				};
				let previews = new Previews(studio, request.allowHosts);
				let approverFor = (ask, signal) => ask === void 0 ? $tool_call_work.NO_APPROVER : pageApprover({
					ask,
					surroundings: {
						...surroundings,
						signal
					},
					root
				});
				let opening = await openServer(restApp({
					version: $start_terminal_13.VERSION,
					studio,
					previews,
					...pages && { questions: new Questions() },
					isConsented: request.yes,
					store,
					index: new SearchIndex(),
					usageOf: (id) => usage.of(id),
					invoke({ ask, ...call }) {
						let signal = AbortSignal.any([over.signal, call.signal]);
						return invokeBundleTool({
							...call,
							bundles,
							surroundings: {
								...invocation,
								signal
							},
							approver: request.yes ? $tool_call_work.CONSENTED : approverFor(ask, signal),
							allowHosts: request.allowHosts,
							verbose: request.verbose
						});
					},
					fault: (error) => console.err(`${(0, $start_start_11.printableLine)(error instanceof Error ? error.stack ?? error.message : String(error))}\n`)
				}, {
					token,
					hosts: () => hosts,
					rate: {
						perSecond: rate,
						elapsed: $tool_call_work.realClock.elapsed
					},
					...pages && { cookie: pages.cookie }
				}, pages?.app), request.ports, malformedAnswer);
				if (!opening.ok) return (0, $start_terminal_13.fail)(opening.error, invocation);
				let { server, port } = opening.value;
				hosts = [
					"127.0.0.1",
					"localhost",
					"[::1]"
				].map((name) => `${name}:${port}`);
				request.listening(port);
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
				await Promise.all([usage.settled(), previews[Symbol.asyncDispose]()]);
				return $start_terminal_13.EXIT.cancelled;
			}
			async function openServer(app, [port = 0, ...others], malformedAnswer) {
				let { serve } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2121, 23)).then((n) => n.dist_exports);
				let opening = await new Promise((resolve) => {
					let serverOptions = {
						maxHeaderSize: 65536,
						requestTimeout: REQUEST_MS,
						headersTimeout: REQUEST_MS / 3
					};
					let server = serve({
						fetch: app.fetch,
						hostname: "127.0.0.1",
						port,
						serverOptions
					}, (address) => resolve((0, $start_start_11.success)({
						server,
						port: address.port
					})));
					server.on("clientError", (error, socket) => {
						socket.writable && error.code !== "ECONNRESET" ? socket.end(malformedAnswer(error)) : socket.destroy();
					});
					server.on("error", (error) => resolve((0, $start_start_11.failure)(error)));
				});
				if (opening.ok) return opening;
				if (opening.error.code === "EADDRINUSE" && others.length > 0) return openServer(app, others, malformedAnswer);
				return (0, $start_start_11.failure)(ERRORS.cannotListen(opening.error.message));
			}
			let ERRORS = { cannotListen: (why) => (0, $base_tool_errors_11.toolError)("io_error", `Cannot listen: ${why}`, "Choose another port.") };
		},
		5872: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { mcp_command_exports: () => mcp_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $tool_call_work_5 = __nccwpck_require__(9086);
			var $base_tool_errors_3 = __nccwpck_require__(773);
			var $start_paths_3 = __nccwpck_require__(5582);
			var $start_start_7 = __nccwpck_require__(6890);
			var $core_work_7 = __nccwpck_require__(3660);
			var $start_terminal_11 = __nccwpck_require__(9708);
			var $tool_call_command_7 = __nccwpck_require__(1458);
			var $served_root = __nccwpck_require__(8872);
			//! src/cli/commands/mcp-command.ts
			var mcp_command_exports = (0, $start_runtime.__exportAll)({ mcpCommand: () => mcpCommand });
			let TABLE = {
				root: $core_work_7.VALUE,
				"allow-host": {
					...$core_work_7.VALUE,
					multiple: !0,
					default: []
				},
				verbose: $core_work_7.FLAG,
				help: $core_work_7.HELP
			};
			let OPTIONS = (0, $core_work_7.readOptions)({
				command: "mcp",
				table: TABLE,
				maxWords: 0
			}, ({ values }) => {
				let { root, verbose, help, "allow-host": allowHosts } = values;
				let notHost = (0, $tool_call_command_7.checkAllowedHosts)(allowHosts);
				return notHost === void 0 ? (0, $start_start_7.success)({
					root,
					allowHosts,
					verbose,
					help
				}) : (0, $start_start_7.failure)(notHost);
			});
			let mcpCommand = (0, $core_work_7.defineCommand)({
				usage: (texts) => texts.mcp,
				options: OPTIONS,
				run: openAndServe
			});
			async function openAndServe(options, given) {
				let env = configureEnvironment(given.env);
				let prefix = checkToolPrefix(env.MCP_TOOL_PREFIX);
				if (prefix !== void 0) return (0, $start_terminal_11.fail)(prefix, given);
				let root = (0, $served_root.P)(given.folder, options.root);
				if (!root.ok) return (0, $start_terminal_11.fail)(root.error, given);
				return serve({
					...given,
					env,
					folder: root.value,
					trustsPatterns: !1,
					opensAnyRecipe: !1
				}, root.value, options);
			}
			async function serve(invocation, root, { verbose, allowHosts }) {
				let { console, signal } = invocation;
				let { takeStdio } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2340, 23)).then((n) => n.frame_transport_exports);
				let pipe = takeStdio(process);
				let [{ openServer }, { FrameTransport }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1783, 23)).then((n) => n.served_folder_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2340, 23)).then((n) => n.frame_transport_exports)]);
				let log = (0, $tool_call_work_5.logTo)((line) => console.err(`${(0, $start_start_7.printableLine)(line)}\n`), verbose ? "trace" : "warn");
				let gone = new AbortController();
				let server = await openServer({
					surroundings: {
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
				process.stdin.isTTY && console.err("Waiting for an MCP client on standard input. Ctrl-C ends it. See sous mcp --help.\n");
				await closed;
				gone.abort();
				await server.settled();
				process.stdin.destroy();
				return signal.aborted ? $start_terminal_11.EXIT.cancelled : $start_terminal_11.EXIT.done;
			}
			function configureEnvironment(env) {
				return {
					...env,
					MCP_TOOL_PREFIX: env.MCP_TOOL_PREFIX ?? "guide"
				};
			}
			function checkToolPrefix(prefix) {
				if (/^[\w-]{0,16}$/.test(prefix)) return;
				return ERRORS.badPrefix(prefix);
			}
			let ERRORS = { badPrefix: (prefix) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `MCP_TOOL_PREFIX is '${(0, $start_paths_3.briefText)(prefix)}', which cannot be part of a tool's name`, "Use at most 16 letters, digits, '_' and '-'.") };
		},
		7723: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { pager_exports: () => pager_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $late_child_process = __nccwpck_require__(9264);
			//! src/cli/terminal/pager.ts
			var pager_exports = (0, $start_runtime.__exportAll)({
				findPager: () => findPager,
				runPager: () => runPager
			});
			let PAGER_DEFAULTS = {
				LESS: "FRX",
				LV: "-c"
			};
			function findPager({ env, isTerminal, isAllowed }) {
				if (!isTerminal || !isAllowed || isSet(env.CI) || isSet(env.GITHUB_ACTIONS)) return;
				let named = env.PAGER?.trim() ?? "less -R";
				return named === "" || named === "cat" ? void 0 : named;
			}
			function isSet(value) {
				return value !== void 0 && value !== "" && value !== "false";
			}
			function runPager(pager, text, env) {
				return new Promise((resolve) => {
					let child = (0, $late_child_process.spawn)(pager, {
						shell: !0,
						stdio: [
							"pipe",
							"inherit",
							"inherit"
						],
						env: {
							...PAGER_DEFAULTS,
							...env
						}
					});
					child.on("error", (error) => resolve(error.code ?? error.message));
					child.on("close", (code, signal) => resolve(code === 0 ? void 0 : whyEnded(code, signal)));
					child.stdin.on("error", () => void 0);
					child.stdin.end(text);
				});
			}
			function whyEnded(code, signal) {
				if (code === 127) return "command not found";
				return signal === null ? `exit code ${code}` : `ended by ${signal}`;
			}
		},
		6594: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { pick_tool_exports: () => pick_tool_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $base_tool_errors_11 = __nccwpck_require__(773);
			var $start_start_11 = __nccwpck_require__(6890);
			var $bundles_bundle_views_3 = __nccwpck_require__(352);
			var $core_work = __nccwpck_require__(3660);
			var $bundles_list_bundles_3 = __nccwpck_require__(7083);
			var $bundles_search_index = __nccwpck_require__(8818);
			var $start_terminal_5 = __nccwpck_require__(9708);
			var $tools_describe_tool = __nccwpck_require__(2259);
			//! src/cli/pick-tool.ts
			var pick_tool_exports = (0, $start_runtime.__exportAll)({ pickTool: () => pickTool });
			async function pickTool(picking) {
				let { invocation, bundles, words } = picking;
				let views = await bundles.store.views();
				let exact = views.tools.filter((tool) => tool.slug === picking.query && (0, $bundles_list_bundles_3.isOn)(tool, views));
				let [only] = exact;
				if (only !== void 0 && exact.length === 1) return (0, $start_start_11.success)(await withArguments(only, words, invocation));
				if (!invocation.console.isInteractive) return (0, $start_start_11.failure)(notOne(picking.query, exact));
				let index = new $bundles_search_index.SearchIndex();
				for (let query = picking.query;;) {
					let found = query === "" ? [] : itemsOf((0, $bundles_list_bundles_3.searchTools)(views, index, {
						q: query,
						pageSize: 9
					}));
					show(found, query, invocation);
					let answer = await ask(found.length === 0 ? "Which tool? " : "Which one? (a number, or other words) ", invocation);
					if (answer === void 0 || answer === "") return (0, $start_start_11.success)(void 0);
					let chosen = /^\d$/.test(answer) ? found[Number(answer) - 1] : void 0;
					if (chosen !== void 0) return (0, $start_start_11.success)(await withArguments(chosen, words, invocation));
					query = answer.replace(/^\+/, "");
				}
			}
			function itemsOf(page) {
				return page.ok ? page.value.items : [];
			}
			function show(found, query, { console }) {
				let rows = found.map((tool, i) => [`${i + 1} ${(0, $core_work.referenceText)((0, $bundles_bundle_views_3.referenceOf)(tool))}`, aboutOf(tool)]);
				rows.length > 0 ? console.err(`${(0, $start_terminal_5.textTable)(rows, console.errStyle).join("\n")}\n`) : query !== "" && console.err("No tool matches.\n");
			}
			function aboutOf({ description, displayName }) {
				return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
			}
			async function withArguments(tool, words, invocation) {
				let given = [(0, $core_work.referenceText)((0, $bundles_bundle_views_3.referenceOf)(tool)), ...words];
				if (!invocation.console.isInteractive || words.some((word) => /^--(?:params|help)\b|^-h$/.test(word))) return given;
				let schema = await schemaOf(tool);
				for (let { name, type, description } of (0, $tools_describe_tool.fieldsOf)(schema).filter((field) => field.required)) {
					let option = `--${name.replaceAll("_", "-")}`;
					if (words.some((word) => word === option || word.startsWith(`${option}=`))) continue;
					let answer = await ask(`${name} (${type})${description === "" ? "" : `: ${description}`}\n> `, invocation);
					if (answer === void 0) return;
					given.push(`${option}=${answer}`);
				}
				return given;
			}
			async function schemaOf(tool) {
				if (tool.local === void 0 || tool.isBuiltIn) return tool.argSchema;
				let [{ asTool }, { argumentSchema }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9733, 23)).then((n) => n.bundle_tool_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6024, 23)).then((n) => n.json_schema_exports)]);
				let known = await asTool(tool);
				return known.ok ? argumentSchema(known.value) : tool.argSchema;
			}
			async function ask(question, { console, signal }) {
				let { printable } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7175, 23)).then((n) => n.printable_exports);
				return (await console.ask(printable(question), signal))?.trim();
			}
			function notOne(query, exact) {
				if (query === "") return ERRORS.whichTool();
				if (exact.length === 0) return ERRORS.noTool(query);
				let names = exact.map((tool) => (0, $core_work.referenceText)((0, $bundles_bundle_views_3.referenceOf)(tool))).join(", ");
				return ERRORS.severalTools(query, names);
			}
			let ERRORS = {
				whichTool: () => (0, $base_tool_errors_11.toolError)("invalid_arguments", "Which tool?", "Use sous invoke <bundle>/<tool>@<version>."),
				noTool: (slug) => (0, $base_tool_errors_11.toolError)("unknown_tool", `No tool has the slug '${slug}'`, "'sous tools search <text>' finds tools."),
				severalTools: (slug, names) => (0, $base_tool_errors_11.toolError)("invalid_arguments", `Several tools have the slug '${slug}': ${names}`, "Use the full name of one of them.")
			};
		},
		856: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { plans_command_exports: () => plans_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $core_work_5 = __nccwpck_require__(3660);
			var $app_open_saved_plans = __nccwpck_require__(8226);
			var $app_plan_place_3 = __nccwpck_require__(944);
			var $reader_work_5 = __nccwpck_require__(7028);
			var $apply_apply_on_disk = __nccwpck_require__(6018);
			var $start_paths_7 = __nccwpck_require__(5582);
			var $start_start_13 = __nccwpck_require__(6890);
			var $report_plan_list = __nccwpck_require__(7590);
			var $start_terminal = __nccwpck_require__(9708);
			//! src/cli/commands/plans-command.ts
			var plans_command_exports = (0, $start_runtime.__exportAll)({ plansCommand: () => plansCommand });
			let OPTIONS = (0, $core_work_5.readOptions)({
				command: "plans",
				table: {
					root: $core_work_5.VALUE,
					prune: $core_work_5.FLAG,
					stat: $core_work_5.FLAG,
					"no-pager": $core_work_5.FLAG,
					json: $core_work_5.FLAG,
					help: $core_work_5.HELP
				},
				maxWords: 1
			}, ({ values, positionals: [word] }, wrong) => {
				if (word !== void 0 && !/^[0-9a-f]{1,64}$/.test(word)) return wrong(`'${(0, $start_paths_7.briefText)(word)}' is not a digest, nor the start of one`);
				if (word !== void 0 && values.prune) return wrong("--prune takes no digest. It removes all plans that can no longer be applied");
				return (0, $start_start_13.success)({
					word,
					...values,
					root: values.root
				});
			});
			let plansCommand = (0, $core_work_5.defineCommand)({
				usage: (texts) => texts.plans,
				options: OPTIONS,
				run: listOrShow
			});
			async function listOrShow({ word, root, prune, stat, json }, invocation) {
				let { console } = invocation;
				let opened = await (0, $core_work_5.openFolder)(invocation, root ?? (0, $reader_work_5.homeFolder)(invocation.folder));
				if (!opened.ok) return (0, $start_terminal.fail)(opened.error, invocation);
				if (word !== void 0) {
					let { showSavedPlan } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6513)).then((n) => n.show_saved_plan_exports);
					return showSavedPlan({
						word,
						opened: opened.value,
						options: {
							root,
							json,
							stat
						},
						invocation
					});
				}
				let listed = await (0, $app_open_saved_plans.listSavedPlans)(opened.value, invocation);
				let removed = prune ? listed.filter($report_plan_list.isOver) : [];
				for (let { digest } of removed) await (0, $app_plan_place_3.planPlace)(opened.value).store.drop(digest);
				let left = listed.filter((plan) => !removed.includes(plan));
				if (json) {
					let digests = removed.map(({ digest }) => digest);
					console.data(`${(0, $start_start_13.printableJson)((0, $report_plan_list.planListRecord)(left, prune ? digests : void 0))}\n`);
					return $start_terminal.EXIT.done;
				}
				let unfinished = (0, $apply_apply_on_disk.findUnfinished)((0, $app_plan_place_3.applyPlace)(opened.value));
				unfinished.ok && unfinished.value !== void 0 && console.err(`${console.errStyle.yellow("!")} An apply was interrupted here and is half done. See 'sous recover'.\n`);
				if (prune) console.out(`Removed ${(0, $core_work_5.countOf)(removed.length, "plan")}, kept ${left.length}.\n`);
				else if (left.length > 0) {
					let rootOf = (plan) => (0, $app_open_saved_plans.rootOfPlan)(opened.value, plan, root);
					console.out((0, $report_plan_list.renderPlanList)(left, {
						style: console.outStyle,
						now: Date.now(),
						rootOf
					}));
				} else console.err(`No plans are saved here.\n  ${console.errStyle.cyan("\u2192")} 'sous preview <recipe>' makes one. 'sous list' lists the recipes.\n`);
				return $start_terminal.EXIT.done;
			}
		},
		6027: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recipe_commands_exports: () => recipe_commands_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $core_work_5 = __nccwpck_require__(3660);
			var $run_options_3 = __nccwpck_require__(2262);
			//! src/cli/commands/recipe-commands.ts
			var recipe_commands_exports = (0, $start_runtime.__exportAll)({
				checkCommand: () => checkCommand,
				previewCommand: () => previewCommand,
				runCommand: () => runCommand
			});
			let checkCommand = recipeCommand("check");
			let previewCommand = recipeCommand("preview");
			let runCommand = recipeCommand("run");
			function recipeCommand(mode) {
				return (0, $core_work_5.defineCommand)({
					usage: (texts) => texts[mode] + (0, $run_options_3.ft)(mode, texts.options),
					options: (0, $run_options_3.Ku)(mode),
					refuse: async (error, invocation) => (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9808)).then((n) => n.run_report_exports)).failEarly(error, invocation),
					run: async (options, invocation) => (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1852)).then((n) => n.run_recipe_command_exports)).runRecipe(mode, options, invocation)
				});
			}
		},
		5680: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recover_command_exports: () => recover_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_recover = __nccwpck_require__(2861);
			var $apply_apply_on_disk_3 = __nccwpck_require__(6018);
			var $start_start_3 = __nccwpck_require__(6890);
			var $core_work = __nccwpck_require__(3660);
			var $start_terminal_7 = __nccwpck_require__(9708);
			//! src/cli/commands/recover-command.ts
			var recover_command_exports = (0, $start_runtime.__exportAll)({ recoverCommand: () => recoverCommand });
			let CHOICES = "  sous recover --finish    apply the rest\n  sous recover --rollback  restore the files that were changed\n  sous recover --discard   leave the files as they are and forget the apply\n";
			let NONE = "No apply was interrupted here.\n";
			let DONE = {
				finish: "Finished the apply",
				rollback: "Rolled back the apply"
			};
			let TABLE = {
				root: {
					...$core_work.VALUE,
					default: "."
				},
				finish: $core_work.FLAG,
				rollback: $core_work.FLAG,
				discard: $core_work.FLAG,
				json: $core_work.FLAG,
				help: $core_work.HELP
			};
			let OPTIONS = (0, $core_work.readOptions)({
				command: "recover",
				table: TABLE,
				maxWords: 0
			}, ({ values }, wrong) => {
				let chosen = [
					"finish",
					"rollback",
					"discard"
				].filter((how) => values[how]);
				if (chosen.length > 1) return wrong(`${chosen.map((how) => `--${how}`).join(" and ")} cannot be combined`);
				return (0, $start_start_3.success)({
					root: values.root,
					how: chosen[0],
					json: values.json,
					help: values.help
				});
			});
			let recoverCommand = (0, $core_work.defineCommand)({
				usage: (texts) => texts.recover(CHOICES),
				options: OPTIONS,
				run: recover
			});
			async function recover({ root, how, json }, invocation) {
				let { console } = invocation;
				let result = await (0, $app_recover.recoverFolder)({
					root,
					how,
					surroundings: invocation
				});
				if (!result.ok) return (0, $start_terminal_7.fail)(result.error, invocation);
				let found = result.value;
				if (found.kind === "found") {
					json ? console.data(waitingJson(found.unfinished)) : console.out(describeWaiting(found.unfinished));
					return found.unfinished === void 0 ? $start_terminal_7.EXIT.done : $start_terminal_7.EXIT.failed;
				}
				let unfinished = found.recovered ?? null;
				json ? console.data(`${(0, $start_start_3.printableJson)({
					success: !0,
					unfinished,
					recovery: unfinished && found.how
				})}\n`) : console.out(describeEnded(found.recovered, found.how));
				!json && unfinished !== null && found.how === "finish" && found.isRepository && console.out("  To commit it, run 'sous apply <digest> --commit'. 'sous plans' lists the digests.\n");
				return $start_terminal_7.EXIT.done;
			}
			function waitingJson(found) {
				let error = found && {
					...$apply_apply_on_disk_3.RECOVER_APPLY_ERRORS.applyUnfinished(found.folder),
					suggestion: "Run sous recover with --finish, --rollback or --discard."
				};
				return `${(0, $start_start_3.printableJson)({
					success: found === void 0,
					unfinished: found ?? null,
					recovery: null,
					...error && { error }
				})}\n`;
			}
			function describeWaiting(found) {
				if (found === void 0) return NONE;
				return `! An apply of ${(0, $core_work.countOf)(found.files, "file")} in ${(0, $start_start_3.printable)(found.folder)} was interrupted. Choose how to end it:\n${CHOICES}`;
			}
			function describeEnded(found, how) {
				if (found === void 0) return NONE;
				let files = `${(0, $core_work.countOf)(found.files, "file")} in ${(0, $start_start_3.printable)(found.folder)}`;
				if (how === "discard") return `\u2713 Discarded the apply of ${files}; ${found.files === 1 ? "it stays as it is" : "they stay as they are"}\n`;
				let some = how === "rollback" && found.settled < found.files ? `${found.settled} of ` : "";
				return `\u2713 ${DONE[how]}: ${some}${files}\n`;
			}
		},
		6136: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { render_help_exports: () => render_help_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $texts_help_texts_3 = __nccwpck_require__(9350);
			var $texts_usage_texts = __nccwpck_require__(1664);
			var $run_options_4 = __nccwpck_require__(2262);
			//! src/cli/render-help.ts
			var render_help_exports = (0, $start_runtime.__exportAll)({ renderHelp: () => renderHelp });
			let EXAMPLES = [
				"sous preview sous:trailing-whitespace",
				"sous run sous:node-version version=24",
				"sous tool grep --pattern 'TODO|FIXME' --file-type ts"
			];
			function renderHelp() {
				let { lead, runOptions, allCommands, exitCodes, examples } = $texts_help_texts_3.HELP_TEXTS;
				return `${lead}

${$texts_help_texts_3.HELP_GROUPS.map(({ title, rows }) => `${title}\n${rows.map(({ command, form, does }) => row(`sous ${command} ${form}`.trimEnd(), does)).join("")}`).join("\n")}
${runOptions}
${(0, $run_options_4.ft)("run", $texts_usage_texts.USAGE_TEXTS.options, ["no-pager", "help"])}
${allCommands}
${$texts_help_texts_3.GLOBAL_OPTIONS.map(([option, does]) => `  ${option.padEnd(22)}  ${does}\n`).join("")}
${exitCodes}

${examples}
${EXAMPLES.map((example) => `  ${example}\n`).join("")}`;
			}
			function row(form, does) {
				return `  ${form.padEnd(38)}  ${does}\n`;
			}
		},
		5102: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				openReportFolder: () => openReportFolder,
				report_files_exports: () => report_files_exports
			});
			var $start_runtime = __nccwpck_require__(9262);
			var $base_tool_errors_11 = __nccwpck_require__(773);
			var $start_start_11 = __nccwpck_require__(6890);
			var $node_fs_5 = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
			//! src/cli/report-files.ts
			var report_files_exports = (0, $start_runtime.__exportAll)({
				writeBareFiles: () => writeBareFiles,
				writePlanFiles: () => writePlanFiles
			});
			function openReportFolder({ out }, { folder }) {
				if (out === void 0) return (0, $start_start_11.success)(void 0);
				let target = $node_path_3.resolve(folder, out);
				let made = attempt(target, () => {
					$node_fs_5.mkdirSync(target, { recursive: !0 });
					$node_fs_5.accessSync(target, $node_fs_5.constants.W_OK);
				});
				return made.ok ? (0, $start_start_11.success)(target) : (0, $start_start_11.failure)({
					...made.error,
					code: "invalid_arguments",
					message: `--out: ${made.error.message}`
				});
			}
			async function writePlanFiles(report, folder) {
				let [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4028, 23)).then((n) => n.plan_markdown_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9828, 23)).then((n) => n.plan_result_exports)]);
				let { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET);
				return writeAll(folder, {
					summary: text,
					result: planResult(report, { isIncomplete }),
					changes: report.changes
				});
			}
			async function writeBareFiles(report, folder, changes = []) {
				let [{ renderBareMarkdown }, { SUMMARY_BUDGET }, { bareResult }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4028, 23)).then((n) => n.plan_markdown_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4028, 23)).then((n) => n.plan_markdown_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9828, 23)).then((n) => n.plan_result_exports)
				]);
				return writeAll(folder, {
					summary: renderBareMarkdown(report, SUMMARY_BUDGET).text,
					result: bareResult(report),
					changes
				});
			}
			async function writeAll(folder, { summary, result, changes }) {
				let { renderPatch } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3545, 23)).then((n) => n.render_patch_exports);
				let patch = await renderPatch(changes);
				return attempt(folder, () => {
					$node_fs_5.writeFileSync($node_path_3.join(folder, "summary.md"), summary);
					$node_fs_5.writeFileSync($node_path_3.join(folder, "result.json"), `${JSON.stringify(result, void 0, 2)}\n`);
					$node_fs_5.writeFileSync($node_path_3.join(folder, "changes.patch"), patch);
				});
			}
			function attempt(folder, write) {
				try {
					write();
					return (0, $start_start_11.success)(void 0);
				} catch (error) {
					let { code = "error" } = error;
					return (0, $start_start_11.failure)(ERRORS.cannotWrite(folder, code));
				}
			}
			let ERRORS = { cannotWrite: (folder, code) => (0, $base_tool_errors_11.toolError)("io_error", `Cannot write reports in '${folder}': ${code}`, "Choose a folder that you can write to.") };
		},
		2262: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Jo: () => runOptionNames,
				Ku: () => runOptions,
				ft: () => describeRunOptions,
				nZ: () => NO_RUN_OPTIONS
			});
			var $start_start_15 = __nccwpck_require__(6890);
			var $git_seal_git_3 = __nccwpck_require__(7760);
			var $core_work_11 = __nccwpck_require__(3660);
			var $tool_call_command_9 = __nccwpck_require__(1458);
			//! src/cli/options/run-options.ts
			let NO_RUN_OPTIONS = {
				word: void 0,
				root: void 0,
				inputs: [],
				inputsFile: void 0,
				out: void 0,
				trust: void 0,
				branch: void 0,
				allowHosts: [],
				commit: !1,
				yes: !1,
				json: !1,
				stat: !1,
				verbose: !1,
				help: !1
			};
			let flag = { type: "boolean" };
			let value = { type: "string" };
			let list = {
				type: "string",
				multiple: !0
			};
			let COMMON = {
				root: value,
				json: flag,
				stat: flag,
				"no-pager": flag,
				verbose: {
					...flag,
					short: "v"
				},
				help: {
					...flag,
					short: "h"
				}
			};
			let MAKING = {
				input: {
					...list,
					short: "i"
				},
				inputs: value,
				out: value,
				trust: value,
				"allow-host": list,
				yes: {
					...flag,
					short: "y"
				}
			};
			let APPLY = {
				commit: flag,
				branch: value
			};
			let TAKES = {
				preview: {
					...COMMON,
					...MAKING
				},
				check: {
					...COMMON,
					...MAKING
				},
				run: {
					...COMMON,
					...MAKING,
					...APPLY
				},
				apply: {
					...COMMON,
					...APPLY,
					out: value,
					yes: {
						...flag,
						short: "y"
					}
				},
				undo: {
					...COMMON,
					...APPLY,
					out: value,
					yes: {
						...flag,
						short: "y"
					}
				}
			};
			function runOptions(command) {
				let table = TAKES[command];
				return (0, $core_work_11.readOptions)({
					command,
					table
				}, ({ values, positionals }, wrong) => {
					let [word, ...others] = positionals;
					let extra = "input" in table ? others.find((text) => !text.includes("=")) : others[0];
					if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in table ? ". Write inputs as name=value" : ""}`);
					let given = values;
					if (given.commit && given.branch !== void 0) return wrong("--commit and --branch cannot be combined");
					let notBranch = given.branch === void 0 ? void 0 : (0, $git_seal_git_3.checkBranchName)(given.branch);
					if (notBranch !== void 0) return (0, $start_start_15.failure)(notBranch);
					let notHost = (0, $tool_call_command_9.checkAllowedHosts)(given["allow-host"] ?? []);
					if (notHost !== void 0) return (0, $start_start_15.failure)(notHost);
					return (0, $start_start_15.success)({
						word,
						root: given.root,
						inputs: [...given.input ?? [], ...others],
						inputsFile: given.inputs,
						out: given.out,
						trust: given.trust,
						branch: given.branch,
						allowHosts: given["allow-host"] ?? [],
						commit: given.commit ?? !1,
						yes: given.yes ?? !1,
						json: given.json ?? !1,
						stat: given.stat ?? !1,
						verbose: given.verbose ?? !1,
						help: given.help ?? !1
					});
				});
			}
			function describeRunOptions(command, texts, elsewhere = []) {
				return Object.entries(texts).filter(([name]) => Object.hasOwn(TAKES[command], name) && !elsewhere.includes(name)).map(([, text]) => `  ${text}\n`).join("");
			}
			function runOptionNames(command) {
				return Object.keys(TAKES[command]).map((name) => `--${name}`);
			}
		},
		1852: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				runRecipe: () => runRecipe,
				run_recipe_command_exports: () => run_recipe_command_exports
			});
			var $start_runtime = __nccwpck_require__(9262);
			var $app_apply_saved = __nccwpck_require__(503);
			var $app_plan_place_5 = __nccwpck_require__(944);
			var $app_plan_recipe = __nccwpck_require__(825);
			var $app_trust_3 = __nccwpck_require__(8379);
			var $app_user_files_5 = __nccwpck_require__(2416);
			var $base_reasons = __nccwpck_require__(418);
			var $start_start_13 = __nccwpck_require__(6890);
			var $tool_call_work_3 = __nccwpck_require__(9086);
			var $plan_plan_outcome = __nccwpck_require__(6395);
			var $report_annotations_3 = __nccwpck_require__(3566);
			var $texts_prompt_texts_3 = __nccwpck_require__(275);
			var $report_files_2 = __nccwpck_require__(5102);
			var $run_report_3 = __nccwpck_require__(9808);
			var $approvers_2 = __nccwpck_require__(6682);
			var $tool_call_command_11 = __nccwpck_require__(1458);
			var $report_step_ticker = __nccwpck_require__(6771);
			var $start_terminal_15 = __nccwpck_require__(9708);
			//! src/cli/terminal/step-lines.ts
			var StepLines = class {
				#console;
				#ticker;
				#timer;
				#startedAt;
				#pausedAt = 0;
				#drawnAt = 0;
				#frame = 0;
				#hasText = !1;
				#shown = 0;
				#repeated = 0;
				#held = "";
				constructor(console) {
					this.#console = console;
					this.#ticker = new $report_step_ticker.StepTicker(console.errStyle);
					this.#startedAt = (0, $tool_call_work_3.elapsedMs)();
					console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
				}
				take = (event) => {
					event.kind === "step_started" && (this.#startedAt = (0, $tool_call_work_3.elapsedMs)());
					let lines = this.#ticker.take(event);
					this.#repeated > 0 && lines !== "" ? this.#repeated-- : this.#held !== "" || isWaiting(event) ? this.#held += lines : this.#show(lines);
					event.kind === "progress" && (0, $tool_call_work_3.elapsedMs)() - this.#drawnAt >= 100 && this.#draw();
				};
				pause() {
					this.#clear();
					this.#hasText && this.#console.isErrTerminal && this.#console.err("\n");
					this.#hasText = !0;
					this.#drawnAt = Infinity;
					this.#pausedAt = (0, $tool_call_work_3.elapsedMs)();
				}
				resume() {
					this.#drawnAt = 0;
					this.#startedAt += (0, $tool_call_work_3.elapsedMs)() - this.#pausedAt;
				}
				restart() {
					this.resume();
					this.#ticker = new $report_step_ticker.StepTicker(this.#console.errStyle);
					this.#repeated = this.#shown;
					this.#held = "";
				}
				end() {
					clearInterval(this.#timer);
					this.#show(this.#held);
					this.#clear();
					this.#shown > 0 && this.#console.isErrTerminal && this.#console.err("\n");
				}
				#show(lines) {
					if (lines === "") return;
					this.#shown++;
					this.#hasText = !0;
					this.#clear();
					this.#console.err(lines);
				}
				#draw() {
					if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
					let line = this.#ticker.live(this.#frame++, (0, $tool_call_work_3.elapsedMs)() - this.#startedAt);
					if (line === void 0) return;
					this.#console.err(`\r${(0, $start_terminal_15.fitLine)(line, this.#console.errColumns)}\u001b[K`);
					this.#drawnAt = (0, $tool_call_work_3.elapsedMs)();
				}
				#clear() {
					this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
					this.#drawnAt !== Infinity && (this.#drawnAt = 0);
				}
			};
			function isWaiting(event) {
				return event.kind === "step_finished" && event.ending === "deferred";
			}
			//! src/cli/run-recipe-command.ts
			var run_recipe_command_exports = (0, $start_runtime.__exportAll)({ runRecipe: () => runRecipe });
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
			async function runRecipe(mode, options, invocation, prepared) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let folder = (0, $report_files_2.openReportFolder)(options, invocation);
					if (!folder.ok) return (0, $run_report_3.reportUnprepared)({
						kind: "error",
						error: folder.error
					}, {
						options,
						invocation
					});
					let target = {
						options,
						invocation,
						folder: folder.value
					};
					let recorder = new $plan_plan_outcome.StepRecorder();
					let planned = await planRun({
						mode,
						options,
						invocation,
						prepared
					}, recorder);
					if (!planned.ok) return (0, $run_report_3.reportUnprepared)(planned.error, target);
					let { run, made } = planned.value;
					__addDisposableResource(env_1, made.loaded, !0);
					let places = await (0, $app_apply_saved.protectedPlaces)(run.opened, run.config);
					let report = async (ending, plan) => (0, $report_annotations_3.makePlanReport)({
						recipe: run.recipe,
						inputs: run.inputs,
						outcome: made.outcome,
						plan,
						steps: recorder.steps,
						places,
						ending
					});
					return await conclude({
						mode,
						options,
						invocation,
						prepared
					}, planned.value, {
						report,
						target
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function planRun(run, recorder) {
				let lines = new StepLines(run.invocation.console);
				try {
					return await planTrusted(run, {
						recorder,
						lines
					});
				} finally {
					lines.end();
				}
			}
			async function planTrusted(run, reporting) {
				let { mode, options, invocation } = run;
				let planned = await planOnce(run, reporting, options.trust);
				let isWanted = mode === "run" || options.yes;
				if (!planned.ok || !isWanted || planned.value.made.outcome.kind !== "gated") return planned;
				let { trust, run: prepared, made } = planned.value;
				if (trust === void 0 || trust.isTrusted) return planned;
				await made.loaded?.[Symbol.asyncDispose]();
				let { recorder, lines } = reporting;
				lines.pause();
				let untrusted = await (0, $approvers_2.askToTrust)({
					trust,
					run: prepared,
					given: void 0,
					invocation
				});
				lines.restart();
				if (untrusted !== void 0) return (0, $start_start_13.failure)({
					kind: "error",
					error: untrusted
				});
				recorder.reset();
				return planOnce(run, reporting, trust.hash);
			}
			function planOnce(run, { recorder, lines }, trusted) {
				let { options, invocation, prepared } = run;
				return (0, $app_plan_recipe.planRecipe)({
					surroundings: invocation,
					recipe: prepared ?? options,
					consent: consentOf(run, lines, trusted),
					emit(event) {
						recorder.record(event);
						options.json || lines.take(event);
					},
					allowHosts: options.allowHosts,
					verbose: options.verbose
				});
			}
			function consentOf(run, lines, trusted) {
				let { options } = run;
				return {
					async trust(found, prepared) {
						if (trusted === void 0) return (0, $start_start_13.success)(found);
						let decision = (0, $app_trust_3.decideTrust)(found, prepared, trusted);
						if (decision.kind !== "trusted") return (0, $start_start_13.failure)(decision.error);
						return (0, $start_start_13.success)({
							...found,
							isTrusted: !0,
							isRemembered: found.isRemembered || options.trust === void 0
						});
					},
					approver: (trust, prepared) => callApprover(run, lines, {
						trust,
						prepared
					})
				};
			}
			function callApprover({ mode, options, invocation }, lines, { trust, prepared }) {
				if (!trust.isTrusted) return $tool_call_work_3.NO_APPROVER;
				if (options.yes) return $tool_call_work_3.CONSENTED;
				let { console, env, signal } = invocation;
				if (mode !== "run" || !console.isInteractive || options.json) return $tool_call_work_3.NO_APPROVER;
				return (0, $approvers_2.terminalApprover)({
					console,
					root: prepared.opened.tree.folder,
					approvalsFile: (0, $app_user_files_5.approvalsFile)(env),
					signal,
					lines
				});
			}
			async function conclude(run, planned, { report, target }) {
				let { mode, options } = run;
				let { outcome, record, loaded } = planned.made;
				let { trust } = planned;
				let reportOn = (plan, ending) => report({
					...ending,
					next: (0, $run_report_3.nextCommands)({
						reason: ending.reason,
						options,
						...trust && { trust },
						plan
					})
				}, plan);
				let endWith = async (plan, ending, hasShown = !1) => (0, $run_report_3.reportRun)(await reportOn(plan, ending), {
					...target,
					hasShown
				});
				let end = (ending, hasShown = !1) => endWith(record, ending, hasShown);
				if (outcome.kind === "failed") return end({ reason: (0, $base_reasons.reasonOf)(outcome.failure.error) });
				let unfinished = mode === "check" ? (0, $plan_plan_outcome.findTimedOut)(outcome) : void 0;
				if (loaded === void 0 && unfinished !== void 0) return end({
					reason: "check_incomplete",
					detail: `${unfinished}.`
				});
				if (loaded === void 0) return end((0, $report_annotations_3.cleanEnding)({
					outcome,
					plan: record
				}));
				if (mode === "check") return end({ reason: outcome.kind === "gated" ? "gated" : "changes_found" });
				let place = (0, $app_plan_place_5.planPlace)(planned.run.opened);
				let isShownOnly = outcome.kind === "gated" || mode === "preview";
				let reason = outcome.kind === "gated" ? "gated" : "previewed";
				let [saved, shown] = await Promise.all([place.store.save(loaded, { isPreviewed: !0 }), isShownOnly ? reportOn(loaded.plan, { reason }) : void 0]);
				if (!saved.ok) return endWith(void 0, (0, $report_annotations_3.outcomeOf)(saved.error));
				if (shown !== void 0) return (0, $run_report_3.reportRun)(shown, target);
				return applyRun(run, planned, {
					loaded,
					place,
					end,
					show: async () => (0, $run_report_3.printPlan)(await report({
						reason: "previewed",
						next: []
					}, loaded.plan), target)
				});
			}
			async function applyRun({ options, invocation }, { run, approve }, { loaded, place, end, show }) {
				let { console, env, signal } = invocation;
				let { opened, config } = run;
				let canAsk = console.isInteractive && !options.yes && !options.json;
				canAsk && await show();
				let impossible = canAsk ? await (0, $app_apply_saved.checkLoaded)({
					loaded,
					place,
					options,
					opened,
					surroundings: invocation
				}) : void 0;
				if (impossible !== void 0) return end((0, $report_annotations_3.outcomeOf)(impossible), !0);
				let refusal = await approve(loaded, options.yes ? $tool_call_work_3.CONSENTED : canAsk ? (0, $approvers_2.terminalApprover)({
					console,
					root: opened.tree.folder,
					approvalsFile: (0, $app_user_files_5.approvalsFile)(env),
					signal,
					isShown: !0,
					places: () => (0, $app_apply_saved.protectedPlaces)(opened, config)
				}) : $tool_call_work_3.NO_APPROVER, () => options.json ? void 0 : console.err(console.errStyle.dim($texts_prompt_texts_3.PROMPT_TEXTS.ruleApproved((0, $app_user_files_5.approvalsFile)(env)))));
				if (refusal !== void 0) return end({ reason: (0, $base_reasons.reasonOf)(refusal) }, canAsk);
				let applied = await (0, $tool_call_command_11.withProgress)(console, "apply", (progress) => (0, $app_apply_saved.applyLoaded)({
					loaded,
					place,
					options,
					opened,
					surroundings: invocation,
					progress
				}));
				return end(applied.ok ? applied.value : (0, $report_annotations_3.outcomeOf)(applied.error), canAsk);
			}
		},
		9808: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				failEarly: () => failEarly,
				nextCommands: () => nextCommands,
				printPlan: () => printPlan,
				reportApplied: () => reportApplied,
				reportRun: () => reportRun,
				reportUnprepared: () => reportUnprepared,
				run_report_exports: () => run_report_exports,
				showChanges: () => showChanges
			});
			var $start_runtime = __nccwpck_require__(9262);
			var $base_digest_5 = __nccwpck_require__(8443);
			var $base_reasons_3 = __nccwpck_require__(418);
			var $core_work_15 = __nccwpck_require__(3660);
			var $plan_plan_of_call = __nccwpck_require__(3171);
			var $reader_work_7 = __nccwpck_require__(7028);
			var $report_hunk_lines = __nccwpck_require__(1320);
			var $report_annotations_5 = __nccwpck_require__(3566);
			var $start_start_17 = __nccwpck_require__(6890);
			var $report_terminal_diff = __nccwpck_require__(684);
			var $report_terminal_plan = __nccwpck_require__(4216);
			var $texts_next_texts = __nccwpck_require__(5624);
			var $start_terminal_17 = __nccwpck_require__(9708);
			//! src/cli/run-report.ts
			var run_report_exports = (0, $start_runtime.__exportAll)({ failEarly: () => failEarly });
			async function printPlan(report, { options, invocation: { console } }) {
				options.json || await console.page(`${(0, $report_terminal_plan.renderPlan)(report, console.outStyle, options)}\n`);
			}
			async function reportRun(report, target) {
				let { options, invocation, hasShown, folder } = target;
				let { console } = invocation;
				if (options.json) console.data(`${(0, $start_start_17.printableJson)((await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9828, 23)).then((n) => n.plan_result_exports)).planResult(report), 2)}\n`);
				else {
					hasShown || await printPlan(report, target);
					console.out((0, $report_terminal_plan.renderOutcome)(report.ending, console.outStyle));
				}
				let code = (0, $base_reasons_3.exitCodeOf)(report.ending.reason);
				if (folder === void 0) return code;
				let { writePlanFiles } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 5102)).then((n) => n.report_files_exports);
				return tellWritten(await writePlanFiles(report, folder), code, console);
			}
			async function reportUnprepared(unprepared, target) {
				let { console } = target.invocation;
				let { json } = target.options;
				switch (unprepared.kind) {
					case "error": {
						let { error } = unprepared;
						json || console.err((0, $core_work_15.renderError)(error, console.errStyle));
						return reportBare({
							error,
							ending: {
								...(0, $report_annotations_5.outcomeOf)(error),
								next: []
							}
						}, target);
					}
					case "invalid_recipe": {
						let { files } = unprepared;
						let ending = {
							reason: "invalid_recipe",
							next: []
						};
						json || console.err((0, $reader_work_7.renderDiagnostics)(files, console.errStyle) + (0, $reader_work_7.renderValidation)(files, console.errStyle));
						let [only] = files.length === 1 ? files : [];
						let diagnostics = files.flatMap((file) => file.diagnostics);
						return reportBare({
							...only && { recipe: only.path },
							diagnostics,
							ending
						}, target, (0, $reader_work_7.diagnosticsRecord)(files));
					}
					case "invalid_inputs": {
						let { recipe, diagnostics } = unprepared;
						let ending = {
							reason: "invalid_inputs",
							next: [{
								command: `sous explain ${(0, $core_work_15.shellWord)(recipe)}`,
								does: $texts_next_texts.NEXT_TEXTS.explain
							}]
						};
						if (!json) {
							for (let { message, suggestion } of diagnostics) console.err((0, $core_work_15.renderError)({
								code: "invalid_arguments",
								message,
								suggestion
							}, console.errStyle));
							console.err((0, $report_terminal_plan.renderOutcome)(ending, console.errStyle));
						}
						return reportBare({
							recipe,
							diagnostics,
							ending
						}, target);
					}
				}
			}
			async function reportApplied(report, target) {
				let { console } = target.invocation;
				if (target.options.json) return reportBare(report, target);
				report.error !== void 0 && report.ending.next.length === 0 ? console.err((0, $core_work_15.renderError)(report.error, console.errStyle)) : console.out((0, $report_terminal_plan.renderOutcome)(report.ending, console.outStyle));
				return reportBare(report, target);
			}
			function failEarly(error, invocation, folder) {
				return reportUnprepared({
					kind: "error",
					error
				}, {
					options: { json: invocation.argv.includes("--json") },
					invocation,
					folder
				});
			}
			async function showChanges(changes, { console, places, isStat }) {
				let diffs = await (0, $report_hunk_lines.diffChanges)(changes);
				let render = isStat ? $report_terminal_diff.renderStat : $report_terminal_diff.renderDiff;
				await console.page(`${render({
					changes,
					diffs,
					places
				}, console.outStyle)}\n${(0, $report_hunk_lines.summarizeChanges)((0, $report_hunk_lines.recordChanges)(changes, diffs))}\n`);
			}
			async function reportBare(report, target, more = {}) {
				let { options, invocation, folder } = target;
				let { console } = invocation;
				options.json && console.data(`${(0, $start_start_17.printableJson)({
					...more,
					...(await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9828, 23)).then((n) => n.plan_result_exports)).bareResult(report)
				}, 2)}\n`);
				let code = (0, $base_reasons_3.exitCodeOf)(report.ending.reason);
				if (folder === void 0) return code;
				let { writeBareFiles } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 5102)).then((n) => n.report_files_exports);
				return tellWritten(await writeBareFiles(report, folder, target.changes), code, console);
			}
			function tellWritten(written, code, console) {
				if (written.ok) return code;
				console.err((0, $core_work_15.renderError)(written.error, console.errStyle));
				return code === $start_terminal_17.EXIT.done ? $start_terminal_17.EXIT.failed : code;
			}
			function nextCommands({ reason, options, trust, plan }) {
				let root = options.root === void 0 ? [] : ["--root", options.root];
				let digest = plan?.digest === void 0 ? "" : (0, $base_digest_5.shortDigest)(plan.digest);
				let isOfCall = () => plan !== void 0 && (0, $plan_plan_of_call.callOfPlan)(plan) !== void 0;
				let needsTrust = trust === void 0 || trust.isRemembered ? [] : ["--trust", trust.hash];
				let asTrusted = options.trust === void 0 ? [] : needsTrust;
				switch (reason) {
					case "approval_needed":
						if (isOfCall()) return [command([
							"plans",
							digest,
							...root
						], $texts_next_texts.NEXT_TEXTS.show), command([
							"apply",
							digest,
							...root,
							...target(options),
							"--yes"
						], $texts_next_texts.NEXT_TEXTS.apply)];
						return [command([
							"apply",
							digest,
							...root,
							...target(options)
						], $texts_next_texts.NEXT_TEXTS.apply)];
					case "previewed": return [command([
						"apply",
						digest,
						...root,
						...target(options)
					], isOfCall() ? $texts_next_texts.NEXT_TEXTS.ask : $texts_next_texts.NEXT_TEXTS.apply)];
					case "applied":
					case "committed": return options.branch === void 0 ? [command([
						"undo",
						digest,
						...root
					], $texts_next_texts.NEXT_TEXTS.undo)] : [switchTo(options.branch, options.root), command([
						"undo",
						digest,
						...root
					], $texts_next_texts.NEXT_TEXTS.undoOnBranch)];
					case "gated": {
						let asks = command([
							"run",
							...again(options),
							...asTrusted
						], $texts_next_texts.NEXT_TEXTS.askAboutCall);
						if (trust === void 0) return [asks];
						return [asks, command([
							"run",
							...again(options),
							"--yes",
							...needsTrust
						], $texts_next_texts.NEXT_TEXTS.approveCall)];
					}
					case "changes_found": return [command([
						"run",
						...again(options),
						...asTrusted
					], $texts_next_texts.NEXT_TEXTS.runAgain)];
					case "stale": return trust === void 0 || options.word === void 0 ? [] : [command([
						"preview",
						...again({
							...options,
							commit: !1,
							branch: void 0
						}),
						...asTrusted
					], $texts_next_texts.NEXT_TEXTS.previewAgain)];
					case "failed:apply_unfinished": return [command(["recover", ...root], $texts_next_texts.NEXT_TEXTS.recover), command([
						"apply",
						digest,
						...root,
						...target(options)
					], $texts_next_texts.NEXT_TEXTS.applyAfterRecovery)];
					default: return trust === void 0 || plan === void 0 || !reason.startsWith("failed:") ? [] : [command([
						"apply",
						digest,
						...root,
						...target(options)
					], $texts_next_texts.NEXT_TEXTS.applyLater)];
				}
			}
			function again({ word, inputs, inputsFile, root, allowHosts, ...rest }) {
				return [
					word ?? "",
					...inputs,
					...inputsFile === void 0 ? [] : ["--inputs", inputsFile],
					...allowHosts.flatMap((host) => ["--allow-host", host]),
					...root === void 0 ? [] : ["--root", root],
					...target(rest)
				];
			}
			function target({ commit, branch }) {
				return [...commit ? ["--commit"] : [], ...branch === void 0 ? [] : ["--branch", branch]];
			}
			function switchTo(branch, root) {
				return {
					command: [
						"git",
						...root === void 0 ? [] : ["-C", root],
						"switch",
						branch
					].map($core_work_15.shellWord).join(" "),
					does: $texts_next_texts.NEXT_TEXTS.switch
				};
			}
			function command(words, does) {
				return {
					command: ["sous", ...words].map($core_work_15.shellWord).join(" "),
					does
				};
			}
		},
		6583: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { serve_command_exports: () => serve_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_user_files_7 = __nccwpck_require__(2416);
			var $base_digest_7 = __nccwpck_require__(8443);
			var $start_start_3 = __nccwpck_require__(6890);
			var $core_work = __nccwpck_require__(3660);
			var $start_terminal_7 = __nccwpck_require__(9708);
			var $tool_call_command_13 = __nccwpck_require__(1458);
			var $served_root_2 = __nccwpck_require__(8872);
			var $node_path_5 = __nccwpck_require__(6760);
			var $late_crypto = __nccwpck_require__(6959);
			//! src/cli/commands/serve-command.ts
			var serve_command_exports = (0, $start_runtime.__exportAll)({ serveCommand: () => serveCommand });
			let MAX_RATE = 1e5;
			let TABLE = {
				root: $core_work.VALUE,
				port: {
					...$core_work.VALUE,
					default: "0"
				},
				rate: {
					...$core_work.VALUE,
					default: "10"
				},
				"token-file": $core_work.VALUE,
				yes: {
					...$core_work.FLAG,
					short: "y"
				},
				"allow-host": {
					...$core_work.VALUE,
					multiple: !0,
					default: []
				},
				verbose: $core_work.FLAG,
				help: $core_work.HELP
			};
			let OPTIONS = (0, $core_work.readOptions)({
				command: "serve",
				table: TABLE,
				maxWords: 0
			}, ({ values }, wrong) => {
				let { root, port, rate, yes, verbose, help, "token-file": tokenFile, "allow-host": allowHosts } = values;
				if (!(0, $served_root_2.s)(port)) return wrong(`--port: '${port}' is not a port`);
				if (rate !== "off" && (!/^[1-9]\d{0,5}$/.test(rate) || Number(rate) > MAX_RATE)) return wrong(`--rate: '${rate}' is neither 'off' nor a whole number from 1 to ${MAX_RATE}`);
				let notHost = (0, $tool_call_command_13.checkAllowedHosts)(allowHosts);
				if (notHost !== void 0) return (0, $start_start_3.failure)(notHost);
				return (0, $start_start_3.success)({
					root,
					port: Number(port),
					rate: rate === "off" ? rate : Number(rate),
					tokenFile,
					yes,
					allowHosts,
					verbose,
					help
				});
			});
			let serveCommand = (0, $core_work.defineCommand)({
				usage: (texts) => texts.serve,
				options: OPTIONS,
				run: openAndServe
			});
			async function openAndServe(options, given) {
				let invocation = {
					...given,
					trustsPatterns: !1,
					opensAnyRecipe: !1
				};
				let root = (0, $served_root_2.P)(invocation.folder, options.root);
				if (!root.ok) return (0, $start_terminal_7.fail)(root.error, invocation);
				let { openBundles } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8658, 23)).then((n) => n.open_bundles_exports);
				let bundles = await openBundles(invocation, root.value);
				return bundles.ok ? serve(bundles.value, options, invocation) : (0, $start_terminal_7.fail)(bundles.error, invocation);
			}
			async function serve(bundles, options, invocation) {
				let { console, env } = invocation;
				let [{ listen }, { replacePrivateFile }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6881)).then((n) => n.listen_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1013, 23)).then((n) => n.real_disk_exports)]);
				let token = (0, $late_crypto.randomBytes)(32).toString("base64url");
				let tokenFile = options.tokenFile ?? $node_path_5.join((0, $app_user_files_7.stateFolder)(env), "serve", `${(0, $base_digest_7.sha256)(Buffer.from(bundles.root)).slice(0, 16)}.token`);
				replacePrivateFile($node_path_5.resolve(invocation.folder, tokenFile), `${token}\n`);
				return listen({
					...options,
					bundles,
					invocation,
					token,
					ports: [options.port],
					listening(port) {
						console.out(`Listening on http://127.0.0.1:${port}\n`);
						console.err(`The token is in ${(0, $start_start_3.printableLine)(tokenFile)}\n`);
					}
				});
			}
		},
		8872: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				P: () => findServedRoot,
				s: () => isPort
			});
			var $app_user_files_9 = __nccwpck_require__(2416);
			var $base_tool_errors_11 = __nccwpck_require__(773);
			var $start_start_11 = __nccwpck_require__(6890);
			var $node_fs_5 = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
			//! src/cli/served-root.ts
			function findServedRoot(folder, named, home = process.env.HOME || (0, $app_user_files_9.homeOfUser)()) {
				let shown = named ?? folder;
				let root;
				try {
					root = $node_fs_5.realpathSync($node_path_3.resolve(folder, named ?? "."));
					if (!$node_fs_5.statSync(root).isDirectory()) return (0, $start_start_11.failure)(ERRORS.refused(`--root: '${shown}' is not a directory`));
				} catch (error) {
					let { code, message } = error;
					return (0, $start_start_11.failure)(ERRORS.refused(`--root: ${code === "ENOENT" ? `Folder '${shown}' does not exist` : message}`));
				}
				if ($node_path_3.dirname(root) === root) return (0, $start_start_11.failure)(ERRORS.refused("Sous does not serve a whole disk"));
				if (named === void 0 && root === realHome(home)) return (0, $start_start_11.failure)(ERRORS.refused("Sous does not serve a whole home folder unless you name it"));
				return (0, $start_start_11.success)(root);
			}
			function isPort(text) {
				return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
			}
			function realHome(home) {
				try {
					return $node_fs_5.realpathSync(home);
				} catch {
					return;
				}
			}
			let ERRORS = { refused: (message) => (0, $base_tool_errors_11.toolError)("invalid_arguments", message, "Choose the folder of one project with --root DIR.") };
		},
		6513: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				askedFor: () => askedFor,
				show_saved_plan_exports: () => show_saved_plan_exports
			});
			var $start_runtime = __nccwpck_require__(9262);
			var $app_apply_saved = __nccwpck_require__(503);
			var $reader_work_9 = __nccwpck_require__(7028);
			var $core_work_15 = __nccwpck_require__(3660);
			var $app_open_saved_plans_3 = __nccwpck_require__(8226);
			var $app_plan_place_7 = __nccwpck_require__(944);
			var $apply_apply_plan = __nccwpck_require__(7864);
			var $start_start_13 = __nccwpck_require__(6890);
			var $plan_plan_of_call_3 = __nccwpck_require__(3171);
			var $report_annotations_7 = __nccwpck_require__(3566);
			var $report_saved_run = __nccwpck_require__(1223);
			var $start_terminal_19 = __nccwpck_require__(9708);
			var $run_options_5 = __nccwpck_require__(2262);
			var $run_report_3 = __nccwpck_require__(9808);
			//! src/cli/show-saved-plan.ts
			var show_saved_plan_exports = (0, $start_runtime.__exportAll)({ showSavedPlan: () => showSavedPlan });
			async function showSavedPlan({ word, opened, options, invocation }) {
				let found = pickPlan(word, await (0, $app_open_saved_plans_3.listSavedPlans)(opened, invocation, word));
				if (!found.ok) return (0, $start_terminal_19.fail)(found.error, invocation);
				let { store, target } = (0, $app_plan_place_7.planPlace)(opened);
				let stored = await store.load(found.value.digest);
				if (!stored.ok) return (0, $start_terminal_19.fail)(stored.error, invocation);
				let { plan } = stored.value;
				let waits = (0, $report_saved_run.waitingStep)(plan);
				let folder = (0, $app_open_saved_plans_3.folderOfPlan)(opened, plan);
				let there = folder === opened.tree.folder ? (0, $start_start_13.success)(opened) : await (0, $core_work_15.openFolder)(invocation, folder);
				let home = there.ok ? there.value : opened;
				let { tree } = home;
				let run = (0, $report_saved_run.storedRun)({
					stored: stored.value,
					recipe: (0, $report_saved_run.recordedRecipe)(plan),
					places: await (0, $app_apply_saved.protectedPlaces)(home),
					waiting: waits && await (0, $reader_work_9.findAnyTool)(waits.tool, (0, $reader_work_9.bundleToolsIn)(tree))
				});
				let root = (0, $app_open_saved_plans_3.rootOfPlan)(opened, plan, options.root);
				let { commit } = found.value;
				let branch = commit && tree.repository && await new $apply_apply_plan.ApplyRepository(target.git, tree.repository).branchElsewhere(commit);
				let ending = endingFor(found.value, plan, {
					root,
					branch
				});
				await (0, $run_report_3.reportRun)(await (0, $report_annotations_7.makePlanReport)({
					...run,
					isRecordOnly: !0,
					ending
				}), {
					options,
					invocation
				});
				return $start_terminal_19.EXIT.done;
			}
			function pickPlan(word, plans) {
				let [first] = plans;
				if (first === void 0) return (0, $start_start_13.failure)($app_open_saved_plans_3.SAVED_PLAN_ERRORS.noSuchPlan(word));
				if (plans.length > 1) return (0, $start_start_13.failure)((0, $app_open_saved_plans_3.severalPlans)(word, plans.map(({ digest }) => digest)));
				return first.error === void 0 ? (0, $start_start_13.success)(first) : (0, $start_start_13.failure)(first.error);
			}
			let REASONS = {
				waiting: "previewed",
				applied: "already_applied",
				gated: "gated",
				changed: "stale",
				stale: "stale",
				damaged: "failed:plan_tampered"
			};
			let DETAILS = {
				changed: "Files were changed since this plan was applied. You can undo it once they are as it left them.",
				stale: "The branch or a file has changed since the preview, so this plan can no longer be applied."
			};
			function endingFor({ state, commit }, plan, where) {
				let [reason, detail] = [REASONS[state], DETAILS[state]];
				let options = {
					...$run_options_5.nZ,
					...askedFor(plan),
					...where
				};
				return {
					reason,
					next: (0, $run_report_3.nextCommands)({
						reason: state === "applied" ? "applied" : reason,
						options,
						plan
					}),
					...detail && { detail: detail + (state === "stale" ? remedyFor(plan) : "") },
					...commit && { commit }
				};
			}
			function remedyFor(plan) {
				return (0, $plan_plan_of_call_3.callOfPlan)(plan) === void 0 ? " Run the preview again." : " Make the call again.";
			}
			function askedFor({ recipe, inputs }) {
				return {
					word: recipe.path,
					inputs: Object.entries(inputs).map(([name, value]) => `${name}=${value}`)
				};
			}
		},
		6864: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { studio_command_exports: () => studio_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $reader_work_3 = __nccwpck_require__(7028);
			var $core_work_11 = __nccwpck_require__(3660);
			var $base_digest_9 = __nccwpck_require__(8443);
			var $start_start_7 = __nccwpck_require__(6890);
			var $tool_call_work_7 = __nccwpck_require__(9086);
			var $texts_studio_texts = __nccwpck_require__(7147);
			var $start_terminal_5 = __nccwpck_require__(9708);
			var $tool_call_command_15 = __nccwpck_require__(1458);
			var $served_root_3 = __nccwpck_require__(8872);
			var $late_crypto_3 = __nccwpck_require__(6959);
			//! src/cli/commands/studio-command.ts
			var studio_command_exports = (0, $start_runtime.__exportAll)({ studioCommand: () => studioCommand });
			let TABLE = {
				root: $core_work_11.VALUE,
				port: $core_work_11.VALUE,
				"no-open": $core_work_11.FLAG,
				"allow-host": {
					...$core_work_11.VALUE,
					multiple: !0,
					default: []
				},
				verbose: $core_work_11.FLAG,
				help: $core_work_11.HELP
			};
			let OPTIONS = (0, $core_work_11.readOptions)({
				command: "studio",
				table: TABLE,
				maxWords: 0
			}, ({ values }, wrong) => {
				let { root, port, verbose, help, "no-open": noOpen, "allow-host": allowHosts } = values;
				if (port !== void 0 && !(0, $served_root_3.s)(port)) return wrong(`--port: '${port}' is not a port`);
				let notHost = (0, $tool_call_command_15.checkAllowedHosts)(allowHosts);
				if (notHost !== void 0) return (0, $start_start_7.failure)(notHost);
				return (0, $start_start_7.success)({
					root,
					port: port === void 0 ? void 0 : Number(port),
					opensBrowser: !noOpen,
					allowHosts,
					verbose,
					help
				});
			});
			let studioCommand = (0, $core_work_11.defineCommand)({
				usage: (texts) => texts.studio,
				options: OPTIONS,
				run: openAndServe
			});
			async function openAndServe(options, given) {
				let invocation = {
					...given,
					trustsPatterns: !1,
					opensAnyRecipe: !1
				};
				let root = (0, $served_root_3.P)(options.root === void 0 ? (0, $reader_work_3.homeFolder)(given.folder) : given.folder, options.root);
				if (!root.ok) return (0, $start_terminal_5.fail)(root.error, invocation);
				let { openBundles } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8658, 23)).then((n) => n.open_bundles_exports);
				let bundles = await openBundles(invocation, root.value);
				return bundles.ok ? serve(bundles.value, options, invocation) : (0, $start_terminal_5.fail)(bundles.error, invocation);
			}
			async function serve(bundles, options, invocation) {
				let { console, program } = invocation;
				let [{ listen }, { pagesFolder, servePages }, { tokenCheck }, { loadConfig }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6881)).then((n) => n.listen_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9295, 23)).then((n) => n.serve_pages_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7577, 23)).then((n) => n.guards_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9661, 23)).then((n) => n.load_config_exports)
				]);
				let [token, session, ticket] = [
					newSecret(),
					newSecret(),
					newSecret()
				];
				let [isToken, isTicket] = [tokenCheck(token), tokenCheck(ticket)];
				let isTicketUsed = !options.opensBrowser;
				let cookie = "";
				let config = await loadConfig(bundles.opened.tree, $tool_call_work_7.realClock.now());
				let app = servePages({
					folder: pagesFolder(program),
					language: invocation.env.SOUS_LANG,
					usualLanguage: config.ok ? config.value.config.language : $core_work_11.DEFAULT_CONFIG.language,
					signIn(authorization) {
						let isFirst = !isTicketUsed && isTicket(authorization);
						isTicketUsed ||= isFirst;
						return isFirst || isToken(authorization) ? cookie : void 0;
					}
				});
				return listen({
					...options,
					bundles,
					invocation,
					token,
					ports: options.port === void 0 ? [usualPort(bundles.root), 0] : [options.port],
					rate: "off",
					yes: !1,
					pages: {
						app,
						cookie: () => cookie
					},
					listening(port) {
						cookie = `sous-${port}=${session}`;
						let address = `http://127.0.0.1:${port}/studio/#token=`;
						console.out($texts_studio_texts.STUDIO_TEXTS.listening((0, $start_start_7.printableLine)(bundles.root), `${address}${token}`));
						options.opensBrowser && openBrowser(`${address}${ticket}`, bundles);
					}
				});
			}
			function newSecret() {
				return (0, $late_crypto_3.randomBytes)(32).toString("base64url");
			}
			let [FIRST_PORT, PORTS] = [2e4, 2e4];
			function usualPort(root) {
				return FIRST_PORT + Number.parseInt((0, $base_digest_9.sha256)(Buffer.from(root)).slice(0, 8), 16) % PORTS;
			}
			let OPENERS = {
				darwin: "open",
				win32: "explorer"
			};
			async function openBrowser(address, { opened }) {
				let program = (0, $core_work_11.findProgram)(OPENERS[process.platform] ?? "xdg-open", opened.programs);
				if (program === void 0) return;
				let { spawn } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 23));
				spawn(program, [address], {
					stdio: "ignore",
					detached: !0
				}).on("error", () => void 0).unref();
			}
		},
		5863: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tools_command_exports: () => tools_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $base_tool_errors_11 = __nccwpck_require__(773);
			var $core_work_11 = __nccwpck_require__(3660);
			var $tools_catalogue = __nccwpck_require__(6216);
			var $tools_config_tools = __nccwpck_require__(8101);
			var $start_terminal_7 = __nccwpck_require__(9708);
			//! src/cli/commands/tools-command.ts
			var tools_command_exports = (0, $start_runtime.__exportAll)({ toolsCommand: () => toolsCommand });
			let FORMATS = {
				table: async (tools, { console }) => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9163, 23)).then((n) => n.tool_help_exports)).renderToolsTable(tools, console.outStyle),
				markdown: async (tools) => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1923, 23)).then((n) => n.tool_docs_exports)).renderToolDocs(tools),
				json: async (tools) => asJson(tools.map($tools_catalogue.catalogueRecord)),
				async openai(tools, { env }) {
					let names = new $tools_config_tools.ToolNames(env.MCP_TOOL_PREFIX);
					return asJson(tools.map((tool) => (0, $tools_catalogue.functionDefinition)(tool, names.nameOf(tool.name))));
				},
				prompt: async (tools) => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9163, 23)).then((n) => n.tool_help_exports)).renderPrompt(tools)
			};
			let toolsCommand = (0, $core_work_11.defineCommand)({
				usage: (texts) => texts.tools(Object.keys(FORMATS).join("|")),
				options: $core_work_11.readWords,
				run: (_, invocation) => showTools(invocation)
			});
			async function showTools(invocation) {
				if (invocation.argv[0] === "search") return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 536)).then((n) => n.tools_search_command_exports)).toolsSearchCommand({
					...invocation,
					argv: invocation.argv.slice(1)
				});
				let words = invocation.argv.flatMap((word) => word.startsWith("--format=") ? ["--format", word.slice(9)] : [word]);
				let usage = (message, suggestion) => (0, $start_terminal_7.fail)((0, $base_tool_errors_11.toolError)("invalid_arguments", message, suggestion), invocation);
				let [option = "--format", format = option === "--json" ? "json" : "table", ...rest] = words;
				let unknown = option === "--format" || option === "--json" && words.length === 1 ? rest[0] : option;
				if (unknown !== void 0) return usage(`Unknown option '${unknown}'`, "Use --format FORMAT, or --json for --format json.");
				if (option === "--format" && words.length === 1) return usage("--format needs a value", `One of ${Object.keys(FORMATS).join(", ")}.`);
				let render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : void 0;
				if (render === void 0) {
					let meant = (0, $core_work_11.didYouMean)(format, Object.keys(FORMATS));
					return usage(`Unknown format '${format}'`, `${meant === void 0 ? "" : `Did you mean '${meant}'? `}One of ${Object.keys(FORMATS).join(", ")}.`);
				}
				let text = await render(await (0, $core_work_11.allTools)(), invocation);
				format === "table" ? invocation.console.out(text) : invocation.console.data(text);
				return $start_terminal_7.EXIT.done;
			}
			function asJson(value) {
				return `${JSON.stringify(value, void 0, 2)}\n`;
			}
		},
		536: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tools_search_command_exports: () => tools_search_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_open_bundles = __nccwpck_require__(7025);
			var $start_start_11 = __nccwpck_require__(6890);
			var $bundles_bundle_views_3 = __nccwpck_require__(352);
			var $core_work = __nccwpck_require__(3660);
			var $bundles_list_bundles_3 = __nccwpck_require__(7083);
			var $bundles_search_index = __nccwpck_require__(8818);
			var $start_terminal_5 = __nccwpck_require__(9708);
			//! src/cli/commands/tools-search-command.ts
			var tools_search_command_exports = (0, $start_runtime.__exportAll)({ toolsSearchCommand: () => toolsSearchCommand });
			let OPTIONS = (0, $core_work.readOptions)({
				command: "tools search",
				table: {
					all: $core_work.FLAG,
					json: $core_work.FLAG,
					root: $core_work.VALUE,
					help: $core_work.HELP
				}
			}, ({ values, positionals }, wrong) => {
				let q = positionals.join(" ");
				return q.trim() === "" && !values.help ? wrong("Search for what?") : (0, $start_start_11.success)({
					q,
					...values,
					root: values.root
				});
			});
			let toolsSearchCommand = (0, $core_work.defineCommand)({
				usage: (texts) => texts.toolsSearch,
				options: OPTIONS,
				run: search
			});
			async function search({ q, all, json, root }, invocation) {
				let { console } = invocation;
				let bundles = await (0, $app_open_bundles.openBundles)(invocation, root);
				if (!bundles.ok) return (0, $start_terminal_5.fail)(bundles.error, invocation);
				let views = await bundles.value.store.views();
				let page = (0, $bundles_list_bundles_3.searchTools)(views, new $bundles_search_index.SearchIndex(), {
					q,
					includeDisabled: all,
					pageSize: 50
				});
				if (!page.ok) return (0, $start_terminal_5.fail)(page.error, invocation);
				let rows = page.value.items.map((tool) => ({
					reference: (0, $core_work.referenceText)((0, $bundles_bundle_views_3.referenceOf)(tool)),
					about: aboutOf(tool),
					isEnabled: (0, $bundles_list_bundles_3.isOn)(tool, views)
				}));
				json ? console.data(`${(0, $start_start_11.printableJson)(rows, 2)}\n`) : rows.length === 0 ? console.err(`No tool matches '${(0, $start_start_11.printableLine)(q)}'.\n`) : console.out(`${(0, $start_terminal_5.textTable)(rows.map(({ reference, about, isEnabled }) => [reference, isEnabled ? about : `(off) ${about}`]), console.outStyle).join("\n")}\n`);
				return $start_terminal_5.EXIT.done;
			}
			function aboutOf({ description, displayName }) {
				return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
			}
		},
		9844: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { update_command_exports: () => update_command_exports });
			var $start_runtime = __nccwpck_require__(9262);
			var $app_update_recipes = __nccwpck_require__(734);
			var $base_tool_errors_3 = __nccwpck_require__(773);
			var $start_paths_3 = __nccwpck_require__(5582);
			var $start_start_7 = __nccwpck_require__(6890);
			var $core_work_7 = __nccwpck_require__(3660);
			var $start_terminal_11 = __nccwpck_require__(9708);
			var $run_options_6 = __nccwpck_require__(2262);
			var $report_files_3 = __nccwpck_require__(5102);
			var $run_recipe_command = __nccwpck_require__(1852);
			var $run_report_4 = __nccwpck_require__(9808);
			//! src/cli/commands/update-command.ts
			var update_command_exports = (0, $start_runtime.__exportAll)({ updateCommand: () => updateCommand });
			let TEXTS = {
				upToDate: "All recipes of other repositories are up to date.",
				none: "This repository uses no recipes of other repositories. 'sous update owner/repository/recipe' adds one.",
				new: "new here",
				may: "may",
				mayNow: "asks for more than before. It may now",
				question: "Accept these permissions? [y]es / [n]o "
			};
			let TABLE = {
				root: $core_work_7.VALUE,
				out: $core_work_7.VALUE,
				yes: {
					...$core_work_7.FLAG,
					short: "y"
				},
				json: $core_work_7.FLAG,
				stat: $core_work_7.FLAG,
				verbose: {
					...$core_work_7.FLAG,
					short: "v"
				},
				"accept-permissions": $core_work_7.FLAG,
				help: $core_work_7.HELP
			};
			let updateCommand = (0, $core_work_7.defineCommand)({
				usage: (texts) => texts.update,
				options: (0, $core_work_7.readOptions)({
					command: "update",
					table: TABLE
				}, ({ values, positionals }) => {
					let { "accept-permissions": acceptPermissions, root, out, ...flags } = values;
					return (0, $start_start_7.success)({
						...$run_options_6.nZ,
						...flags,
						root,
						out,
						words: positionals,
						acceptPermissions
					});
				}),
				refuse: (error, invocation) => (0, $run_report_4.failEarly)(error, invocation),
				run: update
			});
			async function update(options, invocation) {
				let { console } = invocation;
				let folder = (0, $report_files_3.openReportFolder)(options, invocation);
				if (!folder.ok) return (0, $run_report_4.reportUnprepared)({
					kind: "error",
					error: folder.error
				}, {
					options,
					invocation
				});
				let target = {
					options,
					invocation,
					folder: folder.value
				};
				let prepared = await (0, $app_update_recipes.prepareUpdate)({
					surroundings: invocation,
					root: options.root,
					words: options.words
				});
				if (!prepared.ok) return (0, $run_report_4.reportUnprepared)(prepared.error, target);
				let { moved, run, notAllowed, isUsed } = prepared.value;
				if (run === void 0 && !options.json) {
					console.out(`${isUsed ? TEXTS.upToDate : TEXTS.none}\n`);
					return $start_terminal_11.EXIT.done;
				}
				if (!options.json) for (let one of moved) await showMoved(one, options, invocation);
				notAllowed.length > 0 && invocation.notice({
					kind: "hint",
					text: (0, $app_update_recipes.allowAdvice)(notAllowed)
				});
				let refused = await refuseWider(prepared.value, options, invocation);
				if (refused !== void 0) return (0, $run_report_4.reportUnprepared)({
					kind: "error",
					error: refused
				}, target);
				if (run === void 0) return $start_terminal_11.EXIT.done;
				return (0, $run_recipe_command.runRecipe)("run", options, invocation, run);
			}
			async function showMoved({ from, to, places, before, after, gains }, { stat }, invocation) {
				let { console } = invocation;
				let style = console.outStyle;
				let was = from === void 0 ? TEXTS.new : commitOf(from);
				let at = places.map(({ file, line, column }) => `${file}:${line}:${column}`).join(", ");
				console.out(`${style.bold((0, $start_start_7.printableLine)(nameOf(to)))}  ${was} \u2192 ${commitOf(to)}${at === "" ? "" : style.dim(`  ${(0, $start_start_7.printableLine)(at)}`)}\n`);
				if (gains.length > 0) {
					let lead = from === void 0 ? TEXTS.may : style.yellow(TEXTS.mayNow);
					console.out(`  ${lead}:\n${gains.map((gain) => `    ${(0, $start_start_7.printableLine)(gain)}\n`).join("")}`);
				}
				let change = changeOf(nameOf(to), before?.text, after.text);
				change !== void 0 && await (0, $run_report_4.showChanges)([change], {
					console,
					places: {},
					isStat: stat
				});
			}
			function nameOf(text) {
				return text.slice(0, text.lastIndexOf("@"));
			}
			function commitOf(text) {
				return (0, $start_paths_3.parseRecipeRef)(text)?.commit.slice(0, 12) ?? text;
			}
			function changeOf(name, before, after) {
				let path = (0, $start_paths_3.parseRepoPath)(name);
				if (!path.ok || before === after) return;
				let [mode, bytes] = ["100644", Buffer.from(after)];
				if (before === void 0) return {
					kind: "create",
					path: path.value,
					after: bytes,
					mode
				};
				return {
					kind: "update",
					path: path.value,
					before: Buffer.from(before),
					after: bytes,
					mode,
					modeBefore: mode
				};
			}
			async function refuseWider(update, options, invocation) {
				let { console, signal } = invocation;
				let wider = (0, $app_update_recipes.checkWider)(update);
				if (wider === void 0 || options.acceptPermissions) return;
				if (!console.isInteractive || options.json || options.yes) return wider;
				let answer = (await console.ask(TEXTS.question, signal))?.trim().toLowerCase();
				if (answer === "y" || answer === "yes") return;
				return signal.aborted ? ERRORS.cancelled() : wider;
			}
			let ERRORS = { cancelled: () => (0, $base_tool_errors_3.toolError)("cancelled", "The run was cancelled", "Nothing was changed.") };
		},
		1013: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		3660: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		7760: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["seal-git"]();
			module.exports = {
				__esModule: !0,
				get checkBranchName() {
					return part().checkBranchName;
				}
			};
		},
		2340: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(9881)["frame-transport"]();
		},
		1783: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(9881)["served-folder"]();
		},
		3171: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-of-call"]();
			module.exports = {
				__esModule: !0,
				get callOfPlan() {
					return part().callOfPlan;
				}
			};
		},
		6395: (module, __unused_webpack_exports, __nccwpck_require__) => {
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
		1384: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).command();
			module.exports = {
				__esModule: !0,
				get recipeOptions() {
					return part().recipeOptions;
				}
			};
		},
		9661: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).work();
		},
		7028: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).work();
			module.exports = {
				__esModule: !0,
				get bundleToolsIn() {
					return part().bundleToolsIn;
				},
				get countDiagnostics() {
					return part().countDiagnostics;
				},
				get diagnosticRecord() {
					return part().diagnosticRecord;
				},
				get diagnosticsRecord() {
					return part().diagnosticsRecord;
				},
				get findAnyTool() {
					return part().findAnyTool;
				},
				get homeFolder() {
					return part().homeFolder;
				},
				get isValid() {
					return part().isValid;
				},
				get noRecipes() {
					return part().noRecipes;
				},
				get openRecipes() {
					return part().openRecipes;
				},
				get renderDiagnostics() {
					return part().renderDiagnostics;
				},
				get renderValidation() {
					return part().renderValidation;
				}
			};
		},
		3566: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887).annotations();
			module.exports = {
				__esModule: !0,
				get cleanEnding() {
					return part().cleanEnding;
				},
				get makePlanReport() {
					return part().makePlanReport;
				},
				get outcomeOf() {
					return part().outcomeOf;
				}
			};
		},
		6582: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["approval-display"]();
			module.exports = {
				__esModule: !0,
				get APPROVAL_QUESTION() {
					return part().APPROVAL_QUESTION;
				},
				get DIFF_HINT() {
					return part().DIFF_HINT;
				},
				get approvalAnswers() {
					return part().approvalAnswers;
				},
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
		9857: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["hunk-lines"]();
		},
		1320: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["hunk-lines"]();
			module.exports = {
				__esModule: !0,
				get diffChanges() {
					return part().diffChanges;
				},
				get recordChanges() {
					return part().recordChanges;
				},
				get summarizeChanges() {
					return part().summarizeChanges;
				}
			};
		},
		7590: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["plan-list"]();
			module.exports = {
				__esModule: !0,
				get isOver() {
					return part().isOver;
				},
				get planListRecord() {
					return part().planListRecord;
				},
				get renderPlanList() {
					return part().renderPlanList;
				}
			};
		},
		4028: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["plan-markdown"]();
		},
		9828: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["plan-result"]();
		},
		9679: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["recipe-page"]();
		},
		34: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["recipe-page"]();
			module.exports = {
				__esModule: !0,
				get recipeListRecord() {
					return part().recipeListRecord;
				},
				get renderRecipeList() {
					return part().renderRecipeList;
				}
			};
		},
		1223: (module, __unused_webpack_exports, __nccwpck_require__) => {
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
		6771: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["step-ticker"]();
			module.exports = {
				__esModule: !0,
				get StepTicker() {
					return part().StepTicker;
				}
			};
		},
		5205: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["terminal-diff"]();
		},
		684: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["terminal-diff"]();
			module.exports = {
				__esModule: !0,
				get renderDiff() {
					return part().renderDiff;
				},
				get renderStat() {
					return part().renderStat;
				}
			};
		},
		4216: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["terminal-plan"]();
			module.exports = {
				__esModule: !0,
				get renderOutcome() {
					return part().renderOutcome;
				},
				get renderPlan() {
					return part().renderPlan;
				}
			};
		},
		1923: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["tool-docs"]();
		},
		9163: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1887)["tool-help"]();
		},
		9858: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["wire-json"]();
			module.exports = {
				__esModule: !0,
				get functionalForm() {
					return part().functionalForm;
				}
			};
		},
		7577: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(9823).guards();
		},
		2575: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(9823)["rest-app"]();
		},
		5582: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		9262: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		7175: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		6890: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		9708: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		},
		6119: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["campaign-texts"]();
			module.exports = {
				__esModule: !0,
				get CAMPAIGN_COMMAND_TEXTS() {
					return part().CAMPAIGN_COMMAND_TEXTS;
				}
			};
		},
		9350: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["help-texts"]();
			module.exports = {
				__esModule: !0,
				get GLOBAL_OPTIONS() {
					return part().GLOBAL_OPTIONS;
				},
				get HELP_GROUPS() {
					return part().HELP_GROUPS;
				},
				get HELP_TEXTS() {
					return part().HELP_TEXTS;
				}
			};
		},
		5624: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["next-texts"]();
			module.exports = {
				__esModule: !0,
				get NEXT_TEXTS() {
					return part().NEXT_TEXTS;
				}
			};
		},
		275: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["prompt-texts"]();
			module.exports = {
				__esModule: !0,
				get PROMPT_TEXTS() {
					return part().PROMPT_TEXTS;
				}
			};
		},
		7147: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["studio-texts"]();
			module.exports = {
				__esModule: !0,
				get STUDIO_TEXTS() {
					return part().STUDIO_TEXTS;
				}
			};
		},
		1664: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["usage-texts"]();
			module.exports = {
				__esModule: !0,
				get USAGE_TEXTS() {
					return part().USAGE_TEXTS;
				}
			};
		},
		1458: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).command();
			module.exports = {
				__esModule: !0,
				get ProgressLine() {
					return part().ProgressLine;
				},
				get checkAllowedHosts() {
					return part().checkAllowedHosts;
				},
				get peekRoot() {
					return part().peekRoot;
				},
				get readToolOptions() {
					return part().readToolOptions;
				},
				get withCommand() {
					return part().withCommand;
				},
				get withParams() {
					return part().withParams;
				},
				get withProgress() {
					return part().withProgress;
				}
			};
		},
		9086: (module, __unused_webpack_exports, __nccwpck_require__) => {
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
				get elapsedMs() {
					return part().elapsedMs;
				},
				get logTo() {
					return part().logTo;
				},
				get realClock() {
					return part().realClock;
				},
				get ruleForCall() {
					return part().ruleForCall;
				},
				get serializeParameters() {
					return part().serializeParameters;
				}
			};
		},
		9733: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424)["bundle-tool"]();
		},
		2764: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["bundle-tool"]();
			module.exports = {
				__esModule: !0,
				get argumentsOf() {
					return part().argumentsOf;
				},
				get asTool() {
					return part().asTool;
				}
			};
		},
		6216: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424).catalogue();
			module.exports = {
				__esModule: !0,
				get catalogueRecord() {
					return part().catalogueRecord;
				},
				get functionDefinition() {
					return part().functionDefinition;
				}
			};
		},
		8101: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["config-tools"]();
			module.exports = {
				__esModule: !0,
				get ToolNames() {
					return part().ToolNames;
				}
			};
		},
		2259: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["describe-tool"]();
			module.exports = {
				__esModule: !0,
				get fieldsOf() {
					return part().fieldsOf;
				}
			};
		},
		6024: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424)["json-schema"]();
		},
		9295: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5275)["serve-pages"]();
		},
		3545: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986)["render-patch"]();
		},
		2121: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(689).index();
		},
		689: (module) => {
			"use strict";
			module.exports = require("../vendor/@hono/node-server.js");
		},
		8116: (module) => {
			"use strict";
			module.exports = require("./app.js");
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
		9881: (module) => {
			"use strict";
			module.exports = require("./mcp.js");
		},
		6084: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		4512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		1887: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		9823: (module) => {
			"use strict";
			module.exports = require("./rest.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
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
		5275: (module) => {
			"use strict";
			module.exports = require("./web.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		1421: (module) => {
			"use strict";
			module.exports = require("node:child_process");
		},
		7598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		3024: (module) => {
			"use strict";
			module.exports = require("node:fs");
		},
		6760: (module) => {
			"use strict";
			module.exports = require("node:path");
		},
		481: (module) => {
			"use strict";
			module.exports = require("node:readline");
		},
		7066: (module) => {
			"use strict";
			module.exports = require("node:tty");
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
	var __webpack_exports__ = __nccwpck_require__(7463);
	module.exports = __webpack_exports__;
})();
