export const id = 6131;
export const ids = [6131];
export const modules = {
	94909: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => readPlan,
			p: () => writePlan
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88532);
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24243);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39138);
		var _model_plan_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99515);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		function parsed(parse) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return zod_mini__WEBPACK_IMPORTED_MODULE_5__.tm;
			}));
		}
		let Path = parsed(_model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP);
		let Directory = parsed(_model_path_js__WEBPACK_IMPORTED_MODULE_0__.HO);
		let Sha256 = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.Fk(/^[0-9a-f]{64}$/));
		let ObjectId = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.Fk(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(Sha256, zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi((text) => text));
		let ErrorCode = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n(Object.keys(_model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.Xw)), zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi((code) => code));
		let natural = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(0));
		let FileVersion = zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = zod_mini__WEBPACK_IMPORTED_MODULE_4__.gMt("kind", [
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("create"),
				path: Path,
				after: FileVersion
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("delete"),
				path: Path,
				before: FileVersion
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("create_directory"),
				path: Path
			})
		]);
		let Evidence = zod_mini__WEBPACK_IMPORTED_MODULE_4__.gMt("kind", [zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("fetch"),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			finalUrl: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			status: natural,
			sha256: Sha256
		}), zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("command"),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			exitCode: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr(),
			sha256: Sha256
		})]);
		let Decision = zod_mini__WEBPACK_IMPORTED_MODULE_4__.gMt("kind", [
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("allow"),
				rule: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("needs_approval"),
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("deny"),
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			})
		]);
		let StepOutcome = zod_mini__WEBPACK_IMPORTED_MODULE_4__.gMt("kind", [
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("ran"),
				output: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				warnings: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()),
				filesAffected: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(Path)
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("skipped"),
				condition: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("deferred"),
				because: zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n(["external", "depends_on_deferred"])
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("failed"),
				code: ErrorCode,
				message: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				suggestion: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			})
		]);
		let SourceRange = zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			file: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			label: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			args: zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			digest: DigestText,
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(ObjectId)
		};
		let PlanFile = zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(_model_plan_js__WEBPACK_IMPORTED_MODULE_1__.jk),
			sousVersion: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n(["complete", "gated"]),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				pull: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(natural)
			})),
			base: zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(ObjectId),
				ref: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(Ref),
				directory: Directory
			}),
			head: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				repository: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				...sourceFields,
				includes: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej(sourceFields))
			}),
			inputs: zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY()
			])),
			policy: Sha256,
			evidence: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(Evidence),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(PlannedStep),
			changes: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(PlannedChange),
			tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(ObjectId),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			target: zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_7__.q)(text);
			if (!json.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== _model_plan_js__WEBPACK_IMPORTED_MODULE_1__.jk) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(otherVersion(version));
			let plan = PlanFile.safeParse(json.value);
			if (!plan.success) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(damaged(describeIssue(plan.error)));
			let value = plan.data;
			if ((0, _model_plan_digest_js__WEBPACK_IMPORTED_MODULE_2__.G)(value) !== value.digest) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(damaged(`its content does not have the digest ${value.digest}`));
			let collision = findCollision(value);
			return collision === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)(value) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(damaged(collision));
		}
		function findCollision({ changes }) {
			let paths = new Set();
			let kept = new Map();
			for (let { kind, path } of changes) {
				if (paths.has(path)) return `it changes '${path}' twice`;
				paths.add(path);
				if (kind === "delete") continue;
				let other = kept.get((0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path));
				if (other !== void 0) return `'${path}' and '${other}' are one file on file systems that ignore case or accents`;
				kept.set((0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path), path);
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path)));
			for (let path of kept.values()) {
				let above = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Gw)(path).find((ancestor) => files.has((0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.tu)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("plan_version", `The plan has format ${version}; this version of Sous reads format ${_model_plan_js__WEBPACK_IMPORTED_MODULE_1__.jk}`, version > _model_plan_js__WEBPACK_IMPORTED_MODULE_1__.jk ? "Use the version of Sous that made it, or make the plan anew." : "Make the plan anew.");
		}
	}),
	60550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			St: () => readChanges,
			g5: () => openPack,
			rZ: () => tampered,
			sg: () => packContents
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		function packContents(changes) {
			let contents = new Map();
			for (let change of changes) for (let bytes of [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []]) contents.set((0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes), bytes);
			return Buffer.concat([...contents.values()]);
		}
		function openPack(planned, pack) {
			let contents = new Map();
			let end = 0;
			for (let change of planned) for (let { sha256: name, size } of [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []]) {
				if (contents.has(name)) continue;
				contents.set(name, pack.subarray(end, end + size));
				end += size;
			}
			if (end !== pack.length) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(tampered(`its contents have ${pack.length} bytes, not ${end}`));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({ read(name) {
				let bytes = contents.get(name);
				return bytes === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)({
					code: "ENOENT",
					message: "it is not there"
				}) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({ bytes });
			} });
		}
		function readChanges(planned, blobs) {
			let changes = [];
			for (let change of planned) {
				let read = readChange(change, (version) => readBlob(blobs, version));
				if (!read.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(tampered(`the content of '${change.path}' ${read.error}`));
				changes.push(read.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(changes);
		}
		function readChange(change, read) {
			if (change.kind === "create_directory") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(change);
			let { path } = change;
			let before = change.kind === "create" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(new Uint8Array()) : read(change.before);
			if (!before.ok) return before;
			if (change.kind === "delete") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				kind: "delete",
				path,
				before: before.value,
				modeBefore: change.before.mode
			});
			let after = read(change.after);
			if (!after.ok) return after;
			let { mode } = change.after;
			if (change.kind === "create") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				kind: "create",
				path,
				after: after.value,
				mode
			});
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
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
			if (!blob.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(`cannot be read: ${blob.error.message}`);
			let { bytes } = blob.value;
			return bytes.length === size && (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes) === wanted ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(bytes) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)("is another one");
		}
		function tampered(why) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
	}),
	8574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { gateOnPull: () => gateOnPull });
		var _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96765);
		var _forge_plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12916);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _action_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42798);
		var _open_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74598);
		async function gateOnPull(gated) {
			let next = await nextJob(gated);
			if (!next.ok) return (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_2__.refusedEnding)(next.error);
			let { from, kind } = gated.request;
			return {
				reason: "accepted",
				message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value}'`,
				next: next.value,
				pull: { number: from.pull }
			};
		}
		async function nextJob({ context, forge, request }) {
			let common = {
				github: forge.github,
				run: context.run,
				policy: (0, _open_forge_js__WEBPACK_IMPORTED_MODULE_3__.U)(forge)
			};
			if (request.kind === "review") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)("apply");
			if (request.kind === "apply") {
				let person = await (0, _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__.ki)({
					...common,
					from: request.from
				});
				return person.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(await jobForPlan(forge, request)) : person;
			}
			let person = await (0, _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__.Yo)({
				...common,
				author: request.from.author
			});
			return person.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(request.kind === "run" ? "plan" : "answer") : person;
		}
		async function jobForPlan(forge, { digest }) {
			let remote = await forge.remote();
			let record = remote.ok ? await (0, _forge_plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.b2)(remote.value, digest) : remote;
			return record.ok && record.value.plan.status === "gated" ? "plan" : "apply";
		}
	}),
	99515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => planDigest });
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60474);
		var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		function planDigest(plan) {
			let { repository, base, head, recipe } = plan;
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.ol)("sous-plan-v1", (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(plan.schemaVersion)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.sousVersion)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(recipe.includes.toSorted((a, b) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_1__.X)(a.path, b.path)).map(encodeSource))],
				[14, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.It)(plan.inputs)],
				[15, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.policy)],
				[16, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.evidence.map(encodeEvidence))],
				[17, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.steps.map(encodeStep))],
				[18, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.changes.toSorted((a, b) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_1__.X)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.message)],
				[21, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(path)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.url)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.finalUrl)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(evidence.status)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.sha256)]
			]);
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[5, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.command)],
				[6, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(evidence.exitCode)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(label)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(tool)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.It)(args)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(change.kind)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(mode)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(sha256)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(size)]
			]);
		}
	}),
	39138: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jk: () => PLAN_SCHEMA_VERSION,
			p8: () => plannedChange
		});
		var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		let PLAN_SCHEMA_VERSION = 1;
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes),
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
	})
};
