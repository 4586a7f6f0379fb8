import { expect, it } from 'vitest'
import { readPushAnswers } from '../../../src/github/remote/remote-answers.ts'

const REF = 'refs/heads/topic'

function refusalOf(summary: string, ...said: readonly string[]): string {
  // Git pads what a server says with spaces.
  const lines = said.map((line) => `remote: ${line}        `).join('\n')
  const answer = readPushAnswers(
    `!\tHEAD:${REF}\t[remote rejected] (${summary})\n`,
    `${lines}\nerror: failed to push some refs to 'https://x'`,
  ).get(REF)
  return answer?.kind === 'refused' ? `${answer.refusal.code}: ${answer.refusal.message}` : `${answer?.kind}`
}

it('[G7] knows the older words of push protection and of protected branches', () => {
  expect(refusalOf('push declined due to a detected secret', 'error: GH009: Secrets detected! This push failed.')).toBe(
    `push_protection: GitHub refused the push to '${REF}': Secrets detected! This push failed.`,
  )
  expect(
    refusalOf(
      'protected branch hook declined',
      `error: GH006: Protected branch update failed for ${REF}.`,
      'error: Commits must have verified signatures.',
    ),
  ).toBe(`signatures_required: GitHub refused the push to '${REF}': Commits must have verified signatures.`)
  expect(refusalOf('protected branch hook declined', `error: GH006: Protected branch update failed for ${REF}.`)).toBe(
    `protected_branch: GitHub protects '${REF}': [remote rejected] (protected branch hook declined)`,
  )
  expect(refusalOf('refusing to allow a GitHub App to create or update workflow `a.yml` without `workflows` permission')).toMatch(
    /^workflows_permission: /,
  )
})

it('[G7] shows each reason once, on one line, and not too many', () => {
  const heading = `error: GH013: Repository rule violations found for ${REF}.`
  const reasons = Array.from({ length: 9 }, (_, i) => `- Reason ${i}\u001b[31m\u202e.`)
  const shown = refusalOf('push declined due to repository rule violations', heading, ...reasons, heading, ...reasons)
  expect(shown).toBe(
    `protected_branch: GitHub protects '${REF}': Reason 0 [31m . Reason 1 [31m . Reason 2 [31m . Reason 3 [31m . Reason 4 [31m .`,
  )
  expect(refusalOf('push declined', `- ${'x'.repeat(5000)}`).length).toBeLessThan(400)
})
