import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'
import { ERROR_TABLE, errorRows } from '../../scripts/docs/error-rows.ts'
import { decisionOf, exitCodeOf, type ReasonCode } from '../../src/base/errors/reasons.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const sources = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(source, file), 'utf8') }))
const text = sources.map((file) => file.text).join('\n')
const codes = Object.values(ERROR_TABLE).flatMap((rows) => Object.keys(rows))

it('has one row for every error code', () => {
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

it('has a row for every code that the source gives an error, a refusal or an outcome', () => {
  const made = text.matchAll(/\b(?:(?:toolError|refusal)\(\s*|(?:error|warning)\(\s*[\w.]+,\s*)'([a-z_]+)'/g)
  const used = [...new Set([...made].map(([, code]) => code))]
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((code) => !codes.includes(code ?? ''))).toEqual([])
})

it('has no row that the source does not use', () => {
  expect(codes.filter((code) => !new RegExp(`'(?:failed:)?${code}'`).test(text))).toEqual([])
})

it('says of every code what it means, and what to do where no message says it', () => {
  for (const part of ['call', 'run', 'github', 'diagnostic'] as const)
    for (const [code, { meaning, advice, decision }] of errorRows(part)) {
      expect([code, meaning]).toEqual([code, expect.stringMatching(/^[\w'].*[.]$/)])
      if (part === 'call' || part === 'github') expect([code, advice]).toEqual([code, expect.stringMatching(/^[A-Z].*[.]$/)])
      if (part === 'run' || part === 'github') expect([code, decision]).toEqual([code, decisionOf(code as ReasonCode)])
    }
})

it('has an exit code for every reason: 0 only for what was done', () => {
  for (const part of ['run', 'github'] as const)
    for (const [code, { decision }] of errorRows(part))
      expect([code, exitCodeOf(code as ReasonCode) === 0]).toEqual([code, decision === 'pass'])
  expect([exitCodeOf('failed:not_found'), exitCodeOf('failed:invalid_config'), exitCodeOf('cancelled')]).toEqual([1, 3, 130])
})

it('keeps the messages of errors in tables, not next to the logic', () => {
  const found = sources
    .filter(({ file }) => !file.startsWith('base/errors/'))
    .flatMap(({ file, text }) => inlineMessages(parseAst(text, { lang: 'ts' })).map((message) => `${file}: ${message}`))
  // Put it into the `ERRORS` of its file; CONTRIBUTING.md says how.
  expect(found).toEqual([])
})

/** Texts in calls that make an error, outside a `const …ERRORS` at the top of a file. */
function inlineMessages(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(inlineMessages)
  if (!isNode(node) || (node.type === 'VariableDeclarator' && /ERRORS$/.test(node.id?.name ?? ''))) return []
  const makesError = node.type === 'CallExpression' && /^(?:toolError|refusal)$/.test(node.callee?.name ?? '')
  return makesError ? textsIn(node.arguments?.slice(1)) : Object.values(node).flatMap(inlineMessages)
}

function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!isNode(node)) return []
  const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? (node.value as { readonly raw: string }).raw : ''
  return typeof text === 'string' && /[a-z]/i.test(text) ? [text] : Object.values(node).flatMap(textsIn)
}

interface SyntaxNode {
  readonly type: string
  readonly id?: { readonly name?: string }
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly unknown[]
  readonly value?: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
