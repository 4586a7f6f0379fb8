import { requiresApproval, type ToolFacts } from '../base/result.ts'

/** An option of `sous tool` that is the same for every tool. */
export interface CallOption {
  readonly kind: 'flag' | 'value' | 'list'
  /** Its value in help texts. */
  readonly value?: string
  readonly help: string
  /** The tools that use it; all if left out. */
  readonly isFor?: (tool: ToolFacts) => boolean
}

/** No tool has an argument with one of these names. */
export const CALL_OPTIONS: Readonly<Record<string, CallOption>> = {
  params: { kind: 'value', value: 'JSON', help: 'arguments as a JSON object, or - for standard input' },
  root: { kind: 'value', value: 'DIR', help: 'folder to work in (default: this one)' },
  apply: {
    kind: 'flag',
    help: 'ask, then apply the changes (default: only show them)',
    isFor: (tool) => tool.effect === 'stage',
  },
  yes: { kind: 'flag', help: 'approve without asking, for scripts', isFor: requiresApproval },
  'allow-host': {
    kind: 'list',
    value: 'H',
    help: 'let fetches reach a host with a private address; repeatable',
    isFor: (tool) => tool.permissions.includes('Network'),
  },
  json: { kind: 'flag', help: 'print one JSON document' },
  verbose: { kind: 'flag', help: 'log what happens to standard error' },
  help: { kind: 'flag', help: 'show this help' },
}

const FORM_WIDTH = 14

/** The options as lines of a help text: all of them, or those that a tool uses. */
export function describeCallOptions(tool?: ToolFacts): readonly string[] {
  return Object.entries(CALL_OPTIONS)
    .filter(([, { isFor }]) => tool === undefined || isFor === undefined || isFor(tool))
    .map(([name, { value, help }]) => `  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(FORM_WIDTH)}  ${help}`)
}
