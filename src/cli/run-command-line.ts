import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { didYouMean } from '../base/text/wording.ts'
import { VERSION } from '../base/version.ts'
import { describeCallOptions } from '../report/call-options.ts'
import type { CliCommand } from './define-command.ts'
import { EXIT, type ExitCode, fail } from './fail.ts'
import type { Invocation } from './invocation.ts'

/** Loaded when called for: most of a short run is loading code. */
const COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = {
  init: async () => (await import('./commands/init-command.ts')).initCommand,
  preview: async () => (await import('./commands/recipe-commands.ts')).previewCommand,
  check: async () => (await import('./commands/recipe-commands.ts')).checkCommand,
  run: async () => (await import('./commands/recipe-commands.ts')).runCommand,
  apply: async () => (await import('./commands/apply-commands.ts')).applyCommand,
  undo: async () => (await import('./commands/apply-commands.ts')).undoCommand,
  plans: async () => (await import('./commands/plans-command.ts')).plansCommand,
  tool: async () => (await import('./commands/tool-command.ts')).toolCommand,
  tools: async () => (await import('./commands/tools-command.ts')).toolsCommand,
  validate: async () => (await import('./commands/validate-command.ts')).validateCommand,
  list: async () => (await import('./commands/list-command.ts')).listCommand,
  explain: async () => (await import('./commands/explain-command.ts')).explainCommand,
  bundle: async () => (await import('./commands/bundle-command.ts')).bundleCommand,
  invoke: async () => (await import('./commands/invoke-command.ts')).invokeCommand,
  serve: async () => (await import('./commands/serve-command.ts')).serveCommand,
  mcp: async () => (await import('./commands/mcp-command.ts')).mcpCommand,
  recover: async () => (await import('./commands/recover-command.ts')).recoverCommand,
}

/** The command line: which command, and with what. Returns the exit code. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [name, ...rest] = invocation.argv.filter((word) => word !== '--no-color')
  const isHelped = name === 'help' && Object.hasOwn(COMMANDS, rest[0] ?? '')
  if (isHelped) return main({ ...invocation, argv: [...rest, '--help'] })
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    invocation.console.out(renderHelp())
    return name === undefined ? EXIT.badArguments : EXIT.done
  }
  if (name === '--version' || name === '-V') {
    invocation.console.out(`sous ${VERSION}\n`)
    return EXIT.done
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) return fail(unknownCommand(name), invocation)
  const command = await load()
  return command({ opensAnyRecipe: true, ...invocation, argv: rest })
}

function unknownCommand(name: string): ToolError {
  const meant = didYouMean(name, Object.keys(COMMANDS))
  return toolError(
    'invalid_arguments',
    `There is no command '${name}'`,
    meant === undefined ? 'See sous --help.' : `Did you mean 'sous ${meant}'? See sous --help.`,
  )
}

/** The help of the command line as a whole. */
export function renderHelp(): string {
  return `Recipes for a repository: previewed exactly, approved by a person, applied exactly.

Usage
  sous init                                                  make a first recipe, a configuration and a workflow
  sous preview <recipe> [name=value …]                       show exactly what a recipe would change
  sous check <recipe> [name=value …]                         tell whether it would change anything (exit code 2)
  sous run <recipe> [name=value …]                           preview, ask, and apply exactly that
  sous apply <digest> [--commit|--branch NAME]               apply a plan that was previewed
  sous undo <digest>                                         bring back what an applied plan replaced
  sous plans [<digest>|--prune]                              list the saved plans, or show one
  sous list [--all]                                          list the recipes of the repository, and those that come with Sous
  sous explain <recipe>                                      what a recipe may do, takes and does
  sous validate [RECIPE …]                                   find everything that is wrong with recipes
  sous tools [--format table|markdown|json|openai|prompt]    list the tools
  sous tool <name> --help                                    explain one tool
  sous tool <name> [--<argument> VALUE …] [options]          call one tool
  sous tools search <text>                                   find tools, also those of bundles and recipes
  sous bundle list|show|add|enable|disable|export|import     tools of your own, kept in the repository
  sous invoke [<bundle>/<tool>@<version>|+<tool>] …          call one of them; without a name, find it by a few letters
  sous serve [--root DIR] [--port N] [--rate N]              serve bundles and tools over HTTP, on this machine only
  sous mcp [--root DIR]                                      serve tools and recipes to an assistant (MCP)
  sous recover [--finish|--rollback|--discard]               end an apply that was interrupted

Options of sous tool
${describeCallOptions().join('\n')}
  --no-color      no colours, as with the variable NO_COLOR

Exit codes
  0 done   1 failed   2 a check found changes   3 bad arguments or an invalid recipe   4 approval needed or refused   130 cancelled

Examples
  sous preview sous:trailing-whitespace
  sous run sous:node-version version=24
  sous validate .github/recipes/tidy.yml
  sous tool grep --pattern 'TODO|FIXME' --file-type ts
  sous tool replace_in_file --path README.md --find colour --replace color
  sous tool replace_in_file --path README.md --find colour --replace color --apply
`
}
