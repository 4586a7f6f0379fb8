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
				ANY: () => ANY,
				BOOLEAN: () => BOOLEAN,
				BUILT_IN_SLUG: () => BUILT_IN_SLUG,
				CALLABLE: () => CALLABLE,
				CONFIG_FILE: () => CONFIG_FILE,
				DEFAULT_APPROVAL: () => DEFAULT_APPROVAL,
				DEFAULT_CATEGORY_PATTERNS: () => DEFAULT_CATEGORY_PATTERNS,
				DEFAULT_CONFIG: () => DEFAULT_CONFIG,
				DEFAULT_LIMITS: () => DEFAULT_LIMITS,
				DEFAULT_PROPOSE: () => DEFAULT_PROPOSE,
				DISK_ERRORS: () => DISK_ERRORS,
				EXCLUDED_WITHOUT_GIT: () => EXCLUDED_WITHOUT_GIT,
				EXPRESSION_SCHEMA: () => EXPRESSION_SCHEMA,
				EvaluationError: () => EvaluationError,
				FLAG: () => FLAG,
				FORK_RULES: () => FORK_RULES,
				FolderListing: () => FolderListing,
				HELP: () => HELP,
				HIGHEST_LIMITS: () => HIGHEST_LIMITS,
				LIST: () => LIST,
				LISTING_TOOLS: () => LISTING_TOOLS,
				LOCK_FILE: () => LOCK_FILE,
				LOG_LEVELS: () => LOG_LEVELS,
				LeftOutFiles: () => LeftOutFiles,
				MapField: () => MapField,
				NAMED: () => NAMED,
				NAME_PATTERN: () => NAME_PATTERN,
				NULL: () => NULL,
				NUMBER: () => NUMBER,
				ON_PUSH: () => ON_PUSH,
				OPEN_TO_READ: () => OPEN_TO_READ,
				PATH_ARGUMENTS: () => PATH_ARGUMENTS,
				PATH_OR_INCLUDE: () => PATH_OR_INCLUDE,
				PLAINLY: () => PLAINLY,
				RECIPES_SLUG: () => RECIPES_SLUG,
				SEARCHING_TOOLS: () => SEARCHING_TOOLS,
				SLUG: () => SLUG,
				SLUG_RULE: () => SLUG_RULE,
				STRING: () => STRING,
				SWITCHES_FILE: () => SWITCHES_FILE,
				SourceText: () => SourceText,
				SwitchedOff: () => SwitchedOff,
				TEAM: () => TEAM,
				TEXT: () => TEXT,
				TOOL_NAMES: () => TOOL_NAMES,
				TextLines: () => TextLines,
				UNKNOWN: () => UNKNOWN,
				UNSAFE_NAMES: () => UNSAFE_NAMES,
				USUAL_LIMITS: () => USUAL_LIMITS,
				VALUE: () => VALUE,
				VERSION_PATTERN: () => VERSION_PATTERN,
				VERSION_RULE: () => VERSION_RULE,
				WHEN_CLEAN: () => WHEN_CLEAN,
				aboveOf: () => aboveOf,
				adopt: () => adopt,
				allSteps: () => allSteps,
				allTools: () => allTools,
				applyEdits: () => applyEdits,
				argumentKind: () => argumentKind,
				argumentOf: () => argumentOf,
				argumentType: () => argumentType,
				asGlob: () => asGlob,
				asList: () => asList,
				attempt: () => attempt,
				briefSchema: () => briefSchema,
				builtInReference: () => builtInReference,
				callOwn: () => callOwn,
				capitalized: () => capitalized,
				checkCall: () => checkCall,
				checkEncodable: () => checkEncodable,
				checkLength: () => checkLength,
				checkName: () => checkName,
				checkToolCall: () => checkToolCall,
				compileSegments: () => compileSegments,
				config_exports: () => config_exports,
				countLines: () => countLines,
				countOf: () => countOf,
				dayOf: () => dayOf,
				decodeOutput: () => decodeOutput,
				decodeText: () => decodeText,
				defineCommand: () => defineCommand,
				defineTool: () => defineTool,
				deleteLines: () => deleteLines,
				dependingOn: () => dependingOn,
				describeArgumentErrors: () => describeArgumentErrors,
				describeIssue: () => describeIssue,
				describeLeftOut: () => describeLeftOut,
				describeNode: () => describeNode,
				describeType: () => describeType,
				didYouMean: () => didYouMean,
				disk_exports: () => disk_exports,
				dominantLineEnding: () => dominantLineEnding,
				elementTypes: () => elementTypes,
				encodeFile: () => encodeFile,
				escapeGlob: () => escapeGlob,
				escapeRegex: () => escapeRegex,
				extensionIn: () => extensionIn,
				falsyPart: () => falsyPart,
				field: () => field,
				fileModeOf: () => fileModeOf,
				fileTypeArgument: () => fileTypeArgument,
				filterLeftOut: () => filterLeftOut,
				findBrokenRules: () => findBrokenRules,
				findDirectory: () => findDirectory,
				findProgram: () => findProgram,
				findShell: () => findShell,
				findTool: () => findTool,
				findUnwanted: () => findUnwanted,
				fromData: () => fromData,
				fromDiskFault: () => fromDiskFault,
				gitIdentity: () => gitIdentity,
				git_exports: () => git_exports,
				globArgument: () => globArgument,
				globsArgument: () => globsArgument,
				hasExpression: () => hasExpression,
				includeArgument: () => includeArgument,
				includeGeneratedArgument: () => includeGeneratedArgument,
				insertLines: () => insertLines,
				isBinary: () => isBinary,
				isBundleToolName: () => isBundleToolName,
				isCrlfThroughout: () => isCrlfThroughout,
				isExternalTool: () => isExternalTool,
				isGitDirectory: () => isGitDirectory,
				isGlob: () => isGlob,
				isLeftEmpty: () => isLeftEmpty,
				isMinorNote: () => isMinorNote,
				isObjectId: () => isObjectId,
				isWithoutLinks: () => isWithoutLinks,
				joinTypes: () => joinTypes,
				keysIn: () => keysIn,
				kind: () => kind,
				kindOf: () => kindOf,
				lengthAfter: () => lengthAfter,
				lineAt: () => lineAt,
				lineSpan: () => lineSpan,
				listOf: () => listOf,
				locate: () => locate,
				locateRepository: () => locateRepository,
				mapOf: () => mapOf,
				markLength: () => markLength,
				memberOf: () => memberOf$1,
				memberType: () => memberType,
				mustBeQuoted: () => mustBeQuoted,
				nameSome: () => nameSome,
				newlineLengthBefore: () => newlineLengthBefore,
				notText: () => notText,
				onlyWhen: () => onlyWhen,
				onlyWith: () => onlyWith,
				openEarly: () => openEarly,
				openFolder: () => openFolder,
				openPrograms: () => openPrograms,
				ownFunction: () => ownFunction,
				parseDirectoryArgument: () => parseDirectoryArgument,
				parseExcludes: () => parseExcludes,
				parseGlob: () => parseGlob,
				parseGlobs: () => parseGlobs,
				parsePathArgument: () => parsePathArgument,
				parseReference: () => parseReference,
				parseSegment: () => parseSegment,
				parseSource: () => parseSource,
				parseTeam: () => parseTeam,
				parseTemplate: () => parseTemplate,
				placeAt: () => placeAt,
				policyHash: () => policyHash,
				prefixOf: () => prefixOf,
				previewArgument: () => previewArgument,
				projectOf: () => projectOf,
				readEntries: () => readEntries,
				readExpression: () => readExpression,
				readHead: () => readHead,
				readOptions: () => readOptions,
				readText: () => readText,
				readTexts: () => readTexts,
				readValue: () => readValue,
				readWords: () => readWords,
				realDisk: () => realDisk,
				realGit: () => realGit,
				real_disk_exports: () => real_disk_exports,
				recipeReference: () => recipeReference,
				reference: () => reference,
				referenceText: () => referenceText,
				refine: () => refine,
				renderAnswer: () => renderAnswer,
				renderError: () => renderError,
				renderErrorOutput: () => renderErrorOutput,
				renderFacts: () => renderFacts,
				renderOutput: () => renderOutput,
				renderWarnings: () => renderWarnings,
				replaceLines: () => replaceLines,
				replacePrivateFile: () => replacePrivateFile,
				reportMissing: () => reportMissing,
				reportUnclosed: () => reportUnclosed,
				resultLimit: () => resultLimit,
				scanYaml: () => scanYaml,
				schemaAt: () => schemaAt,
				searchGeneratedArgument: () => searchGeneratedArgument,
				shapeOf: () => shapeOf,
				shellWord: () => shellWord,
				showTeam: () => showTeam,
				signatureOf: () => signatureOf,
				sizeText: () => sizeText,
				sizesText: () => sizesText,
				splitAtLongLines: () => splitAtLongLines,
				splitsCharacter: () => splitsCharacter,
				textArgument: () => textArgument,
				text_exports: () => text_exports,
				toByteEdits: () => toByteEdits,
				toData: () => toData,
				trialIn: () => trialIn,
				truthyPart: () => truthyPart,
				typeOfSchema: () => typeOfSchema,
				typeOfValue: () => typeOfValue,
				usersGit: () => usersGit,
				withLineEnding: () => withLineEnding,
				withTypedPaths: () => withTypedPaths,
				withoutFinalNewline: () => withoutFinalNewline,
				withoutNull: () => withoutNull,
				wrongArgument: () => wrongArgument,
				wrongType: () => wrongType
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
			var ast = __nccwpck_require__(6483);
			var compose_collection = __nccwpck_require__(8260);
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
			function withoutOwnReturns(text) {
				if (!text.includes("\r\n")) return text;
				return text.split(/^(?=@@ -|diff --git )/m).map((part) => part.startsWith("@@ -") && hasBothEndings(part) ? part : part.replaceAll("\r\n", "\n")).join("");
			}
			function hasBothEndings(hunk) {
				let lines = hunk.split("\n").slice(1, -1);
				let returns = lines.filter((line) => line.endsWith("\r")).length;
				return returns > 0 && returns < lines.filter((line) => !line.startsWith("\\")).length;
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
			//! src/base/text/text-places.ts
			function placeAt(text, offset) {
				return new TextLines(text).place(offset);
			}
			var TextLines = class {
				#text;
				#starts;
				constructor(text) {
					this.#text = text;
				}
				lineOf(offset) {
					return this.place(offset).line;
				}
				place(offset) {
					let starts = this.#lineStarts();
					let [low, high] = [0, starts.length];
					for (; high - low > 1;) {
						let middle = low + high >> 1;
						(starts[middle] ?? 0) <= offset ? low = middle : high = middle;
					}
					return {
						line: low + 1,
						column: offset - (starts[low] ?? 0) + 1
					};
				}
				startOf(line) {
					return this.#lineStarts()[line - 1] ?? 0;
				}
				#lineStarts() {
					if (this.#starts === void 0) {
						let starts = [0];
						for (let at = this.#text.indexOf("\n"); at >= 0; at = this.#text.indexOf("\n", at + 1)) starts.push(at + 1);
						this.#starts = starts;
					}
					return this.#starts;
				}
			};
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
				LOCK_FILE: () => LOCK_FILE,
				ON_PUSH: () => ON_PUSH,
				SWITCHES_FILE: () => SWITCHES_FILE,
				TEAM: () => TEAM,
				USUAL_LIMITS: () => USUAL_LIMITS,
				WHEN_CLEAN: () => WHEN_CLEAN,
				noProject: () => noProject,
				parseTeam: () => parseTeam,
				policyHash: () => policyHash,
				showTeam: () => showTeam
			});
			let CONFIG_FILE = ".github/sous.yml";
			let LOCK_FILE = ".github/sous.lock";
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
			let USUAL_LIMITS = {
				steps: 200,
				files: 2e3,
				bytes: 20971520,
				seconds: 600
			};
			let HIGHEST_LIMITS = {
				steps: 200,
				files: 1e5,
				bytes: 1073741824,
				seconds: 3600
			};
			let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
			let DEFAULT_CONFIG = {
				rules: [],
				approval: DEFAULT_APPROVAL,
				protectedPaths: [],
				fetchHosts: void 0,
				limits: {},
				recipeSources: [],
				propose: DEFAULT_PROPOSE,
				onPush: "mark-stale",
				campaigns: !0,
				language: "en",
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
				codeMsPerFile: 3e4,
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
			function policyHash(config) {
				let { rules, approval, protectedPaths, exclude = [], fetchHosts, limits, recipeSources, secrets = {} } = config;
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
					...exclude.length > 0 && { exclude: asSet(exclude) },
					fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
					limits: {
						...USUAL_LIMITS,
						...limits
					},
					...Object.keys(secrets).length > 0 && { secrets },
					...recipeSources.length > 0 && { recipeSources: asSet(recipeSources.map((source) => source.toLowerCase())) }
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
				find_code: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2055, 23)).then((n) => n.tool_find_code_exports)).findCode,
				glob: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1614, 23)).then((n) => n.tool_glob_exports)).glob,
				file_search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8745, 23)).then((n) => n.tool_file_search_exports)).fileSearch,
				search: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6208, 23)).then((n) => n.tool_search_exports)).search,
				list_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9428, 23)).then((n) => n.tool_list_directory_exports)).listDirectory,
				list_dir: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7616, 23)).then((n) => n.tool_list_dir_exports)).listDir,
				read_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5901, 23)).then((n) => n.tool_read_file_exports)).readFile,
				read_data: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9887, 23)).then((n) => n.tool_read_data_exports)).readData,
				create_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8725, 23)).then((n) => n.tool_create_file_exports)).createFile,
				update_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4064, 23)).then((n) => n.tool_update_file_exports)).updateFile,
				write_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5106, 23)).then((n) => n.tool_write_file_exports)).writeFile,
				append_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9385, 23)).then((n) => n.tool_append_file_exports)).appendFile,
				ensure_lines: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7514, 23)).then((n) => n.tool_ensure_lines_exports)).ensureLinesTool,
				replace_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7313, 23)).then((n) => n.tool_replace_in_file_exports)).replaceInFile,
				replace_string_in_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 411, 23)).then((n) => n.tool_replace_string_in_file_exports)).replaceStringInFile,
				replace_code: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7864, 23)).then((n) => n.tool_replace_code_exports)).replaceCode,
				edit_lines: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2516, 23)).then((n) => n.tool_edit_lines_exports)).editLines,
				edit_data: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1367, 23)).then((n) => n.tool_edit_data_exports)).editData,
				apply_patch: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4251, 23)).then((n) => n.tool_apply_patch_exports)).applyPatch,
				create_directory: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3560, 23)).then((n) => n.tool_create_directory_exports)).createDirectory,
				move_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 140, 23)).then((n) => n.tool_move_file_exports)).moveFile,
				copy_file: async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5540, 23)).then((n) => n.tool_copy_file_exports)).copyFile,
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
				"find_code",
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
					let { BUNDLE_ERRORS } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9011, 23)).then((n) => n.bundle_errors_exports);
					if (disabled.value.has(reference.bundle)) return BUNDLE_ERRORS.bundleOff(reference.bundle);
					return disabled.value.has(referenceText(reference)) ? BUNDLE_ERRORS.toolOff(reference, what) : void 0;
				}
				async #load() {
					let text = await this.#read(SWITCHES_FILE);
					if (!text.ok) return text;
					if (text.value === void 0) return (0, start.success)(new Set());
					let [{ parseSwitches }, { BUNDLE_ERRORS }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5057, 23)).then((n) => n.read_record_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9011, 23)).then((n) => n.bundle_errors_exports)]);
					let parsed = parseSwitches(text.value);
					return parsed.ok ? parsed : (0, start.failure)(BUNDLE_ERRORS.corrupt(parsed.error));
				}
			};
			//! src/system/disk/disk.ts
			var disk_exports = (0, runtime.__exportAll)({
				DISK_ERRORS: () => DISK_ERRORS,
				MAX_WHOLE_FILE_BYTES: () => MAX_WHOLE_FILE_BYTES,
				attempt: () => attempt,
				fileModeOf: () => fileModeOf,
				fromDiskFault: () => fromDiskFault,
				isGitDirectory: () => isGitDirectory,
				isWithoutLinks: () => isWithoutLinks,
				kindOf: () => kindOf
			});
			let MAX_WHOLE_FILE_BYTES = 268435456;
			function isGitDirectory(kindOf) {
				let isOneOf = (name, kinds) => kinds.includes(kindOf(name) ?? "other");
				if (!isOneOf("HEAD", ["file", "symlink"])) return !1;
				return isOneOf("commondir", ["file", "symlink"]) || ["objects", "refs"].every((name) => kindOf(name) !== void 0);
			}
			function fromDiskFault(fault, shown, action = "read") {
				switch (fault.code) {
					case "ENOENT": return DISK_ERRORS.fileNotFound(shown);
					case "EACCES":
					case "EPERM":
					case "EROFS": return DISK_ERRORS.permissionDenied(action, shown);
					case "ELOOP": return DISK_ERRORS.symlinkDenied(shown);
					case "EISDIR":
					case "ENOTREG":
					case "ENXIO": return DISK_ERRORS.notAFile(shown);
					case "ENOTDIR": return DISK_ERRORS.notADirectory(shown);
					case "EHUGE": return DISK_ERRORS.tooLarge(shown);
					default: return DISK_ERRORS.ioError(action, shown, fault.message);
				}
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
			let DISK_ERRORS = {
				fileNotFound: (shown) => (0, tool_errors.toolError)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file."),
				permissionDenied: (action, shown) => (0, tool_errors.toolError)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check the permissions of the file and its directory, then try again."),
				symlinkDenied: (shown) => (0, tool_errors.toolError)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous does not follow or change links. Name the real file instead."),
				notAFile: (shown) => (0, tool_errors.toolError)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file."),
				notADirectory: (shown) => (0, tool_errors.toolError)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory."),
				belongsToSous: (shown) => (0, tool_errors.toolError)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path outside '.sous'."),
				tooLarge: (shown) => (0, tool_errors.toolError)("too_large", `File '${shown}' is larger than ${sizeText(MAX_WHOLE_FILE_BYTES)}`, "Work on a smaller file."),
				ioError: (action, shown, why) => (0, tool_errors.toolError)("io_error", `Cannot ${action} '${shown}': ${why}`, "Check the disk and the file, then try again.")
			};
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
							if (!stats.isFile()) throw fault$1("not a regular file", stats.isDirectory() ? "EISDIR" : "ENOTREG");
							if (limit === void 0 && stats.size > 268435456) throw fault$1("too large for Sous to read", "EHUGE");
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
			function fault$1(message, code) {
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
			var git_exports = (0, runtime.__exportAll)({
				aboveOf: () => aboveOf,
				decodeOutput: () => decodeOutput,
				hideToken: () => hideToken,
				isObjectId: () => isObjectId,
				locateRepository: () => locateRepository,
				prefixOf: () => prefixOf,
				readHead: () => readHead,
				realGit: () => realGit,
				remoteEnvironment: () => remoteEnvironment
			});
			let SAFE_SETTINGS = {
				"core.fsmonitor": "false",
				"core.hooksPath": "/dev/null",
				"core.excludesFile": "/dev/null",
				"core.attributesFile": "/dev/null",
				"core.quotePath": "false",
				"credential.helper": ""
			};
			function realGit(programs) {
				return {
					async run(request) {
						let program = programs.find("git");
						return program === void 0 ? notStarted("git is not installed") : runGit(program, programs.path, request);
					},
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
			function gitEnvironment(searchPath, { remote, asUser, settings: own }) {
				if (asUser !== void 0) return userEnvironment(searchPath, asUser);
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
				addSettings(env, {
					...own,
					...SAFE_SETTINGS,
					...opened?.settings
				});
				return {
					...env,
					...opened?.variables
				};
			}
			function addSettings(env, settings) {
				let first = Number(env.GIT_CONFIG_COUNT ?? 0);
				let entries = Object.entries(settings);
				entries.forEach(([key, value], i) => {
					env[`GIT_CONFIG_KEY_${first + i}`] = key;
					env[`GIT_CONFIG_VALUE_${first + i}`] = value;
				});
				env.GIT_CONFIG_COUNT = String(first + entries.length);
			}
			let NOT_PASSED_ON = /^(?:SOUS_|GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|SHALLOW_FILE|CONFIG_PARAMETERS|TRACE.*|.*PATHSPECS|.*LAZY_FETCH|ALLOW_PROTOCOL)$)/;
			function userEnvironment(searchPath, user) {
				let own = Object.entries(user).filter((entry) => entry[1] !== void 0 && !NOT_PASSED_ON.test(entry[0]));
				let env = {
					...Object.fromEntries(own),
					PATH: searchPath,
					LC_ALL: "C",
					GIT_TERMINAL_PROMPT: "0",
					GIT_NO_REPLACE_OBJECTS: "1"
				};
				let { "credential.helper": _, ...safe } = SAFE_SETTINGS;
				addSettings(env, {
					...safe,
					...PATIENCE,
					"http.followRedirects": "false",
					"protocol.version": "2",
					"submodule.recurse": "false"
				});
				return {
					...env,
					GIT_ALLOW_PROTOCOL: "https:ssh:file"
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
			function decodeOutput(bytes) {
				return (0, start.asBuffer)(bytes).toString("utf8");
			}
			async function readHead(git, repository) {
				let both = await git.run({
					...repository,
					args: [
						"rev-parse",
						"HEAD^{commit}",
						"--symbolic-full-name",
						"HEAD"
					]
				});
				let [, commit, ref] = both.ok && /^([0-9a-f]+)\n(?:HEAD|(refs\/.+))\n$/.exec(decodeOutput(both.value)) || [];
				if (commit !== void 0) return (0, start.success)({
					commit,
					...ref !== void 0 && { ref }
				});
				let [alone, branch] = await Promise.all([git.run({
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
				if (!alone.ok && alone.error.exitCode !== 1) return alone;
				return (0, start.success)({
					...alone.ok && { commit: decodeOutput(alone.value).trim() },
					...branch.ok && { ref: decodeOutput(branch.value).trim() }
				});
			}
			let OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
			function isObjectId(text) {
				return OBJECT_ID.test(text);
			}
			function notStarted(message) {
				return (0, start.failure)({
					exitCode: void 0,
					message
				});
			}
			let PATIENCE = {
				"http.lowSpeedLimit": "100",
				"http.lowSpeedTime": "30"
			};
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
						...token !== "" && { [`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}` },
						"http.followRedirects": "false",
						"http.sslVerify": "true",
						"http.proxy": proxy,
						...certificates !== void 0 && { "http.sslCAInfo": certificates },
						...PATIENCE,
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
			//! src/system/process/programs.ts
			function openPrograms(places) {
				let clean = (0, start.once)(() => cleanPath(places));
				let found = new Map();
				return {
					forbiddenRoot: places.forbiddenRoot,
					get path() {
						return clean();
					},
					find(name) {
						found.has(name) || found.set(name, findProgram(name, places));
						return found.get(name);
					}
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
				let roots = rootsOf(forbiddenRoot);
				let entries = searchPath.split(external_node_path_.delimiter).filter((entry) => external_node_path_.isAbsolute(entry) && isOutside(entry, roots));
				return [...new Set(entries)].join(external_node_path_.delimiter);
			}
			function findProgram(name, { path: searchPath, forbiddenRoot }) {
				if (name === "" || /[/\\\0]/.test(name)) return;
				let roots = rootsOf(forbiddenRoot);
				for (let entry of searchPath.split(external_node_path_.delimiter)) {
					let candidate = external_node_path_.join(entry, name);
					if (external_node_path_.isAbsolute(entry) && isExecutable(candidate) && isOutside(entry, roots) && isOutside(candidate, roots)) return candidate;
				}
			}
			function findShell(wanted, places) {
				if (process.platform === "win32") return;
				return wanted !== void 0 && external_node_path_.isAbsolute(wanted) && POSIX_SHELLS.includes(external_node_path_.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, rootsOf(places.forbiddenRoot)) ? wanted : findProgram("sh", places);
			}
			function isExecutable(file) {
				let stats = attempt(() => external_node_fs_.statSync(file, { throwIfNoEntry: !1 }));
				return stats.ok && stats.value?.isFile() === !0 && attempt(() => external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK)).ok;
			}
			function rootsOf(forbiddenRoot) {
				let root = attempt(() => external_node_fs_.realpathSync.native(forbiddenRoot));
				return root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot];
			}
			function isOutside(file, roots) {
				let real = attempt(() => external_node_fs_.realpathSync.native(file));
				if (!real.ok) return !1;
				return roots.every((forbidden) => !isWithin(external_node_path_.resolve(file), forbidden) && !isWithin(real.value, forbidden));
			}
			function isWithin(file, folder) {
				let relative = external_node_path_.relative(folder, file);
				return relative === "" || relative !== ".." && !relative.startsWith(`..${external_node_path_.sep}`) && !external_node_path_.isAbsolute(relative);
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
						...(0, work.readGitRecords)(output.value, {
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
				let why = reason ?? (walked.hasGitMarker ? "Git does not recognize the folder's '.git' as a repository" : void 0);
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
					if (entry.value?.kind !== "directory") return (0, start.failure)(DISK_ERRORS.notADirectory(folder));
					let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
					return tree.#isWithinGit() || tree.#listing.isGitDirectory(".") || tree.#isBelowGitDirectory() ? (0, start.failure)(ERRORS$6.gitItself(folder)) : (0, start.success)(tree);
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
						if (entry.value.kind === "missing") return (0, start.failure)(DISK_ERRORS.fileNotFound(path));
						if (entry.value.kind === "symlink") return (0, start.failure)(DISK_ERRORS.symlinkDenied(path));
						if (entry.value.kind !== "directory") return (0, start.failure)(DISK_ERRORS.notADirectory(path));
						if (this.#isForeign(path)) return (0, start.failure)(ERRORS$6.foreign(path));
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
						if (entry.value.kind === "symlink") return DISK_ERRORS.symlinkDenied(path);
						if (entry.value.kind !== "directory") return DISK_ERRORS.notADirectory(ancestor);
						if (this.#isForeign(ancestor)) return ERRORS$6.foreign(path);
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
			let ERRORS$6 = {
				foreign: (path) => (0, tool_errors.toolError)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead."),
				gitItself: (folder) => (0, tool_errors.toolError)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.")
			};
			//! src/app/open-folder.ts
			async function openFolder({ env, folder }, root) {
				if (root === "") return (0, start.failure)(ERRORS$5.emptyRoot());
				let named = external_node_path_.resolve(folder, root);
				let real = realDisk.realPath(named);
				let forbiddenRoot = (real.ok ? locateRepository(real.value) : void 0)?.workTree ?? named;
				let programs = openPrograms({
					path: env.PATH ?? "",
					forbiddenRoot
				});
				let git = realGit(programs);
				let tree = await FolderTree.open(named, realDisk, git);
				if (tree.ok) return (0, start.success)({
					tree: tree.value,
					programs,
					git
				});
				return (0, start.failure)(tree.error.code === "not_found" && named === folder ? ERRORS$5.goneFolder(folder) : badRoot(root, tree.error));
			}
			function badRoot(root, { code, message, suggestion }) {
				if (code === "not_found") return ERRORS$5.noRoot(root);
				return ERRORS$5.badRoot(message, suggestion);
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
				let program = programs.find("git");
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
				if (ask === void 0) return (0, start.failure)(ERRORS$5.noRepository());
				let asked = await ask(["var", "GIT_COMMITTER_IDENT"]);
				let text = asked.ok ? Buffer.from(asked.value).toString("utf8") : "";
				let [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? [];
				if (person !== void 0 && time !== void 0) return (0, start.success)({
					person,
					time
				});
				return (0, start.failure)(ERRORS$5.noCommitter());
			}
			let ERRORS$5 = {
				goneFolder: (folder) => (0, tool_errors.toolError)("not_found", `The current folder '${folder}' is gone`, "Go to another folder, or name one with --root."),
				emptyRoot: () => (0, tool_errors.toolError)("invalid_arguments", "--root is empty", "Name a folder, or leave the option out."),
				noRoot: (root) => (0, tool_errors.toolError)("invalid_arguments", `--root: Folder '${root}' does not exist`, "Check the path."),
				badRoot: (why, suggestion) => (0, tool_errors.toolError)("invalid_arguments", `--root: ${why}`, suggestion),
				noRepository: () => (0, tool_errors.toolError)("invalid_arguments", "Commits need a git repository", "Apply it without --commit and --branch."),
				noCommitter: () => (0, tool_errors.toolError)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com")
			};
			//! src/workspace/left-out.ts
			let REASONS = {
				generated: [
					"generated or vendored file",
					"generated or vendored files",
					", as .gitattributes says; set include_generated to include them"
				],
				undecodable: [
					"file that cannot be read as text",
					"files that cannot be read as text",
					""
				],
				large: [
					"file that is too large",
					"files that are too large",
					""
				],
				binary: [
					"binary file",
					"binary files",
					""
				],
				excluded: [
					"file that is excluded",
					"files that are excluded",
					" by the recipe or .github/sous.yml"
				]
			};
			var LeftOutFiles = class {
				#files = new Map();
				add(reason, paths) {
					if (paths.length === 0) return;
					let known = this.#files.get(reason) ?? new Set();
					for (let path of paths) known.add(path);
					this.#files.set(reason, known);
				}
				addAll(leftOut) {
					for (let [reason, paths] of Object.entries(leftOut)) this.add(reason, paths);
				}
				get notes() {
					return describeLeftOut(this.found.leftOut ?? {});
				}
				get found() {
					if (this.#files.size === 0) return {};
					return { leftOut: Object.fromEntries([...this.#files].map(([reason, paths]) => [reason, [...paths]])) };
				}
			};
			function filterLeftOut(leftOut, isWanted) {
				let kept = Object.entries(leftOut).map(([reason, paths]) => [reason, paths.filter(isWanted)]);
				return Object.fromEntries(kept.filter(([, paths]) => paths.length > 0));
			}
			function describeLeftOut(leftOut) {
				return Object.entries(REASONS).flatMap(([reason, [one, many, more]]) => {
					let paths = leftOut[reason] ?? [];
					if (paths.length === 0) return [];
					return [`Left out ${paths.length.toLocaleString("en")} ${paths.length === 1 ? one : many}${more}: ${nameSome(paths, 3)}`];
				});
			}
			function isMinorNote(note) {
				return /^Left out [\d,]+ (?:binary files?|files? that (?:is|are) excluded)\b/.test(note);
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
				withLineEnding: () => withLineEnding,
				withoutFinalNewline: () => withoutFinalNewline
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
				if (isBinary(bytes)) return (0, start.failure)(ERRORS$4.binary(shown));
				let mark = markLength(bytes);
				try {
					return (0, start.success)({
						text: utf8.decode(bytes.subarray(mark)),
						encoding: mark > 0 ? "utf8-bom" : "utf8"
					});
				} catch {
					if (hasUtf16Mark(bytes)) return (0, start.failure)(ERRORS$4.unknownEncoding(shown));
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
				if (!inserted.isWellFormed()) return ERRORS$4.halfPair(shown);
				if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
				return ERRORS$4.notAscii(shown);
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
			let ERRORS$4 = {
				binary: (shown) => (0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is binary`, "Text tools do not change binary files. Name a text file, or use a program for this format."),
				unknownEncoding: (shown) => (0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."),
				halfPair: (shown) => (0, tool_errors.toolError)("encoding_unsupported", `The text for file '${shown}' contains half of a surrogate pair`, "Use whole characters."),
				notAscii: (shown) => (0, tool_errors.toolError)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.")
			};
			//! src/recipe/expressions/value-type.ts
			let ANY = [{ kind: "any" }];
			let NULL = [{ kind: "null" }];
			let NUMBER = [{ kind: "number" }];
			let STRING = [{ kind: "string" }];
			let BOOLEAN = [{ kind: "boolean" }];
			let TEXT = [
				...STRING,
				...NUMBER,
				...BOOLEAN,
				...NULL
			];
			function listOf(items) {
				return [{
					kind: "list",
					items
				}];
			}
			function mapOf(members, others) {
				return [{
					kind: "map",
					members: new Map(members),
					...others && { others }
				}];
			}
			let LIST = [{
				kind: "list",
				items: ANY
			}];
			let MAP = [{
				kind: "map",
				members: new Map(),
				others: ANY
			}];
			function typeOfSchema(schema) {
				let { anyOf, type, enum: values } = schema;
				if (Array.isArray(anyOf)) return anyOf.flatMap((one) => typeOfSchema(one));
				if (Object.hasOwn(schema, "const")) return [typeOfValue(schema.const)];
				if (Array.isArray(values)) return joinTypes(values.map((value) => [typeOfValue(value)]));
				if (Array.isArray(type)) return type.flatMap((one) => typeOfSchema({
					...schema,
					type: one
				}));
				switch (type) {
					case "string": return STRING;
					case "integer":
					case "number": return NUMBER;
					case "boolean": return BOOLEAN;
					case "null": return NULL;
					case "array": return listOf(typeOfSchema(asSchema(schema.items)));
					case "object": {
						let members = Object.entries(schema.properties ?? {});
						let others = schema.additionalProperties === !1 ? void 0 : typeOfSchema(asSchema(schema.additionalProperties));
						return mapOf(members.map(([name, member]) => [name, typeOfSchema(member)]), others);
					}
					default: return ANY;
				}
			}
			function asSchema(schema) {
				return typeof schema == "object" && schema ? schema : {};
			}
			function typeOfValue(value) {
				if (value === null) return { kind: "null" };
				if (typeof value == "string") return {
					kind: "string",
					values: [value]
				};
				if (typeof value == "number") return { kind: "number" };
				if (typeof value == "boolean") return {
					kind: "boolean",
					value
				};
				if (Array.isArray(value)) return {
					kind: "list",
					items: ANY
				};
				return typeof value == "object" ? {
					kind: "map",
					members: new Map(),
					others: ANY
				} : { kind: "any" };
			}
			function joinTypes(types) {
				let parts = types.flat();
				if (parts.some((part) => part.kind === "any")) return ANY;
				let joined = [];
				for (let part of parts) {
					let index = joined.findIndex((known) => known.kind === part.kind);
					let known = joined[index];
					known === void 0 || part.kind === "list" || part.kind === "map" ? joined.push(part) : known.kind === "boolean" && part.kind === "boolean" && known.value !== part.value ? joined[index] = { kind: "boolean" } : known.kind === "string" && part.kind === "string" && (joined[index] = known.values === void 0 || part.values === void 0 ? { kind: "string" } : {
						kind: "string",
						values: [...new Set([...known.values, ...part.values])]
					});
				}
				return joined;
			}
			function truthyPart(type) {
				return type.filter((part) => part.kind !== "null" && (part.kind !== "boolean" || part.value !== !1));
			}
			function falsyPart(type) {
				return type.flatMap((part) => {
					if (part.kind === "boolean") return part.value === !0 ? [] : [{
						kind: "boolean",
						value: !1
					}];
					if (part.kind === "string") return part.values === void 0 || part.values.includes("") ? [{
						kind: "string",
						values: [""]
					}] : [];
					return part.kind === "list" || part.kind === "map" ? [] : [part];
				});
			}
			function withoutNull(type) {
				return type.filter((part) => part.kind !== "null");
			}
			function findUnwanted(given, wanted) {
				return given.find((part) => !wanted.some((one) => isWanted(part, one)));
			}
			function isWanted(given, wanted) {
				if (given.kind === "any" || wanted.kind === "any") return !0;
				if (given.kind === "string" && wanted.kind === "string") return given.values === void 0 || wanted.values === void 0 || given.values.some((value) => wanted.values?.includes(value));
				if (given.kind === "list" && wanted.kind === "list") return findUnwanted(given.items, wanted.items) === void 0;
				if (given.kind === "map" && wanted.kind === "map") return [...given.members].every(([name, type]) => {
					let member = wanted.members.get(name) ?? wanted.others;
					return member !== void 0 && findUnwanted(type, member) === void 0;
				});
				return given.kind === wanted.kind;
			}
			function memberType(whole, key) {
				return joinTypes(whole.map((part) => {
					if (part.kind === "list") {
						if (part.isFiltered) return [{
							kind: "list",
							isFiltered: !0,
							items: memberType(part.items, key)
						}];
						return typeof key == "string" ? ANY : part.items;
					}
					if (part.kind !== "map") return ANY;
					if (typeof key != "string") return ANY;
					let exact = part.members.get(key);
					if (exact !== void 0) return exact;
					return [...part.members].find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1] ?? part.others ?? ANY;
				}));
			}
			function elementTypes(whole) {
				return [{
					kind: "list",
					isFiltered: !0,
					items: joinTypes(whole.map((part) => {
						if (part.kind === "list") return part.isFiltered ? joinTypes([elementItems(part.items)]) : part.items;
						if (part.kind === "map") return joinTypes([...part.members.values(), ...part.others ? [part.others] : []]);
						return ANY;
					}))
				}];
			}
			function elementItems(type) {
				let [list] = elementTypes(type);
				return list?.kind === "list" ? list.items : ANY;
			}
			let NAMES = {
				any: "a value",
				null: "nothing (null)",
				number: "a number",
				boolean: "true or false",
				string: "a string",
				list: "a list",
				map: "a map"
			};
			function describeType(type) {
				return [...new Set(type.map(describePart))].join(" or ");
			}
			function describePart(part) {
				if (part.kind === "string" && part.values !== void 0 && part.values.length > 1) return `one of ${part.values.map((value) => `'${value}'`).join(", ")}`;
				if (part.kind !== "list" || part.items.length !== 1) return NAMES[part.kind];
				let [item] = part.items;
				let of = {
					number: " of numbers",
					string: " of strings",
					map: " of maps",
					list: " of lists"
				};
				return `a list${item !== void 0 && item.kind in of ? of[item.kind] : ""}`;
			}
			//! src/tools/kit/check-arguments.ts
			(0, checks.config)({ jitless: !0 });
			function checkToolCall(tool, args, context) {
				let checked = checkArguments(tool, args);
				if (!checked.ok) return checked;
				let [broken] = findBrokenRules(tool.rules, checked.value.given);
				if (broken !== void 0) return (0, start.failure)((0, tool_errors.toolError)(broken.callCode ?? "invalid_arguments", broken.message, broken.suggestion));
				let refusal = tool.refuse?.(checked.value.complete, context);
				return refusal === void 0 ? checked : (0, start.failure)(refusal);
			}
			function findBrokenRules(rules, args, trial) {
				let found = new Map();
				for (let rule of rules ?? []) {
					let problems = [rule.check(args, trial) ?? []].flat();
					for (let problem of problems) {
						let [argument, item] = problem.path;
						let isInList = typeof item == "number";
						if (!isInList && found.size > 0) continue;
						if (!isInList) return [problem];
						let key = `${argument} ${item}`;
						found.has(key) || found.set(key, problem);
					}
				}
				return [...found.values()];
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
				return (0, start.failure)(ERRORS$3.badArguments(tool.name, describeArgumentErrors(tool, parsed.error.issues, args)));
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
			function memberOf$1(schema) {
				let { def } = unwrap(schema)._zod;
				if (def.type === "array") return def.element;
				if (def.type === "record") return def.valueType;
				return def.type === "union" ? def.options.map(memberOf$1).find((member) => member !== void 0) : void 0;
			}
			function schemaAt(schema, path) {
				return path.reduce((at, part) => {
					if (at === void 0) return;
					let { def } = unwrap(at)._zod;
					return def.type === "object" ? def.shape[String(part)] : memberOf$1(at);
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
			function briefSchema(given) {
				if (given._zod.def.type === "nullable") return { anyOf: [briefSchema(unwrap(given)), { type: "null" }] };
				let { def } = unwrap(given)._zod;
				switch (def.type) {
					case "string":
					case "boolean":
					case "number":
					case "null": return { type: def.type };
					case "enum": return {
						type: "string",
						enum: Object.values(def.entries)
					};
					case "literal": return {
						...def.values.every((value) => typeof value == "string") && { type: "string" },
						enum: def.values
					};
					case "array": return {
						type: "array",
						items: briefSchema(def.element)
					};
					case "record": return {
						type: "object",
						additionalProperties: briefSchema(def.valueType)
					};
					case "object": {
						let members = Object.entries(def.shape).map(([name, schema]) => [name, briefSchema(schema)]);
						let others = def.catchall === void 0 || unwrap(def.catchall)._zod.def.type === "never" ? !1 : briefSchema(def.catchall);
						return {
							type: "object",
							properties: Object.fromEntries(members),
							additionalProperties: others
						};
					}
					case "union": return { anyOf: def.options.map(briefSchema) };
					default: return {};
				}
			}
			function argumentType(tool, name) {
				let { shape } = tool.args();
				let schema = Object.hasOwn(shape, name) ? shape[name] : void 0;
				return schema === void 0 ? [] : typeOfSchema(briefSchema(schema));
			}
			let ERRORS$3 = { badArguments: (tool, mistakes) => (0, tool_errors.toolError)("invalid_arguments", mistakes.join("; "), `See the arguments of ${tool}: sous tool ${tool} --help`) };
			//! src/recipe/expressions/date-format.ts
			let FIELDS = {
				yyyy: (day) => String(day.getUTCFullYear()).padStart(4, "0"),
				MMMM: (day) => monthName(day),
				MMM: (day) => monthName(day).slice(0, 3),
				MM: (day) => String(day.getUTCMonth() + 1).padStart(2, "0"),
				M: (day) => String(day.getUTCMonth() + 1),
				dd: (day) => String(day.getUTCDate()).padStart(2, "0"),
				d: (day) => String(day.getUTCDate())
			};
			let MONTHS = [
				"January",
				"February",
				"March",
				"April",
				"May",
				"June",
				"July",
				"August",
				"September",
				"October",
				"November",
				"December"
			];
			function monthName(day) {
				return MONTHS[day.getUTCMonth()] ?? "";
			}
			let LETTERS = /(\p{L})\1*/gu;
			let ALL = `Use ${Object.keys(FIELDS).join(", ")}, and anything that is not a letter between them.`;
			let ADVICE = {
				y: "The year is yyyy.",
				Y: "The year is yyyy.",
				m: "The month is MM, MMM or MMMM.",
				M: "The month is MM, MMM or MMMM.",
				D: "The day is dd.",
				d: "The day is dd."
			};
			function checkDateFormat(format) {
				let code = "invalid_date_format";
				let count = 0;
				for (let { 0: letters, 1: letter = "", index: start } of format.matchAll(LETTERS)) {
					count++;
					if (Object.hasOwn(FIELDS, letters)) continue;
					return {
						code,
						message: `date() cannot write '${letters}'`,
						suggestion: ADVICE[letter] ?? ALL,
						start,
						end: start + letters.length
					};
				}
				if (count > 0) return;
				return {
					code,
					message: "The format of date() has no year, month or day",
					suggestion: ALL,
					start: 0,
					end: format.length
				};
			}
			function formatDate(format, day) {
				return format.replace(LETTERS, (letters) => FIELDS[letters]?.(day) ?? letters);
			}
			function dayOf(time) {
				return formatDate("yyyy-MM-dd", time);
			}
			//! src/recipe/expressions/expression-data.ts
			var EvaluationError = class extends Error {
				finding;
				constructor(code, message, suggestion) {
					super(message);
					this.finding = {
						code,
						message,
						suggestion
					};
				}
			};
			function notText(kind) {
				return {
					code: "not_text",
					message: `A ${kind} cannot be part of a string`,
					suggestion: "Use join(list, separator), toJSON(value), or one element of it."
				};
			}
			var PlainDictionary = class extends ast.Dictionary {
				plain;
				#folded;
				constructor(plain) {
					super();
					this.plain = plain;
				}
				get(key) {
					let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
					return name === void 0 ? void 0 : toData(this.plain[name]);
				}
				values() {
					return Object.values(this.plain).map(toData);
				}
				pairs() {
					return Object.entries(this.plain).map(([key, value]) => ({
						key,
						value: toData(value)
					}));
				}
				#fold() {
					this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
					return this.#folded;
				}
			};
			var PlainArray = class extends ast.Array {
				plain;
				constructor(plain) {
					super();
					this.plain = plain;
				}
				get(index) {
					return toData(this.plain[index]);
				}
				values() {
					return this.plain.map(toData);
				}
			};
			function toData(value) {
				if (typeof value == "string") return new ast.StringData(value);
				if (typeof value == "number") return new ast.NumberData(value);
				if (typeof value == "boolean") return new ast.BooleanData(value);
				if (Array.isArray(value)) return new PlainArray(value);
				if (typeof value == "object" && value) return new PlainDictionary(value);
				return new ast.Null();
			}
			function fromData(value) {
				if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
				if (value instanceof ast.Array) return value.values().map(fromData);
				if (value instanceof ast.Dictionary) {
					let plain = Object.create(null);
					for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
					return plain;
				}
				return value instanceof ast.Null ? null : value.value;
			}
			function keysIn(value) {
				return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
			}
			//! src/recipe/expressions/functions.ts
			let TEXTS = [{
				kind: "list",
				items: STRING
			}];
			let GITHUB_SIGNATURES = [
				{
					name: "case",
					takes: [ANY],
					returns: (args) => joinTypes(args.filter((_, index) => index % 2 == 1 || index === args.length - 1))
				},
				{
					name: "contains",
					takes: [ANY],
					returns: BOOLEAN
				},
				{
					name: "endsWith",
					takes: [ANY],
					returns: BOOLEAN
				},
				{
					name: "format",
					takes: [TEXT],
					returns: STRING
				},
				{
					name: "fromJSON",
					takes: [TEXT],
					returns: ANY
				},
				{
					name: "join",
					takes: [[{
						kind: "list",
						items: TEXT
					}, ...TEXT], TEXT],
					returns: STRING
				},
				{
					name: "startsWith",
					takes: [ANY],
					returns: BOOLEAN
				},
				{
					name: "toJSON",
					takes: [ANY],
					returns: STRING
				}
			];
			let OWN_FUNCTIONS = [
				{
					name: "lower",
					form: "text",
					meaning: "the text in lower case",
					takes: [TEXT],
					returns: STRING,
					call: ([text]) => textOf(text).toLowerCase()
				},
				{
					name: "upper",
					form: "text",
					meaning: "the text in upper case",
					takes: [TEXT],
					returns: STRING,
					call: ([text]) => textOf(text).toUpperCase()
				},
				{
					name: "trim",
					form: "text",
					meaning: "the text without white space around it",
					takes: [TEXT],
					returns: STRING,
					call: ([text]) => textOf(text).trim()
				},
				{
					name: "replace",
					form: "text, find, replacement",
					meaning: "the text with every `find` replaced, literally: `replace(item, '.yml', '.yaml')`",
					takes: [TEXT],
					returns: STRING,
					call([text, find, replacement]) {
						let parts = splitAt("replace", text, find);
						let added = textOf(replacement);
						checkLength("replace", textOf(text).length + (parts.length - 1) * (added.length - textOf(find).length));
						return parts.join(added);
					}
				},
				{
					name: "split",
					form: "text, separator",
					meaning: "the parts of the text, a list: `split('a,b', ',')`. An empty text gives an empty list",
					takes: [TEXT],
					returns: TEXTS,
					call: ([text, separator]) => textOf(text) === "" ? [] : splitAt("split", text, separator)
				},
				{
					name: "length",
					form: "value",
					meaning: "the number of characters of a text, of items of a list, or of keys of a map",
					takes: [[
						...STRING,
						...LIST,
						...MAP
					]],
					returns: NUMBER,
					call([value]) {
						let plain = value && fromData(value);
						return typeof plain == "string" ? [...plain].length : Object.keys(plain).length;
					}
				},
				{
					name: "keys",
					form: "map",
					meaning: "the keys of a map, a list of texts",
					takes: [MAP],
					returns: TEXTS,
					call: ([map]) => Object.keys(map && fromData(map))
				},
				{
					name: "unique",
					form: "list",
					meaning: "the items of the list, each once: `unique(steps.find.outputs.files)`",
					takes: [LIST],
					returns: LIST,
					call([list]) {
						let items = list && fromData(list);
						return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
					}
				},
				{
					name: "date",
					form: "format",
					meaning: "the date, in UTC: `date('yyyy-MM-dd')`, `date('yyyy')`. See [below](#dates)",
					takes: [TEXT],
					returns: STRING,
					call([format], day) {
						let wrong = checkDateFormat(textOf(format));
						if (wrong !== void 0) throw new EvaluationError(wrong.code, wrong.message, wrong.suggestion);
						return formatDate(textOf(format), day());
					}
				},
				{
					name: "escapeRegex",
					form: "text",
					meaning: "a regular expression that matches the text literally: `escapeRegex(inputs.name)`",
					takes: [TEXT],
					returns: STRING,
					call: ([text]) => escapeRegex(textOf(text))
				},
				{
					name: "escapeReplacement",
					form: "text",
					meaning: "a replacement that inserts the text literally, dollar signs included",
					takes: [TEXT],
					returns: STRING,
					call: ([text]) => textOf(text).replaceAll("$", "$$$$")
				},
				{
					name: "regexAtLeast",
					form: "number",
					meaning: "a regular expression for whole numbers of at least this: `node:(?!${{ regexAtLeast(inputs.version) }})\\d+` finds older versions only",
					takes: [[...NUMBER, ...STRING]],
					returns: STRING,
					call([number]) {
						let least = number?.number() ?? NaN;
						if (!Number.isSafeInteger(least) || least < 0) throw Error("regexAtLeast() needs a whole number that is not negative");
						return regexAtLeast(least);
					}
				}
			];
			function textOf(value) {
				return value?.coerceString() ?? "";
			}
			function splitAt(name, text, separator) {
				if (textOf(separator) === "") throw Error(`${name}() needs a second argument that is not empty`);
				return textOf(text).split(textOf(separator));
			}
			let MAX_TEXT_LENGTH = 16777216;
			function checkLength(name, characters) {
				if (characters <= MAX_TEXT_LENGTH) return;
				throw new EvaluationError("text_too_large", `${name}() returns more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
			}
			function ownFunction(name) {
				return OWN_FUNCTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());
			}
			function callOwn(own, args, day) {
				for (let [index, arg] of args.entries()) {
					let wanted = argumentOf(own, index);
					let unwanted = findUnwanted([typeOfValue(fromData(arg))], wanted);
					if (unwanted === void 0) continue;
					let { code, message, suggestion } = wrongArgument(own.name, index, wanted, describeType([unwanted]));
					throw new EvaluationError(code, message, suggestion);
				}
				return toData(own.call(args, day));
			}
			function argumentOf({ takes }, index) {
				return takes[Math.min(index, takes.length - 1)] ?? ANY;
			}
			function wrongArgument(name, index, wanted, got) {
				let position = [
					"first",
					"second",
					"third"
				][index] ?? `${index + 1}th`;
				let isText = wanted === TEXT;
				return {
					code: isText ? "not_text" : "wrong_type",
					message: `${name}() takes ${isText ? "text" : describeType(wanted)} as its ${position} argument, not ${got}`,
					suggestion: isText ? "Use join(list, separator), toJSON(value), or one element of it." : `Pass ${describeType(wanted)}.`
				};
			}
			let CALLABLE = new Map([["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text?.coerceString() ?? ""))
			}], ["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new ast.StringData(JSON.stringify(value && fromData(value), void 0, 2))
			}]]);
			let addedFunctions = (0, start.once)(() => OWN_FUNCTIONS.map(({ name, form }) => {
				let count = form.split(", ").length;
				return {
					name,
					description: `\`${name}( ${form} )\``,
					minArgs: count,
					maxArgs: count,
					call: () => new ast.Null()
				};
			}));
			let SIGNATURES = [...GITHUB_SIGNATURES, ...OWN_FUNCTIONS];
			function functionNames() {
				return SIGNATURES.map(({ name }) => name);
			}
			function signatureOf(name) {
				return SIGNATURES.find((one) => one.name.toLowerCase() === name.toLowerCase());
			}
			function formOf(name) {
				let definition = [...Object.values(ast.wellKnownFunctions), ...addedFunctions()].find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
				return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
			}
			function parseJson(text) {
				try {
					return JSON.parse(text, refusePrototype);
				} catch (error) {
					let why = error instanceof Error ? error.message : String(error);
					throw new EvaluationError("not_json", `fromJSON: ${(0, paths.briefText)(why)}`, "Pass a string that is valid JSON.");
				}
			}
			function refusePrototype(key, value) {
				if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
				return value;
			}
			//! src/recipe/expressions/expression-parser.ts
			let CONTEXTS = [
				"inputs",
				"steps",
				"item",
				"index",
				"recipe",
				"env",
				"github"
			];
			let MAX_TOKENS = 1e3;
			let ELSEWHERE = new Map([
				["hashfiles", "Recipes have no hashFiles: use the outputs of a step that reads or searches the files."],
				["success", "Remove it: a step runs only if the steps before it succeeded."],
				["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
				["failure", "Set 'continue-on-error: true' on the step and check steps.<id>.outcome == 'failure'."],
				["cancelled", "Remove it: a cancelled run stops."],
				["secrets", "Recipes have no access to secrets."],
				["vars", "Declare an input and pass the value."],
				["matrix", "Use 'for-each' and item."]
			]);
			function parseExpression(text) {
				if (text.trim() === "") return (0, start.failure)(fault("expression_syntax", "The expression is empty", "Write a value, such as inputs.name.", 0, 0));
				let tokens = [];
				try {
					tokens = new ast.Lexer(text).lex().tokens;
					let places = placeTokens(text, tokens);
					let placeOf = (token) => places.get(token) ?? {
						start: 0,
						end: text.length
					};
					let found = checkTokens(tokens, placeOf);
					if (found !== void 0) return (0, start.failure)(found);
					let functions = tokens.some(isCall) ? [...addedFunctions()] : [];
					return (0, start.success)({
						tree: new ast.Parser(tokens, [...CONTEXTS], functions).parse(),
						placeOf
					});
				} catch (error) {
					return (0, start.failure)(error instanceof ast.ExpressionError ? fromParser(text, tokens, error) : fromLexer(text, error));
				}
			}
			let parsed = new WeakMap();
			function parseSource(source) {
				let known = parsed.get(source) ?? parseExpression(source.text);
				parsed.set(source, known);
				return known;
			}
			function isCall({ type }, index, tokens) {
				return type === ast.TokenType.IDENTIFIER && tokens[index + 1]?.type === ast.TokenType.LEFT_PAREN;
			}
			function checkTokens(tokens, placeOf) {
				if (tokens.length > MAX_TOKENS) return fault("expression_too_long", `More than ${MAX_TOKENS} words in one expression`, "Split it over several steps.", 0, 0);
				for (let [i, token] of tokens.entries()) {
					token.type === ast.TokenType.STRING && Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
					if (token.type !== ast.TokenType.IDENTIFIER || tokens[i - 1]?.type === ast.TokenType.DOT) continue;
					let isCalled = isCall(token, i, tokens);
					if ((isCalled ? functionNames() : CONTEXTS).some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue;
					let { start, end } = placeOf(token);
					return isCalled ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
				}
			}
			function unknownFunction(name, start, end) {
				let near = didYouMean(name, functionNames());
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${functionNames().join(", ")}.` : `Did you mean '${near}'?`);
				return fault("unknown_function", `Function '${(0, paths.briefText)(name)}' does not exist`, suggestion, start, end);
			}
			function unknownContext(name, start, end) {
				let near = didYouMean(name, CONTEXTS);
				let quoted = `A string needs single quotes: '${(0, paths.briefText)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
				return fault("unknown_name", `'${(0, paths.briefText)(name)}' does not exist`, suggestion, start, end);
			}
			function placeTokens(text, tokens) {
				let places = new Map();
				let at = 0;
				for (let token of tokens) {
					for (; at < text.length && /\s/.test(text[at] ?? "");) at++;
					let start = token.type === ast.TokenType.EOF ? text.length : at;
					at = start + token.lexeme.length;
					places.set(token, {
						start,
						end: at
					});
				}
				return places;
			}
			let SYNTAX_ADVICE = "Check quotes, brackets and operators. Strings need single quotes.";
			function fromParser(text, tokens, error) {
				let token = tokens.find((candidate) => candidate.range.start === error.pos);
				if (token?.type === ast.TokenType.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
				let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
					start: 0,
					end: text.length
				};
				let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
				let suggestion = form === void 0 ? SYNTAX_ADVICE : `Call it as ${form}.`;
				return fault("expression_syntax", (0, paths.briefText)(error.message), suggestion, start, end);
			}
			function fromLexer(text, error) {
				let thrown = error instanceof Error ? error.message : String(error);
				if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
				let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
				if (text[start] === "'") return fault("expression_syntax", "A string is not closed", "Add the closing '.", start, text.length);
				if (text[start] === "\"") return fault("expression_syntax", "Expressions cannot use double quotes", "Write strings in single quotes: 'text'.", start, start + 1);
				return fault("expression_syntax", (0, paths.briefText)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
			}
			function fault(code, message, suggestion, start, end) {
				return {
					code,
					message,
					suggestion,
					start,
					end
				};
			}
			//! src/recipe/expressions/check-expression.ts
			let STEP_FIELDS = ["outputs", "outcome"];
			let RECIPE_FIELDS = [
				"name",
				"description",
				"path"
			];
			let NO_NAMES = {
				unknown_step: "Give the step that you mean an 'id'. It must come before this one.",
				unknown_input: "Add it under 'inputs:'.",
				unknown_output: "The step has no outputs."
			};
			function checkExpression(text, scope) {
				let parsed = parseExpression(text);
				if (!parsed.ok) return [parsed.error];
				let checker = new Checker(parsed.value, scope);
				checker.visit(parsed.value.tree);
				return checker.faults;
			}
			var Checker = class {
				faults = [];
				#expression;
				#scope;
				constructor(expression, scope) {
					this.#expression = expression;
					this.#scope = scope;
				}
				visit(expression) {
					expression.accept(this);
				}
				visitLiteral() {}
				visitUnary(unary) {
					this.visit(unary.expr);
				}
				visitBinary(binary) {
					this.visit(binary.left);
					this.visit(binary.right);
				}
				visitLogical(logical) {
					for (let part of logical.args) this.visit(part);
				}
				visitGrouping(grouping) {
					this.visit(grouping.group);
				}
				visitFunctionCall(call) {
					for (let argument of call.args) this.visit(argument);
					let [format] = call.args;
					call.functionName.lexeme.toLowerCase() === "date" && format instanceof ast.Literal && this.#checkDate(format);
				}
				#checkDate(format) {
					let wrong = checkDateFormat(format.literal.coerceString());
					if (wrong === void 0) return;
					let place = this.#expression.placeOf(format.token);
					let start = Math.min(place.start + 1 + wrong.start, place.end);
					this.faults.push({
						...wrong,
						start,
						end: Math.min(start + wrong.end - wrong.start, place.end)
					});
				}
				visitContextAccess(context) {
					this.#checkPath(context, []);
				}
				visitIndexAccess(access) {
					let path = [];
					let at = access;
					for (; at instanceof ast.IndexAccess; at = at.expr) {
						at.index instanceof ast.Literal || at.index instanceof ast.Star || this.visit(at.index);
						path.unshift(at.index instanceof ast.Literal ? at.index : void 0);
					}
					at instanceof ast.ContextAccess ? this.#checkPath(at, path) : this.visit(at);
				}
				#checkPath(context, path) {
					let { inputs, insideForEach } = this.#scope;
					switch (context.name.lexeme.toLowerCase()) {
						case "item":
						case "index":
							insideForEach || this.#refuseItem(context);
							return;
						case "inputs":
							this.#isAmong(path[0], inputs, "unknown_input", (name) => `Input '${name}' does not exist`);
							return;
						case "recipe":
							this.#isAmong(path[0], RECIPE_FIELDS, "unknown_name", (name) => `The recipe has no field '${name}'`);
							return;
						case "steps":
							this.#checkStep(path);
							return;
					}
				}
				#checkStep([id, field, output]) {
					if (id === void 0) return;
					let name = nameOf(id);
					if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
						let message = `Step '${name}' has not run yet`;
						this.#report(id, "step_not_run_yet", message, "Move that step before this one.");
						return;
					}
					let ids = [...this.#scope.steps.keys()];
					let { innerSteps } = this.#scope;
					if (innerSteps?.has(name.toLowerCase()) && !hasName(ids, name)) {
						let around = innerSteps.get(name.toLowerCase());
						let suggestion = around === void 0 ? `Give the step with 'for-each' an id, and use steps.<id>.outputs.items[0].${name}.` : `Use steps.${around}.outputs.items[0].${name}, or another item.`;
						this.#report(id, "unknown_step", `Step '${name}' is inside 'for-each', so it has outputs for each item`, suggestion);
						return;
					}
					if (!this.#isAmong(id, ids, "unknown_step", () => `No step has the id '${name}'`)) return;
					if (!this.#isAmong(field, STEP_FIELDS, "unknown_name", (wrong) => `A step has no '${wrong}'`)) return;
					if (field === void 0 || nameOf(field).toLowerCase() !== "outputs") return;
					let known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
					let outputs = this.#scope.steps.get(known);
					outputs !== void 0 && this.#isAmong(output, outputs, "unknown_output", (wrong) => `The step '${name}' has no output '${wrong}'`);
				}
				#isAmong(part, names, code, message) {
					if (part === void 0 || hasName(names, nameOf(part))) return !0;
					let near = didYouMean(nameOf(part), names);
					let there = names.length === 0 ? NO_NAMES[code] ?? "There are none." : `Use one of ${names.join(", ")}.`;
					this.#report(part, code, message((0, paths.briefText)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
					return !1;
				}
				#refuseItem(context) {
					let message = `'${context.name.lexeme}' exists only in a step with 'for-each'`;
					let { start, end } = this.#expression.placeOf(context.name);
					this.faults.push({
						code: "item_outside_for_each",
						message,
						suggestion: "Add 'for-each:' to the step.",
						start,
						end
					});
				}
				#report(part, code, message, suggestion) {
					this.faults.push({
						code,
						message,
						suggestion,
						...this.#expression.placeOf(part.token)
					});
				}
			};
			function nameOf(part) {
				return part.literal.coerceString();
			}
			function hasName(names, wanted) {
				for (let name of names) if (name.toLowerCase() === wanted.toLowerCase()) return !0;
				return !1;
			}
			//! src/recipe/yaml/yaml-node.ts
			function describeNode(node) {
				if (node.kind === "list") return "a list";
				if (node.kind === "map") return "a map";
				if (node.kind === "invalid") return "something else";
				if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means null`;
				if (typeof node.value == "string") return "a string";
				return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
			}
			var SourceText = class {
				file;
				text;
				#lines;
				constructor(file, text) {
					this.file = file;
					this.text = text;
					this.#lines = new TextLines(text);
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
				lineRange(line, column, length) {
					let start = this.#lines.startOf(line + 1) + column;
					return this.range(start, start + length);
				}
				#place(offset) {
					return this.#lines.place(Math.min(Math.max(offset, 0), this.text.length));
				}
			};
			let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
			let NAME_PATTERN = NAME.source;
			let UNSAFE_NAMES = new Set([
				"__proto__",
				"constructor",
				"prototype"
			]);
			function checkName(name, what, at, diagnostics) {
				if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
				let message = `${what} cannot be '${(0, paths.briefText)(name)}'`;
				diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, starting with a letter.");
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
			let MAX_WORDS = 8e4;
			function scanYaml(source, diagnostics) {
				let nesting = new Nesting();
				let documents = new DocumentCount();
				let offset = 0;
				let lineStart = 0;
				let isScalar = !1;
				let words = [];
				for (let word of new compose_collection.Lexer().lex(source.text)) {
					let type = isScalar ? "text" : (0, compose_collection.tokenType)(word) ?? "text";
					isScalar = type === "scalar";
					words.push(word);
					if (MARKS.has(word)) continue;
					if (words.length > MAX_WORDS) {
						diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} YAML tokens`, "Make it shorter, or split it.");
						return;
					}
					let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
					refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
					if (nesting.read(type, offset - lineStart) > 64) {
						diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested more than 64 levels deep", "Flatten it.");
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
			let MARKS = new Set([
				"",
				"",
				""
			]);
			let SECOND_DOCUMENT = {
				code: "yaml_second_document",
				message: "A second document starts here",
				suggestion: "Keep one document per file: remove '---' and what follows, or move it to another file."
			};
			let REFUSED = {
				"directive-line": {
					code: "yaml_directive",
					message: "YAML directives are not allowed",
					suggestion: "Remove the line. Sous reads only YAML 1.2."
				},
				anchor: {
					code: "yaml_anchor",
					message: "YAML anchors are not allowed",
					suggestion: "Remove it, and repeat the value where it is used."
				},
				alias: {
					code: "yaml_alias",
					message: "YAML aliases are not allowed",
					suggestion: "Repeat the value. If a string starts with '*', put it in quotes."
				},
				tag: {
					code: "yaml_tag",
					message: "YAML tags are not allowed",
					suggestion: "Remove the tag. If a string starts with '!', put it in quotes."
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
			//! src/recipe/read-value.ts
			function readValue(node, reading) {
				switch (node.kind) {
					case "scalar": return typeof node.value == "string" && hasExpression(node.value) ? readTemplate(node, reading) : {
						kind: "scalar",
						value: node.value,
						at: node.at
					};
					case "list": return {
						kind: "list",
						items: node.items.map((item) => readValue(item, reading)),
						at: node.at
					};
					case "map": return {
						kind: "map",
						entries: readEntries(node, reading),
						at: node.at
					};
					case "invalid": return {
						kind: "scalar",
						value: null,
						at: node.at
					};
				}
			}
			function readEntries(map, reading) {
				return map.entries.map(({ key, keyAt, value }) => ({
					key,
					keyAt,
					value: readValue(value, reading)
				}));
			}
			function locate(scalar, source) {
				let offsets = scalarOffsets(scalar);
				let range = (start, end) => {
					if (offsets === void 0) return scalar.at;
					let from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
					let to = end > start ? (offsets[end - 1] ?? from) + 1 : from;
					return source.range(scalar.offset + from, scalar.offset + to);
				};
				return {
					text: String(scalar.value),
					range
				};
			}
			function readExpression(located, text, start, { scope, diagnostics }) {
				let at = located.range(start, start + text.length);
				if (diagnostics.isFull) return {
					text,
					at
				};
				for (let fault of checkExpression(text, scope)) diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion);
				return {
					text,
					at
				};
			}
			function reportUnclosed(located, start, { diagnostics }) {
				diagnostics.error(located.range(start, start + 3), "expression_unclosed", "'${{' is not closed", "Add '}}'. To write the characters themselves use ${{ '${{' }}.");
			}
			function readTemplate(scalar, reading) {
				let located = locate(scalar, reading.source);
				return {
					kind: "template",
					parts: parseTemplate(located.text).map((part) => {
						if (part.kind === "text") return part.text;
						if (part.kind === "expression") return readExpression(located, part.text, part.start, reading);
						reportUnclosed(located, part.start, reading);
						return part.text;
					}),
					at: scalar.at
				};
			}
			function hasExpression(text) {
				return text.includes("${{");
			}
			function parseTemplate(text) {
				let parts = [];
				let at = 0;
				for (let open = text.indexOf("${{"); open >= 0; open = text.indexOf("${{", at)) {
					open > at && parts.push({
						kind: "text",
						text: text.slice(at, open)
					});
					let close = findClose(text, open + 3);
					if (close === void 0) return [...parts, {
						kind: "unclosed",
						text: text.slice(open),
						start: open
					}];
					let inside = text.slice(open + 3, close);
					let start = open + 3 + (inside.length - inside.trimStart().length);
					parts.push({
						kind: "expression",
						text: inside.trim(),
						start
					});
					at = close + 2;
				}
				at < text.length && parts.push({
					kind: "text",
					text: text.slice(at)
				});
				return parts;
			}
			function findClose(text, from) {
				let isQuoted = !1;
				for (let i = from; i < text.length; i++) if (text[i] === "'") isQuoted = !isQuoted;
				else if (!isQuoted && text.startsWith("}}", i)) return i;
			}
			//! src/recipe/fields.ts
			function field(description, schema, read) {
				return {
					read,
					schema: () => ({
						...schema,
						description
					})
				};
			}
			function refine({ read, schema }, convert) {
				return {
					schema,
					read(node, what, reading) {
						let value = read(node, what, reading);
						return value === void 0 ? void 0 : convert(value, node, reading, what);
					}
				};
			}
			function textField(description, more = {}) {
				return field(description, {
					type: "string",
					...more
				}, readText);
			}
			function booleanField(description, fallback) {
				return field(description, {
					type: "boolean",
					...defaultOf(fallback)
				}, (node, what, { diagnostics }) => node.kind === "scalar" && typeof node.value == "boolean" ? node.value : wrongType(node, what, "true or false", diagnostics));
			}
			function numberField(description) {
				return field(description, { type: "number" }, readNumber);
			}
			function integerField(description, maximum, fallback) {
				return field(description, {
					type: "integer",
					minimum: 1,
					maximum,
					...defaultOf(fallback)
				}, (node, what, reading) => {
					let value = readNumber(node, what, reading);
					if (value === void 0 || Number.isInteger(value) && value >= 1 && value <= maximum) return value;
					let message = `${what} must be a whole number from 1 to ${maximum}`;
					reading.diagnostics.error(node.at, "out_of_range", message, "Choose a number in that range.");
				});
			}
			function wordField(description, words, fallback, near = (given) => didYouMean(given, words)) {
				return field(description, {
					enum: words,
					...defaultOf(fallback)
				}, (node, what, reading) => {
					let given = node.kind === "scalar" && node.value !== null && typeof node.value != "string" ? node.raw : readText(node, what, reading);
					let found = words.find((one) => one === given);
					if (given !== void 0 && found === void 0) {
						let meant = near(given);
						let advice = `${meant === void 0 ? "" : `Did you mean '${meant}'? `}Use one of ${words.join(", ")}.`;
						reading.diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, paths.briefText)(given)}'`, advice);
					}
					return found;
				});
			}
			function textsField(description, rules = {}) {
				let { mayBeEmpty = !1, items, more, check } = rules;
				let least = mayBeEmpty ? {} : { minItems: 1 };
				return field(description, {
					type: "array",
					items: {
						type: "string",
						...items
					},
					...least,
					uniqueItems: !0,
					...more
				}, (node, what, reading) => {
					!mayBeEmpty && node.kind === "list" && node.items.length === 0 && reading.diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
					return readTexts(node, what, reading, check);
				});
			}
			function readTexts(node, what, reading, check) {
				let { diagnostics } = reading;
				if (node.kind !== "list") return wrongType(node, what, "a list of strings", diagnostics);
				let found = new Set();
				for (let item of node.items) {
					let one = readText(item, `An item of ${what}`, reading);
					if (one === void 0) continue;
					found.has(one) && diagnostics.error(item.at, "duplicate_item", `'${(0, paths.briefText)(one)}' is listed twice`, "Remove it.");
					found.add(one);
					check?.(one, item, reading);
				}
				return [...found];
			}
			function nameSchema(name, description) {
				return {
					const: name,
					description
				};
			}
			function toolField(description, read) {
				let ofBundle = {
					type: "string",
					pattern: "^[^/@]+/[^/@]+@[^/@]+$"
				};
				let schema = (tools) => {
					let summaryOf = (name) => tools.find?.(name)?.summary ?? "";
					return {
						anyOf: [...tools.find ? tools.names.map((name) => nameSchema(name, summaryOf(name))) : [{ enum: tools.names }], ofBundle],
						description
					};
				};
				return {
					read,
					schema
				};
			}
			let kind = {
				text: textField,
				boolean: booleanField,
				number: numberField,
				integer: integerField,
				word: wordField,
				texts: textsField,
				tool: toolField
			};
			let NAMED = {
				type: "object",
				propertyNames: { pattern: NAME_PATTERN }
			};
			let EXPRESSION_SCHEMA = {
				type: "string",
				pattern: "\\$\\{\\{"
			};
			function reference(definition) {
				return { $ref: `#/definitions/${definition}` };
			}
			var MapField = class {
				#rules;
				constructor(rules) {
					this.#rules = rules;
				}
				schema = (tools) => {
					let { keys, required, description, more } = this.#rules;
					return {
						type: "object",
						additionalProperties: !1,
						properties: Object.fromEntries(Object.entries(keys).map(([key, { schema }]) => [key, schema(tools)])),
						...required !== void 0 && { required },
						...description !== void 0 && { description },
						...more
					};
				};
				read = (node, what, reading) => this.open(node, reading, { what })?.readAll(reading);
				has(key) {
					return Object.hasOwn(this.#rules.keys, key);
				}
				open(node, { diagnostics }, { what: named = "", missingAt = node.at } = {}) {
					let { what = named, keys, required = [] } = this.#rules;
					if (node.kind !== "map") return wrongType(node, what, "a map", diagnostics);
					let known = new Map();
					let meant = [];
					let last;
					for (let entry of node.entries) if (Object.hasOwn(keys, entry.key)) {
						known.set(entry.key, entry);
						last = entry;
					} else if (last !== void 0 && takesMap(keys[last.key]) && isLeftEmpty(known.get(last.key))) {
						last = adopt(last, entry, diagnostics);
						known.set(last.key, last);
					} else diagnostics.isFull || meant.push(...this.#reportUnknown(entry, what, diagnostics));
					let lacks = (key) => !known.has(key) && !meant.includes(key);
					for (let key of required) lacks(key) && reportMissing(key, what, missingAt, diagnostics);
					let read = (key, reading) => {
						let entry = known.get(key);
						let { read: readValue } = keys[key];
						return entry && readValue(entry.value, `'${key}'`, reading);
					};
					let readAll = (reading) => {
						let values = Object.keys(keys).map((key) => [camelCase(key), read(key, reading)]);
						return Object.fromEntries(values.filter(([, value]) => value !== void 0));
					};
					return {
						at: node.at,
						lacks,
						entry: (key) => known.get(key),
						read,
						readAll
					};
				}
				#reportUnknown({ key, keyAt }, what, diagnostics) {
					let { keys, advice: known = {} } = this.#rules;
					let names = Object.keys(keys);
					let near = didYouMean(key, names);
					let guess = near === void 0 ? `Keys are ${names.join(", ")}.` : `Did you mean '${near}'?`;
					let advice = Object.hasOwn(known, key) ? known[key] : void 0;
					let code = advice?.isElsewhere ? "misplaced_key" : "unknown_key";
					diagnostics.error(keyAt, code, `${what} has no key '${(0, paths.briefText)(key)}'`, advice?.text ?? guess);
					return [advice === void 0 ? near : advice.instead].filter((one) => one !== void 0);
				}
			};
			function takesMap(known) {
				return known?.schema({ names: [] }).type === "object";
			}
			function isLeftEmpty(entry) {
				if (entry === void 0) return !1;
				let { value } = entry;
				return value.kind === "map" ? "isAdopted" in value : value.kind === "scalar" && value.value === null && value.raw === "";
			}
			function adopt(above, entry, diagnostics) {
				let before = above.value.kind === "map" ? above.value.entries : [];
				if (before.length === 0) {
					let message = `'${(0, paths.briefText)(entry.key)}' is not indented below '${above.key}', which is empty`;
					let suggestion = `Indent it by 2 more spaces, with everything that belongs to '${above.key}'.`;
					diagnostics.error(entry.keyAt, "misplaced_key", message, suggestion);
				}
				let value = {
					kind: "map",
					entries: [...before, entry],
					at: entry.keyAt,
					isAdopted: !0
				};
				return {
					...above,
					value
				};
			}
			function camelCase(key) {
				return key.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
			}
			function reportMissing(key, what, at, diagnostics) {
				diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
			}
			function readText(node, what, { diagnostics }) {
				if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a string", diagnostics);
				if (typeof node.value != "string") {
					mustBeQuoted(node, what, diagnostics);
					return;
				}
				if (node.value.trim() === "") {
					diagnostics.error(node.at, "empty", `${what} is empty`, "Write a string, or remove the line.");
					return;
				}
				if (hasExpression(node.value)) {
					diagnostics.error(node.at, "expression_not_allowed", `${what} cannot contain an expression`, "Use a plain value. Expressions are allowed in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
					return;
				}
				return node.value;
			}
			function readNumber(node, what, { diagnostics }) {
				if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
				return wrongType(node, what, "a number", diagnostics);
			}
			function mustBeQuoted(node, what, diagnostics) {
				let message = `${what} must be a quoted string. Without quotes, YAML reads ${(0, paths.briefText)(node.raw)} as a ${typeof node.value}`;
				diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, paths.briefText)(node.raw)}' in quotes.`);
			}
			function wrongType(node, what, expected, diagnostics) {
				if (node.kind === "invalid") return;
				diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`);
			}
			function defaultOf(fallback) {
				return fallback === void 0 ? {} : { default: fallback };
			}
			//! src/recipe/check-call.ts
			function allSteps({ steps, verify }) {
				return [...steps, ...verify].flatMap((step) => [step, ...step.call.kind === "steps" ? step.call.steps : []]);
			}
			function checkCall(call, catalogue, diagnostics) {
				let { tool } = call;
				let given = new Set(call.arguments.map((entry) => entry.key));
				for (let entry of call.arguments) {
					let field = tool.arguments.find((argument) => argument.name === entry.key);
					if (diagnostics.isFull) break;
					field === void 0 ? given.add(reportUnknown(entry, tool, diagnostics)) : checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics);
					entry.key === "command" && refuseExpressions(entry.value, diagnostics);
				}
				for (let { name, required } of tool.arguments) {
					if (!required || given.has(name)) continue;
					diagnostics.error(call.at, "missing_argument", `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`);
				}
				checkKnownValues(call, catalogue, diagnostics);
			}
			let STEP_KEYS = [
				"if",
				"for-each",
				"expect",
				"continue-on-error",
				"timeout-seconds",
				"report"
			];
			function reportUnknown(entry, tool, diagnostics) {
				let names = tool.arguments.map((argument) => argument.name);
				let near = didYouMean(entry.key, names);
				let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
				let isOfStep = STEP_KEYS.includes(entry.key);
				let step = `'${entry.key}' belongs to the step. Indent it like 'with:'.`;
				let other = isRest(entry) ? REST_ADVICE : near === void 0 ? all : `Did you mean '${near}'?`;
				let suggestion = isOfStep ? step : other;
				diagnostics.error(entry.keyAt, isOfStep ? "misplaced_key" : "unknown_argument", `${tool.name} has no argument '${(0, paths.briefText)(entry.key)}'`, suggestion);
				return near ?? entry.key;
			}
			let REST_ADVICE = "Put the text before it in quotes: inside { }, a comma ends a text without them.";
			function isRest({ key, value }) {
				return /[^\w -]/.test(key) && value.kind === "invalid";
			}
			function checkQuotes(node, schema, what, diagnostics) {
				if (node.kind === "scalar") {
					let isText = schema.type === "string";
					isText && node.value !== null && typeof node.value != "string" && mustBeQuoted(node, what, diagnostics);
					isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Write a string. An empty one is ''.");
				}
				if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
				if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, paths.briefText)(key)}' in ${what}`, diagnostics);
			}
			function memberOf(schema, key) {
				let member = schema[key];
				return typeof member == "object" && member ? member : {};
			}
			function refuseExpressions(node, diagnostics) {
				if (node.kind !== "scalar" || typeof node.value != "string" || !hasExpression(node.value)) return;
				diagnostics.error(node.at, "expression_in_command", "A command cannot contain an expression", "Pass the value with 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
			}
			let UNKNOWN = Symbol("known when the recipe runs");
			function checkKnownValues(call, catalogue, diagnostics) {
				if (catalogue.checkCall === void 0) return;
				let known = Object.create(null);
				for (let { key, value } of call.arguments) known[key] = toKnown(value);
				for (let { path, code, message, suggestion } of catalogue.checkCall(call.tool.name, known)) diagnostics.error(placeOf(call, path, code), code, message, suggestion);
			}
			function placeOf(call, path, code) {
				let at = call.at;
				let entries = call.arguments;
				let items = [];
				for (let part of path) {
					let entry = typeof part == "string" ? entries.find(({ key }) => key === part) : void 0;
					let node = typeof part == "number" ? items[part] : entry?.value;
					if (node === void 0) break;
					at = code === "argument_conflict" && entry !== void 0 ? entry.keyAt : node.at;
					entries = node.kind === "map" ? node.entries : [];
					items = node.kind === "list" ? node.items : [];
				}
				return at;
			}
			function toKnown(node) {
				if (node.kind === "scalar") return typeof node.value == "string" && hasExpression(node.value) ? UNKNOWN : node.value;
				if (node.kind === "list") return node.items.map(toKnown);
				if (node.kind !== "map") return UNKNOWN;
				let known = Object.create(null);
				for (let { key, value } of node.entries) known[key] = toKnown(value);
				return known;
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
					if (all.length > 1e3) return (0, start.failure)(ERRORS$2.tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
				}
				return (0, start.success)(all);
			}
			function parsePattern(pattern) {
				if (Buffer.byteLength(pattern) > 256) return (0, start.failure)(ERRORS$2.tooLarge(pattern, "it is longer than 256 bytes"));
				if (pattern === "") return (0, start.failure)(ERRORS$2.invalid(pattern, "Name the files."));
				if (pattern.startsWith("!")) return (0, start.failure)(ERRORS$2.invalid(pattern, "A pattern cannot be negated. Use 'exclude' if the tool has it, or write '\\!' for the character itself."));
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
				let outside = () => ERRORS$2.outside(shown);
				let denied = (why, suggestion) => ERRORS$2.denied(shown, why, suggestion);
				if (/[^ -~]/.test(alternative) && /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it contains a control character", "Remove the NUL, newline or other control character.");
				if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
				if (alternative.split(/[/\\]/).includes("..")) return outside();
				if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash can only escape a wildcard", "Separate directories with '/'.");
				if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it contains an empty segment or the segment '.'", "Remove it: 'src/*.ts'.");
			}
			function fromFault(pattern, fault) {
				return fault.kind === "limit" ? ERRORS$2.tooLarge(pattern, fault.reason) : ERRORS$2.invalid(pattern, fault.reason);
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
				let text = longestText(segments);
				return (path, from) => path.endsWith(suffix) && path.includes(text, from) && matchSegments(segments, path, from);
			}
			function longestText(segments) {
				let textOf = (part) => "text" in part ? part.text : "";
				return segments.flatMap((segment) => segment.kind === "tokens" ? segment.tokens.map(textOf) : textOf(segment)).reduce((longest, text) => text.length > longest.length ? text : longest, "");
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
			let ERRORS$2 = {
				invalid: (pattern, advice) => (0, tool_errors.toolError)("invalid_pattern", `Invalid glob pattern '${(0, paths.briefText)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`),
				tooLarge: (pattern, why) => (0, tool_errors.toolError)("limit_exceeded", `Glob pattern '${(0, paths.briefText)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls."),
				outside: (shown) => (0, tool_errors.toolError)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'."),
				denied: (shown, why, suggestion) => (0, tool_errors.toolError)("path_denied", `${shown} is not allowed: ${why}`, suggestion)
			};
			//! src/tools/kit/tool.ts
			let LOG_LEVELS = [
				"trace",
				"debug",
				"info",
				"warn",
				"error"
			];
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
					let { out, outStyle } = invocation.console;
					let help = usage((await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 682, 23)).then((n) => n.usage_texts_exports)).USAGE_TEXTS);
					out(outStyle.columns === void 0 ? help : joinParagraphs(help));
					return terminal.EXIT.done;
				};
			}
			function joinParagraphs(help) {
				return help.replace(/^(\S.{80,})\n(?=\S)/gm, "$1 ");
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
				let wrong = (message) => (0, start.failure)(ERRORS$1.badUsage(message, command));
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
			let ERRORS$1 = { badUsage: (message, command) => (0, tool_errors.toolError)("invalid_arguments", message, `See sous ${command} --help.`) };
			//! src/tools/kit/path-arguments.ts
			let PATH_ARGUMENTS = [
				"path",
				"base_path",
				"from",
				"to"
			];
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
				return ERRORS.notUtf8(text);
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
					case "missing": return (0, start.failure)(ERRORS.noDirectory(directory.value));
					case "symlink": return (0, start.failure)(DISK_ERRORS.symlinkDenied(directory.value));
					default: return (0, start.failure)(DISK_ERRORS.notADirectory(directory.value));
				}
			}
			let ERRORS = {
				notUtf8: (text) => (0, tool_errors.toolError)("path_denied", `Path '${(0, paths.briefText)(text)}' is not allowed: it is not UTF-8, or contains the replacement character U+FFFD`, "Use a UTF-8 name. Rename the file first if necessary."),
				noDirectory: (directory) => (0, tool_errors.toolError)("not_found", `Directory '${directory}' not found`, "Check the path, or use list_dir on the directory above it.")
			};
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
			function includeGeneratedArgument() {
				return (0, api._default)((0, api.boolean)().check((0, api.describe)("With include: also change files that .gitattributes marks as binary, -text, linguist-generated or linguist-vendored")), !1);
			}
			function searchGeneratedArgument() {
				return (0, api.optional)((0, api.boolean)().check((0, api.describe)("Whether to search files that .gitattributes marks as binary, -text, linguist-generated or linguist-vendored. Default: true, but false in a verify step of a recipe, because edits leave them out")));
			}
			function includeArgument(description) {
				let globs = (0, api.union)([(0, api.string)(), (0, api.array)((0, api.string)())]).check((0, api.refine)((value) => value.length > 0, "must not be empty"), (0, api.describe)(description));
				return (0, api.optional)(asGlob(globs));
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
			function isGiven(args, name) {
				return args[name] !== void 0;
			}
			let PATH_OR_INCLUDE = {
				schema: { oneOf: [{
					required: ["path"],
					not: { required: ["exclude"] }
				}, { required: ["include"] }] },
				check(args) {
					let suggestion = "Use path for one file, or include (and exclude) for many.";
					let other = ["include", "exclude"].find((name) => isGiven(args, name));
					if (!isGiven(args, "path")) return isGiven(args, "include") ? void 0 : {
						path: [],
						code: "missing_argument",
						message: "Either path or include is required",
						suggestion
					};
					if (other === void 0) return;
					return {
						path: [other],
						code: "argument_conflict",
						message: "path cannot be combined with include or exclude",
						suggestion
					};
				}
			};
			function onlyWhen(name, other, value, suggestion) {
				return { check(args) {
					if (!isGiven(args, name) || args[other] === value || args[other] === UNKNOWN) return;
					return {
						path: [name],
						code: "argument_conflict",
						message: `Argument '${name}' needs '${other}: ${String(value)}'`,
						suggestion
					};
				} };
			}
			function onlyWith(name, others) {
				return { check(args) {
					if (!isGiven(args, name) || others.some((other) => isGiven(args, other))) return;
					let named = others.join(" or ");
					return {
						path: [name],
						code: "argument_conflict",
						message: `Argument '${name}' needs ${named}`,
						suggestion: `Give ${named} too, or leave out ${name}.`
					};
				} };
			}
			function dependingOn(argument, values) {
				let owned = [...new Set(Object.values(values).flatMap(({ needs, may = [] }) => [...needs, ...may]))];
				return {
					schema: { allOf: Object.entries(values).map(([value, { needs }]) => ({
						if: {
							properties: { [argument]: { const: value } },
							required: [argument]
						},
						then: { required: needs }
					})) },
					check(args) {
						let value = args[argument];
						let takes = typeof value == "string" && Object.hasOwn(values, value) ? values[value] : void 0;
						if (takes === void 0) return;
						let { needs, may = [], hint } = takes;
						let all = [...needs, ...may];
						let options = may.length === 0 ? "" : ` ${may.join(" and ")} is optional.`;
						let suggestion = `Give ${needs.join(" and ")} for ${String(value)}.${options}${hint === void 0 ? "" : ` ${hint}`}`;
						let foreign = owned.filter((name) => isGiven(args, name) && !all.includes(name));
						if (foreign[0] !== void 0) return {
							path: [foreign[0]],
							code: "argument_conflict",
							message: `${String(value)} does not take ${foreign.join(" or ")}`,
							suggestion
						};
						let missing = needs.filter((name) => !isGiven(args, name));
						if (missing.length === 0) return;
						return {
							path: [argument],
							code: "missing_argument",
							message: `${String(value)} needs ${missing.join(" and ")}`,
							suggestion
						};
					}
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
		682: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1401)["usage-texts"]();
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
				},
				get readGitRecords() {
					return part().readGitRecords;
				}
			};
		}),
		9385: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_append_file();
		}),
		4251: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_apply_patch();
		}),
		5540: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_copy_file();
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
		7514: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_ensure_lines();
		}),
		4806: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_fetch_webpage();
		}),
		8745: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_file_search();
		}),
		2055: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_find_code();
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
		140: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_move_file();
		}),
		9887: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_read_data();
		}),
		5901: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_read_file();
		}),
		7864: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_replace_code();
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
		5106: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424).tool_write_file();
		}),
		842: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8986).footprint();
		}),
		5257: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7377).exec();
		}),
		6483: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5589).ast();
			module.exports = {
				__esModule: !0,
				get Array() {
					return part().Array;
				},
				get BooleanData() {
					return part().BooleanData;
				},
				get ContextAccess() {
					return part().ContextAccess;
				},
				get Dictionary() {
					return part().Dictionary;
				},
				get ExpressionError() {
					return part().ExpressionError;
				},
				get IndexAccess() {
					return part().IndexAccess;
				},
				get Lexer() {
					return part().Lexer;
				},
				get Literal() {
					return part().Literal;
				},
				get Null() {
					return part().Null;
				},
				get NumberData() {
					return part().NumberData;
				},
				get Parser() {
					return part().Parser;
				},
				get Star() {
					return part().Star;
				},
				get StringData() {
					return part().StringData;
				},
				get TokenType() {
					return part().TokenType;
				},
				get wellKnownFunctions() {
					return part().wellKnownFunctions;
				}
			};
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
		8260: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6005)["compose-collection"]();
			module.exports = {
				__esModule: !0,
				get Lexer() {
					return part().Lexer;
				},
				get tokenType() {
					return part().tokenType;
				}
			};
		}),
		1585: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
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
		5589: ((module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
		}),
		9543: ((module) => {
			"use strict";
			module.exports = require("../vendor/fast-glob.js");
		}),
		6005: ((module) => {
			"use strict";
			module.exports = require("../vendor/yaml.js");
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
		1401: ((module) => {
			"use strict";
			module.exports = require("./texts.js");
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
