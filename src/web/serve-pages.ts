import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type Context, Hono } from 'hono'
import { languageOf } from '../base/language.ts'

export interface PageOptions {
  /** Absolute path of the built pages. */
  readonly folder: string
  /** What the person asked for, if anything. */
  readonly language: string | undefined
  /** What the repository uses. */
  readonly usualLanguage: string
  /** The cookie for a request with the right token. */
  signIn(authorization: string | undefined): string | undefined
}

/** Where the built pages are: beside a built program, and in `build/` for one that runs from `src/`. */
export function pagesFolder({ folder, extension }: { readonly folder: string; readonly extension: string }): string {
  return extension === '.ts' ? path.resolve(folder, '../../build/web') : path.resolve(folder, '../web')
}

/**
 * The files of the pages, for anyone: they hold no data. The token in the printed address is exchanged for a
 * cookie that no script can read and that no other site sends.
 */
export function servePages({ folder, language = '', usualLanguage, signIn }: PageOptions): Hono {
  const pages = new Hono()
  pages.get('/studio', (context) => context.redirect('/studio/', 308))
  pages.get('/studio/', (context) => {
    const page = readPage(folder, 'index.html')
    const nonce = randomBytes(16).toString('base64')
    setHeaders(context, nonce)
    context.header('Cache-Control', 'no-store')
    if (page === undefined) return context.html(NOT_BUILT, 404)
    const values: Readonly<Record<string, string>> = { nonce, language: languageOf(language) ?? '', usual: usualLanguage }
    return context.html(page.toString('utf8').replaceAll(/\{(nonce|language|usual)\}/g, (_, name: string) => values[name] ?? ''))
  })
  pages.get('/studio/:name', (context, next) => {
    const name = context.req.param('name')
    const type = TYPES[path.extname(name)]
    const file = type === undefined ? undefined : readPage(folder, name)
    if (type === undefined || file === undefined) return next()
    setHeaders(context)
    context.header('Cache-Control', 'no-cache')
    return context.body(new Uint8Array(file), 200, { 'Content-Type': type })
  })
  pages.post('/studio/session', (context, next) => {
    const cookie = signIn(context.req.header('authorization'))
    if (cookie === undefined) return next()
    context.header('Set-Cookie', `${cookie}; HttpOnly; SameSite=Strict; Path=/`)
    context.header('Cache-Control', 'no-store')
    return context.body(null, 204)
  })
  return pages
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const NOT_BUILT = `<!doctype html>
<title>Sous studio</title>
<p>The pages are not built yet. Run <code>npm run build:pages</code>, then load this page again.</p>
`

function readPage(folder: string, name: string): Buffer | undefined {
  if (!/^\w[\w.-]*$/.test(name)) return undefined
  try {
    return fs.readFileSync(path.join(folder, name))
  } catch {
    return undefined
  }
}

/** Nothing from other origins, nothing inline except the editor's styles, and never inside another page. */
function setHeaders(context: Context, nonce?: string): void {
  const style = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  context.header('Content-Security-Policy', policy.join('; '))
  context.header('X-Frame-Options', 'DENY')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('Cross-Origin-Opener-Policy', 'same-origin')
}
