import { failure, success } from '../../base/result.ts'
import { checkBranchName } from '../../git/seal-git.ts'
import type { USAGE_TEXTS } from '../../texts/en/usage-texts.ts'
import { type OptionReader, readOptions } from '../define-command.ts'
import { checkAllowedHosts } from './allowed-hosts.ts'

/** The options of commands that make or apply a plan. Each command takes some of them. */
export interface RunOptions {
  /** A recipe or a digest. */
  readonly word: string | undefined
  /** Left out: see `homeFolder`. */
  readonly root: string | undefined
  /** `name=value`, as typed. */
  readonly inputs: readonly string[]
  readonly inputsFile: string | undefined
  readonly out: string | undefined
  readonly trust: string | undefined
  readonly branch: string | undefined
  readonly allowHosts: readonly string[]
  readonly commit: boolean
  readonly yes: boolean
  readonly json: boolean
  /** Files only, without their lines. */
  readonly stat: boolean
  readonly verbose: boolean
  readonly help: boolean
}

/** Of a run without any. */
export const NO_RUN_OPTIONS: RunOptions = {
  word: undefined,
  root: undefined,
  inputs: [],
  inputsFile: undefined,
  out: undefined,
  trust: undefined,
  branch: undefined,
  allowHosts: [],
  commit: false,
  yes: false,
  json: false,
  stat: false,
  verbose: false,
  help: false,
}

const flag = { type: 'boolean' } as const
const value = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const

const COMMON = {
  root: value,
  json: flag,
  stat: flag,
  'no-pager': flag,
  verbose: { ...flag, short: 'v' },
  help: { ...flag, short: 'h' },
} as const
const MAKING = {
  input: { ...list, short: 'i' },
  inputs: value,
  out: value,
  trust: value,
  'allow-host': list,
  yes: { ...flag, short: 'y' },
} as const
const APPLY = { commit: flag, branch: value } as const

const TAKES = {
  preview: { ...COMMON, ...MAKING },
  check: { ...COMMON, ...MAKING },
  run: { ...COMMON, ...MAKING, ...APPLY },
  apply: { ...COMMON, ...APPLY, out: value, yes: { ...flag, short: 'y' } },
  undo: { ...COMMON, ...APPLY, out: value, yes: { ...flag, short: 'y' } },
} as const

export type RunCommand = keyof typeof TAKES

/** The options of a command that makes or applies a plan. */
export function runOptions(command: RunCommand): OptionReader<RunOptions> {
  const table = TAKES[command]
  return readOptions({ command, table }, ({ values, positionals }, wrong) => {
    // Inputs need no option before them, as in comments on pull requests.
    const [word, ...others] = positionals
    const extra = 'input' in table ? others.find((text) => !text.includes('=')) : others[0]
    if (extra !== undefined) {
      const advice = 'input' in table ? '. Write inputs as name=value' : ''
      return wrong(`Unexpected argument '${extra}'${advice}`)
    }
    // The type of the table leaves out what this command does not take.
    const given = values as Given
    if (given.commit && given.branch !== undefined) return wrong('--commit and --branch cannot be combined')
    const notBranch = given.branch === undefined ? undefined : checkBranchName(given.branch)
    if (notBranch !== undefined) return failure(notBranch)
    const notHost = checkAllowedHosts(given['allow-host'] ?? [])
    if (notHost !== undefined) return failure(notHost)
    return success({
      word,
      root: given.root,
      inputs: [...(given.input ?? []), ...others],
      inputsFile: given.inputs,
      out: given.out,
      trust: given.trust,
      branch: given.branch,
      allowHosts: given['allow-host'] ?? [],
      commit: given.commit ?? false,
      yes: given.yes ?? false,
      json: given.json ?? false,
      stat: given.stat ?? false,
      verbose: given.verbose ?? false,
      help: given.help ?? false,
    })
  })
}

interface Given {
  readonly root?: string
  readonly input?: readonly string[]
  readonly inputs?: string
  readonly out?: string
  readonly trust?: string
  readonly branch?: string
  readonly 'allow-host'?: readonly string[]
  readonly commit?: boolean
  readonly yes?: boolean
  readonly json?: boolean
  readonly stat?: boolean
  readonly verbose?: boolean
  readonly help?: boolean
}

/** The options of a command as lines of its help text, without those that it lists elsewhere. */
export function describeRunOptions(command: RunCommand, texts: typeof USAGE_TEXTS.options, elsewhere: readonly string[] = []): string {
  const taken = Object.entries(texts).filter(([name]) => Object.hasOwn(TAKES[command], name) && !elsewhere.includes(name))
  return taken.map(([, text]) => `  ${text}\n`).join('')
}

/** The options of a command as they are typed. */
export function runOptionNames(command: RunCommand): readonly string[] {
  return Object.keys(TAKES[command]).map((name) => `--${name}`)
}
