import { allowAdvice, checkWider, type MovedRecipe, type PreparedUpdate, prepareUpdate } from '../../app/shared/update-recipes.ts'
import type { FileChange } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { parseRepoPath } from '../../base/path.ts'
import { parseRecipeRef } from '../../base/recipe-ref.ts'
import { success } from '../../base/result.ts'
import { printableLine } from '../../report/printable.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { NO_RUN_OPTIONS, type RunOptions } from '../options/run-options.ts'
import { openReportFolder } from '../report-files.ts'
import { runRecipe } from '../run-recipe-command.ts'
import { failEarly, reportUnprepared, showChanges } from '../run-report.ts'

const TEXTS = {
  upToDate: 'All recipes of other repositories are up to date.',
  none: "This repository uses no recipes of other repositories. 'sous update owner/repository/recipe' adds one.",
  new: 'new here',
  may: 'may',
  mayNow: 'asks for more than before. It may now',
  question: 'Accept these permissions? [y]es / [n]o ',
} as const

interface UpdateOptions extends RunOptions {
  readonly words: readonly string[]
  readonly acceptPermissions: boolean
}

const TABLE = {
  root: VALUE,
  out: VALUE,
  yes: { ...FLAG, short: 'y' },
  json: FLAG,
  stat: FLAG,
  verbose: { ...FLAG, short: 'v' },
  'accept-permissions': FLAG,
  help: HELP,
} as const

/** `sous update`: newer versions of recipes of other repositories. */
export const updateCommand = defineCommand<UpdateOptions>({
  usage: (texts) => texts.update,
  options: readOptions({ command: 'update', table: TABLE }, ({ values, positionals }) => {
    const { 'accept-permissions': acceptPermissions, root, out, ...flags } = values
    return success({ ...NO_RUN_OPTIONS, ...flags, root, out, words: positionals, acceptPermissions })
  }),
  refuse: (error, invocation) => failEarly(error, invocation),
  run: update,
})

async function update(options: UpdateOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const folder = openReportFolder(options, invocation)
  if (!folder.ok) return reportUnprepared({ kind: 'error', error: folder.error }, { options, invocation })
  const target = { options, invocation, folder: folder.value }
  const prepared = await prepareUpdate({ surroundings: invocation, root: options.root, words: options.words })
  if (!prepared.ok) return reportUnprepared(prepared.error, target)
  const { moved, run, notAllowed, isUsed } = prepared.value
  if (run === undefined && !options.json) {
    console.out(`${isUsed ? TEXTS.upToDate : TEXTS.none}\n`)
    return EXIT.done
  }
  if (!options.json) for (const one of moved) await showMoved(one, options, invocation)
  if (notAllowed.length > 0) invocation.notice({ kind: 'hint', text: allowAdvice(notAllowed) })
  const refused = await refuseWider(prepared.value, options, invocation)
  if (refused !== undefined) return reportUnprepared({ kind: 'error', error: refused }, target)
  if (run === undefined) return EXIT.done
  return runRecipe('run', options, invocation, run)
}

/** How a recipe and what it may do differ from the version before. */
async function showMoved(
  { from, to, places, before, after, gains }: MovedRecipe,
  { stat }: RunOptions,
  invocation: Invocation,
): Promise<void> {
  const { console } = invocation
  const style = console.outStyle
  const was = from === undefined ? TEXTS.new : commitOf(from)
  const at = places.map(({ file, line, column }) => `${file}:${line}:${column}`).join(', ')
  console.out(`${style.bold(printableLine(nameOf(to)))}  ${was} → ${commitOf(to)}${at === '' ? '' : style.dim(`  ${printableLine(at)}`)}\n`)
  if (gains.length > 0) {
    const lead = from === undefined ? TEXTS.may : style.yellow(TEXTS.mayNow)
    console.out(`  ${lead}:\n${gains.map((gain) => `    ${printableLine(gain)}\n`).join('')}`)
  }
  const change = changeOf(nameOf(to), before?.text, after.text)
  if (change !== undefined) await showChanges([change], { console, places: {}, isStat: stat })
}

function nameOf(text: string): string {
  return text.slice(0, text.lastIndexOf('@'))
}

function commitOf(text: string): string {
  return parseRecipeRef(text)?.commit.slice(0, 12) ?? text
}

function changeOf(name: string, before: string | undefined, after: string): FileChange | undefined {
  const path = parseRepoPath(name)
  if (!path.ok || before === after) return undefined
  const [mode, bytes] = ['100644' as const, Buffer.from(after)]
  if (before === undefined) return { kind: 'create', path: path.value, after: bytes, mode }
  return { kind: 'update', path: path.value, before: Buffer.from(before), after: bytes, mode, modeBefore: mode }
}

/** Permissions are accepted one by one person, never by the approval of a plan alone. */
async function refuseWider(update: PreparedUpdate, options: UpdateOptions, invocation: Invocation): Promise<ToolError | undefined> {
  const { console, signal } = invocation
  const wider = checkWider(update)
  if (wider === undefined || options.acceptPermissions) return undefined
  if (!console.isInteractive || options.json || options.yes) return wider
  const answer = (await console.ask(TEXTS.question, signal))?.trim().toLowerCase()
  if (answer === 'y' || answer === 'yes') return undefined
  return signal.aborted ? ERRORS.cancelled() : wider
}

const ERRORS = {
  cancelled: () => toolError('cancelled', 'The run was cancelled', 'Nothing was changed.'),
}
