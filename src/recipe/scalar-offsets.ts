import type { YamlScalar } from './yaml-node.ts'

/**
 * For every character of a scalar's value, where it stands in the scalar's text in the file. The two differ by quotes,
 * escapes, folded lines and indentation. Nothing where the text cannot be followed.
 */
export function scalarOffsets({ value, raw }: YamlScalar): readonly number[] | undefined {
  const text = String(value)
  const offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw)
  return offsets?.length === text.length ? offsets : undefined
}

const ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy
const SPACE = /\s+/y

/** Plain and quoted text: one line break is a space, further ones stay line breaks, and spaces around them are dropped. */
function flowOffsets(raw: string): readonly number[] {
  const quote = /^['"]/.exec(raw)?.[0]
  const end = quote === undefined ? raw.length : raw.length - 1
  const offsets: number[] = []
  const take = (at: number, length: number, characters: number) => {
    for (let i = 0; i < characters; i++) offsets.push(characters === length ? at + i : at)
    return at + length
  }
  for (let at = quote === undefined ? 0 : 1; at < end; ) {
    const space = matchAt(SPACE, raw, at)
    const escaped = quote === '"' ? matchAt(ESCAPE, raw, at) : undefined
    if (space !== undefined) at = take(at, space.length, foldedLength(space))
    else if (escaped !== undefined) at = take(at, escaped.length, escapedLength(escaped))
    else at = take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1)
  }
  return offsets
}

function foldedLength(space: string): number {
  const breaks = space.split('\n').length - 1
  return breaks === 0 ? space.length : Math.max(1, breaks - 1)
}

function escapedLength(escaped: string): number {
  if (escaped.includes('\n')) return 0
  return escaped.startsWith('\\U') && Number.parseInt(escaped.slice(2), 16) > 0xffff ? 2 : 1
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Blocks of text: the value has the lines without their indentation, and only white space between them. */
function blockOffsets(raw: string, value: string): readonly number[] | undefined {
  const offsets: number[] = []
  let indent: number | undefined
  let start = raw.indexOf('\n') + 1
  for (const line of raw.slice(start).split('\n')) {
    const content = line.replace(/\r$/, '')
    if (content.trim() !== '') {
      indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ''))
      const text = content.slice(indent)
      const words = text.trimStart()
      const wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0)
      if (!value.startsWith(words, wordsAt)) return undefined
      while (offsets.length < wordsAt - (text.length - words.length)) offsets.push(start)
      for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++) offsets.push(start + indent + i)
    }
    start += line.length + 1
  }
  while (offsets.length < value.length) offsets.push(raw.length)
  return offsets
}

function leadingSpaces(text: string): number {
  return text.length - text.replace(/^ +/, '').length
}
