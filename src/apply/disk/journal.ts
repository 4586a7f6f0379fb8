import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { FileMode } from '../../base/change.ts'
import { parseRepoPath, type RepoPath } from '../../base/path.ts'
import { assertNever, failure, type Result, success } from '../../base/result.ts'
import type { OpenDirectory } from '../../system/disk/apply-disk.ts'
import { type DiskFault, fileModeOf, isWithoutLinks } from '../../system/disk/disk.ts'
import { nameOf, type TreeWalker } from './tree-walker.ts'

const VERSION = 1

const Version = z.strictObject({ sha256: z.string(), mode: z.enum(['100644', '100755']) })
const Path = z.pipe(
  z.string(),
  z.transform((text, context): RepoPath => {
    const path = parseRepoPath(text)
    if (path.ok) return path.value
    context.issues.push({ code: 'custom', message: path.error.message, input: text })
    return z.NEVER
  }),
)
const number = z.int().check(z.gte(0))

const JournalStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), path: Path, number, after: Version }),
  z.strictObject({ kind: z.literal('update'), path: Path, number, before: Version, after: Version }),
  z.strictObject({ kind: z.literal('delete'), path: Path, number, before: Version }),
  z.strictObject({ kind: z.literal('make_directory'), path: Path }),
  z.strictObject({ kind: z.literal('remove_directory'), path: Path, permissions: number }),
])

const Journal = z.strictObject({
  version: z.literal(VERSION),
  folder: z.strictObject({ path: z.string(), fromHome: z.string(), identity: z.string() }),
  steps: z.array(JournalStep),
})

/** What an apply is about to do, in order. Once it is on disk, the apply can be finished or rolled back. */
export type Journal = Readonly<z.output<typeof Journal>>
export type JournalStep = Readonly<z.output<typeof JournalStep>>
export type FileStep = Extract<JournalStep, { readonly number: number }>
export type JournaledVersion = Readonly<z.output<typeof Version>>

export function journalOf(folder: Journal['folder'], steps: readonly JournalStep[]): Journal {
  return { version: VERSION, folder, steps: [...steps] }
}

export function encodeJournal(journal: Journal): Uint8Array {
  return Buffer.from(JSON.stringify(journal))
}

export function decodeJournal(bytes: Uint8Array): Journal | undefined {
  try {
    const parsed = Journal.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function journaledVersion(bytes: Uint8Array, mode: FileMode): JournaledVersion {
  return { sha256: hash('sha256', bytes, 'hex'), mode }
}

/** Where an apply stores what it writes (`made`) and what was there before (`kept`), by number. */
export interface Stores {
  readonly made: OpenDirectory
  readonly kept: OpenDirectory
}

type Outcome = Result<void, DiskFault>
export type StepState = 'before' | 'after' | 'other'

const DONE: Outcome = success(undefined)

/** Runs one step of an apply. Each is a single file-system call: done or not, never half. */
export function performStep(step: JournalStep, walker: TreeWalker, stores: Stores): Outcome {
  const parent = walker.parent(step.path)
  if (!parent.ok) return step.kind === 'remove_directory' && isAbsent(parent.error) ? DONE : parent
  const name = nameOf(step.path)
  switch (step.kind) {
    case 'create':
      return place(parent.value, name, stores.made, step.number)
    case 'update':
      return parent.value.moveFrom(stores.made, String(step.number), name)
    case 'delete':
      return parent.value.removeFile(name)
    case 'make_directory':
      return tolerate(parent.value.makeDirectory(name), ['EEXIST'])
    case 'remove_directory':
      walker.leave(step.path)
      // A file may have taken its place by now.
      return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'])
    default:
      return assertNever(step)
  }
}

/** Rolls back one step. */
export function undoStep(step: JournalStep, walker: TreeWalker, stores: Stores): Outcome {
  const parent = walker.parent(step.path)
  // If the directory was never created, there is nothing to roll back.
  if (!parent.ok) return step.kind === 'make_directory' && isAbsent(parent.error) ? DONE : parent
  const name = nameOf(step.path)
  switch (step.kind) {
    case 'create':
      return parent.value.removeFile(name)
    case 'update':
      return parent.value.moveFrom(stores.kept, String(step.number), name)
    case 'delete':
      return place(parent.value, name, stores.kept, step.number)
    case 'make_directory':
      walker.leave(step.path)
      return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'])
    case 'remove_directory':
      return tolerate(parent.value.makeDirectory(name, step.permissions), ['EEXIST'])
    default:
      return assertNever(step)
  }
}

/** Whether a file is as before the step, as after it, or neither: then someone else changed it. */
export function stateOf(step: FileStep, walker: TreeWalker): StepState {
  const before = step.kind === 'create' ? undefined : step.before
  const after = step.kind === 'delete' ? undefined : step.after
  const parent = walker.parent(step.path)
  const file = parent.ok ? parent.value.read(nameOf(step.path)) : parent
  if (!file.ok) {
    // A directory in place of a deleted file was created by the same apply; one in place of a new file, it removes.
    const isGone = isAbsent(file.error) || (step.kind !== 'update' && file.error.code === 'EISDIR')
    if (!isGone) return 'other'
    return before === undefined ? 'before' : after === undefined ? 'after' : 'other'
  }
  const now = journaledVersion(file.value.bytes, fileModeOf(file.value.entry.permissions))
  if (before?.sha256 === now.sha256 && before.mode === now.mode) return 'before'
  return after?.sha256 === now.sha256 && after.mode === now.mode ? 'after' : 'other'
}

/** Puts a stored file where nothing exists: a link fails if something is there by now, which moving would replace. */
function place(directory: OpenDirectory, name: string, store: OpenDirectory, number: number): Outcome {
  const linked = directory.linkFrom(store, String(number), name)
  if (linked.ok || !isWithoutLinks(linked.error)) return linked
  const entry = directory.entry(name)
  if (!entry.ok) return entry
  return entry.value === undefined
    ? directory.moveFrom(store, String(number), name)
    : failure({ code: 'EEXIST', message: 'something exists at that path now' })
}

function isAbsent(fault: DiskFault): boolean {
  return fault.code === 'ENOENT' || fault.code === 'ENOTDIR'
}

function tolerate(outcome: Outcome, codes: readonly string[]): Outcome {
  return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome
}
