import { describe, expect, it } from 'vitest'
import { actInWorld, findAct } from '../support/act.ts'
import { gitHubWorld } from '../support/github/world.ts'

/** A job without Sous, to see that what a step says arrives; and one with it, after a condition that act honours. */
function workflow(uses: string): string {
  return `on: [issue_comment, pull_request_review, pull_request, workflow_dispatch, schedule, push]
jobs:
  say:
    runs-on: ubuntu-latest
    steps:
      - id: said
        env:
          BODY: \${{ github.event.comment.body }}
        run: |
          echo "event=$GITHUB_EVENT_NAME" >> "$GITHUB_OUTPUT"
          echo "sha=$GITHUB_SHA" >> "$GITHUB_OUTPUT"
          echo "ref=$GITHUB_REF" >> "$GITHUB_OUTPUT"
          echo "where=$GITHUB_API_URL $GITHUB_REPOSITORY" >> "$GITHUB_OUTPUT"
          echo "body=$BODY" >> "$GITHUB_OUTPUT"
          echo "# Hello" >> "$GITHUB_STEP_SUMMARY"
          echo "::warning file=a.txt,line=3::Careful"
          echo "leaked=\${VITEST-no}"
  never:
    if: \${{ github.event.comment.body == '/other' }}
    runs-on: ubuntu-latest
    steps:
      - run: exit 1
  sous:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: sous
        uses: ${uses}
`
}

describe('act', () => {
  it.each([
    ['local', './'],
    ['published', 'owner/sous@v1'],
  ] as const)('runs the bundle that is committed as an action that is %s', async (uses, named) => {
    const program = findAct()
    if (program === undefined) return
    await using world = await gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'b.txt': 'b\n' } }] })
    const event = world.comment({ by: 'writer', body: '/sous list' })
    const run = await actInWorld(program, { world, event, workflow: workflow(named), uses })
    expect(run.outputs('said')).toEqual({
      event: 'issue_comment',
      sha: world.head('main'),
      ref: 'refs/heads/main',
      where: `${world.github.origin} owner/demo`,
      body: '/sous list',
    })
    expect(run.summary('said')).toBe('# Hello\n')
    expect(run.commands).toContainEqual({ command: 'warning', message: 'Careful', properties: { file: 'a.txt', line: '3' } })
    expect(run.text).toMatch(/^leaked=no$/m)
    expect(Object.keys(run.jobs).sort()).toEqual(['say', 'sous'])
    expect(run.jobs['say']).toBe('success')
    expect(run.steps['sous/0']).toBe('success')
    expect(Object.keys(run.steps)).toContain('sous/sous')
  })

  it('gives a review the ref and the commit that GitHub gives it', async () => {
    const program = findAct()
    if (program === undefined) return
    await using world = await gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'b.txt': 'b\n' } }] })
    const event = world.review({ by: 'owner', state: 'APPROVED' })
    const run = await actInWorld(program, { world, event, workflow: workflow('./'), uses: 'local' })
    expect(run.outputs('said')).toMatchObject({ event: 'pull_request_review', ref: 'refs/pull/1/merge', sha: event.sha })
  })
})
