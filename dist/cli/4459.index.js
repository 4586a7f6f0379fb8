"use strict";
exports.id = 4459;
exports.ids = [4459, 2013];
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
	8730: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => formatOf,
			r: () => objectId,
			t: () => blobId
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		function formatOf(id) {
			return id.length === 40 ? "sha1" : "sha256";
		}
		function objectId({ type, bytes }, format) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(bytes)).digest("hex");
		}
		function blobId(bytes, format) {
			return objectId({
				type: "blob",
				bytes
			}, format);
		}
	}),
	2013: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => landing_place_exports,
			t: () => landingPlace
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4628);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		var landing_place_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ landingPlace: () => landingPlace });
		function landingPlace({ tree, programs }) {
			let root = tree.folder;
			let gitDirectory = tree.repository?.gitDirectory;
			let syncProgram = process.platform === "linux" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("sync", programs) : void 0;
			return {
				folder: root,
				gitDirectory: gitDirectory === void 0 ? void 0 : node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync(gitDirectory),
				disk: (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_2__.t)(syncProgram === void 0 ? {} : { syncProgram })
			};
		}
	}),
	4459: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => PLAN_FILE,
			D: () => withPlans,
			E: () => pathOfPlans,
			O: () => planDigest,
			S: () => LANDED_FILE,
			T: () => openExisting,
			_: () => listPlans,
			a: () => refuseMessage,
			b: () => readStoredPlan,
			c: () => foreseeLanding,
			d: () => refuseGated,
			f: () => refuseMoved,
			g: () => dropPlan,
			h: () => makesDirectory,
			i: () => commitText,
			k: () => plannedChange,
			l: () => landPlan,
			m: () => findTreeState,
			n: () => PlanRepository,
			o: () => signatureTime,
			p: () => readBase,
			r: () => underWay,
			s: () => prefixOf,
			t: () => planPlace,
			u: () => refuseElsewhere,
			v: () => markLanded,
			w: () => isPlanName,
			x: () => savePlan,
			y: () => readFolder
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3479);
		var _git_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8730);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2013);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5802);
		var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
		var node_buffer__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4573);
		var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(bytes),
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
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)("sous-plan-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(plan.schemaVersion)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(plan.sousVersion)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)(recipe.includes.toSorted((a, b) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.or)(a.path, b.path)).map(encodeSource))],
				[14, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(plan.inputs)],
				[15, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(plan.policy)],
				[16, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)(plan.evidence.map(encodeEvidence))],
				[17, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)(plan.steps.map(encodeStep))],
				[18, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)(plan.changes.toSorted((a, b) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.or)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(plan.message)],
				[21, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(path)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(evidence.url)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(evidence.finalUrl)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(evidence.status)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(evidence.sha256)]
			]);
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[5, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(evidence.command)],
				[6, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(evidence.exitCode)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(label)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(tool)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(args)],
				[4, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(change.kind)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)([
				[1, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(mode)],
				[2, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(sha256)],
				[3, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(size)]
			]);
		}
		function parsed(parse) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un;
			}));
		}
		let Path = parsed(_shared_js__WEBPACK_IMPORTED_MODULE_1__.ar);
		let Directory = parsed(_shared_js__WEBPACK_IMPORTED_MODULE_1__.ir);
		let Sha256 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(/^[0-9a-f]{64}$/));
		let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(Sha256, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((text) => text));
		let ErrorCode = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(Object.keys(_entry_js__WEBPACK_IMPORTED_MODULE_0__.U)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((code) => code));
		let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(0));
		let FileVersion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("create"),
				path: Path,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("delete"),
				path: Path,
				before: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("create_directory"),
				path: Path
			})
		]);
		let Evidence = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)("kind", [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("fetch"),
			url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			finalUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			status: natural,
			sha256: Sha256
		}), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("command"),
			command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			exitCode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)(),
			sha256: Sha256
		})]);
		let Decision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("allow"),
				rule: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("needs_approval"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("deny"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()
			})
		]);
		let StepOutcome = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("ran"),
				output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				warnings: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()),
				filesAffected: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(Path)
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("skipped"),
				condition: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("deferred"),
				because: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(["external", "depends_on_deferred"])
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("failed"),
				code: ErrorCode,
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				suggestion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()
			})
		]);
		let SourceRange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			file: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			label: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			tool: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			args: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			digest: DigestText,
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(ObjectId)
		};
		let PlanFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)(1),
			sousVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(["complete", "gated"]),
			repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				pull: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(natural)
			})),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(ObjectId),
				ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(Ref),
				directory: Directory
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				...sourceFields,
				includes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(sourceFields))
			}),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.On)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.fn)()
			])),
			policy: Sha256,
			evidence: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(Evidence),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(PlannedStep),
			changes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(PlannedChange),
			tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(ObjectId),
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			target: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.On)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.D)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(otherVersion(version, json.value));
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
				let other = kept.get((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(path));
				if (other !== void 0 && (kind !== "update" || other.kind !== "update")) return `'${path}' and '${other.path}' are one file on file systems that ignore case or accents`;
				kept.set((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(path), {
					kind,
					path
				});
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(path)));
			for (let { kind, path } of kept.values()) {
				if (kind === "update") continue;
				let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)(path).find((ancestor) => files.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version, plan) {
			let asked = readAsked(plan);
			let again = asked === void 0 ? "" : `: ${[
				"sous",
				"preview",
				asked.recipe,
				...asked.inputs
			].map(_list_2_js__WEBPACK_IMPORTED_MODULE_3__.x).join(" ")}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, `Run the preview again${again === "" ? "." : again}`);
		}
		let Asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bn)({
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bn)({ path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)() }),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.On)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.fn)()
			]))
		});
		function readAsked(plan) {
			let asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(Asked, plan);
			if (!asked.success) return;
			let { recipe, inputs } = asked.data;
			return {
				recipe: recipe.path.startsWith("sous:") ? recipe.path : recipe.path.replace(/^.*\//, "").replace(/\.ya?ml$/, ""),
				inputs: Object.entries(inputs).map(([key, value]) => `${key}=${value}`)
			};
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
			return bytes.length === size && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(bytes) === wanted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)("is another one");
		}
		function tampered(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function makePrivate(parent, name) {
			return (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.c)(parent, name, name === PLANS_FOLDER ? 448 : void 0);
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
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			let planned = stored.changes.map(plannedChange);
			if (planDigest({
				...stored.plan,
				changes: planned
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await withPlans(store, makePrivate, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(6).toString("hex")}`;
				let written = await writeFolder(plans, name, stored, planned);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await withPlans(store, openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(noPlan(digest, pathOfPlans(store)));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await withPlans(store, openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		async function dropPlan(store, digest) {
			await withPlans(store, openExisting, (plans) => removePlanFolder(plans, digest));
		}
		async function markLanded(store, digest) {
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
			if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = readPlan(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = openPack(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = readChanges(plan.value.changes, pack.value);
			return changes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		async function writeFolder(plans, name, { plan, changes }, planned) {
			let folder = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.c)(plans, name, 448);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_found", `There is no plan ${digest} in '${place}'`, "Look for it with 'sous plans', or make the plan anew.");
		}
		async function findTreeState(tree, changes) {
			for (let change of changes) {
				let entry = await tree.entry(change.path);
				if (!entry.ok && entry.error.code !== "not_a_directory") return entry;
				let kind = entry.ok ? entry.value.kind : "missing";
				let isGone = kind === "missing" || kind === "directory" && makesDirectory(changes, change.path);
				if (change.kind === "delete" ? !isGone : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("open");
				if (change.kind !== "create" && change.kind !== "update") continue;
				let file = await tree.read(change.path);
				if (!file.ok) return file;
				if (!isSame(file.value, change)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("open");
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("landed");
		}
		function makesDirectory(changes, path) {
			return changes.some((change) => change.kind !== "delete" && change.path.startsWith(`${path}/`));
		}
		function isSame(file, { after, mode }) {
			return file.mode === mode && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(file.bytes).equals(after);
		}
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ directory: "." });
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(node_path__WEBPACK_IMPORTED_MODULE_8__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_8__.sep).join("/") || ".");
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
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)("read HEAD", commit.error));
			let head = commit.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(branch.value).trim() : void 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...head !== void 0 && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.n)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
		async function landPlan(request) {
			let { changes, place, progress } = request;
			let begun = await beginLanding(request);
			if (!begun.ok || begun.value === "already_applied") return begun;
			let landed = await (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)({
				...place,
				changes,
				...progress && { progress }
			});
			return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("landed") : landed;
		}
		async function foreseeLanding(request) {
			let begun = await beginLanding(request);
			if (!begun.ok || begun.value === "already_applied") return begun;
			let refusal = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.s)(request.place, request.changes);
			return refusal === void 0 ? begun : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
		}
		async function beginLanding({ plan, changes, tree, git, place }) {
			let waiting = refuseGated(plan);
			if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(waiting);
			let now = await readBase(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let elsewhere = refuseElsewhere(plan.base, now.value);
			if (elsewhere !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(elsewhere);
			let state = await findTreeState(tree, changes);
			if (!state.ok) return state;
			if (state.value === "landed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("already_applied");
			let moved = refuseMoved(plan.base, now.value);
			return moved === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)("landed") : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(moved);
		}
		function refuseGated(plan) {
			if (plan.status === "complete") return;
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("approval_needed", `The plan is not complete: '${waiting?.label ?? "a step"}' waits for approval`, "Run the recipe and approve that call; what comes out is a new plan with a digest of its own.");
		}
		function refuseMoved(planned, now) {
			let elsewhere = refuseElsewhere(planned, now);
			if (elsewhere !== void 0) return elsewhere;
			if (planned.commit === now.commit) return;
			let message = `The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale", message, "Nothing was written. Preview again on what is there now.");
		}
		function refuseElsewhere(planned, now) {
			if (planned.directory === now.directory) return;
			let message = `The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale", message, "Nothing was written. Name that directory by --root, as 'sous plans' shows it.");
		}
		function commitName({ commit }) {
			return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
		}
		function versionsOf(change, kept, idLength) {
			let format = idLength === 64 ? "sha256" : "sha1";
			let { before, after } = kept.get(change.path) ?? {};
			return {
				before: change.kind === "create" ? void 0 : `${change.modeBefore} ${before ?? (0, _git_object_js__WEBPACK_IMPORTED_MODULE_5__.t)(change.before, format)}`,
				after: change.kind === "delete" ? void 0 : `${change.mode} ${after ?? (0, _git_object_js__WEBPACK_IMPORTED_MODULE_5__.t)(change.after, format)}`
			};
		}
		function nothing({ tree }) {
			return "0".repeat(tree?.length ?? 40);
		}
		function prefixOf({ base: { directory } }) {
			return directory === "." ? "" : `${directory}/`;
		}
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
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
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
			if (!listed.ok) return listed.error.exitCode === 1 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)("look for filters", listed.error));
			if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_9__.isUtf8)(listed.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)("look for filters", {
				exitCode: 0,
				message: "one has a name that is not UTF-8"
			}));
			let drivers = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(listed.value).split("\0").flatMap((key) => /^(filter\..*)\./s.exec(key)?.[1] ?? []);
			let settings = [...new Set(drivers)].flatMap((driver) => [
				[`${driver}.clean`, ""],
				[`${driver}.smudge`, ""],
				[`${driver}.process`, ""],
				[`${driver}.required`, "false"]
			]);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(Object.fromEntries(settings));
		}
		let UNDER_WAY = [
			["MERGE_HEAD", "A merge"],
			["CHERRY_PICK_HEAD", "A cherry-pick"],
			["REVERT_HEAD", "A revert"]
		];
		var PlanRepository = class {
			#git;
			#place;
			constructor(git, { gitDirectory, workTree }) {
				this.#git = git;
				this.#place = {
					gitDirectory,
					workTree
				};
			}
			async run(args, action, input) {
				let output = await this.#git.run({
					...this.#place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)(action, output.error));
			}
			async resolve(ref) {
				let found = await this.run([
					"rev-parse",
					"--verify",
					"--quiet",
					`${ref}^{commit}`
				], "look for the branch");
				return found.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(found.value).trim() : void 0;
			}
			async findCommit(ref, plan) {
				let listed = await this.run([
					"rev-list",
					"--first-parent",
					"--max-count=100",
					"--format=%H%n%T%n%P%n%B%x00",
					ref,
					"--"
				], "look for the commit");
				for (let entry of listed.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(listed.value).split("\0") : []) {
					let [, commit, tree, parents, ...message] = entry.trimStart().split("\n");
					if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === (plan.base.commit ?? "")) return commit;
				}
			}
			async landedPlans() {
				let form = `--format=%H %(trailers:key=${PLAN_TRAILER},valueonly,separator=%x20)`;
				let listed = await this.run([
					"rev-list",
					"--max-count=1000",
					form,
					"--branches",
					"--"
				], "look for commits of plans");
				let lines = listed.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(listed.value).split("\n") : [];
				return new Map(lines.flatMap((line) => {
					let [, commit, digests = ""] = /^([0-9a-f]{40,64}) ([0-9a-f ]+)$/.exec(line) ?? [];
					return commit === void 0 ? [] : digests.split(" ").map((digest) => [digest, commit]);
				}));
			}
			async isInHistory(commit) {
				return (await this.run([
					"merge-base",
					"--is-ancestor",
					commit,
					"HEAD"
				], "look for the commit")).ok;
			}
			async branchElsewhere(commit) {
				if (await this.isInHistory(commit)) return;
				let listed = await this.run([
					"for-each-ref",
					`--contains=${commit}`,
					"--format=%(refname:lstrip=2)",
					"refs/heads/"
				], "look for the branch");
				return listed.ok && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(listed.value).split("\n", 1)[0] || void 0;
			}
			async writeCommit(plan, sealed, signature) {
				let { base } = plan;
				let stored = await sealed.store();
				if (!stored.ok) return stored;
				let revisions = [
					sealed.tree,
					...base.commit === void 0 ? [] : [`^${base.commit}`],
					""
				];
				let packed = await this.#git.run({
					gitDirectory: sealed.gitDirectory,
					workTree: this.#place.workTree,
					args: [
						"pack-objects",
						"--quiet",
						"--stdout",
						"--revs",
						"--missing=allow-any"
					],
					input: Buffer.from(revisions.join("\n"))
				});
				if (!packed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)("pack the plan", packed.error));
				let unpacked = await this.run(["unpack-objects", "-q"], "bring the plan into the repository", packed.value);
				if (!unpacked.ok) return unpacked;
				let text = commitText({
					...plan,
					...signature,
					tree: sealed.tree,
					parent: base.commit
				});
				let written = await this.run([
					"hash-object",
					"-w",
					"-t",
					"commit",
					"--stdin"
				], "write the commit", Buffer.from(text));
				return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(written.value).trim()) : written;
			}
			async isNothingNew({ base: { commit } }, { tree }) {
				let found = commit === void 0 ? void 0 : await this.run([
					"rev-parse",
					"--verify",
					`${commit}^{tree}`
				], "read the base");
				return found?.ok === !0 && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(found.value).trim() === tree;
			}
			makeBranch(plan, ref, commit) {
				return this.run([
					"update-ref",
					"-m",
					reason(plan),
					ref,
					commit,
					nothing(plan)
				], "make the branch");
			}
			async refuseUncommitted(plan, { changes, kept }, ref) {
				let committed = await this.#entriesOf(plan.base.commit);
				let staged = ref === "HEAD" ? await this.#entries([
					"ls-files",
					"-z",
					"--stage",
					"--full-name"
				]) : committed;
				if (!committed.ok) return committed.error;
				if (!staged.ok) return staged.error;
				let dirty = changes.filter((change) => {
					if (change.kind === "create_directory") return !1;
					let at = prefixOf(plan) + change.path;
					let [inCommit, inIndex] = [committed.value.get(at), staged.value.get(at)];
					let { before, after } = versionsOf(change, kept, nothing(plan).length);
					return inCommit !== before || inIndex !== before && inIndex !== after;
				});
				return dirty.length === 0 ? void 0 : uncommitted(dirty);
			}
			async refuseUnderWay() {
				let [what] = (await Promise.all(UNDER_WAY.map(async ([head, what]) => await this.resolve(head) === void 0 ? [] : [what]))).flat();
				return what === void 0 ? void 0 : underWay(what);
			}
			async record(plan, changes, commit) {
				let indexed = await this.#index(plan, changes, "after");
				if (!indexed.ok) return indexed;
				let moved = await this.run([
					"update-ref",
					"-m",
					reason(plan),
					"HEAD",
					commit,
					plan.base.commit ?? nothing(plan)
				], "move the branch");
				if (moved.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
				await this.#index(plan, changes, "before");
				return moved;
			}
			async #index(plan, { changes, kept }, side) {
				let settings = await withoutFilters(this.#git, this.#place);
				if (!settings.ok) return settings;
				let none = `0 ${nothing(plan)}`;
				let sorted = changes.flatMap((change) => {
					if (change.kind === "create_directory") return [];
					return [`${versionsOf(change, kept, nothing(plan).length)[side] ?? none}\t${prefixOf(plan)}${change.path}\0`];
				}).toSorted((a, b) => Number(!a.startsWith("0 ")) - Number(!b.startsWith("0 ")));
				let input = Buffer.from(sorted.join(""));
				let args = [
					"update-index",
					"-z",
					"--index-info"
				];
				let updated = await this.#git.run({
					...this.#place,
					args,
					input,
					settings: settings.value
				});
				return updated.ok ? updated : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.a)("update the index", updated.error));
			}
			#entriesOf(commit) {
				return commit === void 0 ? Promise.resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map())) : this.#entries([
					"ls-tree",
					"-r",
					"-z",
					"--full-tree",
					commit
				]);
			}
			async #entries(args) {
				let listed = await this.run(args, "compare with what is committed");
				if (!listed.ok) return listed;
				let entries = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_7__.t)(listed.value).split("\0").flatMap((line) => {
					let [, mode, id, path] = /^(\d+) (?:blob |commit )?([0-9a-f]+)(?: \d)?\t(.*)$/s.exec(line) ?? [];
					return path === void 0 ? [] : [[path, `${mode} ${id}`]];
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map(entries));
			}
		};
		function reason({ message }) {
			return `sous: ${message.split("\n", 1)[0]}`;
		}
		function namesOf(changes) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(changes.map(({ path }) => path), 10);
		}
		function underWay(what) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale", `${what} is under way`, "Nothing was written. End it first, or land without --commit.");
		}
		function uncommitted(changes) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale", `There are changes that are not committed in ${namesOf(changes)}`, "Nothing was written. Commit or stash them and preview again, or land without --commit and --branch.");
		}
		function planPlace(opened) {
			let { tree, programs } = opened;
			let place = (0, _landing_place_js__WEBPACK_IMPORTED_MODULE_6__.t)(opened);
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
					git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("git", programs), programs.path)
				}
			};
		}
	}),
	9555: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readProcesses,
			t: () => readProcess
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	4628: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realLandingDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _process_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9555);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
		var node_child_process__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1421);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_DIRECTORY ?? 0;
		var RealDirectory = class RealDirectory {
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
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
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
				return node_path__WEBPACK_IMPORTED_MODULE_3__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync(file),
					entry
				}));
			}
			compare(name, bytes) {
				return this.#inFile(name, (file, entry) => ({
					isSame: hasBytes(file, bytes),
					entry
				}));
			}
			names() {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(this.pathOf(name), permissions);
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf(name), permissions);
				});
			}
			setPermissions(permissions) {
				let { descriptor } = this.#location;
				return quietly(() => descriptor === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf("."), permissions) : node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(descriptor, permissions));
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, permissions, isExecutable);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, permissions, isDurable }) {
				let file = quietly(() => this.#create(name, permissions));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file.value, permissions);
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), _entry_js__WEBPACK_IMPORTED_MODULE_0__.F);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			#create(name, permissions = 511, isExecutable = !1) {
				return node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_2__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync);
		function partsOf(bytes) {
			return bytes instanceof Uint8Array ? [bytes] : bytes;
		}
		function withoutFirst(parts, count) {
			let left = count;
			for (let [index, part] of parts.entries()) {
				if (left < part.length) return [part.subarray(left), ...parts.slice(index + 1)];
				left -= part.length;
			}
			return [];
		}
		let AS_IT_IS = -1;
		function describe(stats) {
			return {
				kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(stats),
				permissions: Number(stats.mode) & (stats.isDirectory() ? 4095 : 511),
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: [
					identityOf(stats),
					stats.size,
					stats.mtimeNs,
					stats.mode,
					stats.uid,
					stats.gid
				].join(":"),
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
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_6__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlink(directory.pathOf(name), () => resolve())));
					for (let name of names.slice(0, own)) directory.removeFile(name);
					await Promise.all(aside);
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
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, _process_facts_js__WEBPACK_IMPORTED_MODULE_1__.t)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_5__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		let THREADS = 5;
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	})
};
