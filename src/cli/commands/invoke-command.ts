import { invokeBundleTool, type RecipeCallValue } from '../../app/invoke-bundle-tool.ts'
import { type OpenBundles, openBundles } from '../../app/open-bundles.ts'
import { approvalsFile } from '../../app/user-files.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean, shellWord } from '../../base/text/wording.ts'
import type { BundleTool } from '../../bundles/bundle.ts'
import { parseReference, referenceText } from '../../bundles/labels.ts'
import { whyOff } from '../../bundles/list-bundles.ts'
import { type Approver, CONSENTED, NO_APPROVER } from '../../plan/decide.ts'
import { functionalForm } from '../../report/json/wire-json.ts'
import { hasHiddenCharacters, printable, printableJson, printableLine } from '../../report/printable.ts'
import { PLAIN } from '../../report/terminal/style.ts'
import { renderError } from '../../report/terminal/terminal-result.ts'
import { argumentsOf, asTool } from '../../tools/bundle-tool.ts'
import { withTypedPaths } from '../../tools/kit/path-arguments.ts'
import type { Tool } from '../../tools/kit/tool.ts'
import { withCommand } from '../call-tool-command.ts'
import { type CliCommand, defineCommand, readWords } from '../define-command.ts'
import { EXIT, type ExitCode, exitCodeFor, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { peekRoot, readToolOptions, type ToolOptions, withParams } from '../options/tool-options.ts'
import { ProgressLine } from '../terminal/progress-line.ts'

/** `sous invoke`: one call of one tool of a bundle. */
export const invokeCommand: CliCommand = defineCommand({
  usage: (texts) => texts.invoke,
  options: readWords,
  run: ({ words }, invocation) => invokeNamed(words, invocation),
})

async function invokeNamed([name, ...words]: readonly string[], invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  if (name === undefined || /^[+-]/.test(name)) return invokePicked(invocation)
  const reference = parseReference(name)
  if (reference === undefined) return fail(ERRORS.notAToolName(name), invocation)
  const bundles = await openBundles(invocation, peekRoot(words))
  if (!bundles.ok) return fail(bundles.error, invocation)
  const definition = await findDefinition(referenceText(reference), bundles.value)
  if (!definition.ok) return fail(definition.error, invocation)
  const tool = definition.value.recipe === undefined ? await asTool(definition.value) : success(undefined)
  if (!tool.ok) return fail(tool.error, invocation)
  if (words.includes('--help') || words.includes('-h'))
    return tool.value === undefined ? explainRecipe(definition.value, bundles.value.root, invocation) : showHelp(tool.value, invocation)
  const owner = tool.value ?? { name: referenceText(reference), args: () => argumentsOf(definition.value.argSchema) }
  const options = readToolOptions(owner, words)
  if (!options.ok) return fail(options.error, invocation)
  const args = await withParams(options.value, console)
  if (!args.ok) return fail(args.error, invocation)
  const line = new ProgressLine(console, referenceText(reference))
  const invoked = await invokeBundleTool({
    bundles: bundles.value,
    surroundings: invocation,
    tool: definition.value,
    args: definition.value.local === undefined ? args.value : withTypedPaths({}, args.value, [bundles.value.root]),
    approver: await approverFor(options.value, bundles.value, invocation),
    allowHosts: options.value.allowHosts,
    verbose: options.value.verbose,
    progress: (update) => line.update(update),
  }).finally(() => line.end())
  await bundles.value.usage.settled()
  const result = invoked.ok ? invoked : failure(withCommand(invoked.error, ['sous', 'invoke', ...invocation.argv]))
  if (options.value.json) console.data(`${printableJson(functionalForm(result))}\n`)
  else if (result.ok && definition.value.recipe !== undefined) console.out(planText(result.value as RecipeCallValue, bundles.value.root))
  else if (result.ok) console.data(`${printableJson(result.value, 2)}\n`)
  else console.err(renderError(result.error, console.errStyle))
  if (result.ok)
    return definition.value.recipe !== undefined && (result.value as RecipeCallValue).status === 'gated' ? EXIT.notApproved : EXIT.done
  return invocation.signal.aborted ? EXIT.cancelled : exitCodeFor(result.error.code)
}

/** Without the full name of a tool. */
async function invokePicked(invocation: Invocation): Promise<ExitCode> {
  const [first, ...rest] = invocation.argv
  const [query, words] = first?.startsWith('+') ? [first.slice(1), rest] : ['', invocation.argv]
  const bundles = await openBundles(invocation, peekRoot(words))
  if (!bundles.ok) return fail(bundles.error, invocation)
  const { pickTool } = await import('../pick-tool.ts')
  const picked = await pickTool({ query, words, bundles: bundles.value, invocation })
  if (!picked.ok) return fail(picked.error, invocation)
  return picked.value === undefined ? EXIT.cancelled : invokeCommand({ ...invocation, argv: picked.value })
}

/** The plan of a recipe for people, and the next command. */
function planText({ diff, digest, waiting, outputs }: RecipeCallValue, root: string): string {
  if (waiting !== null)
    return `${printable(diff)}Step '${printableLine(waiting.step)}' waits for approval: ${waiting.tool} ${printableJson(waiting.args)}\n`
  const given = Object.keys(outputs ?? {}).length === 0 ? '' : `${printableJson(outputs, 2)}\n`
  if (diff === '') return `${given}The recipe would change nothing.\n`
  return `${printable(diff)}${given}To apply it: sous apply ${digest} --root ${shellWord(root)}\n`
}

async function findDefinition(name: string, { store }: OpenBundles): Promise<Result<BundleTool, ToolError>> {
  const views = await store.views()
  const nameOf = (tool: BundleTool) => referenceText({ ...tool, bundle: tool.bundleSlug })
  const tool = views.tools.find((candidate) => nameOf(candidate) === name)
  const off = tool === undefined ? undefined : whyOff(tool, views)
  if (off !== undefined) return failure(off)
  if (tool !== undefined) return success(tool)
  const meant = didYouMean(name, views.tools.map(nameOf))
  return failure(ERRORS.unknownTool(name, meant))
}

async function showHelp(tool: Tool, { console }: Invocation): Promise<ExitCode> {
  const { renderToolHelp } = await import('../../report/tool-help.ts')
  const plain = renderToolHelp(tool, PLAIN)
  console.out(hasHiddenCharacters(plain) ? printable(plain) : renderToolHelp(tool, console.outStyle))
  return EXIT.done
}

async function explainRecipe({ recipe }: BundleTool, root: string, invocation: Invocation): Promise<ExitCode> {
  const { explainCommand } = await import('./explain-command.ts')
  return explainCommand({ ...invocation, argv: [recipe?.name ?? '', '--root', root] })
}

async function approverFor(options: ToolOptions, { root }: OpenBundles, { console, env, signal }: Invocation): Promise<Approver> {
  if (options.yes) return CONSENTED
  if (!console.isInteractive) return NO_APPROVER
  const { terminalApprover } = await import('../terminal/approvers.ts')
  return terminalApprover({ console, root, approvalsFile: approvalsFile(env), signal })
}

const ERRORS = {
  notAToolName: (name: string) =>
    toolError('invalid_arguments', `'${name}' is not the name of a tool`, 'Use sous invoke <bundle>/<tool>@<version>, or +<tool>.'),
  unknownTool: (name: string, meant: string | undefined) =>
    toolError(
      'unknown_tool',
      `Tool '${name}' does not exist`,
      meant === undefined ? "'sous tools search <text>' finds tools." : `Did you mean '${meant}'?`,
    ),
}
