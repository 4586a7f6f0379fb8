export const id = 8647;
export const ids = [8647];
export const modules = {
	93771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => serializeParameters,
			U: () => compileRulePattern
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)(error instanceof Error ? error.message : String(error));
			}
		}
	}),
	88647: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			CONFIG_KEYS: () => CONFIG_KEYS,
			LIMIT_KEYS: () => LIMIT_KEYS,
			readConfig: () => readConfig
		});
		var model_config = __webpack_require__(17171);
		var recipe_diagnostics = __webpack_require__(15846);
		var read_fields = __webpack_require__(81748);
		var read_permissions = __webpack_require__(19829);
		var read_scalars = __webpack_require__(54064);
		var read_text_list = __webpack_require__(82555);
		var read_yaml = __webpack_require__(43296);
		var path = __webpack_require__(59986);
		var yaml_node = __webpack_require__(96900);
		let APPROVAL_KEYS = [
			"runners",
			"approvers",
			"allow-bots",
			"codeowners",
			"forks",
			"drafts",
			"branches",
			"allow-workflows",
			"expires-after-hours"
		];
		let ADVICE = new Map([
			["allow-forks", {
				text: "Use 'forks: files-only'.",
				instead: "forks"
			}],
			["bots", {
				text: "Did you mean 'allow-bots'?",
				instead: "allow-bots"
			}],
			["users", { text: "Did you mean 'runners' or 'approvers'?" }],
			["teams", { text: "Name people below 'runners' and 'approvers', or use 'codeowners: true', where teams count." }]
		]);
		function readApproval(node, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(node, {
				what: "'approval'",
				keys: APPROVAL_KEYS,
				advice: ADVICE
			}, diagnostics);
			if (fields === void 0) return model_config.K_;
			let logins = (value, what) => readLogins(value, what, reading);
			let boolean = (value, what) => (0, read_scalars.Vf)(value, what, diagnostics);
			let read = {
				runners: fields.read("runners", logins),
				approvers: fields.read("approvers", logins),
				allowBots: fields.read("allow-bots", (value, what) => readBots(value, what, reading)),
				codeowners: fields.read("codeowners", boolean),
				forks: fields.read("forks", (value, what) => (0, read_scalars.pS)(value, what, model_config.Zo, diagnostics)),
				drafts: fields.read("drafts", boolean),
				branches: fields.read("branches", (value, what) => (0, read_text_list.Z)(value, what, diagnostics, (glob, item) => (0, read_permissions.pY)(glob, item, {
					...reading,
					example: "release/*"
				}))),
				allowWorkflows: fields.read("allow-workflows", boolean),
				expiresAfterHours: fields.read("expires-after-hours", (value, what) => (0, read_scalars.JI)(value, what, 720, diagnostics))
			};
			let given = Object.entries(read).filter(([, value]) => value !== void 0);
			return {
				...model_config.K_,
				...Object.fromEntries(given)
			};
		}
		let LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}$/;
		function readLogins(node, what, { diagnostics }) {
			node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} names nobody`, "Name somebody, or remove the line: then everybody who may write can.");
			let known = new Map();
			return (0, read_text_list.Z)(node, what, diagnostics, (login, item) => {
				let twin = known.get(login.toLowerCase());
				LOGIN.test(login) ? twin !== void 0 && twin !== login && diagnostics.error(item.at, "duplicate_item", `'${login}' and '${twin}' are the same login`, "Remove one of them.") : diagnostics.error(item.at, "invalid_login", `'${(0, path.Kg)(login)}' is not a login`, loginAdvice(login));
				twin === void 0 && known.set(login.toLowerCase(), login);
			});
		}
		function loginAdvice(login) {
			if (login.includes("/")) return "Name people one by one, or use 'codeowners: true', where teams count.";
			if (login.endsWith("[bot]")) return "A bot never approves. One that may ask for plans is named below 'allow-bots', by its id.";
			return login.startsWith("@") ? "Write it without '@'." : "Write it as on GitHub, such as 'octocat'.";
		}
		function readBots(node, what, { diagnostics }) {
			if (node.kind !== "list") return (0, read_scalars.gQ)(node, what, "a list of ids", diagnostics);
			let ids = new Set();
			for (let item of node.items) {
				if (item.kind === "invalid") continue;
				let id = item.kind === "scalar" ? item.value : void 0;
				if (typeof id != "number" || !Number.isSafeInteger(id) || id < 1) {
					let message = `An item of ${what} must be the id of a bot, not ${(0, yaml_node.W)(item)}`;
					diagnostics.error(item.at, "wrong_type", message, "Write its number, as 'gh api \"users/dependabot[bot]\" --jq .id' tells that of Dependabot.");
					continue;
				}
				ids.has(id) && diagnostics.error(item.at, "duplicate_item", `${id} is here a second time`, "Remove it.");
				ids.add(id);
			}
			return [...ids];
		}
		var did_you_mean = __webpack_require__(9726);
		var names = __webpack_require__(2174);
		let CATEGORY_KEYS = [
			"dir",
			"patterns",
			"description"
		];
		let COLLECTION_KEYS = ["description", "categories"];
		let MEMBER_KEYS = ["category", "patterns"];
		function readCategories(node, reading) {
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'categories'", "a map", reading.diagnostics) ?? [];
			return namedEntries(node, "category", reading).flatMap((entry) => readCategory(entry, reading) ?? []);
		}
		function readCollections(node, categories, reading) {
			let { diagnostics } = reading;
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'collections'", "a map", diagnostics) ?? [];
			let known = categories?.kind === "map" ? categories.entries.map((entry) => entry.key) : [];
			return namedEntries(node, "collection", reading).flatMap((entry) => {
				known.includes(entry.key) && diagnostics.warning(entry.keyAt, "shadowed_name", `There is also a category '${entry.key}', which 'get_content' finds first`, "Rename one of them, or use 'get_collection_content'.");
				return readCollection(entry, known, reading) ?? [];
			});
		}
		function namedEntries(node, kind, { diagnostics }) {
			let beyond = node.entries[500];
			beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 500 entries", "Join some of them.");
			let folded = new Map();
			return node.entries.slice(0, 500).filter(({ key, keyAt }) => {
				if (!(0, names.I)(key, `The name of a ${kind}`, keyAt, diagnostics)) return !1;
				let twin = folded.get(key.toLowerCase());
				folded.set(key.toLowerCase(), key);
				if (twin === void 0) return !0;
				diagnostics.error(keyAt, "duplicate_key", `The ${kind} '${key}' differs from '${twin}' only in case`, "Rename one of them.");
				return !1;
			});
		}
		let DIRECTORY = {
			text: "Did you mean 'dir'?",
			instead: "dir"
		};
		let read_content_ADVICE = new Map([["directory", DIRECTORY], ["path", DIRECTORY]]);
		function readCategory({ key, keyAt, value }, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(value, {
				what: `The category '${key}'`,
				keys: CATEGORY_KEYS,
				advice: read_content_ADVICE
			}, diagnostics);
			if (fields === void 0) return;
			fields.lacks("dir") && (0, read_fields.vr)("dir", `The category '${key}'`, keyAt, diagnostics);
			let patterns = fields.read("patterns", (node, what) => readPatterns(node, what, reading)) ?? model_config.lv;
			let description = fields.read("description", (node, what) => (0, read_scalars.yR)(node, what, diagnostics)) ?? "";
			let directory = fields.read("dir", (node, what) => readDirectory(node, what, reading));
			return directory === void 0 ? void 0 : {
				name: key,
				directory,
				patterns,
				description
			};
		}
		function readDirectory(node, what, { diagnostics }) {
			let text = (0, read_scalars.yR)(node, what, diagnostics);
			if (text === void 0) return;
			let directory = (0, path.HO)(text);
			if (directory.ok) return directory.value;
			let { code, message, suggestion } = directory.error;
			diagnostics.error(node.at, "invalid_directory", message, code === "path_outside_working_dir" ? "Name a directory below the root of the repository, such as 'docs', or '.' for the root itself." : suggestion);
		}
		function readPatterns(node, what, reading) {
			return (0, read_text_list.G)(node, what, reading.diagnostics, (glob, item) => (0, read_permissions.pY)(glob, item, {
				...reading,
				example: "*.md"
			}));
		}
		function readCollection({ key, keyAt, value }, known, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(value, {
				what: `The collection '${key}'`,
				keys: COLLECTION_KEYS
			}, diagnostics);
			if (fields === void 0) return;
			fields.lacks("categories") && (0, read_fields.vr)("categories", `The collection '${key}'`, keyAt, diagnostics);
			return {
				name: key,
				description: fields.read("description", (node, what) => (0, read_scalars.yR)(node, what, diagnostics)) ?? "",
				categories: fields.read("categories", (node, what) => readMembers(node, what, known, reading)) ?? []
			};
		}
		function readMembers(node, what, known, reading) {
			let { diagnostics } = reading;
			if (node.kind !== "list") return (0, read_scalars.gQ)(node, what, "a list of categories", diagnostics);
			node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Name a category.");
			let members = new Map();
			for (let item of node.items) {
				let member = readMember(item, known, reading);
				if (member === void 0) continue;
				members.has(member.category) && diagnostics.error(item.at, "duplicate_item", `'${member.category}' is here a second time`, "Put all its 'patterns' in one place.");
				members.set(member.category, member);
			}
			return [...members.values()];
		}
		function readMember(node, known, reading) {
			let { diagnostics } = reading;
			if (node.kind !== "map") {
				let category = readCategoryName(node, "An item of 'categories'", known, reading);
				return category === void 0 ? void 0 : { category };
			}
			let fields = (0, read_fields.qU)(node, {
				what: "An item of 'categories'",
				keys: MEMBER_KEYS
			}, diagnostics);
			fields?.lacks("category") && (0, read_fields.vr)("category", "An item of 'categories'", fields.at, diagnostics);
			let patterns = fields?.read("patterns", (value, what) => readPatterns(value, what, reading));
			let category = fields?.read("category", (value, what) => readCategoryName(value, what, known, reading));
			return category === void 0 ? void 0 : {
				category,
				...patterns !== void 0 && { patterns }
			};
		}
		function readCategoryName(node, what, known, { diagnostics }) {
			let name = (0, read_scalars.yR)(node, what, diagnostics);
			if (name === void 0 || known.includes(name)) return name;
			let near = (0, did_you_mean.a)(name, known);
			let suggestion = near === void 0 ? "Add it to 'categories'." : `Did you mean '${near}'?`;
			diagnostics.error(node.at, "unknown_category", `There is no category '${(0, path.Kg)(name)}'`, suggestion);
		}
		let PROPOSE_KEYS = [
			"reviewers",
			"team-reviewers",
			"draft",
			"when-clean"
		];
		let NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
		function readPropose(node, { diagnostics }) {
			let fields = (0, read_fields.qU)(node, {
				what: "'propose'",
				keys: PROPOSE_KEYS
			}, diagnostics);
			if (fields === void 0) return model_config.th;
			let names = (value, what) => (0, read_text_list.Z)(value, what, diagnostics, (name, item) => {
				NAME.test(name) || diagnostics.error(item.at, "invalid_login", `'${(0, path.Kg)(name)}' is not a login or team`, "Write the name alone: octocat, or the short name of a team.");
			});
			return {
				reviewers: fields.read("reviewers", names) ?? model_config.th.reviewers,
				teamReviewers: fields.read("team-reviewers", names) ?? model_config.th.teamReviewers,
				isDraft: fields.read("draft", (value, what) => (0, read_scalars.Vf)(value, what, diagnostics)) ?? model_config.th.isDraft,
				whenClean: fields.read("when-clean", (value, what) => (0, read_scalars.pS)(value, what, model_config.LK, diagnostics)) ?? model_config.th.whenClean
			};
		}
		var policy = __webpack_require__(93771);
		let RULE_KEYS = [
			"tool",
			"parameters",
			"expires",
			"enabled"
		];
		function readRules(node, reading) {
			let { diagnostics } = reading;
			if (node.kind !== "list") return (0, read_scalars.gQ)(node, "'rules'", "a list of rules", diagnostics) ?? [];
			let beyond = node.items[200];
			beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 200 rules", "Let one rule stand for several, by its pattern.");
			return node.items.slice(0, 200).flatMap((item) => readRule(item, reading) ?? []);
		}
		let read_rules_ADVICE = new Map([
			["pattern", {
				text: "Did you mean 'parameters'?",
				instead: "parameters"
			}],
			["command", {
				text: "A command is matched as a part of 'parameters'.",
				instead: "parameters"
			}],
			["root", { text: "The rules of a repository are for that repository: remove it." }]
		]);
		function readRule(node, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(node, {
				what: "A rule",
				keys: RULE_KEYS,
				advice: read_rules_ADVICE
			}, diagnostics);
			if (fields === void 0) return;
			for (let key of ["tool", "parameters"]) fields.lacks(key) && (0, read_fields.vr)(key, "A rule", fields.at, diagnostics);
			let tool = fields.read("tool", (value, what) => readTool(value, what, reading));
			let pattern = fields.read("parameters", (value, what) => readPattern(value, what, tool, reading));
			let expires = fields.read("expires", (value, what) => readMoment(value, what, reading));
			let enabled = fields.read("enabled", (value, what) => (0, read_scalars.Vf)(value, what, diagnostics));
			if (tool === void 0 || pattern === void 0) return;
			return {
				tool,
				pattern,
				...expires !== void 0 && { expires },
				...enabled !== void 0 && { enabled }
			};
		}
		function readTool(node, what, { tools, diagnostics }) {
			let name = (0, read_scalars.yR)(node, what, diagnostics);
			if (name === void 0) return;
			let tool = tools.fullName(name);
			if (tool !== void 0) return tool;
			let near = (0, did_you_mean.a)(name, tools.names);
			let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
			diagnostics.error(node.at, "unknown_tool", `There is no tool '${(0, path.Kg)(name)}'`, suggestion);
		}
		function readPattern(node, what, tool, { diagnostics }) {
			let pattern = (0, read_scalars.yR)(node, what, diagnostics);
			if (pattern === void 0) return;
			let compiled = (0, policy.U)(pattern);
			if (!compiled.ok) {
				diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax).");
				return;
			}
			BEGINS_PLAINLY.test(pattern) ? diagnostics.warning(node.at, "rule_never_matches", "The pattern must match the parameters as a whole, and they are JSON, such as {\"command\":\"npm test\"}: this one never does", "Write it out, such as '\\{\"command\":\"npm test\"\\}'.") : compiled.value.test(ANYTHING) && diagnostics.warning(node.at, "rule_allows_all", `The rule allows every call of ${tool ?? "the tool"}`, "Narrow it to the calls you know.");
			return pattern;
		}
		let BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/;
		let ANYTHING = "{\"\":\"\"}";
		let MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
		function readMoment(node, what, { now, diagnostics }) {
			let text = node.kind === "scalar" && typeof node.value == "number" ? node.raw : (0, read_scalars.yR)(node, what, diagnostics);
			if (text === void 0) return;
			let time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
			if (Number.isNaN(time)) {
				diagnostics.error(node.at, "invalid_date", `'${(0, path.Kg)(text)}' is not a date`, "Write a day such as 2027-01-31, or a moment with its time zone such as 2027-01-31T18:00:00Z.");
				return;
			}
			time <= now.getTime() && diagnostics.warning(node.at, "rule_expired", "The rule has expired and allows nothing any more", "Remove the rule, or renew it.");
			return text;
		}
		function isDay(text) {
			let day = new Date(`${text}T00:00:00Z`);
			return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
		}
		let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
		function readSecrets(node, diagnostics) {
			if (node.kind !== "map") return (0, read_scalars.gQ)(node, "'secrets'", "a map of names and origins", diagnostics) ?? {};
			let beyond = node.entries[100];
			beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 100 secrets", "Remove some of them.");
			let secrets = [];
			for (let { key, keyAt, value } of node.entries.slice(0, 100)) {
				SECRET_NAME.test(key) || diagnostics.error(keyAt, "invalid_name", `'${(0, path.Kg)(key)}' is no name of a secret`, "Use capitals, digits and underscores: API_TOKEN.");
				let text = (0, read_scalars.yR)(value, `The secret '${(0, path.Kg)(key)}'`, diagnostics);
				if (text === void 0) continue;
				let origin = originOf(text);
				origin === void 0 ? diagnostics.error(value.at, "invalid_origin", `The secret '${(0, path.Kg)(key)}' has no origin`, "Write where the secret may go, such as https://tickets.example.com, and never its value.") : secrets.push([key, origin]);
			}
			return Object.fromEntries(secrets);
		}
		function originOf(text) {
			if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return;
			let url = new URL(text);
			return url.href === `${url.origin}/` ? url.origin : void 0;
		}
		let CONFIG_KEYS = [
			"rules",
			"approval",
			"protected",
			"fetch",
			"secrets",
			"limits",
			"propose",
			"categories",
			"collections"
		];
		let LIMIT_KEYS = [
			"steps",
			"files",
			"bytes",
			"seconds"
		];
		function readConfig(text, file, { tools, now }) {
			let diagnostics = new recipe_diagnostics.r();
			let { root } = (0, read_yaml.hN)(text, file, diagnostics);
			let config = root === void 0 || root.kind === "scalar" && root.value === null ? model_config.PV : readRoot(root, {
				tools,
				now,
				diagnostics
			});
			return {
				config: diagnostics.hasErrors ? void 0 : config,
				diagnostics: diagnostics.list()
			};
		}
		let TOP = "Nothing in this file is a recipe: those are in '.github/recipes/' and 'recipes/'.";
		let read_config_ADVICE = new Map([
			["steps", { text: TOP }],
			["recipes", { text: TOP }],
			["inputs", { text: TOP }],
			["permissions", { text: "What a recipe may do is said in the recipe. Here 'fetch', 'limits' and 'protected' narrow it for all." }],
			["approvers", { text: "It belongs below 'approval'." }],
			["runners", { text: "It belongs below 'approval'." }],
			["codeowners", { text: "It belongs below 'approval'." }],
			["policy", { text: "Who may run and approve is said below 'approval', and which calls need no approval below 'rules'." }]
		]);
		function readRoot(root, reading) {
			let { diagnostics } = reading;
			let fields = (0, read_fields.qU)(root, {
				what: "The configuration",
				keys: CONFIG_KEYS,
				advice: read_config_ADVICE
			}, diagnostics);
			if (fields === void 0) return;
			let categoriesNode = fields.entry("categories")?.value;
			let secrets = fields.read("secrets", (node) => readSecrets(node, diagnostics));
			return {
				rules: fields.read("rules", (node) => readRules(node, reading)) ?? [],
				approval: fields.read("approval", (node) => readApproval(node, reading)) ?? model_config.K_,
				protectedPaths: fields.read("protected", (node, what) => (0, read_text_list.Z)(node, what, diagnostics, (glob, item) => (0, read_permissions.pY)(glob, item, reading))) ?? [],
				fetchHosts: fields.read("fetch", (node, what) => (0, read_text_list.Z)(node, what, diagnostics, (host, item) => (0, read_permissions.RC)(host, item, diagnostics))),
				limits: fields.read("limits", (node) => readLimits(node, diagnostics)) ?? {},
				...secrets !== void 0 && { secrets },
				propose: fields.read("propose", (node) => readPropose(node, reading)) ?? model_config.th,
				categories: fields.read("categories", (node) => readCategories(node, reading)) ?? [],
				collections: fields.read("collections", (node) => readCollections(node, categoriesNode, reading)) ?? []
			};
		}
		function readLimits(node, diagnostics) {
			let fields = (0, read_fields.qU)(node, {
				what: "'limits'",
				keys: LIMIT_KEYS
			}, diagnostics);
			let limits = LIMIT_KEYS.map((key) => [key, fields?.read(key, (value, what) => (0, read_scalars.JI)(value, what, model_config.kj[key], diagnostics))]);
			return Object.fromEntries(limits.filter(([, limit]) => limit !== void 0));
		}
	}),
	15846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => Diagnostics });
		class Diagnostics {
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
		}
	}),
	2174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => UNSAFE_NAMES,
			I: () => checkName
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
		let UNSAFE_NAMES = new Set([
			"__proto__",
			"constructor",
			"prototype"
		]);
		function checkName(name, what, at, diagnostics) {
			if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
			let message = `${what} cannot be '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`;
			diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
			return !1;
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
	43296: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jl: () => MAX_YAML_BYTES,
			hN: () => parseYaml
		});
		var dist = __webpack_require__(38815);
		var path = __webpack_require__(59986);
		var names = __webpack_require__(2174);
		class YamlConverter {
			#source;
			#diagnostics;
			constructor(source, diagnostics) {
				this.#source = source;
				this.#diagnostics = diagnostics;
			}
			convert(node, offset) {
				if ((0, dist.jn)(node)) return this.#scalar(node, offset);
				if ((0, dist.oP)(node)) {
					let [start, end] = rangeOf(node, offset);
					return {
						kind: "list",
						items: node.items.map((item) => this.convert(item, start)),
						at: this.#source.range(start, end)
					};
				}
				if ((0, dist.jh)(node)) return this.#map(node.items, rangeOf(node, offset));
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
				if (names.C.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
				if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, path.Kg)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
				return !0;
			}
		}
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
		let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
		function checkCharacters(source, diagnostics) {
			for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
				let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
				diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
			}
		}
		function kindOf(character) {
			if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
			return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
		}
		function lastAtMost(ascending, value) {
			let low = 0;
			let high = ascending.length;
			for (; high - low > 1;) {
				let middle = low + high >> 1;
				(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
			}
			return low;
		}
		class SourceText {
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
				diagnostics.error(at, "yaml_syntax", (0, path.Kg)(error.message), suggestion);
			}
			return news.length === 0;
		}
		let MAX_WORDS = 8e4;
		function scanYaml(source, diagnostics) {
			let nesting = new Nesting();
			let documents = new DocumentCount();
			let offset = 0;
			let lineStart = 0;
			let isScalar = !1;
			let words = [];
			for (let word of new dist.JG().lex(source.text)) {
				let type = isScalar ? "text" : dist.DB.tokenType(word) ?? "text";
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
			dist.DB.DOCUMENT,
			dist.DB.FLOW_END,
			dist.DB.SCALAR
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
		class DocumentCount {
			#state = "before";
			isSecond(type) {
				if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
				let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
				this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
				return isSecond;
			}
		}
		class Nesting {
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
		}
		function isBlank(type) {
			return type === "space" || type === "newline" || type === "comment";
		}
		let MAX_YAML_BYTES = 262144;
		function parseYaml(text, file, diagnostics) {
			let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
			let bytes = Buffer.byteLength(source.text);
			if (bytes > MAX_YAML_BYTES) {
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
			let [document] = new dist.Dk(OPTIONS).compose(parseWords(words), !0, source.text.length);
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
			let parser = new dist.iX();
			for (let word of words) yield* parser.next(word);
			yield* parser.end();
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
	})
};
