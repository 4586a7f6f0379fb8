import { describe, expect, it } from 'vitest'
import { COLOUR, recipeHome } from '../../support/recipe-home.ts'

const SCRIPT = `name: Script
permissions:
  write: ['**']
  run: ["echo one > one.txt\\necho two > two.txt\\n"]
steps:
  - tool: run_in_terminal
    with:
      command: |
        echo one > one.txt
        echo two > two.txt
`
const EACH = `name: Each
permissions: { write: ['**'], run: ['echo "$NAME" >> names.txt'] }
steps:
  - id: files
    for-each: [a, b, c]
    tool: run_in_terminal
    with: { command: 'echo "$NAME" >> names.txt', env: { NAME: '\${{ item }}' } }
`
const EACH_STEPS = `name: Each
permissions: { write: ['**'], run: ['echo "$NAME" >> names.txt', 'echo then >> names.txt'] }
steps:
  - for-each: [a, b]
    steps:
      - { id: name, tool: run_in_terminal, with: { env: { NAME: '\${{ item }}' }, command: 'echo "$NAME" >> names.txt' } }
      - { tool: run_in_terminal, with: { command: 'echo then >> names.txt' } }
`
const SKIPPED = `name: Skipped
inputs: { on: { type: boolean, default: false } }
permissions: { write: ['**'], run: ['echo one > one.txt'] }
steps:
  - if: \${{ inputs.on }}
    tool: run_in_terminal
    with: { command: 'echo one > one.txt' }
`

const INNER = `name: Inner
permissions: { write: ['**'], run: ['echo one > one.txt'] }
steps:
  - { name: Inside, tool: run_in_terminal, with: { command: 'echo one > one.txt' } }
`
const STEPS = `name: Steps
permissions: { write: ['**'], run: ['echo one > one.txt'] }
steps:
  - { name: Look, tool: list_directory, with: { path: . } }
  - { name: Call, recipe: inner }
  - { name: After, tool: read_file, with: { path: one.txt } }
verify:
  - { name: there, tool: read_file, with: { path: one.txt } }
`
const WARNS = `name: Warns
permissions: { write: ['**'] }
steps:
  - { name: Look, tool: read_file, with: { path: a.bin } }
  - { name: First one, tool: replace_string_in_file, with: { path: a.txt, old_string: one, new_string: two } }
  - { name: Many, tool: file_search, with: { pattern: '*.md' } }
`

