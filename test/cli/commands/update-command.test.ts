// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { recipeHome } from '../../support/recipe-home.ts'
import { recipeServer } from '../../support/recipe-server.ts'

const NODE = `name: Node version
permissions: { write: ['*.txt'] }
steps:
  - recipe: line
    with: { to: 'node 24' }
`
const LINE = `name: Replace a line
inputs: { to: { type: string, required: true } }
permissions: { write: ['**'] }
steps:
  - tool: replace_in_file
    with: { include: '*.txt', find: 'node', replace: '\${{ inputs.to }}' }
`
const RECIPES = { 'recipes/node.yml': NODE, '.github/recipes/line.yml': LINE }

/** Errors are wrapped for the width of a terminal. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function ours(pin: string, more = ''): string {
  return `name: Ours # keeps its comments\npermissions: { write: ['*.txt'] }\nsteps:\n  - recipe: '${pin}'${more}\n`
}

async function world() {
  const server = await recipeServer()
  const first = server.publish('acme/recipes', RECIPES)
  return { server, first, env: server.env, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('sous update', { timeout: 60_000 }, () => {
  it('pins, locks, moves and shows a recipe that three repositories share', async () => {
    await using at = await world()
    const { env, server, first } = at
    await using a = await recipeHome({ ours: ours('acme/recipes/node') }, { 'a.txt': 'node\n' })
    await using b = await recipeHome({ ours: ours(`acme/recipes/node@${first}`) }, { 'a.txt': 'node\n' })
    await using c = await recipeHome({}, { 'a.txt': 'node\n' })
    // Unpinned, it does not run, and the update pins it.
    expect((await a.sous(['run', 'ours', '--yes'], { env })).code).toBe(3)
    expect((await a.sous(['update'], { env, answers: ['y'] })).code).toBe(0)
    expect(a.repo.read('.github/recipes/ours.yml')).toBe(ours(`acme/recipes/node@${first}`))
    const lock = a.repo.read('.github/sous.lock')
    expect(lock).toMatch(
      new RegExp(
        `^# Written by 'sous update'.*\\nversion: 1\\nrecipes:\\n  acme/recipes/line@${first}: sha256:[0-9a-f]{64}\\n  acme/recipes/node@${first}: sha256:[0-9a-f]{64}\\n$`,
      ),
    )
    expect((await b.sous(['update'], { env, answers: ['y'] })).code).toBe(0)
    expect(b.repo.read('.github/sous.lock')).toBe(lock)
    // One that only comments and the command line name.
    const added = await c.sous(['update', 'acme/recipes/node'], { env, answers: ['y'] })
    expect([added.code, c.repo.read('.github/sous.lock')]).toEqual([0, lock])
    expect(flat(added.out)).toContain('may: change *.txt')
    for (const home of [a, b]) {
      expect((await home.sous(['run', 'ours', '--yes'], { env })).code).toBe(0)
      expect(home.repo.read('a.txt')).toBe('node 24\n')
    }
    expect((await a.sous(['update'], { env })).out).toBe('All recipes of other repositories are up to date.\n')

    const second = server.publish('acme/recipes', { '.github/recipes/line.yml': LINE.replace("find: 'node'", "find: 'Node'") })
    const moved = await a.sous(['update'], { env, answers: ['y'] })
    expect(moved.code).toBe(0)
    expect(moved.out).toContain(`acme/recipes/line  ${first.slice(0, 12)} → ${second.slice(0, 12)}`)
    expect(moved.out).toContain(`acme/recipes/node  ${first.slice(0, 12)} → ${second.slice(0, 12)}  .github/recipes/ours.yml:4:13\n`)
    expect(moved.out).toContain("find: 'Node'")
    expect(a.repo.read('.github/recipes/ours.yml')).toBe(ours(`acme/recipes/node@${second}`))
    expect(a.repo.read('.github/sous.lock')).not.toContain(first)
    expect((await c.sous(['update'], { env, answers: ['y'] })).code).toBe(0)
    expect(c.repo.read('.github/sous.lock')).toBe(a.repo.read('.github/sous.lock'))
  })

  it('is a plan: without an answer it changes nothing, and the plan can be applied and undone', async () => {
    await using at = await world()
    const { env, first } = at
    await using home = await recipeHome({ ours: ours('acme/recipes/node@main') }, {})
    const before = home.repo.snapshot()
    const { code, out } = await home.sous(['update'], { env })
    expect(code).toBe(4)
    expect(home.repo.snapshot()).toEqual(before)
    const command = /sous apply [0-9a-f]+/.exec(out)?.[0].split(' ').slice(1) ?? []
    expect((await home.sous(command, { env, answers: ['y'] })).code).toBe(0)
    expect(home.repo.read('.github/recipes/ours.yml')).toBe(ours(`acme/recipes/node@${first}`))
    expect((await home.sous(['undo'], { env, answers: ['y'] })).code).toBe(0)
    expect(home.repo.snapshot()).toEqual(before)
  })

  it('asks about a recipe that asks for more than before, and changes nothing without a yes', async () => {
    await using at = await world()
    const { env, server, first } = at
    await using home = await recipeHome({ ours: ours(`acme/recipes/node@${first}`) }, {})
    await home.sous(['update', '--yes'], { env })
    const before = home.repo.snapshot()
    const second = server.publish('acme/recipes', {
      'recipes/node.yml': NODE.replace("['*.txt']", "['*.txt', '*.js'], run: ['npm test'], fetch: [nodejs.org]"),
    })
    const wider = `.github/recipes/ours.yml:4:13: acme/recipes/node@${second} asks for more than before: change *.js, run "npm test", fetch from nodejs.org`
    for (const options of [['--yes'], ['--json'], []]) {
      const refused = await home.sous(['update', ...options], { env })
      expect([refused.code, flat(options[0] === '--json' ? JSON.parse(refused.out).failure.message : refused.err)]).toEqual([
        4,
        expect.stringContaining(wider),
      ])
    }
    const declined = await home.sous(['update'], { env, answers: ['n'] })
    expect([declined.code, flat(declined.out)]).toEqual([4, expect.stringContaining('asks for more than before. It may now')])
    expect(home.repo.snapshot()).toEqual(before)
    expect((await home.sous(['update', '--yes', '--accept-permissions'], { env })).code).toBe(0)
    expect(home.repo.read('.github/recipes/ours.yml')).toBe(ours(`acme/recipes/node@${second}`))
  })

  it('asks also if only one of the versions that steps had asked for less', async () => {
    await using at = await world()
    const { env, server, first } = at
    const wide = server.publish('acme/recipes', { 'recipes/node.yml': NODE.replace("['*.txt']", "['**']") })
    await using home = await recipeHome({ ours: ours(`acme/recipes/node@${wide}`, `\n  - recipe: acme/recipes/node@${first}`) }, {})
    expect((await home.sous(['update', `acme/recipes@${wide}`, '--yes'], { env })).code).toBe(4)
    const newest = server.publish('acme/recipes', { 'recipes/node.yml': `${NODE.replace("['*.txt']", "['**']")}# newer\n` })
    const { code, err } = await home.sous(['update', '--yes'], { env })
    const places = '.github/recipes/ours.yml:4:13'
    expect([code, flat(err)]).toEqual([
      4,
      expect.stringContaining(`${places}: acme/recipes/node@${newest} asks for more than before: change **`),
    ])
    expect(home.repo.exists('.github/sous.lock')).toBe(false)
  })

  it('moves only what is named, to the version that is named', async () => {
    await using at = await world()
    const { env, server, first } = at
    server.git('acme/recipes', 'tag', '-a', '-m', 'One', 'v1', first)
    const other = server.publish('acme/other', { 'recipes/tidy.yml': LINE })
    const second = server.publish('acme/recipes', { 'recipes/node.yml': `${NODE}# newer\n` })
    server.publish('acme/other', { 'recipes/tidy.yml': `${LINE}# newer\n` })
    await using home = await recipeHome(
      { ours: ours(`acme/recipes/node@${second}`, `\n  - { recipe: 'acme/other/tidy@${other}', with: { to: x } }`) },
      {},
    )
    expect((await home.sous(['update', 'ACME/recipes@v1', '--yes'], { env })).code).toBe(0)
    expect(home.repo.read('.github/recipes/ours.yml')).toContain(`acme/recipes/node@${first}`)
    expect(home.repo.read('.github/sous.lock')).toContain(`acme/other/tidy@${other}`)
  })

  it('says what cannot be updated and where it is pinned, and changes nothing', async () => {
    await using at = await world()
    const { env, server, first } = at
    await using home = await recipeHome({ ours: ours(`acme/recipes/node@${first}`) }, {})
    await home.sous(['update', '--yes'], { env })
    const before = home.repo.snapshot()
    const said = async (...words: readonly string[]) => {
      const { code, err } = await home.sous(['update', ...words, '--yes'], { env })
      expect(home.repo.snapshot()).toEqual(before)
      return [code, flat(err)]
    }
    const place = '.github/recipes/ours.yml:4:13'
    expect(await said('acme/recipes@v9')).toEqual([
      1,
      expect.stringContaining(`${place}: acme/recipes does not have this commit or version: There is no branch or tag 'v9'`),
    ])
    expect(await said('acme/nothing')).toEqual([3, expect.stringContaining("No recipe of 'acme/nothing' is used here")])
    expect(await said('acme/recipes/nod')).toEqual([3, expect.stringContaining("Recipe 'nod' does not exist in acme/recipes")])
    expect(await said('acme')).toEqual([3, expect.stringContaining("'acme' is not a repository")])
    server.git('acme/recipes', 'update-ref', '-d', 'refs/heads/main')
    server.remove('acme/recipes')
    expect(await said()).toEqual([1, expect.stringContaining(`${place}: https://github.com/acme/recipes does not exist`)])
    fs.rmSync(path.join(home.repo.path, '.github/sous.lock'))
  })

  it('refuses a new version that is not valid or lacks the recipe', async () => {
    await using at = await world()
    const { env, server, first } = at
    await using home = await recipeHome({ ours: ours(`acme/recipes/node@${first}`) }, {})
    const bad = server.publish('acme/recipes', { 'recipes/node.yml': NODE.replace('recipe: line', 'recipe: gone') })
    const invalid = await home.sous(['update', '--yes'], { env })
    expect([invalid.code, flat(invalid.err)]).toEqual([3, expect.stringContaining(`acme/recipes/node@${bad}:4:13: error`)])
    expect(flat(invalid.err)).toContain("Recipe 'gone' does not exist in acme/recipes")
    expect(home.repo.exists('.github/sous.lock')).toBe(false)
  })

  it('tells what GitHub does not let in yet', async () => {
    await using at = await world()
    const { env, first } = at
    await using home = await recipeHome({ ours: ours(`acme/recipes/node@${first}`) }, {})
    expect(flat((await home.sous(['update', '--yes'], { env })).err)).toContain('recipes: { allow: [acme/recipes] }')
  })
})
