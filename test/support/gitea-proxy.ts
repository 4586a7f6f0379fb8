import type * as http from 'node:http'
import { httpServer, type TestServer } from './http-server.ts'

/**
 * Gitea's API with the two things that Sous needs of GitHub to merge a proposal, each from Gitea's own data:
 *
 * - `GET /repos/…/activity`: who pushed a branch to which commit, and when, from the feed of the repository.
 * - `PUT /repos/…/pulls/…/merge`: asked of Gitea as `POST`, with its names for the same parameters. It merges only that head.
 *
 * Everything else goes through as it is, both ways: there is no GraphQL, no run and no artifact.
 */
export function giteaProxy(gitea: string): Promise<TestServer> {
  return httpServer(async (request, response) => {
    const answer = await answerTo(gitea, request)
    const kept = [...answer.headers].filter(([name]) => ['content-type', 'link', 'date'].includes(name))
    response.writeHead(answer.status, Object.fromEntries(kept))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}

async function answerTo(gitea: string, request: http.IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request
  const body = Buffer.concat(await request.toArray())
  const ask = (how: string, place: string, sent?: Buffer | string) =>
    fetch(`${gitea}${place}`, {
      method: how,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(sent?.length && { body: sent }),
    })
  const { pathname, searchParams } = new URL(url, gitea)
  if (method === 'GET' && pathname.endsWith('/activity'))
    return activity(await ask('GET', pathname.replace(/activity$/, 'activities/feeds?limit=50')), searchParams.get('ref'))
  if (method !== 'PUT' || !pathname.endsWith('/merge')) return ask(method, url, body)
  const { sha, merge_method, commit_title, commit_message } = JSON.parse(body.toString('utf8'))
  const form = { Do: merge_method, head_commit_id: sha, MergeTitleField: commit_title, MergeMessageField: commit_message }
  const merged = await ask('POST', pathname, JSON.stringify(form))
  if (!merged.ok) return merged
  const pull = (await (await ask('GET', pathname.replace(/\/merge$/, ''))).json()) as { readonly merge_commit_sha: string }
  return Response.json({ merged: true, message: 'Merged', sha: pull.merge_commit_sha })
}

interface Feed {
  readonly op_type: string
  readonly ref_name: string
  readonly act_user: object
  readonly created: string
  /** JSON for pushes; empty for the note that a branch is new, which comes along with one. */
  readonly content: string
}

async function activity(feeds: Response, ref: string | null): Promise<Response> {
  if (!feeds.ok) return feeds
  const pushes = ((await feeds.json()) as readonly Feed[]).filter(
    ({ op_type: kind, ref_name: name, content }) => kind === 'commit_repo' && name === ref && content !== '',
  )
  return Response.json(
    pushes.map(({ content, created, act_user: actor }) => ({ after: JSON.parse(content).HeadCommit.Sha1, timestamp: created, actor })),
  )
}
