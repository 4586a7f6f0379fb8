import { countOf } from '../../base/text/wording.ts'

interface PlanSize {
  readonly files: number
  readonly directories: number
  readonly additions: number
  readonly deletions: number
}

const YES_NO_DIFF = '[y]es / [n]o / [d]iff'

/** What the command line asks, and what it says to the answers. */
export const PROMPT_TEXTS = {
  apply: (size: PlanSize) => `Apply ${sizeText(size)}? ${YES_NO_DIFF} / [a]lways `,
  undo: (size: PlanSize) => `Undo ${sizeText(size)}? ${YES_NO_DIFF} `,
  planAnswers: (canRemember: boolean) =>
    `Type y (yes), n (no)${canRemember ? ',' : ' or'} d (show the diff)${canRemember ? ' or a (yes, and never ask again\nfor this recipe with these inputs in this folder)' : ''}.\n`,
  remembered: (file: string) => `Saved in ${file}\n`,
  ruleApproved: (file: string) => `Approved by a rule in ${file}\n`,
  severalCalls: (count: number, step: string) => `This step makes ${countOf(count, 'call')}. One answer is for all of them.\n${step}`,
  trustHeading: (path: string) => `${path} runs commands or reaches the network:`,
  trustNotes: (hash: string) => [
    `sha256 ${hash}`,
    'Trust it only if you have read it. You are still asked about each call, unless one of your rules allows it.',
  ],
  trustQuestion: 'Trust this recipe? [y]es / [n]o ',
} as const

/** `3 files, +4 −4` */
function sizeText({ files, directories, additions, deletions }: PlanSize): string {
  const parts = [
    ...(files > 0 ? [countOf(files, 'file')] : []),
    ...(directories > 0 ? [countOf(directories, 'new directory', 'new directories')] : []),
    ...(additions + deletions > 0 ? [`+${additions} −${deletions}`] : []),
  ]
  return parts.join(', ')
}
