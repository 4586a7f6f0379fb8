import * as fs from 'node:fs'
import * as http from 'node:http'
import { chromium, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { httpServer } from '../support/http-server.ts'
import { CHROMIUM, openPage, openStudio, type Studio } from '../support/studio.ts'

const RECIPE = [
  "name: '<img src=x onerror=pwned()>'",
  "description: '<script>pwned()</script>'",
  "permissions: { write: ['*.txt'] }",
  'steps:',
  "  - name: '<b onclick=pwned()>step'\n    tool: replace_in_file\n    with: { include: '*.txt', find: colour, replace: color }",
  '',
].join('\n')
const FILES = {
  'a.txt': '<img src=x onerror=pwned()> colour\n',
  '<svg onload=pwned()>.txt': 'colour\n',
  'recipes/spell.yml': RECIPE,
  '.github/sous.yml': "secrets: { TICKETS: 'https://tickets.example.com' }\n",
}
const SECRET = 'hunter2-is-the-secret'
const ENV = { SOUS_SECRET_TICKETS: SECRET, GITHUB_TOKEN: 'ghp_not_for_pages' }

interface Sent {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A request as no browser would send it. */
function send({ port }: Studio, method: string, path: string, headers: http.OutgoingHttpHeaders = {}, body = ''): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
    })
    request.on('error', reject)
    request.end(body)
  })
}

function tokenOf({ address }: Studio): string {
  return address.split('token=')[1] ?? ''
}

async function signIn(studio: Studio): Promise<string> {
  const { headers } = await send(studio, 'POST', '/studio/session', { authorization: `Bearer ${tokenOf(studio)}` })
  return headers['set-cookie']?.[0] ?? ''
}

const JSON_TYPE = { 'content-type': 'application/json' }

describe('sous studio over HTTP', () => {
  it('gives its cookie only for the token, and to no script and no other site', async () => {
    await using studio = await openStudio(FILES, ENV)
    for (const authorization of ['', 'Bearer wrong', `Basic ${tokenOf(studio)}`])
      expect(await send(studio, 'POST', '/studio/session', { authorization })).toMatchObject({ status: 401 })
    const cookie = await signIn(studio)
    expect(cookie).toMatch(/^sous-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
    expect(cookie).not.toContain(tokenOf(studio))
    expect(studio.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/studio\/#token=[\w-]{43}$/)
  })

  it('answers nothing but its page without a token, under another host, or to another origin', async () => {
    await using studio = await openStudio(FILES, ENV)
    const authorization = `Bearer ${tokenOf(studio)}`
    const cookie = (await signIn(studio)).split(';')[0] ?? ''
    const own = `http://127.0.0.1:${studio.port}`
    const { paths } = JSON.parse((await send(studio, 'GET', '/openapi.json', { authorization })).text)
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const),
    )
    expect(routes.length).toBeGreaterThan(30)
    const ask = async (method: string, path: string, headers: http.OutgoingHttpHeaders) =>
      (
        await send(
          studio,
          method,
          path,
          { ...JSON_TYPE, accept: 'text/event-stream', ...headers },
          method === 'GET' || method === 'DELETE' ? '' : '{}',
        )
      ).status
    for (const [method, path] of routes) {
      expect([method, path, await ask(method, path, {})]).toEqual([method, path, 401])
      for (const site of ['cross-site', 'same-site', 'none'])
        expect([method, path, site, await ask(method, path, { cookie, 'sec-fetch-site': site })]).toEqual([method, path, site, 401])
      for (const origin of ['http://evil.test', 'null', `http://127.0.0.1:${studio.port + 1}`, `http://localhost.evil.test:${studio.port}`])
        expect([path, origin, await ask(method, path, { cookie, origin })]).toEqual([path, origin, 403])
      for (const host of ['evil.test', `evil.test:${studio.port}`])
        expect([path, host, await ask(method, path, { authorization, cookie, host })]).toEqual([path, host, 403])
    }
    for (const path of ['/studio/', '/studio/studio.js', '/studio/session'])
      expect([path, (await send(studio, 'GET', path, { host: `evil.test:${studio.port}` })).status]).toEqual([path, 403])
    expect((await send(studio, 'GET', '/settings', { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await send(studio, 'POST', '/recipes/check', { ...JSON_TYPE, cookie, origin: own }, '{"text":""}')).status).toBe(200)
    expect((await send(studio, 'POST', '/recipes/check', { ...JSON_TYPE, cookie }, '{"text":""}')).status).toBe(401)
  })

  it('takes no forms, answers no preflight, and opens no WebSocket', async () => {
    await using studio = await openStudio(FILES, ENV)
    const cookie = (await signIn(studio)).split(';')[0] ?? ''
    const own = { cookie, origin: `http://127.0.0.1:${studio.port}` }
    const forged = JSON.stringify({ text: 'name: forged\nsteps: []\n', expected: null })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
      for (const [method, path] of [
        ['PUT', '/recipes/file?path=recipes/forged.yml'],
        ['POST', '/previews'],
        ['POST', '/tools/import'],
      ] as const)
        expect([type, path, (await send(studio, method, path, { ...own, 'content-type': type }, forged)).status]).toEqual([type, path, 415])
    expect(fs.existsSync(`${studio.folder.path}/recipes/forged.yml`)).toBe(false)
    const preflight = await send(studio, 'OPTIONS', '/recipes/file', {
      origin: 'http://evil.test',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    })
    expect(preflight.status).toBe(403)
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }
    for (const origin of [own.origin, 'http://evil.test'])
      expect((await send(studio, 'GET', '/studio/', { ...own, ...upgrade, origin })).status).toBeGreaterThanOrEqual(400)
  })

  it('allows its page no script of its own text, no frame around it, and nothing from elsewhere', async () => {
    await using studio = await openStudio(FILES, ENV)
    const { headers, text } = await send(studio, 'GET', '/studio/')
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
    )
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="studio.js">'])
    expect(text).not.toMatch(/https?:|\son\w+=/)
  })

  it('sends no secret and nothing else of its environment', async () => {
    await using studio = await openStudio(FILES, ENV)
    const authorization = `Bearer ${tokenOf(studio)}`
    const ask = async (method: string, path: string, body?: unknown) =>
      (
        await send(
          studio,
          method,
          path,
          { authorization, ...(body !== undefined && JSON_TYPE) },
          body === undefined ? '' : JSON.stringify(body),
        )
      ).text
    const id = '01900000-0000-7000-8000-000000000001'
    const call = { urlTemplate: 'https://tickets.example.com/', auth: { type: 'bearer', secret: 'TICKETS' } }
    const tool = { type: 'http', http: { allowedHosts: ['tickets.example.com'], calls: [call] } }
    const leaking = "name: L\nsteps:\n  - tool: create_file\n    with: { path: a, content: '$" + "{{ toJSON(env) }}' }\n"
    const answers = [
      await ask('PUT', `/tools/bundles/${id}`, { slug: 'tickets' }),
      await ask('PUT', `/tools/bundles/${id}/tools/get/version/1`, tool),
      await ask('POST', `/tools/bundles/${id}/tools/get/version/1/invoke`, { args: {} }),
      await ask('GET', `/tools/bundles/${id}/export`),
      await ask('POST', '/previews', { text: RECIPE }),
      await ask('POST', '/previews', { text: leaking }),
      ...(await Promise.all(
        ['/settings', '/palette', '/plans', '/recipes', '/tools/tools', '/openapi.json'].map((path) => ask('GET', path)),
      )),
    ]
    for (const text of answers) for (const secret of [SECRET, ENV.GITHUB_TOKEN, tokenOf(studio)]) expect(text).not.toContain(secret)
    expect(answers[1]).toContain('"secret":"TICKETS"')
    expect(answers[2]).toContain('approval_needed')
  })
})

