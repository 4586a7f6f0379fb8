import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { hrefTo } from '../app/router.ts'
import { Icon } from '../ui/icon.tsx'
import { applyDraft } from './apply-recipe.tsx'
import { ChangesPane } from './changes-pane.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'
import { saveDraft } from './save-recipe.tsx'
import { SourcePane } from './source-pane.tsx'

type Pane = 'form' | 'source' | 'changes'

const PANES = [
  ['form', 'pane.form'],
  ['source', 'pane.source'],
  ['changes', 'pane.changes'],
] as const

/** How many panes fit side by side. */
const TWO = matchMedia('(min-width: 900px)')
const THREE = matchMedia('(min-width: 1680px)')

function useColumns(): number {
  const count = () => (THREE.matches ? 3 : TWO.matches ? 2 : 1)
  const [columns, setColumns] = useState(count())
  useEffect(() => {
    const update = () => setColumns(count())
    for (const query of [TWO, THREE]) query.addEventListener('change', update)
    return () => {
      for (const query of [TWO, THREE]) query.removeEventListener('change', update)
    }
  }, [])
  return columns
}

interface BuilderProps {
  readonly draft: RecipeDraft
  /** The draft has a file now. */
  readonly onSaved: () => void
}

/** A recipe as form, source and changes: three views of one text. */
export function Builder({ draft, onSaved }: BuilderProps): JSX.Element {
  const columns = useColumns()
  const [shown, setShown] = useState<Pane>('form')
  // What cannot be read is corrected in the source.
  const [beside, setBeside] = useState<Pane>(() => (draft.reading.peek()?.outline === null ? 'source' : 'changes'))
  const { history, preview } = draft
  const save = async () => {
    if (await saveDraft(draft)) onSaved()
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMod = event.ctrlKey || event.metaKey
      if (!isMod || event.altKey || document.querySelector('dialog[open]') !== null) return
      const key = event.key.toLowerCase()
      const inField = event.target instanceof HTMLElement && event.target.closest('.cm-editor') !== null
      if (key === 's') void save()
      else if (key === 'z' && !inField) event.shiftKey ? draft.redo() : draft.undo()
      else if (key === 'y' && !inField) draft.redo()
      else if (key === 'enter' && canApply(draft)) void applyDraft(draft)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [draft])
  // Jumping to a place in the source opens the source.
  useEffect(
    () =>
      draft.cursor.subscribe((range) => {
        if (range === undefined) return
        setBeside('source')
        if (!TWO.matches) setShown('source')
      }),
    [draft],
  )
  // The numbers at the steps come from the preview.
  useEffect(() => {
    preview.isWanted.value = true
  }, [preview, beside, shown, columns])
  const title = draft.reading.value?.outline?.name || t('builder.untitled')
  const tabs = columns === 1 ? PANES : PANES.slice(1)
  const current = columns === 1 ? shown : beside
  const choose = columns === 1 ? setShown : setBeside
  const tabList = columns < 3 && <Tabs tabs={tabs} current={current} choose={choose} />
  return (
    <div class="builder">
      <header class="builder-head">
        <a href={hrefTo('recipes')} class="button icon-button" aria-label={t('builder.back')}>
          <Icon name="fold" />
        </a>
        <div class="builder-title">
          <h1 class="one-line">{title}</h1>
          <span class="dim one-line">
            <bdi class="path">{draft.path.value ?? t('builder.notSaved')}</bdi>
            {draft.isDirty.value && <span class="tag is-warning">{t('builder.unsaved')}</span>}
          </span>
        </div>
        <div class="row builder-actions">
          <button
            type="button"
            class="icon-button"
            aria-label={t('action.undo')}
            disabled={!history.canUndo.value}
            onClick={() => draft.undo()}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t('builder.redo')}
            disabled={!history.canRedo.value}
            onClick={() => draft.redo()}
          >
            <Icon name="redo" />
          </button>
          <button type="button" onClick={() => void save()}>
            {t('save.save')}
          </button>
          <button type="button" class="primary" disabled={!canApply(draft)} onClick={() => void applyDraft(draft)}>
            <Icon name="run" />
            {t('apply.open')}
          </button>
        </div>
      </header>
      {columns === 1 && tabList}
      <div class={`panes has-${columns}`}>
        {(columns > 1 || shown === 'form') && (
          <section class="pane" aria-label={t('pane.form')}>
            <RecipeForm draft={draft} />
          </section>
        )}
        {columns === 3 ? (
          PANES.slice(1).map(([pane, label]) => (
            <section key={pane} class="pane" aria-label={t(label)}>
              <h2 class="pane-title">{t(label)}</h2>
              <PaneBody draft={draft} pane={pane} />
            </section>
          ))
        ) : (
          <section class="pane" hidden={current === 'form'} aria-label={t('pane.beside')}>
            {columns === 2 && tabList}
            <div id="pane-body" role="tabpanel" aria-labelledby={`tab-${current}`}>
              <PaneBody draft={draft} pane={current} />
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

function canApply({ preview, text }: RecipeDraft): boolean {
  const { value: made } = preview.latest
  return (
    made?.digest != null &&
    preview.ofText.value === text.value &&
    !preview.isRunning.value &&
    made.kind !== 'failed' &&
    made.kind !== 'clean'
  )
}

function PaneBody({ draft, pane }: { readonly draft: RecipeDraft; readonly pane: Pane }): JSX.Element | null {
  if (pane === 'source') return <SourcePane draft={draft} />
  return pane === 'changes' ? <ChangesPane draft={draft} /> : null
}

interface TabsProps {
  readonly tabs: readonly (readonly [Pane, (typeof PANES)[number][1]])[]
  readonly current: Pane
  readonly choose: (pane: Pane) => void
}

function Tabs({ tabs, current, choose }: TabsProps): JSX.Element {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const index = tabs.findIndex(([pane]) => pane === current)
    const [next] = tabs[(index + step + tabs.length) % tabs.length] ?? []
    if (next === undefined) return
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={t('pane.views')} onKeyDown={onKeyDown}>
      {tabs.map(([pane, label]) => (
        <button
          key={pane}
          type="button"
          role="tab"
          id={`tab-${pane}`}
          aria-selected={pane === current}
          aria-controls={pane === current && pane !== 'form' ? 'pane-body' : undefined}
          tabIndex={pane === current ? 0 : -1}
          onClick={() => choose(pane)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}
