import * as fs from 'node:fs'
import * as path from 'node:path'

/** Name, kind and text of the license of each package, given as absolute paths. */
export function writeLicenses(file: string, packages: readonly string[]): void {
  const texts = packages.map((folder) => {
    const { name, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>
    const [found] = fs
      .readdirSync(folder)
      .filter((entry) => /^licen[cs]e/i.test(entry))
      .sort()
    const text = found === undefined ? '' : fs.readFileSync(path.join(folder, found), 'utf8').trim()
    return { name: name ?? '', text: [name, license, text].filter((part) => part !== undefined && part !== '').join('\n') }
  })
  const sorted = texts.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text)
  fs.writeFileSync(file, `${sorted.join('\n\n')}\n`)
}

/** The folders of the packages that have a part in what is built. */
export function packagesOf(parts: readonly { readonly modules: readonly string[] }[]): readonly string[] {
  const folders = parts.flatMap(({ modules }) => modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
  return [...new Set(folders)].sort()
}
