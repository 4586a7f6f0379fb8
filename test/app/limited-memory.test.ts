// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { sampled } from '../support/full.ts'
import { tempRepo } from '../support/temp-folder.ts'

const CLI = path.join(import.meta.dirname, '../../src/cli/main.ts')
const HEAP_MB = 256
/** The heap, what lies outside of it, and Node itself. */
const MAX_RSS_KB = 700 * 1024
const TELL_MEMORY = 'data:text/javascript,process.on("exit",()=>process.stderr.write(`rss=${process.resourceUsage().maxRSS}`))'

const FILES = {
  'a.txt': 'a'.repeat(900_000),
  'words.txt': Array.from({ length: 2_000 }, (_, i) => i.toString(36).padStart(400, '0')).join('\n'),
  ...Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`many/${i}.txt`, 'old\n'])),
}
const filled = (text: string, count: number) => text.repeat(count)
const nested = [1, 2, 3].reduce((inner) => `format('${filled('{0}', 200)}', ${inner})`, "'aaaaaaaaaaaaaaaaaaaa'")

const GREEDY: readonly (readonly [what: string, step: string, reason: string])[] = [
  ['a text that is made to grow', `{ tool: replace, with: { path: a.txt, find: a, replace: ${filled('b', 5000)} } }`, 'failed:too_large'],
  [
    'one that grows by its own matches',
    `{ tool: replace, with: { path: words.txt, find: '(\\w+)', replace: '${filled('$1', 2_000)}', is_regex: true } }`,
    'failed:too_large',
  ],
  ['an expression that grows', `{ tool: create_file, with: { path: x.txt, content: "\${{ ${nested} }}" } }`, 'failed:expression_failed'],
  [
    'too many items',
    `{ for-each: "\${{ fromJSON('[${filled('1,', 3000)}1]') }}", tool: create_file, with: { path: 'n/\${{ index }}', content: x } }`,
    'limit_exceeded',
  ],
  ['too many files', "{ tool: replace, with: { include: 'many/**', find: old, replace: new } }", 'limit_exceeded'],
  ['an expression without end', "{ tool: grep, with: { pattern: '(a+)+$', include: a.txt } }", 'clean'],
]

it.each(sampled(GREEDY, 2))(
  '[R29] ends within its memory and with a reason for %s',
  async (_, step, reason) => {
    const recipe = `name: Greedy\npermissions: { write: ['**'] }\nsteps:\n  - ${step}\n`
    await using repo = await tempRepo({ ...FILES, 'recipes/greedy.yml': recipe })
    const ended = spawnSync(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, `--import=${TELL_MEMORY}`, CLI, 'preview', 'greedy', '--json'],
      {
        cwd: repo.path,
        encoding: 'utf8',
        maxBuffer: 1e8,
        env: { PATH: process.env['PATH'] },
      },
    )
    expect(JSON.parse(ended.stdout).reason_code).toBe(reason)
    expect(Number(/rss=(\d+)$/.exec(ended.stderr)?.[1])).toBeLessThan(MAX_RSS_KB)
  },
  60_000,
)
