import { shellWord } from '../model/shell-word.ts'
import type { PlannedRun } from './plan-report.ts'

/** The command that makes the changes in a clone; inputs that have their default are left out. */
export function fixCommand({ recipe, inputs }: Pick<PlannedRun, 'recipe' | 'inputs'>, name: string): string {
  const given = recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default)
  const words = given.flatMap(({ name: key }) => ['-i', `${key}=${textOf(inputs[key])}`])
  return ['sous', 'run', name, ...words].map(shellWord).join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
