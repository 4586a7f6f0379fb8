import * as z from 'zod/mini'

/** The fields of a review that say what it says. */
export const ReviewVerdict = {
  state: z.string(),
  /** Only on Gitea, where a review that was dismissed keeps its state. */
  dismissed: z.optional(z.boolean()),
}

/** What a review says now, in GitHub's words: `APPROVED`, `CHANGES_REQUESTED`, `DISMISSED` … */
export function verdictOf({ state, dismissed }: { readonly state: string; readonly dismissed?: boolean | undefined }): string {
  if (dismissed === true) return 'DISMISSED'
  return state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state
}
