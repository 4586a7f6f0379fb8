import { randomBytes } from 'node:crypto'
import type { OpenBundles } from '../../app/open-bundles.ts'
import { homeFolder } from '../../app/recipe-files.ts'
import { DEFAULT_CONFIG } from '../../base/config.ts'
import { sha256 } from '../../base/digest.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { printableLine } from '../../report/printable.ts'
import { realClock } from '../../system/clock.ts'
import { findProgram } from '../../system/process/programs.ts'
import { STUDIO_TEXTS } from '../../texts/en/studio-texts.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { checkAllowedHosts } from '../options/allowed-hosts.ts'
import { findServedRoot, isPort } from '../served-root.ts'

interface Options {
  readonly root: string | undefined
  readonly port: number | undefined
  readonly opensBrowser: boolean
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  readonly help: boolean
}

const TABLE = {
  root: VALUE,
  port: VALUE,
  'no-open': FLAG,
  'allow-host': { ...VALUE, multiple: true, default: [] as string[] },
  verbose: FLAG,
  help: HELP,
} as const

const OPTIONS = readOptions({ command: 'studio', table: TABLE, maxWords: 0 }, ({ values }, wrong): Result<Options, ToolError> => {
  const { root, port, verbose, help, 'no-open': noOpen, 'allow-host': allowHosts } = values
  if (port !== undefined && !isPort(port)) return wrong(`--port: '${port}' is not a port`)
  const notHost = checkAllowedHosts(allowHosts)
  if (notHost !== undefined) return failure(notHost)
  return success({ root, port: port === undefined ? undefined : Number(port), opensBrowser: !noOpen, allowHosts, verbose, help })
})

/** `sous studio`: serves the pages until a signal stops it. */
export const studioCommand = defineCommand({ usage: (texts) => texts.studio, options: OPTIONS, run: openAndServe })

async function openAndServe(options: Options, given: Invocation): Promise<ExitCode> {
  // What is typed into a page has not been read by anyone yet: a pattern may hang.
  const invocation = { ...given, trustsPatterns: false, opensAnyRecipe: false }
  const root = findServedRoot(options.root === undefined ? homeFolder(given.folder) : given.folder, options.root)
  if (!root.ok) return fail(root.error, invocation)
  const { openBundles } = await import('../../app/open-bundles.ts')
  const bundles = await openBundles(invocation, root.value)
  return bundles.ok ? serve(bundles.value, options, invocation) : fail(bundles.error, invocation)
}

async function serve(bundles: OpenBundles, options: Options, invocation: Invocation): Promise<ExitCode> {
  const { console, program } = invocation
  const [{ listen }, { pagesFolder, servePages }, { tokenCheck }, { loadConfig }] = await Promise.all([
    import('../listen.ts'),
    import('../../web/serve-pages.ts'),
    import('../../rest/guards.ts'),
    import('../../app/load-config.ts'),
  ])
  const [token, session, ticket] = [newSecret(), newSecret(), newSecret()]
  const [isToken, isTicket] = [tokenCheck(token), tokenCheck(ticket)]
  let isTicketUsed = !options.opensBrowser
  let cookie = ''
  // A mistake in the configuration is shown where it matters.
  const config = await loadConfig(bundles.opened.tree, realClock.now())
  const app = servePages({
    folder: pagesFolder(program),
    language: invocation.env['SOUS_LANG'],
    usualLanguage: config.ok ? config.value.config.language : DEFAULT_CONFIG.language,
    signIn(authorization) {
      const isFirst = !isTicketUsed && isTicket(authorization)
      isTicketUsed ||= isFirst
      return isFirst || isToken(authorization) ? cookie : undefined
    },
  })
  return listen({
    ...options,
    bundles,
    invocation,
    token,
    ports: options.port === undefined ? [usualPort(bundles.root), 0] : [options.port],
    rate: 'off',
    yes: false,
    pages: { app, cookie: () => cookie },
    listening(port) {
      cookie = `sous-${port}=${session}`
      const address = `http://127.0.0.1:${port}/studio/#token=`
      console.out(STUDIO_TEXTS.listening(printableLine(bundles.root), `${address}${token}`))
      if (options.opensBrowser) void openBrowser(`${address}${ticket}`, bundles)
    },
  })
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const [FIRST_PORT, PORTS] = [20_000, 20_000]

/** The same each time in a folder, so that a page that is still open finds the server again. */
function usualPort(root: string): number {
  return FIRST_PORT + (Number.parseInt(sha256(Buffer.from(root)).slice(0, 8), 16) % PORTS)
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' }

/**
 * Other users of this machine may see the arguments of programs. So this address has a ticket in it that is good for one page, and
 * not the token. Without a browser there is still the address that was printed.
 */
async function openBrowser(address: string, { opened }: OpenBundles): Promise<void> {
  const program = findProgram(OPENERS[process.platform] ?? 'xdg-open', opened.programs)
  if (program === undefined) return
  const { spawn } = await import('node:child_process')
  spawn(program, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
