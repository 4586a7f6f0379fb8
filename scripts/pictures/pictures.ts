import * as fs from 'node:fs'
import * as path from 'node:path'
import { actionWorld } from '../../test/support/action-world.ts'
import { tempRepo } from '../../test/support/temp-folder.ts'
import { openBrowser } from './browser.ts'
import { commentPage, summaryPage } from './github-page.ts'
import { captureTerminal, terminalPage } from './terminal-page.ts'

// `npm run pictures`: what people see of Sous, as pictures for the README and the guides, made by the built product. Needs Chromium and tmux.

const ROOT = path.resolve(import.meta.dirname, '../..')
const IMAGES = path.join(ROOT, 'docs/images')
const MAX_HEIGHT = 600
const WIDTH = 760

const FILES = {
  '.nvmrc': '22\n',
  Dockerfile: 'FROM node:22-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\n',
}

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
