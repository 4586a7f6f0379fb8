import { compareBytes } from '../base/bytes.ts'
import { sha256 } from '../base/digest.ts'
import type { Wave } from './campaign.ts'
import { hasPlan, isPast, type Row } from './rows.ts'

/**
 * Puts every row with a plan into a wave. A row stays in its wave; new ones fill the waves up in an order that follows from their ids
 * only, so that the first wave is not just the start of the alphabet and is the same on every machine.
 */
export function assignWaves(rows: readonly Row[], waves: readonly Wave[]): readonly Row[] {
  const names = new Set(waves.map(({ name }) => name))
  const isAssigned = ({ wave }: Row) => wave !== undefined && names.has(wave)
  const sizes = new Map<string, number>()
  for (const { wave = '' } of rows.filter(isAssigned)) sizes.set(wave, (sizes.get(wave) ?? 0) + 1)
  const open = rows.filter((row) => !isAssigned(row) && row.plan !== undefined)
  const assigned = new Map<string, string>()
  for (const { id } of open.toSorted((a, b) => compareBytes(orderOf(a), orderOf(b)))) {
    const wave = waves.find(({ name, size = Number.POSITIVE_INFINITY }) => (sizes.get(name) ?? 0) < size)
    if (wave === undefined) throw new Error('The last wave takes every row.')
    sizes.set(wave.name, (sizes.get(wave.name) ?? 0) + 1)
    assigned.set(id, wave.name)
  }
  return rows.map((row) => {
    const wave = assigned.get(row.id)
    return wave === undefined ? row : { ...row, wave }
  })
}

function orderOf({ id }: Row): string {
  return sha256(Buffer.from(id))
}

export interface WaveProgress {
  readonly wave: Wave
  readonly rows: readonly Row[]
  /** The wave that it waits for, with its rows that are not ready. */
  readonly waitsFor?: { readonly wave: Wave; readonly rows: readonly Row[] }
}

/** The waves with their rows, and what each still waits for. */
export function waveProgress(rows: readonly Row[], waves: readonly Wave[]): readonly WaveProgress[] {
  let waitsFor: WaveProgress['waitsFor']
  return waves.map((wave) => {
    const own = rows.filter((row) => row.wave === wave.name)
    const progress = { wave, rows: own, ...(waitsFor && { waitsFor }) }
    const { gate } = wave
    const behind = gate === undefined ? [] : own.filter((row) => hasPlan(row) && !isPast(row, gate))
    if (waitsFor === undefined && behind.length > 0) waitsFor = { wave, rows: behind }
    return progress
  })
}
