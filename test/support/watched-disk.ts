import { failure, type Result, success } from '../../src/base/result.ts'
import type { ApplyDisk, FileWrite, OpenDirectory } from '../../src/system/disk/apply-disk.ts'
import type { DiskFault } from '../../src/system/disk/disk.ts'

/** A call that changes the disk. */
export interface WatchedCall {
  readonly method: 'makeDirectory' | 'removeDirectory' | 'write' | 'removeFile' | 'linkFrom' | 'moveFrom' | 'sync' | 'clear'
  readonly name: string
}

/** A fault to answer with instead of doing it; `halfDone` does half of a write or a clearing first. */
export type Verdict = DiskFault | 'halfDone' | undefined

/** An apply's disk that asks before each change whether it may happen. It never waits for the disk: no test cuts the power. */
export function watchedDisk(disk: ApplyDisk, watch: (call: WatchedCall) => Verdict): ApplyDisk {
  const ask = <T>(call: WatchedCall, half: () => unknown, whole: () => Result<T, DiskFault>): Result<T, DiskFault> => {
    const verdict = watch(call)
    if (verdict === undefined) return whole()
    if (verdict !== 'halfDone') return failure(verdict)
    half()
    return failure({ code: 'EIO', message: 'stopped half-way' })
  }
  const nothing = () => undefined
  const wrap = (real: OpenDirectory): OpenDirectory => ({
    identity: real.identity,
    device: real.device,
    pathOf: (name) => real.pathOf(name),
    entry: (name) => real.entry(name),
    read: (name) => real.read(name),
    compare: (name, bytes) => real.compare(name, bytes),
    names: () => real.names(),
    open(name) {
      const opened = real.open(name)
      return opened.ok ? { ok: true, value: wrap(opened.value) } : opened
    },
    makeDirectory: (name, permissions) => ask({ method: 'makeDirectory', name }, nothing, () => real.makeDirectory(name, permissions)),
    setPermissions: (permissions) => real.setPermissions(permissions),
    removeDirectory: (name) => ask({ method: 'removeDirectory', name }, nothing, () => real.removeDirectory(name)),
    write: (name, request) =>
      ask(
        { method: 'write', name },
        () => real.write(name, { ...request, bytes: halfOf(request.bytes) }),
        () => real.write(name, { ...request, isDurable: false }),
      ),
    writeAside: async (name, request) => wrap(real).write(name, request),
    removeFile: (name) => ask({ method: 'removeFile', name }, nothing, () => real.removeFile(name)),
    linkFrom: (directory, name, as) => ask({ method: 'linkFrom', name: as }, nothing, () => real.linkFrom(directory, name, as)),
    moveFrom: (directory, name, as) => ask({ method: 'moveFrom', name: as }, nothing, () => real.moveFrom(directory, name, as)),
    sync: () => ask({ method: 'sync', name: '.' }, nothing, () => success(undefined)),
    close: () => real.close(),
  })
  return {
    self: disk.self,
    isRunning: (process) => disk.isRunning(process),
    open(path) {
      const opened = disk.open(path)
      return opened.ok ? { ok: true, value: wrap(opened.value) } : opened
    },
    async sync(_directory, names) {
      const verdict = watch({ method: 'sync', name: names.join(' ') })
      return verdict === undefined ? success(undefined) : failure({ code: 'EIO', message: 'not synced' })
    },
    async clear(directory, names) {
      const verdict = watch({ method: 'clear', name: names.join(' ') })
      if (verdict === undefined || verdict === 'halfDone')
        await disk.clear(directory, verdict === undefined ? names : names.slice(names.length / 2))
    },
  }
}

function halfOf(bytes: FileWrite['bytes']): Uint8Array {
  const whole = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes)
  return whole.subarray(0, whole.length / 2)
}

export interface DyingDisk {
  readonly disk: ApplyDisk
  /** How many changes were asked for. */
  readonly calls: () => number
}

/**
 * A disk that a process stops using at the given change, as if it had been killed: nothing that comes later happens, not
 * even what a `finally` would do.
 */
export function dyingDisk(disk: ApplyDisk, diesAt: number): DyingDisk {
  let calls = 0
  const watch = (): Verdict => {
    const call = calls++
    if (call < diesAt) return undefined
    return call === diesAt ? 'halfDone' : { code: 'EIO', message: 'killed' }
  }
  // Its lock must look like one of a process that is gone: no system gives out this number.
  const dead: ApplyDisk = { ...disk, self: { ...disk.self, pid: 2 ** 31 - 1, started: '' } }
  return { disk: watchedDisk(dead, watch), calls: () => calls }
}
