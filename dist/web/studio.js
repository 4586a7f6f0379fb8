import { C as F, D as $, E as d, O as Q, S as A, T, _ as O, a as locale, b as x, c as LANGUAGES, d as signInWith, f as startSession, g as replacePlace, h as place$1, i as chooseLanguage, k as n, l as LANGUAGE_NAMES, m as hrefTo, n as api, o as startLanguage, p as goTo, r as apiEvents, s as t, t as ApiError, u as connection, v as f$1, w as P, x as y, y as r } from "./api.js";
// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f = Symbol.for("pv");
var o = 0;
Array.isArray;
function a(t, e, n$1, u, a, i) {
	e || (e = {});
	var c, l, p = e;
	if ("ref" in p && "function" != typeof t) for (l in p = {}, e) "ref" == l ? c = e[l] : p[l] = e[l];
	var s = {
		type: t,
		props: p,
		key: n$1,
		ref: c,
		__k: null,
		__: null,
		__b: 0,
		__e: null,
		__c: null,
		constructor: f,
		__v: --o,
		__i: -1,
		__u: 0
	};
	return (a || i) && (s.__source = a, s.__self = i), n.vnode && n.vnode(s), s;
}
// src/web/page/ui/icon.tsx
const SHAPES = {
	brand: "M6 13h12v7H6zM6 13a4 4 0 1 1 1.5-7.7 5 5 0 0 1 9 0A4 4 0 1 1 18 13M6 17h12",
	add: "M12 5v14M5 12h14",
	up: "m6 14 6-6 6 6",
	down: "m6 10 6 6 6-6",
	fold: "m9 6 6 6-6 6",
	copy: "M9 9h10v11H9zM5 15V4h10",
	delete: "M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13",
	close: "m6 6 12 12M18 6 6 18",
	search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 4.5 4.5",
	undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
	redo: "m15 7 5 5-5 5m5-5H10a5 5 0 0 0 0 10h2",
	warn: "M12 4 2.5 20h19zM12 10v5m0 2v.5",
	check: "m5 13 4.5 4.5L19 7",
	file: "M6 3h8l5 5v13H6zM14 3v5h5",
	run: "m8 5 11 7-11 7z",
	shield: "M12 3 5 6v6c0 4.5 3 7.500 7 9 4-1.500 7-4.500 7-9V6z",
	more: "M5 12h.01M12 12h.01M19 12h.01"
};
/** Beside words, or in a button that has a label. */
function Icon({ name }) {
	return /* @__PURE__ */ a("svg", {
		class: "icon",
		viewBox: "0 0 24 24",
		"aria-hidden": "true",
		children: /* @__PURE__ */ a("path", { d: SHAPES[name] })
	});
}
// src/web/page/ui/dialog.tsx
const open = y([]);
let lastId$1 = 0;
/** Shows a dialog over the page; resolves when it is closed. */
function openDialog(body) {
	return new Promise((resolve) => {
		open.value = [...open.value, {
			id: ++lastId$1,
			body,
			closed: resolve
		}];
	});
}
/** Asks; closing the dialog means no. */
async function askToConfirm({ title, text, action, isDangerous = false }) {
	let isConfirmed = false;
	await openDialog((close) => /* @__PURE__ */ a(Dialog, {
		title,
		close,
		actions: /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("button", {
			type: "button",
			onClick: close,
			children: t("action.cancel")
		}), /* @__PURE__ */ a("button", {
			type: "button",
			class: isDangerous ? "danger" : "primary",
			onClick: () => {
				isConfirmed = true;
				close();
			},
			children: action
		})] }),
		children: /* @__PURE__ */ a("p", { children: text })
	}));
	return isConfirmed;
}
/** The dialogs that are open. Its place in the page is the same for all of them. */
function DialogLayer() {
	return /* @__PURE__ */ a($, { children: open.value.map(({ id, body, closed }) => {
		const close = () => {
			open.value = open.value.filter((each) => each.id !== id);
			closed();
		};
		return /* @__PURE__ */ a("div", { children: body(close) }, id);
	}) });
}
/** The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
function Dialog({ title, close, children, actions, isWide = false }) {
	const element = T(null);
	const titleId = P();
	F(() => {
		const before = document.activeElement;
		element.current?.showModal();
		element.current?.querySelector("[data-autofocus], .dialog-body :is(input, select, textarea)")?.focus();
		return () => {
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	}, []);
	return /* @__PURE__ */ a("dialog", {
		ref: element,
		class: isWide ? "wide" : void 0,
		"aria-labelledby": titleId,
		onClose: close,
		children: [
			/* @__PURE__ */ a("header", { children: [/* @__PURE__ */ a("h2", {
				id: titleId,
				children: title
			}), /* @__PURE__ */ a("button", {
				type: "button",
				class: "icon-button",
				"aria-label": t("action.close"),
				onClick: close,
				children: /* @__PURE__ */ a(Icon, { name: "close" })
			})] }),
			/* @__PURE__ */ a("div", {
				class: "dialog-body",
				children
			}),
			actions !== void 0 && /* @__PURE__ */ a("footer", { children: actions })
		]
	});
}
// src/web/page/ui/toast.tsx
const toasts = y([]);
const SHOWN_MS = 6e3;
let lastId = 0;
/** Says what happened, for a while. */
function toast(text, action) {
	show({
		id: ++lastId,
		text,
		more: "",
		isError: false,
		action
	});
}
/** Says what went wrong, until it is closed. A lost connection is shown elsewhere. */
function toastError(error) {
	if (error instanceof ApiError && error.code === "unreachable") return;
	const [text, more] = error instanceof ApiError ? [error.message, error.suggestion] : [String(error), ""];
	show({
		id: ++lastId,
		text,
		more,
		isError: true
	});
}
function show(toast) {
	toasts.value = [...toasts.value.slice(-3), toast];
	if (!toast.isError) setTimeout(() => close(toast.id), SHOWN_MS);
}
function close(id) {
	toasts.value = toasts.value.filter((each) => each.id !== id);
}
function ToastLayer() {
	return /* @__PURE__ */ a("div", {
		class: "toasts",
		role: "status",
		"aria-live": "polite",
		children: toasts.value.map(({ id, text, more, isError, action }) => /* @__PURE__ */ a("div", {
			class: isError ? "toast is-error" : "toast",
			children: [
				/* @__PURE__ */ a("div", { children: [
					isError && /* @__PURE__ */ a("strong", { children: [t("error.title"), " "] }),
					text,
					more !== "" && /* @__PURE__ */ a("small", { children: more })
				] }),
				action !== void 0 && /* @__PURE__ */ a("button", {
					type: "button",
					onClick: () => {
						close(id);
						action.run();
					},
					children: action.label
				}),
				/* @__PURE__ */ a("button", {
					type: "button",
					class: "icon-button",
					"aria-label": t("action.close"),
					onClick: () => close(id),
					children: /* @__PURE__ */ a(Icon, { name: "close" })
				})
			]
		}, id))
	});
}
// src/web/page/app/connection-banner.tsx
/** Says that the server does not respond, and disappears when it does. */
function ConnectionBanner() {
	const state = connection.value;
	const [wasLost, setWasLost] = d(false);
	A(() => {
		if (state === "ready" && wasLost) toast(t("server.back"));
		setWasLost(state !== "ready");
	}, [state]);
	if (state === "ready") return null;
	return /* @__PURE__ */ a("div", {
		class: "banner",
		role: "alert",
		children: [state === "lost" ? t("server.lost") : t("server.signedOut"), state === "signedOut" && /* @__PURE__ */ a(AddressForm, {})]
	});
}
/** A page that was opened without its token. */
function SignIn() {
	return /* @__PURE__ */ a("div", {
		class: "empty",
		children: [/* @__PURE__ */ a("h1", { children: t("signIn.title") }), /* @__PURE__ */ a("p", { children: t("signIn.text") })]
	});
}
function AddressForm() {
	const [address, setAddress] = d("");
	const [isWrong, setIsWrong] = d(false);
	const connect = async (event) => {
		event.preventDefault();
		setIsWrong(!await signInWith(address));
	};
	return /* @__PURE__ */ a("form", {
		class: "row",
		onSubmit: connect,
		children: [
			/* @__PURE__ */ a("input", {
				"aria-label": t("server.address"),
				placeholder: "http://127.0.0.1:…/studio/#token=…",
				autocomplete: "off",
				"aria-invalid": isWrong,
				value: address,
				onInput: (event) => setAddress(event.currentTarget.value)
			}),
			/* @__PURE__ */ a("button", {
				type: "submit",
				children: t("server.connect")
			}),
			isWrong && /* @__PURE__ */ a("span", {
				class: "error-text",
				children: t("server.wrongAddress")
			})
		]
	});
}
// src/web/page/ui/error-note.tsx
/** What went wrong, where it would have been shown. */
function ErrorNote({ error, retry }) {
	const isKnown = error instanceof ApiError;
	return /* @__PURE__ */ a("div", {
		class: "note is-error",
		role: "alert",
		children: [
			/* @__PURE__ */ a("p", { children: [
				/* @__PURE__ */ a("strong", { children: t("error.title") }),
				" ",
				/* @__PURE__ */ a("span", {
					lang: "en",
					children: isKnown ? error.message : String(error)
				})
			] }),
			isKnown && error.suggestion !== "" && /* @__PURE__ */ a("p", {
				lang: "en",
				children: error.suggestion
			}),
			isKnown && error.problems.length > 0 && /* @__PURE__ */ a("ul", {
				lang: "en",
				children: error.problems.map(({ field, reason }) => /* @__PURE__ */ a("li", { children: [
					/* @__PURE__ */ a("code", { children: field }),
					" ",
					reason
				] }, `${field} ${reason}`))
			}),
			/* @__PURE__ */ a("p", {
				class: "row",
				children: [isKnown && /* @__PURE__ */ a("small", {
					class: "dim",
					children: t("error.code", { code: error.code })
				}), retry !== void 0 && /* @__PURE__ */ a("button", {
					type: "button",
					onClick: retry,
					children: t("action.retry")
				})]
			})
		]
	});
}
// src/web/page/ui/loading.tsx
/** While something is loaded for the first time. */
function LoadingNote() {
	return /* @__PURE__ */ a("p", {
		class: "loading dim",
		role: "status",
		children: t("state.loading")
	});
}
// src/web/page/ui/use-load.ts
/** Loads something when a component is shown, and again when `key` changes. The old value stays until the new one is loaded. */
function useLoad(load, key = "") {
	const [state, setState] = d({ isLoading: true });
	const [round, setRound] = d(0);
	A(() => {
		const over = new AbortController();
		setState((before) => ({
			...before,
			isLoading: true
		}));
		load(over.signal).then((value) => over.signal.aborted || setState({
			value,
			isLoading: false
		}), (error) => over.signal.aborted || setState((before) => ({
			...before,
			error,
			isLoading: false
		})));
		return () => over.abort();
	}, [key, round]);
	return {
		value: state.value,
		error: state.error,
		isLoading: state.isLoading,
		reload: () => setRound((before) => before + 1)
	};
}
// src/web/page/ui/diff.tsx
const FIRST_OPEN = 12;
const FIRST_SHOWN = 100;
/** Changed files with their lines. Where there are many files, only opened ones have their lines in the page. */
function Diff({ files, moreFiles = 0, onMore }) {
	const [shown, setShown] = d(FIRST_SHOWN);
	const hidden = Math.max(files.length - shown, 0) + moreFiles;
	const more = () => {
		setShown(shown + 500);
		if (files.length - shown < 500) onMore?.();
	};
	return /* @__PURE__ */ a("div", {
		class: "diff",
		children: [files.slice(0, shown).map((file, index) => /* @__PURE__ */ a(FileDiff, {
			file,
			isOpenAtFirst: index < FIRST_OPEN
		}, file.path)), hidden > 0 && /* @__PURE__ */ a("p", {
			class: "row",
			children: [t("diff.hidden", { count: hidden }), /* @__PURE__ */ a("button", {
				type: "button",
				onClick: more,
				children: t("diff.more")
			})]
		})]
	});
}
function FileDiff({ file, isOpenAtFirst }) {
	const [isOpen, setIsOpen] = d(isOpenAtFirst);
	const { path, kind, from, added, removed } = file;
	return /* @__PURE__ */ a("section", {
		class: "diff-file",
		children: [/* @__PURE__ */ a("h3", { children: /* @__PURE__ */ a("button", {
			type: "button",
			class: "diff-head",
			"aria-expanded": isOpen,
			onClick: () => setIsOpen(!isOpen),
			children: [
				/* @__PURE__ */ a(Icon, { name: "fold" }),
				/* @__PURE__ */ a("bdi", {
					class: "path",
					children: path
				}),
				/* @__PURE__ */ a("span", {
					class: `tag is-${kind}`,
					children: t(KINDS$1[kind])
				}),
				from !== void 0 && /* @__PURE__ */ a("span", {
					class: "dim",
					children: t("diff.from", { path: from })
				}),
				/* @__PURE__ */ a(Counts, {
					added,
					removed
				})
			]
		}) }), isOpen && /* @__PURE__ */ a(FileBody, { file })]
	});
}
const KINDS$1 = {
	create: "diff.create",
	update: "diff.update",
	delete: "diff.delete",
	rename: "diff.rename",
	create_directory: "diff.create_directory"
};
/** `+3 −1`, in words for screen readers. */
function Counts({ added, removed }) {
	return /* @__PURE__ */ a("span", {
		class: "counts",
		role: "img",
		"aria-label": t("diff.counts", {
			added,
			removed
		}),
		children: [
			added > 0 && /* @__PURE__ */ a("ins", { children: ["+", added] }),
			" ",
			removed > 0 && /* @__PURE__ */ a("del", { children: ["−", removed] })
		]
	});
}
function FileBody({ file }) {
	const { facts, hunks = [], isBinary, isCut, kind, protected: why } = file;
	return /* @__PURE__ */ a($, { children: [
		why !== void 0 && /* @__PURE__ */ a("p", {
			class: "note is-warning",
			children: t("diff.protected", { reason: why })
		}),
		facts.map(({ text, isWarning }) => /* @__PURE__ */ a("p", {
			class: isWarning ? "note is-warning" : "note",
			children: text
		}, text)),
		isBinary && /* @__PURE__ */ a("p", {
			class: "note",
			children: t("diff.binary")
		}),
		!isBinary && hunks.length === 0 && kind === "update" && /* @__PURE__ */ a("p", {
			class: "note",
			children: t("diff.noLines")
		}),
		hunks.map((each) => /* @__PURE__ */ a(HunkLines, {
			hunk: each,
			path: file.path
		}, each.header)),
		isCut && /* @__PURE__ */ a("p", {
			class: "note",
			children: t("diff.cut")
		})
	] });
}
/** A piece of a diff. Code runs from left to right in every language. */
function HunkLines({ hunk: { header, lines }, path = "" }) {
	return /* @__PURE__ */ a("section", {
		class: "hunk",
		dir: "ltr",
		tabIndex: 0,
		"aria-label": `${path} ${header}`.trim(),
		children: [/* @__PURE__ */ a("div", {
			class: "hunk-head",
			"aria-hidden": "true",
			children: header
		}), lines.map(({ kind, text, marks, old, new: now }) => /* @__PURE__ */ a("div", {
			class: kind === "+" ? "line is-added" : kind === "-" ? "line is-removed" : "line",
			children: [
				/* @__PURE__ */ a("span", {
					class: "number",
					"aria-hidden": "true",
					children: old
				}),
				/* @__PURE__ */ a("span", {
					class: "number",
					"aria-hidden": "true",
					children: now
				}),
				/* @__PURE__ */ a("span", {
					class: "sign",
					"aria-hidden": "true",
					children: kind
				}),
				kind !== " " && /* @__PURE__ */ a("span", {
					class: "hidden",
					children: [t(kind === "+" ? "diff.line.added" : "diff.line.removed"), " "]
				}),
				/* @__PURE__ */ a("span", {
					class: "text",
					children: text
				}),
				marks !== "" && /* @__PURE__ */ a("span", {
					class: "marks",
					children: marks
				})
			]
		}, `${old ?? ""}:${now ?? ""}`))]
	});
}
// src/web/page/campaigns/burndown.tsx
const WIDTH = 600;
const HEIGHT = 90;
const EDGE = 3;
/** What is left to do after each change of the ledger. */
function Burndown({ history }) {
	const left = history.map(({ todo, stopped }) => todo + stopped);
	if (left.length < 2) return null;
	const most = Math.max(1, ...left);
	const points = left.map((count, index) => {
		const x = EDGE + index / (left.length - 1) * 594;
		const y = 87 - count / most * 84;
		return `${x.toFixed(1)},${y.toFixed(1)}`;
	});
	const text = t("campaigns.burndown", {
		first: left[0] ?? 0,
		last: left.at(-1) ?? 0
	});
	return /* @__PURE__ */ a("figure", {
		class: "burndown",
		children: [/* @__PURE__ */ a("svg", {
			viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
			preserveAspectRatio: "none",
			role: "img",
			"aria-label": text,
			children: [/* @__PURE__ */ a("polygon", { points: `${EDGE},${HEIGHT} ${points.join(" ")} 597,${HEIGHT}` }), /* @__PURE__ */ a("polyline", { points: points.join(" ") })]
		}), /* @__PURE__ */ a("figcaption", {
			class: "dim",
			"aria-hidden": "true",
			children: text
		})]
	});
}
/** Done, to do and stopped, side by side. */
function CountsBar({ counts }) {
	const total = Math.max(1, counts.done + counts.todo + counts.stopped);
	let x = 0;
	return /* @__PURE__ */ a("svg", {
		class: "counts-bar",
		viewBox: "0 0 100 4",
		preserveAspectRatio: "none",
		"aria-hidden": "true",
		children: [
			"done",
			"todo",
			"stopped"
		].map((kind) => {
			const [at, width] = [x, counts[kind] / total * 100];
			x += width;
			return /* @__PURE__ */ a("rect", {
				class: `is-${kind}`,
				x: at,
				y: 0,
				width,
				height: 4
			}, kind);
		})
	});
}
// src/web/page/campaigns/campaign-state.tsx
const PHASES = {
	active: ["campaigns.active", "tag is-good"],
	paused: ["campaigns.paused", "tag is-warning"],
	closed: ["campaigns.closed", "tag"],
	new: ["campaigns.new", "tag"],
	invalid: ["campaigns.invalid", "tag is-error"]
};
function PhaseTag({ phase }) {
	const [text, look] = PHASES[phase];
	return /* @__PURE__ */ a("span", {
		class: look,
		children: t(text)
	});
}
const STATES$1 = {
	waiting: "row.waiting",
	planned: "row.planned",
	gated: "row.gated",
	open: "row.open",
	queued: "row.queued",
	clean: "row.clean",
	delivered: "row.delivered",
	merged: "row.merged",
	opted_out: "row.optedOut",
	rejected: "row.rejected",
	edited: "row.edited",
	taken: "row.taken",
	moved: "row.moved",
	dirty: "row.dirty",
	missing: "row.missing",
	archived: "row.archived",
	forbidden: "row.forbidden",
	protected: "row.protected",
	unproven: "row.unproven",
	not_a_repository: "row.notARepository",
	duplicate: "row.duplicate",
	failed: "row.failed"
};
const LOOKS = {
	todo: "tag is-warning",
	done: "tag is-good",
	stopped: "tag is-error"
};
function RowStateTag({ state, kind }) {
	return /* @__PURE__ */ a("span", {
		class: LOOKS[kind],
		children: t(STATES$1[state])
	});
}
// src/web/page/campaigns/command-line.tsx
/** A command for a terminal, to copy. */
function CommandLine({ command }) {
	const copy = () => navigator.clipboard.writeText(command).then(() => toast(t("campaigns.copied"))).catch(toastError);
	return /* @__PURE__ */ a("div", {
		class: "command-line",
		children: [/* @__PURE__ */ a("code", {
			dir: "ltr",
			children: command
		}), /* @__PURE__ */ a("button", {
			type: "button",
			"aria-label": t("campaigns.copyThis", { command }),
			onClick: () => void copy(),
			children: [/* @__PURE__ */ a(Icon, { name: "copy" }), t("campaigns.copy")]
		})]
	});
}
// src/web/page/campaigns/campaign-details.tsx
const FIRST_ROWS = 100;
/** How far a campaign is, what it changes, and the commands to go on with. */
function CampaignDetails({ id, onReload }) {
	A(() => scrollTo(0, 0), []);
	const { value, error, isLoading, reload } = useLoad((signal) => api(`/campaigns/${encodeURIComponent(id)}`, { signal }));
	if (error !== void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (value === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	const { title, phase, counts, digest, groups, waves, rows, history, problems } = value;
	const isStarted = rows.length > 0;
	const planned = waves.filter((wave) => wave.rows > 0);
	return /* @__PURE__ */ a("article", {
		class: "campaign",
		children: [
			/* @__PURE__ */ a("a", {
				class: "back button",
				href: hrefTo("campaigns"),
				children: t("screens.back")
			}),
			/* @__PURE__ */ a("header", { children: [/* @__PURE__ */ a("div", {
				class: "row spread",
				children: [/* @__PURE__ */ a("h2", {
					class: "row",
					children: [/* @__PURE__ */ a("bdi", { children: title }), /* @__PURE__ */ a(PhaseTag, { phase })]
				}), /* @__PURE__ */ a("button", {
					type: "button",
					disabled: isLoading,
					onClick: () => {
						reload();
						onReload();
					},
					children: [/* @__PURE__ */ a(Icon, { name: "redo" }), t("campaigns.refresh")]
				})]
			}), digest !== null && /* @__PURE__ */ a("p", {
				class: "dim",
				children: [
					t("preview.digest"),
					" ",
					/* @__PURE__ */ a("code", {
						title: digest,
						children: digest.slice(0, 16)
					})
				]
			})] }),
			problems.length > 0 && /* @__PURE__ */ a("ul", {
				class: "note is-error",
				lang: "en",
				children: problems.map(({ place, message, suggestion }) => /* @__PURE__ */ a("li", { children: [
					place !== "" && /* @__PURE__ */ a("code", { children: place }),
					" ",
					message,
					". ",
					suggestion
				] }, `${place} ${message}`))
			}),
			phase === "new" && /* @__PURE__ */ a("p", { children: t("campaigns.notStarted") }),
			isStarted && /* @__PURE__ */ a("section", {
				"aria-labelledby": "progress-title",
				children: [
					/* @__PURE__ */ a("h3", {
						id: "progress-title",
						children: t("campaigns.progress")
					}),
					/* @__PURE__ */ a("p", { children: [
						/* @__PURE__ */ a("strong", { children: t("campaigns.repositories", { count: counts.todo + counts.done + counts.stopped }) }),
						" ",
						/* @__PURE__ */ a("span", {
							class: "dim",
							children: t("campaigns.counts", counts)
						})
					] }),
					/* @__PURE__ */ a(CountsBar, { counts }),
					/* @__PURE__ */ a(Burndown, { history })
				]
			}),
			/* @__PURE__ */ a(Next, { campaign: value }),
			groups.length > 0 && /* @__PURE__ */ a(Groups$2, { groups }),
			planned.length > 1 && /* @__PURE__ */ a(Waves, { waves: planned }),
			isStarted && /* @__PURE__ */ a(Rows, { campaign: value })
		]
	});
}
function Next({ campaign: { next } }) {
	return /* @__PURE__ */ a("section", {
		"aria-labelledby": "next-title",
		children: [/* @__PURE__ */ a("h3", {
			id: "next-title",
			children: t("campaigns.next")
		}), next.length === 0 ? /* @__PURE__ */ a("p", {
			class: "dim",
			children: t("campaigns.nothingNext")
		}) : /* @__PURE__ */ a($, { children: [next.map((command) => /* @__PURE__ */ a(CommandLine, { command }, command)), /* @__PURE__ */ a("p", {
			class: "dim",
			children: t("campaigns.readOnly")
		})] })]
	});
}
function Groups$2({ groups }) {
	return /* @__PURE__ */ a("section", {
		class: "groups",
		"aria-labelledby": "campaign-groups",
		children: [/* @__PURE__ */ a("h3", {
			id: "campaign-groups",
			children: t("campaigns.groups")
		}), groups.map(({ label, repositories, approved, files, added, removed, sample }) => /* @__PURE__ */ a("details", {
			open: groups.length <= 3,
			children: [
				/* @__PURE__ */ a("summary", { children: /* @__PURE__ */ a("span", {
					class: "row",
					children: [
						/* @__PURE__ */ a("strong", { children: t("campaigns.group", { label }) }),
						/* @__PURE__ */ a("span", { children: t("campaigns.repositories", { count: repositories }) }),
						files !== void 0 && /* @__PURE__ */ a("span", {
							class: "dim",
							children: t("campaigns.files", { count: files })
						}),
						added !== void 0 && removed !== void 0 && /* @__PURE__ */ a(Counts, {
							added,
							removed
						}),
						approved === repositories ? /* @__PURE__ */ a("span", {
							class: "tag is-good",
							children: t("campaigns.approved")
						}) : /* @__PURE__ */ a("span", {
							class: "tag is-warning",
							children: approved === 0 ? t("campaigns.notApproved") : t("campaigns.partlyApproved", { count: approved })
						})
					]
				}) }),
				/* @__PURE__ */ a(Patch, {
					label: t("campaigns.sampleOf", { name: sample.repository }),
					lines: sample.lines
				}),
				sample.isCut && /* @__PURE__ */ a("p", {
					class: "note",
					children: t("campaigns.sampleCut")
				})
			]
		}, label))]
	});
}
/** A patch as `git diff` shows it. Code runs from left to right in every language. */
function Patch({ label, lines }) {
	return /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("p", {
		class: "patch-label dim",
		children: label
	}), /* @__PURE__ */ a("section", {
		class: "hunk",
		dir: "ltr",
		tabIndex: 0,
		"aria-label": label,
		children: lines.map((text, index) => /* @__PURE__ */ a("div", {
			class: `line ${lookOf(text)}`,
			children: /* @__PURE__ */ a("span", {
				class: "text",
				children: text === "" ? " " : text
			})
		}, String(index)))
	})] });
}
function lookOf(line) {
	if (/^(?:diff |index |--- |\+\+\+ |@@)/.test(line)) return "is-head";
	return line.startsWith("+") ? "is-added" : line.startsWith("-") ? "is-removed" : "";
}
function Waves({ waves }) {
	return /* @__PURE__ */ a("section", {
		"aria-labelledby": "waves-title",
		children: [/* @__PURE__ */ a("h3", {
			id: "waves-title",
			children: t("campaigns.waves")
		}), /* @__PURE__ */ a("ul", {
			class: "campaign-rows",
			children: waves.map(({ name, rows, done, waitsFor }) => /* @__PURE__ */ a("li", {
				class: "row",
				children: [
					/* @__PURE__ */ a("bdi", {
						class: "entry-title",
						children: name
					}),
					/* @__PURE__ */ a("span", {
						class: "dim",
						children: t("campaigns.waveDone", {
							done,
							rows
						})
					}),
					waitsFor !== void 0 && /* @__PURE__ */ a("span", {
						class: "tag is-warning",
						children: t("campaigns.waitsFor", waitsFor)
					})
				]
			}, name))
		})]
	});
}
function Rows({ campaign: { rows, moreRows } }) {
	const [shown, setShown] = d(FIRST_ROWS);
	const hidden = Math.max(rows.length - shown, 0) + moreRows;
	return /* @__PURE__ */ a("section", {
		"aria-labelledby": "rows-title",
		children: [
			/* @__PURE__ */ a("h3", {
				id: "rows-title",
				children: t("campaigns.rows")
			}),
			/* @__PURE__ */ a("ul", {
				class: "campaign-rows",
				children: rows.slice(0, shown).map(({ name, state, kind, group, wave, delivered, why }, index) => /* @__PURE__ */ a("li", { children: [/* @__PURE__ */ a("span", {
					class: "row",
					children: [
						/* @__PURE__ */ a("bdi", {
							class: "entry-title",
							children: name
						}),
						/* @__PURE__ */ a(RowStateTag, {
							state,
							kind
						}),
						group !== void 0 && /* @__PURE__ */ a("span", {
							class: "dim",
							children: t("campaigns.group", { label: group })
						}),
						wave !== void 0 && /* @__PURE__ */ a("bdi", {
							class: "dim",
							children: wave
						}),
						delivered !== void 0 && /* @__PURE__ */ a("bdi", {
							class: "dim path",
							children: delivered
						})
					]
				}), why !== void 0 && /* @__PURE__ */ a("p", {
					class: "dim",
					lang: "en",
					children: [
						why.message,
						". ",
						why.suggestion
					]
				})] }, String(index)))
			}),
			hidden > 0 && /* @__PURE__ */ a("p", {
				class: "row",
				children: [t("campaigns.moreRows", { count: hidden }), rows.length > shown && /* @__PURE__ */ a("button", {
					type: "button",
					onClick: () => setShown(shown + 500),
					children: t("campaigns.showMore")
				})]
			})
		]
	});
}
// src/web/page/campaigns/campaigns-screen.tsx
/** The campaigns of the repository, and one of them beside. They are changed by commands. */
function CampaignsScreen() {
	const [id] = place$1.value.rest;
	const { value, error, reload } = useLoad((signal) => api("/campaigns", { signal }));
	if (error !== void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (value === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	if (value.campaigns.length === 0) return /* @__PURE__ */ a(NoCampaigns, {});
	return /* @__PURE__ */ a("div", {
		class: id === void 0 ? "split" : "split has-detail",
		children: [
			/* @__PURE__ */ a("h1", {
				class: "hidden",
				children: t("nav.campaigns")
			}),
			/* @__PURE__ */ a("section", {
				class: "split-list",
				"aria-labelledby": "campaigns-title",
				children: [/* @__PURE__ */ a("h2", {
					id: "campaigns-title",
					class: "list-title",
					children: t("nav.campaigns")
				}), /* @__PURE__ */ a("ul", { children: value.campaigns.map((campaign) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(CampaignLink, {
					campaign,
					isCurrent: campaign.id === id
				}) }, campaign.id)) })]
			}),
			/* @__PURE__ */ a("div", {
				class: "split-detail",
				children: id === void 0 ? /* @__PURE__ */ a("p", {
					class: "empty dim",
					children: t("campaigns.choose")
				}) : /* @__PURE__ */ a(CampaignDetails, {
					id,
					onReload: reload
				}, id)
			})
		]
	});
}
function NoCampaigns() {
	return /* @__PURE__ */ a("div", {
		class: "empty",
		children: [
			/* @__PURE__ */ a("h1", { children: t("campaigns.none") }),
			/* @__PURE__ */ a("p", { children: t("campaigns.none.help") }),
			/* @__PURE__ */ a(CommandLine, { command: "sous campaign init" })
		]
	});
}
function CampaignLink({ campaign, isCurrent }) {
	const { id, title, phase, counts } = campaign;
	const isCounted = phase !== "new" && phase !== "invalid";
	return /* @__PURE__ */ a("a", {
		class: "list-entry",
		href: hrefTo(`campaigns/${encodeURIComponent(id)}`),
		"aria-current": isCurrent ? "true" : void 0,
		children: [/* @__PURE__ */ a("span", {
			class: "row",
			children: [/* @__PURE__ */ a("bdi", {
				class: "entry-title",
				children: title
			}), /* @__PURE__ */ a(PhaseTag, { phase })]
		}), /* @__PURE__ */ a("span", {
			class: "dim",
			children: isCounted ? t("campaigns.counts", counts) : /* @__PURE__ */ a("bdi", {
				class: "path",
				children: id
			})
		})]
	});
}
// src/web/page/plans/plan-state.tsx
const STATES = {
	waiting: ["plans.waiting", "tag is-good"],
	gated: ["plans.gated", "tag is-warning"],
	applied: ["plans.applied", "tag"],
	changed: ["plans.changed", "tag is-warning"],
	stale: ["plans.stale", "tag is-warning"],
	damaged: ["plans.damaged", "tag is-error"]
};
/** How far a plan is, in words. */
function planStateText(state) {
	return t(STATES[state]?.[0] ?? "plans.damaged");
}
function PlanStateTag({ plan: { state } }) {
	const [text, look] = STATES[state];
	return /* @__PURE__ */ a("span", {
		class: look,
		children: t(text)
	});
}
function momentText(savedAt) {
	const language = locale.value === "ar-XB" || locale.value === "en-XA" ? "en" : locale.value;
	return new Intl.DateTimeFormat(language, {
		dateStyle: "medium",
		timeStyle: "short"
	}).format(new Date(savedAt));
}
// src/web/page/palette/rank-items.ts
const RANKS = {
	whole: 5,
	prefix: 4,
	wholeWords: 3,
	wordBeginnings: 2,
	fuzzy: 1
};
const WORD = /[\p{L}\p{N}]+/gu;
/** In a shorter word, one wrong letter makes it a different word. */
const MIN_FUZZY = 4;
/**
* Those that match, best first, as `sous tools search` has them: a name that begins with the query, then whole words, then beginnings of
* words, then near misses; of equals, the one used last. Without a query all of them, the one used last first.
*/
function rankItems(items, query) {
	const wanted = fold(query.trim());
	const words = wordsOf(wanted);
	return items.map((item) => ({
		item,
		rank: words.length === 0 ? 0 : rankOf(item, wanted, words)
	})).filter(({ rank }) => rank !== void 0).sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || compare(b.item.usedAt ?? "", a.item.usedAt ?? "") || (words.length === 0 ? 0 : compare(fold(a.item.title), fold(b.item.title)))).map(({ item }) => item);
}
function rankOf({ title, keywords, detail }, wanted, words) {
	const names = [title, ...keywords].map(fold);
	if (names.includes(wanted)) return RANKS.whole;
	const joined = words.join("");
	if (names.some((name) => name.startsWith(wanted) || wordsOf(name).join("").startsWith(joined))) return RANKS.prefix;
	const known = wordsOf([...names, fold(detail)].join(" "));
	if (words.every((word) => known.includes(word))) return RANKS.wholeWords;
	if (words.every((word) => known.some((each) => each.startsWith(word)))) return RANKS.wordBeginnings;
	return words.every((word) => known.some((each) => each.startsWith(word) || isNear(word, each))) ? RANKS.fuzzy : void 0;
}
/** Whether one letter too many, too few, wrong, or swapped with its neighbour makes one word the beginning of the other. */
function isNear(word, other) {
	if (word.length < MIN_FUZZY) return false;
	let at = 0;
	while (at < word.length && word[at] === other[at]) at++;
	const rest = (text, from) => text.slice(from);
	return other.startsWith(rest(word, at + 1), at) || rest(other, at + 1).startsWith(rest(word, at)) || rest(other, at + 1).startsWith(rest(word, at + 1)) || word[at] === other[at + 1] && word[at + 1] === other[at] && rest(other, at + 2).startsWith(rest(word, at + 2));
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function wordsOf(text) {
	return text.match(WORD) ?? [];
}
function fold(text) {
	return text.normalize("NFKC").toLowerCase();
}
// src/web/page/palette/palette.tsx
const COMMANDS = [
	{
		name: "palette.newRecipe",
		path: "recipes/new"
	},
	{
		name: "palette.showRecipes",
		path: "recipes"
	},
	{
		name: "palette.showTools",
		path: "tools"
	},
	{
		name: "palette.newBundle",
		path: "tools/new"
	},
	{
		name: "palette.importBundle",
		path: "tools/import"
	},
	{
		name: "palette.showPlans",
		path: "plans"
	},
	{
		name: "palette.showCampaigns",
		path: "campaigns"
	}
];
const KINDS = {
	recipe: "palette.recipe",
	tool: "palette.tool",
	plan: "palette.plan",
	command: "palette.command"
};
const MAX_SHOWN = 60;
const USED = "sous-palette-used";
const MAX_USED = 50;
let isOpen = false;
/** Opens whatever has a name. */
async function openPalette() {
	if (isOpen) return;
	isOpen = true;
	let chosen;
	await openDialog((close) => /* @__PURE__ */ a(Palette, {
		close,
		choose: (entry) => {
			chosen = entry;
			close();
		}
	}));
	isOpen = false;
	if (chosen === void 0) return;
	noteUsed(chosen.key);
	chosen.open();
}
/** The button of the palette, and its keys on the whole page. */
function PaletteButton() {
	A(() => {
		const onKeyDown = (event) => {
			const isCtrlK = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k";
			const isPlus = event.key === "+" && !event.ctrlKey && !event.metaKey && !event.altKey && !takesText(event.target);
			if (!isCtrlK && !isPlus) return;
			if (document.querySelector("dialog[open]") !== null) return;
			event.preventDefault();
			openPalette();
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, []);
	return /* @__PURE__ */ a("button", {
		type: "button",
		class: "palette-button",
		"aria-keyshortcuts": "Control+K",
		onClick: () => void openPalette(),
		children: [
			/* @__PURE__ */ a(Icon, { name: "search" }),
			/* @__PURE__ */ a("span", {
				class: "palette-word",
				children: t("palette.open")
			}),
			/* @__PURE__ */ a("kbd", { children: "Ctrl K" })
		]
	});
}
function takesText(target) {
	return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
function Palette({ close, choose }) {
	const { value = latest, error, isLoading } = useLoad(loadItems);
	const [query, setQuery] = d("");
	const [at, setAt] = d(0);
	const used = readUsed();
	const found = rankItems([...entriesOf(value), ...commands()].map((entry) => withUse(entry, used)), query.replace(/^\+/, "")).slice(0, MAX_SHOWN);
	const current = Math.min(at, found.length - 1);
	A(() => {
		document.getElementById(`palette-${current}`)?.scrollIntoView({ block: "nearest" });
	}, [current]);
	const onKeyDown = (event) => {
		const entry = found[current];
		if (event.key === "ArrowDown") setAt((current + 1) % Math.max(found.length, 1));
		else if (event.key === "ArrowUp") setAt((current + found.length - 1) % Math.max(found.length, 1));
		else if (event.key === "Enter" && entry !== void 0 && !event.isComposing) choose(entry);
		else return;
		event.preventDefault();
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t("palette.title"),
		close,
		children: [
			/* @__PURE__ */ a("input", {
				"data-autofocus": true,
				role: "combobox",
				"aria-expanded": "true",
				"aria-controls": "palette-list",
				"aria-activedescendant": found.length > 0 ? `palette-${current}` : void 0,
				"aria-label": t("palette.search"),
				placeholder: t("palette.search"),
				autocomplete: "off",
				spellcheck: false,
				value: query,
				onInput: (event) => {
					setQuery(event.currentTarget.value);
					setAt(0);
				},
				onKeyDown
			}),
			error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error }),
			/* @__PURE__ */ a("p", {
				class: "dim",
				role: "status",
				children: value === void 0 && isLoading ? t("state.loading") : t("palette.found", { count: found.length })
			}),
			/* @__PURE__ */ a("div", {
				id: "palette-list",
				role: "listbox",
				"aria-label": t("palette.title"),
				class: "palette-list",
				tabIndex: -1,
				children: found.map((entry, index) => /* @__PURE__ */ a("div", {
					id: `palette-${index}`,
					role: "option",
					tabIndex: -1,
					"aria-selected": index === current,
					class: "palette-item",
					onClick: () => choose(entry),
					children: [/* @__PURE__ */ a("span", {
						class: "palette-title",
						children: [/* @__PURE__ */ a("bdi", { children: entry.title }), /* @__PURE__ */ a("span", {
							class: "tag",
							children: t(KINDS[entry.kind])
						})]
					}), entry.detail !== "" && /* @__PURE__ */ a("bdi", {
						class: "dim palette-detail",
						lang: entry.kind === "plan" ? void 0 : "en",
						children: entry.detail
					})]
				}, entry.key))
			})
		]
	});
}
/** The previous results are shown while new ones load. */
let latest;
async function loadItems(signal) {
	latest = await api("/palette", { signal });
	return latest;
}
function entriesOf(answer) {
	return (answer?.items ?? []).map((item) => ({
		...item,
		detail: item.kind === "plan" ? planStateText(item.detail) : item.detail,
		key: `${item.kind} ${item.id}`,
		open: () => openItem(item)
	}));
}
function openItem({ kind, id }) {
	if (kind === "recipe") goTo(id.startsWith("sous:") ? "recipes/new" : "recipes/edit", id.startsWith("sous:") ? { from: id } : { path: id });
	else goTo(`${kind === "tool" ? "tools/tool" : "plans"}/${encodeURIComponent(id)}`);
}
function commands() {
	return COMMANDS.map(({ name, path }) => ({
		key: `command ${path}`,
		kind: "command",
		title: t(name),
		detail: "",
		keywords: [path],
		open: () => goTo(path)
	}));
}
function withUse(entry, used) {
	const here = used[entry.key];
	return here === void 0 || here < (entry.usedAt ?? "") ? entry : {
		...entry,
		usedAt: here
	};
}
function readUsed() {
	try {
		const used = JSON.parse(localStorage.getItem(USED) ?? "{}");
		return typeof used === "object" && used !== null ? used : {};
	} catch {
		return {};
	}
}
function noteUsed(key) {
	const { [key]: _, ...others } = readUsed();
	const latest = Object.entries(others).sort(([, a], [, b]) => a < b ? 1 : -1);
	localStorage.setItem(USED, JSON.stringify(Object.fromEntries([[key, (/* @__PURE__ */ new Date()).toISOString()], ...latest].slice(0, MAX_USED))));
}
// src/web/page/ui/field.tsx
/** A control with its label above, its help below, and its errors right at it. */
function Field({ label, isCode = false, help = "", errors = [], isRequired = false, children }) {
	const id = P();
	const described = [help !== "" && `${id}-help`, errors.length > 0 && `${id}-errors`].filter((each) => each !== false).join(" ");
	return /* @__PURE__ */ a("div", {
		class: "field",
		children: [
			/* @__PURE__ */ a("label", {
				for: id,
				children: [isCode ? /* @__PURE__ */ a("code", { children: label }) : label, isRequired && /* @__PURE__ */ a("span", {
					class: "dim",
					children: [" ", t("form.required")]
				})]
			}),
			children({
				id,
				"aria-describedby": described === "" ? void 0 : described,
				"aria-invalid": errors.length > 0 ? true : void 0
			}),
			errors.length > 0 && /* @__PURE__ */ a("div", {
				id: `${id}-errors`,
				class: "error-text",
				children: errors.map((text) => /* @__PURE__ */ a("p", { children: text }, text))
			}),
			help !== "" && /* @__PURE__ */ a("p", {
				id: `${id}-help`,
				class: "help",
				children: help
			})
		]
	});
}
/**
* A text field with as many lines as its text. Typed text is shown at once; `value` follows once the recipe's text has it. Until then
* `value` can be what was typed a moment ago, and must not replace newer text.
*/
function TextControl({ value, onValue, isMultiline = false, placeholder, list, ...control }) {
	const [, showAgain] = d(0);
	const typed = T(void 0);
	const sent = T(/* @__PURE__ */ new Set());
	if (typed.current !== void 0 && (value === typed.current || !sent.current.has(value))) {
		sent.current.clear();
		typed.current = void 0;
	}
	const shown = typed.current ?? value;
	const take = (text) => {
		if (sent.current.size === 0) sent.current.add(value);
		sent.current.add(text);
		typed.current = text;
		showAgain((count) => count + 1);
		onValue(text);
	};
	const shared = {
		...control,
		value: shown,
		placeholder,
		spellcheck: false,
		autocomplete: "off",
		dir: "auto"
	};
	if (isMultiline || shown.includes("\n")) {
		const rows = Math.min(Math.max(shown.split("\n").length, 2), 16);
		return /* @__PURE__ */ a("textarea", {
			...shared,
			rows,
			onInput: (event) => take(event.currentTarget.value)
		});
	}
	return /* @__PURE__ */ a("input", {
		...shared,
		list,
		onInput: (event) => take(event.currentTarget.value)
	});
}
// src/web/page/ui/follow.tsx
/** Sends a request that reports its progress and may ask the person: shows each question, and resolves with the result. */
async function follow(path, request, onProgress) {
	let result;
	await apiEvents(path, {
		method: "POST",
		...request
	}, (event, data) => {
		if (event === "progress") onProgress?.(data);
		if (event === "approval") answerQuestion(data);
		if (event === "result") result = data;
	});
	if (result === void 0) throw new ApiError(0, void 0);
	if (!result.ok) throw new ApiError(200, result);
	return result.value;
}
/** Shows a question, and sends its answer. */
async function answerQuestion(question) {
	let choice = "no";
	await openDialog((close) => /* @__PURE__ */ a(QuestionDialog, {
		question,
		close,
		choose: (chosen) => {
			choice = chosen;
			close();
		}
	}));
	await api(`/approvals/${question.id}`, {
		method: "POST",
		body: { choice }
	}).catch(() => void 0);
}
function QuestionDialog({ question, close, choose }) {
	const { kind, title, tool, lines, warnings, files, moreFiles, choices } = question;
	return /* @__PURE__ */ a(Dialog, {
		title: t(QUESTIONS[kind]),
		close,
		isWide: files.length > 0,
		actions: choices.toReversed().map((choice) => /* @__PURE__ */ a("button", {
			type: "button",
			class: choice === "yes" ? "primary" : void 0,
			onClick: () => choose(choice),
			children: t(CHOICES[choice])
		}, choice)),
		children: [
			/* @__PURE__ */ a("p", { children: [
				/* @__PURE__ */ a("strong", { children: title }),
				" ",
				/* @__PURE__ */ a("code", { children: tool })
			] }),
			warnings.map((text) => /* @__PURE__ */ a("p", {
				class: "note is-warning",
				children: text
			}, text)),
			lines.length > 0 && /* @__PURE__ */ a("pre", {
				class: "call",
				children: lines.join("\n")
			}),
			files.length > 0 && /* @__PURE__ */ a(Diff, {
				files,
				moreFiles
			})
		]
	});
}
const QUESTIONS = {
	trust: "ask.trust",
	call: "ask.call",
	plan: "ask.plan"
};
const CHOICES = {
	yes: "ask.yes",
	no: "ask.no",
	always: "ask.always"
};
// src/web/page/plans/plan-details.tsx
/** A plan with everything that it changes, and what can be done with it. */
function PlanDetails({ digest, onChange }) {
	A(() => scrollTo(0, 0), []);
	const { value, error, reload } = useLoad((signal) => api(`/plans/${digest}`, { signal }));
	if (error !== void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (value === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	const { title, recipe, savedAt, inputs, totals, groups, notes } = value;
	return /* @__PURE__ */ a("article", {
		class: "plan",
		children: [
			/* @__PURE__ */ a("a", {
				class: "back button",
				href: hrefTo("plans"),
				children: t("screens.back")
			}),
			/* @__PURE__ */ a("header", { children: [
				/* @__PURE__ */ a("h2", {
					class: "row",
					children: [/* @__PURE__ */ a("bdi", { children: title === "" ? digest.slice(0, 12) : title }), /* @__PURE__ */ a(PlanStateTag, { plan: value })]
				}),
				/* @__PURE__ */ a("p", {
					class: "dim row",
					children: [
						/* @__PURE__ */ a("bdi", {
							class: "path",
							children: recipe
						}),
						/* @__PURE__ */ a("time", {
							dateTime: savedAt,
							children: momentText(savedAt)
						}),
						/* @__PURE__ */ a("code", {
							title: digest,
							children: digest.slice(0, 16)
						})
					]
				}),
				Object.entries(inputs).length > 0 && /* @__PURE__ */ a("p", {
					class: "row",
					children: Object.entries(inputs).map(([name, given]) => /* @__PURE__ */ a("code", {
						class: "tag",
						children: [
							name,
							"=",
							String(given)
						]
					}, name))
				})
			] }),
			/* @__PURE__ */ a(PlanActions, {
				plan: value,
				onDone: () => {
					reload();
					onChange();
				}
			}),
			notes.map((text) => /* @__PURE__ */ a("p", {
				class: "note",
				children: text
			}, text)),
			/* @__PURE__ */ a("p", {
				class: "row",
				role: "status",
				children: [
					t("plans.totals", { files: totals.files }),
					" ",
					/* @__PURE__ */ a(Counts, {
						added: totals.added,
						removed: totals.removed
					})
				]
			}),
			groups.length > 0 && /* @__PURE__ */ a(Groups$1, { groups }),
			/* @__PURE__ */ a(PlanFiles, { plan: value })
		]
	});
}
function PlanFiles({ plan: { id, files, moreFiles } }) {
	const [more, setMore] = d({
		files: [],
		moreFiles
	});
	const all = [...files, ...more.files];
	const load = async () => {
		const answer = await api(`/previews/${id}/files`, { query: { from: all.length } });
		setMore({
			files: [...more.files, ...answer.files],
			moreFiles: answer.moreFiles
		});
	};
	return /* @__PURE__ */ a(Diff, {
		files: all,
		moreFiles: more.moreFiles,
		onMore: () => void load()
	});
}
function Groups$1({ groups }) {
	return /* @__PURE__ */ a("section", {
		class: "groups",
		"aria-labelledby": "groups-title",
		children: [/* @__PURE__ */ a("h3", {
			id: "groups-title",
			children: t("plans.groups")
		}), groups.map((group) => {
			const [first] = group.places;
			return /* @__PURE__ */ a("details", {
				open: groups.length <= 3,
				children: [
					/* @__PURE__ */ a("summary", { children: t("plans.group", {
						places: group.places.length + group.morePlaces,
						files: group.files
					}) }),
					/* @__PURE__ */ a(HunkLines, {
						hunk: group.hunk,
						path: t("plans.group", {
							places: group.places.length + group.morePlaces,
							files: group.files
						})
					}),
					/* @__PURE__ */ a("ul", {
						class: "places",
						dir: "ltr",
						children: group.places.map(({ path, line }) => /* @__PURE__ */ a("li", {
							class: "path",
							children: [
								path,
								":",
								line
							]
						}, `${path}:${line}`))
					}),
					group.morePlaces > 0 && /* @__PURE__ */ a("p", {
						class: "dim",
						children: t("plans.morePlaces", { count: group.morePlaces })
					})
				]
			}, `${first?.path}:${first?.line}`);
		})]
	});
}
function PlanActions({ plan, onDone }) {
	const [target, setTarget] = d("files");
	const [branch, setBranch] = d("");
	const [running, setRunning] = d();
	const [progress, setProgress] = d();
	const [error, setError] = d();
	const run = async (action) => {
		const over = new AbortController();
		setRunning(over);
		setError(void 0);
		try {
			const choice = {
				commit: target === "commit",
				...target === "branch" && { branch }
			};
			const body = action === "apply" ? choice : {};
			const result = await follow(`/plans/${plan.digest}/${action}`, {
				body,
				signal: over.signal
			}, setProgress);
			toast(t(action === "apply" ? "plans.nowApplied" : "plans.nowUndone", { count: result.files }));
			onDone();
		} catch (thrown) {
			if (!over.signal.aborted) setError(thrown);
		} finally {
			setRunning(void 0);
			setProgress(void 0);
		}
	};
	const isBusy = running !== void 0;
	return /* @__PURE__ */ a("section", {
		class: "plan-actions",
		"aria-label": t("plans.actions"),
		children: [
			plan.state === "waiting" && /* @__PURE__ */ a("div", {
				class: "row",
				children: [
					/* @__PURE__ */ a(Field, {
						label: t("plans.target"),
						children: (control) => /* @__PURE__ */ a("select", {
							...control,
							value: target,
							onChange: (event) => setTarget(event.currentTarget.value),
							children: [
								/* @__PURE__ */ a("option", {
									value: "files",
									children: t("plans.target.files")
								}),
								/* @__PURE__ */ a("option", {
									value: "commit",
									children: t("plans.target.commit")
								}),
								/* @__PURE__ */ a("option", {
									value: "branch",
									children: t("plans.target.branch")
								})
							]
						})
					}),
					target === "branch" && /* @__PURE__ */ a(Field, {
						label: t("plans.branch"),
						children: (control) => /* @__PURE__ */ a(TextControl, {
							...control,
							value: branch,
							onValue: setBranch
						})
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "primary",
						disabled: isBusy || target === "branch" && branch === "",
						onClick: () => void run("apply"),
						children: [/* @__PURE__ */ a(Icon, { name: "check" }), t("plans.apply")]
					})
				]
			}),
			(plan.state === "applied" || plan.state === "changed") && /* @__PURE__ */ a("button", {
				type: "button",
				disabled: isBusy,
				onClick: () => void run("undo"),
				children: [/* @__PURE__ */ a(Icon, { name: "undo" }), t("plans.undo")]
			}),
			plan.state === "gated" && /* @__PURE__ */ a("p", {
				class: "note is-warning",
				children: t("plans.gated.help")
			}),
			plan.state === "stale" && /* @__PURE__ */ a("p", {
				class: "note is-warning",
				children: t("plans.stale.help")
			}),
			isBusy && /* @__PURE__ */ a("p", {
				class: "row",
				role: "status",
				children: [
					t("state.working"),
					" ",
					progress !== void 0 && progress.total !== void 0 && `${progress.done}/${progress.total}`,
					/* @__PURE__ */ a("button", {
						type: "button",
						onClick: () => running?.abort(),
						children: t("action.cancel")
					})
				]
			}),
			error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error })
		]
	});
}
// src/web/page/plans/plans-screen.tsx
/** The saved plans, with one of them beside the list. */
function PlansScreen() {
	const [digest] = place$1.value.rest;
	const { value, error, reload } = useLoad((signal) => api("/plans", { signal }));
	if (error !== void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (value === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	if (value.plans.length === 0) return /* @__PURE__ */ a(NoPlans, {});
	return /* @__PURE__ */ a("div", {
		class: digest === void 0 ? "split" : "split has-detail",
		children: [
			/* @__PURE__ */ a("h1", {
				class: "hidden",
				children: t("nav.plans")
			}),
			/* @__PURE__ */ a("section", {
				class: "split-list",
				"aria-labelledby": "plans-title",
				children: [/* @__PURE__ */ a("h2", {
					id: "plans-title",
					class: "list-title",
					children: t("nav.plans")
				}), /* @__PURE__ */ a("ul", { children: value.plans.map((plan) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(PlanLink, {
					plan,
					isCurrent: plan.digest === digest
				}) }, plan.digest)) })]
			}),
			/* @__PURE__ */ a("div", {
				class: "split-detail",
				children: digest === void 0 ? /* @__PURE__ */ a("p", {
					class: "empty dim",
					children: t("plans.choose")
				}) : /* @__PURE__ */ a(PlanDetails, {
					digest,
					onChange: reload
				}, digest)
			})
		]
	});
}
function NoPlans() {
	return /* @__PURE__ */ a("div", {
		class: "empty",
		children: [
			/* @__PURE__ */ a("h1", { children: t("plans.none") }),
			/* @__PURE__ */ a("p", { children: t("plans.none.help") }),
			/* @__PURE__ */ a("a", {
				class: "button primary",
				href: hrefTo("recipes"),
				children: t("plans.toRecipes")
			})
		]
	});
}
function PlanLink({ plan, isCurrent }) {
	const { digest, title, recipe, files, savedAt } = plan;
	return /* @__PURE__ */ a("a", {
		class: "list-entry",
		href: hrefTo(`plans/${digest}`),
		"aria-current": isCurrent ? "true" : void 0,
		children: [/* @__PURE__ */ a("span", {
			class: "row",
			children: [/* @__PURE__ */ a("bdi", {
				class: "entry-title",
				children: title === "" ? digest.slice(0, 12) : title
			}), /* @__PURE__ */ a(PlanStateTag, { plan })]
		}), /* @__PURE__ */ a("span", {
			class: "dim row",
			children: [
				/* @__PURE__ */ a("bdi", {
					class: "path",
					children: recipe
				}),
				/* @__PURE__ */ a("span", { children: t("plans.files", { count: files }) }),
				/* @__PURE__ */ a("time", {
					dateTime: savedAt,
					children: momentText(savedAt)
				})
			]
		})]
	});
}
// src/web/page/recipes/draft-preview.ts
const WAIT_MS = 120;
/** Names this page among the tabs that preview. */
const TAB = crypto.randomUUID();
let count = 0;
/** Required inputs without a value. */
function missingInputs({ reading, preview }) {
	const values = preview.inputs.value;
	return (reading.value?.outline?.inputs ?? []).filter(({ name, required, default: standard }) => required && standard === void 0 && values[name] === void 0).map(({ name }) => name);
}
/** The preview of a draft, made again whenever its text or the inputs change. */
var DraftPreview = class {
	inputs = y({});
	/** The last one that was made; it stays while the next is under way. */
	latest = y(void 0);
	/** The text that it belongs to. */
	ofText = y("");
	isRunning = y(false);
	progress = y(void 0);
	error = y(void 0);
	/** Whether it is visible. */
	isWanted = y(false);
	#tab = `${TAB}-${++count}`;
	#over;
	#timer;
	#stop;
	constructor(draft) {
		this.#stop = x(() => {
			const { value: reading } = draft.reading;
			const text = draft.readText.value;
			const inputs = this.inputs.value;
			const isReadable = reading !== void 0 && reading.outline !== null && !reading.diagnostics.some(({ severity }) => severity === "error");
			const isComplete = missingInputs({
				reading: draft.reading,
				preview: this
			}).length === 0;
			if (!this.isWanted.value || !isReadable || !isComplete || draft.text.value !== text) return;
			clearTimeout(this.#timer);
			this.#timer = setTimeout(() => void this.#run(text, draft.path.peek(), inputs), WAIT_MS);
		});
	}
	stop() {
		this.#stop();
		this.cancel();
	}
	cancel() {
		clearTimeout(this.#timer);
		this.#over?.abort();
		this.isRunning.value = false;
	}
	/** Previews the same text again. */
	again() {
		this.inputs.value = { ...this.inputs.value };
	}
	async #run(text, path, inputs) {
		this.#over?.abort();
		const over = new AbortController();
		this.#over = over;
		this.isRunning.value = true;
		this.progress.value = void 0;
		try {
			const made = await follow("/previews", {
				body: {
					text,
					path,
					inputs,
					tab: this.#tab
				},
				signal: over.signal
			}, (event) => {
				if (!over.signal.aborted) this.progress.value = event;
			});
			if (over.signal.aborted) return;
			if (made.diagnostics.length === 0 || this.latest.value === void 0) {
				this.latest.value = made;
				this.ofText.value = text;
			}
			this.error.value = void 0;
		} catch (error) {
			if (over.signal.aborted) return;
			if (error instanceof ApiError && error.code === "cancelled") return this.again();
			this.error.value = error;
		}
		this.isRunning.value = false;
	}
};
// src/web/page/recipes/source-pane.tsx
/** The text itself, and what is wrong with it. */
function SourcePane({ draft }) {
	const place = T(null);
	const [isLoading, setIsLoading] = d(true);
	A(() => {
		let view;
		const stops = [];
		let isGone = false;
		import("./source-editor.js").then((editor) => {
			if (isGone || place.current === null) return;
			const made = editor.openSourceEditor(place.current, draft);
			view = made;
			setIsLoading(false);
			stops.push(x(() => editor.showText(made, draft.text.value)), x(() => editor.showDiagnostics(made, draft)), x(() => {
				const range = draft.cursor.value;
				if (range === void 0) return;
				editor.revealRange(made, range);
				made.focus();
				queueMicrotask(() => {
					draft.cursor.value = void 0;
				});
			}));
		});
		return () => {
			isGone = true;
			for (const stop of stops) stop();
			view?.destroy();
		};
	}, [draft]);
	return /* @__PURE__ */ a("div", {
		class: "source-pane",
		children: [
			isLoading && /* @__PURE__ */ a(LoadingNote, {}),
			/* @__PURE__ */ a("div", {
				class: "source",
				ref: place
			}),
			/* @__PURE__ */ a(Problems, { draft })
		]
	});
}
/** Errors and warnings in a list: each leads to its place. */
function Problems({ draft }) {
	const diagnostics = draft.reading.value?.diagnostics ?? [];
	if (diagnostics.length === 0) return null;
	const errors = diagnostics.filter(({ severity }) => severity === "error").length;
	return /* @__PURE__ */ a("section", {
		class: "problems",
		"aria-label": t("problems.title"),
		children: [/* @__PURE__ */ a("h3", {
			class: "row",
			children: [errors > 0 && /* @__PURE__ */ a("span", {
				class: "tag is-error",
				children: t("problems.errors", { count: errors })
			}), diagnostics.length > errors && /* @__PURE__ */ a("span", {
				class: "tag is-warning",
				children: t("problems.warnings", { count: diagnostics.length - errors })
			})]
		}), /* @__PURE__ */ a("ul", { children: diagnostics.slice(0, 100).map((each) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(ProblemLink, {
			draft,
			diagnostic: each
		}) }, `${each.from} ${each.code} ${each.message}`)) })]
	});
}
function ProblemLink({ draft, diagnostic }) {
	const { from, to, line, severity, message, suggestion } = diagnostic;
	return /* @__PURE__ */ a("button", {
		type: "button",
		class: `problem is-${severity}`,
		onClick: () => {
			draft.cursor.value = {
				from,
				to
			};
		},
		children: [/* @__PURE__ */ a(Icon, { name: "warn" }), /* @__PURE__ */ a("span", { children: [
			/* @__PURE__ */ a("span", {
				class: "dim",
				children: t("problems.line", { line })
			}),
			" ",
			/* @__PURE__ */ a("span", {
				lang: "en",
				children: message
			}),
			suggestion !== "" && /* @__PURE__ */ a("span", {
				class: "dim",
				lang: "en",
				children: [" ", suggestion]
			})
		] })]
	});
}
// src/web/page/recipes/changes-pane.tsx
/** What the recipe would change in the repository, as of now. */
function ChangesPane({ draft }) {
	const { preview } = draft;
	A(() => {
		preview.isWanted.value = true;
		return () => {
			preview.isWanted.value = false;
		};
	}, [preview]);
	const made = preview.latest.value;
	const isStale = made !== void 0 && preview.ofText.value !== draft.text.value;
	const outline = draft.reading.value?.outline;
	const inputs = outline?.inputs ?? [];
	const isEmpty = outline?.steps.length === 0;
	const missing = missingInputs(draft);
	const hasErrors = (draft.reading.value?.diagnostics ?? []).some(({ severity }) => severity === "error");
	return /* @__PURE__ */ a("div", {
		class: "changes-pane",
		children: [
			inputs.length > 0 && /* @__PURE__ */ a(TryWith, {
				draft,
				inputs
			}),
			/* @__PURE__ */ a(PreviewState, {
				draft,
				isStale,
				isEmpty,
				hasErrors,
				missing
			}),
			hasErrors && !isEmpty && /* @__PURE__ */ a(Problems, { draft }),
			preview.error.value !== void 0 && /* @__PURE__ */ a(ErrorNote, {
				error: preview.error.value,
				retry: () => preview.again()
			}),
			made !== void 0 && missing.length === 0 && /* @__PURE__ */ a(PreviewResult, {
				preview: made,
				isStale
			}, made.id)
		]
	});
}
/** Always one line, so that nothing below it moves. */
function PreviewState({ draft, isStale, isEmpty, hasErrors, missing }) {
	const { isRunning, progress, latest } = draft.preview;
	const { step, done, total } = progress.value ?? {};
	const text = isRunning.value ? t("preview.running", {
		step: step ?? "",
		done: done ?? 0,
		total: total ?? 0
	}) : isEmpty ? t("preview.noSteps") : hasErrors ? t("preview.hasErrors") : missing.length > 0 ? t("preview.needsInputs", { names: missing.join(", ") }) : isStale || latest.value === void 0 ? t("preview.waiting") : t("preview.current", { seconds: (latest.value.durationMs / 1e3).toFixed(2) });
	return /* @__PURE__ */ a("div", {
		class: "preview-state row",
		role: "status",
		children: [
			/* @__PURE__ */ a("span", {
				class: `pulse ${isRunning.value ? "is-running" : isEmpty || missing.length > 0 || !hasErrors && (isStale || latest.value === void 0) ? "is-idle" : hasErrors || latest.value?.kind === "failed" ? "is-wrong" : ""}`,
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ a("span", {
				class: "dim",
				children: text
			}),
			isRunning.value && /* @__PURE__ */ a("button", {
				type: "button",
				class: "link",
				onClick: () => draft.preview.cancel(),
				children: t("action.cancel")
			}),
			!isRunning.value && !hasErrors && !isEmpty && /* @__PURE__ */ a("button", {
				type: "button",
				class: "link",
				onClick: () => draft.preview.again(),
				children: t("preview.again")
			})
		]
	});
}
/** Values for the inputs: those that a run would be started with. */
function TryWith({ draft, inputs }) {
	const values = draft.preview.inputs.value;
	const set = (name, value) => {
		const { [name]: _, ...others } = values;
		draft.preview.inputs.value = value === void 0 ? others : {
			...others,
			[name]: value
		};
	};
	return /* @__PURE__ */ a("section", {
		class: "try-with",
		"aria-label": t("tryWith.title"),
		children: [/* @__PURE__ */ a("h3", { children: t("tryWith.title") }), /* @__PURE__ */ a("div", {
			class: "columns",
			children: inputs.map(({ name, description, type, required, default: standard, options }) => /* @__PURE__ */ a(Field, {
				label: name,
				isCode: true,
				help: description,
				isRequired: required && standard === void 0,
				errors: draft.preview.latest.value?.error?.problems?.filter(({ field }) => field === name).map(({ reason }) => reason) ?? [],
				children: (control) => type === "choice" || type === "boolean" ? /* @__PURE__ */ a("select", {
					...control,
					value: values[name] === void 0 ? "" : String(values[name]),
					onChange: ({ currentTarget: { value } }) => set(name, value === "" ? void 0 : type === "boolean" ? value === "true" : value),
					children: [/* @__PURE__ */ a("option", {
						value: "",
						children: standard === void 0 ? t("form.unset") : t("form.default", { value: String(standard) })
					}), (type === "boolean" ? ["true", "false"] : options).map((each) => /* @__PURE__ */ a("option", {
						value: each,
						children: each
					}, each))]
				}) : /* @__PURE__ */ a(TextControl, {
					...control,
					value: values[name] === void 0 ? "" : String(values[name]),
					placeholder: standard === void 0 ? void 0 : String(standard),
					onValue: (value) => set(name, value === "" ? void 0 : type === "number" && Number.isFinite(Number(value)) ? Number(value) : value)
				})
			}, name))
		})]
	});
}
/** A step without a name has only its number. */
function stepName(label, calls) {
	return /^\d+$/.test(label) ? `${label} ${calls}` : label;
}
/** A plan: its totals, what waits, and the diff. */
function PreviewResult({ preview, isStale }) {
	const { id, kind, digest, totals, steps, waiting, error, groups, notes } = preview;
	const [step, setStep] = d();
	const [isGrouped, setIsGrouped] = d(false);
	const [more, setMore] = d({
		files: [],
		left: preview.moreFiles
	});
	const all = [...preview.files, ...more.files];
	const isShown = (file) => step === void 0 || file.steps.includes(step);
	const shown = all.filter((file) => isShown(file));
	const left = step === void 0 ? more.left : more.left === 0 ? 0 : Math.max((steps[step]?.files ?? 0) - shown.length, 0);
	const changing = steps.flatMap((each, index) => each.files > 0 ? [[index, each]] : []);
	const showStep = (index) => {
		setStep(index);
		setIsGrouped(false);
	};
	/** The rest comes in pieces, and a piece may have no file of the step that is looked at. */
	const loadMore = async () => {
		let { files, left } = more;
		for (let found = false; left > 0 && !found;) {
			const from = preview.files.length + files.length;
			const piece = await api(`/previews/${id}/files`, { query: { from } });
			files = [...files, ...piece.files];
			left = piece.moreFiles;
			found = piece.files.some(isShown);
		}
		setMore({
			files,
			left
		});
	};
	return /* @__PURE__ */ a("div", {
		class: isStale ? "preview-result is-stale" : "preview-result",
		children: [
			/* @__PURE__ */ a("div", {
				class: "preview-head row",
				children: [
					kind === "clean" && /* @__PURE__ */ a("span", {
						class: "tag",
						children: t("preview.clean")
					}),
					kind === "failed" && /* @__PURE__ */ a("span", {
						class: "tag is-error",
						children: t("preview.failed")
					}),
					kind === "gated" && /* @__PURE__ */ a("span", {
						class: "tag is-warning",
						children: t("preview.gated")
					}),
					totals.files > 0 && /* @__PURE__ */ a("strong", { children: t("changes.files", { count: totals.files }) }),
					totals.files > 0 && /* @__PURE__ */ a(Counts, {
						added: totals.added,
						removed: totals.removed
					}),
					digest !== null && /* @__PURE__ */ a("span", {
						class: "dim",
						children: [
							t("preview.digest"),
							" ",
							/* @__PURE__ */ a("code", {
								title: digest,
								children: digest.slice(0, 12)
							})
						]
					})
				]
			}),
			error !== void 0 && /* @__PURE__ */ a("div", {
				class: "note is-error",
				lang: "en",
				children: [
					/* @__PURE__ */ a("p", { children: error.message }),
					error.suggestion !== "" && /* @__PURE__ */ a("p", { children: error.suggestion }),
					error.problems?.map(({ field, reason }) => /* @__PURE__ */ a("p", { children: [
						/* @__PURE__ */ a("code", { children: field }),
						" ",
						reason
					] }, field))
				]
			}),
			waiting !== void 0 && /* @__PURE__ */ a("div", {
				class: "note is-warning",
				children: [/* @__PURE__ */ a("p", { children: t("preview.waitingCall", { step: stepName(waiting.step, waiting.tool) }) }), /* @__PURE__ */ a("pre", {
					class: "call",
					children: waiting.lines.join("\n")
				})]
			}),
			kind === "clean" && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("preview.clean.help")
			}),
			notes.map((text) => /* @__PURE__ */ a("p", {
				class: "note",
				lang: "en",
				children: text
			}, text)),
			(changing.length > 1 || groups.length > 0) && /* @__PURE__ */ a("fieldset", {
				class: "filters row",
				children: [
					/* @__PURE__ */ a("legend", {
						class: "hidden",
						children: t("changes.filter")
					}),
					/* @__PURE__ */ a(FilterButton, {
						isOn: step === void 0 && !isGrouped,
						choose: () => showStep(void 0),
						children: t("changes.all")
					}),
					changing.length > 1 && changing.slice(0, 20).map(([index, { label, calls, files }]) => /* @__PURE__ */ a(FilterButton, {
						isOn: step === index && !isGrouped,
						choose: () => showStep(index),
						children: [
							stepName(label, calls),
							" ",
							/* @__PURE__ */ a("span", {
								class: "dim",
								children: files
							})
						]
					}, index)),
					groups.length > 0 && /* @__PURE__ */ a(FilterButton, {
						isOn: isGrouped,
						choose: () => setIsGrouped(true),
						children: [
							t("changes.groups"),
							" ",
							/* @__PURE__ */ a("span", {
								class: "dim",
								children: groups.length
							})
						]
					})
				]
			}),
			isGrouped ? /* @__PURE__ */ a(Groups, { groups }) : /* @__PURE__ */ a(Diff, {
				files: shown,
				moreFiles: left,
				onMore: () => void loadMore().catch(toastError)
			}, String(step))
		]
	});
}
function FilterButton({ isOn, choose, children }) {
	return /* @__PURE__ */ a("button", {
		type: "button",
		class: "filter",
		"aria-pressed": isOn,
		onClick: choose,
		children
	});
}
/** Shows the same change in many places once. */
function Groups({ groups }) {
	return /* @__PURE__ */ a("div", {
		class: "diff",
		children: groups.map(({ hunk, files, places, morePlaces }) => /* @__PURE__ */ a("section", {
			class: "diff-file",
			children: [
				/* @__PURE__ */ a("p", {
					class: "note",
					children: /* @__PURE__ */ a("span", { children: [
						/* @__PURE__ */ a(Icon, { name: "copy" }),
						" ",
						t("changes.sameIn", { count: files })
					] })
				}),
				/* @__PURE__ */ a(HunkLines, { hunk }),
				/* @__PURE__ */ a("details", { children: [/* @__PURE__ */ a("summary", { children: t("changes.places") }), /* @__PURE__ */ a("ul", {
					class: "places",
					children: [places.map(({ path, line }) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("code", { children: [
						path,
						":",
						line
					] }) }, `${path}:${line}`)), morePlaces > 0 && /* @__PURE__ */ a("li", {
						class: "dim",
						children: t("changes.morePlaces", { count: morePlaces })
					})]
				})] })
			]
		}, `${places[0]?.path} ${hunk.header}`))
	});
}
// src/web/page/ui/schema-form.tsx
/** A form for what a JSON Schema describes. */
function SchemaForm({ schema, value, foldsOptional = false, ...rest }) {
	const [showsAll, setShowsAll] = d(false);
	const required = new Set(schema.required);
	const known = Object.entries(schema.properties ?? {});
	const pinned = T(/* @__PURE__ */ new Set());
	for (const [name] of known) if (value[name] !== void 0) pinned.current.add(name);
	const isAtHand = (name) => !foldsOptional || required.has(name) || pinned.current.has(name);
	const folded = known.filter(([name]) => !isAtHand(name));
	const field = ([name, each]) => /* @__PURE__ */ a(SchemaField, {
		name,
		schema: each,
		value: value[name],
		path: [name],
		isRequired: required.has(name),
		...rest
	}, name);
	return /* @__PURE__ */ a("div", {
		class: "schema-form",
		children: [
			known.filter(([name]) => isAtHand(name)).map(field),
			folded.length > 0 && /* @__PURE__ */ a("button", {
				type: "button",
				class: "link",
				"aria-expanded": showsAll,
				onClick: () => setShowsAll(!showsAll),
				children: [/* @__PURE__ */ a(Icon, { name: "fold" }), t("form.optional", { count: folded.length })]
			}),
			showsAll && folded.map(field)
		]
	});
}
function SchemaField({ name, schema, value, path, isRequired, ...context }) {
	const { errorsAt = () => [] } = context;
	const kind = kindOf(schema, value, context.takesExpressions === true);
	const standard = schema.default === void 0 || kind === "boolean" ? "" : t("form.default", { value: shortValue(schema.default) });
	const help = [schema.description ?? "", standard].filter((each) => each !== "").join(" · ");
	if (kind === "texts") return /* @__PURE__ */ a(TextsField, {
		name,
		value,
		path,
		help,
		isRequired,
		errors: errorsAt(path),
		...context
	});
	if (kind === "map") return /* @__PURE__ */ a(MapField, {
		name,
		value,
		path,
		help,
		errors: errorsAt(path),
		...context
	});
	return /* @__PURE__ */ a(Field, {
		label: name,
		isCode: true,
		help,
		errors: errorsAt(path),
		isRequired,
		children: (control) => /* @__PURE__ */ a(ValueControl, {
			control,
			kind,
			schema,
			value,
			isRequired,
			name,
			onValue: (next) => context.onChange(path, next)
		})
	});
}
function kindOf(schema, value, takesExpressions) {
	const isExpression = takesExpressions && typeof value === "string" && value.includes("${{");
	const choices = schema.anyOf ?? schema.oneOf;
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	if (choices !== void 0) {
		const list = choices.find((each) => each.type === "array");
		const hasText = choices.some((each) => each.type === "string");
		const fits = value === void 0 || typeof value === "string" || isTexts(value);
		return hasText && fits ? list?.items?.type === "string" ? "texts" : "text" : "json";
	}
	if (isExpression) return "text";
	if (schema.enum !== void 0) return "choice";
	if (type === "array" && schema.items?.type === "string" && (value === void 0 || isTexts(value))) return "texts";
	if (type === "object" && isMapOfTexts(schema) && (value === void 0 || isTextMap(value))) return "map";
	if (type === "boolean" && (value === void 0 || typeof value === "boolean")) return "boolean";
	if ((type === "number" || type === "integer") && (value === void 0 || typeof value === "number")) return "number";
	if (type === "string" && (value === void 0 || typeof value === "string")) return "text";
	return type === "string" && typeof value !== "object" ? "text" : "json";
}
const isTexts = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");
const isTextMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((each) => typeof each === "string");
const isMapOfTexts = ({ properties, additionalProperties }) => properties === void 0 && typeof additionalProperties === "object" && additionalProperties.type === "string";
function shortValue(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
function ValueControl({ control, kind, schema, value, isRequired, name, onValue }) {
	switch (kind) {
		case "boolean": return /* @__PURE__ */ a(BooleanControl, {
			control,
			schema,
			value,
			onValue
		});
		case "choice": return /* @__PURE__ */ a("select", {
			...control,
			value: value === void 0 ? "" : String(value),
			onChange: ({ currentTarget: { value: chosen } }) => onValue(schema.enum?.find((each) => String(each) === chosen)),
			children: [/* @__PURE__ */ a("option", {
				value: "",
				children: t("form.unset")
			}), schema.enum?.map((each) => /* @__PURE__ */ a("option", {
				value: String(each),
				children: String(each)
			}, String(each)))]
		});
		case "number": return /* @__PURE__ */ a(TypedControl, {
			control,
			value,
			read: readNumber,
			write: (each) => String(each),
			onValue
		});
		case "json": return /* @__PURE__ */ a(TypedControl, {
			control,
			value,
			read: readJson,
			write: writeJson,
			onValue,
			isMultiline: true
		});
		default: return /* @__PURE__ */ a(TextControl, {
			...control,
			value: value === void 0 ? "" : String(value),
			isMultiline: LONG_TEXTS.test(name),
			onValue: (text) => onValue(text === "" && !isRequired ? void 0 : text)
		});
	}
}
/** Arguments that usually hold more than one line. */
const LONG_TEXTS = /^(?:content|patch|text|template|command|body)$/;
function BooleanControl({ control, schema, value, onValue }) {
	const standard = schema.default === void 0 ? t("form.unset") : t("form.default", { value: t(schema.default === true ? "form.yes" : "form.no") });
	return /* @__PURE__ */ a("select", {
		...control,
		value: value === void 0 ? "" : String(value),
		onChange: ({ currentTarget: { value: chosen } }) => onValue(chosen === "" ? void 0 : chosen === "true"),
		children: [
			/* @__PURE__ */ a("option", {
				value: "",
				children: standard
			}),
			/* @__PURE__ */ a("option", {
				value: "true",
				children: t("form.yes")
			}),
			/* @__PURE__ */ a("option", {
				value: "false",
				children: t("form.no")
			})
		]
	});
}
const readNumber = (text) => {
	if (text.trim() === "") return { value: void 0 };
	if (text.includes("${{")) return { value: text };
	const number = Number(text);
	return Number.isFinite(number) ? { value: number } : { problem: t("form.notNumber") };
};
const readJson = (text) => {
	if (text.trim() === "") return { value: void 0 };
	if (text.trimStart().startsWith("${{")) return { value: text };
	try {
		return { value: JSON.parse(text) };
	} catch (error) {
		return { problem: t("form.notJson", { reason: error instanceof Error ? error.message : "" }) };
	}
};
const writeJson = (value) => typeof value === "string" && value.includes("${{") ? value : JSON.stringify(value, null, 2);
/** Unfinished text stays as typed, and counts once it parses. */
function TypedControl({ control, value, read, write, onValue, isMultiline = false }) {
	const shown = value === void 0 ? "" : write(value);
	const [text, setText] = d(shown);
	const typed = read(text);
	const [problem, setProblem] = d("");
	A(() => {
		if (!("value" in typed && JSON.stringify(typed.value) === JSON.stringify(value)) && problem === "") setText(shown);
	}, [shown]);
	return /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a(TextControl, {
		...control,
		"aria-invalid": problem !== "" || control["aria-invalid"] === true ? true : void 0,
		value: text,
		isMultiline,
		onValue: (next) => {
			setText(next);
			const result = read(next);
			setProblem("problem" in result ? result.problem : "");
			if ("value" in result) onValue(result.value);
		}
	}), problem !== "" && /* @__PURE__ */ a("p", {
		class: "error-text",
		role: "alert",
		children: problem
	})] });
}
/** One text, or a list with one per line. */
function TextsField({ name, value, path, help, errors, isRequired = false, onChange, errorsAt = () => [] }) {
	const id = P();
	const items = isTexts(value) ? value : value === void 0 ? [""] : [String(value)];
	const isList = isTexts(value);
	const set = (index, text) => {
		if (isList) onChange([...path, index], text);
		else onChange(path, text === "" && !isRequired ? void 0 : text);
	};
	const all = [...errors, ...items.flatMap((_, index) => errorsAt([...path, index]))];
	return /* @__PURE__ */ a("fieldset", {
		class: "field list-field",
		children: [
			/* @__PURE__ */ a("legend", { children: [/* @__PURE__ */ a("code", { children: name }), isRequired && /* @__PURE__ */ a("span", {
				class: "dim",
				children: [" ", t("form.required")]
			})] }),
			items.map((item, index) => /* @__PURE__ */ a("div", {
				class: "row",
				children: [/* @__PURE__ */ a(TextControl, {
					id: `${id}-${index}`,
					"aria-describedby": help === "" ? void 0 : `${id}-help`,
					"aria-invalid": all.length > 0 ? true : void 0,
					"aria-label": t("form.item", {
						label: name,
						number: index + 1
					}),
					value: item,
					onValue: (text) => set(index, text)
				}), items.length > 1 && /* @__PURE__ */ a("button", {
					type: "button",
					class: "icon-button",
					"aria-label": t("form.remove", { item: t("form.item", {
						label: name,
						number: index + 1
					}) }),
					onClick: () => onChange([...path, index], void 0),
					children: /* @__PURE__ */ a(Icon, { name: "close" })
				})]
			}, index)),
			value !== void 0 && /* @__PURE__ */ a("button", {
				type: "button",
				class: "link",
				onClick: () => onChange(path, [...items, ""]),
				children: [/* @__PURE__ */ a(Icon, { name: "add" }), t("form.add")]
			}),
			all.length > 0 && /* @__PURE__ */ a("div", {
				class: "error-text",
				children: all.map((text) => /* @__PURE__ */ a("p", { children: text }, text))
			}),
			help !== "" && /* @__PURE__ */ a("p", {
				id: `${id}-help`,
				class: "help",
				children: help
			})
		]
	});
}
/** A map of names to texts. A name counts once it is complete and unique. */
function MapField({ name, value, path, help, errors, onChange }) {
	const [added, setAdded] = d("");
	const id = P();
	const entries = Object.entries(isTextMap(value) ? value : {});
	const add = () => {
		if (added === "" || entries.some(([key]) => key === added)) return;
		onChange([...path, added], "");
		setAdded("");
	};
	return /* @__PURE__ */ a("fieldset", {
		class: "field list-field",
		children: [
			/* @__PURE__ */ a("legend", { children: /* @__PURE__ */ a("code", { children: name }) }),
			entries.map(([key, text], index) => /* @__PURE__ */ a("div", {
				class: "row",
				children: [
					/* @__PURE__ */ a("code", { children: key }),
					/* @__PURE__ */ a(TextControl, {
						id: `${id}-${index}`,
						"aria-label": t("form.value", {
							label: key,
							number: index + 1
						}),
						value: text,
						onValue: (next) => onChange([...path, key], next)
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						"aria-label": t("form.remove", { item: key }),
						onClick: () => onChange([...path, key], void 0),
						children: /* @__PURE__ */ a(Icon, { name: "close" })
					})
				]
			}, key)),
			/* @__PURE__ */ a("div", {
				class: "row",
				children: [/* @__PURE__ */ a("input", {
					"aria-label": t("form.key", {
						label: name,
						number: entries.length + 1
					}),
					value: added,
					autocomplete: "off",
					onInput: (event) => setAdded(event.currentTarget.value),
					onKeyDown: (event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						add();
					}
				}), /* @__PURE__ */ a("button", {
					type: "button",
					onClick: add,
					children: t("form.add")
				})]
			}),
			errors.length > 0 && /* @__PURE__ */ a("p", {
				class: "error-text",
				children: errors.join(" ")
			}),
			help !== "" && /* @__PURE__ */ a("p", {
				class: "help",
				children: help
			})
		]
	});
}
// src/web/page/recipes/form-notes.tsx
/** Keys that have no field. */
function OnlyInSource({ names }) {
	if (names.length === 0) return null;
	return /* @__PURE__ */ a("p", {
		class: "note",
		children: /* @__PURE__ */ a("span", { children: [
			/* @__PURE__ */ a(Icon, { name: "file" }),
			" ",
			t("form.onlyInSource", { keys: names.map((name) => name === "" ? "…" : name).join(", ") })
		] })
	});
}
/** What is wrong with exactly this value. */
function errorsFor(diagnostics, path) {
	const key = JSON.stringify(path);
	return (diagnostics ?? []).filter((each) => JSON.stringify(each.path) === key).map(({ message, suggestion }) => suggestion === "" ? message : `${message}. ${suggestion}`);
}
// src/web/page/recipes/permissions-form.tsx
/** What the recipe may do, in words and as editable fields. */
function PermissionsForm({ draft, outline: { permissions } }) {
	const { write, run, fetch, maxFiles } = permissions;
	const globs = {
		type: "array",
		items: { type: "string" }
	};
	const schema = {
		type: "object",
		properties: {
			write: {
				...globs,
				description: t("permissions.write")
			},
			run: {
				...globs,
				description: t("permissions.run")
			},
			fetch: {
				...globs,
				description: t("permissions.fetch")
			},
			"max-files": {
				type: "integer",
				description: t("permissions.maxFiles")
			}
		}
	};
	const value = {
		...filled({
			write,
			run,
			fetch
		}),
		...maxFiles !== void 0 && { "max-files": maxFiles }
	};
	const change = (path, next) => {
		const [key = "", index] = path;
		const at = ["permissions", key];
		if (next === void 0) draft.edit({ remove: index === void 0 ? at : [...at, index] });
		else draft.edit({
			set: typeof next === "string" && index === void 0 && key !== "max-files" ? [...at, 0] : ["permissions", ...path],
			value: next
		});
	};
	return /* @__PURE__ */ a("section", {
		class: "form-section",
		"aria-label": t("permissions.title"),
		children: [
			/* @__PURE__ */ a("header", { children: /* @__PURE__ */ a("h2", { children: t("permissions.title") }) }),
			/* @__PURE__ */ a(MayList, { permissions }),
			/* @__PURE__ */ a(SchemaForm, {
				schema,
				value,
				onChange: change,
				errorsAt: (path) => errorsFor(draft.reading.value?.diagnostics, ["permissions", ...path]),
				foldsOptional: true
			})
		]
	});
}
/** What a recipe may do, in words. */
function MayList({ permissions: { write, run, fetch, maxFiles } }) {
	const texts = [
		...write.map((what) => t("may.write", { what })),
		...write.length === 0 || maxFiles === void 0 ? [] : [t("may.maxFiles", { count: maxFiles })],
		...run.map((what) => t("may.run", { what })),
		...fetch.map((what) => t("may.fetch", { what }))
	];
	return /* @__PURE__ */ a("ul", {
		class: "may",
		children: (texts.length === 0 ? [t("may.onlyRead")] : texts).map((text) => /* @__PURE__ */ a("li", { children: [
			/* @__PURE__ */ a(Icon, { name: "shield" }),
			" ",
			/* @__PURE__ */ a("span", { children: text })
		] }, text))
	});
}
function filled(lists) {
	return Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0));
}
// src/web/page/recipes/apply-recipe.tsx
/** Shows exactly what is to be approved, and applies exactly that. */
async function applyDraft(draft) {
	const preview = draft.preview.latest.value;
	if (preview?.digest == null) return;
	let done;
	await openDialog((close) => /* @__PURE__ */ a(ApplyDialog, {
		preview,
		permissions: draft.reading.value?.outline?.permissions,
		close,
		done: (result) => {
			done = result;
			close();
		}
	}));
	if (done === void 0) return;
	const { digest, files, detail } = done;
	draft.preview.again();
	if (digest === null) toast(detail);
	else toast(t("apply.done", { count: files }), {
		label: t("action.undo"),
		run: () => void undo(digest, draft)
	});
}
async function undo(digest, draft) {
	try {
		await follow(`/plans/${digest}/undo`, {});
		toast(t("undo.done"));
		draft.preview.again();
	} catch (error) {
		toastError(error);
	}
}
function ApplyDialog({ preview, permissions, close, done }) {
	const [isRunning, setIsRunning] = d(false);
	const [progress, setProgress] = d("");
	const [error, setError] = d();
	const [commits, setCommits] = d(false);
	const { id, digest, totals, kind } = preview;
	const apply = async () => {
		setIsRunning(true);
		setError(void 0);
		try {
			done(await follow(`/previews/${id}/apply`, { body: {
				digest,
				commit: commits
			} }, ({ step, text }) => setProgress(step ?? text ?? "")));
		} catch (problem) {
			setError(problem);
			setIsRunning(false);
		}
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t("apply.title"),
		close,
		isWide: true,
		actions: /* @__PURE__ */ a($, { children: [
			/* @__PURE__ */ a("label", {
				class: "row apply-commit",
				children: [/* @__PURE__ */ a("input", {
					type: "checkbox",
					checked: commits,
					onChange: (event) => setCommits(event.currentTarget.checked)
				}), t("apply.commit")]
			}),
			/* @__PURE__ */ a("button", {
				type: "button",
				onClick: close,
				children: t("action.cancel")
			}),
			/* @__PURE__ */ a("button", {
				type: "button",
				class: "primary",
				"data-autofocus": true,
				disabled: isRunning,
				onClick: () => void apply(),
				children: [/* @__PURE__ */ a(Icon, { name: "check" }), isRunning ? t("apply.running") : t("apply.approve", { count: totals.files })]
			})
		] }),
		children: [
			error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error }),
			isRunning && /* @__PURE__ */ a("p", {
				class: "dim",
				role: "status",
				children: progress
			}),
			kind === "gated" && /* @__PURE__ */ a("p", {
				class: "note is-warning",
				children: t("apply.gated")
			}),
			permissions !== void 0 && /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("h3", { children: t("permissions.title") }), /* @__PURE__ */ a(MayList, { permissions })] }),
			/* @__PURE__ */ a(PreviewResult, {
				preview,
				isStale: false
			})
		]
	});
}
// src/web/page/recipes/inputs-form.tsx
const TYPES = [
	"string",
	"number",
	"boolean",
	"choice"
];
/** The values that a run asks for. */
function InputsForm({ draft, outline: { inputs } }) {
	const [opened, setOpened] = d("");
	const add = () => {
		let name = "value";
		for (let number = 2; inputs.some((each) => each.name === name); number++) name = `value-${number}`;
		setOpened(name);
		draft.edit({
			set: [
				"inputs",
				name,
				"type"
			],
			value: "string"
		});
	};
	return /* @__PURE__ */ a("section", {
		class: "form-section",
		"aria-label": t("inputs.title"),
		children: [
			/* @__PURE__ */ a("header", { children: [/* @__PURE__ */ a("h2", { children: t("inputs.title") }), /* @__PURE__ */ a("button", {
				type: "button",
				onClick: add,
				children: [/* @__PURE__ */ a(Icon, { name: "add" }), t("inputs.add")]
			})] }),
			inputs.length === 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("inputs.none")
			}),
			/* @__PURE__ */ a("ul", {
				class: "cards",
				children: inputs.map((input, index) => /* @__PURE__ */ a(InputCard, {
					draft,
					input,
					isOpen: opened === input.name,
					toggle: () => setOpened(opened === input.name ? "" : input.name),
					renamed: setOpened
				}, String(index)))
			})
		]
	});
}
function InputCard({ draft, input, isOpen, toggle, renamed }) {
	const { name, description, type, required, path } = input;
	const errors = (key) => errorsFor(draft.reading.value?.diagnostics, [...path, key]);
	const set = (key, value) => void draft.edit(value === void 0 ? { remove: [...path, key] } : {
		set: [...path, key],
		value
	});
	return /* @__PURE__ */ a("li", {
		class: "card",
		children: [/* @__PURE__ */ a("div", {
			class: "card-head",
			children: [/* @__PURE__ */ a("button", {
				type: "button",
				class: "card-title",
				"aria-expanded": isOpen,
				onClick: toggle,
				children: [
					/* @__PURE__ */ a(Icon, { name: "fold" }),
					/* @__PURE__ */ a("code", { children: name }),
					/* @__PURE__ */ a("span", {
						class: "dim one-line",
						children: description
					}),
					/* @__PURE__ */ a("span", {
						class: "tag",
						children: t(TYPE_NAMES[type])
					}),
					required && /* @__PURE__ */ a("span", {
						class: "tag",
						children: t("form.required")
					})
				]
			}), /* @__PURE__ */ a("button", {
				type: "button",
				class: "icon-button",
				"aria-label": t("form.remove", { item: name }),
				onClick: () => void draft.edit({ remove: path }),
				children: /* @__PURE__ */ a(Icon, { name: "delete" })
			})]
		}), isOpen && /* @__PURE__ */ a("div", {
			class: "card-body",
			children: [
				/* @__PURE__ */ a(NameField, {
					draft,
					input,
					renamed
				}),
				/* @__PURE__ */ a(Field, {
					label: t("recipe.description"),
					errors: errors("description"),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: description,
						onValue: (value) => set("description", value === "" ? void 0 : value)
					})
				}),
				/* @__PURE__ */ a("div", {
					class: "columns",
					children: [/* @__PURE__ */ a(Field, {
						label: t("inputs.type"),
						errors: errors("type"),
						children: (control) => /* @__PURE__ */ a("select", {
							...control,
							value: type,
							onChange: (event) => set("type", event.currentTarget.value),
							children: TYPES.map((each) => /* @__PURE__ */ a("option", {
								value: each,
								children: t(TYPE_NAMES[each])
							}, each))
						})
					}), /* @__PURE__ */ a(Field, {
						label: t("inputs.default"),
						errors: errors("default"),
						children: (control) => /* @__PURE__ */ a(TextControl, {
							...control,
							value: input.default === void 0 ? "" : String(input.default),
							onValue: (value) => set("default", value === "" ? void 0 : typed(value, type))
						})
					})]
				}),
				/* @__PURE__ */ a("label", {
					class: "row",
					children: [/* @__PURE__ */ a("input", {
						type: "checkbox",
						checked: required,
						onChange: (event) => set("required", event.currentTarget.checked ? true : void 0)
					}), t("inputs.required")]
				}),
				type === "choice" && /* @__PURE__ */ a(Field, {
					label: t("inputs.options"),
					help: t("inputs.options.help"),
					errors: errors("options"),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: input.options.join(", "),
						onValue: (value) => set("options", value.split(",").map((each) => each.trim()).filter((each) => each !== ""))
					})
				}),
				type === "string" && /* @__PURE__ */ a(Field, {
					label: t("inputs.pattern"),
					help: t("inputs.pattern.help"),
					errors: errors("pattern"),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: input.pattern ?? "",
						onValue: (value) => set("pattern", value === "" ? void 0 : value)
					})
				}),
				type === "number" && /* @__PURE__ */ a("div", {
					class: "columns",
					children: ["min", "max"].map((key) => /* @__PURE__ */ a(Field, {
						label: t(LIMITS[key]),
						errors: errors(key),
						children: (control) => /* @__PURE__ */ a(TextControl, {
							...control,
							value: input[key] === void 0 ? "" : String(input[key]),
							onValue: (value) => set(key, value === "" ? void 0 : typed(value, "number"))
						})
					}, key))
				}),
				/* @__PURE__ */ a(OnlyInSource, { names: input.unshown })
			]
		})]
	});
}
const TYPE_NAMES = {
	string: "type.string",
	number: "type.number",
	boolean: "type.boolean",
	choice: "type.choice"
};
const LIMITS = {
	min: "inputs.min",
	max: "inputs.max"
};
/** What was typed, as a value of that type where it can be one. */
function typed(text, type) {
	if (type === "number" && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
	if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
	return text;
}
/** A name counts when the field is left: half a name would break the expressions that use it. */
function NameField({ draft, input, renamed }) {
	const [name, setName] = d(input.name);
	const rename = async () => {
		if (name === input.name || name === "") return;
		renamed(name);
		if (!await draft.edit({
			rename: input.path,
			to: name
		})) {
			renamed(input.name);
			setName(input.name);
		}
	};
	return /* @__PURE__ */ a(Field, {
		label: t("inputs.name"),
		help: t("inputs.name.help", { example: `\${{ inputs.${name} }}` }),
		errors: errorsFor(draft.reading.value?.diagnostics, input.path),
		children: (control) => /* @__PURE__ */ a("input", {
			...control,
			value: name,
			autocomplete: "off",
			spellcheck: false,
			onInput: (event) => setName(event.currentTarget.value),
			onBlur: () => void rename(),
			onKeyDown: (event) => event.key === "Enter" && void rename()
		})
	});
}
// src/web/page/tools/tool-words.ts
/** The words of a query as tools are described: in English, and without other words for the same. */
function toolWords(query) {
	const known = t("addStep.words").split("|").map((entry) => entry.split("="));
	const all = query.toLowerCase().split(/[\s_]+/).filter((word) => word !== "");
	const long = all.filter((word) => word.length > 2 || !/^[a-z]+$/.test(word));
	return (long.length === 0 ? all : long).flatMap((word) => {
		const meant = known.flatMap(([own = "", english = ""]) => own !== "" && word.includes(own) ? [english] : []);
		return meant.length === 0 ? [word] : [...new Set(meant)];
	});
}
// src/web/page/recipes/step-tools.ts
/** The tools that steps can call, once they are loaded. */
const stepTools = y([]);
let loading;
function loadStepTools() {
	loading ??= api("/tools/tools", { query: { recommendedPageSize: 1e3 } }).then(({ tools }) => {
		stepTools.value = tools.filter(({ type }) => type !== "recipe").map(stepTool);
	}).catch((error) => {
		loading = void 0;
		throw error;
	});
	return loading;
}
/** Steps call the tools of Sous by their plain name, others by bundle and version. */
function stepTool({ slug, version, bundleSlug, displayName, description, when = "", effect = "external", tags, ...tool }) {
	return {
		name: tool.isBuiltIn ? displayName : `${bundleSlug}/${slug}@${version}`,
		summary: tool.isBuiltIn || displayName === "" ? description : `${displayName}: ${description}`,
		when,
		effect,
		tags,
		schema: withoutPreview(tool.argSchema),
		examples: tool.examples ?? []
	};
}
/** Recipes always show a preview first. */
function withoutPreview(schema) {
	const { preview_only: _, ...properties } = schema.properties ?? {};
	return {
		...schema,
		properties
	};
}
function findStepTool(name) {
	return stepTools.value.find((tool) => tool.name === name);
}
// src/web/page/recipes/add-step.tsx
/** Finds a tool by what it does, and adds a step with it. */
function AddStepDialog({ isVerify, close, choose }) {
	const [query, setQuery] = d("");
	const [at, setAt] = d(0);
	A(() => {
		loadStepTools().catch(() => void 0);
	}, []);
	const found = rank(stepTools.value, query, isVerify);
	const chosen = Math.min(at, found.length - 1);
	A(() => {
		document.getElementById(`add-step-${chosen}`)?.scrollIntoView({ block: "nearest" });
	}, [chosen]);
	const onKeyDown = (event) => {
		const tool = found[chosen];
		if (event.key === "ArrowDown") setAt(Math.min(chosen + 1, found.length - 1));
		else if (event.key === "ArrowUp") setAt(Math.max(chosen - 1, 0));
		else if (event.key === "Enter" && tool !== void 0) choose(newStep(tool));
		else return;
		event.preventDefault();
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t(isVerify ? "verify.add" : "steps.add"),
		close,
		children: [
			/* @__PURE__ */ a("input", {
				"data-autofocus": true,
				role: "combobox",
				"aria-expanded": "true",
				"aria-controls": "add-step-list",
				"aria-activedescendant": found.length > 0 ? `add-step-${chosen}` : void 0,
				"aria-label": t("addStep.search"),
				placeholder: t("addStep.search"),
				autocomplete: "off",
				value: query,
				onInput: (event) => {
					setQuery(event.currentTarget.value);
					setAt(0);
				},
				onKeyDown
			}),
			stepTools.value.length === 0 && /* @__PURE__ */ a(LoadingNote, {}),
			stepTools.value.length > 0 && found.length === 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("addStep.none")
			}),
			/* @__PURE__ */ a("div", {
				id: "add-step-list",
				role: "listbox",
				"aria-label": t("addStep.tools"),
				class: "choices",
				tabIndex: -1,
				children: found.map((tool, index) => /* @__PURE__ */ a("div", {
					id: `add-step-${index}`,
					role: "option",
					tabIndex: -1,
					"aria-selected": index === chosen,
					class: "choice",
					onClick: () => choose(newStep(tool)),
					children: [/* @__PURE__ */ a("span", {
						class: "row",
						children: [/* @__PURE__ */ a("code", { children: tool.name }), /* @__PURE__ */ a("span", {
							class: tool.effect === "external" ? "tag is-warning" : "tag",
							children: t(EFFECTS$1[tool.effect] ?? "effect.external")
						})]
					}), /* @__PURE__ */ a("span", {
						class: "dim",
						lang: "en",
						children: tool.summary
					})]
				}, tool.name))
			})
		]
	});
}
const EFFECTS$1 = {
	read: "effect.read",
	stage: "effect.stage",
	external: "effect.external"
};
/**
* Those that match most words of what someone wants to do: a sentence has words that no tool knows. Steps that change files come first;
* in checks, those that read.
*/
function rank(tools, query, isVerify) {
	const words = toolWords(query);
	const score = ({ name, summary, when, effect, tags, schema }) => {
		const [first, text] = [summary.toLowerCase(), `${when} ${tags.join(" ")}`.toLowerCase()];
		const spoken = name.toLowerCase().replaceAll("_", " ");
		let points = effect === "read" === isVerify ? 3 : 0;
		let hits = words.length;
		if (effect === "external") points -= 2;
		points -= (schema.required ?? []).filter((key) => schema.properties?.[key]?.enum !== void 0).length;
		for (const word of words) if (spoken.startsWith(word)) points += 30;
		else if (spoken.includes(` ${word}`)) points += 20;
		else if (spoken.includes(word)) points += 12;
		else if (first.includes(word)) points += 8;
		else if (text.includes(word)) points += 4;
		else hits--;
		return {
			points,
			hits
		};
	};
	const scored = tools.map((tool) => ({
		tool,
		...score(tool)
	}));
	const most = Math.max(...scored.map(({ hits }) => hits));
	return scored.filter(({ hits }) => words.length === 0 || hits > 0 && hits === most).sort((a, b) => b.points - a.points).map(({ tool }) => tool);
}
/** With its required arguments, empty, so that each has a field to fill in. */
function newStep({ name, schema }) {
	const required = (schema.required ?? []).map((key) => [key, emptyValue(schema.properties?.[key]?.type)]);
	const include = schema.properties?.["include"] !== void 0 && !(schema.required ?? []).includes("path") ? [["include", "**/*"]] : [];
	const all = name === "grep" || name.startsWith("read_") ? required : [...include, ...required];
	return all.length === 0 ? { tool: name } : {
		tool: name,
		with: Object.fromEntries(all)
	};
}
function emptyValue(type) {
	return type === "array" ? [] : type === "object" ? {} : type === "boolean" ? false : type === "integer" || type === "number" ? 1 : "";
}
// src/web/page/recipes/recipe-types.ts
function isSamePath(a, b) {
	return a.length === b.length && a.every((part, index) => part === b[index]);
}
function startsWith(path, start) {
	return path.length >= start.length && start.every((part, index) => part === path[index]);
}
// src/web/page/recipes/step-card.tsx
/** One step: what it calls, what that changes, and a form for it. */
function StepCard({ draft, step, index, list, count, isOpen, toggle, move, duplicate, remove }) {
	const title = step.name ?? step.tool ?? step.recipe ?? t("step.group");
	const errors = (draft.reading.value?.diagnostics ?? []).filter(({ severity, path }) => severity === "error" && startsWith(path, step.path)).length;
	const label = t("step.label", {
		number: index + 1,
		title
	});
	return /* @__PURE__ */ a("li", {
		class: errors > 0 ? "card step is-wrong" : "card step",
		onKeyDown: (event) => {
			if (!event.altKey || event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
			event.preventDefault();
			move(event.key === "ArrowUp" ? index - 1 : index + 1);
		},
		children: [/* @__PURE__ */ a("div", {
			class: "card-head",
			children: [/* @__PURE__ */ a("button", {
				type: "button",
				class: "card-title",
				"aria-expanded": isOpen,
				"data-step": `${list}-${index}`,
				onClick: toggle,
				children: [
					/* @__PURE__ */ a(Icon, { name: "fold" }),
					/* @__PURE__ */ a("span", {
						class: "dim",
						children: index + 1
					}),
					/* @__PURE__ */ a("span", {
						class: "one-line",
						children: title
					}),
					step.name !== void 0 && /* @__PURE__ */ a("code", {
						class: "dim one-line",
						children: step.tool ?? step.recipe
					}),
					errors > 0 && /* @__PURE__ */ a("span", {
						class: "tag is-error",
						children: t("problems.errors", { count: errors })
					}),
					/* @__PURE__ */ a(StepResult, {
						draft,
						step
					})
				]
			}), /* @__PURE__ */ a("div", {
				class: "card-actions",
				children: [
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						disabled: index === 0,
						"aria-label": t("step.up", { step: label }),
						onClick: () => move(index - 1),
						children: /* @__PURE__ */ a(Icon, { name: "up" })
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						disabled: index === count - 1,
						"aria-label": t("step.down", { step: label }),
						onClick: () => move(index + 1),
						children: /* @__PURE__ */ a(Icon, { name: "down" })
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						"aria-label": t("step.duplicate", { step: label }),
						onClick: duplicate,
						children: /* @__PURE__ */ a(Icon, { name: "copy" })
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						"aria-label": t("step.delete", { step: label }),
						onClick: remove,
						children: /* @__PURE__ */ a(Icon, { name: "delete" })
					})
				]
			})]
		}), isOpen && /* @__PURE__ */ a(StepBody, {
			draft,
			step
		})]
	});
}
/** What the step did in the last preview. */
function stepResults(draft, path) {
	return (draft.preview.latest.value?.steps ?? []).filter((each) => each.path !== void 0 && isSamePath(each.path, path));
}
function StepResult({ draft, step }) {
	const results = stepResults(draft, step.path);
	const [first] = results;
	if (first === void 0) return null;
	const sum = (key) => results.reduce((total, each) => total + each[key], 0);
	const isFailed = results.some(({ outcome }) => outcome === "failure");
	return /* @__PURE__ */ a("span", {
		class: "step-result",
		children: [
			isFailed && /* @__PURE__ */ a("span", {
				class: "tag is-error",
				children: t("outcome.failure")
			}),
			!isFailed && first.outcome === "skipped" && /* @__PURE__ */ a("span", {
				class: "tag",
				children: t("outcome.skipped")
			}),
			!isFailed && first.outcome === "deferred" && /* @__PURE__ */ a("span", {
				class: "tag is-warning",
				children: t("outcome.deferred")
			}),
			sum("files") > 0 && /* @__PURE__ */ a("span", {
				class: "tag is-good",
				children: t("changes.files", { count: sum("files") })
			}),
			sum("files") > 0 && /* @__PURE__ */ a(Counts, {
				added: sum("added"),
				removed: sum("removed")
			})
		]
	});
}
function StepBody({ draft, step }) {
	const { path } = step;
	const diagnostics = draft.reading.value?.diagnostics;
	const tool = findStepTool(step.tool);
	const results = stepResults(draft, path);
	const missing = missingArguments(diagnostics, path, tool);
	const own = [
		path,
		[...path, "tool"],
		[...path, "with"]
	].flatMap((at) => errorsFor(diagnostics, at)).filter((text) => ![...missing.values()].flat().includes(text));
	const change = (at, value) => {
		const place = [
			...path,
			"with",
			...at
		];
		draft.edit(value === void 0 ? { remove: place } : {
			set: place,
			value
		});
	};
	return /* @__PURE__ */ a("div", {
		class: "card-body",
		children: [
			tool !== void 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				lang: "en",
				children: tool.summary
			}),
			own.map((text) => /* @__PURE__ */ a("p", {
				class: "error-text",
				lang: "en",
				children: text
			}, text)),
			/* @__PURE__ */ a(AllowButton, {
				draft,
				step,
				tool
			}),
			results.map((each, index) => /* @__PURE__ */ a(StepMessage, { result: each }, index)),
			tool === void 0 ? /* @__PURE__ */ a(UnknownArguments, { step }) : /* @__PURE__ */ a(SchemaForm, {
				schema: tool.schema,
				value: step.with,
				onChange: change,
				errorsAt: (at) => [...errorsFor(diagnostics, [
					...path,
					"with",
					...at
				]), ...missing.get(at.join(".")) ?? []],
				takesExpressions: true,
				foldsOptional: true
			}),
			tool !== void 0 && tool.examples.length > 0 && /* @__PURE__ */ a(Examples$1, { tool }),
			/* @__PURE__ */ a(StepDetails, {
				draft,
				step
			}),
			/* @__PURE__ */ a(OnlyInSource, { names: step.unshown })
		]
	});
}
/** An argument that is not there is missed at the step. Its field is where it can be given. */
function missingArguments(diagnostics, path, tool) {
	const found = (diagnostics ?? []).filter((each) => each.code === "missing_argument" && startsWith(each.path, path));
	return new Map(Object.keys(tool?.schema.properties ?? {}).flatMap((name) => {
		const its = found.filter(({ message }) => message.endsWith(` needs '${name}'`));
		return its.length === 0 ? [] : [[name, its.flatMap((each) => errorsFor([each], each.path))]];
	}));
}
/** Gives the recipe the permission that this step lacks, no wider than the step says. */
function AllowButton({ draft, step, tool }) {
	const isMissing = draft.reading.value?.diagnostics.some(({ code, path }) => code === "permission_missing" && startsWith(path, step.path));
	const { permissions } = draft.reading.value?.outline ?? {};
	if (isMissing !== true || permissions === void 0 || tool === void 0) return null;
	const { include, path, command } = step.with;
	const [kind, wanted] = tool.effect === "stage" ? ["write", include ?? path ?? "**"] : ["run", command];
	const texts = [wanted].flat().filter((each) => typeof each === "string" && each !== "" && !each.includes("${{"));
	if (wanted === void 0) return null;
	const added = texts.length === 0 ? ["**"] : texts;
	const value = [.../* @__PURE__ */ new Set([...permissions[kind], ...added])];
	return /* @__PURE__ */ a("button", {
		type: "button",
		onClick: () => void draft.edit({
			set: ["permissions", kind],
			value
		}),
		children: [/* @__PURE__ */ a(Icon, { name: "shield" }), t(kind === "write" ? "step.allowWrite" : "step.allowRun", { what: added.join(", ") })]
	});
}
function StepMessage({ result }) {
	const { warnings, findings, moreFindings, outcome } = result;
	const message = outcome === "deferred" ? "" : result.message;
	if (message === "" && warnings.length === 0 && findings.length === 0) return null;
	return /* @__PURE__ */ a("div", {
		class: outcome === "failure" ? "note is-error" : "note",
		lang: "en",
		children: [
			message !== "" && /* @__PURE__ */ a("p", { children: message }),
			warnings.map((text) => /* @__PURE__ */ a("p", { children: [
				/* @__PURE__ */ a(Icon, { name: "warn" }),
				" ",
				text
			] }, text)),
			findings.slice(0, 5).map(({ path, line, column, text }) => /* @__PURE__ */ a("p", {
				class: "one-line",
				children: [
					/* @__PURE__ */ a("code", { children: [
						path,
						":",
						line
					] }),
					" ",
					text
				]
			}, `${path}:${line}:${column}`)),
			findings.length + moreFindings > 5 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("step.moreFindings", { count: findings.length - 5 + moreFindings })
			})
		]
	});
}
/** For an unknown recipe or tool: names and values as they are. */
function UnknownArguments({ step }) {
	const entries = Object.entries(step.with);
	if (step.kind === "group") return /* @__PURE__ */ a("p", {
		class: "dim",
		children: t("step.group.help")
	});
	if (entries.length === 0) return null;
	return /* @__PURE__ */ a("dl", {
		class: "arguments",
		children: entries.map(([name, value]) => /* @__PURE__ */ a("div", { children: [/* @__PURE__ */ a("dt", { children: /* @__PURE__ */ a("code", { children: name }) }), /* @__PURE__ */ a("dd", { children: /* @__PURE__ */ a("code", { children: typeof value === "string" ? value : JSON.stringify(value) }) })] }, name))
	});
}
function Examples$1({ tool: { examples } }) {
	return /* @__PURE__ */ a("details", { children: [/* @__PURE__ */ a("summary", { children: t("step.examples") }), examples.map(({ description, args }) => /* @__PURE__ */ a("div", {
		class: "example",
		lang: "en",
		children: [/* @__PURE__ */ a("p", { children: description }), /* @__PURE__ */ a("pre", {
			class: "call",
			children: Object.entries(args).map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`).join("\n")
		})]
	}, description))] });
}
/** The fields that every step has. */
function StepDetails({ draft, step }) {
	const { path } = step;
	const set = (key, value) => void draft.edit(value === void 0 ? { remove: [...path, key] } : {
		set: [...path, key],
		value
	});
	const loop = step.forEach === void 0 || typeof step.forEach === "string" ? step.forEach : JSON.stringify(step.forEach);
	const fields = [
		[
			"name",
			t("step.name"),
			t("step.name.help"),
			step.name
		],
		[
			"id",
			t("step.id"),
			t("step.id.help"),
			step.id
		],
		[
			"if",
			t("step.if"),
			t("step.if.help", { example: `\${{ inputs.version > 20 }}` }),
			step.if
		]
	];
	return /* @__PURE__ */ a("details", { children: [/* @__PURE__ */ a("summary", { children: t("step.more") }), /* @__PURE__ */ a("div", {
		class: "card-body",
		children: [
			fields.map(([key, label, help, value]) => /* @__PURE__ */ a(Field, {
				label,
				help,
				errors: errorsFor(draft.reading.value?.diagnostics, [...path, key]),
				children: (control) => /* @__PURE__ */ a(TextControl, {
					...control,
					value: value ?? "",
					onValue: (text) => set(key, text === "" ? void 0 : text)
				})
			}, key)),
			/* @__PURE__ */ a(Field, {
				label: t("step.forEach"),
				help: t("step.forEach.help"),
				errors: errorsFor(draft.reading.value?.diagnostics, [...path, "for-each"]),
				children: (control) => /* @__PURE__ */ a(TextControl, {
					...control,
					value: loop ?? "",
					onValue: (text) => set("for-each", text === "" ? void 0 : listOr(text))
				})
			}),
			/* @__PURE__ */ a("label", {
				class: "row",
				children: [/* @__PURE__ */ a("input", {
					type: "checkbox",
					checked: step.continueOnError === true,
					onChange: (event) => set("continue-on-error", event.currentTarget.checked ? true : void 0)
				}), t("step.continueOnError")]
			})
		]
	})] });
}
function listOr(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) ? value : text;
	} catch {
		return text;
	}
}
// src/web/page/recipes/step-list.tsx
/** The steps in their order. Which of them are open belongs to the page, not to the recipe. */
function StepList({ draft, title, list, steps }) {
	const [open, setOpen] = d(list === "steps" && steps.length <= 4 ? [...steps.keys()] : []);
	const [focused, setFocused] = d();
	F(() => {
		if (focused !== void 0) document.querySelector(`[data-step="${list}-${focused.index}"]`)?.focus();
	}, [focused]);
	const focusStep = (index) => setFocused({ index });
	const toggle = (index) => setOpen(open.includes(index) ? open.filter((each) => each !== index) : [...open, index]);
	const move = async (index, to) => {
		if (to < 0 || to >= steps.length) return;
		if (!await draft.edit({
			move: [list, index],
			to
		})) return;
		setOpen((before) => before.map((each) => each === index ? to : each === to ? index : each));
		focusStep(to);
	};
	const add = async () => {
		let added;
		await openDialog((close) => /* @__PURE__ */ a(AddStepDialog, {
			isVerify: list === "verify",
			close,
			choose: (step) => {
				added = step;
				close();
			}
		}));
		if (added === void 0 || !await draft.edit({
			insert: [list],
			index: steps.length,
			value: added
		})) return;
		setOpen((before) => [...before, steps.length]);
		focusStep(steps.length);
	};
	return /* @__PURE__ */ a("section", {
		class: "form-section",
		"aria-label": title,
		children: [
			/* @__PURE__ */ a("header", { children: [
				/* @__PURE__ */ a("h2", { children: [
					title,
					" ",
					/* @__PURE__ */ a("span", {
						class: "dim",
						children: steps.length > 0 ? steps.length : ""
					})
				] }),
				steps.length > 1 && /* @__PURE__ */ a("button", {
					type: "button",
					class: "link",
					onClick: () => setOpen(open.length > 0 ? [] : [...steps.keys()]),
					children: t(open.length > 0 ? "steps.foldAll" : "steps.unfoldAll")
				}),
				/* @__PURE__ */ a("button", {
					type: "button",
					onClick: () => void add(),
					children: [/* @__PURE__ */ a(Icon, { name: "add" }), t(list === "steps" ? "steps.add" : "verify.add")]
				})
			] }),
			steps.length === 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t(list === "steps" ? "steps.none" : "verify.none")
			}),
			/* @__PURE__ */ a("ol", {
				class: "cards",
				children: steps.map((step, index) => /* @__PURE__ */ a(StepCard, {
					draft,
					step,
					index,
					list,
					count: steps.length,
					isOpen: open.includes(index),
					toggle: () => toggle(index),
					move: (to) => void move(index, to),
					duplicate: () => void draft.edit({ duplicate: [list, index] }).then((isDone) => isDone && focusStep(index + 1)),
					remove: () => {
						setOpen(open.filter((each) => each !== index).map((each) => each > index ? each - 1 : each));
						draft.edit({ remove: [list, index] }).then(() => focusStep(Math.min(index, steps.length - 2)));
					}
				}, String(index)))
			})
		]
	});
}
// src/web/page/recipes/recipe-form.tsx
/** The recipe as a form. What it cannot show is named, and stays in the source. */
function RecipeForm({ draft }) {
	const reading = draft.reading.value;
	const [lastGood, setLastGood] = d(null);
	A(() => {
		if (reading?.outline != null) setLastGood(reading.outline);
	}, [reading]);
	A(() => {
		loadStepTools().catch(() => void 0);
	}, []);
	const outline = reading?.outline ?? lastGood;
	if (outline === null) return /* @__PURE__ */ a("div", {
		class: "recipe-form",
		children: /* @__PURE__ */ a(Unreadable, { draft })
	});
	const isReadable = reading?.outline != null;
	return /* @__PURE__ */ a("div", {
		class: "recipe-form",
		children: [!isReadable && /* @__PURE__ */ a(Unreadable, { draft }), /* @__PURE__ */ a("fieldset", {
			disabled: !isReadable,
			class: "form-body",
			children: [
				/* @__PURE__ */ a("legend", {
					class: "hidden",
					children: t("form.title")
				}),
				/* @__PURE__ */ a(Field, {
					label: t("recipe.name"),
					errors: errorsFor(reading?.diagnostics, ["name"]),
					isRequired: true,
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: outline.name,
						onValue: (value) => void draft.edit({
							set: ["name"],
							value
						})
					})
				}),
				/* @__PURE__ */ a(Field, {
					label: t("recipe.description"),
					errors: errorsFor(reading?.diagnostics, ["description"]),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						isMultiline: true,
						value: outline.description,
						onValue: (value) => void draft.edit(value === "" ? { remove: ["description"] } : {
							set: ["description"],
							value
						})
					})
				}),
				/* @__PURE__ */ a(InputsForm, {
					draft,
					outline
				}),
				/* @__PURE__ */ a(StepList, {
					draft,
					title: t("steps.title"),
					list: "steps",
					steps: outline.steps
				}),
				/* @__PURE__ */ a(StepList, {
					draft,
					title: t("verify.title"),
					list: "verify",
					steps: outline.verify
				}),
				/* @__PURE__ */ a(PermissionsForm, {
					draft,
					outline
				}),
				/* @__PURE__ */ a(OnlyInSource, { names: [
					...outline.unshown,
					...outline.outputs.length > 0 ? ["outputs"] : [],
					...outline.exclude.length > 0 ? ["exclude"] : []
				] })
			]
		})]
	});
}
function Unreadable({ draft }) {
	const { from, to } = draft.reading.value?.diagnostics.find(({ severity }) => severity === "error") ?? {
		from: 0,
		to: 0
	};
	const showSource = () => {
		draft.cursor.value = {
			from,
			to
		};
	};
	return /* @__PURE__ */ a("div", {
		class: "note is-warning",
		children: [/* @__PURE__ */ a("p", {
			role: "status",
			children: t("form.unreadable")
		}), /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("button", {
			type: "button",
			onClick: showSource,
			children: t("form.showError")
		}) })]
	});
}
// src/web/page/recipes/save-recipe.tsx
/** Writes the draft to its file, and asks where to if there is none. Resolves to whether it was written. */
async function saveDraft(draft) {
	const path = draft.path.value;
	if (!(path !== void 0 && !path.startsWith("sous:"))) return saveAs(draft);
	try {
		await write(draft, path, draft.file.value?.sha256 ?? null);
		return true;
	} catch (error) {
		if (error instanceof ApiError && error.status === 409 && error.code === "changed_on_disk") return resolveConflict(draft, path, error);
		toastError(error);
		return false;
	}
}
async function write(draft, path, expected) {
	const body = {
		text: draft.text.value,
		expected
	};
	const saved = await api("/recipes/file", {
		method: "PUT",
		query: { path },
		body
	});
	draft.saved(saved);
	toast(t("save.done", { path }));
}
async function saveAs(draft) {
	let isSaved = false;
	await openDialog((close) => /* @__PURE__ */ a(SaveAsDialog, {
		draft,
		close,
		done: () => {
			isSaved = true;
			close();
		}
	}));
	return isSaved;
}
function SaveAsDialog({ draft, close, done }) {
	const [path, setPath] = d(`recipes/${fileName(draft)}.yml`);
	const [error, setError] = d();
	const save = async (event) => {
		event.preventDefault();
		try {
			await write(draft, path.trim(), null);
			done();
		} catch (problem) {
			if (!(problem instanceof ApiError)) throw problem;
			setError(problem.code === "changed_on_disk" ? t("save.exists") : `${problem.message}. ${problem.suggestion}`);
		}
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t("save.as"),
		close,
		actions: /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("button", {
			type: "button",
			onClick: close,
			children: t("action.cancel")
		}), /* @__PURE__ */ a("button", {
			type: "submit",
			form: "save-as",
			class: "primary",
			children: t("save.save")
		})] }),
		children: /* @__PURE__ */ a("form", {
			id: "save-as",
			onSubmit: save,
			children: /* @__PURE__ */ a(Field, {
				label: t("save.path"),
				help: t("save.path.help"),
				errors: error === void 0 ? [] : [error],
				children: (control) => /* @__PURE__ */ a("input", {
					...control,
					"data-autofocus": true,
					value: path,
					autocomplete: "off",
					spellcheck: false,
					onInput: (event) => setPath(event.currentTarget.value)
				})
			})
		})
	});
}
/** From the name of the recipe, or of the shipped one that it was made from. */
function fileName(draft) {
	const slug = (draft.reading.value?.outline?.name ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "").slice(0, 40);
	return slug === "" ? "recipe" : slug;
}
/** Someone else changed the file: both are shown, and nothing is lost. */
async function resolveConflict(draft, path, error) {
	const { document } = error.body;
	let choice;
	await openDialog((close) => /* @__PURE__ */ a(ConflictDialog, {
		path,
		mine: draft.text.value,
		theirs: document?.text ?? null,
		close,
		choose: (chosen) => {
			choice = chosen;
			close();
		}
	}));
	if (choice === "theirs" && document != null) {
		draft.setText(document.text);
		draft.saved(document);
		return false;
	}
	if (choice !== "mine") return false;
	draft.file.value = document == null ? null : {
		text: document.text,
		sha256: document.sha256
	};
	return saveDraft(draft);
}
function ConflictDialog({ path, mine, theirs, close, choose }) {
	return /* @__PURE__ */ a(Dialog, {
		title: t(theirs === null ? "conflict.gone" : "conflict.title"),
		close,
		isWide: true,
		actions: /* @__PURE__ */ a($, { children: [
			/* @__PURE__ */ a("button", {
				type: "button",
				onClick: close,
				children: t("action.cancel")
			}),
			theirs !== null && /* @__PURE__ */ a("button", {
				type: "button",
				onClick: () => choose("theirs"),
				children: t("conflict.takeTheirs")
			}),
			/* @__PURE__ */ a("button", {
				type: "button",
				class: "danger",
				onClick: () => choose("mine"),
				children: t("conflict.takeMine")
			})
		] }),
		children: [/* @__PURE__ */ a("p", { children: t("conflict.text", { path }) }), /* @__PURE__ */ a("div", {
			class: "both",
			children: [/* @__PURE__ */ a("section", { children: [/* @__PURE__ */ a("h3", { children: t("conflict.mine") }), /* @__PURE__ */ a(MarkedText, {
				text: mine,
				other: theirs ?? ""
			})] }), theirs !== null && /* @__PURE__ */ a("section", { children: [/* @__PURE__ */ a("h3", { children: t("conflict.theirs") }), /* @__PURE__ */ a(MarkedText, {
				text: theirs,
				other: mine
			})] })]
		})]
	});
}
/** A text with the lines marked that the other one lacks. */
function MarkedText({ text, other }) {
	const others = new Set(other.split("\n"));
	return /* @__PURE__ */ a("pre", {
		class: "call",
		tabIndex: 0,
		dir: "ltr",
		children: text.split("\n").map((line, index) => /* @__PURE__ */ a("span", {
			class: others.has(line) ? void 0 : "is-different",
			children: [line, "\n"]
		}, index))
	});
}
// src/web/page/recipes/builder.tsx
const PANES = [
	["form", "pane.form"],
	["source", "pane.source"],
	["changes", "pane.changes"]
];
/** How many panes fit side by side. */
const TWO = matchMedia("(min-width: 900px)");
const THREE = matchMedia("(min-width: 1680px)");
function useColumns() {
	const count = () => THREE.matches ? 3 : TWO.matches ? 2 : 1;
	const [columns, setColumns] = d(count());
	A(() => {
		const update = () => setColumns(count());
		for (const query of [TWO, THREE]) query.addEventListener("change", update);
		return () => {
			for (const query of [TWO, THREE]) query.removeEventListener("change", update);
		};
	}, []);
	return columns;
}
/** A recipe as form, source and changes: three views of one text. */
function Builder({ draft, onSaved }) {
	const columns = useColumns();
	const [shown, setShown] = d("form");
	const [beside, setBeside] = d(() => draft.reading.peek()?.outline === null ? "source" : "changes");
	const { history, preview } = draft;
	const save = async () => {
		if (await saveDraft(draft)) onSaved();
	};
	A(() => {
		const onKeyDown = (event) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]") !== null) return;
			const key = event.key.toLowerCase();
			const inField = event.target instanceof HTMLElement && event.target.closest(".cm-editor") !== null;
			if (key === "s") save();
			else if (key === "z" && !inField) event.shiftKey ? draft.redo() : draft.undo();
			else if (key === "y" && !inField) draft.redo();
			else if (key === "enter" && canApply(draft)) applyDraft(draft);
			else return;
			event.preventDefault();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [draft]);
	A(() => draft.cursor.subscribe((range) => {
		if (range === void 0) return;
		setBeside("source");
		if (!TWO.matches) setShown("source");
	}), [draft]);
	A(() => {
		preview.isWanted.value = true;
	}, [
		preview,
		beside,
		shown,
		columns
	]);
	const title = draft.reading.value?.outline?.name || t("builder.untitled");
	const tabs = columns === 1 ? PANES : PANES.slice(1);
	const current = columns === 1 ? shown : beside;
	const tabList = columns < 3 && /* @__PURE__ */ a(Tabs, {
		tabs,
		current,
		choose: columns === 1 ? setShown : setBeside
	});
	return /* @__PURE__ */ a("div", {
		class: "builder",
		children: [
			/* @__PURE__ */ a("header", {
				class: "builder-head",
				children: [
					/* @__PURE__ */ a("a", {
						href: hrefTo("recipes"),
						class: "button icon-button",
						"aria-label": t("builder.back"),
						children: /* @__PURE__ */ a(Icon, { name: "fold" })
					}),
					/* @__PURE__ */ a("div", {
						class: "builder-title",
						children: [/* @__PURE__ */ a("h1", {
							class: "one-line",
							children: title
						}), /* @__PURE__ */ a("span", {
							class: "dim one-line",
							children: [/* @__PURE__ */ a("bdi", {
								class: "path",
								children: draft.path.value ?? t("builder.notSaved")
							}), draft.isDirty.value && /* @__PURE__ */ a("span", {
								class: "tag is-warning",
								children: t("builder.unsaved")
							})]
						})]
					}),
					/* @__PURE__ */ a("div", {
						class: "row builder-actions",
						children: [
							/* @__PURE__ */ a("button", {
								type: "button",
								class: "icon-button",
								"aria-label": t("action.undo"),
								disabled: !history.canUndo.value,
								onClick: () => draft.undo(),
								children: /* @__PURE__ */ a(Icon, { name: "undo" })
							}),
							/* @__PURE__ */ a("button", {
								type: "button",
								class: "icon-button",
								"aria-label": t("builder.redo"),
								disabled: !history.canRedo.value,
								onClick: () => draft.redo(),
								children: /* @__PURE__ */ a(Icon, { name: "redo" })
							}),
							/* @__PURE__ */ a("button", {
								type: "button",
								onClick: () => void save(),
								children: t("save.save")
							}),
							/* @__PURE__ */ a("button", {
								type: "button",
								class: "primary",
								disabled: !canApply(draft),
								onClick: () => void applyDraft(draft),
								children: [/* @__PURE__ */ a(Icon, { name: "run" }), t("apply.open")]
							})
						]
					})
				]
			}),
			columns === 1 && tabList,
			/* @__PURE__ */ a("div", {
				class: `panes has-${columns}`,
				children: [(columns > 1 || shown === "form") && /* @__PURE__ */ a("section", {
					class: "pane",
					"aria-label": t("pane.form"),
					children: /* @__PURE__ */ a(RecipeForm, { draft })
				}), columns === 3 ? PANES.slice(1).map(([pane, label]) => /* @__PURE__ */ a("section", {
					class: "pane",
					"aria-label": t(label),
					children: [/* @__PURE__ */ a("h2", {
						class: "pane-title",
						children: t(label)
					}), /* @__PURE__ */ a(PaneBody, {
						draft,
						pane
					})]
				}, pane)) : /* @__PURE__ */ a("section", {
					class: "pane",
					hidden: current === "form",
					"aria-label": t("pane.beside"),
					children: [columns === 2 && tabList, /* @__PURE__ */ a("div", {
						id: "pane-body",
						role: "tabpanel",
						"aria-labelledby": `tab-${current}`,
						children: /* @__PURE__ */ a(PaneBody, {
							draft,
							pane: current
						})
					})]
				})]
			})
		]
	});
}
function canApply({ preview, text }) {
	const { value: made } = preview.latest;
	return made?.digest != null && preview.ofText.value === text.value && !preview.isRunning.value && made.kind !== "failed" && made.kind !== "clean";
}
function PaneBody({ draft, pane }) {
	if (pane === "source") return /* @__PURE__ */ a(SourcePane, { draft });
	return pane === "changes" ? /* @__PURE__ */ a(ChangesPane, { draft }) : null;
}
function Tabs({ tabs, current, choose }) {
	const onKeyDown = (event) => {
		const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		if (step === 0) return;
		const [next] = tabs[(tabs.findIndex(([pane]) => pane === current) + step + tabs.length) % tabs.length] ?? [];
		if (next === void 0) return;
		choose(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return /* @__PURE__ */ a("div", {
		class: "tabs",
		role: "tablist",
		"aria-label": t("pane.views"),
		onKeyDown,
		children: tabs.map(([pane, label]) => /* @__PURE__ */ a("button", {
			type: "button",
			role: "tab",
			id: `tab-${pane}`,
			"aria-selected": pane === current,
			"aria-controls": pane === current && pane !== "form" ? "pane-body" : void 0,
			tabIndex: pane === current ? 0 : -1,
			onClick: () => choose(pane),
			children: t(label)
		}, pane))
	});
}
// src/web/page/recipes/text-history.ts
const MERGE_MS = 800;
/** The texts before and after. Changes in quick succession are undone together. */
var TextHistory = class {
	#before = [];
	#after = [];
	#lastKind = "";
	#lastAt = 0;
	canUndo = y(false);
	canRedo = y(false);
	/** `kind`: changes of one kind are one change if they come soon after each other; '' is always on its own. */
	note(before, kind) {
		const now = performance.now();
		if (!(kind !== "" && kind === this.#lastKind && now - this.#lastAt < MERGE_MS && this.#before.length > 0)) this.#before = [...this.#before.slice(-299), before];
		this.#lastKind = kind;
		this.#lastAt = now;
		this.#after = [];
		this.#tell();
	}
	undo(now) {
		return this.#step(this.#before, this.#after, now);
	}
	redo(now) {
		return this.#step(this.#after, this.#before, now);
	}
	#step(from, to, now) {
		const text = from.pop();
		if (text !== void 0) to.push(now);
		this.#lastKind = "";
		this.#tell();
		return text;
	}
	#tell() {
		this.canUndo.value = this.#before.length > 0;
		this.canRedo.value = this.#after.length > 0;
	}
};
// src/web/page/recipes/recipe-draft.ts
const CHECK_MS = 150;
/** A recipe that is being written. Its text is all there is: the form, the diagnostics and the preview follow from it. */
var RecipeDraft = class {
	/** Does not depend on the name of its file. */
	id = crypto.randomUUID();
	/** Where it is or will be saved; nowhere yet when missing. */
	path = y(void 0);
	text = y("");
	/** The text and hash of the file as it was read or written last; `null` if there is none. */
	file = y(null);
	reading = y(void 0);
	/** The text that `reading` belongs to. */
	readText = y("");
	isDirty = O(() => this.text.value !== (this.file.value?.text ?? ""));
	history = new TextHistory();
	preview;
	/** Where the source editor puts the cursor next. */
	cursor = y(void 0);
	#queue = [];
	#isEditing = false;
	#checking;
	constructor(file) {
		this.path.value = file.path;
		this.text.value = file.text;
		this.readText.value = file.text;
		this.reading.value = file.reading;
		if (file.sha256 !== void 0) this.file.value = {
			text: file.text,
			sha256: file.sha256
		};
		this.preview = new DraftPreview(this);
		if (file.reading === void 0) this.#check();
	}
	/** Sets a new text, from the editor for example. */
	setText(text, kind = "") {
		const before = f$1(() => this.text.value);
		if (text === before) return;
		this.history.note(before, kind);
		this.#show(text);
		this.#checkSoon();
	}
	undo() {
		this.#restore(this.history.undo(this.text.value));
	}
	redo() {
		this.#restore(this.history.redo(this.text.value));
	}
	/** Applies edits from the form, one request after the other. Resolves to whether they succeeded. */
	edit(...edits) {
		return new Promise((done) => {
			this.#queue.push({
				edits,
				done
			});
			if (!this.#isEditing) this.#editAll();
		});
	}
	/** The file is now this one. */
	saved({ path, text, sha256 }) {
		this.path.value = path;
		this.file.value = {
			text,
			sha256
		};
	}
	#show(text) {
		this.text.value = text;
		this.#checking?.abort();
	}
	#restore(text) {
		if (text === void 0) return;
		this.#show(text);
		this.#check();
	}
	async #editAll() {
		this.#isEditing = true;
		for (let asked = this.#queue.splice(0); asked.length > 0; asked = this.#queue.splice(0)) {
			const isDone = await this.#editBatch(asked.flatMap(({ edits }) => edits));
			if (!isDone && asked.length > 1) for (const { edits, done } of asked) done(await this.#editBatch(edits, true));
			else for (const { done } of asked) done(isDone);
		}
		this.#isEditing = false;
	}
	async #editBatch(edits, isLast = edits.length === 1) {
		const text = this.text.value;
		try {
			const answer = await api("/recipes/edit", {
				method: "POST",
				body: {
					text,
					path: this.path.value,
					edits: shortened(edits)
				}
			});
			if (this.text.value !== text) return this.#editBatch(edits, isLast);
			const [first] = edits;
			this.history.note(text, first !== void 0 && "set" in first ? `set ${first.set.join("/")}` : "");
			r(() => {
				this.#show(answer.text);
				this.#take(answer.text, answer.reading);
			});
			return true;
		} catch (error) {
			if (isLast || error instanceof ApiError && error.status === 0) toastError(error);
			return false;
		}
	}
	#checkSoon() {
		const over = this.#newCheck();
		setTimeout(() => over.signal.aborted || void this.#check(over), CHECK_MS);
	}
	async #check(over = this.#newCheck()) {
		const text = this.text.value;
		try {
			const reading = await api("/recipes/check", {
				method: "POST",
				body: {
					text,
					path: this.path.value
				},
				signal: over.signal
			});
			if (!over.signal.aborted) this.#take(text, reading);
		} catch (error) {
			if (!over.signal.aborted) toastError(error);
		}
	}
	#newCheck() {
		this.#checking?.abort();
		this.#checking = new AbortController();
		return this.#checking;
	}
	#take(text, reading) {
		r(() => {
			this.readText.value = text;
			this.reading.value = reading;
		});
	}
};
/** Of several texts typed into one field, only the last is written. */
function shortened(edits) {
	return edits.filter((edit, index) => {
		const next = edits[index + 1];
		return !("set" in edit && next !== void 0 && "set" in next && JSON.stringify(edit.set) === JSON.stringify(next.set));
	});
}
const DRAFTS = "sous-drafts";
/** The drafts of this tab: they survive a switch to another screen and a reload of the page. */
const drafts = /* @__PURE__ */ new Map();
function draftFor(key) {
	return drafts.get(key);
}
function keepDraft(key, draft) {
	drafts.set(key, draft);
	x(() => {
		const kept = storedDrafts();
		if (draft.isDirty.value) kept[key] = {
			text: draft.text.value,
			path: draft.path.value,
			file: draft.file.value
		};
		else delete kept[key];
		try {
			sessionStorage.setItem(DRAFTS, JSON.stringify(kept));
		} catch {}
	});
}
/** Under a new name, once it has a file. */
function renameDraft(from, to) {
	const draft = drafts.get(from);
	if (draft === void 0 || from === to) return;
	drafts.delete(from);
	const kept = storedDrafts();
	delete kept[from];
	sessionStorage.setItem(DRAFTS, JSON.stringify(kept));
	keepDraft(to, draft);
}
function storedDrafts() {
	try {
		return JSON.parse(sessionStorage.getItem(DRAFTS) ?? "{}");
	} catch {
		return {};
	}
}
/** The drafts from before the page was reloaded. */
function restoreDraft(key) {
	const stored = storedDrafts()[key];
	if (stored === void 0) return void 0;
	const draft = new RecipeDraft({
		text: stored.text,
		...stored.path !== void 0 && { path: stored.path }
	});
	draft.file.value = stored.file;
	keepDraft(key, draft);
	return draft;
}
function dirtyDrafts() {
	return [...drafts].filter(([, draft]) => draft.isDirty.value);
}
addEventListener("beforeunload", (event) => {
	if (dirtyDrafts().length > 0) event.preventDefault();
});
// src/web/page/recipes/recipe-list.tsx
/** All recipes, and ways to begin one. */
function RecipeList() {
	const { value, error, reload } = useLoad((signal) => api("/recipes", { signal }));
	const [query, setQuery] = d("");
	const found = (value?.recipes ?? []).filter((recipe) => matches(recipe, query));
	const own = found.filter(({ origin }) => origin === "repository");
	const shipped = found.filter(({ origin }) => origin === "shipped");
	const unsaved = dirtyDrafts();
	return /* @__PURE__ */ a("div", {
		class: "page",
		children: [
			/* @__PURE__ */ a("header", {
				class: "page-head",
				children: [
					/* @__PURE__ */ a("div", { children: [/* @__PURE__ */ a("h1", { children: t("nav.recipes") }), value !== void 0 && /* @__PURE__ */ a("bdi", {
						class: "path dim",
						children: value.folder
					})] }),
					/* @__PURE__ */ a("div", {
						class: "search",
						children: [/* @__PURE__ */ a(Icon, { name: "search" }), /* @__PURE__ */ a("input", {
							type: "search",
							"aria-label": t("recipes.search"),
							placeholder: t("recipes.search"),
							value: query,
							onInput: (event) => setQuery(event.currentTarget.value)
						})]
					}),
					/* @__PURE__ */ a("a", {
						class: "button primary",
						href: hrefTo("recipes/new"),
						children: [/* @__PURE__ */ a(Icon, { name: "add" }), t("recipes.new")]
					})
				]
			}),
			error !== void 0 && /* @__PURE__ */ a(ErrorNote, {
				error,
				retry: reload
			}),
			value === void 0 && error === void 0 && /* @__PURE__ */ a(LoadingNote, {}),
			unsaved.length > 0 && /* @__PURE__ */ a(RecipeSection, {
				title: t("recipes.unsaved"),
				children: unsaved.map(([key, draft]) => /* @__PURE__ */ a("li", {
					class: "recipe-row",
					children: /* @__PURE__ */ a("a", {
						href: hrefTo("recipes/edit", { draft: key }),
						children: [/* @__PURE__ */ a("strong", { children: draft.reading.value?.outline?.name || t("builder.untitled") }), /* @__PURE__ */ a("bdi", {
							class: "path dim",
							children: draft.path.value ?? t("builder.notSaved")
						})]
					})
				}, key))
			}),
			value !== void 0 && /* @__PURE__ */ a(RecipeSection, {
				title: t("recipes.own"),
				children: [own.map((recipe) => /* @__PURE__ */ a(RecipeRow, { recipe }, recipe.path)), own.length === 0 && /* @__PURE__ */ a("li", {
					class: "empty-row",
					children: [/* @__PURE__ */ a("p", { children: query === "" ? t("recipes.none") : t("recipes.noMatch") }), query === "" && /* @__PURE__ */ a("p", {
						class: "dim",
						children: t("recipes.none.help")
					})]
				})]
			}),
			shipped.length > 0 && /* @__PURE__ */ a(RecipeSection, {
				title: t("recipes.shipped"),
				help: t("recipes.shipped.help"),
				children: shipped.map((recipe) => /* @__PURE__ */ a(RecipeRow, { recipe }, recipe.path))
			})
		]
	});
}
function RecipeSection({ title, help, children }) {
	return /* @__PURE__ */ a("section", {
		class: "recipe-section",
		children: [
			/* @__PURE__ */ a("h2", { children: title }),
			help !== void 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: help
			}),
			/* @__PURE__ */ a("ul", {
				class: "recipe-rows",
				children
			})
		]
	});
}
function RecipeRow({ recipe }) {
	const { path, name, title, description, origin, errors, runsCommands } = recipe;
	const isShipped = origin === "shipped";
	const [summary = ""] = description.split("\n", 1);
	const shown = title === "" ? name : title;
	return /* @__PURE__ */ a("li", {
		class: "recipe-row",
		children: [/* @__PURE__ */ a("a", {
			href: hrefTo("recipes/edit", { path }),
			children: [/* @__PURE__ */ a("span", {
				class: "row",
				children: [
					/* @__PURE__ */ a("strong", { children: shown }),
					/* @__PURE__ */ a("bdi", {
						class: "path dim",
						children: path
					}),
					errors > 0 && /* @__PURE__ */ a("span", {
						class: "tag is-error",
						children: t("problems.errors", { count: errors })
					}),
					runsCommands && /* @__PURE__ */ a("span", {
						class: "tag is-warning",
						children: t("recipes.runsCommands")
					})
				]
			}), summary !== "" && /* @__PURE__ */ a("span", {
				class: "dim one-line",
				children: summary
			})]
		}), /* @__PURE__ */ a("a", {
			class: "button",
			href: hrefTo("recipes/new", { from: path }),
			"aria-label": t(isShipped ? "recipes.useThis" : "recipes.duplicateThis", { name: shown }),
			children: [/* @__PURE__ */ a(Icon, { name: "copy" }), t(isShipped ? "recipes.use" : "recipes.duplicate")]
		})]
	});
}
function matches({ name, path, title, description }, query) {
	const text = `${name} ${path} ${title} ${description}`.toLowerCase();
	return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
// src/web/page/recipes/recipes-screen.tsx
/** The list, or one recipe: `recipes/edit?path=…`, or a new one from another: `recipes/new?from=…`. */
function RecipesScreen() {
	const { rest, query } = place$1.value;
	const [action] = rest;
	if (action === "new") return /* @__PURE__ */ a(NewRecipe, { from: query["from"] }, query["from"] ?? "");
	const key = query["draft"] ?? query["path"];
	return action === "edit" && key !== void 0 ? /* @__PURE__ */ a(OpenRecipe, {
		draftKey: key,
		path: query["path"]
	}, draftFor(key)?.id ?? key) : /* @__PURE__ */ a(RecipeList, {});
}
function openFile(path, signal) {
	return api("/recipes/file", {
		query: { path },
		signal
	});
}
/** A draft of its own, which then has an address. */
function NewRecipe({ from }) {
	const { value, error, reload } = useLoad((signal) => from === void 0 ? Promise.resolve(void 0) : openFile(from, signal));
	const isReady = from === void 0 || value !== void 0;
	A(() => {
		if (!isReady) return;
		const key = `new-${crypto.randomUUID().slice(0, 8)}`;
		keepDraft(key, new RecipeDraft({ text: value?.text ?? startingText() }));
		replacePlace("recipes/edit", { draft: key });
	}, [isReady]);
	return error === void 0 ? /* @__PURE__ */ a(LoadingNote, {}) : /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
}
function startingText() {
	return `name: ${JSON.stringify(t("builder.newName"))}\nsteps: []\n`;
}
function OpenRecipe({ draftKey, path }) {
	const known = draftFor(draftKey) ?? restoreDraft(draftKey);
	const { value, error, reload } = useLoad(async (signal) => {
		if (known?.isDirty.peek() === true || path === void 0) return known;
		const file = await openFile(path, signal);
		if (known !== void 0 && (known.isDirty.peek() || known.file.peek()?.sha256 === file.sha256)) return known;
		const draft = new RecipeDraft(file);
		keepDraft(draftKey, draft);
		return draft;
	});
	const draft = value ?? known;
	if (error !== void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (draft === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	return /* @__PURE__ */ a(Builder, {
		draft,
		onSaved: () => {
			const saved = draft.path.peek();
			if (saved === void 0 || saved === draftKey) return;
			renameDraft(draftKey, saved);
			replacePlace("recipes/edit", { path: saved });
		}
	});
}
// src/web/page/tools/tool-types.ts
const PAGE = 1e3;
/** Counts up when a tool or bundle was changed on this page. */
const toolsRound = y(0);
function toolsChanged() {
	toolsRound.value += 1;
}
/** All of them, whether they are on or off. */
async function loadTools(signal) {
	const [bundles, tools] = await Promise.all([loadAll("/tools/bundles", "bundles", "pageSize", signal), loadAll("/tools/tools", "tools", "recommendedPageSize", signal)]);
	return {
		bundles,
		tools
	};
}
async function loadAll(path, list, size, abort) {
	const items = [];
	for (let pageToken;;) {
		const query = {
			includeDisabled: true,
			...pageToken === void 0 ? { [size]: PAGE } : { pageToken }
		};
		const page = await api(path, {
			query,
			signal: abort
		});
		items.push(...page[list]);
		if (typeof page["nextPageToken"] !== "string") return items;
		pageToken = page["nextPageToken"];
	}
}
/** Its name in addresses: as steps write it. */
function toolName(tool) {
	return tool.isBuiltIn && tool.local !== void 0 ? tool.local.function : `${tool.bundleSlug}/${tool.slug}@${tool.version}`;
}
function addressOf({ bundleID, slug, version }) {
	return `/tools/bundles/${bundleID}/tools/${encodeURIComponent(slug)}/version/${encodeURIComponent(version)}`;
}
/** An id whose first half is the time, as the server wants it. */
function newID() {
	const time = Date.now().toString(16).padStart(12, "0");
	const noise = [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const variant = "89ab"[Number.parseInt(noise[3] ?? "0", 16) % 4];
	return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(4, 7)}-${noise.slice(7, 19)}`;
}
// src/web/page/tools/bundle-dialogs.tsx
async function openNewBundle() {
	await openDialog((close) => /* @__PURE__ */ a(NewBundleDialog, { close }));
}
async function openImport() {
	await openDialog((close) => /* @__PURE__ */ a(ImportDialog, { close }));
}
function NewBundleDialog({ close }) {
	const form = P();
	const [slug, setSlug] = d("");
	const [displayName, setDisplayName] = d("");
	const [description, setDescription] = d("");
	const [error, setError] = d();
	const problems = error instanceof ApiError ? error.problems : [];
	const errorsOf = (name) => problems.filter(({ field }) => field === name).map(({ reason }) => reason);
	const create = async (event) => {
		event.preventDefault();
		try {
			await api(`/tools/bundles/${newID()}`, {
				method: "PUT",
				body: {
					slug,
					displayName,
					description
				}
			});
			toolsChanged();
			toast(t("tools.bundleMade", { name: slug }));
			close();
		} catch (thrown) {
			setError(thrown);
		}
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t("tools.newBundle"),
		close,
		actions: /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("button", {
			type: "button",
			onClick: close,
			children: t("action.cancel")
		}), /* @__PURE__ */ a("button", {
			type: "submit",
			form,
			class: "primary",
			children: t("tools.create")
		})] }),
		children: [/* @__PURE__ */ a("form", {
			id: form,
			class: "schema-form",
			onSubmit: (event) => void create(event),
			children: [
				/* @__PURE__ */ a(Field, {
					label: t("tools.slug"),
					help: t("tools.slug.help"),
					errors: errorsOf("slug"),
					isRequired: true,
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: slug,
						onValue: setSlug
					})
				}),
				/* @__PURE__ */ a(Field, {
					label: t("tools.displayName"),
					errors: errorsOf("displayName"),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: displayName,
						onValue: setDisplayName
					})
				}),
				/* @__PURE__ */ a(Field, {
					label: t("tools.description"),
					errors: errorsOf("description"),
					children: (control) => /* @__PURE__ */ a(TextControl, {
						...control,
						value: description,
						onValue: setDescription,
						isMultiline: true
					})
				})
			]
		}), error !== void 0 && problems.length === 0 && /* @__PURE__ */ a(ErrorNote, { error })]
	});
}
function ImportDialog({ close }) {
	const [error, setError] = d();
	const file = T(null);
	const send = async () => {
		const chosen = file.current?.files?.[0];
		if (chosen === void 0) return;
		try {
			const bundle = await api("/tools/import", {
				method: "POST",
				body: { zip: await base64Of(chosen) }
			});
			toolsChanged();
			toast(t("tools.imported", { name: bundle.slug }));
			close();
		} catch (thrown) {
			setError(thrown);
		}
	};
	return /* @__PURE__ */ a(Dialog, {
		title: t("tools.import.title"),
		close,
		children: [/* @__PURE__ */ a(Field, {
			label: t("tools.import.file"),
			help: t("tools.import.help"),
			children: (control) => /* @__PURE__ */ a("input", {
				...control,
				ref: file,
				type: "file",
				accept: ".zip,application/zip",
				"data-autofocus": true,
				onChange: () => void send()
			})
		}), error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error })]
	});
}
function base64Of(file) {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
/** Downloads the bundle as a file. */
async function exportBundle({ id }) {
	try {
		const { fileName, zip } = await api(`/tools/bundles/${id}/export`);
		const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0));
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
		link.download = fileName;
		link.click();
		URL.revokeObjectURL(link.href);
	} catch (error) {
		toastError(error);
	}
}
async function removeBundle({ id }, name) {
	if (!await askToConfirm({
		title: t("tools.deleteBundle"),
		text: t("tools.deleteBundle.text", { name }),
		action: t("tools.delete"),
		isDangerous: true
	})) return;
	try {
		await api(`/tools/bundles/${id}`, { method: "DELETE" });
		toolsChanged();
		toast(t("tools.deleted", { name }));
	} catch (error) {
		toastError(error);
	}
}
// src/web/page/tools/switch-button.tsx
/** Switches a tool or bundle on and off. */
function SwitchButton({ path, label, isOn }) {
	const [isBusy, setIsBusy] = d(false);
	const turn = async () => {
		setIsBusy(true);
		try {
			await api(path, {
				method: "PATCH",
				body: { isEnabled: !isOn }
			});
			toolsChanged();
		} catch (error) {
			toastError(error);
		}
		setIsBusy(false);
	};
	return /* @__PURE__ */ a("button", {
		type: "button",
		class: "switch",
		role: "switch",
		"aria-checked": isOn,
		"aria-label": label,
		disabled: isBusy,
		onClick: () => void turn(),
		children: [/* @__PURE__ */ a("span", { class: "knob" }), /* @__PURE__ */ a("span", { children: t(isOn ? "tools.on" : "tools.off") })]
	});
}
// src/web/page/tools/use-as-step.tsx
/** Makes a call a step of a recipe, and goes on there. Nothing is saved yet. */
async function useAsStep(tool, args) {
	let chosen;
	await openDialog((close) => /* @__PURE__ */ a(StepDialog, {
		tool,
		close,
		choose: (path) => {
			chosen = path;
			close();
		}
	}));
	if (chosen === void 0) return;
	const key = chosen === "" ? `new-${crypto.randomUUID().slice(0, 8)}` : chosen;
	const draft = chosen === "" ? newDraft(key) : await openDraft(chosen);
	await draft.edit({
		insert: ["steps"],
		index: draft.reading.peek()?.outline?.steps.length ?? 0,
		value: {
			tool,
			with: args
		}
	});
	goTo("recipes/edit", chosen === "" ? { draft: key } : { path: chosen });
}
function newDraft(key) {
	const draft = new RecipeDraft({ text: `name: ${JSON.stringify(t("builder.newName"))}\ndescription: ''\nsteps: []\n` });
	keepDraft(key, draft);
	return draft;
}
/** With the text that is there already. */
async function openDraft(path) {
	const known = draftFor(path) ?? restoreDraft(path);
	if (known !== void 0) return known;
	const draft = new RecipeDraft(await api("/recipes/file", { query: { path } }));
	keepDraft(path, draft);
	return draft;
}
function StepDialog({ tool, close, choose }) {
	const { value, error } = useLoad((signal) => api("/recipes", { signal }));
	const [path, setPath] = d("");
	const own = (value?.recipes ?? []).filter(({ origin }) => origin === "repository");
	return /* @__PURE__ */ a(Dialog, {
		title: t("step.title", { tool }),
		close,
		actions: /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("button", {
			type: "button",
			onClick: close,
			children: t("action.cancel")
		}), /* @__PURE__ */ a("button", {
			type: "button",
			class: "primary",
			onClick: () => choose(path),
			children: t("step.add")
		})] }),
		children: [/* @__PURE__ */ a(Field, {
			label: t("step.recipe"),
			help: t("step.help"),
			children: (control) => /* @__PURE__ */ a("select", {
				...control,
				"data-autofocus": true,
				value: path,
				onChange: (event) => setPath(event.currentTarget.value),
				children: [/* @__PURE__ */ a("option", {
					value: "",
					children: t("step.new")
				}), own.map((recipe) => /* @__PURE__ */ a("option", {
					value: recipe.path,
					children: recipe.title === "" ? recipe.name : recipe.title
				}, recipe.path))]
			})
		}), error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error })]
	});
}
// src/web/page/tools/tool-tester.tsx
/** A form for the arguments of a tool, its call, and its answer. */
function ToolTester({ tool, isOff }) {
	const [args, setArgs] = d({});
	const [trial, setTrial] = d();
	const running = T(null);
	const isRunning = trial !== void 0 && trial.ms === void 0;
	const problems = trial?.error instanceof ApiError ? problemsOf(trial.error) : [];
	const run = async (event) => {
		event.preventDefault();
		running.current = new AbortController();
		await tryTool(tool, args, running.current.signal, setTrial);
		toolsChanged();
	};
	return /* @__PURE__ */ a("section", {
		class: "tester",
		"aria-labelledby": "tester-title",
		children: [
			/* @__PURE__ */ a("h3", {
				id: "tester-title",
				children: t("tester.title")
			}),
			tool.recipe !== void 0 && /* @__PURE__ */ a(RecipeNote, { tool }),
			/* @__PURE__ */ a(Examples, {
				tool,
				onChoose: setArgs
			}),
			/* @__PURE__ */ a("form", {
				onSubmit: (event) => void run(event),
				children: [
					/* @__PURE__ */ a(SchemaForm, {
						schema: tool.argSchema,
						value: args,
						foldsOptional: true,
						onChange: (path, value) => setArgs((before) => withValue(before, path, value)),
						errorsAt: (path) => problems.filter(({ field }) => field === fieldName(path)).map(({ reason }) => reason)
					}),
					/* @__PURE__ */ a("p", {
						class: "row",
						children: [
							/* @__PURE__ */ a("button", {
								type: "submit",
								class: "primary",
								disabled: isRunning || isOff,
								children: [/* @__PURE__ */ a(Icon, { name: "run" }), t("tester.run")]
							}),
							isRunning && /* @__PURE__ */ a("button", {
								type: "button",
								onClick: () => running.current?.abort(),
								children: t("tester.stop")
							}),
							tool.recipe === void 0 && /* @__PURE__ */ a("button", {
								type: "button",
								onClick: () => void useAsStep(toolName(tool), args),
								children: t("tester.asStep")
							})
						]
					}),
					isOff && /* @__PURE__ */ a("p", {
						class: "dim",
						children: t("tester.off")
					})
				]
			}),
			trial !== void 0 && /* @__PURE__ */ a(TrialView, { trial })
		]
	});
}
function RecipeNote({ tool: { recipe } }) {
	return /* @__PURE__ */ a("p", {
		class: "note",
		children: [
			t("tester.recipe"),
			" ",
			/* @__PURE__ */ a("a", {
				href: hrefTo("recipes"),
				children: recipe?.name
			})
		]
	});
}
function Examples({ tool: { examples = [] }, onChoose }) {
	if (examples.length === 0) return null;
	return /* @__PURE__ */ a(Field, {
		label: t("tester.example"),
		children: (control) => /* @__PURE__ */ a("select", {
			...control,
			onChange: ({ currentTarget }) => {
				const chosen = examples[Number(currentTarget.value)];
				if (currentTarget.value !== "" && chosen !== void 0) onChoose(chosen.args);
			},
			children: [/* @__PURE__ */ a("option", {
				value: "",
				children: t("tester.example.choose")
			}), examples.map(({ description }, index) => /* @__PURE__ */ a("option", {
				value: index,
				lang: "en",
				children: description
			}, description))]
		})
	});
}
/** Calls the tool, and shows everything that happens on the way. */
async function tryTool(tool, args, signal, show) {
	let trial = {
		output: "",
		startedAt: performance.now()
	};
	const change = (changes) => {
		trial = {
			...trial,
			...changes
		};
		show(trial);
	};
	change({});
	try {
		await apiEvents(`${addressOf(tool)}/invoke`, {
			method: "POST",
			body: { args },
			signal
		}, (event, data) => {
			if (event === "request") change({ request: data });
			if (event === "progress") change({ output: trial.output + (data.text ?? "") });
			if (event === "approval") {
				const askedAt = performance.now();
				change({ isAsking: true });
				answerQuestion(data).then(() => change({
					isAsking: false,
					startedAt: trial.startedAt + performance.now() - askedAt
				}));
			}
			if (event === "result") {
				const result = data;
				change(result.ok ? { answer: { value: result.value } } : { error: new ApiError(200, result) });
			}
		});
	} catch (thrown) {
		change({ error: signal.aborted ? new ApiError(200, { error: {
			code: "cancelled",
			message: t("tester.stopped")
		} }) : thrown });
	}
	change({
		ms: performance.now() - trial.startedAt,
		isAsking: false
	});
}
function TrialView({ trial: { request, output, answer, error, ms, isAsking } }) {
	return /* @__PURE__ */ a("div", {
		class: "trial",
		children: [
			/* @__PURE__ */ a("p", {
				role: "status",
				class: "dim",
				children: ms === void 0 ? t(isAsking === true ? "tester.waiting" : "state.working") : t("tester.took", { ms: Math.round(ms) })
			}),
			request !== void 0 && /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("h4", { children: t("tester.request") }), /* @__PURE__ */ a("pre", {
				class: "call",
				children: request.lines.length === 0 ? request.tool : request.lines.join("\n")
			})] }),
			output !== "" && answer === void 0 && /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("h4", { children: t("tester.output") }), /* @__PURE__ */ a("pre", {
				class: "call",
				tabIndex: 0,
				children: output
			})] }),
			answer !== void 0 && /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("h4", { children: t("tester.answer") }), /* @__PURE__ */ a("pre", {
				class: "call answer",
				tabIndex: 0,
				children: typeof answer.value === "string" ? answer.value : JSON.stringify(answer.value, null, 2)
			})] }),
			error !== void 0 && /* @__PURE__ */ a(ErrorNote, { error })
		]
	});
}
/** What is wrong with arguments. Tools of Sous say it in one message: `find: is required; path: must be text`. */
function problemsOf({ code, message, problems }) {
	if (problems.length > 0 || code !== "invalid_arguments") return problems;
	return [...message.matchAll(/(?:^|; )([\w.[\]]+): (.*?)(?=; [\w.[\]]+: |$)/g)].map(([, field = "", reason = ""]) => ({
		field,
		reason
	}));
}
/** `headers.accept`, `hosts[0]`: as the server names a field. */
function fieldName(path) {
	return path.map((part, index) => typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`).join("");
}
/** A copy with another value at a path; `undefined` removes it. */
function withValue(before, [part, ...rest], value) {
	if (part === void 0) return value;
	if (typeof part === "number") {
		const items = Array.isArray(before) ? before : [];
		return value === void 0 && rest.length === 0 ? items.toSpliced(part, 1) : items.with(part, withValue(items[part], rest, value));
	}
	const fields = typeof before === "object" && before !== null ? before : {};
	const { [part]: old, ...others } = fields;
	const next = withValue(old, rest, value);
	if (next === void 0) return others;
	return part in fields ? {
		...fields,
		[part]: next
	} : {
		...others,
		[part]: next
	};
}
// src/web/page/tools/tool-details.tsx
/** What a tool is, and a place to try it. */
function ToolDetails({ tool, bundle }) {
	A(() => scrollTo(0, 0), []);
	const { displayName, slug, description, when, isBuiltIn, isEnabled, disabledReason, usage, http, effect } = tool;
	const name = displayName === "" ? slug : displayName;
	return /* @__PURE__ */ a("article", {
		class: "tool",
		children: [
			/* @__PURE__ */ a("a", {
				class: "back button",
				href: hrefTo("tools"),
				children: t("screens.back")
			}),
			/* @__PURE__ */ a("header", { children: [
				/* @__PURE__ */ a("div", {
					class: "row spread",
					children: [/* @__PURE__ */ a("h2", {
						class: "row",
						children: [/* @__PURE__ */ a("bdi", { children: name }), effect !== void 0 && /* @__PURE__ */ a("span", {
							class: effect === "external" ? "tag is-warning" : "tag",
							children: t(EFFECTS[effect])
						})]
					}), /* @__PURE__ */ a(SwitchButton, {
						path: addressOf(tool),
						label: t("tools.switch", { name }),
						isOn: isEnabled
					})]
				}),
				/* @__PURE__ */ a("p", {
					class: "row dim",
					children: [toolName(tool) !== name && /* @__PURE__ */ a("code", { children: toolName(tool) }), usage !== void 0 && /* @__PURE__ */ a("span", { children: t("tools.usage", { count: usage.callCount }) })]
				}),
				/* @__PURE__ */ a("p", {
					lang: "en",
					children: description
				}),
				when !== void 0 && /* @__PURE__ */ a("p", {
					lang: "en",
					class: "dim",
					children: when
				}),
				disabledReason !== void 0 && /* @__PURE__ */ a("p", {
					class: "note is-warning",
					children: disabledReason
				}),
				!bundle.isEnabled && /* @__PURE__ */ a("p", {
					class: "note is-warning",
					children: t("tools.bundleOff")
				})
			] }),
			http !== void 0 && /* @__PURE__ */ a(Definition, { http }),
			isBuiltIn ? /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("tools.builtIn.help")
			}) : /* @__PURE__ */ a(OwnActions, {
				tool,
				name
			}),
			/* @__PURE__ */ a(ToolTester, {
				tool,
				isOff: !isEnabled || !bundle.isEnabled
			})
		]
	});
}
const EFFECTS = {
	read: "tools.effect.read",
	stage: "tools.effect.stage",
	external: "tools.effect.external"
};
function Definition({ http: { allowedHosts, calls, limits } }) {
	return /* @__PURE__ */ a("dl", {
		class: "facts",
		children: [
			/* @__PURE__ */ a("dt", { children: t("tools.calls") }),
			/* @__PURE__ */ a("dd", { children: calls.map(({ method, urlTemplate, auth }) => /* @__PURE__ */ a("p", { children: [/* @__PURE__ */ a("code", { children: [
				method,
				" ",
				urlTemplate
			] }), auth !== void 0 && /* @__PURE__ */ a("span", {
				class: "tag",
				children: t("tools.withSecret", {
					type: auth.type,
					name: auth.secret
				})
			})] }, `${method} ${urlTemplate}`)) }),
			/* @__PURE__ */ a("dt", { children: t("tools.hosts") }),
			/* @__PURE__ */ a("dd", { children: /* @__PURE__ */ a("code", { children: allowedHosts.join(", ") }) }),
			/* @__PURE__ */ a("dt", { children: t("tools.limits") }),
			/* @__PURE__ */ a("dd", { children: t("tools.limits.text", {
				seconds: limits.timeoutSeconds,
				retries: limits.maxRetries
			}) })
		]
	});
}
function OwnActions({ tool, name }) {
	const remove = async () => {
		if (!await askToConfirm({
			title: t("tools.deleteTool"),
			text: t("tools.deleteTool.text", { name: toolName(tool) }),
			action: t("tools.delete"),
			isDangerous: true
		})) return;
		try {
			await api(addressOf(tool), { method: "DELETE" });
			goTo("tools");
			toolsChanged();
			toast(t("tools.deleted", { name }));
		} catch (error) {
			toastError(error);
		}
	};
	return /* @__PURE__ */ a("p", {
		class: "row",
		children: [/* @__PURE__ */ a("a", {
			class: "button",
			href: hrefTo(`tools/edit/${tool.bundleID}`, { from: toolName(tool) }),
			children: t("tools.edit")
		}), /* @__PURE__ */ a("button", {
			type: "button",
			class: "danger",
			onClick: () => void remove(),
			children: [/* @__PURE__ */ a(Icon, { name: "delete" }), t("tools.delete")]
		})]
	});
}
// src/web/page/tools/tool-draft.ts
const FIRST_ARGS = {
	type: "object",
	properties: { id: {
		type: "string",
		description: "Which one"
	} },
	required: ["id"],
	additionalProperties: false
};
/** The initial form: a version of a tool, or an empty one. */
function draftOf(from, tools) {
	const call = from?.http?.calls[0];
	const { auth } = call ?? {};
	return {
		slug: from?.slug ?? "",
		version: from === void 0 ? "1" : nextVersion(from, tools),
		description: from?.description ?? "",
		method: call?.method ?? "GET",
		url: call?.urlTemplate ?? "",
		headers: Object.entries(call?.headers ?? {}).map(([name, value]) => `${name}: ${value}`).join("\n"),
		body: call?.body === void 0 ? "" : JSON.stringify(call.body, null, 2),
		auth: auth?.type ?? "none",
		secret: auth?.secret ?? "",
		user: auth?.type === "basic" ? auth.user : "",
		tokenUrl: auth?.type === "oauth2" ? auth.tokenUrl : "",
		clientId: auth?.type === "oauth2" ? auth.clientId : "",
		args: JSON.stringify(from?.argSchema ?? FIRST_ARGS, null, 2),
		timeoutSeconds: String(from?.http?.limits.timeoutSeconds ?? ""),
		maxRetries: String(from?.http?.limits.maxRetries ?? ""),
		maxCallsPerMinute: String(from?.http?.limits.maxCallsPerMinute ?? "")
	};
}
function nextVersion({ bundleID, slug, version }, tools) {
	const taken = new Set(tools.filter((tool) => tool.bundleID === bundleID && tool.slug === slug).map((tool) => tool.version));
	const number = /^\d+$/.test(version) ? Number(version) : 1;
	for (let next = number + 1;; next++) if (!taken.has(String(next))) return String(next);
}
/** What the form cannot show stays as it was. */
function toolOf(draft, from) {
	const problems = [];
	const json = (field, text) => {
		if (text.trim() === "") return void 0;
		try {
			return JSON.parse(text);
		} catch (error) {
			problems.push({
				field,
				reason: t("form.notJson", { reason: error instanceof Error ? error.message : "" })
			});
			return;
		}
	};
	const number = (field, text) => {
		if (text.trim() === "") return void 0;
		if (!/^\d+$/.test(text.trim())) problems.push({
			field,
			reason: t("form.notNumber")
		});
		return Number(text);
	};
	const [first, ...others] = from?.http?.calls ?? [];
	const { headers: _, body: __, auth: ___, ...kept } = first ?? {};
	const headers = readHeaders(draft.headers);
	const body = draft.method === "GET" || draft.method === "HEAD" ? void 0 : json("http.calls[0].body", draft.body);
	const auth = authOf(draft, first?.auth);
	const hosts = [draft.url, ...draft.auth === "oauth2" ? [draft.tokenUrl] : []].flatMap(hostOf);
	const limits = Object.entries({
		timeoutSeconds: number("http.limits.timeoutSeconds", draft.timeoutSeconds),
		maxRetries: number("http.limits.maxRetries", draft.maxRetries),
		maxCallsPerMinute: number("http.limits.maxCallsPerMinute", draft.maxCallsPerMinute)
	}).filter(([, value]) => value !== void 0);
	const call = {
		...kept,
		method: draft.method,
		urlTemplate: draft.url,
		...headers !== void 0 && { headers },
		...body !== void 0 && { body },
		...auth !== void 0 && { auth }
	};
	const argSchema = json("argSchema", draft.args);
	if (problems.length > 0) return {
		ok: false,
		problems
	};
	return {
		ok: true,
		body: {
			displayName: from?.displayName ?? "",
			description: draft.description,
			tags: from?.tags ?? [],
			type: "http",
			...argSchema !== void 0 && { argSchema },
			...from?.outputSchema !== void 0 && { outputSchema: from.outputSchema },
			http: {
				allowedHosts: [.../* @__PURE__ */ new Set([...hosts, ...others.length > 0 ? from?.http?.allowedHosts ?? [] : []])],
				calls: [call, ...others],
				limits: Object.fromEntries(limits)
			}
		}
	};
}
function authOf({ auth, secret, user, tokenUrl, clientId }, before) {
	if (auth === "none") return void 0;
	const kept = before !== void 0 && "type" in before && before.type === auth ? before : {};
	if (auth === "basic") return {
		...kept,
		type: auth,
		secret,
		user
	};
	return auth === "oauth2" ? {
		...kept,
		type: auth,
		secret,
		tokenUrl,
		clientId
	} : {
		...kept,
		type: auth,
		secret
	};
}
function readHeaders(text) {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	if (lines.length === 0) return void 0;
	return Object.fromEntries(lines.map((line) => [line.split(":", 1)[0]?.trim() ?? "", line.slice(line.indexOf(":") + 1).trim()]));
}
function hostOf(url) {
	const [, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
	return host === void 0 ? [] : [host.toLowerCase()];
}
/** Where the form shows what the server says of a field. */
const PLACES = [
	[/^toolSlug/, "slug"],
	[/^version/, "version"],
	[/^description/, "description"],
	[/\.method/, "method"],
	[/\.urlTemplate|allowedHosts/, "url"],
	[/\.headers/, "headers"],
	[/\.body/, "body"],
	[/\.auth\.tokenUrl/, "tokenUrl"],
	[/\.auth\.clientId/, "clientId"],
	[/\.auth\.user/, "user"],
	[/\.auth/, "secret"],
	[/^argSchema/, "args"],
	[/timeoutSeconds/, "timeoutSeconds"],
	[/maxRetries/, "maxRetries"],
	[/maxCallsPerMinute/, "maxCallsPerMinute"]
];
function fieldsWithProblems(error) {
	const problems = {};
	const given = error instanceof ApiError ? error.problems : [];
	let others = given.length === 0;
	for (const { field, reason } of given) {
		const name = PLACES.find(([pattern]) => pattern.test(field))?.[1];
		if (name === void 0) others = true;
		else problems[name] = [...problems[name] ?? [], reason];
	}
	return {
		problems,
		others
	};
}
// src/web/page/tools/tool-editor.tsx
const METHODS = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"HEAD"
];
const URL_EXAMPLE = ["https://api.example.com/items/$", "{id}"].join("");
const AUTHS = [
	"none",
	"bearer",
	"basic",
	"hmac",
	"oauth2"
];
/** A form for a tool that makes an HTTP call. A version never changes, so what is saved is a new one. */
function ToolEditor({ bundle, from, tools }) {
	A(() => scrollTo(0, 0), []);
	const [draft, setDraft] = d(() => draftOf(from, tools));
	const [error, setError] = d();
	const set = (changes) => setDraft({
		...draft,
		...changes
	});
	const { problems, others } = fieldsWithProblems(error);
	const save = async (event) => {
		event.preventDefault();
		const { slug, version } = draft;
		const tool = toolOf(draft, from);
		if (!tool.ok) return setError(new ApiError(400, { error: {
			code: "invalid_arguments",
			message: t("editor.wrong"),
			problems: tool.problems
		} }));
		try {
			const saved = await api(addressOf({
				bundleID: bundle.id,
				slug,
				version
			}), {
				method: "PUT",
				body: tool.body
			});
			toolsChanged();
			toast(t("tools.saved", { name: toolName(saved) }));
			goTo(`tools/tool/${encodeURIComponent(toolName(saved))}`);
		} catch (thrown) {
			setError(thrown);
		}
	};
	const text = (name, label, more = {}) => /* @__PURE__ */ a(Field, {
		label,
		help: more.help,
		errors: problems[name] ?? [],
		isRequired: more.isRequired ?? false,
		children: (control) => /* @__PURE__ */ a(TextControl, {
			...control,
			value: draft[name],
			onValue: (value) => set({ [name]: value }),
			isMultiline: more.isMultiline ?? false,
			placeholder: more.placeholder
		})
	});
	const choice = (name, label, options) => /* @__PURE__ */ a(Field, {
		label,
		errors: problems[name] ?? [],
		children: (control) => /* @__PURE__ */ a("select", {
			...control,
			value: draft[name],
			onChange: (event) => set({ [name]: event.currentTarget.value }),
			children: options.map((option) => /* @__PURE__ */ a("option", {
				value: option,
				children: option === "none" ? t("editor.auth.none") : option
			}, option))
		})
	});
	return /* @__PURE__ */ a("form", {
		class: "tool editor",
		onSubmit: (event) => void save(event),
		children: [
			/* @__PURE__ */ a("a", {
				class: "back button",
				href: hrefTo("tools"),
				children: t("screens.back")
			}),
			/* @__PURE__ */ a("h2", { children: from === void 0 ? t("editor.new", { name: bundle.slug }) : t("editor.from", { name: toolName(from) }) }),
			/* @__PURE__ */ a("p", {
				class: "dim",
				children: t("editor.versions")
			}),
			/* @__PURE__ */ a("div", {
				class: "columns",
				children: [text("slug", t("tools.slug"), {
					help: t("tools.slug.help"),
					isRequired: true
				}), text("version", t("editor.version"), { isRequired: true })]
			}),
			text("description", t("tools.description"), { isMultiline: true }),
			/* @__PURE__ */ a("div", {
				class: "columns",
				children: [choice("method", t("editor.method"), METHODS), text("url", t("editor.url"), {
					isRequired: true,
					help: t("editor.url.help"),
					placeholder: URL_EXAMPLE
				})]
			}),
			text("headers", t("editor.headers"), {
				isMultiline: true,
				help: t("editor.headers.help")
			}),
			draft.method !== "GET" && draft.method !== "HEAD" && text("body", t("editor.body"), {
				isMultiline: true,
				help: t("editor.body.help")
			}),
			/* @__PURE__ */ a("div", {
				class: "columns",
				children: [
					choice("auth", t("editor.auth"), AUTHS),
					draft.auth !== "none" && text("secret", t("editor.secret"), {
						isRequired: true,
						help: t("editor.secret.help"),
						placeholder: "TICKETS_TOKEN"
					}),
					draft.auth === "basic" && text("user", t("editor.user")),
					draft.auth === "oauth2" && text("tokenUrl", t("editor.tokenUrl")),
					draft.auth === "oauth2" && text("clientId", t("editor.clientId"))
				]
			}),
			text("args", t("editor.args"), {
				isMultiline: true,
				help: t("editor.args.help")
			}),
			/* @__PURE__ */ a("div", {
				class: "columns",
				children: [
					text("timeoutSeconds", t("editor.timeout")),
					text("maxRetries", t("editor.retries")),
					text("maxCallsPerMinute", t("editor.perMinute"))
				]
			}),
			error !== void 0 && others && /* @__PURE__ */ a(ErrorNote, { error }),
			/* @__PURE__ */ a("p", {
				class: "row",
				children: [/* @__PURE__ */ a("button", {
					type: "submit",
					class: "primary",
					children: t("editor.save")
				}), /* @__PURE__ */ a("a", {
					class: "button",
					href: hrefTo("tools"),
					children: t("action.cancel")
				})]
			})
		]
	});
}
// src/web/page/tools/tools-screen.tsx
/** The bundles with their tools, and one tool beside: `tools/tool/grep`, `tools/edit/<bundle id>?from=<tool>`. */
function ToolsScreen() {
	const [action, name] = place$1.value.rest;
	const { value, error, reload } = useLoad(loadTools, String(toolsRound.value));
	A(() => {
		if (action !== "new" && action !== "import") return;
		replacePlace("tools");
		action === "new" ? openNewBundle() : openImport();
	}, [action]);
	if (error !== void 0 && value === void 0) return /* @__PURE__ */ a(ErrorNote, {
		error,
		retry: reload
	});
	if (value === void 0) return /* @__PURE__ */ a(LoadingNote, {});
	return /* @__PURE__ */ a("div", {
		class: action === "tool" || action === "edit" ? "split has-detail" : "split",
		children: [
			/* @__PURE__ */ a("h1", {
				class: "hidden",
				children: t("nav.tools")
			}),
			/* @__PURE__ */ a(ToolList, {
				...value,
				current: action === "tool" ? name : void 0
			}),
			/* @__PURE__ */ a("div", {
				class: "split-detail",
				children: /* @__PURE__ */ a(Detail, {
					...value,
					action,
					name
				})
			})
		]
	});
}
function Detail({ tools, bundles, action, name }) {
	const from = place$1.value.query["from"];
	const tool = tools.find((each) => toolName(each) === (action === "edit" ? from : name));
	const bundle = bundles.find(({ id }) => id === (action === "edit" ? name : tool?.bundleID));
	if (action === "edit" && bundle !== void 0) return /* @__PURE__ */ a(ToolEditor, {
		bundle,
		from: tool,
		tools
	}, from ?? "");
	if (action === "tool" && tool !== void 0 && bundle !== void 0) return /* @__PURE__ */ a(ToolDetails, {
		tool,
		bundle
	}, toolName(tool));
	return /* @__PURE__ */ a("div", {
		class: "empty",
		children: [/* @__PURE__ */ a("h2", { children: t(hasName(action) ? "tools.missing" : "tools.choose") }), /* @__PURE__ */ a("p", { children: t("tools.choose.help") })]
	});
}
function hasName(action) {
	return action === "tool" || action === "edit";
}
function ToolList({ bundles, tools, current }) {
	const [query, setQuery] = d("");
	const items = tools.map(asItem);
	const found = new Set([query, toolWords(query).join(" ")].flatMap((words) => rankItems(items, words)).map(({ tool }) => tool));
	const shown = bundles.filter(({ id, isBuiltIn }) => query === "" && !isBuiltIn || hasTools(id)).toSorted((a, b) => orderOf(a) - orderOf(b));
	function hasTools(id) {
		return tools.some((tool) => tool.bundleID === id && found.has(tool));
	}
	return /* @__PURE__ */ a("section", {
		class: "split-list",
		"aria-labelledby": "tools-title",
		children: [
			/* @__PURE__ */ a("div", {
				class: "row spread",
				children: [/* @__PURE__ */ a("h2", {
					id: "tools-title",
					class: "list-title",
					children: t("nav.tools")
				}), /* @__PURE__ */ a("span", {
					class: "row",
					children: [/* @__PURE__ */ a("button", {
						type: "button",
						onClick: () => void openImport(),
						children: t("tools.import")
					}), /* @__PURE__ */ a("button", {
						type: "button",
						class: "primary",
						onClick: () => void openNewBundle(),
						children: [/* @__PURE__ */ a(Icon, { name: "add" }), t("tools.newBundle")]
					})]
				})]
			}),
			/* @__PURE__ */ a("input", {
				type: "search",
				"aria-label": t("tools.search"),
				placeholder: t("tools.search"),
				value: query,
				onInput: (event) => setQuery(event.currentTarget.value)
			}),
			shown.length === 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("tools.noMatch")
			}),
			shown.map((bundle) => /* @__PURE__ */ a(BundleSection, {
				bundle,
				tools: tools.filter((tool) => tool.bundleID === bundle.id && found.has(tool)),
				current
			}, bundle.id))
		]
	});
}
/** Those that people made come first, and recipes have a screen of their own. */
function orderOf({ isBuiltIn, slug }) {
	return isBuiltIn ? slug === "recipes" ? 2 : 1 : 0;
}
function asItem(tool) {
	const { displayName, slug, description, tags, bundleSlug, modifiedAt } = tool;
	return {
		tool,
		title: displayName,
		keywords: [
			slug,
			toolName(tool),
			bundleSlug,
			...tags
		],
		detail: description,
		usedAt: modifiedAt
	};
}
function BundleSection({ bundle, tools, current }) {
	const { id, slug, displayName, isBuiltIn, isEnabled } = bundle;
	const title = displayName === "" ? slug : displayName;
	return /* @__PURE__ */ a("section", {
		class: "bundle",
		"aria-labelledby": `bundle-${id}`,
		children: [
			/* @__PURE__ */ a("div", {
				class: "row spread",
				children: [/* @__PURE__ */ a("h3", {
					id: `bundle-${id}`,
					children: [
						/* @__PURE__ */ a("bdi", { children: title }),
						" ",
						isBuiltIn && /* @__PURE__ */ a("span", {
							class: "tag",
							children: t("tools.builtIn")
						})
					]
				}), /* @__PURE__ */ a(SwitchButton, {
					path: `/tools/bundles/${id}`,
					label: t("tools.switch", { name: title }),
					isOn: isEnabled
				})]
			}),
			!isBuiltIn && /* @__PURE__ */ a("div", {
				class: "row bundle-actions",
				children: [
					/* @__PURE__ */ a("a", {
						class: "button",
						href: hrefTo(`tools/edit/${id}`),
						"aria-label": t("tools.newToolIn", { name: title }),
						children: [/* @__PURE__ */ a(Icon, { name: "add" }), t("tools.newTool")]
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						"aria-label": t("tools.exportThis", { name: title }),
						onClick: () => void exportBundle(bundle),
						children: t("tools.export")
					}),
					/* @__PURE__ */ a("button", {
						type: "button",
						class: "icon-button",
						"aria-label": t("tools.deleteThis", { name: title }),
						onClick: () => void removeBundle(bundle, title),
						children: /* @__PURE__ */ a(Icon, { name: "delete" })
					})
				]
			}),
			tools.length === 0 && /* @__PURE__ */ a("p", {
				class: "dim",
				children: t("tools.noTools")
			}),
			/* @__PURE__ */ a("ul", { children: tools.map((tool) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("a", {
				class: "list-entry",
				href: hrefTo(`tools/tool/${encodeURIComponent(toolName(tool))}`),
				"aria-current": toolName(tool) === current ? "true" : void 0,
				children: [/* @__PURE__ */ a("span", {
					class: "row",
					children: [
						/* @__PURE__ */ a("bdi", {
							class: "entry-title",
							children: tool.displayName === "" ? tool.slug : tool.displayName
						}),
						!tool.isBuiltIn && /* @__PURE__ */ a("span", {
							class: "dim",
							children: tool.version
						}),
						!tool.isEnabled && /* @__PURE__ */ a("span", {
							class: "tag is-warning",
							children: t("tools.off")
						})
					]
				}), /* @__PURE__ */ a("bdi", {
					class: "dim entry-detail",
					lang: "en",
					children: tool.description.split("\n", 1)[0]
				})]
			}) }, tool.id)) })
		]
	});
}
// src/web/page/app/screens.tsx
/** The screens of the bar at the top, in its order. */
const SCREENS = [
	{
		name: "recipes",
		title: "nav.recipes",
		screen: RecipesScreen
	},
	{
		name: "tools",
		title: "nav.tools",
		screen: ToolsScreen
	},
	{
		name: "plans",
		title: "nav.plans",
		screen: PlansScreen
	},
	{
		name: "campaigns",
		title: "nav.campaigns",
		screen: CampaignsScreen
	}
];
/** At the end of the bar: the palette. */
function TopBarActions() {
	return /* @__PURE__ */ a(PaletteButton, {});
}
// src/web/page/app/studio.tsx
/** The whole page: the bar at the top, and one screen below it. */
function Studio() {
	const { screen } = place$1.value;
	const Screen = SCREENS.find(({ name }) => name === screen)?.screen;
	return /* @__PURE__ */ a($, { children: [
		/* @__PURE__ */ a("button", {
			type: "button",
			class: "skip",
			onClick: () => document.getElementById("main")?.focus(),
			children: t("app.skip")
		}),
		/* @__PURE__ */ a("header", {
			class: "top-bar",
			children: [
				/* @__PURE__ */ a("a", {
					class: "brand",
					href: hrefTo("recipes"),
					"aria-label": t("app.title"),
					children: [/* @__PURE__ */ a(Icon, { name: "brand" }), /* @__PURE__ */ a("span", { children: "sous" })]
				}),
				/* @__PURE__ */ a("nav", {
					"aria-label": t("nav.main"),
					children: SCREENS.map(({ name, title }) => /* @__PURE__ */ a("a", {
						href: hrefTo(name),
						"aria-current": name === screen ? "page" : void 0,
						children: t(title)
					}, name))
				}),
				/* @__PURE__ */ a("div", {
					class: "top-bar-end",
					children: [/* @__PURE__ */ a(TopBarActions, {}), /* @__PURE__ */ a(LanguageChoice, {})]
				})
			]
		}),
		/* @__PURE__ */ a(ConnectionBanner, {}),
		/* @__PURE__ */ a("main", {
			id: "main",
			tabIndex: -1,
			children: connection.value === "signedOut" && !hasWorked ? /* @__PURE__ */ a(SignIn, {}) : Screen === void 0 ? /* @__PURE__ */ a(Missing, {}) : /* @__PURE__ */ a(WorkingScreen, { screen: Screen })
		}),
		/* @__PURE__ */ a(DialogLayer, {}),
		/* @__PURE__ */ a(ToastLayer, {})
	] });
}
/** Whether a screen has been shown: then its work stays on the page when the connection is lost. */
let hasWorked = false;
function WorkingScreen({ screen: Screen }) {
	hasWorked = true;
	return /* @__PURE__ */ a(Screen, {});
}
function Missing() {
	return /* @__PURE__ */ a("div", {
		class: "empty",
		children: [/* @__PURE__ */ a("h1", { children: t("screen.missing") }), /* @__PURE__ */ a("p", { children: t("screen.missing.text") })]
	});
}
function LanguageChoice() {
	const shown = LANGUAGES.find((each) => each === locale.value) ?? "en";
	return /* @__PURE__ */ a("label", {
		class: "language",
		children: [/* @__PURE__ */ a("span", {
			class: "hidden",
			children: t("nav.language")
		}), /* @__PURE__ */ a("select", {
			value: shown,
			onChange: (event) => void chooseLanguage(event.currentTarget.value),
			children: LANGUAGES.map((each) => /* @__PURE__ */ a("option", {
				value: each,
				lang: each,
				children: LANGUAGE_NAMES[each]
			}, each))
		})]
	});
}
// src/web/page/main.tsx
await Promise.all([startLanguage(), startSession()]);
const place = document.getElementById("studio");
if (place !== null) Q(/* @__PURE__ */ a(Studio, {}), place);
