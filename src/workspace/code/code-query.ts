import type { SousError } from '../../base/errors/tool-errors.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { type AnyOf, requiredText } from '../search/required-text.ts'
import type { CodeLanguageName } from './languages.ts'

/** What to find in code, in the language of ast-grep, as plain data that a thread can receive. */
export interface CodeQuery {
  readonly language: CodeLanguageName
  readonly config: RuleConfig
}

/** The parts of a rule file of ast-grep that say what matches. */
export interface RuleConfig {
  readonly rule: RuleObject
  readonly constraints?: RuleMap | undefined
  readonly utils?: RuleMap | undefined
  readonly transform?: Readonly<Record<string, unknown>> | undefined
}

export type RuleObject = Readonly<Record<string, unknown>>
export type RuleMap = Readonly<Record<string, unknown>>

const SUB_RULES = ['not'] as const
const LISTS = ['all', 'any'] as const
export const RELATIONS = ['inside', 'has', 'precedes', 'follows'] as const
const VALUES = ['pattern', 'kind', 'regex', 'nthChild', 'range', 'matches'] as const
export const RULE_KEYS: readonly string[] = [...VALUES, ...RELATIONS, ...LISTS, ...SUB_RULES]
const RELATION_KEYS: readonly string[] = [...RULE_KEYS, 'stopBy', 'field']
const PATTERN_KEYS: readonly string[] = ['context', 'selector', 'strictness']
const NTH_CHILD_KEYS: readonly string[] = ['position', 'ofRule', 'reverse']
export const STRICTNESS = ['cst', 'smart', 'ast', 'relaxed', 'signature', 'template'] as const
const TRANSFORM_KEYS: Readonly<Record<string, readonly string[]>> = {
  replace: ['source', 'replace', 'by'],
  substring: ['source', 'startChar', 'endChar'],
  convert: ['source', 'toCase', 'separatedBy'],
}

export interface RuleFault extends Pick<SousError<string>, 'message' | 'suggestion'> {
  readonly kind: 'unknown_key' | 'wrong_type' | 'unknown_value' | 'missing_key'
  readonly path: readonly (string | number)[]
}

type Path = readonly (string | number)[]

/**
 * The first mistake in the form of a rule, with its place. Ast-grep ignores some of them, and says of others only that they are there.
 * `isUnknown`: whether a value is only known when the recipe runs.
 */
export function checkRule(rule: unknown, path: Path, isUnknown: (value: unknown) => boolean): RuleFault | undefined {
  return new RuleChecker(isUnknown).rule(rule, path, RULE_KEYS)
}

/** The same for a map of rules: constraints and utility rules. */
export function checkRuleMap(map: unknown, path: Path, isUnknown: (value: unknown) => boolean): RuleFault | undefined {
  return new RuleChecker(isUnknown).map(map, path)
}

export function checkTransform(map: unknown, path: Path, isUnknown: (value: unknown) => boolean): RuleFault | undefined {
  return new RuleChecker(isUnknown).transforms(map, path)
}

/** The same for what `expand_start` and `expand_end` take: where a relation ends, with `stopBy`. */
export function checkRelation(rule: unknown, path: Path, isUnknown: (value: unknown) => boolean): RuleFault | undefined {
  return new RuleChecker(isUnknown).rule(rule, path, RELATION_KEYS)
}

class RuleChecker {
  readonly #isUnknown: (value: unknown) => boolean

  constructor(isUnknown: (value: unknown) => boolean) {
    this.#isUnknown = isUnknown
  }

  rule(rule: unknown, path: Path, keys: readonly string[]): RuleFault | undefined {
    if (this.#isUnknown(rule)) return undefined
    if (!isRuleObject(rule)) return wrongType(path, 'a rule', 'Write an object such as {pattern: foo($A)}.')
    const unknown = this.#unknownKey(rule, path, keys, 'A rule')
    if (unknown !== undefined) return unknown
    if (Object.keys(rule).every((key) => !RULE_KEYS.includes(key)))
      return { kind: 'missing_key', path, message: 'The rule is empty', suggestion: `Give at least one of ${RULE_KEYS.join(', ')}.` }
    for (const [key, value] of Object.entries(rule)) {
      const fault = this.#part(key, value, [...path, key])
      if (fault !== undefined) return fault
    }
    return undefined
  }

  map(map: unknown, path: Path): RuleFault | undefined {
    return this.#each(map, path, (value, at) => this.rule(value, at, RULE_KEYS))
  }

  transforms(map: unknown, path: Path): RuleFault | undefined {
    return this.#each(map, path, (value, at) => {
      // Ast-grep also takes `replace($A, replace='x', by='y')`, and reads that itself.
      if (this.#isUnknown(value) || typeof value === 'string') return undefined
      if (!isRuleObject(value))
        return wrongType(at, 'a transformation', 'Write an object such as {replace: {source: $A, replace: x, by: y}}.')
      const unknown = this.#unknownKey(value, at, Object.keys(TRANSFORM_KEYS), 'A transformation')
      if (unknown !== undefined) return unknown
      for (const [key, options] of Object.entries(value)) {
        const fault = isRuleObject(options) ? this.#unknownKey(options, [...at, key], TRANSFORM_KEYS[key] ?? [], `'${key}'`) : undefined
        if (fault !== undefined) return fault
      }
      return undefined
    })
  }

