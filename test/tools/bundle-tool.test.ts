// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import { describe, expect, it } from 'vitest'
import type { BundleTool } from '../../src/bundles/bundle.ts'
import { toolBody } from '../../src/bundles/bundle-schemas.ts'
import { evidenceOf } from '../../src/plan/plan-outcome.ts'
import { renderApproval } from '../../src/report/approval-display.ts'
import { realHttp } from '../../src/system/network/real-http.ts'
import { asTool, findBundleTool } from '../../src/tools/bundle-tool.ts'
import { argumentSchema } from '../../src/tools/kit/json-schema.ts'
import type { Tool } from '../../src/tools/kit/tool.ts'
import { checkKnown } from '../../src/tools/recipe-catalogue.ts'
import { isExternalTool } from '../../src/tools/registry.ts'
import { httpTool, newID, valueIn } from '../support/bundle-store.ts'
import { httpServer } from '../support/http-server.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { invokeTool, toolContext } from '../support/tool-context.ts'

function definition(body: Readonly<Record<string, unknown>>): BundleTool {
  const moment = '2026-01-01T00:00:00.000Z'
  const facts = { id: newID(), bundleID: newID(), bundleSlug: 'tickets', slug: 'get', version: '1', isBuiltIn: false }
  return { ...facts, createdAt: moment, modifiedAt: moment, ...toolBody().parse(body) }
}

async function toolOf(body: Readonly<Record<string, unknown>>): Promise<Tool> {
  return valueIn(await asTool(definition(body)))
}

const NARROW = { type: 'object', properties: { pattern: { type: 'string', maxLength: 3 } } }

it('[S-39] has examples that its own schema takes, where the registered tool has such', async () => {
  const call = async (argSchema: object) => {
    const tool = await toolOf({ type: 'local', local: { function: 'grep' }, argSchema })
    return [tool.examples.length, tool.examples.every(({ args }) => tool.args().safeParse(args).success)]
  }
  const registered = (await toolOf({ type: 'local', local: { function: 'grep' } })).examples
  const withInclude = registered.filter(({ args }) => 'include' in args)
  expect(await call({ type: 'object', properties: { pattern: { type: 'string' } } })).toEqual([registered.length, true])
  expect(await call({ type: 'object', properties: { include: { type: 'string' } }, required: ['include'] })).toEqual([
    withInclude.length,
    true,
  ])
  expect(await call({ type: 'object', properties: { pattern: { enum: ['TODO'] } }, required: ['pattern'] })).toEqual([1, true])
})

it('leaves the meaning of arguments to the server that they are for', async () => {
  const properties = {
    id: { type: 'string' },
    path: { type: 'string' },
    include: { type: 'string' },
    pattern: { type: 'string' },
    is_regex: { type: 'boolean' },
  }
  const tool = await toolOf(httpTool('https://tickets.example.com', { argSchema: { type: 'object', properties } }))
  expect(checkKnown(tool, { path: '/v1', include: '[', pattern: '(', is_regex: true })).toEqual([])
})

