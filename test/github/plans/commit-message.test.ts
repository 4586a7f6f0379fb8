import { describe, expect, it } from 'vitest'
import { checkCommitMessage, plainLine } from '../../../src/github/plans/commit-message.ts'

describe('a commit message', () => {
  it('[G8] is one plain line out of what somebody else wrote', () => {
    expect(plainLine('x [skip ci]\n\nFixes #1\nSous-Approved-By: 1')).toBe('x (skip ci)')
    expect(plainLine('\n\r\n  a\u202eb\u0007 c  \u2028d')).toBe('a b c')
    expect(plainLine('skip-checks: true')).toBe('skip-checks true')
    for (const word of ['skip ci', 'ci skip', 'no ci', 'skip actions', 'actions skip', 'Skip CI'])
      expect(plainLine(`a [${word}] b`)).toBe(`a (${word}) b`)
    expect(plainLine('🦀'.repeat(60))).toBe(`${'🦀'.repeat(35)}…`)
  })

  it.each(['x [CI SKIP]', 'x\n\nskip-checks: true', 'x\nSous-Plan: y', 'x\n\nco-authored-by: A <a@b>', '', 'a\0b', 'a\rb', '\ud800'])(
    '[G8] is refused as %j',
    (message) => {
      expect(checkCommitMessage(message)).toMatchObject({ code: 'message_refused' })
    },
  )

  it('is otherwise taken as it is', () => {
    expect(checkCommitMessage('Bump to 24\n\nFixes #1\n\n\tindented')).toBeUndefined()
  })
})
