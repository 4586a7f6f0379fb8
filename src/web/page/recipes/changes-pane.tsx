import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { InputValue } from '../../../base/recipe.ts'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { Counts, Diff, type DiffFile, HunkLines } from '../ui/diff.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field, TextControl } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { toastError } from '../ui/toast.tsx'
import { missingInputs } from './draft-preview.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Input, Preview } from './recipe-types.ts'
import { Problems } from './source-pane.tsx'

/** What the recipe would change in the repository, as of now. */
export function ChangesPane({ draft }: { readonly draft: RecipeDraft }): JSX.Element {
  const { preview } = draft
  useEffect(() => {
    preview.isWanted.value = true
    return () => {
      preview.isWanted.value = false
    }
  }, [preview])
  const made = preview.latest.value
  const isStale = made !== undefined && preview.ofText.value !== draft.text.value
  const outline = draft.reading.value?.outline
  const inputs = outline?.inputs ?? []
  // A new recipe is not wrong yet.
  const isEmpty = outline?.steps.length === 0
  const missing = missingInputs(draft)
  const hasErrors = (draft.reading.value?.diagnostics ?? []).some(({ severity }) => severity === 'error')
  return (
    <div class="changes-pane">
      {inputs.length > 0 && <TryWith draft={draft} inputs={inputs} />}
      <PreviewState draft={draft} isStale={isStale} isEmpty={isEmpty} hasErrors={hasErrors} missing={missing} />
      {hasErrors && !isEmpty && <Problems draft={draft} />}
      {preview.error.value !== undefined && <ErrorNote error={preview.error.value} retry={() => preview.again()} />}
      {made !== undefined && missing.length === 0 && <PreviewResult key={made.id} preview={made} isStale={isStale} />}
    </div>
  )
}

interface PreviewStateProps {
  readonly draft: RecipeDraft
  readonly isStale: boolean
  /** It has no steps yet. */
  readonly isEmpty: boolean
  readonly hasErrors: boolean
  /** Inputs that need a value first. */
  readonly missing: readonly string[]
}

/** Always one line, so that nothing below it moves. */
function PreviewState({ draft, isStale, isEmpty, hasErrors, missing }: PreviewStateProps): JSX.Element {
  const { isRunning, progress, latest } = draft.preview
  const { step, done, total } = progress.value ?? {}
  const text = isRunning.value
    ? t('preview.running', { step: step ?? '', done: done ?? 0, total: total ?? 0 })
    : isEmpty
      ? t('preview.noSteps')
      : hasErrors
        ? t('preview.hasErrors')
        : missing.length > 0
          ? t('preview.needsInputs', { names: missing.join(', ') })
          : isStale || latest.value === undefined
            ? t('preview.waiting')
            : t('preview.current', { seconds: (latest.value.durationMs / 1000).toFixed(2) })
  const look = isRunning.value
    ? 'is-running'
    : isEmpty || missing.length > 0 || (!hasErrors && (isStale || latest.value === undefined))
      ? 'is-idle'
      : hasErrors || latest.value?.kind === 'failed'
        ? 'is-wrong'
        : ''
  return (
    <div class="preview-state row" role="status">
      <span class={`pulse ${look}`} aria-hidden="true" />
      <span class="dim">{text}</span>
      {isRunning.value && (
        <button type="button" class="link" onClick={() => draft.preview.cancel()}>
          {t('action.cancel')}
        </button>
      )}
      {!isRunning.value && !hasErrors && !isEmpty && (
        <button type="button" class="link" onClick={() => draft.preview.again()}>
          {t('preview.again')}
        </button>
      )}
    </div>
  )
}

