"use strict";
exports.id = 4528;
exports.ids = [4528];
exports.modules = {
	800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => OneByOne,
			n: () => prepareRecipe,
			r: () => sharedFolder,
			t: () => bundleContext
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6494);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9020);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8910);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2719);
		var OneByOne = class {
			#last = Promise.resolve();
			add(signal, work) {
				let mine = this.#last.then(async () => signal.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(cancelled()) : work());
				this.#last = mine.catch(() => void 0);
				return mine;
			}
		};
		function cancelled() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "The call was cancelled while it waited for another one", "Nothing was done. Call again when it is wanted.");
		}
		var NarrowedTree = class {
			#base;
			#directories;
			#way;
			constructor(base, directories) {
				this.#base = base;
				this.#directories = directories;
				this.#way = new Set([".", ...directories.flatMap(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)]);
			}
			get folder() {
				return this.#base.folder;
			}
			get dropsEmptied() {
				return this.#base.dropsEmptied;
			}
			async files() {
				return this.#narrow(await this.#base.files());
			}
			async *batches() {
				for await (let listing of this.#base.batches()) yield this.#narrow(listing);
			}
			async entry(path) {
				return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(outside(path));
			}
			async read(path, limit) {
				return this.#isWithin(path) ? this.#base.read(path, limit) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(outside(path));
			}
			async directory(path) {
				if (path !== "." && this.#isWithin(path)) return this.#base.directory(path);
				if (!this.#way.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(outside(path));
				let entries = await this.#base.directory(path);
				if (!entries.ok) return entries;
				let at = (name) => path === "." ? name : `${path}/${name}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))));
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
			#narrow({ files, warnings, unreadable }) {
				let isOnWay = (directory) => this.#way.has(directory) || this.#isWithin(directory);
				return {
					files: files.filter((path) => this.#isWithin(path)),
					warnings,
					...unreadable && { unreadable: unreadable.filter(isOnWay) }
				};
			}
			#isWithin(path) {
				return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`));
			}
		};
		function outside(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("path_outside_working_dir", `Path '${path}' is outside the folders that the client shares`, "Use a path below one of them, or share the folder.");
		}
		function sharedFolder(opened, shared) {
			return shared === void 0 ? opened : {
				...opened,
				view: new NarrowedTree(opened.tree, shared)
			};
		}
		async function prepareRecipe(served, request) {
			let { root, verbose, allowHosts } = served;
			let invocation = {
				...served.invocation,
				signal: request.signal
			};
			let inputs = Object.entries(request.inputs).map(([name, value]) => `${name}=${typeof value == "string" ? value : JSON.stringify(value)}`);
			let prepared = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.r)(invocation, {
				..._run_options_js__WEBPACK_IMPORTED_MODULE_5__.t,
				word: request.name,
				root,
				inputs
			});
			if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(asError(prepared.error));
			let run = {
				...prepared.value,
				opened: sharedFolder(prepared.value.opened, request.shared)
			};
			let policy = (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.i)(run.config);
			let trust = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.t)(run, policy, invocation);
			if (!trust.ok) return trust;
			let userRules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_6__.t)(invocation);
			if (!userRules.ok) return userRules;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(run.opened);
			let { hash, calls, isTrusted } = trust.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				recipe: run.recipe,
				root,
				hash,
				externalCalls: calls,
				isTrusted,
				plan: (made) => (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.t)({
					run,
					invocation,
					policy,
					rules: made.isTrusted ? [...userRules.value, ...run.config.rules] : [],
					approver: made.approver,
					emit: made.emit,
					allowHosts,
					verbose
				}),
				approve: ({ plan, changes }, approver) => (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.l)({
					plan,
					changes,
					hash,
					rules: userRules.value,
					root,
					approver
				}),
				keep: (loaded) => (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.x)(place.store, loaded),
				land: (loaded) => served.turns.add(request.signal, () => (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.o)({
					loaded,
					place,
					options: _run_options_js__WEBPACK_IMPORTED_MODULE_5__.t,
					opened: run.opened,
					invocation
				}))
			});
		}
		function asError(unprepared) {
			switch (unprepared.kind) {
				case "error": return unprepared.error;
				case "invalid_recipe": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("unknown_recipe", "The recipe is not valid any more", "See 'sous validate' for what is wrong.");
				case "invalid_inputs": {
					let messages = unprepared.diagnostics.map(({ message }) => message).join("; ");
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", messages, unprepared.diagnostics[0]?.suggestion ?? "Correct the inputs.");
				}
			}
		}
		function bundleContext(context, { env, config, usage }) {
			return {
				...context,
				http: withinHosts(context.http, config),
				secrets: (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.r)(env, config.secrets),
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
	}),
	6439: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => exampleArguments });
		function exampleArguments(schema) {
			let required = schema.required ?? [];
			return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]));
		}
		function exampleValue(schema, name) {
			let [known] = [
				schema.const,
				schema.default,
				schema.examples?.[0],
				schema.enum?.[0]
			].filter((value) => value !== void 0);
			if (known !== void 0) return known;
			let [first] = schema.anyOf ?? [];
			if (first !== void 0) return exampleValue(first, name);
			switch ([schema.type].flat()[0]) {
				case "boolean": return !0;
				case "integer":
				case "number": return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
				case "array": return [exampleValue(schema.items ?? {}, name)];
				case "object": return exampleArguments(schema);
				default: return `<${name}>`;
			}
		}
	}),
	3009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => render_patch_exports,
			t: () => renderTextPatch
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _git_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8730);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
		var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);
		function renderBinary(before, after) {
			return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
		}
		function renderLiteral(content) {
			let packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_5__.deflateSync)(content);
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
		var render_patch_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			renderPatch: () => renderPatch,
			renderTextPatch: () => renderTextPatch
		});
		let NO_OBJECT = "0".repeat(40);
		async function renderPatch(changes) {
			return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
		}
		async function renderTextPatch(changes) {
			let files = await renderFiles(changes, (bytes, change, diff) => (0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
				...diff,
				isBinary: !0
			}), "latin1"));
			return Buffer.concat(files).toString("utf8");
		}
		async function renderFiles(changes, finish) {
			let files = [];
			for (let change of changes) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
			}
			return files;
		}
		function renderFile(change, diff) {
			let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.t)(change);
			let from = quotePath("a", change.path);
			let to = quotePath("b", change.path);
			let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
			let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
			if (isSameContent) return head;
			let isSameMode = diff.modeBefore === diff.mode;
			let index = `index ${`${change.kind === "create" ? NO_OBJECT : (0, _git_object_js__WEBPACK_IMPORTED_MODULE_2__.t)(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : (0, _git_object_js__WEBPACK_IMPORTED_MODULE_2__.t)(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
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
				let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(bytes).toString("latin1");
				let isEnded = lines.endsWith("\n");
				let body = isEnded ? lines.slice(0, -1) : lines;
				text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
			}
			return text;
		}
		function range(start, lines) {
			return lines === 1 ? String(start) : `${start},${lines}`;
		}
		function quotePath(side, path) {
			let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
			return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
		}
		function endName(name) {
			return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
		}
	}),
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => checkBranchName,
			n: () => describeRunOptions,
			r: () => readRunOptions,
			t: () => NO_RUN_OPTIONS
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
		}
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
			verbose: flag,
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
		let LANDING = {
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
				...LANDING
			},
			apply: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			},
			undo: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			}
		};
		function readRunOptions(command, argv) {
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notBranch = given.branch === void 0 ? void 0 : checkBranchName(given.branch);
				if (notBranch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notBranch);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.o)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
					verbose: given.verbose ?? !1,
					help: given.help ?? !1
				});
			} catch (error) {
				return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
		let OPTION_HELP = {
			input: "-i, --input NAME=VALUE  an input of the recipe, as without the option; repeatable",
			inputs: "--inputs FILE           inputs from a YAML or JSON file; those given one by one go before them",
			yes: "-y, --yes               approve beforehand, for use without a terminal",
			trust: "--trust SHA256          trust the recipe of that hash, for use without a terminal",
			"allow-host": "--allow-host H          a host that may be fetched from although its address is private; repeatable",
			commit: "--commit                land as a commit on the current branch",
			branch: "--branch NAME           land as a commit on a new branch; the working tree stays as it is",
			out: "--out DIR               also write summary.md, result.json and changes.patch there",
			root: "--root DIR              the folder to work in (default: this one if it has recipes, else the whole repository)",
			json: "--json                  one JSON document instead of text",
			verbose: "--verbose               say on standard error what happens",
			help: "-h, --help              this text"
		};
		function describeRunOptions(command) {
			return Object.keys(OPTION_HELP).filter((name) => Object.hasOwn(TAKES[command], name)).map((name) => `  ${OPTION_HELP[name]}\n`).join("");
		}
	}),
	6494: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => policyHash,
			n: () => obtainTrust,
			r: () => prepareRun,
			t: () => findTrust
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(766);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9020);
		var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, count, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					...count > 1 && { count },
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)("sous-policy-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(meaning));
		}
		function meaningOf({ tool, pattern, expires, root }) {
			return {
				tool,
				pattern,
				expires: expires === void 0 ? null : momentOf(expires) ?? expires,
				root: root ?? null
			};
		}
		function momentOf(expires) {
			let time = Date.parse(expires);
			return Number.isNaN(time) ? void 0 : time;
		}
		function asLogin(login) {
			return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.or)(a, b)).map(([, value]) => value);
		}
		function readInputsText(text, file) {
			let diagnostics = new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y();
			let { root } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.j)(text, file, diagnostics);
			let [problem] = diagnostics.list();
			if (problem !== void 0) {
				let { at, message, suggestion } = problem;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
			}
			if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({});
			if (root.kind !== "map") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
			let values = Object.create(null);
			for (let { key, value } of root.entries) values[key] = plainValue(value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(values);
		}
		function plainValue(node) {
			return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
		}
		async function prepareRun(invocation, options) {
			let { word } = options;
			if (word === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "Which recipe?", "Name one; 'sous list' lists them."));
			let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(invocation, options.root);
			if (!recipes.ok) return refuse(recipes.error);
			let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C)(recipes.value.opened.tree, new Date());
			if (!loaded.ok) return refuse(loaded.error);
			let { config, warnings } = loaded.value;
			recipes.value.isAbove && invocation.console.err(`${invocation.console.errStyle.dim(`In ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(recipes.value.folder)}, the top of the repository; --root . is this folder alone`)}\n`);
			for (let warning of warnings) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(warning)}\n`);
			let given = await readGiven(invocation, options);
			if (!given.ok) return refuse(given.error);
			let prepared = await prepareRecipe(recipes.value, word, given.value);
			return prepared.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...prepared.value,
				config,
				opened: recipes.value.opened
			}) : prepared;
		}
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, _make_run_js__WEBPACK_IMPORTED_MODULE_5__.a)(recipe, given);
			if (!inputs.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (read.length !== 1 || first === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			let off = await recipes.whyOff(first);
			if (off !== void 0) return refuse(off);
			if (first.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (inputsFile === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(inputs);
			let file = node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(folder, inputsFile);
			let text;
			try {
				text = node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync(file, "utf8");
			} catch (error) {
				let { code } = error;
				let why = code === "ENOENT" ? `There is no file '${inputsFile}'` : `Cannot read '${inputsFile}': ${code}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `--inputs: ${why}`, "Name a file with the inputs, as YAML or JSON."));
			}
			let values = readInputsText(text, inputsFile);
			if (!values.ok) return values;
			let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
			let names = new Set(pairs.map(([name]) => name));
			if (names.has("") || names.size !== pairs.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(inputs);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...values.value,
				...Object.fromEntries(pairs)
			});
		}
		function refuse(error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "error",
				error
			});
		}
		function readTrusted(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]);
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.D)(text);
			let trusted = parsed.ok ? parsed.value?.trusted : void 0;
			return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(trusted) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, "it has no list 'trusted' of hashes", "Delete it."));
		}
		function addTrusted(file, hash) {
			let present = readTrusted(file);
			if (!present.ok) return present;
			if (present.value.includes(hash)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			try {
				(0, _private_file_js__WEBPACK_IMPORTED_MODULE_4__.n)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function broken(file, why, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
		}
		async function findTrust(run, policy, { env }) {
			let recipes = recipesOf(run.recipe, run.library);
			let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
			let calls = found.map(({ text }) => text);
			let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
			let hash = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(Buffer.from([
				...recipes.map(({ source }) => source.digest),
				policy,
				...files
			].join("\n")));
			if (calls.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				hash,
				calls,
				isTrusted: !0,
				isRemembered: !0
			});
			let trusted = readTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.d)(env));
			if (!trusted.ok) return trusted;
			let isTrusted = trusted.value.includes(hash);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				hash,
				calls,
				isTrusted,
				isRemembered: isTrusted
			});
		}
		async function obtainTrust(trust, run, given, invocation) {
			let { console, env, signal } = invocation;
			if (trust.isTrusted || given === trust.hash) return;
			if (given !== void 0) return untrusted(trust, `--trust names another recipe: this one has the hash ${trust.hash}`);
			if (!console.isInteractive) return untrusted(trust, `The recipe '${run.callName}' acts outside the workspace, and is not trusted yet`);
			console.err(renderTrust(trust, run));
			let answer = (await console.ask("Trust this recipe? (y/N): ", signal))?.trim().toLowerCase();
			if (signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "The run was cancelled", "Nothing was run.");
			if (answer !== "y" && answer !== "yes") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("untrusted_recipe", "The recipe is not trusted", "Nothing was run. Read it first: sous explain shows all of it.");
			let added = addTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.d)(env), trust.hash);
			return added.ok ? void 0 : added.error;
		}
		function renderTrust({ hash, calls }, { recipe }) {
			let lines = calls.map((call) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(call)}`);
			return [
				`The recipe ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(recipe.source.path)} acts outside the workspace:`,
				...lines,
				`sha256 ${hash}`,
				"Each call is still asked for unless a rule allows it. A change to the recipe or to the configuration asks again.",
				""
			].join("\n");
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
		}
	}),
	2719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => user_rules_exports,
			t: () => readUserRules
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var user_rules_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readUserRules: () => readUserRules });
		function readUserRules({ env, console }) {
			let approvals = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__.n)((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.c)(env));
			if (!approvals.ok) return approvals;
			for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(problem)}\n`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(approvals.value.rules);
		}
	})
};
