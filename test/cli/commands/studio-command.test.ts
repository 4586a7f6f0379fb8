import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { PROGRAM } from '../../support/sous.ts'
import { tempRepo } from '../../support/temp-folder.ts'

it.skipIf(process.platform !== 'linux')(
  'sous studio prints its address, opens one that is good once, and stops cleanly',
  async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n' })
    const bin = `${repo.path}-bin`
    const opened = path.join(bin, 'opened')
    fs.mkdirSync(bin)
    fs.writeFileSync(path.join(bin, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`, {
      mode: 0o755,
    })
    try {
      const env = {
        PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
        HOME: bin,
        XDG_STATE_HOME: `${bin}/state`,
        XDG_CONFIG_HOME: `${bin}/config`,
      }
      const child = spawn(process.execPath, [PROGRAM, 'studio', '--port', '0'], { cwd: repo.path, env, stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await expect.poll(() => (fs.existsSync(opened) ? 'opened' : output), { timeout: 20_000 }).toBe('opened')
      const address = fs.readFileSync(opened, 'utf8')
      const printed = /http:\/\/127\.0\.0\.1:\d+\/studio\/#token=[\w-]+/.exec(output)?.[0] ?? ''
      const [page = '', ticket = ''] = address.split('#token=')
      expect(printed.startsWith(`${page}#token=`)).toBe(true)
      expect(printed).not.toContain(ticket)
      const signIn = () => fetch(`${page}session`, { method: 'POST', headers: { authorization: `Bearer ${ticket}` } })
      expect((await signIn()).status).toBe(204)
      expect((await signIn()).status).toBe(401)
      child.kill('SIGINT')
      expect(await ended).toBe(130)
      await expect(fetch(page)).rejects.toThrow()
    } finally {
      fs.rmSync(bin, { recursive: true, force: true })
    }
  },
  60_000,
)
