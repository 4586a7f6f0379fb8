/**
 * Starts git for a worker of vitest (see `spawner.ts`). Plain JavaScript, so that this process stays as small as Node can be.
 * Asynchronous requests come over IPC, synchronous ones through a named pipe, with answers through another.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as v8 from 'node:v8'

const [, , requests = '', answers = ''] = process.argv
const running = new Map()

process.on('message', ({ id, start, input, isEnd, signal }) => {
  if (start !== undefined)
    running.set(
      id,
      run(start, (result) => finish(id, result)),
    )
  const child = running.get(id)
  if (input !== undefined) child?.stdin?.write(input)
  if (isEnd) child?.stdin?.end()
  if (signal !== undefined) child?.kill(signal)
})

function finish(id, result) {
  running.delete(id)
  if (process.connected) process.send({ id, ...result })
}

function run({ program, args, options }, finished) {
  const child = spawn(program, args, options)
  const [out, err] = [[], []]
  let fault
  child.stdin?.on('error', () => undefined)
  child.stdout?.on('data', (chunk) => out.push(chunk))
  child.stderr?.on('data', (chunk) => err.push(chunk))
  // Whatever is wrong, `close` follows.
  child.on('error', ({ message, code, errno, syscall, path, spawnargs }) => {
    fault = { message, code, errno, syscall, path, spawnargs }
  })
  child.on('close', (status, signal) => finished({ status, signal, stdout: Buffer.concat(out), stderr: Buffer.concat(err), error: fault }))
  return child
}

const from = await fs.promises.open(requests, 'r')
const to = await fs.promises.open(answers, 'w')
let received = Buffer.alloc(0)
for await (const chunk of from.createReadStream()) {
  received = Buffer.concat([received, chunk])
  // One at a time: whoever asks waits for the answer.
  if (received.length < 4 || received.length < 4 + received.readUInt32LE()) continue
  const { input, ...start } = v8.deserialize(received.subarray(4))
  received = Buffer.alloc(0)
  const result = await new Promise((resolve) => {
    const { stdin } = run(start, resolve)
    if (input === undefined) stdin.end()
    else stdin.end(input)
  })
  const body = v8.serialize(result)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  await to.writeFile(Buffer.concat([length, body]))
}
