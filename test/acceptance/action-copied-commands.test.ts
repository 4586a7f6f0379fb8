/** Every kind of text that Sous writes on GitHub: which line it offers to copy, and that pasting it does what the text says. */
import { describe, expect, it } from 'vitest'
import { type ActionWorld, actionWorld, digestIn } from '../support/action-world.ts'
import { hardenedWorld } from '../support/hardened-world.ts'
import { commandsIn } from '../support/pasted-commands.ts'

const AUDIT = 'name: Audit\nsteps:\n  - { tool: grep, report: warning, with: { pattern: Hello } }\n'
const GUARD =
  "name: Guard\npermissions: { write: [CODEOWNERS] }\nsteps:\n  - { tool: create_file, with: { path: CODEOWNERS, content: '* @boss' } }\n"
const FAILS =
  'name: Fails\npermissions: { write: [gone.txt] }\nsteps:\n  - { tool: replace_in_file, with: { path: gone.txt, find: a, replace: b } }\n'
const FILES = {
  '.github/recipes/audit.yml': AUDIT,
  '.github/recipes/guard.yml': GUARD,
  '.github/recipes/fails.yml': FAILS,
  '.github/recipes/broken.yml': 'name: Broken\nstpes: []\n',
  '.github/workflows/propose.yml': "on: { schedule: [{ cron: '1 1 * * 1' }] }\njobs: {} # uploads sous-plan-<digest>\n",
}
const APPLY = /^\/sous apply [0-9a-f]{16}$/
const DAY = 24 * 60 * 60 * 1000

const applyLine = (text: string | undefined) => `/sous apply ${digestIn(text ?? '').slice(0, 16)}`
const last = (at: ActionWorld) => at.answers().at(-1) ?? ''

/** What the one answer to a comment offers. */
async function offered(at: ActionWorld, by: string, body: string) {
  const { outputs } = await at.says(by, body)
  return [outputs['reason-code'], ...commandsIn([last(at)])]
}

