import { isList, isObject, type PlainData } from './data-tree.ts'

export interface YamlStyle {
  readonly ending: string
  /** How many blanks one level has. */
  readonly unit: number
  /** How many blanks the dashes of a list stand behind its key. */
  readonly listIndent: number
  readonly quote: 'single' | 'double'
  /** Whether texts of several lines can be blocks, at the place that is written to. */
  readonly hasBlocks: boolean
}

/** What parsers of YAML 1.1 or 1.2 do not read as text. */
const NOT_TEXT =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?\.(?:inf|nan)|\.nan|[-+]?(?:0[xob])?[\d_]+(?:[.:][\d_:.]*)?(?:e[-+]?\d+)?|[-+]?\.\d[\d_]*(?:e[-+]?\d+)?|\d{4}-\d\d?-\d\d?.*|0x[\da-f]+|<<|=)$/i

/** Whether a text can be written without quotes and stays what it is. */
export function isPlainSafe(text: string, isInFlow: boolean): boolean {
  if (text === '' || NOT_TEXT.test(text)) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they need escapes
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^\s|\s$|:(?:\s|$)|\s#|^(?:---|\.\.\.)/.test(text)) return false
  if (/^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$))/.test(text)) return false
  return !(isInFlow && /[,[\]{}]|^[-?:]/.test(text))
}

/** A scalar on one line. */
export function writeScalar(value: PlainData, wanted: 'plain' | 'single' | 'double', isInFlow: boolean, style: YamlStyle): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  if (wanted === 'plain' && isPlainSafe(value, isInFlow)) return value
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they need escapes
  const needsEscapes = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/.test(value)
  const quote = wanted === 'plain' ? style.quote : wanted
  if (quote === 'single' && !needsEscapes) return `'${value.replaceAll("'", "''")}'`
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A value in brackets, on one line. */
export function writeFlow(value: PlainData, style: YamlStyle): string {
  if (isList(value)) return `[${value.map((item) => writeFlow(item, style)).join(', ')}]`
  if (!isObject(value)) return writeScalar(value, 'plain', true, style)
  const members = Object.entries(value).map(([key, member]) => `${writeScalar(key, 'plain', true, style)}: ${writeFlow(member, style)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** What follows a key and its colon: a blank and a scalar, or lines. `indent` is that of the key. */
export function writeAfterKey(value: PlainData, indent: number, style: YamlStyle): string {
  const lines = blockLines(value, style)
  if (lines === undefined) return ` ${writeInline(value, indent, style)}`
  const deeper = ' '.repeat(indent + (isList(value) ? style.listIndent : style.unit))
  return lines.map((line) => style.ending + (line === '' ? '' : deeper + line)).join('')
}

/** What follows a dash and a blank. `indent` is that of the first character behind them. */
export function writeAfterDash(value: PlainData, indent: number, style: YamlStyle): string {
  const lines = blockLines(value, style)
  if (lines === undefined) return writeInline(value, indent - 2, style)
  return lines.map((line, i) => (i === 0 ? line : style.ending + (line === '' ? '' : ' '.repeat(indent) + line))).join('')
}

/** A scalar or an empty collection; a text of several lines as a literal block. */
function writeInline(value: PlainData, indent: number, style: YamlStyle): string {
  if (typeof value !== 'string' || !style.hasBlocks || !isBlockSafe(value))
    return isList(value) ? '[]' : isObject(value) ? '{}' : writeScalar(value, 'plain', false, style)
  return writeLiteral(value, ' '.repeat(Math.max(0, indent) + style.unit), style)
}

/** The lines of a list or map that is not empty, without indentation. */
function blockLines(value: PlainData, style: YamlStyle): readonly string[] | undefined {
  const inner = { ...style, ending: '\n' }
  if (isList(value)) return value.length === 0 ? undefined : value.flatMap((item) => `- ${writeAfterDash(item, 2, inner)}`.split('\n'))
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  if (entries.length === 0) return undefined
  return entries.flatMap(([key, member]) => `${writeScalar(key, 'plain', false, style)}:${writeAfterKey(member, 0, inner)}`.split('\n'))
}

/** Whether a text can be a literal block: several lines, without what blocks cannot hold. */
export function isBlockSafe(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a block cannot escape them
  return /[^\n]\n/.test(text) && !/^[ \n]|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|[ \t]\n|[ \t]$/.test(text)
}

export function writeLiteral(text: string, indent: string, style: YamlStyle): string {
  const lines = text.replace(/\n$/, '').split('\n')
  return `|${chompOf(text)}${lines.map((line) => style.ending + (line === '' ? '' : indent + line)).join('')}`
}

/** How a block says what becomes of its last newlines. */
export function chompOf(text: string): '' | '-' | '+' {
  if (!text.endsWith('\n')) return '-'
  return text.endsWith('\n\n') ? '+' : ''
}
