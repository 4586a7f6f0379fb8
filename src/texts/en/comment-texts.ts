import { countOf } from '../../base/text/wording.ts'

/**
 * What comments, summaries and proposals say, by key: strings, and functions of what goes into them. Names that come from outside
 * are Markdown already when they get here.
 */
export const COMMENT_TEXTS = {
  preview: {
    applyLead: 'To apply this, comment:',
    applyDoes: 'applies exactly this',
    approveLead: 'To approve the call below and see what it changes, comment:',
    approveDoes: 'approves the call and shows what it changes',
    mergeLead:
      '**Approving this pull request merges it**, exactly as it is, if the Sous workflow runs on reviews. You can also approve it with this comment:',
    mergeDoes: 'merges it',
    fork: 'This pull request comes from a fork, and Sous does not push to forks. Its author can commit the suggestions on the changed lines.',
    forkWaits: 'This pull request comes from a fork, and Sous runs no commands or web requests there.',
    changedRules: (files: string) => `This pull request changes ${files}. Until it is merged, Sous uses the default branch's version.`,
    cannotApply: (code: string, message: string, advice: string) => `Sous cannot apply this. ${message}. ${advice} ('${code}')`,
    anyone: 'anyone with write access',
    approvers: (people: string, count: number) => (count === 1 ? `${people} can approve` : `${count} people must approve: ${people}`),
    secondPerson: (why: string) => `needs a second person: ${why}`,
    codeOwners: (who: string) => `${who}; code owners must approve`,
    otherCommand: (does: string) => `This command ${does}:`,
  },
  totals: {
    none: 'no changes',
    failed: 'failed',
    applied: 'applied',
    waits: 'waits for approval',
    lines: (added: number, removed: number) => `+${added} −${removed}`,
    directories: (count: number) => countOf(count, 'new directory', 'new directories'),
  },
  incomplete: {
    notice: (what: string, whole: string) => `**This preview is incomplete.** There is no room for ${what}. ${whole}`,
    diffs: (hidden: number, all: number) => {
      if (all === 1) return 'the diff'
      return `the diffs of ${hidden === all ? 'all' : `${hidden} of`} ${countOf(all, 'file')}`
    },
    names: (count: number) => `the names of ${countOf(count, 'file')}`,
    places: (count: number) => `the places in ${countOf(count, 'file')}`,
    plan: 'See the whole plan before you approve it.',
    summary: (run: string) => `The [job summary](${run}) shows every diff.`,
    filesTab: "'Files changed' shows every diff.",
    list: 'The list of mistakes is too long to show here. It is in the log.',
    parts: {
      headline: 'the headline',
      warnings: 'the warnings',
      failure: 'why it failed',
      gate: 'the call that waits for approval',
      permissions: 'what the recipe may do',
      inputs: 'the inputs',
      outputs: 'the outputs',
      findings: 'the findings',
      steps: 'the steps',
      timeline: 'the timeline',
      next: 'the next commands',
      digest: 'the digest',
      directories: 'the new directories',
      mistakes: 'the mistakes',
      error: 'the error',
    },
  },
  files: {
    places: (places: number, files: number) =>
      `**${places === files ? countOf(files, 'file') : `${countOf(places, 'place')} in ${countOf(files, 'file')}`}: this change**`,
    created: (files: number) => `**${countOf(files, 'new file')} with this content**`,
    deleted: (files: number) => `**${countOf(files, 'deleted file')} with this content**`,
    example: (path: string) => `, here in ${path}`,
    noExample: ', too long to show here',
    allPlaces: (places: number, files: number) =>
      places === files ? `All ${countOf(files, 'file')}` : `All ${countOf(places, 'place')}, by file and line`,
    around: (whole: string) => `The lines around a change can differ from place to place. ${whole}`,
    rest: (files: number) => `**Other changes in ${countOf(files, 'file')}**`,
    whole: (files: number) => `The diffs of ${files === 1 ? 'that file' : `these ${files} files`}, whole`,
    partly: (shown: number, all: number) => `${shown} of ${all} hunks, the others are above`,
    more: (files: number) => countOf(files, 'more file'),
    moreWithout: (files: number) => `${countOf(files, 'more file')}, without ${files === 1 ? 'its diff' : 'their diffs'}`,
    notShown: 'diff not shown',
    binary: 'binary, not shown',
    longLines: '⚠ long lines, wrapped',
    binaryBody: 'Binary file, not shown.',
    noLines: 'No line changes.',
    directories: (names: readonly string[]) => `${names.length === 1 ? 'New directory' : 'New directories'}: ${names.join(', ')}`,
  },
  warnings: {
    files: 'Look closely:',
    steps: 'Warnings from the steps:',
    many: (first: string, more: number) => `${first} and ${countOf(more, 'more file')}`,
    more: (count: number) => `and ${count} more`,
  },
  gate: {
    heading: (step: string, place: string, why: string) => `**Step ${step}** (${place}) waits for approval: ${why}.`,
    later: (steps: string, more: number) => `Steps that run once it is approved: ${steps}${more > 0 ? ` and ${more} more` : ''}.`,
  },
  details: {
    title: (contents: readonly string[]) => `Details: ${contents.join(' · ')}`,
    contents: {
      permissions: 'what the recipe may do',
      inputs: 'inputs',
      outputs: 'outputs',
      steps: 'steps',
      checks: 'steps and checks',
      warnings: 'warnings',
      digest: 'full digest',
    },
    permissions: 'This recipe may',
    readsOnly: (does: string) => `It may ${does}.`,
    inputs: 'Inputs',
    outputs: 'Outputs',
    steps: 'Steps',
    warnings: 'Warnings',
    columns: { input: 'Input', output: 'Output', value: 'Value', step: 'Step', result: 'Result' },
    verify: (step: string) => `verify: ${step}`,
    skipped: (condition: string) => `skipped (${condition})`,
    moreSteps: (count: number) => `and ${countOf(count, 'more step')}`,
    timeline: 'Timeline',
    firstSteps: (shown: number, all: number) => `The first ${shown} of ${all} steps.`,
    digest: (whole: string, inGroups: string) => `Digest ${whole}\\\nin groups ${inGroups}`,
    facts: (recipe: string | undefined, reason: string) => [...(recipe === undefined ? [] : [`recipe ${recipe}`]), reason].join(' · '),
  },
  findings: {
    title: 'Findings',
    noChanges: 'There is nothing to apply.',
    /** Where a step found something. */
    places: (what: string, places: readonly string[]) => `${what}: ${places.join(', ')}`,
  },
  failure: {
    step: (label: string, place: string) => `**Step ${label}** (${place}) failed:`,
    recipe: (place: string) => `At ${place}:`,
  },
  footer: {
    madeOn: (head: string, pushedBy: string | undefined) =>
      `made on ${head}${pushedBy === undefined ? '' : `, after a push by ${pushedBy}`}`,
    until: (time: string) => `good until ${time}`,
    run: (url: string) => `[run](${url})`,
  },
  commit: (commit: string) => `Commit ${commit}.`,
  nothingRan: 'nothing was run',
  done: 'done',
} as const
