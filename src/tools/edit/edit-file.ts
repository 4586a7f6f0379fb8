import type { Edit } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { sizesText } from '../../base/text/wording.ts'
import {
  applyEdits,
  checkEncodable,
  decodeText,
  lengthAfter,
  splitsCharacter,
  type Text,
  type TextEdit,
  toByteEdits,
} from '../../workspace/text/text.ts'
import type { FileContent } from '../../workspace/workspace.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import type { ToolContext } from '../kit/tool.ts'

/** A text file before an edit. */
export interface TextFile {
  readonly path: RepoPath
  readonly content: FileContent
  readonly text: Text
}

/** Reads the whole text file that a call names. */
export async function openTextFile(given: string, context: ToolContext): Promise<Result<TextFile, ToolError>> {
  const path = parsePathArgument(given)
  if (!path.ok) return path
  const content = await readWhole(path.value, context)
  if (!content.ok) return content
  const text = decodeText(content.value.bytes, path.value)
  return text.ok ? success({ path: path.value, content: content.value, text: text.value }) : text
}

/** Reads a file unless it is too large to edit. */
async function readWhole(path: RepoPath, { workspace, limits }: ToolContext): Promise<Result<FileContent, ToolError>> {
  const entry = await workspace.entry(path)
  if (!entry.ok) return entry
  if (entry.value.kind === 'file' && entry.value.size > limits.writeFileBytes)
    return failure(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes))
  return workspace.read(path)
}

/** Encodes the whole content of a file from a call. */
export function encodeContent(content: string, { limits }: Pick<ToolContext, 'limits'>): Result<Uint8Array, ToolError> {
  const bytes = Buffer.from(content, 'utf8')
  return bytes.length > limits.writeFileBytes ? failure(tooLarge('Content', bytes.length, limits.writeFileBytes)) : success(bytes)
}

/** An edit of a text file, computed and ready to stage. */
export interface MadeEdit {
  readonly path: RepoPath
  readonly before: FileContent
  readonly bytes: Uint8Array
  /** Left out, what differs is found by comparing. */
  readonly edits?: readonly Edit[]
}

/**
 * Computes the bytes of a file after edits, or `undefined` if they do not change. `written` is the text from the call: text outside
 * ASCII cannot go into a file that is not UTF-8, or be searched for in it.
 */
export function makeEdit(request: {
  readonly file: TextFile
  readonly edits: readonly TextEdit[]
  readonly written: readonly string[]
  readonly limit: number
}): Result<MadeEdit | undefined, ToolError> {
  const { file, limit } = request
  const { path, content, text } = file
  for (const written of request.written) {
    const refusal = checkEncodable(written, text.encoding, path)
    if (refusal !== undefined) return failure(refusal)
  }
  if (content.bytes.length !== text.text.length && request.edits.some((edit) => splitsCharacter(text.text, edit)))
    return failure(ERRORS.matchesHalf(path))
  const changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement)
  if (changing.length === 0) return success(undefined)
  const edits = toByteEdits(text, content.bytes, changing)
  const length = lengthAfter(content.bytes, edits)
  if (length > limit) return failure(tooLarge(`File '${path}' after the edit`, length, limit))
  return success({ path, before: content, bytes: applyEdits(content.bytes, edits), edits })
}

/** Stages one edit of a file, and returns whether it changes anything. */
export async function stageEdit(file: TextFile, edit: TextEdit, { workspace, limits }: ToolContext): Promise<Result<boolean, ToolError>> {
  const made = makeEdit({ file, edits: [edit], written: [edit.replacement], limit: limits.writeFileBytes })
  if (!made.ok) return made
  if (made.value === undefined) return success(false)
  const { bytes, edits } = made.value
  const staged = await workspace.stage(file.path, bytes, { from: file.content, ...(edits !== undefined && { edits }) })
  return staged.ok ? success(true) : staged
}

export function tooLarge(what: string, size: number, limit: number): ToolError {
  const [is, most] = sizesText(size, limit)
  return ERRORS.tooLarge(what, is, most)
}

const ERRORS = {
  matchesHalf: (path: RepoPath) =>
    toolError(
      'invalid_pattern',
      `The pattern matches half of a character in '${path}'`,
      "Remove needless backslashes such as '\\-', so that the pattern matches whole characters.",
    ),
  tooLarge: (what: string, is: string, most: string) =>
    toolError('too_large', `${what} is too large: ${is}, the limit is ${most}`, 'Work on a smaller file, or split the content.'),
}
