import type { ActionWorld } from './action-world.ts'
import type { Seen } from './github/faults.ts'
import type { Comment } from './github/state.ts'

/** All that a run can have changed on GitHub, as it was. */
export interface WorldMoment {
  /** Whether nothing has been changed since, but for what people said. */
  isStill(): boolean
  /** Puts everything back, as often as one likes. */
  restore(): void
}

export function worldMoment(at: ActionWorld): WorldMoment {
  const { bare } = at.repository
  const { comments } = at.issue()
  // Those of pull requests follow the branches by themselves.
  const refsNow = () => [...bare.refs()].filter(([name]) => !name.startsWith('refs/pull/'))
  const refs = new Map(refsNow())
  const kept = comments.map(copied)
  const { pull } = at.pull()
  const reviews = pull.reviews.map((review) => ({ ...review }))
  const { activities } = at.repository
  const known = activities.length
  const { headSha, baseSha } = pull
  const look = () => JSON.stringify([refsNow(), at.answers()])
  const first = look()
  return {
    isStill: () => look() === first,
    restore() {
      const gone = refsNow().filter(([name]) => !refs.has(name))
      const commands = [...gone.map(([name]) => `delete ${name}\n`), ...[...refs].map(([name, id]) => `update ${name} ${id}\n`)]
      bare.git(['update-ref', '--stdin'], commands.join(''))
      comments.splice(0, comments.length, ...kept.map(copied))
      at.github.state.followHeads()
      // Nobody pushed what is put back.
      activities.length = known
      Object.assign(pull, { headSha, baseSha, reviews: reviews.map((review) => ({ ...review })) })
    },
  }
}

function copied(comment: Comment): Comment {
  return { ...comment, reactions: [...comment.reactions] }
}

export interface RequestWatch {
  /** Calls this at every request, which goes on when it returns: before the request has its effect, and after it. */
  watch(at: (seen: Seen, when: 'before' | 'effect') => unknown): void
  stop(): void
}

/** Lets a test act at the very moment of a request, so that nothing hangs on how fast a machine is. */
export function requestWatch({ github }: ActionWorld): RequestWatch {
  let current: Parameters<RequestWatch['watch']>[0] | undefined
  github.fault({ times: Number.POSITIVE_INFINITY, run: (seen) => current?.(seen, 'before') })
  github.fault({ times: Number.POSITIVE_INFINITY, after: 'effect', run: (seen) => current?.(seen, 'effect') })
  return {
    watch(at) {
      current = at
    },
    stop() {
      current = undefined
    },
  }
}
