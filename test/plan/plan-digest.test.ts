import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeRecord, encodeText, encodeValue, parseDigest } from '../../src/base/digest.ts'
import type { PlanContent } from '../../src/base/plan.ts'
import { planDigest } from '../../src/plan/plan-digest.ts'
import { fullPlan, planOf } from '../support/plans.ts'
import { fc } from '../support/property.ts'

const root = path.resolve(import.meta.dirname, '../..')
const GOLDEN_FULL = 'be3c6c864da5aaf708be7b6c14b90c28cefc1f4073e775321fea6ae6cac81700'
/** Not the golden one: from that every digest would differ, also one that leaves out a field. */
const PRESENT = planDigest(fullPlan)
const GOLDEN_SMALL = '2e03ea31cb83f3db275a77fcacd649493244db3fa968e92db4b8566884d63024'

type Path = readonly (string | number)[]

/** Every scalar, list and map of a value, by the way to it. */
function placesIn(value: unknown, way: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...way, key]))]
}

function at(value: unknown, way: Path): unknown {
  return way.reduce((inner, key) => (inner as Record<string, unknown>)[key], value)
}

function replaced(way: Path, by: (present: unknown) => unknown): PlanContent {
  const copy = structuredClone(fullPlan)
  const owner = at(copy, way.slice(0, -1)) as Record<string, unknown>
  const key = way.at(-1) as string
  const value = by(owner[key])
  if (value === undefined) delete owner[key]
  else owner[key] = value
  return copy
}

function isShownOnly(way: Path): boolean {
  return way[0] === 'steps' && (way[2] === 'decision' || way[2] === 'at' || (way[2] === 'outcome' && way[3] !== 'kind' && way.length > 3))
}

const covered = placesIn(fullPlan).filter((way) => way.length > 0 && !isShownOnly(way))
/** Without what decides which other fields there are. */
const scalars = covered.filter((way) => {
  const value = at(fullPlan, way)
  return (typeof value !== 'object' || value === null) && !(way[0] === 'evidence' && way[2] === 'kind')
})

