import { INPUT_TYPES, type InputType, type InputValue } from '../../base/recipe.ts'
import { DataError, type Location, type PlainData, plainOf } from '../../workspace/data/data-tree.ts'
import { contentEnd, readYamlTree, type YamlRow, type YamlTreeNode } from '../../workspace/data/yaml-tree.ts'
import { Diagnostics } from '../diagnostics.ts'
import { INPUT, RECIPE } from '../read-recipe.ts'
import { STEP } from '../read-steps.ts'
import { MAX_YAML_BYTES } from '../yaml/read-yaml.ts'
import { SourceText, scanYaml } from '../yaml/yaml-node.ts'

/** Where something is in a recipe: its path as data, and its characters in the text. */
export interface OutlinePlace {
  readonly path: Location
  readonly from: number
  readonly to: number
}

/** A recipe as a form shows it: what is written, right or wrong. Values keep their expressions. */
export interface RecipeOutline {
  readonly name: string
  readonly description: string
  readonly inputs: readonly OutlineInput[]
  readonly permissions: {
    readonly write: readonly string[]
    readonly run: readonly string[]
    readonly fetch: readonly string[]
    readonly maxFiles?: number
  }
  readonly exclude: readonly string[]
  readonly steps: readonly OutlineStep[]
  readonly verify: readonly OutlineStep[]
  readonly outputs: readonly (OutlinePlace & { readonly name: string; readonly value: PlainData })[]
  /** Keys that a form cannot show: unknown ones, and those whose values have another form than theirs. */
  readonly unshown: readonly string[]
}

export interface OutlineInput extends OutlinePlace {
  readonly name: string
  readonly description: string
  readonly type: InputType
  readonly required: boolean
  readonly default?: InputValue
  readonly pattern?: string
  readonly options: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly unshown: readonly string[]
}

export interface OutlineStep extends OutlinePlace {
  readonly kind: 'tool' | 'recipe' | 'group' | 'none'
  readonly id?: string
  readonly name?: string
  readonly tool?: string
  readonly recipe?: string
  readonly if?: string
  readonly forEach?: PlainData
  readonly with: Readonly<Record<string, PlainData>>
  readonly expect: Readonly<Record<string, string>>
  readonly continueOnError?: boolean
  readonly timeoutSeconds?: number
  readonly report?: string
  readonly unshown: readonly string[]
  /** Those of a group. */
  readonly steps: readonly OutlineStep[]
}

/** The values of a recipe with their places, or nothing if the text is not one YAML map. */
export class RecipeText {
  /** Of the byte-order mark, which is in the text and not in what is parsed. */
  readonly #mark: number
  readonly #text: string
  readonly #root: YamlTreeNode | undefined

  constructor(text: string) {
    this.#mark = text.startsWith('\ufeff') ? 1 : 0
    this.#text = text.slice(this.#mark)
    this.#root = readRoot(this.#text)
  }