  #each(map: unknown, path: Path, check: (value: unknown, path: Path) => RuleFault | undefined): RuleFault | undefined {
    if (this.#isUnknown(map)) return undefined
    if (!isRuleObject(map)) return wrongType(path, 'an object', 'Write one entry for each name.')
    for (const [name, value] of Object.entries(map)) {
      const fault = check(value, [...path, name])
      if (fault !== undefined) return fault
    }
    return undefined
  }

  #part(key: string, value: unknown, path: Path): RuleFault | undefined {
    if (this.#isUnknown(value)) return undefined
    if ((LISTS as readonly string[]).includes(key)) {
      if (!Array.isArray(value)) return wrongType(path, 'a list of rules', `Write a list: ${key}: [{pattern: a}, {pattern: b}].`)
      return first(value, (rule, index) => this.rule(rule, [...path, index], RULE_KEYS))
    }
    if (key === 'not') return this.rule(value, path, RULE_KEYS)
    if ((RELATIONS as readonly string[]).includes(key)) return this.rule(value, path, RELATION_KEYS)
    if (key === 'stopBy') return typeof value === 'string' ? oneOf(value, path, ['neighbor', 'end']) : this.rule(value, path, RULE_KEYS)
    if (key === 'pattern') return this.#pattern(value, path)
    if (key === 'nthChild') return this.#nthChild(value, path)
    if (key === 'range') return isRuleObject(value) ? this.#unknownKey(value, path, ['start', 'end'], "'range'") : undefined
    return typeof value === 'string' ? undefined : wrongType(path, 'text', `Write ${key} as text.`)
  }

  #pattern(value: unknown, path: Path): RuleFault | undefined {
    if (typeof value === 'string') return undefined
    if (!isRuleObject(value)) return wrongType(path, 'a pattern', 'Write the pattern as text, or an object with context and selector.')
    const unknown = this.#unknownKey(value, path, PATTERN_KEYS, "'pattern'")
    if (unknown !== undefined) return unknown
    const { context, strictness } = value
    if (context === undefined)
      return { kind: 'missing_key', path, message: "'pattern' needs context", suggestion: 'Write the pattern as text, or give context.' }
    return typeof strictness === 'string' ? oneOf(strictness, [...path, 'strictness'], STRICTNESS) : undefined
  }

  #nthChild(value: unknown, path: Path): RuleFault | undefined {
    if (typeof value === 'number' || typeof value === 'string') return undefined
    if (!isRuleObject(value)) return wrongType(path, 'a position', 'Write a number, a formula such as 2n+1, or an object with position.')
    const unknown = this.#unknownKey(value, path, NTH_CHILD_KEYS, "'nthChild'")
    const { ofRule } = value
    return unknown ?? (ofRule === undefined ? undefined : this.rule(ofRule, [...path, 'ofRule'], RULE_KEYS))
  }

  #unknownKey(object: RuleObject, path: Path, keys: readonly string[], what: string): RuleFault | undefined {
    const key = Object.keys(object).find((name) => !keys.includes(name))
    if (key === undefined) return undefined
    const near = didYouMean(key, keys)
    return {
      kind: 'unknown_key',
      path: [...path, key],
      message: `${what} has no key '${key}'`,
      suggestion: `${near === undefined ? '' : `Did you mean '${near}'? `}Use ${keys.join(', ')}.`,
    }
  }
}

function first(list: readonly unknown[], check: (value: unknown, index: number) => RuleFault | undefined): RuleFault | undefined {
  for (const [index, value] of list.entries()) {
    const fault = check(value, index)
    if (fault !== undefined) return fault
  }
  return undefined
}

function oneOf(value: string, path: Path, options: readonly string[]): RuleFault | undefined {
  if (options.includes(value)) return undefined
  const suggestion = `Use ${options.join(', ')}.`
  return { kind: 'unknown_value', path, message: `'${value}' is not a value of ${String(path.at(-1))}`, suggestion }
}

