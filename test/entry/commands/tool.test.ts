import { describe, expect, it } from 'vitest'
import { CALL_OPTIONS } from '../../../src/report/call-options.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it.each(['--help', '-h'])('sous tool %s explains the command', async (option) => {
  await using folder = await tempFolder()
  const { code, out, err } = await runMain(['tool', option], folder.path)
  expect([code, err, out.split('\n')[0]]).toEqual([0, '', 'Usage: sous tool <name> [--<argument> VALUE …] [options]'])
  expect(out.match(/^ {2}--[\w-]+/gm)).toEqual(Object.keys(CALL_OPTIONS).map((name) => `  --${name}`))
})

it.each([[[]], [['--json']]])('sous tool %j asks which', async (words) => {
  await using folder = await tempFolder()
  expect(await runMain(['tool', ...words], folder.path)).toMatchObject({ code: 3 })
})

describe('sous tool asks', () => {
  const REPLACE = ['tool', 'replace_in_file', '--include', '**', '--find', 'one', '--replace', 'two', '--apply']
  const FILES = { 'a.txt': 'one\n', 'b.bin': 'one\u0000' }
  const WARNING = '! Skipped 1 binary file\n'

  it('after it said what is left out, and does not say it again', async () => {
    await using folder = await tempFolder(FILES)
    const { code, out, err } = await runMain(REPLACE, folder.path, {}, { answers: ['y'] })
    expect([code, out.split('\n')[0]]).toEqual([0, '✓ Replaced 1 occurrence in a.txt'])
    expect(err.split(WARNING)).toEqual([expect.not.stringContaining('Approve?'), expect.stringMatching(/Approve\? \(y\/n\/always\): $/)])
  })

  it('nobody where approval was given beforehand, and says what was left out afterwards', async () => {
    await using folder = await tempFolder(FILES)
    expect(await runMain([...REPLACE, '--yes'], folder.path)).toMatchObject({ code: 0, err: WARNING })
  })

  it('nobody where nobody is, and says with the diff what is left out', async () => {
    await using folder = await tempFolder(FILES)
    const { code, err } = await runMain(REPLACE, folder.path, { isInteractive: false })
    expect([code, err.startsWith(`${WARNING}✗ Error: The call of replace_in_file needs approval`)]).toEqual([4, true])
  })
})
