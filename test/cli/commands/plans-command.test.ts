import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOUR, digestIn, recipeHome } from '../../support/recipe-home.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'

const KILLER = path.resolve(import.meta.dirname, '../../fixtures/bin/apply-and-die.ts')

interface Listed {
  readonly plans: readonly { readonly digest: string; readonly state: string }[]
}

function statesIn(json: string): readonly string[] {
  return (JSON.parse(json) as Listed).plans.map(({ state }) => state)
}

/** Digests differ with the version, and ages with the machine. */
function stable(text: string): string {
  return text.replace(/[0-9a-f]{64}/g, '<digest>').replace(/ as [0-9a-f]{12}/, ' as <commit>')
}

describe('sous plans', () => {
  it('finds again what a preview without a terminal has kept, and says what to do with it', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    fs.utimesSync(path.join(at.repo.path, '.git/sous/plans', digest), Date.now() / 1000, Date.now() / 1000 - 3 * 60 * 60)
    await at.sous(['preview', 'stamp'])
    const before = treeOf(at.repo.path)
    const { code, out } = await at.sous(['plans'])
    expect(code).toBe(0)
    expect(out).toContain(digest)
    expect(stable(out)).toMatchInlineSnapshot(`
      "Stamp
        gated, 0 files, just now: a call needs your approval
        .github/recipes/stamp.yml
        <digest>

      Colour to color
        waiting, 2 files, 3 hours ago
        .github/recipes/colour.yml word=colour
        <digest>

      sous plans <digest>   shows a plan
      sous apply <digest>   applies a waiting plan
      sous plans --prune    removes plans that can no longer be applied
      "
    `)
    expect(treeOf(at.repo.path)).toEqual(before)
  })

  it('tells plans that wait, have been applied, were changed or are stale', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const state = async () => statesIn((await at.sous(['plans', '--json'])).out)
    expect(await state()).toEqual(['waiting'])
    at.repo.write({ 'a.txt': 'another colour\n' })
    expect(await state()).toEqual(['stale'])
    at.repo.write({ 'a.txt': 'one colour\n' })
    expect(await state()).toEqual(['waiting'])
    fs.chmodSync(path.join(at.repo.path, 'a.txt'), 0o755)
    expect(await state()).toEqual(['stale'])
    fs.chmodSync(path.join(at.repo.path, 'a.txt'), 0o644)
    at.repo.git('commit', '--quiet', '--allow-empty', '--message', 'moved')
    expect(await state()).toEqual(['stale'])
    at.repo.git('reset', '--quiet', '--hard', 'HEAD~1')
    await at.sous(['apply', digest])
    expect(await state()).toEqual(['applied'])
    at.repo.commitAll()
    expect(await state()).toEqual(['applied'])
    fs.rmSync(path.join(at.repo.path, 'a.txt'))
    fs.mkdirSync(path.join(at.repo.path, 'a.txt'))
    expect(await state()).toEqual(['changed'])
    fs.rmSync(path.join(at.repo.path, 'b'), { recursive: true })
    expect(await state()).toEqual(['changed'])
  })

  it('knows a plan that makes a directory of a file: before, after, again and back', async () => {
    const turn = `name: Turn
permissions: { write: ['**'] }
steps:
  - { tool: delete_file, with: { path: a.txt, consent: DELETE_FILE } }
  - { tool: create_file, with: { path: a.txt/inner.txt, content: x } }
`
    await using at = await recipeHome({ turn })
    const before = treeOf(at.repo.path)
    const digest = digestIn((await at.sous(['preview', 'turn'])).out)
    const state = async () => statesIn((await at.sous(['plans', '--json'])).out)
    expect(await state()).toEqual(['waiting'])
    expect((await at.sous(['undo', digest, '--yes'])).err).toContain('the files are as they were before it')
    expect((await at.sous(['apply', digest])).out).toContain('(applied)')
    expect(await state()).toEqual(['applied'])
    expect((await at.sous(['apply', digest])).out).toContain('(already_applied)')
    expect((await at.sous(['undo', digest, '--yes'])).out).toContain('(undone)')
    expect(treeOf(at.repo.path)).toEqual(before)
  })

  it('keeps what was applied for its undo when some of the files were edited since', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const before = treeOf(at.repo.path)
    const digest = digestIn((await at.sous(['run', 'colour', '--yes'])).out)
    at.repo.write({ 'a.txt': 'one color\nand more\n' })
    expect((await at.sous(['plans'])).out).toContain('changed, 2 files, just now: files have changed since')
    expect((await at.sous(['plans', '--prune'])).out).toBe('Removed 0 plans, kept 1.\n')
    at.repo.write({ 'a.txt': 'one color\n' })
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(0)
    expect(treeOf(at.repo.path)).toEqual(before)
  })

  it('keeps what was applied for its undo when many plans are made afterwards, and still says when it was kept', async () => {
    await using at = await recipeHome({ colour: COLOUR }, {})
    // Git has no copy of it.
    at.repo.write({ 'a.txt': 'one colour\n' })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const folder = path.join(at.repo.path, '.git/sous/plans')
    const earlier = Date.now() / 1000 - 3 * 60 * 60
    fs.utimesSync(path.join(folder, digest, 'plan.json'), earlier, earlier)
    expect((await at.sous(['apply', digest])).code).toBe(0)
    expect((await at.sous(['plans'])).out).toContain('applied, 1 file, 3 hours ago')
    fs.utimesSync(path.join(folder, digest), earlier, earlier)
    for (let i = 0; i < 60; i++) fs.mkdirSync(path.join(folder, i.toString(16).padStart(64, '0')))
    at.repo.write({ 'more.txt': 'colour\n' })
    await at.sous(['preview', 'colour'])
    expect(fs.readdirSync(folder)).toHaveLength(51)
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('keeps what was applied also when all of its files were changed since', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['run', 'colour', '--yes'])).out)
    at.repo.write({ 'a.txt': 'other\n', 'b/c.txt': 'other\n' })
    expect(statesIn((await at.sous(['plans', '--json'])).out)).toEqual(['changed'])
    expect((await at.sous(['plans', '--prune'])).out).toBe('Removed 0 plans, kept 1.\n')
    at.repo.write({ 'a.txt': 'one color\n', 'b/c.txt': 'two colors\n' })
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(0)
    expect(statesIn((await at.sous(['plans', '--json'])).out)).toContain('waiting')
  })

  it('knows the commit of a plan on any branch, also when the files have changed since', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    await at.sous(['run', 'colour', '--yes', '--branch', 'fix'])
    const listed = JSON.parse((await at.sous(['plans', '--json'])).out)
    expect(listed.plans).toMatchObject([
      {
        state: 'applied',
        commit: at.repo.git('rev-parse', 'fix').trim(),
        message: 'Colour to color',
        recipe: '.github/recipes/colour.yml',
        inputs: { word: 'colour' },
        files_changed: 2,
        directory: '.',
      },
    ])
    expect(stable((await at.sous(['plans'])).out)).toContain('applied as <commit>, 2 files, just now')
  })

  it('does not take a plan for applied that was taken back, committed or not, nor does another apply', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['run', 'colour', '--yes', '--commit'])).out)
    const stateOf = async (wanted: string) =>
      (JSON.parse((await at.sous(['plans', '--json'])).out) as Listed).plans.find((one) => one.digest === wanted)
    expect(await stateOf(digest)).toMatchObject({ state: 'applied' })
    const commit = at.repo.git('rev-parse', 'HEAD').trim()
    await at.sous(['undo', digest, '--yes'])
    expect(await stateOf(digest)).toMatchObject({ state: 'stale', commit: null })
    at.repo.git('reset', '--quiet', '--hard')
    expect(await stateOf(digest)).toMatchObject({ state: 'applied', commit })
    const undone = JSON.parse((await at.sous(['undo', digest, '--yes', '--commit', '--json'])).out).digest
    expect(at.repo.git('rev-parse', 'HEAD~1').trim()).toBe(commit)
    expect(await stateOf(digest)).toMatchObject({ state: 'stale', commit: null })
    expect(await stateOf(undone)).toMatchObject({ state: 'applied', commit: at.repo.git('rev-parse', 'HEAD').trim() })
    const again = await at.sous(['apply', digest, '--commit'])
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('The plan was made on commit')])
    // Seen from its base, the commit is on another branch.
    at.repo.git('checkout', '--quiet', '-b', 'other', 'HEAD~2')
    expect(await stateOf(digest)).toMatchObject({ state: 'applied', commit })
  })

  it('is about all folders of a repository', async () => {
    await using at = await recipeHome({ colour: COLOUR }, { 'sub/.github/recipes/colour.yml': COLOUR, 'sub/a.txt': 'colour\n' })
    await at.sous(['preview', 'colour'], { folder: 'sub' })
    for (const folder of ['.', 'sub']) {
      const { out } = await at.sous(['plans'], { folder })
      expect(out).toContain('.github/recipes/colour.yml word=colour in sub')
      expect(out).toContain('waiting, 1 file')
    }
    fs.rmSync(path.join(at.repo.path, 'sub'), { recursive: true })
    expect(statesIn((await at.sous(['plans', '--json'])).out)).toEqual(['stale'])
  })

  it('removes what cannot be applied any more, and nothing else', async () => {
    await using at = await recipeHome()
    const applied = digestIn((await at.sous(['run', 'colour', '--yes', '--commit'])).out)
    at.repo.write({ 'b/c.txt': 'more colours\n', 'd.txt': 'colour\n' })
    at.repo.commitAll()
    await at.sous(['preview', 'colour'])
    await at.sous(['preview', 'stamp'])
    at.repo.write({ 'd.txt': 'my colour\n' })
    const waiting = digestIn((await at.sous(['preview', 'colour'])).out)
    const broken = 'f'.repeat(64)
    at.repo.write({ [`.git/sous/plans/${broken}/plan.json`]: '{' })
    expect((await at.sous(['plans'])).out).toContain(`✗ Unreadable plan\n  damaged`)
    const { out } = await at.sous(['plans', '--prune', '--json'])
    expect(JSON.parse(out)).toMatchObject({ plans: [{ digest: waiting }, { digest: applied }], removed: expect.arrayContaining([broken]) })
    expect(JSON.parse(out).removed).toHaveLength(3)
    expect(fs.readdirSync(path.join(at.repo.path, '.git/sous/plans')).sort()).toEqual([waiting, applied].sort())
    expect((await at.sous(['plans', '--prune'])).out).toBe('Removed 0 plans, kept 2.\n')
    expect((await at.sous(['apply', waiting])).code).toBe(0)
  })

  it('takes a plan for damaged whose contents are not those that it names', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const contents = path.join(at.repo.path, '.git/sous/plans', digest, 'contents')
    fs.writeFileSync(contents, fs.readFileSync(contents, 'utf8').replace('one', 'eno'))
    expect(JSON.parse((await at.sous(['plans', '--json'])).out).plans).toMatchObject([{ digest, state: 'damaged' }])
    expect((await at.sous(['plans'])).out).toContain("The saved plan is damaged: the content of 'a.txt' does not match the plan")
    expect((await at.sous(['plans', digest.slice(0, 8)])).err).toContain("the content of 'a.txt' does not match the plan")
    expect((await at.sous(['plans', '--prune'])).out).toBe('Removed 1 plan, kept 0.\n')
  })

  it('works outside of git, and where nothing is kept', async () => {
    await using folder = await tempFolder({ 'recipes/colour.yml': COLOUR, 'a.txt': 'colour\n' })
    const none = await runMain(['plans'], folder.path)
    expect([none.code, none.out, none.err]).toEqual([
      0,
      '',
      "No plans are saved here.\n  → 'sous preview <recipe>' makes one. 'sous list' lists the recipes.\n",
    ])
    expect(folder.exists('.sous')).toBe(false)
    await runMain(['preview', 'colour'], folder.path)
    expect(statesIn((await runMain(['plans', '--json'], folder.path)).out)).toEqual(['waiting'])
  })

  it('tells of an apply that was interrupted, and so do commands that cannot be applied because of it', async () => {
    await using folder = await tempFolder({ 'recipes/colour.yml': COLOUR, 'a.txt': 'colour a', 'b.txt': 'old b', 'c.txt': 'old c' })
    const digest = digestIn((await runMain(['preview', 'colour'], folder.path)).out)
    folder.write({ 'a.txt': 'old a' })
    spawnSync(process.execPath, ['--no-warnings', KILLER, folder.path, '1'])
    expect((await runMain(['plans'], folder.path)).err).toBe("! An apply was interrupted here and is half done. See 'sous recover'.\n")
    expect((await runMain(['undo', digest, '--yes'], folder.path)).err).toContain("Run 'sous recover' to roll it back.")
    folder.write({ 'a.txt': 'colour a' })
    expect((await runMain(['apply', digest], folder.path)).out).toContain(
      `  sous recover  shows how to end the interrupted apply\n  sous apply ${digest.slice(0, 16)}  applies exactly this plan after that\n`,
    )
  })

  it('prints what a recipe is called as inert text, and refuses what it does not take', async () => {
    await using at = await recipeHome({ colour: COLOUR.replace('Colour to color', '"Colour \\u001b[31m red"') })
    await at.sous(['preview', 'colour'])
    const { out } = await at.sous(['plans'])
    expect(out).not.toContain('\u001b')
    for (const wrong of [['--all'], ['word']]) {
      const ended = await at.sous(['plans', ...wrong])
      expect([ended.code, ended.err]).toEqual([3, expect.stringContaining('See sous plans --help.')])
    }
    expect((await at.sous(['plans', '--help'])).out).toContain('Usage: sous plans [--prune]')
  })
})