describe('a line to copy', { timeout: 300_000 }, () => {
  it('[A5] of every preview and answer to a command is understood when it is pasted', async () => {
    await using at = await actionWorld({ files: FILES })
    const author = (body: string) => offered(at, 'author', body)
    expect(await author('/sous run bump-node version=24')).toEqual(['previewed', expect.stringMatching(APPLY)])
    expect(await author('/sous run audit')).toEqual(['clean'])
    expect(last(at)).toMatch(/### ⚠️ Sous · Audit · \d+ findings\n/)
    expect(await author('/sous run bump-node version=24')).toEqual(['previewed'])
    expect(last(at)).toContain('[See the updated comment.](')
    expect(await author('/sous run fails')).toEqual(['failed:not_found'])
    expect(await author('/sous run stamp')).toEqual(['gated'])
    expect(await author('/sous list')).toEqual(['answered'])
    expect(await author('/sous help')).toEqual(['answered'])
    expect(await author('/sous help bump-node')).toEqual(['answered'])
    expect(await author('/sous help stamp')).toEqual(['answered', '/sous run stamp'])
    expect(await author('/sous run nonsense')).toEqual(['command_mistake', '/sous list'])
    expect(await author('/sous run bmp-node version="24"')).toEqual(['command_mistake', '/sous run bump-node version=24'])
    // Never a line that only leads to the next mistake.
    expect(await author('/sous run bmp-node version="2 4"')).toEqual(['command_mistake', '/sous help bump-node'])
    expect(await author('/sous help bmp-node')).toEqual(['command_mistake', '/sous help bump-node'])
    expect(await author('/sous run bump-node version=x')).toEqual(['command_mistake', '/sous help bump-node'])
    expect(await author('/sous run bump-node')).toEqual(['command_mistake', '/sous help bump-node'])
    expect(await author('/sous run broken')).toEqual(['command_mistake'])
    expect(await author('/sous help broken')).toEqual(['command_mistake'])
    expect(await author('/sous run')).toEqual(['command_mistake', '/sous list'])
    expect(await author('/sous run ../x')).toEqual(['command_mistake', '/sous list'])
    expect(await author('/sous aply x')).toEqual(['command_mistake', '/sous help'])
    expect(await author('/sous')).toEqual(['command_mistake', '/sous help'])
    expect(await author('/sous apply abc1234')).toEqual(['digest_malformed'])
    expect(await author('/sous apply 0123456789abcdef')).toEqual(['digest_unknown'])
    // Another plan was shown once whose digest begins alike: both are named whole, and none of them is offered.
    const preview = at.issue().comments.find(({ body }) => digestIn(body) !== '')
    const digest = digestIn(preview?.body ?? '')
    const twin = `${digest.slice(0, 20)}${'0'.repeat(44)}`
    Object.assign(preview ?? {}, { body: preview?.body.replace('<!-- sous:plans ', `<!-- sous:plans ${twin} `) })
    expect(await author(applyLine(preview?.body))).toEqual(['digest_ambiguous'])
    for (const one of [digest, twin]) expect(last(at)).toContain(one)
    const answers = at.answers().length
    expect(await at.says('reader', '/sous run bump-node version=24')).toMatchObject({ outputs: { 'reason-code': 'not_permitted' } })
    expect(at.answers()).toHaveLength(answers)
  })

  it('[A5] of a refusal leads on: to a second person, to a new plan, or to nothing where there is nothing to do', async () => {
    await using at = await actionWorld({ files: FILES })
    await at.says('author', '/sous run guard')
    const guard = applyLine(last(at))
    expect(await offered(at, 'author', guard)).toEqual(['approval_missing', guard])
    expect((await at.says('boss', guard)).outputs['reason-code']).toBe('committed')
    expect(commandsIn(at.answers().slice(-1))).toEqual([])

    const again = '/sous run bump-node version=24'
    await at.says('author', again)
    const [stale, sticky] = [applyLine(last(at)), at.answers().length - 1]
    at.push({ 'README.md': 'Moved\n' })
    expect(await offered(at, 'colleague', stale)).toEqual(['stale_head', again])
    expect(commandsIn([at.answers()[sticky] ?? ''])).toEqual([again])

    expect((await at.says('author', again)).outputs['reason-code']).toBe('previewed')
    const cancelled = applyLine(at.answers()[sticky])
    expect(await offered(at, 'author', '/sous cancel')).toEqual(['answered'])
    expect(await offered(at, 'author', '/sous cancel')).toEqual(['answered'])
    expect(last(at)).toContain('nothing to cancel')
    expect(await offered(at, 'colleague', cancelled)).toEqual(['plan_cancelled', again])
    expect(last(at)).toContain('was cancelled')
    expect(commandsIn([at.answers()[sticky] ?? ''])).toEqual([again])

    const newer = '/sous run bump-node version=25'
    await at.says('author', newer)
    at.push({ 'README.md': 'Moved again\n' })
    await at.says('author', newer)
    const expired = applyLine(at.answers()[sticky])
    at.github.state.now += 30 * DAY
    expect(await offered(at, 'colleague', expired)).toEqual(['plan_expired', newer])
    expect(last(at)).toMatch(/The plan expired: it was requested at `\d{4}-\d\d-\d\d \d\d:\d\d` UTC/)
    expect(commandsIn([at.answers()[sticky] ?? ''])).toEqual([newer])
    // What has its default anyway is left out.
    const shipped = '/sous run sous:node-version version=24'
    await at.says('author', shipped)
    await at.says('author', '/sous cancel')
    expect(last(at)).toContain('- Move to one Node version (`')
    expect(commandsIn([at.answers().find((text) => text.includes('Node version · cancelled')) ?? ''])).toEqual([shipped])
    // No answer has a whole hash in its prose: only the details of a preview do.
    for (const answer of at.answers().filter((text) => text.includes('not done'))) expect(answer).not.toMatch(/[0-9a-f]{17}(?! -->)/)
  })

  it('[A5] on a fork there is none, and findings are shown by the hardened workflow too', async () => {
    const fork = { '.github/sous.yml': 'approval: { forks: files-only }\n' }
    await using at = await hardenedWorld({
      files: { ...FILES, ...fork },
      pulls: [{ by: 'reader', fork: 'reader', edits: { 'a.txt': 'a\n' } }],
    })
    await at.asks('author', '/sous run bump-node version=24')
    expect(commandsIn(at.answers())).toEqual([])
    expect(last(at)).toContain('This pull request comes from a fork')
    await at.asks('author', '/sous run audit')
    expect(last(at)).toMatch(/### ⚠️ Sous · Audit · \d+ findings\n[\s\S]*`README\.md:1`/)
    expect(last(at)).not.toContain('would change nothing')
  })
})

describe('a line to copy on a proposal', { timeout: 300_000 }, () => {
  async function proposed(): Promise<ActionWorld> {
    const at = await actionWorld({ pulls: [], files: FILES })
    const inputs = { mode: 'propose', recipe: 'bump-node', inputs: 'version: 24' }
    const run = await at.act(at.schedule(), { inputs, run: { path: '.github/workflows/propose.yml' } })
    at.upload({ run: run.runId, name: `sous-plan-${run.outputs['digest']}` })
    return at
  }
  const approve = async (at: ActionWorld, by = 'colleague') => (await at.act(at.review({ by, state: 'APPROVED' }))).outputs['reason-code']

  it('[A5] merges it, as its text says, and that text has no time in it', async () => {
    await using at = await proposed()
    const body = at.issue(1).body ?? ''
    expect(body).toContain('**Approving this pull request merges it**')
    expect(body).not.toMatch(/\d\d:\d\d|\d\.\d ?s\b|UTC/)
    const [line = '', ...others] = commandsIn([body])
    expect([line, others]).toEqual([expect.stringMatching(APPLY), []])
    expect((await at.says('colleague', line)).outputs['reason-code']).toBe('committed')
  })

  it('[A5] is not offered where only GitHub or another workflow can go on', async () => {
    {
      await using at = await proposed()
      at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'Moved\n' } })
      expect(await approve(at)).toBe('stale_base')
      expect(commandsIn(at.answers())).toEqual([])
    }
    {
      await using at = await proposed()
      at.github.fault({
        operation: 'pulls/merge',
        run: () => void at.repository.bare.commitOn({ branch: 'main', edits: { 'NOTES.md': 'x\n' } }),
      })
      expect(await approve(at)).toBe('merged_on_moved_base')
      expect(commandsIn(at.answers())).toEqual([])
    }
    {
      await using at = await proposed()
      at.repository.mergeQueues.add('main')
      expect(await approve(at)).toBe('queued')
      expect(commandsIn(at.answers())).toEqual([])
    }
    await using at = await proposed()
    at.repository.requiredChecks.set('main', ['ci'])
    expect(await approve(at)).toBe('checks_pending')
    at.repository.allowAutoMerge = true
    expect(await approve(at, 'boss')).toBe('auto_merge_enabled')
    expect(commandsIn(at.answers())).toEqual([])
    expect(at.answers()).toHaveLength(2)
  })

  it('is a command for a terminal where a check failed: in the comment, the summary and the issue', async () => {
    await using at = await actionWorld({ files: FILES })
    const check = { mode: 'check', recipe: 'bump-node', inputs: 'version: 24' }
    const fix = '\n```\nsous run bump-node version=24\n```\n'
    const pull = at.pullRequestEvent()
    const run = await at.act(pull, { inputs: check, checkout: pull.sha })
    expect(run).toMatchObject({ code: 1, outputs: { 'reason-code': 'changes_found' } })
    expect([run.summary.includes(fix), last(at).includes(fix)]).toEqual([true, true])
    await at.act(at.pushEvent({ by: 'author' }), { inputs: { ...check, report: 'issue' }, checkout: 'main' })
    const issue = [...at.repository.issues.values()].at(-1)
    expect(issue?.body).toContain('sous run bump-node version=24\n```\n')
    expect(commandsIn([run.summary, ...at.answers(), issue?.body ?? ''])).toEqual([])
  })
})
