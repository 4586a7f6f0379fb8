import type { Refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { decode, isObjectId } from '../../workspace/scratch/clean-repository.ts'
import { localRefusal, type RemoteRepository } from '../remote/remote-git.ts'

const MOST_IN_A_RUN = 50
/** A repository can limit how many refs a push changes; GitHub suggests five. */
const MOST_IN_A_PUSH = 5
const SWEPT: readonly string[] = ['plans/', 'current/', 'objects/']
const DAY_SECONDS = 24 * 60 * 60

/**
 * Removes plans, and what points at them, that nothing has happened to for that long. GitHub's clock decides, and stamped
 * them; a plan that is being applied stays whatever its age. Returns how many refs are gone.
 */
export async function sweepPlans(
  remote: RemoteRepository,
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): Promise<Result<number, Refusal>> {
  const limit = Math.floor(now.getTime() / 1000) - keepDays * DAY_SECONDS
  const old: { readonly ref: string; readonly from: string }[] = []
  const local = await remote.fetchTips('refs/sous/')
  if (!local.ok) return local
  const format = '--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)'
  const listed = await remote.run(['for-each-ref', format, ...SWEPT.map((folder) => local.value + folder)])
  if (!listed.ok) return failure(localRefusal('list the plans', listed.error))
  for (const line of decode(listed.value).split('\n')) {
    const [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? []
    if (id === undefined || !isObjectId(id) || ref === undefined || subject?.endsWith(': applying')) continue
    if (Number(time) < limit) old.push({ ref: `refs/sous/${ref.slice(local.value.length)}`, from: id })
  }
  const swept = old.slice(0, MOST_IN_A_RUN)
  for (let at = 0; at < swept.length; at += MOST_IN_A_PUSH) {
    const pushed = await remote.push(swept.slice(at, at + MOST_IN_A_PUSH).map(({ ref, from }) => ({ ref, from, to: undefined })))
    if (!pushed.ok) return pushed
  }
  return success(swept.length)
}
