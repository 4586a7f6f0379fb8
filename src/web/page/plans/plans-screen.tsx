import type { JSX } from 'preact'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo, place } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { PlanDetails } from './plan-details.tsx'
import { momentText, PlanStateTag, type SavedPlan } from './plan-state.tsx'

/** The saved plans, with one of them beside the list. */
export function PlansScreen(): JSX.Element {
  const [digest] = place.value.rest
  const { value, error, reload } = useLoad((signal) => api<{ readonly plans: readonly SavedPlan[] }>('/plans', { signal }))
  if (error !== undefined) return <ErrorNote error={error} retry={reload} />
  if (value === undefined) return <LoadingNote />
  if (value.plans.length === 0) return <NoPlans />
  return (
    <div class={digest === undefined ? 'split' : 'split has-detail'}>
      <h1 class="hidden">{t('nav.plans')}</h1>
      <section class="split-list" aria-labelledby="plans-title">
        <h2 id="plans-title" class="list-title">
          {t('nav.plans')}
        </h2>
        <ul>
          {value.plans.map((plan) => (
            <li key={plan.digest}>
              <PlanLink plan={plan} isCurrent={plan.digest === digest} />
            </li>
          ))}
        </ul>
      </section>
      <div class="split-detail">
        {digest === undefined ? (
          <p class="empty dim">{t('plans.choose')}</p>
        ) : (
          <PlanDetails key={digest} digest={digest} onChange={reload} />
        )}
      </div>
    </div>
  )
}

function NoPlans(): JSX.Element {
  return (
    <div class="empty">
      <h1>{t('plans.none')}</h1>
      <p>{t('plans.none.help')}</p>
      <a class="button primary" href={hrefTo('recipes')}>
        {t('plans.toRecipes')}
      </a>
    </div>
  )
}

function PlanLink({ plan, isCurrent }: { readonly plan: SavedPlan; readonly isCurrent: boolean }): JSX.Element {
  const { digest, title, recipe, files, savedAt } = plan
  return (
    <a class="list-entry" href={hrefTo(`plans/${digest}`)} aria-current={isCurrent ? 'true' : undefined}>
      <span class="row">
        <bdi class="entry-title">{title === '' ? digest.slice(0, 12) : title}</bdi>
        <PlanStateTag plan={plan} />
      </span>
      <span class="dim row">
        <bdi class="path">{recipe}</bdi>
        <span>{t('plans.files', { count: files })}</span>
        <time dateTime={savedAt}>{momentText(savedAt)}</time>
      </span>
    </a>
  )
}
