"use strict";
exports.id = 5998;
exports.ids = [5998];
exports.modules = {
	5802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => gitFailed,
			i: () => fromScratchFault,
			n: () => isObjectId,
			o: () => nameFiles,
			r: () => makeCleanRepository,
			s: () => sandboxCancelled,
			t: () => decode
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		function gitFailed(action, fault) {
			let why = fault.message.split("\n", 1)[0] ?? "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
		}
		function fromScratchFault(fault, action = "write") {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(fault, fault.path, action);
		}
		function sandboxCancelled() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "The command was cancelled before it started", "Run it again when it is wanted.");
		}
		function nameFiles(names) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(names.map((name) => `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(name)}'`), 10);
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
			if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fromScratchFault(made.error));
			for (let [file, text] of Object.entries(files)) {
				let bytes = typeof text == "string" ? Buffer.from(text) : text;
				let written = scratchDisk.write(home, `${name}/${file}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fromScratchFault(written.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (!facts.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(gitFailed("read the repository", facts.error));
			let [format, ...rest] = decode(facts.value).split("\n");
			let objects = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
			let commit = head.ok ? decode(head.value).trim() : "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(bytes).toString("utf8");
		}
	}),
	5998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => ignoredByName,
			r: () => ignored_exports,
			t: () => ignoredByGit
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5802);
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
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.a)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(paths.filter((path) => path.split("/").some((segment) => _shared_js__WEBPACK_IMPORTED_MODULE_2__.q.has(segment)))));
	})
};
