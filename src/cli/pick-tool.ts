import type { OpenBundles } from '../app/open-bundles.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type BundleTool, referenceOf } from '../bundles/bundle.ts'
import { referenceText } from '../bundles/labels.ts'
import { isOn, searchTools } from '../bundles/list-bundles.ts'
import { SearchIndex } from '../bundles/search-index.ts'
import { textTable } from '../report/terminal/style.ts'
import { fieldsOf } from '../tools/kit/describe-tool.ts'
import type { FieldsSchema } from '../tools/kit/json-schema.ts'
import type { Invocation } from './invocation.ts'

const MOST = 9

export interface Picking {
  /** What to search for; may be empty. */
  readonly query: string
  /** The arguments that are given already, as they are typed. */
  readonly words: readonly string[]
  readonly bundles: OpenBundles
  readonly invocation: Invocation
}

/** Finds a tool by a few letters, asks for its arguments, and returns the words for `sous invoke`, or `undefined` for no tool. */
export async function pickTool(picking: Picking): Promise<Result<readonly string[] | undefined, ToolError>> {
  const { invocation, bundles, words } = picking
  const views = await bundles.store.views()
  const exact = views.tools.filter((tool) => tool.slug === picking.query && isOn(tool, views))
  const [only] = exact
  if (only !== undefined && exact.length === 1) return success(await withArguments(only, words, invocation))
  if (!invocation.console.isInteractive) return failure(notOne(picking.query, exact))
  const index = new SearchIndex()
  for (let query: string | undefined = picking.query; ; ) {
    const found = query === '' ? [] : itemsOf(searchTools(views, index, { q: query, pageSize: MOST }))
    show(found, query, invocation)
    const answer = await ask(found.length === 0 ? 'Which tool? ' : 'Which one? (a number, or other words) ', invocation)
    if (answer === undefined || answer === '') return success(undefined)
    const chosen = /^\d$/.test(answer) ? found[Number(answer) - 1] : undefined
    if (chosen !== undefined) return success(await withArguments(chosen, words, invocation))
    query = answer.replace(/^\+/, '')
  }
}

function itemsOf(page: ReturnType<typeof searchTools>): readonly BundleTool[] {
  return page.ok ? page.value.items : []
}

function show(found: readonly BundleTool[], query: string, { console }: Invocation): void {
  const rows = found.map((tool, i): [string, string] => [`${i + 1} ${referenceText(referenceOf(tool))}`, aboutOf(tool)])
  if (rows.length > 0) console.err(`${textTable(rows, console.errStyle).join('\n')}\n`)
  else if (query !== '') console.err('No tool matches.\n')
}

function aboutOf({ description, displayName }: BundleTool): string {
  return (description === '' ? displayName : description).split('\n', 1)[0] ?? ''
}

/** Asks for required arguments that were not given. */
async function withArguments(tool: BundleTool, words: readonly string[], invocation: Invocation): Promise<readonly string[] | undefined> {
  const given = [referenceText(referenceOf(tool)), ...words]
  if (!invocation.console.isInteractive || words.some((word) => /^--(?:params|help)\b|^-h$/.test(word))) return given
  const schema = await schemaOf(tool)
  for (const { name, type, description } of fieldsOf(schema).filter((field) => field.required)) {
    const option = `--${name.replaceAll('_', '-')}`
    if (words.some((word) => word === option || word.startsWith(`${option}=`))) continue
    const answer = await ask(`${name} (${type})${description === '' ? '' : `: ${description}`}\n> `, invocation)
    if (answer === undefined) return undefined
    given.push(`${option}=${answer}`)
  }
  return given
}

async function schemaOf(tool: BundleTool): Promise<FieldsSchema> {
  if (tool.local === undefined || tool.isBuiltIn) return tool.argSchema
  const [{ asTool }, { argumentSchema }] = await Promise.all([import('../tools/bundle-tool.ts'), import('../tools/kit/json-schema.ts')])
  const known = await asTool(tool)
  return known.ok ? argumentSchema(known.value) : tool.argSchema
}

async function ask(question: string, { console, signal }: Invocation): Promise<string | undefined> {
  const { printable } = await import('../report/printable.ts')
  return (await console.ask(printable(question), signal))?.trim()
}

function notOne(query: string, exact: readonly BundleTool[]): ToolError {
  if (query === '') return ERRORS.whichTool()
  if (exact.length === 0) return ERRORS.noTool(query)
  const names = exact.map((tool) => referenceText(referenceOf(tool))).join(', ')
  return ERRORS.severalTools(query, names)
}

const ERRORS = {
  whichTool: () => toolError('invalid_arguments', 'Which tool?', 'Use sous invoke <bundle>/<tool>@<version>.'),
  noTool: (slug: string) => toolError('unknown_tool', `No tool has the slug '${slug}'`, "'sous tools search <text>' finds tools."),
  severalTools: (slug: string, names: string) =>
    toolError('invalid_arguments', `Several tools have the slug '${slug}': ${names}`, 'Use the full name of one of them.'),
}
