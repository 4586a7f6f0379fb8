import * as path from 'node:path'
import type { Console } from '../../src/cli/invocation.ts'
import { runMain } from './run-main.ts'
import { type Files, type TempFolder, type TempRepo, tempFolder, tempRepo } from './temp-folder.ts'

export const COLOUR = `name: Colour to color
inputs:
  word: { type: string, default: colour }
permissions: { write: ['**/*.txt'] }
steps:
  - id: spell
    tool: replace_in_file
    with: { include: '**/*.txt', find: '\${{ inputs.word }}', replace: color }
verify:
  - tool: grep
    with: { pattern: colour, include: '**/*.txt' }
    expect: { matches: '== 0' }
`
/** Runs a command that gives something else each time. */
export const STAMP = `name: Stamp
permissions: { write: [stamp.txt], run: ['date +%s%N > stamp.txt'] }
steps:
  - id: stamp
    tool: run_in_terminal
    with: { command: 'date +%s%N > stamp.txt' }
  - id: after
    tool: grep
    with: { pattern: '^[0-9]+$', include: stamp.txt }
`
export const FILES = { 'a.txt': 'one colour\n', 'b/c.txt': 'two colours\n', 'other.md': 'colour\n' }

interface Sitting {
  readonly answers?: readonly string[]
  readonly console?: Partial<Console>
  readonly signal?: AbortSignal
  /** Below the repository. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string | undefined>>
}

export interface RecipeHome extends AsyncDisposable {
  readonly repo: TempRepo
  readonly config: TempFolder
  sous(argv: readonly string[], options?: Sitting): ReturnType<typeof runMain>
}

/** A repository with recipes, and a person with a home of their own. Without answers nobody sits there. */
export async function recipeHome(recipes: Files = { colour: COLOUR, stamp: STAMP }, files: Files = FILES): Promise<RecipeHome> {
  const named = Object.fromEntries(Object.entries(recipes).map(([name, text]) => [`.github/recipes/${name}.yml`, text]))
  const repo = await tempRepo({ ...files, ...named })
  const config = await tempFolder()
  return {
    repo,
    config,
    sous: (argv, { answers, console, signal, folder = '.', env } = {}) =>
      runMain(
        argv,
        path.join(repo.path, folder),
        { isInteractive: answers !== undefined, ...console },
        {
          answers: answers ?? [],
          ...(signal && { signal }),
          env: { XDG_CONFIG_HOME: config.path, GIT_COMMITTER_NAME: 'A Cook', GIT_COMMITTER_EMAIL: 'cook@example.com', ...env },
        },
      ),
    async [Symbol.asyncDispose]() {
      await repo[Symbol.asyncDispose]()
      await config[Symbol.asyncDispose]()
    },
  }
}

export function digestIn(text: string): string {
  return /digest (?<digest>[0-9a-f]{64})/.exec(text)?.groups?.['digest'] ?? ''
}
