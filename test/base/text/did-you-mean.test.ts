import { expect, it } from 'vitest'
import { didYouMean } from '../../../src/base/text/wording.ts'

const NAMES = ['grep', 'grep_search', 'glob', 'read_file', 'max_results']

it.each([
  ['gerp', 'grep'],
  ['grpe', 'grep'],
  ['GREP', 'grep'],
  ['grep-search', 'grep_search'],
  ['raed_file', 'read_file'],
  ['max_result', 'max_results'],
  ['maxresults', 'max_results'],
])('%s means %s', (word, meant) => {
  expect(didYouMean(word, NAMES)).toBe(meant)
})

it.each(['zebra', 'x', '', 'completely_different'])('%s means nothing known', (word) => {
  expect(didYouMean(word, NAMES)).toBeUndefined()
})

it('stays quick with an endless word', () => {
  expect(didYouMean('grep'.repeat(1_000_000), NAMES)).toBeUndefined()
})
