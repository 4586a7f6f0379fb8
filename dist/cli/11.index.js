"use strict";
exports.id = 11;
exports.ids = [11];
exports.modules = {
	4611: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => sizeOf,
			i: () => renderEntries,
			n: () => listEntries,
			r: () => markedName,
			t: () => countKinds
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		async function listEntries(text, workspace) {
			let directory = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.y)(text, workspace);
			if (!directory.ok) return directory;
			let entries = await workspace.directory(directory.value);
			if (!entries.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(entries.error.code === "permission_denied" ? cannotList(directory.value) : entries.error);
			let shown = entries.value.filter(({ name }) => name !== ".git" && (name !== ".sous" || directory.value !== "."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				directory: directory.value,
				entries: [...shown].sort(filesFirst),
				warnings: []
			});
		}
		function countKinds(entries) {
			return {
				total_entries: entries.length,
				files: entries.filter(({ kind }) => kind === "file").length,
				directories: entries.filter(({ kind }) => kind === "directory").length
			};
		}
		function markedName(name, kind) {
			return name + {
				file: "",
				directory: "/",
				symlink: "@",
				other: "|"
			}[kind];
		}
		function renderEntries(directory, lines) {
			return [`Contents of ${directory === "." ? directory : `./${directory}`}:`, ...lines.length === 0 ? ["(empty)"] : lines.map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.cn)].join("\n  ").concat("\n");
		}
		async function sizeOf(directory, name, workspace) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.fn)(directory, name);
			let entry = path.ok ? await workspace.entry(path.value) : path;
			return entry.ok && entry.value.kind !== "missing" ? entry.value.size : void 0;
		}
		function filesFirst(a, b) {
			return Number(a.kind === "directory") - Number(b.kind === "directory") || (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a.name, b.name);
		}
		function cannotList(directory) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("permission_denied", "Cannot list directory - permission denied", `Ask who owns '${directory}' to let you read it, then try again.`);
		}
	}),
	11: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { listDir: () => listDir });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4611);
		let listDir = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
			name: "list_dir",
			summary: "List contents of a directory.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Relative path to directory (default: current directory)")), "."),
				page: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Which 1000 entries to return")), 1)
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				entries: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Names on this page, files first; a directory ends with /, a link with @")),
				total_entries: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many entries the directory has")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many of them are files")),
				directories: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many of them are directories")),
				page: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("The page returned")),
				pages: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many pages there are"))
			}),
			metadata: [
				"total_entries",
				"files",
				"directories"
			],
			when: "Use it to page through one large directory. In recipes prefer list_directory.",
			termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
			examples: [{
				description: "The working directory",
				args: {}
			}, {
				description: "The second thousand entries of a large directory",
				args: {
					path: "src/icons",
					page: 2
				}
			}],
			async run(args, { workspace, limits }) {
				let listed = await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.n)(args.path, workspace);
				if (!listed.ok) return listed;
				let { directory, entries } = listed.value;
				let size = limits.listDirEntries;
				let pages = Math.max(1, Math.ceil(entries.length / size));
				if (args.page > pages) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("invalid_arguments", `Page ${args.page} of '${directory}' does not exist, there ${pages === 1 ? "is 1 page" : `are ${pages} pages`}`, pages === 1 ? "There is only page 1." : `Use a page from 1 to ${pages}.`);
				let first = (args.page - 1) * size;
				let names = entries.slice(first, first + size).map(({ name, kind }) => (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.r)(name, kind));
				let isLast = args.page === pages;
				let warning = `Showing entries ${first + 1}-${first + names.length} of ${entries.length}${isLast ? "" : `, use page=${args.page + 1} for more`}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({
					entries: names,
					...(0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.t)(entries),
					page: args.page,
					pages
				}, (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.i)(directory, names), { warnings: pages > 1 ? [warning] : [] });
			}
		});
	})
};
