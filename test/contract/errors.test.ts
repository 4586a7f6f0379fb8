import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { ERROR_TABLE, errorRows } from '../../scripts/docs/error-rows.ts'
import { decisionOf, exitCodeOf, type ReasonCode } from '../../src/base/errors/reasons.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const text = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => fs.readFileSync(path.join(source, file), 'utf8'))
  .join('\n')
const codes = Object.values(ERROR_TABLE).flatMap((rows) => Object.keys(rows))

it('has one row for every error code', () => {
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

it('has a row for every code that the source gives an error, a refusal or an outcome', () => {
  const made = text.matchAll(/\b(?:(?:toolError|failed|refusal)\(\s*|(?:error|warning)\(\s*[\w.]+,\s*)'([a-z_]+)'/g)
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
