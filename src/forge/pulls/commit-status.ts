import * as z from 'zod/mini'
import type { Refusal } from '../../model/reason.ts'
import type { GitHub } from '../api/github-client.ts'

export interface CommitStatus {
  readonly commit: string
  /** As `/sous run` names it. */
  readonly recipe: string
  readonly state: 'pending' | 'success' | 'failure'
  readonly description: string
  /** The run that found it out. */
  readonly url: string
}

/** GitHub refuses longer ones. */
const MAX_CONTEXT = 255
const MAX_DESCRIPTION = 140

/**
 * Sets the status of a recipe on a commit. The latest of a context counts, so sending it twice does no harm. Anyone with write
 * access can send one, so nothing in Sous ever reads them.
 */
export async function putStatus(github: GitHub, { commit, recipe, state, description, url }: CommitStatus): Promise<Refusal | undefined> {
  const context = cut(`Sous / ${recipe}`, MAX_CONTEXT)
  const sent = await github.write({
    route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
    parameters: { sha: commit, state, context, description: cut(description, MAX_DESCRIPTION), target_url: url },
    schema: z.unknown(),
  })
  return sent.ok ? undefined : sent.error
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
