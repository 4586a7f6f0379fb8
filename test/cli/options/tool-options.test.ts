import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { succeeded } from '../../../src/base/result.ts'
import { mergeParams, readToolOptions } from '../../../src/cli/options/tool-options.ts'
import { defineTool } from '../../../src/tools/kit/tool.ts'

const tool = defineTool({
  name: 'sample',
  summary: 'A tool for tests.',
  category: 'File Reading',
  effect: 'read',
  risk: 'read_only',
  permissions: [],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('p')),
      max_results: z._default(z.int().check(z.describe('n')), 5),
      is_regex: z.optional(z.boolean().check(z.describe('b'))),
      case_sensitive: z._default(z.boolean().check(z.describe('b')), true),
      exclude: z.optional(z.array(z.string()).check(z.describe('g'))),
      lines: z.optional(z.array(z.int()).check(z.describe('l'))),
      include: z.optional(z.union([z.string(), z.array(z.string())]).check(z.describe('u'))),
      env: z.optional(z.record(z.string(), z.string()).check(z.describe('e'))),
      edits: z.optional(z.array(z.strictObject({ line: z.int() })).check(z.describe('e'))),
    }),
  outputs: () => z.strictObject({}),
  metadata: [],
  termination: '',
  examples: [],
  run: () => succeeded({}, 'done'),
})

function argsOf(...words: readonly string[]): unknown {
  const options = readToolOptions(tool, words)
  if (!options.ok) throw new Error(options.error.message)
  return options.value.args
}

function errorOf(...words: readonly string[]): string {
  const options = readToolOptions(tool, words)
  return options.ok ? '' : `${options.error.code}: ${options.error.message}. ${options.error.suggestion}`
}

it.each([
  [['--path', 'a b'], { path: 'a b' }],
  [['--path=a=b'], { path: 'a=b' }],
  [['--path='], { path: '' }],
  [['--path', ''], { path: '' }],
  [['--path', '-x'], { path: '-x' }],
  [['--path', '--unknown-thing'], { path: '--unknown-thing' }],
  [['--max-results', '7'], { max_results: 7 }],
  [['--max_results=-7'], { max_results: -7 }],
  [['--max-results', '1e3'], { max_results: 1000 }],
  [['--max-results', 'many'], { max_results: 'many' }],
  [['--is-regex'], { is_regex: true }],
  [['--is_regex=true'], { is_regex: true }],
  [['--is-regex=false'], { is_regex: false }],
  [['--no-case-sensitive'], { case_sensitive: false }],
  [['--case-sensitive=false'], { case_sensitive: false }],
  [['--exclude', 'a', '--exclude=b'], { exclude: ['a', 'b'] }],
  [['--exclude', '["a", "b"]', '--exclude', 'c'], { exclude: ['a', 'b', 'c'] }],
  [['--exclude', '[ab]'], { exclude: ['[ab]'] }],
  [['--exclude', '["a"'], { exclude: ['["a"'] }],
  [['--exclude', '[{a,b}]'], { exclude: ['[{a,b}]'] }],
  [['--lines', '1', '--lines', '2'], { lines: [1, 2] }],
  [['--include', 'a'], { include: ['a'] }],
  [['--env', 'A=1', '--env', 'B=x=y'], { env: { A: '1', B: 'x=y' } }],
  [['--edits', '{"line":3}'], { edits: [{ line: 3 }] }],
  [['--edits', '[{"line":3}, {"line":4}]', '--edits', '{"line":5}'], { edits: [{ line: 3 }, { line: 4 }, { line: 5 }] }],
])('reads %j', (words, args) => {
  expect(argsOf(...words)).toEqual(args)
})

it.each([
  [['--pth', 'a'], "invalid_arguments: sample has no option '--pth'. Did you mean '--path'? See sous tool sample --help."],
  [['--zzzzzz'], "invalid_arguments: sample has no option '--zzzzzz'. See sous tool sample --help."],
  [['--no-path'], "invalid_arguments: sample has no option '--no-path'. See sous tool sample --help."],
  [
    ['a.txt'],
    "invalid_arguments: 'a.txt' is not an option. Give arguments by name, such as --path VALUE, and flags as --name=false. See sous tool sample --help.",
  ],
  [['--path'], 'invalid_arguments: --path needs a value. Use --path VALUE.'],
  [['--path', '--json'], "invalid_arguments: --path needs a value, but '--json' follows. If that is the value, use --path=--json."],
  [['--path', 'a', '--path', 'b'], 'invalid_arguments: --path is given twice. Give it once.'],
  [['--is-regex', '--no-is-regex'], 'invalid_arguments: --no-is-regex is given twice. Give it once.'],
  [['--is-regex=maybe'], "invalid_arguments: --is-regex is on or off, not 'maybe'. Use --is-regex or --is-regex=false."],
  [['--env', 'A'], "invalid_arguments: --env needs KEY=VALUE, not 'A'. Use --env NAME=value."],
])('refuses %j', (words, message) => {
  expect(errorOf(...words)).toBe(message)
})

it('reads the options that all tools have', () => {
  const options = readToolOptions(tool, [
    '--json',
    '--apply',
    '-y',
    '--verbose',
    '--root',
    '/x',
    '--allow-host',
    'a',
    '--allow-host',
    'b:1',
    '--params',
    '{}',
  ])
  expect(options).toEqual({
    ok: true,
    value: { args: {}, params: '{}', root: '/x', allowHosts: ['a', 'b:1'], apply: true, yes: true, json: true, verbose: true },
  })
})

it('puts --params and options together', () => {
  expect(mergeParams({ path: 'a' }, '{"max_results": 3}')).toEqual({ ok: true, value: { max_results: 3, path: 'a' } })
})

it.each([
  [{ path: 'a' }, '{"path":"b","x":1}', 'path: given both in --params and as an option'],
  [{}, '[1]', '--params must be a JSON object'],
  [{}, 'null', '--params must be a JSON object'],
  [{}, '{"path" "a"}', '--params is not JSON: line 1, column 9: expected \':\', found "\\""'],
])('refuses %j with --params %s', (args, params, message) => {
  expect(mergeParams(args, params)).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message } })
})
