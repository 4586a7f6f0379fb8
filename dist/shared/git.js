(() => {
	var __webpack_modules__ = {
		77: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				attributes: () => __nccwpck_require__(938),
				"clean-repository": () => __nccwpck_require__(514),
				"commit-objects": () => __nccwpck_require__(234),
				"seal-git": () => __nccwpck_require__(494),
				snapshots: () => __nccwpck_require__(829),
				state: () => __nccwpck_require__(929),
				trees: () => __nccwpck_require__(109)
			};
		},
		897: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		241: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(522)[name] });
		},
		823: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		755: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		614: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		938: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				findStoredForms: () => findStoredForms,
				hasCrlf: () => hasCrlf,
				readAttributes: () => readAttributes,
				withoutFilters: () => withoutFilters
			});
			var start = __nccwpck_require__(536);
			var clean_repository = __nccwpck_require__(514);
			var work = __nccwpck_require__(614);
			let external_node_buffer_namespaceObject = require("node:buffer");
			//! src/git/attributes.ts
			async function readAttributes(ask, names, paths) {
				let input = Buffer.from(paths.map((path) => `${path}\0`).join(""));
				let asked = await ask([
					"check-attr",
					"-z",
					"--stdin",
					...names
				], input);
				if (!asked.ok) return (0, start.failure)((0, clean_repository.gitFailed)("read the attributes of the files", asked.error));
				let fields = (0, work.decodeOutput)(asked.value).split("\0");
				let found = new Map(paths.map((path) => [path, new Map()]));
				for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? "")?.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
				return (0, start.success)(found);
			}
			function attributeLine(path, values) {
				return [`"${`/${path}`.replace(/[*?[\\]/g, "\\$&").replace(/["\\]/g, "\\$&")}"`, ...[...values].map(([name, value]) => attributeText(name, value))].join(" ");
			}
			function attributeText(name, value) {
				if (value === "set") return name;
				if (value === "unset") return `-${name}`;
				return value === "unspecified" ? `!${name}` : `${name}=${value}`;
			}
			async function withoutFilters(git, repository) {
				let listed = await git.run({
					...repository,
					args: [
						"config",
						"-z",
						"--name-only",
						"--get-regexp",
						"^filter\\."
					]
				});
				if (!listed.ok) return listed.error.exitCode === 1 ? (0, start.success)({}) : (0, start.failure)((0, clean_repository.gitFailed)("look for filters", listed.error));
				if (!(0, external_node_buffer_namespaceObject.isUtf8)(listed.value)) return (0, start.failure)((0, clean_repository.gitFailed)("look for filters", {
					exitCode: 0,
					message: "one has a name that is not UTF-8"
				}));
				let drivers = (0, work.decodeOutput)(listed.value).split("\0").flatMap((key) => /^(filter\..*)\./s.exec(key)?.[1] ?? []);
				let settings = [...new Set(drivers)].flatMap((driver) => [
					[`${driver}.clean`, ""],
					[`${driver}.smudge`, ""],
					[`${driver}.process`, ""],
					[`${driver}.required`, "false"]
				]);
				return (0, start.success)(Object.fromEntries(settings));
			}
			//! src/git/line-endings.ts
			let ATTRIBUTES = [
				"text",
				"eol",
				"crlf"
			];
			let NOT_CONVERTED = [
				["ident", "unset"],
				["filter", "unset"],
				["working-tree-encoding", "unset"]
			];
			async function findStoredForms(request, git) {
				let { changes, prefix, askUsersGit } = request;
				let touched = changes.filter((change) => hasCrlf(change, "before") || hasCrlf(change, "after"));
				if (askUsersGit === void 0 || touched.length === 0) return (0, start.success)(new Map());
				let places = touched.map(({ path }) => prefix + path);
				let attributes = await readAttributes(askUsersGit, ATTRIBUTES, places);
				if (!attributes.ok) return attributes;
				let autocrlf = await readAutocrlf(askUsersGit);
				if (!autocrlf.ok) return autocrlf;
				if (autocrlf.value === "false" && [...attributes.value.values()].every(convertsNothing)) return (0, start.success)(new Map());
				let indexed = await git.run(["read-tree", request.base ?? "--empty"], "read the base");
				if (!indexed.ok) return indexed;
				let lines = places.map((place) => attributeLine(place, new Map([...attributes.value.get(place) ?? [], ...NOT_CONVERTED])));
				let written = await git.write("git/info/attributes", Buffer.from(`${lines.join("\n")}\n`));
				if (!written.ok) return written;
				let converter = new Converter(git, {
					...request,
					autocrlf: autocrlf.value
				});
				let base = await converter.entries();
				if (!base.ok) return base;
				let before = await converter.convert(touched, "before");
				if (!before.ok) return before;
				let after = await converter.convert(touched, "after");
				if (!after.ok) return after;
				return (0, start.success)(new Map(touched.map(({ path }) => {
					let [kept, made] = [before.value.get(prefix + path), after.value.get(prefix + path)];
					return [path, {
						...kept !== void 0 && kept === base.value.get(prefix + path) && { before: kept },
						...made !== void 0 && { after: made }
					}];
				})));
			}
			var Converter = class {
				#git;
				#request;
				constructor(git, request) {
					this.#git = git;
					this.#request = request;
				}
				async convert(changes, side) {
					let { prefix, base, autocrlf } = this.#request;
					let wanted = changes.filter((change) => hasCrlf(change, side));
					if (wanted.length === 0) return (0, start.success)(new Map());
					let folder = `kept-${side}`;
					for (let change of wanted) {
						let written = await this.#git.write(`${folder}/${prefix}${change.path}`, bytesOf(change, side) ?? new Uint8Array());
						if (!written.ok) return written;
					}
					let names = Buffer.from(wanted.map(({ path }) => `${prefix}${path}\0`).join(""));
					let add = [
						"-c",
						`core.autocrlf=${autocrlf}`,
						"update-index",
						"--add",
						"--replace",
						"-z",
						"--stdin"
					];
					let added = await this.#git.runIn(folder, add, "convert line endings", names);
					if (!added.ok) return added;
					let entries = await this.entries();
					if (!entries.ok) return entries;
					let restored = await this.#git.run(["read-tree", base ?? "--empty"], "read the base");
					if (!restored.ok) return restored;
					let converted = new Set(wanted.map(({ path }) => prefix + path));
					return (0, start.success)(new Map([...entries.value].filter(([path]) => converted.has(path))));
				}
				async entries() {
					let listed = await this.#git.ask("ls-files", "-z", "--stage");
					if (!listed.ok) return listed;
					let entries = listed.value.split("\0").flatMap((line) => {
						let [, id, path] = /^\d+ ([0-9a-f]+) \d\t(.*)$/s.exec(line) ?? [];
						return id === void 0 || path === void 0 ? [] : [[path, id]];
					});
					return (0, start.success)(new Map(entries));
				}
			};
			async function readAutocrlf(ask) {
				let asked = await ask([
					"config",
					"--get",
					"core.autocrlf"
				]);
				if (!asked.ok && asked.error.exitCode !== 1) return (0, start.failure)((0, clean_repository.gitFailed)("read core.autocrlf", asked.error));
				let value = asked.ok ? (0, work.decodeOutput)(asked.value).trim().toLowerCase() : "false";
				return (0, start.success)(value === "input" ? "input" : /^(?:true|yes|on|[1-9]\d*|)$/.test(value) ? "true" : "false");
			}
			function convertsNothing(values) {
				return [...values.values()].every((value) => value === "unspecified" || value === "unset");
			}
			function hasCrlf(change, side) {
				let bytes = bytesOf(change, side);
				return bytes !== void 0 && (0, start.asBuffer)(bytes).includes("\r\n");
			}
			function bytesOf(change, side) {
				if (side === "before") return "before" in change ? change.before : void 0;
				return "after" in change ? change.after : void 0;
			}
		},
		514: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CLEAN_REPOSITORY_ERRORS: () => CLEAN_REPOSITORY_ERRORS,
				cleanConfig: () => cleanConfig,
				fromSandboxFault: () => fromSandboxFault,
				gitFailed: () => gitFailed,
				makeCleanRepository: () => makeCleanRepository,
				makeSandboxHome: () => makeSandboxHome,
				nameFiles: () => nameFiles
			});
			var $base_tool_errors = __nccwpck_require__(755);
			var $start_paths = __nccwpck_require__(728);
			var $start_start = __nccwpck_require__(536);
			var $core_work = __nccwpck_require__(614);
			var $node_path = __nccwpck_require__(760);
			//! src/git/clean-repository.ts
			async function makeCleanRepository(request) {
				let { repository, git, disk, sandboxDisk, home } = request;
				let facts = await askRepository(git, repository);
				if (!facts.ok) return facts;
				let head = request.head ?? facts.value.head;
				if (head !== void 0 && !(0, $core_work.isObjectId)(head)) throw Error(`Not an object id: ${head}`);
				let common = $node_path.dirname(facts.value.objects);
				let ownExcludes = readIfThere(disk, $node_path.join(common, "info/exclude"));
				let shallow = readIfThere(disk, $node_path.join(common, "shallow"));
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
				let name = $node_path.relative(home, request.gitDirectory).replaceAll($node_path.sep, "/");
				let made = sandboxDisk.makeDirectory(home, `${name}/refs/heads`);
				if (!made.ok) return (0, $start_start.failure)(fromSandboxFault(made.error));
				for (let [file, text] of Object.entries(files)) {
					let bytes = typeof text == "string" ? Buffer.from(text) : text;
					let written = sandboxDisk.write(home, `${name}/${file}`, {
						bytes,
						mode: "100644"
					});
					if (!written.ok) return (0, $start_start.failure)(fromSandboxFault(written.error));
				}
				return (0, $start_start.success)({
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
				let lines = refs.ok ? (0, $core_work.decodeOutput)(refs.value) : "";
				let current = branch.ok ? (0, $core_work.decodeOutput)(branch.value).trim() : "";
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
				if (!facts.ok) return (0, $start_start.failure)(gitFailed("read the repository", facts.error));
				let [format, ...rest] = (0, $core_work.decodeOutput)(facts.value).split("\n");
				let objects = $node_path.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
				let commit = head.ok ? (0, $core_work.decodeOutput)(head.value).trim() : "";
				return (0, $start_start.success)({
					objectFormat: format === "sha256" ? "sha256" : "sha1",
					objects,
					head: (0, $core_work.isObjectId)(commit) ? commit : void 0
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
			async function makeSandboxHome(sandboxDisk, outside) {
				let { home } = sandboxDisk;
				if (outside !== void 0 && (home === outside || home.startsWith(outside + $node_path.sep))) return (0, $start_start.failure)(CLEAN_REPOSITORY_ERRORS.homeInside(home));
				for (let leftover of sandboxDisk.findLeftovers(864e5)) await sandboxDisk.removeFolder(leftover);
				let made = sandboxDisk.makeFolder();
				return made.ok ? made : (0, $start_start.failure)(CLEAN_REPOSITORY_ERRORS.noHome(home, made.error));
			}
			function gitFailed(action, fault) {
				let why = fault.message.split("\n", 1)[0] ?? "";
				return CLEAN_REPOSITORY_ERRORS.gitFailed(action, why);
			}
			function fromSandboxFault(fault, action = "write") {
				return (0, $core_work.fromDiskFault)(fault, fault.path, action);
			}
			function nameFiles(names) {
				return (0, $core_work.nameSome)(names.map((name) => `'${(0, $start_paths.briefText)(name)}'`), 10);
			}
			let CLEAN_REPOSITORY_ERRORS = {
				noHome: (home, { code }) => (0, $base_tool_errors.toolError)("io_error", `Cannot create a temporary folder in '${home}': ${code}`, "Set TMPDIR to a writable directory."),
				homeInside: (home) => (0, $base_tool_errors.toolError)("path_denied", `Temporary files would be inside the working directory: '${home}'`, "Set TMPDIR to a directory outside it."),
				sandboxCancelled: () => (0, $base_tool_errors.toolError)("cancelled", "The command was cancelled before it started", "Run it again if you still need it."),
				gitFailed: (action, why) => (0, $base_tool_errors.toolError)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.")
			};
		},
		234: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CommitObjects: () => CommitObjects,
				commit_objects_exports: () => commit_objects_exports
			});
			var $start_runtime = __nccwpck_require__(436);
			var $start_start_3 = __nccwpck_require__(536);
			var $base_json = __nccwpck_require__(823);
			var $trees = __nccwpck_require__(109);
			//! src/git/commit-objects.ts
			var commit_objects_exports = (0, $start_runtime.__exportAll)({ CommitObjects: () => CommitObjects });
			let KINDS = {
				4e4: "directory",
				100644: "file",
				100755: "file"
			};
			var CommitObjects = class CommitObjects {
				commit;
				#objects = new Map();
				constructor(commit, objects) {
					this.commit = commit;
					for (let object of objects) this.#objects.set((0, $trees.objectId)(object, (0, $trees.formatOf)(commit)), object);
				}
				list(directory) {
					let tree = this.#rootTree();
					for (let name of directory.split("/")) {
						if (tree === void 0) return;
						let entry = this.#entries(tree)?.get(name);
						if (entry?.kind !== "directory") return this.#entries(tree) && new Map();
						tree = entry.id;
					}
					return tree === void 0 ? void 0 : this.#entries(tree);
				}
				read({ id }) {
					let object = this.#objects.get(id);
					return object?.type === "blob" ? object.bytes : void 0;
				}
				write() {
					let objects = [...this.#objects.values()].map(({ type, bytes }) => ({
						type,
						bytes: (0, $start_start_3.asBuffer)(bytes).toString("base64")
					}));
					return JSON.stringify({
						commit: this.commit,
						objects
					});
				}
				static parse(text, commit) {
					let parsed = (0, $base_json.parseJson)(text);
					let listed = parsed.ok ? parsed.value?.objects : void 0;
					if (!Array.isArray(listed)) return;
					let objects = listed.flatMap((one) => {
						let { type, bytes } = one ?? {};
						return (type === "commit" || type === "tree" || type === "blob") && typeof bytes == "string" ? [{
							type,
							bytes: Buffer.from(bytes, "base64")
						}] : [];
					});
					let read = new CommitObjects(commit, objects);
					return read.#rootTree() === void 0 ? void 0 : read;
				}
				#rootTree() {
					let commit = this.#objects.get(this.commit);
					return commit?.type === "commit" ? /^tree ([0-9a-f]+)\n/.exec((0, $start_start_3.asBuffer)(commit.bytes).toString("latin1"))?.[1] : void 0;
				}
				#entries(tree) {
					let object = this.#objects.get(tree);
					if (object?.type !== "tree") return;
					let entries = [...(0, $trees.entriesIn)(object.bytes, (0, $trees.formatOf)(this.commit))].map(([name, { mode, id }]) => {
						let kind = KINDS[mode] ?? "other";
						return [Buffer.from(name, "latin1").toString("utf8"), {
							kind,
							id: Buffer.from(id, "latin1").toString("hex")
						}];
					});
					return new Map(entries);
				}
			};
		},
		494: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				PLAN_TRAILER: () => PLAN_TRAILER,
				SEAL_GIT_ERRORS: () => SEAL_GIT_ERRORS,
				SealGit: () => SealGit,
				checkBranchName: () => checkBranchName,
				checkMessage: () => checkMessage,
				commitText: () => commitText,
				signatureTime: () => signatureTime
			});
			var $base_tool_errors = __nccwpck_require__(755);
			var $start_start_3 = __nccwpck_require__(536);
			var $clean_repository = __nccwpck_require__(514);
			var $core_work = __nccwpck_require__(614);
			var $trees_2 = __nccwpck_require__(109);
			var $node_path_3 = __nccwpck_require__(760);
			//! src/git/seal-git.ts
			var SealGit = class {
				#git;
				#scratchDisk;
				open;
				constructor(git, sandboxDisk, make) {
					this.#git = git;
					this.#scratchDisk = sandboxDisk;
					this.open = (0, $start_start_3.once)(make);
				}
				run(args, action, input) {
					return this.runIn(".", args, action, input);
				}
				async ask(...args) {
					let output = await this.run(args, "read the base");
					return output.ok ? (0, $start_start_3.success)((0, $core_work.decodeOutput)(output.value)) : output;
				}
				async runIn(folder, args, action, input) {
					let opened = await this.open();
					if (!opened.ok) return opened;
					let { gitDirectory, home } = opened.value;
					let output = await this.#git.run({
						gitDirectory,
						workTree: $node_path_3.join(home, folder),
						args,
						...input && { input }
					});
					return output.ok ? output : (0, $start_start_3.failure)((0, $clean_repository.gitFailed)(action, output.error));
				}
				async write(path, bytes) {
					let opened = await this.open();
					if (!opened.ok) return opened;
					let put = this.#scratchDisk.write(opened.value.home, path, {
						bytes,
						mode: "100644"
					});
					return put.ok ? put : (0, $start_start_3.failure)((0, $clean_repository.fromSandboxFault)(put.error));
				}
				async store(objects) {
					let opened = await this.open();
					if (!opened.ok) return opened;
					let { gitDirectory, objectFormat } = opened.value;
					if (objects.length === 0) return (0, $start_start_3.success)(gitDirectory);
					let stored = await this.run(["index-pack", "--stdin"], "store the plan", (0, $trees_2.packObjects)(objects, objectFormat));
					return stored.ok ? (0, $start_start_3.success)(gitDirectory) : stored;
				}
			};
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
			function checkMessage(message) {
				let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "contains a character that git cannot store" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `already contains a line '${PLAN_TRAILER}:'` : void 0;
				return why && SEAL_GIT_ERRORS.badMessage(why);
			}
			let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
			function checkBranchName(branch) {
				if (branch.startsWith("-")) return SEAL_GIT_ERRORS.invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
				if (GITS_OWN.test(branch)) return SEAL_GIT_ERRORS.invalidBranch(branch, "Git uses that name itself. Choose another name.");
				if (/^refs\//i.test(branch)) return SEAL_GIT_ERRORS.invalidBranch(branch, "Write the name without 'refs/heads/'.");
			}
			let SEAL_GIT_ERRORS = {
				invalidBranch: (branch, suggestion) => (0, $base_tool_errors.toolError)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion),
				badMessage: (why) => (0, $base_tool_errors.toolError)("invalid_arguments", `The commit message ${why}`, "Correct the message.")
			};
		},
		829: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				listRefs: () => listRefs,
				moveRef: () => moveRef,
				readRef: () => readRef,
				readSnapshot: () => readSnapshot,
				writeSnapshot: () => writeSnapshot
			});
			var $start_start_5 = __nccwpck_require__(536);
			var $core_work_3 = __nccwpck_require__(614);
			var $trees_3 = __nccwpck_require__(109);
			//! src/git/snapshots.ts
			async function readSnapshot({ git, repository }, commit) {
				if (!(0, $core_work_3.isObjectId)(commit)) throw Error(`Not an object id: ${commit}`);
				let listed = await git.run({
					...repository,
					args: [
						"ls-tree",
						"-r",
						"-z",
						"--full-tree",
						commit
					]
				});
				if (!listed.ok) return listed;
				let entries = (0, $core_work_3.decodeOutput)(listed.value).split("\0").flatMap((line) => {
					let [, id, path] = /^100644 blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
					return id === void 0 || path === void 0 ? [] : [{
						id,
						path
					}];
				});
				if (entries.length === 0) return (0, $start_start_5.success)({
					commit,
					files: new Map()
				});
				let objects = await (0, $trees_3.readObjects)(git, repository, entries.map(({ id }) => id));
				if (!objects.ok) return objects;
				let files = entries.flatMap(({ path }, index) => {
					let object = objects.value[index];
					return object === void 0 ? [] : [[path, object.bytes]];
				});
				return (0, $start_start_5.success)({
					commit,
					files: new Map(files)
				});
			}
			async function writeSnapshot(place, { files, previous, message, time }) {
				let { git, repository } = place;
				let format = previous === void 0 ? await readObjectFormat(place) : (0, $start_start_5.success)((0, $trees_3.formatOf)(previous.commit));
				if (!format.ok) return format;
				let objects = new Map();
				let tree = $trees_3.EditedTree.empty(format.value);
				for (let [path, bytes] of files) {
					let id = knownBlobId(bytes, format.value);
					previous?.files.get(path) !== bytes && objects.set(id, {
						type: "blob",
						bytes
					});
					tree.put((0, $trees_3.bytesOfPath)(path), {
						mode: "100644",
						id: (0, $trees_3.bytesOfId)(id)
					});
				}
				let commit = {
					type: "commit",
					bytes: Buffer.from(snapshotText({
						tree: tree.write(objects),
						previous,
						message,
						time
					}))
				};
				let id = (0, $trees_3.objectId)(commit, format.value);
				objects.set(id, commit);
				let args = objects.size > 100 ? ["index-pack", "--stdin"] : ["unpack-objects", "-q"];
				let written = await git.run({
					...repository,
					args,
					input: (0, $trees_3.packObjects)([...objects.values()], format.value)
				});
				return written.ok ? (0, $start_start_5.success)({
					commit: id,
					files
				}) : written;
			}
			let BLOB_IDS = new WeakMap();
			function knownBlobId(bytes, format) {
				let known = BLOB_IDS.get(bytes);
				if (known !== void 0 && (0, $trees_3.formatOf)(known) === format) return known;
				let id = (0, $trees_3.blobId)(bytes, format);
				BLOB_IDS.set(bytes, id);
				return id;
			}
			function snapshotText({ tree, previous, message, time }) {
				let signature = `Sous <sous@localhost> ${Math.floor(time.getTime() / 1e3)} +0000`;
				let parent = previous === void 0 ? [] : [`parent ${previous.commit}`];
				return `${[
					`tree ${tree}`,
					...parent,
					`author ${signature}`,
					`committer ${signature}`
				].join("\n")}\n\n${message.trim()}\n`;
			}
			async function readObjectFormat({ git, repository }) {
				let asked = await git.run({
					...repository,
					args: ["rev-parse", "--show-object-format"]
				});
				if (!asked.ok) return asked;
				return (0, $start_start_5.success)((0, $core_work_3.decodeOutput)(asked.value).trim() === "sha256" ? "sha256" : "sha1");
			}
			async function readRef({ git, repository }, ref) {
				let found = await git.run({
					...repository,
					args: [
						"rev-parse",
						"--verify",
						"--quiet",
						"--end-of-options",
						`${ref}^{commit}`
					]
				});
				if (found.ok) return (0, $start_start_5.success)((0, $core_work_3.decodeOutput)(found.value).trim());
				return found.error.exitCode === 1 ? (0, $start_start_5.success)(void 0) : found;
			}
			async function listRefs({ git, repository }, prefix) {
				let listed = await git.run({
					...repository,
					args: [
						"for-each-ref",
						"--format=%(refname)",
						prefix
					]
				});
				return listed.ok ? (0, $start_start_5.success)((0, $core_work_3.decodeOutput)(listed.value).split("\n").filter((name) => name !== "")) : listed;
			}
			async function moveRef(place, { ref, from, to }) {
				let { git, repository } = place;
				let moved = await git.run({
					...repository,
					args: [
						"update-ref",
						"--no-deref",
						ref,
						to,
						from ?? "0".repeat(to.length)
					]
				});
				if (moved.ok) return (0, $start_start_5.success)(!0);
				let now = await readRef(place, ref);
				if (!now.ok) return now;
				if (now.value === to) return (0, $start_start_5.success)(!0);
				return now.value === from ? (0, $start_start_5.failure)(moved.error) : (0, $start_start_5.success)(!1);
			}
		},
		929: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				differences: () => differences,
				readGitState: () => readGitState
			});
			var $node_path_5 = __nccwpck_require__(760);
			var $late_crypto = __nccwpck_require__(897);
			//! src/git/state.ts
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
				note(state, disk, ".git", $node_path_5.join(folder, ".git"));
				if (repository === void 0) return state;
				repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, $node_path_5.join(repository.workTree, ".git"));
				let own = repository.gitDirectory;
				let common = commonDirectory(disk, own);
				readPackedRefs(state, disk, $node_path_5.join(common, "packed-refs"));
				for (let file of FILES) note(state, disk, file, $node_path_5.join(common, file));
				for (let tree of TREES) noteTree(state, disk, tree, $node_path_5.join(common, tree), 0);
				noteWorktree(state, disk, "", own);
				own !== common && noteWorktree(state, disk, `${common}/`, common);
				let worktrees = disk.readDirectory($node_path_5.join(common, "worktrees"));
				let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => $node_path_5.join(common, "worktrees", name));
				for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
					let name = $node_path_5.relative(common, directory);
					state.set(name, "there");
					for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, $node_path_5.join(directory, tree), 0);
					directory !== own && noteWorktree(state, disk, `${name}/`, directory);
				}
				return state;
			}
			function noteWorktree(state, disk, prefix, directory) {
				for (let file of WORKTREE_FILES) note(state, disk, prefix + file, $node_path_5.join(directory, file));
				for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, $node_path_5.join(directory, tree), 0);
				noteModules(state, disk, `${prefix}modules`, $node_path_5.join(directory, "modules"), 0);
			}
			function noteModules(state, disk, name, directory, depth) {
				let entries = disk.readDirectory(directory);
				if (!entries.ok || depth > 32) return;
				if (!entries.value.some((entry) => entry.name === "HEAD")) {
					for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, $node_path_5.join(directory, entry.name), depth + 1);
					return;
				}
				for (let file of [
					"packed-refs",
					...FILES,
					...WORKTREE_FILES
				]) note(state, disk, `${name}/${file}`, $node_path_5.join(directory, file));
				for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, $node_path_5.join(directory, tree), 0);
				noteModules(state, disk, `${name}/modules`, $node_path_5.join(directory, "modules"), depth + 1);
			}
			function differences(before, after) {
				return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
			}
			function commonDirectory(disk, gitDirectory) {
				let pointer = disk.readFile($node_path_5.join(gitDirectory, "commondir"));
				return pointer.ok ? $node_path_5.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
					let [inner, onDisk] = [`${name}/${entry.name}`, $node_path_5.join(directory, entry.name)];
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
				return `${mode} ${(0, $late_crypto.createHash)("sha256").update(bytes).digest("hex")}`;
			}
		},
		109: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				EditedTree: () => EditedTree,
				blobId: () => blobId,
				bytesOfId: () => bytesOfId,
				bytesOfPath: () => bytesOfPath,
				entriesIn: () => entriesIn,
				formatOf: () => formatOf,
				objectId: () => objectId,
				packObjects: () => packObjects,
				readBaseObjects: () => readBaseObjects,
				readObjects: () => readObjects,
				trees_exports: () => trees_exports
			});
			var $start_runtime = __nccwpck_require__(436);
			var $start_start_3 = __nccwpck_require__(536);
			var $late_crypto_3 = __nccwpck_require__(897);
			var $late_zlib = __nccwpck_require__(241);
			//! src/git/trees.ts
			var trees_exports = (0, $start_runtime.__exportAll)({ formatOf: () => formatOf });
			var _a;
			let TREE = "40000";
			let ID_BYTES = {
				sha1: 20,
				sha256: 32
			};
			var EditedTree = class {
				#entries = new Map();
				#format;
				constructor(format) {
					this.#format = format;
				}
				static read(trees, wanted, format, path = "") {
					let tree = new _a(format);
					let bytes = trees.get(path);
					if (bytes === void 0) return;
					for (let [name, entry] of entriesIn(bytes, format)) {
						let below = path === "" ? name : `${path}/${name}`;
						let read = entry.mode === TREE && wanted.has(below) ? _a.read(trees, wanted, format, below) : entry;
						if (read === void 0) return;
						tree.#entries.set(name, read);
					}
					return tree;
				}
				static empty(format) {
					return new _a(format);
				}
				remove(path) {
					let slash = path.indexOf("/");
					let entry = this.#entries.get(slash < 0 ? path : path.slice(0, slash));
					slash >= 0 ? entry instanceof _a && entry.remove(path.slice(slash + 1)) : entry !== void 0 && !isDirectory(entry) && this.#entries.delete(path);
				}
				put(path, entry) {
					let slash = path.indexOf("/");
					let name = slash < 0 ? path : path.slice(0, slash);
					let there = this.#entries.get(name);
					let isOthers = there !== void 0 && !(there instanceof _a) && there.mode === "160000";
					if (slash < 0) {
						this.#entries.set(name, entry);
						return isOthers ? name : void 0;
					}
					let directory = there instanceof _a ? there : new _a(this.#format);
					this.#entries.set(name, directory);
					let replaced = directory.put(path.slice(slash + 1), entry);
					if (isOthers) return name;
					return replaced === void 0 ? void 0 : `${name}/${replaced}`;
				}
				write(objects) {
					let lines = [];
					for (let [name, entry] of this.#entries) {
						if (entry instanceof _a && entry.#isEmpty()) continue;
						let { mode, id } = entry instanceof _a ? {
							mode: TREE,
							id: bytesOfId(entry.write(objects))
						} : entry;
						lines.push({
							key: mode === TREE ? `${name}/` : name,
							line: `${mode} ${name}\0${id}`
						});
					}
					lines.sort((a, b) => a.key < b.key ? -1 : 1);
					let object = {
						type: "tree",
						bytes: Buffer.from(lines.map(({ line }) => line).join(""), "latin1")
					};
					let id = objectId(object, this.#format);
					objects.set(id, object);
					return id;
				}
				#isEmpty() {
					return [...this.#entries.values()].every((entry) => entry instanceof _a && entry.#isEmpty());
				}
			};
			_a = EditedTree;
			function bytesOfId(hex) {
				return Buffer.from(hex, "hex").toString("latin1");
			}
			function bytesOfPath(path) {
				return Buffer.from(path, "utf8").toString("latin1");
			}
			function isDirectory(entry) {
				return entry instanceof EditedTree || entry.mode === TREE;
			}
			function* entriesIn(bytes, format) {
				let text = (0, $start_start_3.asBuffer)(bytes).toString("latin1");
				for (let at = 0; at < text.length;) {
					let space = text.indexOf(" ", at);
					let zero = text.indexOf("\0", space);
					let end = zero + 1 + ID_BYTES[format];
					if (space < 0 || zero < 0 || end > text.length) throw Error("Git returned an object that is not a tree.");
					yield [text.slice(space + 1, zero), {
						mode: text.slice(at, space),
						id: text.slice(zero + 1, end)
					}];
					at = end;
				}
			}
			async function readBaseObjects({ git, repository, base, directories }) {
				let objects = await readObjects(git, repository, [base, ...directories.map((directory) => `${base}:${directory}`)]);
				if (!objects.ok) return objects;
				let [commit, ...found] = objects.value;
				let trees = new Map();
				for (let [index, directory] of directories.entries()) {
					let object = found[index];
					object?.type === "tree" && trees.set(bytesOfPath(directory), object.bytes);
				}
				return (0, $start_start_3.success)({
					commit: commit?.type === "commit" ? commit.bytes.toString("utf8") : void 0,
					trees
				});
			}
			async function readObjects(git, repository, names) {
				let output = await git.run({
					...repository,
					args: ["cat-file", "--batch"],
					input: Buffer.from(`${names.join("\n")}\n`)
				});
				return output.ok ? (0, $start_start_3.success)(readAnswers((0, $start_start_3.asBuffer)(output.value))) : output;
			}
			function readAnswers(output) {
				let answers = [];
				for (let at = 0; at < output.length;) {
					let newline = output.indexOf("\n", at);
					let end = newline < 0 ? output.length : newline;
					let [, type = "", size = ""] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
					answers.push(type === "" ? void 0 : {
						type,
						bytes: output.subarray(end + 1, end + 1 + Number(size))
					});
					at = type === "" ? end + 1 : end + 1 + Number(size) + 1;
				}
				return answers;
			}
			function formatOf(id) {
				return id.length === 40 ? "sha1" : "sha256";
			}
			function objectId({ type, bytes }, format) {
				return (0, $late_crypto_3.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, $start_start_3.asBuffer)(bytes)).digest("hex");
			}
			function blobId(bytes, format) {
				return objectId({
					type: "blob",
					bytes
				}, format);
			}
			let TYPES = {
				commit: 1,
				tree: 2,
				blob: 3
			};
			function packObjects(objects, format) {
				let head = Buffer.alloc(12);
				head.write("PACK");
				head.writeUInt32BE(2, 4);
				head.writeUInt32BE(objects.length, 8);
				let parts = [head];
				for (let { type, bytes } of objects) parts.push(entryHead(TYPES[type], bytes.length), (0, $late_zlib.deflateSync)(bytes, { level: $late_zlib.constants.Z_BEST_SPEED }));
				let hash = (0, $late_crypto_3.createHash)(format);
				for (let part of parts) hash.update(part);
				return Buffer.concat([...parts, hash.digest()]);
			}
			function entryHead(type, size) {
				let head = [type << 4 | size & 15];
				for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
					head[head.length - 1] = (head.at(-1) ?? 0) | 128;
					head.push(rest % 128);
				}
				return Uint8Array.from(head);
			}
		},
		728: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		436: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		536: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		760: (module) => {
			"use strict";
			module.exports = require("node:path");
		},
		522: (module) => {
			"use strict";
			module.exports = require("node:zlib");
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
	var __webpack_exports__ = __nccwpck_require__(77);
	module.exports = __webpack_exports__;
})();
