import { openBundles } from '../../app/open-bundles.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { referenceOf } from '../../bundles/bundle.ts'
import { referenceText } from '../../bundles/labels.ts'
import { isOn, searchTools } from '../../bundles/list-bundles.ts'
import { SearchIndex } from '../../bundles/search-index.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { textTable } from '../../report/terminal/style.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

const SHOWN = 50

interface Options {
  readonly q: string
  readonly all: boolean
  readonly json: boolean
  readonly root: string | undefined
  readonly help: boolean
}

const TABLE = { all: FLAG, json: FLAG, root: VALUE, help: HELP } as const

const OPTIONS = readOptions({ command: 'tools search', table: TABLE }, ({ values, positionals }, wrong): Result<Options, ToolError> => {
  const q = positionals.join(' ')
  return q.trim() === '' && !values.help ? wrong('Search for what?') : success({ q, ...values, root: values.root })
})

/** `sous tools search`. */
export const toolsSearchCommand = defineCommand({ usage: (texts) => texts.toolsSearch, options: OPTIONS, run: search })

async function search({ q, all, json, root }: Options, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const bundles = await openBundles(invocation, root)
  if (!bundles.ok) return fail(bundles.error, invocation)
  const views = await bundles.value.store.views()
  const page = searchTools(views, new SearchIndex(), { q, includeDisabled: all, pageSize: SHOWN })
  if (!page.ok) return fail(page.error, invocation)
  const rows = page.value.items.map((tool) => ({
    reference: referenceText(referenceOf(tool)),
    about: aboutOf(tool),
    isEnabled: isOn(tool, views),
  }))
  if (json) console.data(`${printableJson(rows, 2)}\n`)
  else if (rows.length === 0) console.err(`No tool matches '${printableLine(q)}'.\n`)
  else
    console.out(
      `${textTable(
        rows.map(({ reference, about, isEnabled }) => [reference, isEnabled ? about : `(off) ${about}`]),
        console.outStyle,
      ).join('\n')}\n`,
    )
  return EXIT.done
}

function aboutOf({ description, displayName }: { readonly description: string; readonly displayName: string }): string {
  return (description === '' ? displayName : description).split('\n', 1)[0] ?? ''
}
