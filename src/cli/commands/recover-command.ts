import { parseArgs } from 'node:util'
import { listSavedPlans } from '../../app/list-saved-plans.ts'
import { type OpenFolder, openFolder } from '../../app/open-folder.ts'
import { applyPlace, planPlace } from '../../app/plan-place.ts'
import { applyUnfinished, findUnfinished, type Recovered, type Recovery, recover, type Unfinished } from '../../apply/disk/recover-apply.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { Digest } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { markApplied } from '../../plan/store/plan-store.ts'
import { printable, printableJson } from '../../report/printable.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

const CHOICES = `  sous recover --finish    land the rest of it
  sous recover --rollback  take back what was landed
  sous recover --discard   leave the files as they are, and forget about the landing
`

const USAGE = `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Looks for a landing that was interrupted, and ends it:
${CHOICES}`

const NONE = 'No landing was interrupted here.\n'

const COMMIT = "  If it was to become a commit, 'sous apply <digest> --commit' makes it; 'sous plans' lists the digests.\n"

const DONE: Readonly<Record<Exclude<Recovery, 'discard'>, string>> = {
  finish: 'Finished the landing',
  rollback: 'Took the landing back',
}

/** `sous recover`: ends a landing that was interrupted. */
export async function recoverCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readOptions(invocation.argv)
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const opened = await openFolder(invocation, options.value.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const place = applyPlace(opened.value)
  const { how } = options.value
  const { json } = options.value
  if (how === undefined) {
    const waiting = findUnfinished(place)
    if (!waiting.ok) return fail(waiting.error, invocation)
    console.out(json ? waitingJson(waiting.value) : describeWaiting(waiting.value))
    return waiting.value === undefined ? EXIT.done : EXIT.failed
  }
  const ended = recover(place, how)
  if (!ended.ok) return fail(ended.error, invocation)
  const unfinished = ended.value ?? null
  if (unfinished !== null && how === 'finish') await markThoseLanded(opened.value, invocation)
  console.out(json ? `${printableJson({ success: true, unfinished, recovery: unfinished && how })}\n` : describeEnded(ended.value, how))
  // What is written down of a landing are its files.
  if (!json && unfinished !== null && how === 'finish' && place.gitDirectory !== undefined) console.out(COMMIT)
  return EXIT.done
}

/** The journal does not know whose landing it was. */
async function markThoseLanded(opened: OpenFolder, invocation: Invocation): Promise<void> {
  for (const { digest, state } of await listSavedPlans(opened, invocation))
    if (state === 'landed') await markApplied(planPlace(opened).store, digest as Digest)
}

function waitingJson(found: Unfinished | undefined): string {
  const error = found && { ...applyUnfinished(found.folder), suggestion: 'Run sous recover with --finish, --rollback or --discard.' }
  return `${printableJson({ success: found === undefined, unfinished: found ?? null, recovery: null, ...(error && { error }) })}\n`
}

function describeWaiting(found: Unfinished | undefined): string {
  if (found === undefined) return NONE
  return `! A landing of ${countOf(found.files, 'file')} in ${printable(found.folder)} was interrupted. Choose how to end it:\n${CHOICES}`
}

function describeEnded(found: Recovered | undefined, how: Recovery): string {
  if (found === undefined) return NONE
  const files = `${countOf(found.files, 'file')} in ${printable(found.folder)}`
  if (how === 'discard') return `✓ Forgot the landing of ${files}; ${found.files === 1 ? 'it stays as it is' : 'they stay as they are'}\n`
  // What had not landed was not taken back either.
  const some = how === 'rollback' && found.settled < found.files ? `${found.settled} of ` : ''
  return `✓ ${DONE[how]}: ${some}${files}\n`
}

interface Options {
  readonly root: string
  readonly how: Recovery | undefined
  readonly json: boolean
  readonly help: boolean
}

function readOptions(argv: readonly string[]): Result<Options, ToolError> {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        root: { type: 'string', default: '.' },
        finish: flag,
        rollback: flag,
        discard: flag,
        json: flag,
        help: { ...flag, short: 'h' },
      },
    })
    const chosen = (['finish', 'rollback', 'discard'] as const).filter((how) => values[how])
    if (chosen.length > 1) return usage(`${chosen.map((how) => `--${how}`).join(' and ')} exclude each other`)
    return success({ root: values.root, how: chosen[0], json: values.json, help: values.help })
  } catch (error) {
    return usage((error as Error).message.split('. ', 1)[0] ?? 'Wrong options')
  }
}

function usage(message: string): Result<never, ToolError> {
  return { ok: false, error: toolError('invalid_arguments', message, 'See sous recover --help.') }
}
