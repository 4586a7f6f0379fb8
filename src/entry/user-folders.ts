import * as os from 'node:os'
import * as path from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/** The file with the user's own approval rules. Never one of the repository: that would approve itself. */
export function approvalsFile(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous', 'approvals.json')
}

/** The file with the hashes of recipes that the user trusts. */
export function trustFile(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous', 'trust.json')
}

/** Where Sous keeps what outlives a call. */
export function stateFolder(env: Env): string {
  return path.join(baseFolder(env, 'XDG_STATE_HOME', '.local/state'), 'sous')
}

/** A relative folder in such a variable is to be ignored, says the XDG specification; it would lie in the repository. */
function baseFolder(env: Env, variable: string, fallback: string): string {
  const named = env[variable]
  return named !== undefined && path.isAbsolute(named) ? named : path.join(env['HOME'] || os.homedir(), fallback)
}