describe('the digest of a plan', () => {
  it('[R26] is this one', () => {
    expect(planDigest(fullPlan)).toBe(GOLDEN_FULL)
    expect(planOf([]).digest).toBe(GOLDEN_SMALL)
  })

  it('is the hash of a record that can be put together by hand', () => {
    expect(
      Buffer.from(
        encodeRecord([
          [7, Buffer.from('ab')],
          [9, undefined],
          [8, Buffer.alloc(0)],
        ]),
      ).toString('hex'),
    ).toBe('000000070000000000000002' + '6162' + '000000080000000000000000')
    const text = (value: string) => Buffer.from(value)
    const field = (tag: number, bytes: Uint8Array) => {
      const head = Buffer.alloc(12)
      head.writeUInt32BE(tag)
      head.writeUInt32BE(bytes.length, 8)
      return Buffer.concat([head, bytes])
    }
    const one = Buffer.from('3ff0000000000000', 'hex')
    const source = Buffer.concat([field(1, text('recipes/x.yml')), field(2, text('a'.repeat(64)))])
    const record = [
      field(1, one),
      field(2, text('0.1.0')),
      field(3, text('complete')),
      field(8, text('.')),
      field(12, source),
      field(13, text('')),
      field(14, field(6, text(''))),
      field(15, text('0'.repeat(64))),
      field(16, text('')),
      field(17, text('')),
      field(18, text('')),
      field(20, text('Change files')),
      field(21, text('working-tree')),
    ]
    expect(
      createHash('sha256')
        .update(Buffer.concat([text('sous-plan-v1\0'), ...record]))
        .digest('hex'),
    ).toBe(GOLDEN_SMALL)
  })

  it('[C8] changes with every field', () => {
    const others: Readonly<Record<string, (present: never) => readonly unknown[]>> = {
      string: (present: string) => [`${present}x`, present.slice(1), `${present}\0`],
      number: (present: number) => [present + 1, -present - 1],
      boolean: (present: boolean) => [!present, String(present)],
      object: () => ['null', 0, false],
    }
    const unnoticed = scalars.flatMap((way) => {
      const present = at(fullPlan, way)
      const values = others[typeof present]?.(present as never) ?? []
      return values.filter((value) => planDigest(replaced(way, () => value)) === PRESENT).map(() => way.join('.'))
    })
    expect(scalars.length).toBeGreaterThan(60)
    expect(unnoticed).toEqual([])
  })

  it('[C8] changes with every item and key, added or taken away', () => {
    const lists = covered.filter((way) => Array.isArray(at(fullPlan, way)))
    const unnoticed = lists.filter((way) => {
      const items = at(fullPlan, way) as readonly unknown[]
      const other = [items.slice(1), items.slice(0, -1), [...items, items[0]]]
      return other.some((list) => planDigest(replaced(way, () => list)) === PRESENT)
    })
    expect(lists.length).toBe(5)
    expect(unnoticed).toEqual([])
    for (const key of Object.keys(fullPlan.inputs)) expect(planDigest(replaced(['inputs', key], () => undefined))).not.toBe(PRESENT)
    expect(planDigest({ ...fullPlan, evidence: fullPlan.evidence.toReversed() })).not.toBe(PRESENT)
    expect(planDigest({ ...fullPlan, steps: fullPlan.steps.toReversed() })).not.toBe(PRESENT)
  })

  it('changes when a field is left out, and when one is taken for another', () => {
    const { tree: _, ...withoutTree } = fullPlan
    const { head: __, ...withoutHead } = fullPlan
    const { repository: ___, ...withoutRepository } = fullPlan
    const digests = [withoutTree, withoutHead, withoutRepository, { ...fullPlan, repository: { id: '4711' } }].map(planDigest)
    expect(new Set([...digests, GOLDEN_FULL]).size).toBe(5)
  })

  it('[C8] tells types apart', () => {
    const values = [22, '22', true, 'true', false, '', 0, 1]
    expect(new Set(values.map((version) => planDigest({ ...fullPlan, inputs: { version } }))).size).toBe(values.length)
  })

  it('[C8] changes when bytes move from a field to its neighbour', () => {
    const neighbours: readonly [Path, Path][] = [
      [
        ['base', 'ref'],
        ['base', 'directory'],
      ],
      [
        ['recipe', 'path'],
        ['recipe', 'digest'],
      ],
      [['message'], ['target']],
      [
        ['evidence', 0, 'url'],
        ['evidence', 0, 'finalUrl'],
      ],
      [
        ['steps', 0, 'label'],
        ['steps', 0, 'tool'],
      ],
      [['sousVersion'], ['status']],
    ]
    void fc.assert(
      fc.property(fc.constantFrom(...neighbours), fc.string(), fc.string({ minLength: 1 }), fc.string(), ([first, second], a, b, c) => {
        const left = replaced(first, () => a + b)
        const right = replaced(first, () => a)
        ;(at(left, second.slice(0, -1)) as Record<string, unknown>)[second.at(-1) as string] = c
        ;(at(right, second.slice(0, -1)) as Record<string, unknown>)[second.at(-1) as string] = b + c
        return planDigest(left) !== planDigest(right)
      }),
    )
  })

  it('[C8] does not take one list of values for another', () => {
    const json = fc.jsonValue()
    void fc.assert(
      fc.property(json, json, (a, b) => {
        const isSame = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
        return isSame === (Buffer.compare(encodeValue(a), encodeValue(b)) === 0)
      }),
    )
    expect(encodeValue([['a'], []])).not.toEqual(encodeValue([[], ['a']]))
    expect(encodeValue([''])).not.toEqual(encodeValue([]))
    expect(() => encodeValue(Number.NaN)).toThrow()
    expect(() => encodeValue(() => 1)).toThrow()
  })

  it('[C8] tells texts apart that decoding would make alike', () => {
    const texts = ['\ud800', '\ud801', '\udc00', '\ufffd', '\ud800\ud800', '\u{10000}', '\udc00\ud800', 'a\ud800']
    expect(new Set(texts.map((text) => Buffer.from(encodeText(text)).toString('hex'))).size).toBe(texts.length)
    void fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (a, b) => (a === b) === (Buffer.compare(encodeText(a), encodeText(b)) === 0),
      ),
    )
    void fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Buffer.from(text).equals(encodeText(text))))
  })

  it('[R26] does not depend on the order of changes, includes, inputs or keys', () => {
    void fc.assert(
      fc.property(
        fc.shuffledSubarray([...fullPlan.changes], { minLength: 3 }),
        fc.shuffledSubarray([...fullPlan.recipe.includes], { minLength: 2 }),
        fc.shuffledSubarray(Object.entries(fullPlan.inputs), { minLength: 4 }),
        fc.shuffledSubarray(Object.entries(fullPlan), { minLength: Object.keys(fullPlan).length }),
        (changes, includes, inputs, fields) => {
          const plan = Object.fromEntries(fields) as unknown as PlanContent
          return (
            planDigest({ ...plan, changes, recipe: { ...fullPlan.recipe, includes }, inputs: Object.fromEntries(inputs) }) === GOLDEN_FULL
          )
        },
      ),
    )
  })

  it('does not depend on what is only shown', () => {
    const steps = fullPlan.steps.map((step) => ({ ...step, decision: { kind: 'needs_approval', reason: 'asked' } as const }))
    expect(planDigest({ ...fullPlan, steps })).toBe(GOLDEN_FULL)
  })

  const newest = process.execPath
  const others = ['/usr/bin/node', '/usr/local/bin/node'].filter((program) => fs.existsSync(program))
  const versions = new Map(
    [newest, ...others].map((program) => [execFileSync(program, ['--version'], { encoding: 'utf8' }).trim(), program]),
  )
  it.each([...versions])('[R26] is the same under another locale and time zone with Node %s', (_, program) => {
    const compiled = path.join(root, 'build/digest-check')
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    const options = ['--outDir', compiled, '--rootDir', root, '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck']
    execFileSync(newest, [
      tsc,
      '--ignoreConfig',
      ...options,
      '--lib',
      'es2024,esnext.disposable,esnext.iterator',
      '--types',
      'node',
      '--rewriteRelativeImportExtensions',
      path.join(root, 'test/fixtures/bin/print-digest.ts'),
    ])
    fs.writeFileSync(path.join(compiled, 'package.json'), '{"type":"module"}')
    const env = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kolkata' }
    const printed = execFileSync(program, [path.join(compiled, 'test/fixtures/bin/print-digest.js')], { env, encoding: 'utf8' })
    expect(printed.trim()).toBe(GOLDEN_FULL)
  })
})

describe('parseDigest', () => {
  it('[C7] takes 64 lower-case hexadecimal digits and nothing else', () => {
    expect(parseDigest('ab'.repeat(32))).toEqual({ ok: true, value: 'ab'.repeat(32) })
    for (const text of ['ab'.repeat(32).slice(1), 'AB'.repeat(32), `${'ab'.repeat(32)}0`, `${'ab'.repeat(32)}\n`, '3fa9c1d', ''])
      expect(parseDigest(text)).toMatchObject({ ok: false, error: { code: 'digest_malformed' } })
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => ({ key, item: sorted(item) }))
    .concat([{ key: 'map', item: 0 }])
}
