import { expect, it } from 'vitest'
import { completeDraft, hoverDraft } from '../../../src/app/studio/help-draft.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** `|` is the cursor. */
function cursor(text: string): { readonly text: string; readonly offset: number } {
  return { text: text.replace('|', ''), offset: text.indexOf('|') }
}

async function labels(text: string): Promise<readonly string[]> {
  await using folder = await tempFolder({})
  const program = { folder: import.meta.dirname, extension: '.ts' }
  const surroundings = {
    env: { PATH: process.env['PATH'] },
    folder: folder.path,
    program,
    notice: () => undefined,
    signal: new AbortController().signal,
  }
  const found = await completeDraft({ surroundings, root: folder.path }, cursor(text))
  if (!found.ok) throw new Error(found.error.message)
  return found.value.items.map(({ label }) => label)
}

it('completes the keys of each level that are not there yet', async () => {
  expect(await labels('name: x\n|')).toEqual(['description', 'inputs', 'permissions', 'exclude', 'steps', 'verify', 'outputs'])
  expect(await labels('name: x\nsteps:\n  - tool: grep\n    |\n    if: true\n')).toEqual(expect.arrayContaining(['with', 'name']))
  expect(await labels('name: x\nsteps:\n  - tool: grep\n    |\n    if: true\n')).not.toContain('if')
  expect(await labels('steps:\n- tool: glob\n  with:\n    pattern: a\n- tool: grep\n  with:\n    |\n')).toEqual(
    expect.arrayContaining(['pattern', 'include', 'case_sensitive']),
  )
  expect(await labels('steps:\n  - with:\n      find: x\n      |\n    tool: replace_in_file\n')).toEqual(
    expect.arrayContaining(['replace', 'is_regex']),
  )
  expect(await labels('permissions:\n  |')).toContain('write')
  expect(await labels('inputs:\n  a:\n    |')).toContain('required')
})

it('completes values: tools, recipes, choices and names in expressions', async () => {
  expect(await labels('steps:\n  - tool: gr|')).toEqual(expect.arrayContaining(['grep', 'replace_in_file']))
  expect(await labels('inputs:\n  a:\n    type: |')).toEqual(['string', 'number', 'boolean', 'choice'])
  expect(await labels('steps:\n  - tool: grep\n    with:\n      case_sensitive: |')).toEqual(['true', 'false'])
  expect(await labels('inputs:\n  version: {}\nsteps:\n  - id: find\n    if: ${{ |')).toEqual(
    expect.arrayContaining(['inputs.version', 'steps.find.outputs']),
  )
})

it('says what a tool, a key and an argument are', async () => {
  const hover = async (text: string) => (await hoverDraft(cursor(text)))?.text
  expect(await hover('steps:\n  - tool: gr|ep\n')).toMatch(/^Search file contents/)
  expect(await hover('per|missions:\n')).toBeTruthy()
  expect(await hover('steps:\n  - tool: grep\n    with:\n      patt|ern: x\n')).toMatch(/^Regular expression/)
  expect(await hover('name: x| y\n')).toBeUndefined()
})
