import { openRecipes } from '../../app/load-recipes.ts'
import { openFolder } from '../../app/open-folder.ts'
import { planPlace } from '../../app/plan-place.ts'
import { homeFolder } from '../../app/recipe-files.ts'
import { shortDigest } from '../../base/digest.ts'
import { toolError } from '../../base/errors/tool-errors.ts'
import { HELP_GROUPS } from '../../texts/en/help-texts.ts'
import { TOOL_NAMES } from '../../tools/registry.ts'
import { defineCommand, readWords } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { runOptionNames } from '../options/run-options.ts'

const TEXTS = {
  which: 'Which shell?',
  unknown: (shell: string) => `There is no completion for '${shell}'`,
  shells: 'Use bash, zsh or fish.',
} as const

/** What follows a command: names that Sous knows at that moment, fixed words, or files. */
type Words = 'recipes' | 'plans' | 'shared' | readonly string[] | 'files'

interface CommandCompletion {
  readonly options: readonly string[]
  readonly words: Words
}

const RECIPE_OPTIONS = ['--root', '--json', '--help']

const CAMPAIGN_WORDS = ['init', 'validate', 'plan', 'status', 'approve', 'deliver', 'pause', 'resume', 'retry', 'close'] as const

/** Options and words by command. */
export const COMPLETIONS: Readonly<Record<string, CommandCompletion>> = {
  init: { options: RECIPE_OPTIONS, words: [] },
  list: { options: ['--all', ...RECIPE_OPTIONS], words: [] },
  explain: { options: RECIPE_OPTIONS, words: 'recipes' },
  preview: { options: runOptionNames('preview'), words: 'recipes' },
  check: { options: runOptionNames('check'), words: 'recipes' },
  run: { options: runOptionNames('run'), words: 'recipes' },
  apply: { options: runOptionNames('apply'), words: 'plans' },
  undo: { options: runOptionNames('undo'), words: 'plans' },
  plans: { options: ['--prune', '--stat', '--no-pager', ...RECIPE_OPTIONS], words: 'plans' },
  recover: { options: ['--finish', '--rollback', '--discard', ...RECIPE_OPTIONS], words: [] },
  campaign: {
    options: ['--targets', '--trust', '--yes', '--commit', '--branch', '--working-tree', '--all', '--markdown', ...RECIPE_OPTIONS],
    words: CAMPAIGN_WORDS,
  },
  validate: { options: RECIPE_OPTIONS, words: 'recipes' },
  update: {
    options: ['--accept-permissions', '--yes', '--stat', '--no-pager', '--out', '--verbose', ...RECIPE_OPTIONS],
    words: 'shared',
  },
  tools: { options: ['--format', '--json', '--help'], words: ['search'] },
  tool: { options: ['--params', '--root', '--apply', '--yes', '--json', '--verbose', '--help'], words: TOOL_NAMES },
  studio: { options: ['--root', '--port', '--no-open', '--allow-host', '--verbose', '--help'], words: [] },
  bundle: { options: ['--all', ...RECIPE_OPTIONS], words: ['list', 'show', 'add', 'enable', 'disable', 'export', 'import'] },
  invoke: { options: ['--params', '--yes', ...RECIPE_OPTIONS], words: [] },
  mcp: { options: ['--root', '--allow-host', '--verbose', '--help'], words: [] },
  serve: { options: ['--root', '--port', '--rate', '--token-file', '--yes', '--allow-host', '--verbose', '--help'], words: [] },
  completion: { options: ['--help'], words: ['bash', 'zsh', 'fish'] },
}

const SHELLS: Readonly<Record<string, () => string>> = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** `sous completion`: a script for a shell, and the names that it asks for. */
export const completionCommand = defineCommand({
  usage: (texts) => texts.completion,
  options: readWords,
  run: ({ words }, invocation) => complete(words, invocation),
})

async function complete([shell, ...rest]: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const extra = rest[0] ?? (shell?.startsWith('-') ? shell : undefined)
  if (shell === undefined || extra !== undefined) return fail(ERRORS.wrongShell(extra), invocation)
  // What the scripts ask for. Where there is nothing, nothing is offered.
  const named = { recipes: recipeNames, plans: planNames, shared: sharedNames }
  if (shell === 'recipes' || shell === 'plans' || shell === 'shared') {
    const names = await named[shell](invocation)
    console.data(names.map((name) => `${name}\n`).join(''))
    return EXIT.done
  }
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined
  if (script === undefined) return fail(toolError('invalid_arguments', TEXTS.unknown(shell), TEXTS.shells), invocation)
  console.data(script())
  return EXIT.done
}

/** A name is read by a shell: one with other characters is left out. */
const SAFE_NAME = /^[\w:.@/+-]+$/

