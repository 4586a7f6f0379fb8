import { type OpenRecipes, openRecipes } from '../../app/load-recipes.ts'
import { openFolder, usersGit } from '../../app/open-folder.ts'
import type { FileChange } from '../../base/change.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { parseRepoPath } from '../../base/path.ts'
import { type Result, success } from '../../base/result.ts'
import { printableJson } from '../../report/printable.ts'
import type { Style } from '../../report/terminal/style.ts'
import { defineCommand } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { type RecipeOptions, recipeOptions } from '../options/recipe-options.ts'
import { ACTION_PLACEHOLDER, FIRST_FILES, FIRST_RECIPE, type FirstFile, SCHEMAS } from './init-files.ts'

const TEXTS = {
  wrote: (path: string, what: string) => `Wrote ${path}: ${what}`,
  exists: 'already exists',
  notNeeded: 'is not needed: you have recipes already',
  noRepository: "This folder is not a git repository. Run 'git init' here before you commit the files.",
  unknownSource: (why: string) => `Sous could not find out which commit of itself the workflow should use: ${why}.`,
  question: 'Repository and full commit of Sous, as owner/name@commit (Enter to fill it in later): ',
  fillIn: (path: string) =>
    `Before you commit ${path}, replace ${UNKNOWN_ACTION} in it with the repository of Sous and the full commit to use, such as acme/sous@${'0123456789'.repeat(4)}.`,
  next: 'Next',
  preview: ['sous preview tidy', 'shows what the first recipe would change'],
  run: ['sous run tidy', 'asks, then applies it'],
  list: ['sous list', 'lists your recipes'],
  validate: ['sous validate', 'finds mistakes in them'],
} as const

/** A placeholder to fill in by hand. */
const UNKNOWN_ACTION = 'OWNER/sous@COMMIT'

/** `sous init`: a first recipe, a configuration and a workflow. */
export const initCommand = defineCommand({
  usage: (texts) => texts.init(FIRST_FILES.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join('\n')),
  options: recipeOptions('init', 0),
  run: init,
})

async function init(options: RecipeOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const sorted = await sortFiles(opened.value)
  if (!sorted.ok) return fail(sorted.error, invocation)
  const source = await findSource(sorted.value, options, invocation)
  const applied = await apply(
    sorted.value.missing.map((file) => fillIn(file, source)),
    opened.value,
  )
  if (!applied.ok) return fail(applied.error, invocation)
  const isRepository = opened.value.opened.tree.repository !== undefined
  if (options.json) console.data(renderJson(sorted.value, source))
  else console.out(renderText({ ...sorted.value, source, isRepository }, console.outStyle))
  return EXIT.done
}

interface SortedFiles {
  readonly missing: readonly FirstFile[]
  /** Those that are left as they are, and why. */
  readonly left: readonly (FirstFile & { readonly because: string })[]
}

async function sortFiles({ all, opened }: OpenRecipes): Promise<Result<SortedFiles, ToolError>> {
  const missing: FirstFile[] = []
  const left: SortedFiles['left'][number][] = []
  for (const file of FIRST_FILES) {
    const path = parseRepoPath(file.path)
    if (!path.ok) return path
    const entry = await opened.tree.entry(path.value)
    if (!entry.ok) return entry
    // A repository with recipes needs no first one, and may have one of that name elsewhere.
    if (entry.value.kind !== 'missing') left.push({ ...file, because: TEXTS.exists })
    else if (file === FIRST_RECIPE && all.length > 0) left.push({ ...file, because: TEXTS.notNeeded })
    else missing.push(file)
  }
  return success({ missing, left })
}

/** Where this Sous comes from. */
interface SousSource {
  /** As workflows name it. */
  readonly action: string
  /** Where its schemas can be read, if that is known. */
  readonly schemas: string | undefined
}

async function findSource({ missing }: SortedFiles, { json }: RecipeOptions, invocation: Invocation): Promise<SousSource | undefined> {
  if (missing.length === 0) return undefined
  const found = await readClone(invocation)
  if (typeof found !== 'string') return found
  const { console, signal } = invocation
  if (json || !console.isInteractive || !missing.some(usesAction)) return undefined
  console.err(`${console.errStyle.yellow('!')} ${TEXTS.unknownSource(found)}\n`)
  const answer = (await console.ask(TEXTS.question, signal))?.trim() ?? ''
  return /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(answer) ? { action: answer, schemas: undefined } : undefined
}

function usesAction({ text }: FirstFile): boolean {
  return text.includes(ACTION_PLACEHOLDER)
}

