import * as path from 'node:path'
import { sha256 } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoPath, type RepoPath } from '../../base/path.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { VERSION } from '../../base/version.ts'
import { CAMPAIGNS_FOLDER, type Campaign } from '../../campaign/campaign.ts'
import { checkCampaignInputs, unknownRecipeOfCampaign } from '../../campaign/check-campaign.ts'
import { Ledger, type LedgerHome, listCampaigns, localLedgers } from '../../campaign/ledger.ts'
import { readCampaign } from '../../campaign/read-campaign.ts'
import { realDisk } from '../../system/disk/real-disk.ts'
import { CONFIG_TOOLS } from '../../tools/config-tools.ts'
import { readYamlText } from '../load-config.ts'
import { type OpenRecipes, openRecipes } from '../load-recipes.ts'
import type { Surroundings } from '../open-folder.ts'
import { type PreparedRecipe, prepareRecipe } from '../prepare-run.ts'
import { EXTENSION } from '../recipe-files.ts'

/** The folder that campaigns are run from. */
export interface ControlFolder {
  readonly surroundings: Surroundings
  readonly recipes: OpenRecipes
  readonly ledgers: LedgerHome
}

/** A campaign file, read and checked with its recipe. */
export interface CampaignFile {
  /** The name of the file, without its extension. */
  readonly id: string
  readonly path: string
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** Missing if the diagnostics contain an error. */
  readonly ready: ReadyCampaign | undefined
}

export interface ReadyCampaign {
  readonly campaign: Campaign
  readonly recipe: PreparedRecipe
  /** Digest of everything that a plan depends on besides the repository: the recipe with all that it calls, the inputs and this version. */
  readonly definition: string
}

/** A campaign that can go on. */
export interface OpenCampaign extends ReadyCampaign {
  readonly id: string
  readonly control: ControlFolder
  readonly ledger: Ledger
}

/** Opens the repository with the campaign files. Its refs are the ledgers. */
export async function openControl(surroundings: Surroundings, root: string | undefined): Promise<Result<ControlFolder, ToolError>> {
  // A campaign is a file like a recipe: it names no file outside of its repository.
  const recipes = await openRecipes({ ...surroundings, opensAnyRecipe: false }, root ?? controlFolder(surroundings.folder))
  if (!recipes.ok) return recipes
  const { tree, git } = recipes.value.opened
  if (tree.repository === undefined) return failure(ERRORS.noRepository(tree.folder))
  return success({ surroundings, recipes: recipes.value, ledgers: localLedgers({ git, repository: tree.repository }) })
}

/** The closest folder above with campaigns, as for recipes; otherwise the usual one. */
function controlFolder(folder: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (realDisk.entry(path.join(at, CAMPAIGNS_FOLDER)).ok && isDirectory(path.join(at, CAMPAIGNS_FOLDER))) return at
    if (path.dirname(at) === at) return undefined
  }
}

function isDirectory(place: string): boolean {
  const entry = realDisk.entry(place)
  return entry.ok && entry.value?.kind === 'directory'
}

/** The campaign files of a repository, in order. */
export async function findCampaigns({ recipes }: ControlFolder): Promise<Result<readonly RepoPath[], ToolError>> {
  const { tree } = recipes.opened
  const folder = parseRepoPath(CAMPAIGNS_FOLDER)
  if (!folder.ok) return folder
  const entry = await tree.entry(folder.value)
  if (!entry.ok) return entry
  if (entry.value.kind !== 'directory') return success([])
  const listed = await tree.directory(folder.value)
  if (!listed.ok) return listed
  const names = listed.value.filter(({ name }) => EXTENSION.test(name)).map(({ name }) => name)
  const found: RepoPath[] = []
  for (const name of names.toSorted()) {
    const file = parseRepoPath(`${CAMPAIGNS_FOLDER}/${name}`)
    if (!file.ok) return file
    found.push(file.value)
  }
  return success(found)
}

/** What commands and refs call the campaign of a file. */
export function campaignId(file: string): string {
  return path.posix.basename(file).replace(EXTENSION, '')
}

/** The file of a campaign by its name or path; without one, the only file. */
export async function pickCampaign(control: ControlFolder, word: string | undefined): Promise<Result<RepoPath, ToolError>> {
  const found = await findCampaigns(control)
  if (!found.ok) return found
  const ids = found.value.map(campaignId)
  if (word === undefined) {
    const [only, ...others] = found.value
    if (only === undefined) return failure(ERRORS.none(control.recipes.folder))
    return others.length === 0 ? success(only) : failure(ERRORS.which(ids))
  }
  const named = found.value.filter((file) => campaignId(file) === word || file === path.posix.normalize(word))
  const [file, second] = named
  if (second !== undefined) return failure(ERRORS.twice(word))
  return file === undefined ? failure(ERRORS.unknown(word, didYouMean(word, ids), ids)) : success(file)
}

