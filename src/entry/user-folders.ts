import * as os from 'node:os'
import * as path from 'node:path'
import { attempt } from '../system/real-disk.ts'

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

/** A relative folder in such a variable, or as a home, would lie in the repository, which then would approve itself. */
function baseFolder(env: Env, variable: string, fallback: string): string {
  const named = env[variable]
  if (named !== undefined && path.isAbsolute(named)) return named
  const home = env['HOME'] ?? ''
  return path.join(path.isAbsolute(home) ? home : homeOfUser(), fallback)
}

/** As the system knows it, without that variable. Not every user of a container has one. */
export function homeOfUser(): string {
  const user = attempt(() => os.userInfo())
  return user.ok && path.isAbsolute(user.value.homedir) ? user.value.homedir : os.devNull
}
