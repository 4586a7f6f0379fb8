import * as fs from 'node:fs'
import * as path from 'node:path'
import { packageFiles } from '../src/workspace/code/languages.ts'
import type { BuiltScript } from './build-pages.ts'
import type { Part } from './cut-modules.ts'
import { FOLDERS, packageName, SHORT_RUN_FILES, sourceOf } from './dist-layout.ts'

const PROGRAMS: Readonly<Record<string, string>> = {
  'cli/index': 'The command line: finds the command and runs it.',
  'cli/search-worker': 'The thread that large searches run in. It has all that it needs.',
  'action/index': 'The GitHub Action: `action.yml` starts it.',
  'action/search-worker': 'The same as in `cli/`.',
  'shared/code-worker':
    'The thread that parses code for `find_code` and `replace_code`, started by both programs. It loads grammars from `vendor/`.',
}

const WORKERS = ['cli/search-worker', 'action/search-worker', 'shared/code-worker']

const PAGE_SCRIPTS: Readonly<Record<string, string>> = {
  'api.js': 'Asks the server, and keeps what the screens share.',
  'format-message.js': 'Fills in numbers, plurals and names in texts.',
  'page-de.js': 'The texts in German.',
  'page-en.js': 'The texts in English.',
  'page-zh.js': 'The texts in Chinese.',
  'pseudo.js': 'Makes texts of the languages that only test the layout.',
  'source-editor.js': 'The editor for the source of a recipe. It is loaded with the first recipe.',
  'studio.js': 'The page: screens and forms.',
}

/** What shows what a file can do: beside these, there are only computations. */
const TELLING = ['child_process', 'dgram', 'dns', 'fs', 'http', 'http2', 'https', 'net', 'tls', 'worker_threads']

/** dist/README.md: what each file does, and where each module of src is. */
export function renderDistReadme(dist: string, parts: readonly Part[], scripts: readonly BuiltScript[]): string {
  const files = [...new Set(parts.map(({ file }) => file)), ...WORKERS].toSorted()
  const grammars = packageFiles().toSorted()
  const modulesOf = (file: string): readonly string[] => parts.filter((part) => part.file === file).flatMap(({ modules }) => modules)
  const table = (names: readonly string[], describe: (file: string) => string): string => {
    const rows = names.map((file) => {
      const text = fs.readFileSync(path.join(dist, `${file}.js`), 'utf8')
      return `| [\`${file}.js\`](${file}.js) | ${describe(file)} | ${usedBuiltins(text).join(', ')} | ${Math.ceil(text.length / 1000)} |\n`
    })
    return `| File | What it does | Node modules | kB |\n| --- | --- | --- | ---: |\n${rows.join('')}`
  }
  const pages = scripts.map(({ name, modules }) => {
    const packages = new Set(modules.flatMap((id) => packageName(id) || []))
    const kb = Math.ceil(fs.statSync(path.join(dist, 'web', name)).size / 1000)
    return `| [\`web/${name}\`](web/${name}) | ${PAGE_SCRIPTS[name] ?? ''} | ${[...packages].toSorted().join(', ')} | ${kb} |\n`
  })
  const vendors = files.filter((file) => file.startsWith('vendor/'))
  const shared = files.filter((file) => file.startsWith('shared/') && !(file in PROGRAMS))
  const sources = files.flatMap((file) => {
    const own = modulesOf(file).flatMap((id) => sourceOf(id) ?? [])
    return own.length === 0 ? [] : [`- \`${file}.js\`: ${own.toSorted().join(', ')}\n`]
  })
  return `<!-- Written by scripts/build.ts. -->
# What is in dist

What \`uses:\` and the command line run, built from \`src/\` by \`npm run build\`. A test builds it again and compares every byte.
Comments in the files (\`//! src/...\`) say which module the code below is from.

Loading a file runs nothing: it only offers its parts, and a part runs when another one asks for it. Most files, and Node's modules, are
loaded when something of them is first used (\`get name() { return part().name }\`). "Node modules" lists those that reach disk, network,
processes or threads.

## Programs

${table(Object.keys(PROGRAMS), (file) => PROGRAMS[file] ?? '')}
\`cli/recipes\` and \`action/recipes\` are the recipes that come with Sous.

## One file for each folder of src

${table(
  shared.filter((file) => !(file in SHORT_RUN_FILES)),
  (file) => FOLDERS[path.basename(file)] ?? '',
)}
## What short runs load

Most of a short run is loading code. These hold just what it needs, from several folders; the list below says which modules.

${table(Object.keys(SHORT_RUN_FILES), (file) => SHORT_RUN_FILES[file] ?? '')}
## The pages of the studio

What \`sous studio\` serves to the browser, built from \`src/web/page\`, beside \`web/index.html\` and \`web/studio.css\`.

| File | What it does | Packages in it | kB |
| --- | --- | --- | ---: |
${pages.toSorted().join('')}
## Packages

A package that only one other uses is in the file of that one. Licenses are in [\`licenses.txt\`](licenses.txt).

${table(vendors, (file) => [...new Set(modulesOf(file).flatMap((id) => packageName(id) || []))].toSorted().join(', ') || "Node's own modules, as packages load them")}
### WebAssembly

For code, byte for byte from the packages whose names are the folders: ast-grep, the parser, and one grammar for each language. A file is
read when a step needs its language.

| File | kB |
| --- | ---: |
${grammars.map((name) => `| \`vendor/${name}\` | ${Math.ceil(fs.statSync(path.join(dist, 'vendor', name)).size / 1000)} |\n`).join('')}
## Where each module of src is

${sources.join('')}`
}

function usedBuiltins(text: string): readonly string[] {
  const names = [...text.matchAll(/\brequire\("(?:node:)?(\w+)(?:\/\w+)?"\)/g)].map(([, name = '']) => name)
  return TELLING.filter((name) => names.includes(name))
}
