import { describe, expect, it } from 'vitest'
import type { Expectation } from '../../src/base/recipe.ts'
import { emptyOutputs, evidenceOf, findBroken, joinOutputs, type Outputs } from '../../src/plan/plan-outcome.ts'
import { allTools } from '../../src/tools/registry.ts'
import { fetchWebpage } from '../../src/tools/run/tool_fetch_webpage.ts'
import { runInTerminal } from '../../src/tools/run/tool_run_in_terminal.ts'
import { grep } from '../../src/tools/search/tool_grep.ts'

const at = { file: 'r.yml', line: 1, column: 1, endLine: 1, endColumn: 2 }

describe('findBroken', () => {
  it.each<[Expectation['operator'], readonly boolean[]]>([
    ['==', [false, true, false]],
    ['!=', [true, false, true]],
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>', [false, false, true]],
    ['>=', [false, true, true]],
  ])('compares a number, or the length of a list, by %s', (operator, met) => {
    const expectation: Expectation = { output: 'count', operator, number: 2, at }
    const isMet = (count: unknown) => findBroken([expectation], { count }) === undefined
    expect([1, 2, 3].map(isMet)).toEqual(met)
    expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(isMet)).toEqual(met)
  })

  it.each([{}, { count: '2' }, { count: null }, Object.create({ count: 2 })])('is not met by what is no number', (outputs) => {
    const broken = findBroken([{ output: 'count', operator: '!=', number: 7, at }], outputs)
    expect(broken?.error.message).toBe('Expected count != 7, but there is no number')
  })

  it('says where there is too much, as far as the outputs tell', () => {
    const matches = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((path, line) => ({ path, line: line + 1 }))
    const messageFor = (outputs: Outputs, operator: '==' | '>=' = '==', number = 0) =>
      findBroken([{ output: 'count', operator, number, at }], outputs)?.error.message
    expect(messageFor({ count: 9, matches })).toBe('Expected count == 0, but it is 9: a.txt:1, b.txt:2, c.txt:3, …')
    expect(messageFor({ count: 1, matches: [], files: ['x/\u001b[2J.txt'] })).toBe('Expected count == 0, but it is 1: x/\\u001b[2J.txt')
    expect(messageFor({ count: 1, matches: [7, null], files: 'none' })).toBe('Expected count == 0, but it is 1')
    expect(messageFor({ count: 2, files: ['a', 'b'] }, '>=', 3)).toBe('Expected count >= 3, but it is 2')
  })

  it('names the first of several', () => {
    const expectations = [3, 4, 5].map((number): Expectation => ({ output: 'count', operator: '<', number, at }))
    expect(findBroken(expectations, { count: 4 })?.expectation.number).toBe(3)
  })
})

describe('the outputs', () => {
  it('of a step that did not run are those of one that found nothing', () => {
    const nothing = { matches: [], files: [], count: 0, total_matches: 0, files_searched: 0, truncated: false }
    expect({ ...emptyOutputs(grep) }).toEqual(nothing)
  })

  it('are there for every tool', async () => {
    for (const tool of await allTools()) expect(Object.keys(emptyOutputs(tool))).toEqual(Object.keys(tool.outputs().shape))
  })

  it('of items are joined: a truth holds if it does for one, and texts are only among the items', () => {
    const items = [
      { count: 1, truncated: false, files: ['a'], text: 'x' },
      { count: 2, truncated: true, files: ['b', 'c'], text: 'y' },
    ]
    const empty = { count: 0, truncated: false, files: [], text: '' }
    expect({ ...joinOutputs(empty, items) }).toEqual({ count: 3, truncated: true, files: ['a', 'b', 'c'], items })
    expect({ ...joinOutputs(empty, []) }).toEqual({ count: 0, truncated: false, files: [], items: [] })
  })

  it('of items of a recipe, whose kinds are not known before, are joined by those of the first', () => {
    expect({ ...joinOutputs({ size: null }, [{ size: 2 }, { size: 3 }]) }).toMatchObject({ size: 5 })
  })
})

describe('[C12] evidence', () => {
  it('is kept of commands and fetches', () => {
    const sha256 = 'a'.repeat(64)
    expect(evidenceOf({ tool: runInTerminal, args: { command: 'id' } }, { exit_code: 0, stdout: '' })).toEqual({
      kind: 'command',
      command: 'id',
      exitCode: 0,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    })
    const outputs = { url: 'https://b.example', status_code: 404, sha256 }
    const fetched = { kind: 'fetch', url: 'https://a.example', finalUrl: 'https://b.example', status: 404, sha256 }
    expect(evidenceOf({ tool: fetchWebpage, args: { url: 'https://a.example' } }, outputs)).toEqual(fetched)
  })

  it('is not needed of what only reads the base', () => {
    expect(evidenceOf({ tool: grep, args: { pattern: 'x' } }, { exit_code: 0 })).toBeUndefined()
  })
})
