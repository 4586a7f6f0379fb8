import type { SourceRange } from '../model/recipe.ts'

/** A value of a YAML file, and where it stands. */
export type YamlNode = YamlScalar | YamlList | YamlMap | YamlInvalid

export interface YamlScalar {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** As it stands in the file, with quotes. */
  readonly raw: string
  readonly offset: number
  readonly at: SourceRange
}

export interface YamlList {
  readonly kind: 'list'
  readonly items: readonly YamlNode[]
  readonly at: SourceRange
}

export interface YamlMap {
  readonly kind: 'map'
  readonly entries: readonly YamlEntry[]
  readonly at: SourceRange
}

/** Something that was refused already: nothing more should be said about it. */
export interface YamlInvalid {
  readonly kind: 'invalid'
  readonly at: SourceRange
}

export interface YamlEntry {
  readonly key: string
  readonly keyAt: SourceRange
  readonly value: YamlNode
}

/** For messages: 'a list', 'the number 20'. */
export function describeNode(node: YamlNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'a map'
  if (node.kind === 'invalid') return 'something else'
  if (node.value === null) return node.raw === '' ? 'nothing' : `'${node.raw}', which means nothing`
  if (typeof node.value === 'string') return 'a text'
  return Number.isNaN(node.value) || node.value === Number.POSITIVE_INFINITY ? node.raw : `the ${typeof node.value} ${node.raw}`
}
