import '../../support/spawner.ts'
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOUR, digestIn, type RecipeHome, recipeHome } from '../../support/recipe-home.ts'
import { runMain } from '../../support/run-main.ts'
import { GIT_ENV, tempFolder } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'

const CRLF = 'one colour\r\ntwo\r\n'

/** A repository whose work tree has `\r\n` where git keeps `\n`. */
async function converted(how: { readonly attributes?: string; readonly autocrlf?: string }): Promise<RecipeHome> {
  const at = await recipeHome({ colour: COLOUR }, { 'a.txt': 'one colour\ntwo\n', 'lf.txt': 'colour\n' })
  // Git need not warn us.
  at.repo.git('config', 'core.safecrlf', 'false')
  if (how.autocrlf !== undefined) at.repo.git('config', 'core.autocrlf', how.autocrlf)
  at.repo.write({ ...(how.attributes !== undefined && { '.gitattributes': how.attributes }), 'a.txt': CRLF })
  at.repo.commitAll()
  expect([at.repo.git('cat-file', 'blob', 'HEAD:a.txt'), at.repo.git('status', '--porcelain')]).toEqual(['one colour\ntwo\n', ''])
  return at
}

/** What `git commit` makes of the work tree as it is. */
function treeOfGit({ repo }: RecipeHome): string {
  const index = path.join(repo.path, '.git/other-index')
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: repo.path, env: { ...GIT_ENV, GIT_INDEX_FILE: index }, encoding: 'utf8', stdio: 'pipe' })
  git('read-tree', 'HEAD')
  git('add', '--all')
  const tree = git('write-tree').trim()
  fs.unlinkSync(index)
  return tree
}

const WAYS = [
  ['core.autocrlf=true', { autocrlf: 'true' }],
  ['core.autocrlf=input', { autocrlf: 'input' }],
  ['text eol=crlf', { attributes: 'a.txt text eol=crlf\n' }],
  ['text=auto', { attributes: '* text=auto\n' }],
  ['the old name crlf', { attributes: '*.txt crlf\n' }],
] as const

