import '../../support/spawner.ts'
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Edit, FileChange, FileMode } from '../../../src/base/change.ts'
import { pairRenames } from '../../../src/workspace/patch/renames.ts'
import { renderPatch } from '../../../src/workspace/patch/render-patch.ts'
import { fc } from '../../support/property.ts'
import { GIT_ENV, type TempFolder, tempRepo } from '../../support/temp-folder.ts'
import { repoPath } from '../../support/workspace.ts'

interface Content {
  readonly bytes: Uint8Array
  readonly mode: FileMode
}

type Tree = Record<string, { readonly bytes: string; readonly mode: FileMode }>

/** Applies our patch with git over the contents before, and takes it back again. */
async function applyWithGit(changes: readonly FileChange[]): Promise<void> {
  await using repo = await tempRepo()
  for (const change of changes) {
    if (change.kind === 'update' || change.kind === 'delete')
      writeFile(repo, change.path, { bytes: change.before, mode: change.modeBefore })
  }
  const before = readTree(repo)
  const after: Tree = {}
  for (const change of changes) {
    if (change.kind === 'update' || change.kind === 'create')
      after[change.path] = { bytes: Buffer.from(change.after).toString('latin1'), mode: change.mode }
  }

  const patch = await renderPatch(changes)
  apply(repo, patch)
  expect(readTree(repo)).toEqual(after)
  apply(repo, patch, '--reverse')
  expect(readTree(repo)).toEqual(before)
}

function apply(repo: TempFolder, patch: Uint8Array, ...options: readonly string[]): void {
  execFileSync('git', ['apply', '--whitespace=nowarn', ...options], {
    cwd: repo.path,
    env: GIT_ENV,
    input: patch,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

function writeFile(repo: TempFolder, name: string, { bytes, mode }: Content): void {
  repo.write({ [name]: bytes })
  fs.chmodSync(path.join(repo.path, name), mode === '100755' ? 0o755 : 0o644)
}

function readTree(repo: TempFolder): Tree {
  const tree: Tree = {}
  for (const [name, bytes] of Object.entries(repo.snapshot())) {
    const isExecutable = (fs.statSync(path.join(repo.path, name)).mode & 0o100) !== 0
    tree[name] = { bytes, mode: isExecutable ? '100755' : '100644' }
  }
  return tree
}

const mode = fc.constantFrom<FileMode>('100644', '100755')
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('', 'a', 'b', 'c', '-- a', '++ b', '\\ No newline at end of file', 'x\r', ' ', '\t\t', '@@ -1 +1 @@'),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes.map((byte) => byte || 1)).toString('latin1')) },
)
const text = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
  .map(([lines, isEnded]) => Buffer.from(lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : ''), 'latin1'))
const bytes = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) })
const folder = fc.constantFrom('', 'src/', 'a b/', 'über/', 'quo"te/', 'b b/b b/')
const name = fc.constantFrom('file', 'two words', 'naïve', '"quoted"', 'b', "it's", '日本', ' lead')

/** A content and what random edits, sorted and apart, make of it. */
const edited = fc
  .tuple(
    text,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(12),
        text.map((b) => b.subarray(0, 9)),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([before, wishes]) => {
    const edits: Edit[] = []
    let free = 0
    for (const [at, length, replacement] of wishes
      .map(([at, ...rest]) => [at % (before.length + 1), ...rest] as const)
      .sort((a, b) => a[0] - b[0])) {
      if (at < free) continue
      const end = Math.min(at + length, before.length)
      edits.push({ start: at, end, replacement })
      free = end
    }
    return { before, edits, after: applyEdits(before, edits) }
  })

function applyEdits(before: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const parts: Uint8Array[] = []
  let at = 0
  for (const { start, end, replacement } of edits) {
    parts.push(before.subarray(at, start), replacement)
    at = end
  }
  return Buffer.concat([...parts, before.subarray(at)])
}

