import * as fs from 'node:fs'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoPath, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { StagedWorkspace } from '../../workspace/staged-workspace.ts'
import { type Recipes, recipesIn } from '../load-recipes.ts'
import { type OpenFolder, openFolder, type Surroundings } from '../open-folder.ts'
import { findShipped, isRecipePath, RECIPE_FOLDERS, type RecipeOrigin } from '../recipe-files.ts'
import { sharedRecipes } from '../shared/shared-recipes.ts'

/** A folder whose recipes are written and tried. */
export interface StudioFolder {
  readonly surroundings: Surroundings
  /** Absolute path, with links resolved. */
  readonly root: string
}

/** The text of a recipe that is being written. */
export interface Draft {
  readonly text: string
  /** Where it is or will be; nowhere yet when left out. */
  readonly path?: string | undefined
}

export interface OpenDraft {
  /** As it is on disk: tools do not see the draft, because nothing is saved yet. */
  readonly opened: OpenFolder
  readonly recipes: Recipes
  /** What the draft is called by here: a path. */
  readonly word: string
}

/** Opens the folder with the draft laid over its recipes, so that they are read as if it were saved. */
export async function openDraft(
  { surroundings, root }: StudioFolder,
  draft: Draft,
  { isOffline }: { readonly isOffline: boolean },
): Promise<Result<OpenDraft, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  const { tree, programs } = opened.value
  const view = new StagedWorkspace(tree)
  const isShipped = findShipped(surroundings.program).some(({ path, origin }) => path === draft.path && isTextOf(origin, draft.text))
  const path = isShipped ? undefined : await placeOfDraft(draft, view)
  if (path !== undefined) {
    const laid = await view.stage(path, Buffer.from(draft.text, 'utf8'))
    if (!laid.ok) return laid
  }
  const shared = sharedRecipes({ tree, surroundings, programs, isOffline })
  const recipes = await recipesIn(view, surroundings.program, { ...surroundings, shared })
  if (!recipes.ok) return recipes
  return success({ opened: opened.value, recipes: recipes.value, word: path ?? draft.path ?? '' })
}

function isTextOf(origin: RecipeOrigin, text: string): boolean {
  return origin.kind === 'shipped' && fs.readFileSync(origin.file, 'utf8') === text
}

/** Its own path, or a free one. */
async function placeOfDraft({ path }: Draft, tree: Pick<StagedWorkspace, 'entry'>): Promise<RepoPath> {
  const own = path === undefined ? undefined : parseRecipePath(path)
  if (own?.ok) return own.value
  for (let i = 1; ; i++) {
    const free = `${RECIPE_FOLDERS[1]}/new${i === 1 ? '' : `-${i}`}.yml` as RepoPath
    const entry = await tree.entry(free)
    if (!entry.ok || entry.value.kind === 'missing') return free
  }
}

/** A path at which recipes are found. */
export function parseRecipePath(path: string): Result<RepoPath, ToolError> {
  const parsed = parseRepoPath(path)
  if (!parsed.ok) return parsed
  return isRecipePath(parsed.value) ? parsed : failure(ERRORS.notARecipePath(path))
}

const ERRORS = {
  notARecipePath: (path: string) =>
    toolError(
      'invalid_arguments',
      `'${briefText(path)}' is not a valid path for a recipe`,
      `Use a name that ends in .yml, in ${RECIPE_FOLDERS.map((name) => `${name}/`).join(' or ')}.`,
    ),
}
