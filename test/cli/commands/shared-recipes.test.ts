// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { recipeHome } from '../../support/recipe-home.ts'
import { recipeServer } from '../../support/recipe-server.ts'

const NODE = `name: Node version
inputs: { to: { type: string, default: '24' } }
permissions: { write: ['*.txt'] }
steps:
  - recipe: line
    with: { from: node, to: 'node \${{ inputs.to }}' }
`
const LINE = `name: Replace a line
inputs: { from: { type: string, required: true }, to: { type: string, required: true } }
permissions: { write: ['**'] }
steps:
  - tool: replace_in_file
    with: { include: '*.txt', find: '\${{ inputs.from }}', replace: '\${{ inputs.to }}' }
`
const FILES = { 'a.txt': 'node\n' }
const RECIPES = { 'recipes/node.yml': NODE, '.github/recipes/line.yml': LINE, 'README.md': 'Recipes\n' }

async function world() {
  const server = await recipeServer()
  const commit = server.publish('acme/recipes', RECIPES)
  return {
    server,
    commit,
    ref: `acme/recipes/node@${commit}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** Errors are wrapped for the width of a terminal. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}

describe('a recipe of another repository', { timeout: 60_000 }, () => {
  it('runs pinned in three repositories, in a step and on the command line, with the recipes next to it', async () => {
    await using at = await world()
    const { env } = at.server
    const step = `name: Ours\npermissions: { write: ['*.txt'] }\nsteps:\n  - { recipe: '${at.ref}', with: { to: '20' } }\n`
    for (const recipe of [at.ref, 'ours', at.ref]) {
      await using home = await recipeHome({ ours: step }, FILES)
      const { code, out, err } = await home.sous(['run', recipe, '--yes'], { env })
      expect([code, err], out).toEqual([0, expect.any(String)])
      expect(home.repo.read('a.txt')).toBe(recipe === 'ours' ? 'node 20\n' : 'node 24\n')
    }
    expect(fs.readdirSync(at.server.cache)).toHaveLength(1)
  })

  it('needs no network once it was fetched', async () => {
    await using at = await world()
    const { env } = at.server
    await using home = await recipeHome({}, FILES)
    expect((await home.sous(['explain', at.ref], { env })).code).toBe(0)
    at.server.remove('acme/recipes')
    expect((await home.sous(['preview', at.ref], { env })).code).toBe(0)
  })

  it.each([
    ['v1', 'is not pinned: a branch or tag can move'],
    ['main', 'is not pinned: a branch or tag can move'],
    ['0123abc', 'is not pinned: a short commit is not unique'],
    [undefined, 'is not pinned to a commit'],
  ])('[B3] is refused unpinned: %s', async (version, why) => {
    await using at = await world()
    const { env } = at.server
    const name = `acme/recipes/node${version === undefined ? '' : `@${version}`}`
    await using home = await recipeHome({ ours: `name: Ours\nsteps:\n  - recipe: ${name}\n` }, FILES)
    for (const recipe of [name, 'ours']) {
      const { code, err } = await home.sous(['run', recipe, '--yes'], { env })
      expect([code, flat(err)]).toEqual([3, expect.stringContaining(`'${name}' ${why}`)])
      expect(flat(err)).toContain(`'sous update ${name}' finds the commit and records it.`)
    }
    expect(home.repo.read('a.txt')).toBe('node\n')
    expect(fs.existsSync(at.server.cache)).toBe(false)
  })

  it.each([
    `acme/recipes/../node@${'a'.repeat(40)}`,
    `acme/../recipes/node@${'a'.repeat(40)}`,
    `acme/../node@${'a'.repeat(40)}`,
    `-u/recipes/node@${'a'.repeat(40)}`,
    `acme/recipes/node.yml@${'a'.repeat(40)}`,
    `acme/recipes.git/node@${'a'.repeat(40)}`,
    `acme/recipes/node@${'A'.repeat(40)}`,
    'https://github.com/acme/recipes/node',
  ])('[B3] has no other name: %s', async (name) => {
    await using at = await world()
    await using home = await recipeHome({ ours: `name: Ours\nsteps:\n  - recipe: '${name}'\n` }, FILES)
    const { code, err } = await home.sous(['preview', 'ours'], { env: at.server.env })
    expect([code, err]).toEqual([3, expect.stringContaining('ours.yml:3:13: error')])
    expect((await home.sous(['preview', '--', name], { env: at.server.env })).code).toBe(3)
    expect(fs.existsSync(at.server.cache)).toBe(false)
  })

  it.each([
    ['https://github.com/acme/recipes/node', "'https://github.com/acme/recipes/node' is not a recipe of another repository"],
    ['git@github.com:acme/recipes/node', 'Write owner/repository/name@commit'],
    [`acme/recipes/node.yml@${'a'.repeat(40)}`, 'is not a recipe of another repository'],
    [`acme/recipes/node@${'A'.repeat(40)}`, `Write acme/recipes/node@${'a'.repeat(40)}.`],
  ])('says how to write %s', async (name, advice) => {
    await using at = await world()
    await using home = await recipeHome({}, FILES)
    const { code, err } = await home.sous(['preview', name], { env: at.server.env })
    expect([code, flat(err)]).toEqual([3, expect.stringContaining(advice)])
  })

  it('[B3] is refused when only a fork has its commit', async () => {
    await using at = await world()
    const { server } = at
    const fork = server.publish('mallory/recipes', { ...RECIPES, 'recipes/node.yml': NODE.replace('Node version', 'Mine') })
    // GitHub serves the commits of forks under the name of the original.
    fs.mkdirSync(path.join(server.place('acme/recipes'), 'objects/info'), { recursive: true })
    fs.writeFileSync(
      path.join(server.place('acme/recipes'), 'objects/info/alternates'),
      `${path.join(server.place('mallory/recipes'), 'objects')}\n`,
    )
    server.git('acme/recipes', 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    await using home = await recipeHome({}, FILES)
    expect((await home.sous(['explain', `mallory/recipes/node@${fork}`], { env: server.env })).code).toBe(0)
    const { code, err } = await home.sous(['preview', `acme/recipes/node@${fork}`], { env: server.env })
    expect([code, flat(err)]).toEqual([1, expect.stringContaining(`No branch or tag of the repository contains the commit ${fork}`)])
  })

  it('takes a commit that is behind a branch or on a tag only, and an older one', async () => {
    await using at = await world()
    const { server } = at
    const tagged = server.publish('acme/recipes', { 'recipes/extra.yml': NODE }, 'release')
    server.git('acme/recipes', 'tag', '-a', '-m', 'One', 'v1', tagged)
    server.git('acme/recipes', 'update-ref', '-d', 'refs/heads/release')
    server.publish('acme/recipes', { 'README.md': 'newer\n' })
    await using home = await recipeHome({}, FILES)
    for (const commit of [tagged, at.commit])
      expect((await home.sous(['explain', `acme/recipes/node@${commit}`], { env: server.env })).code).toBe(0)
  })

  it('says what is missing: the repository, the commit, the recipe', async () => {
    await using at = await world()
    const { env } = at.server
    await using home = await recipeHome({}, FILES)
    const said = async (ref: string) => {
      const { code, err } = await home.sous(['preview', ref], { env })
      return [code, flat(err)]
    }
    expect(await said(`acme/gone/node@${at.commit}`)).toEqual([1, expect.stringContaining('https://github.com/acme/gone does not exist')])
    expect(await said(`acme/recipes/node@${'1'.repeat(40)}`)).toEqual([
      1,
      expect.stringContaining('acme/recipes does not have this commit or version'),
    ])
    expect(await said(`acme/recipes/nod@${at.commit}`)).toEqual([
      3,
      expect.stringContaining(`Recipe 'nod' does not exist in acme/recipes at ${at.commit.slice(0, 12)} → Did you mean 'node'?`),
    ])
  })

  it('does not follow links, and takes no file that is too large for a recipe', async () => {
    await using at = await world()
    const { server } = at
    const huge = server.publish('acme/recipes', { 'recipes/huge.yml': `name: Huge\n#${'x'.repeat(300_000)}\n` })
    await using home = await recipeHome({}, FILES)
    const large = await home.sous(['preview', `acme/recipes/huge@${huge}`], { env: server.env })
    expect(flat(large.err)).toContain('recipes/huge.yml of acme/recipes')
    expect(flat(large.err)).toContain('is too large for a recipe')
  })

  it('runs only what the lock says, whatever the cache or the lock of someone else says', async () => {
    await using at = await world()
    const { env, cache } = at.server
    const lock = (hash: string) => `version: 1\nrecipes:\n  ${at.ref}: sha256:${hash}\n`
    await using home = await recipeHome({}, { ...FILES, '.github/sous.lock': lock('0'.repeat(64)) })
    const wrong = await home.sous(['run', at.ref, '--yes'], { env })
    expect([wrong.code, flat(wrong.err)]).toEqual([1, expect.stringContaining('.github/sous.lock says 0000000000000000')])
    home.repo.write({ '.github/sous.lock': 'version: 2\nrecipes: []\n' })
    const broken = await home.sous(['run', at.ref, '--yes'], { env })
    expect([broken.code, flat(broken.err)]).toEqual([3, expect.stringContaining('.github/sous.lock:1:10:')])
    home.repo.write({ '.github/sous.lock': 'version: 1\nrecipes: {}\n' })
    const [file = ''] = fs.readdirSync(cache)
    const place = path.join(cache, file)
    const saved = JSON.parse(fs.readFileSync(place, 'utf8'))
    const evil = Buffer.from(NODE.replace('Node version', 'Evil')).toString('base64')
    for (const object of saved.objects) if (object.type === 'blob') object.bytes = evil
    fs.writeFileSync(place, JSON.stringify(saved))
    const forged = await home.sous(['explain', at.ref], { env })
    expect(forged.out + forged.err).not.toContain('Evil')
  })

  it('asks you to trust its commands, and shows them with their place', async () => {
    await using server = await recipeServer()
    const stamp =
      "name: Stamp\npermissions: { write: ['*'], run: ['date > s'] }\nsteps:\n  - { tool: run_in_terminal, with: { command: 'date > s' } }\n"
    const commit = server.publish('acme/recipes', { 'recipes/stamp.yml': stamp })
    await using home = await recipeHome({}, FILES)
    const { err } = await home.sous(['run', `acme/recipes/stamp@${commit}`], { env: server.env, answers: ['n'] })
    expect(err).toContain('Trust this recipe?')
    expect(err).toContain('date > s')
    expect(home.repo.exists('s')).toBe(false)
  })

  it('is checked by sous validate as far as it was fetched, with a warning where it was not', async () => {
    await using at = await world()
    const { env, cache } = at.server
    const step = (pin: string, inputs: string) =>
      `name: Ours\npermissions: { write: ['*.txt'] }\nsteps:\n  - { recipe: '${pin}', with: { ${inputs} } }\n`
    await using home = await recipeHome({ ours: step(at.ref, 'to: x') }, FILES)
    const unread = await home.sous(['validate'], { env })
    expect([unread.code, flat(unread.out)]).toEqual([
      0,
      expect.stringContaining(`'${at.ref}' was not checked, because it has not been fetched yet`),
    ])
    expect(flat(unread.out)).toContain(`'${at.ref}' is not in .github/sous.lock`)
    expect(fs.existsSync(cache)).toBe(false)
    expect((await home.sous(['update', '--yes'], { env })).code).toBe(0)
    expect((await home.sous(['validate'], { env })).out).toBe('✓ 1 recipe and the settings are valid\n')
    home.repo.write({ '.github/sous.yml': 'recipes: { allow: [acme/others] }\n', '.github/recipes/ours.yml': step(at.ref, 'too: x') })
    const wrong = await home.sous(['validate'], { env })
    expect([wrong.code, flat(wrong.out)]).toEqual([3, expect.stringContaining("has no input 'too'")])
    expect(flat(wrong.out)).toContain("does not let recipes of 'acme/recipes' run on GitHub")
    home.repo.write({ '.github/sous.lock': 'version: 1\nrecipes:\n  acme/recipes/node@v1: sha256:0\n' })
    const broken = await home.sous(['validate', '--json'], { env })
    expect([broken.code, JSON.parse(broken.out).lock.diagnostics.map((one: { readonly code: string }) => one.code)]).toEqual([
      3,
      ['unpinned_recipe', 'invalid_name'],
    ])
  })

  it('is listed with the recipes of the repository if it is in the lock, fetched or not', async () => {
    await using at = await world()
    const { env, cache } = at.server
    await using home = await recipeHome({}, FILES)
    await home.sous(['update', 'acme/recipes/node', '--yes'], { env })
    expect((await home.sous(['list'], { env })).out).toContain(`${at.ref}\n  Node version\n`)
    fs.rmSync(cache, { recursive: true })
    expect(flat((await home.sous(['list'], { env })).out)).toContain(`${at.ref} '${at.ref}' was not checked`)
    expect((await home.sous(['completion', 'recipes'], { env })).out).toContain(`${at.ref}\n`)
    expect((await home.sous(['completion', 'shared'], { env })).out).toBe('acme/recipes/line\nacme/recipes/node\n')
  })

  it('[B3] is not taken from a repository that only has the same commit: a fork fills no cache but its own', async () => {
    await using at = await world()
    const { server, commit } = at
    server.publish('mallory/fork', RECIPES)
    await using home = await recipeHome({}, FILES)
    expect((await home.sous(['explain', at.ref], { env: server.env })).code).toBe(0)
    const { code, err } = await home.sous(['explain', `mallory/other/node@${commit}`], { env: server.env })
    expect([code, flat(err)]).toEqual([1, expect.stringContaining('https://github.com/mallory/other does not exist')])
  })

  it('is the same whatever case its repository is written in, for the lock too', async () => {
    await using at = await world()
    const { server } = at
    await using home = await recipeHome({}, FILES)
    await home.sous(['update', 'acme/recipes/node', '--yes'], { env: server.env })
    const upper = `ACME/Recipes/node@${at.commit}`
    home.repo.write({ '.github/sous.lock': home.repo.read('.github/sous.lock').replace(/sha256:[0-9a-f]{4}/g, 'sha256:0000') })
    const { code, err } = await home.sous(['preview', upper], { env: server.env })
    expect([code, flat(err)]).toEqual([1, expect.stringContaining('.github/sous.lock says 0000')])
  })
})
