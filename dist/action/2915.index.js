"use strict";
exports.id = 2915;
exports.ids = [2915];
exports.modules = { 5296: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		C: () => Positive,
		S: () => ObjectId,
		_: () => isObjectId,
		a: () => realScratchDisk,
		b: () => gitFailed,
		c: () => PullComment,
		d: () => isWorkflowsOwn,
		f: () => refuseChangedRecipe,
		g: () => decode,
		h: () => makeScratchHome,
		i: () => VERSION,
		l: () => readComments,
		m: () => isUsableRef,
		n: () => changedRules,
		o: () => readTrustedText,
		p: () => localRefusal,
		r: () => policyOf,
		s: () => refuseForeignWorkflow,
		t: () => run_action_exports,
		u: () => committerOf,
		v: () => makeCleanRepository,
		x: () => nameFiles,
		y: () => fromScratchFault
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	var node_os__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8161);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8500);
	let Positive = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)());
	let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
	function gitFailed(action, fault) {
		let why = fault.message.split("\n", 1)[0] ?? "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
	}
	function fromScratchFault(fault, action = "write") {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(fault, fault.path, action);
	}
	function nameFiles(names) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qt)(names.map((name) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(name)}'`), 10);
	}
	let OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
	function isObjectId(text) {
		return OBJECT_ID.test(text);
	}
	async function makeCleanRepository(request) {
		let { repository, git, disk, scratchDisk, home } = request;
		let facts = await askRepository(git, repository);
		if (!facts.ok) return facts;
		let head = request.head ?? facts.value.head;
		if (head !== void 0 && !isObjectId(head)) throw Error(`Not an object id: ${head}`);
		let common = node_path__WEBPACK_IMPORTED_MODULE_4__.dirname(facts.value.objects);
		let ownExcludes = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "info/exclude"));
		let shallow = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "shallow"));
		let files = {
			HEAD: head === void 0 ? "ref: refs/heads/main\n" : `${head}\n`,
			...request.hasRefs && await readRefs(git, repository, head),
			config: cleanConfig(facts.value.objectFormat),
			"objects/info/alternates": `${quoteLine(facts.value.objects)}\n`,
			"info/exclude": Buffer.concat([ownExcludes, Buffer.from([
				"",
				...request.excluded ?? [],
				""
			].join("\n"))]),
			...shallow.length > 0 && { shallow }
		};
		let name = node_path__WEBPACK_IMPORTED_MODULE_4__.relative(home, request.gitDirectory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_4__.sep, "/");
		let made = scratchDisk.makeDirectory(home, `${name}/refs/heads`);
		if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(fromScratchFault(made.error));
		for (let [file, text] of Object.entries(files)) {
			let bytes = typeof text == "string" ? Buffer.from(text) : text;
			let written = scratchDisk.write(home, `${name}/${file}`, {
				bytes,
				mode: "100644"
			});
			if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(fromScratchFault(written.error));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			gitDirectory: request.gitDirectory,
			objectFormat: facts.value.objectFormat,
			head
		});
	}
	async function readRefs(git, repository, head) {
		let [refs, branch] = await Promise.all([git.run({
			...repository,
			args: [
				"for-each-ref",
				"--format=%(objectname) %(refname)",
				"refs/heads",
				"refs/tags"
			]
		}), git.run({
			...repository,
			args: [
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]
		})]);
		let lines = refs.ok ? decode(refs.value) : "";
		let current = branch.ok ? decode(branch.value).trim() : "";
		return {
			"packed-refs": lines,
			...(head === void 0 ? current !== "" : lines.split("\n").includes(`${head} ${current}`)) && { HEAD: `ref: ${current}\n` }
		};
	}
	async function askRepository(git, repository) {
		let [facts, head] = await Promise.all([git.run({
			...repository,
			args: [
				"rev-parse",
				"--show-object-format",
				"--git-path",
				"objects"
			]
		}), git.run({
			...repository,
			args: [
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				"HEAD^{commit}"
			]
		})]);
		if (!facts.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(gitFailed("read the repository", facts.error));
		let [format, ...rest] = decode(facts.value).split("\n");
		let objects = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
		let commit = head.ok ? decode(head.value).trim() : "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			objectFormat: format === "sha256" ? "sha256" : "sha1",
			objects,
			head: isObjectId(commit) ? commit : void 0
		});
	}
	function cleanConfig(objectFormat) {
		return `[core]\n${objectFormat === "sha1" ? "	repositoryformatversion = 0\n" : "	repositoryformatversion = 1\n"}\tbare = false\n\tfilemode = true\n\tlogAllRefUpdates = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n${objectFormat === "sha1" ? "" : "[extensions]\n	objectFormat = sha256\n"}`;
	}
	function quoteLine(path) {
		return path.includes("\n") ? JSON.stringify(path) : path;
	}
	function readIfThere(disk, file) {
		let content = disk.readFile(file);
		return content.ok ? content.value.bytes : new Uint8Array();
	}
	function decode(bytes) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.c)(bytes).toString("utf8");
	}
	async function makeScratchHome(scratchDisk, outside) {
		let { home } = scratchDisk;
		if (outside !== void 0 && (home === outside || home.startsWith(outside + node_path__WEBPACK_IMPORTED_MODULE_4__.sep))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(homeInside(home));
		for (let leftover of scratchDisk.findLeftovers(864e5)) await scratchDisk.removeFolder(leftover);
		let made = scratchDisk.makeFolder();
		return made.ok ? made : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(noHome(home, made.error));
	}
	function noHome(home, { code }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("io_error", `Cannot make a temporary folder in '${home}': ${code}`, "Set TMPDIR to a directory that can be written to.");
	}
	function homeInside(home) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("path_denied", `Temporary files would lie inside the working directory: '${home}'`, "Set TMPDIR to a directory outside of it.");
	}
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
		if (/without `?workflows?`? permission|refusing to allow .* workflow/i.test(all)) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("workflows_permission", `GitHub refused the push to '${ref}': ${brief$1(summary)}`));
		if (/GH006|GH013|protected branch|rule violations|protected ref/i.test(all)) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("protected_branch", `GitHub protects '${ref}': ${brief$1(summary)}`));
		if (MOVED.test(summary)) return { kind: "moved" };
		return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("push_rejected", `GitHub refused the push to '${ref}': ${brief$1(summary)}`));
	}
	function refused(why) {
		return {
			kind: "refused",
			refusal: why
		};
	}
	function transportRefusal(action, { message }) {
		let shown = `Git could not ${action}: ${brief$1(tellingLine(message))}`;
		if (/returned error: 401|Authentication failed|could not read (?:Username|Password)/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("auth_expired", shown);
		if (/archived so it is read-only/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("repo_archived", shown);
		if (/returned error: 403|Permission to .* denied|Write access to repository not granted/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("token_not_permitted", shown, "Add 'contents: write' to the job's 'permissions:'.");
		if (/returned error: 404|repository .* not found/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_not_found", shown);
		if (/not our ref|couldn't find remote ref|unadvertised object|did not receive expected object/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_missing", shown);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_unavailable", shown);
	}
	function isDenied({ code }) {
		return DENIED.has(code);
	}
	function tellingLine(message) {
		let lines = message.split("\n");
		return lines.findLast((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? "";
	}
	function brief$1(text) {
		let line = text.replace(/\p{Cc}+/gu, " ").trim();
		return line.length <= 300 ? line : `${line.slice(0, 300)}\u2026`;
	}
	function movedRefusal({ ref, from, to }, now) {
		if (from === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_moved", `'${ref}' was to be new, and is at ${now} already`);
		if (now === void 0 && to !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_missing", `'${ref}' is gone: it was to be at ${from}`);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_moved", `'${ref}' is at ${now ?? "nothing"}, and not at ${from} any more`);
	}
	function unknownOutcome$1(why) {
		return {
			...why,
			message: `${why.message}; whether the push before it happened is not known`,
			suggestion: "Run it again: Sous looks first for what is there already.",
			isUnknown: !0
		};
	}
	let REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u;
	function mustBeUpdate({ ref, from, to }) {
		mustBeRef(ref);
		from !== void 0 && mustBeObject(from);
		to !== void 0 && mustBeObject(to);
	}
	function mustBeRef(ref) {
		if (!isUsableRef(ref)) throw Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`);
	}
	function mustBeObject(id) {
		if (!isObjectId(id)) throw Error(`Not an object id: ${JSON.stringify(id)}`);
	}
	function isUsableRef(ref) {
		return REF.test(ref);
	}
	let FETCHED = "refs/fetched/";
	let BACK_OFF_MS$1 = [1e3, 3e3];
	async function openRemote(options) {
		let { scratchDisk, objectFormat = "sha1" } = options;
		let access = accessTo(options);
		let home = await makeScratchHome(scratchDisk, void 0);
		if (!home.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", home.error.message, home.error.suggestion));
		let files = {
			"git/HEAD": "ref: refs/heads/none\n",
			"git/config": cleanConfig(objectFormat),
			"git/info/attributes": "* -text -ident -filter !eol !crlf !working-tree-encoding\n"
		};
		let [fault] = [...[
			"git/objects",
			"git/refs",
			"tree"
		].map((name) => scratchDisk.makeDirectory(home.value, name)), ...Object.entries(files).map(([name, text]) => scratchDisk.write(home.value, name, {
			bytes: Buffer.from(text),
			mode: "100644"
		}))].flatMap((made) => made.ok ? [] : [made.error]);
		if (fault === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new RemoteRepository(options, {
			home: home.value,
			access
		}));
		await scratchDisk.removeFolder(home.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Cannot write '${fault.path}': ${fault.message}`));
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
				gitDirectory: node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#home, "git"),
				workTree: node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#home, "tree")
			};
		}
		async fetchCommit(commit, wanted) {
			mustBeObject(commit);
			let has = this.#fetched.get(commit);
			if (has === !0 || has === !1 && !wanted.contents) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			let options = [...(await this.run([
				"cat-file",
				"-e",
				commit
			])).ok ? ["--refetch"] : [], wanted.contents ? "--no-filter" : "--filter=blob:none"];
			let fetched = await this.#fetch([
				...options,
				"--end-of-options",
				this.options.url,
				commit
			], `fetch the commit ${commit}`, 1);
			fetched.ok && this.#fetched.set(commit, wanted.contents);
			return fetched;
		}
		async fetchHistory(tip, depth) {
			mustBeObject(tip);
			return this.#fetch([
				"--filter=tree:0",
				"--end-of-options",
				this.options.url,
				tip
			], `fetch the history of ${tip}`, depth);
		}
		async fetchRef(ref) {
			mustBeRef(ref);
			let local = FETCHED + ref.slice(5);
			let fetched = await this.#fetch([
				"--no-filter",
				"--end-of-options",
				this.options.url,
				`+${ref}:${local}`
			], `fetch '${ref}'`, void 0);
			if (!fetched.ok) return fetched.error.code === "ref_missing" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : fetched;
			let found = await this.run([
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				local
			]);
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(decode(found.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(localRefusal(`read '${ref}'`, found.error));
		}
		async fetchTips(prefix) {
			mustBeRef(`${prefix}x`);
			let local = FETCHED + prefix.slice(5);
			let args = [
				"--prune",
				"--filter=tree:0",
				"--end-of-options",
				this.options.url,
				`+${prefix}*:${local}*`
			];
			let fetched = await this.#fetch(args, `fetch '${prefix}*'`, void 0);
			return fetched.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(local) : fetched;
		}
		async readRefs(patterns) {
			for (let pattern of patterns) mustBeRef(pattern.replace(/\*$/, "x"));
			let listed = await this.#repeat([
				"ls-remote",
				"--refs",
				"--quiet",
				"--end-of-options",
				this.options.url,
				...patterns
			], "read the refs");
			if (!listed.ok) return listed;
			let isWanted = (ref) => patterns.some((pattern) => pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern);
			let entries = decode(listed.value).split("\n").map((line) => line.split("	")).flatMap(([id = "", ref = ""]) => isObjectId(id) && isWanted(ref) ? [[ref, id]] : []);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Map(entries));
		}
		async readTip() {
			let listed = await this.#repeat([
				"ls-remote",
				"--quiet",
				"--end-of-options",
				this.options.url,
				"HEAD"
			], "read the default branch");
			if (!listed.ok) return listed;
			let id = /^([0-9a-f]+)\tHEAD$/m.exec(decode(listed.value))?.[1] ?? "";
			return isObjectId(id) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_missing", "The repository has no default branch"));
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
			for (let update of updates) mustBeUpdate(update);
			for (let isFirst = !0;; isFirst = !1) {
				let sent = await this.#pushOnce(updates, from);
				if (sent.kind === "taken") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
				if (sent.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(sent.refusal);
				let now = await this.readRefs(updates.map(({ ref }) => ref));
				if (!now.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unknownOutcome$1(now.error));
				if (updates.every(({ ref, to }) => now.value.get(ref) === to)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
				let moved = updates.find(({ ref, from: was }) => now.value.get(ref) !== was);
				if (moved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(movedRefusal(moved, now.value.get(moved.ref)));
				if (sent.kind === "lost" && (!isFirst || isDenied(sent.refusal))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(sent.refusal);
				if (sent.kind === "moved" && !isFirst) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("ref_moved", `'${updates[0]?.ref}' is being changed by somebody else`));
			}
		}
		run(args, input, gitDirectory = this.place.gitDirectory) {
			return this.options.git.run({
				...this.place,
				gitDirectory,
				args,
				...input && { input }
			});
		}
		async storeContents(contents) {
			let folder = `new-${this.#stored++}`;
			for (let [i, bytes] of contents.entries()) {
				let written = this.options.scratchDisk.write(this.#home, `${folder}/${i}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Cannot write '${written.error.path}': ${written.error.message}`));
			}
			let input = Buffer.from(contents.map((_, i) => `../${folder}/${i}\n`).join(""));
			let hashed = await this.run([
				"hash-object",
				"-w",
				"--no-filters",
				"--stdin-paths"
			], input);
			if (!hashed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(localRefusal("store contents", hashed.error));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(decode(hashed.value).trim().split("\n").slice(0, contents.length));
		}
		async [Symbol.asyncDispose]() {
			await this.options.scratchDisk.removeFolder(this.#home);
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
			let refused = [...answers.values()].find((answer) => answer.kind === "refused");
			if ([...answers.values()].some(({ kind }) => kind === "moved")) return { kind: "moved" };
			if (refused !== void 0) return refused;
			return {
				kind: "lost",
				refusal: transportRefusal(`push '${updates[0]?.ref}'`, pushed.error)
			};
		}
		async #fetch(args, action, depth) {
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
			], action);
			return fetched.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : fetched;
		}
		async #repeat(args, action) {
			for (let attempt = 0;; attempt++) {
				let { signal } = this.options;
				let output = await this.#speak(args, this.place, signal);
				if (output.ok) return output;
				if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("cancelled", `The run was cancelled before git could ${action}`));
				let why = transportRefusal(action, output.error);
				let pause = BACK_OFF_MS$1[attempt];
				if (why.code !== "api_unavailable" || pause === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(why);
				await this.options.sleep(pause);
			}
		}
		#speak(args, place, signal) {
			let { git } = this.options;
			return git.run({
				...place,
				args,
				remote: this.#access,
				timeoutMs: 3e5,
				...signal && { signal }
			});
		}
	};
	function localRefusal(action, { message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Git could not ${action}: ${message.split("\n", 1)[0] ?? ""}`);
	}
	let KINDS = new Map([
		["100644", "file"],
		["100755", "file"],
		["040000", "directory"],
		["120000", "symlink"]
	]);
	let Tree = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		sha: ObjectId,
		truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(),
		tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
			sha: ObjectId,
			size: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()))
		}))
	});
	let Blob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		sha: ObjectId,
		encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("base64"),
		content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
	});
	async function readTreeBelow(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
			tree_sha: id,
			recursive: "1"
		}, Tree);
		if (!answer.ok) return answer;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(answer.value.truncated ? void 0 : byDirectory(answer.value.tree));
	}
	async function readTree(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", { tree_sha: id }, Tree);
		if (!answer.ok) return answer;
		if (answer.value.truncated) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_invalid", `GitHub does not list all of the tree ${id}`));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(byDirectory(answer.value.tree).get("") ?? new Map());
	}
	async function readBlob(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: id }, Blob);
		if (!answer.ok) return answer;
		let bytes = Buffer.from(answer.value.content, "base64");
		return isBlob(id, bytes) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_invalid", `The content that GitHub gives for the blob ${id} is another`));
	}
	function isBlob(id, bytes) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ct)(bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wt)(id)) === id;
	}
	function kindOf(mode) {
		return KINDS.get(mode) ?? "other";
	}
	function byDirectory(entries) {
		let directories = new Map([["", new Map()]]);
		for (let { path, mode, sha, size = 0 } of entries) {
			let slash = path.lastIndexOf("/");
			let parent = path.slice(0, Math.max(slash, 0));
			let names = directories.get(parent) ?? new Map();
			directories.set(parent, names);
			let kind = kindOf(mode);
			names.set(path.slice(slash + 1), {
				kind,
				mode: mode === "100755" ? mode : "100644",
				id: sha,
				size
			});
		}
		return directories;
	}
	let File = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
		previous_filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)())
	});
	let RULES = /^(?:(?:\.github\/)?recipes\/|\.github\/sous(?:\.ya?ml$|\/)|(?:\.github\/|docs\/)?CODEOWNERS$)/;
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
		return there !== void 0 && there === await headRules(remote, pull.head.commit) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)([]) : readChangedRules(github, pull.number);
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
		return rulesOf(decode(listed.value).split("\0").flatMap((line) => {
			let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
			return path === "" ? [] : [[path, `${kindOf(mode)} ${id}`]];
		}));
	}
	function rulesOf(entries) {
		let rules = entries.filter(([path, content]) => RULES.test(path) && !content.startsWith("directory "));
		return JSON.stringify(rules.toSorted(([a], [b]) => a < b ? -1 : 1));
	}
	async function readChangedRules(github, pull) {
		let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
		if (!files.ok) return files;
		if (files.value.length >= MAX_FILES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("policy_error", `Pull request #${pull} has ${MAX_FILES} files or more, and GitHub does not list the rest`));
		let names = files.value.flatMap(({ filename, previous_filename: before }) => before === void 0 ? [filename] : [filename, before]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(names.filter((name) => RULES.test(name)));
	}
	function refuseChangedRecipe(changed, recipes) {
		let both = recipes.filter((path) => changed.includes(path));
		return both.length === 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("recipe_changed", `The pull request changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qt)(both, 3)}`);
	}
	function checkAnswer(route, data, schema) {
		let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(schema, data);
		if (checked.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(checked.data);
		let [issue] = checked.error.issues;
		let expected = issue?.code === "invalid_type" ? ` (expected ${issue.expected})` : "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_invalid", `GitHub's answer to '${route}' is not as expected at ${showPath(issue?.path ?? [])}${expected}`));
	}
	function showPath(path) {
		return path.length === 0 ? "its top level" : `'${path.map(String).join(".")}'`;
	}
	let UNTOLD_WAIT_MS = 6e4;
	function judgeAnswer(route, outcome) {
		if (outcome.kind === "failed") return {
			kind: "lost",
			waitMs: void 0,
			refusal: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_unavailable", `'${route}' failed: ${brief(outcome.message)}`)
		};
		let { status, headers, data } = outcome;
		if (status >= 200 && status < 300) return {
			kind: "answer",
			data
		};
		let said = saidBy(data);
		let refuse = (...[code, message, suggestion]) => ({
			kind: "refused",
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(code, message, suggestion),
				status
			}
		});
		let what = `'${route}'${said === "" ? "" : `: ${said}`}`;
		if (status >= 500 || status === 408) return {
			kind: "lost",
			waitMs: retryAfter(headers),
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_unavailable", `GitHub answered ${status} to ${what}`),
				status
			}
		};
		if ((status === 403 || status === 429) && isLimit(status, headers, said)) return {
			kind: "limited",
			waitMs: limitWait(headers),
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_unavailable", `GitHub limits requests: ${what}`),
				status
			}
		};
		switch (status) {
			case 401: return refuse("auth_expired", `GitHub does not accept the token for '${route}'`);
			case 403: return refuse("token_not_permitted", `The token may not do ${what}`, missingPermission(headers));
			case 404:
			case 410: return refuse("api_not_found", `There is nothing at ${what}`);
			case 409: return refuse("api_conflict", `GitHub found a conflict at ${what}`);
			default: return status < 400 ? refuse("api_invalid", `GitHub answered ${status} to '${route}', which leads elsewhere`) : refuse("api_rejected", `GitHub answered ${status} to ${what}`);
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
			if (items === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_invalid", `GitHub's answer to '${route}' is no list${key === void 0 ? "" : ` at '${key}'`}`));
			for (let [i, entry] of items.entries()) {
				let checked = checkAnswer(`${route}, page ${page}, item ${i + 1}`, entry, item);
				if (!checked.ok) return checked;
				all.push(checked.value);
			}
			let next = nextPage(answer.value.link);
			if (next === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(all);
			let now = JSON.stringify(items, (_, value) => typeof value == "bigint" ? String(value) : value);
			if (next !== page + 1 || items.length === 0 || now === last || page >= 100) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_invalid", `The pages of '${route}' do not advance after page ${page}`));
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
	let BETWEEN_WRITES_MS = 1e3;
	let BACK_OFF_MS = [1e3, 3e3];
	var GitHub = class {
		repository;
		#options;
		#calls = 0;
		#writes = 0;
		#waitedMs = 0;
		#serverTime;
		#lastWrite = Promise.resolve(void 0);
		constructor(options) {
			this.#options = options;
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
			return read.ok ? checkAnswer(route, read.value.data, schema) : read;
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
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)(JSON.stringify(request.parameters), "what would be written to GitHub", this.#options.secrets);
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(secret);
			let before = this.#lastWrite;
			let { promise, resolve } = Promise.withResolvers();
			this.#lastWrite = promise;
			let sent;
			try {
				sent = await before;
				return await this.#writeInTurn(request, async () => {
					sent !== void 0 && await this.#pause(sent + BETWEEN_WRITES_MS - this.#options.clock.elapsed());
					let outcome = await this.#send(request.route, request.parameters);
					sent = this.#options.clock.elapsed();
					return outcome;
				});
			} finally {
				resolve(sent);
			}
		}
		async #read(route, parameters) {
			for (let lost = 0;;) {
				let outcome = await this.#send(route, parameters);
				if (!outcome.ok) return outcome;
				let verdict = judgeAnswer(route, outcome.value);
				if (verdict.kind === "answer") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					data: verdict.data,
					link: outcome.value.kind === "answered" ? outcome.value.headers.link : void 0
				});
				if (verdict.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(verdict.refusal);
				if (!await this.#wait(verdict, lost)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(verdict.refusal);
				verdict.kind === "lost" && lost++;
			}
		}
		async #writeInTurn({ route, schema, look }, send) {
			for (let lost = 0;;) {
				let outcome = await send();
				if (!outcome.ok) return outcome;
				let verdict = judgeAnswer(route, outcome.value);
				if (verdict.kind === "answer") return checkAnswer(route, verdict.data, schema);
				if (verdict.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(verdict.refusal);
				if (verdict.kind === "lost" && look === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unknownOutcome(verdict.refusal));
				let mayTryAgain = await this.#wait(verdict, lost);
				if (verdict.kind === "lost") {
					lost++;
					let found = await look?.();
					if (found?.ok === !1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unknownOutcome(verdict.refusal));
					if (found?.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(found.value);
				}
				if (!mayTryAgain) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(verdict.refusal);
			}
		}
		async #send(route, parameters) {
			let { transport, repository, signal, maxCalls = 200 } = this.#options;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("cancelled", `The run was cancelled before '${route}'`));
			if (this.#calls >= maxCalls) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_budget", `The run has asked GitHub ${maxCalls} times, which is its limit`));
			this.#calls++;
			isRead(route) || this.#writes++;
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
			else if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("cancelled", `The run was cancelled before the answer to '${route}'`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(outcome);
		}
		#noteTime(text) {
			let time = new Date(text ?? "");
			Number.isNaN(time.getTime()) || (this.#serverTime = time);
		}
		async #wait({ kind, waitMs }, lost) {
			let backOff = BACK_OFF_MS[lost];
			if (kind === "lost" && backOff === void 0) return !1;
			let ms = Math.max(waitMs ?? 0, backOff ?? BETWEEN_WRITES_MS);
			if (this.#waitedMs + ms > 12e4 || this.#options.signal?.aborted) return !1;
			this.#waitedMs += ms;
			await this.#pause(ms);
			return !0;
		}
		async #pause(ms) {
			ms > 0 && await this.#options.sleep(ms);
		}
	};
	function isRead(route) {
		return route.startsWith("GET ") || route === "POST /graphql";
	}
	function unknownOutcome({ message, status }) {
		let told = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("api_unavailable", `${message}; whether it happened is not known`, "Run it again: Sous looks first for what is there already.");
		return status === void 0 ? told : {
			...told,
			status
		};
	}
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
					message: limit.aborted ? `no answer within ${timeoutMs / 1e3} s` : hide(describe$1(error))
				};
			}
		};
	}
	async function load({ token, apiUrl, userAgent }) {
		let { GitHub, getOctokitOptions } = await __webpack_require__.e(8557).then(__webpack_require__.bind(__webpack_require__, 8557));
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
	function isCutOff({ headers, data }) {
		return typeof data == "string" && String(headers["content-type"]).startsWith("application/json");
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
	function describe$1(error) {
		return error instanceof Error ? error.message : "the connection failed";
	}
	function ignore() {}
	let UNTOLD = new Set([
		"token_not_permitted",
		"api_not_found",
		"api_invalid",
		"api_rejected"
	]);
	async function askGraphql(github, query, schema) {
		let asked = await github.request("POST /graphql", { ...query }, schema);
		return !asked.ok && UNTOLD.has(asked.error.code) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : asked;
	}
	let GITHUB_ACTIONS = {
		id: 41898282,
		login: "github-actions[bot]"
	};
	async function readOwnIdentity({ github, isAppToken }) {
		if (isAppToken) return readViewer(github);
		let user = await github.request("GET /user", {}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			id: Positive,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
		}));
		return !user.ok && user.error.code === "token_not_permitted" ? readViewer(github) : user;
	}
	async function readViewer(github) {
		let asked = await askGraphql(github, { query: "query { viewer { databaseId login } }" }, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ viewer: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			databaseId: Positive,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
		}) }) }));
		if (!asked.ok) return asked;
		if (asked.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(GITHUB_ACTIONS);
		let { databaseId: id, login } = asked.value.data.viewer;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			id,
			login
		});
	}
	function isWorkflowsOwn({ id }) {
		return id === GITHUB_ACTIONS.id;
	}
	function committerOf({ id, login }) {
		return `${login} <${id}+${login}@users.noreply.github.com>`;
	}
	let PullComment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		id: Positive,
		html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(), ""),
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			id: Positive,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
		})),
		created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
		updated_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
	});
	function readComments(github, pull) {
		return github.requestAll("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: pull }, PullComment);
	}
	let ON_DEFAULT_BRANCH = ["issue_comment", "schedule"];
	async function findTrustedCommit({ event, sha, attempt, readTip }) {
		return attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(ObjectId, sha).success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(sha) : readTip();
	}
	async function readTrustedText(tree, path) {
		let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(path);
		if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unreadable(tree, path, file.error));
		let entry = await tree.entry(file.value);
		if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unreadable(tree, path, entry.error));
		if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		let content = await tree.read(file.value);
		if (!content.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unreadable(tree, path, content.error));
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
		} catch {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("policy_error", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(path)}' is not UTF-8`));
		}
	}
	async function refuseForeignWorkflow(remote, tree, { ref, sha }) {
		let refused = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("event_not_trusted_for_apply", `The workflow of this run ${why}`);
		let path = workflowPath(ref);
		if (path === void 0 || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(ObjectId, sha).success) return refused("cannot be told");
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
		if (!running.ok) return localRefusal("read the workflow", running.error);
		let [, id] = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(decode(running.value)) ?? [];
		return id === trusted.value ? void 0 : refused("differs from the one on the default branch");
	}
	function workflowPath(ref) {
		let [, text] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+\.ya?ml)@/.exec(ref) ?? [];
		let path = text === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(text);
		return path?.ok ? path.value : void 0;
	}
	function unreadable(tree, path, { message, suggestion }) {
		return tree.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("policy_error", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(path)}' cannot be read: ${message}`, suggestion);
	}
	let Answer = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)())) }))) }) });
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(blobs);
	}
	let MAX_READ_BYTES = 4194304;
	var TrustedTree = class TrustedTree {
		folder = void 0;
		commit;
		#github;
		#directories;
		#isWhole;
		#blobs = new Map();
		#together;
		#gathering;
		#refusal;
		constructor(github, commit, { directories, isWhole }, { isLikelyRead }) {
			this.commit = commit;
			this.#github = github;
			this.#directories = new Map(directories);
			this.#isWhole = isWhole;
			this.#together = isLikelyRead === void 0 ? [] : this.#smallFiles(isLikelyRead).slice(0, 40);
		}
		static async open(github, commit, options = {}) {
			let all = await readTreeBelow(github, commit);
			if (!all.ok) return all;
			if (all.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new TrustedTree(github, commit, {
				directories: all.value,
				isWhole: !0
			}, options));
			let top = await readTree(github, commit);
			if (!top.ok) return top;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new TrustedTree(github, commit, {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(found.value === void 0 ? {
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
			if (found.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Q)(path));
			let { kind, size, id, mode } = found.value;
			if (kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt)(path));
			if (kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)(path));
			if (size > MAX_READ_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("too_large", `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, "Make it smaller."));
			let bytes = await this.#blob(id);
			return bytes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				bytes: bytes.value.subarray(0, limit),
				mode
			}) : bytes;
		}
		async directory(path) {
			let names = await this.#list(path);
			if (!names.ok) return names;
			if (names.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.et)(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)([...names.value].map(([name, { kind }]) => ({
				name,
				kind
			})));
		}
		async objectId(path) {
			let found = await this.#find(path);
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(found.value?.kind === "file" ? found.value.id : void 0) : found;
		}
		all() {
			if (!this.#isWhole) return;
			let entries = [...this.#directories].flatMap(([directory, names]) => [...names].map(([name, entry]) => [directory === "" ? name : `${directory}/${name}`, entry]));
			return new Map(entries);
		}
		async #find(path) {
			for (let above of (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(path)) {
				let entry = await this.#own(above);
				if (!entry.ok) return entry;
				if (entry.value?.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt)(above));
			}
			return this.#own(path);
		}
		async #own(path) {
			let names = await this.#list((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(path));
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(names.value?.get(path.slice(path.lastIndexOf("/") + 1))) : names;
		}
		async #list(path) {
			let known = this.#directories.get(path === "." ? "" : path);
			if (known !== void 0 || this.#isWhole || path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(known);
			let entry = await this.#own(path);
			if (!entry.ok) return entry;
			if (entry.value?.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			let listed = await readTree(this.#github, entry.value.id);
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
			if (known !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(known);
			let read = await readBlob(this.#github, id);
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
			let read = await readBlobs(this.#github, this.#together);
			if (!read.ok) return read;
			for (let [id, bytes] of read.value) this.#blobs.set(id, bytes);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		}
		#failed(refusal) {
			this.#refusal = refusal;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("network_failed", refusal.message, refusal.suggestion));
		}
	};
	function scanFolder(folder, { from, skipped, mayEnter }) {
		let entries = new Map();
		let directories = [];
		let unentered = [];
		let waiting = [...from];
		for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
			directory !== "" && directories.push(directory);
			let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, directory), { withFileTypes: !0 }));
			if (!names.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				...names.error,
				path: directory === "" ? "." : directory
			});
			for (let entry of names.value) {
				let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
				if (skipped.has(name)) continue;
				let isRepository = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.M)(entry.name);
				if (!entry.isDirectory() || isRepository) {
					let looked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => describe(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name), isRepository));
					if (!looked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
						...looked.error,
						path: name
					});
					entries.set(name, looked.value);
				} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
			}
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			entries,
			directories,
			unentered
		});
	}
	function describe(file, isRepository) {
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(file, {
			bigint: !0,
			throwIfNoEntry: !1
		});
		if (stats === void 0) return {
			kind: "other",
			size: 0,
			mode: "100644",
			mark: "unreachable",
			changedAt: 0n
		};
		return {
			kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
			size: Number(stats.size),
			mode: stats.mode & 64n ? "100755" : "100644",
			mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
			changedAt: stats.ctimeNs
		};
	}
	let NAME = /^sous-scratch-(\d+)-/;
	let { COPYFILE_EXCL, COPYFILE_FICLONE } = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants;
	function realScratchDisk(home) {
		let real = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync.native(home));
		let realHome = real.ok ? real.value : node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(home);
		return {
			home: realHome,
			makeFolder: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(realHome, `sous-scratch-${process.pid}-`))),
			makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
			copy: copyAll,
			write: (folder, name, { bytes, mode }) => at(name, () => {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(name);
				parent !== "." && makeDirectory(folder, parent);
				let file = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name);
				node_fs__WEBPACK_IMPORTED_MODULE_3__.rmSync(file, {
					recursive: !0,
					force: !0
				});
				node_fs__WEBPACK_IMPORTED_MODULE_3__.writeFileSync(file, bytes, {
					flag: "wx",
					mode: mode === "100755" ? 511 : 438
				});
			}),
			removeEntry: (folder, name) => at(name, () => {
				isBelowRealDirectories(folder, name) && removeEntry(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name));
			}),
			readLink: (link) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readlinkSync(link)),
			makeLink: (link, target) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.symlinkSync(target, link)),
			scan: scanFolder,
			now: (folder) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => {
				let clock = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, "clock");
				node_fs__WEBPACK_IMPORTED_MODULE_3__.writeFileSync(clock, "");
				return node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(clock, { bigint: !0 }).ctimeNs;
			}),
			removeFolder,
			findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
		};
	}
	function at(name, call) {
		let result = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(call);
		return result.ok ? result : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
			...result.error,
			path: name
		});
	}
	function makeDirectory(folder, directory) {
		let reached = folder;
		for (let segment of directory.split("/")) {
			reached = node_path__WEBPACK_IMPORTED_MODULE_4__.join(reached, segment);
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { throwIfNoEntry: !1 });
			if (stats?.isDirectory()) continue;
			stats !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(reached);
			node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync(reached);
		}
	}
	function isBelowRealDirectories(folder, name) {
		let reached = folder;
		for (let segment of node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(name).split("/")) {
			reached = node_path__WEBPACK_IMPORTED_MODULE_4__.join(reached, segment);
			if (node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
		}
		return !0;
	}
	function removeEntry(entry) {
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(entry, { throwIfNoEntry: !1 });
		stats?.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(entry).length === 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(entry);
	}
	async function copyAll(files) {
		let waiting = files.values();
		let faults = [];
		async function copyInTurn() {
			for (let { from, to } of waiting) try {
				await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE);
			} catch (error) {
				let { code, message } = error;
				if (code === void 0) throw error;
				faults.push({
					code,
					message,
					path: from
				});
			}
		}
		await Promise.all(Array.from({ length: 16 }, copyInTurn));
		return faults;
	}
	async function removeFolder(folder) {
		let removed = await remove(folder);
		if (removed.ok) return removed;
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => openUp(folder));
		return remove(folder);
	}
	async function remove(folder) {
		try {
			await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.rm(folder, {
				recursive: !0,
				force: !0,
				maxRetries: 2
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		} catch (error) {
			let { code, message } = error;
			if (code === void 0) throw error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				code,
				message
			});
		}
	}
	function openUp(directory) {
		node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(directory, 448);
		for (let entry of node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, entry.name));
	}
	function findLeftovers(home, olderThanMs) {
		let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(home));
		let oldest = Date.now() - olderThanMs;
		return (names.ok ? names.value : []).flatMap((name) => {
			let pid = NAME.exec(name)?.[1];
			if (pid === void 0) return [];
			let folder = node_path__WEBPACK_IMPORTED_MODULE_4__.join(home, name);
			let stats = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(folder));
			return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
		});
	}
	function isRunning(pid) {
		let signalled = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gt)(() => process.kill(pid, 0));
		return signalled.ok || signalled.error.code !== "ESRCH";
	}
	let VERSION = "0.1.0";
	function openForge(context) {
		let { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context;
		let sleep = async (ms) => void await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(ms, void 0, { signal }).catch(() => void 0);
		let github = new GitHub({
			transport: octokitTransport({
				token,
				apiUrl,
				userAgent: `sous/${VERSION}`
			}),
			repository,
			clock: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Y,
			sleep,
			signal,
			secrets: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.n)(context.env)
		});
		let configPath = context.runner.input("config") || ".github/sous.yml";
		let isLikelyRead = (path) => path === configPath || (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lt)(path);
		let trusted = once(async () => {
			let readTip = async () => {
				let opened = await remote();
				return opened.ok ? opened.value.readTip() : opened;
			};
			let commit = await findTrustedCommit({
				event,
				sha,
				attempt: run.attempt,
				readTip
			});
			return commit.ok ? TrustedTree.open(github, commit.value, { isLikelyRead }) : commit;
		});
		let remote = once(() => {
			let url = `${serverUrl}/${repository.owner}/${repository.name}.git`;
			let programs = {
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.it)({
					path: context.env.PATH ?? "",
					forbiddenRoot: context.workspace
				}),
				forbiddenRoot: context.workspace
			};
			let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.at)("git", programs), programs.path);
			return openRemote({
				url,
				token,
				git,
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_2__.vt,
				scratchDisk: realScratchDisk(node_os__WEBPACK_IMPORTED_MODULE_5__.tmpdir()),
				sleep,
				signal
			});
		});
		let config = once(async () => {
			let tree = await trusted();
			if (!tree.ok) return tree;
			let loaded = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.K)(tree.value, github.serverTime ?? new Date(), configPath);
			if (loaded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(loaded.value.config);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("policy_error", loaded.error.message, loaded.error.suggestion));
		});
		let ask = once(() => readOwnIdentity({
			github,
			isAppToken: run.isAppToken
		}));
		let known;
		let comments = new Map();
		return {
			github,
			trusted,
			config,
			remote,
			self: async () => known === void 0 ? ask() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(known),
			isKnownAs(self) {
				known = self;
			},
			comments(pull) {
				let read = comments.get(pull) ?? readComments(github, pull);
				comments.set(pull, read);
				return read;
			},
			async [Symbol.asyncDispose]() {
				let opened = remote.isAsked ? await remote() : void 0;
				opened?.ok && await opened.value[Symbol.asyncDispose]();
			}
		};
	}
	function policyOf(forge) {
		return async () => {
			let config = await forge.config();
			return config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(config.value.approval) : config;
		};
	}
	async function changedRules({ github, ...forge }, pull) {
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let trusted = await forge.trusted();
		return trusted.ok ? findChangedRules({
			github,
			remote: remote.value,
			trusted: trusted.value,
			pull
		}) : trusted;
	}
	function once(make) {
		let made;
		let ask = () => {
			made ??= make();
			return made;
		};
		return Object.defineProperty(ask, "isAsked", { get: () => made !== void 0 });
	}
	var run_action_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runAction: () => runAction });
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
	async function runAction(request, context) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			if (request.kind === "refused") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(request.refusal);
			let common = {
				context,
				forge: __addDisposableResource(env_1, openForge(context), !0)
			};
			if (context.job !== void 0 && request.kind !== "workflow") {
				let part = await runPart(request, common);
				if (part !== void 0) return part;
			}
			switch (request.kind) {
				case "run": {
					let { runOnPull } = await Promise.all([
						__webpack_require__.e(6297),
						__webpack_require__.e(5393),
						__webpack_require__.e(1375),
						__webpack_require__.e(9045)
					]).then(__webpack_require__.bind(__webpack_require__, 9045)).then((n) => n.n);
					return await runOnPull({
						...common,
						...request
					});
				}
				case "apply": {
					let { applyOnPull } = await Promise.all([
						__webpack_require__.e(6297),
						__webpack_require__.e(5393),
						__webpack_require__.e(1375),
						__webpack_require__.e(9045),
						__webpack_require__.e(8664),
						__webpack_require__.e(4359)
					]).then(__webpack_require__.bind(__webpack_require__, 4359));
					return await applyOnPull({
						...common,
						...request
					});
				}
				case "review": {
					let { reviewOnPull } = await Promise.all([
						__webpack_require__.e(6297),
						__webpack_require__.e(5393),
						__webpack_require__.e(1375),
						__webpack_require__.e(9045),
						__webpack_require__.e(8664),
						__webpack_require__.e(4359),
						__webpack_require__.e(9220)
					]).then(__webpack_require__.bind(__webpack_require__, 9220));
					return await reviewOnPull({
						...common,
						...request
					});
				}
				case "workflow": {
					let { runWorkflow } = await __webpack_require__.e(6297).then(__webpack_require__.bind(__webpack_require__, 6297)).then((n) => n.m);
					return await runWorkflow({
						...common,
						...request
					});
				}
				default: {
					let { answerCommand } = await Promise.all([
						__webpack_require__.e(6297),
						__webpack_require__.e(5393),
						__webpack_require__.e(5128)
					]).then(__webpack_require__.bind(__webpack_require__, 5128));
					return await answerCommand({
						...common,
						request
					});
				}
			}
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function runPart(request, common) {
		let { job, runner } = common.context;
		if (job === "gate") {
			let { gateOnPull } = await Promise.all([__webpack_require__.e(5393), __webpack_require__.e(6229)]).then(__webpack_require__.bind(__webpack_require__, 6229));
			return await gateOnPull({
				...common,
				request
			});
		}
		if (job === "plan") return request.kind === "run" || request.kind === "apply" ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("input_invalid", `'mode: plan' does not answer '/sous ${request.kind}'`));
		if (!(request.kind === "run" || request.kind === "apply" && runner.input("plan-path") !== "")) return;
		let { publishOnPull } = await Promise.all([
			__webpack_require__.e(6297),
			__webpack_require__.e(5393),
			__webpack_require__.e(1375),
			__webpack_require__.e(9045),
			__webpack_require__.e(8664),
			__webpack_require__.e(4359),
			__webpack_require__.e(5011)
		]).then(__webpack_require__.bind(__webpack_require__, 5011));
		return await publishOnPull({
			...common,
			...request
		});
	}
}) };
