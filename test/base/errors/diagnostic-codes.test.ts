import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorRows } from '../../../scripts/docs/error-rows.ts'

/** For whoever checks arguments on behalf of the reader, or several recipes beside each other. */
const FOR_OTHERS = ['invalid_argument', 'invalid_recipe', 'duplicate_recipe', 'disabled']

it('lists no code that nothing uses', () => {
  const folder = join(import.meta.dirname, '../../../src/recipe')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'diagnostic-codes.ts',
  )
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const unused = errorRows('diagnostic').filter(([code]) => !text.includes(`'${code}'`) && !FOR_OTHERS.includes(code))
  expect(unused).toEqual([])
})
