export const id = 2988;
export const ids = [2988];
export const modules = { 12988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { SearchIndex: () => SearchIndex });
	var minisearch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72150);
	let RANKS = {
		whole: 4,
		prefix: 3,
		wholeWord: 2,
		wordBeginning: 1,
		fuzzy: 0
	};
	let FIELDS = [
		"slug",
		"displayName",
		"description",
		"tags"
	];
	let WORD = /[\p{L}\p{N}]+/gu;
	class SearchIndex {
		#index = new minisearch__WEBPACK_IMPORTED_MODULE_0__.A({
			fields: [...FIELDS],
			tokenize: wordsOf,
			processTerm: (term) => term
		});
		#tools = new Map();
		#generation = -1;
		update(tools, generation) {
			if (generation === this.#generation) return;
			this.#generation = generation;
			let present = new Set();
			for (let tool of tools) {
				present.add(tool.id);
				let known = this.#tools.get(tool.id);
				this.#tools.set(tool.id, tool);
				if (known !== void 0 && isSameText(known, tool)) continue;
				known !== void 0 && this.#index.discard(tool.id);
				this.#index.add(entryOf(tool));
			}
			for (let id of [...this.#tools.keys()]) {
				if (present.has(id)) continue;
				this.#tools.delete(id);
				this.#index.discard(id);
			}
		}
		search(query) {
			let words = wordsOf(query);
			if (words.length === 0) return [];
			return this.#index.search(query, {
				prefix: !0,
				fuzzy: .25,
				combineWith: "AND"
			}).flatMap((result) => {
				let tool = this.#tools.get(result.id);
				return tool === void 0 ? [] : [{
					tool,
					rank: rankOf(result, tool, words, query)
				}];
			}).toSorted(compare).map(({ tool }) => tool);
		}
	}
	function compare(a, b) {
		if (a.rank !== b.rank) return b.rank - a.rank;
		if (a.tool.modifiedAt !== b.tool.modifiedAt) return a.tool.modifiedAt < b.tool.modifiedAt ? 1 : -1;
		return a.tool.id < b.tool.id ? -1 : 1;
	}
	function rankOf({ terms }, { slug, displayName }, words, query) {
		let wanted = fold(query.trim());
		let names = [slug, displayName].map(fold);
		if (names.includes(wanted)) return RANKS.whole;
		if (names.some((name) => name.startsWith(wanted))) return RANKS.prefix;
		if (words.every((word) => terms.includes(word))) return RANKS.wholeWord;
		return words.every((word) => terms.some((term) => term.startsWith(word))) ? RANKS.wordBeginning : RANKS.fuzzy;
	}
	function entryOf({ id, slug, displayName, description, tags }) {
		return {
			id,
			slug,
			displayName,
			description,
			tags: tags.join(" ")
		};
	}
	function isSameText(a, b) {
		return a.slug === b.slug && a.displayName === b.displayName && a.description === b.description && a.tags.join() === b.tags.join();
	}
	function wordsOf(text) {
		return fold(text).match(WORD) ?? [];
	}
	function fold(text) {
		return text.normalize("NFKC").toLowerCase();
	}
}) };
