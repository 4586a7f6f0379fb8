import { didYouMean } from '../model/did-you-mean.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Invocation } from './console.ts'
import { EXIT, type ExitCode } from './exit-codes.ts'
import { fail } from './fail.ts'
import { renderHelp } from './help.ts'
import { VERSION } from './version.ts'

type Command = (invocation: Invocation) => Promise<ExitCode>

/** Loaded when called for: most of a short run is loading code. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./commands/init.ts')).initCommand,
  preview: async () => (await import('./commands/preview.ts')).previewCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  run: async () => (await import('./commands/run.ts')).runCommand,
  apply: async () => (await import('./commands/apply.ts')).applyCommand,
  undo: async () => (await import('./commands/undo.ts')).undoCommand,
  plans: async () => (await import('./commands/plans.ts')).plansCommand,
  tool: async () => (await import('./commands/tool.ts')).toolCommand,
  tools: async () => (await import('./commands/tools.ts')).toolsCommand,
  validate: async () => (await import('./commands/validate.ts')).validateCommand,
  list: async () => (await import('./commands/list.ts')).listCommand,
  explain: async () => (await import('./commands/explain.ts')).explainCommand,
  bundle: async () => (await import('./commands/bundle.ts')).bundleCommand,
  invoke: async () => (await import('./commands/invoke.ts')).invokeCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
  recover: async () => (await import('./commands/recover.ts')).recoverCommand,
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
  return command({ ...invocation, argv: rest })
}

function unknownCommand(name: string): ToolError {
  const meant = didYouMean(name, Object.keys(COMMANDS))
  return toolError(
    'invalid_arguments',
    `There is no command '${name}'`,
    meant === undefined ? 'See sous --help.' : `Did you mean 'sous ${meant}'? See sous --help.`,
  )
}
