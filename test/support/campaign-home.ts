import * as fs from 'node:fs'
import * as path from 'node:path'
import { runMain } from './run-main.ts'
import { GIT_ENV, type TempFolder, type TempRepo, tempFolder, tempRepo } from './temp-folder.ts'

/** A control repository with a campaign, local clones to run it on, and a person with a home of their own. */
export interface CampaignHome extends AsyncDisposable {
  readonly control: TempRepo
  readonly home: TempFolder
  /** By name. */
  readonly targets: Readonly<Record<string, TempRepo>>
  target(name: string): TempRepo
  sous(words: readonly string[], options?: { readonly answers?: readonly string[]; readonly folder?: string }): ReturnType<typeof runMain>
  /** The document of `sous campaign … --json`. */
  json(...words: readonly string[]): Promise<CampaignDocument>
}

export interface CampaignDocument {
  readonly digest: string
  readonly phase: string
  readonly repositories: Readonly<Record<'total' | 'todo' | 'done' | 'stopped', number>>
  readonly groups: readonly { readonly group: string; readonly repositories: number; readonly approved: number }[]
  readonly rows: readonly {
    readonly name: string
    readonly id: string
    readonly state: string
    readonly plan: string | null
    readonly wave: string | null
    readonly delivered: { readonly to: string; readonly commit: string | null } | null
    readonly error: { readonly code: string; readonly message: string; readonly suggestion: string } | null
  }[]
  readonly next: readonly string[]
}

export const COLOUR_CAMPAIGN = `name: Color everywhere
recipe: colour
inputs: { word: colour }
deliver: commit
waves:
  - { name: canary, size: 1, then: delivered }
  - { name: rest }
`

export const COLOUR_RECIPE = `name: Colour to color
inputs:
  word: { type: string, required: true }
permissions: { write: ['**/*.txt'] }
steps:
  - tool: replace_in_file
    with: { include: '**/*.txt', find: '\${{ inputs.word }}', replace: color }
`

export const TARGET_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: { 'a.txt': 'one colour\n' },
  web: { 'docs/b.txt': 'one colour\n', 'other.md': 'colour\n' },
  cli: { 'a.txt': 'two colours\n' },
  docs: { 'a.txt': 'no such word\n' },
}

export async function campaignHome({
  campaign = COLOUR_CAMPAIGN,
  recipe = COLOUR_RECIPE,
  files = TARGET_FILES,
}: {
  readonly campaign?: string
  readonly recipe?: string
  readonly files?: Readonly<Record<string, Readonly<Record<string, string>>>>
} = {}): Promise<CampaignHome> {
  const home = await tempFolder()
  fs.mkdirSync(path.join(home.path, 'src'))
  const control = await tempRepo({ '.github/campaigns/color.yml': campaign, '.github/recipes/colour.yml': recipe })
  const targets: Record<string, TempRepo> = {}
  for (const [name, content] of Object.entries(files)) {
    targets[name] = await tempRepo(content, path.join(home.path, 'src'), name)
  }
  const env = {
    ...GIT_ENV,
    HOME: home.path,
    XDG_STATE_HOME: path.join(home.path, 'state'),
    XDG_CONFIG_HOME: path.join(home.path, 'config'),
  }
  const sous: CampaignHome['sous'] = (words, { answers, folder = control.path } = {}) =>
    runMain(['campaign', ...words], folder, { isInteractive: answers !== undefined }, { env, ...(answers && { answers }) })
  return {
    control,
    home,
    targets,
    target(name) {
      const found = targets[name]
      if (found === undefined) throw new Error(`There is no target '${name}'.`)
      return found
    },
    sous,
    async json(...words) {
      const { out, err } = await sous([...words, '--json'])
      if (out === '') throw new Error(err)
      return JSON.parse(out) as CampaignDocument
    },
    async [Symbol.asyncDispose]() {
      await control[Symbol.asyncDispose]()
      await home[Symbol.asyncDispose]()
    },
  }
}
