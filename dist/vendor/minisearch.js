(() => {
	var __webpack_modules__ = {
		9: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { index: () => __nccwpck_require__(978) };
		}),
		978: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { MiniSearch: () => MiniSearch });
			let KEYS = "KEYS";
			let VALUES = "VALUES";
			var TreeIterator = class {
				constructor(set, type) {
					let node = set._tree;
					let keys = Array.from(node.keys());
					this.set = set;
					this._type = type;
					this._path = keys.length > 0 ? [{
						node,
						keys
					}] : [];
				}
				next() {
					let value = this.dive();
					this.backtrack();
					return value;
				}
				dive() {
					if (this._path.length === 0) return {
						done: !0,
						value: void 0
					};
					let { node, keys } = last$1(this._path);
					if (last$1(keys) === "") return {
						done: !1,
						value: this.result()
					};
					let child = node.get(last$1(keys));
					this._path.push({
						node: child,
						keys: Array.from(child.keys())
					});
					return this.dive();
				}
				backtrack() {
					if (this._path.length === 0) return;
					let keys = last$1(this._path).keys;
					keys.pop();
					if (keys.length > 0) return;
					this._path.pop();
					this.backtrack();
				}
				key() {
					return this.set._prefix + this._path.map(({ keys }) => last$1(keys)).filter((key) => key !== "").join("");
				}
				value() {
					return last$1(this._path).node.get("");
				}
				result() {
					switch (this._type) {
						case VALUES: return this.value();
						case KEYS: return this.key();
						default: return [this.key(), this.value()];
					}
				}
				[Symbol.iterator]() {
					return this;
				}
			};
			let last$1 = (array) => array[array.length - 1];
			let fuzzySearch = (node, query, maxDistance) => {
				let results = new Map();
				if (query === void 0) return results;
				let n = query.length + 1;
				let m = n + maxDistance;
				let matrix = new Uint8Array(m * n).fill(maxDistance + 1);
				for (let j = 0; j < n; ++j) matrix[j] = j;
				for (let i = 1; i < m; ++i) matrix[i * n] = i;
				recurse(node, query, maxDistance, results, matrix, 1, n, "");
				return results;
			};
			let recurse = (node, query, maxDistance, results, matrix, m, n, prefix) => {
				let offset = m * n;
				key: for (let key of node.keys()) if (key === "") {
					let distance = matrix[offset - 1];
					distance <= maxDistance && results.set(prefix, [node.get(key), distance]);
				} else {
					let i = m;
					for (let pos = 0; pos < key.length; ++pos, ++i) {
						let char = key[pos];
						let thisRowOffset = n * i;
						let prevRowOffset = thisRowOffset - n;
						let minDistance = matrix[thisRowOffset];
						let jmin = Math.max(0, i - maxDistance - 1);
						let jmax = Math.min(n - 1, i + maxDistance);
						for (let j = jmin; j < jmax; ++j) {
							let different = char !== query[j];
							let rpl = matrix[prevRowOffset + j] + +different;
							let del = matrix[prevRowOffset + j + 1] + 1;
							let ins = matrix[thisRowOffset + j] + 1;
							let dist = matrix[thisRowOffset + j + 1] = Math.min(rpl, del, ins);
							dist < minDistance && (minDistance = dist);
						}
						if (minDistance > maxDistance) continue key;
					}
					recurse(node.get(key), query, maxDistance, results, matrix, i, n, prefix + key);
				}
			};
			var SearchableMap = class SearchableMap {
				constructor(tree = new Map(), prefix = "") {
					this._size = void 0;
					this._tree = tree;
					this._prefix = prefix;
				}
				atPrefix(prefix) {
					if (!prefix.startsWith(this._prefix)) throw Error("Mismatched prefix");
					let [node, path] = trackDown(this._tree, prefix.slice(this._prefix.length));
					if (node === void 0) {
						let [parentNode, key] = last(path);
						for (let k of parentNode.keys()) if (k !== "" && k.startsWith(key)) {
							let node = new Map();
							node.set(k.slice(key.length), parentNode.get(k));
							return new SearchableMap(node, prefix);
						}
					}
					return new SearchableMap(node, prefix);
				}
				clear() {
					this._size = void 0;
					this._tree.clear();
				}
				delete(key) {
					this._size = void 0;
					return remove(this._tree, key);
				}
				entries() {
					return new TreeIterator(this, "ENTRIES");
				}
				forEach(fn) {
					for (let [key, value] of this) fn(key, value, this);
				}
				fuzzyGet(key, maxEditDistance) {
					return fuzzySearch(this._tree, key, maxEditDistance);
				}
				get(key) {
					let node = lookup(this._tree, key);
					return node === void 0 ? void 0 : node.get("");
				}
				has(key) {
					let node = lookup(this._tree, key);
					return node !== void 0 && node.has("");
				}
				keys() {
					return new TreeIterator(this, KEYS);
				}
				set(key, value) {
					if (typeof key != "string") throw Error("key must be a string");
					this._size = void 0;
					createPath(this._tree, key).set("", value);
					return this;
				}
				get size() {
					if (this._size) return this._size;
					this._size = 0;
					let iter = this.entries();
					for (; !iter.next().done;) this._size += 1;
					return this._size;
				}
				update(key, fn) {
					if (typeof key != "string") throw Error("key must be a string");
					this._size = void 0;
					let node = createPath(this._tree, key);
					node.set("", fn(node.get("")));
					return this;
				}
				fetch(key, initial) {
					if (typeof key != "string") throw Error("key must be a string");
					this._size = void 0;
					let node = createPath(this._tree, key);
					let value = node.get("");
					value === void 0 && node.set("", value = initial());
					return value;
				}
				values() {
					return new TreeIterator(this, VALUES);
				}
				[Symbol.iterator]() {
					return this.entries();
				}
				static from(entries) {
					let tree = new SearchableMap();
					for (let [key, value] of entries) tree.set(key, value);
					return tree;
				}
				static fromObject(object) {
					return SearchableMap.from(Object.entries(object));
				}
			};
			let trackDown = (tree, key, path = []) => {
				if (key.length === 0 || tree == null) return [tree, path];
				for (let k of tree.keys()) if (k !== "" && key.startsWith(k)) {
					path.push([tree, k]);
					return trackDown(tree.get(k), key.slice(k.length), path);
				}
				path.push([tree, key]);
				return trackDown(void 0, "", path);
			};
			let lookup = (tree, key) => {
				if (key.length === 0 || tree == null) return tree;
				for (let k of tree.keys()) if (k !== "" && key.startsWith(k)) return lookup(tree.get(k), key.slice(k.length));
			};
			let createPath = (node, key) => {
				let keyLength = key.length;
				outer: for (let pos = 0; node && pos < keyLength;) {
					for (let k of node.keys()) if (k !== "" && key[pos] === k[0]) {
						let len = Math.min(keyLength - pos, k.length);
						let offset = 1;
						for (; offset < len && key[pos + offset] === k[offset];) ++offset;
						let child = node.get(k);
						if (offset === k.length) node = child;
						else {
							let intermediate = new Map();
							intermediate.set(k.slice(offset), child);
							node.set(key.slice(pos, pos + offset), intermediate);
							node.delete(k);
							node = intermediate;
						}
						pos += offset;
						continue outer;
					}
					let child = new Map();
					node.set(key.slice(pos), child);
					return child;
				}
				return node;
			};
			let remove = (tree, key) => {
				let [node, path] = trackDown(tree, key);
				if (node === void 0) return;
				node.delete("");
				if (node.size === 0) cleanup(path);
				else if (node.size === 1) {
					let [key, value] = node.entries().next().value;
					merge(path, key, value);
				}
			};
			let cleanup = (path) => {
				if (path.length === 0) return;
				let [node, key] = last(path);
				node.delete(key);
				if (node.size === 0) cleanup(path.slice(0, -1));
				else if (node.size === 1) {
					let [key, value] = node.entries().next().value;
					key !== "" && merge(path.slice(0, -1), key, value);
				}
			};
			let merge = (path, key, value) => {
				if (path.length === 0) return;
				let [node, nodeKey] = last(path);
				node.set(nodeKey + key, value);
				node.delete(nodeKey);
			};
			let last = (array) => array[array.length - 1];
			var MiniSearch = class MiniSearch {
				constructor(options) {
					if (options?.fields == null) throw Error("MiniSearch: option \"fields\" must be provided");
					let autoVacuum = options.autoVacuum == null || options.autoVacuum === !0 ? defaultAutoVacuumOptions : options.autoVacuum;
					this._options = {
						...defaultOptions,
						...options,
						autoVacuum,
						searchOptions: {
							...defaultSearchOptions,
							...options.searchOptions || {}
						},
						autoSuggestOptions: {
							...defaultAutoSuggestOptions,
							...options.autoSuggestOptions || {}
						}
					};
					this._index = new SearchableMap();
					this._documentCount = 0;
					this._documentIds = new Map();
					this._idToShortId = new Map();
					this._fieldIds = {};
					this._fieldLength = new Map();
					this._avgFieldLength = [];
					this._nextId = 0;
					this._storedFields = new Map();
					this._dirtCount = 0;
					this._currentVacuum = null;
					this._enqueuedVacuum = null;
					this._enqueuedVacuumConditions = defaultVacuumConditions;
					this.addFields(this._options.fields);
				}
				add(document) {
					let { extractField, stringifyField, tokenize, processTerm, fields, idField } = this._options;
					let id = extractField(document, idField);
					if (id == null) throw Error(`MiniSearch: document does not have ID field "${idField}"`);
					if (this._idToShortId.has(id)) throw Error(`MiniSearch: duplicate ID ${id}`);
					let shortDocumentId = this.addDocumentId(id);
					this.saveStoredFields(shortDocumentId, document);
					for (let field of fields) {
						let fieldValue = extractField(document, field);
						if (fieldValue == null) continue;
						let tokens = tokenize(stringifyField(fieldValue, field), field);
						let fieldId = this._fieldIds[field];
						let uniqueTerms = new Set(tokens).size;
						this.addFieldLength(shortDocumentId, fieldId, this._documentCount - 1, uniqueTerms);
						for (let term of tokens) {
							let processedTerm = processTerm(term, field);
							if (Array.isArray(processedTerm)) for (let t of processedTerm) this.addTerm(fieldId, shortDocumentId, t);
							else processedTerm && this.addTerm(fieldId, shortDocumentId, processedTerm);
						}
					}
				}
				addAll(documents) {
					for (let document of documents) this.add(document);
				}
				addAllAsync(documents, options = {}) {
					let { chunkSize = 10 } = options;
					let acc = {
						chunk: [],
						promise: Promise.resolve()
					};
					let { chunk, promise } = documents.reduce(({ chunk, promise }, document, i) => {
						chunk.push(document);
						if ((i + 1) % chunkSize === 0) return {
							chunk: [],
							promise: promise.then(() => new Promise((resolve) => setTimeout(resolve, 0))).then(() => this.addAll(chunk))
						};
						else return {
							chunk,
							promise
						};
					}, acc);
					return promise.then(() => this.addAll(chunk));
				}
				remove(document) {
					let { tokenize, processTerm, extractField, stringifyField, fields, idField } = this._options;
					let id = extractField(document, idField);
					if (id == null) throw Error(`MiniSearch: document does not have ID field "${idField}"`);
					let shortId = this._idToShortId.get(id);
					if (shortId == null) throw Error(`MiniSearch: cannot remove document with ID ${id}: it is not in the index`);
					for (let field of fields) {
						let fieldValue = extractField(document, field);
						if (fieldValue == null) continue;
						let tokens = tokenize(stringifyField(fieldValue, field), field);
						let fieldId = this._fieldIds[field];
						let uniqueTerms = new Set(tokens).size;
						this.removeFieldLength(shortId, fieldId, this._documentCount, uniqueTerms);
						for (let term of tokens) {
							let processedTerm = processTerm(term, field);
							if (Array.isArray(processedTerm)) for (let t of processedTerm) this.removeTerm(fieldId, shortId, t);
							else processedTerm && this.removeTerm(fieldId, shortId, processedTerm);
						}
					}
					this._storedFields.delete(shortId);
					this._documentIds.delete(shortId);
					this._idToShortId.delete(id);
					this._fieldLength.delete(shortId);
					--this._documentCount;
				}
				removeAll(documents) {
					if (documents) for (let document of documents) this.remove(document);
					else if (arguments.length > 0) throw Error("Expected documents to be present. Omit the argument to remove all documents.");
					else {
						this._index = new SearchableMap();
						this._documentCount = 0;
						this._documentIds = new Map();
						this._idToShortId = new Map();
						this._fieldLength = new Map();
						this._avgFieldLength = [];
						this._storedFields = new Map();
						this._nextId = 0;
					}
				}
				discard(id) {
					let shortId = this._idToShortId.get(id);
					if (shortId == null) throw Error(`MiniSearch: cannot discard document with ID ${id}: it is not in the index`);
					this._idToShortId.delete(id);
					this._documentIds.delete(shortId);
					this._storedFields.delete(shortId);
					(this._fieldLength.get(shortId) || []).forEach((fieldLength, fieldId) => {
						this.removeFieldLength(shortId, fieldId, this._documentCount, fieldLength);
					});
					this._fieldLength.delete(shortId);
					--this._documentCount;
					this._dirtCount += 1;
					this.maybeAutoVacuum();
				}
				maybeAutoVacuum() {
					if (this._options.autoVacuum === !1) return;
					let { minDirtFactor, minDirtCount, batchSize, batchWait } = this._options.autoVacuum;
					this.conditionalVacuum({
						batchSize,
						batchWait
					}, {
						minDirtCount,
						minDirtFactor
					});
				}
				discardAll(ids) {
					let autoVacuum = this._options.autoVacuum;
					try {
						this._options.autoVacuum = !1;
						for (let id of ids) this.discard(id);
					} finally {
						this._options.autoVacuum = autoVacuum;
					}
					this.maybeAutoVacuum();
				}
				replace(updatedDocument) {
					let { idField, extractField } = this._options;
					let id = extractField(updatedDocument, idField);
					this.discard(id);
					this.add(updatedDocument);
				}
				vacuum(options = {}) {
					return this.conditionalVacuum(options);
				}
				conditionalVacuum(options, conditions) {
					if (this._currentVacuum) {
						this._enqueuedVacuumConditions = this._enqueuedVacuumConditions && conditions;
						if (this._enqueuedVacuum != null) return this._enqueuedVacuum;
						this._enqueuedVacuum = this._currentVacuum.then(() => {
							let conditions = this._enqueuedVacuumConditions;
							this._enqueuedVacuumConditions = defaultVacuumConditions;
							return this.performVacuuming(options, conditions);
						});
						return this._enqueuedVacuum;
					}
					if (this.vacuumConditionsMet(conditions) === !1) return Promise.resolve();
					this._currentVacuum = this.performVacuuming(options);
					return this._currentVacuum;
				}
				async performVacuuming(options, conditions) {
					let initialDirtCount = this._dirtCount;
					if (this.vacuumConditionsMet(conditions)) {
						let batchSize = options.batchSize || defaultVacuumOptions.batchSize;
						let batchWait = options.batchWait || defaultVacuumOptions.batchWait;
						let i = 1;
						for (let [term, fieldsData] of this._index) {
							for (let [fieldId, fieldIndex] of fieldsData) for (let [shortId] of fieldIndex) {
								if (this._documentIds.has(shortId)) continue;
								fieldIndex.size <= 1 ? fieldsData.delete(fieldId) : fieldIndex.delete(shortId);
							}
							this._index.get(term).size === 0 && this._index.delete(term);
							i % batchSize === 0 && await new Promise((resolve) => setTimeout(resolve, batchWait));
							i += 1;
						}
						this._dirtCount -= initialDirtCount;
					}
					await null;
					this._currentVacuum = this._enqueuedVacuum;
					this._enqueuedVacuum = null;
				}
				vacuumConditionsMet(conditions) {
					if (conditions == null) return !0;
					let { minDirtCount, minDirtFactor } = conditions;
					minDirtCount ||= defaultAutoVacuumOptions.minDirtCount;
					minDirtFactor ||= defaultAutoVacuumOptions.minDirtFactor;
					return this.dirtCount >= minDirtCount && this.dirtFactor >= minDirtFactor;
				}
				get isVacuuming() {
					return this._currentVacuum != null;
				}
				get dirtCount() {
					return this._dirtCount;
				}
				get dirtFactor() {
					return this._dirtCount / (1 + this._documentCount + this._dirtCount);
				}
				has(id) {
					return this._idToShortId.has(id);
				}
				getStoredFields(id) {
					let shortId = this._idToShortId.get(id);
					if (shortId == null) return;
					return this._storedFields.get(shortId);
				}
				search(query, searchOptions = {}) {
					let { searchOptions: globalSearchOptions } = this._options;
					let searchOptionsWithDefaults = {
						...globalSearchOptions,
						...searchOptions
					};
					let rawResults = this.executeQuery(query, searchOptions);
					let results = [];
					for (let [docId, { score, terms, match }] of rawResults) {
						let quality = terms.length || 1;
						let result = {
							id: this._documentIds.get(docId),
							score: score * quality,
							terms: Object.keys(match),
							queryTerms: terms,
							match
						};
						Object.assign(result, this._storedFields.get(docId));
						(searchOptionsWithDefaults.filter == null || searchOptionsWithDefaults.filter(result)) && results.push(result);
					}
					if (query === MiniSearch.wildcard && searchOptionsWithDefaults.boostDocument == null) return results;
					results.sort(byScore);
					return results;
				}
				autoSuggest(queryString, options = {}) {
					options = {
						...this._options.autoSuggestOptions,
						...options
					};
					let suggestions = new Map();
					for (let { score, terms } of this.search(queryString, options)) {
						let phrase = terms.join(" ");
						let suggestion = suggestions.get(phrase);
						if (suggestion != null) {
							suggestion.score += score;
							suggestion.count += 1;
						} else suggestions.set(phrase, {
							score,
							terms,
							count: 1
						});
					}
					let results = [];
					for (let [suggestion, { score, terms, count }] of suggestions) results.push({
						suggestion,
						terms,
						score: score / count
					});
					results.sort(byScore);
					return results;
				}
				get documentCount() {
					return this._documentCount;
				}
				get termCount() {
					return this._index.size;
				}
				static loadJSON(json, options) {
					if (options == null) throw Error("MiniSearch: loadJSON should be given the same options used when serializing the index");
					return this.loadJS(JSON.parse(json), options);
				}
				static async loadJSONAsync(json, options) {
					if (options == null) throw Error("MiniSearch: loadJSON should be given the same options used when serializing the index");
					return this.loadJSAsync(JSON.parse(json), options);
				}
				static getDefault(optionName) {
					if (defaultOptions.hasOwnProperty(optionName)) return getOwnProperty(defaultOptions, optionName);
					else throw Error(`MiniSearch: unknown option "${optionName}"`);
				}
				static loadJS(js, options) {
					let { index, documentIds, fieldLength, storedFields, serializationVersion } = js;
					let miniSearch = this.instantiateMiniSearch(js, options);
					miniSearch._documentIds = objectToNumericMap(documentIds);
					miniSearch._fieldLength = objectToNumericMap(fieldLength);
					miniSearch._storedFields = objectToNumericMap(storedFields);
					for (let [shortId, id] of miniSearch._documentIds) miniSearch._idToShortId.set(id, shortId);
					for (let [term, data] of index) {
						let dataMap = new Map();
						for (let fieldId of Object.keys(data)) {
							let indexEntry = data[fieldId];
							serializationVersion === 1 && (indexEntry = indexEntry.ds);
							dataMap.set(parseInt(fieldId, 10), objectToNumericMap(indexEntry));
						}
						miniSearch._index.set(term, dataMap);
					}
					return miniSearch;
				}
				static async loadJSAsync(js, options) {
					let { index, documentIds, fieldLength, storedFields, serializationVersion } = js;
					let miniSearch = this.instantiateMiniSearch(js, options);
					miniSearch._documentIds = await objectToNumericMapAsync(documentIds);
					miniSearch._fieldLength = await objectToNumericMapAsync(fieldLength);
					miniSearch._storedFields = await objectToNumericMapAsync(storedFields);
					for (let [shortId, id] of miniSearch._documentIds) miniSearch._idToShortId.set(id, shortId);
					let count = 0;
					for (let [term, data] of index) {
						let dataMap = new Map();
						for (let fieldId of Object.keys(data)) {
							let indexEntry = data[fieldId];
							serializationVersion === 1 && (indexEntry = indexEntry.ds);
							dataMap.set(parseInt(fieldId, 10), await objectToNumericMapAsync(indexEntry));
						}
						++count % 1e3 == 0 && await wait(0);
						miniSearch._index.set(term, dataMap);
					}
					return miniSearch;
				}
				static instantiateMiniSearch(js, options) {
					let { documentCount, nextId, fieldIds, averageFieldLength, dirtCount, serializationVersion } = js;
					if (serializationVersion !== 1 && serializationVersion !== 2) throw Error("MiniSearch: cannot deserialize an index created with an incompatible version");
					let miniSearch = new MiniSearch(options);
					miniSearch._documentCount = documentCount;
					miniSearch._nextId = nextId;
					miniSearch._idToShortId = new Map();
					miniSearch._fieldIds = fieldIds;
					miniSearch._avgFieldLength = averageFieldLength;
					miniSearch._dirtCount = dirtCount || 0;
					miniSearch._index = new SearchableMap();
					return miniSearch;
				}
				executeQuery(query, searchOptions = {}) {
					if (query === MiniSearch.wildcard) return this.executeWildcardQuery(searchOptions);
					if (typeof query != "string") {
						let options = {
							...searchOptions,
							...query,
							queries: void 0
						};
						let results = query.queries.map((subquery) => this.executeQuery(subquery, options));
						return this.combineResults(results, options.combineWith);
					}
					let { tokenize, processTerm, searchOptions: globalSearchOptions } = this._options;
					let options = {
						tokenize,
						processTerm,
						...globalSearchOptions,
						...searchOptions
					};
					let { tokenize: searchTokenize, processTerm: searchProcessTerm } = options;
					let results = searchTokenize(query).flatMap((term) => searchProcessTerm(term)).filter((term) => !!term).map(termToQuerySpec(options)).map((query) => this.executeQuerySpec(query, options));
					return this.combineResults(results, options.combineWith);
				}
				executeQuerySpec(query, searchOptions) {
					let options = {
						...this._options.searchOptions,
						...searchOptions
					};
					let boosts = (options.fields || this._options.fields).reduce((boosts, field) => ({
						...boosts,
						[field]: getOwnProperty(options.boost, field) || 1
					}), {});
					let { boostDocument, weights, maxFuzzy, bm25: bm25params } = options;
					let { fuzzy: fuzzyWeight, prefix: prefixWeight } = {
						...defaultSearchOptions.weights,
						...weights
					};
					let data = this._index.get(query.term);
					let results = this.termResults(query.term, query.term, 1, query.termBoost, data, boosts, boostDocument, bm25params);
					let prefixMatches;
					let fuzzyMatches;
					query.prefix && (prefixMatches = this._index.atPrefix(query.term));
					if (query.fuzzy) {
						let fuzzy = query.fuzzy === !0 ? .2 : query.fuzzy;
						let maxDistance = fuzzy < 1 ? Math.min(maxFuzzy, Math.round(query.term.length * fuzzy)) : fuzzy;
						maxDistance && (fuzzyMatches = this._index.fuzzyGet(query.term, maxDistance));
					}
					if (prefixMatches) for (let [term, data] of prefixMatches) {
						let distance = term.length - query.term.length;
						if (!distance) continue;
						fuzzyMatches?.delete(term);
						let weight = prefixWeight * term.length / (term.length + .3 * distance);
						this.termResults(query.term, term, weight, query.termBoost, data, boosts, boostDocument, bm25params, results);
					}
					if (fuzzyMatches) for (let term of fuzzyMatches.keys()) {
						let [data, distance] = fuzzyMatches.get(term);
						if (!distance) continue;
						let weight = fuzzyWeight * term.length / (term.length + distance);
						this.termResults(query.term, term, weight, query.termBoost, data, boosts, boostDocument, bm25params, results);
					}
					return results;
				}
				executeWildcardQuery(searchOptions) {
					let results = new Map();
					let options = {
						...this._options.searchOptions,
						...searchOptions
					};
					for (let [shortId, id] of this._documentIds) {
						let score = options.boostDocument ? options.boostDocument(id, "", this._storedFields.get(shortId)) : 1;
						results.set(shortId, {
							score,
							terms: [],
							match: {}
						});
					}
					return results;
				}
				combineResults(results, combineWith = "or") {
					if (results.length === 0) return new Map();
					let operator = combineWith.toLowerCase();
					let combinator = combinators[operator];
					if (!combinator) throw Error(`Invalid combination operator: ${combineWith}`);
					return results.reduce(combinator) || new Map();
				}
				toJSON() {
					let index = [];
					for (let [term, fieldIndex] of this._index) {
						let data = {};
						for (let [fieldId, freqs] of fieldIndex) data[fieldId] = Object.fromEntries(freqs);
						index.push([term, data]);
					}
					return {
						documentCount: this._documentCount,
						nextId: this._nextId,
						documentIds: Object.fromEntries(this._documentIds),
						fieldIds: this._fieldIds,
						fieldLength: Object.fromEntries(this._fieldLength),
						averageFieldLength: this._avgFieldLength,
						storedFields: Object.fromEntries(this._storedFields),
						dirtCount: this._dirtCount,
						index,
						serializationVersion: 2
					};
				}
				termResults(sourceTerm, derivedTerm, termWeight, termBoost, fieldTermData, fieldBoosts, boostDocumentFn, bm25params, results = new Map()) {
					if (fieldTermData == null) return results;
					for (let field of Object.keys(fieldBoosts)) {
						let fieldBoost = fieldBoosts[field];
						let fieldId = this._fieldIds[field];
						let fieldTermFreqs = fieldTermData.get(fieldId);
						if (fieldTermFreqs == null) continue;
						let matchingFields = fieldTermFreqs.size;
						let avgFieldLength = this._avgFieldLength[fieldId];
						for (let docId of fieldTermFreqs.keys()) {
							if (!this._documentIds.has(docId)) {
								this.removeTerm(fieldId, docId, derivedTerm);
								--matchingFields;
								continue;
							}
							let docBoost = boostDocumentFn ? boostDocumentFn(this._documentIds.get(docId), derivedTerm, this._storedFields.get(docId)) : 1;
							if (!docBoost) continue;
							let termFreq = fieldTermFreqs.get(docId);
							let fieldLength = this._fieldLength.get(docId)[fieldId];
							let rawScore = calcBM25Score(termFreq, matchingFields, this._documentCount, fieldLength, avgFieldLength, bm25params);
							let weightedScore = termWeight * termBoost * fieldBoost * docBoost * rawScore;
							let result = results.get(docId);
							if (result) {
								result.score += weightedScore;
								assignUniqueTerm(result.terms, sourceTerm);
								let match = getOwnProperty(result.match, derivedTerm);
								match ? match.push(field) : result.match[derivedTerm] = [field];
							} else results.set(docId, {
								score: weightedScore,
								terms: [sourceTerm],
								match: { [derivedTerm]: [field] }
							});
						}
					}
					return results;
				}
				addTerm(fieldId, documentId, term) {
					let indexData = this._index.fetch(term, createMap);
					let fieldIndex = indexData.get(fieldId);
					if (fieldIndex == null) {
						fieldIndex = new Map();
						fieldIndex.set(documentId, 1);
						indexData.set(fieldId, fieldIndex);
					} else {
						let docs = fieldIndex.get(documentId);
						fieldIndex.set(documentId, (docs || 0) + 1);
					}
				}
				removeTerm(fieldId, documentId, term) {
					if (!this._index.has(term)) {
						this.warnDocumentChanged(documentId, fieldId, term);
						return;
					}
					let indexData = this._index.fetch(term, createMap);
					let fieldIndex = indexData.get(fieldId);
					fieldIndex == null || fieldIndex.get(documentId) == null ? this.warnDocumentChanged(documentId, fieldId, term) : fieldIndex.get(documentId) <= 1 ? fieldIndex.size <= 1 ? indexData.delete(fieldId) : fieldIndex.delete(documentId) : fieldIndex.set(documentId, fieldIndex.get(documentId) - 1);
					this._index.get(term).size === 0 && this._index.delete(term);
				}
				warnDocumentChanged(shortDocumentId, fieldId, term) {
					for (let fieldName of Object.keys(this._fieldIds)) if (this._fieldIds[fieldName] === fieldId) {
						this._options.logger("warn", `MiniSearch: document with ID ${this._documentIds.get(shortDocumentId)} has changed before removal: term "${term}" was not present in field "${fieldName}". Removing a document after it has changed can corrupt the index!`, "version_conflict");
						return;
					}
				}
				addDocumentId(documentId) {
					let shortDocumentId = this._nextId;
					this._idToShortId.set(documentId, shortDocumentId);
					this._documentIds.set(shortDocumentId, documentId);
					this._documentCount += 1;
					this._nextId += 1;
					return shortDocumentId;
				}
				addFields(fields) {
					for (let i = 0; i < fields.length; i++) this._fieldIds[fields[i]] = i;
				}
				addFieldLength(documentId, fieldId, count, length) {
					let fieldLengths = this._fieldLength.get(documentId);
					fieldLengths ?? this._fieldLength.set(documentId, fieldLengths = []);
					fieldLengths[fieldId] = length;
					let totalFieldLength = (this._avgFieldLength[fieldId] || 0) * count + length;
					this._avgFieldLength[fieldId] = totalFieldLength / (count + 1);
				}
				removeFieldLength(documentId, fieldId, count, length) {
					if (count === 1) {
						this._avgFieldLength[fieldId] = 0;
						return;
					}
					let totalFieldLength = this._avgFieldLength[fieldId] * count - length;
					this._avgFieldLength[fieldId] = totalFieldLength / (count - 1);
				}
				saveStoredFields(documentId, doc) {
					let { storeFields, extractField } = this._options;
					if (storeFields == null || storeFields.length === 0) return;
					let documentFields = this._storedFields.get(documentId);
					documentFields ?? this._storedFields.set(documentId, documentFields = {});
					for (let fieldName of storeFields) {
						let fieldValue = extractField(doc, fieldName);
						fieldValue !== void 0 && (documentFields[fieldName] = fieldValue);
					}
				}
			};
			MiniSearch.wildcard = Symbol("*");
			let getOwnProperty = (object, property) => Object.prototype.hasOwnProperty.call(object, property) ? object[property] : void 0;
			let combinators = {
				or: (a, b) => {
					for (let docId of b.keys()) {
						let existing = a.get(docId);
						if (existing == null) a.set(docId, b.get(docId));
						else {
							let { score, terms, match } = b.get(docId);
							existing.score += score;
							existing.match = Object.assign(existing.match, match);
							assignUniqueTerms(existing.terms, terms);
						}
					}
					return a;
				},
				and: (a, b) => {
					let combined = new Map();
					for (let docId of b.keys()) {
						let existing = a.get(docId);
						if (existing == null) continue;
						let { score, terms, match } = b.get(docId);
						assignUniqueTerms(existing.terms, terms);
						combined.set(docId, {
							score: existing.score + score,
							terms: existing.terms,
							match: Object.assign(existing.match, match)
						});
					}
					return combined;
				},
				and_not: (a, b) => {
					for (let docId of b.keys()) a.delete(docId);
					return a;
				}
			};
			let defaultBM25params = {
				k: 1.2,
				b: .7,
				d: .5
			};
			let calcBM25Score = (termFreq, matchingCount, totalCount, fieldLength, avgFieldLength, bm25params) => {
				let { k, b, d } = bm25params;
				return Math.log(1 + (totalCount - matchingCount + .5) / (matchingCount + .5)) * (d + termFreq * (k + 1) / (termFreq + k * (1 - b + b * fieldLength / avgFieldLength)));
			};
			let termToQuerySpec = (options) => (term, i, terms) => ({
				term,
				fuzzy: typeof options.fuzzy == "function" ? options.fuzzy(term, i, terms) : options.fuzzy || !1,
				prefix: typeof options.prefix == "function" ? options.prefix(term, i, terms) : options.prefix === !0,
				termBoost: typeof options.boostTerm == "function" ? options.boostTerm(term, i, terms) : 1
			});
			let defaultOptions = {
				idField: "id",
				extractField: (document, fieldName) => document[fieldName],
				stringifyField: (fieldValue, fieldName) => fieldValue.toString(),
				tokenize: (text) => text.split(SPACE_OR_PUNCTUATION),
				processTerm: (term) => term.toLowerCase(),
				fields: void 0,
				searchOptions: void 0,
				storeFields: [],
				logger: (level, message) => {
					typeof (console == null ? void 0 : console[level]) == "function" && console[level](message);
				},
				autoVacuum: !0
			};
			let defaultSearchOptions = {
				combineWith: "or",
				prefix: !1,
				fuzzy: !1,
				maxFuzzy: 6,
				boost: {},
				weights: {
					fuzzy: .45,
					prefix: .375
				},
				bm25: defaultBM25params
			};
			let defaultAutoSuggestOptions = {
				combineWith: "and",
				prefix: (term, i, terms) => i === terms.length - 1
			};
			let defaultVacuumOptions = {
				batchSize: 1e3,
				batchWait: 10
			};
			let defaultVacuumConditions = {
				minDirtFactor: .1,
				minDirtCount: 20
			};
			let defaultAutoVacuumOptions = {
				...defaultVacuumOptions,
				...defaultVacuumConditions
			};
			let assignUniqueTerm = (target, term) => {
				target.includes(term) || target.push(term);
			};
			let assignUniqueTerms = (target, source) => {
				for (let term of source) target.includes(term) || target.push(term);
			};
			let byScore = ({ score: a }, { score: b }) => b - a;
			let createMap = () => new Map();
			let objectToNumericMap = (object) => {
				let map = new Map();
				for (let key of Object.keys(object)) map.set(parseInt(key, 10), object[key]);
				return map;
			};
			let objectToNumericMapAsync = async (object) => {
				let map = new Map();
				let count = 0;
				for (let key of Object.keys(object)) {
					map.set(parseInt(key, 10), object[key]);
					++count % 1e3 == 0 && await wait(0);
				}
				return map;
			};
			let wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
			let SPACE_OR_PUNCTUATION = /[\n\r\p{Z}\p{P}]+/u;
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
	var __webpack_exports__ = __nccwpck_require__(9);
	module.exports = __webpack_exports__;
})();
