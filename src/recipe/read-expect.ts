import { didYouMean } from '../model/did-you-mean.ts'
import { briefText } from '../model/path.ts'
import type { Expectation } from '../model/recipe.ts'
import type { Diagnostics } from './diagnostics.ts'
import { wrongType } from './read-scalars.ts'
import type { ToolDescription, ToolField } from './tool-catalogue.ts'
import type { YamlEntry, YamlNode } from './yaml-node.ts'

const EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/
const COUNTABLE: readonly unknown[] = ['integer', 'number', 'array']

/** Reads what a step expects of its outputs. `tool` is missing where the outputs are not known. */
export function readExpect(node: YamlNode, tool: ToolDescription | undefined, diagnostics: Diagnostics): readonly Expectation[] {
  if (node.kind !== 'map') return wrongType(node, "'expect'", 'a map of outputs', diagnostics) ?? []
  return node.entries.flatMap((entry) => {
    if (tool !== undefined) checkOutput(entry, tool, diagnostics)
    return readExpectation(entry, diagnostics) ?? []
  })
}

function checkOutput(entry: YamlEntry, tool: ToolDescription, diagnostics: Diagnostics): void {
  const countable = tool.outputs.filter(isCountable)
  if (countable.some((output) => output.name === entry.key)) return
  const names = countable.map((output) => output.name)
  const isOutput = tool.outputs.some((output) => output.name === entry.key)
  const why = isOutput ? `is neither a number nor a list` : `is not an output of ${tool.name}`
  const near = didYouMean(entry.key, names)
  const all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(', ')}.`
  const suggestion = near === undefined || isOutput ? all : `Did you mean '${near}'?`
  diagnostics.error(entry.keyAt, 'unknown_output', `'${briefText(entry.key)}' ${why}`, suggestion)
}

function isCountable(output: ToolField): boolean {
  const type = output.schema['type']
  return type === undefined || COUNTABLE.includes(type)
}

function readExpectation(entry: YamlEntry, diagnostics: Diagnostics): Expectation | undefined {
  const { value } = entry
  if (value.kind === 'invalid') return undefined
  const match = value.kind === 'scalar' && typeof value.value === 'string' ? EXPECTATION.exec(value.value) : null
  if (match !== null) {
    const [, operator, number] = match
    return { output: entry.key, operator: operator as Expectation['operator'], number: Number(number), at: value.at }
  }
  const message = `What is expected of '${briefText(entry.key)}' must be a comparison with a number`
  const example = value.kind === 'scalar' && typeof value.value === 'number' ? `'== ${value.raw}'` : "'>= 1'"
  diagnostics.error(value.at, 'invalid_expect', message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`)
  return undefined
}
