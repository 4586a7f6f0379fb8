import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo } from '../app/router.ts'
import { Counts } from '../ui/diff.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { Burndown, CountsBar } from './burndown.tsx'
import { type CampaignShown, PhaseTag, RowStateTag } from './campaign-state.tsx'
import { CommandLine } from './command-line.tsx'

const FIRST_ROWS = 100

/** How far a campaign is, what it changes, and the commands to go on with. */
export function CampaignDetails({ id, onReload }: { readonly id: string; readonly onReload: () => void }): JSX.Element {
  useEffect(() => scrollTo(0, 0), [])
  const { value, error, isLoading, reload } = useLoad((signal) => api<CampaignShown>(`/campaigns/${encodeURIComponent(id)}`, { signal }))
  if (error !== undefined) return <ErrorNote error={error} retry={reload} />
  if (value === undefined) return <LoadingNote />
  const { title, phase, counts, digest, groups, waves, rows, history, problems } = value
  const isStarted = rows.length > 0
  const planned = waves.filter((wave) => wave.rows > 0)
  return (
    <article class="campaign">
      <a class="back button" href={hrefTo('campaigns')}>
        {t('screens.back')}
      </a>
      <header>
        <div class="row spread">
          <h2 class="row">
            <bdi>{title}</bdi>
            <PhaseTag phase={phase} />
          </h2>
          <button
            type="button"
            disabled={isLoading}
            onClick={() => {
              reload()
              onReload()
            }}
          >
            <Icon name="redo" />
            {t('campaigns.refresh')}
          </button>
        </div>
        {digest !== null && (
          <p class="dim">
            {t('preview.digest')} <code title={digest}>{digest.slice(0, 16)}</code>
          </p>
        )}
      </header>
      {problems.length > 0 && (
        <ul class="note is-error" lang="en">
          {problems.map(({ place, message, suggestion }) => (
            <li key={`${place} ${message}`}>
              {place !== '' && <code>{place}</code>} {message}. {suggestion}
            </li>
          ))}
        </ul>
      )}
      {phase === 'new' && <p>{t('campaigns.notStarted')}</p>}
      {isStarted && (
        <section aria-labelledby="progress-title">
          <h3 id="progress-title">{t('campaigns.progress')}</h3>
          <p>
            <strong>{t('campaigns.repositories', { count: counts.todo + counts.done + counts.stopped })}</strong>{' '}
            <span class="dim">{t('campaigns.counts', counts)}</span>
          </p>
          <CountsBar counts={counts} />
          <Burndown history={history} />
        </section>
      )}
      <Next campaign={value} />
      {groups.length > 0 && <Groups groups={groups} />}
      {planned.length > 1 && <Waves waves={planned} />}
      {isStarted && <Rows campaign={value} />}
    </article>
  )
}

function Next({ campaign: { next } }: { readonly campaign: CampaignShown }): JSX.Element {
  return (
    <section aria-labelledby="next-title">
      <h3 id="next-title">{t('campaigns.next')}</h3>
      {next.length === 0 ? (
        <p class="dim">{t('campaigns.nothingNext')}</p>
      ) : (
        <>
          {next.map((command) => (
            <CommandLine key={command} command={command} />
          ))}
          <p class="dim">{t('campaigns.readOnly')}</p>
        </>
      )}
    </section>
  )
}

function Groups({ groups }: Pick<CampaignShown, 'groups'>): JSX.Element {
  return (
    <section class="groups" aria-labelledby="campaign-groups">
      <h3 id="campaign-groups">{t('campaigns.groups')}</h3>
      {groups.map(({ label, repositories, approved, files, added, removed, sample }) => (
        <details key={label} open={groups.length <= 3}>
          <summary>
            <span class="row">
              <strong>{t('campaigns.group', { label })}</strong>
              <span>{t('campaigns.repositories', { count: repositories })}</span>
              {files !== undefined && <span class="dim">{t('campaigns.files', { count: files })}</span>}
              {added !== undefined && removed !== undefined && <Counts added={added} removed={removed} />}
              {approved === repositories ? (
                <span class="tag is-good">{t('campaigns.approved')}</span>
              ) : (
                <span class="tag is-warning">
                  {approved === 0 ? t('campaigns.notApproved') : t('campaigns.partlyApproved', { count: approved })}
                </span>
              )}
            </span>
          </summary>
          <Patch label={t('campaigns.sampleOf', { name: sample.repository })} lines={sample.lines} />
          {sample.isCut && <p class="note">{t('campaigns.sampleCut')}</p>}
        </details>
      ))}
    </section>
  )
}

/** A patch as `git diff` shows it. Code runs from left to right in every language. */
function Patch({ label, lines }: { readonly label: string; readonly lines: readonly string[] }): JSX.Element {
  return (
    <>
      <p class="patch-label dim">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section class="hunk" dir="ltr" tabIndex={0} aria-label={label}>
        {lines.map((text, index) => (
          <div key={String(index)} class={`line ${lookOf(text)}`}>
            <span class="text">{text === '' ? ' ' : text}</span>
          </div>
        ))}
      </section>
    </>
  )
}

function lookOf(line: string): string {
  if (/^(?:diff |index |--- |\+\+\+ |@@)/.test(line)) return 'is-head'
  return line.startsWith('+') ? 'is-added' : line.startsWith('-') ? 'is-removed' : ''
}

function Waves({ waves }: Pick<CampaignShown, 'waves'>): JSX.Element {
  return (
    <section aria-labelledby="waves-title">
      <h3 id="waves-title">{t('campaigns.waves')}</h3>
      <ul class="campaign-rows">
        {waves.map(({ name, rows, done, waitsFor }) => (
          <li key={name} class="row">
            <bdi class="entry-title">{name}</bdi>
            <span class="dim">{t('campaigns.waveDone', { done, rows })}</span>
            {waitsFor !== undefined && <span class="tag is-warning">{t('campaigns.waitsFor', waitsFor)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rows({ campaign: { rows, moreRows } }: { readonly campaign: CampaignShown }): JSX.Element {
  const [shown, setShown] = useState(FIRST_ROWS)
  const hidden = Math.max(rows.length - shown, 0) + moreRows
  return (
    <section aria-labelledby="rows-title">
      <h3 id="rows-title">{t('campaigns.rows')}</h3>
      <ul class="campaign-rows">
        {rows.slice(0, shown).map(({ name, state, kind, group, wave, delivered, why }, index) => (
          <li key={String(index)}>
            <span class="row">
              <bdi class="entry-title">{name}</bdi>
              <RowStateTag state={state} kind={kind} />
              {group !== undefined && <span class="dim">{t('campaigns.group', { label: group })}</span>}
              {wave !== undefined && <bdi class="dim">{wave}</bdi>}
              {delivered !== undefined && <bdi class="dim path">{delivered}</bdi>}
            </span>
            {why !== undefined && (
              <p class="dim" lang="en">
                {why.message}. {why.suggestion}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p class="row">
          {t('campaigns.moreRows', { count: hidden })}
          {rows.length > shown && (
            <button type="button" onClick={() => setShown(shown + FIRST_ROWS * 5)}>
              {t('campaigns.showMore')}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
