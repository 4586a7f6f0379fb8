import type { Step } from '../model/recipe.ts'
import { checkName } from './names.ts'
import { readText, wrongType } from './read-scalars.ts'
import { readStep, type StepReading } from './read-step.ts'
import type { YamlEntry, YamlNode } from './yaml-node.ts'

export const MAX_STEPS = 200

/** The steps of a recipe with its verify steps: they share ids, and later ones may refer to earlier ones. */
export class StepsReader {
  readonly #reading: Omit<StepReading, 'scope'>
  readonly #inputs: readonly string[]
  readonly #allIds: readonly string[]
  readonly #outputs = new Map<string, readonly string[] | undefined>()
  #count = 0

  constructor(reading: Omit<StepReading, 'scope'>, inputs: readonly string[], lists: readonly (YamlNode | undefined)[]) {
    this.#reading = reading
    this.#inputs = inputs
    this.#allIds = lists.flatMap((list) => (list?.kind === 'list' ? list.items.flatMap(idOf) : []))
  }

  read(node: YamlNode, what: string): readonly Step[] {
    const { diagnostics } = this.#reading
    if (node.kind !== 'list') return wrongType(node, what, 'a list of steps', diagnostics) ?? []
    if (node.items.length === 0) diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add a step, or remove the line.')
    const steps: Step[] = []
    for (const item of node.items) {
      if (++this.#count > MAX_STEPS) {
        diagnostics.error(item.at, 'too_many_steps', `More than ${MAX_STEPS} steps`, "Use 'for-each', or split the recipe.")
        break
      }
      const step = this.#readStep(item)
      if (step !== undefined) steps.push(step)
    }
    return steps
  }

  /** What expressions after the steps read so far can name. */
  get scope(): StepReading['scope'] {
    return { inputs: this.#inputs, steps: this.#outputs, laterSteps: this.#allIds, insideForEach: false }
  }

  #readStep(item: YamlNode): Step | undefined {
    const step = readStep(item, { ...this.#reading, scope: this.scope })
    const id = this.#readId(idEntry(item))
    if (id !== undefined) this.#outputs.set(id, step === undefined ? undefined : this.#outputsOf(step))
    return step === undefined ? undefined : { id, ...step }
  }

  /** With for-each there is also `items`, the outputs of each. */
  #outputsOf({ call, forEach }: Pick<Step, 'call' | 'forEach'>): readonly string[] | undefined {
    const outputs = call.kind === 'tool' ? this.#reading.catalogue.find(call.tool)?.outputs.map((output) => output.name) : undefined
    return outputs === undefined || forEach === undefined ? outputs : [...outputs, 'items']
  }

  #readId(entry: YamlEntry | undefined): string | undefined {
    const { diagnostics } = this.#reading
    const id = entry && readText(entry.value, "'id'", diagnostics)
    if (entry === undefined || id === undefined || !checkName(id, 'The id of a step', entry.value.at, diagnostics)) return undefined
    const twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase())
    if (twin === undefined) return id
    diagnostics.error(entry.value.at, 'duplicate_id', `An earlier step has the id '${twin}' already`, 'Choose another id.')
    return undefined
  }
}

function idEntry(step: YamlNode): YamlEntry | undefined {
  return step.kind === 'map' ? step.entries.find((entry) => entry.key === 'id') : undefined
}

function idOf(step: YamlNode): readonly string[] {
  const node = idEntry(step)?.value
  return node?.kind === 'scalar' && typeof node.value === 'string' ? [node.value] : []
}