/** Values for the inputs: those that a run would be started with. */
function TryWith({ draft, inputs }: { readonly draft: RecipeDraft; readonly inputs: readonly Input[] }): JSX.Element {
  const values = draft.preview.inputs.value
  const set = (name: string, value: InputValue | undefined) => {
    const { [name]: _, ...others } = values
    draft.preview.inputs.value = value === undefined ? others : { ...others, [name]: value }
  }
  return (
    <section class="try-with" aria-label={t('tryWith.title')}>
      <h3>{t('tryWith.title')}</h3>
      <div class="columns">
        {inputs.map(({ name, description, type, required, default: standard, options }) => (
          <Field
            key={name}
            label={name}
            isCode={true}
            help={description}
            isRequired={required && standard === undefined}
            errors={draft.preview.latest.value?.error?.problems?.filter(({ field }) => field === name).map(({ reason }) => reason) ?? []}
          >
            {(control) =>
              type === 'choice' || type === 'boolean' ? (
                <select
                  {...control}
                  value={values[name] === undefined ? '' : String(values[name])}
                  onChange={({ currentTarget: { value } }) =>
                    set(name, value === '' ? undefined : type === 'boolean' ? value === 'true' : value)
                  }
                >
                  <option value="">{standard === undefined ? t('form.unset') : t('form.default', { value: String(standard) })}</option>
                  {(type === 'boolean' ? ['true', 'false'] : options).map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </select>
              ) : (
                <TextControl
                  {...control}
                  value={values[name] === undefined ? '' : String(values[name])}
                  placeholder={standard === undefined ? undefined : String(standard)}
                  onValue={(value) =>
                    set(name, value === '' ? undefined : type === 'number' && Number.isFinite(Number(value)) ? Number(value) : value)
                  }
                />
              )
            }
          </Field>
        ))}
      </div>
    </section>
  )
}

/** A step without a name has only its number. */
function stepName(label: string, calls: string): string {
  return /^\d+$/.test(label) ? `${label} ${calls}` : label
}

/** A plan: its totals, what waits, and the diff. */
export function PreviewResult({ preview, isStale }: { readonly preview: Preview; readonly isStale: boolean }): JSX.Element {
  const { id, kind, digest, totals, steps, waiting, error, groups, notes } = preview
  const [step, setStep] = useState<number>()
  const [isGrouped, setIsGrouped] = useState(false)
  const [more, setMore] = useState<{ readonly files: readonly DiffFile[]; readonly left: number }>({ files: [], left: preview.moreFiles })
  const all = [...preview.files, ...more.files]
  const isShown = (file: DiffFile) => step === undefined || file.steps.includes(step)
  const shown = all.filter((file) => isShown(file))
  const left = step === undefined ? more.left : more.left === 0 ? 0 : Math.max((steps[step]?.files ?? 0) - shown.length, 0)
  const changing = steps.flatMap((each, index) => (each.files > 0 ? [[index, each] as const] : []))
  const showStep = (index: number | undefined) => {
    setStep(index)
    setIsGrouped(false)
  }
  /** The rest comes in pieces, and a piece may have no file of the step that is looked at. */
  const loadMore = async () => {
    let { files, left } = more
    for (let found = false; left > 0 && !found; ) {
      const from = preview.files.length + files.length
      const piece = await api<{ readonly files: readonly DiffFile[]; readonly moreFiles: number }>(`/previews/${id}/files`, {
        query: { from },
      })
      files = [...files, ...piece.files]
      left = piece.moreFiles
      found = piece.files.some(isShown)
    }
    setMore({ files, left })
  }
  return (
    <div class={isStale ? 'preview-result is-stale' : 'preview-result'}>
      <div class="preview-head row">
        {kind === 'clean' && <span class="tag">{t('preview.clean')}</span>}
        {kind === 'failed' && <span class="tag is-error">{t('preview.failed')}</span>}
        {kind === 'gated' && <span class="tag is-warning">{t('preview.gated')}</span>}
        {totals.files > 0 && <strong>{t('changes.files', { count: totals.files })}</strong>}
        {totals.files > 0 && <Counts added={totals.added} removed={totals.removed} />}
        {digest !== null && (
          <span class="dim">
            {t('preview.digest')} <code title={digest}>{digest.slice(0, 12)}</code>
          </span>
        )}
      </div>
      {error !== undefined && (
        <div class="note is-error" lang="en">
          <p>{error.message}</p>
          {error.suggestion !== '' && <p>{error.suggestion}</p>}
          {error.problems?.map(({ field, reason }) => (
            <p key={field}>
              <code>{field}</code> {reason}
            </p>
          ))}
        </div>
      )}
      {waiting !== undefined && (
        <div class="note is-warning">
          <p>{t('preview.waitingCall', { step: stepName(waiting.step, waiting.tool) })}</p>
          <pre class="call">{waiting.lines.join('\n')}</pre>
        </div>
      )}
      {kind === 'clean' && <p class="dim">{t('preview.clean.help')}</p>}
      {notes.map((text) => (
        <p key={text} class="note" lang="en">
          {text}
        </p>
      ))}
      {(changing.length > 1 || groups.length > 0) && (
        <fieldset class="filters row">
          <legend class="hidden">{t('changes.filter')}</legend>
          <FilterButton isOn={step === undefined && !isGrouped} choose={() => showStep(undefined)}>
            {t('changes.all')}
          </FilterButton>
          {changing.length > 1 &&
            changing.slice(0, 20).map(([index, { label, calls, files }]) => (
              <FilterButton key={index} isOn={step === index && !isGrouped} choose={() => showStep(index)}>
                {stepName(label, calls)} <span class="dim">{files}</span>
              </FilterButton>
            ))}
          {groups.length > 0 && (
            <FilterButton isOn={isGrouped} choose={() => setIsGrouped(true)}>
              {t('changes.groups')} <span class="dim">{groups.length}</span>
            </FilterButton>
          )}
        </fieldset>
      )}
      {isGrouped ? (
        <Groups groups={groups} />
      ) : (
        <Diff key={String(step)} files={shown} moreFiles={left} onMore={() => void loadMore().catch(toastError)} />
      )}
    </div>
  )
}

interface FilterProps {
  readonly isOn: boolean
  readonly choose: () => void
  readonly children: preact.ComponentChildren
}

function FilterButton({ isOn, choose, children }: FilterProps): JSX.Element {
  return (
    <button type="button" class="filter" aria-pressed={isOn} onClick={choose}>
      {children}
    </button>
  )
}

/** Shows the same change in many places once. */
function Groups({ groups }: { readonly groups: Preview['groups'] }): JSX.Element {
  return (
    <div class="diff">
      {groups.map(({ hunk, files, places, morePlaces }) => (
        <section key={`${places[0]?.path} ${hunk.header}`} class="diff-file">
          <p class="note">
            <span>
              <Icon name="copy" /> {t('changes.sameIn', { count: files })}
            </span>
          </p>
          <HunkLines hunk={hunk} />
          <details>
            <summary>{t('changes.places')}</summary>
            <ul class="places">
              {places.map(({ path, line }) => (
                <li key={`${path}:${line}`}>
                  <code>
                    {path}:{line}
                  </code>
                </li>
              ))}
              {morePlaces > 0 && <li class="dim">{t('changes.morePlaces', { count: morePlaces })}</li>}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
