import * as os from 'node:os'
import * as path from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/** Where this user's configuration of Sous lies. */
export function configFolder(env: Env): string {
  return path.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous')
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
