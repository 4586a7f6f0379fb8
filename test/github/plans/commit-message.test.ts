import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { checkCommitMessage, plainLine, plainMessage } from '../../../src/github/plans/commit-message.ts'
import { GIT_ENV } from '../../support/temp-folder.ts'

function trailersOf(message: string): string {
  return execFileSync('git', ['interpret-trailers', '--parse'], { input: message, env: GIT_ENV, encoding: 'utf8' })
}

describe('a commit message', () => {
  it('[G8] is one plain line out of what somebody else wrote', () => {
    expect(plainLine('x [skip ci]\n\nFixes #1\nSous-Approved-By: 1')).toBe('x (skip ci)')
    expect(plainLine('\n\r\n  a\u202eb\u0007 c  \u2028d')).toBe('a b c')
    expect(plainLine('skip-checks: true')).toBe('skip-checks true')
    for (const word of ['skip ci', 'ci skip', 'no ci', 'skip actions', 'actions skip', 'Skip CI'])
      expect(plainLine(`a [${word}] b`)).toBe(`a (${word}) b`)
    expect(plainLine('🦀'.repeat(60))).toBe(`${'🦀'.repeat(35)}…`)
  })

  it('[G8] drops what speaks in the name of somebody', () => {
    const message = plainMessage({
      title: 'Bump',
      body: 'Why not.\nSigned-off-by: A <a@b>\nCo-authored-by: B <b@c>\nsous-approved-by : C\nskip-checks:true\nkept [no ci]',
    })
    expect(message).toBe('Bump\n\nWhy not.\nkept (no ci)')
    expect(trailersOf(`${message}\n\nSous-Plan: d\n`)).toBe('Sous-Plan: d\n')
    expect(plainMessage({ title: 'Only this' })).toBe('Only this')
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
