import { createHash } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import { asBuffer } from '../base/bytes.ts'
import { type Result, success } from '../base/result.ts'
import type { Git, GitFault, RepositoryPlace } from './git.ts'

/** An entry of a git tree. */
export interface GitTreeEntry {
  /** As trees store it: without a leading zero. */
  readonly mode: string
  /** Its object id, in bytes. */
  readonly id: string
}

/** The tree objects of some directories, by path; the path of the top is empty. */
export type Trees = ReadonlyMap<string, Uint8Array>

const TREE = '40000'
const OTHER_REPOSITORY = '160000'
const ID_BYTES = { sha1: 20, sha256: 32 } as const

/**
 * A git tree to which files are added and from which they are removed. Only directories on their paths are read; all others keep
 * their id. Git stores names as bytes, which need not be UTF-8: here, names, paths and ids are strings with one character per byte.
 */
export class EditedTree {
  readonly #entries = new Map<string, GitTreeEntry | EditedTree>()
  readonly #format: ObjectFormat

  private constructor(format: ObjectFormat) {
    this.#format = format
  }

  /** `undefined` if a directory has to be changed and its object is missing. */
  static read(trees: Trees, wanted: ReadonlySet<string>, format: ObjectFormat, path = ''): EditedTree | undefined {
    const tree = new EditedTree(format)
    const bytes = trees.get(path)
    if (bytes === undefined) return undefined
    for (const [name, entry] of entriesIn(bytes, format)) {
      const below = path === '' ? name : `${path}/${name}`
      const isRead = entry.mode === TREE && wanted.has(below)
      const read = isRead ? EditedTree.read(trees, wanted, format, below) : entry
      if (read === undefined) return undefined
      tree.#entries.set(name, read)
    }
    return tree
  }

  static empty(format: ObjectFormat): EditedTree {
    return new EditedTree(format)
  }

  /** Removes a file. Does nothing if it does not exist. */
  remove(path: string): void {
    const slash = path.indexOf('/')
    const entry = this.#entries.get(slash < 0 ? path : path.slice(0, slash))
    if (slash >= 0) {
      if (entry instanceof EditedTree) entry.remove(path.slice(slash + 1))
    } else if (entry !== undefined && !isDirectory(entry)) this.#entries.delete(path)
  }

