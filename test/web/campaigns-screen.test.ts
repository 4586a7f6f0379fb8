import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MessageFormat } from '../../src/texts/page/format-message.ts'
import { PAGE_DE } from '../../src/texts/page/page-de.ts'
import { type MessageKey, type Messages, PAGE_EN } from '../../src/texts/page/page-en.ts'
import { PAGE_ZH } from '../../src/texts/page/page-zh.ts'
import { PROGRAM } from '../support/sous.ts'
import { CHROMIUM, openPage, openStudio, type Studio, violations } from '../support/studio.ts'
import { GIT_ENV, type TempFolder, tempFolder } from '../support/temp-folder.ts'

const CAMPAIGN = `name: Color everywhere
recipe: colour
deliver: commit
waves:
  - { name: canary, size: 1, then: delivered }
  - { name: rest }
`
const RECIPE =
  "name: Colour to color\npermissions: { write: ['**/*.txt'] }\nsteps:\n  - tool: replace_in_file\n    with: { include: '**/*.txt', find: colour, replace: color }\n"
const TARGETS = {
  api: ['a.txt', 'one colour\n'],
  web: ['docs/b.txt', 'one colour\n'],
  cli: ['a.txt', 'two colours\n'],
  docs: ['a.txt', 'no such word\n'],
} as const
const FILES = {
  '.github/campaigns/color.yml': CAMPAIGN,
  '.github/campaigns/broken.yml': 'name: <b>Broken</b>\nrecipe: nowhere\n',
  '.github/campaigns/later.yml': CAMPAIGN.replace('Color everywhere', 'Color later'),
  '.github/recipes/colour.yml': RECIPE,
}

const LANGUAGES: Readonly<Record<string, Messages>> = { en: PAGE_EN, de: PAGE_DE, 'zh-CN': PAGE_ZH }

function wordsOf(locale: string) {
  const format = new MessageFormat(locale)
  return (key: MessageKey, values?: Readonly<Record<string, string | number>>) => format.format((LANGUAGES[locale] ?? PAGE_EN)[key], values)
}

/** Clones beside the control repository. */
async function clones(): Promise<TempFolder> {
  const folder = await tempFolder({})
  for (const [name, [file, text]] of Object.entries(TARGETS)) {
    const at = path.join(folder.path, name)
    fs.mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    fs.writeFileSync(path.join(at, file), text)
    const git = (...words: string[]) => execFileSync('git', words, { cwd: at, stdio: 'ignore', env: { ...process.env, ...GIT_ENV } })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message=Start')
  }
  return folder
}

/** The command line, with the state folder of the studio: approvals are genuine only there. */
function sous({ folder: { path: cwd } }: Studio, ...words: string[]): string {
  const own = { XDG_STATE_HOME: `${cwd}-state`, XDG_CONFIG_HOME: `${cwd}-config`, HOME: `${cwd}-home` }
  return execFileSync(process.execPath, [PROGRAM, ...words], { cwd, encoding: 'utf8', env: { ...process.env, ...GIT_ENV, ...own } })
}

describe.skipIf(CHROMIUM === undefined)('the campaigns', { timeout: 240_000, retry: 2 }, () => {
  it('show how far they are, what they change, what needs a hand, and the commands to copy', async () => {
    await using targets = await clones()
    await using studio = await openStudio(FILES)
    sous(studio, 'campaign', 'plan', 'color', '--targets', `${targets.path}/*`)
    await using open = await openPage(studio)
    const { page, context } = open
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('link', { name: 'Campaigns' }).click()
    await page.getByRole('link', { name: /Color everywhere/ }).click()
    await page.locator('.campaign').getByText('3 to do, 1 done, 0 stopped').waitFor()
    await expect
      .poll(() => page.locator('.groups summary').allInnerTexts())
      .toEqual([expect.stringMatching(/Group a\s+2 repositories.*not approved/s), expect.stringMatching(/Group b\s+1 repository/s)])
    expect(await page.locator('.groups .is-removed').first().textContent()).toBe('-one colour')
    expect(await page.locator('.groups .is-added').first().textContent()).toBe('+one color')
    expect((await page.locator('.campaign-rows').allInnerTexts()).at(-1)?.replaceAll(/\s+/g, ' ')).toMatch(
      /api planned Group a.*docs nothing to change/,
    )

    const command = (await page.locator('.command-line code').first().textContent()) ?? ''
    expect(command).toMatch(/^sous campaign approve color [0-9a-f]{64}$/)
    await page.getByRole('button', { name: `Copy: ${command}` }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)

    // What is typed in a terminal is seen here.
    sous(studio, ...command.split(' ').slice(1))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('sous campaign deliver color').waitFor()
    expect(await page.locator('.groups summary').first().textContent()).toMatch(/approved/)
    sous(studio, 'campaign', 'deliver', 'color')
    fs.writeFileSync(path.join(targets.path, 'web/docs/b.txt'), 'someone else\n')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('img', { name: /Repositories left, from \d to \d now|Repositories left/ }).waitFor()
    await page.getByText('delivered').first().waitFor()
    expect(open.faults).toEqual([])
  })

  it('with errors say what is wrong, and one that has not begun says how to', async () => {
    await using studio = await openStudio(FILES)
    await using open = await openPage(studio)
    const { page } = open
    await page.goto(`http://127.0.0.1:${studio.port}/studio/#/campaigns`)
    await page.getByRole('link', { name: /broken/ }).click()
    await page.getByText('.github/campaigns/broken.yml:2').waitFor()
    await page.getByText('sous campaign validate broken').waitFor()
    await page.getByRole('link', { name: /Color later/ }).click()
    await page.getByText("sous campaign plan later --targets '~/src/*'").waitFor()
    await page.goto(`http://127.0.0.1:${studio.port}/studio/#/campaigns/nowhere`)
    await page.getByText("There is no campaign 'nowhere'").waitFor()
    expect(open.faults).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const)
    it(`[B-45] axe finds nothing and nothing is wider than the window, in three languages, ${colorScheme}`, async () => {
      await using targets = await clones()
      await using empty = await openStudio({ 'a.txt': '' })
      await using studio = await openStudio(FILES)
      sous(studio, 'campaign', 'plan', 'color', '--targets', `${targets.path}/*`)
      for (const [locale, width] of [
        ['en', 1280],
        ['de', 360],
        ['zh-CN', 360],
      ] as const) {
        const t = wordsOf(locale)
        for (const at of [empty, studio]) {
          await using open = await openPage(at, { locale, colorScheme, width, height: 740 })
          const { page } = open
          await page.getByRole('link', { name: t('nav.campaigns') }).click()
          if (at === empty) await page.getByRole('heading', { name: t('campaigns.none') }).waitFor()
          else {
            await page.getByText(t('campaigns.counts', { todo: 3, done: 1, stopped: 0 })).waitFor()
            expect(await violations(page)).toEqual([])
            await page.getByRole('link', { name: /Color everywhere/ }).click()
            await page.getByText(t('row.planned')).first().waitFor()
          }
          expect([locale, width, ...(await violations(page))]).toEqual([locale, width])
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
          expect(open.faults).toEqual([])
        }
      }
    })
})
