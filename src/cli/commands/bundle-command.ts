import * as fs from 'node:fs'
import * as path from 'node:path'
import { type OpenBundles, openBundles } from '../../app/open-bundles.ts'
import { type ToolError, type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import { countOf } from '../../base/text/wording.ts'
import { type Bundle, type BundleTool, referenceOf } from '../../bundles/bundle.ts'
import { BUNDLE_ERRORS, type StoreFault } from '../../bundles/bundle-errors.ts'
import { uuidV7 } from '../../bundles/bundle-schemas.ts'
import { parseReference, referenceText } from '../../bundles/labels.ts'
import { faultAt, faultText } from '../../bundles/read-record.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { type TextRow, textTable } from '../../report/terminal/style.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

interface Call {
  readonly words: readonly string[]
  readonly all: boolean
  readonly json: boolean
  readonly bundles: OpenBundles
  readonly invocation: Invocation
}

type Action = (call: Call) => Promise<Result<string, ToolError>>

const ACTIONS: Readonly<Record<string, Action>> = {
  list: listAction,
  show: showAction,
  add: addAction,
  enable: (call) => switchAction(call, true),
  disable: (call) => switchAction(call, false),
  export: exportAction,
  import: importAction,
}

interface Options {
  readonly name: string | undefined
  readonly words: readonly string[]
  readonly all: boolean
  readonly json: boolean
  readonly root: string | undefined
  readonly help: boolean
}

const TABLE = { root: VALUE, all: FLAG, json: FLAG, help: HELP } as const

const OPTIONS = readOptions(
  { command: 'bundle', table: TABLE },
  ({ values, positionals: [name, ...words] }): Result<Options, ToolError> => success({ name, words, ...values, root: values.root }),
)

/** `sous bundle`: the repository's own tools. */
export const bundleCommand = defineCommand({ usage: (texts) => texts.bundle, options: OPTIONS, run: act })

async function act({ name, words, all, json, root }: Options, invocation: Invocation): Promise<ExitCode> {
  const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (action === undefined) return fail(ERRORS.usage(`Use one of ${Object.keys(ACTIONS).join(', ')}`), invocation)
  const bundles = await openBundles(invocation, root)
  if (!bundles.ok) return fail(bundles.error, invocation)
  const done = await action({ words, all, json, bundles: bundles.value, invocation })
  // Files that cannot be read are left out, and always reported.
  for (const fault of await bundles.value.store.faults())
    invocation.console.err(`${invocation.console.errStyle.yellow('!')} ${printableLine(faultText(fault))}\n`)
  if (!done.ok) return fail(done.error, invocation)
  if (json) invocation.console.data(done.value)
  else invocation.console.out(done.value)
  return EXIT.done
}

async function listAction({ all, json, bundles, invocation }: Call): Promise<Result<string, ToolError>> {
  const views = await bundles.store.views()
  const shown = views.bundles.filter((bundle) => all || bundle.isEnabled)
  const counted = shown.map((bundle) => ({ ...bundle, tools: views.tools.filter((tool) => tool.bundleID === bundle.id).length }))
  if (json) return success(`${printableJson(counted, 2)}\n`)
  const rows = counted.map((bundle): TextRow => [bundle.slug, `${countOf(bundle.tools, 'tool')}${isOff(bundle)}  ${about(bundle)}`])
  return success(rowsText(rows, invocation))
}

async function showAction({ words, json, bundles, invocation }: Call): Promise<Result<string, ToolError>> {
  const found = await find(words[0], bundles)
  if (!found.ok) return found
  const { bundle, tool } = found.value
  if (tool !== undefined) return success(`${printableJson(tool, 2)}\n`)
  const tools = (await bundles.store.views()).tools.filter((each) => each.bundleID === bundle.id)
  if (json) return success(`${printableJson({ ...bundle, tools }, 2)}\n`)
  const rows = tools.map((each): TextRow => [referenceText(referenceOf(each)), `${each.type}${isOff(each)}  ${about(each)}`])
  return success(`${printableLine(`${bundle.slug}${isOff(bundle)}  ${about(bundle)}`.trimEnd())}\n${rowsText(rows, invocation)}`)
}

async function addAction({ words: [name = '', file], bundles, invocation }: Call): Promise<Result<string, ToolError>> {
  const reference = parseReference(name)
  if (reference === undefined || file === undefined)
    return failure(ERRORS.usage('Give a tool and its file: <bundle>/<tool>@<version> FILE'))
  const text = file === '-' ? await invocation.console.readInput() : readFile(file, invocation)
  if (!text.ok) return text
  const json = parseJson(text.value.toString())
  if (!json.ok) return failure(ERRORS.badJson({ path: file, ...json.error }))
  const { store } = bundles
  const known = (await store.views()).bundles.find((bundle) => bundle.slug === reference.bundle)
  const address = { bundleID: known?.id ?? uuidV7(new Date()), slug: reference.slug, version: reference.version }
  // Before its bundle is created.
  const checked = await store.checkTool(address, json.value)
  if (!checked.ok) return failure(inFile(checked.error, file, text.value.toString()))
  if (known === undefined) {
    const made = await store.putBundle(address.bundleID, { slug: reference.bundle })
    if (!made.ok) return made
  }
  const tool = await store.putTool(address, json.value)
  return tool.ok ? success(`Added ${referenceText(reference)}\n`) : failure(inFile(tool.error, file, text.value.toString()))
}

/** Adds the place in the file to every problem. */
function inFile(error: ToolError, file: string, text: string): ToolError {
  if (error.problems === undefined) return error
  const places = error.problems.map((problem) => faultText(faultAt(problem, text, file)))
  return ERRORS.badFile(error.code, places)
}

async function switchAction({ words, bundles }: Call, isEnabled: boolean): Promise<Result<string, ToolError>> {
  const found = await find(words[0], bundles)
  if (!found.ok) return found
  const { bundle, tool } = found.value
  const address = { bundleID: bundle.id, slug: tool?.slug ?? '', version: tool?.version ?? '' }
  const switched =
    tool === undefined ? await bundles.store.switchBundle(bundle.id, isEnabled) : await bundles.store.switchTool(address, isEnabled)
  return switched.ok ? success(`${words[0]} is ${isEnabled ? 'on' : 'off'}\n`) : switched
}

async function exportAction({ words: [name, file], bundles, invocation }: Call): Promise<Result<string, ToolError>> {
  const found = await find(name, bundles)
  if (!found.ok) return found
  if (file === undefined) return failure(ERRORS.usage('Give the file to write'))
  const packed = await bundles.store.exportBundle(found.value.bundle.id)
  if (!packed.ok) return packed
  const { packBundle } = await import('../../bundles/bundle-zip.ts')
  try {
    fs.writeFileSync(path.resolve(invocation.folder, file), packBundle(packed.value), { flag: 'wx' })
  } catch (error) {
    return failure(ERRORS.cannotWrite(file, (error as NodeJS.ErrnoException).code))
  }
  return success(`Exported ${countOf(packed.value.tools.length, 'tool')} to ${file}\n`)
}

async function importAction({ words: [file], bundles, invocation }: Call): Promise<Result<string, ToolError>> {
  if (file === undefined) return failure(ERRORS.usage('Give the file to import'))
  const bytes = readFile(file, invocation)
  if (!bytes.ok) return bytes
  const { unpackBundle } = await import('../../bundles/bundle-zip.ts')
  const packed = unpackBundle(bytes.value)
  if (!packed.ok) return packed
  const imported = await bundles.store.importBundle(packed.value)
  return imported.ok ? success(`Imported ${imported.value.slug} with ${countOf(packed.value.tools.length, 'tool')}\n`) : imported
}

/** By `bundle` or `bundle/tool@version`. */
async function find(
  name: string | undefined,
  { store }: OpenBundles,
): Promise<Result<{ readonly bundle: Bundle; readonly tool: BundleTool | undefined }, ToolError>> {
  if (name === undefined) return failure(ERRORS.usage('Give a bundle, or a tool as <bundle>/<tool>@<version>'))
  const views = await store.views()
  const reference = parseReference(name)
  const bundle = views.bundles.find((candidate) => candidate.slug === (reference?.bundle ?? name))
  if (bundle === undefined) return failure(BUNDLE_ERRORS.missing('bundle', reference?.bundle ?? name))
  if (reference === undefined) return success({ bundle, tool: undefined })
  const tool = views.findTool({ bundleID: bundle.id, slug: reference.slug, version: reference.version })
  return tool === undefined ? failure(BUNDLE_ERRORS.missing('tool', name)) : success({ bundle, tool })
}

function readFile(file: string, { folder }: Invocation): Result<Buffer, ToolError> {
  try {
    return success(fs.readFileSync(path.resolve(folder, file)))
  } catch (error) {
    return failure(ERRORS.cannotRead(file, (error as NodeJS.ErrnoException).code))
  }
}

function rowsText(rows: readonly TextRow[], { console }: Invocation): string {
  return rows.length === 0 ? '' : `${textTable(rows, console.outStyle).join('\n')}\n`
}

function about({ displayName, description }: Pick<Bundle, 'displayName' | 'description'>): string {
  return (description === '' ? displayName : description).split('\n', 1)[0] ?? ''
}

function isOff({ isEnabled, ...rest }: Pick<Bundle, 'isEnabled'> & Partial<Pick<BundleTool, 'disabledReason'>>): string {
  if (isEnabled) return ''
  return rest.disabledReason === undefined ? ' (off)' : ` (off: ${rest.disabledReason})`
}

const ERRORS = {
  usage: (message: string) => toolError('invalid_arguments', message, 'See sous bundle --help.'),
  badJson: (fault: StoreFault) => toolError('invalid_arguments', faultText(fault), 'Correct the file.'),
  badFile: (code: ToolErrorCode, places: readonly string[]) => toolError(code, places.join('; '), 'Correct the file. Nothing was changed.'),
  cannotWrite: (file: string, code: string | undefined) =>
    toolError('io_error', code === 'EEXIST' ? `File '${file}' already exists` : `Cannot write '${file}': ${code}`, 'Choose another file.'),
  cannotRead: (file: string, code: string | undefined) =>
    toolError(
      'invalid_arguments',
      code === 'ENOENT' ? `File '${file}' does not exist` : `Cannot read '${file}': ${code}`,
      'Choose a file that you can read.',
    ),
}