const REMOTE =
  /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/\s]+@)?(?<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](?<owner>[\w.-]+)\/(?<name>[\w.-]+?)(?:\.git)?\/?$/

/** The remote and the commit of the clone that this program is in, or why they are not known. */
async function readClone(invocation: Invocation): Promise<SousSource | string> {
  const { program } = invocation
  const opened = await openFolder(invocation, program.folder)
  const git = opened.ok ? usersGit(opened.value, invocation) : undefined
  const ask = async (...args: readonly string[]) => {
    const answer = await git?.(args)
    return answer?.ok ? Buffer.from(answer.value).toString('utf8').trim() : ''
  }
  // A package that is installed in another repository lies in a clone of that one.
  if (git === undefined || (await ask('ls-files', '--', 'action.yml')) === '') return 'it does not run from a clone of its repository'
  if ((await ask('ls-files', '--', program.folder)) === '') return 'it does not run from a clone of its repository'
  const { host, owner, name } = REMOTE.exec(await ask('remote', 'get-url', 'origin'))?.groups ?? {}
  if (owner === undefined || name === undefined) return "its clone has no remote 'origin' on a server"
  const commit = await ask('rev-parse', '--verify', 'HEAD')
  if (!/^[0-9a-f]{40}$/.test(commit)) return 'its clone has no commit'
  if ((await ask('for-each-ref', '--count=1', '--contains', commit, 'refs/remotes/origin')) === '')
    return `the commit ${commit.slice(0, 12)} of its clone is not on 'origin'`
  return {
    action: `${owner}/${name}@${commit}`,
    schemas: host === 'github.com' ? `https://raw.githubusercontent.com/${owner}/${name}/${commit}` : undefined,
  }
}

/** A file as it is for this repository: with the action to use, and a line that tells editors its schema. */
function fillIn(file: FirstFile, source: SousSource | undefined): FirstFile {
  const schema = SCHEMAS[file.path]
  const line = schema === undefined || source?.schemas === undefined ? '' : `# yaml-language-server: $schema=${source.schemas}/${schema}\n`
  return { ...file, text: line + file.text.replaceAll(ACTION_PLACEHOLDER, source?.action ?? UNKNOWN_ACTION) }
}

async function apply(files: readonly FirstFile[], { opened }: OpenRecipes): Promise<Result<unknown, ToolError>> {
  const changes: FileChange[] = []
  for (const { path, text } of files) {
    const parsed = parseRepoPath(path)
    if (!parsed.ok) return parsed
    changes.push({ kind: 'create', path: parsed.value, after: Buffer.from(text), mode: '100644' })
  }
  const [{ applyOnDisk }, { applyPlace }] = await Promise.all([
    import('../../apply/disk/apply-on-disk.ts'),
    import('../../app/plan-place.ts'),
  ])
  return applyOnDisk({ ...applyPlace(opened), changes })
}

interface InitReport extends SortedFiles {
  readonly source: SousSource | undefined
  readonly isRepository: boolean
}

function nextOf({ missing }: SortedFiles): readonly (readonly [command: string, does: string])[] {
  return missing.includes(FIRST_RECIPE) ? [TEXTS.preview, TEXTS.run] : [TEXTS.list, TEXTS.validate]
}

function renderText(report: InitReport, style: Style): string {
  const { missing, left, source, isRepository } = report
  const workflow = source === undefined ? missing.find(usesAction) : undefined
  const warnings = [...(workflow ? [TEXTS.fillIn(workflow.path)] : []), ...(isRepository ? [] : [TEXTS.noRepository])]
  const next = nextOf(report)
  const width = Math.max(...next.map(([command]) => command.length))
  return [
    ...missing.map(({ path, what }) => `${style.green('✓')} ${TEXTS.wrote(style.bold(path), what)}`),
    ...left.map(({ path, because }) => `${style.dim('○')} ${path} ${because}`),
    ...warnings.map((warning) => `${style.yellow('!')} ${warning}`),
    '',
    style.bold(TEXTS.next),
    ...next.map(([command, does]) => `  ${style.command(command)}${' '.repeat(width - command.length)}  ${style.dim(does)}`),
    '',
  ].join('\n')
}

function renderJson(sorted: SortedFiles, source: SousSource | undefined): string {
  return `${printableJson({
    schema_version: 1,
    success: true,
    made: sorted.missing.map(({ path }) => path),
    left: sorted.left.map(({ path, because }) => ({ path, because })),
    action: source?.action ?? null,
    next: nextOf(sorted).map(([command]) => command),
  })}\n`
}
