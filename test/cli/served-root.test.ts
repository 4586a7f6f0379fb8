import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { checkToolPrefix, configureEnvironment } from '../../src/cli/commands/mcp-command.ts'
import { findServedRoot } from '../../src/cli/served-root.ts'
import { tempFolder } from '../support/temp-folder.ts'

it('[I-19] sets the default prefix where none is set', () => {
  expect(configureEnvironment({ A: '1' })).toEqual({ A: '1', MCP_TOOL_PREFIX: 'guide' })
})

it('[I-20] keeps the prefix that is set, also an empty one', () => {
  expect(configureEnvironment({ MCP_TOOL_PREFIX: 'mine' })).toEqual({ MCP_TOOL_PREFIX: 'mine' })
  expect(configureEnvironment({ MCP_TOOL_PREFIX: '' })).toEqual({ MCP_TOOL_PREFIX: '' })
})

it('[I-20] refuses a prefix that no client would take', () => {
  expect(['', 'guide', 'my-team_2'].map(checkToolPrefix)).toEqual([undefined, undefined, undefined])
  for (const prefix of ['a b', 'ü', 'x'.repeat(17), 'a\n', '../'])
    expect(checkToolPrefix(prefix)).toMatchObject({ code: 'invalid_arguments' })
})

it('[I6] resolves links once', async () => {
  await using folder = await tempFolder({ 'real/a.txt': '' })
  fs.symlinkSync('real', path.join(folder.path, 'link'))
  expect(findServedRoot(folder.path, 'link')).toEqual({ ok: true, value: path.join(folder.path, 'real') })
})

it('[I6] serves no whole disk, and no home folder unless it is named', async () => {
  await using home = await tempFolder()
  expect(findServedRoot('/', undefined)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  expect(findServedRoot(home.path, '/')).toMatchObject({ ok: false })
  expect(findServedRoot(home.path, '../../../../../..')).toMatchObject({ ok: false })
  expect(findServedRoot(home.path, undefined, home.path)).toMatchObject({ ok: false })
  expect(findServedRoot(home.path, '.', home.path)).toMatchObject({ ok: true })
  expect(findServedRoot(home.path, undefined, '/no/home')).toMatchObject({ ok: true })
})

it('[I6] serves neither files nor what is not there', async () => {
  await using folder = await tempFolder({ 'a.txt': '' })
  const why = (named: string) => findServedRoot(folder.path, named)
  expect(why('a.txt')).toMatchObject({ ok: false, error: { message: "--root: 'a.txt' is not a directory" } })
  expect(why('missing')).toMatchObject({ ok: false, error: { message: "--root: Folder 'missing' does not exist" } })
  expect(why('a.txt/b')).toMatchObject({ ok: false })
})
