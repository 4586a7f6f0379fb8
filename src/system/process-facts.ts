import * as fs from 'node:fs'
import { attempt } from './real-disk.ts'

/** What the system tells of a process. */
export interface ProcessFacts {
  readonly pid: number
  /** Ended, but not yet collected by its parent. In a container often nobody ever does. */
  readonly isZombie: boolean
  readonly parent: number
  readonly group: number
  readonly session: number
  /** In clock ticks since the system started. */
  readonly start: number
}

/** Where `/proc/…/stat` has the start time, counted after the session. */
const START_TIME = 15

/** `undefined` when there is no such process, or the system does not tell. */
export function readProcess(pid: number): ProcessFacts | undefined {
  const stat = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'latin1'))
  if (!stat.ok) return undefined
  // The program's name stands in parentheses and may itself hold spaces and parentheses.
  const [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(')') + 2).split(' ')
  return {
    pid,
    isZombie: state === 'Z' || state === 'X',
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    start: Number(rest[START_TIME]),
  }
}

/** Every process but the zombies; `undefined` where the system does not tell. */
export function readProcesses(): readonly ProcessFacts[] | undefined {
  const names = attempt(() => fs.readdirSync('/proc'))
  if (!names.ok) return undefined
  const processes = names.value.flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []))
  return processes.filter((one) => !one.isZombie)
}
