"use strict";
exports.id = 6876;
exports.ids = [6876];
exports.modules = {
	3264: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => readPlan,
			c: () => plannedChange,
			i: () => tampered,
			n: () => packContents,
			o: () => writePlan,
			r: () => readChanges,
			s: () => planDigest,
			t: () => openPack
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(bytes),
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.y)("sous-plan-v1", (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(plan.schemaVersion)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.sousVersion)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(recipe.includes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path)).map(encodeSource))],
				[14, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)(plan.inputs)],
				[15, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.policy)],
				[16, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.evidence.map(encodeEvidence))],
				[17, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.steps.map(encodeStep))],
				[18, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.message)],
				[21, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(path)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.url)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.finalUrl)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(evidence.status)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.sha256)]
			]);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[5, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.command)],
				[6, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(evidence.exitCode)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(label)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(tool)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)(args)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(change.kind)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(mode)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(sha256)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(size)]
			]);
		}
		function parsed(parse) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn;
			}));
		}
		let Path = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_0__.L);
		let Directory = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_0__.I);
		let Sha256 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^[0-9a-f]{64}$/));
		let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(Sha256, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((text) => text));
		let ErrorCode = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(Object.keys(_entry_js__WEBPACK_IMPORTED_MODULE_0__.R)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((code) => code));
		let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(0));
		let FileVersion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("create"),
				path: Path,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("delete"),
				path: Path,
				before: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("create_directory"),
				path: Path
			})
		]);
		let Evidence = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("fetch"),
			url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			finalUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			status: natural,
			sha256: Sha256
		}), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("command"),
			command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			exitCode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(),
			sha256: Sha256
		})]);
		let Decision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("allow"),
				rule: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("needs_approval"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("deny"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			})
		]);
		let StepOutcome = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("ran"),
				output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				warnings: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
				filesAffected: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(Path)
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("skipped"),
				condition: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("deferred"),
				because: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["external", "depends_on_deferred"])
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("failed"),
				code: ErrorCode,
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				suggestion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			})
		]);
		let SourceRange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			file: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			label: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			tool: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			args: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			digest: DigestText,
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId)
		};
		let PlanFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(1),
			sousVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["complete", "gated"]),
			repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				pull: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(natural)
			})),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId),
				ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(Ref),
				directory: Directory
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				...sourceFields,
				includes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)(sourceFields))
			}),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)()
			])),
			policy: Sha256,
			evidence: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(Evidence),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(PlannedStep),
			changes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(PlannedChange),
			tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId),
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			target: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(otherVersion(version));
			let plan = PlanFile.safeParse(json.value);
			if (!plan.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(describeIssue(plan.error)));
			let value = plan.data;
			if (planDigest(value) !== value.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(`its content does not have the digest ${value.digest}`));
			let collision = findCollision(value);
			return collision === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(collision));
		}
		function findCollision({ changes }) {
			let paths = new Set();
			let kept = new Map();
			for (let { kind, path } of changes) {
				if (paths.has(path)) return `it changes '${path}' twice`;
				paths.add(path);
				if (kind === "delete") continue;
				let other = kept.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path));
				if (other !== void 0) return `'${path}' and '${other}' are one file on file systems that ignore case or accents`;
				kept.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path), path);
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path)));
			for (let path of kept.values()) {
				let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path).find((ancestor) => files.has((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, version > 1 ? "Use the version of Sous that made it, or make the plan anew." : "Make the plan anew.");
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
			if (end !== pack.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`its contents have ${pack.length} bytes, not ${end}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ read(name) {
				let bytes = contents.get(name);
				return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ENOENT",
					message: "it is not there"
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ bytes });
			} });
		}
		function readChanges(planned, blobs) {
			let changes = [];
			for (let change of planned) {
				let read = readChange(change, (version) => readBlob(blobs, version));
				if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`the content of '${change.path}' ${read.error}`));
				changes.push(read.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(changes);
		}
		function readChange(change, read) {
			if (change.kind === "create_directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(change);
			let { path } = change;
			let before = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Uint8Array()) : read(change.before);
			if (!before.ok) return before;
			if (change.kind === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "delete",
				path,
				before: before.value,
				modeBefore: change.before.mode
			});
			let after = read(change.after);
			if (!after.ok) return after;
			let { mode } = change.after;
			if (change.kind === "create") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "create",
				path,
				after: after.value,
				mode
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (!blob.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(`cannot be read: ${blob.error.message}`);
			let { bytes } = blob.value;
			return bytes.length === size && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(bytes) === wanted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)("is another one");
		}
		function tampered(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
	}),
	8850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => replacePrivateFile });
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	}),
	1019: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runPrepared: () => runPrepared });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2536);
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2015);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
		__webpack_require__(6297);
		__webpack_require__(8850);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3076);
		var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
		var TreeWalker = class {
			#root;
			#opened = [];
			#identities = new Map();
			constructor(root) {
				this.#root = root;
			}
			get root() {
				return this.#root;
			}
			enter(path) {
				this.#leaveUntilAbove(path);
				if (path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(this.#root);
				let last = this.#opened.at(-1);
				if (last?.path === path) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(last.directory);
				let directory = last?.directory ?? this.#root;
				for (let ancestor of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(path), path].slice(this.#opened.length)) {
					let next = directory.open(nameOf(ancestor));
					if (!next.ok) return next;
					directory = next.value;
					this.#opened.push({
						path: ancestor,
						directory
					});
					this.#identities.set(ancestor, directory.identity);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(directory);
			}
			parent(path) {
				return this.enter((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(path));
			}
			leave(path) {
				this.enter((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(path));
				this.#identities.delete(path);
			}
			findSwapped() {
				let seen = [...this.#identities];
				this.close();
				for (let [path, identity] of seen) {
					let now = this.enter(path);
					if (!now.ok || now.value.identity !== identity) return path;
				}
			}
			close() {
				this.#leaveUntilAbove(".");
			}
			#leaveUntilAbove(path) {
				for (let last = this.#opened.at(-1); last !== void 0; last = this.#opened.at(-1)) {
					if (last.path === path || path.startsWith(`${last.path}/`)) return;
					last.directory.close();
					this.#opened.pop();
				}
			}
		};
		function nameOf(path) {
			return path.slice(path.lastIndexOf("/") + 1);
		}
		function inspectTargets(walker, changes) {
			let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
			let present = new Map();
			let missing = new Set();
			let replacedDirectories = [];
			let stale = [];
			for (let change of changes) {
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.N)(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(change.path));
				let finding = inspect(walker, change, deleted);
				if (!finding.ok) return finding;
				if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
				else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
				else if (finding.value.kind === "emptied") replacedDirectories.push(change.path);
				else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
			}
			if (stale.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(staleError(stale));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				present,
				missingDirectories: [...missing].sort(byDepth),
				replacedDirectories
			});
		}
		function staleError(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Preview again on the present files.");
		}
		function inspect(walker, change, deleted) {
			let parent = walker.parent(change.path);
			if (!parent.ok) return judgeParent(parent.error, change, deleted);
			if (parent.value.device !== walker.root.device) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(otherDevice(change.path));
			let name = nameOf(change.path);
			if (change.kind === "create" || change.kind === "create_directory") {
				let entry = parent.value.entry(name);
				if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(entry.error, change.path));
				if (entry.value === void 0 || deleted.has(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ kind: "free" });
				if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ kind: "free" });
				if (change.kind === "create" && entry.value.kind === "directory" && isEmptied(walker, change.path, deleted)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ kind: "emptied" });
				return entry.value.kind === "symlink" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt)(change.path)) : stale("exists now");
			}
			let file = parent.value.compare(name, change.before);
			if (!file.ok) return judgeFault(file.error, change.path);
			if (!file.value.isSame) return stale("has another content");
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yt)(file.value.entry.permissions) !== change.modeBefore) return stale("has another mode");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				kind: "file",
				entry: file.value.entry
			});
		}
		function judgeParent(fault, change, deleted) {
			let isNew = change.kind === "create" || change.kind === "create_directory";
			if (isNew && fault.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ kind: "free" });
			if (isNew && fault.code === "ENOTDIR") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ kind: "free" }) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.et)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(change.path)));
			return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
		}
		function judgeFault(fault, path) {
			if (fault.code === "ENOENT") return stale("is gone");
			if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no regular file any more");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(fault, path));
		}
		function stale(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				kind: "stale",
				why
			});
		}
		function directoriesFor(change) {
			return change.kind === "create_directory" ? [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path), change.path] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path);
		}
		function isEmptied(walker, directory, deleted) {
			let entered = walker.enter(directory);
			let names = entered.ok ? entered.value.names() : entered;
			if (!names.ok) return !1;
			return names.value.map((name) => `${directory}/${name}`).every((path) => deleted.has(path) || isDirectory(walker, path) && isEmptied(walker, path, deleted));
		}
		function isDirectory(walker, path) {
			return walker.enter(path).ok;
		}
		function byDepth(a, b) {
			return a.length - b.length;
		}
		function otherDevice(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("io_error", `'${path}' lies on another file system than the folder`, "Run Sous in the folder on that file system instead.");
		}
		function findCollision(changes) {
			let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
			let files = new Map();
			for (let change of written) {
				let key = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(change.path);
				let other = files.get(key);
				if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
				files.set(key, change);
			}
			for (let change of changes) {
				if (change.kind === "delete" || change.kind === "update") continue;
				let directories = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path) : [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path), change.path];
				for (let directory of directories) {
					let file = files.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(directory));
					if (file !== void 0) return [file.path, change.path];
				}
			}
		}
		let Version = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
			sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(["100644", "100755"])
		});
		let Path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)((text, context) => {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(text);
			if (path.ok) return path.value;
			context.issues.push({
				code: "custom",
				message: path.error.message,
				input: text
			});
			return _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn;
		}));
		let number = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(0));
		let Step = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("create"),
				path: Path,
				number,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("update"),
				path: Path,
				number,
				before: Version,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("delete"),
				path: Path,
				number,
				before: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("make_directory"),
				path: Path
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("remove_directory"),
				path: Path,
				permissions: number
			})
		]);
		let Journal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
			version: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(1),
			folder: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
				fromHome: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
				identity: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
			}),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(Step)
		});
		function journalOf(folder, steps) {
			return {
				version: 1,
				folder,
				steps: [...steps]
			};
		}
		function encodeJournal(journal) {
			return Buffer.from(JSON.stringify(journal));
		}
		function decodeJournal(bytes) {
			try {
				let parsed = Journal.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8")));
				return parsed.success ? parsed.data : void 0;
			} catch {
				return;
			}
		}
		function versionOf(bytes, mode) {
			return {
				sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.hash)("sha256", bytes, "hex"),
				mode
			};
		}
		let JOURNAL = "journal.json";
		function makeArea(home) {
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex");
			let made = home.makeDirectory(id);
			if (!made.ok) return made;
			let directory = home.open(id);
			if (!directory.ok) return directory;
			for (let name of ["new", "old"]) {
				let store = directory.value.makeDirectory(name);
				if (!store.ok) {
					directory.value.close();
					return store;
				}
			}
			directory.value.close();
			return openArea(home, id);
		}
		function openArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory;
			let made = directory.value.open("new");
			let kept = directory.value.open("old");
			let close = () => {
				made.ok && made.value.close();
				kept.ok && kept.value.close();
				directory.value.close();
			};
			if (made.ok && kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				id,
				directory: directory.value,
				made: made.value,
				kept: kept.value,
				close
			});
			close();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				code: "EINVAL",
				message: "the contents it needs are missing"
			});
		}
		function commitJournal(area, journal) {
			let temporary = `${JOURNAL}.tmp`;
			let written = area.directory.write(temporary, {
				bytes: encodeJournal(journal),
				isDurable: !0
			});
			if (!written.ok) return written;
			let moved = area.directory.moveFrom(area.directory, temporary, JOURNAL);
			return moved.ok ? area.directory.sync() : moved;
		}
		function readJournal(area) {
			let file = area.read(JOURNAL);
			if (!file.ok) return file.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : file;
			let journal = decodeJournal(file.value.bytes);
			return journal === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				code: "EINVAL",
				message: "it cannot be read"
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(journal);
		}
		function listAreas(home) {
			let names = home.names();
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
		}
		function dropJournal(area) {
			area.removeFile(JOURNAL).ok && area.sync();
		}
		function removeArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : directory;
			dropJournal(directory.value);
			for (let name of ["new", "old"]) removeStore(directory.value, name);
			for (let name of namesIn(directory.value)) directory.value.removeFile(name);
			directory.value.close();
			return home.removeDirectory(id);
		}
		function removeStore(area, name) {
			let store = area.open(name);
			if (!store.ok) return;
			for (let file of namesIn(store.value)) store.value.removeFile(file);
			store.value.close();
			area.removeDirectory(name);
		}
		function namesIn(directory) {
			let names = directory.names();
			return names.ok ? names.value : [];
		}
		function storedNames(area) {
			return [
				"new",
				"old",
				...namesIn(area.made).map((name) => `new/${name}`),
				...namesIn(area.kept).map((name) => `old/${name}`)
			];
		}
		let LANDING = "landing";
		function openHome(place) {
			let home = enterHome(place, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_3__.s);
			for (let attempt = 1; attempt < 5 && isGone(home, place); attempt++) home = enterHome(place, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_3__.s);
			return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(home.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(home.error.fault, home.error.path, "write"));
		}
		function isGone(home, { folder }) {
			return !home.ok && home.error.fault.code === "ENOENT" && home.error.path !== folder;
		}
		function enterHome({ folder, gitDirectory, disk }, enter) {
			let opened = [];
			let keep = (result) => {
				result.ok && opened.push(result.value);
				return result;
			};
			let closeAll = () => {
				for (let directory of opened.toReversed()) directory.close();
			};
			let abandon = (fault, path) => {
				closeAll();
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
					fault,
					path
				});
			};
			let root = keep(disk.open(folder));
			if (!root.ok) return abandon(root.error, folder);
			let git = gitDirectory === void 0 ? root : keep(disk.open(gitDirectory));
			let isInGit = gitDirectory !== void 0 && git.ok && git.value.device === root.value.device;
			let base = isInGit ? git.value : root.value;
			let name = isInGit ? "sous" : ".sous";
			let path = `${isInGit ? gitDirectory : folder}/${name}/${LANDING}`;
			let own = keep(enter(base, name));
			if (!own.ok) return abandon(own.error, path);
			let directory = keep(enter(own.value, LANDING));
			if (!directory.ok) {
				base.removeDirectory(name);
				return abandon(directory.error, path);
			}
			let close = () => {
				own.value.removeDirectory(LANDING);
				base.removeDirectory(name);
				closeAll();
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				root: root.value,
				directory: directory.value,
				above: [base, own.value],
				toFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(path, folder),
				path,
				close
			});
		}
		let DONE = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		function performStep(step, walker, stores) {
			let parent = walker.parent(step.path);
			if (!parent.ok) return step.kind === "remove_directory" && isAbsent(parent.error) ? DONE : parent;
			let name = nameOf(step.path);
			switch (step.kind) {
				case "create": return place(parent.value, name, stores.made, step.number);
				case "update": return parent.value.moveFrom(stores.made, String(step.number), name);
				case "delete": return parent.value.removeFile(name);
				case "make_directory": return tolerate(parent.value.makeDirectory(name), ["EEXIST"]);
				case "remove_directory":
					walker.leave(step.path);
					return tolerate(parent.value.removeDirectory(name), [
						"ENOENT",
						"ENOTEMPTY",
						"EEXIST",
						"ENOTDIR"
					]);
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_11__.t)(step);
			}
		}
		function undoStep(step, walker, stores) {
			let parent = walker.parent(step.path);
			if (!parent.ok) return step.kind === "make_directory" && isAbsent(parent.error) ? DONE : parent;
			let name = nameOf(step.path);
			switch (step.kind) {
				case "create": return parent.value.removeFile(name);
				case "update": return parent.value.moveFrom(stores.kept, String(step.number), name);
				case "delete": return place(parent.value, name, stores.kept, step.number);
				case "make_directory":
					walker.leave(step.path);
					return tolerate(parent.value.removeDirectory(name), [
						"ENOENT",
						"ENOTEMPTY",
						"EEXIST",
						"ENOTDIR"
					]);
				case "remove_directory": return tolerate(parent.value.makeDirectory(name, step.permissions), ["EEXIST"]);
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_11__.t)(step);
			}
		}
		function stateOf(step, walker) {
			let before = step.kind === "create" ? void 0 : step.before;
			let after = step.kind === "delete" ? void 0 : step.after;
			let parent = walker.parent(step.path);
			let file = parent.ok ? parent.value.read(nameOf(step.path)) : parent;
			if (!file.ok) {
				if (!(isAbsent(file.error) || step.kind !== "update" && file.error.code === "EISDIR")) return "other";
				return before === void 0 ? "before" : after === void 0 ? "after" : "other";
			}
			let now = versionOf(file.value.bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yt)(file.value.entry.permissions));
			if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
			return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
		}
		function place(directory, name, store, number) {
			let linked = directory.linkFrom(store, String(number), name);
			if (linked.ok || !isWithoutLinks(linked.error)) return linked;
			let entry = directory.entry(name);
			if (!entry.ok) return entry;
			return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				code: "EEXIST",
				message: "there is something at that path by now"
			});
		}
		function isAbsent(fault) {
			return fault.code === "ENOENT" || fault.code === "ENOTDIR";
		}
		function isWithoutLinks(fault) {
			return [
				"EPERM",
				"EACCES",
				"ENOTSUP",
				"EOPNOTSUPP",
				"ENOSYS",
				"EMLINK",
				"EXDEV"
			].includes(fault.code);
		}
		function tolerate(outcome, codes) {
			return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome;
		}
		let LOCK = "lock";
		function takeLock(home, disk, shownHome) {
			let shown = `${shownHome}/${LOCK}`;
			for (let attempt = 0; attempt < 5; attempt++) {
				let taken = create(home, disk.self);
				if (taken.ok) {
					removeTemporaries(home);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ release: () => void home.removeFile(LOCK) });
				}
				if (taken.error.code === "ENOENT") break;
				if (taken.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(taken.error, shown, "write"));
				let found = home.read(LOCK);
				if (!found.ok) continue;
				let owner = decodeOwner(found.value.bytes);
				if (owner !== void 0 && disk.isRunning(owner)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(busy(owner, shown));
				takeAway(home, found.value.bytes);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(busy(void 0, shown));
		}
		function create(home, self) {
			let temporary = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex")}`;
			let bytes = Buffer.from(JSON.stringify(self));
			let written = home.write(temporary, { bytes });
			if (!written.ok) {
				home.removeFile(temporary);
				return written;
			}
			let linked = home.linkFrom(home, temporary, LOCK);
			home.removeFile(temporary);
			return !linked.ok && isWithoutLinks(linked.error) ? home.write(LOCK, { bytes }) : linked;
		}
		function takeAway(home, dead) {
			let aside = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex")}`;
			if (!home.moveFrom(home, LOCK, aside).ok) return;
			let taken = home.compare(aside, dead);
			taken.ok && !taken.value.isSame && home.linkFrom(home, aside, LOCK);
			home.removeFile(aside);
		}
		function removeTemporaries(home) {
			let names = home.names();
			for (let name of names.ok ? names.value : []) name.startsWith(`${LOCK}-`) && home.removeFile(name);
		}
		function decodeOwner(bytes) {
			try {
				let { host, pid, started } = JSON.parse(Buffer.from(bytes).toString("utf8"));
				return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
					host,
					pid,
					started
				} : void 0;
			} catch {
				return;
			}
		}
		function busy(owner, shown) {
			let who = owner === void 0 ? "another process" : `process ${owner.pid} on ${owner.host}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("landing_busy", `Another landing is under way in this folder: ${who} holds '${shown}'`, "Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.");
		}
		function performAll({ steps, walker, targets, stores, progress }) {
			for (let [index, step] of steps.entries()) {
				progress(index);
				if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was changed meanwhile`]);
				let done = performStep(step, walker, stores);
				if (done.ok) continue;
				return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(done.error, step.path, "write");
			}
			let swapped = walker.findSwapped();
			return swapped === void 0 ? void 0 : staleError([`'${swapped}' is another directory now`]);
		}
		function isUntouched(path, walker, targets) {
			let parent = walker.parent(path);
			let entry = parent.ok ? parent.value.entry(nameOf(path)) : parent;
			return entry.ok && entry.value !== void 0 && entry.value.stamp === targets.present.get(path)?.stamp;
		}
		function planSteps({ changes, targets, walker, removesEmptied }) {
			let deletes = [];
			let writes = [];
			changes.forEach((change, number) => {
				let { path } = change;
				change.kind === "delete" && deletes.push({
					kind: "delete",
					path,
					number,
					before: versionOf(change.before, change.modeBefore)
				});
				change.kind === "create" && writes.push({
					kind: "create",
					path,
					number,
					after: versionOf(change.after, change.mode)
				});
				change.kind === "update" && writes.push({
					kind: "update",
					path,
					number,
					before: versionOf(change.before, change.modeBefore),
					after: versionOf(change.after, change.mode)
				});
			});
			let makes = targets.missingDirectories.map((path) => ({
				kind: "make_directory",
				path
			}));
			let wanted = new Set(changes.filter((change) => change.kind === "create_directory").map((change) => change.path));
			let emptied = emptiedBy(changes).filter((path) => !wanted.has(path));
			let isReplaced = (path) => targets.replacedDirectories.some((other) => path === other || path.startsWith(`${other}/`));
			let first = planRemovals(emptied.filter(isReplaced), walker);
			let last = removesEmptied ? planRemovals(emptied.filter((path) => !isReplaced(path)), walker) : [];
			return [
				...deletes,
				...first,
				...makes,
				...writes,
				...last
			];
		}
		function emptiedBy(changes) {
			return [...new Set(changes.flatMap((change) => change.kind === "delete" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)(change.path) : []))];
		}
		function planRemovals(emptied, walker) {
			let removals = [];
			for (let path of [...emptied].sort((a, b) => b.length - a.length)) {
				let parent = walker.parent(path);
				let entry = parent.ok ? parent.value.entry(nameOf(path)) : parent;
				entry.ok && entry.value !== void 0 && removals.push({
					kind: "remove_directory",
					path,
					permissions: entry.value.permissions
				});
			}
			return removals;
		}
		function settleSteps(walker, area, steps, how) {
			let wanted = how === "finish" ? "after" : "before";
			let pending = new Set();
			let foreign = [];
			let files = 0;
			for (let step of steps) {
				if (step.kind === "make_directory" || step.kind === "remove_directory") {
					pending.add(step);
					continue;
				}
				let state = stateOf(step, walker);
				if (state === wanted || how === "rollback" && wasNeverDone(step, walker, area)) continue;
				if (state === "other" || !isStored(area, step, how)) foreign.push(`'${step.path}'`);
				else {
					pending.add(step);
					files++;
				}
			}
			if (foreign.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(changedMeanwhile(foreign));
			for (let step of how === "finish" ? steps : steps.toReversed()) {
				if (!pending.has(step)) continue;
				step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
				let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(done.error, step.path, how === "finish" ? "write" : "restore"));
			}
			syncDirectories(walker, steps);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(files);
		}
		function wasNeverDone(step, walker, area) {
			let parent = walker.parent(step.path);
			let present = parent.ok ? parent.value.entry(nameOf(step.path)) : parent;
			if (step.kind === "delete") return present.ok && present.value !== void 0 && present.value.kind !== "directory";
			let made = area.made.entry(String(step.number));
			return made.ok && made.value !== void 0 && !(present.ok && present.value?.identity === made.value.identity);
		}
		function retain(step, walker, store) {
			let parent = walker.parent(step.path);
			parent.ok && store.linkFrom(parent.value, nameOf(step.path), String(step.number));
		}
		function syncDirectories(walker, steps) {
			for (let directory of new Set([...steps].map((step) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(step.path)))) {
				let entered = walker.enter(directory);
				entered.ok && entered.value.sync();
			}
		}
		function findJournal(home) {
			let ids = listAreas(home.directory);
			if (!ids.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(ids.error, home.path));
			for (let id of ids.value) {
				let area = home.directory.open(id);
				if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(area.error, `${home.path}/${id}`));
				let journal = readJournal(area.value);
				area.value.close();
				if (!journal.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(journal.error, `${home.path}/${id}/journal.json`));
				if (journal.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					id,
					journal: journal.value
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		}
		function removeLeftovers(home, settled) {
			let ids = listAreas(home.directory);
			for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
				let removed = removeArea(home.directory, id);
				if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(removed.error, `${home.path}/${id}`, "remove"));
			}
			return ids.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(ids.error, home.path));
		}
		function isStored(area, step, how) {
			let [store, version] = how === "finish" ? [area.made, step.kind === "delete" ? void 0 : step.after] : [area.kept, step.kind === "create" ? void 0 : step.before];
			if (version === void 0) return !0;
			let stored = store.read(String(step.number));
			return stored.ok && versionOf(stored.value.bytes, version.mode).sha256 === version.sha256;
		}
		function landingUnfinished(folder) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("landing_unfinished", `An earlier landing in '${folder}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
		}
		function changedMeanwhile(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("stale", `Changed by somebody else since the landing was interrupted: ${paths.join(", ")}`, "Nothing was touched. Put the files back as they were before that landing, or keep everything as it is with 'sous recover --discard'.");
		}
		function storeContents({ changes, targets, walker, stores, progress }) {
			for (let [index, change] of changes.entries()) {
				progress(index);
				let name = String(index);
				let present = targets.present.get(change.path);
				if (change.kind === "create" || change.kind === "update") {
					let written = stores.made.write(name, {
						bytes: change.after,
						isExecutable: change.mode === "100755",
						...present === void 0 ? ownerIn(walker, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(change.path)) : {
							permissions: permissionsFor(present.permissions, change.mode),
							owner: present.owner
						}
					});
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(written.error, change.path, "write"));
				}
				if (change.kind === "update" || change.kind === "delete") {
					let parent = walker.parent(change.path);
					let kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent;
					if (!kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(kept.error, change.path, "keep"));
				}
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		}
		function ownerIn(walker, directory) {
			let opened = walker.enter(directory);
			if (!opened.ok) return directory === "." ? {} : ownerIn(walker, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(directory));
			let entry = opened.value.entry(".");
			return entry.ok && entry.value !== void 0 && entry.value.permissions & 1024 ? { owner: { group: entry.value.owner.group } } : {};
		}
		function keep(directory, name, store, as) {
			let linked = store.linkFrom(directory, name, as);
			if (linked.ok || !isWithoutLinks(linked.error)) return linked;
			let file = directory.read(name);
			if (!file.ok) return file;
			let { permissions, owner } = file.value.entry;
			return store.write(as, {
				bytes: file.value.bytes,
				permissions,
				owner
			});
		}
		function permissionsFor(present, mode) {
			let isExecutable = !!(present & 64);
			if (mode === "100644") return isExecutable ? present & -74 : present;
			return isExecutable ? present : present | (present & 292) >> 2;
		}
		async function landOnDisk(request) {
			if (request.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				created: [],
				updated: [],
				deleted: [],
				directoriesCreated: []
			});
			let collision = findCollision(request.changes);
			if (collision !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(collisionError(collision));
			let changes = request.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.H)(a.path, b.path));
			let home = openHome(request);
			if (!home.ok) return home;
			let lock;
			let walker = new TreeWalker(home.value.root);
			try {
				lock = takeLock(home.value.directory, request.disk, home.value.path);
				if (!lock.ok) return lock;
				let refusal = refuseUnfinished(home.value);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(refusal);
				let targets = inspectTargets(walker, changes);
				if (!targets.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unchanged(targets.error));
				return await landInspected({
					request,
					changes,
					walker,
					home: home.value,
					targets: targets.value
				});
			} finally {
				walker.close();
				lock?.ok && lock.value.release();
				home.value.close();
			}
		}
		async function landInspected(landing) {
			let { request, changes, walker, home, targets } = landing;
			let area = makeArea(home.directory);
			if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unchanged((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(area.error, home.path, "write")));
			let isSettled = !0;
			try {
				let prepared = await prepare(landing, area.value);
				if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unchanged(prepared.error));
				let steps = prepared.value;
				isSettled = !1;
				let problem = performAll({
					steps,
					walker,
					targets,
					stores: area.value,
					progress: counting(request, steps.length, "files landed")
				}) ?? await syncTree(landing, steps);
				let restored = problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : settleSteps(walker, area.value, steps, "rollback");
				isSettled = restored.ok;
				if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(restored.ok ? unchanged(problem) : halfDone(problem, restored.error));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(reportOf(changes, targets));
			} finally {
				isSettled && await clearArea(request, area.value);
				area.value.close();
				isSettled && removeArea(home.directory, area.value.id);
			}
		}
		function counting({ progress }, total, unit) {
			return (done) => progress?.({
				done,
				total,
				unit
			});
		}
		async function prepare({ request, changes, walker, home, targets }, area) {
			let stored = storeContents({
				changes,
				targets,
				walker,
				stores: area,
				progress: counting(request, changes.length, "files prepared")
			});
			if (!stored.ok) return stored;
			let syncing = request.disk.sync(home.directory, [area.id, ...storedNames(area).map((name) => `${area.id}/${name}`)]);
			for (let directory of home.above) directory.sync();
			let steps = planSteps({
				changes,
				targets,
				walker,
				removesEmptied: request.gitDirectory !== void 0
			});
			let synced = await syncing;
			let committed = synced.ok ? commitJournal(area, journalOf({
				path: request.folder,
				fromHome: home.toFolder,
				identity: home.root.identity
			}, steps)) : synced;
			return committed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(steps) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(committed.error, `${home.path}/${area.id}`, "write"));
		}
		async function clearArea({ disk }, area) {
			dropJournal(area.directory);
			for (let store of [area.made, area.kept]) await disk.clear(store, namesIn(store));
		}
		async function syncTree({ request, home }, steps) {
			let touched = new Set(steps.map((step) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(step.path)));
			let walker = new TreeWalker(home.root);
			for (let step of steps) step.kind === "remove_directory" && !walker.enter(step.path).ok && touched.delete(step.path);
			walker.close();
			let synced = await request.disk.sync(home.root, [...touched]);
			return synced.ok ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(synced.error, request.folder, "write");
		}
		function refuseUnfinished(home) {
			let earlier = findJournal(home);
			if (!earlier.ok) return earlier.error;
			if (earlier.value === void 0) {
				let removed = removeLeftovers(home);
				return removed.ok ? void 0 : removed.error;
			}
			return landingUnfinished(earlier.value.journal.folder.path);
		}
		function collisionError([one, other]) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names.");
		}
		function unchanged(problem) {
			if (problem.suggestion.startsWith("Nothing was ")) return problem;
			return {
				...problem,
				suggestion: `Nothing was changed: a landing is whole, or not at all. ${problem.suggestion}`
			};
		}
		function halfDone(problem, unrestored) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
		}
		function reportOf(changes, targets) {
			let pathsOf = (kind) => changes.filter((change) => change.kind === kind).map((change) => change.path);
			return {
				created: pathsOf("create"),
				updated: pathsOf("update"),
				deleted: pathsOf("delete"),
				directoriesCreated: targets.missingDirectories
			};
		}
		async function findTreeState(tree, changes) {
			for (let change of changes) {
				let entry = await tree.entry(change.path);
				if (!entry.ok && entry.error.code !== "not_a_directory") return entry;
				let kind = entry.ok ? entry.value.kind : "missing";
				let isGone = kind === "missing" || kind === "directory" && makesDirectory(changes, change.path);
				if (change.kind === "delete" ? !isGone : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("open");
				if (change.kind !== "create" && change.kind !== "update") continue;
				let file = await tree.read(change.path);
				if (!file.ok) return file;
				if (!isSame(file.value, change)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("open");
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("landed");
		}
		function makesDirectory(changes, path) {
			return changes.some((change) => change.kind !== "delete" && change.path.startsWith(`${path}/`));
		}
		function isSame(file, { after, mode }) {
			return file.mode === mode && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.c)(file.bytes).equals(after);
		}
		async function landPlan(request) {
			let { changes, place, progress } = request;
			let begun = await beginLanding(request);
			if (!begun.ok || begun.value === "already_applied") return begun;
			let landed = await landOnDisk({
				...place,
				changes,
				...progress && { progress }
			});
			return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("landed") : landed;
		}
		async function beginLanding({ plan, changes, tree, git, place }) {
			let waiting = refuseGated(plan);
			if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(waiting);
			let now = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_4__.c)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let elsewhere = refuseElsewhere(plan.base, now.value);
			if (elsewhere !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(elsewhere);
			let state = await findTreeState(tree, changes);
			if (!state.ok) return state;
			if (state.value === "landed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("already_applied");
			let moved = refuseMoved(plan.base, now.value);
			return moved === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)("landed") : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(moved);
		}
		function refuseGated(plan) {
			if (plan.status === "complete") return;
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("approval_needed", `The plan is not complete: '${waiting?.label ?? "a step"}' waits for approval`, "Run the recipe and approve that call; what comes out is a new plan with a digest of its own.");
		}
		function refuseMoved(planned, now) {
			let elsewhere = refuseElsewhere(planned, now);
			if (elsewhere !== void 0) return elsewhere;
			if (planned.commit === now.commit) return;
			let message = `The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("stale", message, "Nothing was written. Preview again on what is there now.");
		}
		function refuseElsewhere(planned, now) {
			if (planned.directory === now.directory) return;
			let message = `The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("stale", message, "Nothing was written. Name that directory by --root, as 'sous plans' shows it.");
		}
		function commitName({ commit }) {
			return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
		}
		let consented = {
			ask: async () => "approved",
			remember: async () => void 0
		};
		function landingPlace({ tree, programs }) {
			let root = tree.folder;
			let gitDirectory = tree.repository?.gitDirectory;
			let syncProgram = process.platform === "linux" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.at)("sync", programs) : void 0;
			return {
				folder: root,
				gitDirectory: gitDirectory === void 0 ? void 0 : node_fs__WEBPACK_IMPORTED_MODULE_8__.realpathSync(gitDirectory),
				disk: (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_3__.t)(syncProgram === void 0 ? {} : { syncProgram })
			};
		}
		function planPlace(opened) {
			let { tree, programs } = opened;
			let place = landingPlace(opened);
			let { gitDirectory, folder, disk } = place;
			return {
				store: {
					home: gitDirectory ?? folder,
					isGitDirectory: gitDirectory !== void 0,
					disk
				},
				landing: {
					tree,
					place,
					git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.at)("git", programs), programs.path)
				}
			};
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
		async function runPrepared(request, prepared) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let made = await planWorkflow(request, prepared);
				if (!made.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(made.error);
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value.planned;
				let report = (ending) => (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_4__.u)({
					...made.value.planned,
					ending
				});
				if (outcome.kind === "failed" || loaded === void 0) return shown(await report({
					reason: outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(outcome.failure.error) : "internal_error",
					next: []
				}), request);
				if (outcome.kind === "gated") return shown(await report({
					reason: "gated",
					next: []
				}), request);
				if (outcome.changes.length === 0) return shown(await report({
					reason: "clean",
					next: []
				}), request);
				if (request.mode === "check") return shown(await report({
					reason: "changes_found",
					next: []
				}), request);
				if (request.mode === "preview") return shown(await report({
					reason: "previewed",
					next: []
				}), request);
				let { store: _, landing } = planPlace(prepared.opened);
				let landed = await landPlan({
					plan: loaded.plan,
					changes: loaded.changes,
					...landing
				});
				return shown(await report({
					...landed.ok ? { reason: landed.value } : {
						reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(landed.error),
						detail: landed.error.message
					},
					next: []
				}), request);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function planWorkflow(request, prepared) {
			let { context, event, mode } = request;
			let isOwn = event === "push" || event === "schedule" || event === "workflow_dispatch" && request.isDefault;
			let hasConsent = mode === "apply" && context.runner.input("consent") === "APPLY_WITHOUT_REVIEW" && event !== "pull_request";
			return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_4__.t)({
				context,
				folder: prepared.opened.tree.folder,
				prepared,
				rules: isOwn ? prepared.config.rules : [],
				...hasConsent && { approver: consented }
			});
		}
		async function shown(report, { context, forge, pull }) {
			let { reason, detail } = report.ending;
			let ending = {
				reason,
				message: detail ?? sentence(report),
				report,
				...pull !== void 0 && { pull: { number: pull } }
			};
			if (pull === void 0 || context.token === "") return ending;
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_7__.i)({
				context,
				forge,
				pull,
				report
			});
			posted === void 0 ? await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_4__.n)({
				context,
				forge,
				pull,
				report
			}) : context.runner.command(`::warning title=Sous::The plan is in the job summary only: ${posted.message.replaceAll("\n", " ")}\n`);
			return ending;
		}
		function sentence({ recipe, plan, outcome }) {
			if (outcome.kind === "failed") {
				let { at, error } = outcome.failure;
				return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`;
			}
			return plan === void 0 ? recipe.name : `${recipe.name}: plan ${plan.digest}`;
		}
	})
};
