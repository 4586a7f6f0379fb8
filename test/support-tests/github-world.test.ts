import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { inputVariables, parseCommandFile, parseCommands } from '../support/github/action-run.ts'
import { gitHubWorld } from '../support/github/world.ts'

it('checks out the commit of an event with the credentials that actions/checkout leaves', async () => {
  await using world = await gitHubWorld({
    files: { 'a.txt': 'a\n' },
    users: { writer: 'write' },
    pulls: [{ by: 'writer', edits: { 'b.txt': 'b\n' } }],
  })
  const comment = world.checkout(world.comment({ by: 'writer', body: 'x' }).sha)
  expect(fs.readdirSync(comment).sort()).toEqual(['.git', 'a.txt'])
  expect(fs.readFileSync(path.join(comment, '.git/config'), 'utf8')).toMatch(/extraheader = AUTHORIZATION: basic /)
  const review = world.review({ by: 'owner', state: 'APPROVED' })
  const merged = world.checkout(review.sha, { persistCredentials: false })
  expect(fs.readdirSync(merged).sort()).toEqual(['.git', 'a.txt', 'b.txt'])
  expect(fs.readFileSync(path.join(merged, '.git/config'), 'utf8')).not.toMatch(/extraheader/)
  expect(world.environment(review)).toMatchObject({
    GITHUB_EVENT_NAME: 'pull_request_review',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_REF_NAME: '1/merge',
    GITHUB_HEAD_REF: 'feature-1',
    GITHUB_BASE_REF: 'main',
    GITHUB_ACTOR: 'owner',
  })
})

it('names inputs as a runner does', () => {
  expect(inputVariables({ 'fail-on': 'x', 'two words': 'y', mode: '' }, 'ghs')).toMatchObject({
    'INPUT_FAIL-ON': 'x',
    INPUT_TWO_WORDS: 'y',
    INPUT_MODE: '',
  })
})

it('reads outputs and commands as a runner does', () => {
  expect(parseCommandFile('a=1\nb<<END\none\ntwo=2\nEND\nc<<X\nX\n')).toEqual({ a: '1', b: 'one\ntwo=2', c: '' })
  expect(() => parseCommandFile('b<<END\none\n')).toThrow("Matching delimiter not found 'END'")
  expect(() => parseCommandFile('nothing\n')).toThrow("Invalid format 'nothing'")
  expect(parseCommands('hello\n::error file=a%3Ab.ts,line=3::Bad%0Athing\n::add-mask::x\n')).toEqual([
    { command: 'error', properties: { file: 'a:b.ts', line: '3' }, message: 'Bad\nthing' },
    { command: 'add-mask', properties: {}, message: 'x' },
  ])
})
