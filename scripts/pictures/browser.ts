import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { Readable, Writable } from 'node:stream'

export type Theme = 'light' | 'dark'

export interface Browser extends AsyncDisposable {
  /** A PNG of the whole page, at twice its size in CSS pixels. */
  screenshot(html: string, look: { readonly theme: Theme; readonly width: number }): Promise<Screenshot>
}

export interface Screenshot {
  readonly png: Buffer
  /** In CSS pixels. */
  readonly height: number
}

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
]

/** A headless Chromium that is spoken to over its own pipe. `CHROMIUM` names another program than `chromium`. */
export async function openBrowser(): Promise<Browser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-pictures-'))
  const program = process.env['CHROMIUM'] ?? 'chromium'
  const child = spawn(program, [...QUIET, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', () => reject(new Error(`'${program}' cannot be started. Install Chromium, or name it in CHROMIUM.`)))
  })
  const call = connect(child)
  return {
    async screenshot(html, { theme, width }) {
      const { targetId } = await call('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true })
      const page = (method: string, params: object) => call(method, params, sessionId)
      await page('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: theme }] })
      await page('Emulation.setDeviceMetricsOverride', { width, height: 100, deviceScaleFactor: 2, mobile: false })
      const { frameTree } = await page('Page.getFrameTree', {})
      await page('Page.setDocumentContent', { frameId: frameTree.frame.id, html })
      const { result } = await page('Runtime.evaluate', {
        expression: 'document.fonts.ready.then(() => Math.ceil(document.documentElement.getBoundingClientRect().height))',
        awaitPromise: true,
      })
      const clip = { x: 0, y: 0, width, height: result.value, scale: 1 }
      const { data } = await page('Page.captureScreenshot', { clip, captureBeyondViewport: true })
      await call('Target.closeTarget', { targetId })
      return { png: Buffer.from(data, 'base64'), height: result.value }
    },
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await call('Browser.close', {})
      await ended
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** What the methods used here answer; each has its own part of it. */
interface Answer {
  readonly targetId: string
  readonly sessionId: string
  readonly frameTree: { readonly frame: { readonly id: string } }
  readonly result: { readonly value: number }
  readonly data: string
}

type Call = (method: string, params: object, sessionId?: string) => Promise<Answer>

/** Messages are JSON with a NUL after each. */
function connect(child: ChildProcess): Call {
  const [, , , requests, answers] = child.stdio as unknown as readonly [null, null, null, Writable, Readable]
  const waiting = new Map<number, (message: { readonly result: Answer; readonly error?: { readonly message: string } }) => void>()
  let rest = ''
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((each) => JSON.parse(each))) waiting.get(message.id)?.(message)
  })
  let last = 0
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error === undefined) resolve(result)
        else reject(new Error(`${method}: ${error.message}`))
      })
      requests.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`)
    })
}
