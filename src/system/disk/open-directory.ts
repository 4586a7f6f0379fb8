import * as fs from 'node:fs'
import * as nodePath from 'node:path'
import { promisify } from 'node:util'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApplyEntry, FileWrite, OpenDirectory } from './apply-disk.ts'
import { attempt, type DiskFault, kindOf } from './disk.ts'
import { OPEN_TO_READ } from './real-disk.ts'

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = fs.constants
// Not available on Windows.
const NO_FOLLOW = fs.constants.O_NOFOLLOW ?? 0
const DIRECTORY = fs.constants.O_DIRECTORY ?? 0

/** Where Linux lists the open files of this process: `<here>/<number>/<name>` works like `openat`. */
const DESCRIPTORS = '/proc/self/fd'

interface Location {
  readonly path: string
  /** `undefined` on systems without `DESCRIPTORS`: there, every directory of the path is checked before each call. */
  readonly descriptor: number | undefined
  readonly parent: RealDirectory | undefined
}

export class RealDirectory implements OpenDirectory {
  readonly identity: string
  readonly device: string
  readonly #location: Location

  private constructor(location: Location, stats: fs.BigIntStats) {
    this.#location = location
    this.identity = identityOf(stats)
    this.device = String(stats.dev)
  }

  static open(path: string, parent: RealDirectory | undefined, reached: string, hasDescriptors: boolean): Result<RealDirectory, DiskFault> {
    if (!hasDescriptors) {
      return quietly(() => {
        const stats = fs.lstatSync(reached, { bigint: true })
        if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? 'ELOOP' : 'ENOTDIR')
        return new RealDirectory({ path, descriptor: undefined, parent }, stats)
      })
    }
    const opened = quietly(() => {
      const descriptor = fs.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW)
      return new RealDirectory({ path, descriptor, parent }, fs.fstatSync(descriptor, { bigint: true }))
    })
    if (!opened.ok && opened.error.code === 'ENOTDIR') {
      const isLink = quietly(() => fs.lstatSync(reached).isSymbolicLink())
      if (isLink.ok && isLink.value) return failure({ code: 'ELOOP', message: FAULTS.ELOOP })
    }
    return opened
  }

  pathOf(name: string): string {
    const { descriptor, path } = this.#location
    if (descriptor !== undefined) return `${DESCRIPTORS}/${descriptor}/${name}`
    this.#assertUnmoved()
    return nodePath.join(path, name)
  }

  entry(name: string): Result<ApplyEntry | undefined, DiskFault> {
    return quietly(() => {
      const stats = fs.lstatSync(this.pathOf(name), { bigint: true, throwIfNoEntry: false })
      return stats === undefined ? undefined : describe(stats)
    })
  }

  read(name: string): Result<{ readonly bytes: Uint8Array; readonly entry: ApplyEntry }, DiskFault> {
    return this.#inFile(name, (file, entry) => ({ bytes: fs.readFileSync(file), entry }))
  }

  compare(name: string, bytes: Uint8Array): Result<{ readonly isSame: boolean; readonly entry: ApplyEntry }, DiskFault> {
    return this.#inFile(name, (file, entry) => ({ isSame: hasBytes(file, bytes), entry }))
  }

  names(): Result<readonly string[], DiskFault> {
    return quietly(() => fs.readdirSync(this.pathOf('.')))
  }

  open(name: string): Result<OpenDirectory, DiskFault> {
    const reached = quietly(() => this.pathOf(name))
    if (!reached.ok) return reached
    const hasDescriptors = this.#location.descriptor !== undefined
    return RealDirectory.open(nodePath.join(this.#location.path, name), this, reached.value, hasDescriptors)
  }

  makeDirectory(name: string, permissions?: number): Result<void, DiskFault> {
    return quietly(() => {
      fs.mkdirSync(this.pathOf(name), permissions)
      if (permissions !== undefined) fs.chmodSync(this.pathOf(name), permissions)
    })
  }

  setPermissions(permissions: number): Result<void, DiskFault> {
    const { descriptor } = this.#location
    return quietly(() => (descriptor === undefined ? fs.chmodSync(this.pathOf('.'), permissions) : fs.fchmodSync(descriptor, permissions)))
  }

  removeDirectory(name: string): Result<void, DiskFault> {
    return quietly(() => fs.rmdirSync(this.pathOf(name)))
  }

  write(name: string, { bytes, permissions, isExecutable, owner, isDurable }: FileWrite): Result<void, DiskFault> {
    return quietly(() => {
      const file = this.#create(name, permissions, isExecutable)
      try {
        for (const part of partsOf(bytes)) for (let written = 0; written < part.length; ) written += fs.writeSync(file, part, written)
        const { user = process.geteuid?.(), group } = owner ?? {}
        const isOthers = group !== undefined && (user !== process.geteuid?.() || group !== process.getegid?.())
        // A process that may not change the owner keeps it: content and permissions are what the change is about.
        if (isOthers) attempt(() => fs.fchownSync(file, user ?? AS_IT_IS, group))
        if (permissions !== undefined) fs.fchmodSync(file, permissions)
        if (isDurable) fs.fsyncSync(file)
      } finally {
        fs.closeSync(file)
      }
    })
  }

  async writeAside(name: string, { bytes, permissions, isDurable }: FileWrite): Promise<Result<void, DiskFault>> {
    const file = quietly(() => this.#create(name, permissions))
    if (!file.ok) return file
    const written = await quietlyAside(async () => {
      if (permissions !== undefined) fs.fchmodSync(file.value, permissions)
      let left = partsOf(bytes)
      while (left.length > 0) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)))
      if (isDurable) await sync(file.value)
    })
    const closed = quietly(() => fs.closeSync(file.value))
    return written.ok ? closed : written
  }

  removeFile(name: string): Result<void, DiskFault> {
    return quietly(() => fs.unlinkSync(this.pathOf(name)))
  }

  linkFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault> {
    return quietly(() => fs.linkSync(directory.pathOf(name), this.pathOf(as)))
  }

  moveFrom(directory: OpenDirectory, name: string, as: string): Result<void, DiskFault> {
    return quietly(() => fs.renameSync(directory.pathOf(name), this.pathOf(as)))
  }

  sync(): Result<void, DiskFault> {
    return quietly(() => {
      const directory = fs.openSync(this.pathOf('.'), O_RDONLY)
      try {
        fs.fsyncSync(directory)
      } catch (error) {
        // Windows cannot flush a directory.
        if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
      } finally {
        fs.closeSync(directory)
      }
    })
  }

  close(): void {
    if (this.#location.descriptor !== undefined) fs.closeSync(this.#location.descriptor)
  }

  #inFile<T>(name: string, look: (file: number, entry: ApplyEntry) => T): Result<T, DiskFault> {
    return quietly(() => {
      const file = fs.openSync(this.pathOf(name), OPEN_TO_READ)
      try {
        const stats = fs.fstatSync(file, { bigint: true })
        if (!stats.isFile()) throw fault(stats.isDirectory() ? 'EISDIR' : 'ENOTREG')
        return look(file, describe(stats))
      } finally {
        fs.closeSync(file)
      }
    })
  }

  /** Never overwrites anything, not even a dangling link, and is never readable by more users than in the end. */
  #create(name: string, permissions = 0o777, isExecutable = false): number {
    return fs.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 0o777 : 0o666))
  }

  #assertUnmoved(): void {
    const { parent, path } = this.#location
    if (parent !== undefined) parent.#assertUnmoved()
    const stats = fs.lstatSync(path, { bigint: true })
    if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault('ELOOP')
  }
}

