(() => {
	var __webpack_modules__ = {
		474: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(777).outcome();
		},
		572: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(777)["run-action"]();
		},
		868: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(777)["run-campaign"]();
		},
		520: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(777).runner();
		},
		107: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(164).reasons();
			module.exports = {
				__esModule: !0,
				get refusal() {
					return part().refusal;
				}
			};
		},
		511: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(506).work();
			module.exports = {
				__esModule: !0,
				get didYouMean() {
					return part().didYouMean;
				}
			};
		},
		513: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(891).event();
			module.exports = {
				__esModule: !0,
				get CAMPAIGN_MODES() {
					return part().CAMPAIGN_MODES;
				},
				get JOB_MODES() {
					return part().JOB_MODES;
				},
				get MODES() {
					return part().MODES;
				},
				get hider() {
					return part().hider;
				},
				get isForSous() {
					return part().isForSous;
				},
				get parseCommand() {
					return part().parseCommand;
				}
			};
		},
		829: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(722)["apply-request"]();
		},
		59: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(722)["event-payloads"]();
		},
		437: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		},
		37: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).start();
		},
		777: (module) => {
			"use strict";
			module.exports = require("../shared/action.js");
		},
		164: (module) => {
			"use strict";
			module.exports = require("../shared/base.js");
		},
		506: (module) => {
			"use strict";
			module.exports = require("../shared/core.js");
		},
		891: (module) => {
			"use strict";
			module.exports = require("../shared/event.js");
		},
		722: (module) => {
			"use strict";
			module.exports = require("../shared/github.js");
		},
		135: (module) => {
			"use strict";
			module.exports = require("../shared/start.js");
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
	var __webpack_exports__ = {};
	(() => {
		"use strict";
		__nccwpck_require__(437);
		var reasons = __nccwpck_require__(107);
		var work = __nccwpck_require__(511);
		var shared_event_event = __nccwpck_require__(513);
		var start = __nccwpck_require__(37);
		let external_node_fs_namespaceObject = require("node:fs");
		let external_node_path_namespaceObject = require("node:path");
		//! src/github/events/read-event.ts
		let PROPOSING = [
			"schedule",
			"push",
			"workflow_dispatch"
		];
		let ANSWERING = [
			"",
			"auto",
			...shared_event_event.JOB_MODES
		];
		let PWN_REQUESTS = ["pull_request_target", "workflow_run"];
		async function readEvent(facts, modeInput) {
			let { name } = facts;
			if (PWN_REQUESTS.includes(name)) return refused(ERRORS.eventNotTrusted(name));
			let mode = readMode(modeInput);
			if (mode === void 0) return badMode(modeInput);
			let payload = parsePayload(facts.payload);
			if (payload === void 0) return refused(ERRORS.notAnObject(name));
			if (mode === "apply" && name.startsWith("pull_request")) return refused(ERRORS.applyOnPull(name));
			if (name === "issue_comment") return readComment(payload);
			if (name === "pull_request_review") return readReview(payload);
			if (name === "pull_request" && payload.action === "synchronize" && !facts.hasRecipe && ANSWERING.includes(modeInput)) return readPush(payload);
			if (!isJobMode(modeInput)) return readWorkflow(facts, mode, payload);
			if (modeInput !== "gate" && PROPOSING.includes(name)) return readWorkflow(facts, "propose", payload);
			return refused(ERRORS.modeNotForEvent(modeInput, name));
		}
		function refuseCampaignEvent({ name, payload: text, workflowRef }) {
			if (PWN_REQUESTS.includes(name) || name.startsWith("pull_request")) return ERRORS.eventNotTrusted(name);
			let payload = parsePayload(text);
			if (payload === void 0) return ERRORS.notAnObject(name);
			return typeof at(payload, "repository", "default_branch") == "string" && !isOnDefaultBranch(workflowRef, payload) ? ERRORS.otherWorkflow(workflowRef) : void 0;
		}
		function isOnDefaultBranch(workflowRef, payload) {
			let branch = at(payload, "repository", "default_branch");
			return typeof branch == "string" && workflowRef.slice(workflowRef.indexOf("@")) === `@refs/heads/${branch}`;
		}
		async function readComment(payload) {
			let body = at(payload, "comment", "body");
			if (typeof body == "string" && !(0, shared_event_event.isForSous)(body)) return ignored(ERRORS.notACommand());
			if (typeof payload.action == "string" && payload.action !== "created") return ignored(ERRORS.notNew("comment", payload.action));
			let { readCommentPayload } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 59, 23)).then((n) => n.event_payloads_exports);
			return withSource(readCommentPayload(payload), ({ from, sender, issue }) => {
				if (!issue.isPull) return ignored(ERRORS.notAPull(from.pull));
				if (!issue.isOpen) return ignored(ERRORS.closed(from.pull));
				return sender === from.author.id ? commandFrom(from) : wrongSender(from);
			});
		}
		function commandFrom(from) {
			let command = (0, shared_event_event.parseCommand)(from.body);
			if (command === void 0) return ignored(ERRORS.notACommand());
			if (from.author.isBot && !(command.ok && command.value.kind === "run")) return ignored(ERRORS.bot(from.author.login));
			return command.ok ? {
				...command.value,
				from
			} : {
				kind: "mistake",
				mistake: command.error,
				from
			};
		}
		async function readReview(payload) {
			let action = payload.action;
			if (typeof action == "string" && action !== "submitted") return ignored(ERRORS.notNew("review", action));
			let state = at(payload, "review", "state");
			if (typeof state == "string" && state.toLowerCase() !== "approved") return ignored(ERRORS.notApproving());
			let { readReviewPayload } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 59, 23)).then((n) => n.event_payloads_exports);
			return withSource(readReviewPayload(payload), ({ from, sender }) => {
				if (from.author.isBot) return ignored(ERRORS.bot(from.author.login));
				return sender === from.author.id ? approvalFrom(from) : wrongSender(from);
			});
		}
		function approvalFrom(from) {
			let command = (0, shared_event_event.parseCommand)(from.body);
			if (command === void 0) return {
				kind: "review",
				digest: void 0,
				from
			};
			if (!command.ok) return {
				kind: "mistake",
				mistake: command.error,
				from
			};
			if (command.value.kind === "apply") return {
				kind: "review",
				digest: command.value.digest,
				from
			};
			return {
				kind: "mistake",
				mistake: {
					code: "command_mistake",
					message: `A review cannot run '/sous ${command.value.kind}'`,
					suggestion: "Write it as a comment."
				},
				from
			};
		}
		function readPush(payload) {
			let pull = at(payload, "pull_request", "number");
			let commits = readCommits(payload.pull_request);
			if (!Number.isSafeInteger(pull) || commits === void 0) return refused(ERRORS.noField("pull_request.number"));
			if (commits.isFork) return ignored(ERRORS.pushToFork());
			return {
				kind: "pushed",
				pull
			};
		}
		function readWorkflow({ name, workflowRef }, mode, payload) {
			let isDefault = isOnDefaultBranch(workflowRef, payload);
			if (mode === "apply" && name === "workflow_dispatch" && !isDefault) return refused(ERRORS.otherWorkflow(workflowRef));
			let pull = at(payload, "pull_request", "number");
			if (name === "pull_request" && !Number.isSafeInteger(pull)) return refused(ERRORS.noField("pull_request.number"));
			let common = {
				kind: "workflow",
				mode,
				event: name,
				pull: Number.isSafeInteger(pull) ? pull : void 0,
				isDefault
			};
			if (common.pull === void 0) return common;
			let commits = readCommits(payload.pull_request);
			return commits === void 0 ? refused(ERRORS.noField("pull_request.base.sha")) : {
				...common,
				commits
			};
		}
		function readCommits(pull) {
			let sha = at(pull, "base", "sha");
			if (typeof sha != "string" || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) return;
			let [base, head] = [at(pull, "base", "repo"), at(pull, "head", "repo")].map((repo) => repo?.id);
			return {
				base: sha,
				isFork: base === void 0 || base !== head
			};
		}
		function withSource(read, request) {
			return read.ok ? request(read.value) : {
				kind: "refused",
				refusal: read.error
			};
		}
		function wrongSender({ author, kind }) {
			return refused(ERRORS.wrongSender(author.login, kind));
		}
		function readMode(text) {
			if (text === "" || text === "auto" || isJobMode(text)) return "preview";
			return shared_event_event.MODES.find((mode) => mode === text);
		}
		function isJobMode(text) {
			return shared_event_event.JOB_MODES.some((mode) => mode === text);
		}
		function badMode(text) {
			let near = (0, work.didYouMean)(text, [
				"auto",
				...shared_event_event.MODES,
				...shared_event_event.JOB_MODES
			]);
			return refused(ERRORS.unknownMode(text, near));
		}
		function parsePayload(text) {
			try {
				let value = JSON.parse(text.trim() === "" ? "{}" : text);
				return typeof value == "object" && value && !Array.isArray(value) ? value : void 0;
			} catch {
				return;
			}
		}
		function at(payload, outer, inner) {
			let value = payload[outer];
			return typeof value == "object" && value ? value[inner] : void 0;
		}
		function ignored({ code, message }) {
			return {
				kind: "ignored",
				code,
				message
			};
		}
		function refused(why) {
			return {
				kind: "refused",
				refusal: why
			};
		}
		let ERRORS = {
			eventNotTrusted: (event) => (0, reasons.refusal)("event_not_trusted", `Sous does not run on '${event}'`),
			notAnObject: (event) => (0, reasons.refusal)("payload_invalid", `The payload of '${event}' is not a JSON object`),
			applyOnPull: (event) => (0, reasons.refusal)("event_not_trusted_for_apply", `'mode: apply' is not for '${event}', whose workflow the pull request itself may change`),
			modeNotForEvent: (mode, event) => (0, reasons.refusal)("input_invalid", `'mode: ${mode}' is not for '${event}'`),
			noField: (field) => (0, reasons.refusal)("payload_invalid", `The payload has no '${field}'`),
			otherWorkflow: (ref) => (0, reasons.refusal)("workflow_ref_not_default", `The workflow comes from '${ref}', not from the default branch`),
			wrongSender: (author, kind) => (0, reasons.refusal)("sender_mismatch", `The event was sent by someone other than ${author}, who wrote the ${kind}`),
			notACommand: () => (0, reasons.refusal)("not_a_command", "The comment is not a command"),
			notNew: (what, action) => (0, reasons.refusal)("event_action_ignored", `The ${what} was ${action}, and only new ones count`),
			notAPull: (issue) => (0, reasons.refusal)("not_a_pull_request", `#${issue} is not a pull request`),
			closed: (pull) => (0, reasons.refusal)("pr_closed", `Pull request #${pull} is closed`),
			bot: (login) => (0, reasons.refusal)("bot_actor", `${login} is a bot, or speaks through an app`),
			notApproving: () => (0, reasons.refusal)("review_not_approving", "The review does not approve"),
			pushToFork: () => (0, reasons.refusal)("event_action_ignored", "The push is to a fork, whose runs cannot write here"),
			unknownMode: (mode, near) => (0, reasons.refusal)("input_invalid", `Unknown mode '${mode.slice(0, 80)}'`, near === void 0 ? `Use auto, ${shared_event_event.MODES.join(", ")}.` : `Did you mean '${near}'?`)
		};
		//! src/action/answer-event.ts
		async function answerEvent(request) {
			let { env, payload, openContext, beforeFinish } = request;
			let about = {
				name: env.GITHUB_EVENT_NAME ?? "",
				workflowRef: env.GITHUB_WORKFLOW_REF ?? "",
				hasRecipe: inputIn(env, "recipe") !== ""
			};
			let mode = inputIn(env, "mode");
			if (shared_event_event.CAMPAIGN_MODES.some((one) => one === mode)) return runCampaignJob(request, mode, refuseCampaignEvent({
				...about,
				payload
			}));
			let asked = await readEvent({
				...about,
				payload
			}, mode);
			if (asked.kind === "ignored") return ignoreEvent(request, asked);
			let [context, { runAction }, { finishAction }] = await Promise.all([
				openContext(),
				Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 572, 23)).then((n) => n.run_action_exports),
				Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 474, 23)).then((n) => n.outcome_exports)
			]);
			let outcome = await runAction(asked, context);
			await beforeFinish?.(outcome);
			return finishAction(outcome, context);
		}
		async function runCampaignJob({ payload, openContext }, mode, refused) {
			let [context, { runCampaign }, { finishAction, refusedOutcome }] = await Promise.all([
				openContext(),
				Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 868, 23)).then((n) => n.run_campaign_exports),
				Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 474, 23)).then((n) => n.outcome_exports)
			]);
			return finishAction(refused === void 0 ? await runCampaign(mode, payload, context) : refusedOutcome(refused), context);
		}
		function ignoreEvent({ env, log, writeOutputs }, { code, message }) {
			writeOutputs(`decision=pass\nreason-code=${code}\n`);
			let token = inputIn(env, "token");
			token !== "" && log(`::add-mask::${token.replace(/[%\r\n]/g, encodeURIComponent)}\n`);
			log((0, start.inertForRunner)((0, shared_event_event.hider)(env)(`${message} (${code})\n`)));
			return 0;
		}
		function inputIn(env, name) {
			return (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
		}
		//! src/action/main.ts
		let program = external_node_fs_namespaceObject.realpathSync(process.argv[1] ?? process.execPath);
		let cancel = new AbortController();
		for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancel.abort());
		process.stdout.on("error", () => cancel.abort());
		let fault;
		let hasEnded = !1;
		let isTold = !1;
		for (let event of ["unhandledRejection", "uncaughtException"]) process.on(event, (error) => {
			fault ??= { error };
			cancel.abort();
			if (hasEnded) return void endWithFault(error);
			setTimeout(() => void endWithFault(error).finally(() => process.exit()), 1e4).unref();
		});
		let context;
		run();
		async function run() {
			try {
				process.exitCode = await main();
				hasEnded = !0;
				if (fault !== void 0) throw fault.error;
			} catch (error) {
				await endWithFault(error);
			}
		}
		async function endWithFault(error) {
			process.exitCode = 1;
			if (isTold) return;
			isTold = !0;
			let { reportActionFault } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 474, 23)).then((n) => n.outcome_exports);
			reportActionFault(error, await openContext());
		}
		async function tellOf(error, { commit, reason }) {
			if (commit === void 0 || reason !== "committed" && reason !== "proposed") return error;
			let { FaultAfterPush } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 829, 23)).then((n) => n.apply_request_exports);
			return new FaultAfterPush(commit, error);
		}
		async function main() {
			let { GITHUB_EVENT_PATH: event = "", GITHUB_OUTPUT: outputs = "" } = process.env;
			return answerEvent({
				env: process.env,
				payload: event === "" ? "{}" : external_node_fs_namespaceObject.readFileSync(event, "utf8"),
				openContext,
				log: (text) => void process.stdout.write(text),
				writeOutputs: (lines) => outputs !== "" && external_node_fs_namespaceObject.appendFileSync(outputs, lines),
				async beforeFinish(outcome) {
					if (fault !== void 0) throw await tellOf(fault.error, outcome);
				}
			});
		}
		function openContext() {
			context ??= Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 520, 23)).then((n) => n.runner_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 520, 23)).then((n) => n.runner_exports)]).then(([{ processRunner }, { actionContext }]) => {
				let place = {
					folder: external_node_path_namespaceObject.dirname(program),
					extension: external_node_path_namespaceObject.extname(program)
				};
				let opened = actionContext({
					runner: processRunner(),
					env: process.env,
					program: place,
					signal: cancel.signal
				});
				opened.token !== "" && opened.runner.mask(opened.token);
				return opened;
			});
			return context;
		}
	})();
	module.exports = __webpack_exports__;
})();
