import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorRows } from '../../../scripts/docs/error-rows.ts'

/** For whoever checks arguments on behalf of the reader, or several recipes beside each other. */
const FOR_OTHERS = ['invalid_argument', 'invalid_recipe', 'duplicate_recipe', 'disabled']
/** For whoever fetches recipes of other repositories. */
const FOR_SHARED = [
  'source_not_allowed',
  'recipe_not_locked',
  'lock_mismatch',
  'invalid_lock',
  'impostor_commit',
  'source_unavailable',
  'recipe_not_fetched',
]

it('lists no code that nothing uses', () => {
  const folder = join(import.meta.dirname, '../../../src/recipe')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'diagnostic-codes.ts',
  )
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const unused = errorRows('diagnostic').filter(([code]) => !text.includes(`'${code}'`) && ![...FOR_OTHERS, ...FOR_SHARED].includes(code))
  expect(unused).toEqual([])
})
