import type { ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'

/** The steps of a campaign, each a process of its own. `replan` names no targets. */
export type Step = 'plan' | 'replan' | 'approve' | 'deliver' | 'retry'

/** How a step ended: by itself, or because it was killed. */
export interface StepEnd {
  readonly wasKilled: boolean
  readonly code: number | null
  /** What it printed. */
  readonly output: string
}

/** What must be the same in the end, whatever happened on the way. */
export type EndState = readonly {
  readonly name: string
  readonly state: string
  readonly content: string
  readonly deliveries: number
  readonly isClean: boolean
}[]

/** The repositories of a trial, wherever they are, and what can happen to them. */
export interface TrialWorld {
  /** Runs the processes of a step. Each can be killed. */
  run(step: Step, onStart: (child: ChildProcess) => void): Promise<StepEnd>
  /** Steps that write nothing a second time. */
  readonly repeatable: readonly Step[]
  /** What goes wrong, one for each repository that is broken. */
  readonly faults: readonly string[]
  /** Between plan and delivery. */
  breakSome(): void
  mend(): void
  endState(): EndState
  /** Changes with every write to any repository. */
  marks(): string
  /** What must be the same when the ledger is built again. */
  ledger(): string
  loseLedger(): void
  /** Throws if the repository of the ledger is damaged. */
  check(): void
}

export interface TrialOptions {
  readonly kills: number
  /** From 0 to 1. */
  random(): number
}

export interface TrialRun {
  readonly end: EndState
  readonly kills: number
  /** Milliseconds by step, of runs that ended by themselves. */
  readonly times: Readonly<Record<string, number>>
  readonly peakMb: number
  readonly ledger: string
}

/** Runs a campaign to its end without any trouble. */
export async function quietRun(world: TrialWorld): Promise<TrialRun> {
  const driver = new Driver(world, { kills: 0, random: () => 0 })
  for (const step of ['plan', 'approve', 'deliver'] as const) await driver.run(step)
  return driver.result()
}

/** Runs it with faults in a tenth of the repositories and processes that are killed in the middle, and mends what a person would. */
export async function disturbedRun(world: TrialWorld, options: TrialOptions): Promise<TrialRun> {
  const driver = new Driver(world, options)
  await driver.run('plan')
  await driver.run('approve')
  world.breakSome()
  await driver.run('deliver')
  world.mend()
  await driver.run('retry')
  await driver.run('replan')
  await driver.run('approve')
  await driver.run('deliver')
  return driver.result()
}

/** A step that should write nothing, and what it wrote nevertheless. */
export async function runsThatWrite(world: TrialWorld): Promise<readonly Step[]> {
  const wrote: Step[] = []
  const driver = new Driver(world, { kills: 0, random: () => 0 })
  for (const step of world.repeatable) {
    const before = world.marks()
    // There may be nothing left to approve.
    await driver.run(step, [0, 1])
    if (world.marks() !== before) wrote.push(step)
  }
  return wrote
}

/** Whether a ledger that is lost is built again as it was. */
export async function rebuilds(world: TrialWorld): Promise<boolean> {
  const before = world.ledger()
  world.loseLedger()
  await new Driver(world, { kills: 0, random: () => 0 }).run('plan')
  return world.ledger() === before
}

/** The share of kills that hits each step: planning and delivering take longest. */
const SHARES: Readonly<Record<Step, number>> = { plan: 0.3, replan: 0.05, approve: 0.05, deliver: 0.25, retry: 0.1 }
const MAX_RUNS = 2000
const SOON_MS = 300
const LATER = 1.15

interface OneRun {
  readonly ended: StepEnd & { readonly milliseconds: number }
  readonly kills: number
}

class Driver {
  readonly #world: TrialWorld
  readonly #options: TrialOptions
  readonly #times: Record<string, number> = {}
  #kills = 0
  #peakMb = 0

  constructor(world: TrialWorld, options: TrialOptions) {
    this.#world = world
    this.#options = options
  }

  /** Runs a step until it ends by itself, and kills it before that as often as its share says. */
  async run(step: Step, codes: readonly number[] = [0]): Promise<void> {
    let left = Math.ceil(this.#options.kills * SHARES[step])
    // At first right after the start, then ever later, so that each run gets further than the one before.
    let usual = SOON_MS
    for (let runs = 0; runs < MAX_RUNS; runs++) {
      const { ended, kills } = await this.#once(step, { left, usual })
      left -= kills
      usual *= LATER ** kills
      if (ended.wasKilled) continue
      if (!codes.includes(ended.code ?? -1)) throw new Error(`${step} ended with ${ended.code}: ${ended.output}`)
      if (kills === 0) this.#times[step] = (this.#times[step] ?? 0) + ended.milliseconds
      if (left <= 0) return
      // It was faster than the kill.
      left--
      usual = Math.max(SOON_MS, ended.milliseconds)
    }
    throw new Error(`${step} never came to an end`)
  }

  result(): TrialRun {
    this.#world.check()
    return { end: this.#world.endState(), kills: this.#kills, times: this.#times, peakMb: this.#peakMb, ledger: this.#world.ledger() }
  }

  /** Of several processes, the one that was started last is hit, and the others go on. */
  async #once(step: Step, { left, usual }: { readonly left: number; readonly usual: number }): Promise<OneRun> {
    const begin = performance.now()
    const alive = new Set<ChildProcess>()
    let kills = 0
    let timer: NodeJS.Timeout | undefined
    const killLater = () => {
      if (kills >= left) return
      timer = setTimeout(
        () => {
          if ([...alive].at(-1)?.kill('SIGKILL') === true) kills++
          killLater()
        },
        this.#options.random() * usual * LATER ** kills,
      )
    }
    const watch = setInterval(() => {
      for (const { pid } of alive) this.#note(pid)
    }, 50)
    killLater()
    const ended = await this.#world.run(step, (child) => {
      alive.add(child)
      child.on('exit', () => alive.delete(child))
    })
    clearTimeout(timer)
    clearInterval(watch)
    this.#kills += kills
    return { ended: { ...ended, milliseconds: performance.now() - begin }, kills }
  }

  #note(pid: number | undefined): void {
    this.#peakMb = Math.max(this.#peakMb, peakOf(pid))
  }
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
