import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseCodeowners } from '../../src/github/people/codeowners.ts'
import { GIT_ENV, tempRepo } from '../support/temp-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const RELEASE = '.github/workflows/release.yml'
const CAMPAIGNS: readonly string[] = ['.github/workflows/sous-campaign.yml', '.github/workflows/sous-campaign-commands.yml']
const release = read(RELEASE)
const workflows = fs.readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly environment?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

/** What a workflow must be so that nobody can publish something else than what was checked, or publish it alone. */
function problemsOf(text: string): readonly string[] {
  const { on, permissions, jobs } = parse(text) as {
    readonly on: Readonly<Record<string, unknown>>
    readonly permissions: unknown
    readonly jobs: Readonly<Record<'check' | 'attest' | 'publish', Job>>
  }
  const { check, attest, publish } = jobs
  const runs = (job: Job) => job.steps.flatMap(({ run }) => (run === undefined ? [] : [run]))
  const commands = Object.values(jobs).flatMap(runs).join('\n')
  const attestation = attest.steps.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))
  const rules: Readonly<Record<string, boolean>> = {
    'starts for tags of versions, and by hand, and for nothing else': same(on, {
      push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] },
      workflow_dispatch: null,
    }),
    'has no rights but those of its jobs': same(permissions, {}),
    'has these jobs': same(Object.keys(jobs), ['check', 'attest', 'publish']),
    'checks without a right to write': same(check.permissions, { contents: 'read' }),
    'attests without a right to write to the repository': same(attest.permissions, {
      contents: 'read',
      'id-token': 'write',
      attestations: 'write',
    }),
    'publishes with the right to do that, and no other': same(publish.permissions, { contents: 'write' }),
    'runs all tests, with what the lock file says': runs(check).includes('npm cit'),
    'takes a tag only of the version, and on the default branch': ['refs/tags/$tag', 'merge-base --is-ancestor'].every((part) =>
      runs(check).some((run) => run.includes(part)),
    ),
    'waits for a second person before it attests': attest.environment === 'release' && same(attest.needs, 'check'),
    'attests what people run': same(String(attestation?.with?.['subject-path']).trim().split('\n'), ['action.yml', 'dist/**']),
    'attests the commit that was checked': attest.steps.some(({ with: given }) => given?.['ref'] === `\${{ needs.check.outputs.commit }}`),
    'publishes what was attested': same(publish.needs, ['check', 'attest']),
    'publishes with nothing but gh': publish.steps.every(({ uses }) => uses === undefined),
    'publishes the commit that was checked': runs(publish).some((run) => run.includes('"$now" != "$COMMIT"')),
    'publishes a release that nobody can change': runs(publish).some((run) => run.includes('--jq .immutable')),
    'moves no tag': !/git (?:push|tag)|--force|git\/refs|gh release (?!view|create)|--method|-X /.test(commands),
    'keeps no secret of its own': !/secrets\./.test(text),
    'takes nothing from a cache': !/actions\/cache|cache: (?!false)/.test(text) && /package-manager-cache: false/.test(text),
    'leaves no token in a checkout': Object.values(jobs).every((job) =>
      job.steps.every(({ uses, with: given }) => !uses?.startsWith('actions/checkout@') || given?.['persist-credentials'] === false),
    ),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

