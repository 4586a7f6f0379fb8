import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'
import { Counts } from '../ui/diff.tsx'
import { Field, TextControl } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { type FormPath, SchemaForm } from '../ui/schema-form.tsx'
import { errorsFor, OnlyInSource } from './form-notes.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import { type AnyStep, type DraftMistake, isSamePath, type PreviewStep, type StepTool, startsWith } from './recipe-types.ts'
import { findStepTool } from './step-tools.ts'

interface StepCardProps {
  readonly draft: RecipeDraft
  readonly step: AnyStep
  readonly index: number
  readonly list: string
  readonly count: number
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly move: (to: number) => void
  readonly duplicate: () => void
  readonly remove: () => void
}

/** One step: what it calls, what that changes, and a form for it. */
export function StepCard({ draft, step, index, list, count, isOpen, toggle, move, duplicate, remove }: StepCardProps): JSX.Element {
  const title = step.name ?? step.tool ?? step.recipe ?? t('step.group')
  const errors = (draft.reading.value?.diagnostics ?? []).filter(
    ({ severity, path }) => severity === 'error' && startsWith(path, step.path),
  ).length
  const label = t('step.label', { number: index + 1, title })
  return (
    <li
      class={errors > 0 ? 'card step is-wrong' : 'card step'}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        move(event.key === 'ArrowUp' ? index - 1 : index + 1)
      }}
    >
      <div class="card-head">
        <button type="button" class="card-title" aria-expanded={isOpen} data-step={`${list}-${index}`} onClick={toggle}>
          <Icon name="fold" />
          <span class="dim">{index + 1}</span>
          <span class="one-line">{title}</span>
          {step.name !== undefined && <code class="dim one-line">{step.tool ?? step.recipe}</code>}
          {errors > 0 && <span class="tag is-error">{t('problems.errors', { count: errors })}</span>}
          <StepResult draft={draft} step={step} />
        </button>
        <div class="card-actions">
          <button
            type="button"
            class="icon-button"
            disabled={index === 0}
            aria-label={t('step.up', { step: label })}
            onClick={() => move(index - 1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            class="icon-button"
            disabled={index === count - 1}
            aria-label={t('step.down', { step: label })}
            onClick={() => move(index + 1)}
          >
            <Icon name="down" />
          </button>
          <button type="button" class="icon-button" aria-label={t('step.duplicate', { step: label })} onClick={duplicate}>
            <Icon name="copy" />
          </button>
          <button type="button" class="icon-button" aria-label={t('step.delete', { step: label })} onClick={remove}>
            <Icon name="delete" />
          </button>
        </div>
      </div>
      {isOpen && <StepBody draft={draft} step={step} />}
    </li>
  )
}

/** What the step did in the last preview. */
export function stepResults(draft: RecipeDraft, path: FormPath): readonly PreviewStep[] {
  return (draft.preview.latest.value?.steps ?? []).filter((each) => each.path !== undefined && isSamePath(each.path, path))
}

function StepResult({ draft, step }: { readonly draft: RecipeDraft; readonly step: AnyStep }): JSX.Element | null {
  const results = stepResults(draft, step.path)
  const [first] = results
  if (first === undefined) return null
  const sum = (key: 'files' | 'added' | 'removed') => results.reduce((total, each) => total + each[key], 0)
  const isFailed = results.some(({ outcome }) => outcome === 'failure')
  return (
    <span class="step-result">
      {isFailed && <span class="tag is-error">{t('outcome.failure')}</span>}
      {!isFailed && first.outcome === 'skipped' && <span class="tag">{t('outcome.skipped')}</span>}
      {!isFailed && first.outcome === 'deferred' && <span class="tag is-warning">{t('outcome.deferred')}</span>}
      {sum('files') > 0 && <span class="tag is-good">{t('changes.files', { count: sum('files') })}</span>}
      {sum('files') > 0 && <Counts added={sum('added')} removed={sum('removed')} />}
    </span>
  )
}

function StepBody({ draft, step }: { readonly draft: RecipeDraft; readonly step: AnyStep }): JSX.Element {
  const { path } = step
  const diagnostics = draft.reading.value?.diagnostics
  const tool = findStepTool(step.tool)
  const results = stepResults(draft, path)
  const missing = missingArguments(diagnostics, path, tool)
  const own = [path, [...path, 'tool'], [...path, 'with']]
    .flatMap((at) => errorsFor(diagnostics, at))
    .filter((text) => ![...missing.values()].flat().includes(text))
  const change = (at: FormPath, value: unknown) => {
    const place = [...path, 'with', ...at]
    void draft.edit(value === undefined ? { remove: place } : { set: place, value })
  }
  return (
    <div class="card-body">
      {tool !== undefined && (
        <p class="dim" lang="en">
          {tool.summary}
        </p>
      )}
      {own.map((text) => (
        <p key={text} class="error-text" lang="en">
          {text}
        </p>
      ))}
      <AllowButton draft={draft} step={step} tool={tool} />
      {results.map((each, index) => (
        <StepMessage key={index} result={each} />
      ))}
      {tool === undefined ? (
        <UnknownArguments step={step} />
      ) : (
        <SchemaForm
          schema={tool.schema}
          value={step.with}
          onChange={change}
          errorsAt={(at) => [...errorsFor(diagnostics, [...path, 'with', ...at]), ...(missing.get(at.join('.')) ?? [])]}
          takesExpressions={true}
          foldsOptional={true}
        />
      )}
      {tool !== undefined && tool.examples.length > 0 && <Examples tool={tool} />}
      <StepDetails draft={draft} step={step} />
      <OnlyInSource names={step.unshown} />
    </div>
  )
}

