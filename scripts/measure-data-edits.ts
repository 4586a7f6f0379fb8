// Sets a random scalar (in a text over several lines, a word) in each JSON, YAML and TOML file below folders that others wrote, and tells how many files change in the
// edited lines only, how many edits are refused and why, and how many results a parser does not take:
// `node scripts/measure-data-edits.ts [--out DIR] [--seed N] [--rounds N] FOLDER…`. With --out, the results are written there,
// for other programs to read.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { dataFormatOf, loadAdapter } from '../src/workspace/data/data-format.ts'
import { compileQueries, normalizedPath } from '../src/workspace/data/data-query.ts'
import { type DataAdapter, DataError, type DataNode, type Location, nodeAt, type PlainData } from '../src/workspace/data/data-tree.ts'
import { editDocument } from '../src/workspace/data/edit-document.ts'
import { decodeText, encodeFile, lineAt } from '../src/workspace/text/text.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
    list: { type: 'boolean' },
  },
})

interface Tally {
  files: number
  notValid: number
  withoutScalar: number
  edits: number
  oneLine: number
  ownLines: number
  more: number
  invalid: number
  readonly refused: Map<string, number>
}

/** Texts that need quotes, and some that do not. */
const TEXTS = ['changed', '>=24', 'a: b', '# no comment', "it's", '"quoted"', 'yes', '1.20', '', 'été ☃', 'back\\slash', '{{ x }}', '*']

const tallies = new Map<string, Tally>()
let state = Number(values.seed)

for (const folder of positionals)
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) await measure(path.join(folder, name))

console.log(
  '| format | files | not valid before | no scalar | edits | one line | the lines of the value | more | refused | invalid after |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const [format, each] of tallies) {
  const refused = [...each.refused.values()].reduce((sum, count) => sum + count, 0)
  const share = (count: number) => `${count} (${((100 * count) / each.edits).toFixed(1)} %)`
  console.log(
    `| ${format} | ${each.files} | ${each.notValid} | ${each.withoutScalar} | ${each.edits} | ${share(each.oneLine)} | ${share(each.ownLines)} | ${each.more} | ${share(refused)} | ${each.invalid} |`,
  )
}
for (const [format, { refused }] of tallies) for (const [reason, count] of refused) console.log(`${format}: refused ${count}: ${reason}`)

async function measure(file: string): Promise<void> {
  const format = /\.(?:json|jsonc|ya?ml|toml)$/.test(file) ? dataFormatOf(file) : undefined
  if (format?.ok !== true || !fs.statSync(file).isFile()) return
  const bytes = fs.readFileSync(file)
  const text = decodeText(bytes, file)
  if (!text.ok || bytes.length > 1024 * 1024) return
  const adapter = await loadAdapter(format.value)
  const tally = tallies.get(format.value) ?? {
    files: 0,
    notValid: 0,
    withoutScalar: 0,
    edits: 0,
    oneLine: 0,
    ownLines: 0,
    more: 0,
    invalid: 0,
    refused: new Map(),
  }
  tallies.set(format.value, tally)
  tally.files++
  const roots = readRoots(adapter, text.value.text)
  if (roots === undefined) {
    tally.notValid++
    if (values.list) console.error('not valid', file)
    return
  }
  const scalars = roots.flatMap((root) => scalarsIn(root, []))
  if (scalars.length === 0) {
    tally.withoutScalar++
    return
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    const chosen = scalars[Math.floor(random() * scalars.length)]
    if (chosen === undefined) return
    const edited = await tryEdit({
      file,
      adapter,
      text: text.value.text,
      roots,
      at: chosen.at,
      value: otherValue(chosen.node, text.value.text),
      tally,
    })
    if (values.out === undefined || edited === undefined) continue
    const target = path.join(values.out, format.value, `${tally.edits}.${format.value}`)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, encodeFile({ ...text.value, text: edited }))
  }
}

interface Trial {
  readonly file: string
  readonly adapter: DataAdapter
  readonly text: string
  readonly roots: readonly DataNode[]
  readonly at: Location
  readonly value: PlainData
  readonly tally: Tally
}

