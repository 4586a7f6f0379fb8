/** What people read about campaigns, on a terminal and in an issue. */
export const CAMPAIGN_TEXTS = {
  /** How far a repository is. */
  states: {
    waiting: 'waits to be planned',
    planned: 'planned',
    gated: 'a call needs approval',
    open: 'pull request is open',
    queued: 'in the merge queue',
    clean: 'nothing to change',
    delivered: 'delivered',
    merged: 'merged',
    opted_out: 'opted out',
    rejected: 'closed by a person',
    edited: 'has commits by others',
    taken: 'branch is taken',
    moved: 'changed since the plan',
    dirty: 'uncommitted changes',
    missing: 'not found',
    archived: 'archived',
    forbidden: 'no access',
    protected: 'branch is protected',
    unproven: 'plan without proof',
    not_a_repository: 'not a git repository',
    duplicate: 'same repository twice',
    failed: 'failed',
  },
  phases: { active: '', paused: 'paused', closed: 'closed' },
  counts: (todo: number, done: number, stopped: number) => `${todo} to do, ${done} done, ${stopped} stopped`,
  repositories: { one: 'repository', other: 'repositories' },
  files: { one: 'file', other: 'files' },
  headings: {
    calls: 'Calls to approve',
    groups: 'Groups',
    waves: 'Waves',
    stopped: 'Stopped',
    repositories: 'Repositories',
    burndown: 'Burndown',
    progress: 'Progress',
  },
  columns: {
    state: 'State',
    count: 'Repositories',
    wave: 'Wave',
    which: 'Which',
    why: 'Why',
  },
  callsLead:
    'These calls run commands or use the network, so their results are not known yet. Two people have to approve them. Sous then runs exactly these, each repository in a job of its own without tokens, and shows here what they changed. That is approved again before it is delivered.',
  soFar: 'Before them, the recipe changes this:',
  ran: 'These calls ran, so it cannot be made again. Two people have to approve it.',
  unchecked: 'This example is too long to check. Read the change in one of the repositories before you approve.',
  forged:
    'The example of this group does not fit its plans, so it is not shown. Someone may have changed the ledger. Plan again before you approve.',
  approved: 'approved',
  partlyApproved: (approved: number) => `${approved} approved`,
  notApproved: 'not approved',
  waveDone: (done: number, all: number) => `${done} of ${all} done`,
  waitsFor: (wave: string, rows: number) => `waits for ${rows} of '${wave}'`,
  moreLines: (lines: number) => `… ${lines} more`,
  moreRows: (rows: number) => `… and ${rows} more. --all lists them.`,
  rest: (rows: number) => `… and ${rows} more`,
  burndown: 'Repositories to do',
  days: (first: string, last: string) => `${first} to ${last}`,
  next: {
    validate: (id: string) => `sous campaign validate ${id}`,
    firstPlan: (id: string) => `sous campaign plan ${id} --targets '~/src/*'`,
    plan: (id: string) => `sous campaign plan ${id}`,
    approve: (id: string, digest: string) => `sous campaign approve ${id} ${digest}`,
    deliver: (id: string) => `sous campaign deliver ${id}`,
    resume: (id: string) => `sous campaign resume ${id}`,
    retry: (id: string) => `sous campaign retry ${id}`,
  },
} as const

interface Shown {
  green(text: string): string
  red(text: string): string
}

/** What `sous campaign` says besides its report. */
export const CAMPAIGN_COMMAND_TEXTS = {
  wrote: ([file = '', ...workflows]: readonly string[], next: readonly string[]) =>
    `Wrote ${file}: a first campaign to adapt${workflows.map((path) => `\nWrote ${path}: replace OWNER/sous@v1 in it, if it is there`).join('')}\n\n${next.map((line) => `  ${line}\n`).join('')}`,
  afterInit: (name: string) => [CAMPAIGN_TEXTS.next.validate(name), CAMPAIGN_TEXTS.next.firstPlan(name)],
  validated: (files: number, errors: number, style: Shown) =>
    errors === 0
      ? `${style.green('✓')} ${files === 1 ? '1 campaign is' : `${files} campaigns are`} valid\n`
      : `${style.red('✗')} ${errors === 1 ? '1 error' : `${errors} errors`}\n`,
  question: 'Approve exactly these plans? (y/n): ',
} as const
