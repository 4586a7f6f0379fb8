import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { RecipePermissions, Step } from '../model/recipe.ts'
import { checkCall, type StepCall } from './check-call.ts'
import { checkPermission } from './check-permission.ts'
import type { Diagnostics } from './diagnostics.ts'
import { readCondition, readForEach } from './read-conditions.ts'
import { readExpect } from './read-expect.ts'
import { type Advice, type Fields, readFields } from './read-fields.ts'
import { readBoolean, readInteger, readText, readWord, wrongType } from './read-scalars.ts'
import { readEntries, type ValueReading } from './read-value.ts'
import type { ToolCatalogue, ToolDescription } from './tool-catalogue.ts'
import type { YamlMap, YamlNode } from './yaml-node.ts'

export const STEP_KEYS = [
  'id',
  'name',
  'tool',
  'recipe',
  'with',
  'if',
  'for-each',
  'expect',
  'continue-on-error',
  'timeout-seconds',
  'report',
] as const
export const MAX_TIMEOUT_SECONDS = 600
export const REPORT_LEVELS = ['notice', 'warning', 'error'] as const

export interface StepReading extends ValueReading {
  readonly catalogue: ToolCatalogue
  /** Not known where something is wrong with them. */
  readonly permissions: RecipePermissions | undefined
}

const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['run', { text: "Use 'tool: run_in_terminal' with 'with: { command: … }'.", instead: 'tool' }],
  ['uses', { text: "Use 'tool:' for a tool of Sous, or 'recipe:' for another recipe.", instead: 'tool' }],
  ['env', { text: "Variables for a command go into 'with: { env: … }'." }],
  ['timeout-minutes', { text: "Use 'timeout-seconds'." }],
])

/** Reads one step. The id is read by whoever knows the other steps. */
export function readStep(node: YamlNode, reading: StepReading): Omit<Step, 'id'> | undefined {
  const { diagnostics } = reading
  const fields = readFields(node, { what: 'A step', keys: STEP_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return undefined
  const forEach = fields.read('for-each', (value) => readForEach(value, reading))
  const inside = { ...reading, scope: { ...reading.scope, insideForEach: fields.entry('for-each') !== undefined } }
  const call = readCall(fields, diagnostics)
  const tool = call?.kind === 'tool' ? findTool(call, reading) : undefined
  const map = fields.read('with', (value): YamlMap | undefined =>
    value.kind === 'map' ? value : wrongType(value, "'with'", 'a map of arguments', diagnostics),
  )
  const isComplete = map !== undefined || fields.lacks('with')
  if (tool !== undefined && call !== undefined && isComplete)
    checkTool({ tool, at: call.at, arguments: map?.entries ?? [] }, fields, reading)
  const step = {
    name: fields.read('name', (value, what) => readText(value, what, diagnostics)),
    with: map === undefined ? [] : readEntries(map, inside),
    if: fields.read('if', (value) => readCondition(value, inside)),
    forEach,
    expect: fields.read('expect', (value) => readExpect(value, tool, diagnostics)) ?? [],
    continueOnError: fields.read('continue-on-error', (value, what) => readBoolean(value, what, diagnostics)) ?? false,
    timeoutSeconds: fields.read('timeout-seconds', (value, what) => readInteger(value, what, MAX_TIMEOUT_SECONDS, diagnostics)),
    report: fields.read('report', (value, what) => readWord(value, what, REPORT_LEVELS, diagnostics)),
    at: fields.at,
  }
  if (call === undefined) return undefined
  return { ...step, call: tool === undefined ? call : { kind: 'tool', tool: tool.name, at: call.at } }
}

function readCall(fields: Fields, diagnostics: Diagnostics): Step['call'] | undefined {
  const tool = fields.entry('tool')
  const recipe = fields.entry('recipe')
  if (tool !== undefined && recipe !== undefined) {
    diagnostics.error(recipe.keyAt, 'tool_and_recipe', "A step has 'tool' or 'recipe', not both", 'Make it two steps.')
    return undefined
  }
  if (tool === undefined && recipe === undefined) {
    if (fields.lacks('tool') && fields.lacks('recipe'))
      diagnostics.error(fields.at, 'missing_key', "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.")
    return undefined
  }
  if (tool !== undefined) {
    const name = readText(tool.value, "'tool'", diagnostics)
    return name === undefined ? undefined : { kind: 'tool', tool: name, at: tool.value.at }
  }
  const name = recipe && readText(recipe.value, "'recipe'", diagnostics)
  return recipe === undefined || name === undefined ? undefined : { kind: 'recipe', recipe: name, at: recipe.value.at }
}

function findTool(call: Extract<Step['call'], { kind: 'tool' }>, { catalogue, diagnostics }: StepReading): ToolDescription | undefined {
  const tool = catalogue.find(call.tool)
  if (tool !== undefined) return tool
  const known = catalogue.whyMissing?.(call.tool)
  if (known !== undefined) {
    diagnostics.error(call.at, known.code, known.message, known.suggestion)
    return undefined
  }
  const near = didYouMean(call.tool, catalogue.names)
  const suggestion = near === undefined ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`
  diagnostics.error(call.at, 'unknown_tool', `There is no tool '${briefText(call.tool)}'`, suggestion)
  return undefined
}

function checkTool(call: StepCall, fields: Fields, reading: StepReading): void {
  checkCall(call, reading.catalogue, reading.diagnostics)
  if (reading.permissions !== undefined) checkPermission(call, reading.permissions, reading)
  const report = fields.entry('report')
  if (report === undefined || call.tool.outputs.some((output) => output.name === 'matches')) return
  const message = `${call.tool.name} finds no matches that could be reported`
  reading.diagnostics.error(report.keyAt, 'report_without_matches', message, "Remove it, or report on a step with 'tool: grep'.")
}
