import { execFile } from 'node:child_process'
import type { Signature } from '../engine/plan-repository.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { findProgram } from '../system/programs.ts'
import type { Invocation } from './console.ts'
import type { OpenFolder } from './open-folder.ts'

/** What decides who commits. The rest of the environment stays away from git. */
const VARIABLES =
  /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|USERPROFILE|APPDATA)$/

/** Who the user's own git says is committing, and now. It only looks that up; nothing of the repository can run. */
export async function gitIdentity({ tree, programs }: OpenFolder, { env }: Invocation): Promise<Result<Signature, ToolError>> {
  const program = findProgram('git', programs)
  const { repository } = tree
  if (program === undefined || repository === undefined)
    return failure(toolError('invalid_arguments', 'There is no git repository to commit in', 'Land it without --commit and --branch.'))
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)))
  const text = await new Promise<Result<string, string>>((resolve) => {
    const args = [`--git-dir=${repository.gitDirectory}`, '-c', 'core.fsmonitor=false', 'var', 'GIT_COMMITTER_IDENT']
    execFile(
      program,
      args,
      { cwd: repository.workTree, env: { ...own, PATH: programs.path, LC_ALL: 'C' }, timeout: 10_000 },
      (error, out, err) => resolve(error === null ? success(out) : failure(err.trim())),
    )
  })
  const [, person, time] = text.ok ? (/^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text.value) ?? []) : []
  if (person !== undefined && time !== undefined) return success({ person, time })
  return failure(
    toolError(
      'invalid_arguments',
      'Git does not know who commits',
      "Run: git config user.name 'Your Name' and git config user.email you@example.com",
    ),
  )
}
