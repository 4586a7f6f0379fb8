import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { type OutputChunk, rolldown } from 'rolldown'

// Builds the pages of `sous studio` from src/web/page. By itself it builds them where the server looks for them when it runs from src/: `npx node scripts/build-pages.ts`

const root = path.resolve(import.meta.dirname, '..')
const page = path.join(root, 'src/web/page')
const ENTRY = path.join(page, 'main.tsx')

export interface BuiltScript {
  readonly name: string
  /** Ids of the modules in it. */
  readonly modules: readonly string[]
}

/** What is loaded when it is used has a file of its own; what everything needs is in the first file. */
export async function buildPages(out: string): Promise<readonly BuiltScript[]> {
  const bundle = await rolldown({
    input: { studio: ENTRY },
    platform: 'browser',
    // Comments name each module by its path: the one in this folder, also where node_modules holds links.
    resolve: { symlinks: false },
    cwd: root,
    tsconfig: path.join(page, 'tsconfig.json'),
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    assetFileNames: '[name][extname]',
  })
  await bundle.close()
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(out, { recursive: true })
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  for (const { fileName, code } of chunks) fs.writeFileSync(path.join(out, fileName), code)
  fs.copyFileSync(path.join(page, 'index.html'), path.join(out, 'index.html'))
  const styles = fs.globSync('**/*.css', { cwd: page }).toSorted()
  fs.writeFileSync(path.join(out, 'studio.css'), styles.map((name) => fs.readFileSync(path.join(page, name), 'utf8')).join('\n'))
  return chunks.map(({ fileName, moduleIds }) => ({ name: fileName, modules: moduleIds }))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'build/web' } } })
  await buildPages(path.resolve(root, values.out))
}
