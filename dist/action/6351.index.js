"use strict";
exports.id = 6351;
exports.ids = [6351];
exports.modules = { 6351: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		$: () => unwrap,
		$n: () => findShipped,
		$r: () => recipeReference,
		$t: () => hasFewPaths,
		A: () => previewArgument,
		An: () => nullish,
		Ar: () => DEFAULT_CONFIG,
		At: () => fixCommand,
		B: () => lineAt,
		Bn: () => union,
		Br: () => showTeam,
		Bt: () => whyDenied,
		C: () => asGlob,
		Cn: () => check,
		Cr: () => notAFile,
		Ct: () => table,
		D: () => globArgument,
		Dn: () => literal,
		Dr: () => CONFIG_FILE,
		Dt: () => ANNOTATION_LEVELS,
		E: () => fileTypeArgument,
		En: () => int$2,
		Er: () => isGitDirectory,
		Et: () => matchAnnotations,
		F: () => makeSieve,
		Fn: () => record,
		Fr: () => ON_PUSH,
		Ft: () => decodeText,
		G: () => textPattern,
		Gn: () => _minLength,
		Gr: () => BUILT_IN_SLUG,
		Gt: () => readInputsText,
		H: () => replaceLines,
		Hn: () => _gte,
		Hr: () => TOOL_NAMES,
		Ht: () => checkRecipeCalls,
		I: () => countLines,
		In: () => refine,
		Ir: () => SWITCHES_FILE,
		It: () => isBinary,
		J: () => argumentKind,
		Jn: () => _regex,
		Jr: () => SLUG_RULE,
		Jt: () => parseYaml,
		K: () => loadConfig,
		Kn: () => _nonnegative,
		Kr: () => RECIPES_SLUG,
		Kt: () => resolveInputs,
		L: () => deleteLines,
		Ln: () => strictObject,
		Lr: () => TEAM,
		Lt: () => lengthAfter,
		M: () => textArgument,
		Mn: () => object,
		Mr: () => DEFAULT_PROPOSE,
		Mt: () => hunkDiffLines,
		N: () => compileReplacement,
		Nn: () => optional,
		Nr: () => FORK_RULES,
		Nt: () => applyEdits,
		O: () => globsArgument,
		On: () => looseObject,
		Or: () => DEFAULT_APPROVAL,
		Ot: () => makePlanReport,
		P: () => nearestMiss,
		Pn: () => pipe,
		Pr: () => HIGHEST_LIMITS,
		Pt: () => checkEncodable,
		Q: () => shapeOf,
		Qn: () => findRecipes,
		Qr: () => parseReference,
		Qt: () => fitsInTime,
		R: () => dominantLineEnding,
		Rn: () => string$1,
		Rr: () => WHEN_CLEAN,
		Rt: () => splitsCharacter,
		S: () => parsePathArgument,
		Sn: () => boolean,
		Sr: () => notADirectory,
		St: () => proseText,
		T: () => extensionIn,
		Tn: () => discriminatedUnion,
		Tr: () => symlinkDenied,
		Tt: () => countFindings,
		U: () => withLineEnding,
		Un: () => _lte,
		Ur: () => findTool,
		Ut: () => checkInputValue,
		V: () => lineSpan,
		Vn: () => unknown,
		Vr: () => ALIASES,
		Vt: () => whyProtected,
		W: () => regexPattern,
		Wn: () => _maxLength,
		Wr: () => isExternalTool,
		Wt: () => compileInputPattern,
		X: () => namesOf,
		Xn: () => NEVER,
		Xr: () => VERSION_RULE,
		Xt: () => describeNode,
		Y: () => boundsOf,
		Yn: () => safeParse,
		Yr: () => VERSION_PATTERN,
		Yt: () => checkName,
		Z: () => schemaAt,
		Zn: () => config,
		Zr: () => builtInReference,
		Zt: () => scalarOffsets,
		_: () => makeSelector,
		_n: () => shellWord,
		_r: () => attempt$1,
		_t: () => timeText,
		a: () => findLineMatches,
		an: () => compileSegments,
		ar: () => childEnvironment,
		at: () => timeOf,
		b: () => findDirectory,
		bn: () => _null,
		br: () => fromDiskFault,
		bt: () => fence,
		c: () => depthWarning,
		cn: () => parseGlobs,
		cr: () => findShell,
		ct: () => renderPlanMarkdown,
		d: () => renderWithContext,
		dn: () => formatOf,
		dr: () => realGit,
		dt: () => requiresApproval,
		ei: () => referenceText,
		en: () => whyUnprepared,
		er: () => homeFolder,
		et: () => outcome_exports,
		f: () => searchTimedOut,
		fn: () => objectId,
		fr: () => OPEN_TO_READ,
		ft: () => succeeded,
		g: () => whyUnfinished,
		gn: () => regexAtLeast,
		gr: () => findCollision,
		gt: () => renderNext,
		h: () => truncationWarning,
		hn: () => escapeRegex,
		hr: () => fileModeOf,
		ht: () => goodUntil,
		i: () => longLinesOf,
		in: () => Diagnostics,
		ir: () => checkVariable,
		it: () => apply_request_exports,
		j: () => resultLimit,
		jn: () => number,
		jr: () => DEFAULT_LIMITS,
		jt: () => diffChange,
		k: () => isGlob,
		kn: () => nullable,
		kr: () => DEFAULT_CATEGORY_PATTERNS,
		kt: () => fitParts,
		l: () => longLinesWarning,
		ln: () => parseSegment,
		lr: () => isPossibleValue,
		lt: () => StepTicker,
		m: () => secretWarning,
		mn: () => escapeGlob,
		mr: () => replacePrivateFile,
		mt: () => fixedPart,
		n: () => decodeSearched,
		nn: () => elapsedMs,
		nr: () => noRecipes,
		nt: () => render_patch_exports,
		o: () => BulkReader,
		on: () => parseExcludes,
		or: () => cleanPath,
		ot: () => COMMENT_BUDGET,
		p: () => searchWarnings,
		pn: () => packObjects,
		pr: () => realDisk,
		pt: () => filesParts,
		q: () => load_config_exports,
		qn: () => _positive,
		qr: () => SLUG,
		qt: () => MAX_YAML_BYTES,
		r: () => hitsOf,
		rn: () => realClock,
		rr: () => selectRecipes,
		rt: () => FaultAfterPush,
		s: () => runGuarded,
		sn: () => parseGlob,
		sr: () => findProgram,
		st: () => countHidden,
		t: () => scanAll,
		tn: () => withWorkLimit,
		tr: () => isRecipePath,
		tt: () => refusedOutcome,
		u: () => renderMatches,
		un: () => blobId,
		ur: () => locateRepository,
		ut: () => failed,
		v: () => selectFiles,
		vn: () => _default,
		vr: () => belongsToSous,
		vt: () => codeSpan,
		w: () => asList,
		wn: () => describe,
		wr: () => permissionDenied,
		wt: () => cleanEnding,
		x: () => parseDirectoryArgument,
		xn: () => array,
		xr: () => kindOf$1,
		xt: () => inlineText,
		y: () => defineTool,
		yn: () => _enum,
		yr: () => fileNotFound,
		yt: () => details,
		z: () => insertLines,
		zn: () => transform,
		zr: () => parseTeam,
		zt: () => toByteEdits
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
	var node_buffer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4573);
	var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8522);
	var node_vm__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(714);
	var node_url__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3136);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
	let SLUG = /^[\p{L}\p{Nd}-]{1,64}$/u;
	let VERSION_PATTERN = /^[\p{L}\p{Nd}.-]{1,64}$/u;
	let SLUG_RULE = "must be 1 to 64 letters, digits and dashes";
	let VERSION_RULE = "must be 1 to 64 letters, digits, dashes and dots";
	let REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u;
	function parseReference(text) {
		let { bundle, slug, version } = REFERENCE.exec(text)?.groups ?? {};
		if (bundle === void 0 || slug === void 0 || version === void 0) return;
		return SLUG.test(bundle) && SLUG.test(slug) && VERSION_PATTERN.test(version) ? {
			bundle,
			slug,
			version
		} : void 0;
	}
	function referenceText({ bundle, slug, version }) {
		return `${bundle}/${slug}@${version}`;
	}
	let BUILT_IN_SLUG = "sous";
	let RECIPES_SLUG = "recipes";
	function builtInReference(tool) {
		return {
			bundle: BUILT_IN_SLUG,
			slug: tool.replaceAll("_", "-"),
			version: "1"
		};
	}
	function recipeReference(recipe) {
		let slug = [...recipe.replace(/[^\p{L}\p{Nd}-]+/gu, "-")].slice(0, 64).join("");
		return {
			bundle: RECIPES_SLUG,
			slug,
			version: "1"
		};
	}
	let LOADERS = {
		get_content: async () => (await __webpack_require__.e(6565).then(__webpack_require__.bind(__webpack_require__, 6565))).getContentTool,
		get_category_content: async () => (await __webpack_require__.e(8536).then(__webpack_require__.bind(__webpack_require__, 8536))).getCategoryContent,
		get_collection_content: async () => (await __webpack_require__.e(6160).then(__webpack_require__.bind(__webpack_require__, 6160))).getCollectionContent,
		grep: async () => (await __webpack_require__.e(3514).then(__webpack_require__.bind(__webpack_require__, 3514)).then((n) => n.t)).grep,
		grep_search: async () => (await __webpack_require__.e(4582).then(__webpack_require__.bind(__webpack_require__, 4582))).grepSearch,
		glob: async () => (await __webpack_require__.e(9961).then(__webpack_require__.bind(__webpack_require__, 9961))).glob,
		file_search: async () => (await __webpack_require__.e(596).then(__webpack_require__.bind(__webpack_require__, 596))).fileSearch,
		search: async () => (await __webpack_require__.e(4207).then(__webpack_require__.bind(__webpack_require__, 4207))).search,
		list_directory: async () => (await __webpack_require__.e(2323).then(__webpack_require__.bind(__webpack_require__, 2323))).listDirectory,
		list_dir: async () => (await __webpack_require__.e(8487).then(__webpack_require__.bind(__webpack_require__, 8487))).listDir,
		read_file: async () => (await __webpack_require__.e(7392).then(__webpack_require__.bind(__webpack_require__, 7392))).readFile,
		create_file: async () => (await __webpack_require__.e(5296).then(__webpack_require__.bind(__webpack_require__, 2915))).createFile,
		update_file: async () => (await __webpack_require__.e(5519).then(__webpack_require__.bind(__webpack_require__, 5519))).updateFile,
		append_file: async () => (await __webpack_require__.e(7076).then(__webpack_require__.bind(__webpack_require__, 7076))).appendFile,
		replace_in_file: async () => (await __webpack_require__.e(7203).then(__webpack_require__.bind(__webpack_require__, 7203)).then((n) => n.t)).replaceInFile,
		replace_string_in_file: async () => (await __webpack_require__.e(1146).then(__webpack_require__.bind(__webpack_require__, 1146))).replaceStringInFile,
		edit_lines: async () => (await __webpack_require__.e(8707).then(__webpack_require__.bind(__webpack_require__, 8707))).editLines,
		create_directory: async () => (await __webpack_require__.e(735).then(__webpack_require__.bind(__webpack_require__, 735))).createDirectory,
		delete_file: async () => (await __webpack_require__.e(9465).then(__webpack_require__.bind(__webpack_require__, 9465))).deleteFile,
		run_in_terminal: async () => (await Promise.all([
			__webpack_require__.e(6297),
			__webpack_require__.e(2915),
			__webpack_require__.e(3329)
		]).then(__webpack_require__.bind(__webpack_require__, 3329))).runInTerminal,
		terminal_last_command: async () => (await __webpack_require__.e(3124).then(__webpack_require__.bind(__webpack_require__, 3124))).terminalLastCommand,
		fetch_webpage: async () => (await __webpack_require__.e(8305).then(__webpack_require__.bind(__webpack_require__, 8305))).fetchWebpage
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
		return EXTERNAL_TOOLS.has(name) || parseReference(name) !== void 0;
	}
	let TOOL_NAMES = Object.keys(LOADERS);
	async function findTool(name) {
		let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
		return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
	}
	let CONFIG_FILE = ".github/sous.yml";
	let SWITCHES_FILE = ".github/sous/switches.json";
	let ON_PUSH = ["mark-stale", "replan"];
	let FORK_RULES = ["refuse", "files-only"];
	let DEFAULT_APPROVAL = {
		runners: [],
		approvers: [],
		count: 1,
		allowBots: [],
		codeowners: !1,
		forks: "refuse",
		drafts: !1,
		branches: [],
		allowWorkflows: !1,
		expiresAfterHours: 24
	};
	let WHEN_CLEAN = ["close", "leave"];
	let DEFAULT_PROPOSE = {
		reviewers: [],
		teamReviewers: [],
		isDraft: !1,
		whenClean: "close"
	};
	let HIGHEST_LIMITS = {
		steps: 200,
		files: 2e3,
		bytes: 20971520,
		seconds: 600
	};
	let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
	let DEFAULT_CONFIG = {
		rules: [],
		approval: DEFAULT_APPROVAL,
		protectedPaths: [],
		fetchHosts: void 0,
		limits: {},
		propose: DEFAULT_PROPOSE,
		onPush: "mark-stale",
		categories: [],
		collections: []
	};
	let TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/;
	function parseTeam(word) {
		let [, organization, slug] = TEAM.exec(word) ?? [];
		return organization === void 0 || slug === void 0 ? void 0 : {
			organization,
			slug
		};
	}
	function showTeam({ organization, slug }) {
		return `@${organization}/${slug}`;
	}
	let MB = 1048576;
	let DEFAULT_LIMITS = {
		readFileBytes: 10 * MB,
		writeFileBytes: 10 * MB,
		searchFileBytes: 1 * MB,
		searchDepth: 20,
		fileSearchDepth: 20,
		searchMs: 3e4,
		regexMsPerFile: 1e3,
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
	function isGitDirectory(kindOf) {
		let isOneOf = (name, kinds) => kinds.includes(kindOf(name) ?? "other");
		if (!isOneOf("HEAD", ["file", "symlink"])) return !1;
		return isOneOf("commondir", ["file", "symlink"]) || ["objects", "refs"].every((name) => kindOf(name) !== void 0);
	}
	function fromDiskFault(fault, shown, action = "read") {
		switch (fault.code) {
			case "ENOENT": return fileNotFound(shown);
			case "EACCES":
			case "EPERM":
			case "EROFS": return permissionDenied(action, shown);
			case "ELOOP": return symlinkDenied(shown);
			case "EISDIR":
			case "ENOTREG":
			case "ENXIO": return notAFile(shown);
			case "ENOTDIR": return notADirectory(shown);
			case "EHUGE": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `File '${shown}' is larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(268435456)}`, "Work on a smaller file.");
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
		}
	}
	function fileNotFound(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
	}
	function permissionDenied(action, shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
	}
	function symlinkDenied(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
	}
	function notAFile(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
	}
	function notADirectory(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
	}
	function belongsToSous(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
	}
	function attempt$1(call) {
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(call());
		} catch (error) {
			let code = error.code;
			if (typeof code != "string") throw error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
				code,
				message: error.message
			});
		}
	}
	function kindOf$1(entry) {
		if (entry.isFile()) return "file";
		if (entry.isDirectory()) return "directory";
		return entry.isSymbolicLink() ? "symlink" : "other";
	}
	function fileModeOf(permissions) {
		return permissions & 64 ? "100755" : "100644";
	}
	function findCollision(changes) {
		let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
		let files = new Map();
		for (let change of written) {
			let key = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(change.path);
			let other = files.get(key);
			if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
			files.set(key, change);
		}
		for (let change of changes) {
			if (change.kind === "delete" || change.kind === "update") continue;
			let directories = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(change.path) : [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(change.path), change.path];
			for (let directory of directories) {
				let file = files.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(directory));
				if (file !== void 0) return [file.path, change.path];
			}
		}
	}
	let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK ?? 0);
	let realDisk = {
		entry(path) {
			let stats = attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, {
				bigint: !0,
				throwIfNoEntry: !1
			}));
			if (stats.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(stats.value === void 0 ? void 0 : describe$2(stats.value));
			return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : stats;
		},
		readFile(path, limit) {
			return attempt$1(() => {
				let file = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(path, OPEN_TO_READ);
				try {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file);
					if (!stats.isFile()) throw fault("not a regular file", stats.isDirectory() ? "EISDIR" : "ENOTREG");
					if (limit === void 0 && stats.size > 268435456) throw fault("larger than is ever read", "EHUGE");
					return {
						bytes: readUpTo(file, Math.min(stats.size, limit ?? 268435456)),
						size: stats.size,
						mode: fileModeOf(stats.mode)
					};
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
				}
			});
		},
		readDirectory(path) {
			return attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
				name: entry.name,
				kind: kindOf$1(entry)
			})));
		},
		async walk(folder, request) {
			let { walkFolder } = await __webpack_require__.e(2332).then(__webpack_require__.bind(__webpack_require__, 2332));
			return walkFolder(folder, request);
		},
		canWriteInto(directory) {
			return attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
		},
		realPath(path) {
			return attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(path));
		}
	};
	function fault(message, code) {
		return Object.assign(Error(message), { code });
	}
	function readUpTo(file, size) {
		let bytes = Buffer.allocUnsafeSlow(size);
		let filled = 0;
		for (; filled < size;) {
			let read = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, bytes, filled, size - filled, null);
			if (read === 0) break;
			filled += read;
		}
		return filled === size ? bytes : bytes.subarray(0, filled);
	}
	function describe$2(stats) {
		return {
			kind: kindOf$1(stats),
			size: Number(stats.size),
			mode: fileModeOf(Number(stats.mode)),
			get fingerprint() {
				return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
			}
		};
	}
	function replacePrivateFile(file, content) {
		node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), {
			recursive: !0,
			mode: 448
		});
		let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}`;
		try {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(fresh, content, {
				mode: 384,
				flag: "wx"
			});
			node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(fresh, file);
		} catch (error) {
			attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(fresh, { force: !0 }));
			throw error;
		}
	}
	let SAFE_SETTINGS = {
		"core.fsmonitor": "false",
		"core.hooksPath": "/dev/null",
		"core.excludesFile": "/dev/null",
		"core.attributesFile": "/dev/null",
		"core.quotePath": "false",
		"credential.helper": ""
	};
	function realGit(program, searchPath) {
		return {
			run: (request) => program === void 0 ? Promise.resolve(notStarted("git is not installed")) : runGit(program, searchPath, request),
			async locate(folder) {
				return locateRepository(folder);
			}
		};
	}
	async function runGit(program, searchPath, request) {
		let { spawn } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
		let { timeoutMs = 6e4 } = request;
		return new Promise((resolve) => {
			let args = [
				"--no-pager",
				`--git-dir=${request.gitDirectory}`,
				`--work-tree=${request.workTree}`,
				...request.args
			];
			let child = spawn(program, args, {
				cwd: request.workTree,
				env: gitEnvironment(searchPath, request),
				stdio: [
					"pipe",
					"pipe",
					"pipe"
				],
				timeout: timeoutMs,
				killSignal: "SIGKILL",
				...request.signal && { signal: request.signal }
			});
			let out = [];
			let err = [];
			child.stdout.on("data", (chunk) => out.push(chunk));
			child.stderr.on("data", (chunk) => err.push(chunk));
			child.on("error", (error) => resolve(notStarted(error.message)));
			child.on("close", (code, signal) => {
				code === 0 && err.length > 0 && request.onComplaint?.(Buffer.concat(err).toString("utf8"));
				if (code === 0) resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(Buffer.concat(out)));
				else if (signal === "SIGKILL") resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1e3}s`));
				else {
					let message = hideToken(Buffer.concat(err).toString("utf8").trim(), request.remote);
					let output = request.remote && { output: Buffer.concat(out).toString("utf8") };
					resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
						exitCode: code ?? void 0,
						message,
						...output
					}));
				}
			});
			child.stdin.on("error", () => void 0);
			child.stdin.end(request.input);
		});
	}
	function gitEnvironment(searchPath, { remote, settings: own }) {
		let env = {
			PATH: searchPath,
			LC_ALL: "C",
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: "/dev/null",
			GIT_LITERAL_PATHSPECS: "1",
			GIT_OPTIONAL_LOCKS: "0",
			GIT_TERMINAL_PROMPT: "0",
			GIT_NO_REPLACE_OBJECTS: "1",
			GIT_ATTR_NOSYSTEM: "1",
			GIT_NO_LAZY_FETCH: "1",
			GIT_ALLOW_PROTOCOL: ""
		};
		let opened = remote && remoteEnvironment(remote);
		let settings = Object.entries({
			...own,
			...SAFE_SETTINGS,
			...opened?.settings
		});
		settings.forEach(([key, value], i) => {
			env[`GIT_CONFIG_KEY_${i}`] = key;
			env[`GIT_CONFIG_VALUE_${i}`] = value;
		});
		env.GIT_CONFIG_COUNT = String(settings.length);
		return {
			...env,
			...opened?.variables
		};
	}
	function locateRepository(folder) {
		for (let at = folder;; at = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(at)) {
			let marker = attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(at, ".git"), { throwIfNoEntry: !1 }));
			let kind = !marker.ok || marker.value === void 0 ? "none" : marker.value.isDirectory() ? "directory" : "pointer";
			let candidate = kind === "pointer" ? pointedTo(at) : node_path__WEBPACK_IMPORTED_MODULE_3__.join(at, ".git");
			if (kind !== "none" && candidate !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(candidate, "HEAD"))) return {
				gitDirectory: candidate,
				workTree: at
			};
			if (kind === "pointer" || node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(at) === at) return;
		}
	}
	function pointedTo(folder) {
		let file = realDisk.readFile(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, ".git"), 8192);
		let text = file.ok ? Buffer.from(file.value.bytes).toString("utf8") : "";
		let target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
		return target === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, target);
	}
	function notStarted(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			exitCode: void 0,
			message
		});
	}
	let LOOPBACK = new Set([
		"127.0.0.1",
		"[::1]",
		"localhost"
	]);
	function remoteEnvironment({ origin, token, proxy = "", certificates }) {
		let url = new URL(origin);
		if (url.origin !== origin) throw Error("A remote is given as an origin, without path and credentials.");
		if (url.protocol !== "https:" && !(url.protocol === "http:" && LOOPBACK.has(url.hostname))) throw Error("Git speaks https only, and http with this machine.");
		return {
			settings: {
				[`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}`,
				"http.followRedirects": "false",
				"http.sslVerify": "true",
				"http.proxy": proxy,
				...certificates !== void 0 && { "http.sslCAInfo": certificates },
				"http.lowSpeedLimit": "100",
				"http.lowSpeedTime": "30",
				"core.askPass": "",
				"protocol.version": "2",
				"transfer.credentialsInUrl": "die",
				"submodule.recurse": "false",
				"fetch.recurseSubmodules": "false",
				"push.recurseSubmodules": "no",
				"push.followTags": "false",
				"push.gpgSign": "false"
			},
			variables: {
				GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
				HOME: "/dev/null"
			}
		};
	}
	function hideToken(text, remote) {
		if (remote === void 0 || remote.token === "") return text;
		return text.replaceAll(remote.token, "***").replaceAll(basicToken(remote.token), "***");
	}
	function basicToken(token) {
		return Buffer.from(`x-access-token:${token}`).toString("base64");
	}
	let INHERITED = [
		"HOME",
		"LANG",
		"TZ",
		"CI",
		"TMPDIR",
		"USER",
		"LOGNAME"
	];
	let INHERITED_PATTERN = /^LC_(?:ADDRESS|ALL|COLLATE|CTYPE|IDENTIFICATION|MEASUREMENT|MESSAGES|MONETARY|NAME|NUMERIC|PAPER|TELEPHONE|TIME)$/;
	let NAME$1 = /^[A-Z][A-Z0-9_]{0,63}$/;
	let REFUSED_NAMES = new Set("ANT_OPTS.BASHOPTS.BASH_ENV.BROWSER.CDPATH.CLASSPATH.COMPILER_PATH.COMSPEC.CPATH.CPLUS_INCLUDE_PATH.CURL_HOME.CVS_RSH.C_INCLUDE_PATH.GCC_EXEC_PREFIX.GOENV.GOTOOLCHAIN.LIBRARY_PATH.EDITOR.ENV.EXINIT.FPATH.GCONV_PATH.GLOBIGNORE.GMAKEFLAGS.GNUPGHOME.GOFLAGS.GOROOT.GRADLE_OPTS.GREP_OPTIONS.HGRCPATH.HOME.HOSTALIASES.IFS.INPUTRC.JAVA_HOME.JAVA_OPTS.JAVA_TOOL_OPTIONS.JDK_JAVA_OPTIONS.KUBECONFIG.LESSCLOSE.LESSOPEN.LOCPATH.LOGNAME.MAKEFILES.MAKEFLAGS.MANPAGER.MAVEN_ARGS.MAVEN_OPTS.MFLAGS.NLSPATH.PAGER.PATH.PATHEXT.PROMPT_COMMAND.PS4.PSQLRC.RIPGREP_CONFIG_PATH.RSYNC_RSH.RUBYLIB.RUBYOPT.RUSTC.RUSTC_WORKSPACE_WRAPPER.RUSTC_WRAPPER.RUSTDOC.RUSTDOCFLAGS.RUSTFLAGS.R_ENVIRON.R_ENVIRON_USER.R_PROFILE.R_PROFILE_USER.SBT_OPTS.SHELL.SHELLOPTS.SSLKEYLOGFILE.SVN_SSH.TAR_OPTIONS.TCLLIBPATH.TERMINFO.TMPDIR.UNZIP.USER.VIMINIT.VIRTUAL_ENV.VISUAL.WGETRC.ZDOTDIR.ZIPOPT".split("."));
	let REFUSED_PREFIXES = "ACTIONS_.ANSIBLE_.AWS_CONFIG_FILE.AWS_SHARED_CREDENTIALS_FILE.BASH_FUNC_.BUNDLE_.BUN_.CARGO_.CMAKE_.COMPLUS_.COMPOSER_.CORECLR_.COREPACK_.COR_.DENO_.DOCKER_.DOTNET_.DYLD_.ELIXIR_.ERL_.GEM_.GITHUB_.GIT_.GLIBC_.GUILE_.INPUT_.JULIA_.LD_.LUA_.MALLOC_.NIX_.NODE_.NPM_CONFIG_.OPENSSL_.PERL.PHP.PIP_.PNPM_.POETRY_.PSMODULEPATH.PYTHON.RUNNER_.R_LIBS.SOUS_.SSH_.SSL_CERT_.TF_CLI.TS_NODE_.UV_.XDG_.YARN_".split(".");
	let HARMLESS = new Set([
		"NODE_ENV",
		"PYTHONHASHSEED",
		"PYTHONUNBUFFERED",
		"PYTHONDONTWRITEBYTECODE",
		"DOTNET_NOLOGO",
		"DOTNET_CLI_TELEMETRY_OPTOUT",
		"DOCKER_BUILDKIT"
	]);
	function checkVariable(name, value) {
		if (!NAME$1.test(name)) return "its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters";
		if (!isPossibleValue(value)) return "its value has a NUL character or half of a surrogate pair";
		if (HARMLESS.has(name)) return;
		if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))) return "it can change which programs run, or is reserved";
	}
	function isPossibleValue(value) {
		return !value.includes("\0") && value.isWellFormed();
	}
	function childEnvironment(surroundings, declared) {
		let env = {};
		for (let [name, value] of Object.entries(surroundings.inherited)) value !== void 0 && (INHERITED.includes(name) || INHERITED_PATTERN.test(name)) && (env[name] = value);
		return {
			...env,
			TERM: "dumb",
			...declared,
			PATH: surroundings.searchPath,
			SHELL: surroundings.shell,
			GIT_TERMINAL_PROMPT: "0",
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: "safe.bareRepository",
			GIT_CONFIG_VALUE_0: "explicit"
		};
	}
	let POSIX_SHELLS = [
		"sh",
		"bash",
		"dash",
		"zsh",
		"ksh"
	];
	function cleanPath({ path: searchPath, forbiddenRoot }) {
		let entries = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((entry) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
		return [...new Set(entries)].join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter);
	}
	function findProgram(name, places) {
		if (name === "" || /[/\\\0]/.test(name)) return;
		for (let directory of cleanPath(places).split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter)) {
			if (directory === "") continue;
			let candidate = node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, name);
			if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate;
		}
	}
	function findShell(wanted, places) {
		if (process.platform === "win32") return;
		return wanted !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(wanted) && POSIX_SHELLS.includes(node_path__WEBPACK_IMPORTED_MODULE_3__.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, places.forbiddenRoot) ? wanted : findProgram("sh", places);
	}
	function isExecutable(file) {
		let stats = attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(file, { throwIfNoEntry: !1 }));
		return stats.ok && stats.value?.isFile() === !0 && attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
	}
	function isOutside(file, forbiddenRoot) {
		let real = attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(file));
		if (!real.ok) return !1;
		let root = attempt$1(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(forbiddenRoot));
		return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
	}
	function isWithin(file, folder) {
		let relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(folder, file);
		return relative === "" || relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(relative);
	}
	let RECIPE_FOLDERS = [".github/recipes", "recipes"];
	let EXTENSION = /\.ya?ml$/;
	function isRecipePath(file) {
		let folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
		return EXTENSION.test(file) && RECIPE_FOLDERS.some((known) => known === folder);
	}
	async function findRecipes(tree) {
		let found = [];
		for (let folder of RECIPE_FOLDERS) {
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(folder);
			if (!directory.ok) return directory;
			let entry = await tree.entry(directory.value);
			if (!entry.ok) return entry;
			if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
			let files = await recipesIn(tree, directory.value);
			if (!files.ok) return files;
			found.push(...files.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found);
	}
	async function selectRecipes({ words, tree, all, shipped }) {
		let selected = new Map();
		for (let word of words) {
			let files = word.startsWith("sous:") ? selectShipped(word, shipped) : await selectOne(word, {
				tree,
				all,
				shipped
			});
			if (!files.ok) return files;
			for (let file of files.value) selected.set(file.path, file);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...selected.values()]);
	}
	function noRecipes(folder) {
		let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
	}
	async function selectOne(word, { tree, all, shipped }) {
		let named = all.filter((file) => file.name === word);
		if (named.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(named);
		let plain = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(plainForm(word, tree.folder));
		let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
		if (!plain.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all, shipped));
		if (plain.value === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(all);
		let entry = await tree.entry(plain.value);
		if (!entry.ok) return entry;
		if (entry.value.kind === "directory") {
			let files = await recipesIn(tree, plain.value);
			return files.ok && files.value.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noneIn(word)) : files;
		}
		if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([fileAt(plain.value)]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped));
	}
	function noneIn(word) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_recipe", `There are no recipes in '${word}'`, "A recipe is a *.yml or *.yaml. 'sous list' lists those of the repository.");
	}
	function selectShipped(word, shipped) {
		let named = shipped.filter((file) => file.name === word);
		return named.length > 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(named) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownRecipe(word, shipped, shipped));
	}
	function badPath({ message, suggestion }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
	}
	function plainForm(word, folder) {
		let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_3__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_3__.normalize(word);
		if (relative.startsWith("..")) return word;
		return relative.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join("/").replace(/\/$/, "") || ".";
	}
	async function recipesIn(tree, directory) {
		let entries = await tree.directory(directory);
		if (!entries.ok) return entries;
		let files = [];
		for (let { name, kind } of entries.value) {
			if (!EXTENSION.test(name) || kind === "directory") continue;
			let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(`${directory}/${name}`);
			if (!file.ok) return file;
			files.push(fileAt(file.value));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
	}
	function fileAt(file) {
		return {
			name: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(file).replace(EXTENSION, ""),
			path: file,
			origin: {
				kind: "repository",
				path: file
			}
		};
	}
	function noFile(word, all) {
		let paths = all.map((file) => file.path);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_recipe", `There is no file '${word}'`, nearest(word, paths, "sous list"));
	}
	function unknownRecipe(word, all, shipped) {
		let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
		let names = all.map((file) => file.name);
		let isShipped = word.startsWith(SHIPPED_PREFIX);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_recipe", `There is no recipe '${word}'`, twin === void 0 ? nearest(word, names, isShipped ? "sous list --all" : "sous list") : `Did you mean '${twin.name}'? See 'sous list --all' for all of them.`);
	}
	function nearest(word, known, list) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(word, known);
		let rest = known.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
		return near === void 0 ? rest : `Did you mean '${near}'? ${rest}`;
	}
	let SHIPPED_PREFIX = "sous:";
	function findShipped({ folder, extension }) {
		let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "recipes");
		return namesIn(directory).map((name) => {
			let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_3__.basename(name, ".yml")}`;
			return {
				name: callName,
				path: callName,
				origin: {
					kind: "shipped",
					file: node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, name)
				}
			};
		});
	}
	function namesIn(directory) {
		try {
			return node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
		} catch {
			return [];
		}
	}
	function homeFolder(folder) {
		let real = realDisk.realPath(folder);
		if (!real.ok) return folder;
		let top = locateRepository(real.value)?.workTree;
		if (top === void 0 || top === real.value) return folder;
		return node_path__WEBPACK_IMPORTED_MODULE_3__.basename(real.value) !== ".github" && OWN.some((name) => node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(real.value, name))) ? folder : top;
	}
	let OWN = [
		CONFIG_FILE,
		".github/sous.yaml",
		...RECIPE_FOLDERS
	];
	function getEnumValues(entries) {
		let numericValues = Object.values(entries).filter((v) => typeof v == "number");
		return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
	}
	function jsonStringifyReplacer(_, value) {
		if (typeof value == "bigint") return value.toString();
		return value;
	}
	var Cached = class {
		constructor(getter) {
			this._getter = getter;
			this._value = void 0;
		}
		get value() {
			let getter = this._getter;
			if (getter !== void 0) {
				this._value = getter();
				this._getter = void 0;
			}
			return this._value;
		}
	};
	function cached(getter) {
		return new Cached(getter);
	}
	function nullish$1(input) {
		return input == null;
	}
	function cleanRegex(source) {
		let start = +!!source.startsWith("^");
		let end = source.endsWith("$") ? source.length - 1 : source.length;
		return source.slice(start, end);
	}
	function assignProp(target, prop, value) {
		Object.defineProperty(target, prop, {
			value,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
	}
	function rawShape(def) {
		let desc = Object.getOwnPropertyDescriptor(def, "shape");
		return desc?.get ? desc.get.raw : desc?.value;
	}
	let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
	function isObject(data) {
		return typeof data == "object" && !!data && !Array.isArray(data);
	}
	function isPlainObject(o) {
		if (isObject(o) === !1) return !1;
		let ctor = o.constructor;
		if (ctor === void 0) return !0;
		if (typeof ctor != "function") return !0;
		let prot = ctor.prototype;
		if (isObject(prot) === !1) return !1;
		if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
		return !0;
	}
	function shallowClone(o) {
		if (isPlainObject(o)) return { ...o };
		if (Array.isArray(o)) return [...o];
		if (o instanceof Map) return new Map(o);
		if (o instanceof Set) return new Set(o);
		return o;
	}
	let propertyKeyTypes = new Set([
		"string",
		"number",
		"symbol"
	]);
	function escapeRegex$1(str) {
		return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	}
	function clone(inst, def, params) {
		let cl = new inst._zod.constr(def ?? inst._zod.def);
		(!def || params?.parent) && (cl._zod.parent = inst);
		return cl;
	}
	function normalizeParams(_params) {
		let params = _params;
		if (!params) return {};
		if (typeof params == "string") return { error: () => params };
		if (params?.message !== void 0) {
			if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
			params.error = params.message;
		}
		delete params.message;
		if (typeof params.error == "string") return {
			...params,
			error: () => params.error
		};
		return params;
	}
	function optionalKeys(shape) {
		return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
	}
	let NUMBER_FORMAT_RANGES = {
		safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
		int32: [-2147483648, 2147483647],
		uint32: [0, 4294967295],
		float32: [-34028234663852886e22, 34028234663852886e22],
		float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
	};
	function aborted(x, startIndex = 0) {
		if (x.aborted === !0) return !0;
		for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
		return !1;
	}
	function explicitlyAborted(x, startIndex = 0) {
		if (x.aborted === !0) return !0;
		for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
		return !1;
	}
	function prefixIssues(path, issues) {
		return issues.map((iss) => {
			var _a;
			(_a = iss).path ?? (_a.path = []);
			iss.path.unshift(path);
			return iss;
		});
	}
	function unwrapMessage(message) {
		return typeof message == "string" ? message : message?.message;
	}
	function sizeCaps(defChecks) {
		let caps = [];
		for (let ch of defChecks ?? []) {
			let d = ch._zod.def;
			if (!/_(length|size)$|_equals$/.test(d.check)) break;
			let max = d.maximum ?? d.length ?? d.size;
			max >= 0 && caps.push([max, ch]);
		}
		return caps;
	}
	function attachSchema(issues, start, inst) {
		var _a;
		for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
	}
	function finalizeIssue(iss, ctx, config) {
		var _a;
		let traits = iss.inst?._zod?.traits;
		traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
		let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
		let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
		let full = {};
		for (let k of Object.keys(iss)) {
			if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
			full[k] = iss[k];
		}
		full.path ??= [];
		full.message = message;
		ctx?.reportInput && (full.input = iss.input);
		return full;
	}
	let highSurrogate = /[\uD800-\uDBFF]/;
	function codePointLength(str) {
		let units = str.length;
		if (!highSurrogate.test(str)) return units;
		let count = units;
		for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
			count--;
			i++;
		}
		return count;
	}
	function getLengthableOrigin(input) {
		if (Array.isArray(input)) return "array";
		if (typeof input == "string") return "string";
		return "unknown";
	}
	function issue(...args) {
		let [iss, input, inst] = args;
		if (typeof iss == "string") return {
			message: iss,
			code: "custom",
			input,
			inst
		};
		return { ...iss };
	}
	function members(proto, table) {
		for (let key in table) {
			let desc = Object.getOwnPropertyDescriptor(table, key);
			desc.get ? Object.defineProperty(proto, key, {
				...desc,
				enumerable: !1
			}) : defineBound(proto, key, desc.value);
		}
	}
	function own(inst, key, value, enumerable = !0) {
		Object.defineProperty(inst, key, {
			configurable: !0,
			writable: !0,
			enumerable,
			value
		});
		return value;
	}
	function hide(inst, key, value) {
		return own(inst, key, value, !1);
	}
	function defineBound(proto, key, fn) {
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				return this == null ? fn : own(this, key, fn.bind(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	function claim(inst, sentinel) {
		let proto = Object.getPrototypeOf(inst);
		return sentinel in proto ? void 0 : proto;
	}
	let installing;
	let broke = !1;
	let breaker = {
		configurable: !0,
		get() {
			broke = !0;
		}
	};
	function defineLazyInternal(inst, key, compute) {
		let proto = Object.getPrototypeOf(inst._zod);
		if (key in proto && installing !== inst._zod) {
			installing = void 0;
			return;
		}
		installing = inst._zod;
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				Object.defineProperty(this, key, breaker);
				let outer = broke;
				broke = !1;
				try {
					let value = compute(this);
					broke ? delete this[key] : Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						value
					});
					broke ||= outer;
					return value;
				} catch (err) {
					delete this[key];
					broke ||= outer;
					throw err;
				}
			},
			set(value) {
				Object.defineProperty(this, key, {
					configurable: !0,
					writable: !0,
					value
				});
			}
		});
	}
	function installLazyProp(inst, key, make, enumerable) {
		let proto = claim(inst, key);
		if (!proto) return;
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				let desc = {
					configurable: !0,
					writable: !0,
					enumerable,
					value: void 0
				};
				Object.defineProperty(this, key, desc);
				desc.value = make(this);
				Object.defineProperty(this, key, desc);
				return desc.value;
			},
			set(value) {
				Object.defineProperty(this, key, {
					configurable: !0,
					writable: !0,
					enumerable,
					value
				});
			}
		});
	}
	var _a$1;
	let NEVER = Object.freeze({ status: "aborted" });
	let _zodDesc = {
		value: void 0,
		enumerable: !1
	};
	let _E = "captureStackTrace" in Error ? Error : null;
	function newError(Definition) {
		let E = _E;
		if (E) {
			let saved = E.stackTraceLimit;
			if (typeof saved == "number") {
				try {
					E.stackTraceLimit = 0;
				} catch {
					_E = null;
					return new Definition();
				}
				try {
					return new Definition();
				} finally {
					E.stackTraceLimit = saved;
				}
			}
		}
		return new Definition();
	}
	function $constructor(name, initializer, proto, params) {
		let zodProto = {};
		function Internals(def) {
			this.def = def;
			this.constr = _;
			this.traits = new Set();
		}
		Internals.prototype = zodProto;
		let protoMembers = proto;
		let initialized = protoMembers && new WeakSet();
		function init(inst, def) {
			if (!inst._zod) {
				_zodDesc.value = new Internals(def);
				try {
					Object.defineProperty(inst, "_zod", _zodDesc);
				} finally {
					_zodDesc.value = void 0;
				}
			} else if (inst._zod.traits.has(name)) return;
			inst._zod.traits.add(name);
			initializer(inst, def);
			if (initialized) {
				let own = Object.getPrototypeOf(inst);
				let ctorProto = inst._zod.constr.prototype;
				let up = own;
				for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
				let target = up ?? own;
				if (!initialized.has(target)) {
					initialized.add(target);
					members(target, protoMembers);
				}
			}
			let proto = _.prototype;
			for (let k in proto) {
				if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
				k in inst || (inst[k] = proto[k].bind(inst));
			}
		}
		let Parent = params?.Parent ?? Object;
		class Definition extends Parent {}
		Object.defineProperty(Definition, "name", { value: name });
		function _(def) {
			let inst = params?.Parent ? newError(Definition) : this;
			init(inst, def);
			let deferred = inst._zod.deferred;
			if (deferred) {
				for (let fn of deferred) fn();
				inst._zod.deferred = void 0;
			}
			let pp = globalThis.__zod_globalConfig?.postProcessor;
			pp && pp(inst);
			return inst;
		}
		Object.defineProperty(_, "init", { value: init });
		Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent) return !0;
			return inst?._zod?.traits?.has(name);
		} });
		Object.defineProperty(_, "name", { value: name });
		return _;
	}
	var $ZodAsyncError = class extends Error {
		constructor() {
			super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
		}
	};
	var $ZodEncodeError = class extends Error {
		constructor(name) {
			super(`Encountered unidirectional transform during encode: ${name}`);
			this.name = "ZodEncodeError";
		}
	};
	(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
	let globalConfig = globalThis.__zod_globalConfig;
	function config(newConfig) {
		newConfig && Object.assign(globalConfig, newConfig);
		return globalConfig;
	}
	function _getMessage() {
		let internals = this._zod;
		internals.message ??= JSON.stringify(internals.def, jsonStringifyReplacer, 2);
		return internals.message;
	}
	function _setMessage(value) {
		this._zod.message = value;
	}
	let _messageDesc = {
		get: _getMessage,
		set: _setMessage,
		enumerable: !0,
		configurable: !0
	};
	let _issuesDesc = {
		value: void 0,
		enumerable: !1
	};
	let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
	let initializer = (inst, def) => {
		inst.name = "$ZodError";
		_issuesDesc.value = def;
		Object.defineProperty(inst, "issues", _issuesDesc);
		_issuesDesc.value = void 0;
		Object.defineProperty(inst, "message", _messageDesc);
		let proto = Object.getPrototypeOf(inst);
		if (!_installedToString.has(proto)) {
			_installedToString.add(proto);
			Object.defineProperty(proto, "toString", {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = () => this.message;
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
					return value;
				},
				set(value) {
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
				}
			});
		}
	};
	let $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
	let _parse = (_Err) => {
		let fn = (schema, value, _ctx, _params) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new $ZodAsyncError();
			if (result.issues.length) {
				let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, _params?.callee ?? fn);
				throw e;
			}
			return result.value;
		};
		return fn;
	};
	let parse$1 = _parse($ZodRealError);
	let _parseAsync = (_Err) => {
		let fn = async (schema, value, _ctx, params) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0
			} : { async: !0 };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			result instanceof Promise && (result = await result);
			if (result.issues.length) {
				let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, params?.callee ?? fn);
				throw e;
			}
			return result.value;
		};
		return fn;
	};
	let parseAsync = _parseAsync($ZodRealError);
	let _safeParse = (_Err) => (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !1
		} : { async: !1 };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		return result.issues.length ? failure(_Err, result.issues, ctx) : {
			success: !0,
			data: result.value
		};
	};
	let safeParse = _safeParse($ZodRealError);
	function failure(Err, issues, ctx) {
		let error;
		return {
			success: !1,
			get error() {
				if (!error) {
					error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
					issues = void 0;
					ctx = void 0;
				}
				return error;
			},
			set error(e) {
				error = e;
				issues = void 0;
				ctx = void 0;
			}
		};
	}
	let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !0
		} : { async: !0 };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		result instanceof Promise && (result = await result);
		return result.issues.length ? failure(_Err, result.issues, ctx) : {
			success: !0,
			data: result.value
		};
	};
	let safeParseAsync = _safeParseAsync($ZodRealError);
	let anyString = /^[\s\S]{0,}$/;
	let number$1 = /^-?\d+(?:\.\d+)?$/;
	let boolean$1 = /^(?:true|false)$/i;
	let _null$2 = /^null$/i;
	let $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
		var _a;
		inst._zod ??= {};
		inst._zod.def = def;
		(_a = inst._zod).onattach ?? (_a.onattach = []);
	});
	let _whenHasLength = (payload) => {
		let val = payload.value;
		return !nullish$1(val) && val.length !== void 0;
	};
	let numericOriginMap = {
		number: "number",
		bigint: "bigint",
		object: "date"
	};
	let $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
		$ZodCheck.init(inst, def);
		let origin = numericOriginMap[typeof def.value];
		inst._zod.check = (payload) => {
			if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
			payload.issues.push({
				origin: numericOriginMap[typeof payload.value] ?? origin,
				code: "too_big",
				maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
				input: payload.value,
				inclusive: def.inclusive,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
		$ZodCheck.init(inst, def);
		let origin = numericOriginMap[typeof def.value];
		inst._zod.check = (payload) => {
			if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
			payload.issues.push({
				origin: numericOriginMap[typeof payload.value] ?? origin,
				code: "too_small",
				minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
				input: payload.value,
				inclusive: def.inclusive,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
		$ZodCheck.init(inst, def);
		def.format = def.format || "float64";
		let isInt = def.format?.includes("int");
		let origin = isInt ? "int" : "number";
		let [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
		inst._zod.check = (payload) => {
			let input = payload.value;
			if (isInt) {
				if (!Number.isInteger(input)) {
					payload.issues.push({
						expected: origin,
						format: def.format,
						code: "invalid_type",
						continue: !1,
						input,
						inst
					});
					return;
				}
				if (!Number.isSafeInteger(input)) {
					input > 0 ? payload.issues.push({
						input,
						code: "too_big",
						maximum: 2 ** 53 - 1,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: !0,
						continue: !def.abort
					}) : payload.issues.push({
						input,
						code: "too_small",
						minimum: -(2 ** 53 - 1),
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: !0,
						continue: !def.abort
					});
					return;
				}
			}
			input < minimum && payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: !0,
				inst,
				continue: !def.abort
			});
			input > maximum && payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: !0,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
		var _a;
		$ZodCheck.init(inst, def);
		(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
		inst._zod.check = (payload) => {
			let input = payload.value;
			let units = input.length;
			if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
			let origin = getLengthableOrigin(input);
			payload.issues.push({
				origin,
				code: "too_big",
				maximum: def.maximum,
				inclusive: !0,
				input,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
		var _a;
		$ZodCheck.init(inst, def);
		(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
		inst._zod.check = (payload) => {
			let input = payload.value;
			let units = input.length;
			if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
			let origin = getLengthableOrigin(input);
			payload.issues.push({
				origin,
				code: "too_small",
				minimum: def.minimum,
				inclusive: !0,
				input,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
		var _a, _b;
		$ZodCheck.init(inst, def);
		def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: def.format,
				input: payload.value,
				...def.pattern ? { pattern: def.pattern.toString() } : {},
				inst,
				continue: !def.abort
			});
		}) : (_b = inst._zod).check ?? (_b.check = () => {});
	});
	let $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
		$ZodCheckStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: "regex",
				input: payload.value,
				pattern: def.pattern.toString(),
				inst,
				continue: !def.abort
			});
		};
	});
	let version = {
		major: 4,
		minor: 6,
		patch: 7
	};
	let $ZodType = $constructor("$ZodType", (inst, def) => {
		var _a;
		inst ??= {};
		inst._zod.def = def;
		inst._zod.bag = inst._zod.bag || {};
		inst._zod.version = version;
		let defChecks = inst._zod.def.checks;
		let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
		for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
		if (checks.length === 0) {
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
		} else {
			let runChecks = (payload, checks, ctx) => {
				if (payload.memo) return payload;
				let isAborted = aborted(payload);
				let asyncResult;
				for (let ch of checks) {
					if (ch._zod.def.when) {
						if (explicitlyAborted(payload)) continue;
						if (!ch._zod.def.when(payload)) continue;
					} else if (isAborted) continue;
					let currLen = payload.issues.length;
					let _ = ch._zod.check(payload);
					if (_ instanceof Promise && ctx?.async === !1) throw new $ZodAsyncError();
					if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						if (payload.issues.length === currLen) return;
						attachSchema(payload.issues, currLen, inst);
						isAborted ||= aborted(payload, currLen);
					});
					else {
						if (payload.issues.length === currLen) continue;
						attachSchema(payload.issues, currLen, inst);
						isAborted ||= aborted(payload, currLen);
					}
				}
				if (asyncResult) return asyncResult.then(() => payload);
				return payload;
			};
			let handleCanaryResult = (canary, payload, ctx) => {
				if (aborted(canary)) {
					canary.aborted = !0;
					return canary;
				}
				let checkResult = runChecks(payload, checks, ctx);
				if (checkResult instanceof Promise) {
					if (ctx.async === !1) throw new $ZodAsyncError();
					return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
				}
				return inst._zod.parse(checkResult, ctx);
			};
			inst._zod.run = (payload, ctx) => {
				if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
				if (ctx.direction === "backward") {
					let canary = inst._zod.parse({
						value: payload.value,
						issues: []
					}, {
						...ctx,
						skipChecks: !0
					});
					if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
					return handleCanaryResult(canary, payload, ctx);
				}
				let result = inst._zod.parse(payload, ctx);
				if (result instanceof Promise) {
					if (ctx.async === !1) throw new $ZodAsyncError();
					return result.then((result) => runChecks(result, checks, ctx));
				}
				return runChecks(result, checks, ctx);
			};
		}
	}, {
		get "~standard"() {
			return hide(this, "~standard", standardProps(this));
		},
		set "~standard"(value) {
			own(this, "~standard", value);
		}
	});
	let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
	async function validateAsync(inst, value) {
		let ctx = { async: !0 };
		return toStandardResult(await inst._zod.run({
			value,
			issues: []
		}, ctx), ctx);
	}
	function standardProps(inst) {
		return {
			validate: (value) => {
				let ctx = { async: !1 };
				try {
					let r = inst._zod.run({
						value,
						issues: []
					}, ctx);
					if (!(r instanceof Promise)) return toStandardResult(r, ctx);
				} catch {}
				return validateAsync(inst, value);
			},
			vendor: "zod",
			version: 1
		};
	}
	let $ZodString = $constructor("$ZodString", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = def.pattern ?? anyString;
		inst._zod.parse = (payload, _) => {
			if (def.coerce) try {
				payload.value = String(payload.value);
			} catch {}
			if (typeof payload.value == "string") return payload;
			payload.issues.push({
				expected: "string",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return payload;
		};
	});
	let $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = number$1;
		inst._zod.parse = (payload, _ctx) => {
			if (def.coerce) try {
				payload.value = Number(payload.value);
			} catch {}
			let input = payload.value;
			if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
			let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
			payload.issues.push({
				expected: "number",
				code: "invalid_type",
				input,
				inst,
				...received ? { received } : {}
			});
			return payload;
		};
	});
	let $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
		$ZodCheckNumberFormat.init(inst, def);
		$ZodNumber.init(inst, def);
	});
	let $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = boolean$1;
		inst._zod.parse = (payload, _ctx) => {
			if (def.coerce) try {
				payload.value = !!payload.value;
			} catch {}
			let input = payload.value;
			if (typeof input == "boolean") return payload;
			payload.issues.push({
				expected: "boolean",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodNull = $constructor("$ZodNull", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = _null$2;
		inst._zod.values = new Set([null]);
		inst._zod.parse = (payload, _ctx) => {
			let input = payload.value;
			if (input === null) return payload;
			payload.issues.push({
				expected: "null",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.parse = (payload) => payload;
	});
	let $ZodNever = $constructor("$ZodNever", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.parse = (payload, _ctx) => {
			payload.issues.push({
				expected: "never",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return payload;
		};
	});
	function capSize(inst, size) {
		let caps = sizeCaps(inst._zod.def.checks);
		if (!caps.length) return;
		let cap = Math.min(...caps.map((c) => c[0]));
		let parse = inst._zod.parse;
		inst._zod.parse = (payload, ctx) => {
			let n = size(payload.value);
			if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
				for (let [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
					let start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = !1;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
			return parse(payload, ctx);
		};
	}
	let arraySize = (input) => Array.isArray(input) ? input.length : -1;
	function handleArrayResult(result, final, index) {
		result.issues.length && final.issues.push(...prefixIssues(index, result.issues));
		final.value[index] = result.value;
	}
	let $ZodArray = $constructor("$ZodArray", (inst, def) => {
		$ZodType.init(inst, def);
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!Array.isArray(input)) {
				payload.issues.push({
					expected: "array",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
			let proms = [];
			let abortEarly = ctx?.abortEarly;
			for (let i = 0; i < input.length; i++) {
				let item = input[i];
				let result = def.element._zod.run({
					value: item,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
				else {
					handleArrayResult(result, payload, i);
					if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
				}
			}
			if (proms.length) return Promise.all(proms).then(() => payload);
			return payload;
		};
		capSize(inst, arraySize);
	});
	function handlePropertyResult(result, final, key, input, optin, optout) {
		let isPresent = key in input;
		let isOptionalOut = optout === "optional";
		if (!isPresent && isOptionalOut && optin === "optional") return;
		if (result.issues.length) {
			if (optin !== void 0 && isOptionalOut && !isPresent) return;
			final.issues.push(...prefixIssues(key, result.issues));
		}
		if (!isPresent && optin === void 0) {
			result.issues.length || final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: void 0,
				path: [key]
			});
			return;
		}
		result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
	}
	let NO_SYMBOL_KEYS = [];
	function normalizeDef(def) {
		let keys = Object.keys(def.shape);
		let ownSymbols = Object.getOwnPropertySymbols(def.shape);
		let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
		let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
		for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		let okeys = optionalKeys(def.shape);
		return {
			...def,
			allKeys,
			symbolKeys,
			keySet: new Set(keys),
			numKeys: keys.length,
			optionalKeys: new Set(okeys)
		};
	}
	function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
		let unrecognized = [];
		let keySet = def.keySet;
		let _catchall = def.catchall._zod;
		let t = _catchall.def.type;
		let optin = _catchall.optin;
		let optout = _catchall.optout;
		let seen = 0;
		for (let key in input) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (keySet.has(key)) continue;
			if (key === "__proto__") {
				t === "never" && unrecognized.push(key);
				continue;
			}
			if (t === "never") {
				unrecognized.push(key);
				continue;
			}
			let r = _catchall.run({
				value: input[key],
				issues: []
			}, ctx);
			r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
		}
		unrecognized.length && payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: !0
		});
		if (!proms.length) return payload;
		return Promise.all(proms).then(() => payload);
	}
	let $ZodObject = $constructor("$ZodObject", (inst, def) => {
		$ZodType.init(inst, def);
		let desc = Object.getOwnPropertyDescriptor(def, "shape");
		let sh = desc?.get ? desc.get.raw : def.shape ?? {};
		if (sh) {
			let get = () => {
				let newSh = { ...sh };
				Object.defineProperty(def, "shape", { value: newSh });
				get.raw = newSh;
				return newSh;
			};
			get.raw = sh;
			Object.defineProperty(def, "shape", { get });
		}
		let _normalized = cached(() => normalizeDef(def));
		defineLazyInternal(inst, "propValues", (zod) => {
			let shape = zod.def.shape;
			let propValues = {};
			for (let key in shape) {
				let field = shape[key]._zod;
				if (field.values) {
					Object.prototype.hasOwnProperty.call(propValues, key) || assignProp(propValues, key, new Set());
					for (let v of field.values) propValues[key].add(v);
					field.optin !== void 0 && propValues[key].add(void 0);
				}
			}
			return propValues;
		});
		let isObject$1 = isObject;
		let catchall = def.catchall;
		let value;
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			value ??= _normalized.value;
			let input = payload.value;
			if (!isObject$1(input)) {
				payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let proms = [];
			let shape = value.shape;
			let abortEarly = ctx?.abortEarly;
			let seen = payload.issues.length;
			for (let key of value.allKeys) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (key === "__proto__") continue;
				let el = shape[key];
				let optin = el._zod.optin;
				let optout = el._zod.optout;
				let r = el._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
			}
			if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
			return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
		};
	});
	function handleUnionResults(results, final, inst, ctx) {
		for (let result of results) if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
		let nonaborted = results.filter((r) => !aborted(r));
		if (nonaborted.length === 1) {
			final.value = nonaborted[0].value;
			return nonaborted[0];
		}
		final.issues.push({
			code: "invalid_union",
			input: final.value,
			inst,
			errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
		});
		return final;
	}
	let $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
		defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
		defineLazyInternal(inst, "values", (zod) => {
			if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		});
		defineLazyInternal(inst, "pattern", (zod) => {
			if (zod.def.options.every((o) => o._zod.pattern)) {
				let patterns = zod.def.options.map((o) => o._zod.pattern);
				return RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
			}
		});
		let first = def.options.length === 1 ? def.options[0]._zod.run : null;
		inst._zod.parse = (payload, ctx) => {
			if (first) return first(payload, ctx);
			let async = !1;
			let results = [];
			for (let option of def.options) {
				let result = option._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					results.push(result);
					async = !0;
				} else {
					if (result.issues.length === 0) return result;
					results.push(result);
				}
			}
			if (!async) return handleUnionResults(results, payload, inst, ctx);
			return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
		};
	});
	function discriminatorMap(def) {
		let map = new Map();
		for (let option of def.options) {
			let values = option._zod.propValues?.[def.discriminator];
			if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
			for (let value of values) if (map.has(value)) {
				if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
				map.set(value, null);
			} else map.set(value, option);
		}
		return map;
	}
	let $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
		def.inclusive = !1;
		$ZodUnion.init(inst, def);
		let _super = inst._zod.parse;
		defineLazyInternal(inst, "propValues", (zod) => {
			let propValues = {};
			let undefinedCount = 0;
			for (let option of zod.def.options) {
				let pv = option._zod.propValues;
				if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
				pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
				for (let [k, v] of Object.entries(pv)) {
					Object.prototype.hasOwnProperty.call(propValues, k) || assignProp(propValues, k, new Set());
					for (let val of v) propValues[k].add(val);
				}
			}
			!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
			return propValues;
		});
		def.options.forEach((option, i) => {
			let propShape = rawShape(option._zod.def);
			if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
		});
		let disc = cached(() => discriminatorMap(def));
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!isObject(input)) {
				payload.issues.push({
					code: "invalid_type",
					expected: "object",
					input,
					inst
				});
				return payload;
			}
			let value = input?.[def.discriminator];
			let opt = disc.value.get(value);
			if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
			if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
			payload.issues.push({
				code: "invalid_union",
				errors: [],
				note: "No matching discriminator",
				discriminator: def.discriminator,
				options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
				input,
				path: [def.discriminator],
				inst
			});
			return payload;
		};
	});
	let $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
		$ZodType.init(inst, def);
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!isPlainObject(input)) {
				payload.issues.push({
					expected: "record",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			let proms = [];
			let values = def.keyType._zod.values;
			if (values && !def.partial) {
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let recordKeys = new Set();
				for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
					recordKeys.add(typeof key == "number" ? key.toString() : key);
					if (key === "__proto__") continue;
					let keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
						continue;
					}
					let outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					let result = def.valueType._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}));
					else {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}
				}
				let unrecognized;
				for (let key in input) if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__") continue;
						payload.value[key] = input[key];
					} else {
						unrecognized ??= [];
						unrecognized.push(key);
					}
				}
				unrecognized && unrecognized.length > 0 && payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: !0
				});
			} else {
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let unrecognized;
				for (let key of Reflect.ownKeys(input)) {
					if (key === "__proto__") continue;
					if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
					let keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					if (typeof key == "string" && number$1.test(key) && keyResult.issues.length) {
						let retryResult = def.keyType._zod.run({
							value: Number(key),
							issues: []
						}, ctx);
						if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						retryResult.issues.length === 0 && (keyResult = retryResult);
					}
					if (keyResult.issues.length) {
						if (def.mode === "loose") payload.value[key] = input[key];
						else if (values) {
							unrecognized ??= [];
							unrecognized.push(key);
						} else payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
						continue;
					}
					let outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					let result = def.valueType._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}));
					else {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}
				}
				unrecognized && unrecognized.length > 0 && payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: !0
				});
			}
			if (proms.length) return Promise.all(proms).then(() => payload);
			return payload;
		};
	});
	let $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
		$ZodType.init(inst, def);
		let values = getEnumValues(def.entries);
		let valuesSet = new Set(values);
		inst._zod.values = valuesSet;
		defineLazyInternal(inst, "pattern", (zod) => {
			let patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
			return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex$1(o.toString())).join("|")})$` : "^[^\\s\\S]$");
		});
		inst._zod.parse = (payload, _ctx) => {
			let input = payload.value;
			if (valuesSet.has(input)) return payload;
			payload.issues.push({
				code: "invalid_value",
				values,
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
		$ZodType.init(inst, def);
		let values = new Set(def.values);
		inst._zod.values = values;
		defineLazyInternal(inst, "pattern", (zod) => {
			let vals = zod.def.values;
			return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex$1(o) : o ? escapeRegex$1(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
		});
		inst._zod.parse = (payload, _ctx) => {
			let input = payload.value;
			if (values.has(input)) return payload;
			payload.issues.push({
				code: "invalid_value",
				values: def.values,
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.optin = "optional";
		globalConfig.memoizer?.guard(inst);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
			let _out = def.transform(payload.value, payload);
			if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
				payload.value = output;
				return payload;
			});
			if (_out instanceof Promise) throw new $ZodAsyncError();
			payload.value = _out;
			return payload;
		};
	});
	function handleOptionalResult(payload, result) {
		payload.value = result.issues.length ? void 0 : result.value;
		return payload;
	}
	let $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
		inst._zod.optout = "optional";
		defineLazyInternal(inst, "values", (zod) => {
			let values = zod.def.innerType._zod.values;
			return values ? new Set([...values, void 0]) : void 0;
		});
		defineLazyInternal(inst, "pattern", (zod) => {
			let pattern = zod.def.innerType._zod.pattern;
			return pattern ? RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
		});
		inst._zod.parse = (payload, ctx) => {
			if (payload.value === void 0) {
				if (def.innerType._zod.optin !== "defaulted") return payload;
				let result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
				return handleOptionalResult(payload, result);
			}
			return def.innerType._zod.run(payload, ctx);
		};
	});
	let $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
		defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
		defineLazyInternal(inst, "pattern", (zod) => {
			let pattern = zod.def.innerType._zod.pattern;
			return pattern ? RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
		});
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
		inst._zod.parse = (payload, ctx) => {
			if (payload.value === null) return payload;
			return def.innerType._zod.run(payload, ctx);
		};
	});
	let $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.optin = "defaulted";
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
			if (payload.value === void 0) {
				payload.value = def.defaultValue;
				return payload;
			}
			let result = def.innerType._zod.run(payload, ctx);
			if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
			return handleDefaultResult(result, def);
		};
	});
	function handleDefaultResult(payload, def) {
		payload.value === void 0 && (payload.value = def.defaultValue);
		return payload;
	}
	let $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
		defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
		defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
		defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") {
				let right = def.out._zod.run(payload, ctx);
				if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
				return handlePipeResult(right, def.in, ctx);
			}
			let left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
			return handlePipeResult(left, def.out, ctx);
		};
	});
	function handlePipeResult(left, next, ctx) {
		if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
			left.aborted = !0;
			return left;
		}
		return next._zod.run({
			value: left.value,
			issues: left.issues
		}, ctx);
	}
	let $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
		$ZodCheck.init(inst, def);
		$ZodType.init(inst, def);
		inst._zod.parse = (payload, _) => payload;
		inst._zod.check = (payload) => {
			let input = payload.value;
			let r = def.fn(input);
			if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
			handleRefineResult(r, payload, input, inst);
		};
	});
	function handleRefineResult(result, payload, input, inst) {
		if (!result) {
			let _iss = {
				code: "custom",
				input,
				inst,
				path: [...inst._zod.def.path ?? []],
				continue: !inst._zod.def.abort
			};
			inst._zod.def.params && (_iss.params = inst._zod.def.params);
			payload.issues.push(issue(_iss));
		}
	}
	var _a;
	var $ZodRegistry = class {
		constructor() {
			this._map = new WeakMap();
			this._idmap = new Map();
		}
		add(schema, ..._meta) {
			let meta = _meta[0];
			this._map.set(schema, meta);
			meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
			return this;
		}
		clear() {
			this._map = new WeakMap();
			this._idmap = new Map();
			return this;
		}
		remove(schema) {
			let meta = this._map.get(schema);
			meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
			this._map.delete(schema);
			return this;
		}
		get(schema) {
			let p = schema._zod.parent;
			if (p) {
				let pm = { ...this.get(p) ?? {} };
				delete pm.id;
				let f = {
					...pm,
					...this._map.get(schema)
				};
				return Object.keys(f).length ? f : void 0;
			}
			return this._map.get(schema);
		}
		has(schema) {
			return this._map.has(schema);
		}
	};
	function registry() {
		return new $ZodRegistry();
	}
	(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
	let globalRegistry = globalThis.__zod_globalRegistry;
	function snapshotChecks(def) {
		def.checks &&= [...def.checks];
		return def;
	}
	function _string(Class, params) {
		return new Class(snapshotChecks({
			type: "string",
			...normalizeParams(params)
		}));
	}
	function _number(Class, params) {
		return new Class(snapshotChecks({
			type: "number",
			checks: [],
			...normalizeParams(params)
		}));
	}
	function _int(Class, params) {
		return new Class({
			type: "number",
			check: "number_format",
			abort: !1,
			format: "safeint",
			...normalizeParams(params)
		});
	}
	function _boolean(Class, params) {
		return new Class({
			type: "boolean",
			...normalizeParams(params)
		});
	}
	function _null$1(Class, params) {
		return new Class({
			type: "null",
			...normalizeParams(params)
		});
	}
	function _unknown(Class) {
		return new Class({ type: "unknown" });
	}
	function _never(Class, params) {
		return new Class({
			type: "never",
			...normalizeParams(params)
		});
	}
	function _lte(value, params) {
		return new $ZodCheckLessThan({
			check: "less_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _gt(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !1
		});
	}
	function _gte(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _positive(params) {
		return _gt(0, params);
	}
	function _nonnegative(params) {
		return _gte(0, params);
	}
	function _maxLength(maximum, params) {
		return new $ZodCheckMaxLength({
			check: "max_length",
			...normalizeParams(params),
			maximum
		});
	}
	function _minLength(minimum, params) {
		return new $ZodCheckMinLength({
			check: "min_length",
			...normalizeParams(params),
			minimum
		});
	}
	function _regex(pattern, params) {
		return new $ZodCheckRegex({
			check: "string_format",
			format: "regex",
			...normalizeParams(params),
			pattern
		});
	}
	function _refine(Class, fn, _params) {
		return new Class({
			type: "custom",
			check: "custom",
			fn,
			...normalizeParams(_params)
		});
	}
	function describe$1(description) {
		let ch = new $ZodCheck({ check: "describe" });
		ch._zod.onattach = [(inst) => {
			let existing = globalRegistry.get(inst) ?? {};
			globalRegistry.add(inst, {
				...existing,
				description
			});
		}];
		ch._zod.check = () => {};
		return ch;
	}
	let ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
		if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
		$ZodType.init(inst, def);
		inst.def = def;
		inst.type = def.type;
	}, {
		get with() {
			return this.check;
		},
		set with(value) {
			own(this, "with", value);
		},
		parse(data, params) {
			return parse$1(this, data, params, { callee: this.parse });
		},
		parseAsync(data, params) {
			return parseAsync(this, data, params, { callee: this.parseAsync });
		},
		safeParse(data, params) {
			return safeParse(this, data, params);
		},
		safeParseAsync(data, params) {
			return safeParseAsync(this, data, params);
		},
		check(...checks) {
			let def = this.def;
			return this.clone({
				...def,
				checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
					check: ch,
					def: { check: "custom" },
					onattach: []
				} } : ch)]
			}, { parent: !0 });
		},
		clone(_def, params) {
			return clone(this, _def, params);
		},
		brand() {
			return this;
		},
		register(reg, meta) {
			reg.add(this, meta);
			return this;
		},
		apply(fn, ...args) {
			return args.length === 0 ? fn(this) : fn(this, ...args);
		}
	});
	let ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
		$ZodString.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function string$1(params) {
		return _string(ZodMiniString, params);
	}
	let ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
		$ZodNumber.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function number(params) {
		return _number(ZodMiniNumber, params);
	}
	let ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
		$ZodNumberFormat.init(inst, def);
		ZodMiniNumber.init(inst, def);
	});
	function int$2(params) {
		return _int(ZodMiniNumberFormat, params);
	}
	let ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
		$ZodBoolean.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function boolean(params) {
		return _boolean(ZodMiniBoolean, params);
	}
	let ZodMiniNull = $constructor("ZodMiniNull", (inst, def) => {
		$ZodNull.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _null(params) {
		return _null$1(ZodMiniNull, params);
	}
	let ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
		$ZodUnknown.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function unknown() {
		return _unknown(ZodMiniUnknown);
	}
	let ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
		$ZodNever.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function never(params) {
		return _never(ZodMiniNever, params);
	}
	let ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
		$ZodArray.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function array(element, params) {
		return new ZodMiniArray({
			type: "array",
			element,
			...normalizeParams(params)
		});
	}
	let ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
		$ZodObject.init(inst, def);
		ZodMiniType.init(inst, def);
		installLazyProp(inst, "shape", (self) => self._zod.def.shape, !1);
	});
	function object(shape, params) {
		let def = {
			type: "object",
			shape: shape ?? {},
			...normalizeParams(params)
		};
		return new ZodMiniObject(def);
	}
	function strictObject(shape, params) {
		return new ZodMiniObject({
			type: "object",
			shape,
			catchall: never(),
			...normalizeParams(params)
		});
	}
	function looseObject(shape, params) {
		return new ZodMiniObject({
			type: "object",
			shape,
			catchall: unknown(),
			...normalizeParams(params)
		});
	}
	let ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
		$ZodUnion.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function union(options, params) {
		return new ZodMiniUnion({
			type: "union",
			options,
			...normalizeParams(params)
		});
	}
	let ZodMiniDiscriminatedUnion = $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
		$ZodDiscriminatedUnion.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function discriminatedUnion(discriminator, options, params) {
		return new ZodMiniDiscriminatedUnion({
			type: "union",
			options,
			discriminator,
			...normalizeParams(params)
		});
	}
	let ZodMiniRecord = $constructor("ZodMiniRecord", (inst, def) => {
		$ZodRecord.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function record(keyType, valueType, params) {
		if (!valueType || !valueType._zod) return new ZodMiniRecord({
			type: "record",
			keyType: string$1(),
			valueType: keyType,
			...normalizeParams(valueType)
		});
		return new ZodMiniRecord({
			type: "record",
			keyType,
			valueType,
			...normalizeParams(params)
		});
	}
	let ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
		$ZodEnum.init(inst, def);
		ZodMiniType.init(inst, def);
		inst.options = [...inst._zod.values];
	});
	function _enum(values, params) {
		let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
		return new ZodMiniEnum({
			type: "enum",
			entries,
			...normalizeParams(params)
		});
	}
	let ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
		$ZodLiteral.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function literal(value, params) {
		return new ZodMiniLiteral({
			type: "literal",
			values: Array.isArray(value) ? value : [value],
			...normalizeParams(params)
		});
	}
	let ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
		$ZodTransform.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function transform(fn) {
		return new ZodMiniTransform({
			type: "transform",
			transform: fn
		});
	}
	let ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
		$ZodOptional.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function optional(innerType) {
		return new ZodMiniOptional({
			type: "optional",
			innerType
		});
	}
	let ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
		$ZodNullable.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function nullable(innerType) {
		return new ZodMiniNullable({
			type: "nullable",
			innerType
		});
	}
	function nullish(innerType) {
		return optional(nullable(innerType));
	}
	let ZodMiniDefault = $constructor("ZodMiniDefault", (inst, def) => {
		$ZodDefault.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _default(innerType, defaultValue) {
		return new ZodMiniDefault({
			type: "default",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
			}
		});
	}
	let ZodMiniPipe = $constructor("ZodMiniPipe", (inst, def) => {
		$ZodPipe.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function pipe(in_, out) {
		return new ZodMiniPipe({
			type: "pipe",
			in: in_,
			out
		});
	}
	let ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
		$ZodCustom.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function check(fn, params) {
		let ch = new $ZodCheck({
			check: "custom",
			...normalizeParams(params)
		});
		ch._zod.check = fn;
		return ch;
	}
	function refine(fn, _params = {}) {
		return _refine(ZodMiniCustom, fn, _params);
	}
	let describe = describe$1;
	function escapeGlob(path) {
		return path.replace(/[*?[\]{}]|^!/g, "\\$&");
	}
	function escapeRegex(text) {
		return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	}
	function shellWord(text) {
		return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
	}
	function regexAtLeast(least) {
		let digits = String(least);
		return `0*(?:${[
			digits,
			...[...digits].flatMap((digit, at) => {
				let rest = digits.length - at - 1;
				return digit === "9" ? [] : [`${digits.slice(0, at)}${classOf(Number(digit) + 1)}${rest === 0 ? "" : `\\d{${rest}}`}`];
			}),
			`[1-9]\\d{${digits.length},}`
		].join("|")})(?!\\d)`;
	}
	function classOf(from) {
		return from === 9 ? "9" : `[${from}-9]`;
	}
	function formatOf(id) {
		return id.length === 40 ? "sha1" : "sha256";
	}
	function objectId({ type, bytes }, format) {
		return (0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes)).digest("hex");
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
		for (let { type, bytes } of objects) parts.push(entryHead(TYPES[type], bytes.length), (0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.deflateSync)(bytes, { level: node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.Z_BEST_SPEED }));
		let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)(format);
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
	let MAX_ALTERNATIVES = 1e3;
	function expandBraces(pattern) {
		if (!/[{}]/.test(pattern)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([pattern]);
		let reader = {
			pattern,
			at: 0
		};
		let expanded = readSequence(reader, !1);
		if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
		return expanded;
	}
	function classEnd(pattern, open) {
		let at = open + 1;
		(pattern[at] === "!" || pattern[at] === "^") && at++;
		pattern[at] === "]" && at++;
		for (; at < pattern.length && pattern[at] !== "/"; at++) if (pattern[at] === "\\") at++;
		else if (pattern[at] === "]") return at;
		return -1;
	}
	function syntaxFault(reason) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			kind: "syntax",
			reason
		});
	}
	function unclosedClass() {
		return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
	}
	function readSequence(reader, isInside) {
		let { pattern } = reader;
		let heads = [""];
		for (; reader.at < pattern.length;) {
			let character = pattern.charAt(reader.at);
			if (character === "}" || isInside && character === ",") break;
			let tails;
			if (character === "{") {
				let group = readGroup(reader);
				if (!group.ok) return group;
				tails = group.value;
			} else {
				let end = character === "[" ? classEnd(pattern, reader.at) : reader.at + +(character === "\\");
				if (end < 0) return unclosedClass();
				tails = [pattern.slice(reader.at, end + 1)];
				reader.at = end + 1;
			}
			if (heads.length * tails.length > 1e3) return tooMany();
			heads = heads.flatMap((head) => tails.map((tail) => head + tail));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(heads);
	}
	function readGroup(reader) {
		let alternatives = [];
		do {
			reader.at++;
			let alternative = readSequence(reader, !0);
			if (!alternative.ok) return alternative;
			alternatives.push(...alternative.value);
		} while (reader.pattern[reader.at] === ",");
		if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
		reader.at++;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(alternatives);
	}
	function tooMany() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			kind: "limit",
			reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
		});
	}
	function parseSegment(source) {
		if (source === "**") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ kind: "globstar" });
		let tokens = [];
		let text = "";
		let flush = () => {
			text !== "" && tokens.push({
				kind: "text",
				text
			});
			text = "";
		};
		for (let at = 0; at < source.length; at++) {
			let character = source.charAt(at);
			if (character === "*" || character === "?") {
				flush();
				character === "?" ? tokens.push({ kind: "one" }) : tokens.at(-1)?.kind !== "star" && tokens.push({ kind: "star" });
			} else if (character === "[") {
				flush();
				let end = classEnd(source, at);
				if (end < 0) return unclosedClass();
				let parsed = parseClass(source.slice(at + 1, end));
				if (!parsed.ok) return parsed;
				tokens.push(parsed.value);
				at = end;
			} else {
				character === "\\" && at++;
				text += source.charAt(at);
			}
		}
		let isLiteral = tokens.length === 0;
		flush();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(isLiteral ? {
			kind: "literal",
			text: tokens[0]?.kind === "text" ? tokens[0].text : ""
		} : {
			kind: "tokens",
			tokens
		});
	}
	function matchTokens(tokens, path, start, end) {
		let at = start;
		let index = 0;
		let starIndex = -1;
		let starAt = 0;
		for (;;) {
			let token = tokens[index];
			if (token === void 0) {
				if (at === end) return !0;
			} else if (token.kind === "star") {
				if (index === tokens.length - 1) return !0;
				starIndex = index++;
				starAt = at;
				continue;
			} else {
				let next = take(token, path, at, end);
				if (next >= 0) {
					at = next;
					index++;
					continue;
				}
			}
			if (starIndex < 0 || starAt >= end) return !1;
			starAt += widthAt(path, starAt);
			at = starAt;
			index = starIndex + 1;
		}
	}
	function take(token, path, at, end) {
		if (token.kind === "text") return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
		if (at >= end) return -1;
		if (token.kind === "class") {
			let point = path.codePointAt(at) ?? 0;
			if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1;
		}
		return at + widthAt(path, at);
	}
	function widthAt(path, at) {
		return (path.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
	}
	function parseClass(source) {
		if (source.includes("[:")) return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
		let isNegated = /^[!^]/.test(source);
		let members = [];
		let characters = [...isNegated ? source.slice(1) : source];
		for (let i = 0; i < characters.length; i++) {
			let isEscaped = characters[i] === "\\" && i + 1 < characters.length;
			isEscaped && i++;
			members.push({
				point: characters[i]?.codePointAt(0) ?? 0,
				isDash: characters[i] === "-" && !isEscaped
			});
		}
		let ranges = [];
		for (let i = 0; i < members.length; i++) {
			let from = members[i]?.point ?? 0;
			let to = members[i + 1]?.isDash ? members[i + 2]?.point : void 0;
			to !== void 0 && (i += 2);
			if (to !== void 0 && to < from) return syntaxFault("Turn the range in the class around: it ends before it begins.");
			ranges.push([from, to ?? from]);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "class",
			isNegated,
			ranges
		});
	}
	function parseGlob(pattern) {
		return parseGlobs([pattern]);
	}
	function parseGlobs(patterns) {
		let parsed = parseAll(patterns);
		return parsed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(anyOf(parsed.value.map(compileSegments))) : parsed;
	}
	function parseExcludes(patterns) {
		let parsed = parseAll(patterns);
		if (!parsed.ok) return parsed;
		let names = parsed.value.flatMap((segments) => soleName(segments) ?? []);
		let others = parsed.value.filter((segments) => soleName(segments) === void 0).flatMap(withAllBelow);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(anyOf([...compileNames(names), ...others.map(compileSegments)]));
	}
	let GLOBSTAR = { kind: "globstar" };
	function withAllBelow(segments) {
		return segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]];
	}
	function soleName([first, second, ...more]) {
		return first?.kind === "globstar" && second?.kind === "literal" && more.length === 0 ? second.text : void 0;
	}
	function anyOf(matchers) {
		let [only, ...others] = matchers;
		if (only !== void 0 && others.length === 0) return { matches: only };
		return { matches: (path) => matchers.some((matcher) => matcher(path)) };
	}
	function parseAll(patterns) {
		let all = [];
		for (let pattern of patterns) {
			let parsed = parsePattern(pattern);
			if (!parsed.ok) return parsed;
			all.push(...parsed.value);
			if (all.length > 1e3) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(all);
	}
	function parsePattern(pattern) {
		if (Buffer.byteLength(pattern) > 256) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLarge(pattern, "it is longer than 256 bytes"));
		if (pattern === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(invalid(pattern, "Say which files are meant."));
		if (pattern.startsWith("!")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(invalid(pattern, "A pattern cannot be negated: say what is wanted, use 'exclude' where there is one, or write '\\!' for the character itself."));
		let expanded = expandBraces(pattern);
		if (!expanded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromFault(pattern, expanded.error));
		let alternatives = [];
		for (let alternative of expanded.value) {
			let problem = findEscape(pattern, alternative);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(problem);
			let segments = parseAlternative(alternative);
			if (!segments.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromFault(pattern, segments.error));
			alternatives.push(segments.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(alternatives);
	}
	function parseAlternative(alternative) {
		let isAnchored = /\/./.test(alternative);
		let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
		let segments = isAnchored ? [] : [GLOBSTAR];
		for (let source of sources) {
			let segment = parseSegment(source);
			if (!segment.ok) return segment;
			(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(segments);
	}
	function findEscape(pattern, alternative) {
		let shown = `Glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern)}'`;
		let outside = () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
		let denied = (why, suggestion) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
		if (/[^ -~]/.test(alternative) && /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
		if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
		if (alternative.split(/[/\\]/).includes("..")) return outside();
		if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
		if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
	}
	function fromFault(pattern, fault) {
		return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
	}
	function invalid(pattern, advice) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_pattern", `Invalid glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
	}
	function tooLarge(pattern, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("limit_exceeded", `Glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
	}
	function compileSegments(segments) {
		let literals = [];
		for (let segment of segments) {
			if (segment.kind !== "literal") break;
			literals.push(segment.text);
		}
		let rest = segments.slice(literals.length);
		if (rest.length === 0) {
			let whole = literals.join("/");
			return (path) => path === whole;
		}
		let prefix = literals.map((literal) => `${literal}/`).join("");
		let matchRest = compileCommon(rest) ?? compileAny(rest);
		return prefix === "" ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
	}
	function compileNames(names) {
		if (names.length === 0) return [];
		let regex = RegExp(`(?:^|/)(?:${names.map(escapeRegex).join("|")})(?:/|$)`);
		return [(path) => regex.test(path)];
	}
	function compileCommon([first, second, third, ...more]) {
		if (first?.kind !== "globstar" || more.length > 0) return;
		if (second === void 0) return (path, from) => path.length > from;
		if (third === void 0) {
			if (second.kind === "literal") return (path, from) => endsWithName(path, from, second.text);
			let suffix = suffixOf(second);
			return suffix === void 0 ? void 0 : (path) => path.endsWith(suffix);
		}
		if (second.kind !== "literal" || third.kind !== "globstar") return;
		let directory = `${second.text}/`;
		return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
	}
	function endsWithName(path, from, name) {
		let start = path.length - name.length;
		return path.endsWith(name) && (start === from || start > from && path[start - 1] === "/");
	}
	function suffixOf(segment) {
		if (segment.kind !== "tokens" || segment.tokens.length > 2 || segment.tokens[0]?.kind !== "star") return;
		let last = segment.tokens[1];
		if (last === void 0) return "";
		return last.kind === "text" ? last.text : void 0;
	}
	function compileAny(segments) {
		let last = segments.at(-1);
		let lastToken = last?.kind === "tokens" ? last.tokens.at(-1) : void 0;
		let suffix = lastToken?.kind === "text" ? lastToken.text : "";
		return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
	}
	function matchSegments(segments, path, from) {
		let at = from;
		let index = 0;
		let starIndex = -1;
		let starAt = 0;
		for (;;) {
			let segment = segments[index];
			if (segment === void 0) {
				if (at > path.length) return !0;
			} else if (segment.kind === "globstar") {
				if (index === segments.length - 1) return at < path.length;
				starIndex = index++;
				starAt = at;
				continue;
			} else if (at <= path.length) {
				let slash = path.indexOf("/", at);
				let end = slash < 0 ? path.length : slash;
				if (matchName(segment, path, at, end)) {
					at = end + 1;
					index++;
					continue;
				}
			}
			if (starIndex < 0) return !1;
			let slash = path.indexOf("/", starAt);
			if (slash < 0) return !1;
			starAt = slash + 1;
			at = starAt;
			index = starIndex + 1;
		}
	}
	function matchName(segment, path, start, end) {
		if (segment.kind === "tokens") return matchTokens(segment.tokens, path, start, end);
		return end - start === segment.text.length && path.startsWith(segment.text, start);
	}
	var Diagnostics = class {
		#found = [];
		error(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "error",
				code,
				message,
				suggestion,
				at
			});
		}
		warning(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "warning",
				code,
				message,
				suggestion,
				at
			});
		}
		get count() {
			return this.#found.length;
		}
		get hasErrors() {
			return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === "error");
		}
		get isFull() {
			return this.#found.length >= 200;
		}
		list() {
			let sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
			let last = sorted.at(-1);
			if (last === void 0 || !this.isFull) return sorted;
			return [...sorted, {
				severity: "error",
				code: "too_many_problems",
				message: "There may be more than these 200 problems",
				suggestion: "Correct these first, then check again.",
				at: last.at
			}];
		}
	};
	function elapsedMs() {
		let [seconds, nanoseconds] = process.hrtime();
		return seconds * 1e3 + nanoseconds / 1e6;
	}
	let realClock = {
		elapsed: elapsedMs,
		now: () => new Date()
	};
	let guard;
	function withWorkLimit(work, limitMs, mostMs = 64 * limitMs) {
		let deadline = elapsedMs() + mostMs;
		for (let limit = limitMs;; limit *= 2) {
			let left = deadline - elapsedMs();
			if (left <= 0) return "timed_out";
			let before = workedMs();
			let end = attempt(work, Math.min(limit, left));
			if (end === "done") return end;
			if (end === "interrupted" || workedMs() - before >= .25 * limitMs) return "timed_out";
		}
	}
	function workedMs() {
		let { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
		return (user + system) / 1e3;
	}
	function attempt(work, limitMs) {
		let { context, script } = prepareGuard(work);
		try {
			let breakOnSigint = process.listenerCount("SIGINT") > 0;
			script.runInContext(context, {
				timeout: Math.max(1, Math.ceil(limitMs)),
				breakOnSigint
			});
			return "done";
		} catch (error) {
			let { code } = error;
			if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return "timed_out";
			if (code !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw error;
			process.emit("SIGINT");
			return "interrupted";
		}
	}
	function fitsInTime(pattern, text, limitMs = 500) {
		if (whyUnprepared(pattern.source, pattern.flags) !== void 0) return;
		let fits;
		withWorkLimit(() => {
			fits = pattern.test(text);
		}, limitMs);
		return fits;
	}
	function prepareGuard(work) {
		if (guard === void 0) {
			let made = {
				context: node_vm__WEBPACK_IMPORTED_MODULE_7__.createContext({ run: () => made.work() }),
				script: new node_vm__WEBPACK_IMPORTED_MODULE_7__.Script("run()"),
				work
			};
			guard = made;
		}
		guard.work = work;
		return guard;
	}
	let UNKNOWN$2 = "could not be tried out in a process of its own";
	let tried = new Map();
	function whyUnprepared(source, flags) {
		if (hasFewPaths(source, flags)) return;
		let decisive = flags.replace(/[^iu]/g, "");
		let key = `${decisive}/${source}`;
		if (tried.has(key)) return tried.get(key);
		let end = runTrial(source, decisive);
		if (end !== UNKNOWN$2) {
			tried.size >= 1e3 && tried.clear();
			tried.set(key, end);
		}
		return end;
	}
	function runTrial(source, flags) {
		let { spawnSync } = process.getBuiltinModule("node:child_process");
		let { status, signal, error } = spawnSync(process.execPath, ["-e", "\nconst [work, workerData, limit] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))\nconst { Worker } = require('node:worker_threads')\nnew Worker(work, { eval: true, workerData, resourceLimits: { stackSizeMb: 0.8 } })\nsetInterval(() => {\n  const { user, system } = process.cpuUsage()\n  if (user + system > limit * 1000) process.kill(process.pid, 'SIGKILL')\n}, 20).unref()"], {
			input: JSON.stringify([
				"\nconst { source, flags } = require('node:worker_threads').workerData\nfor (const more of ['', 'm', 'ms']) {\n  const regex = new RegExp(source, flags + more)\n  for (const text of ['', '\\u0100']) for (let times = 0; times < 4; times++) regex.exec(text)\n}",
				{
					source,
					flags
				},
				2e3
			]),
			stdio: [
				"pipe",
				"ignore",
				"ignore"
			],
			timeout: 3e4,
			killSignal: "SIGKILL",
			cwd: "/",
			env: {}
		});
		if (error !== void 0 || signal === "SIGINT" || signal === "SIGTERM" || signal === "SIGHUP") return UNKNOWN$2;
		return status === 0 ? void 0 : "is too much to prepare in time";
	}
	let TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy;
	let BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis;
	let QUANTIFIER$1 = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
	let CONDITION = /^(?:[$^]|\\[bBk1-9])/;
	let ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/;
	let SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s;
	function hasFewPaths(source, flags) {
		if (source.length > 4e3) return !1;
		let isUnicode = flags.includes("u");
		return countPaths(isUnicode ? source.replace(BRACKETED, (escaped) => escaped.slice(0, 2)) : source, isUnicode) <= 1e4;
	}
	function countPaths(source, isUnicode) {
		let outer = [];
		let group = openGroup(!1);
		TOKEN.lastIndex = 0;
		for (let token = TOKEN.exec(source)?.[0]; token !== void 0; token = TOKEN.exec(source)?.[0]) if (token.startsWith("(")) {
			outer.push(group);
			group = openGroup(/^\(\?<?[=!]/.test(token));
		} else if (token === "|") group = {
			...group,
			others: group.others + group.last,
			last: 1
		};
		else {
			let parent = token === ")" ? outer.pop() : void 0;
			let part = parent === void 0 ? pathsOf(token, isUnicode) : allOf(group);
			parent !== void 0 && (group = parent);
			group = {
				...group,
				last: group.last * repeated(part, source)
			};
		}
		return allOf(group);
	}
	function openGroup(isLook) {
		return {
			isLook,
			others: 0,
			last: 1
		};
	}
	function allOf({ isLook, others, last }) {
		return others + last + +!!isLook;
	}
	function pathsOf(token, isUnicode) {
		if (CONDITION.test(token)) return 2;
		if (!isUnicode) return 1;
		return SOME_PAIRS_TOKEN.test(token) ? 16 : ANY_PAIR_TOKEN.test(token) ? 4 : 1;
	}
	function repeated(part, source) {
		QUANTIFIER$1.lastIndex = TOKEN.lastIndex;
		let found = QUANTIFIER$1.exec(source);
		if (found === null) return part;
		TOKEN.lastIndex = QUANTIFIER$1.lastIndex;
		let { least, most } = countsOf$1(found);
		let certain = Math.min(least, 3);
		return part ** certain * (part + 1) ** (Math.min(most, 4) - certain);
	}
	function countsOf$1([, sign, from, comma, to]) {
		if (sign !== void 0) return {
			least: +(sign === "+"),
			most: sign === "+" ? 2 : 1
		};
		let least = Number(from);
		return {
			least,
			most: comma === "" ? least : to === "" ? least + 1 : Number(to)
		};
	}
	let ALIAS = Symbol.for("yaml.alias");
	let DOC = Symbol.for("yaml.document");
	let MAP = Symbol.for("yaml.map");
	let PAIR = Symbol.for("yaml.pair");
	let SCALAR$1 = Symbol.for("yaml.scalar");
	let SEQ = Symbol.for("yaml.seq");
	let NODE_TYPE = Symbol.for("yaml.node.type");
	let isAlias = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === ALIAS;
	let isDocument = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === DOC;
	let isMap = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === MAP;
	let isPair = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === PAIR;
	let isScalar = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SCALAR$1;
	let isSeq = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node == "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return !0;
		}
		return !1;
	}
	function isNode(node) {
		if (node && typeof node == "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR$1:
			case SEQ: return !0;
		}
		return !1;
	}
	let hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	let BREAK$1 = Symbol("break visit");
	let SKIP$1 = Symbol("skip children");
	let REMOVE$1 = Symbol("remove node");
	function visit$1(node, visitor) {
		let visitor_ = initVisitor(visitor);
		isDocument(node) ? visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1 && (node.contents = null) : visit_(null, node, visitor_, Object.freeze([]));
	}
	visit$1.BREAK = BREAK$1;
	visit$1.SKIP = SKIP$1;
	visit$1.REMOVE = REMOVE$1;
	function visit_(key, node, visitor, path) {
		let ctrl = callVisitor(key, node, visitor, path);
		if (isNode(ctrl) || isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl != "symbol") {
			if (isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					let ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci == "number") i = ci - 1;
					else if (ci === BREAK$1) return BREAK$1;
					else if (ci === REMOVE$1) {
						node.items.splice(i, 1);
						--i;
					}
				}
			} else if (isPair(node)) {
				path = Object.freeze(path.concat(node));
				let ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK$1) return BREAK$1;
				else ck === REMOVE$1 && (node.key = null);
				let cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK$1) return BREAK$1;
				else cv === REMOVE$1 && (node.value = null);
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor == "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor == "function") return visitor(key, node, path);
		if (isMap(node)) return visitor.Map?.(key, node, path);
		if (isSeq(node)) return visitor.Seq?.(key, node, path);
		if (isPair(node)) return visitor.Pair?.(key, node, path);
		if (isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		let parent = path[path.length - 1];
		if (isCollection(parent)) parent.items[key] = node;
		else if (isPair(parent)) key === "key" ? parent.key = node : parent.value = node;
		else if (isDocument(parent)) parent.contents = node;
		else {
			let pt = isAlias(parent) ? "alias" : "scalar";
			throw Error(`Cannot replace node with ${pt} parent`);
		}
	}
	let escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	let escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = !1;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			let copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			let res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = !0;
					break;
				case "1.2":
					this.atNextDocument = !1;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = !1;
			}
			let parts = line.trim().split(/[ \t]+/);
			let name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return !1;
					}
					let [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return !0;
				}
				case "%YAML": {
					this.yaml.explicit = !0;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return !1;
					}
					let [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return !0;
					} else {
						let isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return !1;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, !0);
					return !1;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				let verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				source[source.length - 1] !== ">" && onError("Verbatim tags must end with a >");
				return verbatim;
			}
			let [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			suffix || onError(`The ${source} tag has no suffix`);
			let prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (let [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			let lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			let tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
				let tags = {};
				visit$1(doc.contents, (_key, node) => {
					isNode(node) && node.tag && (tags[node.tag] = !0);
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (let [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				(!doc || tagNames.some((tn) => tn.startsWith(prefix))) && lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: !1,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			let msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw Error(msg);
		}
		return !0;
	}
	function anchorNames(root) {
		let anchors = new Set();
		visit$1(root, { Value(_key, node) {
			node.anchor && anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			let name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		let aliasObjects = [];
		let sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ??= anchorNames(doc);
				let anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (let source of aliasObjects) {
					let ref = sourceObjects.get(source);
					if (typeof ref == "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						let error = Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val == "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				let v0 = val[i];
				let v1 = applyReviver(reviver, val, String(i), v0);
				v1 === void 0 ? delete val[i] : v1 !== v0 && (val[i] = v1);
			}
			else if (val instanceof Map) for (let k of Array.from(val.keys())) {
				let v0 = val.get(k);
				let v1 = applyReviver(reviver, val, k, v0);
				v1 === void 0 ? val.delete(k) : v1 !== v0 && val.set(k, v1);
			}
			else if (val instanceof Set) for (let v0 of Array.from(val)) {
				let v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (let [k, v0] of Object.entries(val)) {
				let v1 = applyReviver(reviver, val, k, v0);
				v1 === void 0 ? delete val[k] : v1 !== v0 && (val[k] = v1);
			}
		}
		return reviver.call(obj, key, val);
	}
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON == "function") {
			if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
			let data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			let res = value.toJSON(arg, ctx);
			ctx.onCreate && ctx.onCreate(res);
			return res;
		}
		if (typeof value == "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, NODE_TYPE, { value: type });
		}
		clone() {
			let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!isDocument(doc)) throw TypeError("A document argument is required");
			let ctx = {
				anchors: new Map(),
				doc,
				keep: !0,
				mapAsMap: mapAsMap === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
			};
			let res = toJS(this, "", ctx);
			if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver == "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	var Alias = class extends NodeBase {
		constructor(source) {
			super(ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit$1(doc, { Node: (_key, node) => {
					(isAlias(node) || hasAnchor(node)) && nodes.push(node);
				} });
				ctx && (ctx.aliasResolveCache = nodes);
			}
			let found;
			for (let node of nodes) {
				if (node === this) break;
				node.anchor === this.source && (found = node);
			}
			if (found && ctx) {
				let { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					data.aliasCount === 0 && (data.aliasCount = getAliasCount(doc, found, anchors));
					if (data.count * data.aliasCount > maxAliasCount) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			let source = this.resolve(ctx.doc, ctx);
			if (!source) {
				let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			let src = `*${this.source}`;
			if (ctx) {
				anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (isAlias(node)) {
			let source = node.resolve(doc);
			let anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (isCollection(node)) {
			let count = 0;
			for (let item of node.items) {
				let c = getAliasCount(doc, item, anchors);
				c > count && (count = c);
			}
			return count;
		} else if (isPair(node)) {
			let kc = getAliasCount(doc, node.key, anchors);
			let vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	let isScalarValue = (value) => !value || typeof value != "function" && typeof value != "object";
	var Scalar = class extends NodeBase {
		constructor(value) {
			super(SCALAR$1);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			let match = tags.filter((t) => t.tag === tagName);
			let tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		isDocument(value) && (value = value.contents);
		if (isNode(value)) return value;
		if (isPair(value)) {
			let map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		(value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt < "u" && value instanceof BigInt) && (value = value.valueOf());
		let { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref;
		if (aliasDuplicateObjects && value && typeof value == "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		tagName?.startsWith("!!") && (tagName = "tag:yaml.org,2002:" + tagName.slice(2));
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			value && typeof value.toJSON == "function" && (value = value.toJSON());
			if (!value || typeof value != "object") {
				let node = new Scalar(value);
				ref && (ref.node = node);
				return node;
			}
			tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		let node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from == "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
		tagName ? node.tag = tagName : tagObj.default || (node.tag = tagObj.tag);
		ref && (ref.node = node);
		return node;
	}
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			let k = path[i];
			if (typeof k == "number" && Number.isInteger(k) && k >= 0) {
				let a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode(v, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	let isEmptyPath = (path) => path == null || typeof path == "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		clone(schema) {
			let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			schema && (copy.schema = schema);
			copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema) : it);
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				let [key, ...rest] = path;
				let node = this.get(key, !0);
				if (isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			let [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			let node = this.get(key, !0);
			if (isCollection(node)) return node.deleteIn(rest);
			else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			let [key, ...rest] = path;
			let node = this.get(key, !0);
			if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
			else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!isPair(node)) return !1;
				let n = node.value;
				return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			let [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			let node = this.get(key, !0);
			return isCollection(node) ? node.hasIn(rest) : !1;
		}
		setIn(path, value) {
			let [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				let node = this.get(key, !0);
				if (isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	let stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	let lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	let FOLD_FLOW = "flow";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		lineWidth < minContentWidth && (minContentWidth = 0);
		let endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		let folds = [];
		let escapedFolds = {};
		let end = lineWidth - indent.length;
		typeof indentAtStart == "number" && (indentAtStart > lineWidth - Math.max(2, minContentWidth) ? folds.push(0) : end = lineWidth - indentAtStart);
		let split;
		let prev;
		let overflow = !1;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === "block") {
			i = consumeMoreIndentedLines(text, i, indent.length);
			i !== -1 && (end = i + endStep);
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === "quoted" && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				mode === "block" && (i = consumeMoreIndentedLines(text, i, indent.length));
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					let next = text[i + 1];
					next && next !== " " && next !== "\n" && next !== "	" && (split = i);
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === "quoted") {
						for (; prev === " " || prev === "	";) {
							prev = ch;
							ch = text[i += 1];
							overflow = !0;
						}
						let j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = !0;
						end = j + endStep;
						split = void 0;
					} else overflow = !0;
				}
			}
			prev = ch;
		}
		overflow && onOverflow && onOverflow();
		if (folds.length === 0) return text;
		onFold && onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			let fold = folds[i];
			let end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				mode === "quoted" && escapedFolds[fold] && (res += `${text[fold]}\\`);
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		for (; ch === " " || ch === "	";) if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	let getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	let containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return !1;
		let limit = lineWidth - indentLength;
		let strLen = str.length;
		if (strLen <= limit) return !1;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return !0;
			start = i + 1;
			if (strLen - start <= limit) return !1;
		}
		return !0;
	}
	function doubleQuotedString(value, ctx) {
		let json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		let { implicitKey } = ctx;
		let minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						let code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: code.substr(0, 2) === "00" ? str += "\\x" + code.substr(2) : str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						for (; json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"";) {
							str += "\n";
							i += 2;
						}
						str += indent;
						json[i + 2] === " " && (str += "\\");
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines(str, indent, "quoted", getFoldOptions(ctx, !1));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === !1 || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, !1));
	}
	function quotedString(value, ctx) {
		let { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === !1) qs = doubleQuotedString;
		else {
			let hasDouble = value.includes("\"");
			let hasSingle = value.includes("'");
			qs = hasDouble && !hasSingle ? singleQuotedString : hasSingle && !hasDouble ? doubleQuotedString : singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		let { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		let literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? !1 : type === Scalar.BLOCK_LITERAL || !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			let ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		let endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			onChompKeep && onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			end[end.length - 1] === "\n" && (end = end.slice(0, -1));
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = !1;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			let ch = value[startEnd];
			if (ch === " ") startWithSpace = !0;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			onComment && onComment();
		}
		if (!literal) {
			let foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = !1;
			let foldOptions = getFoldOptions(ctx, !0);
			blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
				literalFallback = !0;
			});
			let body = foldFlowLines(`${start}${foldedValue}${end}`, indent, "block", foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		let { type, value } = item;
		let { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = !0;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		let str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			let test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			let { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, !1));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		let { implicitKey, inFlow } = ctx;
		let ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		type !== Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type = Scalar.QUOTE_DOUBLE);
		let _stringify = (_type) => {
			switch (_type) {
				case Scalar.BLOCK_FOLDED:
				case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			let { defaultKeyType, defaultStringType } = ctx.options;
			let t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	function createStringifyContext(doc, options) {
		let opt = Object.assign({
			blockQuote: !0,
			commentString: stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: "true",
			verifyAliasOrder: !0
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = !1;
				break;
			case "flow":
				inFlow = !0;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent == "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			let match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj;
		let obj;
		if (isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				let testMatch = match.filter((t) => t.test);
				testMatch.length > 0 && (match = testMatch);
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			let name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors, doc }) {
		if (!doc.directives) return "";
		let props = [];
		let anchor = (isScalar(node) || isCollection(node)) && node.anchor;
		if (anchor && anchorIsValid(anchor)) {
			anchors.add(anchor);
			props.push(`&${anchor}`);
		}
		let tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		tag && props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw TypeError("Cannot stringify circular structure without alias nodes");
			else {
				ctx.resolvedAliases ? ctx.resolvedAliases.add(item) : ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj;
		let node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ??= getTagObject(ctx.doc.schema.tags, node);
		let props = stringifyProps(node, tagObj, ctx);
		props.length > 0 && (ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1);
		let str = typeof tagObj.stringify == "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		let { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw Error("With simple keys, key nodes cannot have comments");
			if (isCollection(key) || !isNode(key) && typeof key == "object") throw Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key == "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: !1,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = !1;
		let chompKeep = !1;
		let str = stringify(key, ctx, () => keyCommentDone = !0, () => chompKeep = !0);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = !0;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				keyCommentDone && onComment && onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			keyComment && !keyCommentDone ? str += lineComment(str, ctx.indent, commentString(keyComment)) : chompKeep && onChompKeep && onChompKeep();
			return str;
		}
		keyCommentDone && (keyComment = null);
		if (explicitKey) {
			keyComment && (str += lineComment(str, ctx.indent, commentString(keyComment)));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			keyComment && (str += lineComment(str, ctx.indent, commentString(keyComment)));
		}
		let vsb, vcb, valueComment;
		if (isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = !1;
			vcb = null;
			valueComment = null;
			value && typeof value == "object" && (value = doc.createNode(value));
		}
		ctx.implicitKey = !1;
		!explicitKey && !keyComment && isScalar(value) && (ctx.indentAtStart = str.length + 1);
		chompKeep = !1;
		!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor && (ctx.indent = ctx.indent.substring(2));
		let valueCommentDone = !1;
		let valueStr = stringify(value, ctx, () => valueCommentDone = !0, () => chompKeep = !0);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				let cs = commentString(vcb);
				ws += `\n${indentComment(cs, ctx.indent)}`;
			}
			valueStr === "" && !ctx.inFlow ? ws === "\n" && valueComment && (ws = "\n\n") : ws += `\n${ctx.indent}`;
		} else if (!explicitKey && isCollection(value)) {
			let vs0 = valueStr[0];
			let nl0 = valueStr.indexOf("\n");
			let hasNewline = nl0 !== -1;
			let flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = !1;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!" && (sp0 = valueStr.indexOf(" ", sp0 + 1));
					(sp0 === -1 || nl0 < sp0) && (hasPropsLine = !0);
				}
				hasPropsLine || (ws = `\n${ctx.indent}`);
			}
		} else (valueStr === "" || valueStr[0] === "\n") && (ws = "");
		str += ws + valueStr;
		ctx.inFlow ? valueCommentDone && onComment && onComment() : valueComment && !valueCommentDone ? str += lineComment(str, ctx.indent, commentString(valueComment)) : chompKeep && onChompKeep && onChompKeep();
		return str;
	}
	function warn(logLevel, warning) {
		(logLevel === "debug" || logLevel === "warn") && console.warn(warning);
	}
	let merge$1 = {
		identify: (value) => value === "<<" || typeof value == "symbol" && value.description === "<<",
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
		stringify: () => "<<"
	};
	let isMergeKey = (ctx, key) => (merge$1.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge$1.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge$1.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		let source = resolveAliasValue(ctx, value);
		if (isSeq(source)) for (let it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (let it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		let source = resolveAliasValue(ctx, value);
		if (!isMap(source)) throw Error("Merge sources must be maps or map aliases");
		let srcMap = source.toJSON(null, ctx, Map);
		for (let [key, value] of srcMap) map instanceof Map ? map.has(key) || map.set(key, value) : map instanceof Set ? map.add(key) : Object.prototype.hasOwnProperty.call(map, key) || Object.defineProperty(map, key, {
			value,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	function addPairToJSMap(ctx, map, { key, value }) {
		if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
		else {
			let jsKey = toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				let stringKey = stringifyKey(key, jsKey, ctx);
				let jsValue = toJS(value, stringKey, ctx);
				stringKey in map ? Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey != "object") return String(jsKey);
		if (isNode(key) && ctx?.doc) {
			let strCtx = createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (let node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = !0;
			strCtx.inStringifyKey = !0;
			let strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				jsonStr.length > 40 && (jsonStr = jsonStr.substring(0, 36) + "...\"");
				warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = !0;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	function createPair(key, value, ctx) {
		return new Pair(createNode(key, void 0, ctx), createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, NODE_TYPE, { value: PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			isNode(key) && (key = key.clone(schema));
			isNode(value) && (value = value.clone(schema));
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			return addPairToJSMap(ctx, ctx?.mapAsMap ? new Map() : {}, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		let { indent, options: { commentString } } = ctx;
		let itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = !1;
		let lines = [];
		for (let i = 0; i < items.length; ++i) {
			let item = items[i];
			let comment = null;
			if (isNode(item)) {
				!chompKeep && item.spaceBefore && lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				item.comment && (comment = item.comment);
			} else if (isPair(item)) {
				let ik = isNode(item.key) ? item.key : null;
				if (ik) {
					!chompKeep && ik.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = !1;
			let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = !0);
			comment && (str += lineComment(str, itemIndent, commentString(comment)));
			chompKeep && comment && (chompKeep = !1);
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				let line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + indentComment(commentString(comment), indent);
			onComment && onComment();
		} else chompKeep && onChompKeep && onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		let { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		let itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: !0,
			type: null
		});
		let reqNewline = !1;
		let linesAtValue = 0;
		let lines = [];
		for (let i = 0; i < items.length; ++i) {
			let item = items[i];
			let comment = null;
			if (isNode(item)) {
				item.spaceBefore && lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, !1);
				item.comment && (comment = item.comment);
			} else if (isPair(item)) {
				let ik = isNode(item.key) ? item.key : null;
				if (ik) {
					ik.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, !1);
					ik.comment && (reqNewline = !0);
				}
				let iv = isNode(item.value) ? item.value : null;
				if (iv) {
					iv.comment && (comment = iv.comment);
					iv.commentBefore && (reqNewline = !0);
				} else item.value == null && ik?.comment && (comment = ik.comment);
			}
			comment && (reqNewline = !0);
			let str = stringify(item, itemCtx, () => comment = null);
			reqNewline ||= lines.length > linesAtValue || str.includes("\n");
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				ctx.options.lineWidth > 0 && (reqNewline ||= lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				reqNewline && (str += ",");
			}
			comment && (str += lineComment(str, itemIndent, commentString(comment)));
			lines.push(str);
			linesAtValue = lines.length;
		}
		let { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				let len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (let line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		comment && chompKeep && (comment = comment.replace(/^\n+/, ""));
		if (comment) {
			let ic = indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	function findPair(items, key) {
		let k = isScalar(key) ? key.value : key;
		for (let it of items) if (isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			let { keepUndefined, replacer } = ctx;
			let map = new this(schema);
			let add = (key, value) => {
				if (typeof replacer == "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				(value !== void 0 || keepUndefined) && map.items.push(createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (let [key, value] of obj) add(key, value);
			else if (obj && typeof obj == "object") for (let key of Object.keys(obj)) add(key, obj[key]);
			typeof schema.sortMapEntries == "function" && map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			_pair = isPair(pair) ? pair : !pair || typeof pair != "object" || !("key" in pair) ? new Pair(pair, pair?.value) : new Pair(pair.key, pair.value);
			let prev = findPair(this.items, _pair.key);
			let sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw Error(`Key ${_pair.key} already set`);
				isScalar(prev.value) && isScalarValue(_pair.value) ? prev.value.value = _pair.value : prev.value = _pair.value;
			} else if (sortEntries) {
				let i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				i === -1 ? this.items.push(_pair) : this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			let it = findPair(this.items, key);
			if (!it) return !1;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			let node = findPair(this.items, key)?.value;
			return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair(key, value), !0);
		}
		toJSON(_, ctx, Type) {
			let map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			ctx?.onCreate && ctx.onCreate(map);
			for (let item of this.items) addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (let item of this.items) if (!isPair(item)) throw Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			!ctx.allNullValues && this.hasAllNullValues(!1) && (ctx = Object.assign({}, ctx, { allNullValues: !0 }));
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	let map = {
		collection: "map",
		default: !0,
		nodeClass: YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			isMap(map) || onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
	};
	var YAMLSeq = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") return !1;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") return;
			let it = this.items[idx];
			return !keepScalar && isScalar(it) ? it.value : it;
		}
		has(key) {
			let idx = asItemIndex(key);
			return typeof idx == "number" && idx < this.items.length;
		}
		set(key, value) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") throw Error(`Expected a valid index, not ${key}.`);
			let prev = this.items[idx];
			isScalar(prev) && isScalarValue(value) ? prev.value = value : this.items[idx] = value;
		}
		toJSON(_, ctx) {
			let seq = [];
			ctx?.onCreate && ctx.onCreate(seq);
			let i = 0;
			for (let item of this.items) seq.push(toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			let { replacer } = ctx;
			let seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer == "function") {
						let key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = isScalar(key) ? key.value : key;
		idx && typeof idx == "string" && (idx = Number(idx));
		return typeof idx == "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	let seq = {
		collection: "seq",
		default: !0,
		nodeClass: YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			isSeq(seq) || onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
	};
	let string = {
		identify: (value) => typeof value == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: !0 }, ctx);
			return stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	let nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar(null),
		stringify: ({ source }, ctx) => typeof source == "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	let boolTag = {
		identify: (value) => typeof value == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source) && value === (source[0] === "t" || source[0] === "T")) return source;
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value == "bigint") return String(value);
		let num = typeof value == "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			for (; d-- > 0;) n += "0";
		}
		return n;
	}
	let floatNaN$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
		stringify: stringifyNumber
	};
	let floatExp$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			let num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	let float$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			let node = new Scalar(parseFloat(str));
			let dot = str.indexOf(".");
			dot !== -1 && str[str.length - 1] === "0" && (node.minFractionDigits = str.length - dot - 1);
			return node;
		},
		stringify: stringifyNumber
	};
	let intIdentify$2 = (value) => typeof value == "bigint" || Number.isInteger(value);
	let intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify$1(node, radix, prefix) {
		let { value } = node;
		if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber(node);
	}
	let intOct$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
		stringify: (node) => intStringify$1(node, 8, "0o")
	};
	let int$1 = {
		identify: intIdentify$2,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	let intHex$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
		stringify: (node) => intStringify$1(node, 16, "0x")
	};
	let schema$2 = [
		map,
		seq,
		string,
		nullTag,
		boolTag,
		intOct$1,
		int$1,
		intHex$1,
		floatNaN$1,
		floatExp$1,
		float$1
	];
	function intIdentify$1(value) {
		return typeof value == "bigint" || Number.isInteger(value);
	}
	let stringifyJSON = ({ value }) => JSON.stringify(value);
	let jsonScalars = [
		{
			identify: (value) => typeof value == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify$1,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	let schema$1 = [map, seq].concat(jsonScalars, {
		default: !0,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	let binary = {
		identify: (value) => value instanceof Uint8Array,
		default: !1,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof atob == "function") {
				let str = atob(src.replace(/[\n\r]/g, ""));
				let buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			let buf = value;
			let str;
			if (typeof btoa == "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ??= Scalar.BLOCK_LITERAL;
			if (type !== Scalar.QUOTE_DOUBLE) {
				let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				let n = Math.ceil(str.length / lineWidth);
				let lines = Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	function resolvePairs(seq, onError) {
		if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (isPair(item)) continue;
			else if (isMap(item)) {
				item.items.length > 1 && onError("Each pair must have its own sequence indicator");
				let pair = item.items[0] || new Pair(new Scalar(null));
				item.commentBefore && (pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore);
				if (item.comment) {
					let cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = isPair(item) ? item : new Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		let { replacer } = ctx;
		let pairs = new YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			typeof replacer == "function" && (it = replacer.call(iterable, String(i++), it));
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				let keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(createPair(key, value, ctx));
		}
		return pairs;
	}
	let pairs = {
		collection: "seq",
		default: !1,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	var YAMLOMap = class YAMLOMap extends YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			let map = new Map();
			ctx?.onCreate && ctx.onCreate(map);
			for (let pair of this.items) {
				let key, value;
				if (isPair(pair)) {
					key = toJS(pair.key, "", ctx);
					value = toJS(pair.value, key, ctx);
				} else key = toJS(pair, "", ctx);
				if (map.has(key)) throw Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			let pairs = createPairs(schema, iterable, ctx);
			let omap = new this();
			omap.items = pairs.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	let omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: !1,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			let pairs = resolvePairs(seq, onError);
			let seenKeys = [];
			for (let { key } of pairs.items) isScalar(key) && (seenKeys.includes(key.value) ? onError(`Ordered maps must not include duplicate keys: ${key.value}`) : seenKeys.push(key.value));
			return Object.assign(new YAMLOMap(), pairs);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	let trueTag = {
		identify: (value) => value === !0,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar(!0),
		stringify: boolStringify
	};
	let falseTag = {
		identify: (value) => value === !1,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar(!1),
		stringify: boolStringify
	};
	let floatNaN = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
		stringify: stringifyNumber
	};
	let floatExp = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			let num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	let float = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			let node = new Scalar(parseFloat(str.replace(/_/g, "")));
			let dot = str.indexOf(".");
			if (dot !== -1) {
				let f = str.substring(dot + 1).replace(/_/g, "");
				f[f.length - 1] === "0" && (node.minFractionDigits = f.length);
			}
			return node;
		},
		stringify: stringifyNumber
	};
	let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		let sign = str[0];
		(sign === "-" || sign === "+") && (offset += 1);
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			let n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		let n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		let { value } = node;
		if (intIdentify(value)) {
			let str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber(node);
	}
	let intBin = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	let intOct = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	let int = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	let intHex = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	var YAMLSet = class YAMLSet extends YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			pair = isPair(key) ? key : key && typeof key == "object" && "key" in key && "value" in key && key.value === null ? new Pair(key.key, null) : new Pair(key, null);
			findPair(this.items, pair.key) || this.items.push(pair);
		}
		get(key, keepPair) {
			let pair = findPair(this.items, key);
			return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			let prev = findPair(this.items, key);
			prev && !value ? this.items.splice(this.items.indexOf(prev), 1) : !prev && value && this.items.push(new Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, ctx, { allNullValues: !0 }), onComment, onChompKeep);
			else throw Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			let { replacer } = ctx;
			let set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				typeof replacer == "function" && (value = replacer.call(iterable, value, value));
				set.items.push(createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	let set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: !1,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (isMap(map)) {
				if (map.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	function parseSexagesimal(str, asBigInt) {
		let sign = str[0];
		let parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		let num = (n) => asBigInt ? BigInt(n) : Number(n);
		let res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value == "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		let _60 = num(60);
		let parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	let intTime = {
		identify: (value) => typeof value == "bigint" || Number.isInteger(value),
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	let floatTime = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, !1),
		stringify: stringifySexagesimal
	};
	let timestamp = {
		identify: (value) => value instanceof Date,
		default: !0,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			let match = str.match(timestamp.test);
			if (!match) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			let [, year, month, day, hour, minute, second] = match.map(Number);
			let millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			let tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, !1);
				Math.abs(d) < 30 && (d *= 60);
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	let schema = [
		map,
		seq,
		string,
		nullTag,
		trueTag,
		falseTag,
		intBin,
		intOct,
		int,
		intHex,
		floatNaN,
		floatExp,
		float,
		binary,
		merge$1,
		omap,
		pairs,
		set,
		intTime,
		floatTime,
		timestamp
	];
	let schemas = new Map([
		["core", schema$2],
		["failsafe", [
			map,
			seq,
			string
		]],
		["json", schema$1],
		["yaml11", schema],
		["yaml-1.1", schema]
	]);
	let tagsByName = {
		binary,
		bool: boolTag,
		float: float$1,
		floatExp: floatExp$1,
		floatNaN: floatNaN$1,
		floatTime,
		int: int$1,
		intHex: intHex$1,
		intOct: intOct$1,
		intTime,
		map,
		merge: merge$1,
		null: nullTag,
		omap,
		pairs,
		seq,
		set,
		timestamp
	};
	let coreKnownTags = {
		"tag:yaml.org,2002:binary": binary,
		"tag:yaml.org,2002:merge": merge$1,
		"tag:yaml.org,2002:omap": omap,
		"tag:yaml.org,2002:pairs": pairs,
		"tag:yaml.org,2002:set": set,
		"tag:yaml.org,2002:timestamp": timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		let schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge$1) ? schemaTags.concat(merge$1) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				let keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (let tag of customTags) tags = tags.concat(tag);
		else typeof customTags == "function" && (tags = customTags(tags.slice()));
		addMergeTag && (tags = tags.concat(merge$1));
		return tags.reduce((tags, tag) => {
			let tagObj = typeof tag == "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				let tagName = JSON.stringify(tag);
				let keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			tags.includes(tagObj) || tags.push(tagObj);
			return tags;
		}, []);
	}
	let sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : +(a.key > b.key);
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
			this.name = typeof schema == "string" && schema || "core";
			this.knownTags = resolveKnownTags ? coreKnownTags : {};
			this.tags = getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, MAP, { value: map });
			Object.defineProperty(this, SCALAR$1, { value: string });
			Object.defineProperty(this, SEQ, { value: seq });
			this.sortMapEntries = typeof sortMapEntries == "function" ? sortMapEntries : sortMapEntries === !0 ? sortMapEntriesByKey : null;
		}
		clone() {
			let copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	function stringifyDocument(doc, options) {
		let lines = [];
		let hasDirectives = options.directives === !0;
		if (options.directives !== !1 && doc.directives) {
			let dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = !0;
			} else doc.directives.docStart && (hasDirectives = !0);
		}
		hasDirectives && lines.push("---");
		let ctx = createStringifyContext(doc, options);
		let { commentString } = ctx.options;
		if (doc.commentBefore) {
			lines.length !== 1 && lines.unshift("");
			let cs = commentString(doc.commentBefore);
			lines.unshift(indentComment(cs, ""));
		}
		let chompKeep = !1;
		let contentComment = null;
		if (doc.contents) {
			if (isNode(doc.contents)) {
				doc.contents.spaceBefore && hasDirectives && lines.push("");
				if (doc.contents.commentBefore) {
					let cs = commentString(doc.contents.commentBefore);
					lines.push(indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			let onChompKeep = contentComment ? void 0 : () => chompKeep = !0;
			let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			contentComment && (body += lineComment(body, "", commentString(contentComment)));
			(body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---" ? lines[lines.length - 1] = `--- ${body}` : lines.push(body);
		} else lines.push(stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				let cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			dc && chompKeep && (dc = dc.replace(/^\n+/, ""));
			if (dc) {
				(!chompKeep || contentComment) && lines[lines.length - 1] !== "" && lines.push("");
				lines.push(indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, NODE_TYPE, { value: DOC });
			let _replacer = null;
			if (typeof replacer == "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			let opt = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: "warn",
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				this.directives.yaml.explicit && (version = this.directives.yaml.version);
			} else this.directives = new Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			let copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			this.directives && (copy.directives = this.directives.clone());
			copy.schema = this.schema.clone();
			copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		add(value) {
			assertCollection(this.contents) && this.contents.add(value);
		}
		addIn(path, value) {
			assertCollection(this.contents) && this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				let prev = anchorNames(this);
				node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
			}
			return new Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer;
			if (typeof replacer == "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				let keyToStr = (v) => typeof v == "number" || v instanceof String || v instanceof Number;
				let asStr = replacer.filter(keyToStr).map(String);
				asStr.length > 0 && (replacer = replacer.concat(asStr));
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			let { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			let { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
			let ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? !0,
				keepUndefined: keepUndefined ?? !1,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			let node = createNode(value, tag, ctx);
			flow && isCollection(node) && (node.flow = !0);
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			return new Pair(this.createNode(key, null, options), this.createNode(value, null, options));
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : !1;
		}
		deleteIn(path) {
			if (isEmptyPath(path)) {
				if (this.contents == null) return !1;
				this.contents = null;
				return !0;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : !1;
		}
		get(key, keepScalar) {
			return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
			return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return isCollection(this.contents) ? this.contents.has(key) : !1;
		}
		hasIn(path) {
			if (isEmptyPath(path)) return this.contents !== void 0;
			return isCollection(this.contents) ? this.contents.hasIn(path) : !1;
		}
		set(key, value) {
			this.contents == null ? this.contents = collectionFromPath(this.schema, [key], value) : assertCollection(this.contents) && this.contents.set(key, value);
		}
		setIn(path, value) {
			isEmptyPath(path) ? this.contents = value : this.contents == null ? this.contents = collectionFromPath(this.schema, Array.from(path), value) : assertCollection(this.contents) && this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			typeof version == "number" && (version = String(version));
			let opt;
			switch (version) {
				case "1.1":
					this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: !1,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					this.directives ? this.directives.yaml.version = version : this.directives = new Directives({ version });
					opt = {
						resolveKnownTags: !0,
						schema: "core"
					};
					break;
				case null:
					this.directives && delete this.directives;
					opt = null;
					break;
				default: {
					let sv = JSON.stringify(version);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema(Object.assign(opt, options));
			else throw Error("With a null YAML version, the { schema: Schema } option is required");
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			let ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
			};
			let res = toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver == "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: !0,
				jsonArg,
				mapAsMap: !1,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				let s = JSON.stringify(options.indent);
				throw Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (isCollection(contents)) return !0;
		throw Error("Expected a YAML collection as document contents");
	}
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = !1;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = !1;
		let reqSpace = !1;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (let token of tokens) {
			if (reqSpace) {
				token.type !== "space" && token.type !== "newline" && token.type !== "comma" && onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = !1;
			}
			if (tab) {
				atNewline && token.type !== "comment" && token.type !== "newline" && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	") && (tab = token);
					hasSpace = !0;
					break;
				case "comment": {
					hasSpace || onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let cb = token.source.substring(1) || " ";
					comment ? comment += commentSep + cb : comment = cb;
					commentSep = "";
					atNewline = !1;
					break;
				}
				case "newline":
					atNewline ? comment ? comment += token.source : found && indicator === "seq-item-ind" || (spaceBefore = !0) : commentSep += token.source;
					atNewline = !0;
					hasNewline = !0;
					(anchor || tag) && (newlineAfterProp = token);
					hasSpace = !0;
					break;
				case "anchor":
					anchor && onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					token.source.endsWith(":") && onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0);
					anchor = token;
					start ??= token.offset;
					atNewline = !1;
					hasSpace = !1;
					reqSpace = !0;
					break;
				case "tag":
					tag && onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ??= token.offset;
					atNewline = !1;
					hasSpace = !1;
					reqSpace = !0;
					break;
				case indicator:
					(anchor || tag) && onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					found && onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = !1;
					break;
				case "comma": if (flow) {
					comma && onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = !1;
					hasSpace = !1;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = !1;
					hasSpace = !1;
			}
		}
		let last = tokens[tokens.length - 1];
		let end = last ? last.offset + last.source.length : offset;
		reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "") && onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq") && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return !0;
				if (key.end) {
					for (let st of key.end) if (st.type === "newline") return !0;
				}
				return !1;
			case "flow-collection":
				for (let it of key.items) {
					for (let st of it.start) if (st.type === "newline") return !0;
					if (it.sep) {
						for (let st of it.sep) if (st.type === "newline") return !0;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			let end = fc.end[0];
			end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc) && onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	function mapIncludes(ctx, items, search) {
		let { uniqueKeys } = ctx.options;
		if (uniqueKeys === !1) return !1;
		let isEqual = typeof uniqueKeys == "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	let startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		let map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
		ctx.atRoot &&= !1;
		let offset = bm.offset;
		let commentEnd = null;
		for (let collItem of bm.items) {
			let { start, key, sep, value } = collItem;
			let keyProps = resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: !0
			});
			let implicitKey = !keyProps.found;
			if (implicitKey) {
				key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg));
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					keyProps.comment && (map.comment ? map.comment += "\n" + keyProps.comment : map.comment = keyProps.comment);
					continue;
				}
				(keyProps.newlineAfterProp || containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = !0;
			let keyStart = keyProps.end;
			let keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			ctx.schema.compat && flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = !1;
			mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			let valueProps = resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				ctx.schema.compat && flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				let pair = new Pair(keyNode, valueNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				map.items.push(pair);
			} else {
				implicitKey && onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
				let pair = new Pair(keyNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				map.items.push(pair);
			}
		}
		commentEnd && commentEnd < offset && onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		let seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
		ctx.atRoot &&= !1;
		ctx.atKey &&= !1;
		let offset = bs.offset;
		let commentEnd = null;
		for (let { start, value } of bs.items) {
			let props = resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: !0
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) value?.type === "block-seq" ? onError(props.end, "BAD_INDENT", "All sequence items must start at the same column") : onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				else {
					commentEnd = props.end;
					props.comment && (seq.comment = props.comment);
					continue;
				}
			}
			let node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			ctx.schema.compat && flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = !1;
			let sep = "";
			for (let token of end) {
				let { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = !0;
						break;
					case "comment": {
						reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						let cb = source.substring(1) || " ";
						comment ? comment += sep + cb : comment = cb;
						sep = "";
						break;
					}
					case "newline":
						comment && (sep += source);
						hasSpace = !0;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	let blockMsg = "Block collections are not allowed within flow collections";
	let isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		let isMap = fc.start.source === "{";
		let fcName = isMap ? "flow map" : "flow sequence";
		let coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
		coll.flow = !0;
		let atRoot = ctx.atRoot;
		atRoot && (ctx.atRoot = !1);
		ctx.atKey &&= !1;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			let collItem = fc.items[i];
			let { start, key, sep, value } = collItem;
			let props = resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: !1
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					i === 0 && props.comma ? onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`) : i < fc.items.length - 1 && onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					props.comment && (coll.comment ? coll.comment += "\n" + props.comment : coll.comment = props.comment);
					offset = props.end;
					continue;
				}
				!isMap && ctx.options.strict && containsNewline(key) && onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) props.comma && onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			else {
				props.comma || onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (let st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						isPair(prev) && (prev = prev.value ?? prev.key);
						prev.comment ? prev.comment += "\n" + prevItemComment : prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = !0;
				let keyStart = props.end;
				let keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = !1;
				let valueProps = resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: !1
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (let st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						props.start < valueProps.found.offset - 1024 && onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else value && ("source" in value && value.source?.[0] === ":" ? onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`) : onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`));
				let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				valueNode ? isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg) : valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
				let pair = new Pair(keyNode, valueNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				if (isMap) {
					let map = coll;
					mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					let map = new YAMLMap(ctx.schema);
					map.flow = !0;
					map.items.push(pair);
					let endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		let expectedEnd = isMap ? "}" : "]";
		let [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			let name = fcName[0].toUpperCase() + fcName.substring(1);
			let msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			ce && ce.source.length !== 1 && ee.unshift(ce);
		}
		if (ee.length > 0) {
			let end = resolveEnd(ee, cePos, ctx.options.strict, onError);
			end.comment && (coll.comment ? coll.comment += "\n" + end.comment : coll.comment = end.comment);
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		let coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
		let Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		tagName && (coll.tag = tagName);
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		let tagToken = props.tag;
		let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		if (token.type === "block-seq") {
			let { anchor, newlineAfterProp: nl } = props;
			let lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			lastProp && (!nl || nl.offset < lastProp.offset) && onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		let expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			let kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: !1 }));
				tag = kt;
			} else {
				kt ? onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, !0) : onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, !0);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		let coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		let res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		let node = isNode(res) ? res : new Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		tag?.format && (node.format = tag.format);
		return node;
	}
	function resolveBlockScalar(ctx, scalar, onError) {
		let start = scalar.offset;
		let header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		let type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
		let lines = scalar.source ? splitLines$1(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			let content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			let value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			scalar.source && (end += scalar.source.length);
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			if (content === "" || content === "\r") header.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
			else {
				indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				header.indent === 0 && (trimIndent = indent.length);
				contentStart = i;
				trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) lines[i][0].length > trimIndent && (chompStart = i + 1);
		let value = "";
		let sep = "";
		let prevMoreIndented = !1;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			let crlf = content[content.length - 1] === "\r";
			crlf && (content = content.slice(0, -1));
			if (content && indent.length < trimIndent) {
				let message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				sep === " " ? sep = "\n" : !prevMoreIndented && sep === "\n" && (sep = "\n\n");
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = !0;
			} else if (content === "") sep === "\n" ? value += "\n" : sep = "\n";
			else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = !1;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				value[value.length - 1] !== "\n" && (value += "\n");
				break;
			default: value += "\n";
		}
		let end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		let { source } = props[0];
		let mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			let ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				let n = Number(ch);
				!indent && n ? indent = n : error === -1 && (error = offset + i);
			}
		}
		error !== -1 && onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = !1;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			let token = props[i];
			switch (token.type) {
				case "space": hasSpace = !0;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					strict && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					let ts = token.source;
					ts && typeof ts == "string" && (length += ts.length);
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines$1(source) {
		let split = source.split(/\n( *)/);
		let first = split[0];
		let m = first.match(/^( *)/);
		let lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	function resolveFlowScalar(scalar, strict, onError) {
		let { offset, type, source, end } = scalar;
		let _type;
		let value;
		let _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.PLAIN;
				value = plainValue$1(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		let valueEnd = offset + source.length;
		let re = resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue$1(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		badChar && onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		(source[source.length - 1] !== "'" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		let line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = RegExp("(?<![ 	])[ 	]+$");
			trimBoth = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		for (; match = line.exec(source);) {
			let lm = match[1].replace(trimBoth, "");
			if (lm === "") sep === "\n" ? res += sep : sep = "\n";
			else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		let last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			let ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				let { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				let cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					for (; next === " " || next === "	";) next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					for (; next === " " || next === "	";) next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					let length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					let raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				let wsStart = i;
				let next = source[i + 1];
				for (; next === " " || next === "	";) next = source[++i + 1];
				next !== "\n" && (next !== "\r" || source[i + 2] !== "\n") && (res += i > wsStart ? source.slice(wsStart, i + 1) : ch);
			} else res += ch;
		}
		(source[source.length - 1] !== "\"" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		for (; (ch === " " || ch === "	" || ch === "\n" || ch === "\r") && (ch !== "\r" || source[offset + 2] === "\n");) {
			ch === "\n" && (fold += "\n");
			offset += 1;
			ch = source[offset + 1];
		}
		fold ||= " ";
		return {
			fold,
			offset
		};
	}
	let escapeCodes = {
		0: "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "\u0085",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		let cc = source.substr(offset, length);
		let code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			let raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	function composeScalar(ctx, token, tagToken, onError) {
		let { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
		let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		tag = ctx.options.stringKeys && ctx.atKey ? ctx.schema[SCALAR$1] : tagName ? findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? findScalarTagByTest(ctx, value, token, onError) : ctx.schema[SCALAR$1];
		let scalar;
		try {
			let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = isScalar(res) ? res : new Scalar(res);
		} catch (error) {
			let msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		type && (scalar.type = type);
		tagName && (scalar.tag = tagName);
		tag.format && (scalar.format = tag.format);
		comment && (scalar.comment = comment);
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[SCALAR$1];
		let matchWithTest = [];
		for (let tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (let tag of matchWithTest) if (tag.test?.test(value)) return tag;
		let kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: !1,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[SCALAR$1];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		let tag = schema.tags.find((tag) => (tag.default === !0 || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
		if (schema.compat) {
			let compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
			tag.tag !== compat.tag && onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, !0);
		}
		return tag;
	}
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ??= before.length;
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				for (; st?.type === "space";) {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	let CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		let atKey = ctx.atKey;
		let { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = !0;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				(anchor || tag) && onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar(ctx, token, tag, onError);
				anchor && (node.anchor = anchor.source.substring(1));
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection(CN, ctx, token, props, onError);
					anchor && (node.anchor = anchor.source.substring(1));
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = !1;
		}
		node ??= composeEmptyNode(ctx, token.offset, void 0, null, props, onError);
		anchor && node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value != "string" || node.tag && node.tag !== "tag:yaml.org,2002:str") && onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		spaceBefore && (node.spaceBefore = !0);
		comment && (token.type === "scalar" && token.source === "" ? node.comment = comment : node.commentBefore = comment);
		ctx.options.keepSourceTokens && isSrcToken && (node.srcToken = token);
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		let node = composeScalar(ctx, {
			type: "scalar",
			offset: emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		}, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		spaceBefore && (node.spaceBefore = !0);
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		let alias = new Alias(source.substring(1));
		alias.source === "" && onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		alias.source.endsWith(":") && onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
		let valueEnd = offset + source.length;
		let re = resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		re.comment && (alias.comment = re.comment);
		return alias;
	}
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		let doc = new Document(void 0, Object.assign({ _directives: directives }, options));
		let ctx = {
			atKey: !1,
			atRoot: !0,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		let props = resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: !0
		});
		if (props.found) {
			doc.directives.docStart = !0;
			value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline && onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		let contentEnd = doc.contents.range[2];
		let re = resolveEnd(end, contentEnd, !1, onError);
		re.comment && (doc.comment = re.comment);
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	function getErrorPos(src) {
		if (typeof src == "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		let { offset, source } = src;
		return [offset, offset + (typeof source == "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = !1;
		let afterEmptyLine = !1;
		for (let i = 0; i < prelude.length; ++i) {
			let source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = !0;
					afterEmptyLine = !1;
					break;
				case "%":
					prelude[i + 1]?.[0] !== "#" && (i += 1);
					atComment = !1;
					break;
				default:
					atComment || (afterEmptyLine = !0);
					atComment = !1;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = !1;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				let pos = getErrorPos(source);
				warning ? this.warnings.push(new YAMLWarning(pos, code, message)) : this.errors.push(new YAMLParseError(pos, code, message));
			};
			this.directives = new Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			let { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				let dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					isPair(it) && (it = it.key);
					let cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					let cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = !1, endOffset = -1) {
			for (let token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						let pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = !0;
					break;
				case "document": {
					let doc = composeDoc(this.options, this.directives, token, this.onError);
					this.atDirectives && !doc.directives.docStart && this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, !1);
					this.doc && (yield this.doc);
					this.doc = doc;
					this.atDirectives = !1;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					let msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					let error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					this.atDirectives || !this.doc ? this.errors.push(error) : this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = !0;
					let end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, !0);
					if (end.comment) {
						let dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = !1, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, !0);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				let doc = new Document(void 0, Object.assign({ _directives: this.directives }, this.options));
				this.atDirectives && this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, !1);
				yield doc;
			}
		}
	};
	let BREAK = Symbol("break visit");
	let SKIP = Symbol("skip children");
	let REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		"type" in cst && cst.type === "document" && (cst = {
			start: cst.start,
			value: cst.value
		});
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (let [field, index] of path) {
			let tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		let parent = visit.itemAtPath(cst, path.slice(0, -1));
		let field = path[path.length - 1][0];
		let coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl == "symbol") return ctrl;
		for (let field of ["key", "value"]) {
			let token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					let ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci == "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						--i;
					}
				}
				typeof ctrl == "function" && field === "key" && (ctrl = ctrl(item, path));
			}
		}
		return typeof ctrl == "function" ? ctrl(item, path) : ctrl;
	}
	function tokenType(source) {
		switch (source) {
			case "\ufeff": return "byte-order-mark";
			case "": return "doc-mode";
			case "": return "flow-error-end";
			case "": return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return !0;
			default: return !1;
		}
	}
	let hexDigits = new Set("0123456789ABCDEFabcdef");
	let tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	let flowIndicatorChars = new Set(",[]{}");
	let invalidAnchorChars = new Set(" ,[]{}\n\r	");
	let isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = !1;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = !1;
			this.buffer = "";
			this.flowKey = !1;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = !1) {
			if (source) {
				if (typeof source != "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			for (; next && (incomplete || this.hasChars(1));) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			for (; ch === " " || ch === "	";) ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return !0;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return !1;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				for (; ch === " ";) ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					let next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				let dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end != "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			this.buffer[end - 1] === "\r" && --end;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === "\ufeff") {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				for (; cs !== -1;) {
					let ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				for (;;) {
					let ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") --dirEnd;
					else break;
				}
				let n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(!0));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				let sp = yield* this.pushSpaces(!0);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield "";
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			let ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				let s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(!1);
			this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue);
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				let n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = !1;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(!0);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(!1);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(!0);
			} while (nl + sp > 0);
			let line = this.getLine();
			if (line === null) return this.setNext("flow");
			if ((indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) && (indent !== this.indentNext - 1 || this.flowLevel !== 1 || line[0] !== "]" && line[0] !== "}")) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
			let n = 0;
			for (; line[n] === ",";) {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(!0);
				this.flowKey = !1;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = !1;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = !0;
					--this.flowLevel;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = !0;
					return yield* this.parseQuotedScalar();
				case ":": {
					let next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = !1;
						yield* this.pushCount(1);
						yield* this.pushSpaces(!0);
						return "flow";
					}
				}
				default:
					this.flowKey = !1;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") for (; end !== -1 && this.buffer[end + 1] === "'";) end = this.buffer.indexOf("'", end + 2);
			else for (; end !== -1;) {
				let n = 0;
				for (; this.buffer[end - 1 - n] === "\\";) n += 1;
				if (n % 2 == 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			let qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				for (; nl !== -1;) {
					let cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				nl !== -1 && (end = nl - (qb[nl - 1] === "\r" ? 2 : 1));
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, !1);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = !1;
			let i = this.pos;
			for (;;) {
				let ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = !0;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					let next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? indent : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			for (; ch === " ";) ch = this.buffer[++i];
			if (ch === "	") {
				for (; ch === "	" || ch === " " || ch === "\r" || ch === "\n";) ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				ch === "\r" && (ch = this.buffer[--i]);
				let lastChar = i;
				for (; ch === " ";) ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (1);
			yield "";
			yield* this.pushToIndex(nl + 1, !0);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			for (; ch = this.buffer[++i];) if (ch === ":") {
				let next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					let cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield "";
			yield* this.pushToIndex(end + 1, !0);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			let s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else allowEmpty && (yield "");
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(!0);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(!0);
						continue loop;
					case "-":
					case "?":
					case ":": {
						let inFlow = this.flowLevel > 0;
						let ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							inFlow ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				for (; !isEmpty(ch) && ch !== ">";) ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, !1);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				for (; ch;) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, !1);
			}
		}
		*pushNewline() {
			let ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			let n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			for (; !test(ch);) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, !1);
		}
	};
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return !0;
		return !1;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return !0;
			default: return !1;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				let it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: for (; --i >= 0;) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		for (; prev[++i]?.type === "space";);
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (let it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				it.key && (it.value = it.key);
				delete it.key;
				isFlowToken(it.value) ? it.value.end ? arrayPushArray(it.value.end, it.sep) : it.value.end = it.sep : arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = !0;
			this.atScalar = !1;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = !1;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			incomplete || (yield* this.end());
		}
		*next(source) {
			this.source = source;
			if (this.atScalar) {
				this.atScalar = !1;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			let type = tokenType(source);
			if (!type) {
				let message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = !1;
				this.atScalar = !0;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = !0;
						this.indent = 0;
						this.onNewLine && this.onNewLine(this.offset + source.length);
						break;
					case "space":
						this.atNewLine && source[0] === " " && (this.indent += source.length);
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						this.atNewLine && (this.indent += source.length);
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = !1;
				}
				this.offset += source.length;
			}
		}
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			let token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				let top = this.peek(1);
				token.type === "block-scalar" ? token.indent = "indent" in top ? top.indent : 0 : token.type === "flow-collection" && top.type === "document" && (token.indent = 0);
				token.type === "flow-collection" && fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						let it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = !0;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						let it = top.items[top.items.length - 1];
						it.value ? top.items.push({
							start: [],
							value: token
						}) : it.value = token;
						break;
					}
					case "flow-collection": {
						let it = top.items[top.items.length - 1];
						!it || it.value ? top.items.push({
							start: [],
							key: token,
							sep: []
						}) : it.sep ? it.value = token : Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					let last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						top.type === "document" ? top.end = last.start : top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					let doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					this.type === "doc-start" && doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			let bv = this.startBlockValue(doc);
			bv ? this.stack.push(bv) : yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				let start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				let map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = !0;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = !0;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						for (; nl !== 0;) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			let it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = !1;
					if (it.value) {
						let end = "end" in it.value ? it.value.end : void 0;
						(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : map.items.push({ start: [this.sourceToken] });
					} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							let end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				let atMapIndent = !this.onKeyLine && this.indent === map.indent;
				let atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					let nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						let st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								st.indent > map.indent && (nl.length = 0);
								break;
							default: nl.length = 0;
						}
					}
					nl.length >= 2 && (start = it.sep.splice(nl[1]));
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = !0;
						} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = !0;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: !0
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						});
						this.onKeyLine = !0;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								let start = getFirstKeyStartProps(it.start);
								let key = it.key;
								let sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else start.length > 0 ? it.sep = it.sep.concat(start, this.sourceToken) : it.sep.push(this.sourceToken);
						} else it.sep ? it.value || atNextItem ? map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						}) : includesToken(it.sep, "map-value-ind") ? this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : it.sep.push(this.sourceToken) : Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = !0;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = !0;
						}
						return;
					}
					default: {
						let bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else atMapIndent && map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			let it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						let end = "end" in it.value ? it.value.end : void 0;
						(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							let end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					it.value || includesToken(it.start, "seq-item-ind") ? seq.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				let bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			let it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						!it || it.sep ? fc.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						!it || it.value ? fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : it.sep ? it.sep.push(this.sourceToken) : Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						!it || it.value ? fc.items.push({ start: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let fs = this.flowScalar(this.type);
						!it || it.value ? fc.items.push({
							start: [],
							key: fs,
							sep: []
						}) : it.sep ? this.stack.push(fs) : Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				let bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				let parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					let start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					let sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					let map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = !0;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				for (; nl !== 0;) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = !0;
					let start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: !0
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = !0;
					let start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return !1;
			if (this.indent <= indent) return !1;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				docEnd.end ? docEnd.end.push(this.sourceToken) : docEnd.end = [this.sourceToken];
				this.type === "newline" && (yield* this.pop());
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = !1;
				default:
					token.end ? token.end.push(this.sourceToken) : token.end = [this.sourceToken];
					this.type === "newline" && (yield* this.pop());
			}
		}
	};
	function describeNode(node) {
		if (node.kind === "list") return "a list";
		if (node.kind === "map") return "a map";
		if (node.kind === "invalid") return "something else";
		if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means nothing`;
		if (typeof node.value == "string") return "a text";
		return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
	}
	var SourceText = class {
		file;
		text;
		#lineStarts;
		constructor(file, text) {
			this.file = file;
			this.text = text;
			let starts = [0];
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
			this.#lineStarts = starts;
		}
		range(start, end = start) {
			let from = this.#place(start);
			let to = this.#place(Math.max(start, end));
			return {
				file: this.file,
				line: from.line,
				column: from.column,
				endLine: to.line,
				endColumn: to.column
			};
		}
		#place(offset) {
			let within = Math.min(Math.max(offset, 0), this.text.length);
			let line = lastAtMost(this.#lineStarts, within);
			return {
				line: line + 1,
				column: within - (this.#lineStarts[line] ?? 0) + 1
			};
		}
	};
	function lastAtMost(ascending, value) {
		let low = 0;
		let high = ascending.length;
		for (; high - low > 1;) {
			let middle = low + high >> 1;
			(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
		}
		return low;
	}
	let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
	let UNSAFE_NAMES = new Set([
		"__proto__",
		"constructor",
		"prototype"
	]);
	function checkName(name, what, at, diagnostics) {
		if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
		let message = `${what} cannot be '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`;
		diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
		return !1;
	}
	function scalarOffsets({ value, raw }) {
		let text = String(value);
		let offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw);
		return offsets?.length === text.length ? offsets : void 0;
	}
	let ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy;
	let SPACE = /\s+/y;
	function flowOffsets(raw) {
		let quote = /^['"]/.exec(raw)?.[0];
		let end = quote === void 0 ? raw.length : raw.length - 1;
		let offsets = [];
		let take = (at, length, characters) => {
			for (let i = 0; i < characters; i++) offsets.push(characters === length ? at + i : at);
			return at + length;
		};
		for (let at = quote === void 0 ? 0 : 1; at < end;) {
			let space = matchAt(SPACE, raw, at);
			let escaped = quote === "\"" ? matchAt(ESCAPE, raw, at) : void 0;
			at = space === void 0 ? escaped === void 0 ? take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1) : take(at, escaped.length, escapedLength(escaped)) : take(at, space.length, foldedLength(space));
		}
		return offsets;
	}
	function foldedLength(space) {
		let breaks = space.split("\n").length - 1;
		return breaks === 0 ? space.length : Math.max(1, breaks - 1);
	}
	function escapedLength(escaped) {
		if (escaped.includes("\n")) return 0;
		return escaped.startsWith("\\U") && Number.parseInt(escaped.slice(2), 16) > 65535 ? 2 : 1;
	}
	function matchAt(pattern, text, at) {
		pattern.lastIndex = at;
		return pattern.exec(text)?.[0];
	}
	function blockOffsets(raw, value) {
		let offsets = [];
		let indent;
		let start = raw.indexOf("\n") + 1;
		for (let line of raw.slice(start).split("\n")) {
			let content = line.replace(/\r$/, "");
			if (content.trim() !== "") {
				indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ""));
				let text = content.slice(indent);
				let words = text.trimStart();
				let wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0);
				if (!value.startsWith(words, wordsAt)) return;
				for (; offsets.length < wordsAt - (text.length - words.length);) offsets.push(start);
				for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++) offsets.push(start + indent + i);
			}
			start += line.length + 1;
		}
		for (; offsets.length < value.length;) offsets.push(raw.length);
		return offsets;
	}
	function leadingSpaces(text) {
		return text.length - text.replace(/^ +/, "").length;
	}
	var YamlConverter = class {
		#source;
		#diagnostics;
		constructor(source, diagnostics) {
			this.#source = source;
			this.#diagnostics = diagnostics;
		}
		convert(node, offset) {
			if (isScalar(node)) return this.#scalar(node, offset);
			if (isSeq(node)) {
				let [start, end] = rangeOf(node, offset);
				return {
					kind: "list",
					items: node.items.map((item) => this.convert(item, start)),
					at: this.#source.range(start, end)
				};
			}
			if (isMap(node)) return this.#map(node.items, rangeOf(node, offset));
			return {
				kind: "invalid",
				at: this.#source.range(...rangeOf(node, offset))
			};
		}
		#scalar(node, offset) {
			let [start, end] = rangeOf(node, offset);
			let at = this.#source.range(start, end);
			let { value } = node;
			if (typeof value == "string" && !value.isWellFormed()) {
				this.#diagnostics.error(at, "forbidden_character", "Half of a surrogate pair", "Remove the escape, or write both halves.");
				return {
					kind: "invalid",
					at
				};
			}
			if (!isPlainValue(value) || node.tag !== void 0) return {
				kind: "invalid",
				at
			};
			return {
				kind: "scalar",
				value,
				raw: this.#source.text.slice(start, end),
				offset: start,
				at
			};
		}
		#map(pairs, [start, end]) {
			let first = new Map();
			let entries = [];
			for (let pair of pairs) {
				let key = this.convert(pair.key, start);
				let value = this.convert(pair.value, keyEnd(pair, start));
				if (key.kind !== "scalar") {
					key.kind !== "invalid" && this.#diagnostics.error(key.at, "key_not_text", "A key must be a text", "Use a plain word as key.");
					continue;
				}
				let entry = {
					key: String(key.value),
					keyAt: key.at,
					value
				};
				this.#accepts(key, first.get(entry.key)) && entries.push(entry);
				first.has(entry.key) || first.set(entry.key, entry);
			}
			return {
				kind: "map",
				entries,
				at: this.#source.range(start, end)
			};
		}
		#accepts(key, earlier) {
			let refuse = (code, message, suggestion) => {
				this.#diagnostics.error(key.at, code, message, suggestion);
				return !1;
			};
			if (typeof key.value != "string") return refuse("key_not_text", `The key ${key.raw || "(empty)"} is not a text`, `Put it in quotes: '${key.raw}'.`);
			if (key.value === "<<") return refuse("yaml_merge_key", "YAML merge keys are not allowed", "Write the entries out.");
			if (UNSAFE_NAMES.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
			if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
			return !0;
		}
	};
	function isPlainValue(value) {
		return value === null || [
			"string",
			"number",
			"boolean"
		].includes(typeof value);
	}
	function rangeOf(node, offset) {
		let range = node?.range;
		return [range?.[0] ?? offset, range?.[1] ?? offset];
	}
	function keyEnd(pair, offset) {
		return rangeOf(pair.key, offset)[1];
	}
	let MAX_WORDS = 8e4;
	function scanYaml(source, diagnostics) {
		let nesting = new Nesting();
		let documents = new DocumentCount();
		let offset = 0;
		let lineStart = 0;
		let isScalar = !1;
		let words = [];
		for (let word of new Lexer().lex(source.text)) {
			let type = isScalar ? "text" : tokenType(word) ?? "text";
			isScalar = type === "scalar";
			words.push(word);
			if (MARKS$3.has(word)) continue;
			if (words.length > MAX_WORDS) {
				diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} words of YAML`, "Make it shorter, or split it.");
				return;
			}
			let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
			refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
			if (nesting.read(type, offset - lineStart) > 64) {
				diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested deeper than 64 levels", "Write it flatter.");
				return;
			}
			offset += word.length;
			let newline = word.lastIndexOf("\n");
			if (newline >= 0) {
				lineStart = offset - (word.length - newline - 1);
				nesting.startLine();
			}
		}
		return words;
	}
	let MARKS$3 = new Set([
		"",
		"",
		""
	]);
	let SECOND_DOCUMENT = {
		code: "yaml_second_document",
		message: "A second document begins here",
		suggestion: "Keep one document in a file: remove '---' and what follows, or move it to a file of its own."
	};
	let REFUSED = {
		"directive-line": {
			code: "yaml_directive",
			message: "YAML directives are not allowed",
			suggestion: "Remove the line: Sous reads YAML 1.2 only."
		},
		anchor: {
			code: "yaml_anchor",
			message: "YAML anchors are not allowed",
			suggestion: "Remove it, and write the value out where it is used."
		},
		alias: {
			code: "yaml_alias",
			message: "YAML aliases are not allowed",
			suggestion: "Write the value out; if a text begins with '*', put it in quotes."
		},
		tag: {
			code: "yaml_tag",
			message: "YAML tags are not allowed",
			suggestion: "Remove the tag; if a text begins with '!', put it in quotes."
		}
	};
	var DocumentCount = class {
		#state = "before";
		isSecond(type) {
			if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
			let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
			this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
			return isSecond;
		}
	};
	var Nesting = class {
		#columns = [];
		#brackets = 0;
		#isFirst = !0;
		#afterItem = !1;
		#colons = 0;
		startLine() {
			this.#isFirst = !0;
			this.#afterItem = !1;
			this.#colons = 0;
		}
		read(type, column) {
			if (isBlank(type)) return this.#depth();
			type === "flow-map-start" || type === "flow-seq-start" ? this.#brackets++ : (type === "flow-map-end" || type === "flow-seq-end") && (this.#brackets = Math.max(0, this.#brackets - 1));
			type === "map-value-ind" && this.#colons++;
			let opensItem = type === "seq-item-ind" || type === "explicit-key-ind";
			let opensMap = type === "map-value-ind" && this.#colons > 1;
			this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap) && this.#enter(column);
			this.#isFirst = !1;
			this.#afterItem = opensItem;
			return this.#depth();
		}
		#enter(column) {
			for (; (this.#columns.at(-1) ?? -1) > column;) this.#columns.pop();
			this.#columns.at(-1) !== column && this.#columns.push(column);
		}
		#depth() {
			return this.#brackets + this.#columns.length;
		}
	};
	function isBlank(type) {
		return type === "space" || type === "newline" || type === "comment";
	}
	let MAX_YAML_BYTES = 262144;
	function parseYaml(text, file, diagnostics) {
		let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
		let bytes = Buffer.byteLength(source.text);
		if (bytes > 262144) {
			let message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`;
			diagnostics.error(source.range(0), "file_too_large", message, "Make it shorter, or split it.");
			return {
				source,
				root: void 0
			};
		}
		checkCharacters(source, diagnostics);
		if (diagnostics.hasErrors) return {
			source,
			root: void 0
		};
		try {
			return {
				source,
				root: parse(source, diagnostics)
			};
		} catch (error) {
			let message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`;
			diagnostics.error(source.range(0), "yaml_syntax", message, "Simplify the file.");
			return {
				source,
				root: void 0
			};
		}
	}
	function parse(source, diagnostics) {
		let words = scanYaml(source, diagnostics);
		if (words === void 0) return;
		let [document] = new Composer(OPTIONS).compose(parseWords(words), !0, source.text.length);
		let isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics);
		return document === void 0 || document.contents === null || !isSound ? void 0 : new YamlConverter(source, diagnostics).convert(document.contents, 0);
	}
	let OPTIONS = {
		version: "1.2",
		schema: "core",
		merge: !1,
		resolveKnownTags: !1,
		uniqueKeys: !1,
		prettyErrors: !1,
		logLevel: "silent"
	};
	function* parseWords(words) {
		let parser = new Parser();
		for (let word of words) yield* parser.next(word);
		yield* parser.end();
	}
	let SUGGESTIONS = {
		BAD_DQ_ESCAPE: "In double quotes a backslash begins an escape: write it twice, or use single quotes.",
		BAD_INDENT: "Close open brackets, and indent all entries of a list or map by the same number of spaces.",
		BAD_SCALAR_START: "Put the text in single quotes.",
		BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
		BLOCK_IN_FLOW: "Inside brackets write lists as [a, b] and maps as { a: b }.",
		KEY_OVER_1024_CHARS: "Use a shorter key.",
		MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
		MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
		TAB_AS_INDENT: "Indent by spaces.",
		UNEXPECTED_TOKEN: "Look for an open quote or bracket, or for a wrong indentation, before this place."
	};
	let TOLD_BEFORE = new Set([
		"ALIAS_PROPS",
		"BAD_ALIAS",
		"BAD_DIRECTIVE",
		"BAD_PROP_ORDER",
		"MULTIPLE_ANCHORS",
		"MULTIPLE_DOCS",
		"MULTIPLE_TAGS",
		"TAG_RESOLVE_FAILED",
		"BAD_COLLECTION_TYPE"
	]);
	function reportYamlErrors(errors, source, diagnostics) {
		let wasRefused = diagnostics.hasErrors;
		let news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
		let lines = new Set();
		for (let error of news) {
			let at = source.range(...error.pos);
			if (lines.has(at.line)) continue;
			if (lines.add(at.line).size > 10) break;
			let suggestion = SUGGESTIONS[error.code] ?? "Correct the YAML here.";
			diagnostics.error(at, "yaml_syntax", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(error.message), suggestion);
		}
		return news.length === 0;
	}
	let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
	let UNUSUAL = /[^\t\n -~]/;
	function checkCharacters(source, diagnostics) {
		if (!UNUSUAL.test(source.text)) return;
		for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
			let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
			diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
		}
	}
	function kindOf(character) {
		if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
		return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
	}
	function resolveInputs(recipe, given) {
		let diagnostics = new Diagnostics();
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
		return diagnostics.hasErrors ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(diagnostics.list()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(resolved);
	}
	function isList(given) {
		return Array.isArray(given);
	}
	function splitAll(texts, at, diagnostics) {
		let values = new Map();
		for (let text of texts) {
			let equals = text.indexOf("=");
			let name = text.slice(0, Math.max(equals, 0));
			name === "" ? diagnostics.error(at, "input_syntax", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
		}
		return values;
	}
	function reportUnknown(name, recipe, at, diagnostics) {
		let names = recipe.inputs.map((input) => input.name);
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, names);
		let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
		let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
		diagnostics.error(at, "unknown_input", `There is no input '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`, suggestion);
	}
	function resolveOne(input, given, diagnostics) {
		if (!given.has(input.name)) {
			input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=VALUE.`);
			return input.default;
		}
		let checked = checkInputValue(input, convert(input, given.get(input.name)));
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
	let MAX_INPUT_LENGTH = 65536;
	function compileInputPattern(pattern) {
		try {
			let compiled = RegExp(`^(?:${pattern})$`, "u");
			let why = whyUnprepared(compiled.source, compiled.flags);
			return why === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(compiled) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`it ${why}`);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(error instanceof Error ? error.message : String(error));
		}
	}
	function checkInputValue(input, value) {
		let what = `Input '${input.name}'`;
		switch (input.type) {
			case "number":
				if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Give a number, such as 20.");
				return checkRange(input, value);
			case "boolean":
				if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Give true or false.");
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
			case "choice":
				if (typeof value == "string" && input.options.includes(value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
				return finding("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.B).join(", ")}.`);
			case "string":
				if (typeof value != "string") return wrong(`${what} must be a text`, typeof value == "number" ? `Put it in quotes, as it is to be written: '${value}'.` : "Give a text.");
				return checkText(input, value);
		}
	}
	function checkRange(input, value) {
		let { min, max } = input;
		if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
		let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
		return finding("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(" and ")}.`);
	}
	function checkText(input, value) {
		if (value.length > MAX_INPUT_LENGTH) return finding("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Give a shorter text.");
		if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (input.pattern === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
		let pattern = compileInputPattern(input.pattern);
		let fits = pattern.ok ? fitsInTime(pattern.value, value) : void 0;
		if (fits === !0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
		if (fits === void 0) return finding("input_pattern", `Whether input '${input.name}' may be ${shown(value)} takes too long to find out`, `Simplify its pattern, /${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(input.pattern)}/: it must not repeat what is repeated already.`);
		return finding("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(input.pattern)}/.`);
	}
	function shown(value) {
		return typeof value == "string" ? `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(value)}'` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(JSON.stringify(value) ?? "nothing");
	}
	function wrong(message, suggestion) {
		return finding("input_type", message, suggestion);
	}
	function finding(code, message, suggestion) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			code,
			message,
			suggestion
		});
	}
	function readInputsText(text, file) {
		let diagnostics = new Diagnostics();
		let { root } = parseYaml(text, file, diagnostics);
		let [problem] = diagnostics.list();
		if (problem !== void 0) {
			let { at, message, suggestion } = problem;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
		}
		if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({});
		if (root.kind !== "map") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
		let values = Object.create(null);
		for (let { key, value } of root.entries) values[key] = plainValue(value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(values);
	}
	function plainValue(node) {
		return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
	}
	function checkRecipeCalls(recipe, library) {
		let diagnostics = new Diagnostics();
		for (let { step, name, at } of callsOf(recipe)) {
			let called = library.find(name);
			if (called === void 0 && isElsewhere(name)) {
				let message = `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}' is elsewhere, and what is there tomorrow is not what is there today`;
				diagnostics.error(at, "remote_recipe", message, "Copy the recipe into recipes/ of this repository, where changes of it are reviewed.");
				continue;
			}
			if (called === void 0) {
				let shipped = `sous:${name}`;
				let near = library.names.includes(shipped) ? shipped : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, library.names);
				let suggestion = near === void 0 ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_recipe", `There is no recipe '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`, suggestion);
				continue;
			}
			checkInputs(step, called, at, diagnostics);
			checkDepth(recipe, name, at, library, diagnostics);
		}
		return diagnostics.list();
	}
	function isElsewhere(name) {
		return /^[a-z][a-z0-9+.-]*:\/\/|^git@|^[^/\s]+\/[^@\s]+@\S/i.test(name);
	}
	function callsOf(recipe) {
		return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === "recipe" ? [{
			step,
			name: step.call.recipe,
			at: step.call.at
		}] : []);
	}
	function checkInputs(step, called, at, diagnostics) {
		let names = called.inputs.map((input) => input.name);
		for (let { key, keyAt, value } of step.with) {
			let input = called.inputs.find((candidate) => candidate.name === key);
			if (input === void 0) {
				let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(key, names);
				let all = names.length === 0 ? "It has no inputs." : `There is ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(key)}'`, suggestion);
			} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Give one value.");
			else if (value.kind === "scalar") {
				let checked = checkInputValue(input, value.value);
				checked.ok || diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
		}
		for (let input of called.inputs) {
			if (!input.required || step.with.some((entry) => entry.key === input.name)) continue;
			let message = `The recipe '${called.name}' needs the input '${input.name}'`;
			diagnostics.error(at, "missing_input", message, `Add '${input.name}:' under 'with:'.`);
		}
	}
	function checkDepth(caller, name, at, library, diagnostics) {
		let problem = findProblem(name, {
			path: [caller.source.path],
			library,
			done: new Set()
		});
		if (problem === void 0) return;
		let path = problem.path.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.B).join(" \u2192 ");
		problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other without end: ${path}`, "Take one of these calls out.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 deep: ${path}`, "Call the inner recipes directly.");
	}
	function findProblem(name, { path, library, done }) {
		let recipe = library.find(name);
		if (recipe === void 0) return;
		let file = recipe.source.path;
		let longer = [...path, file];
		if (path.includes(file)) return {
			kind: "cycle",
			path: longer
		};
		if (path.length > 5) return {
			kind: "depth",
			path: longer
		};
		let key = `${path.length} ${file}`;
		if (done.has(key)) return;
		done.add(key);
		for (let call of callsOf(recipe)) {
			let problem = findProblem(call.name, {
				path: longer,
				library,
				done
			});
			if (problem !== void 0) return problem;
		}
	}
	function whyProtected(change, places = {}) {
		let whole = pathInRepository(change.path, places.directory);
		let always = findProtected(change, whole);
		if (always !== void 0) return always.why;
		return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${CONFIG_FILE}` : void 0;
	}
	function whyDenied({ path }, { directory, allowWorkflows }) {
		let folded = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(pathInRepository(path, directory));
		if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
		return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? "it is a workflow" : void 0;
	}
	function pathInRepository(path, directory = ".") {
		return directory === "." ? path : `${directory}/${path}`;
	}
	let MATCHERS = [
		{
			files: [
				"/.github/workflows/",
				"/.github/actions/",
				"action.{yml,yaml}"
			],
			why: "runs in GitHub Actions"
		},
		{
			files: ["/{,.github/,docs/,.gitlab/,.gitea/,.forgejo/}CODEOWNERS"],
			why: "decides who must approve"
		},
		{
			files: [
				"/.github/sous.{yml,yaml}",
				"/.github/sous/",
				"/.github/recipes/",
				"/recipes/*.{yml,yaml}"
			],
			why: "decides what Sous may do"
		},
		{
			files: ["/{,.github/}dependabot.{yml,yaml}"],
			why: "decides what is updated"
		},
		{
			files: [
				"/{,.github/,.gitlab/}renovate.{json,json5}",
				"/.renovaterc",
				"/.renovaterc.{json,json5}"
			],
			why: "decides what is updated"
		},
		{
			files: [
				"/{,.github/,.config/}{.mergify,mergify}.yml",
				"/.policy.yml",
				"/.bulldozer.yml",
				"/{,.github/}.kodiak.toml",
				"/.github/settings.yml"
			],
			why: "decides who must approve or what is merged"
		},
		{
			files: ".gitlab-ci.yml(*.gitlab-ci.yml(/.gitlab-ci/(/.gitlab/ci/(/.circleci/(Jenkinsfile(Jenkinsfile.*(*.jenkinsfile(azure-pipelines*.{yml,yaml}(/{.azure-pipelines,.azuredevops,.pipelines}/(/.travis.yml(bitbucket-pipelines.yml(/.drone.{yml,yaml,jsonnet,star}(/.woodpecker.{yml,yaml}(/.woodpecker/(/.buildkite/(/{,.}appveyor.yml(cloudbuild*.{yml,yaml,json}(buildspec*.{yml,yaml}(/.cirrus.{yml,star}(/.semaphore/(/.teamcity/(/.tekton/(/.harness/(/.builds/(/.build.yml(/{.gitea,.forgejo}/{workflows,actions}/(/codemagic.yaml(/bitrise.yml(/jitpack.yml(/atlantis.{yml,yaml}".split("("),
			why: "runs in CI"
		},
		{
			files: [
				"{,.}readthedocs.{yml,yaml}",
				"netlify.toml",
				"vercel.json",
				"amplify.yml",
				"render.yaml",
				"railway.{json,toml}"
			],
			why: "decides what a host builds and runs after a push"
		},
		{
			files: [
				".gitmodules",
				".gitattributes",
				".lfsconfig",
				"{GITMOD,GITATT,GI7EBA,GI7D29}~*"
			],
			why: "changes what git checks out"
		},
		{
			files: [
				".npmrc",
				".yarnrc",
				".yarnrc.yml",
				".pnpmfile.{js,cjs,mjs}",
				"pip.{conf,ini}",
				".pypirc",
				"uv.toml",
				"poetry.toml",
				".condarc",
				".bundle/config",
				"NuGet.config",
				"settings.gradle",
				"settings.gradle.kts",
				".swiftpm/configuration/",
				".terraformrc"
			],
			why: "decides where packages come from"
		},
		{
			files: [
				"package-lock.json",
				"npm-shrinkwrap.json",
				"yarn.lock",
				"pnpm-lock.yaml",
				"bun.{lock,lockb}",
				"deno.lock",
				"{poetry,uv,pdm,pixi,Pipfile,Cargo,Gemfile,composer,flake,mix,rebar,Podfile,pubspec,paket}.lock",
				"pylock*.toml",
				"conda-lock.yml",
				"gems.locked",
				"go.sum",
				"go.work.sum",
				"gradle.lockfile",
				"gradle/verification-metadata.xml",
				"packages.lock.json",
				"Package.resolved",
				"stack.yaml.lock",
				"MODULE.bazel.lock",
				".terraform.lock.hcl"
			],
			why: "decides what is installed"
		},
		{
			files: ["package.json", "composer.json"],
			why: "executes on install",
			only: {
				which: "changed `scripts`",
				applies: changesScripts
			}
		},
		{
			files: ["pyproject.toml"],
			why: "executes on install",
			only: {
				which: "a changed `[build-system]`",
				applies: changesBuildSystem
			}
		},
		{
			files: ["setup.py", "*.gemspec"],
			why: "executes on install"
		},
		{
			files: ["{,GNU}Makefile"],
			why: "executes on make"
		},
		{
			files: [
				"build.rs",
				".cargo/config",
				".cargo/config.toml",
				"buildSrc/",
				"init.gradle",
				"init.gradle.kts",
				"gradle/wrapper/",
				"gradlew",
				"gradlew.bat",
				".mvn/",
				"mvnw",
				"mvnw.cmd",
				"/project/{plugins.sbt,build.properties}",
				"{.jvmopts,.sbtopts}",
				"Directory.Build.{props,targets,rsp}",
				"Directory.Solution.{props,targets}",
				".config/dotnet-tools.json",
				".bazelrc",
				".bazelversion",
				".bazeliskrc",
				"/tools/bazel",
				".buckconfig"
			],
			why: "executes in every build"
		},
		{
			files: ["conftest.py"],
			why: "executes in every test run"
		},
		{
			files: [
				"sitecustomize.py",
				"usercustomize.py",
				"*.pth"
			],
			why: "executes whenever Python starts"
		},
		{
			files: [
				".yarn/",
				".pnp.{js,cjs}",
				".pnp.loader.mjs",
				"bunfig.toml"
			],
			why: "executes whenever Node.js, Yarn or Bun starts"
		},
		{
			files: [".{irbrc,pryrc,iex.exs,Rprofile,Renviron,ghci,octaverc,gdbinit,lldbinit}"],
			why: "executes when a console or a debugger starts"
		},
		{
			files: [
				".husky/",
				".huskyrc*",
				".pre-commit-config.{yml,yaml}",
				".pre-commit-hooks.yaml",
				"{,.}lefthook{,-local}.{yml,yaml,toml,json}",
				".lefthook/",
				".overcommit.yml",
				".lintstagedrc*",
				"lint-staged.config.*",
				"{,.}simple-git-hooks.{js,cjs,json}"
			],
			why: "executes on commit"
		},
		{
			files: ["HEAD", "commondir"],
			why: "may have git take its directory for a repository"
		},
		{
			files: ["*hooks/*"],
			why: "may execute as a hook of git",
			only: {
				which: "names of letters, digits and dashes",
				applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path))
			}
		},
		{
			files: [
				"config",
				"config.worktree",
				".gitconfig"
			],
			why: "decides what git executes",
			only: {
				which: "content with sections of git",
				applies: isGitConfig
			}
		},
		{
			files: ".mcp.json(.cursor/(.cursorrules(.claude/(CLAUDE.md(CLAUDE.local.md(AGENTS.md(AGENTS.override.md(AGENT.md(GEMINI.md(QWEN.md(WARP.md(.gemini/(.qwen/(.codex/(.opencode/(opencode.{json,jsonc}(.agent/(.agents/(/.github/{agents,chatmodes,instructions,prompts,skills,copilot}/(/.github/copilot-instructions.md(.windsurf/(.windsurfrules(.cline/(.clinerules/(.roo/(.roorules*(.roomodes(.kilocode/(.continue/(.continuerc.json(.aider.conf.yml(.junie/(.kiro/(.amazonq/(.augment/(.augment-guidelines(.goosehints(.openhands/(.trae/(.vscode/mcp.json".split("("),
			why: "tells coding agents what to do"
		},
		{
			files: [
				".vscode/{tasks,launch,settings}.json",
				"*.code-workspace",
				".devcontainer/",
				".devcontainer.json",
				".idea/",
				".run/",
				".fleet/",
				".zed/",
				".helix/",
				".dir-locals.el",
				".exrc",
				".nvimrc",
				".nvim.lua",
				"/.gitpod.{yml,Dockerfile}",
				"/.replit",
				"/.stackblitzrc",
				"/.codesandbox/",
				"/.idx/"
			],
			why: "executes when the folder is opened"
		},
		{
			files: [
				".envrc",
				"{,.}mise{,.*}.toml",
				"{,.}mise/",
				".config/mise/"
			],
			why: "executes when a shell enters the folder"
		}
	].map((row) => ({
		...row,
		pattern: new RegExp(row.files.map((glob) => patternOf((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(glob))).join("|"))
	}));
	function findProtected(change, path) {
		let folded = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path);
		return MATCHERS.find(({ pattern, only }) => pattern.test(folded) && (only?.applies(change) ?? !0));
	}
	function patternOf(glob) {
		let body = glob.replace(/^\/|\/$/g, "").replace(/[.+^$()|[\]\\]/g, "\\$&").replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(",", "|")})`).replaceAll("*", "[^/]*");
		return `^${glob.startsWith("/") ? "" : "(?:.*/)?"}${body}${glob.endsWith("/") ? "(?:/|$)" : "$"}`;
	}
	function changesScripts(change) {
		return changesPart(change, scriptsOf, "{}");
	}
	function changesBuildSystem(change) {
		return changesPart(change, buildSystemOf, "");
	}
	function changesPart(change, partOf, none) {
		if (change.kind === "delete" || change.kind === "create_directory") return !1;
		let before = change.kind === "update" ? partOf(change.before) : none;
		let after = partOf(change.after);
		return before === void 0 || before !== after;
	}
	function scriptsOf(bytes) {
		try {
			let manifest = JSON.parse(Buffer.from(bytes).toString("utf8"));
			return JSON.stringify(manifest.scripts ?? {});
		} catch {
			return;
		}
	}
	function buildSystemOf(bytes) {
		let isWithin = !1;
		let lines = [];
		for (let line of Buffer.from(bytes).toString("utf8").split("\n")) {
			let text = line.trim();
			/^\[?\s*(?:["']?build-system\b|"[^"]*\\)/.test(text) ? isWithin = !0 : /^\[{1,2}[^\],]*\]{1,2}(?:\s*#.*)?$/.test(text) && (isWithin = !1);
			isWithin && text !== "" && !text.startsWith("#") && lines.push(text);
		}
		return lines.join("\n");
	}
	function isGitConfig(change) {
		if (change.kind === "delete" || change.kind === "create_directory") return !1;
		return /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i.test(Buffer.from(change.after).toString("latin1"));
	}
	let utf8 = new TextDecoder("utf-8", {
		fatal: !0,
		ignoreBOM: !0
	});
	function isBinary(bytes) {
		let zero = bytes.indexOf(0);
		return zero >= 0 && zero < 8e3;
	}
	function markLength(bytes) {
		return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	}
	function decodeText(bytes, shown) {
		if (isBinary(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format."));
		let mark = markLength(bytes);
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				text: utf8.decode(bytes.subarray(mark)),
				encoding: mark > 0 ? "utf8-bom" : "utf8"
			});
		} catch {
			if (hasUtf16Mark(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				text: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).toString("latin1"),
				encoding: "single-byte"
			});
		}
	}
	function encodeFile({ text, encoding }) {
		switch (encoding) {
			case "utf8": return Buffer.from(text, "utf8");
			case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
			case "single-byte": return Buffer.from(text, "latin1");
		}
	}
	function checkEncodable(inserted, encoding, shown) {
		if (!inserted.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
	}
	function hasUtf16Mark(bytes) {
		for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
		return !1;
	}
	function toByteEdits({ text, encoding }, bytes, edits) {
		let encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
		let skipped = encoding === "utf8-bom" ? 3 : 0;
		let isOneByteEach = bytes.length - skipped === text.length;
		let seenUnits = 0;
		let seenBytes = skipped;
		let position = (unit) => {
			if (isOneByteEach) return unit + skipped;
			seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
			seenUnits = unit;
			return seenBytes;
		};
		return edits.map((edit) => ({
			start: position(edit.start),
			end: position(edit.end),
			replacement: encode(edit.replacement)
		}));
	}
	function lengthAfter(bytes, edits) {
		return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length);
	}
	function applyEdits(bytes, edits) {
		let result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits));
		let from = 0;
		let to = 0;
		for (let edit of edits) {
			result.set(bytes.subarray(from, edit.start), to);
			to += edit.start - from;
			result.set(edit.replacement, to);
			to += edit.replacement.length;
			from = edit.end;
		}
		result.set(bytes.subarray(from), to);
		return result;
	}
	function splitsCharacter(text, { start, end }) {
		return isInsidePair(text, start) || isInsidePair(text, end);
	}
	function isInsidePair(text, offset) {
		return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
	}
	function encodeReplacement(replacement, encoding) {
		return encodeFile({
			text: replacement,
			encoding: encoding === "utf8-bom" ? "utf8" : encoding
		});
	}
	function rememberLast(make) {
		let last;
		return (text) => {
			last?.text !== text && (last = {
				text,
				made: make(text)
			});
			return last.made;
		};
	}
	function* hunkDiffLines(hunk) {
		for (let { kind, bytes } of hunk.runs) {
			let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes);
			let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(buffer) ? "utf8" : "latin1";
			for (let start = 0; start < buffer.length;) {
				let feed = buffer.indexOf(10, start);
				let end = feed < 0 ? buffer.length : feed;
				yield {
					kind,
					text: buffer.toString(encoding, start, end),
					hasLineFeed: feed >= 0
				};
				start = end + 1;
			}
		}
	}
	function countByteLines(bytes, start, end) {
		let lines = 0;
		for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
		return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
	}
	function isLineStart(bytes, at) {
		return at === 0 || bytes[at - 1] === 10;
	}
	function lineStart(bytes, at) {
		return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
	}
	function nextLineStart(bytes, at) {
		let feed = bytes.indexOf(10, at);
		return feed < 0 ? bytes.length : feed + 1;
	}
	function buildHunks(before, after, blocks) {
		let hunks = [];
		let additions = 0;
		let deletions = 0;
		let oldLine = 0;
		let oldAt = 0;
		let open;
		for (let block of blocks) {
			let gap = countByteLines(before, oldAt, block.oldStart);
			if (open !== void 0 && gap > 6) {
				addContextAfter(open, before, oldAt);
				hunks.push(close(open));
				open = void 0;
			}
			oldLine += gap;
			open === void 0 ? open = openBefore(before, block.oldStart, {
				oldLine,
				newLine: oldLine + additions - deletions
			}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
			let removed = countByteLines(before, block.oldStart, block.oldEnd);
			let added = countByteLines(after, block.newStart, block.newEnd);
			removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
			added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
			deletions += removed;
			additions += added;
			oldLine += removed;
			oldAt = block.oldEnd;
		}
		if (open !== void 0) {
			addContextAfter(open, before, oldAt);
			hunks.push(close(open));
		}
		return {
			hunks,
			additions,
			deletions
		};
	}
	function openBefore(before, at, position) {
		let start = at;
		let context = 0;
		for (; context < 3 && start > 0; context++) start = lineStart(before, start - 1);
		let hunk = {
			oldBefore: position.oldLine - context,
			newBefore: position.newLine - context,
			oldLines: 0,
			newLines: 0,
			runs: []
		};
		context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
		return hunk;
	}
	function addContextAfter(hunk, before, at) {
		let end = at;
		let context = 0;
		for (; context < 3 && end < before.length; context++) end = nextLineStart(before, end);
		context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
	}
	function addRun(hunk, kind, bytes, lines) {
		hunk.runs.push({
			kind,
			bytes,
			lines
		});
		kind !== "added" && (hunk.oldLines += lines);
		kind !== "removed" && (hunk.newLines += lines);
	}
	function close({ oldBefore, newBefore, oldLines, newLines, runs }) {
		return {
			oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
			oldLines,
			newStart: newLines === 0 ? newBefore : newBefore + 1,
			newLines,
			runs
		};
	}
	function trimBlock(before, after, block) {
		let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
		let prefix = 0;
		for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
		if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
		let oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
		let newStart = block.newStart + (oldStart - block.oldStart);
		let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
		let suffix = 0;
		for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
		let oldEnd = block.oldEnd - suffix;
		isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix) || (oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd));
		return {
			oldStart,
			oldEnd,
			newStart,
			newEnd: block.newEnd - (block.oldEnd - oldEnd)
		};
	}
	let NOTHING = new Uint8Array();
	async function diffChange(change) {
		if (change.kind === "create_directory") return;
		let { before, after } = contentsOf$1(change);
		let facts = {
			path: change.path,
			kind: change.kind,
			modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
			mode: change.kind === "delete" ? void 0 : change.mode
		};
		if (isBinary(before) || isBinary(after)) return {
			...facts,
			isBinary: !0,
			additions: 0,
			deletions: 0,
			hunks: []
		};
		return {
			...facts,
			isBinary: !1,
			...buildHunks(before, after, await findBlocks(change, before, after))
		};
	}
	function contentsOf$1(change) {
		return {
			before: change.kind === "create" ? NOTHING : change.before,
			after: change.kind === "delete" ? NOTHING : change.after
		};
	}
	async function findBlocks(change, before, after) {
		let whole = {
			oldStart: 0,
			oldEnd: before.length,
			newStart: 0,
			newEnd: after.length
		};
		let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
		if (known === void 0) return blocksByComparing(before, after, whole);
		if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
		let refined = [];
		for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
		return refined;
	}
	function mayHoldKeptLines(before, after, block) {
		return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
	}
	function hasSeveralLines(bytes, start, end) {
		let next = nextLineStart(bytes, start);
		return next < end && isLineStart(bytes, next);
	}
	async function blocksByComparing(before, after, block) {
		let middle = trimBlock(before, after, block);
		if (middle === void 0) return [];
		if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
		let ids = new Map();
		let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
		let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
		let { diffArrays } = await __webpack_require__.e(1936).then(__webpack_require__.bind(__webpack_require__, 1936));
		let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
		if (parts === void 0) return [middle];
		let blocks = [];
		let oldLine = 0;
		let newLine = 0;
		for (let i = 0; i < parts.length;) {
			let firstOld = oldLine;
			let firstNew = newLine;
			for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
			(oldLine > firstOld || newLine > firstNew) && blocks.push({
				oldStart: oldLines.offset(firstOld),
				oldEnd: oldLines.offset(oldLine),
				newStart: newLines.offset(firstNew),
				newEnd: newLines.offset(newLine)
			});
			let kept = parts[i++]?.count ?? 0;
			oldLine += kept;
			newLine += kept;
		}
		return blocks;
	}
	function splitLines(bytes, start, end, known) {
		let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes);
		let ids = [];
		let offsets = [];
		for (let at = start; at < end;) {
			let next = Math.min(nextLineStart(buffer, at), end);
			let line = buffer.toString("latin1", at, next);
			let id = known.get(line) ?? known.size;
			known.set(line, id);
			ids.push(id);
			offsets.push(at);
			at = next;
		}
		return {
			ids,
			offset: (line) => offsets[line] ?? end
		};
	}
	function blocksFromEdits(before, after, edits) {
		if (!leadsTo(before, after, edits)) return;
		let blocks = [];
		let shift = 0;
		for (let i = 0; i < edits.length;) {
			let first = edits[i];
			if (first === void 0) break;
			let oldStart = lineStart(before, first.start);
			let newStart = oldStart + shift;
			let firstIndex = i;
			let oldEnd = oldStart;
			for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
				shift += edit.replacement.length - (edit.end - edit.start);
				oldEnd = Math.max(oldEnd, edit.end);
				isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift) || (oldEnd = nextLineStart(before, oldEnd));
			}
			let block = trimBlock(before, after, {
				oldStart,
				oldEnd,
				newStart,
				newEnd: oldEnd + shift
			});
			block !== void 0 && blocks.push({
				...block,
				isOneEdit: i === firstIndex + 1
			});
		}
		return blocks;
	}
	function leadsTo(before, after, edits) {
		let oldAt = 0;
		let newAt = 0;
		for (let { start, end, replacement } of edits) {
			if (start < oldAt || end < start || end > before.length) return !1;
			if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
			newAt += start - oldAt;
			if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
			newAt += replacement.length;
			oldAt = end;
		}
		let rest = before.length - oldAt;
		return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
	}
	function isSame(a, aStart, b, bStart, length) {
		if (bStart + length > b.length) return !1;
		return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
	}
	function renderApproval({ call, changes, warnings = [] }, places) {
		let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
		let address = askedAddress(call);
		return [
			`Tool: ${call.tool.name}`,
			parameters.length === 0 ? "Parameters: none" : "Parameters:",
			...parameters,
			...address?.isRewritten ? [`Asks: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(address.href)}`] : [],
			...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(line)}`)],
			`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
			...warnings.map((warning) => `! ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(warning)}`),
			...warnOfProtected(changes, places),
			...address?.mixesAlphabets ? ["\u26a0 Look twice: the host mixes alphabets"] : [],
			`Risk level: ${call.tool.risk}`,
			""
		].join("\n");
	}
	function showValue(name, value, isShownWhole) {
		let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
		if (isShownWhole) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(text).replaceAll("\n", "\n    ");
		return name === "content" || text.length > 200 || text.includes("\n") ? `<${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(Buffer.byteLength(text), "byte")}>` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text);
	}
	function listFiles(changes) {
		let shown = changes.slice(0, 10).map((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(change.path));
		let more = changes.length - shown.length;
		return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
	}
	function warnOfProtected(changes, places) {
		let warnings = changes.flatMap((change) => {
			let why = whyProtected(change, places);
			return why === void 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(change.path)} (${why})`];
		});
		return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
	}
	function unknownFiles(permissions) {
		return permissions.includes("RunCommands") ? "known only after it ran" : "none";
	}
	function askedAddress({ tool, args }) {
		let { url: written } = args;
		if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
		if (typeof written != "string" || !URL.canParse(written)) return;
		let { href, hostname } = new URL(written);
		return {
			href,
			isRewritten: plainly(written) !== href,
			mixesAlphabets: mixesAlphabets((0, node_url__WEBPACK_IMPORTED_MODULE_8__.domainToUnicode)(hostname))
		};
	}
	function plainly(written) {
		let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
		let rest = written.slice(start.length);
		return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
	}
	function mixesAlphabets(text) {
		return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
	}
	function renderError(error, style) {
		return `${style.red("\u2717 Error:")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(withoutOwnReturns(error.message))}\n  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
	}
	function altersEndings(hunk) {
		let [removed, added, around] = [
			endingsOf(hunk, "removed"),
			endingsOf(hunk, "added"),
			endingsOf(hunk, "context")
		];
		let before = removed.lf || removed.crlf ? removed : around;
		if (!before.lf && !before.crlf) return added.lf && added.crlf;
		return added.lf && !before.lf || added.crlf && !before.crlf;
	}
	function withoutOwnReturns(text) {
		if (!text.includes("\r\n")) return text;
		return text.split(/^(?=@@ -|diff --git )/m).map((part) => part.startsWith("@@ -") && hasBothEndings(part) ? part : part.replaceAll("\r\n", "\n")).join("");
	}
	function hasBothEndings(hunk) {
		let lines = hunk.split("\n").slice(1, -1);
		let returns = lines.filter((line) => line.endsWith("\r")).length;
		return returns > 0 && returns < lines.filter((line) => !line.startsWith("\\")).length;
	}
	function isCrlfOnly(hunk) {
		let { lf, crlf } = endingsOf(hunk, "added");
		return crlf && !lf;
	}
	function endingsOf(hunk, kind) {
		let lf = !1;
		let crlf = !1;
		for (let run of hunk.runs) {
			if (run.kind !== kind) continue;
			for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) run.bytes[at - 1] === 13 ? crlf = !0 : lf = !0;
		}
		return {
			lf,
			crlf
		};
	}
	function* hunkLines(hunk) {
		let marksEndings = altersEndings(hunk);
		for (let line of hunkDiffLines(hunk)) {
			let { kind, hasLineFeed } = line;
			let text = withoutReturn$1(line);
			if (kind === "context") {
				yield {
					kind,
					text,
					ending: "",
					hasLineFeed
				};
				continue;
			}
			let ending = marksEndings && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "";
			let shown = text.trimEnd() === text ? text : text.replace(TRAILING_BLANKS, "");
			yield {
				kind,
				text: shown,
				ending: markBlanks(text.slice(shown.length)) + ending,
				hasLineFeed
			};
		}
	}
	let TRAILING_BLANKS = /(?<![ \t])[ \t]+$/;
	function markBlanks(blanks) {
		if (blanks.length > 20) return `\u27e8${blanks.length} blanks\u27e9`;
		return blanks.replaceAll(" ", "\u2420").replaceAll("	", "\u2409");
	}
	function withoutReturn$1({ text, hasLineFeed }) {
		return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
	}
	function isHiding({ path, hunks }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)(text)));
	}
	function mayHide({ runs }) {
		return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).toString("utf8")));
	}
	let KINDS = {
		create: "new",
		update: "modified",
		delete: "deleted"
	};
	function kindText({ kind }) {
		return KINDS[kind];
	}
	function factsOf$1(diff) {
		let { kind, mode, modeBefore, hunks } = diff;
		let facts = [];
		modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
			text: `mode ${modeBefore} \u2192 ${mode}`,
			isWarning: !0
		});
		kind === "create" && hunks.length > 0 && hunks.every(isCrlfOnly) && facts.push({
			text: "CRLF line endings",
			isWarning: !1
		});
		kind === "create" && mode === "100755" && facts.push({
			text: "executable",
			isWarning: !0
		});
		isHiding(diff) && facts.push({
			text: "\u26a0 hidden characters",
			isWarning: !0
		});
		mixesAlphabets(diff.path) && facts.push({
			text: "\u26a0 name mixes alphabets",
			isWarning: !0
		});
		return facts;
	}
	async function diffChanges(changes) {
		let diffs = [];
		for (let change of changes) {
			let diff = await diffChange(change);
			diff !== void 0 && diffs.push(diff);
		}
		return diffs;
	}
	function recordChanges(changes, diffs, places) {
		let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
		return changes.map((change) => {
			let diff = byPath.get(change.path);
			let why = whyProtected(change, places);
			let counts = {
				additions: diff?.additions ?? 0,
				deletions: diff?.deletions ?? 0
			};
			return {
				path: change.path,
				kind: change.kind,
				...counts,
				...why !== void 0 && { protected: why }
			};
		});
	}
	function fileWarnings({ changes, diffs, places }) {
		let guarded = changes.flatMap((change) => {
			let why = whyProtected(change, places);
			return why === void 0 ? [] : [{
				about: change.path,
				text: why
			}];
		});
		let others = diffs.flatMap((diff) => factsOf$1(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
			about: diff.path,
			text: text.replace("\u26a0 ", "")
		})));
		return [
			...guarded,
			...caseWarnings({ changes }),
			...others
		];
	}
	function caseWarnings({ changes }) {
		let alike = new Map();
		for (let { kind, path } of changes) {
			if (kind !== "create" && kind !== "update") continue;
			let key = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path);
			alike.set(key, [...alike.get(key) ?? [], path]);
		}
		return [...alike.values()].flatMap((paths) => paths.length < 2 ? [] : [{
			about: paths.join(" and "),
			text: CASE_ONLY
		}]);
	}
	let CASE_ONLY = "differ only in case or accents. Windows and macOS cannot check out both";
	function callWarnings({ outcome }) {
		let known = new Set();
		return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
			about: planned.label,
			text
		})));
	}
	function deferredLabels({ steps }) {
		return steps.filter((step) => summarizeStep(step).status === "deferred").map(({ place }) => place.label);
	}
	function outputText(value) {
		return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
	}
	function permissionRows({ write, run, fetch, maxFiles }) {
		return [
			...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
			...write.length === 0 ? [] : [["", `(at most ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(maxFiles, "file")})`]],
			...run.map((command, i) => [i === 0 ? "run" : "", command]),
			...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
		];
	}
	function summarizeStep(step) {
		switch (step.ending) {
			case "success": return {
				status: "ran",
				text: ranText(step)
			};
			case "skipped": return {
				status: "skipped",
				text: skippedText(step.calls)
			};
			case "failure": return {
				status: "failed",
				text: failedText(step.calls)
			};
			case "deferred": return deferredSummary(step.calls);
			case "unfinished": return {
				status: "unfinished",
				text: "did not finish"
			};
		}
	}
	function durationText(ms) {
		let seconds = ms / 1e3;
		if (seconds < 60) return `${seconds.toFixed(1)}s`;
		return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, "0")}s`;
	}
	function ranText({ calls, place }) {
		let ran = calls.filter((call) => call.planned.outcome.kind === "ran");
		let [first] = ran;
		if (first === void 0) return "";
		let changed = changedFiles(calls);
		let changedText = changed === 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(changed, "file")} changed`];
		if (place.calls.startsWith("recipe:")) return [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(ran.length, "call"), ...changedText].join(", ");
		let sum = sumText(ran);
		let skipped = calls.length - ran.length;
		let items = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
		if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
		let exitCode = first.outputs?.exit_code;
		if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
		return sum ?? stepOutputText(first);
	}
	function sumText(calls) {
		let matches = sumOf(calls, "total_matches");
		if (matches !== void 0) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(matches, "match", "matches")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(countFiles(calls), "file")}`;
		let replacements = sumOf(calls, "replacements");
		if (replacements !== void 0) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(replacements, "replacement")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(countFiles(calls), "file")}`;
		let files = sumOf(calls, "total_files");
		return files === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(files, "file");
	}
	function sumOf(calls, output) {
		let sum;
		for (let { outputs } of calls) {
			let value = outputs?.[output];
			typeof value == "number" && (sum = (sum ?? 0) + value);
		}
		return sum;
	}
	function countFiles(calls) {
		let lists = calls.map(({ outputs }) => outputs?.files).filter((files) => Array.isArray(files));
		return new Set(lists.flat()).size;
	}
	function stepOutputText({ planned }) {
		return planned.outcome.kind === "ran" ? firstLine(planned.outcome.output).replace(/:$/, "") : "";
	}
	function skippedText(calls) {
		let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
		return `skipped${conditions.length === 0 ? "" : ` (${firstLine(conditions.join(", "))})`}`;
	}
	function failedText(calls) {
		let failures = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "failed" ? [outcome] : []);
		let [first] = failures;
		if (first === void 0) return "failed";
		let more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
		return `failed: ${firstLine(first.message)}${more}`;
	}
	function deferredSummary(calls) {
		return calls.some(({ planned }) => isWaiting(planned.outcome)) ? {
			status: "waits",
			text: "waits for approval"
		} : {
			status: "deferred",
			text: "known after approval"
		};
	}
	function isWaiting(outcome) {
		return outcome.kind === "deferred" && outcome.because === "external";
	}
	function changedFiles(calls) {
		return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
	}
	function firstLine(text) {
		let [line = ""] = text.split("\n", 1);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(line, 100);
	}
	function fixCommand({ recipe, inputs }, name) {
		return [
			"sous",
			"run",
			name,
			...recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default).flatMap(({ name: key }) => ["-i", `${key}=${textOf(inputs[key])}`])
		].map(shellWord).join(" ");
	}
	function textOf(value) {
		return typeof value == "string" ? value : JSON.stringify(value);
	}
	function diagnosticRecord({ severity, code, message, suggestion, at }) {
		let { line, column, endLine, endColumn } = at;
		return {
			severity,
			code,
			message,
			suggestion,
			line,
			column,
			end_line: endLine,
			end_column: endColumn
		};
	}
	function fitParts(parts, budget) {
		let left = {
			bytes: budget.bytes,
			units: budget.units
		};
		let chosen = new Map();
		let choose = (part, form) => {
			let { text: now = "" } = chosen.get(part) ?? {};
			let room = {
				bytes: left.bytes + Buffer.byteLength(now),
				units: left.units + now.length
			};
			if (!mayFit(form, room)) return !1;
			let text = form.render();
			let bytes = Buffer.byteLength(text);
			if (bytes > room.bytes || text.length > room.units) return !1;
			Object.assign(left, {
				bytes: room.bytes - bytes,
				units: room.units - text.length
			});
			chosen.set(part, {
				text,
				lacks: form.lacks
			});
			return !0;
		};
		let byRank = [...parts].sort((a, b) => a.rank - b.rank);
		for (let part of byRank) part.forms.slice(-1).some((form) => choose(part, form));
		for (let part of byRank) part.forms.slice(0, -1).some((form) => choose(part, form));
		let shown = parts.map((part) => chosen.get(part) ?? {
			text: "",
			lacks: part.lacks
		});
		return {
			texts: shown.map(({ text }) => text),
			lacks: shown.flatMap(({ lacks }) => lacks === void 0 ? [] : [lacks])
		};
	}
	function mayFit({ leastBytes = 0 }, left) {
		return leastBytes <= left.bytes && leastBytes <= 3 * left.units;
	}
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
			let diff = await diffChange(change);
			if (diff === void 0 || change.kind === "create_directory") continue;
			let { before, after } = contentsOf$1(change);
			lines ??= Array.from({ length: countByteLines(before, 0, before.length) }, (_, i) => i + 1);
			lines = diff.isBinary ? Array.from({ length: countByteLines(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
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
		let diffs = await diffChanges(changes);
		let authors = await hunkAuthors(diffs, run);
		return {
			...run,
			changes,
			diffs,
			records: recordChanges(changes, diffs, run.places),
			authors
		};
	}
	let ANNOTATION_LEVELS = [
		"error",
		"warning",
		"notice"
	];
	function annotationsOf(report) {
		let { outcome } = report;
		return limit([...outcome.kind === "failed" ? [failureOf(outcome.failure)] : [], ...reportedMatches(report)], outcome.calls);
	}
	function runnerAnnotations(report) {
		if (report.ending.reason !== "changes_found") return annotationsOf(report);
		return limit([...reportedMatches(report), ...changedLines(report)], report.outcome.calls);
	}
	function changedLines({ diffs, plan, recipe }) {
		let directory = plan?.base.directory ?? ".";
		let message = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(`The recipe '${recipe.name}' would change this.`, 300);
		return diffs.flatMap(({ path, hunks }) => (hunks.length === 0 ? [1] : hunks.map(firstChangedLine)).map((line) => ({
			level: "error",
			file: directory === "." ? path : `${directory}/${path}`,
			line,
			column: 1,
			message
		})));
	}
	function firstChangedLine(hunk) {
		let line = Math.max(1, hunk.oldStart);
		for (let { kind } of hunkDiffLines(hunk)) {
			if (kind !== "context") break;
			line++;
		}
		return line;
	}
	function matchAnnotations(report) {
		return report.found ?? limit(reportedMatches(report), report.outcome.calls);
	}
	function countFindings(report) {
		let { shown, more } = matchAnnotations(report);
		return shown.length + more.error + more.warning + more.notice;
	}
	function limit(all, calls) {
		let shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, 10));
		let more = (level) => {
			let [known, told] = [all, shown].map((list) => list.filter((one) => one.level === level).length);
			let reported = calls.filter(({ step }) => step.report === level);
			return (known ?? 0) - (told ?? 0) + reported.reduce((sum, { outputs }) => sum + untold(outputs), 0);
		};
		return {
			shown,
			more: {
				error: more("error"),
				warning: more("warning"),
				notice: more("notice")
			}
		};
	}
	function moreText({ more }) {
		let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(more[level], `more ${level}`)]);
		return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
	}
	function annotationCommands({ shown }) {
		return shown.map(({ level, file, line, column, message }) => `::${level} ${`file=${escapeProperty(file)},line=${line},col=${column}`},title=Sous::${escapeData$1((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(message))}\n`).join("");
	}
	function escapeData$1(text) {
		return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	}
	function escapeProperty(text) {
		return escapeData$1(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
	}
	function failureOf({ at, error, label }) {
		let message = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
		return {
			level: "error",
			file: at.file,
			line: at.line,
			column: at.column,
			message
		};
	}
	function reportedMatches({ outcome, plan }) {
		let directory = plan?.base.directory ?? ".";
		return outcome.calls.flatMap((call) => matchesOf(call, directory));
	}
	function matchesOf({ step, outputs }, directory) {
		let level = step.report;
		if (level === void 0) return [];
		return matchesIn(outputs).map(({ path, line, column, text }) => ({
			level,
			file: directory === "." ? path : `${directory}/${path}`,
			line,
			column,
			message: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(step.name ?? text.trim(), 300)
		}));
	}
	function untold(outputs) {
		let total = outputs?.total_matches;
		return typeof total == "number" ? Math.max(0, total - matchesIn(outputs).length) : 0;
	}
	function matchesIn(outputs) {
		let matches = outputs?.matches;
		return Array.isArray(matches) ? matches.filter(isMatch) : [];
	}
	function isMatch(value) {
		let match = value;
		return typeof match?.path == "string" && typeof match.line == "number" && typeof match.column == "number" && typeof match.text == "string";
	}
	function outcomeText({ reason, detail }, show) {
		if (detail === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.gt)(reason);
		return isToldByDetail(reason) ? show(detail) : `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.gt)(reason)} ${show(detail)}`;
	}
	function cleanEnding(run) {
		let found = countFindings(run);
		return found === 0 ? { reason: "clean" } : {
			reason: "clean",
			detail: `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(found, "finding")}. There is nothing to apply.`
		};
	}
	let TOLD_BY_DETAIL = [
		"previewed",
		"gated",
		"clean",
		"stale",
		"changes_found",
		"merged_on_moved_base"
	];
	function isToldByDetail(reason) {
		return TOLD_BY_DETAIL.includes(reason) || !Object.hasOwn(_entry_js__WEBPACK_IMPORTED_MODULE_1__.mt, reason);
	}
	let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
	let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
	function inlineText(text) {
		let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text);
		return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
	}
	let SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?\u2026\u2013\u2192+=-]+[.:;]?|[.,:;!?)]+)$/u;
	let QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/;
	function proseText(text) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text), 2e3).split(QUOTED).map((piece, i) => i % 2 == 1 ? codeSpan(piece) : proseWords(piece, i === 0)).reduce((all, one) => all.endsWith("`") && one.startsWith("`") ? `${all} ${one}` : all + one, "");
	}
	function proseWords(text, isStart) {
		let parts = [];
		for (let [i, word] of text.split(" ").entries()) {
			let isFirst = isStart && i === 0;
			let isPlain = word === "" || SIMPLE_WORD.test(word) && !LINKED.test(word) && (!isFirst || /^[\p{L}\p{N}]/u.test(word));
			let last = parts.at(-1);
			last?.isPlain === isPlain ? last.words.push(word) : parts.push({
				isPlain,
				words: [word]
			});
		}
		return parts.map((part) => part.isPlain ? part.words.join(" ") : codeWords(part.words.join(" "))).join(" ");
	}
	function codeWords(text) {
		let [end = ""] = /(?<=[^.,:;!?])[.,:;!?]$/.exec(text) ?? [];
		return codeSpan(text.slice(0, text.length - end.length)) + end;
	}
	function codeSpan(text) {
		return span((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text), 400));
	}
	function span(text) {
		if (text.trim() === "") return text === "" ? "(empty)" : "(blank)";
		let ticks = "`".repeat(longestRun(text) + 1);
		return /^`|`$|^ .* $/.test(text) ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
	}
	function fence(language, lines) {
		let body = lines.join("\n");
		let ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
		return `${ticks}${language}\n${body}\n${ticks}\n`;
	}
	function longestRun(text) {
		let longest = 0;
		for (let [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
		return longest;
	}
	let ENTITIES = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#39;"
	};
	function htmlCode(text) {
		return `<code>${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
	}
	function details(summary, body, isOpen = !1) {
		return `<details${isOpen ? " open" : ""}>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
	}
	function table(head, rows) {
		let line = (cells) => `| ${cells.map(withoutBars).join(" | ")} |\n`;
		return `${line(head.map((name) => name.replace(/:$/, "")))}${line(head.map((name) => name.endsWith(":") ? "---:" : "---"))}${rows.map(line).join("")}`;
	}
	function withoutBars(cell) {
		return cell.replace(/(\\*)\|/g, (_, slashes) => slashes === "" ? "\\|" : `${slashes}\u27e8U+007C\u27e9`);
	}
	let ICONS$1 = {
		pass: "\u2705 ",
		wait: "\u23f8\ufe0f ",
		refuse: "\ud83d\udeab ",
		fail: "\u274c "
	};
	function headlinePart(title, ending, totals) {
		let { reason, commit, note, detail, next } = ending;
		let said = [
			...SHOWN.includes(reason) && detail === void 0 && next.length > 0 ? [] : [asSentence(outcomeText(ending, proseText))],
			...commit === void 0 || detail?.includes(commit) ? [] : [`Commit ${codeSpan(commit)}.`],
			...note === void 0 ? [] : [inlineText(note)]
		];
		let text = `### ${[
			`${iconOf(ending)}Sous`,
			inlineText(title),
			...totals
		].join(" \u00b7 ")}\n\n${said.length === 0 ? "" : `${said.join(" ")}\n\n`}`;
		return {
			rank: 0,
			forms: [{ render: () => text }],
			lacks: "the headline"
		};
	}
	let SHOWN = [
		"previewed",
		"gated",
		"proposed"
	];
	function iconOf({ reason, detail }) {
		if (reason === "previewed" || reason === "proposed") return "";
		return reason === "clean" && detail !== void 0 ? "\u26a0\ufe0f " : ICONS$1[(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ht)(reason)];
	}
	function asSentence(text) {
		return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
	}
	function renderNext(next) {
		return next.map(({ command, does, lead }) => `${lead ?? `This command ${inlineText(does)}:`}\n\n${fence("", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(command).split("\n"))}\n`).join("");
	}
	function nextPart({ next }, rank) {
		return next.length === 0 ? [] : [{
			rank,
			forms: [{ render: () => renderNext(next) }],
			lacks: "the next commands"
		}];
	}
	function renderDigest(digest) {
		return `Digest ${codeSpan(digest)}\\\nin groups ${codeSpan(digest.match(/.{1,16}/g)?.join(" ") ?? "")}\n\n`;
	}
	function renderFooter({ footer }) {
		if (footer === void 0) return "";
		let { head, pushedBy, until, approval, run } = footer;
		let pushed = pushedBy === void 0 ? "" : `, after a push by ${pushedBy}`;
		let facts = [
			...head === void 0 ? [] : [`made on ${head.slice(0, 7)}${pushed}`],
			...until === void 0 ? [] : [`good until ${timeText(until)}`],
			...approval === void 0 ? [] : [approval],
			...run === void 0 ? [] : [`[run](${run})`]
		];
		return facts.length === 0 ? "" : `<sub>${facts.join(" \u00b7 ")}</sub>\n`;
	}
	function timeText(time) {
		return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
	}
	function goodUntil(markdown) {
		let [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? [];
		let time = new Date(`${day}T${minute}Z`);
		return Number.isNaN(time.getTime()) ? void 0 : time;
	}
	function filesParts({ changes, diffs, authors }, rank) {
		let parts = diffs.map((diff, i) => diffPart(diff, authors, diffs.length <= 3 || i === 0 && isShort(diff)));
		let bySize = [...parts].sort((a, b) => a.leastBytes - b.leastBytes);
		let place = new Map(bySize.map((part, i) => [part, i / bySize.length]));
		let ranked = parts.map((part) => ({
			...part,
			rank: rank + (place.get(part) ?? 0)
		}));
		let directories = changes.filter(({ kind }) => kind === "create_directory").map(({ path }) => codeSpan(`${path}/`));
		return [...ranked.length > 15 ? foldRest(ranked) : ranked, ...directoriesPart(directories, rank)];
	}
	function isShort({ additions, deletions }) {
		return additions + deletions <= 20;
	}
	function foldRest(parts) {
		let more = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(parts.length - 10, "more file");
		return [
			...parts.slice(0, 10),
			fixedPart(`\n<details>\n<summary>${more}</summary>\n\n`),
			...parts.slice(10),
			fixedPart("\n</details>\n\n")
		];
	}
	function directoriesPart(directories, rank) {
		if (directories.length === 0) return [];
		let text = `\n${directories.length === 1 ? "New directory" : "New directories"}: ${directories.join(", ")}\n\n`;
		return [{
			rank,
			forms: [{ render: () => text }],
			lacks: "the new directories"
		}];
	}
	function fixedPart(text) {
		return {
			rank: 0,
			forms: [{ render: () => text }]
		};
	}
	let MARKS$2 = {
		context: " ",
		removed: "-",
		added: "+"
	};
	function diffPart(diff, authors, isOpen = !1) {
		let leastBytes = changedBytes(diff);
		let lacks = "diff";
		return {
			forms: [
				{
					render: () => `${details(summaryOf(diff), bodyOf(diff, authors), isOpen)}\n`,
					leastBytes
				},
				{
					render: () => `- ${[
						codeSpan(diff.path),
						...countsOf(diff),
						...notesOf(diff),
						"diff not shown"
					].join(" \u00b7 ")}\n`,
					lacks
				},
				{
					render: () => `- ${codeSpan(diff.path)}\n`,
					lacks
				}
			],
			lacks: "file",
			leastBytes
		};
	}
	function countsOf({ isBinary, additions, deletions }) {
		return isBinary ? [] : [`+${additions} \u2212${deletions}`];
	}
	function notesOf(diff) {
		let notes = [...diff.kind === "update" ? [] : [kindText(diff)], ...factsOf$1(diff).map(({ text }) => text)];
		diff.isBinary && notes.push("binary, not shown");
		hasLongLines(diff) && notes.push("\u26a0 long lines, wrapped");
		return notes;
	}
	function summaryOf(diff) {
		return [
			htmlCode(diff.path),
			...countsOf(diff),
			...notesOf(diff)
		].join(" \u00b7 ");
	}
	function bodyOf(diff, authors) {
		if (diff.hunks.length === 0) return diff.isBinary ? "A binary file; its content is not shown.\n" : "No line changes.\n";
		return fence("diff", [...diff.hunks.flatMap((hunk) => renderHunk$1(hunk, authors.get(hunk) ?? []))]);
	}
	function renderHunk$1(hunk, authors) {
		let made = authors.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__._).join(", ");
		let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
		for (let { kind, text, ending, hasLineFeed } of hunkLines(hunk)) {
			let mark = MARKS$2[kind];
			let shown = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(text)}${ending}`;
			shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
			hasLineFeed || lines.push("\\ No newline at end of file");
		}
		return lines;
	}
	function wrap(text, mark) {
		let pieces = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text, 400);
		return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
	}
	function hasLongLines({ hunks }) {
		return hunks.some((hunk) => mayBeLong(hunk) && [...hunkLines(hunk)].some(({ text }) => text.length > 400));
	}
	function mayBeLong({ runs }) {
		return runs.some(({ bytes }) => {
			let start = 0;
			for (let end = bytes.indexOf(10); end >= 0 && end - start <= 400; end = bytes.indexOf(10, start)) start = end + 1;
			return bytes.length - start > 400;
		});
	}
	function changedBytes({ hunks }) {
		return hunks.reduce((sum, { runs }) => sum + runs.reduce((bytes, run) => bytes + run.bytes.length, 0), 0);
	}
	function succeeded(value, output, extras = {}) {
		let { unfinished, ...others } = extras;
		return {
			ok: !0,
			value,
			output,
			warnings: [],
			filesAffected: [],
			...others,
			...unfinished !== void 0 && { unfinished }
		};
	}
	function failed(code, message, suggestion, cause) {
		return {
			ok: !1,
			error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(code, message, suggestion, cause)
		};
	}
	function requiresApproval(facts) {
		return facts.effect !== "read";
	}
	function unitOf({ done, total = done, unit }) {
		return total === 1 ? unit.replace(/s\b/, "") : unit;
	}
	var StepTicker = class {
		#style;
		#running = [];
		constructor(style) {
			this.#style = style;
		}
		take(event) {
			switch (event.kind) {
				case "step_started": {
					let above = this.#showAbove();
					this.#running.push({
						place: event.step,
						isShown: !1
					});
					return above;
				}
				case "progress": {
					let running = this.#running.at(-1);
					running?.place === event.step && (running.progress = event.progress);
					return "";
				}
				case "step_finished": return this.#finish(event);
				default: return "";
			}
		}
		live(frame, elapsedMs) {
			let running = this.#running.at(-1);
			if (running === void 0) return;
			let { place, progress } = running;
			let spinner = this.#style.cyan("\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[frame % 10] ?? "");
			let count = progress === void 0 ? [] : [progressText(progress)];
			return `${indent(place)}${spinner} ${[
				this.#title(place),
				...count,
				this.#style.dim(durationText(elapsedMs))
			].join("  ")}`;
		}
		#showAbove() {
			let hidden = this.#running.filter((running) => !running.isShown);
			let lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
			for (let running of hidden) running.isShown = !0;
			return lines.join("");
		}
		#finish(event) {
			let { step: place, ending, calls, durationMs } = event;
			this.#running.at(-1)?.place === place && this.#running.pop();
			let { status, text } = summarizeStep({
				place,
				ending,
				calls
			});
			let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
			(status === "ran" || status === "failed") && parts.push(this.#style.dim(durationText(durationMs)));
			return `${indent(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
		}
		#title(place) {
			let around = this.#running.findLast((other) => other.place.depth < place.depth);
			let label = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(shortLabel(place, around?.place)), 40);
			let called = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(calledText(place)), 40);
			return `${this.#style.bold(label)}  ${called}`;
		}
	};
	function calledText({ calls }) {
		return calls.replace(/^recipe:/, "recipe ");
	}
	function shortLabel(place, around) {
		let prefix = around === void 0 ? "" : `${around.label} / `;
		let label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label;
		return place.isVerify && !label.startsWith("verify") ? `verify ${label}` : label;
	}
	let MARKS$1 = {
		ran: "\u2713",
		skipped: "\u2013",
		failed: "\u2717",
		waits: "\u2026",
		deferred: "\u2026",
		unfinished: "\u2717"
	};
	function markOf(status, style) {
		switch (status) {
			case "ran": return style.green(MARKS$1[status]);
			case "failed":
			case "unfinished": return style.red(MARKS$1[status]);
			case "waits": return style.yellow(MARKS$1[status]);
			default: return style.dim(MARKS$1[status]);
		}
	}
	function showText(status, text, style) {
		let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text);
		if (status === "failed") return style.red(shown);
		if (status === "waits") return style.yellow(shown);
		return status === "ran" ? shown : style.dim(shown);
	}
	function indent({ depth }) {
		return "  ".repeat(depth);
	}
	function progressText(progress) {
		let { done, total } = progress;
		let shown = (number) => number.toLocaleString("en");
		return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${unitOf(progress)}`;
	}
	function renderFailure({ label, at, error }, style) {
		let step = `step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(label)}'`;
		return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(error.suggestion)}\n`].join("\n");
	}
	function placeText({ file, line, column }) {
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(file)}:${line}:${column}`;
	}
	function warningsPart(report, rank) {
		let files = fileWarnings(report).map(({ about, text }) => `> - ${codeSpan(about)}: ${text}\n`);
		let calls = callWarnings(report).filter((warning) => !isMinor(warning));
		return part(rank, "the warnings", (files.length === 0 ? "" : `> [!CAUTION]\n> Look twice:\n>\n${first(files, "> - ")}\n`) + (calls.length === 0 ? "" : `> [!NOTE]\n> Warnings from the steps:\n>\n${first(warningLines(calls, "> - "), "> - ")}\n`));
	}
	function callWarningsPart(report, rank) {
		let calls = callWarnings(report).filter(isMinor);
		return calls.length === 0 ? [] : part(rank, "the warnings", `#### Warnings\n\n${first(warningLines(calls, "- "), "- ")}\n`);
	}
	function isMinor({ text }) {
		return text.startsWith("No file fits ");
	}
	function warningLines(warnings, prefix) {
		return warnings.map(({ about, text }) => `${prefix}${inlineText(about)}: ${inlineText(text)}\n`);
	}
	function first(lines, prefix) {
		let more = lines.length - 50;
		return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}and ${more} more\n` : ""}`;
	}
	function failurePart({ outcome }, rank) {
		if (outcome.kind !== "failed") return [];
		return part(rank, "why it failed", `${textFence(renderFailure(outcome.failure, _entry_js__WEBPACK_IMPORTED_MODULE_1__.u))}\n`);
	}
	function gatePart(report, rank) {
		let { outcome } = report;
		if (outcome.kind !== "gated") return [];
		let { label, at, call, reason } = outcome.gate;
		let later = deferredLabels(report);
		let more = later.length > 20 ? ` and ${later.length - 20} more` : "";
		let rest = later.length === 0 ? "" : `Known after approval: ${later.slice(0, 20).map(inlineText).join(", ")}${more}.\n\n`;
		return part(rank, "the call that waits for approval", `${`**Step ${inlineText(label)}** waits for approval at ${codeSpan(placeText(at))}: ${proseText(reason)}.\n\n`}${textFence(renderApproval({
			call,
			changes: [],
			reason
		}))}\n${rest}`);
	}
	function manifestPart({ recipe }, rank) {
		let rows = permissionRows(recipe.permissions);
		return part(rank, "what the recipe may do", `#### This recipe may\n\n${rows.length === 0 ? "It may only read the repository.\n" : textFence((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(rows, _entry_js__WEBPACK_IMPORTED_MODULE_1__.u).join("\n"))}\n`);
	}
	function inputsPart({ inputs }, rank) {
		let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]);
		return rows.length === 0 ? [] : part(rank, "the inputs", `#### Inputs\n\n${table(["Input", "Value"], rows)}\n`);
	}
	function outputsPart({ outcome }, rank) {
		let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [codeSpan(name), codeSpan(outputText(value))]);
		return rows.length === 0 ? [] : part(rank, "the outputs", `#### Outputs\n\n${table(["Output", "Value"], rows)}\n`);
	}
	function annotationsPart(report, rank) {
		let annotations = matchAnnotations(report);
		if (annotations.shown.length === 0) return [];
		let lines = annotations.shown.map(({ level, file, line, message }) => `- ${LEVELS[level]} ${codeSpan(`${file}:${line}`)}: ${inlineText(message)}\n`);
		let rest = moreText(annotations);
		return part(rank, "the findings", `${report.changes.length === 0 ? "" : "**Findings**\n\n"}${lines.join("")}${rest === "" ? "" : `- ${rest}\n`}\n`);
	}
	let LEVELS = {
		error: "\u274c",
		warning: "\u26a0\ufe0f",
		notice: "\u2139\ufe0f"
	};
	let ICONS = {
		ran: "\u2705",
		skipped: "\u2796",
		failed: "\u274c",
		waits: "\u23f8\ufe0f",
		deferred: "\u23f3",
		unfinished: "\u274c"
	};
	function stepsPart({ steps }, rank) {
		if (steps.length === 0) return [];
		let rows = steps.slice(0, 200).map(stepRow);
		let more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : "";
		return part(rank, "the steps", `#### Steps\n\n${table(["Step", "Result"], rows)}${more}\n`);
	}
	function stepRow(step) {
		let { status, text } = summarizeStep(step);
		let label = `${step.place.isVerify ? "verify: " : ""}${inlineText(step.place.label)}`;
		let time = (status === "ran" || status === "failed") && step.durationMs > 0 ? [durationText(step.durationMs)] : [];
		let result = [...text === "" ? [] : [inlineText(text)], ...time].join(" \u00b7 ");
		return [`${ICONS[status]} ${label} \u00b7 ${codeSpan(calledText(step.place))}`, result];
	}
	function timelinePart({ steps }, rank) {
		let chart = renderTimeline(steps);
		return chart === "" ? [] : part(rank, "the timeline", `${details("Timeline", chart)}\n`);
	}
	function textFence(text) {
		return fence("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(line, 400)));
	}
	function part(rank, lacks, text) {
		return text === "" ? [] : [{
			rank,
			lacks,
			forms: [{ render: () => text }]
		}];
	}
	function renderTimeline(steps) {
		let ran = steps.filter((step) => ["ran", "failed"].includes(summarizeStep(step).status));
		if (ran.length < 2) return "";
		let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
		if (end === 0) return "";
		let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
		let rest = ran.length - bars.length;
		let chart = fence("mermaid", [
			"gantt",
			"  dateFormat x",
			`  axisFormat ${end < 6e4 ? "%S.%L s" : "%M:%S min"}`,
			...bars
		]);
		return rest === 0 ? chart : `${chart}\nThe first 60 of ${ran.length} steps.\n`;
	}
	function bar({ ending, startMs, durationMs }) {
		let place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`;
		return ending === "failure" ? `crit, ${place}` : place;
	}
	function chartLabel(label) {
		let plain = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(plain, 50);
	}
	let SUMMARY_BUDGET = {
		bytes: 1e6,
		units: 1e6
	};
	let COMMENT_BUDGET = {
		bytes: 24e4,
		units: 6e4
	};
	function renderPlanMarkdown(report, budget, elsewhere = LOOK) {
		let room = {
			bytes: budget.bytes - 600,
			units: budget.units - 600
		};
		let { texts, lacks } = fitParts(partsOf(report), room);
		let [headline = "", ...rest] = texts;
		return {
			text: [
				headline,
				renderNotice(lacks, report, elsewhere),
				...rest
			].join(""),
			isIncomplete: lacks.length > 0
		};
	}
	let LOOK = "Look at the whole plan before you approve it.";
	function partsOf(report) {
		return [
			headlineOf(report),
			...failurePart(report, 1),
			...nextPart(report.ending, 1),
			...gatePart(report, 1),
			...warningsPart(report, 2),
			...annotationsPart(report, 5),
			...filesParts(report, 10),
			fixedPart(`<details>\n<summary>Details: ${contentsOf(report).join(" \u00b7 ")}</summary>\n\n`),
			...manifestPart(report, 2),
			...inputsPart(report, 4),
			...outputsPart(report, 5),
			...stepsPart(report, 4),
			...callWarningsPart(report, 5),
			...timelinePart(report, 6),
			fixedPart(`${factsOf(report)}</details>\n\n`),
			fixedPart(renderFooter(report.ending))
		];
	}
	function contentsOf({ plan, inputs }) {
		return [
			"what the recipe may do",
			...Object.keys(inputs).length === 0 ? [] : ["inputs"],
			"steps",
			...plan === void 0 ? [] : ["full digest"]
		];
	}
	function factsOf({ recipe, plan, ending }) {
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}recipe ${codeSpan(recipe.source.path)} \u00b7 ${codeSpan(ending.reason)}\n\n`;
	}
	function renderNotice(lacks, { diffs }, elsewhere) {
		if (lacks.length === 0) return "";
		let unnamed = lacks.filter((what) => what === "file").length;
		let hidden = lacks.filter((what) => what === "diff").length + unnamed;
		return `> [!WARNING]\n> **This preview is incomplete.** There is no room for ${[
			...hidden === 0 ? [] : [`the diffs of ${hidden} of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(diffs.length, "file")}`],
			...unnamed === 0 ? [] : [`the names of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(unnamed, "file")}`],
			...[...new Set(lacks)].filter((what) => what !== "diff" && what !== "file")
		].join(", ")}. ${elsewhere}\n\n`;
	}
	function headlineOf(report) {
		let { recipe, outcome, ending } = report;
		return headlinePart(recipe.name, ending, outcome.kind === "failed" ? [] : [totalsOf(report)]);
	}
	function totalsOf(report) {
		let { outcome, records } = report;
		let found = countFindings(report);
		let changes = records.length === 0 && (found > 0 || outcome.kind === "gated") ? [] : [changesText(records)];
		let findings = found === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(found, "finding")];
		return [
			...changes,
			...findings,
			...outcome.kind === "gated" ? ["waits for approval"] : []
		].join(", ");
	}
	function changesText(records) {
		let directories = records.filter(({ kind }) => kind === "create_directory").length;
		let files = records.length - directories;
		if (records.length === 0) return "no changes";
		let sum = (of) => records.reduce((total, record) => total + of(record), 0);
		return [
			...files === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(files, "file")],
			...directories === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(directories, "new directory", "new directories")],
			...files === 0 ? [] : [`+${sum(({ additions }) => additions)} \u2212${sum(({ deletions }) => deletions)}`]
		].join(", ");
	}
	function renderBareMarkdown(report, budget) {
		let { recipe, plan, ending, diagnostics = [], error } = report;
		let path = plan?.recipe.path ?? recipe;
		let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? "nothing was run"];
		let { texts, lacks } = fitParts([
			headlinePart(title, ending, []),
			...fencePart("the mistakes", listDiagnostics(diagnostics)),
			...fencePart("the error", error === void 0 ? "" : renderError(error, _entry_js__WEBPACK_IMPORTED_MODULE_1__.u)),
			...nextPart(ending, 2),
			{
				rank: 2,
				forms: [{ render: () => bareFacts(report) }],
				lacks: "the digest"
			}
		], budget);
		return {
			text: texts.join(""),
			isIncomplete: lacks.length > 0
		};
	}
	function bareFacts({ recipe, plan, ending }) {
		let path = plan?.recipe.path ?? recipe;
		let facts = [...path === void 0 ? [] : [`recipe ${codeSpan(path)}`], codeSpan(ending.reason)];
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}${facts.join(" \u00b7 ")}\n\n`;
	}
	function fencePart(lacks, text) {
		return text === "" ? [] : [{
			rank: 1,
			forms: [{ render: () => `${textFence(text)}\n` }, {
				render: () => TOO_LONG,
				lacks
			}],
			lacks
		}];
	}
	let TOO_LONG = "The list of what is wrong is too long to be shown here; it is in the log.\n\n";
	function listDiagnostics(diagnostics) {
		let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${placeText(at)}: ${severity} ${code}`}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(message)}\n  \u2192 ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(suggestion)}\n`);
		let more = diagnostics.length - shown.length;
		return `${shown.join("")}${more > 0 ? `\u2026 and ${more} more\n` : ""}`;
	}
	async function countHidden(changes) {
		let diffs = await diffChanges(changes);
		let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
		let room = Math.max(0, SUMMARY_BUDGET.bytes - 1e5 - rows);
		return fitParts(diffs.map((diff) => ({
			...diffPart(diff, new Map()),
			rank: 0
		})).toSorted((a, b) => a.leastBytes - b.leastBytes), {
			bytes: room,
			units: room
		}).lacks.length;
	}
	var apply_request_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ FaultAfterPush: () => FaultAfterPush });
	function timeOf({ serverTime }) {
		let now = serverTime();
		return now === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(now);
	}
	var FaultAfterPush = class extends Error {
		commit;
		constructor(commit, cause) {
			let reason = cause instanceof Error ? cause.message : String(cause);
			super(`${reason}. Sous had already pushed commit ${commit}, and it stays on the branch`, { cause });
			this.commit = commit;
		}
	};
	function planResult(report, { isIncomplete = !1 } = {}) {
		let { recipe, inputs, outcome, plan, steps, records, ending } = report;
		let { shown, more } = annotationsOf(report);
		let count = (level) => shown.filter((one) => one.level === level).length + more[level];
		return {
			...frame(ending, plan),
			recipe: {
				name: recipe.name,
				path: recipe.source.path,
				digest: recipe.source.digest
			},
			inputs,
			changed: records.length > 0,
			files_changed: records.filter(({ kind }) => kind !== "create_directory").length,
			gate: outcome.kind === "gated" ? gateRecord(outcome.gate) : null,
			failure: outcome.kind === "failed" ? failureRecord(outcome.failure) : null,
			diagnostics: [],
			steps: steps.map(stepRecord),
			changes: records.map(changeRecord),
			warnings: [...fileWarnings(report), ...callWarnings(report)],
			annotations: {
				error: count("error"),
				warning: count("warning"),
				notice: count("notice")
			},
			outputs: outcome.kind === "complete" ? outcome.outputs : {},
			preview_incomplete: isIncomplete
		};
	}
	function bareResult({ recipe, diagnostics = [], error, plan, ending }) {
		let changes = plan?.changes ?? [];
		return {
			...frame(ending, plan),
			recipe: {
				name: null,
				path: plan?.recipe.path ?? recipe ?? null,
				digest: plan?.recipe.digest ?? null
			},
			inputs: plan?.inputs ?? {},
			changed: changes.length > 0,
			files_changed: changes.filter(({ kind }) => kind !== "create_directory").length,
			gate: null,
			failure: error === void 0 ? null : {
				step: null,
				...errorRecord(error),
				file: null,
				...NOWHERE
			},
			diagnostics: diagnostics.map((diagnostic) => ({
				file: diagnostic.at.file,
				...diagnosticRecord(diagnostic)
			})),
			steps: plan?.steps.map(plannedStepRecord) ?? [],
			changes: changes.map(plannedChangeRecord),
			warnings: [],
			annotations: {
				error: 0,
				warning: 0,
				notice: 0
			},
			outputs: {},
			preview_incomplete: !1
		};
	}
	let NOWHERE = {
		line: null,
		column: null,
		end_line: null,
		end_column: null
	};
	function frame(ending, plan) {
		let { reason, commit, next } = ending;
		return {
			schema_version: 1,
			decision: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ht)(reason),
			reason_code: reason,
			message: [outcomeText(ending, (detail) => detail), ...ending.note === void 0 ? [] : [ending.note]].join(" "),
			digest: plan?.digest ?? null,
			base: plan?.base.commit ?? null,
			commit: commit ?? null,
			next: next.map(({ command, does }) => ({
				command,
				does
			}))
		};
	}
	function gateRecord({ label, at, call, reason }) {
		return {
			step: label,
			tool: call.tool.name,
			arguments: call.args,
			reason,
			file: at.file,
			...placeRecord(at)
		};
	}
	function failureRecord({ label, at, error }) {
		return {
			step: label,
			...errorRecord(error),
			file: at.file,
			...placeRecord(at)
		};
	}
	function errorRecord({ code, message, suggestion }) {
		return {
			code,
			message,
			suggestion
		};
	}
	function placeRecord({ line, column, endLine, endColumn }) {
		return {
			line,
			column,
			end_line: endLine,
			end_column: endColumn
		};
	}
	function stepRecord(step) {
		let { place, calls, durationMs } = step;
		let { status, text } = summarizeStep(step);
		let { label, calls: called, isVerify, depth, at } = place;
		return {
			label,
			calls: called,
			verify: isVerify,
			depth,
			status,
			result: text,
			items: calls.length,
			duration_ms: Math.round(durationMs),
			file: at.file,
			line: at.line
		};
	}
	function plannedStepRecord({ label, tool, outcome, at }) {
		return {
			label,
			calls: tool,
			verify: !1,
			depth: 0,
			status: outcome.kind === "deferred" && outcome.because === "external" ? "waits" : outcome.kind,
			result: "",
			items: 1,
			duration_ms: null,
			file: at.file,
			line: at.line
		};
	}
	function changeRecord({ path, kind, additions, deletions, protected: why }) {
		return {
			path,
			kind,
			additions,
			deletions,
			protected: why ?? null
		};
	}
	function plannedChangeRecord({ path, kind }) {
		return {
			path,
			kind,
			additions: null,
			deletions: null,
			protected: null
		};
	}
	let PLAIN = /^[A-Za-z0-9 _./:@,=+-]$/;
	function inertJson(value) {
		return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal))}"`);
	}
	function inert(text) {
		return Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((unit) => PLAIN.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	}
	var render_patch_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		renderPatch: () => renderPatch,
		renderTextPatch: () => renderTextPatch
	});
	let NO_OBJECT = "0".repeat(40);
	async function renderPatch(changes) {
		return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
	}
	async function renderTextPatch(changes) {
		let files = await renderFiles(changes, (bytes, change, diff) => (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
			...diff,
			isBinary: !0
		}), "latin1"));
		return Buffer.concat(files).toString("utf8");
	}
	async function renderFiles(changes, finish) {
		let files = [];
		for (let change of changes) {
			let diff = await diffChange(change);
			if (diff === void 0 || change.kind === "create_directory") continue;
			files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
		}
		return files;
	}
	function renderFile(change, diff) {
		let { before, after } = contentsOf$1(change);
		let from = quotePath("a", change.path);
		let to = quotePath("b", change.path);
		let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
		let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
		if (isSameContent) return head;
		let isSameMode = diff.modeBefore === diff.mode;
		let index = `index ${`${change.kind === "create" ? NO_OBJECT : blobId(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : blobId(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
		if (diff.isBinary) return head + index + renderBinary(before, after);
		if (diff.hunks.length === 0) return head + index;
		return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
	}
	function renderModes({ modeBefore, mode }) {
		if (modeBefore === void 0) return `new file mode ${mode}\n`;
		if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
		return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
	}
	let MARKS = {
		context: " ",
		removed: "-",
		added: "+"
	};
	function renderHunk(hunk) {
		let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
		for (let { kind, bytes } of hunk.runs) {
			let mark = MARKS[kind];
			let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).toString("latin1");
			let isEnded = lines.endsWith("\n");
			let body = isEnded ? lines.slice(0, -1) : lines;
			text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
		}
		return text;
	}
	function range(start, lines) {
		return lines === 1 ? String(start) : `${start},${lines}`;
	}
	function quotePath(side, path) {
		let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
		return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
	}
	function endName(name) {
		return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
	}
	function renderBinary(before, after) {
		return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
	}
	function renderLiteral(content) {
		let packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.deflateSync)(content);
		let lines = [`literal ${content.length}\n`];
		for (let start = 0; start < packed.length; start += 52) {
			let line = packed.subarray(start, start + 52);
			lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
		}
		return lines.join("");
	}
	function encode85(bytes) {
		let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
		bytes.copy(padded);
		let text = "";
		for (let at = 0; at < padded.length; at += 4) {
			let rest = padded.readUInt32BE(at);
			let group = "";
			for (let digit = 0; digit < 5; digit++) {
				group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
				rest = Math.floor(rest / 85);
			}
			text += group;
		}
		return text;
	}
	var outcome_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		finishAction: () => finishAction,
		refusedOutcome: () => refusedOutcome,
		reportActionFault: () => reportActionFault
	});
	function refusedOutcome({ code, message, suggestion }) {
		return {
			reason: code,
			message: `${message.replace(/\.$/, "")}. ${suggestion}`
		};
	}
	async function finishAction(ending, context) {
		let { runner } = context;
		let { reason, message, report } = ending;
		let decision = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ht)(reason);
		let outputs = {
			decision,
			"reason-code": reason,
			changed: "false",
			"files-changed": "0"
		};
		let bare = {
			...ending.plan && { plan: ending.plan },
			ending: {
				reason,
				detail: message,
				next: [],
				...ending.commit !== void 0 && { commit: ending.commit }
			}
		};
		let result = bareResult(bare);
		if (report === void 0) decorate(() => runner.addSummary(renderBareMarkdown(bare, SUMMARY_BUDGET).text), context);
		else {
			let summary = renderPlanMarkdown(report, SUMMARY_BUDGET);
			decorate(() => runner.addSummary(summary.text), context);
			runner.command(annotationCommands(runnerAnnotations(report)));
			result = planResult(report, summary);
			outputs.changed = String(report.changes.length > 0);
			outputs["files-changed"] = String(report.records.filter(({ kind }) => kind !== "create_directory").length);
			report.changes.length > 0 && (outputs["patch-path"] = await writePatch(report, context));
		}
		if (ending.plan !== void 0) {
			outputs.changed = String(ending.plan.changes.length > 0);
			outputs["files-changed"] = String(ending.plan.changes.filter(({ kind }) => kind !== "create_directory").length);
		}
		outputs.digest = ending.digest ?? report?.plan?.digest ?? "";
		outputs["pull-request-number"] = String(ending.pull?.number ?? "");
		outputs["pull-request-url"] = ending.pull?.url ?? "";
		outputs["commit-sha"] = ending.commit ?? "";
		outputs.next = ending.next ?? "";
		outputs["plan-path"] = ending.planPath ?? "";
		outputs.result = inertJson(result);
		for (let [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
		runner.say(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(message)} (${reason})\n`);
		warnPersonalToken(context);
		let isFailure = ending.problem !== void 0 && runner.input("fail-on") !== "never" || failsJob(ending, decision, context);
		isFailure && runner.command(`::error title=Sous::${escapeData((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(message))}\n`);
		return +!!isFailure;
	}
	let PERSONAL = "The token is a personal access token. Sous acts as that person and can reach all their repositories. Use GITHUB_TOKEN or a GitHub App token.";
	function warnPersonalToken(context) {
		let { token, run, runner } = context;
		if (token === "" || run.isAppToken) return;
		runner.command(`::warning title=Sous::${escapeData(PERSONAL)}\n`);
		decorate(() => runner.addSummary(`> [!WARNING]\n> ${PERSONAL}\n`), context);
	}
	function decorate(write, { runner }) {
		try {
			write();
		} catch (error) {
			runner.command(`::warning title=Sous::${escapeData(`The job summary could not be written: ${error.message}`)}\n`);
		}
	}
	async function writePatch({ changes, plan }, { env, workspace }) {
		let file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(env.RUNNER_TEMP ?? workspace, `sous-${(plan?.digest ?? "plan").slice(0, 16)}.patch`);
		node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(file, await renderPatch(changes));
		return file;
	}
	let NEUTRAL = new Set([
		"not_a_command",
		"not_permitted",
		"not_listed",
		"bot_actor",
		"command_mistake",
		"digest_malformed"
	]);
	function failsJob({ reason, isAnswered }, decision, { runner }) {
		let isSettled = isAnswered && decision === "refuse" && reason !== "secret_in_output";
		if (NEUTRAL.has(reason) || isSettled) return !1;
		switch (runner.input("fail-on")) {
			case "never": return reason === "internal_error" || reason === "runner_file_tampered";
			case "changes": return decision === "fail" || decision === "refuse" || reason === "previewed" || reason === "proposed" || reason === "drift_reported";
			default: return decision === "fail" || decision === "refuse";
		}
	}
	function escapeData(text) {
		return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	}
	function reportActionFault(error, { runner, env }) {
		let reason = error instanceof Error ? error.message : String(error);
		try {
			runner.setOutput("decision", "fail");
			runner.setOutput("reason-code", "internal_error");
			error instanceof FaultAfterPush && runner.setOutput("commit-sha", error.commit);
		} catch {}
		env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(error.stack ?? "")}\n`);
		let said = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.h)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)(`Sous itself has a fault: ${reason}`));
		runner.command(`::error title=Sous::${said.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
		return 1;
	}
	function unwrap(schema) {
		let at = schema;
		for (; "innerType" in at._zod.def;) at = at._zod.def.innerType;
		return at;
	}
	function argumentKind(schema) {
		let { def } = unwrap(schema)._zod;
		switch (def.type) {
			case "boolean":
			case "number":
			case "record":
			case "object": return def.type;
			case "array": return "list";
			case "union": return def.options.some((option) => argumentKind(option) === "list") ? "list" : "text";
			default: return "text";
		}
	}
	function memberOf(schema) {
		let { def } = unwrap(schema)._zod;
		if (def.type === "array") return def.element;
		if (def.type === "record") return def.valueType;
		return def.type === "union" ? def.options.map(memberOf).find((member) => member !== void 0) : void 0;
	}
	function schemaAt(schema, path) {
		return path.reduce((at, part) => {
			if (at === void 0) return;
			let { def } = unwrap(at)._zod;
			return def.type === "object" ? def.shape[String(part)] : memberOf(at);
		}, schema);
	}
	function namesOf(schema) {
		let def = schema && unwrap(schema)._zod.def;
		return def?.type === "object" ? Object.keys(def.shape) : [];
	}
	function boundsOf(schema) {
		let bounds = ((schema && unwrap(schema)._zod.def.checks) ?? []).map((check) => check._zod.def);
		return {
			least: asBound(bounds.find((bound) => bound.check === "min_length")?.minimum ?? bounds.find(isInclusive("greater_than"))?.value),
			most: asBound(bounds.find((bound) => bound.check === "max_length")?.maximum ?? bounds.find(isInclusive("less_than"))?.value)
		};
	}
	function isInclusive(check) {
		return (bound) => bound.check === check && bound.inclusive === !0;
	}
	function asBound(bound) {
		return typeof bound == "number" ? bound : void 0;
	}
	function shapeOf(schema) {
		let shape = plainShape(schema);
		return schema.description === void 0 ? shape : shape.check(describe(schema.description));
	}
	function plainShape({ type, enum: values, items }) {
		let texts = values?.filter((value) => typeof value == "string");
		if (texts !== void 0 && texts.length > 0 && texts.length === values?.length) return _enum(texts);
		switch (type) {
			case "string": return string$1();
			case "integer": return int$2();
			case "number": return number();
			case "boolean": return boolean();
			case "array": return array(items === void 0 ? unknown() : shapeOf(items));
			case "object": return record(string$1(), unknown());
			default: return unknown();
		}
	}
	var load_config_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		loadConfig: () => loadConfig,
		readConfigFile: () => readConfigFile
	});
	let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
	async function readConfigFile(tree, now, named = CONFIG_FILE) {
		let path = await findConfig(tree, named);
		if (path === void 0) return;
		let { onFile, readYamlText } = await __webpack_require__.e(6297).then(__webpack_require__.bind(__webpack_require__, 6297)).then((n) => n.t);
		let refuse = (diagnostic) => ({
			path,
			text: "",
			config: void 0,
			diagnostics: [diagnostic]
		});
		if (path !== named) return refuse(onFile(path, {
			code: "invalid_name",
			message: "The configuration is not read from here",
			suggestion: `Rename it to ${CONFIG_FILE}.`
		}));
		let text = await readYamlText(path, tree);
		if (!text.ok) return refuse(text.error);
		let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([__webpack_require__.e(6297), __webpack_require__.e(7445)]).then(__webpack_require__.bind(__webpack_require__, 7445)), __webpack_require__.e(4254).then(__webpack_require__.bind(__webpack_require__, 4254))]);
		return {
			path,
			text: text.value,
			...readConfig(text.value, path, {
				tools: CONFIG_TOOLS,
				now
			})
		};
	}
	async function loadConfig(tree, now, named = CONFIG_FILE) {
		if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_config", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
		let file = await readConfigFile(tree, now, named);
		if (file === void 0 && named !== ".github/sous.yml") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			config: DEFAULT_CONFIG,
			warnings: []
		});
		if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			config: file.config,
			warnings: file.diagnostics.map(placed)
		});
		let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
		let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
		let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
	}
	async function findConfig(tree, named) {
		for (let name of named === ".github/sous.yml" ? [CONFIG_FILE, ".github/sous.yaml"] : [named]) {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(name);
			if (!path.ok) throw Error(path.error.message);
			let entry = await tree.entry(path.value);
			if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
		}
	}
	function placed({ at, message }) {
		return `${at.file}:${at.line}:${at.column}: ${message}`;
	}
	let QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
	let UNKNOWN$1 = {
		exact: void 0,
		contains: void 0
	};
	let NO_WIDTH = {
		exact: [""],
		contains: void 0
	};
	function requiredText(source) {
		if (source.split("(", 502).length > 501) return;
		let part = new Reader(source).alternatives();
		return better(usable(part.exact), usable(part.contains));
	}
	var Reader = class {
		#source;
		#at = 0;
		constructor(source) {
			this.#source = source;
		}
		alternatives() {
			let branches = [this.#sequence()];
			for (; this.#peek() === "|";) {
				this.#at++;
				branches.push(this.#sequence());
			}
			let [only] = branches;
			return branches.length === 1 && only !== void 0 ? only : oneOf(branches);
		}
		#sequence() {
			let run = [""];
			let isExact = !0;
			let best;
			let endRun = () => {
				best = better(best, usable(run));
				run = [""];
				isExact = !1;
			};
			for (; this.#at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")";) {
				let atom = this.#atom();
				let { least, most } = this.#quantifier();
				let part = repeat(atom, least, most);
				let longer = part.exact === void 0 ? void 0 : joinAll(run, part.exact);
				if (longer !== void 0) {
					run = longer;
					continue;
				}
				least >= 1 && atom.exact !== void 0 && (run = joinAll(run, atom.exact) ?? run);
				endRun();
				best = better(best, part.contains);
				best = better(best, usable(part.exact));
			}
			if (isExact) return {
				exact: run,
				contains: void 0
			};
			return {
				exact: void 0,
				contains: better(best, usable(run))
			};
		}
		#atom() {
			let char = this.#next();
			switch (char) {
				case "(": return this.#group();
				case "[": return this.#characterClass();
				case "\\": return this.#escape();
				case "^":
				case "$": return NO_WIDTH;
				case ".": return UNKNOWN$1;
				default: return oneCharacter(char);
			}
		}
		#group() {
			let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
			this.#at += opening.length;
			let inside = this.alternatives();
			this.#at++;
			if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
			return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN$1;
		}
		#characterClass() {
			let start = this.#at;
			for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
			let inside = this.#source.slice(start, this.#at);
			this.#at++;
			return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN$1;
		}
		#escape() {
			let rest = this.#source.slice(this.#at);
			let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
			let char = this.#next();
			if (long !== void 0) {
				this.#at += long.length - 1;
				return UNKNOWN$1;
			}
			if (char === "b" || char === "B") return NO_WIDTH;
			if (char === "t") return oneCharacter("	");
			return /[A-Za-z0-9]/.test(char) ? UNKNOWN$1 : oneCharacter(char);
		}
		#quantifier() {
			QUANTIFIER.lastIndex = this.#at;
			let [all = "", simple, least, comma, most] = QUANTIFIER.exec(this.#source) ?? [];
			this.#at += all.length;
			if (all === "") return {
				least: 1,
				most: 1
			};
			if (simple !== void 0) return {
				least: +(simple === "+"),
				most: simple === "?" ? 1 : Infinity
			};
			if (comma === "") return {
				least: Number(least),
				most: Number(least)
			};
			return {
				least: Number(least),
				most: most === "" ? Infinity : Number(most)
			};
		}
		#peek() {
			return this.#source.charAt(this.#at);
		}
		#next() {
			return this.#source.charAt(this.#at++);
		}
	};
	function oneCharacter(char) {
		return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN$1 : {
			exact: [char],
			contains: void 0
		};
	}
	function repeat(part, least, most) {
		if (least === 1 && most === 1) return part;
		if (least === 0) return most === 1 && part.exact !== void 0 ? {
			exact: [...part.exact, ""],
			contains: void 0
		} : UNKNOWN$1;
		return {
			exact: void 0,
			contains: better(usable(part.exact), part.contains)
		};
	}
	function oneOf(parts) {
		if (parts.every((part) => part.exact !== void 0)) {
			let exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
			if (exact.length <= 12) return {
				exact,
				contains: void 0
			};
		}
		let needed = parts.map((part) => better(usable(part.exact), part.contains));
		let contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
		return {
			exact: void 0,
			contains: needed.every((strings) => strings !== void 0) && contains.length <= 12 ? contains : void 0
		};
	}
	function joinAll(heads, tails) {
		if (heads.length * tails.length > 12) return;
		return heads.flatMap((head) => tails.map((tail) => head + tail));
	}
	function usable(strings) {
		return strings === void 0 || strings.includes("") ? void 0 : strings;
	}
	function better(a, b) {
		if (a === void 0 || b === void 0) return a ?? b;
		return worth(b) > worth(a) ? b : a;
	}
	function worth(strings) {
		return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
	}
	function rarePairInAnyCase(text) {
		let best = text.slice(0, 2);
		for (let i = 1; i + 1 < text.length; i++) rarity(text.slice(i, i + 2)) < rarity(best) && (best = text.slice(i, i + 2));
		let [first = "", second = ""] = best;
		return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)));
	}
	function rarity(pair) {
		let [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => /[a-z]/.test(char) ? "zqjxkvybwgphfmudclnsoritae".indexOf(char) : 13);
		return 2 * first + second;
	}
	function casesOf(char) {
		return [...new Set([char.toLowerCase(), char.toUpperCase()])];
	}
	let MAX_REGEX_LINE_CHARACTERS = 1e4;
	function literalPattern(text, options) {
		return {
			source: escapeRegex(text),
			flags: options.caseSensitive ? "" : "i",
			literal: text,
			required: [text],
			strategy: /[\n\r]/.test(text) ? "line" : "text",
			maxLineCharacters: Infinity
		};
	}
	function textPattern(text, options) {
		let pattern = literalPattern(text, options);
		return whyUnprepared(pattern.source, pattern.flags) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(pattern) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLongText(text));
	}
	function regexPattern(source, options) {
		let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
		try {
			new RegExp(source, flags);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(explainInvalid(source, error.message));
		}
		if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return textPattern(source, options);
		let refusal = checkPrepared(source, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			source,
			flags,
			literal: void 0,
			required: requiredText(source),
			strategy: strategyFor(source),
			maxLineCharacters: repeatsWithoutEnd(source) ? MAX_REGEX_LINE_CHARACTERS : Infinity
		});
	}
	function repeatsWithoutEnd(source) {
		return /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, ""));
	}
	function strategyFor(source) {
		let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\[tb1-7]-|[\u0000-\u001f\u2028\u2029]/.test(source);
		let hasAnchor = /[$^]|\\B/.test(source);
		let hasLookaround = /\(\?<?[=!]/.test(source);
		if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
		return mayMatchLineEnd || hasAnchor || hasLookaround ? "text-then-line" : "text";
	}
	let ADVICE = [
		[
			"Unterminated group",
			"unclosed group",
			"Close every '(' by ')', or write '\\(' to find a parenthesis."
		],
		[
			"Unmatched ')'",
			"')' without '('",
			"Open a group by '(' before it, or write '\\)' to find a parenthesis."
		],
		[
			"Unterminated character class",
			"unclosed character class",
			"Close every '[' by ']', or write '\\[' to find a bracket."
		],
		[
			"Nothing to repeat",
			"nothing to repeat",
			"Put something before '*', '+' or '?', or write '\\*' to find the character itself."
		],
		[
			"Lone quantifier brackets",
			"braces without something to repeat",
			"Write '\\{' and '\\}' to find braces."
		],
		[
			"\\ at end of pattern",
			"a backslash at the end",
			"Write '\\\\' to find a backslash."
		],
		[
			"Invalid group",
			"unknown kind of group",
			"Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."
		],
		[
			"Range out of order",
			"a range that ends before it begins",
			"Write ranges upwards, such as '[a-z]'."
		],
		[
			"numbers out of order",
			"a repetition that ends before it begins",
			"Write the smaller number first, such as '{2,5}'."
		]
	];
	function tooLongText(text) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_pattern", `The text to be found is too long: it has ${text.length} characters`, `Give a part of it by which it can be told. The text was '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text)}'.`);
	}
	function checkPrepared(source, flags) {
		let why = whyUnprepared(source, flags);
		if (why === void 0) return;
		let advice = why === "is too much to prepare in time" ? "Write it with fewer alternatives, optional parts and '\\b' one behind the other, or search in several steps." : "Run it again.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_pattern", `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`);
	}
	function explainInvalid(source, message) {
		let reason = message.slice(message.lastIndexOf(": ") + 2);
		let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
		let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
		let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
	}
	function countLines(text) {
		let ended = countNewlines(text, text.length);
		return text === "" || text.endsWith("\n") ? ended : ended + 1;
	}
	function lineAt(text, offset) {
		return countNewlines(text, offset) + 1;
	}
	function lineSpan(text, first, last) {
		let start = endOfLines(text, first - 1, 0);
		return {
			start,
			end: endOfLines(text, last - first + 1, start)
		};
	}
	function dominantLineEnding(text) {
		let { newlines, crlf } = countEndings(text);
		return crlf * 2 > newlines ? "\r\n" : "\n";
	}
	function isCrlfThroughout(text) {
		if (!text.includes("\r\n")) return !1;
		let { newlines, crlf } = countEndings(text);
		return newlines === crlf;
	}
	function withLineEnding(text, ending) {
		return text.replace(/\r?\n/g, ending);
	}
	function newlineLengthBefore(text, offset) {
		if (text[offset - 1] !== "\n") return 0;
		return text[offset - 2] === "\r" ? 2 : 1;
	}
	function countNewlines(text, end) {
		let count = 0;
		for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
		return count;
	}
	function endOfLines(text, lines, from) {
		let end = from;
		for (let line = 0; line < lines; line++) {
			let newline = text.indexOf("\n", end);
			if (newline < 0) return text.length;
			end = newline + 1;
		}
		return end;
	}
	function countEndings(text) {
		let newlines = 0;
		let crlf = 0;
		for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
			newlines++;
			text[at - 1] === "\r" && crlf++;
		}
		return {
			newlines,
			crlf
		};
	}
	function insertLines(text, line, content) {
		let ending = dominantLineEnding(text);
		let lines = withLineEnding(withoutFinalNewline(content), ending);
		let at = line === 0 ? 0 : lineSpan(text, line, line).end;
		return {
			start: at,
			end: at,
			replacement: at > 0 && text[at - 1] !== "\n" ? ending + endIfBlank(lines, ending) : lines + ending
		};
	}
	function deleteLines(text, first, last) {
		let { start, end } = lineSpan(text, first, last);
		let takesUnendedLine = end === text.length && newlineLengthBefore(text, end) === 0;
		let endOfLineBefore = start - newlineLengthBefore(text, start);
		let isLineBeforeBlank = endOfLineBefore === 0 || newlineLengthBefore(text, endOfLineBefore) > 0;
		return {
			start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start,
			end,
			replacement: ""
		};
	}
	function replaceLines(text, range, content) {
		let { start, end } = lineSpan(text, range.first, range.last);
		let ending = dominantLineEnding(text);
		let lines = withLineEnding(withoutFinalNewline(content), ending);
		let newline = newlineLengthBefore(text, end);
		return {
			start,
			end: end - newline,
			replacement: newline === 0 ? endIfBlank(lines, ending) : lines
		};
	}
	function endIfBlank(lines, ending) {
		return lines === "" || lines.endsWith("\n") ? lines + ending : lines;
	}
	function withoutFinalNewline(content) {
		return content.slice(0, content.length - newlineLengthBefore(content, content.length));
	}
	function splitAtLongLines(text, maxCharacters) {
		let short = [];
		let long = [];
		let shortStart = 0;
		for (let start = 0; start + maxCharacters < text.length;) {
			let newline = text.lastIndexOf("\n", start + maxCharacters);
			if (newline >= start) {
				start = newline + 1;
				continue;
			}
			let next = text.indexOf("\n", start + maxCharacters);
			let end = next < 0 ? text.length : next;
			shortStart < start && short.push({
				start: shortStart,
				end: start
			});
			long.push({
				start,
				end
			});
			start = end + 1;
			shortStart = start;
		}
		shortStart < text.length && short.push({
			start: shortStart,
			end: text.length
		});
		return {
			short,
			long
		};
	}
	let NONE = { kind: "none" };
	let UNKNOWN = { kind: "unknown" };
	let NO_SIEVE = {
		mayMatch: () => !0,
		sift: () => UNKNOWN
	};
	function makeSieve(pattern) {
		let { required, literal, flags, strategy } = pattern;
		let shortest = Math.min(...(required ?? []).map((text) => text.length));
		if (required === void 0 || shortest < 2 && literal === void 0) return NO_SIEVE;
		let isCountable = literal !== void 0 && strategy !== "line";
		if (flags === "") {
			let needles = needlesFor(required);
			return {
				mayMatch: hasAny(needles),
				sift: isCountable ? countBytes(needles) : siftLines(needles)
			};
		}
		let areAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
		if (flags !== "i" || !areAscii) return NO_SIEVE;
		let regex = new RegExp(required.map(escapeRegex).join("|"), "gi");
		let sift = isCountable ? countAnyCase(regex) : siftAnyCase(regex);
		if (required.length > 2) return {
			mayMatch: () => !0,
			sift
		};
		let mayMatch = hasAny(required.flatMap(rarePairInAnyCase));
		return {
			mayMatch,
			sift: (bytes) => mayMatch(bytes) ? sift(bytes) : NONE
		};
	}
	function hasAny(needles) {
		return (bytes) => needles.some((needle) => bytes.includes(needle));
	}
	function needlesFor(texts) {
		return texts.flatMap((text) => {
			let utf8 = Buffer.from(text, "utf8");
			return utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text) ? [utf8, Buffer.from(text, "latin1")] : [utf8];
		});
	}
	function countBytes(needles) {
		let [needle] = needles;
		if (needle === void 0 || needles.length > 1 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isAscii)(needle)) return siftLines(needles);
		let asCharacters = needle.toString("latin1");
		return (bytes) => {
			let first = bytes.indexOf(needle);
			if (first < 0) return NONE;
			let text = bytes.toString("latin1", first);
			let count = 0;
			for (let at = 0; at >= 0; at = text.indexOf(asCharacters, at)) {
				count++;
				at = text.indexOf("\n", at);
				if (at < 0) break;
			}
			return {
				kind: "counted",
				count
			};
		};
	}
	function siftLines(needles) {
		return (bytes) => {
			let next = needles.map((needle) => bytes.indexOf(needle));
			if (next.every((at) => at < 0)) return NONE;
			let starts = [];
			let ends = [];
			for (;;) {
				let first = Math.min(...next.filter((at) => at >= 0));
				if (first === Infinity) return {
					kind: "lines",
					starts,
					ends
				};
				if (starts.length === 32) return UNKNOWN;
				let newline = bytes.indexOf(10, first);
				let end = newline < 0 ? bytes.length : newline;
				starts.push(first === 0 ? 0 : bytes.lastIndexOf(10, first - 1) + 1);
				ends.push(end);
				for (let [i, needle] of needles.entries()) {
					let at = next[i] ?? -1;
					at >= 0 && at < end && (next[i] = bytes.indexOf(needle, end));
				}
			}
		};
	}
	function siftAnyCase(regex) {
		return (bytes) => {
			regex.lastIndex = 0;
			return regex.test(bytes.toString("latin1")) ? UNKNOWN : NONE;
		};
	}
	function countAnyCase(regex) {
		return (bytes) => {
			let text = bytes.toString("latin1");
			let count = 0;
			regex.lastIndex = 0;
			for (; regex.test(text);) {
				count++;
				let newline = text.indexOf("\n", regex.lastIndex);
				if (newline < 0) break;
				regex.lastIndex = newline + 1;
			}
			return count === 0 ? NONE : {
				kind: "counted",
				count
			};
		};
	}
	function compileRegexReplacement(request) {
		let pattern = regexPattern(request.find, request);
		if (!pattern.ok) return pattern;
		if (!request.multiline && namesNewline(request.find)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(needsMultiline(request.find));
		let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
		let refusal = checkPrepared(request.find, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
		let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
		let inLine = new RegExp(request.find, flags);
		let template = parseReplacement(request.replace, inLine);
		if (!template.ok) return template;
		let hasNewline = template.value.some((part) => typeof part == "string" && part.includes("\n"));
		let onWindows = (request.multiline || hasNewline) && !meansCarriageReturns(request.find) ? template.value.map(withCrlf) : void 0;
		let sieve = sieveFor(pattern.value);
		let mayMatch = sieve === void 0 ? () => !0 : makeSieve(sieve).mayMatch;
		let maxLineCharacters = request.multiline ? Infinity : pattern.value.maxLineCharacters;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			sieve,
			edits(text) {
				let isAdapted = onWindows !== void 0 && isCrlfThroughout(text);
				let inserted = 0;
				let latest = "";
				let makeEdit = (match, offset) => {
					let start = offset + match.index;
					inserted <= MAX_INSERTED && (latest = isAdapted ? expandTemplate(onWindows, match.map(asOnWindows)) : expandTemplate(template.value, match));
					inserted += latest.length;
					return {
						start,
						end: start + match[0].length,
						replacement: latest
					};
				};
				if (request.multiline) {
					let searched = isAdapted ? text.replaceAll("\r\n", "\n") : text;
					let edits = Array.from(searched.matchAll(inText), (match) => makeEdit(match, 0));
					return isAdapted ? placeInCrlf(edits, searched) : edits;
				}
				return splitAtLongLines(text, maxLineCharacters).short.flatMap(({ start, end }) => {
					let lines = text.slice(start, end);
					let makeEditThere = (match, offset) => makeEdit(match, start + offset);
					return (pattern.value.strategy === "line" ? void 0 : editWithinLines(lines, inText, makeEditThere)) ?? editLines(lines, inLine, makeEditThere);
				});
			},
			countLongLines(text) {
				let { long } = splitAtLongLines(text, maxLineCharacters);
				return long.filter(({ start, end }) => mayMatch(Buffer.from(text.slice(start, end)))).length;
			},
			written: [request.find, ...template.value.filter((part) => typeof part == "string")],
			needsTimeLimit: !0
		});
	}
	function meansCarriageReturns(find) {
		let source = find.replace(/\\./gs, (token) => token === "\\\\" ? "" : token);
		let isNamed = (text) => RETURN.test(text);
		if (!isNamed(source)) return !1;
		return /^(?:\\[rn]|[\r\n?*+|():[\]{},\d])*$/.test(find) || isNamed(source.replace(/\[\^(?:\\.|[^\]\\])*\]|(?:\\r|\r)[?*]/gs, ""));
	}
	let RETURN = /\\r|\r|\\x0[dD]|\\u000[dD]|\\u\{0*[dD]\}|\\c[mM]/;
	function withCrlf(part) {
		return typeof part == "string" ? withLineEnding(part, "\r\n") : part;
	}
	function asOnWindows(group) {
		return group?.replaceAll("\n", "\r\n");
	}
	function placeInCrlf(edits, text) {
		let newlines = 0;
		let next = text.indexOf("\n");
		let position = (at) => {
			for (; next >= 0 && next < at; next = text.indexOf("\n", next + 1)) newlines++;
			return at + newlines;
		};
		return edits.map(({ start, end, replacement }) => ({
			start: position(start),
			end: position(end),
			replacement
		}));
	}
	let MAX_INSERTED = 33554432;
	function sieveFor({ required, flags }) {
		if (required === void 0) return;
		if (flags.includes("i") && !/^[\0-\x7f]*$/.test(required.join("").replace(/[ks]/gi, "\u212a"))) return;
		return {
			source: required.map(escapeRegex).join("|"),
			flags,
			literal: void 0,
			required,
			strategy: "text",
			maxLineCharacters: Infinity
		};
	}
	function editLines(text, regex, makeEdit) {
		let edits = [];
		for (let start = 0; start < text.length;) {
			let newline = text.indexOf("\n", start);
			let next = newline < 0 ? text.length : newline + 1;
			let line = text.slice(start, next - newlineLengthBefore(text, next));
			for (let match of line.matchAll(regex)) edits.push(makeEdit(match, start));
			start = next;
		}
		return edits;
	}
	function editWithinLines(text, regex, makeEdit) {
		if ([
			"\r",
			"\u2028",
			"\u2029"
		].some((end) => text.includes(end))) return;
		let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
		let edits = [];
		for (let match of text.matchAll(regex)) {
			if (match[0].includes("\n")) return;
			match.index < endOfLines && edits.push(makeEdit(match, 0));
		}
		return edits;
	}
	function wholeCharacterFlags(source, flags) {
		if (flags.includes("u")) return flags;
		try {
			new RegExp(source, `${flags}u`);
			return `${flags}u`;
		} catch {
			return flags;
		}
	}
	function namesNewline(source) {
		for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
		return !1;
	}
	function needsMultiline(source) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
	}
	let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
	function parseReplacement(replacement, expression) {
		let { count, names } = groupsOf(expression);
		let parts = [];
		let from = 0;
		for (let match of replacement.matchAll(DOLLAR)) {
			let [whole, dollar, ampersand, around, name, digits] = match;
			match.index > from && parts.push(replacement.slice(from, match.index));
			from = match.index + whole.length;
			if (dollar !== void 0) parts.push("$");
			else if (ampersand !== void 0) parts.push([0]);
			else if (around !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refuseAround(whole));
			else if (name !== void 0) {
				let groups = names.get(name);
				if (groups === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownGroup(whole, count, [...names.keys()]));
				parts.push(groups);
			} else if (digits !== void 0) {
				let group = groupNumber(digits, count);
				if (group === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownGroup(whole, count, [...names.keys()]));
				parts.push([group]);
				Number(digits) !== group && parts.push(digits.slice(1));
			}
		}
		from < replacement.length && parts.push(replacement.slice(from));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(parts);
	}
	function expandTemplate(template, groups) {
		if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
		let text = "";
		for (let part of template) if (typeof part == "string") text += part;
		else for (let group of part) text += groups[group] ?? "";
		return text;
	}
	function groupNumber(digits, count) {
		let both = Number(digits);
		if (both >= 1 && both <= count) return both;
		let first = Number(digits[0]);
		return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
	}
	function groupsOf({ source }) {
		let names = new Map();
		let count = 0;
		for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
			if (!token[0].startsWith("(")) continue;
			count++;
			token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], count]);
		}
		return {
			count,
			names
		};
	}
	function refuseAround(reference) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
	}
	function unknownGroup(reference, count, names) {
		let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
	}
	function compileReplacement(request) {
		if (request.isRegex) return compileRegexReplacement(request);
		if (request.multiline) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
		let sound = request.caseSensitive ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : textPattern(request.find, request);
		return sound.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(literalReplacement(request)) : sound;
	}
	function literalReplacement({ find, replace, caseSensitive }) {
		let line = longestLine(find);
		let sieve = line === "" ? void 0 : textPattern(line, { caseSensitive });
		let search = caseSensitive ? indexesOf : indexesOfAnyCase;
		return {
			sieve: sieve?.ok ? sieve.value : void 0,
			edits(text) {
				let adapted = adaptToCrlf(text, find, replace);
				let length = adapted.find.length;
				return search(text, adapted.find).map((start) => ({
					start,
					end: start + length,
					replacement: adapted.replace
				}));
			},
			countLongLines: () => 0,
			written: [find, replace],
			needsTimeLimit: !1
		};
	}
	function indexesOf(text, find) {
		let indexes = [];
		for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
		return indexes;
	}
	function indexesOfAnyCase(text, find) {
		return Array.from(text.matchAll(new RegExp(escapeRegex(find), "gi")), (match) => match.index);
	}
	function adaptToCrlf(text, find, replace) {
		if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !isCrlfThroughout(text)) return {
			find,
			replace
		};
		return {
			find: withLineEnding(find, "\r\n"),
			replace: replace.includes("\r") ? replace : withLineEnding(replace, "\r\n")
		};
	}
	function longestLine(text) {
		return text.split(/[\r\n]/).reduce((longest, line) => line.length > longest.length ? line : longest);
	}
	let LIKENESSES = [
		{
			difference: "line endings",
			simplify: (text) => text.replaceAll("\r\n", "\n")
		},
		{
			difference: "case",
			simplify: (text) => text.toLowerCase()
		},
		{
			difference: "the way accents are composed",
			simplify: (text) => text.normalize("NFC")
		},
		{
			difference: "whitespace",
			simplify: dropWhitespace
		},
		{
			difference: "whitespace and case",
			simplify: (text) => dropWhitespace(text.toLowerCase())
		}
	];
	function nearestMiss(text, find) {
		if (text.length > 1e6 || find.trim() === "") return;
		for (let { difference, simplify } of LIKENESSES) {
			let wanted = simplify(find);
			let at = wanted === "" ? -1 : simplify(text).indexOf(wanted);
			if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
		}
		return firstLineOf(text, find);
	}
	function lineOfSimplified(text, simplify, offset) {
		let low = 0;
		let high = text.length;
		for (; low < high;) {
			let middle = low + high >> 1;
			simplify(text.slice(0, middle)).length > offset ? high = middle : low = middle + 1;
		}
		return lineAt(text, low - 1);
	}
	function firstLineOf(text, find) {
		let lines = find.split("\n").filter((line) => line.trim() !== "");
		let first = lines[0]?.trim();
		let at = first === void 0 || lines.length < 2 ? -1 : text.indexOf(first);
		return at < 0 ? void 0 : `Line ${lineAt(text, at)} has its first line, but the lines after it differ.`;
	}
	function dropWhitespace(text) {
		return text.replace(/\s+/g, "");
	}
	function textArgument(description) {
		return string$1().check(refine((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), describe(description));
	}
	let GLOBS = new WeakSet();
	function asGlob(schema) {
		GLOBS.add(schema);
		return schema;
	}
	function isGlob(schema) {
		return GLOBS.has(unwrap(schema));
	}
	function globArgument(description) {
		return asGlob(string$1().check(describe(description)));
	}
	function globsArgument(description) {
		return optional(asGlob(union([string$1(), array(string$1())]).check(describe(description))));
	}
	function asList(value) {
		if (value === void 0) return [];
		return typeof value == "string" ? [value] : value;
	}
	function fileTypeArgument() {
		return optional(string$1().check(_minLength(1), refine((text) => !/[*?[\]{}/]/.test(extensionIn(text)), "must be one extension, such as ts, and no pattern"), describe("Only files with this extension, such as ts")));
	}
	function extensionIn(fileType) {
		return fileType.replace(/^\*?\./, "");
	}
	function previewArgument() {
		return optional(boolean().check(describe("Return the diff and change nothing")));
	}
	function resultLimit(asked, { usual, maximum }) {
		if (asked === void 0) return {
			limit: Math.min(usual, maximum),
			warnings: []
		};
		if (asked <= maximum) return {
			limit: asked,
			warnings: []
		};
		return {
			limit: maximum,
			warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`]
		};
	}
	function parsePathArgument(text) {
		let damaged = checkPathText(text);
		return damaged === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(text) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged);
	}
	function checkPathText(text) {
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(text)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `Path '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text)}' is not allowed: it is not UTF-8, or has the character U+FFFD that stands for what is not`, "Use a name that is UTF-8; rename the file first if it has another.");
	}
	function parseDirectoryArgument(text) {
		let damaged = checkPathText(text);
		if (damaged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
	}
	async function findDirectory(text, workspace) {
		let directory = parseDirectoryArgument(text);
		if (!directory.ok || directory.value === ".") return directory;
		let entry = await workspace.entry(directory.value);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "directory": return directory;
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(symlinkDenied(directory.value));
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notADirectory(directory.value));
		}
	}
	function defineTool(definition) {
		return {
			...definition,
			args: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(definition.args),
			outputs: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(definition.outputs)
		};
	}
	async function selectFiles(workspace, selection) {
		let selector = await makeSelector(workspace, selection);
		if (!selector.ok) return selector;
		let { only, pick } = selector.value;
		if (only !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			files: only,
			tooDeep: [],
			secret: [],
			warnings: []
		});
		let { files, warnings } = await workspace.files();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...pick(files),
			warnings
		});
	}
	async function makeSelector(workspace, selection) {
		let { under = ".", include = [], exclude = [] } = selection;
		let wanted = parseGlobs(include);
		if (!wanted.ok) return wanted;
		let unwanted = parseExcludes(exclude);
		if (!unwanted.ok) return unwanted;
		let place = await kindOfPlace(workspace, under);
		if (!place.ok) return place;
		let prefix = under === "." ? "" : `${under}/`;
		let maxDepth = selection.maxDepth + (prefix === "" ? 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(under) + 1);
		let isTooDeep = (path) => path.length > 2 * maxDepth && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(path) > maxDepth;
		let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
		let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
		let isNarrowed = prefix !== "" || suffix !== "" || include.length > 0 || exclude.length > 0;
		let named = place.value === "file" ? [under].filter(fits) : void 0;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			only: selection.only ?? named,
			isNamed: named !== void 0,
			pick(candidates) {
				let files = [];
				let tooDeep = [];
				let secret = [];
				let secrets = secretFilesAmong(candidates);
				if (!isNarrowed && secrets.size === 0 && !candidates.some(isTooDeep)) return {
					files: candidates,
					tooDeep,
					secret
				};
				for (let path of candidates) {
					if (!path.startsWith(prefix) || !fits(path)) continue;
					secrets.has(path) && !include.some((glob) => namesFile(glob, path)) ? secret.push(path) : isTooDeep(path) ? tooDeep.push(path) : files.push(path);
				}
				return {
					files,
					tooDeep,
					secret
				};
			}
		});
	}
	async function kindOfPlace(workspace, under) {
		if (under === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("directory");
		let entry = await workspace.entry(under);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "file":
			case "directory": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(entry.value.kind);
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(symlinkDenied(under));
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere."));
			case "other": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notAFile(under));
		}
	}
	let SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
	let SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i;
	let HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i;
	let ANY_SECRET = RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, "gim");
	function secretFilesAmong(paths) {
		let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.q)(paths);
		let secret = new Set();
		for (let { index } of lines.matchAll(ANY_SECRET)) {
			let start = index === 0 ? 0 : lines.lastIndexOf("\n", index - 1) + 1;
			let path = lines.slice(start, lines.indexOf("\n", index));
			isSecretFile(path) && secret.add(path);
		}
		return secret;
	}
	function isSecretFile(path) {
		return (SECRET_ENDING.test(path) || SECRET_NAME.test(path)) && !HARMLESS_NAME.test(baseName(path));
	}
	function namesFile(glob, path) {
		return baseName(glob) === baseName(path);
	}
	function baseName(path) {
		return path.slice(path.lastIndexOf("/") + 1);
	}
	function searchWarnings({ skipped, isPartial, warnings, fileBytes }, limits, depth, howToNameSecret = "give the exact file name to search it") {
		let said = [...warnings, ...whyUnfinished({
			skipped,
			isPartial
		}, limits)];
		if (skipped.tooLarge.length > 0) {
			let advice = fileBytes < limits.readFileBytes ? "; grep searches one that it is given as path" : "";
			said.push(`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(skipped.tooLarge.length, "file")} larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(fileBytes)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(skipped.tooLarge, 5)}${advice}`);
		}
		said.push(...longLinesWarning(skipped.longLines));
		skipped.unreadable.length > 0 && said.push(`Could not read ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(skipped.unreadable.length, "file")}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(skipped.unreadable, 5)}`);
		return [
			...said,
			...depthWarning(skipped.tooDeep, depth),
			...secretWarning(skipped.secret, howToNameSecret)
		];
	}
	function whyUnfinished({ skipped, isPartial }, limits) {
		let said = isPartial ? [searchTimedOut(limits)] : [];
		for (let path of skipped.timedOut.slice(0, 5)) said.push(`Pattern took longer than ${limits.regexMsPerFile / 1e3}s on '${path}', the file was abandoned`);
		let more = skipped.timedOut.length - 5;
		more > 0 && said.push(`Pattern took too long on ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(more, "more file", "more files")}, they were abandoned`);
		return said;
	}
	function searchTimedOut({ searchMs }) {
		return `Search timed out after ${searchMs / 1e3}s, returning partial results`;
	}
	function depthWarning(count, depth) {
		return count === 0 ? [] : [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(count, "file")} more than ${depth} directories deep`];
	}
	function longLinesWarning(files) {
		if (files.length === 0) return [];
		let lines = files.reduce((sum, { count }) => sum + count, 0);
		let named = files.map(({ path, count }) => `${path} (${count})`);
		let most = MAX_REGEX_LINE_CHARACTERS.toLocaleString("en");
		return [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(lines, "line")} longer than ${most} characters: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(named, 5)}`];
	}
	function secretWarning(count, howToName) {
		if (count === 0) return [];
		return [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(count, "file")} of a kind that usually holds secrets; ${howToName}`];
	}
	function truncationWarning(total, shown, advice) {
		return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : [];
	}
	function renderMatches(matches) {
		return matches.map(({ path, line, text }) => `\n  ${path}:${line}: ${text.trim()}`).join("");
	}
	function renderWithContext(matches) {
		let hasContext = matches.some(({ before, after }) => before.length + after.length > 0);
		let shown = [];
		let last;
		for (let [i, { path, line, text, before, after }] of matches.entries()) {
			let first = line - before.length;
			hasContext && last !== void 0 && (last.path !== path || last.line + 1 < first) && shown.push("  --");
			let seen = last?.path === path ? last.line : 0;
			for (let [j, around] of before.entries()) first + j > seen && shown.push(`  ${path}:${first + j}- ${around}`);
			shown.push(`  ${path}:${line}: ${text}`);
			let next = matches[i + 1];
			let room = next?.path === path ? next.line - line - 1 : after.length;
			let following = after.slice(0, Math.max(0, room));
			for (let [j, around] of following.entries()) shown.push(`  ${path}:${line + 1 + j}- ${around}`);
			last = {
				path,
				line: line + following.length
			};
		}
		return shown.map((line) => `\n${line}`).join("");
	}
	function limitFor(pattern, regexMsPerFile) {
		return pattern.literal === void 0 ? regexMsPerFile : Infinity;
	}
	function runWithLimit(work, limitMs, remainingMs = Infinity) {
		if (Number.isFinite(limitMs)) return withWorkLimit(work, limitMs, Math.min(remainingMs, 8 * limitMs));
		work();
		return "done";
	}
	function* runGuarded(run) {
		let { to, step, limitMs, remainingMs = () => Infinity, isStopped = () => !1, isAboutFile = () => !0 } = run;
		let isGuarded = Number.isFinite(limitMs);
		let file = run.from;
		let isAlone = !1;
		for (; file < to && !isStopped() && remainingMs() > 0;) {
			let until = isAlone ? file + 1 : to;
			let [began, since] = [0, 0];
			let work = () => {
				isGuarded && (began = elapsedMs());
				for (; file < until && !isStopped();) {
					isGuarded && (since = elapsedMs());
					file = step(file, until);
				}
			};
			let end = runWithLimit(work, limitMs, remainingMs());
			let now = elapsedMs();
			let isCulprit = isAlone || isAboutFile() && now - since >= .9 * (now - began);
			let isLate = end === "timed_out" && isCulprit && remainingMs() > 0;
			isAlone = end === "timed_out" && !isCulprit;
			yield isLate ? file++ : void 0;
		}
	}
	var ReadGroup = class {
		from;
		bytes;
		#ends;
		constructor(from, bytes, ends) {
			this.from = from;
			this.bytes = bytes;
			this.#ends = ends;
		}
		get to() {
			return this.from + this.#ends.length;
		}
		get hasFaults() {
			return this.#ends.some((end) => typeof end == "string");
		}
		at(file) {
			let end = this.#ends[file - this.from] ?? "missing";
			return typeof end == "string" ? end : this.bytes.subarray(this.#startOf(file), end);
		}
		#startOf(file) {
			for (let before = file - this.from - 1; before >= 0; before--) {
				let end = this.#ends[before];
				if (typeof end == "number") return end;
			}
			return 0;
		}
	};
	var BulkReader = class {
		#folder;
		#limit;
		#buffer;
		#isRealDirectory = new Map([["", !0]]);
		#lastDirectory = "";
		#openFile;
		constructor(folder, limit) {
			this.#folder = folder;
			this.#limit = limit;
			this.#buffer = Buffer.allocUnsafeSlow(65600 + limit + 1).subarray(64);
		}
		read(path) {
			let end = this.#readTo(0, path);
			return typeof end == "number" ? this.#buffer.subarray(0, end) : end;
		}
		readGroup(from, to, pathOf) {
			let ends = [];
			let filled = 0;
			for (let file = from; file < to && filled < 65536; file++) {
				let path = pathOf(file);
				let end = path === void 0 ? "missing" : this.#readTo(filled, path);
				typeof end == "number" && (filled = end);
				ends.push(end);
			}
			return new ReadGroup(from, this.#buffer.subarray(0, filled), ends);
		}
		#readTo(start, path) {
			this.#close();
			if (!this.#isInRealDirectory(path)) return "missing";
			try {
				this.#openFile = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(`${this.#folder}/${path}`, OPEN_TO_READ);
				return this.#fill(start, this.#openFile);
			} catch (error) {
				return faultOf(error);
			} finally {
				this.#close();
			}
		}
		#close() {
			let file = this.#openFile;
			this.#openFile = void 0;
			file !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
		}
		#fill(start, file) {
			let size = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, this.#buffer, start, this.#limit + 1, 0);
			if ((size === 0 || size > this.#limit) && !node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file).isFile()) return "missing";
			return size > this.#limit ? "too_large" : start + size;
		}
		#isInRealDirectory(path) {
			if (path.startsWith(this.#lastDirectory) && path.indexOf("/", this.#lastDirectory.length) < 0) return !0;
			let end = path.lastIndexOf("/") + 1;
			let isReal = this.#check(path.slice(0, Math.max(0, end - 1)));
			isReal && (this.#lastDirectory = path.slice(0, end));
			return isReal;
		}
		#check(directory) {
			let known = this.#isRealDirectory.get(directory);
			if (known !== void 0) return known;
			let parent = directory.slice(0, Math.max(0, directory.lastIndexOf("/")));
			let isReal = this.#check(parent) && isDirectory(`${this.#folder}/${directory}`);
			this.#isRealDirectory.set(directory, isReal);
			return isReal;
		}
	};
	let EVEN_IF_MISSING = { throwIfNoEntry: !1 };
	function isDirectory(path) {
		try {
			return node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === !0;
		} catch {
			return !1;
		}
	}
	function faultOf(error) {
		switch (error.code) {
			case void 0: throw error;
			case "ENOENT":
			case "ENOTDIR":
			case "ELOOP":
			case "EISDIR":
			case "ENXIO":
			case "ESPIPE": return "missing";
			default: return "unreadable";
		}
	}
	function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
		let tester = new LineTester(pattern);
		let whole = text.split("\n");
		let lines = whole.map((line, i) => withoutReturn(line, i < whole.length - 1));
		lines.at(-1) === "" && lines.pop();
		let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0));
		let matches = [];
		let find = () => {
			matches.length = 0;
			for (let [i, line] of lines.entries()) {
				if (matches.length >= limit) return;
				if ((whole[i]?.length ?? 0) > pattern.maxLineCharacters) continue;
				let found = tester.find(line);
				if (found === void 0) continue;
				matches.push({
					path,
					line: i + 1,
					column: found.at + 1,
					text: excerpt(line, found.at, found.length),
					before: show(i - contextLines, i),
					after: show(i + 1, i + 1 + contextLines)
				});
			}
		};
		runWithLimit(find, limitFor(pattern, limitMs));
		return matches;
	}
	function excerpt(line, at, length) {
		if (line.length <= 500) return line;
		let middle = at + Math.min(length, 500) / 2;
		let start = Math.max(0, Math.min(Math.floor(middle - 250), line.length - 500));
		let end = start + 500;
		return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
	}
	var LineTester = class {
		#inLine;
		#inText;
		#strategy;
		constructor(pattern) {
			this.#inLine = new RegExp(pattern.source, pattern.flags);
			this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`);
			this.#strategy = pattern.strategy;
		}
		matches(line, isEnded) {
			return this.#inLine.test(withoutReturn(line, isEnded));
		}
		find(line) {
			let match = this.#inLine.exec(line);
			return match === null ? void 0 : {
				at: match.index,
				length: match[0].length
			};
		}
		count(text) {
			return this.#strategy === "line" ? this.#countByLine(text) : this.#countByText(text);
		}
		#countByLine(text) {
			let count = 0;
			for (let start = 0; start < text.length;) {
				let newline = text.indexOf("\n", start);
				let end = newline < 0 ? text.length : newline;
				this.matches(text.slice(start, end), newline >= 0) && count++;
				start = end + 1;
			}
			return count;
		}
		#countByText(text) {
			let regex = this.#inText;
			let isSure = this.#strategy === "text";
			let count = 0;
			regex.lastIndex = 0;
			for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
				let newline = text.indexOf("\n", hit.index);
				let end = newline < 0 ? text.length : newline;
				let start = hit.index === 0 ? 0 : text.lastIndexOf("\n", hit.index - 1) + 1;
				if (start === text.length) break;
				(isSure || this.matches(text.slice(start, end), newline >= 0)) && count++;
				if (newline < 0) break;
				regex.lastIndex = end + 1;
			}
			return count;
		}
	};
	function withoutReturn(line, isEnded) {
		return isEnded && line.endsWith("\r") ? line.slice(0, -1) : line;
	}
	let NO_GROUP = {
		from: 0,
		to: 0,
		bytes: Buffer.alloc(0),
		hasFaults: !1,
		at: () => "missing"
	};
	var Scanner = class {
		#tester;
		#sieve;
		#request;
		#tally = emptyTally();
		#longLines = 0;
		constructor(request) {
			this.#request = request;
			this.#tester = new LineTester(request.pattern);
			this.#sieve = makeSieve(request.pattern);
		}
		*scan({ from, to, read }) {
			let { pattern, regexMsPerFile, remainingMs, isStopped } = this.#request;
			let group = NO_GROUP;
			let step = (file, until) => {
				if (file < group.to) {
					this.#scanFile(file, group.at(file));
					return file + 1;
				}
				group = NO_GROUP;
				group = read(file, until);
				return this.#isPassedOver(group) ? group.to : file;
			};
			let run = {
				from,
				to,
				step,
				limitMs: limitFor(pattern, regexMsPerFile),
				remainingMs,
				...isStopped && { isStopped }
			};
			for (let late of runGuarded({
				...run,
				isAboutFile: () => group !== NO_GROUP
			})) {
				late !== void 0 && this.#tally.timedOut.push(late);
				yield;
			}
			let tally = this.#tally;
			this.#tally = emptyTally();
			return tally;
		}
		#isPassedOver(group) {
			let files = group.to - group.from;
			if (files === 1 || group.hasFaults || group.bytes.includes(0) || this.#sieve.mayMatch(group.bytes)) return !1;
			this.#tally.searched += files;
			return !0;
		}
		#scanFile(file, bytes) {
			this.#request.onFile?.(file);
			if (bytes === "too_large") this.#tally.tooLarge.push(file);
			else if (bytes === "unreadable") this.#tally.unreadable.push(file);
			else if (bytes === "missing") return;
			else if (isBinary(bytes)) this.#tally.binary.push(file);
			else {
				this.#longLines = 0;
				let count = this.#count(bytes);
				this.#tally.searched++;
				count > 0 && this.#tally.hits.push(file, count);
				this.#longLines > 0 && this.#tally.longLines.push(file, this.#longLines);
			}
		}
		#count(bytes) {
			let sifted = this.#sieve.sift(bytes);
			switch (sifted.kind) {
				case "none": return 0;
				case "counted": return sifted.count;
				case "unknown": return this.#countShortLines(decodeSearched(bytes));
				case "lines": return this.#hasLongLine(bytes) ? this.#countShortLines(decodeSearched(bytes)) : this.#countLines(bytes, sifted.starts, sifted.ends);
			}
		}
		#hasLongLine(bytes) {
			return splitAtLongLines(bytes, this.#request.pattern.maxLineCharacters).long.length > 0;
		}
		#countShortLines(text) {
			let { short, long } = splitAtLongLines(text, this.#request.pattern.maxLineCharacters);
			this.#longLines = long.filter(({ start, end }) => this.#sieve.mayMatch(Buffer.from(text.slice(start, end)))).length;
			return short.reduce((count, { start, end }) => count + this.#tester.count(text.slice(start, end)), 0);
		}
		#countLines(bytes, starts, ends) {
			let encoding = encodingOf(bytes);
			let mark = textStart(bytes, encoding);
			let count = 0;
			for (let [i, start] of starts.entries()) {
				let end = ends[i] ?? bytes.length;
				this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), end), end < bytes.length) && count++;
			}
			return count;
		}
	};
	function hitsOf({ hits }) {
		return countsIn(hits);
	}
	function longLinesOf({ longLines }) {
		return countsIn(longLines);
	}
	function countsIn(numbers) {
		return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]).sort(([a], [b]) => a - b);
	}
	function emptyTally() {
		return {
			searched: 0,
			hits: [],
			binary: [],
			tooLarge: [],
			unreadable: [],
			timedOut: [],
			longLines: []
		};
	}
	function encodingOf(bytes) {
		return (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isAscii)(bytes) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) ? "latin1" : "utf8";
	}
	function decodeSearched(bytes) {
		let encoding = encodingOf(bytes);
		return bytes.toString(encoding, textStart(bytes, encoding));
	}
	function textStart(bytes, encoding) {
		return encoding === "utf8" ? markLength(bytes) : 0;
	}
	var SharedWork = class {
		#cells;
		#files;
		#chunkFiles;
		constructor(shared, files) {
			this.#cells = new Int32Array(shared);
			this.#files = files;
			this.#chunkFiles = this.#cells.length > 2 ? 1024 : 2048;
		}
		static buffer(workers) {
			return new SharedArrayBuffer(4 * (2 + 3 * workers));
		}
		get chunks() {
			return Math.ceil(this.#files / this.#chunkFiles);
		}
		takeChunk() {
			if (this.isStopped()) return;
			let chunk = Atomics.add(this.#cells, 0, 1);
			return chunk < this.chunks ? chunk : void 0;
		}
		filesOf(chunk) {
			return {
				from: chunk * this.#chunkFiles,
				to: Math.min(this.#files, (chunk + 1) * this.#chunkFiles)
			};
		}
		stop() {
			Atomics.store(this.#cells, 1, 1);
		}
		isStopped() {
			return Atomics.load(this.#cells, 1) === 1;
		}
		report(slot, chunk) {
			Atomics.store(this.#cells, 2 + 3 * slot, chunk + 1);
		}
		beat(slot, file) {
			Atomics.store(this.#cells, 2 + 3 * slot + 1, file);
			Atomics.add(this.#cells, 2 + 3 * slot + 2, 1);
		}
		whereabouts(slot) {
			let cell = (i) => Atomics.load(this.#cells, 2 + 3 * slot + i);
			return {
				chunk: cell(0) - 1,
				file: cell(1),
				beat: cell(2)
			};
		}
	};
	function workersFor(files, threads) {
		if (files < threads.worthwhileFiles) return 0;
		return Math.min(threads.cores - 1, 7, Math.max(1, Math.floor(files / 6e3)));
	}
	var WorkerPool = class {
		#work;
		#members = [];
		#lastFiles = new Map();
		#stillMs;
		#wake = () => void 0;
		constructor(work, regexMsPerFile) {
			this.#work = work;
			this.#stillMs = 4 * regexMsPerFile + 2e3;
		}
		start(threads, job, onDone) {
			let worker = threads.startSearchWorker(job);
			if (worker === void 0) return;
			let member = {
				worker,
				slot: job.slot,
				isAlive: !0,
				beat: 0,
				beatAt: elapsedMs()
			};
			this.#members.push(member);
			worker.onMessage((done) => {
				onDone(done);
				this.#wake();
			});
			worker.onEnd(() => this.#bury(member));
		}
		get isIdle() {
			return this.#members.every((member) => !member.isAlive);
		}
		async news(patienceMs) {
			await new Promise((resolve) => {
				let timer = setTimeout(resolve, patienceMs);
				this.#wake = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			for (let member of this.#members) member.isAlive && this.#standsStill(member) && await member.worker.end();
		}
		lastFileOf(chunk) {
			return this.#lastFiles.get(chunk);
		}
		async end() {
			await Promise.all(this.#members.map((member) => member.worker.end()));
		}
		#standsStill(member) {
			let { beat } = this.#work.whereabouts(member.slot);
			if (beat !== member.beat) {
				member.beat = beat;
				member.beatAt = elapsedMs();
			}
			return elapsedMs() - member.beatAt > this.#stillMs;
		}
		#bury(member) {
			member.isAlive = !1;
			let { chunk, file } = this.#work.whereabouts(member.slot);
			this.#lastFiles.set(chunk, file);
			this.#wake();
		}
	};
	async function scanAll(request, around) {
		let { workspace } = around;
		let { files, remainingMs } = request;
		let total = emptyTally();
		let isOver = () => around.signal.aborted || remainingMs() <= 0;
		let { folder } = workspace;
		let isOnDisk = (path) => folder !== void 0 && workspace.staged(path) === void 0;
		let inMemory = numbersOf(files, (path) => !isOnDisk(path));
		let onDisk = inMemory.length === 0 ? void 0 : numbersOf(files, isOnDisk);
		await letOthersRun();
		await scanMemory({
			...request,
			numbers: inMemory,
			total,
			isOver
		}, around);
		folder !== void 0 && inMemory.length < files.length && !isOver() && await scanFolder({
			...request,
			numbers: onDisk,
			total,
			isOver,
			folder
		}, around);
		return {
			tally: total,
			isPartial: isOver()
		};
	}
	function numbersOf(files, isWanted) {
		let numbers = [];
		for (let file = 0; file < files.length; file++) isWanted(files[file]) && numbers.push(file);
		return numbers;
	}
	async function scanMemory(scan, around) {
		let { pattern, remainingMs, numbers, total } = scan;
		let { workspace, limits } = around;
		let scanner = new Scanner({
			pattern,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs
		});
		for (let from = 0; from < numbers.length && !scan.isOver(); from += 256) {
			let to = Math.min(numbers.length, from + 256);
			let contents = [];
			for (let number of numbers.slice(from, to)) contents.push(await contentOf(scan.files[number], workspace, limits.searchFileBytes));
			let steps = scanner.scan({
				from,
				to,
				read: (file) => groupOfOne(file, contents[file - from] ?? "missing")
			});
			let step = steps.next();
			for (; step.done !== !0; step = steps.next()) await letOthersRun();
			merge(total, step.value, numbers);
		}
	}
	async function contentOf(path, workspace, limit) {
		if (path === void 0) return "missing";
		let staged = workspace.staged(path);
		let content = staged === void 0 ? await workspace.read(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ bytes: staged });
		if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
		let { bytes } = content.value;
		return bytes.length > limit ? "too_large" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes);
	}
	function groupOfOne(file, content) {
		let hasFaults = typeof content == "string";
		return {
			from: file,
			to: file + 1,
			bytes: hasFaults ? Buffer.alloc(0) : content,
			hasFaults,
			at: () => content
		};
	}
	async function scanFolder(scan, around) {
		let { folder, pattern, numbers, remainingMs, isOver } = scan;
		let { limits, threads } = around;
		let paths = numbers === void 0 ? scan.files : numbers.map((file) => scan.files[file]);
		let workers = workersFor(paths.length, threads);
		let shared = SharedWork.buffer(workers);
		let work = new SharedWork(shared, paths.length);
		let pool = new WorkerPool(work, limits.regexMsPerFile);
		let done = new Set();
		let filesDone = 0;
		let finish = ({ chunk, tally }) => {
			done.add(chunk);
			merge(scan.total, tally, numbers);
			let { from, to } = work.filesOf(chunk);
			filesDone += to - from;
			around.progress({
				done: filesDone,
				total: paths.length,
				unit: "files"
			});
		};
		let job = {
			folder,
			pattern,
			fileBytes: limits.searchFileBytes,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs: remainingMs(),
			files: paths.length,
			chunks: workers > 0 ? joinChunks(paths, work) : [],
			shared
		};
		for (let slot = 0; slot < workers; slot++) pool.start(threads, {
			...job,
			slot
		}, finish);
		let isStopped = () => work.isStopped();
		let scanner = new Scanner({
			pattern,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs,
			isStopped
		});
		let reader = new BulkReader(folder, limits.searchFileBytes);
		let turn = elapsedMs();
		let breathe = async () => {
			if (elapsedMs() - turn < 40) return;
			await letOthersRun();
			turn = elapsedMs();
			isOver() && work.stop();
		};
		let scanHere = async (chunk, except) => {
			let pathOf = (file) => file === except ? void 0 : paths[file];
			let read = (from, to) => reader.readGroup(from, to, pathOf);
			let steps = scanner.scan({
				...work.filesOf(chunk),
				read
			});
			let step = steps.next();
			for (; step.done !== !0; step = steps.next()) await breathe();
			except !== void 0 && step.value.timedOut.push(except);
			finish({
				chunk,
				tally: step.value
			});
		};
		for (let chunk = work.takeChunk(); chunk !== void 0; chunk = work.takeChunk()) await scanHere(chunk);
		for (; done.size < work.chunks && !isOver();) if (!pool.isIdle) await pool.news(Math.min(100, Math.max(1, remainingMs())));
		else for (let chunk = 0; chunk < work.chunks; chunk++) done.has(chunk) || await scanHere(chunk, pool.lastFileOf(chunk));
		work.stop();
		let ending = pool.end();
		done.size < work.chunks && await ending;
	}
	function joinChunks(paths, work) {
		let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.q)(paths);
		let start = 0;
		return Array.from({ length: work.chunks }, (_, chunk) => {
			let { from, to } = work.filesOf(chunk);
			let end = start;
			for (let file = from; file < to; file++) end += (paths[file]?.length ?? 0) + 1;
			let chunkLines = lines.slice(start, end - 1);
			start = end;
			return chunkLines;
		});
	}
	async function letOthersRun() {
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setImmediate)();
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setImmediate)();
	}
	function merge(total, part, numbers) {
		let inWhole = (file) => numbers?.[file] ?? file;
		total.searched += part.searched;
		for (let list of ["hits", "longLines"]) for (let [i, number] of part[list].entries()) total[list].push(i % 2 == 0 ? inWhole(number) : number);
		for (let list of [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		]) total[list].push(...part[list].map(inWhole));
	}
}) };
