import { requiresApproval, type ToolFacts } from '../base/result.ts'

/** An option of `sous tool` that means the same for every tool. */
export interface CallOption {
  readonly kind: 'flag' | 'value' | 'list'
  /** What stands for its value in help texts. */
  readonly value?: string
  readonly help: string
  /** Which tools it does something for; all when left out. */
  readonly isFor?: (tool: ToolFacts) => boolean
}

/** No tool has an argument of such a name. */
export const CALL_OPTIONS: Readonly<Record<string, CallOption>> = {
  params: { kind: 'value', value: 'JSON', help: 'arguments as one JSON object, or - to read it from standard input' },
  root: { kind: 'value', value: 'DIR', help: 'the folder to work in (default: the current one)' },
  apply: {
    kind: 'flag',
    help: 'apply the changes after approval (default: show them only)',
    isFor: (tool) => tool.effect === 'stage',
  },
  yes: { kind: 'flag', help: 'approve beforehand, for use without a terminal', isFor: requiresApproval },
  'allow-host': {
    kind: 'list',
    value: 'H',
    help: 'a host that may be fetched from although its address is private; repeatable',
    isFor: (tool) => tool.permissions.includes('Network'),
  },
  json: { kind: 'flag', help: 'one JSON document instead of text' },
  verbose: { kind: 'flag', help: 'say on standard error what happens' },
  help: { kind: 'flag', help: 'explain the tool and its arguments' },
}

const FORM_WIDTH = 14

/** The options as lines of a help text: all of them, or those that do something for a tool. */
export function describeCallOptions(tool?: ToolFacts): readonly string[] {
  return Object.entries(CALL_OPTIONS)
    .filter(([, { isFor }]) => tool === undefined || isFor === undefined || isFor(tool))
    .map(([name, { value, help }]) => `  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(FORM_WIDTH)}  ${help}`)
}
