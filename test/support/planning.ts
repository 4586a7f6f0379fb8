import type { ApprovalAnswer, ApprovalRequest, ApprovalRule } from '../../src/base/plan.ts'
import type { Recipe } from '../../src/base/recipe.ts'
import type { Approver } from '../../src/plan/decide.ts'
import { DEFAULT_PLAN_LIMITS, type RunLimits } from '../../src/plan/plan-limits.ts'
import type { PlanOutcome, RecipeEvent } from '../../src/plan/plan-outcome.ts'
import type { RecipeRunRequest } from '../../src/plan/run-call.ts'
import { runRecipeSteps } from '../../src/plan/run-recipe.ts'
import type { RecipeLibrary } from '../../src/recipe/check-recipe-calls.ts'
import { type GivenInputs, resolveInputs } from '../../src/recipe/input-values.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import type { SandboxDisk } from '../../src/system/disk/sandbox-disk.ts'
import type { ToolContext } from '../../src/tools/kit/tool.ts'
import { findTool } from '../../src/tools/registry.ts'
import { renderPatch } from '../../src/workspace/patch/render-patch.ts'
import { openSandbox } from '../../src/workspace/sandbox/sandbox.ts'
import { realCatalogue } from '../recipe/real-catalogue.ts'
import { shellFor } from './real-shell.ts'
import { testSandboxDisk } from './sandbox.ts'
import type { TempFolder } from './temp-folder.ts'
import { toolContext } from './tool-context.ts'
import { testGit } from './workspace.ts'

const catalogue = await realCatalogue()

export interface Planning {
  /** Text of the recipe. */
  readonly recipe: string
  /** Texts of the recipes that it can call, by name. */
  readonly others?: Readonly<Record<string, string>>
  readonly inputs?: GivenInputs
  readonly rules?: readonly ApprovalRule[]
  readonly answer?: ApprovalAnswer
  /** Called when somebody is asked. */
  readonly onAsk?: () => void
  readonly fetchHosts?: readonly string[]
  /** What the configuration leaves out. */
  readonly exclude?: readonly string[]
  readonly limits?: Partial<RunLimits>
  readonly contexts?: RecipeRunRequest['contexts']
  readonly time?: Date
  readonly context?: Partial<ToolContext>
  readonly sandboxDisk?: SandboxDisk
}

export interface Planned {
  readonly outcome: PlanOutcome
  readonly events: readonly RecipeEvent[]
  readonly asked: readonly ApprovalRequest[]
}

/** Makes a plan of a recipe over a folder, with the real shell and the real sandbox. */
export async function plan(folder: TempFolder, planning: Planning): Promise<Planned> {
  const recipe = recipeOf(planning.recipe, 'recipes/r.yml')
  const inputs = resolveInputs(recipe, planning.inputs ?? {})
  if (!inputs.ok) throw new Error(inputs.error.map(({ message }) => message).join('; '))
  const events: RecipeEvent[] = []
  const asked: ApprovalRequest[] = []
  const approver: Approver = {
    async ask(request) {
      asked.push(request)
      planning.onAsk?.()
      return planning.answer ?? 'unavailable'
    },
    remember: async () => undefined,
  }
  const repository = await testGit.locate(folder.path)
  const outcome = await runRecipeSteps({
    recipe,
    inputs: inputs.value,
    library: libraryOf(planning.others ?? {}),
    findTool,
    context: await toolContext(folder.path, { shell: shellFor(folder.path), ...planning.context }),
    openSandbox: (workspace) =>
      openSandbox({ workspace, repository, git: testGit, disk: realDisk, sandboxDisk: planning.sandboxDisk ?? testSandboxDisk }),
    contexts: planning.contexts ?? { env: {}, github: {} },
    time: planning.time ?? new Date('2026-02-03T10:00:00Z'),
    rules: planning.rules ?? [],
    ...(planning.fetchHosts !== undefined && { fetchHosts: planning.fetchHosts }),
    exclude: planning.exclude,
    root: folder.path,
    approver,
    limits: { ...DEFAULT_PLAN_LIMITS, ...planning.limits },
    emit: (event) => events.push(event),
  })
  return { outcome, events, asked }
}

export function recipeOf(text: string, file: string): Recipe {
  const { recipe, diagnostics } = readRecipe(text, file, catalogue)
  if (recipe === undefined) throw new Error(diagnostics.map(({ at, message }) => `${at.line}:${at.column} ${message}`).join('\n'))
  return recipe
}

function libraryOf(texts: Readonly<Record<string, string>>): RecipeLibrary {
  const recipes = new Map(Object.entries(texts).map(([name, text]) => [name, recipeOf(text, `recipes/${name}.yml`)]))
  return { names: [...recipes.keys()], find: (name) => recipes.get(name) }
}

/** A plan's outcome as lines: how it ended, every call, and the diff of what would change. */
export async function describePlan(outcome: PlanOutcome): Promise<readonly string[]> {
  const calls = outcome.calls.map(({ planned, changes }) => {
    const { label, tool, args, outcome: end } = planned
    const said =
      end.kind === 'ran'
        ? end.output.split('\n', 1)[0]
        : end.kind === 'skipped'
          ? end.condition
          : end.kind === 'deferred'
            ? end.because
            : `${end.code} ${end.message}`
    const changed = changes.length === 0 ? '' : ` [${changes.map(({ path }) => path).join(' ')}]`
    return `${label}: ${tool} ${JSON.stringify(args)} ${end.kind}: ${said}${changed}`
  })
  if (outcome.kind === 'failed') {
    const { label, at, error } = outcome.failure
    return [`failed ${at.file}:${at.line}:${at.column} in '${label}': ${error.code} ${error.message}`, `  ${error.suggestion}`, ...calls]
  }
  const head =
    outcome.kind === 'gated' ? `gated at '${outcome.gate.label}': ${outcome.gate.reason}` : `complete ${JSON.stringify(outcome.outputs)}`
  const patch = Buffer.from(await renderPatch(outcome.changes)).toString('utf8')
  return [head, ...calls, ...patch.split('\n')].filter((line) => line !== '' && !line.startsWith('index '))
}
