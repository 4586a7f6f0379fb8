import '../../support/spawner.ts'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOUR, digestIn, recipeHome, STAMP } from '../../support/recipe-home.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'

describe('sous preview', () => {
  it('shows the exact change with the step behind it, and changes nothing', async () => {
    await using at = await recipeHome()
    const before = treeOf(at.repo.path)
    const { code, out, err } = await at.sous(['preview', 'colour'])
    expect(code).toBe(0)
    expect(out.replaceAll(/[0-9a-f]{64}|(?<=sous (?:apply|undo) )[0-9a-f]{16}/g, '<digest>')).toMatchInlineSnapshot(`
      "Colour to color .github/recipes/colour.yml
        may  change  **/*.txt

      Inputs
        word  colour

      a.txt  modified  +1 −1
      @@ -1,1 +1,1 @@ spell
      1   - one colour
        1 + one color

      b/c.txt  modified  +1 −1
      @@ -1,1 +1,1 @@ spell
      1   - two colours
        1 + two colors

      2 files changed, 2 insertions(+), 2 deletions(-)
      digest <digest>

      Verify
        ✓ verify 1  0 matches in 0 files

      ○ Preview only. Nothing was written. (previewed)
        sous apply <digest>  applies exactly this plan
      "
    `)
    expect(err.replaceAll(/\d+\.\ds/g, '0.0s')).toMatchInlineSnapshot(`
      "✓ spell  replace_in_file  2 replacements in 2 files  0.0s
      ✓ verify 1  grep  0 matches in 0 files  0.0s
      "
    `)
    expect(treeOf(at.repo.path)).toEqual(before)
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it('gives the same digest again, and another one for another input', async () => {
    await using at = await recipeHome()
    const first = digestIn((await at.sous(['preview', 'colour'])).out)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(digestIn((await at.sous(['preview', '.github/recipes/colour.yml'])).out)).toBe(first)
    const second = digestIn((await at.sous(['preview', 'colour', '-i', 'word=colours'])).out)
    expect(second).not.toBe(first)
    expect(digestIn((await at.sous(['preview', 'colour', 'word=colours'])).out)).toBe(second)
  })

  it('shows what is known before a call that waits for approval, and runs nothing', async () => {
    await using at = await recipeHome()
    const { code, out } = await at.sous(['preview', 'stamp'])
    expect(code).toBe(4)
    expect(out).toContain("Step 'stamp' needs your approval")
    expect(out).toContain('Steps that run once it is approved: after')
    expect(at.repo.exists('stamp.txt')).toBe(false)
  })

  it('takes inputs from a file, and those of the command line before them', async () => {
    await using at = await recipeHome()
    at.repo.write({ 'inputs.yml': 'word: colours\n' })
    expect((await at.sous(['preview', 'colour', '--inputs', 'inputs.yml'])).code).toBe(1)
    expect((await at.sous(['preview', 'colour', '--inputs', 'inputs.yml', '-i', 'word=colour'])).code).toBe(0)
    at.repo.write({ 'inputs.yml': 'word: [a]\n' })
    expect(await at.sous(['preview', 'colour', '--inputs', 'inputs.yml'])).toMatchObject({ code: 3 })
    at.repo.write({ 'inputs.yml': 'word: &a x\nother: *a\n' })
    expect((await at.sous(['preview', 'colour', '--inputs', 'inputs.yml'])).err).toContain('inputs.yml:1:7')
  })

  it('tells everything that is wrong with the recipe or the inputs, and runs no step', async () => {
    await using at = await recipeHome({ colour: COLOUR, broken: COLOUR.replace('replace_in_file', 'replace_in_fil') })
    const recipe = await at.sous(['preview', 'broken'])
    expect([recipe.code, recipe.err]).toEqual([3, expect.stringContaining("Did you mean 'replace_in_file'?")])
    expect((await at.sous(['preview', 'colour', 'colours'])).err).toContain("Unexpected argument 'colours'. Write inputs as name=value")
    expect((await at.sous(['apply', 'colour', 'word=x'])).err).toContain("Unexpected argument 'word=x'\n")
    const inputs = await at.sous(['preview', 'colour', '-i', 'wrod=x', '-i', 'nonsense'])
    expect([inputs.code, inputs.err]).toEqual([3, expect.stringContaining("Did you mean 'word'?")])
    expect(inputs.err).toContain('does not have the form name=value')
    expect((await at.sous(['preview', 'colours'])).err).toContain("Did you mean 'colour'?")
  })

  it('fails where the recipe fails, with its place, and has no plan to apply', async () => {
    await using at = await recipeHome()
    const { code, out } = await at.sous(['preview', 'colour', '-i', 'word=nowhere'])
    expect(code).toBe(1)
    expect(out).toContain('.github/recipes/colour.yml:12:')
    expect(at.repo.exists('.git/sous')).toBe(false)
  })

  it('writes the reports where it is told to', async () => {
    await using at = await recipeHome()
    const { code } = await at.sous(['preview', 'colour', '--out', 'report'])
    expect(code).toBe(0)
    expect(fs.readdirSync(path.join(at.repo.path, 'report')).sort()).toEqual(['changes.patch', 'result.json', 'summary.md'])
    at.repo.git('apply', '--check', 'report/changes.patch')
    expect(JSON.parse(at.repo.read('report/result.json'))).toMatchObject({ schema_version: 1, reason_code: 'previewed', files_changed: 2 })
  })
})

describe('sous check', () => {
  it('fails when a search ran out of time: what it did not look at could be the very thing', async () => {
    await using at = await recipeHome()
    const find = "name: Find\nsteps:\n  - tool: grep\n    with: { pattern: '(a+)+$' }\n"
    at.repo.write({ 'recipes/find.yml': find, 'b.txt': `${'a'.repeat(60)}!\n` })
    const { code, out } = await at.sous(['check', 'find'])
    expect([code, out]).toEqual([1, expect.stringMatching(/Check failed: .*'b\.txt'.*\(check_incomplete\)/)])
    expect((await at.sous(['preview', 'find'])).code).toBe(0)
  })

  it('ends with 2 when there would be changes and with 0 when not, and keeps no plan', async () => {
    await using at = await recipeHome()
    expect((await at.sous(['check', 'colour'])).code).toBe(2)
    expect(at.repo.exists('.git/sous')).toBe(false)
    expect((await at.sous(['run', 'colour', '--yes'])).code).toBe(0)
    expect((await at.sous(['check', 'colour'])).code).toBe(0)
  })
})

describe('sous run', () => {
  it('makes a directory that it emptied and wants again', async () => {
    const steps =
      '  - { tool: delete_file, with: { path: d/f.txt, consent: DELETE_FILE } }\n  - { tool: create_directory, with: { path: d } }\n'
    await using at = await recipeHome(
      { again: `name: Again\npermissions: { write: ['d', 'd/**'] }\nsteps:\n${steps}` },
      { 'd/f.txt': 'f\n' },
    )
    const run = await at.sous(['run', 'again', '--yes'])
    expect([run.code, run.out]).toEqual([0, expect.stringContaining('(applied)')])
    expect(fs.readdirSync(path.join(at.repo.path, 'd'))).toEqual([])
    expect((await at.sous(['apply', digestIn(run.out)])).out).toContain('(already_applied)')
  })

  it.each([
    [
      'tools',
      '  - { tool: delete_file, with: { path: d/e/f.txt, consent: DELETE_FILE } }\n  - { tool: create_file, with: { path: d/e, content: "now a file\\n" } }\n',
    ],
    ['a command', '  - { tool: run_in_terminal, with: { command: rm -r d/e && echo now a file > d/e } }\n'],
  ])('makes a file of a directory by %s, and a directory of it again', async (_, steps) => {
    const permissions = "permissions: { write: ['d/**'], run: ['rm -r d/e && echo now a file > d/e'] }"
    await using at = await recipeHome({ turn: `name: Turn\n${permissions}\nsteps:\n${steps}` }, { 'd/e/f.txt': 'f\n', 'd/k.txt': 'k\n' })
    const before = treeOf(at.repo.path)
    const run = await at.sous(['run', 'turn', '--out', 'out'], { answers: ['y', 'y', 'y'] })
    expect([run.code, run.err.includes('✗')], run.err).toEqual([0, false])
    expect([at.repo.read('d/e'), at.repo.read('d/k.txt')]).toEqual(['now a file\n', 'k\n'])
    at.repo.git('checkout', '--quiet', '--', '.')
    expect(at.repo.read('d/e/f.txt')).toBe('f\n')
    at.repo.git('apply', 'out/changes.patch')
    expect(at.repo.read('d/e')).toBe('now a file\n')
    fs.rmSync(path.join(at.repo.path, 'out'), { recursive: true })
    expect((await at.sous(['undo', digestIn(run.out), '--yes'])).code).toBe(0)
    expect(treeOf(at.repo.path)).toEqual(before)
  })

  it('sums the plan up in its question, and applies what is approved', async () => {
    await using at = await recipeHome()
    const { code, err } = await at.sous(['run', 'colour'], { answers: ['y'] })
    expect(code).toBe(0)
    expect(err.slice(err.lastIndexOf('\n') + 1)).toBe('Apply 2 files, +2 −2? [y]es / [n]o / [d]iff / [a]lways ')
    expect(at.repo.snapshot()).toMatchObject({ 'a.txt': 'one color\n', 'b/c.txt': 'two colors\n', 'other.md': 'colour\n' })
  })

  it('ends as cancelled when Ctrl-C is the answer: about trust, about a call, and about the apply', async () => {
    await using at = await recipeHome()
    const pressed = async (recipe: string, ...answers: readonly string[]) => {
      const stop = new AbortController()
      const left = [...answers]
      const ask = async () => {
        const answer = left.shift()
        if (answer === undefined) stop.abort()
        return answer
      }
      const { code, out, err } = await at.sous(['run', recipe], { answers: [], console: { ask }, signal: stop.signal })
      return `${code} ${/\(cancelled\)/.exec(out + err)?.[0]}`
    }
    expect(await pressed('stamp')).toBe('130 (cancelled)')
    expect(await pressed('stamp', 'y')).toBe('130 (cancelled)')
    expect(await pressed('colour')).toBe('130 (cancelled)')
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it('applies nothing that is refused', async () => {
    await using at = await recipeHome()
    const before = treeOf(at.repo.path)
    const { code, out } = await at.sous(['run', 'colour'], { answers: ['what?', 'd', 'n'] })
    expect([code, out]).toEqual([4, expect.stringContaining('✗ You declined. Nothing was written. (approval_refused)')])
    expect(treeOf(at.repo.path)).toEqual(before)
  })

  it('[T-58][T-59] remembers always for this recipe with these inputs only, in the file of the user', async () => {
    await using at = await recipeHome()
    expect((await at.sous(['run', 'colour'], { answers: ['always'] })).code).toBe(0)
    const { rules } = JSON.parse(at.config.read('sous/approvals.json'))
    expect(rules).toEqual([{ tool: 'recipe:.github/recipes/colour.yml', pattern: expect.stringContaining('colour'), root: at.repo.path }])
    at.repo.git('checkout', '--quiet', '.')
    const again = await at.sous(['run', 'colour'])
    expect(again.code).toBe(0)
    expect(again.err).toContain(`Approved by a rule in ${at.config.path}/sous/approvals.json\n`)
    expect(at.repo.read('a.txt')).toBe('one color\n')
    at.repo.git('checkout', '--quiet', '.')
    expect((await at.sous(['run', 'colour', '--json'])).err).toBe('')
    at.repo.git('checkout', '--quiet', '.')
    // Another input, then another recipe of the same name.
    expect((await at.sous(['run', 'colour', '-i', 'word=colours'])).code).not.toBe(0)
    at.repo.write({ '.github/recipes/colour.yml': `${COLOUR}# changed\n` })
    expect((await at.sous(['run', 'colour'])).code).toBe(4)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('[T-60] does not go by a rule that is over or switched off', async () => {
    await using at = await recipeHome()
    await at.sous(['run', 'colour'], { answers: ['always'] })
    at.repo.git('checkout', '--quiet', '.')
    const file = path.join(at.config.path, 'sous/approvals.json')
    const { rules } = JSON.parse(fs.readFileSync(file, 'utf8'))
    for (const change of [{ enabled: false }, { expires: '2020-01-01' }, { tool: 'recipe:other' }]) {
      fs.writeFileSync(file, JSON.stringify({ rules: [{ ...rules[0], ...change }] }), { mode: 0o600 })
      expect((await at.sous(['run', 'colour'])).code).toBe(4)
    }
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('without a terminal keeps the plan and says exactly how to go on', async () => {
    await using at = await recipeHome()
    const { code, out } = await at.sous(['run', 'colour'])
    expect(code).toBe(4)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
    const command = /sous (?<words>apply [0-9a-f]{16})/.exec(out)?.groups?.['words'] ?? ''
    expect((await at.sous(command.split(' '))).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one color\n')
  })

  it('[T-62] gives one JSON document, with the reason of every ending', async () => {
    await using at = await recipeHome()
    const reasonOf = async (...argv: readonly string[]) => {
      const { out, err } = await at.sous([...argv, '--json'])
      expect(err).toBe('')
      return JSON.parse(out).reason_code
    }
    expect(await reasonOf('preview', 'colour')).toBe('previewed')
    expect(await reasonOf('preview', 'colour', '-i', 'word=nowhere')).toBe('failed:expectation_failed')
    expect(await reasonOf('preview', 'colour', '-i', 'wrod=x')).toBe('invalid_inputs')
    expect(await reasonOf('preview', 'stamp')).toBe('gated')
    expect(await reasonOf('check', 'colour')).toBe('changes_found')
    expect(await reasonOf('run', 'colour')).toBe('approval_needed')
    expect(await reasonOf('run', 'stamp', '--yes')).toBe('untrusted_recipe')
    expect(await reasonOf('run', 'colour', '--yes')).toBe('applied')
    expect(await reasonOf('run', 'colour')).toBe('clean')
  })

  it('[T-61] says for people what happened and what to do next', async () => {
    await using at = await recipeHome()
    const { out } = await at.sous(['run', 'colour', '--yes'])
    expect(
      out
        .split('\n')
        .slice(-3)
        .join('\n')
        .replaceAll(/[0-9a-f]{64}|(?<=sous (?:apply|undo) )[0-9a-f]{16}/g, '<digest>'),
    ).toMatchInlineSnapshot(`
      "✓ The plan was written to the working tree. (applied)
        sous undo <digest>  restores what was there
      "
    `)
  })

  it('[C7] is applied as a commit of the person with exactly the files that were shown', async () => {
    await using at = await recipeHome()
    const { code } = await at.sous(['run', 'colour', '--yes', '--commit'])
    expect(code).toBe(0)
    expect(at.repo.git('show', '--format=%an <%ae>%n%s', '--name-only', 'HEAD')).toBe(
      'A Cook <cook@example.com>\nColour to color\n\na.txt\nb/c.txt\n',
    )
    expect(at.repo.git('status', '--porcelain')).toBe('')
  })

  it('says on which branch the commit is when it is asked for again', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['run', 'colour', '--yes', '--commit'])).out)
    const commit = at.repo.git('rev-parse', '--short=12', 'HEAD').trim()
    expect((await at.sous(['apply', digest, '--commit'])).out).toContain(`Commit ${commit} is on main.`)
  })

  it('says how to get at a commit that is not on the present branch', async () => {
    await using at = await recipeHome()
    const { out } = await at.sous(['run', 'colour', '--yes', '--branch', 'fix'])
    const commands = [...out.matchAll(/^ {2}(git switch \S+|sous undo [0-9a-f]{16}) {2}/gm)].map((match) => match[1] ?? '')
    expect(commands).toEqual(['git switch fix', expect.stringMatching(/^sous undo/)])
    at.repo.git('switch', '--quiet', 'fix')
    expect((await at.sous([...(commands[1]?.split(' ').slice(1) ?? []), '--yes'])).code).toBe(0)
    at.repo.git('checkout', '--quiet', '--force', '--detach', 'main')
    const detached = await at.sous(['run', 'colour', '--yes', '--commit'])
    expect(detached.out).toMatch(
      /The plan was applied as one commit\. Commit [0-9a-f]{12} is on no branch\. 'git switch -c NAME' gives it one\./,
    )
  })

  it('works outside of git, where --commit is refused', async () => {
    await using folder = await tempFolder({ 'a.txt': 'colour\n', 'recipes/colour.yml': COLOUR })
    await using config = await tempFolder()
    const sous = (...argv: readonly string[]) =>
      runMain(argv, folder.path, { isInteractive: false }, { env: { XDG_CONFIG_HOME: config.path } })
    expect((await sous('run', 'colour', '--yes', '--commit')).code).toBe(3)
    expect(folder.read('a.txt')).toBe('colour\n')
    const { code, out } = await sous('run', 'colour', '--yes')
    expect(code).toBe(0)
    expect(folder.read('a.txt')).toBe('color\n')
    const digest = digestIn(out)
    expect((await sous('apply', digest)).out).toContain('(already_applied)')
    expect((await sous('undo', digest, '--yes')).code).toBe(0)
    expect(folder.read('a.txt')).toBe('colour\n')
  })
})

describe('a recipe that acts outside the workspace', () => {
  it('[I1] runs nothing without a terminal until it is trusted by its hash, whatever rules say', async () => {
    await using at = await recipeHome()
    at.repo.write({ '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" })
    const refused = await at.sous(['run', 'stamp', '--yes'])
    expect(refused.code).toBe(4)
    expect(refused.err).toContain('(untrusted_recipe)')
    const preview = await at.sous(['preview', 'stamp'])
    expect(preview.code).toBe(4)
    expect(at.repo.exists('stamp.txt')).toBe(false)
    const hash = /--trust (?<hash>[0-9a-f]{64})/.exec(refused.err)?.groups?.['hash'] ?? ''
    expect((await at.sous(['run', 'stamp', '--yes', '--trust', 'f'.repeat(64)])).code).toBe(4)
    expect((await at.sous(['run', 'stamp', '--yes', '--trust', hash])).code).toBe(0)
    expect(at.repo.read('stamp.txt')).toMatch(/^\d+\n$/)
  })

  it('[I1] is asked for once on a terminal, and again when a byte of it or of the configuration changed', async () => {
    await using at = await recipeHome()
    const first = await at.sous(['run', 'stamp'], { answers: ['y', 'n'] })
    expect(first.err).toContain('run_in_terminal  date +%s%N > stamp.txt')
    const second = await at.sous(['run', 'stamp'], { answers: ['n'] })
    expect(second.err).not.toContain('Trust this recipe?')
    at.repo.write({ '.github/recipes/stamp.yml': `${STAMP}# x\n` })
    expect((await at.sous(['run', 'stamp'], { answers: ['n'] })).err).toContain('Trust this recipe?')
    at.repo.write({ '.github/recipes/stamp.yml': STAMP, '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*' }\n" })
    expect((await at.sous(['run', 'stamp'], { answers: ['n'] })).err).toContain('Trust this recipe?')
    expect(at.repo.exists('stamp.txt')).toBe(false)
  })

  it('says again which hash is trusted where nothing else tells the next run', async () => {
    await using at = await recipeHome()
    const { err: refused } = await at.sous(['run', 'stamp'])
    const hash = /--trust (?<hash>[0-9a-f]{64})/.exec(refused)?.groups?.['hash'] ?? ''
    const next = async (argv: readonly string[]) =>
      JSON.parse((await at.sous([...argv, '--json'])).out).next.map(({ command }: { readonly command: string }) => command)
    const given = [`sous run stamp --trust ${hash}`, `sous run stamp --yes --trust ${hash}`]
    expect(await next(['run', 'stamp', '--trust', hash])).toEqual(given)
    expect(await next(['check', 'stamp', '--trust', hash, '--yes'])).toEqual([given[0]])
    expect(await next(['preview', 'stamp'])).toEqual(['sous run stamp', given[1]])
    await at.sous(['run', 'stamp'], { answers: ['y', 'n'] })
    expect(await next(['run', 'stamp', '--trust', hash])).toEqual(['sous run stamp', 'sous run stamp --yes'])
  })

  it('[C12] applies what the command gave when it was approved, not what it would give now', async () => {
    await using at = await recipeHome()
    const { code, out } = await at.sous(['run', 'stamp'], { answers: ['y', 'y', 'y'] })
    expect(code).toBe(0)
    expect(out).toContain(`+ ${at.repo.read('stamp.txt').trim()}`)
  })

  it('asks no more about a call that a trusted configuration allows', async () => {
    await using at = await recipeHome()
    at.repo.write({ '.github/sous.yml': "rules:\n  - { tool: run_in_terminal, parameters: '.*stamp.txt.*' }\n" })
    const { code, err } = await at.sous(['run', 'stamp'], { answers: ['y', 'y'] })
    expect(code).toBe(0)
    expect(err).not.toContain('Tool: run_in_terminal')
  })
})

describe('sous apply and sous undo', () => {
  it('refuse a plan whose branch moved, and a digest that is none', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    expect((await at.sous(['apply', 'f'.repeat(64)])).code).toBe(1)
    at.repo.commitAll('moved')
    const moved = await at.sous(['apply', digest])
    expect([moved.code, moved.err]).toEqual([1, expect.stringContaining('was made on commit')])
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('take the first 7 characters of a digest', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    expect((await at.sous(['apply', digest.slice(0, 7)])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one color\n')
    expect((await at.sous(['undo', digest.slice(0, 7), '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('say what is wrong with the start of a digest: too short, of no plan, of two, or none at all', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const twin = `${digest.slice(0, 10)}${'0'.repeat(54)}`
    at.repo.write({ [`.git/sous/plans/${twin}/plan.json`]: '{' })
    const refused = async (word: string) => {
      const { code, err } = await at.sous(['apply', word])
      return [code, err]
    }
    expect(await refused(digest.slice(0, 6))).toEqual([3, expect.stringContaining('Type at least 7 characters of the digest.')])
    expect(await refused('0123456')).toEqual([1, expect.stringContaining("No plan saved here has a digest that starts with '0123456'")])
    const [code, err] = await refused(digest.slice(0, 8))
    expect(code).toBe(3)
    expect(err).toContain(`'${digest.slice(0, 8)}' is the start of 2 digests`)
    expect(err).toContain(digest)
    expect(err).toContain(twin)
    expect(await refused('colour')).toEqual([3, expect.stringContaining("'colour' is not a digest")])
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('without a digest mean the newest plan that was previewed here, and the last one that was applied', async () => {
    await using at = await recipeHome()
    expect((await at.sous(['apply'])).err).toContain('You have not previewed a plan here')
    expect((await at.sous(['undo'])).err).toContain('There is no applied plan to undo here')
    await at.sous(['preview', 'colour'])
    const applied = await at.sous(['apply'])
    expect([applied.code, applied.err]).toEqual([0, expect.stringMatching(/^Colour to color \([0-9a-f]{16}\)$/m)])
    expect(at.repo.read('a.txt')).toBe('one color\n')
    expect((await at.sous(['undo', '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
    // An undo is not undone by accident.
    expect((await at.sous(['undo', '--yes'])).err).toContain('There is no applied plan to undo here')
    // Applied again, it is the last one again.
    await at.sous(['apply'])
    expect((await at.sous(['undo', '--yes'])).code).toBe(0)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('without a digest never mean a plan that only a program has made', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    fs.rmSync(path.join(at.repo.path, '.git/sous/plans', digest, 'previewed'))
    const { code, err } = await at.sous(['apply'])
    expect([code, err]).toEqual([1, expect.stringContaining('You have not previewed a plan here')])
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('say that a plan is gated, and how to run its recipe', async () => {
    await using at = await recipeHome()
    await at.sous(['preview', 'stamp'])
    const { code, out } = await at.sous(['apply'])
    expect(code).toBe(4)
    expect(out).toMatchInlineSnapshot(`
      "… This plan is gated: one of its calls needs your approval before Sous knows what the recipe changes. (gated)
        sous run .github/recipes/stamp.yml  asks you about the call
      "
    `)
  })

  it('[C8] refuse a saved plan with one changed byte', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    const contents = path.join(at.repo.path, '.git/sous/plans', digest, 'contents')
    fs.writeFileSync(contents, fs.readFileSync(contents, 'utf8').replace('one color\n', 'one evil!\n'))
    const { code, err } = await at.sous(['apply', digest])
    expect([code, err]).toEqual([1, expect.stringContaining('(plan_tampered)')])
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('undo brings back the bytes as a plan of its own, and refuses files that changed since', async () => {
    await using at = await recipeHome()
    const before = treeOf(at.repo.path)
    const digest = digestIn((await at.sous(['run', 'colour', '--yes'])).out)
    const asked = await at.sous(['undo', digest])
    expect(asked.code).toBe(4)
    const { code, out } = await at.sous(['undo', digest], { answers: ['y'] })
    expect([code, out]).toEqual([0, expect.stringContaining('(undone)')])
    expect(treeOf(at.repo.path)).toEqual(before)
    expect((await at.sous(['undo', digest, '--yes'])).code).toBe(1)
    await at.sous(['apply', digest])
    at.repo.write({ 'a.txt': 'edited since\n' })
    const refused = await at.sous(['undo', digest], { answers: ['y'] })
    expect([refused.code, refused.out, refused.err]).toEqual([
      1,
      '',
      '✗ Error: Changed since the plan was applied: a.txt\n  → Nothing was written. Undo the later changes first, or undo this one by hand. (stale)\n',
    ])
    expect(at.repo.read('a.txt')).toBe('edited since\n')
    expect(at.repo.read('b/c.txt')).toBe('two colors\n')
  })
})

describe('a recipe outside the repository', () => {
  const RECIPE =
    "name: Soup\npermissions: { write: ['*.txt'] }\nsteps:\n  - tool: replace_in_file\n    with: { path: ./a.txt, find: old, replace: new }\n"

  it.each([
    ['an absolute path', (file: string) => file],
    ['a relative path', (file: string, folder: string) => path.relative(folder, file)],
  ])('is named by %s', async (_, typed) => {
    await using elsewhere = await tempFolder({ 'x.yml': RECIPE })
    await using repo = await tempRepo({ 'a.txt': 'old\n' })
    const word = typed(path.join(elsewhere.path, 'x.yml'), repo.path)
    const { code, out } = await runMain(['preview', word], repo.path)
    expect([code, out]).toEqual([0, expect.stringContaining('+ new')])
    expect(fs.readFileSync(path.join(repo.path, 'a.txt'), 'utf8')).toBe('old\n')
  })

  it('is applied like any other', async () => {
    await using elsewhere = await tempFolder({ 'x.yml': RECIPE })
    await using repo = await tempRepo({ 'a.txt': 'old\n' })
    expect(await runMain(['run', path.join(elsewhere.path, 'x.yml'), '--yes'], repo.path)).toMatchObject({ code: 0 })
    expect(fs.readFileSync(path.join(repo.path, 'a.txt'), 'utf8')).toBe('new\n')
  })

  it('has to be trusted before it runs a command', async () => {
    const recipe = 'name: Soup\npermissions: { run: [touch b] }\nsteps:\n  - tool: run_in_terminal\n    with: { command: touch b }\n'
    await using elsewhere = await tempFolder({ 'x.yml': recipe })
    await using repo = await tempRepo({ 'a.txt': '' })
    const { code, out, err } = await runMain(['run', path.join(elsewhere.path, 'x.yml'), '--yes'], repo.path)
    expect([code, out + err]).toEqual([4, expect.stringContaining('untrusted_recipe')])
  })

  it('must exist, and be valid', async () => {
    await using elsewhere = await tempFolder({ 'bad.yml': 'name: [' })
    await using repo = await tempRepo({ 'a.txt': '' })
    const missing = await runMain(['preview', path.join(elsewhere.path, 'no.yml')], repo.path)
    expect([missing.code, missing.err]).toEqual([3, expect.stringContaining("no.yml' does not exist")])
    const bad = await runMain(['preview', path.join(elsewhere.path, 'bad.yml')], repo.path)
    expect([bad.code, bad.out + bad.err]).toEqual([3, expect.stringContaining('bad.yml:1:')])
  })
})
