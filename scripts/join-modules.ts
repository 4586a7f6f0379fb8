import * as fs from 'node:fs'
import { builtinModules } from 'node:module'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ModuleInfo, type Plugin, rolldown } from 'rolldown'
import { esmExternalRequirePlugin } from 'rolldown/plugins'

// Joins the modules of an entry into few files before ncc wraps them: most of a short run is loading and compiling code.

export interface Joining {
  /** Absolute path of the entry's module. */
  readonly entry: string
  /** Lists of modules that load together, with all that they import. */
  readonly together: readonly (readonly string[])[]
  readonly folder: string
}

/** Returns the packages that went into the files, as absolute paths. */
export async function joinModules({ entry, together, folder }: Joining): Promise<readonly string[]> {
  fs.rmSync(folder, { recursive: true, force: true })
  let groups: ReadonlyMap<string, string> | undefined
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    resolve: { alias: { yaml: YAML_MODULES } },
    treeshake: { moduleSideEffects: [{ test: TOOLKIT, sideEffects: false }] },
    plugins: [ownZod, esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) })],
    checks: { ineffectiveDynamicImport: false },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'index.js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'together',
          name(id, context) {
            groups ??= groupModules([[entry], ...together], (module) => context.getModuleInfo(module))
            return id === entry ? null : groups.get(id)
          },
        },
      ],
    },
  })
  await bundle.close()
  // Without a type ncc makes CommonJS of it, which Node loads faster than modules.
  fs.writeFileSync(path.join(folder, 'package.json'), '{}\n')
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
  return [...new Set(modules.flatMap((id) => packageOf(id) ?? []))].sort()
}

/** One file for the entry, one for what several lists need, and one for each list. */
function groupModules(
  lists: readonly (readonly string[])[],
  getModuleInfo: (id: string) => ModuleInfo | null,
): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  for (const [i, roots] of lists.entries()) {
    const found = new Set<string>()
    const follow = (id: string): void => {
      if (found.has(id) || RARELY_USED.test(id)) return
      found.add(id)
      getModuleInfo(id)?.importedIds.forEach(follow)
    }
    const missing = roots.find((id) => getModuleInfo(id) === null)
    if (missing !== undefined) throw new Error(`No such module is loaded: ${missing}`)
    roots.forEach(follow)
    for (const id of found) if (groups.get(id) !== 'entry') groups.set(id, i === 0 ? 'entry' : groups.has(id) ? 'shared' : `list-${i}`)
  }
  return groups
}

/** The package gives Node its modules as CommonJS, which cannot be joined. */
const YAML_MODULES = fileURLToPath(import.meta.resolve('yaml')).replace(/\/dist\/index\.js$/, '/browser/dist/index.js')

/** Imports an HTTP client for tokens that Sous never asks for. Loading it does nothing else, so it can be left out. */
const TOOLKIT = /\/node_modules\/@actions\/(?:core|http-client)\//

/** Parts of packages that are only passed on by what is imported. */
const RARELY_USED = /\/zod\/v4\/(?:core\/(?:to-json-schema|json-schema\S*)\.js|locales\/)/

const OWN = '?own'

/** The SDK uses nearly all of zod: with a copy of its own, what the tools use stays small. */
const ownZod: Plugin = {
  name: 'own-zod',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.startsWith('node:')) return null
    const isOwn = importer.endsWith(OWN)
    if (!isOwn && !importer.includes('/node_modules/@modelcontextprotocol/')) return null
    const resolved = await this.resolve(source, isOwn ? importer.slice(0, -OWN.length) : importer, { ...options, skipSelf: true })
    if (resolved === null || !resolved.id.includes('/node_modules/zod/')) return resolved
    return { id: `${resolved.id}${OWN}`, moduleSideEffects: false }
  },
  load(id) {
    return id.endsWith(OWN) ? fs.readFileSync(id.slice(0, -OWN.length), 'utf8') : null
  },
}

/** The folder of the package that a module is of. */
function packageOf(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
}
