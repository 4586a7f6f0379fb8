import type { EditorView } from '@codemirror/view'
import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { DraftMistake } from './recipe-types.ts'

/** The text itself, and what is wrong with it. */
export function SourcePane({ draft }: { readonly draft: RecipeDraft }): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(true)
  useEffect(() => {
    let view: EditorView | undefined
    const stops: (() => void)[] = []
    let isGone = false
    void import('./source-editor.ts').then((editor) => {
      if (isGone || place.current === null) return
      const made = editor.openSourceEditor(place.current, draft)
      view = made
      setIsLoading(false)
      stops.push(
        effect(() => editor.showText(made, draft.text.value)),
        effect(() => editor.showDiagnostics(made, draft)),
        effect(() => {
          const range = draft.cursor.value
          if (range === undefined) return
          editor.revealRange(made, range)
          made.focus()
          queueMicrotask(() => {
            draft.cursor.value = undefined
          })
        }),
      )
    })
    return () => {
      isGone = true
      for (const stop of stops) stop()
      view?.destroy()
    }
  }, [draft])
  return (
    <div class="source-pane">
      {isLoading && <LoadingNote />}
      <div class="source" ref={place} />
      <Problems draft={draft} />
    </div>
  )
}

/** Errors and warnings in a list: each leads to its place. */
export function Problems({ draft }: { readonly draft: RecipeDraft }): JSX.Element | null {
  const diagnostics = draft.reading.value?.diagnostics ?? []
  if (diagnostics.length === 0) return null
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return (
    <section class="problems" aria-label={t('problems.title')}>
      <h3 class="row">
        {errors > 0 && <span class="tag is-error">{t('problems.errors', { count: errors })}</span>}
        {diagnostics.length > errors && (
          <span class="tag is-warning">{t('problems.warnings', { count: diagnostics.length - errors })}</span>
        )}
      </h3>
      <ul>
        {diagnostics.slice(0, 100).map((each) => (
          <li key={`${each.from} ${each.code} ${each.message}`}>
            <ProblemLink draft={draft} diagnostic={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProblemLink({ draft, diagnostic }: { readonly draft: RecipeDraft; readonly diagnostic: DraftMistake }): JSX.Element {
  const { from, to, line, severity, message, suggestion } = diagnostic
  return (
    <button
      type="button"
      class={`problem is-${severity}`}
      onClick={() => {
        draft.cursor.value = { from, to }
      }}
    >
      <Icon name="warn" />
      <span>
        <span class="dim">{t('problems.line', { line })}</span> <span lang="en">{message}</span>
        {suggestion !== '' && (
          <span class="dim" lang="en">
            {' '}
            {suggestion}
          </span>
        )}
      </span>
    </button>
  )
}
