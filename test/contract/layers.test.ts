import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** From what Sous stands on to who asks. A folder imports from itself and from those before it. */
const LAYERS = 'base system git workspace recipe content bundles tools plan apply report github campaign app mcp rest web cli action'.split(
  ' ',
)
const WORLD = /^node:(?:fs|fs\/promises|child_process|http|https|net|tls|dns|dns\/promises|worker_threads|os|readline|readline\/promises)$/

interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly string[]
}

const sources: readonly Source[] = filesBelow('src').map((file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  return { file, text, imports: [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '') }
})

function filesBelow(folder: string): readonly string[] {
  const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.posix.join(folder, name))
}

function layerOf(file: string): string {
  return file.split('/')[1] ?? ''
}

it('every folder is a layer, and imports go one way', () => {
  expect(sources.map(({ file }) => file).filter((file) => !LAYERS.includes(layerOf(file)))).toEqual([])
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => path.posix.join(path.posix.dirname(file), name))
      .filter((target) => LAYERS.indexOf(layerOf(target)) > LAYERS.indexOf(layerOf(file)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Who runs git, and who wires the real world together for a request. */
const WIRED = new Set(['system', 'app', 'mcp', 'cli', 'action'])

it('only system, git itself and who asks touch the world', () => {
  const wrong = sources.filter(({ file, text, imports }) => {
    if (WIRED.has(layerOf(file)) || file === 'src/git/git.ts') return false
    const typesOnly = imports
      .filter((name) => WORLD.test(name))
      .every((name) => text.includes(`import type`) && new RegExp(`import type [^;]*'${name}'`).test(text))
    return !typesOnly
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('only programs read the environment and the arguments, and end the process', () => {
  const wrong = sources.filter(
    ({ file, text }) => !['cli', 'action'].includes(layerOf(file)) && /process\.(?:env|argv|exit\b|exitCode)/.test(text),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('the application layer knows no console, argument list, runner or HTTP server', () => {
  const frontEnd =
    /\b(?:console|argv|hono|process\.std(?:in|out|err))\b|\bStyle\b|@actions\/|GITHUB_(?:OUTPUT|STEP_SUMMARY)|modelcontextprotocol/i
  expect(sources.filter(({ file, text }) => layerOf(file) === 'app' && frontEnd.test(text)).map(({ file }) => file)).toEqual([])
})

it('no test replaces modules, is skipped or runs alone', () => {
  // Put together here, so that this file is not among the findings.
  const banned = new RegExp(['vi\\.(?:do)?', 'mock\\(|\\.(?:skip', '|only)\\('].join(''))
  expect(filesBelow('test').filter((file) => banned.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
