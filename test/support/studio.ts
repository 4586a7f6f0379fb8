import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { PROGRAM } from './sous.ts'
import { type Files, type TempFolder, tempFolder } from './temp-folder.ts'

/**
 * Tests in a real browser:
 *
 *     describe.skipIf(CHROMIUM === undefined)('…', () => …)
 *
 * Without Chromium they are skipped, which the report says, and prove nothing. `CHROMIUM` names another program; with
 * SOUS_REQUIRE_CHROMIUM=1 a missing one is an error.
 */
export const CHROMIUM: string | undefined = findChromium()

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  const found = named ?? ['chromium', 'chromium-browser', 'google-chrome'].map(programNamed).find((each) => each !== undefined)
  if (found !== undefined) return found
  if (process.env['SOUS_REQUIRE_CHROMIUM'] === '1') throw new Error('Chromium is missing')
  process.stderr.write('SKIPPED: the tests of the pages need Chromium, which is not installed. They prove nothing in this run.\n')
  return undefined
}

function programNamed(name: string): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, name)
    if (fs.existsSync(file)) return file
  }
  return undefined
}

export interface Studio extends AsyncDisposable {
  readonly folder: TempFolder
  /** With the token in it. */
  readonly address: string
  readonly port: number
  /** Ends the server and starts another one in the same folder. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** `sous studio` over a repository with these files, committed. */
export async function openStudio(
  files: Files,
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<Studio> {
  const folder = await tempFolder(files)
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...words], { cwd: folder.path, stdio: 'ignore' })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=Start')
  let running = await startStudio(folder.path, { env, options })
  return {
    folder,
    get address() {
      return running.address
    },
    get port() {
      return Number(new URL(running.address).port)
    },
    async restart() {
      const port = Number(new URL(running.address).port)
      await running.stop()
      running = await startStudio(folder.path, { env, options, port })
    },
    stop: () => running.stop(),
    async [Symbol.asyncDispose]() {
      await running.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

interface RunningServer {
  readonly address: string
  stop(): Promise<void>
}

interface ServerOptions {
  readonly env: Readonly<Record<string, string>>
  readonly options: readonly string[]
  readonly port?: number
}

/** The server alone, in a folder that is there. */
export function startStudio(cwd: string, { env, options, port = 0 }: ServerOptions): Promise<RunningServer> {
  const home = path.join(cwd, '..', 'no-home')
  const child = spawn(process.execPath, [PROGRAM, 'studio', '--no-open', '--port', String(port), ...options], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, XDG_STATE_HOME: `${cwd}-state`, XDG_CONFIG_HOME: `${cwd}-config`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+\/studio\/#token=[\w-]+/.exec(output)?.[0]
      if (address !== undefined) resolve({ address, stop: () => end(child) })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`sous studio ended: ${output}`)))
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export interface BrowserLook {
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** Pixels of the screen for each of CSS. */
  readonly scale?: number
}

export interface OpenPage extends AsyncDisposable {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of scripts, and what the browser refused. */
  readonly faults: readonly string[]
}

/** A browser of its own, with its page at the studio. */
export async function openPage(
  studio: Pick<Studio, 'address'>,
  { locale = 'en', colorScheme = 'light', width = 1280, height = 900, scale = 1 }: BrowserLook = {},
): Promise<OpenPage> {
  const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d|ERR_CONNECTION_REFUSED/.test(message.text()))
      faults.push(message.text())
  })
  await page.goto(studio.address)
  await page.waitForSelector('h1')
  return { page, context, faults, [Symbol.asyncDispose]: () => browser.close() }
}

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it is now: one line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Through the debugger, so that the policy of the page need not allow it.
  await page.evaluate(`${AXE};undefined`)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: { run(): Promise<{ readonly violations: readonly AxeRule[] }> } }
    interface AxeRule {
      readonly id: string
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
    }
    const found = await axe.run()
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    )
  })
}
