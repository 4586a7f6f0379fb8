import type { Signature } from '../engine/plan-repository.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Invocation } from './console.ts'
import type { OpenFolder } from './open-folder.ts'
import { usersGit } from './users-git.ts'

/** Who the user's own git says is committing, and now. It only looks that up; nothing of the repository can run. */
export async function gitIdentity(opened: OpenFolder, invocation: Pick<Invocation, 'env'>): Promise<Result<Signature, ToolError>> {
  const ask = usersGit(opened, invocation)
  if (ask === undefined)
    return failure(toolError('invalid_arguments', 'There is no git repository to commit in', 'Land it without --commit and --branch.'))
  const asked = await ask(['var', 'GIT_COMMITTER_IDENT'])
  const text = asked.ok ? Buffer.from(asked.value).toString('utf8') : ''
  const [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? []
  if (person !== undefined && time !== undefined) return success({ person, time })
  return failure(
    toolError(
      'invalid_arguments',
      'Git does not know who commits',
      "Run: git config user.name 'Your Name' and git config user.email you@example.com",
    ),
  )
}
