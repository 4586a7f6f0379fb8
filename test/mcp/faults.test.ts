import * as path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memoryHistory, OneByOne } from '../../src/app/session.ts'
import { instructionFor } from '../../src/base/errors/tool-errors.ts'
import { succeeded } from '../../src/base/result.ts'
import { McpServer } from '../../src/mcp/mcp-server.ts'
import { servedFolder } from '../../src/mcp/served-folder.ts'
import { ToolNames } from '../../src/tools/config-tools.ts'
import { defineTool, type Tool } from '../../src/tools/kit/tool.ts'
import { SOURCE_PROGRAM } from '../support/mcp-client.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** A tool with a bug: it throws what it is told to. */
function brokenTool(thrown: () => unknown): Tool {
  return defineTool({
    name: 'broken',
    summary: 'Fail.',
    category: 'File Reading',
    effect: 'read',
    risk: 'read_only',
    permissions: [],
    args: () => z.strictObject({ works: z.optional(z.boolean()) }),
    outputs: () => z.strictObject({ works: z.boolean() }),
    metadata: [],
    termination: '',
    examples: [],
    run({ works }) {
      if (works === true) return succeeded({ works }, 'It works')
      throw thrown()
    },
  }) as unknown as Tool
}

async function callsOf(folder: string, tool: Tool, args: readonly Readonly<Record<string, unknown>>[]) {
  const stop = new AbortController()
  const program = { folder: path.dirname(SOURCE_PROGRAM), extension: '.ts' }
  const surroundings = { env: {}, folder, program, signal: stop.signal, notice: () => undefined }
  const lines: string[] = []
  const host = servedFolder({
    surroundings,
    root: folder,
    verbose: false,
    allowHosts: [],
    turns: new OneByOne(),
    history: memoryHistory(),
    log: (level, message) => void lines.push(`${level} ${message}`),
  })
  const server = new McpServer({ host, tools: new Map([[tool.name, tool]]), names: new ToolNames(''), signal: stop.signal })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await server.protocol.connect(there)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(here)
  const answers = []
  for (const each of args) {
    const { content, isError } = await client.callTool({ name: tool.name, arguments: { ...each } })
    answers.push({ isError, form: JSON.parse((content as { readonly text: string }[])[0]?.text ?? 'null') })
  }
  await client.close()
  stop.abort()
  return { answers, lines }
}

it('[I-03] answers an exception of a tool with its type and message, logs it, and serves the next call', async () => {
  await using folder = await tempFolder()
  const tool = brokenTool(() => new RangeError('Out of reach'))
  const { answers, lines } = await callsOf(folder.path, tool, [{}, { works: true }])
  expect(answers).toEqual([
    {
      isError: true,
      form: {
        success: false,
        error: 'internal error: Out of reach',
        error_type: 'internal_error',
        exception_type: 'RangeError',
        exception_message: 'Out of reach',
        message: 'Please report it.',
        instruction: instructionFor({ code: 'internal_error' }),
      },
    },
    { isError: undefined, form: expect.objectContaining({ success: true, value: { works: true } }) },
  ])
  expect(lines).toEqual([expect.stringMatching(/^error RangeError: Out of reach\n {4}at .*faults\.test\.ts/)])
})

it('[I-03] answers what is thrown and is no Error in the same form', async () => {
  await using folder = await tempFolder()
  const { answers } = await callsOf(
    folder.path,
    brokenTool(() => 'just a text'),
    [{}],
  )
  expect(answers).toMatchObject([{ form: { error_type: 'internal_error', exception_type: 'Error', exception_message: 'just a text' } }])
})