const isNetChange = (change: FileChange) =>
  change.kind !== 'update' || change.mode !== change.modeBefore || Buffer.compare(change.before, change.after) !== 0

const change = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), after: bytes, mode }),
  fc.record({ kind: fc.constant('delete' as const), before: bytes, modeBefore: mode }),
  fc.record({ kind: fc.constant('update' as const), before: bytes, after: bytes, mode, modeBefore: mode }),
  fc.tuple(edited, mode, mode).map(([contents, mode, modeBefore]) => ({ kind: 'update' as const, ...contents, mode, modeBefore })),
)
/** Each change gets a folder of its own, so that no two names meet. */
const changes = fc
  .array(fc.tuple(change, folder, name), { minLength: 20, maxLength: 40 })
  .map((all) =>
    all.map(([one, inFolder, called], i): FileChange => ({ ...one, path: repoPath(`${i}/${inFolder}${called}`) })).filter(isNetChange),
  )

/** Files that are somewhere else afterwards, most with the same content or a similar one. */
const moves = fc
  .array(
    fc.record({
      contents: fc.oneof(
        edited,
        bytes.map((same) => ({ before: same, after: same })),
      ),
      mode,
      modeBefore: mode,
      folder,
      name,
    }),
    {
      minLength: 5,
      maxLength: 10,
    },
  )
  .map((all) =>
    all.flatMap(({ contents: { before, after }, mode, modeBefore, folder, name }, i): readonly FileChange[] => [
      { kind: 'delete', path: repoPath(`${i}/${folder}${name}`), before, modeBefore },
      { kind: 'create', path: repoPath(`${folder}new ${i}/${name}`), after, mode },
    ]),
  )

describe('renderPatch with git apply', () => {
  it('[R20] gives exactly our bytes and modes, and backwards the old ones, for random files and edits', async () => {
    await fc.assert(fc.asyncProperty(changes, applyWithGit), { numRuns: 25 })
  })

  it('[R20] gives exactly our bytes and modes for files that are moved, with and without changes', async () => {
    let renames = 0
    const count = (changes: readonly FileChange[]) => pairRenames(changes).filter(({ kind }) => kind === 'rename').length
    await fc.assert(
      fc.asyncProperty(moves, async (changes) => {
        renames += count(changes)
        await applyWithGit(changes)
      }),
      { numRuns: 25 },
    )
    expect(renames).toBeGreaterThan(50)
  })

  it('carries a file that is text at its beginning and has a NUL further on', async () => {
    const before = Buffer.from(`${'line\n'.repeat(2000)}a\0b\nend\n`)
    const after = Buffer.from(`${'line\n'.repeat(2000)}a\0c\nend`)
    await applyWithGit([{ kind: 'update', path: repoPath('late'), before, after, mode: '100644', modeBefore: '100644' }])
  })

  it('carries lines of 10 MB', async () => {
    const before = Buffer.from(`first\n${'x'.repeat(10_000_000)}\nlast`)
    const after = Buffer.from(`first\n${'x'.repeat(9_999_999)}y\nlast`)
    const edits = [{ start: 6 + 9_999_999, end: 6 + 10_000_000, replacement: Buffer.from('y') }]
    await applyWithGit([
      { kind: 'update', path: repoPath('known'), before, after, mode: '100644', modeBefore: '100644', edits },
      { kind: 'update', path: repoPath('compared'), before, after, mode: '100644', modeBefore: '100644' },
    ])
  })

  it('replaces the whole middle when two contents have nothing in common', async () => {
    const before = Buffer.from(Array.from({ length: 3000 }, (_, i) => `old ${i}\n`).join(''))
    const after = Buffer.from(Array.from({ length: 3000 }, (_, i) => `new ${i}\n`).join(''))
    await applyWithGit([{ kind: 'update', path: repoPath('other'), before, after, mode: '100644', modeBefore: '100644' }])
  })
})
