import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { FileMode } from '../../model/change.ts'
import { parseRepoPath, type RepoPath } from '../../model/path.ts'

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

const Step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), path: Path, number, after: Version }),
  z.strictObject({ kind: z.literal('update'), path: Path, number, before: Version, after: Version }),
  z.strictObject({ kind: z.literal('delete'), path: Path, number, before: Version }),
  z.strictObject({ kind: z.literal('make_directory'), path: Path }),
  z.strictObject({ kind: z.literal('remove_directory'), path: Path, permissions: number }),
])

const Journal = z.strictObject({
  version: z.literal(VERSION),
  folder: z.strictObject({ path: z.string(), fromHome: z.string(), identity: z.string() }),
  steps: z.array(Step),
})

/** What a landing is about to do, in order. Once it is on the disk, the landing can be finished or rolled back. */
export type Journal = Readonly<z.output<typeof Journal>>
export type Step = Readonly<z.output<typeof Step>>
export type FileStep = Extract<Step, { readonly number: number }>
export type FileVersion = Readonly<z.output<typeof Version>>

export function journalOf(folder: Journal['folder'], steps: readonly Step[]): Journal {
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

export function versionOf(bytes: Uint8Array, mode: FileMode): FileVersion {
  return { sha256: hash('sha256', bytes, 'hex'), mode }
}
