(() => {
	var __webpack_modules__ = {
		418: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(919)[name] });
		},
		943: (module) => {
			"use strict";
			module.exports = require("fs/promises");
		},
		24: (module) => {
			"use strict";
			module.exports = require("node:fs");
		},
		760: (module) => {
			"use strict";
			module.exports = require("node:path");
		},
		919: (module) => {
			"use strict";
			module.exports = require("node:worker_threads");
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
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
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
	var __webpack_exports__ = {};
	(() => {
		"use strict";
		__nccwpck_require__.r(__webpack_exports__);
		var $late_worker_threads = __nccwpck_require__(418);
		var $late_worker_threads_2 = __nccwpck_require__.n($late_worker_threads);
		var $node_fs = __nccwpck_require__(24);
		var $node_fs_2 = __nccwpck_require__.n($node_fs);
		var $node_path = __nccwpck_require__(760);
		var $node_path_2 = __nccwpck_require__.n($node_path);
		var __defProp$1 = Object.defineProperty;
		var __exportAll = (all, no_symbols) => {
			let target = {};
			for (var name in all) __defProp$1(target, name, {
				get: all[name],
				enumerable: !0
			});
			no_symbols || __defProp$1(target, Symbol.toStringTag, { value: "Module" });
			return target;
		};
		//! src/system/process/threads.ts
		function readPackageFile(packages, name) {
			return new Uint8Array($node_fs.readFileSync($node_path.join(packages, name)));
		}
		//! src/base/result.ts
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
		//! src/base/text/text-places.ts
		function placeAt(text, offset) {
			return new TextLines(text).place(offset);
		}
		var TextLines = class {
			#text;
			#starts;
			constructor(text) {
				this.#text = text;
			}
			lineOf(offset) {
				return this.place(offset).line;
			}
			place(offset) {
				let starts = this.#lineStarts();
				let [low, high] = [0, starts.length];
				for (; high - low > 1;) {
					let middle = low + high >> 1;
					(starts[middle] ?? 0) <= offset ? low = middle : high = middle;
				}
				return {
					line: low + 1,
					column: offset - (starts[low] ?? 0) + 1
				};
			}
			startOf(line) {
				return this.#lineStarts()[line - 1] ?? 0;
			}
			#lineStarts() {
				if (this.#starts === void 0) {
					let starts = [0];
					for (let at = this.#text.indexOf("\n"); at >= 0; at = this.#text.indexOf("\n", at + 1)) starts.push(at + 1);
					this.#starts = starts;
				}
				return this.#starts;
			}
		};
		//! src/base/errors/tool-errors.ts
		function toolError(code, message, suggestion, cause) {
			return cause === void 0 ? {
				code,
				message,
				suggestion
			} : {
				code,
				message,
				suggestion,
				cause
			};
		}
		//! src/workspace/text/text.ts
		const utf8 = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		});
		function dominantLineEnding(text) {
			let { newlines, crlf } = countEndings(text);
			return crlf * 2 > newlines ? "\r\n" : "\n";
		}
		function withLineEnding(text, ending) {
			return text.replace(/\r?\n/g, ending);
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
		var __defProp = Object.defineProperty;
		var __name = (target, value) => __defProp(target, "name", {
			value,
			configurable: !0
		});
		var Edit = class {
			static {
				__name(this, "Edit");
			}
			startPosition;
			oldEndPosition;
			newEndPosition;
			startIndex;
			oldEndIndex;
			newEndIndex;
			constructor({ startIndex, oldEndIndex, newEndIndex, startPosition, oldEndPosition, newEndPosition }) {
				this.startIndex = startIndex >>> 0;
				this.oldEndIndex = oldEndIndex >>> 0;
				this.newEndIndex = newEndIndex >>> 0;
				this.startPosition = startPosition;
				this.oldEndPosition = oldEndPosition;
				this.newEndPosition = newEndPosition;
			}
			editPoint(point, index) {
				let newIndex = index;
				let newPoint = { ...point };
				if (index >= this.oldEndIndex) {
					newIndex = this.newEndIndex + (index - this.oldEndIndex);
					let originalRow = point.row;
					newPoint.row = this.newEndPosition.row + (point.row - this.oldEndPosition.row);
					newPoint.column = originalRow === this.oldEndPosition.row ? this.newEndPosition.column + (point.column - this.oldEndPosition.column) : point.column;
				} else if (index > this.startIndex) {
					newIndex = this.newEndIndex;
					newPoint.row = this.newEndPosition.row;
					newPoint.column = this.newEndPosition.column;
				}
				return {
					point: newPoint,
					index: newIndex
				};
			}
			editRange(range) {
				let newRange = {
					startIndex: range.startIndex,
					startPosition: { ...range.startPosition },
					endIndex: range.endIndex,
					endPosition: { ...range.endPosition }
				};
				if (range.endIndex >= this.oldEndIndex) {
					if (range.endIndex !== 2 ** 53 - 1) {
						newRange.endIndex = this.newEndIndex + (range.endIndex - this.oldEndIndex);
						newRange.endPosition = {
							row: this.newEndPosition.row + (range.endPosition.row - this.oldEndPosition.row),
							column: range.endPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.endPosition.column - this.oldEndPosition.column) : range.endPosition.column
						};
						if (newRange.endIndex < this.newEndIndex) {
							newRange.endIndex = 2 ** 53 - 1;
							newRange.endPosition = {
								row: 2 ** 53 - 1,
								column: 2 ** 53 - 1
							};
						}
					}
				} else if (range.endIndex > this.startIndex) {
					newRange.endIndex = this.startIndex;
					newRange.endPosition = { ...this.startPosition };
				}
				if (range.startIndex >= this.oldEndIndex) {
					newRange.startIndex = this.newEndIndex + (range.startIndex - this.oldEndIndex);
					newRange.startPosition = {
						row: this.newEndPosition.row + (range.startPosition.row - this.oldEndPosition.row),
						column: range.startPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.startPosition.column - this.oldEndPosition.column) : range.startPosition.column
					};
					if (newRange.startIndex < this.newEndIndex) {
						newRange.startIndex = 2 ** 53 - 1;
						newRange.startPosition = {
							row: 2 ** 53 - 1,
							column: 2 ** 53 - 1
						};
					}
				} else if (range.startIndex > this.startIndex) {
					newRange.startIndex = this.startIndex;
					newRange.startPosition = { ...this.startPosition };
				}
				return newRange;
			}
		};
		var SIZE_OF_SHORT = 2;
		var SIZE_OF_INT = 4;
		var SIZE_OF_CURSOR = 4 * SIZE_OF_INT;
		var SIZE_OF_NODE = 5 * SIZE_OF_INT;
		var SIZE_OF_POINT = 2 * SIZE_OF_INT;
		var SIZE_OF_RANGE = 2 * SIZE_OF_INT + 2 * SIZE_OF_POINT;
		var ZERO_POINT = {
			row: 0,
			column: 0
		};
		var INTERNAL = Symbol("INTERNAL");
		function assertInternal(x) {
			if (x !== INTERNAL) throw Error("Illegal constructor");
		}
		__name(assertInternal, "assertInternal");
		function isPoint(point) {
			return !!point && typeof point.row == "number" && typeof point.column == "number";
		}
		__name(isPoint, "isPoint");
		function setModule(module2) {
			C = module2;
		}
		__name(setModule, "setModule");
		var C;
		var LookaheadIterator = class {
			static {
				__name(this, "LookaheadIterator");
			}
			0 = 0;
			language;
			constructor(internal, address, language) {
				assertInternal(internal);
				this[0] = address;
				this.language = language;
			}
			get currentTypeId() {
				return C._ts_lookahead_iterator_current_symbol(this[0]);
			}
			get currentType() {
				return this.language.types[this.currentTypeId] || "ERROR";
			}
			delete() {
				C._ts_lookahead_iterator_delete(this[0]);
				this[0] = 0;
			}
			reset(language, stateId) {
				if (C._ts_lookahead_iterator_reset(this[0], language[0], stateId)) {
					this.language = language;
					return !0;
				}
				return !1;
			}
			resetState(stateId) {
				return !!C._ts_lookahead_iterator_reset_state(this[0], stateId);
			}
			[Symbol.iterator]() {
				return { next: __name(() => {
					if (C._ts_lookahead_iterator_next(this[0])) return {
						done: !1,
						value: this.currentType
					};
					return {
						done: !0,
						value: ""
					};
				}, "next") };
			}
		};
		function getText(tree, startIndex, endIndex, startPosition) {
			let length = endIndex - startIndex;
			let result = tree.textCallback(startIndex, startPosition);
			if (result) {
				startIndex += result.length;
				for (; startIndex < endIndex;) {
					let string = tree.textCallback(startIndex, startPosition);
					if (string && string.length > 0) {
						startIndex += string.length;
						result += string;
					} else break;
				}
				startIndex > endIndex && (result = result.slice(0, length));
			}
			return result ?? "";
		}
		__name(getText, "getText");
		var Tree = class _Tree {
			static {
				__name(this, "Tree");
			}
			0 = 0;
			textCallback;
			language;
			constructor(internal, address, language, textCallback) {
				assertInternal(internal);
				this[0] = address;
				this.language = language;
				this.textCallback = textCallback;
			}
			copy() {
				let address = C._ts_tree_copy(this[0]);
				return new _Tree(INTERNAL, address, this.language, this.textCallback);
			}
			delete() {
				C._ts_tree_delete(this[0]);
				this[0] = 0;
			}
			get rootNode() {
				C._ts_tree_root_node_wasm(this[0]);
				return unmarshalNode(this);
			}
			rootNodeWithOffset(offsetBytes, offsetExtent) {
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				C.setValue(address, offsetBytes, "i32");
				marshalPoint(address + SIZE_OF_INT, offsetExtent);
				C._ts_tree_root_node_with_offset_wasm(this[0]);
				return unmarshalNode(this);
			}
			edit(edit) {
				marshalEdit(edit);
				C._ts_tree_edit_wasm(this[0]);
			}
			walk() {
				return this.rootNode.walk();
			}
			getChangedRanges(other) {
				if (!(other instanceof _Tree)) throw TypeError("Argument must be a Tree");
				C._ts_tree_get_changed_ranges_wasm(this[0], other[0]);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = unmarshalRange(address);
						address += SIZE_OF_RANGE;
					}
					C._free(buffer);
				}
				return result;
			}
			getIncludedRanges() {
				C._ts_tree_included_ranges_wasm(this[0]);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = unmarshalRange(address);
						address += SIZE_OF_RANGE;
					}
					C._free(buffer);
				}
				return result;
			}
		};
		var TreeCursor = class _TreeCursor {
			static {
				__name(this, "TreeCursor");
			}
			0 = 0;
			1 = 0;
			2 = 0;
			3 = 0;
			tree;
			constructor(internal, tree) {
				assertInternal(internal);
				this.tree = tree;
				unmarshalTreeCursor(this);
			}
			copy() {
				let copy = new _TreeCursor(INTERNAL, this.tree);
				C._ts_tree_cursor_copy_wasm(this.tree[0]);
				unmarshalTreeCursor(copy);
				return copy;
			}
			delete() {
				marshalTreeCursor(this);
				C._ts_tree_cursor_delete_wasm(this.tree[0]);
				this[0] = this[1] = this[2] = 0;
			}
			get currentNode() {
				marshalTreeCursor(this);
				C._ts_tree_cursor_current_node_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get currentFieldId() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_field_id_wasm(this.tree[0]);
			}
			get currentFieldName() {
				return this.tree.language.fields[this.currentFieldId];
			}
			get currentDepth() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_depth_wasm(this.tree[0]);
			}
			get currentDescendantIndex() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0]);
			}
			get nodeType() {
				return this.tree.language.types[this.nodeTypeId] || "ERROR";
			}
			get nodeTypeId() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0]);
			}
			get nodeStateId() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0]);
			}
			get nodeId() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_node_id_wasm(this.tree[0]);
			}
			get nodeIsNamed() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0]) === 1;
			}
			get nodeIsMissing() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0]) === 1;
			}
			get nodeText() {
				marshalTreeCursor(this);
				let startIndex = C._ts_tree_cursor_start_index_wasm(this.tree[0]);
				let endIndex = C._ts_tree_cursor_end_index_wasm(this.tree[0]);
				C._ts_tree_cursor_start_position_wasm(this.tree[0]);
				let startPosition = unmarshalPoint(TRANSFER_BUFFER);
				return getText(this.tree, startIndex, endIndex, startPosition);
			}
			get startPosition() {
				marshalTreeCursor(this);
				C._ts_tree_cursor_start_position_wasm(this.tree[0]);
				return unmarshalPoint(TRANSFER_BUFFER);
			}
			get endPosition() {
				marshalTreeCursor(this);
				C._ts_tree_cursor_end_position_wasm(this.tree[0]);
				return unmarshalPoint(TRANSFER_BUFFER);
			}
			get startIndex() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_start_index_wasm(this.tree[0]);
			}
			get endIndex() {
				marshalTreeCursor(this);
				return C._ts_tree_cursor_end_index_wasm(this.tree[0]);
			}
			gotoFirstChild() {
				marshalTreeCursor(this);
				let result = C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoLastChild() {
				marshalTreeCursor(this);
				let result = C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoParent() {
				marshalTreeCursor(this);
				let result = C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoNextSibling() {
				marshalTreeCursor(this);
				let result = C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoPreviousSibling() {
				marshalTreeCursor(this);
				let result = C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoDescendant(goalDescendantIndex) {
				marshalTreeCursor(this);
				C._ts_tree_cursor_goto_descendant_wasm(this.tree[0], goalDescendantIndex);
				unmarshalTreeCursor(this);
			}
			gotoFirstChildForIndex(goalIndex) {
				marshalTreeCursor(this);
				C.setValue(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalIndex, "i32");
				let result = C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			gotoFirstChildForPosition(goalPosition) {
				marshalTreeCursor(this);
				marshalPoint(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalPosition);
				let result = C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
				return result === 1;
			}
			reset(node) {
				marshalNode(node);
				marshalTreeCursor(this, TRANSFER_BUFFER + SIZE_OF_NODE);
				C._ts_tree_cursor_reset_wasm(this.tree[0]);
				unmarshalTreeCursor(this);
			}
			resetTo(cursor) {
				marshalTreeCursor(this, TRANSFER_BUFFER);
				marshalTreeCursor(cursor, TRANSFER_BUFFER + SIZE_OF_CURSOR);
				C._ts_tree_cursor_reset_to_wasm(this.tree[0], cursor.tree[0]);
				unmarshalTreeCursor(this);
			}
		};
		var Node = class {
			static {
				__name(this, "Node");
			}
			0 = 0;
			_children;
			_namedChildren;
			constructor(internal, { id, tree, startIndex, startPosition, other }) {
				assertInternal(internal);
				this[0] = other;
				this.id = id;
				this.tree = tree;
				this.startIndex = startIndex;
				this.startPosition = startPosition;
			}
			id;
			startIndex;
			startPosition;
			tree;
			get typeId() {
				marshalNode(this);
				return C._ts_node_symbol_wasm(this.tree[0]);
			}
			get grammarId() {
				marshalNode(this);
				return C._ts_node_grammar_symbol_wasm(this.tree[0]);
			}
			get type() {
				return this.tree.language.types[this.typeId] || "ERROR";
			}
			get grammarType() {
				return this.tree.language.types[this.grammarId] || "ERROR";
			}
			get isNamed() {
				marshalNode(this);
				return C._ts_node_is_named_wasm(this.tree[0]) === 1;
			}
			get isExtra() {
				marshalNode(this);
				return C._ts_node_is_extra_wasm(this.tree[0]) === 1;
			}
			get isError() {
				marshalNode(this);
				return C._ts_node_is_error_wasm(this.tree[0]) === 1;
			}
			get isMissing() {
				marshalNode(this);
				return C._ts_node_is_missing_wasm(this.tree[0]) === 1;
			}
			get hasChanges() {
				marshalNode(this);
				return C._ts_node_has_changes_wasm(this.tree[0]) === 1;
			}
			get hasError() {
				marshalNode(this);
				return C._ts_node_has_error_wasm(this.tree[0]) === 1;
			}
			get endIndex() {
				marshalNode(this);
				return C._ts_node_end_index_wasm(this.tree[0]);
			}
			get endPosition() {
				marshalNode(this);
				C._ts_node_end_point_wasm(this.tree[0]);
				return unmarshalPoint(TRANSFER_BUFFER);
			}
			get text() {
				return getText(this.tree, this.startIndex, this.endIndex, this.startPosition);
			}
			get parseState() {
				marshalNode(this);
				return C._ts_node_parse_state_wasm(this.tree[0]);
			}
			get nextParseState() {
				marshalNode(this);
				return C._ts_node_next_parse_state_wasm(this.tree[0]);
			}
			equals(other) {
				return this.tree === other.tree && this.id === other.id;
			}
			child(index) {
				marshalNode(this);
				C._ts_node_child_wasm(this.tree[0], index);
				return unmarshalNode(this.tree);
			}
			namedChild(index) {
				marshalNode(this);
				C._ts_node_named_child_wasm(this.tree[0], index);
				return unmarshalNode(this.tree);
			}
			childForFieldId(fieldId) {
				marshalNode(this);
				C._ts_node_child_by_field_id_wasm(this.tree[0], fieldId);
				return unmarshalNode(this.tree);
			}
			childForFieldName(fieldName) {
				let fieldId = this.tree.language.fields.indexOf(fieldName);
				if (fieldId !== -1) return this.childForFieldId(fieldId);
				return null;
			}
			fieldNameForChild(index) {
				marshalNode(this);
				let address = C._ts_node_field_name_for_child_wasm(this.tree[0], index);
				if (!address) return null;
				return C.AsciiToString(address);
			}
			fieldNameForNamedChild(index) {
				marshalNode(this);
				let address = C._ts_node_field_name_for_named_child_wasm(this.tree[0], index);
				if (!address) return null;
				return C.AsciiToString(address);
			}
			childrenForFieldName(fieldName) {
				let fieldId = this.tree.language.fields.indexOf(fieldName);
				if (fieldId !== -1 && fieldId !== 0) return this.childrenForFieldId(fieldId);
				return [];
			}
			childrenForFieldId(fieldId) {
				marshalNode(this);
				C._ts_node_children_by_field_id_wasm(this.tree[0], fieldId);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = unmarshalNode(this.tree, address);
						address += SIZE_OF_NODE;
					}
					C._free(buffer);
				}
				return result;
			}
			firstChildForIndex(index) {
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				C.setValue(address, index, "i32");
				C._ts_node_first_child_for_byte_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			firstNamedChildForIndex(index) {
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				C.setValue(address, index, "i32");
				C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get childCount() {
				marshalNode(this);
				return C._ts_node_child_count_wasm(this.tree[0]);
			}
			get namedChildCount() {
				marshalNode(this);
				return C._ts_node_named_child_count_wasm(this.tree[0]);
			}
			get firstChild() {
				return this.child(0);
			}
			get firstNamedChild() {
				return this.namedChild(0);
			}
			get lastChild() {
				return this.child(this.childCount - 1);
			}
			get lastNamedChild() {
				return this.namedChild(this.namedChildCount - 1);
			}
			get children() {
				if (!this._children) {
					marshalNode(this);
					C._ts_node_children_wasm(this.tree[0]);
					let count = C.getValue(TRANSFER_BUFFER, "i32");
					let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
					this._children = Array(count);
					if (count > 0) {
						let address = buffer;
						for (let i2 = 0; i2 < count; i2++) {
							this._children[i2] = unmarshalNode(this.tree, address);
							address += SIZE_OF_NODE;
						}
						C._free(buffer);
					}
				}
				return this._children;
			}
			get namedChildren() {
				if (!this._namedChildren) {
					marshalNode(this);
					C._ts_node_named_children_wasm(this.tree[0]);
					let count = C.getValue(TRANSFER_BUFFER, "i32");
					let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
					this._namedChildren = Array(count);
					if (count > 0) {
						let address = buffer;
						for (let i2 = 0; i2 < count; i2++) {
							this._namedChildren[i2] = unmarshalNode(this.tree, address);
							address += SIZE_OF_NODE;
						}
						C._free(buffer);
					}
				}
				return this._namedChildren;
			}
			descendantsOfType(types, startPosition = ZERO_POINT, endPosition = ZERO_POINT) {
				Array.isArray(types) || (types = [types]);
				let symbols = [];
				let typesBySymbol = this.tree.language.types;
				for (let node_type of types) node_type == "ERROR" && symbols.push(65535);
				for (let i2 = 0, n = typesBySymbol.length; i2 < n; i2++) types.includes(typesBySymbol[i2]) && symbols.push(i2);
				let symbolsAddress = C._malloc(SIZE_OF_INT * symbols.length);
				for (let i2 = 0, n = symbols.length; i2 < n; i2++) C.setValue(symbolsAddress + i2 * SIZE_OF_INT, symbols[i2], "i32");
				marshalNode(this);
				C._ts_node_descendants_of_type_wasm(this.tree[0], symbolsAddress, symbols.length, startPosition.row, startPosition.column, endPosition.row, endPosition.column);
				let descendantCount = C.getValue(TRANSFER_BUFFER, "i32");
				let descendantAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(descendantCount);
				if (descendantCount > 0) {
					let address = descendantAddress;
					for (let i2 = 0; i2 < descendantCount; i2++) {
						result[i2] = unmarshalNode(this.tree, address);
						address += SIZE_OF_NODE;
					}
				}
				C._free(descendantAddress);
				C._free(symbolsAddress);
				return result;
			}
			get nextSibling() {
				marshalNode(this);
				C._ts_node_next_sibling_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get previousSibling() {
				marshalNode(this);
				C._ts_node_prev_sibling_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get nextNamedSibling() {
				marshalNode(this);
				C._ts_node_next_named_sibling_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get previousNamedSibling() {
				marshalNode(this);
				C._ts_node_prev_named_sibling_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			get descendantCount() {
				marshalNode(this);
				return C._ts_node_descendant_count_wasm(this.tree[0]);
			}
			get parent() {
				marshalNode(this);
				C._ts_node_parent_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			childWithDescendant(descendant) {
				marshalNode(this);
				marshalNode(descendant, 1);
				C._ts_node_child_with_descendant_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			descendantForIndex(start2, end = start2) {
				if (typeof start2 != "number" || typeof end != "number") throw Error("Arguments must be numbers");
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				C.setValue(address, start2, "i32");
				C.setValue(address + SIZE_OF_INT, end, "i32");
				C._ts_node_descendant_for_index_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			namedDescendantForIndex(start2, end = start2) {
				if (typeof start2 != "number" || typeof end != "number") throw Error("Arguments must be numbers");
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				C.setValue(address, start2, "i32");
				C.setValue(address + SIZE_OF_INT, end, "i32");
				C._ts_node_named_descendant_for_index_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			descendantForPosition(start2, end = start2) {
				if (!isPoint(start2) || !isPoint(end)) throw Error("Arguments must be {row, column} objects");
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				marshalPoint(address, start2);
				marshalPoint(address + SIZE_OF_POINT, end);
				C._ts_node_descendant_for_position_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			namedDescendantForPosition(start2, end = start2) {
				if (!isPoint(start2) || !isPoint(end)) throw Error("Arguments must be {row, column} objects");
				marshalNode(this);
				let address = TRANSFER_BUFFER + SIZE_OF_NODE;
				marshalPoint(address, start2);
				marshalPoint(address + SIZE_OF_POINT, end);
				C._ts_node_named_descendant_for_position_wasm(this.tree[0]);
				return unmarshalNode(this.tree);
			}
			walk() {
				marshalNode(this);
				C._ts_tree_cursor_new_wasm(this.tree[0]);
				return new TreeCursor(INTERNAL, this.tree);
			}
			edit(edit) {
				if (this.startIndex >= edit.oldEndIndex) {
					this.startIndex = edit.newEndIndex + (this.startIndex - edit.oldEndIndex);
					let subbedPointRow;
					let subbedPointColumn;
					if (this.startPosition.row > edit.oldEndPosition.row) {
						subbedPointRow = this.startPosition.row - edit.oldEndPosition.row;
						subbedPointColumn = this.startPosition.column;
					} else {
						subbedPointRow = 0;
						subbedPointColumn = this.startPosition.column;
						this.startPosition.column >= edit.oldEndPosition.column && (subbedPointColumn = this.startPosition.column - edit.oldEndPosition.column);
					}
					if (subbedPointRow > 0) {
						this.startPosition.row += subbedPointRow;
						this.startPosition.column = subbedPointColumn;
					} else this.startPosition.column += subbedPointColumn;
				} else if (this.startIndex > edit.startIndex) {
					this.startIndex = edit.newEndIndex;
					this.startPosition.row = edit.newEndPosition.row;
					this.startPosition.column = edit.newEndPosition.column;
				}
			}
			toString() {
				marshalNode(this);
				let address = C._ts_node_to_string_wasm(this.tree[0]);
				let result = C.AsciiToString(address);
				C._free(address);
				return result;
			}
		};
		function unmarshalCaptures(query, tree, address, patternIndex, result) {
			for (let i2 = 0, n = result.length; i2 < n; i2++) {
				let captureIndex = C.getValue(address, "i32");
				address += SIZE_OF_INT;
				let node = unmarshalNode(tree, address);
				address += SIZE_OF_NODE;
				result[i2] = {
					patternIndex,
					name: query.captureNames[captureIndex],
					node
				};
			}
			return address;
		}
		__name(unmarshalCaptures, "unmarshalCaptures");
		function marshalNode(node, index = 0) {
			let address = TRANSFER_BUFFER + index * SIZE_OF_NODE;
			C.setValue(address, node.id, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, node.startIndex, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, node.startPosition.row, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, node.startPosition.column, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, node[0], "i32");
		}
		__name(marshalNode, "marshalNode");
		function unmarshalNode(tree, address = TRANSFER_BUFFER) {
			let id = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			if (id === 0) return null;
			let index = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			let row = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			let column = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			let other = C.getValue(address, "i32");
			return new Node(INTERNAL, {
				id,
				tree,
				startIndex: index,
				startPosition: {
					row,
					column
				},
				other
			});
		}
		__name(unmarshalNode, "unmarshalNode");
		function marshalTreeCursor(cursor, address = TRANSFER_BUFFER) {
			C.setValue(address + 0 * SIZE_OF_INT, cursor[0], "i32");
			C.setValue(address + 1 * SIZE_OF_INT, cursor[1], "i32");
			C.setValue(address + 2 * SIZE_OF_INT, cursor[2], "i32");
			C.setValue(address + 3 * SIZE_OF_INT, cursor[3], "i32");
		}
		__name(marshalTreeCursor, "marshalTreeCursor");
		function unmarshalTreeCursor(cursor) {
			cursor[0] = C.getValue(TRANSFER_BUFFER + 0 * SIZE_OF_INT, "i32");
			cursor[1] = C.getValue(TRANSFER_BUFFER + 1 * SIZE_OF_INT, "i32");
			cursor[2] = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
			cursor[3] = C.getValue(TRANSFER_BUFFER + 3 * SIZE_OF_INT, "i32");
		}
		__name(unmarshalTreeCursor, "unmarshalTreeCursor");
		function marshalPoint(address, point) {
			C.setValue(address, point.row, "i32");
			C.setValue(address + SIZE_OF_INT, point.column, "i32");
		}
		__name(marshalPoint, "marshalPoint");
		function unmarshalPoint(address) {
			return {
				row: C.getValue(address, "i32") >>> 0,
				column: C.getValue(address + SIZE_OF_INT, "i32") >>> 0
			};
		}
		__name(unmarshalPoint, "unmarshalPoint");
		function marshalRange(address, range) {
			marshalPoint(address, range.startPosition);
			address += SIZE_OF_POINT;
			marshalPoint(address, range.endPosition);
			address += SIZE_OF_POINT;
			C.setValue(address, range.startIndex, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, range.endIndex, "i32");
			address += SIZE_OF_INT;
		}
		__name(marshalRange, "marshalRange");
		function unmarshalRange(address) {
			let result = {};
			result.startPosition = unmarshalPoint(address);
			address += SIZE_OF_POINT;
			result.endPosition = unmarshalPoint(address);
			address += SIZE_OF_POINT;
			result.startIndex = C.getValue(address, "i32") >>> 0;
			address += SIZE_OF_INT;
			result.endIndex = C.getValue(address, "i32") >>> 0;
			return result;
		}
		__name(unmarshalRange, "unmarshalRange");
		function marshalEdit(edit, address = TRANSFER_BUFFER) {
			marshalPoint(address, edit.startPosition);
			address += SIZE_OF_POINT;
			marshalPoint(address, edit.oldEndPosition);
			address += SIZE_OF_POINT;
			marshalPoint(address, edit.newEndPosition);
			address += SIZE_OF_POINT;
			C.setValue(address, edit.startIndex, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, edit.oldEndIndex, "i32");
			address += SIZE_OF_INT;
			C.setValue(address, edit.newEndIndex, "i32");
			address += SIZE_OF_INT;
		}
		__name(marshalEdit, "marshalEdit");
		function unmarshalLanguageMetadata(address) {
			return {
				major_version: C.getValue(address, "i32"),
				minor_version: C.getValue(address += SIZE_OF_INT, "i32"),
				patch_version: C.getValue(address += SIZE_OF_INT, "i32")
			};
		}
		__name(unmarshalLanguageMetadata, "unmarshalLanguageMetadata");
		var LANGUAGE_FUNCTION_REGEX = /^tree_sitter_\w+$/;
		var Language = class _Language {
			static {
				__name(this, "Language");
			}
			0 = 0;
			types;
			fields;
			constructor(internal, address) {
				assertInternal(internal);
				this[0] = address;
				this.types = Array(C._ts_language_symbol_count(this[0]));
				for (let i2 = 0, n = this.types.length; i2 < n; i2++) C._ts_language_symbol_type(this[0], i2) < 2 && (this.types[i2] = C.UTF8ToString(C._ts_language_symbol_name(this[0], i2)));
				this.fields = Array(C._ts_language_field_count(this[0]) + 1);
				for (let i2 = 0, n = this.fields.length; i2 < n; i2++) {
					let fieldName = C._ts_language_field_name_for_id(this[0], i2);
					fieldName === 0 ? this.fields[i2] = null : this.fields[i2] = C.UTF8ToString(fieldName);
				}
			}
			get name() {
				let ptr = C._ts_language_name(this[0]);
				if (ptr === 0) return null;
				return C.UTF8ToString(ptr);
			}
			get abiVersion() {
				return C._ts_language_abi_version(this[0]);
			}
			get metadata() {
				C._ts_language_metadata_wasm(this[0]);
				if (C.getValue(TRANSFER_BUFFER, "i32") === 0) return null;
				return unmarshalLanguageMetadata(TRANSFER_BUFFER + SIZE_OF_INT);
			}
			get fieldCount() {
				return this.fields.length - 1;
			}
			get stateCount() {
				return C._ts_language_state_count(this[0]);
			}
			fieldIdForName(fieldName) {
				let result = this.fields.indexOf(fieldName);
				return result === -1 ? null : result;
			}
			fieldNameForId(fieldId) {
				return this.fields[fieldId] ?? null;
			}
			idForNodeType(type, named) {
				let typeLength = C.lengthBytesUTF8(type);
				let typeAddress = C._malloc(typeLength + 1);
				C.stringToUTF8(type, typeAddress, typeLength + 1);
				let result = C._ts_language_symbol_for_name(this[0], typeAddress, typeLength, +!!named);
				C._free(typeAddress);
				return result || null;
			}
			get nodeTypeCount() {
				return C._ts_language_symbol_count(this[0]);
			}
			nodeTypeForId(typeId) {
				let name2 = C._ts_language_symbol_name(this[0], typeId);
				return name2 ? C.UTF8ToString(name2) : null;
			}
			nodeTypeIsNamed(typeId) {
				return !!C._ts_language_type_is_named_wasm(this[0], typeId);
			}
			nodeTypeIsVisible(typeId) {
				return !!C._ts_language_type_is_visible_wasm(this[0], typeId);
			}
			get supertypes() {
				C._ts_language_supertypes_wasm(this[0]);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = C.getValue(address, "i16");
						address += SIZE_OF_SHORT;
					}
				}
				return result;
			}
			subtypes(supertype) {
				C._ts_language_subtypes_wasm(this[0], supertype);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = C.getValue(address, "i16");
						address += SIZE_OF_SHORT;
					}
				}
				return result;
			}
			nextState(stateId, typeId) {
				return C._ts_language_next_state(this[0], stateId, typeId);
			}
			lookaheadIterator(stateId) {
				let address = C._ts_lookahead_iterator_new(this[0], stateId);
				if (address) return new LookaheadIterator(INTERNAL, address, this);
				return null;
			}
			static async load(input) {
				let binary2;
				if (input instanceof Uint8Array) binary2 = input;
				else if (globalThis.process?.versions.node) binary2 = await (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 943, 23))).readFile(input);
				else {
					let response = await fetch(input);
					if (!response.ok) {
						let body2 = await response.text();
						throw Error(`Language.load failed with status ${response.status}.

${body2}`);
					}
					let retryResp = response.clone();
					try {
						binary2 = await WebAssembly.compileStreaming(response);
					} catch (reason) {
						console.error("wasm streaming compile failed:", reason);
						console.error("falling back to ArrayBuffer instantiation");
						binary2 = new Uint8Array(await retryResp.arrayBuffer());
					}
				}
				let mod = await C.loadWebAssemblyModule(binary2, { loadAsync: !0 });
				let symbolNames = Object.keys(mod);
				let functionName = symbolNames.find((key) => LANGUAGE_FUNCTION_REGEX.test(key) && !key.includes("external_scanner_"));
				if (!functionName) {
					console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames, null, 2)}`);
					throw Error("Language.load failed: no language function found in Wasm file");
				}
				let languageAddress = mod[functionName]();
				return new _Language(INTERNAL, languageAddress);
			}
		};
		async function Module2(moduleArg = {}) {
			var moduleRtn;
			var Module = moduleArg;
			var ENVIRONMENT_IS_WEB = typeof window == "object";
			var ENVIRONMENT_IS_WORKER = typeof WorkerGlobalScope < "u";
			var ENVIRONMENT_IS_NODE = typeof process == "object" && process.versions?.node && process.type != "renderer";
			if (ENVIRONMENT_IS_NODE) var require = (name) => process.getBuiltinModule(name);
			Module.currentQueryProgressCallback = null;
			Module.currentProgressCallback = null;
			Module.currentLogCallback = null;
			Module.currentParseCallback = null;
			var arguments_ = [];
			var thisProgram = "./this.program";
			var quit_ = __name((status, toThrow) => {
				throw toThrow;
			}, "quit_");
			var _scriptName = "file:///";
			var scriptDirectory = "";
			function locateFile(path) {
				if (Module.locateFile) return Module.locateFile(path, scriptDirectory);
				return scriptDirectory + path;
			}
			__name(locateFile, "locateFile");
			var readAsync, readBinary;
			if (ENVIRONMENT_IS_NODE) {
				var fs = require("fs");
				_scriptName.startsWith("file:") && (scriptDirectory = require("path").dirname(require("url").fileURLToPath(_scriptName)) + "/");
				readBinary = __name((filename) => {
					filename = isFileURI(filename) ? new URL(filename) : filename;
					return fs.readFileSync(filename);
				}, "readBinary");
				readAsync = __name(async (filename, binary2 = !0) => {
					filename = isFileURI(filename) ? new URL(filename) : filename;
					return fs.readFileSync(filename, binary2 ? void 0 : "utf8");
				}, "readAsync");
				process.argv.length > 1 && (thisProgram = process.argv[1].replace(/\\/g, "/"));
				arguments_ = process.argv.slice(2);
				quit_ = __name((status, toThrow) => {
					process.exitCode = status;
					throw toThrow;
				}, "quit_");
			} else if (ENVIRONMENT_IS_WEB || ENVIRONMENT_IS_WORKER) {
				try {
					scriptDirectory = new URL(".", _scriptName).href;
				} catch {}
				ENVIRONMENT_IS_WORKER && (readBinary = __name((url) => {
					var xhr = new XMLHttpRequest();
					xhr.open("GET", url, !1);
					xhr.responseType = "arraybuffer";
					xhr.send(null);
					return new Uint8Array(xhr.response);
				}, "readBinary"));
				readAsync = __name(async (url) => {
					if (isFileURI(url)) return new Promise((resolve, reject) => {
						var xhr = new XMLHttpRequest();
						xhr.open("GET", url, !0);
						xhr.responseType = "arraybuffer";
						xhr.onload = () => {
							if (xhr.status == 200 || xhr.status == 0 && xhr.response) {
								resolve(xhr.response);
								return;
							}
							reject(xhr.status);
						};
						xhr.onerror = reject;
						xhr.send(null);
					});
					var response = await fetch(url, { credentials: "same-origin" });
					if (response.ok) return response.arrayBuffer();
					throw Error(response.status + " : " + response.url);
				}, "readAsync");
			}
			var out = console.log.bind(console);
			var err = console.error.bind(console);
			var dynamicLibraries = [];
			var wasmBinary;
			var ABORT = !1;
			var EXITSTATUS;
			var isFileURI = __name((filename) => filename.startsWith("file://"), "isFileURI");
			var readyPromiseResolve, readyPromiseReject;
			var wasmMemory;
			var HEAP8, HEAPU8, HEAP16, HEAPU16, HEAP32, HEAPU32, HEAPF32, HEAPF64;
			var HEAP64, HEAPU64;
			var HEAP_DATA_VIEW;
			var runtimeInitialized = !1;
			function updateMemoryViews() {
				var b = wasmMemory.buffer;
				Module.HEAP8 = HEAP8 = new Int8Array(b);
				Module.HEAP16 = new Int16Array(b);
				Module.HEAPU8 = HEAPU8 = new Uint8Array(b);
				Module.HEAPU16 = HEAPU16 = new Uint16Array(b);
				Module.HEAP32 = new Int32Array(b);
				Module.HEAPU32 = HEAPU32 = new Uint32Array(b);
				Module.HEAPF32 = new Float32Array(b);
				Module.HEAPF64 = new Float64Array(b);
				Module.HEAP64 = new BigInt64Array(b);
				Module.HEAPU64 = new BigUint64Array(b);
				Module.HEAP_DATA_VIEW = HEAP_DATA_VIEW = new DataView(b);
				LE_HEAP_UPDATE();
			}
			__name(updateMemoryViews, "updateMemoryViews");
			function initMemory() {
				if (Module.wasmMemory) wasmMemory = Module.wasmMemory;
				else {
					var INITIAL_MEMORY = Module.INITIAL_MEMORY || 33554432;
					wasmMemory = new WebAssembly.Memory({
						initial: INITIAL_MEMORY / 65536,
						maximum: 32768
					});
				}
				updateMemoryViews();
			}
			__name(initMemory, "initMemory");
			var __RELOC_FUNCS__ = [];
			function preRun() {
				if (Module.preRun) {
					typeof Module.preRun == "function" && (Module.preRun = [Module.preRun]);
					for (; Module.preRun.length;) addOnPreRun(Module.preRun.shift());
				}
				callRuntimeCallbacks(onPreRuns);
			}
			__name(preRun, "preRun");
			function initRuntime() {
				runtimeInitialized = !0;
				callRuntimeCallbacks(__RELOC_FUNCS__);
				wasmExports.__wasm_call_ctors();
				callRuntimeCallbacks(onPostCtors);
			}
			__name(initRuntime, "initRuntime");
			function preMain() {}
			__name(preMain, "preMain");
			function postRun() {
				if (Module.postRun) {
					typeof Module.postRun == "function" && (Module.postRun = [Module.postRun]);
					for (; Module.postRun.length;) addOnPostRun(Module.postRun.shift());
				}
				callRuntimeCallbacks(onPostRuns);
			}
			__name(postRun, "postRun");
			function abort(what) {
				Module.onAbort?.(what);
				what = "Aborted(" + what + ")";
				err(what);
				ABORT = !0;
				what += ". Build with -sASSERTIONS for more info.";
				var e = new WebAssembly.RuntimeError(what);
				readyPromiseReject?.(e);
				throw e;
			}
			__name(abort, "abort");
			var wasmBinaryFile;
			function findWasmBinary() {
				if (Module.locateFile) return locateFile("web-tree-sitter.wasm");
				return new URL("web-tree-sitter.wasm", "file:///").href;
			}
			__name(findWasmBinary, "findWasmBinary");
			function getBinarySync(file) {
				if (file == wasmBinaryFile && wasmBinary) return new Uint8Array(wasmBinary);
				if (readBinary) return readBinary(file);
				throw "both async and sync fetching of the wasm failed";
			}
			__name(getBinarySync, "getBinarySync");
			async function getWasmBinary(binaryFile) {
				if (!wasmBinary) try {
					var response = await readAsync(binaryFile);
					return new Uint8Array(response);
				} catch {}
				return getBinarySync(binaryFile);
			}
			__name(getWasmBinary, "getWasmBinary");
			async function instantiateArrayBuffer(binaryFile, imports) {
				try {
					var binary2 = await getWasmBinary(binaryFile);
					return await WebAssembly.instantiate(binary2, imports);
				} catch (reason) {
					err(`failed to asynchronously prepare wasm: ${reason}`);
					abort(reason);
				}
			}
			__name(instantiateArrayBuffer, "instantiateArrayBuffer");
			async function instantiateAsync(binary2, binaryFile, imports) {
				if (!binary2 && !isFileURI(binaryFile) && !ENVIRONMENT_IS_NODE) try {
					var response = fetch(binaryFile, { credentials: "same-origin" });
					return await WebAssembly.instantiateStreaming(response, imports);
				} catch (reason) {
					err(`wasm streaming compile failed: ${reason}`);
					err("falling back to ArrayBuffer instantiation");
				}
				return instantiateArrayBuffer(binaryFile, imports);
			}
			__name(instantiateAsync, "instantiateAsync");
			function getWasmImports() {
				return {
					env: wasmImports,
					wasi_snapshot_preview1: wasmImports,
					"GOT.mem": new Proxy(wasmImports, GOTHandler),
					"GOT.func": new Proxy(wasmImports, GOTHandler)
				};
			}
			__name(getWasmImports, "getWasmImports");
			async function createWasm() {
				function receiveInstance(instance2, module2) {
					wasmExports = instance2.exports;
					wasmExports = relocateExports(wasmExports, 1024);
					var metadata2 = getDylinkMetadata(module2);
					metadata2.neededDynlibs && (dynamicLibraries = metadata2.neededDynlibs.concat(dynamicLibraries));
					mergeLibSymbols(wasmExports, "main");
					LDSO.init();
					loadDylibs();
					__RELOC_FUNCS__.push(wasmExports.__wasm_apply_data_relocs);
					assignWasmExports(wasmExports);
					return wasmExports;
				}
				__name(receiveInstance, "receiveInstance");
				function receiveInstantiationResult(result2) {
					return receiveInstance(result2.instance, result2.module);
				}
				__name(receiveInstantiationResult, "receiveInstantiationResult");
				var info2 = getWasmImports();
				if (Module.instantiateWasm) return new Promise((resolve, reject) => {
					Module.instantiateWasm(info2, (mod, inst) => {
						resolve(receiveInstance(mod, inst));
					});
				});
				wasmBinaryFile ??= findWasmBinary();
				return receiveInstantiationResult(await instantiateAsync(wasmBinary, wasmBinaryFile, info2));
			}
			__name(createWasm, "createWasm");
			class ExitStatus {
				static {
					__name(this, "ExitStatus");
				}
				name = "ExitStatus";
				constructor(status) {
					this.message = `Program terminated with exit(${status})`;
					this.status = status;
				}
			}
			var GOT = {};
			var currentModuleWeakSymbols = new Set([]);
			var GOTHandler = { get(obj, symName) {
				var rtn = GOT[symName];
				rtn ||= GOT[symName] = new WebAssembly.Global({
					value: "i32",
					mutable: !0
				});
				currentModuleWeakSymbols.has(symName) || (rtn.required = !0);
				return rtn;
			} };
			var LE_ATOMICS_NATIVE_BYTE_ORDER = [];
			var LE_HEAP_LOAD_F32 = __name((byteOffset) => HEAP_DATA_VIEW.getFloat32(byteOffset, !0), "LE_HEAP_LOAD_F32");
			var LE_HEAP_LOAD_F64 = __name((byteOffset) => HEAP_DATA_VIEW.getFloat64(byteOffset, !0), "LE_HEAP_LOAD_F64");
			var LE_HEAP_LOAD_I16 = __name((byteOffset) => HEAP_DATA_VIEW.getInt16(byteOffset, !0), "LE_HEAP_LOAD_I16");
			var LE_HEAP_LOAD_I32 = __name((byteOffset) => HEAP_DATA_VIEW.getInt32(byteOffset, !0), "LE_HEAP_LOAD_I32");
			var LE_HEAP_LOAD_I64 = __name((byteOffset) => HEAP_DATA_VIEW.getBigInt64(byteOffset, !0), "LE_HEAP_LOAD_I64");
			var LE_HEAP_LOAD_U32 = __name((byteOffset) => HEAP_DATA_VIEW.getUint32(byteOffset, !0), "LE_HEAP_LOAD_U32");
			var LE_HEAP_STORE_F32 = __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat32(byteOffset, value, !0), "LE_HEAP_STORE_F32");
			var LE_HEAP_STORE_F64 = __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat64(byteOffset, value, !0), "LE_HEAP_STORE_F64");
			var LE_HEAP_STORE_I16 = __name((byteOffset, value) => HEAP_DATA_VIEW.setInt16(byteOffset, value, !0), "LE_HEAP_STORE_I16");
			var LE_HEAP_STORE_I32 = __name((byteOffset, value) => HEAP_DATA_VIEW.setInt32(byteOffset, value, !0), "LE_HEAP_STORE_I32");
			var LE_HEAP_STORE_I64 = __name((byteOffset, value) => HEAP_DATA_VIEW.setBigInt64(byteOffset, value, !0), "LE_HEAP_STORE_I64");
			var LE_HEAP_STORE_U32 = __name((byteOffset, value) => HEAP_DATA_VIEW.setUint32(byteOffset, value, !0), "LE_HEAP_STORE_U32");
			var callRuntimeCallbacks = __name((callbacks) => {
				for (; callbacks.length > 0;) callbacks.shift()(Module);
			}, "callRuntimeCallbacks");
			var onPostRuns = [];
			var addOnPostRun = __name((cb) => onPostRuns.push(cb), "addOnPostRun");
			var onPreRuns = [];
			var addOnPreRun = __name((cb) => onPreRuns.push(cb), "addOnPreRun");
			var UTF8Decoder = typeof TextDecoder < "u" ? new TextDecoder() : void 0;
			var findStringEnd = __name((heapOrArray, idx, maxBytesToRead, ignoreNul) => {
				var maxIdx = idx + maxBytesToRead;
				if (ignoreNul) return maxIdx;
				for (; heapOrArray[idx] && !(idx >= maxIdx);) ++idx;
				return idx;
			}, "findStringEnd");
			var UTF8ArrayToString = __name((heapOrArray, idx = 0, maxBytesToRead, ignoreNul) => {
				var endPtr = findStringEnd(heapOrArray, idx, maxBytesToRead, ignoreNul);
				if (endPtr - idx > 16 && heapOrArray.buffer && UTF8Decoder) return UTF8Decoder.decode(heapOrArray.subarray(idx, endPtr));
				var str = "";
				for (; idx < endPtr;) {
					var u0 = heapOrArray[idx++];
					if (!(u0 & 128)) {
						str += String.fromCharCode(u0);
						continue;
					}
					var u1 = heapOrArray[idx++] & 63;
					if ((u0 & 224) == 192) {
						str += String.fromCharCode((u0 & 31) << 6 | u1);
						continue;
					}
					var u2 = heapOrArray[idx++] & 63;
					u0 = (u0 & 240) == 224 ? (u0 & 15) << 12 | u1 << 6 | u2 : (u0 & 7) << 18 | u1 << 12 | u2 << 6 | heapOrArray[idx++] & 63;
					if (u0 < 65536) str += String.fromCharCode(u0);
					else {
						var ch = u0 - 65536;
						str += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
					}
				}
				return str;
			}, "UTF8ArrayToString");
			var getDylinkMetadata = __name((binary2) => {
				var offset = 0;
				var end = 0;
				function getU8() {
					return binary2[offset++];
				}
				__name(getU8, "getU8");
				function getLEB() {
					var ret = 0;
					var mul = 1;
					for (;;) {
						var byte = binary2[offset++];
						ret += (byte & 127) * mul;
						mul *= 128;
						if (!(byte & 128)) break;
					}
					return ret;
				}
				__name(getLEB, "getLEB");
				function getString() {
					var len = getLEB();
					offset += len;
					return UTF8ArrayToString(binary2, offset - len, len);
				}
				__name(getString, "getString");
				function getStringList() {
					var count2 = getLEB();
					var rtn = [];
					for (; count2--;) rtn.push(getString());
					return rtn;
				}
				__name(getStringList, "getStringList");
				function failIf(condition, message) {
					if (condition) throw Error(message);
				}
				__name(failIf, "failIf");
				if (binary2 instanceof WebAssembly.Module) {
					var dylinkSection = WebAssembly.Module.customSections(binary2, "dylink.0");
					failIf(dylinkSection.length === 0, "need dylink section");
					binary2 = new Uint8Array(dylinkSection[0]);
					end = binary2.length;
				} else {
					var int32View = new Uint32Array(new Uint8Array(binary2.subarray(0, 24)).buffer);
					failIf(int32View[0] != 1836278016 && int32View[0] != 6386541, "need to see wasm magic number");
					failIf(binary2[8] !== 0, "need the dylink section to be first");
					offset = 9;
					var section_size = getLEB();
					end = offset + section_size;
					failIf(getString() !== "dylink.0");
				}
				var customSection = {
					neededDynlibs: [],
					tlsExports: new Set(),
					weakImports: new Set(),
					runtimePaths: []
				};
				var WASM_DYLINK_MEM_INFO = 1;
				var WASM_DYLINK_NEEDED = 2;
				var WASM_DYLINK_EXPORT_INFO = 3;
				var WASM_DYLINK_IMPORT_INFO = 4;
				var WASM_DYLINK_RUNTIME_PATH = 5;
				var WASM_SYMBOL_TLS = 256;
				var WASM_SYMBOL_BINDING_MASK = 3;
				var WASM_SYMBOL_BINDING_WEAK = 1;
				for (; offset < end;) {
					var subsectionType = getU8();
					var subsectionSize = getLEB();
					if (subsectionType === WASM_DYLINK_MEM_INFO) {
						customSection.memorySize = getLEB();
						customSection.memoryAlign = getLEB();
						customSection.tableSize = getLEB();
						customSection.tableAlign = getLEB();
					} else if (subsectionType === WASM_DYLINK_NEEDED) customSection.neededDynlibs = getStringList();
					else if (subsectionType === WASM_DYLINK_EXPORT_INFO) {
						var count = getLEB();
						for (; count--;) {
							var symname = getString();
							var flags2 = getLEB();
							flags2 & WASM_SYMBOL_TLS && customSection.tlsExports.add(symname);
						}
					} else if (subsectionType === WASM_DYLINK_IMPORT_INFO) {
						var count = getLEB();
						for (; count--;) {
							var modname = getString();
							var symname = getString();
							var flags2 = getLEB();
							(flags2 & WASM_SYMBOL_BINDING_MASK) == WASM_SYMBOL_BINDING_WEAK && customSection.weakImports.add(symname);
						}
					} else subsectionType === WASM_DYLINK_RUNTIME_PATH ? customSection.runtimePaths = getStringList() : offset += subsectionSize;
				}
				return customSection;
			}, "getDylinkMetadata");
			function getValue(ptr, type = "i8") {
				type.endsWith("*") && (type = "*");
				switch (type) {
					case "i1": return HEAP8[ptr];
					case "i8": return HEAP8[ptr];
					case "i16": return LE_HEAP_LOAD_I16((ptr >> 1) * 2);
					case "i32": return LE_HEAP_LOAD_I32((ptr >> 2) * 4);
					case "i64": return LE_HEAP_LOAD_I64((ptr >> 3) * 8);
					case "float": return LE_HEAP_LOAD_F32((ptr >> 2) * 4);
					case "double": return LE_HEAP_LOAD_F64((ptr >> 3) * 8);
					case "*": return LE_HEAP_LOAD_U32((ptr >> 2) * 4);
					default: abort(`invalid type for getValue: ${type}`);
				}
			}
			__name(getValue, "getValue");
			var newDSO = __name((name2, handle2, syms) => {
				var dso = {
					refcount: Infinity,
					name: name2,
					exports: syms,
					global: !0
				};
				LDSO.loadedLibsByName[name2] = dso;
				handle2 != null && (LDSO.loadedLibsByHandle[handle2] = dso);
				return dso;
			}, "newDSO");
			var LDSO = {
				loadedLibsByName: {},
				loadedLibsByHandle: {},
				init() {
					newDSO("__main__", 0, wasmImports);
				}
			};
			var ___heap_base = 78240;
			var alignMemory = __name((size, alignment) => Math.ceil(size / alignment) * alignment, "alignMemory");
			var getMemory = __name((size) => {
				if (runtimeInitialized) return _calloc(size, 1);
				var ret = ___heap_base;
				var end = ret + alignMemory(size, 16);
				___heap_base = end;
				GOT.__heap_base.value = end;
				return ret;
			}, "getMemory");
			var isInternalSym = __name((symName) => [
				"__cpp_exception",
				"__c_longjmp",
				"__wasm_apply_data_relocs",
				"__dso_handle",
				"__tls_size",
				"__tls_align",
				"__set_stack_limits",
				"_emscripten_tls_init",
				"__wasm_init_tls",
				"__wasm_call_ctors",
				"__start_em_asm",
				"__stop_em_asm",
				"__start_em_js",
				"__stop_em_js"
			].includes(symName) || symName.startsWith("__em_js__"), "isInternalSym");
			var uleb128EncodeWithLen = __name((arr) => {
				let n = arr.length;
				return [
					n % 128 | 128,
					n >> 7,
					...arr
				];
			}, "uleb128EncodeWithLen");
			var wasmTypeCodes = {
				i: 127,
				p: 127,
				j: 126,
				f: 125,
				d: 124,
				e: 111
			};
			var generateTypePack = __name((types) => uleb128EncodeWithLen(Array.from(types, (type) => wasmTypeCodes[type])), "generateTypePack");
			var convertJsFunctionToWasm = __name((func2, sig) => {
				var bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, ...uleb128EncodeWithLen([
					1,
					96,
					...generateTypePack(sig.slice(1)),
					...generateTypePack(sig[0] === "v" ? "" : sig[0])
				]), 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);
				var module2 = new WebAssembly.Module(bytes);
				return new WebAssembly.Instance(module2, { e: { f: func2 } }).exports.f;
			}, "convertJsFunctionToWasm");
			var wasmTableMirror = [];
			var wasmTable = new WebAssembly.Table({
				initial: 31,
				element: "anyfunc"
			});
			var getWasmTableEntry = __name((funcPtr) => {
				var func2 = wasmTableMirror[funcPtr];
				func2 || (wasmTableMirror[funcPtr] = func2 = wasmTable.get(funcPtr));
				return func2;
			}, "getWasmTableEntry");
			var updateTableMap = __name((offset, count) => {
				if (functionsInTableMap) for (var i2 = offset; i2 < offset + count; i2++) {
					var item = getWasmTableEntry(i2);
					item && functionsInTableMap.set(item, i2);
				}
			}, "updateTableMap");
			var functionsInTableMap;
			var getFunctionAddress = __name((func2) => {
				if (!functionsInTableMap) {
					functionsInTableMap = new WeakMap();
					updateTableMap(0, wasmTable.length);
				}
				return functionsInTableMap.get(func2) || 0;
			}, "getFunctionAddress");
			var freeTableIndexes = [];
			var getEmptyTableSlot = __name(() => {
				if (freeTableIndexes.length) return freeTableIndexes.pop();
				return wasmTable.grow(1);
			}, "getEmptyTableSlot");
			var setWasmTableEntry = __name((idx, func2) => {
				wasmTable.set(idx, func2);
				wasmTableMirror[idx] = wasmTable.get(idx);
			}, "setWasmTableEntry");
			var addFunction = __name((func2, sig) => {
				var rtn = getFunctionAddress(func2);
				if (rtn) return rtn;
				var ret = getEmptyTableSlot();
				try {
					setWasmTableEntry(ret, func2);
				} catch (err2) {
					if (!(err2 instanceof TypeError)) throw err2;
					setWasmTableEntry(ret, convertJsFunctionToWasm(func2, sig));
				}
				functionsInTableMap.set(func2, ret);
				return ret;
			}, "addFunction");
			var updateGOT = __name((exports, replace) => {
				for (var symName in exports) {
					if (isInternalSym(symName)) continue;
					var value = exports[symName];
					GOT[symName] ||= new WebAssembly.Global({
						value: "i32",
						mutable: !0
					});
					(replace || GOT[symName].value == 0) && (typeof value == "function" ? GOT[symName].value = addFunction(value) : typeof value == "number" ? GOT[symName].value = value : err(`unhandled export type for '${symName}': ${typeof value}`));
				}
			}, "updateGOT");
			var relocateExports = __name((exports, memoryBase2, replace) => {
				var relocated = {};
				for (var e in exports) {
					var value = exports[e];
					typeof value == "object" && (value = value.value);
					typeof value == "number" && (value += memoryBase2);
					relocated[e] = value;
				}
				updateGOT(relocated, replace);
				return relocated;
			}, "relocateExports");
			var isSymbolDefined = __name((symName) => {
				var existing = wasmImports[symName];
				if (!existing || existing.stub) return !1;
				return !0;
			}, "isSymbolDefined");
			var dynCall = __name((sig, ptr, args2 = [], promising = !1) => {
				var rtn = getWasmTableEntry(ptr)(...args2);
				function convert(rtn2) {
					return rtn2;
				}
				__name(convert, "convert");
				return convert(rtn);
			}, "dynCall");
			var stackSave = __name(() => _emscripten_stack_get_current(), "stackSave");
			var stackRestore = __name((val) => __emscripten_stack_restore(val), "stackRestore");
			var createInvokeFunction = __name((sig) => (ptr, ...args2) => {
				var sp = stackSave();
				try {
					return dynCall(sig, ptr, args2);
				} catch (e) {
					stackRestore(sp);
					if (e !== e + 0) throw e;
					_setThrew(1, 0);
					if (sig[0] == "j") return 0n;
				}
			}, "createInvokeFunction");
			var resolveGlobalSymbol = __name((symName, direct = !1) => {
				var sym;
				isSymbolDefined(symName) ? sym = wasmImports[symName] : symName.startsWith("invoke_") && (sym = wasmImports[symName] = createInvokeFunction(symName.split("_")[1]));
				return {
					sym,
					name: symName
				};
			}, "resolveGlobalSymbol");
			var onPostCtors = [];
			var addOnPostCtor = __name((cb) => onPostCtors.push(cb), "addOnPostCtor");
			var UTF8ToString = __name((ptr, maxBytesToRead, ignoreNul) => ptr ? UTF8ArrayToString(HEAPU8, ptr, maxBytesToRead, ignoreNul) : "", "UTF8ToString");
			var loadWebAssemblyModule = __name((binary, flags, libName, localScope, handle) => {
				var metadata = getDylinkMetadata(binary);
				function loadModule() {
					var memAlign = 2 ** metadata.memoryAlign;
					var memoryBase = metadata.memorySize ? alignMemory(getMemory(metadata.memorySize + memAlign), memAlign) : 0;
					var tableBase = metadata.tableSize ? wasmTable.length : 0;
					if (handle) {
						HEAP8[handle + 8] = 1;
						LE_HEAP_STORE_U32((handle + 12 >> 2) * 4, memoryBase);
						LE_HEAP_STORE_I32((handle + 16 >> 2) * 4, metadata.memorySize);
						LE_HEAP_STORE_U32((handle + 20 >> 2) * 4, tableBase);
						LE_HEAP_STORE_I32((handle + 24 >> 2) * 4, metadata.tableSize);
					}
					metadata.tableSize && wasmTable.grow(metadata.tableSize);
					var moduleExports;
					function resolveSymbol(sym) {
						var resolved = resolveGlobalSymbol(sym).sym;
						!resolved && localScope && (resolved = localScope[sym]);
						resolved ||= moduleExports[sym];
						return resolved;
					}
					__name(resolveSymbol, "resolveSymbol");
					var proxyHandler = { get(stubs, prop) {
						switch (prop) {
							case "__memory_base": return memoryBase;
							case "__table_base": return tableBase;
						}
						if (prop in wasmImports && !wasmImports[prop].stub) return wasmImports[prop];
						if (!(prop in stubs)) {
							var resolved;
							stubs[prop] = (...args2) => {
								resolved ||= resolveSymbol(prop);
								return resolved(...args2);
							};
						}
						return stubs[prop];
					} };
					var proxy = new Proxy({}, proxyHandler);
					currentModuleWeakSymbols = metadata.weakImports;
					var info = {
						"GOT.mem": new Proxy({}, GOTHandler),
						"GOT.func": new Proxy({}, GOTHandler),
						env: proxy,
						wasi_snapshot_preview1: proxy
					};
					function postInstantiation(module, instance) {
						updateTableMap(tableBase, metadata.tableSize);
						moduleExports = relocateExports(instance.exports, memoryBase);
						flags.allowUndefined || reportUndefinedSymbols();
						function addEmAsm(addr, body) {
							var args = [];
							var arity = 0;
							for (; arity < 16 && body.indexOf("$" + arity) != -1; arity++) args.push("$" + arity);
							args = args.join(",");
							var func = `(${args}) => { ${body} };`;
							ASM_CONSTS[start] = eval(func);
						}
						__name(addEmAsm, "addEmAsm");
						if ("__start_em_asm" in moduleExports) {
							var start = moduleExports.__start_em_asm;
							var stop = moduleExports.__stop_em_asm;
							for (; start < stop;) {
								var jsString = UTF8ToString(start);
								addEmAsm(start, jsString);
								start = HEAPU8.indexOf(0, start) + 1;
							}
						}
						function addEmJs(name, cSig, body) {
							var jsArgs = [];
							cSig = cSig.slice(1, -1);
							if (cSig != "void") {
								cSig = cSig.split(",");
								for (var i in cSig) {
									var jsArg = cSig[i].split(" ").pop();
									jsArgs.push(jsArg.replace("*", ""));
								}
							}
							var func = `(${jsArgs}) => ${body};`;
							moduleExports[name] = eval(func);
						}
						__name(addEmJs, "addEmJs");
						for (var name in moduleExports) if (name.startsWith("__em_js__")) {
							var start = moduleExports[name];
							var jsString = UTF8ToString(start);
							var parts = jsString.split("<::>");
							addEmJs(name.replace("__em_js__", ""), parts[0], parts[1]);
							delete moduleExports[name];
						}
						var applyRelocs = moduleExports.__wasm_apply_data_relocs;
						applyRelocs && (runtimeInitialized ? applyRelocs() : __RELOC_FUNCS__.push(applyRelocs));
						var init = moduleExports.__wasm_call_ctors;
						init && (runtimeInitialized ? init() : addOnPostCtor(init));
						return moduleExports;
					}
					__name(postInstantiation, "postInstantiation");
					if (flags.loadAsync) return (async () => {
						var instance2;
						binary instanceof WebAssembly.Module ? instance2 = new WebAssembly.Instance(binary, info) : {module: binary, instance: instance2} = await WebAssembly.instantiate(binary, info);
						return postInstantiation(binary, instance2);
					})();
					var module = binary instanceof WebAssembly.Module ? binary : new WebAssembly.Module(binary);
					var instance = new WebAssembly.Instance(module, info);
					return postInstantiation(module, instance);
				}
				__name(loadModule, "loadModule");
				flags = {
					...flags,
					rpath: {
						parentLibPath: libName,
						paths: metadata.runtimePaths
					}
				};
				if (flags.loadAsync) return metadata.neededDynlibs.reduce((chain, dynNeeded) => chain.then(() => loadDynamicLibrary(dynNeeded, flags, localScope)), Promise.resolve()).then(loadModule);
				metadata.neededDynlibs.forEach((needed) => loadDynamicLibrary(needed, flags, localScope));
				return loadModule();
			}, "loadWebAssemblyModule");
			var mergeLibSymbols = __name((exports, libName2) => {
				for (var [sym, exp] of Object.entries(exports)) {
					let setImport = __name((target) => {
						isSymbolDefined(target) || (wasmImports[target] = exp);
					}, "setImport");
					setImport(sym);
					let main_alias = "__main_argc_argv";
					sym == "main" && setImport(main_alias);
					sym == main_alias && setImport("main");
				}
			}, "mergeLibSymbols");
			var asyncLoad = __name(async (url) => {
				var arrayBuffer = await readAsync(url);
				return new Uint8Array(arrayBuffer);
			}, "asyncLoad");
			function loadDynamicLibrary(libName2, flags2 = {
				global: !0,
				nodelete: !0
			}, localScope2, handle2) {
				var dso = LDSO.loadedLibsByName[libName2];
				if (dso) {
					if (!flags2.global) localScope2 && Object.assign(localScope2, dso.exports);
					else if (!dso.global) {
						dso.global = !0;
						mergeLibSymbols(dso.exports, libName2);
					}
					flags2.nodelete && dso.refcount !== Infinity && (dso.refcount = Infinity);
					dso.refcount++;
					handle2 && (LDSO.loadedLibsByHandle[handle2] = dso);
					return !flags2.loadAsync || Promise.resolve(!0);
				}
				dso = newDSO(libName2, handle2, "loading");
				dso.refcount = flags2.nodelete ? Infinity : 1;
				dso.global = flags2.global;
				function loadLibData() {
					if (handle2) {
						var data = LE_HEAP_LOAD_U32((handle2 + 28 >> 2) * 4);
						var dataSize = LE_HEAP_LOAD_U32((handle2 + 32 >> 2) * 4);
						if (data && dataSize) {
							var libData = HEAP8.slice(data, data + dataSize);
							return flags2.loadAsync ? Promise.resolve(libData) : libData;
						}
					}
					var libFile = locateFile(libName2);
					if (flags2.loadAsync) return asyncLoad(libFile);
					if (!readBinary) throw Error(`${libFile}: file not found, and synchronous loading of external files is not available`);
					return readBinary(libFile);
				}
				__name(loadLibData, "loadLibData");
				function getExports() {
					if (flags2.loadAsync) return loadLibData().then((libData) => loadWebAssemblyModule(libData, flags2, libName2, localScope2, handle2));
					return loadWebAssemblyModule(loadLibData(), flags2, libName2, localScope2, handle2);
				}
				__name(getExports, "getExports");
				function moduleLoaded(exports) {
					dso.global ? mergeLibSymbols(exports, libName2) : localScope2 && Object.assign(localScope2, exports);
					dso.exports = exports;
				}
				__name(moduleLoaded, "moduleLoaded");
				if (flags2.loadAsync) return getExports().then((exports) => {
					moduleLoaded(exports);
					return !0;
				});
				moduleLoaded(getExports());
				return !0;
			}
			__name(loadDynamicLibrary, "loadDynamicLibrary");
			var reportUndefinedSymbols = __name(() => {
				for (var [symName, entry] of Object.entries(GOT)) if (entry.value == 0) {
					var value = resolveGlobalSymbol(symName, !0).sym;
					if (!value && !entry.required) continue;
					if (typeof value == "function") entry.value = addFunction(value, value.sig);
					else if (typeof value == "number") entry.value = value;
					else throw Error(`bad export type for '${symName}': ${typeof value}`);
				}
			}, "reportUndefinedSymbols");
			var runDependencies = 0;
			var dependenciesFulfilled = null;
			var removeRunDependency = __name((id) => {
				runDependencies--;
				Module.monitorRunDependencies?.(runDependencies);
				if (runDependencies == 0 && dependenciesFulfilled) {
					var callback = dependenciesFulfilled;
					dependenciesFulfilled = null;
					callback();
				}
			}, "removeRunDependency");
			var addRunDependency = __name((id) => {
				runDependencies++;
				Module.monitorRunDependencies?.(runDependencies);
			}, "addRunDependency");
			var loadDylibs = __name(async () => {
				if (!dynamicLibraries.length) {
					reportUndefinedSymbols();
					return;
				}
				addRunDependency("loadDylibs");
				for (var lib of dynamicLibraries) await loadDynamicLibrary(lib, {
					loadAsync: !0,
					global: !0,
					nodelete: !0,
					allowUndefined: !0
				});
				reportUndefinedSymbols();
				removeRunDependency("loadDylibs");
			}, "loadDylibs");
			var noExitRuntime = !0;
			function setValue(ptr, value, type = "i8") {
				type.endsWith("*") && (type = "*");
				switch (type) {
					case "i1":
						HEAP8[ptr] = value;
						break;
					case "i8":
						HEAP8[ptr] = value;
						break;
					case "i16":
						LE_HEAP_STORE_I16((ptr >> 1) * 2, value);
						break;
					case "i32":
						LE_HEAP_STORE_I32((ptr >> 2) * 4, value);
						break;
					case "i64":
						LE_HEAP_STORE_I64((ptr >> 3) * 8, BigInt(value));
						break;
					case "float":
						LE_HEAP_STORE_F32((ptr >> 2) * 4, value);
						break;
					case "double":
						LE_HEAP_STORE_F64((ptr >> 3) * 8, value);
						break;
					case "*":
						LE_HEAP_STORE_U32((ptr >> 2) * 4, value);
						break;
					default: abort(`invalid type for setValue: ${type}`);
				}
			}
			__name(setValue, "setValue");
			var ___memory_base = new WebAssembly.Global({
				value: "i32",
				mutable: !1
			}, 1024);
			var ___stack_high = 78240;
			var ___stack_low = 12704;
			var ___stack_pointer = new WebAssembly.Global({
				value: "i32",
				mutable: !0
			}, 78240);
			var ___table_base = new WebAssembly.Global({
				value: "i32",
				mutable: !1
			}, 1);
			var __abort_js = __name(() => abort(""), "__abort_js");
			__abort_js.sig = "v";
			var getHeapMax = __name(() => 2147483648, "getHeapMax");
			var growMemory = __name((size) => {
				var pages = (size - wasmMemory.buffer.byteLength + 65535) / 65536 | 0;
				try {
					wasmMemory.grow(pages);
					updateMemoryViews();
					return 1;
				} catch {}
			}, "growMemory");
			var _emscripten_resize_heap = __name((requestedSize) => {
				var oldSize = HEAPU8.length;
				requestedSize >>>= 0;
				var maxHeapSize = getHeapMax();
				if (requestedSize > maxHeapSize) return !1;
				for (var cutDown = 1; cutDown <= 4; cutDown *= 2) {
					var overGrownHeapSize = oldSize * (1 + .2 / cutDown);
					overGrownHeapSize = Math.min(overGrownHeapSize, requestedSize + 100663296);
					if (growMemory(Math.min(maxHeapSize, alignMemory(Math.max(requestedSize, overGrownHeapSize), 65536)))) return !0;
				}
				return !1;
			}, "_emscripten_resize_heap");
			_emscripten_resize_heap.sig = "ip";
			var _fd_close = __name((fd) => 52, "_fd_close");
			_fd_close.sig = "ii";
			var INT53_MAX = 9007199254740992;
			var INT53_MIN = -9007199254740992;
			var bigintToI53Checked = __name((num) => num < INT53_MIN || num > INT53_MAX ? NaN : Number(num), "bigintToI53Checked");
			function _fd_seek(fd, offset, whence, newOffset) {
				offset = bigintToI53Checked(offset);
				return 70;
			}
			__name(_fd_seek, "_fd_seek");
			_fd_seek.sig = "iijip";
			var printCharBuffers = [
				null,
				[],
				[]
			];
			var printChar = __name((stream, curr) => {
				var buffer = printCharBuffers[stream];
				if (curr === 0 || curr === 10) {
					(stream === 1 ? out : err)(UTF8ArrayToString(buffer));
					buffer.length = 0;
				} else buffer.push(curr);
			}, "printChar");
			var _fd_write = __name((fd, iov, iovcnt, pnum) => {
				var num = 0;
				for (var i2 = 0; i2 < iovcnt; i2++) {
					var ptr = LE_HEAP_LOAD_U32((iov >> 2) * 4);
					var len = LE_HEAP_LOAD_U32((iov + 4 >> 2) * 4);
					iov += 8;
					for (var j = 0; j < len; j++) printChar(fd, HEAPU8[ptr + j]);
					num += len;
				}
				LE_HEAP_STORE_U32((pnum >> 2) * 4, num);
				return 0;
			}, "_fd_write");
			_fd_write.sig = "iippp";
			function _tree_sitter_log_callback(isLexMessage, messageAddress) {
				if (Module.currentLogCallback) {
					let message = UTF8ToString(messageAddress);
					Module.currentLogCallback(message, isLexMessage !== 0);
				}
			}
			__name(_tree_sitter_log_callback, "_tree_sitter_log_callback");
			function _tree_sitter_parse_callback(inputBufferAddress, index, row, column, lengthAddress) {
				let INPUT_BUFFER_SIZE = 10240;
				let string = Module.currentParseCallback(index, {
					row,
					column
				});
				if (typeof string == "string") {
					setValue(lengthAddress, string.length, "i32");
					stringToUTF16(string, inputBufferAddress, 10240);
				} else setValue(lengthAddress, 0, "i32");
			}
			__name(_tree_sitter_parse_callback, "_tree_sitter_parse_callback");
			function _tree_sitter_progress_callback(currentOffset, hasError) {
				if (Module.currentProgressCallback) return Module.currentProgressCallback({
					currentOffset,
					hasError
				});
				return !1;
			}
			__name(_tree_sitter_progress_callback, "_tree_sitter_progress_callback");
			function _tree_sitter_query_progress_callback(currentOffset) {
				if (Module.currentQueryProgressCallback) return Module.currentQueryProgressCallback({ currentOffset });
				return !1;
			}
			__name(_tree_sitter_query_progress_callback, "_tree_sitter_query_progress_callback");
			var runtimeKeepaliveCounter = 0;
			var keepRuntimeAlive = __name(() => noExitRuntime || runtimeKeepaliveCounter > 0, "keepRuntimeAlive");
			var _proc_exit = __name((code) => {
				EXITSTATUS = code;
				if (!keepRuntimeAlive()) {
					Module.onExit?.(code);
					ABORT = !0;
				}
				quit_(code, new ExitStatus(code));
			}, "_proc_exit");
			_proc_exit.sig = "vi";
			var exitJS = __name((status, implicit) => {
				EXITSTATUS = status;
				_proc_exit(status);
			}, "exitJS");
			var handleException = __name((e) => {
				if (e instanceof ExitStatus || e == "unwind") return EXITSTATUS;
				quit_(1, e);
			}, "handleException");
			var lengthBytesUTF8 = __name((str) => {
				var len = 0;
				for (var i2 = 0; i2 < str.length; ++i2) {
					var c = str.charCodeAt(i2);
					if (c <= 127) len++;
					else if (c <= 2047) len += 2;
					else if (c >= 55296 && c <= 57343) {
						len += 4;
						++i2;
					} else len += 3;
				}
				return len;
			}, "lengthBytesUTF8");
			var stringToUTF8Array = __name((str, heap, outIdx, maxBytesToWrite) => {
				if (!(maxBytesToWrite > 0)) return 0;
				var startIdx = outIdx;
				var endIdx = outIdx + maxBytesToWrite - 1;
				for (var i2 = 0; i2 < str.length; ++i2) {
					var u = str.codePointAt(i2);
					if (u <= 127) {
						if (outIdx >= endIdx) break;
						heap[outIdx++] = u;
					} else if (u <= 2047) {
						if (outIdx + 1 >= endIdx) break;
						heap[outIdx++] = 192 | u >> 6;
						heap[outIdx++] = 128 | u & 63;
					} else if (u <= 65535) {
						if (outIdx + 2 >= endIdx) break;
						heap[outIdx++] = 224 | u >> 12;
						heap[outIdx++] = 128 | u >> 6 & 63;
						heap[outIdx++] = 128 | u & 63;
					} else {
						if (outIdx + 3 >= endIdx) break;
						heap[outIdx++] = 240 | u >> 18;
						heap[outIdx++] = 128 | u >> 12 & 63;
						heap[outIdx++] = 128 | u >> 6 & 63;
						heap[outIdx++] = 128 | u & 63;
						i2++;
					}
				}
				heap[outIdx] = 0;
				return outIdx - startIdx;
			}, "stringToUTF8Array");
			var stringToUTF8 = __name((str, outPtr, maxBytesToWrite) => stringToUTF8Array(str, HEAPU8, outPtr, maxBytesToWrite), "stringToUTF8");
			var stackAlloc = __name((sz) => __emscripten_stack_alloc(sz), "stackAlloc");
			var stringToUTF8OnStack = __name((str) => {
				var size = lengthBytesUTF8(str) + 1;
				var ret = stackAlloc(size);
				stringToUTF8(str, ret, size);
				return ret;
			}, "stringToUTF8OnStack");
			var AsciiToString = __name((ptr) => {
				var str = "";
				for (;;) {
					var ch = HEAPU8[ptr++];
					if (!ch) return str;
					str += String.fromCharCode(ch);
				}
			}, "AsciiToString");
			var stringToUTF16 = __name((str, outPtr, maxBytesToWrite) => {
				maxBytesToWrite ??= 2147483647;
				if (maxBytesToWrite < 2) return 0;
				maxBytesToWrite -= 2;
				var startPtr = outPtr;
				var numCharsToWrite = maxBytesToWrite < str.length * 2 ? maxBytesToWrite / 2 : str.length;
				for (var i2 = 0; i2 < numCharsToWrite; ++i2) {
					var codeUnit = str.charCodeAt(i2);
					LE_HEAP_STORE_I16((outPtr >> 1) * 2, codeUnit);
					outPtr += 2;
				}
				LE_HEAP_STORE_I16((outPtr >> 1) * 2, 0);
				return outPtr - startPtr;
			}, "stringToUTF16");
			LE_ATOMICS_NATIVE_BYTE_ORDER = new Int8Array(new Int16Array([1]).buffer)[0] === 1 ? [
				((x) => x),
				((x) => x),
				void 0,
				((x) => x)
			] : [
				((x) => x),
				((x) => ((x & 65280) << 8 | (x & 255) << 24) >> 16),
				void 0,
				((x) => x >> 24 & 255 | x >> 8 & 65280 | (x & 65280) << 8 | (x & 255) << 24)
			];
			function LE_HEAP_UPDATE() {
				HEAPU16.unsigned = ((x) => x & 65535);
				HEAPU32.unsigned = ((x) => x >>> 0);
			}
			__name(LE_HEAP_UPDATE, "LE_HEAP_UPDATE");
			initMemory();
			Module.noExitRuntime && (noExitRuntime = Module.noExitRuntime);
			Module.print && (out = Module.print);
			Module.printErr && (err = Module.printErr);
			Module.dynamicLibraries && (dynamicLibraries = Module.dynamicLibraries);
			Module.wasmBinary && (wasmBinary = Module.wasmBinary);
			Module.arguments && (arguments_ = Module.arguments);
			Module.thisProgram && (thisProgram = Module.thisProgram);
			if (Module.preInit) {
				typeof Module.preInit == "function" && (Module.preInit = [Module.preInit]);
				for (; Module.preInit.length > 0;) Module.preInit.shift()();
			}
			Module.setValue = setValue;
			Module.getValue = getValue;
			Module.UTF8ToString = UTF8ToString;
			Module.stringToUTF8 = stringToUTF8;
			Module.lengthBytesUTF8 = lengthBytesUTF8;
			Module.AsciiToString = AsciiToString;
			Module.stringToUTF16 = stringToUTF16;
			Module.loadWebAssemblyModule = loadWebAssemblyModule;
			Module.LE_HEAP_STORE_I64 = LE_HEAP_STORE_I64;
			var ASM_CONSTS = {};
			var _malloc, _calloc, _realloc, _free, _ts_range_edit, _memcmp, _ts_language_symbol_count, _ts_language_state_count, _ts_language_abi_version, _ts_language_name, _ts_language_field_count, _ts_language_next_state, _ts_language_symbol_name, _ts_language_symbol_for_name, _strncmp, _ts_language_symbol_type, _ts_language_field_name_for_id, _ts_lookahead_iterator_new, _ts_lookahead_iterator_delete, _ts_lookahead_iterator_reset_state, _ts_lookahead_iterator_reset, _ts_lookahead_iterator_next, _ts_lookahead_iterator_current_symbol, _ts_point_edit, _ts_parser_delete, _ts_parser_reset, _ts_parser_set_language, _ts_parser_set_included_ranges, _ts_query_new, _ts_query_delete, _iswspace, _iswalnum, _ts_query_pattern_count, _ts_query_capture_count, _ts_query_string_count, _ts_query_capture_name_for_id, _ts_query_capture_quantifier_for_id, _ts_query_string_value_for_id, _ts_query_predicates_for_pattern, _ts_query_start_byte_for_pattern, _ts_query_end_byte_for_pattern, _ts_query_is_pattern_rooted, _ts_query_is_pattern_non_local, _ts_query_is_pattern_guaranteed_at_step, _ts_query_disable_capture, _ts_query_disable_pattern, _ts_tree_copy, _ts_tree_delete, _ts_init, _ts_parser_new_wasm, _ts_parser_enable_logger_wasm, _ts_parser_parse_wasm, _ts_parser_included_ranges_wasm, _ts_language_type_is_named_wasm, _ts_language_type_is_visible_wasm, _ts_language_metadata_wasm, _ts_language_supertypes_wasm, _ts_language_subtypes_wasm, _ts_tree_root_node_wasm, _ts_tree_root_node_with_offset_wasm, _ts_tree_edit_wasm, _ts_tree_included_ranges_wasm, _ts_tree_get_changed_ranges_wasm, _ts_tree_cursor_new_wasm, _ts_tree_cursor_copy_wasm, _ts_tree_cursor_delete_wasm, _ts_tree_cursor_reset_wasm, _ts_tree_cursor_reset_to_wasm, _ts_tree_cursor_goto_first_child_wasm, _ts_tree_cursor_goto_last_child_wasm, _ts_tree_cursor_goto_first_child_for_index_wasm, _ts_tree_cursor_goto_first_child_for_position_wasm, _ts_tree_cursor_goto_next_sibling_wasm, _ts_tree_cursor_goto_previous_sibling_wasm, _ts_tree_cursor_goto_descendant_wasm, _ts_tree_cursor_goto_parent_wasm, _ts_tree_cursor_current_node_type_id_wasm, _ts_tree_cursor_current_node_state_id_wasm, _ts_tree_cursor_current_node_is_named_wasm, _ts_tree_cursor_current_node_is_missing_wasm, _ts_tree_cursor_current_node_id_wasm, _ts_tree_cursor_start_position_wasm, _ts_tree_cursor_end_position_wasm, _ts_tree_cursor_start_index_wasm, _ts_tree_cursor_end_index_wasm, _ts_tree_cursor_current_field_id_wasm, _ts_tree_cursor_current_depth_wasm, _ts_tree_cursor_current_descendant_index_wasm, _ts_tree_cursor_current_node_wasm, _ts_node_symbol_wasm, _ts_node_field_name_for_child_wasm, _ts_node_field_name_for_named_child_wasm, _ts_node_children_by_field_id_wasm, _ts_node_first_child_for_byte_wasm, _ts_node_first_named_child_for_byte_wasm, _ts_node_grammar_symbol_wasm, _ts_node_child_count_wasm, _ts_node_named_child_count_wasm, _ts_node_child_wasm, _ts_node_named_child_wasm, _ts_node_child_by_field_id_wasm, _ts_node_next_sibling_wasm, _ts_node_prev_sibling_wasm, _ts_node_next_named_sibling_wasm, _ts_node_prev_named_sibling_wasm, _ts_node_descendant_count_wasm, _ts_node_parent_wasm, _ts_node_child_with_descendant_wasm, _ts_node_descendant_for_index_wasm, _ts_node_named_descendant_for_index_wasm, _ts_node_descendant_for_position_wasm, _ts_node_named_descendant_for_position_wasm, _ts_node_start_point_wasm, _ts_node_end_point_wasm, _ts_node_start_index_wasm, _ts_node_end_index_wasm, _ts_node_to_string_wasm, _ts_node_children_wasm, _ts_node_named_children_wasm, _ts_node_descendants_of_type_wasm, _ts_node_is_named_wasm, _ts_node_has_changes_wasm, _ts_node_has_error_wasm, _ts_node_is_error_wasm, _ts_node_is_missing_wasm, _ts_node_is_extra_wasm, _ts_node_parse_state_wasm, _ts_node_next_parse_state_wasm, _ts_query_matches_wasm, _ts_query_captures_wasm, _memset, _memcpy, _memmove, _iswalpha, _iswblank, _iswdigit, _iswlower, _iswupper, _iswxdigit, _memchr, _strlen, _strcmp, _strncat, _strncpy, _towlower, _towupper, _setThrew, __emscripten_stack_restore, __emscripten_stack_alloc, _emscripten_stack_get_current, ___wasm_apply_data_relocs;
			function assignWasmExports(wasmExports2) {
				Module._malloc = wasmExports2.malloc;
				Module._calloc = _calloc = wasmExports2.calloc;
				Module._realloc = wasmExports2.realloc;
				Module._free = wasmExports2.free;
				Module._ts_range_edit = wasmExports2.ts_range_edit;
				Module._memcmp = wasmExports2.memcmp;
				Module._ts_language_symbol_count = wasmExports2.ts_language_symbol_count;
				Module._ts_language_state_count = wasmExports2.ts_language_state_count;
				Module._ts_language_abi_version = wasmExports2.ts_language_abi_version;
				Module._ts_language_name = wasmExports2.ts_language_name;
				Module._ts_language_field_count = wasmExports2.ts_language_field_count;
				Module._ts_language_next_state = wasmExports2.ts_language_next_state;
				Module._ts_language_symbol_name = wasmExports2.ts_language_symbol_name;
				Module._ts_language_symbol_for_name = wasmExports2.ts_language_symbol_for_name;
				Module._strncmp = wasmExports2.strncmp;
				Module._ts_language_symbol_type = wasmExports2.ts_language_symbol_type;
				Module._ts_language_field_name_for_id = wasmExports2.ts_language_field_name_for_id;
				Module._ts_lookahead_iterator_new = wasmExports2.ts_lookahead_iterator_new;
				Module._ts_lookahead_iterator_delete = wasmExports2.ts_lookahead_iterator_delete;
				Module._ts_lookahead_iterator_reset_state = wasmExports2.ts_lookahead_iterator_reset_state;
				Module._ts_lookahead_iterator_reset = wasmExports2.ts_lookahead_iterator_reset;
				Module._ts_lookahead_iterator_next = wasmExports2.ts_lookahead_iterator_next;
				Module._ts_lookahead_iterator_current_symbol = wasmExports2.ts_lookahead_iterator_current_symbol;
				Module._ts_point_edit = wasmExports2.ts_point_edit;
				Module._ts_parser_delete = wasmExports2.ts_parser_delete;
				Module._ts_parser_reset = wasmExports2.ts_parser_reset;
				Module._ts_parser_set_language = wasmExports2.ts_parser_set_language;
				Module._ts_parser_set_included_ranges = wasmExports2.ts_parser_set_included_ranges;
				Module._ts_query_new = wasmExports2.ts_query_new;
				Module._ts_query_delete = wasmExports2.ts_query_delete;
				Module._iswspace = wasmExports2.iswspace;
				Module._iswalnum = wasmExports2.iswalnum;
				Module._ts_query_pattern_count = wasmExports2.ts_query_pattern_count;
				Module._ts_query_capture_count = wasmExports2.ts_query_capture_count;
				Module._ts_query_string_count = wasmExports2.ts_query_string_count;
				Module._ts_query_capture_name_for_id = wasmExports2.ts_query_capture_name_for_id;
				Module._ts_query_capture_quantifier_for_id = wasmExports2.ts_query_capture_quantifier_for_id;
				Module._ts_query_string_value_for_id = wasmExports2.ts_query_string_value_for_id;
				Module._ts_query_predicates_for_pattern = wasmExports2.ts_query_predicates_for_pattern;
				Module._ts_query_start_byte_for_pattern = wasmExports2.ts_query_start_byte_for_pattern;
				Module._ts_query_end_byte_for_pattern = wasmExports2.ts_query_end_byte_for_pattern;
				Module._ts_query_is_pattern_rooted = wasmExports2.ts_query_is_pattern_rooted;
				Module._ts_query_is_pattern_non_local = wasmExports2.ts_query_is_pattern_non_local;
				Module._ts_query_is_pattern_guaranteed_at_step = wasmExports2.ts_query_is_pattern_guaranteed_at_step;
				Module._ts_query_disable_capture = wasmExports2.ts_query_disable_capture;
				Module._ts_query_disable_pattern = wasmExports2.ts_query_disable_pattern;
				Module._ts_tree_copy = wasmExports2.ts_tree_copy;
				Module._ts_tree_delete = wasmExports2.ts_tree_delete;
				Module._ts_init = wasmExports2.ts_init;
				Module._ts_parser_new_wasm = wasmExports2.ts_parser_new_wasm;
				Module._ts_parser_enable_logger_wasm = wasmExports2.ts_parser_enable_logger_wasm;
				Module._ts_parser_parse_wasm = wasmExports2.ts_parser_parse_wasm;
				Module._ts_parser_included_ranges_wasm = wasmExports2.ts_parser_included_ranges_wasm;
				Module._ts_language_type_is_named_wasm = wasmExports2.ts_language_type_is_named_wasm;
				Module._ts_language_type_is_visible_wasm = wasmExports2.ts_language_type_is_visible_wasm;
				Module._ts_language_metadata_wasm = wasmExports2.ts_language_metadata_wasm;
				Module._ts_language_supertypes_wasm = wasmExports2.ts_language_supertypes_wasm;
				Module._ts_language_subtypes_wasm = wasmExports2.ts_language_subtypes_wasm;
				Module._ts_tree_root_node_wasm = wasmExports2.ts_tree_root_node_wasm;
				Module._ts_tree_root_node_with_offset_wasm = wasmExports2.ts_tree_root_node_with_offset_wasm;
				Module._ts_tree_edit_wasm = wasmExports2.ts_tree_edit_wasm;
				Module._ts_tree_included_ranges_wasm = wasmExports2.ts_tree_included_ranges_wasm;
				Module._ts_tree_get_changed_ranges_wasm = wasmExports2.ts_tree_get_changed_ranges_wasm;
				Module._ts_tree_cursor_new_wasm = wasmExports2.ts_tree_cursor_new_wasm;
				Module._ts_tree_cursor_copy_wasm = wasmExports2.ts_tree_cursor_copy_wasm;
				Module._ts_tree_cursor_delete_wasm = wasmExports2.ts_tree_cursor_delete_wasm;
				Module._ts_tree_cursor_reset_wasm = wasmExports2.ts_tree_cursor_reset_wasm;
				Module._ts_tree_cursor_reset_to_wasm = wasmExports2.ts_tree_cursor_reset_to_wasm;
				Module._ts_tree_cursor_goto_first_child_wasm = wasmExports2.ts_tree_cursor_goto_first_child_wasm;
				Module._ts_tree_cursor_goto_last_child_wasm = wasmExports2.ts_tree_cursor_goto_last_child_wasm;
				Module._ts_tree_cursor_goto_first_child_for_index_wasm = wasmExports2.ts_tree_cursor_goto_first_child_for_index_wasm;
				Module._ts_tree_cursor_goto_first_child_for_position_wasm = wasmExports2.ts_tree_cursor_goto_first_child_for_position_wasm;
				Module._ts_tree_cursor_goto_next_sibling_wasm = wasmExports2.ts_tree_cursor_goto_next_sibling_wasm;
				Module._ts_tree_cursor_goto_previous_sibling_wasm = wasmExports2.ts_tree_cursor_goto_previous_sibling_wasm;
				Module._ts_tree_cursor_goto_descendant_wasm = wasmExports2.ts_tree_cursor_goto_descendant_wasm;
				Module._ts_tree_cursor_goto_parent_wasm = wasmExports2.ts_tree_cursor_goto_parent_wasm;
				Module._ts_tree_cursor_current_node_type_id_wasm = wasmExports2.ts_tree_cursor_current_node_type_id_wasm;
				Module._ts_tree_cursor_current_node_state_id_wasm = wasmExports2.ts_tree_cursor_current_node_state_id_wasm;
				Module._ts_tree_cursor_current_node_is_named_wasm = wasmExports2.ts_tree_cursor_current_node_is_named_wasm;
				Module._ts_tree_cursor_current_node_is_missing_wasm = wasmExports2.ts_tree_cursor_current_node_is_missing_wasm;
				Module._ts_tree_cursor_current_node_id_wasm = wasmExports2.ts_tree_cursor_current_node_id_wasm;
				Module._ts_tree_cursor_start_position_wasm = wasmExports2.ts_tree_cursor_start_position_wasm;
				Module._ts_tree_cursor_end_position_wasm = wasmExports2.ts_tree_cursor_end_position_wasm;
				Module._ts_tree_cursor_start_index_wasm = wasmExports2.ts_tree_cursor_start_index_wasm;
				Module._ts_tree_cursor_end_index_wasm = wasmExports2.ts_tree_cursor_end_index_wasm;
				Module._ts_tree_cursor_current_field_id_wasm = wasmExports2.ts_tree_cursor_current_field_id_wasm;
				Module._ts_tree_cursor_current_depth_wasm = wasmExports2.ts_tree_cursor_current_depth_wasm;
				Module._ts_tree_cursor_current_descendant_index_wasm = wasmExports2.ts_tree_cursor_current_descendant_index_wasm;
				Module._ts_tree_cursor_current_node_wasm = wasmExports2.ts_tree_cursor_current_node_wasm;
				Module._ts_node_symbol_wasm = wasmExports2.ts_node_symbol_wasm;
				Module._ts_node_field_name_for_child_wasm = wasmExports2.ts_node_field_name_for_child_wasm;
				Module._ts_node_field_name_for_named_child_wasm = wasmExports2.ts_node_field_name_for_named_child_wasm;
				Module._ts_node_children_by_field_id_wasm = wasmExports2.ts_node_children_by_field_id_wasm;
				Module._ts_node_first_child_for_byte_wasm = wasmExports2.ts_node_first_child_for_byte_wasm;
				Module._ts_node_first_named_child_for_byte_wasm = wasmExports2.ts_node_first_named_child_for_byte_wasm;
				Module._ts_node_grammar_symbol_wasm = wasmExports2.ts_node_grammar_symbol_wasm;
				Module._ts_node_child_count_wasm = wasmExports2.ts_node_child_count_wasm;
				Module._ts_node_named_child_count_wasm = wasmExports2.ts_node_named_child_count_wasm;
				Module._ts_node_child_wasm = wasmExports2.ts_node_child_wasm;
				Module._ts_node_named_child_wasm = wasmExports2.ts_node_named_child_wasm;
				Module._ts_node_child_by_field_id_wasm = wasmExports2.ts_node_child_by_field_id_wasm;
				Module._ts_node_next_sibling_wasm = wasmExports2.ts_node_next_sibling_wasm;
				Module._ts_node_prev_sibling_wasm = wasmExports2.ts_node_prev_sibling_wasm;
				Module._ts_node_next_named_sibling_wasm = wasmExports2.ts_node_next_named_sibling_wasm;
				Module._ts_node_prev_named_sibling_wasm = wasmExports2.ts_node_prev_named_sibling_wasm;
				Module._ts_node_descendant_count_wasm = wasmExports2.ts_node_descendant_count_wasm;
				Module._ts_node_parent_wasm = wasmExports2.ts_node_parent_wasm;
				Module._ts_node_child_with_descendant_wasm = wasmExports2.ts_node_child_with_descendant_wasm;
				Module._ts_node_descendant_for_index_wasm = wasmExports2.ts_node_descendant_for_index_wasm;
				Module._ts_node_named_descendant_for_index_wasm = wasmExports2.ts_node_named_descendant_for_index_wasm;
				Module._ts_node_descendant_for_position_wasm = wasmExports2.ts_node_descendant_for_position_wasm;
				Module._ts_node_named_descendant_for_position_wasm = wasmExports2.ts_node_named_descendant_for_position_wasm;
				Module._ts_node_start_point_wasm = wasmExports2.ts_node_start_point_wasm;
				Module._ts_node_end_point_wasm = wasmExports2.ts_node_end_point_wasm;
				Module._ts_node_start_index_wasm = wasmExports2.ts_node_start_index_wasm;
				Module._ts_node_end_index_wasm = wasmExports2.ts_node_end_index_wasm;
				Module._ts_node_to_string_wasm = wasmExports2.ts_node_to_string_wasm;
				Module._ts_node_children_wasm = wasmExports2.ts_node_children_wasm;
				Module._ts_node_named_children_wasm = wasmExports2.ts_node_named_children_wasm;
				Module._ts_node_descendants_of_type_wasm = wasmExports2.ts_node_descendants_of_type_wasm;
				Module._ts_node_is_named_wasm = wasmExports2.ts_node_is_named_wasm;
				Module._ts_node_has_changes_wasm = wasmExports2.ts_node_has_changes_wasm;
				Module._ts_node_has_error_wasm = wasmExports2.ts_node_has_error_wasm;
				Module._ts_node_is_error_wasm = wasmExports2.ts_node_is_error_wasm;
				Module._ts_node_is_missing_wasm = wasmExports2.ts_node_is_missing_wasm;
				Module._ts_node_is_extra_wasm = wasmExports2.ts_node_is_extra_wasm;
				Module._ts_node_parse_state_wasm = wasmExports2.ts_node_parse_state_wasm;
				Module._ts_node_next_parse_state_wasm = wasmExports2.ts_node_next_parse_state_wasm;
				Module._ts_query_matches_wasm = wasmExports2.ts_query_matches_wasm;
				Module._ts_query_captures_wasm = wasmExports2.ts_query_captures_wasm;
				Module._memset = wasmExports2.memset;
				Module._memcpy = wasmExports2.memcpy;
				Module._memmove = wasmExports2.memmove;
				Module._iswalpha = wasmExports2.iswalpha;
				Module._iswblank = wasmExports2.iswblank;
				Module._iswdigit = wasmExports2.iswdigit;
				Module._iswlower = wasmExports2.iswlower;
				Module._iswupper = wasmExports2.iswupper;
				Module._iswxdigit = wasmExports2.iswxdigit;
				Module._memchr = wasmExports2.memchr;
				Module._strlen = wasmExports2.strlen;
				Module._strcmp = wasmExports2.strcmp;
				Module._strncat = wasmExports2.strncat;
				Module._strncpy = wasmExports2.strncpy;
				Module._towlower = wasmExports2.towlower;
				Module._towupper = wasmExports2.towupper;
				_setThrew = wasmExports2.setThrew;
				__emscripten_stack_restore = wasmExports2._emscripten_stack_restore;
				__emscripten_stack_alloc = wasmExports2._emscripten_stack_alloc;
				_emscripten_stack_get_current = wasmExports2.emscripten_stack_get_current;
				wasmExports2.__wasm_apply_data_relocs;
			}
			__name(assignWasmExports, "assignWasmExports");
			var wasmImports = {
				__heap_base: ___heap_base,
				__indirect_function_table: wasmTable,
				__memory_base: ___memory_base,
				__stack_high: ___stack_high,
				__stack_low: ___stack_low,
				__stack_pointer: ___stack_pointer,
				__table_base: ___table_base,
				_abort_js: __abort_js,
				emscripten_resize_heap: _emscripten_resize_heap,
				fd_close: _fd_close,
				fd_seek: _fd_seek,
				fd_write: _fd_write,
				memory: wasmMemory,
				tree_sitter_log_callback: _tree_sitter_log_callback,
				tree_sitter_parse_callback: _tree_sitter_parse_callback,
				tree_sitter_progress_callback: _tree_sitter_progress_callback,
				tree_sitter_query_progress_callback: _tree_sitter_query_progress_callback
			};
			function callMain(args2 = []) {
				var entryFunction = resolveGlobalSymbol("main").sym;
				if (!entryFunction) return;
				args2.unshift(thisProgram);
				var argc = args2.length;
				var argv = stackAlloc((argc + 1) * 4);
				var argv_ptr = argv;
				args2.forEach((arg) => {
					LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, stringToUTF8OnStack(arg));
					argv_ptr += 4;
				});
				LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, 0);
				try {
					var ret = entryFunction(argc, argv);
					exitJS(ret, !0);
					return ret;
				} catch (e) {
					return handleException(e);
				}
			}
			__name(callMain, "callMain");
			function run(args2 = arguments_) {
				if (runDependencies > 0) {
					dependenciesFulfilled = run;
					return;
				}
				preRun();
				if (runDependencies > 0) {
					dependenciesFulfilled = run;
					return;
				}
				function doRun() {
					Module.calledRun = !0;
					if (ABORT) return;
					initRuntime();
					preMain();
					readyPromiseResolve?.(Module);
					Module.onRuntimeInitialized?.();
					Module.noInitialRun || callMain(args2);
					postRun();
				}
				__name(doRun, "doRun");
				if (Module.setStatus) {
					Module.setStatus("Running...");
					setTimeout(() => {
						setTimeout(() => Module.setStatus(""), 1);
						doRun();
					}, 1);
				} else doRun();
			}
			__name(run, "run");
			var wasmExports = await createWasm();
			run();
			moduleRtn = runtimeInitialized ? Module : new Promise((resolve, reject) => {
				readyPromiseResolve = resolve;
				readyPromiseReject = reject;
			});
			return moduleRtn;
		}
		__name(Module2, "Module");
		var web_tree_sitter_default = Module2;
		var Module3 = null;
		async function initializeBinding(moduleOptions) {
			return Module3 ??= await web_tree_sitter_default(moduleOptions);
		}
		__name(initializeBinding, "initializeBinding");
		function checkModule() {
			return !!Module3;
		}
		__name(checkModule, "checkModule");
		var TRANSFER_BUFFER;
		var LANGUAGE_VERSION;
		var MIN_COMPATIBLE_VERSION;
		var Parser = class {
			static {
				__name(this, "Parser");
			}
			0 = 0;
			1 = 0;
			logCallback = null;
			language = null;
			static async init(moduleOptions) {
				setModule(await initializeBinding(moduleOptions));
				TRANSFER_BUFFER = C._ts_init();
				LANGUAGE_VERSION = C.getValue(TRANSFER_BUFFER, "i32");
				MIN_COMPATIBLE_VERSION = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
			}
			constructor() {
				this.initialize();
			}
			initialize() {
				if (!checkModule()) throw Error("cannot construct a Parser before calling `init()`");
				C._ts_parser_new_wasm();
				this[0] = C.getValue(TRANSFER_BUFFER, "i32");
				this[1] = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
			}
			delete() {
				C._ts_parser_delete(this[0]);
				C._free(this[1]);
				this[0] = 0;
				this[1] = 0;
			}
			setLanguage(language) {
				let address;
				if (!language) {
					address = 0;
					this.language = null;
				} else if (language.constructor === Language) {
					address = language[0];
					let version = C._ts_language_abi_version(address);
					if (version < MIN_COMPATIBLE_VERSION || LANGUAGE_VERSION < version) throw Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);
					this.language = language;
				} else throw Error("Argument must be a Language");
				C._ts_parser_set_language(this[0], address);
				return this;
			}
			parse(callback, oldTree, options) {
				if (typeof callback == "string") C.currentParseCallback = (index) => callback.slice(index);
				else if (typeof callback == "function") C.currentParseCallback = callback;
				else throw Error("Argument must be a string or a function");
				options?.progressCallback ? C.currentProgressCallback = options.progressCallback : C.currentProgressCallback = null;
				if (this.logCallback) {
					C.currentLogCallback = this.logCallback;
					C._ts_parser_enable_logger_wasm(this[0], 1);
				} else {
					C.currentLogCallback = null;
					C._ts_parser_enable_logger_wasm(this[0], 0);
				}
				let rangeCount = 0;
				let rangeAddress = 0;
				if (options?.includedRanges) {
					rangeCount = options.includedRanges.length;
					rangeAddress = C._calloc(rangeCount, SIZE_OF_RANGE);
					let address = rangeAddress;
					for (let i2 = 0; i2 < rangeCount; i2++) {
						marshalRange(address, options.includedRanges[i2]);
						address += SIZE_OF_RANGE;
					}
				}
				let treeAddress = C._ts_parser_parse_wasm(this[0], this[1], oldTree ? oldTree[0] : 0, rangeAddress, rangeCount);
				if (!treeAddress) {
					C.currentParseCallback = null;
					C.currentLogCallback = null;
					C.currentProgressCallback = null;
					return null;
				}
				if (!this.language) throw Error("Parser must have a language to parse");
				let result = new Tree(INTERNAL, treeAddress, this.language, C.currentParseCallback);
				C.currentParseCallback = null;
				C.currentLogCallback = null;
				C.currentProgressCallback = null;
				return result;
			}
			reset() {
				C._ts_parser_reset(this[0]);
			}
			getIncludedRanges() {
				C._ts_parser_included_ranges_wasm(this[0]);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let result = Array(count);
				if (count > 0) {
					let address = buffer;
					for (let i2 = 0; i2 < count; i2++) {
						result[i2] = unmarshalRange(address);
						address += SIZE_OF_RANGE;
					}
					C._free(buffer);
				}
				return result;
			}
			setLogger(callback) {
				if (!callback) this.logCallback = null;
				else if (typeof callback != "function") throw Error("Logger callback must be a function");
				else this.logCallback = callback;
				return this;
			}
			getLogger() {
				return this.logCallback;
			}
		};
		var PREDICATE_STEP_TYPE_CAPTURE = 1;
		var PREDICATE_STEP_TYPE_STRING = 2;
		var QUERY_WORD_REGEX = /[\w-]+/g;
		var CaptureQuantifier = {
			Zero: 0,
			ZeroOrOne: 1,
			ZeroOrMore: 2,
			One: 3,
			OneOrMore: 4
		};
		var isCaptureStep = __name((step) => step.type === "capture", "isCaptureStep");
		var isStringStep = __name((step) => step.type === "string", "isStringStep");
		var QueryErrorKind = {
			Syntax: 1,
			NodeName: 2,
			FieldName: 3,
			CaptureName: 4,
			PatternStructure: 5
		};
		var QueryError = class _QueryError extends Error {
			constructor(kind, info2, index, length) {
				super(_QueryError.formatMessage(kind, info2));
				this.kind = kind;
				this.info = info2;
				this.index = index;
				this.length = length;
				this.name = "QueryError";
			}
			static {
				__name(this, "QueryError");
			}
			static formatMessage(kind, info2) {
				switch (kind) {
					case QueryErrorKind.NodeName: return `Bad node name '${info2.word}'`;
					case QueryErrorKind.FieldName: return `Bad field name '${info2.word}'`;
					case QueryErrorKind.CaptureName: return `Bad capture name @${info2.word}`;
					case QueryErrorKind.PatternStructure: return `Bad pattern structure at offset ${info2.suffix}`;
					case QueryErrorKind.Syntax: return `Bad syntax at offset ${info2.suffix}`;
				}
			}
		};
		function parseAnyPredicate(steps, index, operator, textPredicates) {
			if (steps.length !== 3) throw Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}`);
			if (!isCaptureStep(steps[1])) throw Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`);
			let isPositive = operator === "eq?" || operator === "any-eq?";
			let matchAll = !operator.startsWith("any-");
			if (isCaptureStep(steps[2])) {
				let captureName1 = steps[1].name;
				let captureName2 = steps[2].name;
				textPredicates[index].push((captures) => {
					let nodes1 = [];
					let nodes2 = [];
					for (let c of captures) {
						c.name === captureName1 && nodes1.push(c.node);
						c.name === captureName2 && nodes2.push(c.node);
					}
					let compare = __name((n1, n2, positive) => positive ? n1.text === n2.text : n1.text !== n2.text, "compare");
					return matchAll ? nodes1.every((n1) => nodes2.some((n2) => compare(n1, n2, isPositive))) : nodes1.some((n1) => nodes2.some((n2) => compare(n1, n2, isPositive)));
				});
			} else {
				let captureName = steps[1].name;
				let stringValue = steps[2].value;
				let matches = __name((n) => n.text === stringValue, "matches");
				let doesNotMatch = __name((n) => n.text !== stringValue, "doesNotMatch");
				textPredicates[index].push((captures) => {
					let nodes = [];
					for (let c of captures) c.name === captureName && nodes.push(c.node);
					let test = isPositive ? matches : doesNotMatch;
					return matchAll ? nodes.every(test) : nodes.some(test);
				});
			}
		}
		__name(parseAnyPredicate, "parseAnyPredicate");
		function parseMatchPredicate(steps, index, operator, textPredicates) {
			if (steps.length !== 3) throw Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}.`);
			if (steps[1].type !== "capture") throw Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);
			if (steps[2].type !== "string") throw Error(`Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`);
			let isPositive = operator === "match?" || operator === "any-match?";
			let matchAll = !operator.startsWith("any-");
			let captureName = steps[1].name;
			let regex = new RegExp(steps[2].value);
			textPredicates[index].push((captures) => {
				let nodes = [];
				for (let c of captures) c.name === captureName && nodes.push(c.node.text);
				let test = __name((text, positive) => positive ? regex.test(text) : !regex.test(text), "test");
				if (nodes.length === 0) return !isPositive;
				return matchAll ? nodes.every((text) => test(text, isPositive)) : nodes.some((text) => test(text, isPositive));
			});
		}
		__name(parseMatchPredicate, "parseMatchPredicate");
		function parseAnyOfPredicate(steps, index, operator, textPredicates) {
			if (steps.length < 2) throw Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length - 1}.`);
			if (steps[1].type !== "capture") throw Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);
			let isPositive = operator === "any-of?";
			let captureName = steps[1].name;
			let stringSteps = steps.slice(2);
			if (!stringSteps.every(isStringStep)) throw Error(`Arguments to \`#${operator}\` predicate must be strings.".`);
			let values = stringSteps.map((s) => s.value);
			textPredicates[index].push((captures) => {
				let nodes = [];
				for (let c of captures) c.name === captureName && nodes.push(c.node.text);
				if (nodes.length === 0) return !isPositive;
				return nodes.every((text) => values.includes(text)) === isPositive;
			});
		}
		__name(parseAnyOfPredicate, "parseAnyOfPredicate");
		function parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties) {
			if (steps.length < 2 || steps.length > 3) throw Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
			if (!steps.every(isStringStep)) throw Error(`Arguments to \`#${operator}\` predicate must be strings.".`);
			let properties = operator === "is?" ? assertedProperties : refutedProperties;
			properties[index] || (properties[index] = {});
			properties[index][steps[1].value] = steps[2]?.value ?? null;
		}
		__name(parseIsPredicate, "parseIsPredicate");
		function parseSetDirective(steps, index, setProperties) {
			if (steps.length < 2 || steps.length > 3) throw Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
			if (!steps.every(isStringStep)) throw Error("Arguments to `#set!` predicate must be strings.\".");
			setProperties[index] || (setProperties[index] = {});
			setProperties[index][steps[1].value] = steps[2]?.value ?? null;
		}
		__name(parseSetDirective, "parseSetDirective");
		function parsePattern(index, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties) {
			if (stepType === PREDICATE_STEP_TYPE_CAPTURE) {
				let name2 = captureNames[stepValueId];
				steps.push({
					type: "capture",
					name: name2
				});
			} else if (stepType === PREDICATE_STEP_TYPE_STRING) steps.push({
				type: "string",
				value: stringValues[stepValueId]
			});
			else if (steps.length > 0) {
				if (steps[0].type !== "string") throw Error("Predicates must begin with a literal value");
				let operator = steps[0].value;
				switch (operator) {
					case "any-not-eq?":
					case "not-eq?":
					case "any-eq?":
					case "eq?":
						parseAnyPredicate(steps, index, operator, textPredicates);
						break;
					case "any-not-match?":
					case "not-match?":
					case "any-match?":
					case "match?":
						parseMatchPredicate(steps, index, operator, textPredicates);
						break;
					case "not-any-of?":
					case "any-of?":
						parseAnyOfPredicate(steps, index, operator, textPredicates);
						break;
					case "is?":
					case "is-not?":
						parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties);
						break;
					case "set!":
						parseSetDirective(steps, index, setProperties);
						break;
					default: predicates[index].push({
						operator,
						operands: steps.slice(1)
					});
				}
				steps.length = 0;
			}
		}
		__name(parsePattern, "parsePattern");
		var Query = class {
			static {
				__name(this, "Query");
			}
			0 = 0;
			exceededMatchLimit;
			textPredicates;
			captureNames;
			captureQuantifiers;
			predicates;
			setProperties;
			assertedProperties;
			refutedProperties;
			matchLimit;
			constructor(language, source) {
				let sourceLength = C.lengthBytesUTF8(source);
				let sourceAddress = C._malloc(sourceLength + 1);
				C.stringToUTF8(source, sourceAddress, sourceLength + 1);
				let address = C._ts_query_new(language[0], sourceAddress, sourceLength, TRANSFER_BUFFER, TRANSFER_BUFFER + SIZE_OF_INT);
				if (!address) {
					let errorId = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
					let errorByte = C.getValue(TRANSFER_BUFFER, "i32");
					let errorIndex = C.UTF8ToString(sourceAddress, errorByte).length;
					let suffix = source.slice(errorIndex, errorIndex + 100).split("\n")[0];
					let word = suffix.match(QUERY_WORD_REGEX)?.[0] ?? "";
					C._free(sourceAddress);
					switch (errorId) {
						case QueryErrorKind.Syntax: throw new QueryError(QueryErrorKind.Syntax, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
						case QueryErrorKind.NodeName: throw new QueryError(errorId, { word }, errorIndex, word.length);
						case QueryErrorKind.FieldName: throw new QueryError(errorId, { word }, errorIndex, word.length);
						case QueryErrorKind.CaptureName: throw new QueryError(errorId, { word }, errorIndex, word.length);
						case QueryErrorKind.PatternStructure: throw new QueryError(errorId, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
					}
				}
				let stringCount = C._ts_query_string_count(address);
				let captureCount = C._ts_query_capture_count(address);
				let patternCount = C._ts_query_pattern_count(address);
				let captureNames = Array(captureCount);
				let captureQuantifiers = Array(patternCount);
				let stringValues = Array(stringCount);
				for (let i2 = 0; i2 < captureCount; i2++) {
					let nameAddress = C._ts_query_capture_name_for_id(address, i2, TRANSFER_BUFFER);
					let nameLength = C.getValue(TRANSFER_BUFFER, "i32");
					captureNames[i2] = C.UTF8ToString(nameAddress, nameLength);
				}
				for (let i2 = 0; i2 < patternCount; i2++) {
					let captureQuantifiersArray = Array(captureCount);
					for (let j = 0; j < captureCount; j++) {
						let quantifier = C._ts_query_capture_quantifier_for_id(address, i2, j);
						captureQuantifiersArray[j] = quantifier;
					}
					captureQuantifiers[i2] = captureQuantifiersArray;
				}
				for (let i2 = 0; i2 < stringCount; i2++) {
					let valueAddress = C._ts_query_string_value_for_id(address, i2, TRANSFER_BUFFER);
					let nameLength = C.getValue(TRANSFER_BUFFER, "i32");
					stringValues[i2] = C.UTF8ToString(valueAddress, nameLength);
				}
				let setProperties = Array(patternCount);
				let assertedProperties = Array(patternCount);
				let refutedProperties = Array(patternCount);
				let predicates = Array(patternCount);
				let textPredicates = Array(patternCount);
				for (let i2 = 0; i2 < patternCount; i2++) {
					let predicatesAddress = C._ts_query_predicates_for_pattern(address, i2, TRANSFER_BUFFER);
					let stepCount = C.getValue(TRANSFER_BUFFER, "i32");
					predicates[i2] = [];
					textPredicates[i2] = [];
					let steps = [];
					let stepAddress = predicatesAddress;
					for (let j = 0; j < stepCount; j++) {
						let stepType = C.getValue(stepAddress, "i32");
						stepAddress += SIZE_OF_INT;
						let stepValueId = C.getValue(stepAddress, "i32");
						stepAddress += SIZE_OF_INT;
						parsePattern(i2, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties);
					}
					Object.freeze(textPredicates[i2]);
					Object.freeze(predicates[i2]);
					Object.freeze(setProperties[i2]);
					Object.freeze(assertedProperties[i2]);
					Object.freeze(refutedProperties[i2]);
				}
				C._free(sourceAddress);
				this[0] = address;
				this.captureNames = captureNames;
				this.captureQuantifiers = captureQuantifiers;
				this.textPredicates = textPredicates;
				this.predicates = predicates;
				this.setProperties = setProperties;
				this.assertedProperties = assertedProperties;
				this.refutedProperties = refutedProperties;
				this.exceededMatchLimit = !1;
			}
			delete() {
				C._ts_query_delete(this[0]);
				this[0] = 0;
			}
			matches(node, options = {}) {
				let startPosition = options.startPosition ?? ZERO_POINT;
				let endPosition = options.endPosition ?? ZERO_POINT;
				let startIndex = options.startIndex ?? 0;
				let endIndex = options.endIndex ?? 0;
				let startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
				let endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
				let startContainingIndex = options.startContainingIndex ?? 0;
				let endContainingIndex = options.endContainingIndex ?? 0;
				let matchLimit = options.matchLimit ?? 4294967295;
				let maxStartDepth = options.maxStartDepth ?? 4294967295;
				let progressCallback = options.progressCallback;
				if (typeof matchLimit != "number") throw Error("Arguments must be numbers");
				this.matchLimit = matchLimit;
				if (endIndex !== 0 && startIndex > endIndex) throw Error("`startIndex` cannot be greater than `endIndex`");
				if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) throw Error("`startPosition` cannot be greater than `endPosition`");
				if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) throw Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
				if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) throw Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
				progressCallback && (C.currentQueryProgressCallback = progressCallback);
				marshalNode(node);
				C._ts_query_matches_wasm(this[0], node.tree[0], startPosition.row, startPosition.column, endPosition.row, endPosition.column, startIndex, endIndex, startContainingPosition.row, startContainingPosition.column, endContainingPosition.row, endContainingPosition.column, startContainingIndex, endContainingIndex, matchLimit, maxStartDepth);
				let rawCount = C.getValue(TRANSFER_BUFFER, "i32");
				let startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
				let result = Array(rawCount);
				this.exceededMatchLimit = !!didExceedMatchLimit;
				let filteredCount = 0;
				let address = startAddress;
				for (let i2 = 0; i2 < rawCount; i2++) {
					let patternIndex = C.getValue(address, "i32");
					address += SIZE_OF_INT;
					let captureCount = C.getValue(address, "i32");
					address += SIZE_OF_INT;
					let captures = Array(captureCount);
					address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
					if (this.textPredicates[patternIndex].every((p) => p(captures))) {
						result[filteredCount] = {
							patternIndex,
							captures
						};
						let setProperties = this.setProperties[patternIndex];
						result[filteredCount].setProperties = setProperties;
						let assertedProperties = this.assertedProperties[patternIndex];
						result[filteredCount].assertedProperties = assertedProperties;
						let refutedProperties = this.refutedProperties[patternIndex];
						result[filteredCount].refutedProperties = refutedProperties;
						filteredCount++;
					}
				}
				result.length = filteredCount;
				C._free(startAddress);
				C.currentQueryProgressCallback = null;
				return result;
			}
			captures(node, options = {}) {
				let startPosition = options.startPosition ?? ZERO_POINT;
				let endPosition = options.endPosition ?? ZERO_POINT;
				let startIndex = options.startIndex ?? 0;
				let endIndex = options.endIndex ?? 0;
				let startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
				let endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
				let startContainingIndex = options.startContainingIndex ?? 0;
				let endContainingIndex = options.endContainingIndex ?? 0;
				let matchLimit = options.matchLimit ?? 4294967295;
				let maxStartDepth = options.maxStartDepth ?? 4294967295;
				let progressCallback = options.progressCallback;
				if (typeof matchLimit != "number") throw Error("Arguments must be numbers");
				this.matchLimit = matchLimit;
				if (endIndex !== 0 && startIndex > endIndex) throw Error("`startIndex` cannot be greater than `endIndex`");
				if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) throw Error("`startPosition` cannot be greater than `endPosition`");
				if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) throw Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
				if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) throw Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
				progressCallback && (C.currentQueryProgressCallback = progressCallback);
				marshalNode(node);
				C._ts_query_captures_wasm(this[0], node.tree[0], startPosition.row, startPosition.column, endPosition.row, endPosition.column, startIndex, endIndex, startContainingPosition.row, startContainingPosition.column, endContainingPosition.row, endContainingPosition.column, startContainingIndex, endContainingIndex, matchLimit, maxStartDepth);
				let count = C.getValue(TRANSFER_BUFFER, "i32");
				let startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
				let didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
				let result = [];
				this.exceededMatchLimit = !!didExceedMatchLimit;
				let captures = [];
				let address = startAddress;
				for (let i2 = 0; i2 < count; i2++) {
					let patternIndex = C.getValue(address, "i32");
					address += SIZE_OF_INT;
					let captureCount = C.getValue(address, "i32");
					address += SIZE_OF_INT;
					let captureIndex = C.getValue(address, "i32");
					address += SIZE_OF_INT;
					captures.length = captureCount;
					address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
					if (this.textPredicates[patternIndex].every((p) => p(captures))) {
						let capture = captures[captureIndex];
						capture.setProperties = this.setProperties[patternIndex];
						capture.assertedProperties = this.assertedProperties[patternIndex];
						capture.refutedProperties = this.refutedProperties[patternIndex];
						result.push(capture);
					}
				}
				C._free(startAddress);
				C.currentQueryProgressCallback = null;
				return result;
			}
			predicatesForPattern(patternIndex) {
				return this.predicates[patternIndex];
			}
			disableCapture(captureName) {
				let captureNameLength = C.lengthBytesUTF8(captureName);
				let captureNameAddress = C._malloc(captureNameLength + 1);
				C.stringToUTF8(captureName, captureNameAddress, captureNameLength + 1);
				C._ts_query_disable_capture(this[0], captureNameAddress, captureNameLength);
				C._free(captureNameAddress);
			}
			disablePattern(patternIndex) {
				if (patternIndex >= this.predicates.length) throw Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
				C._ts_query_disable_pattern(this[0], patternIndex);
			}
			didExceedMatchLimit() {
				return this.exceededMatchLimit;
			}
			startIndexForPattern(patternIndex) {
				if (patternIndex >= this.predicates.length) throw Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
				return C._ts_query_start_byte_for_pattern(this[0], patternIndex);
			}
			endIndexForPattern(patternIndex) {
				if (patternIndex >= this.predicates.length) throw Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
				return C._ts_query_end_byte_for_pattern(this[0], patternIndex);
			}
			patternCount() {
				return C._ts_query_pattern_count(this[0]);
			}
			captureIndexForName(captureName) {
				return this.captureNames.indexOf(captureName);
			}
			isPatternRooted(patternIndex) {
				return C._ts_query_is_pattern_rooted(this[0], patternIndex) === 1;
			}
			isPatternNonLocal(patternIndex) {
				return C._ts_query_is_pattern_non_local(this[0], patternIndex) === 1;
			}
			isPatternGuaranteedAtStep(byteIndex) {
				return C._ts_query_is_pattern_guaranteed_at_step(this[0], byteIndex) === 1;
			}
		};
		var wasm_bg_exports = __exportAll({
			Pos: () => Pos,
			Range: () => Range,
			SgNode: () => SgNode,
			SgRoot: () => SgRoot,
			WasmEdit: () => WasmEdit,
			__wbg_Error_408e67f47ca7b58b: () => __wbg_Error_408e67f47ca7b58b,
			__wbg_Number_3890faa6d3ff057d: () => __wbg_Number_3890faa6d3ff057d,
			__wbg_String_8564e559799eccda: () => __wbg_String_8564e559799eccda,
			__wbg___new_05520503cd263bba: () => __wbg___new_05520503cd263bba,
			__wbg___wbindgen_bigint_get_as_i64_c4ecf48528083721: () => __wbg___wbindgen_bigint_get_as_i64_c4ecf48528083721,
			__wbg___wbindgen_boolean_get_c9c83ebd41b34df3: () => __wbg___wbindgen_boolean_get_c9c83ebd41b34df3,
			__wbg___wbindgen_debug_string_a57024b9c6e4a48b: () => __wbg___wbindgen_debug_string_a57024b9c6e4a48b,
			__wbg___wbindgen_in_ac983077f137f2e6: () => __wbg___wbindgen_in_ac983077f137f2e6,
			__wbg___wbindgen_is_bigint_8ffbbef442139384: () => __wbg___wbindgen_is_bigint_8ffbbef442139384,
			__wbg___wbindgen_is_function_5e4570eb24ffa122: () => __wbg___wbindgen_is_function_5e4570eb24ffa122,
			__wbg___wbindgen_is_object_a2790eb24c211ea0: () => __wbg___wbindgen_is_object_a2790eb24c211ea0,
			__wbg___wbindgen_is_string_e6f02f0ea5f20a32: () => __wbg___wbindgen_is_string_e6f02f0ea5f20a32,
			__wbg___wbindgen_is_undefined_6cff064c44e0d823: () => __wbg___wbindgen_is_undefined_6cff064c44e0d823,
			__wbg___wbindgen_jsval_eq_0a18949a61670320: () => __wbg___wbindgen_jsval_eq_0a18949a61670320,
			__wbg___wbindgen_jsval_loose_eq_acf2776254a8d832: () => __wbg___wbindgen_jsval_loose_eq_acf2776254a8d832,
			__wbg___wbindgen_number_get_136b9679cab35cfb: () => __wbg___wbindgen_number_get_136b9679cab35cfb,
			__wbg___wbindgen_string_get_d154f1e671052120: () => __wbg___wbindgen_string_get_d154f1e671052120,
			__wbg___wbindgen_throw_bb96b2010945f0bc: () => __wbg___wbindgen_throw_bb96b2010945f0bc,
			__wbg__wbg_cb_unref_be22cc64ae6946a0: () => __wbg__wbg_cb_unref_be22cc64ae6946a0,
			__wbg_call_1c5886ab9c57d1c7: () => __wbg_call_1c5886ab9c57d1c7,
			__wbg_call_35dba3c747ad7521: () => __wbg_call_35dba3c747ad7521,
			__wbg_childCount_491f1a640a04e4e0: () => __wbg_childCount_491f1a640a04e4e0,
			__wbg_childForFieldId_6bccf1281131fa41: () => __wbg_childForFieldId_6bccf1281131fa41,
			__wbg_childForFieldName_20df0c35162ea476: () => __wbg_childForFieldName_20df0c35162ea476,
			__wbg_child_4f36aa78dc6f7d90: () => __wbg_child_4f36aa78dc6f7d90,
			__wbg_children_c40aac9a65d3ef0a: () => __wbg_children_c40aac9a65d3ef0a,
			__wbg_codePointAt_62da65794259e6a8: () => __wbg_codePointAt_62da65794259e6a8,
			__wbg_column_8d27ebc3b06415a9: () => __wbg_column_8d27ebc3b06415a9,
			__wbg_copy_855214b26918aa9f: () => __wbg_copy_855214b26918aa9f,
			__wbg_currentFieldId_9fb22ca0dd37083d: () => __wbg_currentFieldId_9fb22ca0dd37083d,
			__wbg_currentNode_2dc92bdc76e43570: () => __wbg_currentNode_2dc92bdc76e43570,
			__wbg_done_669171204c3dcae2: () => __wbg_done_669171204c3dcae2,
			__wbg_endIndex_d1d62e4df6a38dd8: () => __wbg_endIndex_d1d62e4df6a38dd8,
			__wbg_endPosition_967bd074bc316906: () => __wbg_endPosition_967bd074bc316906,
			__wbg_entries_7774d489e1da5f4f: () => __wbg_entries_7774d489e1da5f4f,
			__wbg_fieldIdForName_0fd6af55146e2ffa: () => __wbg_fieldIdForName_0fd6af55146e2ffa,
			__wbg_get_c0c8f8d7da0c03dd: () => __wbg_get_c0c8f8d7da0c03dd,
			__wbg_get_d173c0308df22d37: () => __wbg_get_d173c0308df22d37,
			__wbg_get_unchecked_e20b893aeafc3fca: () => __wbg_get_unchecked_e20b893aeafc3fca,
			__wbg_get_with_ref_key_6412cf3094599694: () => __wbg_get_with_ref_key_6412cf3094599694,
			__wbg_gotoFirstChild_26ae9598fbd0db34: () => __wbg_gotoFirstChild_26ae9598fbd0db34,
			__wbg_gotoNextSibling_6642ecd3bcb2a07c: () => __wbg_gotoNextSibling_6642ecd3bcb2a07c,
			__wbg_idForNodeType_1c9e018cdd04c1b0: () => __wbg_idForNodeType_1c9e018cdd04c1b0,
			__wbg_id_fa3008b43f6471a0: () => __wbg_id_fa3008b43f6471a0,
			__wbg_init_f604c8a8d189a4b9: () => __wbg_init_f604c8a8d189a4b9,
			__wbg_instanceof_ArrayBuffer_993d02d2d254cad1: () => __wbg_instanceof_ArrayBuffer_993d02d2d254cad1,
			__wbg_instanceof_Error_61d8a02a0f3383a1: () => __wbg_instanceof_Error_61d8a02a0f3383a1,
			__wbg_instanceof_Map_9a4d6ead180ae3a9: () => __wbg_instanceof_Map_9a4d6ead180ae3a9,
			__wbg_instanceof_Uint8Array_f935dbb0aa7cdeed: () => __wbg_instanceof_Uint8Array_f935dbb0aa7cdeed,
			__wbg_isArray_6339f732981044bf: () => __wbg_isArray_6339f732981044bf,
			__wbg_isMissing_bb06055e386ea088: () => __wbg_isMissing_bb06055e386ea088,
			__wbg_isNamed_c629cb1b530e204c: () => __wbg_isNamed_c629cb1b530e204c,
			__wbg_isSafeInteger_f3d6cd19ccfe4512: () => __wbg_isSafeInteger_f3d6cd19ccfe4512,
			__wbg_iterator_5cebbb86e33c6dd6: () => __wbg_iterator_5cebbb86e33c6dd6,
			__wbg_language_714da13457a04cca: () => __wbg_language_714da13457a04cca,
			__wbg_length_36bd29c6848c2144: () => __wbg_length_36bd29c6848c2144,
			__wbg_length_7afd83ae4ddf324f: () => __wbg_length_7afd83ae4ddf324f,
			__wbg_length_ecfa2c63d3d0d82c: () => __wbg_length_ecfa2c63d3d0d82c,
			__wbg_load_84bbd0ddfe0878c7: () => __wbg_load_84bbd0ddfe0878c7,
			__wbg_message_c141d5e68716b595: () => __wbg_message_c141d5e68716b595,
			__wbg_namedChildCount_495a31e3061e2f07: () => __wbg_namedChildCount_495a31e3061e2f07,
			__wbg_new_116be93542d39019: () => __wbg_new_116be93542d39019,
			__wbg_new_77cc4f4f472aeb81: () => __wbg_new_77cc4f4f472aeb81,
			__wbg_new_cdf041679ded4c5f: () => __wbg_new_cdf041679ded4c5f,
			__wbg_new_ebe3e0f6837f0879: () => __wbg_new_ebe3e0f6837f0879,
			__wbg_new_typed_cceaf62d8d95e9f2: () => __wbg_new_typed_cceaf62d8d95e9f2,
			__wbg_nextSibling_4f71b439ca502cc4: () => __wbg_nextSibling_4f71b439ca502cc4,
			__wbg_next_42cf16ee0dafc9e2: () => __wbg_next_42cf16ee0dafc9e2,
			__wbg_next_8f26b64fa5e9f64b: () => __wbg_next_8f26b64fa5e9f64b,
			__wbg_parent_684e8636e0edf5f4: () => __wbg_parent_684e8636e0edf5f4,
			__wbg_parse_a241b022abaae8c5: () => __wbg_parse_a241b022abaae8c5,
			__wbg_previousSibling_995246400be409cf: () => __wbg_previousSibling_995246400be409cf,
			__wbg_prototypesetcall_de8e0d9553586985: () => __wbg_prototypesetcall_de8e0d9553586985,
			__wbg_queueMicrotask_ac694eae12e92dfb: () => __wbg_queueMicrotask_ac694eae12e92dfb,
			__wbg_queueMicrotask_be5fe34a8f4cad4d: () => __wbg_queueMicrotask_be5fe34a8f4cad4d,
			__wbg_resolve_020f95d838c6ef25: () => __wbg_resolve_020f95d838c6ef25,
			__wbg_rootNode_a0b7f7e9ae37c755: () => __wbg_rootNode_a0b7f7e9ae37c755,
			__wbg_row_75e601f5dfb734da: () => __wbg_row_75e601f5dfb734da,
			__wbg_setLanguage_f8fe1b8d4679fd75: () => __wbg_setLanguage_f8fe1b8d4679fd75,
			__wbg_set_014226dfeca53178: () => __wbg_set_014226dfeca53178,
			__wbg_set_6be42768c690e380: () => __wbg_set_6be42768c690e380,
			__wbg_set_a80955eb93b145c6: () => __wbg_set_a80955eb93b145c6,
			__wbg_set_wasm: () => __wbg_set_wasm,
			__wbg_sgnode_new: () => __wbg_sgnode_new,
			__wbg_startIndex_45368dd38ff48bbf: () => __wbg_startIndex_45368dd38ff48bbf,
			__wbg_startPosition_74782718cbcbf5cd: () => __wbg_startPosition_74782718cbcbf5cd,
			__wbg_static_accessor_GLOBAL_THIS_466428f93b4eaa76: () => __wbg_static_accessor_GLOBAL_THIS_466428f93b4eaa76,
			__wbg_static_accessor_GLOBAL_c7aea38d4de089bc: () => __wbg_static_accessor_GLOBAL_c7aea38d4de089bc,
			__wbg_static_accessor_SELF_42d4fae05e59267a: () => __wbg_static_accessor_SELF_42d4fae05e59267a,
			__wbg_static_accessor_WINDOW_e0db14a0eba6a812: () => __wbg_static_accessor_WINDOW_e0db14a0eba6a812,
			__wbg_text_3da93512d259fa50: () => __wbg_text_3da93512d259fa50,
			__wbg_then_7026b513a94278a8: () => __wbg_then_7026b513a94278a8,
			__wbg_then_72819b8d4e081fb5: () => __wbg_then_72819b8d4e081fb5,
			__wbg_typeId_cfeb2852df2d91a8: () => __wbg_typeId_cfeb2852df2d91a8,
			__wbg_type_a79ec0d8d3bd5f4d: () => __wbg_type_a79ec0d8d3bd5f4d,
			__wbg_value_1e2369fab29b420e: () => __wbg_value_1e2369fab29b420e,
			__wbg_walk_d168e67a3ea8d856: () => __wbg_walk_d168e67a3ea8d856,
			__wbindgen_cast_0000000000000001: () => __wbindgen_cast_0000000000000001,
			__wbindgen_cast_0000000000000002: () => __wbindgen_cast_0000000000000002,
			__wbindgen_cast_0000000000000003: () => __wbindgen_cast_0000000000000003,
			__wbindgen_cast_0000000000000004: () => __wbindgen_cast_0000000000000004,
			__wbindgen_cast_0000000000000005: () => __wbindgen_cast_0000000000000005,
			__wbindgen_init_externref_table: () => __wbindgen_init_externref_table,
			dumpPattern: () => dumpPattern,
			initializeTreeSitter: () => initializeTreeSitter,
			kind: () => kind,
			parse: () => parse,
			pattern: () => pattern,
			registerDynamicLanguage: () => registerDynamicLanguage
		});
		var Pos = class Pos {
			static __wrap(ptr) {
				let obj = Object.create(Pos.prototype);
				obj.__wbg_ptr = ptr;
				PosFinalization.register(obj, obj.__wbg_ptr, obj);
				return obj;
			}
			__destroy_into_raw() {
				let ptr = this.__wbg_ptr;
				this.__wbg_ptr = 0;
				PosFinalization.unregister(this);
				return ptr;
			}
			free() {
				let ptr = this.__destroy_into_raw();
				wasm.__wbg_pos_free(ptr, 0);
			}
			get column() {
				return wasm.__wbg_get_pos_column(this.__wbg_ptr) >>> 0;
			}
			get index() {
				return wasm.__wbg_get_pos_index(this.__wbg_ptr) >>> 0;
			}
			get line() {
				return wasm.__wbg_get_pos_line(this.__wbg_ptr) >>> 0;
			}
			set column(arg0) {
				wasm.__wbg_set_pos_column(this.__wbg_ptr, arg0);
			}
			set index(arg0) {
				wasm.__wbg_set_pos_index(this.__wbg_ptr, arg0);
			}
			set line(arg0) {
				wasm.__wbg_set_pos_line(this.__wbg_ptr, arg0);
			}
		};
		Symbol.dispose && (Pos.prototype[Symbol.dispose] = Pos.prototype.free);
		var Range = class Range {
			static __wrap(ptr) {
				let obj = Object.create(Range.prototype);
				obj.__wbg_ptr = ptr;
				RangeFinalization.register(obj, obj.__wbg_ptr, obj);
				return obj;
			}
			__destroy_into_raw() {
				let ptr = this.__wbg_ptr;
				this.__wbg_ptr = 0;
				RangeFinalization.unregister(this);
				return ptr;
			}
			free() {
				let ptr = this.__destroy_into_raw();
				wasm.__wbg_range_free(ptr, 0);
			}
			get end() {
				let ret = wasm.__wbg_get_range_end(this.__wbg_ptr);
				return Pos.__wrap(ret);
			}
			get start() {
				let ret = wasm.__wbg_get_range_start(this.__wbg_ptr);
				return Pos.__wrap(ret);
			}
			set end(arg0) {
				_assertClass(arg0, Pos);
				var ptr0 = arg0.__destroy_into_raw();
				wasm.__wbg_set_range_end(this.__wbg_ptr, ptr0);
			}
			set start(arg0) {
				_assertClass(arg0, Pos);
				var ptr0 = arg0.__destroy_into_raw();
				wasm.__wbg_set_range_start(this.__wbg_ptr, ptr0);
			}
		};
		Symbol.dispose && (Range.prototype[Symbol.dispose] = Range.prototype.free);
		var SgNode = class SgNode {
			static __wrap(ptr) {
				let obj = Object.create(SgNode.prototype);
				obj.__wbg_ptr = ptr;
				SgNodeFinalization.register(obj, obj.__wbg_ptr, obj);
				return obj;
			}
			__destroy_into_raw() {
				let ptr = this.__wbg_ptr;
				this.__wbg_ptr = 0;
				SgNodeFinalization.unregister(this);
				return ptr;
			}
			free() {
				let ptr = this.__destroy_into_raw();
				wasm.__wbg_sgnode_free(ptr, 0);
			}
			ancestors() {
				let ret = wasm.sgnode_ancestors(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			child(nth) {
				let ret = wasm.sgnode_child(this.__wbg_ptr, nth);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			children() {
				let ret = wasm.sgnode_children(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			children_nodes() {
				let ret = wasm.sgnode_children_nodes(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			commitEdits(edits) {
				let deferred2_0;
				let deferred2_1;
				try {
					let ret = wasm.sgnode_commitEdits(this.__wbg_ptr, edits);
					var ptr1 = ret[0];
					var len1 = ret[1];
					if (ret[3]) {
						ptr1 = 0;
						len1 = 0;
						throw takeFromExternrefTable0(ret[2]);
					}
					deferred2_0 = ptr1;
					deferred2_1 = len1;
					return getStringFromWasm0(ptr1, len1);
				} finally {
					wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
				}
			}
			field(name) {
				let ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_field(this.__wbg_ptr, ptr0, len0);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			fieldChildren(name) {
				let ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_fieldChildren(this.__wbg_ptr, ptr0, len0);
				var v2 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v2;
			}
			find(matcher) {
				let ret = wasm.sgnode_find(this.__wbg_ptr, matcher);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] === 0 ? void 0 : SgNode.__wrap(ret[0]);
			}
			findAll(matcher) {
				let ret = wasm.sgnode_findAll(this.__wbg_ptr, matcher);
				if (ret[3]) throw takeFromExternrefTable0(ret[2]);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			follows(m) {
				let ret = wasm.sgnode_follows(this.__wbg_ptr, m);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] !== 0;
			}
			getMatch(m) {
				let ptr0 = passStringToWasm0(m, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_getMatch(this.__wbg_ptr, ptr0, len0);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			getMultipleMatches(m) {
				let ptr0 = passStringToWasm0(m, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_getMultipleMatches(this.__wbg_ptr, ptr0, len0);
				var v2 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v2;
			}
			getTransformed(m) {
				let ptr0 = passStringToWasm0(m, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_getTransformed(this.__wbg_ptr, ptr0, len0);
				let v2;
				if (ret[0] !== 0) {
					v2 = getStringFromWasm0(ret[0], ret[1]);
					wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
				}
				return v2;
			}
			has(m) {
				let ret = wasm.sgnode_has(this.__wbg_ptr, m);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] !== 0;
			}
			id() {
				return wasm.sgnode_id(this.__wbg_ptr) >>> 0;
			}
			inside(m) {
				let ret = wasm.sgnode_inside(this.__wbg_ptr, m);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] !== 0;
			}
			is(kind) {
				let ptr0 = passStringToWasm0(kind, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				return wasm.sgnode_is(this.__wbg_ptr, ptr0, len0) !== 0;
			}
			isLeaf() {
				return wasm.sgnode_isLeaf(this.__wbg_ptr) !== 0;
			}
			isNamed() {
				return wasm.sgnode_isNamed(this.__wbg_ptr) !== 0;
			}
			isNamedLeaf() {
				return wasm.sgnode_isNamedLeaf(this.__wbg_ptr) !== 0;
			}
			kind() {
				let deferred1_0;
				let deferred1_1;
				try {
					let ret = wasm.sgnode_kind(this.__wbg_ptr);
					deferred1_0 = ret[0];
					deferred1_1 = ret[1];
					return getStringFromWasm0(ret[0], ret[1]);
				} finally {
					wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
				}
			}
			matches(m) {
				let ret = wasm.sgnode_matches(this.__wbg_ptr, m);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] !== 0;
			}
			namedChildren() {
				let ret = wasm.sgnode_namedChildren(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			next() {
				let ret = wasm.sgnode_next(this.__wbg_ptr);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			nextAll() {
				let ret = wasm.sgnode_nextAll(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			parent() {
				let ret = wasm.sgnode_parent(this.__wbg_ptr);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			parent_node() {
				let ret = wasm.sgnode_parent_node(this.__wbg_ptr);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			precedes(m) {
				let ret = wasm.sgnode_precedes(this.__wbg_ptr, m);
				if (ret[2]) throw takeFromExternrefTable0(ret[1]);
				return ret[0] !== 0;
			}
			prev() {
				let ret = wasm.sgnode_prev(this.__wbg_ptr);
				return ret === 0 ? void 0 : SgNode.__wrap(ret);
			}
			prevAll() {
				let ret = wasm.sgnode_prevAll(this.__wbg_ptr);
				var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
				wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
				return v1;
			}
			range() {
				let ret = wasm.sgnode_range(this.__wbg_ptr);
				return Range.__wrap(ret);
			}
			replace(text) {
				let ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				let ret = wasm.sgnode_replace(this.__wbg_ptr, ptr0, len0);
				return WasmEdit.__wrap(ret);
			}
			text() {
				let deferred1_0;
				let deferred1_1;
				try {
					let ret = wasm.sgnode_text(this.__wbg_ptr);
					deferred1_0 = ret[0];
					deferred1_1 = ret[1];
					return getStringFromWasm0(ret[0], ret[1]);
				} finally {
					wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
				}
			}
		};
		Symbol.dispose && (SgNode.prototype[Symbol.dispose] = SgNode.prototype.free);
		var SgRoot = class SgRoot {
			static __wrap(ptr) {
				let obj = Object.create(SgRoot.prototype);
				obj.__wbg_ptr = ptr;
				SgRootFinalization.register(obj, obj.__wbg_ptr, obj);
				return obj;
			}
			__destroy_into_raw() {
				let ptr = this.__wbg_ptr;
				this.__wbg_ptr = 0;
				SgRootFinalization.unregister(this);
				return ptr;
			}
			free() {
				let ptr = this.__destroy_into_raw();
				wasm.__wbg_sgroot_free(ptr, 0);
			}
			filename() {
				let deferred1_0;
				let deferred1_1;
				try {
					let ret = wasm.sgroot_filename(this.__wbg_ptr);
					deferred1_0 = ret[0];
					deferred1_1 = ret[1];
					return getStringFromWasm0(ret[0], ret[1]);
				} finally {
					wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
				}
			}
			getInnerTree() {
				return wasm.sgroot_getInnerTree(this.__wbg_ptr);
			}
			root() {
				let ret = wasm.sgroot_root(this.__wbg_ptr);
				return SgNode.__wrap(ret);
			}
		};
		Symbol.dispose && (SgRoot.prototype[Symbol.dispose] = SgRoot.prototype.free);
		var WasmEdit = class WasmEdit {
			static __wrap(ptr) {
				let obj = Object.create(WasmEdit.prototype);
				obj.__wbg_ptr = ptr;
				WasmEditFinalization.register(obj, obj.__wbg_ptr, obj);
				return obj;
			}
			__destroy_into_raw() {
				let ptr = this.__wbg_ptr;
				this.__wbg_ptr = 0;
				WasmEditFinalization.unregister(this);
				return ptr;
			}
			free() {
				let ptr = this.__destroy_into_raw();
				wasm.__wbg_wasmedit_free(ptr, 0);
			}
			get end_pos() {
				return wasm.__wbg_get_wasmedit_end_pos(this.__wbg_ptr) >>> 0;
			}
			get inserted_text() {
				let deferred1_0;
				let deferred1_1;
				try {
					let ret = wasm.__wbg_get_wasmedit_inserted_text(this.__wbg_ptr);
					deferred1_0 = ret[0];
					deferred1_1 = ret[1];
					return getStringFromWasm0(ret[0], ret[1]);
				} finally {
					wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
				}
			}
			get start_pos() {
				return wasm.__wbg_get_wasmedit_start_pos(this.__wbg_ptr) >>> 0;
			}
			set end_pos(arg0) {
				wasm.__wbg_set_wasmedit_end_pos(this.__wbg_ptr, arg0);
			}
			set inserted_text(arg0) {
				let ptr0 = passStringToWasm0(arg0, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
				let len0 = WASM_VECTOR_LEN;
				wasm.__wbg_set_wasmedit_inserted_text(this.__wbg_ptr, ptr0, len0);
			}
			set start_pos(arg0) {
				wasm.__wbg_set_wasmedit_start_pos(this.__wbg_ptr, arg0);
			}
		};
		Symbol.dispose && (WasmEdit.prototype[Symbol.dispose] = WasmEdit.prototype.free);
		function dumpPattern(lang, pattern_str, selector, strictness) {
			let ptr0 = passStringToWasm0(lang, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len0 = WASM_VECTOR_LEN;
			let ptr1 = passStringToWasm0(pattern_str, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			var ptr2 = isLikeNone(selector) ? 0 : passStringToWasm0(selector, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			var len2 = WASM_VECTOR_LEN;
			var ptr3 = isLikeNone(strictness) ? 0 : passStringToWasm0(strictness, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			var len3 = WASM_VECTOR_LEN;
			let ret = wasm.dumpPattern(ptr0, len0, ptr1, len1, ptr2, len2, ptr3, len3);
			if (ret[2]) throw takeFromExternrefTable0(ret[1]);
			return takeFromExternrefTable0(ret[0]);
		}
		function initializeTreeSitter() {
			return wasm.initializeTreeSitter();
		}
		function kind(lang, kind_name) {
			let ptr0 = passStringToWasm0(lang, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len0 = WASM_VECTOR_LEN;
			let ptr1 = passStringToWasm0(kind_name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			let ret = wasm.kind(ptr0, len0, ptr1, len1);
			if (ret[2]) throw takeFromExternrefTable0(ret[1]);
			return ret[0];
		}
		function parse(lang, src) {
			let ptr0 = passStringToWasm0(lang, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len0 = WASM_VECTOR_LEN;
			let ptr1 = passStringToWasm0(src, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			let ret = wasm.parse(ptr0, len0, ptr1, len1);
			if (ret[2]) throw takeFromExternrefTable0(ret[1]);
			return SgRoot.__wrap(ret[0]);
		}
		function pattern(lang, pattern_str) {
			let ptr0 = passStringToWasm0(lang, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len0 = WASM_VECTOR_LEN;
			let ptr1 = passStringToWasm0(pattern_str, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			let ret = wasm.pattern(ptr0, len0, ptr1, len1);
			if (ret[2]) throw takeFromExternrefTable0(ret[1]);
			return takeFromExternrefTable0(ret[0]);
		}
		function registerDynamicLanguage(langs) {
			return wasm.registerDynamicLanguage(langs);
		}
		function __wbg_Error_408e67f47ca7b58b(arg0, arg1) {
			return Error(getStringFromWasm0(arg0, arg1));
		}
		function __wbg_Number_3890faa6d3ff057d(arg0) {
			return Number(arg0);
		}
		function __wbg_String_8564e559799eccda(arg0, arg1) {
			let ptr1 = passStringToWasm0(String(arg1), wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			getDataViewMemory0().setInt32(arg0 + 4, len1, !0);
			getDataViewMemory0().setInt32(arg0 + 0, ptr1, !0);
		}
		function __wbg___new_05520503cd263bba() {
			return handleError(function() {
				return new Parser();
			}, arguments);
		}
		function __wbg___wbindgen_bigint_get_as_i64_c4ecf48528083721(arg0, arg1) {
			let v = arg1;
			let ret = typeof v == "bigint" ? v : void 0;
			getDataViewMemory0().setBigInt64(arg0 + 8, isLikeNone(ret) ? BigInt(0) : ret, !0);
			getDataViewMemory0().setInt32(arg0 + 0, !isLikeNone(ret), !0);
		}
		function __wbg___wbindgen_boolean_get_c9c83ebd41b34df3(arg0) {
			let v = arg0;
			let ret = typeof v == "boolean" ? v : void 0;
			return isLikeNone(ret) ? 16777215 : +!!ret;
		}
		function __wbg___wbindgen_debug_string_a57024b9c6e4a48b(arg0, arg1) {
			let ptr1 = passStringToWasm0(debugString(arg1), wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			let len1 = WASM_VECTOR_LEN;
			getDataViewMemory0().setInt32(arg0 + 4, len1, !0);
			getDataViewMemory0().setInt32(arg0 + 0, ptr1, !0);
		}
		function __wbg___wbindgen_in_ac983077f137f2e6(arg0, arg1) {
			return arg0 in arg1;
		}
		function __wbg___wbindgen_is_bigint_8ffbbef442139384(arg0) {
			return typeof arg0 == "bigint";
		}
		function __wbg___wbindgen_is_function_5e4570eb24ffa122(arg0) {
			return typeof arg0 == "function";
		}
		function __wbg___wbindgen_is_object_a2790eb24c211ea0(arg0) {
			let val = arg0;
			return typeof val == "object" && !!val;
		}
		function __wbg___wbindgen_is_string_e6f02f0ea5f20a32(arg0) {
			return typeof arg0 == "string";
		}
		function __wbg___wbindgen_is_undefined_6cff064c44e0d823(arg0) {
			return arg0 === void 0;
		}
		function __wbg___wbindgen_jsval_eq_0a18949a61670320(arg0, arg1) {
			return arg0 === arg1;
		}
		function __wbg___wbindgen_jsval_loose_eq_acf2776254a8d832(arg0, arg1) {
			return arg0 == arg1;
		}
		function __wbg___wbindgen_number_get_136b9679cab35cfb(arg0, arg1) {
			let obj = arg1;
			let ret = typeof obj == "number" ? obj : void 0;
			getDataViewMemory0().setFloat64(arg0 + 8, isLikeNone(ret) ? 0 : ret, !0);
			getDataViewMemory0().setInt32(arg0 + 0, !isLikeNone(ret), !0);
		}
		function __wbg___wbindgen_string_get_d154f1e671052120(arg0, arg1) {
			let obj = arg1;
			let ret = typeof obj == "string" ? obj : void 0;
			var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
			var len1 = WASM_VECTOR_LEN;
			getDataViewMemory0().setInt32(arg0 + 4, len1, !0);
			getDataViewMemory0().setInt32(arg0 + 0, ptr1, !0);
		}
		function __wbg___wbindgen_throw_bb96b2010945f0bc(arg0, arg1) {
			throw Error(getStringFromWasm0(arg0, arg1));
		}
		function __wbg__wbg_cb_unref_be22cc64ae6946a0(arg0) {
			arg0._wbg_cb_unref();
		}
		function __wbg_call_1c5886ab9c57d1c7() {
			return handleError(function(arg0, arg1) {
				return arg0.call(arg1);
			}, arguments);
		}
		function __wbg_call_35dba3c747ad7521() {
			return handleError(function(arg0, arg1, arg2) {
				return arg0.call(arg1, arg2);
			}, arguments);
		}
		function __wbg_childCount_491f1a640a04e4e0(arg0) {
			return arg0.childCount;
		}
		function __wbg_childForFieldId_6bccf1281131fa41(arg0, arg1) {
			let ret = arg0.childForFieldId(arg1);
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_childForFieldName_20df0c35162ea476(arg0, arg1, arg2) {
			let ret = arg0.childForFieldName(getStringFromWasm0(arg1, arg2));
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_child_4f36aa78dc6f7d90(arg0, arg1) {
			let ret = arg0.child(arg1 >>> 0);
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_children_c40aac9a65d3ef0a(arg0, arg1) {
			let ret = arg1.children;
			let ptr1 = passArrayJsValueToWasm0(ret, wasm.__wbindgen_malloc);
			let len1 = WASM_VECTOR_LEN;
			getDataViewMemory0().setInt32(arg0 + 4, len1, !0);
			getDataViewMemory0().setInt32(arg0 + 0, ptr1, !0);
		}
		function __wbg_codePointAt_62da65794259e6a8(arg0, arg1) {
			return arg0.codePointAt(arg1 >>> 0);
		}
		function __wbg_column_8d27ebc3b06415a9(arg0) {
			return arg0.column;
		}
		function __wbg_copy_855214b26918aa9f(arg0) {
			return arg0.copy();
		}
		function __wbg_currentFieldId_9fb22ca0dd37083d(arg0) {
			let ret = arg0.currentFieldId;
			return isLikeNone(ret) ? 16777215 : ret;
		}
		function __wbg_currentNode_2dc92bdc76e43570(arg0) {
			return arg0.currentNode;
		}
		function __wbg_done_669171204c3dcae2(arg0) {
			return arg0.done;
		}
		function __wbg_endIndex_d1d62e4df6a38dd8(arg0) {
			return arg0.endIndex;
		}
		function __wbg_endPosition_967bd074bc316906(arg0) {
			return arg0.endPosition;
		}
		function __wbg_entries_7774d489e1da5f4f(arg0) {
			return Object.entries(arg0);
		}
		function __wbg_fieldIdForName_0fd6af55146e2ffa(arg0, arg1, arg2) {
			let ret = arg0.fieldIdForName(getStringFromWasm0(arg1, arg2));
			return isLikeNone(ret) ? 16777215 : ret;
		}
		function __wbg_get_c0c8f8d7da0c03dd(arg0, arg1) {
			return arg0[arg1 >>> 0];
		}
		function __wbg_get_d173c0308df22d37() {
			return handleError(function(arg0, arg1) {
				return Reflect.get(arg0, arg1);
			}, arguments);
		}
		function __wbg_get_unchecked_e20b893aeafc3fca(arg0, arg1) {
			return arg0[arg1 >>> 0];
		}
		function __wbg_get_with_ref_key_6412cf3094599694(arg0, arg1) {
			return arg0[arg1];
		}
		function __wbg_gotoFirstChild_26ae9598fbd0db34(arg0) {
			return arg0.gotoFirstChild();
		}
		function __wbg_gotoNextSibling_6642ecd3bcb2a07c(arg0) {
			return arg0.gotoNextSibling();
		}
		function __wbg_idForNodeType_1c9e018cdd04c1b0(arg0, arg1, arg2, arg3) {
			return arg0.idForNodeType(getStringFromWasm0(arg1, arg2), arg3 !== 0);
		}
		function __wbg_id_fa3008b43f6471a0(arg0) {
			return arg0.id;
		}
		function __wbg_init_f604c8a8d189a4b9() {
			return Parser.init();
		}
		function __wbg_instanceof_ArrayBuffer_993d02d2d254cad1(arg0) {
			let result;
			try {
				result = arg0 instanceof ArrayBuffer;
			} catch {
				result = !1;
			}
			return result;
		}
		function __wbg_instanceof_Error_61d8a02a0f3383a1(arg0) {
			let result;
			try {
				result = arg0 instanceof Error;
			} catch {
				result = !1;
			}
			return result;
		}
		function __wbg_instanceof_Map_9a4d6ead180ae3a9(arg0) {
			let result;
			try {
				result = arg0 instanceof Map;
			} catch {
				result = !1;
			}
			return result;
		}
		function __wbg_instanceof_Uint8Array_f935dbb0aa7cdeed(arg0) {
			let result;
			try {
				result = arg0 instanceof Uint8Array;
			} catch {
				result = !1;
			}
			return result;
		}
		function __wbg_isArray_6339f732981044bf(arg0) {
			return Array.isArray(arg0);
		}
		function __wbg_isMissing_bb06055e386ea088(arg0) {
			return arg0.isMissing;
		}
		function __wbg_isNamed_c629cb1b530e204c(arg0) {
			return arg0.isNamed;
		}
		function __wbg_isSafeInteger_f3d6cd19ccfe4512(arg0) {
			return Number.isSafeInteger(arg0);
		}
		function __wbg_iterator_5cebbb86e33c6dd6() {
			return Symbol.iterator;
		}
		function __wbg_language_714da13457a04cca(arg0) {
			let ret = arg0.language;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_length_36bd29c6848c2144(arg0) {
			return arg0.length;
		}
		function __wbg_length_7afd83ae4ddf324f(arg0) {
			return arg0.length;
		}
		function __wbg_length_ecfa2c63d3d0d82c(arg0) {
			return arg0.length;
		}
		function __wbg_load_84bbd0ddfe0878c7(arg0, arg1) {
			return Language.load(getStringFromWasm0(arg0, arg1));
		}
		function __wbg_message_c141d5e68716b595(arg0) {
			return arg0.message;
		}
		function __wbg_namedChildCount_495a31e3061e2f07(arg0) {
			return arg0.namedChildCount;
		}
		function __wbg_new_116be93542d39019() {
			return [];
		}
		function __wbg_new_77cc4f4f472aeb81(arg0) {
			return new Uint8Array(arg0);
		}
		function __wbg_new_cdf041679ded4c5f() {
			return new Map();
		}
		function __wbg_new_ebe3e0f6837f0879() {
			return {};
		}
		function __wbg_new_typed_cceaf62d8d95e9f2(arg0, arg1) {
			try {
				var state0 = {
					a: arg0,
					b: arg1
				};
				var cb0 = (arg0, arg1) => {
					let a = state0.a;
					state0.a = 0;
					try {
						return wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined_______true_(a, state0.b, arg0, arg1);
					} finally {
						state0.a = a;
					}
				};
				return new Promise(cb0);
			} finally {
				state0.a = 0;
			}
		}
		function __wbg_nextSibling_4f71b439ca502cc4(arg0) {
			let ret = arg0.nextSibling;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_next_42cf16ee0dafc9e2() {
			return handleError(function(arg0) {
				return arg0.next();
			}, arguments);
		}
		function __wbg_next_8f26b64fa5e9f64b(arg0) {
			return arg0.next;
		}
		function __wbg_parent_684e8636e0edf5f4(arg0) {
			let ret = arg0.parent;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_parse_a241b022abaae8c5() {
			return handleError(function(arg0, arg1, arg2, arg3) {
				let ret = arg0.parse(arg1, arg2, arg3);
				return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
			}, arguments);
		}
		function __wbg_previousSibling_995246400be409cf(arg0) {
			let ret = arg0.previousSibling;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_prototypesetcall_de8e0d9553586985(arg0, arg1, arg2) {
			Uint8Array.prototype.set.call(getArrayU8FromWasm0(arg0, arg1), arg2);
		}
		function __wbg_queueMicrotask_ac694eae12e92dfb(arg0) {
			queueMicrotask(arg0);
		}
		function __wbg_queueMicrotask_be5fe34a8f4cad4d(arg0) {
			return arg0.queueMicrotask;
		}
		function __wbg_resolve_020f95d838c6ef25(arg0) {
			return Promise.resolve(arg0);
		}
		function __wbg_rootNode_a0b7f7e9ae37c755(arg0) {
			return arg0.rootNode;
		}
		function __wbg_row_75e601f5dfb734da(arg0) {
			return arg0.row;
		}
		function __wbg_setLanguage_f8fe1b8d4679fd75() {
			return handleError(function(arg0, arg1) {
				arg0.setLanguage(arg1);
			}, arguments);
		}
		function __wbg_set_014226dfeca53178(arg0, arg1, arg2) {
			return arg0.set(arg1, arg2);
		}
		function __wbg_set_6be42768c690e380(arg0, arg1, arg2) {
			arg0[arg1] = arg2;
		}
		function __wbg_set_a80955eb93b145c6(arg0, arg1, arg2) {
			arg0[arg1 >>> 0] = arg2;
		}
		function __wbg_sgnode_new(arg0) {
			return SgNode.__wrap(arg0);
		}
		function __wbg_startIndex_45368dd38ff48bbf(arg0) {
			return arg0.startIndex;
		}
		function __wbg_startPosition_74782718cbcbf5cd(arg0) {
			return arg0.startPosition;
		}
		function __wbg_static_accessor_GLOBAL_THIS_466428f93b4eaa76() {
			let ret = typeof globalThis > "u" ? null : globalThis;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_static_accessor_GLOBAL_c7aea38d4de089bc() {
			let ret = typeof global > "u" ? null : global;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_static_accessor_SELF_42d4fae05e59267a() {
			let ret = typeof self > "u" ? null : self;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_static_accessor_WINDOW_e0db14a0eba6a812() {
			let ret = typeof window > "u" ? null : window;
			return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
		}
		function __wbg_text_3da93512d259fa50(arg0) {
			return arg0.text;
		}
		function __wbg_then_7026b513a94278a8(arg0, arg1) {
			return arg0.then(arg1);
		}
		function __wbg_then_72819b8d4e081fb5(arg0, arg1, arg2) {
			return arg0.then(arg1, arg2);
		}
		function __wbg_typeId_cfeb2852df2d91a8(arg0) {
			return arg0.typeId;
		}
		function __wbg_type_a79ec0d8d3bd5f4d(arg0) {
			return arg0.type;
		}
		function __wbg_value_1e2369fab29b420e(arg0) {
			return arg0.value;
		}
		function __wbg_walk_d168e67a3ea8d856(arg0) {
			return arg0.walk();
		}
		function __wbindgen_cast_0000000000000001(arg0, arg1) {
			return makeMutClosure(arg0, arg1, wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___wasm_bindgen_6c7e428e9880864c___JsValue__core_f0fd674eaa06beef___result__Result_____wasm_bindgen_6c7e428e9880864c___JsError___true_);
		}
		function __wbindgen_cast_0000000000000002(arg0) {
			return arg0;
		}
		function __wbindgen_cast_0000000000000003(arg0) {
			return arg0;
		}
		function __wbindgen_cast_0000000000000004(arg0, arg1) {
			return getStringFromWasm0(arg0, arg1);
		}
		function __wbindgen_cast_0000000000000005(arg0) {
			return BigInt.asUintN(64, arg0);
		}
		function __wbindgen_init_externref_table() {
			let table = wasm.__wbindgen_externrefs;
			let offset = table.grow(4);
			table.set(0, void 0);
			table.set(offset + 0, void 0);
			table.set(offset + 1, null);
			table.set(offset + 2, !0);
			table.set(offset + 3, !1);
		}
		function wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___wasm_bindgen_6c7e428e9880864c___JsValue__core_f0fd674eaa06beef___result__Result_____wasm_bindgen_6c7e428e9880864c___JsError___true_(arg0, arg1, arg2) {
			let ret = wasm.wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___wasm_bindgen_6c7e428e9880864c___JsValue__core_f0fd674eaa06beef___result__Result_____wasm_bindgen_6c7e428e9880864c___JsError___true_(arg0, arg1, arg2);
			if (ret[1]) throw takeFromExternrefTable0(ret[0]);
		}
		function wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined_______true_(arg0, arg1, arg2, arg3) {
			wasm.wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined_______true_(arg0, arg1, arg2, arg3);
		}
		const PosFinalization = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((ptr) => wasm.__wbg_pos_free(ptr, 1));
		const RangeFinalization = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((ptr) => wasm.__wbg_range_free(ptr, 1));
		const SgNodeFinalization = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((ptr) => wasm.__wbg_sgnode_free(ptr, 1));
		const SgRootFinalization = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((ptr) => wasm.__wbg_sgroot_free(ptr, 1));
		const WasmEditFinalization = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((ptr) => wasm.__wbg_wasmedit_free(ptr, 1));
		function addToExternrefTable0(obj) {
			let idx = wasm.__externref_table_alloc();
			wasm.__wbindgen_externrefs.set(idx, obj);
			return idx;
		}
		function _assertClass(instance, klass) {
			if (!(instance instanceof klass)) throw Error(`expected instance of ${klass.name}`);
		}
		const CLOSURE_DTORS = typeof FinalizationRegistry > "u" ? {
			register: () => {},
			unregister: () => {}
		} : new FinalizationRegistry((state) => wasm.__wbindgen_destroy_closure(state.a, state.b));
		function debugString(val) {
			let type = typeof val;
			if (type == "number" || type == "boolean" || val == null) return `${val}`;
			if (type == "string") return `"${val}"`;
			if (type == "symbol") {
				let description = val.description;
				if (description == null) return "Symbol";
				else return `Symbol(${description})`;
			}
			if (type == "function") {
				let name = val.name;
				if (typeof name == "string" && name.length > 0) return `Function(${name})`;
				else return "Function";
			}
			if (Array.isArray(val)) {
				let length = val.length;
				let debug = "[";
				length > 0 && (debug += debugString(val[0]));
				for (let i = 1; i < length; i++) debug += ", " + debugString(val[i]);
				debug += "]";
				return debug;
			}
			let builtInMatches = /\[object ([^\]]+)\]/.exec(toString.call(val));
			let className;
			if (builtInMatches && builtInMatches.length > 1) className = builtInMatches[1];
			else return toString.call(val);
			if (className == "Object") try {
				return "Object(" + JSON.stringify(val) + ")";
			} catch {
				return "Object";
			}
			if (val instanceof Error) return `${val.name}: ${val.message}\n${val.stack}`;
			return className;
		}
		function getArrayJsValueFromWasm0(ptr, len) {
			ptr >>>= 0;
			let mem = getDataViewMemory0();
			let result = [];
			for (let i = ptr; i < ptr + 4 * len; i += 4) result.push(wasm.__wbindgen_externrefs.get(mem.getUint32(i, !0)));
			wasm.__externref_drop_slice(ptr, len);
			return result;
		}
		function getArrayU8FromWasm0(ptr, len) {
			ptr >>>= 0;
			return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
		}
		let cachedDataViewMemory0 = null;
		function getDataViewMemory0() {
			(cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === !0 || cachedDataViewMemory0.buffer.detached === void 0 && cachedDataViewMemory0.buffer !== wasm.memory.buffer) && (cachedDataViewMemory0 = new DataView(wasm.memory.buffer));
			return cachedDataViewMemory0;
		}
		function getStringFromWasm0(ptr, len) {
			return decodeText(ptr >>> 0, len);
		}
		let cachedUint8ArrayMemory0 = null;
		function getUint8ArrayMemory0() {
			(cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) && (cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer));
			return cachedUint8ArrayMemory0;
		}
		function handleError(f, args) {
			try {
				return f.apply(this, args);
			} catch (e) {
				let idx = addToExternrefTable0(e);
				wasm.__wbindgen_exn_store(idx);
			}
		}
		function isLikeNone(x) {
			return x == null;
		}
		function makeMutClosure(arg0, arg1, f) {
			let state = {
				a: arg0,
				b: arg1,
				cnt: 1
			};
			let real = (...args) => {
				state.cnt++;
				let a = state.a;
				state.a = 0;
				try {
					return f(a, state.b, ...args);
				} finally {
					state.a = a;
					real._wbg_cb_unref();
				}
			};
			real._wbg_cb_unref = () => {
				if (--state.cnt === 0) {
					wasm.__wbindgen_destroy_closure(state.a, state.b);
					state.a = 0;
					CLOSURE_DTORS.unregister(state);
				}
			};
			CLOSURE_DTORS.register(real, state, state);
			return real;
		}
		function passArrayJsValueToWasm0(array, malloc) {
			let ptr = malloc(array.length * 4, 4) >>> 0;
			for (let i = 0; i < array.length; i++) {
				let add = addToExternrefTable0(array[i]);
				getDataViewMemory0().setUint32(ptr + 4 * i, add, !0);
			}
			WASM_VECTOR_LEN = array.length;
			return ptr;
		}
		function passStringToWasm0(arg, malloc, realloc) {
			if (realloc === void 0) {
				let buf = cachedTextEncoder.encode(arg);
				let ptr = malloc(buf.length, 1) >>> 0;
				getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
				WASM_VECTOR_LEN = buf.length;
				return ptr;
			}
			let len = arg.length;
			let ptr = malloc(len, 1) >>> 0;
			let mem = getUint8ArrayMemory0();
			let offset = 0;
			for (; offset < len; offset++) {
				let code = arg.charCodeAt(offset);
				if (code > 127) break;
				mem[ptr + offset] = code;
			}
			if (offset !== len) {
				offset !== 0 && (arg = arg.slice(offset));
				ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
				let view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
				let ret = cachedTextEncoder.encodeInto(arg, view);
				offset += ret.written;
				ptr = realloc(ptr, len, offset, 1) >>> 0;
			}
			WASM_VECTOR_LEN = offset;
			return ptr;
		}
		function takeFromExternrefTable0(idx) {
			let value = wasm.__wbindgen_externrefs.get(idx);
			wasm.__externref_table_dealloc(idx);
			return value;
		}
		let cachedTextDecoder = new TextDecoder("utf-8", {
			ignoreBOM: !0,
			fatal: !0
		});
		cachedTextDecoder.decode();
		const MAX_SAFARI_DECODE_BYTES = 2146435072;
		let numBytesDecoded = 0;
		function decodeText(ptr, len) {
			numBytesDecoded += len;
			if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
				cachedTextDecoder = new TextDecoder("utf-8", {
					ignoreBOM: !0,
					fatal: !0
				});
				cachedTextDecoder.decode();
				numBytesDecoded = len;
			}
			return cachedTextDecoder.decode(getUint8ArrayMemory0().subarray(ptr, ptr + len));
		}
		const cachedTextEncoder = new TextEncoder();
		"encodeInto" in cachedTextEncoder || (cachedTextEncoder.encodeInto = function(arg, view) {
			let buf = cachedTextEncoder.encode(arg);
			view.set(buf);
			return {
				read: arg.length,
				written: buf.length
			};
		});
		let WASM_VECTOR_LEN = 0;
		let wasm;
		function __wbg_set_wasm(val) {
			wasm = val;
		}
		//! src/base/path.ts
		const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
		//! src/workspace/code/code-query.ts
		const SUB_RULES = ["not"];
		const LISTS = ["all", "any"];
		const RELATIONS = [
			"inside",
			"has",
			"precedes",
			"follows"
		];
		const VALUES = [
			"pattern",
			"kind",
			"regex",
			"nthChild",
			"range",
			"matches"
		];
		const RULE_KEYS = [
			...VALUES,
			...RELATIONS,
			...LISTS,
			...SUB_RULES
		];
		const RELATION_KEYS = [
			...RULE_KEYS,
			"stopBy",
			"field"
		];
		function isRuleObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function patternsOf(config) {
			let found = [];
			let visit = (value, path) => {
				if (Array.isArray(value)) for (let [index, each] of value.entries()) visit(each, [...path, index]);
				else if (isRuleObject(value)) for (let [key, each] of Object.entries(value)) if (key === "pattern" && typeof each == "string") found.push({
					text: each,
					path: [...path, key]
				});
				else if (key === "pattern" && isRuleObject(each)) {
					let { context, selector } = each;
					found.push({
						text: String(context ?? ""),
						path: [...path, key],
						...typeof selector == "string" && { selector }
					});
				} else visit(each, [...path, key]);
			};
			let { rule, constraints, utils } = config;
			for (let [name, part] of Object.entries({
				rule,
				constraints,
				utils
			})) visit(part, [name]);
			return found;
		}
		function capturesOf(config) {
			let names = new Map();
			for (let { text } of patternsOf(config)) for (let [, dollars = "", name = ""] of text.matchAll(/(\$+)([A-Z][A-Z0-9_]*)/g)) names.set(name, dollars.length >= 3 ? "many" : "one");
			return names;
		}
		//! src/workspace/code/languages.ts
		const TABLE = {
			bash: [
				"bash bats ksh sh zsh",
				"bash",
				"$"
			],
			cpp: [
				"cc hpp cpp c++ hh cxx cu ino",
				"cpp",
				"\ud800\udc00"
			],
			csharp: [
				"cs",
				"c-sharp",
				"\u00b5"
			],
			css: [
				"css",
				"css",
				"_"
			],
			go: [
				"go",
				"go",
				"\u00b5"
			],
			java: [
				"java",
				"java",
				"$"
			],
			javascript: [
				"cjs js mjs jsx",
				"javascript",
				"$"
			],
			python: [
				"py py3 pyi bzl",
				"python",
				"\u00b5"
			],
			ruby: [
				"rb rbw gemspec",
				"ruby",
				"\u00b5"
			],
			rust: [
				"rs",
				"rust",
				"\u00b5"
			],
			tsx: [
				"tsx",
				"tsx",
				"$"
			],
			typescript: [
				"ts cts mts",
				"typescript",
				"$"
			]
		};
		const CODE_LANGUAGES = Object.keys(TABLE);
		function codeLanguage(name) {
			let [extensions, grammar, expando] = TABLE[name];
			return {
				name,
				extensions: extensions.split(" "),
				grammar,
				expando
			};
		}
		function asParsed(pattern, { expando }) {
			return pattern.replace(/(\$+)([A-Z_]?)/g, (whole, dollars, next) => next !== "" || dollars.length === 3 ? `${expando.repeat(dollars.length)}${next}` : whole);
		}
		const AST_GREP_FILE = "@ast-grep/wasm/wasm_bg.wasm";
		const PARSER_FILE = "web-tree-sitter/web-tree-sitter.wasm";
		function grammarFile({ grammar }) {
			return `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`;
		}
		//! src/workspace/code/code-engine.ts
		let opened;
		async function openFinder(query, read) {
			opened ??= openEngine(read);
			let engine = await opened;
			let language = codeLanguage(query.language);
			let grammar = engine.languages.get(language.name) ?? await loadGrammar(engine, language, read);
			let parser = new Parser();
			parser.setLanguage(grammar);
			let fault = brokenPattern(query, parser) ?? refusedQuery(query, engine.state);
			return fault === void 0 ? success(new Finder(query, engine, parser)) : failure(fault);
		}
		async function openEngine(read) {
			forgetChildren();
			await Parser.init({ wasmBinary: read(PARSER_FILE) });
			let state = {
				given: void 0,
				meant: void 0,
				made: [],
				language: void 0
			};
			let instance = new WebAssembly.Instance(new WebAssembly.Module(read(AST_GREP_FILE)), { "./wasm_bg.js": importsOf(state) });
			__wbg_set_wasm(instance.exports);
			instance.exports.__wbindgen_start();
			await initializeTreeSitter();
			return {
				state,
				languages: new Map()
			};
		}
		function forgetChildren() {
			let original = Object.getOwnPropertyDescriptor(Node.prototype, "children")?.get;
			if (original === void 0) throw Error("Nodes have no children");
			let get = function() {
				let children = original.call(this);
				this._children = void 0;
				return children;
			};
			Object.defineProperty(Node.prototype, "children", { get });
		}
		function importsOf(state) {
			let all = { ...wasm_bg_exports };
			let named = (start) => {
				let name = Object.keys(all).find((key) => key.startsWith(start));
				if (name === void 0) throw Error(`ast-grep has no import ${start}`);
				return name;
			};
			all[named("__wbg_load_")] = () => Promise.resolve(state.language);
			all[named("__wbg_type_")] = (node) => typeOf(node);
			let remember = (made) => {
				(made instanceof Tree || made instanceof TreeCursor) && state.made.push(made);
				return made;
			};
			let parse = named("__wbg_parse_");
			let original = all[parse];
			all[parse] = (parser, text, ...more) => {
				let meant = text === state.given ? state.meant : text;
				return original?.({ parse: (...args) => remember(parser.parse(...args)) }, meant, ...more);
			};
			for (let maker of [named("__wbg_copy_"), named("__wbg_walk_")]) {
				let make = all[maker];
				all[maker] = (...args) => remember(make?.(...args));
			}
			return all;
		}
		function typeOf({ tree, typeId, type }) {
			return tree.language.types[typeId] === "" ? "" : type;
		}
		function release({ made }) {
			for (let each of made.splice(0).reverse()) each.delete();
		}
		async function loadGrammar({ state, languages }, language, read) {
			let { name, expando } = language;
			let loaded = await Language.load(read(grammarFile(language)));
			state.language = loaded;
			await registerDynamicLanguage({ [name]: {
				libraryPath: name,
				expandoChar: expando
			} });
			languages.set(name, loaded);
			return loaded;
		}
		const FILLER = "\ufdd0";
		const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
		const FILLED_PAIR = RegExp(`([\\ud800-\\udbff][\\udc00-\\udfff])${FILLER}`, "g");
		function widened(text) {
			return text.replace(PAIR, `$&${FILLER}`);
		}
		var Finder = class {
			#query;
			#engine;
			#parser;
			#captures;
			#tree;
			constructor(query, engine, parser) {
				this.#query = query;
				this.#engine = engine;
				this.#parser = parser;
				this.#captures = capturesOf(query.config);
			}
			find(text, expansion = {}) {
				let { state } = this.#engine;
				release(state);
				state.given = widened(text);
				state.meant = text;
				let parsed = parse(this.#query.language, state.given);
				this.#tree = state.made.find((made) => made instanceof Tree);
				let root = parsed.root();
				let matches = root.findAll(this.#query.config);
				try {
					return matches.map((match) => this.#describe(match, expansion));
				} finally {
					for (let match of matches) match.free();
					root.free();
					parsed.free();
				}
			}
			staysSound(edits, changed) {
				let tree = this.#tree;
				let [first] = edits;
				if (tree === void 0 || first === void 0 || tree.rootNode.hasError) return !1;
				for (let edit of treeEdits(this.#engine.state.meant ?? "", edits)) tree.edit(edit);
				let after = this.#parser.parse(changed, tree);
				try {
					return after !== null && !after.rootNode.hasError;
				} finally {
					after?.delete();
				}
			}
			errorsIn(text) {
				let tree = this.#parser.parse(text);
				if (tree === null) throw Error("The parser was interrupted.");
				try {
					return errorsBelow(tree.rootNode);
				} finally {
					tree.delete();
				}
			}
			stringsIn({ start, end }) {
				let [tree, text] = [this.#tree, this.#engine.state.meant ?? ""];
				let found = [];
				let next = (from) => text.indexOf("\n", from);
				for (let at = next(start); tree !== void 0 && at >= 0 && at < end; at = next(at + 1)) {
					let string = stringAround(tree, at);
					if (string === void 0) continue;
					found.push(string);
					at = string.end - 1;
				}
				return found;
			}
			#describe(match, { start, end }) {
				let span = spanOf(match);
				let captures = new Map();
				for (let [name, kind] of this.#captures) {
					let nodes = kind === "many" ? match.getMultipleMatches(name) : [match.getMatch(name)].filter((node) => node !== void 0);
					let [first, last] = [nodes[0], nodes.at(-1)];
					(kind === "many" || first !== void 0) && captures.set(name, first && last && {
						start: spanOf(first).start,
						end: spanOf(last).end
					});
					for (let node of nodes) node.free();
				}
				let transformed = new Map();
				for (let name of Object.keys(this.#query.config.transform ?? {})) {
					let made = match.getTransformed(name);
					made !== void 0 && transformed.set(name, made.replace(FILLED_PAIR, "$1"));
				}
				return {
					start: start === void 0 ? span.start : neighbour(match, start, "prev")?.start ?? span.start,
					end: end === void 0 ? span.end : neighbour(match, end, "next")?.end ?? span.end,
					captures,
					transformed,
					errorAt: this.#tree && errorAround(this.#tree, span)
				};
			}
		};
		function spanOf(node) {
			let edit = node.replace("");
			let span = {
				start: edit.start_pos,
				end: edit.end_pos
			};
			edit.free();
			return span;
		}
		function treeEdits(text, edits) {
			let point = pointsIn(text);
			return edits.map(({ start, end, replacement }) => {
				let [startPosition, oldEndPosition] = [point(start), point(end)];
				let { row, column } = pointsIn(replacement)(replacement.length);
				let newEndPosition = {
					row: startPosition.row + row,
					column: row === 0 ? startPosition.column + column : column
				};
				return new Edit({
					startIndex: start,
					oldEndIndex: end,
					newEndIndex: start + replacement.length,
					startPosition,
					oldEndPosition,
					newEndPosition
				});
			}).reverse();
		}
		function pointsIn(text) {
			let row = 0;
			let lineStart = 0;
			return (at) => {
				for (let next = text.indexOf("\n", lineStart); next >= 0 && next < at; next = text.indexOf("\n", lineStart)) {
					row++;
					lineStart = next + 1;
				}
				return {
					row,
					column: at - lineStart
				};
			};
		}
		function neighbour(match, { rule: relation, ...config }, side) {
			let { stopBy = "neighbor", field: _, ...rule } = relation;
			let nodes = side === "prev" ? match.prevAll() : match.nextAll();
			try {
				for (let node of stopBy === "neighbor" ? nodes.slice(0, 1) : nodes) {
					if (node.matches({
						...config,
						rule
					})) return spanOf(node);
					if (stopBy !== "end" && stopBy !== "neighbor" && node.matches({
						...config,
						rule: stopBy
					})) return;
				}
				return;
			} finally {
				for (let node of nodes) node.free();
			}
		}
		const STRING = /^(?!(?:concatenated|chained)_string$|string_array$).*(?:string|heredoc|regex|template_literal)/;
		function stringAround({ rootNode }, at) {
			let string;
			for (let node = rootNode.descendantForIndex(at, at); node != null; node = node.parent) STRING.test(node.type) && node.startIndex <= at && at < node.endIndex && (string = {
				start: node.startIndex,
				end: node.endIndex
			});
			return string;
		}
		function errorAround({ rootNode }, { start, end }) {
			if (!rootNode.hasError) return;
			let node = rootNode.descendantForIndex(start, Math.max(start, end - 1));
			if (node?.hasError) {
				let inside = errorsBelow(node).find((error) => error.start < end && error.end >= start);
				if (inside !== void 0) return inside.start;
			}
			for (; node != null; node = node.parent) if (node.isError) return node.startIndex;
		}
		function errorsBelow(node) {
			if (node.isError || node.isMissing) return [{
				start: node.startIndex,
				end: node.endIndex
			}];
			return node.hasError ? node.children.flatMap((child) => child === null ? [] : errorsBelow(child)) : [];
		}
		function brokenPattern({ config, language }, parser) {
			for (let { text, selector, path } of patternsOf(config)) {
				let tree = parser.parse(asParsed(text, codeLanguage(language)));
				if (tree === null) throw Error("The parser was interrupted.");
				try {
					let node = selector === void 0 ? effectiveNode(tree.rootNode) : tree.rootNode.descendantsOfType(selector)[0];
					let error = node && firstError(node, ONLY_CAPTURE);
					let where = path.length > 2 ? ` in ${path.join(".")}` : "";
					if (error !== void 0) return ERRORS.invalidPattern(where, language, error.startPosition.row, error.startPosition.column, text);
					let misread = selector === void 0 && node !== void 0 ? MISREAD[language]?.(node, text) : void 0;
					if (misread !== void 0) return ERRORS.misread(where, text, misread);
				} finally {
					tree.delete();
				}
			}
		}
		const MISREAD = {
			go: (node, text) => node.descendantsOfType("type_conversion_expression").some((one) => one?.childForFieldName("type")?.type === "qualified_type") ? {
				as: "a conversion to a type",
				advice: `For a call, use a rule: {pattern: {context: 'func f() { ${briefText(text)} }', selector: call_expression}}.`
			} : void 0,
			css: (node, text) => node.type === "pseudo_class_selector" && /:\s/.test(text) ? {
				as: "a selector",
				advice: `For a declaration, write it with its semicolon: '${briefText(text)};'`
			} : void 0
		};
		function effectiveNode(root) {
			let node = root;
			for (;;) {
				let [child, second] = node.children;
				if (!(node.childCount === 1 || node.childCount === 2 && second != null && (second.isMissing || typeOf(second) === "")) || child == null) return node;
				node = child;
			}
		}
		const ONLY_CAPTURE = /^[$\u00b5_\u{10000}]+[A-Z0-9_]*$/u;
		const NEEDED = /^(?:[)\]}>"'`]|[a-z]+)$/;
		function firstError(node, allowed) {
			if (node.isError && !allowed.test(node.text) || node.isMissing && NEEDED.test(node.type)) return node;
			if (!node.hasError) return;
			for (let child of node.children) {
				let found = child === null ? void 0 : firstError(child, allowed);
				if (found !== void 0) return found;
			}
		}
		function refusedQuery({ language, config }, state) {
			let empty = parse(language, "");
			let root = empty.root();
			try {
				for (let match of root.findAll(config)) match.free();
			} catch (error) {
				if (error instanceof RangeError || error instanceof Error && error.name === "RuntimeError") return ERRORS.deepPattern();
				close();
				let lines = (error instanceof Error ? error.message : String(error)).split("\n").map((line) => line.replace(/^\s*\|->/, "").trim());
				let reason = lines.some((line) => line.startsWith("regex parse error")) ? lines.slice(-3).join(" ") : lines.at(-1) ?? "";
				let told = patternsOf(config).reduce((all, { text }) => all.replaceAll(asParsed(text, codeLanguage(language)), () => text), reason);
				return ERRORS.badQuery(told);
			}
			close();
			return;
			function close() {
				root.free();
				empty.free();
				release(state);
			}
		}
		function adviceFor(reason) {
			if (reason.includes("Multiple AST nodes")) return "Write one expression or one statement. For several statements, use a rule with follows or precedes.";
			if (reason.includes("multi meta variable")) return "Use $A for one node, or write $$$ARGS inside of code such as f($$$ARGS).";
			if (reason.startsWith("Kind `")) return "Use the name of a node of the language's grammar, such as call_expression.";
			if (reason.includes("is not defined")) return "Define the rule in utils.";
			if (reason.includes("Undefined meta var")) return "Use the names of captures in the pattern or the rule.";
			return "See the rules of ast-grep: https://ast-grep.github.io/reference/rule.html";
		}
		const ERRORS = {
			invalidPattern: (where, language, row, column, text) => toolError("invalid_pattern", `The pattern${where} is not valid ${language}: line ${row + 1}, column ${column + 1} of '${briefText(text)}'`, "Write code as in a file, with $A for one part and $$$ARGS for any number of them. For a part that is not valid alone, such as a method, use a rule: {pattern: {context: class A { $M() {} }, selector: method_definition}}."),
			misread: (where, text, { as, advice }) => toolError("invalid_pattern", `Alone, the pattern${where} is read as ${as}: '${briefText(text)}'`, advice),
			deepPattern: () => toolError("invalid_pattern", "The pattern is nested too deeply", "Write a shorter pattern, or a rule with has or inside."),
			badQuery: (why) => toolError("invalid_pattern", `ast-grep does not accept the query: ${why.replace(/\.$/, "")}`, adviceFor(why))
		};
		//! src/workspace/code/expand-code.ts
		const LOOK_BACK = 512;
		function parseCodeTemplate(text) {
			let parts = [];
			let first;
			let from = 0;
			let end = (at) => {
				let last = parts.at(-1);
				last === void 0 ? first = text.slice(from, at) : last.text = text.slice(from, at);
			};
			for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", at)) {
				let [whole, name = ""] = /^\${1,3}([A-Z0-9_]+)/.exec(text.slice(at, at + LOOK_BACK)) ?? [""];
				if (whole === "") at++;
				else {
					end(at);
					parts.push({
						name,
						indent: indentBefore(text, at),
						text: ""
					});
					at += whole.length;
					from = at;
				}
			}
			end(text.length);
			return {
				first: first ?? "",
				parts
			};
		}
		function expandCodeTemplate(template, filled) {
			let pieces = [code(template.first)];
			for (let { name, indent, text: after } of template.parts) pieces.push(...captured(name, indent, filled), code(after));
			return reindent(pieces, 0, indentBefore(filled.text, filled.match.start)).map(({ text }) => text).join("");
		}
		function code(text) {
			return {
				text,
				isFixed: !1
			};
		}
		function captured(name, indent, { text, match, strings }) {
			let transformed = match.transformed.get(name);
			if (transformed !== void 0) return reindent([{
				text: transformed,
				isFixed: strings.length > 0
			}], 0, indent);
			let span = match.captures.get(name);
			return span === void 0 ? [] : reindent(piecesOf(text, span, strings), indentBefore(text, span.start), indent);
		}
		function piecesOf(text, { start, end }, strings) {
			let pieces = [];
			let from = start;
			for (let string of strings) {
				let [first, last] = [Math.max(from, string.start), Math.min(end, string.end)];
				if (first >= last) continue;
				pieces.push(code(text.slice(from, first)), {
					text: text.slice(first, last),
					isFixed: !0
				});
				from = last;
			}
			return [...pieces, code(text.slice(from, end))];
		}
		function reindent(pieces, from, to) {
			if (from === to) return pieces;
			let [was, is] = to > from ? ["\n", `\n${" ".repeat(to - from)}`] : [`\n${" ".repeat(from - to)}`, "\n"];
			return pieces.map((piece) => piece.isFixed ? piece : code(piece.text.replaceAll(was, is)));
		}
		function indentBefore(text, at) {
			let from = Math.max(0, at - LOOK_BACK);
			let newline = text.lastIndexOf("\n", at - 1);
			let start = at === 0 ? 0 : newline + 1;
			if (start < from) return 0;
			return /^ */.exec(text.slice(start, at))?.[0].length ?? 0;
		}
		//! src/workspace/code/code-job.ts
		const NOTHING = {
			count: 0,
			shown: [],
			edits: []
		};
		const MAX_LINE_CHARACTERS = 500;
		const MAX_GROUP_CHARACTERS = 2e3;
		async function openJob(job, read) {
			let finder = await openFinder(job.query, read);
			return finder.ok ? success((text) => workOn(text, job, finder.value)) : finder;
		}
		function workOn(text, { shown, change }, finder) {
			let found = finder.find(text, change);
			if (found.length === 0) return NOTHING;
			let broken = found.find(({ errorAt }) => errorAt !== void 0);
			let outcome = {
				count: found.length,
				shown: shown === void 0 ? [] : describeMatches(text, found.slice(0, shown.most), shown.contextLines),
				brokenAt: broken?.errorAt === void 0 ? void 0 : placeAt(text, broken.errorAt)
			};
			if (change === void 0) return {
				...outcome,
				edits: []
			};
			let edits = editsFor(text, found, change, finder);
			return {
				...outcome,
				edits,
				count: edits.length,
				breaksAt: outcome.brokenAt === void 0 ? newError(text, edits, finder) : void 0
			};
		}
		function editsFor(text, found, { template }, finder) {
			let parsed = parseCodeTemplate(withLineEnding(template, dominantLineEnding(text)));
			let edits = [];
			let end = 0;
			for (let match of found) {
				if (match.start < end) continue;
				edits.push({
					start: match.start,
					end: match.end,
					replacement: expandCodeTemplate(parsed, {
						text,
						match,
						strings: finder.stringsIn(match)
					})
				});
				end = match.end;
			}
			return edits;
		}
		function newError(text, edits, finder) {
			let changed = "";
			let from = 0;
			let inserted = [];
			for (let { start, end, replacement } of edits) {
				changed += text.slice(from, start);
				inserted.push({
					start: changed.length,
					end: changed.length + replacement.length
				});
				changed += replacement;
				from = end;
			}
			changed += text.slice(from);
			if (finder.staysSound(edits, changed)) return;
			let after = finder.errorsIn(changed);
			if (after.length === 0) return;
			let touched = after.find((error) => inserted.some(({ start, end }) => error.start <= end && error.end >= start));
			let [first] = after;
			let gained = touched ?? (after.length > finder.errorsIn(text).length ? first : void 0);
			return gained && placeAt(changed, gained.start);
		}
		function describeMatches(text, found, contextLines) {
			let lines = text.split("\n").map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
			lines.at(-1) === "" && lines.pop();
			let around = (from, to) => lines.slice(Math.max(0, from), Math.max(0, to)).map((line) => cut(line, MAX_LINE_CHARACTERS));
			let places = new TextLines(text);
			return found.map((match) => {
				let { line, column } = places.place(match.start);
				let endLine = places.lineOf(Math.max(match.start, match.end - 1));
				let groups = [...match.captures].map(([name, span]) => [name, cut(text.slice(span?.start ?? 0, span?.end ?? 0), MAX_GROUP_CHARACTERS)]);
				let made = [...match.transformed].map(([name, value]) => [name, cut(value, MAX_GROUP_CHARACTERS)]);
				return {
					line,
					column,
					endLine,
					text: excerptAt(lines[line - 1] ?? "", column - 1),
					before: around(line - 1 - contextLines, line - 1),
					after: around(endLine, endLine + contextLines),
					groups: Object.fromEntries([...groups, ...made])
				};
			});
		}
		function cut(text, most) {
			return text.length <= most ? text : `${text.slice(0, most)}\u2026`;
		}
		function excerptAt(line, at) {
			if (line.length <= MAX_LINE_CHARACTERS) return line;
			let start = Math.max(0, Math.min(at - MAX_LINE_CHARACTERS / 4, line.length - MAX_LINE_CHARACTERS));
			let end = start + MAX_LINE_CHARACTERS;
			return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
		}
		//! src/workspace/code/code-thread.ts
		async function runCodeWorker(job, { read, say, onText }) {
			let worker = await openJob(job, read);
			if (!worker.ok) return say({
				kind: "refused",
				error: worker.error
			});
			onText((text) => say({
				kind: "done",
				outcome: worker.value(text)
			}));
			say({ kind: "ready" });
		}
		//! src/cli/code-worker.ts
		const { job, packages } = $late_worker_threads.workerData;
		runCodeWorker(job, {
			read: (name) => readPackageFile(packages, name),
			say: (message) => $late_worker_threads.parentPort?.postMessage(message),
			onText: (listener) => void $late_worker_threads.parentPort?.on("message", listener)
		});
	})();
	module.exports = __webpack_exports__;
})();
