import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../support/temp-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

function packedFiles(): readonly string[] {
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }))
  return packed.files.map((file: { readonly path: string }) => file.path)
}

it('the package has what is needed to run and nothing else', () => {
  const files = packedFiles()
  const others = files.filter((file) => !file.startsWith('dist/'))
  const schemas = ['campaign.schema.json', 'recipe.schema.json', 'sous.schema.json']
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'action.yml', 'package.json', ...schemas].toSorted())
  const built = fs.globSync('dist/**', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length - others.length).toBe(built.length)
})

it('the packed command line runs by itself, without any other package, and so does the first command of the README', async () => {
  await using folder = await tempFolder({ 'work/a.txt': 'a  \n' })
  const sous = path.join(folder.path, 'sous')
  for (const file of packedFiles()) fs.cpSync(path.join(root, file), path.join(sous, file), { recursive: true })
  const [, command = ''] = /```sh\n(node dist.*)\n```/.exec(fs.readFileSync(path.join(root, 'README.md'), 'utf8')) ?? []
  const shown = execFileSync('sh', ['-c', command], {
    cwd: sous,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder.path },
    encoding: 'utf8',
  })
  expect(shown).toContain('LICENSE')
  expect(shown).toContain('+ Copyright (c) 2026-2030 The Sous authors')
  expect(fs.readFileSync(path.join(sous, 'LICENSE'), 'utf8')).toBe(fs.readFileSync(path.join(root, 'LICENSE'), 'utf8'))
  const program = path.join(folder.path, 'sous', manifest.bin.sous)
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder.path }
  const args = [program, 'preview', 'sous:trailing-whitespace', '--json']
  const result = JSON.parse(
    execFileSync(process.execPath, args, { cwd: path.join(folder.path, 'work'), env, encoding: 'utf8', stdio: 'pipe' }),
  )
  expect(result).toMatchObject({ reason_code: 'previewed', changes: [{ path: 'a.txt' }] })
})
