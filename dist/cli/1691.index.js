export const id = 1691;
export const ids = [1691];
export const modules = {
	34196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			BUNDLES_FOLDER: () => BUNDLES_FOLDER,
			BUNDLE_FILE: () => BUNDLE_FILE,
			SWITCHES_FILE: () => SWITCHES_FILE,
			bundleFile: () => bundleFile,
			bundleFolder: () => bundleFolder,
			fileName: () => fileName,
			toolFile: () => toolFile,
			toolFileName: () => toolFileName,
			toolsFolder: () => toolsFolder
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		let BUNDLES_FOLDER = ".github/sous/bundles";
		let SWITCHES_FILE = ".github/sous/switches.json";
		let BUNDLE_FILE = "bundle.json";
		let PLAIN = /^[a-z0-9.@-]+$/;
		let RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
		function bundleFolder(slug) {
			return `${BUNDLES_FOLDER}/${fileName(slug)}`;
		}
		function bundleFile(slug) {
			return `${bundleFolder(slug)}/${BUNDLE_FILE}`;
		}
		function toolsFolder(bundleSlug) {
			return `${bundleFolder(bundleSlug)}/tools`;
		}
		function toolFile(bundleSlug, slug, version) {
			return `${toolsFolder(bundleSlug)}/${toolFileName(slug, version)}`;
		}
		function toolFileName(slug, version) {
			return `${fileName(`${slug}@${version}`)}.json`;
		}
		function fileName(label) {
			if (PLAIN.test(label) && !RESERVED.test(label) && !label.endsWith(".")) return label;
			let kept = label.toLowerCase().replace(/[^a-z0-9.@-]/g, "").slice(0, 80);
			return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(label)).slice(0, 16)}`;
		}
	}),
	91691: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { validateCommand: () => validateCommand });
		var config = __webpack_require__(17171);
		var diagnostics = __webpack_require__(59295);
		var printable = __webpack_require__(53985);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var file_places = __webpack_require__(34196);
		async function findBundleFaults(invocation, root) {
			if (!external_node_fs_.existsSync(external_node_path_.join(root, file_places.BUNDLES_FOLDER))) return [];
			let [{ openBundles }, { findToolProblems }, { toolFile }] = await Promise.all([
				Promise.all([
					__webpack_require__.e(4446),
					__webpack_require__.e(6902),
					__webpack_require__.e(3160),
					__webpack_require__.e(4343),
					__webpack_require__.e(8439),
					__webpack_require__.e(5707),
					__webpack_require__.e(6203),
					__webpack_require__.e(646)
				]).then(__webpack_require__.bind(__webpack_require__, 46203)),
				__webpack_require__.e(1256).then(__webpack_require__.bind(__webpack_require__, 21256)),
				Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 34196))
			]);
			let bundles = await openBundles(invocation, root);
			if (!bundles.ok) return [{
				path: file_places.BUNDLES_FOLDER,
				line: 1,
				column: 1,
				message: bundles.error.message
			}];
			let { tools, faults } = await bundles.value.store.views();
			let found = [...faults];
			for (let tool of tools) {
				if (tool.isBuiltIn || tool.type === "recipe") continue;
				let file = toolFile(tool.bundleSlug, tool.slug, tool.version);
				for (let { field, reason } of await findToolProblems({
					...tool,
					type: tool.type
				})) found.push({
					path: file,
					line: 1,
					column: 1,
					message: `${field} ${reason}`
				});
			}
			return found;
		}
		var exit_codes = __webpack_require__(71989);
		var fail = __webpack_require__(1990);
		var open_recipes = __webpack_require__(78873);
		var read_config = __webpack_require__(2425);
		var recipe_options = __webpack_require__(69047);
		async function validateCommand(invocation) {
			let { console } = invocation;
			let options = (0, recipe_options.L)("validate", invocation.argv);
			if (!options.ok) return (0, fail.f)(options.error, invocation);
			if (options.value.help) {
				console.out("Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nChecks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the\nrepository, in .github/recipes/ and recipes/, its configuration, .github/sous.yml, and its bundles. Exit code 0 when they are\nvalid, 3 when not.\n");
				return exit_codes.dc.done;
			}
			let opened = await (0, open_recipes.W)(invocation, options.value.root);
			if (!opened.ok) return (0, fail.f)(opened.error, invocation);
			let selected = await opened.value.select(options.value.words);
			let files = selected.ok ? selected.value : [];
			let config = options.value.words.length === 0 || files.some(isConfig) ? await (0, read_config.readConfigFile)(opened.value.opened.tree, new Date()) : void 0;
			if (!selected.ok && config === void 0) return (0, fail.f)(selected.error, invocation);
			let recipes = await opened.value.read(files.filter((file) => !isConfig(file)));
			let checked = config === void 0 ? recipes : [config, ...recipes];
			let bundles = options.value.words.length === 0 ? await findBundleFaults(invocation, opened.value.folder) : [];
			let faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
			if (options.value.json) console.out(`${(0, printable.et)({
				...(0, diagnostics.c8)(recipes, config),
				...faults.length > 0 && {
					valid: !1,
					bundles
				}
			})}\n`);
			else {
				for (let fault of faults) console.out(`${console.outStyle.red("\u2717")} ${(0, printable.oy)(fault)}\n`);
				console.out((0, diagnostics.DO)(checked, console.outStyle) + (0, diagnostics.gM)(recipes, console.outStyle, config));
			}
			return checked.every(diagnostics.fn) && faults.length === 0 ? exit_codes.dc.done : exit_codes.dc.badArguments;
		}
		function isConfig({ path }) {
			return path === config.g2;
		}
	}),
	2425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadConfig: () => loadConfig,
			readConfigFile: () => readConfigFile
		});
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
		async function readConfigFile(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			let path = await findConfig(tree, named);
			if (path === void 0) return;
			let { onFile, readYamlText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(7246)]).then(__webpack_require__.bind(__webpack_require__, 87246));
			let refuse = (diagnostic) => ({
				path,
				text: "",
				config: void 0,
				diagnostics: [diagnostic]
			});
			if (path !== named) return refuse(onFile(path, {
				code: "invalid_name",
				message: "The configuration is not read from here",
				suggestion: `Rename it to ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}.`
			}));
			let text = await readYamlText(path, tree);
			if (!text.ok) return refuse(text.error);
			let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(3324),
				__webpack_require__.e(8647)
			]).then(__webpack_require__.bind(__webpack_require__, 88647)), __webpack_require__.e(1303).then(__webpack_require__.bind(__webpack_require__, 41303))]);
			return {
				path,
				text: text.value,
				...readConfig(text.value, path, {
					tools: CONFIG_TOOLS,
					now
				})
			};
		}
		async function loadConfig(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			if (named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 && !OTHER_CONFIG.test(named)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
			let file = await readConfigFile(tree, now, named);
			if (file === void 0 && named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
			if (file === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: _model_config_js__WEBPACK_IMPORTED_MODULE_0__.PV,
				warnings: []
			});
			if (file.config !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: file.config,
				warnings: file.diagnostics.map(placed)
			});
			let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
			let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
			let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
		}
		async function findConfig(tree, named) {
			for (let name of named === _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 ? [_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2, ".github/sous.yaml"] : [named]) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(name);
				if (!path.ok) throw Error(path.error.message);
				let entry = await tree.entry(path.value);
				if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
			}
		}
		function placed({ at, message }) {
			return `${at.file}:${at.line}:${at.column}: ${message}`;
		}
	}),
	63717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			It: () => encodeValue,
			Ym: () => encodeRecord,
			_v: () => encodeNumber,
			hz: () => encodeList,
			m: () => parseDigest,
			ol: () => digestOf,
			sc: () => sha256,
			wx: () => encodeText
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60474);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let DIGEST = /^[0-9a-f]{64}$/;
		function encodeRecord(fields) {
			let parts = [];
			for (let [tag, bytes] of fields) {
				if (bytes === void 0) continue;
				let head = Buffer.alloc(12);
				head.writeUInt32BE(tag, 0);
				head.writeBigUInt64BE(BigInt(bytes.length), 4);
				parts.push(head, bytes);
			}
			return Buffer.concat(parts);
		}
		function encodeList(items) {
			return encodeRecord(items.map((item) => [1, item]));
		}
		function encodeText(text) {
			if (text.isWellFormed()) return Buffer.from(text, "utf8");
			let parts = [];
			for (let character of text) {
				let unit = character.charCodeAt(0);
				let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
				parts.push(isHalf ? Buffer.from([
					224 | unit >> 12,
					128 | unit >> 6 & 63,
					128 | unit & 63
				]) : Buffer.from(character));
			}
			return Buffer.concat(parts);
		}
		function encodeNumber(value) {
			if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
			let bytes = Buffer.alloc(8);
			bytes.writeDoubleBE(value === 0 ? 0 : value);
			return bytes;
		}
		function encodeValue(value) {
			if (value === null) return encodeRecord([[1, new Uint8Array()]]);
			if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
			if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
			if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
			if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
			if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
			return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_3__.X)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
		}
		function digestOf(domain, record) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${domain}\0`).update(record).digest("hex");
		}
		function sha256(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex");
		}
		function parseDigest(text) {
			if (DIGEST.test(text)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text);
			return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("digest_malformed", `'${(0, _path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview."));
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
	27312: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ad: () => splitText,
			IN: () => cutText,
			Ls: () => wholeCharacter
		});
		function cutText(text, maxUnits) {
			if (text.length <= maxUnits) return text;
			return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}\u2026`;
		}
		function splitText(text, maxUnits) {
			let pieces = [];
			for (let start = 0; start < text.length;) {
				let end = wholeCharacter(text, Math.min(start + maxUnits, text.length));
				pieces.push(text.slice(start, end));
				start = end;
			}
			return pieces;
		}
		function wholeCharacter(text, index) {
			return /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "") ? index - 1 : index;
		}
	}),
	59295: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ii: () => countDiagnostics,
			lH: () => diagnosticRecord,
			c8: () => diagnosticsRecord,
			fn: () => isValid,
			DO: () => renderDiagnostics,
			gM: () => renderVerdict
		});
		var wording = __webpack_require__(60493);
		var printable = __webpack_require__(53985);
		var cut_text = __webpack_require__(27312);
		function excerpt(line, { line: start, endLine, column, endColumn }) {
			if (line.trim() === "") return;
			let at = Math.min(column - 1, line.length);
			let end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
			let from = line.length <= 120 ? 0 : (0, cut_text.Ls)(line, Math.max(0, at - 60));
			let to = (0, cut_text.Ls)(line, Math.min(line.length, from + 120));
			let before = `${from > 0 ? "\u2026" : ""}${(0, printable.oy)(line.slice(from, at))}`;
			let marked = (0, printable.oy)(line.slice(at, Math.min(end, to)));
			return {
				line: `${before}${marked}${`${(0, printable.oy)(line.slice(Math.min(end, to), to))}${to < line.length ? "\u2026" : ""}`}`,
				indent: " ".repeat(widthOf(before)),
				underline: "^".repeat(Math.max(1, widthOf(marked)))
			};
		}
		let WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
			return width;
		}
		function renderDiagnostics(files, style) {
			return files.map((file) => renderFile(file, style)).join("");
		}
		function renderVerdict(recipes, style, config) {
			let files = config === void 0 ? recipes : [...recipes, config];
			let { errors, warnings } = countDiagnostics(files);
			let invalid = files.filter((file) => !isValid(file)).length;
			let alsoWarnings = warnings === 0 ? "" : `, ${(0, wording.pq)(warnings, "warning")}`;
			if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, config !== void 0)} valid${alsoWarnings}\n`;
			let kind = config === void 0 ? "recipe" : "file";
			return `${style.red("\u2717")} ${(0, wording.pq)(errors, "error")}${alsoWarnings} in ${invalid} of ${(0, wording.pq)(files.length, kind)}\n`;
		}
		function subject(recipes, hasConfig) {
			if (!hasConfig) return (0, wording.pq)(recipes, "recipe is", "recipes are");
			return recipes === 0 ? "the configuration is" : `${(0, wording.pq)(recipes, "recipe")} and the configuration are`;
		}
		function diagnosticsRecord(recipes, config) {
			let files = config === void 0 ? recipes : [...recipes, config];
			return {
				schema_version: 1,
				valid: files.every(isValid),
				...countDiagnostics(files),
				...config !== void 0 && { configuration: fileRecord(config) },
				recipes: recipes.map((recipe) => ({
					name: recipe.name,
					...fileRecord(recipe)
				}))
			};
		}
		function fileRecord(file) {
			return {
				path: file.path,
				valid: isValid(file),
				diagnostics: file.diagnostics.map(diagnosticRecord)
			};
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
		function isValid({ diagnostics }) {
			return diagnostics.every((diagnostic) => diagnostic.severity !== "error");
		}
		function countDiagnostics(files) {
			let all = files.flatMap((file) => file.diagnostics);
			let errors = all.filter((diagnostic) => diagnostic.severity === "error").length;
			return {
				errors,
				warnings: all.length - errors
			};
		}
		function renderFile({ text, diagnostics }, style) {
			if (diagnostics.length === 0) return "";
			let lines = text.replace(/^\ufeff/, "").split("\n");
			return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join("");
		}
		function renderDiagnostic({ severity, code, message, suggestion, at }, lines, style) {
			let colour = severity === "error" ? style.red : style.yellow;
			let place = style.bold(`${(0, printable.oy)(at.file)}:${at.line}:${at.column}:`);
			let shown = excerpt(lines[at.line - 1]?.replace(/\r$/, "") ?? "", at);
			let gutter = " ".repeat(String(at.line).length);
			let source = shown === void 0 ? "" : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
			return `${place} ${colour(severity)} ${code}: ${(0, printable.g$)(message)}\n${source}  ${style.cyan("\u2192")} ${(0, printable.g$)(suggestion)}\n`;
		}
	})
};