  get outline(): RecipeOutline | undefined {
    if (this.#root === undefined) return undefined
    const fields = new Fields(this.#root)
    const permissions = new Fields(fields.take('permissions', isMap))
    const maxFiles = permissions.value('max-files', isNumber)
    const outline = {
      name: fields.value('name', isText) ?? '',
      description: fields.value('description', isText) ?? '',
      inputs: rowsOf(fields.take('inputs', isMap)).map((row) => this.#input(row)),
      permissions: {
        write: permissions.value('write', isTexts) ?? [],
        run: permissions.value('run', isTexts) ?? [],
        fetch: permissions.value('fetch', isTexts) ?? [],
        ...(maxFiles !== undefined && { maxFiles }),
      },
      exclude: textsOf(fields.value('exclude', isTextOrTexts)),
      steps: this.#steps(fields.take('steps', isList), ['steps']),
      verify: this.#steps(fields.take('verify', isList), ['verify']),
      outputs: rowsOf(fields.take('outputs', isMap)).map(({ key, row, node }) => ({
        ...this.#place(['outputs', key], row),
        name: key,
        value: plainOf(node),
      })),
    }
    return { ...outline, unshown: [...fields.unshown(RECIPE), ...permissions.unshown().map((key) => `permissions.${key}`)] }
  }

  /** The innermost value that an offset is in, of those that edits can name. */
  locate(offset: number): Location {
    const at = offset - this.#mark
    let node = this.#root
    const path: (string | number)[] = []
    while (node !== undefined) {
      const index: number = node.rows.findLastIndex((row) => row.start <= at && at <= this.#endOf(row))
      const row: YamlRow | undefined = node.rows[index]
      const part = row === undefined ? undefined : node.kind === 'array' ? index : node.members.find((each) => each.node === row.node)?.key
      if (row === undefined || part === undefined) break
      path.push(part)
      node = row.node
    }
    return path
  }

  #steps(list: YamlTreeNode | undefined, path: Location): readonly OutlineStep[] {
    return (list?.rows ?? []).map((row, index) => this.#step(row, [...path, index]))
  }

  #step(row: YamlRow, path: Location): OutlineStep {
    const fields = new Fields(row.node.kind === 'object' ? row.node : undefined)
    const [tool, recipe] = [fields.value('tool', isText), fields.value('recipe', isText)]
    const list = fields.take('steps', isList)
    const condition = fields.value('if', isCondition)
    const step = {
      kind: list !== undefined ? ('group' as const) : tool !== undefined ? 'tool' : recipe !== undefined ? 'recipe' : 'none',
      with: fields.value('with', isObjectData) ?? {},
      expect: fields.value('expect', isExpectations) ?? {},
      steps: this.#steps(list, [...path, 'steps']),
      ...present({
        id: fields.value('id', isText),
        name: fields.value('name', isText),
        tool,
        recipe,
        if: condition === undefined ? undefined : String(condition),
        forEach: fields.value('for-each', isTextOrList),
        continueOnError: fields.value('continue-on-error', isBoolean),
        timeoutSeconds: fields.value('timeout-seconds', isNumber),
        report: fields.value('report', isText),
      }),
    } as const
    return { ...this.#place(path, row), ...step, unshown: row.node.kind === 'object' ? fields.unshown(STEP) : [''] }
  }

  #input({ key, row, node }: NamedRow): OutlineInput {
    const fields = new Fields(node.kind === 'object' ? node : undefined)
    const input = {
      name: key,
      description: fields.value('description', isText) ?? '',
      type: fields.value('type', isInputType) ?? 'string',
      required: fields.value('required', isBoolean) ?? false,
      options: fields.value('options', isTexts) ?? [],
      ...present({
        default: fields.value('default', isScalarData),
        pattern: fields.value('pattern', isText),
        min: fields.value('min', isNumber),
        max: fields.value('max', isNumber),
      }),
    }
    return { ...this.#place(['inputs', key], row), ...input, unshown: fields.unshown(INPUT) }
  }

  #place(path: Location, row: YamlRow): OutlinePlace {
    return { path, from: row.start + this.#mark, to: this.#endOf(row) + this.#mark }
  }

  #endOf({ lead, node }: YamlRow): number {
    return Math.max(lead, contentEnd(this.#text, node))
  }
}

function readRoot(text: string): YamlTreeNode | undefined {
  // Parsers exhaust the stack on what is nested too deeply.
  const isSafe = Buffer.byteLength(text) <= MAX_YAML_BYTES && scanYaml(new SourceText('', text), new Diagnostics()) !== undefined
  if (!isSafe) return undefined
  try {
    const [root, ...others] = readYamlTree(text)
    return root?.kind === 'object' && others.length === 0 ? root : undefined
  } catch (error) {
    if (error instanceof DataError || error instanceof RangeError) return undefined
    throw error
  }
}

interface NamedRow {
  readonly key: string
  readonly row: YamlRow
  readonly node: YamlTreeNode
}

/** The members of a map that are written there. */
function rowsOf(map: YamlTreeNode | undefined): readonly NamedRow[] {
  return (map?.members ?? []).flatMap(({ key, node }) => {
    const row = map?.rows.find((each) => each.node === node)
    return row === undefined ? [] : [{ key, row, node: row.node }]
  })
}

/** The members of a map by their keys, and what a form cannot show of them. */
class Fields {
  readonly #nodes: ReadonlyMap<string, YamlTreeNode>
  readonly #taken = new Set<string>()

  constructor(map: YamlTreeNode | undefined) {
    this.#nodes = new Map((map?.members ?? []).map(({ key, node }) => [key, node as YamlTreeNode]))
  }

  /** The member, if its value has that form. */
  take(key: string, fits: (value: PlainData) => boolean): YamlTreeNode | undefined {
    const node = this.#nodes.get(key)
    if (node === undefined || node.elsewhere !== undefined || node.shared !== undefined) return undefined
    // Nothing written yet is an empty form.
    const isEmpty = node.kind === 'scalar' && node.value === null
    if (!isEmpty && !fits(plainOf(node))) return undefined
    this.#taken.add(key)
    return isEmpty ? undefined : node
  }

  value<T extends PlainData>(key: string, fits: (value: PlainData) => value is T): T | undefined {
    const node = this.take(key, fits)
    return node && (plainOf(node) as T)
  }

  /** What was not taken, in the order of the text. */
  unshown(known?: { has(key: string): boolean }): readonly string[] {
    return [...this.#nodes.keys()].filter((key) => !this.#taken.has(key) || known?.has(key) === false)
  }
}

function present<T extends object>(values: T): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}

const isText = (value: PlainData): value is string => typeof value === 'string'
const isNumber = (value: PlainData): value is number => typeof value === 'number'
const isBoolean = (value: PlainData): value is boolean => typeof value === 'boolean'
const isCondition = (value: PlainData): value is string | boolean => isText(value) || isBoolean(value)
const isScalarData = (value: PlainData): value is InputValue => isText(value) || isNumber(value) || isBoolean(value)
const isList = (value: PlainData): value is readonly PlainData[] => Array.isArray(value)
const isTexts = (value: PlainData): value is readonly string[] => isList(value) && value.every(isText)
const isTextOrTexts = (value: PlainData): value is string | readonly string[] => isText(value) || isTexts(value)
const isTextOrList = (value: PlainData): value is string | readonly PlainData[] => isText(value) || isList(value)
const isObjectData = (value: PlainData): value is { readonly [key: string]: PlainData } =>
  typeof value === 'object' && value !== null && !isList(value)
const isMap = (value: PlainData): boolean => isObjectData(value)
const isExpectations = (value: PlainData): value is { readonly [key: string]: string } =>
  isObjectData(value) && Object.values(value).every(isText)
const isInputType = (value: PlainData): value is InputType => INPUT_TYPES.some((type) => type === value)

function textsOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return isText(value) ? [value] : value
}
