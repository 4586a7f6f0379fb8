import { describe, expect, it } from 'vitest'
import { runMain } from '../../support/run-main.ts'
import { type TempFolder, tempRepo } from '../../support/temp-folder.ts'

const FIND = 'name: Find\nsteps:\n  - id: find\n    tool: grep\n    with: { pattern: x }\n'
const SWITCHES = '.github/sous/switches.json'

function inFolder(folder: TempFolder) {
  return (...argv: string[]) => runMain(argv, folder.path)
}

describe('[B-21] a tool of Sous that is switched off', () => {
  it('is refused in a recipe, where it is named, with how to switch it on', async () => {
    await using repo = await tempRepo({ 'recipes/find.yml': FIND, 'a.txt': 'x\n' })
    const run = inFolder(repo)
    expect((await run('validate')).code).toBe(0)
    expect((await run('bundle', 'disable', 'sous/grep@1')).code).toBe(0)
    expect(await run('validate', 'find')).toMatchObject({
      code: 3,
      out: expect.stringContaining("recipes/find.yml:4:11: error disabled: The tool 'grep' is switched off"),
    })
    expect((await run('validate', 'find')).out).toContain('→ Switch it on first: sous bundle enable sous/grep@1')
    expect((await run('preview', 'find')).code).toBe(3)
    await run('bundle', 'enable', 'sous/grep@1')
    expect((await run('preview', 'find')).code).toBe(0)
  })

  it('is refused by its short name and with all others of its bundle', async () => {
    await using repo = await tempRepo({
      'recipes/edit.yml':
        "name: Edit\npermissions: { write: ['*'] }\nsteps:\n  - tool: replace\n    with: { path: a.txt, find: x, replace: y }\n",
    })
    const run = inFolder(repo)
    const why = async () => (await run('validate', 'edit')).out
    await run('bundle', 'disable', 'sous/replace-in-file@1')
    expect(await why()).toContain("error disabled: The tool 'replace_in_file' is switched off")
    await run('bundle', 'enable', 'sous/replace-in-file@1')
    await run('bundle', 'disable', 'sous')
    expect(await why()).toContain("error disabled: The bundle 'sous' is switched off")
    expect(await why()).toContain('sous bundle enable sous')
  })

  it('is refused when it is called by itself, in the folder and below it', async () => {
    await using repo = await tempRepo({ 'a.txt': 'x\n', 'src/a.txt': 'x\n' })
    const run = inFolder(repo)
    const grep = (folder = repo.path, ...more: string[]) => runMain(['tool', 'grep', '--pattern', 'x', ...more], folder)
    expect((await grep()).code).toBe(0)
    await run('bundle', 'disable', 'sous/grep@1')
    const refusal = { code: 1, err: expect.stringMatching(/The tool '(?:grep|sous\/grep@1)' is switched off/) }
    expect(await grep()).toMatchObject(refusal)
    expect(await grep(`${repo.path}/src`)).toMatchObject(refusal)
    expect(JSON.parse((await grep(repo.path, '--json')).out)).toMatchObject({ success: false, error: { code: 'disabled' } })
    expect((await run('tool', 'glob', '--pattern', '*.txt')).code).toBe(0)
    expect(await run('invoke', 'sous/grep@1', '--pattern', 'x')).toMatchObject(refusal)
  })

  it('is off for a tool of a bundle that stands for it, too', async () => {
    await using repo = await tempRepo({
      'a.txt': 'x\n',
      'find.json': JSON.stringify({ type: 'local', local: { function: 'grep' } }),
      'recipes/find.yml': FIND.replace('grep', 'mine/find@1'),
    })
    const run = inFolder(repo)
    await run('bundle', 'add', 'mine/find@1', 'find.json')
    const file = repo.read('.github/sous/bundles/mine/tools/find@1.json')
    expect((await run('validate')).code).toBe(0)
    await run('bundle', 'disable', 'sous/grep@1')
    const why = "The tool 'mine/find@1' is off: its function 'grep' is switched off"
    expect((await run('validate')).out).toContain(`recipes/find.yml:4:11: error disabled: ${why}`)
    expect(await run('invoke', 'mine/find@1', '--pattern', 'x')).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    expect((await run('bundle', 'show', 'mine')).out).toContain("(off: its function 'grep' is switched off)")
    expect(repo.read('.github/sous/bundles/mine/tools/find@1.json')).toBe(file)
  })

  it('cannot be told from one that is on when the file is broken, so nothing is let through', async () => {
    await using repo = await tempRepo({
      'recipes/find.yml': FIND,
      'a.txt': 'x\n',
      [SWITCHES]: '{\n  "schemaVersion": 1,\n  "disabled": "grep"\n}\n',
    })
    const run = inFolder(repo)
    const why = `${SWITCHES}:3:3: disabled must be a list`
    expect(await run('tool', 'grep', '--pattern', 'x')).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    expect(await run('validate')).toMatchObject({ code: 3, out: expect.stringContaining(why) })
    expect(await run('invoke', 'sous/grep@1', '--pattern', 'x')).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    repo.write({ [SWITCHES]: '{ "schemaVersion": 1, "disabled": ["recipes/gone@1", "grep"] }\n' })
    expect(await run('tool', 'grep', '--pattern', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${SWITCHES}:1:54: disabled[1] must be sous, recipes, or one of their tools, such as sous/grep@1`),
    })
    repo.write({ [SWITCHES]: '{ "schemaVersion": 1, "disabled": ["recipes/gone@1"] }\n' })
    expect(await run('tool', 'grep', '--pattern', 'x')).toMatchObject({ code: 0 })
  })
})

describe('[B-44] a recipe that is switched off', () => {
  const RECIPES = {
    'recipes/find.yml': FIND,
    'recipes/both.yml': 'name: Both\nsteps:\n  - recipe: find\n',
    'recipes/all.yml': 'name: All\nsteps:\n  - recipe: both\n',
    'a.txt': 'x\n',
  }

  it('is not run, by itself or as a step, however far down', async () => {
    await using repo = await tempRepo(RECIPES)
    const run = inFolder(repo)
    expect((await run('preview', 'all')).code).toBe(0)
    expect((await run('bundle', 'disable', 'recipes/find@1')).code).toBe(0)
    for (const command of ['preview', 'check', 'run'])
      expect(await run(command, 'find')).toMatchObject({
        code: 1,
        err: expect.stringContaining("The recipe 'find' is switched off"),
      })
    const { code, out } = await run('validate')
    expect(code).toBe(3)
    expect(out).toContain("recipes/both.yml:3:13: error disabled: The recipe 'find' is switched off")
    expect(out).toContain("recipes/all.yml:3:13: error invalid_recipe: The recipe 'both' is not valid")
    expect(out).not.toContain('recipes/find.yml:')
    expect(await run('preview', 'all')).toMatchObject({ code: 3 })
    expect((await run('list')).out).toContain("find\n  The recipe 'find' is switched off\n  Find\n")
    expect(JSON.parse((await run('list', '--json')).out).recipes).toContainEqual(
      expect.objectContaining({ name: 'find', valid: true, enabled: false }),
    )
    await run('bundle', 'enable', 'recipes/find@1')
    expect((await run('preview', 'all')).code).toBe(0)
  })

  it('is not run when all of them are, nor one that comes with Sous', async () => {
    await using repo = await tempRepo(RECIPES)
    const run = inFolder(repo)
    await run('bundle', 'disable', 'recipes')
    expect(await run('run', 'find')).toMatchObject({ code: 1, err: expect.stringContaining("The bundle 'recipes' is switched off") })
    await run('bundle', 'enable', 'recipes')
    const { out } = await run('tools', 'search', 'trailing', '--json')
    const [{ reference }] = JSON.parse(out)
    const name = reference.replace('recipes/sous-', 'sous:').replace('@1', '')
    expect((await run('preview', name)).code).toBe(0)
    await run('bundle', 'disable', reference)
    expect(await run('preview', name)).toMatchObject({ code: 1, err: expect.stringContaining(`The recipe '${name}' is switched off`) })
  })

  it('is a recipe by its place: a file from elsewhere of the same name is another one', async () => {
    await using repo = await tempRepo({ ...RECIPES, 'elsewhere/find.yml': FIND })
    const run = inFolder(repo)
    await run('bundle', 'disable', 'recipes/find@1')
    expect((await run('preview', 'elsewhere/find.yml')).code).toBe(0)
    expect((await run('preview', 'recipes/find.yml')).code).toBe(1)
  })
})

it('a recipe that calls one whose own calls are wrong is told so before it runs', async () => {
  await using repo = await tempRepo({
    'recipes/inner.yml': 'name: Inner\nsteps:\n  - recipe: nothing\n',
    'recipes/outer.yml': 'name: Outer\nsteps:\n  - recipe: inner\n',
  })
  expect(await runMain(['preview', 'outer'], repo.path)).toMatchObject({
    code: 3,
    err: expect.stringContaining("The recipe 'inner' is not valid"),
  })
})
