import type { ToolRun } from '../engine/run-tool.ts'
import { shellWord } from '../model/shell-word.ts'
import type { ToolError } from '../model/tool-error.ts'
import { printableJson } from '../report/printable.ts'
import { renderAnswer, renderError, renderErrorOutput, renderFacts, renderOutput, renderWarnings } from '../report/terminal-result.ts'
import { contractForm } from '../report/wire-json.ts'
import type { Console } from './console.ts'

export interface ToolReport {
  readonly run: ToolRun
  readonly root: string
  readonly wasAsked: boolean
  readonly wasWarned: boolean
  /** As it was typed. */
  readonly command: readonly string[]
}

/** The one JSON document of a call. */
export async function reportJson({ run, command }: ToolReport): Promise<string> {
  const result = run.result.ok ? run.result : { ...run.result, error: withCommand(run.result.error, command) }
  const form = contractForm(run.tool, result, run.durationMs)
  if (run.tool.effect !== 'stage') return `${printableJson(form)}\n`
  if (run.changes.length === 0) return `${printableJson({ ...form, landed: false, changes: [], diff: '' })}\n`
  const [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([
    import('../report/change-summary.ts'),
    import('../workspace/patch/render-patch.ts'),
  ])
  const changes = recordChanges(run.changes, await diffChanges(run.changes))
  const diff = await renderTextPatch(run.changes)
  return `${printableJson({ ...form, landed: run.ending === 'landed', changes, diff })}\n`
}

/** A call for people to read: results to `out`, all else to `err`. */
export async function reportText({ run, root, command, wasAsked, wasWarned }: ToolReport, console: Console): Promise<void> {
  const { outStyle, errStyle } = console
  const isShowing = run.ending === 'previewed' || (run.ending === 'unapproved' && !wasAsked)
  const summary = run.changes.length === 0 ? '' : await showChanges(run, isShowing, console)
  const { out = '', err = '' } = run.result.printed ?? {}
  if (!wasWarned) console.err(renderWarnings(run.warnings, errStyle))
  if (!run.result.ok) {
    if (out !== '') console.out(renderAnswer(out))
    console.err(renderErrorOutput(err, errStyle))
    console.err(renderError(withCommand(run.result.error, command), errStyle))
    return
  }
  const { result } = run
  if (result.answer !== undefined) {
    console.err(renderOutput(result, errStyle))
    console.out(renderAnswer(result.answer))
    return
  }
  console.out(renderOutput(result, outStyle, run.ending === 'previewed' ? '○' : '✓'))
  if (run.ending === 'previewed') {
    console.out(`\n${summary}\n${outStyle.yellow('Nothing was written.')} Add --apply to land this.\n`)
    return
  }
  if (out !== '') console.out(renderAnswer(out))
  console.err(renderErrorOutput(err, errStyle))
  // Below a listing or a file's content, the facts must not be taken for a part of it.
  const isOneLine = out === '' && !result.output.trimEnd().includes('\n')
  // But what a command changed is told whatever it printed.
  const isCommand = run.tool.effect === 'external'
  const files = isOneLine || isCommand ? result.filesAffected : []
  const label = isCommand ? 'Changed' : 'Location'
  const facts = renderFacts(files, { root, label, durationMs: run.durationMs, style: isOneLine ? outStyle : errStyle })
  if (isOneLine) console.out(facts)
  else console.err(facts)
}

async function showChanges(run: ToolRun, isShowing: boolean, console: Console): Promise<string> {
  if (!isShowing) return ''
  const [{ diffChanges, recordChanges, summarizeChanges }, { renderDiff }] = await Promise.all([
    import('../report/change-summary.ts'),
    import('../report/terminal-diff.ts'),
  ])
  const diffs = await diffChanges(run.changes)
  console.out(`${renderDiff({ changes: run.changes, diffs }, console.outStyle)}\n`)
  return summarizeChanges(recordChanges(run.changes, diffs))
}

/** Nobody could be asked: say what to type so that nobody needs to be. */
export function withCommand<E extends ToolError>(error: E, command: readonly string[]): E {
  if (error.code !== 'approval_needed') return error
  const isTyped = command.at(command.indexOf('--params') + 1) === '-'
  const again = isTyped ? ', with the same on standard input' : ''
  return { ...error, suggestion: `To approve it beforehand: ${[...command, '--yes'].map(shellWord).join(' ')}${again}` }
}
