import { load, loadAll } from 'js-yaml'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { DATA_FORMATS, type DataFormat, loadAdapter } from '../../../src/workspace/data/data-format.ts'
import type { DataEdit } from '../../../src/workspace/data/data-operations.ts'
import { compileQueries, type DataQuery, normalizedPath } from '../../../src/workspace/data/data-query.ts'
import { isList, isObject, type Location, type PlainData } from '../../../src/workspace/data/data-tree.ts'
import { type EditedDocument, editDocument } from '../../../src/workspace/data/edit-document.ts'
import { withoutComments } from '../../../src/workspace/data/json-comments.ts'
import { IS_FULL } from '../../support/full.ts'
import { fc } from '../../support/property.ts'
import { anyData, anyScalar, type RandomDocument, randomDocument } from './random-documents.ts'

const adapters = new Map(await Promise.all(DATA_FORMATS.map(async (format) => [format, await loadAdapter(format)] as const)))

/** What a parser that makes no edits finds. */
const PARSERS: Readonly<Record<DataFormat, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  jsonc: (text) => JSON.parse(withoutComments(text)),
  yaml: (text) => load(text),
  toml: (text) => JSON.parse(JSON.stringify(parseToml(text))),
}

async function queryFor(at: Location): Promise<DataQuery> {
  const queries = await compileQueries([normalizedPath(at)])
  const query = queries.ok ? queries.value[0] : undefined
  if (query === undefined) throw new Error(normalizedPath(at))
  return query
}

/** Edits as a tool does; `undefined` where it is refused, which only TOML has reasons for: tables that are written in several places. */
function edit({ format, text }: Pick<RandomDocument, 'format' | 'text'>, edits: readonly DataEdit[]): EditedDocument | undefined {
  const adapter = adapters.get(format)
  const result = adapter && editDocument(adapter, text, edits)
  if (result?.ok === true) return result.value
  expect([format, result?.error]).toEqual(['toml', expect.objectContaining({ code: 'edit_conflict' })])
  expect(result?.error.message).not.toContain('without changing the meaning')
  expect(result?.error.message).not.toContain('would break')
  return undefined
}

function locationsIn(data: PlainData, at: Location = []): readonly Location[] {
  const inner = isList(data)
    ? data.flatMap((item, i) => locationsIn(item, [...at, i]))
    : isObject(data)
      ? Object.entries(data).flatMap(([key, member]) => locationsIn(member, [...at, key]))
      : []
  return at.length === 0 ? inner : [at, ...inner]
}

