// biome-ignore-all lint/performance/useDomNodeTextContent: what is seen is what counts
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import * as fs from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { httpServer } from '../support/http-server.ts'
import { CHROMIUM, openPage, openStudio, type Studio, violations } from '../support/studio.ts'

const SPELL =
  "name: American spelling\ndescription: Replaces colour by color\npermissions: { write: ['*.txt'] }\nsteps:\n  - tool: replace_in_file\n    with: { include: '*.txt', find: colour, replace: color }\n"
const FILES = { 'a.txt': 'a colour\n', 'b.txt': 'colour\n', 'c.txt': 'colour\n', 'd.txt': 'the colour\n', 'recipes/spell.yml': SPELL }

const screen = (studio: Studio, path: string) => `http://127.0.0.1:${studio.port}/studio/#/${path}`
const question = (page: Page) => page.locator('dialog[open]')

async function answerWith(page: Page, choice: 'Yes' | 'No'): Promise<string> {
  const text = await question(page).innerText()
  await question(page).getByRole('button', { name: choice, exact: true }).click()
  return text
}

async function addTool(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'New bundle' }).click()
  await question(page).getByLabel('Name in recipes').fill('my tickets')
  await page.keyboard.press('Enter')
  await question(page).getByText('must be 1 to 64 letters, digits and dashes').waitFor()
  await question(page).getByLabel('Name in recipes').fill('tickets')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'New tool in tickets' }).click()
  await page.getByLabel('Name in recipes').fill('get')
  await page.getByLabel('What it does').fill('Gets a ticket')
  await page.getByLabel('Address').fill([origin, '/tickets/${nowhere}'].join(''))
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await page.getByText("uses the argument 'nowhere', which is not in argSchema").waitFor()
  await page.getByLabel('Address').fill([origin, '/tickets/${id}'].join(''))
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await page.getByRole('heading', { name: 'Try it' }).waitFor()
}

