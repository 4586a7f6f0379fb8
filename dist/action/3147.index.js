export const id = 3147;
export const ids = [3147];
export const modules = {
	63147: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRecipes: () => readRecipes });
		var external_node_fs_ = __webpack_require__(73024);
		var result = __webpack_require__(97424);
		var check_recipe_calls = __webpack_require__(26665);
		var labels = __webpack_require__(80582);
		var recipe_diagnostics = __webpack_require__(15846);
		var names = __webpack_require__(2174);
		var read_fields = __webpack_require__(81748);
		let INPUT_TYPES = [
			"string",
			"number",
			"boolean",
			"choice"
		];
		var input_rules = __webpack_require__(75332);
		var read_scalars = __webpack_require__(54064);
		var read_text_list = __webpack_require__(82555);
		var template = __webpack_require__(8990);
		let INPUT_KEYS = [
			"description",
			"type",
			"required",
			"default",
			"pattern",
			"options",
			"min",
			"max"
		];
		let CONSTRAINTS = [
			["pattern", "string"],
			["options", "choice"],
			["min", "number"],
			["max", "number"]
		];
		function readInputs(node, diagnostics) {
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'inputs'", "a map", diagnostics) ?? [];
			let inputs = [];
			for (let [index, entry] of node.entries.entries()) {
				if (index >= 100) {
					diagnostics.error(entry.keyAt, "too_many_inputs", "More than 100 inputs", "Split the recipe.");
					break;
				}
				let isNamed = (0, names.I)(entry.key, "The name of an input", entry.keyAt, diagnostics);
				let twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
				twin !== void 0 && diagnostics.error(entry.keyAt, "duplicate_key", `Input '${entry.key}' differs from '${twin.name}' only in case`, "Rename one of them.");
				let input = readInput(entry, diagnostics);
				input !== void 0 && isNamed && inputs.push(input);
			}
			return inputs;
		}
		function readInput(entry, diagnostics) {
			let fields = (0, read_fields.qU)(entry.value, {
				what: `Input '${entry.key}'`,
				keys: INPUT_KEYS
			}, diagnostics);
			if (fields === void 0) return;
			let type = fields.read("type", (node, what) => (0, read_scalars.pS)(node, what, INPUT_TYPES, diagnostics) ?? "string") ?? "string";
			checkConstraints(fields, type, diagnostics);
			let number = (node, what) => (0, read_scalars.kz)(node, what, diagnostics);
			let text = (node, what) => (0, read_scalars.yR)(node, what, diagnostics);
			let input = {
				name: entry.key,
				description: fields.read("description", text) ?? "",
				type,
				required: fields.read("required", (node, what) => (0, read_scalars.Vf)(node, what, diagnostics)) ?? !1,
				options: fields.read("options", (node, what) => (0, read_text_list.G)(node, what, diagnostics)) ?? [],
				pattern: fields.read("pattern", (node, what) => readPattern(node, what, diagnostics)),
				min: fields.read("min", number),
				max: fields.read("max", number),
				at: entry.keyAt
			};
			checkBounds(input, fields, diagnostics);
			type === "choice" && fields.lacks("options") && (0, read_fields.vr)("options", "A choice", entry.keyAt, diagnostics);
			return {
				...input,
				default: readDefault(input, fields, diagnostics)
			};
		}
		function checkConstraints(fields, type, diagnostics) {
			for (let [key, owner] of CONSTRAINTS) {
				let entry = fields.entry(key);
				if (entry === void 0 || owner === type) continue;
				let message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`;
				diagnostics.error(entry.keyAt, "constraint_mismatch", message, `Remove it, or set 'type: ${owner}'.`);
			}
		}
		function checkBounds(input, fields, diagnostics) {
			let { min, max } = input;
			if (min === void 0 || max === void 0 || min <= max) return;
			let at = fields.entry("max")?.value.at ?? fields.at;
			diagnostics.error(at, "out_of_range", `'max' is ${max}, less than 'min', which is ${min}`, "Exchange them.");
		}
		function readPattern(node, what, diagnostics) {
			let pattern = (0, read_scalars.yR)(node, what, diagnostics);
			if (pattern === void 0) return;
			let compiled = (0, input_rules.k)(pattern);
			if (compiled.ok) return pattern;
			diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax); it must fit the whole value.");
		}
		function readDefault(input, fields, diagnostics) {
			let entry = fields.entry("default");
			if (entry === void 0) return;
			let node = entry.value;
			if (node.kind !== "scalar" || node.value === null) return (0, read_scalars.gQ)(node, "'default'", `a ${input.type}`, diagnostics);
			input.required && diagnostics.warning(entry.keyAt, "default_unused", "The input is required, so its 'default' is never used", "Remove one of the two.");
			if (typeof node.value == "string" && (0, template.x)(node.value)) {
				(0, read_scalars.yR)(node, "'default'", diagnostics);
				return;
			}
			if ((input.type === "string" || input.type === "choice") && typeof node.value != "string") {
				(0, read_scalars.Bk)(node, "'default'", diagnostics);
				return;
			}
			let checked = (0, input_rules.o)(input, node.value);
			if (checked.ok) return checked.value;
			let { message, suggestion } = checked.error;
			diagnostics.error(node.at, "invalid_default", `The default does not fit: ${message}`, suggestion);
		}
		var read_permissions = __webpack_require__(19829);
		var did_you_mean = __webpack_require__(9726);
		var path = __webpack_require__(59986);
		function checkCall(call, catalogue, diagnostics) {
			let { tool } = call;
			let given = new Set(call.arguments.map((entry) => entry.key));
			for (let entry of call.arguments) {
				let field = tool.arguments.find((argument) => argument.name === entry.key);
				if (diagnostics.isFull) break;
				field === void 0 ? given.add(reportUnknown(entry, tool, diagnostics)) : checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics);
				entry.key === "command" && refuseExpressions(entry.value, diagnostics);
			}
			for (let { name, required } of tool.arguments) {
				if (!required || given.has(name)) continue;
				diagnostics.error(call.at, "missing_argument", `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`);
			}
			checkPlainValues(call, catalogue, diagnostics);
		}
		function reportUnknown(entry, tool, diagnostics) {
			let names = tool.arguments.map((argument) => argument.name);
			let near = (0, did_you_mean.a)(entry.key, names);
			let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
			let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
			diagnostics.error(entry.keyAt, "unknown_argument", `${tool.name} has no argument '${(0, path.Kg)(entry.key)}'`, suggestion);
			return near ?? entry.key;
		}
		function checkQuotes(node, schema, what, diagnostics) {
			if (node.kind === "scalar") {
				let isText = schema.type === "string";
				isText && node.value !== null && typeof node.value != "string" && (0, read_scalars.Bk)(node, what, diagnostics);
				isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Give it a text; an empty one is ''.");
			}
			if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
			if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, path.Kg)(key)}' in ${what}`, diagnostics);
		}
		function memberOf(schema, key) {
			let member = schema[key];
			return typeof member == "object" && member ? member : {};
		}
		function refuseExpressions(node, diagnostics) {
			if (node.kind !== "scalar" || typeof node.value != "string" || !(0, template.x)(node.value)) return;
			diagnostics.error(node.at, "expression_in_command", "A command cannot hold an expression", "Pass the value by 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
		}
		function checkPlainValues(call, catalogue, diagnostics) {
			if (catalogue.checkCall === void 0) return;
			let plain = Object.create(null);
			for (let { key, value } of call.arguments) isPlain(value) && (plain[key] = toPlain(value));
			for (let { argument, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain)) {
				let at = call.arguments.find((entry) => entry.key === argument)?.value.at ?? call.at;
				diagnostics.error(at, code, message, suggestion);
			}
		}
		function isPlain(node) {
			if (node.kind === "scalar") return !(typeof node.value == "string" && (0, template.x)(node.value));
			if (node.kind === "list") return node.items.every(isPlain);
			return node.kind === "map" && node.entries.every((entry) => isPlain(entry.value));
		}
		function toPlain(node) {
			if (node.kind === "scalar") return node.value;
			if (node.kind === "list") return node.items.map(toPlain);
			if (node.kind !== "map") return;
			let plain = Object.create(null);
			for (let { key, value } of node.entries) plain[key] = toPlain(value);
			return plain;
		}
		function checkPermission(call, permissions, diagnostics) {
			let { tool, at } = call;
			let needs = (key, message, example) => diagnostics.error(at, "permission_missing", message, `Add 'permissions: { ${key}: [${example}] }' to the recipe.`);
			tool.effect === "stage" && permissions.write.length === 0 && needs("write", `${tool.name} changes files, and the recipe may not change any`, "'docs/**/*.md'");
			if (tool.permissions.includes("RunCommands") && tool.effect === "external") {
				let command = plainText(call, "command");
				command !== void 0 && !permissions.run.includes(command.value) && needs("run", `The recipe may not run '${(0, path.Kg)(command.value)}'`, (0, path.Kg)(JSON.stringify(command.value)));
			}
			if (tool.permissions.includes("Network")) {
				let host = hostOf(plainText(call, "url")?.value);
				let hosts = tool.hosts ?? (host === void 0 ? [] : [host]);
				if (permissions.fetch.length === 0) needs("fetch", `${tool.name} fetches, and the recipe may not fetch from anywhere`, hosts[0] ?? "nodejs.org");
				else for (let each of hosts) permissions.fetch.includes(each) || needs("fetch", `The recipe may not fetch from ${each}`, each);
			}
		}
		function plainText(call, argument) {
			let node = call.arguments.find((entry) => entry.key === argument)?.value;
			return node?.kind === "scalar" && typeof node.value == "string" && !(0, template.x)(node.value) ? { value: node.value } : void 0;
		}
		function hostOf(url) {
			return url !== void 0 && URL.canParse(url) ? (0, path.Kg)(new URL(url).hostname) : void 0;
		}
		var ast = __webpack_require__(12049);
		var expression_parser = __webpack_require__(31360);
		let STEP_FIELDS = ["outputs", "outcome"];
		let RECIPE_FIELDS = [
			"name",
			"description",
			"path"
		];
		function checkExpression(text, scope) {
			let parsed = (0, expression_parser.YK)(text);
			if (!parsed.ok) return [parsed.error];
			let checker = new Checker(parsed.value, scope);
			checker.visit(parsed.value.tree);
			return checker.faults;
		}
		class Checker {
			faults = [];
			#expression;
			#scope;
			constructor(expression, scope) {
				this.#expression = expression;
				this.#scope = scope;
			}
			visit(expression) {
				expression.accept(this);
			}
			visitLiteral() {}
			visitUnary(unary) {
				this.visit(unary.expr);
			}
			visitBinary(binary) {
				this.visit(binary.left);
				this.visit(binary.right);
			}
			visitLogical(logical) {
				for (let part of logical.args) this.visit(part);
			}
			visitGrouping(grouping) {
				this.visit(grouping.group);
			}
			visitFunctionCall(call) {
				for (let argument of call.args) this.visit(argument);
			}
			visitContextAccess(context) {
				this.#checkPath(context, []);
			}
			visitIndexAccess(access) {
				let path = [];
				let at = access;
				for (; at instanceof ast.p_; at = at.expr) {
					at.index instanceof ast.uS || at.index instanceof ast.FE || this.visit(at.index);
					path.unshift(at.index instanceof ast.uS ? at.index : void 0);
				}
				at instanceof ast.QC ? this.#checkPath(at, path) : this.visit(at);
			}
			#checkPath(context, path) {
				let { inputs, insideForEach } = this.#scope;
				switch (context.name.lexeme.toLowerCase()) {
					case "item":
					case "index":
						insideForEach || this.#refuseItem(context);
						return;
					case "inputs":
						this.#isAmong(path[0], inputs, "unknown_input", (name) => `There is no input '${name}'`);
						return;
					case "recipe":
						this.#isAmong(path[0], RECIPE_FIELDS, "unknown_name", (name) => `The recipe has no '${name}' to ask for`);
						return;
					case "steps":
						this.#checkStep(path);
						return;
				}
			}
			#checkStep([id, field, output]) {
				if (id === void 0) return;
				let name = nameOf(id);
				if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
					let message = `The step '${name}' has not run here yet`;
					this.#report(id, "step_not_run_yet", message, "Move that step before this one.");
					return;
				}
				let ids = [...this.#scope.steps.keys()];
				if (!this.#isAmong(id, ids, "unknown_step", () => `There is no step with the id '${name}'`)) return;
				if (!this.#isAmong(field, STEP_FIELDS, "unknown_name", (wrong) => `A step has no '${wrong}'`)) return;
				if (field === void 0 || nameOf(field).toLowerCase() !== "outputs") return;
				let known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
				let outputs = this.#scope.steps.get(known);
				outputs !== void 0 && this.#isAmong(output, outputs, "unknown_output", (wrong) => `The step '${name}' has no output '${wrong}'`);
			}
			#isAmong(part, names, code, message) {
				if (part === void 0 || hasName(names, nameOf(part))) return !0;
				let near = (0, did_you_mean.a)(nameOf(part), names);
				let there = names.length === 0 ? "There are none." : `There is ${names.join(", ")}.`;
				this.#report(part, code, message((0, path.Kg)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
				return !1;
			}
			#refuseItem(context) {
				let message = `There is '${context.name.lexeme}' only in a step with 'for-each'`;
				let { start, end } = this.#expression.placeOf(context.name);
				this.faults.push({
					code: "item_outside_for_each",
					message,
					suggestion: "Add 'for-each:' to the step.",
					start,
					end
				});
			}
			#report(part, code, message, suggestion) {
				this.faults.push({
					code,
					message,
					suggestion,
					...this.#expression.placeOf(part.token)
				});
			}
		}
		function nameOf(part) {
			return part.literal.coerceString();
		}
		function hasName(names, wanted) {
			for (let name of names) if (name.toLowerCase() === wanted.toLowerCase()) return !0;
			return !1;
		}
		function scalarOffsets({ value, raw }) {
			let text = String(value);
			let offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw);
			return offsets?.length === text.length ? offsets : void 0;
		}
		let ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy;
		let SPACE = /\s+/y;
		function flowOffsets(raw) {
			let quote = /^['"]/.exec(raw)?.[0];
			let end = quote === void 0 ? raw.length : raw.length - 1;
			let offsets = [];
			let take = (at, length, characters) => {
				for (let i = 0; i < characters; i++) offsets.push(characters === length ? at + i : at);
				return at + length;
			};
			for (let at = quote === void 0 ? 0 : 1; at < end;) {
				let space = matchAt(SPACE, raw, at);
				let escaped = quote === "\"" ? matchAt(ESCAPE, raw, at) : void 0;
				at = space === void 0 ? escaped === void 0 ? take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1) : take(at, escaped.length, escapedLength(escaped)) : take(at, space.length, foldedLength(space));
			}
			return offsets;
		}
		function foldedLength(space) {
			let breaks = space.split("\n").length - 1;
			return breaks === 0 ? space.length : Math.max(1, breaks - 1);
		}
		function escapedLength(escaped) {
			if (escaped.includes("\n")) return 0;
			return escaped.startsWith("\\U") && Number.parseInt(escaped.slice(2), 16) > 65535 ? 2 : 1;
		}
		function matchAt(pattern, text, at) {
			pattern.lastIndex = at;
			return pattern.exec(text)?.[0];
		}
		function blockOffsets(raw, value) {
			let offsets = [];
			let indent;
			let start = raw.indexOf("\n") + 1;
			for (let line of raw.slice(start).split("\n")) {
				let content = line.replace(/\r$/, "");
				if (content.trim() !== "") {
					indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ""));
					let text = content.slice(indent);
					let words = text.trimStart();
					let wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0);
					if (!value.startsWith(words, wordsAt)) return;
					for (; offsets.length < wordsAt - (text.length - words.length);) offsets.push(start);
					for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++) offsets.push(start + indent + i);
				}
				start += line.length + 1;
			}
			for (; offsets.length < value.length;) offsets.push(raw.length);
			return offsets;
		}
		function leadingSpaces(text) {
			return text.length - text.replace(/^ +/, "").length;
		}
		function readValue(node, reading) {
			switch (node.kind) {
				case "scalar": return typeof node.value == "string" && (0, template.x)(node.value) ? readTemplate(node, reading) : {
					kind: "scalar",
					value: node.value,
					at: node.at
				};
				case "list": return {
					kind: "list",
					items: node.items.map((item) => readValue(item, reading)),
					at: node.at
				};
				case "map": return {
					kind: "map",
					entries: readEntries(node, reading),
					at: node.at
				};
				case "invalid": return {
					kind: "scalar",
					value: null,
					at: node.at
				};
			}
		}
		function readEntries(map, reading) {
			return map.entries.map(({ key, keyAt, value }) => ({
				key,
				keyAt,
				value: readValue(value, reading)
			}));
		}
		function locate(scalar, source) {
			let offsets = scalarOffsets(scalar);
			let range = (start, end) => {
				if (offsets === void 0) return scalar.at;
				let from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
				let to = end > start ? (offsets[end - 1] ?? from) + 1 : from;
				return source.range(scalar.offset + from, scalar.offset + to);
			};
			return {
				text: String(scalar.value),
				range
			};
		}
		function readExpression(located, text, start, { scope, diagnostics }) {
			let at = located.range(start, start + text.length);
			if (diagnostics.isFull) return {
				text,
				at
			};
			for (let fault of checkExpression(text, scope)) diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion);
			return {
				text,
				at
			};
		}
		function reportUnclosed(located, start, { diagnostics }) {
			diagnostics.error(located.range(start, start + 3), "expression_unclosed", "'${{' is not closed", "Add '}}'. To write the characters themselves use ${{ '${{' }}.");
		}
		function readTemplate(scalar, reading) {
			let located = locate(scalar, reading.source);
			return {
				kind: "template",
				parts: (0, template.Q)(located.text).map((part) => {
					if (part.kind === "text") return part.text;
					if (part.kind === "expression") return readExpression(located, part.text, part.start, reading);
					reportUnclosed(located, part.start, reading);
					return part.text;
				}),
				at: scalar.at
			};
		}
		function readForEach(node, reading) {
			if (node.kind === "list") return readValue(node, reading);
			if (node.kind !== "scalar" || typeof node.value != "string") return (0, read_scalars.gQ)(node, "'for-each'", "a list, or an expression that gives one", reading.diagnostics);
			let value = readValue(node, reading);
			if ((0, template.x)(node.value) && (0, template.Q)(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
			reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be one expression that gives a list, with no text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
		}
		function readCondition(node, reading) {
			if (node.kind === "scalar" && typeof node.value == "boolean") return {
				text: String(node.value),
				at: node.at
			};
			if (node.kind !== "scalar" || typeof node.value != "string") return (0, read_scalars.gQ)(node, "'if'", "an expression", reading.diagnostics);
			let start = node.value.length - node.value.trimStart().length;
			let text = node.value.trim();
			let located = locate(node, reading.source);
			if (!(0, template.x)(text)) return readExpression(located, text, start, reading);
			let parts = (0, template.Q)(text);
			let [only, ...others] = parts;
			if (only?.kind === "expression" && others.length === 0) return readExpression(located, only.text, start + only.start, reading);
			let unclosed = parts.find((part) => part.kind === "unclosed");
			if (unclosed !== void 0) {
				reportUnclosed(located, start + unclosed.start, reading);
				return;
			}
			reading.diagnostics.error(node.at, "expression_mixed", "'if' has text around its expression, and would always hold", "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}.");
		}
		let EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
		let COUNTABLE = [
			"integer",
			"number",
			"array"
		];
		function readExpect(node, tool, diagnostics) {
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'expect'", "a map of outputs", diagnostics) ?? [];
			return node.entries.flatMap((entry) => {
				tool !== void 0 && checkOutput(entry, tool, diagnostics);
				return readExpectation(entry, diagnostics) ?? [];
			});
		}
		function checkOutput(entry, tool, diagnostics) {
			let countable = tool.outputs.filter(isCountable);
			if (countable.some((output) => output.name === entry.key)) return;
			let names = countable.map((output) => output.name);
			let isOutput = tool.outputs.some((output) => output.name === entry.key);
			let why = isOutput ? "is neither a number nor a list" : `is not an output of ${tool.name}`;
			let near = (0, did_you_mean.a)(entry.key, names);
			let all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(", ")}.`;
			let suggestion = near === void 0 || isOutput ? all : `Did you mean '${near}'?`;
			diagnostics.error(entry.keyAt, "unknown_output", `'${(0, path.Kg)(entry.key)}' ${why}`, suggestion);
		}
		function isCountable(output) {
			let type = output.schema.type;
			return type === void 0 || COUNTABLE.includes(type);
		}
		function readExpectation(entry, diagnostics) {
			let { value } = entry;
			if (value.kind === "invalid") return;
			let match = value.kind === "scalar" && typeof value.value == "string" ? EXPECTATION.exec(value.value) : null;
			if (match !== null) {
				let [, operator, number] = match;
				return {
					output: entry.key,
					operator,
					number: Number(number),
					at: value.at
				};
			}
			let message = `What is expected of '${(0, path.Kg)(entry.key)}' must be a comparison with a number`;
			let example = value.kind === "scalar" && typeof value.value == "number" ? `'== ${value.raw}'` : "'>= 1'";
			diagnostics.error(value.at, "invalid_expect", message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
		}
		let STEP_KEYS = [
			"id",
			"name",
			"tool",
			"recipe",
			"with",
			"if",
			"for-each",
			"expect",
			"continue-on-error",
			"timeout-seconds",
			"report"
		];
		let REPORT_LEVELS = [
			"notice",
			"warning",
			"error"
		];
		let ADVICE = new Map([
			["run", {
				text: "Use 'tool: run_in_terminal' with 'with: { command: \u2026 }'.",
				instead: "tool"
			}],
			["uses", {
				text: "Use 'tool:' for a tool of Sous, or 'recipe:' for another recipe.",
				instead: "tool"
			}],
			["env", { text: "Variables for a command go into 'with: { env: \u2026 }'." }],
			["timeout-minutes", { text: "Use 'timeout-seconds'." }]
		]);
		function readStep(node, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(node, {
				what: "A step",
				keys: STEP_KEYS,
				advice: ADVICE
			}, diagnostics);
			if (fields === void 0) return;
			let forEach = fields.read("for-each", (value) => readForEach(value, reading));
			let inside = {
				...reading,
				scope: {
					...reading.scope,
					insideForEach: fields.entry("for-each") !== void 0
				}
			};
			let call = readCall(fields, diagnostics);
			let tool = call?.kind === "tool" ? findTool(call, reading) : void 0;
			let map = fields.read("with", (value) => value.kind === "map" ? value : (0, read_scalars.gQ)(value, "'with'", "a map of arguments", diagnostics));
			let isComplete = map !== void 0 || fields.lacks("with");
			tool !== void 0 && call !== void 0 && isComplete && checkTool({
				tool,
				at: call.at,
				arguments: map?.entries ?? []
			}, fields, reading);
			let step = {
				name: fields.read("name", (value, what) => (0, read_scalars.yR)(value, what, diagnostics)),
				with: map === void 0 ? [] : readEntries(map, inside),
				if: fields.read("if", (value) => readCondition(value, inside)),
				forEach,
				expect: fields.read("expect", (value) => readExpect(value, tool, diagnostics)) ?? [],
				continueOnError: fields.read("continue-on-error", (value, what) => (0, read_scalars.Vf)(value, what, diagnostics)) ?? !1,
				timeoutSeconds: fields.read("timeout-seconds", (value, what) => (0, read_scalars.JI)(value, what, 600, diagnostics)),
				report: fields.read("report", (value, what) => (0, read_scalars.pS)(value, what, REPORT_LEVELS, diagnostics)),
				at: fields.at
			};
			if (call === void 0) return;
			return {
				...step,
				call: tool === void 0 ? call : {
					kind: "tool",
					tool: tool.name,
					at: call.at
				}
			};
		}
		function readCall(fields, diagnostics) {
			let tool = fields.entry("tool");
			let recipe = fields.entry("recipe");
			if (tool !== void 0 && recipe !== void 0) {
				diagnostics.error(recipe.keyAt, "tool_and_recipe", "A step has 'tool' or 'recipe', not both", "Make it two steps.");
				return;
			}
			if (tool === void 0 && recipe === void 0) {
				fields.lacks("tool") && fields.lacks("recipe") && diagnostics.error(fields.at, "missing_key", "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.");
				return;
			}
			if (tool !== void 0) {
				let name = (0, read_scalars.yR)(tool.value, "'tool'", diagnostics);
				return name === void 0 ? void 0 : {
					kind: "tool",
					tool: name,
					at: tool.value.at
				};
			}
			let name = recipe && (0, read_scalars.yR)(recipe.value, "'recipe'", diagnostics);
			return recipe === void 0 || name === void 0 ? void 0 : {
				kind: "recipe",
				recipe: name,
				at: recipe.value.at
			};
		}
		function findTool(call, { catalogue, diagnostics }) {
			let tool = catalogue.find(call.tool);
			if (tool !== void 0) return tool;
			let known = catalogue.whyMissing?.(call.tool);
			if (known !== void 0) {
				diagnostics.error(call.at, "unknown_tool", known.message, known.suggestion);
				return;
			}
			let near = (0, did_you_mean.a)(call.tool, catalogue.names);
			let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
			diagnostics.error(call.at, "unknown_tool", `There is no tool '${(0, path.Kg)(call.tool)}'`, suggestion);
		}
		function checkTool(call, fields, reading) {
			checkCall(call, reading.catalogue, reading.diagnostics);
			checkPermission(call, reading.permissions, reading.diagnostics);
			let report = fields.entry("report");
			if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
			let message = `${call.tool.name} finds no matches that could be reported`;
			reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
		}
		class StepsReader {
			#reading;
			#inputs;
			#allIds;
			#outputs = new Map();
			#count = 0;
			constructor(reading, inputs, lists) {
				this.#reading = reading;
				this.#inputs = inputs;
				this.#allIds = lists.flatMap((list) => list?.kind === "list" ? list.items.flatMap(idOf) : []);
			}
			read(node, what) {
				let { diagnostics } = this.#reading;
				if (node.kind !== "list") return (0, read_scalars.gQ)(node, what, "a list of steps", diagnostics) ?? [];
				node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a step, or remove the line.");
				let steps = [];
				for (let item of node.items) {
					if (++this.#count > 200) {
						diagnostics.error(item.at, "too_many_steps", "More than 200 steps", "Use 'for-each', or split the recipe.");
						break;
					}
					let step = this.#readStep(item);
					step !== void 0 && steps.push(step);
				}
				return steps;
			}
			get scope() {
				return {
					inputs: this.#inputs,
					steps: this.#outputs,
					laterSteps: this.#allIds,
					insideForEach: !1
				};
			}
			#readStep(item) {
				let step = readStep(item, {
					...this.#reading,
					scope: this.scope
				});
				let id = this.#readId(idEntry(item));
				id !== void 0 && this.#outputs.set(id, step === void 0 ? void 0 : this.#outputsOf(step));
				return step === void 0 ? void 0 : {
					id,
					...step
				};
			}
			#outputsOf({ call, forEach }) {
				let outputs = call.kind === "tool" ? this.#reading.catalogue.find(call.tool)?.outputs.map((output) => output.name) : void 0;
				return outputs === void 0 || forEach === void 0 ? outputs : [...outputs, "items"];
			}
			#readId(entry) {
				let { diagnostics } = this.#reading;
				let id = entry && (0, read_scalars.yR)(entry.value, "'id'", diagnostics);
				if (entry === void 0 || id === void 0 || !(0, names.I)(id, "The id of a step", entry.value.at, diagnostics)) return;
				let twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase());
				if (twin === void 0) return id;
				diagnostics.error(entry.value.at, "duplicate_id", `An earlier step has the id '${twin}' already`, "Choose another id.");
			}
		}
		function idEntry(step) {
			return step.kind === "map" ? step.entries.find((entry) => entry.key === "id") : void 0;
		}
		function idOf(step) {
			let node = idEntry(step)?.value;
			return node?.kind === "scalar" && typeof node.value == "string" ? [node.value] : [];
		}
		var read_yaml = __webpack_require__(43296);
		let RECIPE_KEYS = [
			"name",
			"description",
			"inputs",
			"permissions",
			"steps",
			"verify",
			"outputs"
		];
		function readRecipe(text, file, catalogue) {
			let diagnostics = new recipe_diagnostics.r();
			let recipe = readRoot((0, read_yaml.hN)(text, file, diagnostics), catalogue, diagnostics);
			return {
				recipe: recipe !== void 0 && !diagnostics.hasErrors ? {
					...recipe,
					source: sourceOf(text, file)
				} : void 0,
				diagnostics: diagnostics.list()
			};
		}
		function sourceOf(text, path) {
			return {
				path,
				get digest() {
					return process.getBuiltinModule("node:crypto").hash("sha256", text);
				}
			};
		}
		let read_recipe_ADVICE = new Map([
			["on", { text: "This is a key of workflow files; a recipe is started by a workflow, a comment or the command line." }],
			["jobs", {
				text: "This is a key of workflow files; a recipe has its 'steps' at the top.",
				instead: "steps"
			}],
			["runs", {
				text: "This is a key of action files; a recipe has its 'steps' at the top.",
				instead: "steps"
			}],
			["env", { text: "Variables for a command go into the step's 'with: { env: \u2026 }'." }]
		]);
		function readRoot({ source, root }, catalogue, diagnostics) {
			if (root === void 0 || root.kind === "scalar" && root.value === null) {
				diagnostics.hasErrors || diagnostics.error(source.range(0), "empty", "The file is empty", "Begin with 'name:' and 'steps:'.");
				return;
			}
			let fields = (0, read_fields.qU)(root, {
				what: "A recipe",
				keys: RECIPE_KEYS,
				advice: read_recipe_ADVICE
			}, diagnostics);
			if (fields === void 0) return;
			for (let key of ["name", "steps"]) fields.lacks(key) && (0, read_fields.vr)(key, "A recipe", source.range(0), diagnostics);
			let inputs = fields.read("inputs", (node) => readInputs(node, diagnostics)) ?? [];
			let permissions = fields.read("permissions", (node) => (0, read_permissions.zi)(node, catalogue, diagnostics)) ?? read_permissions.r$;
			let reader = new StepsReader({
				source,
				diagnostics,
				catalogue,
				permissions
			}, inputNames(fields), [fields.entry("steps")?.value, fields.entry("verify")?.value]);
			return {
				name: fields.read("name", (node, what) => readTitle(node, what, diagnostics)) ?? "",
				description: fields.read("description", (node, what) => (0, read_scalars.yR)(node, what, diagnostics)) ?? "",
				inputs,
				permissions,
				steps: fields.read("steps", (node, what) => reader.read(node, what)) ?? [],
				verify: fields.read("verify", (node, what) => reader.read(node, what)) ?? [],
				outputs: fields.read("outputs", (node) => readOutputs(node, {
					source,
					diagnostics,
					scope: reader.scope
				})) ?? []
			};
		}
		function inputNames(fields) {
			let node = fields.entry("inputs")?.value;
			return node?.kind === "map" ? node.entries.slice(0, 100).map((entry) => entry.key) : [];
		}
		function readTitle(node, what, diagnostics) {
			let text = (0, read_scalars.yR)(node, what, diagnostics);
			if (text === void 0 || text.length <= 100 && !/[\n\r]/.test(text)) return text;
			diagnostics.error(node.at, "invalid_name", `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.");
		}
		function readOutputs(node, reading) {
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'outputs'", "a map", reading.diagnostics) ?? [];
			for (let entry of node.entries) (0, names.I)(entry.key, "The name of an output", entry.keyAt, reading.diagnostics);
			return readEntries(node, reading);
		}
		var workspace_glob = __webpack_require__(24391);
		var workspace_replace = __webpack_require__(36798);
		var pattern = __webpack_require__(93395);
		var argument_errors = __webpack_require__(76234);
		var directory_argument = __webpack_require__(57110);
		var schema_shape = __webpack_require__(91524);
		function checkLiterals(tool, literals) {
			let parsed = tool.args().safeParse({ ...literals });
			let findings = (parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals))).map((issue) => {
				let [message = ""] = (0, argument_errors.G)(tool, [issue], literals);
				return {
					argument: String(issue.path[0]),
					code: "invalid_argument",
					message,
					suggestion: `See 'sous tool ${tool.name} --help'.`
				};
			});
			let told = new Set(findings.map((finding) => finding.argument));
			return [...findings, ...checkMeaning(tool, literals).filter((finding) => !told.has(finding.argument))];
		}
		function isNews(issue, tool, literals) {
			let [argument] = issue.path;
			if (argument === void 0 || !Object.hasOwn(literals, argument)) return !1;
			if (issue.code !== "invalid_type" || issue.expected !== "string") return !0;
			let value = issue.path.reduce((at, part) => at?.[part], literals);
			let isWithinReach = issue.path.slice(1).map((_, i) => (0, schema_shape.lv)(tool.args(), issue.path.slice(0, i + 1))).every((schema) => schema !== void 0 && ["list", "record"].includes((0, schema_shape.I)(schema)));
			return typeof value == "object" && !!value || !isWithinReach;
		}
		let GLOBS = [
			"include",
			"exclude",
			"file_pattern",
			"writes"
		];
		let GLOB_TOOLS = [
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		];
		let PATHS = ["path", "base_path"];
		function checkMeaning(tool, literals) {
			return Object.entries(literals).flatMap(([argument, value]) => {
				if (GLOBS.includes(argument) || argument === "pattern" && GLOB_TOOLS.includes(tool.name)) return textsIn(value).flatMap((glob) => finding(argument, "invalid_glob", (0, workspace_glob.qF)(glob)));
				if (typeof value != "string" || value === "") return [];
				if (PATHS.includes(argument)) return finding(argument, "invalid_argument", (0, directory_argument.i)(value));
				if (argument === "pattern" && (tool.name === "grep" || literals.is_regex === !0)) return isPlainlySound(value) ? [] : finding(argument, "invalid_pattern", (0, pattern.I)(value, { caseSensitive: !0 }));
				if (argument === "find" && literals.is_regex === !0) return checkReplacement(value, literals);
				return [];
			});
		}
		function checkReplacement(find, literals) {
			let { replace, multiline } = literals;
			if ((typeof replace != "string" || !replace.includes("$")) && multiline !== !1 && isPlainlySound(find)) return [];
			let request = {
				find,
				isRegex: !0,
				caseSensitive: !0,
				multiline: multiline !== !1
			};
			let alone = (0, workspace_replace.e)({
				...request,
				replace: ""
			});
			if (!alone.ok || typeof replace != "string") return finding("find", "invalid_pattern", alone);
			return finding("replace", "invalid_argument", (0, workspace_replace.e)({
				...request,
				replace
			}));
		}
		function isPlainlySound(regex) {
			try {
				new RegExp(regex);
				return !/\\[pPu]\{/.test(regex);
			} catch {
				return !1;
			}
		}
		function finding(argument, code, checked) {
			return checked.ok ? [] : [{
				argument,
				code,
				message: checked.error.message,
				suggestion: checked.error.suggestion
			}];
		}
		function textsIn(value) {
			return (Array.isArray(value) ? value : [value]).filter((text) => typeof text == "string");
		}
		var registry = __webpack_require__(54724);
		class RecipeCatalogue {
			names = [...registry.K2, ...Object.keys(registry.rY)];
			#tools = new Map();
			#descriptions = new Map();
			#missed = new Set();
			#describe;
			#findMore;
			#faults = new Map();
			constructor(describe = describeBriefly, findMore) {
				this.#describe = describe;
				this.#findMore = findMore;
			}
			find(name) {
				let full = fullName(name);
				let known = this.#descriptions.get(full);
				if (known !== void 0) return known;
				let tool = this.#tools.get(full);
				if (tool === void 0) {
					(registry.K2.includes(full) || this.#mayBeMore(full)) && this.#missed.add(full);
					return;
				}
				let description = this.#describe(tool);
				this.#descriptions.set(full, description);
				return description;
			}
			whyMissing(name) {
				return this.#faults.get(name);
			}
			checkGlob(pattern) {
				let glob = (0, workspace_glob.qF)(pattern);
				return glob.ok ? void 0 : glob.error.message;
			}
			checkCall(name, plain) {
				let tool = this.#tools.get(fullName(name));
				return tool === void 0 ? [] : checkLiterals(tool, plain);
			}
			async load(names) {
				let missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
				for (let tool of await Promise.all(missing.map((name) => this.#load(name)))) tool !== void 0 && this.#tools.set(tool.name, tool);
			}
			async #load(name) {
				if (!this.#mayBeMore(name)) return (0, registry.SG)(name);
				let found = await this.#findMore?.(name);
				found?.ok === !1 && this.#faults.set(name, found.error);
				return found?.ok === !0 ? found.value : void 0;
			}
			#mayBeMore(name) {
				return this.#findMore !== void 0 && (0, labels.F2)(name) !== void 0 && !this.#faults.has(name);
			}
			async loadMissed() {
				let missed = [...this.#missed];
				this.#missed.clear();
				await this.load(missed);
				return missed.length > 0;
			}
		}
		async function readRecipeText(text, file, catalogue) {
			await catalogue.load(likelyNames(text));
			let reading = readRecipe(text, file, catalogue);
			for (; await catalogue.loadMissed();) reading = readRecipe(text, file, catalogue);
			return reading;
		}
		function likelyNames(text) {
			return [...text.matchAll(/\btool: *['"]?(\w+)/g)].map((match) => match[1] ?? "");
		}
		function fullName(name) {
			return Object.hasOwn(registry.rY, name) ? registry.rY[name] ?? name : name;
		}
		function describeBriefly(tool) {
			let outputs = Object.keys(tool.outputs().shape);
			let names = "preview_only" in tool.args().shape && !outputs.includes("diff") ? [...outputs, "diff"] : outputs;
			return {
				...facts(tool),
				arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
					name,
					required: !["optional", "default"].includes(schema._zod.def.type),
					schema: briefSchema(schema)
				})),
				outputs: names.map((name) => ({
					name,
					required: !0,
					schema: {}
				}))
			};
		}
		function briefSchema(schema) {
			let { def } = (0, schema_shape.oA)(schema)._zod;
			if (def.type === "array") return {
				type: "array",
				items: briefSchema(def.element)
			};
			if (def.type === "record") return {
				type: "object",
				additionalProperties: briefSchema(def.valueType)
			};
			return def.type === "string" || def.type === "enum" || def.type === "literal" && def.values.every((value) => typeof value == "string") ? { type: "string" } : {};
		}
		function facts({ name, summary, effect, permissions, hosts }) {
			return {
				name,
				summary,
				effect,
				permissions,
				hosts
			};
		}
		var read_yaml_text = __webpack_require__(87246);
		async function readRecipes({ files, all, tree, findMore }) {
			let catalogue = new RecipeCatalogue(void 0, findMore);
			let known = new Map();
			let readAll = async (wanted) => {
				for (let file of wanted) known.has(file.path) || known.set(file.path, await readOne(file, tree, catalogue));
			};
			await readAll(files);
			for (let before = 0; before < known.size;) {
				before = known.size;
				let called = new Set([...known.values()].flatMap(({ recipe }) => recipe === void 0 ? [] : namesCalledBy(recipe)));
				await readAll(all.filter((file) => called.has(file.name)));
			}
			return files.flatMap((file) => {
				let read = known.get(file.path);
				return read === void 0 ? [] : [withCalls(withTwin(read, all), all, known)];
			});
		}
		async function readOne(file, tree, catalogue) {
			let { origin } = file;
			let text = origin.kind === "shipped" ? (0, result.k)(external_node_fs_.readFileSync(origin.file, "utf8")) : await (0, read_yaml_text.readYamlText)(origin.path, tree);
			if (!text.ok) return {
				...file,
				text: "",
				recipe: void 0,
				diagnostics: [text.error]
			};
			return {
				...file,
				text: text.value,
				...await readRecipeText(text.value, file.path, catalogue)
			};
		}
		function withTwin(read, all) {
			let twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase());
			if (twin === void 0 || !all.some((file) => file.path === read.path)) return read;
			let message = `${twin.path} is also called '${twin.name}'`;
			return {
				...read,
				recipe: void 0,
				diagnostics: [(0, read_yaml_text.onFile)(read.path, {
					code: "duplicate_recipe",
					message,
					suggestion: "Rename one of them."
				}), ...read.diagnostics]
			};
		}
		function namesCalledBy({ steps, verify }) {
			return [...steps, ...verify].flatMap(({ call }) => call.kind === "recipe" ? [call.recipe] : []);
		}
		function withCalls(read, all, known) {
			if (read.recipe === void 0 || namesCalledBy(read.recipe).length === 0) return read;
			let byName = new Map(all.map((file) => [file.name, known.get(file.path)]));
			let library = {
				names: [...byName.keys()],
				find: (name) => byName.get(name)?.recipe
			};
			let found = (0, check_recipe_calls.w)(read.recipe, library).map((diagnostic) => asInvalid(diagnostic, read, byName));
			if (found.length === 0) return read;
			let diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
			return {
				...read,
				recipe: void 0,
				diagnostics
			};
		}
		function asInvalid(diagnostic, { recipe }, byName) {
			let step = [...recipe?.steps ?? [], ...recipe?.verify ?? []].find((candidate) => candidate.call.at === diagnostic.at);
			let called = step?.call.kind === "recipe" ? byName.get(step.call.recipe) : void 0;
			if (diagnostic.code !== "unknown_recipe" || called === void 0) return diagnostic;
			return {
				...diagnostic,
				code: "invalid_recipe",
				message: `The recipe '${called.name}' is not valid`,
				suggestion: `See 'sous validate ${called.name}'.`
			};
		}
	}),
	87246: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			onFile: () => onFile,
			readYamlText: () => readYamlText
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _recipe_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43296);
		var _workspace_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54010);
		async function readYamlText(path, tree) {
			let most = _recipe_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__.jl + _workspace_text_js__WEBPACK_IMPORTED_MODULE_1__.yv;
			let content = await tree.read(path, most + 1);
			if (!content.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(onFile(path, content.error));
			if (content.value.bytes.length > most) {
				let entry = await tree.entry(path);
				let message = `The file has ${entry.ok ? entry.value.size : content.value.bytes.length} bytes, more than ${_recipe_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__.jl}`;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(onFile(path, {
					code: "file_too_large",
					message,
					suggestion: "Make it shorter, or split it."
				}));
			}
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
			} catch {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(onFile(path, {
					code: "yaml_syntax",
					message: "The file is not UTF-8",
					suggestion: "Save it as UTF-8."
				}));
			}
		}
		function onFile(path, { code, message, suggestion }) {
			return {
				severity: "error",
				code,
				message,
				suggestion,
				at: {
					file: path,
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 1
				}
			};
		}
	}),
	81748: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qU: () => readFields,
			vr: () => reportMissing
		});
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54064);
		class Fields {
			at;
			#entries;
			#meant;
			constructor(entries, at, meant) {
				this.#entries = entries;
				this.at = at;
				this.#meant = meant;
			}
			lacks(key) {
				return !this.#entries.has(key) && !this.#meant.includes(key);
			}
			entry(key) {
				return this.#entries.get(key);
			}
			read(key, reader) {
				let entry = this.#entries.get(key);
				return entry === void 0 ? void 0 : reader(entry.value, `'${key}'`);
			}
		}
		function readFields(node, rules, diagnostics) {
			if (node.kind !== "map") return (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.gQ)(node, rules.what, "a map", diagnostics);
			let known = new Map();
			let meant = [];
			for (let entry of node.entries) rules.keys.includes(entry.key) ? known.set(entry.key, entry) : diagnostics.isFull || meant.push(...reportUnknownKey(entry, rules, diagnostics));
			return new Fields(known, node.at, meant);
		}
		function reportMissing(key, what, at, diagnostics) {
			diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
		}
		function reportUnknownKey(entry, rules, diagnostics) {
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__.a)(entry.key, rules.keys);
			let guess = near === void 0 ? `Keys are ${rules.keys.join(", ")}.` : `Did you mean '${near}'?`;
			let advice = rules.advice?.get(entry.key);
			diagnostics.error(entry.keyAt, "unknown_key", `${rules.what} has no key '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(entry.key)}'`, advice?.text ?? guess);
			return [advice === void 0 ? near : advice.instead].filter((key) => key !== void 0);
		}
	}),
	19829: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RC: () => checkHost,
			pY: () => checkGlob,
			r$: () => NO_PERMISSIONS,
			zi: () => readPermissions
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81748);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54064);
		var _read_text_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82555);
		let MAX_FILES = 2e3;
		let PERMISSION_KEYS = [
			"write",
			"run",
			"fetch",
			"max-files"
		];
		let NO_PERMISSIONS = {
			write: [],
			run: [],
			fetch: [],
			maxFiles: MAX_FILES,
			at: void 0
		};
		let HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
		function readPermissions(node, catalogue, diagnostics) {
			let fields = (0, _read_fields_js__WEBPACK_IMPORTED_MODULE_1__.qU)(node, {
				what: "'permissions'",
				keys: PERMISSION_KEYS,
				advice: ADVICE
			}, diagnostics);
			if (fields === void 0) return NO_PERMISSIONS;
			let list = (key, check) => fields.read(key, (value, what) => (0, _read_text_list_js__WEBPACK_IMPORTED_MODULE_3__.G)(value, what, diagnostics, check)) ?? [];
			return {
				write: list("write", (glob, item) => checkGlob(glob, item, {
					tools: catalogue,
					diagnostics
				})),
				run: list("run"),
				fetch: list("fetch", (host, item) => checkHost(host, item, diagnostics)),
				maxFiles: fields.read("max-files", (value, what) => (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_2__.JI)(value, what, MAX_FILES, diagnostics)) ?? MAX_FILES,
				at: fields.at
			};
		}
		let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
		let ADVICE = new Map([
			["contents", TOKEN],
			["pull-requests", TOKEN],
			["read", { text: "A recipe may always read the repository: remove it." }]
		]);
		function checkGlob(glob, item, { tools, diagnostics, example = "src/**/*.ts" }) {
			let problem = tools.checkGlob(glob);
			problem !== void 0 && diagnostics.error(item.at, "invalid_glob", problem, `Write a glob such as '${example}'.`);
		}
		function checkHost(host, item, diagnostics) {
			if (HOST.test(host)) return;
			let message = `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(host)}' is not a host name`;
			diagnostics.error(item.at, "invalid_host", message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
		}
	}),
	54064: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bk: () => mustBeQuoted,
			JI: () => readInteger,
			Vf: () => readBoolean,
			gQ: () => wrongType,
			kz: () => readNumber,
			pS: () => readWord,
			yR: () => readText
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8990);
		var _yaml_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96900);
		function readText(node, what, diagnostics) {
			let text = readAnyText(node, what, diagnostics);
			if (text === void 0) return;
			if ((0, _template_js__WEBPACK_IMPORTED_MODULE_1__.x)(text)) {
				diagnostics.error(node.at, "expression_not_allowed", `${what} cannot hold an expression`, "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
				return;
			}
			return text;
		}
		function readAnyText(node, what, diagnostics) {
			if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a text", diagnostics);
			if (typeof node.value != "string") {
				mustBeQuoted(node, what, diagnostics);
				return;
			}
			if (node.value.trim() === "") {
				diagnostics.error(node.at, "empty", `${what} is empty`, "Give it a text, or remove the line.");
				return;
			}
			return node.value;
		}
		function mustBeQuoted(node, what, diagnostics) {
			let message = `${what} must be a quoted text; without quotes YAML reads ${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(node.raw)} as a ${typeof node.value}`;
			diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(node.raw)}' in quotes.`);
		}
		function readBoolean(node, what, diagnostics) {
			if (node.kind === "scalar" && typeof node.value == "boolean") return node.value;
			return wrongType(node, what, "true or false", diagnostics);
		}
		function readNumber(node, what, diagnostics) {
			if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
			return wrongType(node, what, "a number", diagnostics);
		}
		function readInteger(node, what, most, diagnostics) {
			let value = readNumber(node, what, diagnostics);
			if (value === void 0) return;
			if (Number.isInteger(value) && value >= 1 && value <= most) return value;
			diagnostics.error(node.at, "out_of_range", `${what} must be a whole number from 1 to ${most}`, "Choose a number in that range.");
		}
		function readWord(node, what, words, diagnostics) {
			let text = node.kind === "scalar" && node.value !== null && typeof node.value != "string" ? node.raw : readText(node, what, diagnostics);
			if (text === void 0) return;
			let found = words.find((word) => word === text);
			found === void 0 && diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}'`, `Use one of ${words.join(", ")}.`);
			return found;
		}
		function wrongType(node, what, expected, diagnostics) {
			if (node.kind === "invalid") return;
			diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${(0, _yaml_node_js__WEBPACK_IMPORTED_MODULE_2__.W)(node)}`, `Write ${expected} here.`);
		}
	}),
	82555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => readTextList,
			Z: () => readTexts
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54064);
		function readTextList(node, what, diagnostics, check) {
			node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
			return readTexts(node, what, diagnostics, check);
		}
		function readTexts(node, what, diagnostics, check) {
			if (node.kind !== "list") return (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.gQ)(node, what, "a list of texts", diagnostics);
			let texts = new Set();
			for (let item of node.items) {
				let text = (0, _read_scalars_js__WEBPACK_IMPORTED_MODULE_1__.yR)(item, `An item of ${what}`, diagnostics);
				if (text === void 0) continue;
				texts.has(text) && diagnostics.error(item.at, "duplicate_item", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}' is here a second time`, "Remove it.");
				texts.add(text);
				check?.(text, item);
			}
			return [...texts];
		}
	}),
	8990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => parseTemplate,
			x: () => hasExpression
		});
		function hasExpression(text) {
			return text.includes("${{");
		}
		function parseTemplate(text) {
			let parts = [];
			let at = 0;
			for (let open = text.indexOf("${{"); open >= 0; open = text.indexOf("${{", at)) {
				open > at && parts.push({
					kind: "text",
					text: text.slice(at, open)
				});
				let close = findClose(text, open + 3);
				if (close === void 0) return [...parts, {
					kind: "unclosed",
					text: text.slice(open),
					start: open
				}];
				let inside = text.slice(open + 3, close);
				let start = open + 3 + (inside.length - inside.trimStart().length);
				parts.push({
					kind: "expression",
					text: inside.trim(),
					start
				});
				at = close + 2;
			}
			at < text.length && parts.push({
				kind: "text",
				text: text.slice(at)
			});
			return parts;
		}
		function findClose(text, from) {
			let isQuoted = !1;
			for (let i = from; i < text.length; i++) if (text[i] === "'") isQuoted = !isQuoted;
			else if (!isQuoted && text.startsWith("}}", i)) return i;
		}
	}),
	96900: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => describeNode });
		function describeNode(node) {
			if (node.kind === "list") return "a list";
			if (node.kind === "map") return "a map";
			if (node.kind === "invalid") return "something else";
			if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means nothing`;
			if (typeof node.value == "string") return "a text";
			return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
		}
	}),
	57110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => parseDirectoryArgument,
			t: () => findDirectory
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function parseDirectoryArgument(text) {
			return (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.HO)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
		}
		async function findDirectory(text, workspace) {
			let directory = parseDirectoryArgument(text);
			if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK) return directory;
			let entry = await workspace.entry(directory.value);
			if (!entry.ok) return entry;
			switch (entry.value.kind) {
				case "directory": return directory;
				case "missing": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
				case "symlink": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.JV)(directory.value));
				default: return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.o5)(directory.value));
			}
		}
	}),
	69826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Uh: () => withLineEnding,
			Yf: () => dominantLineEnding,
			ZX: () => lineSpan,
			ik: () => newlineLengthBefore,
			lt: () => countLines,
			mh: () => lineAt,
			vH: () => isCrlfThroughout
		});
		function countLines(text) {
			let ended = countNewlines(text, text.length);
			return text === "" || text.endsWith("\n") ? ended : ended + 1;
		}
		function lineAt(text, offset) {
			return countNewlines(text, offset) + 1;
		}
		function lineSpan(text, first, last) {
			let start = endOfLines(text, first - 1, 0);
			return {
				start,
				end: endOfLines(text, last - first + 1, start)
			};
		}
		function dominantLineEnding(text) {
			let { newlines, crlf } = countEndings(text);
			return crlf * 2 > newlines ? "\r\n" : "\n";
		}
		function isCrlfThroughout(text) {
			if (!text.includes("\r\n")) return !1;
			let { newlines, crlf } = countEndings(text);
			return newlines === crlf;
		}
		function withLineEnding(text, ending) {
			return text.replace(/\r?\n/g, ending);
		}
		function newlineLengthBefore(text, offset) {
			if (text[offset - 1] !== "\n") return 0;
			return text[offset - 2] === "\r" ? 2 : 1;
		}
		function countNewlines(text, end) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
			return count;
		}
		function endOfLines(text, lines, from) {
			let end = from;
			for (let line = 0; line < lines; line++) {
				let newline = text.indexOf("\n", end);
				if (newline < 0) return text.length;
				end = newline + 1;
			}
			return end;
		}
		function countEndings(text) {
			let newlines = 0;
			let crlf = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
				newlines++;
				text[at - 1] === "\r" && crlf++;
			}
			return {
				newlines,
				crlf
			};
		}
	}),
	36798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => compileReplacement });
		var escape_regex = __webpack_require__(1236);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var lines = __webpack_require__(69826);
		var wording = __webpack_require__(60493);
		let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
		function parseTemplate(replacement, expression) {
			let { count, names } = groupsOf(expression);
			let parts = [];
			let from = 0;
			for (let match of replacement.matchAll(DOLLAR)) {
				let [whole, dollar, ampersand, around, name, digits] = match;
				match.index > from && parts.push(replacement.slice(from, match.index));
				from = match.index + whole.length;
				if (dollar !== void 0) parts.push("$");
				else if (ampersand !== void 0) parts.push([0]);
				else if (around !== void 0) return (0, result.V)(refuseAround(whole));
				else if (name !== void 0) {
					let groups = names.get(name);
					if (groups === void 0) return (0, result.V)(unknownGroup(whole, count, [...names.keys()]));
					parts.push(groups);
				} else if (digits !== void 0) {
					let group = groupNumber(digits, count);
					if (group === void 0) return (0, result.V)(unknownGroup(whole, count, [...names.keys()]));
					parts.push([group]);
					Number(digits) !== group && parts.push(digits.slice(1));
				}
			}
			from < replacement.length && parts.push(replacement.slice(from));
			return (0, result.k)(parts);
		}
		function expandTemplate(template, groups) {
			if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
			let text = "";
			for (let part of template) if (typeof part == "string") text += part;
			else for (let group of part) text += groups[group] ?? "";
			return text;
		}
		function groupNumber(digits, count) {
			let both = Number(digits);
			if (both >= 1 && both <= count) return both;
			let first = Number(digits[0]);
			return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
		}
		function groupsOf(expression) {
			let flags = expression.flags.replace(/[gy]/g, "");
			return {
				count: (RegExp(`${expression.source}|`, flags).exec("")?.length ?? 1) - 1,
				names: namesOf(expression.source)
			};
		}
		function namesOf(source) {
			let names = new Map();
			let group = 0;
			for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
				if (!token[0].startsWith("(")) continue;
				group++;
				token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], group]);
			}
			return names;
		}
		function refuseAround(reference) {
			return (0, tool_error.$4)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
		}
		function unknownGroup(reference, count, names) {
			let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
			return (0, tool_error.$4)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${(0, wording.pq)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
		}
		var search_pattern = __webpack_require__(93395);
		function compileRegexReplacement(request) {
			let pattern = (0, search_pattern.I)(request.find, request);
			if (!pattern.ok) return pattern;
			if (!request.multiline && namesNewline(request.find)) return (0, result.V)(needsMultiline(request.find));
			let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
			let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
			let inLine = new RegExp(request.find, flags);
			let template = parseTemplate(request.replace, inLine);
			if (!template.ok) return template;
			let onWindows = crlfForm(request.find, template.value);
			return (0, result.k)({
				sieve: sieveFor(pattern.value),
				edits(text) {
					let written = onWindows !== void 0 && (0, lines.vH)(text) ? onWindows : template.value;
					let inserted = 0;
					let latest = "";
					let makeEdit = (match, offset) => {
						let start = offset + match.index;
						inserted <= MAX_INSERTED && (latest = expandTemplate(written, match));
						inserted += latest.length;
						return {
							start,
							end: start + match[0].length,
							replacement: latest
						};
					};
					if (request.multiline) return Array.from(text.matchAll(inText), (match) => makeEdit(match, 0));
					return (pattern.value.strategy === "line" ? void 0 : editWithinLines(text, inText, makeEdit)) ?? editLines(text, inLine, makeEdit);
				},
				written: [request.find, ...template.value.filter((part) => typeof part == "string")],
				needsTimeLimit: !0
			});
		}
		function crlfForm(find, template) {
			let fixed = template.filter((part) => typeof part == "string").join("");
			if (!fixed.includes("\n") || fixed.includes("\r") || /\\r|\r/.test(find)) return;
			return template.map((part) => typeof part == "string" ? (0, lines.Uh)(part, "\r\n") : part);
		}
		let MAX_INSERTED = 33554432;
		function sieveFor({ required, flags }) {
			if (required === void 0) return;
			return !flags.includes("i") || !/[ks]/i.test(required.join("")) ? {
				source: required.map(escape_regex.$).join("|"),
				flags,
				literal: void 0,
				required,
				strategy: "text"
			} : void 0;
		}
		function editLines(text, regex, makeEdit) {
			let edits = [];
			for (let start = 0; start < text.length;) {
				let newline = text.indexOf("\n", start);
				let next = newline < 0 ? text.length : newline + 1;
				let line = text.slice(start, next - (0, lines.ik)(text, next));
				for (let match of line.matchAll(regex)) edits.push(makeEdit(match, start));
				start = next;
			}
			return edits;
		}
		function editWithinLines(text, regex, makeEdit) {
			if ([
				"\r",
				"\u2028",
				"\u2029"
			].some((end) => text.includes(end))) return;
			let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
			let edits = [];
			for (let match of text.matchAll(regex)) {
				if (match[0].includes("\n")) return;
				match.index < endOfLines && edits.push(makeEdit(match, 0));
			}
			return edits;
		}
		function wholeCharacterFlags(source, flags) {
			if (flags.includes("u")) return flags;
			try {
				new RegExp(source, `${flags}u`);
				return `${flags}u`;
			} catch {
				return flags;
			}
		}
		function namesNewline(source) {
			for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
			return !1;
		}
		function needsMultiline(source) {
			return (0, tool_error.$4)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
		}
		function compileReplacement(request) {
			if (request.isRegex) return compileRegexReplacement(request);
			if (request.multiline) return (0, result.V)((0, tool_error.$4)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
			return (0, result.k)(literalReplacement(request));
		}
		function literalReplacement({ find, replace, caseSensitive }) {
			let line = longestLine(find);
			let search = caseSensitive ? indexesOf : indexesOfAnyCase;
			return {
				sieve: line === "" ? void 0 : (0, search_pattern.K)(line, { caseSensitive }),
				edits(text) {
					let adapted = adaptToCrlf(text, find, replace);
					let length = adapted.find.length;
					return search(text, adapted.find).map((start) => ({
						start,
						end: start + length,
						replacement: adapted.replace
					}));
				},
				written: [find, replace],
				needsTimeLimit: !1
			};
		}
		function indexesOf(text, find) {
			let indexes = [];
			for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
			return indexes;
		}
		function indexesOfAnyCase(text, find) {
			return Array.from(text.matchAll(new RegExp((0, escape_regex.$)(find), "gi")), (match) => match.index);
		}
		function adaptToCrlf(text, find, replace) {
			if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !(0, lines.vH)(text)) return {
				find,
				replace
			};
			return {
				find: (0, lines.Uh)(find, "\r\n"),
				replace: replace.includes("\r") ? replace : (0, lines.Uh)(replace, "\r\n")
			};
		}
		function longestLine(text) {
			return text.split(/\r?\n/).reduce((longest, line) => line.length > longest.length ? line : longest);
		}
	}),
	93395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => literalPattern,
			I: () => regexPattern
		});
		var escape_regex = __webpack_require__(1236);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let UNKNOWN = {
			exact: void 0,
			contains: void 0
		};
		let NO_WIDTH = {
			exact: [""],
			contains: void 0
		};
		function requiredText(source) {
			let part = new Reader(source).alternatives();
			return better(usable(part.exact), usable(part.contains));
		}
		class Reader {
			#source;
			#at = 0;
			constructor(source) {
				this.#source = source;
			}
			alternatives() {
				let branches = [this.#sequence()];
				for (; this.#peek() === "|";) {
					this.#at++;
					branches.push(this.#sequence());
				}
				let [only] = branches;
				return branches.length === 1 && only !== void 0 ? only : oneOf(branches);
			}
			#sequence() {
				let run = [""];
				let isExact = !0;
				let best;
				let endRun = () => {
					best = better(best, usable(run));
					run = [""];
					isExact = !1;
				};
				for (; this.#at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")";) {
					let atom = this.#atom();
					let { least, most } = this.#quantifier();
					let part = repeat(atom, least, most);
					let longer = part.exact === void 0 ? void 0 : joinAll(run, part.exact);
					if (longer !== void 0) {
						run = longer;
						continue;
					}
					least >= 1 && atom.exact !== void 0 && (run = joinAll(run, atom.exact) ?? run);
					endRun();
					best = better(best, part.contains);
					best = better(best, usable(part.exact));
				}
				if (isExact) return {
					exact: run,
					contains: void 0
				};
				return {
					exact: void 0,
					contains: better(best, usable(run))
				};
			}
			#atom() {
				let char = this.#next();
				switch (char) {
					case "(": return this.#group();
					case "[": return this.#characterClass();
					case "\\": return this.#escape();
					case "^":
					case "$": return NO_WIDTH;
					case ".": return UNKNOWN;
					default: return oneCharacter(char);
				}
			}
			#group() {
				let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
				this.#at += opening.length;
				let inside = this.alternatives();
				this.#at++;
				if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
				return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN;
			}
			#characterClass() {
				let start = this.#at;
				for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
				let inside = this.#source.slice(start, this.#at);
				this.#at++;
				return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN;
			}
			#escape() {
				let rest = this.#source.slice(this.#at);
				let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
				let char = this.#next();
				if (long !== void 0) {
					this.#at += long.length - 1;
					return UNKNOWN;
				}
				if (char === "b" || char === "B") return NO_WIDTH;
				if (char === "t") return oneCharacter("	");
				return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char);
			}
			#quantifier() {
				let [all = "", simple, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24)) ?? [];
				this.#at += all.length;
				if (all === "") return {
					least: 1,
					most: 1
				};
				if (simple !== void 0) return {
					least: +(simple === "+"),
					most: simple === "?" ? 1 : Infinity
				};
				if (comma === "") return {
					least: Number(least),
					most: Number(least)
				};
				return {
					least: Number(least),
					most: most === "" ? Infinity : Number(most)
				};
			}
			#peek() {
				return this.#source.charAt(this.#at);
			}
			#next() {
				return this.#source.charAt(this.#at++);
			}
		}
		function oneCharacter(char) {
			return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : {
				exact: [char],
				contains: void 0
			};
		}
		function repeat(part, least, most) {
			if (least === 1 && most === 1) return part;
			if (least === 0) return most === 1 && part.exact !== void 0 ? {
				exact: [...part.exact, ""],
				contains: void 0
			} : UNKNOWN;
			return {
				exact: void 0,
				contains: better(usable(part.exact), part.contains)
			};
		}
		function oneOf(parts) {
			if (parts.every((part) => part.exact !== void 0)) {
				let exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
				if (exact.length <= 12) return {
					exact,
					contains: void 0
				};
			}
			let needed = parts.map((part) => better(usable(part.exact), part.contains));
			let contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
			return {
				exact: void 0,
				contains: needed.every((strings) => strings !== void 0) && contains.length <= 12 ? contains : void 0
			};
		}
		function joinAll(heads, tails) {
			if (heads.length * tails.length > 12) return;
			return heads.flatMap((head) => tails.map((tail) => head + tail));
		}
		function usable(strings) {
			return strings === void 0 || strings.includes("") ? void 0 : strings;
		}
		function better(a, b) {
			if (a === void 0 || b === void 0) return a ?? b;
			return worth(b) > worth(a) ? b : a;
		}
		function worth(strings) {
			return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
		}
		function literalPattern(text, options) {
			return {
				source: (0, escape_regex.$)(text),
				flags: options.caseSensitive ? "" : "i",
				literal: text,
				required: [text],
				strategy: /[\n\r]/.test(text) ? "line" : "text"
			};
		}
		function regexPattern(source, options) {
			let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
			try {
				new RegExp(source, flags);
			} catch (error) {
				return (0, result.V)(explainInvalid(source, error.message));
			}
			if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return (0, result.k)(literalPattern(source, options));
			return (0, result.k)({
				source,
				flags,
				literal: void 0,
				required: requiredText(source),
				strategy: strategyFor(source)
			});
		}
		function strategyFor(source) {
			let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\t-|[\u0000-\u001f\u2028\u2029]/.test(source);
			let hasAnchor = /[$^]|\\B/.test(source);
			let hasLookaround = /\(\?<?[=!]/.test(source);
			if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
			return mayMatchLineEnd || hasAnchor ? "text-then-line" : "text";
		}
		let ADVICE = [
			[
				"Unterminated group",
				"unclosed group",
				"Close every '(' by ')', or write '\\(' to find a parenthesis."
			],
			[
				"Unmatched ')'",
				"')' without '('",
				"Open a group by '(' before it, or write '\\)' to find a parenthesis."
			],
			[
				"Unterminated character class",
				"unclosed character class",
				"Close every '[' by ']', or write '\\[' to find a bracket."
			],
			[
				"Nothing to repeat",
				"nothing to repeat",
				"Put something before '*', '+' or '?', or write '\\*' to find the character itself."
			],
			[
				"Lone quantifier brackets",
				"braces without something to repeat",
				"Write '\\{' and '\\}' to find braces."
			],
			[
				"\\ at end of pattern",
				"a backslash at the end",
				"Write '\\\\' to find a backslash."
			],
			[
				"Invalid group",
				"unknown kind of group",
				"Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."
			],
			[
				"Range out of order",
				"a range that ends before it begins",
				"Write ranges upwards, such as '[a-z]'."
			],
			[
				"numbers out of order",
				"a repetition that ends before it begins",
				"Write the smaller number first, such as '{2,5}'."
			]
		];
		function explainInvalid(source, message) {
			let reason = message.slice(message.lastIndexOf(": ") + 2);
			let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
			let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
			let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
			return (0, tool_error.$4)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
		}
	})
};
