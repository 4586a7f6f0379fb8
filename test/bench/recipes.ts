import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Case } from './cases.ts'
import type { FreshTree } from './fresh-tree.ts'
import type { Contestant } from './measure.ts'

const RECIPES = 100

/** In about 1,500 of 10,000 files: a recipe may not change more than 2,000. */
const FOUND = 'const W'
const RENAME = `name: Rename
permissions: { write: ['**'] }
steps:
  - tool: replace_in_file
    with: { include: '**', find: '${FOUND}', replace: 'const V' }
`

interface Surroundings {
  readonly cli: string
  /** Where recipes may be written. */
  readonly folder: string
  /** About 10,000 files. */
  readonly tree: FreshTree
}

/** Recipes from reading them to the whole preview. */
export function recipeCases({ cli, folder, tree }: Surroundings): readonly Case[] {
  const names = makeRecipes(folder)
  const sous = (name: string, at: string, args: readonly string[]): Contestant => ({
    name: `sous ${name}`,
    folder: at,
    command: [process.execPath, cli, ...args],
  })
  const nothing: Contestant = { name: 'node -e 0', folder, command: [process.execPath, '-e', '0'] }
  const one = sous('validate, one recipe', folder, ['validate', names[0] ?? ''])
  const sed = `git grep -l -e '${FOUND}' | xargs sed -i 's/${FOUND}/const V/g' && git diff`
  const prepare = () => {
    tree.renew()
    fs.mkdirSync(path.join(tree.folder, '.github/recipes'), { recursive: true })
    fs.writeFileSync(path.join(tree.folder, '.github/recipes/rename.yml'), RENAME)
  }
  return [
    { what: 'start: validate one recipe', sous: one, peers: [nothing], atMost: 3, aim: 1.7 },
    { what: `validate ${RECIPES} recipes`, sous: sous('validate', folder, ['validate']), peers: [one, nothing] },
    {
      what: 'preview of a recipe',
      sous: { ...sous('preview', tree.folder, ['preview', 'rename']), prepare },
      peers: [{ name: 'git grep -l, sed -i + git diff', folder: tree.folder, prepare, command: ['sh', '-c', sed] }],
      atMost: 0.6,
      aim: 0.45,
      targetSize: 'medium',
    },
  ]
}

function makeRecipes(folder: string): readonly string[] {
  const home = path.join(folder, '.github/recipes')
  const names = Array.from({ length: RECIPES }, (_, i) => `.github/recipes/recipe-${String(i).padStart(3, '0')}.yml`)
  fs.mkdirSync(home, { recursive: true })
  for (const [i, name] of names.entries()) fs.writeFileSync(path.join(folder, name), recipe(i))
  return names
}

/** A recipe of ordinary size, a little different each time. */
function recipe(number: number): string {
  return `name: Move to one version ${number}
description: Every Dockerfile and workflow uses the same major version.
inputs:
  version: { description: Major version, type: number, required: true, min: ${number} }
  only: { description: Which files, default: '**/Dockerfile' }
permissions:
  write: ['**/Dockerfile', '.github/workflows/*.yml']
  max-files: 200
steps:
  - id: find
    tool: grep
    with: { pattern: 'FROM node:\\d+', include: '\${{ inputs.only }}' }
  - for-each: \${{ steps.find.outputs.files }}
    if: \${{ inputs.version >= 20 }}
    tool: replace_in_file
    with: { path: '\${{ item }}', find: 'FROM node:\\d+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
verify:
  - tool: grep
    with: { pattern: 'FROM node:1[0-8]\\b', include: '\${{ inputs.only }}' }
    expect: { total_matches: '== 0' }
outputs:
  files: \${{ steps.find.outputs.count }}
`
}
