"use strict";
exports.id = 6534;
exports.ids = [6534];
exports.modules = {
	8567: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => permissionRows,
			t: () => READS_ONLY
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		let READS_ONLY = "only read the repository";
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ft)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
		}
	}),
	6534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => inputFacts,
			n: () => recipe_page_exports,
			r: () => renderRecipePage,
			t: () => inputRecord
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _permission_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8567);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _text_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6152);
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
		var recipe_page_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			recipeRecord: () => recipeRecord,
			renderRecipePage: () => renderRecipePage
		});
		function renderRecipePage({ callName, recipe }, style) {
			let { name, description, source, permissions, inputs, steps, verify, outputs } = recipe;
			let section = (title, lines) => lines.length === 0 ? [] : [
				"",
				style.bold(title),
				...indent(lines)
			];
			let outputLines = (0, _text_table_js__WEBPACK_IMPORTED_MODULE_5__.t)(outputs.map(({ key, value }) => [key, valueText(value)]), style);
			return [
				`${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(name))} ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(source.path))}`,
				...description.trim() === "" ? [] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.C)(description.trim()).split("\n"),
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)([
				"sous",
				command,
				(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(callName),
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
				outputs: Object.fromEntries(recipe.outputs.map(({ key, value }) => [key, plainValue(value)]))
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
				with: Object.fromEntries(step.with.map(({ key, value }) => [key, plainValue(value)])),
				if: step.if?.text ?? null,
				for_each: step.forEach === void 0 ? null : plainValue(step.forEach),
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
			let rows = (0, _permission_rows_js__WEBPACK_IMPORTED_MODULE_3__.n)(permissions);
			return rows.length === 0 ? [_permission_rows_js__WEBPACK_IMPORTED_MODULE_3__.t] : (0, _text_table_js__WEBPACK_IMPORTED_MODULE_5__.t)(rows, style);
		}
		function inputLines(inputs, style) {
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_5__.t)(inputs.flatMap((input) => [[input.name, inputFacts(input)], ...input.description === "" ? [] : [["", input.description]]]), style);
		}
		function stepLines(steps, style) {
			return steps.flatMap((step, i) => {
				let call = step.call.kind === "tool" ? step.call.tool : `recipe ${step.call.recipe}`;
				let title = `${step.name === void 0 ? "" : `: ${step.name}`}${step.id === void 0 ? "" : ` (${step.id})`}`;
				let number = `${i + 1}. `;
				let rows = [
					...step.forEach === void 0 ? [] : [["for each", valueText(step.forEach)]],
					...step.if === void 0 ? [] : [["only if", step.if.text]],
					...step.with.map(({ key, value }, at) => [at === 0 ? "with" : "", `${key}: ${valueText(value)}`]),
					...step.expect.map((expectation, at) => [at === 0 ? "expect" : "", expectationText(expectation)]),
					...step.continueOnError ? [["on error", "go on"]] : [],
					...step.timeoutSeconds === void 0 ? [] : [["within", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(step.timeoutSeconds, "second")]],
					...step.report === void 0 ? [] : [["report", `each match, as ${step.report}`]]
				];
				return [`${number}${style.cyan((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(call))}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(title)}`, ...(0, _text_table_js__WEBPACK_IMPORTED_MODULE_5__.t)(rows, style).map((line) => `${" ".repeat(number.length)}${line}`)];
			});
		}
		function indent(lines) {
			return lines.map((line) => `  ${line}`);
		}
	}),
	6152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => textTable });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	})
};