describe.skipIf(CHROMIUM === undefined)('the tools', { retry: 2 }, () => {
  it('[B-46] are created, tried, switched, exported, deleted and imported', { timeout: 180_000 }, async () => {
    await using far = await httpServer((request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ title: `Ticket ${request.url}` })),
    )
    await using studio = await openStudio(FILES, {}, ['--allow-host', '127.0.0.1'])
    await using open = await openPage(studio)
    const { page } = open
    await page.goto(screen(studio, 'tools'))
    await addTool(page, far.origin)

    // Asks before anything is sent.
    const tester = page.locator('.tester')
    await tester.getByLabel('id').fill('7')
    await tester.getByRole('button', { name: 'Run' }).click()
    expect(await answerWith(page, 'No')).toContain(`GET ${far.origin}/tickets/7`)
    await tester.getByText('approval_refused').waitFor()
    expect(far.requests).toHaveLength(0)
    await tester.getByRole('button', { name: 'Run' }).click()
    await answerWith(page, 'Yes')
    await tester.getByText('"title": "Ticket /tickets/7"').waitFor()
    expect(await tester.innerText()).toMatch(/Took \d+ ms/)
    expect(await tester.locator('pre.call').first().innerText()).toContain(`GET ${far.origin}/tickets/7`)
    expect(far.requests).toHaveLength(1)
    await page.getByText('called once').waitFor()

    // Off: neither here nor for anyone else.
    await page.getByRole('switch', { name: 'get is on' }).click()
    await page.getByText('Switch it on to try it.').waitFor()
    expect(await tester.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true)
    await page.getByRole('switch', { name: 'get is on' }).click()
    await page.getByText('Switch it on to try it.').waitFor({ state: 'detached' })

    // A version stays as it is; an edit is the next one.
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    expect(await page.getByLabel('Version').inputValue()).toBe('2')
    await page.getByLabel('What it does').fill('Gets a ticket again')
    await page.getByRole('button', { name: 'Save as a new version' }).click()
    await page.getByText('tickets/get@2').first().waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export tickets' }).click()])
    expect(download.suggestedFilename()).toBe('tickets.zip')
    const zip = `${studio.folder.path}-tickets.zip`
    await download.saveAs(zip)
    for (const version of ['2', '1']) {
      await page.goto(screen(studio, `tools/tool/${encodeURIComponent(`tickets/get@${version}`)}`))
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('heading', { name: 'Choose a tool' }).waitFor()
    }
    await page.getByText('No tools in it yet.').waitFor()
    fs.rmSync(`${studio.folder.path}/.github/sous/bundles`, { recursive: true, force: true })
    await page.getByRole('button', { name: 'Import' }).click()
    await question(page).getByLabel('ZIP file of a bundle').setInputFiles(zip)
    await page.getByText('Imported tickets').waitFor()
    await page.getByRole('link', { name: 'get 2' }).waitFor()
    fs.rmSync(zip)
    expect(open.faults).toEqual([])
  })

  it('[B-46] that ship with Sous can only be switched, and what they change is shown before it is written', {
    timeout: 120_000,
  }, async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page.goto(screen(studio, 'tools/tool/replace_in_file'))
    await page.getByText('It comes with Sous: it can be switched off, but not changed.').waitFor()
    expect(await page.locator('.tool').getByRole('link', { name: 'Edit' }).count()).toBe(0)
    expect(await page.locator('.tool').getByRole('button', { name: 'Delete' }).count()).toBe(0)
    const tester = page.locator('.tester')
    await tester.getByRole('button', { name: 'Run' }).click()
    await tester.locator('.field').filter({ hasText: 'find' }).getByText('is required').first().waitFor()
    await tester.getByLabel('find').fill('colour')
    await tester.getByLabel('replace').fill('color')
    await tester.getByRole('button', { name: /more options/ }).click()
    await tester.getByLabel('path').fill('a.txt')
    await tester.getByRole('button', { name: 'Run' }).click()
    await question(page).locator('.diff-file').waitFor()
    expect(studio.folder.read('a.txt')).toBe('a colour\n')
    expect(await answerWith(page, 'Yes')).toContain('a color')
    await tester.getByText('"replacements": 1').waitFor()
    expect(studio.folder.read('a.txt')).toBe('a color\n')

    await page.getByRole('switch', { name: 'replace_in_file is on' }).click()
    await page.getByText('Switch it on to try it.').waitFor()
    await page.goto(screen(studio, 'recipes/edit?path=recipes%2Fspell.yml'))
    await page
      .getByText(/replace_in_file.*switched off/)
      .first()
      .waitFor()
    expect(open.faults).toEqual([])
  })

  it('[B-46] stream what they print, can be stopped, and become steps', { timeout: 120_000 }, async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page.goto(screen(studio, 'tools/tool/run_in_terminal'))
    const tester = page.locator('.tester')
    await tester.getByLabel('command').fill('echo first; sleep 60; echo second')
    await tester.getByRole('button', { name: 'Run' }).click()
    expect(await answerWith(page, 'Yes')).toContain('echo first; sleep 60; echo second')
    await tester.locator('pre').getByText('first', { exact: true }).waitFor()
    await tester.getByRole('button', { name: 'Stop' }).click()
    await tester.getByText('You stopped it').waitFor()
    expect(await tester.innerText()).toMatch(/Took \d+ ms/)

    await tester.getByRole('button', { name: 'Use as a step' }).click()
    await question(page).getByLabel('Recipe').selectOption({ label: 'American spelling' })
    await question(page).getByRole('button', { name: 'Add the step' }).click()
    await page.locator('.step').nth(1).waitFor()
    expect(await page.locator('.step').nth(1).innerText()).toContain('run_in_terminal')
    expect(studio.folder.read('recipes/spell.yml')).toBe(SPELL)
    expect(open.faults).toEqual([])
  })
})

describe.skipIf(CHROMIUM === undefined)('the palette', { retry: 2 }, () => {
  it('[B-47] finds tools, recipes, plans and commands by a few letters, and opens them by keyboard', { timeout: 120_000 }, async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    const options = page.locator('.palette-item')
    await page.keyboard.press('Control+k')
    await options.first().waitFor()
    await page.keyboard.type('grep')
    await expect.poll(() => options.first().innerText(), { timeout: 15_000 }).toMatch(/^grep\n/)
    expect((await options.nth(1).innerText()).startsWith('grep_search')).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'grep_search' }).waitFor()

    // "+" opens it, but not where text is typed.
    await page.getByLabel('Find a tool').fill('a')
    await page.keyboard.press('+')
    expect(await page.getByLabel('Find a tool').inputValue()).toBe('a+')
    expect(await question(page).count()).toBe(0)
    await page.getByLabel('Find a tool').fill('')
    await page.locator('#main').focus()
    await page.keyboard.press('+')
    await options.first().waitFor()
    // What was used last is first.
    expect((await options.first().innerText()).startsWith('grep_search')).toBe(true)
    await page.keyboard.type('american')
    await expect.poll(() => options.first().innerText(), { timeout: 15_000 }).toContain('American spelling')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Apply' }).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('show pla')
    await expect.poll(() => options.first().innerText(), { timeout: 15_000 }).toContain('Show plans')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No plans yet' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zzzz')
    await question(page).getByText('Nothing matches').waitFor()
    await page.keyboard.press('Escape')
    expect(await question(page).count()).toBe(0)
    expect(open.faults).toEqual([])
  })
})

