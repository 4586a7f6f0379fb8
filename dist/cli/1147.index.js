"use strict";
exports.id = 1147;
exports.ids = [1147];
exports.modules = {
	5802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => makeCleanRepository,
			c: () => sandboxCancelled,
			i: () => isObjectId,
			n: () => fromSandboxFault,
			o: () => makeSandboxHome,
			r: () => gitFailed,
			s: () => nameFiles,
			t: () => decodeOutput
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
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
			let common = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(facts.value.objects);
			let ownExcludes = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_2__.join(common, "info/exclude"));
			let shallow = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_2__.join(common, "shallow"));
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
			let name = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(home, request.gitDirectory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/");
			let made = scratchDisk.makeDirectory(home, `${name}/refs/heads`);
			if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(fromSandboxFault(made.error));
			for (let [file, text] of Object.entries(files)) {
				let bytes = typeof text == "string" ? Buffer.from(text) : text;
				let written = scratchDisk.write(home, `${name}/${file}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(fromSandboxFault(written.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
			let lines = refs.ok ? decodeOutput(refs.value) : "";
			let current = branch.ok ? decodeOutput(branch.value).trim() : "";
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
			if (!facts.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(gitFailed("read the repository", facts.error));
			let [format, ...rest] = decodeOutput(facts.value).split("\n");
			let objects = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
			let commit = head.ok ? decodeOutput(head.value).trim() : "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
		function decodeOutput(bytes) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes).toString("utf8");
		}
		async function makeSandboxHome(scratchDisk, outside) {
			let { home } = scratchDisk;
			if (outside !== void 0 && (home === outside || home.startsWith(outside + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(homeInside(home));
			for (let leftover of scratchDisk.findLeftovers(864e5)) await scratchDisk.removeFolder(leftover);
			let made = scratchDisk.makeFolder();
			return made.ok ? made : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(noHome(home, made.error));
		}
		function noHome(home, { code }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("io_error", `Cannot make a temporary folder in '${home}': ${code}`, "Set TMPDIR to a directory that can be written to.");
		}
		function homeInside(home) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("path_denied", `Temporary files would lie inside the working directory: '${home}'`, "Set TMPDIR to a directory outside of it.");
		}
		function gitFailed(action, fault) {
			let why = fault.message.split("\n", 1)[0] ?? "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
		}
		function fromSandboxFault(fault, action = "write") {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)(fault, fault.path, action);
		}
		function sandboxCancelled() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("cancelled", "The command was cancelled before it started", "Run it again when it is wanted.");
		}
		function nameFiles(names) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.it)(names.map((name) => `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(name)}'`), 10);
		}
	}),
	1147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => ignoredByName,
			n: () => footprint_exports,
			r: () => ignoredByGit,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5802);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(disk, folder, repository);
			let ignored = await asked;
			let walk = new Walk(request, ignored);
			walk.go();
			if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
			let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
				...request,
				repository
			}, walk.specials) : [];
			for (let name of dropped) walk.marks.delete(name);
			return {
				files: walk.marks,
				git
			};
		}
		function compareFootprints(before, after) {
			return {
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(before.files, after.files),
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(before.git, after.git)
			};
		}
		var Walk = class {
			#request;
			#ignored;
			marks = new Map();
			specials = [];
			hasRepositories = !1;
			constructor(request, ignored) {
				this.#request = request;
				this.#ignored = ignored;
			}
			go() {
				let waiting = [""];
				for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
			}
			#look(prefix) {
				let { folder, disk } = this.#request;
				let entries = disk.readDirectory(`${folder}/${prefix}`);
				if (!entries.ok) {
					this.marks.set(prefix, entries.error.code);
					return [];
				}
				if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
					this.hasRepositories = !0;
					this.#note(`${prefix}${DOT_GIT}`);
					return [];
				}
				let directories = [];
				for (let { name, kind } of entries.value) {
					let inner = `${prefix}${name}`;
					if (inner === DOT_GIT) continue;
					kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
				}
				return directories;
			}
			noteFile(path) {
				this.marks.has(path) || this.#note(path);
			}
			#mayEnter(path, name) {
				let { folder, repository } = this.#request;
				if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
				return this.#ignored === void 0 ? !_shared_js__WEBPACK_IMPORTED_MODULE_3__.At.has(name) : !this.#ignored.has(`${path}/`);
			}
			#note(name) {
				let { folder, disk } = this.#request;
				let entry = disk.entry(`${folder}/${name}`);
				let found = entry.ok ? entry.value : void 0;
				found?.kind === "other" && this.specials.push(name);
				let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
				this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
			}
		};
		let IGNORED = [
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		];
		async function readIgnored(request) {
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(request);
			let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
			return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
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
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.r)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.t)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set(paths.filter((path) => path.split("/").some((segment) => _shared_js__WEBPACK_IMPORTED_MODULE_3__.At.has(segment)))));
	})
};
