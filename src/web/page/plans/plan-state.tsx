import type { JSX } from 'preact'
import type * as z from 'zod/mini'
import type { plansAnswer } from '../../../rest/plan-schemas.ts'
import { locale, t } from '../app/i18n.ts'

export type SavedPlan = z.output<ReturnType<typeof plansAnswer>>['plans'][number]

const STATES = {
  waiting: ['plans.waiting', 'tag is-good'],
  gated: ['plans.gated', 'tag is-warning'],
  applied: ['plans.applied', 'tag'],
  changed: ['plans.changed', 'tag is-warning'],
  stale: ['plans.stale', 'tag is-warning'],
  damaged: ['plans.damaged', 'tag is-error'],
} as const

/** How far a plan is, in words. */
export function planStateText(state: string): string {
  return t(STATES[state as SavedPlan['state']]?.[0] ?? 'plans.damaged')
}

export function PlanStateTag({ plan: { state } }: { readonly plan: Pick<SavedPlan, 'state'> }): JSX.Element {
  const [text, look] = STATES[state]
  return <span class={look}>{t(text)}</span>
}

export function momentText(savedAt: string): string {
  const language = locale.value === 'ar-XB' || locale.value === 'en-XA' ? 'en' : locale.value
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(savedAt))
}
