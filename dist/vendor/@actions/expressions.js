(() => {
	var __webpack_modules__ = {
		57: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { ast: () => __nccwpck_require__(58) };
		}),
		58: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				Array: () => Array$1,
				BooleanData: () => BooleanData,
				ContextAccess: () => ContextAccess,
				Dictionary: () => Dictionary,
				Evaluator: () => Evaluator,
				ExpressionError: () => ExpressionError,
				FilteredArray: () => FilteredArray,
				IndexAccess: () => IndexAccess,
				Lexer: () => Lexer,
				Literal: () => Literal,
				Null: () => Null,
				NumberData: () => NumberData,
				Parser: () => Parser,
				Star: () => Star,
				StringData: () => StringData,
				TokenType: () => TokenType,
				falsy: () => falsy,
				wellKnownFunctions: () => wellKnownFunctions
			});
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
			var Lexer = class {
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
			var Parser = class {
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
		})
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
	var __webpack_exports__ = __nccwpck_require__(57);
	module.exports = __webpack_exports__;
})();
