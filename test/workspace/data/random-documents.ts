import type { DataFormat } from '../../../src/workspace/data/data-format.ts'
import { isList, isObject, type PlainData } from '../../../src/workspace/data/data-tree.ts'
import { fc } from '../../support/property.ts'

/** A document that could have been written by a person: data, and a text of it with comments and changing style. */
export interface RandomDocument {
  readonly format: DataFormat
  readonly data: { readonly [key: string]: PlainData }
  readonly text: string
}

const KEYS = ['a', 'b', 'name', 'x-y', 'on', 'node-version', 'key with blanks', 'é', "it's", '1']
const WORDS = [
  'x',
  'main',
  'release/*',
  '>=24',
  'a: b',
  '# no',
  "it's",
  '"q"',
  'yes',
  '1.20',
  '',
  'é☃',
  'two words',
  '- x',
  '{{ y }}',
  'null',
]

const scalar = fc.oneof(fc.constantFrom<PlainData>(...WORDS), fc.constantFrom<PlainData>(0, 1, -3, 42, 1.5), fc.boolean())
const value = fc.letrec<{ data: PlainData; object: { readonly [key: string]: PlainData } }>((tie) => ({
  data: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, fc.array(tie('data'), { maxLength: 3 }), tie('object')),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('data')), { selector: ([key]) => key, maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
}))

export const anyScalar = scalar
export const anyData = value.data

/** Decides on style, the same for the same numbers. */
class Choice {
  readonly #picks: readonly number[]
  #next = 0

  constructor(picks: readonly number[]) {
    this.#picks = picks
  }

  of<Option>(...options: readonly Option[]): Option {
    const pick = this.#picks[this.#next++ % this.#picks.length] ?? 0
    return options[pick % options.length] as Option
  }
}

export function randomDocument(format: DataFormat): fc.Arbitrary<RandomDocument> {
  const picks = fc.array(fc.nat(1000), { minLength: 7, maxLength: 23 })
  return fc.tuple(value.object, picks, fc.constantFrom('\n', '\r\n')).map(([data, styles, ending]) => {
    const choice = new Choice(styles)
    const text = { json: writeJson, jsonc: writeJsonc, yaml: writeYaml, toml: writeToml }[format](data, choice)
    return { format, data, text: text.replaceAll('\n', ending) }
  })
}

function writeJson(data: PlainData, choice: Choice): string {
  return `${JSON.stringify(data, null, choice.of<string | number>(2, 4, '\t', 0))}${choice.of('\n', '')}`
}

function writeJsonc(data: PlainData, choice: Choice): string {
  const write = (each: PlainData, indent: string): string => {
    if (!isList(each) && !isObject(each)) return JSON.stringify(each)
    const [open, close] = isList(each) ? ['[', ']'] : ['{', '}']
    const items = isList(each)
      ? each.map((item) => write(item, `${indent}  `))
      : Object.entries(each).map(([key, member]) => `${JSON.stringify(key)}${choice.of(':', ': ', ' : ')}${write(member, `${indent}  `)}`)
    if (items.length === 0) return open + choice.of('', ' ', '\n') + close
    if (choice.of(true, false, false)) return `${open} ${items.join(', ')} ${close}`
    const lines = items.map((item, i) => {
      const comma = i < items.length - 1 || choice.of(true, false) ? ',' : ''
      return `${choice.of('', '', `${indent}  // above\n`, '\n')}${indent}  ${item}${choice.of(comma, comma, `${comma} // beside`, ` /* in */${comma}`)}\n`
    })
    return `${open}\n${lines.join('')}${choice.of('', `${indent}  // last\n`)}${indent}${close}`
  }
  return `${choice.of('', '// first\n')}${write(data, '')}${choice.of('\n', '')}`
}

