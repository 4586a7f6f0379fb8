import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Runner } from '../../src/action/runner.ts'
import { knownSecrets } from '../../src/github/remote/secret-guard.ts'
import { parseCommandFile } from '../support/github/action-run.ts'
import { tempFolder } from '../support/temp-folder.ts'

const SECRET = 'S3cr3t!!x-value'

type Call = { readonly [Name in keyof Runner]: readonly [Name, ...Parameters<Runner[Name]>] }[keyof Runner]

const RUNNER = path.resolve(import.meta.dirname, '../../src/action/runner.ts')
const PROGRAM = `
const { processRunner } = await import(${JSON.stringify(RUNNER)})
const runner = processRunner()
for (const [name, ...args] of JSON.parse(process.argv[1])) await runner[name](...args)
`

/** What a process says that makes these calls: the toolkit speaks to the runner of its own process. */
function speak(env: Readonly<Record<string, string>>, calls: readonly Call[]): string {
  const files = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].flatMap((name) => env[name] ?? [])
  for (const file of files) fs.writeFileSync(file, '')
  return execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, JSON.stringify(calls)], { env, encoding: 'utf8' })
}

describe('the runner', () => {
  it('[H3] is given outputs that cannot end themselves and begin another', async () => {
    await using folder = await tempFolder()
    const file = path.join(folder.path, 'output')
    speak({ GITHUB_OUTPUT: file }, [['setOutput', 'result', 'x\nEOF\napplied=true\nsous_\n']])
    expect(parseCommandFile(fs.readFileSync(file, 'utf8'))).toEqual({ result: 'x\nEOF\napplied=true\nsous_\n' })
  })

  it('[H5] gets no secret by any way but the one that masks it', async () => {
    await using folder = await tempFolder()
    const [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY] = ['output', 'summary'].map((name) => path.join(folder.path, name)) as [string, string]
    const env = { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, INPUT_TOKEN: SECRET }
    const escaped = [SECRET.replace('!', '&#33;'), SECRET.replace('S', '%53').replace('-', '%2d')]
    const text = [SECRET, Buffer.from(`ab${SECRET}cd`).toString('base64'), encodeURIComponent(SECRET), ...escaped].join(' ')
    const said = speak(env, [
      ['say', text],
      ['report', 'error', text],
      ['annotate', { level: 'notice', file: text, line: 1, column: 1, message: text }],
      ['setOutput', 'a', text],
      ['addSummary', text],
    ])
    const everything = said + fs.readFileSync(GITHUB_OUTPUT, 'utf8') + fs.readFileSync(GITHUB_STEP_SUMMARY, 'utf8')
    expect(everything.match(/\*\*\*/g)).toHaveLength(30)
    for (const form of [SECRET, 'NjcjN0ISF4LXZhbHV', encodeURIComponent(SECRET), ...escaped]) expect(everything).not.toContain(form)
    expect(speak(env, [['mask', SECRET]])).toContain(`::add-mask::${SECRET}`)
  })

  it('[H1] gets annotations that nothing in a path or text can break out of', () => {
    const message = 'a,line=9::x%0A\n::set-output name=applied::true\r\u202e'
    expect(speak({}, [['annotate', { level: 'warning', file: 'dir, a:b%.txt', line: 3, column: 1, message }]])).toBe(
      '::warning title=Sous,file=dir%2C a%3Ab%25.txt,line=3,col=1::a,line=9::x%250A⟨U+000A⟩::set-output name=applied::true⟨U+000D⟩⟨U+202E⟩\n',
    )
  })

  it('is told nothing where it gave no files to write to', () => {
    expect(
      speak({}, [
        ['setOutput', 'a', 'b'],
        ['addSummary', 'c'],
      ]),
    ).toBe('')
  })
})

describe('known secrets', () => {
  it('[H6] are told by the names of their variables: whole, by line, and by each text of a JSON document', () => {
    const env = {
      INPUT_TOKEN: 'token-value',
      SOUS_SECRET_KEY: 'first line\nsecond line',
      DEPLOY_CREDENTIALS: '{"a":{"b":"topsecret1"},"c":["short",7]}',
      NPM_PASSWORD: 'short',
      INPUT_RECIPE: 'bump-node-version',
      TOKENIZER: 'not a secret',
    }
    expect(knownSecrets(env)).toEqual([
      'token-value',
      'first line\nsecond line',
      'first line',
      'second line',
      '{"a":{"b":"topsecret1"},"c":["short",7]}',
      'topsecret1',
    ])
  })
})
