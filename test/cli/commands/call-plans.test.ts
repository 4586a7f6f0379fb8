import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mcpClient } from '../../support/mcp-client.ts'
import { COLOUR, digestIn, type RecipeHome, recipeHome } from '../../support/recipe-home.ts'
import { treeOf } from '../../support/tree.ts'

/** The plan of a call by an assistant whose client cannot ask: nobody was shown it. */
async function keepCall({ repo }: RecipeHome, name: string, args: Readonly<Record<string, unknown>>, folder = '.'): Promise<string> {
  await using mcp = await mcpClient(join(repo.path, folder))
  return String((await mcp.call(`guide_${name}`, args)).form['digest'])
}

const REPLACE = { include: '**/*.txt', find: 'colour', replace: 'color' }
const CREATE = { path: 'new.txt', content: 'hello\n' }

/** As it is in commands to copy. */
function short(digest: string): string {
  return digest.slice(0, 16)
}

describe('sous apply, of a plan that an assistant has made of a call', () => {
  it('shows the whole change and asks, as for the call itself, and applies it once the person says yes', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'replace_in_file', REPLACE)
    const { code, out, err } = await at.sous(['apply', digest], { answers: ['y'] })
    expect([code, at.repo.read('a.txt'), at.repo.read('b/c.txt')]).toEqual([0, 'one color\n', 'two colors\n'])
    expect(out).toContain('- one colour\n')
    expect(out).toContain('+ two colors\n')
    expect(out).toContain('(applied)')
    expect(err).toContain(
      'Tool: replace_in_file\nParameters:\n  include: **/*.txt\n  find: colour\n  replace: color\nFiles affected: a.txt, b/c.txt\n',
    )
    expect(err).toContain('Approve? (y/n/always): ')
  })

  it('applies nothing when the person says no', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    const { code, err } = await at.sous(['apply', digest], { answers: ['n'] })
    expect([code, at.repo.exists('new.txt')]).toEqual([4, false])
    expect(err).toContain('(approval_refused)')
  })

  it.each([[[]], [['--json']]])('applies nothing without a terminal, and says how to look and how to apply: %j', async (more) => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    const { code, out } = await at.sous(['apply', digest, ...more])
    expect([code, at.repo.exists('new.txt')]).toEqual([4, false])
    expect(out).toContain('approval_needed')
    expect(out).toContain(`sous plans ${short(digest)}`)
    expect(out).toContain(`sous apply ${short(digest)} --yes`)
  })

  it('is applied without a terminal when --yes says so', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    const { code, out } = await at.sous(['apply', digest, '--yes', '--commit'])
    expect([code, at.repo.read('new.txt')]).toEqual([0, 'hello\n'])
    expect(out).toContain('+ hello\n')
    expect(at.repo.git('log', '-1', '--format=%s').trim()).toBe('Call create_file: new.txt')
  })

  it('remembers the very call where the person says always', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    await at.sous(['apply', digest], { answers: ['always'] })
    const rules = JSON.parse(at.config.read('sous/approvals.json')).rules
    expect(rules).toMatchObject([{ tool: 'create_file', root: at.repo.path }])
  })

  it('takes back what was applied by a plan that was shown, which then needs no second look', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    await at.sous(['apply', digest, '--yes'])
    const undo = await at.sous(['undo', digest])
    expect([undo.code, undo.out]).toEqual([4, expect.stringContaining('- hello\n')])
    const next = /sous apply (?<undone>[0-9a-f]{16}) /.exec(undo.out)?.groups?.['undone'] ?? ''
    expect((await at.sous(['apply', next])).code).toBe(0)
    expect(at.repo.exists('new.txt')).toBe(false)
  })

  it('asks nobody about what has been applied already, or cannot be applied any more', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'replace_in_file', REPLACE)
    await at.sous(['apply', digest, '--yes'])
    for (const more of [[], ['--yes'], ['--json']]) {
      const again = await at.sous(['apply', digest, ...more], { answers: [] })
      expect([again.code, again.out, again.err]).toEqual([0, expect.stringContaining('already_applied'), ''])
    }
    at.repo.write({ 'a.txt': 'three colours\n' })
    const stale = await at.sous(['apply', digest], { answers: [] })
    expect([stale.code, stale.out]).toEqual([1, ''])
    expect(stale.err).toMatch(/^✗ Error: 2 files changed since the preview: 'a\.txt' has different content/)
    expect(at.repo.read('a.txt')).toBe('three colours\n')
  })

  it('asks nobody about the plan of a recipe, whose preview was shown', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const { code, err } = await at.sous(['apply', digest], { answers: [] })
    expect([code, err]).toEqual([0, ''])
  })
})

describe('sous plans, of calls', () => {
  it('names the files that a call would change', async () => {
    await using at = await recipeHome()
    await keepCall(at, 'replace_in_file', REPLACE)
    await keepCall(at, 'create_file', { path: 'docs/new.md', content: '' })
    const { out } = await at.sous(['plans'])
    expect(out).toContain('Call create_file: docs/new.md\n  waiting, 1 file')
    expect(out).toContain('Call replace_in_file: a.txt, b/c.txt\n')
    expect(out).toContain('sous plans <digest>   shows a plan\n')
  })

  it('shows one by the beginning of its digest as a preview does, and writes nothing', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', CREATE)
    const before = treeOf(at.repo.path)
    const { code, out } = await at.sous(['plans', digest.slice(0, 8)])
    expect(code).toBe(0)
    expect(out.replaceAll(digest, '<digest>').replaceAll(short(digest), '<short>')).toMatchInlineSnapshot(`
      "Call create_file: new.txt tool:create_file

      new.txt  new  +1 −0
      @@ -0,0 +1,1 @@
        1 + hello

      1 file changed, 1 insertion(+)
      digest <digest>

      ○ Preview only. Nothing was written. (previewed)
        sous apply <short>  asks, then applies exactly this plan
      "
    `)
    expect(treeOf(at.repo.path)).toEqual(before)
  })
})