async function recipeNames(invocation: Invocation): Promise<readonly string[]> {
  const opened = await openRecipes(invocation, undefined, { isOffline: true })
  if (!opened.ok) return []
  const { all, shipped, shared } = opened.value
  const lock = await shared.lock()
  const locked = lock.ok ? [...lock.value.values()].map(({ ref }) => ref) : []
  return [...all.map(({ name }) => name), ...locked, ...shipped.map(({ name }) => name)].filter((name) => SAFE_NAME.test(name))
}

/** Recipes of other repositories, without their commits. */
async function sharedNames(invocation: Invocation): Promise<readonly string[]> {
  const opened = await openRecipes(invocation, undefined, { isOffline: true })
  const lock = opened.ok ? await opened.value.shared.lock() : opened
  return lock.ok ? [...new Set([...lock.value.values()].map(({ ref }) => ref.slice(0, ref.lastIndexOf('@'))))] : []
}

async function planNames(invocation: Invocation): Promise<readonly string[]> {
  const opened = await openFolder(invocation, homeFolder(invocation.folder))
  if (!opened.ok) return []
  const digests = await planPlace(opened.value).store.list()
  return digests.ok ? digests.value.map(shortDigest) : []
}

function describedCommands(): readonly (readonly [command: string, does: string])[] {
  return HELP_GROUPS.flatMap(({ rows }) => rows.map(({ command, does }) => [command, does] as const))
}

function bashScript(): string {
  const cases = Object.entries(COMPLETIONS).map(
    ([command, { options, words }]) => `    ${command}) options='${options.join(' ')}' words=${bashWords(words)} ;;\n`,
  )
  return `# bash completion for sous
_sous() {
  local line=\${COMP_LINE:0:COMP_POINT} options='' words='' typed
  local current=\${line##*[[:space:]]}
  read -ra typed <<< "$line"
  if (( \${#typed[@]} < 2 )) || { (( \${#typed[@]} == 2 )) && [[ -n $current ]]; }; then
    COMPREPLY=($(compgen -W '${Object.keys(COMPLETIONS).join(' ')} --help --version' -- "$current"))
    return
  fi
  case \${typed[1]} in
${cases.join('')}  esac
  if [[ $current == -* ]]; then words=$options; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  # Bash replaces only what follows the last colon.
  if [[ $current == *:* && $COMP_WORDBREAKS == *:* ]]; then
    COMPREPLY=("\${COMPREPLY[@]#"\${current%"\${current##*:}"}"}")
  fi
}
complete -o default -F _sous sous
`
}

function bashWords(words: Words): string {
  if (words === 'files') return "''"
  return typeof words === 'string' ? `$(command sous completion ${words} 2>/dev/null)` : `'${words.join(' ')}'`
}

function zshScript(): string {
  const commands = describedCommands().map(([command, does]) => `    ${zshQuote(`${command}:${does}`)}\n`)
  const cases = Object.entries(COMPLETIONS).map(
    ([command, { options, words }]) => `    ${command}) options=(${options.join(' ')}); names=(${zshWords(words)}) ;;\n`,
  )
  return `#compdef sous
_sous() {
  local -a commands options names
  commands=(
${commands.join('')}  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case $words[2] in
${cases.join('')}  esac
  if [[ $PREFIX == -* ]]; then
    compadd -- $options
  elif (( $#names )); then
    compadd -- $names
  else
    _files
  fi
}
compdef _sous sous
`
}

function zshWords(words: Words): string {
  if (words === 'files') return ''
  return typeof words === 'string' ? `\${(f)"$(command sous completion ${words} 2>/dev/null)"}` : words.join(' ')
}

function zshQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function fishScript(): string {
  const commands = describedCommands().map(
    ([command, does]) => `complete -c sous -f -n __fish_use_subcommand -a ${command} -d ${fishQuote(does)}\n`,
  )
  const rest = Object.entries(COMPLETIONS).map(([command, { options, words }]) => {
    const when = `complete -c sous -n '__fish_seen_subcommand_from ${command}'`
    const names = typeof words === 'string' ? `(command sous completion ${words} 2>/dev/null)` : words.join(' ')
    const flags = options.map((option) => `${when} -l ${option.slice(2)}\n`)
    return `${words.length === 0 || words === 'files' ? '' : `${when} -f -a ${fishQuote(names)}\n`}${flags.join('')}`
  })
  return `# fish completion for sous\n${commands.join('')}${rest.join('')}`
}

function fishQuote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

const ERRORS = {
  wrongShell: (extra: string | undefined) =>
    toolError('invalid_arguments', extra === undefined ? TEXTS.which : `Unexpected argument '${extra}'`, TEXTS.shells),
}
