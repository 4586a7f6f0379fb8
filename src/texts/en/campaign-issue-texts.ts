/** What a campaign's issue and pull requests say besides the report. */
export const CAMPAIGN_ISSUE_TEXTS = {
  title: (title: string) => `Campaign: ${title}`,
  toApprove: (digest: string, people: number) =>
    [
      `To approve all of it${people > 1 ? ` (${people} people are needed)` : ''}, comment:`,
      '',
      '```',
      `/sous approve ${digest}`,
      '```',
      '',
      'Add `group=a` or `wave=canary` for a part of it.',
      '',
      '',
    ].join('\n'),
  tooLong: 'The report is too long for an issue. The summary of the last run has all of it.',
  footer:
    '<sub>Comment `/sous retry` to plan again what stopped, or `/sous retry owner/name` for one repository. Also: `/sous pause`, `/sous resume`, `/sous close`.</sub>',
  pullBody: ({
    title,
    issue,
    approvers,
    owners,
    digest,
  }: {
    readonly title: string
    readonly issue: string
    readonly approvers: readonly string[]
    readonly owners: readonly string[]
    readonly digest: string
  }) =>
    [
      `Part of the campaign [${title}](${issue}), which changes many repositories in the same way.`,
      '',
      `The plan was approved there by ${approvers.map((login) => `\`${login}\``).join(', ')}. Merging it is up to you: review it like any other pull request. Sous leaves the branch alone once you push to it, and closes this when there is nothing left to change.`,
      '',
      ...(owners.length === 0 ? [] : [`Code owners of what it changes: ${owners.join(', ')}.`, '']),
      'To keep campaigns out of this repository, write `campaigns: false` into `.github/sous.yml`.',
      '',
      `<sub>Plan ${digest}</sub>`,
      '',
    ].join('\n'),
} as const
