import * as z from 'zod/mini'
import { UNKNOWN } from '../../recipe/check-call.ts'
import {
  type CodeQuery,
  capturesOf,
  checkRelation,
  checkRule,
  checkRuleMap,
  checkTransform,
  RULE_KEYS,
  type RuleFault,
} from '../../workspace/code/code-query.ts'
import { parseCodeTemplate } from '../../workspace/code/expand-code.ts'
import { CODE_LANGUAGES, type CodeLanguageName } from '../../workspace/code/languages.ts'
import type { ArgumentRule, RuleProblem } from './tool.ts'

/** The arguments that say what code to find, in the language of ast-grep. */
export function codeArguments() {
  return {
    language: z.enum(CODE_LANGUAGES).check(z.describe('Language of the files')),
    pattern: z.optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.describe(
            'Code to find, where $A stands for one part and $$$ARGS for any number of them: readFile($$$ARGS). Use either pattern or rule',
          ),
        ),
    ),
    rule: z.optional(ruleObject().check(z.describe('Rule object of ast-grep, for conditions around the code. Use either rule or pattern'))),
    constraints: rulesByName('Rules for captures: {A: {regex: ^use}} takes only matches whose $A fits'),
    utils: rulesByName('Rules by name, which matches in a rule refers to'),
    transform: rulesByName('New texts made from captures, to insert as $NEW: {NEW: {replace: {source: $A, replace: ^get, by: fetch}}}'),
  }
}

const KEY_HELP: Readonly<Record<string, string>> = {
  pattern: 'Code with captures, or {context, selector} for code that is not valid alone',
  kind: 'Kind of the node in the grammar, such as call_expression',
  regex: 'Regular expression in Rust syntax that the text of the node contains',
  nthChild: 'Position among its siblings, from 1, or a formula such as 2n+1',
  range: 'Exact position: {start: {line, column}, end: {line, column}}, from 0',
  matches: 'Name of a rule in utils',
  inside: 'A rule for a node around it; stopBy says how far to look: neighbor (default), end, or a rule',
  has: 'A rule for a node in it; with stopBy and field',
  precedes: 'A rule for a node after it; with stopBy',
  follows: 'A rule for a node before it; with stopBy',
  all: 'List of rules that all match the node',
  any: 'List of rules, at least one of them matches the node',
  not: 'A rule that does not match the node',
}

/** What its keys hold is checked by a rule between arguments, which names the place. */
export function ruleObject() {
  const keys = RULE_KEYS.map((key) => [key, z.optional(z.unknown().check(z.describe(KEY_HELP[key] ?? '')))])
  return z.looseObject(Object.fromEntries(keys) as Record<string, z.ZodMiniOptional<z.ZodMiniUnknown>>)
}

function rulesByName(description: string) {
  return z.optional(z.looseObject({}).check(z.describe(description)))
}

type Plain = Readonly<Record<string, unknown>>

export interface CodeArguments {
  readonly language: CodeLanguageName
  readonly pattern?: string | undefined
  readonly rule?: Plain | undefined
  readonly constraints?: Plain | undefined
  readonly utils?: Plain | undefined
  readonly transform?: Plain | undefined
}

export function codeQuery({ language, pattern, rule, constraints, utils, transform }: CodeArguments): CodeQuery {
  const more = Object.fromEntries(Object.entries({ constraints, utils, transform }).filter(([, value]) => value !== undefined))
  return { language, config: { rule: rule ?? { pattern }, ...more } }
}

const isUnknown = (value: unknown): boolean => value === UNKNOWN

const PATTERN_OR_RULE: ArgumentRule = {
  schema: { oneOf: [{ required: ['pattern'] }, { required: ['rule'] }] },
  check({ pattern, rule }) {
    if ((pattern === undefined) !== (rule === undefined)) return undefined
    const suggestion = 'Use pattern for one piece of code, or rule for conditions around it.'
    return pattern === undefined
      ? { path: [], code: 'missing_argument', message: 'Either pattern or rule is required', suggestion }
      : {
          path: ['rule'],
          code: 'argument_conflict',
          message: 'rule cannot be combined with pattern',
          suggestion: `${suggestion} A rule can have a pattern of its own.`,
        }
  },
}

type Check = (value: unknown, path: readonly string[], isUnknown: (value: unknown) => boolean) => RuleFault | undefined

const CHECKS: Readonly<Record<string, Check>> = {
  rule: checkRule,
  constraints: checkRuleMap,
  utils: checkRuleMap,
  transform: checkTransform,
  expand_start: checkRelation,
  expand_end: checkRelation,
}

/** Rules are written as ast-grep reads them. */
const WELL_FORMED_RULES: ArgumentRule = {
  check(args) {
    for (const [name, check] of Object.entries(CHECKS)) {
      const fault = args[name] === undefined ? undefined : check(args[name], [name], isUnknown)
      if (fault !== undefined) return asProblem(fault)
    }
    return undefined
  },
}

export const CODE_RULES: readonly ArgumentRule[] = [PATTERN_OR_RULE, WELL_FORMED_RULES]

/** What is inserted consists of text, captures and transformations. Ast-grep would insert nothing for any other name. */
export const KNOWN_CAPTURES: ArgumentRule = {
  check({ replace, pattern, rule, constraints, utils, transform }) {
    const given = [pattern, rule, constraints, utils, transform]
    if (typeof replace !== 'string' || given.some(hasUnknownPart) || (pattern === undefined && rule === undefined)) return undefined
    const config = { rule: (rule ?? { pattern }) as Plain, constraints: constraints as Plain, utils: utils as Plain }
    const known = [...capturesOf(config).keys(), ...Object.keys((transform as Plain | undefined) ?? {})]
    const unknown = parseCodeTemplate(replace).parts.find(({ name }) => !known.includes(name))
    if (unknown === undefined) return undefined
    const captures = known.length === 0 ? 'The pattern captures nothing' : `It captures ${known.map((name) => `$${name}`).join(', ')}`
    return {
      path: ['replace'],
      code: 'invalid_argument',
      message: `replace uses $${unknown.name}, which the pattern does not capture`,
      suggestion: `${captures}. Capture the code in the pattern first.`,
    }
  },
}

function hasUnknownPart(value: unknown): boolean {
  return isUnknown(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasUnknownPart))
}

function asProblem({ kind, path, message, suggestion }: RuleFault): RuleProblem {
  const shown = path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  )
  return { path, code: kind, message: `${shown}: ${message}`, suggestion }
}
