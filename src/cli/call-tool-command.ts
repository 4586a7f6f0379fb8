import * as path from 'node:path'
import { openCall, whyToolOff } from '../app/call-tool.ts'
import type { OpenFolder } from '../app/open-folder.ts'
import { approvalsFile } from '../app/user-files.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { shellWord } from '../base/text/wording.ts'
import { type Approver, CONSENTED, NO_APPROVER } from '../plan/decide.ts'
import type { ToolRun } from '../plan/run-tool.ts'
import { contractForm } from '../report/json/wire-json.ts'
import { printableJson } from '../report/printable.ts'
import {
  renderAnswer,
  renderError,
  renderErrorOutput,
  renderFacts,
  renderOutput,
  renderWarnings,
} from '../report/terminal/terminal-result.ts'
import { withTypedPaths } from '../tools/kit/path-arguments.ts'
import type { Tool } from '../tools/kit/tool.ts'
import type { Console, Invocation } from './invocation.ts'
import { type ToolOptions, withParams } from './options/tool-options.ts'
import { ProgressLine, withProgress } from './terminal/progress-line.ts'

export interface Called {
  readonly run: ToolRun
  readonly root: string
  /** Whether the person saw the change when being asked. */
  readonly wasAsked: boolean
  /** Whether the person saw the warnings then. */
  readonly wasWarned: boolean
}

export interface ToolCommandRequest {
  readonly tool: Tool
  readonly options: ToolOptions
  readonly folder: Promise<Result<OpenFolder, ToolError>>
  readonly invocation: Invocation
}

/** Reads a call from the command line and runs it. */
export async function callToolCommand({ tool, options, folder, invocation }: ToolCommandRequest): Promise<Result<Called, ToolError>> {
  const args = await withParams(options, invocation.console)
  if (!args.ok) return args
  const opened = await folder
  if (!opened.ok) return opened
  const off = await whyToolOff(tool.name, opened.value, options.root !== undefined)
  if (off !== undefined) return failure(off)
  const { apply: applies, allowHosts, verbose } = options
  const { category, effect } = tool
  const call = await openCall({ surroundings: invocation, opened: opened.value, category, effect, applies, allowHosts, verbose })
  if (!call.ok) return call

  let progress: ProgressLine | undefined
  let wasAsked = false
  let wasWarned = false
  try {
    const run = await call.value.run({
      tool,
      args: withTypedPaths(tool, args.value, [opened.value.tree.folder, path.resolve(invocation.folder, options.root ?? '.')]),
      approver: () => approverFor(options, opened.value, invocation),
      whileApplying: (work) => withProgress(invocation.console, 'apply', work),
      emit(event) {
        if (event.kind === 'step_started') progress = new ProgressLine(invocation.console, tool.name)
        if (event.kind === 'progress') progress?.update(event.progress)
        if (event.kind === 'step_finished') progress?.end()
        if (event.kind === 'approval_checked') {
          wasAsked = event.answer !== 'unavailable' && !options.yes
          wasWarned = wasAsked && event.request.warnings !== undefined
        }
      },
    })
    return success({ run, root: call.value.root, wasAsked, wasWarned })
  } finally {
    progress?.end()
  }
}

async function approverFor(options: ToolOptions, opened: OpenFolder, invocation: Invocation): Promise<Approver> {
  if (options.yes) return CONSENTED
  const { console, env, signal } = invocation
  if (!console.isInteractive) return NO_APPROVER
  const { terminalApprover } = await import('./terminal/approvers.ts')
  const places = async () => (await import('../app/apply-saved.ts')).protectedPlaces(opened)
  return terminalApprover({ console, root: opened.tree.folder, approvalsFile: approvalsFile(env), signal, places })
}

export interface ToolReport {
  readonly run: ToolRun
  readonly root: string
  readonly wasAsked: boolean
  readonly wasWarned: boolean
  /** As it was typed. */
  readonly command: readonly string[]
}

/** A call as one JSON document. */
export async function reportJson({ run, command }: ToolReport): Promise<string> {
  const result = run.result.ok ? run.result : { ...run.result, error: withCommand(run.result.error, command) }
  const form = contractForm(run.tool, result, run.durationMs)
  if (run.tool.effect !== 'stage') return `${printableJson(form)}\n`
  if (run.changes.length === 0) return `${printableJson({ ...form, applied: false, changes: [], diff: '' })}\n`
  const [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([
    import('../report/hunk-lines.ts'),
    import('../workspace/patch/render-patch.ts'),
  ])
  const changes = recordChanges(run.changes, await diffChanges(run.changes))
  const diff = await renderTextPatch(run.changes)
  return `${printableJson({ ...form, applied: run.ending === 'applied', changes, diff })}\n`
}

/** A call for people: results to `out`, everything else to `err`. */
export async function reportText({ run, root, command, wasAsked, wasWarned }: ToolReport, console: Console): Promise<void> {
  const { outStyle, errStyle } = console
  const isShowing = run.ending === 'previewed' || (run.ending === 'unapproved' && !wasAsked)
  const summary = run.changes.length === 0 ? '' : await showChanges(run, isShowing, console)
  const { out = '', err = '' } = run.result.printed ?? {}
  if (!wasWarned) console.err(renderWarnings(run.warnings, errStyle))
  if (!run.result.ok) {
    if (out !== '') console.data(renderAnswer(out))
    console.err(renderErrorOutput(err, errStyle))
    console.err(renderError(withCommand(run.result.error, command), errStyle))
    return
  }
  const { result } = run
  if (result.answer !== undefined) {
    console.err(renderOutput(result, errStyle))
    console.data(renderAnswer(result.answer))
    return
  }
  console.out(renderOutput(result, outStyle, run.ending === 'previewed' ? '○' : '✓'))
  if (run.ending === 'previewed') {
    console.out(`\n${summary}\n${outStyle.yellow('Nothing was written.')} Add --apply to apply it.\n`)
    return
  }
  if (out !== '') console.data(renderAnswer(out))
  console.err(renderErrorOutput(err, errStyle))
  // Facts below a listing or a file's content could be mistaken for a part of it.
  const isOneLine = out === '' && !result.output.trimEnd().includes('\n')
  // What a command changed is always shown.
  const isCommand = run.tool.effect === 'external'
  const files = isOneLine || isCommand ? result.filesAffected : []
  const label = isCommand ? 'Changed' : 'Location'
  const facts = renderFacts(files, { root, label, durationMs: run.durationMs, style: isOneLine ? outStyle : errStyle })
  if (isOneLine) console.out(facts)
  else console.err(facts)
}

async function showChanges(run: ToolRun, isShowing: boolean, console: Console): Promise<string> {
  if (!isShowing) return ''
  const [{ diffChanges, recordChanges, summarizeChanges }, { diffParts }] = await Promise.all([
    import('../report/hunk-lines.ts'),
    import('../report/terminal/terminal-diff.ts'),
  ])
  const diffs = await diffChanges(run.changes)
  for (const part of diffParts({ changes: run.changes, diffs }, console.outStyle)) console.out(`${part}\n`)
  return summarizeChanges(recordChanges(run.changes, diffs))
}

/** Where no person can be asked, the command that needs no answer. */
export function withCommand<E extends ToolError>(error: E, command: readonly string[]): E {
  if (error.code !== 'approval_needed') return error
  const isTyped = command.at(command.indexOf('--params') + 1) === '-'
  const again = isTyped ? ' (with the same standard input)' : ''
  return { ...error, suggestion: `To approve it without a question: ${[...command, '--yes'].map(shellWord).join(' ')}${again}` }
}
