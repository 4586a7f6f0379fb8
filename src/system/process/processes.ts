import * as fs from 'node:fs'
import { attempt } from '../disk/disk.ts'

/** What the system knows about a process. */
export interface ProcessFacts {
  readonly pid: number
  /** Ended, but not yet reaped by its parent. In a container that often never happens. */
  readonly isZombie: boolean
  readonly parent: number
  readonly group: number
  readonly session: number
  /** In clock ticks since boot. */
  readonly start: number
}

/** Index of the start time in `/proc/…/stat`, counted after the session. */
const START_TIME = 15

/** `undefined` when the process does not exist, or the system cannot tell. */
export function readProcess(pid: number): ProcessFacts | undefined {
  const stat = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'latin1'))
  if (!stat.ok) return undefined
  // The program name is in parentheses and may itself contain spaces and parentheses.
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

/** All processes except zombies; `undefined` where the system cannot tell. */
export function readProcesses(): readonly ProcessFacts[] | undefined {
  const names = attempt(() => fs.readdirSync('/proc'))
  if (!names.ok) return undefined
  const processes = names.value.flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []))
  return processes.filter((one) => !one.isZombie)
}

/** How to recognise the processes that a command started, including those that left its process group. */
export interface ProcessMarks {
  /** The command's own process, which leads its process group and session. */
  readonly leader: number
  /** `NAME=value`, unique to this command, which its processes inherit. */
  readonly variable: string
  /** The command's outputs, as `/proc` shows them among the open files of a process. */
  readonly outputs: readonly string[]
  /** Absolute path, without links, of a directory that only the command works in. */
  readonly folder: string | undefined
  /** When the command started, in clock ticks: an older process cannot belong to it. */
  readonly since: number
}

/** The process that adopts orphans. */
const INIT = 1
const SWEEP_ROUNDS = 200
const SWEEP_PAUSE_MS = 10

/**
 * Kills everything a command left running and returns when all of it is gone. All processes are stopped before any is killed, so
 * they cannot start new ones in between. Without `/proc` this reaches only the process group. Even with `/proc` it misses a process
 * that cleared its environment, started its own session, closed its outputs and outlived its parent, unless it stays in a folder
 * that belongs to the command.
 */
export async function sweepProcesses(marks: ProcessMarks): Promise<void> {
  const beyondReach = new Set<number>()
  for (let round = 0; round < SWEEP_ROUNDS; round++) {
    const left = findMarked(marks).filter((pid) => !beyondReach.has(pid))
    for (const pid of left) signal(pid, 'SIGSTOP')
    for (const pid of left) if (!signal(pid, 'SIGKILL')) beyondReach.add(pid)
    // Not before the first scan: a group member may be the only link to its child.
    if (round === 0) signalGroup(marks.leader, 'SIGKILL')
    if (left.length === 0) return
    await pause(SWEEP_PAUSE_MS)
  }
}

/** Sends a signal to a process group, if it still exists. */
export function signalGroup(leader: number, name: NodeJS.Signals): void {
  signal(-leader, name)
}

/** Whether a process group has a process that is not a zombie: in a container those are often never reaped. */
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
  // The command's whole group is in its session.
  const isMarked = ({ pid, parent, session }: ProcessFacts) =>
    session === leader ||
    hasVariable(pid, variable) ||
    writesTo(pid, outputs) ||
    (parent === INIT && folder !== undefined && worksIn(pid, folder))
  const marked = processes.filter(isMarked)
  const found = new Set(marked.map((one) => one.pid))
  // Children of a marked process belong to the command too, even if they cleared their environment.
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

/** Waits for a promise, but no longer than this. */
export async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([promise, limit])
  clearTimeout(timer)
}
