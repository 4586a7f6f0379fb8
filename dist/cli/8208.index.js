export const id = 8208;
export const ids = [8208];
export const modules = {
	18208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { explainCommand: () => explainCommand });
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		var _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59295);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53985);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1990);
		var _open_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78873);
		var _recipe_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69047);
		async function explainCommand(invocation) {
			let { console } = invocation;
			let options = (0, _recipe_options_js__WEBPACK_IMPORTED_MODULE_4__.L)("explain", invocation.argv, { maxWords: 1 });
			if (!options.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(options.error, invocation);
			if (options.value.help) {
				console.out("Usage: sous explain <NAME|PATH> [--root DIR] [--json]\n\nSays what a recipe may do, what it takes, what it does step by step, and how to run it.\n");
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
			}
			let { words, root, json } = options.value;
			if (words.length === 0) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", "Which recipe?", "Write sous explain <name>; 'sous list' lists them."), invocation);
			let opened = await (0, _open_recipes_js__WEBPACK_IMPORTED_MODULE_3__.W)(invocation, root);
			if (!opened.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(opened.error, invocation);
			let selected = await opened.value.select(words);
			if (!selected.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(selected.error, invocation);
			let recipes = await opened.value.read(selected.value);
			let [first] = recipes;
			if (recipes.length === 1 && first?.recipe !== void 0) {
				let { recipeRecord, renderRecipePage } = await __webpack_require__.e(5848).then(__webpack_require__.bind(__webpack_require__, 5848));
				let shown = {
					callName: opened.value.all.some((file) => file.path === first.path) ? first.name : first.path,
					recipe: first.recipe
				};
				console.out(json ? `${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_5__.et)(recipeRecord(first.name, first.recipe))}\n` : renderRecipePage(shown, console.outStyle));
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
			}
			if (recipes.every(({ recipe }) => recipe !== void 0)) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `${words[0]} holds several recipes`, "Name one of them."), invocation);
			json ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_5__.et)((0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__.c8)(recipes))}\n`) : console.err((0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__.DO)(recipes, console.errStyle) + (0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__.gM)(recipes, console.errStyle));
			return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.badArguments;
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
