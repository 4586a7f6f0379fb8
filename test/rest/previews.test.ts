// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of recipes look like this
import * as fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { httpTool, newID } from '../support/bundle-store.ts'
import { httpServer } from '../support/http-server.ts'
import { type RestServer, restServer, TOKEN } from '../support/rest-server.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const SPELL = [
  'name: Spell',
  'inputs: { word: { required: true } }',
  "permissions: { write: ['*.txt'] }",
  'steps:',
  "  - tool: replace_in_file\n    with: { include: '*.txt', find: '${{ inputs.word }}', replace: color }",
  '  - tool: grep\n    with: { pattern: color }',
  '',
].join('\n')
const COMMAND = [
  'name: Make',
  "permissions: { run: ['touch made'], write: ['made'] }",
  'steps:',
  '  - tool: run_in_terminal\n    with: { command: touch made }',
  '',
].join('\n')
const INPUTS = { word: 'colour' }

interface AskedQuestion {
  readonly id: string
}

/** Sends a request that streams its events, answers its questions, and returns its result. No answer: the connection is closed. */
async function stream(
  { port, send }: RestServer,
  path: string,
  body: unknown,
  answer: (question: AskedQuestion) => string | undefined,
  seen: (readonly [string, unknown])[] = [],
): Promise<unknown> {
  const closing = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: closing.signal,
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      const value = JSON.parse(data)
      seen.push([name, value])
      if (name === 'result') return value
      const choice = name === 'approval' ? answer(value) : undefined
      if (choice !== undefined) expect(await send('POST', `/approvals/${value.id}`, { choice })).toMatchObject({ status: 204 })
      else if (name === 'approval') closing.abort()
    }
  }
  throw new Error('The stream ended without a result.')
}

