import { TomlDate } from 'smol-toml'
import { isList, isObject, type PlainData } from './data-tree.ts'

/** A date or time in one form, whichever of those that TOML allows it is written in. */
export function dateText(written: string | TomlDate): string {
  const date = typeof written === 'string' ? new TomlDate(written) : written
  return date.toISOString().replace(/\.000(?=Z|[-+]|$)/, '')
}

/** Whether a text is a date or time that TOML knows without quotes. */
export function isDateText(text: string): boolean {
  return /^(?:\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:\d\d)?)?|\d\d:\d\d:\d\d(?:\.\d+)?)$/.test(text)
}

/** A key; in quotes if another in its place began with them. */
export function writeTomlKey(key: string, before?: string): string {
  if (before === "'" && /^[\w -]*$/.test(key)) return `'${key}'`
  return /^[\w-]+$/.test(key) && before !== '"' ? key : writeBasic(key)
}

/** A value on one line. `null` cannot be written: that is checked before. */
export function writeToml(value: PlainData): string {
  if (isList(value)) return `[${value.map((item) => writeToml(item)).join(', ')}]`
  if (!isObject(value)) return typeof value === 'string' ? writeBasic(value) : JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: literal strings cannot escape them
const UNWRITTEN = /[\u0000-\u0008\u000b-\u001f\u007f]/

/** A text in the quotes that another had, as far as they can hold it. */
export function writeTomlText(text: string, before: string, ending: string): string {
  const isLiteralSafe = !UNWRITTEN.test(text) && !text.includes("'''") && !text.endsWith("'")
  if (before.startsWith("'''") && isLiteralSafe) return `'''${startOf(before, text)}${text.replaceAll('\n', ending)}'''`
  if (before.startsWith('"""')) return `"""${startOf(before, text)}${escapeLines(text, ending)}"""`
  if (before.startsWith("'") && isLiteralSafe && !/['\n]/.test(text)) return `'${text}'`
  return writeBasic(text)
}

/** A newline just behind the opening quotes is not part of the text. */
function startOf(before: string, text: string): string {
  return /^...(\r?\n)/.exec(before)?.[1] ?? (text.startsWith('\n') ? '\n' : '')
}

function escapeLines(text: string, ending: string): string {
  const escaped = text.split('\n').map((line) => writeBasic(line).slice(1, -1).replaceAll('\\"', '"'))
  return escaped.join(ending).replaceAll('"""', '""\\"').replace(/"$/, '\\"')
}

function writeBasic(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f')
}