function writeYaml(data: PlainData, choice: Choice): string {
  const quote = (text: string, isInFlow: boolean): string => {
    const isPlain = /^[a-zé☃/][\wé☃ /*.-]*$/.test(text) && !/^(?:yes|on|null)$|\s$/.test(text) && !(isInFlow && /[*]/.test(text))
    return choice.of(isPlain ? text : `'${text.replaceAll("'", "''")}'`, `'${text.replaceAll("'", "''")}'`, JSON.stringify(text))
  }
  const flow = (each: PlainData): string => {
    if (isList(each)) return `[${each.map(flow).join(choice.of(', ', ','))}]`
    if (!isObject(each)) return typeof each === 'string' ? quote(each, true) : JSON.stringify(each)
    const members = Object.entries(each).map(([key, member]) => `${quote(key, true)}: ${flow(member)}`)
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  const block = (each: PlainData, indent: string): string | undefined => {
    if ((!isList(each) && !isObject(each)) || Object.keys(each).length === 0 || choice.of(false, false, true)) return undefined
    const step = choice.of('  ', '    ')
    const remark = () => choice.of('', '', ' # beside')
    const above = () => choice.of('', '', `${indent}# above\n`, '\n')
    if (isList(each))
      return each
        .map((item) => {
          const inner = choice.of(true, false) ? block(item, `${indent}  `) : undefined
          return `${above()}${indent}- ${inner === undefined ? `${flow(item)}${remark()}\n` : inner.replace(/^(?:\s*#[^\n]*\n|\s*\n)*\s*/, '')}`
        })
        .join('')
    return Object.entries(each)
      .map(([key, member]) => {
        const inner = block(member, indent + (isList(member) ? choice.of('', '  ') : step))
        return `${above()}${indent}${quote(key, false)}:${inner === undefined ? ` ${flow(member)}${remark()}\n` : `${remark()}\n${inner}`}`
      })
      .join('')
  }
  const text = block(data, '') ?? `${flow(data)}\n`
  return `${choice.of('', '# first\n', '---\n')}${choice.of(text, text, text.replace(/\n$/, ''))}`
}

function writeToml(data: { readonly [key: string]: PlainData }, choice: Choice): string {
  const key = (name: string) => (/^[\w-]+$/.test(name) ? choice.of(name, name, JSON.stringify(name)) : JSON.stringify(name))
  const inline = (each: PlainData): string => {
    if (isList(each))
      return choice.of(true, false, false) && each.length > 0
        ? `[\n${each.map((item) => `  ${inline(item)},${choice.of('', ' # beside')}\n`).join('')}]`
        : `[${each.map(inline).join(', ')}]`
    if (isObject(each))
      return `{ ${Object.entries(each)
        .map(([name, member]) => `${key(name)} = ${inlineOnLine(member)}`)
        .join(', ')} }`.replace('{  }', '{}')
    if (typeof each !== 'string') return JSON.stringify(each)
    return choice.of(JSON.stringify(each), each.includes("'") ? JSON.stringify(each) : `'${each}'`)
  }
  const inlineOnLine = (each: PlainData): string =>
    inline(each)
      .replaceAll(/ # beside|\n\s*/g, '')
      .replace(/,\]/g, ']')
  const section = (table: { readonly [key: string]: PlainData }, names: readonly string[]): string => {
    const entries = Object.entries(table)
    const isTable = new Map(entries.map(([name, member]) => [name, isObject(member) && choice.of(true, false)]))
    const isTables = (member: PlainData) => isList(member) && member.length > 0 && member.every(isObject)
    const pairs = entries
      .filter(([name, member]) => isTable.get(name) !== true && !isTables(member))
      .map(([name, member]) => {
        const above = choice.of('', '', '# above\n', '\n')
        const isDotted = isObject(member) && Object.keys(member).length > 0 && choice.of(true, false)
        if (!isDotted) return `${above}${key(name)} = ${inline(member)}${choice.of('', ' # beside')}\n`
        return (
          above +
          Object.entries(member)
            .map(([inner, each]) => `${key(name)}.${key(inner)} = ${inline(each)}\n`)
            .join('')
        )
      })
    const header = names.length === 0 ? '' : `${choice.of('', '\n', '\n# about\n')}[${names.map(key).join('.')}]\n`
    const tables = entries
      .filter(([name]) => isTable.get(name) === true)
      .map(([name, member]) => section(member as { readonly [key: string]: PlainData }, [...names, name]))
    const lists = entries
      .filter(([, member]) => isTables(member))
      .map(([name, member]) =>
        (member as readonly { readonly [key: string]: PlainData }[])
          .map(
            (item) =>
              `\n[[${[...names, name].map(key).join('.')}]]\n${Object.entries(item)
                .map(([inner, each]) => `${key(inner)} = ${inline(each)}\n`)
                .join('')}`,
          )
          .join(''),
      )
    return header + pairs.join('') + tables.join('') + lists.join('')
  }
  return choice.of('', '# first\n') + section(data, [])
}