describe('a preview', () => {
  it('shows what a draft would change, step by step, and writes nothing', async () => {
    await using folder = await tempRepo({ 'a.txt': 'a colour\n', 'b.txt': 'colour\n' })
    await using server = await restServer(folder)
    const before = folder.snapshot()
    const { status, body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'complete',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      totals: { files: 2, directories: 0, added: 2, removed: 2 },
      permissions: ['change *.txt'],
      steps: [
        {
          path: ['steps', 0],
          calls: 'replace_in_file',
          outcome: 'success',
          message: '2 replacements in 2 files',
          files: 2,
          added: 2,
          removed: 2,
        },
        { path: ['steps', 1], calls: 'grep', outcome: 'success', message: '2 matches in 2 files', files: 0 },
      ],
      diagnostics: [],
    })
    expect(body.steps[1].findings).toEqual([
      { path: 'a.txt', line: 1, column: 3, text: 'a color' },
      { path: 'b.txt', line: 1, column: 1, text: 'color' },
    ])
    expect(body.files[0]).toEqual({
      path: 'a.txt',
      kind: 'update',
      added: 1,
      removed: 1,
      isBinary: false,
      facts: [],
      steps: [0],
      isCut: false,
      hunks: [
        {
          header: '@@ -1,1 +1,1 @@',
          lines: [
            { kind: '-', text: 'a colour', marks: '', old: 1 },
            { kind: '+', text: 'a color', marks: '', new: 1 },
          ],
        },
      ],
    })
    expect(folder.snapshot()).toEqual(before)
  })

  it('has the digest that the command line has, and is applied by it', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder)
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    const again = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    expect(again.body.digest).toBe(body.digest)
    const apply = (digest: string) => server.send('POST', `/previews/${body.id}/apply`, { digest })
    expect(await apply('0'.repeat(64))).toMatchObject({ status: 409, body: { error: { code: 'stale' } } })
    expect(folder.read('a.txt')).toBe('colour\n')
    expect(await apply(body.digest)).toMatchObject({ status: 200, body: { reason: 'applied', digest: body.digest, files: 1 } })
    expect(folder.read('a.txt')).toBe('color\n')
    expect(await apply(body.digest)).toMatchObject({ status: 404 })
  })

  it('is applied as a commit on a new branch', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder, { env: { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' } })
    folder.git('config', 'user.name', 'A')
    folder.git('config', 'user.email', 'a@example.com')
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    const applied = await server.send('POST', `/previews/${body.id}/apply`, { digest: body.digest, branch: 'spelling' })
    expect(applied.body).toMatchObject({ reason: 'committed', commit: folder.git('rev-parse', 'spelling').trim() })
    expect(folder.git('show', 'spelling:a.txt')).toBe('color\n')
    expect(folder.read('a.txt')).toBe('colour\n')
  })

  it('is not applied to files that have changed since', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder)
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    folder.write({ 'a.txt': 'colour and more\n' })
    const applied = await server.send('POST', `/previews/${body.id}/apply`, { digest: body.digest })
    expect(applied).toMatchObject({ status: 409, body: { error: { code: 'stale' } } })
    expect(folder.read('a.txt')).toBe('colour and more\n')
  })

  it('says where a recipe, its inputs and a step are wrong', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder)
    const preview = async (text: string, inputs: object) => (await server.send('POST', '/previews', { text, inputs })).body
    expect(await preview(SPELL.replace('replace_in_file', 'replace_in_fill'), INPUTS)).toMatchObject({
      kind: 'failed',
      error: { code: 'invalid_document' },
      diagnostics: [{ code: 'unknown_tool', path: ['steps', 0, 'tool'] }],
    })
    expect(await preview(SPELL, {})).toMatchObject({ kind: 'failed', diagnostics: [{ code: 'missing_input', path: ['inputs', 'word'] }] })
    const failing = SPELL.replace('pattern: color }', "pattern: color }\n    expect: { total_matches: '== 0' }")
    expect(await preview(failing, INPUTS)).toMatchObject({
      kind: 'failed',
      digest: null,
      error: { code: 'expectation_failed', path: ['steps', 1, 'expect', 'total_matches'] },
      steps: [{ outcome: 'success' }, { outcome: 'failure' }],
    })
    expect(await preview(SPELL, { word: 'nowhere' })).toMatchObject({ kind: 'clean', digest: null, files: [] })
  })

  it('shows the files of a large plan a part at a time', async () => {
    await using folder = await tempRepo(Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${i}.txt`, 'colour\n'.repeat(20)])))
    await using server = await restServer(folder)
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    expect(body.totals).toEqual({ files: 250, directories: 0, added: 5000, removed: 5000 })
    expect([body.files.length, body.moreFiles]).toEqual([200, 50])
    expect(body.groups[0]).toMatchObject({ files: 250 })
    const unshown = body.files.findIndex(({ hunks }: { hunks?: unknown }) => hunks === undefined)
    expect(unshown).toBe(100)
    const more = await server.send('GET', `/previews/${body.id}/files?from=${unshown}`)
    expect(more.body.files[0]).toMatchObject({ path: body.files[unshown].path, isCut: false, hunks: [{}] })
    expect(more.body).toMatchObject({ moreFiles: 0 })
    expect(more.body.files).toHaveLength(150)
  })

  it('ends when a newer one takes its place', async () => {
    await using folder = await tempRepo(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}.txt`, 'colour\n'])))
    await using server = await restServer(folder)
    const [first, second] = await Promise.all([
      server.send('POST', '/previews', { text: SPELL, inputs: INPUTS, tab: 'a' }),
      new Promise((resolve) => setTimeout(resolve, 10)).then(() =>
        server.send('POST', '/previews', { text: SPELL, inputs: { word: 'x' }, tab: 'a' }),
      ),
    ])
    expect(first).toMatchObject({ status: 409, body: { error: { code: 'cancelled' } } })
    expect(second).toMatchObject({ status: 200, body: { kind: 'clean' } })
  })

  it('shows text that hides something by its code points', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour \u202e\u001b[31m<script>\n' })
    await using server = await restServer(folder)
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    expect(body.files[0].hunks[0].lines[1].text).toBe('color ⟨U+202E⟩⟨U+001B⟩[31m<script>')
    expect(body.files[0].facts).toEqual([{ text: '⚠ hidden characters', isWarning: true }])
  })
})

