import * as fs from 'node:fs'
import { sha256 } from '../base/digest.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Recipe, Step } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import { allSteps } from '../recipe/check-call.ts'
import type { RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import { replacePrivateFile } from '../system/disk/real-disk.ts'
import type { Tool } from '../tools/kit/tool.ts'
import type { Surroundings } from './open-folder.ts'
import type { PreparedRun } from './prepare-run.ts'
import { findShipped } from './recipe-files.ts'
import { trustFile } from './user-files.ts'

export interface Trust {
  /** Covers the recipe, all recipes that it calls, the files of tools and the configuration: any change gives another hash. */
  readonly hash: string
  /** The calls that act outside the workspace, in words. Without any, no trust is needed. */
  readonly calls: readonly string[]
  readonly isTrusted: boolean
  /** Whether the next run trusts it too, without being told. */
  readonly isRemembered: boolean
  /** It comes with Sous, so that you need not read it first. The rules of the repository still allow none of its calls. */
  readonly isShipped?: boolean
}

/** A freshly cloned repository must not be able to run anything on its own, whatever its rules allow. */
export async function findTrust(
  run: PreparedRun,
  policy: string,
  { env, program }: Pick<Surroundings, 'env' | 'program'>,
): Promise<Result<Trust, ToolError>> {
  const recipes = recipesOf(run.recipe, run.library)
  const found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat()
  const calls = found.map(({ text }) => text)
  const files = [...new Set(found.flatMap(({ tool }) => (tool.source === undefined ? [] : [tool.source.digest])))]
  const hash = sha256(Buffer.from([...recipes.map(({ source }) => source.digest), policy, ...files].join('\n')))
  if (calls.length === 0) return success({ hash, calls, isTrusted: true, isRemembered: true })
  const trusted = readTrusted(trustFile(env))
  if (!trusted.ok) return trusted
  if (trusted.value.includes(hash)) return success({ hash, calls, isTrusted: true, isRemembered: true })
  const shipped = new Set(findShipped(program).map((file) => file.path))
  const isShipped = recipes.every(({ source }) => shipped.has(source.path)) && files.length === 0
  return success({ hash, calls, isTrusted: isShipped, isRemembered: isShipped, ...(isShipped && { isShipped }) })
}

/** Whether a recipe may make its calls. `error` is for front ends that cannot ask. */
export type TrustDecision =
  | { readonly kind: 'trusted' }
  | { readonly kind: 'needs_trust'; readonly error: ToolError }
  | { readonly kind: 'refused'; readonly error: ToolError }

/** Decides by what is remembered, and by the hash that was passed, if any. */
export function decideTrust(trust: Trust, { callName }: Pick<PreparedRun, 'callName'>, given: string | undefined): TrustDecision {
  if (trust.isTrusted || given === trust.hash) return { kind: 'trusted' }
  if (given !== undefined)
    return { kind: 'refused', error: ERRORS.untrusted(trust, `--trust does not match: this recipe has the hash ${trust.hash}`) }
  return {
    kind: 'needs_trust',
    error: ERRORS.untrusted(trust, `The recipe '${callName}' runs commands or uses the network, and you have not trusted it yet`),
  }
}

/** Remembers that the user trusts the recipe with that hash. */
export function trustRecipe({ hash }: Pick<Trust, 'hash'>, { env }: Pick<Surroundings, 'env'>): Result<void, ToolError> {
  return addTrusted(trustFile(env), hash)
}

/** The recipe and everything it calls, each once. */
function recipesOf(recipe: Recipe, library: RecipeLibrary): readonly Recipe[] {
  const found = new Map<string, Recipe>()
  const visit = (current: Recipe) => {
    if (found.has(current.source.path)) return
    found.set(current.source.path, current)
    for (const { call } of allSteps(current)) {
      const called = call.kind === 'recipe' ? library.find(call.recipe) : undefined
      if (called !== undefined) visit(called)
    }
  }
  visit(recipe)
  return [...found.values()]
}

interface ExternalCall {
  readonly tool: Tool
  readonly text: string
}

async function externalCalls(recipe: Recipe, findTool: PreparedRun['findTool']): Promise<readonly ExternalCall[]> {
  const calls: ExternalCall[] = []
  for (const step of allSteps(recipe)) {
    const tool = step.call.kind === 'tool' ? await findTool(step.call.tool) : undefined
    if (tool?.effect !== 'external') continue
    const does = (tool.hosts?.join(', ') ?? whatItDoes(step)).trimEnd()
    // A script stands below, where its lines stay aligned.
    calls.push({ tool, text: `${step.at.file}:${step.at.line}  ${tool.name}${does.includes('\n') ? '\n' : '  '}${does}` })
  }
  return calls
}

function whatItDoes({ with: given }: Step): string {
  const what = given.find(({ key }) => key === 'command' || key === 'url')?.value
  if (what?.kind === 'scalar') return String(what.value)
  return what?.kind === 'template' ? what.parts.map((part) => (typeof part === 'string' ? part : `\${{ ${part.text} }}`)).join('') : ''
}

/** The hashes of recipes that the user trusts to act outside the workspace, once the calls are approved. */
export function readTrusted(file: string): Result<readonly string[], ToolError> {
  let text: string
  try {
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    if (stats === undefined) return success([])
    if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
      return failure(ERRORS.broken(file, 'users other than its owner can change it', `Run: chmod 600 ${file}`))
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    return failure(ERRORS.broken(file, (error as Error).message, 'Make it readable, or delete it.'))
  }
  const parsed = parseJson(text)
  const trusted = parsed.ok ? (parsed.value as { readonly trusted?: unknown } | null)?.trusted : undefined
  const isList = Array.isArray(trusted) && trusted.every((hash) => typeof hash === 'string')
  return isList ? success(trusted) : failure(ERRORS.broken(file, "it has no list of hashes called 'trusted'", 'Delete it.'))
}

export function addTrusted(file: string, hash: string): Result<void, ToolError> {
  const present = readTrusted(file)
  if (!present.ok) return present
  if (present.value.includes(hash)) return success(undefined)
  try {
    replacePrivateFile(file, `${JSON.stringify({ trusted: [...present.value, hash] }, undefined, 2)}\n`)
    return success(undefined)
  } catch (error) {
    return failure(ERRORS.broken(file, (error as Error).message, 'Make its folder writable.'))
  }
}

const ERRORS = {
  untrusted: ({ hash }: Trust, message: string) =>
    toolError('untrusted_recipe', message, `Nothing was run. Read it, then add: --trust ${hash}`),
  broken: (file: string, why: string, suggestion: string) => toolError('io_error', `Trusted recipes ${file}: ${why}`, suggestion),
}
