import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Expectation, Recipe, RecipeInput, RecipePermissions, RecipeValue, Step } from '../base/recipe.ts'
import { countOf, shellWord } from '../base/text/wording.ts'
import { callText } from '../plan/plan-outcome.ts'
import { type CheckedFile, countDiagnostics, diagnosticRecord } from './diagnostics-text.ts'
import { permissionRows, READS_ONLY } from './plan-facts.ts'
import { printableLine } from './printable.ts'
import { calledText } from './terminal/step-ticker.ts'
import { type Style, textTable } from './terminal/style.ts'

export interface ShownRecipe {
  /** What you type for it: its name or path. */
  readonly callName: string
  readonly recipe: Recipe
}

/** A recipe as a page to read, permissions first. */
export function renderRecipePage({ callName, recipe }: ShownRecipe, style: Style): string {
  const { name, description, source, permissions, inputs, steps, verify, outputs } = recipe
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', style.bold(title), ...indent(lines)])
  const outputLines = textTable(
    outputs.map(({ key, value }) => [key, valueText(value)]),
    style,
  )
  return [
    `${style.bold(printableLine(name))} ${style.dim(printableLine(source.path))}`,
    ...joinWrapped(description).map(printableLine),
    ...section('May', permissionLines(permissions, style)),
    ...section('Inputs', inputLines(inputs, style)),
    ...section('Steps', stepLines(steps, style)),
    ...section('Verify: all of this must be true, or nothing changes', stepLines(verify, style)),
    ...section('Outputs', outputLines),
    ...section(
      'Run it',
      ['preview', 'run'].map((command) => exampleCall(command, callName, recipe)),
    ),
    '',
  ].join('\n')
}

/** With a place for every input that must be given. */
function exampleCall(command: string, callName: string, { inputs }: Recipe): string {
  const needed = inputs.filter((input) => input.required).map((input) => `${input.name}=…`)
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
    permissions: { write, run, fetch, max_files: maxFiles ?? null },
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
    ...callRecord(step),
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

function callRecord({ call }: Step): Readonly<Record<string, unknown>> {
  if (call.kind === 'steps') return { steps: call.steps.map(stepRecord) }
  return call.kind === 'tool' ? { tool: call.tool } : { recipe: call.recipe }
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
    const call = calledText({ calls: callText(step) })
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
    const inner = step.call.kind === 'steps' ? stepLines(step.call.steps, style) : []
    return [heading, ...[...textTable(rows, style), ...inner].map((line) => `${' '.repeat(number.length)}${line}`)]
  })
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`)
}

/** A value as written in the recipe, with its expressions. */
export function plainValue(value: RecipeValue): unknown {
  switch (value.kind) {
    case 'scalar':
      return value.value
    case 'template':
      return value.parts.map((part) => (typeof part === 'string' ? part : `\${{ ${part.text} }}`)).join('')
    case 'list':
      return value.items.map(plainValue)
    case 'map':
      return Object.fromEntries(value.entries.map((entry) => [entry.key, plainValue(entry.value)]))
  }
}

/** A value on one line: strings as they are, everything else as JSON. */
export function valueText(value: RecipeValue): string {
  const plain = plainValue(value)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

export function expectationText({ output, operator, number }: Expectation): string {
  return `${output} ${operator} ${number}`
}

/** `number, required, at least 20`. */
export function inputFacts(input: RecipeInput): string {
  return listInputFacts(input).join(', ')
}

export function listInputFacts(input: RecipeInput): readonly string[] {
  const { type, required, min, max, pattern, options } = input
  return [
    type === 'choice' ? `one of ${options.join(', ')}` : type,
    ...(required ? ['required'] : []),
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(pattern === undefined ? [] : [`matches /${pattern}/`]),
    ...(input.default === undefined ? [] : [`default ${JSON.stringify(input.default)}`]),
  ]
}

export interface ListedFile extends CheckedFile {
  /** Missing if it is not valid. */
  readonly recipe: Recipe | undefined
  /** Why it cannot run although it may be valid. */
  readonly off?: Pick<ToolError, 'message'> | undefined
}

/** The recipes of a repository, for a terminal. */
export function renderRecipeList(recipes: readonly ListedFile[], style: Style): string {
  const entries = recipes.map((listed) => {
    const { name, path, recipe, off } = listed
    const isUnread = recipe === undefined && listed.diagnostics.length === 0
    const lines = recipe !== undefined ? describe(recipe, style) : isUnread ? [] : describeInvalid(listed, style)
    const mark = recipe === undefined && !isUnread ? `${style.red('✗')} ` : ''
    const title = mark + style.bold(printableLine(name))
    // One that comes with Sous is where its name says, and the line about an invalid one has its path.
    const place = path === name || mark !== '' ? [] : [style.dim(printableLine(path))]
    const reason = off === undefined ? [] : [style.yellow(printableLine(off.message))]
    return [title, ...[...reason, ...lines, ...place].map((line) => `  ${line}`), ''].join('\n')
  })
  return `${entries.join('\n')}\nDetails: sous explain <name>\n`
}

/** The document of `sous list --json`. */
export function recipeListRecord(recipes: readonly ListedFile[]): Readonly<Record<string, unknown>> {
  return {
    schema_version: 1,
    recipes: recipes.map(({ name, path, recipe, diagnostics, off }) => ({
      name,
      path,
      valid: recipe !== undefined,
      enabled: off === undefined,
      title: recipe?.name ?? null,
      description: recipe?.description ?? null,
      inputs: recipe?.inputs.map(inputRecord) ?? [],
      diagnostics: diagnostics.map(diagnosticRecord),
    })),
  }
}

function describe({ name, description, inputs }: Recipe, style: Style): readonly string[] {
  const summary = firstSentence(description)
  return [
    printableLine(name),
    ...(summary === '' ? [] : [printableLine(summary)]),
    ...inputs.map((input) => `${style.cyan(`${printableLine(input.name)}=`)}  ${printableLine(briefFacts(input))}`),
  ]
}

/** Patterns are for `sous explain`: in a list they hide everything else. */
function briefFacts(input: RecipeInput): string {
  return listInputFacts({ ...input, pattern: undefined }).join(', ')
}

function describeInvalid(file: ListedFile, style: Style): readonly string[] {
  const { errors } = countDiagnostics([file])
  return [`${style.red('not valid')}: ${countOf(errors, 'error')}, see sous validate ${printableLine(shellWord(file.path))}`]
}

/** Paragraphs and list items of a text whose lines its author wrapped for an editor. */
export function joinWrapped(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((block) => block.trim().replace(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '')
}

/** The first sentence of a description, which may span lines. */
export function firstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/, 1)
  // Without an end it is a title, and what follows is something else.
  const sentence = /^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split('\n', 1)[0] ?? ''
  return sentence.trim().replace(/\s+/g, ' ')
}
