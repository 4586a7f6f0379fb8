import * as fs from 'node:fs'
import * as path from 'node:path'
import { type Approver, NOBODY } from '../engine/approve.ts'
import { runToolCall, type ToolRun } from '../engine/run-tool.ts'
import type { FileChange } from '../model/change.ts'
import { SWITCHES_FILE } from '../model/config.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { Tool, ToolContext } from '../tools/tool.ts'
import type { Console, Invocation } from './console.ts'
import type { OpenFolder } from './open-folder.ts'
import { ProgressLine, withProgress } from './progress.ts'
import { openSession } from './session.ts'
import type { ToolOptions } from './tool-options.ts'
import { approvalsFile } from './user-folders.ts'
import { withParams } from './with-params.ts'

export interface Called {
  readonly run: ToolRun
  readonly root: string
  /** Whether the person saw the change when being asked. */
  readonly wasAsked: boolean
  /** Whether the person saw the warnings then. */
  readonly wasWarned: boolean
}

export interface CallRequest {
  readonly tool: Tool
  readonly options: ToolOptions
  readonly folder: Promise<Result<OpenFolder, ToolError>>
  readonly invocation: Invocation
  /** What the tool gets beside what every tool does. */
  readonly extras?: Pick<ToolContext, 'secrets' | 'usage'>
}

/** Puts a call together from the command line and runs it. */
export async function callTool({ tool, options, folder, invocation, extras }: CallRequest): Promise<Result<Called, ToolError>> {
  const args = await withParams(options, invocation.console)
  if (!args.ok) return args
  const opened = await folder
  if (!opened.ok) return opened
  const off = await whyToolOff(tool.name, opened.value, options.root !== undefined)
  if (off !== undefined) return failure(off)
  const { allowHosts, verbose } = options
  const session = await openSession({ invocation, category: tool.category, opened: opened.value, allowHosts, verbose })
  const mayAsk = tool.effect === 'external' || (tool.effect === 'stage' && options.apply)
  const rules = mayAsk ? (await import('./user-rules.ts')).readUserRules(invocation) : success([])
  if (!rules.ok) return rules

  let progress: ProgressLine | undefined
  let wasAsked = false
  let wasWarned = false
  const { root } = session
  const context = { ...session.context, ...extras }
  try {
    const run = await runToolCall({
      tool,
      args: args.value,
      context,
      rules: rules.value,
      root,
      ...(options.apply && { land: (changes) => land(changes, opened.value, invocation.console) }),
      approver: mayAsk ? await approverFor(options, opened.value, invocation) : NOBODY,
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
    return success({ run, root, wasAsked, wasWarned })
  } finally {
    progress?.end()
  }
}

async function land(changes: readonly FileChange[], opened: OpenFolder, console: Console): Promise<Result<unknown, ToolError>> {
  const [{ landOnDisk }, { landingPlace }] = await Promise.all([import('../engine/landing/land-on-disk.ts'), import('./landing-place.ts')])
  return withProgress(console, 'landing', (progress) => landOnDisk({ ...landingPlace(opened), changes, progress }))
}

async function approverFor(options: ToolOptions, opened: OpenFolder, invocation: Invocation): Promise<Approver> {
  const { consented, terminalApprover } = await import('./approvers.ts')
  if (options.yes) return consented
  const { console, env, signal } = invocation
  if (!console.isInteractive) return NOBODY
  const places = async () => (await import('./protected-places.ts')).protectedPlaces(opened)
  return terminalApprover({ console, root: opened.tree.folder, approvalsFile: approvalsFile(env), signal, places })
}

/**
 * Why a tool that comes with Sous cannot be called in a folder, if it is switched off there, or where its recipes are if nobody
 * named the folder. Nothing is loaded where nothing was ever switched off.
 */
export async function whyToolOff(name: string, { tree }: OpenFolder, isNamed: boolean): Promise<ToolError | undefined> {
  const { folder, repository } = tree
  const places = isNamed || repository === undefined ? [folder] : [folder, repository.workTree]
  if (places.every((place) => !fs.existsSync(path.join(place, SWITCHES_FILE)))) return undefined
  const [{ homeFolder }, { switchedOffIn }] = await Promise.all([import('./home-folder.ts'), import('./switched-off-in.ts')])
  return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name)
}
