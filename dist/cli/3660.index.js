export const id = 3660;
export const ids = [3660, 1473];
export const modules = {
	33660: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { toolsCommand: () => toolsCommand });
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9726);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		var _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61306);
		var _tools_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54724);
		var _tools_tool_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34452);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1990);
		let FORMATS = {
			table: async (tools, { console }) => (await __webpack_require__.e(6545).then(__webpack_require__.bind(__webpack_require__, 6545))).renderToolsTable(tools, console.outStyle),
			markdown: async (tools) => (await __webpack_require__.e(5291).then(__webpack_require__.bind(__webpack_require__, 75291))).renderToolDocs(tools),
			json: async (tools) => asJson(tools.map(_tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.ah)),
			async openai(tools, { env }) {
				let names = new _tools_tool_names_js__WEBPACK_IMPORTED_MODULE_5__.L(env.MCP_TOOL_PREFIX);
				return asJson(tools.map((tool) => (0, _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.yA)(tool, names.nameOf(tool.name))));
			},
			prompt: async (tools) => (await __webpack_require__.e(6545).then(__webpack_require__.bind(__webpack_require__, 6545))).renderPrompt(tools)
		};
		async function toolsCommand(invocation) {
			if (invocation.argv[0] === "search") return (await Promise.all([
				__webpack_require__.e(6902),
				__webpack_require__.e(4343),
				__webpack_require__.e(2150),
				__webpack_require__.e(1810),
				__webpack_require__.e(5707),
				__webpack_require__.e(6203),
				__webpack_require__.e(5359)
			]).then(__webpack_require__.bind(__webpack_require__, 76601))).toolsSearchCommand(invocation);
			let words = invocation.argv.flatMap((word) => word.startsWith("--format=") ? ["--format", word.slice(9)] : [word]);
			let usage = (message, suggestion) => (0, _fail_js__WEBPACK_IMPORTED_MODULE_4__.f)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", message, suggestion), invocation);
			let [option = "--format", format = option === "--json" ? "json" : "table", ...rest] = words;
			if (option === "--help" || option === "-h") {
				invocation.console.out(`Usage: sous tools [--format ${Object.keys(FORMATS).join("|")}]\n       sous tools search <text>\n`);
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.dc.done;
			}
			let unknown = option === "--format" || option === "--json" && words.length === 1 ? rest[0] : option;
			if (unknown !== void 0) return usage(`sous tools has no option '${unknown}'`, "It takes --format only.");
			if (option === "--format" && words.length === 1) return usage("--format needs a value", `One of ${Object.keys(FORMATS).join(", ")}.`);
			let render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : void 0;
			if (render === void 0) {
				let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__.a)(format, Object.keys(FORMATS));
				return usage(`There is no format '${format}'`, `${meant === void 0 ? "" : `Did you mean '${meant}'? `}One of ${Object.keys(FORMATS).join(", ")}.`);
			}
			invocation.console.out(await render(await (0, _tools_registry_js__WEBPACK_IMPORTED_MODULE_2__.XU)(), invocation));
			return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.dc.done;
		}
		function asJson(value) {
			return `${JSON.stringify(value, void 0, 2)}\n`;
		}
	}),
	60474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => mergeByBytes,
			X: () => compareBytes
		});
		function compareBytes(a, b) {
			let shared = Math.min(a.length, b.length);
			for (let i = 0; i < shared; i++) {
				let x = a.charCodeAt(i);
				let y = b.charCodeAt(i);
				if (x !== y) return rank(x) - rank(y);
			}
			return a.length - b.length;
		}
		function rank(unit) {
			return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
		}
		function mergeByBytes(first, second, keyOf) {
			if (second.length === 0) return first;
			if (first.length === 0) return second;
			let merged = [];
			let next = 0;
			for (let item of first) {
				let key = keyOf(item);
				for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
				merged.push(item);
			}
			for (; next < second.length; next++) merged.push(second[next]);
			return merged;
		}
	}),
	61306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R6: () => CATEGORIES,
			ah: () => toolRecord,
			eO: () => byCategory,
			yA: () => functionDefinition
		});
		var _model_byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60474);
		var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64501);
		var _describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47746);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21473);
		let CATEGORIES = {
			Content: "Curated documents of the project, by category or collection. Read-only.",
			"Search & Discovery": "Find files by name and text by pattern, and look around in directories. Read-only; ignored files are left out.",
			"File Reading": "Read the contents of files. Read-only: nothing can be changed here.",
			"File Writing": "Create and change files. Changes are staged and shown as a diff; landing them needs approval.",
			"File Management": "Destructive operations on files. Use them only when the user asked for exactly this; landing needs approval.",
			Terminal: "Run shell commands. Every command needs approval before it runs.",
			Network: "Fetch from the network. Every call needs approval before it is made."
		};
		function byCategory(tools) {
			return Object.keys(CATEGORIES).map((category) => ({
				category,
				tools: tools.filter((tool) => tool.category === category)
			})).filter((group) => group.tools.length > 0);
		}
		function functionDefinition(tool, name = tool.name) {
			return {
				name,
				description: (0, _describe_js__WEBPACK_IMPORTED_MODULE_0__.r3)(tool),
				parameters: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_1__.argumentSchema)(tool)
			};
		}
		function toolRecord(tool) {
			return {
				name: tool.name,
				description: (0, _describe_js__WEBPACK_IMPORTED_MODULE_0__.r3)(tool),
				category: tool.category,
				effect: tool.effect,
				risk_level: tool.risk,
				required_permissions: [...tool.permissions].sort(_model_byte_order_js__WEBPACK_IMPORTED_MODULE_2__.X),
				requires_approval: (0, _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__._)(tool),
				parameters: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_1__.argumentSchema)(tool),
				outputs: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_1__.outputSchema)(tool),
				metadata: tool.metadata,
				termination_behavior: tool.termination,
				examples: tool.examples
			};
		}
	}),
	47746: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L_: () => schemaMarkdown,
			Pf: () => fieldsOf,
			WH: () => describeTool,
			r3: () => shortDescription
		});
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21473);
		function fieldsOf(schema) {
			return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
				name,
				type: describeType(field),
				required: schema.required?.includes(name) ?? !1,
				default: field.default,
				description: field.description ?? ""
			}));
		}
		function schemaMarkdown(tool) {
			let fields = fieldsOf((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_0__.argumentSchema)(tool));
			if (fields.length === 0) return "No arguments.\n";
			return [
				"| Argument | Type | Required | Default | Description |",
				"| --- | --- | --- | --- | --- |",
				...fields.map((field) => {
					let fallback = field.default === void 0 ? "" : code(JSON.stringify(field.default));
					return `| ${code(field.name)} | ${code(field.type)} | ${field.required ? "yes" : "no"} | ${fallback} | ${cell(field.description)} |`;
				}),
				""
			].join("\n");
		}
		function describeTool(tool) {
			return `${shortDescription(tool)}\n\n${schemaMarkdown(tool)}`;
		}
		let CONSENT_WARNING = "REQUIRES EXPLICIT USER INSTRUCTION";
		function shortDescription(tool) {
			let consent = consentOf(tool);
			if (consent === void 0) return tool.summary;
			let literal = `\`${consent.argument}\` must be ${JSON.stringify(consent.literal)}.`;
			if (tool.summary.includes(CONSENT_WARNING)) return `${tool.summary} ${literal}`;
			return `${tool.summary} ${CONSENT_WARNING}: call it only when the user asked for exactly this, never to clean up or to try something out. ${literal}`;
		}
		function consentOf(tool) {
			let literal = (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_0__.argumentSchema)(tool).properties?.consent?.const;
			return typeof literal == "string" ? {
				argument: "consent",
				literal
			} : void 0;
		}
		function describeType(schema) {
			if (schema.const !== void 0) return JSON.stringify(schema.const);
			if (schema.enum !== void 0) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
			if (schema.anyOf !== void 0) return schema.anyOf.map(describeType).join(" | ");
			if (schema.type === "array") return `list of ${plural(describeType(schema.items ?? {}))}`;
			if (schema.type === "object") {
				if (typeof schema.additionalProperties == "object") return `map of ${plural(describeType(schema.additionalProperties))}`;
				let names = Object.keys(schema.properties ?? {});
				return names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
			}
			return [schema.type ?? "any"].flat().join(" | ");
		}
		function plural(type) {
			return /^[a-z]+$/.test(type) ? `${type}s` : type;
		}
		function code(text) {
			return `\`${cell(text)}\``;
		}
		function cell(text) {
			return text.replaceAll("|", "\\|").replaceAll("\n", " ");
		}
	}),
	21473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			argumentSchema: () => argumentSchema,
			outputSchema: () => outputSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.outputs()));
			if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
			let diff = {
				type: "string",
				description: "With preview_only: the change as a unified diff"
			};
			return {
				...schema,
				properties: {
					...schema.properties,
					diff
				}
			};
		}
		function offersPreview(tool) {
			return "preview_only" in tool.args().shape;
		}
		function withoutDialect({ $schema: _, ...schema }) {
			return schema;
		}
	}),
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			XU: () => allTools,
			pl: () => LISTING_TOOLS,
			rY: () => ALIASES,
			zy: () => SEARCHING_TOOLS
		});
		let LOADERS = {
			get_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(3616)
			]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(2999)
			]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(9895)
			]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(6864)
			]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(1943)
			]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(1754)
			]).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(2653)
			]).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(7103)
			]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7568)
			]).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(9876)
			]).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5797)
			]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3505)
			]).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(6574)
			]).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(961)
			]).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8708),
				__webpack_require__.e(2355)
			]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(179)
			]).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(456)
			]).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5020)
			]).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7352)
			]).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8886)
			]).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		let SEARCHING_TOOLS = new Set([
			"grep",
			"grep_search",
			"search"
		]);
		let LISTING_TOOLS = new Set([
			...SEARCHING_TOOLS,
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		]);
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
		async function allTools() {
			return Promise.all(Object.values(LOADERS).map((load) => load()));
		}
	}),
	34452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => ToolNames });
		class ToolNames {
			#defaultPrefix;
			#overrides;
			constructor(defaultPrefix = "", overrides = {}) {
				this.#defaultPrefix = defaultPrefix;
				this.#overrides = new Map(Object.entries(overrides));
			}
			nameOf(tool) {
				let prefix = this.#overrides.get(tool) ?? this.#defaultPrefix;
				if (prefix === "") return tool;
				return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`;
			}
		}
	})
};
