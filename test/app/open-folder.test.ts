import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { openFolder } from '../../src/app/open-folder.ts'
import { findProgram, findShell } from '../../src/system/process/programs.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'

const SYSTEM = '/usr/bin:/bin'

/** A program that leaves a trace when it runs. */
function plant(folder: TempFolder, name: string): string {
  folder.write({ [name]: `#!/bin/sh\ntouch ${folder.path}/planted-ran\n` })
  fs.chmodSync(path.join(folder.path, name), 0o755)
  return path.join(folder.path, name)
}

async function open(env: Record<string, string>, folder: string, root: string) {
  const opened = await openFolder({ env, folder }, root)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

it('[E9] runs no program of the repository, also not one that lies above the folder', async () => {
  await using repo = await tempRepo({ 'packages/app/a.txt': 'a' })
  plant(repo, 'node_modules/.bin/git')
  const shell = plant(repo, 'bin/sh')
  plant(repo, 'packages/app/node_modules/.bin/git')
  const planted = ['node_modules/.bin', 'bin', 'packages/app/node_modules/.bin', 'packages/../bin', ''].map(
    (name) => `${repo.path}/${name}`,
  )
  const { tree, programs } = await open({ PATH: `${planted.join(':')}:${SYSTEM}` }, repo.path, 'packages/app')
  expect(programs.path).toBe(SYSTEM)
  expect(findProgram('git', programs)).toMatch(/^\/(?:usr\/)?bin\/git$/)
  expect(findShell(shell, programs)).toMatch(/^\/(?:usr\/)?bin\/sh$/)
  expect((await tree.files()).files).toContain('a.txt')
  expect(repo.exists('planted-ran')).toBe(false)
})

it('[E9] is not fooled by a link to the folder', async () => {
  await using repo = await tempRepo({ 'packages/app/a.txt': 'a' })
  await using outside = await tempFolder()
  plant(repo, 'bin/git')
  fs.symlinkSync(path.join(repo.path, 'packages/app'), path.join(outside.path, 'app'))
  fs.symlinkSync(path.join(repo.path, 'bin'), path.join(outside.path, 'bin'))
  const { programs } = await open({ PATH: `${outside.path}/bin:${outside.path}/app/../../bin:${SYSTEM}` }, outside.path, 'app')
  expect(programs.path).toBe(SYSTEM)
})

it('[E9] where there is no repository, the folder itself is what programs may not lie in', async () => {
  await using folder = await tempFolder({ 'in/bin/x': '', 'tools/x': '' })
  const { programs } = await open({ PATH: `${folder.path}/in/bin:${folder.path}/tools` }, folder.path, 'in')
  expect(programs.path).toBe(`${folder.path}/tools`)
})

it("[D8] refuses git's own directory", async () => {
  await using repo = await tempRepo({ a: 'a' })
  expect(await openFolder({ env: {}, folder: repo.path }, '.git')).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
})

it('says of a folder that it is not there, is none, or belongs to git', async () => {
  await using repo = await tempRepo({ a: 'a' })
  const messageFor = async (root: string) => {
    const opened = await openFolder({ env: { PATH: SYSTEM }, folder: repo.path }, root)
    return opened.ok ? 'opened' : `${opened.error.message}. ${opened.error.suggestion}`
  }
  expect(await messageFor('nowhere')).toBe("--root: Folder 'nowhere' does not exist. Check the path.")
  expect(await messageFor('a')).toBe(`--root: Path '${repo.path}/a' is not a directory. Name a directory.`)
  expect(await messageFor('.git')).toBe(`--root: '${repo.path}/.git' belongs to git itself. Run Sous in the work tree instead.`)
})
