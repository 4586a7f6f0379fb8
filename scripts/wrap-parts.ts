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
  /** Whether another file is loaded when something of it is first used; otherwise with this one. */
  readonly isLate: (other: string) => boolean
  /** Where the input of ncc is written. */
  readonly folder: string
}

/** Returns the text of the file. */
export async function wrapParts({ file, parts, offered, isUsedWhole, isLate, folder }: Wrapping): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true })
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  // Without a type ncc makes CommonJS of it, which Node loads faster than modules.
  write('package.json', '{}\n')
  // Packages may do something when they are loaded, so theirs stay in order.
  const isOrdered = file.startsWith('vendor/')
  const externals: Record<string, string> = {}
  const builtins = new Set<string>()
  for (const { name, code } of parts)
    write(`${pathOf(file, name)}.js`, withSources(withoutChunks(isOrdered ? code : withLateBuiltins(code, builtins))))
  for (const builtin of builtins) write(latePath(builtin), lateBuiltin(builtin))
  for (const [imported, names] of importedNames(parts)) {
    const from = readPath(imported)
    if (from.file === file) continue
    externals[`dist:${from.file}`] = relativeRequest(file, from.file)
    const load = `require(${JSON.stringify(`dist:${from.file}`)})[${JSON.stringify(from.name)}]()`
    write(imported, isOrdered || !isLate(from.file) ? `module.exports = ${load}\n` : latePart(load, names))
    write(calledPath(imported), `module.exports = ${load}\n`)
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
  return code
    .replaceAll(/\bimport\("(\.\.\/[^"]+)"\)/g, (_, imported: string) => `import(${JSON.stringify(calledPath(imported))})`)
    .replaceAll(/\bimport\((?="\.)/g, 'import(/* webpackMode: "eager" */ ')
}

/** What `import()` of a part of another file loads: the part itself, at once. */
function calledPath(imported: string): string {
  return imported.replace(/\.js$/, '.called.js')
}

/** The names that are imported from each part. */
function importedNames(parts: readonly Part[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map(parts.flatMap(({ imports }) => imports).map((imported) => [imported, new Set<string>()]))
  for (const { code } of parts)
    for (const [line, bindings, imported = ''] of code.matchAll(/^(?:import|export) (?:\{([^}]*)\}|[^"'`;]*) from "\.\.\/([^"]+)";$/gm)) {
      if (bindings === undefined || line.startsWith('export')) throw new Error(`Only names are imported from another file, not: ${line}`)
      for (const binding of bindings.split(',')) names.get(imported)?.add(/\S+/.exec(binding)?.[0] ?? '')
    }
  return names
}

/** Loads a part when one of its names is first used. They are written out: V8 makes that nearly as fast as using the part itself. */
function latePart(load: string, names: ReadonlySet<string>): string {
  const getters = [...names].toSorted().map((name) => `  get ${name}() { return part().${name} },\n`)
  return `let loaded\nconst part = () => loaded ??= ${load}\nmodule.exports = {\n  __esModule: true,\n${getters.join('')}}\n`
}

/** Node has these when it starts; loading `crypto` takes a tenth of a short run. */
const LOADED_BY_NODE = new Set(['buffer', 'events', 'fs', 'path', 'url', 'util'])

/** Loads Node's modules when something of them is first used. Importing one for nothing is left out. */
function withLateBuiltins(code: string, found: Set<string>): string {
  return code.replaceAll(/^import (.* from )?"node:([\w/]+)";$/gm, (line, names: string | undefined, builtin: string) => {
    if (names === undefined) return ''
    if (LOADED_BY_NODE.has(builtin)) return line
    found.add(builtin)
    return `import ${names}"../${latePath(builtin)}";`
  })
}

function latePath(builtin: string): string {
  return `late/${builtin.replaceAll('/', '-')}.js`
}

function lateBuiltin(builtin: string): string {
  return `module.exports = new Proxy({}, { get: (_, name) => require("node:${builtin}")[name] })\n`
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

/** Drops comments and unused code, which short runs would only read. Names and lines stay: it is to be read. */
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
