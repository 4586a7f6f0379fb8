import { domainToUnicode } from 'node:url'
import type { ApprovalRequest, ToolCall } from '../base/plan.ts'
import { type ProtectedPlaces, whyProtected } from '../base/protected-files.ts'
import { countOf } from '../base/text/wording.ts'
import { mixesAlphabets, printable, printableLine } from './printable.ts'

export const APPROVAL_QUESTION = 'Approve? (y/n/always): '
/** Above the question where there is a diff. The contract fixes the words of the question itself. */
export const DIFF_HINT = '(d shows the diff again)\n'
/** After any other answer. No line is longer than a narrow terminal. */
export function approvalAnswers(hasDiff: boolean): string {
  return `Type y (yes), n (no), ${hasDiff ? 'd (show the diff again) ' : ''}or always
(yes, and never ask again for this call in this folder).
`
}

/** Whether the request is about a whole plan, which has been shown, and not about one call. */
export function isPlanRequest({ call }: Pick<ApprovalRequest, 'call'>): boolean {
  return call.tool.name.startsWith('recipe:')
}

/** One of several calls of a step. */
export function renderCallLine({ args, tool }: ToolCall): string {
  const named = Object.entries(args)
  const [first] = named
  const shown =
    named.length === 1 && first !== undefined
      ? showValue(first[0], first[1], true)
      : named.map(([name, value]) => ` ${name}:${showValue(name, value, true)}`).join(' ')
  return `  ${tool.name}${shown.startsWith('\n') ? '' : ' '}${shown}\n`
}

/** What is the same for all calls of a step. */
export function renderCallFacts({ call }: Pick<ApprovalRequest, 'call'>): string {
  return `Files affected: ${unknownFiles(call.tool.permissions)}\nRisk level: ${call.tool.risk}\n`
}

const MAX_VALUE_CHARACTERS = 200
/** The diff above names them all. */
const MAX_FILES = 10

/** What you see before you are asked. Commands and URLs are always shown whole; contents are in the diff. */
export function renderApproval({ call, changes, warnings = [] }: ApprovalRequest, places?: ProtectedPlaces): string {
  const parameters = Object.entries(call.args).map(
    ([name, value]) => `  ${name}:${showValue(name, value, call.tool.effect === 'external')}`,
  )
  const address = askedAddress(call)
  return [
    `Tool: ${call.tool.name}`,
    parameters.length === 0 ? 'Parameters: none' : 'Parameters:',
    ...parameters,
    ...(address?.isRewritten ? [`Asks: ${printableLine(address.href)}`] : []),
    ...(call.details === undefined ? [] : ['Request:', ...call.details.map((line) => `  ${printableLine(line)}`)]),
    `Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
    ...warnings.map((warning) => `! Warning: ${printableLine(warning)}`),
    ...warnOfProtected(changes, places),
    ...(address?.mixesAlphabets ? ['⚠ Look closely: the host mixes alphabets'] : []),
    `Risk level: ${call.tool.risk}`,
    '',
  ].join('\n')
}

/** What follows the colon. A script has lines of its own, so that its indentation can be read. */
function showValue(name: string, value: unknown, isShownWhole: boolean): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  if (isShownWhole) {
    const shown = printable(text).trimEnd()
    return shown.includes('\n') ? `\n${shown.replace(/^(?=.)/gm, '    ')}` : ` ${shown}`
  }
  const isLong = name === 'content' || text.length > MAX_VALUE_CHARACTERS || text.includes('\n')
  return isLong ? ` <${countOf(Buffer.byteLength(text), 'byte')}>` : ` ${printableLine(text)}`
}

function listFiles(changes: ApprovalRequest['changes']): string {
  const shown = changes.slice(0, MAX_FILES).map((change) => printableLine(change.path))
  const more = changes.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` … and ${more} more (${changes.length} in all)` : ''}`
}

export function warnOfProtected(changes: ApprovalRequest['changes'], places: ProtectedPlaces | undefined): readonly string[] {
  const warnings = changes.flatMap((change) => {
    const why = whyProtected(change, places)
    return why === undefined ? [] : [`${printableLine(change.path)} (${why})`]
  })
  return warnings.length === 0 ? [] : [`⚠ Look closely: ${warnings.join(', ')}`]
}

function unknownFiles(permissions: readonly string[]): string {
  return permissions.includes('RunCommands') ? 'known after it has run' : 'none'
}

export interface AskedAddress {
  readonly href: string
  /** Whether it differs from the written one, apart from the case of the host and the slash after it. */
  readonly isRewritten: boolean
  readonly mixesAlphabets: boolean
}

/** The URL that a call requests. Parsing decodes and normalises, so it can differ from what the caller wrote. */
export function askedAddress({ tool, args }: ToolCall): AskedAddress | undefined {
  const { url: written } = args
  // Bundle tools declare their hosts and show their requests.
  if (!tool.permissions.includes('Network') || tool.hosts !== undefined) return undefined
  if (typeof written !== 'string' || !URL.canParse(written)) return undefined
  const { href, hostname } = new URL(written)
  return { href, isRewritten: plainly(written) !== href, mixesAlphabets: mixesAlphabets(domainToUnicode(hostname)) }
}

/** A URL normalised as far as a reader would not notice. */
function plainly(written: string): string {
  const start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? ''
  const rest = written.slice(start.length)
  return `${start.toLowerCase()}${rest.startsWith('/') ? '' : '/'}${rest}`
}