describe('sous plans <digest>, of recipes', () => {
  it('shows what the preview showed, also as JSON', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const preview = await at.sous(['preview', 'colour'])
    const digest = digestIn(preview.out)
    const { out } = await at.sous(['plans', digest])
    // Which step made a hunk is not in the record.
    const diff = (text: string) => text.slice(text.indexOf('a.txt'), text.indexOf('2 files')).replaceAll('@@ spell', '@@')
    expect(diff(out)).toBe(diff(preview.out))
    expect(out).toContain(`  sous apply ${short(digest)}  applies exactly this plan\n`)
    const made = JSON.parse((await at.sous(['preview', 'colour', '--json'])).out)
    const kept = JSON.parse((await at.sous(['plans', digest, '--json'])).out)
    for (const key of ['reason_code', 'digest', 'recipe', 'inputs', 'files_changed', 'changes', 'next'])
      expect(kept[key]).toEqual(made[key])
  })

  it('says what has become of it', async () => {
    await using at = await recipeHome()
    const show = async (digest: string) => (await at.sous(['plans', digest, '--json'])).out
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    await at.sous(['apply', digest])
    expect(JSON.parse(await show(digest))).toMatchObject({
      reason_code: 'already_applied',
      next: [{ command: `sous undo ${short(digest)}` }],
    })
    at.repo.write({ 'a.txt': 'edited\n' })
    const changed = await at.sous(['plans', digest])
    expect([changed.code, changed.out]).toEqual([0, expect.stringContaining('Files were changed since this plan was applied')])
    const gated = digestIn((await at.sous(['preview', 'stamp'])).out)
    const { out } = await at.sous(['plans', gated])
    expect(out).toContain("Step 'stamp' needs your approval")
    expect(out).toContain('  sous run .github/recipes/stamp.yml  asks you about the call\n')
  })

  it('says how to come to a branch where it has been applied, and takes it back there', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const digest = digestIn((await at.sous(['run', 'colour', '--yes', '--branch', 'fix'])).out)
    const { next } = JSON.parse((await at.sous(['plans', digest, '--json'])).out)
    expect(next).toMatchObject([{ command: 'git switch fix' }, { command: `sous undo ${short(digest)}` }])
    at.repo.git('switch', '--quiet', 'fix')
    const there = JSON.parse((await at.sous(['plans', digest, '--json'])).out)
    expect(there.next).toMatchObject([{ command: `sous undo ${short(digest)}` }])
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(0)
  })

  it('marks what to look at twice, also when it is looked at from another folder', async () => {
    await using at = await recipeHome()
    const digest = await keepCall(at, 'create_file', { path: 'workflows/ci.yml', content: 'on: push\n' }, '.github')
    for (const folder of ['.', '.github'])
      expect((await at.sous(['plans', digest], { folder })).out).toContain('⚠ workflows/ci.yml runs in GitHub Actions\n')
  })

  it('names the folder that it is applied in, where that is another one', async () => {
    await using at = await recipeHome({ colour: COLOUR }, { 'sub/.github/recipes/colour.yml': COLOUR, 'sub/a.txt': 'colour\n' })
    const digest = digestIn((await at.sous(['preview', 'colour'], { folder: 'sub' })).out)
    expect((await at.sous(['plans', digest])).out).toContain(
      `  sous apply ${short(digest)} --root ${at.repo.path}/sub  applies exactly this plan\n`,
    )
    expect((await at.sous(['plans', digest], { folder: 'sub' })).out).toContain(
      `  sous apply ${short(digest)}  applies exactly this plan\n`,
    )
  })

  it('refuses a digest that is none, of no plan, of several, or damaged', async () => {
    await using at = await recipeHome()
    await at.sous(['preview', 'colour'])
    const twins = ['0'.repeat(64), `${'0'.repeat(63)}1`]
    for (const digest of twins) at.repo.write({ [`.git/sous/plans/${digest}/plan.json`]: '{' })
    const refused = async (...words: readonly string[]) => {
      const { code, err } = await at.sous(['plans', ...words])
      return [code, err.split('\n', 1)[0]]
    }
    expect(await refused('../x')).toEqual([3, "✗ Error: '../x' is not a digest, nor the start of one"])
    expect(await refused('0', '1')).toEqual([3, "✗ Error: Unexpected argument '1'"])
    expect(await refused('0', '--prune')).toEqual([3, expect.stringContaining('--prune takes no digest')])
    expect(await refused('f'.repeat(64))).toEqual([1, expect.stringContaining('No plan saved here has a digest that starts with')])
    expect(await refused('000')).toEqual([3, "✗ Error: '000' is the start of 2 digests"])
    expect(await refused('0'.repeat(64))).toEqual([1, expect.stringContaining('✗ Error: ')])
  })
})
