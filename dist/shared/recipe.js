(() => {
	var __webpack_modules__ = {
		409: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"cursor-context": () => __nccwpck_require__(32),
				evaluate: () => __nccwpck_require__(503),
				"input-values": () => __nccwpck_require__(457),
				outline: () => __nccwpck_require__(16),
				"read-config": () => __nccwpck_require__(475),
				"recipe-lock": () => __nccwpck_require__(744)
			};
		},
		719: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).language();
			module.exports = {
				__esModule: !0,
				get LANGUAGES() {
					return part().LANGUAGES;
				},
				get languageNamed() {
					return part().languageNamed;
				}
			};
		},
		618: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).plan();
			module.exports = {
				__esModule: !0,
				get compileRulePattern() {
					return part().compileRulePattern;
				}
			};
		},
		431: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		338: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		558: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get Diagnostics() {
					return part().Diagnostics;
				},
				get INPUT() {
					return part().INPUT;
				},
				get INPUT_TYPES() {
					return part().INPUT_TYPES;
				},
				get RECIPE() {
					return part().RECIPE;
				},
				get STEP() {
					return part().STEP;
				},
				get checkHost() {
					return part().checkHost;
				},
				get excludeField() {
					return part().excludeField;
				},
				get globCheck() {
					return part().globCheck;
				},
				get parseYaml() {
					return part().parseYaml;
				}
			};
		},
		32: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				cursorContext: () => cursorContext,
				editRecipe: () => editRecipe
			});
			var $base_tool_errors = __nccwpck_require__(431);
			var $start_start = __nccwpck_require__(404);
			var $workspace_data_tree = __nccwpck_require__(718);
			var $workspace_yaml_tree = __nccwpck_require__(867);
			var $workspace_data_operations = __nccwpck_require__(412);
			var $workspace_comma_list = __nccwpck_require__(491);
			var $workspace_yaml_data = __nccwpck_require__(163);
			//! src/recipe/editing/list-edits.ts
			function moveItem(text, list, from, to) {
				let spans = spansOf(text, list);
				let order = spans.toSpliced(from, 1);
				order.splice(to, 0, spans[from]);
				let edited = "";
				let at = 0;
				for (let [index, { start, end }] of spans.entries()) {
					let taken = order[index];
					edited += text.slice(at, start) + text.slice(taken.start, taken.end);
					at = end;
				}
				return edited + text.slice(at);
			}
			function duplicateItem(text, list, index) {
				let spans = spansOf(text, list);
				let { start, end } = spans[index];
				return text.slice(0, end) + gapOf(text, spans) + text.slice(start, end) + text.slice(end);
			}
			function insertItem(text, list, index, value) {
				let spans = spansOf(text, list);
				let dash = list.rows[0]?.start ?? 0;
				let indent = dash - (0, $workspace_comma_list.startOfLineAt)(text, dash);
				let written = `${" ".repeat(indent)}- ${(0, $workspace_yaml_data.writeAfterDash)(value, indent + 2, (0, $workspace_yaml_data.detectStyle)(text))}`;
				let gap = gapOf(text, spans);
				let before = spans[index - 1];
				if (before !== void 0) return text.slice(0, before.end) + gap + written + text.slice(before.end);
				let first = spans[0]?.dash ?? 0;
				return text.slice(0, first) + written + gap + text.slice(first);
			}
			function spansOf(text, list) {
				let { rows } = list;
				let first = rows[0];
				if (list.style !== "block" || first === void 0 || rows.some(({ start }) => (0, $workspace_comma_list.indentBefore)(text, start) === void 0)) throw (0, $workspace_data_tree.editConflict)("The items of this list are not on lines of their own", list.start, "Edit the text instead.");
				let after = (0, $workspace_comma_list.startOfLineAt)(text, first.start);
				return rows.map((row, index) => {
					let dash = (0, $workspace_comma_list.startOfLineAt)(text, row.start);
					let start = index === 0 ? dash : startOfComments(text, dash, after);
					let end = (0, $workspace_comma_list.endOfLineAt)(text, Math.max(row.lead, (0, $workspace_yaml_tree.contentEnd)(text, row.node)));
					after = end;
					return {
						start,
						dash,
						end
					};
				});
			}
			function startOfComments(text, from, least) {
				let start = from;
				for (; start > least;) {
					let above = (0, $workspace_comma_list.startOfLineAt)(text, start - 1);
					if (above <= least || !/^[ \t]*#/.test(text.slice(above, start))) break;
					start = above;
				}
				return start;
			}
			function gapOf(text, [first, second]) {
				let { ending } = (0, $workspace_yaml_data.detectStyle)(text);
				let between = first === void 0 || second === void 0 ? "" : text.slice(first.end, second.start);
				return /^(?:\r?\n[ \t]*)+$/.test(between) ? between.replaceAll(/[ \t]+/g, "") : ending;
			}
			//! src/recipe/editing/edit-recipe.ts
			async function editRecipe(text, edits) {
				let adapter = await (0, $workspace_yaml_data.yamlAdapter)();
				let mark = text.startsWith("\ufeff") ? "\ufeff" : "";
				let current = text.slice(mark.length);
				try {
					for (let edit of edits) current = applyEdit(adapter, current, edit);
				} catch (error) {
					if (error instanceof $workspace_data_tree.DataError) return (0, $start_start.failure)(ERRORS.problem(error.problem));
					if (error instanceof RangeError) return (0, $start_start.failure)(ERRORS.problem((0, $workspace_data_tree.tooDeep)(0).problem));
					throw error;
				}
				return (0, $start_start.success)(mark + current);
			}
			function applyEdit(adapter, text, edit) {
				let root = readRoot(text);
				if ("set" in edit) return set(adapter, text, root, edit.set, edit.value);
				if ("remove" in edit) return has((0, $workspace_data_tree.plainOf)(root), edit.remove) ? change(adapter, text, {
					kind: "delete",
					query: queryFor(edit.remove)
				}) : text;
				if ("rename" in edit) return change(adapter, text, {
					kind: "rename",
					query: queryFor(found(root, edit.rename)),
					key: edit.to
				});
				if ("insert" in edit) return insert(adapter, text, root, edit);
				let at = "move" in edit ? edit.move : edit.duplicate;
				let index = at.at(-1);
				let list = (0, $workspace_data_tree.nodeAt)(root, found(root, at).slice(0, -1));
				if (typeof index != "number" || list.kind !== "array") throw notAnItem(at, list.start);
				let items = list.items.map($workspace_data_tree.plainOf);
				let item = items[index] ?? null;
				if ("duplicate" in edit) {
					let copied = duplicateItem(text, list, index);
					check(adapter, copied, root, at.slice(0, -1), [
						...items.slice(0, index + 1),
						item,
						...items.slice(index + 1)
					]);
					return withNewId(adapter, copied, [...at.slice(0, -1), index + 1]);
				}
				let to = Math.min(edit.to, items.length - 1);
				let moved = moveItem(text, list, index, to);
				check(adapter, moved, root, at.slice(0, -1), items.toSpliced(index, 1).toSpliced(to, 0, item));
				return moved;
			}
			function readRoot(text) {
				let [root, ...others] = (0, $workspace_yaml_tree.readYamlTree)(text);
				if (root === void 0 || others.length > 0) throw (0, $workspace_data_tree.invalidDocument)("A recipe is one YAML document", 0, "Remove the others.");
				return root;
			}
			function found(root, at) {
				if (has((0, $workspace_data_tree.plainOf)(root), at)) return at;
				throw (0, $workspace_data_tree.editConflict)(`The recipe has no ${(0, $workspace_data_operations.normalizedPath)(at)} any more`, root.start, "Look at its text, and try again.");
			}
			function has(root, at) {
				let value = root;
				for (let part of at) {
					if ((0, $workspace_data_tree.isList)(value) && typeof part == "number") value = value[part];
					else if ((0, $workspace_data_tree.isObject)(value) && typeof part == "string" && Object.hasOwn(value, part)) value = value[part];
					else return !1;
					if (value === void 0) return !1;
				}
				return !0;
			}
			function set(adapter, text, root, at, value) {
				let data = (0, $workspace_data_tree.plainOf)(root);
				let known = at.length;
				for (; known > 0 && !has(data, at.slice(0, known));) known--;
				let [there, missing] = [at.slice(0, known), at.slice(known)];
				let base = (0, $workspace_data_operations.valueAt)(data, there) ?? null;
				if (missing.length === 0 || base === null) return change(adapter, text, {
					kind: "set",
					query: queryFor(there),
					value: nest(missing, value),
					when: "always"
				});
				if (missing.some((part) => typeof part == "number")) return insert(adapter, text, root, {
					insert: there,
					index: Number(missing[0]),
					value: nest(missing.slice(1), value)
				});
				return change(adapter, text, {
					kind: "set",
					query: queryFor(there, missing.map(String)),
					value,
					when: "always"
				});
			}
			function nest(path, value) {
				return path.reduceRight((made, part) => typeof part == "number" ? [made] : { [part]: made }, value);
			}
			function insert(adapter, text, root, { insert: at, index, value }) {
				let data = (0, $workspace_data_tree.plainOf)(root);
				let items = has(data, at) ? (0, $workspace_data_operations.valueAt)(data, at) ?? null : null;
				if (items === null) return set(adapter, text, root, at, [value]);
				if ((0, $workspace_data_tree.isList)(items) && items.length === 0) return fill(adapter, text, (0, $workspace_data_tree.nodeAt)(root, at), at, value);
				if (!(0, $workspace_data_tree.isList)(items)) throw notAnItem(at, root.start);
				let list = (0, $workspace_data_tree.nodeAt)(root, at);
				let made = items.toSpliced(index, 0, value);
				if (list.style !== "block") return set(adapter, text, root, at, made);
				let edited = insertItem(text, list, Math.min(index, items.length), value);
				check(adapter, edited, root, at, made);
				return edited;
			}
			function fill(adapter, text, { start, end }, at, value) {
				let open = /:[ ]+$/.test(text.slice(0, start)) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end)) ? text.slice(0, start).trimEnd() + text.slice(end) : text;
				return set(adapter, open, readRoot(open), at, [value]);
			}
			function withNewId(adapter, text, at) {
				let root = readRoot(text);
				let data = (0, $workspace_data_tree.plainOf)(root);
				let id = (0, $workspace_data_operations.valueAt)(data, [...at, "id"]);
				if (typeof id != "string") return text;
				let siblings = ["steps", "verify"].flatMap((name) => idsIn((0, $workspace_data_operations.valueAt)(data, [name]) ?? null));
				let number = 2;
				for (; siblings.includes(`${id}-${number}`);) number++;
				return set(adapter, text, root, [...at, "id"], `${id}-${number}`);
			}
			function idsIn(steps) {
				if (!(0, $workspace_data_tree.isList)(steps)) return [];
				return steps.flatMap((step) => (0, $workspace_data_tree.isObject)(step) ? [String(step.id ?? ""), ...idsIn(step.steps ?? null)] : []);
			}
			function change(adapter, text, edit) {
				let edited = (0, $workspace_data_operations.editDocument)(adapter, text, [edit]);
				if (edited.ok) return edited.value.text;
				throw new $workspace_data_tree.DataError(edited.error);
			}
			function check(adapter, edited, root, at, items) {
				let wanted = replaced((0, $workspace_data_tree.plainOf)(root), at, items);
				if (![() => (0, $workspace_yaml_tree.readYamlTree)(edited).map($workspace_data_tree.plainOf), () => adapter.readAgain(edited)].every((read) => {
					try {
						let [first, ...others] = read();
						return others.length === 0 && (0, $workspace_data_tree.isSameData)(first, wanted);
					} catch {
						return !1;
					}
				})) throw (0, $workspace_data_tree.editConflict)("The lines of this list cannot be moved as they are written", root.start, "Edit the text instead.");
			}
			function replaced(data, [part, ...rest], value) {
				if (part === void 0) return value;
				if ((0, $workspace_data_tree.isList)(data)) return data.map((item, index) => index === part ? replaced(item, rest, value) : item);
				return {
					...data,
					[part]: replaced((0, $workspace_data_operations.valueAt)(data, [part]) ?? null, rest, value)
				};
			}
			function queryFor(at, missing = []) {
				return {
					source: (0, $workspace_data_operations.normalizedPath)([...at, ...missing]),
					needsTimeLimit: !1,
					endsInName: missing.length > 0,
					find: () => missing.length === 0 ? [at] : [],
					findPlaces: () => [{
						at,
						missing
					}]
				};
			}
			function notAnItem(at, start) {
				return (0, $workspace_data_tree.editConflict)(`${(0, $workspace_data_operations.normalizedPath)(at)} is not in a list`, start, "Edit the text instead.");
			}
			let ERRORS = { problem: ({ code, message, suggestion }) => (0, $base_tool_errors.toolError)(code, message, suggestion) };
			//! src/recipe/editing/cursor-context.ts
			let LINE = /^(?<indent>[ ]*)(?<dashes>(?:-[ ]+)*)(?:(?<key>[\w.'"-]+)(?<colon>[ ]*:(?=[ ]|$)[ ]*))?(?<value>.*)$/;
			function cursorContext(text, offset) {
				let start = text.lastIndexOf("\n", offset - 1) + 1;
				let end = text.indexOf("\n", offset) < 0 ? text.length : text.indexOf("\n", offset);
				let line = text.slice(start, end).replace(/\r$/, "");
				let lines = text.split(/\r?\n/);
				let row = text.slice(0, start).split("\n").length - 1;
				let parsed = parseLine(line);
				let valueAt = start + line.length - parsed.value.length;
				let isValue = parsed.key !== "" && offset >= valueAt;
				let before = text.slice(start, offset);
				let opened = before.lastIndexOf("${{");
				let word = wordAt(text, start, end, offset);
				let column = parsed.indent + parsed.dashes.length;
				let { path, parent } = pathTo(lines, row, column);
				return {
					path,
					around: parent === void 0 ? new Map() : siblingsOf(lines, parent.row, parent.column),
					part: isValue ? "value" : "key",
					key: parsed.key === "" ? word.text : parsed.key,
					typed: word.typed,
					from: word.from,
					to: word.to,
					siblings: siblingsOf(lines, row, column),
					expression: opened >= 0 && !before.slice(opened).includes("}}") ? before.slice(opened + 3) : void 0
				};
			}
			function parseLine(line) {
				let { indent = "", dashes = "", key = "", colon = "", value = "" } = LINE.exec(line)?.groups ?? {};
				return {
					indent: indent.length,
					dashes,
					key: colon === "" ? "" : key.replaceAll(/['"]/g, ""),
					value
				};
			}
			function isBlank(line) {
				return /^\s*(?:#.*)?$/.test(line);
			}
			function pathTo(lines, row, column) {
				let path = [];
				let parent;
				let limit = column;
				let own = parseLine(lines[row] ?? "");
				if (own.dashes !== "") {
					path.unshift("-");
					limit = own.indent + 1;
				}
				for (let at = row - 1; at >= 0 && limit > 0; at--) {
					let line = lines[at] ?? "";
					if (isBlank(line)) continue;
					let { indent, dashes, key } = parseLine(line);
					let keyColumn = indent + dashes.length;
					if (keyColumn < limit && key !== "") {
						path.unshift(key);
						parent ??= {
							row: at,
							column: keyColumn
						};
						limit = keyColumn;
					}
					if (dashes !== "" && indent < limit) {
						path.unshift("-");
						limit = indent + 1;
					}
					path[0] !== "-" && indent < limit && dashes === "" && (limit = indent);
				}
				return {
					path,
					parent
				};
			}
			function siblingsOf(lines, row, column) {
				let found = new Map();
				let visit = (step) => {
					if (step === -1 && parseLine(lines[row] ?? "").dashes !== "") return;
					for (let at = row + step; at >= 0 && at < lines.length; at += step) {
						let line = lines[at] ?? "";
						if (isBlank(line)) continue;
						let { indent, dashes, key, value } = parseLine(line);
						let isFirst = dashes !== "";
						if (step === 1 && isFirst && indent <= column - 2) return;
						if (indent + dashes.length < column) return;
						indent + dashes.length === column && key !== "" && found.set(key, value.trim());
						if (isFirst && indent + dashes.length <= column) return;
					}
				};
				visit(-1);
				visit(1);
				return found;
			}
			function wordAt(text, start, end, offset) {
				let from = offset;
				for (; from > start && /[\w./@:-]/.test(text[from - 1] ?? "");) from--;
				let to = offset;
				for (; to < end && /[\w./@-]/.test(text[to] ?? "");) to++;
				return {
					from,
					to,
					typed: text.slice(from, offset),
					text: text.slice(from, to)
				};
			}
		},
		503: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				evaluateCondition: () => evaluateCondition,
				evaluateTemplate: () => evaluateTemplate
			});
			var $actions_expressions_ast = __nccwpck_require__(234);
			var $start_paths = __nccwpck_require__(284);
			var $start_start_3 = __nccwpck_require__(404);
			var $core_work = __nccwpck_require__(338);
			//! src/recipe/expressions/evaluate.ts
			function evaluateTemplate(value, contexts) {
				return guarded(() => evaluateValue(value, contexts));
			}
			function evaluateCondition(source, contexts) {
				return guarded(() => !(0, $actions_expressions_ast.falsy)(evaluateSource(source, contexts)));
			}
			var Stopped = class extends Error {
				diagnostic;
				constructor(source, finding) {
					super(finding.message);
					let { code, message, suggestion } = finding;
					this.diagnostic = {
						severity: "error",
						code,
						message,
						suggestion,
						at: source.at
					};
				}
			};
			function guarded(run) {
				try {
					return (0, $start_start_3.success)(run());
				} catch (error) {
					if (error instanceof Stopped) return (0, $start_start_3.failure)(error.diagnostic);
					throw error;
				}
			}
			function evaluateValue(value, contexts) {
				switch (value.kind) {
					case "scalar": return value.value;
					case "list": return value.items.map((item) => evaluateValue(item, contexts));
					case "map": {
						let plain = Object.create(null);
						for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
						return plain;
					}
					case "template": {
						let [only, ...others] = value.parts;
						if (only !== void 0 && others.length === 0 && typeof only != "string") return (0, $core_work.fromData)(evaluateSource(only, contexts));
						return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
					}
				}
			}
			function asText(source, value) {
				if (value.primitive) return value.coerceString();
				throw new Stopped(source, (0, $core_work.notText)(value instanceof $actions_expressions_ast.Array ? "list" : "map"));
			}
			function evaluateSource(source, contexts) {
				let expression = (0, $core_work.parseSource)(source);
				if (!expression.ok) throw new Stopped(source, expression.error);
				try {
					return evaluate(expression.value, contexts);
				} catch (error) {
					throw new Stopped(source, findingOf(error));
				}
			}
			function findingOf(error) {
				for (let at = error; at instanceof Error; at = at.cause) if (at instanceof $core_work.EvaluationError) return at.finding;
				return {
					code: "expression_failed",
					message: error instanceof Error ? error.message : String(error),
					suggestion: "Check the values in the expression."
				};
			}
			function evaluate(expression, contexts) {
				return new StrictEvaluator(expression, contexts).evaluate();
			}
			var StrictEvaluator = class extends $actions_expressions_ast.Evaluator {
				#contexts;
				constructor(expression, contexts) {
					super(expression.tree, new $actions_expressions_ast.Dictionary(), $core_work.CALLABLE);
					this.#contexts = contexts;
				}
				visitContextAccess({ name }) {
					let context = name.lexeme.toLowerCase();
					if (!Object.hasOwn(this.#contexts, context)) throw new $core_work.EvaluationError("unknown_name", `'${name.lexeme}' does not exist here`, "Use another value.");
					return (0, $core_work.toData)(this.#contexts[context]);
				}
				visitIndexAccess(access) {
					let whole = this.eval(access.expr);
					let key = access.index instanceof $actions_expressions_ast.Star ? access.index : asLiteral(this.eval(access.index));
					let found = super.visitIndexAccess(new $actions_expressions_ast.IndexAccess(asLiteral(whole), key));
					if (key instanceof $actions_expressions_ast.Literal && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
					return found;
				}
				visitFunctionCall(call) {
					let name = call.functionName.lexeme;
					let own = (0, $core_work.ownFunction)(name);
					let result = own === void 0 ? super.visitFunctionCall(call) : (0, $core_work.callOwn)(own, call.args.map((arg) => this.eval(arg)), () => this.#day());
					result instanceof $actions_expressions_ast.StringData && (0, $core_work.checkLength)(name, result.value.length);
					return result;
				}
				#day() {
					let { day } = this.#contexts;
					if (day !== void 0) return day();
					throw new $core_work.EvaluationError("expression_failed", "date() has no date here", "Use another value.");
				}
			};
			function asLiteral(value) {
				return new $actions_expressions_ast.Literal(value, NO_TOKEN);
			}
			let NO_TOKEN = {
				type: 0,
				lexeme: "",
				range: {
					start: {
						line: 0,
						column: 0
					},
					end: {
						line: 0,
						column: 0
					}
				}
			};
			function isMissing(whole, key) {
				if (whole instanceof $actions_expressions_ast.Dictionary) return !key.primitive || whole.get(key.coerceString()) === void 0;
				if (whole instanceof $actions_expressions_ast.FilteredArray) return !1;
				if (!(whole instanceof $actions_expressions_ast.Array)) return !0;
				let index = key.number();
				return !(index >= 0 && Math.floor(index) < whole.values().length);
			}
			function notThere(whole, key) {
				let name = (0, $start_paths.briefText)(key.coerceString());
				if (whole instanceof $actions_expressions_ast.Array) {
					let message = `'${name}' does not exist in a list of ${whole.values().length}`;
					return new $core_work.EvaluationError("unknown_name", message, "Check first, for example with steps.find.outputs.count > 0.");
				}
				let names = (0, $core_work.keysIn)(whole);
				let near = (0, $core_work.didYouMean)(name, names);
				let there = names.length === 0 ? "nothing" : names.slice(0, 10).map($start_paths.briefText).join(", ");
				let suggestion = near === void 0 ? `Use one of ${there}.` : `Did you mean '${(0, $start_paths.briefText)(near)}'?`;
				return new $core_work.EvaluationError("unknown_name", `'${name}' does not exist`, suggestion);
			}
		},
		457: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkInputValue: () => checkInputValue,
				compileInputPattern: () => compileInputPattern,
				plainInput: () => plainInput,
				readInputsText: () => readInputsText,
				resolveInputs: () => resolveInputs
			});
			var $base_tool_errors = __nccwpck_require__(431);
			var $start_paths = __nccwpck_require__(284);
			var $start_start_3 = __nccwpck_require__(404);
			var $core_work = __nccwpck_require__(338);
			var $tool_call_work = __nccwpck_require__(520);
			var $reader_work = __nccwpck_require__(558);
			//! src/recipe/input-values.ts
			function resolveInputs(recipe, given, placeOf) {
				let diagnostics = new $reader_work.Diagnostics();
				let top = {
					file: recipe.source.path,
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 1
				};
				let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
				for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown(name, recipe, placeOf?.(name) ?? top, diagnostics);
				let resolved = Object.create(null);
				for (let input of recipe.inputs) resolved[input.name] = resolveOne({
					...input,
					at: placeOf?.(input.name) ?? input.at
				}, values, diagnostics) ?? null;
				return diagnostics.hasErrors ? (0, $start_start_3.failure)(diagnostics.list()) : (0, $start_start_3.success)(resolved);
			}
			function isList(given) {
				return Array.isArray(given);
			}
			function splitAll(texts, at, diagnostics) {
				let values = new Map();
				for (let text of texts) {
					let equals = text.indexOf("=");
					let name = text.slice(0, Math.max(equals, 0));
					name === "" ? diagnostics.error(at, "input_syntax", `'${(0, $start_paths.briefText)(text)}' does not have the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, $start_paths.briefText)(name)}' is set twice`, "Set it once.") : values.set(name, text.slice(equals + 1));
				}
				return values;
			}
			function reportUnknown(name, recipe, at, diagnostics) {
				let names = recipe.inputs.map((input) => input.name);
				let near = (0, $core_work.didYouMean)(name, names);
				let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_input", `Input '${(0, $start_paths.briefText)(name)}' does not exist`, suggestion);
			}
			function resolveOne(input, given, diagnostics) {
				if (!given.has(input.name)) {
					input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Add ${input.name}=VALUE.`);
					return input.default;
				}
				let checked = checkInputValue(input, convert(input, given.get(input.name)), { isTrusted: !0 });
				if (checked.ok) return checked.value;
				diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
			let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
			function convert(input, given) {
				let isText = input.type === "string" || input.type === "choice";
				let value = given instanceof WrittenValue ? isText || NUMBER.test(given.text) ? given.text : given.value : given;
				if (typeof value != "string") return value;
				if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
				if (input.type !== "number" || !NUMBER.test(value)) return value;
				let number = Number(value);
				return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
			}
			let MAX_INPUT_LENGTH = 65536;
			function compileInputPattern(pattern, trial) {
				try {
					let compiled = RegExp(`^(?:${pattern})$`, "u");
					let why = (0, $tool_call_work.whyUnprepared)(compiled.source, compiled.flags, trial);
					return why === void 0 ? (0, $start_start_3.success)(compiled) : (0, $start_start_3.failure)(`it ${why}`);
				} catch (error) {
					return (0, $start_start_3.failure)(error instanceof Error ? error.message : String(error));
				}
			}
			function checkInputValue(input, value, { isTrusted = !1 } = {}) {
				let what = `Input '${input.name}'`;
				switch (input.type) {
					case "number":
						if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Use a number such as 20.");
						return checkRange(input, value);
					case "boolean":
						if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Use true or false.");
						return (0, $start_start_3.success)(value);
					case "choice":
						if (typeof value == "string" && input.options.includes(value)) return (0, $start_start_3.success)(value);
						return finding("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map($start_paths.briefText).join(", ")}.`);
					case "string":
						if (typeof value != "string") return wrong(`${what} must be a string`, typeof value == "number" ? `Put it in quotes: '${value}'.` : "Use a string.");
						return checkText(input, value, isTrusted);
				}
			}
			function checkRange(input, value) {
				let { min, max } = input;
				if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, $start_start_3.success)(value);
				let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
				return finding("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Use a number of ${bounds.join(" and ")}.`);
			}
			function checkText(input, value, isTrusted) {
				if (value.length > MAX_INPUT_LENGTH) return finding("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Use a shorter one.");
				if (!value.isWellFormed()) return wrong(`Input '${input.name}' contains half of a surrogate pair`, "Remove it.");
				if (input.pattern === void 0) return (0, $start_start_3.success)(value);
				let pattern = compileInputPattern(input.pattern, "nowhere");
				let fits = pattern.ok ? (0, $tool_call_work.fitsInTime)(pattern.value, value, { isTrusted }) : void 0;
				if (fits === !0) return (0, $start_start_3.success)(value);
				if (fits === void 0) return finding("input_pattern", `Checking input '${input.name}' against its pattern took too long for ${shown(value)}`, `Simplify the pattern /${(0, $start_paths.briefText)(input.pattern)}/. Avoid repetition inside repetition.`);
				return finding("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `It must match /${(0, $start_paths.briefText)(input.pattern)}/.`);
			}
			function shown(value) {
				return typeof value == "string" ? `'${(0, $start_paths.briefText)(value)}'` : (0, $start_paths.briefText)(JSON.stringify(value) ?? "nothing");
			}
			function wrong(message, suggestion) {
				return finding("input_type", message, suggestion);
			}
			function finding(code, message, suggestion) {
				return (0, $start_start_3.failure)({
					code,
					message,
					suggestion
				});
			}
			function readInputsText(text, file) {
				let diagnostics = new $reader_work.Diagnostics();
				let { root } = (0, $reader_work.parseYaml)(text, file, diagnostics);
				let [problem] = diagnostics.list();
				if (problem !== void 0) {
					let { at, message, suggestion } = problem;
					return (0, $start_start_3.failure)((0, $base_tool_errors.toolError)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
				}
				if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, $start_start_3.success)({});
				if (root.kind !== "map") return (0, $start_start_3.failure)(ERRORS.notAMap(file));
				let values = Object.create(null);
				for (let { key, value } of root.entries) values[key] = plainInput(value);
				return (0, $start_start_3.success)(values);
			}
			function plainInput(node) {
				if (node.kind !== "scalar") return node.kind === "map" ? {} : [];
				let { value, raw } = node;
				return typeof value == "number" || typeof value == "boolean" ? new WrittenValue(value, raw) : value;
			}
			var WrittenValue = class {
				value;
				text;
				constructor(value, text) {
					this.value = value;
					this.text = text;
				}
			};
			let ERRORS = { notAMap: (file) => (0, $base_tool_errors.toolError)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line.") };
		},
		16: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { RecipeText: () => RecipeText });
			var $reader_work_3 = __nccwpck_require__(558);
			var $workspace_data_tree_3 = __nccwpck_require__(718);
			var $workspace_yaml_tree_3 = __nccwpck_require__(867);
			var $core_work = __nccwpck_require__(338);
			//! src/recipe/editing/outline.ts
			var RecipeText = class {
				#mark;
				#text;
				#root;
				constructor(text) {
					this.#mark = +!!text.startsWith("\ufeff");
					this.#text = text.slice(this.#mark);
					this.#root = readRoot(this.#text);
				}
				get outline() {
					if (this.#root === void 0) return;
					let fields = new Fields(this.#root);
					let permissions = new Fields(fields.take("permissions", isMap));
					let maxFiles = permissions.value("max-files", isNumber);
					return {
						name: fields.value("name", isText) ?? "",
						description: fields.value("description", isText) ?? "",
						inputs: rowsOf(fields.take("inputs", isMap)).map((row) => this.#input(row)),
						permissions: {
							write: permissions.value("write", isTexts) ?? [],
							run: permissions.value("run", isTexts) ?? [],
							fetch: permissions.value("fetch", isTexts) ?? [],
							...maxFiles !== void 0 && { maxFiles }
						},
						exclude: textsOf(fields.value("exclude", isTextOrTexts)),
						steps: this.#steps(fields.take("steps", isList), ["steps"]),
						verify: this.#steps(fields.take("verify", isList), ["verify"]),
						outputs: rowsOf(fields.take("outputs", isMap)).map(({ key, row, node }) => ({
							...this.#place(["outputs", key], row),
							name: key,
							value: (0, $workspace_data_tree_3.plainOf)(node)
						})),
						unshown: [...fields.unshown($reader_work_3.RECIPE), ...permissions.unshown().map((key) => `permissions.${key}`)]
					};
				}
				locate(offset) {
					let at = offset - this.#mark;
					let node = this.#root;
					let path = [];
					for (; node !== void 0;) {
						let index = node.rows.findLastIndex((row) => row.start <= at && at <= this.#endOf(row));
						let row = node.rows[index];
						let part = row === void 0 ? void 0 : node.kind === "array" ? index : node.members.find((each) => each.node === row.node)?.key;
						if (row === void 0 || part === void 0) break;
						path.push(part);
						node = row.node;
					}
					return path;
				}
				#steps(list, path) {
					return (list?.rows ?? []).map((row, index) => this.#step(row, [...path, index]));
				}
				#step(row, path) {
					let fields = new Fields(row.node.kind === "object" ? row.node : void 0);
					let [tool, recipe] = [fields.value("tool", isText), fields.value("recipe", isText)];
					let list = fields.take("steps", isList);
					let condition = fields.value("if", isCondition);
					let step = {
						kind: list === void 0 ? tool === void 0 ? recipe === void 0 ? "none" : "recipe" : "tool" : "group",
						with: fields.value("with", isObjectData) ?? {},
						expect: fields.value("expect", isExpectations) ?? {},
						steps: this.#steps(list, [...path, "steps"]),
						...present({
							id: fields.value("id", isText),
							name: fields.value("name", isText),
							tool,
							recipe,
							if: condition === void 0 ? void 0 : String(condition),
							forEach: fields.value("for-each", isTextOrList),
							continueOnError: fields.value("continue-on-error", isBoolean),
							timeoutSeconds: fields.value("timeout-seconds", isNumber),
							report: fields.value("report", isText)
						})
					};
					return {
						...this.#place(path, row),
						...step,
						unshown: row.node.kind === "object" ? fields.unshown($reader_work_3.STEP) : [""]
					};
				}
				#input({ key, row, node }) {
					let fields = new Fields(node.kind === "object" ? node : void 0);
					let input = {
						name: key,
						description: fields.value("description", isText) ?? "",
						type: fields.value("type", isInputType) ?? "string",
						required: fields.value("required", isBoolean) ?? !1,
						options: fields.value("options", isTexts) ?? [],
						...present({
							default: fields.value("default", isScalarData),
							pattern: fields.value("pattern", isText),
							min: fields.value("min", isNumber),
							max: fields.value("max", isNumber)
						})
					};
					return {
						...this.#place(["inputs", key], row),
						...input,
						unshown: fields.unshown($reader_work_3.INPUT)
					};
				}
				#place(path, row) {
					return {
						path,
						from: row.start + this.#mark,
						to: this.#endOf(row) + this.#mark
					};
				}
				#endOf({ lead, node }) {
					return Math.max(lead, (0, $workspace_yaml_tree_3.contentEnd)(this.#text, node));
				}
			};
			function readRoot(text) {
				if (!(Buffer.byteLength(text) <= 262144 && (0, $core_work.scanYaml)(new $core_work.SourceText("", text), new $reader_work_3.Diagnostics()) !== void 0)) return;
				try {
					let [root, ...others] = (0, $workspace_yaml_tree_3.readYamlTree)(text);
					return root?.kind === "object" && others.length === 0 ? root : void 0;
				} catch (error) {
					if (error instanceof $workspace_data_tree_3.DataError || error instanceof RangeError) return;
					throw error;
				}
			}
			function rowsOf(map) {
				return (map?.members ?? []).flatMap(({ key, node }) => {
					let row = map?.rows.find((each) => each.node === node);
					return row === void 0 ? [] : [{
						key,
						row,
						node: row.node
					}];
				});
			}
			var Fields = class {
				#nodes;
				#taken = new Set();
				constructor(map) {
					this.#nodes = new Map((map?.members ?? []).map(({ key, node }) => [key, node]));
				}
				take(key, fits) {
					let node = this.#nodes.get(key);
					if (node === void 0 || node.elsewhere !== void 0 || node.shared !== void 0) return;
					let isEmpty = node.kind === "scalar" && node.value === null;
					if (!isEmpty && !fits((0, $workspace_data_tree_3.plainOf)(node))) return;
					this.#taken.add(key);
					return isEmpty ? void 0 : node;
				}
				value(key, fits) {
					let node = this.take(key, fits);
					return node && (0, $workspace_data_tree_3.plainOf)(node);
				}
				unshown(known) {
					return [...this.#nodes.keys()].filter((key) => !this.#taken.has(key) || known?.has(key) === !1);
				}
			};
			function present(values) {
				return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
			}
			let isText = (value) => typeof value == "string";
			let isNumber = (value) => typeof value == "number";
			let isBoolean = (value) => typeof value == "boolean";
			let isCondition = (value) => isText(value) || isBoolean(value);
			let isScalarData = (value) => isText(value) || isNumber(value) || isBoolean(value);
			let isList = (value) => Array.isArray(value);
			let isTexts = (value) => isList(value) && value.every(isText);
			let isTextOrTexts = (value) => isText(value) || isTexts(value);
			let isTextOrList = (value) => isText(value) || isList(value);
			let isObjectData = (value) => typeof value == "object" && !!value && !isList(value);
			let isMap = (value) => isObjectData(value);
			let isExpectations = (value) => isObjectData(value) && Object.values(value).every(isText);
			let isInputType = (value) => $reader_work_3.INPUT_TYPES.some((type) => type === value);
			function textsOf(value) {
				if (value === void 0) return [];
				return isText(value) ? [value] : value;
			}
		},
		475: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { read_config_exports: () => read_config_exports });
			var $start_runtime = __nccwpck_require__(176);
			var $core_work_3 = __nccwpck_require__(338);
			var $base_language = __nccwpck_require__(719);
			var $start_paths_3 = __nccwpck_require__(284);
			var $reader_work_5 = __nccwpck_require__(558);
			var $base_plan = __nccwpck_require__(618);
			var $tool_call_work_3 = __nccwpck_require__(520);
			//! src/recipe/config/read-approval.ts
			let LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/;
			let { allowBots, codeowners, count, drafts, forks, branches, allowWorkflows, expiresAfterHours } = $core_work_3.DEFAULT_APPROVAL;
			let APPROVAL = (0, $core_work_3.refine)(new $core_work_3.MapField({
				description: "Who can request and approve plans on GitHub.",
				keys: {
					runners: people("Who can request plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access."),
					approvers: people("Who can approve plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access."),
					count: $core_work_3.kind.integer("How many people must approve a plan.", 10, count),
					"allow-bots": (0, $core_work_3.field)("Ids of bots that can request plans. Bots never approve plans.", {
						type: "array",
						items: {
							type: "integer",
							minimum: 1
						},
						uniqueItems: !0,
						default: allowBots
					}, readBots),
					codeowners: $core_work_3.kind.boolean("Whether a code owner of every changed file must approve.", codeowners),
					forks: $core_work_3.kind.word("Whether Sous makes plans for pull requests from forks: not at all, or with file tools only, as a patch.", $core_work_3.FORK_RULES, forks),
					drafts: $core_work_3.kind.boolean("Whether Sous makes plans for draft pull requests.", drafts),
					branches: $core_work_3.kind.texts("Globs of the branches that pull requests may target, besides the default branch.", {
						mayBeEmpty: !0,
						check: (0, $reader_work_5.globCheck)("release/*"),
						more: { default: branches }
					}),
					"allow-workflows": $core_work_3.kind.boolean("Whether a plan may change files in .github/workflows/. The token also needs permission for it.", allowWorkflows),
					"expires-after-hours": $core_work_3.kind.integer("How many hours a plan can be approved.", 720, expiresAfterHours)
				},
				advice: {
					"allow-forks": {
						text: "Use 'forks: files-only'.",
						instead: "forks"
					},
					bots: {
						text: "Did you mean 'allow-bots'?",
						instead: "allow-bots"
					},
					users: { text: "Did you mean 'runners' or 'approvers'?" },
					teams: { text: "List a team as '@org/team' under 'runners' or 'approvers'." },
					approvals: {
						text: "Did you mean 'count'?",
						instead: "count"
					},
					"required-approvals": {
						text: "Did you mean 'count'?",
						instead: "count"
					}
				}
			}), (given) => ({
				...$core_work_3.DEFAULT_APPROVAL,
				...given
			}));
			function people(description) {
				let items = {
					type: "string",
					pattern: `${LOGIN.source}|${$core_work_3.TEAM.source}`
				};
				return (0, $core_work_3.field)(description, {
					type: "array",
					items,
					minItems: 1,
					uniqueItems: !0
				}, readPeople);
			}
			function readPeople(node, what, reading) {
				let { diagnostics } = reading;
				node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add someone, or remove the line to allow everyone with write access.");
				let known = new Map();
				return (0, $core_work_3.readTexts)(node, what, reading, (entry, item) => {
					let isTeam = $core_work_3.TEAM.test(entry);
					let [matched, login = entry, id] = isTeam ? [entry] : LOGIN.exec(entry) ?? [];
					matched === void 0 && diagnostics.error(item.at, "invalid_login", `'${(0, $start_paths_3.briefText)(entry)}' is not a login${entry.includes("/") ? " or team" : ""}`, entryAdvice(entry));
					let keys = [[login.toLowerCase(), isTeam ? "team" : "login"], ...id === void 0 ? [] : [[id, "id"]]];
					for (let [key, same] of keys) {
						let twin = known.get(key);
						if (twin === void 0) known.set(key, entry);
						else if (matched !== void 0 && twin !== entry) {
							diagnostics.error(item.at, "duplicate_item", `'${entry}' and '${twin}' are the same ${same}`, "Remove one of them.");
							break;
						}
					}
				});
			}
			function entryAdvice(entry) {
				if (entry.includes("/")) return "Write a team as '@org/team', with the slug from its URL.";
				if (entry.endsWith("[bot]")) return "Bots never approve plans. List bots that can request plans under 'allow-bots', by id.";
				if (entry.startsWith("@")) return "Write a person without '@', and a team as '@org/team'.";
				if (entry.includes("#")) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id.";
				return "Write it as on GitHub, such as 'octocat'.";
			}
			function readBots(node, what, { diagnostics }) {
				if (node.kind !== "list") return (0, $core_work_3.wrongType)(node, what, "a list of ids", diagnostics);
				let ids = new Set();
				for (let item of node.items) {
					if (item.kind === "invalid") continue;
					let id = item.kind === "scalar" ? item.value : void 0;
					if (typeof id != "number" || !Number.isSafeInteger(id) || id < 1) {
						let message = `An item of ${what} must be the id of a bot, not ${(0, $core_work_3.describeNode)(item)}`;
						diagnostics.error(item.at, "wrong_type", message, "Use its numeric id. For Dependabot, 'gh api \"users/dependabot[bot]\" --jq .id' prints it.");
						continue;
					}
					ids.has(id) && diagnostics.error(item.at, "duplicate_item", `${id} is listed twice`, "Remove it.");
					ids.add(id);
				}
				return [...ids];
			}
			//! src/recipe/config/read-content.ts
			function globs(description, more = {}) {
				return $core_work_3.kind.texts(description, {
					check: (0, $reader_work_5.globCheck)("*.md"),
					more
				});
			}
			let CATEGORY = new $core_work_3.MapField({
				keys: {
					dir: (0, $core_work_3.refine)($core_work_3.kind.text("The directory, relative to the root of the repository. Use . for the root itself.", { minLength: 1 }), checkDirectory),
					patterns: globs("Globs of the documents, relative to that directory.", { default: $core_work_3.DEFAULT_CATEGORY_PATTERNS }),
					description: $core_work_3.kind.text("What the documents are about.")
				},
				required: ["dir"],
				advice: {
					directory: {
						text: "Did you mean 'dir'?",
						instead: "dir"
					},
					path: {
						text: "Did you mean 'dir'?",
						instead: "dir"
					}
				}
			});
			let CATEGORY_NAME = (0, $core_work_3.refine)($core_work_3.kind.text("The name of a category."), checkCategory);
			let MEMBER = new $core_work_3.MapField({
				keys: {
					category: CATEGORY_NAME,
					patterns: globs("Globs that replace the category's own.")
				},
				required: ["category"]
			});
			let COLLECTION = new $core_work_3.MapField({
				keys: {
					description: $core_work_3.kind.text("What the documents are for."),
					categories: (0, $core_work_3.field)("Names of categories, or maps of a category and the patterns that replace its own.", {
						type: "array",
						minItems: 1,
						items: { anyOf: [{ type: "string" }, (0, $core_work_3.reference)("member")] }
					}, readMembers)
				},
				required: ["categories"]
			});
			let CATEGORY_MAP = (0, $core_work_3.field)("Documents that belong together, for the content tools.", {
				...$core_work_3.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $core_work_3.reference)("category")
			}, (node, what, reading) => {
				if (node.kind !== "map") return (0, $core_work_3.wrongType)(node, what, "a map", reading.diagnostics);
				return namedEntries(node, "category", reading).flatMap((entry) => readCategory(entry, reading) ?? []);
			});
			let COLLECTION_MAP = (0, $core_work_3.field)("Categories that belong together, for the content tools.", {
				...$core_work_3.NAMED,
				maxProperties: 500,
				additionalProperties: (0, $core_work_3.reference)("collection")
			}, (node, what, reading) => {
				let { known, diagnostics } = reading;
				if (node.kind !== "map") return (0, $core_work_3.wrongType)(node, what, "a map", diagnostics);
				return namedEntries(node, "collection", reading).flatMap((entry) => {
					known.includes(entry.key) && diagnostics.warning(entry.keyAt, "shadowed_name", `A category is also called '${entry.key}', and 'get_content' finds that first`, "Rename one of them, or use 'get_collection_content'.");
					return readCollection(entry, reading) ?? [];
				});
			});
			function namedEntries(node, entry, { diagnostics }) {
				let beyond = node.entries[500];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 500 entries", "Merge some of them.");
				let folded = new Map();
				return node.entries.slice(0, 500).filter(({ key, keyAt }) => {
					if (!(0, $core_work_3.checkName)(key, `The name of a ${entry}`, keyAt, diagnostics)) return !1;
					let twin = folded.get(key.toLowerCase());
					folded.set(key.toLowerCase(), key);
					if (twin === void 0) return !0;
					diagnostics.error(keyAt, "duplicate_key", `The ${entry} '${key}' differs from '${twin}' only in case`, "Rename one of them.");
					return !1;
				});
			}
			function readCategory({ key: name, keyAt: missingAt, value }, reading) {
				let { dir: directory, patterns = $core_work_3.DEFAULT_CATEGORY_PATTERNS, description = "" } = CATEGORY.open(value, reading, {
					what: `The category '${name}'`,
					missingAt
				})?.readAll(reading) ?? {};
				return directory === void 0 ? void 0 : {
					name,
					directory,
					patterns,
					description
				};
			}
			function checkDirectory(given, node, { diagnostics }) {
				let directory = (0, $start_paths_3.parseRepoDirectory)(given);
				if (directory.ok) return directory.value;
				let { code, message, suggestion } = directory.error;
				diagnostics.error(node.at, "invalid_directory", message, code === "path_outside_working_dir" ? "Use a directory inside the repository such as 'docs', or '.' for its root." : suggestion);
			}
			function readCollection({ key: name, keyAt: missingAt, value }, reading) {
				let fields = COLLECTION.open(value, reading, {
					what: `The collection '${name}'`,
					missingAt
				});
				return fields && {
					name,
					description: "",
					categories: [],
					...fields.readAll(reading)
				};
			}
			function readMembers(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $core_work_3.wrongType)(node, what, "a list of categories", diagnostics);
				node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a category.");
				let members = new Map();
				for (let item of node.items) {
					let member = readMember(item, `An item of ${what}`, reading);
					if (member === void 0) continue;
					members.has(member.category) && diagnostics.error(item.at, "duplicate_item", `'${member.category}' is listed twice`, "Put all its 'patterns' in one place.");
					members.set(member.category, member);
				}
				return [...members.values()];
			}
			function readMember(node, what, reading) {
				let given = node.kind === "map" ? MEMBER.read(node, what, reading) : { category: CATEGORY_NAME.read(node, what, reading) };
				return given?.category === void 0 ? void 0 : {
					...given,
					category: given.category
				};
			}
			function checkCategory(name, node, { known, diagnostics }) {
				if (known.includes(name)) return name;
				let near = (0, $core_work_3.didYouMean)(name, known);
				let suggestion = near === void 0 ? "Add it to 'categories'." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_category", `Category '${(0, $start_paths_3.briefText)(name)}' does not exist`, suggestion);
			}
			//! src/recipe/config/read-rules.ts
			let RULE = new $core_work_3.MapField({
				what: "A rule",
				keys: {
					tool: $core_work_3.kind.tool("The tool that may be called. For a bundle tool: bundle/tool@version.", readTool),
					parameters: (0, $core_work_3.refine)($core_work_3.kind.text("A regular expression that must match the whole JSON of the parameters: `\\{\"command\":\"npm test\"\\}`", { format: "regex" }), checkPattern),
					expires: (0, $core_work_3.field)("When the rule expires: a day in UTC, or a time with its time zone.", { type: "string" }, readMoment),
					enabled: $core_work_3.kind.boolean("Whether the rule is active.", !0)
				},
				required: ["tool", "parameters"],
				advice: {
					pattern: {
						text: "Did you mean 'parameters'?",
						instead: "parameters"
					},
					command: {
						text: "A command is matched as a part of 'parameters'.",
						instead: "parameters"
					},
					root: { text: "Remove it: the rules of a repository apply to that repository only." }
				}
			});
			let RULES = (0, $core_work_3.field)("Calls that need no approval, such as commands and fetches.", {
				type: "array",
				maxItems: 200,
				items: (0, $core_work_3.reference)("rule")
			}, (node, what, reading) => {
				let { diagnostics } = reading;
				if (node.kind !== "list") return (0, $core_work_3.wrongType)(node, what, "a list of rules", diagnostics);
				let beyond = node.items[200];
				beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 200 rules", "Combine several rules with a broader pattern.");
				return node.items.slice(0, 200).flatMap((item) => readRule(item, reading) ?? []);
			});
			function readRule(node, reading) {
				let fields = RULE.open(node, reading);
				let tool = fields?.read("tool", reading);
				let pattern = fields?.read("parameters", {
					...reading,
					tool
				});
				let expires = fields?.read("expires", reading);
				let enabled = fields?.read("enabled", reading);
				if (tool === void 0 || pattern === void 0) return;
				return {
					tool,
					pattern,
					...expires !== void 0 && { expires },
					...enabled !== void 0 && { enabled }
				};
			}
			function readTool(node, what, reading) {
				let { tools, diagnostics } = reading;
				let name = (0, $core_work_3.readText)(node, what, reading);
				if (name === void 0) return;
				let tool = tools.fullName(name);
				if (tool !== void 0) return tool;
				let near = (0, $core_work_3.didYouMean)(name, tools.names);
				let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(node.at, "unknown_tool", `Tool '${(0, $start_paths_3.briefText)(name)}' does not exist`, suggestion);
			}
			function checkPattern(pattern, node, { tool, diagnostics, trustsPatterns }) {
				let compiled = (0, $base_plan.compileRulePattern)(pattern);
				let why = compiled.ok ? (0, $tool_call_work_3.whyUnprepared)(compiled.value.source, compiled.value.flags, trustsPatterns ? "nowhere" : "apart") : void 0;
				if (!compiled.ok || why !== void 0) {
					let reason = compiled.ok ? `it ${why}` : compiled.error;
					diagnostics.error(node.at, "invalid_pattern", reason, "Correct the regular expression (JavaScript syntax).");
					return;
				}
				BEGINS_PLAINLY.test(pattern) ? diagnostics.warning(node.at, "rule_never_matches", "This pattern never matches: it must match the whole JSON of the parameters, such as {\"command\":\"npm test\"}", "Write it in full, such as '\\{\"command\":\"npm test\"\\}'.") : (0, $tool_call_work_3.fitsInTime)(compiled.value, ANYTHING) === !0 && diagnostics.warning(node.at, "rule_allows_all", `The rule allows every call of ${tool ?? "the tool"}`, "Narrow it to the calls you know.");
				return pattern;
			}
			let BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/;
			let ANYTHING = "{\"\":\"\"}";
			let MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
			function readMoment(node, what, reading) {
				let { now, diagnostics } = reading;
				let text = node.kind === "scalar" && typeof node.value == "number" ? node.raw : (0, $core_work_3.readText)(node, what, reading);
				if (text === void 0) return;
				let time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
				if (Number.isNaN(time)) {
					diagnostics.error(node.at, "invalid_date", `'${(0, $start_paths_3.briefText)(text)}' is not a date`, "Use a day such as 2027-01-31, or a time with its time zone such as 2027-01-31T18:00:00Z.");
					return;
				}
				time <= now.getTime() && diagnostics.warning(node.at, "rule_expired", "The rule has expired and no longer allows anything", "Remove the rule, or renew it.");
				return text;
			}
			function isDay(text) {
				let day = new Date(`${text}T00:00:00Z`);
				return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
			}
			//! src/recipe/config/read-config.ts
			var read_config_exports = (0, $start_runtime.__exportAll)({
				CONFIG: () => CONFIG,
				readConfig: () => readConfig
			});
			let PROPOSE = (0, $core_work_3.refine)(new $core_work_3.MapField({
				description: "How the pull requests of `mode: propose` look.",
				keys: {
					reviewers: $core_work_3.kind.texts("Logins of the reviewers.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					"team-reviewers": $core_work_3.kind.texts("Slugs of the reviewing teams.", {
						mayBeEmpty: !0,
						check: checkReviewer
					}),
					draft: $core_work_3.kind.boolean("Whether they are opened as drafts.", $core_work_3.DEFAULT_PROPOSE.isDraft),
					"when-clean": $core_work_3.kind.word("What happens to an open one when there is nothing left to change.", $core_work_3.WHEN_CLEAN, $core_work_3.DEFAULT_PROPOSE.whenClean)
				}
			}), ({ draft: isDraft = $core_work_3.DEFAULT_PROPOSE.isDraft, ...given }) => ({
				...$core_work_3.DEFAULT_PROPOSE,
				...given,
				isDraft
			}));
			let LIMITS = new $core_work_3.MapField({
				description: "Upper limits of a plan.",
				keys: {
					steps: limit("steps", "How many steps a plan may have, including the recipes that it calls."),
					files: limit("files", "How many files it may change."),
					bytes: limit("bytes", "How many bytes it may write."),
					seconds: limit("seconds", "How many seconds it may take to make.")
				}
			});
			let RECIPES = new $core_work_3.MapField({
				description: "Recipes of other repositories, on GitHub. Each must also be in .github/sous.lock.",
				keys: { allow: $core_work_3.kind.texts("The repositories that they may come from, as owner/name.", {
					mayBeEmpty: !0,
					check: checkSource
				}) }
			});
			function checkSource(source, item, { diagnostics }) {
				if ((0, $start_paths_3.isSourceName)(source)) return;
				diagnostics.error(item.at, "invalid_name", `'${(0, $start_paths_3.briefText)(source)}' is not a repository`, "Write owner/name, such as acme/recipes. Every repository has to be listed by itself.");
			}
			function limit(key, description) {
				return $core_work_3.kind.integer(description, $core_work_3.HIGHEST_LIMITS[key], $core_work_3.USUAL_LIMITS[key]);
			}
			let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
			let NOT_A_RECIPE = { text: "This file does not contain recipes. Put them in '.github/recipes/' or 'recipes/'." };
			let BELOW_APPROVAL = { text: "Move it under 'approval'." };
			let CONFIG = new $core_work_3.MapField({
				what: "The configuration",
				keys: {
					rules: RULES,
					approval: APPROVAL,
					protected: $core_work_3.kind.texts("Globs of files that need a second approver, in addition to the built-in ones.", {
						mayBeEmpty: !0,
						check: (0, $reader_work_5.globCheck)("src/**/*.ts")
					}),
					exclude: (0, $reader_work_5.excludeField)("Globs of files and directories that recipes leave out when they search, list or edit many files, in addition to what they exclude themselves. A file that `path` names is not left out."),
					fetch: $core_work_3.kind.texts("Hosts that recipes may fetch from, if their own permissions allow it too. Default: only those permissions count.", {
						mayBeEmpty: !0,
						check: $reader_work_5.checkHost
					}),
					secrets: (0, $core_work_3.field)("For each secret, the one origin that it may be sent to, such as https://tickets.example.com. Never its value.", {
						type: "object",
						maxProperties: 100,
						propertyNames: { pattern: SECRET_NAME.source },
						additionalProperties: {
							type: "string",
							pattern: "^https?://[^/?#]+$"
						}
					}, readSecrets),
					limits: LIMITS,
					recipes: RECIPES,
					propose: PROPOSE,
					"on-push": $core_work_3.kind.word("What happens to previews after a push, if the workflow listens to `pull_request: synchronize`: mark them as stale, or run the same requests again. A push never runs a command or a fetch.", $core_work_3.ON_PUSH, $core_work_3.DEFAULT_CONFIG.onPush),
					campaigns: $core_work_3.kind.boolean("Whether campaigns may change this repository.", $core_work_3.DEFAULT_CONFIG.campaigns),
					language: $core_work_3.kind.word("The language of the pages of `sous studio`, if the browser asks for none of these: English, German or Simplified Chinese. Everything else that Sous writes is in English.", $base_language.LANGUAGES, $core_work_3.DEFAULT_CONFIG.language, $base_language.languageNamed),
					categories: CATEGORY_MAP,
					collections: COLLECTION_MAP
				},
				advice: {
					steps: NOT_A_RECIPE,
					inputs: NOT_A_RECIPE,
					permissions: { text: "Permissions belong in the recipe. Here, 'fetch', 'limits' and 'protected' narrow them for all recipes." },
					lang: {
						text: "Did you mean 'language'?",
						instead: "language"
					},
					locale: {
						text: "Did you mean 'language'?",
						instead: "language"
					},
					approvers: BELOW_APPROVAL,
					runners: BELOW_APPROVAL,
					codeowners: BELOW_APPROVAL,
					policy: { text: "Use 'approval' for who may run and approve, and 'rules' for calls that need no approval." }
				}
			});
			function readConfig(text, file, request) {
				let diagnostics = new $reader_work_5.Diagnostics();
				let { root } = (0, $reader_work_5.parseYaml)(text, file, diagnostics);
				let config = root === void 0 || root.kind === "scalar" && root.value === null ? $core_work_3.DEFAULT_CONFIG : readRoot(root, {
					...request,
					diagnostics
				});
				return {
					config: diagnostics.hasErrors ? void 0 : config,
					diagnostics: diagnostics.list()
				};
			}
			function readRoot(root, reading) {
				let fields = CONFIG.open(root, reading);
				if (fields === void 0) return;
				let categories = fields.entry("categories")?.value;
				let known = categories?.kind === "map" ? categories.entries.map((entry) => entry.key) : [];
				let { protected: protectedPaths = [], fetch: fetchHosts, recipes, ...given } = fields.readAll({
					...reading,
					known
				});
				return {
					...$core_work_3.DEFAULT_CONFIG,
					...given,
					protectedPaths,
					fetchHosts,
					recipeSources: recipes?.allow ?? []
				};
			}
			function checkReviewer(name, item, { diagnostics }) {
				if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return;
				diagnostics.error(item.at, "invalid_login", `'${(0, $start_paths_3.briefText)(name)}' is not a login or team`, "Use the plain name: octocat, or the slug of a team.");
			}
			function readSecrets(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return (0, $core_work_3.wrongType)(node, what, "a map of names and origins", diagnostics);
				let beyond = node.entries[100];
				beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 100 secrets", "Remove some of them.");
				let secrets = [];
				for (let { key, keyAt, value } of node.entries.slice(0, 100)) {
					SECRET_NAME.test(key) || diagnostics.error(keyAt, "invalid_name", `'${(0, $start_paths_3.briefText)(key)}' is not a valid secret name`, "Use capitals, digits and underscores: API_TOKEN.");
					let text = (0, $core_work_3.readText)(value, `The secret '${(0, $start_paths_3.briefText)(key)}'`, reading);
					if (text === void 0) continue;
					let origin = originOf(text);
					origin === void 0 ? diagnostics.error(value.at, "invalid_origin", `The secret '${(0, $start_paths_3.briefText)(key)}' has no origin`, "Write the origin that the secret may be sent to, such as https://tickets.example.com. Never write its value.") : secrets.push([key, origin]);
				}
				return Object.fromEntries(secrets);
			}
			function originOf(text) {
				if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return;
				let url = new URL(text);
				return url.href === `${url.origin}/` ? url.origin : void 0;
			}
		},
		744: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { recipe_lock_exports: () => recipe_lock_exports });
			var $start_runtime = __nccwpck_require__(176);
			var $start_start = __nccwpck_require__(404);
			var $start_paths_5 = __nccwpck_require__(284);
			var $reader_work_7 = __nccwpck_require__(558);
			var $core_work_5 = __nccwpck_require__(338);
			//! src/recipe/recipe-lock.ts
			var recipe_lock_exports = (0, $start_runtime.__exportAll)({
				readRecipeLock: () => readRecipeLock,
				writeRecipeLock: () => writeRecipeLock
			});
			let HASH = /^sha256:([0-9a-f]{64})$/;
			let LOCK = new $core_work_5.MapField({
				what: "The lock",
				keys: {
					version: $core_work_5.kind.integer("The version of the format.", 1),
					recipes: (0, $core_work_5.field)("The SHA-256 of each recipe.", { type: "object" }, readRecipes)
				},
				required: ["version", "recipes"]
			});
			function readRecipeLock(text, file) {
				let diagnostics = new $reader_work_7.Diagnostics();
				let { root, source } = (0, $reader_work_7.parseYaml)(text, file, diagnostics);
				root === void 0 && !diagnostics.hasErrors && diagnostics.error(source.range(0), "empty", "The lock is empty", "Delete it, or run 'sous update'.");
				let lock = root && LOCK.read(root, "The lock", { diagnostics })?.recipes;
				return {
					lock: diagnostics.hasErrors ? void 0 : lock,
					diagnostics: diagnostics.list()
				};
			}
			function writeRecipeLock(recipes) {
				let lines = [...recipes].map(({ ref, sha256 }) => `  ${ref}: sha256:${sha256}\n`);
				return `# Written by 'sous update': the recipes of other repositories that this one uses, and the SHA-256 of each.
version: 1\n${lines.length === 0 ? "recipes: {}\n" : `recipes:\n${lines.toSorted($start_start.compareBytes).join("")}`}`;
			}
			function readRecipes(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return (0, $core_work_5.wrongType)(node, what, "a map of recipes and hashes", diagnostics);
				let lock = new Map();
				for (let { key, keyAt, value } of node.entries) {
					let ref = (0, $start_paths_5.parseRecipeRef)(key);
					let text = (0, $core_work_5.readText)(value, `The hash of '${(0, $start_paths_5.briefText)(key)}'`, reading);
					let sha256 = text === void 0 ? void 0 : HASH.exec(text)?.[1];
					ref === void 0 ? diagnostics.error(keyAt, "unpinned_recipe", `'${(0, $start_paths_5.briefText)(key)}' is not owner/repository/name@commit`, "Run 'sous update'.") : lock.has((0, $start_paths_5.refKey)(ref)) && diagnostics.error(keyAt, "duplicate_key", `'${key}' is listed twice`, "Remove one of them. Repository names ignore case.");
					text !== void 0 && sha256 === void 0 && diagnostics.error(value.at, "invalid_name", `The hash of '${(0, $start_paths_5.briefText)(key)}' is not sha256: and 64 digits`, "Run 'sous update'.");
					ref !== void 0 && sha256 !== void 0 && lock.set((0, $start_paths_5.refKey)(ref), {
						ref: key,
						sha256
					});
				}
				return lock;
			}
		},
		284: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		176: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		404: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		520: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get fitsInTime() {
					return part().fitsInTime;
				},
				get whyUnprepared() {
					return part().whyUnprepared;
				}
			};
		},
		491: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["comma-list"]();
			module.exports = {
				__esModule: !0,
				get endOfLineAt() {
					return part().endOfLineAt;
				},
				get indentBefore() {
					return part().indentBefore;
				},
				get startOfLineAt() {
					return part().startOfLineAt;
				}
			};
		},
		412: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["data-operations"]();
			module.exports = {
				__esModule: !0,
				get editDocument() {
					return part().editDocument;
				},
				get normalizedPath() {
					return part().normalizedPath;
				},
				get valueAt() {
					return part().valueAt;
				}
			};
		},
		718: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["data-tree"]();
			module.exports = {
				__esModule: !0,
				get DataError() {
					return part().DataError;
				},
				get editConflict() {
					return part().editConflict;
				},
				get invalidDocument() {
					return part().invalidDocument;
				},
				get isList() {
					return part().isList;
				},
				get isObject() {
					return part().isObject;
				},
				get isSameData() {
					return part().isSameData;
				},
				get nodeAt() {
					return part().nodeAt;
				},
				get plainOf() {
					return part().plainOf;
				},
				get tooDeep() {
					return part().tooDeep;
				}
			};
		},
		163: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["yaml-data"]();
			module.exports = {
				__esModule: !0,
				get detectStyle() {
					return part().detectStyle;
				},
				get writeAfterDash() {
					return part().writeAfterDash;
				},
				get yamlAdapter() {
					return part().yamlAdapter;
				}
			};
		},
		867: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["yaml-tree"]();
			module.exports = {
				__esModule: !0,
				get contentEnd() {
					return part().contentEnd;
				},
				get readYamlTree() {
					return part().readYamlTree;
				}
			};
		},
		234: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(589).ast();
			module.exports = {
				__esModule: !0,
				get Array() {
					return part().Array;
				},
				get Dictionary() {
					return part().Dictionary;
				},
				get Evaluator() {
					return part().Evaluator;
				},
				get FilteredArray() {
					return part().FilteredArray;
				},
				get IndexAccess() {
					return part().IndexAccess;
				},
				get Literal() {
					return part().Literal;
				},
				get Star() {
					return part().Star;
				},
				get StringData() {
					return part().StringData;
				},
				get falsy() {
					return part().falsy;
				}
			};
		},
		589: (module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
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
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
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
	var __webpack_exports__ = __nccwpck_require__(409);
	module.exports = __webpack_exports__;
})();
