import { GitHub } from '../../src/github/api/github-client.ts'
import { octokitTransport } from '../../src/github/api/octokit-transport.ts'
import type { GitHubWorld } from './github/world.ts'
import { type ForgeTime, forgeTime } from './github-time.ts'

export interface StrictClient extends ForgeTime {
  readonly github: GitHub
}

/** The client as a workflow has it, on the repository of a world, with a clock that stands still. */
export function strictClient(world: Pick<GitHubWorld, 'github' | 'repository' | 'token'>, token = world.token): StrictClient {
  const time = forgeTime()
  const transport = octokitTransport({ token, apiUrl: world.github.origin, userAgent: 'sous-test' })
  const { owner, name } = world.repository
  const github = new GitHub({ transport, repository: { owner: owner.login, name }, clock: time.clock, sleep: time.sleep })
  return { ...time, github }
}