describe('a plan over files whose line endings git converts', () => {
  it.each(WAYS)('is applied as the commit that git itself would make, with %s', async (_, how) => {
    await using at = await converted(how)
    const preview = await at.sous(['preview', 'colour'])
    const digest = digestIn(preview.out)
    expect((await at.sous(['apply', digest, '--commit'])).code).toBe(0)
    // The previewed bytes are those of the work tree.
    expect(at.repo.read('a.txt')).toBe('one color\r\ntwo\r\n')
    expect(at.repo.git('cat-file', 'blob', 'HEAD:a.txt')).toBe('one color\ntwo\n')
    expect(at.repo.git('status', '--porcelain')).toBe('')
    expect(at.repo.git('rev-parse', 'HEAD^{tree}').trim()).toBe(treeOfGit(at))
    expect(at.repo.git('show', '--format=%(trailers:key=Sous-Plan,valueonly)', '--numstat', 'HEAD')).toBe(
      `${digest}\n\n\n1\t1\ta.txt\n1\t1\tlf.txt\n`,
    )
    expect((await at.sous(['apply', digest, '--commit'])).out).toContain('already')
    expect(at.repo.git('rev-list', '--count', 'HEAD').trim()).toBe('3')
    // And back again.
    expect((await at.sous(['undo', digest, '--yes', '--commit'])).code).toBe(0)
    expect([at.repo.read('a.txt'), at.repo.git('cat-file', 'blob', 'HEAD:a.txt')]).toEqual([CRLF, 'one colour\ntwo\n'])
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it('is applied on a new branch in the form that git keeps', async () => {
    await using at = await converted({ attributes: '*.txt text eol=crlf\n' })
    expect((await at.sous(['run', 'colour', '--yes', '--branch', 'fix'])).code).toBe(0)
    expect(at.repo.git('cat-file', 'blob', 'fix:a.txt')).toBe('one color\ntwo\n')
    expect([at.repo.read('a.txt'), at.repo.git('status', '--porcelain')]).toEqual([CRLF, ''])
    expect(at.repo.git('rev-parse', 'HEAD').trim()).toBe(at.repo.git('rev-parse', 'fix~1').trim())
  })

  it('has the same digest, tree and commit whenever it is made, and the tree is in the digest', async () => {
    await using at = await converted({ autocrlf: 'true' })
    const first = await at.sous(['preview', 'colour'])
    const second = await at.sous(['preview', 'colour'])
    expect(digestIn(second.out)).toBe(digestIn(first.out))
    expect(digestIn(first.out)).toMatch(/^[0-9a-f]{64}$/)
    const plan = JSON.parse(at.repo.read(`.git/sous/plans/${digestIn(first.out)}/plan.json`))
    await at.sous(['apply', digestIn(first.out), '--commit'])
    expect(at.repo.git('rev-parse', 'HEAD^{tree}').trim()).toBe(plan.tree)
  })

  it('is stale for a commit once git would keep the files otherwise; the applied files can be undone all the same', async () => {
    await using at = await converted({ autocrlf: 'true' })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    at.repo.git('config', 'core.autocrlf', 'false')
    const before = treeOf(at.repo.path)
    const stale = await at.sous(['apply', digest, '--commit'])
    expect([stale.code, stale.err]).toEqual([1, expect.stringContaining('Git stores line endings differently than at the preview')])
    expect(treeOf(at.repo.path)).toEqual(before)
    at.repo.git('config', 'core.autocrlf', 'true')
    expect((await at.sous(['apply', digest])).code).toBe(0)
    at.repo.git('config', 'core.autocrlf', 'false')
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe(CRLF)
  })

  it('goes on after an interruption between the files and the commit', async () => {
    await using at = await converted({ autocrlf: 'true' })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    await at.sous(['apply', digest])
    expect((await at.sous(['apply', digest, '--commit'])).code).toBe(0)
    expect(at.repo.git('status', '--porcelain')).toBe('')
    const base = at.repo.git('rev-parse', 'HEAD~1').trim()
    at.repo.git('update-ref', 'HEAD', base)
    expect((await at.sous(['apply', digest, '--commit'])).code).toBe(0)
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it('keeps CRLF where it was committed, as git does with text=auto', async () => {
    await using at = await recipeHome({ colour: COLOUR }, { 'a.txt': CRLF })
    at.repo.git('config', 'core.autocrlf', 'true')
    expect((await at.sous(['run', 'colour', '--yes', '--commit'])).code).toBe(0)
    expect(at.repo.git('cat-file', 'blob', 'HEAD:a.txt')).toBe('one color\r\ntwo\r\n')
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it("counts the user's own configuration, and knows odd names", async () => {
    const name = 'ä [b] !c.txt'
    await using at = await recipeHome({ colour: COLOUR }, { [name]: 'colour\n' })
    await using home = await tempFolder({ '.gitconfig': '[core]\n\tautocrlf = true\n' })
    const global = path.join(home.path, '.gitconfig')
    at.repo.write({ [name]: 'colour\r\n' })
    const ended = await at.sous(['run', 'colour', '--yes', '--commit'], { env: { HOME: home.path, GIT_CONFIG_GLOBAL: global } })
    expect(ended.code).toBe(0)
    expect(at.repo.git('cat-file', 'blob', `HEAD:${name}`)).toBe('color\n')
    expect(at.repo.git('-c', 'core.autocrlf=true', 'status', '--porcelain')).toBe('')
  })

  it('knows where a folder lies in its repository, in a linked work tree and with other object names too', async () => {
    const files = { 'sub/.github/recipes/colour.yml': COLOUR, 'sub/a.txt': 'colour\n', '.gitattributes': '/sub/*.txt text eol=crlf\n' }
    await using folder = await tempFolder(files)
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: folder.path, env: GIT_ENV, encoding: 'utf8', stdio: 'pipe' })
    git('init', '--quiet', '--object-format=sha256', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'files')
    git('worktree', 'add', '--quiet', 'linked')
    const linked = path.join(folder.path, 'linked')
    expect(fs.readFileSync(path.join(linked, 'sub/a.txt'), 'utf8')).toBe('colour\r\n')
    const env = { GIT_COMMITTER_NAME: 'A Cook', GIT_COMMITTER_EMAIL: 'cook@example.com' }
    const ended = await runMain(['run', 'colour', '--yes', '--commit'], path.join(linked, 'sub'), {}, { env })
    expect(ended.code).toBe(0)
    expect(git('cat-file', 'blob', 'linked:sub/a.txt')).toBe('color\n')
    expect(git('-C', 'linked', 'status', '--porcelain')).toBe('')
  })

  it('takes what somebody changed for a change still, whatever its line endings', async () => {
    await using at = await converted({ autocrlf: 'true' })
    at.repo.write({ 'a.txt': 'my colour\r\n' })
    const ended = await at.sous(['run', 'colour', '--yes', '--commit'])
    expect([ended.code, ended.out]).toEqual([1, expect.stringContaining('Uncommitted changes in a.txt')])
    expect(at.repo.read('a.txt')).toBe('my colour\r\n')
  })

  it('is no commit when only line endings change that git does not keep', async () => {
    const recipe =
      "name: LF\npermissions: { write: ['**'] }\nsteps:\n  - tool: replace_in_file\n    with: { path: a.txt, find: '\\r\\n', replace: \"\\n\", is_regex: true, multiline: true }\n"
    await using at = await recipeHome({ lf: recipe }, { 'a.txt': 'one\n' })
    at.repo.git('config', 'core.autocrlf', 'true')
    at.repo.write({ 'a.txt': 'one\r\n' })
    const ended = await at.sous(['run', 'lf', '--yes', '--commit'])
    expect([ended.code, ended.out]).toEqual([3, expect.stringContaining('Nothing to commit')])
    expect([at.repo.read('a.txt'), at.repo.git('rev-list', '--count', 'HEAD').trim()]).toEqual(['one\r\n', '1'])
    expect((await at.sous(['run', 'lf', '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one\n')
  })
})

describe('a plan over files that git converts in another way', () => {
  it.each([
    ['a filter', '*.txt filter=lfs diff=lfs merge=lfs\n', "Git stores a.txt through the filter 'lfs', which Sous does not run"],
    ['an encoding', '*.txt working-tree-encoding=UTF-16LE\n', 'Git stores a.txt in another encoding than UTF-16LE'],
    ['ident', '*.txt ident\n', "Git stores a.txt without what it puts after '$Id:'"],
  ])('is refused as a commit for %s, which never runs, and applies without one', async (_, attributes, message) => {
    await using trap = await tempFolder()
    const sprung = path.join(trap.path, 'sprung')
    await using at = await recipeHome({ colour: COLOUR }, { 'a.txt': 'colour $Id: 1$\n' })
    at.repo.write({ '.gitattributes': attributes })
    at.repo.git('add', '.gitattributes')
    at.repo.git('commit', '--quiet', '--message', 'attributes')
    for (const kind of ['clean', 'smudge', 'process']) at.repo.git('config', `filter.lfs.${kind}`, `touch ${sprung}; cat`)
    at.repo.git('config', 'filter.lfs.required', 'true')
    for (const options of [['--commit'], ['--branch', 'fix']]) {
      const before = treeOf(at.repo.path)
      const ended = await at.sous(['run', 'colour', '--yes', ...options])
      expect([ended.code, ended.out]).toEqual([3, expect.stringContaining(message)])
      expect(ended.out).toContain('Apply without --commit and --branch')
      expect(treeOf(at.repo.path)).toEqual(before)
    }
    expect((await at.sous(['run', 'colour', '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('color $Id: 1$\n')
    expect(fs.existsSync(sprung)).toBe(false)
  })

  it.each(['ident', 'working-tree-encoding=UTF-16', 'filter=none'])('converts line endings only, also beside %s', async (attribute) => {
    await using at = await recipeHome({ colour: COLOUR }, { 'a.txt': 'colour $Id: 1$\n', '.gitattributes': '*.txt text eol=crlf\n' })
    at.repo.write({ 'a.txt': 'colour $Id: 1$\r\n', '.gitattributes': `*.txt text eol=crlf ${attribute}\n` })
    at.repo.git('add', '.gitattributes')
    at.repo.git('commit', '--quiet', '--message', 'attributes')
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const { tree } = JSON.parse(at.repo.read(`.git/sous/plans/${digest}/plan.json`))
    at.repo.write({ '.gitattributes': '*.txt text eol=crlf\n', 'a.txt': 'color $Id: 1$\r\n' })
    at.repo.git('add', 'a.txt')
    expect(at.repo.git('write-tree').trim()).toBe(tree)
  })

  it('is refused as a commit when the plan itself changes the attributes beside files with CRLF', async () => {
    const recipe = `name: Attributes
permissions: { write: ['**'] }
steps:
  - tool: create_file
    with: { path: .gitattributes, content: "*.txt text\\n" }
  - tool: replace_in_file
    with: { path: a.txt, find: colour, replace: color }
`
    await using at = await recipeHome({ attributes: recipe }, { 'a.txt': CRLF })
    const ended = await at.sous(['run', 'attributes', '--yes', '--commit'])
    expect([ended.code, ended.out]).toEqual([3, expect.stringContaining('The plan changes .gitattributes')])
  })
})
