"use strict";
exports.id = 7008;
exports.ids = [
	7008,
	3514,
	298
];
exports.modules = {
	2015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	518: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2015);
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("timed_out", `Command timed out after ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("command_failed", message, advice));
				}
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_2__.t)(exit);
			}
		}
		function printedBy(exit) {
			return exit.kind === "not_started" ? {
				out: "",
				err: ""
			} : {
				out: exit.stdout,
				err: exit.stderr
			};
		}
		function exitFailure(exit, command) {
			let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
			if (complaint !== null) {
				let name = complaint[1] ?? complaint[2] ?? command;
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
			}
			return telling(exit, `Command failed with exit code ${exit.code}`, "Read what it printed, correct the cause, then run it again.");
		}
		function silent(exit, error) {
			return {
				error,
				unsaid: printedBy(exit)
			};
		}
		function telling(exit, message, suggestion) {
			let { out, err } = printedBy(exit);
			let [said, unsaid] = err.trim() === "" ? [out, ""] : [err, out];
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("command_failed", withOutput(message, said.trimEnd()), suggestion),
				unsaid: {
					out: unsaid,
					err: ""
				}
			};
		}
		function withOutput(message, text) {
			return text === "" ? message : `${message}:\n${endOf(text)}`;
		}
		function endOf(text) {
			return text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text;
		}
	}),
	7008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => makeRun,
			c: () => readBase,
			d: () => readPull,
			f: () => refuseLanding,
			i: () => plannedBefore,
			l: () => NOBODY,
			n: () => expectedOf,
			o: () => messageFor,
			p: () => refusePlan,
			r: () => expectedOnPull,
			s: () => stateFolder,
			t: () => calledName,
			u: () => matchProtected
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(518);
		var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4688);
		__webpack_require__(4837);
		var _git_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2616);
		var _ignored_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(298);
		var _list_3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3514);
		var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
		var node_url__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3136);
		var node_os__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8161);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8500);
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.st)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		let Branch = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._r)(1));
		let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(["open", "closed"]),
			merged: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(),
			merge_commit_sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nr)(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.yt),
			draft: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt })),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.yt,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
					id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
					default_branch: Branch,
					archived: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)()
				})
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.yt,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt }))
			})
		});
		async function readPull(github, number) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
			if (!answer.ok) return answer;
			let { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
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
		function refusePlan(pull, policy) {
			let { number, repository, base } = pull;
			let name = `Pull request #${number}`;
			if (repository.isArchived) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("repo_archived", "The repository is archived");
			if (!pull.isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("pr_closed", `${name} is closed`);
			if (pull.isDraft && !policy.drafts) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("pr_draft", `${name} is a draft`);
			if (!isBaseAllowed({
				branch: base.ref,
				defaultBranch: repository.defaultBranch
			}, policy)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("base_not_allowed", `${name} is for '${base.ref}'`);
			if (pull.isFork && policy.forks === "refuse") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("fork_not_allowed", `${name} comes from a fork`);
		}
		function refuseLanding(pull, policy, plan) {
			let name = `Pull request #${pull.number}`;
			if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("digest_unknown", `The plan was made for #${plan.pull}, not for #${pull.number}`);
			if (pull.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("fork_not_allowed", `${name} comes from a fork, where Sous does not push`);
			let refused = refusePlan(pull, policy);
			if (refused !== void 0) return refused;
			if (pull.head.ref === pull.repository.defaultBranch) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("protected_branch", `${name} would have Sous push to '${pull.head.ref}', the default branch`);
			if (pull.base.ref !== plan.baseRef) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("stale_base", `${name} was for '${plan.baseRef}' when the plan was made, and is for '${pull.base.ref}' now`);
			if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("stale_head", `The plan was made on ${short(plan.headCommit)}, and ${name.toLowerCase()} is at ${short(pull.head.commit)} now`);
		}
		function short(commit) {
			return commit.slice(0, 12);
		}
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ot)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ot)([(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(path)));
		}
		function storedRun({ stored, recipe, places, waiting }) {
			let { plan, changes } = stored;
			let calls = plan.steps.map((planned) => ({
				planned,
				step: stepOf(planned, recipe),
				changes: [],
				outputs: void 0,
				durationMs: 0
			}));
			let known = {
				calls,
				evidence: plan.evidence,
				includes: plan.recipe.includes,
				changes
			};
			return {
				recipe,
				inputs: plan.inputs,
				outcome: outcomeOf(known, plan, waiting),
				plan,
				steps: stepsOf(calls, recipe),
				places
			};
		}
		function waitingStep({ steps }) {
			return steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		}
		function outcomeOf(known, plan, tool) {
			let waits = waitingStep(plan);
			if (waits === void 0) return {
				kind: "complete",
				outputs: {},
				...known
			};
			let { label, at, args, decision } = waits;
			let reason = decision.kind === "allow" ? decision.rule : decision.reason;
			return {
				kind: "gated",
				gate: {
					label,
					at,
					call: {
						tool: tool ?? unknownTool(waits.tool),
						args
					},
					reason
				},
				...known
			};
		}
		function unknownTool(name) {
			return {
				name,
				summary: "",
				category: "Network",
				effect: "external",
				risk: "dangerous",
				permissions: []
			};
		}
		function stepsOf(calls, { verify }) {
			let groups = [];
			for (let call of calls) {
				let last = groups.at(-1);
				let isSame = last?.[0] !== void 0 && placeOf$1(last[0].planned) === placeOf$1(call.planned);
				last !== void 0 && isSame ? last.push(call) : groups.push([call]);
			}
			return groups.map((group, i) => recordOf(group, {
				number: i + 1,
				total: groups.length,
				verify
			}));
		}
		function recordOf(calls, { number, total, verify }) {
			let [first] = calls;
			if (first === void 0) throw Error("A step without a call.");
			let { label, tool, at } = first.planned;
			return {
				place: {
					label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
					calls: tool,
					number,
					total,
					isVerify: verify.includes(first.step),
					depth: 0,
					at
				},
				ending: endingOf(calls),
				calls,
				startMs: 0,
				durationMs: 0
			};
		}
		function endingOf(calls) {
			let kinds = new Set(calls.map(({ planned }) => planned.outcome.kind));
			if (kinds.has("deferred")) return "deferred";
			if (kinds.has("failed")) return "failure";
			return kinds.has("ran") ? "success" : "skipped";
		}
		function placeOf$1({ at }) {
			return `${at.file}:${at.line}:${at.column}`;
		}
		function stepOf(planned, recipe) {
			let { tool, at } = planned;
			let own = [...recipe.steps, ...recipe.verify].find((step) => step.at.line === at.line && step.at.file === at.file);
			if (own !== void 0) return own;
			return {
				id: void 0,
				name: void 0,
				if: void 0,
				forEach: void 0,
				timeoutSeconds: void 0,
				report: void 0,
				call: {
					kind: "tool",
					tool,
					at
				},
				with: [],
				expect: [],
				continueOnError: !1,
				at
			};
		}
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: 1,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.mt)
			};
		}
		async function withDeadline(above, { ms, waiting }, work) {
			if (ms === void 0) return work({
				signal: above,
				isOver: !1
			});
			let stop = new AbortController();
			let isOver = !1;
			let pass = () => stop.abort(above.reason);
			above.aborted && pass();
			above.addEventListener("abort", pass);
			let waitedBefore = waiting.ms;
			let end = () => {
				let waited = waiting.ms - waitedBefore;
				waitedBefore += waited;
				if (waited > 0) timer = setTimeout(end, waited);
				else {
					isOver = !above.aborted;
					stop.abort();
				}
			};
			let timer = setTimeout(end, ms);
			try {
				return await work({
					signal: stop.signal,
					get isOver() {
						return isOver;
					}
				});
			} finally {
				clearTimeout(timer);
				above.removeEventListener("abort", pass);
			}
		}
		var PlanLayers = class {
			#layers;
			constructor(base) {
				this.#layers = [base];
			}
			get top() {
				let top = this.#layers.at(-1);
				if (top === void 0) throw Error("The lowest layer was taken away.");
				return top;
			}
			push() {
				let layer = this.top.fork();
				this.#layers.push(layer);
				return layer;
			}
			drop() {
				this.#layers.pop();
			}
			async merge() {
				let changes = await this.top.changes();
				this.drop();
				await mergeInto(this.top, changes);
			}
			get folder() {
				return this.top.folder;
			}
			async changes() {
				let net = new Map();
				for (let layer of this.#layers) for (let change of await layer.changes()) {
					let both = combine(net.get(change.path), change);
					both === void 0 ? net.delete(change.path) : net.set(change.path, both);
				}
				return [...net.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)(a.path, b.path));
			}
			files = () => this.top.files();
			batches = () => this.top.batches();
			entry = (path) => this.top.entry(path);
			read = (path, limit) => this.top.read(path, limit);
			directory = (path) => this.top.directory(path);
			staged = (path) => this.top.staged(path);
			stage = (path, bytes, options) => this.top.stage(path, bytes, options);
			remove = (path) => this.top.remove(path);
			makeDirectory = (path) => this.top.makeDirectory(path);
			footprint = () => this.top.footprint();
			fork = () => this.top.fork();
			seal = () => this.top.seal();
		};
		async function mergeInto(workspace, changes) {
			for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
			for (let change of changes) {
				change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
				change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
				if (change.kind === "update") {
					let { path, before, modeBefore, after, mode, edits } = change;
					mustSucceed(await workspace.stage(path, after, {
						mode,
						from: {
							bytes: before,
							mode: modeBefore
						},
						...edits && { edits }
					}));
				}
			}
		}
		function mustSucceed(result) {
			if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
		}
		function combine(first, second) {
			if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
			let { path } = second;
			if (first.kind === "create") {
				if (second.kind === "delete") return;
				return {
					kind: "create",
					path,
					after: second.after,
					mode: second.mode
				};
			}
			let { before, modeBefore } = first;
			if (second.kind === "delete") return {
				kind: "delete",
				path,
				before,
				modeBefore
			};
			let { after, mode } = second;
			if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
			return {
				kind: "update",
				path,
				before,
				modeBefore,
				after,
				mode
			};
		}
		var PlainDictionary = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.R {
			plain;
			#folded;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(key) {
				let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
				return name === void 0 ? void 0 : toData(this.plain[name]);
			}
			values() {
				return Object.values(this.plain).map(toData);
			}
			pairs() {
				return Object.entries(this.plain).map(([key, value]) => ({
					key,
					value: toData(value)
				}));
			}
			#fold() {
				this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
				return this.#folded;
			}
		};
		var PlainArray = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L {
			plain;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(index) {
				return toData(this.plain[index]);
			}
			values() {
				return this.plain.map(toData);
			}
		};
		function toData(value) {
			if (typeof value == "string") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.N(value);
			if (typeof value == "number") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.P(value);
			if (typeof value == "boolean") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.F();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L) return value.values().map(fromData);
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.R) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.F ? null : value.value;
		}
		function namesIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		var EvaluationError = class extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		};
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		var StrictEvaluator = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.A {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.R(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.V ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.z(asLiteral(whole), key));
				if (key instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.B && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.N && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		};
		function asLiteral(value) {
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.B(value, NO_TOKEN);
		}
		let NO_TOKEN = {
			type: 0,
			lexeme: "",
			range: {
				start: {
					line: 0,
					column: 0
				},
				end: {
					line: 0,
					column: 0
				}
			}
		};
		function isMissing(whole, key) {
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.R) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.M) return !1;
			if (!(whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(key.coerceString());
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			let names = namesIn(whole);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.tt)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(_entry_js__WEBPACK_IMPORTED_MODULE_0__.L).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			..._list_2_js__WEBPACK_IMPORTED_MODULE_2__.k.map((definition) => [definition.name.toLowerCase(), definition]),
			["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text.coerceString()))
			}],
			["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.N(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.j)(evaluateSource(source, contexts)));
		}
		var Stopped = class extends Error {
			diagnostic;
			constructor(source, finding) {
				super(finding.message);
				let { code, message, suggestion } = finding;
				this.diagnostic = {
					severity: "error",
					code,
					message,
					suggestion,
					at: source.at
				};
			}
		};
		function guarded(run) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(error.diagnostic);
				throw error;
			}
		}
		function evaluateValue(value, contexts) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "list": return value.items.map((item) => evaluateValue(item, contexts));
				case "map": {
					let plain = Object.create(null);
					for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
					return plain;
				}
				case "template": {
					let [only, ...others] = value.parts;
					if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
					return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
				}
			}
		}
		function asText(source, value) {
			if (value.primitive) return value.coerceString();
			throw new Stopped(source, {
				code: "not_text",
				message: `${value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L ? "a list" : "a map"} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.O)(source.text);
				if (!result.ok) throw new Stopped(source, result.error);
				expression = result.value;
				parsed.set(source, expression);
			}
			try {
				return evaluate(expression, contexts);
			} catch (error) {
				throw new Stopped(source, findingOf(error));
			}
		}
		function findingOf(error) {
			for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
			return {
				code: "expression_failed",
				message: error instanceof Error ? error.message : String(error),
				suggestion: "Check the values that the expression is given."
			};
		}
		let NOTHING = {
			number: 0,
			list: [],
			boolean: !1,
			text: "",
			record: {},
			object: {}
		};
		function emptyOutputs(tool) {
			let shape = Object.entries(tool.outputs().shape);
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.X)(schema)]])));
		}
		function joinOutputs(empty, items) {
			let joined = Object.create(null);
			let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
			for (let name of names) {
				let values = items.map((item) => item[name]);
				let sample = empty[name] ?? values[0];
				typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
			}
			joined.items = items;
			return joined;
		}
		function findBroken(expectations, outputs) {
			for (let expectation of expectations) {
				let { output, operator, number } = expectation;
				let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
				let found = Array.isArray(value) ? value.length : value;
				if (typeof found == "number" && COMPARE[operator](found, number)) continue;
				let places = typeof found == "number" && found > number ? placesIn(outputs) : "";
				let message = `Expected ${output} ${operator} ${number}, but ${typeof found == "number" ? `it is ${found}${places}` : "there is no number"}`;
				return {
					expectation,
					error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		function placesIn({ matches, files }) {
			let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : [];
			let named = places.filter((place) => typeof place == "string").slice(0, 3);
			return named.length === 0 ? "" : `: ${[...named.map(_entry_js__WEBPACK_IMPORTED_MODULE_0__.L), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
		}
		function placeOf(match) {
			let { path, line } = match ?? {};
			return typeof path == "string" && typeof line == "number" ? `${path}:${line}` : void 0;
		}
		let COMPARE = {
			"==": (a, b) => a === b,
			"!=": (a, b) => a !== b,
			"<": (a, b) => a < b,
			"<=": (a, b) => a <= b,
			">": (a, b) => a > b,
			">=": (a, b) => a >= b
		};
		function evidenceOf({ tool, args }, outputs) {
			if (tool.effect !== "external") return;
			let { command, url } = args;
			let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
			if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
				kind: "fetch",
				url: finalUrl,
				finalUrl,
				status,
				sha256: String(hash)
			};
			if (typeof command == "string" && typeof exitCode == "number") return {
				kind: "command",
				command,
				exitCode,
				sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.P)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cr)({ jitless: !0 });
		function checkArguments(tool, args) {
			let schema = tool.args();
			let parsed = schema.safeParse(args, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.T);
			if (parsed.success) {
				let known = args;
				let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					given: Object.fromEntries(given.map((name) => [name, known[name]])),
					complete: parsed.data
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("invalid_arguments", (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.E)(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
		}
		function checkCall(tool, args, context) {
			let checked = checkArguments(tool, args);
			let refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : void 0;
			return refusal === void 0 ? checked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(refusal);
		}
		async function runChecked(tool, args, context) {
			let { log } = context;
			if (context.signal.aborted) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.q)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
			log.write("trace", `Tool called: ${tool.name}`);
			try {
				let started = args.complete.preview_only === !0 ? preview(tool, args, context) : tool.run(args.complete, context);
				let result = await started;
				result.ok ? log.write(started instanceof Promise ? "trace" : "debug", `Tool ${tool.name} completed successfully`) : log.write("debug", `Tool ${tool.name} ended with ${result.error.code}`);
				return result;
			} catch (error) {
				log.write("error", `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
				throw error;
			}
		}
		async function preview(tool, args, context) {
			let workspace = context.workspace.fork();
			let result = await tool.run(args.complete, {
				...context,
				workspace
			});
			if (!result.ok) return result;
			let { renderTextPatch } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6351)).then((n) => n.Ht);
			let diff = await renderTextPatch(await workspace.changes());
			let output = diff === "" ? result.output : `${result.output} (preview only)\n${diff}`;
			return {
				...result,
				value: {
					...result.value,
					diff
				},
				output,
				filesAffected: []
			};
		}
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
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
				case "refused": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
				case "too_long": {
					let what = request.changes.length === 0 ? "it" : "the change";
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to be shown here`, "Look at it in a terminal, and approve it there.");
				}
			}
		}
		function requiresApproval(facts) {
			return facts.effect !== "read";
		}
		function decide(call, rules, circumstances) {
			if (!requiresApproval(call.tool)) return {
				kind: "allow",
				rule: "reading needs no approval"
			};
			let parameters = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.n)(call.args);
			let rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances));
			if (rule !== void 0) return {
				kind: "allow",
				rule: `${rule.tool} ${rule.pattern}`
			};
			return {
				kind: "needs_approval",
				reason: call.tool.effect === "external" ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call` : `${call.tool.name} changes files, and no approval rule matches this call`
			};
		}
		function matches(rule, tool, parameters, { now, root }) {
			if (rule.tool !== tool.name || rule.enabled === !1) return !1;
			if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
			if (rule.root !== void 0 && rule.root !== root) return !1;
			if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
			let pattern = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.t)(rule.pattern);
			return pattern.ok && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ar)(pattern.value, parameters) === !0;
		}
		function decideCall({ tool, args, context, rules, root }) {
			let checked = checkCall(tool, args, context);
			if (!checked.ok) return checked;
			let details = tool.explain?.(checked.value.complete);
			let call = {
				tool,
				args: checked.value.given,
				...details !== void 0 && { details }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				call,
				args: checked.value,
				decision: decide(call, rules, {
					now: context.clock.now(),
					root
				})
			});
		}
		async function runDecided({ call, args, decision }, request) {
			let { tool, context, emit, inTurn } = request;
			if (tool.effect === "external") {
				let refusal = await obtainApproval(decision, {
					call,
					changes: []
				}, request);
				if (refusal !== void 0) return {
					kind: "unapproved",
					error: refusal
				};
			}
			let started = context.clock.elapsed();
			let run = () => {
				emit({
					kind: "step_started",
					call
				});
				started = context.clock.elapsed();
				return runChecked(tool, args, {
					...context,
					progress: (progress) => emit({
						kind: "progress",
						progress
					})
				});
			};
			let result = await (inTurn !== void 0 && tool.permissions.includes("RunCommands") ? inTurn(run) : run());
			let changes = result.ok ? await context.workspace.changes() : [];
			let durationMs = context.clock.elapsed() - started;
			emit({
				kind: "step_finished",
				result,
				changes,
				durationMs
			});
			return {
				kind: "ran",
				result,
				changes,
				durationMs
			};
		}
		let KNOWN_LATER = {
			kind: "needs_approval",
			reason: "known after approval"
		};
		let READING = {
			kind: "allow",
			rule: "nothing was called"
		};
		async function callTool(tool, args, site, run) {
			let { layers, request } = run;
			tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
			let over = findOver(site, run) ?? finalError(run.budget.countCall());
			if (over !== void 0) return fail(site, run, over);
			let end = await runAndCheck({
				tool,
				args,
				context: {
					...request.context,
					workspace: layers.push(),
					http: { send: (sent) => request.context.http.send({
						...sent,
						mayReach: (host) => site.guard.mayReach(host)
					}) },
					scratch: run.scratch,
					signal: site.deadline.signal
				},
				rules: request.rules,
				root: request.root,
				approver: request.approver,
				emit(event) {
					event.kind === "progress" && request.emit({
						...event,
						step: site.place
					});
					event.kind === "approval_checked" && request.emit({
						...event,
						step: site.place
					});
				}
			}, site, run);
			end.kind === "ran" ? await layers.merge() : layers.drop();
			return end;
		}
		async function runAndCheck(callRequest, site, run) {
			let { tool, args } = callRequest;
			let decided = decideCall(callRequest);
			if (!decided.ok) return fail(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return fail(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await runDecided({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return fail(site, run, {
				...findOver(site, run) ?? {
					error: withPrinted(result),
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(result, changes, site, run);
			if (problem !== void 0) return fail(site, run, {
				...problem,
				...decided.value,
				durationMs
			});
			let evidence = evidenceOf(call, outputs);
			evidence !== void 0 && run.evidence.push(evidence);
			let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
				kind: "allow",
				rule: "approved when asked"
			} : decision;
			record(site, run, {
				outcome: ranOutcome(result),
				call,
				decision: approved,
				changes,
				outputs,
				unfinished: result.unfinished,
				durationMs
			});
			return {
				kind: "ran",
				outputs
			};
			function refused(error) {
				return fail(site, run, {
					error,
					isFinal: !0,
					call,
					decision
				});
			}
		}
		function withPrinted({ error, printed }) {
			let texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? "").filter((text) => text !== "");
			return texts.length === 0 ? error : {
				...error,
				message: `${error.message}\nIt printed:\n${(0, _command_failure_js__WEBPACK_IMPORTED_MODULE_4__.n)(texts.join("\n"))}`
			};
		}
		function withTimeOf({ timeoutSeconds }, args) {
			if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
			return {
				...args,
				complete: {
					...args.complete,
					timeout_seconds: Math.min(timeoutSeconds, 300)
				}
			};
		}
		function findProblem(result, changes, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let { expect } = site.step;
			let broken = findBroken(expect, result.value);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			if (expect[0] !== void 0 && result.unfinished !== void 0) return {
				error: cannotTell(result.unfinished),
				at: expect[0].at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function cannotTell(unfinished) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("timed_out", `Whether it is as expected cannot be told: ${unfinished}`, "Nothing changes. Simplify the pattern, or search in fewer files.");
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.A)(`The plan took longer than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(step.timeoutSeconds, "second");
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function fail(site, run, fault) {
			let { error, isFinal = !1, at = site.step.at } = fault;
			let { code, message, suggestion } = error;
			record(site, run, {
				...fault,
				outcome: {
					kind: "failed",
					code,
					message,
					suggestion
				}
			});
			return {
				kind: "failed",
				isFinal,
				failure: {
					label: site.label,
					at,
					error
				}
			};
		}
		function gate({ call, decision }, site, run) {
			record(site, run, {
				outcome: {
					kind: "deferred",
					because: "external"
				},
				call,
				decision
			});
			let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} acts outside the workspace`;
			return {
				kind: "gated",
				gate: {
					label: site.label,
					at: site.step.at,
					call,
					reason
				}
			};
		}
		function ranOutcome({ output, warnings, filesAffected }) {
			return {
				kind: "ran",
				output,
				warnings,
				filesAffected
			};
		}
		function record({ step, label, place }, run, made) {
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, unfinished, durationMs = 0 } = made;
			let planned = {
				label,
				tool: call?.tool.name ?? place.calls,
				args: call?.args ?? {},
				decision,
				outcome,
				at: step.at
			};
			run.calls.push({
				planned,
				step,
				changes,
				outputs,
				...unfinished !== void 0 && { unfinished },
				durationMs
			});
		}
		var StepRunner = class {
			#run;
			#site;
			#contexts;
			#callRecipe;
			constructor(run, site, contexts, callRecipe) {
				this.#run = run;
				this.#site = site;
				this.#contexts = contexts;
				this.#callRecipe = callRecipe;
			}
			async runAll() {
				let { step } = this.#site;
				let target = await this.#findTarget();
				let empty = target.kind === "tool" ? emptyOutputs(target.tool) : noOutputs(target.recipe);
				let items = this.#findItems();
				if (!items.ok) {
					let stop = fail(this.#site, this.#run, items.error);
					return {
						ending: "failure",
						outputs: empty,
						...!isPassedOver(stop, step) && { stop }
					};
				}
				let total = items.value.length;
				total === 0 && record(this.#site, this.#run, { outcome: {
					kind: "skipped",
					condition: "for-each has no items"
				} });
				let gathered = [];
				let ending = "skipped";
				for (let [index, item] of items.value.entries()) {
					let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index);
					step.forEach !== void 0 && this.#tellProgress(index + 1, total);
					if (end.kind === "skipped") continue;
					if (end.kind === "ran") {
						gathered.push(end.outputs);
						ending === "skipped" && (ending = "success");
					} else if (isPassedOver(end, step)) ending = "failure";
					else {
						end.kind === "gated" && this.#deferRest(total - index - 1);
						return {
							ending: end.kind === "gated" ? "deferred" : "failure",
							outputs: empty,
							stop: end
						};
					}
				}
				return {
					ending,
					outputs: step.forEach === void 0 ? gathered[0] ?? empty : joinOutputs(empty, gathered)
				};
			}
			#runItem(target, item, index) {
				let label = `${this.#site.label} (${describeItem(item, index)})`;
				return this.#runOne(target, {
					...this.#site,
					label
				}, {
					...this.#contexts,
					item,
					index
				});
			}
			async #runOne(target, site, contexts) {
				let [{ step }, run] = [site, this.#run];
				if (step.if !== void 0) {
					let holds = evaluateCondition(step.if, contexts);
					if (!holds.ok) return fail(site, run, faultOf(holds.error));
					if (!holds.value) {
						record(site, run, { outcome: {
							kind: "skipped",
							condition: step.if.text
						} });
						return { kind: "skipped" };
					}
				}
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) return fail(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : fail(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(evaluated.value);
				let error = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.A)(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)({
					error,
					at: forEach.at,
					isFinal: !0
				});
			}
			#tellProgress(done, total) {
				this.#run.request.emit({
					kind: "progress",
					step: this.#site.place,
					progress: {
						done,
						total,
						unit: "items"
					}
				});
			}
			#deferRest(count) {
				if (count === 0) return;
				let label = `${this.#site.label} (${count} more)`;
				record({
					...this.#site,
					label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
			}
			async #findTarget() {
				let { findTool, library } = this.#run.request;
				let { call } = this.#site.step;
				if (call.kind === "tool") {
					let tool = await findTool(call.tool);
					if (tool === void 0) throw Error(`A recipe was read with a tool that is none: ${call.tool}`);
					return {
						kind: "tool",
						tool
					};
				}
				let recipe = library.find(call.recipe);
				if (recipe === void 0) throw Error(`The recipe ${call.recipe} was there before the run, and is gone`);
				return {
					kind: "recipe",
					recipe
				};
			}
		};
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		var RecipeRunner = class {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.N(recipe, { fetchHosts: request.fetchHosts });
				return this.#runRecipe(recipe, inputs, {
					guard,
					deadline,
					prefix: "",
					depth: 0,
					isVerify: !1
				});
			}
			async #runRecipe(recipe, inputs, surroundings) {
				let steps = Object.create(null);
				let facts = {
					name: recipe.name,
					description: recipe.description,
					path: recipe.source.path
				};
				let contexts = {
					...this.#run.request.contexts,
					inputs,
					steps,
					recipe: facts
				};
				let frame = {
					...surroundings,
					recipe,
					steps,
					contexts
				};
				let stop = await this.#runSteps(recipe.steps, frame, void 0);
				if (stop?.kind === "failed") return stop;
				let verified = await this.#runSteps(recipe.verify, {
					...frame,
					isVerify: !0
				}, stop, "verify ");
				if (verified !== void 0) return verified;
				let outputs = Object.create(null);
				for (let { key, value } of recipe.outputs) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) {
						let { error, at } = faultOf(evaluated.error);
						return {
							kind: "failed",
							isFinal: !1,
							failure: {
								label: `${frame.prefix}outputs.${key}`,
								at,
								error
							}
						};
					}
					outputs[key] = evaluated.value;
				}
				return {
					kind: "ran",
					outputs
				};
			}
			async #runSteps(steps, frame, before, kind = "") {
				let stop = before;
				for (let [index, step] of steps.entries()) {
					let place = {
						label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
						calls: step.call.kind === "tool" ? step.call.tool : `recipe:${step.call.recipe}`,
						number: index + 1,
						total: steps.length,
						isVerify: frame.isVerify,
						depth: frame.depth,
						at: step.at
					};
					stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
					if (stop?.kind === "failed") return stop;
				}
				return stop;
			}
			#defer(step, place) {
				let { calls, request } = this.#run;
				record({
					step,
					place,
					label: place.label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
				request.emit({
					kind: "step_finished",
					step: place,
					ending: "deferred",
					calls: calls.slice(-1),
					durationMs: 0
				});
			}
			async #runStep(step, place, frame) {
				let { calls, request, waiting } = this.#run;
				let { clock } = request.context;
				request.emit({
					kind: "step_started",
					step: place
				});
				let worked = () => clock.elapsed() - waiting.ms;
				let [started, firstCall] = [worked(), calls.length];
				let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
				let { ending, outputs, stop } = await withDeadline(frame.deadline.signal, {
					ms,
					waiting
				}, (deadline) => new StepRunner(this.#run, {
					step,
					place,
					label: place.label,
					guard: frame.guard,
					deadline
				}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
				step.id !== void 0 && (frame.steps[step.id] = {
					outputs,
					outcome: ending
				});
				let durationMs = worked() - started;
				request.emit({
					kind: "step_finished",
					step: place,
					ending,
					calls: calls.slice(firstCall),
					durationMs
				});
				return stop;
			}
			async #callRecipe(frame, recipe, args, site) {
				let { layers, calls } = this.#run;
				let firstCall = calls.length;
				let { step, deadline, label, place } = site;
				let inputs = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(recipe, args);
				if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.N(recipe, { caller: frame.guard }),
					deadline,
					prefix: `${label} / `,
					depth: frame.depth + 1,
					isVerify: place.isVerify
				};
				let end = await this.#runRecipe(recipe, inputs.value, surroundings);
				let broken = end.kind === "ran" ? findBroken(step.expect, end.outputs) : void 0;
				let checked = broken === void 0 ? end : fail(site, this.#run, {
					error: broken.error,
					at: broken.expectation.at
				});
				if (step.continueOnError) {
					if (checked.kind === "failed") {
						layers.drop();
						for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
							...call,
							changes: []
						});
					} else await layers.merge();
				}
				return checked;
			}
		};
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		var Waiting = class {
			#clock;
			#ended = 0;
			#since;
			constructor(clock) {
				this.#clock = clock;
			}
			get ms() {
				return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
			}
			around(approver) {
				return {
					ask: async (request) => {
						this.#since = this.#clock.elapsed();
						try {
							return await approver.ask(request);
						} finally {
							this.#ended = this.ms;
							this.#since = void 0;
						}
					},
					remember: (request) => approver.remember(request)
				};
			}
		};
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
		async function planRecipe(request) {
			let { recipe, inputs, emit } = request;
			emit({
				kind: "run_started",
				recipe,
				inputs
			});
			let outcome = await runAll(request);
			if (outcome.kind === "failed") {
				emit({
					kind: "run_failed",
					failure: outcome.failure
				});
				return outcome;
			}
			request.context.workspace.seal();
			emit({
				kind: "plan_ready",
				outcome
			});
			return outcome;
		}
		async function runAll(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { recipe, context, limits } = request;
				let survey = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.M)(recipe, request.library, limits);
				if (!survey.ok) {
					let { at, error } = survey.error;
					return {
						kind: "failed",
						failure: {
							label: recipe.name,
							at,
							error
						},
						calls: [],
						evidence: [],
						includes: []
					};
				}
				let layers = new PlanLayers(context.workspace);
				let scratch = __addDisposableResource(env_1, request.openScratch(layers), !0);
				let waiting = new Waiting(context.clock);
				return await withDeadline(context.signal, {
					ms: limits.wallMs,
					waiting
				}, async (deadline) => {
					let record = {
						calls: [],
						evidence: [],
						sources: new Map()
					};
					let run = {
						request: {
							...request,
							approver: waiting.around(request.approver)
						},
						layers,
						scratch,
						budget: new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.k(limits),
						deadline,
						waiting,
						...record
					};
					let end = await new RecipeRunner(run).start(recipe, request.inputs);
					let known = {
						calls: run.calls,
						evidence: run.evidence,
						includes: [...survey.value, ...run.sources.values()]
					};
					if (end.kind === "failed") return {
						kind: "failed",
						failure: end.failure,
						...known
					};
					let changes = await context.workspace.changes();
					if (end.kind === "gated") return {
						kind: "gated",
						gate: end.gate,
						changes,
						...known
					};
					return {
						kind: "complete",
						outputs: end.outputs,
						changes,
						...known
					};
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function completePlan(content, changes, tools) {
			let planned = {
				...content,
				changes: changes.map(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.mt)
			};
			if (tools === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(loaded({
				plan: {
					...planned,
					digest: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.pt)(planned)
				},
				changes
			}, void 0));
			let seal = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.S)({
				...tools,
				base: content.base.commit,
				directory: content.base.directory,
				changes,
				contents: "named"
			});
			if (!seal.ok) return seal;
			let complete = {
				...planned,
				tree: seal.value.tree
			};
			return commitPlan(seal.value, {
				plan: {
					...complete,
					digest: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.pt)(complete)
				},
				changes
			});
		}
		async function commitPlan(seal, stored) {
			let commit = await seal.commit(stored.plan);
			let { gitDirectory, tree, kept, store } = seal;
			if (commit.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(loaded(stored, {
				gitDirectory,
				tree,
				kept,
				store,
				commit: commit.value
			}, seal));
			await seal[Symbol.asyncDispose]();
			return commit;
		}
		function loaded({ plan, changes }, sealed, seal) {
			return {
				plan,
				changes,
				sealed,
				[Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]()
			};
		}
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({ outcome });
			let loaded = await completePlan(planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts), outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({ directory: "." });
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(node_path__WEBPACK_IMPORTED_MODULE_10__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_10__.sep).join("/") || ".");
			if (!directory.ok) return directory;
			let [commit, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"HEAD^{commit}"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt)("read HEAD", commit.error));
			let head = commit.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(branch.value).trim() : void 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				...head !== void 0 && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.$)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
		let DEPENDENCY_FOLDERS = [
			"node_modules",
			"bower_components",
			".venv",
			"venv",
			"vendor/bundle"
		];
		function findDependencies({ root, directories, disk }) {
			let found = [];
			for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
				let path = directory === "" ? name : `${directory}/${name}`;
				if (directories.has(path)) continue;
				let entry = disk.entry(`${root}/${path}`);
				entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
			}
			return found;
		}
		function isBehindLink(disk, root, path) {
			let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
			return !parent.ok || parent.value?.kind !== "directory";
		}
		function excludeLine(path) {
			return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
		}
		async function* untilAborted(items, signal) {
			let count = 0;
			for (let item of items) {
				count++ % 64 == 0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_13__.setImmediate)();
				if (signal?.aborted) return;
				yield item;
			}
		}
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(_entry_js__WEBPACK_IMPORTED_MODULE_0__.I)]);
			let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path))]));
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(fault));
			let copied = await copyFiles(request, files);
			if (!copied.ok) return copied;
			let written = await writeFiles(request, files);
			if (!written.ok) return written;
			let dependencies = source === void 0 ? [] : findDependencies({
				root: source,
				directories,
				disk
			});
			let wanted = [...links, ...dependencies.map((path) => ({
				path,
				target: `${source}/${path}`
			}))];
			for (let { path, target } of wanted) {
				let parents = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path);
				let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
				if (above !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)({
					...linked.error,
					path
				}));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				dependencies,
				warnings: [...copied.value, ...describeRepositories(places, directories)]
			});
		}
		function describeRepositories(files, directories) {
			let known = new Set(files);
			let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
			let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.J)((name) => kindOf(`${directory}/${name}`)));
			if (found.length === 0) return [];
			return [`There are git repositories among the files: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(found)}. In commands, git refuses to run there`];
		}
		async function makeDirectories({ tree, scratchDisk, signal }, directories) {
			for await (let directory of untilAborted(directories, signal)) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk, signal }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies, signal)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(serious, "copy"));
			if (faults.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([`Left out ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(faults.length, "unreadable file")} where commands run: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk, signal }, files) {
			let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
			for await (let path of untilAborted(written, signal)) {
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(made.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
		}
		async function findLinks(request) {
			let { repository, files, git, disk, scratchDisk } = request;
			let listed = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"--cached",
					"--others",
					"--exclude-standard"
				]
			});
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.K)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(path) && !down.includes("..") && !down.some(_entry_js__WEBPACK_IMPORTED_MODULE_0__.V);
		}
		async function makeCheckout(request, signal) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Z)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let git = signal === void 0 ? request.git : {
				...request.git,
				run: (call) => request.git.run({
					...call,
					signal
				})
			};
			let made = await checkOut({
				...request,
				git
			}, home.value, signal);
			let ended = signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)()) : made;
			ended.ok || await scratchDisk.removeFolder(home.value);
			return ended;
		}
		async function checkOut(request, home, signal) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = node_path__WEBPACK_IMPORTED_MODULE_10__.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(madeTree.error));
			let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
			let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
			if (!around.ok) return around;
			let { surroundings, links } = around.value;
			let filled = await fillTree({
				workspace,
				prefix,
				source,
				surroundings,
				links,
				tree,
				disk,
				scratchDisk,
				signal
			});
			if (!filled.ok) return filled;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)());
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_10__.join(home, "git");
			if (repository !== void 0 && gitDirectory !== void 0) {
				let prepared = await prepareGit({
					...request,
					repository
				}, {
					home,
					tree,
					gitDirectory,
					dependencies
				});
				if (!prepared.ok) return prepared;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: node_path__WEBPACK_IMPORTED_MODULE_10__.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? _ignored_js__WEBPACK_IMPORTED_MODULE_8__.n : (0, _ignored_js__WEBPACK_IMPORTED_MODULE_8__.t)(git, {
					gitDirectory,
					workTree: tree
				})
			});
		}
		async function usableRepository(request) {
			let { repository, git } = request;
			let prefix = prefixOf(request);
			if (repository === void 0 || prefix === "") return repository;
			let folder = prefix.slice(0, -1);
			let ignored = await (0, _ignored_js__WEBPACK_IMPORTED_MODULE_8__.t)(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = node_path__WEBPACK_IMPORTED_MODULE_10__.relative(repository.workTree, workspace.folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_10__.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.G({
				folder: repository.workTree,
				repository,
				git,
				disk
			}).files()).files).filter((path) => !path.startsWith(prefix));
			let own = (await workspace.files()).files.map((path) => prefix + path);
			let found = await findLinks({
				repository,
				files: new Set([...surroundings, ...own]),
				git,
				disk,
				scratchDisk
			});
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)({
				...request,
				home,
				gitDirectory,
				excluded: dependencies.map(excludeLine),
				hasRefs: !0
			});
			if (!clean.ok) return clean;
			let marked = scratchDisk.write(tree, ".git", {
				bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(marked.error));
			if (clean.value.head === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt)("read the base commit", indexed.error));
		}
		async function waitForTick(disk, home, scan) {
			let newest = 0n;
			for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
			for (let waited = 0; waited < 2500; waited += 2) {
				let now = disk.now(home);
				if (!now.ok || now.value > newest) return;
				await new Promise((resolve) => setTimeout(resolve, 2));
			}
		}
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
				gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
				links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
				specials: of("other"),
				repositories: of("repository")
			});
		}
		function parentOf(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		let ABSENT = [
			"not_found",
			"not_a_directory",
			"not_a_file"
		];
		let MAX_FILE_BYTES = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(files.value.map(({ path }) => path).sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("path_denied", `The command made a git repository inside the working directory: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("not_a_file", `The command left something that is not a regular file: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("too_large", `The command wrote files larger than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(MAX_FILE_BYTES)}: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.K)(name.slice(prefix.length));
				if (!path.ok) return path;
				let present = await workspace.read(path.value);
				if (!present.ok && !ABSENT.includes(present.error.code)) return present;
				if (!difference.written.has(name)) {
					present.ok && files.push({
						path: path.value,
						content: void 0
					});
					continue;
				}
				let file = disk.readFile(`${tree}/${name}`);
				if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ht)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
		}
		function openScratch(request) {
			return new Scratch(request);
		}
		var Scratch = class {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare(signal) {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request, signal);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes, signal);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, _git_state_js__WEBPACK_IMPORTED_MODULE_7__.t)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(gitTampered(tampered));
				let { workspace, disk, scratchDisk } = this.#request;
				let { tree, prefix, skipped, isIgnored } = checkout;
				let difference = await compareTree({
					tree,
					baseline: baseline.scan,
					skipped,
					scratchDisk,
					isIgnored
				});
				if (!difference.ok) return difference;
				let staged = await stageDifference({
					difference: difference.value,
					workspace,
					prefix,
					tree,
					disk
				});
				if (!staged.ok) return staged;
				this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
				this.#isDirty = !1;
				let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(touched)}: it is linked, not copied`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					changed: staged.value,
					warnings
				});
			}
			async discard() {
				let home = this.#checkout?.home;
				this.#checkout = void 0;
				this.#baseline = void 0;
				this.#isDirty = !1;
				home !== void 0 && await this.#request.scratchDisk.removeFolder(home);
			}
			[Symbol.asyncDispose]() {
				this.#isDisposed = !0;
				return this.discard();
			}
			async #takeBaseline(checkout) {
				let { scratchDisk } = this.#request;
				let scan = scratchDisk.scan(checkout.tree, {
					from: [""],
					skipped: checkout.skipped,
					mayEnter: () => !0
				});
				if (!scan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			}
			async #update({ tree, prefix }, changes, signal) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				this.#isDirty = !0;
				for await (let path of untilAborted(differing, signal)) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(removed.error, "remove"));
				}
				for await (let path of untilAborted(differing, signal)) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt)(written.error));
				}
				return signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, _git_state_js__WEBPACK_IMPORTED_MODULE_7__.n)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
					gitDirectory,
					workTree: tree
				});
			}
			#markOf(dependency) {
				let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
				return entry.ok ? entry.value?.fingerprint : void 0;
			}
		};
		function isSameContent(a, b) {
			if (a === void 0 || b === void 0) return !1;
			if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
			if (b.kind === "delete" || b.kind === "create_directory") return !1;
			return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
		}
		function isNothing({ code }) {
			return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
		}
		function gitTampered(parts) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("git_state_tampered", `The command changed the state of the git repository: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= __webpack_require__.e(8588).then(__webpack_require__.bind(__webpack_require__, 8588)).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
		let MB = 1048576;
		let DEFAULT_LIMITS = {
			readFileBytes: 10 * MB,
			writeFileBytes: 10 * MB,
			searchFileBytes: 1 * MB,
			searchDepth: 20,
			fileSearchDepth: 20,
			searchMs: 3e4,
			regexMsPerFile: 1e3,
			grepResults: 50,
			grepResultsMaximum: 500,
			globResults: 100,
			globResultsMaximum: 500,
			fileSearchResults: 1e3,
			listDirEntries: 1e3,
			commandOutputBytes: 1 * MB,
			fetchBytes: 1 * MB,
			contentBytes: 64 * MB
		};
		function memoryHistory() {
			let record;
			return {
				last: () => record,
				remember(latest) {
					record = latest;
				}
			};
		}
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
		var StagedNames = class {
			#uses = new Map();
			#folded = new Map();
			add(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.W)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent) ?? new Map();
					let earlier = uses.get(name) ?? 0;
					uses.set(name, earlier + 1);
					this.#uses.set(parent, uses);
					if (earlier > 0) continue;
					let key = foldedKey(parent, name);
					this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
				}
			}
			remove(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.W)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent);
					let left = (uses?.get(name) ?? 0) - 1;
					if (left > 0) {
						uses?.set(name, left);
						continue;
					}
					uses?.delete(name);
					uses?.size === 0 && this.#uses.delete(parent);
					this.#folded.get(foldedKey(parent, name))?.delete(name);
				}
			}
			in(directory) {
				return this.#uses.get(directory)?.keys() ?? [];
			}
			has(directory, name) {
				return this.#uses.get(directory)?.has(name) === !0;
			}
			hasBelow(path) {
				return this.#uses.has(path);
			}
			like(directory, name) {
				return this.#folded.get(foldedKey(directory, name)) ?? [];
			}
		};
		function nameIn(parent, path) {
			return parent === "." ? path : path.slice(parent.length + 1);
		}
		function foldedKey(directory, name) {
			return `${directory}/${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(name)}`;
		}
		var Aliases = class {
			#base;
			#known = new Map();
			constructor(base) {
				this.#base = base;
			}
			forget() {
				this.#known.clear();
			}
			async find({ path, names, isRemoved }) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.W)(part);
					let name = nameIn(parent, part);
					let present = [...((await this.#foldedNames(parent)).get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
					if (present.includes(name)) continue;
					return present[0] === void 0 ? void 0 : pathIn(parent, present[0]);
				}
			}
			async #foldedNames(directory) {
				let known = this.#known.get(directory);
				if (known !== void 0) return known;
				let folded = new Map();
				let entries = await this.#base.directory(directory);
				for (let { name } of entries.ok ? entries.value : []) {
					let same = folded.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(name));
					same === void 0 ? folded.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(name), [name]) : same.push(name);
				}
				this.#known.set(directory, folded);
				return folded;
			}
		};
		function pathIn(directory, name) {
			return directory === "." ? name : `${directory}/${name}`;
		}
		let MISSING = {
			kind: "missing",
			size: 0
		};
		var StagedWorkspace = class StagedWorkspace {
			#base;
			#aliases;
			#files = new Map();
			#directories = new Set();
			#names = new StagedNames();
			#removed = new StagedNames();
			#listing;
			#isSealed = !1;
			constructor(base) {
				this.#base = base;
				this.#aliases = new Aliases(base);
			}
			get folder() {
				return this.#base.folder;
			}
			get dropsEmptied() {
				return this.#base.dropsEmptied;
			}
			async files() {
				let base = await this.#base.files();
				if (this.#files.size === 0) return base;
				if (this.#listing?.base !== base) {
					let kept = base.files.filter((path) => !this.#files.has(path));
					let written = [...this.#files].filter(([, file]) => file.after !== void 0).map(([path]) => path);
					this.#listing = {
						base,
						files: {
							...base,
							files: [...kept, ...written].sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)
						}
					};
				}
				return this.#listing.files;
			}
			async *batches() {
				this.#files.size === 0 ? yield* this.#base.batches() : yield await this.files();
			}
			async entry(path) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					kind: "file",
					size: staged.bytes.length
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					kind: "directory",
					size: 0
				});
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(MISSING);
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isDropped(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(MISSING) : this.#base.entry(path);
				return above.isRemoved ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(MISSING) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(above.path));
			}
			async read(path, limit) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(limit === void 0 ? staged : {
					...staged,
					bytes: staged.bytes.subarray(0, limit)
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._t)(path));
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mt)(path));
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isEmptied(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mt)(path)) : this.#base.read(path, limit);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(above.isRemoved ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mt)(path) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(above.path));
			}
			async directory(path) {
				if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(path));
				let isOurs = path !== "." && this.#hasDirectory(path);
				let base = await this.#base.directory(path);
				if (!base.ok && (!isOurs || isUnreadable(base.error))) return base;
				let at = (name) => path === "." ? name : `${path}/${name}`;
				let entries = new Map();
				for (let entry of base.ok ? base.value : []) {
					let inner = at(entry.name);
					(entry.kind === "directory" ? await this.#isDropped(inner) : this.#isRemoved(inner)) || entries.set(entry.name, entry);
				}
				for (let name of this.#names.in(path)) entries.set(name, {
					name,
					kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([...entries.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)(a.name, b.name)));
			}
			async footprint() {
				this.#aliases.forget();
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#base.isWritable(path);
			}
			staged(path) {
				let staged = this.#files.size === 0 ? void 0 : this.#files.get(path);
				return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
			}
			async stage(path, bytes, options = {}) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pt)(path));
				let earlier = this.#files.get(path);
				let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(earlier.before);
				if (!before.ok) return before;
				if (earlier?.after === void 0) {
					let isNew = before.value === void 0 || earlier !== void 0;
					let refusal = await this.#refuse(path, isNew);
					if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(refusal);
				}
				let mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? "100644";
				let edits = earlier === void 0 ? options.edits : void 0;
				this.#put(path, {
					before: before.value,
					after: {
						bytes,
						mode
					},
					edits
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			}
			async remove(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pt)(path));
				let earlier = this.#files.get(path);
				if (earlier?.after !== void 0) {
					this.#put(path, earlier.before && {
						before: earlier.before,
						after: void 0,
						edits: void 0
					});
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
				}
				let before = await this.read(path);
				if (!before.ok) return before;
				if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vt)("delete file", path));
				this.#put(path, {
					before: before.value,
					after: void 0,
					edits: void 0
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			}
			async makeDirectory(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pt)(path));
				let created = [];
				for (let directory of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path), path]) {
					let entry = await this.entry(directory);
					if (!entry.ok) return entry;
					if (entry.value.kind === "directory") continue;
					if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yt)(path));
					if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
					created.push(directory);
				}
				if (created.length > 0) {
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(aliasError(path, alias));
					if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vt)("create directory", path));
				}
				for (let directory of created) {
					this.#directories.add(directory);
					this.#names.add(directory);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(created);
			}
			async changes() {
				let changes = [];
				for (let [path, file] of this.#files) {
					let change = netChange(path, file);
					change !== void 0 && changes.push(change);
				}
				let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(change.path)));
				for (let path of this.#directories) holding.has(path) || changes.push({
					kind: "create_directory",
					path
				});
				return changes.sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)(a.path, b.path));
			}
			fork() {
				return new StagedWorkspace(this);
			}
			seal() {
				this.#isSealed = !0;
			}
			#assertOpen() {
				if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing may be staged any more.");
			}
			#put(path, file) {
				let wasRemoved = this.#isRemoved(path);
				let wasThere = this.#files.get(path)?.after !== void 0;
				let isThere = file?.after !== void 0;
				isThere && !wasThere && this.#names.add(path);
				wasThere && !isThere && this.#names.remove(path);
				file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
				this.#isRemoved(path) && !wasRemoved && this.#removed.add(path);
				!this.#isRemoved(path) && wasRemoved && this.#removed.remove(path);
				isThere !== wasThere && (this.#listing = void 0);
			}
			#hasDirectory(path) {
				return this.#directories.has(path) || this.#names.hasBelow(path);
			}
			#isRemoved(path) {
				let staged = this.#files.get(path);
				return staged !== void 0 && staged.after === void 0;
			}
			async #isDropped(path) {
				return this.#base.dropsEmptied && this.#isEmptied(path);
			}
			async #isEmptied(path) {
				if (!this.#removed.hasBelow(path)) return !1;
				let listed = await this.#base.directory(path);
				for (let { name, kind } of listed.ok ? listed.value : []) {
					let inner = `${path}/${name}`;
					if (!(kind === "directory" ? await this.#isEmptied(inner) : this.#isRemoved(inner))) return !1;
				}
				return listed.ok;
			}
			#stagedAbove(path) {
				if (this.#files.size === 0) return;
				let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path).find((ancestor) => this.#files.has(ancestor));
				return above && {
					path: above,
					isRemoved: this.#isRemoved(above)
				};
			}
			async #contentBefore(path, options) {
				if (options.from !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(options.from);
				let content = await this.read(path);
				if (content.ok) return content;
				return content.error.code === "not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : content;
			}
			async #refuse(path, isNew) {
				if (isNew) {
					if (this.#hasDirectory(path)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._t)(path);
					for (let ancestor of (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(path)) {
						let entry = await this.entry(ancestor);
						if (!entry.ok) return entry.error;
						if (entry.value.kind === "symlink") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yt)(path);
						if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(ancestor);
					}
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return aliasError(path, alias);
				}
				return this.#base.isWritable(path) ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vt)(isNew ? "create file" : "write file", path);
			}
			#findAlias(path) {
				return this.#aliases.find({
					path,
					names: this.#names,
					isRemoved: (other) => this.#isRemoved(other)
				});
			}
		};
		function netChange(path, { before, after, edits }) {
			if (after === void 0) return before && {
				kind: "delete",
				path,
				before: before.bytes,
				modeBefore: before.mode
			};
			if (before === void 0) return {
				kind: "create",
				path,
				after: after.bytes,
				mode: after.mode
			};
			if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return;
			return {
				kind: "update",
				path,
				before: before.bytes,
				after: after.bytes,
				modeBefore: before.mode,
				mode: after.mode,
				...edits && { edits }
			};
		}
		function isUnreadable({ code }) {
			return code === "permission_denied" || code === "io_error";
		}
		function aliasError(path, alias) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
		}
		function projectOf(tree) {
			let reading;
			return () => {
				reading ??= readProject(tree);
				return reading;
			};
		}
		async function readProject(tree) {
			let { loadConfig, readConfigFile } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6351)).then((n) => n.K);
			let now = new Date();
			let file = await readConfigFile(tree, now);
			if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
			if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(file.config);
			let loaded = await loadConfig(tree, now);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(loaded.value.config) : loaded;
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_10__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			if (named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(named)) return named;
			let home = env.HOME ?? "";
			return node_path__WEBPACK_IMPORTED_MODULE_10__.join(node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(home) ? home : homeOfUser(), fallback);
		}
		function homeOfUser() {
			let user = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(() => node_os__WEBPACK_IMPORTED_MODULE_12__.userInfo());
			return user.ok && node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(user.value.homedir) ? user.value.homedir : node_os__WEBPACK_IMPORTED_MODULE_12__.devNull;
		}
		async function openSession({ invocation, category, opened, allowHosts, verbose, history }) {
			let { env, console, program, signal } = invocation;
			let { tree, programs } = opened;
			let { folder } = tree;
			return {
				root: folder,
				context: {
					workspace: new StagedWorkspace(opened.view ?? tree),
					shell: lazyShell(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.St)(env.SHELL, programs), {
						inherited: env,
						searchPath: programs.path
					}),
					http: lazyHttp,
					threads: searchThreads(program),
					history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
					clock: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nr,
					log: logTo((line) => console.err(`${console.errStyle.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.v)(line))}\n`), verbose ? "trace" : "warn"),
					limits: DEFAULT_LIMITS,
					project: projectOf(tree),
					allowPrivateHosts: allowHosts,
					signal
				}
			};
		}
		function searchThreads({ folder, extension }) {
			return (0, _list_3_js__WEBPACK_IMPORTED_MODULE_9__.i)((0, node_url__WEBPACK_IMPORTED_MODULE_11__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_10__.join(folder, `search-worker${extension}`)), node_os__WEBPACK_IMPORTED_MODULE_12__.availableParallelism());
		}
		async function userHistory(env, root) {
			let { fileHistory } = await __webpack_require__.e(3627).then(__webpack_require__.bind(__webpack_require__, 3627));
			return fileHistory({
				stateFolder: stateFolder(env),
				root
			});
		}
		let lazyHttp = { async send(request) {
			let { realHttp } = await __webpack_require__.e(4163).then(__webpack_require__.bind(__webpack_require__, 4163));
			return realHttp().send(request);
		} };
		function lazyShell(find, surroundings) {
			return {
				get program() {
					return find() ?? "none";
				},
				async run(request) {
					let { realShell } = await __webpack_require__.e(5433).then(__webpack_require__.bind(__webpack_require__, 5433));
					return realShell({
						...surroundings,
						program: find()
					}).run(request);
				}
			};
		}
		let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
		function usersGit({ tree, programs }, { env }) {
			let program = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xt)("git", programs);
			let { repository } = tree;
			if (program === void 0 || repository === void 0) return;
			let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
			let place = [
				`--git-dir=${repository.gitDirectory}`,
				`--work-tree=${repository.workTree}`,
				"-c",
				"core.fsmonitor=false"
			];
			let options = {
				cwd: repository.workTree,
				env: {
					...own,
					PATH: programs.path,
					LC_ALL: "C",
					GIT_OPTIONAL_LOCKS: "0",
					GIT_NO_LAZY_FETCH: "1",
					GIT_ALLOW_PROTOCOL: ""
				},
				timeout: 1e4,
				maxBuffer: 67108864,
				encoding: "buffer"
			};
			return async (args, input) => {
				let { execFile } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
				return new Promise((resolve) => {
					let child = execFile(program, [...place, ...args], options, (error, out, err) => {
						let exitCode = typeof error?.code == "number" ? error.code : void 0;
						resolve(error === null ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(out) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)({
							exitCode,
							message: err.toString("utf8").trim() || error.message
						}));
					});
					child.stdin?.on("error", () => void 0);
					child.stdin?.end(input);
				});
			};
		}
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await readBase(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await openSession({
				invocation,
				category: "Search & Discovery",
				opened,
				allowHosts,
				verbose
			});
			return makePlan({
				recipe,
				inputs,
				library,
				findTool,
				context: {
					...session.context,
					secrets: secretsFrom(invocation.env, config.secrets),
					usage: lazyUsage(invocation.env, session.root)
				},
				openScratch: (workspace) => openScratch({
					workspace,
					repository: tree.repository,
					...tools
				}),
				contexts: {
					env: variablesFor(invocation.env),
					github: github ?? {}
				},
				rules,
				root: session.root,
				approver,
				limits: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.j)(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.O, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.d,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened, invocation)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xt)("git", programs), programs.path),
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pt,
				scratchDisk: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.f)(node_os__WEBPACK_IMPORTED_MODULE_12__.tmpdir())
			};
		}
		function sealToolsFor(opened, invocation) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository,
				askUsersGit: usersGit(opened, invocation)
			};
		}
		function variablesFor(env) {
			let variables = Object.create(null);
			for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
			return variables;
		}
		function messageFor({ name, description }) {
			return description === "" ? name : `${name}\n\n${description}`;
		}
		function expectedOnPull(trusted, pull) {
			return {
				...expectedOf(trusted),
				isFork: pull.isFork,
				checkPlace: (plan) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(plan, pull)
			};
		}
		function expectedOf({ context, forge, config, prepared }) {
			let { recipe, inputs } = prepared;
			let message = context.runner.input("commit-message") || messageFor(recipe);
			return {
				recipe,
				inputs,
				config,
				sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.d,
				message,
				isTrusted: (source) => isOnDefaultBranch(forge, prepared, source)
			};
		}
		async function plannedBefore(stored, { config, prepared }) {
			let waits = waitingStep(stored.plan);
			let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
			let places = {
				directory: stored.plan.base.directory,
				matches: matchProtected(config.protectedPaths)
			};
			return storedRun({
				stored,
				recipe: prepared.recipe,
				places,
				waiting
			});
		}
		async function isOnDefaultBranch(forge, { library }, { path, digest }) {
			if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
			let tree = await forge.trusted();
			let text = tree.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(tree.value, path) : tree;
			return text.ok && text.value !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.P)(Buffer.from(text.value)) === digest;
		}
		function calledName({ recipe: { path } }) {
			return path.startsWith("sous:") ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
		}
	}),
	2616: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readGitState,
			t: () => differences
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		let FILES = [
			"config",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"objects/info/alternates",
			"shallow"
		];
		let REF_TREES = ["refs", "reftable"];
		let TREES = [...REF_TREES, "hooks"];
		let WORKTREE_FILES = [
			"HEAD",
			"config.worktree",
			"commondir",
			"info/sparse-checkout",
			"MERGE_HEAD",
			"CHERRY_PICK_HEAD",
			"REVERT_HEAD",
			"BISECT_LOG"
		];
		let WORKTREE_TREES = [
			"rebase-merge",
			"rebase-apply",
			"sequencer"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "packed-refs"));
			for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, file));
			for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, tree), 0);
			noteWorktree(state, disk, "", own);
			own !== common && noteWorktree(state, disk, `${common}/`, common);
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees"));
			let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees", name));
			for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
				let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(common, directory);
				state.set(name, "there");
				for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
				directory !== own && noteWorktree(state, disk, `${name}/`, directory);
			}
			return state;
		}
		function noteWorktree(state, disk, prefix, directory) {
			for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), 0);
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"packed-refs",
				...FILES,
				...WORKTREE_FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_0__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
		}
		function readPackedRefs(state, disk, file) {
			let packed = disk.readFile(file);
			if (!packed.ok) return;
			for (let line of Buffer.from(packed.value.bytes).toString("utf8").split("\n")) {
				let [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
				id !== void 0 && name !== void 0 && state.set(name, id);
			}
		}
		function noteTree(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			for (let entry of entries.value) {
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name)];
				entry.kind === "directory" ? noteTree(state, disk, inner, onDisk, depth + 1) : note(state, disk, inner, onDisk);
			}
		}
		function note(state, disk, name, file) {
			let entry = disk.entry(file);
			if (!entry.ok || entry.value === void 0) return;
			if (entry.value.kind === "file") {
				let content = disk.readFile(file);
				state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
			} else state.set(name, entry.value.kind === "directory" ? "directory" : entry.value.fingerprint);
		}
		function describeContent(name, { bytes, mode }) {
			let text = bytes.length <= 65 && name.startsWith("refs/") ? Buffer.from(bytes).toString("latin1").trim() : "";
			if (/^[0-9a-f]{40,64}$/.test(text)) return text;
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	}),
	298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => ignoredByName,
			r: () => ignored_exports,
			t: () => ignoredByGit
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var ignored_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ ignoredByGit: () => ignoredByGit });
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_2__.W.has(segment)))));
	}),
	3514: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => realThreads,
			n: () => searchFiles,
			r: () => resultLimit,
			t: () => tool_grep_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
		function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
			return {
				cores,
				worthwhileFiles,
				startSearchWorker(workerData) {
					return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
						workerData,
						env: {},
						execArgv: [],
						resourceLimits: RESOURCE_LIMITS
					}));
				}
			};
		}
		function asThread(worker) {
			worker.on("error", () => void 0);
			return {
				onMessage: (listener) => void worker.on("message", listener),
				onEnd: (listener) => void worker.once("exit", listener),
				end: async () => void await worker.terminate()
			};
		}
		function resultLimit(asked, { usual, maximum }) {
			if (asked === void 0) return {
				limit: Math.min(usual, maximum),
				warnings: []
			};
			if (asked <= maximum) return {
				limit: asked,
				warnings: []
			};
			return {
				limit: maximum,
				warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`]
			};
		}
		function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
			let tester = new _shared_js__WEBPACK_IMPORTED_MODULE_2__.a(pattern);
			let whole = text.split("\n");
			let lines = whole.map((line, i) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.o)(line, i < whole.length - 1));
			lines.at(-1) === "" && lines.pop();
			let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0));
			let matches = [];
			let find = () => {
				matches.length = 0;
				for (let [i, line] of lines.entries()) {
					if (matches.length >= limit) return;
					if ((whole[i]?.length ?? 0) > pattern.maxLineCharacters) continue;
					let found = tester.find(line);
					if (found === void 0) continue;
					matches.push({
						path,
						line: i + 1,
						column: found.at + 1,
						text: excerpt(line, found.at, found.length),
						before: show(i - contextLines, i),
						after: show(i + 1, i + 1 + contextLines)
					});
				}
			};
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.l)(find, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.s)(pattern, limitMs));
			return matches;
		}
		function excerpt(line, at, length) {
			if (line.length <= 500) return line;
			let middle = at + Math.min(length, 500) / 2;
			let start = Math.max(0, Math.min(Math.floor(middle - 250), line.length - 500));
			let end = start + 500;
			return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
		}
		async function searchFiles(request, surroundings) {
			let { workspace, clock } = surroundings;
			let end = clock.elapsed() + surroundings.limits.searchMs;
			let remainingMs = () => end - clock.elapsed();
			let selector = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.u)(workspace, request.selection);
			if (!selector.ok) return selector;
			let around = selector.value.isNamed ? {
				...surroundings,
				limits: forNamedFile(surroundings.limits)
			} : surroundings;
			let found = new Findings();
			let hasCandidates = !1;
			for await (let batch of batchesOf(selector.value, workspace)) {
				let { tally, isPartial } = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					files: batch.files,
					pattern: request.pattern,
					remainingMs
				}, around);
				let [tooDeep, secret] = [await countPresent(batch.tooDeep, workspace), await countPresent(batch.secret, workspace)];
				found.add(tally, {
					...batch,
					tooDeep,
					secret
				});
				isPartial && (found.isPartial = !0);
				hasCandidates ||= batch.files.length + tooDeep + secret > 0;
			}
			if (around.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
			let { under, include = [], extension } = request.selection;
			under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, it belongs to another repository, or it holds no files`);
			let { files } = found;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				files,
				totalMatches: files.reduce((sum, file) => sum + file.count, 0),
				matches: await describe(files, request, around),
				filesSearched: found.searched,
				skipped: found.skipped,
				fileBytes: around.limits.searchFileBytes,
				isPartial: found.isPartial,
				warnings: found.warnings
			});
		}
		function forNamedFile(limits) {
			return {
				...limits,
				searchFileBytes: Math.max(limits.searchFileBytes, limits.readFileBytes)
			};
		}
		async function* batchesOf({ only, pick }, workspace) {
			if (only !== void 0) yield {
				files: only,
				tooDeep: [],
				secret: [],
				warnings: []
			};
			else for await (let { files, warnings } of workspace.batches()) yield {
				...pick(files),
				warnings
			};
		}
		async function countPresent(paths, workspace) {
			let count = 0;
			for (let path of paths) {
				let entry = await workspace.entry(path);
				entry.ok && entry.value.kind === "file" && count++;
			}
			return count;
		}
		let FAULTS = [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		];
		var Findings = class {
			files = [];
			warnings = [];
			searched = 0;
			isPartial = !1;
			#skipped = {
				binary: [],
				tooLarge: [],
				unreadable: [],
				timedOut: [],
				longLines: [],
				tooDeep: 0,
				secret: 0
			};
			add(tally, { files, tooDeep, secret, warnings }) {
				let named = ([file, count]) => ({
					path: pathAt(files, file),
					count
				});
				this.files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(this.files, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.n)(tally).map(named), ({ path }) => path);
				let longLines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(this.#skipped.longLines, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.r)(tally).map(named), ({ path }) => path);
				let skipped = {
					...this.#skipped,
					longLines,
					tooDeep: this.#skipped.tooDeep + tooDeep,
					secret: this.#skipped.secret + secret
				};
				for (let fault of FAULTS) {
					let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
					skipped[fault] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(skipped[fault], more, (path) => path);
				}
				this.#skipped = skipped;
				this.searched += tally.searched;
				this.warnings.push(...warnings);
			}
			get skipped() {
				return this.#skipped;
			}
		};
		async function describe(found, request, around) {
			let { workspace, limits } = around;
			let reader = workspace.folder === void 0 ? void 0 : new _shared_js__WEBPACK_IMPORTED_MODULE_2__.f(workspace.folder, limits.searchFileBytes);
			let matches = [];
			for (let { path } of found) {
				if (matches.length >= request.maxMatches) break;
				let bytes = await contentOf(path, workspace, reader);
				if (bytes === void 0) continue;
				let { pattern, contextLines } = request;
				let limit = request.maxMatches - matches.length;
				matches.push(...findLineMatches({
					path,
					text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.i)(bytes),
					pattern,
					contextLines,
					limit,
					limitMs: limits.regexMsPerFile
				}));
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
			}
			return matches;
		}
		async function contentOf(path, workspace, reader) {
			let staged = workspace.staged(path);
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(staged);
			let read = reader?.read(path);
			if (read !== void 0) return typeof read == "object" ? read : void 0;
			let content = await workspace.read(path);
			return content.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(content.value.bytes) : void 0;
		}
		function pathAt(files, file) {
			let path = files[file];
			if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
			return path;
		}
		var tool_grep_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ grep: () => grep });
		let grep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.S)({
			name: "grep",
			summary: "Search file contents by a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters, and warns")),
				case_sensitive: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Whether upper and lower case differ")), !0),
				file_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)(),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)("Only files that fit one of these globs, which are relative to the working directory"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)("No files that fit one of these globs, nor files below a directory that does"),
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Directory or file to search in; a file up to 10 MB, where others are searched up to 1 MB")), "."),
				context_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mr)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hr)(20), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("How many lines to show before and after each match")), 2),
				hide_text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("How many matches to return; 50 when left out, 500 at most"))),
				max_depth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mr)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("How many directories deep to search")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)({
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)(matchOutput()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("The matching lines, at most max_results")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Every file with a match, however many matches are returned")),
				count: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Number of files with a match")),
				total_matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Number of matching lines in all files")),
				files_searched: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Number of text files that were looked into")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Whether there are more matches than returned"))
			}),
			metadata: [
				"count",
				"total_matches",
				"files_searched",
				"truncated"
			],
			when: "Use it to find lines by a regular expression. Prefer it to grep_search in recipes: it has more filters.",
			termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
			examples: [
				{
					description: "Find the asynchronous functions of the Rust sources",
					args: {
						pattern: "async fn.*execute",
						file_type: "rs"
					}
				},
				{
					description: "Find a word in any case, without its surroundings",
					args: {
						pattern: "todo",
						case_sensitive: !1,
						context_lines: 0
					}
				},
				{
					description: "Search only some files",
					args: {
						pattern: "FROM node:\\d+",
						include: "**/Dockerfile"
					}
				}
			],
			async run(args, context) {
				let { limits } = context;
				let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.L)(args.pattern, { caseSensitive: args.case_sensitive });
				if (!pattern.ok) return pattern;
				if (args.include?.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.q)("invalid_arguments", "include is empty", "Say which files are meant, or leave it out for all.");
				let under = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.path);
				if (!under.ok) return under;
				let { limit, warnings } = resultLimit(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let maxDepth = args.max_depth ?? limits.searchDepth;
				let selection = {
					under: under.value,
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.D)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.D)(args.exclude),
					maxDepth,
					...args.file_type !== void 0 && { extension: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)(args.file_type) }
				};
				let contextLines = args.hide_text ? 0 : args.context_lines;
				let found = await searchFiles({
					pattern: pattern.value,
					selection,
					maxMatches: limit,
					contextLines
				}, context);
				if (!found.ok) return found;
				let { totalMatches } = found.value;
				let matches = args.hide_text ? found.value.matches.map((match) => ({
					...match,
					text: "(not shown)"
				})) : found.value.matches;
				let value = {
					matches: matches.map((match) => ({
						...match,
						before: [...match.before],
						after: [...match.after]
					})),
					files: found.value.files.map((file) => file.path),
					count: found.value.files.length,
					total_matches: totalMatches,
					files_searched: found.value.filesSearched,
					truncated: totalMatches > matches.length
				};
				let output = totalMatches === 0 ? `No matches found for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(args.pattern)}'` : `Found ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(totalMatches, "match", "matches")} in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(value.count, "file")} for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(args.pattern)}':${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.g)(matches)}`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.J)(value, output, {
					unfinished: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)(found.value, limits)[0],
					warnings: [
						...warnings,
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.b)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.v)(found.value, limits, maxDepth)
					]
				});
			}
		});
		function matchOutput() {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("File with the match")),
				line: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Line number, from 1")),
				column: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Column of the match, from 1")),
				text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("The line; of a very long one the part around the match")),
				before: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Lines before it")),
				after: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Lines after it"))
			});
		}
	}),
	4837: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => makeAndOpen,
			n: () => readStoredPlan,
			r: () => savePlan,
			t: () => listPlans
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		function makeAndOpen(parent, name, permissions) {
			let made = parent.makeDirectory(name, permissions);
			if (!made.ok && made.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(made.error);
			let opened = parent.open(name);
			opened.ok && !made.ok && permissions !== void 0 && opened.value.setPermissions(permissions);
			return opened;
		}
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let PLANS_FOLDER = "plans";
		let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
		function pathOfPlans({ home, isGitDirectory }) {
			return `${home}/${isGitDirectory ? "sous" : ".sous"}/${PLANS_FOLDER}`;
		}
		async function withPlans(store, enter, work) {
			let opened = [];
			try {
				let directory = store.disk.open(store.home);
				for (let name of [store.isGitDirectory ? "sous" : ".sous", PLANS_FOLDER]) {
					if (!directory.ok) return directory;
					opened.push(directory.value);
					directory = enter(directory.value, name);
				}
				if (!directory.ok) return directory;
				opened.push(directory.value);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function makePrivate(parent, name) {
			return makeAndOpen(parent, name, name === PLANS_FOLDER ? 448 : void 0);
		}
		function openExisting(parent, name) {
			return parent.open(name);
		}
		function sweepUnfinished(plans, disk) {
			let names = plans.names();
			for (let name of names.ok ? names.value : []) {
				let pid = UNFINISHED.exec(name)?.[1];
				pid !== void 0 && !disk.isRunning({
					...disk.self,
					pid: Number(pid),
					started: ""
				}) && removePlanFolder(plans, name);
			}
		}
		function removeOldPlans(plans) {
			let names = plans.names();
			let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
				let entry = plans.entry(name);
				return entry.ok && entry.value !== void 0 ? [{
					name,
					at: entry.value.modifiedMs
				}] : [];
			}).toSorted((a, b) => b.at - a.at);
			let latest = byAge[0]?.at ?? 0;
			let counted = {
				landed: 0,
				other: 0
			};
			for (let { name, at } of byAge) {
				let kind = byAge.length > 50 && hasLanded(plans, name) ? "landed" : "other";
				counted[kind] += 1;
				(counted[kind] > 50 || latest - at > 12096e5) && removePlanFolder(plans, name);
			}
		}
		function hasLanded(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return !1;
			let entry = folder.value.entry("landed");
			folder.value.close();
			return entry.ok && entry.value !== void 0;
		}
		function isPlanName(name) {
			return /^[0-9a-f]{64}$/.test(name);
		}
		function removePlanFolder(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return;
			folder.value.removeFile(PLAN_FILE);
			let names = folder.value.names();
			for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || removePlanFolder(folder.value, inside);
			folder.value.close();
			plans.removeDirectory(name);
		}
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			let planned = stored.changes.map(_list_1_js__WEBPACK_IMPORTED_MODULE_0__.mt);
			if ((0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.pt)({
				...stored.plan,
				changes: planned
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await withPlans(store, makePrivate, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(6).toString("hex")}`;
				let written = await writeFolder(plans, name, stored, planned);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ht)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await withPlans(store, openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(noPlan(digest, pathOfPlans(store)));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ht)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await withPlans(store, openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(PLAN_FILE);
			if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.ut)(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.ot)(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.ct)(plan.value.changes, pack.value);
			return changes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		async function writeFolder(plans, name, { plan, changes }, planned) {
			let folder = makeAndOpen(plans, name, 448);
			if (!folder.ok) return folder;
			try {
				let how = {
					permissions: 384,
					isDurable: !0
				};
				let packed = await folder.value.writeAside(CONTENTS_FILE, {
					...how,
					bytes: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.st)(changes, planned)
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(PLAN_FILE, {
					...how,
					bytes: Buffer.from((0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.dt)(plan))
				});
				return written.ok ? folder.value.sync() : written;
			} finally {
				folder.value.close();
			}
		}
		function putInPlace(plans, name, digest) {
			removePlanFolder(plans, digest);
			let moved = plans.moveFrom(plans, name, digest);
			return moved.ok ? plans.sync() : moved;
		}
		function noPlan(digest, place) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_found", `There is no plan ${digest} in '${place}'`, "Look for it with 'sous plans', or make the plan anew.");
		}
	}),
	4688: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => serializeParameters,
			t: () => compileRulePattern
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(error instanceof Error ? error.message : String(error));
			}
		}
	})
};
