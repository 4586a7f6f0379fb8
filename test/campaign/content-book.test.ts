import { expect, it } from 'vitest'
import { contentBook } from '../../src/campaign/content-book.ts'
import { localLedgers } from '../../src/campaign/ledger.ts'
import { ContentPace } from '../../src/github/api/write-pace.ts'
import { tempRepo } from '../support/temp-folder.ts'
import { testGit } from '../support/workspace.ts'

const REF = 'refs/sous/created'
const HOUR_MS = 3_600_000

/** A repository, and runs that create something at the pace of all of them, on a clock of its own. */
async function pacedRuns() {
  const repo = await tempRepo({})
  const sent: number[] = []
  const time = { now: Date.parse('2026-02-03T10:00:00Z') }
  const clock = { elapsed: () => time.now, now: () => new Date(time.now) }
  const home = localLedgers({ git: testGit, repository: { gitDirectory: `${repo.path}/.git`, workTree: repo.path } })
  return {
    repo,
    time,
    begin: () =>
      new ContentPace({
        clock,
        sleep: async (ms) => {
          time.now += ms
        },
        book: contentBook(home, clock),
      }),
    async create(pace: ContentPace) {
      expect(await pace.before()).toBeUndefined()
      sent.push(time.now)
      pace.after()
    },
    most: (ms: number) => Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + ms).length)),
    [Symbol.asyncDispose]: () => repo[Symbol.asyncDispose](),
  }
}

it('runs that are killed one after the other stay below the limits together', async () => {
  await using test = await pacedRuns()
  for (let run = 0; run < 27; run++) {
    const pace = test.begin()
    for (let count = 0; count < 20; count++) await test.create(pace)
  }
  expect([test.most(60_000) < 80, test.most(HOUR_MS) < 500]).toEqual([true, true])
  expect(test.repo.git('rev-list', '--count', REF).trim()).toBe('1')
}, 60_000)

it('runs side by side do too, and one that ends leaves nothing to wait for', async () => {
  await using test = await pacedRuns()
  const [one, other] = [test.begin(), test.begin()]
  for (let count = 0; count < 60; count++) {
    await test.create(one)
    await test.create(other)
  }
  expect(test.most(5 * 60_000)).toBeLessThanOrEqual(36 + 6)
  await one.close()
  await other.close()
  const [{ count }] = JSON.parse(test.repo.git('show', `${REF}:created.json`)) as [{ readonly count: number }]
  expect(count).toBe(0)
  test.time.now += 5 * 60_000
  const before = test.time.now
  await test.create(test.begin())
  expect(test.time.now).toBe(before)
})

it('a damaged book is an empty one', async () => {
  await using test = await pacedRuns()
  test.repo.git('update-ref', REF, 'HEAD')
  await test.create(test.begin())
  expect(test.repo.git('show', `${REF}:created.json`)).toContain('"sent":[]')
})
