import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ancestorsOf } from '../../src/base/path.ts'
import { blobId, bytesOfId, bytesOfPath, EditedTree, type GitObject, packObjects, readBaseObjects } from '../../src/git/trees.ts'
import { fc } from '../support/property.ts'
import { GIT_ENV, type TempRepo, tempRepo } from '../support/temp-folder.ts'
import { repoPath, testGit } from '../support/workspace.ts'

type Edit = { readonly path: string; readonly content: string | undefined; readonly mode: '100644' | '100755' }

/** Names beside which a directory is sorted otherwise than a file, and directories in which files of others lie. */
const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'ab', 'b', 'é', 'z z')
const somePath = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
const BASE = { 'a/b': 'x', 'a/ab/a': 'y', 'a.b': 'x', 'a0/a': 'x', 'b/a/a': 'x', 'é/é': 'x', 'z z': 'x' }
const edit: fc.Arbitrary<Edit> = fc.record({
  path: fc.oneof(somePath, fc.constantFrom(...Object.keys(BASE))),
  content: fc.option(fc.constantFrom('', 'x', 'other\n'), { nil: undefined, freq: 3 }),
  mode: fc.constantFrom('100644', '100755'),
})

function withGit(repo: TempRepo, base: string, edits: readonly Edit[]): string {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: repo.path, env: { ...GIT_ENV, GIT_INDEX_FILE: '.git/other-index' }, input, encoding: 'utf8' }).trim()
  git(['read-tree', base])
  const lines = edits.map(({ path, content, mode }) =>
    content === undefined ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${git(['hash-object', '-w', '--stdin'], content)}\t${path}\0`,
  )
  git(['update-index', '-z', '--index-info'], lines.join(''))
  return git(['write-tree'])
}

async function withEditedTree(repo: TempRepo, base: string, edits: readonly Edit[]) {
  const repository = { gitDirectory: `${repo.path}/.git`, workTree: repo.path }
  const directories = [...new Set(['', ...edits.flatMap(({ path }) => ancestorsOf(repoPath(path)))])]
  const read = await readBaseObjects({ git: testGit, repository, base, directories })
  if (!read.ok) throw new Error(read.error.message)
  const tree = EditedTree.read(read.value.trees, new Set(directories.map(bytesOfPath)), 'sha1')
  if (tree === undefined) throw new Error('A directory is missing.')
  for (const { path, content, mode } of edits) {
    if (content === undefined) tree.remove(bytesOfPath(path))
    else tree.put(bytesOfPath(path), { mode, id: bytesOfId(blobId(Buffer.from(content), 'sha1')) })
  }
  const objects = new Map<string, GitObject>()
  return { id: tree.write(objects), objects }
}

it('comes to the tree that git makes of the same edits, whatever takes the place of what', async () => {
  await using repo = await tempRepo(BASE)
  const base = repo.git('rev-parse', 'HEAD').trim()
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      expect((await withEditedTree(repo, base, edits)).id).toBe(withGit(repo, base, edits))
    }),
    { numRuns: 60 },
  )
})

it('keeps what it does not touch, also names that are not UTF-8, links and other repositories', async () => {
  await using repo = await tempRepo({ 'd/a': 'x' })
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: repo.path, env: GIT_ENV, input: 'to', encoding: 'utf8' }).trim()
  const commit = repo.git('rev-parse', 'HEAD').trim()
  const lines = Buffer.concat([
    Buffer.from(`100644 ${blob}\td/caf`),
    Buffer.from([0xe9, 0]),
    Buffer.from(`120000 ${blob}\td/link\0` + `160000 ${commit}\td/sub\0`),
  ])
  execFileSync('git', ['update-index', '-z', '--index-info'], { cwd: repo.path, env: GIT_ENV, input: lines })
  repo.git('commit', '--quiet', '--message=More')
  const base = repo.git('rev-parse', 'HEAD').trim()
  const edits = [{ path: 'd/b', content: 'x', mode: '100644' }] as const
  expect((await withEditedTree(repo, base, edits)).id).toBe(withGit(repo, base, edits))
})

it('gives objects that git takes as they are, and no more than what has changed', async () => {
  await using repo = await tempRepo({ 'd/a': 'x', 'd/deep/b': 'x', 'e/c': 'x' })
  const base = repo.git('rev-parse', 'HEAD').trim()
  const content = 'long '.repeat(10_000)
  const { id, objects } = await withEditedTree(repo, base, [{ path: 'd/deep/b', content, mode: '100755' }])
  expect([...objects.values()].map(({ type }) => type)).toEqual(['tree', 'tree', 'tree'])
  const pack = packObjects([...objects.values(), { type: 'blob', bytes: Buffer.from(content) }], 'sha1')
  execFileSync('git', ['index-pack', '--stdin', '--strict'], { cwd: repo.path, env: GIT_ENV, input: pack })
  expect(repo.git('ls-tree', '-r', '--format=%(objectmode) %(path)', id)).toBe('100644 d/a\n100755 d/deep/b\n100644 e/c\n')
  expect(repo.git('cat-file', 'blob', `${id}:d/deep/b`)).toBe(content)
  expect(repo.git('fsck', '--strict', '--no-dangling', id)).toBe('')
})

it.each([0, 15, 16, 2_047, 2_048, 123_456, 3_000_000])('packs an object of %d bytes so that git reads the same', async (size) => {
  await using repo = await tempRepo({})
  const bytes = Buffer.alloc(size, 'a line\n')
  const pack = packObjects([{ type: 'blob', bytes }], 'sha1')
  execFileSync('git', ['index-pack', '--stdin', '--strict'], { cwd: repo.path, env: GIT_ENV, input: pack })
  expect(repo.git('cat-file', '-s', blobId(bytes, 'sha1')).trim()).toBe(String(size))
})

it('says where a repository of others would have to go, and when a directory is not at hand', async () => {
  await using repo = await tempRepo({ 'd/a': 'x' })
  const base = repo.git('rev-parse', 'HEAD').trim()
  repo.git('update-index', '--add', '--cacheinfo', `160000,${base},d/sub`)
  const top = repo.git('write-tree').trim()
  const raw = (tree: string) => execFileSync('git', ['cat-file', 'tree', tree], { cwd: repo.path, env: GIT_ENV })
  const trees = new Map([
    ['', raw(top)],
    ['d', raw(`${top}:d`)],
  ])
  const file = { mode: '100644', id: bytesOfId('0'.repeat(40)) }
  expect(EditedTree.read(trees, new Set(['d']), 'sha1')?.put('d/sub/x', file)).toBe('d/sub')
  expect(EditedTree.read(trees, new Set(['d']), 'sha1')?.put('d/sub', file)).toBe('d/sub')
  expect(EditedTree.read(trees, new Set(['d']), 'sha1')?.put('d/other', file)).toBeUndefined()
  expect(EditedTree.read(new Map([['', raw(top)]]), new Set(['d']), 'sha1')).toBeUndefined()
  expect(() => EditedTree.read(new Map([['', Buffer.from('100644 a')]]), new Set(), 'sha1')).toThrow('not a tree')
})
