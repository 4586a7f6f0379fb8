import * as z from 'zod/mini'
import type { FileMode } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { applyHunks } from '../../workspace/patch/apply-hunks.ts'
import { type FilePatch, parsePatch } from '../../workspace/patch/parse-patch.ts'
import { checkEncodable, decodeText, encodeFile, isCrlfThroughout, markLength, withLineEnding } from '../../workspace/text/text.ts'
import type { FileContent, Workspace } from '../../workspace/workspace.ts'
import { previewArgument, textArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool, type ToolContext } from '../kit/tool.ts'
import { tooLarge } from './edit-file.ts'
import { checkFree } from './place-file.ts'

interface Patched {
  readonly files_changed: number
  readonly files: string[]
  readonly hunks: number
}

const MAX_FILES_SHOWN = 20
const DONE = { create: 'created', update: 'changed', delete: 'deleted', rename: 'renamed', copy: 'copied' } as const

export const applyPatch = defineTool({
  name: 'apply_patch',
  summary: 'Apply a unified diff to one or more files: exactly as it says, or not at all.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles', 'CreateFiles', 'DeleteFiles'],
  args: () =>
    z.strictObject({
      patch: textArgument(
        "A unified diff as 'git diff' or 'diff -u' write it, with paths from the working directory. It can create, delete, rename and copy text files and change modes. Every hunk must fit at the line that it names",
      ).check(z.minLength(1, 'must not be empty')),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      files_changed: z.int().check(z.describe('How many files the patch changed; a renamed file is one')),
      files: z.array(z.string()).check(z.describe('Paths of these files, as they are now, or as they were when deleted')),
      hunks: z.int().check(z.describe('How many hunks were applied')),
    }),
  metadata: ['files_changed', 'hunks'],
  when: 'Use it for a change that exists as a patch. It does not search for lines that have moved, and a patch that was applied before does not fit a second time: in recipes, prefer replace_in_file, ensure_lines and edit_data.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful patch; terminate=false if it needs verification.',
  examples: [
    {
      description: 'Change a line',
      args: { patch: '--- a/.nvmrc\n+++ b/.nvmrc\n@@ -1 +1 @@\n-22\n+24\n' },
    },
    {
      description: 'Rename a file and change it',
      args: {
        patch:
          'diff --git a/History.md b/CHANGELOG.md\nrename from History.md\nrename to CHANGELOG.md\n--- a/History.md\n+++ b/CHANGELOG.md\n@@ -1,2 +1,2 @@\n-# History\n+# Changelog\n \n',
      },
    },
  ],
  async run(args, context): Promise<ToolResult<Patched>> {
    // Sent with CRLF throughout, these are not part of the lines.
    const patch = isCrlfThroughout(args.patch) ? withLineEnding(args.patch, '\n') : args.patch
    const files = parsePatch(patch)
    if (!files.ok) return files
    const edits: FileEdit[] = []
    for (const file of files.value) {
      const edit = await makeFileEdit(file, context)
      if (!edit.ok) return failure(locate(edit.error, file.at))
      edits.push(edit.value)
    }
    const twice = findTwice(edits)
    if (twice !== undefined) return failure(twice)
    const problem = await stageEdits(edits, context)
    if (problem !== undefined) return failure(problem)
    const paths = edits.map(({ path }): string => path)
    const hunks = files.value.reduce((sum, file) => sum + file.hunks.length, 0)
    const affected = [...new Set(edits.flatMap(({ removed, path }) => [...(removed === undefined ? [] : [removed.path]), path]))]
    return succeeded({ files_changed: paths.length, files: paths, hunks }, describe(edits), { filesAffected: affected })
  },
})

/** What is to be done for one file of a patch. A renamed file is removed and written. */
interface FileEdit {
  readonly kind: FilePatch['kind']
  readonly at: number
  readonly path: RepoPath
  readonly removed: { readonly path: RepoPath; readonly content: FileContent } | undefined
  readonly written: FileContent | undefined
  /** The content that is replaced. */
  readonly before: FileContent | undefined
}

async function makeFileEdit(file: FilePatch, context: ToolContext): Promise<Result<FileEdit, ToolError>> {
  const { kind, at, hunks } = file
  const from = parsePathArgument(file.from)
  if (!from.ok) return from
  const to = parsePathArgument(file.to)
  if (!to.ok) return to
  const mode = file.mode as FileMode | undefined
  if (kind === 'create') {
    const after = patchBytes({ bytes: new Uint8Array(), mode: mode ?? '100644' }, file, to.value, context)
    return after.ok ? success({ kind, at, path: to.value, removed: undefined, written: after.value, before: undefined }) : after
  }
  const before = await readBefore(from.value, context)
  if (!before.ok) return before
  // A file of any kind can be renamed, copied, or change its mode.
  const patched = hunks.length === 0 && kind !== 'delete' ? success(before.value) : patchBytes(before.value, file, from.value, context)
  if (!patched.ok) return patched
  const written = { bytes: patched.value.bytes, mode: mode ?? before.value.mode }
  const removed = { path: from.value, content: before.value }
  switch (kind) {
    case 'delete':
      if (written.bytes.length > 0) return failure(ERRORS.notEmptied(from.value))
      return success({ kind, at, path: from.value, removed, written: undefined, before: undefined })
    case 'rename':
      return success({ kind, at, path: to.value, removed, written, before: undefined })
    case 'copy':
      return success({ kind, at, path: to.value, removed: undefined, written, before: undefined })
    default:
      return success({ kind, at, path: to.value, removed: undefined, written, before: before.value })
  }
}

