import { asBuffer } from '../model/bytes.ts'
import { type Result, success } from '../model/result.ts'
import type { Git, GitFault, RepositoryPlace } from '../system/git.ts'
import { bytesOfPath, type Trees } from './edited-tree.ts'

export interface BaseObjects {
  /** The text of the commit; `undefined` where it is not in the repository. */
  readonly commit: string | undefined
  /** Of the directories that the commit has. */
  readonly trees: Trees
}

interface BaseRequest {
  readonly git: Git
  readonly repository: RepositoryPlace
  /** Object id of a commit. */
  readonly base: string
  /** From the top of the repository, which is empty. */
  readonly directories: readonly string[]
}

/** Reads a commit and some of its directories, all at once. */
export async function readBaseObjects({ git, repository, base, directories }: BaseRequest): Promise<Result<BaseObjects, GitFault>> {
  const objects = await readObjects(git, repository, [base, ...directories.map((directory) => `${base}:${directory}`)])
  if (!objects.ok) return objects
  const [commit, ...found] = objects.value
  const trees = new Map<string, Uint8Array>()
  for (const [index, directory] of directories.entries()) {
    const object = found[index]
    if (object?.type === 'tree') trees.set(bytesOfPath(directory), object.bytes)
  }
  return success({ commit: commit?.type === 'commit' ? commit.bytes.toString('utf8') : undefined, trees })
}

export interface StoredObject {
  readonly type: string
  readonly bytes: Buffer
}

/** Objects by their names, in that order; `undefined` for each that is not in the repository. */
export async function readObjects(
  git: Git,
  repository: RepositoryPlace,
  names: readonly string[],
): Promise<Result<readonly (StoredObject | undefined)[], GitFault>> {
  const output = await git.run({ ...repository, args: ['cat-file', '--batch'], input: Buffer.from(`${names.join('\n')}\n`) })
  return output.ok ? success(readAnswers(asBuffer(output.value))) : output
}

/** `<id> <type> <size>`, the object and a newline; or a line that says why there is none. */
function readAnswers(output: Buffer): readonly (StoredObject | undefined)[] {
  const answers: (StoredObject | undefined)[] = []
  for (let at = 0; at < output.length; ) {
    const newline = output.indexOf('\n', at)
    const end = newline < 0 ? output.length : newline
    const [, type = '', size = ''] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? []
    answers.push(type === '' ? undefined : { type, bytes: output.subarray(end + 1, end + 1 + Number(size)) })
    at = type === '' ? end + 1 : end + 1 + Number(size) + 1
  }
  return answers
}
