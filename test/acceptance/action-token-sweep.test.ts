import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld } from '../support/action-world.ts'
import { IS_FULL } from '../support/full.ts'
import type { ActionRun } from '../support/github/action-run.ts'
import { plannedApply } from '../support/planned-apply.ts'
import { requestWatch, worldMoment } from '../support/world-moment.ts'

const MINUTE = 60_000
/** By so many requests later the token is revoked each time. */
const STEP = IS_FULL ? 1 : 2

/** Runs a command over and over, each time with a token that is revoked a little later, until it is not revoked any more. */
async function* revokedAfterEach(
  at: ActionWorld,
  by: string,
  body: string,
): AsyncGenerator<{ readonly run: ActionRun; readonly answered: number }> {
  const { tokens } = at.github.state
  const holder = tokens.get(at.token)
  if (holder === undefined) throw new Error('There is no such token.')
  const requests = requestWatch(at)
  for (let answered = 0; ; answered += STEP) {
    let seen = 0
    if (answered === 0) tokens.delete(at.token)
    // A token is looked at when a request comes in: this one is the last that has it.
    requests.watch((_, when) => when === 'before' && ++seen === answered && tokens.delete(at.token))
    const run = await at.says(by, body)
    requests.stop()
    const wasRevoked = !tokens.has(at.token)
    at.github.addToken(at.token, holder)
    expect(shownText(at, run).filter((text) => hasToken(at, text))).toEqual([])
    if (!wasRevoked) return
    yield { run, answered }
  }
}

/** All that people may get to see, but for the line that makes the runner hide the token. */
function shownText(at: ActionWorld, { stdout, stderr, summary, outputs, state }: ActionRun): readonly string[] {
  return [stdout.replace(`::add-mask::${at.token}\n`, ''), stderr, summary, JSON.stringify([outputs, state]), ...at.answers()]
}

function hasToken({ token }: ActionWorld, text: string): boolean {
  return text.includes(token) || text.includes(Buffer.from(`x-access-token:${token}`).toString('base64'))
}

/** Files of the runs and of all objects' store that hold the token. */
function filesWithToken(at: ActionWorld): readonly string[] {
  return [at.folder, at.repository.bare.folder].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && hasToken(at, fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1')))
      .map(({ name }) => name),
  )
}

const previews = (at: ActionWorld) => at.answers().filter((text) => text.startsWith('<!-- sous:plan '))

describe('a token that is revoked after any number of requests', () => {
  it('[R13] ends a preview as that, and leaves nothing or a plan that the next run shows', { timeout: 10 * MINUTE }, async () => {
    await using at = await actionWorld({ fetchNeedsToken: true })
    const moment = worldMoment(at)
    const command = '/sous run bump-node version=24'
    const endings: string[] = []
    for await (const { run, answered } of revokedAfterEach(at, 'author', command)) {
      const isShown = previews(at).length === 1
      const ending = [run.code, run.outputs['reason-code'], isShown ? 'shown' : moment.isStill() ? 'still' : 'kept'].join(' ')
      expect({ answered, ending }).toEqual({
        answered,
        ending: expect.stringMatching(/^(?:1 auth_expired (?:still|kept)|0 previewed shown)$/),
      })
      // Once for all that ended alike: the next run is given the same world.
      if (!endings.includes(ending)) {
        const next = await at.says('author', command)
        expect(next).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed' } })
        expect(previews(at)).toHaveLength(1)
      }
      endings.push(ending)
      moment.restore()
    }
    expect([...new Set(endings)]).toEqual(['1 auth_expired still', '1 auth_expired kept', '0 previewed shown'])
    expect(endings.length).toBeGreaterThan(10 / STEP)
    expect(filesWithToken(at)).toEqual([])
  })

  it('[R13] ends an apply as that, and leaves nothing, a lock or the whole commit, and the next run goes on from there', {
    timeout: 10 * MINUTE,
  }, async () => {
    await using at = await actionWorld({ fetchNeedsToken: true })
    const applyRequest = await plannedApply(at)
    const command = `/sous apply ${applyRequest.digest}`
    const shown = at.answers().join()
    const endings: string[] = []
    for await (const { run, answered } of revokedAfterEach(at, 'colleague', command)) {
      const isTold = at.answers().join() !== shown
      const left = [applyRequest.commits() === 1 && 'commit', applyRequest.locks().length > 0 && 'lock', isTold && 'told']
        .filter(Boolean)
        .join(' and ')
      const ending = `${run.code} ${run.outputs['reason-code']}: ${applyRequest.isStill() ? 'still' : left}`
      // What is on the branch is said to be there, in a job that has failed for what could not be written down or told.
      const wanted = /^(?:1 auth_expired: (?:still|lock)|1 committed: commit(?: and lock)?|0 committed: commit and told)$/
      expect({ answered, ending }).toEqual({ answered, ending: expect.stringMatching(wanted) })
      if (!endings.includes(ending)) {
        const next = await at.says('colleague', command)
        const reason = left.startsWith('commit') ? 'already_applied' : 'committed'
        expect(next).toMatchObject({ code: 0, outputs: { 'reason-code': reason } })
        expect([applyRequest.commits(), applyRequest.locks()]).toEqual([1, []])
      }
      endings.push(ending)
      applyRequest.restore()
    }
    const all = [
      '1 auth_expired: still',
      '1 auth_expired: lock',
      '1 committed: commit and lock',
      // One request wide, so that a sampled sweep steps over it.
      ...(STEP === 1 ? ['1 committed: commit'] : []),
      '0 committed: commit and told',
    ]
    expect([...new Set(endings)].filter((ending) => STEP === 1 || ending !== '1 committed: commit')).toEqual(all)
    expect(endings.length).toBeGreaterThan(15 / STEP)
    expect(filesWithToken(at)).toEqual([])
  })
})
