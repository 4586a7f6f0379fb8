import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, Prec } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** A view of the draft's text, in a file of its own because it is large. */
export function openSourceEditor(parent: HTMLElement, draft: RecipeDraft): EditorView {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
  const isCrlf = draft.text.peek().includes('\r\n')
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: draft.text.peek(),
      extensions: [
        EditorView.cspNonce.of(nonce),
        // A carriage return stays a character, so that offsets and bytes are those of the file.
        EditorState.lineSeparator.of('\n'),
        highlightSpecialChars({
          render: (code, description, hidden) => (code === 13 ? document.createElement('span') : mark(description ?? '', hidden)),
        }),
        ...(isCrlf ? [EditorState.transactionFilter.of(keepCrlf)] : []),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        foldGutter(),
        lintGutter(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        highlightSelectionMatches(),
        yaml(),
        syntaxHighlighting(COLORS),
        autocompletion({ override: [(context) => complete(context, draft)], activateOnTyping: true }),
        hoverTooltip((view, offset) => hover(view, offset, draft)),
        Prec.high(
          keymap.of([
            { key: 'Mod-z', run: () => run(() => draft.undo()) },
            { key: 'Mod-y', run: () => run(() => draft.redo()) },
            { key: 'Mod-Shift-z', run: () => run(() => draft.redo()) },
          ]),
        ),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...searchKeymap,
          ...foldKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': t('source.label'), spellcheck: 'false', dir: 'ltr' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((each) => each.isUserEvent('draft')))
            draft.setText(update.state.sliceDoc(), 'typed')
        }),
        theme,
      ],
    }),
  })
}

function run(action: () => void): boolean {
  action()
  return true
}

function mark(description: string, hidden: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = hidden
  span.title = description
  span.className = 'cm-specialChar'
  return span
}

/** In a file with CRLF, new lines end like the others. */
const keepCrlf: Parameters<typeof EditorState.transactionFilter.of>[0] = (transaction) => {
  if (!transaction.docChanged || transaction.isUserEvent('draft')) return transaction
  const changes: { from: number; insert: string }[] = []
  transaction.changes.iterChanges((_fromA, _toA, fromB, toB) => {
    const inserted = transaction.newDoc.sliceString(fromB, toB)
    for (const match of inserted.matchAll(/\n/g)) {
      const at = fromB + match.index
      if (at === 0 || transaction.newDoc.sliceString(at - 1, at) !== '\r') changes.push({ from: at, insert: '\r' })
    }
  })
  return changes.length === 0 ? transaction : [transaction, { changes, sequential: true }]
}

/** Shows a text that did not come from the editor. Replaces only what differs, so that the cursor stays. */
export function showText(view: EditorView, text: string): void {
  const before = view.state.sliceDoc()
  if (before === text) return
  let from = 0
  const most = Math.min(before.length, text.length)
  while (from < most && before[from] === text[from]) from++
  let same = 0
  while (same < most - from && before[before.length - 1 - same] === text[text.length - 1 - same]) same++
  view.dispatch({ changes: { from, to: before.length - same, insert: text.slice(from, text.length - same) }, userEvent: 'draft' })
}

export function showDiagnostics(view: EditorView, draft: RecipeDraft): void {
  const length = view.state.doc.length
  const diagnostics = (draft.reading.value?.diagnostics ?? []).map(({ from, to, severity, code, message, suggestion }) => ({
    from: Math.min(from, length),
    to: Math.min(Math.max(to, from), length),
    severity,
    source: code,
    message: suggestion === '' ? message : `${message}\n${suggestion}`,
  }))
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

export function revealRange(view: EditorView, { from, to }: { readonly from: number; readonly to: number }): void {
  const length = view.state.doc.length
  view.dispatch({
    selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' }),
  })
}

interface CompletionAnswer {
  readonly from: number
  readonly to: number
  readonly items: readonly { readonly label: string; readonly insert: string; readonly detail: string; readonly info: string }[]
}

async function complete(context: CompletionContext, draft: RecipeDraft): Promise<CompletionResult | null> {
  if (!context.explicit && context.matchBefore(/[\w.]+|\$\{\{ ?|: /) === null) return null
  const body = { text: context.state.sliceDoc(), path: draft.path.peek(), offset: context.pos }
  const answer = await api<CompletionAnswer>('/recipes/complete', { method: 'POST', body }).catch(() => undefined)
  if (answer === undefined || answer.items.length === 0) return null
  const options = answer.items.map(({ label, insert, detail, info }) => ({ label, apply: insert, detail, ...(info !== '' && { info }) }))
  return { from: answer.from, to: context.pos, options, validFor: /^[\w.-]*$/ }
}

async function hover(view: EditorView, offset: number, draft: RecipeDraft) {
  const body = { text: view.state.sliceDoc(), path: draft.path.peek(), offset }
  const found = await api<{ readonly from: number; readonly to: number; readonly text: string } | null>('/recipes/hover', {
    method: 'POST',
    body,
  }).catch(() => null)
  if (found === null) return null
  return {
    pos: found.from,
    end: found.to,
    create() {
      const dom = document.createElement('div')
      dom.className = 'hover-text'
      dom.textContent = found.text
      return { dom }
    },
  }
}

const COLORS = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--accent)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--amber)' },
  { tag: [tags.lineComment, tags.comment], color: 'var(--dim)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--dim)' },
])

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '0.9rem', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--dim)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    boxShadow: 'var(--shadow)',
    maxWidth: '60ch',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { color: 'var(--dim)', fontStyle: 'normal' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)' },
})