/** An argument that is not there is missed at the step. Its field is where it can be given. */
function missingArguments(
  diagnostics: readonly DraftMistake[] | undefined,
  path: FormPath,
  tool: StepTool | undefined,
): ReadonlyMap<string, readonly string[]> {
  const found = (diagnostics ?? []).filter((each) => each.code === 'missing_argument' && startsWith(each.path, path))
  return new Map(
    Object.keys(tool?.schema.properties ?? {}).flatMap((name) => {
      const its = found.filter(({ message }) => message.endsWith(` needs '${name}'`))
      return its.length === 0 ? [] : [[name, its.flatMap((each) => errorsFor([each], each.path))] as const]
    }),
  )
}

/** Gives the recipe the permission that this step lacks, no wider than the step says. */
function AllowButton({
  draft,
  step,
  tool,
}: {
  readonly draft: RecipeDraft
  readonly step: AnyStep
  readonly tool: StepTool | undefined
}): JSX.Element | null {
  const isMissing = draft.reading.value?.diagnostics.some(({ code, path }) => code === 'permission_missing' && startsWith(path, step.path))
  const { permissions } = draft.reading.value?.outline ?? {}
  if (isMissing !== true || permissions === undefined || tool === undefined) return null
  const { include, path, command } = step.with
  const [kind, wanted] = tool.effect === 'stage' ? (['write', include ?? path ?? '**'] as const) : (['run', command] as const)
  const texts = [wanted].flat().filter((each) => typeof each === 'string' && each !== '' && !each.includes('${{'))
  if (wanted === undefined) return null
  const added = texts.length === 0 ? ['**'] : texts
  const value = [...new Set([...permissions[kind], ...added])]
  return (
    <button type="button" onClick={() => void draft.edit({ set: ['permissions', kind], value })}>
      <Icon name="shield" />
      {t(kind === 'write' ? 'step.allowWrite' : 'step.allowRun', { what: added.join(', ') })}
    </button>
  )
}

function StepMessage({ result }: { readonly result: PreviewStep }): JSX.Element | null {
  const { warnings, findings, moreFindings, outcome } = result
  // The tag beside the title says already that it waits.
  const message = outcome === 'deferred' ? '' : result.message
  if (message === '' && warnings.length === 0 && findings.length === 0) return null
  return (
    <div class={outcome === 'failure' ? 'note is-error' : 'note'} lang="en">
      {message !== '' && <p>{message}</p>}
      {warnings.map((text) => (
        <p key={text}>
          <Icon name="warn" /> {text}
        </p>
      ))}
      {findings.slice(0, 5).map(({ path, line, column, text }) => (
        <p key={`${path}:${line}:${column}`} class="one-line">
          <code>
            {path}:{line}
          </code>{' '}
          {text}
        </p>
      ))}
      {findings.length + moreFindings > 5 && <p class="dim">{t('step.moreFindings', { count: findings.length - 5 + moreFindings })}</p>}
    </div>
  )
}

/** For an unknown recipe or tool: names and values as they are. */
function UnknownArguments({ step }: { readonly step: AnyStep }): JSX.Element | null {
  const entries = Object.entries(step.with)
  if (step.kind === 'group') return <p class="dim">{t('step.group.help')}</p>
  if (entries.length === 0) return null
  return (
    <dl class="arguments">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Examples({ tool: { examples } }: { readonly tool: StepTool }): JSX.Element {
  return (
    <details>
      <summary>{t('step.examples')}</summary>
      {examples.map(({ description, args }) => (
        <div key={description} class="example" lang="en">
          <p>{description}</p>
          <pre class="call">
            {Object.entries(args)
              .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
              .join('\n')}
          </pre>
        </div>
      ))}
    </details>
  )
}

/** The fields that every step has. */
function StepDetails({ draft, step }: { readonly draft: RecipeDraft; readonly step: AnyStep }): JSX.Element {
  const { path } = step
  const set = (key: string, value: unknown) =>
    void draft.edit(value === undefined ? { remove: [...path, key] } : { set: [...path, key], value })
  const loop = step.forEach === undefined || typeof step.forEach === 'string' ? step.forEach : JSON.stringify(step.forEach)
  const fields = [
    ['name', t('step.name'), t('step.name.help'), step.name],
    ['id', t('step.id'), t('step.id.help'), step.id],
    ['if', t('step.if'), t('step.if.help', { example: `\${{ inputs.version > 20 }}` }), step.if],
  ] as const
  return (
    <details>
      <summary>{t('step.more')}</summary>
      <div class="card-body">
        {fields.map(([key, label, help, value]) => (
          <Field key={key} label={label} help={help} errors={errorsFor(draft.reading.value?.diagnostics, [...path, key])}>
            {(control) => <TextControl {...control} value={value ?? ''} onValue={(text) => set(key, text === '' ? undefined : text)} />}
          </Field>
        ))}
        <Field
          label={t('step.forEach')}
          help={t('step.forEach.help')}
          errors={errorsFor(draft.reading.value?.diagnostics, [...path, 'for-each'])}
        >
          {(control) => (
            <TextControl {...control} value={loop ?? ''} onValue={(text) => set('for-each', text === '' ? undefined : listOr(text))} />
          )}
        </Field>
        <label class="row">
          <input
            type="checkbox"
            checked={step.continueOnError === true}
            onChange={(event) => set('continue-on-error', event.currentTarget.checked ? true : undefined)}
          />
          {t('step.continueOnError')}
        </label>
      </div>
    </details>
  )
}

function listOr(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : text
  } catch {
    return text
  }
}
