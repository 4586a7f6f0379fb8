/**
 * Every way a run on GitHub can end other than by doing what was asked, with what it means and what to do next. The
 * `reason-code` output, `result.json` and the documentation are made from this table; a code never changes its meaning.
 */
export const REASONS = {
  // Talking to GitHub
  api_unavailable: ['GitHub did not answer, or asked for more patience than a run has.', 'Run it again later.'],
  api_invalid: [
    'GitHub answered with something that Sous does not know.',
    'Run it again; if it stays, report it with the field that is named.',
  ],
  api_not_found: [
    'GitHub knows nothing at that address, or does not show it to this token.',
    'Check the name and what the token may read.',
  ],
  api_conflict: ['GitHub refused because something changed meanwhile.', 'Run it again.'],
  api_rejected: ['GitHub refused the request as it was.', 'See what GitHub says in the message.'],
  api_budget: ['The run asked GitHub more often than a run may.', 'Run it again; if it stays, narrow the recipe.'],
  auth_expired: ['GitHub does not accept the token, or no longer.', 'Run it again: each run gets a new token.'],
  token_not_permitted: ['The token may not do this.', "Add the permission to the job's 'permissions:'."],
  cancelled: ['The run was cancelled.', 'Run it again if it was not meant.'],
} as const satisfies Readonly<Record<string, readonly [meaning: string, instruction: string]>>

export type ReasonCode = keyof typeof REASONS

/** Why Sous did not do what was asked. Nothing was written, unless the message says otherwise. */
export interface Refusal {
  readonly code: ReasonCode
  /** What was refused and why, naming the person, commit, file or field. */
  readonly message: string
  /** What to do next. */
  readonly suggestion: string
  /** The status that GitHub answered with, where that is the cause. */
  readonly status?: number
}

/** A refusal with its own advice, or with the one that belongs to its code. */
export function refusal(code: ReasonCode, message: string, suggestion: string = REASONS[code][1]): Refusal {
  return { code, message, suggestion }
}
