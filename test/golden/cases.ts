import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface GoldenCase {
  readonly title: string
  readonly input: string
  readonly expected: readonly string[]
}

/**
 * Reads the golden files of a folder. Cases are separated by `===8<===`; a case is its title, its input and what is
 * expected, separated by `---8<---`. In the input `⟦U+200B⟧` stands for that character and `⟦ab × 3⟧` for `ababab`.
 */
export function goldenFiles(folder: string): readonly { readonly file: string; readonly cases: readonly GoldenCase[] }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return files.map((file) => ({ file, cases: readFileSync(join(folder, file), 'utf8').split('===8<===\n').map(readCase) }))
}

function readCase(text: string): GoldenCase {
  const [title = '', input = '', expected = ''] = text.split('---8<---\n')
  return { title: title.trim(), input: expand(input), expected: expected.split('\n').filter((line) => line !== '') }
}

function expand(input: string): string {
  return input
    .replace(/⟦U\+([0-9A-F]+)⟧/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/⟦(.+?) × (\d+)⟧/gs, (_, part: string, count: string) => part.repeat(Number(count)))
}