/** What a page from elsewhere tries with the studio of someone who is signed in there. */
const ATTACKS = `
async (studio) => {
  const results = {}
  const attempt = async (name, work) => {
    try { results[name] = await Promise.race([work(), new Promise((resolve) => setTimeout(() => resolve('silence'), 3000))]) } catch { results[name] = 'refused' }
  }
  const body = JSON.stringify({ text: 'name: forged\\nsteps: []\\n', expected: null })
  const file = studio + '/recipes/file?path=recipes/forged.yml'
  await attempt('read', async () => (await fetch(studio + '/recipes', { credentials: 'include' })).text())
  await attempt('opaque', async () => (await (await fetch(studio + '/recipes', { credentials: 'include', mode: 'no-cors' })).text()))
  await attempt('write', async () => (await fetch(file, { method: 'PUT', credentials: 'include', headers: { 'content-type': 'application/json' }, body })).text())
  await attempt('plain', async () => (await fetch(studio + '/previews', { method: 'POST', credentials: 'include', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body })).text())
  await attempt('beacon', async () => { navigator.sendBeacon(studio + '/previews', new Blob([body], { type: 'text/plain' })); return '' })
  await attempt('events', () => new Promise((resolve, reject) => {
    const source = new EventSource(studio + '/previews', { withCredentials: true })
    source.onopen = source.onmessage = () => resolve('open')
    source.onerror = () => { source.close(); reject(new Error()) }
  }))
  await attempt('socket', () => new Promise((resolve, reject) => {
    const socket = new WebSocket(studio.replace('http', 'ws') + '/studio/')
    socket.onopen = socket.onmessage = () => resolve('open')
    socket.onerror = () => reject(new Error())
  }))
  await attempt('script', () => new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = studio + '/studio/studio.js'
    script.onload = () => resolve('loaded')
    script.onerror = () => reject(new Error())
    document.body.append(script)
  }))
  await attempt('frame', () => new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = studio + '/studio/'
    frame.onload = () => { try { resolve(frame.contentDocument === null ? 'refused' : 'open') } catch { resolve('refused') } }
    document.body.append(frame)
  }))
  return results
}`

