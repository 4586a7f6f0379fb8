import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type * as z from 'zod/mini'
import type { paletteAnswer } from '../../../rest/studio-schemas.ts'
import type { MessageKey } from '../../../texts/page/page-en.ts'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { goTo } from '../app/router.ts'
import { planStateText } from '../plans/plan-state.tsx'
import { Dialog, openDialog } from '../ui/dialog.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLoad } from '../ui/use-load.ts'
import { rankItems } from './rank-items.ts'

type PaletteAnswer = z.output<ReturnType<typeof paletteAnswer>>

interface PaletteEntry {
  readonly key: string
  readonly kind: PaletteAnswer['items'][number]['kind'] | 'command'
  readonly title: string
  readonly detail: string
  readonly keywords: readonly string[]
  readonly usedAt?: string | undefined
  open(): void
}

const COMMANDS: readonly { readonly name: MessageKey; readonly path: string }[] = [
  { name: 'palette.newRecipe', path: 'recipes/new' },
  { name: 'palette.showRecipes', path: 'recipes' },
  { name: 'palette.showTools', path: 'tools' },
  { name: 'palette.newBundle', path: 'tools/new' },
  { name: 'palette.importBundle', path: 'tools/import' },
  { name: 'palette.showPlans', path: 'plans' },
  { name: 'palette.showCampaigns', path: 'campaigns' },
]
const KINDS = { recipe: 'palette.recipe', tool: 'palette.tool', plan: 'palette.plan', command: 'palette.command' } as const
const MAX_SHOWN = 60
const USED = 'sous-palette-used'
const MAX_USED = 50

let isOpen = false

/** Opens whatever has a name. */
export async function openPalette(): Promise<void> {
  if (isOpen) return
  isOpen = true
  let chosen: PaletteEntry | undefined
  await openDialog((close) => (
    <Palette
      close={close}
      choose={(entry) => {
        chosen = entry
        close()
      }}
    />
  ))
  isOpen = false
  if (chosen === undefined) return
  noteUsed(chosen.key)
  chosen.open()
}

/** The button of the palette, and its keys on the whole page. */
export function PaletteButton(): JSX.Element {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCtrlK = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      const isPlus = event.key === '+' && !event.ctrlKey && !event.metaKey && !event.altKey && !takesText(event.target)
      if (!isCtrlK && !isPlus) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      void openPalette()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <button type="button" class="palette-button" aria-keyshortcuts="Control+K" onClick={() => void openPalette()}>
      <Icon name="search" />
      <span class="palette-word">{t('palette.open')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

interface PaletteProps {
  readonly close: () => void
  readonly choose: (entry: PaletteEntry) => void
}

function Palette({ close, choose }: PaletteProps): JSX.Element {
  const { value = latest, error, isLoading } = useLoad(loadItems)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const used = readUsed()
  const found = rankItems(
    [...entriesOf(value), ...commands()].map((entry) => withUse(entry, used)),
    query.replace(/^\+/, ''),
  ).slice(0, MAX_SHOWN)
  const current = Math.min(at, found.length - 1)
  useEffect(() => {
    document.getElementById(`palette-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = found[current]
    if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(found.length, 1))
    else if (event.key === 'ArrowUp') setAt((current + found.length - 1) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && entry !== undefined && !event.isComposing) choose(entry)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t('palette.title')} close={close}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found.length > 0 ? `palette-${current}` : undefined}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && <ErrorNote error={error} />}
      <p class="dim" role="status">
        {value === undefined && isLoading ? t('state.loading') : t('palette.found', { count: found.length })}
      </p>
      <div id="palette-list" role="listbox" aria-label={t('palette.title')} class="palette-list" tabIndex={-1}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={entry.key}
            id={`palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            class="palette-item"
            onClick={() => choose(entry)}
          >
            <span class="palette-title">
              <bdi>{entry.title}</bdi>
              <span class="tag">{t(KINDS[entry.kind])}</span>
            </span>
            {entry.detail !== '' && (
              <bdi class="dim palette-detail" lang={entry.kind === 'plan' ? undefined : 'en'}>
                {entry.detail}
              </bdi>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** The previous results are shown while new ones load. */
let latest: PaletteAnswer | undefined

async function loadItems(signal: AbortSignal): Promise<PaletteAnswer> {
  latest = await api<PaletteAnswer>('/palette', { signal })
  return latest
}

function entriesOf(answer: PaletteAnswer | undefined): readonly PaletteEntry[] {
  return (answer?.items ?? []).map((item) => ({
    ...item,
    detail: item.kind === 'plan' ? planStateText(item.detail) : item.detail,
    key: `${item.kind} ${item.id}`,
    open: () => openItem(item),
  }))
}

function openItem({ kind, id }: PaletteAnswer['items'][number]): void {
  if (kind === 'recipe') goTo(id.startsWith('sous:') ? 'recipes/new' : 'recipes/edit', id.startsWith('sous:') ? { from: id } : { path: id })
  else goTo(`${kind === 'tool' ? 'tools/tool' : 'plans'}/${encodeURIComponent(id)}`)
}

function commands(): readonly PaletteEntry[] {
  return COMMANDS.map(({ name, path }) => ({
    key: `command ${path}`,
    kind: 'command',
    title: t(name),
    detail: '',
    keywords: [path],
    open: () => goTo(path),
  }))
}

type Used = Readonly<Record<string, string>>

function withUse(entry: PaletteEntry, used: Used): PaletteEntry {
  const here = used[entry.key]
  return here === undefined || here < (entry.usedAt ?? '') ? entry : { ...entry, usedAt: here }
}

function readUsed(): Used {
  try {
    const used: unknown = JSON.parse(localStorage.getItem(USED) ?? '{}')
    return typeof used === 'object' && used !== null ? (used as Used) : {}
  } catch {
    return {}
  }
}

function noteUsed(key: string): void {
  const { [key]: _, ...others } = readUsed()
  const latest = Object.entries(others).sort(([, a], [, b]) => (a < b ? 1 : -1))
  localStorage.setItem(USED, JSON.stringify(Object.fromEntries([[key, new Date().toISOString()], ...latest].slice(0, MAX_USED))))
}
