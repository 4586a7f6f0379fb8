import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'
import type { CampaignShown } from './campaign-state.tsx'

const WIDTH = 600
const HEIGHT = 90
const EDGE = 3

/** What is left to do after each change of the ledger. */
export function Burndown({ history }: Pick<CampaignShown, 'history'>): JSX.Element | null {
  const left = history.map(({ todo, stopped }) => todo + stopped)
  if (left.length < 2) return null
  const most = Math.max(1, ...left)
  const points = left.map((count, index) => {
    const x = EDGE + (index / (left.length - 1)) * (WIDTH - 2 * EDGE)
    const y = HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const text = t('campaigns.burndown', { first: left[0] ?? 0, last: left.at(-1) ?? 0 })
  return (
    <figure class="burndown">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        <polygon points={`${EDGE},${HEIGHT} ${points.join(' ')} ${WIDTH - EDGE},${HEIGHT}`} />
        <polyline points={points.join(' ')} />
      </svg>
      <figcaption class="dim" aria-hidden="true">
        {text}
      </figcaption>
    </figure>
  )
}

/** Done, to do and stopped, side by side. */
export function CountsBar({ counts }: Pick<CampaignShown, 'counts'>): JSX.Element {
  const total = Math.max(1, counts.done + counts.todo + counts.stopped)
  let x = 0
  return (
    <svg class="counts-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {(['done', 'todo', 'stopped'] as const).map((kind) => {
        const [at, width] = [x, (counts[kind] / total) * 100]
        x += width
        return <rect key={kind} class={`is-${kind}`} x={at} y={0} width={width} height={4} />
      })}
    </svg>
  )
}
