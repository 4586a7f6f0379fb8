import nodeFs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import * as path from 'node:path'

/**
 * What Node is asked to do with the names below a folder meanwhile, and which of them it puts on the disk itself, in the order
 * in which it was done: `move a b`, `link a b`, `remove a` and `sync a`. Node does all of it as ever.
 */
export async function recordDisk(folder: string, work: () => unknown): Promise<readonly string[]> {
  const { openSync, fsyncSync, fsync, renameSync, linkSync, unlinkSync } = nodeFs
  const own = { openSync, fsyncSync, fsync, renameSync, linkSync, unlinkSync }
  const record: string[] = []
  const opened = new Map<number, string>()
  const nameOf = (file: nodeFs.PathLike) => {
    const directory = nodeFs.realpathSync(path.dirname(String(file)))
    return path.relative(folder, path.basename(String(file)) === '.' ? directory : path.join(directory, path.basename(String(file)))) || '.'
  }
  const note = (what: string, ...names: readonly string[]) => {
    if (!names.some((name) => name.startsWith('..'))) record.push([what, ...names].join(' '))
  }
  const noting =
    <A extends readonly nodeFs.PathLike[]>(what: string, call: (...files: A) => void) =>
    (...files: A) => {
      const names = files.map(nameOf)
      call(...files)
      note(what, ...names)
    }
  Object.assign(nodeFs, {
    openSync(...args: Parameters<typeof own.openSync>) {
      const file = own.openSync(...args)
      opened.set(file, nameOf(args[0]))
      return file
    },
    fsyncSync(file: number) {
      own.fsyncSync(file)
      note('sync', opened.get(file) ?? '..')
    },
    fsync(file: number, done: nodeFs.NoParamCallback) {
      own.fsync(file, (error) => {
        note('sync', opened.get(file) ?? '..')
        done(error)
      })
    },
    renameSync: noting('move', own.renameSync),
    linkSync: noting('link', own.linkSync),
    unlinkSync: noting('remove', own.unlinkSync),
  })
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    Object.assign(nodeFs, own)
    syncBuiltinESMExports()
  }
  return sortSyncs(record)
}

/** Those that nothing else comes between may end in any order. */
function sortSyncs(record: readonly string[]): readonly string[] {
  const sorted: string[] = []
  for (let rest = record; rest.length > 0; ) {
    const other = rest.findIndex((entry) => !entry.startsWith('sync '))
    const count = other < 0 ? rest.length : other
    sorted.push(...rest.slice(0, count).toSorted(), ...rest.slice(count, count + 1))
    rest = rest.slice(count + 1)
  }
  return sorted
}
