import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { sous } from '../support/sous.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const RECIPE = `name: Same everywhere
inputs:
  limit: { type: number, default: 1234.5 }
permissions: { write: ['**'] }
steps:
  - { id: found, tool: grep, with: { pattern: old, include: 'texts/**' } }
  - { id: listed, tool: glob, with: { pattern: 'texts/**' } }
  - for-each: \${{ steps.found.outputs.files }}
    tool: replace_in_file
    with: { path: '\${{ item }}', find: OLD, replace: 'new \${{ inputs.limit }}', case_sensitive: false }
  - tool: create_file
    with: { path: list.txt, content: "\${{ join(steps.listed.outputs.files, ' ') }}" }
`
const NAMES = ['I', 'i', 'ı', 'İ', 'ä', 'z', 'Z', 'ｚ', '10', '9', 'ß', 'a b', 'é', '😀', 'é'.normalize('NFC')]
const FILES = {
  ...Object.fromEntries(NAMES.map((name, i) => [`texts/${i}-${name}/${name}.txt`, `old ${name}\nOLD\n`])),
  'recipes/same.yml': RECIPE,
}

const SHUFFLE = `--import=${path.resolve(import.meta.dirname, '../fixtures/bin/shuffle-readdir.mjs')}`
const SURROUNDINGS: readonly Readonly<Record<string, string>>[] = [
  { LANG: 'C', TZ: 'UTC' },
  { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kolkata' },
  { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Apia', NODE_OPTIONS: SHUFFLE },
  { NODE_OPTIONS: SHUFFLE },
]
const others = ['/usr/bin/node', '/usr/local/bin/node'].filter((program) => fs.existsSync(program))
const programs = new Map(
  [process.execPath, ...others].map((program) => [execFileSync(program, ['--version'], { encoding: 'utf8' }).trim(), program]),
)

it.each([
  ['a repository', tempRepo],
  ['a plain folder', tempFolder],
] as const)(
  '[R26] a recipe over %s comes to one digest whatever the locale, time zone, order of directories and Node',
  async (_, make) => {
    await using folder = await make(FILES)
    const found = new Map<string, string[]>()
    for (const [version, program] of programs)
      for (const env of SURROUNDINGS) {
        const { code, stdout } = await sous(['preview', 'same', '--json'], { cwd: folder.path, env, program })
        const { digest, files_changed } = JSON.parse(stdout)
        expect({ code, files_changed }).toEqual({ code: 0, files_changed: NAMES.length + 1 })
        found.set(digest, [...(found.get(digest) ?? []), `${version} ${JSON.stringify(env)}`])
      }
    expect([...found.values()]).toHaveLength(1)
  },
  120_000,
)
