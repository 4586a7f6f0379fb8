(() => {
	var __webpack_modules__ = {
		496: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(714)[name] });
		},
		141: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(919)[name] });
		},
		714: (module) => {
			"use strict";
			module.exports = require("node:vm");
		},
		919: (module) => {
			"use strict";
			module.exports = require("node:worker_threads");
		}
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
	var __webpack_exports__ = {};
	(() => {
		"use strict";
		var worker_threads = __nccwpck_require__(141);
		let external_node_fs_namespaceObject = require("node:fs");
		let external_node_buffer_namespaceObject = require("node:buffer");
		var vm = __nccwpck_require__(496);
		//! src/system/clock.ts
		function elapsedMs() {
			let [seconds, nanoseconds] = process.hrtime();
			return seconds * 1e3 + nanoseconds / 1e6;
		}
		//! src/base/text/wording.ts
		function escapeRegex(text) {
			return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
		}
		//! src/system/disk/real-disk.ts
		let OPEN_TO_READ = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
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
					this.#openFile = external_node_fs_namespaceObject.openSync(`${this.#folder}/${path}`, OPEN_TO_READ);
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
				file !== void 0 && external_node_fs_namespaceObject.closeSync(file);
			}
			#fill(start, file) {
				let size = external_node_fs_namespaceObject.readSync(file, this.#buffer, start, this.#limit + 1, 0);
				if ((size === 0 || size > this.#limit) && !external_node_fs_namespaceObject.fstatSync(file).isFile()) return "missing";
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
				return external_node_fs_namespaceObject.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === !0;
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
		new TextDecoder("utf-8", {
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
		function prepareGuard(work) {
			if (guard === void 0) {
				let made = {
					context: vm.createContext({ run: () => made.work() }),
					script: new vm.Script("run()"),
					work
				};
				guard = made;
			}
			guard.work = work;
			return guard;
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
		`${canPrepare}`;
		//! src/workspace/search/required-text.ts
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
		//! src/workspace/search/line-matches.ts
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
				if (match === null) return;
				let groups = match.groups && Object.entries(match.groups).map(([name, text]) => [name, text ?? ""]);
				return {
					at: match.index,
					length: match[0].length,
					...groups && { groups: Object.fromEntries(groups) }
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
		function runSearchWorker(job, say) {
			let work = new SharedWork(job.shared, job.files);
			let end = elapsedMs() + job.remainingMs;
			let reader = new BulkReader(job.folder, job.fileBytes);
			let scanner = new Scanner({
				pattern: job.pattern,
				regexMsPerFile: job.regexMsPerFile,
				remainingMs: () => end - elapsedMs(),
				isStopped: () => work.isStopped(),
				onFile: (file) => work.beat(job.slot, file)
			});
			for (let chunk = work.takeChunk(); chunk !== void 0; chunk = work.takeChunk()) {
				work.report(job.slot, chunk);
				let { from, to } = work.filesOf(chunk);
				let paths = (job.chunks[chunk] ?? "").split("\n");
				let pathOf = (file) => {
					work.beat(job.slot, file);
					return paths[file - from];
				};
				let steps = scanner.scan({
					from,
					to,
					read: (first, end) => reader.readGroup(first, end, pathOf)
				});
				let step = steps.next();
				for (; step.done !== !0;) step = steps.next();
				say({
					chunk,
					tally: step.value
				});
			}
		}
		//! src/cli/search-worker.ts
		runSearchWorker(worker_threads.workerData, (done) => worker_threads.parentPort?.postMessage(done));
	})();
	module.exports = __webpack_exports__;
})();
