export const id = 8437;
export const ids = [8437];
export const modules = {
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		function partialEndLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back++) {
				let byte = bytes[bytes.length - back] ?? 0;
				if (isContinuation(byte)) continue;
				return sequenceLength(byte) > back ? back : 0;
			}
			return 0;
		}
		function partialStartLength(bytes) {
			let start = 0;
			for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
			return start;
		}
		function isContinuation(byte) {
			return (byte & 192) == 128;
		}
		function sequenceLength(lead) {
			if (lead >= 240) return 4;
			if (lead >= 224) return 3;
			return lead >= 192 ? 2 : 1;
		}
	}),
	10601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => fileModeOf });
		function fileModeOf(permissions) {
			return permissions & 64 ? "100755" : "100644";
		}
	}),
	1236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => escapeRegex });
		function escapeRegex(text) {
			return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	60493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kf: () => nameSome,
			lP: () => sizeText,
			pq: () => countOf
		});
		let MB = 1048576;
		function countOf(count, one, many = `${one}s`) {
			return `${count} ${count === 1 ? one : many}`;
		}
		function nameSome(names, most) {
			let shown = names.slice(0, most).join(", ");
			return names.length > most ? `${shown} and ${names.length - most} more` : shown;
		}
		function sizeText(bytes) {
			return bytes >= MB && bytes % MB == 0 ? `${bytes / MB} MB` : countOf(bytes, "byte");
		}
	}),
	51673: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => BulkReader });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52847);
		class BulkReader {
			#folder;
			#limit;
			#buffer;
			#isRealDirectory = new Map([["", !0]]);
			#lastDirectory = "";
			#openFile;
			constructor(folder, limit) {
				this.#folder = folder;
				this.#limit = limit;
				this.#buffer = Buffer.allocUnsafeSlow(limit + 1);
			}
			read(path) {
				this.#close();
				if (!this.#isInRealDirectory(path)) return "missing";
				try {
					this.#openFile = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(`${this.#folder}/${path}`, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__._);
					return this.#fill(this.#openFile);
				} catch (error) {
					return faultOf(error);
				} finally {
					this.#close();
				}
			}
			#close() {
				let file = this.#openFile;
				this.#openFile = void 0;
				file !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
			#fill(file) {
				let filled = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, this.#buffer, 0, this.#buffer.length, 0);
				if ((filled === 0 || filled > this.#limit) && !node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) return "missing";
				return filled > this.#limit ? "too_large" : this.#buffer.subarray(0, filled);
			}
			#isInRealDirectory(path) {
				let slash = path.lastIndexOf("/");
				if (slash < 0 || slash === this.#lastDirectory.length && path.startsWith(this.#lastDirectory)) return !0;
				let directory = path.slice(0, slash);
				let isReal = this.#check(directory);
				isReal && (this.#lastDirectory = directory);
				return isReal;
			}
			#check(directory) {
				let known = this.#isRealDirectory.get(directory);
				if (known !== void 0) return known;
				let parent = directory.slice(0, Math.max(0, directory.lastIndexOf("/")));
				let stats = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(`${this.#folder}/${directory}`, { throwIfNoEntry: !1 }));
				let isReal = this.#check(parent) && stats.ok && stats.value?.isDirectory() === !0;
				this.#isRealDirectory.set(directory, isReal);
				return isReal;
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
	}),
	52847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CD: () => attempt,
			I: () => kindOf,
			Ur: () => realDisk,
			_: () => OPEN_TO_READ
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10601);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		let realDisk = {
			entry(path) {
				let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
					bigint: !0,
					throwIfNoEntry: !1
				}));
				if (stats.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(stats.value === void 0 ? void 0 : describe(stats.value));
				return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(void 0) : stats;
			},
			readFile(path, limit = Infinity) {
				return attempt(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
						if (!stats.isFile()) throw Object.assign(Error("not a regular file"), { code: stats.isDirectory() ? "EISDIR" : "ENOTREG" });
						return {
							bytes: readUpTo(file, Math.min(stats.size, limit)),
							size: stats.size,
							mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(stats.mode)
						};
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				});
			},
			readDirectory(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
					name: entry.name,
					kind: kindOf(entry)
				})));
			},
			async walk(folder, request) {
				let { walkFolder } = await Promise.all([__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 18249));
				return walkFolder(folder, request);
			},
			canWriteInto(directory) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
			},
			realPath(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
			}
		};
		function attempt(call) {
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(call());
			} catch (error) {
				let code = error.code;
				if (typeof code != "string") throw error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					code,
					message: error.message
				});
			}
		}
		function readUpTo(file, size) {
			let bytes = Buffer.allocUnsafeSlow(size);
			let filled = 0;
			for (; filled < size;) {
				let read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
				if (read === 0) break;
				filled += read;
			}
			return filled === size ? bytes : bytes.subarray(0, filled);
		}
		function describe(stats) {
			return {
				kind: kindOf(stats),
				size: Number(stats.size),
				mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(Number(stats.mode)),
				get fingerprint() {
					return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
				}
			};
		}
		function kindOf(entry) {
			if (entry.isFile()) return "file";
			if (entry.isDirectory()) return "directory";
			return entry.isSymbolicLink() ? "symlink" : "other";
		}
	}),
	40577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gr: () => truncationWarning,
			KT: () => renderMatches,
			mY: () => renderWithContext,
			tX: () => secretWarning,
			yW: () => searchWarnings
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		function searchWarnings({ skipped, isPartial, warnings }, limits, depth) {
			let said = [...warnings];
			isPartial && said.push(`Search timed out after ${limits.searchMs / 1e3}s, returning partial results`);
			for (let path of skipped.timedOut.slice(0, 5)) said.push(`Pattern took longer than ${limits.regexMsPerFile / 1e3}s on '${path}', the file was abandoned`);
			skipped.timedOut.length > 5 && said.push(`Pattern took too long on ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(skipped.timedOut.length - 5, "more file", "more files")}, they were abandoned`);
			skipped.tooLarge.length > 0 && said.push(`Skipped ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(skipped.tooLarge.length, "file")} larger than ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.lP)(limits.searchFileBytes)}: ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(skipped.tooLarge, 5)}`);
			skipped.unreadable.length > 0 && said.push(`Could not read ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(skipped.unreadable.length, "file")}: ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(skipped.unreadable, 5)}`);
			skipped.tooDeep > 0 && said.push(`Skipped ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(skipped.tooDeep, "file")} more than ${depth} directories deep`);
			return [...said, ...secretWarning(skipped.secret, "search")];
		}
		function secretWarning(count, action) {
			if (count === 0) return [];
			return [`Skipped ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(count, "file")} of a kind that usually holds secrets; give the exact file name to ${action} it`];
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
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	6754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			JV: () => symlinkDenied,
			Ko: () => fileNotFound,
			L5: () => permissionDenied,
			YL: () => fromDiskFault,
			c9: () => belongsToSous,
			o5: () => notADirectory
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function fromDiskFault(fault, shown, action = "read") {
			switch (fault.code) {
				case "ENOENT": return fileNotFound(shown);
				case "EACCES":
				case "EPERM":
				case "EROFS": return permissionDenied(action, shown);
				case "ELOOP": return symlinkDenied(shown);
				case "EISDIR":
				case "ENOTREG": return notAFile(shown);
				case "ENOTDIR": return notADirectory(shown);
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
			}
		}
		function fileNotFound(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
		}
		function permissionDenied(action, shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
		}
		function symlinkDenied(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
		}
		function notAFile(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
		}
		function notADirectory(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
		}
		function belongsToSous(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
		}
	}),
	70888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			qF: () => parseGlob,
			nS: () => parseGlobs
		});
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, result.k)([pattern]);
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
			return (0, result.V)({
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
				if (heads.length * tails.length > MAX_ALTERNATIVES) return tooMany();
				heads = heads.flatMap((head) => tails.map((tail) => head + tail));
			}
			return (0, result.k)(heads);
		}
		function readGroup(reader) {
			let alternatives = [];
			do {
				reader.at++;
				let alternative = readSequence(reader, !0);
				if (!alternative.ok) return alternative;
				alternatives.push(...alternative.value);
				if (alternatives.length > MAX_ALTERNATIVES) return tooMany();
			} while (reader.pattern[reader.at] === ",");
			if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
			reader.at++;
			return (0, result.k)(alternatives);
		}
		function tooMany() {
			return (0, result.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
		function parseSegment(source) {
			if (source === "**") return (0, result.k)({ kind: "globstar" });
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
			return (0, result.k)(isLiteral ? {
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
			return (0, result.k)({
				kind: "class",
				isNegated,
				ranges
			});
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
		function parseGlob(pattern) {
			return parseGlobs([pattern]);
		}
		function parseGlobs(patterns) {
			return compile(patterns, (segments) => [segments]);
		}
		function parseExcludes(patterns) {
			return compile(patterns, (segments) => segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]]);
		}
		let GLOBSTAR = { kind: "globstar" };
		function compile(patterns, variants) {
			let matchers = [];
			let alternatives = 0;
			for (let pattern of patterns) {
				let parsed = parsePattern(pattern);
				if (!parsed.ok) return parsed;
				alternatives += parsed.value.length;
				if (alternatives > MAX_ALTERNATIVES) return (0, result.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(compileSegments));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, result.k)({ matches: only });
			return (0, result.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, result.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, result.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, result.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = expandBraces(pattern);
			if (!expanded.ok) return (0, result.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, result.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, result.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, result.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = parseSegment(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, result.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, path.Kg)(pattern)}'`;
			let outside = () => (0, tool_error.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, tool_error.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
			if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
			if (alternative.split(/[/\\]/).includes("..")) return outside();
			if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
			if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
		}
		function fromFault(pattern, fault) {
			return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
		}
		function invalid(pattern, advice) {
			return (0, tool_error.$4)("invalid_pattern", `Invalid glob pattern '${(0, path.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, tool_error.$4)("limit_exceeded", `Glob pattern '${(0, path.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	}),
	28111: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => makeSelector,
			A: () => selectFiles
		});
		var model_path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		let SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|[._-][^/]+)?|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:[_-][^./]*|\.(?:bak|old))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
		let SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore)$/i;
		let HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$/i;
		function isSecretFile(path) {
			return SECRET_ENDING.test(path) || SECRET_NAME.test(path) && !HARMLESS_NAME.test(baseName(path));
		}
		function namesFile(glob, path) {
			return baseName(glob) === baseName(path);
		}
		function baseName(path) {
			return path.slice(path.lastIndexOf("/") + 1);
		}
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var glob = __webpack_require__(70888);
		async function selectFiles(workspace, selection) {
			let selector = await makeSelector(workspace, selection);
			if (!selector.ok) return selector;
			let { only, pick } = selector.value;
			if (only !== void 0) return (0, result.k)({
				files: only,
				tooDeep: 0,
				secret: 0,
				warnings: []
			});
			let { files, warnings } = await workspace.files();
			return (0, result.k)({
				...pick(files),
				warnings
			});
		}
		async function makeSelector(workspace, selection) {
			let { under = model_path.hK, include = [], exclude = [] } = selection;
			let wanted = (0, glob.nS)(include);
			if (!wanted.ok) return wanted;
			let unwanted = (0, glob.T)(exclude);
			if (!unwanted.ok) return unwanted;
			let place = await kindOfPlace(workspace, under);
			if (!place.ok) return place;
			let prefix = under === model_path.hK ? "" : `${under}/`;
			let maxDepth = selection.maxDepth + (prefix === "" ? 0 : (0, model_path.d1)(under) + 1);
			let isTooDeep = (path) => path.length > 2 * maxDepth && (0, model_path.d1)(path) > maxDepth;
			let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
			let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
			let named = place.value === "file" ? [under].filter(fits) : void 0;
			return (0, result.k)({
				only: selection.only ?? named,
				pick(candidates) {
					let files = [];
					let tooDeep = 0;
					let secret = 0;
					for (let path of candidates) {
						if (!path.startsWith(prefix) || !fits(path)) continue;
						isSecretFile(path) && !include.some((glob) => namesFile(glob, path)) ? secret++ : isTooDeep(path) ? tooDeep++ : files.push(path);
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
			if (under === model_path.hK) return (0, result.k)("directory");
			let entry = await workspace.entry(under);
			if (!entry.ok) return entry;
			switch (entry.value.kind) {
				case "file":
				case "directory": return (0, result.k)(entry.value.kind);
				case "symlink": return (0, result.V)((0, disk_errors.JV)(under));
				case "missing": return (0, result.V)((0, tool_error.$4)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere."));
				case "other": return (0, result.V)((0, disk_errors.$y)(under));
			}
		}
	}),
	83492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B_: () => guardFor,
			Bv: () => withTimeLimit,
			ok: () => withoutLimit
		});
		var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
		let guard;
		function withTimeLimit(work, limitMs) {
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
				return "timed_out";
			}
		}
		function guardFor(pattern, limitMs) {
			return pattern.literal === void 0 && Number.isFinite(limitMs) ? withTimeLimit : withoutLimit;
		}
		function withoutLimit(work) {
			work();
			return "done";
		}
		function prepareGuard(work) {
			if (guard === void 0) {
				let made = {
					context: node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext({ run: () => made.work() }),
					script: new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("run()"),
					work
				};
				guard = made;
			}
			guard.work = work;
			return guard;
		}
	}),
	3240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => LineTester,
			p: () => withoutReturn
		});
		class LineTester {
			#inLine;
			#inText;
			#strategy;
			constructor(pattern) {
				this.#inLine = new RegExp(pattern.source, pattern.flags);
				this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`);
				this.#strategy = pattern.strategy;
			}
			matches(line) {
				return this.#inLine.test(withoutReturn(line));
			}
			find(line) {
				let match = this.#inLine.exec(withoutReturn(line));
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
					this.matches(text.slice(start, end)) && count++;
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
					(isSure || this.matches(text.slice(start, end))) && count++;
					if (newline < 0) break;
					regex.lastIndex = end + 1;
				}
				return count;
			}
		}
		function withoutReturn(line) {
			return line.endsWith("\r") ? line.slice(0, -1) : line;
		}
	}),
	93395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => literalPattern,
			I: () => regexPattern
		});
		var escape_regex = __webpack_require__(1236);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let UNKNOWN = {
			exact: void 0,
			contains: void 0
		};
		let NO_WIDTH = {
			exact: [""],
			contains: void 0
		};
		function requiredText(source) {
			let part = new Reader(source).alternatives();
			return better(usable(part.exact), usable(part.contains));
		}
		class Reader {
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
					case ".": return UNKNOWN;
					default: return oneCharacter(char);
				}
			}
			#group() {
				let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
				this.#at += opening.length;
				let inside = this.alternatives();
				this.#at++;
				if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
				return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN;
			}
			#characterClass() {
				let start = this.#at;
				for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
				let inside = this.#source.slice(start, this.#at);
				this.#at++;
				return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN;
			}
			#escape() {
				let rest = this.#source.slice(this.#at);
				let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
				let char = this.#next();
				if (long !== void 0) {
					this.#at += long.length - 1;
					return UNKNOWN;
				}
				if (char === "b" || char === "B") return NO_WIDTH;
				if (char === "t") return oneCharacter("	");
				return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char);
			}
			#quantifier() {
				let [all = "", simple, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24)) ?? [];
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
		}
		function oneCharacter(char) {
			return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : {
				exact: [char],
				contains: void 0
			};
		}
		function repeat(part, least, most) {
			if (least === 1 && most === 1) return part;
			if (least === 0) return most === 1 && part.exact !== void 0 ? {
				exact: [...part.exact, ""],
				contains: void 0
			} : UNKNOWN;
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
		function literalPattern(text, options) {
			return {
				source: (0, escape_regex.$)(text),
				flags: options.caseSensitive ? "" : "i",
				literal: text,
				required: [text],
				strategy: /[\n\r]/.test(text) ? "line" : "text"
			};
		}
		function regexPattern(source, options) {
			let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
			try {
				new RegExp(source, flags);
			} catch (error) {
				return (0, result.V)(explainInvalid(source, error.message));
			}
			if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return (0, result.k)(literalPattern(source, options));
			return (0, result.k)({
				source,
				flags,
				literal: void 0,
				required: requiredText(source),
				strategy: strategyFor(source)
			});
		}
		function strategyFor(source) {
			let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\t-|[\u0000-\u001f\u2028\u2029]/.test(source);
			let hasAnchor = /[$^]|\\B/.test(source);
			let hasLookaround = /\(\?<?[=!]/.test(source);
			if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
			return mayMatchLineEnd || hasAnchor ? "text-then-line" : "text";
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
		function explainInvalid(source, message) {
			let reason = message.slice(message.lastIndexOf(": ") + 2);
			let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
			let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
			let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
			return (0, tool_error.$4)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
		}
	}),
	73745: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => scanAll });
		var promises_ = __webpack_require__(58500);
		var model_bytes = __webpack_require__(7682);
		var result = __webpack_require__(97424);
		var bulk_reader = __webpack_require__(51673);
		var search_scanner = __webpack_require__(45972);
		class SharedWork {
			#cells;
			#files;
			constructor(shared, files) {
				this.#cells = new Int32Array(shared);
				this.#files = files;
			}
			static buffer(workers) {
				return new SharedArrayBuffer(4 * (2 + 3 * workers));
			}
			get chunks() {
				return Math.ceil(this.#files / 512);
			}
			takeChunk() {
				if (this.isStopped()) return;
				let chunk = Atomics.add(this.#cells, 0, 1);
				return chunk < this.chunks ? chunk : void 0;
			}
			filesOf(chunk) {
				return {
					from: chunk * 512,
					to: Math.min(this.#files, (chunk + 1) * 512)
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
		}
		function workersFor(files, threads) {
			if (files < threads.worthwhileFiles) return 0;
			return Math.min(threads.cores - 1, 7, Math.max(1, Math.floor(files / 6e3)));
		}
		class WorkerPool {
			#work;
			#members = [];
			#lastFiles = new Map();
			#stillMs;
			#wake = () => void 0;
			constructor(work, regexMsPerFile) {
				this.#work = work;
				this.#stillMs = regexMsPerFile + 2e3;
			}
			start(threads, job, onDone) {
				let worker = threads.startSearchWorker(job);
				if (worker === void 0) return;
				let member = {
					worker,
					slot: job.slot,
					isAlive: !0,
					beat: 0,
					beatAt: performance.now()
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
					member.beatAt = performance.now();
				}
				return performance.now() - member.beatAt > this.#stillMs;
			}
			#bury(member) {
				member.isAlive = !1;
				let { chunk, file } = this.#work.whereabouts(member.slot);
				this.#lastFiles.set(chunk, file);
				this.#wake();
			}
		}
		async function scanAll(request, around) {
			let { workspace } = around;
			let { files, remainingMs } = request;
			let total = (0, search_scanner.CK)();
			let isOver = () => around.signal.aborted || remainingMs() <= 0;
			let onDisk = [];
			let inMemory = [];
			for (let file = 0; file < files.length; file++) workspace.folder !== void 0 && workspace.staged(files[file]) === void 0 ? onDisk.push(file) : inMemory.push(file);
			await scanMemory({
				...request,
				files,
				numbers: inMemory,
				total,
				isOver
			}, around);
			workspace.folder !== void 0 && onDisk.length > 0 && !isOver() && await scanFolder({
				...request,
				numbers: onDisk,
				total,
				isOver,
				folder: workspace.folder
			}, around);
			return {
				tally: total,
				isPartial: isOver()
			};
		}
		async function scanMemory(scan, around) {
			let { pattern, remainingMs, numbers, total } = scan;
			let { workspace, limits } = around;
			let scanner = new search_scanner.Lp({
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
					read: (file) => contents[file - from] ?? "missing"
				});
				let step = steps.next();
				for (; step.done !== !0; step = steps.next()) await letOthersRun();
				merge(total, step.value, numbers);
			}
		}
		async function contentOf(path, workspace, limit) {
			if (path === void 0) return "missing";
			let staged = workspace.staged(path);
			let content = staged === void 0 ? await workspace.read(path) : (0, result.k)({ bytes: staged });
			if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
			let { bytes } = content.value;
			return bytes.length > limit ? "too_large" : (0, model_bytes.bS)(bytes);
		}
		async function scanFolder(scan, around) {
			let { folder, pattern, numbers, remainingMs, isOver } = scan;
			let { limits, threads } = around;
			let paths = numbers.length === scan.files.length ? scan.files : numbers.map((file) => scan.files[file]);
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
			let scanner = new search_scanner.Lp({
				pattern,
				regexMsPerFile: limits.regexMsPerFile,
				remainingMs,
				isStopped
			});
			let reader = new bulk_reader.I(folder, limits.searchFileBytes);
			let turn = performance.now();
			let breathe = async () => {
				if (performance.now() - turn < 40) return;
				await letOthersRun();
				turn = performance.now();
				isOver() && work.stop();
			};
			let scanHere = async (chunk, except) => {
				let read = (file) => file === except ? "missing" : reader.read(paths[file] ?? "");
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
			await pool.end();
		}
		function joinChunks(paths, work) {
			return Array.from({ length: work.chunks }, (_, chunk) => {
				let { from, to } = work.filesOf(chunk);
				return paths.slice(from, to).join("\n");
			});
		}
		async function letOthersRun() {
			await (0, promises_.setImmediate)();
			await (0, promises_.setImmediate)();
		}
		function merge(total, part, numbers) {
			let inWhole = (file) => numbers[file] ?? file;
			total.searched += part.searched;
			for (let [i, number] of part.hits.entries()) total.hits.push(i % 2 == 0 ? inWhole(number) : number);
			for (let list of [
				"binary",
				"tooLarge",
				"unreadable",
				"timedOut"
			]) total[list].push(...part[list].map(inWhole));
		}
	}),
	45972: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CK: () => emptyTally,
			Lp: () => Scanner,
			eb: () => hitsOf
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54010);
		var _guarded_regex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83492);
		var _line_tester_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3240);
		var _search_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36334);
		var _sieve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25980);
		class Scanner {
			#tester;
			#sieve;
			#request;
			#tally = emptyTally();
			constructor(request) {
				this.#request = request;
				this.#tester = new _line_tester_js__WEBPACK_IMPORTED_MODULE_4__.e(request.pattern);
				this.#sieve = (0, _sieve_js__WEBPACK_IMPORTED_MODULE_3__.r)(request.pattern);
			}
			*scan({ from, to, read }) {
				let file = from;
				let since = 0;
				let isAlone = !1;
				let guard = (0, _guarded_regex_js__WEBPACK_IMPORTED_MODULE_1__.B_)(this.#request.pattern, this.#request.regexMsPerFile);
				let isGuarded = guard !== _guarded_regex_js__WEBPACK_IMPORTED_MODULE_1__.ok;
				for (; file < to && !this.#isStopped();) {
					let limit = Math.min(this.#request.regexMsPerFile, this.#request.remainingMs());
					if (limit <= 0) break;
					let until = isAlone ? file + 1 : to;
					let end = guard(() => {
						for (; file < until && !this.#isStopped(); file++) {
							isGuarded && (since = performance.now());
							this.#scanFile(file, read);
						}
					}, limit);
					let isCulprit = isAlone || performance.now() - since >= .9 * limit;
					end === "timed_out" && isCulprit && this.#request.remainingMs() > 0 && this.#tally.timedOut.push(file++);
					isAlone = end === "timed_out" && !isCulprit;
					yield;
				}
				let tally = this.#tally;
				this.#tally = emptyTally();
				return tally;
			}
			#isStopped() {
				return this.#request.isStopped?.() === !0;
			}
			#scanFile(file, read) {
				this.#request.onFile?.(file);
				let bytes = read(file);
				if (bytes === "too_large") this.#tally.tooLarge.push(file);
				else if (bytes === "unreadable") this.#tally.unreadable.push(file);
				else if (bytes === "missing") return;
				else if ((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.Go)(bytes)) this.#tally.binary.push(file);
				else {
					let count = this.#count(bytes);
					this.#tally.searched++;
					count > 0 && this.#tally.hits.push(file, count);
				}
			}
			#count(bytes) {
				let sifted = this.#sieve(bytes);
				switch (sifted.kind) {
					case "none": return 0;
					case "counted": return sifted.count;
					case "unknown": return this.#tester.count((0, _search_text_js__WEBPACK_IMPORTED_MODULE_2__.D)(bytes));
					case "lines": return this.#countLines(bytes, sifted.starts, sifted.ends);
				}
			}
			#countLines(bytes, starts, ends) {
				let encoding = (0, _search_text_js__WEBPACK_IMPORTED_MODULE_2__.P)(bytes);
				let mark = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.Id)(bytes);
				let count = 0;
				for (let [i, start] of starts.entries()) this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), ends[i])) && count++;
				return count;
			}
		}
		function hitsOf({ hits }) {
			return Array.from({ length: hits.length / 2 }, (_, i) => [hits[2 * i] ?? 0, hits[2 * i + 1] ?? 0]).sort(([a], [b]) => a - b);
		}
		function emptyTally() {
			return {
				searched: 0,
				hits: [],
				binary: [],
				tooLarge: [],
				unreadable: [],
				timedOut: []
			};
		}
	}),
	36334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => decode,
			P: () => encodingOf
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54010);
		function encodingOf(bytes) {
			return (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "latin1" : "utf8";
		}
		function decode(bytes) {
			return bytes.toString(encodingOf(bytes), (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.Id)(bytes));
		}
	}),
	25980: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => makeSieve });
		var escape_regex = __webpack_require__(1236);
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
		let NONE = { kind: "none" };
		let UNKNOWN = { kind: "unknown" };
		function makeSieve(pattern) {
			let { required, literal, flags } = pattern;
			let shortest = Math.min(...(required ?? []).map((text) => text.length));
			if (required === void 0 || shortest < 2 && literal === void 0) return () => UNKNOWN;
			if (flags === "") return literal === void 0 || pattern.strategy === "line" ? siftLines(needlesFor(required)) : countBytes(needlesFor(required));
			let isAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
			if (flags !== "i" || !isAscii) return () => UNKNOWN;
			let regex = new RegExp(required.map(escape_regex.$).join("|"), "gi");
			let sieve = literal === void 0 || pattern.strategy === "line" ? siftAnyCase(regex) : countAnyCase(regex);
			if (required.length > 2) return sieve;
			let pairs = required.flatMap(rarePairInAnyCase);
			return (bytes) => pairs.some((pair) => bytes.includes(pair)) ? sieve(bytes) : NONE;
		}
		function needlesFor(texts) {
			return texts.flatMap((text) => {
				let utf8 = Buffer.from(text, "utf8");
				return utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text) ? [utf8, Buffer.from(text, "latin1")] : [utf8];
			});
		}
		function countBytes(needles) {
			let [needle] = needles;
			if (needle === void 0 || needles.length > 1) return siftLines(needles);
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
	}),
	54010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => isBinary,
			Id: () => markLength,
			_S: () => refuseForeignText,
			g7: () => decodeText,
			wx: () => encodeText,
			yv: () => UTF8_MARK_BYTES
		});
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let UTF8_MARK_BYTES = 3;
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
			if (isBinary(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Exclude it."));
			let mark = markLength(bytes);
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: utf8.decode(bytes.subarray(mark)),
					encoding: mark > 0 ? "utf8-bom" : "utf8"
				});
			} catch {
				if (hasUtf16Mark(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first, or exclude it."));
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__.bS)(bytes).toString("latin1"),
					encoding: "single-byte"
				});
			}
		}
		function encodeText({ text, encoding }) {
			switch (encoding) {
				case "utf8": return Buffer.from(text, "utf8");
				case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
				case "single-byte": return Buffer.from(text, "latin1");
			}
		}
		function refuseForeignText(inserted, encoding, shown) {
			if (!inserted.isWellFormed()) return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
			if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
		}
		function hasUtf16Mark(bytes) {
			for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
			return !1;
		}
	})
};
