import * as fs from 'node:fs'
import * as path from 'node:path'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CampaignTarget } from '../../campaign/transitions.ts'
import { locateRepository } from '../../git/git.ts'
import { attempt } from '../../system/disk/disk.ts'
import { parseGlob } from '../../workspace/glob/glob.ts'
import type { Surroundings } from '../open-folder.ts'
import { homeOfUser } from '../user-files.ts'

/**
 * The repositories that `--targets` names: folders, with `~` for your home and `*` for any name. A folder that is in no repository
 * stands for the repositories directly in it. Each repository counts once, by the real path of its work tree.
 */
export function findLocalTargets(
  words: readonly string[],
  { folder, env }: Pick<Surroundings, 'folder' | 'env'>,
): Result<readonly CampaignTarget[], ToolError> {
  const home = env['HOME'] ?? homeOfUser()
  const found = new Map<string, CampaignTarget>()
  for (const word of words) {
    const whole = path.resolve(folder, word.replace(/^~(?=\/|$)/, home))
    const matches = expand(whole)
    const repositories = matches.flatMap(repositoriesAt)
    // A folder that is named outright is reported even if it is not a repository.
    const named = repositories.length > 0 || /[*?[{]/.test(word) ? repositories : [whole]
    if (matches.length === 0 && named.length === 0) return failure(ERRORS.noMatch(word))
    if (named.length === 0) return failure(ERRORS.noRepositories(word))
    for (const place of named) found.set(place, { id: place, name: place })
  }
  return success(namesFor([...found.keys()]).sort((a, b) => (a.id < b.id ? -1 : 1)))
}

/** What a pattern matches on disk, segment by segment. */
function expand(pattern: string): readonly string[] {
  const { root } = path.parse(pattern)
  let places: readonly string[] = [root]
  for (const segment of pattern
    .slice(root.length)
    .split(path.sep)
    .filter((part) => part !== '')) {
    if (!/[*?[{]/.test(segment)) {
      places = places.map((place) => path.join(place, segment))
      continue
    }
    const glob = parseGlob(`./${segment}`)
    if (!glob.ok) return []
    places = places.flatMap((place) =>
      namesIn(place)
        .filter((name) => !name.startsWith('.') && glob.value.matches(name))
        .map((name) => path.join(place, name)),
    )
  }
  return places.filter((place) => fs.existsSync(place))
}

function namesIn(place: string): readonly string[] {
  const names = attempt(() => fs.readdirSync(place))
  return names.ok ? names.value : []
}

function repositoriesAt(place: string): readonly string[] {
  const real = attempt(() => fs.realpathSync(place))
  if (!real.ok) return []
  const repository = locateRepository(real.value)
  if (repository !== undefined) return [repository.workTree]
  return namesIn(real.value).flatMap((name) =>
    fs.existsSync(path.join(real.value, name, '.git')) ? [fs.realpathSync(path.join(real.value, name))] : [],
  )
}

/** The end of the path, with as many folders as make it unique. */
function namesFor(places: readonly string[]): CampaignTarget[] {
  const named = new Map<string, string>()
  for (let parts = 1, open = [...places]; open.length > 0; parts++) {
    const counts = new Map<string, number>()
    const shortOf = (place: string) => place.split(path.sep).slice(-parts).join('/')
    for (const place of open) counts.set(shortOf(place), (counts.get(shortOf(place)) ?? 0) + 1)
    const isEnough = (place: string) => counts.get(shortOf(place)) === 1 || parts >= place.split(path.sep).length
    for (const place of open.filter(isEnough)) named.set(place, shortOf(place))
    open = open.filter((place) => !isEnough(place))
  }
  return places.map((id) => ({ id, name: named.get(id) ?? id }))
}

/** Two work trees of one repository share its branches, so only the first of them counts. */
export function sharedWith(id: string, others: Iterable<string>): string | undefined {
  const own = commonFolder(id)
  if (own === undefined) return undefined
  for (const other of others) if (other < id && commonFolder(other) === own) return other
  return undefined
}

function commonFolder(workTree: string): string | undefined {
  const marker = path.join(workTree, '.git')
  const stats = attempt(() => fs.statSync(marker))
  if (!stats.ok) return undefined
  if (stats.value.isDirectory()) return marker
  const own = locateRepository(workTree)?.gitDirectory
  if (own === undefined) return undefined
  const pointer = attempt(() => fs.readFileSync(path.join(own, 'commondir'), 'utf8').trim())
  return pointer.ok ? path.resolve(own, pointer.value) : own
}

const ERRORS = {
  noMatch: (word: string) => toolError('not_found', `--targets: nothing matches '${word}'`, 'Name folders with git repositories.'),
  noRepositories: (word: string) =>
    toolError(
      'not_found',
      `--targets: there are no git repositories in '${word}'`,
      'Name the folders of repositories, or the one that they are in.',
    ),
}
