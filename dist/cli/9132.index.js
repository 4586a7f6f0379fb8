"use strict";
exports.id = 9132;
exports.ids = [9132];
exports.modules = { 9132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		$: () => toolFile,
		A: () => Diagnostics,
		B: () => Array$1,
		C: () => noRecipes,
		D: () => parseYaml,
		E: () => resolveInputs,
		F: () => FilteredArray,
		G: () => loadConfig,
		H: () => IndexAccess,
		I: () => StringData,
		J: () => BUNDLES_FOLDER,
		K: () => load_config_exports,
		L: () => NumberData,
		M: () => parseExpression,
		N: () => Evaluator,
		O: () => checkName,
		P: () => falsy,
		Q: () => fileName,
		R: () => Null,
		S: () => homeFolder,
		T: () => readInputsText,
		U: () => Literal,
		V: () => Dictionary,
		W: () => Star,
		X: () => bundleFile,
		Y: () => BUNDLE_FILE,
		Z: () => bundleFolder,
		_: () => reportMissing,
		a: () => diagnosticsRecord,
		at: () => encodeRecord,
		b: () => findAnyTool,
		c: () => checkGlob,
		ct: () => parseDigest,
		d: () => readFields,
		et: () => toolFileName,
		f: () => readInteger,
		g: () => readWord,
		h: () => readTexts,
		i: () => diagnosticRecord,
		it: () => encodeNumber,
		j: () => TEXT_FUNCTIONS,
		k: () => describeNode,
		l: () => checkHost,
		lt: () => sha256,
		m: () => readTextList,
		n: () => readRecipeOptions,
		nt: () => digestOf,
		o: () => renderDiagnostics,
		ot: () => encodeText,
		p: () => readText,
		q: () => SwitchedOff,
		r: () => countDiagnostics,
		rt: () => encodeList,
		s: () => renderValidation,
		st: () => encodeValue,
		t: () => validate_command_exports,
		tt: () => toolsFolder,
		u: () => readBoolean,
		v: () => wrongType,
		w: () => recipe_files_exports,
		x: () => openRecipes,
		y: () => bundleToolsIn,
		z: () => BooleanData
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
	let DIGEST = /^[0-9a-f]{64}$/;
	function encodeRecord(fields) {
		let size = fields.reduce((sum, [, bytes]) => bytes === void 0 ? sum : sum + 12 + bytes.length, 0);
		let record = Buffer.allocUnsafe(size);
		let at = 0;
		for (let [tag, bytes] of fields) {
			if (bytes === void 0) continue;
			record.writeUInt32BE(tag, at);
			record.writeUInt32BE(Math.floor(bytes.length / 2 ** 32), at + 4);
			record.writeUInt32BE(bytes.length % 2 ** 32, at + 8);
			record.set(bytes, at + 12);
			at += 12 + bytes.length;
		}
		return record;
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
		return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
	}
	function digestOf(domain, record) {
		return lateCrypto().createHash("sha256").update(`${domain}\0`).update(record).digest("hex");
	}
	function sha256(bytes) {
		return lateCrypto().hash("sha256", bytes, "hex");
	}
	function lateCrypto() {
		return process.getBuiltinModule("node:crypto");
	}
	function parseDigest(text) {
		if (DIGEST.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(text);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("digest_malformed", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview; on the command line 'sous plans' lists those that are kept."));
	}
	var file_places_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		BUNDLES_FOLDER: () => BUNDLES_FOLDER,
		BUNDLE_FILE: () => BUNDLE_FILE,
		bundleFile: () => bundleFile,
		bundleFolder: () => bundleFolder,
		fileName: () => fileName,
		toolFile: () => toolFile,
		toolFileName: () => toolFileName,
		toolsFolder: () => toolsFolder
	});
	let BUNDLES_FOLDER = ".github/sous/bundles";
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
		return `${RESERVED.test(kept) ? "~" : ""}${kept}~${sha256(Buffer.from(label)).slice(0, 16)}`;
	}
	var SwitchedOff = class {
		#read;
		#disabled;
		constructor(read) {
			this.#read = read;
		}
		whyTool(name) {
			return this.#why((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)(name), `tool '${name}'`);
		}
		whyRecipe(name) {
			return this.#why((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(name), `recipe '${name}'`);
		}
		async #why(reference, what) {
			this.#disabled ??= this.#load();
			let disabled = await this.#disabled;
			if (!disabled.ok) return disabled.error;
			if (disabled.value.size === 0) return;
			let { bundleOff, toolOff } = await __webpack_require__.e(3380).then(__webpack_require__.bind(__webpack_require__, 3380)).then((n) => n.n);
			if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle);
			return disabled.value.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)) ? toolOff(reference, what) : void 0;
		}
		async #load() {
			let text = await this.#read(_shared_js__WEBPACK_IMPORTED_MODULE_2__.ft);
			if (!text.ok) return text;
			if (text.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set());
			let [{ parseSwitches }, { corrupt }] = await Promise.all([Promise.all([__webpack_require__.e(6085), __webpack_require__.e(5246)]).then(__webpack_require__.bind(__webpack_require__, 5246)).then((n) => n.o), __webpack_require__.e(3380).then(__webpack_require__.bind(__webpack_require__, 3380)).then((n) => n.n)]);
			let parsed = parseSwitches(text.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(corrupt(parsed.error));
		}
	};
	var load_config_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		loadConfig: () => loadConfig,
		readConfigFile: () => readConfigFile
	});
	let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
	async function readConfigFile(tree, now, named = _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt) {
		let path = await findConfig(tree, named);
		if (path === void 0) return;
		let { onFile, readYamlText } = await Promise.resolve().then(() => read_yaml_text_exports);
		let refuse = (diagnostic) => ({
			path,
			text: "",
			config: void 0,
			diagnostics: [diagnostic]
		});
		if (path !== named) return refuse(onFile(path, {
			code: "invalid_name",
			message: "The configuration is not read from here",
			suggestion: `Rename it to ${_shared_js__WEBPACK_IMPORTED_MODULE_2__.rt}.`
		}));
		let text = await readYamlText(path, tree);
		if (!text.ok) return refuse(text.error);
		let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([__webpack_require__.e(6085), __webpack_require__.e(7689)]).then(__webpack_require__.bind(__webpack_require__, 7689)), __webpack_require__.e(8778).then(__webpack_require__.bind(__webpack_require__, 8778))]);
		return {
			path,
			text: text.value,
			...readConfig(text.value, path, {
				tools: CONFIG_TOOLS,
				now
			})
		};
	}
	async function loadConfig(tree, now, named = _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt) {
		if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_config", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
		let file = await readConfigFile(tree, now, named);
		if (file === void 0 && named !== ".github/sous.yml") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			config: _shared_js__WEBPACK_IMPORTED_MODULE_2__.ot,
			warnings: []
		});
		if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			config: file.config,
			warnings: file.diagnostics.map(placed)
		});
		let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
		let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
		let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
	}
	async function findConfig(tree, named) {
		for (let name of named === ".github/sous.yml" ? [_shared_js__WEBPACK_IMPORTED_MODULE_2__.rt, ".github/sous.yaml"] : [named]) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(name);
			if (!path.ok) throw Error(path.error.message);
			let entry = await tree.entry(path.value);
			if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
		}
	}
	function placed({ at, message }) {
		return `${at.file}:${at.line}:${at.column}: ${message}`;
	}
	var Expr = class {};
	var Literal = class extends Expr {
		constructor(literal, token) {
			super();
			this.literal = literal;
			this.token = token;
		}
		accept(v) {
			return v.visitLiteral(this);
		}
	};
	var Unary = class extends Expr {
		constructor(operator, expr) {
			super();
			this.operator = operator;
			this.expr = expr;
		}
		accept(v) {
			return v.visitUnary(this);
		}
	};
	var FunctionCall = class extends Expr {
		constructor(functionName, args) {
			super();
			this.functionName = functionName;
			this.args = args;
		}
		accept(v) {
			return v.visitFunctionCall(this);
		}
	};
	var Binary = class extends Expr {
		constructor(left, operator, right) {
			super();
			this.left = left;
			this.operator = operator;
			this.right = right;
		}
		accept(v) {
			return v.visitBinary(this);
		}
	};
	var Logical = class extends Expr {
		constructor(operator, args) {
			super();
			this.operator = operator;
			this.args = args;
		}
		accept(v) {
			return v.visitLogical(this);
		}
	};
	var Grouping = class extends Expr {
		constructor(group) {
			super();
			this.group = group;
		}
		accept(v) {
			return v.visitGrouping(this);
		}
	};
	var ContextAccess = class extends Expr {
		constructor(name) {
			super();
			this.name = name;
		}
		accept(v) {
			return v.visitContextAccess(this);
		}
	};
	var IndexAccess = class extends Expr {
		constructor(expr, index) {
			super();
			this.expr = expr;
			this.index = index;
		}
		accept(v) {
			return v.visitIndexAccess(this);
		}
	};
	var Star = class extends Expr {
		accept() {
			throw Error("Method not implemented.");
		}
	};
	var Kind;
	(function(Kind) {
		Kind[Kind.String = 0] = "String";
		Kind[Kind.Array = 1] = "Array";
		Kind[Kind.Dictionary = 2] = "Dictionary";
		Kind[Kind.Boolean = 3] = "Boolean";
		Kind[Kind.Number = 4] = "Number";
		Kind[Kind.CaseSensitiveDictionary = 5] = "CaseSensitiveDictionary";
		Kind[Kind.Null = 6] = "Null";
	})(Kind ||= {});
	function kindStr(k) {
		switch (k) {
			case Kind.Array: return "Array";
			case Kind.Boolean: return "Boolean";
			case Kind.Null: return "Null";
			case Kind.Number: return "Number";
			case Kind.Dictionary: return "Object";
			case Kind.String: return "String";
		}
		return "unknown";
	}
	var Dictionary = class {
		constructor(...pairs) {
			this.keys = [];
			this.v = [];
			this.indexMap = {};
			this.kind = Kind.Dictionary;
			this.primitive = !1;
			for (let p of pairs) this.add(p.key, p.value);
		}
		coerceString() {
			return kindStr(this.kind);
		}
		number() {
			return NaN;
		}
		add(key, value) {
			if (key.toLowerCase() in this.indexMap) return;
			this.keys.push(key);
			this.v.push(value);
			this.indexMap[key.toLowerCase()] = this.v.length - 1;
		}
		get(key) {
			let index = this.indexMap[key.toLowerCase()];
			if (index === void 0) return;
			return this.v[index];
		}
		values() {
			return this.v;
		}
		pairs() {
			let result = [];
			for (let key of this.keys) result.push({
				key,
				value: this.v[this.indexMap[key.toLowerCase()]]
			});
			return result;
		}
	};
	var Array$1 = class {
		constructor(...data) {
			this.v = [];
			this.kind = Kind.Array;
			this.primitive = !1;
			for (let d of data) this.add(d);
		}
		coerceString() {
			return kindStr(this.kind);
		}
		number() {
			return NaN;
		}
		add(value) {
			this.v.push(value);
		}
		get(index) {
			return this.v[index];
		}
		values() {
			return this.v;
		}
	};
	var BooleanData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.Boolean;
			this.primitive = !0;
		}
		coerceString() {
			if (this.value) return "true";
			return "false";
		}
		number() {
			if (this.value) return 1;
			return 0;
		}
	};
	var Null = class {
		constructor() {
			this.kind = Kind.Null;
			this.primitive = !0;
		}
		coerceString() {
			return "";
		}
		number() {
			return 0;
		}
	};
	var NumberData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.Number;
			this.primitive = !0;
		}
		coerceString() {
			if (this.value === 0) return "0";
			return (+this.value.toFixed(15)).toString();
		}
		number() {
			return this.value;
		}
	};
	var StringData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.String;
			this.primitive = !0;
		}
		coerceString() {
			return this.value;
		}
		number() {
			return Number(this.value);
		}
	};
	function replacer(_key, value) {
		if (value instanceof Null) return null;
		if (value instanceof BooleanData) return value.value;
		if (value instanceof NumberData) return value.number();
		if (value instanceof StringData) return value.coerceString();
		if (value instanceof Array$1) return value.values();
		if (value instanceof Dictionary) {
			let pairs = value.pairs();
			let r = {};
			for (let p of pairs) r[p.key] = p.value;
			return r;
		}
		return value;
	}
	function reviver(_key, val) {
		if (val === null) return new Null();
		if (typeof val == "string") return new StringData(val);
		if (typeof val == "number") return new NumberData(val);
		if (typeof val == "boolean") return new BooleanData(val);
		if (Array.isArray(val)) return new Array$1(...val);
		if (typeof val == "object") return new Dictionary(...Object.keys(val).map((k) => ({
			key: k,
			value: val[k]
		})));
		return val;
	}
	var FilteredArray = class extends Array$1 {};
	var TokenType;
	(function(TokenType) {
		TokenType[TokenType.UNKNOWN = 0] = "UNKNOWN";
		TokenType[TokenType.LEFT_PAREN = 1] = "LEFT_PAREN";
		TokenType[TokenType.RIGHT_PAREN = 2] = "RIGHT_PAREN";
		TokenType[TokenType.LEFT_BRACKET = 3] = "LEFT_BRACKET";
		TokenType[TokenType.RIGHT_BRACKET = 4] = "RIGHT_BRACKET";
		TokenType[TokenType.COMMA = 5] = "COMMA";
		TokenType[TokenType.DOT = 6] = "DOT";
		TokenType[TokenType.BANG = 7] = "BANG";
		TokenType[TokenType.BANG_EQUAL = 8] = "BANG_EQUAL";
		TokenType[TokenType.EQUAL_EQUAL = 9] = "EQUAL_EQUAL";
		TokenType[TokenType.GREATER = 10] = "GREATER";
		TokenType[TokenType.GREATER_EQUAL = 11] = "GREATER_EQUAL";
		TokenType[TokenType.LESS = 12] = "LESS";
		TokenType[TokenType.LESS_EQUAL = 13] = "LESS_EQUAL";
		TokenType[TokenType.AND = 14] = "AND";
		TokenType[TokenType.OR = 15] = "OR";
		TokenType[TokenType.STAR = 16] = "STAR";
		TokenType[TokenType.NUMBER = 17] = "NUMBER";
		TokenType[TokenType.STRING = 18] = "STRING";
		TokenType[TokenType.IDENTIFIER = 19] = "IDENTIFIER";
		TokenType[TokenType.TRUE = 20] = "TRUE";
		TokenType[TokenType.FALSE = 21] = "FALSE";
		TokenType[TokenType.NULL = 22] = "NULL";
		TokenType[TokenType.EOF = 23] = "EOF";
	})(TokenType ||= {});
	function tokenString(tok) {
		switch (tok.type) {
			case TokenType.EOF: return "EOF";
			case TokenType.NUMBER: return tok.lexeme;
			case TokenType.STRING: return tok.value.toString();
			default: return tok.lexeme;
		}
	}
	var Lexer$1 = class {
		constructor(input) {
			this.input = input;
			this.start = 0;
			this.offset = 0;
			this.line = 0;
			this.lastLineOffset = 0;
			this.tokens = [];
		}
		lex() {
			if (this.input.length > 21e3) throw Error("ErrorExceededMaxLength");
			for (; !this.atEnd();) {
				this.start = this.offset;
				let c = this.next();
				switch (c) {
					case "(":
						this.addToken(TokenType.LEFT_PAREN);
						break;
					case ")":
						this.addToken(TokenType.RIGHT_PAREN);
						break;
					case "[":
						this.addToken(TokenType.LEFT_BRACKET);
						break;
					case "]":
						this.addToken(TokenType.RIGHT_BRACKET);
						break;
					case ",":
						this.addToken(TokenType.COMMA);
						break;
					case ".":
						this.previous() != TokenType.IDENTIFIER && this.previous() != TokenType.RIGHT_BRACKET && this.previous() != TokenType.RIGHT_PAREN && this.previous() != TokenType.STAR ? this.consumeNumber() : this.addToken(TokenType.DOT);
						break;
					case "-":
					case "+":
						this.consumeNumber();
						break;
					case "!":
						this.addToken(this.match("=") ? TokenType.BANG_EQUAL : TokenType.BANG);
						break;
					case "=":
						if (!this.match("=")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.EQUAL_EQUAL);
						break;
					case "<":
						this.addToken(this.match("=") ? TokenType.LESS_EQUAL : TokenType.LESS);
						break;
					case ">":
						this.addToken(this.match("=") ? TokenType.GREATER_EQUAL : TokenType.GREATER);
						break;
					case "&":
						if (!this.match("&")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.AND);
						break;
					case "|":
						if (!this.match("|")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.OR);
						break;
					case "*":
						this.addToken(TokenType.STAR);
						break;
					case " ":
					case "\r":
					case "	": break;
					case "\n":
						++this.line;
						this.lastLineOffset = this.offset;
						break;
					case "'":
						this.consumeString();
						break;
					default: switch (!0) {
						case isDigit(c):
							this.consumeNumber();
							break;
						default: this.consumeIdentifier();
					}
				}
			}
			this.tokens.push({
				type: TokenType.EOF,
				lexeme: "",
				range: this.range()
			});
			return { tokens: this.tokens };
		}
		pos() {
			return {
				line: this.line,
				column: this.start - this.lastLineOffset
			};
		}
		endPos() {
			return {
				line: this.line,
				column: this.offset - this.lastLineOffset
			};
		}
		range() {
			return {
				start: this.pos(),
				end: this.endPos()
			};
		}
		atEnd() {
			return this.offset >= this.input.length;
		}
		peek() {
			if (this.atEnd()) return "\0";
			return this.input[this.offset];
		}
		peekNext() {
			if (this.offset + 1 >= this.input.length) return "\0";
			return this.input[this.offset + 1];
		}
		previous() {
			let l = this.tokens.length;
			if (l == 0) return TokenType.EOF;
			return this.tokens[l - 1].type;
		}
		next() {
			return this.input[this.offset++];
		}
		match(expected) {
			if (this.atEnd()) return !1;
			if (this.input[this.offset] !== expected) return !1;
			this.offset++;
			return !0;
		}
		addToken(type, value) {
			this.tokens.push({
				type,
				lexeme: this.input.substring(this.start, this.offset),
				range: this.range(),
				value
			});
		}
		consumeNumber() {
			for (; !this.atEnd() && (!isBoundary(this.peek()) || this.peek() == ".");) this.next();
			let lexeme = this.input.substring(this.start, this.offset);
			let value = new StringData(lexeme).number();
			if (isNaN(value)) throw Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.addToken(TokenType.NUMBER, value);
		}
		consumeString() {
			for (; (this.peek() !== "'" || this.peekNext() === "'") && !this.atEnd();) {
				this.peek() === "\n" && this.line++;
				this.peek() === "'" && this.peekNext() === "'" && this.next();
				this.next();
			}
			if (this.atEnd()) throw Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.next();
			let value = this.input.substring(this.start + 1, this.offset - 1);
			value = value.replace("''", "'");
			this.addToken(TokenType.STRING, value);
		}
		consumeIdentifier() {
			for (; !this.atEnd() && !isBoundary(this.peek());) this.next();
			let tokenType = TokenType.IDENTIFIER;
			let tokenValue;
			let lexeme = this.input.substring(this.start, this.offset);
			if (this.previous() != TokenType.DOT) switch (lexeme) {
				case "true":
					tokenType = TokenType.TRUE;
					break;
				case "false":
					tokenType = TokenType.FALSE;
					break;
				case "null":
					tokenType = TokenType.NULL;
					break;
				case "NaN":
					tokenType = TokenType.NUMBER;
					tokenValue = NaN;
					break;
				case "Infinity":
					tokenType = TokenType.NUMBER;
					tokenValue = Infinity;
			}
			if (!isLegalIdentifier(lexeme)) throw Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.addToken(tokenType, tokenValue);
		}
	};
	function isDigit(c) {
		return c >= "0" && c <= "9";
	}
	function isBoundary(c) {
		switch (c) {
			case "(":
			case "[":
			case ")":
			case "]":
			case ",":
			case ".":
			case "!":
			case ">":
			case "<":
			case "=":
			case "&":
			case "|": return !0;
		}
		return /\s/.test(c);
	}
	function isLegalIdentifier(str) {
		if (str == "") return !1;
		let first = str[0];
		if (first >= "a" && first <= "z" || first >= "A" && first <= "Z" || first == "_") {
			for (let c of str.substring(1).split("")) if (!(c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9" || c == "_" || c == "-")) return !1;
			return !0;
		}
		return !1;
	}
	var ErrorType;
	(function(ErrorType) {
		ErrorType[ErrorType.ErrorUnexpectedSymbol = 0] = "ErrorUnexpectedSymbol";
		ErrorType[ErrorType.ErrorUnrecognizedNamedValue = 1] = "ErrorUnrecognizedNamedValue";
		ErrorType[ErrorType.ErrorUnexpectedEndOfExpression = 2] = "ErrorUnexpectedEndOfExpression";
		ErrorType[ErrorType.ErrorExceededMaxDepth = 3] = "ErrorExceededMaxDepth";
		ErrorType[ErrorType.ErrorExceededMaxLength = 4] = "ErrorExceededMaxLength";
		ErrorType[ErrorType.ErrorTooFewParameters = 5] = "ErrorTooFewParameters";
		ErrorType[ErrorType.ErrorTooManyParameters = 6] = "ErrorTooManyParameters";
		ErrorType[ErrorType.ErrorEvenParameters = 7] = "ErrorEvenParameters";
		ErrorType[ErrorType.ErrorUnrecognizedContext = 8] = "ErrorUnrecognizedContext";
		ErrorType[ErrorType.ErrorUnrecognizedFunction = 9] = "ErrorUnrecognizedFunction";
	})(ErrorType ||= {});
	var ExpressionError = class extends Error {
		constructor(typ, tok) {
			super(`${errorDescription(typ)}: '${tokenString(tok)}'`);
			this.typ = typ;
			this.tok = tok;
			this.pos = this.tok.range.start;
		}
	};
	function errorDescription(typ) {
		switch (typ) {
			case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
			case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
			case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
			case ErrorType.ErrorExceededMaxDepth: return "Exceeded max expression depth 50";
			case ErrorType.ErrorExceededMaxLength: return "Exceeded max expression length 21000";
			case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
			case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
			case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
			case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
			case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
			default: return "Unknown error";
		}
	}
	var ExpressionEvaluationError = class extends Error {};
	let caseFunc = {
		name: "case",
		description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
		minArgs: 3,
		maxArgs: 2 ** 53 - 1,
		call: (...args) => {
			for (let i = 0; i < args.length - 1; i += 2) {
				let predicate = args[i];
				if (predicate.kind !== Kind.Boolean) throw Error("case predicate must evaluate to a boolean value");
				if (predicate.value) return args[i + 1];
			}
			return args[args.length - 1];
		}
	};
	function falsy(d) {
		switch (d.kind) {
			case Kind.Null: return !0;
			case Kind.Boolean: return !d.value;
			case Kind.Number: {
				let dv = d.value;
				return dv === 0 || isNaN(dv);
			}
			case Kind.String: return d.value.length === 0;
		}
		return !1;
	}
	function truthy(d) {
		return !falsy(d);
	}
	function coerceTypes(li, ri) {
		let lv = li;
		let rv = ri;
		if (li.kind === ri.kind) return [lv, rv];
		switch (li.kind) {
			case Kind.Number:
				if (ri.kind === Kind.String) {
					rv = new NumberData(ri.number());
					return [lv, rv];
				}
				break;
			case Kind.String:
				if (ri.kind === Kind.Number) {
					lv = new NumberData(li.number());
					return [lv, rv];
				}
				break;
			case Kind.Null:
			case Kind.Boolean:
				lv = new NumberData(li.number());
				return coerceTypes(lv, rv);
		}
		switch (ri.kind) {
			case Kind.Null:
			case Kind.Boolean:
				rv = new NumberData(ri.number());
				return coerceTypes(lv, rv);
		}
		return [lv, rv];
	}
	function equals(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Null: return !0;
			case Kind.Number: {
				let ld = lv.value;
				let rd = rv.value;
				if (isNaN(ld) || isNaN(rd)) return !1;
				return ld == rd;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				return toUpperSpecial(ls) === toUpperSpecial(rs);
			}
			case Kind.Boolean: return lv.value == rv.value;
			case Kind.Dictionary:
			case Kind.Array: return lv === rv;
		}
		return !1;
	}
	function greaterThan(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Number: {
				let lf = lv.value;
				let rf = rv.value;
				if (isNaN(lf) || isNaN(rf)) return !1;
				return lf > rf;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				ls = toUpperSpecial(ls);
				rs = toUpperSpecial(rs);
				return ls > rs;
			}
			case Kind.Boolean: {
				let lb = lv.value;
				let rb = rv.value;
				return lb && !rb;
			}
		}
		return !1;
	}
	function lessThan(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Number: {
				let lf = lv.value;
				let rf = rv.value;
				if (isNaN(lf) || isNaN(rf)) return !1;
				return lf < rf;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				ls = toUpperSpecial(ls);
				rs = toUpperSpecial(rs);
				return ls < rs;
			}
			case Kind.Boolean: {
				let lb = lv.value;
				let rb = rv.value;
				return !lb && rb;
			}
		}
		return !1;
	}
	function toUpperSpecial(s) {
		let sb = [];
		let i = 0;
		let len = s.length;
		let found = s.indexOf("\u0131");
		for (; i < len;) if (i < found) {
			sb.push(s.substring(i, found).toUpperCase());
			i = found;
		} else if (i == found) {
			sb.push(s.substring(i, i + 1));
			i += 1;
			found = s.indexOf("\u0131", i);
		} else {
			sb.push(s.substring(i).toUpperCase());
			break;
		}
		return sb.join("");
	}
	let contains = {
		name: "contains",
		description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
		minArgs: 2,
		maxArgs: 2,
		call: (...args) => {
			let left = args[0];
			let right = args[1];
			if (left.primitive) {
				let ls = left.coerceString();
				if (right.primitive) {
					let rs = right.coerceString();
					return new BooleanData(ls.toLowerCase().includes(rs.toLowerCase()));
				}
			} else if (left.kind === Kind.Array) {
				let la = left;
				if (la.values().length === 0) return new BooleanData(!1);
				for (let v of la.values()) if (equals(right, v)) return new BooleanData(!0);
			}
			return new BooleanData(!1);
		}
	};
	let endswith = {
		name: "endsWith",
		description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
		minArgs: 2,
		maxArgs: 2,
		call: (...args) => {
			let left = args[0];
			if (!left.primitive) return new BooleanData(!1);
			let right = args[1];
			if (!right.primitive) return new BooleanData(!1);
			let ls = toUpperSpecial(left.coerceString());
			let rs = toUpperSpecial(right.coerceString());
			return new BooleanData(ls.endsWith(rs));
		}
	};
	let format = {
		name: "format",
		description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
		minArgs: 1,
		maxArgs: 255,
		call: (...args) => {
			let fs = args[0].coerceString();
			let result = [];
			let index = 0;
			for (; index < fs.length;) {
				let lbrace = fs.indexOf("{", index);
				let rbrace = fs.indexOf("}", index);
				if (lbrace >= 0 && (rbrace < 0 || rbrace > lbrace)) {
					if (safeCharAt(fs, lbrace + 1) === "{") {
						result.push(fs.substr(index, lbrace - index + 1));
						index = lbrace + 2;
						continue;
					}
					if (rbrace > lbrace + 1) {
						let argIndex = readArgIndex(fs, lbrace + 1);
						if (argIndex.success) {
							if (1 + argIndex.result > args.length - 1) throw Error(`The following format string references more arguments than were supplied: ${fs}`);
							lbrace > index && result.push(fs.substr(index, lbrace - index));
							result.push(`${args[1 + argIndex.result].coerceString()}`);
							index = rbrace + 1;
							continue;
						}
					}
					throw Error(`The following format string is invalid: ${fs}`);
				} else if (rbrace >= 0) {
					if (safeCharAt(fs, rbrace + 1) === "}") {
						result.push(fs.substr(index, rbrace - index + 1));
						index = rbrace + 2;
					} else throw Error(`The following format string is invalid: ${fs}`);
				} else {
					result.push(fs.substr(index));
					break;
				}
			}
			return new StringData(result.join(""));
		}
	};
	function safeCharAt(string, index) {
		if (string.length > index) return string[index];
		return "\0";
	}
	function readArgIndex(string, startIndex) {
		let length = 0;
		for (;;) {
			let nextChar = safeCharAt(string, startIndex + length);
			if (nextChar >= "0" && nextChar <= "9") length++;
			else break;
		}
		if (length < 1) return { success: !1 };
		let endIndex = startIndex + length - 1;
		let result = parseInt(string.substr(startIndex, length));
		return {
			success: !isNaN(result),
			result,
			endIndex
		};
	}
	let wellKnownFunctions = {
		case: caseFunc,
		contains,
		endswith,
		format,
		fromjson: {
			name: "fromJson",
			description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
			minArgs: 1,
			maxArgs: 1,
			call: (...args) => {
				let is = args[0].coerceString();
				if (is.trim() === "") throw Error("empty input");
				try {
					return JSON.parse(is, reviver);
				} catch (e) {
					throw new ExpressionEvaluationError("Error parsing JSON when evaluating fromJson", { cause: e });
				}
			}
		},
		join: {
			name: "join",
			description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
			minArgs: 1,
			maxArgs: 2,
			call: (...args) => {
				if (args[0].primitive) return new StringData(args[0].coerceString());
				if (args[0].kind === Kind.Array) {
					let separator = ",";
					args.length > 1 && args[1].primitive && (separator = args[1].coerceString());
					return new StringData(args[0].values().map((item) => item.coerceString()).join(separator));
				}
				return new StringData("");
			}
		},
		startswith: {
			name: "startsWith",
			description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
			minArgs: 2,
			maxArgs: 2,
			call: (...args) => {
				let left = args[0];
				if (!left.primitive) return new BooleanData(!1);
				let right = args[1];
				if (!right.primitive) return new BooleanData(!1);
				let ls = toUpperSpecial(left.coerceString());
				let rs = toUpperSpecial(right.coerceString());
				return new BooleanData(ls.startsWith(rs));
			}
		},
		tojson: {
			name: "toJson",
			description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
			minArgs: 1,
			maxArgs: 1,
			call: (...args) => new StringData(JSON.stringify(args[0], replacer, "  "))
		}
	};
	function validateFunction(context, identifier, argCount) {
		let name = identifier.lexeme.toLowerCase();
		let f;
		f = wellKnownFunctions[name];
		if (!f) {
			f = context.extensionFunctions.get(name);
			if (!f) {
				if (!context.allowUnknownKeywords) throw new ExpressionError(ErrorType.ErrorUnrecognizedFunction, identifier);
				return;
			}
		}
		if (argCount < f.minArgs) throw new ExpressionError(ErrorType.ErrorTooFewParameters, identifier);
		if (argCount > f.maxArgs) throw new ExpressionError(ErrorType.ErrorTooManyParameters, identifier);
		if (name === "case" && argCount % 2 == 0) throw new ExpressionError(ErrorType.ErrorEvenParameters, identifier);
	}
	var idxHelper = class {
		constructor(star, idx) {
			this.star = star;
			if (!idx) return;
			if (!star) {
				idx.primitive && (this.str = idx.coerceString());
				let f = idx.number();
				if (!isNaN(f) && isFinite(f) && f >= 0) {
					f = Math.floor(f);
					this.int = f;
				}
			}
		}
	};
	var Evaluator = class {
		constructor(n, context, functions) {
			this.n = n;
			this.context = context;
			this.functions = functions;
		}
		evaluate() {
			return this.eval(this.n);
		}
		eval(n) {
			return n.accept(this);
		}
		visitLiteral(literal) {
			return literal.literal;
		}
		visitUnary(unary) {
			let r = this.eval(unary.expr);
			if (unary.operator.type === TokenType.BANG) return new BooleanData(falsy(r));
			throw Error(`unknown unary operator: ${unary.operator.lexeme}`);
		}
		visitBinary(binary) {
			let left = this.eval(binary.left);
			let right = this.eval(binary.right);
			switch (binary.operator.type) {
				case TokenType.EQUAL_EQUAL: return new BooleanData(equals(left, right));
				case TokenType.BANG_EQUAL: return new BooleanData(!equals(left, right));
				case TokenType.GREATER: return new BooleanData(greaterThan(left, right));
				case TokenType.GREATER_EQUAL: return new BooleanData(equals(left, right) || greaterThan(left, right));
				case TokenType.LESS: return new BooleanData(lessThan(left, right));
				case TokenType.LESS_EQUAL: return new BooleanData(equals(left, right) || lessThan(left, right));
			}
			throw Error(`unknown binary operator: ${binary.operator.lexeme}`);
		}
		visitLogical(logical) {
			let result;
			for (let arg of logical.args) {
				result = this.eval(arg);
				if (logical.operator.type === TokenType.AND && falsy(result) || logical.operator.type === TokenType.OR && truthy(result)) break;
			}
			return result;
		}
		visitGrouping(grouping) {
			return this.eval(grouping.group);
		}
		visitContextAccess(contextAccess) {
			return this.context.get(contextAccess.name.lexeme);
		}
		visitIndexAccess(ia) {
			let idx;
			if (ia.index instanceof Star) idx = new idxHelper(!0, void 0);
			else {
				let idxResult;
				try {
					idxResult = this.eval(ia.index);
				} catch (e) {
					throw Error(`could not evaluate index for index access: ${e.message}`, { cause: e });
				}
				idx = new idxHelper(!1, idxResult);
			}
			let objResult = this.eval(ia.expr);
			let result;
			switch (objResult.kind) {
				case Kind.Array: {
					let tobjResult = objResult;
					result = tobjResult instanceof FilteredArray ? filteredArrayAccess(tobjResult, idx) : arrayAccess(tobjResult, idx);
					break;
				}
				case Kind.Dictionary:
					result = objectAccess(objResult, idx);
					break;
				default: result = idx.star ? new FilteredArray() : new Null();
			}
			return result;
		}
		visitFunctionCall(functionCall) {
			let args = functionCall.args.map((arg) => this.eval(arg));
			let functionName = functionCall.functionName.lexeme.toLowerCase();
			return (this.functions?.get(functionName) || wellKnownFunctions[functionName]).call(...args);
		}
	};
	function filteredArrayAccess(fa, idx) {
		let result = new FilteredArray();
		for (let item of fa.values()) switch (item.kind) {
			case Kind.Dictionary: {
				let ti = item;
				if (idx.star) for (let v of ti.values()) result.add(v);
				else if (idx.str !== void 0) {
					let v = ti.get(idx.str);
					v !== void 0 && result.add(v);
				}
				break;
			}
			case Kind.Array: {
				let ti = item;
				if (idx.star) for (let v of ti.values()) result.add(v);
				else idx.int !== void 0 && idx.int < ti.values().length && result.add(ti.get(idx.int));
				break;
			}
		}
		return result;
	}
	function arrayAccess(a, idx) {
		if (idx.star) {
			let fa = new FilteredArray();
			for (let item of a.values()) fa.add(item);
			return fa;
		}
		if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
		return new Null();
	}
	function objectAccess(obj, idx) {
		if (idx.star) return new FilteredArray(...obj.values());
		if (idx.str !== void 0) {
			let r = obj.get(idx.str);
			if (r !== void 0) return r;
		}
		return new Null();
	}
	var Parser$1 = class {
		constructor(tokens, extensionContexts, extensionFunctions) {
			this.tokens = tokens;
			this.offset = 0;
			this.depth = 0;
			this.extContexts = new Map();
			this.extFuncs = new Map();
			for (let contextName of extensionContexts) this.extContexts.set(contextName.toLowerCase(), !0);
			for (let { name, func } of extensionFunctions.map((x) => ({
				name: x.name,
				func: x
			}))) this.extFuncs.set(name.toLowerCase(), func);
			this.context = {
				allowUnknownKeywords: !1,
				extensionContexts: this.extContexts,
				extensionFunctions: this.extFuncs
			};
		}
		parse() {
			let result;
			if (this.atEnd()) return result;
			result = this.expression();
			if (!this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
			return result;
		}
		expression() {
			this.incrDepth();
			try {
				return this.logicalOr();
			} finally {
				this.decrDepth();
			}
		}
		logicalOr() {
			let expr = this.logicalAnd();
			if (this.check(TokenType.OR)) {
				this.incrDepth();
				try {
					let logical = new Logical(this.peek(), [expr]);
					expr = logical;
					for (; this.match(TokenType.OR);) {
						let right = this.logicalAnd();
						logical.args.push(right);
					}
				} finally {
					this.decrDepth();
				}
			}
			return expr;
		}
		logicalAnd() {
			let expr = this.equality();
			if (this.check(TokenType.AND)) {
				this.incrDepth();
				try {
					let logical = new Logical(this.peek(), [expr]);
					expr = logical;
					for (; this.match(TokenType.AND);) {
						let right = this.equality();
						logical.args.push(right);
					}
				} finally {
					this.decrDepth();
				}
			}
			return expr;
		}
		equality() {
			let expr = this.comparison();
			for (; this.match(TokenType.BANG_EQUAL, TokenType.EQUAL_EQUAL);) {
				let operator = this.previous();
				let right = this.comparison();
				expr = new Binary(expr, operator, right);
			}
			return expr;
		}
		comparison() {
			let expr = this.unary();
			for (; this.match(TokenType.GREATER, TokenType.GREATER_EQUAL, TokenType.LESS, TokenType.LESS_EQUAL);) {
				let operator = this.previous();
				let right = this.unary();
				expr = new Binary(expr, operator, right);
			}
			return expr;
		}
		unary() {
			if (this.match(TokenType.BANG)) {
				this.incrDepth();
				let operator = this.previous();
				let unary = this.unary();
				try {
					return new Unary(operator, unary);
				} finally {
					this.decrDepth();
				}
			}
			return this.index();
		}
		index() {
			let expr = this.call();
			let depthIncreased = 0;
			if (expr instanceof Grouping || expr instanceof FunctionCall || expr instanceof ContextAccess) {
				let cont = !0;
				for (; cont;) switch (!0) {
					case this.match(TokenType.LEFT_BRACKET): {
						let indexExpr;
						indexExpr = this.match(TokenType.STAR) ? new Star() : this.expression();
						this.consume(TokenType.RIGHT_BRACKET, ErrorType.ErrorUnexpectedSymbol);
						this.incrDepth();
						depthIncreased++;
						expr = new IndexAccess(expr, indexExpr);
						break;
					}
					case this.match(TokenType.DOT):
						this.incrDepth();
						depthIncreased++;
						if (this.match(TokenType.IDENTIFIER)) {
							let property = this.previous();
							expr = new IndexAccess(expr, new Literal(new StringData(property.lexeme), property));
						} else if (this.match(TokenType.STAR)) expr = new IndexAccess(expr, new Star());
						else throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
						break;
					default: cont = !1;
				}
			}
			for (let i = 0; i < depthIncreased; i++) this.decrDepth();
			return expr;
		}
		call() {
			if (!this.check(TokenType.IDENTIFIER)) return this.primary();
			let identifier = this.next();
			if (!this.match(TokenType.LEFT_PAREN)) {
				if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(ErrorType.ErrorUnrecognizedContext, identifier);
				return new ContextAccess(identifier);
			}
			let args = [];
			for (; !this.match(TokenType.RIGHT_PAREN);) {
				let aexp = this.expression();
				args.push(aexp);
				this.check(TokenType.RIGHT_PAREN) || this.consume(TokenType.COMMA, ErrorType.ErrorUnexpectedSymbol);
			}
			validateFunction(this.context, identifier, args.length);
			return new FunctionCall(identifier, args);
		}
		primary() {
			switch (!0) {
				case this.match(TokenType.FALSE): return new Literal(new BooleanData(!1), this.previous());
				case this.match(TokenType.TRUE): return new Literal(new BooleanData(!0), this.previous());
				case this.match(TokenType.NULL): return new Literal(new Null(), this.previous());
				case this.match(TokenType.NUMBER): return new Literal(new NumberData(this.previous().value), this.previous());
				case this.match(TokenType.STRING): return new Literal(new StringData(this.previous().value), this.previous());
				case this.match(TokenType.LEFT_PAREN): {
					let expr = this.expression();
					if (this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
					this.consume(TokenType.RIGHT_PAREN, ErrorType.ErrorUnexpectedSymbol);
					return new Grouping(expr);
				}
				case this.atEnd(): throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
			}
			throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
		}
		match(...tokenTypes) {
			for (let tokenType of tokenTypes) if (this.check(tokenType)) {
				this.next();
				return !0;
			}
			return !1;
		}
		check(tokenType) {
			if (this.atEnd()) return !1;
			return this.peek().type == tokenType;
		}
		atEnd() {
			return this.peek().type == TokenType.EOF;
		}
		next() {
			this.atEnd() || this.offset++;
			return this.previous();
		}
		peek() {
			return this.tokens[this.offset];
		}
		previous() {
			return this.tokens[this.offset - 1];
		}
		consume(tokenType, errorType) {
			if (this.check(tokenType)) {
				this.next();
				return;
			}
			throw this.buildError(errorType, this.peek());
		}
		incrDepth() {
			this.depth++;
			if (this.depth > 50) throw this.buildError(ErrorType.ErrorExceededMaxDepth, this.peek());
		}
		decrDepth() {
			this.depth--;
		}
		buildError(errType, token) {
			return new ExpressionError(errType, token);
		}
	};
	let TEXT_FUNCTIONS = [
		{
			name: "escapeRegex",
			description: "`escapeRegex( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new StringData((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.en)(text?.coerceString() ?? ""))
		},
		{
			name: "escapeReplacement",
			description: "`escapeReplacement( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new StringData((text?.coerceString() ?? "").replaceAll("$", "$$$$"))
		},
		{
			name: "regexAtLeast",
			description: "`regexAtLeast( number )`",
			minArgs: 1,
			maxArgs: 1,
			call(number) {
				let least = number?.number() ?? NaN;
				if (!Number.isSafeInteger(least) || least < 0) throw Error("regexAtLeast() needs a whole number that is not negative");
				return new StringData((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tn)(least));
			}
		}
	];
	let CONTEXTS = [
		"inputs",
		"steps",
		"item",
		"index",
		"recipe",
		"env",
		"github"
	];
	let MAX_TOKENS = 1e3;
	let DEFINITIONS = [...Object.values(wellKnownFunctions), ...TEXT_FUNCTIONS];
	let FUNCTIONS = DEFINITIONS.map((definition) => definition.name.replace("Json", "JSON"));
	let ELSEWHERE = new Map([
		["hashfiles", "Recipes have no hashFiles: use the outputs of a step that reads or searches the files."],
		["success", "A step runs only when the steps before it succeeded: leave it out."],
		["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
		["failure", "Set 'continue-on-error: true' on the step and ask for steps.<id>.outcome == 'failure'."],
		["cancelled", "A cancelled run does nothing more: leave it out."],
		["secrets", "Recipes are given no secrets."],
		["vars", "Declare an input and give it the value."],
		["matrix", "Use 'for-each' and item."]
	]);
	function parseExpression(text) {
		if (text.trim() === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(fault("expression_syntax", "The expression is empty", "Write a value, such as inputs.name.", 0, 0));
		let tokens = [];
		try {
			tokens = new Lexer$1(text).lex().tokens;
			let places = placeTokens(text, tokens);
			let placeOf = (token) => places.get(token) ?? {
				start: 0,
				end: text.length
			};
			let found = checkTokens(tokens, placeOf);
			if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(found);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				tree: new Parser$1(tokens, [...CONTEXTS], [...TEXT_FUNCTIONS]).parse(),
				placeOf
			});
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(error instanceof ExpressionError ? fromParser(text, tokens, error) : fromLexer(text, error));
		}
	}
	function checkTokens(tokens, placeOf) {
		if (tokens.length > MAX_TOKENS) return fault("expression_too_long", `More than ${MAX_TOKENS} words in one expression`, "Split it over several steps.", 0, 0);
		for (let [i, token] of tokens.entries()) {
			token.type === TokenType.STRING && Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
			if (token.type !== TokenType.IDENTIFIER || tokens[i - 1]?.type === TokenType.DOT) continue;
			let isCall = tokens[i + 1]?.type === TokenType.LEFT_PAREN;
			if ((isCall ? FUNCTIONS : CONTEXTS).some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue;
			let { start, end } = placeOf(token);
			return isCall ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
		}
	}
	function unknownFunction(name, start, end) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(name, FUNCTIONS);
		let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${FUNCTIONS.join(", ")}.` : `Did you mean '${near}'?`);
		return fault("unknown_function", `There is no function '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'`, suggestion, start, end);
	}
	function unknownContext(name, start, end) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(name, CONTEXTS);
		let quoted = `A text needs single quotes: '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
		let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
		return fault("unknown_name", `There is no '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'`, suggestion, start, end);
	}
	function placeTokens(text, tokens) {
		let places = new Map();
		let at = 0;
		for (let token of tokens) {
			for (; at < text.length && /\s/.test(text[at] ?? "");) at++;
			let start = token.type === TokenType.EOF ? text.length : at;
			at = start + token.lexeme.length;
			places.set(token, {
				start,
				end: at
			});
		}
		return places;
	}
	let SYNTAX_ADVICE = "Check quotes, brackets and operators; a text needs single quotes.";
	function fromParser(text, tokens, error) {
		let token = tokens.find((candidate) => candidate.range.start === error.pos);
		if (token?.type === TokenType.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
		let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
			start: 0,
			end: text.length
		};
		let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
		let suggestion = form === void 0 ? SYNTAX_ADVICE : `Its form is ${form}.`;
		return fault("expression_syntax", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(error.message), suggestion, start, end);
	}
	function formOf(name) {
		let definition = DEFINITIONS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
		return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
	}
	function fromLexer(text, error) {
		let thrown = error instanceof Error ? error.message : String(error);
		if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
		let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
		if (text[start] === "'") return fault("expression_syntax", "A quoted text is not closed", "Add the closing '.", start, text.length);
		if (text[start] === "\"") return fault("expression_syntax", "Expressions have no double quotes", "Write texts in single quotes: 'text'.", start, start + 1);
		return fault("expression_syntax", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
	}
	function fault(code, message, suggestion, start, end) {
		return {
			code,
			message,
			suggestion,
			start,
			end
		};
	}
	var Diagnostics = class {
		#found = [];
		error(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "error",
				code,
				message,
				suggestion,
				at
			});
		}
		warning(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "warning",
				code,
				message,
				suggestion,
				at
			});
		}
		get count() {
			return this.#found.length;
		}
		get hasErrors() {
			return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === "error");
		}
		get isFull() {
			return this.#found.length >= 200;
		}
		list() {
			let sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
			let last = sorted.at(-1);
			if (last === void 0 || !this.isFull) return sorted;
			return [...sorted, {
				severity: "error",
				code: "too_many_problems",
				message: "There may be more than these 200 problems",
				suggestion: "Correct these first, then check again.",
				at: last.at
			}];
		}
	};
	let ALIAS = Symbol.for("yaml.alias");
	let DOC = Symbol.for("yaml.document");
	let MAP = Symbol.for("yaml.map");
	let PAIR = Symbol.for("yaml.pair");
	let SCALAR$1 = Symbol.for("yaml.scalar");
	let SEQ = Symbol.for("yaml.seq");
	let NODE_TYPE = Symbol.for("yaml.node.type");
	let isAlias = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === ALIAS;
	let isDocument = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === DOC;
	let isMap = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === MAP;
	let isPair = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === PAIR;
	let isScalar = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SCALAR$1;
	let isSeq = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node == "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return !0;
		}
		return !1;
	}
	function isNode(node) {
		if (node && typeof node == "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR$1:
			case SEQ: return !0;
		}
		return !1;
	}
	let hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	let BREAK$1 = Symbol("break visit");
	let SKIP$1 = Symbol("skip children");
	let REMOVE$1 = Symbol("remove node");
	function visit$1(node, visitor) {
		let visitor_ = initVisitor(visitor);
		isDocument(node) ? visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1 && (node.contents = null) : visit_(null, node, visitor_, Object.freeze([]));
	}
	visit$1.BREAK = BREAK$1;
	visit$1.SKIP = SKIP$1;
	visit$1.REMOVE = REMOVE$1;
	function visit_(key, node, visitor, path) {
		let ctrl = callVisitor(key, node, visitor, path);
		if (isNode(ctrl) || isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl != "symbol") {
			if (isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					let ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci == "number") i = ci - 1;
					else if (ci === BREAK$1) return BREAK$1;
					else if (ci === REMOVE$1) {
						node.items.splice(i, 1);
						--i;
					}
				}
			} else if (isPair(node)) {
				path = Object.freeze(path.concat(node));
				let ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK$1) return BREAK$1;
				else ck === REMOVE$1 && (node.key = null);
				let cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK$1) return BREAK$1;
				else cv === REMOVE$1 && (node.value = null);
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor == "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor == "function") return visitor(key, node, path);
		if (isMap(node)) return visitor.Map?.(key, node, path);
		if (isSeq(node)) return visitor.Seq?.(key, node, path);
		if (isPair(node)) return visitor.Pair?.(key, node, path);
		if (isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		let parent = path[path.length - 1];
		if (isCollection(parent)) parent.items[key] = node;
		else if (isPair(parent)) key === "key" ? parent.key = node : parent.value = node;
		else if (isDocument(parent)) parent.contents = node;
		else {
			let pt = isAlias(parent) ? "alias" : "scalar";
			throw Error(`Cannot replace node with ${pt} parent`);
		}
	}
	let escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	let escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = !1;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			let copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			let res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = !0;
					break;
				case "1.2":
					this.atNextDocument = !1;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = !1;
			}
			let parts = line.trim().split(/[ \t]+/);
			let name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return !1;
					}
					let [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return !0;
				}
				case "%YAML": {
					this.yaml.explicit = !0;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return !1;
					}
					let [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return !0;
					} else {
						let isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return !1;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, !0);
					return !1;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				let verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				source[source.length - 1] !== ">" && onError("Verbatim tags must end with a >");
				return verbatim;
			}
			let [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			suffix || onError(`The ${source} tag has no suffix`);
			let prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (let [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			let lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			let tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
				let tags = {};
				visit$1(doc.contents, (_key, node) => {
					isNode(node) && node.tag && (tags[node.tag] = !0);
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (let [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				(!doc || tagNames.some((tn) => tn.startsWith(prefix))) && lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: !1,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			let msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw Error(msg);
		}
		return !0;
	}
	function anchorNames(root) {
		let anchors = new Set();
		visit$1(root, { Value(_key, node) {
			node.anchor && anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			let name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		let aliasObjects = [];
		let sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ??= anchorNames(doc);
				let anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (let source of aliasObjects) {
					let ref = sourceObjects.get(source);
					if (typeof ref == "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						let error = Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val == "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				let v0 = val[i];
				let v1 = applyReviver(reviver, val, String(i), v0);
				v1 === void 0 ? delete val[i] : v1 !== v0 && (val[i] = v1);
			}
			else if (val instanceof Map) for (let k of Array.from(val.keys())) {
				let v0 = val.get(k);
				let v1 = applyReviver(reviver, val, k, v0);
				v1 === void 0 ? val.delete(k) : v1 !== v0 && val.set(k, v1);
			}
			else if (val instanceof Set) for (let v0 of Array.from(val)) {
				let v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (let [k, v0] of Object.entries(val)) {
				let v1 = applyReviver(reviver, val, k, v0);
				v1 === void 0 ? delete val[k] : v1 !== v0 && (val[k] = v1);
			}
		}
		return reviver.call(obj, key, val);
	}
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON == "function") {
			if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
			let data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			let res = value.toJSON(arg, ctx);
			ctx.onCreate && ctx.onCreate(res);
			return res;
		}
		if (typeof value == "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, NODE_TYPE, { value: type });
		}
		clone() {
			let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!isDocument(doc)) throw TypeError("A document argument is required");
			let ctx = {
				anchors: new Map(),
				doc,
				keep: !0,
				mapAsMap: mapAsMap === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
			};
			let res = toJS(this, "", ctx);
			if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver == "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	var Alias = class extends NodeBase {
		constructor(source) {
			super(ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit$1(doc, { Node: (_key, node) => {
					(isAlias(node) || hasAnchor(node)) && nodes.push(node);
				} });
				ctx && (ctx.aliasResolveCache = nodes);
			}
			let found;
			for (let node of nodes) {
				if (node === this) break;
				node.anchor === this.source && (found = node);
			}
			if (found && ctx) {
				let { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					data.aliasCount === 0 && (data.aliasCount = getAliasCount(doc, found, anchors));
					if (data.count * data.aliasCount > maxAliasCount) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			let source = this.resolve(ctx.doc, ctx);
			if (!source) {
				let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			let src = `*${this.source}`;
			if (ctx) {
				anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (isAlias(node)) {
			let source = node.resolve(doc);
			let anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (isCollection(node)) {
			let count = 0;
			for (let item of node.items) {
				let c = getAliasCount(doc, item, anchors);
				c > count && (count = c);
			}
			return count;
		} else if (isPair(node)) {
			let kc = getAliasCount(doc, node.key, anchors);
			let vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	let isScalarValue = (value) => !value || typeof value != "function" && typeof value != "object";
	var Scalar = class extends NodeBase {
		constructor(value) {
			super(SCALAR$1);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			let match = tags.filter((t) => t.tag === tagName);
			let tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		isDocument(value) && (value = value.contents);
		if (isNode(value)) return value;
		if (isPair(value)) {
			let map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		(value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt < "u" && value instanceof BigInt) && (value = value.valueOf());
		let { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref;
		if (aliasDuplicateObjects && value && typeof value == "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		tagName?.startsWith("!!") && (tagName = "tag:yaml.org,2002:" + tagName.slice(2));
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			value && typeof value.toJSON == "function" && (value = value.toJSON());
			if (!value || typeof value != "object") {
				let node = new Scalar(value);
				ref && (ref.node = node);
				return node;
			}
			tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		let node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from == "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
		tagName ? node.tag = tagName : tagObj.default || (node.tag = tagObj.tag);
		ref && (ref.node = node);
		return node;
	}
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			let k = path[i];
			if (typeof k == "number" && Number.isInteger(k) && k >= 0) {
				let a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode(v, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	let isEmptyPath = (path) => path == null || typeof path == "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		clone(schema) {
			let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			schema && (copy.schema = schema);
			copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema) : it);
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				let [key, ...rest] = path;
				let node = this.get(key, !0);
				if (isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			let [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			let node = this.get(key, !0);
			if (isCollection(node)) return node.deleteIn(rest);
			else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			let [key, ...rest] = path;
			let node = this.get(key, !0);
			if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
			else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!isPair(node)) return !1;
				let n = node.value;
				return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			let [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			let node = this.get(key, !0);
			return isCollection(node) ? node.hasIn(rest) : !1;
		}
		setIn(path, value) {
			let [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				let node = this.get(key, !0);
				if (isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	let stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	let lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	let FOLD_FLOW = "flow";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		lineWidth < minContentWidth && (minContentWidth = 0);
		let endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		let folds = [];
		let escapedFolds = {};
		let end = lineWidth - indent.length;
		typeof indentAtStart == "number" && (indentAtStart > lineWidth - Math.max(2, minContentWidth) ? folds.push(0) : end = lineWidth - indentAtStart);
		let split;
		let prev;
		let overflow = !1;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === "block") {
			i = consumeMoreIndentedLines(text, i, indent.length);
			i !== -1 && (end = i + endStep);
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === "quoted" && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				mode === "block" && (i = consumeMoreIndentedLines(text, i, indent.length));
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					let next = text[i + 1];
					next && next !== " " && next !== "\n" && next !== "	" && (split = i);
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === "quoted") {
						for (; prev === " " || prev === "	";) {
							prev = ch;
							ch = text[i += 1];
							overflow = !0;
						}
						let j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = !0;
						end = j + endStep;
						split = void 0;
					} else overflow = !0;
				}
			}
			prev = ch;
		}
		overflow && onOverflow && onOverflow();
		if (folds.length === 0) return text;
		onFold && onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			let fold = folds[i];
			let end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				mode === "quoted" && escapedFolds[fold] && (res += `${text[fold]}\\`);
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		for (; ch === " " || ch === "	";) if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	let getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	let containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return !1;
		let limit = lineWidth - indentLength;
		let strLen = str.length;
		if (strLen <= limit) return !1;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return !0;
			start = i + 1;
			if (strLen - start <= limit) return !1;
		}
		return !0;
	}
	function doubleQuotedString(value, ctx) {
		let json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		let { implicitKey } = ctx;
		let minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						let code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: code.substr(0, 2) === "00" ? str += "\\x" + code.substr(2) : str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						for (; json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"";) {
							str += "\n";
							i += 2;
						}
						str += indent;
						json[i + 2] === " " && (str += "\\");
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines(str, indent, "quoted", getFoldOptions(ctx, !1));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === !1 || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, !1));
	}
	function quotedString(value, ctx) {
		let { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === !1) qs = doubleQuotedString;
		else {
			let hasDouble = value.includes("\"");
			let hasSingle = value.includes("'");
			qs = hasDouble && !hasSingle ? singleQuotedString : hasSingle && !hasDouble ? doubleQuotedString : singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		let { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		let literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? !1 : type === Scalar.BLOCK_LITERAL || !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			let ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		let endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			onChompKeep && onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			end[end.length - 1] === "\n" && (end = end.slice(0, -1));
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = !1;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			let ch = value[startEnd];
			if (ch === " ") startWithSpace = !0;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			onComment && onComment();
		}
		if (!literal) {
			let foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = !1;
			let foldOptions = getFoldOptions(ctx, !0);
			blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
				literalFallback = !0;
			});
			let body = foldFlowLines(`${start}${foldedValue}${end}`, indent, "block", foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		let { type, value } = item;
		let { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = !0;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		let str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			let test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			let { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, !1));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		let { implicitKey, inFlow } = ctx;
		let ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		type !== Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type = Scalar.QUOTE_DOUBLE);
		let _stringify = (_type) => {
			switch (_type) {
				case Scalar.BLOCK_FOLDED:
				case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			let { defaultKeyType, defaultStringType } = ctx.options;
			let t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	function createStringifyContext(doc, options) {
		let opt = Object.assign({
			blockQuote: !0,
			commentString: stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: "true",
			verifyAliasOrder: !0
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = !1;
				break;
			case "flow":
				inFlow = !0;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent == "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			let match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj;
		let obj;
		if (isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				let testMatch = match.filter((t) => t.test);
				testMatch.length > 0 && (match = testMatch);
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			let name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors, doc }) {
		if (!doc.directives) return "";
		let props = [];
		let anchor = (isScalar(node) || isCollection(node)) && node.anchor;
		if (anchor && anchorIsValid(anchor)) {
			anchors.add(anchor);
			props.push(`&${anchor}`);
		}
		let tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		tag && props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw TypeError("Cannot stringify circular structure without alias nodes");
			else {
				ctx.resolvedAliases ? ctx.resolvedAliases.add(item) : ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj;
		let node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ??= getTagObject(ctx.doc.schema.tags, node);
		let props = stringifyProps(node, tagObj, ctx);
		props.length > 0 && (ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1);
		let str = typeof tagObj.stringify == "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		let { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw Error("With simple keys, key nodes cannot have comments");
			if (isCollection(key) || !isNode(key) && typeof key == "object") throw Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key == "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: !1,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = !1;
		let chompKeep = !1;
		let str = stringify(key, ctx, () => keyCommentDone = !0, () => chompKeep = !0);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = !0;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				keyCommentDone && onComment && onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			keyComment && !keyCommentDone ? str += lineComment(str, ctx.indent, commentString(keyComment)) : chompKeep && onChompKeep && onChompKeep();
			return str;
		}
		keyCommentDone && (keyComment = null);
		if (explicitKey) {
			keyComment && (str += lineComment(str, ctx.indent, commentString(keyComment)));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			keyComment && (str += lineComment(str, ctx.indent, commentString(keyComment)));
		}
		let vsb, vcb, valueComment;
		if (isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = !1;
			vcb = null;
			valueComment = null;
			value && typeof value == "object" && (value = doc.createNode(value));
		}
		ctx.implicitKey = !1;
		!explicitKey && !keyComment && isScalar(value) && (ctx.indentAtStart = str.length + 1);
		chompKeep = !1;
		!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor && (ctx.indent = ctx.indent.substring(2));
		let valueCommentDone = !1;
		let valueStr = stringify(value, ctx, () => valueCommentDone = !0, () => chompKeep = !0);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				let cs = commentString(vcb);
				ws += `\n${indentComment(cs, ctx.indent)}`;
			}
			valueStr === "" && !ctx.inFlow ? ws === "\n" && valueComment && (ws = "\n\n") : ws += `\n${ctx.indent}`;
		} else if (!explicitKey && isCollection(value)) {
			let vs0 = valueStr[0];
			let nl0 = valueStr.indexOf("\n");
			let hasNewline = nl0 !== -1;
			let flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = !1;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!" && (sp0 = valueStr.indexOf(" ", sp0 + 1));
					(sp0 === -1 || nl0 < sp0) && (hasPropsLine = !0);
				}
				hasPropsLine || (ws = `\n${ctx.indent}`);
			}
		} else (valueStr === "" || valueStr[0] === "\n") && (ws = "");
		str += ws + valueStr;
		ctx.inFlow ? valueCommentDone && onComment && onComment() : valueComment && !valueCommentDone ? str += lineComment(str, ctx.indent, commentString(valueComment)) : chompKeep && onChompKeep && onChompKeep();
		return str;
	}
	function warn(logLevel, warning) {
		(logLevel === "debug" || logLevel === "warn") && console.warn(warning);
	}
	let merge = {
		identify: (value) => value === "<<" || typeof value == "symbol" && value.description === "<<",
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
		stringify: () => "<<"
	};
	let isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		let source = resolveAliasValue(ctx, value);
		if (isSeq(source)) for (let it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (let it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		let source = resolveAliasValue(ctx, value);
		if (!isMap(source)) throw Error("Merge sources must be maps or map aliases");
		let srcMap = source.toJSON(null, ctx, Map);
		for (let [key, value] of srcMap) map instanceof Map ? map.has(key) || map.set(key, value) : map instanceof Set ? map.add(key) : Object.prototype.hasOwnProperty.call(map, key) || Object.defineProperty(map, key, {
			value,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	function addPairToJSMap(ctx, map, { key, value }) {
		if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
		else {
			let jsKey = toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				let stringKey = stringifyKey(key, jsKey, ctx);
				let jsValue = toJS(value, stringKey, ctx);
				stringKey in map ? Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey != "object") return String(jsKey);
		if (isNode(key) && ctx?.doc) {
			let strCtx = createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (let node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = !0;
			strCtx.inStringifyKey = !0;
			let strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				jsonStr.length > 40 && (jsonStr = jsonStr.substring(0, 36) + "...\"");
				warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = !0;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	function createPair(key, value, ctx) {
		return new Pair(createNode(key, void 0, ctx), createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, NODE_TYPE, { value: PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			isNode(key) && (key = key.clone(schema));
			isNode(value) && (value = value.clone(schema));
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			return addPairToJSMap(ctx, ctx?.mapAsMap ? new Map() : {}, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		let { indent, options: { commentString } } = ctx;
		let itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = !1;
		let lines = [];
		for (let i = 0; i < items.length; ++i) {
			let item = items[i];
			let comment = null;
			if (isNode(item)) {
				!chompKeep && item.spaceBefore && lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				item.comment && (comment = item.comment);
			} else if (isPair(item)) {
				let ik = isNode(item.key) ? item.key : null;
				if (ik) {
					!chompKeep && ik.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = !1;
			let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = !0);
			comment && (str += lineComment(str, itemIndent, commentString(comment)));
			chompKeep && comment && (chompKeep = !1);
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				let line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + indentComment(commentString(comment), indent);
			onComment && onComment();
		} else chompKeep && onChompKeep && onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		let { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		let itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: !0,
			type: null
		});
		let reqNewline = !1;
		let linesAtValue = 0;
		let lines = [];
		for (let i = 0; i < items.length; ++i) {
			let item = items[i];
			let comment = null;
			if (isNode(item)) {
				item.spaceBefore && lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, !1);
				item.comment && (comment = item.comment);
			} else if (isPair(item)) {
				let ik = isNode(item.key) ? item.key : null;
				if (ik) {
					ik.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, !1);
					ik.comment && (reqNewline = !0);
				}
				let iv = isNode(item.value) ? item.value : null;
				if (iv) {
					iv.comment && (comment = iv.comment);
					iv.commentBefore && (reqNewline = !0);
				} else item.value == null && ik?.comment && (comment = ik.comment);
			}
			comment && (reqNewline = !0);
			let str = stringify(item, itemCtx, () => comment = null);
			reqNewline ||= lines.length > linesAtValue || str.includes("\n");
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				ctx.options.lineWidth > 0 && (reqNewline ||= lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				reqNewline && (str += ",");
			}
			comment && (str += lineComment(str, itemIndent, commentString(comment)));
			lines.push(str);
			linesAtValue = lines.length;
		}
		let { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				let len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (let line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		comment && chompKeep && (comment = comment.replace(/^\n+/, ""));
		if (comment) {
			let ic = indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	function findPair(items, key) {
		let k = isScalar(key) ? key.value : key;
		for (let it of items) if (isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			let { keepUndefined, replacer } = ctx;
			let map = new this(schema);
			let add = (key, value) => {
				if (typeof replacer == "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				(value !== void 0 || keepUndefined) && map.items.push(createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (let [key, value] of obj) add(key, value);
			else if (obj && typeof obj == "object") for (let key of Object.keys(obj)) add(key, obj[key]);
			typeof schema.sortMapEntries == "function" && map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			_pair = isPair(pair) ? pair : !pair || typeof pair != "object" || !("key" in pair) ? new Pair(pair, pair?.value) : new Pair(pair.key, pair.value);
			let prev = findPair(this.items, _pair.key);
			let sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw Error(`Key ${_pair.key} already set`);
				isScalar(prev.value) && isScalarValue(_pair.value) ? prev.value.value = _pair.value : prev.value = _pair.value;
			} else if (sortEntries) {
				let i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				i === -1 ? this.items.push(_pair) : this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			let it = findPair(this.items, key);
			if (!it) return !1;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			let node = findPair(this.items, key)?.value;
			return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair(key, value), !0);
		}
		toJSON(_, ctx, Type) {
			let map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			ctx?.onCreate && ctx.onCreate(map);
			for (let item of this.items) addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (let item of this.items) if (!isPair(item)) throw Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			!ctx.allNullValues && this.hasAllNullValues(!1) && (ctx = Object.assign({}, ctx, { allNullValues: !0 }));
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	let map = {
		collection: "map",
		default: !0,
		nodeClass: YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			isMap(map) || onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
	};
	var YAMLSeq = class extends Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") return !1;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") return;
			let it = this.items[idx];
			return !keepScalar && isScalar(it) ? it.value : it;
		}
		has(key) {
			let idx = asItemIndex(key);
			return typeof idx == "number" && idx < this.items.length;
		}
		set(key, value) {
			let idx = asItemIndex(key);
			if (typeof idx != "number") throw Error(`Expected a valid index, not ${key}.`);
			let prev = this.items[idx];
			isScalar(prev) && isScalarValue(value) ? prev.value = value : this.items[idx] = value;
		}
		toJSON(_, ctx) {
			let seq = [];
			ctx?.onCreate && ctx.onCreate(seq);
			let i = 0;
			for (let item of this.items) seq.push(toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			let { replacer } = ctx;
			let seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer == "function") {
						let key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = isScalar(key) ? key.value : key;
		idx && typeof idx == "string" && (idx = Number(idx));
		return typeof idx == "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	let seq = {
		collection: "seq",
		default: !0,
		nodeClass: YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			isSeq(seq) || onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
	};
	let string = {
		identify: (value) => typeof value == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: !0 }, ctx);
			return stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	let nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar(null),
		stringify: ({ source }, ctx) => typeof source == "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	let boolTag = {
		identify: (value) => typeof value == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source) && value === (source[0] === "t" || source[0] === "T")) return source;
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value == "bigint") return String(value);
		let num = typeof value == "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			for (; d-- > 0;) n += "0";
		}
		return n;
	}
	let floatNaN$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
		stringify: stringifyNumber
	};
	let floatExp$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			let num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	let float$1 = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			let node = new Scalar(parseFloat(str));
			let dot = str.indexOf(".");
			dot !== -1 && str[str.length - 1] === "0" && (node.minFractionDigits = str.length - dot - 1);
			return node;
		},
		stringify: stringifyNumber
	};
	let intIdentify$2 = (value) => typeof value == "bigint" || Number.isInteger(value);
	let intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify$1(node, radix, prefix) {
		let { value } = node;
		if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber(node);
	}
	let intOct$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
		stringify: (node) => intStringify$1(node, 8, "0o")
	};
	let int$1 = {
		identify: intIdentify$2,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	let intHex$1 = {
		identify: (value) => intIdentify$2(value) && value >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
		stringify: (node) => intStringify$1(node, 16, "0x")
	};
	let schema$2 = [
		map,
		seq,
		string,
		nullTag,
		boolTag,
		intOct$1,
		int$1,
		intHex$1,
		floatNaN$1,
		floatExp$1,
		float$1
	];
	function intIdentify$1(value) {
		return typeof value == "bigint" || Number.isInteger(value);
	}
	let stringifyJSON = ({ value }) => JSON.stringify(value);
	let jsonScalars = [
		{
			identify: (value) => typeof value == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify$1,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	let schema$1 = [map, seq].concat(jsonScalars, {
		default: !0,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	let binary = {
		identify: (value) => value instanceof Uint8Array,
		default: !1,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof atob == "function") {
				let str = atob(src.replace(/[\n\r]/g, ""));
				let buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			let buf = value;
			let str;
			if (typeof btoa == "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ??= Scalar.BLOCK_LITERAL;
			if (type !== Scalar.QUOTE_DOUBLE) {
				let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				let n = Math.ceil(str.length / lineWidth);
				let lines = Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	function resolvePairs(seq, onError) {
		if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (isPair(item)) continue;
			else if (isMap(item)) {
				item.items.length > 1 && onError("Each pair must have its own sequence indicator");
				let pair = item.items[0] || new Pair(new Scalar(null));
				item.commentBefore && (pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore);
				if (item.comment) {
					let cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = isPair(item) ? item : new Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		let { replacer } = ctx;
		let pairs = new YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			typeof replacer == "function" && (it = replacer.call(iterable, String(i++), it));
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				let keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(createPair(key, value, ctx));
		}
		return pairs;
	}
	let pairs = {
		collection: "seq",
		default: !1,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	var YAMLOMap = class YAMLOMap extends YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			let map = new Map();
			ctx?.onCreate && ctx.onCreate(map);
			for (let pair of this.items) {
				let key, value;
				if (isPair(pair)) {
					key = toJS(pair.key, "", ctx);
					value = toJS(pair.value, key, ctx);
				} else key = toJS(pair, "", ctx);
				if (map.has(key)) throw Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			let pairs = createPairs(schema, iterable, ctx);
			let omap = new this();
			omap.items = pairs.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	let omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: !1,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			let pairs = resolvePairs(seq, onError);
			let seenKeys = [];
			for (let { key } of pairs.items) isScalar(key) && (seenKeys.includes(key.value) ? onError(`Ordered maps must not include duplicate keys: ${key.value}`) : seenKeys.push(key.value));
			return Object.assign(new YAMLOMap(), pairs);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	let trueTag = {
		identify: (value) => value === !0,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar(!0),
		stringify: boolStringify
	};
	let falseTag = {
		identify: (value) => value === !1,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar(!1),
		stringify: boolStringify
	};
	let floatNaN = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
		stringify: stringifyNumber
	};
	let floatExp = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			let num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber(node);
		}
	};
	let float = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			let node = new Scalar(parseFloat(str.replace(/_/g, "")));
			let dot = str.indexOf(".");
			if (dot !== -1) {
				let f = str.substring(dot + 1).replace(/_/g, "");
				f[f.length - 1] === "0" && (node.minFractionDigits = f.length);
			}
			return node;
		},
		stringify: stringifyNumber
	};
	let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		let sign = str[0];
		(sign === "-" || sign === "+") && (offset += 1);
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			let n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		let n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		let { value } = node;
		if (intIdentify(value)) {
			let str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber(node);
	}
	let intBin = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	let intOct = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	let int = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber
	};
	let intHex = {
		identify: intIdentify,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	var YAMLSet = class YAMLSet extends YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			pair = isPair(key) ? key : key && typeof key == "object" && "key" in key && "value" in key && key.value === null ? new Pair(key.key, null) : new Pair(key, null);
			findPair(this.items, pair.key) || this.items.push(pair);
		}
		get(key, keepPair) {
			let pair = findPair(this.items, key);
			return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			let prev = findPair(this.items, key);
			prev && !value ? this.items.splice(this.items.indexOf(prev), 1) : !prev && value && this.items.push(new Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, ctx, { allNullValues: !0 }), onComment, onChompKeep);
			else throw Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			let { replacer } = ctx;
			let set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				typeof replacer == "function" && (value = replacer.call(iterable, value, value));
				set.items.push(createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	let set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: !1,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (isMap(map)) {
				if (map.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	function parseSexagesimal(str, asBigInt) {
		let sign = str[0];
		let parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		let num = (n) => asBigInt ? BigInt(n) : Number(n);
		let res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value == "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		let _60 = num(60);
		let parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	let intTime = {
		identify: (value) => typeof value == "bigint" || Number.isInteger(value),
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	let floatTime = {
		identify: (value) => typeof value == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, !1),
		stringify: stringifySexagesimal
	};
	let timestamp = {
		identify: (value) => value instanceof Date,
		default: !0,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			let match = str.match(timestamp.test);
			if (!match) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			let [, year, month, day, hour, minute, second] = match.map(Number);
			let millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			let tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, !1);
				Math.abs(d) < 30 && (d *= 60);
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	let schema = [
		map,
		seq,
		string,
		nullTag,
		trueTag,
		falseTag,
		intBin,
		intOct,
		int,
		intHex,
		floatNaN,
		floatExp,
		float,
		binary,
		merge,
		omap,
		pairs,
		set,
		intTime,
		floatTime,
		timestamp
	];
	let schemas = new Map([
		["core", schema$2],
		["failsafe", [
			map,
			seq,
			string
		]],
		["json", schema$1],
		["yaml11", schema],
		["yaml-1.1", schema]
	]);
	let tagsByName = {
		binary,
		bool: boolTag,
		float: float$1,
		floatExp: floatExp$1,
		floatNaN: floatNaN$1,
		floatTime,
		int: int$1,
		intHex: intHex$1,
		intOct: intOct$1,
		intTime,
		map,
		merge,
		null: nullTag,
		omap,
		pairs,
		seq,
		set,
		timestamp
	};
	let coreKnownTags = {
		"tag:yaml.org,2002:binary": binary,
		"tag:yaml.org,2002:merge": merge,
		"tag:yaml.org,2002:omap": omap,
		"tag:yaml.org,2002:pairs": pairs,
		"tag:yaml.org,2002:set": set,
		"tag:yaml.org,2002:timestamp": timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		let schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				let keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (let tag of customTags) tags = tags.concat(tag);
		else typeof customTags == "function" && (tags = customTags(tags.slice()));
		addMergeTag && (tags = tags.concat(merge));
		return tags.reduce((tags, tag) => {
			let tagObj = typeof tag == "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				let tagName = JSON.stringify(tag);
				let keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			tags.includes(tagObj) || tags.push(tagObj);
			return tags;
		}, []);
	}
	let sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : +(a.key > b.key);
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
			this.name = typeof schema == "string" && schema || "core";
			this.knownTags = resolveKnownTags ? coreKnownTags : {};
			this.tags = getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, MAP, { value: map });
			Object.defineProperty(this, SCALAR$1, { value: string });
			Object.defineProperty(this, SEQ, { value: seq });
			this.sortMapEntries = typeof sortMapEntries == "function" ? sortMapEntries : sortMapEntries === !0 ? sortMapEntriesByKey : null;
		}
		clone() {
			let copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	function stringifyDocument(doc, options) {
		let lines = [];
		let hasDirectives = options.directives === !0;
		if (options.directives !== !1 && doc.directives) {
			let dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = !0;
			} else doc.directives.docStart && (hasDirectives = !0);
		}
		hasDirectives && lines.push("---");
		let ctx = createStringifyContext(doc, options);
		let { commentString } = ctx.options;
		if (doc.commentBefore) {
			lines.length !== 1 && lines.unshift("");
			let cs = commentString(doc.commentBefore);
			lines.unshift(indentComment(cs, ""));
		}
		let chompKeep = !1;
		let contentComment = null;
		if (doc.contents) {
			if (isNode(doc.contents)) {
				doc.contents.spaceBefore && hasDirectives && lines.push("");
				if (doc.contents.commentBefore) {
					let cs = commentString(doc.contents.commentBefore);
					lines.push(indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			let onChompKeep = contentComment ? void 0 : () => chompKeep = !0;
			let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			contentComment && (body += lineComment(body, "", commentString(contentComment)));
			(body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---" ? lines[lines.length - 1] = `--- ${body}` : lines.push(body);
		} else lines.push(stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				let cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			dc && chompKeep && (dc = dc.replace(/^\n+/, ""));
			if (dc) {
				(!chompKeep || contentComment) && lines[lines.length - 1] !== "" && lines.push("");
				lines.push(indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, NODE_TYPE, { value: DOC });
			let _replacer = null;
			if (typeof replacer == "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			let opt = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: "warn",
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				this.directives.yaml.explicit && (version = this.directives.yaml.version);
			} else this.directives = new Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			let copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			this.directives && (copy.directives = this.directives.clone());
			copy.schema = this.schema.clone();
			copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			this.range && (copy.range = this.range.slice());
			return copy;
		}
		add(value) {
			assertCollection(this.contents) && this.contents.add(value);
		}
		addIn(path, value) {
			assertCollection(this.contents) && this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				let prev = anchorNames(this);
				node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
			}
			return new Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer;
			if (typeof replacer == "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				let keyToStr = (v) => typeof v == "number" || v instanceof String || v instanceof Number;
				let asStr = replacer.filter(keyToStr).map(String);
				asStr.length > 0 && (replacer = replacer.concat(asStr));
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			let { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			let { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
			let ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? !0,
				keepUndefined: keepUndefined ?? !1,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			let node = createNode(value, tag, ctx);
			flow && isCollection(node) && (node.flow = !0);
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			return new Pair(this.createNode(key, null, options), this.createNode(value, null, options));
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : !1;
		}
		deleteIn(path) {
			if (isEmptyPath(path)) {
				if (this.contents == null) return !1;
				this.contents = null;
				return !0;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : !1;
		}
		get(key, keepScalar) {
			return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
			return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return isCollection(this.contents) ? this.contents.has(key) : !1;
		}
		hasIn(path) {
			if (isEmptyPath(path)) return this.contents !== void 0;
			return isCollection(this.contents) ? this.contents.hasIn(path) : !1;
		}
		set(key, value) {
			this.contents == null ? this.contents = collectionFromPath(this.schema, [key], value) : assertCollection(this.contents) && this.contents.set(key, value);
		}
		setIn(path, value) {
			isEmptyPath(path) ? this.contents = value : this.contents == null ? this.contents = collectionFromPath(this.schema, Array.from(path), value) : assertCollection(this.contents) && this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			typeof version == "number" && (version = String(version));
			let opt;
			switch (version) {
				case "1.1":
					this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: !1,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					this.directives ? this.directives.yaml.version = version : this.directives = new Directives({ version });
					opt = {
						resolveKnownTags: !0,
						schema: "core"
					};
					break;
				case null:
					this.directives && delete this.directives;
					opt = null;
					break;
				default: {
					let sv = JSON.stringify(version);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema(Object.assign(opt, options));
			else throw Error("With a null YAML version, the { schema: Schema } option is required");
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			let ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
			};
			let res = toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver == "function" ? applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: !0,
				jsonArg,
				mapAsMap: !1,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				let s = JSON.stringify(options.indent);
				throw Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (isCollection(contents)) return !0;
		throw Error("Expected a YAML collection as document contents");
	}
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = !1;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = !1;
		let reqSpace = !1;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (let token of tokens) {
			if (reqSpace) {
				token.type !== "space" && token.type !== "newline" && token.type !== "comma" && onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = !1;
			}
			if (tab) {
				atNewline && token.type !== "comment" && token.type !== "newline" && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	") && (tab = token);
					hasSpace = !0;
					break;
				case "comment": {
					hasSpace || onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let cb = token.source.substring(1) || " ";
					comment ? comment += commentSep + cb : comment = cb;
					commentSep = "";
					atNewline = !1;
					break;
				}
				case "newline":
					atNewline ? comment ? comment += token.source : found && indicator === "seq-item-ind" || (spaceBefore = !0) : commentSep += token.source;
					atNewline = !0;
					hasNewline = !0;
					(anchor || tag) && (newlineAfterProp = token);
					hasSpace = !0;
					break;
				case "anchor":
					anchor && onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					token.source.endsWith(":") && onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0);
					anchor = token;
					start ??= token.offset;
					atNewline = !1;
					hasSpace = !1;
					reqSpace = !0;
					break;
				case "tag":
					tag && onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ??= token.offset;
					atNewline = !1;
					hasSpace = !1;
					reqSpace = !0;
					break;
				case indicator:
					(anchor || tag) && onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					found && onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = !1;
					break;
				case "comma": if (flow) {
					comma && onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = !1;
					hasSpace = !1;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = !1;
					hasSpace = !1;
			}
		}
		let last = tokens[tokens.length - 1];
		let end = last ? last.offset + last.source.length : offset;
		reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "") && onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq") && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return !0;
				if (key.end) {
					for (let st of key.end) if (st.type === "newline") return !0;
				}
				return !1;
			case "flow-collection":
				for (let it of key.items) {
					for (let st of it.start) if (st.type === "newline") return !0;
					if (it.sep) {
						for (let st of it.sep) if (st.type === "newline") return !0;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			let end = fc.end[0];
			end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc) && onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	function mapIncludes(ctx, items, search) {
		let { uniqueKeys } = ctx.options;
		if (uniqueKeys === !1) return !1;
		let isEqual = typeof uniqueKeys == "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	let startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		let map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
		ctx.atRoot &&= !1;
		let offset = bm.offset;
		let commentEnd = null;
		for (let collItem of bm.items) {
			let { start, key, sep, value } = collItem;
			let keyProps = resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: !0
			});
			let implicitKey = !keyProps.found;
			if (implicitKey) {
				key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg));
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					keyProps.comment && (map.comment ? map.comment += "\n" + keyProps.comment : map.comment = keyProps.comment);
					continue;
				}
				(keyProps.newlineAfterProp || containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = !0;
			let keyStart = keyProps.end;
			let keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			ctx.schema.compat && flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = !1;
			mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			let valueProps = resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				ctx.schema.compat && flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				let pair = new Pair(keyNode, valueNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				map.items.push(pair);
			} else {
				implicitKey && onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
				let pair = new Pair(keyNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				map.items.push(pair);
			}
		}
		commentEnd && commentEnd < offset && onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		let seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
		ctx.atRoot &&= !1;
		ctx.atKey &&= !1;
		let offset = bs.offset;
		let commentEnd = null;
		for (let { start, value } of bs.items) {
			let props = resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: !0
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) value?.type === "block-seq" ? onError(props.end, "BAD_INDENT", "All sequence items must start at the same column") : onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				else {
					commentEnd = props.end;
					props.comment && (seq.comment = props.comment);
					continue;
				}
			}
			let node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			ctx.schema.compat && flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = !1;
			let sep = "";
			for (let token of end) {
				let { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = !0;
						break;
					case "comment": {
						reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						let cb = source.substring(1) || " ";
						comment ? comment += sep + cb : comment = cb;
						sep = "";
						break;
					}
					case "newline":
						comment && (sep += source);
						hasSpace = !0;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	let blockMsg = "Block collections are not allowed within flow collections";
	let isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		let isMap = fc.start.source === "{";
		let fcName = isMap ? "flow map" : "flow sequence";
		let coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
		coll.flow = !0;
		let atRoot = ctx.atRoot;
		atRoot && (ctx.atRoot = !1);
		ctx.atKey &&= !1;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			let collItem = fc.items[i];
			let { start, key, sep, value } = collItem;
			let props = resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: !1
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					i === 0 && props.comma ? onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`) : i < fc.items.length - 1 && onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					props.comment && (coll.comment ? coll.comment += "\n" + props.comment : coll.comment = props.comment);
					offset = props.end;
					continue;
				}
				!isMap && ctx.options.strict && containsNewline(key) && onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) props.comma && onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			else {
				props.comma || onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (let st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						isPair(prev) && (prev = prev.value ?? prev.key);
						prev.comment ? prev.comment += "\n" + prevItemComment : prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = !0;
				let keyStart = props.end;
				let keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = !1;
				let valueProps = resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: !1
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (let st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						props.start < valueProps.found.offset - 1024 && onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else value && ("source" in value && value.source?.[0] === ":" ? onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`) : onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`));
				let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				valueNode ? isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg) : valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
				let pair = new Pair(keyNode, valueNode);
				ctx.options.keepSourceTokens && (pair.srcToken = collItem);
				if (isMap) {
					let map = coll;
					mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					let map = new YAMLMap(ctx.schema);
					map.flow = !0;
					map.items.push(pair);
					let endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		let expectedEnd = isMap ? "}" : "]";
		let [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			let name = fcName[0].toUpperCase() + fcName.substring(1);
			let msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			ce && ce.source.length !== 1 && ee.unshift(ce);
		}
		if (ee.length > 0) {
			let end = resolveEnd(ee, cePos, ctx.options.strict, onError);
			end.comment && (coll.comment ? coll.comment += "\n" + end.comment : coll.comment = end.comment);
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		let coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
		let Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		tagName && (coll.tag = tagName);
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		let tagToken = props.tag;
		let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		if (token.type === "block-seq") {
			let { anchor, newlineAfterProp: nl } = props;
			let lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			lastProp && (!nl || nl.offset < lastProp.offset) && onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		let expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			let kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: !1 }));
				tag = kt;
			} else {
				kt ? onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, !0) : onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, !0);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		let coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		let res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		let node = isNode(res) ? res : new Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		tag?.format && (node.format = tag.format);
		return node;
	}
	function resolveBlockScalar(ctx, scalar, onError) {
		let start = scalar.offset;
		let header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		let type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
		let lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			let content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			let value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			scalar.source && (end += scalar.source.length);
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			if (content === "" || content === "\r") header.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
			else {
				indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				header.indent === 0 && (trimIndent = indent.length);
				contentStart = i;
				trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) lines[i][0].length > trimIndent && (chompStart = i + 1);
		let value = "";
		let sep = "";
		let prevMoreIndented = !1;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			let crlf = content[content.length - 1] === "\r";
			crlf && (content = content.slice(0, -1));
			if (content && indent.length < trimIndent) {
				let message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				sep === " " ? sep = "\n" : !prevMoreIndented && sep === "\n" && (sep = "\n\n");
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = !0;
			} else if (content === "") sep === "\n" ? value += "\n" : sep = "\n";
			else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = !1;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				value[value.length - 1] !== "\n" && (value += "\n");
				break;
			default: value += "\n";
		}
		let end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		let { source } = props[0];
		let mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			let ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				let n = Number(ch);
				!indent && n ? indent = n : error === -1 && (error = offset + i);
			}
		}
		error !== -1 && onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = !1;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			let token = props[i];
			switch (token.type) {
				case "space": hasSpace = !0;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					strict && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					let ts = token.source;
					ts && typeof ts == "string" && (length += ts.length);
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines(source) {
		let split = source.split(/\n( *)/);
		let first = split[0];
		let m = first.match(/^( *)/);
		let lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	function resolveFlowScalar(scalar, strict, onError) {
		let { offset, type, source, end } = scalar;
		let _type;
		let value;
		let _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.PLAIN;
				value = plainValue$1(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		let valueEnd = offset + source.length;
		let re = resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue$1(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		badChar && onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		(source[source.length - 1] !== "'" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		let line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = RegExp("(?<![ 	])[ 	]+$");
			trimBoth = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		for (; match = line.exec(source);) {
			let lm = match[1].replace(trimBoth, "");
			if (lm === "") sep === "\n" ? res += sep : sep = "\n";
			else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		let last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			let ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				let { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				let cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					for (; next === " " || next === "	";) next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					for (; next === " " || next === "	";) next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					let length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					let raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				let wsStart = i;
				let next = source[i + 1];
				for (; next === " " || next === "	";) next = source[++i + 1];
				next !== "\n" && (next !== "\r" || source[i + 2] !== "\n") && (res += i > wsStart ? source.slice(wsStart, i + 1) : ch);
			} else res += ch;
		}
		(source[source.length - 1] !== "\"" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		for (; (ch === " " || ch === "	" || ch === "\n" || ch === "\r") && (ch !== "\r" || source[offset + 2] === "\n");) {
			ch === "\n" && (fold += "\n");
			offset += 1;
			ch = source[offset + 1];
		}
		fold ||= " ";
		return {
			fold,
			offset
		};
	}
	let escapeCodes = {
		0: "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "\u0085",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		let cc = source.substr(offset, length);
		let code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			let raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	function composeScalar(ctx, token, tagToken, onError) {
		let { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
		let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		tag = ctx.options.stringKeys && ctx.atKey ? ctx.schema[SCALAR$1] : tagName ? findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? findScalarTagByTest(ctx, value, token, onError) : ctx.schema[SCALAR$1];
		let scalar;
		try {
			let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = isScalar(res) ? res : new Scalar(res);
		} catch (error) {
			let msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		type && (scalar.type = type);
		tagName && (scalar.tag = tagName);
		tag.format && (scalar.format = tag.format);
		comment && (scalar.comment = comment);
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[SCALAR$1];
		let matchWithTest = [];
		for (let tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (let tag of matchWithTest) if (tag.test?.test(value)) return tag;
		let kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: !1,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[SCALAR$1];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		let tag = schema.tags.find((tag) => (tag.default === !0 || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
		if (schema.compat) {
			let compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
			tag.tag !== compat.tag && onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, !0);
		}
		return tag;
	}
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ??= before.length;
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				for (; st?.type === "space";) {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	let CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		let atKey = ctx.atKey;
		let { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = !0;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				(anchor || tag) && onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar(ctx, token, tag, onError);
				anchor && (node.anchor = anchor.source.substring(1));
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection(CN, ctx, token, props, onError);
					anchor && (node.anchor = anchor.source.substring(1));
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = !1;
		}
		node ??= composeEmptyNode(ctx, token.offset, void 0, null, props, onError);
		anchor && node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value != "string" || node.tag && node.tag !== "tag:yaml.org,2002:str") && onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		spaceBefore && (node.spaceBefore = !0);
		comment && (token.type === "scalar" && token.source === "" ? node.comment = comment : node.commentBefore = comment);
		ctx.options.keepSourceTokens && isSrcToken && (node.srcToken = token);
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		let node = composeScalar(ctx, {
			type: "scalar",
			offset: emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		}, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		spaceBefore && (node.spaceBefore = !0);
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		let alias = new Alias(source.substring(1));
		alias.source === "" && onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		alias.source.endsWith(":") && onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
		let valueEnd = offset + source.length;
		let re = resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		re.comment && (alias.comment = re.comment);
		return alias;
	}
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		let doc = new Document(void 0, Object.assign({ _directives: directives }, options));
		let ctx = {
			atKey: !1,
			atRoot: !0,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		let props = resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: !0
		});
		if (props.found) {
			doc.directives.docStart = !0;
			value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline && onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		let contentEnd = doc.contents.range[2];
		let re = resolveEnd(end, contentEnd, !1, onError);
		re.comment && (doc.comment = re.comment);
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	function getErrorPos(src) {
		if (typeof src == "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		let { offset, source } = src;
		return [offset, offset + (typeof source == "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = !1;
		let afterEmptyLine = !1;
		for (let i = 0; i < prelude.length; ++i) {
			let source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = !0;
					afterEmptyLine = !1;
					break;
				case "%":
					prelude[i + 1]?.[0] !== "#" && (i += 1);
					atComment = !1;
					break;
				default:
					atComment || (afterEmptyLine = !0);
					atComment = !1;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = !1;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				let pos = getErrorPos(source);
				warning ? this.warnings.push(new YAMLWarning(pos, code, message)) : this.errors.push(new YAMLParseError(pos, code, message));
			};
			this.directives = new Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			let { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				let dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					isPair(it) && (it = it.key);
					let cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					let cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = !1, endOffset = -1) {
			for (let token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						let pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = !0;
					break;
				case "document": {
					let doc = composeDoc(this.options, this.directives, token, this.onError);
					this.atDirectives && !doc.directives.docStart && this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, !1);
					this.doc && (yield this.doc);
					this.doc = doc;
					this.atDirectives = !1;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					let msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					let error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					this.atDirectives || !this.doc ? this.errors.push(error) : this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = !0;
					let end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, !0);
					if (end.comment) {
						let dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = !1, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, !0);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				let doc = new Document(void 0, Object.assign({ _directives: this.directives }, this.options));
				this.atDirectives && this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, !1);
				yield doc;
			}
		}
	};
	let BREAK = Symbol("break visit");
	let SKIP = Symbol("skip children");
	let REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		"type" in cst && cst.type === "document" && (cst = {
			start: cst.start,
			value: cst.value
		});
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (let [field, index] of path) {
			let tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		let parent = visit.itemAtPath(cst, path.slice(0, -1));
		let field = path[path.length - 1][0];
		let coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl == "symbol") return ctrl;
		for (let field of ["key", "value"]) {
			let token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					let ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci == "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						--i;
					}
				}
				typeof ctrl == "function" && field === "key" && (ctrl = ctrl(item, path));
			}
		}
		return typeof ctrl == "function" ? ctrl(item, path) : ctrl;
	}
	function tokenType(source) {
		switch (source) {
			case "\ufeff": return "byte-order-mark";
			case "": return "doc-mode";
			case "": return "flow-error-end";
			case "": return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return !0;
			default: return !1;
		}
	}
	let hexDigits = new Set("0123456789ABCDEFabcdef");
	let tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	let flowIndicatorChars = new Set(",[]{}");
	let invalidAnchorChars = new Set(" ,[]{}\n\r	");
	let isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = !1;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = !1;
			this.buffer = "";
			this.flowKey = !1;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = !1) {
			if (source) {
				if (typeof source != "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			for (; next && (incomplete || this.hasChars(1));) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			for (; ch === " " || ch === "	";) ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return !0;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return !1;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				for (; ch === " ";) ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					let next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				let dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end != "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			this.buffer[end - 1] === "\r" && --end;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === "\ufeff") {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				for (; cs !== -1;) {
					let ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				for (;;) {
					let ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") --dirEnd;
					else break;
				}
				let n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(!0));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				let sp = yield* this.pushSpaces(!0);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield "";
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			let ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				let s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(!1);
			this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue);
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				let n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = !1;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(!0);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(!1);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(!0);
			} while (nl + sp > 0);
			let line = this.getLine();
			if (line === null) return this.setNext("flow");
			if ((indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) && (indent !== this.indentNext - 1 || this.flowLevel !== 1 || line[0] !== "]" && line[0] !== "}")) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
			let n = 0;
			for (; line[n] === ",";) {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(!0);
				this.flowKey = !1;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = !1;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = !0;
					--this.flowLevel;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = !0;
					return yield* this.parseQuotedScalar();
				case ":": {
					let next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = !1;
						yield* this.pushCount(1);
						yield* this.pushSpaces(!0);
						return "flow";
					}
				}
				default:
					this.flowKey = !1;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") for (; end !== -1 && this.buffer[end + 1] === "'";) end = this.buffer.indexOf("'", end + 2);
			else for (; end !== -1;) {
				let n = 0;
				for (; this.buffer[end - 1 - n] === "\\";) n += 1;
				if (n % 2 == 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			let qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				for (; nl !== -1;) {
					let cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				nl !== -1 && (end = nl - (qb[nl - 1] === "\r" ? 2 : 1));
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, !1);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = !1;
			let i = this.pos;
			for (;;) {
				let ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = !0;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					let next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? indent : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			for (; ch === " ";) ch = this.buffer[++i];
			if (ch === "	") {
				for (; ch === "	" || ch === " " || ch === "\r" || ch === "\n";) ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				ch === "\r" && (ch = this.buffer[--i]);
				let lastChar = i;
				for (; ch === " ";) ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (1);
			yield "";
			yield* this.pushToIndex(nl + 1, !0);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			for (; ch = this.buffer[++i];) if (ch === ":") {
				let next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					let cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield "";
			yield* this.pushToIndex(end + 1, !0);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			let s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else allowEmpty && (yield "");
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(!0);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(!0);
						continue loop;
					case "-":
					case "?":
					case ":": {
						let inFlow = this.flowLevel > 0;
						let ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							inFlow ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				for (; !isEmpty(ch) && ch !== ">";) ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, !1);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				for (; ch;) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, !1);
			}
		}
		*pushNewline() {
			let ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			let n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			for (; !test(ch);) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, !1);
		}
	};
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return !0;
		return !1;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return !0;
			default: return !1;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				let it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: for (; --i >= 0;) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		for (; prev[++i]?.type === "space";);
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (let it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				it.key && (it.value = it.key);
				delete it.key;
				isFlowToken(it.value) ? it.value.end ? arrayPushArray(it.value.end, it.sep) : it.value.end = it.sep : arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = !0;
			this.atScalar = !1;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = !1;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			incomplete || (yield* this.end());
		}
		*next(source) {
			this.source = source;
			if (this.atScalar) {
				this.atScalar = !1;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			let type = tokenType(source);
			if (!type) {
				let message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = !1;
				this.atScalar = !0;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = !0;
						this.indent = 0;
						this.onNewLine && this.onNewLine(this.offset + source.length);
						break;
					case "space":
						this.atNewLine && source[0] === " " && (this.indent += source.length);
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						this.atNewLine && (this.indent += source.length);
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = !1;
				}
				this.offset += source.length;
			}
		}
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			let token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				let top = this.peek(1);
				token.type === "block-scalar" ? token.indent = "indent" in top ? top.indent : 0 : token.type === "flow-collection" && top.type === "document" && (token.indent = 0);
				token.type === "flow-collection" && fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						let it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = !0;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						let it = top.items[top.items.length - 1];
						it.value ? top.items.push({
							start: [],
							value: token
						}) : it.value = token;
						break;
					}
					case "flow-collection": {
						let it = top.items[top.items.length - 1];
						!it || it.value ? top.items.push({
							start: [],
							key: token,
							sep: []
						}) : it.sep ? it.value = token : Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					let last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						top.type === "document" ? top.end = last.start : top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					let doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					this.type === "doc-start" && doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			let bv = this.startBlockValue(doc);
			bv ? this.stack.push(bv) : yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				let start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				let map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = !0;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = !0;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						for (; nl !== 0;) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			let it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = !1;
					if (it.value) {
						let end = "end" in it.value ? it.value.end : void 0;
						(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : map.items.push({ start: [this.sourceToken] });
					} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							let end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				let atMapIndent = !this.onKeyLine && this.indent === map.indent;
				let atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					let nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						let st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								st.indent > map.indent && (nl.length = 0);
								break;
							default: nl.length = 0;
						}
					}
					nl.length >= 2 && (start = it.sep.splice(nl[1]));
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = !0;
						} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = !0;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: !0
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						});
						this.onKeyLine = !0;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								let start = getFirstKeyStartProps(it.start);
								let key = it.key;
								let sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else start.length > 0 ? it.sep = it.sep.concat(start, this.sourceToken) : it.sep.push(this.sourceToken);
						} else it.sep ? it.value || atNextItem ? map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						}) : includesToken(it.sep, "map-value-ind") ? this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : it.sep.push(this.sourceToken) : Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = !0;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = !0;
						}
						return;
					}
					default: {
						let bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else atMapIndent && map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			let it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						let end = "end" in it.value ? it.value.end : void 0;
						(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							let end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					it.value || includesToken(it.start, "seq-item-ind") ? seq.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				let bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			let it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						!it || it.sep ? fc.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						!it || it.value ? fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : it.sep ? it.sep.push(this.sourceToken) : Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						!it || it.value ? fc.items.push({ start: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let fs = this.flowScalar(this.type);
						!it || it.value ? fc.items.push({
							start: [],
							key: fs,
							sep: []
						}) : it.sep ? this.stack.push(fs) : Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				let bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				let parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					let start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					let sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					let map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = !0;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				for (; nl !== 0;) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = !0;
					let start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: !0
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = !0;
					let start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return !1;
			if (this.indent <= indent) return !1;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				docEnd.end ? docEnd.end.push(this.sourceToken) : docEnd.end = [this.sourceToken];
				this.type === "newline" && (yield* this.pop());
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = !1;
				default:
					token.end ? token.end.push(this.sourceToken) : token.end = [this.sourceToken];
					this.type === "newline" && (yield* this.pop());
			}
		}
	};
	function describeNode(node) {
		if (node.kind === "list") return "a list";
		if (node.kind === "map") return "a map";
		if (node.kind === "invalid") return "something else";
		if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means nothing`;
		if (typeof node.value == "string") return "a text";
		return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
	}
	var SourceText = class {
		file;
		text;
		#lineStarts;
		constructor(file, text) {
			this.file = file;
			this.text = text;
			let starts = [0];
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
			this.#lineStarts = starts;
		}
		range(start, end = start) {
			let from = this.#place(start);
			let to = this.#place(Math.max(start, end));
			return {
				file: this.file,
				line: from.line,
				column: from.column,
				endLine: to.line,
				endColumn: to.column
			};
		}
		#place(offset) {
			let within = Math.min(Math.max(offset, 0), this.text.length);
			let line = lastAtMost(this.#lineStarts, within);
			return {
				line: line + 1,
				column: within - (this.#lineStarts[line] ?? 0) + 1
			};
		}
	};
	function lastAtMost(ascending, value) {
		let low = 0;
		let high = ascending.length;
		for (; high - low > 1;) {
			let middle = low + high >> 1;
			(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
		}
		return low;
	}
	let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
	let UNSAFE_NAMES = new Set([
		"__proto__",
		"constructor",
		"prototype"
	]);
	function checkName(name, what, at, diagnostics) {
		if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
		let message = `${what} cannot be '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'`;
		diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
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
	var YamlConverter = class {
		#source;
		#diagnostics;
		constructor(source, diagnostics) {
			this.#source = source;
			this.#diagnostics = diagnostics;
		}
		convert(node, offset) {
			if (isScalar(node)) return this.#scalar(node, offset);
			if (isSeq(node)) {
				let [start, end] = rangeOf(node, offset);
				return {
					kind: "list",
					items: node.items.map((item) => this.convert(item, start)),
					at: this.#source.range(start, end)
				};
			}
			if (isMap(node)) return this.#map(node.items, rangeOf(node, offset));
			return {
				kind: "invalid",
				at: this.#source.range(...rangeOf(node, offset))
			};
		}
		#scalar(node, offset) {
			let [start, end] = rangeOf(node, offset);
			let at = this.#source.range(start, end);
			let { value } = node;
			if (typeof value == "string" && !value.isWellFormed()) {
				this.#diagnostics.error(at, "forbidden_character", "Half of a surrogate pair", "Remove the escape, or write both halves.");
				return {
					kind: "invalid",
					at
				};
			}
			if (!isPlainValue(value) || node.tag !== void 0) return {
				kind: "invalid",
				at
			};
			return {
				kind: "scalar",
				value,
				raw: this.#source.text.slice(start, end),
				offset: start,
				at
			};
		}
		#map(pairs, [start, end]) {
			let first = new Map();
			let entries = [];
			for (let pair of pairs) {
				let key = this.convert(pair.key, start);
				let value = this.convert(pair.value, keyEnd(pair, start));
				if (key.kind !== "scalar") {
					key.kind !== "invalid" && this.#diagnostics.error(key.at, "key_not_text", "A key must be a text", "Use a plain word as key.");
					continue;
				}
				let entry = {
					key: String(key.value),
					keyAt: key.at,
					value
				};
				this.#accepts(key, first.get(entry.key)) && entries.push(entry);
				first.has(entry.key) || first.set(entry.key, entry);
			}
			return {
				kind: "map",
				entries,
				at: this.#source.range(start, end)
			};
		}
		#accepts(key, earlier) {
			let refuse = (code, message, suggestion) => {
				this.#diagnostics.error(key.at, code, message, suggestion);
				return !1;
			};
			if (typeof key.value != "string") return refuse("key_not_text", `The key ${key.raw || "(empty)"} is not a text`, `Put it in quotes: '${key.raw}'.`);
			if (key.value === "<<") return refuse("yaml_merge_key", "YAML merge keys are not allowed", "Write the entries out.");
			if (UNSAFE_NAMES.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
			if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
			return !0;
		}
	};
	function isPlainValue(value) {
		return value === null || [
			"string",
			"number",
			"boolean"
		].includes(typeof value);
	}
	function rangeOf(node, offset) {
		let range = node?.range;
		return [range?.[0] ?? offset, range?.[1] ?? offset];
	}
	function keyEnd(pair, offset) {
		return rangeOf(pair.key, offset)[1];
	}
	let MAX_WORDS = 8e4;
	function scanYaml(source, diagnostics) {
		let nesting = new Nesting();
		let documents = new DocumentCount();
		let offset = 0;
		let lineStart = 0;
		let isScalar = !1;
		let words = [];
		for (let word of new Lexer().lex(source.text)) {
			let type = isScalar ? "text" : tokenType(word) ?? "text";
			isScalar = type === "scalar";
			words.push(word);
			if (MARKS.has(word)) continue;
			if (words.length > MAX_WORDS) {
				diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} words of YAML`, "Make it shorter, or split it.");
				return;
			}
			let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
			refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
			if (nesting.read(type, offset - lineStart) > 64) {
				diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested deeper than 64 levels", "Write it flatter.");
				return;
			}
			offset += word.length;
			let newline = word.lastIndexOf("\n");
			if (newline >= 0) {
				lineStart = offset - (word.length - newline - 1);
				nesting.startLine();
			}
		}
		return words;
	}
	let MARKS = new Set([
		"",
		"",
		""
	]);
	let SECOND_DOCUMENT = {
		code: "yaml_second_document",
		message: "A second document begins here",
		suggestion: "Keep one document in a file: remove '---' and what follows, or move it to a file of its own."
	};
	let REFUSED = {
		"directive-line": {
			code: "yaml_directive",
			message: "YAML directives are not allowed",
			suggestion: "Remove the line: Sous reads YAML 1.2 only."
		},
		anchor: {
			code: "yaml_anchor",
			message: "YAML anchors are not allowed",
			suggestion: "Remove it, and write the value out where it is used."
		},
		alias: {
			code: "yaml_alias",
			message: "YAML aliases are not allowed",
			suggestion: "Write the value out; if a text begins with '*', put it in quotes."
		},
		tag: {
			code: "yaml_tag",
			message: "YAML tags are not allowed",
			suggestion: "Remove the tag; if a text begins with '!', put it in quotes."
		}
	};
	var DocumentCount = class {
		#state = "before";
		isSecond(type) {
			if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
			let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
			this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
			return isSecond;
		}
	};
	var Nesting = class {
		#columns = [];
		#brackets = 0;
		#isFirst = !0;
		#afterItem = !1;
		#colons = 0;
		startLine() {
			this.#isFirst = !0;
			this.#afterItem = !1;
			this.#colons = 0;
		}
		read(type, column) {
			if (isBlank(type)) return this.#depth();
			type === "flow-map-start" || type === "flow-seq-start" ? this.#brackets++ : (type === "flow-map-end" || type === "flow-seq-end") && (this.#brackets = Math.max(0, this.#brackets - 1));
			type === "map-value-ind" && this.#colons++;
			let opensItem = type === "seq-item-ind" || type === "explicit-key-ind";
			let opensMap = type === "map-value-ind" && this.#colons > 1;
			this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap) && this.#enter(column);
			this.#isFirst = !1;
			this.#afterItem = opensItem;
			return this.#depth();
		}
		#enter(column) {
			for (; (this.#columns.at(-1) ?? -1) > column;) this.#columns.pop();
			this.#columns.at(-1) !== column && this.#columns.push(column);
		}
		#depth() {
			return this.#brackets + this.#columns.length;
		}
	};
	function isBlank(type) {
		return type === "space" || type === "newline" || type === "comment";
	}
	let MAX_YAML_BYTES = 262144;
	function parseYaml(text, file, diagnostics) {
		let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
		let bytes = Buffer.byteLength(source.text);
		if (bytes > 262144) {
			let message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`;
			diagnostics.error(source.range(0), "file_too_large", message, "Make it shorter, or split it.");
			return {
				source,
				root: void 0
			};
		}
		checkCharacters(source, diagnostics);
		if (diagnostics.hasErrors) return {
			source,
			root: void 0
		};
		try {
			return {
				source,
				root: parse(source, diagnostics)
			};
		} catch (error) {
			let message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`;
			diagnostics.error(source.range(0), "yaml_syntax", message, "Simplify the file.");
			return {
				source,
				root: void 0
			};
		}
	}
	function parse(source, diagnostics) {
		let words = scanYaml(source, diagnostics);
		if (words === void 0) return;
		let [document] = new Composer(OPTIONS).compose(parseWords(words), !0, source.text.length);
		let isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics);
		return document === void 0 || document.contents === null || !isSound ? void 0 : new YamlConverter(source, diagnostics).convert(document.contents, 0);
	}
	let OPTIONS = {
		version: "1.2",
		schema: "core",
		merge: !1,
		resolveKnownTags: !1,
		uniqueKeys: !1,
		prettyErrors: !1,
		logLevel: "silent"
	};
	function* parseWords(words) {
		let parser = new Parser();
		for (let word of words) yield* parser.next(word);
		yield* parser.end();
	}
	let SUGGESTIONS = {
		BAD_DQ_ESCAPE: "In double quotes a backslash begins an escape: write it twice, or use single quotes.",
		BAD_INDENT: "Close open brackets, and indent all entries of a list or map by the same number of spaces.",
		BAD_SCALAR_START: "Put the text in single quotes.",
		BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
		BLOCK_IN_FLOW: "Inside brackets write lists as [a, b] and maps as { a: b }.",
		KEY_OVER_1024_CHARS: "Use a shorter key.",
		MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
		MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
		TAB_AS_INDENT: "Indent by spaces.",
		UNEXPECTED_TOKEN: "Look for an open quote or bracket, or for a wrong indentation, before this place."
	};
	let TOLD_BEFORE = new Set([
		"ALIAS_PROPS",
		"BAD_ALIAS",
		"BAD_DIRECTIVE",
		"BAD_PROP_ORDER",
		"MULTIPLE_ANCHORS",
		"MULTIPLE_DOCS",
		"MULTIPLE_TAGS",
		"TAG_RESOLVE_FAILED",
		"BAD_COLLECTION_TYPE"
	]);
	function reportYamlErrors(errors, source, diagnostics) {
		let wasRefused = diagnostics.hasErrors;
		let news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
		let lines = new Set();
		for (let error of news) {
			let at = source.range(...error.pos);
			if (lines.has(at.line)) continue;
			if (lines.add(at.line).size > 10) break;
			let suggestion = SUGGESTIONS[error.code] ?? "Correct the YAML here.";
			diagnostics.error(at, "yaml_syntax", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(error.message), suggestion);
		}
		return news.length === 0;
	}
	let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
	let UNUSUAL = /[^\t\n -~]/;
	function checkCharacters(source, diagnostics) {
		if (!UNUSUAL.test(source.text)) return;
		for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
			let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
			diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
		}
	}
	function kindOf(character) {
		if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
		return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
	}
	function resolveInputs(recipe, given) {
		let diagnostics = new Diagnostics();
		let top = {
			file: recipe.source.path,
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		};
		let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
		for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown$1(name, recipe, top, diagnostics);
		let resolved = Object.create(null);
		for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
		return diagnostics.hasErrors ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(diagnostics.list()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(resolved);
	}
	function isList(given) {
		return Array.isArray(given);
	}
	function splitAll(texts, at, diagnostics) {
		let values = new Map();
		for (let text of texts) {
			let equals = text.indexOf("=");
			let name = text.slice(0, Math.max(equals, 0));
			name === "" ? diagnostics.error(at, "input_syntax", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
		}
		return values;
	}
	function reportUnknown$1(name, recipe, at, diagnostics) {
		let names = recipe.inputs.map((input) => input.name);
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(name, names);
		let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
		let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
		diagnostics.error(at, "unknown_input", `There is no input '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'`, suggestion);
	}
	function resolveOne(input, given, diagnostics) {
		if (!given.has(input.name)) {
			input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=VALUE.`);
			return input.default;
		}
		let checked = checkInputValue(input, convert(input, given.get(input.name)));
		if (checked.ok) return checked.value;
		diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
	}
	let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
	function convert(input, value) {
		if (typeof value != "string") return value;
		if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
		if (input.type !== "number" || !NUMBER.test(value)) return value;
		let number = Number(value);
		return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
	}
	let MAX_INPUT_LENGTH = 65536;
	function compileInputPattern(pattern) {
		try {
			let compiled = RegExp(`^(?:${pattern})$`, "u");
			let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(compiled.source, compiled.flags);
			return why === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(compiled) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(`it ${why}`);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(error instanceof Error ? error.message : String(error));
		}
	}
	function checkInputValue(input, value) {
		let what = `Input '${input.name}'`;
		switch (input.type) {
			case "number":
				if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Give a number, such as 20.");
				return checkRange(input, value);
			case "boolean":
				if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Give true or false.");
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value);
			case "choice":
				if (typeof value == "string" && input.options.includes(value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value);
				return finding$1("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.on).join(", ")}.`);
			case "string":
				if (typeof value != "string") return wrong(`${what} must be a text`, typeof value == "number" ? `Put it in quotes, as it is to be written: '${value}'.` : "Give a text.");
				return checkText(input, value);
		}
	}
	function checkRange(input, value) {
		let { min, max } = input;
		if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value);
		let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
		return finding$1("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(" and ")}.`);
	}
	function checkText(input, value) {
		if (value.length > MAX_INPUT_LENGTH) return finding$1("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Give a shorter text.");
		if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (input.pattern === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value);
		let pattern = compileInputPattern(input.pattern);
		let fits = pattern.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(pattern.value, value) : void 0;
		if (fits === !0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value);
		if (fits === void 0) return finding$1("input_pattern", `Whether input '${input.name}' may be ${shown(value)} takes too long to find out`, `Simplify its pattern, /${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(input.pattern)}/: it must not repeat what is repeated already.`);
		return finding$1("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(input.pattern)}/.`);
	}
	function shown(value) {
		return typeof value == "string" ? `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(value)}'` : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(JSON.stringify(value) ?? "nothing");
	}
	function wrong(message, suggestion) {
		return finding$1("input_type", message, suggestion);
	}
	function finding$1(code, message, suggestion) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			code,
			message,
			suggestion
		});
	}
	function readInputsText(text, file) {
		let diagnostics = new Diagnostics();
		let { root } = parseYaml(text, file, diagnostics);
		let [problem] = diagnostics.list();
		if (problem !== void 0) {
			let { at, message, suggestion } = problem;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
		}
		if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({});
		if (root.kind !== "map") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
		let values = Object.create(null);
		for (let { key, value } of root.entries) values[key] = plainValue(value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(values);
	}
	function plainValue(node) {
		return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
	}
	function checkRecipeCalls(recipe, library) {
		let diagnostics = new Diagnostics();
		for (let { step, name, at } of callsOf$1(recipe)) {
			let called = library.find(name);
			if (called === void 0 && isElsewhere(name)) {
				let message = `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}' is elsewhere, and what is there tomorrow is not what is there today`;
				diagnostics.error(at, "remote_recipe", message, "Copy the recipe into recipes/ of this repository, where changes of it are reviewed.");
				continue;
			}
			if (called === void 0) {
				let shipped = `sous:${name}`;
				let near = library.names.includes(shipped) ? shipped : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(name, library.names);
				let suggestion = near === void 0 ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_recipe", `There is no recipe '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(name)}'`, suggestion);
				continue;
			}
			checkInputs(step, called, at, diagnostics);
			checkDepth(recipe, name, at, library, diagnostics);
		}
		return diagnostics.list();
	}
	function isElsewhere(name) {
		return /^[a-z][a-z0-9+.-]*:\/\/|^git@|^[^/\s]+\/[^@\s]+@\S/i.test(name);
	}
	function callsOf$1(recipe) {
		return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === "recipe" ? [{
			step,
			name: step.call.recipe,
			at: step.call.at
		}] : []);
	}
	function checkInputs(step, called, at, diagnostics) {
		let names = called.inputs.map((input) => input.name);
		for (let { key, keyAt, value } of step.with) {
			let input = called.inputs.find((candidate) => candidate.name === key);
			if (input === void 0) {
				let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(key, names);
				let all = names.length === 0 ? "It has no inputs." : `There is ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(key)}'`, suggestion);
			} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Give one value.");
			else if (value.kind === "scalar") {
				let checked = checkInputValue(input, value.value);
				checked.ok || diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
		}
		for (let input of called.inputs) {
			if (!input.required || step.with.some((entry) => entry.key === input.name)) continue;
			let message = `The recipe '${called.name}' needs the input '${input.name}'`;
			diagnostics.error(at, "missing_input", message, `Add '${input.name}:' under 'with:'.`);
		}
	}
	function checkDepth(caller, name, at, library, diagnostics) {
		let problem = findProblem(name, {
			path: [caller.source.path],
			library,
			done: new Set()
		});
		if (problem === void 0) return;
		let path = problem.path.map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.on).join(" \u2192 ");
		problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other without end: ${path}`, "Take one of these calls out.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 deep: ${path}`, "Call the inner recipes directly.");
	}
	function findProblem(name, { path, library, done }) {
		let recipe = library.find(name);
		if (recipe === void 0) return;
		let file = recipe.source.path;
		let longer = [...path, file];
		if (path.includes(file)) return {
			kind: "cycle",
			path: longer
		};
		if (path.length > 5) return {
			kind: "depth",
			path: longer
		};
		let key = `${path.length} ${file}`;
		if (done.has(key)) return;
		done.add(key);
		for (let call of callsOf$1(recipe)) {
			let problem = findProblem(call.name, {
				path: longer,
				library,
				done
			});
			if (problem !== void 0) return problem;
		}
	}
	var recipe_files_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		RECIPE_FOLDERS: () => RECIPE_FOLDERS,
		SHIPPED_PREFIX: () => SHIPPED_PREFIX,
		findRecipes: () => findRecipes,
		findShipped: () => findShipped,
		homeFolder: () => homeFolder,
		isRecipePath: () => isRecipePath,
		noRecipes: () => noRecipes,
		selectRecipes: () => selectRecipes
	});
	let RECIPE_FOLDERS = [".github/recipes", "recipes"];
	let EXTENSION = /\.ya?ml$/;
	function isRecipePath(file) {
		let folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
		return EXTENSION.test(file) && RECIPE_FOLDERS.some((known) => known === folder);
	}
	async function findRecipes(tree) {
		let found = [];
		for (let folder of RECIPE_FOLDERS) {
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(folder);
			if (!directory.ok) return directory;
			let entry = await tree.entry(directory.value);
			if (!entry.ok) return entry;
			if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
			let files = await recipesIn$1(tree, directory.value);
			if (!files.ok) return files;
			found.push(...files.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(found);
	}
	async function selectRecipes({ words, tree, all, shipped }) {
		let selected = new Map();
		for (let word of words) {
			let files = word.startsWith("sous:") ? selectShipped(word, shipped) : await selectOne(word, {
				tree,
				all,
				shipped
			});
			if (!files.ok) return files;
			for (let file of files.value) selected.set(file.path, file);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)([...selected.values()]);
	}
	function noRecipes(folder) {
		let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
	}
	async function selectOne(word, { tree, all, shipped }) {
		let named = all.filter((file) => file.name === word);
		if (named.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(named);
		let plain = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(plainForm(word, tree.folder));
		let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
		if (!plain.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all, shipped));
		if (plain.value === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(all);
		let entry = await tree.entry(plain.value);
		if (!entry.ok) return entry;
		if (entry.value.kind === "directory") {
			let files = await recipesIn$1(tree, plain.value);
			return files.ok && files.value.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(noneIn(word)) : files;
		}
		if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)([fileAt(plain.value)]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped));
	}
	function noneIn(word) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("unknown_recipe", `There are no recipes in '${word}'`, "A recipe is a *.yml or *.yaml. 'sous list' lists those of the repository.");
	}
	function selectShipped(word, shipped) {
		let named = shipped.filter((file) => file.name === word);
		return named.length > 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(named) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unknownRecipe(word, shipped, shipped));
	}
	function badPath({ message, suggestion }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
	}
	function plainForm(word, folder) {
		let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_4__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_4__.normalize(word);
		if (relative.startsWith("..")) return word;
		return relative.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/").replace(/\/$/, "") || ".";
	}
	async function recipesIn$1(tree, directory) {
		let entries = await tree.directory(directory);
		if (!entries.ok) return entries;
		let files = [];
		for (let { name, kind } of entries.value) {
			if (!EXTENSION.test(name) || kind === "directory") continue;
			let file = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(`${directory}/${name}`);
			if (!file.ok) return file;
			files.push(fileAt(file.value));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
	}
	function fileAt(file) {
		return {
			name: node_path__WEBPACK_IMPORTED_MODULE_4__.posix.basename(file).replace(EXTENSION, ""),
			path: file,
			origin: {
				kind: "repository",
				path: file
			}
		};
	}
	function noFile(word, all) {
		let paths = all.map((file) => file.path);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("unknown_recipe", `There is no file '${word}'`, nearest(word, paths, "sous list"));
	}
	function unknownRecipe(word, all, shipped) {
		let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
		let names = all.map((file) => file.name);
		let isShipped = word.startsWith(SHIPPED_PREFIX);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("unknown_recipe", `There is no recipe '${word}'`, twin === void 0 ? nearest(word, names, isShipped ? "sous list --all" : "sous list") : `Did you mean '${twin.name}'? See 'sous list --all' for all of them.`);
	}
	function nearest(word, known, list) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(word, known);
		let rest = known.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
		return near === void 0 ? rest : `Did you mean '${near}'? ${rest}`;
	}
	let SHIPPED_PREFIX = "sous:";
	function findShipped({ folder, extension }) {
		let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, "recipes");
		return namesIn(directory).map((name) => {
			let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_4__.basename(name, ".yml")}`;
			return {
				name: callName,
				path: callName,
				origin: {
					kind: "shipped",
					file: node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, name)
				}
			};
		});
	}
	function namesIn(directory) {
		try {
			return node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
		} catch {
			return [];
		}
	}
	function homeFolder(folder) {
		let real = _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wt.realPath(folder);
		if (!real.ok) return folder;
		let top = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(real.value)?.workTree;
		if (top === void 0 || top === real.value) return folder;
		return node_path__WEBPACK_IMPORTED_MODULE_4__.basename(real.value) !== ".github" && OWN.some((name) => node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(real.value, name))) ? folder : top;
	}
	let OWN = [
		_shared_js__WEBPACK_IMPORTED_MODULE_2__.rt,
		".github/sous.yaml",
		...RECIPE_FOLDERS
	];
	async function openRecipes(invocation, root) {
		let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(invocation, root ?? homeFolder(invocation.folder));
		if (!opened.ok) return opened;
		let { tree } = opened.value;
		let recipes = await recipesIn(tree, invocation.program);
		if (!recipes.ok) return recipes;
		let from = root === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync(invocation.folder) : tree.folder;
		let isAbove = from !== tree.folder;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			...recipes.value,
			select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
			folder: tree.folder,
			opened: opened.value,
			isAbove
		});
	}
	function asTypedIn(folder, word) {
		let file = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(folder, word);
		return /[/\\]|\.ya?ml$/.test(word) && node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(file) ? file : word;
	}
	async function recipesIn(tree, program) {
		let found = await findRecipes(tree);
		if (!found.ok) return found;
		let all = found.value;
		let shipped = findShipped(program);
		let findMore = bundleToolsIn(tree);
		let switched = new SwitchedOff(textsOf(tree));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			all,
			shipped,
			findTool: (name) => findAnyTool(name, findMore),
			whyOff: async (file) => [...all, ...shipped].some(({ path }) => path === file.path) ? switched.whyRecipe(file.name) : void 0,
			async select(words) {
				let selected = words.length === 0 ? found : await selectRecipes({
					words,
					tree,
					all,
					shipped
				});
				return selected.ok && selected.value.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(noRecipes(tree.folder ?? "the repository")) : selected;
			},
			async read(files) {
				if (files.length === 0) return [];
				let { readRecipes } = await Promise.resolve().then(() => read_recipes_exports);
				return readRecipes({
					files,
					all: [...all, ...shipped],
					tree,
					findMore,
					switched
				});
			}
		});
	}
	function bundleToolsIn(tree) {
		let known = new Map();
		return (name) => {
			let found = known.get(name) ?? load(name, tree);
			known.set(name, found);
			return found;
		};
	}
	async function findAnyTool(name, findMore) {
		if (!name.includes("/")) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(name);
		let found = await findMore(name);
		return found.ok ? found.value : void 0;
	}
	async function load(name, tree) {
		let { findBundleTool } = await Promise.all([
			__webpack_require__.e(6085),
			__webpack_require__.e(9062),
			__webpack_require__.e(2441),
			__webpack_require__.e(4503),
			__webpack_require__.e(3125)
		]).then(__webpack_require__.bind(__webpack_require__, 3125)).then((n) => n.r);
		return findBundleTool(name, textsOf(tree));
	}
	function textsOf(tree) {
		return async (text) => {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(text);
			if (!path.ok) return path;
			let entry = await tree.entry(path.value);
			if (!entry.ok) return entry.error.code === "not_a_directory" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : entry;
			if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
			let read = await tree.read(path.value, 1048576);
			return read.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(Buffer.from(read.value.bytes).toString("utf8")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(read.error);
		};
	}
	let STEP_FIELDS = ["outputs", "outcome"];
	let RECIPE_FIELDS = [
		"name",
		"description",
		"path"
	];
	function checkExpression(text, scope) {
		let parsed = parseExpression(text);
		if (!parsed.ok) return [parsed.error];
		let checker = new Checker(parsed.value, scope);
		checker.visit(parsed.value.tree);
		return checker.faults;
	}
	var Checker = class {
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
			for (; at instanceof IndexAccess; at = at.expr) {
				at.index instanceof Literal || at.index instanceof Star || this.visit(at.index);
				path.unshift(at.index instanceof Literal ? at.index : void 0);
			}
			at instanceof ContextAccess ? this.#checkPath(at, path) : this.visit(at);
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
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(nameOf(part), names);
			let there = names.length === 0 ? "There are none." : `There is ${names.join(", ")}.`;
			this.#report(part, code, message((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
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
	};
	function nameOf(part) {
		return part.literal.coerceString();
	}
	function hasName(names, wanted) {
		for (let name of names) if (name.toLowerCase() === wanted.toLowerCase()) return !0;
		return !1;
	}
	function readValue(node, reading) {
		switch (node.kind) {
			case "scalar": return typeof node.value == "string" && hasExpression(node.value) ? readTemplate(node, reading) : {
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
			parts: parseTemplate(located.text).map((part) => {
				if (part.kind === "text") return part.text;
				if (part.kind === "expression") return readExpression(located, part.text, part.start, reading);
				reportUnclosed(located, part.start, reading);
				return part.text;
			}),
			at: scalar.at
		};
	}
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
	var Fields = class {
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
	};
	function readFields(node, rules, diagnostics) {
		if (node.kind !== "map") return wrongType(node, rules.what, "a map", diagnostics);
		let known = new Map();
		let meant = [];
		for (let entry of node.entries) rules.keys.includes(entry.key) ? known.set(entry.key, entry) : diagnostics.isFull || meant.push(...reportUnknownKey(entry, rules, diagnostics));
		return new Fields(known, node.at, meant);
	}
	function reportMissing(key, what, at, diagnostics) {
		diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
	}
	function reportUnknownKey(entry, rules, diagnostics) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(entry.key, rules.keys);
		let guess = near === void 0 ? `Keys are ${rules.keys.join(", ")}.` : `Did you mean '${near}'?`;
		let advice = rules.advice?.get(entry.key);
		diagnostics.error(entry.keyAt, "unknown_key", `${rules.what} has no key '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(entry.key)}'`, advice?.text ?? guess);
		return [advice === void 0 ? near : advice.instead].filter((key) => key !== void 0);
	}
	function readText(node, what, diagnostics) {
		let text = readAnyText(node, what, diagnostics);
		if (text === void 0) return;
		if (hasExpression(text)) {
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
		let message = `${what} must be a quoted text; without quotes YAML reads ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(node.raw)} as a ${typeof node.value}`;
		diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(node.raw)}' in quotes.`);
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
		found === void 0 && diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(text)}'`, `Use one of ${words.join(", ")}.`);
		return found;
	}
	function wrongType(node, what, expected, diagnostics) {
		if (node.kind === "invalid") return;
		diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`);
	}
	function readTextList(node, what, diagnostics, check) {
		node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
		return readTexts(node, what, diagnostics, check);
	}
	function readTexts(node, what, diagnostics, check) {
		if (node.kind !== "list") return wrongType(node, what, "a list of texts", diagnostics);
		let texts = new Set();
		for (let item of node.items) {
			let text = readText(item, `An item of ${what}`, diagnostics);
			if (text === void 0) continue;
			texts.has(text) && diagnostics.error(item.at, "duplicate_item", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(text)}' is here a second time`, "Remove it.");
			texts.add(text);
			check?.(text, item);
		}
		return [...texts];
	}
	let INPUT_TYPES = [
		"string",
		"number",
		"boolean",
		"choice"
	];
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
		if (node.kind !== "map") return wrongType(node, "'inputs'", "a map", diagnostics) ?? [];
		let inputs = [];
		for (let [index, entry] of node.entries.entries()) {
			if (index >= 100) {
				diagnostics.error(entry.keyAt, "too_many_inputs", "More than 100 inputs", "Split the recipe.");
				break;
			}
			let isNamed = checkName(entry.key, "The name of an input", entry.keyAt, diagnostics);
			let twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
			twin !== void 0 && diagnostics.error(entry.keyAt, "duplicate_key", `Input '${entry.key}' differs from '${twin.name}' only in case`, "Rename one of them.");
			let input = readInput(entry, diagnostics);
			input !== void 0 && isNamed && inputs.push(input);
		}
		return inputs;
	}
	function readInput(entry, diagnostics) {
		let fields = readFields(entry.value, {
			what: `Input '${entry.key}'`,
			keys: INPUT_KEYS
		}, diagnostics);
		if (fields === void 0) return;
		let type = fields.read("type", (node, what) => readWord(node, what, INPUT_TYPES, diagnostics) ?? "string") ?? "string";
		checkConstraints(fields, type, diagnostics);
		let number = (node, what) => readNumber(node, what, diagnostics);
		let text = (node, what) => readText(node, what, diagnostics);
		let input = {
			name: entry.key,
			description: fields.read("description", text) ?? "",
			type,
			required: fields.read("required", (node, what) => readBoolean(node, what, diagnostics)) ?? !1,
			options: fields.read("options", (node, what) => readTextList(node, what, diagnostics)) ?? [],
			pattern: fields.read("pattern", (node, what) => readPattern(node, what, diagnostics)),
			min: fields.read("min", number),
			max: fields.read("max", number),
			at: entry.keyAt
		};
		checkBounds(input, fields, diagnostics);
		type === "choice" && fields.lacks("options") && reportMissing("options", "A choice", entry.keyAt, diagnostics);
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
		let pattern = readText(node, what, diagnostics);
		if (pattern === void 0) return;
		let compiled = compileInputPattern(pattern);
		if (compiled.ok) return pattern;
		diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax); it must fit the whole value.");
	}
	function readDefault(input, fields, diagnostics) {
		let entry = fields.entry("default");
		if (entry === void 0) return;
		let node = entry.value;
		if (node.kind !== "scalar" || node.value === null) return wrongType(node, "'default'", `a ${input.type}`, diagnostics);
		input.required && diagnostics.warning(entry.keyAt, "default_unused", "The input is required, so its 'default' is never used", "Remove one of the two.");
		if (typeof node.value == "string" && hasExpression(node.value)) {
			readText(node, "'default'", diagnostics);
			return;
		}
		if ((input.type === "string" || input.type === "choice") && typeof node.value != "string") {
			mustBeQuoted(node, "'default'", diagnostics);
			return;
		}
		let checked = checkInputValue(input, node.value);
		if (checked.ok) return checked.value;
		let { message, suggestion } = checked.error;
		diagnostics.error(node.at, "invalid_default", `The default does not fit: ${message}`, suggestion);
	}
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
		maxFiles: 2e3,
		at: void 0
	};
	let HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
	function readPermissions(node, catalogue, diagnostics) {
		let fields = readFields(node, {
			what: "'permissions'",
			keys: PERMISSION_KEYS,
			advice: ADVICE$2
		}, diagnostics);
		if (fields === void 0) return NO_PERMISSIONS;
		let list = (key, check) => fields.read(key, (value, what) => readTextList(value, what, diagnostics, check)) ?? [];
		return {
			write: list("write", (glob, item) => checkGlob(glob, item, {
				tools: catalogue,
				diagnostics
			})),
			run: list("run"),
			fetch: list("fetch", (host, item) => checkHost(host, item, diagnostics)),
			maxFiles: fields.read("max-files", (value, what) => readInteger(value, what, 2e3, diagnostics)) ?? 2e3,
			at: fields.at
		};
	}
	let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
	let ADVICE$2 = new Map([
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
		let message = `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(host)}' is not a host name`;
		diagnostics.error(item.at, "invalid_host", message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
	}
	function checkPermission(call, permissions, { catalogue, diagnostics }) {
		let { tool, at } = call;
		let needs = (key, message, example) => diagnostics.error(at, "permission_missing", message, suggestionFor(key, permissions, example));
		let path = plainText(call, "path")?.value;
		tool.effect === "stage" && permissions.write.length === 0 ? needs("write", `${tool.name} changes files, and the recipe may not change any`, globFor(call)) : path !== void 0 && changesFile(call) && catalogue.fitsAny?.(permissions.write, path) === !1 && needs("write", `The recipe may not change '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(path)}'`, globFor(call));
		if (tool.permissions.includes("RunCommands") && tool.effect === "external") {
			let command = plainText(call, "command");
			command !== void 0 && !permissions.run.includes(command.value) && needs("run", `The recipe may not run '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(command.value)}'`, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(JSON.stringify(command.value)));
		}
		if (tool.permissions.includes("Network")) {
			let host = hostOf(plainText(call, "url")?.value);
			let hosts = tool.hosts ?? (host === void 0 ? [] : [host]);
			if (permissions.fetch.length === 0) needs("fetch", `${tool.name} fetches, and the recipe may not fetch from anywhere`, hosts[0] ?? "nodejs.org");
			else for (let each of hosts) permissions.fetch.includes(each) || needs("fetch", `The recipe may not fetch from ${each}`, each);
		}
	}
	function suggestionFor(key, permissions, example) {
		if (permissions.at === void 0) return `Add 'permissions: { ${key}: [${example}] }' to the recipe.`;
		if (permissions[key].length === 0) return `Add '${key}: [${example}]' to 'permissions'.`;
		return `Add ${example} to '${key}' in 'permissions'.`;
	}
	function globFor(call) {
		let path = plainText(call, "path")?.value;
		let glob = path === void 0 ? plainText(call, "include")?.value : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)(path);
		return `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)(glob ?? "docs/**/*.md").replaceAll("'", "''")}'`;
	}
	function changesFile({ tool, arguments: given }) {
		let preview = given.find((entry) => entry.key === "preview_only")?.value;
		let isLooking = preview !== void 0 && (preview.kind !== "scalar" || preview.value !== !1);
		return tool.effect === "stage" && tool.name !== "create_directory" && !isLooking;
	}
	function plainText(call, argument) {
		let node = call.arguments.find((entry) => entry.key === argument)?.value;
		return node?.kind === "scalar" && typeof node.value == "string" && !hasExpression(node.value) ? { value: node.value } : void 0;
	}
	function hostOf(url) {
		return url !== void 0 && URL.canParse(url) ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(new URL(url).hostname) : void 0;
	}
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
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(entry.key, names);
		let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
		let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
		diagnostics.error(entry.keyAt, "unknown_argument", `${tool.name} has no argument '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(entry.key)}'`, suggestion);
		return near ?? entry.key;
	}
	function checkQuotes(node, schema, what, diagnostics) {
		if (node.kind === "scalar") {
			let isText = schema.type === "string";
			isText && node.value !== null && typeof node.value != "string" && mustBeQuoted(node, what, diagnostics);
			isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Give it a text; an empty one is ''.");
		}
		if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
		if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(key)}' in ${what}`, diagnostics);
	}
	function memberOf(schema, key) {
		let member = schema[key];
		return typeof member == "object" && member ? member : {};
	}
	function refuseExpressions(node, diagnostics) {
		if (node.kind !== "scalar" || typeof node.value != "string" || !hasExpression(node.value)) return;
		diagnostics.error(node.at, "expression_in_command", "A command cannot hold an expression", "Pass the value by 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
	}
	function checkPlainValues(call, catalogue, diagnostics) {
		if (catalogue.checkCall === void 0) return;
		let plain = Object.create(null);
		let partial = Object.create(null);
		for (let { key, value } of call.arguments) isPlain(value) ? plain[key] = toPlain(value) : value.kind === "list" && (partial[key] = value.items.map((item) => isPlain(item) ? toPlain(item) : void 0));
		for (let { argument, item, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain, partial)) {
			let value = call.arguments.find((entry) => entry.key === argument)?.value;
			let place = item !== void 0 && value?.kind === "list" ? value.items[item] : value;
			diagnostics.error((place ?? call).at, code, message, suggestion);
		}
	}
	function isPlain(node) {
		if (node.kind === "scalar") return !(typeof node.value == "string" && hasExpression(node.value));
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
	var StepsReader = class {
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
			if (node.kind !== "list") return wrongType(node, what, "a list of steps", diagnostics) ?? [];
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
			let id = entry && readText(entry.value, "'id'", diagnostics);
			if (entry === void 0 || id === void 0 || !checkName(id, "The id of a step", entry.value.at, diagnostics)) return;
			let twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase());
			if (twin === void 0) return id;
			diagnostics.error(entry.value.at, "duplicate_id", `An earlier step has the id '${twin}' already`, "Choose another id.");
		}
	};
	function idEntry(step) {
		return step.kind === "map" ? step.entries.find((entry) => entry.key === "id") : void 0;
	}
	function idOf(step) {
		let node = idEntry(step)?.value;
		return node?.kind === "scalar" && typeof node.value == "string" ? [node.value] : [];
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
	let ADVICE$1 = new Map([
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
		let fields = readFields(node, {
			what: "A step",
			keys: STEP_KEYS,
			advice: ADVICE$1
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
		let map = fields.read("with", (value) => value.kind === "map" ? value : wrongType(value, "'with'", "a map of arguments", diagnostics));
		let isComplete = map !== void 0 || fields.lacks("with");
		tool !== void 0 && call !== void 0 && isComplete && checkTool({
			tool,
			at: call.at,
			arguments: map?.entries ?? []
		}, fields, reading);
		let step = {
			name: fields.read("name", (value, what) => readText(value, what, diagnostics)),
			with: map === void 0 ? [] : readEntries(map, inside),
			if: fields.read("if", (value) => readCondition(value, inside)),
			forEach,
			expect: fields.read("expect", (value) => readExpect(value, tool, diagnostics)) ?? [],
			continueOnError: fields.read("continue-on-error", (value, what) => readBoolean(value, what, diagnostics)) ?? !1,
			timeoutSeconds: fields.read("timeout-seconds", (value, what) => readInteger(value, what, 600, diagnostics)),
			report: fields.read("report", (value, what) => readWord(value, what, REPORT_LEVELS, diagnostics)),
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
			let name = readText(tool.value, "'tool'", diagnostics);
			return name === void 0 ? void 0 : {
				kind: "tool",
				tool: name,
				at: tool.value.at
			};
		}
		let name = recipe && readText(recipe.value, "'recipe'", diagnostics);
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
			diagnostics.error(call.at, known.code, known.message, known.suggestion);
			return;
		}
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(call.tool, catalogue.names);
		let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
		diagnostics.error(call.at, "unknown_tool", `There is no tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(call.tool)}'`, suggestion);
	}
	function checkTool(call, fields, reading) {
		checkCall(call, reading.catalogue, reading.diagnostics);
		reading.permissions !== void 0 && checkPermission(call, reading.permissions, reading);
		let report = fields.entry("report");
		if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
		let message = `${call.tool.name} finds no matches that could be reported`;
		reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
	}
	function readForEach(node, reading) {
		if (node.kind === "list") return readValue(node, reading);
		if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, "'for-each'", "a list, or an expression that gives one", reading.diagnostics);
		let value = readValue(node, reading);
		if (hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
		reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be one expression that gives a list, with no text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
	}
	function readCondition(node, reading) {
		if (node.kind === "scalar" && typeof node.value == "boolean") return {
			text: String(node.value),
			at: node.at
		};
		if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, "'if'", "an expression", reading.diagnostics);
		let start = node.value.length - node.value.trimStart().length;
		let text = node.value.trim();
		let located = locate(node, reading.source);
		if (!hasExpression(text)) return readExpression(located, text, start, reading);
		let parts = parseTemplate(text);
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
		if (node.kind !== "map") return wrongType(node, "'expect'", "a map of outputs", diagnostics) ?? [];
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
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(entry.key, names);
		let all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(", ")}.`;
		let suggestion = near === void 0 || isOutput ? all : `Did you mean '${near}'?`;
		diagnostics.error(entry.keyAt, "unknown_output", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(entry.key)}' ${why}`, suggestion);
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
		let message = `What is expected of '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(entry.key)}' must be a comparison with a number`;
		let example = value.kind === "scalar" && typeof value.value == "number" ? `'== ${value.raw}'` : "'>= 1'";
		diagnostics.error(value.at, "invalid_expect", message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
	}
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
		let diagnostics = new Diagnostics();
		let read = readRoot(parseYaml(text, file, diagnostics), catalogue, diagnostics);
		let draft = read && {
			...read,
			source: sourceOf(text, file)
		};
		return {
			recipe: diagnostics.hasErrors ? void 0 : draft,
			draft,
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
	let ADVICE = new Map([
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
		let fields = readFields(root, {
			what: "A recipe",
			keys: RECIPE_KEYS,
			advice: ADVICE
		}, diagnostics);
		if (fields === void 0) return;
		for (let key of ["name", "steps"]) fields.lacks(key) && reportMissing(key, "A recipe", source.range(0), diagnostics);
		let inputs = fields.read("inputs", (node) => readInputs(node, diagnostics)) ?? [];
		let before = diagnostics.count;
		let permissions = fields.read("permissions", (node) => readPermissions(node, catalogue, diagnostics)) ?? NO_PERMISSIONS;
		let reader = new StepsReader({
			source,
			diagnostics,
			catalogue,
			permissions: diagnostics.count === before ? permissions : void 0
		}, inputNames(fields), [fields.entry("steps")?.value, fields.entry("verify")?.value]);
		return {
			name: fields.read("name", (node, what) => readTitle(node, what, diagnostics)) ?? "",
			description: fields.read("description", (node, what) => readText(node, what, diagnostics)) ?? "",
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
		let text = readText(node, what, diagnostics);
		if (text === void 0 || text.length <= 100 && !/[\n\r]/.test(text)) return text;
		diagnostics.error(node.at, "invalid_name", `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.");
	}
	function readOutputs(node, reading) {
		if (node.kind !== "map") return wrongType(node, "'outputs'", "a map", reading.diagnostics) ?? [];
		for (let entry of node.entries) checkName(entry.key, "The name of an output", entry.keyAt, reading.diagnostics);
		return readEntries(node, reading);
	}
	function checkLiterals(tool, literals, partial = {}) {
		let parsed = tool.args().safeParse({ ...literals }, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ht);
		let findings = (parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals))).map((issue) => {
			let [message = ""] = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._t)(tool, [issue], literals);
			return {
				argument: String(issue.path[0]),
				code: "invalid_argument",
				message,
				suggestion: `See 'sous tool ${tool.name} --help'.`
			};
		});
		let told = new Set(findings.map((finding) => finding.argument));
		let meant = [...checkGlobs(tool, {
			...literals,
			...partial
		}), ...checkMeaning(tool, literals)];
		return [...findings, ...meant.filter((finding) => !told.has(finding.argument))];
	}
	function isNews(issue, tool, literals) {
		let [argument] = issue.path;
		if (argument === void 0 || !Object.hasOwn(literals, argument)) return !1;
		if (issue.code !== "invalid_type" || issue.expected !== "string") return !0;
		let value = issue.path.reduce((at, part) => at?.[part], literals);
		let isWithinReach = issue.path.slice(1).map((_, i) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.St)(tool.args(), issue.path.slice(0, i + 1))).every((schema) => schema !== void 0 && ["list", "record"].includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.bt)(schema)));
		return typeof value == "object" && !!value || !isWithinReach;
	}
	function checkGlobs(tool, values) {
		let { shape } = tool.args();
		return Object.entries(values).flatMap(([argument, value]) => {
			let schema = Object.hasOwn(shape, argument) ? shape[argument] : void 0;
			if (schema === void 0 || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)(schema)) return [];
			let check = (glob) => typeof glob == "string" ? finding(argument, "invalid_glob", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.q)(glob)) : [];
			return Array.isArray(value) ? value.flatMap((glob, item) => check(glob).map((each) => ({
				...each,
				item
			}))) : check(value);
		});
	}
	let PATHS = ["path", "base_path"];
	function checkMeaning(tool, literals) {
		if (tool.hosts !== void 0) return [];
		return Object.entries(literals).flatMap(([argument, value]) => {
			if (typeof value != "string" || value === "") return [];
			if (PATHS.includes(argument)) return finding(argument, "invalid_argument", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.b)(value));
			if (argument === "pattern" && (tool.name === "grep" || literals.is_regex === !0)) return isPlainlySound(value) ? [] : finding(argument, "invalid_pattern", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.U)(value, { caseSensitive: !0 }));
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
		let alone = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)({
			...request,
			replace: ""
		});
		if (!alone.ok || typeof replace != "string") return finding("find", "invalid_pattern", alone);
		return finding("replace", "invalid_argument", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)({
			...request,
			replace
		}));
	}
	function isPlainlySound(regex) {
		try {
			new RegExp(regex);
			return !/\\[pPu]\{/.test(regex) && ["", "u"].every((flags) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)(regex, flags));
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
	var RecipeCatalogue = class {
		names = [..._shared_js__WEBPACK_IMPORTED_MODULE_2__.yn, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)];
		#tools = new Map();
		#descriptions = new Map();
		#missed = new Set();
		#describe;
		#findMore;
		#whyOff;
		#faults = new Map();
		constructor({ describe = describeBriefly, findMore, whyOff } = {}) {
			this.#describe = describe;
			this.#findMore = findMore;
			this.#whyOff = whyOff;
		}
		find(name) {
			let full = fullName(name);
			let known = this.#descriptions.get(full);
			if (known !== void 0) return known;
			let tool = this.#tools.get(full);
			if (tool === void 0) {
				!this.#faults.has(full) && (_shared_js__WEBPACK_IMPORTED_MODULE_2__.yn.includes(full) || this.#mayBeMore(full)) && this.#missed.add(full);
				return;
			}
			let description = this.#describe(tool);
			this.#descriptions.set(full, description);
			return description;
		}
		whyMissing(name) {
			let fault = this.#faults.get(fullName(name));
			return fault && {
				code: fault.code === "disabled" ? "disabled" : "unknown_tool",
				message: fault.message,
				suggestion: fault.suggestion
			};
		}
		checkGlob(pattern) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.q)(pattern);
			return glob.ok ? void 0 : glob.error.message;
		}
		fitsAny(patterns, path) {
			let [globs, parsed] = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.J)(patterns), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(path)];
			return !globs.ok || !parsed.ok || globs.value.matches(parsed.value);
		}
		checkCall(name, plain, partial) {
			let tool = this.#tools.get(fullName(name));
			return tool === void 0 ? [] : checkLiterals(tool, plain, partial);
		}
		async load(names) {
			let missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
			for (let tool of await Promise.all(missing.map((name) => this.#load(name)))) tool !== void 0 && this.#tools.set(tool.name, tool);
		}
		async #load(name) {
			if (this.#faults.has(name)) return;
			if (!this.#mayBeMore(name)) {
				let off = _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn.includes(name) ? await this.#whyOff?.(name) : void 0;
				if (off === void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(name);
				this.#faults.set(name, off);
				return;
			}
			let found = await this.#findMore?.(name);
			found?.ok === !1 && this.#faults.set(name, found.error);
			return found?.ok === !0 ? found.value : void 0;
		}
		#mayBeMore(name) {
			return this.#findMore !== void 0 && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(name) !== void 0;
		}
		async loadMissed() {
			let missed = [...this.#missed];
			this.#missed.clear();
			await this.load(missed);
			return missed.length > 0;
		}
	};
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
		return Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_2__.gn, name) ? _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn[name] ?? name : name;
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
		let { def } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wt)(schema)._zod;
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
	var read_yaml_text_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		onFile: () => onFile,
		readYamlText: () => readYamlText
	});
	async function readYamlText(path, tree) {
		let content = await tree.read(path, 262148);
		if (!content.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(onFile(path, content.error));
		if (content.value.bytes.length > 262147) {
			let entry = await tree.entry(path);
			let message = `The file has ${entry.ok ? entry.value.size : content.value.bytes.length} bytes, more than ${MAX_YAML_BYTES}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(onFile(path, {
				code: "file_too_large",
				message,
				suggestion: "Make it shorter, or split it."
			}));
		}
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
		} catch {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(onFile(path, {
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
	var read_recipes_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readRecipes: () => readRecipes });
	async function readRecipes({ files, all, tree, findMore, switched }) {
		let catalogue = new RecipeCatalogue({
			findMore,
			whyOff: (name) => switched?.whyTool(name) ?? Promise.resolve(void 0)
		});
		let known = new Map();
		let readAll = async (wanted) => {
			for (let file of wanted) known.has(file.path) || known.set(file.path, await readOne(file, tree, catalogue));
		};
		await readAll(files);
		for (let before = 0; before < known.size;) {
			before = known.size;
			let called = new Set([...known.values()].flatMap(namesCalledBy));
			await readAll(all.filter((file) => called.has(file.name)));
		}
		let called = {
			byName: new Map(all.map((file) => [file.name, known.get(file.path)])),
			off: new Map()
		};
		for (let name of new Set([...known.values()].flatMap(namesCalledBy))) {
			let off = await switched?.whyRecipe(name);
			off !== void 0 && called.off.set(name, off);
		}
		return files.flatMap((file) => {
			let read = known.get(file.path);
			return read === void 0 ? [] : [withCalls(withTwin(read, all), called)];
		});
	}
	async function readOne(file, tree, catalogue) {
		let { origin } = file;
		let text = origin.kind === "shipped" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(origin.file, "utf8")) : await readYamlText(origin.path, tree);
		if (!text.ok) return {
			...file,
			text: "",
			recipe: void 0,
			draft: void 0,
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
			diagnostics: [onFile(read.path, {
				code: "duplicate_recipe",
				message,
				suggestion: "Rename one of them."
			}), ...read.diagnostics]
		};
	}
	function namesCalledBy({ draft }) {
		return draft === void 0 ? [] : callsOf(draft).map((call) => call.recipe);
	}
	function callsOf({ steps, verify }) {
		return [...steps, ...verify].flatMap(({ call }) => call.kind === "recipe" ? [call] : []);
	}
	function withCalls(read, called) {
		let { draft } = read;
		if (draft === void 0 || namesCalledBy(read).length === 0) return read;
		let own = findWrongCalls(draft, called);
		let all = [...own, ...findUnsound(draft, called).filter(({ at }) => own.every((diagnostic) => diagnostic.at !== at))];
		let wrong = [...draft.steps, ...draft.verify].filter((step) => read.diagnostics.some(({ severity, at }) => severity === "error" && isWithin(at, step.at)));
		let found = all.filter(({ at }) => !wrong.some((step) => isWithin(at, step.at)));
		if (found.length === 0) return read;
		let diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
		return {
			...read,
			recipe: void 0,
			diagnostics
		};
	}
	function isWithin(inner, outer) {
		return (inner.line > outer.line || inner.line === outer.line && inner.column >= outer.column) && (inner.line < outer.endLine || inner.line === outer.endLine && inner.column <= outer.endColumn);
	}
	function findWrongCalls(recipe, { byName, off }) {
		let find = (name) => {
			let found = byName.get(name);
			return found?.recipe ?? (found?.draft === recipe ? recipe : void 0);
		};
		let library = {
			names: [...byName.keys()],
			find
		};
		let disabled = callsOf(recipe).flatMap(({ recipe: name, at }) => {
			let why = off.get(name);
			return why === void 0 ? [] : [wrongCall(at, why.code === "disabled" ? "disabled" : "invalid_recipe", why)];
		});
		let others = checkRecipeCalls(recipe, library).map((diagnostic) => asInvalid(diagnostic, recipe, byName));
		return [...disabled, ...others.filter(({ at }) => disabled.every((diagnostic) => diagnostic.at !== at))];
	}
	function findUnsound(recipe, called) {
		let isSound = (name, seen) => {
			let inner = called.byName.get(name)?.recipe;
			if (inner === void 0 || seen.has(name)) return !0;
			seen.add(name);
			return findWrongCalls(inner, called).length === 0 && callsOf(inner).every(({ recipe: next }) => isSound(next, seen));
		};
		return callsOf(recipe).flatMap(({ recipe: name, at }) => isSound(name, new Set()) ? [] : [wrongCall(at, "invalid_recipe", notValid(name))]);
	}
	function wrongCall(at, code, { message, suggestion }) {
		return {
			severity: "error",
			code,
			message,
			suggestion,
			at
		};
	}
	function asInvalid(diagnostic, recipe, byName) {
		let called = callsOf(recipe).find(({ at }) => at === diagnostic.at);
		if (diagnostic.code !== "unknown_recipe" || called === void 0 || byName.get(called.recipe) === void 0) return diagnostic;
		return {
			...diagnostic,
			code: "invalid_recipe",
			...notValid(called.recipe)
		};
	}
	function notValid(name) {
		return {
			message: `The recipe '${name}' is not valid`,
			suggestion: `See 'sous validate ${name}'.`
		};
	}
	function renderDiagnostics(files, style) {
		return files.map((file) => renderFile(file, style)).join("");
	}
	function renderValidation(recipes, style, config) {
		let files = config === void 0 ? recipes : [...recipes, config];
		let { errors, warnings } = countDiagnostics(files);
		let invalid = files.filter((file) => !isValid(file)).length;
		let alsoWarnings = warnings === 0 ? "" : `, ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(warnings, "warning")}`;
		if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, config !== void 0)} valid${alsoWarnings}\n`;
		let kind = config === void 0 ? "recipe" : "file";
		return `${style.red("\u2717")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(errors, "error")}${alsoWarnings} in ${invalid === files.length ? "" : `${invalid} of `}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(files.length, kind)}\n`;
	}
	function subject(recipes, hasConfig) {
		if (!hasConfig) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(recipes, "recipe is", "recipes are");
		return recipes === 0 ? "the configuration is" : `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(recipes, "recipe")} and the configuration are`;
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
		let place = style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(at.file)}:${at.line}:${at.column}:`);
		let shown = excerpt(lines[at.line - 1]?.replace(/\r$/, "") ?? "", at);
		let gutter = " ".repeat(String(at.line).length);
		let source = shown === void 0 ? "" : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
		return `${place} ${colour(severity)} ${code}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(message)}\n${source}  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(suggestion)}\n`;
	}
	function excerpt(line, { line: start, endLine, column, endColumn }) {
		if (line.trim() === "") return;
		let at = Math.min(column - 1, line.length);
		let end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
		let from = line.length <= 120 ? 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(line, Math.max(0, at - 60));
		let to = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(line, Math.min(line.length, from + 120));
		let before = `${from > 0 ? "\u2026" : ""}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line.slice(from, at))}`;
		let marked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line.slice(at, Math.min(end, to)));
		return {
			line: `${before}${marked}${`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line.slice(Math.min(end, to), to))}${to < line.length ? "\u2026" : ""}`}`,
			indent: " ".repeat((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.y)(before)),
			underline: "^".repeat(Math.max(1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.y)(marked)))
		};
	}
	function readRecipeOptions(command, argv, { maxWords = Infinity, hasAll = !1 } = {}) {
		let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", message, `See sous ${command} --help.`));
		let flag = {
			type: "boolean",
			default: !1
		};
		try {
			let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_5__.parseArgs)({
				args: [...argv],
				allowPositionals: !0,
				options: {
					root: { type: "string" },
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
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
	async function findBundleFaults(invocation, root) {
		if ([".github/sous/bundles", ".github/sous/switches.json"].every((place) => !node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, place)))) return [];
		let [{ openBundles }, { findToolProblems }, { toolFile }, { faultAt }] = await Promise.all([
			Promise.all([
				__webpack_require__.e(6085),
				__webpack_require__.e(9062),
				__webpack_require__.e(2441),
				__webpack_require__.e(4878),
				__webpack_require__.e(6344)
			]).then(__webpack_require__.bind(__webpack_require__, 4878)),
			__webpack_require__.e(3135).then(__webpack_require__.bind(__webpack_require__, 3135)).then((n) => n.t),
			Promise.resolve().then(() => file_places_exports),
			Promise.all([__webpack_require__.e(6085), __webpack_require__.e(5246)]).then(__webpack_require__.bind(__webpack_require__, 5246)).then((n) => n.o)
		]);
		let bundles = await openBundles(invocation, root);
		if (!bundles.ok) return [{
			path: BUNDLES_FOLDER,
			line: 1,
			column: 1,
			message: bundles.error.message
		}];
		let { tools, faults } = await bundles.value.store.views();
		let found = [...faults];
		for (let tool of tools) {
			if (tool.isBuiltIn || tool.type === "recipe") continue;
			let file = toolFile(tool.bundleSlug, tool.slug, tool.version);
			let problems = await findToolProblems({
				...tool,
				type: tool.type
			});
			if (problems.length === 0) continue;
			let text = node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, file), "utf8");
			for (let problem of problems) found.push(faultAt(problem, text, file));
		}
		return found;
	}
	var validate_command_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ validateCommand: () => validateCommand });
	async function validateCommand(invocation) {
		let { console } = invocation;
		let options = readRecipeOptions("validate", invocation.argv);
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(options.error, invocation);
		if (options.value.help) {
			console.out("Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nChecks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the\nrepository, in .github/recipes/ and recipes/, its configuration, .github/sous.yml, and its bundles. Exit code 0 when they are\nvalid, 3 when not.\n");
			return _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
		}
		let opened = await openRecipes(invocation, options.value.root);
		if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(opened.error, invocation);
		let selected = await opened.value.select(options.value.words);
		let files = selected.ok ? selected.value : [];
		let config = options.value.words.length === 0 || files.some(isConfig) ? await readConfigFile(opened.value.opened.tree, new Date()) : void 0;
		if (!selected.ok && config === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(selected.error, invocation);
		let recipes = await opened.value.read(files.filter((file) => !isConfig(file)));
		let checked = config === void 0 ? recipes : [config, ...recipes];
		let bundles = options.value.words.length === 0 ? await findBundleFaults(invocation, opened.value.folder) : [];
		let faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
		if (options.value.json) console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)({
			...diagnosticsRecord(recipes, config),
			...faults.length > 0 && {
				valid: !1,
				bundles
			}
		})}\n`);
		else {
			for (let fault of faults) console.out(`${console.outStyle.red("\u2717")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(fault)}\n`);
			console.out(renderDiagnostics(checked, console.outStyle) + renderValidation(recipes, console.outStyle, config));
		}
		return checked.every(isValid) && faults.length === 0 ? _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done : _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.badArguments;
	}
	function isConfig({ path }) {
		return path === _shared_js__WEBPACK_IMPORTED_MODULE_2__.rt;
	}
}) };
