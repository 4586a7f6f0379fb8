(() => {
	var __webpack_modules__ = {
		84: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { work: () => __nccwpck_require__(908) };
		}),
		526: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-errors"]();
		}),
		304: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
		}),
		406: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { walk_folder_exports: () => walk_folder_exports });
			var $start_runtime = __nccwpck_require__(887);
			var $fast_glob_fs = __nccwpck_require__(340);
			var $work = __nccwpck_require__(908);
			var $node_fs = __nccwpck_require__(24);
			var $node_path = __nccwpck_require__(760);
			//! src/system/disk/walk-folder.ts
			var walk_folder_exports = (0, $start_runtime.__exportAll)({ walkFolder: () => walkFolder });
			var import_out = (0, $start_runtime.__toESM)((0, $fast_glob_fs.require_out)(), 1);
			let DOT_GIT = ".git";
			function walkFolder(folder, { excludedNames }) {
				let unreadable = [];
				let repositories = [];
				let excluded = [];
				let withNewline = [];
				let hasGitMarker = !1;
				function readdirSync(directory) {
					let entries = (0, $work.attempt)(() => $node_fs.readdirSync(directory, { withFileTypes: !0 }));
					let relative = $node_path.relative(folder, directory).replaceAll($node_path.sep, "/");
					if (!entries.ok) {
						unreadable.push(relative === "" ? "." : relative);
						return [];
					}
					let kindIn = (name) => {
						let entry = entries.value.find((other) => other.name === name);
						return entry && (0, $work.kindOf)(entry);
					};
					let holdsRepository = entries.value.some((entry) => entry.name === DOT_GIT);
					if (relative === "") hasGitMarker = holdsRepository;
					else if (holdsRepository || (0, $work.isGitDirectory)(kindIn)) {
						repositories.push(relative);
						return [];
					}
					return entries.value.filter((entry) => {
						let inner = relative === "" ? entry.name : `${relative}/${entry.name}`;
						if (entry.name === DOT_GIT) return !1;
						entry.isFile() && inner.includes("\n") && withNewline.push(inner);
						let isExcluded = entry.isDirectory() && excludedNames.has(entry.name);
						isExcluded && excluded.push(inner);
						return !isExcluded;
					});
				}
				let files = import_out.default.sync("**", {
					cwd: folder,
					dot: !0,
					onlyFiles: !0,
					followSymbolicLinks: !1,
					fs: { readdirSync }
				});
				return {
					files: [...new Set([...files, ...withNewline])],
					unreadable,
					excluded: excluded.sort(),
					repositories: repositories.sort(),
					hasGitMarker
				};
			}
		}),
		908: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ALIASES: () => ALIASES,
				BUILT_IN_SLUG: () => BUILT_IN_SLUG,
				BulkReader: () => BulkReader,
				CONFIG_FILE: () => CONFIG_FILE,
				DEFAULT_APPROVAL: () => DEFAULT_APPROVAL,
				DEFAULT_CATEGORY_PATTERNS: () => DEFAULT_CATEGORY_PATTERNS,
				DEFAULT_CONFIG: () => DEFAULT_CONFIG,
				DEFAULT_LIMITS: () => DEFAULT_LIMITS,
				DEFAULT_PROPOSE: () => DEFAULT_PROPOSE,
				EXCLUDED_WITHOUT_GIT: () => EXCLUDED_WITHOUT_GIT,
				FLAG: () => FLAG,
				FORK_RULES: () => FORK_RULES,
				FolderListing: () => FolderListing,
				HELP: () => HELP,
				HIGHEST_LIMITS: () => HIGHEST_LIMITS,
				LISTING_TOOLS: () => LISTING_TOOLS,
				ON_PUSH: () => ON_PUSH,
				OPEN_TO_READ: () => OPEN_TO_READ,
				OWN: () => OWN,
				PLAINLY: () => PLAINLY,
				RECIPES_SLUG: () => RECIPES_SLUG,
				SEARCHING_TOOLS: () => SEARCHING_TOOLS,
				SLUG: () => SLUG,
				SLUG_RULE: () => SLUG_RULE,
				SWITCHES_FILE: () => SWITCHES_FILE,
				SwitchedOff: () => SwitchedOff,
				TEAM: () => TEAM,
				TOOL_NAMES: () => TOOL_NAMES,
				VALUE: () => VALUE,
				VERSION_PATTERN: () => VERSION_PATTERN,
				VERSION_RULE: () => VERSION_RULE,
				WHEN_CLEAN: () => WHEN_CLEAN,
				aboveOf: () => aboveOf,
				allTools: () => allTools,
				applyEdits: () => applyEdits,
				argumentKind: () => argumentKind,
				asGlob: () => asGlob,
				asList: () => asList,
				attempt: () => attempt$1,
				belongsToSous: () => belongsToSous,
				builtInReference: () => builtInReference,
				checkEncodable: () => checkEncodable,
				checkPrepared: () => checkPrepared,
				checkToolCall: () => checkToolCall,
				checkVariable: () => checkVariable,
				childEnvironment: () => childEnvironment,
				cleanPath: () => cleanPath,
				compileSegments: () => compileSegments,
				config_exports: () => config_exports,
				countLines: () => countLines,
				decodeSearched: () => decodeSearched,
				decodeText: () => decodeText,
				defineCommand: () => defineCommand,
				defineTool: () => defineTool,
				deleteLines: () => deleteLines,
				depthWarning: () => depthWarning,
				describeArgumentErrors: () => describeArgumentErrors,
				describeIssue: () => describeIssue,
				differences: () => differences,
				dominantLineEnding: () => dominantLineEnding,
				elapsedMs: () => elapsedMs,
				extensionIn: () => extensionIn,
				fileModeOf: () => fileModeOf,
				fileNotFound: () => fileNotFound,
				fileTypeArgument: () => fileTypeArgument,
				findDirectory: () => findDirectory,
				findLineMatches: () => findLineMatches,
				findProgram: () => findProgram,
				findShell: () => findShell,
				findTool: () => findTool,
				findingsOf: () => findingsOf,
				fitsInTime: () => fitsInTime,
				fromDiskFault: () => fromDiskFault,
				gitIdentity: () => gitIdentity,
				globArgument: () => globArgument,
				globsArgument: () => globsArgument,
				hasFewPaths: () => hasFewPaths,
				hitsOf: () => hitsOf,
				insertLines: () => insertLines,
				isBinary: () => isBinary,
				isBundleToolName: () => isBundleToolName,
				isCrlfThroughout: () => isCrlfThroughout,
				isExternalTool: () => isExternalTool,
				isGitDirectory: () => isGitDirectory,
				isGlob: () => isGlob,
				isPossibleValue: () => isPossibleValue,
				isWithoutLinks: () => isWithoutLinks,
				kindOf: () => kindOf,
				lengthAfter: () => lengthAfter,
				lineAt: () => lineAt,
				lineSpan: () => lineSpan,
				locateRepository: () => locateRepository,
				longLinesOf: () => longLinesOf,
				longLinesWarning: () => longLinesWarning,
				makeSelector: () => makeSelector,
				makeSieve: () => makeSieve,
				memberOf: () => memberOf,
				newlineLengthBefore: () => newlineLengthBefore,
				notADirectory: () => notADirectory,
				notAFile: () => notAFile,
				openEarly: () => openEarly,
				openFolder: () => openFolder,
				parseDirectoryArgument: () => parseDirectoryArgument,
				parseExcludes: () => parseExcludes,
				parseGlob: () => parseGlob,
				parseGlobs: () => parseGlobs,
				parsePathArgument: () => parsePathArgument,
				parseReference: () => parseReference,
				parseSegment: () => parseSegment,
				parseTeam: () => parseTeam,
				permissionDenied: () => permissionDenied,
				policyHash: () => policyHash,
				previewArgument: () => previewArgument,
				projectOf: () => projectOf,
				readGitState: () => readGitState,
				readOptions: () => readOptions,
				readWords: () => readWords,
				realClock: () => realClock,
				realDisk: () => realDisk,
				realGit: () => realGit,
				real_disk_exports: () => real_disk_exports,
				recipeReference: () => recipeReference,
				referenceText: () => referenceText,
				regexPattern: () => regexPattern,
				renderMatches: () => renderMatches,
				renderWithContext: () => renderWithContext,
				replaceLines: () => replaceLines,
				replacePrivateFile: () => replacePrivateFile,
				resultLimit: () => resultLimit,
				runGuarded: () => runGuarded,
				scanAll: () => scanAll,
				schemaAt: () => schemaAt,
				searchTimedOut: () => searchTimedOut,
				searchWarnings: () => searchWarnings,
				secretWarning: () => secretWarning,
				selectFiles: () => selectFiles,
				shapeOf: () => shapeOf,
				showTeam: () => showTeam,
				splitAtLongLines: () => splitAtLongLines,
				splitsCharacter: () => splitsCharacter,
				symlinkDenied: () => symlinkDenied,
				textArgument: () => textArgument,
				textPattern: () => textPattern,
				text_exports: () => text_exports,
				toByteEdits: () => toByteEdits,
				trialIn: () => trialIn,
				truncationWarning: () => truncationWarning,
				unwrap: () => unwrap,
				usersGit: () => usersGit,
				whyUnfinished: () => whyUnfinished,
				whyUnprepared: () => whyUnprepared,
				withLineEnding: () => withLineEnding,
				withWorkLimit: () => withWorkLimit
			});
			var runtime = __nccwpck_require__(887);
			var start = __nccwpck_require__(967);
			var terminal = __nccwpck_require__(139);
			var values = __nccwpck_require__(529);
			var checks = __nccwpck_require__(792);
			var api = __nccwpck_require__(585);
			var external_node_fs_ = __nccwpck_require__(24);
			var external_node_path_ = __nccwpck_require__(760);
			let external_node_buffer_namespaceObject = require("node:buffer");
			let external_node_crypto_namespaceObject = require("node:crypto");
			let external_node_vm_namespaceObject = require("node:vm");
			let external_node_util_namespaceObject = require("node:util");
			let promises_namespaceObject = require("node:timers/promises");
			//! src/base/config.ts
			var config_exports = (0, runtime.__exportAll)({
				CONFIG_FILE: () => CONFIG_FILE,
				DEFAULT_APPROVAL: () => DEFAULT_APPROVAL,
				DEFAULT_CATEGORY_PATTERNS: () => DEFAULT_CATEGORY_PATTERNS,
				DEFAULT_CONFIG: () => DEFAULT_CONFIG,
				DEFAULT_LIMITS: () => DEFAULT_LIMITS,
				DEFAULT_PROPOSE: () => DEFAULT_PROPOSE,
				FORK_RULES: () => FORK_RULES,
				HIGHEST_LIMITS: () => HIGHEST_LIMITS,
				ON_PUSH: () => ON_PUSH,
				SWITCHES_FILE: () => SWITCHES_FILE,
				TEAM: () => TEAM,
				WHEN_CLEAN: () => WHEN_CLEAN,
				noProject: () => noProject,
				parseTeam: () => parseTeam,
				policyHash: () => policyHash,
				showTeam: () => showTeam
			});
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
			let noProject = async () => (0, start.success)(void 0);
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
			function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
				let { runners, approvers, allowBots, branches, count, ...settings } = approval;
				let meaning = {
					rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
					approval: {
						...settings,
						...count > 1 && { count },
						runners: asSet(runners.map(asLogin)),
						approvers: asSet(approvers.map(asLogin)),
						allowBots: asSet(allowBots),
						branches: asSet(branches)
					},
					protectedPaths: asSet(protectedPaths),
					fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
					limits: {
						...HIGHEST_LIMITS,
						...limits
					},
					...Object.keys(secrets).length > 0 && { secrets }
				};
				return (0, values.digestOf)("sous-policy-v1", (0, values.encodeValue)(meaning));
			}
			function meaningOf({ tool, pattern, expires, root }) {
				return {
					tool,
					pattern,
					expires: expires === void 0 ? null : momentOf(expires) ?? expires,
					root: root ?? null
				};
			}
			function momentOf(expires) {
				let time = Date.parse(expires);
				return Number.isNaN(time) ? void 0 : time;
			}
			function asLogin(login) {
				return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
			}
			function asSet(values) {
				return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, start.compareBytes)(a, b)).map(([, value]) => value);
			}
			//! src/bundles/labels.ts
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
			//! src/tools/registry.ts
			let LOADERS = {
				get_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 961, 23)).then((n) => n.tool_get_content_exports)).getContentTool,
				get_category_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 708, 23)).then((n) => n.tool_get_category_content_exports)).getCategoryContent,
				get_collection_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 124, 23)).then((n) => n.tool_get_collection_content_exports)).getCollectionContent,
				grep: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 73, 23)).then((n) => n.tool_grep_exports)).grep,
				grep_search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 874, 23)).then((n) => n.tool_grep_search_exports)).grepSearch,
				glob: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 181, 23)).then((n) => n.tool_glob_exports)).glob,
				file_search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 256, 23)).then((n) => n.tool_file_search_exports)).fileSearch,
				search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 403, 23)).then((n) => n.tool_search_exports)).search,
				list_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 623, 23)).then((n) => n.tool_list_directory_exports)).listDirectory,
				list_dir: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 19, 23)).then((n) => n.tool_list_dir_exports)).listDir,
				read_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 148, 23)).then((n) => n.tool_read_file_exports)).readFile,
				create_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 236, 23)).then((n) => n.tool_create_file_exports)).createFile,
				update_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 371, 23)).then((n) => n.tool_update_file_exports)).updateFile,
				append_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 56, 23)).then((n) => n.tool_append_file_exports)).appendFile,
				replace_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 192, 23)).then((n) => n.tool_replace_in_file_exports)).replaceInFile,
				replace_string_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 166, 23)).then((n) => n.tool_replace_string_in_file_exports)).replaceStringInFile,
				edit_lines: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 31, 23)).then((n) => n.tool_edit_lines_exports)).editLines,
				create_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 467, 23)).then((n) => n.tool_create_directory_exports)).createDirectory,
				delete_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 562, 23)).then((n) => n.tool_delete_file_exports)).deleteFile,
				run_in_terminal: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 117, 23)).then((n) => n.tool_run_in_terminal_exports)).runInTerminal,
				terminal_last_command: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 472, 23)).then((n) => n.tool_terminal_last_command_exports)).terminalLastCommand,
				fetch_webpage: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 333, 23)).then((n) => n.tool_fetch_webpage_exports)).fetchWebpage
			};
			let ALIASES = {
				content: "get_content",
				replace: "replace_in_file",
				edit: "edit_lines",
				terminal: "run_in_terminal",
				fetch: "fetch_webpage"
			};
			let SEARCHING_TOOLS = new Set([
				"grep",
				"grep_search",
				"search"
			]);
			let LISTING_TOOLS = new Set([
				...SEARCHING_TOOLS,
				"glob",
				"file_search",
				"get_content",
				"get_category_content",
				"get_collection_content"
			]);
			let EXTERNAL_TOOLS = new Set(["run_in_terminal", "fetch_webpage"]);
			function isBundleToolName(name) {
				return name.includes("/") && parseReference(name) !== void 0;
			}
			function isExternalTool(name) {
				return EXTERNAL_TOOLS.has(name) || isBundleToolName(name);
			}
			let TOOL_NAMES = Object.keys(LOADERS);
			async function findTool(name) {
				let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
				return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
			}
			async function allTools() {
				return Promise.all(Object.values(LOADERS).map((load) => load()));
			}
			var SwitchedOff = class {
				#read;
				#disabled;
				constructor(read) {
					this.#read = read;
				}
				whyTool(name) {
					return this.#why(() => builtInReference(name), `tool '${name}'`);
				}
				whyRecipe(name) {
					return this.#why(() => recipeReference(name), `recipe '${name}'`);
				}
				async #why(named, what) {
					this.#disabled ??= this.#load();
					let disabled = await this.#disabled;
					if (!disabled.ok) return disabled.error;
					if (disabled.value.size === 0) return;
					let reference = named();
					let { bundleOff, toolOff } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 526, 23)).then((n) => n.bundle_errors_exports);
					if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle);
					return disabled.value.has(referenceText(reference)) ? toolOff(reference, what) : void 0;
				}
				async #load() {
					let text = await this.#read(SWITCHES_FILE);
					if (!text.ok) return text;
					if (text.value === void 0) return (0, start.success)(new Set());
					let [{ parseSwitches }, { corrupt }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 304, 23)).then((n) => n.read_record_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 526, 23)).then((n) => n.bundle_errors_exports)]);
					let parsed = parseSwitches(text.value);
					return parsed.ok ? parsed : (0, start.failure)(corrupt(parsed.error));
				}
			};
			//! src/system/disk/disk.ts
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
					case "EHUGE": return (0, start.toolError)("too_large", `File '${shown}' is larger than ${(0, start.sizeText)(268435456)}`, "Work on a smaller file.");
					default: return (0, start.toolError)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
				}
			}
			function fileNotFound(shown) {
				return (0, start.toolError)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
			}
			function permissionDenied(action, shown) {
				return (0, start.toolError)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
			}
			function symlinkDenied(shown) {
				return (0, start.toolError)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
			}
			function notAFile(shown) {
				return (0, start.toolError)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
			}
			function notADirectory(shown) {
				return (0, start.toolError)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
			}
			function belongsToSous(shown) {
				return (0, start.toolError)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
			}
			function attempt$1(call) {
				try {
					return (0, start.success)(call());
				} catch (error) {
					let code = error.code;
					if (typeof code != "string") throw error;
					return (0, start.failure)({
						code,
						message: error.message
					});
				}
			}
			function fileModeOf(permissions) {
				return permissions & 64 ? "100755" : "100644";
			}
			function kindOf(entry) {
				if (entry.isFile()) return "file";
				if (entry.isDirectory()) return "directory";
				return entry.isSymbolicLink() ? "symlink" : "other";
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
			//! src/system/disk/real-disk.ts
			var real_disk_exports = (0, runtime.__exportAll)({
				OPEN_TO_READ: () => OPEN_TO_READ,
				realDisk: () => realDisk,
				replacePrivateFile: () => replacePrivateFile
			});
			let OPEN_TO_READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
			let realDisk = {
				entry(path) {
					let stats = attempt$1(() => external_node_fs_.lstatSync(path, {
						bigint: !0,
						throwIfNoEntry: !1
					}));
					if (stats.ok) return (0, start.success)(stats.value === void 0 ? void 0 : describe(stats.value));
					return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, start.success)(void 0) : stats;
				},
				readFile(path, limit) {
					return attempt$1(() => {
						let file = external_node_fs_.openSync(path, OPEN_TO_READ);
						try {
							let stats = external_node_fs_.fstatSync(file);
							if (!stats.isFile()) throw fault("not a regular file", stats.isDirectory() ? "EISDIR" : "ENOTREG");
							if (limit === void 0 && stats.size > 268435456) throw fault("larger than is ever read", "EHUGE");
							return {
								bytes: readUpTo(file, Math.min(stats.size, limit ?? 268435456)),
								size: stats.size,
								mode: fileModeOf(stats.mode)
							};
						} finally {
							external_node_fs_.closeSync(file);
						}
					});
				},
				readDirectory(path) {
					return attempt$1(() => external_node_fs_.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
						name: entry.name,
						kind: kindOf(entry)
					})));
				},
				async walk(folder, request) {
					let { walkFolder } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 406)).then((n) => n.walk_folder_exports);
					return walkFolder(folder, request);
				},
				canWriteInto(directory) {
					return attempt$1(() => external_node_fs_.accessSync(directory, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK)).ok;
				},
				realPath(path) {
					return attempt$1(() => external_node_fs_.realpathSync.native(path));
				}
			};
			function fault(message, code) {
				return Object.assign(Error(message), { code });
			}
			function readUpTo(file, size) {
				let bytes = Buffer.allocUnsafeSlow(size);
				let filled = 0;
				for (; filled < size;) {
					let read = external_node_fs_.readSync(file, bytes, filled, size - filled, null);
					if (read === 0) break;
					filled += read;
				}
				return filled === size ? bytes : bytes.subarray(0, filled);
			}
			function describe(stats) {
				return {
					kind: kindOf(stats),
					size: Number(stats.size),
					mode: fileModeOf(Number(stats.mode)),
					get fingerprint() {
						return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
					}
				};
			}
			function replacePrivateFile(file, content) {
				external_node_fs_.mkdirSync(external_node_path_.dirname(file), {
					recursive: !0,
					mode: 448
				});
				let fresh = `${file}.${(0, external_node_crypto_namespaceObject.randomUUID)()}`;
				try {
					external_node_fs_.writeFileSync(fresh, content, {
						mode: 384,
						flag: "wx"
					});
					external_node_fs_.renameSync(fresh, file);
				} catch (error) {
					attempt$1(() => external_node_fs_.rmSync(fresh, { force: !0 }));
					throw error;
				}
			}
			//! src/git/git.ts
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
				let call = {
					program,
					args: [
						"--no-pager",
						`--git-dir=${request.gitDirectory}`,
						`--work-tree=${request.workTree}`,
						...request.args
					],
					env: gitEnvironment(searchPath, request)
				};
				return request.timeoutMs === "none" && request.signal === void 0 && request.input === void 0 ? execGit(call, request) : spawnGit(call, request);
			}
			async function execGit({ program, args, env }, request) {
				let { exec } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 904, 23)).then((n) => n.exec_exports);
				let out = [];
				let err = [];
				let listeners = {
					stdout: (chunk) => void out.push(chunk),
					stderr: (chunk) => void err.push(chunk)
				};
				try {
					return gitOutput({
						exitCode: await exec(quoteProgram(program), [...args], {
							cwd: request.workTree,
							env,
							silent: !0,
							ignoreReturnCode: !0,
							listeners
						}),
						out,
						err
					}, request);
				} catch (error) {
					return notStarted(error.message);
				}
			}
			function quoteProgram(program) {
				return `"${program.replaceAll("\"", "\\\"")}"`;
			}
			async function spawnGit({ program, args, env }, request) {
				let { spawn } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 421, 23));
				let { timeoutMs = 6e4 } = request;
				return new Promise((resolve) => {
					let child = spawn(program, args, {
						cwd: request.workTree,
						env,
						stdio: [
							"pipe",
							"pipe",
							"pipe"
						],
						...timeoutMs !== "none" && { timeout: timeoutMs },
						killSignal: "SIGKILL",
						...request.signal && { signal: request.signal }
					});
					let out = [];
					let err = [];
					child.stdout.on("data", (chunk) => out.push(chunk));
					child.stderr.on("data", (chunk) => err.push(chunk));
					child.on("error", (error) => resolve(notStarted(error.message)));
					child.on("close", (code, signal) => {
						let limit = timeoutMs === "none" ? "" : `, at the latest after ${timeoutMs / 1e3}s`;
						resolve(signal === "SIGKILL" ? notStarted(`git was killed${limit}`) : gitOutput({
							exitCode: code,
							out,
							err
						}, request));
					});
					child.stdin.on("error", () => void 0);
					child.stdin.end(request.input);
				});
			}
			function gitOutput({ exitCode, out, err }, { remote, onComplaint }) {
				let complaint = Buffer.concat(err).toString("utf8");
				if (exitCode === 0) {
					complaint !== "" && onComplaint?.(complaint);
					return (0, start.success)(Buffer.concat(out));
				}
				let output = remote && { output: Buffer.concat(out).toString("utf8") };
				return (0, start.failure)({
					exitCode: exitCode ?? void 0,
					message: hideToken(complaint.trim(), remote),
					...output
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
				for (let at = folder;; at = external_node_path_.dirname(at)) {
					let marker = attempt$1(() => external_node_fs_.statSync(external_node_path_.join(at, ".git"), { throwIfNoEntry: !1 }));
					let kind = !marker.ok || marker.value === void 0 ? "none" : marker.value.isDirectory() ? "directory" : "pointer";
					let candidate = kind === "pointer" ? pointedTo(at) : external_node_path_.join(at, ".git");
					if (kind !== "none" && candidate !== void 0 && external_node_fs_.existsSync(external_node_path_.join(candidate, "HEAD"))) return {
						gitDirectory: candidate,
						workTree: at
					};
					if (kind === "pointer" || external_node_path_.dirname(at) === at) return;
				}
			}
			function pointedTo(folder) {
				let file = realDisk.readFile(external_node_path_.join(folder, ".git"), 8192);
				let text = file.ok ? Buffer.from(file.value.bytes).toString("utf8") : "";
				let target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
				return target === void 0 ? void 0 : external_node_path_.resolve(folder, target);
			}
			function notStarted(message) {
				return (0, start.failure)({
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
			function prefixOf({ repository, folder }) {
				return external_node_path_.relative(repository.workTree, folder).replaceAll(external_node_path_.sep, "/");
			}
			function aboveOf(request) {
				let prefix = prefixOf(request);
				return prefix === "" ? "" : `${prefix}/`;
			}
			//! src/system/process/child-environment.ts
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
			let NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
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
				if (!NAME.test(name)) return "its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters";
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
				let entries = searchPath.split(external_node_path_.delimiter).filter((entry) => external_node_path_.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
				return [...new Set(entries)].join(external_node_path_.delimiter);
			}
			function findProgram(name, places) {
				if (name === "" || /[/\\\0]/.test(name)) return;
				for (let directory of cleanPath(places).split(external_node_path_.delimiter)) {
					if (directory === "") continue;
					let candidate = external_node_path_.join(directory, name);
					if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate;
				}
			}
			function findShell(wanted, places) {
				if (process.platform === "win32") return;
				return wanted !== void 0 && external_node_path_.isAbsolute(wanted) && POSIX_SHELLS.includes(external_node_path_.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, places.forbiddenRoot) ? wanted : findProgram("sh", places);
			}
			function isExecutable(file) {
				let stats = attempt$1(() => external_node_fs_.statSync(file, { throwIfNoEntry: !1 }));
				return stats.ok && stats.value?.isFile() === !0 && attempt$1(() => external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK)).ok;
			}
			function isOutside(file, forbiddenRoot) {
				let real = attempt$1(() => external_node_fs_.realpathSync.native(file));
				if (!real.ok) return !1;
				let root = attempt$1(() => external_node_fs_.realpathSync.native(forbiddenRoot));
				return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(external_node_path_.resolve(file), forbidden) && !isWithin(real.value, forbidden));
			}
			function isWithin(file, folder) {
				let relative = external_node_path_.relative(folder, file);
				return relative === "" || relative !== ".." && !relative.startsWith(`..${external_node_path_.sep}`) && !external_node_path_.isAbsolute(relative);
			}
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
				note(state, disk, ".git", external_node_path_.join(folder, ".git"));
				if (repository === void 0) return state;
				repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, external_node_path_.join(repository.workTree, ".git"));
				let own = repository.gitDirectory;
				let common = commonDirectory(disk, own);
				readPackedRefs(state, disk, external_node_path_.join(common, "packed-refs"));
				for (let file of FILES) note(state, disk, file, external_node_path_.join(common, file));
				for (let tree of TREES) noteTree(state, disk, tree, external_node_path_.join(common, tree), 0);
				noteWorktree(state, disk, "", own);
				own !== common && noteWorktree(state, disk, `${common}/`, common);
				let worktrees = disk.readDirectory(external_node_path_.join(common, "worktrees"));
				let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => external_node_path_.join(common, "worktrees", name));
				for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
					let name = external_node_path_.relative(common, directory);
					state.set(name, "there");
					for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, external_node_path_.join(directory, tree), 0);
					directory !== own && noteWorktree(state, disk, `${name}/`, directory);
				}
				return state;
			}
			function noteWorktree(state, disk, prefix, directory) {
				for (let file of WORKTREE_FILES) note(state, disk, prefix + file, external_node_path_.join(directory, file));
				for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, external_node_path_.join(directory, tree), 0);
				noteModules(state, disk, `${prefix}modules`, external_node_path_.join(directory, "modules"), 0);
			}
			function noteModules(state, disk, name, directory, depth) {
				let entries = disk.readDirectory(directory);
				if (!entries.ok || depth > 32) return;
				if (!entries.value.some((entry) => entry.name === "HEAD")) {
					for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, external_node_path_.join(directory, entry.name), depth + 1);
					return;
				}
				for (let file of [
					"packed-refs",
					...FILES,
					...WORKTREE_FILES
				]) note(state, disk, `${name}/${file}`, external_node_path_.join(directory, file));
				for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, external_node_path_.join(directory, tree), 0);
				noteModules(state, disk, `${name}/modules`, external_node_path_.join(directory, "modules"), depth + 1);
			}
			function differences(before, after) {
				return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
			}
			function commonDirectory(disk, gitDirectory) {
				let pointer = disk.readFile(external_node_path_.join(gitDirectory, "commondir"));
				return pointer.ok ? external_node_path_.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
					let [inner, onDisk] = [`${name}/${entry.name}`, external_node_path_.join(directory, entry.name)];
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
				return `${mode} ${(0, external_node_crypto_namespaceObject.createHash)("sha256").update(bytes).digest("hex")}`;
			}
			let OWN = ".sous/";
			function readGitRecords(output, { above, isOnDisk }) {
				let text = (0, start.asBuffer)(output).toString("utf8");
				let tracked = [];
				let links = [];
				let modules = [];
				let untracked = [];
				let nameOffset = 0;
				let previous = "";
				for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
					let tag = text.charCodeAt(at);
					tag !== 63 && nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
					let start = at + (tag === 63 ? 2 : nameOffset);
					if (!text.startsWith(above, start)) continue;
					let name = text.slice(start + above.length, end);
					if (isOwn(name)) continue;
					if (tag === 63) {
						untracked.push(name);
						continue;
					}
					if (name === previous) continue;
					previous = name;
					if (tag === 83 && !isOnDisk(name)) continue;
					let mode = at + 2;
					text.startsWith("100", mode) || isOnDisk(name) ? tracked.push(name) : (text.startsWith("160", mode) ? modules : links).push(name);
				}
				return {
					tracked,
					links,
					modules,
					untracked
				};
			}
			function isOwn(name) {
				return name.startsWith(OWN);
			}
			//! src/git/index.ts
			function readGitIndex(bytes, { prefix, isOnDisk }) {
				let entries = GitIndexEntries.open(bytes);
				if (entries === void 0) return;
				let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
				let lines = new values.PathLines(bytes.length);
				let paths = [];
				let refused = [];
				let links = [];
				let modules = [];
				let isSparse = !1;
				let previous = "";
				let step = entries.next();
				for (; step === "entry"; step = entries.next()) {
					let { nameBytes, nameEnd } = entries;
					isSparse ||= entries.isSkipped;
					let start = entries.nameStart + above.length;
					if (above.length > 0 && !(start < nameEnd && begins(nameBytes, entries.nameStart, above))) continue;
					if (entries.isFile && !entries.isInConflict && !entries.isSkipped && lines.add(nameBytes, start, nameEnd)) continue;
					let name = nameBytes.toString("utf8", start, nameEnd);
					if (name === previous || isOwn(name)) continue;
					previous = name;
					if (entries.isSkipped && !isOnDisk(name)) continue;
					if (!entries.isFile && !isOnDisk(name)) (entries.isModule ? modules : links).push(name);
					else {
						let path = (0, external_node_buffer_namespaceObject.isUtf8)(nameBytes.subarray(start, nameEnd)) ? (0, values.parseRepoPath)(name) : void 0;
						path?.ok ? paths.push(path.value) : refused.push(name);
					}
				}
				if (step !== "end") return;
				let usual = acceptLines(lines);
				return {
					paths: (0, start.mergeByBytes)(usual.paths, paths, (path) => path),
					refused: [...usual.refused, ...refused],
					links,
					modules,
					isSparse
				};
			}
			function begins(bytes, start, above) {
				let end = start + above.length;
				return bytes[end - 1] === 47 && bytes.compare(above, 0, above.length, start, end) === 0;
			}
			function acceptLines(lines) {
				let { areAllPlain, names } = lines.take();
				let { paths, refused } = areAllPlain ? {
					paths: names,
					refused: []
				} : acceptNames(names, !1);
				return {
					paths: lines.anyStartsWith(".sous/") ? paths.filter((path) => !isOwn(path)) : paths,
					refused
				};
			}
			let LONG_NAME = 4095;
			var GitIndexEntries = class GitIndexEntries {
				isFile = !1;
				isModule = !1;
				isSkipped = !1;
				isInConflict = !1;
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
					let kind = bytes[at + 24 + 2] >> 4;
					this.isFile = kind === 8;
					this.isModule = kind === 14;
					this.isInConflict = !!(flags & 12288);
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
			};
			function isCapital(byte) {
				return byte >= 65 && byte <= 90;
			}
			function acceptNames(names, areSomeDamaged) {
				let paths = [];
				let refused = [];
				for (let name of names) {
					let path = (0, values.parseRepoPath)(name);
					path.ok && !(areSomeDamaged && (0, start.mayBeDamaged)(name)) ? paths.push(path.value) : refused.push(name);
				}
				return {
					paths,
					refused
				};
			}
			function describeRefused(refused) {
				if (refused.length === 0) return [];
				let shown = refused.slice(0, 3).map((name) => `'${(0, values.briefText)(name)}'`);
				let more = refused.length > 3 ? ", \u2026" : "";
				return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
			}
			//! src/workspace/listing/tracked-tree.ts
			var TrackedTree = class {
				#request;
				#names;
				#goneFiles = new Set();
				#goneDirectories = new Set();
				#added = [];
				#unreadable = [];
				#seen = new Set();
				#inTop;
				topAdded;
				constructor(request) {
					this.#request = request;
					let { paths, refused, links, modules } = request.names;
					let others = [
						...refused,
						...links,
						...modules
					].sort(start.compareBytes);
					this.#names = {
						all: (0, start.mergeByBytes)(paths, others, (name) => name),
						modules: new Set(modules)
					};
					this.#inTop = this.#look({
						prefix: "",
						from: 0,
						to: this.#names.all.length
					});
					this.topAdded = this.#added.splice(0);
				}
				compare() {
					for (let directory of this.#inTop) this.#visit(directory);
					return {
						tracked: without(this.#request.names, this.#goneFiles, this.#goneDirectories),
						added: this.#added,
						unreadable: this.#unreadable,
						directories: this.#seen
					};
				}
				#visit(directory) {
					let path = pathOf(directory);
					if (!this.#goneDirectories.has(path)) for (let inner of this.#look(directory, path)) this.#visit(inner);
				}
				#look(directory, path = "") {
					let { disk, folder } = this.#request;
					let entries = disk.readDirectory(path === "" ? folder : `${folder}/${path}`);
					let { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : []);
					let isMissing = !entries.ok && (entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR");
					!entries.ok && !isMissing && this.#unreadable.push(directory.prefix);
					let actual = entries.ok ? difference : this.#lookAtEach(directory, directories);
					entries.ok && path !== "" && actual?.isRepository !== !0 && this.#seen.add(path);
					for (let name of actual?.goneFiles ?? []) this.#goneFiles.add(name);
					for (let name of actual?.goneDirectories ?? []) this.#goneDirectories.add(name);
					this.#added.push(...actual?.added ?? []);
					return directories;
				}
				#lookAtEach(directory, directories) {
					let { disk, folder } = this.#request;
					let isGone = (name, kind) => {
						let entry = disk.entry(`${folder}/${name}`);
						return !(entry.ok && entry.value?.kind === kind);
					};
					return {
						goneFiles: namesIn(this.#names, directory).filter((name) => isGone(name, "file")),
						goneDirectories: directories.map(pathOf).filter((name) => isGone(name, "directory")),
						added: [],
						isRepository: !1
					};
				}
			};
			function without(names, goneFiles, goneDirectories) {
				if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
				let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
				return {
					paths: names.paths.filter(isThere),
					refused: names.refused.filter(isThere)
				};
			}
			function isBelow(name, directories) {
				return directories.size > 0 && (0, values.ancestorsOf)(name).some((ancestor) => directories.has(ancestor));
			}
			let DOT_GIT = ".git";
			function compareDirectory(names, directory, entries) {
				let { prefix, from, to } = directory;
				let directories = [];
				let entry = nextFile(entries, 0);
				let isSame = !0;
				for (let at = from; at < to;) {
					let name = names.all[at];
					let slash = name.indexOf("/", prefix.length);
					if (slash < 0) {
						isSame &&= isCalled(name, prefix, entries[entry]?.name);
						entry = nextFile(entries, entry + 1);
						at++;
					} else {
						let inner = directoryFrom(names.all, at, to, name.slice(0, slash + 1));
						directories.push(inner);
						at = inner.to;
					}
				}
				isSame &&= entry >= entries.length && hasDirectories(entries, directories, prefix);
				return {
					directories,
					difference: isSame ? void 0 : findDifference(names, directory, directories, entries)
				};
			}
			function namesIn({ all }, { prefix, from, to }) {
				return all.slice(from, to).filter((name) => name.indexOf("/", prefix.length) < 0);
			}
			function pathOf({ prefix }) {
				return prefix.slice(0, -1);
			}
			function nextFile(entries, from) {
				let entry = from;
				for (; entry < entries.length && entries[entry]?.kind !== "file";) entry++;
				return entry;
			}
			function isCalled(path, prefix, name) {
				return name !== void 0 && path.length === prefix.length + name.length && path.endsWith(name);
			}
			function directoryFrom(names, from, to, prefix) {
				let isWithin = (at) => at < to && names[at]?.startsWith(prefix) === !0;
				let last = from;
				let step = 1;
				for (; isWithin(last + step); step *= 2) last += step;
				for (; step >= 1; step /= 2) isWithin(last + step) && (last += step);
				return {
					prefix,
					from,
					to: last + 1
				};
			}
			function hasDirectories(entries, directories, prefix) {
				let onDisk = entries.filter(({ kind }) => kind !== "file");
				if (onDisk.length !== directories.length) return !1;
				let tracked = new Set(directories.map((directory) => directory.prefix));
				return onDisk.every(({ name, kind }) => kind === "directory" && tracked.has(`${prefix}${name}/`));
			}
			function findDifference(names, directory, directories, entries) {
				let onDisk = (wanted) => entries.filter(({ name, kind }) => kind === wanted && name !== DOT_GIT).map(({ name }) => `${directory.prefix}${name}`);
				let found = {
					files: new Set(onDisk("file")),
					directories: new Set(onDisk("directory"))
				};
				let tracked = {
					names: new Set(namesIn(names, directory)),
					directories: new Set(directories.map(pathOf))
				};
				return {
					goneFiles: [...tracked.names].filter((name) => !found.files.has(name)),
					goneDirectories: [...tracked.directories].filter((name) => !found.directories.has(name)),
					added: [...[...found.files].filter((name) => !tracked.names.has(name)), ...[...found.directories].filter((name) => !tracked.directories.has(name) && !names.modules.has(name))],
					isRepository: entries.some(({ name }) => name === DOT_GIT) || isForeignGit(directory.prefix, tracked.names, entries)
				};
			}
			function isForeignGit(prefix, tracked, entries) {
				return !tracked.has(`${prefix}HEAD`) && isGitDirectory((name) => entries.find((entry) => entry.name === name)?.kind);
			}
			//! src/workspace/listing/git-listing.ts
			let NOTHING = {
				paths: [],
				refused: [],
				unreadable: []
			};
			var GitListing = class {
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
					let names = inBatches && !this.isSmall ? void 0 : this.#readIndex();
					(names === void 0 ? this.untracked() : this.#untrackedIn(scopeFor(this.#openTree(names).topAdded, names))).catch(() => void 0);
				}
				tracks(name) {
					return this.#readIndex()?.paths.some((path) => path === name) ?? !1;
				}
				async tracked() {
					let index = this.#readIndex();
					return index === void 0 ? this.#git.tracked() : (0, start.success)(index);
				}
				async untracked() {
					let isSparse = prefixOf(this.#request) !== "" && (this.#readIndex()?.isSparse ?? !0);
					return this.#git.untracked(isSparse ? "work tree" : "folder");
				}
				async present() {
					let names = await this.tracked();
					if (!names.ok) return names;
					let tree = this.#openTree(names.value);
					let atTop = scopeFor(tree.topAdded, names.value);
					let asked = this.#untrackedIn(atTop);
					let { tracked, added, unreadable, directories } = tree.compare();
					let elsewhere = isAll(atTop) ? [] : scopeFor(added, names.value);
					let [some, others] = await Promise.all([asked, this.#untrackedIn(elsewhere)]);
					if (!some.ok) return some;
					if (!others.ok) return others;
					let untracked = isAll(elsewhere) ? [others.value] : [some.value, others.value];
					return (0, start.success)({
						tracked,
						untracked: join([...untracked, {
							...NOTHING,
							unreadable
						}]),
						directories
					});
				}
				async #untrackedIn(scope) {
					return scope.length === 0 ? (0, start.success)(NOTHING) : this.#git.untracked(scope);
				}
				#openTree(names) {
					let { folder, disk } = this.#request;
					this.#tree ??= new TrackedTree({
						folder,
						disk,
						names
					});
					return this.#tree;
				}
				#readIndex() {
					this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : void 0 };
					return this.#index.names;
				}
				#isUnderstood() {
					let { repository, disk } = this.#request;
					let config = disk.readFile(external_node_path_.join(repository.gitDirectory, "config"));
					let text = config.ok ? (0, start.asBuffer)(config.value.bytes).toString("latin1") : "";
					return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text);
				}
				#namesInIndex() {
					let { repository, disk, folder } = this.#request;
					let index = disk.readFile(external_node_path_.join(repository.gitDirectory, "index"));
					if (!index.ok) return;
					let isOnDisk = (name) => isFileOnDisk(disk, `${folder}/${name}`);
					return readGitIndex((0, start.asBuffer)(index.value.bytes), {
						prefix: prefixOf(this.#request),
						isOnDisk
					});
				}
			};
			function scopeFor(names, { isSparse }) {
				if (names.length === 0) return names;
				if (isSparse) return "work tree";
				return names.length <= 64 && !names.some(start.mayBeDamaged) ? names : "folder";
			}
			function isAll(scope) {
				return typeof scope == "string";
			}
			function join(parts) {
				return {
					paths: parts.flatMap(({ paths }) => paths),
					refused: parts.flatMap(({ refused }) => refused),
					unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))]
				};
			}
			let TRACKED = ["--stage"];
			let UNTRACKED = ["--others", "--exclude-standard"];
			var GitQuestions = class {
				#request;
				#above;
				#answers = new Map();
				constructor(request) {
					this.#request = request;
					this.#above = aboveOf(request);
				}
				async tracked() {
					let answer = await this.#ask(TRACKED, "folder");
					if (!answer.ok) return answer;
					let { tracked, isDamaged, links, modules } = answer.value;
					return (0, start.success)({
						...acceptNames(tracked, isDamaged),
						links,
						modules,
						isSparse: !0
					});
				}
				async untracked(scope) {
					let answer = await this.#ask(UNTRACKED, scope);
					if (!answer.ok) return answer;
					let { untracked, isDamaged, unreadable } = answer.value;
					return (0, start.success)({
						...acceptNames(filesAmong(untracked, this.#request), isDamaged),
						unreadable
					});
				}
				#ask(question, scope) {
					let pathspecs = this.#pathspecsFor(scope);
					let key = [...question, ...pathspecs].join("\0");
					let answer = this.#answers.get(key) ?? this.#run(question, pathspecs);
					this.#answers.set(key, answer);
					return answer;
				}
				#pathspecsFor(scope) {
					if (typeof scope == "object") return scope.map((name) => `${this.#above}${name}`);
					return scope === "work tree" || this.#above === "" ? [] : [this.#above];
				}
				async #run(flags, pathspecs) {
					let { repository, git, disk, folder } = this.#request;
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
							...pathspecs
						],
						onComplaint
					});
					if (!output.ok) return output;
					return (0, start.success)({
						...readGitRecords(output.value, {
							above: this.#above,
							isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`)
						}),
						isDamaged: !(0, external_node_buffer_namespaceObject.isUtf8)(output.value),
						unreadable: unreadableIn(complaints).flatMap((name) => name.startsWith(this.#above) ? [name.slice(this.#above.length)] : [])
					});
				}
			};
			function unreadableIn(complaints) {
				return [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = ""]) => name);
			}
			function filesAmong(names, { folder, disk }) {
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
				return names.filter((name) => !name.endsWith("/") && kindOf(name) === "file");
			}
			function isFileOnDisk(disk, path) {
				let entry = disk.entry(path);
				return entry.ok && entry.value?.kind === "file";
			}
			//! src/workspace/listing/list-files.ts
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
			var FolderListing = class {
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
				isGitDirectory(directory) {
					let { folder, disk } = this.#request;
					let head = directory === "." ? "HEAD" : `${directory}/HEAD`;
					return isGitDirectoryOnDisk(disk, `${folder}/${directory}`) && this.#git?.tracks(head) !== !0;
				}
				files() {
					this.#files ??= this.#list().then((listing) => this.#withoutGit(listing));
					return this.#files;
				}
				async *batches() {
					let tracked = this.#git === void 0 || this.#git.isSmall || this.#files !== void 0 ? void 0 : await this.#git.tracked();
					if (tracked?.ok !== !0 || tracked.value.paths.length === 0) {
						yield await this.files();
						return;
					}
					yield this.#withoutGit(this.#asListing(tracked.value));
					let answer = await this.#git?.untracked();
					if (answer?.ok) {
						let { untracked, warnings } = this.#withoutGitDirectories(answer.value);
						let { paths, refused, unreadable } = untracked;
						yield this.#withoutGit({
							files: [...paths].sort(start.compareBytes),
							warnings: [
								...describeRefused(refused),
								...describeUnreadable(unreadable),
								...warnings
							],
							...listUnreadable(unreadable)
						});
					} else {
						let { files, warnings } = await this.files();
						let known = new Set(tracked.value.paths);
						yield {
							files: files.filter((path) => !known.has(path)),
							warnings
						};
					}
				}
				#withoutGit(listing) {
					let { gitWithin } = this.#request;
					if (gitWithin === void 0) return listing;
					return {
						...listing,
						files: listing.files.filter((path) => !path.startsWith(`${gitWithin}/`))
					};
				}
				#withoutGitDirectories(untracked) {
					let { gitWithin } = this.#request;
					let { paths, refused } = untracked;
					let { directories, isWithin } = outermostOf([...paths, ...refused], (directory) => directory !== gitWithin && this.isGitDirectory(directory));
					if (directories.length === 0) return {
						untracked,
						warnings: []
					};
					let isOutside = (name) => !isWithin(name);
					return {
						untracked: {
							...untracked,
							paths: paths.filter(isOutside),
							refused: refused.filter(isOutside)
						},
						warnings: describeRepositories(directories)
					};
				}
				#asListing({ paths, refused }) {
					let { folder, disk } = this.#request;
					let isThere = (name) => (0, start.mayBeDamaged)(name) || isFileOnDisk(disk, `${folder}/${name}`);
					return {
						files: paths,
						warnings: describeRefused(refused.filter(isThere))
					};
				}
				async #list() {
					let { folder, repository } = this.#request;
					if (this.#git === void 0) return walk(this.#request);
					let present = await this.#git.present();
					if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`);
					let { tracked, directories } = present.value;
					let { untracked, warnings } = this.#withoutGitDirectories(present.value.untracked);
					this.#directories = directories;
					let files = (0, start.mergeByBytes)(tracked.paths, [...untracked.paths].sort(start.compareBytes), (path) => path);
					if (files.length === 0 && folder !== repository?.workTree) return walk(this.#request, "Git ignores this folder");
					let refused = describeRefused([...tracked.refused, ...untracked.refused]);
					let { unreadable } = untracked;
					return {
						files,
						warnings: [
							...refused,
							...describeUnreadable(unreadable),
							...warnings
						],
						...listUnreadable(unreadable)
					};
				}
			};
			async function walk({ folder, disk }, reason) {
				let walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
				let { paths, refused } = acceptNames(walked.files, !0);
				let warnings = [...describeRefused(refused)];
				let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
				why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: files are listed without regard to .gitignore`);
				return {
					files: [...paths].sort(start.compareBytes),
					warnings: [
						...warnings,
						...describeUnreadable(walked.unreadable),
						...describeRepositories(walked.repositories),
						...describeExcluded(walked.excluded)
					],
					...listUnreadable(walked.unreadable)
				};
			}
			function listUnreadable(names) {
				return names.length === 0 ? {} : { unreadable: names.map((name) => name.replace(/\/$/, "") || ".") };
			}
			function describeUnreadable(names) {
				return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
			}
			function describeRepositories(names) {
				if (names.length === 0) return [];
				return [`Left out ${names.length === 1 ? "another git repository" : `${names.length} other git repositories`}: ${quoteSome(names)}`];
			}
			function describeExcluded(names) {
				let shown = names.filter((name) => !/(?:^|\/)\.(?:hg|svn|sous)$/.test(name));
				return shown.length === 0 ? [] : [`Left out ${quoteSome(shown)}: without git, what tools make or fetch is not looked into`];
			}
			function quoteSome(names) {
				let shown = names.slice(0, 3).map((name) => `'${(0, values.briefText)(name)}'`);
				return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
			}
			function firstLine(text) {
				return (0, values.briefText)(text.split("\n", 1)[0] ?? "");
			}
			function isGitDirectoryOnDisk(disk, directory) {
				return isGitDirectory((name) => {
					let entry = disk.entry(`${directory}/${name}`);
					return entry.ok ? entry.value?.kind : void 0;
				});
			}
			function outermostOf(files, isSuch) {
				let looked = new Map([[".", !1]]);
				let found = [];
				let isWithin = (directory) => {
					let known = looked.get(directory);
					if (known !== void 0) return known;
					let isInner = isWithin(external_node_path_.posix.dirname(directory));
					let is = isInner || isSuch(directory);
					is && !isInner && found.push(directory);
					looked.set(directory, is);
					return is;
				};
				for (let file of files) isWithin(external_node_path_.posix.dirname(file));
				return {
					directories: found,
					isWithin: (file) => isWithin(external_node_path_.posix.dirname(file))
				};
			}
			//! src/workspace/folder-tree.ts
			var FolderTree = class FolderTree {
				folder;
				repository;
				#disk;
				#git;
				#gitDirectory;
				#realDirectories = new Set();
				#writable = new Map();
				#listing;
				constructor(folder, repository, disk, git) {
					this.folder = folder;
					this.repository = repository;
					this.#disk = disk;
					this.#git = git;
					let gitDirectory = repository && disk.realPath(repository.gitDirectory);
					this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
					this.#listing = this.#newListing();
				}
				static async open(folder, disk, git) {
					let real = disk.realPath(folder);
					if (!real.ok) return (0, start.failure)(fromDiskFault(real.error, folder, "open"));
					let entry = disk.entry(real.value);
					if (!entry.ok) return (0, start.failure)(fromDiskFault(entry.error, folder, "open"));
					if (entry.value?.kind !== "directory") return (0, start.failure)(notADirectory(folder));
					let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
					return tree.#isWithinGit() || tree.#listing.isGitDirectory(".") || tree.#isBelowGitDirectory() ? (0, start.failure)(gitItself(folder)) : (0, start.success)(tree);
				}
				get dropsEmptied() {
					return this.repository !== void 0;
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
					if (refusal !== void 0) return (0, start.failure)(refusal);
					let entry = this.#disk.entry(this.#onDisk(path));
					if (!entry.ok) return (0, start.failure)(fromDiskFault(entry.error, path));
					return (0, start.success)(entry.value === void 0 ? {
						kind: "missing",
						size: 0
					} : {
						kind: entry.value.kind,
						size: entry.value.size
					});
				}
				async read(path, limit) {
					let refusal = this.#refuse(path);
					if (refusal !== void 0) return (0, start.failure)(refusal);
					let file = this.#disk.readFile(this.#onDisk(path), limit);
					return file.ok ? (0, start.success)({
						bytes: file.value.bytes,
						mode: file.value.mode
					}) : (0, start.failure)(fromDiskFault(file.error, path));
				}
				async directory(path) {
					if (path !== ".") {
						let entry = await this.entry(path);
						if (!entry.ok) return entry;
						if (entry.value.kind === "missing") return (0, start.failure)(fileNotFound(path));
						if (entry.value.kind === "symlink") return (0, start.failure)(symlinkDenied(path));
						if (entry.value.kind !== "directory") return (0, start.failure)(notADirectory(path));
						if (this.#isForeign(path)) return (0, start.failure)(foreign(path));
					}
					let entries = this.#disk.readDirectory(this.#onDisk(path));
					return entries.ok ? (0, start.success)(entries.value) : (0, start.failure)(fromDiskFault(entries.error, path, "list"));
				}
				async footprint() {
					this.#listing = this.#newListing();
					this.#realDirectories.clear();
					this.#writable.clear();
					let { takeFootprint } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 497, 23)).then((n) => n.footprint_exports);
					let { folder, repository } = this;
					return takeFootprint({
						folder,
						repository,
						git: this.#git,
						disk: this.#disk,
						list: () => this.files()
					});
				}
				isWritable(path) {
					let parent = (0, values.parentOf)(path);
					let known = this.#writable.get(parent);
					if (known !== void 0) return known;
					let isWritable = this.#canWriteBelow(parent);
					this.#writable.set(parent, isWritable);
					return isWritable;
				}
				#canWriteBelow(directory) {
					if (directory === "." || this.#isKnown(directory)) return this.#disk.canWriteInto(this.#onDisk(directory));
					let entry = this.#disk.entry(this.#onDisk(directory));
					if (!entry.ok) return !1;
					return entry.value?.kind === "directory" ? this.#disk.canWriteInto(this.#onDisk(directory)) : this.#canWriteBelow((0, values.parentOf)(directory));
				}
				#refuse(path) {
					for (let ancestor of (0, values.ancestorsOf)(path)) {
						if (this.#isKnown(ancestor)) continue;
						let entry = this.#disk.entry(this.#onDisk(ancestor));
						if (!entry.ok) return fromDiskFault(entry.error, path);
						if (entry.value === void 0) break;
						if (entry.value.kind === "symlink") return symlinkDenied(path);
						if (entry.value.kind !== "directory") return notADirectory(ancestor);
						if (this.#isForeign(ancestor)) return foreign(path);
						this.#realDirectories.add(ancestor);
					}
				}
				#isKnown(directory) {
					if (this.#realDirectories.has(directory)) return !0;
					return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory;
				}
				#newListing() {
					let { folder, repository } = this;
					let place = this.#gitDirectory?.startsWith(`${folder}/`) ? this.#gitDirectory.slice(folder.length + 1) : void 0;
					let gitWithin = place === ".git" ? void 0 : place;
					return new FolderListing({
						folder,
						repository,
						git: this.#git,
						disk: this.#disk,
						gitWithin
					});
				}
				#isForeign(directory) {
					let onDisk = this.#onDisk(directory);
					let marker = this.#disk.entry(`${onDisk}/.git`);
					if (onDisk === this.#gitDirectory || marker.ok && marker.value !== void 0) return !0;
					return this.#listing.isGitDirectory(directory);
				}
				#isBelowGitDirectory() {
					let top = this.repository?.workTree;
					for (let inner = this.folder; inner !== top;) {
						let above = external_node_path_.dirname(inner);
						if (above === inner || above === top) return !1;
						if (isGitDirectoryOnDisk(this.#disk, above)) return !0;
						inner = above;
					}
					return !1;
				}
				#isWithinGit() {
					return this.#gitDirectory !== void 0 && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
				}
				#onDisk(path) {
					return path === "." ? this.folder : `${this.folder}/${path}`;
				}
			};
			function foreign(path) {
				return (0, start.toolError)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
			}
			function gitItself(folder) {
				return (0, start.toolError)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
			}
			//! src/app/open-folder.ts
			async function openFolder({ env, folder }, root) {
				if (root === "") return (0, start.failure)((0, start.toolError)("invalid_arguments", "--root is empty", "Name the folder to work in, or leave the option out."));
				let named = external_node_path_.resolve(folder, root);
				let real = realDisk.realPath(named);
				let forbiddenRoot = (real.ok ? locateRepository(real.value) : void 0)?.workTree ?? named;
				let programs = {
					path: cleanPath({
						path: env.PATH ?? "",
						forbiddenRoot
					}),
					forbiddenRoot
				};
				let tree = await FolderTree.open(named, realDisk, realGit(findProgram("git", programs), programs.path));
				if (tree.ok) return (0, start.success)({
					tree: tree.value,
					programs
				});
				return (0, start.failure)(tree.error.code === "not_found" && named === folder ? goneFolder(folder) : badRoot(root, tree.error));
			}
			function goneFolder(folder) {
				return (0, start.toolError)("not_found", `The current folder '${folder}' is gone`, "Go to another folder, or name one by --root.");
			}
			function badRoot(root, { code, message, suggestion }) {
				if (code === "not_found") return (0, start.toolError)("invalid_arguments", `--root: There is no folder '${root}'`, "Check the path.");
				return (0, start.toolError)("invalid_arguments", `--root: ${message}`, suggestion);
			}
			function openEarly(surroundings, root, inBatches) {
				let opening = openFolder(surroundings, root);
				opening.then((opened) => opened.ok ? opened.value.tree.beginListing(inBatches) : void 0).catch(() => void 0);
				return opening;
			}
			function projectOf(tree) {
				let reading;
				return () => {
					reading ??= readProject(tree);
					return reading;
				};
			}
			async function readProject(tree) {
				let { loadConfig, readConfigFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 685, 23)).then((n) => n.load_config_exports);
				let now = new Date();
				let file = await readConfigFile(tree, now);
				if (file === void 0) return (0, start.success)(void 0);
				if (file.config !== void 0) return (0, start.success)(file.config);
				let loaded = await loadConfig(tree, now);
				return loaded.ok ? (0, start.success)(loaded.value.config) : loaded;
			}
			let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
			function usersGit({ tree, programs }, { env }) {
				let program = findProgram("git", programs);
				let { repository } = tree;
				if (program === void 0 || repository === void 0) return;
				let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
				let place = [
					`--git-dir=${repository.gitDirectory}`,
					`--work-tree=${repository.workTree}`,
					"-c",
					"core.fsmonitor=false"
				];
				let options = {
					cwd: repository.workTree,
					env: {
						...own,
						PATH: programs.path,
						LC_ALL: "C",
						GIT_OPTIONAL_LOCKS: "0",
						GIT_NO_LAZY_FETCH: "1",
						GIT_ALLOW_PROTOCOL: ""
					},
					timeout: 1e4,
					maxBuffer: 67108864,
					encoding: "buffer"
				};
				return async (args, input) => {
					let { execFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 421, 23));
					return new Promise((resolve) => {
						let child = execFile(program, [...place, ...args], options, (error, out, err) => {
							let exitCode = typeof error?.code == "number" ? error.code : void 0;
							resolve(error === null ? (0, start.success)(out) : (0, start.failure)({
								exitCode,
								message: err.toString("utf8").trim() || error.message
							}));
						});
						child.stdin?.on("error", () => void 0);
						child.stdin?.end(input);
					});
				};
			}
			async function gitIdentity(opened, surroundings) {
				let ask = usersGit(opened, surroundings);
				if (ask === void 0) return (0, start.failure)((0, start.toolError)("invalid_arguments", "There is no git repository to commit in", "Apply it without --commit and --branch."));
				let asked = await ask(["var", "GIT_COMMITTER_IDENT"]);
				let text = asked.ok ? Buffer.from(asked.value).toString("utf8") : "";
				let [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? [];
				if (person !== void 0 && time !== void 0) return (0, start.success)({
					person,
					time
				});
				return (0, start.failure)((0, start.toolError)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com"));
			}
			//! src/system/clock.ts
			function elapsedMs() {
				let [seconds, nanoseconds] = process.hrtime();
				return seconds * 1e3 + nanoseconds / 1e6;
			}
			let realClock = {
				elapsed: elapsedMs,
				now: () => new Date()
			};
			//! src/system/process/time-limit.ts
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
			function fitsInTime(pattern, text, { limitMs = 500, isTrusted = !1 } = {}) {
				if (whyUnprepared(pattern.source, pattern.flags, isTrusted ? "here" : "apart") !== void 0) return;
				let fits;
				withWorkLimit(() => {
					fits = pattern.test(text);
				}, limitMs);
				return fits;
			}
			function prepareGuard(work) {
				if (guard === void 0) {
					let made = {
						context: external_node_vm_namespaceObject.createContext({ run: () => made.work() }),
						script: new external_node_vm_namespaceObject.Script("run()"),
						work
					};
					guard = made;
				}
				guard.work = work;
				return guard;
			}
			let LIMIT_MS = 3e4;
			let TOO_MUCH = "is too much to prepare in time";
			let UNKNOWN$2 = "could not be tried out in a process of its own";
			let tried = new Map();
			function whyUnprepared(source, flags, trial = "apart") {
				if (trial === "nowhere" || hasFewPaths(source, flags)) return;
				let decisive = flags.replace(/[^iu]/g, "");
				let key = `${decisive}/${source}`;
				if (tried.has(key)) return tried.get(key);
				let end = trial === "here" ? canPrepare(source, decisive) ? void 0 : TOO_MUCH : runTrial(source, decisive);
				if (end !== UNKNOWN$2) {
					tried.size >= 1e3 && tried.clear();
					tried.set(key, end);
				}
				return end;
			}
			function canPrepare(source, flags) {
				try {
					for (let more of [
						"",
						"m",
						"ms"
					]) {
						let regex = new RegExp(source, flags + more);
						for (let text of ["", "\u0100"]) for (let times = 0; times < 4; times++) regex.exec(text);
					}
					return !0;
				} catch {
					return !1;
				}
			}
			let WORK = `
const { parentPort } = require('node:worker_threads')
const canPrepare = ${canPrepare}
parentPort.on('message', ([source, flags]) => parentPort.postMessage(canPrepare(source, flags) ? 'y' : 'n'))`;
			let ANSWERS = [
				UNKNOWN$2,
				void 0,
				TOO_MUCH,
				UNKNOWN$2
			];
			let thread;
			function runTrial(source, flags) {
				if (thread === void 0) {
					let threads = process.getBuiltinModule("node:worker_threads");
					let workerData = {
						program: [
							"\nconst { Worker } = require('node:worker_threads')\nconst { argv: [, work, limit] } = process\nconst worker = new Worker(work, { eval: true, resourceLimits: { stackSizeMb: 0.8 } })\nconst worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }\nlet began\nworker.on('message', (answer) => { began = undefined; process.stdout.write(answer) })\nsetInterval(() => { if (began !== undefined && worked() - began > limit) process.kill(process.pid, 'SIGKILL') }, 20)\nrequire('node:readline').createInterface({ input: process.stdin })\n  .on('line', (line) => { began = worked(); worker.postMessage(JSON.parse(line)) })\n  .on('close', () => process.kill(process.pid, 'SIGKILL'))",
							WORK,
							"2000"
						],
						limit: LIMIT_MS
					};
					thread = new threads.Worker("\nconst { spawn } = require('node:child_process')\nconst { parentPort, workerData } = require('node:worker_threads')\nlet child, answer\nfunction start(node) {\n  const mine = child = spawn(node, ['-e', ...workerData.program], { stdio: ['pipe', 'pipe', 'ignore'], cwd: '/', env: {} })\n  const end = (number) => { if (child === mine) { child = undefined; answer?.(number) } }\n  mine.stdin.on('error', () => undefined)\n  mine.stdout.on('data', (data) => { if (child === mine) answer?.(String(data) === 'y' ? 1 : 2) })\n  mine.on('error', () => end(3))\n  // A signal was for the whole group of processes: those who listen hear of it as soon as they can.\n  mine.on('exit', (_, signal) => end(['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal) ? 3 : 2))\n}\nparentPort.on('message', ({ node, expression, state }) => {\n  const timer = setTimeout(() => { const late = child; child = undefined; late?.kill('SIGKILL'); answer?.(3) }, workerData.limit)\n  answer = (number) => {\n    answer = undefined\n    clearTimeout(timer)\n    Atomics.store(state, 0, number)\n    Atomics.notify(state, 0)\n  }\n  if (child === undefined) start(node)\n  child.stdin.write(JSON.stringify(expression) + '\\n')\n})", {
						eval: !0,
						workerData,
						env: {},
						execArgv: []
					});
					thread.unref();
				}
				let state = new Int32Array(new SharedArrayBuffer(4));
				thread.postMessage({
					node: process.execPath,
					expression: [source, flags],
					state
				});
				Atomics.wait(state, 0, 0, 2 * LIMIT_MS);
				return ANSWERS[Atomics.load(state, 0)];
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
				let { least, most } = countsOf(found);
				let certain = Math.min(least, 3);
				return part ** certain * (part + 1) ** (Math.min(most, 4) - certain);
			}
			function countsOf([, sign, from, comma, to]) {
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
			//! src/workspace/glob/glob-syntax.ts
			let MAX_ALTERNATIVES = 1e3;
			function expandBraces(pattern) {
				if (!/[{}]/.test(pattern)) return (0, start.success)([pattern]);
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
				return (0, start.failure)({
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
				return (0, start.success)(heads);
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
				return (0, start.success)(alternatives);
			}
			function tooMany() {
				return (0, start.failure)({
					kind: "limit",
					reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
				});
			}
			function parseSegment(source) {
				if (source === "**") return (0, start.success)({ kind: "globstar" });
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
				return (0, start.success)(isLiteral ? {
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
				return (0, start.success)({
					kind: "class",
					isNegated,
					ranges
				});
			}
			//! src/workspace/glob/glob.ts
			function parseGlob(pattern) {
				return parseGlobs([pattern]);
			}
			function parseGlobs(patterns) {
				let parsed = parseAll(patterns);
				return parsed.ok ? (0, start.success)(anyOf(parsed.value.map(compileSegments))) : parsed;
			}
			function parseExcludes(patterns) {
				let parsed = parseAll(patterns);
				if (!parsed.ok) return parsed;
				let names = parsed.value.flatMap((segments) => soleName(segments) ?? []);
				let others = parsed.value.filter((segments) => soleName(segments) === void 0).flatMap(withAllBelow);
				return (0, start.success)(anyOf([...compileNames(names), ...others.map(compileSegments)]));
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
					if (all.length > 1e3) return (0, start.failure)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
				}
				return (0, start.success)(all);
			}
			function parsePattern(pattern) {
				if (Buffer.byteLength(pattern) > 256) return (0, start.failure)(tooLarge(pattern, "it is longer than 256 bytes"));
				if (pattern === "") return (0, start.failure)(invalid(pattern, "Say which files are meant."));
				if (pattern.startsWith("!")) return (0, start.failure)(invalid(pattern, "A pattern cannot be negated: say what is wanted, use 'exclude' where there is one, or write '\\!' for the character itself."));
				let expanded = expandBraces(pattern);
				if (!expanded.ok) return (0, start.failure)(fromFault(pattern, expanded.error));
				let alternatives = [];
				for (let alternative of expanded.value) {
					let problem = findEscape(pattern, alternative);
					if (problem !== void 0) return (0, start.failure)(problem);
					let segments = parseAlternative(alternative);
					if (!segments.ok) return (0, start.failure)(fromFault(pattern, segments.error));
					alternatives.push(segments.value);
				}
				return (0, start.success)(alternatives);
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
				return (0, start.success)(segments);
			}
			function findEscape(pattern, alternative) {
				let shown = `Glob pattern '${(0, values.briefText)(pattern)}'`;
				let outside = () => (0, start.toolError)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
				let denied = (why, suggestion) => (0, start.toolError)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
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
				return (0, start.toolError)("invalid_pattern", `Invalid glob pattern '${(0, values.briefText)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
			}
			function tooLarge(pattern, why) {
				return (0, start.toolError)("limit_exceeded", `Glob pattern '${(0, values.briefText)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
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
				let regex = RegExp(`(?:^|/)(?:${names.map(start.escapeRegex).join("|")})(?:/|$)`);
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
			//! src/workspace/text/text.ts
			var text_exports = (0, runtime.__exportAll)({
				UTF8_MARK_BYTES: () => 3,
				applyEdits: () => applyEdits,
				checkEncodable: () => checkEncodable,
				countLines: () => countLines,
				decodeText: () => decodeText,
				deleteLines: () => deleteLines,
				dominantLineEnding: () => dominantLineEnding,
				encodeFile: () => encodeFile,
				insertLines: () => insertLines,
				isBinary: () => isBinary,
				isCrlfThroughout: () => isCrlfThroughout,
				lengthAfter: () => lengthAfter,
				lineAt: () => lineAt,
				lineSpan: () => lineSpan,
				markLength: () => markLength,
				newlineLengthBefore: () => newlineLengthBefore,
				replaceLines: () => replaceLines,
				splitAtLongLines: () => splitAtLongLines,
				splitsCharacter: () => splitsCharacter,
				toByteEdits: () => toByteEdits,
				withLineEnding: () => withLineEnding
			});
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
				if (isBinary(bytes)) return (0, start.failure)((0, start.toolError)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format."));
				let mark = markLength(bytes);
				try {
					return (0, start.success)({
						text: utf8.decode(bytes.subarray(mark)),
						encoding: mark > 0 ? "utf8-bom" : "utf8"
					});
				} catch {
					if (hasUtf16Mark(bytes)) return (0, start.failure)((0, start.toolError)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."));
					return (0, start.success)({
						text: (0, start.asBuffer)(bytes).toString("latin1"),
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
				if (!inserted.isWellFormed()) return (0, start.toolError)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
				if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
				return (0, start.toolError)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
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
			//! src/tools/kit/check-arguments.ts
			(0, checks.config)({ jitless: !0 });
			function checkToolCall(tool, args, context) {
				let checked = checkArguments(tool, args);
				let refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : void 0;
				return refusal === void 0 ? checked : (0, start.failure)(refusal);
			}
			function checkArguments(tool, args) {
				let schema = tool.args();
				let parsed = schema.safeParse(args, PLAINLY);
				if (parsed.success) {
					let known = args;
					let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
					return (0, start.success)({
						given: Object.fromEntries(given.map((name) => [name, known[name]])),
						complete: parsed.data
					});
				}
				return (0, start.failure)((0, start.toolError)("invalid_arguments", describeArgumentErrors(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
			}
			let NO_MESSAGE = "Invalid input";
			let PLAINLY = { error: () => NO_MESSAGE };
			function describeArgumentErrors(tool, issues, args) {
				let schema = tool.args();
				return issues.flatMap((issue) => {
					if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
					return describeIssue(issue, {
						schema,
						given: args,
						whole: "The arguments"
					});
				});
			}
			function describeIssue(issue, { schema, given, whole }) {
				let value = valueAt(given, issue.path);
				let problem = issue.message === NO_MESSAGE ? sentence(issue, value, schemaAt(schema, issue.path)) : issue.message;
				let name = showPath(issue.path);
				return name === "" ? `${whole} ${problem}` : `${name}: ${problem}`;
			}
			function unknownArgument(tool, key, path) {
				let names = namesOf(schemaAt(tool.args(), path));
				let meant = (0, start.didYouMean)(key, names);
				let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
				return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is not known here"}; ${hint}`;
			}
			function sentence(issue, value, schema) {
				let got = `, got ${show(value)}`;
				switch (issue.code) {
					case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
					case "too_small":
					case "too_big": return sizeSentence(issue, value, schema);
					case "invalid_value": {
						if (value === void 0) return `is required; it must be ${oneOf$1(issue.values)}`;
						let meant = typeof value == "string" ? (0, start.didYouMean)(value, issue.values.map(String)) : void 0;
						return `must be ${oneOf$1(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
					}
					case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
					case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
					case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
					case "invalid_key": return "this name is not allowed here";
					case "invalid_element": return `the entry ${show(issue.key)} is not valid`;
					default: return `is not valid${got}`;
				}
			}
			function sizeSentence(issue, value, schema) {
				let range = describeRange(issue, schema);
				if (issue.origin !== "string" && issue.origin !== "array") return `must be ${range}, got ${show(value)}`;
				let length = value?.length ?? 0;
				return length === 0 ? "must not be empty" : `must have ${range} ${issue.origin === "string" ? "characters" : "items"}, got ${length}`;
			}
			function describeRange(issue, schema) {
				let { least, most } = boundsOf(schema);
				if (least !== void 0 && most !== void 0) return `between ${least} and ${most}`;
				if (issue.code === "too_small") return issue.inclusive === !1 ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
				return issue.inclusive === !1 ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
			}
			function typeName(expected) {
				return {
					string: "a string",
					number: "a number",
					int: "a whole number",
					boolean: "true or false",
					array: "a list",
					object: "an object",
					record: "an object"
				}[expected] ?? `of type ${expected}`;
			}
			function unionOf(alternatives) {
				let names = alternatives.map(([first]) => {
					if (first?.code === "invalid_type") return typeName(first.expected);
					return first?.code === "invalid_value" ? oneOf$1(first.values) : "of another form";
				});
				return [...new Set(names)].join(" or ");
			}
			function oneOf$1(values) {
				return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(", ")}`;
			}
			function show(value) {
				let text = jsonOf(value);
				return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
			}
			function jsonOf(value) {
				try {
					return JSON.stringify(value) ?? String(value);
				} catch {
					return "a value that is nested very deep";
				}
			}
			function showPath(path) {
				return path.reduce((text, part) => {
					if (typeof part == "number") return `${text}[${part}]`;
					return text === "" ? String(part) : `${text}.${String(part)}`;
				}, "");
			}
			function valueAt(args, path) {
				return path.reduce((value, part) => value?.[part], args);
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
				return schema.description === void 0 ? shape : shape.check((0, api.describe)(schema.description));
			}
			function plainShape({ type, enum: values, items }) {
				let texts = values?.filter((value) => typeof value == "string");
				if (texts !== void 0 && texts.length > 0 && texts.length === values?.length) return (0, api._enum)(texts);
				switch (type) {
					case "string": return (0, api.string)();
					case "integer": return (0, api.int)();
					case "number": return (0, api.number)();
					case "boolean": return (0, api.boolean)();
					case "array": return (0, api.array)(items === void 0 ? (0, api.unknown)() : shapeOf(items));
					case "object": return (0, api.record)((0, api.string)(), (0, api.unknown)());
					default: return (0, api.unknown)();
				}
			}
			//! src/tools/kit/tool.ts
			function trialIn({ trustsPatterns = !1 }) {
				return trustsPatterns ? "here" : "apart";
			}
			function defineTool(definition) {
				return {
					...definition,
					args: (0, start.once)(definition.args),
					outputs: (0, start.once)(definition.outputs)
				};
			}
			//! src/cli/define-command.ts
			function defineCommand(definition) {
				let { usage, options: read, run, refuse } = definition;
				return async (invocation) => {
					let options = read(invocation.argv);
					if (!options.ok) return refuse === void 0 ? (0, terminal.fail)(options.error, invocation) : refuse(options.error, invocation);
					if (!options.value.help) return run(options.value, invocation);
					invocation.console.out(typeof usage == "string" ? usage : usage());
					return terminal.EXIT.done;
				};
			}
			let FLAG = {
				type: "boolean",
				default: !1
			};
			let VALUE = { type: "string" };
			let HELP = {
				...FLAG,
				short: "h"
			};
			function readOptions({ command, table, maxWords = Infinity }, take) {
				let wrong = (message) => (0, start.failure)((0, start.toolError)("invalid_arguments", message, `See sous ${command} --help.`));
				return (argv) => {
					let parsed;
					try {
						parsed = (0, external_node_util_namespaceObject.parseArgs)({
							args: [...argv],
							allowPositionals: maxWords > 0,
							options: table
						});
					} catch (error) {
						return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
					}
					let extra = parsed.positionals[maxWords];
					return extra === void 0 ? take(parsed, wrong) : wrong(`Unexpected argument '${extra}'`);
				};
			}
			let readWords = (argv) => (0, start.success)({
				words: argv,
				help: argv[0] === "--help" || argv[0] === "-h"
			});
			//! src/tools/kit/argument-schemas.ts
			function textArgument(description) {
				return (0, api.string)().check((0, api.refine)((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), (0, api.describe)(description));
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
				return asGlob((0, api.string)().check((0, api.describe)(description)));
			}
			function globsArgument(description) {
				return (0, api.optional)(asGlob((0, api.union)([(0, api.string)(), (0, api.array)((0, api.string)())]).check((0, api.describe)(description))));
			}
			function asList(value) {
				if (value === void 0) return [];
				return typeof value == "string" ? [value] : value;
			}
			function fileTypeArgument() {
				return (0, api.optional)((0, api.string)().check((0, api._minLength)(1), (0, api.refine)((text) => !/[*?[\]{}/]/.test(extensionIn(text)), "must be one extension, such as ts, and no pattern"), (0, api.describe)("Only files with this extension, such as ts")));
			}
			function extensionIn(fileType) {
				return fileType.replace(/^\*?\./, "");
			}
			function previewArgument() {
				return (0, api.optional)((0, api.boolean)().check((0, api.describe)("Return the diff and change nothing")));
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
			//! src/tools/kit/path-arguments.ts
			function parsePathArgument(text) {
				let damaged = checkPathText(text);
				return damaged === void 0 ? (0, values.parseRepoPath)(text) : (0, start.failure)(damaged);
			}
			function checkPathText(text) {
				if (!(0, start.mayBeDamaged)(text)) return;
				return (0, start.toolError)("path_denied", `Path '${(0, values.briefText)(text)}' is not allowed: it is not UTF-8, or has the character U+FFFD that stands for what is not`, "Use a name that is UTF-8; rename the file first if it has another.");
			}
			function parseDirectoryArgument(text) {
				let damaged = checkPathText(text);
				if (damaged !== void 0) return (0, start.failure)(damaged);
				return (0, values.parseRepoDirectory)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
			}
			async function findDirectory(text, workspace) {
				let directory = parseDirectoryArgument(text);
				if (!directory.ok || directory.value === ".") return directory;
				let entry = await workspace.entry(directory.value);
				if (!entry.ok) return entry;
				switch (entry.value.kind) {
					case "directory": return directory;
					case "missing": return (0, start.failure)((0, start.toolError)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
					case "symlink": return (0, start.failure)(symlinkDenied(directory.value));
					default: return (0, start.failure)(notADirectory(directory.value));
				}
			}
			//! src/workspace/search/file-selection.ts
			async function selectFiles(workspace, selection) {
				let selector = await makeSelector(workspace, selection);
				if (!selector.ok) return selector;
				let { only, pick } = selector.value;
				if (only !== void 0) return (0, start.success)({
					files: only,
					tooDeep: [],
					secret: [],
					warnings: []
				});
				let { files, warnings } = await workspace.files();
				return (0, start.success)({
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
				let maxDepth = selection.maxDepth + (prefix === "" ? 0 : (0, values.depthOf)(under) + 1);
				let isTooDeep = (path) => path.length > 2 * maxDepth && (0, values.depthOf)(path) > maxDepth;
				let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
				let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
				let isNarrowed = prefix !== "" || suffix !== "" || include.length > 0 || exclude.length > 0;
				let named = place.value === "file" ? [under].filter(fits) : void 0;
				return (0, start.success)({
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
				if (under === ".") return (0, start.success)("directory");
				let entry = await workspace.entry(under);
				if (!entry.ok) return entry;
				switch (entry.value.kind) {
					case "file":
					case "directory": return (0, start.success)(entry.value.kind);
					case "symlink": return (0, start.failure)(symlinkDenied(under));
					case "missing": return (0, start.failure)((0, start.toolError)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere."));
					case "other": return (0, start.failure)(notAFile(under));
				}
			}
			let SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
			let SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i;
			let HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i;
			let ANY_SECRET = RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, "gim");
			function secretFilesAmong(paths) {
				let lines = (0, values.linesOf)(paths);
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
			//! src/workspace/search/required-text.ts
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
			//! src/workspace/search/pattern.ts
			let MAX_REGEX_LINE_CHARACTERS = 1e4;
			function literalPattern(text, options) {
				return {
					source: (0, start.escapeRegex)(text),
					flags: options.caseSensitive ? "" : "i",
					literal: text,
					required: [text],
					strategy: /[\n\r]/.test(text) ? "line" : "text",
					maxLineCharacters: Infinity
				};
			}
			function textPattern(text, options) {
				let pattern = literalPattern(text, options);
				return whyUnprepared(pattern.source, pattern.flags, options.trial) === void 0 ? (0, start.success)(pattern) : (0, start.failure)(tooLongText(text));
			}
			function regexPattern(source, options) {
				let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
				try {
					new RegExp(source, flags);
				} catch (error) {
					return (0, start.failure)(explainInvalid(source, error.message));
				}
				if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return textPattern(source, options);
				let refusal = checkPrepared(source, flags, options.trial);
				if (refusal !== void 0) return (0, start.failure)(refusal);
				return (0, start.success)({
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
				return (0, start.toolError)("invalid_pattern", `The text to be found is too long: it has ${text.length} characters`, `Give a part of it by which it can be told. The text was '${(0, values.briefText)(text)}'.`);
			}
			function checkPrepared(source, flags, trial) {
				let why = whyUnprepared(source, flags, trial);
				if (why === void 0) return;
				let advice = why === "is too much to prepare in time" ? "Write it with fewer alternatives, optional parts and '\\b' one behind the other, or search in several steps." : "Run it again.";
				return (0, start.toolError)("invalid_pattern", `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`);
			}
			function explainInvalid(source, message) {
				let reason = message.slice(message.lastIndexOf(": ") + 2);
				let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
				let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
				let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
				return (0, start.toolError)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
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
			//! src/workspace/search/sieve.ts
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
				let regex = new RegExp(required.map(start.escapeRegex).join("|"), "gi");
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
				if (needle === void 0 || needles.length > 1 || !(0, external_node_buffer_namespaceObject.isAscii)(needle)) return siftLines(needles);
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
			//! src/tools/search/search-output.ts
			function searchWarnings({ skipped, isPartial, warnings, fileBytes }, limits, depth, howToNameSecret = "give the exact file name to search it") {
				let said = [...warnings, ...whyUnfinished({
					skipped,
					isPartial
				}, limits)];
				if (skipped.tooLarge.length > 0) {
					let advice = fileBytes < limits.readFileBytes ? "; grep searches one that it is given as path" : "";
					said.push(`Skipped ${(0, start.countOf)(skipped.tooLarge.length, "file")} larger than ${(0, start.sizeText)(fileBytes)}: ${(0, start.nameSome)(skipped.tooLarge, 5)}${advice}`);
				}
				said.push(...longLinesWarning(skipped.longLines));
				skipped.unreadable.length > 0 && said.push(`Could not read ${(0, start.countOf)(skipped.unreadable.length, "file")}: ${(0, start.nameSome)(skipped.unreadable, 5)}`);
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
				more > 0 && said.push(`Pattern took too long on ${(0, start.countOf)(more, "more file", "more files")}, they were abandoned`);
				return said;
			}
			function searchTimedOut({ searchMs }) {
				return `Search timed out after ${searchMs / 1e3}s, returning partial results`;
			}
			function depthWarning(count, depth) {
				return count === 0 ? [] : [`Skipped ${(0, start.countOf)(count, "file")} more than ${depth} directories deep`];
			}
			function longLinesWarning(files) {
				if (files.length === 0) return [];
				let lines = files.reduce((sum, { count }) => sum + count, 0);
				let named = files.map(({ path, count }) => `${path} (${count})`);
				let most = MAX_REGEX_LINE_CHARACTERS.toLocaleString("en");
				return [`Skipped ${(0, start.countOf)(lines, "line")} longer than ${most} characters: ${(0, start.nameSome)(named, 5)}`];
			}
			function secretWarning(count, howToName) {
				if (count === 0) return [];
				return [`Skipped ${(0, start.countOf)(count, "file")} of a kind that usually holds secrets; ${howToName}`];
			}
			function truncationWarning(total, shown, advice) {
				return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : [];
			}
			function findingsOf(matches, total) {
				return {
					shown: matches.map(({ path, line, column, text }) => ({
						path,
						line,
						column,
						text
					})),
					total
				};
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
			//! src/system/disk/bulk-reader.ts
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
						this.#openFile = external_node_fs_.openSync(`${this.#folder}/${path}`, OPEN_TO_READ);
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
					file !== void 0 && external_node_fs_.closeSync(file);
				}
				#fill(start, file) {
					let size = external_node_fs_.readSync(file, this.#buffer, start, this.#limit + 1, 0);
					if ((size === 0 || size > this.#limit) && !external_node_fs_.fstatSync(file).isFile()) return "missing";
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
					return external_node_fs_.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === !0;
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
			//! src/workspace/search/line-matches.ts
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
			//! src/workspace/search/scanner.ts
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
				return (0, external_node_buffer_namespaceObject.isAscii)(bytes) || !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? "latin1" : "utf8";
			}
			function decodeSearched(bytes) {
				let encoding = encodingOf(bytes);
				return bytes.toString(encoding, textStart(bytes, encoding));
			}
			function textStart(bytes, encoding) {
				return encoding === "utf8" ? markLength(bytes) : 0;
			}
			//! src/workspace/search/worker-loop.ts
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
			//! src/workspace/search/worker-pool.ts
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
			//! src/workspace/search/scan-all.ts
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
				let content = staged === void 0 ? await workspace.read(path) : (0, start.success)({ bytes: staged });
				if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
				let { bytes } = content.value;
				return bytes.length > limit ? "too_large" : (0, start.asBuffer)(bytes);
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
				let lines = (0, values.linesOf)(paths);
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
				await (0, promises_namespaceObject.setImmediate)();
				await (0, promises_namespaceObject.setImmediate)();
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
		}),
		192: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(512).tool_replace_in_file();
		}),
		685: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(512).work();
		}),
		887: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		}),
		967: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		139: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).terminal();
		}),
		73: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(522).work();
		}),
		56: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_append_file();
		}),
		467: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_create_directory();
		}),
		236: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_create_file();
		}),
		562: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_delete_file();
		}),
		31: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_edit_lines();
		}),
		333: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_fetch_webpage();
		}),
		256: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_file_search();
		}),
		708: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_get_category_content();
		}),
		124: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_get_collection_content();
		}),
		961: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_get_content();
		}),
		181: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_glob();
		}),
		874: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_grep_search();
		}),
		19: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_list_dir();
		}),
		623: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_list_directory();
		}),
		148: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_read_file();
		}),
		166: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_replace_string_in_file();
		}),
		117: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_run_in_terminal();
		}),
		403: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_search();
		}),
		472: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_terminal_last_command();
		}),
		371: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424).tool_update_file();
		}),
		529: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		}),
		497: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(986).footprint();
		}),
		904: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(377).exec();
		}),
		340: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(543).fs();
		}),
		585: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(741).api();
		}),
		792: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(741).checks();
		}),
		377: ((module) => {
			"use strict";
			module.exports = require("../vendor/@actions/exec.js");
		}),
		543: ((module) => {
			"use strict";
			module.exports = require("../vendor/fast-glob.js");
		}),
		741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		802: ((module) => {
			"use strict";
			module.exports = require("./bundles.js");
		}),
		512: ((module) => {
			"use strict";
			module.exports = require("./reader.js");
		}),
		885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		522: ((module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		}),
		424: ((module) => {
			"use strict";
			module.exports = require("./tools.js");
		}),
		791: ((module) => {
			"use strict";
			module.exports = require("./values.js");
		}),
		986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
		}),
		421: ((module) => {
			"use strict";
			module.exports = require("node:child_process");
		}),
		24: ((module) => {
			"use strict";
			module.exports = require("node:fs");
		}),
		760: ((module) => {
			"use strict";
			module.exports = require("node:path");
		})
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
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
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
	var __webpack_exports__ = __nccwpck_require__(84);
	module.exports = __webpack_exports__;
})();
