import { describe, expect, it } from 'vitest'
import { type ToolError, toolError } from '../../src/base/errors/tool-errors.ts'
import type { Digest } from '../../src/base/recipe.ts'
import { failure, type Result, success } from '../../src/base/result.ts'
import { Ledger, type LedgerHome, listCampaigns, localLedgers, remoteLedgers } from '../../src/campaign/ledger.ts'
import { type LedgerState, readLedger, writeLedger } from '../../src/campaign/ledger-format.ts'
import type { Row } from '../../src/campaign/rows.ts'
import { openRemote } from '../../src/github/remote/remote-git.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { realSandboxDisk } from '../../src/system/disk/sandbox-disk.ts'
import { must } from '../support/apply.ts'
import { fileGit } from '../support/file-git.ts'
import { initRepository, type TempRepo, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { testGit } from '../support/workspace.ts'

const hash = (digit: string) => digit.repeat(64) as Digest
const EMPTY: LedgerState = {
  head: { phase: 'active', definition: hash('d'), date: '2026-01-01', approvals: [] },
  rows: new Map(),
  groups: [],
  samples: new Map(),
  approved: new Map(),
}

function homeOf(repo: TempRepo): LedgerHome {
  return localLedgers({ git: testGit, repository: { gitDirectory: `${repo.path}/.git`, workTree: repo.path } })
}

async function opened(home: LedgerHome): Promise<Ledger> {
  return must(await Ledger.open(home, 'node-24'))
}

function withRows(...rows: readonly Row[]) {
  return (state: LedgerState = EMPTY) => success({ ...state, rows: new Map([...state.rows, ...rows.map((row) => [row.id, row] as const)]) })
}

const row = (id: string, more: Partial<Row> = {}): Row => ({ id, name: id, state: 'waiting', ...more })
const count = (repo: TempRepo) => Number(repo.git('rev-list', '--count', 'refs/sous/campaigns/node-24'))

describe('a ledger in this repository', () => {
  it('keeps everything that it is told, as one commit for each transition', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const ledger = await opened(homeOf(repo))
    expect(ledger.state).toBeUndefined()
    const state: LedgerState = {
      head: {
        phase: 'paused',
        definition: hash('d'),
        date: '2026-01-01',
        digest: hash('c'),
        approvals: [{ digest: hash('c'), group: 'a', by: 'A Cook', seal: 'x' }],
      },
      rows: new Map([
        [
          '/src/a',
          row('/src/a', {
            state: 'delivered',
            head: 'a'.repeat(40),
            plan: hash('1'),
            patch: hash('2'),
            size: { files: 1, additions: 2, deletions: 3 },
            wave: 'all',
            delivered: { plan: hash('1'), to: 'commit', commit: 'b'.repeat(40) },
          }),
        ],
        ['/src/b', row('/src/b', { state: 'failed', why: { code: 'io_error', message: 'No.', advice: 'Try again.' } })],
      ]),
      groups: [{ label: 'a', patch: hash('2'), sample: { repository: '/src/a', text: '-1\n+2\n', isCut: false } }],
      samples: new Map([[hash('9'), { repository: '/src/b', text: '+1\n', isCut: true }]]),
      approved: new Map([
        [hash('c'), [{ repository: '/src/a', head: 'a'.repeat(40), plan: hash('1'), group: 'a', wave: 'all', patch: hash('2') }]],
      ]),
    }
    must(await ledger.append({ message: 'plan: start', change: () => success(state) }))
    expect((await opened(homeOf(repo))).state).toEqual(state)
    must(await ledger.append({ message: 'plan: more', change: withRows(row('/src/c')) }))
    expect((await opened(homeOf(repo))).state).toEqual({ ...state, rows: new Map([...state.rows, ['/src/c', row('/src/c')]]) })
    expect(repo.git('log', '--format=%s', 'refs/sous/campaigns/node-24')).toBe('plan: more\nplan: start\n')
    expect(must(await listCampaigns(homeOf(repo)))).toEqual(['node-24'])
  })

  it('writes nothing if nothing changes, and only the files of rows that do', async () => {
    await using repo = await tempRepo()
    const ledger = await opened(homeOf(repo))
    const many = Array.from({ length: 400 }, (_, index) => row(`/src/${index}`))
    must(await ledger.append({ message: 'start', change: withRows(...many) }))
    must(await ledger.append({ message: 'again', change: withRows(...many) }))
    must(await (await opened(homeOf(repo))).append({ message: 'and again', change: withRows(...many) }))
    expect(count(repo)).toBe(1)
    must(await ledger.append({ message: 'one', change: withRows(row('/src/7', { state: 'clean' })) }))
    expect(repo.git('diff', '--name-only', 'refs/sous/campaigns/node-24~', 'refs/sous/campaigns/node-24').split('\n')).toHaveLength(2)
    repo.git('fsck', '--strict', '--no-dangling')
  })

  it('loses nothing when many write at once', async () => {
    await using repo = await tempRepo()
    const writers = await Promise.all(Array.from({ length: 6 }, () => opened(homeOf(repo))))
    const ids = writers.flatMap((_, writer) => [0, 1, 2].map((index) => `/src/${writer}/${index}`))
    await Promise.all(
      ids.map(async (id, index) => {
        const ledger = writers[index % writers.length]
        if (ledger === undefined) throw new Error('There is one for each.')
        must(await ledger.append({ message: id, change: withRows(row(id)) }))
      }),
    )
    expect([...((await opened(homeOf(repo))).state?.rows.keys() ?? [])]).toEqual(ids.toSorted())
    expect(count(repo)).toBe(ids.length)
  })

  it('passes on why a transition is refused, and writes nothing', async () => {
    await using repo = await tempRepo()
    const ledger = await opened(homeOf(repo))
    const refused = await ledger.append({ message: 'no', change: () => failure(toolError('stale', 'Too late', 'Begin again.')) })
    expect(refused).toEqual(failure(expect.objectContaining({ message: 'Too late' })))
    expect(repo.git('for-each-ref', 'refs/sous')).toBe('')
  })

  it('works in a repository with SHA-256', async () => {
    await using folder = await tempFolder()
    const repo = { gitDirectory: `${folder.path}/.git`, workTree: folder.path }
    await testGit.run({ ...repo, args: ['init', '--quiet', '--object-format=sha256'] })
    const home = localLedgers({ git: testGit, repository: repo })
    must(await (await opened(home)).append({ message: 'start', change: withRows(row('/src/a')) }))
    expect((await opened(home)).state?.rows.get('/src/a')).toEqual(row('/src/a'))
  })
})

