import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPLETIONS } from '../../../src/cli/commands/completion-command.ts'
import { COLOUR } from '../../support/recipe-home.ts'
import { runMain } from '../../support/run-main.ts'
import { type TempRepo, tempFolder, tempRepo } from '../../support/temp-folder.ts'

const CLI = path.join(import.meta.dirname, '../../../src/cli/main.ts')

interface Home extends AsyncDisposable {
  readonly repo: TempRepo
  /** What a shell prints for a script, with `sous` on its path and the completion in `$SCRIPT`. */
  run(shell: string, script: string): readonly string[]
}

async function home(shell: string): Promise<Home> {
  const repo = await tempRepo({ '.github/recipes/colour.yml': COLOUR, '.github/recipes/spa ce.yml': COLOUR, 'a.txt': 'colour\n' })
  const bin = await tempFolder()
  fs.writeFileSync(path.join(bin.path, 'sous'), `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`, { mode: 0o755 })
  bin.write({ script: (await runMain(['completion', shell], repo.path)).out })
  const env = { PATH: `${bin.path}:${process.env['PATH']}`, HOME: bin.path, SCRIPT: path.join(bin.path, 'script'), TERM: 'dumb' }
  return {
    repo,
    run(program, script) {
      const ended = spawnSync(program, ['-c', script], { cwd: repo.path, env, encoding: 'utf8' })
      expect(ended.stderr).toBe('')
      return ended.stdout.split('\n').filter((line) => line !== '')
    },
    async [Symbol.asyncDispose]() {
      await repo[Symbol.asyncDispose]()
      await bin[Symbol.asyncDispose]()
    },
  }
}

/** A shell that is not installed cannot be tried: then the test says so. */
function isInstalled(shell: string): boolean {
  const isThere = spawnSync(shell, ['--version']).error === undefined
  if (!isThere) process.stderr.write(`${shell} is not installed, so its completion was not tried.\n`)
  return isThere
}

describe('sous completion', () => {
  it('knows every command that the help names, and only options that its help names', async () => {
    await using folder = await tempFolder()
    const { out } = await runMain(['--help'], folder.path)
    const named = [...out.matchAll(/^ {2}sous ([a-z]+)\b.* {2}\S/gm)].map(([, command]) => command)
    expect(Object.keys(COMPLETIONS)).toEqual(named)
    for (const [command, { options }] of Object.entries(COMPLETIONS)) {
      const help = (await runMain([command, '--help'], folder.path)).out
      const usual = ['--help', '--root', '--json']
      expect(options.filter((option) => !usual.includes(option) && !help.includes(option))).toEqual([])
    }
  })

  it('lists recipes and plans for the scripts, and nothing where there are none', async () => {
    await using at = await home('bash')
    const recipes = (await runMain(['completion', 'recipes'], at.repo.path)).out.split('\n')
    expect(recipes).toContain('colour')
    expect(recipes).toContain('sous:pin-actions')
    expect(recipes.filter((name) => name.includes(' '))).toEqual([])
    expect((await runMain(['completion', 'plans'], at.repo.path)).out).toBe('')
    await runMain(['preview', 'colour'], at.repo.path)
    expect((await runMain(['completion', 'plans'], at.repo.path)).out).toMatch(/^[0-9a-f]{16}\n$/)
    await using empty = await tempFolder()
    expect((await runMain(['completion', 'plans'], empty.path)).out).toBe('')
  })

  it.each([
    [[], 'Which shell?'],
    [['tcsh'], "There is no completion for 'tcsh'"],
    [['bash', 'zsh'], "Unexpected argument 'zsh'"],
  ])('refuses %j', async (words, message) => {
    await using folder = await tempFolder()
    const { code, err } = await runMain(['completion', ...words], folder.path)
    expect([code, err]).toEqual([3, expect.stringContaining(message)])
  })

  it('completes in bash: commands, options, recipes also after a colon, and plans', async () => {
    if (!isInstalled('bash')) return
    await using at = await home('bash')
    const complete = (line: string) =>
      at.run('bash', `source "$SCRIPT"; COMP_LINE='${line}' COMP_POINT=${line.length}; _sous; printf '%s\\n' "\${COMPREPLY[@]}"`)
    expect(complete('sous pre')).toEqual(['preview'])
    expect(complete('sous preview col')).toEqual(['colour'])
    expect(complete('sous preview sous:trailing-')).toEqual(['trailing-whitespace'])
    expect(complete('sous run colour --st')).toEqual(['--stat'])
    expect(complete('sous tool replace_in')).toEqual(['replace_in_file'])
    await runMain(['preview', 'colour'], at.repo.path)
    expect(complete('sous apply ')).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
  })

  it('completes in zsh', async () => {
    if (!isInstalled('zsh')) return
    await using at = await home('zsh')
    // What the completion system does with the words is not ours.
    const stubs = `compdef() { : }; _files() { print files }; compadd() { shift; print -l -- "$@" }; _describe() { print -l -- "\${(@P)2}" }`
    const complete = (...words: readonly string[]) =>
      at.run(
        'zsh',
        `emulate zsh; ${stubs}; source "$SCRIPT"; words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; PREFIX='${words.at(-1)}'; _sous`,
      )
    expect(complete('sous', 'pre')).toContain('preview:show what a recipe would change')
    expect(complete('sous', 'preview', '')).toEqual(expect.arrayContaining(['colour', 'sous:pin-actions']))
    expect(complete('sous', 'run', 'colour', '--')).toContain('--stat')
    expect(complete('sous', 'invoke', '')).toEqual(['files'])
  })

  it('completes in fish', async () => {
    if (!isInstalled('fish')) return
    await using at = await home('fish')
    const complete = (line: string) => at.run('fish', `source "$SCRIPT"; complete -C '${line}'`).map((found) => found.split('\t')[0])
    expect(complete('sous pre')).toEqual(['preview'])
    expect(complete('sous preview col')).toEqual(['colour'])
    expect(complete('sous preview sous:trailing-')).toEqual(['sous:trailing-whitespace'])
    expect(complete('sous run colour --st')).toEqual(['--stat'])
  })
})
