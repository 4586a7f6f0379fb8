import { failure, success } from '../../base/result.ts'
import { checkBranchName } from '../../git/seal-git.ts'
import { type OptionReader, readOptions } from '../define-command.ts'
import { checkAllowedHosts } from './allowed-hosts.ts'

/** The options of the commands that make or apply a plan. Each command takes some of them. */
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
  readonly verbose: boolean
  readonly help: boolean
}

/** Of a run that nobody gave any for. */
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
  verbose: false,
  help: false,
}

const flag = { type: 'boolean' } as const
const value = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const

const COMMON = { root: value, json: flag, verbose: flag, help: { ...flag, short: 'h' } } as const
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
    // As in comments on pull requests, an input needs no option before it.
    const [word, ...others] = positionals
    const extra = 'input' in table ? others.find((text) => !text.includes('=')) : others[0]
    if (extra !== undefined) {
      const advice = 'input' in table ? '. Inputs are given as name=value' : ''
      return wrong(`Unexpected argument '${extra}'${advice}`)
    }
    // The types of what a command does not take are lost on the way.
    const given = values as Given
    if (given.commit && given.branch !== undefined) return wrong('--commit and --branch exclude each other')
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
  readonly verbose?: boolean
  readonly help?: boolean
}

const OPTION_HELP: Readonly<Record<string, string>> = {
  input: '-i, --input NAME=VALUE  an input of the recipe, as without the option; repeatable',
  inputs: '--inputs FILE           inputs from a YAML or JSON file; those given one by one go before them',
  yes: '-y, --yes               approve beforehand, for use without a terminal',
  trust: '--trust SHA256          trust the recipe of that hash, for use without a terminal',
  'allow-host': '--allow-host H          a host that may be fetched from although its address is private; repeatable',
  commit: '--commit                apply as a commit on the current branch',
  branch: '--branch NAME           apply as a commit on a new branch; the working tree stays as it is',
  out: '--out DIR               also write summary.md, result.json and changes.patch there',
  root: '--root DIR              the folder to work in (default: this one if it has recipes, else the whole repository)',
  json: '--json                  one JSON document instead of text',
  verbose: '--verbose               say on standard error what happens',
  help: '-h, --help              this text',
}

/** The options of a command as lines of its help text. */
export function describeRunOptions(command: RunCommand): string {
  const taken = Object.keys(OPTION_HELP).filter((name) => Object.hasOwn(TAKES[command], name))
  return taken.map((name) => `  ${OPTION_HELP[name]}\n`).join('')
}
