import * as z from 'zod/mini'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { nameSome } from '../model/wording.ts'
import type { GitHub } from './github-client.ts'

const File = z.object({ filename: z.string(), previous_filename: z.optional(z.string()) })

/** What Sous goes by; in a pull request it counts for nothing, which a reader should know. */
const RULES = /^(?:(?:\.github\/)?recipes\/|\.github\/sous(?:\.ya?ml$|\/)|(?:\.github\/|docs\/)?CODEOWNERS$)/
/** GitHub lists no more files of a pull request than these. */
const MAX_FILES = 3000

/** The recipes, configuration and code owners that a pull request changes, by path. */
export async function readChangedRules(github: GitHub, pull: number): Promise<Result<readonly string[], Refusal>> {
  const files = await github.requestAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { pull_number: pull }, File)
  if (!files.ok) return files
  if (files.value.length >= MAX_FILES)
    return failure(refusal('policy_error', `Pull request #${pull} has ${MAX_FILES} files or more, and GitHub does not list the rest`))
  const names = files.value.flatMap(({ filename, previous_filename: before }) => (before === undefined ? [filename] : [filename, before]))
  return success(names.filter((name) => RULES.test(name)))
}

/** A recipe that a pull request changes is not what its reader sees there: it lands nothing until that is merged. */
export function refuseChangedRecipe(changed: readonly string[], recipes: readonly string[]): Refusal | undefined {
  const both = recipes.filter((path) => changed.includes(path))
  return both.length === 0 ? undefined : refusal('recipe_changed', `The pull request changes ${nameSome(both, 3)}`)
}
