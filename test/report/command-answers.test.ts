import { expect, it } from 'vitest'
import { renderRefusal } from '../../src/report/command-answers.ts'

it('a refusal says that nothing was changed, unless something may have been', () => {
  const refused = { code: 'api_unavailable', message: 'Lost', suggestion: 'Run it again.' }
  expect(renderRefusal(refused)).toContain('Nothing was changed.')
  expect(renderRefusal({ ...refused, isUnknown: true })).not.toContain('Nothing was')
})