describe('the release workflow', () => {
  it('[J1] [J4] publishes only what was checked, and only when a second person agrees', () => {
    expect(problemsOf(release)).toEqual([])
  })

  it.each([
    ['a branch starts it', "tags: ['v[0-9]+.[0-9]+.[0-9]+']", 'branches: [main]'],
    ['any tag starts it', "'v[0-9]+.[0-9]+.[0-9]+'", "'v*'"],
    ['all jobs may write', 'permissions: {}', 'permissions: write-all'],
    ['the tests may write', 'contents: read # the tag and its history', 'contents: write'],
    ['attesting may write to the repository', 'contents: read # the commit that was checked', 'contents: write'],
    ['publishing may attest', 'contents: write # the release', 'id-token: write\n      contents: write # the release'],
    ['tests are left out', 'npm cit', 'npm ci'],
    ['tags elsewhere are taken', 'merge-base --is-ancestor', 'cat-file -e'],
    ['nobody is asked', '    environment: release\n', ''],
    ['the bundles are not attested', '            dist/**\n', ''],
    ['another commit is attested', `          ref: \${{ needs.check.outputs.commit }}\n`, ''],
    ['it publishes without attesting', 'needs: [check, attest]', 'needs: check'],
    ['another tag is published', '"$now" != "$COMMIT"', '-z "$now"'],
    ['a release can be changed', '.immutable', '.draft'],
    ['it moves a tag', 'gh release create', 'git push --force origin v1 && gh release create'],
    ['it moves a tag by the API', 'gh release create', 'gh api --method PATCH repos/x/git/refs/tags/v1 && gh release create'],
    ['it has a token that lives on', `\${{ github.token }}`, `\${{ secrets.RELEASE_TOKEN }}`],
    ['it takes packages from a cache', 'package-manager-cache: false', 'cache: npm'],
    ['it leaves its token to what it runs', 'persist-credentials: false', 'persist-credentials: true'],
  ])('[J1] [J4] would be found wanting where %s', (_, from, to) => {
    expect(release).toContain(from)
    expect(problemsOf(release.replace(from, to))).toHaveLength(1)
  })

  it.each([
    ['the tag of the version', 'refs/tags/v1.2.3', 'main', 0, ''],
    ['the tag of another version', 'refs/tags/v1.2.4', 'main', 1, 'package.json says v1.2.3'],
    ['a branch', 'refs/heads/v1.2.3', 'main', 1, 'package.json says v1.2.3'],
    ['a commit that is on another branch', 'refs/tags/v1.2.3', 'other', 1, 'is not on the default branch'],
  ])('[J1] checks %s', async (_, ref, branch, code, said) => {
    const step = (parse(release) as { jobs: { check: Job } }).jobs.check.steps.find(({ run }) => run?.includes('merge-base'))
    await using repo = await tempRepo({ 'package.json': '{"version":"1.2.3"}' })
    repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    if (branch === 'other') repo.commitAll('Not reviewed')
    const output = path.join(repo.path, '.git/output')
    const env = { ...GIT_ENV, GITHUB_REF: ref, GITHUB_OUTPUT: output, DEFAULT_BRANCH: 'main' }
    const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'], { cwd: repo.path, env, encoding: 'utf8' })
    expect(ran).toMatchObject({ status: code, stdout: expect.stringContaining(said) })
    const commit = repo.git('rev-parse', 'HEAD').trim()
    if (code === 0) expect(fs.readFileSync(output, 'utf8')).toBe(`tag=v1.2.3\ncommit=${commit}\n`)
  })

  it('[J1] attests no more files than an attestation can hold', () => {
    const files = fs.readdirSync(path.join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeLessThan(1024)
  })
})

describe('all workflows', () => {
  it.each(workflows)('[J1] %s pins what it uses to a commit', (name) => {
    const uses = [...read(name).matchAll(/^ *(?:- )?uses: (\S+)(.*)/gm)].map(([, what = '', comment = '']) => what + comment)
    const isPinned = (line: string) =>
      line === './' || /^\.\/\.github\/workflows\/[\w-]+\.yml$/.test(line) || /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)
    expect(uses.filter((line) => !isPinned(line))).toEqual([])
  })

  it.each(workflows)('[J4] %s lets nobody in, and has no token that lives longer than its run', (name) => {
    expect(read(name)).not.toMatch(/collaborators|invitations|memberships/)
    if (!CAMPAIGNS.includes(name)) expect(read(name)).not.toContain('secrets.')
    if (name !== RELEASE) expect(read(name)).not.toMatch(/id-token|attestations/)
  })

  it('[J4] give the key of the app only to campaign jobs whose environment guards it', () => {
    for (const text of CAMPAIGNS.map(read)) {
      expect(new Set(text.match(/secrets\.\w+/g))).toEqual(new Set(['secrets.SOUS_APP_KEY']))
      const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job & { readonly with?: Pick<Job, 'environment'> }>> }
      const withKey = Object.values(jobs).filter((job) => JSON.stringify(job).includes('secrets.'))
      expect(withKey.length).toBeGreaterThan(0)
      // A job that calls a workflow passes the name of the environment on.
      const guards = withKey.map((job) => job.environment ?? job.with?.environment)
      expect(guards).toEqual(withKey.map(() => expect.stringContaining('inputs.environment')))
    }
  })

  it('run in CI what has to hold before a change is applied', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as { readonly jobs: Readonly<Record<string, Job>> }
    const steps = jobs['test']?.steps ?? []
    expect(steps.map(({ run }) => run)).toContain('.ci/run')
    expect(steps.flatMap(({ uses }) => /^actions\/setup-(\w+)@/.exec(uses ?? '')?.[1] ?? [])).toEqual(['node', 'go', 'python'])
  })
})

describe('CODEOWNERS', () => {
  it.each([
    'action.yml',
    'dist/action/index.js',
    'dist/recipes/copyright-years.yml',
    '.github/CODEOWNERS',
    '.github/sous.yml',
    '.github/workflows/release.yml',
    'scripts/build.ts',
    '.ci/run',
    '.npmrc',
    'package.json',
    'package-lock.json',
    'SECURITY.md',
  ])('[J4] gives %s to the people who may release', (file) => {
    const owners = parseCodeowners(read('.github/CODEOWNERS'))
    if (!owners.ok) throw new Error(owners.error)
    expect(owners.value.ruleFor(file)?.owners.length).toBeGreaterThan(0)
  })
})

describe('SECURITY.md', () => {
  const text = read('SECURITY.md')

  it('[J1] says how to see where a release comes from, naming the workflow that there is', () => {
    expect(text).toContain('gh release verify')
    expect(text).toContain('gh attestation verify')
    const [, signer = ''] = /--signer-workflow OWNER\/sous\/(\S+)/.exec(text) ?? []
    expect(fs.existsSync(path.join(root, signer))).toBe(true)
  })

  it.each(['tag ruleset', 'immutable releases on', 'Environments → `release`', 'prevent self-review', 'code owner', 'named people'])(
    '[J1] [J4] asks for the setting: %s',
    (setting) => {
      expect(text).toContain(setting)
    },
  )
})
