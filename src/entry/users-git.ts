import type { AskUsersGit } from '../engine/kept-forms.ts'
import { failure, success } from '../model/result.ts'
import { findProgram } from '../system/programs.ts'
import type { Invocation } from './console.ts'
import type { OpenFolder } from './open-folder.ts'

/** What decides which configuration counts and who commits. The rest of the environment stays away from git. */
const VARIABLES =
  /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The git of whoever started Sous, for looking things up. `undefined` outside of a repository, and where there is none. */
export function usersGit({ tree, programs }: OpenFolder, { env }: Pick<Invocation, 'env'>): AskUsersGit | undefined {
  const program = findProgram('git', programs)
  const { repository } = tree
  if (program === undefined || repository === undefined) return undefined
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)))
  const place = [`--git-dir=${repository.gitDirectory}`, `--work-tree=${repository.workTree}`, '-c', 'core.fsmonitor=false']
  const options = {
    cwd: repository.workTree,
    env: { ...own, PATH: programs.path, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '' },
    timeout: 10_000,
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'buffer',
  } as const
  return async (args, input) => {
    // Loaded late: most runs never ask.
    const { execFile } = await import('node:child_process')
    return new Promise((resolve) => {
      const child = execFile(program, [...place, ...args], options, (error, out, err) => {
        const exitCode = typeof error?.code === 'number' ? error.code : undefined
        resolve(error === null ? success(out) : failure({ exitCode, message: err.toString('utf8').trim() || error.message }))
      })
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
  }
}
