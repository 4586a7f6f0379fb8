import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { toolWords } from '../tools/tool-words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import type { StepTool } from './recipe-types.ts'
import { loadStepTools, stepTools } from './step-tools.ts'

interface AddStepProps {
  readonly isVerify: boolean
  readonly close: () => void
  readonly choose: (step: Readonly<Record<string, unknown>>) => void
}

/** Finds a tool by what it does, and adds a step with it. */
export function AddStepDialog({ isVerify, close, choose }: AddStepProps): JSX.Element {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => {
    loadStepTools().catch(() => undefined)
  }, [])
  const found = rank(stepTools.value, query, isVerify)
  const chosen = Math.min(at, found.length - 1)
  useEffect(() => {
    document.getElementById(`add-step-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = found[chosen]
    if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter' && tool !== undefined) choose(newStep(tool))
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t(isVerify ? 'verify.add' : 'steps.add')} close={close}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="add-step-list"
        aria-activedescendant={found.length > 0 ? `add-step-${chosen}` : undefined}
        aria-label={t('addStep.search')}
        placeholder={t('addStep.search')}
        autocomplete="off"
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {stepTools.value.length === 0 && <LoadingNote />}
      {stepTools.value.length > 0 && found.length === 0 && <p class="dim">{t('addStep.none')}</p>}
      <div id="add-step-list" role="listbox" aria-label={t('addStep.tools')} class="choices" tabIndex={-1}>
        {found.map((tool, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={tool.name}
            id={`add-step-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            class="choice"
            onClick={() => choose(newStep(tool))}
          >
            <span class="row">
              <code>{tool.name}</code>
              <span class={tool.effect === 'external' ? 'tag is-warning' : 'tag'}>{t(EFFECTS[tool.effect] ?? 'effect.external')}</span>
            </span>
            <span class="dim" lang="en">
              {tool.summary}
            </span>
          </div>
        ))}
      </div>
    </Dialog>
  )
}

const EFFECTS: Readonly<Record<string, 'effect.read' | 'effect.stage' | 'effect.external'>> = {
  read: 'effect.read',
  stage: 'effect.stage',
  external: 'effect.external',
}

/**
 * Those that match most words of what someone wants to do: a sentence has words that no tool knows. Steps that change files come first;
 * in checks, those that read.
 */
function rank(tools: readonly StepTool[], query: string, isVerify: boolean): readonly StepTool[] {
  const words = toolWords(query)
  const score = ({ name, summary, when, effect, tags, schema }: StepTool) => {
    const [first, text] = [summary.toLowerCase(), `${when} ${tags.join(' ')}`.toLowerCase()]
    const spoken = name.toLowerCase().replaceAll('_', ' ')
    let points = (effect === 'read') === isVerify ? 3 : 0
    let hits = words.length
    if (effect === 'external') points -= 2
    // One that first asks for a language, say, is for fewer cases.
    points -= (schema.required ?? []).filter((key) => schema.properties?.[key]?.enum !== undefined).length
    for (const word of words) {
      if (spoken.startsWith(word)) points += 30
      else if (spoken.includes(` ${word}`)) points += 20
      else if (spoken.includes(word)) points += 12
      else if (first.includes(word)) points += 8
      else if (text.includes(word)) points += 4
      else hits--
    }
    return { points, hits }
  }
  const scored = tools.map((tool) => ({ tool, ...score(tool) }))
  const most = Math.max(...scored.map(({ hits }) => hits))
  return scored
    .filter(({ hits }) => words.length === 0 || (hits > 0 && hits === most))
    .sort((a, b) => b.points - a.points)
    .map(({ tool }) => tool)
}

/** With its required arguments, empty, so that each has a field to fill in. */
function newStep({ name, schema }: StepTool): Readonly<Record<string, unknown>> {
  const required = (schema.required ?? []).map((key) => [key, emptyValue(schema.properties?.[key]?.type)] as const)
  const include =
    schema.properties?.['include'] !== undefined && !(schema.required ?? []).includes('path') ? [['include', '**/*'] as const] : []
  const all = name === 'grep' || name.startsWith('read_') ? required : [...include, ...required]
  return all.length === 0 ? { tool: name } : { tool: name, with: Object.fromEntries(all) }
}

function emptyValue(type: unknown): unknown {
  return type === 'array' ? [] : type === 'object' ? {} : type === 'boolean' ? false : type === 'integer' || type === 'number' ? 1 : ''
}
