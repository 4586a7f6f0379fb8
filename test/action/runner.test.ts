import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { processRunner } from '../../src/action/runner.ts'
import { knownSecrets } from '../../src/github/remote/secret-guard.ts'
import { parseCommandFile } from '../support/github/action-run.ts'
import { tempFolder } from '../support/temp-folder.ts'

const SECRET = 'S3cr3t!!x-value'

describe('the runner', () => {
  it('[H3] is given outputs that cannot end themselves and begin another', async () => {
    await using folder = await tempFolder()
    const file = path.join(folder.path, 'output')
    const runner = processRunner({ GITHUB_OUTPUT: file }, () => undefined)
    runner.setOutput('result', 'x\nEOF\napplied=true\nsous_\n')
    expect(parseCommandFile(fs.readFileSync(file, 'utf8'))).toEqual({ result: 'x\nEOF\napplied=true\nsous_\n' })
  })

  it('[H5] gets no secret by any way but the one that masks it', async () => {
    await using folder = await tempFolder()
    const [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY] = ['output', 'summary'].map((name) => path.join(folder.path, name)) as [string, string]
    let said = ''
    const runner = processRunner({ GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, INPUT_TOKEN: SECRET }, (text) => {
      said += text
    })
    const escaped = [SECRET.replace('!', '&#33;'), SECRET.replace('S', '%53').replace('-', '%2d')]
    const text = [SECRET, Buffer.from(`ab${SECRET}cd`).toString('base64'), encodeURIComponent(SECRET), ...escaped].join(' ')
    runner.say(text)
    runner.command(`::error::${text}\n`)
    runner.setOutput('a', text)
    runner.addSummary(text)
    const everything = said + fs.readFileSync(GITHUB_OUTPUT, 'utf8') + fs.readFileSync(GITHUB_STEP_SUMMARY, 'utf8')
    expect(everything.match(/\*\*\*/g)).toHaveLength(20)
    for (const form of [SECRET, 'NjcjN0ISF4LXZhbHV', encodeURIComponent(SECRET), ...escaped]) expect(everything).not.toContain(form)
    runner.mask(SECRET)
    expect(said).toContain(`::add-mask::${SECRET}`)
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