async function readBefore(path: RepoPath, { workspace, limits }: ToolContext): Promise<Result<FileContent, ToolError>> {
  const entry = await workspace.entry(path)
  if (!entry.ok) return entry
  if (entry.value.size > limits.writeFileBytes) return failure(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes))
  return workspace.read(path)
}

function patchBytes(
  { bytes, mode }: FileContent,
  { hunks }: FilePatch,
  path: RepoPath,
  { limits }: ToolContext,
): Result<FileContent, ToolError> {
  const decoded = decodeText(bytes, path)
  if (!decoded.ok) return decoded
  const { encoding } = decoded.value
  for (const line of hunks.flatMap((hunk) => hunk.lines)) {
    const refusal = line.kind === 'added' ? checkEncodable(line.text, encoding, path) : undefined
    if (refusal !== undefined) return failure(refusal)
  }
  // In a patch, a byte-order mark is a part of the first line.
  const mark = markLength(bytes) > 0 ? '\ufeff' : ''
  const text = applyHunks(mark + decoded.value.text, hunks, path)
  if (!text.ok) return text
  const after = encodeFile({ text: text.value, encoding: encoding === 'single-byte' ? encoding : 'utf8' })
  if (after.length > limits.writeFileBytes) return failure(tooLarge(`File '${path}' after the patch`, after.length, limits.writeFileBytes))
  return success({ bytes: after, mode })
}

/** A path that two parts of the patch take, or that both change. */
function findTwice(edits: readonly FileEdit[]): ToolError | undefined {
  const [taken, changed] = [new Set<RepoPath>(), new Set<RepoPath>()]
  for (const { at, path, removed, written } of edits) {
    const isTwice = (written !== undefined && taken.has(path)) || (removed !== undefined && changed.has(removed.path))
    if (isTwice) return ERRORS.twice(at, path)
    if (written !== undefined) taken.add(path)
    if (removed !== undefined) changed.add(removed.path)
  }
  return undefined
}

/** All of them, or none if one is refused. Removals come first: a new file may take the place of an old one. */
async function stageEdits(edits: readonly FileEdit[], context: ToolContext): Promise<ToolError | undefined> {
  const { workspace } = context
  const undo: (() => Promise<unknown>)[] = []
  const problem = await stageOneByOne()
  if (problem !== undefined) for (const step of undo.reverse()) await step()
  return problem

  async function stageOneByOne(): Promise<ToolError | undefined> {
    for (const { at, removed } of edits) {
      if (removed === undefined) continue
      const { path, content } = removed
      const done = await workspace.remove(path)
      if (!done.ok) return locate(done.error, at)
      undo.push(() => workspace.stage(path, content.bytes, { mode: content.mode }))
    }
    for (const edit of edits) {
      const refusal = edit.written === undefined ? undefined : await write(edit, edit.written, workspace)
      if (refusal !== undefined) return locate(refusal, edit.at)
    }
    return undefined
  }

  async function write({ path, before }: FileEdit, { bytes, mode }: FileContent, to: Workspace): Promise<ToolError | undefined> {
    const taken =
      before === undefined ? await checkFree(path, 'Nothing was changed. The patch may have been applied already.', context) : undefined
    if (taken !== undefined) return taken
    const staged = await to.stage(path, bytes, { mode, ...(before && { from: before }) })
    if (!staged.ok) return staged.error
    undo.push(() => (before === undefined ? to.remove(path) : to.stage(path, before.bytes, { mode: before.mode, from: before })))
    return undefined
  }
}

/** Says where in the patch the problem is, unless the message does so already. */
function locate(error: ToolError, at: number): ToolError {
  return error.message.startsWith('patch:') ? error : { ...error, message: `patch:${at}: ${error.message}` }
}

function describe(edits: readonly FileEdit[]): string {
  const shown = edits.slice(0, MAX_FILES_SHOWN).map(({ kind, path, removed }) => {
    return `\n  ${kind === 'rename' && removed !== undefined ? `${removed.path} → ` : ''}${path} ${DONE[kind]}`
  })
  const more = edits.length > MAX_FILES_SHOWN ? `\n  … and ${edits.length - MAX_FILES_SHOWN} more` : ''
  return `Applied the patch to ${countOf(edits.length, 'file')}:${shown.join('')}${more}`
}

const ERRORS = {
  notEmptied: (path: RepoPath) =>
    toolError(
      'edit_conflict',
      `The patch deletes '${path}', but leaves some of its lines`,
      'Nothing was changed. Make the patch again from the file as it is now.',
    ),
  twice: (at: number, path: RepoPath) =>
    toolError(
      'invalid_arguments',
      `patch:${at}: '${path}' is in the patch a second time`,
      'Nothing was changed. Apply patches that build on each other one after the other.',
    ),
}
