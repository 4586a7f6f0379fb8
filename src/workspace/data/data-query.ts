import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { isObject, type Location, MAX_DATA_DEPTH, type PlainData } from './data-tree.ts'

/** A JSONPath (RFC 9535), ready to be used. */
export interface DataQuery {
  readonly source: string
  /** Whether its time must be limited: it has a regular expression, or looks through everything below everything in a filter. */
  readonly needsTimeLimit: boolean
  /** Where the values are that it selects, in the order of the document and without repetition. */
  find(root: PlainData): readonly Location[]
  /**
   * Where it would select values if missing ones were added: the location of a value that is there, and the keys that are
   * missing below it. Only names can be missing: what wildcards, indexes and filters select has to be there.
   */
  findPlaces(root: PlainData): readonly DataPlace[]
  /** Whether `findPlaces` can add anything: the last step is a name. */
  readonly endsInName: boolean
}

export interface DataPlace {
  readonly at: Location
  readonly missing: readonly string[]
}

/** Compiles paths. The library is loaded with the first of them. */
export async function compileQueries(sources: readonly string[]): Promise<Result<readonly DataQuery[], ToolError>> {
  const compile = await loadQueryCompiler()
  const queries: DataQuery[] = []
  for (const source of sources) {
    const query = compile(source)
    if (!query.ok) return query
    queries.push(query.value)
  }
  return success(queries)
}

export type CompileQuery = (source: string) => Result<DataQuery, ToolError>

export async function loadQueryCompiler(): Promise<CompileQuery> {
  const { jsonpath } = await import('json-p3')
  const environment = new jsonpath.JSONPathEnvironment({ maxRecursionDepth: MAX_DATA_DEPTH + 1 })
  const strict = new jsonpath.functions.Match({ throwErrors: true })
  return (source) => {
    try {
      const query = environment.compile(source)
      const broken = patternsIn(query).find((pattern) => !isPattern(pattern))
      return broken === undefined ? success(queryOf(source, query)) : failure(ERRORS.brokenPattern(source, broken))
    } catch (error) {
      if (!(error instanceof jsonpath.JSONPathError)) throw error
      return failure(invalidPath(source, error.message))
    }
  }

  /** Those that are written in a path. RFC 9535 lets a broken one match nothing, which helps no one. */
  function patternsIn(part: unknown): readonly string[] {
    if (Array.isArray(part)) return part.flatMap(patternsIn)
    if (typeof part !== 'object' || part === null || part === environment || part instanceof jsonpath.Token) return []
    if (!(part instanceof jsonpath.expressions.FunctionExtension)) return Object.values(part).flatMap(patternsIn)
    const [, pattern] = part.args
    const isLiteral = ['match', 'search'].includes(part.name) && pattern instanceof jsonpath.expressions.StringLiteral
    return [...(isLiteral ? [pattern.value] : []), ...part.args.flatMap(patternsIn)]
  }

  function isDescendant(part: unknown): boolean {
    return part instanceof jsonpath.JSONPathSegment && String(part).startsWith('..')
  }

  /** How often the queries in filters go through everything below a value. */
  function descendantsInFilters(part: unknown, isInside = false): number {
    if (Array.isArray(part)) return part.reduce<number>((sum, each) => sum + descendantsInFilters(each, isInside), 0)
    if (typeof part !== 'object' || part === null || part === environment || part instanceof jsonpath.Token) return 0
    const isInFilter = isInside || part instanceof jsonpath.selectors.FilterSelector
    const own = isInFilter && isDescendant(part) ? 1 : 0
    return Object.values(part).reduce<number>((sum, each) => sum + descendantsInFilters(each, isInFilter), own)
  }

  function isPattern(text: string): boolean {
    try {
      strict.call('', text)
      return true
    } catch {
      return false
    }
  }

  function queryOf(text: string, { segments }: ReturnType<typeof environment.compile>): DataQuery {
    const names = segments.map((segment) => {
      const [selector, ...others] = segment.selectors
      const isName = others.length === 0 && selector instanceof jsonpath.selectors.NameSelector && !isDescendant(segment)
      return isName ? selector.name : undefined
    })
    const find = (root: PlainData, steps: number): readonly Location[] => {
      let nodes = [new jsonpath.JSONPathNode(root as Json, [], root as Json)]
      // Lazily, because otherwise the library passes on all items of a list as arguments of one call.
      for (const segment of segments.slice(0, steps))
        nodes = [...segment.lazyResolve(isDescendant(segment) ? withoutInner(nodes) : unique(nodes))]
      return unique(nodes).map(({ location }) => location)
    }
    return {
      source: text,
      needsTimeLimit: /\b(?:match|search)\s*\(/.test(text) || descendantsInFilters(segments) > 1,
      endsInName: names.at(-1) !== undefined,
      find: (root) => find(root, segments.length),
      findPlaces(root) {
        const lastChoice = names.lastIndexOf(undefined) + 1
        return find(root, lastChoice).map((at) => walk(root, at, names.slice(lastChoice) as string[]))
      },
    }
  }
}

type Json = Parameters<import('json-p3').JSONPathEnvironment['query']>[1]

/** Follows names from a value as far as they are there. */
function walk(root: PlainData, from: Location, names: readonly string[]): DataPlace {
  const at = [...from]
  let value = valueAt(root, from)
  for (const [index, name] of names.entries()) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return { at, missing: names.slice(index) }
    value = value[name]
    at.push(name)
  }
  return { at, missing: [] }
}

