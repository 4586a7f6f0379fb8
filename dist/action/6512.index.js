export const id = 6512;
export const ids = [6512];
export const modules = { 16512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { publishOnPull: () => publishOnPull });
	var protected_globs = __webpack_require__(59514);
	var authorise = __webpack_require__(21496);
	var plan_ref = __webpack_require__(12916);
	var pull_state = __webpack_require__(41767);
	var external_node_crypto_ = __webpack_require__(77598);
	var permissions = __webpack_require__(62478);
	var refuse_protected = __webpack_require__(69515);
	var engine_seal = __webpack_require__(14405);
	var policy_hash = __webpack_require__(6240);
	var reason = __webpack_require__(33529);
	var registry = __webpack_require__(54724);
	var clean_repository = __webpack_require__(73458);
	var commit_message = __webpack_require__(56336);
	var remote_git = __webpack_require__(11116);
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
	async function refuseOtherPlan({ plan, changes }, expected) {
		let { pull, recipe, config } = expected;
		let moved = refusePlace(plan, pull);
		if (moved !== void 0) return moved;
		let isSame = {
			"the version of Sous": plan.sousVersion === expected.sousVersion,
			"the recipe": plan.recipe.path === recipe.source.path && plan.recipe.digest === recipe.source.digest,
			"the inputs": inputsText(plan.inputs) === inputsText(expected.inputs),
			"the configuration": plan.policy === (0, policy_hash.t)(config),
			"the commit message": plan.message === expected.message
		};
		let [other] = Object.entries(isSame).find(([, same]) => !same) ?? [];
		if (other !== void 0) return foreign(plan, `${other} is another`);
		for (let source of plan.recipe.includes) if (!await expected.isTrusted(source)) return foreign(plan, `'${source.path}' is not so on the default branch`);
		if (pull.isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === "ran" && (0, registry.Gs)(tool))) return foreign(plan, "it ran something over the files of a fork");
		let forbidden = new permissions.L(recipe).refuseChanges(changes) ?? (0, refuse_protected.f)(changes, config, plan.base.directory);
		return forbidden === void 0 ? (0, commit_message.VR)(plan.message) : fromToolError(forbidden);
	}
	function refusePlace(plan, pull) {
		let { repository, head, base } = pull;
		if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number) return foreign(plan, `it was not made for #${pull.number}`);
		if (plan.head?.repository !== String(head.repository ?? "gone") || plan.head.ref !== `refs/heads/${head.ref}`) return foreign(plan, "it was made on another branch");
		if (plan.target !== plan.head.ref || plan.base.directory !== "." || plan.base.commit !== plan.head.commit) return foreign(plan, "it is for another place");
		if (plan.base.ref !== `refs/heads/${base.ref}`) return (0, reason.x)("stale_base", `The plan was made for '${plan.base.ref}', and #${pull.number} is for '${base.ref}' now`);
		if (plan.head.commit !== head.commit) return (0, reason.x)("stale_head", `The plan was made on ${plan.head.commit.slice(0, 12)}, and #${pull.number} is at ${head.commit.slice(0, 12)} now`);
	}
	async function refuseOtherContents(remote, { plan, changes }) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let commit = plan.base.commit ?? "";
			let fetched = await remote.fetchCommit(commit, { contents: !1 });
			if (!fetched.ok) return fetched.error;
			let listed = await remote.run([
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]);
			if (!listed.ok) return (0, remote_git.Ok)("list the files", listed.error);
			let files = new Map((0, clean_repository.D4)(listed.value).split("\0").flatMap((line) => {
				let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
				return path === "" ? [] : [[path, `${mode} ${id}`]];
			}));
			let other = changes.find((change) => change.kind !== "create_directory" && files.get(change.path) !== beforeOf(change));
			if (other !== void 0) return foreign(plan, `'${other.path}' is not what the plan says it was`);
			if (plan.status === "gated") return;
			let { git, disk, scratchDisk } = remote.options;
			let opened = await (0, engine_seal.I)({
				repository: remote.place,
				base: commit,
				directory: plan.base.directory,
				changes,
				git,
				disk,
				scratchDisk
			});
			if (!opened.ok) return fromToolError(opened.error);
			let seal = __addDisposableResource(env_1, opened.value, !0);
			return seal.tree === plan.tree ? void 0 : foreign(plan, `it comes to the tree ${seal.tree}`);
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
		let hash = (0, external_node_crypto_.createHash)("sha1").update(`blob ${change.before.length}\0`).update(change.before);
		return `${change.modeBefore} ${hash.digest("hex")}`;
	}
	function inputsText(inputs) {
		return JSON.stringify(Object.entries(inputs).filter(([, value]) => value !== null).sort(([a], [b]) => a < b ? -1 : 1));
	}
	function foreign({ digest }, why) {
		return (0, reason.x)("plan_tampered", `The plan ${digest} is not the one that was asked for: ${why}`);
	}
	function fromToolError({ message, suggestion }) {
		return (0, reason.x)("plan_tampered", message, suggestion);
	}
	var trusted_files = __webpack_require__(83458);
	var model_digest = __webpack_require__(63717);
	var policy = __webpack_require__(93771);
	var result = __webpack_require__(97424);
	var command_answers = __webpack_require__(60216);
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
			outcome: outcomeOf(known, plan.steps, waiting),
			plan,
			steps: stepsOf(calls),
			places
		};
	}
	function outcomeOf(known, steps, tool) {
		let waits = steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		if (waits === void 0 || tool === void 0) return {
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
					tool,
					args
				},
				reason
			},
			...known
		};
	}
	function stepsOf(calls) {
		let groups = [];
		for (let call of calls) {
			let last = groups.at(-1);
			let isSame = last?.[0] !== void 0 && placeOf(last[0].planned) === placeOf(call.planned);
			last !== void 0 && isSame ? last.push(call) : groups.push([call]);
		}
		return groups.map((group, i) => recordOf(group, {
			number: i + 1,
			total: groups.length
		}));
	}
	function recordOf(calls, { number, total }) {
		let [first] = calls;
		if (first === void 0) throw Error("A step without a call.");
		let { label, tool, at } = first.planned;
		return {
			place: {
				label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
				calls: tool,
				number,
				total,
				isVerify: !1,
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
	function placeOf({ at }) {
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
	var make_run = __webpack_require__(52382);
	var version = __webpack_require__(25540);
	var action_ending = __webpack_require__(64560);
	var keep_plan = __webpack_require__(77588);
	var land_pull = __webpack_require__(25824);
	var open_forge = __webpack_require__(74598);
	var plan_artifact = __webpack_require__(27431);
	var plan_pull = __webpack_require__(63938);
	var pull_comments = __webpack_require__(79871);
	async function publishOnPull(command) {
		let { context, forge } = command;
		let person = "recipe" in command ? await (0, authorise.Yo)({
			github: forge.github,
			author: command.from.author,
			run: context.run,
			policy: (0, open_forge.U)(forge)
		}) : await (0, authorise.ki)({
			github: forge.github,
			from: command.from,
			run: context.run,
			policy: (0, open_forge.U)(forge)
		});
		if (!person.ok) return (0, action_ending.refusedEnding)(person.error);
		let published = await publish(command, person.value.id);
		return published.ok ? published.value : (0, pull_comments.zJ)(published.error, command);
	}
	async function publish(command, person) {
		let { context, forge, from } = command;
		let asked = await readAsked(command, person);
		if (!asked.ok) return asked;
		let { pull, config, origin, approved } = asked.value;
		let prepared = await (0, plan_pull.T)({
			context,
			forge,
			recipe: asked.value.recipe,
			inputs: asked.value.inputs
		});
		if (!prepared.ok) return prepared;
		let artifact = await (0, plan_artifact.Y)(context.runner.input("plan-path"));
		if (!artifact.ok) return artifact;
		let { ending, stored } = artifact.value;
		if (stored === void 0) {
			let refused = {
				code: ending.reason,
				message: ending.message,
				suggestion: "The summary of the job that makes plans tells more."
			};
			let posted = await (0, pull_comments.V_)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, command_answers.$W)(refused)
			});
			return posted === void 0 ? (0, result.k)({
				reason: "answered",
				message: ending.message,
				pull: { number: from.pull }
			}) : (0, result.V)(posted);
		}
		let { recipe, inputs } = prepared.value;
		let message = context.runner.input("commit-message") || (0, make_run.XW)(recipe);
		let isTrusted = (source) => isOnDefaultBranch(forge, prepared.value, source);
		let other = await refuseOtherPlan(stored, {
			pull,
			recipe,
			inputs,
			config,
			sousVersion: version.x,
			message,
			isTrusted
		});
		if (other !== void 0) return (0, result.V)(other);
		if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, approved))) return (0, result.V)((0, reason.x)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let changed = await refuseOtherContents(remote.value, stored);
		if (changed !== void 0) return (0, result.V)(changed);
		let waits = stored.plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		let waiting = waits === void 0 ? void 0 : await (0, registry.SG)(waits.tool);
		let places = {
			directory: stored.plan.base.directory,
			matches: (0, protected_globs.m)(config.protectedPaths)
		};
		return (0, keep_plan.v)({
			context,
			forge,
			pull,
			stored,
			origin,
			planned: storedRun({
				stored,
				recipe,
				places,
				waiting
			})
		});
	}
	async function readAsked(command, person) {
		let { forge, from } = command;
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, pull_state.Es)(forge.github, from.pull);
		if (!pull.ok) return pull;
		let refused = (0, pull_state.gy)(pull.value, config.value.approval);
		if (refused !== void 0) return (0, result.V)(refused);
		let around = {
			pull: pull.value,
			config: config.value
		};
		if ("recipe" in command) {
			let { recipe, inputs } = command;
			return (0, result.k)({
				...around,
				recipe,
				inputs,
				origin: {
					comment: from.id,
					requester: person
				}
			});
		}
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let record = await (0, plan_ref.b2)(remote.value, command.digest);
		if (!record.ok) return record;
		let { plan, state } = record.value;
		if (plan.status !== "gated") return (0, result.V)((0, reason.x)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
		let approved = await (0, land_pull.L)(command, record.value, pull.value, config.value);
		if (!approved.ok) return approved;
		return (0, result.k)({
			...around,
			recipe: (0, land_pull.V)(plan),
			inputs: plan.inputs,
			origin: state.origin,
			approved: approved.value
		});
	}
	function isSameCall(one, other) {
		return one.tool === other.tool && (0, policy.L)(one.args) === (0, policy.L)(other.args);
	}
	async function isOnDefaultBranch(forge, { library }, { path, digest }) {
		if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
		let tree = await forge.trusted();
		let text = tree.ok ? await (0, trusted_files.D_)(tree.value, path) : tree;
		return text.ok && text.value !== void 0 && (0, model_digest.sc)(Buffer.from(text.value)) === digest;
	}
}) };
