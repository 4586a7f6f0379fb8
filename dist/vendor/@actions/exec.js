(() => {
	var __webpack_modules__ = {
		563: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { exec: () => __nccwpck_require__(312) };
		}),
		890: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(212).runtime();
		}),
		312: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { exec_exports: () => exec_exports });
			var runtime = __nccwpck_require__(890);
			let external_os_namespaceObject = require("os");
			let external_fs_namespaceObject = require("fs");
			let external_path_namespaceObject = require("path");
			let external_events_namespaceObject = require("events");
			require("assert");
			require("string_decoder");
			let external_child_process_namespaceObject = require("child_process");
			let external_timers_namespaceObject = require("timers");
			var __awaiter$3 = function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P ||= Promise)(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator.throw(value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			let { chmod, copyFile, lstat, mkdir, open: exec_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_namespaceObject.promises;
			let IS_WINDOWS$1 = process.platform === "win32";
			external_fs_namespaceObject.constants.O_RDONLY;
			function exists(fsPath) {
				return __awaiter$3(this, void 0, void 0, function* () {
					try {
						yield stat(fsPath);
					} catch (err) {
						if (err.code === "ENOENT") return !1;
						throw err;
					}
					return !0;
				});
			}
			function isRooted(p) {
				p = normalizeSeparators(p);
				if (!p) throw Error("isRooted() parameter \"p\" cannot be empty");
				if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
				return p.startsWith("/");
			}
			function tryGetExecutablePath(filePath, extensions) {
				return __awaiter$3(this, void 0, void 0, function* () {
					let stats;
					try {
						stats = yield stat(filePath);
					} catch (err) {
						err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
					}
					if (stats && stats.isFile()) {
						if (IS_WINDOWS$1) {
							let upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
							if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
						} else if (isUnixExecutable(stats)) return filePath;
					}
					let originalFilePath = filePath;
					for (let extension of extensions) {
						filePath = originalFilePath + extension;
						stats = void 0;
						try {
							stats = yield stat(filePath);
						} catch (err) {
							err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
						}
						if (stats && stats.isFile()) {
							if (IS_WINDOWS$1) {
								try {
									let directory = external_path_namespaceObject.dirname(filePath);
									let upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
									for (let actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
										filePath = external_path_namespaceObject.join(directory, actualName);
										break;
									}
								} catch (err) {
									console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
								}
								return filePath;
							} else if (isUnixExecutable(stats)) return filePath;
						}
					}
					return "";
				});
			}
			function normalizeSeparators(p) {
				p ||= "";
				if (IS_WINDOWS$1) {
					p = p.replace(/\//g, "\\");
					return p.replace(/\\\\+/g, "\\");
				}
				return p.replace(/\/\/+/g, "/");
			}
			function isUnixExecutable(stats) {
				return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
			}
			var __awaiter$2 = function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P ||= Promise)(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator.throw(value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			function which(tool, check) {
				return __awaiter$2(this, void 0, void 0, function* () {
					if (!tool) throw Error("parameter 'tool' is required");
					if (check) {
						let result = yield which(tool, !1);
						if (!result) {
							if (IS_WINDOWS$1) throw Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
							else throw Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
						}
						return result;
					}
					let matches = yield findInPath(tool);
					if (matches && matches.length > 0) return matches[0];
					return "";
				});
			}
			function findInPath(tool) {
				return __awaiter$2(this, void 0, void 0, function* () {
					if (!tool) throw Error("parameter 'tool' is required");
					let extensions = [];
					if (IS_WINDOWS$1 && process.env.PATHEXT) for (let extension of process.env.PATHEXT.split(external_path_namespaceObject.delimiter)) extension && extensions.push(extension);
					if (isRooted(tool)) {
						let filePath = yield tryGetExecutablePath(tool, extensions);
						if (filePath) return [filePath];
						return [];
					}
					if (tool.includes(external_path_namespaceObject.sep)) return [];
					let directories = [];
					if (process.env.PATH) for (let p of process.env.PATH.split(external_path_namespaceObject.delimiter)) p && directories.push(p);
					let matches = [];
					for (let directory of directories) {
						let filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
						filePath && matches.push(filePath);
					}
					return matches;
				});
			}
			var __awaiter$1 = function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P ||= Promise)(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator.throw(value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			let IS_WINDOWS = process.platform === "win32";
			var ToolRunner = class extends external_events_namespaceObject.EventEmitter {
				constructor(toolPath, args, options) {
					super();
					if (!toolPath) throw Error("Parameter 'toolPath' cannot be null or empty.");
					this.toolPath = toolPath;
					this.args = args || [];
					this.options = options || {};
				}
				_debug(message) {
					this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(message);
				}
				_getCommandString(options, noPrefix) {
					let toolPath = this._getSpawnFileName();
					let args = this._getSpawnArgs(options);
					let cmd = noPrefix ? "" : "[command]";
					if (IS_WINDOWS) {
						if (this._isCmdFile()) {
							cmd += toolPath;
							for (let a of args) cmd += ` ${a}`;
						} else if (options.windowsVerbatimArguments) {
							cmd += `"${toolPath}"`;
							for (let a of args) cmd += ` ${a}`;
						} else {
							cmd += this._windowsQuoteCmdArg(toolPath);
							for (let a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
						}
					} else {
						cmd += toolPath;
						for (let a of args) cmd += ` ${a}`;
					}
					return cmd;
				}
				_processLineBuffer(data, strBuffer, onLine) {
					try {
						let s = strBuffer + data.toString();
						let n = s.indexOf(external_os_namespaceObject.EOL);
						for (; n > -1;) {
							onLine(s.substring(0, n));
							s = s.substring(n + external_os_namespaceObject.EOL.length);
							n = s.indexOf(external_os_namespaceObject.EOL);
						}
						return s;
					} catch (err) {
						this._debug(`error processing line. Failed with error ${err}`);
						return "";
					}
				}
				_getSpawnFileName() {
					if (IS_WINDOWS && this._isCmdFile()) return process.env.COMSPEC || "cmd.exe";
					return this.toolPath;
				}
				_getSpawnArgs(options) {
					if (IS_WINDOWS && this._isCmdFile()) {
						let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
						for (let a of this.args) {
							argline += " ";
							argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
						}
						argline += "\"";
						return [argline];
					}
					return this.args;
				}
				_endsWith(str, end) {
					return str.endsWith(end);
				}
				_isCmdFile() {
					let upperToolPath = this.toolPath.toUpperCase();
					return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
				}
				_windowsQuoteCmdArg(arg) {
					if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
					if (!arg) return "\"\"";
					let cmdSpecialChars = [
						" ",
						"	",
						"&",
						"(",
						")",
						"[",
						"]",
						"{",
						"}",
						"^",
						"=",
						";",
						"!",
						"'",
						"+",
						",",
						"`",
						"~",
						"|",
						"<",
						">",
						"\""
					];
					let needsQuotes = !1;
					for (let char of arg) if (cmdSpecialChars.some((x) => x === char)) {
						needsQuotes = !0;
						break;
					}
					if (!needsQuotes) return arg;
					let reverse = "\"";
					let quoteHit = !0;
					for (let i = arg.length; i > 0; i--) {
						reverse += arg[i - 1];
						if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
						else if (arg[i - 1] === "\"") {
							quoteHit = !0;
							reverse += "\"";
						} else quoteHit = !1;
					}
					reverse += "\"";
					return reverse.split("").reverse().join("");
				}
				_uvQuoteCmdArg(arg) {
					if (!arg) return "\"\"";
					if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
					if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
					let reverse = "\"";
					let quoteHit = !0;
					for (let i = arg.length; i > 0; i--) {
						reverse += arg[i - 1];
						if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
						else if (arg[i - 1] === "\"") {
							quoteHit = !0;
							reverse += "\\";
						} else quoteHit = !1;
					}
					reverse += "\"";
					return reverse.split("").reverse().join("");
				}
				_cloneExecOptions(options) {
					options ||= {};
					let result = {
						cwd: options.cwd || process.cwd(),
						env: options.env || process.env,
						silent: options.silent || !1,
						windowsVerbatimArguments: options.windowsVerbatimArguments || !1,
						failOnStdErr: options.failOnStdErr || !1,
						ignoreReturnCode: options.ignoreReturnCode || !1,
						delay: options.delay || 1e4
					};
					result.outStream = options.outStream || process.stdout;
					result.errStream = options.errStream || process.stderr;
					return result;
				}
				_getSpawnOptions(options, toolPath) {
					options ||= {};
					let result = {};
					result.cwd = options.cwd;
					result.env = options.env;
					result.windowsVerbatimArguments = options.windowsVerbatimArguments || this._isCmdFile();
					options.windowsVerbatimArguments && (result.argv0 = `"${toolPath}"`);
					return result;
				}
				exec() {
					return __awaiter$1(this, void 0, void 0, function* () {
						!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\")) && (this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath));
						this.toolPath = yield which(this.toolPath, !0);
						return new Promise((resolve, reject) => __awaiter$1(this, void 0, void 0, function* () {
							this._debug(`exec tool: ${this.toolPath}`);
							this._debug("arguments:");
							for (let arg of this.args) this._debug(`   ${arg}`);
							let optionsNonNull = this._cloneExecOptions(this.options);
							!optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_namespaceObject.EOL);
							let state = new ExecState(optionsNonNull, this.toolPath);
							state.on("debug", (message) => {
								this._debug(message);
							});
							if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(Error(`The cwd: ${this.options.cwd} does not exist!`));
							let fileName = this._getSpawnFileName();
							let cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
							let stdbuffer = "";
							cp.stdout && cp.stdout.on("data", (data) => {
								this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(data);
								!optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(data);
								stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
									this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(line);
								});
							});
							let errbuffer = "";
							cp.stderr && cp.stderr.on("data", (data) => {
								state.processStderr = !0;
								this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(data);
								!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream && (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
								errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
									this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(line);
								});
							});
							cp.on("error", (err) => {
								state.processError = err.message;
								state.processExited = !0;
								state.processClosed = !0;
								state.CheckComplete();
							});
							cp.on("exit", (code) => {
								state.processExitCode = code;
								state.processExited = !0;
								this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
								state.CheckComplete();
							});
							cp.on("close", (code) => {
								state.processExitCode = code;
								state.processExited = !0;
								state.processClosed = !0;
								this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
								state.CheckComplete();
							});
							state.on("done", (error, exitCode) => {
								stdbuffer.length > 0 && this.emit("stdline", stdbuffer);
								errbuffer.length > 0 && this.emit("errline", errbuffer);
								cp.removeAllListeners();
								error ? reject(error) : resolve(exitCode);
							});
							if (this.options.input) {
								if (!cp.stdin) throw Error("child process missing stdin");
								cp.stdin.end(this.options.input);
							}
						}));
					});
				}
			};
			function argStringToArray(argString) {
				let args = [];
				let inQuotes = !1;
				let escaped = !1;
				let arg = "";
				function append(c) {
					escaped && c !== "\"" && (arg += "\\");
					arg += c;
					escaped = !1;
				}
				for (let i = 0; i < argString.length; i++) {
					let c = argString.charAt(i);
					if (c === "\"") {
						escaped ? append(c) : inQuotes = !inQuotes;
						continue;
					}
					if (c === "\\" && escaped) {
						append(c);
						continue;
					}
					if (c === "\\" && inQuotes) {
						escaped = !0;
						continue;
					}
					if (c === " " && !inQuotes) {
						if (arg.length > 0) {
							args.push(arg);
							arg = "";
						}
						continue;
					}
					append(c);
				}
				arg.length > 0 && args.push(arg.trim());
				return args;
			}
			var ExecState = class ExecState extends external_events_namespaceObject.EventEmitter {
				constructor(options, toolPath) {
					super();
					this.processClosed = !1;
					this.processError = "";
					this.processExitCode = 0;
					this.processExited = !1;
					this.processStderr = !1;
					this.delay = 1e4;
					this.done = !1;
					this.timeout = null;
					if (!toolPath) throw Error("toolPath must not be empty");
					this.options = options;
					this.toolPath = toolPath;
					options.delay && (this.delay = options.delay);
				}
				CheckComplete() {
					if (this.done) return;
					this.processClosed ? this._setResult() : this.processExited && (this.timeout = (0, external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this));
				}
				_debug(message) {
					this.emit("debug", message);
				}
				_setResult() {
					let error;
					this.processExited && (this.processError ? error = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? error = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (error = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)));
					if (this.timeout) {
						clearTimeout(this.timeout);
						this.timeout = null;
					}
					this.done = !0;
					this.emit("done", error, this.processExitCode);
				}
				static HandleTimeout(state) {
					if (state.done) return;
					if (!state.processClosed && state.processExited) {
						let message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
						state._debug(message);
					}
					state._setResult();
				}
			};
			var exec_exports = (0, runtime.__exportAll)({ exec: () => exec });
			var __awaiter = function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P ||= Promise)(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator.throw(value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			function exec(commandLine, args, options) {
				return __awaiter(this, void 0, void 0, function* () {
					let commandArgs = argStringToArray(commandLine);
					if (commandArgs.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
					let toolPath = commandArgs[0];
					args = commandArgs.slice(1).concat(args || []);
					return new ToolRunner(toolPath, args, options).exec();
				});
			}
		}),
		212: ((module) => {
			"use strict";
			module.exports = require("../../shared/start.js");
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
	var __webpack_exports__ = __nccwpck_require__(563);
	module.exports = __webpack_exports__;
})();
