import * as fs from 'node:fs'
import { expect, it } from 'vitest'
import { replaceCode } from '../../../src/tools/edit/tool_replace_code.ts'
import { findCode } from '../../../src/tools/search/tool_find_code.ts'
import { codeLanguage } from '../../../src/workspace/code/languages.ts'
import { callOn } from '../../support/file-tool.ts'
import { AST_GREP_CASES } from './ast-grep-cases.ts'

interface Result {
  readonly matches: readonly (readonly [line: number, column: number])[]
  readonly after?: string
}

/** What ast-grep did: `npx node scripts/compare-ast-grep.ts` asks it again. */
const results = JSON.parse(fs.readFileSync('test/fixtures/files/ast-grep-results.json', 'utf8')) as Readonly<Record<string, Result>>

it('compares at least 40 rules that ast-grep publishes', () => {
  expect(AST_GREP_CASES.length).toBeGreaterThanOrEqual(40)
  expect(AST_GREP_CASES.map(({ name }) => name)).toEqual(Object.keys(results))
  expect(AST_GREP_CASES.filter(({ name }) => results[name]?.matches.length === 0).map(({ name }) => name)).toEqual([])
})

it.each(AST_GREP_CASES.map((one) => [one.name, one] as const))('finds and writes what ast-grep does: %s', async (name, given) => {
  const { language, config, replace, expandStart, expandEnd, text } = given
  const file = `a.${codeLanguage(language).extensions[0]}`
  const found = await callOn({ [file]: text }, findCode, { language, ...config, max_results: 500 })
  if (!found.result.ok) throw new Error(found.result.error.message)
  const { matches } = found.result.value as { readonly matches: readonly { readonly line: number; readonly column: number }[] }
  expect(matches.map(({ line, column }) => [line, column])).toEqual(results[name]?.matches)
  if (replace === undefined) return
  const expand = { ...(expandStart && { expand_start: expandStart }), ...(expandEnd && { expand_end: expandEnd }) }
  const changed = await callOn({ [file]: text }, replaceCode, { language, ...config, ...expand, replace, path: file })
  if (!changed.result.ok) throw new Error(changed.result.error.message)
  expect(await changed.text(file)).toBe(results[name]?.after)
})