/** An id is a part of a ref: other names would be refused by git. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** Reads one campaign and checks it with its recipe: everything that is wrong, each at its place. */
export async function readCampaignFile(control: Pick<ControlFolder, 'recipes'>, file: RepoPath): Promise<CampaignFile> {
  const { recipes } = control
  const id = campaignId(file)
  const text = await readYamlText(file, recipes.opened.tree)
  if (!text.ok) return { id, path: file, text: '', diagnostics: [text.error], ready: undefined }
  const { campaign, diagnostics, places } = readCampaign(text.value, file, CONFIG_TOOLS)
  const found: Diagnostic[] = [...diagnostics]
  if (!ID.test(id)) found.push({ severity: 'error', at: places.top, ...ERRORS.badName(id) })
  const read = { id, path: file, text: text.value }
  if (campaign === undefined) return { ...read, diagnostics: found, ready: undefined }
  const prepared = await prepareRecipe(recipes, campaign.recipe, campaign.inputs)
  if (!prepared.ok) {
    const { error } = prepared
    if (error.kind === 'error') {
      const names = [...recipes.all, ...recipes.shipped].map(({ name }) => name)
      const isUnknown = error.error.code === 'unknown_recipe'
      found.push(isUnknown ? unknownRecipeOfCampaign(campaign, places, names) : { ...error.error, severity: 'error', at: places.recipe })
    } else if (error.kind === 'invalid_recipe')
      found.push(...error.files.flatMap((one) => one.diagnostics.filter(({ severity }) => severity === 'error')))
    else {
      const selected = await recipes.select([campaign.recipe])
      const [one] = selected.ok ? await recipes.read(selected.value) : []
      found.push(...(one?.recipe === undefined ? error.diagnostics : checkCampaignInputs(campaign, places, one.recipe)))
    }
    return { ...read, diagnostics: found, ready: undefined }
  }
  const hasErrors = found.some(({ severity }) => severity === 'error')
  const recipe = prepared.value
  return { ...read, diagnostics: found, ready: hasErrors ? undefined : { campaign, recipe, definition: definitionOf(recipe) } }
}

function definitionOf({ recipe, library, inputs }: PreparedRecipe): string {
  const called = [...library.names].sort().flatMap((name) => library.find(name)?.source.digest ?? [])
  return sha256(Buffer.from(JSON.stringify([VERSION, recipe.source.digest, called, inputs])))
}

/** Why a campaign cannot go on. */
export type Unopened = { readonly kind: 'error'; readonly error: ToolError } | { readonly kind: 'invalid'; readonly file: CampaignFile }

/** Opens a campaign by its name, with its ledger. */
export async function openCampaign(control: ControlFolder, word: string | undefined): Promise<Result<OpenCampaign, Unopened>> {
  const picked = await pickCampaign(control, word)
  if (!picked.ok) return failure({ kind: 'error', error: picked.error })
  const file = await readCampaignFile(control, picked.value)
  if (file.ready === undefined) return failure({ kind: 'invalid', file })
  const ledger = await Ledger.open(control.ledgers, file.id)
  if (!ledger.ok) return failure({ kind: 'error', error: ledger.error })
  return success({ ...file.ready, id: file.id, control, ledger: ledger.value })
}

/** The campaigns of a repository: those with a file, and those that have started. */
export async function listCampaignIds(control: ControlFolder): Promise<Result<readonly string[], ToolError>> {
  const [files, started] = [await findCampaigns(control), await listCampaigns(control.ledgers)]
  if (!files.ok) return files
  return started.ok ? success([...new Set([...files.value.map(campaignId), ...started.value])].sort()) : started
}

const ERRORS = {
  noRepository: (folder: string) =>
    toolError('not_found', `'${folder}' is not in a git repository`, 'Campaigns save their state in git refs. Run: git init'),
  none: (folder: string) => toolError('not_found', `There are no campaigns in '${folder}'`, "'sous campaign init' writes a first one."),
  which: (ids: readonly string[]) => toolError('invalid_arguments', 'Which campaign?', `Name one of ${ids.join(', ')}.`),
  twice: (word: string) => toolError('invalid_arguments', `Two files are called '${briefText(word)}'`, 'Rename one of them.'),
  unknown: (word: string, near: string | undefined, ids: readonly string[]) =>
    toolError(
      'not_found',
      `There is no campaign '${briefText(word)}' in ${CAMPAIGNS_FOLDER}`,
      near !== undefined
        ? `Did you mean '${near}'?`
        : ids.length === 0
          ? "'sous campaign init' writes a first one."
          : `Name one of ${ids.join(', ')}.`,
    ),
  badName: (id: string) =>
    toolError(
      'invalid_arguments',
      `'${briefText(id)}' is not a valid name for a campaign`,
      'Use letters, digits, dashes and underscores only.',
    ),
}
