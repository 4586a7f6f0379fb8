import { readAsked } from '../../engine/plan-record.ts'
import { shortDigest } from '../../model/digest.ts'
import type { Plan } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest } from '../../model/recipe.ts'
import { parseCommand, writeCommand } from './parse-command.ts'

/** The command that asks for the same plan again; `undefined` where it is none that could be pasted. */
export function runAgain({ recipe, inputs }: Pick<Plan, 'recipe' | 'inputs'>): string | undefined {
  return commandFor({ recipe, inputs: Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== null)) })
}

/** Anyone with write access can have stored a plan, so what it asked for is a command only if it reads as that very one. */
export function commandFor(plan: unknown): string | undefined {
  const asked = readAsked(plan)
  const command = asked && writeCommand({ kind: 'run', ...asked })
  const read = command === undefined ? undefined : parseCommand(command)
  return read?.ok === true && writeCommand(read.value) === command ? command : undefined
}

/** A plan that another version of Sous made has to be made again, by the command that asked for it. */
export function otherVersion(digest: Digest, plan: unknown): Refusal {
  const command = commandFor(plan)
  const again = command === undefined ? 'Run the preview again.' : `Run the preview again: ${command}`
  return refusal('plan_version', `Another version of Sous made the plan ${shortDigest(digest)}`, again)
}
