import * as fs from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { MessageFormat } from '../../src/texts/page/format-message.ts'
import { PAGE_DE } from '../../src/texts/page/page-de.ts'
import { type MessageKey, type Messages, PAGE_EN } from '../../src/texts/page/page-en.ts'
import { PAGE_ZH } from '../../src/texts/page/page-zh.ts'
import { CHROMIUM, openPage, openStudio, type Studio } from '../support/studio.ts'

const FILES = {
  Dockerfile: 'FROM node:18\nRUN true  \n',
  'app/Dockerfile': 'FROM node:18 AS build\n',
  'README.md': 'Uses Node 18\n',
}

const LANGUAGES: Readonly<Record<string, Messages>> = { en: PAGE_EN, de: PAGE_DE, 'zh-CN': PAGE_ZH }

/** The words of the page in a language. */
function wordsOf(locale: string): (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string {
  const format = new MessageFormat(locale)
  const messages = LANGUAGES[locale] ?? PAGE_EN
  return (key, values) => format.format(messages[key], values)
}

type Words = ReturnType<typeof wordsOf>

describe.skipIf(CHROMIUM === undefined)(
  'the whole story: a recipe from a shipped one, two steps, the diff, an error, save, apply, undo',
  // On a machine with much else to do, the browser can take longer than these steps wait.
  { retry: 2 },
  () => {
    for (const locale of Object.keys(LANGUAGES)) {
      it(`[B-43] [B-45] by mouse, in ${locale}`, { timeout: 240_000 }, async () => {
        await using studio = await openStudio(FILES)
        await using open = await openPage(studio, { locale })
        const [{ page }, t] = [open, wordsOf(locale)]
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale === 'zh-CN' ? 'zh-Hans' : locale)
        await page.getByRole('link', { name: t('recipes.useThis', { name: 'Remove trailing whitespace' }) }).click()
        await page.getByRole('button', { name: t('steps.add') }).waitFor()
        expect(await page.locator('ol.cards').first().locator('.step').count()).toBe(3)

        await addStepByMouse(page, t, 'replace_in_file')
        const replace = step(page, 3)
        await replace.getByLabel(t('form.item', { label: 'include', number: 1 })).fill('**/Dockerfile')
        // Two errors to correct: nothing to find, and then what is no expression.
        await replace
          .locator('.error-text')
          .getByText(/^find:/)
          .waitFor()
        await replace.getByLabel(/^find/).fill('node:18')
        await replace.getByLabel(/^replace/).fill(`node:\${{ inputs.version }}`)
        await replace
          .locator('.error-text')
          .getByText(/^Input 'version' does not exist/)
          .waitFor()
        await replace.getByLabel(/^replace/).fill('node:22')
        await addStepByMouse(page, t, 'create_file')
        const create = step(page, 4)
        await create.getByLabel(/^path/).fill('NOTES.md')
        await create.getByLabel(/^content/).fill('Node 22')
        await shownFiles(page, ['Dockerfile', 'NOTES.md', 'app/Dockerfile'])
        expect(await page.locator('.hunk .is-added').allInnerTexts()).toEqual(
          expect.arrayContaining([expect.stringContaining('FROM node:22 AS build')]),
        )

        await page.getByRole('button', { name: t('save.save'), exact: true }).click()
        await page.getByRole('dialog').getByLabel(t('save.path')).fill('recipes/node.yml')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('save.save') })
          .click()
        await page.getByText(t('save.done', { path: 'recipes/node.yml' })).waitFor()
        await applied(studio, page, t, async () => {
          await page.getByRole('button', { name: t('apply.open') }).click()
          await page.getByRole('button', { name: t('apply.approve', { count: 3 }) }).click()
        })
        await undone(studio, page, t, async () => {
          await page
            .locator('.toast')
            .getByRole('button', { name: t('action.undo') })
            .click()
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('ask.yes') })
            .click()
        })
        expect(studio.folder.read('recipes/node.yml')).toMatch(/find: '?node:18'?$/m)
        expect(open.faults).toEqual([])
      })

      it(`[B-43] [B-45] by keyboard alone, in ${locale}`, { timeout: 240_000 }, async () => {
        await using studio = await openStudio(FILES)
        await using open = await openPage(studio, { locale })
        const [{ page }, t] = [open, wordsOf(locale)]
        const keys = page.keyboard
        await page.getByRole('link', { name: t('recipes.useThis', { name: 'Remove trailing whitespace' }) }).waitFor()
        await tabTo(page, t('recipes.useThis', { name: 'Remove trailing whitespace' }))
        await keys.press('Enter')
        await page.getByRole('button', { name: t('steps.add') }).waitFor()

        await tabTo(page, t('steps.add'))
        await keys.press('Enter')
        await page.locator('.choice').first().waitFor()
        await keys.type('replace_in_file')
        await keys.press('Enter')
        await step(page, 3).waitFor()
        await tabTo(page, t('form.item', { label: 'include', number: 1 }), () => isInStep(page, 3))
        await keys.press('Control+a')
        await keys.type('**/Dockerfile')
        await tabTo(page, 'find', () => isInStep(page, 3))
        await page.locator('.step.is-wrong').waitFor()
        await keys.type('node:18')
        await tabTo(page, 'replace', () => isInStep(page, 3))
        await keys.type('node:22')

        await tabTo(page, t('steps.add'), undefined, 'Shift+Tab')
        await keys.press('Enter')
        await keys.type('create_file')
        await keys.press('Enter')
        await step(page, 4).waitFor()
        await tabTo(page, 'path', () => isInStep(page, 4))
        await keys.type('NOTES.md')
        await tabTo(page, 'content', () => isInStep(page, 4))
        await keys.type('Node 22')
        await shownFiles(page, ['Dockerfile', 'NOTES.md', 'app/Dockerfile'])

        await keys.press('Control+s')
        await page.getByRole('dialog').waitFor()
        await keys.press('Control+a')
        await keys.type('recipes/node.yml')
        await keys.press('Enter')
        await page.getByText(t('save.done', { path: 'recipes/node.yml' })).waitFor()
        await applied(studio, page, t, async () => {
          await page.locator('.builder-actions .primary:enabled').waitFor()
          await keys.press('Control+Enter')
          await page.getByRole('dialog').waitFor()
          await tabTo(page, t('apply.approve', { count: 3 }))
          await keys.press('Enter')
        })
        await undone(studio, page, t, async () => {
          await tabTo(page, t('action.undo'), () => page.evaluate(() => document.activeElement?.closest('.toast') !== null))
          await keys.press('Enter')
          // The same question as at a terminal.
          await page.getByRole('dialog').waitFor()
          await tabTo(page, t('ask.yes'))
          await keys.press('Enter')
        })
        expect(open.faults).toEqual([])
      })
    }
  },
)

