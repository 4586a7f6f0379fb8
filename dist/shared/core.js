(() => {
	var __webpack_modules__ = {
		5084: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { work: () => __nccwpck_require__(3738) };
		}),
		5552: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
		}),
		4050: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get digestOf() {
					return part().digestOf;
				},
				get encodeValue() {
					return part().encodeValue;
				}
			};
		}),
		3166: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		}),
		9011: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-errors"]();
		}),
		5057: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
		}),
		6406: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { walk_folder_exports: () => walk_folder_exports });
			var $start_runtime = __nccwpck_require__(3887);
			var $fast_glob_fs = __nccwpck_require__(1340);
			var $work = __nccwpck_require__(3738);
			var $node_fs = __nccwpck_require__(3024);
			var $node_path = __nccwpck_require__(6760);
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
		3738: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ALIASES: () => ALIASES,
				BUILT_IN_SLUG: () => BUILT_IN_SLUG,
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
				PATH_ARGUMENTS: () => PATH_ARGUMENTS,
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
				altersEndings: () => altersEndings,
				applyEdits: () => applyEdits,
				argumentKind: () => argumentKind,
				asGlob: () => asGlob,
				asList: () => asList,
				attempt: () => attempt,
				belongsToSous: () => belongsToSous,
				builtInReference: () => builtInReference,
				capitalized: () => capitalized,
				checkEncodable: () => checkEncodable,
				checkToolCall: () => checkToolCall,
				checkVariable: () => checkVariable,
				childEnvironment: () => childEnvironment,
				cleanPath: () => cleanPath,
				compileSegments: () => compileSegments,
				config_exports: () => config_exports,
				countLines: () => countLines,
				countOf: () => countOf,
				decodeText: () => decodeText,
				defineCommand: () => defineCommand,
				defineTool: () => defineTool,
				deleteLines: () => deleteLines,
				describeArgumentErrors: () => describeArgumentErrors,
				describeIssue: () => describeIssue,
				didYouMean: () => didYouMean,
				differences: () => differences,
				disk_exports: () => disk_exports,
				dominantLineEnding: () => dominantLineEnding,
				encodeFile: () => encodeFile,
				escapeGlob: () => escapeGlob,
				escapeRegex: () => escapeRegex,
				extensionIn: () => extensionIn,
				fileModeOf: () => fileModeOf,
				fileNotFound: () => fileNotFound,
				fileTypeArgument: () => fileTypeArgument,
				findDirectory: () => findDirectory,
				findProgram: () => findProgram,
				findShell: () => findShell,
				findTool: () => findTool,
				fromDiskFault: () => fromDiskFault,
				gitIdentity: () => gitIdentity,
				globArgument: () => globArgument,
				globsArgument: () => globsArgument,
				insertLines: () => insertLines,
				isBinary: () => isBinary,
				isBundleToolName: () => isBundleToolName,
				isCrlfOnly: () => isCrlfOnly,
				isCrlfThroughout: () => isCrlfThroughout,
				isExternalTool: () => isExternalTool,
				isGitDirectory: () => isGitDirectory,
				isGlob: () => isGlob,
				isOwn: () => isOwn,
				isPossibleValue: () => isPossibleValue,
				isWithoutLinks: () => isWithoutLinks,
				kindOf: () => kindOf,
				lengthAfter: () => lengthAfter,
				lineAt: () => lineAt,
				lineSpan: () => lineSpan,
				locateRepository: () => locateRepository,
				markLength: () => markLength,
				memberOf: () => memberOf,
				nameSome: () => nameSome,
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
				realDisk: () => realDisk,
				realGit: () => realGit,
				real_disk_exports: () => real_disk_exports,
				recipeReference: () => recipeReference,
				referenceText: () => referenceText,
				regexAtLeast: () => regexAtLeast,
				renderAnswer: () => renderAnswer,
				renderError: () => renderError,
				renderErrorOutput: () => renderErrorOutput,
				renderFacts: () => renderFacts,
				renderOutput: () => renderOutput,
				renderWarnings: () => renderWarnings,
				replaceLines: () => replaceLines,
				replacePrivateFile: () => replacePrivateFile,
				resultLimit: () => resultLimit,
				schemaAt: () => schemaAt,
				shapeOf: () => shapeOf,
				shellWord: () => shellWord,
				showTeam: () => showTeam,
				sizeText: () => sizeText,
				sizesText: () => sizesText,
				splitAtLongLines: () => splitAtLongLines,
				splitsCharacter: () => splitsCharacter,
				symlinkDenied: () => symlinkDenied,
				textArgument: () => textArgument,
				text_exports: () => text_exports,
				toByteEdits: () => toByteEdits,
				trialIn: () => trialIn,
				unwrap: () => unwrap,
				usersGit: () => usersGit,
				withLineEnding: () => withLineEnding,
				withTypedPaths: () => withTypedPaths
			});
			var runtime = __nccwpck_require__(3887);
			var tool_errors = __nccwpck_require__(3166);
			var start = __nccwpck_require__(967);
			var terminal = __nccwpck_require__(8139);
			var paths = __nccwpck_require__(9911);
			var digest = __nccwpck_require__(4050);
			var checks = __nccwpck_require__(792);
			var api = __nccwpck_require__(1585);
			var work = __nccwpck_require__(8073);
			var external_node_fs_ = __nccwpck_require__(3024);
			var external_node_path_ = __nccwpck_require__(6760);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var late_crypto = __nccwpck_require__(5552);
			let external_node_util_namespaceObject = require("node:util");
			//! src/report/terminal/terminal-result.ts
			function renderOutput({ output }, style, mark = "\u2713") {
				return `${mark === "\u2713" ? style.green(mark) : style.cyan(mark)} ${(0, start.printable)(withoutFinalNewlines(withoutOwnReturns(output)))}\n`;
			}
			function renderAnswer(answer) {
				let shown = (0, start.printable)(withoutOwnReturns(answer));
				return shown.endsWith("\n") ? shown : `${shown}\n`;
			}
			function renderErrorOutput(text, style) {
				return text === "" ? "" : `${style.yellow("!")} Error output:\n${renderAnswer(text)}`;
			}
			function renderFacts(filesAffected, { root, label, durationMs, style }) {
				let shown = filesAffected.slice(0, 10).map((file) => `${label}: ${(0, start.printable)(external_node_path_.join(root, file))}`);
				let rest = filesAffected.length - shown.length;
				return [
					...shown,
					...rest > 0 ? [`${label}: \u2026 and ${rest} more`] : [],
					`Time: ${renderDuration(durationMs)}`
				].map((line) => `  ${style.dim(line)}\n`).join("");
			}
			function renderWarnings(warnings, style) {
				return warnings.map((warning) => `${style.yellow("! Warning:")} ${(0, start.printable)(warning)}\n`).join("");
			}
			function renderError(error, style) {
				return `${style.red("\u2717 Error:")} ${(0, start.printable)(withoutOwnReturns(error.message))}\n  ${style.cyan("\u2192")} ${(0, start.printable)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
			}
			function renderDuration(ms) {
				return ms < 1e4 ? `${Math.round(ms)}ms` : `${(ms / 1e3).toFixed(1)}s`;
			}
			function withoutFinalNewlines(text) {
				let end = text.length;
				for (; text[end - 1] === "\n";) end--;
				return text.slice(0, end);
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
			//! src/base/text/wording.ts
			let MB$1 = 1048576;
			function countOf(count, one, many = `${one}s`) {
				return `${count} ${count === 1 ? one : many}`;
			}
			function capitalized(text) {
				return text.charAt(0).toUpperCase() + text.slice(1);
			}
			function nameSome(names, most) {
				let shown = names.slice(0, most).join(", ");
				return names.length > most ? `${shown} and ${names.length - most} more` : shown;
			}
			function sizeText(bytes) {
				return isWholeMegabytes(bytes) ? `${bytes / MB$1} MB` : countOf(bytes, "byte");
			}
			function sizesText(bytes, limit) {
				let megabytes = Number((bytes / MB$1).toFixed(1));
				return isWholeMegabytes(limit) && megabytes > limit / MB$1 ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, "byte"), countOf(limit, "byte")];
			}
			function isWholeMegabytes(bytes) {
				return bytes >= MB$1 && bytes % MB$1 == 0;
			}
			function didYouMean(word, candidates) {
				let wanted = normalize(word);
				let best;
				for (let name of candidates) {
					let distance = editDistance(wanted, normalize(name));
					distance <= allowedDistance(wanted) && (best === void 0 || distance < best.distance) && (best = {
						name,
						distance
					});
				}
				return best?.name;
			}
			function normalize(word) {
				return word.toLowerCase().replaceAll("-", "_").slice(0, 64);
			}
			function allowedDistance(word) {
				if (word.length <= 1) return 0;
				if (word.length <= 4) return 1;
				return word.length <= 8 ? 2 : 3;
			}
			function editDistance(a, b) {
				let beforeLast = [];
				let last = Array.from({ length: b.length + 1 }, (_, j) => j);
				for (let i = 1; i <= a.length; i++) {
					let row = [i];
					for (let j = 1; j <= b.length; j++) {
						let isSame = a[i - 1] === b[j - 1];
						let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + +!isSame);
						i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1));
						row.push(cost);
					}
					beforeLast = last;
					last = row;
				}
				return last[b.length] ?? 0;
			}
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
				return (0, digest.digestOf)("sous-policy-v1", (0, digest.encodeValue)(meaning));
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
				get_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7274, 23)).then((n) => n.tool_get_content_exports)).getContentTool,
				get_category_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8037, 23)).then((n) => n.tool_get_category_content_exports)).getCategoryContent,
				get_collection_content: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9461, 23)).then((n) => n.tool_get_collection_content_exports)).getCollectionContent,
				grep: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1898, 23)).then((n) => n.tool_grep_exports)).grep,
				grep_search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9383, 23)).then((n) => n.tool_grep_search_exports)).grepSearch,
				glob: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1614, 23)).then((n) => n.tool_glob_exports)).glob,
				file_search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8745, 23)).then((n) => n.tool_file_search_exports)).fileSearch,
				search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6208, 23)).then((n) => n.tool_search_exports)).search,
				list_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9428, 23)).then((n) => n.tool_list_directory_exports)).listDirectory,
				list_dir: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7616, 23)).then((n) => n.tool_list_dir_exports)).listDir,
				read_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5901, 23)).then((n) => n.tool_read_file_exports)).readFile,
				read_data: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9887, 23)).then((n) => n.tool_read_data_exports)).readData,
				create_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8725, 23)).then((n) => n.tool_create_file_exports)).createFile,
				update_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4064, 23)).then((n) => n.tool_update_file_exports)).updateFile,
				append_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9385, 23)).then((n) => n.tool_append_file_exports)).appendFile,
				replace_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7313, 23)).then((n) => n.tool_replace_in_file_exports)).replaceInFile,
				replace_string_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 411, 23)).then((n) => n.tool_replace_string_in_file_exports)).replaceStringInFile,
				edit_lines: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2516, 23)).then((n) => n.tool_edit_lines_exports)).editLines,
				edit_data: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1367, 23)).then((n) => n.tool_edit_data_exports)).editData,
				create_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3560, 23)).then((n) => n.tool_create_directory_exports)).createDirectory,
				delete_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1582, 23)).then((n) => n.tool_delete_file_exports)).deleteFile,
				run_in_terminal: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7302, 23)).then((n) => n.tool_run_in_terminal_exports)).runInTerminal,
				terminal_last_command: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5217, 23)).then((n) => n.tool_terminal_last_command_exports)).terminalLastCommand,
				fetch_webpage: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4806, 23)).then((n) => n.tool_fetch_webpage_exports)).fetchWebpage
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
					let { bundleOff, toolOff } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9011, 23)).then((n) => n.bundle_errors_exports);
					if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle);
					return disabled.value.has(referenceText(reference)) ? toolOff(reference, what) : void 0;
				}
				async #load() {
					let text = await this.#read(SWITCHES_FILE);
					if (!text.ok) return text;
					if (text.value === void 0) return (0, start.success)(new Set());
					let [{ parseSwitches }, { corrupt }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5057, 23)).then((n) => n.read_record_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9011, 23)).then((n) => n.bundle_errors_exports)]);
					let parsed = parseSwitches(text.value);
					return parsed.ok ? parsed : (0, start.failure)(corrupt(parsed.error));
				}
			};
			//! src/system/disk/disk.ts
			var disk_exports = (0, runtime.__exportAll)({
				MAX_WHOLE_FILE_BYTES: () => MAX_WHOLE_FILE_BYTES,
				attempt: () => attempt,
				belongsToSous: () => belongsToSous,
				fileModeOf: () => fileModeOf,
				fileNotFound: () => fileNotFound,
				fromDiskFault: () => fromDiskFault,
				isGitDirectory: () => isGitDirectory,
				isWithoutLinks: () => isWithoutLinks,
				kindOf: () => kindOf,
				notADirectory: () => notADirectory,
				notAFile: () => notAFile,
				permissionDenied: () => permissionDenied,
				symlinkDenied: () => symlinkDenied
			});
			let MAX_WHOLE_FILE_BYTES = 268435456;
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
					case "EHUGE": return (0, tool_errors.toolError)("too_large", `File '${shown}' is larger than ${sizeText(MAX_WHOLE_FILE_BYTES)}`, "Work on a smaller file.");
					default: return (0, tool_errors.toolError)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
				}
			}
			function fileNotFound(shown) {
				return (0, tool_errors.toolError)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
			}
			function permissionDenied(action, shown) {
				return (0, tool_errors.toolError)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check the permissions of the file and its directory, then try again.");
			}
			function symlinkDenied(shown) {
				return (0, tool_errors.toolError)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous does not follow or change links. Name the real file instead.");
			}
			function notAFile(shown) {
				return (0, tool_errors.toolError)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
			}
			function notADirectory(shown) {
				return (0, tool_errors.toolError)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
			}
			function belongsToSous(shown) {
				return (0, tool_errors.toolError)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path outside '.sous'.");
			}
			function attempt(call) {
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
					let stats = attempt(() => external_node_fs_.lstatSync(path, {
						bigint: !0,
						throwIfNoEntry: !1
					}));
					if (stats.ok) return (0, start.success)(stats.value === void 0 ? void 0 : describe(stats.value));
					return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, start.success)(void 0) : stats;
				},
				readFile(path, limit) {
					return attempt(() => {
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
					return attempt(() => external_node_fs_.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
						name: entry.name,
						kind: kindOf(entry)
					})));
				},
				async walk(folder, request) {
					let { walkFolder } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6406)).then((n) => n.walk_folder_exports);
					return walkFolder(folder, request);
				},
				canWriteInto(directory) {
					return attempt(() => external_node_fs_.accessSync(directory, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK)).ok;
				},
				realPath(path) {
					return attempt(() => external_node_fs_.realpathSync.native(path));
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
				let fresh = `${file}.${(0, late_crypto.randomUUID)()}`;
				try {
					external_node_fs_.writeFileSync(fresh, content, {
						mode: 384,
						flag: "wx"
					});
					external_node_fs_.renameSync(fresh, file);
				} catch (error) {
					attempt(() => external_node_fs_.rmSync(fresh, { force: !0 }));
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
				let { exec } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5257, 23)).then((n) => n.exec_exports);
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
				let { spawn } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 23));
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
					let marker = attempt(() => external_node_fs_.statSync(external_node_path_.join(at, ".git"), { throwIfNoEntry: !1 }));
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
				if (!isPossibleValue(value)) return "its value contains a NUL character or half of a surrogate pair";
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
				let stats = attempt(() => external_node_fs_.statSync(file, { throwIfNoEntry: !1 }));
				return stats.ok && stats.value?.isFile() === !0 && attempt(() => external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK)).ok;
			}
			function isOutside(file, forbiddenRoot) {
				let real = attempt(() => external_node_fs_.realpathSync.native(file));
				if (!real.ok) return !1;
				let root = attempt(() => external_node_fs_.realpathSync.native(forbiddenRoot));
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
				return `${mode} ${(0, late_crypto.createHash)("sha256").update(bytes).digest("hex")}`;
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
					this.#tree ??= new work.TrackedTree({
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
					return (0, work.readGitIndex)((0, start.asBuffer)(index.value.bytes), {
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
						...(0, work.acceptNames)(tracked, isDamaged),
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
						...(0, work.acceptNames)(filesAmong(untracked, this.#request), isDamaged),
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
								...(0, work.describeRefused)(refused),
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
						warnings: (0, work.describeRefused)(refused.filter(isThere))
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
					let refused = (0, work.describeRefused)([...tracked.refused, ...untracked.refused]);
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
				let { paths, refused } = (0, work.acceptNames)(walked.files, !0);
				let warnings = [...(0, work.describeRefused)(refused)];
				let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
				why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: .gitignore is not respected`);
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
				return shown.length === 0 ? [] : [`Left out ${quoteSome(shown)}: without git, Sous skips generated and downloaded files`];
			}
			function quoteSome(names) {
				let shown = names.slice(0, 3).map((name) => `'${(0, paths.briefText)(name)}'`);
				return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
			}
			function firstLine(text) {
				return (0, paths.briefText)(text.split("\n", 1)[0] ?? "");
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
					let { takeFootprint } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 842, 23)).then((n) => n.footprint_exports);
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
					let parent = (0, paths.parentOf)(path);
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
					return entry.value?.kind === "directory" ? this.#disk.canWriteInto(this.#onDisk(directory)) : this.#canWriteBelow((0, paths.parentOf)(directory));
				}
				#refuse(path) {
					for (let ancestor of (0, paths.ancestorsOf)(path)) {
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
				return (0, tool_errors.toolError)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
			}
			function gitItself(folder) {
				return (0, tool_errors.toolError)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
			}
			//! src/app/open-folder.ts
			async function openFolder({ env, folder }, root) {
				if (root === "") return (0, start.failure)((0, tool_errors.toolError)("invalid_arguments", "--root is empty", "Name a folder, or leave the option out."));
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
				return (0, tool_errors.toolError)("not_found", `The current folder '${folder}' is gone`, "Go to another folder, or name one with --root.");
			}
			function badRoot(root, { code, message, suggestion }) {
				if (code === "not_found") return (0, tool_errors.toolError)("invalid_arguments", `--root: Folder '${root}' does not exist`, "Check the path.");
				return (0, tool_errors.toolError)("invalid_arguments", `--root: ${message}`, suggestion);
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
				let { loadConfig, readConfigFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 118, 23)).then((n) => n.load_config_exports);
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
					let { execFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 23));
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
				if (ask === void 0) return (0, start.failure)((0, tool_errors.toolError)("invalid_arguments", "Commits need a git repository", "Apply it without --commit and --branch."));
				let asked = await ask(["var", "GIT_COMMITTER_IDENT"]);
				let text = asked.ok ? Buffer.from(asked.value).toString("utf8") : "";
				let [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? [];
				if (person !== void 0 && time !== void 0) return (0, start.success)({
					person,
					time
				});
				return (0, start.failure)((0, tool_errors.toolError)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com"));
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
				if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the unmatched '}', or write '\\}'.");
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
					reason: `its braces expand to more than ${MAX_ALTERNATIVES} patterns`
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
				if (source.includes("[:")) return syntaxFault("List the characters, such as '[a-z]': named classes are not supported.");
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
					if (to !== void 0 && to < from) return syntaxFault("Swap the ends of the range: it ends before it starts.");
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
				if (pattern === "") return (0, start.failure)(invalid(pattern, "Name the files."));
				if (pattern.startsWith("!")) return (0, start.failure)(invalid(pattern, "A pattern cannot be negated. Use 'exclude' if the tool has it, or write '\\!' for the character itself."));
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
				let shown = `Glob pattern '${(0, paths.briefText)(pattern)}'`;
				let outside = () => (0, tool_errors.toolError)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
				let denied = (why, suggestion) => (0, tool_errors.toolError)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
				if (/[^ -~]/.test(alternative) && /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it contains a control character", "Remove the NUL, newline or other control character.");
				if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
				if (alternative.split(/[/\\]/).includes("..")) return outside();
				if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash can only escape a wildcard", "Separate directories with '/'.");
				if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it contains an empty segment or the segment '.'", "Remove it: 'src/*.ts'.");
			}
			function fromFault(pattern, fault) {
				return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
			}
			function invalid(pattern, advice) {
				return (0, tool_errors.toolError)("invalid_pattern", `Invalid glob pattern '${(0, paths.briefText)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
			}
			function tooLarge(pattern, why) {
				return (0, tool_errors.toolError)("limit_exceeded", `Glob pattern '${(0, paths.briefText)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
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
				if (isBinary(bytes)) return (0, start.failure)((0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is binary`, "Text tools do not change binary files. Name a text file, or use a program for this format."));
				let mark = markLength(bytes);
				try {
					return (0, start.success)({
						text: utf8.decode(bytes.subarray(mark)),
						encoding: mark > 0 ? "utf8-bom" : "utf8"
					});
				} catch {
					if (hasUtf16Mark(bytes)) return (0, start.failure)((0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."));
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
				if (!inserted.isWellFormed()) return (0, tool_errors.toolError)("encoding_unsupported", `The text for file '${shown}' contains half of a surrogate pair`, "Use whole characters.");
				if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
				return (0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
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
				return (0, start.failure)((0, tool_errors.toolError)("invalid_arguments", describeArgumentErrors(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
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
				let meant = didYouMean(key, names);
				let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
				return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is unknown"}; ${hint}`;
			}
			function sentence(issue, value, schema) {
				let got = `, got ${show(value)}`;
				switch (issue.code) {
					case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
					case "too_small":
					case "too_big": return sizeSentence(issue, value, schema);
					case "invalid_value": {
						if (value === void 0) return `is required; it must be ${oneOf(issue.values)}`;
						let meant = typeof value == "string" ? didYouMean(value, issue.values.map(String)) : void 0;
						return `must be ${oneOf(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
					}
					case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
					case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
					case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
					case "invalid_key": return "this name is not allowed here";
					case "invalid_element": return `entry ${show(issue.key)} is not valid`;
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
					return first?.code === "invalid_value" ? oneOf(first.values) : "of another form";
				});
				return [...new Set(names)].join(" or ");
			}
			function oneOf(values) {
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
					return "a deeply nested value";
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
				let wrong = (message) => (0, start.failure)((0, tool_errors.toolError)("invalid_arguments", message, `See sous ${command} --help.`));
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
			//! src/tools/kit/path-arguments.ts
			let PATH_ARGUMENTS = ["path", "base_path"];
			let LEADING_DOTS = /^(?:\.\/)+(?=.)/;
			function withTypedPaths({ hosts }, args, folders) {
				if (hosts !== void 0 || PATH_ARGUMENTS.every((name) => typeof args[name] != "string")) return args;
				let typed = (name, value) => PATH_ARGUMENTS.includes(name) && typeof value == "string" ? normalizeTypedPath(value, folders) : value;
				return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(name, value)]));
			}
			function normalizeTypedPath(text, folders) {
				if (!external_node_path_.isAbsolute(text)) {
					let relative = external_node_path_.posix.normalize(text);
					return text === "" || text.includes("\\") || leadsOut(relative) ? text : relative;
				}
				let inside = folders.map((folder) => external_node_path_.relative(folder, text)).find((relative) => !leadsOut(relative));
				if (inside === void 0) return text;
				let slash = /[\\/]$/.test(text) && inside !== "" ? "/" : "";
				return `${inside.split(external_node_path_.sep).join("/") || "."}${slash}`;
			}
			function leadsOut(relative) {
				return /^\.\.(?:[\\/]|$)/.test(relative) || external_node_path_.isAbsolute(relative);
			}
			function parsePathArgument(text) {
				let damaged = checkPathText(text);
				return damaged === void 0 ? (0, paths.parseRepoPath)(text.replace(LEADING_DOTS, "")) : (0, start.failure)(damaged);
			}
			function checkPathText(text) {
				if (!(0, start.mayBeDamaged)(text)) return;
				return (0, tool_errors.toolError)("path_denied", `Path '${(0, paths.briefText)(text)}' is not allowed: it is not UTF-8, or contains the replacement character U+FFFD`, "Use a UTF-8 name. Rename the file first if necessary.");
			}
			function parseDirectoryArgument(text) {
				let damaged = checkPathText(text);
				if (damaged !== void 0) return (0, start.failure)(damaged);
				return (0, paths.parseRepoDirectory)(text.replace(LEADING_DOTS, "").replace(/(?<=[^/])\/$/, ""));
			}
			async function findDirectory(text, workspace) {
				let directory = parseDirectoryArgument(text);
				if (!directory.ok || directory.value === ".") return directory;
				let entry = await workspace.entry(directory.value);
				if (!entry.ok) return entry;
				switch (entry.value.kind) {
					case "directory": return directory;
					case "missing": return (0, start.failure)((0, tool_errors.toolError)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
					case "symlink": return (0, start.failure)(symlinkDenied(directory.value));
					default: return (0, start.failure)(notADirectory(directory.value));
				}
			}
			//! src/tools/kit/argument-schemas.ts
			function textArgument(description) {
				return (0, api.string)().check((0, api.refine)((text) => text.isWellFormed(), "contains half of a surrogate pair, which cannot be written to a file"), (0, api.describe)(description));
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
				return (0, api.optional)((0, api.string)().check((0, api._minLength)(1), (0, api.refine)((text) => !/[*?[\]{}/]/.test(extensionIn(text)), "must be one extension such as ts, not a pattern"), (0, api.describe)("Only files with this extension, such as ts")));
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
		}),
		7313: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).tool_replace_in_file();
		}),
		118: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4512).work();
		}),
		9911: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		}),
		3887: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		}),
		967: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		}),
		8139: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		}),
		1898: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6522).work();
		}),
		8073: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get TrackedTree() {
					return part().TrackedTree;
				},
				get acceptNames() {
					return part().acceptNames;
				},
				get describeRefused() {
					return part().describeRefused;
				},
				get readGitIndex() {
					return part().readGitIndex;
				}
			};
		}),
		9385: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_append_file();
		}),
		3560: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_create_directory();
		}),
		8725: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_create_file();
		}),
		1582: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_delete_file();
		}),
		1367: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_edit_data();
		}),
		2516: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_edit_lines();
		}),
		4806: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_fetch_webpage();
		}),
		8745: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_file_search();
		}),
		8037: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_get_category_content();
		}),
		9461: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_get_collection_content();
		}),
		7274: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_get_content();
		}),
		1614: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_glob();
		}),
		9383: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_grep_search();
		}),
		7616: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_list_dir();
		}),
		9428: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_list_directory();
		}),
		9887: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_read_data();
		}),
		5901: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_read_file();
		}),
		411: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_replace_string_in_file();
		}),
		7302: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_run_in_terminal();
		}),
		6208: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_search();
		}),
		5217: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_terminal_last_command();
		}),
		4064: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_update_file();
		}),
		842: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986).footprint();
		}),
		5257: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7377).exec();
		}),
		1340: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(9543).fs();
			module.exports = {
				__esModule: !0,
				get require_out() {
					return part().require_out;
				}
			};
		}),
		1585: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _enum() {
					return part()._enum;
				},
				get _minLength() {
					return part()._minLength;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get describe() {
					return part().describe;
				},
				get int() {
					return part().int;
				},
				get number() {
					return part().number;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
				},
				get refine() {
					return part().refine;
				},
				get string() {
					return part().string;
				},
				get union() {
					return part().union;
				},
				get unknown() {
					return part().unknown;
				}
			};
		}),
		792: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).checks();
			module.exports = {
				__esModule: !0,
				get config() {
					return part().config;
				}
			};
		}),
		7377: ((module) => {
			"use strict";
			module.exports = require("../vendor/@actions/exec.js");
		}),
		9543: ((module) => {
			"use strict";
			module.exports = require("../vendor/fast-glob.js");
		}),
		5741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		5902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		802: ((module) => {
			"use strict";
			module.exports = require("./bundles.js");
		}),
		4512: ((module) => {
			"use strict";
			module.exports = require("./reader.js");
		}),
		7885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		6522: ((module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		}),
		1424: ((module) => {
			"use strict";
			module.exports = require("./tools.js");
		}),
		8986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
		}),
		1421: ((module) => {
			"use strict";
			module.exports = require("node:child_process");
		}),
		7598: ((module) => {
			"use strict";
			module.exports = require("node:crypto");
		}),
		3024: ((module) => {
			"use strict";
			module.exports = require("node:fs");
		}),
		6760: ((module) => {
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
	var __webpack_exports__ = __nccwpck_require__(5084);
	module.exports = __webpack_exports__;
})();
