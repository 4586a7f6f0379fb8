"use strict";
exports.id = 6085;
exports.ids = [6085];
exports.modules = { 6085: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		C: () => placeInJson,
		D: () => ruleForCall,
		E: () => obtainApproval,
		O: () => compileRulePattern,
		S: () => parseJson,
		T: () => decide,
		_: () => memoryHistory,
		a: () => withParams,
		b: () => runDecided,
		c: () => checkAllowedHosts,
		d: () => addApproval,
		f: () => approvalsFile,
		g: () => trustFile,
		h: () => stateFolder,
		i: () => readToolOptions,
		k: () => serializeParameters,
		l: () => OneByOne,
		m: () => readUserRules,
		n: () => withCommand,
		o: () => ProgressLine,
		p: () => homeOfUser,
		r: () => peekRoot,
		s: () => withProgress,
		t: () => tool_command_exports,
		u: () => openSession,
		v: () => logTo,
		w: () => NOBODY,
		x: () => runToolCall,
		y: () => decideCall
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
	var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
	var node_url__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3136);
	function serializeParameters(args) {
		return JSON.stringify(args);
	}
	function compileRulePattern(pattern) {
		try {
			new RegExp(pattern);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(RegExp(`^(?:${pattern})$`));
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(error instanceof Error ? error.message : String(error));
		}
	}
	function decide(call, rules, circumstances) {
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(call.tool)) return {
			kind: "allow",
			rule: "reading needs no approval"
		};
		let parameters = serializeParameters(call.args);
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
	function findRuleProblems(rules) {
		return rules.flatMap((rule, i) => {
			let problems = [];
			if (/^\w*$/.test(rule.tool) && !_shared_js__WEBPACK_IMPORTED_MODULE_1__.yn.includes(rule.tool)) {
				let meant = Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn, rule.tool) ? _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn[rule.tool] : void 0;
				problems.push(`rule ${i + 1} never matches: there is no tool '${rule.tool}'${meant === void 0 ? "" : `, but '${meant}'`}`);
			}
			compileRulePattern(rule.pattern).ok || problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is no regular expression`);
			rule.expires !== void 0 && Number.isNaN(Date.parse(rule.expires)) && problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is no date`);
			return problems;
		});
	}
	function ruleForCall(call, root) {
		let { name, definition } = call.tool;
		return {
			tool: name,
			pattern: `^${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.en)(serializeParameters(call.args))}$`,
			root,
			...definition !== void 0 && { definition }
		};
	}
	function matches(rule, tool, parameters, { now, root }) {
		if (rule.tool !== tool.name || rule.enabled === !1) return !1;
		if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
		if (rule.root !== void 0 && rule.root !== root) return !1;
		if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
		let pattern = compileRulePattern(rule.pattern);
		return pattern.ok && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qt)(pattern.value, parameters) === !0;
	}
	let NOBODY = {
		ask: async () => "unavailable",
		remember: async () => void 0
	};
	async function obtainApproval(decision, request, { approver, emit }) {
		if (decision.kind === "allow") return;
		let { name } = request.call.tool;
		if (decision.kind === "deny") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
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
			case "refused": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
			case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
			case "unavailable": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
			case "too_long": {
				let what = request.changes.length === 0 ? "it" : "the change";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to be shown here`, "Look at it in a terminal, and approve it there.");
			}
		}
	}
	function parseJson(text) {
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(JSON.parse(text));
		} catch {
			let scan = new Scan(text);
			let message = scan.findFault() ?? "not JSON";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
				...placeAt(text, scan.at),
				message
			});
		}
	}
	let SPACE = /[ \t\r\n]*/y;
	let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
	let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
	var Scan = class {
		#text;
		at = 0;
		constructor(text) {
			this.#text = text;
		}
		findFault() {
			let open = [];
			for (;;) {
				this.#take(SPACE);
				let start = this.#text[this.at];
				if (start === "{" || start === "[") {
					this.at++;
					this.#take(SPACE);
					let close = start === "{" ? "}" : "]";
					if (this.#text[this.at] !== close) {
						open.push(close);
						if (start === "{") {
							let fault = this.#key();
							if (fault !== void 0) return fault;
						}
						continue;
					}
					this.at++;
				} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
				for (;;) {
					this.#take(SPACE);
					let close = open.at(-1);
					if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
					if (this.#text[this.at] === close) {
						this.at++;
						open.pop();
						continue;
					}
					if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
					this.at++;
					if (close === "}") {
						let fault = this.#key();
						if (fault !== void 0) return fault;
					}
					break;
				}
			}
		}
		#key() {
			this.#take(SPACE);
			if (!this.#take(STRING)) return this.#fault("a name in double quotes");
			this.#take(SPACE);
			if (this.#text[this.at] !== ":") return this.#fault("':'");
			this.at++;
		}
		#fault(expected) {
			let found = this.#text[this.at];
			return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
		}
		#take(pattern) {
			pattern.lastIndex = this.at;
			if (!pattern.test(this.#text)) return !1;
			this.at = pattern.lastIndex;
			return !0;
		}
	};
	function placeAt(text, offset) {
		let before = text.slice(0, offset);
		return {
			line: before.split("\n").length,
			column: offset - before.lastIndexOf("\n")
		};
	}
	function placeInJson(text, field) {
		let place = skipSpace(text, 0);
		let value = place;
		for (let rest = field; rest !== "";) {
			let part = text[value] === "{" ? findMember(text, value, rest) : text[value] === "[" ? findItem(text, value, rest) : void 0;
			if (part === void 0) break;
			place = part.at;
			value = part.value;
			rest = rest.slice(part.length).replace(/^\./, "");
		}
		return placeAt(text, place);
	}
	function findMember(text, open, field) {
		let found;
		for (let at = skipSpace(text, open + 1); text[at] === "\"";) {
			let end = skipValue(text, at);
			let name = JSON.parse(text.slice(at, end));
			let value = skipSpace(text, skipSpace(text, end) + 1);
			field.startsWith(name) && [
				"",
				".",
				"["
			].includes(field.charAt(name.length)) && name.length >= (found?.length ?? 0) && (found = {
				at,
				value,
				length: name.length
			});
			at = skipComma(text, skipValue(text, value));
		}
		return found;
	}
	function findItem(text, open, field) {
		let [index, number] = /^\[(\d+)\]/.exec(field) ?? [];
		if (index === void 0) return;
		let at = skipSpace(text, open + 1);
		for (let left = Number(number); left > 0 && text[at] !== "]" && at < text.length; left--) at = skipComma(text, skipValue(text, at));
		return text[at] === "]" || at >= text.length ? void 0 : {
			at,
			value: at,
			length: index.length
		};
	}
	let STRING_AT = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
	let OTHERS = /[^"{}[\],\s]+/y;
	function skipValue(text, start) {
		let at = start;
		for (let depth = 0; at < text.length;) {
			let character = text[at];
			character === "\"" ? at = endOf(STRING_AT, text, at) : character === "{" || character === "[" ? [at, depth] = [at + 1, depth + 1] : character === "}" || character === "]" ? [at, depth] = [at + 1, depth - 1] : character === "," || character === ":" ? at++ : at = endOf(OTHERS, text, at);
			if (depth === 0) return at;
			at = skipSpace(text, at);
		}
		return at;
	}
	function endOf(pattern, text, at) {
		pattern.lastIndex = at;
		return pattern.test(text) ? pattern.lastIndex : text.length;
	}
	function skipComma(text, from) {
		let at = skipSpace(text, from);
		return text[at] === "," ? skipSpace(text, at + 1) : at;
	}
	function skipSpace(text, from) {
		let at = from;
		for (; " 	\r\n\ufeff".includes(text.charAt(at)) && at < text.length;) at++;
		return at;
	}
	async function runToolCall(request) {
		let { tool, context, emit } = request;
		let durationMs = 0;
		let end = (ending, result, { changes = [], warnings = [], decision } = {}) => ({
			tool,
			ending,
			result,
			changes,
			warnings: result.ok ? result.warnings : warnings,
			decision,
			durationMs
		});
		let decided = decideCall(request);
		if (!decided.ok) return end("failed", decided);
		let { call, decision } = decided.value;
		emit({
			kind: "run_started",
			call,
			mode: request.land === void 0 ? "preview" : "apply"
		});
		let ran = await runDecided(decided.value, request);
		if (ran.kind === "unapproved") return end("unapproved", (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(ran.error), { decision });
		let { result, changes } = ran;
		durationMs = ran.durationMs;
		if (!result.ok) return end("failed", result, { decision });
		if (changes.length === 0) return end("done", result, { decision });
		context.workspace.seal();
		if (request.land === void 0) return end("previewed", result, {
			changes,
			decision
		});
		let { warnings } = result;
		let refusal = tool.effect === "external" ? void 0 : await obtainApproval(decision, {
			call,
			changes,
			warnings
		}, request);
		if (refusal !== void 0) return end("unapproved", (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(refusal), {
			changes,
			warnings,
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
	function decideCall({ tool, args, context, rules, root }) {
		let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(tool, args, context);
		if (!checked.ok) return checked;
		let details = tool.explain?.(checked.value.complete);
		let call = {
			tool,
			args: checked.value.given,
			...details !== void 0 && { details }
		};
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
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
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yt)(tool, args, {
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
	var history_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ fileHistory: () => fileHistory });
	function memoryHistory() {
		let record;
		return {
			last: () => record,
			remember(latest) {
				record = latest;
			}
		};
	}
	let MAX_OUTPUT_CHARACTERS = 65536;
	function fileHistory({ stateFolder, root }) {
		let file = node_path__WEBPACK_IMPORTED_MODULE_4__.join(stateFolder, "history", `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
		let latest;
		return {
			last() {
				latest ??= readRecord(file);
				return latest;
			},
			remember(record) {
				latest = record;
				let command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
				let stored = JSON.stringify({
					...record,
					command,
					output: shorten(record.output)
				});
				(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(file, `${stored}\n`));
			}
		};
	}
	function readRecord(file) {
		let content = _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wt.readFile(file, 1048576);
		if (!content.ok) return;
		try {
			let { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString("utf8"));
			return [
				command,
				output,
				executedAt
			].every((text) => typeof text == "string") ? {
				command,
				exitCode: Number.isInteger(exitCode) ? exitCode : void 0,
				output,
				executedAt
			} : void 0;
		} catch {
			return;
		}
	}
	function shorten(output) {
		if (output.length <= MAX_OUTPUT_CHARACTERS) return output;
		return `${output.slice(0, 32768).toWellFormed()}\n[\u2026]\n${output.slice(-32768).toWellFormed()}`;
	}
	var StagedNames = class {
		#uses = new Map();
		#folded = new Map();
		add(path) {
			for (let part of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path), path]) {
				let parent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(part);
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
			for (let part of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path), path]) {
				let parent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(part);
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
		return `${directory}/${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(name)}`;
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
			for (let part of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path), path]) {
				let parent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(part);
				let name = nameIn(parent, part);
				let present = [...((await this.#foldedNames(parent)).get((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
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
				let same = folded.get((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(name));
				same === void 0 ? folded.set((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(name), [name]) : same.push(name);
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
						files: [...kept, ...written].sort(_entry_js__WEBPACK_IMPORTED_MODULE_2__.x)
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
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				kind: "file",
				size: staged.bytes.length
			});
			if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				kind: "directory",
				size: 0
			});
			if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(MISSING);
			let above = this.#stagedAbove(path);
			if (above === void 0) return await this.#isDropped(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(MISSING) : this.#base.entry(path);
			return above.isRemoved ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(MISSING) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(above.path));
		}
		async read(path, limit) {
			let staged = this.#files.get(path)?.after;
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(limit === void 0 ? staged : {
				...staged,
				bytes: staged.bytes.subarray(0, limit)
			});
			if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Z)(path));
			if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.q)(path));
			let above = this.#stagedAbove(path);
			if (above === void 0) return await this.#isEmptied(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.q)(path)) : this.#base.read(path, limit);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(above.isRemoved ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.q)(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(above.path));
		}
		async directory(path) {
			if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(path));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)([...entries.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.x)(a.name, b.name)));
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
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.K)(path));
			let earlier = this.#files.get(path);
			let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(earlier.before);
			if (!before.ok) return before;
			if (earlier?.after === void 0) {
				let isNew = before.value === void 0 || earlier !== void 0;
				let refusal = await this.#refuse(path, isNew);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(refusal);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
		}
		async remove(path) {
			this.#assertOpen();
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.K)(path));
			let earlier = this.#files.get(path);
			if (earlier?.after !== void 0) {
				this.#put(path, earlier.before && {
					before: earlier.before,
					after: void 0,
					edits: void 0
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
			}
			let before = await this.read(path);
			if (!before.ok) return before;
			if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)("delete file", path));
			this.#put(path, {
				before: before.value,
				after: void 0,
				edits: void 0
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
		}
		async makeDirectory(path) {
			this.#assertOpen();
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.K)(path));
			let created = [];
			for (let directory of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path), path]) {
				let entry = await this.entry(directory);
				if (!entry.ok) return entry;
				if (entry.value.kind === "directory") continue;
				if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(path));
				if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
				created.push(directory);
			}
			if (created.length > 0) {
				let alias = await this.#findAlias(path);
				if (alias !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(aliasError(path, alias));
				if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)("create directory", path));
			}
			for (let directory of created) {
				this.#directories.add(directory);
				this.#names.add(directory);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(created);
		}
		async changes() {
			let changes = [];
			for (let [path, file] of this.#files) {
				let change = netChange(path, file);
				change !== void 0 && changes.push(change);
			}
			let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(change.path)));
			for (let path of this.#directories) holding.has(path) || changes.push({
				kind: "create_directory",
				path
			});
			return changes.sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.x)(a.path, b.path));
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
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path).find((ancestor) => this.#files.has(ancestor));
			return above && {
				path: above,
				isRemoved: this.#isRemoved(above)
			};
		}
		async #contentBefore(path, options) {
			if (options.from !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(options.from);
			let content = await this.read(path);
			if (content.ok) return content;
			return content.error.code === "not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0) : content;
		}
		async #refuse(path, isNew) {
			if (isNew) {
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Z)(path);
				for (let ancestor of (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path)) {
					let entry = await this.entry(ancestor);
					if (!entry.ok) return entry.error;
					if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(path);
					if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(ancestor);
				}
				let alias = await this.#findAlias(path);
				if (alias !== void 0) return aliasError(path, alias);
			}
			return this.#base.isWritable(path) ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(isNew ? "create file" : "write file", path);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
	}
	var user_files_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readUserRules: () => readUserRules });
	function approvalsFile(env) {
		return node_path__WEBPACK_IMPORTED_MODULE_4__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
	}
	function trustFile(env) {
		return node_path__WEBPACK_IMPORTED_MODULE_4__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
	}
	function stateFolder(env) {
		return node_path__WEBPACK_IMPORTED_MODULE_4__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
	}
	function baseFolder(env, variable, fallback) {
		let named = env[variable];
		if (named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute(named)) return named;
		let home = env.HOME ?? "";
		return node_path__WEBPACK_IMPORTED_MODULE_4__.join(node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute(home) ? home : homeOfUser(), fallback);
	}
	function homeOfUser() {
		let user = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => node_os__WEBPACK_IMPORTED_MODULE_6__.userInfo());
		return user.ok && node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute(user.value.homedir) ? user.value.homedir : node_os__WEBPACK_IMPORTED_MODULE_6__.devNull;
	}
	function readUserRules({ env, console }) {
		let approvals = readApprovals(approvalsFile(env));
		if (!approvals.ok) return approvals;
		for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.I)(problem)}\n`);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(approvals.value.rules);
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
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync(file, { throwIfNoEntry: !1 });
			if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				rules: [],
				problems: []
			});
			if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, "others than its owner may change it", `Run: chmod 600 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(file)}`));
			text = node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file, "utf8");
		} catch (error) {
			if (error.code === "ENOTDIR") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				rules: [],
				problems: []
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, error.message, "Make it readable, or delete it."));
		}
		let parsed = parseJson(text);
		if (!parsed.ok) {
			let { line, column, message } = parsed.error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
		}
		let rules = parsed.value?.rules;
		if (!Array.isArray(rules)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
		let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
		if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, problem, "Correct it, or delete it."));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
			rules,
			problems: findRuleProblems(rules).map((found) => `${file}: ${found}`)
		});
	}
	function addApproval(file, rule) {
		let present = readApprovals(file);
		if (!present.ok) return present;
		try {
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(broken(file, error.message, "Make its folder writable."));
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
	}
	async function openSession({ invocation, category, opened, allowHosts, verbose, history }) {
		let { env, console, program, signal } = invocation;
		let { tree, programs } = opened;
		let { folder } = tree;
		return {
			root: folder,
			context: {
				workspace: new StagedWorkspace(opened.view ?? tree),
				shell: lazyShell(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zt)(env.SHELL, programs), {
					inherited: env,
					searchPath: programs.path
				}),
				http: lazyHttp,
				threads: searchThreads(program),
				history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
				clock: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qt,
				log: logTo((line) => console.err(`${console.errStyle.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(line))}\n`), verbose ? "trace" : "warn"),
				limits: _shared_js__WEBPACK_IMPORTED_MODULE_1__.st,
				project: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(tree),
				allowPrivateHosts: allowHosts,
				signal
			}
		};
	}
	function searchThreads({ folder, extension }) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.G)((0, node_url__WEBPACK_IMPORTED_MODULE_7__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, `search-worker${extension}`)), node_os__WEBPACK_IMPORTED_MODULE_6__.availableParallelism());
	}
	async function userHistory(env, root) {
		let { fileHistory } = await Promise.resolve().then(() => history_exports);
		return fileHistory({
			stateFolder: stateFolder(env),
			root
		});
	}
	let lazyHttp = { async send(request) {
		let { realHttp } = await __webpack_require__.e(9495).then(__webpack_require__.bind(__webpack_require__, 9495));
		return realHttp().send(request);
	} };
	function lazyShell(find, surroundings) {
		return {
			get program() {
				return find() ?? "none";
			},
			async run(request) {
				let { realShell } = await __webpack_require__.e(7986).then(__webpack_require__.bind(__webpack_require__, 7986));
				return realShell({
					...surroundings,
					program: find()
				}).run(request);
			}
		};
	}
	var OneByOne = class {
		#last = Promise.resolve();
		add(signal, work) {
			let mine = this.#last.then(async () => signal.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(cancelled()) : work());
			this.#last = mine.catch(() => void 0);
			return mine;
		}
	};
	function cancelled() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("cancelled", "The call was cancelled while it waited for another one", "Nothing was done. Call again when it is wanted.");
	}
	let NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
	let BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i;
	function checkAllowedHosts(hosts) {
		for (let host of hosts) {
			let plain = plainHost(host);
			if (plain === host.toLowerCase()) continue;
			let example = plain === void 0 ? "a name or address such as localhost, 10.0.0.7 or localhost:8080" : `--allow-host ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(plain)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `--allow-host takes the name of a host, not '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(host)}'`, `Write ${example}.`);
		}
	}
	function plainHost(text) {
		let isUrl = text.includes("://");
		let address = BARE_IPV6.test(text) ? `[${text}]` : text;
		let whole = isUrl ? text : `http://${address}`;
		if (!URL.canParse(whole)) return;
		let url = new URL(whole);
		if (!NAME.test(url.hostname)) return;
		let port = isUrl ? url.port : /:0*(\d+)$/.exec(address.replace(/[/?#].*$/, ""))?.[1] ?? "";
		return port === "" ? url.hostname : `${url.hostname}:${port}`;
	}
	var ProgressLine = class {
		#console;
		#label;
		#timer;
		#started = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)();
		#drawn = 0;
		#frame = 0;
		#latest;
		constructor(console, label) {
			this.#console = console;
			this.#label = label;
			console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
		}
		update(progress) {
			this.#latest = progress;
			this.#timer !== void 0 && this.#draw();
		}
		end() {
			clearInterval(this.#timer);
			this.#drawn > 0 && this.#console.err("\r\x1B[K");
			this.#drawn = 0;
		}
		#draw() {
			let now = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)();
			if (now - this.#started < 500 || now - this.#drawn < 100) return;
			this.#drawn = now;
			this.#frame = (this.#frame + 1) % 10;
			let seconds = Math.floor((now - this.#started) / 1e3);
			let line = `${"\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[this.#frame]} ${this.#label} ${this.#count()}${this.#console.errStyle.dim(`${seconds}s`)}`;
			this.#console.err(`\r${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__._)(line, this.#console.errColumns)}\u001b[K`);
		}
		#count() {
			if (this.#latest === void 0) return "";
			let { done, total } = this.#latest;
			let shown = (number) => number.toLocaleString("en");
			return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.s)(this.#latest)} `;
		}
	};
	async function withProgress(console, label, work) {
		let line = new ProgressLine(console, label);
		try {
			return await work((update) => line.update(update));
		} finally {
			line.end();
		}
	}
	let SHORT = {
		"-h": "--help",
		"-y": "--yes"
	};
	function readToolOptions(tool, words) {
		let options = optionsOf(tool);
		let args = {};
		let common = {};
		for (let i = 0; i < words.length; i++) {
			let word = SHORT[words[i] ?? ""] ?? words[i] ?? "";
			if (!word.startsWith("--") || word === "--") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1(`'${word}' is not an option`, hintForWord(tool)));
			let equals = word.indexOf("=");
			let name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll("_", "-");
			let negated = name.startsWith("no-") && options.get(name) === void 0 ? options.get(name.slice(3)) : void 0;
			let option = negated?.kind === "flag" ? negated : options.get(name);
			if (option === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(unknownOption(tool, name, options));
			let shown = `--${name}`;
			let text = equals < 0 ? void 0 : word.slice(equals + 1);
			if (option.kind !== "flag" && text === void 0) {
				let next = words[++i];
				if (next === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1(`${shown} needs a value`, `Write ${shown} VALUE.`));
				if (next.startsWith("--") && options.has(next.slice(2).split("=", 1)[0]?.replaceAll("_", "-") ?? "")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1(`${shown} needs a value, but '${next}' follows`, `If that is the value, write ${shown}=${next}.`));
				text = next;
			}
			let key = option.argument ?? name;
			let problem = put(option.argument === void 0 ? common : args, key, {
				option,
				text,
				shown,
				isNegated: negated !== void 0
			});
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(problem);
		}
		let collected = collect(args, common);
		let notHost = checkAllowedHosts(collected.allowHosts);
		return notHost === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(collected) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(notHost);
	}
	function mergeParams(args, text) {
		let parsed = parseJson(text);
		if (!parsed.ok) {
			let { line, column, message } = parsed.error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1(`--params is not JSON: line ${line}, column ${column}: ${message}`, "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
		}
		if (typeof parsed.value != "object" || parsed.value === null || Array.isArray(parsed.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1("--params must be a JSON object", "Give one JSON object, such as '{\"path\":\"a.txt\"}'."));
		let both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name));
		if (both.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(usage$1(`${both.join(", ")}: given both in --params and as an option`, "Give it once."));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
			...parsed.value,
			...args
		});
	}
	function optionsOf(tool) {
		let options = new Map();
		for (let [name, { kind }] of Object.entries(_entry_js__WEBPACK_IMPORTED_MODULE_2__.n)) options.set(name, {
			kind,
			argument: void 0,
			convert: (text) => text
		});
		for (let [argument, schema] of Object.entries(tool.args().shape)) options.set(argument.replaceAll("_", "-"), {
			kind: optionKind((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bt)(schema)),
			argument,
			convert: (text) => convert(schema, text)
		});
		return options;
	}
	function optionKind(kind) {
		if (kind === "boolean") return "flag";
		return kind === "list" || kind === "record" ? kind : "value";
	}
	function put(into, key, { option, text, shown, isNegated }) {
		if (option.kind === "flag") {
			if (Object.hasOwn(into, key)) return usage$1(`${shown} is given twice`, "Give it once.");
			if (text !== void 0 && text !== "true" && text !== "false") return usage$1(`${shown} is on or off, got '${text}'`, `Write ${shown}, or ${shown}=false.`);
			into[key] = text !== "false" !== isNegated;
			return;
		}
		let value = text ?? "";
		if (option.kind === "list") {
			into[key] = [...into[key] ?? [], ...asJsonTexts(value) ?? [option.convert(value)]];
			return;
		}
		if (option.kind === "record") {
			let equals = value.indexOf("=");
			if (equals < 1) return usage$1(`${shown} needs KEY=VALUE, got '${value}'`, `Write ${shown} NAME=value.`);
			into[key] = {
				...into[key],
				[value.slice(0, equals)]: option.convert(value.slice(equals + 1))
			};
			return;
		}
		if (Object.hasOwn(into, key)) return usage$1(`${shown} is given twice`, "Give it once.");
		into[key] = option.convert(value);
	}
	function asJsonTexts(text) {
		let parsed = /^\s*\[\s*"/.test(text) ? parseJson(text) : void 0;
		let texts = parsed?.ok === !0 && Array.isArray(parsed.value) ? parsed.value : void 0;
		return texts?.every((each) => typeof each == "string") ? texts : void 0;
	}
	function convert(schema, text) {
		let kind = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bt)(schema);
		if (kind === "number") return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
		if (kind === "boolean") return text === "true" || text !== "false" && text;
		if (kind === "text") return text;
		let member = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xt)(schema);
		if (member !== void 0) return convert(member, text);
		let parsed = parseJson(text);
		return parsed.ok ? parsed.value : text;
	}
	function collect(args, common) {
		return {
			args,
			params: common.params,
			root: common.root,
			allowHosts: common["allow-host"] ?? [],
			apply: common.apply === !0,
			yes: common.yes === !0,
			json: common.json === !0,
			verbose: common.verbose === !0
		};
	}
	function unknownOption(tool, name, options) {
		let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.rt)(name, options.keys());
		let help = `See sous tool ${tool.name} --help.`;
		return usage$1(`${tool.name} has no option '--${name}'`, meant === void 0 ? help : `Did you mean '--${meant}'? ${help}`);
	}
	function hintForWord(tool) {
		let [first] = Object.keys(tool.args().shape);
		return `Arguments go by name,${first === void 0 ? "" : ` such as --${first.replaceAll("_", "-")} VALUE,`} and switches as --name=false. See sous tool ${tool.name} --help.`;
	}
	function usage$1(message, suggestion) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", message, suggestion);
	}
	async function withParams({ args, params }, console) {
		let text = params === "-" ? await console.readInput() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(params);
		if (!text.ok) return text;
		return text.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(args) : mergeParams(args, text.value);
	}
	function peekRoot(words) {
		let at = words.findIndex((word) => word === "--root" || word.startsWith("--root="));
		return words[at] === "--root" ? words[at + 1] : words[at]?.slice(7);
	}
	async function callToolCommand({ tool, options, folder, invocation, extras }) {
		let args = await withParams(options, invocation.console);
		if (!args.ok) return args;
		let opened = await folder;
		if (!opened.ok) return opened;
		let off = await whyToolOff(tool.name, opened.value, options.root !== void 0);
		if (off !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(off);
		let { allowHosts, verbose } = options;
		let session = await openSession({
			invocation,
			category: tool.category,
			opened: opened.value,
			allowHosts,
			verbose
		});
		let mayAsk = tool.effect === "external" || tool.effect === "stage" && options.apply;
		let rules = mayAsk ? (await Promise.resolve().then(() => user_files_exports)).readUserRules(invocation) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)([]);
		if (!rules.ok) return rules;
		let progress;
		let wasAsked = !1;
		let wasWarned = !1;
		let { root } = session;
		let context = {
			...session.context,
			...extras
		};
		try {
			let run = await runToolCall({
				tool,
				args: args.value,
				context,
				rules: rules.value,
				root,
				...options.apply && { land: (changes) => land(changes, opened.value, invocation.console) },
				approver: mayAsk ? await approverFor(options, opened.value, invocation) : NOBODY,
				emit(event) {
					event.kind === "step_started" && (progress = new ProgressLine(invocation.console, tool.name));
					event.kind === "progress" && progress?.update(event.progress);
					event.kind === "step_finished" && progress?.end();
					if (event.kind === "approval_checked") {
						wasAsked = event.answer !== "unavailable" && !options.yes;
						wasWarned = wasAsked && event.request.warnings !== void 0;
					}
				}
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				run,
				root,
				wasAsked,
				wasWarned
			});
		} finally {
			progress?.end();
		}
	}
	async function land(changes, opened, console) {
		let [{ applyOnDisk }, { applyPlace }] = await Promise.all([__webpack_require__.e(9540).then(__webpack_require__.bind(__webpack_require__, 9540)).then((n) => n.n), __webpack_require__.e(4459).then(__webpack_require__.bind(__webpack_require__, 4459)).then((n) => n.r)]);
		return withProgress(console, "landing", (progress) => applyOnDisk({
			...applyPlace(opened),
			changes,
			progress
		}));
	}
	async function approverFor(options, opened, invocation) {
		let { consented, terminalApprover } = await Promise.all([
			__webpack_require__.e(9132),
			__webpack_require__.e(9540),
			__webpack_require__.e(6816),
			__webpack_require__.e(3952),
			__webpack_require__.e(1219),
			__webpack_require__.e(744),
			__webpack_require__.e(7618)
		]).then(__webpack_require__.bind(__webpack_require__, 7618));
		if (options.yes) return consented;
		let { console, env, signal } = invocation;
		if (!console.isInteractive) return NOBODY;
		let places = async () => (await Promise.all([
			__webpack_require__.e(9132),
			__webpack_require__.e(9540),
			__webpack_require__.e(6816),
			__webpack_require__.e(3074)
		]).then(__webpack_require__.bind(__webpack_require__, 3074)).then((n) => n.n)).protectedPlaces(opened);
		return terminalApprover({
			console,
			root: opened.tree.folder,
			approvalsFile: approvalsFile(env),
			signal,
			places
		});
	}
	async function whyToolOff(name, { tree }, isNamed) {
		let { folder, repository } = tree;
		if ((isNamed || repository === void 0 ? [folder] : [folder, repository.workTree]).every((place) => !node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(place, ".github/sous/switches.json")))) return;
		let [{ homeFolder }, { switchedOffIn }] = await Promise.all([__webpack_require__.e(9132).then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.w), Promise.all([
			__webpack_require__.e(9132),
			__webpack_require__.e(9062),
			__webpack_require__.e(2441),
			__webpack_require__.e(4878),
			__webpack_require__.e(3963)
		]).then(__webpack_require__.bind(__webpack_require__, 4878))]);
		return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name);
	}
	async function reportJson({ run, command }) {
		let result = run.result.ok ? run.result : {
			...run.result,
			error: withCommand(run.result.error, command)
		};
		let form = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.H)(run.tool, result, run.durationMs);
		if (run.tool.effect !== "stage") return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.L)(form)}\n`;
		if (run.changes.length === 0) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.L)({
			...form,
			landed: !1,
			changes: [],
			diff: ""
		})}\n`;
		let [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([__webpack_require__.e(2140).then(__webpack_require__.bind(__webpack_require__, 2140)).then((n) => n.i), __webpack_require__.e(3009).then(__webpack_require__.bind(__webpack_require__, 3009)).then((n) => n.n)]);
		let changes = recordChanges(run.changes, await diffChanges(run.changes));
		let diff = await renderTextPatch(run.changes);
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.L)({
			...form,
			landed: run.ending === "landed",
			changes,
			diff
		})}\n`;
	}
	async function reportText({ run, root, command, wasAsked, wasWarned }, console) {
		let { outStyle, errStyle } = console;
		let isShowing = run.ending === "previewed" || run.ending === "unapproved" && !wasAsked;
		let summary = run.changes.length === 0 ? "" : await showChanges(run, isShowing, console);
		let { out = "", err = "" } = run.result.printed ?? {};
		wasWarned || console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.N)(run.warnings, errStyle));
		if (!run.result.ok) {
			out !== "" && console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.O)(out));
			console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.A)(err, errStyle));
			console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.k)(withCommand(run.result.error, command), errStyle));
			return;
		}
		let { result } = run;
		if (result.answer !== void 0) {
			console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.M)(result, errStyle));
			console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.O)(result.answer));
			return;
		}
		console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.M)(result, outStyle, run.ending === "previewed" ? "\u25cb" : "\u2713"));
		if (run.ending === "previewed") {
			console.out(`\n${summary}\n${outStyle.yellow("Nothing was written.")} Add --apply to land this.\n`);
			return;
		}
		out !== "" && console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.O)(out));
		console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.A)(err, errStyle));
		let isOneLine = out === "" && !result.output.trimEnd().includes("\n");
		let isCommand = run.tool.effect === "external";
		let files = isOneLine || isCommand ? result.filesAffected : [];
		let facts = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.j)(files, {
			root,
			label: isCommand ? "Changed" : "Location",
			durationMs: run.durationMs,
			style: isOneLine ? outStyle : errStyle
		});
		isOneLine ? console.out(facts) : console.err(facts);
	}
	async function showChanges(run, isShowing, console) {
		if (!isShowing) return "";
		let [{ diffChanges, recordChanges, summarizeChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(2140).then(__webpack_require__.bind(__webpack_require__, 2140)).then((n) => n.i), __webpack_require__.e(960).then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
		let diffs = await diffChanges(run.changes);
		console.out(`${renderDiff({
			changes: run.changes,
			diffs
		}, console.outStyle)}\n`);
		return summarizeChanges(recordChanges(run.changes, diffs));
	}
	function withCommand(error, command) {
		if (error.code !== "approval_needed") return error;
		let again = command.at(command.indexOf("--params") + 1) === "-" ? ", with the same on standard input" : "";
		return {
			...error,
			suggestion: `To approve it beforehand: ${[...command, "--yes"].map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.nn).join(" ")}${again}`
		};
	}
	var tool_command_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ toolCommand: () => toolCommand });
	let usage = () => `Usage: sous tool <name> [--<argument> VALUE \u2026] [options]
       sous tool <name> --help

