import { compileSegments, type Matcher } from './glob.ts'
import { parseSegment, type Segment } from './glob-syntax.ts'

/** Git ignores longer lines. */
const MAX_LINE_BYTES = 2048

/** A `.gitattributes` file, and the directory that it is about: empty, or with a slash at the end. */
export interface AttributesFile {
  readonly prefix: string
  readonly text: string
}

export type AttributeKind = 'generated' | 'binary'

/** What the `.gitattributes` of a tree say about a file, as far as edits of many files care. */
export type AttributeRules = (path: string) => AttributeKind | undefined

type State = 'set' | 'unset' | 'other'

interface Rule {
  readonly prefix: string
  readonly matches: Matcher
  /** `* -text` turns off the conversion of line endings in a whole repository. Its files are not binary for that. */
  readonly isCatchAll: boolean
  readonly states: ReadonlyMap<string, State>
}

type Macros = Map<string, readonly string[]>

const GENERATED = ['linguist-generated', 'linguist-vendored'] as const
const WANTED: ReadonlySet<string> = new Set(['text', ...GENERATED])

/**
 * Reads the files as git does, but nothing else that git reads: neither `.git/info/attributes` nor the user's own file, and letters
 * keep their case. So every machine gets the same answer for the same tree.
 */
export function readAttributeRules(files: readonly AttributesFile[]): AttributeRules | undefined {
  // Deeper files and later lines decide.
  const ordered = files.toSorted((a, b) => a.prefix.length - b.prefix.length)
  const macros: Macros = new Map([['binary', ['-diff', '-merge', '-text']]])
  const rules = ordered.flatMap((file) => readRules(file, macros)).reverse()
  if (!rules.some(leavesOut)) return undefined
  return (path) => {
    const stateOf = (name: string) => findRule(rules, name, path)?.states.get(name)
    if (GENERATED.some((name) => stateOf(name) === 'set')) return 'generated'
    const rule = findRule(rules, 'text', path)
    return rule !== undefined && isBinaryRule(rule) ? 'binary' : undefined
  }
}

function findRule(rules: readonly Rule[], name: string, path: string): Rule | undefined {
  return rules.find(({ prefix, matches, states }) => states.has(name) && path.startsWith(prefix) && matches(path.slice(prefix.length)))
}

function leavesOut(rule: Rule): boolean {
  return isBinaryRule(rule) || GENERATED.some((name) => rule.states.get(name) === 'set')
}

function isBinaryRule({ states, isCatchAll }: Rule): boolean {
  return states.get('text') === 'unset' && !(isCatchAll && states.get('binary') !== 'set')
}

function readRules({ prefix, text }: AttributesFile, macros: Macros): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    if (Buffer.byteLength(line) >= MAX_LINE_BYTES) continue
    const { pattern, words } = splitLine(line)
    const [, macro] = /^\[attr\](.+)$/.exec(pattern) ?? []
    // Only the topmost file can define macros.
    if (macro !== undefined && prefix === '') macros.set(macro, words)
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!') || macro !== undefined) continue
    const states = new Map<string, State>()
    for (const word of words) applyWord(word, states, macros)
    const matches = compilePattern(pattern)
    if (matches !== undefined && [...states.keys()].some((name) => WANTED.has(name)))
      rules.push({ prefix, matches, isCatchAll: /^\/?\*{1,2}(?:\/\*{1,2})*$/.test(pattern), states })
  }
  return rules
}

/** The pattern may be in quotes, as a string of C. */
function splitLine(line: string): { readonly pattern: string; readonly words: readonly string[] } {
  const [, quoted, rest = ''] = /^[ \t]*"((?:[^"\\]|\\.)*)"(.*)$/.exec(line) ?? []
  if (quoted !== undefined) return { pattern: unquote(quoted), words: wordsIn(rest) }
  const [pattern = '', ...words] = wordsIn(line)
  return { pattern, words }
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[ \t]+/).filter((word) => word !== '')
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function unquote(quoted: string): string {
  // Octal escapes are bytes, of which several can make one character.
  const bytes = [...quoted.matchAll(/\\([0-3][0-7]{2})|\\(.)|[^\\]+/g)].map(([plain, octal, letter]) =>
    octal === undefined
      ? Buffer.from(letter === undefined ? plain : (ESCAPES[letter] ?? letter))
      : Buffer.from([Number.parseInt(octal, 8)]),
  )
  return Buffer.concat(bytes).toString('utf8')
}

/** The last word about an attribute decides. A macro counts only if it is set, and then stands for all that it means. */
function applyWord(word: string, states: Map<string, State>, macros: Macros, depth = 0): void {
  const [, sign, name = '', value] = /^([-!]?)([^=]+)(?:=(.*))?$/.exec(word) ?? []
  const state: State =
    sign === '-' || value === 'false' ? 'unset' : sign === '!' || (value !== undefined && value !== 'true') ? 'other' : 'set'
  states.set(name, state)
  if (state !== 'set' || depth > macros.size) return
  for (const meant of macros.get(name) ?? []) applyWord(meant, states, macros, depth + 1)
}

/** Patterns are those of `.gitignore`: without a slash they match names in every directory, and those for directories match no file. */
function compilePattern(pattern: string): Matcher | undefined {
  if (pattern.endsWith('/')) return undefined
  const segments: Segment[] = pattern.includes('/') ? [] : [{ kind: 'globstar' }]
  for (const source of pattern.replace(/^\//, '').split('/')) {
    const segment = parseSegment(source)
    // A pattern that git reads in another way, such as with [[:alpha:]], is one for nothing.
    if (!segment.ok) return undefined
    if (segment.value.kind !== 'globstar' || segments.at(-1)?.kind !== 'globstar') segments.push(segment.value)
  }
  return compileSegments(segments)
}
