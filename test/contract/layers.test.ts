import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** From what Sous stands on to who asks. A folder imports from itself and from those before it. */
const LAYERS =
  'base texts system git workspace recipe content bundles tools plan apply report github campaign app mcp rest web cli action'.split(' ')
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
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.posix.join(folder, name))
}

function layerOf(file: string): string {
  return file.split('/')[1] ?? ''
}

it('every folder is a layer, and imports go one way', () => {
  expect(fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')).toContain(`\`${LAYERS.join(' < ')}\``)
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

it('no file and no exported name is there twice, and no folder has more than 20 files', () => {
  // The page is a program of its own, in another place and with types of its own for what it is sent.
  for (const part of [sources.filter(({ file }) => !isOfPage(file)), sources.filter(({ file }) => isOfPage(file))]) {
    const named = part.map(({ file }) => file).filter((file) => !/\/(?:index|main)\.tsx?$/.test(file))
    expect(twiceIn(named.map((file) => [path.basename(file), file]))).toEqual([])
    const declaration = /^export (?:async )?(?:function\*?|class|abstract class|interface|type|const) (\w+)/gm
    expect(
      twiceIn(part.flatMap(({ file, text }) => [...text.matchAll(declaration)].map(([, name = '']) => [name, file] as const))),
    ).toEqual([])
  }
  const folders = Map.groupBy(sources, ({ file }) => path.dirname(file))
  expect([...folders].flatMap(([folder, files]) => (files.length > 20 ? [folder] : []))).toEqual([])
})

function isOfPage(file: string): boolean {
  return file.startsWith('src/web/page/')
}

function twiceIn(names: readonly (readonly [name: string, file: string])[]): readonly string[] {
  const groups = [...Map.groupBy(names, ([name]) => name)]
  return groups.flatMap(([name, found]) => (found.length > 1 ? [`${name}: ${found.map(([, file]) => file).join(', ')}`] : []))
}

/** Who runs git, and who wires the real world together for a request. */
const WIRED = new Set(['system', 'app', 'mcp', 'web', 'cli', 'action'])

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
