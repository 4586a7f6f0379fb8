// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of recipes look like this
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { Previews, type PreviewView } from '../../src/app/studio/previews.ts'
import { type TempRepo, tempRepo } from '../support/temp-folder.ts'

const SIGNAL = new AbortController().signal

function previewsOf(repo: TempRepo): Previews {
  const surroundings = {
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: `${repo.path}-config`, XDG_STATE_HOME: `${repo.path}-state` },
    folder: repo.path,
    program: { folder: path.join(import.meta.dirname, '../support'), extension: '.ts' },
    notice: () => undefined,
    signal: SIGNAL,
  }
  return new Previews({ surroundings, root: repo.path }, [])
}

async function see(previews: Previews, text: string): Promise<Omit<PreviewView, 'id' | 'durationMs'>> {
  const shown = await previews.preview({ text, inputs: {} }, { signal: SIGNAL, emit: () => undefined })
  if (!shown.ok) throw new Error(shown.error.message)
  const { id: _, durationMs: __, steps, ...rest } = shown.value
  return { ...rest, steps: steps.map((step) => ({ ...step, durationMs: 0 })) }
}

const HEAD = "name: Many\npermissions: { write: ['**'] }\nsteps:\n"
const STEPS = [
  "  - tool: replace_in_file\n    with: { include: '*.txt', find: colour, replace: color }",
  '  - id: found\n    tool: grep\n    with: { pattern: color }',
  "  - tool: create_file\n    with: { path: new.txt, content: '${{ steps.found.outputs.total_matches }} colours' }",
  '  - tool: ensure_lines\n    with: { path: new.txt, content: colour }',
  '  - continue-on-error: true\n    tool: replace_string_in_file\n    with: { path: a.txt, old_string: nowhere, new_string: x }',
  '  - id: read\n    tool: read_file\n    with: { path: ignored.txt }',
  '  - tool: delete_file\n    with: { path: b.txt, consent: DELETE_FILE }',
  "  - tool: glob\n    with: { pattern: '**' }",
]

async function sample(): Promise<TempRepo> {
  return tempRepo({ '.gitignore': 'ignored.txt\n', 'a.txt': 'a colour\n', 'b.txt': 'colour\n', 'ignored.txt': 'one\n' })
}

it('a preview that remembers earlier ones is exactly one that does not', async () => {
  await using repo = await sample()
  await using warm = previewsOf(repo)
  const texts = [
    ...STEPS.map((_, i) => STEPS.slice(0, i + 1)),
    ...STEPS.map((_, i) => STEPS.toSpliced(i, 1)),
    STEPS.toReversed(),
    STEPS.map((step) => step.replace('color }', 'shade }')),
    STEPS,
  ].map((steps) => `${HEAD}${steps.join('\n')}\n`)
  const kinds = new Set<string>()
  for (const text of texts) {
    await using cold = previewsOf(repo)
    const seen = await see(warm, text)
    expect(seen).toEqual(await see(cold, text))
    kinds.add(seen.error?.code ?? seen.kind)
  }
  expect([...kinds].toSorted()).toEqual(['complete', 'invalid_document', 'not_found'])
})

it('a file that changes in between is seen, whether git ignores it or not', async () => {
  await using repo = await sample()
  await using warm = previewsOf(repo)
  const text = `${HEAD}${STEPS.slice(0, 6).join('\n')}\noutputs: { ignored: '\${{ toJSON(steps.read.outputs) }}' }\n`
  await see(warm, text)
  const changes = [
    () => repo.write({ 'a.txt': 'colour colour\n' }),
    () => repo.write({ 'ignored.txt': 'two\n' }),
    () => repo.write({ 'c.txt': 'colour\n' }),
    () => repo.write({ '.gitignore': 'c.txt\n' }),
    () => repo.git('rm', '--quiet', '--force', 'b.txt'),
    () => repo.commitAll(),
  ]
  let before = await see(warm, text)
  expect(before.error).toBe(undefined)
  for (const change of changes) {
    change()
    const now = await see(warm, text)
    await using cold = previewsOf(repo)
    expect(now).toEqual(await see(cold, text))
    expect(now, change.toString()).not.toEqual(before)
    before = now
  }
})

it('steps before the one that changes do not run again', async () => {
  await using repo = await tempRepo(Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`${i}.txt`, 'colour\n'.repeat(50)])))
  await using warm = previewsOf(repo)
  const counted = async (text: string) => {
    const worked = new Set<string>()
    const shown = await warm.preview(
      { text, inputs: {} },
      { signal: SIGNAL, emit: (event) => event.kind === 'progress' && worked.add(event.step.label) },
    )
    expect(shown).toMatchObject({ ok: true, value: { kind: 'complete' } })
    return [...worked]
  }
  const steps = (last: string) =>
    `${HEAD}${['colour', 'color', last].map((find) => `  - tool: replace_in_file\n    with: { include: '*.txt', find: ${find}, replace: '${find.slice(0, 3)}or' }`).join('\n')}\n`
  expect(await counted(steps('colo'))).toEqual(['1', '2', '3'])
  expect(await counted(steps('colo'))).toEqual([])
  expect(await counted(steps('col'))).toEqual(['3'])
})
