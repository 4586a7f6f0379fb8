import { createEmulator } from 'emulate'
import { gitHubServer } from './server.ts'

/** A server that speaks GitHub's API, with the repository owner/demo of which `main` holds a README, and two people who may write. */
export interface Peer extends AsyncDisposable {
  readonly origin: string
  readonly tokens: { readonly owner: string; readonly writer: string }
}

const TOKENS = { owner: 'ghp_owner', writer: 'ghp_writer' } as const

/**
 * Somebody else's GitHub, to find where ours is wrong. It is right about comments, reviews, contents and the objects of git;
 * it is wrong about permissions, unknown tokens, the movement of heads and approving one's own pull request.
 */
export async function emulatePeer(): Promise<Peer> {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(Object.entries(TOKENS).map(([login, token]) => [token, { login, scopes: ['repo'] }])),
      github: {
        users: [{ login: 'owner' }, { login: 'writer' }],
        repos: [{ owner: 'owner', name: 'demo', auto_init: true }],
      },
    },
  })
  const asked = await fetch(`${emulator.url}/repos/owner/demo/collaborators/writer`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${TOKENS.owner}`, 'content-type': 'application/json' },
    body: JSON.stringify({ permission: 'push' }),
  })
  if (!asked.ok) throw new Error(`emulate did not take the collaborator: ${asked.status}`)
  return { origin: emulator.url, tokens: TOKENS, [Symbol.asyncDispose]: () => emulator.close() }
}

export async function strictPeer(): Promise<Peer> {
  const github = await gitHubServer()
  const repository = github.addRepository({ name: 'owner/demo', files: { 'README.md': '# demo\n' } })
  repository.roles.set('writer', 'write')
  for (const [login, token] of Object.entries(TOKENS)) github.addToken(token, { login })
  return { origin: github.origin, tokens: TOKENS, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() }
}