const COMPARED_AT_ONCE = 64 * 1024
/** Shared: allocating one for each of thousands of files takes longer than reading them. */
const compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE)

function hasBytes(file: number, bytes: Uint8Array): boolean {
  for (let at = 0; ; ) {
    const count = fs.readSync(file, compared, 0, COMPARED_AT_ONCE, at)
    if (count === 0) return at === bytes.length
    if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return false
    at += count
  }
}

/** The most parts that systems accept in one call. */
const MAX_PARTS = 1024

const writeSome = promisify((file: number, parts: readonly Uint8Array[], done: (error: Error | null, count: number) => void) =>
  fs.writev(file, parts, done),
)
const sync = promisify(fs.fsync)

function partsOf(bytes: FileWrite['bytes']): readonly Uint8Array[] {
  return bytes instanceof Uint8Array ? [bytes] : bytes
}

/** What is left to write after this many bytes. */
export function withoutFirst(parts: readonly Uint8Array[], count: number): readonly Uint8Array[] {
  let left = count
  for (const [index, part] of parts.entries()) {
    if (left < part.length) return [part.subarray(left), ...parts.slice(index + 1)]
    left -= part.length
  }
  return []
}

/** For `chown`: leaves the user unchanged. */
const AS_IT_IS = -1

function describe(stats: fs.BigIntStats): ApplyEntry {
  return {
    kind: kindOf(stats),
    // Directories also have setuid, setgid and sticky bits, which decide who owns and who may remove what is in them.
    permissions: Number(stats.mode) & (stats.isDirectory() ? 0o7777 : 0o777),
    owner: { user: Number(stats.uid), group: Number(stats.gid) },
    identity: identityOf(stats),
    stamp: [identityOf(stats), stats.size, stats.mtimeNs, stats.mode, stats.uid, stats.gid].join(':'),
    modifiedMs: Number(stats.mtimeMs),
  }
}

function identityOf(stats: fs.BigIntStats): string {
  return `${stats.dev}:${stats.ino}`
}

const FAULTS = {
  ELOOP: 'a directory on the way is a symbolic link or was replaced',
  ENOTDIR: 'not a directory',
  EISDIR: 'it is a directory',
  ENOTREG: 'it is not a regular file',
} as const

function fault(code: keyof typeof FAULTS): Error {
  return Object.assign(new Error(FAULTS[code]), { code })
}

/** Like `attempt`, but without the path in the message: `/proc/self/fd/…` would not help a reader. */
export function quietly<T>(call: () => T): Result<T, DiskFault> {
  const result = attempt(call)
  if (result.ok) return success(result.value)
  return failure({ code: result.error.code, message: result.error.message.replace(/, \w+(?: '.*)?$/s, '') })
}

async function quietlyAside<T>(call: () => Promise<T>): Promise<Result<T, DiskFault>> {
  try {
    return success(await call())
  } catch (error) {
    return quietly(() => {
      throw error
    })
  }
}

/** Opens a directory, creating it if necessary. Never follows a link: `open` refuses those. */
export function makeAndOpen(parent: OpenDirectory, name: string, permissions?: number): Result<OpenDirectory, DiskFault> {
  const made = parent.makeDirectory(name, permissions)
  if (!made.ok && made.error.code !== 'EEXIST') return failure(made.error)
  const opened = parent.open(name)
  // Leaves another user's directory as it is.
  if (opened.ok && !made.ok && permissions !== undefined) opened.value.setPermissions(permissions)
  return opened
}
