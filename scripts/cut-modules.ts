import * as fs from 'node:fs'
import { builtinModules } from 'node:module'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, type Plugin, type PluginContext, rolldown } from 'rolldown'
import { esmExternalRequirePlugin } from 'rolldown/plugins'
import { COPY, type Graph, type Imports, type Place } from './dist-layout.ts'

// Cuts the compiled modules into parts before ncc wraps them. A part holds modules of one file that are always evaluated together.

export interface Part {
  /** The file it goes into, relative to dist and without its extension. */
  readonly file: string
  /** What other parts load it by; unique in its file. */
  readonly name: string
  readonly isEntry: boolean
  readonly code: string
  /** Ids of the modules in it. */
  readonly modules: readonly string[]
  /** Paths of the parts that it imports, as `pathOf` gives them. */
  readonly imports: readonly string[]
}

export interface Cutting {
  /** Absolute path of the module that each program starts with, by the program's file. */
  readonly entries: Readonly<Record<string, string>>
  /** Where a module goes; nowhere if it stays with the only program that uses it. */
  readonly placeOf: (id: string, graph: Graph) => Place | undefined
}

export async function cutModules({ entries, placeOf }: Cutting): Promise<readonly Part[]> {
  let graph: Graph | undefined
  const bundle = await rolldown({
    input: { ...entries },
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    resolve: { alias: { yaml: YAML_MODULES } },
    treeshake: { moduleSideEffects: [{ test: TOOLKIT, sideEffects: false }] },
    plugins: [
      copyOfZod,
      parserWithoutFiles,
      esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) }),
    ],
    checks: { ineffectiveDynamicImport: false, eval: false },
  })
  const taken = new Set<string>()
  const partOf = (ids: readonly string[]): string => {
    // Rolldown also asks for names of parts that it then leaves out.
    if (ids.length === 0) return freeName('none/none', taken)
    const known = graph
    const place = known && ids.map((id) => placeOf(id, known)).find((found) => found !== undefined)
    if (place === undefined) throw new Error(`No file is for ${ids.join(', ')}`)
    return freeName(pathOf(place.file, place.part ?? partName(ids, known)), taken)
  }
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: ({ name }) => `${pathOf(name, 'entry')}.js`,
    chunkFileNames: ({ moduleIds }) => `${partOf(moduleIds)}.js`,
    minifyInternalExports: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [true, false].map((isOnePart) => ({
        debugName: isOnePart ? 'given parts' : 'parts by use',
        entriesAware: !isOnePart,
        name(id, context) {
          graph ??= readGraph(Object.values(entries), (module) => context.getModuleInfo(module))
          const place = placeOf(id, graph)
          return place === undefined || isOnePart !== (place.part !== undefined) ? null : `${place.file} ${place.part ?? ''}`
        },
      })),
    },
  })
  await bundle.close()
  return output
    .filter((chunk): chunk is OutputChunk => chunk.type === 'chunk')
    .map(({ fileName, isEntry, code, moduleIds, imports, dynamicImports }) => ({
      ...readPath(fileName),
      isEntry,
      code,
      modules: moduleIds,
      imports: [...new Set([...imports, ...dynamicImports])].filter((name) => name.endsWith('.js')),
    }))
}

/** Each file is one folder to rolldown: parts of others are imported as `../<file>/<part>.js`. */
export function pathOf(file: string, part: string): string {
  return `${file.replaceAll('/', '+')}/${part}`
}

export function readPath(name: string): Pick<Part, 'file' | 'name'> {
  const [folder = '', part = ''] = name.split('/')
  return { file: folder.replaceAll('+', '/'), name: part.replace(/\.js$/, '') }
}

/** Named after the module that is asked for. */
function partName(ids: readonly string[], graph: Graph | undefined): string {
  const sorted = ids.toSorted()
  const id = sorted.find((module) => graph?.lazy.has(module)) ?? sorted[0] ?? ''
  const [base = ''] = path.basename(id).split('?')
  return base.replace(/\.[cm]?js$/, '').replaceAll(/[^\w-]/g, '-')
}

export function freeName(name: string, taken: Set<string>, separator = '-'): string {
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${name}${separator}${i}`
  taken.add(free)
  return free
}

function readGraph(entries: readonly string[], getModuleInfo: PluginContext['getModuleInfo']): Graph {
  const modules = new Map<string, Imports>()
  const add = (id: string): void => {
    const info = modules.has(id) ? null : getModuleInfo(id)
    if (info === null) return
    const { importedIds, dynamicallyImportedIds } = info
    modules.set(id, { importedIds, dynamicallyImportedIds })
    for (const next of [...importedIds, ...dynamicallyImportedIds]) add(next)
  }
  entries.forEach(add)
  return { modules, lazy: new Set([...modules.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds)) }
}

/** The package gives Node its modules as CommonJS, which cannot be joined. */
const YAML_MODULES = fileURLToPath(import.meta.resolve('yaml')).replace(/\/dist\/index\.js$/, '/browser/dist/index.js')

/** Imports an HTTP client for tokens that Sous never asks for. Loading it does nothing else, so it can be left out. */
const TOOLKIT = /\/node_modules\/@actions\/(?:core|http-client)\//

/** The SDK uses nearly all of zod: with a copy of its own, what the tools use stays small. */
const copyOfZod: Plugin = {
  name: 'copy-of-zod',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.startsWith('node:')) return null
    const isCopy = importer.endsWith(COPY)
    if (!isCopy && !importer.includes('/node_modules/@modelcontextprotocol/')) return null
    const resolved = await this.resolve(source, isCopy ? importer.slice(0, -COPY.length) : importer, { ...options, skipSelf: true })
    if (resolved === null || !resolved.id.includes('/node_modules/zod/')) return resolved
    return { id: `${resolved.id}${COPY}`, moduleSideEffects: false }
  },
  load(id) {
    return id.endsWith(COPY) ? fs.readFileSync(id.slice(0, -COPY.length), 'utf8') : null
  },
}

/** The parser gets its WebAssembly from Sous. Where it would look for the file itself, ncc would add one. */
const parserWithoutFiles: Plugin = {
  name: 'parser-without-files',
  transform(code, id) {
    if (!id.includes('/node_modules/web-tree-sitter/')) return null
    const ownRequire = /const \{ createRequire \} = await import\("module"\);\s*var require = createRequire\(import\.meta\.url\);/
    if (!ownRequire.test(code)) throw new Error('web-tree-sitter loads Node modules in another way than before.')
    return code
      .replace(ownRequire, 'var require = (name) => process.getBuiltinModule(name);')
      .replaceAll('import.meta.url', JSON.stringify('file:///'))
  },
}
