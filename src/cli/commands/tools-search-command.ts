import { parseArgs } from 'node:util'
import { openBundles } from '../../app/open-bundles.ts'
import { toolError } from '../../base/errors/tool-errors.ts'
import { referenceOf } from '../../bundles/bundle.ts'
import { referenceText } from '../../bundles/labels.ts'
import { isOn, searchTools } from '../../bundles/list-bundles.ts'
import { SearchIndex } from '../../bundles/search-index.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { textTable } from '../../report/terminal/style.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

const USAGE = `Usage: sous tools search <text> [--all] [--json] [--root DIR]

Finds tools of bundles, those that come with Sous, and recipes: those whose name begins with the text first, then whole
words, then what is almost the same.

  --all   also those that are switched off
`
const SHOWN = 50

/** `sous tools search`. */
export async function toolsSearchCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const usage = (message: string) => fail(toolError('invalid_arguments', message, 'See sous tools search --help.'), invocation)
  const flag = { type: 'boolean', default: false } as const
  let read: ReturnType<typeof parse>
  function parse() {
    const root = { type: 'string' } as const
    return parseArgs({
      args: invocation.argv.slice(1),
      allowPositionals: true,
      options: { all: flag, json: flag, root, help: { ...flag, short: 'h' } },
    })
  }
  try {
    read = parse()
  } catch (error) {
    return usage((error as Error).message.split('. ', 1)[0] ?? 'Wrong options')
  }
  if (read.values.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const q = read.positionals.join(' ')
  if (q.trim() === '') return usage('Search for what?')
  const bundles = await openBundles(invocation, read.values.root)
  if (!bundles.ok) return fail(bundles.error, invocation)
  const views = await bundles.value.store.views()
  const page = searchTools(views, new SearchIndex(), { q, includeDisabled: read.values.all, pageSize: SHOWN })
  if (!page.ok) return fail(page.error, invocation)
  const rows = page.value.items.map((tool) => ({
    reference: referenceText(referenceOf(tool)),
    about: aboutOf(tool),
    isEnabled: isOn(tool, views),
  }))
  if (read.values.json) console.out(`${printableJson(rows, 2)}\n`)
  else if (rows.length === 0) console.err(`No tool fits '${printableLine(q)}'.\n`)
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