export function valueAt(root: PlainData, location: Location): PlainData | undefined {
  return location.reduce<PlainData | undefined>((value, part) => {
    if (Array.isArray(value)) return value[part as number]
    return isObject(value) && Object.hasOwn(value, part) ? value[String(part)] : undefined
  }, root)
}

interface Located {
  readonly location: Location
}

function unique<Node extends Located>(nodes: Node[]): Node[] {
  if (nodes.length < 2) return nodes
  return [...new Map(nodes.map((node) => [normalizedPath(node.location), node])).values()]
}

/** Without those that are in an earlier one: what is below them is below that one too, and would be found again and again. */
function withoutInner<Node extends Located>(nodes: Node[]): Node[] {
  if (nodes.length < 2) return nodes
  const kept = new Set<string>()
  return nodes.filter(({ location }) => {
    let path = normalizedPath([])
    if (kept.has(path)) return false
    for (const part of location) {
      path += normalizedPart(part)
      if (kept.has(path)) return false
    }
    kept.add(path)
    return true
  })
}

/** A location as RFC 9535 writes normalized paths: `$['jobs']['build'][0]`. */
export function normalizedPath(location: Location): string {
  return `$${location.map(normalizedPart).join('')}`
}

function normalizedPart(part: string | number): string {
  return typeof part === 'number' ? `[${part}]` : `['${escapeName(part)}']`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

function escapeName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: normalized paths escape them
  return name.replace(/[\u0000-\u001f'\\]/g, (char) => ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The library ends its messages with the place: `… ('$.a[':4)`. */
function invalidPath(source: string, message: string): ToolError {
  const [, reason = message, offset] = /^(.*) \('.*':(\d+)\)$/s.exec(message) ?? []
  const place = offset === undefined ? '' : ` at character ${Number(offset) + 1}`
  return ERRORS.unreadable(source, place, reason)
}

const ERRORS = {
  unreadable: (source: string, place: string, why: string) =>
    toolError(
      'invalid_pattern',
      `JSONPath '${source}' cannot be read${place}: ${why}`,
      "Write a path as RFC 9535 describes it, such as $.engines.node, $.jobs[*].steps[0] or $['a key'].",
    ),
  brokenPattern: (source: string, pattern: string) =>
    toolError(
      'invalid_pattern',
      `'${pattern}' in JSONPath '${source}' is not a valid pattern there`,
      'JSONPath has the patterns of RFC 9485: [0-9] instead of \\d, [A-Za-z0-9_] instead of \\w, no (?…). match() must match the whole text, search() a part of it.',
    ),
}