describe('the warnings of a recipe', () => {
  it('[T-10] [T-15] [T-25] have the words of the tools, and name the step', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.md`, '']))
    await using at = await recipeHome({ warns: WARNS }, { ...many, 'a.bin': '\u0000\u0001', 'a.txt': 'one\none\none\n' })
    const { out } = await at.sous(['preview', 'warns'])
    expect(out.split('\n').filter((line) => line.includes('Warning'))).toEqual([
      "! Warning: File appears to be binary, displaying first 1KB as hex (step 'Look')",
      "! Warning: Found 3 occurrences, replaced only the first at line 1 (step 'First one')",
      "! Warning: Found 1001 matches, showing first 1000 (step 'Many')",
    ])
  })
})

describe('sous run, about commands', () => {
  it('shows a script with its own lines before it asks for trust, and before it asks about the call', async () => {
    await using at = await recipeHome({ script: SCRIPT }, {})
    const { code, err } = await at.sous(['run', 'script'], { answers: ['y', 'y', 'y'] })
    expect(code).toBe(0)
    expect(err.match(/echo one > one\.txt\n +echo two > two\.txt\n/g)).toHaveLength(2)
    expect(err).not.toContain('U+000A')
    expect(err).toContain('Trust this recipe? [y]es / [n]o ')
  })

  it('asks once for all calls of a step, with the list of them', async () => {
    await using at = await recipeHome({ each: EACH }, {})
    const { code, err } = await at.sous(['run', 'each'], { answers: ['y', 'y', 'y'] })
    expect(code).toBe(0)
    expect(at.repo.read('names.txt')).toBe('a\nb\nc\n')
    expect(err.match(/Approve\? \(y\/n\/always\)/g)).toHaveLength(1)
    expect(err.slice(err.indexOf('This step'), err.indexOf('Approve?'))).toMatchInlineSnapshot(`
      "This step makes 3 calls. One answer is for all of them.
        run_in_terminal  command: echo "$NAME" >> names.txt  env: {"NAME":"a"}
        run_in_terminal  command: echo "$NAME" >> names.txt  env: {"NAME":"b"}
        run_in_terminal  command: echo "$NAME" >> names.txt  env: {"NAME":"c"}
      Files affected: known after it has run
      Risk level: dangerous

      "
    `)
  })

  it('asks once about all calls of for-each with several steps, and for trust before that', async () => {
    await using at = await recipeHome({ each: EACH_STEPS }, {})
    const { code, err } = await at.sous(['run', 'each'], { answers: ['y', 'y', 'y'] })
    expect([code, at.repo.read('names.txt')]).toEqual([0, 'a\nthen\nb\nthen\n'])
    expect(err.match(/recipes\/each.yml:\d+ +run_in_terminal/g)).toHaveLength(2)
    expect(err.match(/Approve\? \(y\/n\/always\)/g)).toHaveLength(1)
    expect(err.slice(err.indexOf('This step'), err.indexOf('Files affected'))).toMatchInlineSnapshot(`
      "This step makes 4 calls. One answer is for all of them.
        run_in_terminal  command: echo "$NAME" >> names.txt  env: {"NAME":"a"}
        run_in_terminal  echo then >> names.txt
        run_in_terminal  command: echo "$NAME" >> names.txt  env: {"NAME":"b"}
        run_in_terminal  echo then >> names.txt
      "
    `)
  })

  it('runs none of the calls that were declined', async () => {
    await using at = await recipeHome({ each: EACH }, {})
    const { code, out } = await at.sous(['run', 'each'], { answers: ['y', 'n'] })
    expect([code, out]).toEqual([4, expect.stringContaining('You declined. Nothing was written.')])
    expect(at.repo.snapshot()).not.toHaveProperty('names.txt')
  })

  it('remembers each call after always', async () => {
    await using at = await recipeHome({ each: EACH }, {})
    await at.sous(['run', 'each'], { answers: ['y', 'always', 'n'] })
    expect(JSON.parse(at.config.read('sous/approvals.json')).rules).toHaveLength(3)
  })

  it.each(['preview', 'check', 'run'])('asks for no trust in sous %s when nothing would run', async (command) => {
    await using at = await recipeHome({ skipped: SKIPPED }, {})
    const { code, err } = await at.sous([command, 'skipped'], { answers: [] })
    expect([code, err]).toEqual([0, expect.not.stringContaining('Trust')])
    expect((await at.sous([command, 'skipped', '--yes'])).code).toBe(0)
  })

  it('asks for trust once when something would run, and goes on', async () => {
    await using at = await recipeHome({ skipped: SKIPPED }, {})
    const first = await at.sous(['run', 'skipped', 'on=true'], { answers: ['y', 'y', 'n'] })
    expect(first.err.match(/Trust this recipe/g)).toHaveLength(1)
    const second = await at.sous(['run', 'skipped', 'on=true'], { answers: ['y', 'y'] })
    expect([second.code, second.err]).toEqual([0, expect.not.stringContaining('Trust')])
    const declined = await at.sous(['run', 'skipped', 'on=true', '--root', '.'], { answers: ['n'] })
    expect(declined.out).toContain('You declined')
  })
})

describe('the steps of a recipe that is not trusted yet', () => {
  const stepsOf = (err: string) => err.match(/[✓…▸✗] \w+/g)

  it('are shown once, those before the call ahead of the question', async () => {
    await using at = await recipeHome({ steps: STEPS, inner: INNER })
    const { code, err } = await at.sous(['run', 'steps'], { answers: ['y', 'y', 'y'] })
    expect([code, stepsOf(err)]).toEqual([0, ['✓ Look', '▸ Call', '✓ Inside', '✓ Call', '✓ After', '✓ verify']])
    expect(err.indexOf('✓ Look')).toBeLessThan(err.indexOf('Trust this recipe?'))
    expect(err.indexOf('✓ Inside')).toBeGreaterThan(err.indexOf('Approve?'))
    expect(at.repo.read('one.txt')).toBe('one\n')
  })

  it('stop at the call when you do not trust it', async () => {
    await using at = await recipeHome({ steps: STEPS, inner: INNER })
    const { code, err } = await at.sous(['run', 'steps'], { answers: ['n'] })
    expect([code, stepsOf(err)]).toEqual([4, ['✓ Look', '▸ Call', '✗ Error']])
    expect(at.repo.exists('one.txt')).toBe(false)
  })

  it('are all shown by a preview', async () => {
    await using at = await recipeHome({ steps: STEPS, inner: INNER })
    const { code, err } = await at.sous(['preview', 'steps'])
    expect([code, stepsOf(err)]).toEqual([4, ['✓ Look', '▸ Call', '… Inside', '… Call', '… After', '… verify']])
  })
})

describe('--stat', () => {
  it('shows the files without their lines', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const { out } = await at.sous(['preview', 'colour', '--stat'])
    expect(out).toContain('a.txt  modified  +1 −1\nb/c.txt  modified  +1 −1\n')
    expect(out).not.toContain('@@')
    const { out: plan } = await at.sous(['plans', /digest (\w{7})/.exec(out)?.[1] ?? '', '--stat'])
    expect(plan).toContain('a.txt  modified  +1 −1\n')
    expect(plan).not.toContain('@@')
  })

  it('shows them all when you ask for the diff', async () => {
    await using at = await recipeHome({ colour: COLOUR })
    const { out } = await at.sous(['run', 'colour', '--stat'], { answers: ['d', 'n'] })
    expect(out.match(/@@ -1,1 \+1,1 @@/g)).toHaveLength(2)
  })
})
