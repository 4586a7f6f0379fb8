(() => {
	var __webpack_modules__ = {
		681: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				approvals: () => __nccwpck_require__(242),
				campaign: () => __nccwpck_require__(750),
				"campaign-markdown": () => __nccwpck_require__(602),
				"campaign-record": () => __nccwpck_require__(422),
				"content-book": () => __nccwpck_require__(785),
				"discover-targets": () => __nccwpck_require__(144)
			};
		},
		722: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		549: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(500)[name] });
		},
		925: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get digestOf() {
					return part().digestOf;
				},
				get encodeNumber() {
					return part().encodeNumber;
				},
				get encodeRecord() {
					return part().encodeRecord;
				},
				get encodeText() {
					return part().encodeText;
				},
				get sha256() {
					return part().sha256;
				}
			};
		},
		643: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		452: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).reasons();
			module.exports = {
				__esModule: !0,
				get refusal() {
					return part().refusal;
				}
			};
		},
		887: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get TOOL_ERRORS() {
					return part().TOOL_ERRORS;
				},
				get toolError() {
					return part().toolError;
				}
			};
		},
		242: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ApprovedPlans: () => ApprovedPlans,
				ageOfPlans: () => ageOfPlans,
				callGroups: () => callGroups,
				checkPhase: () => checkPhase,
				checkScope: () => checkScope,
				freezeTargets: () => freezeTargets,
				leavesOf: () => leavesOf,
				notePlanned: () => notePlanned,
				recordApproval: () => recordApproval,
				recordPlans: () => recordPlans,
				recordRows: () => recordRows,
				restoreRows: () => restoreRows,
				retryRows: () => retryRows,
				setPhase: () => setPhase,
				waveProgress: () => waveProgress
			});
			var $start_start = __nccwpck_require__(508);
			var $base_tool_errors = __nccwpck_require__(887);
			var $core_work = __nccwpck_require__(738);
			var $base_digest = __nccwpck_require__(925);
			var $campaign = __nccwpck_require__(750);
			//! src/campaign/campaign-digest.ts
			var CampaignTree = class {
				#indices = new Map();
				#levels;
				digest;
				constructor(leaves) {
					let sorted = leaves.toSorted((a, b) => (0, $start_start.compareBytes)(a.repository, b.repository));
					for (let [index, { repository }] of sorted.entries()) this.#indices.set(repository, index);
					if (this.#indices.size !== leaves.length) throw Error("A repository is in a campaign twice.");
					let levels = [sorted.map(hashLeaf)];
					for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = parentsOf(level);
					this.#levels = levels;
					this.digest = hashRoot(leaves.length, levels.at(-1)?.[0]);
				}
				prove(repository) {
					let index = this.#indices.get(repository);
					if (index === void 0) return;
					let path = this.#levels.flatMap((level, height) => level[index >> height ^ 1] ?? []);
					return {
						index,
						count: this.#indices.size,
						path
					};
				}
			};
			function isMember(digest, leaf, { index, count, path }) {
				if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count) return !1;
				let hash = hashLeaf(leaf);
				let used = 0;
				for (let [at, size] = [index, count]; size > 1; at = Math.floor(at / 2), size = Math.ceil(size / 2)) {
					if (at % 2 == 0 && at + 1 >= size) continue;
					let other = path[used++];
					if (other === void 0) return !1;
					hash = at % 2 == 0 ? hashNode(hash, other) : hashNode(other, hash);
				}
				return used === path.length && hashRoot(count, hash) === digest;
			}
			function parentsOf(level) {
				let parents = [];
				for (let at = 0; at < level.length; at += 2) {
					let [left, right] = [level[at], level[at + 1]];
					left !== void 0 && parents.push(right === void 0 ? left : hashNode(left, right));
				}
				return parents;
			}
			function hashLeaf({ repository, head, plan, group, wave, patch }) {
				return (0, $base_digest.digestOf)("sous-campaign-leaf-v1", (0, $base_digest.encodeRecord)([
					[1, (0, $base_digest.encodeText)(repository)],
					[2, (0, $base_digest.encodeText)(head)],
					[3, (0, $base_digest.encodeText)(plan)],
					[4, (0, $base_digest.encodeText)(group)],
					[5, (0, $base_digest.encodeText)(wave)],
					[6, (0, $base_digest.encodeText)(patch)]
				]));
			}
			function hashNode(left, right) {
				return (0, $base_digest.digestOf)("sous-campaign-node-v1", (0, $base_digest.encodeRecord)([[1, (0, $base_digest.encodeText)(left)], [2, (0, $base_digest.encodeText)(right)]]));
			}
			function hashRoot(count, top) {
				return (0, $base_digest.digestOf)("sous-campaign-v1", (0, $base_digest.encodeRecord)([[1, (0, $base_digest.encodeNumber)(count)], [2, top === void 0 ? void 0 : (0, $base_digest.encodeText)(top)]]));
			}
			//! src/campaign/approvals.ts
			function callGroups(rows, groups) {
				let waiting = new Set(rows.flatMap(({ state, patch }) => state === "gated" && patch !== void 0 ? [patch] : []));
				return groups.filter(({ patch }) => waiting.has(patch)).slice(0, 20);
			}
			function leavesOf(rows, groups) {
				let labels = new Map(groups.map(({ patch, label }) => [patch, label]));
				let shown = new Set(callGroups(rows, groups).map(({ patch }) => patch));
				let isShown = ({ state, patch = "" }) => state !== "gated" || shown.has(patch);
				return rows.flatMap((row) => {
					let group = (0, $campaign.hasPlan)(row) && isShown(row) ? labels.get(row.patch) : void 0;
					return (0, $campaign.hasPlan)(row) && group !== void 0 ? [{
						repository: row.id,
						head: row.head ?? "",
						plan: row.plan,
						group,
						wave: row.wave,
						patch: row.patch
					}] : [];
				});
			}
			function isInScope({ group, wave }, scope) {
				return (scope.group === void 0 || scope.group === group) && (scope.wave === void 0 || scope.wave === wave);
			}
			var ApprovedPlans = class {
				#approved;
				#people;
				#leaves;
				constructor(approvals, campaigns, people = 1) {
					this.#people = people;
					let trees = campaigns.map((leaves) => ({
						leaves,
						tree: new CampaignTree(leaves)
					}));
					let known = approvals.flatMap((scope) => {
						let found = trees.find(({ tree }) => tree.digest === scope.digest);
						return found === void 0 ? [] : [{
							scope,
							...found
						}];
					});
					this.#approved = known;
					this.#leaves = [...new Set(known.map(({ leaves }) => leaves))].flat();
				}
				leaves() {
					return this.#leaves;
				}
				of(leaf, least = 1) {
					let given = this.#approved.flatMap(({ scope, tree }) => {
						let proof = isInScope(leaf, scope) ? tree.prove(leaf.repository) : void 0;
						return proof !== void 0 && isMember(scope.digest, leaf, proof) ? [scope] : [];
					});
					return new Set(given.map(({ by }) => by)).size >= Math.max(this.#people, least) ? given : [];
				}
			};
			//! src/campaign/waves.ts
			function assignWaves(rows, waves) {
				let names = new Set(waves.map(({ name }) => name));
				let isAssigned = ({ wave }) => wave !== void 0 && names.has(wave);
				let sizes = new Map();
				for (let { wave = "" } of rows.filter(isAssigned)) sizes.set(wave, (sizes.get(wave) ?? 0) + 1);
				let open = rows.filter((row) => !isAssigned(row) && row.plan !== void 0);
				let assigned = new Map();
				for (let { id } of open.toSorted((a, b) => (0, $start_start.compareBytes)(orderOf(a), orderOf(b)))) {
					let wave = waves.find(({ name, size = Infinity }) => (sizes.get(name) ?? 0) < size);
					if (wave === void 0) throw Error("The last wave takes every row.");
					sizes.set(wave.name, (sizes.get(wave.name) ?? 0) + 1);
					assigned.set(id, wave.name);
				}
				return rows.map((row) => {
					let wave = assigned.get(row.id);
					return wave === void 0 ? row : {
						...row,
						wave
					};
				});
			}
			function orderOf({ id }) {
				return (0, $base_digest.sha256)(Buffer.from(id));
			}
			function waveProgress(rows, waves) {
				let waitsFor;
				return waves.map((wave) => {
					let own = rows.filter((row) => row.wave === wave.name);
					let progress = {
						wave,
						rows: own,
						...waitsFor && { waitsFor }
					};
					let { gate } = wave;
					let behind = gate === void 0 ? [] : own.filter((row) => (0, $campaign.hasPlan)(row) && !(0, $campaign.isPast)(row, gate));
					waitsFor === void 0 && behind.length > 0 && (waitsFor = {
						wave,
						rows: behind
					});
					return progress;
				});
			}
			//! src/campaign/transitions.ts
			let KEPT = new Set([
				"open",
				"queued",
				"delivered",
				"merged",
				"rejected",
				"edited"
			]);
			function freezeTargets(state, { definition, date, targets, waves }) {
				let before = state ?? newLedger(definition, date);
				let isNew = before.head.definition !== definition;
				let rows = new Map(before.rows);
				if (isNew) for (let row of before.rows.values()) KEPT.has(row.state) || rows.set(row.id, waiting(row));
				for (let { id, name } of targets) {
					let known = rows.get(id);
					known === void 0 ? rows.set(id, {
						id,
						name,
						state: "waiting"
					}) : known.name !== name && rows.set(id, {
						...known,
						name
					});
				}
				return complete({
					...before,
					head: isNew ? {
						...before.head,
						definition,
						date
					} : before.head,
					rows
				}, waves);
			}
			function newLedger(definition, date) {
				return {
					head: {
						phase: "active",
						definition,
						date,
						approvals: []
					},
					rows: new Map(),
					groups: [],
					samples: new Map(),
					approved: new Map()
				};
			}
			function waiting({ id, name, wave }) {
				return {
					id,
					name,
					state: "waiting",
					...wave !== void 0 && { wave }
				};
			}
			function recordPlans(state, plans, waves) {
				let rows = new Map(state.rows);
				let samples = new Map(state.samples);
				let grouped = new Set(state.groups.map(({ patch }) => patch));
				for (let { row, sample } of plans) {
					let known = rows.get(row.id);
					if (known === void 0 || KEPT.has(known.state)) continue;
					rows.set(row.id, known.wave === void 0 ? row : {
						...row,
						wave: known.wave
					});
					sample !== void 0 && row.patch !== void 0 && !grouped.has(row.patch) && addSample(samples, row.patch, sample);
				}
				return complete({
					...state,
					rows,
					samples
				}, waves);
			}
			function notePlanned(state, before, { now, isOld }) {
				let { digest } = state.head;
				if (digest === void 0 || digest === before?.head.digest && !isOld) return state;
				return {
					...state,
					head: {
						...state.head,
						plannedAt: now.toISOString()
					}
				};
			}
			function ageOfPlans({ head: { plannedAt } }, now) {
				return plannedAt === void 0 ? 0 : now.getTime() - Date.parse(plannedAt);
			}
			function addSample(samples, patch, sample) {
				let known = samples.get(patch);
				(known === void 0 || (0, $start_start.compareBytes)(sample.repository, known.repository) < 0) && samples.set(patch, sample);
			}
			function restoreRows(state, records, waves) {
				let rows = new Map(state.rows);
				let samples = new Map(state.samples);
				for (let { row, sample } of records) {
					if (rows.get(row.id)?.state !== "waiting") continue;
					rows.set(row.id, row);
					row.patch !== void 0 && addSample(samples, row.patch, sample);
				}
				return complete({
					...state,
					rows,
					samples
				}, waves);
			}
			function complete(state, waves) {
				let { digest: _, ...head } = state.head;
				if ([...state.rows.values()].some((row) => row.state === "waiting")) return {
					...state,
					head
				};
				let rows = assignWaves([...state.rows.values()], waves);
				let groups = (0, $campaign.groupRows)(rows, state.groups, state.samples);
				let leaves = leavesOf(rows, groups);
				let digest = leaves.length === 0 ? void 0 : new CampaignTree(leaves).digest;
				return {
					...state,
					head: {
						...head,
						...digest !== void 0 && { digest }
					},
					rows: new Map(rows.map((row) => [row.id, row])),
					groups,
					samples: new Map()
				};
			}
			function recordRows(state, changed) {
				let rows = new Map(state.rows);
				for (let row of changed) {
					let known = rows.get(row.id);
					known !== void 0 && (known.delivered === void 0 || row.delivered !== void 0) && rows.set(row.id, row);
				}
				return {
					...state,
					rows
				};
			}
			function retryRows(state, names) {
				let all = [...state.rows.values()];
				let unknown = names.find((name) => !all.some((row) => isNamed(row, name)));
				if (unknown !== void 0) return (0, $start_start.failure)(TRANSITION_ERRORS.unknownRepository(unknown, all));
				let isMeant = (row) => names.length === 0 ? $campaign.ROW_STATES[row.state] === "stopped" : names.some((name) => isNamed(row, name));
				let done = names.length === 0 ? void 0 : all.find((row) => isMeant(row) && KEPT.has(row.state) && $campaign.ROW_STATES[row.state] !== "stopped");
				if (done !== void 0) return (0, $start_start.failure)(TRANSITION_ERRORS.alreadyDelivered(done));
				let rows = new Map(state.rows);
				for (let row of all) isMeant(row) && rows.set(row.id, waiting(row));
				let { digest: _, ...head } = state.head;
				return (0, $start_start.success)(all.some(isMeant) ? {
					...state,
					head,
					rows
				} : state);
			}
			function isNamed({ id, name }, word) {
				return id === word || name === word;
			}
			function recordApproval(state, approval) {
				let leaves = leavesOf([...state.rows.values()], state.groups);
				let fault = checkScope(state, approval);
				if (fault !== void 0) return (0, $start_start.failure)(fault);
				if (state.head.approvals.some((known) => isSame(known, approval) && known.by === approval.by)) return (0, $start_start.success)(state);
				return (0, $start_start.success)({
					...state,
					head: {
						...state.head,
						approvals: [...state.head.approvals, approval]
					},
					approved: new Map([...state.approved, [approval.digest, leaves]])
				});
			}
			function isSame(a, b) {
				return a.digest === b.digest && a.group === b.group && a.wave === b.wave;
			}
			function checkScope(state, scope) {
				if (state.head.digest !== scope.digest) return TRANSITION_ERRORS.otherDigest(scope.digest, state.head.digest);
				let leaves = leavesOf([...state.rows.values()], state.groups);
				let groups = [...new Set(leaves.map(({ group }) => group))];
				let waves = [...new Set(leaves.map(({ wave }) => wave))];
				if (scope.group !== void 0 && !groups.includes(scope.group)) return TRANSITION_ERRORS.unknownPart("group", scope.group, groups);
				if (scope.wave !== void 0 && !waves.includes(scope.wave)) return TRANSITION_ERRORS.unknownPart("wave", scope.wave, waves);
				return leaves.some((leaf) => isInScope(leaf, scope)) ? void 0 : TRANSITION_ERRORS.emptyScope();
			}
			function setPhase(state, phase) {
				if (state.head.phase === "closed" && phase !== "closed") return (0, $start_start.failure)(TRANSITION_ERRORS.closed());
				return (0, $start_start.success)(state.head.phase === phase ? state : {
					...state,
					head: {
						...state.head,
						phase
					}
				});
			}
			function checkPhase({ head: { phase } }, id) {
				if (phase === "closed") return TRANSITION_ERRORS.closed();
				return phase === "paused" ? TRANSITION_ERRORS.paused(id) : void 0;
			}
			let TRANSITION_ERRORS = {
				closed: () => (0, $base_tool_errors.toolError)("campaign_stopped", "The campaign is closed", "Copy its file under another name to start a new one."),
				paused: (id) => (0, $base_tool_errors.toolError)("campaign_stopped", "The campaign is paused", `'sous campaign resume ${id}' continues it.`),
				otherDigest: (given, now) => (0, $base_tool_errors.toolError)("stale", now === void 0 ? "There is nothing to approve yet: the repositories are not planned yet, or none of them would change" : `The digest of the campaign is now ${now.slice(0, 16)}, not ${given.slice(0, 16)}`, "Look at 'sous campaign status', then approve what it shows."),
				unknownPart: (what, name, known) => {
					let near = (0, $core_work.didYouMean)(name, known);
					return (0, $base_tool_errors.toolError)("invalid_arguments", `There is no ${what} '${name}'`, near === void 0 ? known.length === 0 ? `The campaign has no ${what}s.` : `Use ${(0, $core_work.nameSome)(known, 5)}.` : `Did you mean '${near}'?`);
				},
				emptyScope: () => (0, $base_tool_errors.toolError)("invalid_arguments", "No repository is in both that group and that wave", "Name one of the two."),
				unknownRepository: (name, rows) => {
					let near = (0, $core_work.didYouMean)(name, rows.flatMap((row) => [row.name, row.id]));
					return (0, $base_tool_errors.toolError)("not_found", `The campaign has no repository '${name}'`, near === void 0 ? `It has ${(0, $core_work.countOf)(rows.length, "repository", "repositories")}. 'sous campaign status' lists them.` : `Did you mean '${near}'?`);
				},
				alreadyDelivered: ({ name }) => (0, $base_tool_errors.toolError)("invalid_arguments", `The change for '${name}' is already delivered`, "Only the others can be planned again. See 'sous campaign status'.")
			};
		},
		602: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				callsText: () => callsText,
				campaignMarkdown: () => campaignMarkdown,
				makeCampaignReport: () => makeCampaignReport,
				spreadMoments: () => spreadMoments
			});
			var $start_start = __nccwpck_require__(508);
			var $core_work_3 = __nccwpck_require__(738);
			var $approvals = __nccwpck_require__(242);
			var $campaign_2 = __nccwpck_require__(750);
			var $report_markdown_text = __nccwpck_require__(341);
			var $texts_campaign_texts = __nccwpck_require__(521);
			//! src/campaign/report/campaign-markdown.ts
			function campaignMarkdown(report) {
				let { headings, columns, counts, states: names } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let { todo, done, stopped } = report.counts;
				let lead = `**${repositories(report.rows.length)}**: ${counts(todo, done, stopped)}`;
				let states = report.states.map(({ state, count }) => [names[state], String(count)]);
				let waves = report.waves.map(({ name, rows, done: past, waitsFor }) => [
					(0, $report_markdown_text.codeSpan)(name),
					$texts_campaign_texts.CAMPAIGN_TEXTS.waveDone(past, rows),
					waitsFor === void 0 ? "" : $texts_campaign_texts.CAMPAIGN_TEXTS.waitsFor(waitsFor.wave, waitsFor.rows)
				]);
				let next = report.next.length === 0 ? "" : (0, $report_markdown_text.fence)("sh", report.next.map($start_start.printable));
				return [
					`${lead}\n`,
					next,
					burndown(report.history),
					states.length === 0 ? "" : `### ${headings.progress}\n\n${(0, $report_markdown_text.table)([columns.state, `${columns.count}:`], states)}`,
					report.waves.length < 2 ? "" : `### ${headings.waves}\n\n${(0, $report_markdown_text.table)([
						columns.wave,
						columns.state,
						""
					], waves)}`,
					callsText(report.groups),
					groupsText(report.groups.filter(({ isWaiting }) => !isWaiting)),
					stoppedText(report)
				].filter((part) => part !== "").join("\n");
			}
			function repositories(count) {
				let { one, other } = $texts_campaign_texts.CAMPAIGN_TEXTS.repositories;
				return (0, $core_work_3.countOf)(count, one, other);
			}
			function burndown(history) {
				let moments = spreadMoments(history);
				let left = moments.map(({ todo, stopped }) => todo + stopped);
				let [first, last] = [moments.at(0), moments.at(-1)].map((moment) => moment?.at.toISOString().slice(0, 10));
				if (left.length < 2) return "";
				let chart = [
					CHART_LOOK,
					"xychart-beta",
					`  title "${$texts_campaign_texts.CAMPAIGN_TEXTS.burndown}"`,
					`  x-axis "${first === last ? first : $texts_campaign_texts.CAMPAIGN_TEXTS.days(first ?? "", last ?? "")}" 1 --> ${left.length}`,
					`  y-axis 0 --> ${Math.max(1, ...left)}`,
					`  line [${left.join(", ")}]`
				];
				return `### ${$texts_campaign_texts.CAMPAIGN_TEXTS.headings.burndown}\n\n${(0, $report_markdown_text.fence)("mermaid", chart)}`;
			}
			let CHART_LOOK = `%%{init: ${JSON.stringify({
				xyChart: { height: 260 },
				themeVariables: { xyChart: { plotColorPalette: "#0969da" } }
			})}}%%`;
			function spreadMoments(history) {
				if (history.length <= 24) return history;
				let step = (history.length - 1) / 23;
				return Array.from({ length: 24 }, (_, index) => history[Math.round(index * step)]).filter((moment) => moment !== void 0);
			}
			function groupsText(groups) {
				if (groups.length === 0) return "";
				let shown = groups.slice(0, 20).map(groupText);
				let rest = groups.length - shown.length;
				return `### ${$texts_campaign_texts.CAMPAIGN_TEXTS.headings.groups}\n\n${shown.join("\n")}${rest > 0 ? `\n${$texts_campaign_texts.CAMPAIGN_TEXTS.rest(rest)}\n` : ""}`;
			}
			function callsText(groups) {
				let waiting = groups.filter(({ isWaiting }) => isWaiting);
				if (waiting.length === 0) return "";
				let { headings, callsLead, soFar } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let shown = waiting.map((group) => {
					let { label, rows, calls, sample, warning } = group;
					let known = (0, $start_start.printable)(sample.text).slice(0, 1e3).trimEnd().split("\n").slice(0, 20);
					let before = sample.text === "" ? "" : `\n${soFar}\n\n${(0, $report_markdown_text.fence)("diff", known)}`;
					let body = `${warningText(warning)}${(0, $report_markdown_text.fence)("text", calls.map($start_start.printable))}${before}\n${namesOf(rows, 5)}\n`;
					return (0, $report_markdown_text.details)(`<b>${label}</b> \u00b7 ${repositories(rows.length)}: ${consentText(group)}`, body, !0);
				});
				return `### ${headings.calls}\n\n${callsLead}\n\n${shown.join("\n")}`;
			}
			function warningText(warning) {
				return warning === void 0 ? "" : `**${warning}**\n\n`;
			}
			function consentText({ approved, rows }) {
				let { notApproved, partlyApproved } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				return approved === rows.length ? $texts_campaign_texts.CAMPAIGN_TEXTS.approved : approved === 0 ? notApproved : partlyApproved(approved);
			}
			function groupText(group, index) {
				let { label, rows, size, sample, calls, warning } = group;
				let { files } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let amount = size === void 0 ? "" : `, ${(0, $core_work_3.countOf)(size.files, files.one, files.other)}, +${size.additions} \u2212${size.deletions}`;
				let lines = (0, $start_start.printable)(sample.text).trimEnd().split("\n").filter((line) => !/^(?:diff --git|index) /.test(line));
				let rest = lines.length - 60;
				let shown = [...lines.slice(0, 60), ...rest > 0 ? [$texts_campaign_texts.CAMPAIGN_TEXTS.moreLines(rest)] : []];
				let patch = `${warningText(warning)}${sample.text === "" ? "" : (0, $report_markdown_text.fence)("diff", shown)}`;
				let body = `${calls.length === 0 ? "" : `${$texts_campaign_texts.CAMPAIGN_TEXTS.ran}\n\n${(0, $report_markdown_text.fence)("text", calls.map($start_start.printable))}\n`}${patch}\n${namesOf(rows)}\n`;
				return (0, $report_markdown_text.details)(`<b>${label}</b> \u00b7 ${repositories(rows.length)}${amount}: ${consentText(group)}`, body, index === 0);
			}
			function namesOf(rows, most = 8) {
				let names = rows.slice(0, most).map(({ name }) => (0, $report_markdown_text.codeSpan)(name));
				let others = rows.length - names.length;
				return `${names.join(", ")}${others > 0 ? ` ${$texts_campaign_texts.CAMPAIGN_TEXTS.rest(others)}` : ""}`;
			}
			function stoppedText({ stopped }) {
				if (stopped.length === 0) return "";
				let { headings, columns, states } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let byReason = new Map();
				for (let row of stopped) {
					let reason = JSON.stringify([row.state, reasonOf(row)]);
					byReason.set(reason, [...byReason.get(reason) ?? [], row]);
				}
				let reasons = [...byReason.values()].toSorted((a, b) => b.length - a.length);
				let lines = reasons.slice(0, 30).flatMap((rows) => {
					let [first] = rows;
					if (first === void 0) return [];
					return [[
						states[first.state],
						String(rows.length),
						namesOf(rows),
						(0, $report_markdown_text.proseText)(rows.length === 1 ? textOf(first) : reasonOf(first))
					]];
				});
				let rest = reasons.slice(30).flat().length;
				let heading = (0, $report_markdown_text.table)([
					columns.state,
					`${columns.count}:`,
					columns.which,
					columns.why
				], lines);
				return `### ${headings.stopped}\n\n${heading}${rest > 0 ? `\n${$texts_campaign_texts.CAMPAIGN_TEXTS.rest(rest)}\n` : ""}`;
			}
			function reasonOf(row) {
				return textOf(row).replace(/ #\d+/g, "").replace(/\b[0-9a-f]{40,64}\b/g, "\u2026");
			}
			function textOf({ why }) {
				return why === void 0 ? "" : `${why.message.replace(/\.$/, "")}. ${why.advice}`;
			}
			//! src/campaign/report/campaign-report.ts
			function makeCampaignReport({ id, campaign, state, approved, history }) {
				let { phase, digest } = state.head;
				let rows = [...state.rows.values()].sort((a, b) => a.name < b.name ? -1 : 1);
				let counts = (0, $campaign_2.countRows)(rows);
				let waiting = new Set((0, $approvals.callGroups)(rows, state.groups).map(({ label }) => label));
				let isShown = ({ label, rows: own }) => waiting.has(label) || !own.some((row) => row.state === "gated");
				let groups = (0, $campaign_2.countGroups)(state.groups, rows).filter(isShown).map(({ label, patch, sample, rows: own }) => ({
					label,
					...checkedSample({
						label,
						patch,
						sample
					}, own[0]),
					rows: own,
					calls: own[0]?.calls ?? [],
					isWaiting: waiting.has(label),
					approved: own.filter((row) => approved.has(row.id)).length,
					size: (own.find((row) => row.id === sample.repository) ?? own[0])?.size
				}));
				let waves = (0, $approvals.waveProgress)(rows, campaign.waves).map(({ wave, rows: own, waitsFor }) => ({
					name: wave.name,
					rows: own.length,
					done: own.filter((row) => (0, $campaign_2.isPast)(row, wave.gate ?? "delivered")).length,
					waitsFor: waitsFor && {
						wave: waitsFor.wave.name,
						rows: waitsFor.rows.length
					}
				}));
				let states = Object.keys($campaign_2.ROW_STATES);
				return {
					id,
					title: campaign.title ?? id,
					phase,
					digest,
					counts,
					states: states.map((name) => ({
						state: name,
						count: rows.filter((row) => row.state === name).length
					})).filter(({ count }) => count > 0),
					groups,
					waves,
					rows,
					stopped: rows.filter((row) => $campaign_2.ROW_STATES[row.state] === "stopped" || row.state === "gated" && row.patch === void 0),
					next: nextCommandsOf({
						id,
						state,
						rows,
						approved,
						counts,
						waves
					}),
					history
				};
			}
			function checkedSample(group, row) {
				let { sample } = group;
				if (sample.isCut) return {
					sample,
					warning: $texts_campaign_texts.CAMPAIGN_TEXTS.unchecked
				};
				if ((0, $campaign_2.isGenuine)(group, row)) return {
					sample,
					warning: void 0
				};
				return {
					sample: {
						...sample,
						text: ""
					},
					warning: $texts_campaign_texts.CAMPAIGN_TEXTS.forged
				};
			}
			function nextCommandsOf({ id, state, rows, approved, counts, waves }) {
				let { next } = $texts_campaign_texts.CAMPAIGN_TEXTS;
				let { phase, digest } = state.head;
				if (phase === "closed") return [];
				if (phase === "paused") return [next.resume(id)];
				let open = rows.filter((row) => row.state === "planned" && (0, $campaign_2.hasPlan)(row));
				let late = new Set(waves.filter(({ waitsFor }) => waitsFor !== void 0).map(({ name }) => name));
				return [
					...rows.some((row) => row.state === "waiting") ? [next.plan(id)] : [],
					...digest !== void 0 && open.some((row) => !approved.has(row.id)) ? [next.approve(id, digest)] : [],
					...open.some((row) => approved.has(row.id) && !late.has(row.wave ?? "")) ? [next.deliver(id)] : [],
					...counts.stopped > 0 ? [next.retry(id)] : []
				];
			}
		},
		422: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				campaignRecord: () => campaignRecord,
				renderCampaign: () => renderCampaign
			});
			var $start_start = __nccwpck_require__(508);
			var $core_work_3 = __nccwpck_require__(738);
			var $start_terminal = __nccwpck_require__(962);
			var $campaign_2 = __nccwpck_require__(750);
			var $texts_campaign_texts_3 = __nccwpck_require__(521);
			//! src/campaign/report/campaign-record.ts
			function campaignRecord(report) {
				let { id, title, phase, digest, counts, states, groups, waves, rows, next } = report;
				return {
					schema_version: 1,
					campaign: id,
					title,
					phase,
					digest: digest ?? null,
					repositories: {
						total: rows.length,
						...counts
					},
					states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
					groups: groups.map(({ label, rows: own, approved, size, sample, warning }) => ({
						group: label,
						repositories: own.length,
						approved,
						files: size?.files ?? null,
						additions: size?.additions ?? null,
						deletions: size?.deletions ?? null,
						sample: {
							repository: sample.repository,
							patch: sample.text,
							is_cut: sample.isCut,
							warning: warning ?? null
						}
					})),
					waves: waves.map(({ name, rows: own, done, waitsFor }) => ({
						wave: name,
						repositories: own,
						done,
						waits_for: waitsFor?.wave ?? null
					})),
					rows: rows.map(({ id: repository, name, state, head, plan, wave, why, delivered }) => ({
						id: repository,
						name,
						state,
						kind: $campaign_2.ROW_STATES[state],
						head: head ?? null,
						plan: plan ?? null,
						group: groups.find((group) => group.rows.some((row) => row.id === repository))?.label ?? null,
						wave: wave ?? null,
						delivered: delivered === void 0 ? null : {
							to: delivered.to,
							commit: delivered.commit ?? null,
							branch: delivered.branch ?? null,
							pull: delivered.pull ?? null
						},
						error: why === void 0 ? null : {
							code: why.code,
							message: why.message,
							suggestion: why.advice
						}
					})),
					next
				};
			}
			//! src/campaign/report/campaign-table.ts
			function renderCampaign(report, options) {
				let { style, all } = options;
				let { headings, counts, phases } = $texts_campaign_texts_3.CAMPAIGN_TEXTS;
				let { todo, done, stopped } = report.counts;
				let phase = phases[report.phase];
				return [
					[`${style.bold((0, $start_start.printableLine)(report.title))}${phase === "" ? "" : ` ${style.yellow(phase)}`}`, `  ${repositories(report.rows.length)}: ${counts(todo, done, stopped)}`],
					section(headings.groups, report.groups.flatMap((group) => groupLines(group, options)), style),
					section(headings.waves, report.waves.length > 1 ? waveLines(report, options) : [], style),
					all ? section(headings.repositories, rowLines(report.rows, options), style) : section(headings.stopped, stoppedLines(report, options), style),
					report.next.map((command) => `${style.cyan("\u2192")} ${style.command(shortened((0, $start_start.printableLine)(command), report, style))}`)
				].filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n");
			}
			function shortened(command, { digest = "" }, style) {
				return digest === "" ? command : command.replace(digest, style.digest(digest));
			}
			function section(heading, lines, style) {
				return lines.length === 0 ? [] : [style.bold(heading), ...lines];
			}
			function repositories(count) {
				let { one, other } = $texts_campaign_texts_3.CAMPAIGN_TEXTS.repositories;
				return (0, $core_work_3.countOf)(count, one, other);
			}
			function groupLines({ label, rows, approved, size, sample, warning }, { style, columns }) {
				let { files, notApproved, partlyApproved, moreLines } = $texts_campaign_texts_3.CAMPAIGN_TEXTS;
				let consent = approved === rows.length ? style.green($texts_campaign_texts_3.CAMPAIGN_TEXTS.approved) : style.yellow(approved === 0 ? notApproved : partlyApproved(approved));
				let amount = size === void 0 ? "" : `, ${(0, $core_work_3.countOf)(size.files, files.one, files.other)}, +${size.additions} \u2212${size.deletions}`;
				let changed = (0, $start_start.printable)(sample.text).split("\n").filter((line) => /^[+-]/.test(line) && !/^(?:\+\+\+|---) /.test(line));
				let shown = changed.slice(0, 8).map((line) => {
					let cut = cutTo(line, columns - 4 - 1);
					return `    ${line.startsWith("+") ? style.green(cut) : style.red(cut)}`;
				});
				let rest = changed.length - shown.length;
				return [
					`  ${style.bold(label)}  ${repositories(rows.length)}${amount}  ${consent}`,
					...warning === void 0 ? [] : [`    ${style.yellow(warning)}`],
					...shown,
					...rest > 0 ? [`    ${style.dim(moreLines(rest))}`] : []
				];
			}
			function waveLines({ waves }, { style }) {
				let width = Math.max(...waves.map(({ name }) => (0, $start_terminal.widthOf)(name)));
				return waves.map(({ name, rows, done, waitsFor }) => {
					let waits = waitsFor === void 0 ? "" : `  ${style.yellow($texts_campaign_texts_3.CAMPAIGN_TEXTS.waitsFor(waitsFor.wave, waitsFor.rows))}`;
					return `  ${pad(name, width)}  ${$texts_campaign_texts_3.CAMPAIGN_TEXTS.waveDone(done, rows)}${waits}`;
				});
			}
			function stoppedLines({ stopped }, options) {
				let rest = stopped.length - 20;
				let lines = rowLines(stopped.slice(0, 20), options);
				return rest > 0 ? [...lines, `  ${options.style.dim($texts_campaign_texts_3.CAMPAIGN_TEXTS.moreRows(rest))}`] : lines;
			}
			let COLOURS = {
				todo: "yellow",
				done: "green",
				stopped: "red"
			};
			function rowLines(rows, { style, columns }) {
				let longest = Math.max(0, ...rows.map(({ name }) => (0, $start_terminal.widthOf)((0, $start_start.printableLine)(name))));
				let width = Math.min(longest, 40, Math.floor(columns / 2));
				return rows.flatMap(({ name, state, why, wave, delivered }) => {
					let shown = (0, $start_start.printableLine)(name);
					let cut = (0, $start_terminal.widthOf)(shown) > width ? `\u2026${shown.slice(1 - width)}` : shown;
					let colour = COLOURS[$campaign_2.ROW_STATES[state]];
					let where = delivered?.branch ?? delivered?.commit?.slice(0, 12) ?? "";
					let facts = [
						style[colour]($texts_campaign_texts_3.CAMPAIGN_TEXTS.states[state]),
						...state === "planned" && wave !== void 0 ? [style.dim((0, $start_start.printableLine)(wave))] : [],
						...where === "" ? [] : [style.dim((0, $start_start.printableLine)(where))]
					];
					return [`  ${pad(cut, width)}  ${facts.join("  ")}`, ...why === void 0 ? [] : [`    ${(0, $start_start.printableLine)(why.message)}`, `    ${style.cyan("\u2192")} ${(0, $start_start.printableLine)(why.advice)}`]];
				});
			}
			function pad(text, width) {
				return text + " ".repeat(Math.max(0, width - (0, $start_terminal.widthOf)(text)));
			}
			function cutTo(text, columns) {
				return (0, $start_terminal.widthOf)(text) <= columns ? text : `${text.slice(0, Math.max(0, columns - 1))}\u2026`;
			}
		},
		750: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CAMPAIGNS_FOLDER: () => CAMPAIGNS_FOLDER,
				Ledger: () => Ledger,
				ROW_STATES: () => ROW_STATES,
				checkCampaignInputs: () => checkCampaignInputs,
				countGroups: () => countGroups,
				countRows: () => countRows,
				groupKey: () => groupKey,
				groupRows: () => groupRows,
				hasPlan: () => hasPlan,
				isGenuine: () => isGenuine,
				isPast: () => isPast,
				ledgerSchemas: () => ledgerSchemas,
				listCampaigns: () => listCampaigns,
				localLedgers: () => localLedgers,
				patchKey: () => patchKey,
				readCampaign: () => readCampaign,
				remoteLedgers: () => remoteLedgers,
				unknownRecipeOfCampaign: () => unknownRecipeOfCampaign
			});
			var $base_tool_errors_3 = __nccwpck_require__(887);
			var $start_start_3 = __nccwpck_require__(508);
			var $core_work = __nccwpck_require__(738);
			var $start_paths = __nccwpck_require__(788);
			var $base_digest_3 = __nccwpck_require__(925);
			var $base_json = __nccwpck_require__(643);
			var $zod_api = __nccwpck_require__(54);
			var $zod_iso = __nccwpck_require__(211);
			var $reader_work = __nccwpck_require__(150);
			var $recipe_input_values = __nccwpck_require__(417);
			var $github_write_pace = __nccwpck_require__(838);
			var $git_clean_repository = __nccwpck_require__(742);
			var $git_snapshots = __nccwpck_require__(489);
			var $late_timers_promises = __nccwpck_require__(549);
			//! src/campaign/rows.ts
			let ROW_STATES = {
				waiting: "todo",
				planned: "todo",
				gated: "todo",
				open: "todo",
				queued: "todo",
				clean: "done",
				delivered: "done",
				merged: "done",
				opted_out: "done",
				rejected: "stopped",
				edited: "stopped",
				taken: "stopped",
				moved: "stopped",
				dirty: "stopped",
				missing: "stopped",
				archived: "stopped",
				forbidden: "stopped",
				protected: "stopped",
				unproven: "stopped",
				not_a_repository: "stopped",
				duplicate: "stopped",
				failed: "stopped"
			};
			let DELIVERED_TO = [
				"working-tree",
				"commit",
				"branch",
				"pull-request"
			];
			function hasPlan(row) {
				return row.plan !== void 0 && row.patch !== void 0 && row.wave !== void 0;
			}
			function isPast({ state, delivered }, gate) {
				if (state === "clean" || state === "merged" || state === "opted_out") return !0;
				if (state === "open" || state === "queued") return gate === "delivered";
				return state === "delivered" && (gate === "delivered" || delivered?.to !== "branch");
			}
			function countRows(rows) {
				let counts = {
					todo: 0,
					done: 0,
					stopped: 0
				};
				for (let { state } of rows) counts[ROW_STATES[state]]++;
				return counts;
			}
			//! src/campaign/patch-groups.ts
			function patchKey(text) {
				let lines = text.split("\n");
				if (lines.pop() !== "") return;
				let keys = new PatchLines(lines).keys();
				return keys && (0, $base_digest_3.sha256)(Buffer.from(JSON.stringify([...keys].sort($start_start_3.compareBytes))));
			}
			var PatchLines = class {
				#lines;
				#at = 0;
				constructor(lines) {
					this.#lines = lines;
				}
				keys() {
					let keys = new Set();
					for (; this.#at < this.#lines.length;) {
						if (!this.#line().startsWith(FILE)) return;
						let header = [this.#line(), ...this.#while(HEADER)];
						let file = keyOfFile(header);
						keys.add(file);
						header.at(-1) === BINARY && this.#while(BINARY_LINE, 0);
						for (; this.#at < this.#lines.length && !this.#line().startsWith(FILE);) {
							let blocks = this.#hunk();
							if (blocks === void 0) return;
							for (let block of blocks) keys.add(JSON.stringify([file, block]));
						}
					}
					return keys;
				}
				#line() {
					return this.#lines[this.#at] ?? "";
				}
				#while(pattern, skipped = 1) {
					let start = this.#at + skipped;
					for (this.#at = start; this.#at < this.#lines.length && pattern.test(this.#line());) this.#at++;
					return this.#lines.slice(start, this.#at);
				}
				#hunk() {
					let [head, old = "1", now = "1"] = HUNK.exec(this.#line()) ?? [];
					if (head === void 0) return;
					let lines = this.#while(MARKED);
					let count = (mark) => lines.filter((line) => line.startsWith(mark)).length;
					if (count(" ") + count("-") !== Number(old) || count(" ") + count("+") !== Number(now)) return;
					let blocks = [];
					let around = 0;
					for (let [index, line] of lines.entries()) {
						around = line.startsWith(" ") ? around + 1 : line.startsWith("\\") ? around : 0;
						if (around > MAX_CONTEXT) return;
						if (around > 0) continue;
						let isNext = index > 0 && !/^ /.test(lines[index - 1] ?? "");
						blocks.push(isNext ? `${blocks.pop() ?? ""}${line}\n` : `${line}\n`);
					}
					return blocks;
				}
			};
			let FILE = "diff --git ";
			let HEADER = /^(?:(?:old|new|new file|deleted file) mode \d{6}|similarity index \d{1,3}%|rename (?:from|to) .*|index [0-9a-f]+\.\.[0-9a-f]+(?: \d{6})?|GIT binary patch|--- .*|\+\+\+ .*)$/;
			let BINARY = "GIT binary patch";
			let BINARY_LINE = /^(?:(?:literal \d+|[A-Za-z][\w!#$%&()*+;<=>?@^`{|}~-]*)?)$/;
			let HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@$/;
			let MARKED = /^[ +\-\\]/;
			let MAX_CONTEXT = 6;
			function keyOfFile(header) {
				let isUpdate = !header.some((line) => /^(?:new file|deleted file) mode|^rename/.test(line));
				let isBinary = header.includes(BINARY);
				let [first = ""] = header;
				let named = isUpdate ? extensionOf(nameIn(first)) : nameIn(first);
				let facts = header.slice(1).flatMap((line) => {
					if (/^(?:similarity|---|\+\+\+)/.test(line)) return [];
					let [, before = "", after = "", mode = ""] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)(.*)$/.exec(line) ?? [];
					if (after !== "") return isBinary ? [/^0+$/.test(after) ? before : after, mode] : [mode];
					return [line.startsWith("rename ") ? line.replace(/[^ ]*\//, "") : line];
				});
				return JSON.stringify([named, ...facts]);
			}
			function nameIn(line) {
				return line.slice(line.lastIndexOf("/") + 1).replace(/"$/, "");
			}
			function extensionOf(name) {
				let dot = name.lastIndexOf(".");
				return dot > 0 ? name.slice(dot) : name;
			}
			function groupKey(patch, { isGated, calls }) {
				return calls === void 0 ? patch : (0, $base_digest_3.sha256)(Buffer.from(JSON.stringify([
					isGated ? "gated" : "complete",
					calls,
					patch
				])));
			}
			function isGenuine({ patch, sample }, row) {
				let key = sample.isCut ? void 0 : patchKey(sample.text);
				return key !== void 0 && groupKey(key, {
					isGated: row?.state === "gated",
					calls: row?.calls
				}) === patch;
			}
			function groupRows(rows, known, samples) {
				let counts = new Map();
				for (let { patch } of rows) patch !== void 0 && counts.set(patch, (counts.get(patch) ?? 0) + 1);
				let named = new Set(known.map(({ patch }) => patch));
				let groups = [...counts].filter(([patch]) => !named.has(patch)).sort(([a, many], [b, more]) => more - many || (0, $start_start_3.compareBytes)(a, b)).flatMap(([patch], index) => {
					let sample = samples.get(patch);
					return sample === void 0 ? [] : [{
						label: labelOf(known.length + index),
						patch,
						sample
					}];
				});
				return [...known, ...groups];
			}
			function labelOf(index) {
				let last = String.fromCharCode(97 + index % 26);
				return index < 26 ? last : labelOf(Math.floor(index / 26) - 1) + last;
			}
			function countGroups(groups, rows) {
				let byPatch = new Map();
				for (let row of rows) row.patch !== void 0 && byPatch.set(row.patch, [...byPatch.get(row.patch) ?? [], row]);
				return groups.map((group) => ({
					...group,
					rows: byPatch.get(group.patch) ?? []
				})).filter((group) => group.rows.length > 0).sort((a, b) => b.rows.length - a.rows.length);
			}
			//! src/campaign/campaign.ts
			let CAMPAIGNS_FOLDER = ".github/campaigns";
			let DELIVERIES = ["pull-request", "commit"];
			let WAVE_GATES = ["delivered", "merged"];
			let OWNER_RULES = ["notify", "none"];
			let HIGHEST_RATES = $github_write_pace.CONTENT_LIMITS;
			let DEFAULT_APPROVAL_RULES = {
				count: 1,
				owners: "none"
			};
			let ONLY_WAVE = { name: "all" };
			//! src/campaign/check-campaign.ts
			function checkCampaignInputs({ inputs }, places, recipe) {
				let resolved = (0, $recipe_input_values.resolveInputs)(recipe, inputs, (name) => places.inputs.get(name) ?? places.recipe);
				return resolved.ok ? [] : resolved.error;
			}
			function unknownRecipeOfCampaign({ recipe }, places, names) {
				let near = (0, $core_work.didYouMean)(recipe, names);
				let suggestion = near === void 0 ? "'sous list --all' lists the recipes." : `Did you mean '${near}'?`;
				return {
					severity: "error",
					code: "unknown_recipe",
					message: `Recipe '${recipe}' does not exist`,
					suggestion,
					at: places.recipe
				};
			}
			let PHASES = [
				"active",
				"paused",
				"closed"
			];
			let HEAD_FILE = "campaign.json";
			let GROUPS = "groups/";
			let SAMPLES = "samples/";
			let APPROVED = "approved/";
			function writeLedger(state, before) {
				let files = new Map();
				let put = (path, isSame, text) => {
					let known = before?.files.get(path);
					let bytes = known !== void 0 && isSame ? known : Buffer.from(text());
					files.set(path, known !== void 0 && (0, $start_start_3.asBuffer)(known).equals(bytes) ? known : bytes);
				};
				let { phase, definition, date, digest, plannedAt, approvals } = state.head;
				put(HEAD_FILE, state.head === before?.state.head, () => jsonText({
					version: 1,
					phase,
					definition,
					date,
					digest,
					plannedAt,
					approvals
				}));
				let changed = changedBuckets(state.rows, before?.state.rows ?? new Map());
				for (let [name, rows] of bucketsOf(state.rows)) put(`rows/${name}.json`, !changed.has(name), () => listText(rows.toSorted((a, b) => (0, $start_start_3.compareBytes)(a.id, b.id)).map(orderedRow)));
				for (let group of state.groups) put(`${GROUPS}${group.label}.json`, before?.state.groups.includes(group) === !0, () => jsonText(group));
				for (let [patch, sample] of state.samples) put(`${SAMPLES}${patch}.json`, before?.state.samples.get(patch) === sample, () => jsonText(sample));
				for (let [root, leaves] of state.approved) put(`${APPROVED}${root}.json`, before?.state.approved.get(root) === leaves, () => listText(leaves));
				return files;
			}
			function bucketsOf(rows) {
				let buckets = new Map();
				for (let row of rows.values()) {
					let name = bucketOf(row.id);
					let bucket = buckets.get(name);
					bucket === void 0 ? buckets.set(name, [row]) : bucket.push(row);
				}
				return buckets;
			}
			function changedBuckets(rows, before) {
				let changed = new Set();
				for (let [id, row] of rows) before.get(id) !== row && changed.add(bucketOf(id));
				for (let id of before.keys()) rows.has(id) || changed.add(bucketOf(id));
				return changed;
			}
			let BUCKETS = new Map();
			function bucketOf(id) {
				let known = BUCKETS.get(id);
				if (known !== void 0) return known;
				let bucket = (0, $base_digest_3.sha256)(Buffer.from(id)).slice(0, 2);
				BUCKETS.set(id, bucket);
				return bucket;
			}
			function orderedRow({ id, name, state, head, plan, calls, run, patch, size, wave, why, delivered }) {
				return {
					id,
					name,
					state,
					head,
					plan,
					calls,
					run,
					patch,
					size,
					wave,
					why,
					delivered
				};
			}
			function jsonText(value) {
				return `${JSON.stringify(value, void 0, 2)}\n`;
			}
			function listText(items) {
				return `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]\n`;
			}
			function readLedger(id, files) {
				let version = versionOf(files);
				if (version !== void 0 && version > 1) return (0, $start_start_3.failure)(LEDGER_ERRORS.newer(id, version));
				let rows = new Map();
				let groups = [];
				let samples = new Map();
				let approved = new Map();
				let head;
				for (let [path, bytes] of files) {
					let json = (0, $base_json.parseJson)((0, $start_start_3.asBuffer)(bytes).toString("utf8"));
					if (!json.ok) return (0, $start_start_3.failure)(LEDGER_ERRORS.damaged(id, `${path}: ${json.error.message}`));
					let parsed = ledgerSchemas()[kindOf(path)].safeParse(json.value);
					if (!parsed.success) return (0, $start_start_3.failure)(LEDGER_ERRORS.damaged(id, `${path} does not have the expected format`));
					let value = parsed.data;
					if (path === HEAD_FILE) {
						let { version: _, ...rest } = value;
						head = rest;
					} else if (path.startsWith(GROUPS)) groups.push(value);
					else if (path.startsWith(SAMPLES)) samples.set(keyIn(path), value);
					else if (path.startsWith(APPROVED)) {
						let leaves = value;
						if (new Set(leaves.map(({ repository }) => repository)).size !== leaves.length) return (0, $start_start_3.failure)(LEDGER_ERRORS.damaged(id, `${path} names a repository twice`));
						approved.set(keyIn(path), leaves);
					} else for (let row of value) rows.set(row.id, row);
				}
				if (head === void 0) return (0, $start_start_3.failure)(LEDGER_ERRORS.damaged(id, `${HEAD_FILE} is missing`));
				let sorted = [...rows].sort(([a], [b]) => (0, $start_start_3.compareBytes)(a, b));
				return (0, $start_start_3.success)({
					head,
					rows: new Map(sorted),
					groups: groups.sort(byLabel),
					samples,
					approved
				});
			}
			function keyIn(path) {
				return path.slice(path.indexOf("/") + 1, -5);
			}
			function byLabel({ label: a }, { label: b }) {
				return a.length - b.length || (0, $start_start_3.compareBytes)(a, b);
			}
			function versionOf(files) {
				let json = (0, $base_json.parseJson)((0, $start_start_3.asBuffer)(files.get(HEAD_FILE) ?? new Uint8Array()).toString("utf8"));
				let version = json.ok ? json.value?.version : void 0;
				return typeof version == "number" ? version : void 0;
			}
			function kindOf(path) {
				if (path === HEAD_FILE) return "head";
				if (/^rows\/[0-9a-f]{2}\.json$/.test(path)) return "rows";
				if (/^groups\/[a-z]+\.json$/.test(path)) return "group";
				if (/^samples\/[0-9a-f]{64}\.json$/.test(path)) return "sample";
				return /^approved\/[0-9a-f]{64}\.json$/.test(path) ? "approved" : "other";
			}
			let ledgerSchemas = (0, $start_start_3.once)(() => {
				let hash = (0, $zod_api.string)().check((0, $zod_api._regex)(/^[0-9a-f]{64}$/));
				let objectName = (0, $zod_api.string)().check((0, $zod_api._regex)(/^(?:|[0-9a-f]{40}|[0-9a-f]{64})$/));
				let natural = (0, $zod_api.int)().check((0, $zod_api._gte)(0));
				let row = (0, $zod_api.strictObject)({
					id: (0, $zod_api.string)().check((0, $zod_api._minLength)(1)),
					name: (0, $zod_api.string)(),
					state: (0, $zod_api._enum)(Object.keys(ROW_STATES)),
					head: (0, $zod_api.optional)(objectName),
					plan: (0, $zod_api.optional)(hash),
					calls: (0, $zod_api.optional)((0, $zod_api.array)((0, $zod_api.string)())),
					run: (0, $zod_api.optional)(natural),
					patch: (0, $zod_api.optional)(hash),
					size: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						files: natural,
						additions: natural,
						deletions: natural
					})),
					wave: (0, $zod_api.optional)((0, $zod_api.string)()),
					why: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						code: (0, $zod_api._enum)(Object.keys($base_tool_errors_3.TOOL_ERRORS)),
						message: (0, $zod_api.string)(),
						advice: (0, $zod_api.string)()
					})),
					delivered: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						plan: hash,
						to: (0, $zod_api._enum)(DELIVERED_TO),
						commit: (0, $zod_api.optional)(objectName),
						branch: (0, $zod_api.optional)((0, $zod_api.string)()),
						pull: (0, $zod_api.optional)(natural)
					}))
				});
				let approval = (0, $zod_api.strictObject)({
					digest: hash,
					group: (0, $zod_api.optional)((0, $zod_api.string)()),
					wave: (0, $zod_api.optional)((0, $zod_api.string)()),
					by: (0, $zod_api.string)(),
					seal: (0, $zod_api.string)()
				});
				let sample = (0, $zod_api.strictObject)({
					repository: (0, $zod_api.string)(),
					text: (0, $zod_api.string)(),
					isCut: (0, $zod_api.boolean)()
				});
				return {
					head: (0, $zod_api.strictObject)({
						version: (0, $zod_api.literal)(1),
						phase: (0, $zod_api._enum)(PHASES),
						definition: hash,
						date: (0, $zod_iso.date)(),
						digest: (0, $zod_api.optional)(hash),
						plannedAt: (0, $zod_api.optional)((0, $zod_iso.datetime)()),
						approvals: (0, $zod_api.array)(approval)
					}),
					row,
					rows: (0, $zod_api.array)(row),
					group: (0, $zod_api.strictObject)({
						label: (0, $zod_api.string)().check((0, $zod_api._regex)(/^[a-z]+$/)),
						patch: hash,
						sample
					}),
					sample,
					approved: (0, $zod_api.array)((0, $zod_api.strictObject)({
						repository: (0, $zod_api.string)(),
						head: objectName,
						plan: hash,
						group: (0, $zod_api.string)(),
						wave: (0, $zod_api.string)(),
						patch: hash
					})),
					other: (0, $zod_api.never)()
				};
			});
			let LEDGER_ERRORS = {
				newer: (id, version) => (0, $base_tool_errors_3.toolError)("ledger_version", `The ledger of the campaign '${id}' has format ${version}, but this version of Sous only reads format 1`, "Update Sous. Nothing was changed."),
				damaged: (id, why) => (0, $base_tool_errors_3.toolError)("ledger_damaged", `The ledger of the campaign '${id}' is damaged: ${why}`, `Delete it with 'git update-ref -d ${ledgerRef(id)}'. 'sous campaign plan' builds it again from the repositories.`)
			};
			let LEDGER_PREFIX = "refs/sous/campaigns/";
			function ledgerRef(id) {
				return LEDGER_PREFIX + id;
			}
			//! src/campaign/ledger.ts
			function localLedgers(place) {
				return {
					place,
					read: async (ref) => asToolError(await (0, $git_snapshots.readRef)(place, ref), "read the ledger"),
					async move(move) {
						for (let attempt = 1;; attempt++) {
							let moved = await (0, $git_snapshots.moveRef)(place, move);
							if (moved.ok || attempt === 5 || !moved.error.message.includes(".lock")) return asToolError(moved, "write the ledger");
							await (0, $late_timers_promises.setTimeout)(50 * attempt);
						}
					},
					list: async (prefix) => asToolError(await (0, $git_snapshots.listRefs)(place, prefix), "list the campaigns")
				};
			}
			function remoteLedgers(remote) {
				return {
					place: {
						git: remote.options.git,
						repository: remote.place
					},
					async read(ref) {
						let fetched = await remote.fetchRef(ref);
						return fetched.ok ? fetched : (0, $start_start_3.failure)(ERRORS.remote(fetched.error));
					},
					async move(move) {
						let pushed = await remote.push([move]);
						if (pushed.ok) return (0, $start_start_3.success)(!0);
						let { code } = pushed.error;
						return code === "ref_moved" || code === "ref_missing" ? (0, $start_start_3.success)(!1) : (0, $start_start_3.failure)(ERRORS.remote(pushed.error));
					},
					async list(prefix) {
						let refs = await remote.readRefs([`${prefix}*`]);
						return refs.ok ? (0, $start_start_3.success)([...refs.value.keys()]) : (0, $start_start_3.failure)(ERRORS.remote(refs.error));
					}
				};
			}
			function asToolError(result, action) {
				return result.ok ? result : (0, $start_start_3.failure)((0, $git_clean_repository.gitFailed)(action, result.error));
			}
			var Ledger = class Ledger {
				id;
				#home;
				#snapshot;
				#state;
				#last = Promise.resolve();
				constructor(home, id) {
					this.#home = home;
					this.id = id;
				}
				static async open(home, id) {
					let ledger = new Ledger(home, id);
					let loaded = await ledger.#load();
					return loaded.ok ? (0, $start_start_3.success)(ledger) : loaded;
				}
				get state() {
					return this.#state;
				}
				get commit() {
					return this.#snapshot?.commit;
				}
				append(transition) {
					let mine = this.#last.then(() => this.#append(transition));
					this.#last = mine.catch(() => void 0);
					return mine;
				}
				async #append({ message, change }) {
					for (let attempt = 1; attempt <= 20; attempt++) {
						let next = change(this.#state);
						if (!next.ok) return next;
						let before = this.#snapshot?.files ?? new Map();
						let files = writeLedger(next.value, this.#state && {
							state: this.#state,
							files: before
						});
						if (files.size === before.size && [...files].every(([path, bytes]) => before.get(path) === bytes)) return next;
						let written = await (0, $git_snapshots.writeSnapshot)(this.#home.place, {
							files,
							previous: this.#snapshot,
							message: withCounts(message, next.value),
							time: new Date()
						});
						if (!written.ok) return (0, $start_start_3.failure)((0, $git_clean_repository.gitFailed)("write the ledger", written.error));
						let moved = await this.#home.move({
							ref: ledgerRef(this.id),
							from: this.#snapshot?.commit,
							to: written.value.commit
						});
						if (!moved.ok) return moved;
						if (moved.value) {
							this.#snapshot = written.value;
							this.#state = next.value;
							return next;
						}
						let loaded = await this.#load();
						if (!loaded.ok) return loaded;
					}
					return (0, $start_start_3.failure)(ERRORS.contended(this.id));
				}
				async history() {
					let { commit } = this;
					if (commit === void 0) return (0, $start_start_3.success)([]);
					let { git, repository } = this.#home.place;
					let logged = await git.run({
						...repository,
						args: [
							"rev-list",
							"--reverse",
							"--first-parent",
							"--format=%ct%n%b%x00",
							commit,
							"--"
						]
					});
					if (!logged.ok) return (0, $start_start_3.failure)((0, $git_clean_repository.gitFailed)("read the ledger", logged.error));
					return (0, $start_start_3.success)((0, $core_work.decodeOutput)(logged.value).split("\0").flatMap((entry) => {
						let [, seconds, todo, done, stopped] = /\n(\d+)\nTodo: (\d+)\nDone: (\d+)\nStopped: (\d+)/.exec(entry) ?? [];
						return seconds === void 0 ? [] : [{
							at: new Date(Number(seconds) * 1e3),
							todo: Number(todo),
							done: Number(done),
							stopped: Number(stopped)
						}];
					}));
				}
				async #load() {
					let tip = await this.#home.read(ledgerRef(this.id));
					if (!tip.ok) return tip;
					if (tip.value === void 0) {
						this.#snapshot = void 0;
						this.#state = void 0;
						return (0, $start_start_3.success)(void 0);
					}
					let snapshot = await (0, $git_snapshots.readSnapshot)(this.#home.place, tip.value);
					if (!snapshot.ok) return (0, $start_start_3.failure)((0, $git_clean_repository.gitFailed)("read the ledger", snapshot.error));
					let state = readLedger(this.id, snapshot.value.files);
					if (!state.ok) return state;
					this.#snapshot = snapshot.value;
					this.#state = state.value;
					return (0, $start_start_3.success)(void 0);
				}
			};
			function withCounts(message, { rows }) {
				let { todo, done, stopped } = countRows(rows.values());
				return `${message}\n\nTodo: ${todo}\nDone: ${done}\nStopped: ${stopped}`;
			}
			async function listCampaigns(home) {
				let refs = await home.list(LEDGER_PREFIX);
				return refs.ok ? (0, $start_start_3.success)(refs.value.map((ref) => ref.slice(20))) : refs;
			}
			let ERRORS = {
				remote: ({ message, suggestion }) => (0, $base_tool_errors_3.toolError)("io_error", message, suggestion),
				contended: (id) => (0, $base_tool_errors_3.toolError)("apply_busy", `Others keep writing the ledger of the campaign '${id}'`, "Wait until they are done, then run it again.")
			};
			//! src/campaign/read-campaign.ts
			let MAX_REPOSITORIES = 1e5;
			let { count: approvals, owners } = DEFAULT_APPROVAL_RULES;
			let TARGETS = new $core_work.MapField({
				description: "The repositories of the campaign, on GitHub.",
				keys: {
					query: (0, $core_work.refine)($core_work.kind.text("A search in GitHub's own language: `org:acme archived:false`.", { maxLength: 256 }), checkQuery),
					include: $core_work.kind.texts("Repositories in addition to those of the query, as owner/name.", {
						mayBeEmpty: !0,
						check: checkRepository
					}),
					exclude: $core_work.kind.texts("Globs of repositories to leave out, as owner/name.", {
						mayBeEmpty: !0,
						check: (0, $reader_work.globCheck)("acme/legacy-*")
					}),
					has: $core_work.kind.texts("Globs of files. A repository without any of them is left alone.", {
						mayBeEmpty: !0,
						check: (0, $reader_work.globCheck)("**/Dockerfile")
					})
				},
				advice: {
					search: {
						text: "Did you mean 'query'?",
						instead: "query"
					},
					repositories: {
						text: "Did you mean 'include'?",
						instead: "include"
					},
					folders: { text: "Remove it: folders on this machine are named with 'sous campaign plan --targets'." }
				}
			});
			let RATE = /^([1-9]\d{0,3})\/(minute|hour)$/;
			let WAVE = new $core_work.MapField({
				what: "A wave",
				keys: {
					name: (0, $core_work.refine)($core_work.kind.text("Its name, for commands.", { pattern: $core_work.NAME_PATTERN }), (name, node, { diagnostics }) => (0, $core_work.checkName)(name, "A wave", node.at, diagnostics) ? name : void 0),
					size: $core_work.kind.integer("How many repositories it takes. The last wave takes the rest.", MAX_REPOSITORIES),
					then: $core_work.kind.word("How far its repositories must be before the next wave starts. Default: the next wave does not wait.", WAVE_GATES),
					rate: (0, $core_work.refine)($core_work.kind.text("How fast pull requests are opened, as `6/minute` or `100/hour`.", { pattern: RATE.source }), readRate),
					"max-open": $core_work.kind.integer("How many of its pull requests may be open at a time.", MAX_REPOSITORIES)
				},
				required: ["name"]
			});
			let APPROVAL_OF_CAMPAIGN = new $core_work.MapField({
				description: "Who must approve on GitHub, in addition to what each repository requires itself.",
				keys: {
					count: $core_work.kind.integer("How many people must approve.", 10, approvals),
					owners: $core_work.kind.word("Whether the code owners of a repository are named in its pull request.", OWNER_RULES, owners)
				}
			});
			let INPUTS_OF_CAMPAIGN = (0, $core_work.field)("The inputs of the recipe.", {
				type: "object",
				additionalProperties: { type: [
					"string",
					"number",
					"boolean"
				] }
			}, (node, what, { diagnostics }) => {
				if (node.kind !== "map") return (0, $core_work.wrongType)(node, what, "a map of names and values", diagnostics);
				let values = Object.create(null);
				for (let { key, value } of node.entries) value.kind === "scalar" ? values[key] = (0, $recipe_input_values.plainInput)(value) : (0, $core_work.wrongType)(value, `'${(0, $start_paths.briefText)(key)}'`, "a string, a number, true or false", diagnostics);
				return values;
			});
			let WAVES = (0, $core_work.field)("The repositories in the order of delivery. Default: all at once.", {
				type: "array",
				minItems: 1,
				maxItems: 20,
				items: (0, $core_work.reference)("wave")
			}, readWaves);
			let CAMPAIGN = new $core_work.MapField({
				what: "The campaign",
				keys: {
					name: $core_work.kind.text("What the campaign is called. Default: the name of the file."),
					recipe: $core_work.kind.text("A recipe of this repository, one that comes with Sous (`sous:name`), or a pinned one (`owner/repository/name@commit`)."),
					inputs: INPUTS_OF_CAMPAIGN,
					targets: TARGETS,
					deliver: $core_work.kind.word("What each repository gets: a pull request (on this machine a branch), or a commit, which only works on this machine.", DELIVERIES, DELIVERIES[0]),
					waves: WAVES,
					approval: APPROVAL_OF_CAMPAIGN
				},
				required: ["recipe"],
				advice: {
					with: {
						text: "Did you mean 'inputs'?",
						instead: "inputs"
					},
					steps: {
						text: "A campaign has no steps. Write a recipe, and name it under 'recipe'.",
						instead: "recipe"
					},
					query: {
						text: "Move it under 'targets'.",
						isElsewhere: !0
					},
					include: {
						text: "Move it under 'targets'.",
						isElsewhere: !0
					},
					exclude: {
						text: "Move it under 'targets'.",
						isElsewhere: !0
					},
					has: {
						text: "Move it under 'targets'.",
						isElsewhere: !0
					}
				}
			});
			function readCampaign(text, file, tools) {
				let diagnostics = new $reader_work.Diagnostics();
				let { source, root } = (0, $reader_work.parseYaml)(text, file, diagnostics);
				let top = root?.at ?? source.range(0);
				root === void 0 && !diagnostics.hasErrors && diagnostics.error(top, "empty", "The campaign is empty", "Write at least 'recipe:'. 'sous campaign init' writes a whole one.");
				let fields = root && CAMPAIGN.open(root, { diagnostics });
				let given = fields?.readAll({
					diagnostics,
					tools
				});
				let inputs = fields?.entry("inputs")?.value;
				let places = {
					top,
					recipe: fields?.entry("recipe")?.value.at ?? top,
					inputs: new Map(inputs?.kind === "map" ? inputs.entries.map(({ key, value }) => [key, value.at]) : [])
				};
				return {
					campaign: given?.recipe !== void 0 && !diagnostics.hasErrors ? completed(given.recipe, given) : void 0,
					diagnostics: diagnostics.list(),
					places
				};
			}
			function completed(recipe, { name, inputs = {}, targets = {}, deliver = DELIVERIES[0], waves, approval }) {
				return {
					title: name,
					recipe,
					inputs,
					targets: {
						query: void 0,
						include: [],
						exclude: [],
						has: [],
						...targets
					},
					deliver,
					waves: waves ?? [ONLY_WAVE],
					approval: {
						...DEFAULT_APPROVAL_RULES,
						...approval
					}
				};
			}
			function checkQuery(query, node, { diagnostics }) {
				if (query.length <= 256 && !query.includes("\n")) return query;
				diagnostics.error(node.at, "invalid_argument", "A query is one line of at most 256 characters", "Shorten it, and name single repositories under 'include' or 'exclude'.");
			}
			function checkRepository(name, item, { diagnostics }) {
				if ((0, $start_paths.isSourceName)(name)) return;
				diagnostics.error(item.at, "invalid_name", `'${(0, $start_paths.briefText)(name)}' is not a repository`, "Write owner/name, such as acme/api.");
			}
			function readRate(text, node, { diagnostics }) {
				let [, digits, unit] = RATE.exec(text) ?? [];
				let per = unit === "hour" ? "hour" : "minute";
				let count = Number(digits ?? 0);
				let { minute, hour } = HIGHEST_RATES;
				if (count > 0 && count <= HIGHEST_RATES[per]) return {
					count,
					per
				};
				let advice = `Write '6/minute' or '100/hour'. GitHub allows at most ${minute}/minute and ${hour}/hour.`;
				diagnostics.error(node.at, "unknown_value", `The rate cannot be '${(0, $start_paths.briefText)(text)}'`, advice);
			}
			function readWaves(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $core_work.wrongType)(node, what, "a list of waves", diagnostics);
				node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a wave, or remove the line.");
				let beyond = node.items[20];
				beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 20 waves", "Remove some of them.");
				let names = new Set();
				return node.items.slice(0, 20).flatMap((item, index) => {
					let fields = WAVE.open(item, reading);
					let wave = fields?.readAll(reading);
					if (fields === void 0 || wave?.name === void 0) return [];
					let isLast = index === node.items.length - 1;
					names.has(wave.name) && diagnostics.error(item.at, "duplicate_item", `Two waves are called '${(0, $start_paths.briefText)(wave.name)}'`, "Rename one of them.");
					names.add(wave.name);
					!isLast && fields.lacks("size") && diagnostics.error(item.at, "missing_key", `The wave '${(0, $start_paths.briefText)(wave.name)}' needs a size`, "Add 'size:'. Only the last wave takes the rest.");
					let size = fields.entry("size");
					isLast && size !== void 0 && diagnostics.error(size.keyAt, "argument_conflict", "The last wave has no size: it takes the rest", "Remove 'size', or add a wave after it.");
					let { then: gate, ...rest } = wave;
					return [{
						...rest,
						name: wave.name,
						...gate !== void 0 && { gate }
					}];
				});
			}
		},
		785: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { contentBook: () => contentBook });
			var $start_start = __nccwpck_require__(508);
			var $base_reasons = __nccwpck_require__(452);
			var $base_json_3 = __nccwpck_require__(643);
			var $zod_api_3 = __nccwpck_require__(54);
			var $git_snapshots_3 = __nccwpck_require__(489);
			var $late_crypto = __nccwpck_require__(722);
			//! src/campaign/content-book.ts
			let REF = "refs/sous/created";
			let FILE = "created.json";
			let Entry = (0, $zod_api_3.strictObject)({
				run: (0, $zod_api_3.string)(),
				sent: (0, $zod_api_3.array)((0, $zod_api_3.int)()),
				count: (0, $zod_api_3.int)().check((0, $zod_api_3._gte)(0), (0, $zod_api_3._lte)(1e3)),
				until: (0, $zod_api_3.int)()
			});
			let Book = (0, $zod_api_3.array)(Entry);
			function contentBook({ place, read, move }, { now }) {
				let run = (0, $late_crypto.randomBytes)(8).toString("hex");
				return { async write({ sent, count, withinMs }) {
					for (let attempt = 1; attempt <= 20; attempt++) {
						let tip = await read(REF);
						if (!tip.ok) return (0, $start_start.failure)(ERRORS.unusable(tip.error.message));
						let before = tip.value === void 0 ? void 0 : await (0, $git_snapshots_3.readSnapshot)(place, tip.value);
						if (before?.ok === !1) return (0, $start_start.failure)(ERRORS.unusable(before.error.message));
						let time = now();
						let from = time.getTime() - 36e5;
						let others = entriesIn(before?.value.files.get(FILE)).filter((entry) => entry.run !== run).map((entry) => ({
							...entry,
							sent: entry.sent.filter((at) => at > from),
							count: entry.until > from ? entry.count : 0
						})).filter((entry) => entry.sent.length + entry.count > 0);
						let own = {
							run,
							sent: sent.map((age) => Math.round(time.getTime() - age)).filter((at) => at > from),
							count,
							until: time.getTime() + withinMs
						};
						let files = new Map([[FILE, Buffer.from(`${JSON.stringify([...others, own])}\n`)]]);
						let written = await (0, $git_snapshots_3.writeSnapshot)(place, {
							files,
							previous: void 0,
							message: "created lately",
							time
						});
						if (!written.ok) return (0, $start_start.failure)(ERRORS.unusable(written.error.message));
						let moved = await move({
							ref: REF,
							from: tip.value,
							to: written.value.commit
						});
						if (!moved.ok) return (0, $start_start.failure)(ERRORS.unusable(moved.error.message));
						if (moved.value) return (0, $start_start.success)(others.flatMap((entry) => agesOf(entry, time.getTime())));
					}
					return (0, $start_start.failure)(ERRORS.contended());
				} };
			}
			function agesOf({ sent, count, until }, now) {
				return [...sent, ...Array.from({ length: count }, () => until)].map((at) => now - at);
			}
			function entriesIn(bytes) {
				let json = (0, $base_json_3.parseJson)((0, $start_start.asBuffer)(bytes ?? new Uint8Array()).toString("utf8"));
				let parsed = json.ok ? Book.safeParse(json.value) : void 0;
				return parsed?.success ? parsed.data : [];
			}
			let ERRORS = {
				unusable: (why) => (0, $base_reasons.refusal)("api_unavailable", `Cannot write ${REF}, which paces what campaigns create: ${why}`),
				contended: () => (0, $base_reasons.refusal)("api_unavailable", `Other runs keep writing ${REF}`)
			};
		},
		144: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				discoverTargets: () => discoverTargets,
				shardTargets: () => shardTargets
			});
			var $base_digest_5 = __nccwpck_require__(925);
			var $base_tool_errors = __nccwpck_require__(887);
			var $start_paths_3 = __nccwpck_require__(788);
			var $start_start_5 = __nccwpck_require__(508);
			var $github_api_answers = __nccwpck_require__(45);
			var $zod_api_5 = __nccwpck_require__(54);
			var $github_search_repositories = __nccwpck_require__(888);
			var $core_work_5 = __nccwpck_require__(738);
			//! src/campaign/discover-targets.ts
			async function discoverTargets(request) {
				let reached = await readReached(request.app);
				if (!reached.ok) return reached;
				let wanted = await readWanted(request, reached.value);
				if (!wanted.ok) return wanted;
				let targets = [];
				let stopped = [];
				for (let { id, name } of wanted.value.values()) {
					let found = reached.value.get(id);
					found === void 0 ? stopped.push(unreachable({
						id,
						name
					}, wanted.value)) : found.repository.archived || found.repository.disabled ? stopped.push({
						id,
						name: found.repository.full_name,
						state: "archived",
						why: reason(ERRORS.archived())
					}) : targets.push({
						id,
						name: found.repository.full_name,
						installation: found.installation,
						branch: found.repository.default_branch
					});
				}
				return (0, $start_start_5.success)({
					targets: targets.toSorted(byName),
					stopped: stopped.toSorted(byName)
				});
			}
			function byName(a, b) {
				return a.name < b.name ? -1 : 1;
			}
			async function readReached(app) {
				let installations = await app.installations();
				if (!installations.ok) return installations;
				let reached = new Map();
				for (let { id: installation } of installations.value.filter(isActive)) {
					let repositories = await app.repositories(installation);
					if (!repositories.ok) return repositories;
					for (let repository of repositories.value) reached.set(String(repository.id), {
						repository,
						installation
					});
				}
				return (0, $start_start_5.success)(reached);
			}
			function isActive({ suspended_at: at }) {
				return at == null;
			}
			async function readWanted({ rules, known, clientOf, now }, reached) {
				let wanted = new Map();
				let excluded = (0, $core_work_5.parseGlobs)(rules.exclude);
				let isExcluded = (name) => {
					let path = (0, $start_paths_3.parseRepoPath)(name);
					return excluded.ok && path.ok && excluded.value.matches(path.value);
				};
				let installations = [...new Set([...reached.values()].map(({ installation }) => installation))];
				for (let installation of rules.query === void 0 ? [] : installations) {
					let found = await (0, $github_search_repositories.searchRepositories)(clientOf(installation), rules.query ?? "", now);
					if (!found.ok) return found;
					for (let { id, full_name: name } of found.value) isExcluded(name) || wanted.set(String(id), {
						id: String(id),
						name,
						isSeen: !0
					});
				}
				let byNames = new Map([...reached].map(([id, { repository }]) => [repository.full_name.toLowerCase(), id]));
				let [anyInstallation] = installations;
				for (let name of rules.include) {
					let id = byNames.get(name.toLowerCase()) ?? (anyInstallation === void 0 ? void 0 : await findRenamed(clientOf(anyInstallation), name));
					wanted.set(id ?? name, {
						id: id ?? name,
						name,
						isSeen: id !== void 0
					});
				}
				for (let { id, name } of known) wanted.has(id) || wanted.set(id, {
					id,
					name,
					isSeen: !1
				});
				return (0, $start_start_5.success)(wanted);
			}
			async function findRenamed(github, full) {
				let [owner = "", repo = ""] = full.split("/");
				let found = await github.request("GET /repos/{owner}/{repo}", {
					owner,
					repo
				}, (0, $zod_api_5.object)({ id: $github_api_answers.Positive }));
				return found.ok ? String(found.value.id) : void 0;
			}
			function unreachable({ id, name }, wanted) {
				let isSeen = wanted.get(id)?.isSeen === !0;
				return {
					id,
					name,
					state: isSeen ? "forbidden" : "missing",
					why: reason(isSeen ? ERRORS.notInstalled() : ERRORS.gone())
				};
			}
			function reason({ code, message, suggestion }) {
				return {
					code,
					message,
					advice: suggestion
				};
			}
			function shardTargets(targets) {
				let count = Math.min(64, Math.ceil(targets.length / 16));
				let shards = Array.from({ length: count }, () => []);
				for (let target of targets) shards[Number.parseInt((0, $base_digest_5.sha256)(Buffer.from(target.id)).slice(0, 8), 16) % count]?.push(target);
				return shards.filter((shard) => shard.length > 0);
			}
			let ERRORS = {
				archived: () => (0, $base_tool_errors.toolError)("read_only", "It is archived", "Unarchive it, or name it under 'exclude'."),
				notInstalled: () => (0, $base_tool_errors.toolError)("permission_denied", "The GitHub App is not installed there", "Install it there, or name the repository under 'exclude'."),
				gone: () => (0, $base_tool_errors.toolError)("not_found", "It no longer exists, or the GitHub App is no longer installed there", "Install the App there, or name the repository under 'exclude'.")
			};
		},
		738: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		742: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get gitFailed() {
					return part().gitFailed;
				}
			};
		},
		489: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653).snapshots();
			module.exports = {
				__esModule: !0,
				get listRefs() {
					return part().listRefs;
				},
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
		45: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["api-answers"]();
			module.exports = {
				__esModule: !0,
				get Positive() {
					return part().Positive;
				}
			};
		},
		888: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["search-repositories"]();
			module.exports = {
				__esModule: !0,
				get searchRepositories() {
					return part().searchRepositories;
				}
			};
		},
		838: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["write-pace"]();
			module.exports = {
				__esModule: !0,
				get CONTENT_LIMITS() {
					return part().CONTENT_LIMITS;
				}
			};
		},
		150: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get Diagnostics() {
					return part().Diagnostics;
				},
				get globCheck() {
					return part().globCheck;
				},
				get parseYaml() {
					return part().parseYaml;
				}
			};
		},
		417: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(799)["input-values"]();
			module.exports = {
				__esModule: !0,
				get plainInput() {
					return part().plainInput;
				},
				get resolveInputs() {
					return part().resolveInputs;
				}
			};
		},
		341: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(268)["markdown-text"]();
			module.exports = {
				__esModule: !0,
				get codeSpan() {
					return part().codeSpan;
				},
				get details() {
					return part().details;
				},
				get fence() {
					return part().fence;
				},
				get proseText() {
					return part().proseText;
				},
				get table() {
					return part().table;
				}
			};
		},
		788: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		508: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		962: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).terminal();
		},
		521: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(401)["campaign-texts"]();
			module.exports = {
				__esModule: !0,
				get CAMPAIGN_TEXTS() {
					return part().CAMPAIGN_TEXTS;
				}
			};
		},
		54: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _lte() {
					return part()._lte;
				},
				get _minLength() {
					return part()._minLength;
				},
				get _regex() {
					return part()._regex;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get never() {
					return part().never;
				},
				get object() {
					return part().object;
				},
				get optional() {
					return part().optional;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				}
			};
		},
		211: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).iso();
			module.exports = {
				__esModule: !0,
				get date() {
					return part().date;
				},
				get datetime() {
					return part().datetime;
				}
			};
		},
		741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		12: (module) => {
			"use strict";
			module.exports = require("./github.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		799: (module) => {
			"use strict";
			module.exports = require("./recipe.js");
		},
		268: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		401: (module) => {
			"use strict";
			module.exports = require("./texts.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
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
	var __webpack_exports__ = __nccwpck_require__(681);
	module.exports = __webpack_exports__;
})();