  /** Adds a file, replacing anything at its path or above. Returns the submodule that it replaced, if any. */
  put(path: string, entry: GitTreeEntry): string | undefined {
    const slash = path.indexOf('/')
    const name = slash < 0 ? path : path.slice(0, slash)
    const there = this.#entries.get(name)
    const isOthers = there !== undefined && !(there instanceof EditedTree) && there.mode === OTHER_REPOSITORY
    if (slash < 0) {
      this.#entries.set(name, entry)
      return isOthers ? name : undefined
    }
    const directory = there instanceof EditedTree ? there : new EditedTree(this.#format)
    this.#entries.set(name, directory)
    const replaced = directory.put(path.slice(slash + 1), entry)
    if (isOthers) return name
    return replaced === undefined ? undefined : `${name}/${replaced}`
  }

  /** The tree's id. Collects the objects of all directories that were read or created. */
  write(objects: Map<string, GitObject>): string {
    const lines: { readonly key: string; readonly line: string }[] = []
    for (const [name, entry] of this.#entries) {
      // Git does not store empty directories.
      if (entry instanceof EditedTree && entry.#isEmpty()) continue
      const { mode, id } = entry instanceof EditedTree ? { mode: TREE, id: bytesOfId(entry.write(objects)) } : entry
      // Git sorts a directory as if its name ended with a slash.
      lines.push({ key: mode === TREE ? `${name}/` : name, line: `${mode} ${name}\0${id}` })
    }
    lines.sort((a, b) => (a.key < b.key ? -1 : 1))
    const object: GitObject = { type: 'tree', bytes: Buffer.from(lines.map(({ line }) => line).join(''), 'latin1') }
    const id = objectId(object, this.#format)
    objects.set(id, object)
    return id
  }

  #isEmpty(): boolean {
    return [...this.#entries.values()].every((entry) => entry instanceof EditedTree && entry.#isEmpty())
  }
}

export function bytesOfId(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1')
}

export function bytesOfPath(path: string): string {
  return Buffer.from(path, 'utf8').toString('latin1')
}

function isDirectory(entry: GitTreeEntry | EditedTree): boolean {
  return entry instanceof EditedTree || entry.mode === TREE
}

/** `<mode> <name><NUL><id>`, one after the other. */
export function* entriesIn(bytes: Uint8Array, format: ObjectFormat): Generator<readonly [name: string, entry: GitTreeEntry]> {
  const text = asBuffer(bytes).toString('latin1')
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at)
    const zero = text.indexOf('\0', space)
    const end = zero + 1 + ID_BYTES[format]
    if (space < 0 || zero < 0 || end > text.length) throw new Error('Git returned an object that is not a tree.')
    yield [text.slice(space + 1, zero), { mode: text.slice(at, space), id: text.slice(zero + 1, end) }]
    at = end
  }
}

export interface BaseObjects {
  /** The text of the commit; `undefined` if it is not in the repository. */
  readonly commit: string | undefined
  /** The directories that exist in the commit. */
  readonly trees: Trees
}

interface BaseRequest {
  readonly git: Git
  readonly repository: RepositoryPlace
  /** Object id of a commit. */
  readonly base: string
  /** Paths from the top of the repository, which is the empty path. */
  readonly directories: readonly string[]
}

/** Reads a commit and some of its directories in one go. */
export async function readBaseObjects({ git, repository, base, directories }: BaseRequest): Promise<Result<BaseObjects, GitFault>> {
  const objects = await readObjects(git, repository, [base, ...directories.map((directory) => `${base}:${directory}`)])
  if (!objects.ok) return objects
  const [commit, ...found] = objects.value
  const trees = new Map<string, Uint8Array>()
  for (const [index, directory] of directories.entries()) {
    const object = found[index]
    if (object?.type === 'tree') trees.set(bytesOfPath(directory), object.bytes)
  }
  return success({ commit: commit?.type === 'commit' ? commit.bytes.toString('utf8') : undefined, trees })
}

export interface StoredObject {
  readonly type: string
  readonly bytes: Buffer
}

/** Objects by name, in that order; `undefined` for each that is missing. */
export async function readObjects(
  git: Git,
  repository: RepositoryPlace,
  names: readonly string[],
): Promise<Result<readonly (StoredObject | undefined)[], GitFault>> {
  const output = await git.run({ ...repository, args: ['cat-file', '--batch'], input: Buffer.from(`${names.join('\n')}\n`) })
  return output.ok ? success(readAnswers(asBuffer(output.value))) : output
}

/** `<id> <type> <size>`, the object and a newline; or a line that says why there is none. */
function readAnswers(output: Buffer): readonly (StoredObject | undefined)[] {
  const answers: (StoredObject | undefined)[] = []
  for (let at = 0; at < output.length; ) {
    const newline = output.indexOf('\n', at)
    const end = newline < 0 ? output.length : newline
    const [, type = '', size = ''] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? []
    answers.push(type === '' ? undefined : { type, bytes: output.subarray(end + 1, end + 1 + Number(size)) })
    at = type === '' ? end + 1 : end + 1 + Number(size) + 1
  }
  return answers
}

/** How a repository names its objects. */
export type ObjectFormat = 'sha1' | 'sha256'

const SHA1_DIGITS = 40

/** The format of the repository that an object id comes from. */
export function formatOf(id: string): ObjectFormat {
  return id.length === SHA1_DIGITS ? 'sha1' : 'sha256'
}

export interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit'
  readonly bytes: Uint8Array
}

/** The name that git gives to an object. */
export function objectId({ type, bytes }: GitObject, format: ObjectFormat): string {
  return createHash(format).update(`${type} ${bytes.length}\0`).update(asBuffer(bytes)).digest('hex')
}

/** The name that git gives to content, without filters or attributes. */
export function blobId(bytes: Uint8Array, format: ObjectFormat): string {
  return objectId({ type: 'blob', bytes }, format)
}

const TYPES = { commit: 1, tree: 2, blob: 3 } as const

/** Objects as a pack, which git accepts all at once: a file for each would take a hundred times as long. */
export function packObjects(objects: readonly GitObject[], format: ObjectFormat): Uint8Array {
  const head = Buffer.alloc(12)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const parts: Uint8Array[] = [head]
  for (const { type, bytes } of objects)
    parts.push(entryHead(TYPES[type], bytes.length), deflateSync(bytes, { level: constants.Z_BEST_SPEED }))
  const hash = createHash(format)
  for (const part of parts) hash.update(part)
  return Buffer.concat([...parts, hash.digest()])
}

/** The type and the lowest four bits of the size, then seven bits at a time; the highest bit means that more follow. */
function entryHead(type: number, size: number): Uint8Array {
  const head = [(type << 4) | (size & 0x0f)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    head[head.length - 1] = (head.at(-1) ?? 0) | 0x80
    head.push(rest % 128)
  }
  return Uint8Array.from(head)
}
