import type { ActionWorld } from './action-world.ts'
import { type WorldMoment, worldMoment } from './world-moment.ts'

/** A plan that waits for its apply, in a world that can be put back to that moment. */
export interface PlannedApply extends WorldMoment {
  readonly digest: string
  /** How many commits are on the old head: none, or exactly the one that was shown. Throws where it is anything else. */
  commits(): number
  locks(): readonly string[]
}

export async function plannedApply(at: ActionWorld): Promise<PlannedApply> {
  const { outputs } = await at.says('author', '/sous run bump-node version=24')
  const digest = outputs['digest'] ?? ''
  const { bare } = at.repository
  const head = at.head('feature-1')
  const wanted = JSON.stringify({ ...bare.files('feature-1'), Dockerfile: 'FROM node:24\n' })
  return {
    ...worldMoment(at),
    digest,
    commits() {
      const tip = at.head('feature-1')
      if (tip === head) return 0
      const { parents, message } = bare.commit(tip)
      const isThePlan = parents.join() === head && message.includes(`Sous-Plan: ${digest}`) && JSON.stringify(bare.files(tip)) === wanted
      if (!isThePlan) throw new Error(`The branch is neither at its old head nor at the plan's commit on it, but at: ${message}`)
      return 1
    },
    locks: () => [...bare.refs('refs/sous/locks/').keys()],
  }
}
