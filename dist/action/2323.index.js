"use strict";
exports.id = 2323;
exports.ids = [2323];
exports.modules = {
	3191: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => sizeOf,
			i: () => renderEntries,
			n: () => listEntries,
			r: () => markedName,
			t: () => countKinds
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		async function listEntries(text, workspace) {
			let directory = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.b)(text, workspace);
			if (!directory.ok) return directory;
			let entries = await workspace.directory(directory.value);
			if (!entries.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(entries.error.code === "permission_denied" ? cannotList(directory.value) : entries.error);
			let shown = entries.value.filter(({ name }) => name !== ".git" && (name !== ".sous" || directory.value !== "."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
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
			return [`Contents of ${directory === "." ? directory : `./${directory}`}:`, ...lines.length === 0 ? ["(empty)"] : lines.map(_entry_js__WEBPACK_IMPORTED_MODULE_0__.H)].join("\n  ").concat("\n");
		}
		async function sizeOf(directory, name, workspace) {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.K)(directory, name);
			let entry = path.ok ? await workspace.entry(path.value) : path;
			return entry.ok && entry.value.kind !== "missing" ? entry.value.size : void 0;
		}
		function filesFirst(a, b) {
			return Number(a.kind === "directory") - Number(b.kind === "directory") || (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.it)(a.name, b.name);
		}
		function cannotList(directory) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("permission_denied", "Cannot list directory - permission denied", `Ask who owns '${directory}' to let you read it, then try again.`);
		}
	}),
	2323: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { listDirectory: () => listDirectory });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _list_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3191);
		let listDirectory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
			name: "list_directory",
			summary: "List what is in a directory, and below it when asked.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Relative path of the directory (default: current directory)")), "."),
				recursive: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether to list the directories below too, without what git ignores")), !1),
				max_depth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Un)(20), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many levels a recursive listing goes down")), 3),
				show_sizes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether to tell the sizes of files in bytes")), !1)
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				entries: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
					path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Path relative to the working directory")),
					kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)([
						"file",
						"directory",
						"symlink",
						"other"
					]).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("What it is")),
					size: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Size in bytes, for files when asked for")))
				})).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The entries, at most 1000")),
				total_entries: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many entries there are, also those not returned")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many of them are files")),
				directories: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many of them are directories")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether entries were not returned"))
			}),
			metadata: [
				"total_entries",
				"files",
				"directories",
				"truncated"
			],
			when: "Use it to look around in a directory or a tree. Prefer it to list_dir in recipes. To find files by name, use glob.",
			termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
			examples: [{
				description: "The working directory",
				args: {}
			}, {
				description: "Two levels of one directory, with sizes",
				args: {
					path: "src",
					recursive: !0,
					max_depth: 2,
					show_sizes: !0
				}
			}],
			async run(args, context) {
				let listed = args.recursive ? await listBelow(args.path, args.max_depth, context) : await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.n)(args.path, context.workspace);
				if (!listed.ok) return listed;
				let { directory, entries } = listed.value;
				let shown = entries.slice(0, context.limits.listDirEntries);
				let described = [];
				let lines = [];
				for (let { name, kind } of shown) {
					let size = args.show_sizes && kind === "file" ? await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.a)(directory, name, context.workspace) : void 0;
					let path = directory === "." ? name : `${directory}/${name}`;
					described.push({
						path,
						kind,
						...size !== void 0 && { size }
					});
					lines.push((0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.r)(name, kind) + (size === void 0 ? "" : ` (${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(size)})`));
				}
				let truncated = entries.length > shown.length;
				let warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a directory further down, or use glob`] : [];
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
					entries: described,
					...(0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.t)(entries),
					truncated
				}, (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.i)(directory, lines), { warnings: [...listed.value.warnings, ...warnings] });
			}
		});
		async function listBelow(text, maxDepth, { workspace }) {
			let listed = await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.n)(text, workspace);
			if (!listed.ok) return listed;
			let { directory } = listed.value;
			let prefix = directory === "." ? "" : `${directory}/`;
			let { files, warnings } = await workspace.files();
			let entries = new Map();
			for (let file of files) {
				if (!file.startsWith(prefix)) continue;
				let names = file.slice(prefix.length).split("/");
				for (let depth = 1; depth <= Math.min(maxDepth, names.length); depth++) {
					let name = names.slice(0, depth).join("/");
					entries.has(name) || entries.set(name, {
						name,
						kind: depth === names.length ? "file" : "directory"
					});
				}
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				directory,
				entries: [...entries.values()],
				warnings
			});
		}
	})
};