function wrongType(path: Path, what: string, suggestion: string): RuleFault {
  return { kind: 'wrong_type', path, message: `${String(path.at(-1))} must be ${what}`, suggestion }
}

export function isRuleObject(value: unknown): value is RuleObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export interface QueryPattern {
  readonly text: string
  /** The kind of the node that is meant, if the text is more than that. */
  readonly selector?: string
  readonly path: Path
}

/** The patterns of a query, with their place. */
export function patternsOf(config: RuleConfig): readonly QueryPattern[] {
  const found: QueryPattern[] = []
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...path, index])
    else if (isRuleObject(value))
      for (const [key, each] of Object.entries(value)) {
        if (key === 'pattern' && typeof each === 'string') found.push({ text: each, path: [...path, key] })
        else if (key === 'pattern' && isRuleObject(each)) {
          const { context, selector } = each
          found.push({ text: String(context ?? ''), path: [...path, key], ...(typeof selector === 'string' && { selector }) })
        } else visit(each, [...path, key])
      }
  }
  const { rule, constraints, utils } = config
  for (const [name, part] of Object.entries({ rule, constraints, utils })) visit(part, [name])
  return found
}

/** The captures of a query: `$A` is one node, `$$$ARGS` a list of them. Names that start with `_` capture nothing. */
export function capturesOf(config: RuleConfig): ReadonlyMap<string, 'one' | 'many'> {
  const names = new Map<string, 'one' | 'many'>()
  for (const { text } of patternsOf(config))
    for (const [, dollars = '', name = ''] of text.matchAll(/(\$+)([A-Z][A-Z0-9_]*)/g))
      names.set(name, dollars.length >= 3 ? 'many' : 'one')
  return names
}

/**
 * Text that a file must contain to have a match: one of these. Only words outside quotes count, because they are tokens in every
 * language; `undefined` when nothing is certain.
 */
export function requiredInFile({ rule, utils }: RuleConfig): AnyOf | undefined {
  return requiredBy(rule, utils ?? {}, new Set())
}

const LONGEST_ALTERNATIVES = 16

function requiredBy(rule: unknown, utils: RuleMap, seen: ReadonlySet<string>): AnyOf | undefined {
  if (!isRuleObject(rule)) return undefined
  const known = Object.entries(rule).flatMap(([key, value]): readonly AnyOf[] => {
    const found = requiredByPart(key, value, utils, seen)
    return found === undefined ? [] : [found]
  })
  return known.reduce<AnyOf | undefined>((best, next) => (best === undefined || shortest(next) > shortest(best) ? next : best), undefined)
}

function requiredByPart(key: string, value: unknown, utils: RuleMap, seen: ReadonlySet<string>): AnyOf | undefined {
  if (key === 'pattern') return requiredByPattern(value)
  if (key === 'regex') return requiredByRegex(value)
  if ((RELATIONS as readonly string[]).includes(key)) return requiredBy(value, utils, seen)
  if (key === 'all' && Array.isArray(value))
    return value
      .map((each) => requiredBy(each, utils, seen))
      .reduce((best, next) => (best === undefined || (next !== undefined && shortest(next) > shortest(best)) ? next : best), undefined)
  if (key === 'any' && Array.isArray(value)) {
    const each = value.map((one) => requiredBy(one, utils, seen))
    if (each.length === 0 || each.some((one) => one === undefined)) return undefined
    const all = [...new Set(each.flatMap((one) => one ?? []))]
    return all.length > LONGEST_ALTERNATIVES ? undefined : all
  }
  // A utility rule may refer to itself inside of a relation.
  if (key === 'matches' && typeof value === 'string' && !seen.has(value) && Object.hasOwn(utils, value))
    return requiredBy(utils[value], utils, new Set([...seen, value]))
  return undefined
}

function shortest(texts: AnyOf): number {
  return Math.min(...texts.map((text) => text.length))
}

/** Rust and JavaScript mean the same by names, anchors and dots with a backslash; more is not needed for `^name$`. */
function requiredByRegex(regex: unknown): AnyOf | undefined {
  return typeof regex === 'string' && /^\^?(?:\w|\\\.)+\$?$/.test(regex) ? requiredText(regex) : undefined
}

/** With other strictness, or a selector, parts of a pattern may be missing from what it matches. */
function requiredByPattern(pattern: unknown): AnyOf | undefined {
  if (typeof pattern !== 'string') return undefined
  // Quoted or commented text may not have a node of its own. Then it is not compared.
  if (/["'`#]|\/[/*]/.test(pattern)) return undefined
  const words = pattern.replace(/\$+[A-Z0-9_]*/g, ' ').match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []
  const [longest] = words.filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : [longest]
}
