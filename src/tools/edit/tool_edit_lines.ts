import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { countLines, deleteLines, insertLines, replaceLines, type TextEdit } from '../../workspace/text/text.ts'
import { dependingOn, previewArgument, type Takes, textArgument } from '../kit/argument-schemas.ts'
import { defineTool, type KnownArguments, type RuleProblem } from '../kit/tool.ts'
import { openTextFile, stageEdit } from './edit-file.ts'

type Operation = 'insert' | 'delete' | 'replace'

interface EditLinesArgs {
  readonly operation: Operation
  readonly line?: number | undefined
  readonly start_line?: number | undefined
  readonly end_line?: number | undefined
  readonly content?: string | undefined
}

/** An operation with exactly the arguments that it takes. */
type Instruction =
  | { readonly operation: 'insert'; readonly first: number; readonly last: number; readonly content: string }
  | { readonly operation: 'delete'; readonly first: number; readonly last: number }
  | { readonly operation: 'replace'; readonly first: number; readonly last: number; readonly content: string }

const BLANK = 'A blank line is the content "\\n".'

const TAKES: Readonly<Record<Operation, Takes>> = {
  insert: { needs: ['line', 'content'], hint: BLANK },
  delete: { needs: ['start_line'], may: ['end_line'] },
  replace: { needs: ['start_line', 'content'], may: ['end_line'], hint: BLANK },
}

const DONE: Readonly<Record<Operation, string>> = { insert: 'Inserted', delete: 'Deleted', replace: 'Replaced' }

const lineNumber = (least: number, description: string) => z.optional(z.int().check(z.gte(least), z.describe(description)))

export const editLines = defineTool({
  name: 'edit_lines',
  summary: 'Insert, delete or replace whole lines of a file by their numbers.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: ['ReadFiles', 'WriteFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path of the file')),
      operation: z.enum(['insert', 'delete', 'replace']).check(z.describe('What to do with the lines')),
      line: lineNumber(0, 'insert: the line to insert after; 0 inserts at the top'),
      start_line: lineNumber(1, 'delete, replace: the first line, from 1'),
      end_line: lineNumber(1, 'delete, replace: the last line, inclusive (default: start_line)'),
      content: z.optional(
        textArgument(
          'insert, replace: the new lines. The final newline is optional, "\\n" is one blank line, and line endings match the file',
        ),
      ),
      preview_only: previewArgument(),
    }),
  outputs: () =>
    z.strictObject({
      total_lines: z.int().check(z.describe('How many lines the file has afterwards')),
      previous_total_lines: z.int().check(z.describe('How many lines the file had')),
    }),
  metadata: ['total_lines', 'previous_total_lines'],
  when: 'Use it when you know the line numbers. To change every occurrence of a text, use replace_in_file.',
  termination:
    'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification. Line numbers change with every edit: read the file again before the next one.',
  examples: [
    { description: 'Insert after line 10', args: { path: 'src/app.py', operation: 'insert', line: 10, content: 'import os\n' } },
    { description: 'Delete lines 5 to 8', args: { path: 'src/app.py', operation: 'delete', start_line: 5, end_line: 8 } },
    {
      description: 'Replace lines 10 to 15, but show the diff first',
      args: { path: 'src/app.py', operation: 'replace', start_line: 10, end_line: 15, content: 'pass\n', preview_only: true },
    },
  ],
  rules: [dependingOn('operation', TAKES), { check: checkOrder }, { check: checkContent }],
  async run(args, context) {
    const instruction = readInstruction(args)
    const file = await openTextFile(args.path, context)
    if (!file.ok) return file
    const { path, text } = file.value
    const before = countLines(text.text)
    const refusal = refuseRange(instruction, before)
    if (refusal !== undefined) return failure(refusal)
    const edit = makeLineEdit(text.text, instruction)
    const changed = await stageEdit(file.value, edit, context)
    if (!changed.ok) return changed
    const after = countLines(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end))
    return succeeded(
      { total_lines: after, previous_total_lines: before },
      changed.value ? describeEdit(path, instruction, after) : `File unchanged: ${path}`,
      { filesAffected: changed.value ? [path] : [] },
    )
  },
})

/** A blank line is content too, but no content is none. */
function checkContent({ operation, content }: KnownArguments): RuleProblem | undefined {
  if (content !== '' || (operation !== 'insert' && operation !== 'replace')) return undefined
  const message = `${operation} needs content that is not empty`
  return { path: ['content'], code: 'invalid_argument', message, suggestion: `${BLANK} Use delete to remove lines.` }
}

function checkOrder({ start_line: first, end_line: last }: KnownArguments): RuleProblem | undefined {
  if (typeof first !== 'number' || typeof last !== 'number' || first <= last) return undefined
  return {
    path: ['end_line'],
    code: 'argument_conflict',
    callCode: 'invalid_range',
    message: `Line range invalid - end_line ${last} is before start_line ${first}`,
    suggestion: 'Use a start_line that is not after end_line.',
  }
}

/** The rules have checked that each operation has what it needs. */
function readInstruction({ operation, line, start_line, end_line, content = '' }: EditLinesArgs): Instruction {
  const first = line ?? start_line ?? 0
  const last = end_line ?? first
  return operation === 'delete' ? { operation, first, last } : { operation, first, last, content }
}

function refuseRange({ operation, first, last }: Instruction, total: number): ToolError | undefined {
  const least = operation === 'insert' ? 0 : 1
  if (last <= total) return undefined
  const valid = total < least ? 'it has no lines' : `valid lines are ${least}-${total}`
  const requested = operation === 'insert' ? `${first}` : `${first}-${last}`
  return ERRORS.invalidRange(total, requested, valid)
}

function makeLineEdit(text: string, instruction: Instruction): TextEdit {
  switch (instruction.operation) {
    case 'insert':
      return insertLines(text, instruction.first, instruction.content)
    case 'delete':
      return deleteLines(text, instruction.first, instruction.last)
    case 'replace':
      return replaceLines(text, instruction, instruction.content)
  }
}

function describeEdit(path: string, instruction: Instruction, total: number): string {
  const { operation, first, last } = instruction
  const range = first === last ? `line ${first}` : `lines ${first}-${last}`
  const what = operation === 'insert' ? `${countOf(countLines(instruction.content), 'line')} after line ${first}` : range
  return `${DONE[operation]} ${what} in ${path} (${countOf(total, 'line')} now)`
}

const ERRORS = {
  invalidRange: (total: number, requested: string, valid: string) =>
    toolError(
      'invalid_range',
      `Line range invalid - file has ${countOf(total, 'line')}, requested ${requested}; ${valid}`,
      total === 0 ? 'Insert at line 0 instead.' : 'Read the file again and use lines that exist.',
    ),
}
