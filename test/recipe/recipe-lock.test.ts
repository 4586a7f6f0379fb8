import { describe, expect, it } from 'vitest'
import { readRecipeLock, writeRecipeLock } from '../../src/recipe/recipe-lock.ts'

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)]
const HASH = '0e'.repeat(32)

function codes(text: string): readonly string[] {
  return readRecipeLock(text, '.github/sous.lock').diagnostics.map(({ code, at }) => `${at.line}:${at.column} ${code}`)
}

describe('the lock', () => {
  it('has one line for each recipe, in the same order however they came', () => {
    const recipes = [`acme/b/x@${B}`, `acme/b/x@${A}`, `acme/a/y@${B}`].map((ref) => ({ ref, sha256: HASH }))
    const text = writeRecipeLock(recipes)
    expect(writeRecipeLock(recipes.toReversed())).toBe(text)
    expect(text.split('\n').slice(2, -1)).toEqual([
      'recipes:',
      `  acme/a/y@${B}: sha256:${HASH}`,
      `  acme/b/x@${A}: sha256:${HASH}`,
      `  acme/b/x@${B}: sha256:${HASH}`,
    ])
    expect([...(readRecipeLock(text, 'x').lock?.values() ?? [])]).toEqual(recipes.toReversed())
    expect(readRecipeLock(writeRecipeLock([]), 'x')).toEqual({ lock: new Map(), diagnostics: [] })
  })

  it('ignores case in the names of repositories, and in no other', () => {
    const lock = readRecipeLock(`version: 1\nrecipes:\n  Acme/B/x@${A}: sha256:${HASH}\n  acme/b/X@${A}: sha256:${HASH}\n`, 'x').lock
    expect([...(lock?.keys() ?? [])]).toEqual([`acme/b/x@${A}`, `acme/b/X@${A}`])
  })

  it.each([
    ['', ['1:1 empty']],
    ['version: 2\nrecipes: {}\n', ['1:10 out_of_range']],
    ['version: 1\n', ['1:1 missing_key']],
    ['version: 1\nrecipes: []\n', ['2:10 wrong_type']],
    [`version: 1\nrecipes:\n  acme/b/x@main: sha256:${HASH}\n`, ['3:3 unpinned_recipe']],
    [`version: 1\nrecipes:\n  acme/b/x@${A}: sha256:1\n`, [expect.stringMatching(/^3:\d+ invalid_name$/)]],
    [`version: 1\nrecipes:\n  acme/b/x@${A}: sha256:${HASH}\n  ACME/b/x@${A}: sha256:${HASH}\n`, ['4:3 duplicate_key']],
    [`version: 1\nrecipes: &all\n  acme/b/x@${A}: sha256:${HASH}\nmore: 1\n`, expect.arrayContaining(['4:1 unknown_key'])],
    ['<<<<<<< ours\nversion: 1\n', expect.any(Array)],
  ])('is refused as a whole when it is not as it was written: %j', (text, expected) => {
    expect(codes(text)).toEqual(expected)
    expect(readRecipeLock(text, 'x').lock).toBeUndefined()
  })
})
