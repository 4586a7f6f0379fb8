import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanPath, findProgram, findShell } from '../../../src/system/process/programs.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'

function program(folder: TempFolder, name: string): string {
  folder.write({ [name]: '#!/bin/sh\n' })
  fs.chmodSync(path.join(folder.path, name), 0o755)
  return path.join(folder.path, name)
}

describe('cleanPath', () => {
  it('[E9] drops empty, relative, missing and in-repository entries, and what leads there', async () => {
    await using repo = await tempFolder({ 'bin/x': '' })
    await using outside = await tempFolder({ 'tools/x': '' })
    const link = path.join(outside.path, 'link')
    fs.symlinkSync(path.join(repo.path, 'bin'), link)
    fs.symlinkSync(path.join(outside.path, 'tools'), path.join(repo.path, 'out'))
    const entries = ['', '.', 'bin', `${repo.path}/bin`, repo.path, '/nowhere/at/all', link, `${repo.path}/out`, `${outside.path}/tools`]
    const searchPath = [...entries, `${outside.path}/tools`, `${outside.path}/tools/../../${path.basename(repo.path)}/bin`].join(':')
    expect(cleanPath({ path: searchPath, forbiddenRoot: repo.path })).toBe(`${outside.path}/tools`)
  })

  it('[E9] drops entries of the repository also when that is named by a link', async () => {
    await using outer = await tempFolder({ 'repo/bin/x': '', 'tools/x': '' })
    fs.symlinkSync('repo', path.join(outer.path, 'link'))
    const searchPath = ['repo/bin', 'link/bin', 'tools'].map((entry) => path.join(outer.path, entry)).join(':')
    expect(cleanPath({ path: searchPath, forbiddenRoot: `${outer.path}/link` })).toBe(`${outer.path}/tools`)
  })

  it('keeps a folder whose name only begins like the repository', async () => {
    await using outer = await tempFolder({ 'repo/x': '', 'repo-tools/x': '', '..odd/x': '' })
    const searchPath = `${outer.path}/repo-tools:${outer.path}/repo:${outer.path}/..odd`
    expect(cleanPath({ path: searchPath, forbiddenRoot: `${outer.path}/repo` })).toBe(`${outer.path}/repo-tools:${outer.path}/..odd`)
  })
})

describe('findProgram', () => {
  it('finds the first executable file, as an absolute path', async () => {
    await using one = await tempFolder({ cook: 'not executable', 'stir/x': '' })
    await using two = await tempFolder()
    const cook = program(two, 'cook')
    const places = { path: `${one.path}:${two.path}`, forbiddenRoot: '/nowhere' }
    expect(findProgram('cook', places)).toBe(cook)
    expect(findProgram('stir', places)).toBeUndefined()
    expect(findProgram('bake', places)).toBeUndefined()
  })

  it('[E9] does not find a program of the repository, nor a link to one', async () => {
    await using repo = await tempFolder()
    await using outside = await tempFolder()
    const planted = program(repo, 'git')
    fs.symlinkSync(planted, path.join(outside.path, 'git'))
    expect(findProgram('git', { path: `${repo.path}::.:${outside.path}`, forbiddenRoot: repo.path })).toBeUndefined()
  })

  it('takes a name, not a path', () => {
    const places = { path: '/bin', forbiddenRoot: '/nowhere' }
    expect(['../bin/sh', '/bin/sh', '', 'sh\0'].map((name) => findProgram(name, places))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('findShell', () => {
  const systemPath = '/usr/bin:/bin'

  it('is the shell of the user when it is a POSIX one', () => {
    expect(findShell('/bin/bash', { path: systemPath, forbiddenRoot: '/nowhere' })).toBe('/bin/bash')
  })

  it('is sh for a relative, unknown, missing or absent one', () => {
    const places = { path: systemPath, forbiddenRoot: '/nowhere' }
    const wanted = ['bash', '/usr/bin/env', '/nowhere/zsh', undefined]
    expect(new Set(wanted.map((shell) => findShell(shell, places)))).toEqual(new Set([findProgram('sh', places)]))
  })

  it('[E9] is not one that is found from wherever Sous was started', () => {
    const places = { path: systemPath, forbiddenRoot: '/nowhere' }
    const relative = path.relative(process.cwd(), '/bin/bash')
    expect(fs.existsSync(relative)).toBe(true)
    expect(findShell(relative, places)).toBe(findProgram('sh', places))
  })

  it('[E9] is not one of the repository', async () => {
    await using repo = await tempFolder()
    const planted = program(repo, 'bash')
    expect(findShell(planted, { path: systemPath, forbiddenRoot: repo.path })).toBe(
      findProgram('sh', { path: systemPath, forbiddenRoot: repo.path }),
    )
  })
})
