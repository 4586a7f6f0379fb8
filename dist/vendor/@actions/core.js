(() => {
	var __webpack_modules__ = {
		253: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { command: () => __nccwpck_require__(661) };
		}),
		661: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				error: () => error,
				getInput: () => getInput,
				notice: () => notice,
				setOutput: () => setOutput,
				setSecret: () => setSecret,
				summary: () => summary,
				warning: () => warning
			});
			let external_os_namespaceObject = require("os");
			let external_crypto_namespaceObject = require("crypto");
			let external_fs_namespaceObject = require("fs");
			require("path");
			function toCommandValue(input) {
				if (input == null) return "";
				else if (typeof input == "string" || input instanceof String) return input;
				return JSON.stringify(input);
			}
			function toCommandProperties(annotationProperties) {
				if (!Object.keys(annotationProperties).length) return {};
				return {
					title: annotationProperties.title,
					file: annotationProperties.file,
					line: annotationProperties.startLine,
					endLine: annotationProperties.endLine,
					col: annotationProperties.startColumn,
					endColumn: annotationProperties.endColumn
				};
			}
			function issueCommand(command, properties, message) {
				let cmd = new Command(command, properties, message);
				process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
			}
			var Command = class {
				constructor(command, properties, message) {
					command ||= "missing.command";
					this.command = command;
					this.properties = properties;
					this.message = message;
				}
				toString() {
					let cmdStr = "::" + this.command;
					if (this.properties && Object.keys(this.properties).length > 0) {
						cmdStr += " ";
						let first = !0;
						for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
							let val = this.properties[key];
							if (val) {
								first ? first = !1 : cmdStr += ",";
								cmdStr += `${key}=${escapeProperty(val)}`;
							}
						}
					}
					cmdStr += `::${escapeData(this.message)}`;
					return cmdStr;
				}
			};
			function escapeData(s) {
				return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
			}
			function escapeProperty(s) {
				return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
			}
			function issueFileCommand(command, message) {
				let filePath = process.env[`GITHUB_${command}`];
				if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
				if (!external_fs_namespaceObject.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
				external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, { encoding: "utf8" });
			}
			function prepareKeyValueMessage(key, value) {
				let delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
				let convertedValue = toCommandValue(value);
				if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
				if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
				return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
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
			let { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
			let SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
			var Summary = class {
				constructor() {
					this._buffer = "";
				}
				filePath() {
					return __awaiter$1(this, void 0, void 0, function* () {
						if (this._filePath) return this._filePath;
						let pathFromEnv = process.env[SUMMARY_ENV_VAR];
						if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
						try {
							yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
						} catch {
							throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
						}
						this._filePath = pathFromEnv;
						return this._filePath;
					});
				}
				wrap(tag, content, attrs = {}) {
					let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
					if (!content) return `<${tag}${htmlAttrs}>`;
					return `<${tag}${htmlAttrs}>${content}</${tag}>`;
				}
				write(options) {
					return __awaiter$1(this, void 0, void 0, function* () {
						let overwrite = !!options?.overwrite;
						let filePath = yield this.filePath();
						yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
						return this.emptyBuffer();
					});
				}
				clear() {
					return __awaiter$1(this, void 0, void 0, function* () {
						return this.emptyBuffer().write({ overwrite: !0 });
					});
				}
				stringify() {
					return this._buffer;
				}
				isEmptyBuffer() {
					return this._buffer.length === 0;
				}
				emptyBuffer() {
					this._buffer = "";
					return this;
				}
				addRaw(text, addEOL = !1) {
					this._buffer += text;
					return addEOL ? this.addEOL() : this;
				}
				addEOL() {
					return this.addRaw(external_os_namespaceObject.EOL);
				}
				addCodeBlock(code, lang) {
					let attrs = Object.assign({}, lang && { lang });
					let element = this.wrap("pre", this.wrap("code", code), attrs);
					return this.addRaw(element).addEOL();
				}
				addList(items, ordered = !1) {
					let tag = ordered ? "ol" : "ul";
					let listItems = items.map((item) => this.wrap("li", item)).join("");
					let element = this.wrap(tag, listItems);
					return this.addRaw(element).addEOL();
				}
				addTable(rows) {
					let tableBody = rows.map((row) => {
						let cells = row.map((cell) => {
							if (typeof cell == "string") return this.wrap("td", cell);
							let { header, data, colspan, rowspan } = cell;
							let tag = header ? "th" : "td";
							let attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
							return this.wrap(tag, data, attrs);
						}).join("");
						return this.wrap("tr", cells);
					}).join("");
					let element = this.wrap("table", tableBody);
					return this.addRaw(element).addEOL();
				}
				addDetails(label, content) {
					let element = this.wrap("details", this.wrap("summary", label) + content);
					return this.addRaw(element).addEOL();
				}
				addImage(src, alt, options) {
					let { width, height } = options || {};
					let attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
					let element = this.wrap("img", null, Object.assign({
						src,
						alt
					}, attrs));
					return this.addRaw(element).addEOL();
				}
				addHeading(text, level) {
					let tag = `h${level}`;
					let allowedTag = [
						"h1",
						"h2",
						"h3",
						"h4",
						"h5",
						"h6"
					].includes(tag) ? tag : "h1";
					let element = this.wrap(allowedTag, text);
					return this.addRaw(element).addEOL();
				}
				addSeparator() {
					let element = this.wrap("hr", null);
					return this.addRaw(element).addEOL();
				}
				addBreak() {
					let element = this.wrap("br", null);
					return this.addRaw(element).addEOL();
				}
				addQuote(text, cite) {
					let attrs = Object.assign({}, cite && { cite });
					let element = this.wrap("blockquote", text, attrs);
					return this.addRaw(element).addEOL();
				}
				addLink(text, href) {
					let element = this.wrap("a", text, { href });
					return this.addRaw(element).addEOL();
				}
			};
			let summary = new Summary();
			var ExitCode;
			(function(ExitCode) {
				ExitCode[ExitCode.Success = 0] = "Success";
				ExitCode[ExitCode.Failure = 1] = "Failure";
			})(ExitCode ||= {});
			function setSecret(secret) {
				issueCommand("add-mask", {}, secret);
			}
			function getInput(name, options) {
				let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
				if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
				if (options && options.trimWhitespace === !1) return val;
				return val.trim();
			}
			function setOutput(name, value) {
				if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
				process.stdout.write(external_os_namespaceObject.EOL);
				issueCommand("set-output", { name }, toCommandValue(value));
			}
			function error(message, properties = {}) {
				issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function warning(message, properties = {}) {
				issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function notice(message, properties = {}) {
				issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
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
	var __webpack_exports__ = __nccwpck_require__(253);
	module.exports = __webpack_exports__;
})();
