import { describe, expect, it } from 'vitest'
import { actionWorld, digestIn } from '../support/action-world.ts'
import { hardenedWorld, READING } from '../support/hardened-world.ts'

const inputs = { recipe: 'bump-node', inputs: 'version: 24' }

describe('a step of a workflow', () => {
  it('previews by default: summary, outputs and a patch that git applies, and no file changes', async () => {
    await using at = await actionWorld()
    const run = await at.act(at.pushEvent({ by: 'author' }), { inputs, checkout: 'main' })
    expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'previewed', changed: 'true', 'files-changed': '1' } })
    expect(run.summary).toContain('FROM node:24')
    expect(JSON.parse(run.outputs['result'] ?? '')).toMatchObject({
      schema_version: 1,
      reason_code: 'previewed',
      digest: run.outputs['digest'],
    })
    expect(at.github.writes).toBe(0)
  })

  it('shows the plan on a pull request, once', async () => {
    await using at = await actionWorld()
    const event = at.pullRequestEvent()
    await at.act(event, { inputs, checkout: event.sha })
    await at.act(event, { inputs, checkout: event.sha })
    expect(at.answers()).toHaveLength(1)
    expect(at.answers()[0]).toContain('FROM node:24')
    expect(digestIn(at.answers()[0] ?? '')).toBe('')
  })

  it('fails a check that finds drift, and passes one that does not', async () => {
    await using at = await actionWorld()
    const drift = await at.act(at.pushEvent({ by: 'author' }), { inputs: { ...inputs, mode: 'check' }, checkout: 'main' })
    expect(drift).toMatchObject({ code: 1, outputs: { decision: 'fail', 'reason-code': 'changes_found' } })
    const clean = await at.act(at.pushEvent({ by: 'author' }), {
      inputs: { recipe: 'sous:trailing-whitespace', mode: 'check' },
      checkout: 'main',
    })
    expect(clean).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean', changed: 'false' } })
  })

  it('writes into the checked-out files with mode apply, and runs commands only by rule or consent', async () => {
    await using at = await hardenedWorld()
    const apply = { recipe: 'stamp', mode: 'apply' }
    const step = { checkout: 'main', token: READING }
    const event = at.pushEvent({ by: 'author' })
    expect(await at.act(event, { inputs: apply, ...step })).toMatchObject({ outputs: { 'reason-code': 'gated' } })
    const wrong = await at.act(event, { inputs: { ...apply, consent: 'yes' }, ...step })
    expect(wrong).toMatchObject({ code: 1, outputs: { 'reason-code': 'input_invalid' } })
    const consent = { ...apply, consent: 'APPLY_WITHOUT_REVIEW' }
    expect(await at.act(event, { inputs: consent, ...step })).toMatchObject({ code: 0, outputs: { 'reason-code': 'applied' } })
  })

  it('[E3] runs no command beside a token that can write, by rule or by consent', async () => {
    await using at = await hardenedWorld({ files: { '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" } })
    const event = at.pushEvent({ by: 'author' })
    const consent = { recipe: 'stamp', mode: 'apply', consent: 'APPLY_WITHOUT_REVIEW' }
    for (const given of [{ recipe: 'stamp' }, consent]) {
      const run = await at.act(event, { inputs: given, checkout: 'main' })
      expect(run).toMatchObject({ code: 0, outputs: { 'reason-code': 'gated', changed: 'false' } })
      expect(run.stdout).toContain('The token of this job can write')
    }
    const check = await at.act(event, { inputs: { recipe: 'stamp', mode: 'check' }, checkout: 'main' })
    expect(check).toMatchObject({ code: 1, outputs: { 'reason-code': 'check_gated' } })
    const tokenless = await at.act(event, { inputs: { ...consent, token: '' }, checkout: 'main' })
    expect(tokenless).toMatchObject({ code: 0, outputs: { 'reason-code': 'applied' } })
  })

  it('says what is wrong with its inputs, all of it, and does nothing', async () => {
    await using at = await actionWorld()
    const event = at.pushEvent({ by: 'author' })
    const reasonOf = async (given: Readonly<Record<string, string>>) => {
      const run = await at.act(event, { inputs: given, checkout: 'main' })
      return [run.code, run.outputs['reason-code'], run.commands.find(({ command }) => command === 'error')?.message]
    }
    expect(await reasonOf({})).toEqual([1, 'input_invalid', expect.stringContaining("'recipe' is missing")])
    expect(await reasonOf({ recipe: 'bump-nod' })).toEqual([1, 'input_invalid', expect.stringContaining('bump-node')])
    expect(await reasonOf({ ...inputs, inputs: 'version: [1' })).toEqual([1, 'input_invalid', expect.stringContaining('inputs:1')])
    expect(await reasonOf({ ...inputs, inputs: 'version: 3' })).toEqual([1, 'input_invalid', expect.stringContaining('version')])
    expect(await reasonOf({ ...inputs, mode: 'aply' })).toEqual([1, 'input_invalid', expect.stringContaining('apply')])
    expect(await reasonOf({ ...inputs, 'working-directory': '../..' })).toEqual([1, 'input_invalid', expect.any(String)])
    expect(at.github.writes).toBe(0)
  })
})

describe('mode propose', () => {
  const propose = { ...inputs, mode: 'propose', labels: 'sous, deps' }

  it('opens one pull request, leaves it as it is when nothing changed, and applies it when a review approves', async () => {
    await using at = await actionWorld({
      files: { '.github/workflows/sous.yml': 'on: schedule # uploads sous-plan-<digest>\n' },
      pulls: [],
    })
    const main = at.head('main')
    const opened = await at.act(at.schedule(), { inputs: propose })
    expect(opened).toMatchObject({ code: 0, outputs: { 'reason-code': 'proposed', 'pull-request-number': '1' } })
    expect(at.repository.bare.text(['show', 'sous/bump-node:Dockerfile'])).toBe('FROM node:24')
    expect(at.issue(1)).toMatchObject({ title: 'Bump Node' })
    const { body } = at.issue(1)
    expect(body).toContain('**Approving this pull request merges it**')
    // No time, so that the next run has nothing to edit.
    expect(body).not.toMatch(/\d(?:\.\d)?s\b|mermaid|UTC|actions\/runs/)
    const edits = () => at.github.calls.filter(({ method }) => method === 'PATCH').length
    expect(edits()).toBe(0)
    const tip = at.head('sous/bump-node')
    const again = await at.act(at.schedule(), { inputs: propose })
    expect(again).toMatchObject({ code: 0, outputs: { 'pull-request-number': '1' } })
    expect(at.head('sous/bump-node')).toBe(tip)
    expect([at.issue(1).body, edits()]).toEqual([body, 0])
    at.upload({ run: again.runId, name: `sous-plan-${again.outputs['digest']}` })

    expect(await at.act(at.review({ by: 'reader', state: 'APPROVED' }))).not.toMatchObject({ outputs: { 'reason-code': 'committed' } })
    expect(at.head('main')).toBe(main)
    const approval = at.review({ by: 'colleague', state: 'APPROVED' })
    const applied = await at.act(approval)
    const merged = at.head('main')
    expect(applied).toMatchObject({ code: 0, outputs: { 'reason-code': 'committed', 'commit-sha': merged } })
    const { bare } = at.repository
    expect(bare.text(['rev-parse', 'main^', 'main^{tree}'])).toBe(`${main}\n${bare.text(['rev-parse', `${tip}^{tree}`])}`)
    expect(await at.act(approval)).toMatchObject({ outputs: { 'reason-code': expect.stringMatching(/already_applied|pr_closed/) } })
    expect(at.head('main')).toBe(merged)
  })

  it('stops when a person pushed to its branch, and closes the pull request when there is nothing to change any more', async () => {
    await using at = await actionWorld({ pulls: [] })
    await at.act(at.schedule(), { inputs: propose })
    const own = at.head('sous/bump-node')
    const theirs = at.push({ 'README.md': 'mine\n' }, 1)
    expect(await at.act(at.schedule(), { inputs: propose })).toMatchObject({ code: 1, outputs: { 'reason-code': 'branch_conflict' } })
    expect(at.head('sous/bump-node')).toBe(theirs)
    at.repository.bare.git(['update-ref', 'refs/heads/sous/bump-node', own])
    at.repository.bare.commitOn({ branch: 'main', edits: { Dockerfile: 'FROM node:24\n' }, message: 'by hand' })
    expect(await at.act(at.schedule(), { inputs: propose })).toMatchObject({ code: 0, outputs: { 'reason-code': 'clean' } })
    expect(at.issue(1)).toMatchObject({ state: 'closed' })
  })

  it('[A1] approves nothing on a pull request that a person opened', async () => {
    await using at = await actionWorld({ files: { '.github/workflows/sous.yml': 'on: schedule\njobs: {}\n' } })
    const head = at.head('feature-1')
    expect(await at.act(at.review({ by: 'colleague', state: 'APPROVED' }))).toMatchObject({
      code: 0,
      outputs: { 'reason-code': 'not_a_command' },
    })
    expect([at.head('feature-1'), at.answers()]).toEqual([head, []])
  })
})
