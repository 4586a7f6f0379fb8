import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

function readTree(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
  return Object.fromEntries(files.sort().map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]))
}

it('[J2] dist is what src gives, file for file', () => {
  const rebuilt = path.join(root, 'build/dist-check')
  execFileSync(process.execPath, [path.join(root, 'scripts/build.ts'), '--out', rebuilt], { cwd: root, stdio: 'pipe' })
  const fresh = readTree(rebuilt)
  const committed = readTree(path.join(root, 'dist'))
  expect(Object.keys(committed), "dist has other files than src gives: run 'npm run build' and commit dist").toEqual(Object.keys(fresh))
  const differing = Object.keys(fresh).filter((name) => fresh[name] !== committed[name])
  expect(differing, "dist differs from src: run 'npm run build' and commit dist").toEqual([])
}, 120_000)

it('the bundles name no folder of the machine they were built on', () => {
  const naming = Object.entries(readTree(path.join(root, 'dist'))).filter(([, text]) => text.includes(root))
  expect(naming.map(([name]) => name)).toEqual([])
})
