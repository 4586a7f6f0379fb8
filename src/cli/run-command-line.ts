import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { didYouMean } from '../base/text/wording.ts'
import { VERSION } from '../base/version.ts'
import type { CliCommand } from './define-command.ts'
import { EXIT, type ExitCode, fail } from './fail.ts'
import type { Invocation } from './invocation.ts'

/** Each is loaded when it is called: a short run spends most of its time loading code. */
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
  campaign: async () => (await import('./commands/campaign-command.ts')).campaignCommand,
  update: async () => (await import('./commands/update-command.ts')).updateCommand,
  bundle: async () => (await import('./commands/bundle-command.ts')).bundleCommand,
  invoke: async () => (await import('./commands/invoke-command.ts')).invokeCommand,
  serve: async () => (await import('./commands/serve-command.ts')).serveCommand,
  studio: async () => (await import('./commands/studio-command.ts')).studioCommand,
  mcp: async () => (await import('./commands/mcp-command.ts')).mcpCommand,
  completion: async () => (await import('./commands/completion-command.ts')).completionCommand,
  recover: async () => (await import('./commands/recover-command.ts')).recoverCommand,
}

/** The command line: which command, and with what. Returns the exit code. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [name, ...rest] = invocation.argv.filter((word) => word !== '--no-color' && word !== '--no-pager')
  const isHelped = name === 'help' && Object.hasOwn(COMMANDS, rest[0] ?? '')
  if (isHelped) return main({ ...invocation, argv: [...rest, '--help'] })
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    invocation.console.out((await import('./render-help.ts')).renderHelp())
    return name === undefined ? EXIT.badArguments : EXIT.done
  }
  if (name === '--version' || name === '-v' || name === '-V') {
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
  return ERRORS.unknownCommand(name, meant)
}

const ERRORS = {
  unknownCommand: (name: string, meant: string | undefined) =>
    toolError(
      'invalid_arguments',
      `Unknown command '${name}'`,
      meant === undefined ? 'See sous --help.' : `Did you mean 'sous ${meant}'? See sous --help.`,
    ),
}
