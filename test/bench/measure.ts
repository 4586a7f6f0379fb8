import { spawn } from 'node:child_process'
import * as fs from 'node:fs'

export interface Contestant {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly folder: string
  /** Beside the variables of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Runs before each measured run, not timed: puts the tree back. */
  readonly prepare?: () => void
  /** Exit codes that count as done. */
  readonly exitCodes?: readonly number[]
}

export interface Measured {
  readonly name: string
  /** The median of the rounds. */
  readonly milliseconds: number
  /** On a busy machine the fastest rounds compare better than the medians. */
  readonly fastest: number
  /** The median of what its processes took of the processors, in steps of 10 ms; not a number where the system does not say. */
  readonly cpuMs: number
  readonly memoryMb: number
}

/** Runs all contestants in turn, round after round, so that a busy moment hits them alike. */
export async function race(contestants: readonly Contestant[], rounds: number): Promise<readonly Measured[]> {
  const times = new Map(contestants.map(({ name }) => [name, [] as number[]]))
  const cpu = new Map(contestants.map(({ name }) => [name, [] as number[]]))
  const memory = new Map<string, number>()
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of contestants) {
      contestant.prepare?.()
      const before = childrenCpuMs()
      const run = await runOnce(contestant)
      // The first round only warms the file cache.
      if (round > 0) times.get(contestant.name)?.push(run.milliseconds)
      if (round > 0) cpu.get(contestant.name)?.push(childrenCpuMs() - before)
      memory.set(contestant.name, Math.max(memory.get(contestant.name) ?? 0, run.memoryMb))
    }
  }
  return contestants.map(({ name }) => {
    const all = times.get(name) ?? []
    const cpuMs = median(cpu.get(name) ?? [])
    return { name, milliseconds: median(all), fastest: Math.min(...all), cpuMs, memoryMb: memory.get(name) ?? 0 }
  })
}

function runOnce({
  command: [program, ...args],
  folder,
  env: more,
  exitCodes = [0],
  name,
}: Contestant): Promise<{ milliseconds: number; memoryMb: number }> {
  return new Promise((resolve, reject) => {
    const { NODE_EXTRA_CA_CERTS: _, ...own } = process.env
    const env = { ...own, ...more }
    const begin = performance.now()
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let memoryMb = 0
    const watch = setInterval(() => {
      memoryMb = peakMemoryMb(child.pid) ?? memoryMb
    }, 20)
    // Output is read and dropped: a peer that sees /dev/null would stop at its first match.
    child.stdout.resume()
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const milliseconds = performance.now() - begin
      clearInterval(watch)
      if (exitCodes.includes(code ?? -1)) resolve({ milliseconds, memoryMb })
      else reject(new Error(`${name} ended with ${code}: ${complaint.slice(0, 500)}`))
    })
  })
}

/** Of all processes that this one started and that have ended. */
function childrenCpuMs(): number {
  try {
    // What follows the name of the program, which is in brackets, starts with the third field.
    const fields = fs
      .readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) * 10
  } catch {
    return Number.NaN
  }
}

function peakMemoryMb(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
