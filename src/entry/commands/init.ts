import type { FileChange } from '../../model/change.ts'
import { parseRepoPath } from '../../model/path.ts'
import { type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { printableJson } from '../../report/printable.ts'
import type { Style } from '../../report/style.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { FIRST_FILES, FIRST_RECIPE, type FirstFile } from '../first-files.ts'
import { type OpenRecipes, openRecipes } from '../open-recipes.ts'
import { readRecipeOptions } from '../recipe-options.ts'

const USAGE = `Usage: sous init [--root DIR] [--json]

Makes what a repository needs to begin with, all of it or nothing, and never overwrites a file:
${FIRST_FILES.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join('\n')}
`

/** `sous init`: a first recipe, a configuration and a workflow. */
export async function initCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readRecipeOptions('init', invocation.argv, { maxWords: 0 })
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const opened = await openRecipes(invocation, options.value.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const sorted = await sortFiles(opened.value)
  if (!sorted.ok) return fail(sorted.error, invocation)
  const landed = await land(sorted.value.missing, opened.value)
  if (!landed.ok) return fail(landed.error, invocation)
  console.out(options.value.json ? renderJson(sorted.value) : renderText(sorted.value, console.outStyle))
  return EXIT.done
}

interface SortedFiles {
  readonly missing: readonly FirstFile[]
  /** Those that are left as they are, and why. */
  readonly left: readonly (FirstFile & { readonly because: string })[]
  /** What to type next. */
  readonly next: string
}

async function sortFiles({ all, opened }: OpenRecipes): Promise<Result<SortedFiles, ToolError>> {
  const missing: FirstFile[] = []
  const left: SortedFiles['left'][number][] = []
  for (const file of FIRST_FILES) {
    const path = parseRepoPath(file.path)
    if (!path.ok) return path
    const entry = await opened.tree.entry(path.value)
    if (!entry.ok) return entry
    // Whoever has recipes needs no first one, and may have one of that name elsewhere.
    if (entry.value.kind !== 'missing') left.push({ ...file, because: 'is there already' })
    else if (file === FIRST_RECIPE && all.length > 0) left.push({ ...file, because: 'is not needed: there are recipes already' })
    else missing.push(file)
  }
  return success({ missing, left, next: missing.includes(FIRST_RECIPE) ? 'sous preview tidy' : 'sous list' })
}

async function land(files: readonly FirstFile[], { opened }: OpenRecipes): Promise<Result<unknown, ToolError>> {
  const changes: FileChange[] = []
  for (const { path, text } of files) {
    const parsed = parseRepoPath(path)
    if (!parsed.ok) return parsed
    changes.push({ kind: 'create', path: parsed.value, after: Buffer.from(text), mode: '100644' })
  }
  const [{ landOnDisk }, { landingPlace }] = await Promise.all([
    import('../../engine/landing/land-on-disk.ts'),
    import('../landing-place.ts'),
  ])
  return landOnDisk({ ...landingPlace(opened), changes })
}

function renderText({ missing, left, next }: SortedFiles, style: Style): string {
  const hasWorkflow = missing.some(({ text }) => text.includes('OWNER/sous'))
  return [
    ...missing.map(({ path, what }) => `${style.green('✓')} Made ${style.bold(path)}: ${what}`),
    ...left.map(({ path, because }) => `${style.dim('○')} ${path} ${because}`),
    '',
    ...(hasWorkflow ? ["In the workflow, put the repository of Sous in the place of 'OWNER/sous' before you commit it."] : []),
    `Next: ${style.cyan(next)}`,
    '',
  ].join('\n')
}

function renderJson({ missing, left, next }: SortedFiles): string {
  return `${printableJson({
    schema_version: 1,
    success: true,
    made: missing.map(({ path }) => path),
    left: left.map(({ path, because }) => ({ path, because })),
    next,
  })}\n`
}