describe('a plan', () => {
  it('is listed, shown, applied and undone', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder, { isConsented: false, canAsk: true })
    const { body: preview } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    await server.send('POST', `/previews/${preview.id}/apply`, { digest: preview.digest })
    const [plan] = (await server.send('GET', '/plans')).body.plans
    expect(plan).toMatchObject({ digest: preview.digest, state: 'applied', title: 'Spell', inputs: INPUTS, files: 1 })
    const shown = (await server.send('GET', `/plans/${plan.digest}`)).body
    expect(shown).toMatchObject({ state: 'applied', files: [{ path: 'a.txt', hunks: [{}] }], steps: [{}, {}] })
    expect((await server.send('GET', `/previews/${shown.id}/files?from=0`)).body.files).toEqual(shown.files)
    expect(await server.send('POST', `/plans/${plan.digest}/undo`, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'approval_needed' } },
    })
    const asked: unknown[] = []
    const undone = await stream(server, `/plans/${plan.digest}/undo`, {}, (question) => {
      asked.push(question)
      return 'yes'
    })
    expect(asked).toMatchObject([{ kind: 'plan', files: [{ path: 'a.txt', hunks: [{}] }], choices: ['yes', 'no'] }])
    expect(undone).toMatchObject({ ok: true, value: { reason: 'undone', files: 1 } })
    expect(folder.read('a.txt')).toBe('colour\n')
    expect(await server.send('POST', `/plans/${plan.digest}/apply`, {})).toMatchObject({ status: 200, body: { reason: 'applied' } })
    expect(folder.read('a.txt')).toBe('color\n')
  })

  it('that does not exist is told', async () => {
    await using folder = await tempRepo()
    await using server = await restServer(folder)
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/apply', {}],
      ['POST', '/undo', {}],
    ] as const)
      expect(await server.send(method, `/plans/${'0'.repeat(64)}${path}`, body)).toMatchObject({ status: 404 })
    expect(await server.send('GET', '/plans/abc')).toMatchObject({ status: 400 })
  })

  it('[I2] is approved by nobody where programs have the token', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder, { isConsented: false })
    const { body } = await server.send('POST', '/previews', { text: SPELL, inputs: INPUTS })
    for (const path of [`/previews/${body.id}/apply`, `/plans/${body.digest}/apply`, `/plans/${body.digest}/undo`])
      for (const accept of ['application/json', 'text/event-stream']) {
        const answered = await server.send('POST', path, path.startsWith('/previews') ? { digest: body.digest } : {}, { Accept: accept })
        expect(answered).toMatchObject({ status: 403, body: { error: { code: 'approval_needed' } } })
      }
    expect(folder.read('a.txt')).toBe('colour\n')
  })
})

describe('a recipe that runs commands', () => {
  it('waits in a preview, and asks about the recipe, the call and the plan before it is applied', async () => {
    await using folder = await tempRepo({ 'recipes/make.yml': COMMAND })
    await using server = await restServer(folder, { isConsented: false, canAsk: true })
    const draft = { text: COMMAND, path: 'recipes/make.yml' }
    const { body } = await server.send('POST', '/previews', draft)
    expect(body).toMatchObject({
      kind: 'gated',
      digest: expect.any(String),
      waiting: { step: '1', tool: 'run_in_terminal', lines: expect.arrayContaining(['  command: touch made']) },
      steps: [{ outcome: 'deferred', message: 'waits for approval' }],
    })
    const run = (answers: readonly string[], asked: unknown[] = []) =>
      stream(server, `/previews/${body.id}/apply`, { digest: body.digest }, (question) => {
        asked.push(question)
        return answers[asked.length - 1] ?? 'no'
      })
    expect(await run(['no'])).toMatchObject({ ok: false, error: { code: 'untrusted_recipe' } })
    const refused: unknown[] = []
    expect(await run(['yes', 'no'], refused)).toMatchObject({ ok: false, error: { code: 'approval_refused' } })
    expect(refused).toMatchObject([{ kind: 'trust', lines: ['recipes/make.yml:4  run_in_terminal  touch made'] }, { kind: 'call' }])
    expect(await run(['no'])).toMatchObject({ ok: false, error: { code: 'approval_refused' } })
    expect(folder.exists('made')).toBe(false)
    const asked: unknown[] = []
    expect(await run(['yes', 'yes'], asked)).toMatchObject({ ok: true, value: { reason: 'applied', files: 1 } })
    expect(asked).toMatchObject([
      { kind: 'call', tool: 'run_in_terminal', lines: expect.arrayContaining(['  command: touch made']), files: [] },
      { kind: 'plan', files: [{ path: 'made', kind: 'create' }], choices: ['yes', 'no', 'always'] },
    ])
    expect(folder.exists('made')).toBe(true)
  })

  it('asks nobody once the page is gone', async () => {
    await using folder = await tempRepo({ 'recipes/make.yml': COMMAND })
    await using server = await restServer(folder, { isConsented: false, canAsk: true })
    const { body } = await server.send('POST', '/previews', { text: COMMAND, path: 'recipes/make.yml' })
    const asked: { id: string }[] = []
    await expect(
      stream(server, `/previews/${body.id}/apply`, { digest: body.digest }, (question) => {
        asked.push(question)
        return undefined
      }),
    ).rejects.toThrow()
    await expect
      .poll(async () => (await server.send('POST', `/approvals/${asked[0]?.id}`, { choice: 'yes' })).status, { timeout: 5_000 })
      .toBe(404)
    expect(folder.exists('made')).toBe(false)
  })
})

