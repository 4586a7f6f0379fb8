import { once } from 'node:events'
import * as path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { readPackageFile } from '../../../src/system/process/threads.ts'
import { type CodeJob, openJob } from '../../../src/workspace/code/code-job.ts'
import { requiredInFile } from '../../../src/workspace/code/code-query.ts'

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules')
const MEGABYTE = 2 ** 20

async function workerFor(job: CodeJob) {
  const opened = await openJob(job, (name) => readPackageFile(PACKAGES, name))
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

it('does not take more memory with every file', async () => {
  const query = { language: 'typescript', config: { rule: { pattern: 'a($$$ARGS)' } } } as const
  const work = await workerFor({ query, change: { template: 'b($$$ARGS)' } })
  const text = 'function f(x: number) { return a(x, { y: 1 }) }\n'.repeat(200)
  work(text)
  const before = process.memoryUsage().external
  for (let i = 0; i < 100; i++) expect(work(`${text}// ${i}\n`).count).toBe(200)
  expect(process.memoryUsage().external - before).toBeLessThan(8 * MEGABYTE)
})

it('needs little memory for a file of 1 MB', async () => {
  const job = { query: { language: 'typescript', config: { rule: { pattern: 'b($A)' } } }, shown: { most: 1, contextLines: 0 } }
  const program = path.resolve(import.meta.dirname, '../../../src/cli/code-worker.ts')
  const resourceLimits = { maxOldGenerationSizeMb: 80 }
  const worker = new Worker(program, { workerData: { job, packages: PACKAGES }, env: {}, execArgv: [], resourceLimits })
  expect((await once(worker, 'message'))[0]).toEqual({ kind: 'ready' })
  worker.postMessage(`${'f(function () { a(c); a(c); a(c); a(c) });\n'.repeat(MEGABYTE / 44)}b(1)`)
  expect((await once(worker, 'message'))[0]).toMatchObject({ kind: 'done', outcome: { count: 1 } })
  await worker.terminate()
}, 120_000)

it('finds the syntax error that a replacement makes, wherever the edits before it moved it to', async () => {
  const query = { language: 'javascript', config: { rule: { pattern: 'a($X)' } } } as const
  const sound = await workerFor({ query, change: { template: 'f(\n  $X,\n)' } })
  const text = '// 😀\r\na(1); a(2)\r\nb("é", a(3))\r\n'
  expect(sound(text)).toMatchObject({ count: 3, brokenAt: undefined, breaksAt: undefined })
  const broken = await workerFor({ query, change: { template: 'f(\n  $X,' } })
  expect(broken(text)).toMatchObject({ count: 3, breaksAt: { line: expect.any(Number), column: expect.any(Number) } })
  const once = await workerFor({ query: { ...query, config: { rule: { pattern: 'a(3)' } } }, change: { template: '+' } })
  expect(once(text).breaksAt).toEqual({ line: 3, column: 8 })
})

it.each([
  ['^readFile$', ['readFile']],
  ['read', ['read']],
  ['^\\$el$', undefined],
  ['(?i)read', undefined],
  ['^read|write$', undefined],
])('only parses files that contain what the regex %s needs', (regex, required) => {
  expect(requiredInFile({ rule: { any: [{ kind: 'identifier' }, { kind: 'property_identifier' }], regex } })).toEqual(required)
})
