import { openEarly, openFolder } from '../../app/open-folder.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { describeCallOptions } from '../../report/call-options.ts'
import { ALIASES, findTool, LISTING_TOOLS, SEARCHING_TOOLS, TOOL_NAMES } from '../../tools/registry.ts'
import { callToolCommand, reportJson, reportText } from '../call-tool-command.ts'
import { type CliCommand, defineCommand, readWords } from '../define-command.ts'
import { EXIT, type ExitCode, exitCodeFor, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { peekRoot, readToolOptions } from '../options/tool-options.ts'

/** `sous tool <name>`: one call of one tool. */
export const toolCommand: CliCommand = defineCommand({
  usage: (texts) => texts.tool(describeCallOptions().join('\n')),
  options: readWords,
  run: ({ words }, invocation) => callNamed(words, invocation),
})

async function callNamed([name, ...words]: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  if (name === undefined || name.startsWith('-')) return fail(ERRORS.whichTool(), invocation)
  if (name.includes('/')) return (await import('./invoke-command.ts')).invokeCommand(invocation)
  const asksForHelp = words.includes('--help') || words.includes('-h')
  const likelyRoot = peekRoot(words) ?? '.'
  const early = LISTING_TOOLS.has(name) && !asksForHelp ? openEarly(invocation, likelyRoot, SEARCHING_TOOLS.has(name)) : undefined
  const tool = await findTool(name)
  if (tool === undefined) return fail(unknownTool(name), invocation, name)
  if (asksForHelp) {
    const { renderToolHelp } = await import('../../report/tool-help.ts')
    console.out(renderToolHelp(tool, console.outStyle))
    return EXIT.done
  }
  const options = readToolOptions(tool, words)
  if (!options.ok) return fail(options.error, invocation, tool.name)
  const { root = '.' } = options.value
  const folder = early !== undefined && root === likelyRoot ? early : openFolder(invocation, root)
  const called = await callToolCommand({ tool, options: options.value, folder, invocation })
  if (!called.ok) return fail(called.error, invocation, tool.name)
  const report = { ...called.value, command: ['sous', 'tool', ...invocation.argv] }
  if (options.value.json) console.data(await reportJson(report))
  else await reportText(report, console)
  const { result } = called.value.run
  if (result.ok) return EXIT.done
  return invocation.signal.aborted ? EXIT.cancelled : exitCodeFor(result.error.code)
}

function unknownTool(name: string): ToolError {
  const meant = didYouMean(name, [...TOOL_NAMES, ...Object.keys(ALIASES)])
  return ERRORS.unknownTool(name, meant)
}

const ERRORS = {
  whichTool: () => toolError('invalid_arguments', 'Which tool?', "Use sous tool <name>. 'sous tools' lists them."),
  unknownTool: (name: string, meant: string | undefined) =>
    toolError(
      'unknown_tool',
      `Tool '${name}' does not exist`,
      meant === undefined ? "'sous tools' lists them." : `Did you mean '${meant}'? 'sous tools' lists them all.`,
    ),
}
