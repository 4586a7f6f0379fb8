import { asBuffer } from '../model/bytes.ts'
import { type GitObject, type ObjectFormat, objectId } from '../model/git-object.ts'

/** What a tree of git has under a name. */
export interface TreeEntry {
  /** As trees have it: without a zero in front. */
  readonly mode: string
  /** Its object id, in bytes. */
  readonly id: string
}

/** The objects of some directories, by their path; the top one's is empty. */
export type Trees = ReadonlyMap<string, Uint8Array>

const TREE = '40000'
const OTHER_REPOSITORY = '160000'
const ID_BYTES = { sha1: 20, sha256: 32 } as const

/**
 * A tree of git while files are put into it and taken out of it. Only the directories on the way to them are ever read; all
 * others keep the id that they have. Git has names in bytes, which need not be UTF-8: names, paths and ids are strings
 * with a character for each byte here.
 */
export class EditedTree {
  readonly #entries = new Map<string, TreeEntry | EditedTree>()
  readonly #format: ObjectFormat

  private constructor(format: ObjectFormat) {
    this.#format = format
  }

  /** `undefined` where a directory is there, is to be changed, and its object is not at hand. */
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

  /** Takes out a file. Nothing happens where there is none. */
  remove(path: string): void {
    const slash = path.indexOf('/')
    const entry = this.#entries.get(slash < 0 ? path : path.slice(0, slash))
    if (slash >= 0) {
      if (entry instanceof EditedTree) entry.remove(path.slice(slash + 1))
    } else if (entry !== undefined && !isDirectory(entry)) this.#entries.delete(path)
  }

  /** Puts in a file, in the place of whatever is there or on the way. Says where another repository had to go. */
  put(path: string, entry: TreeEntry): string | undefined {
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

  /** The tree's own id. Notes the objects of it and of every directory in it that was read or made. */
  write(objects: Map<string, GitObject>): string {
    const lines: { readonly key: string; readonly line: string }[] = []
    for (const [name, entry] of this.#entries) {
      // Git knows no empty directories.
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

function isDirectory(entry: TreeEntry | EditedTree): boolean {
  return entry instanceof EditedTree || entry.mode === TREE
}

/** `<mode> <name><NUL><id>`, one after the other. */
export function* entriesIn(bytes: Uint8Array, format: ObjectFormat): Generator<readonly [name: string, entry: TreeEntry]> {
  const text = asBuffer(bytes).toString('latin1')
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at)
    const zero = text.indexOf('\0', space)
    const end = zero + 1 + ID_BYTES[format]
    if (space < 0 || zero < 0 || end > text.length) throw new Error('Git gave an object that is no tree.')
    yield [text.slice(space + 1, zero), { mode: text.slice(at, space), id: text.slice(zero + 1, end) }]
    at = end
  }
}
