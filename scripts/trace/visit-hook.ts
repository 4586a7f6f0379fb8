import * as fs from 'node:fs'
import { registerHooks } from 'node:module'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

// Loaded with `--import` before Sous. Adds a call to the start of each function of `src`, which writes the name of the file down the first
// time that one of its functions is called.

const SOURCES = path.resolve(import.meta.dirname, '../../src')
const list = process.env['SOUS_TRACE_FILE'] ?? ''
const seen = new Set<string>()

Object.assign(globalThis, {
  visitSource(file: string): void {
    if (seen.has(file)) return
    seen.add(file)
    fs.appendFileSync(list, `${file}\n`)
  },
})

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return loaded
    const file = path.relative(SOURCES, fileURLToPath(url))
    if (file.startsWith('..')) return loaded
    return { ...loaded, source: withVisits(String(loaded.source), `visitSource(${JSON.stringify(file)})`) }
  },
})

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: SyntaxNode | null
}

/** The text with `call` at the start of every function. No line is added, so stack traces stay right. */
function withVisits(text: string, call: string): string {
  const inserts: { readonly at: number; readonly text: string }[] = []
  visit(parseAst(text, { lang: 'ts' }), (node) => {
    if (!/^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(node.type) || !node.body) return
    const { type, start, end } = node.body
    if (type === 'BlockStatement' || type === 'FunctionBody') inserts.push({ at: start + 1, text: `${call};` })
    else inserts.push({ at: start, text: `(${call},(` }, { at: end, text: '))' })
  })
  return inserts.toSorted((a, b) => b.at - a.at).reduce((done, { at, text }) => done.slice(0, at) + text + done.slice(at), text)
}

function visit(value: unknown, enter: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, enter)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) enter(value as SyntaxNode)
    for (const child of Object.values(value)) visit(child, enter)
  }
}
