export const id = 8208;
export const ids = [8208];
export const modules = {
	8208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { explainCommand: () => explainCommand });
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);
		var _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9295);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3985);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1990);
		var _open_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4120);
		var _recipe_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9047);
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
	4120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => openRecipes });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
		var _open_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1810);
		var _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3546);
		var _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6013);
		async function openRecipes(invocation, root) {
			let opened = await (0, _open_folder_js__WEBPACK_IMPORTED_MODULE_0__.N)(invocation, root);
			if (!opened.ok) return opened;
			let { tree } = opened.value;
			let recipes = await recipesIn(tree, invocation.program);
			return recipes.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				...recipes.value,
				folder: tree.folder,
				opened: opened.value
			}) : recipes;
		}
		async function recipesIn(tree, program) {
			let found = await (0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.rB)(tree);
			if (!found.ok) return found;
			let all = found.value;
			let shipped = (0, _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_2__.Z)(program);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				all,
				shipped,
				async select(words) {
					let selected = words.length === 0 ? found : await (0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.Ub)({
						words,
						tree,
						all,
						shipped
					});
					return selected.ok && selected.value.length === 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.zF)(tree.folder ?? "the repository")) : selected;
				},
				async read(files) {
					if (files.length === 0) return [];
					let { readRecipes } = await Promise.all([
						__webpack_require__.e(8815),
						__webpack_require__.e(2339),
						__webpack_require__.e(6828),
						__webpack_require__.e(3324),
						__webpack_require__.e(3147)
					]).then(__webpack_require__.bind(__webpack_require__, 3147));
					return readRecipes({
						files,
						all: [...all, ...shipped],
						tree
					});
				}
			});
		}
	}),
	3546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ub: () => selectRecipes,
			rB: () => findRecipes,
			zF: () => noRecipes
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2936);
		var _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6013);
		let RECIPE_FOLDERS = [".github/recipes", "recipes"];
		let EXTENSION = /\.ya?ml$/;
		async function findRecipes(tree) {
			let found = [];
			for (let folder of RECIPE_FOLDERS) {
				let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(folder);
				if (!directory.ok) return directory;
				let entry = await tree.entry(directory.value);
				if (!entry.ok) return entry;
				if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
				let files = await recipesIn(tree, directory.value);
				if (!files.ok) return files;
				found.push(...files.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(found);
		}
		async function selectRecipes({ words, tree, all, shipped }) {
			let selected = new Map();
			for (let word of words) {
				let files = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? selectShipped(word, shipped) : await selectOne(word, tree, all);
				if (!files.ok) return files;
				for (let file of files.value) selected.set(file.path, file);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([...selected.values()]);
		}
		function noRecipes(folder) {
			let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
		}
		async function selectOne(word, tree, all) {
			let named = all.filter((file) => file.name === word);
			if (named.length > 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named);
			let plain = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(plainForm(word, tree.folder));
			let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
			if (!plain.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all));
			if (plain.value === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK) return recipesIn(tree, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK);
			let entry = await tree.entry(plain.value);
			if (!entry.ok) return entry;
			if (entry.value.kind === "directory") return recipesIn(tree, plain.value);
			if (entry.value.kind !== "missing") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([fileAt(plain.value)]);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, all));
		}
		function selectShipped(word, shipped) {
			let named = shipped.filter((file) => file.name === word);
			return named.length > 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, shipped));
		}
		function badPath({ message, suggestion }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
		}
		function plainForm(word, folder) {
			let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_0__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_0__.normalize(word);
			if (relative.startsWith("..")) return word;
			return relative.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/").replace(/\/$/, "") || _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
		}
		async function recipesIn(tree, directory) {
			let entries = await tree.directory(directory);
			if (!entries.ok) return entries;
			let files = [];
			for (let { name, kind } of entries.value) {
				if (!EXTENSION.test(name) || kind === "directory") continue;
				let file = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(directory === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? name : `${directory}/${name}`);
				if (!file.ok) return file;
				files.push(fileAt(file.value));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
		}
		function fileAt(file) {
			return {
				name: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file).replace(EXTENSION, ""),
				path: file,
				origin: {
					kind: "repository",
					path: file
				}
			};
		}
		function unknownRecipe(word, all) {
			let isPath = /[/\\]/.test(word) || EXTENSION.test(word);
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(word, all.map((file) => isPath ? file.path : file.name));
			let list = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? "sous list --all" : "sous list";
			let known = all.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There is no recipe '${word}'`, near === void 0 ? known : `Did you mean '${near}'? ${known}`);
		}
	}),
	9047: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => readRecipeOptions });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
		function readRecipeOptions(command, argv, { maxWords = Infinity, hasAll = !1 } = {}) {
			let wrong = (message) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_arguments", message, `See sous ${command} --help.`));
			let flag = {
				type: "boolean",
				default: !1
			};
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: {
						root: {
							type: "string",
							default: "."
						},
						json: flag,
						all: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				let extra = positionals[maxWords];
				if (values.all && !hasAll) return wrong("Unknown option '--all'");
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
					words: positionals,
					root: values.root,
					all: values.all,
					json: values.json,
					help: values.help
				});
			} catch (error) {
				let [message = "Wrong options"] = error.message.split(". ", 1);
				return wrong(message);
			}
		}
	}),
	6013: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => SHIPPED_PREFIX,
			Z: () => findShipped
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		let SHIPPED_PREFIX = "sous:";
		function findShipped({ folder, extension }) {
			let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "recipes");
			return namesIn(directory).map((name) => {
				let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, ".yml")}`;
				return {
					name: callName,
					path: callName,
					origin: {
						kind: "shipped",
						file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)
					}
				};
			});
		}
		function namesIn(directory) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
			} catch {
				return [];
			}
		}
	}),
	7424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	7312: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	9295: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ii: () => countDiagnostics,
			lH: () => diagnosticRecord,
			c8: () => diagnosticsRecord,
			fn: () => isValid,
			DO: () => renderDiagnostics,
			gM: () => renderVerdict
		});
		var wording = __webpack_require__(493);
		var printable = __webpack_require__(3985);
		var cut_text = __webpack_require__(7312);
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
