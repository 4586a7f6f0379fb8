import { expect, it } from 'vitest'
import { matchProtected } from '../../../src/plan/permissions.ts'

it.each([
  ['infra/**', 'infra/live/a.tf', true],
  ['infra/', 'infra/live/a.tf', true],
  ['infra', 'infra/live/a.tf', true],
  ['infra', 'packages/infra/a.tf', true],
  ['./infra', 'packages/infra/a.tf', false],
  ['infra/**', 'infrastructure/a.tf', false],
  ['*.tf', 'live/a.tf', true],
  ['[Z-a]*', 'b', false],
  ['[Z-a]*', '_b', true],
])('[D7] %s protects %s: %s', (glob, path, expected) => {
  expect(matchProtected([glob])(path)).toBe(expected)
})

it('[D7] does not tell case or the form of accents apart', () => {
  const matches = matchProtected(['Infra/**', 'caf\u00e9/**'])
  expect(['INFRA/a', 'infra/a', 'cafe\u0301/a', 'CAF\u00c9/a', 'cafe/a'].map(matches)).toEqual([true, true, true, true, false])
})

it('protects nothing without globs, and takes more of them than one pattern could hold', () => {
  expect(matchProtected([])('a')).toBe(false)
  const many = Array.from({ length: 3_000 }, (_, i) => `dir${i}/{a,b}`)
  expect([matchProtected(many)('dir2999/b'), matchProtected(many)('dir2999/c')]).toEqual([true, false])
})
