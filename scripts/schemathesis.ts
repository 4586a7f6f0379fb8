import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

// Tries the REST API with whatever its own description allows and does not allow: Schemathesis against a server over an empty
// folder. `node scripts/schemathesis.ts PROGRAM` where PROGRAM is that of Schemathesis; SOUS_PROGRAM names another Sous.

const root = path.resolve(import.meta.dirname, '..')
const program = process.argv[2] ?? 'schemathesis'
const sous = process.env['SOUS_PROGRAM'] ?? path.join(root, 'dist/cli/index.js')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-schemathesis-'))
const tokenFile = path.join(folder, 'token')
fs.mkdirSync(path.join(folder, 'served'))

const env = { ...process.env, XDG_STATE_HOME: path.join(folder, 'state'), XDG_CONFIG_HOME: path.join(folder, 'config') }
const options = ['--root', path.join(folder, 'served'), '--token-file', tokenFile, '--rate', 'off']
const server = spawn(process.execPath, [sous, 'serve', ...options], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''))
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const token = fs.readFileSync(tokenFile, 'utf8').trim()
  const ran = spawnSync(
    program,
    [
      ...['--config-file', path.join(root, '.ci/schemathesis.toml'), 'run', `${address}/openapi.json`],
      ...['--header', `Authorization: Bearer ${token}`, '--max-examples', '25', '--continue-on-failure'],
      // The same requests in every run.
      ...['--seed', '20240229', '--generation-deterministic', '--warnings', 'off', '--no-color'],
    ],
    // Without it, sets of Python's would be in another order each time.
    { cwd: folder, env: { ...process.env, PYTHONHASHSEED: '0' }, stdio: 'inherit', timeout: 900_000 },
  )
  if (ran.error !== undefined) throw ran.error
  process.exitCode = ran.status ?? 1
} finally {
  if (server.exitCode === null && server.kill()) await new Promise((resolve) => server.on('exit', resolve))
  fs.rmSync(folder, { recursive: true, force: true })
}