describe('a tool over HTTP', () => {
  it('is one that acts outside, reaches its hosts, and says what it takes', async () => {
    const tool = await toolOf(httpTool('https://tickets.example.com'))
    expect(tool).toMatchObject({
      name: 'tickets/get@1',
      summary: 'Gets a ticket',
      effect: 'external',
      category: 'Network',
      permissions: ['Network'],
      hosts: ['tickets.example.com'],
    })
    expect(argumentSchema(tool)).toMatchObject({ properties: { id: { type: 'string' } }, required: ['id'] })
  })

  it('checks its arguments by the whole JSON Schema', async () => {
    await using folder = await tempFolder()
    const properties = {
      id: { type: 'string', pattern: '^T-\\d+$' },
      kind: { enum: ['bug', 'task'] },
      count: { type: 'integer', minimum: 1 },
      tags: { type: 'array', items: { type: 'string' } },
      ratio: { type: 'number' },
      isUrgent: { type: 'boolean', description: 'Now' },
      more: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    }
    const tool = await toolOf(httpTool('https://tickets.example.com', { argSchema: { type: 'object', properties, required: ['id'] } }))
    const context = await toolContext(folder.path)
    const messages = async (args: unknown) => {
      const result = await invokeTool(tool, args, context)
      return result.ok ? [] : result.error.message.split('; ')
    }
    expect(await messages({ id: 'x' })).toEqual(['id: must match pattern "^T-\\d+$"'])
    expect(await messages({ id: 'T-1', count: 0, more: {}, tags: [1] })).toEqual(['tags[0]: must be a string, got 1'])
    expect(await messages({ id: 'T-1', count: 0, more: {} })).toEqual(['count: must be >= 1', 'more.a: is required'])
    expect(await messages({ id: 'T-1', kind: 'bgu' })).toEqual([
      'kind: must be one of "bug", "task", got "bgu"; did you mean "bug"?'.split('; ')[0],
      'did you mean "bug"?',
    ])
  })

  it('shows in an approval what it would send', async () => {
    const http = {
      allowedHosts: ['tickets.example.com'],
      calls: [
        {
          method: 'POST',
          urlTemplate: 'https://tickets.example.com/t',
          body: { id: '${id}' },
          auth: { type: 'bearer', secret: 'TICKETS' },
        },
      ],
    }
    const tool = await toolOf(httpTool('https://tickets.example.com', { http }))
    const details = tool.explain?.({ id: 'T-1' }) ?? []
    expect(renderApproval({ call: { tool, args: { id: 'T-1' }, details }, changes: [], reason: '' })).toMatchInlineSnapshot(`
      "Tool: tickets/get@1
      Parameters:
        id: T-1
      Request:
        POST https://tickets.example.com/t
          Content-Type: application/json
          Accept: application/json, text/*;q=0.9, */*;q=0.1
          Authorization: Bearer <secret TICKETS>
        
          {"id":"T-1"}
      Files affected: none
      Risk level: dangerous
      "
    `)
  })

  it('gives back value, status, URL and hash', async () => {
    await using server = await httpServer((_request, response) => response.setHeader('Content-Type', 'application/json').end('{"a":1}'))
    await using folder = await tempFolder()
    const tool = await toolOf(httpTool(server.origin))
    const context = await toolContext(folder.path, { http: realHttp(), allowPrivateHosts: ['127.0.0.1'] })
    expect(await invokeTool(tool, { id: 'T-1' }, context)).toMatchObject({
      ok: true,
      value: { value: { a: 1 }, status_code: 200, url: `${server.origin}/tickets/T-1`, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      output: 'get: status 200',
    })
  })
})

describe('a tool whose file was edited by hand', () => {
  it('[F9] [B-04] is checked again before it is called', async () => {
    const http = (call: object) => ({ allowedHosts: ['a.test'], calls: [{ urlTemplate: 'https://a.test/', ...call }] })
    const edit = async (call: object) => asTool(definition({ type: 'http', http: http(call) }))
    expect(await edit({})).toMatchObject({ ok: true })
    expect(await edit({ urlTemplate: 'https://evil.test/' })).toMatchObject({
      ok: false,
      error: { code: 'corrupt_file', suggestion: 'Correct .github/sous/bundles/tickets/tools/get@1.json.' },
    })
    expect(await edit({ headers: { Host: 'evil.test' } })).toMatchObject({ ok: false, error: { code: 'corrupt_file' } })
    expect(await edit({ urlTemplate: 'https://a.test/?t=${secrets.TOKEN}' })).toMatchObject({ ok: false, error: { code: 'corrupt_file' } })
  })
})

describe('a plan', () => {
  it('takes what a tool was told for evidence, and counts the tool among what acts outside', async () => {
    const tool = await toolOf(httpTool('https://tickets.example.com'))
    const outputs = { value: 1, status_code: 200, url: 'https://tickets.example.com/tickets/T-1', sha256: 'ab' }
    expect(evidenceOf({ tool, args: { id: 'T-1' } }, outputs)).toEqual({
      kind: 'fetch',
      url: outputs.url,
      finalUrl: outputs.url,
      status: 200,
      sha256: 'ab',
    })
    expect([isExternalTool('tickets/get@1'), isExternalTool('fetch_webpage'), isExternalTool('grep')]).toEqual([true, true, false])
  })
})

describe('a local tool', () => {
  it('[E8] refuses what the tool that it stands for refuses before anybody is asked', async () => {
    await using folder = await tempFolder()
    const tool = await toolOf({ type: 'local', local: { function: 'run_in_terminal' } })
    const args = { command: 'touch ran', env: { LD_PRELOAD: './evil.so' } }
    expect(await invokeTool(tool, args, await toolContext(folder.path))).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(folder.exists('ran')).toBe(false)
  })

  it('[B-27] is the function under another name, with a schema that narrows it', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    const tool = await toolOf({ type: 'local', local: { function: 'grep' }, argSchema: NARROW })
    expect(tool).toMatchObject({ name: 'tickets/get@1', effect: 'read' })
    const context = await toolContext(folder.path)
    expect(await invokeTool(tool, { pattern: 'one' }, context)).toMatchObject({ ok: true, value: { total_matches: 1 } })
    expect(await invokeTool(tool, { pattern: 'none' }, context)).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments', message: 'pattern: must not have more than 3 characters' },
    })
  })

  it('[B-33] whose function is gone is refused when it is called', async () => {
    expect(await asTool(definition({ type: 'local', local: { function: 'gone' } }))).toMatchObject({
      ok: false,
      error: { code: 'disabled' },
    })
  })
})

describe('a name', () => {
  it('that stands for nothing says why', async () => {
    const read = async () => ({ ok: true, value: undefined }) as const
    expect(await findBundleTool('grep', read)).toMatchObject({ ok: false, error: { code: 'unknown_tool' } })
    expect(await findBundleTool('a/b@1', read)).toMatchObject({
      ok: false,
      error: { code: 'not_found', message: "Bundle 'a' does not exist" },
    })
  })
})
