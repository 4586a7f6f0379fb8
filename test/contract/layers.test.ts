import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What each folder of src may import from. The linter says the same while one types; this test says it of all files at once. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  system: ['model'],
  recipe: ['model', 'system'],
  workspace: ['model', 'system'],
  content: ['model', 'system'],
  bundles: ['model', 'system'],
  tools: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles'],
  engine: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles', 'tools'],
  forge: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles', 'tools', 'engine'],
  report: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles', 'tools', 'engine'],
  serve: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles', 'tools', 'engine', 'forge', 'report'],
  entry: ['model', 'system', 'recipe', 'workspace', 'content', 'bundles', 'tools', 'engine', 'forge', 'report', 'serve'],
}
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

it('imports go one way', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => path.posix.join(path.posix.dirname(file), name))
      .filter((target) => layerOf(target) !== layerOf(file) && !MAY_IMPORT[layerOf(file)]?.includes(layerOf(target)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

it('only system and entry touch the world', () => {
  const wrong = sources.filter(({ file, text, imports }) => {
    if (['system', 'entry'].includes(layerOf(file))) return false
    const typesOnly = imports
      .filter((name) => WORLD.test(name))
      .every((name) => text.includes(`import type`) && new RegExp(`import type [^;]*'${name}'`).test(text))
    return !typesOnly
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('only entry reads the environment and the arguments, and ends the process', () => {
  const wrong = sources.filter(({ file, text }) => layerOf(file) !== 'entry' && /process\.(?:env|argv|exit\b|exitCode)/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('no test replaces modules, is skipped or runs alone', () => {
  // Put together here, so that this file is not among the findings.
  const banned = new RegExp(['vi\\.(?:do)?', 'mock\\(|\\.(?:skip', '|only)\\('].join(''))
  expect(filesBelow('test').filter((file) => banned.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

it('most files are short', () => {
  const lengths = sources.map(({ text }) => text.split('\n').length).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(180)
})