/** A plan that was applied from its preview, as a page does it. */
async function applySpelling(page: Page): Promise<string> {
  return page.evaluate(async (text) => {
    const post = async (path: string, body: unknown) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    const { id, digest } = await post('/previews', { text, path: 'recipes/spell.yml' })
    await post(`/previews/${id}/apply`, { digest })
    return digest
  }, SPELL)
}

describe.skipIf(CHROMIUM === undefined)('the plans', { retry: 2 }, () => {
  it('are shown with their changes, undone after a question, and applied again', { timeout: 120_000 }, async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    const digest = await applySpelling(page)
    await page.goto(screen(studio, 'plans'))
    await page.getByRole('link', { name: /American spelling/ }).click()
    await page.getByText(digest.slice(0, 16)).waitFor()
    expect(await page.locator('.diff-file .path').allInnerTexts()).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await question(page).locator('.diff-file').nth(3).waitFor()
    await answerWith(page, 'No')
    await page.getByText('approval_refused').waitFor()
    expect(studio.folder.read('a.txt')).toBe('a color\n')
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerWith(page, 'Yes')
    await page.getByText('Undone: 4 files').waitFor()
    expect(studio.folder.read('a.txt')).toBe('a colour\n')
    await page.getByRole('button', { name: 'Approve and apply' }).click()
    await page.getByText('Applied: 4 files').waitFor()
    expect(studio.folder.read('a.txt')).toBe('a color\n')
    expect(open.faults).toEqual([])
  })

  it('are not applied to files that have changed since', { timeout: 120_000 }, async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    const digest = await applySpelling(page)
    await page.goto(screen(studio, `plans/${digest}`))
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerWith(page, 'Yes')
    await page.getByRole('button', { name: 'Approve and apply' }).waitFor()
    studio.folder.write({ 'a.txt': 'something else\n' })
    await page.getByRole('button', { name: 'Approve and apply' }).click()
    await page.getByText('Code: stale').waitFor()
    expect(studio.folder.read('a.txt')).toBe('something else\n')
    expect(studio.folder.read('b.txt')).toBe('colour\n')
  })
})

describe.skipIf(CHROMIUM === undefined)('tools, plans and palette', { retry: 2 }, () => {
  for (const colorScheme of ['light', 'dark'] as const)
    it(`[B-46] [B-47] axe finds nothing, and nothing is wider than the window, in ${colorScheme}`, { timeout: 240_000 }, async () => {
      await using studio = await openStudio(FILES)
      let digest = ''
      for (const [width, locale] of [
        [1280, 'en'],
        [360, 'de'],
        [360, 'en-XA'],
        [1280, 'ar-XB'],
      ] as const) {
        await using open = await openPage(studio, {
          width,
          colorScheme,
          locale: locale.startsWith('ar') || locale === 'en-XA' ? 'en' : locale,
        })
        const { page } = open
        if (digest === '') digest = await applySpelling(page)
        const at = async (path: string, ready: string) => {
          await page.goto(`http://127.0.0.1:${studio.port}/studio/?lang=${locale}#/${path}`)
          await page.locator(ready).first().waitFor()
          const seen = [path, width, locale]
          if (locale === 'en' || locale === 'de') expect([...seen, ...(await violations(page))]).toEqual(seen)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect([...seen, wide]).toEqual([...seen, 0])
        }
        await at('tools', '.bundle')
        await at('tools/tool/replace_in_file', '.tester')
        await at('tools/new', 'dialog[open]')
        await page.keyboard.press('Escape')
        await at('plans', '.list-entry')
        await at(`plans/${digest}`, '.diff-file')
        await page.keyboard.press('Control+k')
        await page.locator('.palette-item').nth(3).waitFor()
        if (locale === 'en' || locale === 'de') expect(await violations(page)).toEqual([])
        expect(open.faults).toEqual([])
      }
    })
})
