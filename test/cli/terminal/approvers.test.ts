import * as path from 'node:path'
import { expect, it } from 'vitest'
import { readApprovals } from '../../../src/app/user-files.ts'
import type { ApprovalRequest } from '../../../src/base/plan.ts'
import { terminalApprover } from '../../../src/cli/terminal/approvers.ts'
import { CONSENTED, NO_APPROVER } from '../../../src/plan/decide.ts'
import { createFile } from '../../../src/tools/edit/tool_create_file.ts'
import { fakeConsole } from '../../support/fake-console.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { repoPath } from '../../support/workspace.ts'

const request: ApprovalRequest = {
  call: { tool: createFile, args: { path: 'a.txt', content: 'x\n' } },
  changes: [{ kind: 'create', path: repoPath('a.txt'), after: Buffer.from('x\n'), mode: '100644' }],
  reason: '',
}
const signal = new AbortController().signal

async function ask(...answers: readonly string[]) {
  const console = fakeConsole(answers)
  const approver = terminalApprover({ console, root: '/work', approvalsFile: '/nowhere/approvals.json', signal })
  return { answer: await approver.ask(request), shown: console.written.err }
}

it.each([
  ['y', 'approved'],
  ['YES ', 'approved'],
  ['n', 'refused'],
  ['no', 'refused'],
  ['always', 'always'],
])('takes %j for %s', async (typed, answer) => {
  expect((await ask(typed)).answer).toBe(answer)
})

it('takes the end of the input for no', async () => {
  expect((await ask()).answer).toBe('refused')
})

it('does not take the end of everything for an answer', async () => {
  const approver = terminalApprover({
    console: fakeConsole(),
    root: '/work',
    approvalsFile: '/nowhere/a.json',
    signal: AbortSignal.abort(),
  })
  expect(await approver.ask(request)).toBe('cancelled')
})

it('[T-57] shows the diff and the call before it asks', async () => {
  expect((await ask('n')).shown).toMatchInlineSnapshot(`
    "a.txt  new  +1 −0
    @@ -0,0 +1,1 @@
      1 + x

    Tool: create_file
    Parameters:
      path: a.txt
      content: <2 bytes>
    Files affected: a.txt
    Risk level: safe_write

    (d shows the diff again)
    Approve? (y/n/always): "
  `)
})

it('asks again after an answer it does not know, and shows the diff again for d', async () => {
  const { answer, shown } = await ask('', 'toString', 'd', 'y')
  expect(answer).toBe('approved')
  expect(shown.match(/Approve\? \(y\/n\/always\): /g)).toHaveLength(4)
  expect(shown.match(/Type y \(yes\)/g)).toHaveLength(2)
  expect(shown.match(/a\.txt {2}new/g)).toHaveLength(2)
  expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([])
})

it('offers no diff where there is none', async () => {
  const console = fakeConsole(['n'])
  await terminalApprover({ console, root: '/work', approvalsFile: '/nowhere/a.json', signal }).ask({ ...request, changes: [] })
  expect(console.written.err).toMatch(/\nRisk level: safe_write\n\nApprove\? \(y\/n\/always\): $/)
})

it('remembers exactly the call and the folder', async () => {
  await using folder = await tempFolder()
  const file = path.join(folder.path, 'approvals.json')
  const console = fakeConsole()
  await terminalApprover({ console, root: '/work', approvalsFile: file, signal }).remember(request)
  expect(readApprovals(file)).toMatchObject({
    ok: true,
    value: { rules: [{ tool: 'create_file', pattern: String.raw`^\{"path":"a\.txt","content":"x\\n"\}$`, root: '/work' }] },
  })
  expect(console.written.err).toBe(`Saved in ${file}\n`)
})

it('says when it cannot remember', async () => {
  await using folder = await tempFolder({ file: '' })
  const console = fakeConsole()
  const approvalsFile = path.join(folder.path, 'file/approvals.json')
  await terminalApprover({ console, root: '/work', approvalsFile, signal }).remember(request)
  expect(console.written.err).toMatch(/^✗ Error: Approval rules .+: E[A-Z]+: /)
})

it('has an answer when nobody needs to be asked, or can be', async () => {
  expect([await CONSENTED.ask(request), await NO_APPROVER.ask(request)]).toEqual(['approved', 'unavailable'])
  await CONSENTED.remember(request)
  await NO_APPROVER.remember(request)
})
