import { randomBytes } from 'node:crypto'
import * as path from 'node:path'
import type { OpenBundles } from '../../app/open-bundles.ts'
import { stateFolder } from '../../app/user-files.ts'
import { sha256 } from '../../base/digest.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { printableLine } from '../../report/printable.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { checkAllowedHosts } from '../options/allowed-hosts.ts'
import { findServedRoot, isPort } from '../served-root.ts'

const USUAL_RATE = '10'
const MAX_RATE = 100_000

interface Options {
  readonly root: string | undefined
  readonly port: number
  readonly rate: number | 'off'
  readonly tokenFile: string | undefined
  readonly yes: boolean
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  readonly help: boolean
}

const TABLE = {
  root: VALUE,
  port: { ...VALUE, default: '0' },
  rate: { ...VALUE, default: USUAL_RATE },
  'token-file': VALUE,
  yes: { ...FLAG, short: 'y' },
  'allow-host': { ...VALUE, multiple: true, default: [] as string[] },
  verbose: FLAG,
  help: HELP,
} as const

const OPTIONS = readOptions({ command: 'serve', table: TABLE, maxWords: 0 }, ({ values }, wrong): Result<Options, ToolError> => {
  const { root, port, rate, yes, verbose, help, 'token-file': tokenFile, 'allow-host': allowHosts } = values
  if (!isPort(port)) return wrong(`--port: '${port}' is not a port`)
  if (rate !== 'off' && (!/^[1-9]\d{0,5}$/.test(rate) || Number(rate) > MAX_RATE))
    return wrong(`--rate: '${rate}' is neither 'off' nor a whole number from 1 to ${MAX_RATE}`)
  const notHost = checkAllowedHosts(allowHosts)
  if (notHost !== undefined) return failure(notHost)
  return success({ root, port: Number(port), rate: rate === 'off' ? rate : Number(rate), tokenFile, yes, allowHosts, verbose, help })
})

/** `sous serve`: serves until a signal stops it. */
export const serveCommand = defineCommand({ usage: (texts) => texts.serve, options: OPTIONS, run: openAndServe })

async function openAndServe(options: Options, given: Invocation): Promise<ExitCode> {
  const invocation = { ...given, trustsPatterns: false, opensAnyRecipe: false }
  const root = findServedRoot(invocation.folder, options.root)
  if (!root.ok) return fail(root.error, invocation)
  const { openBundles } = await import('../../app/open-bundles.ts')
  const bundles = await openBundles(invocation, root.value)
  return bundles.ok ? serve(bundles.value, options, invocation) : fail(bundles.error, invocation)
}

async function serve(bundles: OpenBundles, options: Options, invocation: Invocation): Promise<ExitCode> {
  const { console, env } = invocation
  const [{ listen }, { replacePrivateFile }] = await Promise.all([import('../listen.ts'), import('../../system/disk/real-disk.ts')])
  const token = randomBytes(32).toString('base64url')
  const tokenFile = options.tokenFile ?? path.join(stateFolder(env), 'serve', `${sha256(Buffer.from(bundles.root)).slice(0, 16)}.token`)
  replacePrivateFile(path.resolve(invocation.folder, tokenFile), `${token}\n`)
  return listen({
    ...options,
    bundles,
    invocation,
    token,
    ports: [options.port],
    listening(port) {
      console.out(`Listening on http://127.0.0.1:${port}\n`)
      console.err(`The token is in ${printableLine(tokenFile)}\n`)
    },
  })
}
