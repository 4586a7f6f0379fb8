import { expect, it } from 'vitest'
import { obtainApproval } from '../../../src/plan/decide.ts'
import { createFile } from '../../../src/tools/edit/tool_create_file.ts'

it('asks nobody about a call that is denied', async () => {
  const never = () => Promise.reject(new Error('asked'))
  const refusal = await obtainApproval(
    { kind: 'deny', reason: 'protected path' },
    { call: { tool: createFile, args: {} }, changes: [] },
    { approver: { ask: never, remember: never }, emit: () => undefined },
  )
  expect(refusal).toEqual({
    code: 'approval_refused',
    message: 'create_file is not allowed: protected path',
    suggestion: 'Change the rule if it should be allowed.',
  })
})
