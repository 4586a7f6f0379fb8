/** A language that code can be searched in. */
export interface CodeLanguage {
  readonly name: CodeLanguageName
  /** Without the dot. */
  readonly extensions: readonly string[]
  /** The grammar in `@vscode/tree-sitter-wasm`. */
  readonly grammar: string
  /** Stands for `$` where that cannot start a name. The same as in ast-grep: another one would parse patterns differently. */
  readonly expando: string
}

type Row = readonly [extensions: string, grammar: string, expando: string]

/** Names and extensions are those of ast-grep. */
const TABLE = {
  bash: ['bash bats ksh sh zsh', 'bash', '$'],
  cpp: ['cc hpp cpp c++ hh cxx cu ino', 'cpp', '\u{10000}'],
  csharp: ['cs', 'c-sharp', 'µ'],
  css: ['css', 'css', '_'],
  go: ['go', 'go', 'µ'],
  java: ['java', 'java', '$'],
  javascript: ['cjs js mjs jsx', 'javascript', '$'],
  python: ['py py3 pyi bzl', 'python', 'µ'],
  ruby: ['rb rbw gemspec', 'ruby', 'µ'],
  rust: ['rs', 'rust', 'µ'],
  tsx: ['tsx', 'tsx', '$'],
  typescript: ['ts cts mts', 'typescript', '$'],
} as const satisfies Readonly<Record<string, Row>>

export type CodeLanguageName = keyof typeof TABLE

export const CODE_LANGUAGES = Object.keys(TABLE) as readonly CodeLanguageName[]

export function codeLanguage(name: CodeLanguageName): CodeLanguage {
  const [extensions, grammar, expando] = TABLE[name]
  return { name, extensions: extensions.split(' '), grammar, expando }
}

/** Whether a file is of that language, by its name. */
export function isOfLanguage({ extensions }: CodeLanguage, path: string): boolean {
  return extensions.some((extension) => path.endsWith(`.${extension}`))
}

/**
 * A pattern as the parser gets it: `$A` and `$$$ARGS` must be names in the language, so where names cannot contain a dollar sign,
 * another character stands for it.
 */
export function asParsed(pattern: string, { expando }: CodeLanguage): string {
  return pattern.replace(/(\$+)([A-Z_]?)/g, (whole, dollars: string, next: string) =>
    next !== '' || dollars.length === 3 ? `${expando.repeat(dollars.length)}${next}` : whole,
  )
}

/** The WebAssembly of ast-grep and of the parser, by package. */
export const AST_GREP_FILE = '@ast-grep/wasm/wasm_bg.wasm'
export const PARSER_FILE = 'web-tree-sitter/web-tree-sitter.wasm'

export function grammarFile({ grammar }: CodeLanguage): string {
  return `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`
}

/** All files that a thread reads from packages. */
export function packageFiles(): readonly string[] {
  return [AST_GREP_FILE, PARSER_FILE, ...CODE_LANGUAGES.map((name) => grammarFile(codeLanguage(name)))]
}
