import * as fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CHROMIUM, openPage, openStudio, violations } from '../support/studio.ts'

const RECIPE = `# Ours
name: Greet   # in lists
permissions: { write: [a.txt] }
steps:
  - tool: replace_in_file
    with: { path: a.txt, find: hello, replace: goodbye }
`
const FILES = { 'a.txt': 'hello\n', 'recipes/greet.yml': RECIPE }

describe.skipIf(CHROMIUM === undefined)('the pages', { timeout: 240_000, retry: 2 }, () => {
  for (const colorScheme of ['light', 'dark'] as const)
    it(`axe finds nothing on the recipes, the builder and its dialogs, ${colorScheme}`, async () => {
      await using studio = await openStudio(FILES)
      await using open = await openPage(studio, { colorScheme })
      const { page } = open
      await page.getByRole('link', { name: /Duplicate Greet/ }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: /^Greet/ }).click()
      await page.locator('.diff-file').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('tab', { name: 'Source' }).click()
      await page.locator('.cm-content').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Add step' }).click()
      await page.locator('.choice').first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Apply…' }).click()
      await page.getByRole('dialog').locator('.diff-file').waitFor()
      expect(await violations(page)).toEqual([])
      expect(open.faults).toEqual([])
    })

  it('fit into 360 pixels, also with long words and from right to left', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio, { width: 360, height: 740 })
    const { page } = open
    for (const language of ['en', 'de', 'zh', 'en-XA', 'ar-XB'])
      for (const place of ['#/recipes', '#/recipes/edit?path=recipes/greet.yml']) {
        await page.goto(`http://127.0.0.1:${studio.port}/studio/?lang=${language}${place}`)
        await page.locator('h1').waitFor()
        const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
        expect(content, `${language} ${place}`).toBe(view)
      }
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  })

  it('a recipe that does not parse stays editable, and the form comes back', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page.getByRole('link', { name: /^Greet/ }).click()
    await page.getByRole('tab', { name: 'Source' }).click()
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('broken: a: b')
    await page.getByText('The source is not a valid recipe right now', { exact: false }).waitFor()
    expect(await page.locator('.problem').count()).toBeGreaterThan(0)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+z')
    await page.getByText('The source is not a valid recipe right now', { exact: false }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name required').inputValue()).toBe('Greet')
  })

  it('two tabs do not lose each other’s work: the second sees both, and saves what it chooses', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page: first, context } = open
    const second = await context.newPage()
    const place = `http://127.0.0.1:${studio.port}/studio/#/recipes/edit?path=recipes/greet.yml`
    for (const page of [first, second]) {
      await page.goto(place)
      await page.getByLabel('Name required').waitFor()
    }
    await first.getByLabel('Name required').fill('First')
    await first.getByRole('heading', { name: 'First' }).waitFor()
    await first.keyboard.press('Control+s')
    await first.getByText('Saved recipes/greet.yml').waitFor()
    await second.getByLabel('Name required').fill('Second')
    await second.getByRole('heading', { name: 'Second' }).waitFor()
    await second.keyboard.press('Control+s')
    const dialog = second.getByRole('dialog')
    await dialog.waitFor()
    expect(studio.folder.read('recipes/greet.yml')).toBe(RECIPE.replace('Greet', 'First'))
    expect(await dialog.locator('.is-different').allInnerTexts()).toEqual([
      expect.stringContaining('Second'),
      expect.stringContaining('First'),
    ])
    expect(await violations(second)).toEqual([])
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await second.getByText('Saved recipes/greet.yml').waitFor()
    expect(studio.folder.read('recipes/greet.yml')).toBe(RECIPE.replace('Greet', 'Second'))
  })

  it('notices that the server is gone, keeps the work, and goes on with the new address', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page.getByRole('link', { name: /^Greet/ }).click()
    await page.getByLabel('Name required').waitFor()
    await studio.stop()
    await page.getByLabel('Name required').fill('While away')
    await page.locator('.banner').getByText('does not respond').waitFor()
    await studio.restart()
    await page.getByLabel('New address').fill(studio.address)
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.locator('.banner').waitFor({ state: 'detached' })
    await page.getByLabel('Name required').fill('Back again')
    await page.getByRole('heading', { name: 'Back again' }).waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Saved recipes/greet.yml').waitFor()
    expect(studio.folder.read('recipes/greet.yml')).toBe(RECIPE.replace('Greet', 'Back again'))
  })

  it('[B-43] “replace X by Y in all Dockerfiles” is built from an empty recipe with nothing but the page', async () => {
    await using studio = await openStudio({ Dockerfile: 'FROM node:18\n', 'app/Dockerfile': 'FROM node:18\n', 'other.txt': 'node:18\n' })
    await using open = await openPage(studio)
    const { page } = open
    await page.getByRole('link', { name: 'New recipe' }).click()
    await page.getByLabel('Name required').fill('Node 22')
    await page.getByRole('button', { name: 'Add step' }).click()
    await page.locator('.choice').first().waitFor()
    await page.keyboard.type('replace text')
    await page.locator('.choice').first().getByText('replace_in_file', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('include, item 1').fill('**/Dockerfile')
    await page.getByLabel(/^find/).fill('node:18')
    await page.getByLabel(/^replace/).fill('node:22')
    await page.getByRole('button', { name: 'Allow the recipe to change **/Dockerfile' }).click()
    await page.getByRole('button', { name: 'Apply…' }).click()
    await page.getByRole('button', { name: 'Approve 2 files' }).click()
    await page.getByText('Applied to 2 files').waitFor()
    expect(studio.folder.read('app/Dockerfile')).toBe('FROM node:22\n')
    expect(studio.folder.read('other.txt')).toBe('node:18\n')
  })

  it('a step is found by a sentence, in the language of the page', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    for (const [language, queries] of Object.entries({
      en: ['replace X by Y in all Dockerfiles', 'swap text'],
      de: ['ersetze X durch Y in allen Dockerfiles', 'Text ersetzen'],
      zh: ['替换所有文件中的文本', '替换'],
    })) {
      await page.goto(`http://127.0.0.1:${studio.port}/studio/?lang=${language}#/recipes/new`)
      await page.locator('.form-section').nth(1).locator('header button').click()
      for (const query of queries) {
        await page.getByRole('dialog').getByRole('combobox').fill(query)
        await expect.poll(() => page.locator('.choice code').first().textContent(), { message: query }).toBe('replace_in_file')
      }
      await page.keyboard.press('Escape')
    }
  })

  it('a new recipe is not wrong yet, and what is missing is said at its field and in a list', async () => {
    await using studio = await openStudio({
      ...FILES,
      'recipes/wrong.yml': 'name: Wrong\nsteps:\n  - tool: replace_in_file\n    with: { path: a.txt, replace: b }\n  - tool: grepp\n',
    })
    await using open = await openPage(studio)
    const { page } = open
    await page.getByRole('link', { name: 'New recipe' }).click()
    await page.getByText('Add a step: its changes appear here').waitFor()
    expect(await page.locator('.problem, .error-text').count()).toBe(0)
    await page.goto(`http://127.0.0.1:${studio.port}/studio/#/recipes/edit?path=recipes/wrong.yml`)
    const find = page.locator('.field').filter({ has: page.getByLabel(/^find/) })
    await find.getByText("replace_in_file needs 'find'").waitFor()
    const problems = page.locator('.changes-pane .problem')
    expect(await problems.count()).toBe(3)
    // Nothing of the list is cut off.
    const [list, content] = await page.locator('.changes-pane .problems').evaluate((each) => [each.clientHeight, each.scrollHeight])
    expect(list).toBe(content)
    expect(await violations(page)).toEqual([])
    expect(open.faults).toEqual([])
  })

  it('a diff of 5,000 files stays usable, also that of one step', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`many/${index % 50}/${index}.txt`, 'a colour\n']))
    const steps = ['many/**', 'z.txt'].map(
      (include) => `  - tool: replace_in_file\n    with: { include: '${include}', find: colour, replace: color }\n`,
    )
    await using studio = await openStudio({
      ...many,
      'z.txt': 'the colour\n',
      '.github/sous.yml': 'limits: { files: 6000 }\n',
      'recipes/many.yml': `name: Many\npermissions: { write: ['**'] }\nsteps:\n${steps.join('')}`,
    })
    await using open = await openPage(studio)
    const { page } = open
    page.setDefaultTimeout(60_000)
    await page.goto(`http://127.0.0.1:${studio.port}/studio/#/recipes/edit?path=recipes/many.yml`)
    await page.locator('.preview-head').getByText('5,001 files').waitFor()
    expect(await page.locator('.diff-file').count()).toBe(100)
    await page.getByRole('button', { name: 'Show more files' }).click()
    await expect.poll(() => page.locator('.diff-file').count()).toBe(400)
    // Its only file is the last one.
    await page.locator('.filter').filter({ hasText: '2 replace_in_file' }).click()
    await page.getByText('1 more file', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Show more files' }).click()
    await page.locator('.diff-file .path').getByText('z.txt').waitFor()
    expect(open.faults).toEqual([])
  })

  it('the first view is smaller than 300 KB, compressed', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page
      .getByRole('link', { name: /^Greet/ })
      .first()
      .waitFor()
    const loaded = (): Promise<readonly string[]> =>
      page.evaluate(() => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)])
    let total = 0
    for (const address of new Set(await loaded())) {
      const answer = await page.request.get(address, { headers: { 'sec-fetch-site': 'same-origin' } })
      total += gzipSync(await answer.body()).length
    }
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThan(300 * 1024)
  })

  it('a recipe of 200 steps stays usable', async () => {
    const steps = Array.from({ length: 200 }, (_, index) => `  - tool: grep\n    with: { pattern: 'p${index}', path: a.txt }\n`)
    await using studio = await openStudio({ ...FILES, 'recipes/long.yml': `name: Long\nsteps:\n${steps.join('')}` })
    await using open = await openPage(studio)
    const { page } = open
    await page.getByRole('link', { name: /^Long/ }).click()
    await page.locator('[data-step="steps-199"]').waitFor({ state: 'attached' })
    await page.locator('[data-step="steps-150"]').click()
    const started = Date.now()
    await page
      .locator('.step:has([data-step="steps-150"])')
      .getByLabel(/^pattern/)
      .fill('changed')
    await page.getByRole('tab', { name: 'Source' }).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sous-drafts') ?? ''), { timeout: 15_000 }).toContain('changed')
    expect(Date.now() - started).toBeLessThan(15_000)
    await page.keyboard.press('Control+s')
    await page.getByText('Saved recipes/long.yml').waitFor()
    expect(fs.readFileSync(`${studio.folder.path}/recipes/long.yml`, 'utf8')).toBe(
      `name: Long\nsteps:\n${steps.join('').replace("'p150'", "'changed'")}`,
    )
  })
})
