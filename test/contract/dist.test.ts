import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** A program that both others start. */
const CODE_WORKER = 'shared/code-worker.js'

function readTree(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
  return Object.fromEntries(files.sort().map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]))
}

/** Builds in a folder of its own, which must not show in what is built. */
function build(): Record<string, string> {
  const copy = path.join(root, 'build/dist-check')
  fs.rmSync(copy, { recursive: true, force: true })
  for (const name of ['package.json', 'tsconfig.json', 'recipes', 'scripts', 'src'])
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  fs.mkdirSync(path.join(copy, 'node_modules'))
  for (const name of fs.readdirSync(path.join(root, 'node_modules')).filter((entry) => entry !== '@vercel'))
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name))
  // Ncc numbers modules by where they are, seen from itself.
  fs.cpSync(path.join(root, 'node_modules/@vercel'), path.join(copy, 'node_modules/@vercel'), { recursive: true })
  execFileSync(process.execPath, [path.join(copy, 'scripts/build.ts'), '--out', 'built'], { cwd: copy, stdio: 'pipe' })
  return readTree(path.join(copy, 'built'))
}

/** The files that one loads, sooner or later. */
function loaded(dist: Readonly<Record<string, string>>, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, request = ''] of (dist[name] ?? '').matchAll(/\brequire\("(\.[^"]+)"\)/g))
    loaded(dist, path.posix.join(name, '..', request), found)
  return found
}

const dist = readTree(path.join(root, 'dist'))

it('[J2] dist is what src gives, file for file, in whichever folder it is built', () => {
  const fresh = build()
  expect(Object.keys(dist), "dist has other files than src gives: run 'npm run build' and commit dist").toEqual(Object.keys(fresh))
  const differing = Object.keys(fresh).filter((name) => fresh[name] !== dist[name])
  expect(differing, "dist differs from src: run 'npm run build' and commit dist").toEqual([])
}, 240_000)

it('the bundles name no folder of the machine they were built on', () => {
  const naming = Object.entries(dist).filter(([, text]) => text.includes(root))
  expect(naming.map(([name]) => name)).toEqual([])
})

it.each(['cli', 'action'])('[J2] %s is a few files that say what they are, and packages apart', (entry) => {
  const files = [...loaded(dist, `${entry}/index.js`), `${entry}/search-worker.js`, CODE_WORKER]
  expect(files.filter((name) => dist[name] === undefined)).toEqual([])
  expect(files.filter((name) => /(?:^|[-.])\d+\.js$/.test(path.basename(name)))).toEqual([])
  const own = files.filter((name) => !name.startsWith('vendor/'))
  // One for each folder of src, five for short runs, the program and its two threads.
  expect(own.length).toBeLessThanOrEqual(28)
})

it('[J2] every file is loaded by a program, and dist/README.md says what it does', () => {
  const scripts = Object.keys(dist).filter((name) => name.endsWith('.js'))
  const used = new Set(
    ['cli', 'action'].flatMap((entry) => [...loaded(dist, `${entry}/index.js`), `${entry}/search-worker.js`, CODE_WORKER]),
  )
  expect(scripts.filter((name) => !used.has(name) && !name.startsWith('web/'))).toEqual([])
  const described = [...(dist['README.md'] ?? '').matchAll(/^\| \[`([^`]+)`\]\(\1\) \| \S.* \|.*\| \d+ \|$/gm)].map(([, name]) => name)
  expect(described.toSorted()).toEqual(scripts.toSorted())
})

it('[J2] every folder of src has a file, and dist/README.md says where each module is', () => {
  const folders = fs.readdirSync(path.join(root, 'src')).map((folder) => `shared/${folder}.js`)
  expect(folders.filter((name) => dist[name] === undefined)).toEqual([])
  const held = Object.entries(dist).flatMap(([name, text]) =>
    [...text.matchAll(/\/\/! (src\/\S+)$/gm)].map(([, module]) => ({ name, module })),
  )
  expect(held.length).toBeGreaterThan(300)
  const lists = new Map(
    [...(dist['README.md'] ?? '').matchAll(/^- `(\S+)`: (.*)$/gm)].map(([, name = '', modules = '']) => [name, modules.split(', ')]),
  )
  const isWorker = (name: string): boolean => name.endsWith('/search-worker.js') || name === CODE_WORKER
  expect(held.filter(({ name, module = '' }) => !isWorker(name) && !lists.get(name)?.includes(module))).toEqual([])
})
