import type { JSX } from 'preact'
import type * as z from 'zod/mini'
import type { campaignAnswer, campaignsAnswer } from '../../../rest/campaign-schemas.ts'
import { t } from '../app/i18n.ts'

export type CampaignSummary = z.output<ReturnType<typeof campaignsAnswer>>['campaigns'][number]
export type CampaignShown = z.output<ReturnType<typeof campaignAnswer>>
type RowShown = CampaignShown['rows'][number]

const PHASES = {
  active: ['campaigns.active', 'tag is-good'],
  paused: ['campaigns.paused', 'tag is-warning'],
  closed: ['campaigns.closed', 'tag'],
  new: ['campaigns.new', 'tag'],
  invalid: ['campaigns.invalid', 'tag is-error'],
} as const

export function PhaseTag({ phase }: Pick<CampaignSummary, 'phase'>): JSX.Element {
  const [text, look] = PHASES[phase]
  return <span class={look}>{t(text)}</span>
}

const STATES = {
  waiting: 'row.waiting',
  planned: 'row.planned',
  gated: 'row.gated',
  open: 'row.open',
  queued: 'row.queued',
  clean: 'row.clean',
  delivered: 'row.delivered',
  merged: 'row.merged',
  opted_out: 'row.optedOut',
  rejected: 'row.rejected',
  edited: 'row.edited',
  taken: 'row.taken',
  moved: 'row.moved',
  dirty: 'row.dirty',
  missing: 'row.missing',
  archived: 'row.archived',
  forbidden: 'row.forbidden',
  protected: 'row.protected',
  unproven: 'row.unproven',
  not_a_repository: 'row.notARepository',
  duplicate: 'row.duplicate',
  failed: 'row.failed',
} as const satisfies Readonly<Record<RowShown['state'], string>>

const LOOKS = { todo: 'tag is-warning', done: 'tag is-good', stopped: 'tag is-error' } as const

export function RowStateTag({ state, kind }: Pick<RowShown, 'state' | 'kind'>): JSX.Element {
  return <span class={LOOKS[kind]}>{t(STATES[state])}</span>
}
