import type { BundleTool } from '../../bundles/bundle.ts'
import { parseReference, referenceText } from '../../bundles/labels.ts'
import { whyOff } from '../../bundles/list-bundles.ts'
import { type Approver, NOBODY } from '../../engine/approve.ts'
import { didYouMean } from '../../model/did-you-mean.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { renderError } from '../../report/terminal-result.ts'
import { asTool } from '../../tools/bundle-registry.ts'
import { argumentsOf } from '../../tools/bundle-tool.ts'
import type { Tool } from '../../tools/tool.ts'
import { invokeBundleTool } from '../bundles/invoke-bundle-tool.ts'
import { type OpenBundles, openBundles } from '../bundles/open-bundles.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode, exitCodeFor } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { ProgressLine } from '../progress.ts'
import { mergeParams, readToolOptions, type ToolOptions } from '../tool-options.ts'
import { approvalsFile } from '../user-folders.ts'

const USAGE = `Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE …] [--params JSON] [--yes] [--json] [--root DIR]

Calls a tool of a bundle. Unless a rule of your own allows the call, you are asked first, and see exactly what would be sent.
Recipes are tools too, of the bundle 'recipes': their plan is made and shown, and 'sous apply <digest>' lands it.

  sous invoke tickets/create@1 --title 'A new one'
  sous invoke tickets/create@1 --help     what it takes
`

/** `sous invoke`: one call of one tool of a bundle. */
export async function invokeCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const [name, ...words] = invocation.argv
  if (name === '--help' || name === '-h') {
    console.out(USAGE)
    return EXIT.done
  }
  const reference = name === undefined ? undefined : parseReference(name)
  if (reference === undefined)
    return fail(toolError('invalid_arguments', 'Which tool?', 'Write sous invoke <bundle>/<tool>@<version>.'), invocation)
  const bundles = await openBundles(invocation, peekRoot(words))
  if (!bundles.ok) return fail(bundles.error, invocation)
  const definition = await findDefinition(referenceText(reference), bundles.value)
  if (!definition.ok) return fail(definition.error, invocation)
  const tool = definition.value.recipe === undefined ? await asTool(definition.value) : success(undefined)
  if (!tool.ok) return fail(tool.error, invocation)
  if (words.includes('--help') || words.includes('-h')) return showHelp(definition.value, tool.value, invocation)
  const owner = tool.value ?? { name: referenceText(reference), args: () => argumentsOf(definition.value.argSchema) }
  const options = readToolOptions(owner, words)
  if (!options.ok) return fail(options.error, invocation)
  const { params } = options.value
  const args =
    params === undefined
      ? success(options.value.args)
      : mergeParams(options.value.args, params === '-' ? await console.readInput() : params)
  if (!args.ok) return fail(args.error, invocation)
  const line = new ProgressLine(console, referenceText(reference))
  const result = await invokeBundleTool({
    bundles: bundles.value,
    invocation,
    tool: definition.value,
    args: args.value,
    approver: await approverFor(options.value, bundles.value, invocation),
    allowHosts: options.value.allowHosts,
    verbose: options.value.verbose,
    progress: (update) => line.update(update),
  }).finally(() => line.end())
  await bundles.value.usage.settled()
  if (options.value.json)
    console.out(`${printableJson(result.ok ? { ok: true, value: result.value } : { ok: false, error: errorForm(result.error) })}\n`)
  else if (result.ok) console.out(`${printableJson(result.value, 2)}\n`)
  else console.err(renderError(result.error, console.errStyle))
  if (result.ok) return EXIT.done
  return invocation.signal.aborted ? EXIT.cancelled : exitCodeFor(result.error.code)
}

async function findDefinition(name: string, { store }: OpenBundles): Promise<Result<BundleTool, ToolError>> {
  const views = await store.views()
  const nameOf = (tool: BundleTool) => referenceText({ ...tool, bundle: tool.bundleSlug })
  const tool = views.tools.find((candidate) => nameOf(candidate) === name)
  const off = tool === undefined ? undefined : whyOff(tool, views)
  if (off !== undefined) return failure(off)
  if (tool !== undefined) return success(tool)
  const meant = didYouMean(name, views.tools.map(nameOf))
  return failure(
    toolError('unknown_tool', `There is no tool '${name}'`, meant === undefined ? 'See sous tools search.' : `Did you mean '${meant}'?`),
  )
}

async function showHelp(definition: BundleTool, tool: Tool | undefined, { console }: Invocation): Promise<ExitCode> {
  if (tool === undefined) console.out(`${printableLine(definition.displayName)}\n${printableJson(definition.argSchema, 2)}\n`)
  else console.out((await import('../../report/tool-help.ts')).renderToolHelp(tool, console.outStyle))
  return EXIT.done
}

/** The folder, before the options can be read: that takes the tool's schema. */
function peekRoot(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='))
  return words[at] === '--root' ? words[at + 1] : words[at]?.slice('--root='.length)
}

async function approverFor(options: ToolOptions, { root }: OpenBundles, { console, env, signal }: Invocation): Promise<Approver> {
  const { consented, terminalApprover } = await import('../approvers.ts')
  if (options.yes) return consented
  return console.isInteractive ? terminalApprover({ console, root, approvalsFile: approvalsFile(env), signal }) : NOBODY
}

function errorForm({ code, message, suggestion }: ToolError) {
  return { code, message, suggestion }
}