describe('the tester of a tool', () => {
  it('asks before anything is sent, shows the request without its secret, and streams the answer', async () => {
    await using far = await httpServer((request, response) => response.end(`got ${request.headers.authorization}`))
    await using folder = await tempFolder({ '.github/sous.yml': `secrets: { TICKETS: '${far.origin}' }\n` })
    await using server = await restServer(folder, { isConsented: false, canAsk: true, env: { SOUS_SECRET_TICKETS: 'hunter2' } })
    const id = newID()
    const tool = `/tools/bundles/${id}/tools/get/version/1`
    await server.send('PUT', `/tools/bundles/${id}`, { slug: 'tickets' })
    const calls = [{ urlTemplate: `${far.origin}/`, auth: { type: 'bearer', secret: 'TICKETS' } }]
    await server.send('PUT', tool, httpTool(far.origin, { http: { allowedHosts: ['127.0.0.1'], calls } }))
    const events: (readonly [string, unknown])[] = []
    const answers = ['no', 'yes'] as const
    for (const answer of answers) {
      const result = await stream(server, `${tool}/invoke`, { args: { id: '1' } }, () => answer, events)
      if (answer === 'no') expect(result).toMatchObject({ ok: false, error: { code: 'approval_refused' } })
      else expect(result).toEqual({ ok: true, value: 'got Bearer ***' })
      expect(far.requests).toHaveLength(answer === 'no' ? 0 : 1)
    }
    const names = events.map(([name]) => name)
    expect(names.filter((name) => name !== 'progress')).toEqual(['request', 'approval', 'result', 'request', 'approval', 'result'])
    expect(names).toContain('progress')
    expect(JSON.stringify(events)).not.toContain('hunter2')
    expect(events[0]?.[1]).toMatchObject({ tool: 'tickets/get@1', lines: expect.arrayContaining([`GET ${far.origin}/`]) })
  })

  it('shows what a tool would change before it is written', async () => {
    await using folder = await tempRepo({ 'a.txt': 'colour\n' })
    await using server = await restServer(folder, { isConsented: false, canAsk: true })
    const [tool] = (await server.send('GET', '/tools/tools/search?q=replace-in-file')).body.tools
    const invoke = `/tools/bundles/${tool.bundleID}/tools/${tool.slug}/version/${tool.version}/invoke`
    const asked: unknown[] = []
    const result = await stream(server, invoke, { args: { path: 'a.txt', find: 'colour', replace: 'color' } }, (question) => {
      asked.push(question)
      expect(folder.read('a.txt')).toBe('colour\n')
      return 'yes'
    })
    expect(asked).toMatchObject([{ kind: 'call', files: [{ path: 'a.txt', hunks: [{}] }] }])
    expect(result).toMatchObject({ ok: true, value: { replacements: 1 } })
    expect(folder.read('a.txt')).toBe('color\n')
  })
})

describe('pages', () => {
  it('learn where they are, and everything that can be opened', async () => {
    await using folder = await tempRepo({ 'recipes/spell.yml': SPELL, '.github/sous.yml': 'language: de\n' })
    await using server = await restServer(folder, { canAsk: true })
    expect((await server.send('GET', '/settings')).body).toMatchObject({
      folder: fs.realpathSync(folder.path),
      isRepository: true,
      branch: 'main',
      language: 'de',
      canAsk: true,
    })
    const { items } = (await server.send('GET', '/palette')).body
    expect(items).toContainEqual({ kind: 'recipe', id: 'recipes/spell.yml', title: 'Spell', detail: '', keywords: ['spell'] })
    expect(items).toContainEqual(expect.objectContaining({ kind: 'tool', id: 'replace_in_file' }))
  })

  it('[B-41] export a bundle as a ZIP file and import it', async () => {
    await using folder = await tempFolder()
    await using other = await tempFolder()
    await using server = await restServer(folder)
    await using target = await restServer(other)
    const id = newID()
    await server.send('PUT', `/tools/bundles/${id}`, { slug: 'tickets' })
    await server.send('PUT', `/tools/bundles/${id}/tools/get/version/1`, httpTool('https://tickets.example.com'))
    const exported = await server.send('GET', `/tools/bundles/${id}/export`)
    expect(exported).toMatchObject({ status: 200, body: { fileName: 'tickets.zip' } })
    const send = (zip: string) => target.send('POST', '/tools/import', { zip })
    expect(await send(exported.body.zip)).toMatchObject({ status: 201, body: { id, slug: 'tickets' } })
    expect(await send(exported.body.zip)).toMatchObject({ status: 409 })
    expect(await send('AAAA')).toMatchObject({ status: 409, body: { error: { code: 'corrupt_file' } } })
    expect(await send('no base64')).toMatchObject({ status: 400 })
  })
})
