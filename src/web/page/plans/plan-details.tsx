import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type * as z from 'zod/mini'
import type { applied, planAnswer } from '../../../rest/plan-schemas.ts'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo } from '../app/router.ts'
import { Counts, Diff, type DiffFile, HunkLines } from '../ui/diff.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field, TextControl } from '../ui/field.tsx'
import { follow, type ProgressEvent } from '../ui/follow.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { toast } from '../ui/toast.tsx'
import { useLoad } from '../ui/use-load.ts'
import { momentText, PlanStateTag } from './plan-state.tsx'

type Plan = z.output<ReturnType<typeof planAnswer>>
type Applied = z.output<ReturnType<typeof applied>>

interface PlanDetailsProps {
  readonly digest: string
  readonly onChange: () => void
}

/** A plan with everything that it changes, and what can be done with it. */
export function PlanDetails({ digest, onChange }: PlanDetailsProps): JSX.Element {
  useEffect(() => scrollTo(0, 0), [])
  const { value, error, reload } = useLoad((signal) => api<Plan>(`/plans/${digest}`, { signal }))
  if (error !== undefined) return <ErrorNote error={error} retry={reload} />
  if (value === undefined) return <LoadingNote />
  const { title, recipe, savedAt, inputs, totals, groups, notes } = value
  return (
    <article class="plan">
      <a class="back button" href={hrefTo('plans')}>
        {t('screens.back')}
      </a>
      <header>
        <h2 class="row">
          <bdi>{title === '' ? digest.slice(0, 12) : title}</bdi>
          <PlanStateTag plan={value} />
        </h2>
        <p class="dim row">
          <bdi class="path">{recipe}</bdi>
          <time dateTime={savedAt}>{momentText(savedAt)}</time>
          <code title={digest}>{digest.slice(0, 16)}</code>
        </p>
        {Object.entries(inputs).length > 0 && (
          <p class="row">
            {Object.entries(inputs).map(([name, given]) => (
              <code key={name} class="tag">
                {name}={String(given)}
              </code>
            ))}
          </p>
        )}
      </header>
      <PlanActions
        plan={value}
        onDone={() => {
          reload()
          onChange()
        }}
      />
      {notes.map((text) => (
        <p key={text} class="note">
          {text}
        </p>
      ))}
      <p class="row" role="status">
        {t('plans.totals', { files: totals.files })} <Counts added={totals.added} removed={totals.removed} />
      </p>
      {groups.length > 0 && <Groups groups={groups} />}
      <PlanFiles plan={value} />
    </article>
  )
}

function PlanFiles({ plan: { id, files, moreFiles } }: { readonly plan: Plan }): JSX.Element {
  const [more, setMore] = useState<{ readonly files: readonly DiffFile[]; readonly moreFiles: number }>({ files: [], moreFiles })
  const all = [...files, ...more.files]
  const load = async () => {
    const answer = await api<typeof more>(`/previews/${id}/files`, { query: { from: all.length } })
    setMore({ files: [...more.files, ...answer.files], moreFiles: answer.moreFiles })
  }
  return <Diff files={all} moreFiles={more.moreFiles} onMore={() => void load()} />
}

function Groups({ groups }: Pick<Plan, 'groups'>): JSX.Element {
  return (
    <section class="groups" aria-labelledby="groups-title">
      <h3 id="groups-title">{t('plans.groups')}</h3>
      {groups.map((group) => {
        const [first] = group.places
        return (
          <details key={`${first?.path}:${first?.line}`} open={groups.length <= 3}>
            <summary>{t('plans.group', { places: group.places.length + group.morePlaces, files: group.files })}</summary>
            <HunkLines hunk={group.hunk} path={t('plans.group', { places: group.places.length + group.morePlaces, files: group.files })} />
            <ul class="places" dir="ltr">
              {group.places.map(({ path, line }) => (
                <li key={`${path}:${line}`} class="path">
                  {path}:{line}
                </li>
              ))}
            </ul>
            {group.morePlaces > 0 && <p class="dim">{t('plans.morePlaces', { count: group.morePlaces })}</p>}
          </details>
        )
      })}
    </section>
  )
}

type Target = 'files' | 'commit' | 'branch'

function PlanActions({ plan, onDone }: { readonly plan: Plan; readonly onDone: () => void }): JSX.Element {
  const [target, setTarget] = useState<Target>('files')
  const [branch, setBranch] = useState('')
  const [running, setRunning] = useState<AbortController>()
  const [progress, setProgress] = useState<ProgressEvent>()
  const [error, setError] = useState<unknown>()
  const run = async (action: 'apply' | 'undo') => {
    const over = new AbortController()
    setRunning(over)
    setError(undefined)
    try {
      const choice = { commit: target === 'commit', ...(target === 'branch' && { branch }) }
      const body = action === 'apply' ? choice : {}
      const result = await follow<Applied>(`/plans/${plan.digest}/${action}`, { body, signal: over.signal }, setProgress)
      toast(t(action === 'apply' ? 'plans.nowApplied' : 'plans.nowUndone', { count: result.files }))
      onDone()
    } catch (thrown) {
      if (!over.signal.aborted) setError(thrown)
    } finally {
      setRunning(undefined)
      setProgress(undefined)
    }
  }
  const isBusy = running !== undefined
  return (
    <section class="plan-actions" aria-label={t('plans.actions')}>
      {plan.state === 'waiting' && (
        <div class="row">
          <Field label={t('plans.target')}>
            {(control) => (
              <select {...control} value={target} onChange={(event) => setTarget(event.currentTarget.value as Target)}>
                <option value="files">{t('plans.target.files')}</option>
                <option value="commit">{t('plans.target.commit')}</option>
                <option value="branch">{t('plans.target.branch')}</option>
              </select>
            )}
          </Field>
          {target === 'branch' && (
            <Field label={t('plans.branch')}>{(control) => <TextControl {...control} value={branch} onValue={setBranch} />}</Field>
          )}
          <button
            type="button"
            class="primary"
            disabled={isBusy || (target === 'branch' && branch === '')}
            onClick={() => void run('apply')}
          >
            <Icon name="check" />
            {t('plans.apply')}
          </button>
        </div>
      )}
      {(plan.state === 'applied' || plan.state === 'changed') && (
        <button type="button" disabled={isBusy} onClick={() => void run('undo')}>
          <Icon name="undo" />
          {t('plans.undo')}
        </button>
      )}
      {plan.state === 'gated' && <p class="note is-warning">{t('plans.gated.help')}</p>}
      {plan.state === 'stale' && <p class="note is-warning">{t('plans.stale.help')}</p>}
      {isBusy && (
        <p class="row" role="status">
          {t('state.working')} {progress !== undefined && progress.total !== undefined && `${progress.done}/${progress.total}`}
          <button type="button" onClick={() => running?.abort()}>
            {t('action.cancel')}
          </button>
        </p>
      )}
      {error !== undefined && <ErrorNote error={error} />}
    </section>
  )
}
