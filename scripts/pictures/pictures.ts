import * as fs from 'node:fs'
import * as path from 'node:path'
import { actionWorld } from '../../test/support/action-world.ts'
import { openPage, openStudio } from '../../test/support/studio.ts'
import { tempRepo } from '../../test/support/temp-folder.ts'
import { openBrowser } from './browser.ts'
import { commentPage, summaryPage } from './github-page.ts'
import { captureTerminal, terminalPage } from './terminal-page.ts'

// `npm run pictures`: what people see of Sous, as pictures for the README and the guides, made by the built product. Needs Chromium and tmux.

const ROOT = path.resolve(import.meta.dirname, '../..')
const IMAGES = path.join(ROOT, 'docs/images')
const MAX_HEIGHT = 600
const WIDTH = 760

/** A page in a browser, beside which the others are narrow. */
const STUDIO = { width: 1180, height: 590 }

const FILES = {
  '.nvmrc': '22\n',
  Dockerfile: 'FROM node:22-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\n',
}

const NODE_24 = `name: Move images to Node 24
description: Every Dockerfile starts from the same Node.
inputs:
  version: { description: Node major, type: number, default: 24 }
permissions:
  write: ['**/Dockerfile']
steps:
  - name: The base image
    tool: replace_in_file
    with: { include: '**/Dockerfile', find: '(?<=FROM node:)\\d+', replace: '\${{ inputs.version }}', is_regex: true }
`

const pages = { comment: await commentOf(), summary: await summaryOf(), terminal: await terminalOf() }
await using browser = await openBrowser()
for (const [name, html] of Object.entries(pages))
  for (const theme of ['light', 'dark'] as const) {
    const { png, height } = await browser.screenshot(html, { theme, width: WIDTH })
    fs.writeFileSync(path.join(IMAGES, `${name}-${theme}.png`), png)
    console.log(`${name}-${theme}.png  ${WIDTH} × ${height}  ${Math.round(png.length / 1024)} KiB`)
    if (height <= MAX_HEIGHT) continue
    console.error(`${name} is taller than ${MAX_HEIGHT} pixels. Choose an example that shows less.`)
    process.exitCode = 1
  }

for (const theme of ['light', 'dark'] as const) {
  const png = await studioPicture(theme)
  fs.writeFileSync(path.join(IMAGES, `studio-${theme}.png`), png)
  console.log(`studio-${theme}.png  ${STUDIO.width} × ${STUDIO.height}  ${Math.round(png.length / 1024)} KiB`)
}

/** A recipe in the studio, with the diff that it would make. */
async function studioPicture(colorScheme: 'light' | 'dark'): Promise<Buffer> {
  await using studio = await openStudio({ ...FILES, 'api/Dockerfile': FILES.Dockerfile, 'recipes/node-24.yml': NODE_24 })
  await using open = await openPage(studio, { ...STUDIO, colorScheme, scale: 2 })
  const { page } = open
  await page.getByRole('link', { name: 'Move images to Node 24 recipes' }).click()
  await page.locator('.diff-file').first().waitFor()
  await page.getByText('Up to date').waitFor()
  return await page.screenshot()
}

/** The preview that a comment gets. */
async function commentOf(): Promise<string> {
  await using world = await actionWorld({ entry: 'dist', files: FILES })
  await world.says('author', '/sous run sous:node-version version=24')
  const [preview = ''] = world.answers()
  return commentPage(preview, { author: 'github-actions' })
}

/** The summary of a check that fails. */
async function summaryOf(): Promise<string> {
  await using world = await actionWorld({ entry: 'dist', files: FILES })
  const inputs = { mode: 'check', recipe: 'sous:node-version', inputs: 'version: "24"' }
  const { summary } = await world.act(world.pushEvent({ by: 'author' }), { inputs, checkout: 'main' })
  return summaryPage(summary, 'check')
}

/** The README's own recipe on a terminal, from the command to the undo that is offered. */
async function terminalOf(): Promise<string> {
  const [, recipe = ''] = /```yaml\n(name: Use the new registry\n.*?)```/s.exec(fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8')) ?? []
  await using repo = await tempRepo({
    '.github/recipes/registry.yml': recipe,
    'api/Dockerfile': 'FROM docker.io/acme/node:24\n',
    'deploy/api.yml': 'image: docker.io/acme/api:3\n',
  })
  const captured = await captureTerminal({
    folder: repo.path,
    columns: 92,
    rows: 60,
    env: { HOME: repo.path, XDG_CONFIG_HOME: path.join(repo.path, '.git/config-home') },
    typed: [
      { after: '$', keys: 'sous run registry' },
      { after: 'lways', keys: 'y' },
    ],
    until: 'sous undo',
  })
  return terminalPage(captured.slice(0, captured.lastIndexOf('$')))
}
