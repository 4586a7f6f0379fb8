(() => {
	var __webpack_modules__ = {
		8940: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"action-io": () => __nccwpck_require__(1271),
				"api-answers": () => __nccwpck_require__(7748),
				"apply-commit": () => __nccwpck_require__(4934),
				"apply-request": () => __nccwpck_require__(3546),
				authorise: () => __nccwpck_require__(6240),
				codeowners: () => __nccwpck_require__(8861),
				"drift-issue": () => __nccwpck_require__(9107),
				"event-payloads": () => __nccwpck_require__(8224),
				"git-tree": () => __nccwpck_require__(1451),
				"github-app": () => __nccwpck_require__(6989),
				"merge-later": () => __nccwpck_require__(209),
				"other-approvals": () => __nccwpck_require__(3933),
				"proposal-pull": () => __nccwpck_require__(6108),
				"pull-state": () => __nccwpck_require__(6643),
				"pull-states": () => __nccwpck_require__(486),
				"recipe-source": () => __nccwpck_require__(414),
				"remote-git": () => __nccwpck_require__(4149),
				"run-jobs": () => __nccwpck_require__(6408),
				"save-plan": () => __nccwpck_require__(1329),
				"search-repositories": () => __nccwpck_require__(7861),
				suggestions: () => __nccwpck_require__(1991),
				"vouched-run": () => __nccwpck_require__(5254),
				"write-pace": () => __nccwpck_require__(5473)
			};
		},
		2496: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
		},
		6610: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get isWholeDigest() {
					return part().isWholeDigest;
				},
				get parseDigest() {
					return part().parseDigest;
				},
				get parseDigestPrefix() {
					return part().parseDigestPrefix;
				},
				get sha256() {
					return part().sha256;
				},
				get shortDigest() {
					return part().shortDigest;
				}
			};
		},
		4956: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		5309: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).reasons();
			module.exports = {
				__esModule: !0,
				get refusal() {
					return part().refusal;
				}
			};
		},
		165: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).secrets();
			module.exports = {
				__esModule: !0,
				get isInstallationToken() {
					return part().isInstallationToken;
				}
			};
		},
		6542: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		2669: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		1227: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(3273).event();
		},
		839: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get cleanConfig() {
					return part().cleanConfig;
				},
				get makeSandboxHome() {
					return part().makeSandboxHome;
				}
			};
		},
		5723: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["commit-objects"]();
			module.exports = {
				__esModule: !0,
				get CommitObjects() {
					return part().CommitObjects;
				}
			};
		},
		2523: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["seal-git"]();
			module.exports = {
				__esModule: !0,
				get PLAN_TRAILER() {
					return part().PLAN_TRAILER;
				},
				get commitText() {
					return part().commitText;
				}
			};
		},
		1330: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653).trees();
			module.exports = {
				__esModule: !0,
				get blobId() {
					return part().blobId;
				},
				get entriesIn() {
					return part().entriesIn;
				},
				get formatOf() {
					return part().formatOf;
				},
				get objectId() {
					return part().objectId;
				},
				get readObjects() {
					return part().readObjects;
				}
			};
		},
		1271: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { APPLY_CONSENT: () => APPLY_CONSENT });
			//! src/github/events/action-io.ts
			let APPLY_CONSENT = "APPLY_WITHOUT_REVIEW";
		},
		7748: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				API_ERRORS: () => API_ERRORS,
				ObjectId: () => ObjectId,
				Positive: () => Positive,
				checkAnswer: () => checkAnswer,
				judgeAnswer: () => judgeAnswer
			});
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			//! src/github/api/api-answers.ts
			let UNTOLD_WAIT_MS = 6e4;
			function judgeAnswer(route, outcome) {
				if (outcome.kind === "failed") return {
					kind: "lost",
					waitMs: void 0,
					refusal: API_ERRORS.unavailable(route, outcome.message)
				};
				let { status, headers, data } = outcome;
				if (status >= 200 && status < 300) return {
					kind: "answer",
					data
				};
				let said = saidBy(data);
				let refuse = (why) => ({
					kind: "refused",
					refusal: {
						...why,
						status,
						...said !== "" && { said }
					}
				});
				let what = `'${route}'${said === "" ? "" : `: ${said}`}`;
				if (status >= 500 || status === 408) return {
					kind: "lost",
					waitMs: retryAfter(headers),
					refusal: {
						...API_ERRORS.serverError(status, what),
						status
					}
				};
				if ((status === 403 || status === 429) && isLimit(status, headers, said)) return {
					kind: "limited",
					waitMs: limitWait(headers),
					refusal: {
						...API_ERRORS.limited(what),
						status
					}
				};
				switch (status) {
					case 401: return refuse(API_ERRORS.badToken(route));
					case 403: return refuse(API_ERRORS.notPermitted(what, missingPermission(headers)));
					case 404:
					case 410: return refuse(API_ERRORS.notFound(what));
					case 409: return refuse(API_ERRORS.conflict(what));
					default: return refuse(status < 400 ? API_ERRORS.leadsElsewhere(status, route) : API_ERRORS.rejected(status, what));
				}
			}
			function isLimit(status, headers, said) {
				return status === 429 || "retry-after" in headers || headers["x-ratelimit-remaining"] === "0" || /rate limit|abuse detection/i.test(said);
			}
			function limitWait(headers) {
				let told = retryAfter(headers);
				if (told !== void 0) return told;
				if (headers["x-ratelimit-remaining"] !== "0") return UNTOLD_WAIT_MS;
				let until = Number(headers["x-ratelimit-reset"]) * 1e3 - Date.parse(headers.date ?? "");
				return Number.isFinite(until) ? Math.max(until, 0) : UNTOLD_WAIT_MS;
			}
			function retryAfter(headers) {
				let text = headers["retry-after"];
				return text !== void 0 && /^\d{1,6}$/.test(text) ? Number(text) * 1e3 : void 0;
			}
			function missingPermission(headers) {
				let accepted = headers["x-accepted-github-permissions"];
				if (accepted === void 0 || !/^[\w=;, ]{1,200}$/.test(accepted)) return;
				return `Add to the job's 'permissions:': ${accepted.split(/[;,] */).map((text) => text.replaceAll("_", "-").replace("=", ": ")).join(", or ")}.`;
			}
			function saidBy(data) {
				return typeof data == "object" && data && "message" in data && typeof data.message == "string" ? brief(data.message) : "";
			}
			function brief(text) {
				return text.length <= 300 ? text : `${text.slice(0, 300)}\u2026`;
			}
			function checkAnswer(route, data, schema) {
				let checked = (0, $zod_api.safeParse)(schema, data);
				if (checked.success) return (0, $start_start.success)(checked.data);
				let [issue] = checked.error.issues;
				let expected = issue?.code === "invalid_type" ? ` (expected ${issue.expected})` : "";
				return (0, $start_start.failure)(API_ERRORS.otherSchema(route, issue?.path, expected));
			}
			function showPath(path) {
				return path.length === 0 ? "its top level" : `'${path.map(String).join(".")}'`;
			}
			let Positive = (0, $zod_api.int)().check((0, $zod_api._positive)());
			let ObjectId = (0, $zod_api.string)().check((0, $zod_api._regex)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
			let API_ERRORS = {
				noTime: () => (0, $base_reasons.refusal)("api_invalid", "GitHub did not send the time"),
				unavailable: (route, why) => (0, $base_reasons.refusal)("api_unavailable", `'${route}' failed: ${brief(why)}`),
				serverError: (status, what) => (0, $base_reasons.refusal)("api_unavailable", `GitHub answered ${status} to ${what}`),
				badToken: (route) => (0, $base_reasons.refusal)("auth_expired", `GitHub does not accept the token for '${route}'`),
				notPermitted: (what, suggestion) => (0, $base_reasons.refusal)("token_not_permitted", `The token is not allowed to call ${what}`, suggestion),
				notFound: (what) => (0, $base_reasons.refusal)("api_not_found", `Not found: ${what}`),
				conflict: (what) => (0, $base_reasons.refusal)("api_conflict", `GitHub found a conflict at ${what}`),
				leadsElsewhere: (status, route) => (0, $base_reasons.refusal)("api_invalid", `GitHub answered ${status} to '${route}', which redirects elsewhere`),
				rejected: (status, what) => (0, $base_reasons.refusal)("api_rejected", `GitHub answered ${status} to ${what}`),
				limited: (what) => (0, $base_reasons.refusal)("api_unavailable", `GitHub limits requests: ${what}`),
				otherSchema: (route, path, expected) => (0, $base_reasons.refusal)("api_invalid", `GitHub's answer to '${route}' does not match its schema at ${showPath(path ?? [])}${expected}`)
			};
		},
		4934: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyMessage: () => applyMessage,
				findApplied: () => findApplied,
				hasSameChanges: () => hasSameChanges,
				isCurrent: () => isCurrent,
				readBranch: () => readBranch,
				readCommitObject: () => readCommitObject,
				readRecord: () => readRecord,
				recordRef: () => recordRef,
				uploadTree: () => uploadTree,
				writeApplyCommit: () => writeApplyCommit,
				writeBranch: () => writeBranch
			});
			var $base_digest = __nccwpck_require__(6610);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_start_3 = __nccwpck_require__(8983);
			var $base_json = __nccwpck_require__(4956);
			var $plan_seal = __nccwpck_require__(7557);
			var $zod_api_3 = __nccwpck_require__(7345);
			var $core_work = __nccwpck_require__(2669);
			var $git_seal_git = __nccwpck_require__(2523);
			var $api_answers = __nccwpck_require__(7748);
			var $git_tree = __nccwpck_require__(1451);
			var $remote_git = __nccwpck_require__(4149);
			var $save_plan = __nccwpck_require__(1329);
			//! src/github/plans/apply-commit.ts
			let LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/;
			async function uploadTree(remote, seal, applied) {
				let written = await seal.store();
				if (!written.ok) return (0, $start_start_3.failure)((0, $base_reasons_3.refusal)("io_error", written.error.message, written.error.suggestion));
				let stored = {
					tree: seal.tree,
					gitDirectory: written.value
				};
				let removal = [];
				if (applied.signer !== void 0) {
					let commit = await writeOwnCommit(remote, stored, {
						...applied,
						people: void 0
					});
					if (!commit.ok) return commit;
					let ref = `refs/sous/objects/${commit.value}`;
					let pushed = await remote.push([{
						ref,
						from: void 0,
						to: commit.value
					}], stored.gitDirectory);
					if (!pushed.ok) return pushed;
					removal = [{
						ref,
						from: commit.value,
						to: void 0
					}];
				}
				return (0, $start_start_3.success)({
					stored,
					async push(updates) {
						let pushed = await remote.push([...updates, ...removal], stored.gitDirectory);
						(pushed.ok || pushed.error.isUnknown) && (removal = []);
						return pushed;
					},
					async [Symbol.asyncDispose]() {
						removal.length > 0 && await remote.push(removal);
					}
				});
			}
			async function writeApplyCommit(remote, stored, applied) {
				let { plan, people, signer } = applied;
				if (stored.tree !== plan.tree) return (0, $start_start_3.failure)(ERRORS$1.otherTree(stored.tree, plan.tree));
				if (signer === void 0 || plan.base.commit === void 0) return writeOwnCommit(remote, stored, applied);
				let signed = await createSignedCommit({
					github: signer,
					remote,
					wanted: {
						tree: plan.tree,
						parents: [plan.base.commit],
						message: applyMessage(plan, people, remote.options.url)
					},
					gitDirectory: stored.gitDirectory
				});
				if (!signed.ok) return signed;
				return signed.value === void 0 ? writeOwnCommit(remote, stored, applied) : (0, $start_start_3.success)(signed.value);
			}
			async function writeOwnCommit(remote, { gitDirectory }, applied) {
				let written = await remote.run([
					"hash-object",
					"-w",
					"-t",
					"commit",
					"--stdin"
				], Buffer.from(applyText(applied, remote.options.url)), gitDirectory);
				return written.ok ? (0, $start_start_3.success)((0, $core_work.decodeOutput)(written.value).trim()) : (0, $start_start_3.failure)($remote_git.REMOTE_GIT_ERRORS.localRefusal("write the commit", written.error));
			}
			function applyText({ plan, people, committer, time }, serverUrl) {
				let { tree = "", message, digest, base } = plan;
				let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
				let [header = ""] = (0, $git_seal_git.commitText)({
					tree,
					parent: base.commit,
					message,
					digest,
					time: when,
					person: committer
				}).split("\n\n", 1);
				return `${header}\n\n${applyMessage(plan, people, serverUrl)}`;
			}
			function applyMessage({ message, digest }, people, serverUrl) {
				let text = `${message.trim()}\n\n${$git_seal_git.PLAN_TRAILER}: ${digest}\n`;
				if (people === void 0) return text;
				let { requestedBy, approvedBy } = people;
				return `${text}${[
					`Sous-Requested-By: ${nameOf(requestedBy)}`,
					...approvedBy.map((person) => `Sous-Approved-By: ${nameOf(person)}`),
					`Co-authored-by: ${requestedBy.login} <${(0, $git_tree.noreplyAddress)(requestedBy, serverUrl)}>`
				].join("\n")}\n`;
			}
			function nameOf({ login, id }) {
				if (!LOGIN.test(login) || !Number.isSafeInteger(id)) throw Error(`Not a person: ${JSON.stringify(login)}`);
				return `${login} (${id})`;
			}
			async function findApplied(remote, plan, tip) {
				let fetched = await remote.fetchHistory(tip, 100);
				if (!fetched.ok) return fetched;
				let listed = await remote.run([
					"rev-list",
					"--max-count=100",
					"--format=%H%n%T%n%P%n%B%x00",
					tip,
					"--"
				]);
				if (!listed.ok) return (0, $start_start_3.failure)($remote_git.REMOTE_GIT_ERRORS.localRefusal("read the history", listed.error));
				for (let entry of (0, $core_work.decodeOutput)(listed.value).split("\0")) {
					let [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, "").split("\n");
					if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === plan.base.commit) return (0, $start_start_3.success)(commit);
				}
				return (0, $start_start_3.success)(void 0);
			}
			let CANNOT_CREATE = new Set([
				403,
				404,
				405,
				501
			]);
			async function createSignedCommit(request) {
				let { github, remote, wanted, gitDirectory } = request;
				let { tree, parents, message } = wanted;
				let made = await github.write({
					route: "POST /repos/{owner}/{repo}/git/commits",
					parameters: {
						message,
						tree,
						parents
					},
					schema: (0, $zod_api_3.object)({ sha: $api_answers.ObjectId }),
					look: async () => (0, $start_start_3.success)(void 0)
				});
				if (!made.ok) return CANNOT_CREATE.has(made.error.status) ? (0, $start_start_3.success)(void 0) : made;
				let { sha } = made.value;
				let fetched = await remote.fetchHistory(sha, 2, gitDirectory);
				if (!fetched.ok) return fetched;
				let found = await readCommitObject(remote, sha, gitDirectory);
				if (!found.ok) return found;
				return found.value.tree === tree && found.value.parents.join() === parents.join() && found.value.message === message ? (0, $start_start_3.success)(sha) : (0, $start_start_3.failure)(ERRORS$1.otherCommit(sha));
			}
			async function readCommitObject(remote, commit, gitDirectory) {
				let text = await remote.run([
					"cat-file",
					"commit",
					commit
				], void 0, gitDirectory);
				if (!text.ok) return (0, $start_start_3.failure)($remote_git.REMOTE_GIT_ERRORS.localRefusal("read the commit", text.error));
				let [header = "", ...body] = (0, $core_work.decodeOutput)(text.value).split("\n\n");
				let idsOf = (name) => [...header.matchAll(RegExp(`^${name} ([0-9a-f]+)$`, "gm"))].map(([, id = ""]) => id);
				let trees = idsOf("tree");
				let message = body.join("\n\n");
				return (0, $start_start_3.success)({
					tree: trees.length === 1 ? trees[0] : void 0,
					parents: idsOf("parent"),
					message: message.endsWith("\n") ? message : `${message}\n`
				});
			}
			let ERRORS$1 = {
				otherTree: (sealed, previewed) => (0, $base_reasons_3.refusal)("tree_mismatch", `The plan gives tree ${sealed}, but the preview had ${previewed ?? "none"}`),
				otherCommit: (sha) => (0, $base_reasons_3.refusal)("tree_mismatch", `GitHub made commit ${sha}, which differs from the request`)
			};
			//! src/github/proposals/proposal-branch.ts
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
			async function readBranch(remote, branch) {
				let ref = `refs/heads/${branch}`;
				let refs = await remote.readRefs([ref, recordRef(branch)]);
				if (!refs.ok) return refs;
				let tip = refs.value.get(ref);
				let found = refs.value.has(recordRef(branch)) ? await readRecord(remote, branch) : (0, $start_start_3.success)(void 0);
				if (!found.ok) return found;
				let record = found.value?.record;
				return (0, $start_start_3.success)({
					tip,
					record,
					recordId: found.value?.id,
					isOwn: tip !== void 0 && tip === record?.commit
				});
			}
			function isCurrent({ isOwn, record }, plan) {
				if (!isOwn || record === void 0) return !1;
				if (record.digest === plan.digest) return !0;
				return (plan.evidence.length > 0 || plan.date !== void 0) && hasSameChanges({
					isOwn,
					record
				}, plan) && record.base === plan.base.commit;
			}
			function hasSameChanges({ isOwn, record }, plan) {
				return isOwn && record?.changes === hashChanges(plan);
			}
			async function canVouch({ remote, stored: { plan }, people }, commit) {
				let refs = await remote.readRefs([(0, $git_tree.planRef)(plan.digest)]);
				if (!refs.ok) return refs;
				if (refs.value.size === 0) return (0, $start_start_3.success)(!0);
				let fetched = await remote.fetchCommit(commit, { contents: !1 });
				if (!fetched.ok) return fetched;
				let found = await readCommitObject(remote, commit);
				return found.ok ? (0, $start_start_3.success)(found.value.message === applyMessage(plan, people, remote.options.url)) : found;
			}
			async function writeBranch(request, found) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { remote, stored, branch, committer, signer, people, run, now } = request;
					let { plan, changes } = stored;
					let origin = { run: {
						id: run.id,
						attempt: run.attempt
					} };
					if (found.record !== void 0 && isCurrent(found, plan)) {
						let isSame = found.record.digest === plan.digest ? await canVouch(request, found.record.commit) : (0, $start_start_3.success)(!1);
						if (!isSame.ok) return isSame;
						let saved = isSame.value ? await (0, $save_plan.writeProposalPlan)(remote, {
							stored,
							origin,
							now
						}) : (0, $start_start_3.success)(void 0);
						let pushed = saved.ok && saved.value !== void 0 ? await remote.push([saved.value]) : saved;
						return pushed.ok ? (0, $start_start_3.success)({
							commit: found.record.commit,
							isChanged: !1
						}) : pushed;
					}
					let base = plan.base.commit;
					if (plan.status !== "complete" || base === void 0) return (0, $start_start_3.failure)(ERRORS.gated(plan.digest));
					let refused = (0, $git_tree.checkCommitMessage)(plan.message);
					if (refused !== void 0) return (0, $start_start_3.failure)(refused);
					let fetched = await remote.fetchCommit(base, { contents: !1 });
					if (!fetched.ok) return fetched;
					let { git, disk, sandboxDisk } = remote.options;
					let opened = await (0, $plan_seal.openSeal)({
						repository: remote.place,
						base,
						directory: plan.base.directory,
						changes,
						git,
						disk,
						sandboxDisk
					});
					if (!opened.ok) return (0, $start_start_3.failure)((0, $base_reasons_3.refusal)("io_error", opened.error.message, opened.error.suggestion));
					let uploaded = await uploadTree(remote, __addDisposableResource(env_1, opened.value, !0), {
						plan,
						committer,
						time: now,
						signer
					});
					if (!uploaded.ok) return uploaded;
					let upload = __addDisposableResource(env_1, uploaded.value, !0);
					let commit = await writeApplyCommit(remote, upload.stored, {
						plan,
						people,
						committer,
						time: now,
						signer
					});
					if (!commit.ok) return commit;
					let record = await writeRecord(remote, {
						schemaVersion: 1,
						commit: commit.value,
						digest: plan.digest,
						changes: hashChanges(plan),
						base
					}, now);
					if (!record.ok) return record;
					let saved = await (0, $save_plan.writeProposalPlan)(remote, {
						stored,
						origin,
						now
					});
					if (!saved.ok) return saved;
					let updates = [
						saved.value,
						{
							ref: `refs/heads/${branch}`,
							from: found.tip,
							to: commit.value
						},
						{
							ref: recordRef(branch),
							from: found.recordId,
							to: record.value
						}
					];
					let pushed = await upload.push(updates);
					if (!pushed.ok) return pushed;
					return (0, $start_start_3.success)({
						commit: commit.value,
						isChanged: !0
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			let RECORD_FILE = "proposal.json";
			function recordRef(branch) {
				return `refs/sous/proposals/${(0, $base_digest.sha256)(Buffer.from(branch)).slice(0, 16)}`;
			}
			function hashChanges({ changes }) {
				return (0, $base_digest.sha256)(Buffer.from(JSON.stringify(changes.toSorted((a, b) => a.path < b.path ? -1 : 1))));
			}
			async function readRecord(remote, branch) {
				let id = await remote.fetchRef(recordRef(branch));
				if (!id.ok || id.value === void 0) return id.ok ? (0, $start_start_3.success)(void 0) : id;
				let state = await (0, $git_tree.readState)(remote, id.value);
				return state.ok ? (0, $start_start_3.success)({
					id: id.value,
					record: parseRecord(state.value?.files.get(RECORD_FILE))
				}) : state;
			}
			async function writeRecord(remote, record, now) {
				let stored = await remote.storeContents([Buffer.from(`${JSON.stringify(record, void 0, 2)}\n`)]);
				if (!stored.ok) return stored;
				let entries = new Map([[RECORD_FILE, {
					mode: "100644",
					id: stored.value[0] ?? ""
				}]]);
				return (0, $git_tree.writeState)(remote, {
					entries,
					subject: `Proposal ${record.digest}`,
					time: now
				});
			}
			function parseRecord(bytes) {
				let json = bytes === void 0 ? void 0 : (0, $base_json.parseJson)(Buffer.from(bytes).toString("utf8"));
				if (!json?.ok) return;
				let hex = (0, $zod_api_3.string)().check((0, $zod_api_3._regex)(/^[0-9a-f]{40,64}$/));
				let record = (0, $zod_api_3.strictObject)({
					schemaVersion: (0, $zod_api_3.literal)(1),
					commit: hex,
					digest: hex,
					changes: hex,
					base: (0, $zod_api_3.optional)(hex)
				}).safeParse(json.value);
				return record.success ? record.data : void 0;
			}
			let ERRORS = { gated: (digest) => (0, $base_reasons_3.refusal)("plan_gated", `Plan ${digest} is not complete: a call waits for approval`) };
		},
		3546: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				FaultAfterPush: () => FaultAfterPush,
				apply_request_exports: () => apply_request_exports,
				timeOf: () => timeOf
			});
			var $start_runtime = __nccwpck_require__(8815);
			var $start_start = __nccwpck_require__(8983);
			var $api_answers_2 = __nccwpck_require__(7748);
			//! src/github/plans/apply-request.ts
			var apply_request_exports = (0, $start_runtime.__exportAll)({ FaultAfterPush: () => FaultAfterPush });
			function timeOf({ serverTime }) {
				let now = serverTime();
				return now === void 0 ? (0, $start_start.failure)($api_answers_2.API_ERRORS.noTime()) : (0, $start_start.success)(now);
			}
			var FaultAfterPush = class extends Error {
				commit;
				constructor(commit, cause) {
					let reason = cause instanceof Error ? cause.message : String(cause);
					super(`${reason}. Sous had already pushed commit ${commit}, and it stays on the branch`, { cause });
					this.commit = commit;
				}
			};
		},
		6240: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ReviewVerdict: () => ReviewVerdict,
				authoriseApproval: () => authoriseApproval,
				authoriseRequester: () => authoriseRequester,
				authoriseReviewer: () => authoriseReviewer,
				authoriseRun: () => authoriseRun,
				checkSecondPerson: () => checkSecondPerson,
				checkUnedited: () => checkUnedited,
				findEdited: () => findEdited,
				isInTeams: () => isInTeams,
				readPermission: () => readPermission,
				readRunComment: () => readRunComment,
				recheckSource: () => recheckSource,
				verdictOf: () => verdictOf
			});
			var $core_work_3 = __nccwpck_require__(2669);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_start_3 = __nccwpck_require__(8983);
			var $api_answers_3 = __nccwpck_require__(7748);
			var $zod_api_5 = __nccwpck_require__(7345);
			var $git_tree_2 = __nccwpck_require__(1451);
			var $event_payloads = __nccwpck_require__(8224);
			var $event_event = __nccwpck_require__(1227);
			//! src/github/people/permission.ts
			let MAY_WRITE = ["write", "admin"];
			let Permission = (0, $zod_api_5.object)({
				permission: (0, $zod_api_5.string)(),
				user: (0, $zod_api_5.nullable)((0, $zod_api_5.object)({
					id: $api_answers_3.Positive,
					login: (0, $zod_api_5.string)(),
					type: $event_payloads.AccountType
				}))
			});
			async function readPermission(github, wanted) {
				let { login, id } = wanted;
				let answer = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: login }, Permission);
				if (!answer.ok) return answer.error.code === "api_not_found" ? (0, $start_start_3.failure)(ERRORS$2.notOnGitHub(login)) : answer;
				let { permission, user } = answer.value;
				if (user === null || id !== void 0 && user.id !== id) return (0, $start_start_3.failure)(ERRORS$2.otherAccount(login));
				if (!(0, $event_payloads.isPerson)(user)) return (0, $start_start_3.failure)(ERRORS$2.notAPerson(login));
				let isGiteaOwner = permission === "owner" && user.type === void 0;
				if (!MAY_WRITE.includes(permission) && !isGiteaOwner) return (0, $start_start_3.failure)(ERRORS$2.noWriteAccess(login));
				return (0, $start_start_3.success)({
					id: user.id,
					login: user.login
				});
			}
			let known = new WeakMap();
			async function isInTeams(github, teams, person) {
				let notFound = [];
				for (let team of teams) {
					let membership = await remember(github, team, person.login, () => readMembership(github, team, person));
					if (!membership.ok) return membership;
					if (membership.value === "member") return (0, $start_start_3.success)(!0);
					membership.value === "not_found" && notFound.push(team);
				}
				for (let team of notFound) {
					let visible = await remember(github, team, "", () => checkVisible(github, team));
					if (!visible.ok) return visible;
				}
				return (0, $start_start_3.success)(!1);
			}
			async function readMembership(github, team, { login }) {
				let answer = await github.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
					...placeOf(team),
					username: login
				}, (0, $zod_api_5.object)({ state: (0, $zod_api_5.string)() }));
				if (answer.ok) return (0, $start_start_3.success)(answer.value.state === "active" ? "member" : "no_member");
				if (answer.error.code === "api_not_found") return (0, $start_start_3.success)("not_found");
				return answer.error.code === "token_not_permitted" ? (0, $start_start_3.failure)(ERRORS$2.membersUnseen(team)) : answer;
			}
			async function checkVisible(github, team) {
				let answer = await github.request("GET /orgs/{org}/teams/{team_slug}", placeOf(team), (0, $zod_api_5.object)({ slug: (0, $zod_api_5.string)() }));
				if (answer.ok) return (0, $start_start_3.success)("no_member");
				return answer.error.code === "api_not_found" || answer.error.code === "token_not_permitted" ? (0, $start_start_3.failure)(ERRORS$2.teamUnseen(team)) : answer;
			}
			function remember(github, team, who, ask) {
				let answers = known.get(github) ?? new Map();
				known.set(github, answers);
				let key = `${(0, $core_work_3.showTeam)(team)} ${who}`.toLowerCase();
				let answer = answers.get(key) ?? (hasRoom(answers, team) ? ask() : Promise.resolve((0, $start_start_3.failure)(ERRORS$2.tooMany())));
				answers.set(key, answer);
				return answer;
			}
			function hasRoom(answers, team) {
				return new Set([...answers.keys()].map((key) => key.split(" ", 1)[0])).add((0, $core_work_3.showTeam)(team).toLowerCase()).size <= 20;
			}
			function placeOf({ organization, slug }) {
				return {
					org: organization,
					team_slug: slug
				};
			}
			let SEE_TEAMS = "GITHUB_TOKEN cannot see teams. Use a GitHub App token with 'members: read', or list people instead of the team.";
			let ERRORS$2 = {
				notOnGitHub: (login) => (0, $base_reasons_3.refusal)("not_permitted", `${login} was not found on GitHub`),
				otherAccount: (login) => (0, $base_reasons_3.refusal)("not_permitted", `${login} is not the account that sent the event`),
				noWriteAccess: (login) => (0, $base_reasons_3.refusal)("not_permitted", `${login} does not have write access to this repository`),
				tooMany: () => (0, $base_reasons_3.refusal)("policy_error", "The plan needs lookups of more than 20 teams", "Name fewer teams."),
				membersUnseen: (team) => (0, $base_reasons_3.refusal)("policy_error", `The token cannot see who is in ${(0, $core_work_3.showTeam)(team)}`, SEE_TEAMS),
				teamUnseen: (team) => (0, $base_reasons_3.refusal)("policy_error", `Team ${(0, $core_work_3.showTeam)(team)} does not exist, or the token cannot see it`, SEE_TEAMS),
				notAPerson: (login) => (0, $base_reasons_3.refusal)("bot_actor", `${login} is not a person`)
			};
			//! src/github/people/request-comments.ts
			let ReviewVerdict = {
				state: (0, $zod_api_5.string)(),
				dismissed: (0, $zod_api_5.optional)((0, $zod_api_5.boolean)())
			};
			function verdictOf({ state, dismissed }) {
				if (dismissed === !0) return "DISMISSED";
				return state === "REQUEST_CHANGES" ? "CHANGES_REQUESTED" : state;
			}
			let User = (0, $zod_api_5.nullable)((0, $zod_api_5.object)({
				id: $api_answers_3.Positive,
				login: (0, $zod_api_5.string)()
			}));
			let AGAIN = "Run the recipe again, then approve the new plan.";
			let Comment = (0, $zod_api_5.object)({
				id: $api_answers_3.Positive,
				node_id: (0, $zod_api_5._default)((0, $zod_api_5.string)(), ""),
				body: (0, $zod_api_5.string)(),
				user: User,
				issue_url: (0, $zod_api_5.string)(),
				pull_request_url: (0, $zod_api_5._default)((0, $zod_api_5.string)(), "")
			});
			let Review = (0, $zod_api_5.object)({
				body: (0, $zod_api_5.string)(),
				user: User,
				...ReviewVerdict,
				commit_id: (0, $zod_api_5.nullable)($api_answers_3.ObjectId)
			});
			async function recheckSource(github, from, comments) {
				return from.kind === "comment" ? recheckComment(github, from, comments) : recheckReview(github, from);
			}
			function readRunComment(comments, id) {
				let comment = comments.find((one) => one.id === id);
				if (comment === void 0) return (0, $start_start_3.failure)(ERRORS$1.commentGone(id));
				let command = (0, $event_event.parseCommand)(comment.body);
				if (command?.ok !== !0 || command.value.kind !== "run") return (0, $start_start_3.failure)(ERRORS$1.noRequest(id));
				if (comment.user === null) return (0, $start_start_3.failure)(ERRORS$1.accountGone(id));
				if (comment.performed_via_github_app !== null && comment.performed_via_github_app !== void 0 && !comment.user.login.endsWith("[bot]")) return (0, $start_start_3.failure)(ERRORS$1.byApp(id, comment.user.login));
				let { recipe, inputs } = command.value;
				return (0, $start_start_3.success)({
					comment,
					author: comment.user,
					recipe,
					inputs
				});
			}
			async function recheckComment(github, from, comments) {
				let now = comments?.find((comment) => comment.id === from.id);
				if (comments === void 0) {
					let answer = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: from.id }, Comment);
					if (!answer.ok) return answer.error.code === "api_not_found" ? ERRORS$1.gone(from.id) : answer.error;
					let { issue_url: issue, pull_request_url: pull } = answer.value;
					if (!issue.endsWith(`/issues/${from.pull}`) && !pull.endsWith(`/pulls/${from.pull}`)) return ERRORS$1.otherPull(from.id);
					let edited = await checkUnedited(github, [answer.value]);
					if (edited !== void 0) return edited;
					now = answer.value;
				}
				if (now === void 0) return ERRORS$1.goneOrMoved(from.id);
				return now.body === from.body && now.user?.id === from.author.id ? void 0 : ERRORS$1.bodyEdited(from.author.login);
			}
			async function recheckReview(github, from) {
				let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", {
					pull_number: from.pull,
					review_id: from.id
				}, Review);
				let { login } = from.author;
				if (!answer.ok) return answer.error.code === "api_not_found" ? ERRORS$1.reviewDeleted(login) : answer.error;
				let { body, user, commit_id: commit } = answer.value;
				if (verdictOf(answer.value) !== "APPROVED") return ERRORS$1.reviewWithdrawn(login);
				return body === from.body && user?.id === from.author.id && commit === from.commit ? void 0 : ERRORS$1.reviewChanged(login);
			}
			let Nodes = (0, $zod_api_5.object)({ data: (0, $zod_api_5.object)({ nodes: (0, $zod_api_5.array)((0, $zod_api_5.nullable)((0, $zod_api_5.object)({
				databaseId: (0, $zod_api_5.optional)((0, $zod_api_5.nullable)($api_answers_3.Positive)),
				lastEditedAt: (0, $zod_api_5.optional)((0, $zod_api_5.nullable)((0, $zod_api_5.string)()))
			}))) }) });
			async function checkUnedited(github, comments) {
				let edited = await findEdited(github, comments);
				return edited.ok ? edited.value.values().next().value : edited.error;
			}
			async function findEdited(github, comments, kind = "comment") {
				if (comments.length === 0) return (0, $start_start_3.success)(new Map());
				let asked = comments.every(({ node_id: node }) => node !== "") ? await (0, $git_tree_2.askGraphql)(github, {
					query: "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }",
					variables: { ids: comments.map(({ node_id: node }) => node) }
				}, Nodes) : void 0;
				if (asked?.ok === !1) return asked;
				if (asked?.value === void 0 && kind === "review") return (0, $start_start_3.success)(new Map(comments.map(({ id }) => [id, ERRORS$1.untold(id)])));
				if (asked?.value === void 0) return findByTimes(github, comments);
				let { nodes } = asked.value.data;
				let problems = comments.map(({ id }) => {
					let node = nodes.find((found) => found?.databaseId === id);
					if (node == null) return [id, ERRORS$1.gone(id)];
					return [id, node.lastEditedAt === null ? void 0 : ERRORS$1.edited(id)];
				});
				return (0, $start_start_3.success)(withoutGood(problems));
			}
			async function findByTimes(github, comments) {
				let Times = (0, $zod_api_5.object)({
					created_at: (0, $zod_api_5.string)(),
					updated_at: (0, $zod_api_5.string)()
				});
				let problems = [];
				for (let { id } of comments) {
					let read = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: id }, Times);
					if (!read.ok && read.error.code !== "api_not_found") return read;
					read.ok ? problems.push([id, read.value.created_at === read.value.updated_at ? void 0 : ERRORS$1.edited(id)]) : problems.push([id, ERRORS$1.gone(id)]);
				}
				return (0, $start_start_3.success)(withoutGood(problems));
			}
			function withoutGood(problems) {
				return new Map(problems.flatMap(([id, problem]) => problem === void 0 ? [] : [[id, problem]]));
			}
			let ERRORS$1 = {
				untold: (id) => (0, $base_reasons_3.refusal)("comment_changed", `This server does not say whether review ${id} was edited`, "Approve with a comment instead."),
				gone: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} was deleted`),
				edited: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} was edited after it was posted`),
				commentGone: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} was deleted or is on another pull request`, AGAIN),
				noRequest: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} does not ask for a plan`, AGAIN),
				accountGone: (id) => (0, $base_reasons_3.refusal)("comment_changed", `The account that wrote comment ${id} no longer exists`, AGAIN),
				byApp: (id, login) => (0, $base_reasons_3.refusal)("bot_actor", `An app wrote comment ${id} for ${login}`, AGAIN),
				otherPull: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} is on another pull request`),
				goneOrMoved: (id) => (0, $base_reasons_3.refusal)("comment_changed", `Comment ${id} was deleted, or is on another pull request`),
				bodyEdited: (author) => (0, $base_reasons_3.refusal)("comment_changed", `The comment of ${author} was edited`),
				reviewDeleted: (author) => (0, $base_reasons_3.refusal)("comment_changed", `The review of ${author} was deleted`, "Review again."),
				reviewWithdrawn: (author) => (0, $base_reasons_3.refusal)("comment_changed", `The review of ${author} no longer approves`, "Review again."),
				reviewChanged: (author) => (0, $base_reasons_3.refusal)("comment_changed", `The review of ${author} was changed`, "Review again.")
			};
			//! src/github/people/authorise.ts
			async function authoriseRun({ github, author, run, policy }) {
				if (author.isBot) return authoriseBot(author, run, policy);
				let people = await everyoneInvolved(github, author, run);
				if (!people.ok) return people;
				let read = await policy();
				return read.ok ? checkListed(github, people.value, {
					...run,
					entries: read.value.runners,
					what: "run recipes"
				}) : read;
			}
			async function authoriseApproval(request) {
				let person = await authoriseReviewer(request);
				if (!person.ok) return person;
				let changed = await recheckSource(request.github, request.from);
				return changed === void 0 ? person : (0, $start_start_3.failure)(changed);
			}
			async function authoriseReviewer({ github, from, run, policy }) {
				if (from.author.isBot) return (0, $start_start_3.failure)(ERRORS.botReview(from.author.login));
				let people = await everyoneInvolved(github, from.author, run);
				if (!people.ok) return people;
				let read = await policy();
				if (!read.ok) return read;
				return checkListed(github, people.value, {
					...run,
					entries: read.value.approvers,
					what: "approve plans"
				});
			}
			async function authoriseRequester({ github, author, known, policy }) {
				let read = await policy();
				if (!read.ok) return read;
				if (isAllowedBot(author, read.value)) return (0, $start_start_3.success)(author);
				let person = author.id === known.id ? (0, $start_start_3.success)(known) : await readPermission(github, author);
				return person.ok ? checkListed(github, [person.value], {
					entries: read.value.runners,
					what: "run recipes"
				}) : person;
			}
			function checkSecondPerson({ approver, requesters, sensitive }) {
				let [reason] = sensitive;
				if (reason === void 0 || requesters.every(({ id }) => id !== approver.id)) return;
				let did = requesters[0]?.id === approver.id ? "requested this plan" : "pushed the commits that this plan is for";
				return ERRORS.secondPerson(approver.login, did, reason);
			}
			async function everyoneInvolved(github, author, run) {
				let person = await readPermission(github, author);
				if (!person.ok) return person;
				let own = await refuseOwnToken(github, person.value, run);
				if (own !== void 0) return (0, $start_start_3.failure)(own);
				if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return (0, $start_start_3.success)([person.value]);
				let repeating = await readPermission(github, { login: run.triggeringActor });
				return repeating.ok ? (0, $start_start_3.success)([person.value, repeating.value]) : repeating;
			}
			async function refuseOwnToken(github, person, { isAppToken }) {
				if (isAppToken) return;
				let owner = await github.request("GET /user", {}, (0, $zod_api_5.object)({ id: $api_answers_3.Positive }));
				if (!owner.ok) return owner.error.code === "token_not_permitted" ? void 0 : owner.error;
				if (owner.value.id !== person.id) return;
				return ERRORS.ownToken(person.login);
			}
			async function authoriseBot(author, run, policy) {
				let denied = (0, $start_start_3.failure)(ERRORS.bot(author.login));
				if (run.attempt > 1 || !author.login.endsWith("[bot]")) return denied;
				let read = await policy();
				if (!read.ok) return read;
				return isAllowedBot(author, read.value) ? (0, $start_start_3.success)({
					id: author.id,
					login: author.login
				}) : denied;
			}
			function isAllowedBot(author, { allowBots }) {
				return allowBots.includes(author.id) && !(0, $git_tree_2.isWorkflowsOwn)(author);
			}
			async function checkListed(github, people, { entries, what, accepted }) {
				let teams = entries.map($core_work_3.parseTeam).filter((team) => team !== void 0);
				for (let person of entries.length === 0 ? [] : people) {
					if (entries.some((entry) => isNamed(person, entry))) continue;
					if (teams.length > 0 && person.id === accepted) continue;
					let isMember = await isInTeams(github, teams, person);
					if (!isMember.ok) return isMember;
					if (!isMember.value) return (0, $start_start_3.failure)(ERRORS.notListed(person.login, what));
				}
				return (0, $start_start_3.success)(people[0]);
			}
			function isNamed({ id, login }, entry) {
				let [name = "", number] = entry.split("#");
				return number === void 0 ? name.toLowerCase() === login.toLowerCase() : Number(number) === id;
			}
			let ERRORS = {
				botReview: (login) => (0, $base_reasons_3.refusal)("bot_actor", `${login} is a bot, and a bot never approves`),
				secondPerson: (approver, did, why) => (0, $base_reasons_3.refusal)("approval_missing", `${approver} ${did}, and it needs a second person: ${why}`, "Ask someone else to approve it."),
				ownToken: (login) => (0, $base_reasons_3.refusal)("bot_actor", `Sous runs with the token of ${login}, so it cannot tell their comments from its own`, "Use GITHUB_TOKEN or a GitHub App token as the action's 'token'."),
				bot: (login) => (0, $base_reasons_3.refusal)("bot_actor", `${login} is a bot, or wrote through an app`),
				notListed: (login, what) => (0, $base_reasons_3.refusal)("not_listed", `${login} is not listed as someone who may ${what}`)
			};
		},
		8861: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CODEOWNERS_PLACES: () => CODEOWNERS_PLACES,
				checkOwned: () => checkOwned,
				parseCodeowners: () => parseCodeowners,
				readCodeowners: () => readCodeowners,
				showOwner: () => showOwner
			});
			var $core_work_3 = __nccwpck_require__(2669);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_paths = __nccwpck_require__(9671);
			var $start_start_5 = __nccwpck_require__(8983);
			var $git_tree_3 = __nccwpck_require__(1451);
			var $authorise = __nccwpck_require__(6240);
			//! src/github/people/codeowners.ts
			let PERSON = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]+)?)$/;
			let EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
			let GLOBSTAR = { kind: "globstar" };
			function parseCodeowners(text) {
				let rules = [];
				for (let [i, source] of text.split(/\r?\n/).entries()) {
					let [pattern, ...owners] = splitLine(source);
					if (pattern === void 0) continue;
					let line = i + 1;
					let problem = source.length > 4e3 ? "is too long" : problemOf(pattern);
					if (problem !== void 0) return (0, $start_start_5.failure)(`line ${line}: '${(0, $start_paths.briefText)(pattern)}' ${problem}`);
					let known = owners.map(parseOwner);
					let unknown = known.indexOf(void 0);
					if (unknown >= 0) return (0, $start_start_5.failure)(`line ${line}: '${(0, $start_paths.briefText)(owners[unknown] ?? "")}' is not @person, @organization/team or an email address`);
					let matches = compilePattern(pattern);
					if (matches === void 0) return (0, $start_start_5.failure)(`line ${line}: '${(0, $start_paths.briefText)(pattern)}' cannot be read`);
					rules.push({
						rule: {
							line,
							pattern,
							owners: known.filter((owner) => owner !== void 0)
						},
						matches
					});
				}
				return (0, $start_start_5.success)({ ruleFor: (path) => rules.findLast(({ matches }) => matches(path))?.rule });
			}
			function showOwner(owner) {
				switch (owner.kind) {
					case "person": return `@${owner.login}`;
					case "team": return (0, $core_work_3.showTeam)(owner);
					case "email": return owner.address;
				}
			}
			function splitLine(source) {
				let words = source.trim().match(/(?:\\.|\S)+/g) ?? [];
				let comment = words.findIndex((word) => word.startsWith("#"));
				return comment < 0 ? words : words.slice(0, comment);
			}
			function problemOf(pattern) {
				if (pattern.startsWith("!")) return "starts with '!', which CODEOWNERS does not support";
				if (/[[\]]/.test(pattern)) return "has '[' or ']', which CODEOWNERS does not support";
				if (pattern.startsWith("\\#")) return "starts with '\\#', which CODEOWNERS does not support";
				return /^\/*$|\/\//.test(pattern) ? "is not a path" : void 0;
			}
			function parseOwner(word) {
				let [, login] = PERSON.exec(word) ?? [];
				if (login !== void 0) return {
					kind: "person",
					login
				};
				let team = (0, $core_work_3.parseTeam)(word);
				if (team !== void 0) return {
					kind: "team",
					...team
				};
				return EMAIL.test(word) ? {
					kind: "email",
					address: word
				} : void 0;
			}
			function compilePattern(pattern) {
				let names = pattern.replace(/^\//, "").replace(/\/$/, "/**").split("/");
				let segments = /\/./.test(pattern) ? [] : [GLOBSTAR];
				for (let name of names) {
					let segment = (0, $core_work_3.parseSegment)(name);
					if (!segment.ok) return;
					(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
				}
				let last = names.at(-1);
				let own = (0, $core_work_3.compileSegments)(segments);
				if (last === "*" || last === "**") return own;
				let below = (0, $core_work_3.compileSegments)([...segments, GLOBSTAR]);
				return (path) => own(path) || below(path);
			}
			let CODEOWNERS_PLACES = [
				".github/CODEOWNERS",
				"CODEOWNERS",
				"docs/CODEOWNERS"
			];
			let MAX_BYTES = 3145728;
			async function readCodeowners(tree) {
				for (let place of CODEOWNERS_PLACES) {
					let text = await (0, $git_tree_3.readTrustedText)(tree, place);
					if (!text.ok) return text;
					if (text.value === void 0) continue;
					let size = Buffer.byteLength(text.value);
					if (size > MAX_BYTES) return (0, $start_start_5.failure)(ERRORS.tooLarge(place, size));
					let parsed = parseCodeowners(text.value);
					return parsed.ok ? parsed : (0, $start_start_5.failure)((0, $base_reasons_3.refusal)("policy_error", `${place}, ${parsed.error}`));
				}
				return (0, $start_start_5.failure)(ERRORS.noFile());
			}
			async function checkOwned({ github, codeowners, approvers, paths }) {
				let byRule = new Map();
				for (let path of paths) {
					let rule = codeowners.ruleFor(path);
					rule !== void 0 && rule.owners.length > 0 && byRule.set(rule, [...byRule.get(rule) ?? [], path]);
				}
				for (let [rule, owned] of byRule) {
					let owns = await hasOwner(github, rule, approvers);
					if (!owns.ok) return owns.error;
					if (owns.value) continue;
					let owners = rule.owners.map(showOwner).join(", ");
					let [first, ...others] = approvers.map(({ login }) => login);
					let who = others.length === 0 ? `${first} is not a code owner` : `None of ${[first, ...others].join(", ")} is a code owner`;
					return ERRORS.ownersMissing(who, owned, owners);
				}
			}
			async function hasOwner(github, { owners, line }, approvers) {
				let logins = new Set(approvers.map(({ login }) => login.toLowerCase()));
				if (owners.some((owner) => owner.kind === "person" && logins.has(owner.login.toLowerCase()))) return (0, $start_start_5.success)(!0);
				let teams = owners.filter((owner) => owner.kind === "team");
				for (let approver of approvers) {
					let owns = await (0, $authorise.isInTeams)(github, teams, approver);
					if (!owns.ok || owns.value) return owns;
				}
				let address = owners.find((owner) => owner.kind === "email");
				if (address === void 0) return (0, $start_start_5.success)(!1);
				return (0, $start_start_5.failure)(ERRORS.unknownOwner(line, address));
			}
			let ERRORS = {
				tooLarge: (place, size) => (0, $base_reasons_3.refusal)("policy_error", `${place} has ${size} bytes, more than the ${MAX_BYTES} that GitHub reads`),
				noFile: () => (0, $base_reasons_3.refusal)("policy_error", `The configuration requires code owners, but none of ${CODEOWNERS_PLACES.join(", ")} exists`, "Add one, or remove 'codeowners' from the configuration."),
				ownersMissing: (who, files, owners) => (0, $base_reasons_3.refusal)("approval_missing", `${who} of ${(0, $core_work_3.nameSome)(files, 3)}`, `Ask one of ${owners} to approve.`),
				unknownOwner: (line, owner) => (0, $base_reasons_3.refusal)("policy_error", `CODEOWNERS, line ${line}: Sous cannot look up who ${showOwner(owner)} is`, "Name the owner by @login, on the default branch.")
			};
		},
		9107: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { reportDrift: () => reportDrift });
			var $start_start_7 = __nccwpck_require__(8983);
			var $zod_api_7 = __nccwpck_require__(7345);
			var $api_answers_2 = __nccwpck_require__(7748);
			var $git_tree_4 = __nccwpck_require__(1451);
			//! src/github/pulls/drift-issue.ts
			let Issue = (0, $zod_api_7.object)({
				number: $api_answers_2.Positive,
				html_url: (0, $zod_api_7.string)(),
				state: (0, $zod_api_7._enum)(["open", "closed"]),
				title: (0, $zod_api_7.string)(),
				body: (0, $zod_api_7.nullish)((0, $zod_api_7.string)()),
				user: (0, $zod_api_7.nullable)((0, $zod_api_7.object)({ id: $api_answers_2.Positive })),
				pull_request: (0, $zod_api_7.optional)((0, $zod_api_7.looseObject)({}))
			});
			async function reportDrift(report) {
				let found = await findIssue(report);
				if (!found.ok) return found;
				let issue = found.value;
				if (report.body === void 0) return issue?.state === "open" ? closeIssue(report, issue) : (0, $start_start_7.success)({
					kind: "none",
					issue: void 0
				});
				let text = {
					title: (0, $git_tree_4.plainLine)(report.title, 200),
					body: `${(0, $git_tree_4.markerOf)(markOf(report))}\n${report.body}`
				};
				if (issue === void 0) return openIssue(report, text);
				if (sameText(issue.body ?? "", text.body)) return (0, $start_start_7.success)({
					kind: issue.state === "open" ? "unchanged" : "left",
					issue: driftIssue(issue)
				});
				let changed = await change(report, issue, {
					...text,
					state: "open"
				});
				return changed.ok ? (0, $start_start_7.success)({
					kind: issue.state === "open" ? "updated" : "reopened",
					issue: driftIssue(changed.value)
				}) : changed;
			}
			function markOf({ subject }) {
				return {
					kind: "drift",
					subject
				};
			}
			async function findIssue(report) {
				let { github, self } = report;
				let listed = await github.requestAll("GET /repos/{owner}/{repo}/issues", {
					creator: self.login,
					state: "all"
				}, Issue);
				if (!listed.ok) return listed;
				let marker = (0, $git_tree_4.markerOf)(markOf(report));
				let own = listed.value.filter(({ user, body, pull_request: pull }) => user?.id === self.id && pull === void 0 && body?.startsWith(marker));
				return (0, $start_start_7.success)(own.find(({ state }) => state === "open") ?? own.toSorted((a, b) => b.number - a.number)[0]);
			}
			async function openIssue(report, text) {
				let created = await report.github.write({
					route: "POST /repos/{owner}/{repo}/issues",
					parameters: text,
					schema: Issue,
					look: () => findIssue(report)
				});
				return created.ok ? (0, $start_start_7.success)({
					kind: "opened",
					issue: driftIssue(created.value)
				}) : created;
			}
			async function closeIssue(report, issue) {
				let { github, closing } = report;
				let closed = await change(report, issue, {
					state: "closed",
					body: `${(issue.body ?? "").trimEnd()}\n<!-- sous:clean -->\n`
				});
				if (!closed.ok) return closed;
				let said = await github.write({
					route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
					parameters: {
						issue_number: issue.number,
						body: closing
					},
					schema: (0, $zod_api_7.unknown)()
				});
				let warning = said.ok ? {} : { warning: `The comment on #${issue.number} could not be written: ${said.error.message}` };
				return (0, $start_start_7.success)({
					kind: "closed",
					issue: driftIssue(issue),
					...warning
				});
			}
			async function change({ github }, { number }, values) {
				return github.write({
					route: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
					parameters: {
						issue_number: number,
						...values
					},
					schema: Issue,
					async look() {
						let now = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number }, Issue);
						if (!now.ok) return now;
						return (0, $start_start_7.success)(now.value.state === values.state && sameText(now.value.body ?? "", values.body) ? now.value : void 0);
					}
				});
			}
			function sameText(a, b) {
				return a.replaceAll("\r\n", "\n").trim() === b.replaceAll("\r\n", "\n").trim();
			}
			function driftIssue({ number, html_url: url }) {
				return {
					number,
					url
				};
			}
		},
		8224: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				AccountType: () => AccountType,
				event_payloads_exports: () => event_payloads_exports,
				isPerson: () => isPerson,
				readCommentPayload: () => readCommentPayload
			});
			var $start_runtime = __nccwpck_require__(8815);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_start_3 = __nccwpck_require__(8983);
			var $zod_api_9 = __nccwpck_require__(7345);
			var $api_answers_4 = __nccwpck_require__(7748);
			//! src/github/events/event-payloads.ts
			var event_payloads_exports = (0, $start_runtime.__exportAll)({
				readCommentPayload: () => readCommentPayload,
				readReviewPayload: () => readReviewPayload
			});
			let AccountType = (0, $zod_api_9.optional)((0, $zod_api_9.string)());
			let User = (0, $zod_api_9.object)({
				id: $api_answers_4.Positive,
				login: (0, $zod_api_9.string)(),
				type: AccountType
			});
			let App = (0, $zod_api_9.optional)((0, $zod_api_9.nullable)((0, $zod_api_9.looseObject)({})));
			let Time = (0, $zod_api_9.string)().check((0, $zod_api_9.refine)((text) => !Number.isNaN(Date.parse(text))));
			let CommentPayload = (0, $zod_api_9.object)({
				action: (0, $zod_api_9.literal)("created"),
				sender: (0, $zod_api_9.object)({ id: $api_answers_4.Positive }),
				issue: (0, $zod_api_9.object)({
					number: $api_answers_4.Positive,
					state: (0, $zod_api_9.string)(),
					pull_request: (0, $zod_api_9.optional)((0, $zod_api_9.looseObject)({}))
				}),
				comment: (0, $zod_api_9.object)({
					id: $api_answers_4.Positive,
					body: (0, $zod_api_9.string)(),
					user: User,
					created_at: Time,
					performed_via_github_app: App
				})
			});
			let ReviewPayload = (0, $zod_api_9.object)({
				action: (0, $zod_api_9.literal)("submitted"),
				sender: (0, $zod_api_9.object)({ id: $api_answers_4.Positive }),
				pull_request: (0, $zod_api_9.object)({ number: $api_answers_4.Positive }),
				review: (0, $zod_api_9.object)({
					id: $api_answers_4.Positive,
					body: (0, $zod_api_9.nullable)((0, $zod_api_9.string)()),
					user: User,
					state: (0, $zod_api_9.string)().check((0, $zod_api_9._regex)(/^approved$/i)),
					commit_id: $api_answers_4.ObjectId,
					submitted_at: Time,
					performed_via_github_app: App
				})
			});
			function readCommentPayload(payload) {
				let read = check(CommentPayload, payload);
				if (!read.ok) return read;
				let { sender, issue, comment } = read.value;
				let author = authorOf(comment);
				return (0, $start_start_3.success)({
					from: {
						kind: "comment",
						id: comment.id,
						body: comment.body,
						author,
						at: new Date(comment.created_at),
						pull: issue.number
					},
					sender: sender.id,
					issue: {
						isPull: issue.pull_request !== void 0,
						isOpen: issue.state === "open"
					}
				});
			}
			function readReviewPayload(payload) {
				let read = check(ReviewPayload, payload);
				if (!read.ok) return read;
				let { sender, pull_request, review } = read.value;
				let author = authorOf(review);
				let from = {
					kind: "review",
					id: review.id,
					body: review.body ?? "",
					author,
					at: new Date(review.submitted_at),
					pull: pull_request.number,
					commit: review.commit_id
				};
				return (0, $start_start_3.success)({
					from,
					sender: sender.id
				});
			}
			function authorOf({ user, performed_via_github_app: app }) {
				return {
					id: user.id,
					login: user.login,
					isBot: !isPerson(user) || app != null
				};
			}
			function isPerson({ login, type }) {
				return type === "User" || type === void 0 && !login.toLowerCase().endsWith("[bot]");
			}
			function check(schema, payload) {
				let checked = (0, $zod_api_9.safeParse)(schema, payload);
				if (checked.success) return (0, $start_start_3.success)(checked.data);
				let field = checked.error.issues[0]?.path.map(String).join(".") ?? "";
				return (0, $start_start_3.failure)(ERRORS.otherSchema(field));
			}
			let ERRORS = { otherSchema: (field) => (0, $base_reasons_3.refusal)("payload_invalid", `The event payload does not match its schema at '${field}'`) };
		},
		1451: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CURRENT_OF_PULLS: () => CURRENT_OF_PULLS,
				CheckoutObjects: () => CheckoutObjects,
				GitHub: () => GitHub,
				PROPOSAL_TARGET: () => PROPOSAL_TARGET,
				TRUSTED_TREE_ERRORS: () => TRUSTED_TREE_ERRORS,
				TrustedTree: () => TrustedTree,
				askGraphql: () => askGraphql,
				checkCommitMessage: () => checkCommitMessage,
				checkContents: () => checkContents,
				checkExpectedPlan: () => checkExpectedPlan,
				checkMayOpenPulls: () => checkMayOpenPulls,
				checkProposalPlan: () => checkProposalPlan,
				checkPullPlace: () => checkPullPlace,
				checkRecipeUnchanged: () => checkRecipeUnchanged,
				checkWorkflowFiles: () => checkWorkflowFiles,
				checkWorkflowRef: () => checkWorkflowRef,
				checkoutFirst: () => checkoutFirst,
				commandFor: () => commandFor,
				committerOf: () => committerOf,
				compareRules: () => compareRules,
				createFirst: () => createFirst,
				createMarked: () => createMarked,
				currentRef: () => currentRef,
				currentRefOn: () => currentRefOn,
				currentRefsOf: () => currentRefsOf,
				findBaseCommit: () => findBaseCommit,
				findChangedRules: () => findChangedRules,
				findMarked: () => findMarked,
				findPlan: () => findPlan,
				findTrustedCommit: () => findTrustedCommit,
				gitHubObjects: () => gitHubObjects,
				inputsText: () => inputsText,
				isForWantOfPermission: () => isForWantOfPermission,
				isWorkflowsOwn: () => isWorkflowsOwn,
				listPlanRefs: () => listPlanRefs,
				loadPlanRef: () => loadPlanRef,
				lockRef: () => lockRef,
				markerOf: () => markerOf,
				nextState: () => nextState,
				noreplyAddress: () => noreplyAddress,
				octokitTransport: () => octokitTransport,
				plainLine: () => plainLine,
				planRef: () => planRef,
				pullOf: () => pullOf,
				putStickyComment: () => putStickyComment,
				react: () => react,
				readComments: () => readComments,
				readOwnIdentity: () => readOwnIdentity,
				readState: () => readState,
				readTrustedText: () => readTrustedText,
				tokenTooWeak: () => tokenTooWeak,
				workflowPath: () => workflowPath,
				writePlanRecord: () => writePlanRecord,
				writeState: () => writeState
			});
			var $base_tool_errors = __nccwpck_require__(6542);
			var $start_start = __nccwpck_require__(8983);
			var $core_work_5 = __nccwpck_require__(2669);
			var $base_reasons_5 = __nccwpck_require__(5309);
			var $start_paths_3 = __nccwpck_require__(9671);
			var $base_digest_3 = __nccwpck_require__(6610);
			var $event_event_3 = __nccwpck_require__(1227);
			var $base_json_3 = __nccwpck_require__(4956);
			var $zod_api_11 = __nccwpck_require__(7345);
			var $api_answers_5 = __nccwpck_require__(7748);
			var $git_trees = __nccwpck_require__(1330);
			var $write_pace = __nccwpck_require__(5473);
			var $remote_git_2 = __nccwpck_require__(4149);
			var $plan_plan_digest = __nccwpck_require__(4712);
			var $plan_plan_folders = __nccwpck_require__(8739);
			var $plan_permissions = __nccwpck_require__(1390);
			var $plan_plan_limits = __nccwpck_require__(5308);
			var $plan_seal_3 = __nccwpck_require__(7557);
			//! src/github/api/graphql.ts
			let UNTOLD = new Set([
				"token_not_permitted",
				"api_not_found",
				"api_invalid",
				"api_rejected"
			]);
			let ROUTE = "POST /graphql";
			let Errors = (0, $zod_api_11.looseObject)({ errors: (0, $zod_api_11.optional)((0, $zod_api_11.array)((0, $zod_api_11.object)({
				type: (0, $zod_api_11.optional)((0, $zod_api_11.string)()),
				message: (0, $zod_api_11.string)()
			}))) });
			async function askGraphql(github, query, schema) {
				let asked = await github.request(ROUTE, { ...query }, Errors);
				if (!asked.ok) return UNTOLD.has(asked.error.code) ? (0, $start_start.success)(void 0) : asked;
				let { errors = [] } = asked.value;
				let limited = errors.find(({ type }) => type === "RATE_LIMITED");
				if (limited !== void 0) return (0, $start_start.failure)(ERRORS$7.limited(limited.message));
				if (errors.some(({ type }) => type !== "NOT_FOUND")) return (0, $start_start.success)(void 0);
				let checked = (0, $api_answers_5.checkAnswer)(ROUTE, asked.value, schema);
				return checked.ok ? checked : (0, $start_start.success)(void 0);
			}
			function tokenTooWeak(what, why) {
				if (why.code !== "token_not_permitted") return why;
				return ERRORS$7.tokenTooWeak(what, why.message);
			}
			function isForWantOfPermission({ code, message }) {
				return code === "token_not_permitted" && /not accessible by/i.test(message);
			}
			async function checkMayOpenPulls(github, base) {
				let tried = await github.write({
					route: "POST /repos/{owner}/{repo}/pulls",
					parameters: {
						title: "Nothing",
						head: base,
						base
					},
					schema: (0, $zod_api_11.unknown)()
				});
				return tried.ok || !isForWantOfPermission(tried.error) ? void 0 : tokenTooWeak("write pull requests", tried.error);
			}
			let GITHUB_ACTIONS = "github-actions[bot]";
			async function readOwnIdentity({ github, isAppToken }) {
				if (isAppToken) return readViewer(github);
				let user = await github.request("GET /user", {}, User);
				return !user.ok && user.error.code === "token_not_permitted" ? readViewer(github) : user;
			}
			let User = (0, $zod_api_11.object)({
				id: $api_answers_5.Positive,
				login: (0, $zod_api_11.string)()
			});
			async function readViewer(github) {
				let asked = await askGraphql(github, { query: "query { viewer { databaseId login } }" }, (0, $zod_api_11.object)({ data: (0, $zod_api_11.object)({ viewer: (0, $zod_api_11.object)({
					databaseId: $api_answers_5.Positive,
					login: (0, $zod_api_11.string)()
				}) }) }));
				if (!asked.ok) return asked;
				if (asked.value === void 0) return github.request("GET /users/{username}", { username: GITHUB_ACTIONS }, User);
				let { databaseId: id, login } = asked.value.data.viewer;
				return (0, $start_start.success)({
					id,
					login
				});
			}
			function isWorkflowsOwn({ login }) {
				return login === GITHUB_ACTIONS;
			}
			function committerOf(person, serverUrl) {
				return `${person.login} <${noreplyAddress(person, serverUrl)}>`;
			}
			function noreplyAddress({ id, login }, serverUrl) {
				return `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}`;
			}
			let ERRORS$7 = {
				limited: (why) => (0, $base_reasons_5.refusal)("api_unavailable", `GitHub limits requests: '${ROUTE}': ${why}`),
				tokenTooWeak: (what, why) => (0, $base_reasons_5.refusal)("token_not_permitted", `The token cannot ${what}: ${why}`, "Nothing was done yet. Add 'permissions: { contents: write, pull-requests: write }' to the job and run it again.")
			};
			//! src/github/pulls/comments.ts
			let CommentAnswer = (0, $zod_api_11.object)({
				id: $api_answers_5.Positive,
				node_id: (0, $zod_api_11._default)((0, $zod_api_11.string)(), ""),
				html_url: (0, $zod_api_11.string)(),
				body: (0, $zod_api_11._default)((0, $zod_api_11.string)(), ""),
				user: (0, $zod_api_11.nullable)((0, $zod_api_11.object)({
					id: $api_answers_5.Positive,
					login: (0, $zod_api_11.string)()
				})),
				created_at: (0, $zod_api_11.string)(),
				updated_at: (0, $zod_api_11.string)(),
				performed_via_github_app: (0, $zod_api_11.optional)((0, $zod_api_11.nullable)((0, $zod_api_11.looseObject)({})))
			});
			function readComments(github, pull) {
				return github.requestAll("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: pull }, CommentAnswer);
			}
			async function react(github, comment, content) {
				let sent = await github.write({
					route: "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
					parameters: {
						comment_id: comment,
						content
					},
					schema: (0, $zod_api_11.object)({ user: (0, $zod_api_11.nullable)((0, $zod_api_11.object)({
						id: $api_answers_5.Positive,
						login: (0, $zod_api_11.string)()
					})) })
				});
				return sent.ok ? (0, $start_start.success)(sent.value.user ?? void 0) : sent;
			}
			function markerOf({ kind, subject }) {
				return `<!-- sous:${kind} ${(0, $base_digest_3.sha256)(Buffer.from(subject)).slice(0, 16)} -->`;
			}
			async function listMarked(request) {
				let { github, pull, self, comments } = request;
				let listed = comments === void 0 ? await readComments(github, pull) : (0, $start_start.success)(comments);
				if (!listed.ok) return listed;
				let marker = markerOf(request);
				let own = listed.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id);
				return (0, $start_start.success)(own.map(ownComment));
			}
			async function findMarked(request) {
				let own = await listMarked(request);
				return own.ok ? (0, $start_start.success)(own.value[0]) : own;
			}
			async function createMarked({ comments: _, ...request }, body) {
				let created = await createFirst(request, body);
				if (!created.ok) return created;
				let first = await findMarked(request);
				if (!first.ok || first.value === void 0 || first.value.id === created.value.id) return created;
				await removeMarked(request.github, created.value);
				return updateMarked(request.github, first.value, body);
			}
			async function createFirst({ comments: _, ...request }, body) {
				let { github, pull } = request;
				let secret = (0, $event_event_3.checkSecrets)(body, "the comment");
				if (secret !== void 0) return (0, $start_start.failure)(secret);
				return github.write({
					route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
					parameters: {
						issue_number: pull,
						body
					},
					schema: (0, $zod_api_11.pipe)(CommentAnswer, (0, $zod_api_11.transform)(ownComment)),
					look: () => findMarked(request)
				});
			}
			async function removeMarked(github, { id }) {
				await github.write({
					route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
					parameters: { comment_id: id },
					schema: (0, $zod_api_11.unknown)()
				});
			}
			async function updateMarked(github, comment, body) {
				if (comment.body === body) return (0, $start_start.success)(comment);
				let secret = (0, $event_event_3.checkSecrets)(body, "the comment");
				if (secret !== void 0) return (0, $start_start.failure)(secret);
				let read = () => github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment.id }, CommentAnswer);
				return github.write({
					route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
					parameters: {
						comment_id: comment.id,
						body
					},
					schema: (0, $zod_api_11.pipe)(CommentAnswer, (0, $zod_api_11.transform)(ownComment)),
					async look() {
						let now = await read();
						if (!now.ok) return now;
						return (0, $start_start.success)(now.value.body === body ? ownComment(now.value) : void 0);
					}
				});
			}
			function ownComment({ id, html_url: url, body }) {
				return {
					id,
					url,
					body
				};
			}
			let PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m;
			async function putStickyComment(request) {
				let { github, pull, self, recipe, digest, body, comments, isFirst = !1 } = request;
				let marked = {
					github,
					pull,
					self,
					kind: "plan",
					subject: recipe
				};
				let listed = await listMarked({
					...marked,
					...comments && { comments }
				});
				if (!listed.ok) return listed;
				let [found, ...others] = listed.value;
				let known = found === void 0 ? [] : plansIn(found.body);
				let plans = digest === void 0 ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, 6);
				let text = render(markerOf(marked), body, plans, digest);
				if (request.isUpdate && (found === void 0 || !isShown(found.body, digest))) return (0, $start_start.success)(void 0);
				if (found === void 0) {
					let made = isFirst ? await createFirst(marked, text) : await createMarked(marked, text);
					return made.ok ? (0, $start_start.success)({
						...made.value,
						isNew: !0
					}) : made;
				}
				for (let other of others) await removeMarked(github, other);
				let updated = await updateMarked(github, found, text);
				if (!updated.ok && updated.error.code === "api_not_found" && comments !== void 0) return putStickyComment({
					...request,
					comments: void 0
				});
				return updated.ok ? (0, $start_start.success)({
					...updated.value,
					isNew: !1
				}) : updated;
			}
			function render(marker, body, plans, current) {
				let struck = plans.filter((digest) => digest !== current).map((digest) => `~~\`${digest.slice(0, 12)}\`~~`);
				return [
					marker,
					`<!-- sous:plans ${plans.map((digest) => `${digest} `).join("")}-->`,
					body.trimEnd(),
					...struck.length === 0 ? [] : ["", `<sub>superseded plans: ${struck.join(", ")}</sub>`],
					""
				].join("\n");
			}
			function isShown(body, digest) {
				return digest !== void 0 && body.replace(PLANS, "").includes(digest);
			}
			function plansIn(body) {
				return (PLANS.exec(body)?.[1] ?? "").split(" ").filter((text) => text !== "");
			}
			//! src/github/api/github-client.ts
			let SHORTEST_WAIT_MS = 1e3;
			let BACK_OFF_MS = [1e3, 3e3];
			var GitHub = class {
				repository;
				#options;
				#pace;
				#calls = 0;
				#writes = 0;
				#waitedMs = 0;
				#serverTime;
				constructor(options) {
					this.#options = options;
					this.#pace = options.pace ?? new $write_pace.SteadyPace(options);
					this.repository = options.repository;
				}
				get calls() {
					return this.#calls;
				}
				get writes() {
					return this.#writes;
				}
				get serverTime() {
					return this.#serverTime;
				}
				async request(route, parameters, schema) {
					let read = await this.#read(route, parameters);
					return read.ok ? (0, $api_answers_5.checkAnswer)(route, read.value.data, schema) : read;
				}
				async requestAll(route, parameters, item, key) {
					return readAllPages({
						route,
						item,
						key,
						read: (page) => this.#read(route, {
							...parameters,
							...page
						})
					});
				}
				async write(request) {
					let secret = (0, $event_event_3.checkSecrets)(JSON.stringify(request.parameters), "what would be written to GitHub", this.#options.secrets);
					if (secret !== void 0) return (0, $start_start.failure)(secret);
					return this.#pace.inTurn(() => this.#writeInTurn(request));
				}
				async #read(route, parameters) {
					for (let lost = 0;;) {
						let outcome = await this.#send(route, parameters);
						if (!outcome.ok) return outcome;
						let verdict = (0, $api_answers_5.judgeAnswer)(route, outcome.value);
						if (verdict.kind === "answer") return (0, $start_start.success)({
							data: verdict.data,
							link: outcome.value.kind === "answered" ? outcome.value.headers.link : void 0
						});
						if (verdict.kind === "refused") return (0, $start_start.failure)(verdict.refusal);
						if (!await this.#wait(verdict, lost)) return (0, $start_start.failure)(verdict.refusal);
						verdict.kind === "lost" && lost++;
					}
				}
				async #writeInTurn({ route, parameters, schema, look }) {
					for (let lost = 0;;) {
						let tooLate = await this.#pace.before();
						if (tooLate !== void 0) return (0, $start_start.failure)(tooLate);
						let outcome = await this.#send(route, parameters, { isWrite: !0 });
						if (!outcome.ok) return outcome;
						let verdict = (0, $api_answers_5.judgeAnswer)(route, outcome.value);
						if (verdict.kind === "limited" && this.#pace.limited !== void 0) {
							this.#pace.limited(verdict.waitMs ?? SHORTEST_WAIT_MS);
							continue;
						}
						this.#pace.after();
						if (verdict.kind === "answer") {
							let checked = (0, $api_answers_5.checkAnswer)(route, verdict.data, schema);
							if (checked.ok) return checked;
							let found = await look?.();
							return found?.ok && found.value !== void 0 ? (0, $start_start.success)(found.value) : (0, $start_start.failure)({
								...checked.error,
								isUnknown: !0
							});
						}
						if (verdict.kind === "refused") return (0, $start_start.failure)(verdict.refusal);
						if (verdict.kind === "lost" && look === void 0) return (0, $start_start.failure)(unknownOutcome(verdict.refusal));
						let mayTryAgain = await this.#wait(verdict, lost);
						if (verdict.kind === "lost") {
							lost++;
							let found = await look?.();
							if (found?.ok === !1) return (0, $start_start.failure)(unknownOutcome(verdict.refusal));
							if (found?.value !== void 0) return (0, $start_start.success)(found.value);
						}
						if (!mayTryAgain) return (0, $start_start.failure)(verdict.refusal);
					}
				}
				async #send(route, parameters, { isWrite = !1 } = {}) {
					let { transport, repository, signal, maxCalls = 200 } = this.#options;
					if (signal?.aborted) return (0, $start_start.failure)(ERRORS$6.cancelledBefore(route));
					if (this.#calls >= maxCalls) return (0, $start_start.failure)(ERRORS$6.budgetUsedUp(maxCalls));
					this.#calls++;
					isWrite && this.#writes++;
					let outcome = await transport({
						route,
						parameters: {
							...route.includes("{owner}") ? {
								owner: repository.owner,
								repo: repository.name
							} : {},
							...parameters
						},
						signal
					});
					if (outcome.kind === "answered") this.#noteTime(outcome.headers.date);
					else if (signal?.aborted) {
						let cancelled = ERRORS$6.cancelledDuring(route);
						return (0, $start_start.failure)(isWrite ? {
							...cancelled,
							isUnknown: !0
						} : cancelled);
					}
					return (0, $start_start.success)(outcome);
				}
				#noteTime(text) {
					let time = new Date(text ?? "");
					Number.isNaN(time.getTime()) || (this.#serverTime = time);
				}
				async #wait({ kind, waitMs }, lost) {
					let backOff = BACK_OFF_MS[lost];
					if (kind === "lost" && backOff === void 0) return !1;
					let ms = Math.max(waitMs ?? 0, backOff ?? SHORTEST_WAIT_MS);
					if (this.#waitedMs + ms > 12e4 || this.#options.signal?.aborted) return !1;
					this.#waitedMs += ms;
					await this.#pause(ms);
					return !0;
				}
				async #pause(ms) {
					ms > 0 && await this.#options.sleep(ms);
				}
			};
			function unknownOutcome({ message, status }) {
				return {
					...ERRORS$6.outcomeUnknown(message),
					isUnknown: !0,
					...status !== void 0 && { status }
				};
			}
			async function readAllPages({ route, item, key, read }) {
				let all = [];
				let last = "";
				for (let page = 1;; page++) {
					let answer = await read({
						per_page: 100,
						page
					});
					if (!answer.ok) return answer;
					let items = listOf(answer.value.data, key);
					if (items === void 0) return (0, $start_start.failure)(ERRORS$6.notAList(route, key));
					for (let [i, entry] of items.entries()) {
						let checked = (0, $api_answers_5.checkAnswer)(`${route}, page ${page}, item ${i + 1}`, entry, item);
						if (!checked.ok) return checked;
						all.push(checked.value);
					}
					let next = nextPage(answer.value.link);
					if (next === void 0) return (0, $start_start.success)(all);
					let now = JSON.stringify(items, (_, value) => typeof value == "bigint" ? String(value) : value);
					if (next !== page + 1 || items.length === 0 || now === last || page >= 100) return (0, $start_start.failure)(ERRORS$6.pagesStuck(route, page));
					last = now;
				}
			}
			function listOf(data, key) {
				if (key === void 0) return Array.isArray(data) ? data : void 0;
				let list = typeof data == "object" && data ? data[key] : void 0;
				return Array.isArray(list) ? list : void 0;
			}
			function nextPage(link) {
				let address = link === void 0 ? void 0 : /<([^<>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1];
				if (address === void 0) return;
				return Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(address)?.[1] ?? NaN);
			}
			let ERRORS$6 = {
				cancelledBefore: (route) => (0, $base_reasons_5.refusal)("cancelled", `The run was cancelled before '${route}'`),
				budgetUsedUp: (maxCalls) => (0, $base_reasons_5.refusal)("api_budget", `The run has made ${maxCalls} GitHub API calls, which is its limit`),
				cancelledDuring: (route) => (0, $base_reasons_5.refusal)("cancelled", `The run was cancelled before the answer to '${route}'`),
				outcomeUnknown: (why) => (0, $base_reasons_5.refusal)("api_unavailable", `${why}; it is unknown whether it happened`, "Run it again. Sous first checks what is already there."),
				notAList: (route, key) => (0, $base_reasons_5.refusal)("api_invalid", `GitHub's answer to '${route}' is not a list${key === void 0 ? "" : ` at '${key}'`}`),
				pagesStuck: (route, page) => (0, $base_reasons_5.refusal)("api_invalid", `The pages of '${route}' do not advance after page ${page}`)
			};
			//! src/github/api/octokit-transport.ts
			let SILENT = {
				debug: ignore,
				info: ignore,
				warn: ignore,
				error: ignore
			};
			function octokitTransport({ token, apiUrl, userAgent, timeoutMs = 3e4 }) {
				let loading;
				let hide = (text) => token === "" ? text : text.replaceAll(token, "***");
				return async ({ route, parameters, signal }) => {
					loading ??= load({
						token,
						apiUrl,
						userAgent
					});
					let request = await loading;
					let limit = AbortSignal.timeout(timeoutMs);
					try {
						let answer = await request(route, {
							...parameters,
							...route === "POST /graphql" && { baseUrl: apiUrl.replace(/(?:\/v3)?\/*$/, "") },
							headers: { "x-github-api-version": "2022-11-28" },
							request: {
								signal: signal === void 0 ? limit : AbortSignal.any([signal, limit]),
								redirect: route.startsWith("GET ") ? "follow" : "error"
							}
						});
						return isCutOff(answer) ? {
							kind: "failed",
							message: "the answer was cut off"
						} : answered(answer, answer.data);
					} catch (error) {
						let answer = answerOf(error);
						if (answer !== void 0) return answered(answer, { message: hide(messageOf(answer.data)) });
						if (signal?.aborted) return {
							kind: "failed",
							message: "the run was cancelled"
						};
						return {
							kind: "failed",
							message: limit.aborted ? `no answer within ${timeoutMs / 1e3} s` : hide(describe(error))
						};
					}
				};
			}
			async function load({ token, apiUrl, userAgent }) {
				let { GitHub, getOctokitOptions } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6927, 23)).then((n) => n.utils_exports);
				let octokit = new GitHub(getOctokitOptions(token, {
					baseUrl: apiUrl.replace(/\/+$/, ""),
					userAgent,
					log: SILENT
				}));
				return (route, parameters) => octokit.request(route, parameters);
			}
			function answered({ status, headers }, data) {
				let texts = Object.entries(headers).flatMap(([name, value]) => value === void 0 ? [] : [[name.toLowerCase(), String(value)]]);
				return {
					kind: "answered",
					status,
					headers: Object.fromEntries(texts),
					data
				};
			}
			function isCutOff({ status, headers, data }) {
				return status !== 204 && typeof data == "string" && String(headers["content-type"]).startsWith("application/json");
			}
			function answerOf(error) {
				return error instanceof Error && "response" in error ? error.response : void 0;
			}
			function messageOf(data) {
				if (typeof data != "object" || !data || !("message" in data) || typeof data.message != "string") return "";
				let details = "errors" in data && Array.isArray(data.errors) ? data.errors.map(detailOf).filter((text) => text !== "") : [];
				return [data.message, ...details].join("; ");
			}
			function detailOf(error) {
				if (typeof error == "string") return error;
				if (typeof error != "object" || !error) return "";
				let { field, code, message } = error;
				if (typeof message == "string") return message;
				return [field, code].filter((part) => typeof part == "string").join(" ");
			}
			function describe(error) {
				return error instanceof Error ? error.message : "the connection failed";
			}
			function ignore() {}
			//! src/github/api/git-tree.ts
			let KINDS = new Map([
				["100644", "file"],
				["100755", "file"],
				["040000", "directory"],
				["120000", "symlink"]
			]);
			let Tree = (0, $zod_api_11.object)({
				sha: $api_answers_5.ObjectId,
				truncated: (0, $zod_api_11.boolean)(),
				tree: (0, $zod_api_11.array)((0, $zod_api_11.object)({
					path: (0, $zod_api_11.string)(),
					mode: (0, $zod_api_11.string)(),
					sha: $api_answers_5.ObjectId,
					size: (0, $zod_api_11.optional)((0, $zod_api_11.int)().check((0, $zod_api_11._nonnegative)()))
				}))
			});
			let Blob = (0, $zod_api_11.object)({
				sha: $api_answers_5.ObjectId,
				encoding: (0, $zod_api_11.literal)("base64"),
				content: (0, $zod_api_11.string)()
			});
			async function readTreeBelow(github, id) {
				let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
					tree_sha: id,
					recursive: "1"
				}, Tree);
				if (!answer.ok) return answer;
				return (0, $start_start.success)(answer.value.truncated ? void 0 : byDirectory(answer.value.tree));
			}
			async function readTree(github, id) {
				let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", { tree_sha: id }, Tree);
				if (!answer.ok) return answer;
				if (answer.value.truncated) return (0, $start_start.failure)(ERRORS$5.incompleteTree(id));
				return (0, $start_start.success)(byDirectory(answer.value.tree).get("") ?? new Map());
			}
			async function readBlob(github, id) {
				let answer = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: id }, Blob);
				if (!answer.ok) return answer;
				let bytes = Buffer.from(answer.value.content, "base64");
				return isBlob(id, bytes) ? (0, $start_start.success)(bytes) : (0, $start_start.failure)(ERRORS$5.wrongContent(id));
			}
			function isBlob(id, bytes) {
				return (0, $git_trees.blobId)(bytes, (0, $git_trees.formatOf)(id)) === id;
			}
			function entryKind(mode) {
				return KINDS.get(mode) ?? "other";
			}
			function byDirectory(entries) {
				let directories = new Map([["", new Map()]]);
				for (let { path, mode, sha, size = 0 } of entries) {
					let slash = path.lastIndexOf("/");
					let parent = path.slice(0, Math.max(slash, 0));
					let names = directories.get(parent) ?? new Map();
					directories.set(parent, names);
					let kind = entryKind(mode);
					names.set(path.slice(slash + 1), {
						kind,
						mode: mode === "100755" ? mode : "100644",
						id: sha,
						size
					});
				}
				return directories;
			}
			function gitHubObjects(github) {
				return {
					below: (id) => readTreeBelow(github, id),
					tree: (id) => readTree(github, id),
					blob: (id) => readBlob(github, id),
					blobs: (ids) => readBlobs(github, ids)
				};
			}
			let Answer = (0, $zod_api_11.object)({ data: (0, $zod_api_11.object)({ repository: (0, $zod_api_11.record)((0, $zod_api_11.string)(), (0, $zod_api_11.nullable)((0, $zod_api_11.object)({ text: (0, $zod_api_11.optional)((0, $zod_api_11.nullable)((0, $zod_api_11.string)())) }))) }) });
			async function readBlobs(github, ids) {
				let query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`).join(" ")} } }`;
				let { owner, name } = github.repository;
				let answer = await askGraphql(github, {
					query,
					variables: {
						owner,
						name
					}
				}, Answer);
				if (!answer.ok) return answer;
				let blobs = new Map();
				for (let [index, id] of ids.entries()) {
					let bytes = Buffer.from(answer.value?.data.repository[`b${index}`]?.text ?? "");
					isBlob(id, bytes) && blobs.set(id, bytes);
				}
				return (0, $start_start.success)(blobs);
			}
			var CheckoutObjects = class {
				#git;
				#place;
				constructor(git, { gitDirectory, workTree }) {
					this.#git = git;
					this.#place = {
						gitDirectory,
						workTree
					};
				}
				async parents(id) {
					return (await this.#commit(id))?.parents;
				}
				async tree(id) {
					let commit = await this.#commit(id);
					let bytes = await this.#read(commit?.tree ?? id, "tree");
					if (bytes === void 0) return;
					let entries = [...(0, $git_trees.entriesIn)(bytes, (0, $git_trees.formatOf)(id))].map(([name, entry]) => [Buffer.from(name, "latin1").toString("utf8"), {
						mode: entry.mode.padStart(6, "0"),
						id: Buffer.from(entry.id, "latin1").toString("hex")
					}]);
					let sizes = await this.#sizes(entries.map(([, entry]) => entry.id));
					return new Map(entries.map(([name, entry], index) => [name, {
						kind: entryKind(entry.mode),
						mode: entry.mode === "100755" ? entry.mode : "100644",
						id: entry.id,
						size: sizes[index] ?? 0
					}]));
				}
				blob(id) {
					return this.#read(id, "blob");
				}
				async #commit(id) {
					let bytes = await this.#read(id, "commit");
					if (bytes === void 0) return;
					let [head = ""] = (0, $core_work_5.decodeOutput)(bytes).split("\n\n", 1);
					let values = (name) => [...head.matchAll(RegExp(`^${name} ([0-9a-f]+)$`, "gm"))].map(([, value = ""]) => value);
					return {
						tree: values("tree")[0] ?? "",
						parents: values("parent")
					};
				}
				async #read(id, type) {
					let read = await (0, $git_trees.readObjects)(this.#git, this.#place, [id]);
					let object = read.ok ? read.value[0] : void 0;
					if (object?.type !== type) return;
					return (0, $git_trees.objectId)({
						type,
						bytes: object.bytes
					}, (0, $git_trees.formatOf)(id)) === id ? object.bytes : void 0;
				}
				async #sizes(ids) {
					let input = Buffer.from(ids.map((id) => `${id}\n`).join(""));
					let listed = await this.#git.run({
						...this.#place,
						args: ["cat-file", "--batch-check=%(objectsize)"],
						input
					});
					return listed.ok ? (0, $core_work_5.decodeOutput)(listed.value).split("\n").map((line) => Number.parseInt(line, 10) || 0) : [];
				}
			};
			function checkoutFirst(checkout, github) {
				return {
					...github,
					async below(id) {
						return await checkout.tree(id) === void 0 ? github.below(id) : (0, $start_start.success)(void 0);
					},
					async tree(id) {
						let tree = await checkout.tree(id);
						return tree === void 0 ? github.tree(id) : (0, $start_start.success)(tree);
					},
					async blob(id) {
						let bytes = await checkout.blob(id);
						return bytes === void 0 ? github.blob(id) : (0, $start_start.success)(bytes);
					}
				};
			}
			let ERRORS$5 = {
				incompleteTree: (id) => (0, $base_reasons_5.refusal)("api_invalid", `GitHub does not list the whole tree ${id}`),
				wrongContent: (id) => (0, $base_reasons_5.refusal)("api_invalid", `GitHub sent the wrong content for blob ${id}`)
			};
			//! src/github/api/trusted-tree.ts
			let MAX_READ_BYTES = 4194304;
			var TrustedTree = class TrustedTree {
				folder = void 0;
				commit;
				#source;
				#directories;
				#isWhole;
				#blobs = new Map();
				#together;
				#gathering;
				#refusal;
				constructor(source, commit, { directories, isWhole }, { isLikelyRead }) {
					this.commit = commit;
					this.#source = source;
					this.#directories = new Map(directories);
					this.#isWhole = isWhole;
					this.#together = isLikelyRead === void 0 ? [] : this.#smallFiles(isLikelyRead).slice(0, 40);
				}
				static open(github, commit, options = {}) {
					return TrustedTree.openFrom(gitHubObjects(github), commit, options);
				}
				static async openFrom(source, commit, options = {}) {
					let all = await source.below(commit);
					if (!all.ok) return all;
					if (all.value !== void 0) return (0, $start_start.success)(new TrustedTree(source, commit, {
						directories: all.value,
						isWhole: !0
					}, options));
					let top = await source.tree(commit);
					if (!top.ok) return top;
					return (0, $start_start.success)(new TrustedTree(source, commit, {
						directories: new Map([["", top.value]]),
						isWhole: !1
					}, options));
				}
				get refusal() {
					return this.#refusal;
				}
				async entry(path) {
					let found = await this.#find(path);
					if (!found.ok) return found;
					return (0, $start_start.success)(found.value === void 0 ? {
						kind: "missing",
						size: 0
					} : {
						kind: found.value.kind,
						size: found.value.size
					});
				}
				async read(path, limit = MAX_READ_BYTES) {
					let found = await this.#find(path);
					if (!found.ok) return found;
					if (found.value === void 0) return (0, $start_start.failure)($core_work_5.DISK_ERRORS.fileNotFound(path));
					let { kind, size, id, mode } = found.value;
					if (kind === "symlink") return (0, $start_start.failure)($core_work_5.DISK_ERRORS.symlinkDenied(path));
					if (kind !== "file") return (0, $start_start.failure)($core_work_5.DISK_ERRORS.notAFile(path));
					if (size > MAX_READ_BYTES) return (0, $start_start.failure)(TRUSTED_TREE_ERRORS.tooLarge(path, size));
					let bytes = await this.#blob(id);
					return bytes.ok ? (0, $start_start.success)({
						bytes: bytes.value.subarray(0, limit),
						mode
					}) : bytes;
				}
				async directory(path) {
					let names = await this.#list(path);
					if (!names.ok) return names;
					if (names.value === void 0) return (0, $start_start.failure)($core_work_5.DISK_ERRORS.notADirectory(path));
					return (0, $start_start.success)([...names.value].map(([name, { kind }]) => ({
						name,
						kind
					})));
				}
				async entries(path) {
					let names = await this.#list(path);
					return names.ok ? (0, $start_start.success)(names.value ?? new Map()) : names;
				}
				async objectId(path) {
					let found = await this.#find(path);
					return found.ok ? (0, $start_start.success)(found.value?.kind === "file" ? found.value.id : void 0) : found;
				}
				all() {
					if (!this.#isWhole) return;
					let entries = [...this.#directories].flatMap(([directory, names]) => [...names].map(([name, entry]) => [directory === "" ? name : `${directory}/${name}`, entry]));
					return new Map(entries);
				}
				async #find(path) {
					for (let above of (0, $start_paths_3.ancestorsOf)(path)) {
						let entry = await this.#own(above);
						if (!entry.ok) return entry;
						if (entry.value?.kind === "symlink") return (0, $start_start.failure)($core_work_5.DISK_ERRORS.symlinkDenied(above));
					}
					return this.#own(path);
				}
				async #own(path) {
					let names = await this.#list((0, $start_paths_3.parentOf)(path));
					return names.ok ? (0, $start_start.success)(names.value?.get(path.slice(path.lastIndexOf("/") + 1))) : names;
				}
				async #list(path) {
					let known = this.#directories.get(path === "." ? "" : path);
					if (known !== void 0 || this.#isWhole || path === ".") return (0, $start_start.success)(known);
					let entry = await this.#own(path);
					if (!entry.ok) return entry;
					if (entry.value?.kind !== "directory") return (0, $start_start.success)(void 0);
					let listed = await this.#source.tree(entry.value.id);
					if (!listed.ok) return this.#failed(listed.error);
					this.#directories.set(path, listed.value);
					return listed;
				}
				async #blob(id) {
					if (this.#together.length > 1 && this.#together.includes(id)) {
						this.#gathering ??= this.#gather();
						let gathered = await this.#gathering;
						if (!gathered.ok) return this.#failed(gathered.error);
					}
					let known = this.#blobs.get(id);
					if (known !== void 0) return (0, $start_start.success)(known);
					let read = await this.#source.blob(id);
					if (!read.ok) return this.#failed(read.error);
					this.#blobs.set(id, read.value);
					return read;
				}
				#smallFiles(isWanted) {
					let isSmall = ({ kind, size }) => kind === "file" && size <= 65536;
					let wanted = [...this.all() ?? []].filter(([path, entry]) => isSmall(entry) && isWanted(path));
					return [...new Set(wanted.map(([, { id }]) => id))];
				}
				async #gather() {
					let read = await this.#source.blobs(this.#together);
					if (!read.ok) return read;
					for (let [id, bytes] of read.value) this.#blobs.set(id, bytes);
					return (0, $start_start.success)(void 0);
				}
				#failed(refusal) {
					this.#refusal = refusal;
					return (0, $start_start.failure)((0, $base_tool_errors.toolError)("network_failed", refusal.message, refusal.suggestion));
				}
			};
			let ON_DEFAULT_BRANCH = ["issue_comment", "schedule"];
			async function findTrustedCommit({ event, sha, attempt, readTip }) {
				return attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && (0, $zod_api_11.safeParse)($api_answers_5.ObjectId, sha).success ? (0, $start_start.success)(sha) : readTip();
			}
			async function readTrustedText(tree, path) {
				let file = (0, $start_paths_3.parseRepoPath)(path);
				if (!file.ok) return (0, $start_start.failure)(unreadable(tree, path, file.error));
				let entry = await tree.entry(file.value);
				if (!entry.ok) return (0, $start_start.failure)(unreadable(tree, path, entry.error));
				if (entry.value.kind === "missing") return (0, $start_start.success)(void 0);
				let content = await tree.read(file.value);
				if (!content.ok) return (0, $start_start.failure)(unreadable(tree, path, content.error));
				try {
					return (0, $start_start.success)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
				} catch {
					return (0, $start_start.failure)(TRUSTED_TREE_ERRORS.notUtf8(path));
				}
			}
			async function checkWorkflowRef(remote, tree, { path, sha }) {
				let refused = (why) => TRUSTED_TREE_ERRORS.untrustedWorkflow(why);
				if (path === void 0 || !(0, $zod_api_11.safeParse)($api_answers_5.ObjectId, sha).success) return refused("is unknown");
				let trusted = await tree.objectId(path);
				if (!trusted.ok) return tree.refusal ?? refused("cannot be read on the default branch");
				if (trusted.value === void 0) return refused("is not on the default branch");
				if (sha === tree.commit) return;
				let fetched = await remote.fetchCommit(sha, { contents: !1 });
				if (!fetched.ok) return fetched.error;
				let running = await remote.run([
					"ls-tree",
					"-z",
					"--full-tree",
					sha,
					"--",
					path
				]);
				if (!running.ok) return $remote_git_2.REMOTE_GIT_ERRORS.localRefusal("read the workflow", running.error);
				let [, id] = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec((0, $core_work_5.decodeOutput)(running.value)) ?? [];
				return id === trusted.value ? void 0 : refused("differs from the one on the default branch");
			}
			function workflowPath(ref) {
				let [, text] = /^(?:[^/]+\/[^/]+\/)?(\.github\/workflows\/[^@]+\.ya?ml)(?:@|$)/.exec(ref) ?? [];
				let path = text === void 0 ? void 0 : (0, $start_paths_3.parseRepoPath)(text);
				return path?.ok ? path.value : void 0;
			}
			function unreadable(tree, path, { message, suggestion }) {
				return tree.refusal ?? TRUSTED_TREE_ERRORS.unreadable(path, message, suggestion);
			}
			let Commit = (0, $zod_api_11.object)({ parents: (0, $zod_api_11.array)((0, $zod_api_11.object)({ sha: $api_answers_5.ObjectId })) });
			async function findBaseCommit({ github, checkout, sha, eventBase }) {
				if (!(0, $zod_api_11.safeParse)($api_answers_5.ObjectId, sha).success) return (0, $start_start.failure)(TRUSTED_TREE_ERRORS.notACommit(sha));
				let here = await checkout?.parents(sha);
				let parents = here === void 0 ? await readParents(github, sha) : (0, $start_start.success)(here);
				if (!parents.ok) return (0, $start_start.failure)(TRUSTED_TREE_ERRORS.unavailable(sha, parents.error));
				let [base] = parents.value;
				return (0, $start_start.success)(base !== void 0 && parents.value.length === 2 ? base : eventBase);
			}
			async function readParents(github, sha) {
				let commit = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: sha }, Commit);
				return commit.ok ? (0, $start_start.success)(commit.value.parents.map((parent) => parent.sha)) : commit;
			}
			let TRUSTED_TREE_ERRORS = {
				unavailable: (commit, { message }) => (0, $base_reasons_5.refusal)("base_unavailable", `Sous could not read commit ${commit}: ${message}`),
				tooLarge: (path, size) => (0, $base_tool_errors.toolError)("too_large", `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, "Make it smaller."),
				notUtf8: (path) => (0, $base_reasons_5.refusal)("policy_error", `'${(0, $start_paths_3.briefText)(path)}' is not UTF-8`),
				untrustedWorkflow: (why) => (0, $base_reasons_5.refusal)("event_not_trusted_for_apply", `The workflow of this run ${why}`),
				unreadable: (path, why, suggestion) => (0, $base_reasons_5.refusal)("policy_error", `Cannot read '${(0, $start_paths_3.briefText)(path)}': ${why}`, suggestion),
				notACommit: (sha) => (0, $base_reasons_5.refusal)("base_unavailable", `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`)
			};
			//! src/github/plans/commit-message.ts
			let SKIPS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi;
			let SKIP_TRAILER = /^skip-checks\s*:/im;
			let SPEAKING_TRAILER = /^(?:sous-[\w-]*|co-authored-by|signed-off-by|acked-by|reviewed-by|approved-by)\s*:/im;
			function plainLine(text, most = 72) {
				let [first = ""] = text.toWellFormed().split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, " ").replace(/\s+/g, " ").trim()).filter((line) => line !== "");
				let line = first.replace(SKIPS, "($1)").replace(SKIP_TRAILER, "skip-checks");
				return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed().replace(/\uFFFD$/, "").trimEnd()}\u2026`;
			}
			function checkCommitMessage(message) {
				let found = message.match(SKIPS)?.[0] ?? SKIP_TRAILER.exec(message)?.[0] ?? SPEAKING_TRAILER.exec(message)?.[0];
				if (found !== void 0) return ERRORS$4.forbiddenLine(found);
				return /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === "" ? ERRORS$4.notStorable() : void 0;
			}
			let ERRORS$4 = {
				forbiddenLine: (found) => (0, $base_reasons_5.refusal)("message_refused", `The commit message of the plan contains '${found}'`),
				notStorable: () => (0, $base_reasons_5.refusal)("message_refused", "The commit message of the plan is empty or has characters that git cannot store")
			};
			//! src/github/plans/run-again.ts
			function commandFor(plan) {
				let asked = (0, $plan_plan_folders.readAsked)(plan);
				let command = asked && (0, $event_event_3.writeCommand)({
					kind: "run",
					...asked
				});
				let read = command === void 0 ? void 0 : (0, $event_event_3.parseCommand)(command);
				return read?.ok === !0 && (0, $event_event_3.writeCommand)(read.value) === command ? command : void 0;
			}
			function otherVersion(digest, plan) {
				let command = commandFor(plan);
				return ERRORS$3.otherVersion(digest, command);
			}
			let ERRORS$3 = { otherVersion: (digest, command) => (0, $base_reasons_5.refusal)("plan_version", `Another version of Sous made the plan ${(0, $base_digest_3.shortDigest)(digest)}`, command === void 0 ? "Run the preview again." : `Run the preview again: ${command}`) };
			//! src/github/plans/check-plan.ts
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
			async function checkExpectedPlan({ plan, changes }, expected) {
				let { recipe, config, isFork } = expected;
				let moved = expected.checkPlace(plan);
				if (moved !== void 0) return moved;
				if (plan.sousVersion !== expected.sousVersion) return otherVersion(plan.digest, plan);
				if (plan.recipe.path !== recipe.source.path) return ERRORS$2.foreign(plan, `it is for the recipe ${plan.recipe.path}`);
				if (inputsText(plan.inputs) !== inputsText(expected.inputs)) return ERRORS$2.foreign(plan, "its inputs differ");
				if (plan.recipe.digest !== recipe.source.digest) return ERRORS$2.outdated(plan, recipe.source.path);
				if (plan.policy !== (0, $core_work_5.policyHash)(config)) return ERRORS$2.outdated(plan, "the configuration");
				if (plan.message !== expected.message) return ERRORS$2.foreign(plan, "its commit message differs");
				for (let source of plan.recipe.includes) if (!await expected.isTrusted(source)) return ERRORS$2.outdated(plan, source.path);
				if (isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === "ran" && (0, $core_work_5.isExternalTool)(tool))) return ERRORS$2.foreign(plan, "it ran a command or a web request for a fork");
				let missing = findMissingCall(plan, recipe);
				if (missing !== void 0) return ERRORS$2.foreign(plan, `it leaves out the call at ${missing}`);
				let limits = new $plan_plan_limits.RunBudget((0, $plan_plan_limits.planLimits)(config.limits));
				let forbidden = new $plan_permissions.PermissionGuard(recipe).refuseChanges(changes) ?? limits.countChanges(changes) ?? (0, $plan_permissions.checkProtected)(changes, expected.protection ?? config, plan.base.directory);
				return forbidden === void 0 ? checkCommitMessage(plan.message) : fromToolError(forbidden);
			}
			function findMissingCall({ steps }, recipe) {
				let isTold = ({ at, if: condition }) => steps.some((told) => told.at.file === at.file && told.at.line === at.line && (0, $core_work_5.isExternalTool)(told.tool) && (condition !== void 0 || told.outcome.kind !== "skipped"));
				let missing = [...recipe.steps, ...recipe.verify].find((step) => step.call.kind === "tool" && (0, $core_work_5.isExternalTool)($core_work_5.ALIASES[step.call.tool] ?? step.call.tool) && step.forEach === void 0 && !isTold(step));
				return missing === void 0 ? void 0 : `${missing.at.file}:${missing.at.line}`;
			}
			function checkPullPlace(plan, pull) {
				let { repository, head, base } = pull;
				if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number) return ERRORS$2.foreign(plan, `it was not made for #${pull.number}`);
				if (plan.head?.repository !== String(head.repository ?? "gone") || plan.head.ref !== `refs/heads/${head.ref}`) return ERRORS$2.foreign(plan, "it was made on another branch");
				if (plan.target !== plan.head.ref || plan.base.directory !== "." || plan.base.commit !== plan.head.commit) return ERRORS$2.foreign(plan, "it is for another place");
				if (plan.base.ref !== `refs/heads/${base.ref}`) return ERRORS$2.otherBase(plan.base.ref, pull.number, base.ref);
				if (plan.head.commit !== head.commit) return ERRORS$2.headMoved(plan.head.commit, pull.number, head.commit);
			}
			let PROPOSAL_TARGET = "pull-request";
			function checkProposalPlan(plan, { repository, place }) {
				let { base } = plan;
				if (plan.repository?.id !== String(repository) || plan.repository.pull !== void 0 || plan.target !== "pull-request" || plan.head) return ERRORS$2.foreign(plan, "it is not a proposal for this repository");
				if (base.ref !== place.ref || base.directory !== place.directory) return ERRORS$2.foreign(plan, "it is for another place");
				if (base.commit === place.commit) return;
				return ERRORS$2.baseMoved(base.commit, base.ref, place.commit);
			}
			async function checkContents(remote, { plan, changes }) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let commit = plan.base.commit ?? "";
					let fetched = await remote.fetchCommit(commit, { contents: !1 });
					if (!fetched.ok) return fetched.error;
					let listed = await remote.list([
						"ls-tree",
						"-r",
						"-z",
						"--full-tree",
						commit
					]);
					if (!listed.ok) return $remote_git_2.REMOTE_GIT_ERRORS.localRefusal("list the files", listed.error);
					let files = new Map((0, $core_work_5.decodeOutput)(listed.value).split("\0").flatMap((line) => {
						let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
						return path === "" ? [] : [[path, `${mode} ${id}`]];
					}));
					let other = changes.find((change) => change.kind !== "create_directory" && files.get(change.path) !== beforeOf(change));
					if (other !== void 0) return ERRORS$2.foreign(plan, `'${other.path}' is not what the plan says it was`);
					if (plan.status === "gated") return;
					let { git, disk, sandboxDisk } = remote.options;
					let { directory } = plan.base;
					let opened = await (0, $plan_seal_3.openSeal)({
						repository: remote.place,
						base: commit,
						directory,
						changes,
						git,
						disk,
						sandboxDisk
					});
					if (!opened.ok) return fromToolError(opened.error);
					let seal = __addDisposableResource(env_1, opened.value, !0);
					return seal.tree === plan.tree ? void 0 : ERRORS$2.foreign(plan, `it results in the tree ${seal.tree}`);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			function beforeOf(change) {
				if (change.kind !== "update" && change.kind !== "delete") return;
				return `${change.modeBefore} ${(0, $git_trees.blobId)(change.before, "sha1")}`;
			}
			function inputsText(inputs) {
				return JSON.stringify(Object.entries(inputs).filter(([, value]) => value !== null).sort(([a], [b]) => a < b ? -1 : 1));
			}
			function fromToolError({ message, suggestion }) {
				return (0, $base_reasons_5.refusal)("plan_tampered", message, suggestion);
			}
			let ERRORS$2 = {
				foreign: ({ digest }, why) => (0, $base_reasons_5.refusal)("plan_tampered", `Plan ${digest} is not the requested one: ${why}`),
				outdated: ({ digest }, what) => (0, $base_reasons_5.refusal)("plan_outdated", `On the default branch, ${what} has changed since the plan ${digest.slice(0, 16)} was made`),
				otherBase: (planned, pull, now) => (0, $base_reasons_5.refusal)("stale_base", `The plan was made for '${planned}', and #${pull} is for '${now}' now`),
				headMoved: (planned, pull, now) => (0, $base_reasons_5.refusal)("stale_head", `The plan was made on ${planned.slice(0, 12)}, and #${pull} is at ${now.slice(0, 12)} now`),
				baseMoved: (planned, branch, now) => (0, $base_reasons_5.refusal)("stale_base", `The plan was made on ${planned?.slice(0, 12)}, and '${branch}' is at ${now?.slice(0, 12)} now`)
			};
			//! src/github/plans/plan-state.ts
			let NEXT = {
				planned: [
					"planned",
					"applying",
					"applied",
					"superseded"
				],
				applying: [
					"applying",
					"applied",
					"failed"
				],
				failed: [
					"planned",
					"applying",
					"applied",
					"superseded"
				],
				superseded: ["planned", "applied"],
				applied: []
			};
			function mayBecome(from, to) {
				return NEXT[from].includes(to);
			}
			function writePlanState(state) {
				return Buffer.from(`${JSON.stringify(state, void 0, 2)}\n`);
			}
			function readPlanState(bytes) {
				let json = bytes === void 0 ? void 0 : (0, $base_json_3.parseJson)(Buffer.from(bytes).toString("utf8"));
				if (!json?.ok) return;
				let state = stateSchema().safeParse(json.value);
				return state.success && !Number.isNaN(Date.parse(state.data.plannedAt)) ? state.data : void 0;
			}
			let schema;
			function stateSchema() {
				schema ??= makeSchema();
				return schema;
			}
			function makeSchema() {
				let id = (0, $zod_api_11.int)().check((0, $zod_api_11._gte)(0));
				let run = (0, $zod_api_11.strictObject)({
					id,
					attempt: id
				});
				return (0, $zod_api_11.strictObject)({
					schemaVersion: (0, $zod_api_11.literal)(1),
					state: (0, $zod_api_11._enum)([
						"planned",
						"applying",
						"applied",
						"failed",
						"superseded"
					]),
					plannedAt: (0, $zod_api_11.string)(),
					origin: (0, $zod_api_11.strictObject)({
						run,
						comment: (0, $zod_api_11.optional)(id)
					}),
					run: (0, $zod_api_11.optional)(run),
					commit: (0, $zod_api_11.optional)((0, $zod_api_11.string)().check((0, $zod_api_11._regex)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
					supersededBy: (0, $zod_api_11.optional)((0, $zod_api_11.string)().check((0, $zod_api_11._regex)(/^[0-9a-f]{64}$/))),
					reason: (0, $zod_api_11.optional)((0, $zod_api_11.string)())
				});
			}
			function scopeOf({ repository, target }) {
				return repository?.pull === void 0 ? `ref-${keyOf(target)}` : `pr-${repository.pull}`;
			}
			function lockRef(plan) {
				return `refs/sous/locks/${scopeOf(plan)}`;
			}
			function currentRef(plan) {
				return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`;
			}
			function currentRefOn(pull, recipe) {
				return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`;
			}
			function currentRefsOf(pull) {
				return `refs/sous/current/pr-${pull}/*`;
			}
			let CURRENT_OF_PULLS = "refs/sous/current/pr-*";
			function pullOf(ref) {
				let [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? [];
				return number === void 0 ? void 0 : Number(number);
			}
			function keyOf(name) {
				return (0, $base_digest_3.sha256)(Buffer.from(name)).slice(0, 16);
			}
			let MAX_BYTES = 2 * $core_work_5.HIGHEST_LIMITS.bytes + 67108864;
			let SOUS = "Sous <sous@localhost>";
			async function readState(remote, id) {
				let kind = await remote.run([
					"cat-file",
					"-t",
					id
				]);
				if (!kind.ok) return (0, $start_start.failure)($remote_git_2.REMOTE_GIT_ERRORS.localRefusal(`read ${id}`, kind.error));
				if ((0, $core_work_5.decodeOutput)(kind.value).trim() !== "commit") return (0, $start_start.success)(void 0);
				let listed = await remote.run([
					"ls-tree",
					"-r",
					"-t",
					"-z",
					"-l",
					"--full-tree",
					id
				]);
				if (!listed.ok) return (0, $start_start.failure)($remote_git_2.REMOTE_GIT_ERRORS.localRefusal(`read ${id}`, listed.error));
				let found = readListing((0, $core_work_5.decodeOutput)(listed.value));
				if (found === void 0) return (0, $start_start.success)(void 0);
				let contents = await readContents(remote, found.files.map((file) => file.id));
				if (!contents.ok) return contents;
				let files = new Map(found.files.flatMap(({ path, id: blob }) => withContent(path, contents.value.get(blob))));
				return (0, $start_start.success)({
					id,
					files,
					entries: found.entries
				});
			}
			async function writeState(remote, { entries, subject, time }) {
				let tree = await writeTree(remote, entries);
				if (!tree.ok) return tree;
				let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
				let text = `tree ${tree.value}\nauthor ${SOUS} ${when}\ncommitter ${SOUS} ${when}\n\n${subject}\n`;
				let written = await remote.run([
					"hash-object",
					"-w",
					"-t",
					"commit",
					"--stdin"
				], Buffer.from(text));
				return written.ok ? (0, $start_start.success)((0, $core_work_5.decodeOutput)(written.value).trim()) : (0, $start_start.failure)($remote_git_2.REMOTE_GIT_ERRORS.localRefusal("write a state", written.error));
			}
			async function writeTree(remote, entries) {
				let lines = [...entries].map(([name, { mode, id }]) => `${mode} ${mode === "040000" ? "tree" : "blob"} ${id}\t${name}\0`);
				let tree = await remote.run(["mktree", "-z"], Buffer.from(lines.join("")));
				return tree.ok ? (0, $start_start.success)((0, $core_work_5.decodeOutput)(tree.value).trim()) : (0, $start_start.failure)($remote_git_2.REMOTE_GIT_ERRORS.localRefusal("write a tree", tree.error));
			}
			function readListing(text) {
				let files = [];
				let entries = new Map();
				let total = 0;
				for (let line of text.split("\0").slice(0, -1)) {
					let [, mode, id, size, path] = /^(100644|040000) (?:blob|tree) ([0-9a-f]+) +(\d+|-)\t([\w.-]+(?:\/[\w.-]+)?)$/.exec(line) ?? [];
					if (id === void 0 || path === void 0 || !(0, $core_work_5.isObjectId)(id) || mode !== "100644" && mode !== "040000") return;
					path.includes("/") || entries.set(path, {
						mode,
						id
					});
					if (mode === "040000") continue;
					total += Number(size);
					if (!(total <= MAX_BYTES)) return;
					files.push({
						path,
						id
					});
				}
				return {
					files,
					entries
				};
			}
			async function readContents(remote, ids) {
				let wanted = [...new Set(ids)];
				let output = await remote.run(["cat-file", "--batch"], Buffer.from(wanted.map((id) => `${id}\n`).join("")));
				if (!output.ok) return (0, $start_start.failure)($remote_git_2.REMOTE_GIT_ERRORS.localRefusal("read contents", output.error));
				let bytes = (0, $start_start.asBuffer)(output.value);
				let contents = new Map();
				for (let at = 0; at < bytes.length;) {
					let end = bytes.indexOf("\n", at);
					let [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(bytes.toString("latin1", at, end)) ?? [];
					if (id === void 0 || size === void 0) break;
					let start = end + 1;
					contents.set(id, bytes.subarray(start, start + Number(size)));
					at = start + Number(size) + 1;
				}
				return (0, $start_start.success)(contents);
			}
			function withContent(path, bytes) {
				return bytes === void 0 ? [] : [[path, bytes]];
			}
			//! src/github/plans/plan-ref.ts
			let PLAN_REFS = "refs/sous/plans/";
			let PLAN_FILE = "plan.json";
			let STATE_FILE = "state.json";
			let BLOBS = "blobs";
			function planRef(digest) {
				return PLAN_REFS + digest;
			}
			async function loadPlanRef(remote, digest) {
				let id = await remote.fetchRef(planRef(digest));
				if (!id.ok) return id;
				if (id.value === void 0) return (0, $start_start.failure)(ERRORS$1.unknownDigest(digest));
				let commit = await readState(remote, id.value);
				if (!commit.ok) return commit;
				if (commit.value === void 0) return (0, $start_start.failure)(ERRORS$1.tampered(digest, "the ref does not point to a plan"));
				let { files, entries } = commit.value;
				let file = files.get(PLAN_FILE);
				if (file === void 0) return (0, $start_start.failure)(ERRORS$1.tampered(digest, `there is no ${PLAN_FILE}`));
				let text = Buffer.from(file).toString("utf8");
				let plan = (0, $plan_plan_folders.readPlan)(text);
				if (!plan.ok) return (0, $start_start.failure)(plan.error.code === "plan_version" ? otherVersion(digest, JSON.parse(text)) : fromPlanError(plan.error));
				if (plan.value.digest !== digest) return (0, $start_start.failure)(ERRORS$1.tampered(digest, `the ref holds the plan ${plan.value.digest}`));
				let changes = (0, $plan_plan_folders.readChanges)(plan.value.changes, { read(name) {
					let bytes = files.get(`${BLOBS}/${name}`);
					return bytes === void 0 ? (0, $start_start.failure)({
						code: "ENOENT",
						message: "it is not stored"
					}) : (0, $start_start.success)({ bytes });
				} });
				if (!changes.ok) return (0, $start_start.failure)(fromPlanError(changes.error));
				let state = readPlanState(files.get(STATE_FILE));
				if (state === void 0) return (0, $start_start.failure)(ERRORS$1.tampered(digest, `${STATE_FILE} cannot be read`));
				return (0, $start_start.success)({
					plan: plan.value,
					changes: changes.value,
					state,
					id: id.value,
					entries
				});
			}
			async function listPlanRefs(remote, beginning = "") {
				let refs = await remote.readRefs([`${PLAN_REFS}${beginning}*`]);
				return refs.ok ? (0, $start_start.success)([...refs.value.keys()].flatMap((ref) => digestOf(ref.slice(16), beginning)).sort()) : refs;
			}
			async function writePlanRecord(remote, { plan, changes }, { state, now }) {
				if ((0, $plan_plan_digest.planDigest)({
					...plan,
					changes: changes.map($plan_plan_digest.plannedChange)
				}) !== plan.digest) throw Error("The changes are not those of the plan.");
				let blobs = new Map(changes.flatMap(contentsOf).map((bytes) => [(0, $base_digest_3.sha256)(bytes), bytes]));
				let stored = await remote.storeContents([Buffer.from((0, $plan_plan_folders.writePlan)(plan)), ...blobs.values()]);
				if (!stored.ok) return stored;
				let [planFile = "", ...ids] = stored.value;
				let entries = new Map([[PLAN_FILE, {
					mode: "100644",
					id: planFile
				}]]);
				if (blobs.size > 0) {
					let names = [...blobs.keys()].map((name, i) => [name, {
						mode: "100644",
						id: ids[i] ?? ""
					}]);
					let tree = await writeTree(remote, new Map(names));
					if (!tree.ok) return tree;
					entries.set(BLOBS, {
						mode: "040000",
						id: tree.value
					});
				}
				return writeRecord(remote, {
					plan,
					changes,
					entries
				}, {
					state,
					now
				});
			}
			async function nextState(remote, record, { state, now }) {
				if (!mayBecome(record.state.state, state.state)) throw Error(`A plan that is ${record.state.state} cannot become ${state.state}.`);
				let next = await writeRecord(remote, record, {
					state,
					now
				});
				if (!next.ok) return next;
				return (0, $start_start.success)({
					record: next.value,
					update: {
						ref: planRef(record.plan.digest),
						from: record.id,
						to: next.value.id
					}
				});
			}
			async function writeRecord(remote, { plan, changes, entries }, { state, now }) {
				let stored = await remote.storeContents([writePlanState(state)]);
				if (!stored.ok) return stored;
				let all = new Map([...entries, [STATE_FILE, {
					mode: "100644",
					id: stored.value[0] ?? ""
				}]]);
				let id = await writeState(remote, {
					entries: all,
					subject: `Plan ${plan.digest}: ${state.state}`,
					time: now
				});
				return id.ok ? (0, $start_start.success)({
					plan,
					changes,
					state,
					id: id.value,
					entries: all
				}) : id;
			}
			function contentsOf(change) {
				return [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []];
			}
			function fromPlanError({ message, suggestion }) {
				return (0, $base_reasons_5.refusal)("plan_tampered", message, suggestion);
			}
			async function findPlan({ remote, pull, prefix, shown = [] }) {
				if ((0, $base_digest_3.isWholeDigest)(prefix)) return (0, $start_start.success)(prefix);
				let listed = await listPlanRefs(remote, prefix);
				if (!listed.ok) return listed;
				let stored = listed.value;
				let seen = shown.flatMap(plansIn).flatMap((text) => digestOf(text, prefix));
				let fitting = [...new Set([...seen, ...stored])];
				let [only, ...others] = fitting;
				if (only === void 0) return (0, $start_start.failure)(ERRORS$1.noPlan(prefix));
				if (others.length === 0) return (0, $start_start.success)(only);
				if (stored.length > 20) return (0, $start_start.failure)(ambiguous(prefix, fitting));
				let own = new Set(seen);
				for (let digest of stored) {
					let record = await loadPlanRef(remote, digest);
					if (!record.ok && !UNREADABLE.includes(record.error.code)) return record;
					record.ok && isOf(record.value.plan, pull) && own.add(digest);
				}
				let [first = only, second] = own;
				return second === void 0 ? (0, $start_start.success)(first) : (0, $start_start.failure)(ambiguous(prefix, [...own]));
			}
			let UNREADABLE = [
				"plan_tampered",
				"plan_version",
				"digest_unknown"
			];
			function isOf({ repository, target }, pull) {
				return repository?.pull === pull || repository?.pull === void 0 && target === "pull-request";
			}
			function digestOf(text, prefix) {
				let digest = (0, $base_digest_3.parseDigest)(text);
				return digest.ok && digest.value.startsWith(prefix) ? [digest.value] : [];
			}
			function ambiguous(prefix, [first, second]) {
				let names = [first, second].map((digest) => digest === void 0 ? "" : tellApart(digest, [first, second]));
				return ERRORS$1.ambiguous(prefix, names);
			}
			function tellApart(digest, others) {
				return others.every((other) => other === void 0 || (0, $base_digest_3.shortDigest)(other) === (0, $base_digest_3.shortDigest)(digest)) ? digest : (0, $base_digest_3.shortDigest)(digest);
			}
			let ERRORS$1 = {
				unknownDigest: (digest) => (0, $base_reasons_5.refusal)("digest_unknown", `Plan ${digest} is not saved, or was deleted`),
				tampered: (digest, why) => (0, $base_reasons_5.refusal)("plan_tampered", `The stored plan ${digest} was tampered with or is damaged: ${why}`),
				noPlan: (prefix) => (0, $base_reasons_5.refusal)("digest_unknown", `This pull request has no plan ${prefix}`),
				ambiguous: (prefix, names) => (0, $base_reasons_5.refusal)("digest_ambiguous", `${prefix} matches two plans of this pull request: ${names.join(" and ")}`)
			};
			//! src/github/pulls/changed-rules.ts
			let File = (0, $zod_api_11.object)({
				filename: (0, $zod_api_11.string)(),
				previous_filename: (0, $zod_api_11.optional)((0, $zod_api_11.string)())
			});
			let RULES = /^(?:(?:\.github\/)?recipes\/|\.github\/sous(?:\.(?:ya?ml|lock)$|\/)|(?:\.github\/|docs\/)?CODEOWNERS$)/;
			let MAX_FILES = 3e3;
			let PLACES = [
				".github",
				"recipes",
				"docs",
				"CODEOWNERS"
			];
			async function findChangedRules({ github, remote, trusted, pull }) {
				let all = trusted.all();
				let there = all && rulesOf([...all].map(([path, { kind, id }]) => [path, `${kind} ${id}`]));
				return there !== void 0 && there === await headRules(remote, pull.head.commit) ? (0, $start_start.success)([]) : readChangedRules(github, pull.number);
			}
			async function headRules(remote, head) {
				let fetched = await remote.fetchCommit(head, { contents: !1 });
				let listed = fetched.ok ? await remote.run([
					"ls-tree",
					"-r",
					"-z",
					"--full-tree",
					head,
					"--",
					...PLACES
				]) : fetched;
				if (!listed.ok) return;
				return rulesOf((0, $core_work_5.decodeOutput)(listed.value).split("\0").flatMap((line) => {
					let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
					return path === "" ? [] : [[path, `${entryKind(mode)} ${id}`]];
				}));
			}
			function rulesOf(entries) {
				let rules = entries.filter(([path, content]) => RULES.test(path) && !content.startsWith("directory "));
				return JSON.stringify(rules.toSorted(([a], [b]) => a < b ? -1 : 1));
			}
			async function readChangedRules(github, pull) {
				let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
				if (!files.ok) return files;
				if (files.value.length >= MAX_FILES) return (0, $start_start.failure)(ERRORS.tooManyFiles(pull));
				let names = files.value.flatMap(({ filename, previous_filename: before }) => before === void 0 ? [filename] : [filename, before]);
				return (0, $start_start.success)(names.filter((name) => RULES.test(name)));
			}
			function checkRecipeUnchanged(changed, recipes) {
				let both = recipes.filter((path) => changed.includes(path));
				return both.length === 0 ? void 0 : ERRORS.recipeChanged(both);
			}
			function checkWorkflowFiles({ changes, base: { directory } }, self) {
				if (!isWorkflowsOwn(self)) return;
				let prefix = directory === "." ? "" : `${directory}/`;
				let paths = changes.map(({ path }) => prefix + path).filter((path) => path.startsWith(".github/workflows/"));
				if (paths.length === 0) return;
				return ERRORS.workflowFiles(paths);
			}
			let COMPARED_PLACES = [
				".github",
				".github/recipes",
				"recipes",
				".github/sous"
			];
			let COMPARED_RULES = /^(?:(?:\.github\/)?recipes\/[^/]+\.ya?ml|\.github\/sous(?:\.(?:ya?ml|lock)|\/.+))$/;
			async function compareRules({ base, head, directory, recipe }) {
				let own = recipe.includes("/") ? recipe.slice(0, recipe.lastIndexOf("/")) : ".";
				let isWanted = (path) => path === recipe || COMPARED_RULES.test(path);
				let [before, after] = [new Map(), new Map()];
				for (let [tree, found] of [[base, before], [head, after]]) for (let place of new Set([...COMPARED_PLACES, own])) {
					let failed = await collect(tree, {
						place,
						directory,
						isWanted,
						found
					});
					if (failed !== void 0) return (0, $start_start.failure)(failed);
				}
				let paths = [...new Set([...before.keys(), ...after.keys()])];
				return (0, $start_start.success)(paths.filter((path) => before.get(path) !== after.get(path)).toSorted());
			}
			async function collect(tree, collecting) {
				let { place, directory, isWanted, found } = collecting;
				let at = (0, $start_paths_3.parseRepoDirectory)([directory, place].filter((part) => part !== ".").join("/") || ".");
				if (!at.ok) return;
				let names = await tree.entries(at.value);
				if (!names.ok) return tree.refusal ?? (0, $base_reasons_5.refusal)("io_error", names.error.message, names.error.suggestion);
				for (let [name, { kind, id }] of names.value) {
					let path = place === "." ? name : `${place}/${name}`;
					let failed = kind === "directory" && path.startsWith(".github/sous/") ? await collect(tree, {
						...collecting,
						place: path
					}) : void 0;
					if (failed !== void 0) return failed;
					kind !== "directory" && isWanted(path) && found.set(path, `${kind} ${id}`);
				}
			}
			let ERRORS = {
				tooManyFiles: (pull) => (0, $base_reasons_5.refusal)("policy_error", `Pull request #${pull} changes ${MAX_FILES} files or more, and GitHub does not list the rest`),
				recipeChanged: (files) => (0, $base_reasons_5.refusal)("recipe_changed", `The pull request changes ${(0, $core_work_5.nameSome)(files, 3)}`),
				workflowFiles: (paths) => (0, $base_reasons_5.refusal)("workflows_permission", `GITHUB_TOKEN cannot push changes to workflow files: ${(0, $core_work_5.nameSome)(paths, 3)}`)
			};
		},
		6989: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { GitHubApp: () => GitHubApp });
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			var $api_answers_3 = __nccwpck_require__(7748);
			var $git_tree_3 = __nccwpck_require__(1451);
			var $late_crypto = __nccwpck_require__(2496);
			//! src/github/api/github-app.ts
			let Account = (0, $zod_api.object)({
				login: (0, $zod_api.string)(),
				id: $api_answers_3.Positive
			});
			let Installation = (0, $zod_api.object)({
				id: $api_answers_3.Positive,
				app_slug: (0, $zod_api.string)(),
				account: Account,
				suspended_at: (0, $zod_api.nullish)((0, $zod_api.string)()),
				permissions: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)())
			});
			let InstalledRepository = (0, $zod_api.object)({
				id: $api_answers_3.Positive,
				full_name: (0, $zod_api.string)(),
				default_branch: (0, $zod_api.string)(),
				archived: (0, $zod_api.boolean)(),
				private: (0, $zod_api.optional)((0, $zod_api.boolean)()),
				disabled: (0, $zod_api.optional)((0, $zod_api.boolean)())
			});
			let Minted = (0, $zod_api.object)({
				token: (0, $zod_api.string)(),
				expires_at: (0, $zod_api.string)()
			});
			var GitHubApp = class GitHubApp {
				#options;
				#key;
				#github;
				#skewMs = 0;
				constructor(options, key) {
					this.#options = options;
					this.#key = key;
					this.#github = this.#client((request) => this.#sendSigned(request));
				}
				static open(options) {
					if (!/^[\w-]{1,100}$/.test(options.id)) return (0, $start_start.failure)(ERRORS.badId());
					try {
						let key = $late_crypto.createPrivateKey(options.key.replaceAll("\\n", "\n"));
						return key.asymmetricKeyType === "rsa" ? (0, $start_start.success)(new GitHubApp(options, key)) : (0, $start_start.failure)(ERRORS.badKey());
					} catch {
						return (0, $start_start.failure)(ERRORS.badKey());
					}
				}
				installations() {
					return this.#github.requestAll("GET /app/installations", {}, Installation);
				}
				async repositories(installation) {
					let tokens = this.tokens({
						installation,
						permissions: { metadata: "read" }
					});
					return this.#client(tokens.transport).requestAll("GET /installation/repositories", {}, InstalledRepository, "repositories");
				}
				tokens(scope) {
					let { transportOf, clock, sleep } = this.#options;
					return new InstallationTokens({
						mint: () => this.#mint(scope),
						transportOf,
						clock,
						sleep
					});
				}
				async #mint({ installation, repositories, permissions }) {
					let minted = await this.#github.write({
						route: "POST /app/installations/{installation_id}/access_tokens",
						parameters: {
							installation_id: installation,
							permissions,
							...repositories && { repository_ids: repositories }
						},
						schema: Minted,
						look: async () => (0, $start_start.success)(void 0)
					});
					if (!minted.ok) return minted;
					let { token, expires_at } = minted.value;
					this.#options.mask?.(token);
					let lifeMs = Date.parse(expires_at) - (this.#github.serverTime ?? this.#options.clock.now()).getTime();
					return (0, $start_start.success)({
						token,
						usableMs: Math.max(0, lifeMs - 6e5)
					});
				}
				#client(transport) {
					let { clock, sleep, signal } = this.#options;
					return new $git_tree_3.GitHub({
						transport,
						repository: {
							owner: "",
							name: ""
						},
						clock,
						sleep,
						maxCalls: 2e3,
						...signal && { signal }
					});
				}
				async #sendSigned(request) {
					let { transportOf, clock } = this.#options;
					let first = await transportOf(this.#jwt())(request);
					if (first.kind !== "answered" || first.status !== 401) return first;
					let skewMs = Date.parse(first.headers.date ?? "") - clock.now().getTime();
					if (Number.isNaN(skewMs) || Math.abs(skewMs - this.#skewMs) < 3e4) return first;
					this.#skewMs = skewMs;
					return transportOf(this.#jwt())(request);
				}
				#jwt() {
					let now = Math.floor((this.#options.clock.now().getTime() + this.#skewMs) / 1e3);
					let signed = [{
						alg: "RS256",
						typ: "JWT"
					}, {
						iat: now - 60,
						exp: now + 540 - 60,
						iss: this.#options.id
					}].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
					return `${signed}.${$late_crypto.sign("sha256", Buffer.from(signed), this.#key).toString("base64url")}`;
				}
			};
			var InstallationTokens = class {
				#source;
				#token;
				#minting;
				#openAt = 0;
				constructor(source) {
					this.#source = source;
				}
				async current() {
					let known = this.#token;
					if (known !== void 0 && this.#source.clock.elapsed() - known.from < known.usableMs) return (0, $start_start.success)(known.token);
					this.#minting ??= this.#renew().finally(() => {
						this.#minting = void 0;
					});
					return this.#minting;
				}
				forget() {
					this.#token = void 0;
				}
				transport = async (request) => {
					let { clock, sleep } = this.#source;
					let waitMs = this.#openAt - clock.elapsed();
					waitMs > 0 && await sleep(waitMs);
					let outcome = await this.#send(request);
					if (outcome.kind !== "answered" || outcome.status !== 401) return outcome;
					this.forget();
					return this.#send(request);
				};
				async #send(request) {
					let minted = await this.current();
					let transport = this.#token?.transport;
					if (!minted.ok || transport === void 0) return {
						kind: "failed",
						message: minted.ok ? "no token" : minted.error.message
					};
					let outcome = await transport(request);
					if (outcome.kind === "answered" && outcome.headers["x-ratelimit-remaining"] === "0") {
						let ms = Number(outcome.headers["x-ratelimit-reset"]) * 1e3 - Date.parse(outcome.headers.date ?? "");
						ms > 0 && (this.#openAt = this.#source.clock.elapsed() + ms);
					}
					return outcome;
				}
				async #renew() {
					let minted = await this.#source.mint();
					if (!minted.ok) return minted;
					this.#token = {
						...minted.value,
						from: this.#source.clock.elapsed(),
						transport: this.#source.transportOf(minted.value.token)
					};
					return (0, $start_start.success)(minted.value.token);
				}
			};
			let ERRORS = {
				badId: () => (0, $base_reasons.refusal)("input_invalid", "The id of the GitHub App is missing or not an id", "Set 'app-id' to the client id on the App's settings page."),
				badKey: () => (0, $base_reasons.refusal)("input_invalid", "The key of the GitHub App is not a private RSA key", "Set 'app-key' to the whole content of the .pem file that GitHub gave you, from '-----BEGIN' to the last line.")
			};
		},
		209: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ciExpectation: () => ciExpectation,
				enableAutoMerge: () => enableAutoMerge,
				enqueue: () => enqueue,
				proposalBranch: () => proposalBranch,
				propose: () => propose,
				readMergeState: () => readMergeState,
				tokenKind: () => tokenKind
			});
			var $base_reasons = __nccwpck_require__(5309);
			var $start_paths_5 = __nccwpck_require__(9671);
			var $start_start_3 = __nccwpck_require__(8983);
			var $base_secrets = __nccwpck_require__(165);
			var $report_markdown_text = __nccwpck_require__(2112);
			var $zod_api_3 = __nccwpck_require__(7345);
			var $texts_answer_texts = __nccwpck_require__(3728);
			var $git_tree_5 = __nccwpck_require__(1451);
			var $remote_git_3 = __nccwpck_require__(4149);
			var $event_event_5 = __nccwpck_require__(1227);
			var $api_answers_6 = __nccwpck_require__(7748);
			var $apply_commit = __nccwpck_require__(4934);
			var $proposal_pull = __nccwpck_require__(6108);
			//! src/github/proposals/merge-later.ts
			let State = (0, $zod_api_3.object)({ data: (0, $zod_api_3.object)({ repository: (0, $zod_api_3.object)({
				autoMergeAllowed: (0, $zod_api_3.boolean)(),
				pullRequest: (0, $zod_api_3.object)({
					id: (0, $zod_api_3.string)(),
					headRefOid: $api_answers_6.ObjectId,
					isInMergeQueue: (0, $zod_api_3.boolean)(),
					isMergeQueueEnabled: (0, $zod_api_3.boolean)(),
					autoMergeRequest: (0, $zod_api_3.nullable)((0, $zod_api_3.object)({}))
				})
			}) }) });
			async function readMergeState(github, pull) {
				let { owner, name } = github.repository;
				let asked = await (0, $git_tree_5.askGraphql)(github, {
					query: "query($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) { autoMergeAllowed pullRequest(number: $number) { id headRefOid isInMergeQueue isMergeQueueEnabled autoMergeRequest { enabledAt } } } }",
					variables: {
						owner,
						name,
						number: pull
					}
				}, State);
				if (!asked.ok || asked.value === void 0) return asked.ok ? (0, $start_start_3.success)(void 0) : asked;
				let { autoMergeAllowed, pullRequest } = asked.value.data.repository;
				return (0, $start_start_3.success)({
					id: pullRequest.id,
					head: pullRequest.headRefOid,
					hasQueue: pullRequest.isMergeQueueEnabled,
					isQueued: pullRequest.isInMergeQueue,
					isAutoMergeAllowed: autoMergeAllowed,
					hasAutoMerge: pullRequest.autoMergeRequest !== null
				});
			}
			async function enqueue(at) {
				let { id, head } = at.state;
				return mutate(at, "enqueuePullRequest", {
					pullRequestId: id,
					expectedHeadOid: head
				}, ({ isQueued }) => isQueued);
			}
			async function enableAutoMerge(at, { method, title, message }) {
				let { id, head } = at.state;
				let text = method === "rebase" ? {} : {
					commitHeadline: title,
					commitBody: message
				};
				return mutate(at, "enablePullRequestAutoMerge", {
					pullRequestId: id,
					expectedHeadOid: head,
					mergeMethod: method.toUpperCase(),
					...text
				}, ({ hasAutoMerge, isQueued }) => hasAutoMerge || isQueued);
			}
			async function stopLaterMerge(at) {
				let { id, hasAutoMerge, isQueued } = at.state;
				let disabled = hasAutoMerge ? await mutate(at, "disablePullRequestAutoMerge", { pullRequestId: id }, (now) => !now.hasAutoMerge) : void 0;
				if (disabled !== void 0 || !isQueued) return disabled;
				return mutate(at, "dequeuePullRequest", { id }, (now) => !now.isQueued);
			}
			let Mutated = (0, $zod_api_3.object)({
				data: (0, $zod_api_3.optional)((0, $zod_api_3.nullable)((0, $zod_api_3.record)((0, $zod_api_3.string)(), (0, $zod_api_3.unknown)()))),
				errors: (0, $zod_api_3.optional)((0, $zod_api_3.array)((0, $zod_api_3.object)({
					type: (0, $zod_api_3.optional)((0, $zod_api_3.string)()),
					message: (0, $zod_api_3.string)()
				})))
			});
			async function mutate({ github, pull }, name, input, isDone) {
				let data = { data: { [name]: {} } };
				let look = async () => {
					let now = await readMergeState(github, pull);
					return now.ok ? (0, $start_start_3.success)(now.value !== void 0 && isDone(now.value) ? data : void 0) : now;
				};
				let query = `mutation($input: ${`${name[0]?.toUpperCase()}${name.slice(1)}Input`}!) { ${name}(input: $input) { clientMutationId } }`;
				let done = await github.write({
					route: "POST /graphql",
					parameters: {
						query,
						variables: { input }
					},
					schema: Mutated,
					look
				});
				if (!done.ok) return done.error;
				let { errors = [] } = done.value;
				if (errors.length === 0 && done.value.data?.[name]) return;
				let found = await look();
				if (found.ok && found.value !== void 0) return;
				return refusedBy(errors, name, pull);
			}
			function refusedBy(errors, name, pull) {
				let [{ type, message: said } = {
					type: "",
					message: "no reason"
				}] = errors;
				if (type === "FORBIDDEN" || /not accessible by/i.test(said)) return {
					...ERRORS$1.noWriteAccess(name, pull, said),
					said
				};
				if (type === "RATE_LIMITED") return {
					...ERRORS$1.refused("api_unavailable", name, pull, said),
					said
				};
				if (/head branch was modified/i.test(said)) return {
					...ERRORS$1.headMoved(name, pull, said),
					said
				};
				return {
					...ERRORS$1.refused("merge_refused", name, pull, said),
					said
				};
			}
			let ERRORS$1 = {
				refused: (code, name, pull, said) => (0, $base_reasons.refusal)(code, `GitHub refused '${name}' for #${pull}: ${said}`),
				noWriteAccess: (name, pull, said) => (0, $base_reasons.refusal)("token_not_permitted", `GitHub refused '${name}' for #${pull}: ${said}`, "Add 'contents: write' and 'pull-requests: write' to the job's 'permissions:'."),
				headMoved: (name, pull, said) => (0, $base_reasons.refusal)("stale_head", `GitHub refused '${name}' for #${pull}: ${said}`, "Review the new commits, then approve again.")
			};
			//! src/github/proposals/propose.ts
			function proposalBranch(recipe) {
				let ref = (0, $start_paths_5.parseRecipeRef)(recipe);
				let name = (ref === void 0 ? recipe.replace(/^.*[/:]/, "") : `${ref.owner}-${ref.repository}-${ref.name}`).replace(/\.ya?ml$/i, "").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}|^[-.]+|[-.]+$|\.lock$/g, "");
				return `sous/${name === "" ? "recipe" : name}`;
			}
			async function propose(request) {
				let { github, remote, repository, branch, base } = request;
				let place = {
					github,
					repositoryId: repository.id,
					branch
				};
				if (!(0, $remote_git_3.isUsableRef)(`refs/heads/${branch}`) || branch === repository.defaultBranch || branch === base) return (0, $start_start_3.failure)(ERRORS.protectedBranch(branch));
				let { stored } = request;
				let known = [remote.options.token];
				let secret = (stored && (0, $event_event_5.checkPlanSecrets)(stored.plan, stored.changes, known)) ?? (0, $event_event_5.checkSecrets)(`${request.title}\n${request.body}`, "the pull request", known);
				if (secret !== void 0) return (0, $start_start_3.failure)(secret);
				let found = await (0, $apply_commit.readBranch)(remote, branch);
				if (!found.ok) return found;
				let pull = await (0, $proposal_pull.findPull)(place);
				if (!pull.ok) return pull;
				if (found.value.tip !== void 0 && !found.value.isOwn) return stopped(request, found.value, pull.value);
				if (stored === void 0) return nothingToChange(request, place, {
					branch: found.value,
					pull: pull.value
				});
				if (isDeclined(stored, found.value, pull.value) && pull.value !== void 0) return (0, $start_start_3.success)({
					kind: "declined",
					pull: pull.value
				});
				let waiting = await stopWaiting({
					...request,
					stored
				}, found.value, pull.value);
				if (!waiting.ok) return waiting;
				if (waiting.value !== void 0) return (0, $start_start_3.success)(waiting.value);
				let signer = request.token === "person" ? void 0 : request.signer ?? github;
				let written = await (0, $apply_commit.writeBranch)({
					...request,
					stored,
					signer
				}, found.value);
				if (!written.ok) return written;
				let text = {
					title: (0, $git_tree_5.plainLine)(request.title, 200),
					body: request.body,
					base
				};
				let isOpen = pull.value?.isOpen === !0;
				let shown = pull.value !== void 0 && isOpen ? await (0, $proposal_pull.updatePull)(place, pull.value, text) : await (0, $proposal_pull.openPull)(place, text, request.isDraft);
				if (!shown.ok) return shown;
				let { labels, reviewers, teamReviewers } = request;
				let people = isOpen ? {
					reviewers: [],
					teamReviewers: []
				} : {
					reviewers,
					teamReviewers
				};
				let dismissed = isOpen && written.value.isChanged ? await (0, $proposal_pull.dismissApprovals)(place, shown.value.number) : [];
				let warnings = [...await (0, $proposal_pull.decoratePull)(place, shown.value, {
					labels,
					...people
				}), ...dismissed];
				let isSame = shown.value === pull.value && !written.value.isChanged;
				return (0, $start_start_3.success)({
					kind: isOpen ? isSame ? "unchanged" : "refreshed" : "opened",
					pull: shown.value,
					commit: written.value.commit,
					ci: ciExpectation(request.token, "proposal"),
					warnings
				});
			}
			async function stopped(request, { tip }, pull) {
				let { github, self, branch } = request;
				if (pull?.isOpen) {
					let marked = {
						github,
						pull: pull.number,
						self,
						kind: "stopped",
						subject: branch
					};
					let before = await (0, $git_tree_5.findMarked)(marked);
					let text = `${(0, $git_tree_5.markerOf)(marked)}\n${$texts_answer_texts.ANSWER_TEXTS.proposal.stopped}\n`;
					before.ok && before.value === void 0 && await (0, $git_tree_5.createMarked)(marked, text);
				}
				return (0, $start_start_3.failure)(ERRORS.notPushedBySous(branch, tip));
			}
			async function nothingToChange(request, place, { branch, pull }) {
				if (pull === void 0 || !pull.isOpen) return (0, $start_start_3.success)({
					kind: "clean",
					closed: void 0,
					left: void 0
				});
				let { github, self, remote, whenClean } = request;
				let marked = {
					github,
					pull: pull.number,
					self,
					kind: "clean",
					subject: `${request.branch} ${branch.tip ?? ""}`
				};
				let before = await (0, $git_tree_5.findMarked)(marked);
				if (!before.ok) return before;
				let { closed: closes, canClose } = $texts_answer_texts.ANSWER_TEXTS.proposal;
				let text = `${(0, $git_tree_5.markerOf)(marked)}\n${(whenClean === "close" ? closes : canClose)((0, $report_markdown_text.codeSpan)(request.base))}\n`;
				let noted = before.value === void 0 ? await (0, $git_tree_5.createMarked)(marked, text) : before;
				if (!noted.ok) return noted;
				if (whenClean === "leave") return (0, $start_start_3.success)({
					kind: "clean",
					closed: void 0,
					left: pull
				});
				let closed = await (0, $proposal_pull.closePull)(place, pull.number);
				if (!closed.ok) return closed;
				branch.tip !== void 0 && await remote.push([{
					ref: `refs/heads/${request.branch}`,
					from: branch.tip,
					to: void 0
				}]);
				return (0, $start_start_3.success)({
					kind: "clean",
					closed: closed.value,
					left: void 0
				});
			}
			function isDeclined(stored, branch, pull) {
				return pull !== void 0 && !pull.isOpen && !pull.isMerged && (0, $apply_commit.hasSameChanges)(branch, stored.plan);
			}
			async function stopWaiting({ github, stored, token }, branch, pull) {
				if (!pull?.isOpen || (0, $apply_commit.isCurrent)(branch, stored.plan)) return (0, $start_start_3.success)(void 0);
				let read = await readMergeState(github, pull.number);
				if (!read.ok) return read;
				let state = read.value;
				if (state === void 0 && pull.hasAutoMerge) return (0, $start_start_3.failure)(ERRORS.autoMergeStays(pull.number));
				if (state === void 0 || !(state.isQueued || state.hasAutoMerge)) return (0, $start_start_3.success)(void 0);
				if ((0, $apply_commit.hasSameChanges)(branch, stored.plan)) return (0, $start_start_3.success)({
					kind: "unchanged",
					pull,
					commit: state.head,
					ci: ciExpectation(token, "proposal"),
					warnings: []
				});
				let refused = await stopLaterMerge({
					github,
					pull: pull.number,
					state
				});
				return refused === void 0 ? (0, $start_start_3.success)(void 0) : (0, $start_start_3.failure)(refused);
			}
			function tokenKind(token, self) {
				if (!(0, $base_secrets.isInstallationToken)(token)) return "person";
				return (0, $git_tree_5.isWorkflowsOwn)(self) ? "workflow" : "app";
			}
			function ciExpectation(token, after) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.workflows;
				if (token !== "workflow") return {
					kind: "yes",
					message: texts.start
				};
				if (after === "merge") return {
					kind: "none",
					message: texts.afterMerge
				};
				return {
					kind: "approval",
					message: after === "proposal" ? texts.onProposal : texts.afterPush
				};
			}
			let ERRORS = {
				protectedBranch: (branch) => (0, $base_reasons.refusal)("protected_branch", `Sous does not write to '${branch}'`, "Choose another branch for the proposal."),
				notPushedBySous: (branch, tip) => (0, $base_reasons.refusal)("branch_conflict", `Branch '${branch}' is at ${tip}, which Sous did not push`),
				autoMergeStays: (pull) => (0, $base_reasons.refusal)("merge_refused", `Auto-merge is on for #${pull}, and Sous cannot turn it off`, "Turn it off, then run it again.")
			};
		},
		3933: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				PLAN_LOCK_ERRORS: () => PLAN_LOCK_ERRORS,
				applyPlanRef: () => applyPlanRef,
				checkApprovalCount: () => checkApprovalCount,
				checkChangesRequested: () => checkChangesRequested,
				distinctPeople: () => distinctPeople,
				findApprovals: () => findApprovals,
				findOtherApprovals: () => findOtherApprovals,
				findProposal: () => findProposal,
				isRunOver: () => isRunOver,
				keepUnedited: () => keepUnedited,
				mergeProposal: () => mergeProposal,
				readHeadPush: () => readHeadPush,
				readPushers: () => readPushers,
				recheckApprovals: () => recheckApprovals
			});
			var $start_start_7 = __nccwpck_require__(8983);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $base_digest_5 = __nccwpck_require__(6610);
			var $event_event_7 = __nccwpck_require__(1227);
			var $base_json_5 = __nccwpck_require__(4956);
			var $zod_api_3 = __nccwpck_require__(7345);
			var $api_answers_7 = __nccwpck_require__(7748);
			var $event_payloads_2 = __nccwpck_require__(8224);
			var $git_tree_6 = __nccwpck_require__(1451);
			var $authorise_2 = __nccwpck_require__(6240);
			var $remote_git = __nccwpck_require__(4149);
			var $plan_seal_5 = __nccwpck_require__(7557);
			var $apply_commit_2 = __nccwpck_require__(4934);
			var $merge_later = __nccwpck_require__(209);
			var $apply_request = __nccwpck_require__(3546);
			var $late_crypto_3 = __nccwpck_require__(2496);
			//! src/github/plans/plan-lock.ts
			let LOCK_FILE = "lock.json";
			async function writeLock(remote, holder, now) {
				let stored = await remote.storeContents([Buffer.from(`${JSON.stringify(holder, void 0, 2)}\n`)]);
				if (!stored.ok) return stored;
				let entries = new Map([[LOCK_FILE, {
					mode: "100644",
					id: stored.value[0] ?? ""
				}]]);
				return (0, $git_tree_6.writeState)(remote, {
					entries,
					subject: `Lock of run ${holder.run.id}`,
					time: now
				});
			}
			async function readLock(remote, ref) {
				let id = await remote.fetchRef(ref);
				if (!id.ok || id.value === void 0) return id.ok ? (0, $start_start_7.success)(void 0) : id;
				let state = await (0, $git_tree_6.readState)(remote, id.value);
				if (!state.ok) return state;
				let holder = readHolder(state.value?.files.get(LOCK_FILE));
				return holder === void 0 ? (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.ambiguous(ref)) : (0, $start_start_7.success)({
					id: id.value,
					holder
				});
			}
			function readHolder(bytes) {
				let json = bytes === void 0 ? void 0 : (0, $base_json_5.parseJson)(Buffer.from(bytes).toString("utf8"));
				if (!json?.ok) return;
				let id = (0, $zod_api_3.int)().check((0, $zod_api_3._gte)(0));
				let hex = (digits) => (0, $zod_api_3.string)().check((0, $zod_api_3._regex)(RegExp(`^[0-9a-f]{${digits}}$`)));
				let run = (0, $zod_api_3.strictObject)({
					id,
					attempt: id
				});
				let holder = (0, $zod_api_3.strictObject)({
					schemaVersion: (0, $zod_api_3.literal)(1),
					run,
					digest: hex(64),
					claim: hex(32)
				}).safeParse(json.value);
				return holder.success ? holder.data : void 0;
			}
			let Run = (0, $zod_api_3.object)({
				id: $api_answers_7.Positive,
				run_attempt: $api_answers_7.Positive,
				status: (0, $zod_api_3.nullable)((0, $zod_api_3.string)())
			});
			async function isRunOver(github, { id, attempt }) {
				let run = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: id }, Run);
				if (!run.ok) return run;
				return (0, $start_start_7.success)(run.value.run_attempt > attempt || run.value.run_attempt === attempt && run.value.status === "completed");
			}
			let LOCK_WAITS_MS = [
				500,
				1e3,
				2e3,
				4e3,
				8e3
			];
			async function takePlanLock(request, first) {
				let { remote, digest } = request;
				let ref = (0, $git_tree_6.lockRef)(first.plan);
				let record = first;
				for (let pause of [...LOCK_WAITS_MS, void 0]) {
					let refs = await remote.readRefs([record.plan.target, ref]);
					if (!refs.ok) return refs;
					let applied = await findEarlierApply(request, record, refs.value.get(record.plan.target));
					if (!applied.ok) return applied;
					if (applied.value !== void 0) return (0, $start_start_7.success)(applied.value);
					let lock = refs.value.has(ref) ? await readLock(remote, ref) : (0, $start_start_7.success)(void 0);
					if (!lock.ok) return lock;
					let over = lock.value === void 0 ? (0, $start_start_7.success)(!0) : await request.isRunOver(lock.value.holder.run);
					if (lock.value !== void 0 && !over.ok) return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.held(ref, lock.value.holder, `, and it is unknown whether that run has ended: ${over.error.message}`));
					if (over.ok && over.value) {
						let taken = await tryLock(request, record, {
							ref,
							from: lock.value?.id
						});
						if (taken.ok || taken.error.code !== "ref_moved" && taken.error.code !== "ref_missing") return taken;
					} else if (lock.value !== void 0 && pause === void 0) return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.held(ref, lock.value.holder, ""));
					pause !== void 0 && await remote.options.sleep(pause);
					let again = await (0, $git_tree_6.loadPlanRef)(remote, digest);
					if (!again.ok) return again;
					record = again.value;
				}
				return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.contended(ref));
			}
			async function tryLock(request, record, { ref, from }) {
				let { remote, run, digest } = request;
				let checked = await request.recheck(record);
				if (!checked.ok) return checked;
				let now = (0, $apply_request.timeOf)(request);
				if (!now.ok) return now;
				let lock = await writeLock(remote, {
					schemaVersion: 1,
					run,
					digest,
					claim: (0, $late_crypto_3.randomBytes)(16).toString("hex")
				}, now.value);
				if (!lock.ok) return lock;
				let applying = await (0, $git_tree_6.nextState)(remote, record, {
					state: {
						...record.state,
						state: "applying",
						run
					},
					now: now.value
				});
				if (!applying.ok) return applying;
				if (remote.options.signal?.aborted) return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.cancelled());
				await request.at?.("before_lock");
				let pushed = await remote.push([{
					ref,
					from,
					to: lock.value
				}, applying.value.update]);
				if (!pushed.ok) return pushed;
				await request.at?.("after_lock");
				return (0, $start_start_7.success)({
					kind: "taken",
					record: applying.value.record,
					lock: {
						ref,
						id: lock.value
					}
				});
			}
			async function findEarlierApply(request, record, tip) {
				let { remote, digest } = request;
				let { plan, state } = record;
				if (tip === void 0) return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.branchGone(plan.target));
				if (tip === plan.base.commit) {
					let unusable = refuseState(digest, state);
					return unusable === void 0 ? (0, $start_start_7.success)(void 0) : (0, $start_start_7.failure)(unusable);
				}
				let commit = await (0, $apply_commit_2.findApplied)(remote, plan, tip);
				if (!commit.ok) return commit;
				if (commit.value === void 0) return (0, $start_start_7.failure)(PLAN_LOCK_ERRORS.headMoved(digest, plan.base.commit, plan.target, tip));
				let warnings = await finishEarlier(request, record, commit.value);
				return (0, $start_start_7.success)({
					kind: "already_applied",
					plan,
					commit: commit.value,
					warnings
				});
			}
			async function finishEarlier(request, record, commit) {
				let { remote } = request;
				if (record.state.state === "applied") return [];
				let ref = (0, $git_tree_6.lockRef)(record.plan);
				let lock = await readLock(remote, ref);
				let isOurs = lock.ok && lock.value?.holder.digest === record.plan.digest;
				if (isOurs && lock.value !== void 0) {
					let over = await request.isRunOver(lock.value.holder.run);
					if (!over.ok || !over.value) return [];
				}
				let now = (0, $apply_request.timeOf)(request);
				if (!now.ok) return [now.error.message];
				let applied = await (0, $git_tree_6.nextState)(remote, record, {
					state: appliedState(record.state, request.run, commit),
					now: now.value
				});
				if (!applied.ok) return [applied.error.message];
				let unlock = isOurs && lock.value !== void 0 ? [{
					ref,
					from: lock.value.id,
					to: void 0
				}] : [];
				let pushed = await remote.push([applied.value.update, ...unlock]);
				return pushed.ok ? [] : [`Could not update the ledger of the plan: ${pushed.error.message}`];
			}
			function refuseState(digest, state) {
				if (state.state === "applied") return PLAN_LOCK_ERRORS.alreadyApplied(digest, state.commit);
				if (state.state !== "superseded") return;
				if (state.supersededBy === void 0) return PLAN_LOCK_ERRORS.planCancelled(digest);
				return PLAN_LOCK_ERRORS.superseded(digest, state.supersededBy);
			}
			function appliedState(state, run, commit) {
				let { reason: _, supersededBy: __, ...rest } = state;
				return {
					...rest,
					state: "applied",
					run,
					commit
				};
			}
			let PLAN_LOCK_ERRORS = {
				ambiguous: (ref) => (0, $base_reasons_3.refusal)("lock_ambiguous", `Cannot read the lock '${ref}', so an apply may be running`, `Make sure that no run of Sous is applying a plan, then remove it: git push origin :${ref}`),
				held: (ref, { run, digest }, why) => (0, $base_reasons_3.refusal)("lock_held", `Run ${run.id} (attempt ${run.attempt}) is applying the plan ${digest}${why}`, `Wait until it has ended, then approve again. If it is gone for good: git push origin :${ref}`),
				contended: (ref) => (0, $base_reasons_3.refusal)("lock_held", `Other runs keep taking the lock '${ref}'`),
				cancelled: () => (0, $base_reasons_3.refusal)("cancelled", "The run was cancelled before anything was written"),
				branchGone: (branch) => (0, $base_reasons_3.refusal)("ref_missing", `Branch '${branch}' no longer exists`),
				headMoved: (digest, planned, branch, now) => (0, $base_reasons_3.refusal)("stale_head", `Plan ${digest.slice(0, 16)} was made on ${planned?.slice(0, 12)}, but '${branch}' is at ${now.slice(0, 12)} now`),
				alreadyApplied: (digest, commit) => (0, $base_reasons_3.refusal)("already_applied", `Plan ${digest} was already applied as ${commit ?? "a commit"}, which is not on the branch`, "A plan is applied once. Push a commit or use other inputs, then run the recipe again."),
				planCancelled: (digest) => (0, $base_reasons_3.refusal)("plan_cancelled", `Plan ${digest.slice(0, 16)} was cancelled`),
				superseded: (digest, by) => (0, $base_reasons_3.refusal)("plan_superseded", `A newer plan, ${by.slice(0, 16)}, replaced plan ${digest.slice(0, 16)}`)
			};
			//! src/github/plans/apply-ref.ts
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
			async function applyPlanRef(request) {
				let { remote, digest } = request;
				let loaded = request.loaded === void 0 ? await (0, $git_tree_6.loadPlanRef)(remote, digest) : (0, $start_start_7.success)(request.loaded);
				if (!loaded.ok) return loaded;
				let mismatch = refuseOther(request, loaded.value.plan);
				if (mismatch !== void 0) return (0, $start_start_7.failure)(mismatch);
				let taken = await takePlanLock(request, loaded.value);
				if (!taken.ok) return taken;
				if (taken.value.kind !== "taken") return (0, $start_start_7.success)(taken.value);
				let { written, released } = await writeAndRelease(request, taken.value);
				if (!written.ok) return await findTakenOver(request, written.error) ?? written;
				await request.at?.("after_ledger");
				let warnings = released.ok ? [] : [`The plan is on the branch, but its ledger could not be updated: ${released.error.message}`];
				return (0, $start_start_7.success)({
					kind: "applied",
					plan: taken.value.record.plan,
					commit: written.value,
					warnings
				});
			}
			function refuseOther({ digest, repository, pull }, plan) {
				if (plan.repository?.id !== repository.id || plan.repository.pull !== pull) return ERRORS$4.otherPull(digest);
				if (plan.status !== "complete" || plan.tree === void 0 || plan.base.commit === void 0) return ERRORS$4.gated(digest);
				if (plan.head?.repository !== repository.id || plan.head.commit !== plan.base.commit || plan.head.ref !== plan.target) return ERRORS$4.otherRepository(digest);
				if (plan.target === `refs/heads/${repository.defaultBranch}` || !plan.target.startsWith("refs/heads/") || !(0, $remote_git.isUsableRef)(plan.target)) return ERRORS$4.protectedBranch(plan.target);
				if (plan.changes.length === 0) return ERRORS$4.empty(digest);
				return (0, $git_tree_6.checkCommitMessage)(plan.message);
			}
			async function findTakenOver(request, { code }) {
				if (code !== "ref_moved" && code !== "stale_head") return;
				let { remote, digest } = request;
				let record = await (0, $git_tree_6.loadPlanRef)(remote, digest);
				let refs = record.ok ? await remote.readRefs([record.value.plan.target]) : record;
				if (!record.ok || !refs.ok) return;
				let found = await findEarlierApply(request, record.value, refs.value.get(record.value.plan.target));
				return found.ok && found.value !== void 0 ? (0, $start_start_7.success)(found.value) : void 0;
			}
			async function writeAndRelease(request, taken) {
				let pushed;
				let onPushed = (commit) => {
					pushed = commit;
				};
				try {
					let written = await writeBranch(request, taken, onPushed);
					return {
						written,
						released: await release(request, taken, written)
					};
				} catch (error) {
					let { ref, id } = taken.lock;
					await request.remote.push([{
						ref,
						from: id,
						to: void 0
					}]);
					throw pushed === void 0 ? error : new $apply_request.FaultAfterPush(pushed, error);
				}
			}
			async function writeBranch(request, { record }, onPushed) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { remote } = request;
					let { plan, changes } = record;
					let head = plan.base.commit ?? "";
					let fetched = await remote.fetchCommit(head, { contents: !1 });
					if (!fetched.ok) return fetched;
					let { git, disk, sandboxDisk, signal } = remote.options;
					let opened = await (0, $plan_seal_5.openSeal)({
						repository: remote.place,
						base: head,
						directory: plan.base.directory,
						changes,
						git,
						disk,
						sandboxDisk
					});
					if (!opened.ok) return (0, $start_start_7.failure)((0, $base_reasons_3.refusal)("io_error", opened.error.message, opened.error.suggestion));
					let seal = __addDisposableResource(env_1, opened.value, !0);
					let begun = (0, $apply_request.timeOf)(request);
					if (!begun.ok) return begun;
					let { committer, signer } = request;
					let uploaded = await (0, $apply_commit_2.uploadTree)(remote, seal, {
						plan,
						committer,
						time: begun.value,
						signer
					});
					if (!uploaded.ok) return beforePush(uploaded.error);
					let upload = __addDisposableResource(env_1, uploaded.value, !0);
					let checked = await request.recheck(record);
					if (!checked.ok) return checked;
					let now = (0, $apply_request.timeOf)(request);
					if (!now.ok) return now;
					let commit = await (0, $apply_commit_2.writeApplyCommit)(remote, upload.stored, {
						plan,
						people: checked.value,
						committer,
						time: now.value,
						signer
					});
					if (!commit.ok) return beforePush(commit.error);
					if (signal?.aborted) return (0, $start_start_7.failure)(ERRORS$4.cancelled());
					await request.at?.("before_ref_update");
					let pushed = await upload.push([{
						ref: plan.target,
						from: head,
						to: commit.value
					}]);
					if (!pushed.ok) return pushed;
					onPushed(commit.value);
					await request.at?.("after_ref_update");
					return commit;
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			function beforePush({ isUnknown: _, ...why }) {
				return (0, $start_start_7.failure)(why);
			}
			async function release(request, { record, lock }, written) {
				if (!written.ok && written.error.isUnknown) return (0, $start_start_7.success)(void 0);
				let now = (0, $apply_request.timeOf)(request);
				if (!now.ok) return now;
				let { state } = record;
				let end = written.ok ? appliedState(state, request.run, written.value) : {
					...state,
					state: "failed",
					reason: written.error.code
				};
				let next = await (0, $git_tree_6.nextState)(request.remote, record, {
					state: end,
					now: now.value
				});
				return next.ok ? request.remote.push([next.value.update, {
					ref: lock.ref,
					from: lock.id,
					to: void 0
				}]) : next;
			}
			let ERRORS$4 = {
				otherPull: (digest) => (0, $base_reasons_3.refusal)("digest_unknown", `Plan ${digest} was not made for this pull request`),
				gated: (digest) => (0, $base_reasons_3.refusal)("plan_gated", `Plan ${digest} is not complete: a call waits for approval`),
				otherRepository: (digest) => (0, $base_reasons_3.refusal)("fork_not_allowed", `Plan ${digest} is for a branch of another repository`),
				protectedBranch: (branch) => (0, $base_reasons_3.refusal)("protected_branch", `Sous does not write to '${branch}' directly`),
				empty: (digest) => (0, $base_reasons_3.refusal)("plan_empty", `Plan ${digest} changes nothing`),
				cancelled: () => (0, $base_reasons_3.refusal)("cancelled", "The run was cancelled before the branch was changed")
			};
			//! src/github/people/reviews.ts
			let Review = (0, $zod_api_3.object)({
				id: $api_answers_7.Positive,
				node_id: (0, $zod_api_3._default)((0, $zod_api_3.string)(), ""),
				user: (0, $zod_api_3.nullable)((0, $zod_api_3.object)({
					id: $api_answers_7.Positive,
					login: (0, $zod_api_3.string)(),
					type: $event_payloads_2.AccountType
				})),
				body: (0, $zod_api_3.nullable)((0, $zod_api_3.string)()),
				...$authorise_2.ReviewVerdict,
				commit_id: (0, $zod_api_3.nullable)((0, $zod_api_3.union)([$api_answers_7.ObjectId, (0, $zod_api_3.literal)("")])),
				submitted_at: (0, $zod_api_3.nullish)((0, $zod_api_3.string)())
			});
			let DECISIVE = [
				"APPROVED",
				"CHANGES_REQUESTED",
				"DISMISSED"
			];
			async function findApprovals(request) {
				let people = await readStanding(request);
				if (!people.ok) return people;
				let stopped = await refuseStanding(people.value, request);
				if (stopped !== void 0) return (0, $start_start_7.failure)(stopped);
				let found = await collectApprovals(people.value, request);
				if (!found.ok) return found;
				let { approvals, denied } = found.value;
				if (approvals.length > 0) return (0, $start_start_7.success)(approvals.map(({ from, person }) => ({
					review: from.id,
					person
				})));
				return (0, $start_start_7.failure)(denied[0] ?? await explain(request, [...people.value.values()].flat()));
			}
			async function readReviewApprovals(request) {
				let people = await readStanding(request);
				if (!people.ok) return people;
				let found = await collectApprovals(people.value, request);
				return found.ok ? (0, $start_start_7.success)(found.value.approvals) : found;
			}
			async function collectApprovals(people, request) {
				let approvals = [];
				let denied = [];
				for (let reviews of people.values()) {
					let good = reviews.findLast((review) => approves(review, request));
					if (good === void 0) continue;
					let from = sourceOf(good, request.pull);
					let person = await request.mayApprove(from);
					if (person.ok) approvals.push({
						from,
						person: person.value,
						node: good.node_id
					});
					else if (isAboutPerson(person.error)) denied.push(person.error);
					else return person;
				}
				return (0, $start_start_7.success)({
					approvals,
					denied
				});
			}
			async function checkChangesRequested(request, except) {
				let people = await readStanding(request);
				return people.ok ? refuseStanding(new Map([...people.value].filter(([id]) => id !== except)), request) : people.error;
			}
			async function refuseStanding(people, { pull, mayApprove }) {
				for (let reviews of people.values()) {
					let latest = reviews.at(-1);
					if (latest?.state !== "CHANGES_REQUESTED") continue;
					let person = await mayApprove(sourceOf(latest, pull));
					if (person.ok) return ERRORS$3.changesRequested(latest.user.login);
					if (!isAboutPerson(person.error)) return person.error;
				}
			}
			async function readStanding({ github, pull }) {
				let listed = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: pull }, Review);
				return listed.ok ? (0, $start_start_7.success)(standing(listed.value)) : listed;
			}
			function standing(reviews) {
				let people = new Map();
				for (let review of reviews) {
					let { user } = review;
					let state = (0, $authorise_2.verdictOf)(review);
					if (user === null || !(0, $event_payloads_2.isPerson)(user) || !DECISIVE.includes(state)) continue;
					let known = {
						...review,
						user,
						state
					};
					let approved = (people.get(user.id) ?? []).filter((earlier) => earlier.state === "APPROVED");
					people.set(user.id, state === "APPROVED" ? [...approved, known] : [known]);
				}
				return people;
			}
			function approves({ state, commit_id: commit, body, ...review }, { head, digest, isProposal, since }) {
				return state === "APPROVED" && commit === head && isSince(review, since) && (isProposal || namesDigest(body ?? "", digest));
			}
			function isSince({ submitted_at: submitted }, since) {
				return since === void 0 || Date.parse(submitted ?? "") > since.getTime();
			}
			function namesDigest(body, digest) {
				let lines = body.split(/\r\n|\r|\n/).map((line) => line.replace(/[ \t]+$/, ""));
				let names = (line, before) => line?.startsWith(before) === !0 && isStartOf(digest, line.slice(before.length));
				if (names(lines[0], "/sous apply ")) return !0;
				let fence;
				for (let line of lines) {
					let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
					if (fence !== void 0) mark?.startsWith(fence) && (fence = void 0);
					else if (mark !== void 0) fence = mark;
					else if (names(line, "sous: ")) return !0;
				}
				return !1;
			}
			function isStartOf(digest, text) {
				let prefix = (0, $base_digest_5.parseDigestPrefix)(text);
				return prefix !== void 0 && digest.startsWith(prefix);
			}
			async function explain(request, reviews) {
				let { head, digest, isProposal, since } = request;
				let approving = reviews.filter(({ state, body }) => state === "APPROVED" && (isProposal || namesDigest(body ?? "", digest)));
				let early = approving.findLast((review) => review.commit_id === head && !isSince(review, since));
				if (early !== void 0) return ERRORS$3.approvedEarlier(early.user.login, head);
				let latest = approving.findLast(({ commit_id: commit }) => commit !== head);
				if (latest === void 0) {
					let why = reviews.some(({ state }) => state === "APPROVED") ? "no approving review names it" : "there is no approving review";
					return ERRORS$3.notApproved(digest, why, isProposal);
				}
				let moved = await whatMoved(request, latest.commit_id);
				return ERRORS$3.approvedOther(latest.user.login, latest.commit_id, head, moved);
			}
			let Comparison = (0, $zod_api_3.object)({
				status: (0, $zod_api_3.string)(),
				total_commits: (0, $zod_api_3.int)(),
				commits: (0, $zod_api_3.array)((0, $zod_api_3.object)({
					sha: $api_answers_7.ObjectId,
					author: (0, $zod_api_3.nullish)((0, $zod_api_3.object)({ login: (0, $zod_api_3.optional)((0, $zod_api_3.string)()) }))
				}))
			});
			async function whatMoved({ github, head }, approved) {
				if (approved === null || approved === "") return "";
				let compared = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", { basehead: `${approved}...${head}` }, Comparison);
				if (!compared.ok) return "";
				let { status, total_commits: count, commits } = compared.value;
				if (status === "diverged" || status === "behind") return "; the branch was rewritten since";
				let authors = [...new Set(commits.flatMap(({ author }) => author?.login ?? []))].slice(0, 3);
				return `; since then ${count === 1 ? "1 commit was" : `${count} commits were`} pushed${authors.length === 0 ? "" : ` by ${authors.join(", ")}`}`;
			}
			function isAboutPerson({ code }) {
				return code === "not_permitted" || code === "not_listed" || code === "bot_actor" || code === "comment_changed";
			}
			function sourceOf({ id, user, body, commit_id: commit, submitted_at: at }, pull) {
				let author = {
					id: user.id,
					login: user.login,
					isBot: !(0, $event_payloads_2.isPerson)(user)
				};
				return {
					kind: "review",
					id,
					body: body ?? "",
					author,
					at: new Date(at ?? 0),
					pull,
					commit: commit ?? ""
				};
			}
			function short(commit) {
				return commit === null || commit === "" ? "another commit" : commit.slice(0, 12);
			}
			let ERRORS$3 = {
				changesRequested: (login) => (0, $base_reasons_3.refusal)("changes_requested", `${login} requested changes`),
				approvedEarlier: (login, head) => (0, $base_reasons_3.refusal)("approval_stale", `${login} approved before ${short(head)} was pushed`, "Look at what is there now, and approve again."),
				notApproved: (digest, why, isProposal) => (0, $base_reasons_3.refusal)("approval_missing", `Plan ${(0, $base_digest_5.shortDigest)(digest)} is not approved: ${why}`, isProposal ? "Ask someone with write access to approve." : `Approve with the comment '/sous apply ${(0, $base_digest_5.shortDigest)(digest)}'.`),
				approvedOther: (login, reviewed, head, moved) => (0, $base_reasons_3.refusal)("approval_stale", `${login} approved ${short(reviewed)}, and the plan is for ${short(head)}${moved}`)
			};
			//! src/github/people/other-approvals.ts
			async function findOtherApprovals(request) {
				let { except } = request;
				let reviews = await readReviewApprovals(request);
				if (!reviews.ok) return reviews;
				let comments = await findCommentApprovals(request);
				if (!comments.ok) return comments;
				return (0, $start_start_7.success)([...reviews.value.filter(({ person }) => person.id !== except.id), ...comments.value]);
			}
			async function findCommentApprovals(request) {
				let { comments, digest, since, except, pull, mayApprove } = request;
				let latest = new Map();
				for (let comment of comments) {
					let { user, created_at: created, performed_via_github_app: app } = comment;
					if (user === null || user.id === except.id || !namesPlan(comment, digest) || !(Date.parse(created) > since.getTime())) continue;
					if (!latest.has(user.id) && latest.size >= 20) continue;
					let author = {
						id: user.id,
						login: user.login,
						isBot: app != null
					};
					let from = {
						kind: "comment",
						id: comment.id,
						body: comment.body,
						author,
						at: new Date(created),
						pull
					};
					latest.set(user.id, {
						from,
						person: user,
						node: comment.node_id
					});
				}
				return keepAllowed([...latest.values()], mayApprove);
			}
			function namesPlan({ body }, digest) {
				let command = (0, $event_event_7.parseCommand)(body);
				return command?.ok === !0 && command.value.kind === "apply" && digest.startsWith(command.value.digest);
			}
			async function keepAllowed(approvals, mayApprove) {
				let kept = [];
				for (let approval of approvals) {
					let person = await mayApprove(approval.from);
					if (person.ok) kept.push({
						...approval,
						person: person.value
					});
					else if (!isAboutPerson(person.error)) return person;
				}
				return (0, $start_start_7.success)(kept);
			}
			async function recheckApprovals(github, approvals, mayApprove) {
				let allowed = await keepAllowed(approvals, mayApprove);
				if (!allowed.ok) return allowed;
				let kept = [];
				for (let approval of allowed.value) {
					let changed = approval.from.kind === "review" ? await (0, $authorise_2.recheckSource)(github, approval.from) : void 0;
					if (changed === void 0) kept.push(approval);
					else if (!isAboutPerson(changed)) return (0, $start_start_7.failure)(changed);
				}
				return (0, $start_start_7.success)(kept);
			}
			async function keepUnedited(github, approvals) {
				let kept = [];
				for (let kind of ["comment", "review"]) {
					let ofKind = approvals.filter(({ from }) => from.kind === kind);
					let texts = ofKind.map(({ from, node }) => ({
						id: from.id,
						node_id: node
					}));
					let edited = await (0, $authorise_2.findEdited)(github, texts, kind);
					if (!edited.ok) return edited;
					kept.push(...ofKind.filter(({ from }) => !edited.value.has(from.id)));
				}
				return (0, $start_start_7.success)(kept);
			}
			function distinctPeople(people) {
				return people.filter(({ id }, at) => people.findIndex((person) => person.id === id) === at);
			}
			function checkApprovalCount(approvers, count) {
				if (approvers.length >= count) return;
				let names = approvers.map(({ login }) => login).join(", ");
				let missing = count - approvers.length;
				return ERRORS$2.tooFew(approvers.length, count, names, missing);
			}
			let ERRORS$2 = { tooFew: (given, count, names, missing) => (0, $base_reasons_3.refusal)("approval_missing", `${given} of ${count} approvals${names === "" ? "" : ` (${names})`}`, `${missing === 1 ? "One more person" : `${missing} more people`} must approve it.`) };
			//! src/github/people/pushers.ts
			let Activity = (0, $zod_api_3.array)((0, $zod_api_3.object)({
				after: (0, $zod_api_3.string)(),
				timestamp: (0, $zod_api_3.string)(),
				actor: (0, $zod_api_3.nullable)((0, $zod_api_3.object)({
					id: $api_answers_7.Positive,
					login: (0, $zod_api_3.string)(),
					type: (0, $zod_api_3.optional)((0, $zod_api_3.string)())
				}))
			}));
			async function readHeadPush(github, head) {
				let listed = await readActivity(github, head);
				if (!listed.ok) return listed;
				let latest = listed.value.find(({ after }) => after === head.commit);
				let actor = latest?.actor;
				return (0, $start_start_7.success)(latest && {
					at: new Date(latest.timestamp),
					by: actor ? {
						...actor,
						isBot: !(0, $event_payloads_2.isPerson)(actor)
					} : void 0
				});
			}
			async function readPushers(github, head, since) {
				let listed = await readActivity(github, head);
				if (!listed.ok) return listed;
				let later = listed.value.filter(({ timestamp }) => Date.parse(timestamp) >= since.getTime());
				let isKnown = listed.value.some(({ after }) => after === head.commit) && later.length < 100;
				let people = later.flatMap(({ actor }) => actor?.type === "User" ? [{
					id: actor.id,
					login: actor.login
				}] : []);
				return (0, $start_start_7.success)(isKnown && people.length === later.length ? people : void 0);
			}
			async function readActivity(github, { ref }) {
				let listed = await github.request("GET /repos/{owner}/{repo}/activity", {
					ref,
					per_page: 100
				}, Activity);
				if (!listed.ok) return listed.error.code === "api_not_found" ? (0, $start_start_7.success)([]) : listed;
				let dated = listed.value.filter(({ timestamp }) => !Number.isNaN(Date.parse(timestamp)));
				return (0, $start_start_7.success)(dated.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)));
			}
			//! src/github/proposals/merge-pull.ts
			let METHODS = [
				"squash",
				"rebase",
				"merge"
			];
			let METHOD_OFF = /(?:merges|merge commits) are not allowed|merge method/i;
			let AGAIN = /try the merge again|merge already in progress/i;
			let CHECKS = /required (?:status )?checks?\b|required deployments?\b|required workflows?\b/i;
			let FAILING = /\bfail(?:ed|ing|ure)?\b/i;
			let READY = /is in (?:clean|unstable|has_hooks) status/i;
			let Merged = (0, $zod_api_3.object)({ sha: $api_answers_7.ObjectId });
			let Pull = (0, $zod_api_3.object)({
				merged: (0, $zod_api_3.boolean)(),
				merge_commit_sha: (0, $zod_api_3.nullable)($api_answers_7.ObjectId)
			});
			async function mergePull(request) {
				let { github, pull, recheck } = request;
				let methods = [...METHODS];
				for (let repeats = 0;;) {
					let refused = await recheck();
					if (refused !== void 0) return (0, $start_start_7.failure)(refused);
					let [method] = methods;
					if (method === void 0) return (0, $start_start_7.failure)(notMerged(pull, "no merge method is allowed"));
					let merged = await github.write({
						route: "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge",
						parameters: {
							pull_number: pull,
							sha: request.head,
							merge_method: method,
							...method === "squash" && commitText(request.message)
						},
						schema: Merged,
						look: () => findMerged$1(github, pull)
					});
					if (merged.ok) return (0, $start_start_7.success)({
						kind: "merged",
						commit: merged.value.sha
					});
					let { status, said = "" } = merged.error;
					if (/without `?workflows?`? permission/i.test(said)) return (0, $start_start_7.failure)(ERRORS$1.workflowFiles(pull, said));
					if (status === 409) return (0, $start_start_7.failure)(ERRORS$1.moved(pull, said));
					if (status !== 405) return merged;
					if (METHOD_OFF.test(said)) {
						methods.shift();
						continue;
					}
					if (!AGAIN.test(said)) {
						let later = await mergeLater(request, method, said);
						if (!later.ok) return later;
						if (later.value !== void 0) return (0, $start_start_7.success)(later.value);
					}
					if (++repeats > 2) return (0, $start_start_7.failure)(notMerged(pull, said));
				}
			}
			async function mergeLater({ github, pull, head, message }, method, said) {
				let read = await (0, $merge_later.readMergeState)(github, pull);
				if (!read.ok) return read;
				let state = read.value;
				if (state === void 0) return (0, $start_start_7.failure)(notMerged(pull, said));
				if (state.head !== head) return (0, $start_start_7.failure)(ERRORS$1.movedTo(pull, state.head));
				let at = {
					github,
					pull,
					state
				};
				let why;
				if (state.hasQueue) {
					why = state.isQueued ? void 0 : await (0, $merge_later.enqueue)(at);
					if (why === void 0) return (0, $start_start_7.success)({ kind: "queued" });
					if (why.code !== "merge_refused") return (0, $start_start_7.failure)(why);
				}
				let waitsFor = why?.said ?? said;
				if (!state.hasQueue && !CHECKS.test(said) || FAILING.test(waitsFor)) return (0, $start_start_7.failure)(notMerged(pull, waitsFor));
				if (!state.hasAutoMerge) {
					if (!state.isAutoMergeAllowed) return (0, $start_start_7.failure)(notMerged(pull, waitsFor));
					let refused = await (0, $merge_later.enableAutoMerge)(at, {
						method,
						...textOf(message)
					});
					if (refused !== void 0) return READY.test(refused.said ?? "") ? (0, $start_start_7.success)(void 0) : (0, $start_start_7.failure)(refused);
				}
				return (0, $start_start_7.success)({
					kind: "auto_merge_enabled",
					hasQueue: state.hasQueue,
					said: line(waitsFor)
				});
			}
			function commitText(message) {
				let { title, message: body } = textOf(message);
				return {
					commit_title: title,
					commit_message: body
				};
			}
			function textOf(message) {
				let [title = "", ...rest] = message.trim().split("\n");
				return {
					title,
					message: rest.join("\n").trim()
				};
			}
			function notMerged(pull, said) {
				if (CHECKS.test(said) && !FAILING.test(said)) return ERRORS$1.notMerged("checks_pending", pull, said);
				if (FAILING.test(said)) return ERRORS$1.checkFailed(pull, said);
				if (!/rule violation|protected|required|no merge method/i.test(said)) return ERRORS$1.notMerged("merge_refused", pull, said);
				return ERRORS$1.protectedBase(pull, said);
			}
			function line(said) {
				return said.replace(/^Repository rule violations found\s*/i, "").replace(/\s*\n\s*/g, "; ").trim();
			}
			async function findMerged$1(github, pull) {
				let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: pull }, Pull);
				if (!now.ok) return now;
				let { merged, merge_commit_sha: sha } = now.value;
				return (0, $start_start_7.success)(merged && sha !== null ? { sha } : void 0);
			}
			function notMergedText(pull, said) {
				return `GitHub does not merge #${pull}: ${line(said) || "no reason given"}`;
			}
			let ERRORS$1 = {
				workflowFiles: (pull, said) => (0, $base_reasons_3.refusal)("workflows_permission", `GitHub does not merge #${pull}: ${line(said)}`),
				moved: (pull, said) => (0, $base_reasons_3.refusal)("stale_head", `#${pull} moved: ${line(said)}`, "Review the new commits, then approve again."),
				movedTo: (pull, head) => (0, $base_reasons_3.refusal)("stale_head", `#${pull} moved to ${head.slice(0, 12)}`, "Review the new commits, then approve again."),
				notMerged: (code, pull, said) => (0, $base_reasons_3.refusal)(code, notMergedText(pull, said)),
				checkFailed: (pull, said) => (0, $base_reasons_3.refusal)("protected_branch", notMergedText(pull, said), "Fix the check that failed, then approve again."),
				protectedBase: (pull, said) => (0, $base_reasons_3.refusal)("protected_branch", notMergedText(pull, said), "Check the branch protection: required checks, reviews and merge methods.")
			};
			//! src/github/proposals/apply-proposal-branch.ts
			async function findProposal(remote, pull) {
				if (pull.isFork) return (0, $start_start_7.success)(void 0);
				let found = await (0, $apply_commit_2.readBranch)(remote, pull.head.ref);
				return found.ok ? (0, $start_start_7.success)(found.value.record?.digest) : found;
			}
			async function mergeProposal(request) {
				let { github, remote, plan, pull } = request;
				let { number, mergedAs, head } = pull;
				if (mergedAs !== void 0) return findMerged(request, number, mergedAs);
				let fetched = await remote.fetchCommit(head.commit, { contents: !1 });
				if (!fetched.ok) return fetched;
				let approvers = await request.recheck(pull);
				if (!approvers.ok) return approvers;
				let message = await readExactMessage(request, head.commit, request.requesters ?? approvers.value);
				if (!message.ok) return message;
				let recheck = () => refuseMoved(request, head.commit);
				let merged = await mergePull({
					github,
					pull: number,
					head: head.commit,
					message: message.value,
					recheck
				});
				if (!merged.ok) return merged;
				if (merged.value.kind !== "merged") return (0, $start_start_7.success)(merged.value);
				let { commit } = merged.value;
				let tree = await readTree(request, commit);
				if (!tree.ok) return (0, $start_start_7.success)({
					kind: "applied",
					commit,
					problem: tree.error
				});
				return (0, $start_start_7.success)({
					kind: tree.value === plan.tree ? "applied" : "merged_on_moved_base",
					commit
				});
			}
			async function findMerged(request, pull, commit) {
				let tree = await readTree(request, commit);
				if (!tree.ok) return tree;
				if (tree.value === request.plan.tree) return (0, $start_start_7.success)({
					kind: "already_applied",
					commit
				});
				return (0, $start_start_7.failure)(ERRORS.otherFiles(pull, commit));
			}
			async function readExactMessage(request, commit, people) {
				let { remote, plan } = request;
				let found = await (0, $apply_commit_2.readCommitObject)(remote, commit);
				if (!found.ok) return found;
				let { tree, parents, message } = found.value;
				if (tree !== void 0 && tree === plan.tree && parents.length === 1 && parents[0] === plan.base.commit && hasMessage(request, message, people)) return (0, $start_start_7.success)(message);
				return (0, $start_start_7.failure)(ERRORS.otherMessage(commit, plan.digest));
			}
			async function readTree({ github, remote }, commit) {
				let read = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit }, (0, $zod_api_3.object)({ tree: (0, $zod_api_3.object)({ sha: $api_answers_7.ObjectId }) }));
				if (read.ok) return (0, $start_start_7.success)(read.value.tree.sha);
				if (read.error.code !== "api_invalid") return read;
				let fetched = await remote.fetchCommit(commit, { contents: !1 });
				if (!fetched.ok) return fetched;
				let found = await (0, $apply_commit_2.readCommitObject)(remote, commit);
				if (!found.ok) return found;
				return found.value.tree === void 0 ? read : (0, $start_start_7.success)(found.value.tree);
			}
			function hasMessage({ remote, plan }, message, people) {
				let { url } = remote.options;
				return [(0, $apply_commit_2.applyMessage)(plan, void 0, url), ...people.map((requestedBy) => (0, $apply_commit_2.applyMessage)(plan, {
					requestedBy,
					approvedBy: []
				}, url))].includes(message);
			}
			async function refuseMoved({ remote, plan, readPull }, commit) {
				let pull = await readPull();
				if (!pull.ok) return pull.error;
				let { number, isOpen, head, base } = pull.value;
				if (!isOpen) return ERRORS.closed(number);
				let ref = `refs/heads/${base.ref}`;
				if (plan.base.ref !== void 0 && plan.base.ref !== ref) return ERRORS.otherBase(plan.base.ref, number, base.ref);
				let refs = await remote.readRefs([ref, `refs/heads/${head.ref}`]);
				if (!refs.ok) return refs.error;
				if (head.commit !== commit || refs.value.get(`refs/heads/${head.ref}`) !== commit) return ERRORS.headMoved(head.ref, commit);
				let tip = refs.value.get(ref) ?? "";
				if (tip === plan.base.commit) return;
				return ERRORS.baseMoved(plan.base.commit, base.ref, tip);
			}
			let ERRORS = {
				otherFiles: (pull, commit) => (0, $base_reasons_3.refusal)("pr_closed", `#${pull} is already merged as ${commit}. Its files are not exactly those of the plan`, "Look at that commit if you did not expect this."),
				otherMessage: (head, digest) => (0, $base_reasons_3.refusal)("branch_conflict", `${head.slice(0, 12)} is not exactly what the plan ${digest.slice(0, 16)} proposes`, "Merge it on GitHub, or run the recipe again."),
				closed: (number) => (0, $base_reasons_3.refusal)("pr_closed", `Pull request #${number} is closed`),
				otherBase: (made, pull, now) => (0, $base_reasons_3.refusal)("stale_base", `The proposal was made for '${made}', but #${pull} is for '${now}' now`),
				headMoved: (branch, checked) => (0, $base_reasons_3.refusal)("stale_head", `'${branch}' has moved since ${checked.slice(0, 12)} was checked`, "Review the new commits, then approve again."),
				baseMoved: (planned, branch, now) => (0, $base_reasons_3.refusal)("stale_base", `The proposal was made on ${planned?.slice(0, 12)}, but '${branch}' is at ${now.slice(0, 12)} now`, "Run the workflow that proposes it again, then approve the updated pull request. Or merge it on GitHub.")
			};
		},
		6108: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				closePull: () => closePull,
				decoratePull: () => decoratePull,
				dismissApprovals: () => dismissApprovals,
				findPull: () => findPull,
				openPull: () => openPull,
				updatePull: () => updatePull
			});
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			var $api_answers_3 = __nccwpck_require__(7748);
			//! src/github/proposals/proposal-pull.ts
			let Pull = (0, $zod_api.object)({
				number: $api_answers_3.Positive,
				html_url: (0, $zod_api.string)(),
				state: (0, $zod_api._enum)(["open", "closed"]),
				merged_at: (0, $zod_api.nullish)((0, $zod_api.string)()),
				auto_merge: (0, $zod_api.nullish)((0, $zod_api.object)({})),
				title: (0, $zod_api.string)(),
				body: (0, $zod_api.nullable)((0, $zod_api.string)()),
				base: (0, $zod_api.object)({ ref: (0, $zod_api.string)() }),
				head: (0, $zod_api.object)({
					ref: (0, $zod_api.string)(),
					repo: (0, $zod_api.nullable)((0, $zod_api.object)({ id: $api_answers_3.Positive }))
				}),
				labels: (0, $zod_api.array)((0, $zod_api.object)({ name: (0, $zod_api.string)() }))
			});
			async function findPull({ github, repositoryId, branch }) {
				let head = `${github.repository.owner}:${branch}`;
				let pulls = await github.requestAll("GET /repos/{owner}/{repo}/pulls", {
					head,
					state: "all"
				}, Pull);
				if (!pulls.ok) return pulls;
				let [first] = pulls.value.filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId).map(proposedPull).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.number - a.number);
				return (0, $start_start.success)(first);
			}
			async function openPull(place, text, isDraft) {
				let created = await place.github.write({
					route: "POST /repos/{owner}/{repo}/pulls",
					parameters: {
						...text,
						head: place.branch,
						draft: isDraft
					},
					schema: (0, $zod_api.pipe)(Pull, (0, $zod_api.transform)(proposedPull)),
					async look() {
						let found = await findPull(place);
						return found.ok ? (0, $start_start.success)(found.value?.isOpen ? found.value : void 0) : found;
					}
				});
				if (created.ok || !/not permitted to create/i.test(created.error.message)) return created;
				return (0, $start_start.failure)({ ...ERRORS.notAllowed(created.error.message) });
			}
			async function updatePull({ github }, pull, text) {
				if (pull.title === text.title && sameText(pull.body, text.body) && pull.base === text.base) return (0, $start_start.success)(pull);
				return patch(github, pull.number, { ...text });
			}
			async function closePull({ github }, number) {
				return patch(github, number, { state: "closed" });
			}
			async function decoratePull({ github }, pull, wanted) {
				let warnings = [];
				let known = new Set(pull.labels.map((name) => name.toLowerCase()));
				let labels = wanted.labels.filter((name) => !known.has(name.toLowerCase()));
				if (labels.length > 0) {
					let added = await github.write({
						route: "POST /repos/{owner}/{repo}/issues/{issue_number}/labels",
						parameters: {
							issue_number: pull.number,
							labels
						},
						schema: (0, $zod_api.unknown)()
					});
					added.ok || warnings.push(`The labels ${labels.join(", ")} could not be added: ${added.error.message}`);
				}
				let { reviewers, teamReviewers } = wanted;
				if (reviewers.length + teamReviewers.length > 0) {
					let asked = await github.write({
						route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
						parameters: {
							pull_number: pull.number,
							reviewers,
							team_reviewers: teamReviewers
						},
						schema: (0, $zod_api.unknown)()
					});
					asked.ok || warnings.push(`The reviewers could not be requested: ${asked.error.message}`);
				}
				return warnings;
			}
			async function dismissApprovals({ github }, number) {
				let Review = (0, $zod_api.object)({
					id: $api_answers_3.Positive,
					state: (0, $zod_api.string)()
				});
				let reviews = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: number }, Review);
				if (!reviews.ok) return [`Older approvals could not be read: ${reviews.error.message}`];
				let warnings = [];
				for (let { id } of reviews.value.filter(({ state }) => state === "APPROVED")) {
					let dismissed = await github.write({
						route: "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals",
						parameters: {
							pull_number: number,
							review_id: id,
							message: "Sous updated this proposal. Please review it again."
						},
						schema: (0, $zod_api.unknown)()
					});
					dismissed.ok || warnings.push(`An older approval could not be dismissed: ${dismissed.error.message}`);
				}
				return warnings;
			}
			async function patch(github, number, values) {
				let schema = (0, $zod_api.pipe)(Pull, (0, $zod_api.transform)(proposedPull));
				return github.write({
					route: "PATCH /repos/{owner}/{repo}/pulls/{pull_number}",
					parameters: {
						pull_number: number,
						...values
					},
					schema,
					async look() {
						let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
						if (!now.ok) return now;
						let { title, body, base, state } = now.value;
						let is = {
							title,
							body: body ?? "",
							base: base.ref,
							state
						};
						return (0, $start_start.success)(Object.entries(values).every(([name, value]) => is[name] === value) ? proposedPull(now.value) : void 0);
					}
				});
			}
			function sameText(a, b) {
				return a.replaceAll("\r\n", "\n").trim() === b.replaceAll("\r\n", "\n").trim();
			}
			function proposedPull({ number, html_url: url, state, merged_at: mergedAt, auto_merge: autoMerge, title, body, base, labels }) {
				let isMerged = mergedAt != null;
				let hasAutoMerge = autoMerge != null;
				let names = labels.map(({ name }) => name);
				return {
					number,
					url,
					isOpen: state === "open",
					isMerged,
					hasAutoMerge,
					title,
					body: body ?? "",
					base: base.ref,
					labels: names
				};
			}
			let ERRORS = { notAllowed: (why) => (0, $base_reasons.refusal)("token_not_permitted", why, "Allow it in the repository's settings (Actions, General, 'Allow GitHub Actions to create and approve pull requests'), or use the token of a GitHub App.") };
		},
		6643: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkApplicable: () => checkApplicable,
				checkPlannable: () => checkPlannable,
				readPull: () => readPull
			});
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $core_work_5 = __nccwpck_require__(2669);
			var $zod_api_9 = __nccwpck_require__(7345);
			var $api_answers_4 = __nccwpck_require__(7748);
			//! src/github/pulls/pull-state.ts
			let Branch = (0, $zod_api_9.string)().check((0, $zod_api_9._minLength)(1));
			let Pull = (0, $zod_api_9.object)({
				number: $api_answers_4.Positive,
				state: (0, $zod_api_9._enum)(["open", "closed"]),
				merged: (0, $zod_api_9.boolean)(),
				merge_commit_sha: (0, $zod_api_9.nullish)($api_answers_4.ObjectId),
				draft: (0, $zod_api_9.boolean)(),
				user: (0, $zod_api_9.nullable)((0, $zod_api_9.object)({ id: $api_answers_4.Positive })),
				base: (0, $zod_api_9.object)({
					ref: Branch,
					sha: $api_answers_4.ObjectId,
					repo: (0, $zod_api_9.object)({
						id: $api_answers_4.Positive,
						default_branch: Branch,
						archived: (0, $zod_api_9.boolean)()
					})
				}),
				head: (0, $zod_api_9.object)({
					ref: Branch,
					sha: $api_answers_4.ObjectId,
					repo: (0, $zod_api_9.nullable)((0, $zod_api_9.object)({ id: $api_answers_4.Positive }))
				})
			});
			async function readPull(github, number) {
				let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
				if (!answer.ok) return answer;
				let { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value;
				return (0, $start_start.success)({
					number,
					author: user?.id,
					isOpen: state === "open" && !merged,
					mergedAs: merged ? mergeCommit ?? void 0 : void 0,
					isDraft: draft,
					repository: {
						id: base.repo.id,
						defaultBranch: base.repo.default_branch,
						isArchived: base.repo.archived
					},
					base: {
						ref: base.ref,
						commit: base.sha
					},
					head: {
						repository: head.repo?.id,
						ref: head.ref,
						commit: head.sha
					},
					isFork: head.repo?.id !== base.repo.id
				});
			}
			function checkPlannable(pull, policy) {
				let { number, repository, base } = pull;
				let name = `Pull request #${number}`;
				if (repository.isArchived) return ERRORS.archived();
				if (!pull.isOpen) return ERRORS.closed(name);
				if (pull.isDraft && !policy.drafts) return ERRORS.draft(name);
				if (!isBaseAllowed({
					branch: base.ref,
					defaultBranch: repository.defaultBranch
				}, policy)) return ERRORS.otherBase(name, base.ref);
				if (pull.isFork && policy.forks === "refuse") return ERRORS.fork(name);
			}
			function checkApplicable(pull, policy, plan) {
				let name = `Pull request #${pull.number}`;
				if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return ERRORS.otherPull(plan.pull, pull.number);
				if (pull.isFork) return ERRORS.noPushToForks(name);
				let refused = checkPlannable(pull, policy);
				if (refused !== void 0) return refused;
				if (pull.head.ref === pull.repository.defaultBranch) return ERRORS.defaultBranch(name, pull.head.ref);
				if (pull.base.ref !== plan.baseRef) return ERRORS.baseChanged(name, plan.baseRef, pull.base.ref);
				if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return ERRORS.headMoved(plan.headCommit, name, pull.head.commit);
			}
			function short(commit) {
				return commit.slice(0, 12);
			}
			function isBaseAllowed({ branch, defaultBranch }, { branches }) {
				if (branch === defaultBranch) return !0;
				return branches.some((pattern) => {
					let glob = (0, $core_work_5.parseGlob)(pattern.includes("/") ? pattern : `./${pattern}`);
					return glob.ok && glob.value.matches(branch);
				});
			}
			let ERRORS = {
				archived: () => (0, $base_reasons.refusal)("repo_archived", "The repository is archived"),
				closed: (pull) => (0, $base_reasons.refusal)("pr_closed", `${pull} is closed`),
				draft: (pull) => (0, $base_reasons.refusal)("pr_draft", `${pull} is a draft`),
				otherBase: (pull, branch) => (0, $base_reasons.refusal)("base_not_allowed", `${pull} is for '${branch}'`),
				fork: (pull) => (0, $base_reasons.refusal)("fork_not_allowed", `${pull} comes from a fork`),
				otherPull: (planned, pull) => (0, $base_reasons.refusal)("digest_unknown", `The plan was made for #${planned}, not for #${pull}`),
				noPushToForks: (pull) => (0, $base_reasons.refusal)("fork_not_allowed", `${pull} comes from a fork, and Sous does not push to forks`),
				defaultBranch: (pull, branch) => (0, $base_reasons.refusal)("protected_branch", `${pull} is from '${branch}', the default branch, and Sous does not push there`),
				baseChanged: (pull, planned, now) => (0, $base_reasons.refusal)("stale_base", `${pull} was for '${planned}' when the plan was made, and is for '${now}' now`),
				headMoved: (planned, pull, now) => (0, $base_reasons.refusal)("stale_head", `The plan was made on ${short(planned)}, and ${pull.toLowerCase()} is at ${short(now)} now`)
			};
		},
		486: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { readPullStates: () => readPullStates });
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			var $api_answers_3 = __nccwpck_require__(7748);
			var $git_tree_3 = __nccwpck_require__(1451);
			//! src/github/targets/pull-states.ts
			let Pull = (0, $zod_api.object)({
				number: $api_answers_3.Positive,
				state: (0, $zod_api._enum)([
					"OPEN",
					"CLOSED",
					"MERGED"
				]),
				headRefOid: $api_answers_3.ObjectId,
				headRefName: (0, $zod_api.string)(),
				baseRef: (0, $zod_api.nullable)((0, $zod_api.object)({ target: (0, $zod_api.nullable)((0, $zod_api.object)({ oid: $api_answers_3.ObjectId })) })),
				isInMergeQueue: (0, $zod_api.boolean)(),
				mergeable: (0, $zod_api.string)()
			});
			let Answer = (0, $zod_api.object)({ data: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.nullable)((0, $zod_api.object)({ pullRequest: (0, $zod_api.nullable)(Pull) }))) });
			async function readPullStates(github, pulls) {
				let found = [];
				for (let from = 0; from < pulls.length; from += 50) {
					let part = pulls.slice(from, from + 50);
					let questions = part.map(({ repository, number }, index) => {
						let [owner = "", name = ""] = repository.split("/");
						return `r${index}: repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)}) { pullRequest(number: ${number}) { number state headRefOid headRefName baseRef { target { oid } } isInMergeQueue mergeable } }`;
					});
					let asked = await (0, $git_tree_3.askGraphql)(github, { query: `query { ${questions.join(" ")} }` }, Answer);
					if (!asked.ok) return asked;
					if (asked.value === void 0) return (0, $start_start.failure)(ERRORS.untold());
					let { data } = asked.value;
					found.push(...part.map((_, index) => followed(data[`r${index}`]?.pullRequest)));
				}
				return (0, $start_start.success)(found);
			}
			function followed(pull) {
				if (pull == null) return;
				let { number, state, headRefOid: head, headRefName: branch, baseRef, isInMergeQueue: isQueued, mergeable } = pull;
				return {
					number,
					state,
					head,
					branch,
					base: baseRef?.target?.oid,
					isQueued,
					hasConflict: mergeable === "CONFLICTING"
				};
			}
			let ERRORS = { untold: () => (0, $base_reasons.refusal)("api_invalid", "GitHub did not say what became of the pull requests") };
		},
		414: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recipe_source_exports: () => recipe_source_exports });
			var $start_runtime = __nccwpck_require__(8815);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_start_3 = __nccwpck_require__(8983);
			var $git_commit_objects = __nccwpck_require__(5723);
			var $core_work_7 = __nccwpck_require__(2669);
			var $git_trees_3 = __nccwpck_require__(1330);
			var $remote_git_4 = __nccwpck_require__(4149);
			//! src/github/remote/recipe-source.ts
			var recipe_source_exports = (0, $start_runtime.__exportAll)({
				checkPublished: () => checkPublished,
				fetchCommitObjects: () => fetchCommitObjects,
				resolveVersion: () => resolveVersion
			});
			let MAX_BYTES = 16777216;
			async function fetchCommitObjects(remote, request) {
				let { commit, directories, names, maxFileBytes } = request;
				let fetched = await remote.fetchCommit(commit, { contents: !1 });
				if (!fetched.ok) return fetched;
				let trees = await listTrees(remote, commit, directories);
				if (!trees.ok) return trees;
				let known = await read(remote, [
					commit,
					`${commit}:`,
					...trees.value.values()
				]);
				if (!known.ok) return known;
				let listing = new $git_commit_objects.CommitObjects(commit, known.value);
				let wanted = directories.flatMap((directory) => {
					let [tree, entries] = [trees.value.get(directory), listing.list(directory)];
					return tree === void 0 || entries === void 0 || entries.size === 0 ? [] : [{
						tree,
						entries
					}];
				});
				if (wanted.length === 0) return (0, $start_start_3.success)(listing);
				let options = [
					"--refetch",
					`--filter=blob:limit=${maxFileBytes + 1}`,
					"--end-of-options",
					remote.options.url
				];
				let filled = await remote.fetch([...options, ...wanted.map(({ tree }) => tree)], "fetch the recipes", void 0);
				if (!filled.ok) return filled;
				let sizes = await blobSizes(remote);
				if (!sizes.ok) return sizes;
				let files = [...new Set(wanted.flatMap(({ entries }) => [...entries].flatMap(([name, { kind, id }]) => kind === "file" && names.test(name) ? [id] : [])))];
				if (files.length > 500) return (0, $start_start_3.failure)(ERRORS.tooMany(commit, files.length));
				let small = files.filter((id) => (sizes.value.get(id) ?? Infinity) <= maxFileBytes);
				if (small.reduce((sum, id) => sum + (sizes.value.get(id) ?? 0), 0) > MAX_BYTES) return (0, $start_start_3.failure)(ERRORS.tooLarge(commit));
				let blobs = await read(remote, small);
				return blobs.ok ? (0, $start_start_3.success)(new $git_commit_objects.CommitObjects(commit, [...known.value, ...blobs.value])) : blobs;
			}
			async function listTrees(remote, commit, directories) {
				let listed = await remote.list([
					"ls-tree",
					"-t",
					"-z",
					"--full-tree",
					commit,
					"--",
					...directories
				]);
				if (!listed.ok) return (0, $start_start_3.failure)($remote_git_4.REMOTE_GIT_ERRORS.localRefusal("read the commit", listed.error));
				let trees = (0, $core_work_7.decodeOutput)(listed.value).matchAll(/(?:^|\0)040000 tree ([0-9a-f]+)\t([^\0]*)/g);
				return (0, $start_start_3.success)(new Map([...trees].map(([, id = "", path = ""]) => [path, id])));
			}
			async function read(remote, names) {
				if (names.length === 0) return (0, $start_start_3.success)([]);
				let objects = await (0, $git_trees_3.readObjects)(remote.options.git, remote.place, names);
				if (!objects.ok) return (0, $start_start_3.failure)($remote_git_4.REMOTE_GIT_ERRORS.localRefusal("read the commit", objects.error));
				return (0, $start_start_3.success)(objects.value.flatMap((object) => isKnown(object) ? [object] : []));
			}
			function isKnown(object) {
				return object !== void 0 && [
					"commit",
					"tree",
					"blob"
				].includes(object.type);
			}
			async function blobSizes(remote) {
				let listed = await remote.list([
					"cat-file",
					"--batch-all-objects",
					"--batch-check=%(objectname) %(objecttype) %(objectsize)"
				]);
				if (!listed.ok) return (0, $start_start_3.failure)($remote_git_4.REMOTE_GIT_ERRORS.localRefusal("list the recipes", listed.error));
				let lines = (0, $core_work_7.decodeOutput)(listed.value).matchAll(/^([0-9a-f]+) blob (\d+)$/gm);
				return (0, $start_start_3.success)(new Map([...lines].map(([, id = "", size]) => [id, Number(size)])));
			}
			async function checkPublished(remote, commit) {
				let refs = await remote.lsRemote(["refs/heads/*", "refs/tags/*"], "read the branches and tags");
				if (!refs.ok) return refs.error;
				if ([...refs.value.values()].includes(commit)) return;
				let fetched = await remote.fetch([
					"--filter=tree:0",
					"--end-of-options",
					remote.options.url,
					"+refs/heads/*:refs/fetched/heads/*",
					"+refs/tags/*:refs/fetched/tags/*"
				], "read the history", void 0);
				if (!fetched.ok) return fetched.error;
				let found = await remote.run([
					"for-each-ref",
					"--count=1",
					"--contains",
					commit,
					"refs/fetched/"
				]);
				if (!found.ok) return $remote_git_4.REMOTE_GIT_ERRORS.localRefusal("read the history", found.error);
				if (found.value.length > 0) return;
				return ERRORS.impostor(commit);
			}
			async function resolveVersion(remote, version) {
				if (version === void 0) return remote.readTip();
				if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(version)) return (0, $start_start_3.success)(version);
				let [tag, branch] = [`refs/tags/${version}`, `refs/heads/${version}`];
				let refs = await remote.lsRemote([
					tag,
					`${tag}^{}`,
					branch
				], "read the branches and tags");
				if (!refs.ok) return refs;
				let found = refs.value.get(`${tag}^{}`) ?? refs.value.get(tag) ?? refs.value.get(branch);
				return found === void 0 ? (0, $start_start_3.failure)(ERRORS.noVersion(version)) : (0, $start_start_3.success)(found);
			}
			let ERRORS = {
				tooMany: (commit, count) => (0, $base_reasons_3.refusal)("source_unavailable", `Commit ${commit.slice(0, 12)} has ${count} recipes, more than 500`),
				tooLarge: (commit) => (0, $base_reasons_3.refusal)("source_unavailable", `The recipes of commit ${commit.slice(0, 12)} have more than ${MAX_BYTES} bytes`),
				impostor: (commit) => (0, $base_reasons_3.refusal)("impostor_commit", `No branch or tag of the repository contains the commit ${commit}`),
				noVersion: (version) => (0, $base_reasons_3.refusal)("ref_missing", `There is no branch or tag '${version}'`)
			};
		},
		4149: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				REMOTE_GIT_ERRORS: () => REMOTE_GIT_ERRORS,
				checkOut: () => checkOut,
				checkOutHere: () => checkOutHere,
				isUsableRef: () => isUsableRef,
				openRemote: () => openRemote,
				packCommit: () => packCommit,
				remote_git_exports: () => remote_git_exports,
				unpackCommit: () => unpackCommit
			});
			var runtime = __nccwpck_require__(8815);
			var reasons = __nccwpck_require__(5309);
			var start = __nccwpck_require__(8983);
			var clean_repository = __nccwpck_require__(839);
			var work = __nccwpck_require__(2669);
			let external_node_path_namespaceObject = require("node:path");
			//! src/github/remote/remote-answers.ts
			let MOVED = /stale info|fetch first|non-fast-forward|already exists|cannot lock ref|failed to (?:update|lock) ref|but expected|incorrect old value|unable to resolve reference/i;
			let DENIED = new Set([
				"auth_expired",
				"token_not_permitted",
				"repo_archived"
			]);
			function readPushAnswers(output, said) {
				let answers = new Map();
				for (let line of output.split("\n")) {
					let [, flag, ref, summary] = /^([ +\-*!=])\t[^\t:]*:(\S+)\t(.*)$/.exec(line) ?? [];
					if (ref === void 0 || summary === void 0 || /\(atomic (?:push|transaction) fail/i.test(summary)) continue;
					answers.set(ref, flag === "!" ? refRefused(ref, summary, said) : { kind: "taken" });
				}
				return answers;
			}
			function refRefused(ref, summary, said) {
				let all = `${summary}\n${said}`;
				let reasons = readReasons(said);
				let why = brief(reasons.length === 0 ? summary : reasons.join(" "));
				if (/without `?workflows?`? permission|refusing to allow .* workflow/i.test(all)) return refused(ERRORS.pushRefused("workflows_permission", ref, why));
				if (/GH009|push protection|cannot contain secrets/i.test(all)) return refused(ERRORS.pushRefused("push_protection", ref, withPlaces(why, said)));
				if (reasons.length > 0 && reasons.every((reason) => /verified signature/i.test(reason))) return refused(ERRORS.pushRefused("signatures_required", ref, why));
				if (/GH006|GH013|protected branch|rule violations|protected ref/i.test(all)) return refused(ERRORS.protectedRef(ref, why));
				if (MOVED.test(summary)) return { kind: "moved" };
				return refused(ERRORS.pushRefused("push_rejected", ref, why));
			}
			function readReasons(said) {
				let reasons = [...said.matchAll(/^remote: *(?:- |error: )(.+?) *$/gm)].map(([, reason = ""]) => reason.replace(/^GH\d+: (?:(?:Repository rule violations|Protected branch update failed).*)?/, "")).filter((reason) => !/^$|^commit: |^GITHUB PUSH PROTECTION$/.test(reason));
				return [...new Set(reasons)].slice(0, 5);
			}
			function withPlaces(why, said) {
				let places = [...said.matchAll(/^remote: +path: (.+?) *$/gm)].map(([, place = ""]) => place);
				return places.length === 0 ? why : `${why} (${brief(places.slice(0, 5).join(", "))})`;
			}
			function refused(why) {
				return {
					kind: "refused",
					refusal: why
				};
			}
			function transportRefusal(action, { message }) {
				let why = brief(tellingLine(message));
				if (/returned error: 401|Authentication failed|could not read (?:Username|Password)/i.test(message)) return ERRORS.gitFailed("auth_expired", action, why);
				if (/archived so it is read-only/i.test(message)) return ERRORS.gitFailed("repo_archived", action, why);
				if (/returned error: 403|Permission to .* denied|Write access to repository not granted/i.test(message)) return ERRORS.noWriteAccess(action, why);
				if (/returned error: 404|repository (?:.* )?not found|does not appear to be a git repository/i.test(message)) return ERRORS.gitFailed("api_not_found", action, why);
				if (/not our ref|couldn't find remote ref|unadvertised object|did not receive expected object|mismatched algorithms/i.test(message)) return ERRORS.gitFailed("ref_missing", action, why);
				return ERRORS.gitFailed("api_unavailable", action, why);
			}
			function isDenied({ code }) {
				return DENIED.has(code);
			}
			function tellingLine(message) {
				let lines = message.split("\n");
				return lines.findLast((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? "";
			}
			function brief(text) {
				let line = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
				return line.length <= 300 ? line : `${line.slice(0, 300)}\u2026`;
			}
			function movedRefusal({ ref, from, to }, now) {
				if (from === void 0) return ERRORS.exists(ref, now);
				if (now === void 0 && to !== void 0) return ERRORS.deleted(ref, from);
				return ERRORS.moved(ref, from, now);
			}
			function blockedRefusal(updates, refs) {
				for (let { ref } of updates) {
					let patterns = blockersOf(ref);
					let blocker = [...refs.keys()].find((name) => patterns.some((pattern) => matchesRef(pattern, name)));
					if (blocker === void 0) continue;
					return ERRORS.blocked(ref, blocker);
				}
			}
			function escapeShell(ref) {
				return ref.replace(/[^\w/.@%+=,-]/gu, "\\$&");
			}
			function unknownOutcome(why) {
				return {
					...why,
					message: `${why.message}; it is unknown whether the push before it happened`,
					suggestion: "Run it again. Sous first checks what is already there.",
					isUnknown: !0
				};
			}
			let REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u;
			function blockersOf(ref) {
				let names = ref.split("/");
				return [...names.slice(3).map((_, i) => names.slice(0, i + 3).join("/")), `${ref}/*`];
			}
			function matchesRef(pattern, ref) {
				return pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern;
			}
			function checkUpdate({ ref, from, to }) {
				checkRef(ref);
				from !== void 0 && checkObjectId(from);
				to !== void 0 && checkObjectId(to);
			}
			function checkRef(ref) {
				if (!isUsableRef(ref)) throw Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`);
			}
			function checkObjectId(id) {
				if (!(0, work.isObjectId)(id)) throw Error(`Not an object id: ${JSON.stringify(id)}`);
			}
			function isUsableRef(ref) {
				return REF.test(ref);
			}
			let ERRORS = {
				protectedRef: (ref, why) => (0, reasons.refusal)("protected_branch", `GitHub protects '${ref}': ${why}`),
				pushRefused: (code, ref, why) => (0, reasons.refusal)(code, `GitHub refused the push to '${ref}': ${why}`),
				gitFailed: (code, action, why) => (0, reasons.refusal)(code, `Git could not ${action}: ${why}`),
				noWriteAccess: (action, why) => (0, reasons.refusal)("token_not_permitted", `Git could not ${action}: ${why}`, "Add 'contents: write' to the job's 'permissions:'."),
				exists: (ref, now) => (0, reasons.refusal)("ref_moved", `'${ref}' already exists, at ${now}`),
				deleted: (ref, from) => (0, reasons.refusal)("ref_missing", `'${ref}' was deleted. It was at ${from}`),
				moved: (ref, from, now) => (0, reasons.refusal)("ref_moved", `'${ref}' moved from ${from} to ${now ?? "nothing"}`),
				blocked: (ref, blocker) => (0, reasons.refusal)("ref_blocked", `Git cannot create '${ref}' while '${blocker}' exists`, blocker.startsWith("refs/heads/") ? "Rename or delete that branch, then try again." : `Sous never creates that ref, so it loses nothing if you delete it: 'git push origin :${escapeShell(blocker)}'. Then try again.`)
			};
			//! src/github/remote/remote-git.ts
			var remote_git_exports = (0, runtime.__exportAll)({
				REMOTE_GIT_ERRORS: () => REMOTE_GIT_ERRORS,
				RemoteRepository: () => RemoteRepository,
				checkOut: () => checkOut,
				checkOutHere: () => checkOutHere,
				openRemote: () => openRemote,
				packCommit: () => packCommit,
				unpackCommit: () => unpackCommit
			});
			let FETCHED = "refs/fetched/";
			let BACK_OFF_MS = [1e3, 3e3];
			async function openRemote(options) {
				let { sandboxDisk, objectFormat = "sha1" } = options;
				let access = accessTo(options);
				let home = await (0, clean_repository.makeSandboxHome)(sandboxDisk, void 0);
				if (!home.ok) return (0, start.failure)((0, reasons.refusal)("io_error", home.error.message, home.error.suggestion));
				let files = {
					"git/HEAD": "ref: refs/heads/none\n",
					"git/config": (0, clean_repository.cleanConfig)(objectFormat),
					"git/info/attributes": "* -text -ident -filter !eol !crlf !working-tree-encoding\n"
				};
				let [fault] = [...[
					"git/objects",
					"git/refs",
					"tree"
				].map((name) => sandboxDisk.makeDirectory(home.value, name)), ...Object.entries(files).map(([name, text]) => sandboxDisk.write(home.value, name, {
					bytes: Buffer.from(text),
					mode: "100644"
				}))].flatMap((made) => made.ok ? [] : [made.error]);
				if (fault === void 0) return (0, start.success)(new RemoteRepository(options, {
					home: home.value,
					access
				}));
				await sandboxDisk.removeFolder(home.value);
				return (0, start.failure)(REMOTE_GIT_ERRORS.cannotWrite(fault.path, fault.message));
			}
			function accessTo({ url, token, proxy, certificates }) {
				let { origin, username, password } = new URL(url);
				if (username !== "" || password !== "") throw Error("A token never goes into a URL.");
				return {
					origin,
					token,
					...proxy !== void 0 && { proxy },
					...certificates !== void 0 && { certificates }
				};
			}
			var RemoteRepository = class {
				options;
				#home;
				#access;
				#stored = 0;
				#fetched = new Map();
				constructor(options, { home, access }) {
					this.options = options;
					this.#home = home;
					this.#access = access;
				}
				get place() {
					return {
						gitDirectory: external_node_path_namespaceObject.join(this.#home, "git"),
						workTree: external_node_path_namespaceObject.join(this.#home, "tree")
					};
				}
				async fetchCommit(commit, wanted) {
					checkObjectId(commit);
					let has = this.#fetched.get(commit);
					if (has === !0 || has === !1 && !wanted.contents) return (0, start.success)(void 0);
					let options = [...(await this.run([
						"cat-file",
						"-e",
						commit
					])).ok ? ["--refetch"] : [], wanted.contents ? "--no-filter" : "--filter=blob:none"];
					let fetched = await this.fetch([
						...options,
						"--end-of-options",
						this.options.url,
						commit
					], `fetch the commit ${commit}`, 1);
					fetched.ok && this.#fetched.set(commit, wanted.contents);
					return fetched;
				}
				async fetchHistory(tip, depth, gitDirectory = this.place.gitDirectory) {
					checkObjectId(tip);
					let args = [
						"--filter=tree:0",
						"--end-of-options",
						this.options.url,
						tip
					];
					return this.fetch(args, `fetch the history of ${tip}`, depth, gitDirectory);
				}
				async fetchRef(ref) {
					checkRef(ref);
					let local = FETCHED + ref.slice(5);
					let fetched = await this.fetch([
						"--no-filter",
						"--end-of-options",
						this.options.url,
						`+${ref}:${local}`
					], `fetch '${ref}'`, void 0);
					if (!fetched.ok) return fetched.error.code === "ref_missing" ? (0, start.success)(void 0) : fetched;
					let found = await this.run([
						"rev-parse",
						"--verify",
						"--quiet",
						"--end-of-options",
						local
					]);
					return found.ok ? (0, start.success)((0, work.decodeOutput)(found.value).trim()) : (0, start.failure)(REMOTE_GIT_ERRORS.localRefusal(`read '${ref}'`, found.error));
				}
				async fetchTips(prefix) {
					checkRef(`${prefix}x`);
					let local = FETCHED + prefix.slice(5);
					let args = [
						"--prune",
						"--filter=tree:0",
						"--end-of-options",
						this.options.url,
						`+${prefix}*:${local}*`
					];
					let fetched = await this.fetch(args, `fetch '${prefix}*'`, 1);
					return fetched.ok ? (0, start.success)(local) : fetched;
				}
				async readRefs(patterns) {
					for (let pattern of patterns) checkRef(pattern.replace(/\*$/, "x"));
					return this.#listRefs(patterns);
				}
				async #listRefs(patterns) {
					let listed = await this.#repeat([
						"ls-remote",
						"--refs",
						"--quiet",
						"--end-of-options",
						this.options.url,
						...patterns
					], "read the refs");
					if (!listed.ok) return listed;
					let isWanted = (ref) => patterns.some((pattern) => matchesRef(pattern, ref));
					let entries = (0, work.decodeOutput)(listed.value).split("\n").map((line) => line.split("	")).flatMap(([id = "", ref = ""]) => (0, work.isObjectId)(id) && isWanted(ref) ? [[ref, id]] : []);
					return (0, start.success)(new Map(entries));
				}
				async readTip() {
					let listed = await this.lsRemote(["HEAD"], "read the default branch");
					if (!listed.ok) return listed;
					let id = listed.value.get("HEAD");
					return id === void 0 ? (0, start.failure)(REMOTE_GIT_ERRORS.noDefaultBranch()) : (0, start.success)(id);
				}
				async lsRemote(patterns, action) {
					let listed = await this.#repeat([
						"ls-remote",
						"--quiet",
						"--end-of-options",
						this.options.url,
						...patterns
					], action);
					if (!listed.ok) return listed;
					let lines = (0, work.decodeOutput)(listed.value).split("\n");
					return (0, start.success)(new Map(lines.map((line) => line.split("	")).flatMap(([id = "", ref = ""]) => (0, work.isObjectId)(id) ? [[ref, id]] : [])));
				}
				async refusePush() {
					let args = [
						"push",
						"--dry-run",
						"--porcelain",
						"--no-verify",
						"--no-signed",
						this.options.url,
						":refs/sous/none"
					];
					let asked = await this.#speak(args, this.place, this.options.signal);
					let why = asked.ok ? void 0 : transportRefusal("begin a push", asked.error);
					return why !== void 0 && isDenied(why) ? why : void 0;
				}
				async push(updates, from = this.place.gitDirectory) {
					for (let update of updates) checkUpdate(update);
					for (let isFirst = !0;; isFirst = !1) {
						let sent = await this.#pushOnce(updates, from);
						if (sent.kind === "taken") return (0, start.success)(void 0);
						if (sent.kind === "refused" && sent.refusal.code !== "push_rejected") return (0, start.failure)(sent.refusal);
						let now = await this.#listRefs(updates.flatMap(({ ref }) => [ref, ...blockersOf(ref)]));
						if (sent.kind === "refused") return (0, start.failure)((now.ok ? blockedRefusal(updates, now.value) : void 0) ?? sent.refusal);
						if (!now.ok) return (0, start.failure)(unknownOutcome(now.error));
						if (updates.every(({ ref, to }) => now.value.get(ref) === to)) return (0, start.success)(void 0);
						let blocked = blockedRefusal(updates, now.value);
						if (blocked !== void 0) return (0, start.failure)(blocked);
						let moved = updates.find(({ ref, from: was }) => now.value.get(ref) !== was);
						if (moved !== void 0) return (0, start.failure)(movedRefusal(moved, now.value.get(moved.ref)));
						if (sent.kind === "lost" && (!isFirst || isDenied(sent.refusal))) return (0, start.failure)(sent.refusal);
						if (sent.kind === "moved" && !isFirst) return (0, start.failure)(REMOTE_GIT_ERRORS.keepsChanging(updates[0]?.ref));
					}
				}
				run(args, input, gitDirectory = this.place.gitDirectory) {
					return this.options.git.run({
						...this.place,
						gitDirectory,
						args,
						timeoutMs: "none",
						...input && { input }
					});
				}
				list(args) {
					return this.options.git.run({
						...this.place,
						args
					});
				}
				async storeContents(contents) {
					let folder = `new-${this.#stored++}`;
					for (let [i, bytes] of contents.entries()) {
						let written = this.options.sandboxDisk.write(this.#home, `${folder}/${i}`, {
							bytes,
							mode: "100644"
						});
						if (!written.ok) return (0, start.failure)(REMOTE_GIT_ERRORS.cannotWrite(written.error.path, written.error.message));
					}
					let input = Buffer.from(contents.map((_, i) => `../${folder}/${i}\n`).join(""));
					let hashed = await this.run([
						"hash-object",
						"-w",
						"--no-filters",
						"--stdin-paths"
					], input);
					if (!hashed.ok) return (0, start.failure)(REMOTE_GIT_ERRORS.localRefusal("store contents", hashed.error));
					return (0, start.success)((0, work.decodeOutput)(hashed.value).trim().split("\n").slice(0, contents.length));
				}
				async [Symbol.asyncDispose]() {
					await this.options.sandboxDisk.removeFolder(this.#home);
				}
				async #pushOnce(updates, gitDirectory) {
					let leases = updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ""}`);
					let atomic = updates.length > 1 ? ["--atomic"] : [];
					let refspecs = updates.map(({ ref, to }) => `${to ?? ""}:${ref}`);
					let args = [
						"push",
						"--porcelain",
						"--no-verify",
						"--no-signed",
						"--no-thin",
						...atomic,
						...leases,
						this.options.url,
						...refspecs
					];
					let pushed = await this.#speak(args, {
						...this.place,
						gitDirectory
					});
					if (pushed.ok) return { kind: "taken" };
					let answers = readPushAnswers(pushed.error.output ?? "", pushed.error.message);
					let refused = [...answers].sort(([a], [b]) => Number(b.startsWith("refs/heads/")) - Number(a.startsWith("refs/heads/"))).map(([, answer]) => answer).find((answer) => answer.kind === "refused");
					if ([...answers.values()].some(({ kind }) => kind === "moved")) return { kind: "moved" };
					if (refused !== void 0) return refused;
					return {
						kind: "lost",
						refusal: transportRefusal(`push '${updates[0]?.ref}'`, pushed.error)
					};
				}
				async fetch(args, action, depth, into) {
					let options = [
						"--quiet",
						"--no-tags",
						"--no-write-fetch-head",
						"--no-auto-maintenance",
						"--no-recurse-submodules"
					];
					let shallow = depth === void 0 ? [] : [`--depth=${depth}`];
					let fetched = await this.#repeat([
						"fetch",
						...options,
						...shallow,
						...args
					], action, into);
					return fetched.ok ? (0, start.success)(void 0) : fetched;
				}
				async #repeat(args, action, gitDirectory = this.place.gitDirectory) {
					for (let attempt = 0;; attempt++) {
						let { signal } = this.options;
						let output = await this.#speak(args, {
							...this.place,
							gitDirectory
						}, signal);
						if (output.ok) return output;
						if (signal?.aborted) return (0, start.failure)(REMOTE_GIT_ERRORS.cancelled(action));
						let why = transportRefusal(action, output.error);
						let pause = BACK_OFF_MS[attempt];
						if (why.code !== "api_unavailable" || pause === void 0) return (0, start.failure)(why);
						await this.options.sleep(pause);
					}
				}
				#speak(args, place, signal) {
					let { git, asUser, timeoutMs = 3e5 } = this.options;
					let access = asUser === void 0 ? { remote: this.#access } : { asUser };
					return git.run({
						...place,
						args,
						...access,
						timeoutMs,
						...signal && { signal }
					});
				}
			};
			async function packCommit(remote, commit) {
				let fetched = await remote.fetchCommit(commit, { contents: !0 });
				if (!fetched.ok) return fetched;
				let packed = await remote.run([
					"pack-objects",
					"--quiet",
					"--revs",
					"--shallow",
					"--stdout"
				], Buffer.from(`${commit}\n`));
				return packed.ok ? packed : (0, start.failure)(REMOTE_GIT_ERRORS.localRefusal(`pack ${commit}`, packed.error));
			}
			async function unpackCommit(remote, commit, pack) {
				checkObjectId(commit);
				let home = external_node_path_namespaceObject.dirname(remote.place.workTree);
				let marked = remote.options.sandboxDisk.write(home, "git/shallow", {
					bytes: Buffer.from(`${commit}\n`),
					mode: "100644"
				});
				if (!marked.ok) return (0, start.failure)(REMOTE_GIT_ERRORS.cannotWrite(marked.error.path, marked.error.message));
				let unpacked = await remote.run([
					"index-pack",
					"--stdin",
					"--strict"
				], pack);
				return unpacked.ok ? (0, start.success)(void 0) : (0, start.failure)(REMOTE_GIT_ERRORS.localRefusal(`unpack ${commit}`, unpacked.error));
			}
			async function checkOut(remote, commit, directory = ".") {
				let fetched = await remote.fetchCommit(commit, { contents: !0 });
				return fetched.ok ? checkOutHere(remote, commit, directory) : fetched;
			}
			async function checkOutHere(remote, commit, directory = ".") {
				let { gitDirectory, workTree } = remote.place;
				let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
				let marked = remote.options.sandboxDisk.write(external_node_path_namespaceObject.dirname(workTree), "tree/.git", {
					bytes,
					mode: "100644"
				});
				if (!marked.ok) return (0, start.failure)(REMOTE_GIT_ERRORS.cannotWrite(marked.error.path, marked.error.message));
				let steps = [
					[
						"update-ref",
						"--no-deref",
						"HEAD",
						commit
					],
					[
						"read-tree",
						"--reset",
						commit
					],
					[
						"checkout-index",
						"--all",
						"--force",
						"--quiet"
					]
				];
				for (let args of steps) {
					let done = await remote.run(args);
					if (!done.ok) return (0, start.failure)(REMOTE_GIT_ERRORS.localRefusal(`check out ${commit}`, done.error));
				}
				if (directory === ".") return (0, start.success)(workTree);
				let { disk } = remote.options;
				let [top, folder] = [disk.realPath(workTree), disk.realPath(external_node_path_namespaceObject.join(workTree, directory))];
				return top.ok && folder.ok && folder.value === external_node_path_namespaceObject.join(top.value, directory) ? (0, start.success)(external_node_path_namespaceObject.join(workTree, directory)) : (0, start.failure)(REMOTE_GIT_ERRORS.noDirectory(commit, directory));
			}
			let REMOTE_GIT_ERRORS = {
				localRefusal: (action, { message }) => (0, reasons.refusal)("io_error", `Git could not ${action}: ${message.split("\n", 1)[0] ?? ""}`),
				cannotWrite: (path, why) => (0, reasons.refusal)("io_error", `Cannot write '${path}': ${why}`),
				noDefaultBranch: () => (0, reasons.refusal)("ref_missing", "The repository has no default branch"),
				keepsChanging: (ref) => (0, reasons.refusal)("ref_moved", `Another run keeps changing '${ref}'`),
				cancelled: (action) => (0, reasons.refusal)("cancelled", `The run was cancelled before git could ${action}`),
				noDirectory: (commit, directory) => (0, reasons.refusal)("input_invalid", `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`)
			};
		},
		6408: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { readRunJobs: () => readRunJobs });
			var $start_start_7 = __nccwpck_require__(8983);
			var $zod_api_7 = __nccwpck_require__(7345);
			var $api_answers_2 = __nccwpck_require__(7748);
			//! src/github/people/run-jobs.ts
			let RunJob = (0, $zod_api_7.object)({
				id: $api_answers_2.Positive,
				name: (0, $zod_api_7.string)(),
				run_id: (0, $zod_api_7.int)(),
				run_attempt: (0, $zod_api_7.optional)($api_answers_2.Positive),
				steps: (0, $zod_api_7.optional)((0, $zod_api_7.array)((0, $zod_api_7.object)({ name: (0, $zod_api_7.string)() })))
			});
			let JOB_NAME = /(?:^| \/ )Repository (\d{1,15}) \/ (Prepare|Run)$/;
			let STEP_NAME = /^Result ([0-9a-z_]{1,64})$/;
			async function readRunJobs(github, run) {
				let jobs = await github.requestAll("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
					run_id: run,
					filter: "all"
				}, RunJob, "jobs");
				if (!jobs.ok) return jobs;
				let said = new Map();
				let seen = new Set();
				for (let { name, run_id: of, run_attempt: attempt = 1, steps = [] } of jobs.value) {
					let [, repository = "", job = ""] = JOB_NAME.exec(name) ?? [];
					if (repository === "" || of !== run || attempt !== 1) continue;
					let key = job === "Run" ? "run" : "prepare";
					let results = steps.flatMap((step) => STEP_NAME.exec(step.name)?.[1] ?? []);
					let result = results.length === 1 && !seen.has(name) ? results[0] : void 0;
					seen.add(name);
					said.set(repository, {
						...said.get(repository) ?? {
							prepare: void 0,
							run: void 0
						},
						[key]: result
					});
				}
				return (0, $start_start_7.success)(said);
			}
		},
		1329: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				planRefs: () => planRefs,
				readCurrentPlans: () => readCurrentPlans,
				readPointer: () => readPointer,
				sweepPlans: () => sweepPlans,
				writeProposalPlan: () => writeProposalPlan
			});
			var $base_digest = __nccwpck_require__(6610);
			var $base_reasons_3 = __nccwpck_require__(5309);
			var $start_start_3 = __nccwpck_require__(8983);
			var $core_work_9 = __nccwpck_require__(2669);
			var $remote_git_5 = __nccwpck_require__(4149);
			var $event_event_9 = __nccwpck_require__(1227);
			var $git_tree_7 = __nccwpck_require__(1451);
			//! src/github/plans/save-plan.ts
			function planRefs(remote) {
				return {
					save: (stored, making) => savePlanRef(remote, {
						stored,
						...making
					}),
					load: (digest) => (0, $git_tree_7.loadPlanRef)(remote, digest),
					list: (beginning) => (0, $git_tree_7.listPlanRefs)(remote, beginning)
				};
			}
			let DIGEST_FILE = "digest";
			async function savePlanRef(remote, request) {
				let { plan, changes } = request.stored;
				let secret = (0, $event_event_9.checkPlanSecrets)(plan, changes, [remote.options.token]);
				if (secret !== void 0) return (0, $start_start_3.failure)(secret);
				for (let attempt = 1;; attempt++) {
					let saved = await saveOnce(remote, request);
					if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
				}
			}
			async function saveOnce(remote, request) {
				let { plan } = request.stored;
				let [own, current] = [(0, $git_tree_7.planRef)(plan.digest), (0, $git_tree_7.currentRef)(plan)];
				let refs = await remote.readRefs([own, current]);
				if (!refs.ok) return refs;
				let from = refs.value.get(own);
				let made = from === void 0 ? await writePlanned(remote, request, void 0) : await planAgain(remote, request, from);
				if (!made.ok) return made;
				if ("state" in made.value) return (0, $start_start_3.success)({
					record: made.value,
					superseded: void 0,
					isFirst: !1
				});
				let pointer = await pointAt(remote, request, refs.value.get(current));
				if (!pointer.ok) return pointer;
				let { updates, replaced } = pointer.value;
				let pushed = await remote.push([made.value.update, ...updates]);
				return pushed.ok ? (0, $start_start_3.success)({
					record: made.value.record,
					superseded: replaced,
					isFirst: !refs.value.has(current)
				}) : pushed;
			}
			async function writeProposalPlan(remote, request) {
				let ref = (0, $git_tree_7.planRef)(request.stored.plan.digest);
				let refs = await remote.readRefs([ref]);
				if (!refs.ok) return refs;
				let written = await writePlanned(remote, request, refs.value.get(ref));
				return written.ok ? (0, $start_start_3.success)(written.value.update) : written;
			}
			async function writePlanned(remote, request, from) {
				let record = await (0, $git_tree_7.writePlanRecord)(remote, request.stored, {
					state: plannedState(request),
					now: request.now
				});
				if (!record.ok) return record;
				return (0, $start_start_3.success)({
					record: record.value,
					update: {
						ref: (0, $git_tree_7.planRef)(record.value.plan.digest),
						from,
						to: record.value.id
					}
				});
			}
			async function planAgain(remote, request, from) {
				let { digest } = request.stored.plan;
				let known = await (0, $git_tree_7.loadPlanRef)(remote, digest);
				if (known.ok && (known.value.state.state === "applied" || known.value.state.state === "applying")) return known;
				if (!known.ok && known.error.code === "digest_unknown") return (0, $start_start_3.failure)(ERRORS.deleted(digest));
				if (!known.ok && known.error.code !== "plan_tampered" && known.error.code !== "plan_version") return known;
				return writePlanned(remote, request, known.ok ? known.value.id : from);
			}
			function plannedState({ origin, now }) {
				return {
					schemaVersion: 1,
					state: "planned",
					plannedAt: now.toISOString(),
					origin
				};
			}
			async function pointAt(remote, request, from) {
				let { plan } = request.stored;
				let ref = (0, $git_tree_7.currentRef)(plan);
				let before = from === void 0 ? (0, $start_start_3.success)(void 0) : await readPointer(remote, ref);
				if (!before.ok) return before;
				if (before.value === plan.digest) return (0, $start_start_3.success)({
					updates: [],
					replaced: void 0
				});
				let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
				if (!stored.ok) return stored;
				let entries = new Map([[DIGEST_FILE, {
					mode: "100644",
					id: stored.value[0] ?? ""
				}]]);
				let to = await (0, $git_tree_7.writeState)(remote, {
					entries,
					subject: `Current plan ${plan.digest}`,
					time: request.now
				});
				if (!to.ok) return to;
				let older = before.value === void 0 ? (0, $start_start_3.success)(void 0) : await supersede(remote, before.value, request);
				if (!older.ok) return older;
				let updates = [{
					ref,
					from,
					to: to.value
				}, ...older.value === void 0 ? [] : [older.value]];
				return (0, $start_start_3.success)({
					updates,
					replaced: older.value === void 0 ? void 0 : before.value
				});
			}
			async function readPointer(remote, ref) {
				let id = await remote.fetchRef(ref);
				if (!id.ok || id.value === void 0) return id.ok ? (0, $start_start_3.success)(void 0) : id;
				let state = await (0, $git_tree_7.readState)(remote, id.value);
				if (!state.ok) return state;
				let digest = (0, $base_digest.parseDigest)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
				return (0, $start_start_3.success)(digest.ok ? digest.value : void 0);
			}
			async function supersede(remote, digest, request) {
				let older = await (0, $git_tree_7.loadPlanRef)(remote, digest);
				if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, $start_start_3.success)(void 0);
				let { state } = older.value;
				if (state.state !== "planned" && state.state !== "failed") return (0, $start_start_3.success)(void 0);
				let supersededBy = request.stored.plan.digest;
				let next = await (0, $git_tree_7.nextState)(remote, older.value, {
					state: {
						...state,
						state: "superseded",
						supersededBy
					},
					now: request.now
				});
				return next.ok ? (0, $start_start_3.success)(next.value.update) : next;
			}
			async function readCurrentPlans(remote, pull) {
				let refs = await remote.readRefs([(0, $git_tree_7.currentRefsOf)(pull)]);
				if (!refs.ok) return refs;
				let digests = [];
				for (let ref of refs.value.keys()) {
					let digest = await readPointer(remote, ref);
					if (!digest.ok) return digest;
					digest.value !== void 0 && digests.push(digest.value);
				}
				return (0, $start_start_3.success)(digests);
			}
			let SWEPT = [
				"plans/",
				"current/",
				"objects/"
			];
			async function sweepPlans(remote, { now, keepDays }) {
				let limit = Math.floor(now.getTime() / 1e3) - keepDays * 86400;
				let old = [];
				let local = await remote.fetchTips("refs/sous/");
				if (!local.ok) return local;
				let listed = await remote.run([
					"for-each-ref",
					"--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)",
					...SWEPT.map((folder) => local.value + folder)
				]);
				if (!listed.ok) return (0, $start_start_3.failure)($remote_git_5.REMOTE_GIT_ERRORS.localRefusal("list the plans", listed.error));
				for (let line of (0, $core_work_9.decodeOutput)(listed.value).split("\n")) {
					let [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? [];
					if (id === void 0 || !(0, $core_work_9.isObjectId)(id) || ref === void 0 || subject?.endsWith(": applying")) continue;
					Number(time) < limit && old.push({
						ref: `refs/sous/${ref.slice(local.value.length)}`,
						from: id
					});
				}
				let swept = old.slice(0, 50);
				for (let at = 0; at < swept.length; at += 5) {
					let pushed = await remote.push(swept.slice(at, at + 5).map(({ ref, from }) => ({
						ref,
						from,
						to: void 0
					})));
					if (!pushed.ok) return pushed;
				}
				return (0, $start_start_3.success)(swept.length);
			}
			let ERRORS = { deleted: (digest) => (0, $base_reasons_3.refusal)("ref_moved", `'${(0, $git_tree_7.planRef)(digest)}' was deleted`) };
		},
		7861: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { searchRepositories: () => searchRepositories });
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			var $api_answers_3 = __nccwpck_require__(7748);
			//! src/github/targets/search-repositories.ts
			let FoundRepository = (0, $zod_api.object)({
				id: $api_answers_3.Positive,
				full_name: (0, $zod_api.string)(),
				archived: (0, $zod_api.boolean)()
			});
			let Page = (0, $zod_api.object)({
				total_count: (0, $zod_api.int)(),
				incomplete_results: (0, $zod_api.boolean)(),
				items: (0, $zod_api.array)(FoundRepository)
			});
			let MAX_SHOWN = 1e3;
			let MAX_FOUND = 2e4;
			let ROUTE = "GET /search/repositories";
			let FIRST_DAY_MS = Date.parse("2007-10-01T00:00:00Z");
			let SECOND_MS = 1e3;
			async function searchRepositories(github, query, now) {
				let first = await readPage(github, query, 1);
				if (!first.ok) return first;
				let { total_count: total } = first.value;
				if (total <= MAX_SHOWN) return readRest(github, query, first.value);
				if (total > MAX_FOUND) return (0, $start_start.failure)(ERRORS.tooMany(total));
				if (/(?:^|\s)-?created:/i.test(query)) return (0, $start_start.failure)(ERRORS.cannotSplit(total));
				let end = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
				return searchWithin(github, query, {
					from: FIRST_DAY_MS,
					to: end
				});
			}
			async function searchWithin(github, query, { from, to }) {
				let narrowed = `${query} created:${timeText(from)}..${timeText(to)}`;
				let first = await readPage(github, narrowed, 1);
				if (!first.ok) return first;
				if (first.value.total_count <= MAX_SHOWN) return readRest(github, narrowed, first.value);
				if (from >= to) return (0, $start_start.failure)(ERRORS.cannotSplit(first.value.total_count));
				let middle = from + Math.floor((to - from) / 2 / SECOND_MS) * SECOND_MS;
				let older = await searchWithin(github, query, {
					from,
					to: middle
				});
				if (!older.ok) return older;
				let newer = await searchWithin(github, query, {
					from: middle + SECOND_MS,
					to
				});
				return newer.ok ? (0, $start_start.success)([...older.value, ...newer.value]) : newer;
			}
			function timeText(time) {
				return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
			}
			async function readRest(github, query, first) {
				let found = [...first.items];
				for (let page = 2; found.length < first.total_count; page++) {
					let next = await readPage(github, query, page);
					if (!next.ok) return next;
					if (next.value.items.length === 0) break;
					found.push(...next.value.items);
				}
				return (0, $start_start.success)(found);
			}
			async function readPage(github, q, page) {
				let answer = await github.request(ROUTE, {
					q,
					per_page: 100,
					page
				}, (0, $zod_api.unknown)());
				if (!answer.ok) return answer.error.status === 422 ? (0, $start_start.failure)(ERRORS.badQuery(q, answer.error.said)) : answer;
				let checked = (0, $api_answers_3.checkAnswer)(ROUTE, answer.value, Page);
				return checked.ok && checked.value.incomplete_results ? (0, $start_start.failure)(ERRORS.incomplete()) : checked;
			}
			let ADVICE = "Narrow the query, or name repositories under 'include'.";
			let ERRORS = {
				tooMany: (total) => (0, $base_reasons.refusal)("input_invalid", `The query of the campaign finds ${total} repositories, and ${MAX_FOUND} is the limit`, ADVICE),
				cannotSplit: (total) => (0, $base_reasons.refusal)("input_invalid", `The query finds ${total} repositories, and GitHub shows the first ${MAX_SHOWN} only`, `${ADVICE} Sous can search in parts if the query does not use 'created:'.`),
				badQuery: (query, said = "") => (0, $base_reasons.refusal)("input_invalid", `GitHub does not understand the query '${query}'${said === "" ? "" : `: ${said}`}`, "Try it in the search on GitHub, then correct it in the campaign."),
				incomplete: () => (0, $base_reasons.refusal)("api_unavailable", "GitHub ran out of time and found only a part of the repositories", "Run it again, or narrow the query.")
			};
		},
		1991: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { suggestChanges: () => suggestChanges });
			var start = __nccwpck_require__(8983);
			var shared_base_digest = __nccwpck_require__(6610);
			var trees = __nccwpck_require__(1330);
			var api = __nccwpck_require__(7345);
			var render_patch = __nccwpck_require__(5863);
			var api_answers = __nccwpck_require__(7748);
			var shared_event_event = __nccwpck_require__(1227);
			let external_node_buffer_namespaceObject = require("node:buffer");
			//! src/github/pulls/suggestions.ts
			let File = (0, api.object)({
				filename: (0, api.string)(),
				sha: (0, api.nullable)((0, api.string)()),
				patch: (0, api.optional)((0, api.string)())
			});
			let Review = (0, api.object)({
				id: api_answers.Positive,
				body: (0, api.nullable)((0, api.string)()),
				user: (0, api.nullable)((0, api.object)({ id: api_answers.Positive }))
			});
			async function suggestChanges(request) {
				let { github, pull, head, changes } = request;
				let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
				if (!files.ok) return files;
				let shown = new Map(files.value.map((file) => [file.filename, file]));
				let prefix = request.directory === "." ? "" : `${request.directory}/`;
				let all = [];
				for (let change of changes) {
					let path = prefix + change.path;
					let file = shown.get(path);
					if (file === void 0 || !("before" in change) || (0, trees.blobId)(change.before, "sha1") !== file.sha) continue;
					let found = await suggestionsFor(change, shownRanges(file.patch ?? ""));
					all.push(...found.map((suggestion) => ({
						...suggestion,
						path
					})));
				}
				let chosen = all.filter(({ lines, firstLine, lastLine }) => lines.length <= 100 && lastLine - firstLine < 100).slice(0, 30);
				let heldBack = all.length - chosen.length;
				if (chosen.length === 0) return (0, start.success)({
					posted: 0,
					heldBack,
					isRepeated: !1
				});
				let secret = (0, shared_event_event.checkSecrets)(chosen.flatMap(({ lines }) => lines).join("\n"), "the suggestions");
				if (secret !== void 0) return (0, start.failure)(secret);
				let earlier = await findReview(request);
				if (!earlier.ok) return earlier;
				if (earlier.value !== void 0) return (0, start.success)({
					posted: chosen.length,
					heldBack,
					isRepeated: !0
				});
				let body = [
					markerOf(request),
					"Sous would change these lines. Each suggestion can be taken by itself.",
					more(heldBack)
				];
				let posted = await github.write({
					route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
					parameters: {
						pull_number: pull,
						commit_id: head,
						event: "COMMENT",
						body: body.join("\n").trimEnd(),
						comments: chosen.map(commentFor)
					},
					schema: Review,
					look: () => findReview(request)
				});
				return posted.ok ? (0, start.success)({
					posted: chosen.length,
					heldBack,
					isRepeated: !1
				}) : posted;
			}
			function markerOf({ recipe, digest }) {
				return `<!-- sous:suggestions ${(0, shared_base_digest.sha256)(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`;
			}
			async function findReview(request) {
				let reviews = await request.github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: request.pull }, Review);
				if (!reviews.ok) return reviews;
				return (0, start.success)(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))));
			}
			function commentFor({ path, firstLine, lastLine, lines }) {
				let range = firstLine === lastLine ? {} : {
					start_line: firstLine,
					start_side: "RIGHT"
				};
				let longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
				let fence = "`".repeat(longest + 1);
				return {
					path,
					line: lastLine,
					side: "RIGHT",
					...range,
					body: [
						`${fence}suggestion`,
						...lines,
						fence
					].join("\n")
				};
			}
			function more(count) {
				return count === 0 ? "" : `\n${count} more ${count === 1 ? "place is" : "places are"} shown in the preview only.`;
			}
			function shownRanges(patch) {
				return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = "0", count = "1"]) => count === "0" ? [] : [{
					first: Number(start),
					last: Number(start) + Number(count) - 1
				}]);
			}
			async function suggestionsFor(change, ranges) {
				if (change.kind !== "update" || ranges.length === 0 || !(0, external_node_buffer_namespaceObject.isUtf8)((0, start.asBuffer)(change.before)) || !(0, external_node_buffer_namespaceObject.isUtf8)((0, start.asBuffer)(change.after))) return [];
				return ((await (0, render_patch.diffChange)(change))?.hunks ?? []).flatMap((hunk) => blocksOf(hunk)).map(anchored).flatMap((block) => {
					let range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last);
					if (block === void 0 || range === void 0) return [];
					return [block];
				});
			}
			function blocksOf(hunk) {
				let lines = [...(0, render_patch.hunkDiffLines)(hunk)];
				let blocks = [];
				let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
				for (let at = 0; at < lines.length;) {
					if (lines[at]?.kind === "context") {
						number++;
						at++;
						continue;
					}
					let end = lines.findIndex((line, i) => i >= at && line.kind === "context");
					let block = lines.slice(at, end < 0 ? lines.length : end);
					let removed = block.filter(({ kind }) => kind === "removed");
					let added = block.filter(({ kind }) => kind === "added");
					blocks.push({
						start: number,
						removed,
						added,
						before: lines[at - 1],
						after: end < 0 ? void 0 : lines[end]
					});
					number += removed.length;
					at += block.length;
				}
				return blocks;
			}
			function anchored({ start, removed, added, before, after }) {
				if ([
					...removed,
					...added,
					...removed.length > 0 ? [] : [before ?? after]
				].some((line) => line === void 0 || !line.hasLineFeed || line.text.includes("\r"))) return;
				let texts = added.map(({ text }) => text);
				if (removed.length > 0) return {
					firstLine: start,
					lastLine: start + removed.length - 1,
					lines: texts
				};
				if (before !== void 0) return {
					firstLine: start - 1,
					lastLine: start - 1,
					lines: [before.text, ...texts]
				};
				return after && {
					firstLine: start,
					lastLine: start,
					lines: [...texts, after.text]
				};
			}
		},
		5254: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ARTIFACT_PREFIX: () => ARTIFACT_PREFIX,
				STILL_RUNNING: () => STILL_RUNNING,
				VOUCHED_RUN_ERRORS: () => VOUCHED_RUN_ERRORS,
				vouchForPlan: () => vouchForPlan,
				vouchForRun: () => vouchForRun
			});
			var $base_reasons = __nccwpck_require__(5309);
			var $start_start = __nccwpck_require__(8983);
			var $zod_api = __nccwpck_require__(7345);
			var $api_answers_3 = __nccwpck_require__(7748);
			var $git_tree_3 = __nccwpck_require__(1451);
			var $event_payloads_3 = __nccwpck_require__(8224);
			//! src/github/people/vouched-run.ts
			let ARTIFACT_PREFIX = "sous-plan-";
			let STILL_RUNNING = "is still running";
			let User = (0, $zod_api.nullable)((0, $zod_api.object)({
				id: $api_answers_3.Positive,
				login: (0, $zod_api.string)(),
				type: $event_payloads_3.AccountType
			}));
			let Run = (0, $zod_api.object)({
				id: $api_answers_3.Positive,
				event: (0, $zod_api.string)(),
				path: (0, $zod_api.string)(),
				display_title: (0, $zod_api.string)(),
				head_sha: $api_answers_3.ObjectId,
				run_attempt: $api_answers_3.Positive,
				status: (0, $zod_api.nullable)((0, $zod_api.string)()),
				created_at: (0, $zod_api.string)(),
				actor: User,
				triggering_actor: User,
				repository: (0, $zod_api.object)({ id: $api_answers_3.Positive }),
				head_repository: (0, $zod_api.nullable)((0, $zod_api.object)({ id: $api_answers_3.Positive })),
				referenced_workflows: (0, $zod_api.optional)((0, $zod_api.nullable)((0, $zod_api.array)((0, $zod_api.object)({
					path: (0, $zod_api.string)(),
					sha: (0, $zod_api.optional)((0, $zod_api.string)())
				}))))
			});
			async function vouchForPlan(request) {
				let run = await vouchForRun(request);
				if (!run.ok) return run;
				let artifact = await checkArtifact(run.value, request);
				return artifact === void 0 ? run : (0, $start_start.failure)(artifact);
			}
			async function vouchForRun(request) {
				let { github, digest, run: id } = request;
				let no = (why) => (0, $start_start.failure)(VOUCHED_RUN_ERRORS.unproven(digest, why));
				let read = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: id }, Run);
				if (!read.ok) return read.error.code === "api_not_found" ? no(`run ${id} does not exist, or was deleted`) : read;
				let run = read.value;
				let wrong = checkRun(run, request);
				if (wrong !== void 0) return no(`run ${id} ${wrong}`);
				let { actor } = run;
				if (actor === null) return no(`the account that started run ${id} is gone`);
				let elsewhere = await checkWorkflow(run, request);
				if (elsewhere !== void 0) return (0, $start_start.failure)(elsewhere);
				return (0, $start_start.success)({
					id,
					event: run.event,
					actor,
					createdAt: new Date(run.created_at),
					title: run.display_title
				});
			}
			function checkRun(run, { repository, events, callsOwn = !1, github }) {
				if (run.repository.id !== repository || run.head_repository?.id !== repository) return "belongs to another repository";
				if (!events.includes(run.event)) return `was started by '${run.event}'`;
				if (run.run_attempt !== 1) return "was re-run";
				if (run.actor?.id !== run.triggering_actor?.id) return "was started by a different person than it says";
				if (run.status !== "completed") return STILL_RUNNING;
				if (Number.isNaN(Date.parse(run.created_at))) return "has no start time";
				let isOwn = (called) => callsOwn && called.sha === run.head_sha && ownPath(called, github) !== void 0;
				let loose = run.referenced_workflows?.find((called) => !/@[0-9a-f]{40}$/.test(called.path) && !isOwn(called));
				return loose === void 0 ? void 0 : `uses the workflow ${loose.path}, which is not pinned to a commit`;
			}
			function ownPath({ path }, { repository: { owner, name } }) {
				let prefix = `${owner}/${name}/`;
				return path.toLowerCase().startsWith(prefix.toLowerCase()) ? path.slice(prefix.length).replace(/@.*$/, "") : void 0;
			}
			async function checkWorkflow(run, request) {
				let { github, remote, trusted, digest } = request;
				let path = (0, $git_tree_3.workflowPath)(run.path);
				if (path === void 0 || request.path !== void 0 && path !== request.path) return VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.id} belongs to another workflow, ${run.path}`);
				let called = (run.referenced_workflows ?? []).flatMap((one) => ownPath(one, github) ?? []);
				for (let own of [path, ...request.callsOwn ? called : []]) {
					let foreign = await (0, $git_tree_3.checkWorkflowRef)(remote, trusted, {
						path: (0, $git_tree_3.workflowPath)(own),
						sha: run.head_sha
					});
					if (foreign?.code === "event_not_trusted_for_apply") return VOUCHED_RUN_ERRORS.unproven(digest, `the workflow ${own} has changed since run ${run.id}, or is not on the default branch`);
					if (foreign !== void 0) return foreign;
				}
				if (request.path === void 0) {
					let text = await (0, $git_tree_3.readTrustedText)(trusted, path);
					if (!text.ok) return text.error;
					if (!text.value?.includes("sous-plan-")) return VOUCHED_RUN_ERRORS.unproven(digest, `the workflow ${path} hands over no plans`);
				}
				if (run.head_sha === trusted.commit) return;
				let Comparison = (0, $zod_api.object)({ status: (0, $zod_api.string)() });
				let compared = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", { basehead: `${run.head_sha}...${trusted.commit}` }, Comparison);
				if (!compared.ok && compared.error.code !== "api_not_found") return compared.error;
				return compared.ok && (compared.value.status === "ahead" || compared.value.status === "identical") ? void 0 : VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.id} ran on ${run.head_sha.slice(0, 12)}, which is not on the default branch`);
			}
			async function checkArtifact({ id }, { github, digest }) {
				let name = `${ARTIFACT_PREFIX}${digest}`;
				let Listed = (0, $zod_api.object)({ artifacts: (0, $zod_api.array)((0, $zod_api.object)({
					name: (0, $zod_api.string)(),
					workflow_run: (0, $zod_api.nullish)((0, $zod_api.object)({ id: (0, $zod_api.optional)($api_answers_3.Positive) }))
				})) });
				let listed = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
					run_id: id,
					name,
					per_page: 100
				}, Listed);
				if (!listed.ok) return listed.error.code === "api_not_found" ? VOUCHED_RUN_ERRORS.unproven(digest, "this server does not list the artifacts of runs") : listed.error;
				return listed.value.artifacts.some((artifact) => artifact.name === name && (artifact.workflow_run?.id ?? id) === id) ? void 0 : VOUCHED_RUN_ERRORS.unproven(digest, `run ${id} has no artifact ${ARTIFACT_PREFIX}${digest.slice(0, 16)}\u2026`);
			}
			let VOUCHED_RUN_ERRORS = { unproven: (digest, why) => (0, $base_reasons.refusal)("plan_unproven", `Nothing shows that Sous made the plan ${digest.slice(0, 16)}: ${why}`) };
		},
		5473: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CONTENT_LIMITS: () => CONTENT_LIMITS,
				ContentPace: () => ContentPace,
				SteadyPace: () => SteadyPace
			});
			var $base_reasons = __nccwpck_require__(5309);
			//! src/github/api/write-pace.ts
			let BETWEEN_WRITES_MS = 1e3;
			function oneByOne() {
				let last = Promise.resolve();
				return (work) => {
					let turn = last.then(work);
					last = turn.catch(() => void 0);
					return turn;
				};
			}
			var SteadyPace = class {
				#options;
				inTurn = oneByOne();
				#sentAt;
				constructor(options) {
					this.#options = options;
				}
				async before() {
					let { clock, sleep } = this.#options;
					let ms = this.#sentAt === void 0 ? 0 : this.#sentAt + BETWEEN_WRITES_MS - clock.elapsed();
					ms > 0 && await sleep(ms);
				}
				after() {
					this.#sentAt = this.#options.clock.elapsed();
				}
			};
			let CONTENT_LIMITS = {
				minute: 80,
				hour: 500
			};
			let OWN_LIMIT = {
				count: 36,
				withinMs: 3e5
			};
			let SLOWEST_MS = 6e4;
			var ContentPace = class {
				#options;
				inTurn = oneByOne();
				#endsAt;
				#sent = [];
				#others = [];
				#announced = {
					count: 0,
					until: 0
				};
				#gapMs = BETWEEN_WRITES_MS;
				#notBefore = 0;
				#limitedInARow = 0;
				#takenInARow = 0;
				constructor({ runMs = 198e5, ...options }) {
					this.#options = options;
					this.#endsAt = options.clock.elapsed() + runMs;
				}
				before() {
					return this.#wait([]);
				}
				after() {
					this.#sent.push(this.#options.clock.elapsed());
					this.#announced.count--;
					this.#limitedInARow = 0;
					if (++this.#takenInARow < 20) return;
					this.#takenInARow = 0;
					this.#gapMs = Math.max(BETWEEN_WRITES_MS, this.#gapMs / 2);
				}
				limited(waitMs) {
					let backOff = SLOWEST_MS * 2 ** this.#limitedInARow++;
					let ms = this.#limitedInARow === 1 ? waitMs : Math.max(waitMs, Math.min(backOff, 36e5));
					this.#notBefore = this.#options.clock.elapsed() + ms;
					this.#gapMs = Math.min(SLOWEST_MS, this.#gapMs * 2);
					this.#takenInARow = 0;
				}
				atMost({ count, withinMs }) {
					let own = {
						count,
						withinMs,
						sent: []
					};
					return {
						inTurn: this.inTurn,
						before: () => this.#wait([own]),
						after: () => {
							this.after();
							own.sent.push(this.#options.clock.elapsed());
						},
						limited: (waitMs) => this.limited(waitMs)
					};
				}
				async close() {
					this.#announced.until > 0 && await this.#announce(0);
				}
				async #wait(more) {
					let { clock, sleep, book } = this.#options;
					for (;;) {
						let sent = this.#others.length === 0 ? this.#sent : [...this.#others, ...this.#sent].sort((a, b) => a - b);
						let at = Math.max(this.#notBefore, (this.#sent.at(-1) ?? -Infinity) + this.#gapMs, ...[{
							...OWN_LIMIT,
							sent
						}, ...more].map(freeAt));
						if (Math.max(at, clock.elapsed()) >= this.#endsAt) return ERRORS.runOver();
						let ms = at - clock.elapsed();
						ms > 0 && await sleep(ms);
						if (book === void 0 || this.#announced.count > 0 && clock.elapsed() < this.#announced.until) return;
						let fault = await this.#announce(ANNOUNCED);
						if (fault !== void 0) return fault;
					}
				}
				async #announce(count) {
					let { clock, book } = this.#options;
					let { withinMs } = OWN_LIMIT;
					let written = await book?.write({
						sent: this.#sent.map((time) => clock.elapsed() - time),
						count,
						withinMs
					});
					if (written === void 0) return;
					if (!written.ok) return written.error;
					let now = clock.elapsed();
					this.#others = written.value.map((age) => now - age);
					this.#announced = {
						count,
						until: now + withinMs
					};
				}
			};
			let ANNOUNCED = 6;
			function freeAt({ count, withinMs, sent }) {
				let oldest = sent.at(-count);
				return oldest === void 0 ? -Infinity : oldest + withinMs;
			}
			let ERRORS = { runOver: () => (0, $base_reasons.refusal)("run_over", "This run has no time left to create anything more") };
		},
		1390: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084).permissions();
			module.exports = {
				__esModule: !0,
				get PermissionGuard() {
					return part().PermissionGuard;
				},
				get checkProtected() {
					return part().checkProtected;
				}
			};
		},
		4712: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-digest"]();
			module.exports = {
				__esModule: !0,
				get planDigest() {
					return part().planDigest;
				},
				get plannedChange() {
					return part().plannedChange;
				}
			};
		},
		8739: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-folders"]();
			module.exports = {
				__esModule: !0,
				get readAsked() {
					return part().readAsked;
				},
				get readChanges() {
					return part().readChanges;
				},
				get readPlan() {
					return part().readPlan;
				},
				get writePlan() {
					return part().writePlan;
				}
			};
		},
		5308: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-limits"]();
			module.exports = {
				__esModule: !0,
				get RunBudget() {
					return part().RunBudget;
				},
				get planLimits() {
					return part().planLimits;
				}
			};
		},
		7557: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084).seal();
			module.exports = {
				__esModule: !0,
				get openSeal() {
					return part().openSeal;
				}
			};
		},
		2112: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["markdown-text"]();
			module.exports = {
				__esModule: !0,
				get codeSpan() {
					return part().codeSpan;
				}
			};
		},
		9671: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		8815: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		8983: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		3728: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["answer-texts"]();
			module.exports = {
				__esModule: !0,
				get ANSWER_TEXTS() {
					return part().ANSWER_TEXTS;
				}
			};
		},
		5863: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["render-patch"]();
			module.exports = {
				__esModule: !0,
				get diffChange() {
					return part().diffChange;
				},
				get hunkDiffLines() {
					return part().hunkDiffLines;
				}
			};
		},
		6927: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4543).utils();
		},
		7345: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _minLength() {
					return part()._minLength;
				},
				get _nonnegative() {
					return part()._nonnegative;
				},
				get _positive() {
					return part()._positive;
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
				get looseObject() {
					return part().looseObject;
				},
				get nullable() {
					return part().nullable;
				},
				get nullish() {
					return part().nullish;
				},
				get object() {
					return part().object;
				},
				get optional() {
					return part().optional;
				},
				get pipe() {
					return part().pipe;
				},
				get record() {
					return part().record;
				},
				get refine() {
					return part().refine;
				},
				get safeParse() {
					return part().safeParse;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get transform() {
					return part().transform;
				},
				get union() {
					return part().union;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		4543: (module) => {
			"use strict";
			module.exports = require("../vendor/@actions/github.js");
		},
		5741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		5902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		3273: (module) => {
			"use strict";
			module.exports = require("./event.js");
		},
		3653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		6084: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		1887: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		1401: (module) => {
			"use strict";
			module.exports = require("./texts.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		7598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
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
	var __webpack_exports__ = __nccwpck_require__(8940);
	module.exports = __webpack_exports__;
})();
