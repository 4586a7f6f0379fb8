import { recoverFolder } from '../../app/recover.ts'
import { RECOVER_APPLY_ERRORS, type Recovered, type Recovery, type Unfinished } from '../../apply/disk/recover-apply.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { printable, printableJson } from '../../report/printable.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

const CHOICES = `  sous recover --finish    apply the rest
  sous recover --rollback  restore the files that were changed
  sous recover --discard   leave the files as they are and forget the apply
`

const NONE = 'No apply was interrupted here.\n'

const COMMIT = "  To commit it, run 'sous apply <digest> --commit'. 'sous plans' lists the digests.\n"

const DONE: Readonly<Record<Exclude<Recovery, 'discard'>, string>> = {
  finish: 'Finished the apply',
  rollback: 'Rolled back the apply',
}

interface Options {
  readonly root: string
  readonly how: Recovery | undefined
  readonly json: boolean
  readonly help: boolean
}

const TABLE = { root: { ...VALUE, default: '.' }, finish: FLAG, rollback: FLAG, discard: FLAG, json: FLAG, help: HELP } as const

const OPTIONS = readOptions({ command: 'recover', table: TABLE, maxWords: 0 }, ({ values }, wrong): Result<Options, ToolError> => {
  const chosen = (['finish', 'rollback', 'discard'] as const).filter((how) => values[how])
  if (chosen.length > 1) return wrong(`${chosen.map((how) => `--${how}`).join(' and ')} cannot be combined`)
  return success({ root: values.root, how: chosen[0], json: values.json, help: values.help })
})

/** `sous recover`: ends an interrupted apply. */
export const recoverCommand = defineCommand({ usage: (texts) => texts.recover(CHOICES), options: OPTIONS, run: recover })

async function recover({ root, how, json }: Options, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const result = await recoverFolder({ root, how, surroundings: invocation })
  if (!result.ok) return fail(result.error, invocation)
  const found = result.value
  if (found.kind === 'found') {
    if (json) console.data(waitingJson(found.unfinished))
    else console.out(describeWaiting(found.unfinished))
    return found.unfinished === undefined ? EXIT.done : EXIT.failed
  }
  const unfinished = found.recovered ?? null
  if (json) console.data(`${printableJson({ success: true, unfinished, recovery: unfinished && found.how })}\n`)
  else console.out(describeEnded(found.recovered, found.how))
  // The journal knows the files of an apply, but not the commit.
  if (!json && unfinished !== null && found.how === 'finish' && found.isRepository) console.out(COMMIT)
  return EXIT.done
}

function waitingJson(found: Unfinished | undefined): string {
  const error = found && {
    ...RECOVER_APPLY_ERRORS.applyUnfinished(found.folder),
    suggestion: 'Run sous recover with --finish, --rollback or --discard.',
  }
  return `${printableJson({ success: found === undefined, unfinished: found ?? null, recovery: null, ...(error && { error }) })}\n`
}

function describeWaiting(found: Unfinished | undefined): string {
  if (found === undefined) return NONE
  return `! An apply of ${countOf(found.files, 'file')} in ${printable(found.folder)} was interrupted. Choose how to end it:\n${CHOICES}`
}

function describeEnded(found: Recovered | undefined, how: Recovery): string {
  if (found === undefined) return NONE
  const files = `${countOf(found.files, 'file')} in ${printable(found.folder)}`
  if (how === 'discard') return `✓ Discarded the apply of ${files}; ${found.files === 1 ? 'it stays as it is' : 'they stay as they are'}\n`
  // Files that were not changed yet need no rollback.
  const some = how === 'rollback' && found.settled < found.files ? `${found.settled} of ` : ''
  return `✓ ${DONE[how]}: ${some}${files}\n`
}
