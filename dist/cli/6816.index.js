"use strict";
exports.id = 6816;
exports.ids = [6816];
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
	120: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => packObjects,
			n: () => formatOf,
			r: () => objectId,
			t: () => blobId
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
		function formatOf(id) {
			return id.length === 40 ? "sha1" : "sha256";
		}
		function objectId({ type, bytes }, format) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes)).digest("hex");
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
			for (let { type, bytes } of objects) parts.push(entryHead(TYPES[type], bytes.length), (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.deflateSync)(bytes, { level: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_BEST_SPEED }));
			let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(format);
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
	}),
	889: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => plannedChange,
			a: () => readStoredPlan,
			c: () => PLAN_FILE,
			d: () => pathOfPlans,
			f: () => withPlans,
			g: () => planDigest,
			h: () => withoutFilters,
			i: () => readFolder,
			l: () => isPlanName,
			m: () => readAttributes,
			n: () => listPlans,
			o: () => savePlan,
			p: () => attributeLine,
			r: () => markApplied,
			s: () => LANDED_FILE,
			t: () => dropPlan,
			u: () => openExisting
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5802);
		var _apply_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1764);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6085);
		var node_buffer__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4573);
		var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(bytes),
				size: bytes.length
			};
		}
		function plannedChange(change) {
			switch (change.kind) {
				case "create": return {
					kind: "create",
					path: change.path,
					after: versionOf(change.after, change.mode)
				};
				case "update": {
					let before = versionOf(change.before, change.modeBefore);
					return {
						kind: "update",
						path: change.path,
						before,
						after: versionOf(change.after, change.mode)
					};
				}
				case "delete": return {
					kind: "delete",
					path: change.path,
					before: versionOf(change.before, change.modeBefore)
				};
				case "create_directory": return change;
			}
		}
		function planDigest(plan) {
			let { repository, base, head, recipe } = plan;
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.nt)("sous-plan-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(plan.schemaVersion)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(plan.sousVersion)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(recipe.includes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a.path, b.path)).map(encodeSource))],
				[14, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st)(plan.inputs)],
				[15, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(plan.policy)],
				[16, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(plan.evidence.map(encodeEvidence))],
				[17, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(plan.steps.map(encodeStep))],
				[18, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(plan.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(plan.message)],
				[21, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(path)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(evidence.url)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(evidence.finalUrl)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(evidence.status)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(evidence.sha256)]
			]);
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[5, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(evidence.command)],
				[6, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(evidence.exitCode)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(label)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(tool)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st)(args)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(change.kind)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(mode)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(sha256)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(size)]
			]);
		}
		async function readAttributes(ask, names, paths) {
			let input = Buffer.from(paths.map((path) => `${path}\0`).join(""));
			let asked = await ask([
				"check-attr",
				"-z",
				"--stdin",
				...names
			], input);
			if (!asked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("read the attributes of the files", asked.error));
			let fields = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(asked.value).split("\0");
			let found = new Map(paths.map((path) => [path, new Map()]));
			for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? "")?.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(found);
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
			if (!listed.ok) return listed.error.exitCode === 1 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("look for filters", listed.error));
			if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_6__.isUtf8)(listed.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("look for filters", {
				exitCode: 0,
				message: "one has a name that is not UTF-8"
			}));
			let drivers = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(listed.value).split("\0").flatMap((key) => /^(filter\..*)\./s.exec(key)?.[1] ?? []);
			let settings = [...new Set(drivers)].flatMap((driver) => [
				[`${driver}.clean`, ""],
				[`${driver}.smudge`, ""],
				[`${driver}.process`, ""],
				[`${driver}.required`, "false"]
			]);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(Object.fromEntries(settings));
		}
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let LANDED_FILE = "landed";
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function makePrivate(parent, name) {
			return (0, _apply_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)(parent, name, name === PLANS_FOLDER ? 448 : void 0);
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
			let entry = folder.value.entry(LANDED_FILE);
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
		function packContents(changes, planned) {
			let names = planned.flatMap((change) => sidesOf(change)).map(({ sha256: name }) => name);
			let contents = changes.flatMap((change) => sidesOf(change));
			return [...new Map(contents.map((bytes, index) => [names[index] ?? "", bytes])).values()];
		}
		function sidesOf(change) {
			return [change.before, change.after].filter((side) => side !== void 0);
		}
		function openPack(planned, pack) {
			let contents = new Map();
			let end = 0;
			for (let change of planned) for (let { sha256: name, size } of sidesOf(change)) {
				if (contents.has(name)) continue;
				contents.set(name, pack.subarray(end, end + size));
				end += size;
			}
			if (end !== pack.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(tampered(`its contents have ${pack.length} bytes, not ${end}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({ read(name) {
				let bytes = contents.get(name);
				return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
					code: "ENOENT",
					message: "it is not there"
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({ bytes });
			} });
		}
		function readChanges(planned, blobs) {
			let changes = [];
			for (let change of planned) {
				let read = readChange(change, (version) => readBlob(blobs, version));
				if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(tampered(`the content of '${change.path}' ${read.error}`));
				changes.push(read.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(changes);
		}
		function readChange(change, read) {
			if (change.kind === "create_directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(change);
			let { path } = change;
			let before = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Uint8Array()) : read(change.before);
			if (!before.ok) return before;
			if (change.kind === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				kind: "delete",
				path,
				before: before.value,
				modeBefore: change.before.mode
			});
			let after = read(change.after);
			if (!after.ok) return after;
			let { mode } = change.after;
			if (change.kind === "create") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				kind: "create",
				path,
				after: after.value,
				mode
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				kind: "update",
				path,
				before: before.value,
				after: after.value,
				modeBefore: change.before.mode,
				mode
			});
		}
		function readBlob(blobs, { sha256: wanted, size }) {
			let blob = blobs.read(wanted);
			if (!blob.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(`cannot be read: ${blob.error.message}`);
			let { bytes } = blob.value;
			return bytes.length === size && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(bytes) === wanted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)("is another one");
		}
		function tampered(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function parsed(parse) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return _shared_js__WEBPACK_IMPORTED_MODULE_1__.mr;
			}));
		}
		let Path = parsed(_shared_js__WEBPACK_IMPORTED_MODULE_1__.hn);
		let Directory = parsed(_shared_js__WEBPACK_IMPORTED_MODULE_1__.mn);
		let Sha256 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(/^[0-9a-f]{64}$/));
		let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(Sha256, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)((text) => text));
		let ErrorCode = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(Object.keys(_entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)((code) => code));
		let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(0));
		let FileVersion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("create"),
				path: Path,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("delete"),
				path: Path,
				before: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("create_directory"),
				path: Path
			})
		]);
		let Evidence = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)("kind", [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("fetch"),
			url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			finalUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			status: natural,
			sha256: Sha256
		}), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("command"),
			command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			exitCode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(),
			sha256: Sha256
		})]);
		let Decision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("allow"),
				rule: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("needs_approval"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("deny"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()
			})
		]);
		let StepOutcome = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("ran"),
				output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				warnings: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()),
				filesAffected: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(Path)
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("skipped"),
				condition: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("deferred"),
				because: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["external", "depends_on_deferred"])
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("failed"),
				code: ErrorCode,
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				suggestion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()
			})
		]);
		let SourceRange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			file: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			label: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			tool: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			args: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			digest: DigestText,
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(ObjectId)
		};
		let PlanFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(1),
			sousVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["complete", "gated"]),
			repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				pull: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(natural)
			})),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(ObjectId),
				ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(Ref),
				directory: Directory
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				...sourceFields,
				includes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(sourceFields))
			}),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)()
			])),
			policy: Sha256,
			evidence: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(Evidence),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(PlannedStep),
			changes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(PlannedChange),
			tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(ObjectId),
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
			target: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.S)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(otherVersion(version, json.value));
			let plan = PlanFile.safeParse(json.value);
			if (!plan.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(damaged(describeIssue(plan.error)));
			let value = plan.data;
			if (planDigest(value) !== value.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(damaged(`its content does not have the digest ${value.digest}`));
			let collision = findCollision(value);
			return collision === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(damaged(collision));
		}
		function findCollision({ changes }) {
			let paths = new Set();
			let kept = new Map();
			for (let { kind, path } of changes) {
				if (paths.has(path)) return `it changes '${path}' twice`;
				paths.add(path);
				if (kind === "delete") continue;
				let other = kept.get((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(path));
				if (other !== void 0 && (kind !== "update" || other.kind !== "update")) return `'${path}' and '${other.path}' are one file on file systems that ignore case or accents`;
				kept.set((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(path), {
					kind,
					path
				});
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(path)));
			for (let { kind, path } of kept.values()) {
				if (kind === "update") continue;
				let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path).find((ancestor) => files.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version, plan) {
			let asked = readAsked(plan);
			let again = asked === void 0 ? "" : `: ${[
				"sous",
				"preview",
				asked.recipe,
				...asked.inputs
			].map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.nn).join(" ")}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, `Run the preview again${again === "" ? "." : again}`);
		}
		let Asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)({
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)({ path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)() }),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)()
			]))
		});
		function readAsked(plan) {
			let asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pr)(Asked, plan);
			if (!asked.success) return;
			let { recipe, inputs } = asked.data;
			return {
				recipe: recipe.path.startsWith("sous:") ? recipe.path : recipe.path.replace(/^.*\//, "").replace(/\.ya?ml$/, ""),
				inputs: Object.entries(inputs).map(([key, value]) => `${key}=${value}`)
			};
		}
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			let planned = stored.changes.map(plannedChange);
			if (planDigest({
				...stored.plan,
				changes: planned
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await withPlans(store, makePrivate, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(6).toString("hex")}`;
				let written = await writeFolder(plans, name, stored, planned);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await withPlans(store, openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(noPlan(digest, pathOfPlans(store)));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await withPlans(store, openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		async function dropPlan(store, digest) {
			await withPlans(store, openExisting, (plans) => removePlanFolder(plans, digest));
		}
		async function markApplied(store, digest) {
			await withPlans(store, openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return;
				folder.value.write(LANDED_FILE, {
					bytes: new Uint8Array(),
					permissions: 384
				});
				folder.value.close();
			});
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(PLAN_FILE);
			if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(tampered(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = readPlan(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(tampered(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(tampered(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = openPack(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = readChanges(plan.value.changes, pack.value);
			return changes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		async function writeFolder(plans, name, { plan, changes }, planned) {
			let folder = (0, _apply_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)(plans, name, 448);
			if (!folder.ok) return folder;
			try {
				let how = {
					permissions: 384,
					isDurable: !0
				};
				let packed = await folder.value.writeAside(CONTENTS_FILE, {
					...how,
					bytes: packContents(changes, planned)
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(PLAN_FILE, {
					...how,
					bytes: Buffer.from(writePlan(plan))
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_found", `There is no plan ${digest} in '${place}'`, "Look for it with 'sous plans', or make the plan anew.");
		}
	})
};
