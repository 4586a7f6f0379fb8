import * as fs from 'node:fs'
import * as path from 'node:path'
import { OPERATIONS } from '../test/support/github/operations.ts'

// Writes test/fixtures/files/github-openapi.json: what test/support/github/operations.ts names of GitHub's API description, without prose.
// Usage: npm pack @octokit/openapi@23.0.2, unpack it, and node scripts/trim-openapi.ts <unpacked>/generated/api.github.com.json

interface Description {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const PROSE = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'title', 'callbacks'])
/** Keys below these are names that the API chose, not keywords of the format. */
const NAMES = new Set(['properties', 'schemas', 'parameters', 'responses', 'headers', 'patternProperties'])

const source = process.argv[2]
if (source === undefined) throw new Error('Name the file api.github.com.json of @octokit/openapi.')
const whole = JSON.parse(fs.readFileSync(source, 'utf8')) as Description
const target = path.resolve(import.meta.dirname, '../test/fixtures/files/github-openapi.json')
fs.mkdirSync(path.dirname(target), { recursive: true })
fs.writeFileSync(target, `${JSON.stringify(trimmed(whole))}\n`)
console.log(`${target}: ${fs.statSync(target).size} bytes`)

function trimmed({ openapi, info, paths, components }: Description): unknown {
  const wanted = new Set<string>(OPERATIONS)
  const kept: Record<string, Record<string, unknown>> = {}
  for (const [route, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!wanted.delete(operation.operationId ?? '')) continue
      kept[route] ??= {}
      kept[route][method] = withoutProse(operation)
    }
  }
  if (wanted.size > 0) throw new Error(`The description has no ${[...wanted].join(', ')}.`)
  const used: Record<string, Record<string, unknown>> = {}
  const waiting = references(kept)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [, , kind = '', name = ''] = next.split('/')
    used[kind] ??= {}
    if (name in used[kind]) continue
    const component = withoutProse(components[kind]?.[name])
    used[kind][name] = component
    waiting.push(...references(component))
  }
  return { openapi, info: { title: info.title, version: info.version }, paths: kept, components: used }
}

function withoutProse(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => isNames || !(PROSE.has(key) || key.startsWith('x-')))
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutProse(item, !isNames && NAMES.has(key))]))
}

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' && typeof item === 'string' ? [item] : references(item)))
}