async function tryEdit({ file, adapter, text, roots, at, value, tally }: Trial): Promise<string | undefined> {
  const queries = await compileQueries([normalizedPath(at)])
  const query = queries.ok ? queries.value[0] : undefined
  if (query === undefined) throw new Error(`${file}: ${normalizedPath(at)}`)
  tally.edits++
  const result = editDocument(adapter, text, [{ kind: 'set', query, value, when: 'exists' }])
  if (!result.ok) {
    const reason = result.error.message
      .replace(/\$\S*/g, '$…')
      .replace(/line \d+/g, 'line …')
      .replace(/'[^']*'/g, "'…'")
      .slice(0, 90)
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1)
    if (values.list) console.error('refused', file, normalizedPath(at), JSON.stringify(value), result.error.message)
    return undefined
  }
  const edited = result.value.text
  try {
    adapter.readAgain(edited)
  } catch {
    tally.invalid++
  }
  const own = new Set<number>()
  for (const root of roots) {
    const node = at.every((part, i) => hasPart(nodeOrUndefined(root, at.slice(0, i)), part)) ? nodeOrUndefined(root, at) : undefined
    if (node === undefined) continue
    for (let line = lineAt(text, node.start); line <= lineAt(text, Math.max(node.start, node.end - 1)); line++) own.add(line)
  }
  const changed = changedLines(text, edited)
  const isOwn = changed.every((line) => own.has(line))
  if (isOwn && changed.length <= result.value.changes.length && text.split('\n').length === edited.split('\n').length) tally.oneLine++
  else if (isOwn) tally.ownLines++
  else {
    tally.more++
    if (values.list) console.error('more', file, normalizedPath(at), changed)
  }
  return edited
}

/** The lines of a text that another does not have in their place, counted from both ends where lines were added or removed. */
function changedLines(before: string, after: string): readonly number[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  if (was.length === is.length) return was.flatMap((line, i) => (line === is[i] ? [] : [i + 1]))
  let start = 0
  while (was[start] === is[start]) start++
  let end = 0
  while (end < Math.min(was.length, is.length) - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end++
  return Array.from({ length: was.length - start - end }, (_, i) => start + i + 1)
}

function readRoots(adapter: DataAdapter, text: string): readonly DataNode[] | undefined {
  try {
    return adapter.read(text).roots
  } catch (error) {
    if (error instanceof DataError) return undefined
    throw error
  }
}

function scalarsIn(node: DataNode, at: Location): readonly { readonly at: Location; readonly node: DataNode }[] {
  if (node.elsewhere !== undefined) return []
  if (node.kind === 'scalar') return [{ at, node }]
  if (node.kind === 'array') return node.items.flatMap((item, i) => scalarsIn(item, [...at, i]))
  return node.members.flatMap((member) => scalarsIn(member.node, [...at, member.key]))
}

function hasPart(node: DataNode | undefined, part: string | number): boolean {
  return typeof part === 'number' ? node?.items[part] !== undefined : (node?.members.some(({ key }) => key === part) ?? false)
}

function nodeOrUndefined(root: DataNode, at: Location): DataNode | undefined {
  try {
    return nodeAt(root, at)
  } catch {
    return undefined
  }
}

/** Another value of the same kind; in a text over several lines, another word. */
function otherValue({ value = null, start, end }: DataNode, source: string): PlainData {
  if (typeof value === 'number') return value === 42 ? 43 : 42
  if (typeof value === 'boolean') return !value
  const words = typeof value === 'string' && source.slice(start, end).trimEnd().includes('\n') ? value.match(/\S+/g) : null
  const chosen = Math.floor(random() * (words?.length ?? 0))
  let word = 0
  if (typeof value === 'string' && words !== null) return value.replace(/\S+/g, (each) => (word++ === chosen ? 'changed' : each))
  const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? 'changed'
  return text === value ? 'other' : text
}

/** The same in every run with the same seed. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
