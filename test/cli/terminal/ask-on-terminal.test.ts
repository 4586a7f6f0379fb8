import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('asks nobody who has cancelled before the question was there', async () => {
  const module = new URL('../../../src/cli/terminal/ask-on-terminal.ts', import.meta.url).href
  const program = `
    const { askOnTerminal } = await import(${JSON.stringify(module)})
    console.log(await askOnTerminal('Well? ', AbortSignal.abort()))`
  // Its input stays open: waiting for an answer would take for ever.
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      out += data
      child.stdin.end()
    })
  await once(child, 'close')
  expect(out).toBe('undefined\n')
})
