export type RiskLevel = 'read_only' | 'safe_write' | 'dangerous'

export type Permission = 'ReadFiles' | 'WriteFiles' | 'CreateFiles' | 'DeleteFiles' | 'RunCommands' | 'Network'

/**
 * - `read` runs in a preview;
 * - `stage` runs in a preview and touches only the staged workspace;
 * - `external` runs only once a policy rule or a person allowed this very call.
 */
export type Effect = 'read' | 'stage' | 'external'

export type Category = 'Content' | 'Search & Discovery' | 'File Reading' | 'File Writing' | 'File Management' | 'Terminal' | 'Network'

/** What policy, reports and documentation need to know of a tool, without being able to run it. */
export interface ToolFacts {
  /** snake_case, as written in recipes. */
  readonly name: string
  /** One sentence, without the arguments. */
  readonly summary: string
  readonly category: Category
  readonly effect: Effect
  readonly risk: RiskLevel
  readonly permissions: readonly Permission[]
  /** The hosts that it reaches, where no argument says so. */
  readonly hosts?: readonly string[]
  /** SHA-256 of what says what it does, for a tool that does not come with Sous. */
  readonly definition?: string
}

/** Everything but reading needs an approval before it takes effect. */
export function requiresApproval(facts: Pick<ToolFacts, 'effect'>): boolean {
  return facts.effect !== 'read'
}
