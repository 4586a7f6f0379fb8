export const id = 4054;
export const ids = [4054];
export const modules = {
	80582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F2: () => parseReference,
			OZ: () => SLUG,
			dg: () => SLUG_RULE,
			n5: () => referenceText,
			wI: () => VERSION_RULE,
			xv: () => VERSION
		});
		let SLUG = /^[\p{L}\p{Nd}-]{1,64}$/u;
		let VERSION = /^[\p{L}\p{Nd}.-]{1,64}$/u;
		let SLUG_RULE = "must be 1 to 64 letters, digits and dashes";
		let VERSION_RULE = "must be 1 to 64 letters, digits, dashes and dots";
		let REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u;
		function parseReference(text) {
			let { bundle = "", slug = "", version = "" } = REFERENCE.exec(text)?.groups ?? {};
			return SLUG.test(bundle) && SLUG.test(slug) && VERSION.test(version) ? {
				bundle,
				slug,
				version
			} : void 0;
		}
		function referenceText({ bundle, slug, version }) {
			return `${bundle}/${slug}@${version}`;
		}
	}),
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
	79871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zJ: () => answerRefusal,
			V_: () => postAnswer,
			ke: () => postLanding,
			yK: () => postPlan
		});
		var marked_comment = __webpack_require__(19635);
		let PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m;
		async function putStickyComment(request) {
			let { github, pull, self, recipe, digest, body } = request;
			let marked = {
				github,
				pull,
				self,
				kind: "plan",
				subject: recipe
			};
			let found = await (0, marked_comment.Em)(marked);
			if (!found.ok) return found;
			let known = found.value === void 0 ? [] : plansIn(found.value.body);
			let plans = digest === void 0 ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, 6);
			let text = render((0, marked_comment.we)(marked), body, plans, digest);
			return found.value === void 0 ? (0, marked_comment.vH)(marked, text) : (0, marked_comment.sh)(github, found.value, text);
		}
		function render(marker, body, plans, current) {
			let struck = plans.filter((digest) => digest !== current).map((digest) => `~~\`${digest.slice(0, 12)}\`~~`);
			return [
				marker,
				`<!-- sous:plans ${plans.map((digest) => `${digest} `).join("")}-->`,
				body.trimEnd(),
				...struck.length === 0 ? [] : ["", `Superseded plans: ${struck.join(", ")}`],
				""
			].join("\n");
		}
		function plansIn(body) {
			return (PLANS.exec(body)?.[1] ?? "").split(" ").filter((text) => text !== "");
		}
		var command_answers = __webpack_require__(60216);
		var plan_markdown = __webpack_require__(58640);
		var action_ending = __webpack_require__(42798);
		async function postPlan({ context, forge, pull, report }) {
			let { text, isIncomplete } = (0, plan_markdown.d$)(report, plan_markdown.ub);
			let { serverUrl, repository, run } = context;
			let url = `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`;
			let body = isIncomplete ? `${text.trimEnd()}\n\nThe summary of [this run](${url}) has room for more.\n` : text;
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: report.recipe.source.path,
				digest: report.plan?.digest,
				body
			});
		}
		async function postLanding({ context, forge, pull, plan, commit, reason, people, ci }) {
			if (reason === "already_applied" && await isTold({
				context,
				forge,
				pull,
				plan,
				commit
			})) return;
			let named = people && {
				requestedBy: people.requestedBy.login,
				approvedBy: people.approvedBy.map(({ login }) => login)
			};
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: plan.recipe.path,
				digest: plan.digest,
				body: (0, command_answers.iw)({
					plan,
					commit,
					reason,
					people: named,
					ci
				})
			});
		}
		async function isTold({ forge, pull, plan, commit }) {
			let self = await forge.self();
			if (!self.ok) return !1;
			let found = await (0, marked_comment.Em)({
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "plan",
				subject: plan.recipe.path
			});
			return found.ok && found.value?.body.includes(commit) === !0;
		}
		async function putSticky({ context, forge, pull }, sticky) {
			if (context.runner.input("comment") === "off") return;
			let self = await forge.self();
			if (!self.ok) return self.error;
			let put = await putStickyComment({
				github: forge.github,
				pull,
				self: self.value.id,
				...sticky
			});
			return put.ok ? void 0 : put.error;
		}
		async function postAnswer({ forge, pull, to, body }) {
			let self = await forge.self();
			if (!self.ok) return self.error;
			let request = {
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "answer",
				subject: to
			};
			let found = await (0, marked_comment.Em)(request);
			if (!found.ok) return found.error;
			if (found.value !== void 0) return;
			let created = await (0, marked_comment.vH)(request, `${(0, marked_comment.we)(request)}\n${body}`);
			return created.ok ? void 0 : created.error;
		}
		async function answerRefusal(refused, { context, forge, from }) {
			let ending = (0, action_ending.refusedEnding)(refused);
			if (context.job === "plan") return leaveRefusal(refused, context);
			if (context.runner.input("comment") === "off") return ending;
			let posted = await postAnswer({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, command_answers.$W)(refused)
			});
			return posted === void 0 ? ending : {
				...ending,
				message: `${ending.message} It could not be told on the pull request: ${posted.message}`
			};
		}
		async function leaveRefusal(refused, context) {
			let { writePlanArtifact } = await __webpack_require__.e(7431).then(__webpack_require__.bind(__webpack_require__, 27431));
			let { code, message, suggestion } = refused;
			let left = await writePlanArtifact(context, {
				ending: {
					reason: code,
					message: `${message}. ${suggestion}`
				},
				stored: void 0
			});
			return {
				...(0, action_ending.refusedEnding)(refused),
				...left.ok && { planPath: left.value }
			};
		}
	}),
	31810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => openFolder });
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var system_programs = __webpack_require__(14292);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var model_path = __webpack_require__(59986);
		var disk_errors = __webpack_require__(6754);
		var listing = __webpack_require__(23522);
		let MAX_READ_BYTES = 268435456;
		class FolderTree {
			folder;
			repository;
			#disk;
			#git;
			#gitDirectory;
			#realDirectories = new Set();
			#listing;
			constructor(folder, repository, disk, git) {
				this.folder = folder;
				this.repository = repository;
				this.#disk = disk;
				this.#git = git;
				let gitDirectory = repository && disk.realPath(repository.gitDirectory);
				this.#listing = this.#newListing();
				this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
			}
			static async open(folder, disk, git) {
				let real = disk.realPath(folder);
				if (!real.ok) return (0, result.V)((0, disk_errors.YL)(real.error, folder, "open"));
				let entry = disk.entry(real.value);
				if (!entry.ok) return (0, result.V)((0, disk_errors.YL)(entry.error, folder, "open"));
				if (entry.value?.kind !== "directory") return (0, result.V)((0, disk_errors.o5)(folder));
				let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
				return tree.#isWithinGit() ? (0, result.V)(gitItself(folder)) : (0, result.k)(tree);
			}
			files() {
				return this.#listing.files();
			}
			batches() {
				return this.#listing.batches();
			}
			beginListing(inBatches) {
				this.#listing.begin(inBatches);
			}
			async entry(path) {
				let refusal = this.#refuse(path);
				if (refusal !== void 0) return (0, result.V)(refusal);
				let entry = this.#disk.entry(this.#onDisk(path));
				if (!entry.ok) return (0, result.V)((0, disk_errors.YL)(entry.error, path));
				return (0, result.k)(entry.value === void 0 ? {
					kind: "missing",
					size: 0
				} : {
					kind: entry.value.kind,
					size: entry.value.size
				});
			}
			async read(path, limit) {
				let refusal = this.#refuse(path);
				if (refusal !== void 0) return (0, result.V)(refusal);
				if (limit === void 0) {
					let entry = this.#disk.entry(this.#onDisk(path));
					if (entry.ok && entry.value?.kind === "file" && entry.value.size > MAX_READ_BYTES) return (0, result.V)(tooLarge(path));
				}
				let file = this.#disk.readFile(this.#onDisk(path), limit);
				return file.ok ? (0, result.k)({
					bytes: file.value.bytes,
					mode: file.value.mode
				}) : (0, result.V)((0, disk_errors.YL)(file.error, path));
			}
			async directory(path) {
				if (path !== model_path.hK) {
					let entry = await this.entry(path);
					if (!entry.ok) return entry;
					if (entry.value.kind === "missing") return (0, result.V)((0, disk_errors.Ko)(path));
					if (entry.value.kind === "symlink") return (0, result.V)((0, disk_errors.JV)(path));
					if (entry.value.kind !== "directory") return (0, result.V)((0, disk_errors.o5)(path));
					if (this.#isForeign(path)) return (0, result.V)(foreign(path));
				}
				let entries = this.#disk.readDirectory(this.#onDisk(path));
				return entries.ok ? (0, result.k)(entries.value) : (0, result.V)((0, disk_errors.YL)(entries.error, path, "list"));
			}
			async footprint() {
				this.#listing = this.#newListing();
				this.#realDirectories.clear();
				let { takeFootprint } = await __webpack_require__.e(1262).then(__webpack_require__.bind(__webpack_require__, 11262));
				return takeFootprint({
					folder: this.folder,
					repository: this.repository,
					listing: await this.files(),
					disk: this.#disk
				});
			}
			isWritable(path) {
				for (let parent = (0, model_path.gN)(path);; parent = (0, model_path.gN)(parent)) {
					if (parent === model_path.hK || this.#isKnown(parent)) return this.#disk.canWriteInto(this.#onDisk(parent));
					let entry = this.#disk.entry(this.#onDisk(parent));
					if (!entry.ok) return !1;
					if (entry.value?.kind === "directory") return this.#disk.canWriteInto(this.#onDisk(parent));
				}
			}
			#refuse(path) {
				for (let ancestor of (0, model_path.Gw)(path)) {
					if (this.#isKnown(ancestor)) continue;
					let entry = this.#disk.entry(this.#onDisk(ancestor));
					if (!entry.ok) return (0, disk_errors.YL)(entry.error, path);
					if (entry.value === void 0) break;
					if (entry.value.kind === "symlink") return (0, disk_errors.JV)(path);
					if (entry.value.kind !== "directory") return (0, disk_errors.o5)(ancestor);
					if (this.#isForeign(ancestor)) return foreign(path);
					this.#realDirectories.add(ancestor);
				}
			}
			#isKnown(directory) {
				if (this.#realDirectories.has(directory)) return !0;
				return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory;
			}
			#newListing() {
				return new listing.N({
					folder: this.folder,
					repository: this.repository,
					git: this.#git,
					disk: this.#disk
				});
			}
			#isForeign(directory) {
				let onDisk = this.#onDisk(directory);
				let marker = this.#disk.entry(`${onDisk}/.git`);
				return onDisk === this.#gitDirectory || marker.ok && marker.value !== void 0;
			}
			#isWithinGit() {
				return this.#gitDirectory !== void 0 && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
			}
			#onDisk(path) {
				return path === model_path.hK ? this.folder : `${this.folder}/${path}`;
			}
		}
		function foreign(path) {
			return (0, tool_error.$4)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
		}
		function gitItself(folder) {
			return (0, tool_error.$4)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
		}
		function tooLarge(path) {
			return (0, tool_error.$4)("too_large", `File '${path}' is larger than ${MAX_READ_BYTES / 1024 / 1024} MB`, "Work on a smaller file.");
		}
		async function openFolder({ env, folder }, root) {
			let named = external_node_path_.resolve(folder, root);
			let real = real_disk.Ur.realPath(named);
			let forbiddenRoot = (real.ok ? (0, real_git.Z)(real.value) : void 0)?.workTree ?? named;
			let programs = {
				path: (0, system_programs.ts)({
					path: env.PATH ?? "",
					forbiddenRoot
				}),
				forbiddenRoot
			};
			let tree = await FolderTree.open(named, real_disk.Ur, (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path));
			if (!tree.ok) return (0, result.V)((0, tool_error.$4)("invalid_arguments", `--root: ${tree.error.message}`, tree.error.suggestion));
			return (0, result.k)({
				tree: tree.value,
				programs
			});
		}
	}),
	14827: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => openRecipes,
			v: () => open_recipes_recipesIn
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var model_path = __webpack_require__(59986);
		var registry = __webpack_require__(54724);
		function bundleToolsIn(tree) {
			let known = new Map();
			return (name) => {
				let found = known.get(name) ?? load(name, tree);
				known.set(name, found);
				return found;
			};
		}
		async function findAnyTool(name, findMore) {
			if (!name.includes("/")) return (0, registry.SG)(name);
			let found = await findMore(name);
			return found.ok ? found.value : void 0;
		}
		async function load(name, tree) {
			let { findBundleTool } = await Promise.all([__webpack_require__.e(2210), __webpack_require__.e(8683)]).then(__webpack_require__.bind(__webpack_require__, 8683));
			return findBundleTool(name, readFrom(tree));
		}
		function readFrom(tree) {
			return async (text) => {
				let path = (0, model_path.NP)(text);
				if (!path.ok) return path;
				let entry = await tree.entry(path.value);
				if (!entry.ok) return entry.error.code === "not_a_directory" ? (0, result.k)(void 0) : entry;
				if (entry.value.kind === "missing") return (0, result.k)(void 0);
				let read = await tree.read(path.value, 1048576);
				return read.ok ? (0, result.k)(Buffer.from(read.value.bytes).toString("utf8")) : (0, result.V)(read.error);
			};
		}
		var config = __webpack_require__(17171);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var did_you_mean = __webpack_require__(9726);
		var tool_error = __webpack_require__(22936);
		let SHIPPED_PREFIX = "sous:";
		function findShipped({ folder, extension }) {
			let directory = extension === ".ts" ? external_node_path_.resolve(folder, "../../recipes") : external_node_path_.join(folder, "recipes");
			return namesIn(directory).map((name) => {
				let callName = `${SHIPPED_PREFIX}${external_node_path_.basename(name, ".yml")}`;
				return {
					name: callName,
					path: callName,
					origin: {
						kind: "shipped",
						file: external_node_path_.join(directory, name)
					}
				};
			});
		}
		function namesIn(directory) {
			try {
				return external_node_fs_.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
			} catch {
				return [];
			}
		}
		let RECIPE_FOLDERS = [".github/recipes", "recipes"];
		let EXTENSION = /\.ya?ml$/;
		async function findRecipes(tree) {
			let found = [];
			for (let folder of RECIPE_FOLDERS) {
				let directory = (0, model_path.NP)(folder);
				if (!directory.ok) return directory;
				let entry = await tree.entry(directory.value);
				if (!entry.ok) return entry;
				if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
				let files = await recipesIn(tree, directory.value);
				if (!files.ok) return files;
				found.push(...files.value);
			}
			return (0, result.k)(found);
		}
		async function selectRecipes({ words, tree, all, shipped }) {
			let selected = new Map();
			for (let word of words) {
				let files = word.startsWith(SHIPPED_PREFIX) ? selectShipped(word, shipped) : await selectOne(word, tree, all);
				if (!files.ok) return files;
				for (let file of files.value) selected.set(file.path, file);
			}
			return (0, result.k)([...selected.values()]);
		}
		function noRecipes(folder) {
			let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
			return (0, tool_error.$4)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
		}
		async function selectOne(word, tree, all) {
			let named = all.filter((file) => file.name === word);
			if (named.length > 0) return (0, result.k)(named);
			let plain = (0, model_path.HO)(plainForm(word, tree.folder));
			let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === model_path.hK;
			if (!plain.ok) return (0, result.V)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all));
			if (plain.value === model_path.hK) return recipesIn(tree, model_path.hK);
			let entry = await tree.entry(plain.value);
			if (!entry.ok) return entry;
			if (entry.value.kind === "directory") return recipesIn(tree, plain.value);
			if (entry.value.kind !== "missing") return (0, result.k)([fileAt(plain.value)]);
			return (0, result.V)(unknownRecipe(word, all));
		}
		function selectShipped(word, shipped) {
			let named = shipped.filter((file) => file.name === word);
			return named.length > 0 ? (0, result.k)(named) : (0, result.V)(unknownRecipe(word, shipped));
		}
		function badPath({ message, suggestion }) {
			return (0, tool_error.$4)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
		}
		function plainForm(word, folder) {
			let relative = folder !== void 0 && external_node_path_.isAbsolute(word) ? external_node_path_.relative(folder, word) : external_node_path_.normalize(word);
			if (relative.startsWith("..")) return word;
			return relative.split(external_node_path_.sep).join("/").replace(/\/$/, "") || model_path.hK;
		}
		async function recipesIn(tree, directory) {
			let entries = await tree.directory(directory);
			if (!entries.ok) return entries;
			let files = [];
			for (let { name, kind } of entries.value) {
				if (!EXTENSION.test(name) || kind === "directory") continue;
				let file = (0, model_path.NP)(directory === model_path.hK ? name : `${directory}/${name}`);
				if (!file.ok) return file;
				files.push(fileAt(file.value));
			}
			return (0, result.k)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
		}
		function fileAt(file) {
			return {
				name: external_node_path_.posix.basename(file).replace(EXTENSION, ""),
				path: file,
				origin: {
					kind: "repository",
					path: file
				}
			};
		}
		function unknownRecipe(word, all) {
			let isPath = /[/\\]/.test(word) || EXTENSION.test(word);
			let near = (0, did_you_mean.a)(word, all.map((file) => isPath ? file.path : file.name));
			let list = word.startsWith(SHIPPED_PREFIX) ? "sous list --all" : "sous list";
			let known = all.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
			return (0, tool_error.$4)("unknown_recipe", `There is no recipe '${word}'`, near === void 0 ? known : `Did you mean '${near}'? ${known}`);
		}
		function homeFolder(folder) {
			let real = real_disk.Ur.realPath(folder);
			if (!real.ok) return folder;
			let top = (0, real_git.Z)(real.value)?.workTree;
			if (top === void 0 || top === real.value) return folder;
			return external_node_path_.basename(real.value) !== ".github" && OWN.some((name) => external_node_fs_.existsSync(external_node_path_.join(real.value, name))) ? folder : top;
		}
		let OWN = [
			config.g2,
			".github/sous.yaml",
			...RECIPE_FOLDERS
		];
		var open_folder = __webpack_require__(31810);
		async function openRecipes(invocation, root) {
			let opened = await (0, open_folder.N)(invocation, root ?? homeFolder(invocation.folder));
			if (!opened.ok) return opened;
			let { tree } = opened.value;
			let recipes = await open_recipes_recipesIn(tree, invocation.program);
			if (!recipes.ok) return recipes;
			let from = root === void 0 ? external_node_fs_.realpathSync(invocation.folder) : tree.folder;
			let isAbove = from !== tree.folder;
			return (0, result.k)({
				...recipes.value,
				select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
				folder: tree.folder,
				opened: opened.value,
				isAbove
			});
		}
		function asTypedIn(folder, word) {
			let file = external_node_path_.resolve(folder, word);
			return /[/\\]|\.ya?ml$/.test(word) && external_node_fs_.existsSync(file) ? file : word;
		}
		async function open_recipes_recipesIn(tree, program) {
			let found = await findRecipes(tree);
			if (!found.ok) return found;
			let all = found.value;
			let shipped = findShipped(program);
			let findMore = bundleToolsIn(tree);
			return (0, result.k)({
				all,
				shipped,
				findTool: (name) => findAnyTool(name, findMore),
				async select(words) {
					let selected = words.length === 0 ? found : await selectRecipes({
						words,
						tree,
						all,
						shipped
					});
					return selected.ok && selected.value.length === 0 ? (0, result.V)(noRecipes(tree.folder ?? "the repository")) : selected;
				},
				async read(files) {
					if (files.length === 0) return [];
					let { readRecipes } = await Promise.all([
						__webpack_require__.e(8815),
						__webpack_require__.e(2339),
						__webpack_require__.e(6566),
						__webpack_require__.e(3147)
					]).then(__webpack_require__.bind(__webpack_require__, 63147));
					return readRecipes({
						files,
						all: [...all, ...shipped],
						tree,
						findMore
					});
				}
			});
		}
	}),
	19635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Em: () => findMarked,
			sh: () => updateMarked,
			vH: () => createMarked,
			we: () => markerOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1672);
		var _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18763);
		let Comment = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), ""),
			user: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G }))
		});
		function markerOf({ kind, subject }) {
			return `<!-- sous:${kind} ${(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(subject)).slice(0, 16)} -->`;
		}
		async function findMarked(request) {
			let { github, pull, self } = request;
			let comments = await github.requestAll("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: pull }, Comment);
			if (!comments.ok) return comments;
			let marker = markerOf(request);
			let own = comments.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(own[0] && ownComment(own[0]));
		}
		async function createMarked(request, body) {
			let { github, pull } = request;
			let secret = (0, _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_2__.un)(body, "the comment");
			if (secret !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(secret);
			let created = await github.write({
				route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
				parameters: {
					issue_number: pull,
					body
				},
				schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(Comment, zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(ownComment)),
				look: () => findMarked(request)
			});
			if (!created.ok) return created;
			let first = await findMarked(request);
			if (!first.ok || first.value === void 0 || first.value.id === created.value.id) return created;
			await github.write({
				route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: { comment_id: created.value.id },
				schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J()
			});
			return updateMarked(github, first.value, body);
		}
		async function updateMarked(github, comment, body) {
			if (comment.body === body) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(comment);
			let secret = (0, _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_2__.un)(body, "the comment");
			if (secret !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(secret);
			let read = () => github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment.id }, Comment);
			return github.write({
				route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: {
					comment_id: comment.id,
					body
				},
				schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(Comment, zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(ownComment)),
				async look() {
					let now = await read();
					if (!now.ok) return now;
					return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(now.value.body === body ? ownComment(now.value) : void 0);
				}
			});
		}
		function ownComment({ id, html_url: url, body }) {
			return {
				id,
				url,
				body
			};
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
	}),
	60216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e0: () => renderCancelled,
			fd: () => renderCommandHelp,
			iw: () => renderLanding,
			P3: () => renderRecipeAnswer,
			yo: () => renderRecipeHelp,
			$W: () => renderRefusal
		});
		var wording = __webpack_require__(60493);
		var markdown_text = __webpack_require__(39157);
		var printable = __webpack_require__(53985);
		function inputFacts(input) {
			let { type, required, min, max, pattern, options } = input;
			return [
				type === "choice" ? `one of ${options.join(", ")}` : type,
				...required ? ["required"] : [],
				...min === void 0 ? [] : [`at least ${min}`],
				...max === void 0 ? [] : [`at most ${max}`],
				...pattern === void 0 ? [] : [`fits /${pattern}/`],
				...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
			].join(", ");
		}
		let COMMANDS = [
			["/sous run <recipe> <name>=<value> \u2026", "shows what the recipe would change here"],
			["/sous apply <digest>", "approves that plan, and lands exactly it"],
			["/sous cancel [<digest>]", "takes plans back, so that nobody can land them"],
			["/sous list", "lists the recipes"],
			["/sous help [<recipe>]", "explains the commands, or a recipe"]
		];
		function renderCommandHelp() {
			let rows = COMMANDS.map(([command, does]) => [(0, markdown_text.SS)(command), does]);
			return `### Sous: commands\n\n${(0, markdown_text.tp)(["command", "what it does"], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${(0, markdown_text.SS)("title=\"two words\"")}.\n`;
		}
		function renderRecipeAnswer(recipes) {
			if (recipes.length === 0) return `### Sous: recipes\n\nThere are no recipes on the default branch, in ${(0, markdown_text.SS)(".github/recipes/")} or ${(0, markdown_text.SS)("recipes/")}.\n`;
			let rows = recipes.map(({ name, recipe }) => [
				(0, markdown_text.SS)(callOf(name, recipe)),
				(0, markdown_text.ln)(recipe.name),
				(0, markdown_text.ln)(recipe.description.trim().split("\n", 1)[0] ?? "")
			]);
			return `### Sous: recipes\n\n${(0, markdown_text.tp)([
				"command",
				"recipe",
				"what it does"
			], rows)}`;
		}
		function renderRecipeHelp({ name, recipe }) {
			let rows = recipe.inputs.map((input) => [
				(0, markdown_text.SS)(input.name),
				(0, markdown_text.ln)(input.description),
				(0, markdown_text.ln)(inputFacts(input))
			]);
			let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map(markdown_text.ln).join("\\\n")}\n\n`;
			let inputs = rows.length === 0 ? "It takes no inputs.\n\n" : `${(0, markdown_text.tp)([
				"input",
				"what it is",
				"takes"
			], rows)}\n`;
			return `### Sous: ${(0, markdown_text.ln)(recipe.name)}\n\n${description}${inputs}${(0, markdown_text.EU)("", [(0, printable.g$)(callOf(name, recipe))])}`;
		}
		let KINDS = {
			create: "new",
			update: "changed",
			delete: "deleted",
			create_directory: "new folder"
		};
		function renderLanding({ plan, commit, reason, people, ci }) {
			let [subject = ""] = plan.message.split("\n", 1);
			let files = (0, wording.pq)(plan.changes.filter(({ kind }) => kind !== "create_directory").length, "file");
			let said = reason === "committed" ? "The plan is on the branch, exactly as it was previewed." : "The plan was on the branch already.";
			let who = people && `Asked for by ${(0, markdown_text.ln)(people.requestedBy)}, approved by ${people.approvedBy.map(markdown_text.ln).join(", ")}.`;
			let more = plan.changes.length - 50;
			return `${[
				`## \u2705 Sous: ${(0, markdown_text.ln)(subject)}`,
				[said, ...who === void 0 ? [] : [who]].join(" "),
				`**${files} changed** \u00b7 commit ${commit} \u00b7 recipe ${(0, markdown_text.SS)(plan.recipe.path)} \u00b7 ${(0, markdown_text.SS)(reason)}`,
				[...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, markdown_text.SS)(path)} (${KINDS[kind]})`), ...more > 0 ? [`- and ${more} more`] : []].join("\n"),
				...ci === void 0 ? [] : [ci],
				`Digest ${(0, markdown_text.SS)(plan.digest)}`
			].join("\n\n")}\n`;
		}
		function renderCancelled(digests) {
			if (digests.length === 0) return "### Sous: nothing to cancel\n\nNo plan waits here.\n";
			return `### Sous: cancelled\n\nThese plans cannot be landed any more:\n\n${digests.map((digest) => `- ${(0, markdown_text.SS)(digest)}\n`).join("")}`;
		}
		function renderRefusal({ code, message, suggestion }) {
			return `### Sous: not done\n\n${(0, markdown_text.ln)(message)}\n\n${(0, markdown_text.ln)(suggestion)} (${(0, markdown_text.SS)(code)})\n\nNothing was changed. ${(0, markdown_text.SS)("/sous help")} explains the commands.\n`;
		}
		function callOf(name, { inputs }) {
			return [
				"/sous run",
				name,
				...inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`)
			].join(" ");
		}
	}),
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gs: () => isExternalTool,
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			rY: () => ALIASES
		});
		var _bundles_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80582);
		let LOADERS = {
			get_content: async () => (await Promise.all([__webpack_require__.e(5722), __webpack_require__.e(3616)]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([__webpack_require__.e(5722), __webpack_require__.e(2999)]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([__webpack_require__.e(5722), __webpack_require__.e(9895)]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([__webpack_require__.e(8437), __webpack_require__.e(6864)]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([__webpack_require__.e(8437), __webpack_require__.e(1943)]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await __webpack_require__.e(1754).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await __webpack_require__.e(2653).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([__webpack_require__.e(8437), __webpack_require__.e(9484)]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await __webpack_require__.e(7568).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await __webpack_require__.e(9876).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await __webpack_require__.e(5797).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await __webpack_require__.e(3505).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await __webpack_require__.e(6574).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await __webpack_require__.e(961).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([__webpack_require__.e(8708), __webpack_require__.e(9583)]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await __webpack_require__.e(179).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await __webpack_require__.e(456).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await __webpack_require__.e(5020).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await __webpack_require__.e(7352).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await __webpack_require__.e(4489).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await __webpack_require__.e(8886).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		[...new Set([
			"grep",
			"grep_search",
			"search"
		])];
		let EXTERNAL_TOOLS = new Set(["run_in_terminal", "fetch_webpage"]);
		function isExternalTool(name) {
			return EXTERNAL_TOOLS.has(name) || (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_0__.F2)(name) !== void 0;
		}
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
	}),
	23522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			x: () => EXCLUDED_WITHOUT_GIT,
			N: () => FolderListing
		});
		var byte_order = __webpack_require__(60474);
		var model_path = __webpack_require__(59986);
		function acceptNames(names, mayBeDamaged) {
			let paths = [];
			let refused = [];
			for (let name of names) {
				let path = (0, model_path.NP)(name);
				path.ok && !(mayBeDamaged && name.includes("\ufffd")) ? paths.push(path.value) : refused.push(name);
			}
			return {
				paths,
				refused
			};
		}
		function describeRefused(refused) {
			if (refused.length === 0) return [];
			let shown = refused.slice(0, 3).map((name) => `'${(0, model_path.Kg)(name)}'`);
			let more = refused.length > 3 ? ", \u2026" : "";
			return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
		}
		var external_node_path_ = __webpack_require__(76760);
		var bytes = __webpack_require__(7682);
		var result = __webpack_require__(97424);
		var external_node_buffer_ = __webpack_require__(4573);
		let MEANING = Uint8Array.from({ length: 256 }, (_, byte) => {
			if (byte < 32 || byte > 126 || byte === 92 || byte === 58) return 1;
			if (byte === 47) return 3;
			return byte === 46 || byte === 32 ? 2 : 0;
		});
		function plainPathIn(bytes, start, end) {
			if (end - start > model_path.Zj) return;
			let previous = 3;
			for (let at = start; at < end; at++) {
				let byte = bytes[at];
				let meaning = MEANING[byte];
				if (meaning === 1 || meaning === 3 && previous !== 0) return;
				if (previous === 3 && mayBeSpecial(byte, bytes[at + 1], bytes[at + 2])) return;
				previous = meaning;
			}
			return previous === 0 ? bytes.toString("latin1", start, end) : void 0;
		}
		function mayBeSpecial(first, second, third) {
			let rest = (second | 32) << 8 | third | 32;
			switch (first | 32) {
				case 99: return rest === 28526 || rest === 28525 || rest === 27759;
				case 112: return rest === 29294;
				case 97: return rest === 30072;
				case 110: return rest === 30060;
				case 108: return rest === 28788;
				case 103: return rest === 26996;
				case 46: return rest === 26473;
				default: return !1;
			}
		}
		let LONG_NAME = 4095;
		class GitIndexEntries {
			isFile = !1;
			isSkipped = !1;
			nameBytes;
			nameStart = 0;
			nameEnd = 0;
			#bytes;
			#end;
			#joined;
			#at = 12;
			#left;
			constructor(bytes, version) {
				this.#bytes = bytes;
				this.nameBytes = bytes;
				this.#end = bytes.length - 20;
				this.#left = bytes.readUInt32BE(8);
				this.#joined = version === 4 ? Buffer.alloc(65536) : void 0;
			}
			static open(bytes) {
				if (bytes.length < 32 || bytes.readUInt32BE(0) !== 1145655875) return;
				let version = bytes.readUInt32BE(4);
				return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : void 0;
			}
			next() {
				if (this.#left === 0) return this.#hasKnownEnd() ? "end" : "broken";
				this.#left--;
				let bytes = this.#bytes;
				let at = this.#at;
				if (at + 62 >= this.#end) return "broken";
				let flags = bytes[at + 60] << 8 | bytes[at + 60 + 1];
				let isExtended = !!(flags & 16384);
				let name = at + 62 + (isExtended ? 2 : 0);
				this.isFile = bytes[at + 24 + 2] >> 4 == 8;
				this.isSkipped = isExtended && !!(bytes.readUInt16BE(at + 62) & 16384);
				return (this.#joined === void 0 ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)) ? "entry" : "broken";
			}
			#readName(start, length) {
				let end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start);
				if (end < start || end >= this.#end || this.#bytes[end] !== 0) return !1;
				this.nameStart = start;
				this.nameEnd = end;
				this.#at += end - this.#at + 8 & -8;
				return !0;
			}
			#joinName(start, joined) {
				let at = start;
				let byte = this.#bytes[at++];
				let removed = byte & 127;
				for (; byte & 128 && at < this.#end;) {
					byte = this.#bytes[at++];
					removed = removed + 1 << 7 | byte & 127;
				}
				let end = this.#bytes.indexOf(0, at);
				let kept = this.nameEnd - removed;
				if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return !1;
				this.nameBytes = joined;
				this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end);
				this.#at = end + 1;
				return !0;
			}
			#hasKnownEnd() {
				let at = this.#at;
				for (; at + 8 <= this.#end && isCapital(this.#bytes[at]);) at += 8 + this.#bytes.readUInt32BE(at + 4);
				return at === this.#end;
			}
		}
		function isCapital(byte) {
			return byte >= 65 && byte <= 90;
		}
		function readGitRecords(output, { prefix, isOnDisk }) {
			let text = (0, bytes.bS)(output).toString("utf8");
			let cut = prefix === "" ? 0 : prefix.length + 1;
			let tracked = [];
			let deleted = [];
			let untracked = [];
			let nameOffset = 0;
			let previous = "";
			for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
				let tag = text.charCodeAt(at);
				if (tag === 63) {
					let name = text.slice(at + 2 + cut, end);
					isOwn(name) || untracked.push(name);
					continue;
				}
				nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
				if (text.charCodeAt(at + 3) !== 48) continue;
				let name = text.slice(at + nameOffset + cut, end);
				if (tag === 82) {
					deleted.push(name);
					continue;
				}
				if (name === previous) continue;
				previous = name;
				if (tag === 83 && !isOnDisk(name)) continue;
				isOwn(name) || tracked.push(name);
			}
			return {
				tracked,
				deleted,
				untracked
			};
		}
		function isOwn(name) {
			return name.startsWith(".sous/");
		}
		function readGitIndex(bytes, { prefix, isOnDisk }) {
			let entries = GitIndexEntries.open(bytes);
			if (entries === void 0) return;
			let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
			let paths = [];
			let refused = [];
			let rest = [];
			let previous = "";
			let step = entries.next();
			for (; step === "entry"; step = entries.next()) {
				let { nameBytes, nameEnd } = entries;
				let start = entries.nameStart + above.length;
				if (above.length > 0 && (start >= nameEnd || nameBytes.compare(above, 0, above.length, entries.nameStart, start) !== 0)) continue;
				let plain = plainPathIn(nameBytes, start, nameEnd);
				let name = plain ?? nameBytes.toString("utf8", start, nameEnd);
				if (name === previous || isOwn(name)) continue;
				previous = name;
				if (entries.isSkipped && !isOnDisk(name)) continue;
				if (!entries.isFile) rest.push(name);
				else if (plain !== void 0) paths.push(plain);
				else {
					let path = (0, external_node_buffer_.isUtf8)(nameBytes.subarray(start, nameEnd)) ? (0, model_path.NP)(name) : void 0;
					path?.ok ? paths.push(path.value) : refused.push(name);
				}
			}
			return step === "end" ? {
				paths,
				refused,
				rest
			} : void 0;
		}
		let TRACKED = ["--stage"];
		let DELETED = ["--stage", "--deleted"];
		let UNTRACKED = ["--others", "--exclude-standard"];
		class GitQuestions {
			#request;
			#prefix;
			#answers = new Map();
			constructor(request) {
				this.#request = request;
				this.#prefix = prefixOf(request);
			}
			async tracked() {
				let answer = await this.#ask(TRACKED);
				return answer.ok ? (0, result.k)(acceptNames(answer.value.tracked, answer.value.isDamaged)) : answer;
			}
			async deleted() {
				let answer = await this.#ask(DELETED);
				return answer.ok ? (0, result.k)(answer.value.deleted) : answer;
			}
			async untracked(names = []) {
				let answer = await this.#ask(UNTRACKED, names);
				if (!answer.ok) return answer;
				let { files, rest } = sortOut(answer.value.untracked, this.#request);
				let { isDamaged, unreadable } = answer.value;
				return (0, result.k)({
					...acceptNames(files, isDamaged),
					rest,
					unreadable
				});
			}
			#ask(question, names = []) {
				let key = [...question, ...names].join("\0");
				let answer = this.#answers.get(key) ?? this.#run(question, names);
				this.#answers.set(key, answer);
				return answer;
			}
			async #run(flags, names) {
				let { repository, git, disk, folder } = this.#request;
				let above = this.#prefix === "" ? [] : [`${this.#prefix}/`];
				let scope = names.length === 0 ? above : names.map((name) => `${above.join("")}${name}`);
				let complaints = "";
				let onComplaint = (text) => {
					complaints = text;
				};
				let output = await git.run({
					...repository,
					args: [
						"ls-files",
						"-z",
						"-t",
						...flags,
						"--",
						...scope
					],
					onComplaint
				});
				if (!output.ok) return output;
				return (0, result.k)({
					...readGitRecords(output.value, {
						prefix: this.#prefix,
						isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`)
					}),
					isDamaged: !(0, external_node_buffer_.isUtf8)(output.value),
					unreadable: [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = ""]) => name)
				});
			}
		}
		function prefixOf({ repository, folder }) {
			return external_node_path_.relative(repository.workTree, folder).replaceAll(external_node_path_.sep, "/");
		}
		function withoutGone({ paths, refused }, deleted, untracked) {
			let names = new Set([...deleted, ...untracked.paths.flatMap(model_path.Gw)]);
			let directories = new Set(untracked.rest);
			if (names.size === 0 && directories.size === 0) return {
				paths,
				refused
			};
			let isThere = (path) => !names.has(path) && (directories.size === 0 || !(0, model_path.Gw)(path).some((ancestor) => directories.has(ancestor)));
			return {
				paths: paths.filter(isThere),
				refused: refused.filter((name) => !names.has(name))
			};
		}
		function sortOut(names, { folder, disk }) {
			let kinds = new Map();
			let kindOf = (name) => {
				let directory = external_node_path_.posix.dirname(name);
				let entries = kinds.get(directory);
				if (entries === void 0) {
					let read = disk.readDirectory(external_node_path_.join(folder, directory));
					entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : []);
					kinds.set(directory, entries);
				}
				return entries.get(external_node_path_.posix.basename(name));
			};
			let files = [];
			let rest = [];
			for (let name of names) !name.endsWith("/") && kindOf(name) === "file" ? files.push(name) : rest.push(name);
			return {
				files,
				rest
			};
		}
		function isFileOnDisk(disk, path) {
			let entry = disk.entry(path);
			return entry.ok && entry.value?.kind === "file";
		}
		function groupByDirectory(files, rest) {
			let top = emptyDirectory("");
			let directories = new Map([["", top]]);
			let directoryAt = (path) => {
				let known = directories.get(path);
				if (known !== void 0) return known;
				let slash = path.lastIndexOf("/");
				directoryAt(path.slice(0, Math.max(0, slash))).directories.add(path.slice(slash + 1));
				let made = emptyDirectory(path);
				directories.set(path, made);
				return made;
			};
			let last = top;
			for (let list of files) for (let name of list) {
				let slash = name.lastIndexOf("/");
				Math.max(0, slash) === last.path.length && name.startsWith(last.path) || (last = directoryAt(name.slice(0, Math.max(0, slash))));
				last.files.push(name.slice(slash + 1));
			}
			for (let name of rest) {
				let slash = name.lastIndexOf("/");
				directoryAt(name.slice(0, Math.max(0, slash))).rest.add(name.slice(slash + 1));
			}
			return [...directories.values()];
		}
		function compareDirectory(tracked, entries) {
			let directories = new Set();
			let files = [];
			let inOrder = 0;
			let known = 0;
			let isRepository = !1;
			for (let { name, kind } of entries) if (kind === "file" && name === tracked.files[inOrder]) inOrder++;
			else if (name === ".git") isRepository = !0;
			else if (tracked.rest.has(name)) continue;
			else if (kind === "file") files.push(name);
			else if (kind === "directory") {
				directories.add(name);
				tracked.directories.has(name) && known++;
			}
			if (inOrder === tracked.files.length && known === tracked.directories.size && files.length === 0 && directories.size === known && !isRepository) return;
			let wanted = new Set(tracked.files.slice(inOrder));
			let found = new Set(files);
			return {
				goneFiles: [...wanted].filter((name) => !found.has(name)),
				goneDirectories: [...tracked.directories].filter((name) => !directories.has(name)),
				added: [...files.filter((name) => !wanted.has(name)), ...[...directories].filter((name) => !tracked.directories.has(name))],
				isRepository
			};
		}
		function emptyDirectory(path) {
			return {
				path,
				files: [],
				directories: new Set(),
				rest: new Set()
			};
		}
		class TrackedTree {
			#request;
			#directories;
			#unreadable = [];
			#top;
			constructor(request) {
				this.#request = request;
				let { paths, refused, rest } = request.names;
				this.#directories = groupByDirectory([paths, refused], rest);
				this.#top = this.#compare(this.#directories[0]);
			}
			get topAdded() {
				return this.#top?.added ?? [];
			}
			compare() {
				let goneFiles = new Set(this.#top?.goneFiles);
				let goneDirectories = new Set(this.#top?.goneDirectories);
				let added = [];
				let directories = new Set();
				for (let directory of this.#directories.slice(1)) {
					if (goneDirectories.has(directory.path) || isBelow(directory.path, goneDirectories)) continue;
					let difference = this.#compare(directory);
					difference?.isRepository !== !0 && directories.add(directory.path);
					if (difference === void 0) continue;
					let inDirectory = (name) => `${directory.path}/${name}`;
					for (let name of difference.goneFiles) goneFiles.add(inDirectory(name));
					for (let name of difference.goneDirectories) goneDirectories.add(inDirectory(name));
					for (let name of difference.added) added.push(inDirectory(name));
				}
				return {
					tracked: without(this.#request.names, goneFiles, goneDirectories),
					added,
					unreadable: this.#unreadable,
					directories
				};
			}
			#compare(directory) {
				if (directory === void 0) return;
				let { disk, folder } = this.#request;
				let onDisk = directory.path === "" ? folder : `${folder}/${directory.path}`;
				let entries = disk.readDirectory(onDisk);
				if (entries.ok) return compareDirectory(directory, entries.value);
				entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR" || this.#unreadable.push(`${directory.path}/`);
				let isGone = (name, kind) => {
					let entry = disk.entry(`${onDisk}/${name}`);
					return !(entry.ok && entry.value?.kind === kind);
				};
				return {
					goneFiles: directory.files.filter((name) => isGone(name, "file")),
					goneDirectories: [...directory.directories].filter((name) => isGone(name, "directory")),
					added: [],
					isRepository: !0
				};
			}
		}
		function without(names, goneFiles, goneDirectories) {
			if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
			let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
			return {
				paths: names.paths.filter(isThere),
				refused: names.refused.filter(isThere)
			};
		}
		function isBelow(name, directories) {
			return directories.size > 0 && (0, model_path.Gw)(name).some((ancestor) => directories.has(ancestor));
		}
		let NOTHING = {
			paths: [],
			refused: [],
			rest: [],
			unreadable: []
		};
		class GitListing {
			#request;
			#git;
			#index;
			#tree;
			isSmall;
			constructor(request) {
				this.#request = request;
				this.#git = new GitQuestions(request);
				let index = request.disk.entry(external_node_path_.join(request.repository.gitDirectory, "index"));
				this.isSmall = index.ok && (index.value?.size ?? 0) <= 524288;
			}
			begin(inBatches) {
				let tree = inBatches && !this.isSmall ? void 0 : this.#openTree();
				(tree === void 0 ? this.untracked() : this.#untrackedOf(tree.topAdded)).catch(() => void 0);
			}
			async tracked() {
				let index = this.#readIndex();
				return index === void 0 ? this.#git.tracked() : (0, result.k)(index);
			}
			async untracked() {
				return this.#git.untracked();
			}
			async present() {
				let tree = this.#openTree();
				if (tree === void 0) return this.#presentByGit();
				let atTop = this.#untrackedOf(tree.topAdded);
				let { tracked, added, unreadable, directories } = tree.compare();
				let [some, others] = await Promise.all([atTop, this.#untrackedOf(added)]);
				if (!some.ok) return some;
				if (!others.ok) return others;
				return (0, result.k)({
					tracked,
					untracked: join([
						some.value,
						others.value,
						{
							...NOTHING,
							unreadable
						}
					]),
					directories
				});
			}
			async #presentByGit() {
				let [tracked, deleted, untracked] = await Promise.all([
					this.#git.tracked(),
					this.#git.deleted(),
					this.#git.untracked()
				]);
				if (!tracked.ok) return tracked;
				if (!deleted.ok) return deleted;
				if (!untracked.ok) return untracked;
				let present = withoutGone(tracked.value, deleted.value, untracked.value);
				return (0, result.k)({
					tracked: present,
					untracked: untracked.value,
					directories: new Set()
				});
			}
			async #untrackedOf(names) {
				if (names.length === 0) return (0, result.k)(NOTHING);
				let isNameable = names.length <= 64 && names.every((name) => !name.includes("\ufffd"));
				return this.#git.untracked(isNameable ? names : []);
			}
			#openTree() {
				let index = this.#readIndex();
				let { folder, disk } = this.#request;
				index !== void 0 && (this.#tree ??= new TrackedTree({
					folder,
					disk,
					names: index
				}));
				return this.#tree;
			}
			#readIndex() {
				this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : void 0 };
				return this.#index.names;
			}
			#isUnderstood() {
				let { repository, disk } = this.#request;
				let config = disk.readFile(external_node_path_.join(repository.gitDirectory, "config"));
				let text = config.ok ? (0, bytes.bS)(config.value.bytes).toString("latin1") : "";
				return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text);
			}
			#namesInIndex() {
				let { repository, disk, folder } = this.#request;
				let index = disk.readFile(external_node_path_.join(repository.gitDirectory, "index"));
				if (!index.ok) return;
				let isOnDisk = (name) => isFileOnDisk(disk, `${folder}/${name}`);
				return readGitIndex((0, bytes.bS)(index.value.bytes), {
					prefix: prefixOf(this.#request),
					isOnDisk
				});
			}
		}
		function join(parts) {
			return {
				paths: parts.flatMap(({ paths }) => paths),
				refused: parts.flatMap(({ refused }) => refused),
				rest: parts.flatMap(({ rest }) => rest),
				unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))]
			};
		}
		let EXCLUDED_WITHOUT_GIT = new Set([
			".git",
			".hg",
			".svn",
			".sous",
			"node_modules",
			"bower_components",
			"dist",
			"build",
			"out",
			"coverage",
			"target",
			".venv",
			"venv",
			"__pycache__",
			".tox",
			".mypy_cache",
			".pytest_cache",
			".ruff_cache",
			".next",
			".nuxt",
			".cache",
			".gradle",
			".terraform"
		]);
		class FolderListing {
			#request;
			#git;
			#files;
			#directories = new Set();
			constructor(request) {
				this.#request = request;
				let { repository } = request;
				this.#git = repository === void 0 ? void 0 : new GitListing({
					...request,
					repository
				});
			}
			begin(inBatches) {
				this.#git?.begin(inBatches);
			}
			hasSeen(directory) {
				return this.#directories.has(directory);
			}
			files() {
				this.#files ??= this.#list();
				return this.#files;
			}
			async *batches() {
				let tracked = this.#git === void 0 || this.#git.isSmall || this.#files !== void 0 ? void 0 : await this.#git.tracked();
				if (tracked?.ok !== !0 || tracked.value.paths.length === 0) {
					yield await this.files();
					return;
				}
				yield asListing(tracked.value);
				let untracked = await this.#git?.untracked();
				if (untracked?.ok) {
					let { paths, refused, unreadable } = untracked.value;
					yield {
						files: [...paths].sort(byte_order.X),
						warnings: [...describeRefused(refused), ...describeUnreadable(unreadable)]
					};
				} else {
					let { files, warnings } = await this.files();
					let known = new Set(tracked.value.paths);
					yield {
						files: files.filter((path) => !known.has(path)),
						warnings
					};
				}
			}
			async #list() {
				let { folder, repository } = this.#request;
				if (this.#git === void 0) return walk(this.#request);
				let present = await this.#git.present();
				if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`);
				let { tracked, untracked, directories } = present.value;
				this.#directories = directories;
				let files = (0, byte_order.T)(tracked.paths, [...untracked.paths].sort(byte_order.X), (path) => path);
				if (files.length === 0 && folder !== repository?.workTree) return walk(this.#request, "Git ignores this folder");
				return {
					files,
					warnings: [...describeRefused([...tracked.refused, ...untracked.refused]), ...describeUnreadable(untracked.unreadable)]
				};
			}
		}
		function asListing({ paths, refused }) {
			return {
				files: paths,
				warnings: describeRefused(refused)
			};
		}
		async function walk({ folder, disk }, reason) {
			let walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
			let { paths, refused } = acceptNames(walked.files, !0);
			let warnings = [...describeRefused(refused)];
			let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
			why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: files are listed without regard to .gitignore`);
			return {
				files: [...paths].sort(byte_order.X),
				warnings: [...warnings, ...describeUnreadable(walked.unreadable)]
			};
		}
		function describeUnreadable(names) {
			return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
		}
		function quoteSome(names) {
			let shown = names.slice(0, 3).map((name) => `'${(0, model_path.Kg)(name)}'`);
			return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
		}
		function firstLine(text) {
			return (0, model_path.Kg)(text.split("\n", 1)[0] ?? "");
		}
	})
};