describe.skipIf(CHROMIUM === undefined)('sous studio in a browser', { retry: 2 }, () => {
  it('gives a page of another origin nothing, although its reader is signed in', { timeout: 120_000 }, async () => {
    await using evil = await httpServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title><body>'),
    )
    await using studio = await openStudio(FILES, ENV)
    await using open = await openPage(studio)
    const before = studio.folder.snapshot()
    const own = `http://127.0.0.1:${studio.port}`
    for (const origin of [evil.origin, evil.origin.replace('127.0.0.1', 'localhost')]) {
      const other = await open.context.newPage()
      await other.goto(origin)
      const results = (await other.evaluate(`(${ATTACKS})(${JSON.stringify(own)})`)) as Record<string, string>
      expect(results).toEqual({
        read: 'refused',
        opaque: expect.stringMatching(/^(?:refused|)$/),
        write: 'refused',
        plain: expect.stringMatching(/^(?:refused|)$/),
        beacon: '',
        events: 'refused',
        socket: 'refused',
        script: 'refused',
        frame: 'refused',
      })
      const frames = () => other.frames().slice(1)
      await expect.poll(() => frames().map((frame) => frame.url()), { timeout: 30_000 }).toEqual(['chrome-error://chromewebdata/'])
      await other.setContent(
        `<form method="post" enctype="text/plain" action="${own}/previews"><input name='{"text":"x","a":"' value='"}'><button>go</button></form>`,
      )
      await Promise.all([other.waitForURL(`${own}/previews`), other.click('button')])
      expect(await other.textContent('body')).toContain('Requests from web pages are refused')
      await other.close()
    }
    expect(studio.folder.snapshot()).toEqual(before)
  })

  it('does not answer to a host name that someone pointed here', async () => {
    await using studio = await openStudio(FILES, ENV)
    const browser = await chromium.launch({
      executablePath: CHROMIUM ?? '',
      args: ['--no-sandbox', '--host-resolver-rules=MAP evil.test 127.0.0.1'],
    })
    try {
      const page = await browser.newPage()
      const answer = await page.goto(`http://evil.test:${studio.port}/studio/#token=${tokenOf(studio)}`)
      expect(answer?.status()).toBe(403)
      const read = await page.evaluate(async (token) => {
        const response = await fetch('/recipes', { headers: { authorization: `Bearer ${token}` } })
        return [response.status, await response.text()]
      }, tokenOf(studio))
      expect(read).toEqual([403, expect.stringContaining('The server does not answer to this host name')])
    } finally {
      await browser.close()
    }
  })

  it('keeps its token and cookie from scripts, and asks nobody else for anything', async () => {
    await using studio = await openStudio(FILES, ENV)
    await using open = await openPage(studio)
    const { page, context } = open
    const origins = new Set<string>()
    const asked: string[] = []
    page.on('request', (request) => {
      origins.add(new URL(request.url()).origin)
      asked.push(request.url(), JSON.stringify(request.headers()))
    })
    for (const screen of ['tools', 'plans', 'recipes']) {
      await page.goto(`http://127.0.0.1:${studio.port}/studio/#/${screen}`)
      await page.waitForLoadState('networkidle')
    }
    expect([...origins]).toEqual([`http://127.0.0.1:${studio.port}`])
    const seen = await page.evaluate(() => [
      document.cookie,
      location.href,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ])
    expect(seen[0]).toBe('')
    for (const text of [...seen, ...asked]) expect(text).not.toContain(tokenOf(studio))
    expect(await context.cookies()).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Strict', domain: '127.0.0.1' })])
  })

  it('shows text of files, recipes and tools as text', { timeout: 120_000 }, async () => {
    await using studio = await openStudio(FILES, ENV)
    await using open = await openPage(studio)
    const { page, faults } = open
    await page.evaluate('globalThis.pwned = () => { globalThis.isPwned = true }')
    await page.getByText('<img src=x onerror=pwned()>').first().waitFor()
    await page.getByText('<img src=x onerror=pwned()>').first().click()
    await page.locator('.diff-file').first().waitFor()
    expect(await page.locator('.diff-file .path').allInnerTexts()).toEqual(['<svg onload=pwned()>.txt', 'a.txt'])
    expect(await page.locator('.hunk .is-added .text').allInnerTexts()).toContain('<img src=x onerror=pwned()> color')
    expect(await activeElements(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: /img src=x/ }).waitFor()
    expect(await activeElements(page)).toEqual([])
    expect(await page.evaluate('globalThis.isPwned')).toBe(undefined)
    expect(faults).toEqual([])
  })
})

/** Elements that only text of files could have brought in. */
function activeElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('img, iframe, object, embed, #studio script, [onerror], [onload], [onclick]')].map(
      (each) => each.outerHTML,
    ),
  )
}
