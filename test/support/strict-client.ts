import { GitHub } from '../../src/forge/github-client.ts'
import { octokitTransport } from '../../src/forge/octokit-transport.ts'
import { type ForgeTime, forgeTime } from './forge-time.ts'
import type { GitHubServer } from './github/server.ts'

export const WORKFLOW_TOKEN = 'ghs_tokenoftheworkflow'

export interface StrictClient extends ForgeTime {
  readonly github: GitHub
}

/** The client as a workflow has it, on `owner/demo` of a strict server. */
export function strictClient(server: GitHubServer, token = WORKFLOW_TOKEN): StrictClient {
  const time = forgeTime()
  if (token === WORKFLOW_TOKEN)
    server.addToken(token, {
      login: 'github-actions[bot]',
      permissions: { contents: 'write', pull_requests: 'write', issues: 'write', metadata: 'read' },
    })
  const transport = octokitTransport({ token, apiUrl: server.origin, userAgent: 'sous-test' })
  const github = new GitHub({ transport, repository: { owner: 'owner', name: 'demo' }, clock: time.clock, sleep: time.sleep })
  return { ...time, github }
}
