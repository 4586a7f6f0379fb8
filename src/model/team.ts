/** A team of an organization, by its short name as in its address. */
export interface Team {
  readonly organization: string
  readonly slug: string
}

export const TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/

/** `@organization/team`; `undefined` for anything else. */
export function parseTeam(word: string): Team | undefined {
  const [, organization, slug] = TEAM.exec(word) ?? []
  return organization === undefined || slug === undefined ? undefined : { organization, slug }
}

export function showTeam({ organization, slug }: Team): string {
  return `@${organization}/${slug}`
}
