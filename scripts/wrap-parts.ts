import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { minifySync } from 'rolldown/utils'
import { freeName, type Part, pathOf, readPath } from './cut-modules.ts'

// Makes one file of dist/ from its parts, with ncc. Loading the file evaluates none of them: others load a part by its name.

type Ncc = (
  input: string,
  options: { readonly externals: Readonly<Record<string, string>>; readonly target: string; readonly cache: false; readonly quiet: true },
) => Promise<{ readonly code: string; readonly assets: Readonly<Record<string, unknown>> }>

const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc

export interface Wrapping {
  readonly file: string
  readonly parts: readonly Part[]
  /** The names of the parts that other files load. */
  readonly offered: readonly string[]
  readonly isUsedWhole: boolean
  /** Where the input of ncc is written. */
  readonly folder: string
}

/** Returns the text of the file. */
export async function wrapParts({ file, parts, offered, isUsedWhole, folder }: Wrapping): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true })
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  // Without a type ncc makes CommonJS of it, which Node loads faster than modules.
  write('package.json', '{}\n')
  const externals: Record<string, string> = {}
  for (const part of parts) {
    write(`${pathOf(file, part.name)}.js`, withSources(withoutChunks(part.code)))
    for (const imported of part.imports) {
      const from = readPath(imported)
      if (from.file === file) continue
      externals[`dist:${from.file}`] = relativeRequest(file, from.file)
      write(imported, `module.exports = require(${JSON.stringify(`dist:${from.file}`)})[${JSON.stringify(from.name)}]()\n`)
    }
  }
  const entry = parts.find(({ isEntry }) => isEntry)
  const lines = offered.toSorted().map((name) => `  ${JSON.stringify(name)}: () => require("./${pathOf(file, name)}.js"),\n`)
  if (entry === undefined) write('index.js', `module.exports = {\n${lines.join('')}}\n`)
  const { code, assets } = await ncc(path.join(folder, entry === undefined ? 'index.js' : `${pathOf(file, entry.name)}.js`), {
    externals,
    target: 'es2022',
    cache: false,
    quiet: true,
  })
  const [extra] = Object.keys(assets)
  if (extra !== undefined) throw new Error(`${file} would need a file beside it: ${extra}`)
  return escapeNonAscii(tidy(file, shortNames(isUsedWhole ? code : withoutHints(code))))
}

/** Ncc would number the files that it makes of `import()`. */
function withoutChunks(code: string): string {
  return code.replaceAll(/\bimport\((?="\.)/g, 'import(/* webpackMode: "eager" */ ')
}

/** Says which module of src is what, in comments that stay. */
function withSources(code: string): string {
  return code.replaceAll(/^\/\/(?:#region)? (?:\S*?build\/js\/)((?:src|scripts)\/\S+)\.js$/gm, '//! $1.ts')
}

function relativeRequest(from: string, to: string): string {
  const request = path.posix.relative(path.posix.dirname(from), `${to}.js`)
  return request.startsWith('.') ? request : `./${request}`
}

/** To V8, the parentheses that webpack puts around each part mean: compile this at once. */
function withoutHints(code: string): string {
  return code.replaceAll(/^\/\*{3}\/ \((\(.*\) => \{)$/gm, '$1').replaceAll(/^\/\*{3}\/ \}\)(,?)$/gm, '}$1')
}

/** Webpack names what is imported after its path and a number: `_shared_base_path_js__WEBPACK_IMPORTED_MODULE_2__`. That is a fifth of some files. */
function shortNames(code: string): string {
  const names = new Map<string, string>()
  const taken = new Set(code.match(/[\w$]+/g))
  return code.replaceAll(/\b(\w+?)__WEBPACK_IMPORTED_MODULE_(\d+)__(?:_default)?\b/g, (name, from: string) => {
    let short = names.get(name)
    if (short === undefined) {
      const base = from.replace(/^_?(?:(?:shared|vendor)_)?/, '').replace(/_js$/, '')
      short = freeName(`$${base}`, taken, '_')
      names.set(name, short)
    }
    return short
  })
}

/** Drops what nobody uses and comments, which short runs would only read. Names and lines stay: it is to be read. */
function tidy(file: string, text: string): string {
  const { code, errors } = minifySync(`${file}.js`, text, {
    module: false,
    compress: { target: 'es2022', joinVars: false, sequences: false, keepNames: { function: true, class: true } },
    mangle: false,
    codegen: { removeWhitespace: false, legalComments: 'inline' },
  })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}

/** Node reads and compiles code that is all ASCII faster, and a short run is mostly that. */
function escapeNonAscii(code: string): string {
  // A backslash before such a character means nothing, and would make plain text of the escape.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is not ASCII
  return code.replace(/(\\*)([^\u0000-\u007f])/g, (_, slashes: string, unit: string) => {
    return `${slashes.slice(slashes.length % 2)}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
