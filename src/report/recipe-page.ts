import type { Recipe, RecipeInput, RecipePermissions, Step } from '../model/recipe.ts'
import { shellWord } from '../model/shell-word.ts'
import { countOf } from '../model/wording.ts'
import { permissionRows, READS_ONLY } from './permission-rows.ts'
import { printable, printableLine } from './printable.ts'
import { expectationText, inputFacts, plainValue, valueText } from './recipe-values.ts'
import type { Style } from './style.ts'
import { textTable } from './text-table.ts'

export interface ShownRecipe {
  /** What a person types to mean it: its name or its path. */
  readonly callName: string
  readonly recipe: Recipe
}

/** A recipe as a page to read: what it may do comes first. */
export function renderRecipePage({ callName, recipe }: ShownRecipe, style: Style): string {
  const { name, description, source, permissions, inputs, steps, verify, outputs } = recipe
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', style.bold(title), ...indent(lines)])
  const outputLines = textTable(
    outputs.map(({ key, value }) => [key, valueText(value)]),
    style,
  )
  return [
    `${style.bold(printableLine(name))} ${style.dim(printableLine(source.path))}`,
    ...(description.trim() === '' ? [] : printable(description.trim()).split('\n')),
    ...section('May', permissionLines(permissions, style)),
    ...section('Inputs', inputLines(inputs, style)),
    ...section('Steps', stepLines(steps, style)),
    ...section('Verify: all of this must hold, or nothing changes', stepLines(verify, style)),
    ...section('Outputs', outputLines),
    ...section(
      'Run it',
      ['preview', 'run'].map((command) => callText(command, callName, recipe)),
    ),
    '',
  ].join('\n')
}

/** With a place for every input that must be given. */
function callText(command: string, callName: string, { inputs }: Recipe): string {
  const needed = inputs.filter((input) => input.required).map((input) => `-i ${input.name}=…`)
  return printableLine(['sous', command, shellWord(callName), ...needed].join(' '))
}

/** The document of `sous explain --json`. */
export function recipeRecord(name: string, recipe: Recipe): Readonly<Record<string, unknown>> {
  const { write, run, fetch, maxFiles } = recipe.permissions
  return {
    schema_version: 1,
    name,
    path: recipe.source.path,
    digest: recipe.source.digest,
    title: recipe.name,
    description: recipe.description,
    permissions: { write, run, fetch, max_files: maxFiles },
    inputs: recipe.inputs.map(inputRecord),
    steps: recipe.steps.map(stepRecord),
    verify: recipe.verify.map(stepRecord),
    outputs: Object.fromEntries(recipe.outputs.map(({ key, value }) => [key, plainValue(value)])),
  }
}

export function inputRecord({ name, description, type, required, options, pattern, min, max, ...input }: RecipeInput) {
  return {
    name,
    description,
    type,
    required,
    default: input.default ?? null,
    ...(type === 'choice' && { options }),
    ...(pattern !== undefined && { pattern }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

function stepRecord(step: Step): Readonly<Record<string, unknown>> {
  return {
    ...(step.id !== undefined && { id: step.id }),
    ...(step.name !== undefined && { name: step.name }),
    ...(step.call.kind === 'tool' ? { tool: step.call.tool } : { recipe: step.call.recipe }),
    with: Object.fromEntries(step.with.map(({ key, value }) => [key, plainValue(value)])),
    if: step.if?.text ?? null,
    for_each: step.forEach === undefined ? null : plainValue(step.forEach),
    expect: step.expect.map(({ output, operator, number }) => ({ output, operator, number })),
    continue_on_error: step.continueOnError,
    timeout_seconds: step.timeoutSeconds ?? null,
    report: step.report ?? null,
    line: step.at.line,
  }
}

function permissionLines(permissions: RecipePermissions, style: Style): readonly string[] {
  const rows = permissionRows(permissions)
  return rows.length === 0 ? [READS_ONLY] : textTable(rows, style)
}

function inputLines(inputs: readonly RecipeInput[], style: Style): readonly string[] {
  return textTable(
    inputs.flatMap((input) => [
      [input.name, inputFacts(input)] as const,
      ...(input.description === '' ? [] : [['', input.description] as const]),
    ]),
    style,
  )
}

function stepLines(steps: readonly Step[], style: Style): readonly string[] {
  return steps.flatMap((step, i) => {
    const call = step.call.kind === 'tool' ? step.call.tool : `recipe ${step.call.recipe}`
    const title = `${step.name === undefined ? '' : `: ${step.name}`}${step.id === undefined ? '' : ` (${step.id})`}`
    const number = `${i + 1}. `
    const rows: (readonly [string, string])[] = [
      ...(step.forEach === undefined ? [] : [['for each', valueText(step.forEach)] as const]),
      ...(step.if === undefined ? [] : [['only if', step.if.text] as const]),
      ...step.with.map(({ key, value }, at) => [at === 0 ? 'with' : '', `${key}: ${valueText(value)}`] as const),
      ...step.expect.map((expectation, at) => [at === 0 ? 'expect' : '', expectationText(expectation)] as const),
      ...(step.continueOnError ? [['on error', 'go on'] as const] : []),
      ...(step.timeoutSeconds === undefined ? [] : [['within', countOf(step.timeoutSeconds, 'second')] as const]),
      ...(step.report === undefined ? [] : [['report', `each match, as ${step.report}`] as const]),
    ]
    const heading = `${number}${style.cyan(printableLine(call))}${printableLine(title)}`
    return [heading, ...textTable(rows, style).map((line) => `${' '.repeat(number.length)}${line}`)]
  })
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`)
}
