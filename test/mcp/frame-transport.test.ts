import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { expect, it } from 'vitest'
import { FrameTransport } from '../../src/mcp/frame-transport.ts'
import { fc } from '../support/property.ts'

const ping = (id: number): JSONRPCMessage => ({ jsonrpc: '2.0', id, method: 'ping' })

async function receive(chunks: readonly Uint8Array[]): Promise<{ readonly messages: JSONRPCMessage[]; readonly written: string[] }> {
  const messages: JSONRPCMessage[] = []
  const written: string[] = []
  async function* input() {
    yield* chunks
  }
  const transport = new FrameTransport({
    input: input(),
    async write(line) {
      written.push(line)
    },
  })
  transport.onmessage = (message) => messages.push(message)
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve
  })
  await transport.start()
  await closed
  return { messages, written }
}

it('puts frames together however they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), fc.integer({ min: 1, max: 50 }), async (ids, size) => {
      const bytes = Buffer.from(ids.map((id) => `${JSON.stringify({ ...ping(id), params: { text: 'ü' } })}\n`).join(''))
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))
      const { messages, written } = await receive(chunks)
      expect(messages.map((message) => 'id' in message && message.id)).toEqual(ids)
      expect(written).toEqual([])
    }),
  )
})

it('survives whatever bytes come, and passes on no message that is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 })), async (chunks) => {
      const { messages, written } = await receive([...chunks, Buffer.from(`\n${JSON.stringify(ping(1))}\n`)])
      expect(messages.at(-1)).toEqual(ping(1))
      for (const line of written) expect(JSON.parse(line)).toMatchObject({ error: { code: expect.any(Number) } })
    }),
  )
})

it('writes one frame after the other, and none after the end', async () => {
  const written: string[] = []
  const transport = new FrameTransport({
    input: (async function* () {})(),
    async write(line) {
      await new Promise((resolve) => setTimeout(resolve, line.includes('"id":1,') ? 20 : 0))
      written.push(line)
    },
  })
  await Promise.all([transport.send(ping(1)), transport.send(ping(2))])
  await transport.close()
  await transport.send(ping(3))
  expect(written).toEqual([1, 2].map((id) => `${JSON.stringify(ping(id))}\n`))
})

it('refuses to write what is no frame', () => {
  const transport = new FrameTransport({ input: (async function* () {})(), write: async () => undefined })
  expect(() => transport.send({ hello: 1 } as unknown as JSONRPCMessage)).toThrow()
})

it('closes when nobody reads any more', async () => {
  const transport = new FrameTransport({ input: (async function* () {})(), write: () => Promise.reject(new Error('EPIPE')) })
  let isClosed = false
  transport.onclose = () => {
    isClosed = true
  }
  await transport.send(ping(1))
  expect(isClosed).toBe(true)
})
