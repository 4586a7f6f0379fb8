import { applyOnDisk } from '../apply/disk/apply-on-disk.ts'
import type { FileChange } from '../base/change.ts'
import type { SousConfig } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { ToolCall } from '../base/plan.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import { shellWord } from '../base/text/wording.ts'
import type { BundleTool } from '../bundles/bundle.ts'
import type { ToolUsage } from '../bundles/tool-usage.ts'
import { type Approver, NO_APPROVER } from '../plan/decide.ts'
import { runToolCall } from '../plan/run-tool.ts'
import type { Http } from '../system/network/http.ts'
import { asTool } from '../tools/bundle-tool.ts'
import type { ToolContext } from '../tools/kit/tool.ts'
import { renderTextPatch } from '../workspace/patch/render-patch.ts'
import { loadConfig } from './load-config.ts'
import type { OpenBundles } from './open-bundles.ts'
import { openFolder, type Surroundings } from './open-folder.ts'
import { applyPlace, planPlace } from './plan-place.ts'
import { planRecipe, unpreparedError } from './plan-recipe.ts'
import { openSession, secretsFrom } from './session.ts'
import { readUserRules } from './user-files.ts'

export interface InvokeRequest {
  readonly bundles: OpenBundles
  readonly surroundings: Surroundings
  readonly tool: BundleTool
  readonly args: Readonly<Record<string, unknown>>
  readonly approver: Approver
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  progress(update: Progress): void
  /** Called before it runs, with what exactly will be done. */
  started?(call: ToolCall): void
  /** Takes what a command prints, as it arrives. */
  readonly output?: (text: string) => void
}

/** Calls a bundle tool in the same way as every call: arguments, rules, approval, and only then the call. */
export async function invokeBundleTool(request: InvokeRequest): Promise<Result<unknown, ToolError>> {
  const { bundles, surroundings, tool: definition, args, approver, allowHosts, verbose } = request
  if (definition.recipe !== undefined) return callRecipeTool(request, definition.recipe.name)
  const tool = await asTool(definition)
  if (!tool.ok) return tool
  const opened = await openFolder(surroundings, bundles.root)
  if (!opened.ok) return opened
  const config = await loadConfig(opened.value.tree, new Date())
  if (!config.ok) return config
  const rules = readUserRules(surroundings)
  if (!rules.ok) return rules
  const session = await openSession({ surroundings, category: tool.value.category, opened: opened.value, allowHosts, verbose })
  const run = await runToolCall({
    tool: tool.value,
    args,
    context: bundleContext(
      { ...session.context, ...(request.output && { output: request.output }) },
      { env: surroundings.env, config: config.value.config, usage: bundles.usage },
    ),
    rules: rules.value,
    root: session.root,
    approver,
    apply: (changes) => applyOnDisk({ ...applyPlace(opened.value), changes, progress: () => undefined }),
    emit(event) {
      if (event.kind === 'run_started') request.started?.(event.call)
      if (event.kind === 'progress') request.progress(event.progress)
    },
  })
  if (!run.result.ok) return failure(run.result.error)
  const { value } = run.result
  return success(definition.http === undefined ? value : (value as { readonly value: unknown }).value)
}

/** The result of calling a recipe. */
export interface RecipeCallValue {
  readonly status: 'complete' | 'gated'
  /** Missing for a complete plan without changes: there is nothing to approve. */
  readonly digest: string | null
  readonly changes: readonly Pick<FileChange, 'kind' | 'path'>[]
  readonly diff: string
  readonly outputs: Readonly<Record<string, unknown>> | null
  /** The call that waits for approval, if the plan is not complete. */
  readonly waiting: { readonly step: string; readonly tool: string; readonly args: Readonly<Record<string, unknown>> } | null
}

/** A recipe is planned, never applied: the user approves the digest by other means. */
async function callRecipeTool(
  { bundles, surroundings, tool, args, approver, allowHosts, verbose }: InvokeRequest,
  name: string,
): Promise<Result<RecipeCallValue, ToolError>> {
  const { root, usage } = bundles
  const { findValueProblems } = await import('../bundles/json-schema-check.ts')
  const problems = findValueProblems(tool.argSchema, args)
  const [first] = problems
  if (first !== undefined) return failure({ ...ERRORS.badInput(first.field, first.reason), problems })
  usage.called(tool.id)
  const planned = await planRecipe({
    surroundings,
    recipe: { word: name, root, inputs: args },
    consent: {
      // Consent to calls does not mean trust in a recipe: trust comes first, as with `sous run`.
      trust: async (found) => (approver === NO_APPROVER ? success(found) : failure(ERRORS.untrusted(name))),
      approver: () => approver,
    },
    emit: () => undefined,
    allowHosts,
    verbose,
  })
  if (!planned.ok) return failure(unpreparedError(planned.error))
  const { run, made } = planned.value
  await using loaded = made.loaded
  const { outcome } = made
  if (outcome.kind === 'failed') return failure(outcome.failure.error)
  const saved = loaded === undefined ? success(undefined) : await planPlace(run.opened).store.save(loaded)
  if (!saved.ok) return saved
  return success({
    status: outcome.kind,
    digest: loaded?.plan.digest ?? null,
    changes: outcome.changes.map(({ kind, path }) => ({ kind, path })),
    diff: await renderTextPatch(outcome.changes),
    outputs: outcome.kind === 'complete' ? outcome.outputs : null,
    waiting:
      outcome.kind === 'gated' ? { step: outcome.gate.label, tool: outcome.gate.call.tool.name, args: outcome.gate.call.args } : null,
  })
}

type Context = Omit<ToolContext, 'progress'>

export interface BundleSurroundings {
  readonly env: Surroundings['env']
  readonly config: SousConfig
  readonly usage: ToolUsage
}

/** What a bundle tool can access: its secrets, and only the network hosts that the repository allows. */
export function bundleContext(context: Context, { env, config, usage }: BundleSurroundings): Context {
  return { ...context, http: withinHosts(context.http, config), secrets: secretsFrom(env, config.secrets), usage }
}

function withinHosts(http: Http, { fetchHosts }: SousConfig): Http {
  if (fetchHosts === undefined) return http
  return { send: (request) => http.send({ ...request, mayReach: (host) => fetchHosts.includes(host) }) }
}

const ERRORS = {
  untrusted: (name: string) =>
    toolError(
      'untrusted_recipe',
      `The recipe '${name}' runs commands or uses the network, and you have not trusted it yet`,
      `Nothing was run. In a terminal, 'sous run ${shellWord(name)}' shows what it does and asks whether you trust it.`,
    ),
  badInput: (field: string, reason: string) => toolError('invalid_arguments', `${field} ${reason}`, 'Correct the inputs.'),
}
