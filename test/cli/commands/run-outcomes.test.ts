import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOUR, digestIn, recipeHome } from '../../support/recipe-home.ts'
import { treeOf } from '../../support/tree.ts'

describe('an apply that cannot be', () => {
  it('says so in its own words, and names commands that can be typed', async () => {
    await using at = await recipeHome()
    at.repo.write({ 'a.txt': 'my colour\n' })
    const { code, out } = await at.sous(['run', 'colour', '--yes', '--commit'])
    expect(code).toBe(1)
    expect(out.slice(out.indexOf('✗'))).toMatchInlineSnapshot(`
      "✗ Uncommitted changes in a.txt. Nothing was written. Commit or stash them and preview again, or apply without --commit and --branch. (stale)
        sous preview colour  makes a new plan
      "
    `)
    expect((await at.sous(['preview', 'colour'])).code).toBe(0)
  })

  it('keeps the plan for later when git does not know who commits', async () => {
    await using at = await recipeHome()
    const env = { GIT_COMMITTER_NAME: '', HOME: at.config.path }
    const { code, out } = await at.sous(['run', 'colour', '--yes', '--commit'], { env })
    expect(code).toBe(3)
    expect(
      out.slice(out.indexOf('✗')).replaceAll(/[0-9a-f]{64}|(?<=sous (?:apply|undo) )[0-9a-f]{16}/g, '<digest>'),
    ).toMatchInlineSnapshot(`
      "✗ Git does not know who commits. Run: git config user.name 'Your Name' and git config user.email you@example.com (failed:invalid_arguments)
        sous apply <digest> --commit  applies exactly this plan once that is fixed
      "
    `)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
    // Also where the configuration of git lies elsewhere.
    at.config.write({ mine: '[user]\nname = Somebody\nemail = some@example.com\n' })
    const named = {
      ...env,
      GIT_CONFIG_GLOBAL: path.join(at.config.path, 'mine'),
      GIT_COMMITTER_NAME: undefined,
      GIT_COMMITTER_EMAIL: undefined,
    }
    expect((await at.sous(['apply', digestIn(out), '--commit'], { env: named })).code).toBe(0)
    expect(at.repo.git('log', '-1', '--format=%an <%ae>')).toBe('Somebody <some@example.com>\n')
  })

  it.each([
    ['--commit', 'a.txt', 'Uncommitted changes in a.txt'],
    ['--branch=main', 'other.md', "Branch 'main' already exists"],
    ['--branch=a..b', 'other.md', "'a..b' is not a valid branch name"],
    ['--branch=main~0', 'other.md', "'main~0' is not a valid branch name"],
    ['--branch=heads/main', 'other.md', "'heads/main' already means "],
  ])('asks nobody about %s that cannot be', async (option, dirty, message) => {
    await using at = await recipeHome()
    at.repo.write({ [dirty]: 'my colour\n' })
    const { code, out, err } = await at.sous(['run', 'colour', option], { answers: ['y'] })
    expect([code === 0, out]).toEqual([false, expect.stringContaining(message)])
    expect(err).not.toContain('Approve?')
    expect(at.repo.read(dirty)).toBe('my colour\n')
  })

  it.each([
    ['-d', 'Git would read it as an option. Start it with a letter.'],
    ['--force', 'Git would read it as an option. Start it with a letter.'],
    ['HEAD', 'Git uses that name itself. Choose another name.'],
    ['@', 'Git uses that name itself. Choose another name.'],
    ['fetch_head', 'Git uses that name itself. Choose another name.'],
    ['refs/heads/x', "Write the name without 'refs/heads/'."],
  ])('makes no plan for the branch %s', async (branch, suggestion) => {
    await using at = await recipeHome()
    const before = at.repo.git('for-each-ref')
    for (const words of [
      ['run', 'colour', '--yes'],
      ['apply', 'abc123', '--yes'],
      ['undo', 'abc123', '--yes'],
    ]) {
      const { code, out, err } = await at.sous([...words, `--branch=${branch}`])
      expect([code, out, err]).toEqual([3, '', expect.stringContaining(`'${branch}' is not a valid branch name`)])
      expect(err).toContain(suggestion)
    }
    expect([at.repo.git('for-each-ref'), fs.existsSync(path.join(at.repo.path, '.git/sous'))]).toEqual([before, false])
  })

  it('names a recipe to the shell as one word', async () => {
    await using at = await recipeHome({ 'my colour': COLOUR.replace('default: colour', 'required: true') })
    const { code, err } = await at.sous(['preview', 'my colour'])
    expect([code, err]).toEqual([3, expect.stringContaining("  sous explain 'my colour'  shows the recipe's inputs\n")])
  })

  it('[R16] publishes no digest of a plan that could not be kept', async () => {
    await using at = await recipeHome()
    fs.writeFileSync(path.join(at.repo.path, '.git/sous'), 'in the way')
    const before = treeOf(at.repo.path)
    const text = await at.sous(['run', 'colour', '--yes'])
    expect([text.code, digestIn(text.out)]).toEqual([1, ''])
    expect(text.out).toContain('.git/sous/plans')
    const json = await at.sous(['preview', 'colour', '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ reason_code: 'failed:not_a_directory', digest: null, next: [] })
    expect(treeOf(at.repo.path)).toEqual(before)
  })
})

describe('reports in files', () => {
  it.each(['preview', 'check', 'run'])('are refused before %s does anything when they cannot be written', async (command) => {
    await using at = await recipeHome()
    at.repo.write({ file: 'x' })
    const { code, err } = await at.sous([command, 'colour', ...(command === 'run' ? ['--yes'] : []), '--out', 'file/there'])
    expect([code, err]).toEqual([3, expect.stringMatching(/^✗ Error: --out: Cannot write reports in '.*\/file\/there': ENOTDIR\n/)])
    expect(at.repo.exists('.git/sous')).toBe(false)
    expect(at.repo.read('a.txt')).toBe('one colour\n')
  })

  it('that fail later are told, and fail a run that went well', async () => {
    await using at = await recipeHome()
    fs.mkdirSync(path.join(at.repo.path, 'report/summary.md'), { recursive: true })
    const { code, out, err } = await at.sous(['run', 'colour', '--yes', '--out', 'report'])
    expect([code, out, err]).toEqual([1, expect.stringContaining('(applied)'), expect.stringContaining('EISDIR')])
  })

  it.each([
    ['an unknown recipe', ['preview', 'nope'], 'failed:unknown_recipe'],
    ['an input too many', ['check', 'colour', '-i', 'a=b'], 'invalid_inputs'],
    ['a digest that is none', ['apply', 'abc'], 'failed:digest_malformed'],
    ['a plan that is not kept', ['undo', 'f'.repeat(64)], 'failed:not_found'],
  ])('and one JSON document tell of %s too', async (_, argv, reason) => {
    await using at = await recipeHome()
    const { out, code } = await at.sous([...argv, '--json', '--out', 'report'])
    expect(JSON.parse(out)).toMatchObject({ schema_version: 1, reason_code: reason, decision: 'fail' })
    expect(JSON.parse(out).message).not.toContain('The recipe failed')
    expect(JSON.parse(at.repo.read('report/result.json'))).toEqual(JSON.parse(out))
    expect(at.repo.read('report/summary.md')).toContain(reason)
    expect(code).not.toBe(0)
  })

  it('tell what was applied and undone', async () => {
    await using at = await recipeHome()
    const digest = digestIn((await at.sous(['preview', 'colour'])).out)
    expect((await at.sous(['apply', digest, '--out', 'applied'])).code).toBe(0)
    expect(JSON.parse(at.repo.read('applied/result.json'))).toMatchObject({ reason_code: 'applied', digest })
    expect((await at.sous(['undo', digest, '--yes', '--out', 'undone'])).code).toBe(0)
    expect(at.repo.read('undone/changes.patch')).toContain('+one colour')
  })
})

it('[T-62] gives JSON with a reason also for options that cannot be read', async () => {
  await using at = await recipeHome()
  for (const command of ['preview', 'run', 'apply', 'undo']) {
    const { code, out } = await at.sous([command, '--bogus', '--json'])
    expect([code, JSON.parse(out)]).toMatchObject([
      3,
      { reason_code: 'failed:invalid_arguments', message: expect.stringContaining('--bogus') },
    ])
  }
})

it('has everybody who is asked look twice at what the configuration protects: about runs, undoing and tools', async () => {
  await using at = await recipeHome()
  at.repo.write({ '.github/sous.yml': 'protected: [b/**]\n' })
  const mark = '⚠ Look closely: b/c.txt (is protected by .github/sous.yml)'
  const run = await at.sous(['run', 'colour'], { answers: ['y'] })
  expect(run.err).toContain(mark)
  expect((await at.sous(['undo', digestIn(run.out)], { answers: ['n'] })).err).toContain(mark)
  const call = ['tool', 'append_file', '--path', 'b/c.txt', '--content', 'x', '--apply']
  expect((await at.sous(call, { answers: ['n'] })).err).toContain(mark)
})
