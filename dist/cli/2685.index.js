export const id = 2685;
export const ids = [2685];
export const modules = {
	62685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { validateCommand: () => validateCommand });
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59295);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53985);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1990);
		var _open_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78873);
		var _read_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2425);
		var _recipe_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69047);
		async function validateCommand(invocation) {
			let { console } = invocation;
			let options = (0, _recipe_options_js__WEBPACK_IMPORTED_MODULE_5__.L)("validate", invocation.argv);
			if (!options.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(options.error, invocation);
			if (options.value.help) {
				console.out("Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nChecks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the\nrepository, in .github/recipes/ and recipes/, and its configuration, .github/sous.yml. Exit code 0 when they are valid,\n3 when not.\n");
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
			}
			let opened = await (0, _open_recipes_js__WEBPACK_IMPORTED_MODULE_3__.W)(invocation, options.value.root);
			if (!opened.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(opened.error, invocation);
			let selected = await opened.value.select(options.value.words);
			let files = selected.ok ? selected.value : [];
			let config = options.value.words.length === 0 || files.some(isConfig) ? await (0, _read_config_js__WEBPACK_IMPORTED_MODULE_4__.readConfigFile)(opened.value.opened.tree, new Date()) : void 0;
			if (!selected.ok && config === void 0) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(selected.error, invocation);
			let recipes = await opened.value.read(files.filter((file) => !isConfig(file)));
			let checked = config === void 0 ? recipes : [config, ...recipes];
			options.value.json ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_6__.et)((0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.c8)(recipes, config))}\n`) : console.out((0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.DO)(checked, console.outStyle) + (0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.gM)(recipes, console.outStyle, config));
			return checked.every(_report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.fn) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done : _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.badArguments;
		}
		function isConfig({ path }) {
			return path === _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2;
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
