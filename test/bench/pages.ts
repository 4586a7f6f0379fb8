import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { CHROMIUM, openPage, startStudio } from '../support/studio.ts'
import { median } from './measure.ts'

const AT_MOST = 0.35
const FIRST_MS = 1_000
const RECIPE = '.github/recipes/bench-pages.yml'
/** Each in about 120 of 10,000 files. */
const WORDS = ['Account', 'Buffer', 'Cache', 'Client', 'Column', 'Config', 'Context', 'Cursor', 'Delete', 'Digest']
/** The step that is typed in: the others are half before and half after it. */
const TYPED = 5
const LONG_MS = 120_000

const STEPS = WORDS.map(
  (word) => `  - tool: replace_in_file\n    with: { include: '**', find: 'const ${word}1', replace: 'const New${word}1' }\n`,
)
const TEXT = `name: Ten steps\npermissions: { write: ['**'] }\nsteps:\n${STEPS.join('')}`

/** From a key in a form of the studio to the new diff, beside a plain preview of the same recipe, in turns. */
export async function pageRows(cli: string, folder: string, rounds: number): Promise<readonly string[]> {
  if (CHROMIUM === undefined) return []
  const file = path.join(folder, RECIPE)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, TEXT)
  const server = await startStudio(folder, { env: {}, options: [] })
  try {
    await using open = await openPage(server)
    const { page } = open
    page.setDefaultTimeout(LONG_MS)
    await page.goto(`${new URL(server.address).origin}/studio/#/recipes/edit?path=${encodeURIComponent(RECIPE)}`)
    const field = await formField(page)
    const times = { first: [] as number[], typed: [] as number[], plain: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      const first = await openOnce(page, server.address)
      const typed = await typeOnce(page, field)
      const plain = await previewOnce(cli, folder)
      // The first round only warms the file cache.
      if (round > 0) times.first.push(first)
      if (round > 0) times.typed.push(typed)
      if (round > 0) times.plain.push(plain)
    }
    const [typed, plain] = [median(times.typed), median(times.plain)]
    const [ratio, fastest] = [typed / plain, Math.min(...times.typed) / Math.min(...times.plain)]
    const verdict = `≤ ${AT_MOST} ${ratio <= AT_MOST ? '✓' : '✗'}`
    const first = median(times.first)
    return [
      `| pages: first view, until it can be used | ${first.toFixed(0)} | | | | | ≤ ${FIRST_MS} ms ${first <= FIRST_MS ? '✓' : '✗'} | | | |`,
      `| pages: from a key to the diff of ten steps | ${typed.toFixed(0)} | sous preview | ${plain.toFixed(0)} | ${ratio.toFixed(2)} | ${fastest.toFixed(2)} | ${verdict} | | | |`,
    ]
  } finally {
    await server.stop()
    fs.rmSync(file, { force: true })
    for (const more of ['state', 'config']) fs.rmSync(`${folder}-${more}`, { recursive: true, force: true })
  }
}

/** A new tab of the same browser, until its list of recipes is there. */
async function openOnce(page: Page, address: string): Promise<number> {
  const other = await page.context().newPage()
  const begin = performance.now()
  await other.goto(`${new URL(address).origin}/studio/#/recipes`)
  await other.locator('.recipe-row').first().waitFor()
  const took = performance.now() - begin
  await other.close()
  await page.bringToFront()
  return took
}

async function formField(page: Page) {
  await page.locator('.preview-result:not(.is-stale) .preview-head code').waitFor()
  await page.locator(`[data-step="steps-${TYPED}"]`).click()
  return page.locator(`.step:has([data-step="steps-${TYPED}"])`).getByLabel(/^replace/)
}

/** How long it takes from the next key to another digest on the screen. */
const NEXT_DIGEST = `new Promise((resolve) => {
  const digest = () => document.querySelector('.preview-result:not(.is-stale) .preview-head code')?.title
  const before = digest()
  let begin = 0
  addEventListener('keydown', () => { begin = performance.now() }, { once: true, capture: true })
  const observer = new MutationObserver(() => {
    const now = digest()
    if (now === undefined || now === before) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - begin))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
})`

/** One more character at the end of the field. The page itself takes both times, so that nothing waits for this process. */
async function typeOnce(page: Page, field: Awaited<ReturnType<typeof formField>>): Promise<number> {
  await field.focus()
  await page.keyboard.press('End')
  const shown = page.evaluate<number>(NEXT_DIGEST)
  await page.keyboard.press('x')
  return shown
}

async function previewOnce(cli: string, folder: string): Promise<number> {
  const begin = performance.now()
  const env = { ...process.env, XDG_STATE_HOME: `${folder}-state`, XDG_CONFIG_HOME: `${folder}-config` }
  await promisify(execFile)(process.execPath, [cli, 'preview', 'bench-pages'], { cwd: folder, env, maxBuffer: 256 * 1024 * 1024 })
  return performance.now() - begin
}