function step(page: Page, index: number) {
  return page.locator(`.step:has([data-step="steps-${index}"])`)
}

async function addStepByMouse(page: Page, t: Words, tool: string): Promise<void> {
  await page.getByRole('button', { name: t('steps.add') }).click()
  await page.getByRole('combobox', { name: t('addStep.search') }).fill(tool)
  await page
    .getByRole('option')
    .filter({ has: page.getByText(tool, { exact: true }) })
    .click()
}

/** The changes of now, not those of a moment ago. */
async function shownFiles(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await page.locator('.preview-result:not(.is-stale) .diff-head .path').allInnerTexts()).sort(), { timeout: 20_000 })
    .toEqual(paths)
}

async function applied(studio: Studio, page: Page, t: Words, act: () => Promise<void>): Promise<void> {
  await act()
  await page.getByText(t('apply.done', { count: 3 })).waitFor()
  expect(fs.readFileSync(`${studio.folder.path}/app/Dockerfile`, 'utf8')).toBe('FROM node:22 AS build\n')
  expect(fs.readFileSync(`${studio.folder.path}/NOTES.md`, 'utf8')).toContain('Node 22')
}

async function undone(studio: Studio, page: Page, t: Words, act: () => Promise<void>): Promise<void> {
  await act()
  await page.getByText(t('undo.done')).waitFor()
  for (const [file, text] of Object.entries(FILES)) expect(fs.readFileSync(`${studio.folder.path}/${file}`, 'utf8')).toBe(text)
  expect(fs.existsSync(`${studio.folder.path}/NOTES.md`)).toBe(false)
}

function isInStep(page: Page, index: number): Promise<boolean> {
  return page.evaluate((place) => document.activeElement?.closest('.step')?.querySelector(`[data-step="steps-${place}"]`) != null, index)
}

/** Presses Tab until something with that name has the focus. */
async function tabTo(page: Page, name: string, isRight: () => Promise<boolean> = async () => true, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      const labels = [...((element as HTMLInputElement | null)?.labels ?? [])].map(
        (label) => label.querySelector('code')?.textContent ?? label.textContent,
      )
      return element === null
        ? []
        : [element.getAttribute('aria-label') ?? '', element.textContent ?? '', ...labels].map((text) => text.trim())
    })
    if (found.includes(name) && (await isRight())) return
  }
  throw new Error(`Tab never came to '${name}'`)
}
