import * as fs from 'node:fs'
import { attempt } from '../disk/disk.ts'

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

/** How the processes that a command started are recognised, also those that left its process group. */
export interface ProcessMarks {
  /** The command's own process, which leads its group and its session. */
  readonly leader: number
  /** `NAME=value`, unique to this command, which its processes inherit. */
  readonly variable: string
  /** The command's own outputs, as the system shows them among the open files of a process. */
  readonly outputs: readonly string[]
  /** Absolute path, without links, of a directory that nobody but the command works in. */
  readonly folder: string | undefined
  /** When the command started, in clock ticks of the system: no older process can be one of its own. */
  readonly since: number
}

/** The process that inherits those whose parent ended. */
const INIT = 1
const SWEEP_ROUNDS = 200
const SWEEP_PAUSE_MS = 10

/**
 * Kills whatever a command left running and returns when nothing of it is left. Every process is stopped before any is
 * killed, so that none can start another meanwhile. Without `/proc` only the process group is reached; and with it, one
 * that cleared its environment, took a session of its own, closed its outputs and outlived its parent is not, unless it
 * stays in a folder of the command's own.
 */
export async function sweepProcesses(marks: ProcessMarks): Promise<void> {
  const beyondReach = new Set<number>()
  for (let round = 0; round < SWEEP_ROUNDS; round++) {
    const left = findMarked(marks).filter((pid) => !beyondReach.has(pid))
    for (const pid of left) signal(pid, 'SIGSTOP')
    for (const pid of left) if (!signal(pid, 'SIGKILL')) beyondReach.add(pid)
    // Not before the first look: one of the group may be all that leads to a child of its own.
    if (round === 0) signalGroup(marks.leader, 'SIGKILL')
    if (left.length === 0) return
    await pause(SWEEP_PAUSE_MS)
  }
}

/** Sends a signal to a process group, if it is still there. */
export function signalGroup(leader: number, name: NodeJS.Signals): void {
  signal(-leader, name)
}

/** Whether a process group has a process that is more than a zombie: in a container often nobody collects those. */
export function isGroupAlive(leader: number): boolean {
  if (!signal(-leader, 0)) return false
  const processes = readProcesses()
  return processes === undefined || processes.some((one) => one.group === leader)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  return attempt(() => process.kill(pid, name)).ok
}

function findMarked({ leader, variable, outputs, folder, since }: ProcessMarks): readonly number[] {
  const processes = (readProcesses() ?? []).filter(({ start }) => start >= since)
  // All of the command's own group are in its session.
  const isMarked = ({ pid, parent, session }: ProcessFacts) =>
    session === leader ||
    hasVariable(pid, variable) ||
    writesTo(pid, outputs) ||
    (parent === INIT && folder !== undefined && worksIn(pid, folder))
  const marked = processes.filter(isMarked)
  const found = new Set(marked.map((one) => one.pid))
  // What a marked process started is the command's too, even if it cleared its environment.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const one of processes) if (found.has(one.parent)) found.add(one.pid)
  }
  found.delete(process.pid)
  return [...found]
}

function hasVariable(pid: number, variable: string): boolean {
  const environ = attempt(() => fs.readFileSync(`/proc/${pid}/environ`, 'latin1'))
  return environ.ok && environ.value.split('\0').includes(variable)
}

function writesTo(pid: number, outputs: readonly string[]): boolean {
  return [1, 2].some((descriptor) => {
    const target = attempt(() => fs.readlinkSync(`/proc/${pid}/fd/${descriptor}`))
    return target.ok && outputs.includes(target.value)
  })
}

function worksIn(pid: number, folder: string): boolean {
  const directory = attempt(() => fs.readlinkSync(`/proc/${pid}/cwd`))
  return directory.ok && (directory.value === folder || directory.value.startsWith(`${folder}/`))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Waits for a promise, but not longer than that. */
export async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([promise, limit])
  clearTimeout(timer)
}
