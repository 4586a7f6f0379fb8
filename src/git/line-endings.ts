import { asBuffer } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type AskUsersGit, type AttributeValues, attributeLine, readAttributes } from './attributes.ts'
import { gitFailed } from './clean-repository.ts'
import { decodeOutput } from './git.ts'
import type { SealGit } from './seal-git.ts'

/** Object ids of what git stores for a file, if that differs from the bytes in the work tree. */
export interface StoredForm {
  readonly before?: string
  readonly after?: string
}

export type StoredForms = ReadonlyMap<RepoPath, StoredForm>

export interface StoredFormsRequest {
  readonly changes: readonly FileChange[]
  /** The prefix of changed paths in the repository: empty, or with a trailing slash. */
  readonly prefix: string
  readonly base: string | undefined
  readonly askUsersGit: AskUsersGit | undefined
}

/** `text` decides; `eol` and the old name `crlf` imply it. */
const ATTRIBUTES = ['text', 'eol', 'crlf']
/** What else git would convert because of attributes in the base: see `check-converted.ts`. */
const NOT_CONVERTED = [
  ['ident', 'unset'],
  ['filter', 'unset'],
  ['working-tree-encoding', 'unset'],
] as const

/**
 * Git may store `
 * ` where a work tree has `\r
 * `. We let git itself convert the changes, in a repository with the right attributes and no filters. Its index contains the base,
 * before and after.
 */
export async function findStoredForms(request: StoredFormsRequest, git: SealGit): Promise<Result<StoredForms, ToolError>> {
  const { changes, prefix, askUsersGit } = request
  const touched = changes.filter((change) => hasCrlf(change, 'before') || hasCrlf(change, 'after'))
  if (askUsersGit === undefined || touched.length === 0) return success(new Map())
  const places = touched.map(({ path }) => prefix + path)
  const attributes = await readAttributes(askUsersGit, ATTRIBUTES, places)
  if (!attributes.ok) return attributes
  const autocrlf = await readAutocrlf(askUsersGit)
  if (!autocrlf.ok) return autocrlf
  if (autocrlf.value === 'false' && [...attributes.value.values()].every(convertsNothing)) return success(new Map())
  const indexed = await git.run(['read-tree', request.base ?? '--empty'], 'read the base')
  if (!indexed.ok) return indexed
  const lines = places.map((place) => attributeLine(place, new Map([...(attributes.value.get(place) ?? []), ...NOT_CONVERTED])))
  const written = await git.write('git/info/attributes', Buffer.from(`${lines.join('\n')}\n`))
  if (!written.ok) return written
  const converter = new Converter(git, { ...request, autocrlf: autocrlf.value })
  const base = await converter.entries()
  if (!base.ok) return base
  const before = await converter.convert(touched, 'before')
  if (!before.ok) return before
  const after = await converter.convert(touched, 'after')
  if (!after.ok) return after
  return success(
    new Map(
      touched.map(({ path }) => {
        const [kept, made] = [before.value.get(prefix + path), after.value.get(prefix + path)]
        // A file that was committed with `\r
        // ` anyway stays as it is.
        const isKept = kept !== undefined && kept === base.value.get(prefix + path)
        return [path, { ...(isKept && { before: kept }), ...(made !== undefined && { after: made }) }]
      }),
    ),
  )
}

class Converter {
  readonly #git: SealGit
  readonly #request: StoredFormsRequest & { readonly autocrlf: string }

  constructor(git: SealGit, request: StoredFormsRequest & { readonly autocrlf: string }) {
    this.#git = git
    this.#request = request
  }

  /** What `git add` would make of one side of the changes, on top of the base. */
  async convert(changes: readonly FileChange[], side: 'before' | 'after'): Promise<Result<ReadonlyMap<string, string>, ToolError>> {
    const { prefix, base, autocrlf } = this.#request
    const wanted = changes.filter((change) => hasCrlf(change, side))
    if (wanted.length === 0) return success(new Map())
    const folder = `kept-${side}`
    for (const change of wanted) {
      const written = await this.#git.write(`${folder}/${prefix}${change.path}`, bytesOf(change, side) ?? new Uint8Array())
      if (!written.ok) return written
    }
    const names = Buffer.from(wanted.map(({ path }) => `${prefix}${path}\0`).join(''))
    const add = ['-c', `core.autocrlf=${autocrlf}`, 'update-index', '--add', '--replace', '-z', '--stdin']
    const added = await this.#git.runIn(folder, add, 'convert line endings', names)
    if (!added.ok) return added
    const entries = await this.entries()
    if (!entries.ok) return entries
    const restored = await this.#git.run(['read-tree', base ?? '--empty'], 'read the base')
    if (!restored.ok) return restored
    const converted = new Set(wanted.map(({ path }) => prefix + path))
    return success(new Map([...entries.value].filter(([path]) => converted.has(path))))
  }

  /** Object ids by path. */
  async entries(): Promise<Result<ReadonlyMap<string, string>, ToolError>> {
    const listed = await this.#git.ask('ls-files', '-z', '--stage')
    if (!listed.ok) return listed
    const entries = listed.value.split('\0').flatMap((line) => {
      const [, id, path] = /^\d+ ([0-9a-f]+) \d\t(.*)$/s.exec(line) ?? []
      return id === undefined || path === undefined ? [] : [[path, id] as const]
    })
    return success(new Map(entries))
  }
}

async function readAutocrlf(ask: AskUsersGit): Promise<Result<'true' | 'input' | 'false', ToolError>> {
  const asked = await ask(['config', '--get', 'core.autocrlf'])
  if (!asked.ok && asked.error.exitCode !== 1) return failure(gitFailed('read core.autocrlf', asked.error))
  // A key without a value means true.
  const value = asked.ok ? decodeOutput(asked.value).trim().toLowerCase() : 'false'
  return success(value === 'input' ? 'input' : /^(?:true|yes|on|[1-9]\d*|)$/.test(value) ? 'true' : 'false')
}

function convertsNothing(values: AttributeValues): boolean {
  return [...values.values()].every((value) => value === 'unspecified' || value === 'unset')
}

export function hasCrlf(change: FileChange, side: 'before' | 'after'): boolean {
  const bytes = bytesOf(change, side)
  return bytes !== undefined && asBuffer(bytes).includes('\r\n')
}

function bytesOf(change: FileChange, side: 'before' | 'after'): Uint8Array | undefined {
  if (side === 'before') return 'before' in change ? change.before : undefined
  return 'after' in change ? change.after : undefined
}