describe('a ledger that this Sous did not write', () => {
  async function rewritten(repo: TempRepo, edit: (text: string) => string): Promise<Result<Ledger, ToolError>> {
    must(await (await opened(homeOf(repo))).append({ message: 'start', change: withRows(row('/src/a')) }))
    const text = repo.git('show', 'refs/sous/campaigns/node-24:campaign.json')
    repo.write({ 'campaign.json': edit(text) })
    const blob = repo.git('hash-object', '-w', 'campaign.json').trim()
    repo.git('read-tree', 'refs/sous/campaigns/node-24')
    repo.git('update-index', '--add', '--cacheinfo', `100644,${blob},campaign.json`)
    const commit = repo.git('commit-tree', repo.git('write-tree').trim(), '-m', 'other').trim()
    repo.git('update-ref', 'refs/sous/campaigns/node-24', commit)
    return Ledger.open(homeOf(repo), 'node-24')
  }

  it('is refused with a newer format, whatever else is in it', async () => {
    await using repo = await tempRepo()
    const found = await rewritten(repo, (text) => text.replace('"version": 1', '"version": 2, "more": true'))
    expect(found).toEqual(failure(expect.objectContaining({ code: 'ledger_version', suggestion: 'Update Sous. Nothing was changed.' })))
  })

  it.each([
    ['broken JSON', (text: string) => text.slice(1)],
    ['another phase', (text: string) => text.replace('active', 'approved')],
    ['another key', (text: string) => text.replace('"phase"', '"trusted": true, "phase"')],
    ['a digest that is none', (text: string) => text.replace(/d{64}/, '../../x')],
  ])('is refused with %s, and the advice says how it is built again', async (_, edit) => {
    await using repo = await tempRepo()
    const found = await rewritten(repo, edit)
    expect(found).toEqual(
      failure(
        expect.objectContaining({
          code: 'ledger_damaged',
          suggestion: expect.stringContaining('git update-ref -d refs/sous/campaigns/node-24'),
        }),
      ),
    )
  })
})

it('a ledger is damaged if it names a repository twice in what was approved', () => {
  const leaf = { repository: '7', head: 'a'.repeat(40), plan: hash('1'), group: 'a', wave: 'all', patch: hash('2') }
  const files = writeLedger({ ...EMPTY, approved: new Map([[hash('c'), [leaf, { ...leaf, plan: hash('2') }]]]) })
  expect(readLedger('node-24', files)).toMatchObject({ ok: false, error: { code: 'ledger_damaged' } })
})

describe('a ledger on a server', () => {
  it('moves by compare-and-swap there, and two that collect at once lose nothing', async () => {
    await using server = await tempFolder()
    await using home = await tempFolder()
    initRepository(server.path, { isBare: true })
    const url = 'https://example.com/acme/control.git'
    const open = async () => {
      const remote = await openRemote({
        url,
        token: 't',
        git: fileGit(url, server.path),
        disk: realDisk,
        sandboxDisk: realSandboxDisk(home.path),
        sleep: async () => undefined,
      })
      if (!remote.ok) throw new Error(remote.error.message)
      return remote.value
    }
    await using one = await open()
    await using other = await open()
    const [first, second] = [await opened(remoteLedgers(one)), await opened(remoteLedgers(other))]
    must(await first.append({ message: 'first', change: withRows(row('1')) }))
    must(await second.append({ message: 'second', change: withRows(row('2')) }))
    must(await first.append({ message: 'third', change: withRows(row('3')) }))
    expect([...((await opened(remoteLedgers(other))).state?.rows.keys() ?? [])]).toEqual(['1', '2', '3'])
    expect(must(await listCampaigns(remoteLedgers(one)))).toEqual(['node-24'])
  })
})
