import { briefText } from './path.ts'

/** A recipe of another repository at one commit. */
export interface RecipeRef {
  readonly owner: string
  readonly repository: string
  readonly name: string
  /** In full. */
  readonly commit: string
}

/** As on GitHub. No segment can be `.` or `..`, start with a dash or hold a character that a URL or a path gives a meaning. */
const OWNER = '[A-Za-z0-9][A-Za-z0-9_-]{0,38}'
const REPOSITORY = '(?!\\.{1,2}(?:[/@]|$))(?![^/@]*\\.git(?:[/@]|$))[A-Za-z0-9._-]{1,100}'
const NAME = '(?![^/@]*\\.ya?ml(?:@|$))[A-Za-z0-9_][A-Za-z0-9._-]{0,99}'
const COMMIT = '(?:[0-9a-f]{40}|[0-9a-f]{64})'

const REF = new RegExp(`^(${OWNER})/(${REPOSITORY})/(${NAME})@(${COMMIT})$`)
const COMMIT_IN_CAPITALS = new RegExp(`^${COMMIT}$`, 'i')
const SOURCE = new RegExp(`^${OWNER}/${REPOSITORY}$`)
const WANTED = new RegExp(`^(${OWNER}/${REPOSITORY})(?:/(${NAME}))?(?:@([^\\s@~^:?*[\\\\\\p{Cc}][^\\s@~^:?*[\\\\\\p{Cc}]{0,199}))?$`, 'u')

/** The schema of a pinned recipe, for editors. */
export const RECIPE_REF_PATTERN = REF.source

/** `owner/repository/name@commit`, with the full commit; `undefined` for anything else. */
export function parseRecipeRef(text: string): RecipeRef | undefined {
  const [, owner, repository, name, commit] = REF.exec(text) ?? []
  return owner === undefined || repository === undefined || name === undefined || commit === undefined
    ? undefined
    : { owner, repository, name, commit }
}

export function showRecipeRef({ owner, repository, name, commit }: RecipeRef): string {
  return `${owner}/${repository}/${name}@${commit}`
}

/** `owner/repository` of a recipe, as written. */
export function sourceOfRef({ owner, repository }: Pick<RecipeRef, 'owner' | 'repository'>): string {
  return `${owner}/${repository}`
}

/** Two references are the same recipe if their keys are: GitHub ignores case in the names of owners and repositories. */
export function refKey({ owner, repository, name, commit }: RecipeRef): string {
  return showRecipeRef({ owner: owner.toLowerCase(), repository: repository.toLowerCase(), name, commit })
}

/** Whether a text is `owner/repository`. */
export function isSourceName(text: string): boolean {
  return SOURCE.test(text)
}

/** A repository or one of its recipes, with the version to move to: a branch, a tag or a commit. */
export interface WantedVersion {
  readonly source: string
  readonly name: string | undefined
  readonly version: string | undefined
}

/** `owner/repository`, with `/name` and `@version` if given. */
export function parseWantedVersion(text: string): WantedVersion | undefined {
  const [, source, name, version] = WANTED.exec(text) ?? []
  return source === undefined ? undefined : { source, name, version }
}

/** A recipe that a shared recipe calls by its plain name is next to it, at the same commit. */
export function resolveRecipeName(name: string, callerPath: string): string {
  const caller = parseRecipeRef(callerPath)
  return caller === undefined || /[/:@]/.test(name) ? name : showRecipeRef({ ...caller, name })
}

/** Whether a name can only mean a recipe of another repository: no recipe of this one, or of Sous, has a slash or a URL in its name. */
export function isElsewhere(name: string): boolean {
  return name.includes('/') || /^git@/.test(name)
}

/** What is wrong with the name of a recipe of another repository, and how to write it. */
export function whyNoRef(text: string): { readonly message: string; readonly suggestion: string } {
  const shown = briefText(text)
  const wanted = parseWantedVersion(text)
  const form = 'owner/repository/name@commit, with all 40 characters of the commit'
  if (wanted?.name === undefined) return { message: `'${shown}' is not a recipe of another repository`, suggestion: `Write ${form}.` }
  const { source, name, version } = wanted
  const recipe = `${source}/${name}`
  const find = `'sous update ${version === undefined ? recipe : `${recipe}@${briefText(version)}`}' finds the commit and records it.`
  if (version === undefined) return { message: `'${shown}' is not pinned to a commit`, suggestion: `Write ${recipe}@<commit>. ${find}` }
  if (COMMIT_IN_CAPITALS.test(version))
    return {
      message: `'${shown}' is not pinned: a commit is written in small letters`,
      suggestion: `Write ${recipe}@${version.toLowerCase()}.`,
    }
  const what = /^[0-9a-f]{4,63}$/i.test(version) ? 'a short commit is not unique' : 'a branch or tag can move'
  return { message: `'${shown}' is not pinned: ${what}`, suggestion: `Write the full commit: ${recipe}@<commit>. ${find}` }
}

/** The recipe's name as `/sous run` takes it. */
export function calledName({ recipe: { path } }: { readonly recipe: { readonly path: string } }): string {
  return path.startsWith('sous:') || parseRecipeRef(path) !== undefined ? path : path.replace(/^.*\//, '').replace(/\.ya?ml$/, '')
}
