import { shortDigest } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { readAsked } from '../../plan/store/plan-record.ts'
import { parseCommand, writeCommand } from '../events/parse-command.ts'

/**
 * The command that requests the same plan again; `undefined` if it could not be pasted into a comment. Anyone with write access can
 * store a plan, so its command is offered only if it parses back to the same request.
 */
export function commandFor(plan: unknown): string | undefined {
  const asked = readAsked(plan)
  const command = asked && writeCommand({ kind: 'run', ...asked })
  const read = command === undefined ? undefined : parseCommand(command)
  return read?.ok === true && writeCommand(read.value) === command ? command : undefined
}

/** A plan by another version of Sous has to be made again. */
export function otherVersion(digest: Digest, plan: unknown): Refusal {
  const command = commandFor(plan)
  return ERRORS.otherVersion(digest, command)
}

const ERRORS = {
  otherVersion: (digest: Digest, command: string | undefined) =>
    refusal(
      'plan_version',
      `Another version of Sous made the plan ${shortDigest(digest)}`,
      command === undefined ? 'Run the preview again.' : `Run the preview again: ${command}`,
    ),
}
