import { expect, it } from 'vitest'
import { toolError } from '../../../src/base/errors/tool-errors.ts'
import { failure, succeeded } from '../../../src/base/result.ts'
import { contractForm, functionalForm, infrastructureForm, toJsonString } from '../../../src/report/json/wire-json.ts'
import { repoPath } from '../../support/workspace.ts'

const created = succeeded({ bytes: 125, lines: 3 }, 'Created file: hello.py (125 bytes)', { filesAffected: [repoPath('hello.py')] })
const missing = failure(toolError('not_found', "File 'missing.txt' not found", 'Check the path, or use file_search to find the file.'))
const tool = { name: 'create_file', metadata: ['bytes'] }

it('[I-01] a success has its value, and a message and an instruction where there are any', () => {
  expect(infrastructureForm(succeeded({ a: 1 }, ''))).toEqual({ success: true, value: { a: 1 } })
  expect(infrastructureForm(succeeded({ a: 1 }, 'Done'), { instruction: 'Go on.' })).toEqual({
    success: true,
    value: { a: 1 },
    message: 'Done',
    instruction: 'Go on.',
  })
})

it('[I-02] a failure has its error and error_type', () => {
  expect(infrastructureForm(missing)).toEqual({
    success: false,
    error: "File 'missing.txt' not found",
    error_type: 'not_found',
    message: 'Check the path, or use file_search to find the file.',
    instruction: 'Check the path, or search for it. Do not create it unless asked to.',
  })
})

it('[I-03] turns an exception into its type and message, as JSON text', () => {
  const broken = failure(toolError('io_error', 'Cannot read', 'Try again.', new RangeError('out of bounds')))
  expect(JSON.parse(toJsonString(broken))).toEqual({
    success: false,
    error: 'Cannot read',
    error_type: 'io_error',
    exception_type: 'RangeError',
    exception_message: 'out of bounds',
    message: 'Try again.',
    instruction: 'Check the disk and git, then run it again.',
  })
})

it('[I-04] keeps what an agent is told apart from what the user is told', () => {
  const form = infrastructureForm(missing, { message: 'Nothing there.', instruction: 'Stop here.' })
  expect(form).toMatchObject({ message: 'Nothing there.', instruction: 'Stop here.' })
})

it('[T-62] writes a success in the form of the contracts', () => {
  expect(contractForm(tool, created, 5.4)).toEqual({
    tool: 'create_file',
    success: true,
    output: 'Created file: hello.py (125 bytes)',
    files_affected: ['hello.py'],
    execution_time_ms: 5,
    metadata: { bytes: 125 },
    warnings: [],
    value: { bytes: 125, lines: 3 },
  })
})

it('[T-56] writes an error with code, message and suggestion', () => {
  expect(contractForm(tool, missing, 2)).toMatchObject({
    tool: 'create_file',
    success: false,
    error: {
      code: 'not_found',
      message: "File 'missing.txt' not found",
      suggestion: 'Check the path, or use file_search to find the file.',
    },
  })
})

it('[T-56] writes what is known of a failure nevertheless', () => {
  const result = { ...missing, value: { bytes: 3, lines: 1 }, filesAffected: [repoPath('hello.py')] }
  expect(contractForm(tool, result, 2)).toEqual({
    tool: 'create_file',
    success: false,
    error: missing.error,
    files_affected: ['hello.py'],
    execution_time_ms: 2,
    metadata: { bytes: 3 },
    warnings: [],
    value: { bytes: 3, lines: 1 },
  })
  expect(contractForm(tool, missing, 2)).toMatchObject({ files_affected: [], metadata: {} })
  expect(contractForm(tool, missing, 2)).not.toHaveProperty('value')
})

it('writes the form of the functional specification', () => {
  expect(functionalForm(created)).toEqual({ ok: true, value: { bytes: 125, lines: 3 } })
  expect(functionalForm(missing)).toMatchObject({ ok: false, error: { code: 'not_found' } })
})
