export const id = 2339;
export const ids = [2339];
export const modules = {
	12049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FE: () => Star,
			QC: () => ContextAccess,
			R6: () => FunctionCall,
			_c: () => Unary,
			aU: () => Grouping,
			oD: () => Logical,
			p_: () => IndexAccess,
			uS: () => Literal,
			yI: () => Binary
		});
		class Expr {}
		class Literal extends Expr {
			constructor(literal, token) {
				super();
				this.literal = literal;
				this.token = token;
			}
			accept(v) {
				return v.visitLiteral(this);
			}
		}
		class Unary extends Expr {
			constructor(operator, expr) {
				super();
				this.operator = operator;
				this.expr = expr;
			}
			accept(v) {
				return v.visitUnary(this);
			}
		}
		class FunctionCall extends Expr {
			constructor(functionName, args) {
				super();
				this.functionName = functionName;
				this.args = args;
			}
			accept(v) {
				return v.visitFunctionCall(this);
			}
		}
		class Binary extends Expr {
			constructor(left, operator, right) {
				super();
				this.left = left;
				this.operator = operator;
				this.right = right;
			}
			accept(v) {
				return v.visitBinary(this);
			}
		}
		class Logical extends Expr {
			constructor(operator, args) {
				super();
				this.operator = operator;
				this.args = args;
			}
			accept(v) {
				return v.visitLogical(this);
			}
		}
		class Grouping extends Expr {
			constructor(group) {
				super();
				this.group = group;
			}
			accept(v) {
				return v.visitGrouping(this);
			}
		}
		class ContextAccess extends Expr {
			constructor(name) {
				super();
				this.name = name;
			}
			accept(v) {
				return v.visitContextAccess(this);
			}
		}
		class IndexAccess extends Expr {
			constructor(expr, index) {
				super();
				this.expr = expr;
				this.index = index;
			}
			accept(v) {
				return v.visitIndexAccess(this);
			}
		}
		class Star extends Expr {
			accept() {
				throw Error("Method not implemented.");
			}
		}
	}),
	48315: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => Array });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class Array {
			constructor(...data) {
				this.v = [];
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.Array;
				this.primitive = !1;
				for (let d of data) this.add(d);
			}
			coerceString() {
				return (0, _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.m)(this.kind);
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
		}
	}),
	5438: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => BooleanData });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class BooleanData {
			constructor(value) {
				this.value = value;
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.Boolean;
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
		}
	}),
	78596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => Dictionary });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class Dictionary {
			constructor(...pairs) {
				this.keys = [];
				this.v = [];
				this.indexMap = {};
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.Dictionary;
				this.primitive = !1;
				for (let p of pairs) this.add(p.key, p.value);
			}
			coerceString() {
				return (0, _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.m)(this.kind);
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
		}
	}),
	21674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => Kind,
			m: () => kindStr
		});
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
	}),
	45958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O3: () => _array_js__WEBPACK_IMPORTED_MODULE_0__.O,
			Q9: () => _number_js__WEBPACK_IMPORTED_MODULE_5__.Q,
			Uv: () => _null_js__WEBPACK_IMPORTED_MODULE_4__.U,
			b8: () => _expressiondata_js__WEBPACK_IMPORTED_MODULE_3__.b,
			bT: () => _dictionary_js__WEBPACK_IMPORTED_MODULE_2__.b,
			bo: () => _boolean_js__WEBPACK_IMPORTED_MODULE_1__.b,
			uQ: () => _string_js__WEBPACK_IMPORTED_MODULE_8__.u
		});
		var _array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48315);
		var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5438);
		var _dictionary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78596);
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21674);
		var _null_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
		var _number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69881);
		__webpack_require__(9442);
		__webpack_require__(10379);
		var _string_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53637);
	}),
	7749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => Null });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class Null {
			constructor() {
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.Null;
				this.primitive = !0;
			}
			coerceString() {
				return "";
			}
			number() {
				return 0;
			}
		}
	}),
	69881: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => NumberData });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class NumberData {
			constructor(value) {
				this.value = value;
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.Number;
				this.primitive = !0;
			}
			coerceString() {
				if (this.value === 0) return "0";
				return (+this.value.toFixed(15)).toString();
			}
			number() {
				return this.value;
			}
		}
	}),
	9442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => replacer });
		var _array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48315);
		var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5438);
		var _dictionary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78596);
		var _null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749);
		var _number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69881);
		var _string_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53637);
		function replacer(_key, value) {
			if (value instanceof _null_js__WEBPACK_IMPORTED_MODULE_3__.U) return null;
			if (value instanceof _boolean_js__WEBPACK_IMPORTED_MODULE_1__.b) return value.value;
			if (value instanceof _number_js__WEBPACK_IMPORTED_MODULE_4__.Q) return value.number();
			if (value instanceof _string_js__WEBPACK_IMPORTED_MODULE_5__.u) return value.coerceString();
			if (value instanceof _array_js__WEBPACK_IMPORTED_MODULE_0__.O) return value.values();
			if (value instanceof _dictionary_js__WEBPACK_IMPORTED_MODULE_2__.b) {
				let pairs = value.pairs();
				let r = {};
				for (let p of pairs) r[p.key] = p.value;
				return r;
			}
			return value;
		}
	}),
	10379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => reviver });
		var _array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48315);
		var _boolean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5438);
		var _dictionary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78596);
		var _null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749);
		var _number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69881);
		var _string_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53637);
		function reviver(_key, val) {
			if (val === null) return new _null_js__WEBPACK_IMPORTED_MODULE_3__.U();
			if (typeof val == "string") return new _string_js__WEBPACK_IMPORTED_MODULE_5__.u(val);
			if (typeof val == "number") return new _number_js__WEBPACK_IMPORTED_MODULE_4__.Q(val);
			if (typeof val == "boolean") return new _boolean_js__WEBPACK_IMPORTED_MODULE_1__.b(val);
			if (Array.isArray(val)) return new _array_js__WEBPACK_IMPORTED_MODULE_0__.O(...val);
			if (typeof val == "object") return new _dictionary_js__WEBPACK_IMPORTED_MODULE_2__.b(...Object.keys(val).map((k) => ({
				key: k,
				value: val[k]
			})));
			return val;
		}
	}),
	53637: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => StringData });
		var _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21674);
		class StringData {
			constructor(value) {
				this.value = value;
				this.kind = _expressiondata_js__WEBPACK_IMPORTED_MODULE_0__.b.String;
				this.primitive = !0;
			}
			coerceString() {
				return this.value;
			}
			number() {
				return Number(this.value);
			}
		}
	}),
	52830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			By: () => ErrorType,
			VP: () => MAX_PARSER_DEPTH,
			ZI: () => ExpressionEvaluationError,
			dM: () => MAX_EXPRESSION_LENGTH,
			tj: () => ExpressionError
		});
		var _lexer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12083);
		let MAX_PARSER_DEPTH = 50;
		let MAX_EXPRESSION_LENGTH = 21e3;
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
		class ExpressionError extends Error {
			constructor(typ, tok) {
				super(`${errorDescription(typ)}: '${(0, _lexer_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(tok)}'`);
				this.typ = typ;
				this.tok = tok;
				this.pos = this.tok.range.start;
			}
		}
		function errorDescription(typ) {
			switch (typ) {
				case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
				case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
				case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
				case ErrorType.ErrorExceededMaxDepth: return "Exceeded max expression depth 50";
				case ErrorType.ErrorExceededMaxLength: return `Exceeded max expression length ${MAX_EXPRESSION_LENGTH}`;
				case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
				case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
				case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
				case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
				case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
				default: return "Unknown error";
			}
		}
		class ExpressionEvaluationError extends Error {}
	}),
	70588: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => FilteredArray });
		var _data_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45958);
		class FilteredArray extends _data_index_js__WEBPACK_IMPORTED_MODULE_0__.O3 {}
	}),
	32339: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			oi: () => evaluator_Evaluator,
			tj: () => errors.tj,
			JG: () => lexer.JG,
			iX: () => parser_Parser,
			p: () => data,
			j7: () => funcs_wellKnownFunctions
		});
		var ast = __webpack_require__(12049);
		var dictionary = __webpack_require__(78596);
		var data = __webpack_require__(45958);
		var filtered_array = __webpack_require__(70588);
		var errors = __webpack_require__(52830);
		let caseFunc = {
			name: "case",
			description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
			minArgs: 3,
			maxArgs: 2 ** 53 - 1,
			call: (...args) => {
				for (let i = 0; i < args.length - 1; i += 2) {
					let predicate = args[i];
					if (predicate.kind !== data.b8.Boolean) throw Error("case predicate must evaluate to a boolean value");
					if (predicate.value) return args[i + 1];
				}
				return args[args.length - 1];
			}
		};
		var dist_result = __webpack_require__(96856);
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
						return new data.bo(ls.toLowerCase().includes(rs.toLowerCase()));
					}
				} else if (left.kind === data.b8.Array) {
					let la = left;
					if (la.values().length === 0) return new data.bo(!1);
					for (let v of la.values()) if ((0, dist_result.aI)(right, v)) return new data.bo(!0);
				}
				return new data.bo(!1);
			}
		};
		let endswith = {
			name: "endsWith",
			description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
			minArgs: 2,
			maxArgs: 2,
			call: (...args) => {
				let left = args[0];
				if (!left.primitive) return new data.bo(!1);
				let right = args[1];
				if (!right.primitive) return new data.bo(!1);
				let ls = (0, dist_result.LM)(left.coerceString());
				let rs = (0, dist_result.LM)(right.coerceString());
				return new data.bo(ls.endsWith(rs));
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
				return new data.uQ(result.join(""));
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
		var reviver = __webpack_require__(10379);
		let fromjson = {
			name: "fromJson",
			description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
			minArgs: 1,
			maxArgs: 1,
			call: (...args) => {
				let is = args[0].coerceString();
				if (is.trim() === "") throw Error("empty input");
				try {
					return JSON.parse(is, reviver.e);
				} catch (e) {
					throw new errors.ZI("Error parsing JSON when evaluating fromJson", { cause: e });
				}
			}
		};
		let join = {
			name: "join",
			description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
			minArgs: 1,
			maxArgs: 2,
			call: (...args) => {
				if (args[0].primitive) return new data.uQ(args[0].coerceString());
				if (args[0].kind === data.b8.Array) {
					let separator = ",";
					args.length > 1 && args[1].primitive && (separator = args[1].coerceString());
					return new data.uQ(args[0].values().map((item) => item.coerceString()).join(separator));
				}
				return new data.uQ("");
			}
		};
		let startswith = {
			name: "startsWith",
			description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
			minArgs: 2,
			maxArgs: 2,
			call: (...args) => {
				let left = args[0];
				if (!left.primitive) return new data.bo(!1);
				let right = args[1];
				if (!right.primitive) return new data.bo(!1);
				let ls = (0, dist_result.LM)(left.coerceString());
				let rs = (0, dist_result.LM)(right.coerceString());
				return new data.bo(ls.startsWith(rs));
			}
		};
		var replacer = __webpack_require__(9442);
		let funcs_wellKnownFunctions = {
			case: caseFunc,
			contains,
			endswith,
			format,
			fromjson,
			join,
			startswith,
			tojson: {
				name: "toJson",
				description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
				minArgs: 1,
				maxArgs: 1,
				call: (...args) => new data.uQ(JSON.stringify(args[0], replacer.$, "  "))
			}
		};
		function validateFunction(context, identifier, argCount) {
			let name = identifier.lexeme.toLowerCase();
			let f;
			f = funcs_wellKnownFunctions[name];
			if (!f) {
				f = context.extensionFunctions.get(name);
				if (!f) {
					if (!context.allowUnknownKeywords) throw new errors.tj(errors.By.ErrorUnrecognizedFunction, identifier);
					return;
				}
			}
			if (argCount < f.minArgs) throw new errors.tj(errors.By.ErrorTooFewParameters, identifier);
			if (argCount > f.maxArgs) throw new errors.tj(errors.By.ErrorTooManyParameters, identifier);
			if (name === "case" && argCount % 2 == 0) throw new errors.tj(errors.By.ErrorEvenParameters, identifier);
		}
		class idxHelper {
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
		}
		var lexer = __webpack_require__(12083);
		class evaluator_Evaluator {
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
				if (unary.operator.type === lexer.ks.BANG) return new data.bo((0, dist_result.me)(r));
				throw Error(`unknown unary operator: ${unary.operator.lexeme}`);
			}
			visitBinary(binary) {
				let left = this.eval(binary.left);
				let right = this.eval(binary.right);
				switch (binary.operator.type) {
					case lexer.ks.EQUAL_EQUAL: return new data.bo((0, dist_result.aI)(left, right));
					case lexer.ks.BANG_EQUAL: return new data.bo(!(0, dist_result.aI)(left, right));
					case lexer.ks.GREATER: return new data.bo((0, dist_result.MM)(left, right));
					case lexer.ks.GREATER_EQUAL: return new data.bo((0, dist_result.aI)(left, right) || (0, dist_result.MM)(left, right));
					case lexer.ks.LESS: return new data.bo((0, dist_result.Xe)(left, right));
					case lexer.ks.LESS_EQUAL: return new data.bo((0, dist_result.aI)(left, right) || (0, dist_result.Xe)(left, right));
				}
				throw Error(`unknown binary operator: ${binary.operator.lexeme}`);
			}
			visitLogical(logical) {
				let result;
				for (let arg of logical.args) {
					result = this.eval(arg);
					if (logical.operator.type === lexer.ks.AND && (0, dist_result.me)(result) || logical.operator.type === lexer.ks.OR && (0, dist_result.vN)(result)) break;
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
				if (ia.index instanceof ast.FE) idx = new idxHelper(!0, void 0);
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
					case data.b8.Array: {
						let tobjResult = objResult;
						result = tobjResult instanceof filtered_array.T ? filteredArrayAccess(tobjResult, idx) : arrayAccess(tobjResult, idx);
						break;
					}
					case data.b8.Dictionary:
						result = objectAccess(objResult, idx);
						break;
					default: result = idx.star ? new filtered_array.T() : new data.Uv();
				}
				return result;
			}
			visitFunctionCall(functionCall) {
				let args = functionCall.args.map((arg) => this.eval(arg));
				let functionName = functionCall.functionName.lexeme.toLowerCase();
				return (this.functions?.get(functionName) || funcs_wellKnownFunctions[functionName]).call(...args);
			}
		}
		function filteredArrayAccess(fa, idx) {
			let result = new filtered_array.T();
			for (let item of fa.values()) switch (item.kind) {
				case data.b8.Dictionary: {
					let ti = item;
					if (idx.star) for (let v of ti.values()) result.add(v);
					else if (idx.str !== void 0) {
						let v = ti.get(idx.str);
						v !== void 0 && result.add(v);
					}
					break;
				}
				case data.b8.Array: {
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
				let fa = new filtered_array.T();
				for (let item of a.values()) fa.add(item);
				return fa;
			}
			if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
			return new data.Uv();
		}
		function objectAccess(obj, idx) {
			if (idx.star) return new filtered_array.T(...obj.values());
			if (idx.str !== void 0) {
				let r = obj.get(idx.str);
				if (r !== void 0) return r;
			}
			return new data.Uv();
		}
		class parser_Parser {
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
				if (!this.atEnd()) throw this.buildError(errors.By.ErrorUnexpectedSymbol, this.peek());
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
				if (this.check(lexer.ks.OR)) {
					this.incrDepth();
					try {
						let logical = new ast.oD(this.peek(), [expr]);
						expr = logical;
						for (; this.match(lexer.ks.OR);) {
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
				if (this.check(lexer.ks.AND)) {
					this.incrDepth();
					try {
						let logical = new ast.oD(this.peek(), [expr]);
						expr = logical;
						for (; this.match(lexer.ks.AND);) {
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
				for (; this.match(lexer.ks.BANG_EQUAL, lexer.ks.EQUAL_EQUAL);) {
					let operator = this.previous();
					let right = this.comparison();
					expr = new ast.yI(expr, operator, right);
				}
				return expr;
			}
			comparison() {
				let expr = this.unary();
				for (; this.match(lexer.ks.GREATER, lexer.ks.GREATER_EQUAL, lexer.ks.LESS, lexer.ks.LESS_EQUAL);) {
					let operator = this.previous();
					let right = this.unary();
					expr = new ast.yI(expr, operator, right);
				}
				return expr;
			}
			unary() {
				if (this.match(lexer.ks.BANG)) {
					this.incrDepth();
					let operator = this.previous();
					let unary = this.unary();
					try {
						return new ast._c(operator, unary);
					} finally {
						this.decrDepth();
					}
				}
				return this.index();
			}
			index() {
				let expr = this.call();
				let depthIncreased = 0;
				if (expr instanceof ast.aU || expr instanceof ast.R6 || expr instanceof ast.QC) {
					let cont = !0;
					for (; cont;) switch (!0) {
						case this.match(lexer.ks.LEFT_BRACKET): {
							let indexExpr;
							indexExpr = this.match(lexer.ks.STAR) ? new ast.FE() : this.expression();
							this.consume(lexer.ks.RIGHT_BRACKET, errors.By.ErrorUnexpectedSymbol);
							this.incrDepth();
							depthIncreased++;
							expr = new ast.p_(expr, indexExpr);
							break;
						}
						case this.match(lexer.ks.DOT):
							this.incrDepth();
							depthIncreased++;
							if (this.match(lexer.ks.IDENTIFIER)) {
								let property = this.previous();
								expr = new ast.p_(expr, new ast.uS(new data.uQ(property.lexeme), property));
							} else if (this.match(lexer.ks.STAR)) expr = new ast.p_(expr, new ast.FE());
							else throw this.buildError(errors.By.ErrorUnexpectedSymbol, this.peek());
							break;
						default: cont = !1;
					}
				}
				for (let i = 0; i < depthIncreased; i++) this.decrDepth();
				return expr;
			}
			call() {
				if (!this.check(lexer.ks.IDENTIFIER)) return this.primary();
				let identifier = this.next();
				if (!this.match(lexer.ks.LEFT_PAREN)) {
					if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(errors.By.ErrorUnrecognizedContext, identifier);
					return new ast.QC(identifier);
				}
				let args = [];
				for (; !this.match(lexer.ks.RIGHT_PAREN);) {
					let aexp = this.expression();
					args.push(aexp);
					this.check(lexer.ks.RIGHT_PAREN) || this.consume(lexer.ks.COMMA, errors.By.ErrorUnexpectedSymbol);
				}
				validateFunction(this.context, identifier, args.length);
				return new ast.R6(identifier, args);
			}
			primary() {
				switch (!0) {
					case this.match(lexer.ks.FALSE): return new ast.uS(new data.bo(!1), this.previous());
					case this.match(lexer.ks.TRUE): return new ast.uS(new data.bo(!0), this.previous());
					case this.match(lexer.ks.NULL): return new ast.uS(new data.Uv(), this.previous());
					case this.match(lexer.ks.NUMBER): return new ast.uS(new data.Q9(this.previous().value), this.previous());
					case this.match(lexer.ks.STRING): return new ast.uS(new data.uQ(this.previous().value), this.previous());
					case this.match(lexer.ks.LEFT_PAREN): {
						let expr = this.expression();
						if (this.atEnd()) throw this.buildError(errors.By.ErrorUnexpectedEndOfExpression, this.previous());
						this.consume(lexer.ks.RIGHT_PAREN, errors.By.ErrorUnexpectedSymbol);
						return new ast.aU(expr);
					}
					case this.atEnd(): throw this.buildError(errors.By.ErrorUnexpectedEndOfExpression, this.previous());
				}
				throw this.buildError(errors.By.ErrorUnexpectedSymbol, this.peek());
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
				return this.peek().type == lexer.ks.EOF;
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
				if (this.depth > errors.VP) throw this.buildError(errors.By.ErrorExceededMaxDepth, this.peek());
			}
			decrDepth() {
				this.depth--;
			}
			buildError(errType, token) {
				return new errors.tj(errType, token);
			}
		}
		__webpack_require__(21674);
		dictionary.b;
	}),
	12083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JG: () => Lexer,
			Lk: () => tokenString,
			ks: () => TokenType
		});
		var _data_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45958);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52830);
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
		class Lexer {
			constructor(input) {
				this.input = input;
				this.start = 0;
				this.offset = 0;
				this.line = 0;
				this.lastLineOffset = 0;
				this.tokens = [];
			}
			lex() {
				if (this.input.length > _errors_js__WEBPACK_IMPORTED_MODULE_1__.dM) throw Error("ErrorExceededMaxLength");
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
				let value = new _data_index_js__WEBPACK_IMPORTED_MODULE_0__.uQ(lexeme).number();
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
		}
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
	}),
	96856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LM: () => toUpperSpecial,
			MM: () => greaterThan,
			Xe: () => lessThan,
			aI: () => equals,
			me: () => falsy,
			vN: () => truthy
		});
		var _data_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45958);
		function falsy(d) {
			switch (d.kind) {
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Null: return !0;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean: return !d.value;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number: {
					let dv = d.value;
					return dv === 0 || isNaN(dv);
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String: return d.value.length === 0;
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
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number:
					if (ri.kind === _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String) {
						rv = new _data_index_js__WEBPACK_IMPORTED_MODULE_0__.Q9(ri.number());
						return [lv, rv];
					}
					break;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String:
					if (ri.kind === _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number) {
						lv = new _data_index_js__WEBPACK_IMPORTED_MODULE_0__.Q9(li.number());
						return [lv, rv];
					}
					break;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Null:
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean:
					lv = new _data_index_js__WEBPACK_IMPORTED_MODULE_0__.Q9(li.number());
					return coerceTypes(lv, rv);
			}
			switch (ri.kind) {
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Null:
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean:
					rv = new _data_index_js__WEBPACK_IMPORTED_MODULE_0__.Q9(ri.number());
					return coerceTypes(lv, rv);
			}
			return [lv, rv];
		}
		function equals(lhs, rhs) {
			let [lv, rv] = coerceTypes(lhs, rhs);
			if (lv.kind != rv.kind) return !1;
			switch (lv.kind) {
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Null: return !0;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number: {
					let ld = lv.value;
					let rd = rv.value;
					if (isNaN(ld) || isNaN(rd)) return !1;
					return ld == rd;
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String: {
					let ls = lv.value;
					let rs = rv.value;
					return toUpperSpecial(ls) === toUpperSpecial(rs);
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean: return lv.value == rv.value;
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Dictionary:
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Array: return lv === rv;
			}
			return !1;
		}
		function greaterThan(lhs, rhs) {
			let [lv, rv] = coerceTypes(lhs, rhs);
			if (lv.kind != rv.kind) return !1;
			switch (lv.kind) {
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number: {
					let lf = lv.value;
					let rf = rv.value;
					if (isNaN(lf) || isNaN(rf)) return !1;
					return lf > rf;
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String: {
					let ls = lv.value;
					let rs = rv.value;
					ls = toUpperSpecial(ls);
					rs = toUpperSpecial(rs);
					return ls > rs;
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean: {
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
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Number: {
					let lf = lv.value;
					let rf = rv.value;
					if (isNaN(lf) || isNaN(rf)) return !1;
					return lf < rf;
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.String: {
					let ls = lv.value;
					let rs = rv.value;
					ls = toUpperSpecial(ls);
					rs = toUpperSpecial(rs);
					return ls < rs;
				}
				case _data_index_js__WEBPACK_IMPORTED_MODULE_0__.b8.Boolean: {
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
	})
};
