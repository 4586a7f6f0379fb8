import { printable, printableLine } from './printable.ts'
import type { Style } from './style.ts'

export type TextRow = readonly [name: string, text: string]

/** Rows of a name and a text; the texts begin below each other, also where they have several lines. */
export function textTable(rows: readonly TextRow[], style: Style): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.flatMap(([name, text]) =>
    printable(text)
      .trimEnd()
      .split('\n')
      .map((line, i) => `${style.dim((i === 0 ? printableLine(name) : '').padEnd(width))}  ${line}`.trimEnd()),
  )
}
