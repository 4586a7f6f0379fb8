import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { recipeHome } from '../support/recipe-home.ts'
import { type RecipeServer, recipeServer } from '../support/recipe-server.ts'

const TIDY = `name: Tidy
permissions: { write: ['*.txt'] }
steps:
  - tool: replace_in_file
    with: { include: '*.txt', find: 'b', replace: 'c' }
`

/** A shared repository that wants more than its recipes may have. */
async function world() {
  const server = await recipeServer()
  const commit = server.publish('acme/recipes', { 'recipes/tidy.yml': TIDY })
  const home = await recipeHome({}, { 'a.txt': 'b\n' })
  const said = async (recipe: string, env: Readonly<Record<string, string>> = {}) => {
    const { code, out, err } = await home.sous(['run', recipe, '--yes'], { env: { ...server.env, ...env } })
    return [code, `${out} ${err}`.replace(/\s+/g, ' ')] as const
  }
  return {
    server,
    home,
    said,
    tidy: `acme/recipes/tidy@${commit}`,
    async [Symbol.asyncDispose]() {
      await home[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

function cacheFile({ cache }: RecipeServer): string {
  const [name = ''] = fs.readdirSync(cache)
  return path.join(cache, name)
}

describe('a hostile repository of recipes', { timeout: 60_000 }, () => {
  it('[B3] gets nothing read through links and submodules', async () => {
    await using at = await world()
    const { server, home, said } = at
    const outside = path.join(home.config.path, 'outside.yml')
    fs.writeFileSync(outside, TIDY)
    const commit = server.plant('acme/recipes', [
      { mode: '120000', path: 'recipes/link.yml', content: outside },
      { mode: '120000', path: 'recipes/inside.yml', content: 'tidy.yml' },
      { mode: '160000', path: 'recipes/module.yml', content: '1'.repeat(40) },
      { mode: '120000', path: '.github/recipes', content: path.dirname(outside) },
      { mode: '100644', path: '.gitmodules', content: '[submodule "m"]\n  path = recipes/module.yml\n  url = ext::sh -c touch% pwned\n' },
    ])
    for (const name of ['link', 'inside', 'module'])
      expect(await said(`acme/recipes/${name}@${commit}`)).toEqual([
        1,
        expect.stringContaining(`recipes/${name}.yml of acme/recipes at ${commit.slice(0, 12)} is not a file but a link or a submodule`),
      ])
    expect(await said(`acme/recipes/outside@${commit}`)).toEqual([3, expect.stringContaining("Recipe 'outside' does not exist")])
    expect((await said(`acme/recipes/tidy@${commit}`))[0]).toBe(0)
  })

  it('[B3] has no folder of recipes when that is a link or a submodule', async () => {
    await using at = await world()
    const { server, said } = at
    for (const [source, mode, content] of [
      ['mallory/links', '120000', '/etc'],
      ['mallory/modules', '160000', '1'.repeat(40)],
    ] as const) {
      server.publish(source, { 'README.md': 'Recipes\n' })
      const commit = server.plant(source, [{ mode, path: 'recipes', content }])
      expect(await said(`${source}/tidy@${commit}`)).toEqual([3, expect.stringContaining(`Recipe 'tidy' does not exist in ${source}`)])
    }
  })

  it('[B3] cannot make a terminal obey the names of its files', async () => {
    await using at = await world()
    const { server, said } = at
    const commit = server.plant('acme/recipes', [
      { mode: '100644', path: 'recipes/tidy1\u001b[2J\u202e.yml', content: TIDY },
      { mode: '100644', path: 'recipes/--upload-pack=touch pwned.yml', content: TIDY },
      { mode: '100644', path: 'recipes/a\nb.yml', content: TIDY },
    ])
    const [code, text] = await said(`acme/recipes/tidy1@${commit}`)
    expect([code, text]).toEqual([3, expect.stringContaining("Recipe 'tidy1' does not exist")])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(text).not.toMatch(/[\u001b\u202e]/)
    for (const name of ['--upload-pack=touch pwned', 'a\nb']) expect((await said(`acme/recipes/${name}@${commit}`))[0]).toBe(3)
  })

  it('[G1] gives git no option or program to run, whatever version is asked for', async () => {
    await using at = await world()
    const { server, home } = at
    const { env } = server
    for (const version of ['--upload-pack=touch pwned', '--output=pwned', 'ext::sh -c touch% pwned', '-v', '..', '+main', 'main:x'])
      expect((await home.sous(['update', `acme/recipes/tidy@${version}`, '--yes'], { env })).code, version).not.toBe(0)
    expect(home.repo.snapshot()).toEqual(expect.not.objectContaining({ pwned: expect.anything() }))
    expect(fs.existsSync('pwned')).toBe(false)
  })

  it('[G3] reaches no other server or transport by what the user has in the environment of a server', async () => {
    await using at = await world()
    for (const server of ['ext::sh -c touch% pwned', 'file:///tmp', '--upload-pack=touch', 'ssh://-oProxyCommand=touch/x'])
      expect((await at.said(at.tidy, { GITHUB_SERVER_URL: server }))[0], server).toBe(0)
    expect(at.home.repo.exists('pwned')).toBe(false)
  })

  it('[G3] runs no program that its address names: the ext transport is closed, even where the user opened it', async () => {
    await using at = await world()
    const marker = path.join(at.home.config.path, 'pwned')
    const [code, text] = await at.said(at.tidy, {
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: `url.ext::sh -c touch% ${marker} .insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
      GIT_CONFIG_KEY_1: 'protocol.ext.allow',
      GIT_CONFIG_VALUE_1: 'always',
    })
    expect([code, text]).toEqual([1, expect.stringContaining("transport 'ext' not allowed")])
    expect(fs.existsSync(marker)).toBe(false)
  })

  it('takes the same time for a repository with huge files and many others, and names a recipe that is not text', async () => {
    await using at = await world()
    const { server, said } = at
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`recipes/more/${i}.yml`, `name: ${i}\n`]))
    server.publish('acme/recipes', { ...many, 'recipes/big.bin': 'x'.repeat(20_000_000), 'recipes/latin.yml': 'name: ' })
    const commit = server.plant('acme/recipes', [{ mode: '100644', path: 'recipes/bomb.yml', content: bomb() }])
    expect((await said(`acme/recipes/tidy@${commit}`))[0]).toBe(0)
    expect(fs.statSync(cacheFile(server)).size).toBeLessThan(100_000)
    const [code, text] = await said(`acme/recipes/bomb@${commit}`)
    expect([code, text]).toEqual([3, expect.stringContaining('error')])
  })

  it('finds a recipe among hundreds of other files, and says when there are too many recipes', async () => {
    await using at = await world()
    const { server, said } = at
    const files = (count: number, extension: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`recipes/a${i}.${extension}`, `name: ${i}\n`]))
    const crowded = server.publish('acme/recipes', files(501, 'md'))
    expect((await said(`acme/recipes/tidy@${crowded}`))[0]).toBe(0)
    const full = server.publish('acme/recipes', files(501, 'yml'))
    expect(await said(`acme/recipes/tidy@${full}`)).toEqual([1, expect.stringContaining('has 502 recipes, more than 500')])
  })
})

describe('a name that looks like a commit', { timeout: 60_000 }, () => {
  it('[B3] is one: a branch of that name is not taken for it', async () => {
    await using at = await world()
    const { server, home } = at
    const commit = server.git('acme/recipes', 'rev-parse', 'main')
    for (const name of ['c'.repeat(40), 'b'.repeat(64)]) {
      server.git('acme/recipes', 'update-ref', `refs/heads/${name}`, commit)
      expect(await at.said(`acme/recipes/tidy@${name}`)).toEqual([1, expect.stringContaining('acme/recipes does not have this commit')])
      const { code } = await home.sous(['update', `acme/recipes/tidy@${name}`, '--yes'], { env: server.env })
      expect([code, home.repo.exists('.github/sous.lock')]).toEqual([1, false])
    }
  })

  it('can have 64 digits where a repository names its commits so', async () => {
    await using at = await world()
    const { server } = at
    const clone = path.join(at.home.config.path, 'clone')
    fs.mkdirSync(server.place('acme/long'), { recursive: true })
    server.git('acme/long', 'init', '--quiet', '--bare', '--object-format=sha256', '--initial-branch=main')
    server.git('acme/long', 'config', 'uploadpack.allowFilter', 'true')
    fs.mkdirSync(path.join(clone, 'recipes'), { recursive: true })
    fs.writeFileSync(path.join(clone, 'recipes/tidy.yml'), TIDY)
    server.git('acme/long', '--work-tree', clone, 'add', '--all')
    const commit = server.git('acme/long', 'commit-tree', server.git('acme/long', 'write-tree'), '-m', 'Recipes')
    server.git('acme/long', 'update-ref', 'refs/heads/main', commit)
    expect(commit).toHaveLength(64)
    const { code, err } = await at.home.sous(['update', 'acme/long/tidy', '--yes'], { env: server.env })
    expect([code, at.home.repo.read('.github/sous.lock')], err).toEqual([0, expect.stringContaining(commit)])
    expect((await at.said(`acme/long/tidy@${commit}`))[0]).toBe(0)
  })
})

describe('a cache that somebody changed', { timeout: 60_000 }, () => {
  it.each([
    ['another recipe', (text: string) => withBlob(text, (blob) => blob.replace('replace: ', 'replace: evil'))],
    ['a recipe less', (text: string) => withObjects(text, (objects) => objects.filter(({ type }) => type !== 'blob'))],
    ['a tree less', (text: string) => withObjects(text, (objects) => objects.filter(({ type }, i) => type !== 'tree' || i === 1))],
    ['no commit', (text: string) => withObjects(text, (objects) => objects.filter(({ type }) => type !== 'commit'))],
    ['something else', () => '{"objects":[null,5,{"type":"commit","bytes":"!"}]}'],
    ['nothing', () => ''],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ])('[B3] is fetched again: %s', async (_, change) => {
    await using at = await world()
    const { server, home, said } = at
    expect((await home.sous(['explain', at.tidy], { env: server.env })).code).toBe(0)
    const file = cacheFile(server)
    const before = fs.readFileSync(file, 'utf8')
    expect(change(before)).not.toBe(before)
    fs.writeFileSync(file, change(before))
    expect((await said(at.tidy))[0]).toBe(0)
    expect(home.repo.read('a.txt')).toBe('c\n')
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(JSON.parse(before))
  })

  it('[B3] is not believed without a server, either', async () => {
    await using at = await world()
    const { server, home, said } = at
    expect((await home.sous(['explain', at.tidy], { env: server.env })).code).toBe(0)
    const file = cacheFile(server)
    fs.writeFileSync(
      file,
      withBlob(fs.readFileSync(file, 'utf8'), (blob) => blob.replace('replace: ', 'replace: evil')),
    )
    server.remove('acme/recipes')
    expect(await said(at.tidy)).toEqual([1, expect.stringContaining('https://github.com/acme/recipes does not exist')])
    expect((await home.sous(['validate'], { env: server.env })).code).toBe(3)
    expect(home.repo.read('a.txt')).toBe('b\n')
  })
})

interface Saved {
  readonly type: string
  readonly bytes: string
}

function withObjects(text: string, change: (objects: readonly Saved[]) => readonly Saved[]): string {
  const saved = JSON.parse(text) as { readonly objects: readonly Saved[] }
  return JSON.stringify({ ...saved, objects: change(saved.objects) })
}

function withBlob(text: string, change: (blob: string) => string): string {
  const changed = ({ type, bytes }: Saved) =>
    type === 'blob' ? Buffer.from(change(Buffer.from(bytes, 'base64').toString())).toString('base64') : bytes
  return withObjects(text, (objects) => objects.map((one) => ({ ...one, bytes: changed(one) })))
}

/** Aliases that stand for more and more. */
function bomb(): string {
  const lines = Array.from({ length: 12 }, (_, i) => `x${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`)
  return `name: Bomb\nx0: &a0 [x]\n${lines.join('\n')}\nsteps: *a12\n`
}