Calls one tool, and shows what it would change. sous tools lists the tools; the help of each explains its arguments.

Options
${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.r)().join("\n")}
`;
	async function toolCommand(invocation) {
		let { console } = invocation;
		let [name, ...words] = invocation.argv;
		if (name === "--help" || name === "-h") {
			console.out(usage());
			return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.done;
		}
		if (name === void 0 || name.startsWith("-")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", "Which tool?", "Write sous tool <name>; sous tools lists them."), invocation);
		if (name.includes("/")) return (await Promise.all([
			__webpack_require__.e(9132),
			__webpack_require__.e(9062),
			__webpack_require__.e(9540),
			__webpack_require__.e(6816),
			__webpack_require__.e(2441),
			__webpack_require__.e(3952),
			__webpack_require__.e(4878),
			__webpack_require__.e(2845),
			__webpack_require__.e(4503),
			__webpack_require__.e(3125),
			__webpack_require__.e(7856),
			__webpack_require__.e(5501)
		]).then(__webpack_require__.bind(__webpack_require__, 7882))).invokeCommand(invocation);
		let asksForHelp = words.includes("--help") || words.includes("-h");
		let likelyRoot = peekRoot(words) ?? ".";
		let early = _shared_js__WEBPACK_IMPORTED_MODULE_1__._n.has(name) && !asksForHelp ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Et)(invocation, likelyRoot, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn.has(name)) : void 0;
		let tool = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(name);
		if (tool === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(unknownTool(name), invocation, name);
		if (asksForHelp) {
			let { renderToolHelp } = await Promise.all([__webpack_require__.e(9062), __webpack_require__.e(389)]).then(__webpack_require__.bind(__webpack_require__, 2770)).then((n) => n.n);
			console.out(renderToolHelp(tool, console.outStyle));
			return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.done;
		}
		let options = readToolOptions(tool, words);
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(options.error, invocation, tool.name);
		let { root = "." } = options.value;
		let folder = early !== void 0 && root === likelyRoot ? early : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(invocation, root);
		let called = await callToolCommand({
			tool,
			options: options.value,
			folder,
			invocation
		});
		if (!called.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(called.error, invocation, tool.name);
		let report = {
			...called.value,
			command: [
				"sous",
				"tool",
				...invocation.argv
			]
		};
		options.value.json ? console.out(await reportJson(report)) : await reportText(report, console);
		let { result } = called.value.run;
		if (result.ok) return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.done;
		return invocation.signal.aborted ? _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.cancelled : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.u)(result.error.code);
	}
	function unknownTool(name) {
		let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.rt)(name, [..._shared_js__WEBPACK_IMPORTED_MODULE_1__.yn, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "sous tools lists them." : `Did you mean '${meant}'? sous tools lists them all.`);
	}
}) };
