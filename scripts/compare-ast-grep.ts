import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { codeLanguage } from '../src/workspace/code/languages.ts'
import { AST_GREP_CASES, type AstGrepCase } from '../test/workspace/code/ast-grep-cases.ts'

// Asks ast-grep itself what it finds and writes for the cases of the tests, and compares that with the results that the tests expect.
// `npx node scripts/compare-ast-grep.ts --program FILE` with an ast-grep of the version of `@ast-grep/wasm`; `--write` notes its results.

const RESULTS = path.resolve(import.meta.dirname, '../test/fixtures/files/ast-grep-results.json')

/** What ast-grep does with a file. */
interface AstGrepResult {
  /** Where matches start, from 1, in characters as JavaScript counts them. */
  readonly matches: readonly (readonly [line: number, column: number])[]
  /** The file after it was changed. */
  readonly after?: string
}

const { values } = parseArgs({ options: { program: { type: 'string', default: 'ast-grep' }, write: { type: 'boolean', default: false } } })
const version = run('--version').trim()
const results = Object.fromEntries(AST_GREP_CASES.map((one) => [one.name, ask(one)]))
if (Object.keys(results).length !== AST_GREP_CASES.length) throw new Error('Two cases have the same name.')
const text = `${JSON.stringify(results, undefined, 1)}\n`
if (values.write) fs.writeFileSync(RESULTS, text)
const expected = fs.readFileSync(RESULTS, 'utf8')
process.stdout.write(
  `${version}: ${AST_GREP_CASES.length} cases, ${text === expected ? 'the results are those that the tests expect' : 'OTHER RESULTS'}\n`,
)
process.exitCode = text === expected ? 0 : 1

function ask(given: AstGrepCase): AstGrepResult {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ast-grep-'))
  try {
    const file = path.join(folder, `a.${codeLanguage(given.language).extensions[0]}`)
    fs.writeFileSync(file, given.text)
    const { expandStart, expandEnd, replace } = given
    const fix = expandStart === undefined && expandEnd === undefined ? replace : { template: replace, expandStart, expandEnd }
    const rule = path.join(folder, 'rule.yml')
    fs.writeFileSync(rule, JSON.stringify({ id: 'case', severity: 'hint', language: given.language, ...given.config, fix }))
    const found = JSON.parse(run('scan', '--json', '--rule', rule, file)) as readonly Found[]
    const matches = found.map(({ range }) => placeOf(given.text, range.byteOffset.start))
    if (replace === undefined) return { matches }
    run('scan', '--update-all', '--rule', rule, file)
    return { matches, after: fs.readFileSync(file, 'utf8') }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

interface Found {
  readonly range: { readonly byteOffset: { readonly start: number } }
}

function placeOf(content: string, bytes: number): readonly [number, number] {
  const before = Buffer.from(content).subarray(0, bytes).toString()
  const lines = before.split('\n')
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1]
}

function run(...args: readonly string[]): string {
  return execFileSync(values.program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
