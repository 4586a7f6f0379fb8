import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Set by `npm run golden`: what comes out is written down instead of compared. */
export const IS_UPDATING = process.env['SOUS_GOLDEN'] === 'update'

const [CASE, PART] = ['===8<===\n', '---8<---\n']

export interface GoldenCase {
  readonly title: string
  readonly input: string
  readonly expected: readonly string[]
  /** The file it is in, and which of its cases it is. */
  readonly at: { readonly file: string; readonly index: number }
}

/**
 * Reads the golden files of a folder. Cases are separated by `===8<===`; a case is its title, its input and what is
 * expected, separated by `---8<---`. In the input `⟦U+200B⟧` stands for that character and `⟦ab × 3⟧` for `ababab`.
 */
export function goldenFiles(folder: string): readonly { readonly file: string; readonly cases: readonly GoldenCase[] }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return files.map((name) => {
    const file = join(folder, name)
    const texts = readFileSync(file, 'utf8').split(CASE)
    return { file: name, cases: texts.map((text, index) => readCase(text, { file, index })) }
  })
}

/** That a case gives what its file says, or with `npm run golden` that its file says what it gives. */
export function expectGolden({ expected, at }: GoldenCase, lines: readonly string[]): void {
  if (!IS_UPDATING) expect(lines).toEqual(expected)
  else if (lines.join('\n') !== expected.join('\n')) {
    const texts = readFileSync(at.file, 'utf8').split(CASE)
    const [title = '', input = ''] = (texts[at.index] ?? '').split(PART)
    texts[at.index] = [title, input, lines.map((line) => `${line}\n`).join('')].join(PART)
    writeFileSync(at.file, texts.join(CASE))
  }
}

function readCase(text: string, at: GoldenCase['at']): GoldenCase {
  const [title = '', input = '', expected = ''] = text.split(PART)
  return { title: title.trim(), input: expand(input), expected: expected.split('\n').filter((line) => line !== ''), at }
}

function expand(input: string): string {
  return input
    .replace(/⟦U\+([0-9A-F]+)⟧/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/⟦(.+?) × (\d+)⟧/gs, (_, part: string, count: string) => part.repeat(Number(count)))
}
