export const id = 3571;
export const ids = [3571];
export const modules = {
	30359: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => obtainApproval,
			o: () => NOBODY
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
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
				case "refused": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
			}
		}
	}),
	60353: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SW: () => refuseMessage,
			c: () => PLAN_TRAILER,
			eO: () => signatureTime,
			tT: () => commitText
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function refuseMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp(`^${PLAN_TRAILER}\\s*:`, "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
	}),
	62478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => PermissionGuard });
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60493);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24391);
		class PermissionGuard {
			#recipe;
			#caller;
			#fetchHosts;
			#write;
			#touched = new Set();
			constructor(recipe, { caller, fetchHosts } = {}) {
				let write = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_3__.nS)(recipe.permissions.write);
				if (!write.ok) throw Error(`A recipe was read with a glob that is none: ${write.error.message}`);
				this.#recipe = recipe;
				this.#caller = caller;
				this.#fetchHosts = fetchHosts;
				this.#write = write.value;
			}
			refuseCall({ tool, args }) {
				if (tool.effect !== "external") return;
				if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
					tool,
					args
				});
				let { command, url } = args;
				if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(command)}'`, command);
				if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
					let refusal = this.#refuseHosts([new URL(url).hostname]);
					if (refusal !== void 0) return refusal;
				}
				return this.#caller?.refuseCall({
					tool,
					args
				});
			}
			#refuseHosts(hosts) {
				for (let host of hosts) {
					if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(host)}`, host);
					if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
				}
			}
			mayReach(host) {
				return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
			}
			refuseChanges(changes) {
				let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
				if (outside !== void 0) return this.#refuse("write", `may not change '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(outside.path)}'`, outside.path);
				for (let { path } of changes) this.#touched.add(path);
				let { maxFiles } = this.#permissions;
				if (this.#touched.size > maxFiles) return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_4__.pq)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
				return this.#caller?.refuseChanges(changes);
			}
			get #permissions() {
				return this.#recipe.permissions;
			}
			get #place() {
				let { at, source } = {
					at: this.#permissions.at,
					source: this.#recipe.source
				};
				return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
			}
			#refuse(key, what, value) {
				let quoted = quote(key === "write" ? value.replace(/[*?[\]{}]|^!/g, "\\$&") : value);
				let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
				return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
			}
		}
		function refuseHost(host) {
			let message = `${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2} does not let recipes fetch from ${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(host)}`;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}, if they should.`);
		}
		function isParent({ kind, path }, changes) {
			return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
		}
		function quote(value) {
			return (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.O8)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.O8)(JSON.stringify(value));
		}
	}),
	37633: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => readBase });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73458);
		var _workspace_scratch_scratch_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15924);
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({ directory: "." });
			let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(node_path__WEBPACK_IMPORTED_MODULE_0__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/") || ".");
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
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _workspace_scratch_scratch_errors_js__WEBPACK_IMPORTED_MODULE_3__.gk)("read HEAD", commit.error));
			let head = commit.ok ? (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(branch.value).trim() : void 0;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
				...head !== void 0 && (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.TS)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
	}),
	31962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TC: () => listPlans,
			Td: () => readStoredPlan,
			hp: () => savePlan
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var plan = __webpack_require__(39138);
		var plan_digest = __webpack_require__(99515);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var plan_record = __webpack_require__(94909);
		var plan_store_blobs = __webpack_require__(60550);
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
		function pathOfPlans({ home, isGitDirectory }) {
			return `${home}/${isGitDirectory ? "sous" : ".sous"}/plans`;
		}
		async function plan_store_folders_withPlans(store, enter, work) {
			let opened = [];
			try {
				let directory = store.disk.open(store.home);
				for (let name of [store.isGitDirectory ? "sous" : ".sous", "plans"]) {
					if (!directory.ok) return directory;
					opened.push(directory.value);
					directory = enter(directory.value, name);
				}
				if (!directory.ok) return directory;
				opened.push(directory.value);
				return (0, result.k)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function plan_store_folders_openExisting(parent, name) {
			return parent.open(name);
		}
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return made.ok || made.error.code === "EEXIST" ? parent.open(name) : (0, result.V)(made.error);
		}
		function sweepUnfinished(plans, disk) {
			let names = plans.names();
			for (let name of names.ok ? names.value : []) {
				let pid = UNFINISHED.exec(name)?.[1];
				pid !== void 0 && !disk.isRunning({
					...disk.self,
					pid: Number(pid),
					started: ""
				}) && plan_store_folders_removePlanFolder(plans, name);
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
			for (let [index, { name, at }] of byAge.entries()) (index >= 50 || latest - at > 12096e5) && plan_store_folders_removePlanFolder(plans, name);
		}
		function isPlanName(name) {
			return /^[0-9a-f]{64}$/.test(name);
		}
		function plan_store_folders_removePlanFolder(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return;
			folder.value.removeFile(PLAN_FILE);
			let names = folder.value.names();
			for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || plan_store_folders_removePlanFolder(folder.value, inside);
			folder.value.close();
			plans.removeDirectory(name);
		}
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			if ((0, plan_digest.G)({
				...stored.plan,
				changes: stored.changes.map(plan.p8)
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await plan_store_folders_withPlans(store, makeAndOpen, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}`;
				let written = writeFolder(plans, name, stored);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : plan_store_folders_removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, result.k)(void 0) : (0, result.V)((0, disk_errors.YL)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await plan_store_folders_withPlans(store, plan_store_folders_openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, result.k)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, result.V)(noPlan(digest, pathOfPlans(store)));
			return (0, result.V)((0, disk_errors.YL)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await plan_store_folders_withPlans(store, plan_store_folders_openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(PLAN_FILE);
			if (!file.ok) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = (0, plan_record.m)(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = (0, plan_store_blobs.g5)(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = (0, plan_store_blobs.St)(plan.value.changes, pack.value);
			return changes.ok ? (0, result.k)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		function writeFolder(plans, name, { plan, changes }) {
			let folder = makeAndOpen(plans, name);
			if (!folder.ok) return folder;
			try {
				let packed = folder.value.write(CONTENTS_FILE, {
					bytes: (0, plan_store_blobs.sg)(changes),
					isDurable: !0
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(PLAN_FILE, {
					bytes: Buffer.from((0, plan_record.p)(plan)),
					isDurable: !0
				});
				return written.ok ? folder.value.sync() : written;
			} finally {
				folder.value.close();
			}
		}
		function putInPlace(plans, name, digest) {
			plan_store_folders_removePlanFolder(plans, digest);
			let moved = plans.moveFrom(plans, name, digest);
			return moved.ok ? plans.sync() : moved;
		}
		function noPlan(digest, place) {
			return (0, tool_error.$4)("not_found", `There is no plan ${digest} in '${place}'`, "Make the plan anew, or look at the digest again.");
		}
	}),
	59514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => matchProtected });
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24391);
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)([(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path)));
		}
	}),
	69515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => refuseProtected });
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23186);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		function refuseProtected(changes, { approval }, directory = _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK) {
			for (let change of changes) {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_2__.I)(change, {
					directory,
					allowWorkflows: approval.allowWorkflows
				});
				if (why === void 0) continue;
				let suggestion = why === "it is a workflow" ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}.` : "Change it by a pull request of your own.";
				return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("path_protected", `The recipe may not change '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(change.path)}' here: ${why}`, suggestion);
			}
		}
	}),
	69823: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => openSeal });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_crypto_ = __webpack_require__(77598);
		var model_bytes = __webpack_require__(7682);
		function blobId(bytes, format) {
			return (0, external_node_crypto_.createHash)(format).update(`blob ${bytes.length}\0`).update((0, model_bytes.bS)(bytes)).digest("hex");
		}
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var clean_repository = __webpack_require__(73458);
		var scratch_errors = __webpack_require__(15924);
		var scratch_home = __webpack_require__(83044);
		var commit_text = __webpack_require__(60353);
		async function openSeal(request) {
			let { scratchDisk } = request;
			if (request.base !== void 0 && !(0, clean_repository.TS)(request.base)) throw Error(`Not an object id: ${request.base}`);
			let home = await (0, scratch_home.A)(scratchDisk, request.repository.workTree);
			if (!home.ok) return home;
			let sealed = await seal(request, home.value);
			sealed.ok || await scratchDisk.removeFolder(home.value);
			return sealed;
		}
		async function seal(request, home) {
			let { base, scratchDisk } = request;
			let head = base === void 0 ? {} : { head: base };
			let clean = await (0, clean_repository.IH)({
				...request,
				...head,
				home,
				gitDirectory: external_node_path_.join(home, "git")
			});
			if (!clean.ok) return clean;
			let git = new SealGit(request.git, clean.value, home);
			let baseText = base === void 0 ? (0, result.k)(void 0) : await git.ask("cat-file", "commit", base);
			if (!baseText.ok || base !== void 0 && !(await git.ask("read-tree", base)).ok) return (0, result.V)(baseMissing(base));
			let store = once(() => git.storeContents(request));
			let stored = request.contents === "named" ? (0, result.k)(void 0) : await store();
			if (!stored.ok) return stored;
			let indexed = await git.run([
				"update-index",
				"-z",
				"--index-info"
			], "put the tree together", indexLines(request, clean.value));
			if (!indexed.ok) return indexed;
			let tree = await git.run(["write-tree", "--missing-ok"], "write the tree");
			if (!tree.ok) return tree;
			let treeId = (0, clean_repository.D4)(tree.value).trim();
			return (0, result.k)({
				gitDirectory: clean.value.gitDirectory,
				tree: treeId,
				store,
				async commit(plan) {
					if (plan.tree !== treeId) return (0, result.V)(otherTree(plan.tree, treeId));
					let refusal = (0, commit_text.SW)(plan.message);
					if (refusal !== void 0) return (0, result.V)(refusal);
					let text = (0, commit_text.tT)({
						...plan,
						tree: treeId,
						parent: base,
						time: (0, commit_text.eO)(baseText.value)
					});
					let written = await git.run([
						"hash-object",
						"-w",
						"-t",
						"commit",
						"--stdin"
					], "write the commit", Buffer.from(text));
					return written.ok ? (0, result.k)((0, clean_repository.D4)(written.value).trim()) : written;
				},
				[Symbol.asyncDispose]: async () => void await scratchDisk.removeFolder(home)
			});
		}
		class SealGit {
			#git;
			#place;
			#home;
			constructor(git, { gitDirectory }, home) {
				this.#git = git;
				this.#place = {
					gitDirectory,
					workTree: home
				};
				this.#home = home;
			}
			async run(args, action, input) {
				let output = await this.#git.run({
					...this.#place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, result.V)((0, scratch_errors.gk)(action, output.error));
			}
			async ask(...args) {
				let output = await this.run(args, "read the base");
				return output.ok ? (0, result.k)((0, clean_repository.D4)(output.value)) : output;
			}
			async storeContents({ changes, scratchDisk }) {
				let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
				let names = written.map((_, index) => `contents/${index}`);
				for (let [index, { after }] of written.entries()) {
					let put = scratchDisk.write(this.#home, `contents/${index}`, {
						bytes: after,
						mode: "100644"
					});
					if (!put.ok) return (0, result.V)((0, scratch_errors.Lu)(put.error));
				}
				let input = Buffer.from(names.map((name) => `${name}\n`).join(""));
				let hashed = await this.run([
					"hash-object",
					"-w",
					"--no-filters",
					"--stdin-paths"
				], "store the contents", input);
				return hashed.ok ? (0, result.k)(void 0) : hashed;
			}
		}
		function indexLines({ changes, directory }, { objectFormat }) {
			let prefix = directory === path.hK ? "" : `${directory}/`;
			let none = "0".repeat(objectFormat === "sha1" ? 40 : 64);
			let removals = changes.filter(({ kind }) => kind === "delete").map(({ path }) => `0 ${none}\t${prefix}${path}\0`);
			let additions = changes.flatMap((change) => change.kind === "create" || change.kind === "update" ? [`${change.mode} ${blobId(change.after, objectFormat)}\t${prefix}${change.path}\0`] : []);
			return Buffer.from([...removals, ...additions].join(""));
		}
		function once(make) {
			let made;
			return () => {
				made ??= make();
				return made;
			};
		}
		function baseMissing(base) {
			return (0, tool_error.$4)("stale", `The commit ${base} that the plan was made on is not in this repository`, "Fetch that commit, or make the plan anew.");
		}
		function otherTree(planned, found) {
			return (0, tool_error.$4)("plan_tampered", `The plan comes to the tree ${found}, not to ${planned ?? "none"}`, "Make the plan anew.");
		}
	}),
	81456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => actionInvocation });
		var _report_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93299);
		function actionInvocation({ runner, env, program, signal }, folder) {
			return {
				argv: [],
				env,
				folder,
				program,
				signal,
				console: {
					out: runner.say,
					err: runner.say,
					outStyle: _report_style_js__WEBPACK_IMPORTED_MODULE_0__.t,
					errStyle: _report_style_js__WEBPACK_IMPORTED_MODULE_0__.t,
					isErrTerminal: !1,
					isInteractive: !1,
					ask: async () => void 0,
					readInput: async () => ""
				}
			};
		}
	}),
	32501: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => planFolder });
		var approve = __webpack_require__(30359);
		var protected_globs = __webpack_require__(59514);
		var refuse_protected = __webpack_require__(69515);
		var refuse_secrets = __webpack_require__(18763);
		var policy_hash = __webpack_require__(6240);
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		class PlanRecorder {
			#steps = [];
			#running = [];
			#nextMs = 0;
			record = (event) => {
				if (event.kind === "step_started") {
					let startMs = this.#clock;
					this.#running.push({
						index: this.#add(event.step, startMs),
						nextMs: startMs
					});
				} else event.kind === "step_finished" && this.#finish(event);
			};
			get steps() {
				return [...this.#steps];
			}
			get #clock() {
				return this.#running.at(-1)?.nextMs ?? this.#nextMs;
			}
			#add(place, startMs) {
				return this.#steps.push({
					place,
					ending: "unfinished",
					calls: [],
					startMs,
					durationMs: 0
				}) - 1;
			}
			#finish({ step, ending, calls, durationMs }) {
				let top = this.#running.at(-1);
				let isRunning = top !== void 0 && this.#steps[top.index]?.place === step;
				isRunning && this.#running.pop();
				let startMs = this.#clock;
				let index = isRunning ? top.index : this.#add(step, startMs);
				this.#steps[index] = {
					place: step,
					ending,
					calls,
					startMs,
					durationMs
				};
				let around = this.#running.at(-1);
				around === void 0 ? this.#nextMs = startMs + durationMs : around.nextMs = startMs + durationMs;
			}
		}
		var known_secrets = __webpack_require__(73631);
		var make_run = __webpack_require__(51468);
		var open_folder = __webpack_require__(31810);
		var step_ticker = __webpack_require__(15309);
		class StepLines {
			#console;
			#ticker;
			#timer;
			#startedAt = performance.now();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new step_ticker.vj(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = performance.now());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && performance.now() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = performance.now();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += performance.now() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, performance.now() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${line}\u001b[K`);
				this.#drawnAt = performance.now();
			}
			#clear() {
				this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
				this.#drawnAt !== Infinity && (this.#drawnAt = 0);
			}
		}
		var action_invocation = __webpack_require__(81456);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var digest = __webpack_require__(63717);
		let VARIABLES = [
			"GITHUB_ENV",
			"GITHUB_PATH",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_STEP_SUMMARY"
		];
		function watchRunnerFiles(env) {
			let own = VARIABLES.flatMap((name) => env[name] || []);
			let folders = [...new Set(own.map((file) => external_node_path_.dirname(file)))];
			let contents = own.map((file) => ({
				file,
				content: readPlain(file)
			}));
			let before = listAll(folders);
			return () => {
				let after = listAll(folders);
				let changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
				if (changed.length === 0) return;
				for (let { file, content } of contents) content !== void 0 && changed.includes(file) && putBack(file, content);
				let names = VARIABLES.filter((name) => changed.includes(env[name] ?? ""));
				return (0, reason.x)("runner_file_tampered", `A command of the recipe changed ${names.join(", ") || "a file"} of the runner`);
			};
		}
		function listAll(folders) {
			let all = new Map();
			for (let folder of folders) for (let name of namesIn(folder)) {
				let file = external_node_path_.join(folder, name);
				let content = readPlain(file);
				all.set(file, content === void 0 ? "no file" : (0, digest.sc)(content));
			}
			return all;
		}
		function namesIn(folder) {
			try {
				return external_node_fs_.readdirSync(folder);
			} catch {
				return [];
			}
		}
		function readPlain(file) {
			try {
				return external_node_fs_.lstatSync(file).isFile() ? external_node_fs_.readFileSync(file) : void 0;
			} catch {
				return;
			}
		}
		function putBack(file, content) {
			external_node_fs_.rmSync(file, {
				recursive: !0,
				force: !0
			});
			external_node_fs_.writeFileSync(file, content);
		}
		async function planFolder(request) {
			let { context, folder, prepared, rules, facts } = request;
			let invocation = (0, action_invocation.J)(context, folder);
			let opened = await (0, open_folder.N)(invocation, ".");
			if (!opened.ok) return (0, result.V)((0, reason.x)("io_error", opened.error.message, opened.error.suggestion));
			let { config, recipe, inputs } = prepared;
			let recorder = new PlanRecorder();
			let lines = new StepLines(invocation.console);
			let message = context.runner.input("commit-message");
			let refuseTampered = watchRunnerFiles(context.env);
			let made = await (0, make_run.SA)({
				run: {
					...prepared,
					opened: opened.value
				},
				invocation,
				policy: (0, policy_hash.t)(config),
				rules,
				approver: request.approver ?? approve.o,
				emit(event) {
					recorder.record(event);
					lines.take(event);
				},
				allowHosts: [],
				verbose: context.env.RUNNER_DEBUG === "1",
				facts: {
					...message !== "" && { message },
					...facts
				},
				github: expressionContext(context)
			});
			let tampered = refuseTampered();
			if (!made.ok) return (0, result.V)(tampered ?? (0, reason.x)("io_error", made.error.message, made.error.suggestion));
			let { outcome, loaded } = made.value;
			let secret = loaded && (0, refuse_secrets.vM)(loaded.plan, loaded.changes, (0, known_secrets.x)(context.env));
			if (tampered !== void 0 || secret !== void 0) {
				await loaded?.[Symbol.asyncDispose]();
				return (0, result.V)(tampered ?? secret);
			}
			let places = {
				directory: loaded?.plan.base.directory ?? ".",
				matches: (0, protected_globs.m)(config.protectedPaths)
			};
			let planned = {
				recipe,
				inputs,
				outcome,
				plan: loaded?.plan,
				steps: recorder.steps,
				places
			};
			let refused = loaded === void 0 ? void 0 : (0, refuse_protected.f)(loaded.changes, config, loaded.plan.base.directory);
			if (refused === void 0 || loaded === void 0) return (0, result.k)({
				planned,
				loaded
			});
			await loaded[Symbol.asyncDispose]();
			return (0, result.k)({
				planned: {
					...planned,
					plan: void 0,
					outcome: failedBy(refused, outcome, prepared)
				},
				loaded: void 0
			});
		}
		function failedBy(error, { calls, evidence, includes }, { recipe }) {
			let at = recipe.permissions.at ?? {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			return {
				kind: "failed",
				failure: {
					label: recipe.name,
					at,
					error
				},
				calls,
				evidence,
				includes
			};
		}
		function expressionContext({ repository, event, sha }) {
			return {
				repository: `${repository.owner}/${repository.name}`,
				repository_owner: repository.owner,
				event_name: event,
				sha
			};
		}
	}),
	56728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => suggestPlan });
		var pull_state = __webpack_require__(41767);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(94343);
		var model_digest = __webpack_require__(63717);
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var answer_schemas = __webpack_require__(1672);
		var refuse_secrets = __webpack_require__(18763);
		var external_node_buffer_ = __webpack_require__(4573);
		var bytes = __webpack_require__(7682);
		var diff_change = __webpack_require__(84969);
		var file_diff = __webpack_require__(17450);
		function shownRanges(patch) {
			return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = "0", count = "1"]) => count === "0" ? [] : [{
				first: Number(start),
				last: Number(start) + Number(count) - 1
			}]);
		}
		async function suggestionsFor(change, ranges) {
			if (change.kind !== "update" || ranges.length === 0 || !(0, external_node_buffer_.isUtf8)((0, bytes.bS)(change.before)) || !(0, external_node_buffer_.isUtf8)((0, bytes.bS)(change.after))) return [];
			return ((await (0, diff_change.a)(change))?.hunks ?? []).flatMap((hunk) => blocksOf(hunk)).map(anchored).flatMap((block) => {
				let range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last);
				if (block === void 0 || range === void 0) return [];
				return [block];
			});
		}
		function blocksOf(hunk) {
			let lines = [...(0, file_diff.D)(hunk)];
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
		let File = schemas.Ikc({
			filename: schemas.YjP(),
			sha: schemas.mee(schemas.YjP()),
			patch: schemas.lqM(schemas.YjP())
		});
		let Review = schemas.Ikc({
			id: answer_schemas.G,
			body: schemas.mee(schemas.YjP()),
			user: schemas.mee(schemas.Ikc({ id: answer_schemas.G }))
		});
		async function suggestChanges(request) {
			let { github, pull, head, changes } = request;
			let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
			if (!files.ok) return files;
			let shown = new Map(files.value.map((file) => [file.filename, file]));
			let prefix = request.directory === path.hK ? "" : `${request.directory}/`;
			let all = [];
			for (let change of changes) {
				let path = prefix + change.path;
				let file = shown.get(path);
				if (file === void 0 || !("before" in change) || blobId(change.before) !== file.sha) continue;
				let found = await suggestionsFor(change, shownRanges(file.patch ?? ""));
				all.push(...found.map((suggestion) => ({
					...suggestion,
					path
				})));
			}
			let chosen = all.filter(({ lines, firstLine, lastLine }) => lines.length <= 100 && lastLine - firstLine < 100).slice(0, 30);
			let heldBack = all.length - chosen.length;
			if (chosen.length === 0) return (0, result.k)({
				posted: 0,
				heldBack,
				isRepeated: !1
			});
			let secret = (0, refuse_secrets.un)(chosen.flatMap(({ lines }) => lines).join("\n"), "the suggestions");
			if (secret !== void 0) return (0, result.V)(secret);
			let earlier = await findReview(request);
			if (!earlier.ok) return earlier;
			if (earlier.value !== void 0) return (0, result.k)({
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
			return posted.ok ? (0, result.k)({
				posted: chosen.length,
				heldBack,
				isRepeated: !1
			}) : posted;
		}
		function blobId(bytes) {
			return (0, external_node_crypto_.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		function markerOf({ recipe, digest }) {
			return `<!-- sous:suggestions ${(0, model_digest.sc)(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`;
		}
		async function findReview(request) {
			let reviews = await request.github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: request.pull }, Review);
			if (!reviews.ok) return reviews;
			return (0, result.k)(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))));
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
		var printable = __webpack_require__(53985);
		async function suggestPlan({ context, forge, pull, report }) {
			let { plan, changes, recipe } = report;
			if (plan === void 0 || changes.length === 0 || context.runner.input("comment") === "off") return;
			let state = await (0, pull_state.Es)(forge.github, pull);
			let self = state.ok ? await forge.self() : state;
			if (!state.ok || !self.ok) return;
			let suggested = await suggestChanges({
				github: forge.github,
				pull,
				self: self.value.id,
				head: state.value.head.commit,
				recipe: recipe.source.path,
				digest: plan.digest,
				changes,
				directory: plan.base.directory
			});
			suggested.ok || context.runner.say(`No suggestions were made: ${(0, printable.oy)(suggested.error.message)}\n`);
		}
	}),
	16645: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => unpreparedText });
		function unpreparedText(unprepared) {
			switch (unprepared.kind) {
				case "error": return unprepared.error;
				case "invalid_recipe": return told(unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === "error")), "The recipe is not valid");
				case "invalid_inputs": return told(unprepared.diagnostics, `The recipe '${unprepared.recipe}' does not take these inputs`);
			}
		}
		function told(diagnostics, headline) {
			return {
				message: `${headline}: ${diagnostics.map(({ at, message }) => `${at.file}:${at.line}:${at.column}: ${message}`).join("; ")}`,
				suggestion: diagnostics.map(({ suggestion }) => suggestion).join(" ")
			};
		}
	}),
	51468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SA: () => makeRun,
			XW: () => messageFor
		});
		var external_node_os_ = __webpack_require__(48161);
		var result = __webpack_require__(97424);
		var plan = __webpack_require__(39138);
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: plan.jk,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(plan.p8)
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
		var byte_order = __webpack_require__(60474);
		class PlanLayers {
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
				return [...net.values()].sort((a, b) => (0, byte_order.X)(a.path, b.path));
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
		}
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
		var config = __webpack_require__(17171);
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		var check_recipe_calls = __webpack_require__(26665);
		let DEFAULT_PLAN_LIMITS = {
			steps: config.kj.steps,
			items: 2e3,
			calls: 1e4,
			files: config.kj.files,
			bytes: config.kj.bytes,
			wallMs: config.kj.seconds * 1e3
		};
		function lowerLimits(limits, { steps, files, bytes, seconds }) {
			return {
				...limits,
				steps: Math.min(limits.steps, steps ?? limits.steps),
				files: Math.min(limits.files, files ?? limits.files),
				bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
				wallMs: Math.min(limits.wallMs, seconds === void 0 ? limits.wallMs : seconds * 1e3)
			};
		}
		function surveyRecipe(recipe, library, limits) {
			let includes = new Map();
			let count = 0;
			let visit = (current, depth, from) => {
				for (let step of [...current.steps, ...current.verify]) {
					let at = from ?? step.at;
					if (++count > limits.steps) return {
						at,
						error: limitError(`More than ${(0, wording.pq)(limits.steps, "step")}, with those of the recipes that are called`)
					};
					if (step.call.kind === "tool") continue;
					let called = library.find(step.call.recipe);
					if (called === void 0) return {
						at: step.call.at,
						error: unknownRecipe(step.call.recipe)
					};
					if (depth >= check_recipe_calls.I) return {
						at,
						error: limitError(`Recipes call recipes more than ${check_recipe_calls.I} deep`)
					};
					includes.set(called.source.path, {
						path: called.source.path,
						digest: called.source.digest
					});
					let fault = visit(called, depth + 1, at);
					if (fault !== void 0) return fault;
				}
			};
			let fault = visit(recipe, 0, void 0);
			return fault === void 0 ? (0, result.k)([...includes.values()]) : (0, result.V)(fault);
		}
		class PlanBudget {
			#limits;
			#sizes = new Map();
			#bytes = 0;
			#calls = 0;
			constructor(limits) {
				this.#limits = limits;
			}
			countCall() {
				return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, wording.pq)(this.#limits.calls, "call")} of tools`) : void 0;
			}
			countChanges(changes) {
				for (let change of changes) {
					let size = "after" in change ? change.after.length : 0;
					this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
					this.#sizes.set(change.path, size);
				}
				let { files, bytes } = this.#limits;
				if (this.#sizes.size > files) return limitError(`More than ${(0, wording.pq)(files, "file")} would change`);
				return this.#bytes > bytes ? limitError(`More than ${(0, wording.lP)(bytes)} would be written`) : void 0;
			}
		}
		function limitError(message) {
			return (0, tool_error.$4)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
		}
		function unknownRecipe(name) {
			return (0, tool_error.$4)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list' for all of them.");
		}
		var dist = __webpack_require__(32339);
		var dist_result = __webpack_require__(96856);
		var ast = __webpack_require__(12049);
		var filtered_array = __webpack_require__(70588);
		var did_you_mean = __webpack_require__(9726);
		var model_path = __webpack_require__(59986);
		class PlainDictionary extends dist.p.bT {
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
		}
		class PlainArray extends dist.p.O3 {
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
		}
		function toData(value) {
			if (typeof value == "string") return new dist.p.uQ(value);
			if (typeof value == "number") return new dist.p.Q9(value);
			if (typeof value == "boolean") return new dist.p.bo(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new dist.p.Uv();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof dist.p.O3) return value.values().map(fromData);
			if (value instanceof dist.p.bT) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof dist.p.Uv ? null : value.value;
		}
		function namesIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		var text_functions = __webpack_require__(91979);
		class EvaluationError extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		}
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		class StrictEvaluator extends dist.oi {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new dist.p.bT(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof ast.FE ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new ast.p_(asLiteral(whole), key));
				if (key instanceof ast.uS && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof dist.p.uQ && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		}
		function asLiteral(value) {
			return new ast.uS(value, NO_TOKEN);
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
			if (whole instanceof dist.p.bT) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof filtered_array.T) return !1;
			if (!(whole instanceof dist.p.O3)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, model_path.Kg)(key.coerceString());
			if (whole instanceof dist.p.O3) {
				let message = `There is no '${name}' in a list of ${whole.values().length}`;
				return new EvaluationError("unknown_name", message, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			}
			let names = namesIn(whole);
			let near = (0, did_you_mean.a)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(model_path.Kg).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, model_path.Kg)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			...text_functions.g.map((definition) => [definition.name.toLowerCase(), definition]),
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
				call: (value) => new dist.p.uQ(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, model_path.Kg)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		var expression_parser = __webpack_require__(31360);
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, dist_result.me)(evaluateSource(source, contexts)));
		}
		class Stopped extends Error {
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
		}
		function guarded(run) {
			try {
				return (0, result.k)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, result.V)(error.diagnostic);
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
			let what = value instanceof dist.p.O3 ? "a list" : "a map";
			throw new Stopped(source, {
				code: "not_text",
				message: `${what} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, expression_parser.YK)(source.text);
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
		var resolve_inputs = __webpack_require__(15770);
		var permissions = __webpack_require__(62478);
		var digest = __webpack_require__(63717);
		var schema_shape = __webpack_require__(91524);
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
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, schema_shape.I)(schema)]])));
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
				let message = `Expected ${output} ${operator} ${number}, but there is ${typeof found == "number" ? String(found) : "no number"}`;
				return {
					expectation,
					error: (0, tool_error.$4)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
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
				sha256: (0, digest.sc)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		var core = __webpack_require__(88532);
		var argument_errors = __webpack_require__(76234);
		core.$W({ jitless: !0 });
		function check_arguments_checkArguments(tool, args) {
			let schema = tool.args();
			let parsed = schema.safeParse(args);
			if (parsed.success) {
				let known = args;
				let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
				return (0, result.k)({
					given: Object.fromEntries(given.map((name) => [name, known[name]])),
					complete: parsed.data
				});
			}
			return (0, result.V)((0, tool_error.$4)("invalid_arguments", (0, argument_errors.G)(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
		}
		var tool_result = __webpack_require__(91453);
		async function runChecked(tool, args, context) {
			let { log } = context;
			if (context.signal.aborted) return (0, tool_result.g)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
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
			let { renderTextPatch } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 68836));
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
		var approve = __webpack_require__(30359);
		var policy = __webpack_require__(93771);
		function requiresApproval(facts) {
			return facts.effect !== "read";
		}
		function decide(call, rules, circumstances) {
			if (!requiresApproval(call.tool)) return {
				kind: "allow",
				rule: "reading needs no approval"
			};
			let parameters = (0, policy.L)(call.args);
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
			let pattern = (0, policy.U)(rule.pattern);
			return pattern.ok && pattern.value.test(parameters);
		}
		function decideCall({ tool, args, context, rules, root }) {
			let checked = check_arguments_checkArguments(tool, args);
			if (!checked.ok) return checked;
			let details = tool.explain?.(checked.value.complete);
			let call = {
				tool,
				args: checked.value.given,
				...details !== void 0 && { details }
			};
			return (0, result.k)({
				call,
				args: checked.value,
				decision: decide(call, rules, {
					now: context.clock.now(),
					root
				})
			});
		}
		async function runDecided({ call, args, decision }, request) {
			let { tool, context, emit } = request;
			if (tool.effect === "external") {
				let refusal = await (0, approve.X)(decision, {
					call,
					changes: []
				}, request);
				if (refusal !== void 0) return {
					kind: "unapproved",
					error: refusal
				};
			}
			emit({
				kind: "step_started",
				call
			});
			let started = context.clock.elapsed();
			let result = await runChecked(tool, args, {
				...context,
				progress: (progress) => emit({
					kind: "progress",
					progress
				})
			});
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
					error: result.error,
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(changes, outputs, site, run);
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
		function findProblem(changes, outputs, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let broken = findBroken(site.step.expect, outputs);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, tool_error.$4)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError(limitError(`The plan took longer than ${(0, wording.pq)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, tool_error.$4)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, wording.pq)(step.timeoutSeconds, "second");
			return { error: (0, tool_error.$4)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
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
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, durationMs = 0 } = made;
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
				durationMs
			});
		}
		class StepRunner {
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
				if (forEach === void 0) return (0, result.k)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, result.V)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, result.V)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, result.k)(evaluated.value);
				let error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, result.V)({
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
		}
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, model_path.Kg)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, tool_error.$4)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, tool_error.$4)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		class RecipeRunner {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new permissions.L(recipe, { fetchHosts: request.fetchHosts });
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
				let inputs = (0, resolve_inputs.e)(recipe, args);
				if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new permissions.L(recipe, { caller: frame.guard }),
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
		}
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, tool_error.$4)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		class Waiting {
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
		}
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
				let survey = surveyRecipe(recipe, request.library, limits);
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
						budget: new PlanBudget(limits),
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
		var plan_digest = __webpack_require__(99515);
		__webpack_require__(31962);
		var engine_seal = __webpack_require__(69823);
		async function completePlan(content, changes, tools) {
			let planned = {
				...content,
				changes: changes.map(plan.p8)
			};
			if (tools === void 0) return (0, result.k)(loaded({
				plan: {
					...planned,
					digest: (0, plan_digest.G)(planned)
				},
				changes
			}, void 0));
			let seal = await (0, engine_seal.I)({
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
					digest: (0, plan_digest.G)(complete)
				},
				changes
			});
		}
		async function commitPlan(seal, stored) {
			let commit = await seal.commit(stored.plan);
			if (commit.ok) return (0, result.k)(loaded(stored, {
				gitDirectory: seal.gitDirectory,
				tree: seal.tree,
				store: seal.store,
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
			if (outcome.kind === "failed") return (0, result.k)({ outcome });
			let loaded = await completePlan(planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts), outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, result.k)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		var plan_base = __webpack_require__(37633);
		var system_programs = __webpack_require__(14292);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var real_scratch_disk = __webpack_require__(4824);
		var git_state = __webpack_require__(35137);
		var external_node_path_ = __webpack_require__(76760);
		var listing = __webpack_require__(23522);
		var clean_repository = __webpack_require__(73458);
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
		var scratch_errors = __webpack_require__(15924);
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(model_path.Gw)]);
			let fault = makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, model_path.Gw)(path))]));
			if (fault !== void 0) return (0, result.V)((0, scratch_errors.Lu)(fault));
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
				let parents = (0, model_path.Gw)(path);
				let above = parents.at(-1) === void 0 ? void 0 : makeDirectories(request, parents);
				if (above !== void 0) return (0, result.V)((0, scratch_errors.Lu)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, result.V)((0, scratch_errors.Lu)({
					...linked.error,
					path
				}));
			}
			return (0, result.k)({
				dependencies,
				warnings: copied.value
			});
		}
		function makeDirectories({ tree, scratchDisk }, directories) {
			for (let directory of directories) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, result.V)((0, scratch_errors.Lu)(serious, "copy"));
			if (faults.length === 0) return (0, result.k)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, result.k)([`Left out ${(0, wording.pq)(faults.length, "unreadable file")} where commands run: ${(0, scratch_errors.rF)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk }, files) {
			for (let path of files) {
				if (workspace.folder !== void 0 && workspace.staged(path) === void 0) continue;
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, result.V)((0, scratch_errors.Lu)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, result.V)((0, scratch_errors.Lu)(made.error));
			}
			return (0, result.k)(void 0);
		}
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, result.k)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, result.V)((0, scratch_errors.gk)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, clean_repository.D4)(asked.value).split("\0") : [];
				return (0, result.k)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, result.k)(new Set(paths.filter((path) => path.split("/").some((segment) => listing.x.has(segment)))));
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
			if (!listed.ok) return (0, result.V)((0, scratch_errors.gk)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, clean_repository.D4)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, model_path.NP)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, model_path.Kg)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, result.k)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, model_path.d1)(path) && !down.includes("..") && !down.some(model_path.G4);
		}
		var scratch_home = __webpack_require__(83044);
		async function makeCheckout(request) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, scratch_home.A)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let made = await checkOut(request, home.value);
			made.ok || await scratchDisk.removeFolder(home.value);
			return made;
		}
		async function checkOut(request, home) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = external_node_path_.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, result.V)((0, scratch_errors.Lu)(madeTree.error));
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
				scratchDisk
			});
			if (!filled.ok) return filled;
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : external_node_path_.join(home, "git");
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
			return (0, result.k)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: external_node_path_.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? ignoredByName : ignoredByGit(git, {
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
			let ignored = await ignoredByGit(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = external_node_path_.relative(repository.workTree, workspace.folder).replaceAll(external_node_path_.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, result.k)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new listing.N({
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
			return found.ok ? (0, result.k)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, clean_repository.IH)({
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
			if (!marked.ok) return (0, result.V)((0, scratch_errors.Lu)(marked.error));
			if (clean.value.head === void 0) return (0, result.k)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, result.k)(void 0) : (0, result.V)((0, scratch_errors.gk)("read the base commit", indexed.error));
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
			if (!first.ok) return (0, result.V)((0, scratch_errors.Lu)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, result.V)((0, scratch_errors.Lu)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, result.k)({
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
		var disk_errors = __webpack_require__(6754);
		let MAX_FILE_BYTES = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, result.V)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, result.k)(files.value.map(({ path }) => path).sort(byte_order.X)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, tool_error.$4)("path_denied", `The command made a git repository inside the working directory: ${(0, scratch_errors.rF)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, tool_error.$4)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, scratch_errors.rF)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, tool_error.$4)("not_a_file", `The command left something that is not a regular file: ${(0, scratch_errors.rF)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, tool_error.$4)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, scratch_errors.rF)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, tool_error.$4)("too_large", `The command wrote files larger than ${(0, wording.lP)(MAX_FILE_BYTES)}: ${(0, scratch_errors.rF)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, model_path.NP)(name.slice(prefix.length));
				if (!path.ok) return path;
				let present = await workspace.read(path.value);
				if (!present.ok && present.error.code !== "not_found" && present.error.code !== "not_a_directory") return present;
				if (!difference.written.has(name)) {
					present.ok && files.push({
						path: path.value,
						content: void 0
					});
					continue;
				}
				let file = disk.readFile(`${tree}/${name}`);
				if (!file.ok) return (0, result.V)((0, disk_errors.YL)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, result.k)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, result.k)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, result.k)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, result.k)(void 0);
		}
		function openScratch(request) {
			return new Scratch(request);
		}
		class Scratch {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare() {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, result.k)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, git_state.t)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, result.V)(gitTampered(tampered));
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
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, scratch_errors.rF)(touched)}: it is linked, not copied`];
				return (0, result.k)({
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
				if (!scan.ok) return (0, result.V)((0, scratch_errors.Lu)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, result.k)(void 0);
			}
			async #update({ tree, prefix }, changes) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				for (let path of differing) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, result.V)((0, scratch_errors.Lu)(removed.error, "remove"));
				}
				for (let path of differing) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, result.V)((0, scratch_errors.Lu)(written.error));
				}
				return (0, result.k)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, git_state.I)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
					gitDirectory,
					workTree: tree
				});
			}
			#markOf(dependency) {
				let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
				return entry.ok ? entry.value?.fingerprint : void 0;
			}
		}
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
			return (0, tool_error.$4)("git_state_tampered", `The command changed the state of the git repository: ${(0, scratch_errors.rF)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= __webpack_require__.e(6417).then(__webpack_require__.bind(__webpack_require__, 56417)).then(({ openUsage }) => openUsage(env, root));
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
		var external_node_url_ = __webpack_require__(73136);
		let MB = 1048576;
		let DEFAULT_LIMITS = {
			readFileBytes: 10 * MB,
			writeFileBytes: 10 * MB,
			searchFileBytes: 1 * MB,
			searchDepth: 20,
			fileSearchDepth: 20,
			searchMs: 3e4,
			regexMsPerFile: 5e3,
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
		var printable = __webpack_require__(53985);
		var clock = __webpack_require__(84159);
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
		let noThreads = {
			cores: 1,
			worthwhileFiles: Infinity,
			startSearchWorker: () => void 0
		};
		class StagedNames {
			#uses = new Map();
			#folded = new Map();
			add(path) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent) ?? new Map();
					uses.set(name, (uses.get(name) ?? 0) + 1);
					this.#uses.set(parent, uses);
					let key = foldedKey(parent, name);
					this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
				}
			}
			remove(path) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
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
		}
		function nameIn(parent, path) {
			return parent === model_path.hK ? path : path.slice(parent.length + 1);
		}
		function foldedKey(directory, name) {
			return `${directory}/${(0, model_path.tu)(name)}`;
		}
		class Aliases {
			#base;
			#known = new Map();
			constructor(base) {
				this.#base = base;
			}
			forget() {
				this.#known.clear();
			}
			async find({ path, names, isRemoved }) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
					let name = nameIn(parent, part);
					let present = [...((await this.#foldedNames(parent)).get((0, model_path.tu)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
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
					let same = folded.get((0, model_path.tu)(name));
					same === void 0 ? folded.set((0, model_path.tu)(name), [name]) : same.push(name);
				}
				this.#known.set(directory, folded);
				return folded;
			}
		}
		function pathIn(directory, name) {
			return directory === model_path.hK ? name : `${directory}/${name}`;
		}
		let MISSING = {
			kind: "missing",
			size: 0
		};
		class StagedWorkspace {
			#base;
			#aliases;
			#files = new Map();
			#directories = new Set();
			#names = new StagedNames();
			#listing;
			#isSealed = !1;
			constructor(base) {
				this.#base = base;
				this.#aliases = new Aliases(base);
			}
			get folder() {
				return this.#base.folder;
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
							files: [...kept, ...written].sort(byte_order.X),
							warnings: base.warnings
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
				if (staged !== void 0) return (0, result.k)({
					kind: "file",
					size: staged.bytes.length
				});
				if (this.#hasDirectory(path)) return (0, result.k)({
					kind: "directory",
					size: 0
				});
				if (this.#files.has(path)) return (0, result.k)(MISSING);
				let above = this.#stagedAbove(path);
				if (above === void 0) return this.#base.entry(path);
				return above.isRemoved ? (0, result.k)(MISSING) : (0, result.V)((0, disk_errors.o5)(above.path));
			}
			async read(path, limit) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, result.k)(limit === void 0 ? staged : {
					...staged,
					bytes: staged.bytes.subarray(0, limit)
				});
				if (this.#hasDirectory(path)) return (0, result.V)((0, disk_errors.$y)(path));
				if (this.#files.has(path)) return (0, result.V)((0, disk_errors.Ko)(path));
				let above = this.#stagedAbove(path);
				if (above === void 0) return this.#base.read(path, limit);
				return (0, result.V)(above.isRemoved ? (0, disk_errors.Ko)(path) : (0, disk_errors.o5)(above.path));
			}
			async directory(path) {
				if (path !== model_path.hK && this.#files.get(path)?.after !== void 0) return (0, result.V)((0, disk_errors.o5)(path));
				let isOurs = path !== model_path.hK && this.#hasDirectory(path);
				let base = await this.#base.directory(path);
				if (!base.ok && !isOurs) return base;
				let at = (name) => path === model_path.hK ? name : `${path}/${name}`;
				let entries = new Map();
				for (let entry of base.ok ? base.value : []) this.#isRemoved(at(entry.name)) || entries.set(entry.name, entry);
				for (let name of this.#names.in(path)) entries.set(name, {
					name,
					kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
				});
				return (0, result.k)([...entries.values()].sort((a, b) => (0, byte_order.X)(a.name, b.name)));
			}
			async footprint() {
				this.#aliases.forget();
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#base.isWritable(path);
			}
			staged(path) {
				let staged = this.#files.get(path);
				return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
			}
			async stage(path, bytes, options = {}) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let earlier = this.#files.get(path);
				let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, result.k)(earlier.before);
				if (!before.ok) return before;
				if (earlier?.after === void 0) {
					let isNew = before.value === void 0 || earlier !== void 0;
					let refusal = await this.#refuse(path, isNew);
					if (refusal !== void 0) return (0, result.V)(refusal);
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
				return (0, result.k)(void 0);
			}
			async remove(path) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let earlier = this.#files.get(path);
				if (earlier?.after !== void 0) {
					this.#put(path, earlier.before && {
						before: earlier.before,
						after: void 0,
						edits: void 0
					});
					return (0, result.k)(void 0);
				}
				let before = await this.read(path);
				if (!before.ok) return before;
				if (!this.#base.isWritable(path)) return (0, result.V)((0, disk_errors.L5)("delete file", path));
				this.#put(path, {
					before: before.value,
					after: void 0,
					edits: void 0
				});
				return (0, result.k)(void 0);
			}
			async makeDirectory(path) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let created = [];
				for (let directory of [...(0, model_path.Gw)(path), path]) {
					let entry = await this.entry(directory);
					if (!entry.ok) return entry;
					if (entry.value.kind === "directory") continue;
					if (entry.value.kind === "symlink") return (0, result.V)((0, disk_errors.JV)(path));
					if (entry.value.kind !== "missing") return (0, result.V)((0, tool_error.$4)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
					created.push(directory);
				}
				if (created.length > 0) {
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return (0, result.V)(aliasError(path, alias));
					if (!this.#base.isWritable(path)) return (0, result.V)((0, disk_errors.L5)("create directory", path));
				}
				for (let directory of created) {
					this.#directories.add(directory);
					this.#names.add(directory);
				}
				return (0, result.k)(created);
			}
			async changes() {
				let changes = [];
				for (let [path, file] of this.#files) {
					let change = netChange(path, file);
					change !== void 0 && changes.push(change);
				}
				let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, model_path.Gw)(change.path)));
				for (let path of this.#directories) holding.has(path) || changes.push({
					kind: "create_directory",
					path
				});
				return changes.sort((a, b) => (0, byte_order.X)(a.path, b.path));
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
				let wasThere = this.#files.get(path)?.after !== void 0;
				let isThere = file?.after !== void 0;
				isThere && !wasThere && this.#names.add(path);
				wasThere && !isThere && this.#names.remove(path);
				file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
				isThere !== wasThere && (this.#listing = void 0);
			}
			#hasDirectory(path) {
				return this.#directories.has(path) || this.#names.hasBelow(path);
			}
			#isRemoved(path) {
				let staged = this.#files.get(path);
				return staged !== void 0 && staged.after === void 0;
			}
			#stagedAbove(path) {
				if (this.#files.size === 0) return;
				let above = (0, model_path.Gw)(path).find((ancestor) => this.#files.has(ancestor));
				return above && {
					path: above,
					isRemoved: this.#isRemoved(above)
				};
			}
			async #contentBefore(path, options) {
				if (options.from !== void 0) return (0, result.k)(options.from);
				let content = await this.read(path);
				if (content.ok) return content;
				return content.error.code === "not_found" ? (0, result.k)(void 0) : content;
			}
			async #refuse(path, isNew) {
				if (isNew) {
					if (this.#hasDirectory(path)) return (0, disk_errors.$y)(path);
					for (let ancestor of (0, model_path.Gw)(path)) {
						let entry = await this.entry(ancestor);
						if (!entry.ok) return entry.error;
						if (entry.value.kind === "symlink") return (0, disk_errors.JV)(path);
						if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, disk_errors.o5)(ancestor);
					}
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return aliasError(path, alias);
				}
				return this.#base.isWritable(path) ? void 0 : (0, disk_errors.L5)(isNew ? "create file" : "write file", path);
			}
			#findAlias(path) {
				return this.#aliases.find({
					path,
					names: this.#names,
					isRemoved: (other) => this.#isRemoved(other)
				});
			}
		}
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
		function aliasError(path, alias) {
			return (0, tool_error.$4)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
		}
		function projectOf(tree) {
			let reading;
			return () => {
				reading ??= readProject(tree);
				return reading;
			};
		}
		async function readProject(tree) {
			let { loadConfig, readConfigFile } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 2425));
			let now = new Date();
			let file = await readConfigFile(tree, now);
			if (file === void 0) return (0, result.k)(void 0);
			if (file.config !== void 0) return (0, result.k)(file.config);
			let loaded = await loadConfig(tree, now);
			return loaded.ok ? (0, result.k)(loaded.value.config) : loaded;
		}
		var user_folders = __webpack_require__(68477);
		async function openSession({ invocation, category, opened, allowHosts, verbose }) {
			let { env, console, program, signal } = invocation;
			let { tree, programs } = opened;
			let { folder } = tree;
			return {
				root: folder,
				context: {
					workspace: new StagedWorkspace(opened.view ?? tree),
					shell: lazyShell(() => (0, system_programs.CK)(env.SHELL, programs), {
						inherited: env,
						searchPath: programs.path
					}),
					http: lazyHttp,
					threads: category === "Search & Discovery" ? await searchThreads(program) : noThreads,
					history: category === "Terminal" ? await userHistory(env, folder) : memoryHistory(),
					clock: clock.d,
					log: logTo((line) => console.err(`${console.errStyle.dim((0, printable.oy)(line))}\n`), verbose ? "trace" : "warn"),
					limits: DEFAULT_LIMITS,
					project: projectOf(tree),
					allowPrivateHosts: allowHosts,
					signal
				}
			};
		}
		async function searchThreads({ folder, extension }) {
			let { realThreads } = await __webpack_require__.e(1413).then(__webpack_require__.bind(__webpack_require__, 91413));
			return realThreads((0, external_node_url_.pathToFileURL)(external_node_path_.join(folder, `search-worker${extension}`)), external_node_os_.availableParallelism());
		}
		async function userHistory(env, root) {
			let { fileHistory } = await __webpack_require__.e(3664).then(__webpack_require__.bind(__webpack_require__, 83664));
			return fileHistory({
				stateFolder: (0, user_folders.yp)(env),
				root
			});
		}
		let lazyHttp = { async send(request) {
			let { realHttp } = await __webpack_require__.e(9586).then(__webpack_require__.bind(__webpack_require__, 99586));
			return realHttp().send(request);
		} };
		function lazyShell(find, surroundings) {
			return {
				get program() {
					return find() ?? "none";
				},
				async run(request) {
					let { realShell } = await __webpack_require__.e(5461).then(__webpack_require__.bind(__webpack_require__, 65461));
					return realShell({
						...surroundings,
						program: find()
					}).run(request);
				}
			};
		}
		var version = __webpack_require__(25540);
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await (0, plan_base.w)(tools.git, tree.repository, tree.folder);
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
				limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: version.x,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path),
				disk: real_disk.Ur,
				scratchDisk: (0, real_scratch_disk.y)(external_node_os_.tmpdir())
			};
		}
		function sealToolsFor(opened) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository
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
	}),
	82435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => prepareRecipe });
		__webpack_require__(73024);
		__webpack_require__(76760);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		__webpack_require__(23278);
		var _recipe_resolve_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15770);
		__webpack_require__(14827);
		__webpack_require__(2425);
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, _recipe_resolve_inputs_js__WEBPACK_IMPORTED_MODULE_4__.e)(recipe, given);
			if (!inputs.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
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
			if (read.length !== 1 || first === void 0) return refuse((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			if (first.recipe === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
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
		function refuse(error) {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)({
				kind: "error",
				error
			});
		}
	}),
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { yp: () => stateFolder });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
		}
	}),
	41767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => readPull,
			Oc: () => refuseLanding,
			gy: () => refusePlan
		});
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var workspace_glob = __webpack_require__(24391);
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, workspace_glob.qF)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var answer_schemas = __webpack_require__(1672);
		let Branch = schemas.YjP().check(api.m9(1));
		let Pull = schemas.Ikc({
			number: answer_schemas.G,
			state: schemas.k5n(["open", "closed"]),
			merged: schemas.zMY(),
			merge_commit_sha: schemas.cl6(answer_schemas.V),
			draft: schemas.zMY(),
			user: schemas.mee(schemas.Ikc({ id: answer_schemas.G })),
			base: schemas.Ikc({
				ref: Branch,
				sha: answer_schemas.V,
				repo: schemas.Ikc({
					id: answer_schemas.G,
					default_branch: Branch,
					archived: schemas.zMY()
				})
			}),
			head: schemas.Ikc({
				ref: Branch,
				sha: answer_schemas.V,
				repo: schemas.mee(schemas.Ikc({ id: answer_schemas.G }))
			})
		});
		async function readPull(github, number) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
			if (!answer.ok) return answer;
			let { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value;
			return (0, result.k)({
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
			if (repository.isArchived) return (0, reason.x)("repo_archived", "The repository is archived");
			if (!pull.isOpen) return (0, reason.x)("pr_closed", `${name} is closed`);
			if (pull.isDraft && !policy.drafts) return (0, reason.x)("pr_draft", `${name} is a draft`);
			if (!isBaseAllowed({
				branch: base.ref,
				defaultBranch: repository.defaultBranch
			}, policy)) return (0, reason.x)("base_not_allowed", `${name} is for '${base.ref}'`);
			if (pull.isFork && policy.forks === "refuse") return (0, reason.x)("fork_not_allowed", `${name} comes from a fork`);
		}
		function refuseLanding(pull, policy, plan) {
			let name = `Pull request #${pull.number}`;
			if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return (0, reason.x)("digest_unknown", `The plan was made for #${plan.pull}, not for #${pull.number}`);
			if (pull.isFork) return (0, reason.x)("fork_not_allowed", `${name} comes from a fork, where Sous does not push`);
			let refused = refusePlan(pull, policy);
			if (refused !== void 0) return refused;
			if (pull.head.ref === pull.repository.defaultBranch) return (0, reason.x)("protected_branch", `${name} would have Sous push to '${pull.head.ref}', the default branch`);
			if (pull.base.ref !== plan.baseRef) return (0, reason.x)("stale_base", `${name} was for '${plan.baseRef}' when the plan was made, and is for '${pull.base.ref}' now`);
			if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return (0, reason.x)("stale_head", `The plan was made on ${pull_state_short(plan.headCommit)}, and ${name.toLowerCase()} is at ${pull_state_short(pull.head.commit)} now`);
		}
		function pull_state_short(commit) {
			return commit.slice(0, 12);
		}
	}),
	6240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => policyHash });
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60474);
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63717);
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._config_js__WEBPACK_IMPORTED_MODULE_0__.kj,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.ol)("sous-policy-v1", (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.It)(meaning));
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
			return login.toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_2__.X)(a, b)).map(([, value]) => value);
		}
	}),
	93771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => serializeParameters,
			U: () => compileRulePattern
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)(error instanceof Error ? error.message : String(error));
			}
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	23278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => readInputsText });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		var _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15846);
		var _read_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43296);
		function readInputsText(text, file) {
			let diagnostics = new _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.r();
			let { root } = (0, _read_yaml_js__WEBPACK_IMPORTED_MODULE_1__.hN)(text, file, diagnostics);
			let [problem] = diagnostics.list();
			if (problem !== void 0) {
				let { at, message, suggestion } = problem;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
			}
			if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({});
			if (root.kind !== "map") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
			let values = Object.create(null);
			for (let { key, value } of root.entries) values[key] = plainValue(value);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(values);
		}
		function plainValue(node) {
			return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
		}
	}),
	15770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => resolveInputs });
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15846);
		var _input_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75332);
		function resolveInputs(recipe, given) {
			let diagnostics = new _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.r();
			let top = {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
			for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown(name, recipe, top, diagnostics);
			let resolved = Object.create(null);
			for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
			return diagnostics.hasErrors ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(diagnostics.list()) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(resolved);
		}
		function isList(given) {
			return Array.isArray(given);
		}
		function splitAll(texts, at, diagnostics) {
			let values = new Map();
			for (let text of texts) {
				let equals = text.indexOf("=");
				let name = text.slice(0, Math.max(equals, 0));
				name === "" ? diagnostics.error(at, "input_syntax", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
			}
			return values;
		}
		function reportUnknown(name, recipe, at, diagnostics) {
			let names = recipe.inputs.map((input) => input.name);
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__.a)(name, names);
			let all = names.length === 0 ? "The recipe has no inputs." : `There is ${names.join(", ")}.`;
			let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
			diagnostics.error(at, "unknown_input", `There is no input '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`, suggestion);
		}
		function resolveOne(input, given, diagnostics) {
			if (!given.has(input.name)) {
				input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=\u2026.`);
				return input.default;
			}
			let checked = (0, _input_rules_js__WEBPACK_IMPORTED_MODULE_1__.o)(input, convert(input, given.get(input.name)));
			if (checked.ok) return checked.value;
			diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
		}
		let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
		function convert(input, value) {
			if (typeof value != "string") return value;
			if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
			if (input.type !== "number" || !NUMBER.test(value)) return value;
			let number = Number(value);
			return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
		}
	}),
	74965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => makePlanReport });
		var change_summary = __webpack_require__(85325);
		var byte_lines = __webpack_require__(56302);
		var diff_change = __webpack_require__(84969);
		async function hunkAuthors(diffs, { outcome, steps }) {
			let versions = versionsByPath(outcome.calls, steps);
			let authors = new Map();
			for (let diff of diffs) {
				let made = versions.get(diff.path) ?? [];
				let labels = unique(made.map(({ label }) => label));
				let find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels);
				for (let hunk of diff.hunks) authors.set(hunk, find(hunk));
			}
			return authors;
		}
		function versionsByPath(calls, steps) {
			let labels = stepLabels(steps);
			let versions = new Map();
			for (let call of calls) {
				let label = labels.get(call) ?? call.planned.label;
				for (let change of call.changes) {
					let known = versions.get(change.path);
					known === void 0 ? versions.set(change.path, [{
						label,
						change
					}]) : known.push({
						label,
						change
					});
				}
			}
			return versions;
		}
		function stepLabels(steps) {
			return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label])));
		}
		async function followLines(versions) {
			let removedBy = new Map();
			let lines;
			for (let { label, change } of versions) {
				let diff = await (0, diff_change.a)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, diff_change.K)(change);
				lines ??= Array.from({ length: (0, byte_lines.lt)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, byte_lines.lt)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
			}
			return {
				lines: lines ?? [],
				removedBy
			};
		}
		function follow(lines, { hunks }, label, removedBy) {
			let next = [];
			let at = 0;
			let keepTo = (end) => {
				for (; at < end; at++) next.push(lines[at] ?? label);
			};
			for (let hunk of hunks) {
				keepTo(firstIndex(hunk.oldStart, hunk.oldLines));
				for (let { kind, lines: count } of hunk.runs) if (kind === "context") keepTo(at + count);
				else if (kind === "added") for (let i = 0; i < count; i++) next.push(label);
				else for (let end = at + count; at < end; at++) {
					let line = lines[at];
					typeof line == "number" && removedBy.set(line, label);
				}
			}
			keepTo(lines.length);
			return next;
		}
		function finder({ lines, removedBy }, all) {
			return (hunk) => {
				let found = new Set();
				let oldAt = firstIndex(hunk.oldStart, hunk.oldLines);
				let newAt = firstIndex(hunk.newStart, hunk.newLines);
				for (let { kind, lines: count } of hunk.runs) {
					for (let i = 0; i < count && kind === "removed"; i++) found.add(removedBy.get(oldAt + i + 1));
					for (let i = 0; i < count && kind === "added"; i++) found.add(lines[newAt + i]);
					kind !== "added" && (oldAt += count);
					kind !== "removed" && (newAt += count);
				}
				let authors = all.filter((label) => found.has(label));
				return authors.length === 0 ? all : authors;
			};
		}
		function firstIndex(start, lines) {
			return lines === 0 ? start : start - 1;
		}
		function unique(labels) {
			return [...new Set(labels)];
		}
		async function makePlanReport(run) {
			let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
			let diffs = await (0, change_summary.diffChanges)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, change_summary.recordChanges)(changes, diffs, run.places),
				authors
			};
		}
	}),
	5994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => readProcess,
			_: () => readProcesses
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52847);
		function readProcess(pid) {
			let stat = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	9542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => realLandingDisk });
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var model_result = __webpack_require__(97424);
		var process_facts = __webpack_require__(5994);
		var external_node_path_ = __webpack_require__(76760);
		var real_disk = __webpack_require__(52847);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
		let NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
		class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = external_node_fs_.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = external_node_fs_.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, external_node_fs_.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => external_node_fs_.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, model_result.V)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return external_node_path_.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = external_node_fs_.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), real_disk._);
					try {
						let stats = external_node_fs_.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return {
							bytes: external_node_fs_.readFileSync(file),
							entry: describe(stats)
						};
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			names() {
				return quietly(() => external_node_fs_.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(external_node_path_.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					external_node_fs_.mkdirSync(this.pathOf(name));
					permissions !== void 0 && external_node_fs_.chmodSync(this.pathOf(name), permissions);
				});
			}
			removeDirectory(name) {
				return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL | NO_FOLLOW, isExecutable ? 511 : 438);
					try {
						for (let written = 0; written < bytes.length;) written += external_node_fs_.writeSync(file, bytes, written);
						owner !== void 0 && (owner.user !== process.geteuid?.() || owner.group !== process.getegid?.()) && (0, real_disk.CD)(() => external_node_fs_.fchownSync(file, owner.user, owner.group));
						permissions !== void 0 && external_node_fs_.fchmodSync(file, permissions);
						isDurable && external_node_fs_.fsyncSync(file);
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			removeFile(name) {
				return quietly(() => external_node_fs_.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => external_node_fs_.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => external_node_fs_.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = external_node_fs_.openSync(this.pathOf("."), O_RDONLY);
					try {
						external_node_fs_.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						external_node_fs_.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && external_node_fs_.closeSync(this.#location.descriptor);
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = external_node_fs_.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		}
		function describe(stats) {
			return {
				kind: (0, real_disk.I)(stats),
				permissions: Number(stats.mode) & 511,
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: `${identityOf(stats)}:${stats.size}:${stats.mtimeNs}`,
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, real_disk.CD)(call);
			if (result.ok) return (0, model_result.k)(result.value);
			return (0, model_result.V)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? external_node_fs_.existsSync("/proc/self/fd/0");
			let host = external_node_os_.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, model_result.k)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					await Promise.all(names.map((name) => new Promise((resolve) => external_node_fs_.unlink(directory.pathOf(name), () => resolve()))));
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => external_node_fs_.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, process_facts.W)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, external_node_child_process_.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, model_result.k)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => external_node_fs_.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				external_node_fs_.fsync(file.value, (error) => {
					external_node_fs_.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, model_result.k)(void 0) : (0, model_result.V)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	}),
	35137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readGitState,
			t: () => differences
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let FILES = [
			"config",
			"config.worktree",
			"commondir",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"info/sparse-checkout",
			"objects/info/alternates",
			"shallow"
		];
		let TREES = [
			"refs",
			"reftable",
			"hooks"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			note(state, disk, "HEAD", node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, "HEAD"));
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "packed-refs"));
			for (let directory of new Set([common, own])) {
				for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
				for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
				noteModules(state, disk, "modules", node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), 0);
			}
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "worktrees"));
			for (let { name } of worktrees.ok ? worktrees.value : []) state.set(`worktrees/${name}`, "there");
			return state;
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"HEAD",
				"packed-refs",
				...FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
			for (let tree of TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name)];
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
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	})
};
