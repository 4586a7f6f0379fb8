import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Case } from './cases.ts'

/** Recipes that do what a line of shell can do, more or less: the recipes also leave test data, generated files and the like alone. */
const RECIPES: readonly (readonly [recipe: string, inputs: readonly string[], shell: string])[] = [
  ['trailing-whitespace', [], "git grep -lIE '[ \t]+$' | xargs -r sed -i -E 's/[ \t]+$//'"],
  ['final-newline', [], "git grep -lIz '' | xargs -0r perl -0777 -pi -e 's/\\s*\\z/\\n/'"],
  ['line-endings', [], "git grep -lI $'\r' | xargs -r sed -i 's/\r$//'"],
  ['replace-api', ['old=TODO', 'new=LATER'], "git grep -lIw TODO | xargs -r sed -i 's/\\bTODO\\b/LATER/g'"],
  [
    'move-repository',
    ['from=actions/checkout', 'to=octocat/checkout'],
    "git grep -lIwF actions/checkout | xargs -r sed -i 's#\\bactions/checkout\\b#octocat/checkout#g'",
  ],
]

/** Above so many files, a repository is a large one. */
const MANY_FILES = 5_000

/** Previews of five recipes, one by one and together. The shell's changes are undone before each run. */
export function shippedCases(cli: string, folder: string): readonly Case[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const count = git('ls-files').split('\n').length - 1
  const atMost = count > MANY_FILES ? 0.5 : 1
  const prepare = () => {
    git('checkout', '--quiet', '.')
    git('update-index', '-q', '--refresh')
  }
  const caseFor = (what: string, words: readonly string[], lines: readonly string[]): Case => ({
    what: `preview of ${what}, ${path.basename(folder)} (${count} files)`,
    sous: { name: 'sous preview', folder, prepare, command: [process.execPath, cli, 'preview', ...words] },
    peers: [{ name: 'shell + git diff', folder, prepare, command: ['bash', '-c', `${lines.join('\n')}\ngit diff`] }],
    atMost,
  })
  fs.mkdirSync(path.join(folder, '.github/recipes'), { recursive: true })
  fs.writeFileSync(path.join(folder, '.github/recipes/bench-five.yml'), FIVE)
  return [
    ...RECIPES.map(([recipe, inputs, line]) => caseFor(recipe, [`sous:${recipe}`, ...inputs], [line])),
    caseFor(
      'all five',
      ['bench-five'],
      RECIPES.map(([, , line]) => line),
    ),
  ]
}

const FIVE = `name: All five
permissions: { write: ['**'] }
steps:
${RECIPES.map(([recipe, inputs]) => `  - recipe: sous:${recipe}\n    with: { ${inputs.map((input) => input.replace('=', ': ')).join(', ')} }\n`).join('')}`
