import type { JSX } from 'preact'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo, place } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { CampaignDetails } from './campaign-details.tsx'
import { type CampaignSummary, PhaseTag } from './campaign-state.tsx'
import { CommandLine } from './command-line.tsx'

/** The campaigns of the repository, and one of them beside. They are changed by commands. */
export function CampaignsScreen(): JSX.Element {
  const [id] = place.value.rest
  const { value, error, reload } = useLoad((signal) => api<{ readonly campaigns: readonly CampaignSummary[] }>('/campaigns', { signal }))
  if (error !== undefined) return <ErrorNote error={error} retry={reload} />
  if (value === undefined) return <LoadingNote />
  if (value.campaigns.length === 0) return <NoCampaigns />
  return (
    <div class={id === undefined ? 'split' : 'split has-detail'}>
      <h1 class="hidden">{t('nav.campaigns')}</h1>
      <section class="split-list" aria-labelledby="campaigns-title">
        <h2 id="campaigns-title" class="list-title">
          {t('nav.campaigns')}
        </h2>
        <ul>
          {value.campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignLink campaign={campaign} isCurrent={campaign.id === id} />
            </li>
          ))}
        </ul>
      </section>
      <div class="split-detail">
        {id === undefined ? <p class="empty dim">{t('campaigns.choose')}</p> : <CampaignDetails key={id} id={id} onReload={reload} />}
      </div>
    </div>
  )
}

function NoCampaigns(): JSX.Element {
  return (
    <div class="empty">
      <h1>{t('campaigns.none')}</h1>
      <p>{t('campaigns.none.help')}</p>
      <CommandLine command="sous campaign init" />
    </div>
  )
}

function CampaignLink({ campaign, isCurrent }: { readonly campaign: CampaignSummary; readonly isCurrent: boolean }): JSX.Element {
  const { id, title, phase, counts } = campaign
  const isCounted = phase !== 'new' && phase !== 'invalid'
  return (
    <a class="list-entry" href={hrefTo(`campaigns/${encodeURIComponent(id)}`)} aria-current={isCurrent ? 'true' : undefined}>
      <span class="row">
        <bdi class="entry-title">{title}</bdi>
        <PhaseTag phase={phase} />
      </span>
      <span class="dim">{isCounted ? t('campaigns.counts', counts) : <bdi class="path">{id}</bdi>}</span>
    </a>
  )
}
