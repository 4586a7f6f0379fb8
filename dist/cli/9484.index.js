export const id = 9484;
export const ids = [9484, 5848];
export const modules = {
	9484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { listCommand: () => listCommand });
		var printable = __webpack_require__(53985);
		var wording = __webpack_require__(60493);
		var report_diagnostics = __webpack_require__(59295);
		var recipe_page = __webpack_require__(5848);
		var recipe_values = __webpack_require__(49225);
		var shell_word = __webpack_require__(60621);
		function renderRecipeList(recipes, style) {
			return `${recipes.map((listed) => {
				let { name, path, recipe } = listed;
				let lines = recipe === void 0 ? describeInvalid(listed, style) : describe(recipe, style);
				let title = recipe === void 0 ? `${style.red("\u2717")} ${style.bold((0, printable.oy)(name))}` : style.bold((0, printable.oy)(name));
				let place = path === name ? [] : [style.dim((0, printable.oy)(path))];
				return [
					title,
					...[...lines, ...place].map((line) => `  ${line}`),
					""
				].join("\n");
			}).join("\n")}\nMore on one of them: sous explain <name>\n`;
		}
		function recipeListRecord(recipes) {
			return {
				schema_version: 1,
				recipes: recipes.map(({ name, path, recipe, diagnostics }) => ({
					name,
					path,
					valid: recipe !== void 0,
					title: recipe?.name ?? null,
					description: recipe?.description ?? null,
					inputs: recipe?.inputs.map(recipe_page.U) ?? [],
					diagnostics: diagnostics.map(report_diagnostics.lH)
				}))
			};
		}
		function describe({ name, description, inputs }, style) {
			let [firstLine = ""] = description.trim().split("\n", 1);
			return [
				(0, printable.oy)(name),
				...firstLine === "" ? [] : [(0, printable.oy)(firstLine)],
				...inputs.map((input) => `${style.cyan(`-i ${(0, printable.oy)(input.name)}`)}  ${(0, printable.oy)((0, recipe_values.gW)(input))}`)
			];
		}
		function describeInvalid(file, style) {
			let { errors } = (0, report_diagnostics.ii)([file]);
			return [`${style.red("not valid")}: ${(0, wording.pq)(errors, "error")}, see sous validate ${(0, printable.oy)((0, shell_word.r)(file.path))}`];
		}
		var exit_codes = __webpack_require__(71989);
		var fail = __webpack_require__(1990);
		var open_recipes = __webpack_require__(78873);
		var recipe_files = __webpack_require__(3546);
		var recipe_options = __webpack_require__(69047);
		async function listCommand(invocation) {
			let { console } = invocation;
			let options = (0, recipe_options.L)("list", invocation.argv, {
				maxWords: 0,
				hasAll: !0
			});
			if (!options.ok) return (0, fail.f)(options.error, invocation);
			if (options.value.help) {
				console.out("Usage: sous list [--all] [--root DIR] [--json]\n\nLists the recipes of the repository, in .github/recipes/ and recipes/. With --all also those that come with Sous; a name\nsuch as sous:pin-actions calls one of these from anywhere.\n");
				return exit_codes.dc.done;
			}
			let opened = await (0, open_recipes.W)(invocation, options.value.root);
			if (!opened.ok) return (0, fail.f)(opened.error, invocation);
			let { all, shipped, folder } = opened.value;
			let recipes = await opened.value.read(options.value.all ? [...all, ...shipped] : all);
			if (options.value.json) console.out(`${(0, printable.et)(recipeListRecord(recipes))}\n`);
			else if (recipes.length > 0) console.out(renderRecipeList(recipes, console.outStyle));
			else {
				let { message, suggestion } = (0, recipe_files.zF)(folder);
				console.err(`${message}.\n  ${console.errStyle.cyan("\u2192")} ${suggestion}\n`);
			}
			return exit_codes.dc.done;
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
	}),
	42969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => READS_ONLY,
			b: () => permissionRows
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		let READS_ONLY = "only read the repository";
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
		}
	}),
	5848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => inputRecord,
			recipeRecord: () => recipeRecord,
			renderRecipePage: () => renderRecipePage
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60493);
		var _permission_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42969);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		var _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49225);
		var _shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60621);
		var _text_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68142);
		function renderRecipePage({ callName, recipe }, style) {
			let { name, description, source, permissions, inputs, steps, verify, outputs } = recipe;
			let section = (title, lines) => lines.length === 0 ? [] : [
				"",
				style.bold(title),
				...indent(lines)
			];
			let outputLines = (0, _text_table_js__WEBPACK_IMPORTED_MODULE_0__.e)(outputs.map(({ key, value }) => [key, (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__.Ru)(value)]), style);
			return [
				`${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(name))} ${style.dim((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(source.path))}`,
				...description.trim() === "" ? [] : (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(description.trim()).split("\n"),
				...section("May", permissionLines(permissions, style)),
				...section("Inputs", inputLines(inputs, style)),
				...section("Steps", stepLines(steps, style)),
				...section("Verify: all of this must hold, or nothing changes", stepLines(verify, style)),
				...section("Outputs", outputLines),
				...section("Run it", ["preview", "run"].map((command) => callText(command, callName, recipe))),
				""
			].join("\n");
		}
		function callText(command, callName, { inputs }) {
			let needed = inputs.filter((input) => input.required).map((input) => `-i ${input.name}=\u2026`);
			return (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)([
				"sous",
				command,
				(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_3__.r)(callName),
				...needed
			].join(" "));
		}
		function recipeRecord(name, recipe) {
			let { write, run, fetch, maxFiles } = recipe.permissions;
			return {
				schema_version: 1,
				name,
				path: recipe.source.path,
				digest: recipe.source.digest,
				title: recipe.name,
				description: recipe.description,
				permissions: {
					write,
					run,
					fetch,
					max_files: maxFiles
				},
				inputs: recipe.inputs.map(inputRecord),
				steps: recipe.steps.map(stepRecord),
				verify: recipe.verify.map(stepRecord),
				outputs: Object.fromEntries(recipe.outputs.map(({ key, value }) => [key, (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__._y)(value)]))
			};
		}
		function inputRecord({ name, description, type, required, options, pattern, min, max, ...input }) {
			return {
				name,
				description,
				type,
				required,
				default: input.default ?? null,
				...type === "choice" && { options },
				...pattern !== void 0 && { pattern },
				...min !== void 0 && { min },
				...max !== void 0 && { max }
			};
		}
		function stepRecord(step) {
			return {
				...step.id !== void 0 && { id: step.id },
				...step.name !== void 0 && { name: step.name },
				...step.call.kind === "tool" ? { tool: step.call.tool } : { recipe: step.call.recipe },
				with: Object.fromEntries(step.with.map(({ key, value }) => [key, (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__._y)(value)])),
				if: step.if?.text ?? null,
				for_each: step.forEach === void 0 ? null : (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__._y)(step.forEach),
				expect: step.expect.map(({ output, operator, number }) => ({
					output,
					operator,
					number
				})),
				continue_on_error: step.continueOnError,
				timeout_seconds: step.timeoutSeconds ?? null,
				report: step.report ?? null,
				line: step.at.line
			};
		}
		function permissionLines(permissions, style) {
			let rows = (0, _permission_rows_js__WEBPACK_IMPORTED_MODULE_4__.b)(permissions);
			return rows.length === 0 ? [_permission_rows_js__WEBPACK_IMPORTED_MODULE_4__.P] : (0, _text_table_js__WEBPACK_IMPORTED_MODULE_0__.e)(rows, style);
		}
		function inputLines(inputs, style) {
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_0__.e)(inputs.flatMap((input) => [[input.name, (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__.gW)(input)], ...input.description === "" ? [] : [["", input.description]]]), style);
		}
		function stepLines(steps, style) {
			return steps.flatMap((step, i) => {
				let call = step.call.kind === "tool" ? step.call.tool : `recipe ${step.call.recipe}`;
				let title = `${step.name === void 0 ? "" : `: ${step.name}`}${step.id === void 0 ? "" : ` (${step.id})`}`;
				let number = `${i + 1}. `;
				let rows = [
					...step.forEach === void 0 ? [] : [["for each", (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__.Ru)(step.forEach)]],
					...step.if === void 0 ? [] : [["only if", step.if.text]],
					...step.with.map(({ key, value }, at) => [at === 0 ? "with" : "", `${key}: ${(0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__.Ru)(value)}`]),
					...step.expect.map((expectation, at) => [at === 0 ? "expect" : "", (0, _recipe_values_js__WEBPACK_IMPORTED_MODULE_1__.gM)(expectation)]),
					...step.continueOnError ? [["on error", "go on"]] : [],
					...step.timeoutSeconds === void 0 ? [] : [["within", (0, _model_wording_js__WEBPACK_IMPORTED_MODULE_5__.pq)(step.timeoutSeconds, "second")]],
					...step.report === void 0 ? [] : [["report", `each match, as ${step.report}`]]
				];
				return [`${number}${style.cyan((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(call))}${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(title)}`, ...(0, _text_table_js__WEBPACK_IMPORTED_MODULE_0__.e)(rows, style).map((line) => `${" ".repeat(number.length)}${line}`)];
			});
		}
		function indent(lines) {
			return lines.map((line) => `  ${line}`);
		}
	}),
	49225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ru: () => valueText,
			_y: () => plainValue,
			gM: () => expectationText,
			gW: () => inputFacts
		});
		function plainValue(value) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "template": return value.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("");
				case "list": return value.items.map(plainValue);
				case "map": return Object.fromEntries(value.entries.map((entry) => [entry.key, plainValue(entry.value)]));
			}
		}
		function valueText(value) {
			let plain = plainValue(value);
			return typeof plain == "string" ? plain : JSON.stringify(plain);
		}
		function expectationText({ output, operator, number }) {
			return `${output} ${operator} ${number}`;
		}
		function inputFacts(input) {
			let { type, required, min, max, pattern, options } = input;
			return [
				type === "choice" ? `one of ${options.join(", ")}` : type,
				...required ? ["required"] : [],
				...min === void 0 ? [] : [`at least ${min}`],
				...max === void 0 ? [] : [`at most ${max}`],
				...pattern === void 0 ? [] : [`fits /${pattern}/`],
				...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
			].join(", ");
		}
	}),
	60621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => shellWord });
		function shellWord(text) {
			return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	68142: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => textTable });
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	})
};
