/** Where the cursor is in a recipe, as its lines tell: a text that is being written is often no YAML. */
export interface CursorContext {
  /** The keys around, from the outside; `-` for an item of a list. */
  readonly path: readonly string[]
  /** `key`: a key is being written. `value`: what follows this key. */
  readonly part: 'key' | 'value'
  readonly key: string
  /** What is written there, up to the cursor. */
  readonly typed: string
  /** The characters of the word that the cursor is in. */
  readonly from: number
  readonly to: number
  /** The keys beside it, with their values where they are on the same line. */
  readonly siblings: ReadonlyMap<string, string>
  /** The same, beside the key that all of these are under. */
  readonly around: ReadonlyMap<string, string>
  /** Whether the cursor is inside of an expression, and what is written of it. */
  readonly expression: string | undefined
}

const LINE = /^(?<indent>[ ]*)(?<dashes>(?:-[ ]+)*)(?:(?<key>[\w.'"-]+)(?<colon>[ ]*:(?=[ ]|$)[ ]*))?(?<value>.*)$/

export function cursorContext(text: string, offset: number): CursorContext {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset)
  const line = text.slice(start, end).replace(/\r$/, '')
  const lines = text.split(/\r?\n/)
  const row = text.slice(0, start).split('\n').length - 1
  const parsed = parseLine(line)
  const valueAt = start + line.length - parsed.value.length
  const isValue = parsed.key !== '' && offset >= valueAt
  const before = text.slice(start, offset)
  const opened = before.lastIndexOf('${{')
  const word = wordAt(text, start, end, offset)
  const column = parsed.indent + parsed.dashes.length
  const { path, parent } = pathTo(lines, row, column)
  return {
    path,
    around: parent === undefined ? new Map() : siblingsOf(lines, parent.row, parent.column),
    part: isValue ? 'value' : 'key',
    key: parsed.key === '' ? word.text : parsed.key,
    typed: word.typed,
    from: word.from,
    to: word.to,
    siblings: siblingsOf(lines, row, column),
    expression: opened >= 0 && !before.slice(opened).includes('}}') ? before.slice(opened + 3) : undefined,
  }
}

function parseLine(line: string) {
  const { indent = '', dashes = '', key = '', colon = '', value = '' } = LINE.exec(line)?.groups ?? {}
  return { indent: indent.length, dashes, key: colon === '' ? '' : key.replaceAll(/['"]/g, ''), value }
}

function isBlank(line: string): boolean {
  return /^\s*(?:#.*)?$/.test(line)
}

interface PathAround {
  readonly path: readonly string[]
  /** Where the innermost key is that is around. */
  readonly parent: { readonly row: number; readonly column: number } | undefined
}

/** Goes up: every line that is indented less is around. */
function pathTo(lines: readonly string[], row: number, column: number): PathAround {
  const path: string[] = []
  let parent: PathAround['parent']
  let limit = column
  const own = parseLine(lines[row] ?? '')
  if (own.dashes !== '') {
    path.unshift('-')
    limit = own.indent + 1
  }
  for (let at = row - 1; at >= 0 && limit > 0; at--) {
    const line = lines[at] ?? ''
    if (isBlank(line)) continue
    const { indent, dashes, key } = parseLine(line)
    const keyColumn = indent + dashes.length
    if (keyColumn < limit && key !== '') {
      // A dash may stand right below its key.
      path.unshift(key)
      parent ??= { row: at, column: keyColumn }
      limit = keyColumn
    }
    if (dashes !== '' && indent < limit) {
      path.unshift('-')
      limit = indent + 1
    }
    if (path[0] !== '-' && indent < limit && dashes === '') limit = indent
  }
  return { path, parent }
}

function siblingsOf(lines: readonly string[], row: number, column: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (step: 1 | -1): void => {
    if (step === -1 && parseLine(lines[row] ?? '').dashes !== '') return
    for (let at = row + step; at >= 0 && at < lines.length; at += step) {
      const line = lines[at] ?? ''
      if (isBlank(line)) continue
      const { indent, dashes, key, value } = parseLine(line)
      const isFirst = dashes !== ''
      if (step === 1 && isFirst && indent <= column - 2) return
      if (indent + dashes.length < column) return
      if (indent + dashes.length === column && key !== '') found.set(key, value.trim())
      if (isFirst && indent + dashes.length <= column) return
    }
  }
  visit(-1)
  visit(1)
  return found
}

function wordAt(text: string, start: number, end: number, offset: number) {
  let from = offset
  while (from > start && /[\w./@:-]/.test(text[from - 1] ?? '')) from--
  let to = offset
  while (to < end && /[\w./@-]/.test(text[to] ?? '')) to++
  return { from, to, typed: text.slice(from, offset), text: text.slice(from, to) }
}