function childKeys(data: unknown): readonly (string | number)[] {
  const value = data as PlainData
  return isList(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : []
}

function get(data: unknown, at: Location): unknown {
  return at.reduce<unknown>((value, part) => (value as Readonly<Record<string | number, unknown>>)[part], data)
}

/** The data with a change at one place, made on a copy. */
function changed(data: unknown, at: Location, change: (parent: Record<string | number, unknown>, key: string | number) => void): unknown {
  const copy = structuredClone(data)
  change(get(copy, at.slice(0, -1)) as Record<string | number, unknown>, at.at(-1) ?? '')
  return copy
}

const anyPick = fc.nat(1000)
const RUNS = IS_FULL ? 1000 : 100

describe.each(DATA_FORMATS)('random documents in %s', (format) => {
  const documents = randomDocument(format)

  it('are what they say', () => {
    fc.assert(
      fc.property(documents, ({ text, data }) => {
        expect(PARSERS[format](text)).toEqual(data)
      }),
      { numRuns: RUNS },
    )
  })

  it('set changes one value and no other, and only lines of that value', async () => {
    await fc.assert(
      fc.asyncProperty(documents, anyPick, anyScalar, async (document, pick, value) => {
        const scalars = locationsIn(document.data).filter((at) => typeof get(document.data, at) !== 'object')
        const at = scalars[pick % scalars.length]
        if (at === undefined) return
        const made = edit(document, [{ kind: 'set', query: await queryFor(at), value, when: 'exists' }])
        if (made === undefined) throw new Error('refused')
        expect(PARSERS[format](made.text)).toEqual(changed(document.data, at, (parent, key) => (parent[key] = value)))
        const [was, is] = [document.text.split('\n'), made.text.split('\n')]
        expect(is.length).toBe(was.length)
        expect(was.filter((line, i) => line !== is[i]).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: RUNS },
    )
  })

  it('set, delete, rename, append and merge change what they name, and every comment stays but those on removed lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        anyPick,
        anyData,
        fc.constantFrom('set', 'delete', 'rename', 'add', 'append', 'merge'),
        async (document, pick, value, kind) => {
          const all = locationsIn(document.data)
          const fits = all.filter((place) => {
            const found = get(document.data, place) as PlainData
            if (kind === 'append') return isList(found)
            if (kind === 'merge' || kind === 'add') return isObject(found)
            return kind !== 'rename' || typeof place.at(-1) === 'string'
          })
          const at = fits[pick % fits.length]
          if (at === undefined) return
          const query = await queryFor(kind === 'add' ? [...at, 'added'] : at)
          const edits: Readonly<Record<typeof kind, DataEdit>> = {
            set: { kind: 'set', query, value, when: 'exists' },
            add: { kind: 'set', query, value, when: 'missing' },
            delete: { kind: 'delete', query },
            rename: { kind: 'rename', query, key: 'renamed' },
            append: { kind: 'append', query, value: { added: value } },
            merge: { kind: 'merge', query, value: { added: value, more: 1 } },
          }
          const made = edit(document, [edits[kind]])
          if (made === undefined) return
          const expected = changed(document.data, at, (parent, key) => {
            const target = parent[key] as Record<string, unknown> & unknown[]
            if (kind === 'set') parent[key] = value
            else if (kind === 'add') target['added'] = value
            else if (kind === 'append') target.push({ added: value })
            else if (kind === 'merge') Object.assign(target, { added: value, more: 1 })
            else if (kind === 'rename') {
              parent['renamed'] = parent[key]
              delete parent[key]
            } else if (Array.isArray(parent)) parent.splice(Number(key), 1)
            else delete parent[key]
          })
          expect(PARSERS[format](made.text)).toEqual(expected)
          if (kind === 'set' || kind === 'delete') return
          const remarks = (text: string) => text.match(/(?:\/\/|#|\/\*) (?:first|above|beside|in|last|about)/g) ?? []
          expect(remarks(made.text)).toEqual(remarks(document.text))
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('delete takes several children out at once, also where the final newline is missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        anyPick,
        fc.array(anyPick, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (document, pick, picks, isCut) => {
          const text = isCut ? document.text.replace(/\r?\n$/, '') : document.text
          const parents = [[], ...locationsIn(document.data)].filter((place) => childKeys(get(document.data, place)).length > 0)
          const at = parents[pick % parents.length] ?? []
          const keys = childKeys(get(document.data, at))
          const gone = new Set(picks.map((each) => keys[each % keys.length] ?? 0))
          const selectors = [...gone].map((key) => normalizedPath([key]).slice(2, -1))
          const queries = await compileQueries([`${normalizedPath(at)}[${selectors.join(',')}]`])
          const query = queries.ok ? queries.value[0] : undefined
          if (query === undefined) throw new Error('no query')
          const made = edit({ format, text }, [{ kind: 'delete', query }])
          if (made === undefined) return
          const expected = structuredClone(PARSERS[format](text))
          const parent = get(expected, at) as Record<string | number, unknown>
          if (Array.isArray(parent)) parent.splice(0, parent.length, ...parent.filter((_, i) => !gone.has(i)))
          else for (const key of gone) delete parent[key]
          expect(PARSERS[format](made.text)).toEqual(expected)
          const splices = made.splices ?? []
          expect(splices.filter(({ start }, i) => start < (splices[i - 1]?.end ?? 0))).toEqual([])
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('an edit and its inverse give the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(documents, anyPick, fc.constantFrom('number', 'rename', 'add', 'append'), async (document, pick, kind) => {
        const fits = locationsIn(document.data).filter((place) => {
          const found = get(document.data, place) as PlainData
          if (kind === 'number') return typeof found === 'number'
          if (kind === 'append') return isList(found) && found.length > 0
          if (kind === 'add') return isObject(found) && Object.keys(found).length > 0
          return typeof place.at(-1) === 'string' && /^[a-z]+$/.test(String(place.at(-1))) && place.at(-1) !== 'on'
        })
        const at = fits[pick % fits.length]
        if (at === undefined) return
        const there: Readonly<Record<typeof kind, DataEdit>> = {
          number: { kind: 'set', query: await queryFor(at), value: 77, when: 'exists' },
          rename: { kind: 'rename', query: await queryFor(at), key: 'renamed' },
          add: { kind: 'set', query: await queryFor([...at, 'added']), value: 'x', when: 'missing' },
          append: { kind: 'append', query: await queryFor(at), value: 'appended' },
        }
        const made = edit(document, [there[kind]])
        if (made === undefined) return
        const found = get(document.data, at) as PlainData
        const back: Readonly<Record<typeof kind, DataEdit>> = {
          number: { kind: 'set', query: await queryFor(at), value: found, when: 'exists' },
          rename: { kind: 'rename', query: await queryFor([...at.slice(0, -1), 'renamed']), key: String(at.at(-1)) },
          add: { kind: 'delete', query: await queryFor([...at, 'added']) },
          append: { kind: 'delete', query: await queryFor([...at, isList(found) ? found.length : 0]) },
        }
        expect(edit({ ...document, text: made.text }, [back[kind]])?.text).toBe(document.text)
      }),
      { numRuns: RUNS },
    )
  })
})

it('an edit of one document of a YAML file leaves the others alone, whatever they are', async () => {
  const other = fc.constantFrom('', '# nothing', 'null', 'just a text', '- 1', '{}', '|\n  text', '&a [1]')
  await fc.assert(
    fc.asyncProperty(
      randomDocument('yaml'),
      fc.tuple(other, other),
      anyPick,
      anyScalar,
      async ({ text, data }, [above, below], pick, value) => {
        const places = locationsIn(data)
        const at = places[pick % places.length]
        if (at === undefined) return
        const own = text.replace(/^---\r?\n/, '')
        const stream = (document: string) => `${above}\n---\n${document}${document.endsWith('\n') ? '' : '\n'}---\n${below}\n`
        const made = edit({ format: 'yaml', text: stream(own) }, [{ kind: 'set', query: await queryFor(at), value, when: 'exists' }])
        const expected = loadAll(stream(own))
        expected.splice(
          -2,
          1,
          changed(data, at, (parent, key) => (parent[key] = value)),
        )
        expect(loadAll(made?.text ?? '')).toEqual(expected)
      },
    ),
    { numRuns: RUNS },
  )
})
